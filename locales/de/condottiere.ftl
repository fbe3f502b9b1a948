# Condottiere: alles, was das Spiel sagt. Kartennamen, Städtenamen und Sätze sind unsere eigenen.

condottiere-name = Condottiere
condottiere-about = Kämpft um die Regionen Italiens, mit Söldnern und Kriegslisten aus verdeckten Handkarten. Etwa eine Stunde.
condottiere-option-stand-off = Runde beenden, wenn niemand eine Karte spielt
condottiere-option-stand-off-on = ja
condottiere-option-stand-off-off = nein

# Karten; .short, wo wenig Platz ist
condottiere-card-m1 = Söldner 1
    .short = 1
condottiere-card-m2 = Söldner 2
    .short = 2
condottiere-card-m3 = Söldner 3
    .short = 3
condottiere-card-m4 = Söldner 4
    .short = 4
condottiere-card-m5 = Söldner 5
    .short = 5
condottiere-card-m6 = Söldner 6
    .short = 6
condottiere-card-m10 = Söldner 10
    .short = 10
condottiere-card-winter = Winter
    .short = Winter
condottiere-card-spring = Frühling
    .short = Frühling
condottiere-card-bishop = Bischof
    .short = Bischof
condottiere-card-courtesan = Kurtisane
    .short = Kurtisane
condottiere-card-drummer = Trommler
    .short = Trommler
condottiere-card-heroine = Heldin
    .short = Heldin
condottiere-card-scarecrow = Vogelscheuche
    .short = Vogelscheuche
condottiere-card-surrender = Kapitulation
    .short = Kapitulation

# Regionen
condottiere-region-torino = Turin
condottiere-region-milano = Mailand
condottiere-region-venezia = Venedig
condottiere-region-genova = Genua
condottiere-region-mantova = Mantua
condottiere-region-parma = Parma
condottiere-region-modena = Modena
condottiere-region-ferrara = Ferrara
condottiere-region-bologna = Bologna
condottiere-region-lucca = Lucca
condottiere-region-firenze = Florenz
condottiere-region-siena = Siena
condottiere-region-spoleto = Spoleto
condottiere-region-urbino = Urbino
condottiere-region-ancona = Ancona
condottiere-region-roma = Rom
condottiere-region-napoli = Neapel

# Kleinteile
condottiere-copies = { $card } (×{ $count })
condottiere-plus = { $left } + { $right }

# Was gerade geschieht
condottiere-head-region = { $player } hat den Condottiere und bestimmt den Ort der nächsten Schlacht.
condottiere-head-turn = Schlacht um { $region }: { $player } spielt eine Karte oder passt.
condottiere-head-turn-final = Entscheidungsschlacht: { $player } spielt eine Karte oder passt.
condottiere-head-pope = { $player } hat einen Bischof gespielt und bestimmt, wohin die Papstfigur kommt.
condottiere-head-hands = Vor der nächsten Schlacht: Wer gefragt ist, behält die Handkarten oder wirft sie ab. { $count ->
    [one] { $count } Antwort fehlt noch.
   *[other] { $count } Antworten fehlen noch.
}
condottiere-head-keep = Die Runde ist zu Ende. Nur { $player } hat noch Karten und bestimmt, was bleibt.
condottiere-head-over = { $count ->
    [one] { $players } gewinnt die Partie!
   *[other] { $players } teilen sich den Sieg!
}
    .also = gewinnt die Partie
condottiere-head-soon = Gleich werden die Karten ausgeteilt.
condottiere-round = { $battle ->
    [0] Runde { $round }.
   *[other] Runde { $round }, Schlacht { $battle }.
}
condottiere-round-final = Entscheidungsschlacht zwischen { $players }.
condottiere-season-winter = Winter: Jeder Söldner zählt 1.
condottiere-season-spring = Frühling: Jeder der stärksten Söldner zählt 3 mehr.

# Wie eine Schlacht ausging
condottiere-result-won = { $player } erobert { $region } mit Stärke { $strength }.
condottiere-result-final-won = { $player } { condottiere-result-final-won.also }.
    .also = gewinnt die Entscheidungsschlacht mit Stärke { $strength }
condottiere-result-tied = Niemand erobert { $region }: Die Schlacht endet unentschieden.
condottiere-result-final-tied = Die Entscheidungsschlacht endet unentschieden.
condottiere-result-token = { $result } { $why ->
    [courtesans] Für die meisten Kurtisanen bekommt { $holder } den Condottiere.
    [winner] Für den Sieg bekommt { $holder } den Condottiere.
    [defender] Für die Verteidigung bekommt { $holder } den Condottiere.
    [left] Niemand hat gewonnen; der Condottiere wandert nach links weiter, zu { $holder }.
   *[other] { $holder } bekommt den Condottiere.
}
condottiere-result-surrender = { $player } hat kapituliert und damit die Schlacht beendet. { $result }
condottiere-fought-won = { $player } { condottiere-fought-won.also }
    .also = erobert { $region } ({ $strength })
condottiere-fought-taken = { $player } { condottiere-fought-taken.also }
    .also = erobert { $region } von { $defender } ({ $strength })
condottiere-fought-kept = { $player } { condottiere-fought-kept.also }
    .also = verteidigt { $region } ({ $strength })
condottiere-fought-tied = Niemand erobert { $region }
condottiere-fought-tied-kept = Gleichstand, { $player } behält { $region }
    .also = behält { $region } bei Gleichstand
condottiere-fought = { condottiere-fought.also }.
    .also = { $why ->
        [both] { $result } und den Condottiere
        [courtesans] { $result }; Condottiere: { $holder } (Kurtisanen)
       *[other] { $result }; Condottiere: { $holder }
    }

