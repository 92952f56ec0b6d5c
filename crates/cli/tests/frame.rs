//! The binary as a whole: help, languages, exit codes.

mod common;

use common::caipan;

#[test]
fn help_speaks_the_language_asked_for() {
    let zh = caipan(&["--help", "--lang", "zh"]);
    assert_eq!(zh.code, 0);
    assert!(zh.stdout.contains("用法") && zh.stdout.contains("退出码"), "{}", zh.stdout);
    let en = caipan(&["--help", "--lang=en"]);
    assert!(en.stdout.contains("Usage:") && en.stdout.contains("Exit codes"), "{}", en.stdout);
    assert!(!en.stdout.contains("用法"), "{}", en.stdout);
}

#[test]
fn every_command_shows_examples() {
    let help = caipan(&["--help", "--lang=en"]).stdout;
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands: Vec<&str> = commands
        .take_while(|line| line.starts_with("  "))
        .filter(|line| !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(commands.contains(&"perft"), "{commands:?}");
    for command in commands {
        for lang in ["--lang=zh", "--lang=en"] {
            let help = caipan(&[command, "--help", lang]);
            assert_eq!(help.code, 0, "{command}");
            assert!(help.stdout.contains(&format!("caipan {command}")), "{}", help.stdout);
            assert!(help.stdout.contains("示例") || help.stdout.contains("Examples:"));
        }
    }
}

#[test]
fn an_unknown_command_is_a_usage_error() {
    let wrong = caipan(&["judgement"]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.stdout.is_empty());
    assert!(wrong.stderr.contains("judgement"), "{}", wrong.stderr);
}

#[test]
fn perft_counts_the_start_position_and_refuses_a_broken_fen() {
    // 44 and 1920: the published counts of the start position.
    assert_eq!(caipan(&["perft", "1"]).stdout, "44\n");
    assert_eq!(caipan(&["perft", "2"]).stdout, "1920\n");
    let wrong = caipan(&["perft", "--fen", "9/9", "1"]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.stdout.is_empty());
}

#[test]
fn perft_divides_its_count_among_the_first_moves() {
    let divided = caipan(&["perft", "--divide", "2"]);
    assert_eq!(divided.code, 0);
    let (total, shares) = {
        let mut lines: Vec<&str> = divided.stdout.lines().collect();
        (lines.pop(), lines)
    };
    assert_eq!(total, Some("1920"));
    assert_eq!(shares.len(), 44);
    let sum: u64 = shares
        .iter()
        .map(|line| line.split_once(": ").expect("move and count").1.parse::<u64>().expect("count"))
        .sum();
    assert_eq!(sum, 1920);
    let timed = caipan(&["perft", "--stats", "1"]).stdout;
    assert!(timed.starts_with("44\n") && timed.ends_with(" Mnodes/s\n"), "{timed}");
}

#[test]
fn a_wrong_argument_is_named_in_the_language_asked_for() {
    for (arguments, zh, en) in [
        (&["crosstable", "--entries", "x"][..], "缺少必要的参数", "required arguments"),
        (&["judge", "--rule-book"], "没有这个参数", "unexpected argument"),
        (&["judgement"], "没有这个命令", "unrecognized subcommand"),
        (&["pair", "--edition", "2020", "x"], "可用的值", "possible values"),
        (&["perft", "x"], "不能用", "invalid value"),
    ] {
        for (lang, word) in [("--lang=zh", zh), ("--lang=en", en)] {
            let wrong = caipan(&[arguments, &[lang]].concat());
            assert_eq!(wrong.code, 2, "{arguments:?}");
            assert!(wrong.stderr.contains(word), "{arguments:?}: {}", wrong.stderr);
            let chinese = wrong.stderr.contains("错误：");
            assert_eq!(chinese, lang == "--lang=zh", "{}", wrong.stderr);
        }
    }
}
