# Carcassonne: everything the game says. Sentences are our own wording.

carcassonne-name = Carcassonne
carcassonne-about = Lay a landscape tile by tile, and claim its cities, roads, cloisters and fields with followers. About 40 minutes.
carcassonne-option-two-tile-city = A completed city of two tiles
carcassonne-option-two-tile-city-2 = 2 points
carcassonne-option-two-tile-city-4 = 4 points
carcassonne-option-farms = Farms
carcassonne-option-farms-per-farm = 3 points for each completed city, each farm by itself
carcassonne-option-farms-once-per-city = 3 points for each completed city, but only once for each player
carcassonne-option-farms-first-edition = first edition: 4 points for each completed city, all its farms together

# Small parts
carcassonne-side-n = N
carcassonne-side-e = E
carcassonne-side-s = S
carcassonne-side-w = W
carcassonne-joined = { $one }{ $more }
carcassonne-top-n = upright
carcassonne-top-e = top to the right
carcassonne-top-s = upside down
carcassonne-top-w = top to the left
carcassonne-wind-nnw = NNW
carcassonne-wind-nne = NNE
carcassonne-wind-ene = ENE
carcassonne-wind-ese = ESE
carcassonne-wind-sse = SSE
carcassonne-wind-ssw = SSW
carcassonne-wind-wsw = WSW
carcassonne-wind-wnw = WNW
carcassonne-land-city = city
carcassonne-land-road = road
carcassonne-land-field = field
carcassonne-land-cloister = cloister
carcassonne-part = { $land } ({ $sides })
carcassonne-manned = { $part }

# Tiles, each with its drawn top up
carcassonne-tile-a = cloister, road going down
carcassonne-tile-b = cloister amid fields
carcassonne-tile-c = city on all sides, shield
carcassonne-tile-d = city on top, road across
carcassonne-tile-e = city on top
carcassonne-tile-f = city from left to right, shield
carcassonne-tile-g = city from left to right
carcassonne-tile-h = two cities, top and bottom
carcassonne-tile-i = two cities, top and left
carcassonne-tile-j = city on top, road from right to bottom
carcassonne-tile-k = city on top, road from left to bottom
carcassonne-tile-l = city on top, crossing of three roads
carcassonne-tile-m = city on top and left, shield
carcassonne-tile-n = city on top and left
carcassonne-tile-o = city on top and left, road from right to bottom, shield
carcassonne-tile-p = city on top and left, road from right to bottom
carcassonne-tile-q = city on all sides but the bottom, shield
carcassonne-tile-r = city on all sides but the bottom
carcassonne-tile-s = city on all sides but the bottom, road going down, shield
carcassonne-tile-t = city on all sides but the bottom, road going down
carcassonne-tile-u = road across
carcassonne-tile-v = road from left to bottom
carcassonne-tile-w = crossing of three roads, field on top
carcassonne-tile-x = crossing of four roads

# What is going on
carcassonne-head-lay = { $player } has tile { $kind } to lay: { $tile }.
carcassonne-head-man = { $player } laid a tile on { $cell } and may place a follower on it.
carcassonne-head-man-none = { $player } laid a tile on { $cell }; no follower can go on it.
carcassonne-head-over = { $count ->
    [one] { $players } wins the game.
   *[other] { $players } share the victory.
}
    .also = wins the game
carcassonne-head-soon = The game is about to begin.
carcassonne-last = Laid last: { $cell }, { $parts }.
carcassonne-last-by = { $player } laid last: { $cell }, { $parts }.
carcassonne-last-follower = Follower on it: { $player }, { $part }.
carcassonne-left = { $count ->
    [0] The last tile has been drawn.
    [one] { $count } tile is left to draw.
   *[other] { $count } tiles are left to draw.
}
carcassonne-discarded = Fitted nowhere and left the game: { $kinds }.
carcassonne-seat = { $player } ({ $letter }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $followers ->
    [0] no follower left
    [one] { $followers } follower left
   *[other] { $followers } followers left
}.