# Wie Stärken zustande kommen und was gewinnt
condottiere-derived = { $player }: { $sum } = { $total }
condottiere-derived-plain = { $player }: { $total }
condottiere-term-drummer = { $figure } (Trommler)
condottiere-term-winter = { $figure } (Winter)
condottiere-term-winter-drummer = { $figure } (Winter, Trommler)
condottiere-term-spring = { $figure } (Frühling)
condottiere-term-courtesans = { $figure } (Kurtisanen)
condottiere-term-heroines = { $figure } (Heldinnen)
condottiere-goal = Zum Sieg: { $total } Regionen oder { $connected } zusammenhängende.
condottiere-progress = { $player }: { $count ->
    [one] { $count } Region
   *[other] { $count } Regionen
} ({ $regions }), größte Gruppe: { $connected }.
condottiere-progress-none = { $player }: keine Region.
condottiere-discards = Offen abgelegt in dieser Runde ({ $count }): { $cards }.
condottiere-discards-none = In dieser Runde wurde noch keine Karte offen abgelegt.
condottiere-unseen = Im Nachziehstapel: { $deck ->
    [0] keine Karte
    [one] { $deck } Karte
   *[other] { $deck } Karten
}. Verdeckt abgelegt: { $buried ->
    [0] keine Karte
    [one] { $buried } Karte
   *[other] { $buried } Karten
}.

# Die Hand
condottiere-hand = Deine Handkarten ({ $count }): { $cards }.
condottiere-hand-empty = Du hast keine Karten mehr.
condottiere-answered = Deine Antwort: { $answer }

# Was ein Zug bewirkt
condottiere-do-region = Schlacht um { $region }
condottiere-do-play = { $card } spielen
condottiere-do-scarecrow = Vogelscheuche: { $card } zurücknehmen
condottiere-do-scarecrow-none = Vogelscheuche: nichts zurücknehmen
condottiere-do-pass = Passen
condottiere-do-pope = Papstfigur auf { $region }
condottiere-do-pope-off = Papstfigur beiseitestellen
condottiere-do-hand-keep = Karten behalten
condottiere-do-hand-keep-round = Für die ganze Runde behalten
condottiere-do-hand-discard = Alle Karten abwerfen
condottiere-do-keep = { $cards } behalten
condottiere-do-keep-none = Nichts behalten

# Was gefragt ist
condottiere-ask-wait = Du bist gerade nicht am Zug. Das Brett zeigt, wer jetzt entscheidet.
condottiere-ask-wait-passed = Du hast in dieser Schlacht gepasst und spielst in ihr keine Karte mehr. Das Brett zeigt, wer jetzt entscheidet.
condottiere-ask-turn = Schlacht um { $region }: Spiel eine Karte oder passe. Wer passt, spielt in dieser Schlacht keine Karte mehr.
condottiere-ask-turn-final = Entscheidungsschlacht: Spiel eine Karte oder passe.
condottiere-ask-scarecrow = Welcher Söldner aus deiner Reihe kommt zurück auf die Hand?
condottiere-ask-region = Du hast den Condottiere. Wo ist die nächste Schlacht?
condottiere-ask-pope = Wohin kommt die Papstfigur? In ihrer Region kann keine Schlacht stattfinden.
condottiere-ask-hands = Vor der nächsten Schlacht: Behältst du deine Karten oder wirfst du alle ab? Es antworten alle, die Karten haben; die Antworten werden gemeinsam aufgedeckt.
condottiere-ask-hands-keep-round = „{ condottiere-do-hand-keep-round }“ erspart dir und den anderen diese Frage für den Rest der Runde; dass du nicht mehr gefragt wirst, sehen dann alle.
condottiere-ask-hands-mercenary = Du hast Söldner auf der Hand und kannst deine Karten deshalb nicht abwerfen. Das sieht niemand sonst.
condottiere-ask-keep = Nur du hast noch Karten. Behalte bis zu zwei; der Rest wird abgelegt, und alle bekommen wieder volle Handkarten.
condottiere-press-take-none = Nichts zurücknehmen
condottiere-press-scarecrow-none = Vogelscheuche (nichts zum Zurücknehmen)
condottiere-press-up = Zurück
condottiere-press-region = Region wählen
condottiere-press-pope = Region wählen
condottiere-press-pope-off = Beiseitestellen
condottiere-press-keep = Bis zu zwei Karten wählen
condottiere-press-keep-none = Nichts behalten
condottiere-note-group = { $count ->
    [one] steht allein
   *[other] ergibt eine Gruppe von { $count }
}
condottiere-note-beside = neben { $regions }
condottiere-note-more = { $count } weiteren
condottiere-note-owned = { $region } ({ $player })
condottiere-note-pope-here = hier steht die Figur jetzt

