# Kingsburg: everything the game says. Names of buildings, advisors and enemies are common words; sentences are our own.

kingsburg-name = Kingsburg
kingsburg-about = Win the king’s advisors with your dice, build up a province with their gifts, and hold out against an enemy each winter. About 90 minutes.
kingsburg-option-dm = Six troops each instead of the King’s die
kingsburg-option-dm-on = yes
kingsburg-option-dm-off = no
kingsburg-option-demons = What the Demons of strength 6 take besides four goods
kingsburg-option-demons-point = a point
kingsburg-option-demons-building = a building

# Buildings; .effect says what each does
kingsburg-building-statue = Statue
    .effect = Once a season, if all your dice show the same, you may reroll one of them.
kingsburg-building-chapel = Chapel
    .effect = Once a season, if your dice total 7 or less, you may reroll all of them.
kingsburg-building-church = Church
    .effect = +1 in battle against Demons.
kingsburg-building-cathedral = Cathedral
    .effect = At the end, a point for every two goods you have left.
kingsburg-building-inn = Inn
    .effect = A +2 token at the end of every summer.
kingsburg-building-market = Market
    .effect = Once a season, one of your groups of dice counts 1 more or 1 less.
kingsburg-building-farms = Farms
    .effect = A white die in spring, summer and autumn, from the next season on; −1 in battle.
kingsburg-building-merchants-guild = Merchants’ Guild
    .effect = 1 gold before every roll, from the next season on.
kingsburg-building-guard-tower = Guard Tower
    .effect = +1 in battle.
kingsburg-building-blacksmith = Blacksmith
    .effect = +1 in battle.
kingsburg-building-barracks = Barracks
    .effect = A soldier costs one good instead of two when you recruit.
kingsburg-building-wizards-guild = Wizards’ Guild
    .effect = +2 in battle.
kingsburg-building-palisade = Palisade
    .effect = +1 in battle, +2 against Zombies.
kingsburg-building-stable = Stable
    .effect = One soldier more from every advisor who sends soldiers.
kingsburg-building-stone-wall = Stone Wall
    .effect = +1 in battle, and a drawn battle counts as won.
kingsburg-building-fortress = Fortress
    .effect = +1 in battle, and a point more for a battle won.
kingsburg-building-barricade = Barricade
    .effect = +1 in battle against Goblins.
kingsburg-building-crane = Crane
    .effect = Buildings in columns III and IV cost 1 gold less.
kingsburg-building-town-hall = Town Hall
    .effect = At the end of spring, summer and autumn you may turn one good or one +2 token into a point.
kingsburg-building-embassy = Embassy
    .effect = A point at the end of spring, summer and autumn.

# Advisors, by number
kingsburg-advisor-1 = Jester
kingsburg-advisor-2 = Squire
kingsburg-advisor-3 = Architect
kingsburg-advisor-4 = Merchant
kingsburg-advisor-5 = Sergeant
kingsburg-advisor-6 = Alchemist
kingsburg-advisor-7 = Astronomer
kingsburg-advisor-8 = Treasurer
kingsburg-advisor-9 = Hunter
kingsburg-advisor-10 = General
kingsburg-advisor-11 = Swordsmith
kingsburg-advisor-12 = Duchess
kingsburg-advisor-13 = Champion
kingsburg-advisor-14 = Smuggler
kingsburg-advisor-15 = Inventor
kingsburg-advisor-16 = Wizard
kingsburg-advisor-17 = Queen
kingsburg-advisor-18 = King

# Enemies
kingsburg-foe-barbarians = Barbarians
kingsburg-foe-goblins = Goblins
kingsburg-foe-orcs = Orcs
kingsburg-foe-zombies = Zombies
kingsburg-foe-demons = Demons
kingsburg-foe-dragons = Dragons

# The phases of a year
kingsburg-step-aid = the King’s aid
kingsburg-step-spring = spring
kingsburg-step-reward = the King’s reward
kingsburg-step-summer = summer
kingsburg-step-envoy = the King’s Envoy
kingsburg-step-autumn = autumn
kingsburg-step-recruiting = recruiting
kingsburg-step-winter = winter

# Small parts
kingsburg-list = { $parts }
kingsburg-nothing = nothing
kingsburg-numbered = { $number } { $advisor }
kingsburg-enemy = { $foe } ({ $strength })
kingsburg-enemy-of = { $enemy }, year { $year }
kingsburg-enemy-in = Year { $year }. { $card }
kingsburg-part-gold = { $count } gold
kingsburg-part-wood = { $count } wood
kingsburg-part-stone = { $count } stone
kingsburg-part-any =
    { $count ->
        [one] { $count } good of your choice
       *[other] { $count } goods of your choice
    }
kingsburg-part-points =
    { $count ->
        [-1] 1 point less
        [one] { $count } point
       *[other] { $count } points
    }
