# Condottiere: everything the game says. Card names, city names and sentences are our own wording.

condottiere-name = Condottiere
condottiere-about = Fight for the regions of Italy, with mercenaries and tricks from a hidden hand. About an hour.
condottiere-option-stand-off = End a round when nobody plays a card
condottiere-option-stand-off-on = yes
condottiere-option-stand-off-off = no

# Cards; .short where there is little room
condottiere-card-m1 = Mercenary 1
    .short = 1
condottiere-card-m2 = Mercenary 2
    .short = 2
condottiere-card-m3 = Mercenary 3
    .short = 3
condottiere-card-m4 = Mercenary 4
    .short = 4
condottiere-card-m5 = Mercenary 5
    .short = 5
condottiere-card-m6 = Mercenary 6
    .short = 6
condottiere-card-m10 = Mercenary 10
    .short = 10
condottiere-card-winter = Winter
    .short = Winter
condottiere-card-spring = Spring
    .short = Spring
condottiere-card-bishop = Bishop
    .short = Bishop
condottiere-card-courtesan = Courtesan
    .short = Courtesan
condottiere-card-drummer = Drummer
    .short = Drummer
condottiere-card-heroine = Heroine
    .short = Heroine
condottiere-card-scarecrow = Scarecrow
    .short = Scarecrow
condottiere-card-surrender = Surrender
    .short = Surrender

# Regions
condottiere-region-torino = Turin
condottiere-region-milano = Milan
condottiere-region-venezia = Venice
condottiere-region-genova = Genoa
condottiere-region-mantova = Mantua
condottiere-region-parma = Parma
condottiere-region-modena = Modena
condottiere-region-ferrara = Ferrara
condottiere-region-bologna = Bologna
condottiere-region-lucca = Lucca
condottiere-region-firenze = Florence
condottiere-region-siena = Siena
condottiere-region-spoleto = Spoleto
condottiere-region-urbino = Urbino
condottiere-region-ancona = Ancona
condottiere-region-roma = Rome
condottiere-region-napoli = Naples

# Small parts
condottiere-copies = { $card } (×{ $count })
condottiere-plus = { $left } + { $right }

# What is going on
condottiere-head-region = { $player } holds the Condottiere and chooses where the next battle is.
condottiere-head-turn = Battle for { $region }: { $player } plays a card or passes.
condottiere-head-turn-final = Final battle: { $player } plays a card or passes.
condottiere-head-pope = { $player } played a Bishop and decides where the pope’s pawn goes.
condottiere-head-hands = Before the next battle, everyone asked may keep or throw away their hand. { $count ->
    [one] { $count } answer is still to come.
   *[other] { $count } answers are still to come.
}
condottiere-head-keep = The round is over. { $player }, the only one with cards, decides what to keep.
condottiere-head-over = { $count ->
    [one] { $players } wins the game!
   *[other] { $players } share the victory!
}
    .also = wins the game
condottiere-head-soon = The cards are about to be dealt.
condottiere-round = { $battle ->
    [0] Round { $round }.
   *[other] Round { $round }, battle { $battle }.
}
condottiere-round-final = The final battle between { $players }.
condottiere-season-winter = Winter: each mercenary counts 1.
condottiere-season-spring = Spring: each of the highest mercenaries counts 3 more.

# How a battle ended
condottiere-result-won = { $player } takes { $region } with strength { $strength }.
condottiere-result-final-won = { $player } { condottiere-result-final-won.also }.
    .also = wins the final battle with strength { $strength }
condottiere-result-tied = Nobody takes { $region }: the battle is a tie.
condottiere-result-final-tied = The final battle is a tie.
condottiere-result-token = { $result } { $why ->
    [courtesans] { $holder } gets the Condottiere, for the most Courtesans.
    [winner] { $holder } gets the Condottiere, as the winner.
    [defender] { $holder } gets the Condottiere, as the defender.
    [left] Nobody won, so { $holder }, to the left of whoever placed it, gets the Condottiere.
   *[other] { $holder } gets the Condottiere.
}
condottiere-result-surrender = { $player } surrendered, which ended the battle. { $result }
condottiere-fought-won = { $player } { condottiere-fought-won.also }
    .also = takes { $region } ({ $strength })
condottiere-fought-taken = { $player } { condottiere-fought-taken.also }
    .also = takes { $region } from { $defender } ({ $strength })
condottiere-fought-kept = { $player } { condottiere-fought-kept.also }
    .also = defends { $region } ({ $strength })
condottiere-fought-tied = Nobody takes { $region }
condottiere-fought-tied-kept = { $player } keeps { $region } in a tie
    .also = keeps { $region } in a tie
