//! The configuration: its example, its defaults, and a sentence for each way it can be wrong.

use std::fs;
use std::path::Path;
use tavolo::config::{
    Config, ConfigFault, DefaultPace, Engine, Format, GameOptions, LogLevel, Presets, Registration,
};
use tavolo::words::Locale;

const EXAMPLE: &str = include_str!("../../config.example.toml");

/// A token that appears nowhere but in a test.
const TOKEN: &str = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs";

/// A text as it is read; or the first thing that is wrong in it.
fn parse(file: &str, text: &str) -> Result<Config, ConfigFault> {
    let (config, faults) = Config::examine(file, text);
    faults.into_iter().next().map_or(Ok(config), Err)
}

/// A file, likewise.
fn read(path: &Path) -> Result<Config, ConfigFault> {
    let (config, faults) = Config::read_all(path)?;
    faults.into_iter().next().map_or(Ok(config), Err)
}

/// The example with each default written out.
fn written_out() -> String {
    let key = |line: &str| {
        line.strip_prefix("# ").is_some_and(|rest| {
            rest.split_once(" = ")
                .is_some_and(|(key, _)| !key.contains([' ', '`']))
        })
    };
    EXAMPLE
        .lines()
        .map(|line| if key(line) { &line[2..] } else { line })
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn the_example_is_the_defaults() {
    assert_eq!(parse("example", EXAMPLE).unwrap(), Config::default());
}

#[test]
fn the_example_names_every_key() {
    let mut table: toml::Table = written_out().parse().unwrap();
    assert!(table["options"].as_table().unwrap().len() == 2, "the keys of [options] are the games");
    table["options"] = toml::Table::new().into();
    assert!(table["servers"].as_table().unwrap().len() == 1, "the keys of [servers] are servers");
    table["servers"] = toml::Table::new().into();
    let config = format!("{:?}", Config::default());
    let mut keys = 0;
    for (section, values) in &table {
        for key in values.as_table().unwrap().keys() {
            assert!(config.contains(&format!("{key}: ")), "[{section}] {key} is no key");
            keys += 1;
        }
    }
    let fields = config.matches(": ").count() - table.len();
    assert_eq!(keys, fields, "the example leaves a key out: {config}");
}

#[test]
fn the_example_written_out_is_the_defaults_but_for_what_has_none() {
    let mut config = parse("example", &written_out()).unwrap();
    assert_eq!(config.discord.application.take(), Some(123_456_789_012_345_678));
    assert_eq!(config.discord.api.take().unwrap().to_string(), "http://127.0.0.1:8080");
    assert_eq!(config.discord.token_file.take().unwrap(), Path::new("token"));
    assert_eq!(config.cluster.shards.take().unwrap().to_string(), "0-3/8");
    assert_eq!(config.tables.game.take().unwrap(), "condottiere");
    assert_eq!(config.measure.port.take(), Some(9464));
    assert_eq!(config.privacy.contact.take().unwrap(), "privacy@example.org");
    assert_eq!(config.words.folder.take().unwrap(), Path::new("words"));
    let backups = config.store.backups.take().unwrap();
    assert_eq!((backups.folder.as_path(), backups.keep), (Path::new("backups"), 7));
    assert_eq!(backups.every.as_secs(), 24 * 60 * 60);
    assert_eq!(config.store.credentials.take().unwrap(), Path::new("nats.creds"));
    let servers = [&mut config.store.servers, &mut config.store.monitors].map(std::mem::take);
    assert!(servers.iter().all(|addresses| addresses.len() == 3));
    let preset = |options: &Presets| {
        options
            .iter()
            .map(|preset| preset.values.len())
            .collect::<Vec<_>>()
    };
    let tiles = config
        .options
        .iter()
        .find(|preset| preset.game == "barony")
        .map(|preset| preset.values[0].value.clone());
    assert_eq!(tiles, Some(tavolo::games::barony::components::RECONSTRUCTED.join(" ")));
    assert_eq!(preset(&std::mem::take(&mut config.options)), [1, 2]);
    let fixed = std::mem::take(&mut config.servers);
    let fixed = fixed.of(123_456_789_012_345_678).unwrap();
    assert_eq!((fixed.language, fixed.pace), (Some(Locale::German), Some(DefaultPace::Daily)));
    assert_eq!((fixed.threads, &fixed.managers[..]), (Some(true), &[234_567_890_123_456_789][..]));
    assert_eq!(fixed.quiet.as_deref(), Some(&[345_678_901_234_567_890][..]));
    let games: Vec<&str> = fixed
        .games
        .iter()
        .flatten()
        .map(|name| name.game.as_str())
        .collect();
    assert_eq!(games, ["condottiere", "barony"]);
    assert_eq!(config, Config::default());
}

#[test]
fn settings_are_read() {
    let config = parse(
        "c.toml",
        "[discord]\nregister = [100000000000000001, 100000000000000002]\n[store]\nengine = \"memory\"\ncache = 8\nspare = 16\n[words]\nlanguage = \"pt-BR\"\n[log]\nlevel = \"debug\"\nformat = \"json\"\n[computers]\nthreads = 4\nmilliseconds = 2500\n[luck]\nbeacon = [\"https://a.example/drand/\", \"http://127.0.0.1:8080\"]",
    )
    .unwrap();
    assert_eq!(
        config.discord.register,
        Registration::Servers(vec![100_000_000_000_000_001, 100_000_000_000_000_002])
    );
    assert_eq!(config.store.engine, Engine::Memory);
    assert_eq!((config.store.cache, config.store.spare), (8, 16));
    assert_eq!((config.computers.threads, config.computers.milliseconds), (4, 2_500));
    assert_eq!(config.luck.beacon.list(), ["https://a.example/drand", "http://127.0.0.1:8080"]);
    assert_eq!(config.words.language, Locale::Portuguese);
    assert_eq!((config.log.level, config.log.format), (LogLevel::Debug, Format::Json));
}

#[test]
fn what_is_wrong_is_said_with_file_line_and_suggestion() {
    let cases = [
        ("[discord]\n\ntoken_fil = \"x\"", 3, "no key token_fil", "(did you mean token_file?)"),
        ("[stor]", 1, "no key stor", "(did you mean store?)"),
        ("[store]\nfolder = 5", 2, "this is a number, but must be", ""),
        ("[store]\nengine = \"slde\"", 2, "one of sled, nats, memory", "(did you mean sled?)"),
        ("[computers]\nthreads = 0", 2, "computers think on 1 to 64 threads", ""),
        ("[computers]\nmilliseconds = 10", 2, "a computer's decision takes 50 to 30000 milliseconds", ""),
        ("[luck]\nbeacon = \"off\"", 2, "this must be \"none\", or a list", "https://api.drand.sh"),
        ("[luck]\nbeacon = []", 2, "this must be \"none\", or a list", ""),
        ("[luck]\nbeacon = [\"api.drand.sh\"]", 2, "«api.drand.sh» is no address", ""),
        ("[luck]\nbeacon = 5", 2, "\"none\"", ""),
        ("[store]\ncache = 4", 2, "a cache has 8 to 65536 MiB", ""),
        ("[store]\ncache = 100000", 2, "a cache has 8 to 65536 MiB", ""),
        ("[store]\ncache = \"64 MiB\"", 2, "a whole number", ""),
        ("[store]\nspare = 0", 2, "16 to 1048576 MiB", ""),
        ("[store]\nbackups = { folder = \"b\", every = \"9m\" }", 2, "ten minutes", "\"12h\", \"1d\""),
        ("[store]\nbackups = { folder = \"b\", every = \"soon\" }", 2, "a time such as", ""),
        ("[store]\nbackups = { folder = \"b\", every = \"-1d\" }", 2, "a time such as", ""),
        ("[store]\nbackups = { folder = \"b\", every = 5 }", 2, "a number, but must be a text", ""),
        ("[store]\nbackups = { folder = \"b\", keep = 0 }", 2, "1 or more", ""),
        ("[store]\nbackups = { every = \"1d\" }", 2, "the key folder is missing", ""),
        ("[store]\n[store.backups]\nfolder = \"b\"\nkep = 3", 4, "no key kep", "(did you mean keep?)"),
        ("[store]\nbackups = \"b\"", 2, "but must be a section", ""),
        ("[tables]\nthreads = \"yes\"", 2, "this is a text, but must be true or false", ""),
        ("[tables]\nidle_minutes = -1", 2, "a whole number from 0", ""),
        ("[sandbox]\nport = 70000", 2, "a whole number from 0 to 65535", ""),
        ("[sandbox]\nport = \"http\"", 2, "a whole number from 0 to 65535", ""),
        ("[sandbox]\nusers = [\"Ana\"]", 2, "2 to 25 different names", ""),
        ("[sandbox]\nusers = [\"Ana\", \"Ana\"]", 2, "2 to 25 different names", ""),
        ("[words]\nlanguage = \"fr\"", 2, "the languages are", "en-US, pt-BR, de and it"),
        ("[log]\nlevel = \"inof\"", 2, "one of error, warn, info", "(did you mean info?)"),
        ("[log]\nlevel = 3", 2, "a text in quotes", ""),
        ("[discord]\nregister = \"local\"", 2, "\"global\" or a list", ""),
        ("[discord]\nregister = \"123456789012345678\"", 2, "in a list", "[123456789012345678]"),
        ("[discord]\ntoken_file = token", 2, "a text stands in quotes", "here they are missing"),
        ("[log]\nformat = text", 2, "a text stands in quotes", ""),
        ("[log]\nlevel = info # or warn", 2, "a text stands in quotes", ""),
        ("[store]\nfolder = /var/lib/tavolo", 2, "a text stands in quotes", ""),
        ("[tables]\nthreads = True", 2, "small letters, true", ""),
        ("[tables]\nthreads = FALSE", 2, "small letters, false", ""),
        ("[tables]\nthreads = yes", 2, "true or false", ""),
        ("token_file = \"token\"\n[discord]", 1, "no key token_file", "it belongs in [discord]"),
        ("[discord]\nidle_minutes = 5", 2, "no key idle_minutes", "it belongs in [tables]"),
        ("port = 5", 1, "no key port", "it belongs in [measure] or in [sandbox]"),
        ("[discord]\nregister = []", 2, "empty", ""),
        ("[discord]\nregister = [\"a\"]", 2, "a whole number", ""),
        ("[discord]\nregister = [123]", 2, "has 17 digits or more", ""),
        ("[discord]\nregister = 5", 2, "\"global\" or a list", ""),
        ("[discord]\napi = \"127.0.0.1\"", 2, "scheme, host and port", ""),
        ("[discord]\napi = \"http://h/api\"", 2, "scheme, host and port", ""),
        ("[discord]\napplication = \"x\"", 2, "a whole number", ""),
        ("[discord]\ntoken = \"x\"", 2, "does not belong in this file", "token_file"),
        (
            "[cluster]\nshards = \"0-3\"",
            2,
            "a range of the bot's shards with their total, such as \"0-3/8\"",
            "",
        ),
        ("[cluster]\nshards = \"0-/8\"", 2, "such as \"2/8\"", ""),
        ("[cluster]\nshards = \"-1-3/8\"", 2, "such as \"2/8\"", ""),
        ("[cluster]\nshards = \"0-99999/100000\"", 2, "such as \"2/8\"", ""),
        ("[cluster]\nshards = \"0-8/8\"", 2, "counted from 0", "of eight they are \"0-7/8\""),
        ("[cluster]\nshards = \"3-0/8\"", 2, "not before the first", ""),
        ("[cluster]\nshards = 8", 2, "this is a number, but must be", ""),
        ("[cluster]\nrequests_per_second = 0", 2, "from 1 to 50", ""),
        ("[cluster]\nrequests_per_second = 51", 2, "50 requests a second of one bot", ""),
        ("[log]\nlevel =", 2, "", ""),
        ("[log\nlevel = \"info\"", 1, "", ""),
        ("[log]\n[log]", 2, "duplicate", ""),
        ("log = 5", 1, "must be a section", ""),
    ];
    for (text, line, what, suggestion) in cases {
        let said = parse("c.toml", text).unwrap_err().to_string();
        assert!(said.starts_with(&format!("c.toml, line {line}: ")), "{text:?}: {said}");
        assert!(said.contains(what) && said.contains(suggestion) && said.len() > 20, "{text:?}: {said}");
        assert!(!said.contains('\n'), "{said:?}");
    }
}

#[test]
fn a_token_in_the_wrong_place_is_never_repeated() {
    for key in ["token", "token_fil", "application", "api", "register"] {
        let said = parse("c.toml", &format!("[discord]\n{key} = \"{TOKEN}\"")).unwrap_err();
        assert!(!format!("{said} {said:?}").contains(&TOKEN[..10]), "{key}: {said}");
    }
    for text in [
        format!("[log]\nlevel = \"{TOKEN}\""),
        format!("[sandbox]\nport = \"{TOKEN}\""),
        format!("[store]\nengine = \"{TOKEN}\""),
    ] {
        let said = parse("c.toml", &text).unwrap_err();
        assert!(!format!("{said} {said:?}").contains(&TOKEN[..10]), "{said}");
    }
    // Words in a value that look like the parser's own.
    for value in
        [format!("`{TOKEN}`"), format!("x`, expected one of `{TOKEN}`, `"), format!("a `b` `{TOKEN}")]
    {
        for key in ["level", "format"] {
            let said = parse("c.toml", &format!("[log]\n{key} = \"{value}\"")).unwrap_err();
            assert!(!format!("{said} {said:?}").contains(&TOKEN[..10]), "{said}");
        }
    }
    let bare = parse("c.toml", &format!("[discord]\ntoken_env = {TOKEN}")).unwrap_err();
    assert!(!format!("{bare} {bare:?}").contains(&TOKEN[..10]), "{bare}");
    let broken = parse("c.toml", &format!("[discord]\ntoken_env = \"{TOKEN}")).unwrap_err();
    assert!(!format!("{broken} {broken:?}").contains(&TOKEN[..10]), "{broken}");
}

#[test]
fn what_steers_a_terminal_is_not_repeated() {
    for mark in ["\\u001b[2J", "\\u202e", "\\n"] {
        for text in [
            format!("[log]\n\"{mark}level\" = 1"),
            format!("[log]\nlevel = \"`{mark}`\""),
            format!("\"{mark}\" = 1"),
        ] {
            let said = parse("c.toml", &text).unwrap_err().to_string();
            assert!(!said.contains(|letter: char| letter.is_control() || letter == '\u{202e}'), "{said:?}");
        }
    }
}

#[test]
fn a_long_key_is_not_repeated_whole() {
    let said = parse("c.toml", &format!("[log]\n{} = 1", "k".repeat(5_000)))
        .unwrap_err()
        .to_string();
    assert!(said.contains("there is no key kkk") && said.len() < 200, "{said}");
}

#[test]
fn the_token_comes_from_the_environment_or_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    fs::write(folder.path().join("secret"), format!("Bot {TOKEN}\n")).unwrap();
    let with = |text: &str| {
        fs::write(&path, text).unwrap();
        read(&path).unwrap()
    };
    let none = |_: &str| None;
    let set = |name: &str| (name == "TAVOLO_TOKEN").then(|| " environ.ment00.token0 \n".to_owned());

    let file = with("[discord]\ntoken_file = \"secret\"");
    assert_eq!(file.token(none).unwrap().reveal(), TOKEN);
    assert_eq!(file.token(set).unwrap().reveal(), "environ.ment00.token0");
    assert_eq!(with("").token(set).unwrap().reveal(), "environ.ment00.token0");
    assert_eq!(
        with("").token(none).unwrap_err(),
        ConfigFault::NoToken {
            env: "TAVOLO_TOKEN".to_owned()
        }
    );
    let other = with("[discord]\ntoken_env = \"OTHER\"");
    assert!(
        other
            .token(set)
            .unwrap_err()
            .to_string()
            .contains("environment variable OTHER")
    );
    assert!(matches!(
        with("[discord]\ntoken_file = \"gone\"").token(none),
        Err(ConfigFault::Unreadable { .. })
    ));
}

