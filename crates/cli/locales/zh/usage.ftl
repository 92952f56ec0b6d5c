### 命令行参数的错误。

usage-error = 错误：{ $what }
usage-missing = 缺少必要的参数：{ $arguments }
usage-unknown = 读到参数“{ $argument }”，没有这个参数
usage-no-command = 读到命令“{ $command }”，没有这个命令
usage-command-missing = 没有命令，应有一个
usage-value-missing = “{ $argument }”须有值，却没有给出
usage-value = “{ $argument }”的值“{ $value }”不能用
usage-twice = 参数“{ $argument }”只能用一次
usage-conflict = 参数“{ $argument }”不能与 { $other } 同用
usage-too-many = “{ $argument }”多了一个值“{ $value }”
usage-count = “{ $argument }”的值的个数不对
usage-equals = 给“{ $argument }”赋值须用等号
usage-utf8 = 有参数不是 UTF-8，应为文字
usage-possible = [可用的值：{ $values }]
usage-suggested = 提示：有相近的：{ $near }
usage-more = 用 --help 查看说明。
