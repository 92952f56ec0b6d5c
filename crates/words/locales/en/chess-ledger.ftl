### The ledger of a chess game: commands, events and refusals.

## People and claims

people-both = both players
by-arbiter = the arbiter
claim-threefold = threefold repetition
claim-fifty = fifty moves
wrong-initial-position = the initial position was wrong
wrong-adjourned-position = the adjourned position was set up wrongly
wrong-lost-position = the adjourned position cannot be established
wrong-colours = the colours were reversed
wrong-board = the board was placed wrongly

## Commands, as headings over their events

did-start-session = the session starts
did-arrive = { $side } arrives
did-absent = { $those } not there
did-touch = { $side } touches the piece on { $square }
did-move = { $side } plays { $written }
did-move-two-hands = { $side } plays { $written } with two hands
did-press = { $side } presses the clock
did-pause = { $by } pauses the clocks
did-restart = the clocks run again
did-show-clocks = the clocks show { $reading }
did-correct = the arbiter sets the clocks to { $reading }
did-offer = { $side } offers a draw
did-accept = { $side } accepts the draw
did-decline = { $side } declines the draw
did-withdraw-offer = { $side } takes the offer back
did-write = { $side } writes { $written }
did-claim-announcing = { $side } claims a draw by { $claim }, announcing { $move-text }
did-claim = { $side } claims a draw by { $claim }
did-withdraw-claim = { $side } takes the claim back
did-resign = { $side } resigns
did-flag = { $seen } sees { $side }'s flag down
did-both-flags = both flags are down
did-report-illegal = { $by } points out an illegal move
did-open-envelope = the envelope is opened
did-open-envelope-read = the envelope is opened; the arbiter reads the move as { $reading }
did-lose-envelope = the envelope is lost
did-refuse = { $those }: refusal to obey the Laws
did-sheets = the scoresheets are looked at
did-penalty = { $side } is penalised: { $time } for the opponent
did-protest = { $side } protests: { $why }
did-decide = the arbiter decides: { $choice }
did-release = { $side } lets go of the piece in { $written }
did-report-touch = { $by } points out that { $of } touched { $square }
did-replace-clock = a defective clock is replaced and set to { $reading }
did-misplaced = a piece has left its square
did-misplaced-before = a piece has left its square, { $plies } plies ago
did-sign = both players sign the result: { $result }
did-score = the arbiter decides on the scores
did-see-illegal-position = the arbiter sees both kings in check, or a pawn on the last rank
did-set-board = the arbiter enters what is on the board
did-request-increment = { $side } asks for an increment
did-cannot-win = { $side } claims a draw: the opponent cannot win by normal means
did-no-effort = { $side } claims a draw: the opponent makes no effort to win by normal means
did-put-right = the players agree to put an illegal move right
did-seal = { $side } seals a move
did-displace = { $side } displaces pieces
did-stop-recording = { $side } stops recording
did-borrow = { $side } asks for the opponent's scoresheet
did-device = { $side } carries an electronic device

## Decisions of the arbiter

choice-warn = nothing, or a warning
choice-add-time = time for the opponent
choice-new-game = a new game
choice-play-on = the game goes on
choice-loss = loss
choice-draw = draw
choice-win = win
choice-both-lose = both lose
choice-grant = granted
choice-deny = refused

## Events

