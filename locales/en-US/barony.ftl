# Barony: everything the game says. Names and sentences are our own wording.

barony-name = Barony
barony-about = Spread your knights over the land, found villages and strongholds, and rise in title. No luck once the land is laid. About 45 minutes.
barony-option-idle-rounds = End the game if nobody makes progress
barony-option-idle-rounds-20 = after 20 rounds
barony-option-idle-rounds-10 = after 10 rounds
barony-option-idle-rounds-40 = after 40 rounds
barony-option-idle-rounds-off = never
barony-given-tiles = This bot plays with its host’s own list of tiles.

# Parts
barony-terrain-mountain = Mountain
barony-terrain-forest = Forest
barony-terrain-plain = Plain
barony-terrain-field = Field
barony-terrain-lake = Lake
barony-building-village = village
barony-building-stronghold = stronghold
barony-building-city = city
barony-title-baron = Baron
barony-title-viscount = Viscount
barony-title-count = Count
barony-title-marquis = Marquis
barony-title-duke = Duke
barony-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
barony-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
barony-strongholds = { $count ->
    [one] { $count } stronghold
   *[other] { $count } strongholds
}
barony-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}

# Small parts
barony-copies = { $what } ×{ $count }
barony-pawns = { $player }: { $pawns }
barony-pawns-of = { $pawns } ({ $player })

# What is going on
barony-head-place = { $player } has to place a first city with a knight.
barony-head-turn = It is { $player }’s turn.
barony-head-moving = { $player } has moved a knight and may move a second one.
barony-head-taking = { $player } has destroyed a village and takes a token from { $owner }.
barony-head-building = { $player } is building and may build more.
barony-head-over = { $players } becomes king and wins!
    .also = becomes king and wins
barony-head-over-alone = { $players } wins!
    .also = wins
barony-head-soon = The board is about to be laid.
barony-first = { $player } is the start player.
barony-alt-last = Last: { $told }
barony-last = Last on the board, { $player }: { $steps }.
barony-last-step = { $space } to { $to }
barony-round = Round { $round }
barony-last-round = There is a duke: this is the last round.
barony-idle = No progress for { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}; after { $most } in a row the game ends.

# Points
barony-points = { $player }, { $title }: titles { $titles } × { $each } + new cities { $cities } × { $worth } + silver { $silver } = { $total }
barony-points-none = { $player }, { $title }: 0 points
barony-ending-duke = The last round is over. { $tied ->
    [yes] { $players } shares the most points, comes first in turn order,
   *[no] { $players } has the most points
} and becomes king.
barony-ending-all-passed = Nobody can do anything any more. { $tied ->
    [yes] { $players } shares the most points, comes first in turn order,
   *[no] { $players } has the most points
} and becomes king.
barony-ending-idle = There were too many rounds without progress, as this table agreed. { $tied ->
    [yes] { $players } shares the most points, comes first in turn order,
   *[no] { $players } has the most points
} and becomes king.
barony-ending-alone = Nobody else is left: { $players } has won.
barony-ending-seat = { $points }. { $tokens }

# What one has
barony-reserve = Reserve: { $knights }, { $villages }, { $strongholds }, { $cities }.
barony-tokens = Tokens: { $tokens }; worth { $gold } gold or { $silver } silver.
barony-tokens-none = You have no tokens.

# What an action does
barony-do-place = City and knight at { $space }
barony-do-recruit = Recruit { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} at { $space }
barony-do-move = Knight from { $space } to { $to }
barony-do-take = Take a token: { $terrain }
barony-do-build = At { $space }: { $building }
barony-do-done = End my turn
barony-do-city = New city at { $space }
barony-do-expedition = Expedition to { $space }
barony-do-title = Pay { $tokens } ({ $gold } gold, { $silver } silver lost)
barony-do-pass = Pass