condottiere-fought = { condottiere-fought.also }.
    .also = { $why ->
        [both] { $result } and the Condottiere
        [courtesans] { $result }; Condottiere: { $holder } (Courtesans)
       *[other] { $result }; Condottiere: { $holder }
    }

# How strengths come about, and what wins
condottiere-derived = { $player }: { $sum } = { $total }
condottiere-derived-plain = { $player }: { $total }
condottiere-term-drummer = { $figure } (Drummer)
condottiere-term-winter = { $figure } (Winter)
condottiere-term-winter-drummer = { $figure } (Winter, Drummer)
condottiere-term-spring = { $figure } (Spring)
condottiere-term-courtesans = { $figure } (Courtesans)
condottiere-term-heroines = { $figure } (Heroines)
condottiere-goal = To win: { $total } regions, or { $connected } that are connected.
condottiere-progress = { $player }: { $count ->
    [one] { $count } region
   *[other] { $count } regions
} ({ $regions }), largest connected group { $connected }.
condottiere-progress-none = { $player }: no region.
condottiere-discards = Discards seen this round ({ $count }): { $cards }.
condottiere-discards-none = No card has been discarded face-up this round.
condottiere-unseen = Undealt: { $deck ->
    [0] no card
    [one] { $deck } card
   *[other] { $deck } cards
}. Discarded face-down: { $buried ->
    [0] no card
    [one] { $buried } card
   *[other] { $buried } cards
}.

# The hand
condottiere-hand = Your hand ({ $count }): { $cards }.
condottiere-hand-empty = You have no cards left.
condottiere-answered = You answered: { $answer }

# What an action does
condottiere-do-region = Battle for { $region }
condottiere-do-play = Play { $card }
condottiere-do-scarecrow = Scarecrow: take back { $card }
condottiere-do-scarecrow-none = Scarecrow: take nothing back
condottiere-do-pass = Pass
condottiere-do-pope = Pope’s pawn to { $region }
condottiere-do-pope-off = Pope’s pawn off the map
condottiere-do-hand-keep = Keep my hand
condottiere-do-hand-keep-round = Keep it for the whole round
condottiere-do-hand-discard = Throw my hand away
condottiere-do-keep = Keep { $cards }
condottiere-do-keep-none = Keep nothing

# What is asked
condottiere-ask-wait = It is not your turn. The board shows who decides now.
condottiere-ask-wait-passed = You have passed in this battle, so you play no more cards in it. The board shows who decides now.
condottiere-ask-turn = Battle for { $region }: play a card or pass. After passing you play no more cards in this battle.
condottiere-ask-turn-final = Final battle: play a card or pass.
condottiere-ask-scarecrow = Which mercenary of your row comes back to your hand?
condottiere-ask-region = You hold the Condottiere. Where is the next battle?
condottiere-ask-pope = Where does the pope’s pawn go? No battle can be placed in its region.
condottiere-ask-hands = Before the next battle: keep your hand, or throw all of it away? Everyone with cards answers; the answers are revealed together.
condottiere-ask-hands-keep-round = “{ condottiere-do-hand-keep-round }” spares you and the others this question for the rest of the round; everyone can see then that you are not asked any more.
condottiere-ask-hands-mercenary = You hold mercenaries, so you cannot throw your hand away. Nobody else can see that.
condottiere-ask-keep = You are the last with cards. Keep up to two of them; the rest is discarded, and all hands are filled up again.
condottiere-press-take-none = Take nothing back
condottiere-press-scarecrow-none = Scarecrow (nothing to take back)
condottiere-press-up = Back
condottiere-press-region = Choose a region
condottiere-press-pope = Choose a region
condottiere-press-pope-off = Off the map
condottiere-press-keep = Choose up to two cards
condottiere-press-keep-none = Keep nothing
condottiere-note-group = { $count ->
    [one] on its own
   *[other] would make a group of { $count }
}
condottiere-note-beside = next to { $regions }
condottiere-note-more = { $count } more
condottiere-note-owned = { $region } ({ $player })
condottiere-note-pope-here = the pawn is here now