kingsburg-part-tokens =
    { $count ->
        [one] a +2 token
       *[other] { $count } +2 tokens
    }
kingsburg-part-soldiers =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
kingsburg-part-buildings =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
kingsburg-part-look = a look at the enemy
kingsburg-gift-alchemist = 1 good becomes 1 each of the other two
kingsburg-gift-either = { $one }, or { $other }
kingsburg-dice = { $dice }
kingsburg-die-white = white { $face }
kingsburg-die-token = a +2 token
kingsburg-die-market-up = Market +1
kingsburg-die-market-down = Market −1

# What is awaited
kingsburg-head-soon = The game is about to begin.
kingsburg-head-aid =
    { $count ->
        [one] { $players } is to take a good from the King.
       *[other] { $players } are each to take a good from the King.
    }
kingsburg-head-reroll = { $player } may reroll.
kingsburg-head-influence = { $player } influences an advisor or passes.
kingsburg-head-gift = { $player } chooses what the advisor gives ({ $advisor }).
kingsburg-head-build = { $player } builds or passes.
kingsburg-head-again = { $player } may build a second time with the King’s Envoy.
kingsburg-head-hall =
    { $count ->
        [one] { $players } may buy a point at the Town Hall.
       *[other] { $players } may each buy a point at the Town Hall.
    }
kingsburg-head-recruit = { $player } recruits soldiers.
kingsburg-head-troop =
    { $count ->
        [one] { $players } has yet to choose a troop in secret.
       *[other] { $players } have yet to choose a troop in secret.
    }
kingsburg-head-aftermath =
    { $count ->
        [one] { $players } has a choice to make after the battle.
       *[other] { $players } have a choice to make after the battle.
    }
kingsburg-head-over =
    { $count ->
        [one] { $players } wins.
       *[other] { $players } share the victory.
    }
    .also = wins
kingsburg-when = Year { $year } of 5, phase { $number } of 8: { $step }. The enemy will have a strength of { $least } to { $most }.
kingsburg-when-faced = Year { $year } of 5, phase { $number } of 8: { $step }. The enemy: { $enemy }.
kingsburg-order = Turn order: { $players }.
kingsburg-envoy = { $player } holds the King’s Envoy.
kingsburg-aided = { $player } rolls the King’s white die this spring.
kingsburg-knows =
    { $count ->
        [one] { $players } has looked at the enemy.
       *[other] { $players } have looked at the enemy.
    }
kingsburg-blocked = Neutral dice block { $advisors }.
kingsburg-last-battle = The winter’s battle, against { $enemy }: { $fates }.
kingsburg-last-fate =
    { $verdict ->
        [win] { $player } won ({ $total })
        [draw] { $player } held out ({ $total })
       *[loss] { $player } lost ({ $total })
    }

# The board in words and pictures
kingsburg-board-court = At court
kingsburg-board-claim = { $player }: { $advisors }
kingsburg-board-dice =
    { $passed ->
        [yes] { $player } has passed, with { $dice } left.
       *[no] { $player } has { $dice } to place.
    }
kingsburg-board-buildings = What everyone has built
kingsburg-board-built = { $player }, buildings { $count }: { $buildings }.
kingsburg-board-troops = Troops that { $player } has left: { $troops }.
kingsburg-board-provinces = What everyone has
kingsburg-board-holdings = { $player } ({ $letter }): points { $points }; { $goods }; +2 tokens { $tokens }; soldiers { $soldiers }.
kingsburg-alt-last = Last: { $told }
kingsburg-alt-more = More stands in the board as text, or can be asked.
kingsburg-alt-taken = At court, { $claims }.
kingsburg-picture-passed = passed
kingsburg-picture-turn = { $player }’s turn
kingsburg-picture-waiting = waiting for { $count } players
kingsburg-picture-over =
    { $count ->
        [one] { $players } wins
       *[other] Shared victory: { $players }
    }
kingsburg-picture-when = Year { $year } of 5 · { $step }
kingsburg-picture-gain = Victors gain: { $what }
kingsburg-picture-strongest = The strongest victors: 1 point more
kingsburg-picture-lose = The defeated lose: { $what }
# An advisor on the board. By number: a name that is too long, with {"\u00AD"} where it may be broken
kingsburg-picture-advisor =
    { $number ->
       *[other] { $advisor }
    }
kingsburg-picture-won = won
kingsburg-picture-held = held out
kingsburg-picture-lost = lost
kingsburg-payer-buildings = Buildings
kingsburg-payer-advisors = Advisors
kingsburg-payer-rewards = Rewards
kingsburg-payer-battles = Battles
kingsburg-payer-town-hall = Town Hall
kingsburg-payer-embassy = Embassy
kingsburg-payer-cathedral = Cathedral
kingsburg-payer-troop = Last troop

