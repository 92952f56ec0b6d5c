### The ledger of a xiangqi game: commands, events and refusals.

## Commands, as headings over their events

xiangqi-did-start-session = the session starts
xiangqi-did-arrive = { $side } arrives
xiangqi-did-absent = { $side } is not there
xiangqi-did-move = { $side } plays { $text }
xiangqi-did-offer = { $side } offers a draw
xiangqi-did-accept = { $side } accepts the draw
xiangqi-did-decline = { $side } declines the draw
xiangqi-did-claim = { $side } asks for a ruling
xiangqi-did-resign = { $side } resigns
xiangqi-did-flag = { $side } has a fallen flag
xiangqi-did-pause = the clocks are stopped to call the arbiter
xiangqi-did-restart = the clocks run again
xiangqi-did-correct = the arbiter sets the clocks to { $reading }
xiangqi-did-order-to-vary = { $side } is ordered to vary
xiangqi-did-penalty = { $side } is penalised: { $time } for the opponent
xiangqi-did-violation = { $side } breaks the rules of conduct: { $text }
xiangqi-did-protest = { $side } protests: { $text }
xiangqi-did-take-back = the arbiter takes back { $plies } plies: { $reason }
xiangqi-did-declare = the arbiter declares: { $outcome }: { $reason }
xiangqi-did-reopen = the arbiter reopens the game: { $reason }
xiangqi-did-decide = the arbiter decides: { $decision }

## Events

xiangqi-event-session-started = the session has started
xiangqi-event-arrived = { $side } is there
xiangqi-event-clock-started = { $side } has a running clock
xiangqi-event-clocks-stopped = the clocks are stopped
xiangqi-event-moved = { $side } played { $text }
xiangqi-event-period-reached = { $side } has reached period { $period }
xiangqi-event-illegal-made = { $side } made the illegal move { $text }; it is not on the board
xiangqi-event-offered = { $side } offered a draw
xiangqi-event-refused = { $side } refused the draw
xiangqi-event-refused-by-move = { $side } refused the draw by moving
xiangqi-event-claimed = { $side } asked for a ruling
xiangqi-event-claim-right = { $side } is right
xiangqi-event-claim-wrong = { $side } is wrong; the game goes on
xiangqi-event-ordered-to-vary = { $side } must vary or loses
xiangqi-event-time-added = { $side } receives { $time }
xiangqi-event-clocks-set = the clocks now show { $reading }
xiangqi-event-flag-fell = { $side } has overstepped the time
xiangqi-event-violation-recorded = { $side } has a recorded violation (number { $count }): { $text }
xiangqi-event-protested = { $side } has a protest on record: { $text }
xiangqi-event-taken-back = { $plies } plies taken back, both clocks stopped: { $reason }
xiangqi-event-reopened = the game is open again: { $reason }
xiangqi-event-declared = result set by the arbiter: { $reason }

## Why something has no effect

xiangqi-reason-game-over = no effect: the game is over
xiangqi-reason-game-not-over = no effect: the game is not over
xiangqi-reason-not-to-move = no effect: it is the other side's move
xiangqi-reason-no-offer = no effect: there is no open offer
xiangqi-reason-time-left = no effect: there is time left
xiangqi-asked = the arbiter has to decide: { $choices }

## Commands that cannot be taken

xiangqi-refusal-time-goes-back = found the time { $found }, expected { $expected } or later: the ledger only grows
xiangqi-refusal-unreadable-move = found { QUOTE($text) }, expected a move as 炮二平五, C2.5, h2e2 (ranks 0 to 9) or 7747
xiangqi-refusal-other-piece = found { QUOTE($text) }, which names another piece than stands on that point; expected the one that stands there
xiangqi-refusal-ambiguous-move = found { QUOTE($text) }, which fits several moves; expected one
xiangqi-refusal-question-open = the arbiter has to answer the open question first
xiangqi-refusal-no-question = found a decision, but there is no open question
xiangqi-refusal-not-permitted = found a decision that is not permitted here
xiangqi-refusal-take-back = found { $found } moves to take back, expected 1 to { $most }
