#!/usr/bin/env python3
"""Claims and occurrences by Caipan and by python-chess on the same real games, game by game.

    cargo build --release -p caipan
    python3 benches/peers/chess_claims.py target/release/caipan FOLDER_OR_PGN...

Compared are, for each game: every claim that was open (after which ply, threefold or fifty moves, on the board
or by which announced move) and the first ply at which a position had stood three times. Caipan is asked under the
Laws of 1993, which let play go on after a fifth occurrence; python-chess replays by `crates/cli/tests/peers/python_chess.py`.
Games with moves that python-chess finds illegal are counted and left out: it stops reading there, Caipan goes on.
Exit code 1 where anything differs.
"""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PEER = os.path.join(HERE, "..", "..", "crates", "cli", "tests", "peers", "python_chess.py")


def files(arguments):
    """The PGN files named, and those in the folders named; one file of each name."""
    found = {}
    for argument in arguments:
        if os.path.isdir(argument):
            for folder, _, names in sorted(os.walk(argument)):
                for name in sorted(names):
                    if name.endswith(".pgn"):
                        found.setdefault(name, os.path.join(folder, name))
        else:
            found.setdefault(os.path.basename(argument), argument)
    return list(found.values())


def plain(san):
    return san.rstrip("+#") if san else None


def peer(paths):
    run = subprocess.run([sys.executable, PEER, *paths], capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stderr)
    said, broken = {}, 0
    for row in map(json.loads, run.stdout.splitlines()):
        if row["errors"]:
            broken += 1
            continue
        claims = {(ply, kind, plain(move)) for ply, kind, move in row["claims"]}
        said[row["file"], row["number"]] = (claims, row["third"])
    return said, broken


def caipan(program, paths):
    run = subprocess.run(
        [program, "judge", "--rules", "fide-1993", "--json", *paths], capture_output=True, text=True
    )
    if run.returncode not in (0, 2):
        sys.exit(run.stderr)
    said = {}
    for row in map(json.loads, run.stdout.splitlines()):
        if "ruling" not in row:
            continue
        ruling = row["ruling"]
        claims = {(c["ply"], c["claim"], plain(c["move"])) for c in ruling["claims"]}
        third = next((mark["ply"] for mark in ruling["repeated"] if mark["times"] == 3), None)
        said[os.path.basename(row["file"]), row["number"]] = (claims, third)
    return said


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    import chess

    program, paths = sys.argv[1], files(sys.argv[2:])
    theirs, broken = peer(paths)
    ours = caipan(program, paths)
    # A comment before the first tag is a game of its own to python-chess; it has no claims.
    alone = [game for game, said in theirs.items() if game not in ours and said == (set(), None)]
    for game in alone:
        del theirs[game]
    differ = {game: (said, ours.get(game)) for game, said in theirs.items() if ours.get(game) != said}
    claims = sum(len(said[0]) for said in theirs.values())
    third = sum(said[1] is not None for said in theirs.values())
    print(f"{len(paths)} files, {len(theirs)} games compared with python-chess {chess.__version__}")
    print(f"{broken} games with moves illegal to python-chess left out")
    print(f"{len(alone)} games without claims that python-chess alone counts as games")
    print(f"{claims} open claims, {third} games with a third occurrence")
    print(f"{len(differ)} games differ")
    for game, (said, own) in sorted(differ.items())[:20]:
        own = own or (set(), None)
        print(game, "python-chess alone:", sorted(said[0] - own[0], key=str),
              "caipan alone:", sorted(own[0] - said[0], key=str), "third:", said[1], own[1])
    sys.exit(bool(differ))


if __name__ == "__main__":
    main()