# Ablehnungen
condottiere-why-not-awaited = Du bist gerade nicht am Zug.
condottiere-why-over = Die Partie ist zu Ende.
condottiere-why-wrong-phase-region = Jetzt wird die Region der nächsten Schlacht gewählt: Drücke „{ condottiere-press-region }“ oder schreib ihren Namen.
condottiere-why-wrong-phase-turn = Jetzt spielst du eine Karte oder passt.
condottiere-why-wrong-phase-pope = Sag zuerst, wohin die Papstfigur kommt: in eine Region oder von der Landkarte.
condottiere-why-wrong-phase-hands = Jetzt sagst du, ob du deine Karten behältst: „{ condottiere-do-hand-keep }“ oder „{ condottiere-do-hand-discard }“.
condottiere-why-wrong-phase-keep = Jetzt sagst du, welche Karten du behältst, höchstens zwei.
condottiere-why-region-owned = Eine Schlacht braucht eine freie Region, und { $region } gehört schon { $owner }.
condottiere-why-region-pope = Der Papst schützt { $region }: Solange seine Figur dort steht, gibt es dort keine Schlacht.
condottiere-why-card-not-in-hand = { $card } hast du nicht auf der Hand.
condottiere-why-only-scarecrow-takes-back = Nur eine Vogelscheuche nimmt eine Karte zurück; { $card } kann { $back } nicht zurückholen.
condottiere-why-scarecrow-special = Eine Vogelscheuche nimmt nur Söldner zurück, und { $card } gehört nicht dazu.
condottiere-why-scarecrow-not-in-row = Eine Vogelscheuche nimmt eine Karte der eigenen Reihe zurück, und { $card } liegt dort nicht.
condottiere-why-pope-owned = Die Papstfigur braucht eine freie Region, und { $region } gehört schon { $owner }.
condottiere-why-pope-contested = Die Papstfigur kann nicht auf { $region } stehen, solange dort gekämpft wird.
condottiere-why-hand-has-mercenary = Abwerfen darfst du deine Karten nur, wenn kein Söldner dabei ist, und du hast { $card }.
condottiere-why-keep-too-many = { $count ->
    [one] Das ist { $count } Karte
   *[other] Das sind { $count } Karten
}; behalten darfst du höchstens { $most }.
condottiere-why-keep-not-in-hand = { $card } kannst du nicht behalten: So viele hast du nicht auf der Hand.
condottiere-why-option-unknown = Condottiere kennt diese Option oder diesen Wert nicht.
condottiere-why-wish-unknown = So etwas lässt sich hier nicht planen. In einer Schlacht kannst du zum Beispiel „pass“ oder „pass 12“ planen.
condottiere-why-wish-battle = Jetzt gibt es keine Schlacht, für die man planen kann.
condottiere-why-wish-late = Um das zu planen, ist es zu spät.
condottiere-why-row-exceeds = { $owner } hat jetzt Stärke { $strength }, und du wolltest nur bis { $limit } passen.

# Wie das Spiel ausging
condottiere-ending-adjacent = { $players } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit genug zusammenhängenden Regionen.
condottiere-ending-total = { $players } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit genug Regionen.
condottiere-ending-adjacent-and-total = { $players } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit genug Regionen, und genug davon hängen zusammen.
condottiere-ending-most-regions = Es ist keine Region mehr zu erobern: { $players } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit den meisten Regionen.
condottiere-ending-final-battle = { $count ->
    [one] { $players } gewinnt die Entscheidungsschlacht und die Partie.
   *[other] Die Entscheidungsschlacht endet unentschieden: { $players } teilen sich den Sieg.
}

# Der Verlauf
condottiere-log-began = Das Los entscheidet: { $player } bekommt den Condottiere.
condottiere-log-shuffled = { $round ->
    [1] Die Karten werden gemischt.
   *[other] Runde { $round }: Die Karten werden gemischt.
}
condottiere-log-dealt = { $player } bekommt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
condottiere-log-dealt-own = { $player } bekommt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: { $cards }.
condottiere-log-placed = { $player } { condottiere-log-placed.also }.
    .also = setzt den Condottiere auf { $region }
condottiere-log-asked = Karten behalten oder abwerfen? Gefragt: { $players }.
condottiere-log-answered-own = { $player } hat geantwortet: { $answer }.
condottiere-log-revealed = Handkarten abgeworfen: { $hands }.
condottiere-log-revealed-none = Niemand wirft Karten ab.
condottiere-log-stood-off = Zu viele Schlachten ohne eine Karte: Alle legen die Handkarten ab. { $hands }.
condottiere-log-hand = { $player } ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
})
condottiere-log-hand-own = { $told } Deine: { $cards }.
condottiere-log-round-over = Niemand hat mehr Karten: Die Runde ist zu Ende.
condottiere-log-round-over-keeper = Nur { $player } hat noch Karten: Die Runde ist zu Ende.
condottiere-log-kept = { $player } { condottiere-log-kept.also }.
    .also = { $count ->
        [0] behält nichts
        [one] behält { $count } Karte
       *[other] behält { $count } Karten
    } und legt { $discarded } ab
condottiere-log-kept-own = { $player } { condottiere-log-kept-own.also }.
    .also = behält { $cards } und legt { $discarded } ab
condottiere-log-opened = { $player } ist zuerst am Zug.
condottiere-log-played = { $player } { condottiere-log-played.also }.
    .also = spielt { $card }
condottiere-log-took-back = { $player } { condottiere-log-took-back.also }.
    .also = spielt Vogelscheuche und nimmt { $card } zurück
condottiere-log-scarecrow-none = { $player } { condottiere-log-scarecrow-none.also }.
    .also = spielt Vogelscheuche ohne Rücknahme
condottiere-log-swept = { $told } Entfernt: { $cards }.
    .also = { $told } und entfernt { $cards }
condottiere-log-swept-of = { $cards } ({ $player })
condottiere-log-passed = { $player } { condottiere-log-passed.also }.
    .also = passt
condottiere-log-blessed = { $player } { condottiere-log-blessed.also }.
    .also = setzt die Papstfigur auf { $region }
condottiere-log-blessed-off = { $player } { condottiere-log-blessed-off.also }.
    .also = lässt die Papstfigur neben der Landkarte
condottiere-log-final-battle = Gleichstand, und keine Region ist mehr frei: Entscheidungsschlacht, { $players }.

