//! What is chosen before a game: the form for a new game, and what it remembers.

use super::{ClockSetting, Player, Who};
use pacru_engine::Level;
use pacru_rules::{Color, GameKind, MarkerTarget, Ruleset, TurnOrder};

/// The options of all games; each game takes those that it has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Shacru, Azacru: without the twist.
    pub no_twist: bool,
    /// Pacru: the tournament rule for meetings.
    pub meet9: bool,
    /// Pacru: another number of markers to win.
    pub target: Option<MarkerTarget>,
}

/// A game to be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Which game.
    pub kind: GameKind,
    /// Its options.
    pub options: Options,
    /// The colours in order of play, always as many as there are seats.
    pub colors: Vec<Color>,
    /// Who plays them; may be longer than the seats, so that a player who is taken away can come back.
    pub players: Vec<Player>,
    /// The clock, if one runs.
    pub clock: Option<ClockSetting>,
    /// How many games the series has.
    pub games: u32,
    /// With people elsewhere: so many days for each turn, instead of a clock.
    pub days: Option<u32>,
    /// With people elsewhere: whether anyone may come, or only whoever has the link.
    pub public: bool,
}

/// The level that a newcomer meets.
pub(crate) const FIRST_LEVEL: u32 = 2;

impl Plan {
    /// Me against the computer.
    pub fn against_computer(kind: GameKind) -> Plan {
        let level = Level::new(FIRST_LEVEL).expect("a level");
        let computer = Player::new(Who::Computer(level));
        Plan {
            kind,
            options: Options::default(),
            colors: vec![Color::Green, Color::Yellow],
            players: vec![Player::new(Who::Me), computer.clone(), computer.clone(), computer],
            clock: None,
            games: 1,
            days: None,
            public: false,
        }
    }

    /// Me against someone elsewhere.
    pub fn with_someone_elsewhere(kind: GameKind) -> Plan {
        let mut plan = Plan::against_computer(kind);
        for player in &mut plan.players[1..] {
            player.who = Who::Elsewhere;
        }
        plan
    }

    /// Whether somebody at the table is elsewhere, so that the server keeps the game.
    pub fn is_online(&self) -> bool {
        self.players.iter().take(self.colors.len()).any(|player| player.who == Who::Elsewhere)
    }

    /// The same for so many players, in the usual order and colours.
    pub fn set_seats(&mut self, seats: usize) {
        if let Some(order) = TurnOrder::standard(seats) {
            self.colors = order.colors().to_vec();
        }
    }

    /// The game with its options.
    pub fn ruleset(&self) -> Ruleset {
        match self.kind {
            GameKind::Shacru => Ruleset::Shacru { twist: !self.options.no_twist },
            GameKind::Azacru => Ruleset::Azacru { twist: !self.options.no_twist },
            GameKind::Pacru => Ruleset::Pacru { meet9: self.options.meet9, target: self.options.target },
        }
    }

    /// The order of play; the usual one where the colours do not make one.
    pub fn order(&self) -> TurnOrder {
        TurnOrder::new(&self.colors).ok().or_else(|| TurnOrder::standard(2)).expect("two can always play")
    }

    /// Gives a seat a colour. Who has it already takes the other's in exchange; with two players both take a pair that sits
    /// opposite.
    pub fn set_color(&mut self, seat: usize, color: Color) {
        let Some(&old) = self.colors.get(seat) else {
            return;
        };
        if let Some(other) = self.colors.iter().position(|&taken| taken == color) {
            self.colors[other] = old;
        }
        self.colors[seat] = color;
        if let [first, second] = self.colors.as_mut_slice() {
            let partner = if seat == 0 { second } else { first };
            *partner = color.opposite();
        }
    }

    /// Lets a seat play one turn earlier, with its colour and player.
    pub fn move_up(&mut self, seat: usize) {
        if seat > 0 && seat < self.colors.len() {
            self.colors.swap(seat, seat - 1);
            self.players.swap(seat, seat - 1);
        }
    }

    /// One line that [`Plan::read`] reads, to be remembered.
    pub fn to_line(&self) -> String {
        let players: Vec<String> = self
            .players
            .iter()
            .map(|player| format!("{}:{}", player.who, player.name.replace(['|', ';'], " ")))
            .collect();
        let target = self.options.target.map_or_else(String::new, |target| target.get().to_string());
        let clock = self.clock.map_or_else(String::new, |clock| clock.to_string());
        let letters: String = self.colors.iter().map(|color| color.letter()).collect();
        let days = self.days.map_or_else(String::new, |days| days.to_string());
        format!(
            "{};{letters};{};{};{};{target};{clock};{};{days};{}",
            self.kind.name(),
            players.join("|"),
            u8::from(self.options.no_twist),
            u8::from(self.options.meet9),
            self.games,
            u8::from(self.public)
        )
    }

    /// Reads what was remembered; nothing where it was not written by us.
    pub fn read(line: &str) -> Option<Plan> {
        let parts: Vec<&str> = line.split(';').collect();
        let [kind, letters, players, no_twist, meet9, target, clock, games, elsewhere @ ..] = parts.as_slice() else {
            return None;
        };
        let kind: GameKind = kind.parse().ok()?;
        let colors: Vec<Color> = letters.chars().map(Color::from_letter).collect::<Option<_>>()?;
        TurnOrder::new(&colors).ok()?;
        let player = |text: &str| {
            let (who, name) = text.split_once(':')?;
            Some(Player { who: who.parse().ok()?, name: Player::tidy_name(name) })
        };
        let mut known: Vec<Player> = players.split('|').map(player).collect::<Option<_>>()?;
        known.extend(Plan::against_computer(kind).players.drain(known.len().min(4)..));
        Some(Plan {
            kind,
            options: Options {
                no_twist: *no_twist == "1",
                meet9: *meet9 == "1",
                target: pacru_rules::notation::parse_number(target)
                    .and_then(|number| MarkerTarget::new(number as usize)),
            },
            colors,
            players: known,
            clock: clock.parse().ok(),
            games: pacru_rules::notation::parse_number(games).filter(|games| (1..=99).contains(games))?,
            // Before there were people elsewhere a line ended here.
            days: elsewhere
                .first()
                .and_then(|days| pacru_rules::notation::parse_number(days))
                .filter(|days| (1..=30).contains(days)),
            public: elsewhere.get(1) == Some(&"1"),
        })
    }
}