event-session-started = the session has started
event-arrived = { $side } came { $late } after the start
event-clock-started = { $side }'s clock runs
event-clocks-stopped = both clocks are stopped
event-touched = { $side } touched { $square } with intent
event-adjusted = { $side } adjusted { $square }: no obligation
event-must-move = { $side } must move or take the piece on { $square }
event-moved = { $side } has played { $san }
event-two-handed = { $side } used two hands
event-made-with-one-hand = { $side } made the move again with one hand before pressing
event-illegal-made = { $side } made the illegal move { $written }; it can be corrected before the press
event-pressed = { $side } has completed the move
event-period-reached = { $side } enters period { $period }; time saved is added
event-offered = { $side } has offered a draw ({ $moment })
event-refused = { $side } refused the offer ({ $by })
event-wrote = { $side } wrote { $written } before moving
event-claimed = { $side } claims: { $claim }
event-claim-right = the claim is right
event-claim-wrong = the claim is wrong
event-must-play = { $side } must play { $san }
event-used-time-added = { $time } is added to { $side }'s used time
event-time-added = { $side } gets { $time } more
event-clocks-set = clocks { $reading }
event-illegal-completed = { $side } completed an illegal move, number { $count }
event-increment-taken = { $side } loses the { $time } the press gave
event-restored = { $side } moves again from the position before the illegal move
event-illegal-stands = { $side } made an illegal move that stands
event-became-queen = { $side } has the pawn replaced by a queen
event-flag-fell = { $side }'s flag has fallen
event-sealed = { $side } has sealed; the clocks are stopped
event-envelope-opened = the sealed move reads { QUOTE($written) }
event-sealed-unclear = { $side }'s sealed move reads { QUOTE($written) }, and its meaning is not clear
event-envelope-lost = { $side } makes the move said to have been sealed; the times are those of the adjournment
event-envelope-void = the sealed move is void
event-recording-excused = { $side } need not record for the rest of this period
event-arbiter-records = both are exempt: the arbiter or a deputy records and tells nobody the number of moves
sheets-clocks-stopped = the clocks are stopped
sheets-white-runs = White's clock runs
sheets-black-runs = Black's clock runs
event-complete-sheets = { $those } must complete the sheet; { $run }
event-reconstruct-on-board = clocks stopped; the arbiter notes the position, then the game is rebuilt on a board
event-next-period-for-both = the next move counts as the first of the next period
event-sheet-due = { $side } must complete the scoresheet at once
event-sheet-lent = { $side } has the opponent's sheet, on his own time
event-restores-pieces = { $side } puts the pieces right on his own time
event-position-carried-over = the position is carried over to a board placed rightly; the game goes on
event-adjourned-position-restored = the adjourned position is restored and play resumes
event-new-game = { $what }: annulled, a new game is played
event-protested = { $side } has lodged a protest
event-breach = { $side } has broken a rule; it is recorded
event-duty-broken = { $side } has made a move other than the one required; it is taken back
event-pressed-late = { $side } has pressed after the reply; the time until this press is on that player's clock
event-free = { $side } may make any legal move: no touched piece can be moved or taken
event-no-castling = { $side } may not castle with the rook on { $rook } in this move
event-position-restored = the position after ply { $plies } stands again
event-claim-waits = the opponent is asked first; then the claim is checked
event-reply-sealed = { $side } has sealed the reply; the other clock runs
event-illegal-position-seen = the position is illegal: the next move is awaited
event-moved-in-illegal-position = { $side } has played { $written } in the illegal position
event-board-set = the game goes on from what is on the board
event-increment-requested = { $side } has asked for an increment for both; the clocks are stopped
event-increment-introduced = from now on { $each } a move for both
event-claim-postponed = { $side } made a claim on which the decision is postponed
event-signed = both have signed: { $result }
event-result-corrected = the result is now: { $result }
event-scored = these scores are recorded
ended = { $result } ({ $why })
asked = the arbiter decides: { $choices }
asked-follows = { $choice } ({ $follows })
list-semicolon = ;{" "}

## Offers and refusals

offered-proper = after moving, before pressing
offered-before-moving = before moving; the opponent may wait for the move
offered-opponents-time = while the opponent thinks
offered-after-sealing = after sealing
offered-with-claim = with a claim or request
refused-words = in words
refused-move = by completing a move
refused-touch = by touching a piece

## Why something has no effect

reason-game-over = the game is over: no effect
reason-not-to-move = it is not his move: no effect
reason-right-lost = the right to claim is lost for this move
reason-offer-stands = an offer cannot be taken back
reason-claim-stands = a claim cannot be taken back
reason-no-offer = there is no open offer
reason-agreement-too-early = agreement is not allowed yet
reason-control-reached = the moves of the control were made: the flag has no effect
reason-time-left = there is time left on the clock
reason-in-time = it is in time: no effect
reason-too-late = it is too late: the game goes on
reason-too-many-moves = too many moves were made: nothing is changed
reason-no-illegal-move = there is no illegal move
reason-exempt = recording is no duty now
reason-announced-illegal = the announced move is not legal
reason-no-rule = this edition has no rule on it
reason-already-complete = the move was complete before
reason-move-made = the move is made and cannot be changed
reason-position-legal = there is no illegal position on the board
reason-waits-for-move = the next move is awaited
reason-not-announced = it was not announced, or does not apply to this game
reason-too-much-time = there is too much time left on the clock
reason-move-owed = the move that must be made is still to be made
reason-no-such-score = such scores are not valid
reason-fewer-moves = fewer moves than that were made
reason-empty-square = no piece stands on that square
reason-not-over = the game is not over
reason-not-adjourned = the game was not adjourned
reason-claim-open = a claim waits for the opponent's answer
reason-replier-absent = the player who has to reply is not there: the envelope stays closed
reason-not-replied-to = the opponent has not replied yet and may still claim

## Commands that cannot be taken

refusal-time-goes-back = found the time { $found }, expected { $expected } or later: the ledger only grows
refusal-unreadable-move = found { QUOTE($text) }, which names no move in SAN or UCI: which was played?
refusal-ambiguous-move = found { QUOTE($text) }, which fits several legal moves: which was played?
refusal-no-position = the position after the illegal move cannot be played on; report it, or correct the ledger
refusal-no-question = found a decision, but there is no open question
# $choice stands in the Chinese text alone.
refusal-not-permitted = found a decision that the Laws do not permit here
refusal-nothing-sealed = found the opening of an envelope, but no move is sealed
refusal-envelope-closed = a move is sealed; expected the opening of the envelope first
refusal-annulled = the game was annulled; a new ledger is needed for the new game
