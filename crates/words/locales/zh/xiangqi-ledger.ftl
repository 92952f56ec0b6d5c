### 象棋对局日志：指令、事件和拒绝。

## 指令：各事件之上的标题

xiangqi-did-start-session = 开始
xiangqi-did-arrive = { $side }到场
xiangqi-did-absent = { $side }未到
xiangqi-did-move = { $side }走 { $text }
xiangqi-did-offer = { $side }提议和棋
xiangqi-did-accept = { $side }同意和棋
xiangqi-did-decline = { $side }拒绝和棋
xiangqi-did-claim = { $side }要求裁决
xiangqi-did-resign = { $side }认输
xiangqi-did-flag = { $side }旗落
xiangqi-did-pause = 停钟叫裁判
xiangqi-did-restart = 重新开钟
xiangqi-did-correct = 裁判员把钟改为 { $reading }
xiangqi-did-order-to-vary = { $side }奉令变着
xiangqi-did-penalty = { $side }受罚：给对方加时 { $time }
xiangqi-did-violation = { $side }违反纪律：{ $text }
xiangqi-did-protest = { $side }申诉：{ $text }
xiangqi-did-take-back = 裁判员退回 { $plies } 着：{ $reason }
xiangqi-did-declare = 裁判员宣布{ $outcome }：{ $reason }
xiangqi-did-reopen = 裁判员恢复对局：{ $reason }
xiangqi-did-decide = 裁判员决定：{ $decision }

## 事件

xiangqi-event-session-started = 对局开始
xiangqi-event-arrived = { $side }到场
xiangqi-event-clock-started = { $side }的钟开始走
xiangqi-event-clocks-stopped = 停钟
xiangqi-event-moved = { $side }走 { $text }
xiangqi-event-period-reached = { $side }进入第 { $period } 时段
xiangqi-event-illegal-made = { $side }走出违例着法 { $text }，棋盘上没有走动
xiangqi-event-offered = { $side }提议和棋
xiangqi-event-refused = { $side }拒绝和棋
xiangqi-event-refused-by-move = { $side }以着法拒绝和棋
xiangqi-event-claimed = { $side }要求裁决
xiangqi-event-claim-right = { $side }的要求成立
xiangqi-event-claim-wrong = { $side }的要求不成立，对局继续
xiangqi-event-ordered-to-vary = { $side }须变着，不变作负
xiangqi-event-time-added = { $side }加时 { $time }
xiangqi-event-clocks-set = 钟改为 { $reading }
xiangqi-event-flag-fell = { $side }旗落
xiangqi-event-violation-recorded = { $side }违例登记（第 { $count } 次）：{ $text }
xiangqi-event-protested = { $side }的申诉已登记：{ $text }
xiangqi-event-taken-back = 退回 { $plies } 着，两钟停走：{ $reason }
xiangqi-event-reopened = 对局恢复：{ $reason }
xiangqi-event-declared = 裁判员宣布结果：{ $reason }

## 没有效力的原因

xiangqi-reason-game-over = 对局已经结束，无效
xiangqi-reason-game-not-over = 对局没有结束，无效
xiangqi-reason-not-to-move = 没有轮到该方走棋，无效
xiangqi-reason-no-offer = 没有可答复的提和
xiangqi-reason-time-left = 钟上还有时间，旗落无效
xiangqi-asked = 须由裁判员决定：{ $choices }

## 不能接受的指令

xiangqi-refusal-time-goes-back = 时间 { $found } 早于前一条的 { $expected }
xiangqi-refusal-unreadable-move = “{ $text }”不是着法；应如 炮二平五、C2.5、h2e2、7747
xiangqi-refusal-other-piece = “{ $text }”所写的子不是该点上的子，应写该点上的子
xiangqi-refusal-ambiguous-move = “{ $text }”可指不止一着
xiangqi-refusal-question-open = 裁判员须先答复未决的问题
xiangqi-refusal-no-question = 没有待裁判员决定的问题
xiangqi-refusal-not-permitted = 此处不允许这样决定
xiangqi-refusal-take-back = 要退回 { $found } 着，应在 1 至 { $most } 之间