#[test]
fn what_cannot_be_a_token_is_refused_without_repeating_it() {
    let (two, four) = (TOKEN.rsplit_once('.').unwrap().0, format!("{TOKEN}.more0"));
    for text in [
        "two words",
        "a\nb",
        "schlüssel",
        "Bot ",
        "short",
        two,
        &four,
        "a.b.c",
        "MTk4NjIy..ZnCjm1XVW7",
        "MTk4.Cl2FMQ.ZnCjm1 XVW7",
    ] {
        let said = Config::default().token(|_| Some(text.to_owned())).unwrap_err();
        assert!(
            matches!(&said, ConfigFault::BadToken { place } if place.contains("TAVOLO_TOKEN")),
            "{text:?}: {said}"
        );
        assert!(!said.to_string().contains(text), "{said}");
    }
    assert!(matches!(Config::default().token(|_| Some("  ".to_owned())), Err(ConfigFault::NoToken { .. })));
    // A server in Discord's place gives out tokens of its own form.
    let other = parse("c.toml", "[discord]\napi = \"http://127.0.0.1:8080\"").unwrap();
    assert_eq!(
        other
            .token(|_| Some("sandbox-token".to_owned()))
            .unwrap()
            .reveal(),
        "sandbox-token"
    );
    assert!(other.token(|_| Some("two words".to_owned())).is_err());
}

