//! Taking back by all agreeing, by taps alone: what is offered, what the channel is asked, and what
//! comes of the answers, in every language.

use super::bot::memory;
use super::stage::{Request, Stage, caller};
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::TableId;
use tavolo::table::UserId;
use tavolo::words::Locale;

struct Evening {
    stage: Stage,
    table: TableId,
    people: Vec<Caller>,
    /// Who has acted, in order, from 0.
    acted: Vec<usize>,
}

fn text(name: &'static str, value: &str) -> (&'static str, Given) {
    (name, Given::Text(value.to_owned()))
}

impl Evening {
    /// A game of Condottiere for three in a language, in which one has chosen a region and passed, and
    /// the next has passed.
    async fn begun(language: Locale) -> Evening {
        let settings = Settings {
            language,
            game: Some("condottiere".to_owned()),
            ..Settings::default()
        };
        let mut stage = Stage::with(Hall::new(memory(), catalogue()), settings);
        let person = |user, name| Caller {
            locale: language.code().to_owned(),
            server_locale: Some(language.code().to_owned()),
            ..caller(user, name)
        };
        let people = vec![person(1, "Ana"), person(2, "Ben"), person(3, "Cleo")];
        for somebody in &people {
            stage.command(somebody, "join", &[]).await;
        }
        stage.start(&people[0]).await;
        stage.rest().await;
        let table = stage.hall.of(UserId(1)).await.unwrap()[0];
        let acted = Vec::new();
        let mut evening = Evening {
            stage,
            table,
            people,
            acted,
        };
        for _ in 0..3 {
            let person = evening.up().await;
            evening.act(person).await;
            evening.acted.push(person);
        }
        assert_eq!(evening.acted[0], evening.acted[1]);
        evening
    }

    /// Whose turn it is, from 0.
    async fn up(&self) -> usize {
        let awaited = self.stage.hall.read(self.table, |table| {
            let seat = table.awaited().iter().next()?;
            table.roster().player(seat)?.user()
        });
        usize::try_from(awaited.await.unwrap().unwrap().0).unwrap() - 1
    }

    /// Somebody passes, or does what comes first.
    async fn act(&mut self, person: usize) {
        let caller = self.people[person].clone();
        let legal = self.stage.hall.read(self.table, |table| table.legal(caller.user));
        let legal = legal.await.unwrap();
        let pass = legal.iter().find(|(notation, _)| notation == "pass");
        let notation = pass.unwrap_or(&legal[0]).0.clone();
        self.stage
            .command(&caller, "play", &[text("move", &notation)])
            .await;
        self.stage.rest().await;
    }

    fn board(&self) -> Request {
        let all = self.stage.port.after(0).into_iter().rev();
        let mut boards = all.filter(|request| request.only.is_none() && request.shows_controls());
        boards.next().unwrap()
    }

    /// Somebody presses a button of the board's; what is answered.
    async fn press(&mut self, who: usize, button: &str) -> String {
        let board = self.board();
        let id = board
            .button(button)
            .unwrap_or_else(|| panic!("no {button}: {}", board.json));
        let person = self.people[who].clone();
        let said = self.stage.press(&person, &id, &[]).await;
        self.stage.rest().await;
        said
    }

    /// The newest message that somebody alone sees in which this can be found.
    fn own<T>(&self, who: usize, find: impl Fn(&Request) -> Option<T>) -> T {
        let user = self.people[who].user.0;
        let all = self.stage.port.after(0).into_iter().rev();
        let mut own = all.filter(|request| request.only == Some(user));
        own.find_map(|request| find(&request))
            .expect("nothing of the kind is shown")
    }

    /// Somebody asks by taps to go back to the decision with which so many actions go.
    async fn asks(&mut self, who: usize, plies: usize) -> String {
        let person = self.people[who].clone();
        self.press(who, "more").await;
        let back = self.own(who, |request| request.button("take-back"));
        let offered = self.stage.press_in(&person, Some(70), &back, &[]).await;
        let (id, values) = self.own(who, |request| request.act(&format!("take-back {plies}")));
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        self.stage.press_in(&person, Some(70), &id, &values).await;
        self.stage.rest().await;
        offered
    }

    /// How many actions everybody reads of in the log.
    async fn log(&self) -> String {
        let log = self.stage.hall.read(self.table, |table| table.log(UserId(9)));
        format!("{:?}", log.await.unwrap())
    }
}

#[tokio::test]
async fn somebody_asks_all_agree_and_it_is_done() {
    let cases = [
        (
            Locale::English,
            "Others have acted since",
            "asks to take back the last 3 actions",
            "The last 3 actions are taken back",
        ),
        (
            Locale::Portuguese,
            "Outros já jogaram depois",
            "pede para desfazer as últimas 3 jogadas",
            "As últimas 3 jogadas são desfeitas",
        ),
        (
            Locale::German,
            "Seitdem haben andere gehandelt",
            "möchte die letzten 3 Aktionen zurücknehmen",
            "Die letzten 3 Aktionen werden zurückgenommen",
        ),
        (
            Locale::Italian,
            "Altri hanno già giocato",
            "chiede di annullare le ultime 3 mosse",
            "Si annullano le ultime 3 mosse",
        ),
    ];
    for (language, refused, asked, done) in cases {
        let mut evening = Evening::begun(language).await;
        let (first, next, third) = (evening.acted[0], evening.acted[2], evening.up().await);
        let offered = evening.asks(first, 3).await;
        assert!(offered.contains(refused), "{offered}");
        let board = evening.board().text();
        assert!(board.contains(asked), "{board}");
        let own = [
            "You still have to agree.",
            "Ainda falta você concordar.",
            "Du musst noch zustimmen.",
            "Serve ancora il tuo sì.",
        ];
        let told = evening.press(next, "hand").await;
        assert!(own.iter().any(|own| told.contains(own)), "{told}");
        for person in [first, next, third] {
            let mentioned = board.contains(&format!("<@{}>", person + 1));
            assert_eq!(mentioned, person == next, "{board}");
        }
        evening.press(third, "agree-rewind").await;
        assert!(evening.board().button("agree-rewind").is_some(), "they were not asked");
        evening.press(next, "agree-rewind").await;
        let board = evening.board();
        assert!(board.text().contains(done), "{}", board.text());
        assert!(board.button("agree-rewind").is_none());
        assert_eq!(evening.up().await, first, "they decide anew");
        assert!(evening.log().await.contains("log-rewound-from"), "the first of them is named");
    }
}

