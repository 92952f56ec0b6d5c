# 裁判台自己的文字。en.ftl 里有同样的名字，由测试对照。

brand = 裁判
lang-name = 中文
skip = 跳到正文
nav = 主导航
nav-games = 对局
nav-desk = 裁判台
nav-rules = 规则
nav-accounts = 账号
go-board = 台号
sign-in = 登录
sign-out = 退出
foot = 裁判 · 每项裁决都写明条文
confirm = 确认
back = 返回
to-front = 回首页
the-arbiter = 裁判员
the-desk = 裁判台

home-title = 裁判台
home-set-up = 还没有账号。请打开程序启动时显示的链接。
home-playing = 进行中
home-over = 已结束
no-games = 没有对局。

set-up-title = 初次设置
set-up-what = 现在建立裁判长的账号。这个链接只能用一次。
set-up-do = 建立账号
field-name = 登录名
field-shown = 显示的姓名
field-password = 密码（至少 8 个字符）
field-role = 职务
sign-in-title = 登录
sign-in-wrong = 登录名和密码不符。

accounts-title = 账号
account-add = 增加账号
account-close = 停用
account-close-what = { $name } 不能再登录，已登录的也退出。
role-chief = 裁判长
role-deputy = 副裁判长
role-clerk = 编排记录员

log-title = 操作记录
log-what = 账号方面谁做了什么，新的在前。对局里的操作记在各局自己的记录里。
log-set-up-link = 生成初次设置链接
log-account-made = 建立账号
log-account-closed = 停用账号
log-session-opened = 登录
log-session-closed = 退出
col-when = 时间
col-who = 谁
col-what = 事项
col-about = 对象

rules-title = 规则书
rules-own-words = 这里是我们自己的表述，以印行的条文为准。

error-400 = 请求无法读懂
error-401 = 请先登录
error-403 = 没有权限
error-404 = 没有这个页面
error-405 = 这里不能这样做
error-408 = 请求用时过长
error-409 = 现在不行
error-413 = 内容太大
error-415 = 不接受这种内容
error-422 = 表单无法读懂
error-429 = 请求过多，请稍候
error-500 = 程序自身出错，已记入程序日志
error-503 = 同时操作的人太多，请再试一次
error-name-taken = 已有同名的账号。
error-name = 登录名由 1 到 40 个字母、汉字、数字、点、横线或下划线组成。
error-password = 密码至少 8 个字符。
error-last-chief = 最后一位裁判长不能停用。
error-text = 最多 200 个字符，不含控制字符。
error-reason = 请写明理由。
