//! What a seat can do, and its notation. Knows no position.

use super::components::{Advisor, Building, OWN_DICE, WHITE_DICE};
use super::dice::{Dice, Payment};
use super::goods::{Good, Goods, figure};
use crate::rules::Illegible;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One small step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// `aid gold`: the good of the King's aid.
    Aid(Good),
    /// `statue`, `statue white`: rerolls one die, a coloured or a white one.
    Statue {
        /// Whether it is a white one.
        white: bool,
    },
    /// `chapel`: rerolls all dice.
    Chapel,
    /// `keep`: leaves the dice as they are.
    Keep,
    /// `take 17 5 5 w4 +2 market+1`: influences an advisor; `envoy` at the end uses the King's
    /// Envoy.
    Take {
        /// The advisor to influence.
        advisor: Advisor,
        /// The dice and tokens for it.
        payment: Payment,
        /// Whether the Envoy opens the way to one who is taken.
        envoy: bool,
    },
    /// `pass`: influences nobody any more, builds nothing, sells nothing.
    Pass,
    /// `gift gold 2 wood`: all goods of an advisor's gift.
    Gift(Goods),
    /// `swap stone`: the good that the Alchemist gets.
    Swap(Good),
    /// `decline`: nothing from the Alchemist, or from the Smuggler.
    Decline,
    /// `build guard-tower`: builds it.
    Build(Building),
    /// `sell wood`, `sell +2`: buys a point at the Town Hall.
    Sell(Sale),
    /// `recruit gold 3 wood`, `recruit none`: recruits as many soldiers as these goods pay.
    Recruit(Goods),
    /// `troop 3`: names a troop.
    Troop(u8),
    /// `spoils wood`: the good of one's choice after a victory.
    Spoils(Good),
    /// `lose gold wood`: the goods of one's choice after a defeat.
    Lose(Goods),
}

/// What a Town Hall takes for a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sale {
    /// A good.
    Good(Good),
    /// A token of +2.
    Token,
}

/// The word for a token.
const TOKEN: &str = "+2";

impl fmt::Display for Sale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sale::Good(good) => good.fmt(f),
            Sale::Token => f.write_str(TOKEN),
        }
    }
}

impl fmt::Display for Payment {
    /// `5 5 w4 +2 market-1`: the coloured dice, the white ones, a token, the Market.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, face) in self.dice.own().enumerate() {
            write!(f, "{}{face}", if place == 0 { "" } else { " " })?;
        }
        self.dice.white().try_for_each(|face| write!(f, " w{face}"))?;
        if self.token {
            write!(f, " {TOKEN}")?;
        }
        match self.market {
            0 => Ok(()),
            shift => write!(f, " market{shift:+}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Aid(good) => write!(f, "aid {good}"),
            Action::Statue { white: false } => f.write_str("statue"),
            Action::Statue { white: true } => f.write_str("statue white"),
            Action::Chapel => f.write_str("chapel"),
            Action::Keep => f.write_str("keep"),
            Action::Take {
                advisor,
                payment,
                envoy,
            } => write!(f, "take {advisor} {payment}{}", if *envoy { " envoy" } else { "" }),
            Action::Pass => f.write_str("pass"),
            Action::Gift(goods) => write!(f, "gift {goods}"),
            Action::Swap(good) => write!(f, "swap {good}"),
            Action::Decline => f.write_str("decline"),
            Action::Build(building) => write!(f, "build {building}"),
            Action::Sell(sale) => write!(f, "sell {sale}"),
            Action::Recruit(goods) => write!(f, "recruit {goods}"),
            Action::Troop(troop) => write!(f, "troop {troop}"),
            Action::Spoils(good) => write!(f, "spoils {good}"),
            Action::Lose(goods) => write!(f, "lose {goods}"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegible;

    /// Reads the notation in any case, with any white space between the words.
    fn from_str(text: &str) -> Result<Action, Illegible> {
        let lower = text.to_lowercase().replace('_', "-");
        let words: Vec<&str> = lower.split_whitespace().collect();
        Ok(match words[..] {
            ["aid", good] => Action::Aid(good.parse()?),
            ["statue"] => Action::Statue { white: false },
            ["statue", "white"] => Action::Statue { white: true },
            ["chapel"] => Action::Chapel,
            ["keep"] => Action::Keep,
            ["take", advisor, ref payment @ .., "envoy"] => take(advisor, payment, true)?,
            ["take", advisor, ref payment @ ..] => take(advisor, payment, false)?,
            ["pass"] => Action::Pass,
            ["gift", ref goods @ ..] => Action::Gift(Goods::read(goods)?),
            ["swap", good] => Action::Swap(good.parse()?),
            ["decline"] => Action::Decline,
            ["build", building] => Action::Build(building.parse()?),
            ["sell", TOKEN] => Action::Sell(Sale::Token),
            ["sell", good] => Action::Sell(Sale::Good(good.parse()?)),
            ["recruit", ref goods @ ..] => Action::Recruit(Goods::read(goods)?),
            ["troop", troop] => Action::Troop(figure(troop).ok_or(Illegible)?),
            ["spoils", good] => Action::Spoils(good.parse()?),
            ["lose", ref goods @ ..] => Action::Lose(Goods::read(goods)?),
            _ => return Err(Illegible),
        })
    }
}

fn take(advisor: &str, words: &[&str], envoy: bool) -> Result<Action, Illegible> {
    let face = |text: &str| match text.as_bytes() {
        [face @ b'1'..=b'6'] => Ok(face - b'0'),
        _ => Err(Illegible),
    };
    let (mut own, mut white) = (Vec::new(), Vec::new());
    let (mut token, mut market) = (false, 0);
    for word in words {
        match *word {
            TOKEN if !token => token = true,
            "market+1" if market == 0 => market = 1,
            "market-1" if market == 0 => market = -1,
            word => match word.strip_prefix('w') {
                Some(word) => white.push(face(word)?),
                None => own.push(face(word)?),
            },
        }
    }
    if own.len() + white.len() == 0 || own.len() > OWN_DICE || white.len() > WHITE_DICE {
        return Err(Illegible);
    }
    let payment = Payment {
        dice: Dice::of(&own, &white),
        token,
        market,
    };
    Ok(Action::Take {
        advisor: advisor.parse()?,
        payment,
        envoy,
    })
}