# One’s own lines
kingsburg-own =
    { $owned ->
        [0] You have no goods
       *[other] You have { $goods }
    }; +2 tokens: { $tokens }; soldiers: { $soldiers }; points: { $points }.
kingsburg-own-dice = Your dice: { $dice }.
kingsburg-own-seen = Only those who have looked know this: { $told }
kingsburg-own-troops = Your troops: { $troops }.
kingsburg-own-troop = You have chosen the troop of { $troop }; nobody else sees it yet.
kingsburg-card = { $enemy }: the defeated lose { $lose }; the victors gain { $gain }.

# What an action does
kingsburg-do-take = Take { $goods }
kingsburg-do-statue = Reroll a coloured die (Statue)
kingsburg-do-statue-white = Reroll a white die (Statue)
kingsburg-do-chapel = Reroll all dice (Chapel)
kingsburg-do-keep = Keep the dice
kingsburg-do-influence =
    { $envoy ->
        [yes] { $advisor }, by the Envoy — { $dice }
       *[no] { $advisor } — { $dice }
    }
kingsburg-do-pass = Pass for this season
kingsburg-do-pass-build = Build nothing
kingsburg-do-pass-hall = Buy nothing
kingsburg-do-swap = Give { $good }, take { $goods }
kingsburg-do-decline = Decline
kingsburg-do-build = Build: { $building }
kingsburg-do-sell = A point for { $what }
kingsburg-do-recruit = { $count ->
    [0] Recruit for { $goods }
    [one] Recruit { $count } soldier for { $goods }
   *[other] Recruit { $count } soldiers for { $goods }
}
kingsburg-do-recruit-none = Recruit nobody
kingsburg-do-troop = Troop of { $troop }
kingsburg-do-lose = Lose { $goods }

# Questions and controls
kingsburg-ask-wait = Nothing to do for you now. { $awaited }
kingsburg-ask-influence = Whom do you influence? Each advisor is offered with the cheapest payment.
kingsburg-ask-payments = Other combinations of dice:
kingsburg-ask-recruit = How many soldiers do you recruit?
kingsburg-ask-wages = Which goods pay them?
kingsburg-ask-aid = Which good do you take from the King?
kingsburg-ask-reroll = Do you reroll?
kingsburg-ask-gift = { $advisor } gives: { $gift }. What do you take?
kingsburg-ask-build = What do you build?
kingsburg-ask-again = Do you use the Envoy to build again?
kingsburg-ask-hall = What do you give for a point?
kingsburg-ask-troop = Which troop fights for you this winter? All are revealed together.
kingsburg-ask-spoils = Which good do you take as spoils?
kingsburg-ask-lose = Which goods do you lose?
kingsburg-press-influence = Advisor — dice
kingsburg-press-payments = Other combinations
kingsburg-press-dice = Choose dice first
kingsburg-press-group = Dice = total
kingsburg-ask-group = Which dice do you place? Below each group stands whom it reaches.
kingsburg-ask-reached = With { $dice }: whom do you influence?
kingsburg-group = { $dice } = { $total }
kingsburg-note-group = reaches { $advisors }
kingsburg-plus = { $left } + { $right }
kingsburg-bare-gold = gold
kingsburg-bare-wood = wood
kingsburg-bare-stone = stone
kingsburg-press-payment = { $advisor }: dice
kingsburg-press-recruit = Soldiers
kingsburg-press-wages = Goods
kingsburg-press-up = Back
kingsburg-press-more = More
kingsburg-press-build =
    { $points ->
        [one] { $building } — { $goods } — { $points } point
       *[other] { $building } — { $goods } — { $points } points
    }
kingsburg-note-payments =
    { $count ->
        [one] { $count } combination
       *[other] { $count } combinations
    }
kingsburg-note-wages =
    { $count ->
        [one] { $count } way to pay
       *[other] { $count } ways to pay
    }
kingsburg-note-building = { $building }: { $effect }

