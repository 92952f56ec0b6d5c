### 局面、比赛和名次标准的错误。

## 象棋局面（FEN）

fen-empty = 没有内容，应有十行的局面
fen-row-width = 第 { $rank } 行有 { $found } 路，应有 9 路
fen-row-count = 有 { $found } 行，应有 10 行
fen-unknown-letter = 第 { $rank } 行（偏移 { $offset }）的 { QUOTE($found) } 不是棋子字母，应为 K、A、B、E、N、H、R、C、P（小写为黑方）
fen-unknown-side = 走子方（偏移 { $offset }）写的是 { QUOTE($found) }，应为 w 或 b
fen-irregular = 不是严格的写法：{ $forgiven }
fen-forgiven = { $what }（偏移 { $offset }）
fen-byte-order-mark = 字节顺序标记
fen-blanks = 不寻常的空白
fen-letter = 棋子字母 { QUOTE($letter) }
fen-adjacent-counts = 连续两个空点数
fen-flat-board = 九十个字符连写的局面
fen-side-letter = 走子方写作 { QUOTE($letter) }
fen-missing-side = 没有走子方，按红先
fen-lost-blanks = 缺了空白
fen-missing-unused-fields = 略去了不用的两栏
fen-missing-counters = 没有计数
fen-unreadable-counter = 计数读不出
fen-move-number-zero = 回合数为 0
fen-trailing-text = 后面还有别的文字

## 棋子摆放

setup-missing-general = { $side }没有将帅（残缺图形）
setup-several-generals = { $side }不止一个将帅
setup-too-many = { $side }的{ $kind }过多
setup-impossible-square = { $side }的{ $kind }不可能在 { $square }
setup-too-many-pieces = { $side }多于十六子
setup-doubled-soldiers = { $side }未过河的兵卒同列重叠（{ $square }）
setup-generals-facing = 将帅照面
setup-opponent-in-check = 不轮走的一方正被将军
setup-red = 红方
setup-black = 黑方

## 国际象棋局面（FEN）

chess-fen-syntax = { $what }：{ QUOTE($text) }
chess-fen-invalid = FEN 读不出
chess-fen-board = FEN 的棋盘部分读不出，应为八行，以 / 隔开
chess-fen-pocket = FEN 的备用子部分读不出
chess-fen-turn = FEN 的走子方读不出，应为 w 或 b
chess-fen-castling = FEN 的易位权读不出，应如 KQkq 或 -
chess-fen-ep-square = FEN 的吃过路兵格读不出，应如 e3 或 -
chess-fen-remaining-checks = FEN 的将军计数读不出
chess-fen-halfmove-clock = FEN 的半回合计数读不出，应为整数
chess-fen-fullmoves = FEN 的回合数读不出，应为整数
chess-fen-unplayable = 局面不能对弈：{ $faults }
chess-missing-king = 有一方没有王
chess-too-many-kings = 有一方不止一个王
chess-pawn-on-back-rank = 底线上有兵
chess-opposite-check = 不轮走的一方正被将军

## 比赛

event-duplicate-player = 编号 { $player } 用了两次
event-player-zero = 编号不能是 0，从 1 起
event-no-entry = 编号 { $player } 有成绩而没有报名
event-unknown-opponent = 编号 { $player } 第 { $round } 轮的对手 { $opponent } 没有报名
event-own-opponent = 编号 { $player } 第 { $round } 轮的对手是自己
event-one-sided = 编号 { $player } 第 { $round } 轮的对手是 { $opponent }，而 { $opponent } 那一行不是这样
event-same-color = 编号 { $player } 和 { $opponent } 第 { $round } 轮同执一色
event-contradiction = 编号 { $player } 和 { $opponent } 第 { $round } 轮的成绩互相矛盾
withdrawal-not-entered = 编号 { $player } 没有报名
withdrawal-already-gone = 编号 { $player } 已经退赛
withdrawal-too-many-games = 编号 { $player } 赛了 { $played } 局，而应赛的只有 { $due } 局
withdrawal-has-begun = 比赛已经开始，应是开赛前的退赛
withdrawal-build = 比赛资料不合：{ $fault }

## 名次标准

code-unknown = 没有名次标准 `{ $found }`，应如 BH/C1、DE、SB、KS/L+1，或中文名称如 积分、对手分、累进分、直胜、胜局
code-modifier = `{ $code }` 后面是 `/{ $modifier }`，应为{ $expected }
code-number-cut = 数字，如 /C1
code-number-median = 数字，如 /M1
code-limit = 百分数或半分数，如 /L60 或 /L+1
code-divisor = 除数，如 /K3
code-letter = C、M、P、F、L、K、R 之一
code-score = 见到 `:{ $found }`，应为 `:MP` 或 `:GP`
code-not-in-edition = { $edition } 版没有名次标准 `{ $code }`
order-step = 第 { $position } 项：{ $fault }
order-empty = 没有名次标准，应如 PTS,DE,SB，或一种排法的名称

## 规则与时限

document-unknown = 没有规则 `{ $found }`；有 { $known }
document-unknown-nearest = 没有规则 `{ $found }`；有 { $known }；是否指 `{ $nearest }`？
edition-unknown = 规则写的是 { QUOTE($found) }，应为 fide-1993 或 fide-2023
control-empty = 没有时段，至少应有一段
control-not-last = 第 { $period } 段用于余下全局，其后不应再有时段
control-nothing = 第 { $period } 段没有给时间，或没有要求着数