#[tokio::test]
async fn who_has_nothing_to_go_back_to_is_not_sent_to_ask_the_others() {
    let mut evening = Evening::begun(Locale::English).await;
    let third = evening.people[evening.up().await].clone();
    let told = evening.stage.command(&third, "takeback", &[]).await;
    assert!(told.contains("nothing to take back yet"), "{told}");
}

#[tokio::test]
async fn who_is_up_and_asked_answers_in_their_own_message_too() {
    let mut evening = Evening::begun(Locale::English).await;
    let third = evening.up().await;
    evening.act(third).await;
    let up = evening.up().await;
    let asker = *evening.acted.iter().find(|who| **who != up).unwrap();
    let plies = if asker == evening.acted[0] { 3 } else { 2 };
    evening.asks(asker, plies).await;
    let asked = |request: &Request| {
        request
            .button("agree-rewind")
            .map(|agree| (agree, request.clone()))
    };
    let (agree, panel) = evening.own(up, asked);
    assert!(panel.button("take-back").is_none(), "{:?}", panel.labels());
    let person = evening.people[up].clone();
    evening.stage.press_in(&person, Some(70), &agree, &[]).await;
    evening.stage.rest().await;
    let board = evening.board().text();
    assert!(
        board.contains(&format!("Agreed so far: {}", person.name))
            || board.contains("actions are taken back"),
        "{board}"
    );
}

#[tokio::test]
async fn one_no_lets_it_stand_and_old_buttons_answer_no_other_question() {
    let mut evening = Evening::begun(Locale::English).await;
    let (first, next) = (evening.acted[0], evening.acted[2]);
    let before = evening.stage.port.asked();
    evening.asks(first, 2).await;
    let mut posts = evening.stage.port.after(before);
    posts.retain(|request| request.kind == "send");
    let (boards, panels): (Vec<Request>, Vec<Request>) =
        posts.into_iter().partition(|request| request.only.is_none());
    let mentioned: Vec<u64> = boards.iter().flat_map(Request::notifies).collect();
    assert_eq!(mentioned, [next as u64 + 1], "who is asked, once");
    assert!(panels.iter().all(|panel| panel.json["flags"] == 4_096), "{panels:?}");
    let old = evening.board().button("agree-rewind").unwrap();
    let said = evening.press(next, "let-stand").await;
    assert!(said.contains("It stands as it is"), "{said}");
    assert!(evening.board().text().contains("does not agree"));
    // Who asked reads the answer where they asked, and who gave it nothing of themselves.
    let answer = |panel: &Request| Some(panel.text().contains("does not agree: nothing is taken back"));
    assert_eq!([first, next].map(|who| evening.own(who, answer)), [true, false]);
    evening.asks(first, 3).await;
    let person = evening.people[next].clone();
    let said = evening.stage.press(&person, &old, &[]).await;
    assert!(said.contains("Something has changed") || said.contains("changed"), "{said}");
    let said = evening.press(first, "agree-rewind").await;
    assert!(said.contains("It was you who asked"), "{said}");
    let said = evening.press(first, "let-stand").await;
    assert!(said.contains("It stands as it is"), "{said}");
    assert!(evening.board().button("agree-rewind").is_none());
    let answer = |panel: &Request| Some(panel.text().contains("no longer asks to take anything back"));
    assert_eq!([first, next].map(|who| evening.own(who, answer)), [false, true]);
}

#[tokio::test]
async fn a_manager_asks_the_players_and_it_is_in_both_logs() {
    let mut evening = Evening::begun(Locale::English).await;
    let max = Caller {
        permissions: 1 << 5,
        ..caller(4, "Max")
    };
    let actions = [("actions", Given::Number(2))];
    let asked = evening.stage.sub_command(&max, "table", "back", &actions).await;
    assert!(asked.contains("Do you want to ask the players"), "{asked}");
    let all = evening.stage.port.after(0).into_iter().rev();
    let mut own = all.filter(|request| request.only == Some(4) && !request.controls().is_empty());
    let yes = own.next().unwrap().controls().remove(0);
    let said = evening.stage.press_in(&max, Some(70), &yes, &[]).await;
    evening.stage.rest().await;
    assert!(said.contains("The players are asked"), "{said}");
    let before = evening.up().await;
    for person in 0..3 {
        assert_eq!(evening.up().await, before);
        evening.press(person, "agree-rewind").await;
    }
    assert_ne!(evening.up().await, before);
    assert!(evening.log().await.contains("log-rewind-asked-by"));
    let log = evening.stage.sub_command(&max, "table", "log", &[]).await;
    assert!(log.contains("to take something back; actions: 2"), "{log}");
}