# Where numbers come from
kingsburg-derive-total = { $player } { $total }
kingsburg-derive-order = Why this order — lowest total first, ties as before: { $totals }.
kingsburg-derive-strength = { $player }: strength { $total } so far (soldiers { $soldiers }, buildings { $buildings })
kingsburg-derive-building = { $building } { $strength }
kingsburg-derive-against = { $more } more against { $foe }
kingsburg-derive-special = { $told }; { $special }
kingsburg-derive-rolled = { $player } has rolled { $dice } dice so far, sum { $sum }: { $faces }.
kingsburg-derive-face = { $face } ({ $times }×)
kingsburg-points = { $player }: { $count ->
    [one] { $points } point
   *[other] { $points } points
}
kingsburg-points-paid = { $told } ({ $parts })
kingsburg-paid-buildings = buildings { $points }
kingsburg-paid-advisors = advisors { $points }
kingsburg-paid-rewards = the King’s rewards { $points }
kingsburg-paid-battles = battles { $points }
kingsburg-paid-town-hall = Town Hall { $points }
kingsburg-paid-embassy = Embassy { $points }
kingsburg-paid-cathedral = Cathedral { $points }
kingsburg-paid-troop = last troop { $points }
kingsburg-final = { $told }; for ties: goods left { $goods }, buildings standing { $buildings }
kingsburg-lead = { $count ->
    [one] In front with { $points }: { $players }.
   *[other] Level in front with { $points }: { $players }.
}
kingsburg-derive-battle = The last battle, against { $enemy }:
kingsburg-derive-fought =
    { $verdict ->
        [win] { $player } won with { $total }: soldiers { $soldiers }, { $source ->
            [troop] troop
           *[die] King’s die
        } { $help }, buildings { $buildings }.
        [draw] { $player } held out with { $total }: soldiers { $soldiers }, { $source ->
            [troop] troop
           *[die] King’s die
        } { $help }, buildings { $buildings }.
       *[loss] { $player } lost with { $total }: soldiers { $soldiers }, { $source ->
            [troop] troop
           *[die] King’s die
        } { $help }, buildings { $buildings }.
    }
# What paid points after a battle
kingsburg-derive-paid = { $player } scores: for the victory { $victory }, for the highest strength { $strongest }.

# Looks and questions about the position
kingsburg-look-buildings = Buildings
kingsburg-look-advisors = Advisors
kingsburg-look-enemies = Enemies
kingsburg-look-order = Turn order and strength
kingsburg-look-effects = What the buildings do
kingsburg-look-battle = The last battle
kingsburg-battle-none = No winter has been fought yet.
kingsburg-enemies-of = Year { $year }: { $enemies }.
kingsburg-overview-row = — Row { $number } —
kingsburg-overview = { $building }{ $state ->
    [own] {""} – yours
    [now] {""} – you can build it
    [dear] {""} – next, too dear now
   *[far] {""}
}
kingsburg-overview-owned = { $told }; { $players }
kingsburg-about-building = { $building }: costs { $goods }, worth { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }. { $effect }
kingsburg-about-advisor = { $advisor }: { $gift }
kingsburg-about-taken = { $told } — taken by { $players }
kingsburg-reach = { $advisor } can still be reached by { $players }.
kingsburg-reach-nobody = Nobody can reach { $advisor } now.
kingsburg-reach-ways = You can, with { $ways }.
kingsburg-way = ({ $dice })
kingsburg-facing =
    { $lack ->
        [0] Before the last help of winter your strength is { $value }: enough to hold out. A defeat would cost you { $loss }.
       *[other] Before the last help of winter your strength is { $value }, { $lack } short of holding out. A defeat would cost you { $loss }.
    }
