# Texts of the commands for tournaments, in English. The same names stand in tournament-zh.ftl.

cmd-pair = Pair the next round of a tournament file by the FIDE Dutch system
cmd-pair-long =
    Reads a tournament file (TRF16 or TRF26, with the lines of JaVaFo and bbpPairings) and writes the
    pairs as the known engines do: their number, then "white black", and the bye as "player 0". The
    edition is the one asked for, else that of line 192, else the one of 2026.
cmd-pair-examples =
    {"  "}caipan pair --dutch event.trf
    {"  "}caipan pair --dutch event.trf -p pairs.txt
    {"  "}caipan pair --show trace event.trf
    {"  "}caipan pair --edition 2017 --round 4 event.trf
    {"  "}caipan pair --entries players.csv --results results.csv --rounds 5 --record --show boards
    Exit codes: 0 done, 1 no legal pairing, 2 unexpected, 3 bad input, 4 too large, 5 file.
arg-pair-file = A tournament file; - for standard input
arg-pair-dutch = The Dutch system, which is the only one here
arg-pair-edition = Edition of the Dutch system
arg-pair-pairs = Write the pairs to a file [default: standard output]
arg-pair-check = Pair all rounds again and compare, as `caipan check`
arg-pair-generate = Make a random event instead, as `caipan generate`, by the settings in FILE if one is named (PlayersNumber=40 and the like)
arg-pair-output = Where the random event goes
arg-pair-seed = The seed of the random event
arg-pair-round = The round [default: the first without pairings]
arg-pair-show = In which form: list (as the engines), boards (with names), trace (criterion by criterion), csv (rows for the table of results)
arg-pair-record = Write the pairs into the table of results, or into the tournament file, their results left empty for the arbiter to fill in
pair-teams = an event of teams, whose Swiss pairing is not made here
pair-record-where = found no file to record in, expected a tournament file by name, or --entries with --results
pair-no-such-round = round { $round } cannot be paired: the next one is { $next }, the event has { $last } (0: not said)
pair-open = round { $round } is paired and has no result yet in lines { $lines }; fill in the results first
pair-nobody = nobody to pair in round { $round }
pair-none-bye = no legal pairing for round { $round }: nobody who could be left over may be given the bye. The arbiter decides.
pair-none-stuck = no legal pairing for round { $round }: players { $stuck } have too few opponents left among themselves. The arbiter decides.
pair-none-helpers = no legal pairing for round { $round }: players { $stuck } may meet only players { $helpers } or each other, and those are too few. The arbiter decides.
pair-heading = Round { $round }
pair-free = free
pair-bye = bye
trace-bracket = Bracket { $score }: moved down [{ $moved }], residents [{ $residents }]
trace-exchanges = exchanged between the halves: { $count }
trace-floaters = float down or bye: { $players }

cmd-check = Pair every round of tournament files again, count points and tie-breaks, and say what differs
cmd-check-long =
    Pairs every round again from the rounds before it, counts the points, and ranks by the order of line 212 or 202 or
    the one asked for. Of pairings, ranks and a table of standings the first difference is told, and why it is one.
cmd-check-examples =
    {"  "}caipan check event.trf
    {"  "}caipan check --edition 2017 *.trf
    {"  "}caipan check --tiebreaks PTS,BH/C1,BH event.trf
    {"  "}caipan check --entries players.csv --results results.csv --rounds 5 --standings table.csv
    Exit codes: 0 all equal, 1 differences, 3 bad input, 5 file.
arg-check-file = Tournament files
arg-check-edition = Edition of the Dutch system [default: that of line 192, else 2026]
arg-check-standings = Standings to be checked, as a table (CSV): rank,number,name and a column for each code
arg-check-tiebreaks = The order of the ranks [default: the codes of the table, else line 212 or 202]
arg-check-tiebreak_edition = Edition of FIDE's tie-breaks: 2024-08 or 2026-03 [default: 2026-03]
check-equal-ranks = { $file }: { $rounds } rounds, all points and all ranks by { $order } equal
check-equal-table = { $file }: { $rounds } rounds, all points and the whole table by { $order } equal
check-rank = line { $line }: { $player } has rank { $found }, counted { $counted }: { $why }
check-first = nobody stands before
check-behind = behind { $before } by { $step } ({ $theirs } to { $own })
check-value = { $file }: line { $line }: { $player } has { $code } { $found }, counted { $counted }
check-equal = { $file }: { $rounds } rounds and all points equal
check-different = { $file }: { $rounds } rounds, { $count } differences
check-points = line { $line }: player { $player } has { $claimed } points in the file, { $counted } by the results
check-bye = round { $round }: the bye belongs to player { $player }
check-colors = round { $round }: { $white } has White against { $black }: { $why }
check-teams = an event of teams: the pairings of teams are not checked here
check-alone = { $player } has no game in this round
check-system = the system { $system } is not known here: the pairings are not checked
pair-system = the system { $system } is not known here; --system or --edition names another one
check-pair = round { $round }: { $white } meets { $black } by the rules. Not { $why }

cmd-explain = Say why a player was paired as they were
cmd-explain-examples =
    {"  "}caipan explain event.trf --round 4 --player 17
    {"  "}caipan explain event.trf --round 4 --player 17 --against 3 --lang zh
