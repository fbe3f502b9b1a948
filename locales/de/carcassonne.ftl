# Carcassonne: alles, was das Spiel sagt. Die Sätze sind eigene Formulierungen.

carcassonne-name = Carcassonne
carcassonne-about = Legt Plättchen um Plättchen eine Landschaft und besetzt Städte, Straßen, Klöster und Wiesen mit Gefolgsleuten. Etwa 40 Minuten.
carcassonne-option-two-tile-city = Fertige Stadt aus zwei Plättchen
carcassonne-option-two-tile-city-2 = 2 Punkte
carcassonne-option-two-tile-city-4 = 4 Punkte
carcassonne-option-farms = Wiesen
carcassonne-option-farms-per-farm = 3 Punkte je fertige Stadt, jede Wiese für sich
carcassonne-option-farms-once-per-city = 3 Punkte je fertige Stadt, pro Person nur einmal
carcassonne-option-farms-first-edition = 1. Auflage: 4 Punkte je fertige Stadt, alle Wiesen gemeinsam

# Small parts
carcassonne-side-n = N
carcassonne-side-e = O
carcassonne-side-s = S
carcassonne-side-w = W
carcassonne-joined = { $one }{ $more }
carcassonne-top-n = ungedreht
carcassonne-top-e = 90° nach rechts
carcassonne-top-s = auf dem Kopf
carcassonne-top-w = 90° nach links
carcassonne-wind-nnw = NNW
carcassonne-wind-nne = NNO
carcassonne-wind-ene = ONO
carcassonne-wind-ese = OSO
carcassonne-wind-sse = SSO
carcassonne-wind-ssw = SSW
carcassonne-wind-wsw = WSW
carcassonne-wind-wnw = WNW
carcassonne-land-city = Stadt
carcassonne-land-road = Straße
carcassonne-land-field = Wiese
carcassonne-land-cloister = Kloster
carcassonne-part = { $land } ({ $sides })
carcassonne-manned = { $part }

# Tiles, each with its drawn top up
carcassonne-tile-a = Kloster, Straße nach unten
carcassonne-tile-b = Kloster, ringsum Wiese
carcassonne-tile-c = Stadt an allen Seiten, Wappen
carcassonne-tile-d = Stadt oben, darunter gerade Straße
carcassonne-tile-e = Stadt oben
carcassonne-tile-f = Stadt von links nach rechts, Wappen
carcassonne-tile-g = Stadt von links nach rechts
carcassonne-tile-h = zwei Städte, oben und unten
carcassonne-tile-i = zwei Städte, oben und links
carcassonne-tile-j = Stadt oben, Straße von rechts nach unten
carcassonne-tile-k = Stadt oben, Straße von links nach unten
carcassonne-tile-l = Stadt oben, Kreuzung mit drei Straßen
carcassonne-tile-m = Stadt oben und links, Wappen
carcassonne-tile-n = Stadt oben und links
carcassonne-tile-o = Stadt oben und links, Straße von rechts nach unten, Wappen
carcassonne-tile-p = Stadt oben und links, Straße von rechts nach unten
carcassonne-tile-q = Stadt an allen Seiten außer unten, Wappen
carcassonne-tile-r = Stadt an allen Seiten außer unten
carcassonne-tile-s = Stadt an allen Seiten außer unten, Straße nach unten, Wappen
carcassonne-tile-t = Stadt an allen Seiten außer unten, Straße nach unten
carcassonne-tile-u = gerade Straße
carcassonne-tile-v = Straße von links nach unten
carcassonne-tile-w = Kreuzung mit drei Straßen, Wiese oben
carcassonne-tile-x = Kreuzung mit vier Straßen

# What is going on
carcassonne-head-lay = { $player } hat Plättchen { $kind } zu legen: { $tile }.
carcassonne-head-man = { $player } hat ein Plättchen auf { $cell } gelegt und darf einen Gefolgsmann darauf setzen.
carcassonne-head-man-none = { $player } hat ein Plättchen auf { $cell } gelegt; ein Gefolgsmann ist hier nicht möglich.
carcassonne-head-over = { $count ->
    [one] { $players } gewinnt die Partie.
   *[other] { $players } teilen sich den Sieg.
}
    .also = gewinnt die Partie
