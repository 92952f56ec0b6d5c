#!/usr/bin/env python3
"""The same games replayed and ruled on by Caipan and by two peers, beside each other.

    cargo build --release -p caipan
    python3 benches/peers/xiangqi.py target/release/caipan [GAMES]

Peers, each passed over when it is not installed: pyffish (Fairy-Stockfish), cchess.
The figure is processor time, start of the program included, the best of three runs.
The peers answer less: pyffish says whether the game may end by repetition under its one
set of rules, cchess only whether each move is legal. Caipan labels and proves every cycle.
"""
import importlib.util
import json
import os
import random
import resource
import subprocess
import sys
import tempfile

PLIES = 120
START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"

PYFFISH = """
import json, sys
import pyffish
for line in open(sys.argv[1]):
    game = json.loads(line)
    moves = [m[0] + str(int(m[1]) + 1) + m[2] + str(int(m[3]) + 1) for m in game["moves"]]
    pyffish.is_optional_game_end("xiangqi", game["fen"], moves)
"""

CCHESS = """
import json, sys
import cchess
for line in open(sys.argv[1]):
    game = json.loads(line)
    board = cchess.ChessBoard(game["fen"])
    for m in game["moves"]:
        if not board.is_valid_iccs_move(m) or board.move_iccs(m) is None:
            sys.exit("refused " + m)
        board.next_turn()
"""


def games(count):
    """Random legal games, always the same, made by the peer that lists legal moves."""
    import pyffish

    chance = random.Random(1959)
    for number in range(count):
        moves = []
        while len(moves) < PLIES:
            legal = sorted(pyffish.legal_moves("xiangqi", pyffish.start_fen("xiangqi"), moves))
            if not legal:
                break
            moves.append(chance.choice(legal))
        yield {"id": number, "rules": "xiangqi-1959", "fen": START, "moves": [points(m) for m in moves]}


def points(move):
    """Ranks from 1 to ranks from 0."""
    letters = [at for at, c in enumerate(move) if c.isalpha()]
    first, second = move[: letters[1]], move[letters[1] :]
    return "".join(part[0] + str(int(part[1:]) - 1) for part in (first, second))


def measure(command):
    """The least processor seconds of three runs; None when the command fails."""
    best = None
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode != 0:
            print(done.stderr.decode(errors="replace").strip()[-300:], file=sys.stderr)
            return None
        spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
        best = spent if best is None else min(best, spent)
    return best


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if importlib.util.find_spec("pyffish") is None:
        print("skipped: pyffish, which makes the games, is not installed")
        return
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games.jsonl")
        with open(path, "w") as out:
            for game in games(count):
                out.write(json.dumps(game) + "\n")
        rows = [("caipan judge --batch", [os.path.abspath(sys.argv[1]), "judge", "--batch", path])]
        for name, code in (("pyffish", PYFFISH), ("cchess", CCHESS)):
            if importlib.util.find_spec(name) is None:
                print(f"skipped: {name} is not installed")
            else:
                rows.append((name, [sys.executable, "-c", code, path]))
        for name, command in rows:
            spent = measure(command)
            speed = "failed" if spent is None else f"{spent:7.3f} s  {count / max(spent, 1e-3):9.0f} games/s"
            print(f"{name:22} {speed}")


if __name__ == "__main__":
    main()
