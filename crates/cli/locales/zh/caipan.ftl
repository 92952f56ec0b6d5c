# 程序自身的文字（简体中文）。en.ftl 有同样的名字，测试会比较。

heading-usage = 用法：
heading-commands = 命令
heading-arguments = 参数
heading-options = 选项
heading-examples = 示例：
own-failure = 程序内部故障，请报告：{ $what }

cmd-caipan = 裁判（Caipan）：按指定版本的规则对国际象棋和象棋对局作出裁决，附条文与依据。
cmd-caipan-examples =
    退出码：
      0  已裁决
      1  已裁决，但有须由人处理之处（仅在 --strict 时）
      2  无法读取输入
      3  程序自身故障
    `caipan 命令 --help` 可看各命令的示例。
arg-caipan-lang = 输出语言：zh 或 en [默认：依 LC_ALL、LC_MESSAGES、LANG]
arg-caipan-help = 显示帮助
arg-caipan-version = 显示版本

cmd-perft = 数出给定步数内的合法着法序列
cmd-perft-examples =
    {"  "}caipan perft 3
    {"  "}caipan perft --divide --stats 5
    {"  "}caipan perft --fen "4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1" 4
arg-perft-fen = 局面（FEN）；省略则为开局
arg-perft-chess = 国际象棋的开局局面
arg-perft-divide = 同时列出每个第一着的数目
arg-perft-stats = 显示用时与每秒计数
arg-perft-depth = 多少个半回合

cmd-judge = 裁决棋谱
cmd-judge-long =
    读取任何已知格式的棋谱，对每局主线作出裁决，并列出结论、循环各着、条文以及输入中的异常。
    不指定 --rules 时，象棋棋谱按各协会的规则逐一裁决，并列给出；程序与网站的规则只在指名时使用。

    用 --batch 时，每行读入一个 JSON {"{"}"id","rules","fen","moves":["h2e2",…]{"}"}，按同样次序
    每行写出 {"{"}"id","ruling"{"}"} 或 {"{"}"id","error"{"}"}。