# Refusals
condottiere-why-not-awaited = It is not your turn.
condottiere-why-over = The game is over.
condottiere-why-wrong-phase-region = Now a region is chosen for the next battle: press “{ condottiere-press-region }”, or type its name.
condottiere-why-wrong-phase-turn = Now you play a card or pass.
condottiere-why-wrong-phase-pope = First say where the pope’s pawn goes: a region, or off the map.
condottiere-why-wrong-phase-hands = Now you say whether you keep your hand: “{ condottiere-do-hand-keep }” or “{ condottiere-do-hand-discard }”.
condottiere-why-wrong-phase-keep = Now you say which cards you keep, two at most.
condottiere-why-region-owned = A battle needs a free region, and { $region } belongs to { $owner }.
condottiere-why-region-pope = The pope protects { $region }: no battle can be placed there while his pawn stays.
condottiere-why-card-not-in-hand = You have no { $card } in your hand.
condottiere-why-only-scarecrow-takes-back = Only a Scarecrow takes a card back; { $card } cannot bring back { $back }.
condottiere-why-scarecrow-special = A Scarecrow takes back mercenaries only, and { $card } is none.
condottiere-why-scarecrow-not-in-row = A Scarecrow takes back a card of your own row, and { $card } is not in it.
condottiere-why-pope-owned = The pope’s pawn needs a free region, and { $region } belongs to { $owner }.
condottiere-why-pope-contested = The pope’s pawn cannot go to { $region } while a battle is fought there.
condottiere-why-hand-has-mercenary = Only a hand without mercenaries may be thrown away, and you hold { $card }.
condottiere-why-keep-too-many = { $count ->
    [one] That is { $count } card
   *[other] That is { $count } cards
}; you may keep { $most } at most.
condottiere-why-keep-not-in-hand = You cannot keep { $card }: there are not so many in your hand.
condottiere-why-option-unknown = Condottiere has no such option or value.
condottiere-why-wish-unknown = That cannot be planned here. In a battle you can plan, for example, “pass” or “pass 12”.
condottiere-why-wish-battle = There is no battle to plan for now.
condottiere-why-wish-late = It is too late to plan this.
condottiere-why-row-exceeds = { $owner } has a strength of { $strength } now, and you wanted to pass up to { $limit }.

# How the game ended
condottiere-ending-adjacent = { $players } { $count ->
    [one] wins
   *[other] win
} with enough connected regions.
condottiere-ending-total = { $players } { $count ->
    [one] wins
   *[other] win
} with enough regions.
condottiere-ending-adjacent-and-total = { $players } { $count ->
    [one] wins
   *[other] win
} with enough regions, and enough of them connected.
condottiere-ending-most-regions = No region is left to fight for: { $players } { $count ->
    [one] wins
   *[other] win
} with the most regions.
condottiere-ending-final-battle = { $count ->
    [one] { $players } wins the final battle and the game.
   *[other] The final battle is a tie: { $players } share the victory.
}

# The log
condottiere-log-began = The draw gives the Condottiere to { $player }.
condottiere-log-shuffled = { $round ->
    [1] The cards are shuffled.
   *[other] Round { $round }: the cards are shuffled.
}
condottiere-log-dealt = { $player } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
condottiere-log-dealt-own = { $player } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
condottiere-log-placed = { $player } { condottiere-log-placed.also }.
    .also = places the Condottiere on { $region }
condottiere-log-asked = Keep or throw away the hand? Asked: { $players }.
condottiere-log-answered-own = { $player } has answered: { $answer }.
condottiere-log-revealed = Hands thrown away: { $hands }.
condottiere-log-revealed-none = Nobody throws a hand away.
condottiere-log-stood-off = Too many battles without a card: all hands are discarded. { $hands }.
condottiere-log-hand = { $player } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
condottiere-log-hand-own = { $told } Yours: { $cards }.
condottiere-log-round-over = Nobody has cards left: the round is over.
condottiere-log-round-over-keeper = Only { $player } has cards left: the round is over.
condottiere-log-kept = { $player } { condottiere-log-kept.also }.
    .also = { $count ->
        [0] keeps nothing
        [one] keeps { $count } card
       *[other] keeps { $count } cards
    } and discards { $discarded }
condottiere-log-kept-own = { $player } { condottiere-log-kept-own.also }.
    .also = keeps { $cards } and discards { $discarded }
condottiere-log-opened = { $player } has the first turn.
condottiere-log-played = { $player } { condottiere-log-played.also }.
    .also = plays { $card }
condottiere-log-took-back = { $player } { condottiere-log-took-back.also }.
    .also = plays a Scarecrow and takes back { $card }
condottiere-log-scarecrow-none = { $player } { condottiere-log-scarecrow-none.also }.
    .also = plays a Scarecrow and takes nothing back
condottiere-log-swept = { $told } Swept away: { $cards }.
    .also = { $told } and sweeps away { $cards }
condottiere-log-swept-of = { $cards } ({ $player })
condottiere-log-passed = { $player } { condottiere-log-passed.also }.
    .also = passes