kingsburg-question-order = Why this turn order, and how strong is everyone?
kingsburg-question-against = What do I lose against an enemy of { $strength }?
kingsburg-question-reach = Who can still reach { $advisor }?
kingsburg-question-winning = Who is winning, and with points from what?
kingsburg-typed-pass = pass, i pass, skip, nobody, nothing, build nothing, buy nothing, end, done, don’t build
kingsburg-typed-keep = keep, keep the dice, keep dice, no reroll, don’t reroll, do not reroll
kingsburg-typed-decline = decline, no thanks, refuse
kingsburg-typed-recruit-none = recruit nobody, recruit nothing, no soldiers, no soldier
kingsburg-typed-build = build, construct
kingsburg-typed-sell = sell, a point for, point for
kingsburg-typed-recruit = recruit, recruit for
kingsburg-typed-lose = lose, give up
kingsburg-typed-troop = troop
kingsburg-typed-swap = swap, give, trade, exchange
kingsburg-typed-envoy = envoy, by the envoy, with the envoy
kingsburg-typed-gold = gold, coin
kingsburg-typed-wood = wood, log
kingsburg-typed-stone = stone, rock
kingsburg-typed-token = +2, +2 token, token, a +2 token
kingsburg-typed-white = white, white die
kingsburg-typed-nothing = take, influence, advisor, use, place, put
kingsburg-called-reroll = yes, reroll, re-roll, roll again, roll, again
kingsburg-called-no = no, none, nothing, nobody, no thanks
kingsburg-asked-winning = winning, who is winning, leader, points, score, scores, ahead, who is ahead, to win, win, need to win, leading
kingsburg-asked-dice = dice, my dice, reach, whom can i reach, advisors, left, what is left, free, who is free, remaining
kingsburg-asked-mine = mine, goods, my goods, build, what can i build, buildings, can i build, what have i
kingsburg-asked-enemies = enemies, enemy, this year's enemies, how strong is the enemy, how strong are the enemies, what do i lose, lose, attackers, who attacks
kingsburg-asked-winter = winter, strength, battle, what do i lack, how strong am i, strong, defence, win the battle, win this battle, win the fight, beat the enemy
kingsburg-asked-order = order, turn order
kingsburg-asked-envoy = envoy, king's envoy
kingsburg-asked-phases = phases, phase, season, year, which phase, what phase
kingsburg-asked-inn = tavern, pub
kingsburg-asked-troops = dm, my troops, their troops, the others' troops, troops of the others, which troops are left
kingsburg-question-dice = Whom do I reach with my dice, and whom do the others?
kingsburg-question-mine = What do I have, and what can I build?
kingsburg-question-enemies = Which enemies can come this year?
kingsburg-question-winter = How strong is everyone for the winter, and what do I lack?
kingsburg-question-envoy = Who holds the King’s Envoy, and what is he for?
kingsburg-question-phases = Which phase of the year is it?
kingsburg-question-province = What does { $player } have?
kingsburg-question-year = Which enemies can come in year { $year }?
kingsburg-reaches = { $player } reaches { $advisors }.
kingsburg-reaches-none = { $player } reaches nobody now.
kingsburg-came = It was { $enemy }.
kingsburg-lack = { $enemy }: { $count }
kingsburg-lacks = What you lack to hold out, { $source ->
    [troop] without your troop
   *[die] without the King’s die
}: { $enemies }.
kingsburg-can-build = You can build { $building }.
kingsburg-cannot-build = Next, but you lack { $goods }: { $building }.
kingsburg-built-by = Built by { $players }.
kingsburg-envoy-free = Nobody holds the King’s Envoy.
kingsburg-phase = { $number } { $step }
kingsburg-phase-now = { $phase } – now
kingsburg-about-phase = { $phase }: { $told }
kingsburg-phase-aid = whoever has fewest buildings, then fewest goods, rolls a white die in spring; if several are tied, each of them takes a good instead.
kingsburg-phase-spring = a productive season: all roll, influence advisors, get their gifts, and may build.
kingsburg-phase-reward = whoever has most buildings scores a point; if several are tied, each of them does.
kingsburg-phase-summer = a productive season like spring; at its end each Inn brings a +2 token.
kingsburg-phase-envoy = the King’s Envoy goes to whoever has fewest buildings, then fewest goods; to nobody if that is tied.
kingsburg-phase-autumn = the last productive season of the year.
kingsburg-phase-recruiting = in turn order, two goods recruit a soldier; with Barracks one good does.
kingsburg-phase-winter = the enemy’s card is turned, the King helps, and everybody fights on their own: soldiers, the King’s die and buildings against the enemy’s strength.
kingsburg-good-gold = Gold
kingsburg-good-wood = Wood
kingsburg-good-stone = Stone
kingsburg-about-good = { $good }: pays for buildings and soldiers, and can be lost in winter. Advisors who give it: { $advisors }.
kingsburg-piece-token = +2 token
kingsburg-piece-soldiers = Soldiers
kingsburg-piece-envoy = The King’s Envoy
kingsburg-piece-kings-die = The King’s die
kingsburg-piece-white-die = White dice
kingsburg-piece-troops = Troops
kingsburg-about-token = A +2 token adds 2 to one of your groups of dice; one a season. It is spent then. A Town Hall takes one for a point.
kingsburg-about-soldiers = Soldiers count 1 each in this winter’s battle and go home after it. Advisors send them, and before the winter goods recruit them.
kingsburg-about-envoy = The King’s Envoy serves once, until the next summer ends: to influence an advisor who is taken or blocked, or to build a second building.
kingsburg-about-kings-die = In winter the King’s die is rolled once, and its face helps everybody alike.
kingsburg-about-white-die = A white die joins your own dice and may stand with any of them, never alone. Farms bring one each productive season, the King’s aid one in spring.
kingsburg-about-troops = Where the table plays with troops there is no King’s die: everyone has troops of 0, 1, 1, 2, 3 and 4, chooses one in secret each winter, and scores the one that is left at the end.
kingsburg-about-foe = { $foe } can come as: { $cards }.
kingsburg-foe-card = strength { $strength } (year { $year })
kingsburg-and-line = { $told }
    { $more }

# The log
kingsburg-log-year = — Year { $year } —
kingsburg-log-step = — { $step } —
kingsburg-log-begins = Year { $year }, { $step }.
kingsburg-log-aid-die = The King aids { $player } with a white die.
    .also = gets a white die from the King
kingsburg-log-aided = { $player } { kingsburg-log-aided.also }.
    .also = takes { $good } from the King
kingsburg-log-rewarded =
    { $count ->
        [one] Most buildings: { $players } scores a point.
       *[other] Most buildings: { $players } score a point each.
    }