# What is asked
carcassonne-ask-wait = It is not your turn. { $awaited }
carcassonne-ask-lay = Your tile: { $tile }. Where does it go? The numbers are in the picture, cells with most neighbours first; ✓: it completes something there; the green figures in the picture are what that would pay you.
    .unseen = Your tile: { $tile }. Where does it go? The cells stand below with their numbers, those with most neighbours first; ✓: it completes something there; + is what that would pay you.
carcassonne-ask-top = { $cell }: which way round? The picture shows each way, with its letter beside it.
    .unseen = { $cell }: which way round? The letter says where the tile’s drawn top goes.
carcassonne-ask-man = A follower on { $cell }? The points are what each place is worth as it stands; with ✓ you get them at once.
carcassonne-ask-supply = You have no follower left for { $cell }. End your turn, or take the tile back.
carcassonne-ask-claimed = Nothing on { $cell } is free for a follower. End your turn, or take the tile back.
carcassonne-press-cell = { $number } · { $cell }
carcassonne-press-cell-completes = { $number } · { $cell } ✓
carcassonne-press-others = Other cells
carcassonne-press-more = More cells
carcassonne-press-fewer = Earlier cells
carcassonne-press-back = Change the cell
carcassonne-press-top = { $side } · { $turn }
carcassonne-press-man = { $number } · { $part }: { $points }
carcassonne-press-man-now = { $number } · { $part }: { $points } ✓
carcassonne-press-none = No follower
carcassonne-press-end = End turn
carcassonne-do-lay = { $cell }, { $turn }
carcassonne-do-lay-completes = { $cell }, { $turn }; scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once
carcassonne-outlook = { $side } ({ $turn }) completes { $scores }.
carcassonne-would = { $what } → { $count ->
    [0] nobody yet
    [one] { $players }
   *[other] { $players }, tied
}
carcassonne-do-man = Follower: { $part }
carcassonne-do-man-points = Follower: { $part }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now

# Scores
carcassonne-paid = { $what } → { $count ->
    [0] nobody
    [one] { $players }
   *[other] { $players }, tied
}
carcassonne-paid-road = { $cell }: road of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: { $sum }
carcassonne-paid-road-open = { $cell }: unfinished road of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: { $sum }
carcassonne-paid-city = { $cell }: city of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $shields ->
    [0] {""}
    [one] {" "}and { $shields } shield
   *[other] {" "}and { $shields } shields
}: { $sum }
carcassonne-paid-city-two = { $cell }: city of two tiles: { $sum }
carcassonne-paid-city-open = { $cell }: unfinished city of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $shields ->
    [0] {""}
    [one] {" "}and { $shields } shield
   *[other] {" "}and { $shields } shields
}: { $sum }
carcassonne-paid-cloister = { $cell }: cloister: { $sum }
carcassonne-paid-cloister-open = { $cell }: unfinished cloister: { $sum }
carcassonne-paid-farm = { $cell }: farm { $tiles ->
    [0] without a completed city
    [one] at { $tiles } completed city
   *[other] at { $tiles } completed cities
}: { $sum }
carcassonne-paid-supply = { $cell }: city fed by { $tiles ->
    [one] { $tiles } farm
   *[other] { $tiles } farms
}: { $sum }
carcassonne-by = { $cell } { $part } { $points }
carcassonne-by-farm = farm
carcassonne-by-more = { $count } more
carcassonne-by-idle = { $count ->
    [one] { $count } farm that fed no city
   *[other] { $count } farms that fed no city
}
carcassonne-by-all = What paid { $player }: { $list }.
carcassonne-rule-city = Rule in force: a completed city of two tiles scores { $points } points.
carcassonne-rule-farms = Rule in force for farms: { $rule }.
carcassonne-total = { $player }: { $points } = cities { $cities } + roads { $roads } + cloisters { $cloisters } + farms { $farms }
carcassonne-scores-earlier = { $count ->
    [one] { $count } earlier score
   *[other] { $count } earlier scores
}: /{ command-ask } “{ carcassonne-question-scores }”.