condottiere-log-blessed = { $player } { condottiere-log-blessed.also }.
    .also = puts the pope’s pawn on { $region }
condottiere-log-blessed-off = { $player } { condottiere-log-blessed-off.also }.
    .also = leaves the pope’s pawn off the map
condottiere-log-final-battle = The lead is shared, no region is left: final battle, { $players }.

# The board in words
condottiere-board-strengths = Strengths
condottiere-board-map = Map
condottiere-board-seat = { $player } ({ $letter }): { $strength } from { $cards }; { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}; { $count ->
    [one] { $count } region
   *[other] { $count } regions
}{ $state ->
    [turn] ; to decide
    [passed] ; has passed
    [out] ; out of cards
   *[other] {""}
}.
condottiere-board-seat-idle = { $player } ({ $letter }): no card played; { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}; { $count ->
    [one] { $count } region
   *[other] { $count } regions
}{ $state ->
    [turn] ; to decide
    [passed] ; has passed
    [out] ; out of cards
   *[other] {""}
}.
condottiere-alt-last = Last: { $told }
condottiere-alt-more = More stands in the board as text, or can be asked.
condottiere-free = Free regions: { $regions }.
condottiere-free-none = No region is free.
condottiere-pope = The pope protects { $region }.
condottiere-holder = { $player } holds the Condottiere.
condottiere-alt-seat = { $player } ({ $letter }): strength { $strength } from { $cards }; { $hand ->
    [0] no card
    [one] { $hand } card
   *[other] { $hand } cards
} in hand; { $state ->
    [passed] passed; regions: { $regions }.
   *[other] regions: { $regions }.
}
condottiere-alt-seat-idle = { $player } ({ $letter }): no card played; { $hand ->
    [0] no card
    [one] { $hand } card
   *[other] { $hand } cards
} in hand; { $state ->
    [passed] passed; regions: { $regions }.
   *[other] regions: { $regions }.
}
condottiere-alt-hand = Your hand has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
condottiere-alt-hand-empty = Your hand is empty.

# In pictures: short, no full stops
condottiere-picture-round = { $battle ->
    [0] Round { $round }
   *[other] Round { $round } · Battle { $battle }
}
condottiere-picture-final = Final battle
condottiere-picture-goal = { $total } regions or
condottiere-picture-goal-connected = { $connected } connected
condottiere-picture-battle = Battle for { $region }
condottiere-picture-turn = { $player } to decide
condottiere-picture-waiting = { $count ->
    [one] { $count } answer to come
   *[other] { $count } answers to come
}
condottiere-picture-over = { $count ->
    [one] { $players } wins
   *[other] { $players } win
}
condottiere-picture-passed = passed
condottiere-picture-out = no cards
# A card in hand. By its id: a name that is too long, with {"\u00AD"} where it may be broken
condottiere-picture-card =
    { $id ->
       *[other] { $card }
    }
condottiere-picture-hand = Your hand
condottiere-picture-empty = No cards left

# The rules card
condottiere-rules-overview = City-states fight over Italy. Whoever holds the Condottiere chooses a region; everyone plays cards into a row of their own; the strongest row takes the region. You win with enough regions, and with fewer of them if they are connected.

    A round is a number of battles fought with one hand of cards. You get no new cards until at most one player has any left, so letting one battle go often wins you a later one.

    You may talk, promise and threaten as you like. Promises bind nobody, and cards never change hands.
    .title = The idea
condottiere-rules-battle = The holder of the Condottiere has the first turn; it goes on clockwise. On your turn you play one card or pass. Once you have passed, you play no more cards in this battle. Players without cards are passed over.

    Mercenaries and most special cards lie in your row until the battle ends. Bishop, Scarecrow and Surrender go to the discards once they have had their effect.

    The battle ends when all have passed or run out of cards, or when somebody surrenders. If all the others have passed, the last player may go on playing card by card.
    .title = A battle
condottiere-rules-cards = Mercenaries (1 to 6 and 10) count what is printed on them.
    Winter: at the end every mercenary counts 1. It sweeps every Spring from the table.
    Spring: at the end each of the highest mercenaries on the table counts 3 more. It sweeps every Winter from the table.
    Drummer: doubles the mercenaries of your row; Winter is counted before it, Spring after it. A second one adds nothing.
    Courtesan: counts 1. Whoever has more of them in a row than anybody else gets the Condottiere after the battle.
    Heroine: counts 10, and nothing changes that.
    Bishop: at once, all mercenaries of the highest printed value leave all rows; then you put the pope’s pawn on a free region or off the map. No battle can be placed where it stands.
    Scarecrow: you may take one mercenary of your own row back into your hand.
    Surrender: the battle ends at once, and the row that is strongest at this moment wins.
    .title = The cards
