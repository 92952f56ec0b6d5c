# 比赛各命令的文字（中文）。同名各条见 tournament-en.ftl。

cmd-pair = 编排：按国际棋联荷兰制为比赛文件编排下一轮
cmd-pair-long =
    读入比赛文件（TRF16 或 TRF26，可含 JaVaFo 与 bbpPairings 的行），按常用编排程序的格式输出：先是
    对数，再是“先手 后手”，轮空写作“编号 0”。版本依次取命令所给、文件 192 行所写、2026 年版。
cmd-pair-examples =
    {"  "}caipan pair --dutch event.trf
    {"  "}caipan pair --dutch event.trf -p pairs.txt
    {"  "}caipan pair --show trace event.trf
    {"  "}caipan pair --edition 2017 --round 4 event.trf
    退出码：0 完成，1 无合法编排，2 意外，3 输入有误，4 过大，5 文件。
arg-pair-file = 比赛文件；- 表示标准输入
arg-pair-dutch = 荷兰制（此处唯一的一种）
arg-pair-edition = 荷兰制的版本
arg-pair-pairs = 把对阵写入文件〔默认：标准输出〕
arg-pair-check = 改为逐轮重排并比较，同 `caipan check`
arg-pair-generate = 改为生成随机比赛，同 `caipan generate`
arg-pair-output = 随机比赛写到哪里
arg-pair-seed = 随机比赛的种子
arg-pair-round = 轮次〔默认：第一个未编排的轮次〕
arg-pair-show = 输出形式：list（同编排程序），boards（带姓名），trace（逐条说明）
pair-no-such-round = 第 { $round } 轮不能编排：下一轮是第 { $next } 轮，全程 { $last } 轮（0 表示未注明）
pair-nobody = 第 { $round } 轮无人可编排
pair-none-bye = 第 { $round } 轮没有合法编排：能剩下的人都不得轮空。由裁判员决定。
pair-none-stuck = 第 { $round } 轮没有合法编排：{ $stuck } 号相互之间所余对手不足。由裁判员决定。
pair-none-helpers = 第 { $round } 轮没有合法编排：{ $stuck } 号只能与 { $helpers } 号或彼此对局，而人数不够。由裁判员决定。
pair-heading = 第 { $round } 轮
pair-bye = 轮空
trace-bracket = { $score } 分组：下移 [{ $moved }]，本组 [{ $residents }]
trace-exchanges = 上下半区交换人数：{ $count }
trace-floaters = 下移或轮空：{ $players }

cmd-check = 核对：逐轮重排比赛文件、重算积分，指出不同之处
cmd-check-examples =
    {"  "}caipan check event.trf
    {"  "}caipan check --edition 2017 *.trf
    退出码：0 全部相同，1 有不同，3 输入有误，5 文件。
arg-check-files = 比赛文件
arg-check-edition = 荷兰制的版本〔默认：文件 192 行所写，否则 2026〕
check-equal = { $file }：{ $rounds } 轮编排与全部积分相同
check-different = { $file }：{ $rounds } 轮，不同 { $count } 处
check-points = 第 { $line } 行：{ $player } 号文件记 { $claimed } 分，按成绩应为 { $counted } 分
check-bye = 第 { $round } 轮：应由 { $player } 号轮空
check-colors = 第 { $round } 轮：{ $white } 对 { $black } 应执先：{ $why }
check-pair = 第 { $round } 轮：按规则应为 { $white } 对 { $black }。不应为 { $why }

cmd-explain = 说明：某人为何如此编排
cmd-explain-examples =
    {"  "}caipan explain event.trf --round 4 --player 17
    {"  "}caipan explain event.trf --round 4 --player 17 --against 3 --lang zh
arg-explain-file = 比赛文件
arg-explain-round = 轮次
arg-explain-player = 编号
arg-explain-against = 只说明为何不是这个对手
arg-explain-edition = 荷兰制的版本〔默认：文件 192 行所写，否则 2026〕
explain-nobody = 轮次应不大于 { $rounds }，编号应为 { $players } 人之一
explain-absent = { $player } 不参加本轮
explain-bracket = 在 { $score } 分组：下移 { $moved } 人，本组 { $residents } 人
explain-floats = 由 { $score } 分组下移：下移 { $moved } 人，本组 { $residents } 人
explain-pair = 先手 { $white }，后手 { $black }；先后手：{ $why }
explain-bye = 本轮轮空
explain-not = 不是 { $other }：{ $why }

cmd-generate = 生成随机比赛，同一种子结果相同
cmd-generate-examples =
    {"  "}caipan generate --players 100 --rounds 9 --seed 7 -o event.trf
    {"  "}caipan generate --players 30 --draws 500 --forfeits 50 --byes 30
arg-generate-players = 人数
arg-generate-rounds = 轮数
arg-generate-seed = 种子
arg-generate-draws = 实力相当的千局中和棋数
arg-generate-forfeits = 千局中弃权数
arg-generate-byes = 每人千轮中申请轮空数
arg-generate-withdrawals = 每人千轮中退赛数
arg-generate-late = 千人中迟到参赛人数
arg-generate-scoring = 胜、和、负各得几分
arg-generate-edition = 荷兰制的版本
arg-generate-output = 写到哪里〔默认：标准输出〕

event-too-large = 人数超过格式所能编号（9999）
event-no-players = 没有 001 行，应至少有一名棋手

criterion-completion = 其余的人能编排，轮空给应得者
criterion-pairs = 本组对数
criterion-downfloaters = 下移者的积分
criterion-next-pairs = 下一组的对数
criterion-next-scores = 下一组的下移者
criterion-bye-unplayed = 轮空者未弈的局数
criterion-top-difference = 领先者或其对手的先后手差不超过 2
criterion-top-third = 领先者或其对手不连续三局同一方
criterion-preference = 双方先后手愿望都满足的对数
criterion-strong-preference = 强烈愿望都满足的对数
criterion-downfloat-one = 上一轮下移而本轮得以配对者
criterion-upfloat-one = 隔一轮不再上移的对数
criterion-downfloat-two = 前两轮下移而本轮得以配对者
criterion-upfloat-two = 隔两轮不再上移的对数
criterion-down-score-one = 上一轮下移、本组得以配对的下移者
criterion-up-score-one = 对手上一轮未上移的下移者
criterion-down-score-two = 前两轮下移、本组得以配对的下移者
criterion-up-score-two = 对手前两轮未上移的下移者

why-absent = 不参加本轮
why-met = 第 { $round } 轮已经相遇
why-forbidden = 比赛规定二人不相遇
why-absolute-colors = 二人必须执同一方
why-paired-above = 已在较高的组中配对
why-worse = 会使 { $criterion } 差 { $by }
why-later = 各项准则相同，但排列在后
colors-both = 双方愿望都满足
colors-stronger = 愿望强者优先
colors-alternated = 按最近一次二人先后手不同的一轮交替
colors-higher = 按排名在前者的愿望
colors-initial = 均无愿望，单号取抽签所定的一方
colors-table = 按编排表
color-white = 先手
color-black = 后手
preference-none = 无先后手愿望
preference-mild = 宜执{ $color }
preference-strong = 应执{ $color }
preference-absolute = 必须执{ $color }
player-note = { $score } 分，{ $preference }，上一轮与前两轮的移动 { $one } { $two }
player-no-bye = ，不得轮空
player-topscorer = ，领先者