# Das Brett in Worten
condottiere-board-strengths = Stärken
condottiere-board-map = Landkarte
condottiere-board-seat = { $player } ({ $letter }): { $strength } aus { $cards }; { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
}; { $count ->
    [one] { $count } Region
   *[other] { $count } Regionen
}{ $state ->
    [turn] ; am Zug
    [passed] ; hat gepasst
    [out] ; ohne Karten
   *[other] {""}
}.
condottiere-board-seat-idle = { $player } ({ $letter }): keine Karte gespielt; { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
}; { $count ->
    [one] { $count } Region
   *[other] { $count } Regionen
}{ $state ->
    [turn] ; am Zug
    [passed] ; hat gepasst
    [out] ; ohne Karten
   *[other] {""}
}.
condottiere-alt-last = Zuletzt: { $told }
condottiere-alt-more = Mehr steht im Brett als Text oder lässt sich erfragen.
condottiere-free = Freie Regionen: { $regions }.
condottiere-free-none = Keine Region ist frei.
condottiere-pope = Der Papst schützt { $region }.
condottiere-holder = { $player } hat den Condottiere.
condottiere-alt-seat = { $player } ({ $letter }): Stärke { $strength } aus { $cards }; { $hand ->
    [0] keine Karte
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand; { $state ->
    [passed] hat gepasst; Regionen: { $regions }.
   *[other] Regionen: { $regions }.
}
condottiere-alt-seat-idle = { $player } ({ $letter }): keine Karte gespielt; { $hand ->
    [0] keine Karte
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand; { $state ->
    [passed] hat gepasst; Regionen: { $regions }.
   *[other] Regionen: { $regions }.
}
condottiere-alt-hand = Du hast { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand: { $cards }.
condottiere-alt-hand-empty = Du hast keine Karten auf der Hand.

# In Bildern: kurz, ohne Punkt
condottiere-picture-round = { $battle ->
    [0] Runde { $round }
   *[other] Runde { $round } · Schlacht { $battle }
}
condottiere-picture-final = Entscheidungsschlacht
condottiere-picture-goal = { $total } Regionen oder
condottiere-picture-goal-connected = { $connected } zusammenhängende
condottiere-picture-battle = Schlacht um { $region }
condottiere-picture-turn = { $player } ist am Zug
condottiere-picture-waiting = { $count ->
    [one] { $count } Antwort fehlt noch
   *[other] { $count } Antworten fehlen noch
}
condottiere-picture-over = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen
}
condottiere-picture-passed = gepasst
condottiere-picture-out = ohne Karten
# Eine Karte der Hand. Nach ihrer Kennung: ein zu langer Name, mit {"\u00AD"}, wo er getrennt werden darf
condottiere-picture-card =
    { $id ->
        [scarecrow] Vogel{"\u00AD"}scheuche
       *[other] { $card }
    }
condottiere-picture-hand = Deine Handkarten
condottiere-picture-empty = Keine Karten mehr

# Die Regelkarte
condottiere-rules-overview = Stadtstaaten kämpfen um Italien. Wer den Condottiere hat, wählt eine Region; alle spielen Karten in ihre eigene Reihe; die stärkste Reihe erobert die Region. Zum Sieg brauchst du genug Regionen, oder weniger, die zusammenhängen.

    Eine Runde besteht aus mehreren Schlachten, die mit denselben Handkarten geschlagen werden. Neue Karten gibt es erst, wenn höchstens noch einer welche hat. Wer eine Schlacht auslässt, gewinnt dafür oft eine spätere.

    Reden, versprechen und drohen darf man nach Herzenslust. Versprechen binden niemanden, und Karten wechseln nie den Besitzer.
    .title = Worum es geht
condottiere-rules-battle = Wer den Condottiere hat, ist zuerst am Zug; dann geht es im Uhrzeigersinn weiter. Im Zug spielst du eine Karte oder passt. Wer gepasst hat, spielt in dieser Schlacht keine Karte mehr. Wer keine Karten hat, wird übergangen.

    Söldner und die meisten Sonderkarten liegen bis zum Ende der Schlacht in deiner Reihe. Bischof, Vogelscheuche und Kapitulation werden nach ihrer Wirkung abgelegt.

    Die Schlacht endet, wenn alle gepasst oder keine Karten mehr haben oder wenn jemand kapituliert. Haben alle anderen gepasst, darf der Letzte Karte um Karte weiterspielen.
    .title = Eine Schlacht
condottiere-rules-cards = Söldner (1 bis 6 und 10) zählen, was auf ihnen steht.
    Winter: Am Ende zählt jeder Söldner 1. Er fegt jeden Frühling vom Tisch.
    Frühling: Am Ende zählt jeder der stärksten Söldner auf dem Tisch 3 mehr. Er fegt jeden Winter vom Tisch.
    Trommler: verdoppelt die Söldner deiner Reihe; gerechnet wird erst der Winter, dann der Trommler, dann der Frühling. Ein zweiter bringt nichts.
    Kurtisane: zählt 1. Wer allein die meisten ausliegen hat, bekommt nach der Schlacht den Condottiere.
    Heldin: zählt 10, und nichts ändert das.
    Bischof: Sofort verlassen alle Söldner mit dem höchsten aufgedruckten Wert alle Reihen; dann setzt du die Papstfigur in eine freie Region oder neben die Landkarte. Wo sie steht, kann keine Schlacht stattfinden.
    Vogelscheuche: Du darfst einen Söldner deiner eigenen Reihe zurück auf die Hand nehmen.
    Kapitulation: Die Schlacht endet sofort, und die in diesem Augenblick stärkste Reihe gewinnt.
    .title = Die Karten
condottiere-rules-conclusion = Die stärkste Reihe erobert die Region und bekommt dort einen Marker; sind mehrere gleich stark, bekommt ihn niemand. Den Condottiere bekommt, wer allein die meisten Kurtisanen ausliegen hat, sonst wer die Schlacht gewonnen hat, sonst wer links von dem sitzt, der ihn gesetzt hatte.

    Wer ihn nun hat, wählt sofort die nächste Region: Sie muss frei und ohne Papstfigur sein. Dann werden die Reihen abgelegt, und wer noch Karten hat, darf sie alle abwerfen, wenn kein Söldner dabei ist.
    .title = Nach einer Schlacht
condottiere-rules-round = Eine Runde endet, wenn nach einer Schlacht höchstens noch einer Karten hat; er behält bis zu zwei davon. Alle anderen Karten werden gemischt, und alle Handkarten werden auf 10 und eine weitere je eigener Region aufgefüllt. Die nächste Region ist da schon gewählt.
    .title = Eine neue Runde
condottiere-rules-winning = Zu zweit oder zu dritt: 6 Regionen oder 4 zusammenhängende. Zu viert bis zu sechst: 5 Regionen oder 3 zusammenhängende. Zusammenhängend heißt: Man kommt über gemeinsame Grenzen von jeder zu jeder, ohne sie zu verlassen. Geprüft wird gleich nach jeder Eroberung.

    Ist keine Region mehr zu erobern, gewinnt, wer die meisten hat. Ein Gleichstand wird unter den Beteiligten in einer einzigen Entscheidungsschlacht ausgefochten, mit neuen Handkarten: 10 und eine je Region; endet auch sie unentschieden, teilen sie sich den Sieg.
    .title = Der Sieg
condottiere-rules-readings = Wo die Regeln etwas offenlassen, spielen wir hier so:
    • Sind die stärksten Reihen gleich stark, bekommt trotzdem den Condottiere, wer allein die meisten Kurtisanen hat.
    • Die nächste Region wird gewählt, bevor Handkarten abgeworfen und neue ausgeteilt werden.
    • Alle mit Karten werden gleichzeitig gefragt, ob sie sie behalten, auch wer es muss, und die Antworten gemeinsam aufgedeckt; welche Karten abgeworfen wurden, wird nicht gezeigt. Auf Wunsch wirst du bis zur neuen Runde nicht mehr gefragt.
    • Die Papstfigur kann nicht in die Region, um die gerade gekämpft wird.
    • Alle sehen, wie viele Karten jeder auf der Hand hat.
    • Wenn die Option an ist: Nach so vielen Schlachten hintereinander ohne eine einzige Karte, wie Spieler mitspielen (mindestens drei), legen alle ihre Handkarten ab, und eine neue Runde beginnt.
    .title = So legen wir die Regeln aus

# Varianten: die Auswahl der Optionen
condottiere-option-draw-after-battle = Nach jeder Schlacht Karten ziehen
condottiere-option-draw-after-battle-off = nein
condottiere-option-draw-after-battle-on = ja
condottiere-option-points = Serie nach Punkten
condottiere-option-points-off = nein, eine Partie
condottiere-option-points-10 = bis 10 Punkte
condottiere-option-points-15 = bis 15 Punkte
condottiere-option-points-20 = bis 20 Punkte
condottiere-option-points-30 = bis 30 Punkte
condottiere-option-bigger-kingdoms = Größere Reiche
condottiere-option-bigger-kingdoms-off = nein
condottiere-option-bigger-kingdoms-on = ja
condottiere-option-capturing = Fremde Regionen erobern
condottiere-option-capturing-off = nein
condottiere-option-capturing-on = ja
condottiere-option-hidden = Verdeckte Karten
condottiere-option-hidden-off = nein
condottiere-option-hidden-on = ja
condottiere-why-points-with-capturing = Serie und Erobern passen nicht zusammen: Wechseln Regionen den Besitzer, nimmt die Serie kein Ende. Schalte eines von beiden aus.

# Varianten: was gilt, und der Stand einer Serie
condottiere-variants = Varianten: { $variants }.
condottiere-variant-draw-after-battle = Ziehen nach jeder Schlacht
condottiere-variant-points = Serie bis { $target } Punkte
condottiere-variant-bigger-kingdoms = größere Reiche
condottiere-variant-capturing = Erobern von Regionen
condottiere-variant-hidden = verdeckte Karten
condottiere-standing = Partie { $game } der Serie. Punkte: { $points }.
condottiere-standing-of = { $player } { $points }
condottiere-picture-points = Partie { $game } · Punkte: { $points }
condottiere-picture-points-of = { $letter } { $points }
condottiere-picture-between = { $count ->
    [one] { $count } ist noch nicht bereit
   *[other] { $count } sind noch nicht bereit
}
condottiere-picture-won = { $player } gewinnt Partie { $game }
condottiere-picture-shared = Partie { $game }: niemand gewinnt
condottiere-picture-round-drawing = { $battle ->
    [0] Vor der ersten Schlacht
   *[other] Schlacht { $battle }
}
condottiere-round-drawing = { $battle ->
    [0] Vor der ersten Schlacht.
   *[other] Schlacht { $battle }.
}
condottiere-finished = { $how } Punkte dafür: { $points }.
    .also = { $how } (Punkte dafür: { $points })
condottiere-finished-adjacent = { $player } { condottiere-finished-adjacent.also }.
    .also = gewinnt diese Partie mit genug zusammenhängenden Regionen
condottiere-finished-total = { $player } { condottiere-finished-total.also }.
    .also = gewinnt diese Partie mit genug Regionen
condottiere-finished-adjacent-and-total = { $player } { condottiere-finished-adjacent-and-total.also }.
    .also = gewinnt diese Partie mit genug Regionen, und genug davon hängen zusammen
condottiere-finished-most-regions = Es ist keine Region mehr zu erobern: { $player } gewinnt diese Partie mit den meisten Regionen.
    .also = gewinnt diese Partie mit den meisten Regionen, da keine mehr zu erobern ist
condottiere-finished-shared = Es ist keine Region mehr zu erobern, und mehrere haben die meisten: Niemand gewinnt diese Partie.
condottiere-head-between = Die Partie ist zu Ende; die nächste beginnt, wenn alle bereit sind. { $count ->
    [one] Noch nicht bereit: { $players }.
   *[other] Noch nicht bereit: { $players }.
}
condottiere-ask-between = Diese Partie der Serie ist zu Ende. Bist du bereit für die nächste?
condottiere-do-next = Nächste Partie
condottiere-why-wrong-phase-between = Die Partie ist zu Ende; drücke „{ condottiere-do-next }“. Sie beginnt, wenn alle es getan haben.
condottiere-log-ready = { $player } ist bereit für die nächste Partie.
condottiere-log-next-game = Partie { $number } der Serie beginnt; Condottiere: { $player }.
condottiere-log-final-battle-points = Gleichstand bei den Punkten: Entscheidungsschlacht zwischen { $players }.
condottiere-ending-points = { $players } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Serie mit den meisten Punkten.
condottiere-ending-points-final-battle = { $count ->
    [one] Punktgleichstand; { $players } gewinnt die Entscheidungsschlacht und die Serie.
   *[other] Gleichstand bei den Punkten und in der Entscheidungsschlacht: { $players } teilen sich den Sieg.
}
condottiere-ending-alone = Sonst spielt niemand mehr mit: { $players } hat gewonnen.
condottiere-left-hand = { $player } hatte noch auf der Hand: { $cards }.
condottiere-left-none = Keine Karten mehr: { $players }.
condottiere-left-facedown = Verdeckt lag vor { $player }: { $card }.
condottiere-score-points = { $player }: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} ({ $games }).
condottiere-score-game = Partie { $game }: { $regions }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
}

