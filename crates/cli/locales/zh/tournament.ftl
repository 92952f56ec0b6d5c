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
    {"  "}caipan pair --entries players.csv --results results.csv --rounds 5 --record --show boards
    退出码：0 完成，1 无合法编排，2 意外，3 输入有误，4 过大，5 文件。
arg-pair-file = 比赛文件；- 表示标准输入
arg-pair-dutch = 荷兰制（此处唯一的一种）
arg-pair-edition = 荷兰制的版本
arg-pair-pairs = 把对阵写入文件〔默认：标准输出〕
arg-pair-check = 改为逐轮重排并比较，同 `caipan check`
arg-pair-generate = 改为生成随机比赛，同 `caipan generate`；指名 FILE 时依其中的设置（如 PlayersNumber=40）
arg-pair-output = 随机比赛写到哪里
arg-pair-seed = 随机比赛的种子
arg-pair-round = 轮次〔默认：第一个未编排的轮次〕
arg-pair-show = 输出形式：list（同编排程序），boards（带姓名），trace（逐条说明），csv（成绩表的行）
arg-pair-record = 把编排写入成绩表或赛事文件，结果留空由裁判员填写
pair-teams = 团体赛；团体积分编排不在此编排
pair-record-where = 没有可写入的文件；应给出赛事文件名，或 --entries 和 --results
pair-no-such-round = 第 { $round } 轮不能编排：下一轮是第 { $next } 轮，全程 { $last } 轮（0 表示未注明）
pair-open = 第 { $round } 轮已编排，第 { $lines } 行尚无结果；请先填写结果
pair-nobody = 第 { $round } 轮无人可编排
pair-none-bye = 第 { $round } 轮没有合法编排：能剩下的人都不得轮空。由裁判员决定。
pair-none-stuck = 第 { $round } 轮没有合法编排：{ $stuck } 号相互之间所余对手不足。由裁判员决定。
pair-none-helpers = 第 { $round } 轮没有合法编排：{ $stuck } 号只能与 { $helpers } 号或彼此对局，而人数不够。由裁判员决定。
pair-heading = 第 { $round } 轮
pair-free = 轮空
pair-bye = 轮空
trace-bracket = { $score } 分组：下移 [{ $moved }]，本组 [{ $residents }]
trace-exchanges = 上下半区交换人数：{ $count }
trace-floaters = 下移或轮空：{ $players }

cmd-check = 核对：逐轮重排比赛文件，重算积分与破同分，指出不同之处
cmd-check-long =
    由此前各轮逐轮重排，重算积分，并按文件 212、202 行或所给次序排名。对阵、名次及名次表各指出第一处不同及其原因。
cmd-check-examples =
    {"  "}caipan check event.trf
    {"  "}caipan check --edition 2017 *.trf
    {"  "}caipan check --tiebreaks PTS,BH/C1,BH event.trf
    {"  "}caipan check --entries players.csv --results results.csv --rounds 5 --standings table.csv
    退出码：0 全部相同，1 有不同，3 输入有误，5 文件。
arg-check-file = 比赛文件
arg-check-edition = 荷兰制的版本〔默认：文件 192 行所写，否则 2026〕
arg-check-standings = 待核对的名次表（CSV）：名次,编号,姓名及每个代号一列
arg-check-tiebreaks = 名次次序〔默认：表中各代号，否则文件 212 或 202 行〕
arg-check-tiebreak_edition = 国际棋联同分细则版本：2024-08 或 2026-03〔默认 2026-03〕
check-equal-ranks = { $file }：{ $rounds } 轮编排、全部积分及按 { $order } 的名次相同
check-equal-table = { $file }：{ $rounds } 轮编排、全部积分及按 { $order } 的全表相同
check-rank = 第 { $line } 行：{ $player } 记第 { $found } 名，应为第 { $counted } 名：{ $why }
check-first = 前面没有人
check-behind = { $step } 不如 { $before }（{ $theirs } 对 { $own }）
check-value = { $file }：第 { $line } 行：{ $player } 的 { $code } 记 { $found }，应为 { $counted }
check-equal = { $file }：{ $rounds } 轮编排与全部积分相同
check-different = { $file }：{ $rounds } 轮，不同 { $count } 处
check-points = 第 { $line } 行：{ $player } 号文件记 { $claimed } 分，按成绩应为 { $counted } 分
check-bye = 第 { $round } 轮：应由 { $player } 号轮空
check-colors = 第 { $round } 轮：{ $white } 对 { $black } 应执先：{ $why }
check-teams = 团体赛：团体编排不在此核对
check-alone = { $player } 本轮没有对局
check-system = 这里没有 { $system } 编排制：编排不作核对
pair-system = 这里没有 { $system } 编排制；可用 --system 或 --edition 另行指定
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
explain-table = 循环赛各轮依贝格尔表
explain-no-round = 本次比赛的轮次表没有这一轮
explain-absent = { $player } 不参加本轮
explain-bracket = 在 { $score } 分组：下移 { $moved } 人，本组 { $residents } 人
explain-floats = 由 { $score } 分组下移：下移 { $moved } 人，本组 { $residents } 人
explain-pair = 先手 { $white }，后手 { $black }；先后手：{ $why }
explain-bye = 本轮轮空
explain-not-bye = 不轮空：{ $why }
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