#[test]
fn a_token_is_never_shown() {
    let token = Config::default().token(|_| Some(TOKEN.to_owned())).unwrap();
    assert_eq!(format!("{token} {token:?} {token:#?}"), "(hidden) (hidden) (hidden)");
}

#[test]
fn a_missing_file_is_said_with_what_to_do() {
    let said = read(Path::new("/nowhere/config.toml")).unwrap_err().to_string();
    assert!(said.contains("/nowhere/config.toml") && said.contains("config.example.toml"), "{said}");
}

#[test]
fn relative_paths_are_taken_from_the_files_folder() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    fs::write(&path, "[words]\nfolder = \"/srv/words\"").unwrap();
    let config = read(&path).unwrap();
    assert_eq!(config.store.folder, folder.path().join("state"));
    assert_eq!(config.sandbox.folder, folder.path().join("sandbox-state"));
    assert_eq!(config.words.folder.as_deref(), Some(Path::new("/srv/words")));
}

/// Two games as the program knows them.
fn games() -> [GameOptions<'static>; 2] {
    let options: Vec<(&str, &[&str])> = vec![("clock", &["off", "5", "10"]), ("en-passant", &["on", "off"])];
    [
        GameOptions {
            game: "chess",
            options,
        },
        GameOptions {
            game: "go",
            options: Vec::new(),
        },
    ]
}