kingsburg-log-envoy = The King sends his Envoy to { $player }.
kingsburg-log-envoy-nobody = The King sends his Envoy to nobody: there is a tie.
kingsburg-log-guilds =
    { $count ->
        [one] The Merchants’ Guild pays { $players } a gold.
       *[other] The Merchants’ Guilds pay { $players } a gold each.
    }
kingsburg-log-roll = { $player } { kingsburg-log-roll.also }
    .also = { $dice } (total { $total })
kingsburg-log-rolled = Rolled: { $dice }.
kingsburg-log-rerolled = { $player } { kingsburg-log-rerolled.also }.
    .also = uses the { $building }: { $dice }
kingsburg-log-kept-dice = { $player } keeps the dice.
kingsburg-log-placed = { $player } { kingsburg-log-placed.also }.
    .also = { $envoy ->
        [yes] influences { $advisor } by the Envoy, with { $dice }
       *[no] influences { $advisor } with { $dice }
    }
kingsburg-log-passed =
    { $forced ->
        [yes] { $player } cannot reach any other advisor.
       *[no] { $player } passes for this season.
    }
    .also = passes for this season
kingsburg-log-given = { $advisor } gives { $player }: { $gift }.
kingsburg-log-for = { $told } Given up for it: { $goods }.
kingsburg-log-declined =
    { $forced ->
        [yes] { $player } has no good to exchange ({ $advisor }).
       *[no] { $player } declines the gift ({ $advisor }).
    }
kingsburg-log-peeked = { $player } { kingsburg-log-peeked.also }.
    .also = looks at the enemy
kingsburg-log-peeked-own = { $player } { kingsburg-log-peeked-own.also }.
    .also = looks at the enemy: { $enemy }
kingsburg-log-built = { $player } { kingsburg-log-built.also }.
    .also = { $envoy ->
        [yes] builds a second time by the Envoy: { $building } (paid: { $goods }; points: { $points })
       *[no] builds: { $building } (paid: { $goods }; points: { $points })
    }
kingsburg-log-not-built =
    { $forced ->
        [yes] { $player } cannot afford any building.
       *[no] { $player } builds nothing.
    }
kingsburg-log-inns =
    { $count ->
        [one] The Inn gives { $players } a +2 token.
       *[other] The Inns give { $players } a +2 token each.
    }
kingsburg-log-embassies =
    { $count ->
        [one] The Embassy brings { $players } a point.
       *[other] The Embassies bring { $players } a point each.
    }
kingsburg-log-sold = { $player } { kingsburg-log-sold.also }.
    .also = buys a point at the Town Hall for { $what }
kingsburg-log-not-sold = { $player } buys nothing at the Town Hall.
kingsburg-log-recruited = { $player } { kingsburg-log-recruited.also }.
    .also = { $count ->
        [0] recruits nobody
        [one] recruits a soldier for { $goods }
       *[other] recruits { $count } soldiers for { $goods }
    }
kingsburg-log-named = { $player } { kingsburg-log-named.also }.
    .also = has chosen a troop
kingsburg-log-named-own = { $player } { kingsburg-log-named-own.also }.
    .also = has chosen the troop of { $troop }
kingsburg-log-troop = { $player } { $troop }
kingsburg-log-troops = Troops revealed: { $troops }.
kingsburg-log-faced = The enemy is here: { $enemy }.
kingsburg-log-kings-die = The King’s die shows { $face }.
kingsburg-log-value = { $player } { $soldiers } + { $help } + { $buildings } = { $value }
kingsburg-log-fought = Battle against { $enemy }, soldiers + the King or a troop + buildings: { $values }.
kingsburg-log-won = { $player } { kingsburg-log-won.also }.
    .also = { $some ->
        [yes] wins the battle and gains { $gain }
       *[no] wins the battle
    }
kingsburg-log-lost = { $player } { kingsburg-log-lost.also }.
    .also = { $some ->
        [yes] loses the battle and with it { $loss }
       *[no] loses the battle
    }
kingsburg-log-destroyed = { $told } Destroyed: { $buildings }.
    .also = { $told } (destroyed: { $buildings })
kingsburg-log-spoils = { $player } { kingsburg-log-spoils.also }.
    .also = takes { $good } as spoils
kingsburg-log-losses = { $player } { kingsburg-log-losses.also }.
    .also = gives up { $goods }
kingsburg-log-strongest =
    { $count ->
        [one] Strongest of the victors: { $players } scores a point. The soldiers go home.
       *[other] Strongest of the victors: { $players } score a point each. The soldiers go home.
    }
kingsburg-log-home = The soldiers go home.
kingsburg-log-count = { $player } +{ $points }
kingsburg-log-counted = Added at the end: { $points }.
kingsburg-log-counted-none = No points are added at the end.

