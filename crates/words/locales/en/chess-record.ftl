### Facts rulings on chess rest on, and what was found in a record.

## Facts

chess-fact-quiet-plies = { $plies } plies without a capture or pawn move, { $needed } are needed
chess-fact-bare-king = { $of } has only the king
chess-fact-more-than-king = { $side } has more than the king
chess-fact-can-mate = { $side } can still mate, for instance by { $line }
chess-fact-cannot-mate = { $side } can never mate: { $why }
chess-fact-mate-not-settled = whether { $side } can mate is open after { $positions } positions
chess-fact-listed-material = the material is on the list of drawn endings
chess-fact-clock = { $side }'s time left { $before } { $change } = { $after }
chess-fact-time-left = { $side } has { $left } left
chess-fact-no-time-left = { $side } has no time left
chess-fact-over-limit = { $side } is { $left } over the limit
chess-fact-used = { $side } has used { $before } + { $added } = { $used } of { $given }
chess-fact-moves-made = { $side } completed { $made } of the { $moves } moves of the period
chess-fact-moves-made-last = { $side } completed { $made } moves in the last period
chess-fact-late = { $side } is { $by } late, { $allowed } is allowed
chess-fact-illegal-moves = illegal move number { $count } by { $side }
chess-fact-illegal-moves-losing = illegal move number { $count } by { $side }; number { $bar } loses
chess-fact-moves-by-each = White made { $first } moves, Black { $second }; the bar is { $bar } by each
chess-fact-share-of-control = the clock with more time used shows { $used }; the bar is { $share }
chess-fact-written = the paper says { QUOTE($text) }
chess-fact-below-exemption = { $left } left, less than { $bar }
chess-fact-points = { $first } for White, { $second } for Black

## Why a side can never mate

why-not-bare-king = it has only the king
why-not-material = no position with such material is mate
why-not-locked = wherever the pieces can get, there is no mate
why-not-exhausted = none of the { $positions } positions that can arise is mate

## Findings

chess-finding-illegal-move = ply { $ply }, { $text }, is not legal ({ $article }): found during the game it is put right, afterwards it stands; it was kept and the game judged on
chess-finding-rests-on-fen = { $of_fen } of these { $plies } plies without capture or pawn move are the FEN's, not the record's
chess-finding-moves-after-end = the game was over after ply { $ply }; { $plies } later plies have no effect
chess-finding-result-contradicts = the record states { $stated }, the Laws give { $ruled }
chess-finding-result-not-shown = the record states { $stated }, which the board does not show (resignation, agreement or time may be why)
chess-finding-time-win-without-mate = the record has { $side } win on time, but { $fact }
chess-finding-time-draw-despite-mate = the record has a draw on time, but { $fact }

## Claims that were open

claimable-threefold = a threefold repetition
claimable-fifty = fifty moves
claimable = after ply { $ply } { $who } could claim { $claim }{ $by }{ $at }
claimable-by = {" "}by announcing { $san }
claimable-at = {" "}(plies { $plies })