# Farms
carcassonne-farms-none = There is no farmer on the table.
carcassonne-farmers = { $player } { $count }
carcassonne-farm = Farm at { $cell }: farmers { $farmers }; { $cities ->
    [0] no completed city
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}. { $count ->
    [one] { $leaders } leads: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $leaders } tie: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}

# How the game ended
carcassonne-ending-points = { $players } wins with { $points } points.
carcassonne-ending-shared = { $players } share the victory with { $points } points each.
carcassonne-ending-alone = Nobody else is left: { $players } has won.

# The log
carcassonne-log-began = { $player } is drawn to begin.
carcassonne-log-drew = { $player } draws tile { $kind }: { $tile }.
carcassonne-log-discarded = { $player } draws tile { $kind } ({ $tile }), which fits nowhere. It leaves the game, and another is drawn.
    .also = draws tile { $kind } ({ $tile }), which fits nowhere and leaves the game
carcassonne-log-laid = { $player } { carcassonne-log-laid.also }.
    .also = lays tile { $kind } on { $cell }, { $turn }
carcassonne-log-manned = { $player } { carcassonne-log-manned.also }.
    .also = places a follower on { $cell }: { $part }
carcassonne-log-passed = { $player } places no follower.
carcassonne-log-completed = Completed at { $cell }: { $part }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $count ->
    [one] for
   *[other] each for
} { $players }. The followers go back.
carcassonne-log-counted = Counted at { $cell }: { $part }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $count ->
    [one] for
   *[other] each for
} { $players }.

# The board in words
carcassonne-cell = { $number } { $cell } { $tops }
carcassonne-cell-pays = { $number } { $cell } { $tops } +{ $points }
carcassonne-either = { $one }/{ $other }
carcassonne-row-tile = { $cell } { $kind }-{ $top }
carcassonne-cells = { $count ->
    [one] It fits on { $count } cell
   *[other] It fits on { $count } cells
} (number, cell, where its top may be, + points at once): { $cells }.
carcassonne-cells-more = { $count } more (/{ command-ask } “{ carcassonne-question-cells }”)
carcassonne-chosen = Chosen (number, cell, where its top may be): { $cells }.
carcassonne-choice = { $number } { $part }: { $points }
carcassonne-choices = Free for a follower: { $parts }.
carcassonne-rows = Tiles
carcassonne-row = Row { $row }: { $tiles }.
carcassonne-row-held = { $tile } ({ $owners })
carcassonne-row-owner = { $player }: { $part }
carcassonne-rows-more = { $count ->
    [one] { $count } more row
   *[other] { $count } more rows
}
carcassonne-legend = “K13 D-E” is tile D on K13 with its drawn top to the east (N, E, S, W); in brackets stands whose follower is on which part. /{ command-ask } tells all of a cell or a tile, for example “K13” or “D”.
carcassonne-alt-cut = Not all tiles are drawn here; “{ carcassonne-look-whole }” shows them.
carcassonne-alt-rows = Tiles lie, row by row, on { $rows }.
carcassonne-alt-ask = For any cell and all the rest: /{ command-ask }, for example “K7”, “cells”, “open cities” or “farms”.
carcassonne-copies = { $count } × { $kind } ({ $tile })

# Further looks
carcassonne-look-whole = Whole table
carcassonne-look-farms = Farms
carcassonne-look-bag = Tiles left
carcassonne-look-dead = Cells that nothing fits
carcassonne-bag = { $kinds }.
carcassonne-dead = { $count ->
    [one] No tile that is left fits on { $cells }.
   *[other] No tile that is left fits on any of these { $count } cells: { $cells }.
}
carcassonne-dead-none = Each cell beside the tiles can still be filled.