# Varianten: Ziehen, Erobern, verdeckte Karten
condottiere-log-reshuffled = Der Nachziehstapel ist leer: Der Ablagestapel wird gemischt.
condottiere-log-reshuffled-rows = Der Nachziehstapel ist leer: Die Reihen der letzten Schlacht werden gemischt.
condottiere-result-kept = { $player } verteidigt { $region } mit Stärke { $strength }.
condottiere-result-taken = { $player } erobert { $region } mit Stärke { $strength } (bisher { $defender }).
condottiere-result-tied-kept = Die Schlacht endet unentschieden: { $player } behält { $region }.
condottiere-free-capturing = Auch fremde Regionen können angegriffen werden.
condottiere-defender = { $player } verteidigt die Region.
condottiere-defender-waits = { $player } verteidigt die Region, hat noch keine Karte gespielt und kann passen, ohne auszuscheiden.
condottiere-note-held = verteidigt von { $player }; { $note }
condottiere-ask-turn-defender = Die Region gehört dir: Bis zu deiner ersten Karte kannst du passen und später noch einsteigen.
condottiere-why-region-own = { $region } gehört dir selbst; eine Schlacht braucht eine freie oder eine fremde Region.
condottiere-log-passed-stays = { $player } { condottiere-log-passed-stays.also }.
    .also = passt und kann als Verteidiger noch einsteigen
