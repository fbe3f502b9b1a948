# Kingsburg: alles, was das Spiel sagt. Namen von Gebäuden, Beratern und Feinden sind gewöhnliche Wörter; die Sätze sind unsere eigenen.

kingsburg-name = Kingsburg
kingsburg-about = Gewinnt mit euren Würfeln die Berater des Königs, baut mit ihren Gaben eine Provinz auf und haltet jeden Winter einem Feind stand. Etwa 90 Minuten.
kingsburg-option-dm = Sechs Trupps für jeden statt des Königswürfels
kingsburg-option-dm-on = ja
kingsburg-option-dm-off = nein
kingsburg-option-demons = Was die Dämonen der Stärke 6 außer vier Waren nehmen
kingsburg-option-demons-point = einen Punkt
kingsburg-option-demons-building = ein Gebäude

# Gebäude; .effect sagt, was jedes tut
kingsburg-building-statue = Standbild
    .effect = Zeigen alle deine Würfel dieselbe Zahl, darfst du einmal je Jahreszeit einen davon neu würfeln.
kingsburg-building-chapel = Kapelle
    .effect = Zeigen deine Würfel zusammen höchstens 7, darfst du einmal je Jahreszeit alle neu würfeln.
kingsburg-building-church = Kirche
    .effect = +1 im Kampf gegen Dämonen.
kingsburg-building-cathedral = Kathedrale
    .effect = Am Ende ein Punkt für je zwei übrige Waren.
kingsburg-building-inn = Gasthof
    .effect = Am Ende jedes Sommers 1 +2-Marker.
kingsburg-building-market = Markt
    .effect = Einmal je Jahreszeit zählt eine deiner Würfelgruppen 1 mehr oder 1 weniger.
kingsburg-building-farms = Bauernhof
    .effect = Ein weißer Würfel in jeder Produktionsphase, ab der nächsten; −1 im Kampf.
kingsburg-building-merchants-guild = Kaufmannsgilde
    .effect = 1 Gold vor jedem Wurf, ab der nächsten Jahreszeit.
kingsburg-building-guard-tower = Wachturm
    .effect = +1 im Kampf.
kingsburg-building-blacksmith = Schmiede
    .effect = +1 im Kampf.
kingsburg-building-barracks = Kaserne
    .effect = Beim Rekrutieren kostet ein Soldat eine Ware statt zwei.
kingsburg-building-wizards-guild = Zauberergilde
    .effect = +2 im Kampf.
kingsburg-building-palisade = Palisade
    .effect = +1 im Kampf, +2 gegen Zombies.
kingsburg-building-stable = Stall
    .effect = Ein Soldat mehr von jedem Berater, der Soldaten schickt.
kingsburg-building-stone-wall = Steinmauer
    .effect = +1 im Kampf, und ein unentschiedener Kampf gilt als gewonnen.
kingsburg-building-fortress = Festung
    .effect = +1 im Kampf und ein Punkt mehr für einen gewonnenen Kampf.
kingsburg-building-barricade = Barrikade
    .effect = +1 im Kampf gegen Goblins.
kingsburg-building-crane = Kran
    .effect = Gebäude der Spalten III und IV kosten 1 Gold weniger.
kingsburg-building-town-hall = Rathaus
    .effect = Am Ende jeder Produktionsphase darfst du eine Ware oder 1 +2-Marker in einen Punkt tauschen.
kingsburg-building-embassy = Botschaft
    .effect = Am Ende jeder Produktionsphase ein Punkt.

# Berater, nach ihrer Zahl
kingsburg-advisor-1 = Hofnarr
kingsburg-advisor-2 = Gutsherr
kingsburg-advisor-3 = Baumeister
kingsburg-advisor-4 = Händler
kingsburg-advisor-5 = Hauptmann
kingsburg-advisor-6 = Alchemist
kingsburg-advisor-7 = Astronom
kingsburg-advisor-8 = Schatzmeister
kingsburg-advisor-9 = Jäger
kingsburg-advisor-10 = Heerführer
kingsburg-advisor-11 = Waffenschmied
kingsburg-advisor-12 = Edelfrau
kingsburg-advisor-13 = Recke
kingsburg-advisor-14 = Schmuggler
kingsburg-advisor-15 = Erfinder
kingsburg-advisor-16 = Zauberer
kingsburg-advisor-17 = Königin
kingsburg-advisor-18 = König

# Feinde
kingsburg-foe-barbarians = Barbaren
kingsburg-foe-goblins = Goblins
kingsburg-foe-orcs = Orks
kingsburg-foe-zombies = Zombies
kingsburg-foe-demons = Dämonen
kingsburg-foe-dragons = Drachen

# Die Phasen eines Jahres
kingsburg-step-aid = Königliche Hilfe
kingsburg-step-spring = Frühling
kingsburg-step-reward = Königliche Ehrung
kingsburg-step-summer = Sommer
kingsburg-step-envoy = Gesandter des Königs
kingsburg-step-autumn = Herbst
kingsburg-step-recruiting = Rekrutierung
kingsburg-step-winter = Winter

# Kleine Teile
kingsburg-list = { $parts }
kingsburg-nothing = nichts
kingsburg-numbered = { $number } { $advisor }
kingsburg-enemy = { $foe } ({ $strength })
kingsburg-enemy-of = { $enemy }, Jahr { $year }
kingsburg-enemy-in = Jahr { $year }. { $card }
kingsburg-part-gold = { $count } Gold
kingsburg-part-wood = { $count } Holz
kingsburg-part-stone = { $count } Stein
kingsburg-part-any =
    { $count ->
        [one] { $count } Ware nach Wahl
       *[other] { $count } Waren nach Wahl
    }
