#!/usr/bin/env python3
"""Every xiangqi case with a cycle ruled on by Caipan and by pyffish, beside the ruling its source gives.

    cargo build --release -p caipan
    pip install pyffish
    python3 benches/peers/repetition.py target/release/caipan > docs/peers.md

Each is asked after the prefix and three rounds of the cycle. pyffish (Fairy-Stockfish) has one set of rules for
repetition, after the Asian ones, and no notion of a book; under the other books the table says how far that set reaches.
"""
import json
import pathlib
import re
import subprocess
import sys

import pyffish

ROOT = pathlib.Path(__file__).resolve().parents[2]
BOOKS = ["axf", "cxa-2020", "xiangqi-1999", "xiangqi-1959"]
HEAD = """# Peers: repetition in xiangqi

Every case under `cases/` that has a cycle, ruled on by Caipan and by pyffish {version} (Fairy-Stockfish), beside the ruling of the case's source.
Made by `python3 benches/peers/repetition.py target/release/caipan > docs/peers.md`.

pyffish is asked with `is_optional_game_end` after three rounds. It has one set of rules, after the Asian ones: what it says under a
Chinese book shows how far that set reaches, not that it claims to know the book. It gives a result without labels or proof, and
needs both generals on the board. The cases are tests of Caipan, so its own column has to be whole; the comparison is in the others. The classes: *printed*, a figure or example of the book; *high*, *medium-high* and *medium*, how sure it is that the
position is the diagram of the Asian text (see the notes of each case); *twin*, a figure of 1999 whose position is that of the same moves in 2020; *our reading*, no source but our own interpretation.
"""


def cases(book):
    for path in sorted((ROOT / "cases" / book).rglob("*.case")):
        text = path.read_text()
        moves = re.search(r"^moves (.*)\|(.*)$", text, re.M)
        fen = re.search(r"^fen (.*)$", text, re.M)
        if not moves or not fen or not moves[2].split():
            continue
        field = lambda name, part=text: (re.search(rf"^{name}: (.*)$", part, re.M) or [None, None])[1]
        ruling = text.split(f"--- ruling {book}", 1)[1]
        yield {
            "name": path.relative_to(ROOT / "cases").as_posix(),
            "title": field("title"),
            "rule": (field("rule") or "").removeprefix(book + " "),
            "class": sureness(text, field("source") or ""),
            "fen": fen[1],
            "moves": moves[1].split() + 3 * moves[2].split(),
            "text": verdict(field("outcome", ruling), field("must_vary", ruling)),
        }


def sureness(text, source):
    stated = re.search(r"^note: confidence (.*)$", text, re.M)
    if stated:
        return stated[1]
    if source.startswith("our reading"):
        return "our reading"
    return "twin" if "the figure itself was not seen" in text else "printed"


def verdict(outcome, must_vary=None):
    if must_vary:
        return must_vary + " must vary"
    loser = {"red_wins": "black", "black_wins": "red"}.get(outcome)
    return loser + " must vary" if loser else {"draw": "draw"}.get(outcome, "left to the arbiter")


def by_caipan(program, book, asked):
    lines = "".join(
        json.dumps({"id": at, "rules": book, "fen": case["fen"], "moves": case["moves"]}) + "\n"
        for at, case in enumerate(asked)
    )
    done = subprocess.run([program, "judge", "--batch"], input=lines, stdout=subprocess.PIPE, text=True)
    for line in done.stdout.splitlines():
        ruling = json.loads(line)["ruling"]
        yield verdict(ruling["outcome"], ruling["must_vary"])


def by_pyffish(case):
    board, turn = case["fen"].split()[:2]
    if not ("k" in board and "K" in board):
        return "cannot be asked"
    point = lambda m: m[0] + str(int(m[1]) + 1)
    moves = [point(m) + point(m[2:]) for m in case["moves"]]
    ends, score = pyffish.is_optional_game_end("xiangqi", f"{board} {turn} - - 0 1", moves)
    if not ends:
        return "goes on"
    if score == 0:
        return "draw"
    # The score is that of the side to move.
    to_move, other = ("red", "black") if (turn == "w") == (len(moves) % 2 == 0) else ("black", "red")
    return (other if score > 0 else to_move) + " must vary"


def who(ours, theirs, text):
    follow = [name for name, says in (("Caipan", ours), ("pyffish", theirs)) if says == text]
    return "both" if len(follow) == 2 else follow[0] if follow else "neither"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(HEAD.format(version=".".join(map(str, pyffish.version()))))
    print("| book | class | cases | Caipan with the text | pyffish with the text | both agree | differ |")
    print("|---|---|---:|---:|---:|---:|---:|")
    differing = []
    for book in BOOKS:
        asked = list(cases(book))
        rows = {}
        for case, ours in zip(asked, by_caipan(sys.argv[1], book, asked), strict=True):
            theirs = by_pyffish(case)
            row = rows.setdefault(case["class"], [0] * 5)
            for at, holds in enumerate(
                [True, ours == case["text"], theirs == case["text"], ours == theirs, ours != theirs]
            ):
                row[at] += holds
            if ours != theirs or ours != case["text"]:
                differing.append((book, case, theirs, ours, who(ours, theirs, case["text"])))
        for name, row in sorted(rows.items()):
            print(f"| `{book}` | {name} | " + " | ".join(map(str, row)) + " |")
    print("\n## Where they differ\n")
    print("| case | pyffish | Caipan | the text | follows the text | what happens |")
    print("|---|---|---|---|---|---|")
    for book, case, theirs, ours, follows in differing:
        link = f"[{book} {case['rule']}](../cases/{case['name']})"
        print(f"| {link} | {theirs} | {ours} | {case['text']} | {follows} | {case['title']} |")


if __name__ == "__main__":
    main()