#[test]
fn a_default_game_must_be_one() {
    let config = parse("c.toml", "[tables]\ngame = \"ches\"").unwrap();
    let said = config.unknown("c.toml", &games())[0].to_string();
    assert!(said.contains("chess, go") && said.contains("did you mean chess?"), "{said}");
    let config = parse("c.toml", "[tables]\ngame = \"chess\"").unwrap();
    assert_eq!(config.unknown("c.toml", &games()), []);
    assert_eq!(Config::default().unknown("c.toml", &[]), []);
}

#[test]
fn options_of_new_tables_are_words_numbers_and_yes_or_no() {
    for text in [
        "[options.chess]\nclock = \"5\"\nen-passant = \"off\"",
        "[options]\nchess = { clock = 5, en-passant = false }",
    ] {
        let config = parse("c.toml", text).unwrap();
        assert_eq!(config.unknown("c.toml", &games()), []);
        let preset = config.options.iter().next().unwrap();
        let values: Vec<_> = preset
            .values
            .iter()
            .map(|written| (written.key.as_str(), written.value.as_str()))
            .collect();
        assert_eq!((preset.game.as_str(), values), ("chess", vec![("clock", "5"), ("en-passant", "off")]));
    }
}

#[test]
fn what_is_fixed_for_servers_is_read_and_what_is_wrong_there_is_said_with_its_line() {
    let text = "[servers.100000000000000005]\nlanguage = \"it\"\nmanagers = [7, 8]\n[servers.100000000000000006]\ngames = [\"chess\"]";
    let config = parse("c.toml", text).unwrap();
    assert_eq!(config.unknown("c.toml", &games()), []);
    let (five, six) = (
        config.servers.of(100_000_000_000_000_005).unwrap(),
        config.servers.of(100_000_000_000_000_006).unwrap(),
    );
    assert_eq!((five.language, &five.managers[..], five.pace), (Some(Locale::Italian), &[7, 8][..], None));
    assert_eq!(six.games.as_ref().map(Vec::len), Some(1));
    assert!(config.servers.of(7).is_none());
    let cases = [
        (
            "[servers.100000000000000005]\ngames = [\n\"chess\",\n\"ches\"]",
            4,
            "no game ches",
            "(did you mean chess?)",
        ),
        ("[servers.100000000000000005]\n[servers.tables]\npace = \"live\"", 2, "the ids of servers", ""),
        ("[servers.123]\npace = \"live\"", 1, "has 17 digits or more", ""),
        ("[servers]\n0 = { threads = true }", 2, "the ids of servers", ""),
        ("[servers.100000000000000005]\ngames = []", 1, "the list of games is empty", ""),
    ];
    for (text, line, what, suggestion) in cases {
        let said = parse("c.toml", text).unwrap().unknown("c.toml", &games())[0].to_string();
        assert!(said.starts_with(&format!("c.toml, line {line}: ")), "{text:?}: {said}");
        assert!(said.contains(what) && said.contains(suggestion), "{text:?}: {said}");
    }
    let cases = [
        ("[servers.100000000000000005]\npace = \"slow\"", "one of live, brisk, daily, relaxed"),
        ("[servers.100000000000000005]\nlanguage = \"fr\"", "the languages are"),
        ("[servers.100000000000000005]\nthread = true", "no key thread"),
        ("[servers.100000000000000005]\nmanagers = [\"Mods\"]", "a whole number"),
        ("[servers.100000000000000005]\nquiet = [\"Resting\"]", "a whole number"),
    ];
    for (text, what) in cases {
        let said = parse("c.toml", text).unwrap_err().to_string();
        assert!(said.starts_with("c.toml, line 2: ") && said.contains(what), "{text:?}: {said}");
    }
}