kingsburg-part-points =
    { $count ->
        [-1] 1 Punkt weniger
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
kingsburg-part-tokens = { $count } +2-Marker
kingsburg-part-soldiers =
    { $count ->
        [one] { $count } Soldat
       *[other] { $count } Soldaten
    }
kingsburg-part-buildings = { $count } Gebäude
kingsburg-part-look = Feind ausspähen
kingsburg-gift-alchemist = 1 Ware wird zu je 1 der beiden anderen
kingsburg-gift-either = { $one } oder { $other }
kingsburg-dice = { $dice }
kingsburg-die-white = weiße { $face }
kingsburg-die-token = 1 +2-Marker
kingsburg-die-market-up = Markt +1
kingsburg-die-market-down = Markt −1

# Worauf gewartet wird
kingsburg-head-soon = Die Partie beginnt gleich.
kingsburg-head-aid =
    { $count ->
        [one] { $players } darf eine Ware vom König nehmen.
       *[other] { $players } dürfen je eine Ware vom König nehmen.
    }
kingsburg-head-reroll = { $player } darf neu würfeln.
kingsburg-head-influence = { $player } beeinflusst einen Berater oder passt.
kingsburg-head-gift = { $player } wählt, was der Berater gibt ({ $advisor }).
kingsburg-head-build = { $player } baut oder passt.
kingsburg-head-again = { $player } darf mit dem Gesandten ein zweites Mal bauen.
kingsburg-head-hall =
    { $count ->
        [one] { $players } darf im Rathaus einen Punkt kaufen.
       *[other] { $players } dürfen im Rathaus je einen Punkt kaufen.
    }
kingsburg-head-recruit = { $player } rekrutiert Soldaten.
kingsburg-head-troop =
    { $count ->
        [one] { $players } muss noch verdeckt einen Trupp wählen.
       *[other] { $players } müssen noch verdeckt je einen Trupp wählen.
    }
kingsburg-head-aftermath =
    { $count ->
        [one] { $players } hat nach dem Kampf eine Wahl zu treffen.
       *[other] { $players } haben nach dem Kampf eine Wahl zu treffen.
    }
kingsburg-head-over =
    { $count ->
        [one] { $players } gewinnt.
       *[other] { $players } teilen sich den Sieg.
    }
    .also = gewinnt
kingsburg-when = Jahr { $year } von 5, Phase { $number } von 8: { $step }. Der Feind kommt mit Stärke { $least } bis { $most }.
kingsburg-when-faced = Jahr { $year } von 5, Phase { $number } von 8: { $step }. Der Feind: { $enemy }.
kingsburg-order = Reihenfolge: { $players }.
kingsburg-envoy = { $player } hat den Gesandten des Königs.
kingsburg-aided = { $player } wirft in diesem Frühling den weißen Würfel des Königs.
kingsburg-knows =
    { $count ->
        [one] { $players } hat den Feind ausgespäht.
       *[other] { $players } haben den Feind ausgespäht.
    }
kingsburg-blocked = Neutrale Würfel sperren { $advisors }.
kingsburg-last-battle = Der Kampf des Winters, gegen { $enemy }: { $fates }.
kingsburg-last-fate =
    { $verdict ->
        [win] { $player } gewann ({ $total })
        [draw] { $player } hielt stand ({ $total })
       *[loss] { $player } verlor ({ $total })
    }

# Das Brett als Text und Bildern
kingsburg-board-court = Am Hof
kingsburg-board-claim = { $player }: { $advisors }
kingsburg-board-dice =
    { $passed ->
        [yes] { $player } hat gepasst; übrig: { $dice }.
       *[no] { $player } kann noch setzen: { $dice }.
    }
kingsburg-board-buildings = Was alle gebaut haben
kingsburg-board-built = { $player }, Gebäude { $count }: { $buildings }.
kingsburg-board-troops = Übrige Trupps von { $player }: { $troops }.
kingsburg-board-provinces = Was alle haben
kingsburg-board-holdings = { $player } ({ $letter }): Punkte { $points }; { $goods }; +2-Marker { $tokens }; Soldaten { $soldiers }.
kingsburg-alt-last = Zuletzt: { $told }
kingsburg-alt-more = Mehr steht im Brett als Text oder lässt sich erfragen.
kingsburg-alt-taken = Am Hof, { $claims }.
kingsburg-picture-passed = gepasst
kingsburg-picture-turn = { $player } ist am Zug
kingsburg-picture-waiting = { $count } sind am Zug
kingsburg-picture-over =
    { $count ->
        [one] { $players } gewinnt
       *[other] Geteilter Sieg: { $players }
    }
kingsburg-picture-when = Jahr { $year } von 5 · { $step }
kingsburg-picture-gain = Sieger bekommen: { $what }
kingsburg-picture-strongest = Die höchste Siegesstärke: 1 Punkt mehr
kingsburg-picture-lose = Besiegte verlieren: { $what }
# Ein Berater auf dem Brett. Nach der Zahl: ein zu langer Name, mit {"\u00AD"}, wo er getrennt werden darf
kingsburg-picture-advisor =
    { $number ->
        [8] Schatz{"\u00AD"}meister
        [11] Waffen{"\u00AD"}schmied
       *[other] { $advisor }
    }
kingsburg-picture-won = gewonnen
kingsburg-picture-held = hielt stand
kingsburg-picture-lost = verloren
kingsburg-payer-buildings = Gebäude
kingsburg-payer-advisors = Berater
kingsburg-payer-rewards = Ehrungen
kingsburg-payer-battles = Kämpfe
kingsburg-payer-town-hall = Rathaus
kingsburg-payer-embassy = Botschaft
kingsburg-payer-cathedral = Kathedrale
kingsburg-payer-troop = Letzter Trupp

# Die eigenen Zeilen
kingsburg-own =
    { $owned ->
        [0] Du hast keine Waren
       *[other] Du hast { $goods }
    }; +2-Marker: { $tokens }; Soldaten: { $soldiers }; Punkte: { $points }.
kingsburg-own-dice = Deine Würfel: { $dice }.
kingsburg-own-seen = Nur wer den Feind ausgespäht hat, weiß das: { $told }
kingsburg-own-troops = Deine Trupps: { $troops }.
kingsburg-own-troop = Du hast den Trupp mit Stärke { $troop } gewählt; noch sieht das sonst niemand.
kingsburg-card = { $enemy }: Besiegte verlieren { $lose }; Sieger bekommen { $gain }.

# Was eine Aktion tut
kingsburg-do-take = { $goods } nehmen
kingsburg-do-statue = Farbigen Würfel neu würfeln (Standbild)
kingsburg-do-statue-white = Weißen Würfel neu würfeln (Standbild)
kingsburg-do-chapel = Alle Würfel neu würfeln (Kapelle)
kingsburg-do-keep = Würfel behalten
kingsburg-do-influence =
    { $envoy ->
        [yes] { $advisor }, mit dem Gesandten – { $dice }
       *[no] { $advisor } – { $dice }
    }
kingsburg-do-pass = Für diese Phase passen
kingsburg-do-pass-build = Nichts bauen
kingsburg-do-pass-hall = Nichts kaufen
kingsburg-do-swap = { $good } geben, { $goods } nehmen
kingsburg-do-decline = Ablehnen
kingsburg-do-build = Bauen: { $building }
kingsburg-do-sell = Ein Punkt für { $what }
kingsburg-do-recruit = { $count ->
    [0] Für { $goods } rekrutieren
    [one] { $count } Soldat für { $goods } rekrutieren
   *[other] { $count } Soldaten für { $goods } rekrutieren
}
kingsburg-do-recruit-none = Niemanden rekrutieren
kingsburg-do-troop = Trupp { $troop }
kingsburg-do-lose = { $goods } verlieren

# Fragen und Knöpfe
kingsburg-ask-wait = Für dich ist gerade nichts zu tun. { $awaited }
kingsburg-ask-influence = Wen beeinflusst du? Bei jedem Berater stehen die günstigsten Würfel.
kingsburg-ask-payments = Mit anderen Würfeln zahlen:
kingsburg-ask-recruit = Wie viele Soldaten rekrutierst du?
kingsburg-ask-wages = Mit welchen Waren bezahlst du sie?
kingsburg-ask-aid = Welche Ware nimmst du vom König?
kingsburg-ask-reroll = Würfelst du neu?
kingsburg-ask-gift = { $advisor } gibt: { $gift }. Was nimmst du?
kingsburg-ask-build = Was baust du?
kingsburg-ask-again = Nutzt du den Gesandten, um noch einmal zu bauen?
kingsburg-ask-hall = Was gibst du für einen Punkt?
kingsburg-ask-troop = Welcher Trupp kämpft diesen Winter für dich? Alle werden gemeinsam aufgedeckt.
kingsburg-ask-spoils = Welche Ware nimmst du als Beute?
kingsburg-ask-lose = Welche Waren verlierst du?
kingsburg-press-influence = Berater – Würfel
kingsburg-press-payments = Andere Würfel
kingsburg-press-dice = Erst die Würfel wählen
kingsburg-press-group = Würfel = Summe
kingsburg-ask-group = Welche Würfel setzt du? Unter jeder Gruppe steht, wen sie erreicht.
kingsburg-ask-reached = Mit { $dice }: Wen beeinflusst du?
kingsburg-group = { $dice } = { $total }
kingsburg-note-group = erreicht { $advisors }
kingsburg-plus = { $left } + { $right }
kingsburg-bare-gold = Gold
kingsburg-bare-wood = Holz
kingsburg-bare-stone = Stein
kingsburg-press-payment = { $advisor }: Würfel
kingsburg-press-recruit = Soldaten
kingsburg-press-wages = Waren
kingsburg-press-up = Zurück
kingsburg-press-more = Mehr
kingsburg-press-build =
    { $points ->
        [one] { $building } – { $goods } – { $points } Punkt
       *[other] { $building } – { $goods } – { $points } Punkte
    }
kingsburg-note-payments =
    { $count ->
        [one] auf { $count } Art zahlbar
       *[other] auf { $count } Arten zahlbar
    }
kingsburg-note-wages =
    { $count ->
        [one] auf { $count } Art zahlbar
       *[other] auf { $count } Arten zahlbar
    }
kingsburg-note-building = { $building }: { $effect }

# Woher Zahlen kommen
kingsburg-derive-total = { $player } { $total }
kingsburg-derive-order = Warum diese Reihenfolge – kleinste Summe zuerst, Gleichstand wie zuvor: { $totals }.
kingsburg-derive-strength = { $player }: Stärke bisher { $total } (Soldaten { $soldiers }, Gebäude { $buildings })
kingsburg-derive-building = { $building } { $strength }
kingsburg-derive-against = { $more } mehr gegen { $foe }
kingsburg-derive-special = { $told }; { $special }
kingsburg-derive-rolled = { $player } hat bisher { $dice } Würfel geworfen, Summe { $sum }: { $faces }.
kingsburg-derive-face = { $face } ({ $times }×)
kingsburg-points = { $player }: { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kingsburg-points-paid = { $told } ({ $parts })
kingsburg-paid-buildings = Gebäude { $points }
kingsburg-paid-advisors = Berater { $points }
kingsburg-paid-rewards = Königliche Ehrung { $points }
kingsburg-paid-battles = Kämpfe { $points }
kingsburg-paid-town-hall = Rathaus { $points }
kingsburg-paid-embassy = Botschaft { $points }
kingsburg-paid-cathedral = Kathedrale { $points }
kingsburg-paid-troop = letzter Trupp { $points }
kingsburg-final = { $told }; bei Gleichstand: restliche Waren { $goods }, Zahl der Gebäude { $buildings }
kingsburg-lead = { $count ->
    [one] Vorn mit { $points }: { $players }.
   *[other] Gleichauf vorn mit { $points }: { $players }.
}
kingsburg-derive-battle = Der letzte Kampf, gegen { $enemy }:
kingsburg-derive-fought =
    { $verdict ->
        [win] { $player } gewann mit { $total }: Soldaten { $soldiers }, { $source ->
            [troop] Trupp
           *[die] Königswürfel
        } { $help }, Gebäude { $buildings }.
        [draw] { $player } hielt stand mit { $total }: Soldaten { $soldiers }, { $source ->
            [troop] Trupp
           *[die] Königswürfel
        } { $help }, Gebäude { $buildings }.
       *[loss] { $player } verlor mit { $total }: Soldaten { $soldiers }, { $source ->
            [troop] Trupp
           *[die] Königswürfel
        } { $help }, Gebäude { $buildings }.
    }
# Wofür es nach einer Schlacht Punkte gab
kingsburg-derive-paid = { $player } bekommt Punkte: für den Sieg { $victory }, für die höchste Stärke { $strongest }.

# Ansichten und Fragen zur Stellung
kingsburg-look-buildings = Gebäude
kingsburg-look-advisors = Berater
kingsburg-look-enemies = Feinde
kingsburg-look-order = Reihenfolge und Stärke
kingsburg-look-effects = Was die Gebäude bewirken
kingsburg-look-battle = Der letzte Kampf
kingsburg-battle-none = Es gab noch keinen Winter.
kingsburg-enemies-of = Jahr { $year }: { $enemies }.
kingsburg-overview-row = – Reihe { $number } –
kingsburg-overview = { $building }{ $state ->
    [own] {""} – hast du
    [now] {""} – kannst du bauen
    [dear] {""} – als Nächstes, noch zu teuer
   *[far] {""}
}
kingsburg-overview-owned = { $told }; { $players }
kingsburg-about-building = { $building }: kostet { $goods }, bringt { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $effect }
kingsburg-about-advisor = { $advisor }: { $gift }
kingsburg-about-taken = { $told } – besetzt von { $players }
kingsburg-reach = { $advisor } – noch erreichbar für { $players }.
kingsburg-reach-nobody = { $advisor } ist jetzt für niemanden erreichbar.
kingsburg-reach-ways = Dir gelingt es mit { $ways }.
kingsburg-way = ({ $dice })
kingsburg-facing =
    { $lack ->
        [0] Vor der letzten Hilfe im Winter ist deine Stärke { $value }: genug, um standzuhalten. Eine Niederlage würde dich { $loss } kosten.
        [one] Vor der letzten Hilfe im Winter ist deine Stärke { $value }; zum Standhalten fehlt { $lack }. Eine Niederlage würde dich { $loss } kosten.
       *[other] Vor der letzten Hilfe im Winter ist deine Stärke { $value }; zum Standhalten fehlen { $lack }. Eine Niederlage würde dich { $loss } kosten.
    }
kingsburg-question-order = Warum diese Reihenfolge, und wie stark sind alle?
kingsburg-question-against = Was verliere ich gegen einen Feind der Stärke { $strength }?
kingsburg-question-reach = Wer erreicht noch { $advisor }?
kingsburg-question-winning = Wer liegt vorn, und womit sind die Punkte verdient?
kingsburg-typed-pass = passen, passe, ich passe, nichts bauen, nichts kaufen, fertig, nicht bauen, kein Gebäude
kingsburg-typed-keep = behalten, Würfel behalten, nicht neu würfeln, nicht würfeln
kingsburg-typed-decline = ablehnen, nein danke
kingsburg-typed-recruit-none = niemanden rekrutieren, keine Soldaten
kingsburg-typed-build = baue, bauen, bau
kingsburg-typed-sell = verkaufe, verkaufen, ein Punkt für, Punkt für
kingsburg-typed-recruit = rekrutiere, rekrutieren
kingsburg-typed-lose = verliere, verlieren, abgeben, gib ab
kingsburg-typed-troop = Trupp
kingsburg-typed-swap = tausche, tauschen, gib, geben
kingsburg-typed-envoy = Gesandter, Gesandten, durch den Gesandten, mit dem Gesandten
kingsburg-typed-gold = Gold, Goldstück
kingsburg-typed-wood = Holz
kingsburg-typed-stone = Stein, Steine
kingsburg-typed-token = +2, +2-Marker, Marker
kingsburg-typed-white = weiß, weißen, weißer Würfel
kingsburg-typed-nothing = nimm, nehmen, nehme, beeinflusse, beeinflussen, Berater, setze, setzen, benutze, benutzen, nutze
kingsburg-called-reroll = ja, neu würfeln, würfle neu, würfeln, noch einmal, nochmal, noch einmal würfeln, nochmal würfeln, noch mal würfeln
kingsburg-called-no = nein, nichts, niemand, niemanden, keinen, keine
kingsburg-asked-winning = Sieg, wer gewinnt, wer führt, Punkte, Punktestand, gewinnt, führt, zum Sieg, brauche, brauche ich, gewinnen, vorn
kingsburg-asked-dice = Würfel, meine Würfel, wen erreiche ich, Berater, übrig, was ist übrig, frei, wer ist frei, noch frei, erreichen
kingsburg-asked-mine = meine, Waren, meine Waren, bauen, was kann ich bauen, Gebäude, baue ich, meine Gebäude, was habe ich
kingsburg-asked-enemies = Feinde, Feind, Feinde dieses Jahres, wie stark ist der Feind, wie stark sind die Feinde, was verliere ich, verliere, verlieren, wer greift an, Angreifer
kingsburg-asked-winter = Winter, Stärke, Kampf, was fehlt mir, wie stark bin ich, stark, Verteidigung, Schlacht, den Kampf gewinnen, die Schlacht gewinnen, den Feind schlagen
kingsburg-asked-order = Reihenfolge, Zugreihenfolge
kingsburg-asked-envoy = Gesandter, Gesandten
kingsburg-asked-phases = Phasen, Phase, Jahreszeit, welche Phase
kingsburg-asked-inn = Kneipe, Wirtshaus, Taverne
kingsburg-asked-troops = dm, meine Trupps, Trupps der anderen, die Trupps der anderen, welche Trupps sind übrig
kingsburg-question-dice = Wen erreiche ich mit meinen Würfeln, und wen die anderen?
kingsburg-question-mine = Was habe ich, und was kann ich bauen?
kingsburg-question-enemies = Welche Feinde können dieses Jahr kommen?
kingsburg-question-winter = Wie stark sind alle für den Winter, und was fehlt mir?
kingsburg-question-envoy = Wer hat den Gesandten des Königs, und wozu dient er?
kingsburg-question-phases = In welcher Phase des Jahres sind wir?
kingsburg-question-province = Was hat { $player }?
kingsburg-question-year = Welche Feinde können in Jahr { $year } kommen?
kingsburg-reaches = { $player } erreicht { $advisors }.
kingsburg-reaches-none = { $player } erreicht gerade niemanden.
kingsburg-came = Es kam: { $enemy }.
kingsburg-lack = { $enemy }: { $count }
kingsburg-lacks = Was dir { $source ->
    [troop] ohne deinen Trupp
   *[die] ohne den Königswürfel
} zum Standhalten fehlt: { $enemies }.
kingsburg-can-build = Du kannst bauen: { $building }.
kingsburg-cannot-build = Als Nächstes, aber es fehlt { $goods }: { $building }.
kingsburg-built-by = Gebaut haben es: { $players }.
kingsburg-envoy-free = Niemand hat den Gesandten des Königs.
kingsburg-phase = { $number } { $step }
kingsburg-phase-now = { $phase } – jetzt
kingsburg-about-phase = { $phase }: { $told }
kingsburg-phase-aid = Wer die wenigsten Gebäude, dann die wenigsten Waren hat, würfelt im Frühling mit einem weißen Würfel; bei Gleichstand nimmt jeder davon stattdessen eine Ware.
kingsburg-phase-spring = Eine Produktionsphase: Alle würfeln, beeinflussen Berater, bekommen ihre Gaben und dürfen bauen.
kingsburg-phase-reward = Wer die meisten Gebäude hat, bekommt einen Punkt; bei Gleichstand bekommt ihn jeder davon.
kingsburg-phase-summer = Eine Produktionsphase wie der Frühling; an ihrem Ende bringt jeder Gasthof einen +2-Marker.
kingsburg-phase-envoy = Den Gesandten des Königs bekommt, wer die wenigsten Gebäude, dann die wenigsten Waren hat; bei Gleichstand niemand.
kingsburg-phase-autumn = Die letzte Produktionsphase des Jahres.
kingsburg-phase-recruiting = In Zugreihenfolge rekrutieren je zwei Waren einen Soldaten, mit Kaserne eine.
kingsburg-phase-winter = Die Karte des Feindes wird aufgedeckt, der König hilft, und alle kämpfen für sich: Soldaten, Königswürfel und Gebäude gegen die Stärke des Feindes.
kingsburg-good-gold = Gold
kingsburg-good-wood = Holz
kingsburg-good-stone = Stein
kingsburg-about-good = { $good }: bezahlt Gebäude und Soldaten und kann im Winter verloren gehen. Das geben: { $advisors }.
kingsburg-piece-token = +2-Marker
kingsburg-piece-soldiers = Soldaten
kingsburg-piece-envoy = Der Gesandte des Königs
kingsburg-piece-kings-die = Der Königswürfel
kingsburg-piece-white-die = Weiße Würfel
kingsburg-piece-troops = Trupps
kingsburg-about-token = Ein +2-Marker zählt bei einer deiner Würfelgruppen 2 dazu, einer je Produktionsphase. Dann ist er weg. Ein Rathaus nimmt einen für einen Punkt.
kingsburg-about-soldiers = Soldaten zählen im Kampf dieses Winters je 1 und gehen danach heim. Berater schicken sie, und vor dem Winter werden sie für Waren rekrutiert.
kingsburg-about-envoy = Der Gesandte des Königs dient einmal, bis zum Ende des nächsten Sommers: um einen besetzten oder gesperrten Berater zu beeinflussen oder ein zweites Gebäude zu bauen.
kingsburg-about-kings-die = Im Winter wird der Königswürfel einmal geworfen, und seine Augen helfen allen gleich.
kingsburg-about-white-die = Ein weißer Würfel kommt zu deinen eigenen und darf bei ihnen stehen, nie allein. Bauernhöfe bringen einen je Produktionsphase, die Königliche Hilfe einen im Frühling.
kingsburg-about-troops = Wo mit Trupps gespielt wird, gibt es keinen Königswürfel: Alle haben Trupps von 0, 1, 1, 2, 3 und 4, wählen jeden Winter heimlich einen, und der letzte bringt am Ende seine Punkte.
kingsburg-about-foe = { $foe } können kommen als: { $cards }.
kingsburg-foe-card = Stärke { $strength } (Jahr { $year })
kingsburg-and-line = { $told }
    { $more }

# Der Verlauf
kingsburg-log-year = – Jahr { $year } –
kingsburg-log-step = – { $step } –
kingsburg-log-begins = Jahr { $year }, { $step }.
kingsburg-log-aid-die = { $player } bekommt vom König einen weißen Würfel.
    .also = bekommt vom König einen weißen Würfel
kingsburg-log-aided = { $player } { kingsburg-log-aided.also }.
    .also = nimmt vom König { $good }
kingsburg-log-rewarded =
    { $count ->
        [one] Die meisten Gebäude: { $players } bekommt einen Punkt.
       *[other] Die meisten Gebäude: { $players } bekommen je einen Punkt.
    }
kingsburg-log-envoy = Der Gesandte des Königs geht an { $player }.
kingsburg-log-envoy-nobody = Gleichstand: Der Gesandte des Königs geht an niemanden.
kingsburg-log-guilds =
    { $count ->
        [one] Die Kaufmannsgilde zahlt ein Gold an { $players }.
       *[other] Die Kaufmannsgilden zahlen je ein Gold an { $players }.
    }
kingsburg-log-roll = { $player } { kingsburg-log-roll.also }
    .also = { $dice } (Summe { $total })
kingsburg-log-rolled = Gewürfelt: { $dice }.
kingsburg-log-rerolled = { $player } { kingsburg-log-rerolled.also }.
    .also = würfelt neu ({ $building }): { $dice }
kingsburg-log-kept-dice = { $player } behält die Würfel.
kingsburg-log-placed = { $player } { kingsburg-log-placed.also }.
    .also = { $envoy ->
        [yes] beeinflusst { $advisor } mit dem Gesandten und { $dice }
       *[no] beeinflusst { $advisor } mit { $dice }
    }
kingsburg-log-passed =
    { $forced ->
        [yes] { $player } kann keinen Berater mehr erreichen.
       *[no] { $player } passt für diese Phase.
    }
    .also = passt für diese Phase
kingsburg-log-given = { $advisor } gibt { $player }: { $gift }.
kingsburg-log-for = { $told } Dafür abgegeben: { $goods }.
kingsburg-log-declined =
    { $forced ->
        [yes] { $player } hat keine Ware zum Tauschen ({ $advisor }).
       *[no] { $player } lehnt ab ({ $advisor }).
    }
kingsburg-log-peeked = { $player } { kingsburg-log-peeked.also }.
    .also = späht den Feind aus
kingsburg-log-peeked-own = { $player } { kingsburg-log-peeked-own.also }.
    .also = späht den Feind aus: { $enemy }
kingsburg-log-built = { $player } { kingsburg-log-built.also }.
    .also = { $envoy ->
        [yes] baut mit dem Gesandten ein zweites Mal: { $building } (bezahlt: { $goods }; Punkte: { $points })
       *[no] baut: { $building } (bezahlt: { $goods }; Punkte: { $points })
    }
kingsburg-log-not-built =
    { $forced ->
        [yes] { $player } kann kein Gebäude bezahlen.
       *[no] { $player } baut nichts.
    }
kingsburg-log-inns =
    { $count ->
        [one] Der Gasthof gibt { $players } einen +2-Marker.
       *[other] Die Gasthöfe geben { $players } je einen +2-Marker.
    }
kingsburg-log-embassies =
    { $count ->
        [one] Die Botschaft bringt { $players } einen Punkt.
       *[other] Die Botschaften bringen { $players } je einen Punkt.
    }
kingsburg-log-sold = { $player } { kingsburg-log-sold.also }.
    .also = kauft im Rathaus einen Punkt für { $what }
kingsburg-log-not-sold = { $player } kauft im Rathaus nichts.
kingsburg-log-recruited = { $player } { kingsburg-log-recruited.also }.
    .also = { $count ->
        [0] rekrutiert niemanden
        [one] rekrutiert einen Soldaten für { $goods }
       *[other] rekrutiert { $count } Soldaten für { $goods }
    }
kingsburg-log-named = { $player } { kingsburg-log-named.also }.
    .also = hat einen Trupp gewählt
kingsburg-log-named-own = { $player } { kingsburg-log-named-own.also }.
    .also = hat den Trupp mit Stärke { $troop } gewählt
kingsburg-log-troop = { $player } { $troop }
kingsburg-log-troops = Trupps aufgedeckt: { $troops }.
kingsburg-log-faced = Der Feind ist da: { $enemy }.
kingsburg-log-kings-die = Der Königswürfel zeigt { $face }.
kingsburg-log-value = { $player } { $soldiers } + { $help } + { $buildings } = { $value }
kingsburg-log-fought = Kampf gegen { $enemy }, Soldaten + König oder Trupp + Gebäude: { $values }.
kingsburg-log-won = { $player } { kingsburg-log-won.also }.
    .also = { $some ->
        [yes] gewinnt den Kampf und bekommt { $gain }
       *[no] gewinnt den Kampf
    }
kingsburg-log-lost = { $player } { kingsburg-log-lost.also }.
    .also = { $some ->
        [yes] verliert den Kampf und damit { $loss }
       *[no] verliert den Kampf
    }
kingsburg-log-destroyed = { $told } Zerstört: { $buildings }.
    .also = { $told } (zerstört: { $buildings })
kingsburg-log-spoils = { $player } { kingsburg-log-spoils.also }.
    .also = nimmt als Beute { $good }
kingsburg-log-losses = { $player } { kingsburg-log-losses.also }.
    .also = gibt { $goods } ab
kingsburg-log-strongest =
    { $count ->
        [one] Stärkster Sieger: { $players } bekommt einen Punkt. Die Soldaten gehen heim.
       *[other] Stärkste Sieger: { $players } bekommen je einen Punkt. Die Soldaten gehen heim.
    }
kingsburg-log-home = Die Soldaten gehen heim.
kingsburg-log-count = { $player } +{ $points }
kingsburg-log-counted = Am Ende kommen hinzu: { $points }.
kingsburg-log-counted-none = Am Ende kommen keine Punkte hinzu.

# Das Ende
kingsburg-ending-points =
    { $count ->
        [one] { $players } hat die meisten Punkte und gewinnt.
       *[other] { $players } haben die meisten Punkte und gewinnen.
    }
kingsburg-ending-goods =
    { $count ->
        [one] Gleichstand nach Punkten; { $players } hat mehr Waren übrig und gewinnt.
       *[other] Gleichstand nach Punkten; { $players } haben mehr Waren übrig und gewinnen.
    }
kingsburg-ending-buildings =
    { $count ->
        [one] Gleichstand nach Punkten und Waren; { $players } hat mehr Gebäude und gewinnt.
       *[other] Gleichstand nach Punkten und Waren; { $players } haben mehr Gebäude und gewinnen.
    }
kingsburg-ending-shared =
    { $count ->
        [one] { $players } gewinnt.
       *[other] Gleichstand nach Punkten, Waren und Gebäuden: { $players } teilen sich den Sieg.
    }
kingsburg-ending-alone = Sonst spielt niemand mehr mit: { $players } hat gewonnen.
kingsburg-left-named = { $player } hatte heimlich den Trupp mit Stärke { $troop } gewählt.
kingsburg-left-enemy = Der Feind dieses Jahres, schon ausgespäht: { $enemy }.

# Pläne
kingsburg-plan-take = { $advisor } mit deinen günstigsten Würfeln
kingsburg-plan-answer = { $advisor }: { $what }
kingsburg-plan-build =
    { $otherwise ->
        [nothing] Bauen: { $building }; sonst nichts
       *[ask] Bauen: { $building }
    }
kingsburg-plan-cheapest =
    { $count ->
        [one] Bauen: { $buildings }; sonst nichts
       *[other] Das Billigste bauen von: { $buildings }; sonst nichts
    }
kingsburg-press-plan-take = Beeinflussen, wenn du am Zug bist
kingsburg-press-plan-build = Billigstes davon bauen, sonst nichts
kingsburg-press-plan-gift = Gabe wählen: { $advisor }
kingsburg-plan-highest = Jedes Mal den höchsten Berater, dann passen
kingsburg-plan-recruit-none = Nie rekrutieren
kingsburg-plan-recruit-all = Immer so viele wie möglich rekrutieren
kingsburg-plan-sell-none = Nie im Rathaus kaufen
kingsburg-plan-good = Immer wählen: { $good }
kingsburg-plan-build-none = Nichts bauen, bis anderes möglich ist
kingsburg-press-plan-always = Immer …
kingsburg-ask-plan-always = Was soll jedes Mal geschehen, bis du es streichst? Eine Ware wird bei der königlichen Hilfe, bei Gaben und als Beute gewählt.

# Warum etwas nicht geht
kingsburg-why-not-awaited = Du bist gerade nicht am Zug.
kingsburg-why-over = Die Partie ist zu Ende.
kingsburg-why-wrong-phase-aid = Jetzt wird eine Ware vom König gewählt.
kingsburg-why-wrong-phase-reroll = Jetzt entscheidest du, ob du neu würfelst.
kingsburg-why-wrong-phase-influence = Jetzt beeinflusst du einen Berater oder passt.
kingsburg-why-wrong-phase-gift = Jetzt wählst du, was ein Berater dir gibt.
kingsburg-why-wrong-phase-build = Jetzt baust du oder passt.
kingsburg-why-wrong-phase-town-hall = Jetzt darfst du im Rathaus einen Punkt kaufen.
kingsburg-why-wrong-phase-recruit = Jetzt rekrutierst du Soldaten oder niemanden.
kingsburg-why-wrong-phase-troop = Jetzt wählst du einen Trupp.
kingsburg-why-wrong-phase-aftermath = Jetzt werden nach dem Kampf Waren gewählt.
kingsburg-why-statue-missing = Du hast kein Standbild.
kingsburg-why-statue-used = Das Standbild wirkt einmal je Jahreszeit.
kingsburg-why-statue-unequal = Das Standbild wirkt nur, wenn alle deine Würfel dieselbe Zahl zeigen.
kingsburg-why-statue-no-white-die = Du hast keinen weißen Würfel, den du neu würfeln könntest.
kingsburg-why-chapel-missing = Du hast keine Kapelle.
kingsburg-why-chapel-used = Die Kapelle wirkt einmal je Jahreszeit.
kingsburg-why-chapel-too-high = Die Kapelle wirkt bei einer Summe von höchstens 7; deine ist { $total }.
kingsburg-why-die-missing = Du hast nicht alle diese Würfel.
kingsburg-why-coloured-die-missing = Eine Gruppe braucht mindestens einen Würfel deiner Farbe.
kingsburg-why-token-missing = Du hast keinen +2-Marker.
kingsburg-why-token-used = Nur ein +2-Marker je Jahreszeit.
kingsburg-why-market-missing = Du hast keinen Markt.
kingsburg-why-market-used = Der Markt wirkt einmal je Jahreszeit.
kingsburg-why-total-differs = Die Summe muss genau die Zahl des Beraters sein: Das ist { $total }, nicht { $number }.
kingsburg-why-advisor-taken = Berater { $number } ist besetzt; dorthin kommst du nur mit dem Gesandten des Königs.
kingsburg-why-advisor-free = Berater { $number } ist frei; der Gesandte ist für einen besetzten da.
kingsburg-why-gift-differs = Das gibt Berater { $number } nicht.
kingsburg-why-gift-not-declinable = Was Berater { $number } gibt, kannst du nicht ablehnen.
kingsburg-why-swap-not-owned = { $good } hast du nicht.
kingsburg-why-building-stands = { $building } hast du schon.
kingsburg-why-building-order = { $building } kommt in der Reihe nach { $earlier }.
kingsburg-why-building-cost = { $building }: Es fehlt noch { $goods }.
kingsburg-why-sale-not-owned = { $what } hast du nicht.
kingsburg-why-wage-not-owned = Diese Waren hast du nicht. Ein Soldat kostet { $price ->
        [one] { $price } Ware
       *[other] { $price } Waren
    }.
kingsburg-why-wage-uneven =
    { $price ->
        [one] Ein Soldat kostet { $price } Ware.
       *[other] Ein Soldat kostet { $price } Waren, ihre Zahl muss also gerade sein.
    }
kingsburg-why-troop-spent = Den Trupp mit Stärke { $troop } hast du nicht mehr.
kingsburg-why-loss-differs = Du verlierst genau { $count } deiner Waren.
kingsburg-why-option-unknown = Kingsburg kennt diese Option oder diesen Wert nicht.
kingsburg-why-wish-unknown = So etwas lässt sich hier nicht planen.
kingsburg-why-wish-season = Jetzt gibt es keine Jahreszeit, für die man planen kann.
kingsburg-why-wish-late = Um das zu planen, ist es zu spät.
kingsburg-why-wish-reach = Deine Würfel allein reichen nicht an Berater { $number } heran.
kingsburg-why-wish-nothing-to-build = Du kannst jetzt nichts bauen, also braucht es dafür keinen Plan.

# Die Regelkarte
kingsburg-rules-overview = Du verwaltest fünf Jahre lang eine Provinz. Mit Würfeln gewinnst du die Berater des Königs; was sie geben, bezahlt Gebäude und Soldaten; jeden Winter kommt ein Feind. Wer nach dem fünften Winter die meisten Punkte hat, gewinnt.
    .title = Worum es geht
kingsburg-rules-year = 1 Königliche Hilfe: Wer die wenigsten Gebäude (bei Gleichstand: die wenigsten Waren) hat, wirft im Frühling einen weißen Würfel. Liegen immer noch mehrere gleichauf, nimmt stattdessen jeder von ihnen eine Ware.
    2, 4, 6 Frühling, Sommer und Herbst sind die Produktionsphasen.
    3 Königliche Ehrung: Wer die meisten Gebäude hat, bekommt einen Punkt; liegen mehrere gleichauf, bekommt ihn jeder von ihnen.
    5 Den Gesandten des Königs bekommt, wer die wenigsten Gebäude (bei Gleichstand: die wenigsten Waren) hat; liegen immer noch mehrere gleichauf, niemand. Er hilft einmal bis zum Ende des nächsten Sommers: bei einem besetzten Berater oder mit einem zweiten Gebäude.
    7 Rekrutierung: zwei Waren für einen Soldaten.
    8 Winter: der Kampf.
    .title = Das Jahr
kingsburg-rules-season = Alle würfeln, die kleinste Summe beginnt. Setz reihum eine Gruppe von Würfeln zu einem freien Berater, dessen Zahl genau die Summe ist, oder passe für diese Phase. Dann geben die Berater ihre Gaben, von 1 bis 18. Dann dürfen alle ein Gebäude bauen.
    .title = Eine Produktionsphase
kingsburg-rules-dice = Eine Gruppe braucht mindestens einen Würfel deiner Farbe; weiße dürfen dazu. Je Jahreszeit einmal: ein +2-Marker auf eine Gruppe, und mit dem Markt eine Gruppe um 1 erhöhen oder senken.
    .title = Würfel
kingsburg-rules-buildings = Die Gebäude einer Reihe werden von links nach rechts gebaut, jedes einmal. Sie bringen sofort Punkte und nützen weiter. Kosten und Wirkung stehen in der Übersicht „{ kingsburg-look-buildings }“; oder frag nach einem Gebäude.
    .title = Gebäude
kingsburg-rules-winter = Die Karte des Feindes wird aufgedeckt und der Königswürfel für alle geworfen. Deine Stärke sind Soldaten, Würfel und Gebäude. Über dem Feind bekommst du die Belohnung, darunter verlierst du, was die Karte sagt; ein Unentschieden ändert nichts. Von den Siegern bekommen die stärksten je einen Punkt. Zerstört wird dein am weitesten rechts stehendes Gebäude, bei mehreren das oberste; seine Punkte gehen mit. Dann gehen alle Soldaten heim.
    .title = Winter
kingsburg-rules-two = Vor jeder Produktionsphase werden drei neutrale Würfel geworfen und dann noch zwei: Jeder Wurf sperrt den Berater mit der Zahl seiner Summe. Sind die Summen gleich, sperrt jeder der zwei Würfel den Berater seiner Augenzahl. Nur der Gesandte des Königs kommt dort hinein.
    .title = Zu zweit
kingsburg-rules-dm = Mit dieser Option gibt es keinen Königswürfel. Du hast sechs Trupps mit den Stärken 0, 1, 1, 2, 3 und 4 und wählst jeden Winter verdeckt einen, bevor der Feind zu sehen ist. Der letzte bringt am Ende seine Zahl an Punkten.
    .title = Trupps statt Königswürfel
kingsburg-rules-notation = Getippt: aid gold, statue, statue white, chapel, keep (die Würfel behalten), take 17 6 5 w4 +2 (Würfel deiner Farbe, weiße mit w, ein Marker, dann market+1 oder market-1, dann envoy), pass, build inn, gift gold 2, swap wood, decline, sell stone, recruit gold 3 wood, troop 2, lose gold.
    .title = Notation
kingsburg-rules-readings = Wo die Regeln etwas offenlassen, spielen wir hier so:
    • Ein +2-Marker je Jahreszeit für Würfel; einer im Rathaus zählt nicht dazu.
    • Marker und Markt dürfen in dieselbe Gruppe; ihre Summe muss 1 bis 18 sein.
    • Die Gaben von Alchemist und Schmuggler können abgelehnt werden, und Punkte dürfen unter null fallen.
    • Hat niemand ein Gebäude, bekommen alle die Königliche Ehrung.
    • Ein Stall bringt zu jeder Gabe von Soldaten einen mehr.
    • Bei einer Feindkarte sind sich die Quellen uneinig: Was sie nimmt, sagt die Option des Tisches.
    .title = So legen wir die Regeln aus

# So wird gespielt, in fünf Sätzen; und was jede Option bewirkt
kingsburg-how =
    Dreimal im Jahr würfelt ihr und setzt die Würfel reihum auf die Berater des Königs; jeder Berater nimmt nur einen.
    Berater geben Waren, Soldaten und Punkte.
    Mit Waren baust du: Gebäude bringen Punkte und dauernde Hilfe.
    Jeden Winter kommt ein Feind, und wer zu schwach ist, verliert etwas.
    Nach fünf Jahren gewinnen die meisten Punkte.
kingsburg-explain-dm = Statt eines Wurfs wählt jeden Winter jeder heimlich einen von sechs Trupps.
kingsburg-explain-demons = Eine Feindkarte, die nicht in jeder Ausgabe gleich ist: welcher Verlust hier gilt.

# Was die Würfel gaben
kingsburg-luck-dice = { $player }: { $times } Würfel, Summe { $came }; im Schnitt { $usual } ({ $more }).
kingsburg-luck-king = Der Königswürfel ({ $times } ×): Summe { $came }; im Schnitt { $usual } ({ $more }).
kingsburg-luck-how = Ein Würfel zeigt im Schnitt 3,5. Jeder Wurf zählt, auch einer, nach dem neu gewürfelt wurde.
kingsburg-fortune-dice = Summe der Würfel