cmd-judge-examples =
    {"  "}caipan judge examples/xiangqi-1959.dhtmlxq
    {"  "}caipan judge --rules xiangqi-1959 --lang zh game.pgn
    {"  "}caipan judge --json --strict games/*.pgn > rulings.jsonl
    {"  "}cat game.pgn | caipan judge -
    {"  "}caipan judge --batch < games.jsonl > rulings.jsonl
arg-judge-rules = 规则，如 xiangqi-1959；可给出多次（见 `caipan rules`）
arg-judge-json = 每局每部规则输出一行 JSON（见 docs/ruling.md）
arg-judge-ordered = 棋谱未载变着命令时以何代之：recorded 不代，automatically 以警告代之（如网站）
arg-judge-strict = 有须由人处理之处时，以退出码 1 结束
arg-judge-batch = 逐行读入和写出 JSON
arg-judge-threads = 同时裁决多少局；默认每个处理器核心一局
arg-judge-notation_language = 国际象棋着法中棋子字母的语言，如 de、fr、ru；只有一种说得通时自动识别
arg-judge-encoding = 文本编码，如 GB18030、windows-1251、IBM866；不写则猜测
arg-judge-files = 棋谱文件；- 为标准输入

input-missing = 没有这个文件
found-xiangqi = 这里是象棋的对局，而没有指定象棋规则；请指定，如 --rules cxa-2020
found-chess = 这里是国际象棋的对局，而没有指定国际象棋规则；请指定，如 --rules fide-2023
input-directory = 是目录，应为文件
input-empty = 输入为空，应为棋谱
input-binary = 读到字节 { $value }，应为文字或棋谱（XQF、CBR、CBL）
input-refused = 不读 { $format } 文件：没有真实文件可供核对；请用原程序转成 XQF、PGN 或 DhtmlXQ
input-refused-che = 不读 CHE 文件：横坐标从左数或从右数都有，两种读法始终合法；请用原程序转成 XQF、PGN 或 DhtmlXQ
input-no-record = 开头是 { $found }，应为国际象棋或象棋的棋谱（PGN、FEN 加着法、EPD、对局表、DhtmlXQ、WXF、JSON、XQF、CBR、CBL、CBF）
input-none-readable = { $format }：{ $reason }
place = 第 { $line } 行第 { $column } 列：
place-byte = 第 { $byte } 字节：

unknown-rulebook = 没有规则“{ $found }”；已有 { $known }
unknown-rulebook-nearest = 没有规则“{ $found }”；是否指 { $nearest }？已有 { $known }
rulebook-without-judge = { $id } 尚不能裁决对局
rulebook-of-chess = { $id } 是国际象棋规则，这里的棋谱是象棋

game-number = 第 { $number } 局
and-presses = { $move }，按钟
clock-left = ，剩 { $left }
under = 依据 { $id }：{ $title }
nothing-to-rule = 无可裁决：着法没有结束对局
not-ruled = 未作裁决：此起始局面无法对局
after-ply = 第 { $ply } 着之后
list-separator = {" · "}
decisions = 裁判员可作的决定：
readings = 各种读法：
held-by = 持此说者：{ $holders }
grounds = 依据：
ground-interpretation = 按条文解释 { $number }：{ $title }
cycle = 循环：
cycle-completed = + 为补足循环而加，不在记录中
by-rules = 据 { $rules }
and = 、
label-weight = （{ $weight }）
attack-check = { $attackers }将军
attack-kill =
    { $checks ->
        [1] { $attackers }要杀（一步杀）
       *[other] { $attackers }要杀（连将杀，{ $checks } 将成杀）
    }
attack-chase = { $attackers }捉{ $victim }（{ $manner }）
and-rules = ；
attack-more = ；另有 { $count } 种走法
and-manner = ，
attack-line = ：{ $line }
attack-excused = ；不计：{ $rule }
warning = 应予警告（第 { $plies } 着之后）：{ $verdict }
and-plies = 、
finding = 发现：
remarks = 对输入的说明：

tally = { $file }：{ $games } 局：{ $kinds }
tally-separator = ，
tally-red-wins = 红胜 { $count }
tally-black-wins = 黑胜 { $count }
tally-draw = 和棋 { $count }
tally-must-vary = 一方应变着 { $count }
tally-drawn-if-no-one-varies = 双方不变作和 { $count }
tally-arbiter = 须裁判员决定 { $count }
tally-nothing = 无可裁决 { $count }
tally-refused = 未作裁决 { $count }
tally-person = 须由人处理 { $count }

cmd-show = 以文字或图片显示棋谱中的局面
cmd-show-long =
    显示主线终了的局面，或 --ply 所指着数之后的局面。棋盘两边的数字按各方自己的数法。
cmd-show-examples =
    {"  "}caipan show examples/xiangqi-1959.dhtmlxq --game 2 --ply 1
    {"  "}caipan show game.pgn --svg board.svg --pieces traditional
    {"  "}caipan show --fen "4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1" --pieces latin --flip
arg-show-file = 棋谱；- 为标准输入
arg-show-fen = 局面（FEN），代替棋谱
arg-show-game = 文件中第几局，从 1 起
arg-show-ply = 第几着之后；0 为起始局面 [默认：最后]
arg-show-svg = 把 SVG 图片写入此文件；- 为标准输出
arg-show-pieces = 棋子字样：chinese、traditional 或 latin [默认：chinese]
arg-show-flip = 黑方在下
arg-show-notation_language = 国际象棋着法中棋子字母的语言，如 de、fr、ru
arg-show-encoding = 文本编码；不写则猜测

show-position = 局面
show-no-such-game = { $file }：有 { $found } 局，要的是第 { $asked } 局
show-no-such-ply = { $file }：主线有 { $found } 着，要的是第 { $asked } 着之后
show-game-of = 第 { $number } 局（共 { $of } 局）
show-after = 第 { $ply } 着 { $move } 之后
show-red-to-move = 红方走子
show-white-to-move = 轮到白方走
show-black-to-move = 黑方走子
show-sides-chinese = （红）[黑] ＊ 上一着的起点
show-sides-latin = 大写为红，小写为黑，* 为上一着的起点

cmd-rules = 规则：各部规则、条文、差异，以及每条由什么落实
cmd-rules-long =
    不带参数列出各部规则；给出编号显示整部规则；再给出条号或名称，显示一条及其数值、解释、落实它的代码和
    演示它的案例。`diff` 对照同一棋种的两部规则。`coverage` 列出每条由什么落实、由什么演示。
cmd-rules-examples =
    {"  "}caipan rules
    {"  "}caipan rules xiangqi-1959
    {"  "}caipan rules xiangqi-1959 A.1
    {"  "}caipan rules fide-1993 stalemate --lang zh
    {"  "}caipan rules diff fide-1993 fide-2023
    {"  "}caipan rules coverage fide-1993 --strict
arg-rules-words = 一部规则，可再加条号或名称；或 `diff A B`；或 `coverage`，可再加一部规则
arg-rules-json = 输出 JSON，总含中英两种文字
arg-rules-strict = 用于 coverage：尚有条文未落实时，以退出码 1 结束
rules-usage = 应不带参数，或给出一部规则，或一部规则加条号，或 `diff A B`，或 `coverage` 加至多一部规则
rules-diff-usage = 应为 `caipan rules diff A B`，给出两部规则（见 `caipan rules`）
rules-diff-games = { $a } 与 { $b } 不是同一棋种，应为同一棋种的两部规则
unknown-rule = { $id } 没有“{ $found }”这一条；`caipan rules { $id }` 列出全部
unknown-rule-nearest = { $id } 没有“{ $found }”这一条；是否指 { $nearest }？`caipan rules { $id }` 列出全部
rules-count = 共 { $count } 条
rules-more = `caipan rules 编号` 显示整部，`caipan rules 编号 条号` 显示一条，`caipan rules diff A B` 对照，`caipan rules coverage` 列出各条由什么落实。
rules-edition = 施行或印行：
rules-source = 来源：
rules-extent = 已知范围：
rules-checked = 核对日期：
rules-interpretations = 条文解释
rules-parameters = 数值与选择
rules-name = 名称：
rules-mode = 如何生效：
rules-decided-by = 由谁决定：
rules-by-people = 由人执行：
rules-code = 落实于：
rules-cases = 案例：
rules-none = —
rules-not-yet = 尚未落实
rules-question = 问：
rules-reading = 读法：
rules-choice = 采用：
rules-why = 理由：
rules-diff-equal = 相同的数值与选择 { $count } 项。带 ≠ 的一行表示生效方式不同，− 与 + 分别为前后两部的后果。
rules-diff-parameters = 不同的数值与选择
rules-diff-absent = 没有这一规定
rules-diff-both = 同一事项的条文
rules-diff-only = 只见于 { $id }
standing-carried-out = 代码与案例俱备
standing-no-case = 有代码，无案例
standing-no-code = 有案例，无代码
standing-by-people = 由人执行
standing-not-yet = 尚未落实
cmd-convert = 把棋谱转换为另一种格式
cmd-convert-long =
    写出文件中的每一局，格式容许时连同变着和注释。输入中涉及着法的异常在标准错误输出中说明。
    --to ledger 把国际象棋对局写成事件记录，供 caipan arbitrate 使用：着法按棋钟注释的时间写，对局如何结束只写棋谱说明的，没有说明的注明。
    事件记录用 --to pgn 写回棋谱。
cmd-convert-examples =
    {"  "}caipan convert --to ledger --rules fide-2023 game.pgn > game.jsonl
    {"  "}caipan convert --to ledger --rules fide-1993 --control "40/7200:3600" --game 7 games.pgn
    {"  "}caipan convert --to pgn game.jsonl
    {"  "}caipan convert --to pgn-chinese examples/xiangqi-1959.dhtmlxq
    {"  "}caipan convert --to dhtmlxq game.pgn -o game.txt
    {"  "}caipan convert --to dhtmlxq --encoding gb18030 game.pgn > game.txt
    {"  "}caipan convert --to ucci examples/xiangqi-1959.dhtmlxq
arg-convert-to = 要写的格式
arg-convert-encoding = 输出编码：utf-8 或 gb18030
arg-convert-notation_language = 国际象棋着法中棋子字母的语言，如 de、fr、ru
arg-convert-from_encoding = 棋谱的编码；不写则猜测
arg-convert-rules = 写事件记录时：规则的版本，fide-1993 或 fide-2023
arg-convert-control = 写事件记录时：时限，棋谱没有写时用
arg-convert-game = 写事件记录时：文件中的第几局，从 1 起
convert-ledger-pgn-only = 事件记录只能转换为 pgn，且只限国际象棋
convert-no-chess = 没有找到国际象棋对局；应为含有国际象棋对局的 PGN
convert-chess-forms = 国际象棋可写成 pgn、fen、ucci（引擎的 position 行）或 ledger
convert-which-game = 有 { $found } 局，应为一局，或用 --game 指明第几局
convert-no-such-game = 有 { $found } 局，不足 { $asked } 局
convert-no-rules = 棋谱没有写规则的版本，请用 --rules fide-1993 或 --rules fide-2023 指明
convert-no-control = 时限 { $found } 不能理解；请用 --control 指明，例如 "40/7200:3600" 或 "90' + 30''"
convert-control-read = 时限 { $text } 读作 { $read }
control-short = 时限按秒读作 { $read }，不足一分钟；五分钟加三秒请写 300+3
arg-convert-output = 写入此文件而不是标准输出
arg-convert-file = 棋谱文件；- 为标准输入
cmd-arbitrate = 执行一局棋（国际象棋或象棋）的事件记录，打印每一项裁定
cmd-arbitrate-long =
    事件记录是一个 JSON 行文件：先写赛前规定，再逐条写走子、按钟、提和、要求、旗落、封棋以及棋盘旁发生的一切。
    每个裁决都附条文和用时算式；只能由人决定的，列出允许的决定和各自的后果。格式见 docs/ledger.md。
cmd-arbitrate-examples =
    {"  "}caipan arbitrate --example > game.jsonl
    {"  "}caipan arbitrate game.jsonl
    {"  "}caipan arbitrate --rules fide-2023 --json game.jsonl
    {"  "}caipan arbitrate --pgn game.jsonl > game.pgn
arbitrate-no-book = --rules：见到 { QUOTE($found) }，应为 { $known }
arbitrate-pgn-chess = --pgn：只有国际象棋对局的日志能写成 PGN
arg-arbitrate-rules = 规则版本；默认用记录中写明的
arg-arbitrate-json = 每条一行 JSON，总是双语
arg-arbitrate-strict = 有须人处理的事项时，退出码为 1
arg-arbitrate-example = 写出一份样例
arg-arbitrate-pgn = 写成带钟面注释的 PGN
arg-arbitrate-ledger = 事件记录；- 表示标准输入

cmd-standings = 输出名次表
cmd-standings-long =
    读入赛事文件，或报名表和成绩表，按所定次序排列名次，并写明同分者由哪一步分出先后。--derive 列出某一数值的由来。
    规则留给裁判决定之处一一写明，此时退出码为 1。
cmd-standings-examples =
    {"  "}caipan standings --rules xiangqi-1959 --entries players.csv --results results.csv
    {"  "}caipan standings --tiebreaks 积分,对手分,累进分,胜局 open.trf
    {"  "}caipan standings --derive 4 BH/C1 open.trf
cmd-crosstable = 输出循环表
cmd-crosstable-examples =
    {"  "}caipan crosstable --rules xiangqi-1959 --entries players.csv --results results.csv
    {"  "}caipan crosstable --csv open.trf
arg-standings-file = 赛事文件（TRF）；- 表示标准输入
arg-standings-entries = 报名表（CSV）：编号,姓名,单位,等级分；回避：不得相遇的选手
arg-standings-results = 成绩表（CSV）：轮次,红方,黑方,结果
arg-standings-rules = 所用规则：xiangqi-1959（2-1-0 记分，12.2、12.3 的名次，13 的退赛）或 fide
arg-standings-tiebreaks = 名次次序：代号如 PTS,DE,BH/C1,SB，名称如 积分,对手分,累进分,直胜,胜局,后手局,后手胜局,犯规，或 xiangqi-1959、nanning-2015、county-2021、asia-2010、chess［默认依规则或文件］
arg-standings-edition = 国际棋联同分细则版本：2024-08 或 2026-03［默认 2026-03］
arg-standings-system = 赛制：swiss（积分编排）、round-robin（单循环）或 double-round-robin（双循环）［默认依文件；表格为循环］
arg-standings-after = 截至第几轮
arg-standings-three = 三人以上同分时的决定：table（比相互间得分）或 next（跳过此步）
arg-standings-json = 输出 JSON
arg-standings-csv = 输出电子表格（CSV）
arg-standings-derive = 某一数值的由来：编号或姓名，和代号
arg-crosstable-file = 赛事文件（TRF）；- 表示标准输入
arg-crosstable-entries = 报名表（CSV）：编号,姓名,单位,等级分
arg-crosstable-results = 成绩表（CSV）：轮次,红方,黑方,结果
arg-crosstable-rules = 所用规则：xiangqi-1959（2-1-0 记分，12.2、12.3 的名次，13 的退赛）或 fide
arg-crosstable-tiebreaks = 名次次序：代号如 PTS,DE,BH/C1,SB，名称如 积分,对手分,累进分,直胜,胜局,后手局,后手胜局,犯规，或 xiangqi-1959、nanning-2015、county-2021、asia-2010、chess［默认依规则或文件］
arg-crosstable-edition = 国际棋联同分细则版本：2024-08 或 2026-03［默认 2026-03］
arg-crosstable-system = 赛制：swiss（积分编排）、round-robin（单循环）或 double-round-robin（双循环）［默认依文件；表格为循环］
arg-crosstable-after = 截至第几轮
arg-crosstable-three = 三人以上同分时的决定：table（比相互间得分）或 next（跳过此步）
arg-crosstable-json = 输出 JSON
arg-crosstable-csv = 输出电子表格（CSV）
standings-rank = 名次
standings-no = 编号
standings-name = 姓名
standings-points = 总分
standings-round = 第 { $round } 轮
standings-order = 名次次序有误：{ $error }
derive-alone = { $code } { $number } { $name }：到这一步时没有同分者
derive-among = { $code } { $number } { $name }：在 { $tied } 中列第 { $place }
standings-not-so-far = 要求第 { $round } 轮后的名次；现为第 { $last } 轮后的名次
crosstable-first = 先
crosstable-second = 后
crosstable-bye = 轮空
standings-no-player = 读到“{ $found }”，应为表中运动员的编号或姓名
standings-before = { $first } 列于 { $second } 之前：{ $step }
standings-silent = 须裁判决定：{ $tied } 同分，条文只就两人而言；比相互间得分则为 { $among }，跳过此步则为 { $next }
standings-play-off = 并列第一：{ $names }；是否加赛及局数由组织委员会规定
standings-annulled = { $player } 下了 { $played } 局（应下 { $due } 局）后退出：不到一半，全部作废，从表上划去
standings-stand = { $player } 下了 { $played } 局（应下 { $due } 局）后退出：已到一半，成绩有效，其余各局对手得胜
standings-draw-again = { $player } 赛前退出：余下人数为双数，重新抽签
standings-lots-stand = { $player } 赛前退出：余下人数为单数，抽签不变，各轮原对手轮空
standings-not-paired = { $player } 退出：成绩保留，不再编排
standings-unfinished = 须裁判决定：退出者 { $player } 未下完的最后一局

cmd-serve = 在浏览器里打开裁判台
cmd-serve-long =
    带棋钟的对局、请裁判、附条文和证明的和棋要求、封局、处罚和赛事。一切都存在一个文件里；几台机器一同服务时存在 PostgreSQL 里。
    第一次启动时显示一个只能用一次的链接：打开它就建立裁判长的账号。
cmd-serve-examples =
    {"  "}caipan serve
    {"  "}caipan serve --listen 0.0.0.0:8080 --database hall.db
    {"  "}caipan serve --database hall.db --backup copy.db
    {"  "}caipan serve --database hall.db --verify
arg-serve-listen = 监听的地址；0.0.0.0:8080 可让场内平板连接
arg-serve-database = 文件，或 postgres://USER@HOST/DATABASE
arg-serve-key = 封棋密钥文件 [默认：数据库名加 .key]
arg-serve-verify = 把存下的一切重新裁决一遍来核对，然后结束
arg-serve-backup = 把数据库复制到新文件（使用中也可以），然后结束
serve-listening = 裁判台已打开：http://{ $address }（按 Ctrl-C 结束）
serve-set-up = 第一次启动：请在这里建立裁判长的账号，只能用一次：{ $link }
serve-backed-up = 已复制到 { $file }。封棋密钥不在其中：请把密钥文件另存一处
serve-sound = 共 { $streams } 个流、{ $entries } 条记录，全部相符。摘要 { $digest }
serve-ended = 裁判台已关闭。
serve-in-use = { $address } 已被别的程序占用，请用 --listen 换一个地址