#[test]
fn options_that_no_game_has_are_said_with_file_line_and_suggestion() {
    let cases = [
        ("[options.ches]\nclock = 5", 1, "no game ches; the games are chess, go", "(did you mean chess?)"),
        (
            "[options.chess]\n\nclok = 5",
            3,
            "chess has no option clok; its options are clock, en-passant",
            "(did you mean clock?)",
        ),
        ("[options.chess]\nclock = 7", 2, "clock must be one of off, 5, 10", ""),
        (
            "[options.chess]\nen-passant = \"onn\"",
            2,
            "en-passant must be one of on, off",
            "(did you mean on?)",
        ),
        ("[options.go]\nkomi = 7", 2, "go has no option", ""),
        ("[log]\n[options]\nchess = { clock = 3 }", 3, "clock must be one of", ""),
    ];
    for (text, line, what, suggestion) in cases {
        let said = parse("c.toml", text).unwrap().unknown("c.toml", &games())[0].to_string();
        assert!(said.starts_with(&format!("c.toml, line {line}: ")), "{text:?}: {said}");
        assert!(said.contains(what) && said.contains(suggestion), "{text:?}: {said}");
    }
    for text in ["[options.chess]\nclock = [5]", "[options.chess]\nclock = 5.5", "[options]\nchess = 5"] {
        let said = parse("c.toml", text).unwrap_err().to_string();
        assert!(
            said.starts_with("c.toml, line 2: this is ") && said.contains("but must be"),
            "{text:?}: {said}"
        );
    }
}

#[test]
fn backups_are_taken_at_intervals_in_words_and_lie_outside_the_data_folder() {
    for (text, seconds) in
        [("10m", 600), ("12h", 43_200), ("1d", 86_400), ("1d 12h", 129_600), ("1w", 604_800)]
    {
        let config =
            parse("c", &format!("[store]\nbackups = {{ folder = \"b\", every = \"{text}\" }}")).unwrap();
        let backups = config.store.backups.unwrap();
        assert_eq!((backups.every.as_secs(), backups.keep), (seconds, 7), "{text}");
    }
    let base = tempfile::tempdir().unwrap();
    let file = base.path().join("config.toml");
    for (backups, inside) in [
        ("state", true),
        ("state/backups", true),
        ("other/../state/b", true),
        ("./state", true),
        ("backups", false),
        ("state-backups", false),
        ("..", false),
        (".", false),
    ] {
        fs::write(&file, format!("[store]\nbackups = {{ folder = \"{backups}\" }}")).unwrap();
        let said = read(&file).err().map(|fault| fault.to_string());
        assert_eq!(said.is_some(), inside, "{backups}: {said:?}");
        assert!(
            said.is_none_or(|said| said.contains("[store] backups") && said.contains("outside")),
            "{backups}"
        );
    }
}