# What is asked
barony-verb-recruit = Recruit
barony-verb-move = Move
barony-verb-build = Build
barony-verb-city = New city
barony-verb-expedition = Expedition
barony-verb-title = Title
barony-ask-wait = It is not your turn. The board shows whose it is.
barony-ask-turn = Your turn: choose one of the six actions.
barony-ask-place = Where does your next city go, with a knight?
barony-ask-row = First choose the row.
barony-ask-recruit = In which city, and how many knights?
barony-ask-move = Which knight moves first?
barony-ask-target = From { $space } to where?
barony-ask-second = Move a second knight, or end your turn?
barony-ask-take = Which token do you take from { $player }?
barony-ask-build = What do you build in place of a knight, and where?
barony-ask-build-more = Build something more, or end your turn.
barony-ask-city = Which village becomes a city?
barony-ask-expedition = Where on the rim does the knight arrive? Another knight of your reserve leaves the game for good.
barony-ask-title = What do you pay to become { $title }?
barony-press-back = Back
barony-press-row = Row { $row } ({ $count })
barony-press-space = { $space } · { $terrain }
barony-press-enter = { $space } · { $pawns }
barony-press-strike = { $space } · strikes { $pawns }
barony-press-recruit = { $space }: { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
barony-press-build = { $space }: { $building } ({ $terrain })
barony-press-pay = { $tokens }
barony-press-other-pay = Pay something else
barony-note-pay = { $gold } gold, { $silver } silver lost

# Planned turns
barony-plan-ask = For your turn in round { $round }, as the board lies now. When it comes, one button plays the plan, if it is still possible.
barony-plan-short = A turn of one step
barony-plan-pick = Choose
barony-plan-begun = So far: { $steps }.
barony-plan-enough = Plan only this
barony-plan-anew = Begin again
barony-plan-move = Move { $steps }
barony-plan-step = { $space } { $building }
barony-plan-build = Build { $steps }

# Why a button leads nowhere now
barony-none-recruit = You cannot recruit: no knight is left in your reserve.
barony-none-move = You cannot move: none of your knights has a space to go to.
barony-none-build = You cannot build: a knight of yours is needed in a space without buildings and without opposing knights, and a village or stronghold in your reserve.
barony-none-city = You cannot found a city: a village is needed that is not in a forest, not beside a city, and without an opposing knight. Cities in your reserve: { $cities }.
barony-none-expedition = You cannot send an expedition: it needs two knights in your reserve (you have { $knights }) and an empty space on the rim.
barony-none-title = { $state ->
    [duke] You are a duke; there is no higher title.
   *[short] You cannot pay for a title: it costs { $cost } gold, and your tokens are worth { $gold }.
}

# What people type for the words of the notation, between commas
barony-typed-recruit = recruit, recruits, hire, enlist
barony-typed-move = move, moves, go, march, walk, step, ride
barony-typed-build = build, builds, construct
barony-typed-city = city, new city, found, found city, found a city, town
barony-typed-expedition = expedition, send an expedition, sail, voyage
barony-typed-title = title, buy title, buy a title, become, pay, promote, rise
barony-typed-take = take, take token, take a token, get, steal
barony-typed-done = done, end, end turn, end my turn, finish, stop, that is all
barony-typed-place = place, put, set, first city, city and knight, city with knight, put a city, place a city, put city
barony-typed-village = village, v, villages
barony-typed-stronghold = stronghold, fortress, castle, keep, s, strongholds, fortresses, castles
barony-typed-nothing = knight, knights, token
barony-called-done = no, nothing, nobody, no more, enough
barony-none-space = There is nothing that you can do at { $space } now.
barony-none-building = Say what to build there: a village or a stronghold, such as `build { $one } village { $other } stronghold`.

# Refusals
barony-why-not-awaited = It is not your turn.
barony-why-over = The game is over.
barony-why-wrong-phase-place = First cities are placed now, each with a knight: type just a space for yours.
barony-why-wrong-phase-turn = A turn begins otherwise: recruit, move, build, a new city, an expedition or a title, with the spaces.
barony-why-wrong-phase-moving = You are moving knights: move a second one, or choose “{ barony-do-done }”.
barony-why-wrong-phase-taking = First choose a token.
barony-why-wrong-phase-building = You are building: build something more, or choose “{ barony-do-done }”.
barony-why-off-board = { $space } is not on this board.
barony-why-place-lake = No city can stand on the lake { $space }.
barony-why-place-forest = No city can stand in the forest { $space }.
barony-why-place-city-there = A city stands at { $space } already.
barony-why-place-next-to-city = { $space } is beside a city; between two cities there is at least one space.
barony-why-recruit-none = Recruit at least one knight at { $space }.
barony-why-recruit-no-own-city = You have no city at { $space }.
barony-why-recruit-too-many = At { $space } you can recruit { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} at most.
barony-why-recruit-reserve-empty = You have no knight in reserve to recruit at { $space }.
barony-why-recruit-reserve-short = You want to recruit at { $space }, but your reserve has only { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}.
barony-why-move-no-knight = You have no knight at { $space }.
barony-why-move-same-knight = The knight at { $space } has moved in this turn already.
barony-why-move-not-adjacent = { $space } and { $to } are not next to each other; a knight moves one step.
barony-why-move-lake = { $space } is a lake; nobody can enter it.
barony-why-move-city = { $owner }’s city at { $space } keeps your knights out.
barony-why-move-stronghold = { $owner }’s stronghold at { $space } keeps your knights out.
barony-why-move-two-pawns = { $owner } has two pawns or more at { $space }, so you cannot enter.
barony-why-move-mountain = { $space } is a mountain, and a single pawn of { $owner } closes it.
barony-why-take-not-held = { $player } has no such token: { $terrain }.
barony-why-build-city = At { $space } you can build a village or a stronghold; cities are founded from villages.
barony-why-build-no-knight = You have no knight at { $space } to swap.
barony-why-build-building-there = There is a building at { $space } already.
barony-why-build-opposing-knight = An opposing knight at { $space } prevents building.
barony-why-build-no-village-left = No village is left in your reserve, so you cannot build one at { $space }.
barony-why-build-no-stronghold-left = No stronghold is left in your reserve, so you cannot build one at { $space }.
barony-why-city-no-village = You have no village at { $space }.
barony-why-city-forest = { $space } is a forest; no city can stand there.
barony-why-city-next-to-city = { $space } is beside a city; between two cities there is at least one space.
barony-why-city-opposing-knight = An opposing knight at { $space } prevents a new city.
barony-why-city-none-left = No city is left in your reserve, so you cannot found one at { $space }.
barony-why-expedition-reserve-short = An expedition needs two knights in reserve; you have { $count }.
barony-why-expedition-lake = { $space } is a lake; an expedition cannot arrive there.
barony-why-expedition-not-edge = { $space } is not on the rim of the board.
barony-why-expedition-occupied = An expedition needs an empty space, and { $space } is not.
barony-why-title-already-duke = You are a duke already.
barony-why-title-not-held = You do not have these tokens.
barony-why-title-too-little = These tokens are worth { $gold } gold; a title costs { $cost }.
barony-why-title-token-to-spare = These tokens are worth { $gold } gold and a title costs { $cost }: one of them ({ $terrain }) can be left out.
barony-why-pass-not-allowed = You can pass only when nothing else is possible, and then the bot passes for you.
barony-why-wish-illegible = That is no turn. Say what you want to do, and where: recruit, move one or two knights, build, a new city, an expedition or a title.
barony-why-wish-early = Turns can be planned once all first cities stand.
barony-why-option-unknown = Barony has no such option or value.
barony-why-option-tile = Tile { $number } of the list is not three letters out of M, F, P, C and L.
barony-why-option-tiles = The list of tiles needs at least { $least } tiles of three letters each out of M, F, P, C and L.

# The log
barony-log-began = The draw gives { $player } the first turn.
barony-log-laid = The board is laid from { $count } tiles.
barony-log-laid-again = The next city has no room: a new board is laid, and the placing begins again.
barony-log-placed = { $player } { barony-log-placed.also }.
    .also = places a city and a knight at { $space }
barony-log-recruited = { $player } { barony-log-recruited.also }.
    .also = recruits { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    } at { $space }
barony-log-moved = { $player } { barony-log-moved.also }.
    .also = moves a knight from { $space } to { $to }
barony-log-struck = { $told } Destroyed: { $pawns }.
    .also = { $told } and destroys: { $lost }
barony-log-took = { $player } { barony-log-took.also }.
    .also = takes a token from { $owner }: { $terrain }
barony-log-built = { $player } { barony-log-built.also }.
    .also = builds at { $space }: { $building }
barony-log-gained = { $told } Token: { $terrain }.
    .also = { $told } (token: { $terrain })
barony-log-no-token = { $told } No token of this kind is left.
    .also = { $told } (no token of this kind is left)
barony-log-founded = { $player } { barony-log-founded.also }.
    .also = founds a city at { $space }
barony-log-explored = { $player } sends an expedition to { $space }; a knight leaves the game.
    .also = sends an expedition to { $space } (a knight leaves the game)
barony-log-ennobled = { $player } { barony-log-ennobled.also }.
    .also = becomes { $title } and pays { $tokens } ({ $gold } gold)
barony-log-passed = { $player } { barony-log-passed.also }.
    .also = can do nothing and is passed over

# Looks and questions
barony-look-threats = Spaces in danger
barony-threats-none = Nothing can be struck by two knights of one opponent now.
barony-threat = { $player } could strike { $owner } with two knights at { $spaces }.
barony-question-knights = Where are my knights?
barony-question-reach = Where can my knights go?
barony-question-threats = What of mine is in danger?
barony-question-left = What is left?
barony-question-leader = Who leads, and by what?
barony-question-needs = What does each player still need?
barony-question-actions = What can I do now?
barony-question-seat = What does { $player } have?
barony-question-space = What is at { $space } and around it?
barony-answer-knights = Knights of { $player }: { $knights }; { $reserve } in reserve.
barony-answer-reach = { $player }, from { $space } to: { LIST($spaces, none: "nowhere") }.
barony-answer-space = { $space } { $terrain }
barony-answer-space-held = { $space } { $terrain } ({ $pawns })
barony-answer-rim = It is on the rim of the board.
barony-answer-near = Around it: { $spaces }.
barony-answer-leader = { $count ->
    [one] { $players } leads
   *[other] { $players } lead together
} with { $points } points, silver included.
barony-answer-needs = { $player }, { $title }: { $titles ->
    [0] nothing more to gain
    [one] one more title makes a duke
   *[other] { $titles } more titles make a duke
}; the next one costs { $cost } gold, and { $gold } is at hand.
barony-answer-supply = Tokens that nobody has: { $tokens }.
barony-answer-where = { $player }, { $building }: { $spaces }; { $count } in reserve.
barony-answer-terrain = { $terrain }: { $spaces }.
barony-answer-now = You can now: { $actions }.
barony-answer-then = In your turn, as the board lies now: { $actions }.
barony-board-seat = { $letter } · { $points }. { $tokens } { $reserve }
barony-board-tokens-none = No tokens: 0 gold, 0 silver.

# The board in words
barony-board-rows = Board
barony-board-key = Rows are lettered from the top, and numbers grow to the right. Rows B, D, F and so on lie half a space farther right: C3 touches C2, C4, B2, B3, D2 and D3; B3 touches B2, B4, A3, A4, C3 and C4. /{ command-ask } tells what is around any space, for example “B3”.
barony-board-empty = { $terrain }, empty: { $spaces }.
barony-more = { $count } more
barony-alt-seat = { $player } ({ $letter }), { $title }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold/{ $silver } silver, { $reserve ->
    [0] no knight
    [one] { $reserve } knight
   *[other] { $reserve } knights
} in reserve. On the board: cities: { $cities }; strongholds: { $strongholds }; villages: { $villages }; knights: { $knights }.
barony-alt-board = The board has { $count } spaces. For each space and all the rest: /{ command-ask }, for example “D8” or “knights”.

# In pictures: short, no full stops
barony-picture-turn = { $player }’s turn
barony-picture-over = { $players } wins
barony-picture-last = Last round
barony-picture-points = { $title } · { $points }
barony-picture-gold = { $gold } gold
barony-picture-silver = { $silver } silver
barony-picture-terrain = { $terrain } { $worth }
barony-picture-worth = (gold/silver)

# The rules card
barony-rules-overview = Barons spread over a land of hexagons with knights, villages, strongholds and cities. Buildings bring resource tokens; tokens pay for titles. Each title is worth 15 points and each new city 10. When somebody becomes a duke, the round is finished and the most points win.

    Everything is open, and after the board is laid there is no luck.
    .title = The idea
barony-rules-start = In turn order each player places one city with a knight, the last player all three; then the others, backwards, two more each. Not on lakes, not in forests, and never on a space beside another city.
    .title = First cities
barony-rules-turn = A turn is one of six actions:
    • Recruit: 1 or 2 knights from your reserve in one of your cities, up to 3 if it is beside a lake.
    • Move: one or two knights, one step each.
    • Build: swap any number of knights for villages or strongholds, one in a space.
    • New city: swap a village for a city.
    • Expedition: of two knights in your reserve one leaves the game and the other arrives on an empty space of the rim.
    • Title: pay at least 15 gold for the next title.
    .title = A turn
barony-rules-moving = A knight cannot enter a lake, an opponent’s city or stronghold, a space with two or more pawns of one opponent, or a mountain with any opposing pawn. Otherwise knights and villages of different players can share a space.

    If your knight enters a space where you have a knight or village already, all opposing knights and villages there are destroyed and return to their owners’ reserves. For a village you choose a token from its owner.

    Two knights move one after the other, so the second one can strike where the first one has just arrived. No knight moves twice.
    .title = Moving and striking
barony-rules-building = Each village or stronghold brings a token of the space’s terrain. You cannot build where there is any building, or an opposing knight.

    A new city brings 10 points, but no token. It cannot stand in a forest, beside another city, or where an opposing knight stands. Nobody can enter cities and strongholds of others.
    .title = Building
barony-rules-titles = Gold: mountain 2, forest 3, plain 4, field 5. A title costs 15, there is no change, and you gain one title in a turn at most. You may not pay a token that can be left out.

    At the end unspent tokens count in silver: mountain 0, forest 1, plain 2, field 3.
    .title = Tokens and titles
barony-rules-end = When somebody becomes a duke, the round is played to its end, so that all have had the same number of turns. Titles, new cities and silver are added up. Of those who tie, the first in turn order wins.
    .title = The end
barony-rules-readings = Where the rules leave room, this bot plays it so:
    • The printed list of tiles was not at hand. Ours is a reconstruction; a host who owns the game can set a counted list.
    • The board has an outline of ours without holes. If the next first city has no room, a new board is laid.
    • Any opposing pawn closes a mountain, a village too.
    • Your own village helps as a knight does: with it a single knight throws an intruder out.
    • Whoever can do nothing is passed over. If that happens to all in a row, the game ends and points are counted.
    • Unless the table has switched it off: after a number of rounds in which nobody built, founded, explored, gained a title or destroyed a village, the game ends and points are counted.
    .title = How this bot reads the rules

# Parts and actions that the rules card tells about one by one; the names are what people type
barony-part-knight = Knight
    .text = A player has { $count } knights. They come from the reserve into cities, move one space a step, strike, and are swapped for buildings. Two pawns of one player in a space keep others out.
    .names = knight, knights, pawn, pawns, rider
barony-part-village = Village
    .text = Swap a knight for it and take a token of the space's terrain. It falls when two pawns of one opponent meet there, and can become a city. A player has { $count }.
    .names = village, villages
barony-part-stronghold = Stronghold
    .text = Swap a knight for it and take a token of the space's terrain. Nobody else can enter, and it never falls. A player has { $count }.
    .names = stronghold, strongholds, fortress, castle, keep
barony-part-city = City
    .text = Knights are recruited in cities, and nobody else can enter. A village becomes a city: 10 points, but not in a forest, beside another city, or with an opposing knight there. A player has { $count }.
    .names = city, cities, new city, town
barony-part-mountain = Mountain
    .text = A single opposing pawn closes it. Its token is worth { $gold } gold or { $silver } silver.
    .names = mountain, mountains
barony-part-forest = Forest
    .text = No city can stand there. Its token is worth { $gold } gold or { $silver } silver.
    .names = forest, forests, wood, woods
barony-part-plain = Plain
    .text = Nothing special. Its token is worth { $gold } gold or { $silver } silver.
    .names = plain, plains
barony-part-field = Field
    .text = The richest land. Its token is worth { $gold } gold or { $silver } silver.
    .names = field, fields, crops
barony-part-lake = Lake
    .text = Nobody can enter, and it has no tokens. A city beside it recruits up to three knights.
    .names = lake, lakes, water
barony-part-token = Token
    .text = Villages and strongholds bring one of their terrain. Tokens pay for titles in gold; what is left at the end counts in silver. There are 20 of each terrain.
    .names = token, tokens, resources, gold, silver
barony-part-title = Title
    .text = Costs at least 15 gold in tokens, without change, and is worth 15 points: viscount, count, marquis, duke. With the first duke the round is played to its end.
    .names = title, titles, duke, baron, viscount, count, marquis
barony-part-recruit = Recruit
    .text = Put one or two knights from your reserve into one of your cities; up to three if it is beside a lake.
    .names = recruit, recruiting
barony-part-move = Move
    .text = One or two of your knights move one space each. A knight cannot enter a lake, a foreign city or stronghold, a space with two pawns of one opponent, or a mountain with any opposing pawn.
    .names = move, moving, moves
barony-part-build = Build
    .text = Swap any number of knights for villages or strongholds, one in a space without buildings and without opposing knights. Each brings a token of its terrain.
    .names = build, building, buildings
barony-part-expedition = Expedition
    .text = Of two knights in your reserve one leaves the game, and the other arrives on an empty space of the rim that is no lake.
    .names = expedition, expeditions, rim
barony-part-strike = Strike
    .text = When your knight enters a space where you have a knight or village already, all opposing knights and villages there are destroyed. For a village you take a token from its owner.
    .names = strike, striking, attack, fight, destroy

# What people type for a question
barony-asked-knights = my knights, where are my knights
barony-asked-reach = reach, targets, what can i reach, where can i go, where can they go
barony-asked-threats = threats, threat, danger, in danger, threatened, at risk, lose, what do i lose
barony-asked-left = left, what is left, remaining, supply, pool, reserve, is left
barony-asked-leader = leader, who is winning, who leads, winning, winner, score, scores, points, winning now, ahead, lead, who is ahead
barony-asked-needs = needs, need, to win, win, who needs what, end, the end, how does it end, needed, victory, win the game
barony-asked-actions = actions, legal, possible, options, what can i do, what is legal, what am i allowed, do now

# How to play, in five sentences; and what each option does
barony-how =
    You spread knights over the land, and turn them into villages and strongholds.
    A turn is one of six things: recruit, move, build, found a new city, send an expedition, or rise in title.
    Buildings bring resource tokens, the more the richer the ground.
    With tokens you pay for titles: each is worth 15 points, each new city 10.
    When somebody becomes a duke, the round is finished, and the most points win.
barony-explain-idle-rounds = If nobody makes progress for that many rounds in a row, the game ends, and the most points win.

barony-luck = Luck only laid out the land and said who began. After that nothing was drawn or rolled.