# Questions and answers
carcassonne-question-cells = where the drawn tile fits
carcassonne-question-cities = cities that are not complete
carcassonne-question-roads = roads that are not complete
carcassonne-question-cloisters = cloisters that are not complete
carcassonne-question-farms = who leads on each farm
carcassonne-question-bag = which tiles are left
carcassonne-question-dead = cells that nothing fits
carcassonne-question-scores = every score from the start
carcassonne-question-followers = where everyone’s followers are
carcassonne-question-leader = who leads, and by what
carcassonne-question-end = when the game ends
carcassonne-question-cell = what lies on { $cell }
carcassonne-question-seat = how { $player } stands
carcassonne-at = { $cell }: tile { $kind } ({ $tile }), { $turn }.
carcassonne-at-gap = { $cell } is empty. Its neighbours ask for: { $wants }.
carcassonne-at-nothing = { $cell } is empty, and no tile lies beside it.
carcassonne-wants = { $side } { $edge }
carcassonne-fits = The drawn tile fits: { $tops }.
carcassonne-fits-not = The drawn tile does not fit.
carcassonne-fits-left = { $count ->
    [0] No tile that is left to draw fits.
    [one] { $count } tile that is left to draw fits.
   *[other] { $count } of the tiles that are left to draw fit.
}
carcassonne-feature = { $cell } { $part }: { $stands }
carcassonne-feature-free = { $feature }; nobody is on it.
carcassonne-feature-held = { $feature }; followers: { $owners }.
carcassonne-followers = { $player } { $count }
carcassonne-stands-field = { $cities ->
    [0] touches no completed city
    [one] touches { $cities } completed city
   *[other] touches { $cities } completed cities
}
carcassonne-stands-cloister = { $missing ->
    [0] complete
    [one] { $missing } tile missing around it
   *[other] { $missing } tiles missing around it
}
carcassonne-stands-city = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}, { $open ->
    [0] complete
    [one] { $open } side open
   *[other] { $open } sides open
}
carcassonne-stands-road = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $open ->
    [0] complete
    [one] { $open } end open
   *[other] { $open } ends open
}
carcassonne-open-none = There is none.
carcassonne-open-more = { $count ->
    [one] Begun earlier and not shown: { $count }.
   *[other] Begun earlier and not shown: { $count }.
}
carcassonne-leader = { $count ->
    [one] { $players } leads
   *[other] { $players } lead together
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-if-ended = If the game ended now: { $points }.
carcassonne-if-ended-one = { $player } { $points }
carcassonne-folk = { $player }: { $supply } in supply; on the table: { $places }.
carcassonne-folk-place = { $cell } { $part }
carcassonne-end = The game ends after the turn in which the last tile is laid. Then unfinished cities, roads and cloisters are paid, and the farms.
carcassonne-part-left = { $count ->
    [0] None of these is left to draw.
    [one] One of these is left to draw.
   *[other] { $count } of these are left to draw.
}
carcassonne-cells-none = No tile is to be laid now.
carcassonne-cell-line = { $number }: { $cell }, top to { $tops }, { $count ->
    [one] { $count } neighbour
   *[other] { $count } neighbours
}
carcassonne-cell-line-completes = { $number }: { $cell }, top to { $tops }, { $count ->
    [one] { $count } neighbour
   *[other] { $count } neighbours
}, completes something

# In pictures: short, no full stops
carcassonne-picture-cut = not all tiles
carcassonne-picture-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}

