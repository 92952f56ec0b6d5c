### 国际象棋对局日志：指令、事件和拒绝。

## 人与要求

people-both = 双方
by-arbiter = 裁判员
claim-threefold = 同一局面三次出现
claim-fifty = 五十回合
wrong-initial-position = 开始局面摆错
wrong-adjourned-position = 续赛局面摆错
wrong-lost-position = 封棋时的局面无法恢复
wrong-colours = 颜色颠倒
wrong-board = 棋盘放错

## 指令：各事件之上的标题

did-start-session = 开始
did-arrive = { $side }到场
did-absent = { $those }未到
did-touch = { $side }触摸 { $square } 上的棋子
did-move = { $side }走 { $written }
did-move-two-hands = { $side }走 { $written }（用两手）
did-press = { $side }按钟
did-pause = { $by }停钟
did-restart = 重新开钟
did-show-clocks = 钟面 { $reading }
did-correct = 裁判员把钟改为 { $reading }
did-offer = { $side }提议和棋
did-accept = { $side }同意和棋
did-decline = { $side }口头拒绝和棋
did-withdraw-offer = { $side }要收回提和
did-write = { $side }写下 { $written }
did-claim-announcing = { $side }以{ $claim }要求和棋，声明将走 { $move-text }
did-claim = { $side }以{ $claim }要求和棋
did-withdraw-claim = { $side }要收回要求
did-resign = { $side }认输
did-flag = { $seen }见{ $side }旗落
did-both-flags = 双方旗都已落下
did-report-illegal = { $by }指出违规着法
did-open-envelope = 启封
did-open-envelope-read = 启封，裁判员认定封着为 { $reading }
did-lose-envelope = 信封丢失
did-refuse = { $those }拒绝遵守规则
did-sheets = 核对记录纸
did-penalty = { $side }受罚：给对方加时 { $time }
did-protest = { $side }申诉：{ $why }
did-decide = 裁判员决定：{ $choice }
did-release = { $side }松手：{ $written } 的一部分已走出
did-report-touch = { $by }指出{ $of }触摸过 { $square }
did-replace-clock = 棋钟失灵，换钟，定为 { $reading }
did-misplaced = 有棋子离开应在的格子
did-misplaced-before = 有棋子离开应在的格子，以后走了 { $plies } 着（双方合计）
did-sign = 双方签字：{ $result }
did-score = 裁判员定分
did-see-illegal-position = 裁判员看到双方的王都被将军，或有兵停在底线
did-set-board = 裁判员登记棋盘上的局面
did-request-increment = { $side }要求每着加时
did-cannot-win = { $side }要求和棋：对方不能以正常手段取胜
did-no-effort = { $side }要求和棋：对方没有努力以正常手段取胜
did-put-right = 双方同意改正违规着法
did-seal = { $side }封棋
did-displace = { $side }碰乱棋子
did-stop-recording = { $side }停止记录
did-borrow = { $side }要借对方记录纸
did-device = { $side }携带电子设备

## 裁判员的决定

choice-warn = 不罚或警告
choice-add-time = 给对方加时
choice-new-game = 重下一局
choice-play-on = 继续对局
choice-loss = 判负
choice-draw = 判和
choice-win = 判胜
choice-both-lose = 双方判负
choice-grant = 准许
choice-deny = 不准

## 事件

