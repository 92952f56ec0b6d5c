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
    {"  "}caipan perft --fen "4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1" 4
arg-perft-fen = 局面（FEN）；省略则为开局
arg-perft-depth = 多少个半回合
