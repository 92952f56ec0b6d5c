### Rulings in words.

## The sides and the result

side-white = White
side-red = Red
side-black = Black
white-wins = White wins
red-wins = Red wins
black-wins = Black wins
drawn = Draw
both-lose = Both lose
no-result = No result

## Why a game ends

end-checkmate = mate
end-stalemate = no legal move
end-repetition = repetition
end-perpetual-check = perpetual check
end-perpetual-attack = perpetual attack
end-move-limit = move limit
end-insufficient-material = insufficient material
end-dead-position = dead position
end-resignation = resignation
end-agreement = agreement
end-time-forfeit = time overstepped
end-absence = absence
end-illegal-move = illegal move
end-sealed-move = sealed move
end-refusal = refusal to obey the rules
end-adjudication = adjudication
end-unterminated = not finished
chess-end-repetition = repetition
chess-end-move-limit = moves without capture or pawn move
chess-end-illegal-move = illegal move

## How a ruling takes effect

mode-automatic = takes effect by itself
mode-on-claim = takes effect when a player claims it
mode-arbiter = takes effect when the arbiter declares it
mode-duty = a rule of conduct
status-final = the game is over
status-claimable = may be claimed
status-prospective = if the cycle goes on
status-needs-arbiter = the arbiter has to decide
status-disputed = the sources disagree

## Moves of a cycle

label-check = check
label-kill = kill
label-chase = chase
label-offer = offer
label-block = block
label-exchange = exchange
label-follow = follow
label-idle = idle
weight-none = not counted
weight-light = light
weight-heavy = heavy
sought-mate = a mate by checks was not proven
sought-gain = a gain was not proven
protection-none = unprotected
protection-real = truly protected
protection-false = falsely protected
protection-under-rooted = protected by too few
origin-direct = directly
origin-discovered = by discovery
origin-standing = as before the move
origin-freed = set free to take
origin-uprooted = by cutting off the protection
origin-joint = jointly
origin-mate-lifted = before the move the taker would have been mated
origin-through-exchange = only thanks to the exchange
means-capture = by capture
means-checks = by a run of checks
means-exchange = by exchange
colour-red = red
colour-black = black

## Pieces

man = the { $colour } { $piece } on { $square }

## Verdicts and decisions

verdict-needs-arbiter = { $why }: the arbiter has to decide
verdict-disputed = { $why }: the sources disagree, the arbiter has to decide
verdict-must-vary-or-loses = { $varies } must vary or loses
verdict-must-vary = { $varies } must vary, else: { $result }
verdict-may-claim = The player to move may claim a draw: { $why }
verdict-draw = Drawn if neither side varies
verdict-loses-at-once = { $result }: { $loser } loses by { $why }
verdict-did-not-vary = { $result }: { $varies } did not vary
verdict-over = { $result }: { $why }
decision-declare = declare: { $result }
decision-order-to-vary = order { $varies } to vary or lose
decision-play-on = let the game go on

## Facts a ruling rests on

fact-position-repeated = the same position with the same side to move after plies { $at }
fact-occurrence-chess = occurrence { $stood } of this position; { $needed } are needed
fact-occurrences = the position has stood { $stood } times; the ruling falls at { $needed }
fact-cycle-completed = the record stops short of the repetition; completed by the legal { $count ->
    [one] move
   *[other] moves
} { $moves }
fact-attacks-on-every-move = { $of } attacks on every move: { $each }
fact-moves-idly = { $of } does not attack on every move: { $each }
fact-no-attack = no move of { $of } attacks: { $each }
fact-weighs-light = light, as one light move is enough (a joint chase, or a gain by exchange that takes no chariot)
fact-weighs-heavy = heavy in every move
fact-weighed = { $of } is { $why }: { $each }
fact-heavier = { $of } is the heavier side
fact-same-weight = both sides weigh the same
fact-points-of-run = { $of } moves to { $count } points ({ $needed } are needed): { $points }
fact-same-victim = { $of } always chases the same piece: { $victim }
fact-only-cuts-off = { $of } always chases the same piece too: { $victim }, but not without moves that only cut off its protection while attacker and victim stand still; this does not weigh against the chase of the other side
fact-changes-victims = { $of } does not chase one and the same piece with every move
fact-parries-and-attacks = ply { $ply } parries the attack before it and attacks in its turn
fact-counter-attacks = { $count } of { $all } moves of { $of } attack in their turn
fact-checks-in-a-row = { $of } checks { $checks } times in a row (limit { $limit }); checking pieces: { $pieces }
fact-mated = { $of } is mated
fact-no-legal-move = { $of } has no legal move and is not in check
fact-plies-without-capture = { $plies } plies without a capture (limit { $limit }; { $checks-left-out } checks not counted)
fact-illegal-move = ply { $ply }, { $m }, is not legal
fact-earlier-rounds-differ = it stood after plies { $plies } too; the moves from there were others and do not count
fact-order-due = the rounds are complete and the arbiter orders { $side } to vary; no such order is recorded
fact-ordered = { $side } was ordered to vary after ply { $ply } and has led back into the cycle
fact-ordered-by-warning = the warning after ply { $ply } is taken for the order; { $side } did not vary
fact-loses-at-once = { $side } loses at once, without an order to vary
fact-work-spent = the work for one answer ({ $work }) is spent; what lies beyond was not looked at
fact-not-proven = ply { $ply }: { $what }; { $within } moves were looked at

## What was found in a record

finding-diagram-without-general = the diagram lacks { $who }'s general: that side cannot be in check
finding-illegal-move = ply { $ply }, { $m }, is not legal; kept, and the rest judged
finding-moves-after-end = the game was over after ply { $ply }; { $plies } later plies have no effect
finding-result-contradicts = the record states: { $stated }; from the moves follows: { $ruled }
finding-result-not-shown = the record states: { $stated }; the moves do not show it (resignation, agreement, time)
weighed = { $label } ({ $weight })
list-comma = ,{" "}
piece-red-general = general
piece-black-general = general
piece-red-advisor = advisor
piece-black-advisor = advisor
piece-red-elephant = elephant
piece-black-elephant = elephant
piece-horse = horse
piece-chariot = chariot
piece-cannon = cannon
piece-red-soldier = soldier
piece-black-soldier = soldier