condottiere-rules-conclusion = The strongest row takes the region and puts a marker on it; if several are strongest, nobody does. The Condottiere goes to whoever has more Courtesans than anybody else, otherwise to the winner, otherwise to the player left of the one who placed it.

    Its new holder chooses the next region at once: it must be free and without the pope’s pawn. Then the rows are discarded, and each player with cards may throw away a hand that holds no mercenary.
    .title = After a battle
condottiere-rules-round = A round ends when, after a battle, at most one player has cards. That player keeps up to two of them. All other cards are shuffled, and every hand is filled up to 10 cards and one more for each region its player controls. The next region has been chosen before.
    .title = A new round
condottiere-rules-winning = With two or three players: 6 regions, or 4 that are connected. With four to six: 5 regions, or 3 that are connected. Connected means that one can walk between them over shared borders without leaving them. This is looked at right after each conquest.

    If no region is left to fight for, whoever has the most wins. A tie for that is fought out in one final battle among those who tied, with new hands of 10 cards and one for each region; a tie there is a shared victory.
    .title = Winning
condottiere-rules-readings = Where the rules leave room, this bot plays it so:
    • If the strongest rows are tied, a player with more Courtesans than anybody else still gets the Condottiere.
    • The next region is chosen before hands are thrown away and before new cards are dealt.
    • Everyone with cards is asked about the hand at the same time, also those who must keep it, and the answers are revealed together; which cards were thrown away is not shown. You can ask not to be asked again in this round.
    • The pope’s pawn cannot go to the region that is being fought for.
    • Everyone sees how many cards each player holds.
    • If the table has this option: after as many battles in a row without a single card as there are players (at least three), all hands are discarded and a new round begins.
    .title = How this bot reads the rules

# Variants: the options panel
condottiere-option-draw-after-battle = Draw cards after each battle
condottiere-option-draw-after-battle-off = no
condottiere-option-draw-after-battle-on = yes
condottiere-option-points = Series for points
condottiere-option-points-off = no, one game
condottiere-option-points-10 = to 10 points
condottiere-option-points-15 = to 15 points
condottiere-option-points-20 = to 20 points
condottiere-option-points-30 = to 30 points
condottiere-option-bigger-kingdoms = Bigger kingdoms (one more connected region to win)
condottiere-option-bigger-kingdoms-off = no
condottiere-option-bigger-kingdoms-on = yes
condottiere-option-capturing = Capture other players’ regions
condottiere-option-capturing-off = no
condottiere-option-capturing-on = yes
condottiere-option-hidden = Hidden cards
condottiere-option-hidden-off = no
condottiere-option-hidden-on = yes
condottiere-why-points-with-capturing = A series for points and capturing regions do not go together: while regions change hands, the series would go on too long. Switch one of the two off.

# Variants: what is in force, and the standing of a series
condottiere-variants = Variants: { $variants }.
condottiere-variant-draw-after-battle = draw after each battle
condottiere-variant-points = series to { $target } points
condottiere-variant-bigger-kingdoms = bigger kingdoms
condottiere-variant-capturing = capturing regions
condottiere-variant-hidden = hidden cards
condottiere-standing = Game { $game } of the series. Points: { $points }.
condottiere-standing-of = { $player } { $points }
condottiere-picture-points = Game { $game } · Points: { $points }
condottiere-picture-points-of = { $letter } { $points }
condottiere-picture-between = { $count ->
    [one] { $count } player not ready yet
   *[other] { $count } players not ready yet
}
condottiere-picture-won = { $player } wins game { $game }
condottiere-picture-shared = Game { $game }: nobody wins
condottiere-picture-round-drawing = { $battle ->
    [0] Before the first battle
   *[other] Battle { $battle }
}
condottiere-round-drawing = { $battle ->
    [0] Before the first battle.
   *[other] Battle { $battle }.
}
condottiere-finished = { $how } Points for it: { $points }.
    .also = { $how } (points for it: { $points })
condottiere-finished-adjacent = { $player } { condottiere-finished-adjacent.also }.
    .also = wins this game with enough connected regions
condottiere-finished-total = { $player } { condottiere-finished-total.also }.
    .also = wins this game with enough regions
condottiere-finished-adjacent-and-total = { $player } { condottiere-finished-adjacent-and-total.also }.
    .also = wins this game with enough regions, and enough of them connected
condottiere-finished-most-regions = No region is left to fight for: { $player } wins this game with the most regions.
    .also = wins this game with the most regions, as none is left to fight for