carcassonne-head-soon = Die Partie beginnt gleich.
carcassonne-last = Zuletzt gelegt: { $cell }, { $parts }.
carcassonne-last-by = { $player } hat zuletzt gelegt: { $cell }, { $parts }.
carcassonne-last-follower = Gefolgsmann darauf: { $player }, { $part }.
carcassonne-left = { $count ->
    [0] Das letzte Plättchen ist gezogen.
    [one] Noch { $count } Plättchen im Stapel.
   *[other] Noch { $count } Plättchen im Stapel.
}
carcassonne-discarded = Passten nirgends und sind aus dem Spiel: { $kinds }.
carcassonne-seat = { $player } ({ $letter }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $followers ->
    [0] kein Gefolgsmann im Vorrat
    [one] { $followers } Gefolgsmann im Vorrat
   *[other] { $followers } Gefolgsleute im Vorrat
}.

# What is asked
carcassonne-ask-wait = Du bist gerade nicht am Zug. { $awaited }
carcassonne-ask-lay = Dein Plättchen: { $tile }. Wohin damit? Die Nummern stehen im Bild, Felder mit den meisten Nachbarn zuerst. ✓: Dort wird etwas fertig. Die grünen Zahlen im Bild sind, was du dafür bekämst.
    .unseen = Dein Plättchen: { $tile }. Wohin damit? Die Felder stehen unten mit ihren Nummern, die mit den meisten Nachbarn zuerst. ✓: Dort wird etwas fertig. +: So viele Punkte bekämst du dafür.
carcassonne-ask-top = { $cell }: wie herum? Das Bild zeigt jede Lage mit ihrem Buchstaben daneben.
    .unseen = { $cell }: wie herum? Der Buchstabe sagt, wohin die obere Seite des Plättchens kommt.
carcassonne-ask-man = Ein Gefolgsmann auf { $cell }? Dabei stehen die Punkte nach jetzigem Stand; bei ✓ gibt es sie sofort.
carcassonne-ask-supply = Du hast keinen Gefolgsmann mehr für { $cell }. Beende den Zug oder nimm das Plättchen zurück.
carcassonne-ask-claimed = Auf { $cell } ist nichts frei für einen Gefolgsmann. Beende den Zug oder nimm das Plättchen zurück.
carcassonne-press-cell = { $number } · { $cell }
carcassonne-press-cell-completes = { $number } · { $cell } ✓
carcassonne-press-others = Andere Felder
carcassonne-press-more = Weitere Felder
carcassonne-press-fewer = Vorige Felder
carcassonne-press-back = Feld ändern
carcassonne-press-top = { $side } · { $turn }
carcassonne-press-man = { $number } · { $part }: { $points }
carcassonne-press-man-now = { $number } · { $part }: { $points } ✓
carcassonne-press-none = Kein Gefolgsmann
carcassonne-press-end = Zug beenden
carcassonne-do-lay = { $cell }, { $turn }
carcassonne-do-lay-completes = { $cell }, { $turn }; bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
carcassonne-outlook = { $side } ({ $turn }) macht fertig: { $scores }.
carcassonne-would = { $what } → { $count ->
    [0] noch niemand
    [one] { $players }
   *[other] { $players }, Gleichstand
}
carcassonne-do-man = Gefolgsmann: { $part }
carcassonne-do-man-points = Gefolgsmann: { $part }, jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Scores
carcassonne-paid = { $what } → { $count ->
    [0] niemand
    [one] { $players }
   *[other] { $players }, Gleichstand
}
carcassonne-paid-road = { $cell }: Straße aus { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}: { $sum }
carcassonne-paid-road-open = { $cell }: unfertige Straße aus { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}: { $sum }
carcassonne-paid-city = { $cell }: Stadt aus { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}{ $shields ->
    [0] {""}
    [one] {" "}und { $shields } Wappen
   *[other] {" "}und { $shields } Wappen
}: { $sum }
carcassonne-paid-city-two = { $cell }: Stadt aus zwei Plättchen: { $sum }
carcassonne-paid-city-open = { $cell }: unfertige Stadt aus { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}{ $shields ->
    [0] {""}
    [one] {" "}und { $shields } Wappen
   *[other] {" "}und { $shields } Wappen
}: { $sum }
carcassonne-paid-cloister = { $cell }: Kloster: { $sum }
carcassonne-paid-cloister-open = { $cell }: unfertiges Kloster: { $sum }
carcassonne-paid-farm = { $cell }: Wiese { $tiles ->
    [0] ohne fertige Stadt
    [one] an { $tiles } fertigen Stadt
   *[other] an { $tiles } fertigen Städten
}: { $sum }
carcassonne-paid-supply = { $cell }: Stadt, versorgt von { $tiles ->
    [one] { $tiles } Wiese
   *[other] { $tiles } Wiesen
}: { $sum }
carcassonne-by = { $cell } { $part } { $points }
carcassonne-by-farm = Wiese
carcassonne-by-more = { $count } weitere
carcassonne-by-idle = { $count ->
    [one] { $count } Wiese ohne Stadt
   *[other] { $count } Wiesen ohne Stadt
}
carcassonne-by-all = Was { $player } Punkte brachte: { $list }.
carcassonne-rule-city = Es gilt: Eine fertige Stadt aus zwei Plättchen bringt { $points } Punkte.
carcassonne-rule-farms = Für Wiesen gilt: { $rule }.
carcassonne-total = { $player }: { $points } = Städte { $cities } + Straßen { $roads } + Klöster { $cloisters } + Wiesen { $farms }
carcassonne-scores-earlier = { $count ->
    [one] { $count } frühere Wertung
   *[other] { $count } frühere Wertungen
}: /{ command-ask } „{ carcassonne-question-scores }“.