event-session-started = 对局开始计时
event-arrived = { $side }在开始 { $late } 后到场
event-clock-started = { $side }的钟走动
event-clocks-stopped = 双方停钟
event-touched = { $side }有意触摸 { $square }
event-adjusted = { $side }摆正 { $square }，没有义务
event-must-move = { $side }必须走（或吃）{ $square } 上的棋子
event-moved = { $side }走了 { $san }
event-two-handed = { $side }用了两手
event-made-with-one-hand = { $side }按钟以前改用一手走这一着
event-illegal-made = { $side }走出违规着法 { $written }，按钟以前可以改正
event-pressed = { $side }完成一着
event-period-reached = { $side }进入第 { $period } 时限，省下的时间累加
event-offered = { $side }提和有效（{ $moment }）
event-refused = { $side }拒绝了和棋（{ $by }）
event-wrote = { $side }先写下 { $written }
event-claimed = { $side }要求和棋：{ $claim }
event-claim-right = 要求成立
event-claim-wrong = 要求不成立
event-must-play = { $side }必须走 { $san }
event-used-time-added = { $side }已用时间加 { $time }
event-time-added = { $side }加时 { $time }
event-clocks-set = 钟面 { $reading }
event-illegal-completed = { $side }完成违规着法，第 { $count } 次
event-increment-taken = { $side }按钟所得 { $time } 收回
event-restored = { $side }违规以前的局面恢复，由其重走
event-illegal-stands = { $side }的违规着法有效
event-became-queen = { $side }的兵换成后
event-flag-fell = { $side }的旗已落下
event-sealed = { $side }已封棋，停钟
event-envelope-opened = 封着是“{ $written }”
event-sealed-unclear = { $side }的封着写作“{ $written }”，意思不清楚
event-envelope-lost = { $side }说出封着并走上棋盘；用时照封棋时
event-envelope-void = 封着作废
event-recording-excused = { $side }在本时限不必再记录
event-arbiter-records = 双方都免记：裁判员或副手记录，不得透露着数
sheets-clocks-stopped = 停钟
sheets-white-runs = 白方的钟走动
sheets-black-runs = 黑方的钟走动
event-complete-sheets = { $those }补齐记录，{ $run }
event-reconstruct-on-board = 停钟；裁判员先记下局面，再用棋盘复原
event-next-period-for-both = 下一着算下一时限的第一着
event-sheet-due = { $side }须立即补全记录
event-sheet-lent = { $side }借用对方记录纸，用自己的时间
event-restores-pieces = { $side }用自己的时间恢复棋子
event-position-carried-over = 局面移到放正的棋盘上，继续对局
event-adjourned-position-restored = 恢复封棋时的局面继续
event-new-game = { $what }：本局作废，重下一局
event-protested = { $side }的申诉已记录
event-breach = { $side }违反规定，已记录
event-duty-broken = { $side }没有走应走的着法，须收回另走
event-pressed-late = { $side }在对方应着以后按钟，其间的时间算自己的
event-free = { $side }触摸的棋子都不能走，也不能吃，可走任何合规则的着法
event-no-castling = { $side }这一着不得用 { $rook } 的车易位
event-position-restored = 恢复到第 { $plies } 着（双方合计）以后的局面
event-claim-waits = 先问对方是否同意和棋，再审验
event-reply-sealed = { $side }封下应着，停自己的钟，开对方的钟
event-illegal-position-seen = 局面不合规则：等下一着完成
event-moved-in-illegal-position = { $side }在不合规则的局面中走了 { $written }
event-board-set = 以棋盘上的局面继续
event-increment-requested = { $side }要求双方每着加时，停钟
event-increment-introduced = 从此双方每着加 { $each }
event-claim-postponed = { $side }的要求暂缓决定
event-signed = 双方签字：{ $result }
event-result-corrected = 结果改为{ $result }
event-scored = 得分照此登记
ended = { $result }（{ $why }）
asked = 须由裁判员决定：{ $choices }
asked-follows = { $choice }（{ $follows }）
list-semicolon = ；

## 提和与拒绝

offered-proper = 走子后、按钟前
offered-before-moving = 走子前，对方可等看到着法
offered-opponents-time = 对方思考时
offered-after-sealing = 封棋后
offered-with-claim = 连同要求
refused-words = 口头
refused-move = 走完一着
refused-touch = 触摸棋子

## 没有效力的原因

reason-game-over = 对局已经结束，没有效力
reason-not-to-move = 没有轮到他走，没有效力
reason-right-lost = 这一着已丧失要求的权利
reason-offer-stands = 提和不能收回
reason-claim-stands = 要求不能收回
reason-no-offer = 没有待答复的提和
reason-agreement-too-early = 还不能议和
reason-control-reached = 规定的着数已经走完，旗落无效
reason-time-left = 钟上还有时间
reason-in-time = 没有逾时，没有效力
reason-too-late = 为时已晚，继续对局
reason-too-many-moves = 已走着数过多，不再改动
reason-no-illegal-move = 没有违规着法
reason-exempt = 现在不必记录
reason-announced-illegal = 声明的着法不合规则
reason-no-rule = 这一版规则没有规定
reason-already-complete = 这着棋早已完成
reason-move-made = 着法已经走出，不能再改
reason-position-legal = 棋盘上没有不合规则的局面
reason-waits-for-move = 等下一着完成
reason-not-announced = 没有事先宣布，或者这一局不适用
reason-too-much-time = 钟上的时间还多
reason-move-owed = 还没有走应走的着法
reason-no-such-score = 没有这样的分数
reason-fewer-moves = 没有走过这么多步
reason-empty-square = 该格没有棋子
reason-not-over = 对局还没有结束
reason-not-adjourned = 对局没有封过棋
reason-claim-open = 要求尚未答复
reason-replier-absent = 应着方没有到场，不启封
reason-not-replied-to = 对方还没有应着，可以提出

## 不能接受的指令

refusal-time-goes-back = 时间 { $found } 早于上一条的 { $expected }
refusal-unreadable-move = “{ $text }”读不成着法：走的是哪一着？
refusal-ambiguous-move = “{ $text }”可以是几种合规则的着法：走的是哪一着？
refusal-no-position = 违规着法以后的局面无法继续
refusal-no-question = 没有等待裁判员决定的问题
refusal-not-permitted = 这里不能决定“{ $choice }”
refusal-nothing-sealed = 没有封着可以启封
refusal-envelope-closed = 已封棋，须先启封
refusal-annulled = 本局已作废，新的一局须用新的记录