color-white = 先手
color-black = 后手

# 以表格代替比赛文件。
event-no-input = 应给出比赛文件，或以 --entries 给出报名表
event-beyond = 提到第 { $round } 轮，而比赛只有 { $last } 轮
event-no-entries = 没有棋手，应至少有一名
arg-standings-rounds = 轮数（用于表格）
arg-standings-teams = 团体赛中排列各队而非各人
arg-crosstable-teams = { arg-standings-teams }
standings-no-teams = 没有队，应有 310 行或 192 行中的 FIDE_TEAM
arg-standings-lots = 抽签结果（用于 LOT 一步）：编号，先抽出者在前
arg-pair-entries = { arg-standings-entries }
arg-pair-results = { arg-standings-results }
arg-pair-rounds = { arg-standings-rounds }
arg-pair-rules = { arg-standings-rules }
arg-pair-system = 赛制：swiss（积分编排）、round-robin（单循环）或 double-round-robin（双循环）〔默认依文件；表格为积分编排〕
arg-check-entries = { arg-standings-entries }
arg-check-results = { arg-standings-results }
arg-check-rounds = { arg-standings-rounds }
arg-check-rules = { arg-standings-rules }
arg-check-system = 赛制：swiss（积分编排）、round-robin（单循环）或 double-round-robin（双循环）〔默认依文件；表格为积分编排〕
arg-explain-entries = { arg-standings-entries }
arg-explain-results = { arg-standings-results }
arg-explain-rounds = { arg-standings-rounds }
arg-explain-rules = { arg-standings-rules }
arg-explain-system = 赛制：swiss（积分编排）、round-robin（单循环）或 double-round-robin（双循环）〔默认依文件；表格为积分编排〕
arg-export-entries = { arg-standings-entries }
arg-export-results = { arg-standings-results }
arg-export-rounds = { arg-standings-rounds }
arg-export-rules = { arg-standings-rules }
arg-export-system = 赛制：swiss（积分编排）、round-robin（单循环）或 double-round-robin（双循环）〔默认依文件；表格为积分编排〕
arg-crosstable-rounds = { arg-standings-rounds }
arg-crosstable-lots = { arg-standings-lots }

cmd-export = 导出：把比赛写成比赛文件，或写成报名表与成绩表
cmd-export-examples =
    {"  "}caipan export --to numbered --entries entries.csv -o players.csv
    {"  "}caipan export --to trf --entries players.csv --results results.csv --rounds 5 --system swiss -o event.trf
    {"  "}caipan export --to results event.trf
arg-export-file = 赛事文件（TRF）；- 表示标准输入
arg-export-to = trf（比赛文件），entries（报名表），numbered（按等级分、称号、姓名重新编号的报名表），results（成绩表）
arg-export-output = 写到哪里〔默认：标准输出〕
standings-violation = { $player } 第 { $round } 轮违例一次 { $note }
standings-interim = 第 { $round } 轮后的名次：第 { $open } 轮还有未填结果的对局；用 --after { $open } 计入已有结果
event-terms-differ = 表格与命令选项对 { $what } 的说法不同；应一致
event-numbered = 名单没有编号，按等级分、称号、姓名编号（C.04.2）；可用 export --to numbered 写出此名单
export-cut = { $player } 号：{ $text } 超过栏宽；栏内截短，全文写在 XXT 行
export-numbered-late = 已有成绩，成绩按现有编号记名；应在没有成绩时重新编号
standings-points-system = { $player } 退出积分循环赛，已下不足一半：按 13.2 应全部作废，而未编排各轮没有对手；由裁判员决定。各种决定下的名次：
standings-refuses = { $player } 拒绝续赛：理由是否正当由裁判员认定。各种决定下的名次：
standings-excused = { $player } 有正当理由拒绝续赛：不作处理
standings-match-lost = { $player } 无正当理由拒绝续赛：作输掉这场对抗赛论，未下各局算对手得胜
standings-apart = { $stage }：