condottiere-finished-shared = No region is left to fight for, and several players have the most: nobody wins this game.
condottiere-head-between = The game is over; the next one begins when all are ready. { $count ->
    [one] Still to get ready: { $players }.
   *[other] Still to get ready: { $players }.
}
condottiere-ask-between = This game of the series is over. Are you ready for the next one?
condottiere-do-next = Next game
condottiere-why-wrong-phase-between = The game is over; press “{ condottiere-do-next }”. It begins when everyone has.
condottiere-log-ready = { $player } is ready for the next game.
condottiere-log-next-game = Game { $number } of the series begins; Condottiere: { $player }.
condottiere-log-final-battle-points = The most points are shared: final battle between { $players }.
condottiere-ending-points = { $players } { $count ->
    [one] wins
   *[other] win
} the series with the most points.
condottiere-ending-points-final-battle = { $count ->
    [one] The points are level; { $players } wins the final battle and the series.
   *[other] The points are level, and so is the final battle: { $players } share the victory.
}
condottiere-ending-alone = Nobody else is left: { $players } has won.
condottiere-left-hand = { $player } still held { $cards }.
condottiere-left-none = No cards left: { $players }.
condottiere-left-facedown = Face-down in front of { $player } lay { $card }.
condottiere-score-points = { $player }: { $count ->
    [one] { $count } point
   *[other] { $count } points
} ({ $games }).
condottiere-score-game = game { $game }: { $regions }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
}

# Variants: drawing, capturing, hidden cards
condottiere-log-reshuffled = The deck has run out: the discards are shuffled.
condottiere-log-reshuffled-rows = The deck has run out: the rows of the last battle are shuffled.
condottiere-result-kept = { $player } defends { $region } with strength { $strength }.
condottiere-result-taken = { $player } takes { $region } from { $defender } with strength { $strength }.
condottiere-result-tied-kept = The battle is a tie: { $player } keeps { $region }.
condottiere-free-capturing = Regions of other players may be attacked too.
condottiere-defender = { $player } defends the region.
condottiere-defender-waits = { $player } defends the region, has played no card yet, and can pass without being out.
condottiere-note-held = { $player } defends; { $note }
condottiere-ask-turn-defender = The region is yours: until your first card you can pass and still come in later.
condottiere-why-region-own = { $region } is your own; a battle needs a free region or another player’s.
condottiere-log-passed-stays = { $player } { condottiere-log-passed-stays.also }.
    .also = passes and, as the defender, can still come in
condottiere-covered = a face-down card
condottiere-facedown = Your face-down card: { $card }. Nobody else can see it.
condottiere-derived-covered = { $derived } (plus the face-down card)
condottiere-do-play-hidden = Play { $card } face-down
condottiere-ask-turn-hidden = Mercenaries, Drummers, Heroines and Courtesans are laid face-down. The next card of your row turns the earlier one up.
condottiere-log-covered = { $player } { condottiere-log-covered.also }.
    .also = lays a card face-down
condottiere-log-covered-own = { $player } { condottiere-log-covered-own.also }.
    .also = lays { $card } face-down
condottiere-log-turned-up = { $player } { condottiere-log-turned-up.also }.
    .also = turns up { $card }
condottiere-rules-variants = A table can play with any of these; the board names those in force.

    Draw after each battle: you begin with 7 cards. After each battle everyone draws up to 3, but not beyond 10 cards and one more for each region; if nobody has cards, everyone draws 10. There are no rounds, and no hands are thrown away. If the deck runs out, the discards are shuffled, and if need be the rows as well.
    Series for points: each game brings a point for each region, and 5 more for winning it with connected regions. Once somebody reaches the target, most points win; a tie is fought out in a final battle. The next game begins when everyone is ready, and the player left of the last game’s first holder leads.
    Bigger kingdoms: you need one more connected region to win.
    Capturing: the Condottiere may attack regions of other players. The owner may pass as often as they like and still come in, until their first card. After a tie the owner keeps the region, and gets the Condottiere unless another player has more Courtesans than anybody else. The pope’s pawn may protect any region. It does not go together with a series.
    Hidden cards: Mercenaries, Drummers, Heroines and Courtesans are laid face-down. The next such card, a Winter or a Spring turns the earlier one up; the end of the battle turns up all. Until then a face-down card counts nothing, and neither Bishop nor Scarecrow reaches it.
    .title = Variants