arg-explain-file = A tournament file
arg-explain-round = The round
arg-explain-player = The number of the player
arg-explain-against = Say only why it was not this opponent
arg-explain-edition = Edition of the Dutch system [default: that of line 192, else 2026]
explain-nobody = expected a round up to { $rounds } and the number of one of { $players } players
explain-table = the pairs of a round robin are those of the Berger table
explain-no-round = the table of the event has no such round
explain-absent = { $player } does not take part in this round
explain-bracket = in the bracket of { $score }: { $moved } moved down, { $residents } residents
explain-floats = floats down from the bracket of { $score }: { $moved } moved down, { $residents } residents
explain-pair = White { $white }, Black { $black }; colours: { $why }
explain-bye = gets the bye of the pairing
explain-not-bye = not the bye: { $why }
explain-not = not { $other }: { $why }

cmd-generate = Make a random event, the same for the same seed
cmd-generate-examples =
    {"  "}caipan generate --players 100 --rounds 9 --seed 7 -o event.trf
    {"  "}caipan generate --players 30 --draws 500 --forfeits 50 --byes 30
arg-generate-players = How many players
arg-generate-rounds = How many rounds
arg-generate-seed = The seed
arg-generate-draws = Draws among a thousand games of equals
arg-generate-forfeits = Forfeits among a thousand games
arg-generate-byes = Byes asked for, in a thousand rounds of a player
arg-generate-withdrawals = Withdrawals, in a thousand rounds of a player
arg-generate-late = Late entries among a thousand players
arg-generate-scoring = What results are worth
arg-generate-edition = Edition of the Dutch system
arg-generate-output = Where it goes [default: standard output]

event-too-large = more players than the format can number (9999)
event-no-players = found no line 001, expected at least one player


color-white = White
color-black = Black

# Tables in place of a tournament file.
event-no-input = expected a tournament file, or --entries with a table of entries
event-beyond = round { $round } is named, and the event has { $last }
event-no-entries = found no player, expected at least one
arg-standings-rounds = The number of rounds, for tables
arg-standings-teams = Rank the teams of a team event instead of the players
arg-crosstable-teams = { arg-standings-teams }
standings-no-teams = found no team, expected records 310 or a type FIDE_TEAM in record 192
arg-standings-lots = The lots drawn, for the step LOT: player numbers, the first drawn first
arg-pair-entries = { arg-standings-entries }
arg-pair-results = { arg-standings-results }
arg-pair-rounds = { arg-standings-rounds }
arg-pair-rules = { arg-standings-rules }
arg-pair-system = Kind of event: swiss, round-robin or double-round-robin [default: that of the file; swiss for tables]
arg-check-entries = { arg-standings-entries }
arg-check-results = { arg-standings-results }
arg-check-rounds = { arg-standings-rounds }
arg-check-rules = { arg-standings-rules }
arg-check-system = Kind of event: swiss, round-robin or double-round-robin [default: that of the file; swiss for tables]
arg-explain-entries = { arg-standings-entries }
arg-explain-results = { arg-standings-results }
arg-explain-rounds = { arg-standings-rounds }
arg-explain-rules = { arg-standings-rules }
arg-explain-system = Kind of event: swiss, round-robin or double-round-robin [default: that of the file; swiss for tables]
arg-export-entries = { arg-standings-entries }
arg-export-results = { arg-standings-results }
arg-export-rounds = { arg-standings-rounds }
arg-export-rules = { arg-standings-rules }
arg-export-system = Kind of event: swiss, round-robin or double-round-robin [default: that of the file; swiss for tables]
arg-crosstable-rounds = { arg-standings-rounds }
arg-crosstable-lots = { arg-standings-lots }

cmd-export = Write an event as a tournament file, or as tables of entries and results
cmd-export-examples =
    {"  "}caipan export --to numbered --entries entries.csv -o players.csv
    {"  "}caipan export --to trf --entries players.csv --results results.csv --rounds 5 --system swiss -o event.trf
    {"  "}caipan export --to results event.trf
arg-export-file = Tournament file (TRF); - for standard input
arg-export-to = trf (a tournament file), entries, numbered (the entries by rating, title and name, numbered anew) or results
arg-export-output = Where it goes [default: standard output]
standings-violation = { $player }, round { $round }: violation noted { $note }
standings-interim = standings after round { $round }: round { $open } has games without a result; --after { $open } counts what there is
event-terms-differ = the tables and the options say different things of { $what }; expected one
event-numbered = the entries have no numbers and are numbered by rating, title and name (C.04.2); export --to numbered writes that list
export-cut = player { $player }: found { $text }, longer than its column; it is cut there and stands whole in a line XXT
export-numbered-late = found results, which name players by the numbers they have; expected a list without results to number anew
standings-points-system = { $player } left a points system with fewer than half of the games played: 13.2 annuls them, and opponents of rounds not yet paired do not exist; the arbiter decides. The order by each decision:
standings-refuses = { $player } refuses to go on with the match: the arbiter decides whether the reason is good. The order by each decision:
standings-excused = { $player } refuses to go on with the match for a good reason: nothing follows
standings-match-lost = { $player } refuses to go on with the match without good reason: the match is lost, and the games not played are won by the opponent
standings-apart = { $stage }:
