### 裁决的文字。

## 双方与结果

side-white = 白方
side-red = 红方
side-black = 黑方
white-wins = 白胜
red-wins = 红胜
black-wins = 黑胜
drawn = 和棋
both-lose = 双方判负
no-result = 没有结果

## 终局原因

end-checkmate = 将死
end-stalemate = 无着可走
end-repetition = 循环不变
end-perpetual-check = 长将
end-perpetual-attack = 长打
end-move-limit = 限着
end-insufficient-material = 双方都无力取胜
end-dead-position = 死局
end-resignation = 认负
end-agreement = 议和
end-time-forfeit = 超时
end-absence = 缺席
end-illegal-move = 违例走子
end-sealed-move = 封棋着法
end-refusal = 拒绝遵守规则
end-adjudication = 裁定
end-unterminated = 未终局
chess-end-repetition = 同一局面重复出现
chess-end-move-limit = 久无吃子和走兵
chess-end-illegal-move = 违规着法

## 裁决如何生效

mode-automatic = 自动生效
mode-on-claim = 须由棋手提出
mode-arbiter = 由裁判员宣布
mode-duty = 行为规定
status-final = 对局已经终了
status-claimable = 可以提出
status-prospective = 若如此循环下去
status-needs-arbiter = 须由裁判员决定
status-disputed = 依据互有出入

## 循环中的着法

label-check = 将
label-kill = 杀
label-chase = 捉
label-offer = 献
label-block = 拦
label-exchange = 兑
label-follow = 跟
label-idle = 闲
weight-none = 不计
weight-light = 轻
weight-heavy = 重
sought-mate = 可以连将杀
sought-gain = 可以得子
protection-none = 无根
protection-real = 真根
protection-false = 假根
protection-under-rooted = 少根
origin-direct = 直接捉
origin-discovered = 闪捉
origin-standing = 走前已能吃
origin-freed = 解脱后能吃
origin-uprooted = 去根捉
origin-joint = 联合捉子
origin-mate-lifted = 走前吃后会被将死
origin-through-exchange = 要靠兑子才能得
means-capture = 吃子
means-checks = 连将得子
means-exchange = 兑子得子
colour-red = 红
colour-black = 黑

## 棋子

man = { $colour }{ $piece }（{ $square }）

## 裁决与决定

verdict-needs-arbiter = { $why }：须由裁判员决定
verdict-disputed = { $why }：依据互有出入，须由裁判员决定
verdict-must-vary-or-loses = { $varies }应变着，不变作负
verdict-must-vary = { $varies }应变着，不变则{ $result }
verdict-may-claim = 轮走者可以要求和棋：{ $why }
verdict-draw = 双方不变作和
verdict-loses-at-once = { $result }：{ $loser }{ $why }，判负
verdict-did-not-vary = { $result }：{ $varies }不变着
verdict-over = { $result }：{ $why }
decision-declare = 宣布{ $result }
decision-order-to-vary = 令{ $varies }变着，不变作负
decision-play-on = 继续对局

## 裁决所据的事实

fact-position-repeated = 同一局面、同一方走子，出现在第 { $at } 着之后
fact-occurrence-chess = 这是该局面第 { $stood } 次出现，规定须满 { $needed } 次
fact-occurrences = 该局面已出现 { $stood } 次，满 { $needed } 次即行判定
fact-cycle-completed = 棋谱未走完一个循环，以合法着法 { $moves } 补足
fact-attacks-on-every-move = { $of }着着皆打：{ $each }
fact-moves-idly = { $of }并非着着皆打：{ $each }
fact-no-attack = { $of }没有一着是打：{ $each }
fact-weighs-light = 有轻的一着（联合捉子，或经交换得车以外的子），按轻论
fact-weighs-heavy = 着着都重
fact-weighed = { $of }{ $why }：{ $each }
fact-heavier = { $of }较重
fact-same-weight = 双方轻重相同
fact-points-of-run = { $of }走到 { $count } 个点（须满 { $needed } 个）：{ $points }
fact-same-victim = { $of }长捉同一子：{ $victim }
fact-only-cuts-off = { $of }也着着捉同一子：{ $victim }，但其中有只是去根、攻守两子都不动的着法，不能抵消对方的长捉
fact-changes-victims = { $of }没有着着捉同一子
fact-parries-and-attacks = 第 { $ply } 着解除上一着的攻击并反击
fact-counter-attacks = { $of }的 { $all } 着中有 { $count } 着还打
fact-checks-in-a-row = { $of }连续将军 { $checks } 着（限 { $limit } 着），将军的子：{ $pieces }
fact-mated = { $of }被将死
fact-no-legal-move = { $of }无合法着法，且未被将军
fact-plies-without-capture = { $plies } 着未吃子（限 { $limit } 着，另有 { $checks-left-out } 着将军不计）
fact-illegal-move = 第 { $ply } 着 { $m } 不合走法
fact-earlier-rounds-differ = 第 { $plies } 着之后也曾出现，但其后走法不同，不计在内
fact-order-due = 循环已满，应由裁判员令{ $side }变着；棋谱中没有变着的命令
fact-ordered = 第 { $ply } 着之后裁判员已令{ $side }变着，该方又走回循环
fact-ordered-by-warning = 以第 { $ply } 着之后的预告为令{ $side }变着的命令，该方没有变着
fact-loses-at-once = { $side }判负，不须先令变着
fact-work-spent = 一次裁决的计算限度（{ $work }）已用完，其余没有看
fact-not-proven = 第 { $ply } 着：看了 { $within } 着，未能证明{ $what }

## 记录中发现的问题

finding-diagram-without-general = 图上没有{ $who }的将帅：该方不受将军限制
finding-illegal-move = 第 { $ply } 着 { $m } 不合走法，保留并继续裁决
finding-moves-after-end = 对局在第 { $ply } 着后已经终了，其后 { $plies } 着无效
finding-result-contradicts = 记录的结果是{ $stated }，依着法应为{ $ruled }
finding-result-not-shown = 记录的结果是{ $stated }，着法中看不出来（认负、议和、超时等）
weighed = { $label }（{ $weight }）
list-comma = 、
piece-red-general = 帅
piece-black-general = 将
piece-red-advisor = 仕
piece-black-advisor = 士
piece-red-elephant = 相
piece-black-elephant = 象
piece-horse = 马
piece-chariot = 车
piece-cannon = 炮
piece-red-soldier = 兵
piece-black-soldier = 卒