# Farms
carcassonne-farms-none = Auf den Wiesen liegt noch kein Bauer.
carcassonne-farmers = { $player } { $count }
carcassonne-farm = Wiese bei { $cell }: Bauern { $farmers }; { $cities ->
    [0] keine fertige Stadt
    [one] { $cities } fertige Stadt
   *[other] { $cities } fertige Städte
}. { $count ->
    [one] { $leaders } führt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $leaders } liegen gleichauf: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}

# How the game ended
carcassonne-ending-points = { $players } gewinnt mit { $points } Punkten.
carcassonne-ending-shared = { $players } teilen sich den Sieg mit je { $points } Punkten.
carcassonne-ending-alone = Sonst spielt niemand mehr mit: { $players } hat gewonnen.

# The log
carcassonne-log-began = Das Los entscheidet: { $player } beginnt.
carcassonne-log-drew = { $player } zieht Plättchen { $kind }: { $tile }.
carcassonne-log-discarded = { $player } zieht Plättchen { $kind } ({ $tile }), das nirgends passt. Es scheidet aus, ein neues wird gezogen.
    .also = zieht Plättchen { $kind } ({ $tile }), das nirgends passt und ausscheidet
carcassonne-log-laid = { $player } { carcassonne-log-laid.also }.
    .also = legt Plättchen { $kind } auf { $cell }, { $turn }
carcassonne-log-manned = { $player } { carcassonne-log-manned.also }.
    .also = setzt einen Gefolgsmann auf { $cell }: { $part }
carcassonne-log-passed = { $player } setzt keinen Gefolgsmann.
carcassonne-log-completed = Fertig bei { $cell }: { $part }, { $count ->
    [one] { "" }
   *[other] je{ " " }
}{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $players }. Die Gefolgsleute kehren zurück.
carcassonne-log-counted = Gezählt bei { $cell }: { $part }, { $count ->
    [one] { "" }
   *[other] je{ " " }
}{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $players }.

# The board in words
carcassonne-cell = { $number } { $cell } { $tops }
carcassonne-cell-pays = { $number } { $cell } { $tops } +{ $points }
carcassonne-either = { $one }/{ $other }
carcassonne-row-tile = { $cell } { $kind }-{ $top }
carcassonne-cells = { $count ->
    [one] Es passt auf { $count } Feld
   *[other] Es passt auf { $count } Felder
} (Nummer, Feld, mögliche Ausrichtungen, + Punkte sofort): { $cells }.
carcassonne-cells-more = { $count ->
    [one] { $count } weiteres
   *[other] { $count } weitere
} (/{ command-ask } „{ carcassonne-question-cells }“)
carcassonne-chosen = Gewählt (Nummer, Feld, mögliche Ausrichtungen): { $cells }.
carcassonne-choice = { $number } { $part }: { $points }
carcassonne-choices = Frei für einen Gefolgsmann: { $parts }.
carcassonne-rows = Plättchen
carcassonne-row = Reihe { $row }: { $tiles }.
carcassonne-row-held = { $tile } ({ $owners })
carcassonne-row-owner = { $player }: { $part }
carcassonne-rows-more = { $count ->
    [one] { $count } weitere Reihe
   *[other] { $count } weitere Reihen
}
carcassonne-legend = „K13 D-O“ ist Plättchen D auf K13, oben nach Osten (N, O, S, W); in Klammern steht, wessen Gefolgsmann worauf steht. Alles über ein Feld oder ein Plättchen sagt /{ command-ask }, etwa „K13“ oder „D“.
carcassonne-alt-cut = Hier sind nicht alle Plättchen zu sehen; „{ carcassonne-look-whole }“ zeigt sie.
carcassonne-alt-rows = Reihe für Reihe liegen Plättchen auf { $rows }.
carcassonne-alt-ask = Jedes Feld und alles Weitere: /{ command-ask }, etwa „K7“, „Felder“, „offene Städte“ oder „Wiesen“.
carcassonne-copies = { $count } × { $kind } ({ $tile })