# Questions and answers
condottiere-question-cards = which cards you have not seen
condottiere-question-winning = what each player needs to win
condottiere-question-strengths = how the strengths come about
condottiere-question-courtesans = who has the most Courtesans
condottiere-question-row = what my row would come to with each of my cards
condottiere-question-map = whose the regions are, and which are free
condottiere-question-last = how the last battle ended, and why
condottiere-question-pawns = where the Condottiere and the pope’s pawn are
condottiere-question-seat = how { $player } stands, and how many cards { $player } has
condottiere-unseen-cards = Not seen by you this round ({ $count }): { $cards }.
condottiere-unseen-none = You have seen every card of this round.
condottiere-needs = { $player } needs { $total ->
    [one] { $total } more region
   *[other] { $total } more regions
}, or { $connected } more in the largest connected group.
condottiere-wins-with = Any one of these wins the game for { $player }: { $regions }.
condottiere-lead = { $count ->
    [one] In front
   *[other] In front, level
} with { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}, { $connected } of them connected: { $players }.
condottiere-lead-none = Nobody has a region yet.
condottiere-battle-lead = { $count ->
    [one] Strongest in this battle
   *[other] Level at the top of this battle
}, with { $strength }: { $players }.
condottiere-row-with = With { $card } your row would count { $total }; the others have at most { $most }.
condottiere-row-none = There is nothing to play now, so nothing can be counted out.
condottiere-strength-of = { $player } { $strength }
condottiere-strengths-were = The strengths were: { $strengths }.
condottiere-last-none = No battle has been fought yet.
condottiere-contested = The battle is for { $region }.
condottiere-contested-none = No region is being fought for now.
condottiere-pope-off = The pope’s pawn is off the map.
condottiere-region-gain = With it your group there would have { $count ->
    [one] { $count } region
   *[other] { $count } regions
}.
condottiere-in-rows = On the table: { $rows }.
condottiere-in-row = { $player } ×{ $count }
condottiere-about-card = { $card }: { $effect } There { $count ->
    [one] is { $count }
   *[other] are { $count }
} in the game.
condottiere-effect-mercenary = counts { $strength } in your row, as printed.
condottiere-effect-winter = at the end of the battle every mercenary counts 1, whoever’s it is. It sweeps every Spring from the table.
condottiere-effect-spring = at the end of the battle each of the highest mercenaries on the table counts 3 more. It sweeps every Winter from the table.
condottiere-effect-bishop = at once, all mercenaries of the highest printed value leave all rows. Then you put the pope’s pawn on a free region or off the map: no battle can be placed where it stands.
condottiere-effect-courtesan = counts 1. Whoever has more of them in the row than anybody else gets the Condottiere after the battle.
condottiere-effect-drummer = doubles the mercenaries of your row; Winter is counted before it, Spring after it. A second one adds nothing.
condottiere-effect-heroine = counts 10, and nothing changes that.
condottiere-effect-scarecrow = you may take one mercenary of your own row back into your hand. The Scarecrow is discarded.
condottiere-effect-surrender = the battle ends at once, and the row that is strongest at this moment wins.
condottiere-pawn-condottiere = The Condottiere
condottiere-pawn-pope = The pope’s pawn
condottiere-about-condottiere = The Condottiere: whoever holds it chooses the region of the next battle and has the first turn. After a battle it goes to whoever has more Courtesans than anybody else, otherwise to the winner, otherwise to the player left of the one who placed it.
condottiere-about-pope = The pope’s pawn: no battle can be placed where it stands. Whoever plays a Bishop puts it on a free region or off the map.
condottiere-rows-empty = No card lies on the table.
condottiere-courtesans = { $player }: { $count ->
    [one] { $count } Courtesan
   *[other] { $count } Courtesans
} on the table.
condottiere-courtesans-none = No Courtesan lies on the table.
condottiere-courtesans-most = As it stands, { $player } gets the Condottiere for the most Courtesans.
condottiere-copies-seen = { $card }: { $count } in the game; you have seen { $seen } this round.
condottiere-typed-region = region, battle for, battle in, battle, attack, choose, fight for, fight in, attack on
condottiere-typed-pass = pass, i pass, skip, no card
condottiere-typed-pope = pope, pope's pawn, pawn, pope to
condottiere-typed-off = off, off the map, away, nowhere, remove, take off
condottiere-typed-hand-keep = keep hand, keep my hand, keep the hand, keep all
condottiere-typed-hand-keep-round = whole round, for the whole round, keep all round, keep until the next deal, keep it until the next deal, until the next deal, keep round
condottiere-typed-hand-discard = throw away, throw my hand away, throw away hand, discard, discard hand
condottiere-typed-keep = keep, hold
condottiere-typed-none = nothing, none
condottiere-typed-next = next, next game, ready, go on
condottiere-typed-nothing = play, card, mercenary, take back, taking back, face-down, put, place, move
condottiere-called-none = none, no cards, no card, keep none, keep no cards, throw all away
condottiere-called-pass = nothing, no, none, i am out, i’m out, out, stop, no more
condottiere-called-surrender = i surrender
condottiere-called-keep = stay, i keep it, i keep them
condottiere-called-discard = throw them away, throw it away, i throw them away
condottiere-called-next = yes, let’s go
condottiere-asked-winning = winning, who is winning, leader, lead, score, goal, needs, who needs what, to win, need to win, win, need, ahead, who is ahead, leading, when does the game end, does the game end, end of the game, game end
condottiere-asked-row = row, my row, if i play, what if
condottiere-asked-cards = cards, left, cards left, what is left, unseen, deck, discards, cards are left, cards remain, are left, is left, remaining, remain
condottiere-asked-strengths = strength, strengths, totals, total, why, how strong, strong, how strong are we
condottiere-asked-courtesans = courtesans, most courtesans
condottiere-asked-map = map, regions, free regions, who owns what
condottiere-asked-last = last, last battle, result
condottiere-asked-pawns = pawns, where is the condottiere, where is the pope, condottiere pawn
condottiere-look-cards = Cards not seen
condottiere-look-needs = Who needs what
condottiere-look-map = The map as text
condottiere-look-legend = What the signs mean
condottiere-legend = Below each name: the card’s back is the cards in hand, the tower the regions (of those that win), the linked houses the largest connected group (of those that win). The small helmet beside a name is the Condottiere, the fan the Courtesans in the row. At the right stands the strength, framed where it is the highest; “=” means that the highest is shared. On the map a mark is its owner’s region, the red border the battle, the white figure the pope’s pawn. “×3” at the bottom of a card means that it lies in the row three times. A frame or a ring in a seat’s color shows what that seat did last.
condottiere-owned = { $region } belongs to { $player }.
condottiere-unowned = { $region } belongs to nobody.
condottiere-wins-there = { $player } would win the game with it.
condottiere-borders = { $region } borders on { $regions }.

