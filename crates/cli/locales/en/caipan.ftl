# The program's own texts in English. The same names stand in zh.ftl; a test compares them.

heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-examples = Examples:
own-failure = internal failure, please report it: { $what }

cmd-caipan = Caipan (裁判): rules on chess and xiangqi games by a named edition of the rules, with articles and proof.
cmd-caipan-examples =
    Exit codes:
      0  ruled
      1  ruled, with findings that need a person (only under --strict)
      2  input that cannot be read
      3  a failure of this program
    `caipan COMMAND --help` shows examples of each command.
arg-caipan-lang = Language of all output: zh or en [default: by LC_ALL, LC_MESSAGES, LANG]
arg-caipan-help = Print help
arg-caipan-version = Print the version

cmd-perft = Count the legal move sequences of a given length
cmd-perft-examples =
    {"  "}caipan perft 3
    {"  "}caipan perft --divide --stats 5
    {"  "}caipan perft --fen "4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1" 4
arg-perft-fen = The position as FEN; the usual start if left out
arg-perft-chess = The usual start of chess
arg-perft-divide = Print the count of each first move too
arg-perft-stats = Print the time taken and the sequences counted a second
arg-perft-depth = How many plies

cmd-judge = Rule on game records
cmd-judge-long =
    Reads records in any known format, rules on the main line of each game, and prints the verdict, the
    cycle move by move, the articles and what was odd in the input. Without --rules a xiangqi record is
    ruled on under the book of every federation, side by side; the rules of programs and sites only if named.

    With --batch it reads JSON lines {"{"}"id","rules","fen","moves":["h2e2",…]{"}"} and writes one line
    {"{"}"id","ruling"{"}"} or {"{"}"id","error"{"}"} for each, in the same order.
