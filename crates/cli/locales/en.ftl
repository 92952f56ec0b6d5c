# The program's own texts in English. The same names stand in zh.ftl; a test compares them.

heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-examples = Examples:
own-failure = internal failure, please report it: { $what }

cmd-caipan = Caipan (裁判): rules on chess and xiangqi games by a named edition of the rules, with articles and proof.
cmd-caipan-examples =
    Exit codes:
      0  ruled
      1  ruled, with findings that need a person (only under --strict)
      2  input that cannot be read
      3  a failure of this program
    `caipan COMMAND --help` shows examples of each command.
arg-caipan-lang = Language of all output: zh or en [default: by LC_ALL, LC_MESSAGES, LANG]
arg-caipan-help = Print help
arg-caipan-version = Print the version

cmd-perft = Count the legal move sequences of a given length
cmd-perft-examples =
    {"  "}caipan perft 3
    {"  "}caipan perft --fen "4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1" 4
arg-perft-fen = The position as FEN; the usual start if left out
arg-perft-depth = How many plies