condottiere-covered = eine verdeckte Karte
condottiere-facedown = Deine verdeckte Karte: { $card }. Niemand sonst sieht sie.
condottiere-derived-covered = { $derived } (dazu die verdeckte Karte)
condottiere-do-play-hidden = { $card } verdeckt spielen
condottiere-ask-turn-hidden = Söldner, Trommler, Heldinnen und Kurtisanen werden verdeckt gelegt. Die nächste Karte deiner Reihe deckt die vorige auf.
condottiere-log-covered = { $player } { condottiere-log-covered.also }.
    .also = legt eine Karte verdeckt
condottiere-log-covered-own = { $player } { condottiere-log-covered-own.also }.
    .also = legt verdeckt: { $card }
condottiere-log-turned-up = { $player } { condottiere-log-turned-up.also }.
    .also = deckt auf: { $card }
condottiere-rules-variants = Ein Tisch kann mit jeder davon spielen; das Brett nennt, was gilt.

    Ziehen nach jeder Schlacht: Man beginnt mit 7 Karten. Nach jeder Schlacht ziehen alle bis zu 3, aber nicht über 10 und eine weitere je eigener Region hinaus; hat niemand Karten, ziehen alle 10. Es gibt keine Runden, und Handkarten werden nicht abgeworfen. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt, wenn nötig auch die Reihen.
    Serie nach Punkten: Jede Partie bringt einen Punkt je Region, und 5 weitere, wenn man sie mit zusammenhängenden Regionen gewinnt. Sobald jemand das Ziel erreicht, gewinnt, wer die meisten Punkte hat; ein Gleichstand wird in einer Entscheidungsschlacht ausgetragen. Die nächste Partie beginnt, wenn alle bereit sind; den Condottiere hat dann, wer links von dem sitzt, der die letzte begonnen hat.
    Größere Reiche: Zum Sieg ist eine zusammenhängende Region mehr nötig.
    Erobern: Der Condottiere darf fremde Regionen angreifen. Wer sie verteidigt, kann bis zur eigenen ersten Karte beliebig oft passen und doch noch einsteigen. Bei einem Unentschieden behält der Verteidiger die Region und bekommt den Condottiere, wenn nicht jemand anderes allein die meisten Kurtisanen hat. Die Papstfigur darf jede Region schützen. Mit einer Serie geht das nicht zusammen.
    Verdeckte Karten: Söldner, Trommler, Heldinnen und Kurtisanen werden verdeckt gelegt. Die nächste solche Karte, ein Winter oder ein Frühling deckt die vorige auf; das Ende der Schlacht deckt alle auf. Bis dahin zählt eine verdeckte Karte nichts, und weder Bischof noch Vogelscheuche erreichen sie.
    .title = Varianten