# Refusals
carcassonne-why-not-awaited = It is not your turn.
carcassonne-why-over = The game is over.
carcassonne-why-wrong-phase-lay = First lay the drawn tile: say the cell, and where its top goes (N, E, S, W).
carcassonne-why-wrong-phase-man = The tile is laid. Now place a follower on one of its parts, or pass.
carcassonne-why-cell-taken = A tile already lies on { $cell }.
carcassonne-why-cell-apart = { $cell } is not beside any tile: a tile must touch another one, side to side.
carcassonne-why-sides-clash = It does not match on { $cell }: there its { $side } side is { $shows }, and { $beside } has something else beside it.
carcassonne-why-looks-the-same = This tile looks the same that way round. Write { $same }.
carcassonne-why-supply-empty = All your followers are on the table.
carcassonne-why-no-such-part = The tile just laid has no such part: { $spot }.
carcassonne-why-feature-claimed = { $owner } already has a follower on this { $land }, however far away.
carcassonne-why-option-unknown = Carcassonne has no such option or value.

# What people type for the words of the notation, between commas
carcassonne-typed-city = city, town, knight
carcassonne-typed-road = road, street, way, path, thief, highwayman
carcassonne-typed-field = field, farm, farmer, meadow, grass
carcassonne-typed-cloister = cloister, monastery, abbey, monk
carcassonne-typed-pass = pass, none, nobody, no follower, no meeple, end, end turn, skip, done, no, nothing
carcassonne-typed-n = n, north, up, top, top up, upright
carcassonne-typed-e = e, east, right, top right, top to the right
carcassonne-typed-s = s, south, down, bottom, upside down, top down
carcassonne-typed-w = w, west, left, top left, top to the left
carcassonne-typed-nothing = follower, meeple, tile, put, place, lay, facing, pointing
carcassonne-none-cell = The drawn tile fits on { $cell } no way round.
carcassonne-none-far = No tile can be laid at { $cell }: it touches none of those that lie.
carcassonne-none-part = On { $cell } no part of this kind is free for a follower: { $land }.

# The rules card
carcassonne-rules-overview = Together you lay a landscape of 72 tiles with cities, roads, cloisters and fields. Each of you has seven followers. In each city, road, cloister or farm, whoever has the most followers gets its points.
    .title = The idea
carcassonne-rules-turn = Draw a tile, lay it, then place a follower on it or none. Everyone sees the tile. It must touch another one side to side, and every side that touches must go on: city to city, road to road, field to field.

    A follower goes on the tile just laid, on a city, road, field or cloister that has no other follower yet, however far away, not even one of yours. What the tile completes is scored at once; then the followers on it go back and can be used from the next turn on.

    A tile that fits nowhere leaves the game, and you draw another one.
    .title = A turn
carcassonne-rules-scoring = A road is complete when both ends stop at a crossing, city or cloister, or when it is a ring: 1 point a tile.
    A city is complete when its wall has no gap: 2 points a tile and 2 a shield. A city of two tiles scores 2 or 4, as the table has chosen.
    A cloister is complete when eight tiles lie round it: 9 points.
    If several players have followers there, whoever has the most gets all the points; if several tie for the most, each of them gets all. A tile counts once for a city or road, however often that crosses it.
    .title = Points in the game
carcassonne-rules-farms = Fields that are joined are a farm; roads, cities and the rim divide them. A follower on a field is a farmer: it stays to the end of the game and scores then, 3 points for each completed city that the farm touches, for whoever has the most farmers on the farm.

    By another rule a city counts only once for each player, through however many farms. By the rule of the first edition each completed city scores 4 points for whoever has the most farmers on all farms around it together.
    .title = Farms
carcassonne-rules-end = The game ends after the turn in which the last tile is laid. Unfinished roads and cities score 1 point a tile and 1 a shield, unfinished cloisters 1 for themselves and 1 for each tile around them; then the farms are scored. Most points win; a tie is a shared victory.
    .title = The end
carcassonne-rules-readings = Where the rules leave room, this bot plays it so:
    • Who begins is drawn by lot.
    • A tile that fits nowhere leaves the game at once, again and again if need be; if it was the last one, the game ends.
    • With no follower in your supply you cannot claim even what you complete: followers come back after the scoring.
    • A cloister without a follower scores for nobody, and cannot be claimed later.
    • A completed city that nobody owned still feeds farms.
    • You are asked about a follower even when you cannot place one, so that a tile laid by mistake can be taken back.
    .title = How this bot reads the rules

