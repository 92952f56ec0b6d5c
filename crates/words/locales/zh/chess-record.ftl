### 国际象棋裁决所据的事实，以及记录中发现的问题。

## 事实

chess-fact-quiet-plies = 连续 { $plies } 着（双方合计）没有吃子和走兵，规定 { $needed } 着
chess-fact-bare-king = { $of }只剩单王
chess-fact-more-than-king = { $side }不止单王
chess-fact-can-mate = { $side }还可能将死对方，例如 { $line }
chess-fact-cannot-mate = { $side }不可能将死对方：{ $why }
chess-fact-mate-not-settled = { $side }能否将死对方，看了 { $positions } 个局面仍未定
chess-fact-listed-material = 属于列举的和棋残局
chess-fact-clock = { $side }剩余时间 { $before } { $change } = { $after }
chess-fact-time-left = { $side }还剩 { $left }
chess-fact-no-time-left = { $side }时间已用完
chess-fact-over-limit = { $side }超过时限 { $left }
chess-fact-used = { $side }已用 { $before } + { $added } = { $used }，限时 { $given }
chess-fact-moves-made = { $side }在本时限走完 { $made } 着，规定 { $moves } 着
chess-fact-moves-made-last = { $side }在最后时限走完 { $made } 着
chess-fact-late = { $side }迟到 { $by }，允许 { $allowed }
chess-fact-illegal-moves = { $side }第 { $count } 次违规着法
chess-fact-illegal-moves-losing = { $side }第 { $count } 次违规着法，第 { $bar } 次判负
chess-fact-moves-by-each = 白方走了 { $first } 着，黑方 { $second } 着，界限各 { $bar } 着
chess-fact-share-of-control = 用时较多的一方已用 { $used }，界限 { $share }
chess-fact-written = 纸上写的是“{ $text }”
chess-fact-below-exemption = 剩余 { $left }，不到 { $bar }
chess-fact-points = 白方 { $first } 分，黑方 { $second } 分

## 为什么不可能将死

why-not-bare-king = 只剩单王
why-not-material = 这样的子力摆不出将死
why-not-locked = 棋子所能到达的格子上不可能将死
why-not-exhausted = 可能出现的 { $positions } 个局面都不是将死

## 记录中发现的问题

chess-finding-illegal-move = 第 { $ply } 着 { $text } 不合规则（{ $article }）：对局中发现即恢复，终局后不再更改；此处保留并继续
chess-finding-rests-on-fen = 没有吃子或动兵的着数中，{ $of_fen } 着出自 FEN，不在记录之内（共 { $plies } 着）
chess-finding-moves-after-end = 对局在第 { $ply } 着之后已经结束，其后 { $plies } 着没有效力
chess-finding-result-contradicts = 记录写的是{ $stated }，依规则应为{ $ruled }
chess-finding-result-not-shown = 记录写的是{ $stated }，棋盘上看不出（可能因认输、议和或超时）
chess-finding-time-win-without-mate = 记录写{ $side }超时取胜，但{ $fact }
chess-finding-time-draw-despite-mate = 记录写超时作和，但{ $fact }

## 曾经可以提出的和棋

claimable-threefold = 同一局面第三次出现
claimable-fifty = 五十回合
claimable = 第 { $ply } 着之后{ $who }可以{ $by }以{ $claim }要求和棋{ $at }
claimable-by = 声明 { $san }，
claimable-at = （第 { $plies } 着之后）
