"""Draw claims and occurrences as python-chess sees them: one JSON line a game of the PGN files named.

{"file", "number", "errors", "plies", "claims": [[ply, kind, move or null], ...], "third": ply or null}

A claim is open after `ply` for the player to move, on the board or by announcing a move that is no capture and no
pawn move. Positions are told apart by the key python-chess uses for repetition.
"""
import collections
import json
import os
import sys

import chess.pgn


def claims_at(board, ply, stood):
    if board.is_checkmate() or board.is_stalemate():
        return []
    found = []
    if stood[board._transposition_key()] >= 3:
        found.append([ply, "threefold", None])
    if board.halfmove_clock >= 100:
        found.append([ply, "fifty", None])
    fifty_next = board.halfmove_clock == 99
    if not fifty_next and max(stood.values()) < 2:
        return found
    for move in list(board.legal_moves):
        if board.is_zeroing(move):
            continue
        san = board.san(move)
        board.push(move)
        if stood[board._transposition_key()] >= 2:
            found.append([ply, "threefold", san])
        if fifty_next:
            found.append([ply, "fifty", san])
        board.pop()
    return found


def review(game):
    board = game.board()
    stood = collections.Counter([board._transposition_key()])
    claims = claims_at(board, 0, stood)
    third = None
    ply = 0
    for move in game.mainline_moves():
        if board.is_zeroing(move):
            stood.clear()
        board.push(move)
        ply += 1
        key = board._transposition_key()
        stood[key] += 1
        if stood[key] == 3 and third is None:
            third = ply
        claims += claims_at(board, ply, stood)
        if board.is_checkmate() or board.is_stalemate():
            break
    return ply, claims, third


def main():
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8", errors="replace") as handle:
            number = 0
            while (game := chess.pgn.read_game(handle)) is not None:
                number += 1
                plies, claims, third = review(game)
                row = {"file": os.path.basename(path), "number": number, "plies": plies}
                row["errors"] = len(game.errors)
                row["claims"], row["third"] = claims, third
                print(json.dumps(row))


if __name__ == "__main__":
    main()
