### Faults of positions, events and orders.

## Positions of xiangqi (FEN)

fen-empty = found nothing, expected a board of 10 rows
fen-row-width = rank { $rank }: found { $found } files, expected 9
fen-row-count = found { $found } rows, expected 10
fen-unknown-letter = rank { $rank }: unknown piece letter { QUOTE($found) } at offset { $offset }
fen-unknown-side = side to move: found { QUOTE($found) } at offset { $offset }, expected w or b
fen-irregular = not the strict form: { $forgiven }
fen-forgiven = { $what } at offset { $offset }
fen-byte-order-mark = a byte order mark
fen-blanks = unusual blanks
fen-letter = the piece letter { QUOTE($letter) }
fen-adjacent-counts = two counts of empty points in a row
fen-flat-board = a board of ninety characters
fen-side-letter = the side written as { QUOTE($letter) }
fen-missing-side = no side to move, red is taken,
fen-lost-blanks = lost blanks
fen-missing-unused-fields = the unused fields left out
fen-missing-counters = missing counters
fen-unreadable-counter = an unreadable counter
fen-move-number-zero = move number 0
fen-trailing-text = further text

## How pieces stand

setup-missing-general = { $side } has no general
setup-several-generals = { $side } has more than one general
setup-too-many = { $side } has too many pieces of kind { $kind }
setup-impossible-square = a { $side } { $kind } can never stand on { $square }
setup-too-many-pieces = { $side } has more than sixteen pieces
setup-doubled-soldiers = a { $side } soldier on { $square } stands before another on its own half
setup-generals-facing = the generals face each other on an open file
setup-opponent-in-check = the side that is not to move stands in check
setup-red = red
setup-black = black

## Positions of chess (FEN)

chess-fen-syntax = { $what } in { QUOTE($text) }
chess-fen-invalid = invalid fen
chess-fen-board = invalid board part in fen
chess-fen-pocket = invalid pocket in fen
chess-fen-turn = invalid turn part in fen
chess-fen-castling = invalid castling part in fen
chess-fen-ep-square = invalid ep square in fen
chess-fen-remaining-checks = invalid remaining checks in fen
chess-fen-halfmove-clock = invalid halfmove clock in fen
chess-fen-fullmoves = invalid fullmove part in fen
chess-fen-unplayable = not a playable position: { $faults }
chess-missing-king = a side has no king
chess-too-many-kings = a side has more than one king
chess-pawn-on-back-rank = a pawn stands on the first or the last rank
chess-opposite-check = the side that is not to move stands in check

## Events

event-duplicate-player = player number { $player } is used twice
event-player-zero = player number 0 is not allowed; numbers start at 1
event-no-entry = player { $player } has results but no entry
event-unknown-opponent = player { $player } meets { $opponent } in round { $round }, but { $opponent } is not entered
event-own-opponent = player { $player } meets himself in round { $round }
event-one-sided = player { $player } meets { $opponent } in round { $round }, but the entry of { $opponent } says otherwise
event-same-color = players { $player } and { $opponent } have the same colour in round { $round }
event-contradiction = the results of players { $player } and { $opponent } in round { $round } contradict each other
withdrawal-not-entered = player { $player } is not entered
withdrawal-already-gone = player { $player } has withdrawn already
withdrawal-too-many-games = player { $player } has played { $played } games, but only { $due } were due
withdrawal-has-begun = play has begun; expected a withdrawal before the first round
withdrawal-build = the event does not fit together: { $fault }

## Orders

code-unknown = found tie-break `{ $found }`, expected a code such as BH/C1, DE, SB or KS/L+1
code-modifier = found `/{ $modifier }` after `{ $code }`, expected { $expected }
code-number-cut = a number, as in /C1
code-number-median = a number, as in /M1
code-limit = per cent or half points, as in /L60 or /L+1
code-divisor = a divisor, as in /K3
code-letter = one of C, M, P, F, L, K and R
code-score = found `:{ $found }`, expected `:MP` or `:GP`
code-not-in-edition = tie-break `{ $code }` is not in the rules of { $edition }
order-step = step { $position }: { $fault }
order-empty = found no tie-break, expected a list such as PTS,DE,SB or the name of an order

## Rulebooks and time controls

document-unknown = no rulebook `{ $found }`; known are { $known }
document-unknown-nearest = no rulebook `{ $found }`; known are { $known }; did you mean `{ $nearest }`?
edition-unknown = found rules { QUOTE($found) }, expected fide-1993 or fide-2023
control-empty = no period, expected at least one
control-not-last = period { $period } is for the rest of the game, expected no period after it
control-nothing = period { $period } gives no time or asks for no moves