# The end
kingsburg-ending-points =
    { $count ->
        [one] { $players } has the most points and wins.
       *[other] { $players } have the most points and win.
    }
kingsburg-ending-goods =
    { $count ->
        [one] Points are tied; { $players } has more goods left and wins.
       *[other] Points are tied; { $players } have more goods left and win.
    }
kingsburg-ending-buildings =
    { $count ->
        [one] Points and goods are tied; { $players } has more buildings and wins.
       *[other] Points and goods are tied; { $players } have more buildings and win.
    }
kingsburg-ending-shared =
    { $count ->
        [one] { $players } wins.
       *[other] Points, goods and buildings are tied: { $players } share the victory.
    }
kingsburg-ending-alone = Nobody else is left: { $players } has won.
kingsburg-left-named = { $player } had chosen the troop of { $troop } in secret.
kingsburg-left-enemy = The enemy of this year, which some had looked at: { $enemy }.

# Plans
kingsburg-plan-take = { $advisor } with your cheapest dice
kingsburg-plan-answer = { $advisor }: { $what }
kingsburg-plan-build =
    { $otherwise ->
        [nothing] Build: { $building }, else nothing
       *[ask] Build: { $building }
    }
kingsburg-plan-cheapest =
    { $count ->
        [one] Build: { $buildings }, else nothing
       *[other] Build the cheapest of { $buildings }, else nothing
    }
kingsburg-press-plan-take = Influence as soon as it is your turn
kingsburg-press-plan-build = Build the cheapest of these, else nothing
kingsburg-press-plan-gift = Choose the gift: { $advisor }
kingsburg-plan-highest = The highest advisor each time, then pass
kingsburg-plan-recruit-none = Never recruit
kingsburg-plan-recruit-all = Always recruit as many as possible
kingsburg-plan-sell-none = Never buy at the Town Hall
kingsburg-plan-good = Always choose: { $good }
kingsburg-plan-build-none = Build nothing until something else can be built
kingsburg-press-plan-always = Always …
kingsburg-ask-plan-always = What should be done every time, until you drop it again? A good is chosen as the King’s aid, of gifts and as spoils.

# Why something may not be done
kingsburg-why-not-awaited = It is not your turn.
kingsburg-why-over = The game is over.
kingsburg-why-wrong-phase-aid = Now a good of the King’s aid is chosen.
kingsburg-why-wrong-phase-reroll = Now you decide whether to reroll.
kingsburg-why-wrong-phase-influence = Now you influence an advisor or pass.
kingsburg-why-wrong-phase-gift = Now you choose an advisor’s gift.
kingsburg-why-wrong-phase-build = Now you build or pass.
kingsburg-why-wrong-phase-town-hall = Now you may buy a point at the Town Hall.
kingsburg-why-wrong-phase-recruit = Now you recruit soldiers, or nobody.
kingsburg-why-wrong-phase-troop = Now you choose a troop.
kingsburg-why-wrong-phase-aftermath = Now goods are chosen after the battle.
kingsburg-why-statue-missing = You have no Statue.
kingsburg-why-statue-used = The Statue works once a season.
kingsburg-why-statue-unequal = The Statue works only if all your dice show the same.
kingsburg-why-statue-no-white-die = You have no white die to reroll.
kingsburg-why-chapel-missing = You have no Chapel.
kingsburg-why-chapel-used = The Chapel works once a season.
kingsburg-why-chapel-too-high = The Chapel works with a total of 7 or less; yours is { $total }.
kingsburg-why-die-missing = You do not have all of these dice.
kingsburg-why-coloured-die-missing = A group needs at least one die of your own colour.
kingsburg-why-token-missing = You have no +2 token.
kingsburg-why-token-used = Only one +2 token a season.
kingsburg-why-market-missing = You have no Market.
kingsburg-why-market-used = The Market works once a season.
kingsburg-why-total-differs = The total must be exactly the advisor’s number: this is { $total }, not { $number }.
kingsburg-why-advisor-taken = Advisor { $number } is taken; only the King’s Envoy opens the way.
kingsburg-why-advisor-free = Advisor { $number } is free; the Envoy is for one who is taken.
kingsburg-why-gift-differs = That is not what advisor { $number } gives.
kingsburg-why-gift-not-declinable = The gift of advisor { $number } cannot be declined.
kingsburg-why-swap-not-owned = You do not have this: { $good }.
kingsburg-why-building-stands = You have this already: { $building }.
kingsburg-why-building-order = { $building } comes after { $earlier } in its row.
kingsburg-why-building-cost = { $building }: you lack { $goods }.
kingsburg-why-sale-not-owned = You do not have this: { $what }.
kingsburg-why-wage-not-owned = You do not have these goods. A soldier costs { $price ->
        [one] { $price } good
       *[other] { $price } goods
    }.