# The battle in a few lines, beside the hand
condottiere-situation-row = { $player } ({ $letter }): { $strength } from { $cards }; { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand{ $state ->
    [passed] ; has passed
   *[other] {""}
}
condottiere-situation-no-row = { $player } ({ $letter }): no card played; { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand{ $state ->
    [passed] ; has passed
   *[other] {""}
}
condottiere-last-in = Everybody else is out: if you pass, the battle ends. { $result }
condottiere-last-in-covered = Everybody else is out: if you pass, the battle ends, and the face-down cards are turned up.

# How to play, in five sentences; and what each option does
condottiere-how =
    You fight for the regions of Italy with one hand of cards, battle after battle.
    Whoever holds the Condottiere says which region the battle is about.
    In turn you play one card in front of you, or pass and are out of this battle.
    When everybody has passed, the strongest row takes the region; played cards are gone, and new ones come only when hands are used up.
    Whoever has enough regions wins, and fewer are enough if they are connected.
condottiere-explain-stand-off = After as many battles in a row without a single card as there are players (at least three), all hands are discarded and a new round is dealt.
condottiere-explain-draw-after-battle = You begin with 7 cards and draw up to 3 after each battle; nobody waits for the end of a round.
condottiere-explain-points = Several games in a row: a point for each region, 5 more for connected ones that win, until somebody reaches the target.
condottiere-explain-bigger-kingdoms = The game lasts longer: it takes one more connected region to win.
condottiere-explain-capturing = Battles may also be about regions that somebody owns; the owner may wait before playing a card.
condottiere-explain-hidden = Mercenaries, Drummers, Heroines and Courtesans are laid face-down, and turned up by the next such card.

# What the deals gave
condottiere-luck-dealt = { $player } ({ $times } cards): mercenaries with strength { $strength }, on average { $usual } ({ $more }); special cards { $specials }, on average { $usual-specials } ({ $more-specials }).
condottiere-luck-how = Strength is what is printed on the mercenaries. The average is that of the deck at each deal.
condottiere-fortune-strength = strength of the mercenaries dealt
condottiere-fortune-specials = special cards dealt

# Plans
condottiere-plan-pass = Pass in this battle
condottiere-plan-pass-unless = Pass, unless somebody has more than { $limit }
condottiere-plan-own-now = As much as your own row has now
condottiere-plan-other-now = As much as the strongest other row has now
condottiere-press-plan-pass = Pass, unless somebody has more than …