cmd-judge-examples =
    {"  "}caipan judge examples/xiangqi-1959.dhtmlxq
    {"  "}caipan judge --rules xiangqi-1959 --lang zh game.pgn
    {"  "}caipan judge --json --strict games/*.pgn > rulings.jsonl
    {"  "}cat game.pgn | caipan judge -
    {"  "}caipan judge --batch < games.jsonl > rulings.jsonl
arg-judge-rules = Rulebook, such as xiangqi-1959; may be given several times (see `caipan rules`)
arg-judge-json = One JSON line a game and book (see docs/ruling.md)
arg-judge-ordered = What stands for an order to vary that the record does not hold: nothing (recorded), or the warning (automatically), as on servers
arg-judge-strict = Exit with 1 if there is something a person must look at
arg-judge-batch = JSON lines in, JSON lines out
arg-judge-threads = How many games are ruled on at a time; by default one a core
arg-judge-notation_language = Language of the piece letters in chess moves, such as de, fr or ru; found by itself where only one fits
arg-judge-encoding = Encoding of the text, such as GB18030, windows-1251 or IBM866; guessed if left out
arg-judge-files = Record files; - for standard input

input-missing = no such file
found-xiangqi = these are games of xiangqi, and no rulebook of xiangqi was named; name one, for instance --rules cxa-2020
found-chess = these are games of chess, and no rulebook of chess was named; name one, for instance --rules fide-2023
input-directory = is a directory, expected a file
input-empty = the input is empty, expected a game record
input-binary = found byte { $value }, expected text or a game record (XQF, CBR, CBL)
input-refused = { $format } files are not read: no real file was at hand to check a reader against; convert it to XQF, PGN or DhtmlXQ with the program it comes from
input-refused-che = CHE files are not read: writers count files from the left or from the right, and both readings are legal for ever; convert it to XQF, PGN or DhtmlXQ with the program it comes from
input-no-record = found { $found }, expected a game record of chess or xiangqi (PGN, a FEN with moves, EPD, a table of games, DhtmlXQ, WXF, JSON, XQF, CBR, CBL or CBF)
input-none-readable = { $format }: { $reason }
place = line { $line }, column { $column }:{" "}
place-byte = byte { $byte }:{" "}

unknown-rulebook = no rulebook `{ $found }`; known are { $known }
unknown-rulebook-nearest = no rulebook `{ $found }`; did you mean `{ $nearest }`? known are { $known }
rulebook-without-judge = { $id } cannot rule on games yet
rulebook-of-chess = { $id } is a rulebook of chess, the records here are xiangqi

game-number = game { $number }
and-presses = { $move } and presses the clock
clock-left = {", "}{ $left } left
under = under { $id }: { $title }
nothing-to-rule = Nothing to rule: the moves do not end the game
not-ruled = Not ruled on: no game can be played from this start
after-ply = after ply { $ply }
list-separator = {" · "}
decisions = Decisions open to the arbiter:
readings = Readings:
held-by = held by: { $holders }
grounds = Grounds:
ground-interpretation = read by interpretation { $number }: { $title }
cycle = The cycle:
cycle-completed = + added to complete the cycle; not in the record
by-rules = by { $rules }
and = {" and "}
label-weight = { " " }({ $weight })
attack-check = check by { $attackers }
attack-kill =
    { $checks ->
        [1] { $attackers } threatens mate in one
       *[other] { $attackers } threatens mate by a run of { $checks } checks
    }
attack-chase =
    { $count ->
        [1] { $attackers } chases { $victim } ({ $manner })
       *[other] { $attackers } chase { $victim } ({ $manner })
    }
and-rules = {"; "}
attack-more = ; in { $count ->
        [one] one more way
       *[other] { $count } more ways
    }
and-manner = {", "}
attack-line = : { $line }
attack-excused = ; not counted: { $rule }
warning = Warning due (after ply { $plies }): { $verdict }
and-plies = {", "}
finding = Found:{" "}
remarks = Remarks on the input:

tally = { $file }: { $games } games: { $kinds }
tally-separator = {", "}
tally-red-wins = Red wins { $count }
tally-black-wins = Black wins { $count }
tally-draw = drawn { $count }
tally-must-vary = one side must vary { $count }
tally-drawn-if-no-one-varies = drawn if neither varies { $count }
tally-arbiter = the arbiter decides { $count }
tally-nothing = nothing to rule { $count }
tally-refused = not ruled on { $count }
tally-person = for a person to look at { $count }

cmd-show = Show a position of a record as text or as a picture
cmd-show-long =
    Shows the end of the main line, or the position after --ply moves. Each edge of the board is numbered as
    the side sitting there counts its files.
cmd-show-examples =
    {"  "}caipan show examples/xiangqi-1959.dhtmlxq --game 2 --ply 1
    {"  "}caipan show game.pgn --svg board.svg --pieces traditional
    {"  "}caipan show --fen "4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1" --pieces latin --flip
arg-show-file = A record; - for standard input
arg-show-fen = A position as FEN instead of a record
arg-show-game = Which game of the file, from 1
arg-show-ply = After how many plies; 0 is the start [default: the last]
arg-show-svg = Write an SVG picture to this file instead; - for standard output
arg-show-pieces = Signs of the pieces: chinese, traditional or latin [default: chinese]
arg-show-flip = Black below
arg-show-notation_language = Language of the piece letters in chess moves, such as de, fr or ru
arg-show-encoding = Encoding of the text; guessed if left out

show-position = Position
show-no-such-game = { $file }: found { $found } games, expected at least { $asked }
show-no-such-ply = { $file }: found { $found } plies on the main line, expected at least { $asked }
show-game-of = game { $number } of { $of }
show-after = after ply { $ply }, { $move }
show-red-to-move = Red to move
show-white-to-move = White to move
show-black-to-move = Black to move
show-sides-chinese = (Red) [Black] ＊ left by the last move
show-sides-latin = RED black * left by the last move

cmd-rules = The law: rulebooks, clauses, differences, and what carries out each clause
cmd-rules-long =
    Without arguments it lists the rulebooks; with an id it prints the whole book; with an id and a number or
    name, one clause with its parameters, notes, the code that carries it out and the cases that show it.
    `diff` lines up two rulebooks of one game. `coverage` tells what carries out each clause and what shows it.
cmd-rules-examples =
    {"  "}caipan rules
    {"  "}caipan rules xiangqi-1959
    {"  "}caipan rules xiangqi-1959 A.1
    {"  "}caipan rules fide-1993 stalemate --lang zh
    {"  "}caipan rules diff fide-1993 fide-2023
    {"  "}caipan rules coverage fide-1993 --strict
arg-rules-words = A rulebook and perhaps the number or name of a clause; `diff A B`; `coverage` and perhaps a rulebook
arg-rules-json = JSON, always in both languages
arg-rules-strict = With coverage: exit with 1 if a clause is not carried out yet
rules-usage = expected nothing, a rulebook, a rulebook and a clause, `diff A B`, or `coverage` with at most one rulebook
rules-diff-usage = expected `caipan rules diff A B` with two rulebooks (see `caipan rules`)
rules-diff-games = { $a } and { $b } are of different games, expected two rulebooks of one game
unknown-rule = { $id } has no clause `{ $found }`; `caipan rules { $id }` lists all
unknown-rule-nearest = { $id } has no clause `{ $found }`; did you mean { $nearest }? `caipan rules { $id }` lists all
rules-count = { $count } clauses
rules-more = `caipan rules ID` prints a book, `caipan rules ID NUMBER` a clause, `caipan rules diff A B` what differs, `caipan rules coverage` what carries out each clause.
rules-edition = In force or printed:{" "}
rules-source = Source:{" "}
rules-extent = What is known:{" "}
rules-checked = Checked:{" "}
rules-interpretations = Interpretations
rules-parameters = Numbers and choices
rules-name = Name:{" "}
rules-mode = Takes effect:{" "}
rules-decided-by = Decided by:{" "}
rules-by-people = Done by people:{" "}
rules-code = Carried out in:{" "}
rules-cases = Shown by:{" "}
rules-none = —
rules-not-yet = not yet
rules-question = Question:{" "}
rules-reading = Reading:{" "}
rules-choice = Choice:{" "}
rules-why = Why:{" "}
rules-diff-equal = Numbers and choices that are the same: { $count }. A line with ≠ tells a different way of taking effect, − and + what follows here and there.
rules-diff-parameters = Numbers and choices that differ
rules-diff-absent = no such rule
rules-diff-both = Clauses on the same matter
rules-diff-only = Only in { $id }
standing-carried-out = code and cases
standing-no-case = code, no case
standing-no-code = cases, no code
standing-by-people = by people
standing-not-yet = not yet
cmd-convert = Convert records to another format
cmd-convert-long =
    Every game of the file is written, with its variations and comments where the format has them. What the input
    had of oddities that touch the moves is reported on standard error.
    --to ledger makes the ledger of a chess game for caipan arbitrate: moves at the times of the clock comments, and the end as
    far as the record says how it came about; what it does not say is marked. A ledger is written back with --to pgn.
cmd-convert-examples =
    {"  "}caipan convert --to ledger --rules fide-2023 game.pgn > game.jsonl
    {"  "}caipan convert --to ledger --rules fide-1993 --control "40/7200:3600" --game 7 games.pgn
    {"  "}caipan convert --to pgn game.jsonl
    {"  "}caipan convert --to pgn-chinese examples/xiangqi-1959.dhtmlxq
    {"  "}caipan convert --to dhtmlxq game.pgn -o game.txt
    {"  "}caipan convert --to dhtmlxq --encoding gb18030 game.pgn > game.txt
    {"  "}caipan convert --to ucci examples/xiangqi-1959.dhtmlxq
arg-convert-to = Format to write
arg-convert-encoding = Encoding of the output: utf-8 or gb18030
arg-convert-notation_language = Language of the piece letters in chess moves, such as de, fr or ru
arg-convert-from_encoding = Encoding of the record; guessed if left out
arg-convert-rules = For a ledger: the edition of the Laws, fide-1993 or fide-2023
arg-convert-control = For a ledger: the time control, where the record does not say it
arg-convert-game = For a ledger: which game of the file, from 1
convert-ledger-pgn-only = a ledger is converted to pgn alone, and only that of a chess game
convert-no-chess = found no game of chess, expected a PGN with one
convert-chess-forms = games of chess are written as pgn, fen, ucci (the position line of engines) or ledger
convert-which-game = found { $found ->
        [one] 1 game
       *[other] { $found } games
    }, expected one, or --game with its number
convert-no-such-game = found { $found ->
        [one] 1 game
       *[other] { $found } games
    }, expected at least { $asked }
convert-no-rules = the record does not name the edition of the Laws, expected --rules fide-1993 or --rules fide-2023
convert-no-control = found the time control { $found }, expected one that is understood; say it with --control, for instance "40/7200:3600" or "90' + 30''"
convert-control-read = the time control { $text } is read as { $read }
control-short = the control gives { $read }, in seconds, less than a minute; write 300+3 for five minutes and three seconds
arg-convert-output = Write to this file instead of standard output
arg-convert-file = A record file; - for standard input
cmd-arbitrate = Run a ledger of a game's events, chess or xiangqi, and print every decision
cmd-arbitrate-long =
    A ledger is a file of JSON lines: what was fixed before the game, then moves, presses, offers, claims, flags, sealed moves and all
    else that happens at the board. Every decision comes with its article and the arithmetic of the clocks; what only a
    person can decide comes with the permitted decisions and what would follow. The form is described in docs/ledger.md.
cmd-arbitrate-examples =
    {"  "}caipan arbitrate --example > game.jsonl
    {"  "}caipan arbitrate game.jsonl
    {"  "}caipan arbitrate --rules fide-2023 --json game.jsonl
    {"  "}caipan arbitrate --pgn game.jsonl > game.pgn
arbitrate-no-book = --rules: found { QUOTE($found) }, expected { $known }
arbitrate-pgn-chess = --pgn: only the ledger of a chess game is written as PGN
arg-arbitrate-rules = The edition of the Laws; by default that of the ledger
arg-arbitrate-json = One JSON line a command, always in both languages
arg-arbitrate-strict = Exit with 1 if something needs a person
arg-arbitrate-example = Write a ledger to start from
arg-arbitrate-pgn = Write the game as PGN with clock comments
arg-arbitrate-ledger = The ledger; - for standard input

cmd-standings = Print the standings of an event
cmd-standings-long =
    Reads a tournament file, or tables of entries and results, ranks by the order asked for, and says by which step
    equal points were separated. --derive shows what a number is made of. What the rules leave to the arbiter is said,
    and the exit code is then 1.
cmd-standings-examples =
    {"  "}caipan standings --rules xiangqi-1959 --entries players.csv --results results.csv
    {"  "}caipan standings --tiebreaks PTS,BH/C1,BH,SB open.trf
    {"  "}caipan standings --derive 4 BH/C1 open.trf
cmd-crosstable = Print the crosstable of an event
cmd-crosstable-examples =
    {"  "}caipan crosstable --rules xiangqi-1959 --entries players.csv --results results.csv
    {"  "}caipan crosstable --csv open.trf
arg-standings-file = Tournament file (TRF); - for standard input
arg-standings-entries = Entries as a table (CSV): number,name,club,rating; forbidden for those a player may not meet
arg-standings-results = Results as a table (CSV): round,red,black,result
arg-standings-rules = The law of the event: xiangqi-1959 (points 2-1-0, order of 12.2 and 12.3, withdrawals of 13) or fide
arg-standings-tiebreaks = The order: codes such as PTS,DE,BH/C1,SB, names such as 积分,对手分,累进分,直胜,胜局,后手局,后手胜局,犯规, or xiangqi-1959, nanning-2015, county-2021, asia-2010, chess [default: that of the law or of the file]
arg-standings-edition = Edition of FIDE's tie-breaks: 2024-08 or 2026-03 [default: 2026-03]
arg-standings-system = Kind of event: swiss, round-robin or double-round-robin [default: that of the file; round-robin for tables]
arg-standings-after = After this round
arg-standings-three = What was decided for three or more with equal points: table (points among them) or next (pass the step over)
arg-standings-json = One JSON value
arg-standings-csv = A table for spreadsheets
arg-standings-derive = How a number came about: a player's number or name and a code
arg-crosstable-file = Tournament file (TRF); - for standard input
arg-crosstable-entries = Entries as a table (CSV): number,name,club,rating
arg-crosstable-results = Results as a table (CSV): round,red,black,result
arg-crosstable-rules = The law of the event: xiangqi-1959 (points 2-1-0, order of 12.2 and 12.3, withdrawals of 13) or fide
arg-crosstable-tiebreaks = The order: codes such as PTS,DE,BH/C1,SB, names such as 积分,对手分,累进分,直胜,胜局,后手局,后手胜局,犯规, or xiangqi-1959, nanning-2015, county-2021, asia-2010, chess [default: that of the law or of the file]
arg-crosstable-edition = Edition of FIDE's tie-breaks: 2024-08 or 2026-03 [default: 2026-03]
arg-crosstable-system = Kind of event: swiss, round-robin or double-round-robin [default: that of the file; round-robin for tables]
arg-crosstable-after = After this round
arg-crosstable-three = What was decided for three or more with equal points: table (points among them) or next (pass the step over)
arg-crosstable-json = One JSON value
arg-crosstable-csv = A table for spreadsheets
standings-rank = Rank
standings-no = No
standings-name = Name
standings-points = Points
standings-round = round { $round }
standings-order = in the order: { $error }
derive-alone = { $code } { $number } { $name }: nobody was equal when this step was reached
derive-among = { $code } { $number } { $name }: place { $place } among { $tied }
standings-not-so-far = after round { $round } was asked for; the standings are those after round { $last }
crosstable-first = w
crosstable-second = b
crosstable-bye = bye
standings-no-player = found `{ $found }`, expected the number or name of a player in the table
standings-before = { $first } before { $second }: { $step }
standings-silent = To be decided by the arbiter: { $tied } are equal and the clause speaks of two only; by the points among them { $among }, passing the step over { $next }
standings-play-off = Equal in the first place: { $names }; the committee may order a play-off and sets the number of games
standings-annulled = { $player } withdrew after { $played } of { $due } games: fewer than half, all annulled, struck from the table
standings-stand = { $player } withdrew after { $played } of { $due } games: half or more, they stand, the others are won by the opponents
standings-draw-again = { $player } withdrew before the start: an even number is left, and the lots are drawn again
standings-lots-stand = { $player } withdrew before the start: an odd number is left, the lots stand, and the opponent of each round is free
standings-not-paired = { $player } withdrew: results stand, no more pairings
standings-unfinished = To be decided by the arbiter: the unfinished last game of { $player }, who withdrew

cmd-serve = Open the arbiter's desk in the browser
cmd-serve-long =
    Live games with clocks, calls to the arbiter, claims with article and proof, adjournments, penalties and events. Everything
    is kept in one file, or in PostgreSQL where several instances serve together. At the first start a link is printed, once:
    whoever opens it makes the account of the chief arbiter.
cmd-serve-examples =
    {"  "}caipan serve
    {"  "}caipan serve --listen 0.0.0.0:8080 --database hall.db
    {"  "}caipan serve --database hall.db --backup copy.db
    {"  "}caipan serve --database hall.db --verify
arg-serve-listen = Where to listen; 0.0.0.0:8080 lets the hall's tablets in
arg-serve-database = A file, or postgres://USER@HOST/DATABASE
arg-serve-key = The file with the key of sealed moves [default: the database's name with .key]
arg-serve-verify = Check all that is stored by deciding it again, and end
arg-serve-backup = Copy the database into a new file while it may be in use, and end
serve-listening = The desk is open at http://{ $address } (end with Ctrl-C)
serve-set-up = First start: make the chief arbiter's account here, once: { $link }
serve-backed-up = The copy is in { $file }. The key of sealed moves is not in it: keep a copy of its file elsewhere
serve-sound = { $streams } streams, { $entries } entries: all holds together. Digest { $digest }
serve-ended = The desk is closed.
serve-in-use = another program already listens on { $address }; choose another address with --listen