kingsburg-why-wage-uneven =
    { $price ->
        [one] A soldier costs { $price } good.
       *[other] A soldier costs { $price } goods, so their number must be even.
    }
kingsburg-why-troop-spent = You do not have the troop of { $troop } any more.
kingsburg-why-loss-differs = You lose exactly { $count } of your goods.
kingsburg-why-option-unknown = Kingsburg has no such option or value.
kingsburg-why-wish-unknown = That cannot be planned here.
kingsburg-why-wish-season = There is no season to plan for now.
kingsburg-why-wish-late = It is too late to plan this.
kingsburg-why-wish-reach = Your dice alone do not reach advisor { $number }.
kingsburg-why-wish-nothing-to-build = You can build nothing now, so that needs no plan.

# The rules card
kingsburg-rules-overview = You govern a province for five years. Dice win you the King’s advisors; their gifts pay for buildings and soldiers; every winter an enemy comes. Whoever has the most points after the fifth winter wins.
    .title = The idea
kingsburg-rules-year = 1 The King’s aid: whoever has fewest buildings, then fewest goods, rolls a white die in spring. If several are tied, each of them takes a good instead.
    2, 4, 6 Spring, summer and autumn are the productive seasons.
    3 The King’s reward: whoever has most buildings scores a point; if several are tied, each of them does.
    5 The King’s Envoy goes to whoever has fewest buildings, then fewest goods; to nobody if that is tied. Use it once before the next summer ends: for an advisor who is taken, or for a second building.
    7 Recruiting: two goods a soldier.
    8 Winter: the battle.
    .title = The year
kingsburg-rules-season = All roll, then the lowest total goes first. In turn, place a group of dice at a free advisor whose number is exactly the total, or pass for the season. Then the advisors give their gifts, from 1 to 18. Then each player may build one building.
    .title = A season
kingsburg-rules-dice = A group needs at least one die of your colour; white dice may join it. Once a season you may add a +2 token to a group, and once a season the Market makes a group count 1 more or 1 less.
    .title = Dice
kingsburg-rules-buildings = Buildings of a row are built from left to right, each once. They score at once and stay useful. What each costs and does is a tap away: open the look at the buildings, or ask for one by name.
    .title = Buildings
kingsburg-rules-winter = The enemy’s card is turned and the King’s die rolled for all. Your strength is soldiers, die and buildings. Above the enemy you win the reward, below you lose what the card says; a draw changes nothing. Of the victors, the strongest score a point. A destroyed building is the topmost one of your rightmost column; its points go too. Then all soldiers go home.
    .title = Winter
kingsburg-rules-two = Before every productive season three neutral dice are rolled, and then two more: each roll blocks the advisor whose number is its sum. If the sums are equal, each of the two dice blocks the advisor of its own face. Only the King’s Envoy enters there.
    .title = Two players
kingsburg-rules-dm = With this option there is no King’s die. You have troops of 0, 1, 1, 2, 3 and 4 and choose one each winter in secret, before the enemy is seen. The one that is left at the end scores its number.
    .title = Troops instead of the King’s die
kingsburg-rules-notation = Typed: aid gold, statue, statue white, chapel, keep (the dice), take 17 6 5 w4 +2 (dice of your colour, white ones with w, a token, then market+1 or market-1, then envoy), pass, build inn, gift gold 2, swap wood, decline, sell stone, recruit gold 3 wood, troop 2, lose gold.
    .title = Notation
kingsburg-rules-readings = Where the rules leave room, this bot plays it so:
    • One +2 token a season for dice; one paid at the Town Hall is apart from it.
    • Token and Market may join one group; its total must be 1 to 18.
    • The gifts of Alchemist and Smuggler may be declined, and points may go below zero.
    • If nobody has a building, all score the King’s reward.
    • A Stable adds a soldier to every gift of soldiers.
    • About one enemy card the sources differ: the table’s option says what it takes.
    .title = How this bot reads the rules

# How to play, in five sentences; and what each option does
kingsburg-how =
    Three times a year you roll dice and put them on the king’s advisors, in turn; each advisor takes one player only.
    Advisors give goods, soldiers and points.
    With goods you build: buildings bring points and lasting help.
    Each winter an enemy comes, and whoever is too weak loses something.
    After five years the most points win.
kingsburg-explain-dm = Instead of a roll, everyone secretly names one of six troops each winter.
kingsburg-explain-demons = One enemy card that the editions print differently: which loss counts here.

# What the dice gave
kingsburg-luck-dice = { $player }: { $times } dice, sum { $came }; on average { $usual } ({ $more }).
kingsburg-luck-king = The King’s die ({ $times } ×): sum { $came }; on average { $usual } ({ $more }).
kingsburg-luck-how = A die shows 3.5 on average. Every throw counts, also one that was rerolled.
kingsburg-fortune-dice = sum of the dice