# Fragen und Antworten
condottiere-question-cards = welche Karten du noch nicht gesehen hast
condottiere-question-winning = was wem zum Sieg fehlt
condottiere-question-strengths = wie die Stärken zustande kommen
condottiere-question-courtesans = wer die meisten Kurtisanen hat
condottiere-question-row = was meine Reihe mit jeder meiner Karten zählen würde
condottiere-question-map = wem die Regionen gehören und welche frei sind
condottiere-question-last = wie die letzte Schlacht ausging und warum
condottiere-question-pawns = wo der Condottiere und die Papstfigur sind
condottiere-question-seat = wie { $player } steht, und mit wie vielen Karten
condottiere-unseen-cards = In dieser Runde von dir noch nicht gesehen ({ $count }): { $cards }.
condottiere-unseen-none = Du hast alle Karten dieser Runde gesehen.
condottiere-needs = { $player } { $total ->
    [one] fehlt zum Sieg noch { $total } Region
   *[other] fehlen zum Sieg noch { $total } Regionen
} oder { $connected } mehr in der größten Gruppe.
condottiere-wins-with = Mit einer davon gewinnt { $player } sofort: { $regions }.
condottiere-lead = { $count ->
    [one] Vorn
   *[other] Gleichauf vorn
} mit { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
}, davon { $connected } zusammenhängend: { $players }.
condottiere-lead-none = Noch hat niemand eine Region.
condottiere-battle-lead = { $count ->
    [one] Am stärksten in dieser Schlacht
   *[other] Gleich stark vorn in dieser Schlacht
}, mit { $strength }: { $players }.
condottiere-row-with = Mit { $card } würde deine Reihe { $total } zählen; die anderen haben höchstens { $most }.
condottiere-row-none = Jetzt wird keine Karte gespielt, also gibt es nichts auszurechnen.
condottiere-strength-of = { $player } { $strength }
condottiere-strengths-were = Die Stärken waren: { $strengths }.
condottiere-last-none = Es wurde noch keine Schlacht geschlagen.
condottiere-contested = Gekämpft wird um { $region }.
condottiere-contested-none = Gerade wird um keine Region gekämpft.
condottiere-pope-off = Die Papstfigur steht nicht auf der Landkarte.
condottiere-region-gain = Mit ihr hätte deine Gruppe dort { $count ->
    [one] { $count } Region
   *[other] { $count } Regionen
}.
condottiere-in-rows = Auf dem Tisch: { $rows }.
condottiere-in-row = { $player } ×{ $count }
condottiere-about-card = { $card }: { $effect } Es gibt sie { $count }-mal.
condottiere-effect-mercenary = zählt in deiner Reihe { $strength }, wie aufgedruckt.
condottiere-effect-winter = Am Ende der Schlacht zählt jeder Söldner 1, egal wessen. Fegt jeden Frühling vom Tisch.
condottiere-effect-spring = Am Ende der Schlacht zählt jeder der stärksten Söldner auf dem Tisch 3 mehr. Fegt jeden Winter vom Tisch.
condottiere-effect-bishop = Sofort verlassen alle Söldner mit dem höchsten aufgedruckten Wert alle Reihen. Dann setzt du die Papstfigur auf eine freie Region oder nimmst sie von der Landkarte: Wo sie steht, gibt es keine Schlacht.
condottiere-effect-courtesan = Zählt 1. Wer allein die meisten davon in der Reihe hat, bekommt nach der Schlacht den Condottiere.
condottiere-effect-drummer = Verdoppelt die Söldner deiner Reihe; gerechnet wird erst der Winter, dann der Trommler, dann der Frühling. Ein zweiter bringt nichts.
condottiere-effect-heroine = Zählt 10, und nichts ändert das.
condottiere-effect-scarecrow = Du darfst einen Söldner deiner eigenen Reihe auf die Hand zurücknehmen. Die Vogelscheuche wird abgelegt.
condottiere-effect-surrender = Die Schlacht endet sofort, und die in diesem Moment stärkste Reihe gewinnt.
condottiere-pawn-condottiere = Der Condottiere
condottiere-pawn-pope = Die Papstfigur
condottiere-about-condottiere = Der Condottiere: Wer ihn hat, wählt die Region der nächsten Schlacht und ist zuerst am Zug. Nach einer Schlacht bekommt ihn, wer allein die meisten Kurtisanen hat, sonst wer gewinnt, sonst wer links von dem sitzt, der ihn gesetzt hat.
condottiere-about-pope = Die Papstfigur: Wo sie steht, gibt es keine Schlacht. Wer einen Bischof spielt, setzt sie auf eine freie Region oder nimmt sie von der Landkarte.
condottiere-rows-empty = Auf dem Tisch liegt keine Karte.
condottiere-courtesans = { $player }: { $count ->
    [one] { $count } Kurtisane
   *[other] { $count } Kurtisanen
} auf dem Tisch.
condottiere-courtesans-none = Auf dem Tisch liegt keine Kurtisane.
condottiere-courtesans-most = Im Moment bekommt { $player } den Condottiere, für die meisten Kurtisanen.
condottiere-copies-seen = { $card }: { $count } in der Partie; davon hast du in dieser Runde { $seen } gesehen.
condottiere-typed-region = Region, Schlacht um, Schlacht in, Schlacht, Kampf um, Angriff auf, greife an, wähle, wählen
condottiere-typed-pass = passen, passe, ich passe, passt
condottiere-typed-pope = Papst, Papstfigur, Figur
condottiere-typed-off = weg, von der Landkarte, von der Landkarte nehmen, nirgends, entferne, entfernen, beiseite, beiseitestellen
condottiere-typed-hand-keep = Hand behalten, Karten behalten, Handkarten behalten, alles behalten, behalte die Handkarten, meine Handkarten behalten, meine Karten behalten, behalte meine Karten, behalte die Karten, behalte Karten
condottiere-typed-hand-keep-round = ganze Runde, die ganze Runde, ganze Runde behalten, bis zum nächsten Geben, bis zum nächsten Geben behalten, immer behalten
condottiere-typed-hand-discard = Hand abwerfen, Karten abwerfen, alle Karten abwerfen, Handkarten abwerfen, abwerfen, wegwerfen
condottiere-typed-keep = behalten, behalte
condottiere-typed-none = nichts, keine
condottiere-typed-next = nächste, nächste Partie, weiter, bereit
condottiere-typed-nothing = spiele, spiel, spielen, Karte, Söldner, zurücknehmen, nimm zurück, verdeckt, setze, setzen, stelle
condottiere-called-none = keine, keine Karte, keine Karten, keine behalten, alles abwerfen, alle abwerfen
condottiere-called-pass = nichts, nein, keine, raus, ich bin raus, aussteigen, ich steige aus
condottiere-called-surrender = kapitulieren, ich kapituliere
condottiere-called-keep = ich behalte sie, behalte sie
condottiere-called-discard = ich werfe ab, ich werfe sie ab, alles weg
condottiere-called-next = ja, los, auf geht’s
condottiere-asked-winning = Sieg, wer gewinnt, wer führt, Stand, Punktestand, Ziel, was fehlt, gewinnt, führt, zum Sieg, brauche, brauche ich, gewinnen, vorn, wann endet die Partie, Ende der Partie, wann ist die Partie zu Ende, wann ist Schluss
condottiere-asked-row = Reihe, meine Reihe, wenn ich spiele
condottiere-asked-cards = Karten, Rest, restliche Karten, was ist noch da, Stapel, Ablage, noch da, übrig, Karten sind noch da, sind übrig, noch übrig, verbleiben
condottiere-asked-strengths = Stärke, Stärken, Summe, Summen, stark, wie stark
condottiere-asked-courtesans = Kurtisanen, meiste Kurtisanen
condottiere-asked-map = Landkarte, Regionen, freie Regionen, Plan
condottiere-asked-last = letzte, letzte Schlacht, Ergebnis
condottiere-asked-pawns = Figuren, wo ist der Condottiere, wo ist der Papst
condottiere-look-cards = Noch nicht gesehene Karten
condottiere-look-needs = Wem was fehlt
condottiere-look-map = Landkarte als Text
condottiere-look-legend = Was die Zeichen bedeuten
condottiere-legend = Unter jedem Namen: Der Kartenrücken sind die Karten auf der Hand, der Turm die Regionen (von denen, die zum Sieg reichen), die verbundenen Häuser die größte zusammenhängende Gruppe (ebenso). Der kleine Helm neben einem Namen ist der Condottiere, der Fächer sind die Kurtisanen der Reihe. Rechts steht die Stärke, gerahmt, wo sie am höchsten ist; „=“ heißt, dass mehrere gleichauf sind. Auf der Landkarte ist ein Zeichen die Region seines Besitzers, der rote Rand die Schlacht, die weiße Figur der Papst. „×3“ unten auf einer Karte heißt, dass sie dreimal in der Reihe liegt. Ein Rahmen oder Ring in der Farbe eines Platzes zeigt, was dort zuletzt getan wurde.
condottiere-owned = { $region } gehört { $player }.
condottiere-unowned = { $region } gehört niemandem.
condottiere-wins-there = Damit würde { $player } gewinnen.
condottiere-borders = { $region } grenzt an { $regions }.