# Parts that the rules card tells about one by one; the names are what people type
carcassonne-kind = Tile { $kind }: { $tile }
carcassonne-kind-text = Tile { $kind }, as drawn: { $tile }. { $count ->
    [one] The game has one.
   *[other] The game has { $count }.
}
carcassonne-component-city = City
    .text = Complete when its wall has no gap: 2 points a tile and 2 a shield; unfinished at the end 1 each.
    .names = city, town, knight
carcassonne-component-road = Road
    .text = Complete when both ends stop at a crossing, city or cloister, or when it is a ring: 1 point a tile, unfinished too.
    .names = road, street, way, path, thief
carcassonne-component-field = Field
    .text = Fields that are joined are a farm. A farmer stays there to the end of the game and is then paid for the completed cities that the farm touches.
    .names = field, farm, farmer, meadow, pasture
carcassonne-component-cloister = Cloister
    .text = Complete when eight tiles lie round it: 9 points; unfinished at the end 1 a tile of its square of nine.
    .names = cloister, monastery, abbey, monk
carcassonne-component-follower = Follower
    .text = Each player has 7. One may go on the tile just laid, on a part where no follower stands at any distance. It comes back when that is complete; farmers stay.
    .names = follower, meeple, man
carcassonne-component-shield = Shield
    .text = A shield counts like one more tile of its city: 2 points when the city is complete, 1 if it is not.
    .names = shield, shields, pennant, coat of arms

# What people type for a question
carcassonne-asked-cells = cells, numbers, where does it fit, where can it go, where does the tile go, possible, legal, actions, what can i do, where can i put the tile, where can i place the tile, put the tile, place the tile, lay the tile, put it, lay it
carcassonne-asked-cities = open cities, cities, unfinished cities, unfinished city, incomplete cities
carcassonne-asked-roads = open roads, roads, unfinished roads
carcassonne-asked-cloisters = open cloisters, cloisters, unfinished cloisters, monasteries
carcassonne-asked-farms = farms, fields, farmers, meadows, who leads the farms
carcassonne-asked-bag = bag, left, tiles left, remaining, remaining tiles, what is left, tiles, tiles are left, how many tiles
carcassonne-asked-dead = dead, dead cells, impossible, impossible cells, holes
carcassonne-asked-scores = scores, all scores, every score
carcassonne-asked-followers = followers, meeples, my followers, where are my followers, supply
carcassonne-asked-leader = leader, who leads, who is winning, winning, winner, points, score, ahead, who is ahead, leading
carcassonne-asked-end = end, the end, when does it end, how does it end, to win, finished, over, when is it over
carcassonne-asked-tile = tile

# How to play, in five sentences; and what each option does
carcassonne-how =
    You lay a landscape together: in your turn you get one tile and lay it so that all its sides go on.
    Then you may put one of your seven followers on it: on a city, a road, a cloister or a field where nobody stands yet.
    What is complete brings points at once, and its followers come back to you.
    Followers on fields stay to the end and are paid for the complete cities beside them.
    When the tiles are used up, the rest is counted, and the most points win.
carcassonne-explain-two-tile-city = What the smallest city brings, of two tiles and no more.
carcassonne-explain-farms = How followers on fields are paid at the end for the complete cities beside them.

# What the draws gave
carcassonne-luck-drawn = { $player }, tiles { $times }: { $parts }.
carcassonne-luck-part = { $of ->
    [cloisters] cloisters
    [cities] with city
   *[shields] shields
} { $came } ({ $usual })
carcassonne-luck-how = In brackets: what so many tiles bring on average. Tiles that fitted nowhere are not counted.
carcassonne-fortune-cloisters = cloisters drawn
carcassonne-fortune-cities = tiles with city drawn
carcassonne-fortune-shields = shields drawn