# Further looks
carcassonne-look-whole = Ganzer Tisch
carcassonne-look-farms = Wiesen
carcassonne-look-bag = Restliche Plättchen
carcassonne-look-dead = Nicht mehr füllbar
carcassonne-bag = { $kinds }.
carcassonne-dead = { $count ->
    [one] Keines der restlichen Plättchen passt auf { $cells }.
   *[other] Keines der restlichen Plättchen passt auf eines dieser { $count } Felder: { $cells }.
}
carcassonne-dead-none = Jedes Feld neben den Plättchen kann noch gefüllt werden.

# Questions and answers
carcassonne-question-cells = wo das gezogene Plättchen passt
carcassonne-question-cities = unfertige Städte
carcassonne-question-roads = unfertige Straßen
carcassonne-question-cloisters = unfertige Klöster
carcassonne-question-farms = wer auf jeder Wiese führt
carcassonne-question-bag = welche Plättchen übrig sind
carcassonne-question-dead = welche Felder nicht mehr füllbar sind
carcassonne-question-scores = alle Wertungen von Anfang an
carcassonne-question-followers = wo alle Gefolgsleute stehen
carcassonne-question-leader = wer führt, und womit
carcassonne-question-end = wann die Partie endet
carcassonne-question-cell = was auf { $cell } liegt
carcassonne-question-seat = wie { $player } steht
carcassonne-at = { $cell }: Plättchen { $kind } ({ $tile }), { $turn }.
carcassonne-at-gap = { $cell } ist leer. Hier braucht es: { $wants }.
carcassonne-at-nothing = { $cell } ist leer, und kein Plättchen liegt daneben.
carcassonne-wants = { $side } { $edge }
carcassonne-fits = Das gezogene Plättchen passt: { $tops }.
carcassonne-fits-not = Das gezogene Plättchen passt nicht.
carcassonne-fits-left = { $count ->
    [0] Keines der noch zu ziehenden Plättchen passt.
    [one] { $count } der noch zu ziehenden Plättchen passt.
   *[other] { $count } der noch zu ziehenden Plättchen passen.
}
carcassonne-feature = { $cell } { $part }: { $stands }
carcassonne-feature-free = { $feature }; niemand steht darauf.
carcassonne-feature-held = { $feature }; Gefolgsleute: { $owners }.
carcassonne-followers = { $player } { $count }
carcassonne-stands-field = { $cities ->
    [0] berührt keine fertige Stadt
    [one] berührt { $cities } fertige Stadt
   *[other] berührt { $cities } fertige Städte
}
carcassonne-stands-cloister = { $missing ->
    [0] fertig
    [one] { $missing } Plättchen fehlt ringsum
   *[other] { $missing } Plättchen fehlen ringsum
}
carcassonne-stands-city = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}, { $shields ->
    [one] { $shields } Wappen
   *[other] { $shields } Wappen
}, { $open ->
    [0] fertig
    [one] { $open } Seite offen
   *[other] { $open } Seiten offen
}
carcassonne-stands-road = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}, { $open ->
    [0] fertig
    [one] { $open } Ende offen
   *[other] { $open } Enden offen
}
carcassonne-open-none = Davon gibt es zurzeit nichts.
carcassonne-open-more = { $count ->
    [one] Früher begonnen und hier nicht gezeigt: { $count }.
   *[other] Früher begonnen und hier nicht gezeigt: { $count }.
}
carcassonne-leader = { $count ->
    [one] { $players } führt
   *[other] { $players } führen gemeinsam
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
carcassonne-if-ended = Wäre jetzt Schluss: { $points }.
carcassonne-if-ended-one = { $player } { $points }
carcassonne-folk = { $player }: { $supply } im Vorrat; auf dem Tisch: { $places }.
carcassonne-folk-place = { $cell } { $part }
carcassonne-end = Die Partie endet nach dem Zug, in dem das letzte Plättchen gelegt wird. Dann zählen unfertige Städte, Straßen und Klöster und die Wiesen.
carcassonne-part-left = { $count ->
    [0] Davon ist keins mehr übrig.
    [one] Davon ist noch eins übrig.
   *[other] Davon sind noch { $count } übrig.
}
carcassonne-cells-none = Gerade ist kein Plättchen zu legen.
carcassonne-cell-line = { $number }: { $cell }, Ausrichtung { $tops }, { $count ->
    [one] { $count } Nachbar
   *[other] { $count } Nachbarn
}
carcassonne-cell-line-completes = { $number }: { $cell }, Ausrichtung { $tops }, { $count ->
    [one] { $count } Nachbar
   *[other] { $count } Nachbarn
}, dort wird etwas fertig

# In pictures: short, no full stops
carcassonne-picture-cut = nicht alle Plättchen
carcassonne-picture-left = { $count ->
    [0] kein Plättchen mehr
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}

# Refusals
carcassonne-why-not-awaited = Du bist gerade nicht am Zug.
carcassonne-why-over = Die Partie ist zu Ende.
carcassonne-why-wrong-phase-lay = Leg zuerst dein Plättchen: Sag das Feld und die Ausrichtung (N, O, S, W).
carcassonne-why-wrong-phase-man = Das Plättchen liegt. Setz jetzt einen Gefolgsmann auf einen seiner Teile, oder passe.
carcassonne-why-cell-taken = Auf { $cell } liegt schon ein Plättchen.
carcassonne-why-cell-apart = { $cell } liegt neben keinem Plättchen: Ein Plättchen muss ein anderes Seite an Seite berühren.
carcassonne-why-sides-clash = Auf { $cell } passt es so nicht: Nach { $side } hätte das Plättchen { $shows }, { $beside } hat dort etwas anderes.
carcassonne-why-looks-the-same = So herum sieht dieses Plättchen gleich aus. Schreib { $same }.
carcassonne-why-supply-empty = Alle deine Gefolgsleute sind auf dem Tisch.
carcassonne-why-no-such-part = Das gibt es auf diesem Plättchen nicht: { $spot }.
carcassonne-why-feature-claimed = Hier steht schon ein Gefolgsmann von { $owner } ({ $land }), vielleicht weiter entfernt.
carcassonne-why-option-unknown = Carcassonne kennt diese Option oder diesen Wert nicht.

# What people type for the words of the notation, between commas
carcassonne-typed-city = stadt, ritter
carcassonne-typed-road = straße, strasse, weg, wegelagerer, räuber
carcassonne-typed-field = wiese, feld, bauer, hof, bauernhof
carcassonne-typed-cloister = kloster, mönch, abtei
carcassonne-typed-pass = passen, passe, keiner, keinen, niemand, kein gefolgsmann, keinen gefolgsmann, ende, zug beenden, fertig, nein, nichts, niemanden
carcassonne-typed-n = n, nord, norden, oben, oben bleibt oben
carcassonne-typed-e = o, ost, osten, rechts, oben rechts, oben nach rechts
carcassonne-typed-s = s, süd, süden, unten, auf dem kopf, kopfüber
carcassonne-typed-w = w, west, westen, links, oben links, oben nach links
carcassonne-typed-nothing = gefolgsmann, meeple, plättchen, setze, setz, setzen, lege, leg, legen
carcassonne-none-cell = Das gezogene Plättchen passt auf { $cell } in keiner Ausrichtung.
carcassonne-none-far = Auf { $cell } lässt sich kein Plättchen legen: Es liegt keines daneben.
carcassonne-none-part = Auf { $cell } ist für einen Gefolgsmann nichts dieser Art frei: { $land }.

# The rules card
carcassonne-rules-overview = Gemeinsam legt ihr eine Landschaft aus 72 Plättchen mit Städten, Straßen, Klöstern und Wiesen. Alle haben sieben Gefolgsleute. Wer in einer Stadt, auf einer Straße, in einem Kloster oder auf einer Wiese die meisten hat, bekommt ihre Punkte.
    .title = Worum es geht
carcassonne-rules-turn = Zieh ein Plättchen, leg es an, und setz dann einen Gefolgsmann darauf oder keinen. Alle sehen das Plättchen. Es muss ein anderes Seite an Seite berühren, und jede Seite, die anliegt, muss weitergehen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.

    Ein Gefolgsmann kommt auf das eben gelegte Plättchen, auf eine Stadt, eine Straße, eine Wiese oder ein Kloster, auf die sonst noch niemand gesetzt hat, auch du nicht, und sei es weit entfernt. Was das Plättchen fertigstellt, wird sofort gewertet; dann kehren die Gefolgsleute darauf zurück und stehen ab dem nächsten Zug bereit.

    Ein Plättchen, das nirgends passt, scheidet aus, und du ziehst ein neues.
    .title = Ein Zug
carcassonne-rules-scoring = Eine Straße ist fertig, wenn beide Enden an einer Kreuzung, einer Stadt oder einem Kloster liegen oder sie ein Ring ist: 1 Punkt je Plättchen.
    Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat: 2 Punkte je Plättchen und 2 je Wappen. Eine Stadt aus zwei Plättchen bringt 2 oder 4, wie der Tisch es gewählt hat.
    Ein Kloster ist fertig, wenn ringsum acht Plättchen liegen: 9 Punkte.
    Haben mehrere dort Gefolgsleute, bekommt alle Punkte, wer die meisten hat; bei Gleichstand bekommen alle Führenden sie ganz. Ein Plättchen zählt für eine Stadt oder Straße nur einmal, so oft sie es auch durchquert.
    .title = Wertung
carcassonne-rules-farms = Verbundene Wiesen zählen als eine; Straßen, Städte und der Rand trennen sie. Ein Gefolgsmann auf einer Wiese ist ein Bauer: Er bleibt bis zum Ende der Partie und wird erst dann gewertet, mit 3 Punkten für jede fertige Stadt, die die Wiese berührt, für den, der dort die meisten Bauern hat.

    Je nach Option zählt eine Stadt für jeden nur einmal, auch bei mehreren Wiesen. Nach der Regel der 1. Auflage bringt jede fertige Stadt 4 Punkte dem, der auf allen Wiesen um sie herum zusammen die meisten Bauern hat.
    .title = Wiesen
carcassonne-rules-end = Die Partie endet nach dem Zug, in dem das letzte Plättchen gelegt wird. Unfertige Straßen und Städte bringen 1 Punkt je Plättchen und 1 je Wappen, unfertige Klöster 1 für das Kloster und 1 je Plättchen ringsum; dann werden die Wiesen gewertet. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
    .title = Spielende
carcassonne-rules-readings = Wo die Regeln etwas offenlassen, spielen wir hier so:
    • Wer beginnt, wird ausgelost.
    • Ein Plättchen, das nirgends passt, scheidet sofort aus, wenn nötig mehrmals; war es das letzte, endet die Partie.
    • Ohne Gefolgsmann im Vorrat kannst du auch das nicht besetzen, was du gerade fertigstellst: Sie kehren erst nach der Wertung zurück.
    • Ein Kloster ohne Gefolgsmann bringt niemandem etwas und kann später nicht besetzt werden.
    • Auch eine fertige Stadt, die niemandem gehörte, versorgt Wiesen.
    • Du wirst auch dann nach einem Gefolgsmann gefragt, wenn du keinen setzen kannst, damit sich ein aus Versehen gelegtes Plättchen zurücknehmen lässt.
    .title = So legen wir die Regeln aus

# Parts that the rules card tells about one by one; the names are what people type
carcassonne-kind = Plättchen { $kind }: { $tile }
carcassonne-kind-text = Plättchen { $kind }, wie gezeichnet: { $tile }. { $count ->
    [one] Es gibt davon eins.
   *[other] Es gibt davon { $count }.
}
carcassonne-component-city = Stadt
    .text = Fertig, wenn ihre Mauer keine Lücke hat: 2 Punkte je Plättchen und 2 je Wappen; unfertig am Ende je 1.
    .names = stadt, ritter
carcassonne-component-road = Straße
    .text = Fertig, wenn beide Enden an einer Kreuzung, Stadt oder einem Kloster liegen oder sie ein Ring ist: 1 Punkt je Plättchen, auch unfertig.
    .names = straße, strasse, weg, wegelagerer
carcassonne-component-field = Wiese
    .text = Verbundene Wiesen gehören zusammen. Ein Bauer bleibt bis zum Ende der Partie liegen und zählt dann für die fertigen Städte, die seine Wiese berührt.
    .names = wiese, bauer, hof, bauernhof
carcassonne-component-cloister = Kloster
    .text = Fertig, wenn acht Plättchen darum liegen: 9 Punkte; unfertig am Ende 1 je Plättchen seines Quadrats aus neun.
    .names = kloster, mönch, abtei
carcassonne-component-follower = Gefolgsmann
    .text = Jeder hat 7. Einer darf auf das eben gelegte Plättchen, auf einen Teil, auf dem nirgends ein Gefolgsmann steht. Er kommt zurück, wenn der Teil fertig ist; Bauern bleiben.
    .names = gefolgsmann, meeple, männchen
carcassonne-component-shield = Wappen
    .text = Ein Wappen zählt wie ein weiteres Plättchen seiner Stadt: 2 Punkte, wenn sie fertig ist, sonst 1.
    .names = wappen, schild

# What people type for a question
carcassonne-asked-cells = felder, nummern, wo passt es, wohin passt es, wohin, möglich, erlaubt, was kann ich tun, wohin mit dem plättchen, wohin kann ich, wo kann ich anlegen, anlegen, hinlegen, legen
carcassonne-asked-cities = offene städte, städte, unfertige städte, unvollendete städte
carcassonne-asked-roads = offene straßen, straßen, wege, unfertige straßen
carcassonne-asked-cloisters = offene klöster, klöster, unfertige klöster
carcassonne-asked-farms = wiesen, höfe, bauern, bauernhöfe, wer führt auf den wiesen
carcassonne-asked-bag = übrig, was ist übrig, restliche plättchen, plättchen, stapel, rest, beutel, plättchen sind noch da, plättchen noch da, wie viele plättchen, noch da
carcassonne-asked-dead = tote felder, unmögliche felder, unmöglich, löcher
carcassonne-asked-scores = alle wertungen, wertungen, punktestand
carcassonne-asked-followers = gefolgsleute, meine gefolgsleute, wo stehen meine gefolgsleute, meeples, vorrat
carcassonne-asked-leader = wer führt, führung, wer gewinnt, punkte, stand, führt, gewinnt, vorn, wer liegt vorn
carcassonne-asked-end = ende, spielende, wann ist schluss, wann ist ende, schluss, wann endet die partie, endet, zu ende
carcassonne-asked-tile = plättchen

# So wird gespielt, in fünf Sätzen; und was jede Option bewirkt
carcassonne-how =
    Gemeinsam legt ihr eine Landschaft: In deinem Zug bekommst du ein Plättchen und legst es so an, dass alle Seiten weitergehen.
    Dann darfst du einen deiner sieben Gefolgsleute darauf setzen: in eine Stadt, auf eine Straße, ein Kloster oder eine Wiese, wo noch niemand steht.
    Was fertig ist, bringt sofort Punkte, und die Gefolgsleute darauf kommen zu dir zurück.
    Wer auf Wiesen steht, bleibt bis zum Ende und bringt Punkte für die fertigen Städte daneben.
    Sind die Plättchen aufgebraucht, wird der Rest gezählt, und die meisten Punkte gewinnen.
carcassonne-explain-two-tile-city = Was die kleinste Stadt bringt, die aus nur zwei Plättchen besteht.
carcassonne-explain-farms = Wie Gefolgsleute auf Wiesen am Ende für die fertigen Städte daneben Punkte bringen.

# Was das Ziehen gab
carcassonne-luck-drawn = { $player }, Plättchen { $times }: { $parts }.
carcassonne-luck-part = { $of ->
    [cloisters] Klöster
    [cities] mit Stadt
   *[shields] Wappen
} { $came } ({ $usual })
carcassonne-luck-how = In Klammern: was so viele Plättchen im Schnitt bringen. Plättchen, die nirgends passten, zählen nicht mit.
carcassonne-fortune-cloisters = gezogene Klöster
carcassonne-fortune-cities = gezogene Plättchen mit Stadt
carcassonne-fortune-shields = gezogene Wappen