# Die Schlacht in ein paar Zeilen, neben der Hand
condottiere-situation-row = { $player } ({ $letter }): { $strength } aus { $cards }; { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand{ $state ->
    [passed] ; hat gepasst
   *[other] {""}
}
condottiere-situation-no-row = { $player } ({ $letter }): keine Karte gespielt; { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand{ $state ->
    [passed] ; hat gepasst
   *[other] {""}
}
condottiere-last-in = Alle anderen sind draußen: Wenn du passt, endet die Schlacht. { $result }
condottiere-last-in-covered = Alle anderen sind draußen: Wenn du passt, endet die Schlacht, und die verdeckten Karten werden aufgedeckt.

# So wird gespielt, in fünf Sätzen; und was jede Option bewirkt
condottiere-how =
    Mit deinen Handkarten kämpfst du um die Regionen Italiens, Schlacht für Schlacht.
    Wer den Condottiere hat, bestimmt, um welche Region es geht.
    Reihum spielst du eine Karte vor dich aus, oder du passt und bist für diese Schlacht draußen.
    Haben alle gepasst, erobert die stärkste Reihe die Region; gespielte Karten sind weg, und neue gibt es erst, wenn die Handkarten aufgebraucht sind.
    Wer genug Regionen hat, gewinnt; hängen sie zusammen, reichen weniger.
condottiere-explain-stand-off = Spielt in so vielen Schlachten hintereinander niemand eine Karte, wie Leute am Tisch sitzen (mindestens drei), werden alle Handkarten abgelegt, und es wird neu ausgeteilt.
condottiere-explain-draw-after-battle = Du beginnst mit 7 Karten und ziehst nach jeder Schlacht bis zu 3; niemand wartet auf das Ende einer Runde.
condottiere-explain-points = Mehrere Partien nacheinander: ein Punkt je Region, 5 mehr für den Sieg mit zusammenhängenden Regionen, bis jemand das Ziel erreicht.
condottiere-explain-bigger-kingdoms = Die Partie dauert länger: Zum Sieg braucht es eine zusammenhängende Region mehr.
condottiere-explain-capturing = Auch um Regionen, die schon jemandem gehören, darf gekämpft werden; wer sie verteidigt, kann mit der ersten Karte warten.
condottiere-explain-hidden = Söldner, Trommler, Heldinnen und Kurtisanen werden verdeckt gelegt, und die nächste solche Karte deckt sie auf.

# Was das Austeilen gab
condottiere-luck-dealt = { $player } ({ $times } Karten): Söldner mit Stärke { $strength }, im Schnitt { $usual } ({ $more }); Sonderkarten { $specials }, im Schnitt { $usual-specials } ({ $more-specials }).
condottiere-luck-how = Stärke ist, was auf den Söldnern steht. Der Schnitt ist der des Nachziehstapels bei jedem Austeilen.
condottiere-fortune-strength = Stärke der ausgeteilten Söldner
condottiere-fortune-specials = ausgeteilte Sonderkarten

# Pläne
condottiere-plan-pass = In dieser Schlacht passen
condottiere-plan-pass-unless = Passen, außer jemand hat mehr als { $limit }
condottiere-plan-own-now = So viel, wie deine Reihe jetzt hat
condottiere-plan-other-now = So viel, wie die stärkste andere Reihe jetzt hat
condottiere-press-plan-pass = Passen, außer jemand hat mehr als …
