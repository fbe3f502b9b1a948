# Carcassonne: alles, was das Spiel sagt. Die Sätze sind eigene Formulierungen.

carcassonne-name = Carcassonne
carcassonne-about = Legt Karte um Karte eine Landschaft und besetzt Städte, Straßen, Klöster und Wiesen mit Gefolgsleuten. Etwa 40 Minuten.
carcassonne-option-two-tile-city = Fertige Stadt aus zwei Plättchen
carcassonne-option-two-tile-city-2 = 2 Punkte
carcassonne-option-two-tile-city-4 = 4 Punkte
carcassonne-option-farms = Höfe
carcassonne-option-farms-per-farm = 3 Punkte je fertige Stadt, jeder Hof für sich
carcassonne-option-farms-once-per-city = 3 Punkte je fertige Stadt, für jeden nur einmal
carcassonne-option-farms-first-edition = erste Ausgabe: 4 Punkte je fertige Stadt, alle ihre Höfe zusammen

# Small parts
carcassonne-side-n = N
carcassonne-side-e = O
carcassonne-side-s = S
carcassonne-side-w = W
carcassonne-top-n = oben bleibt oben
carcassonne-top-e = oben nach rechts
carcassonne-top-s = auf dem Kopf
carcassonne-top-w = oben nach links
carcassonne-wind-nnw = NNW
carcassonne-wind-nne = NNO
carcassonne-wind-ene = ONO
carcassonne-wind-ese = OSO
carcassonne-wind-sse = SSO
carcassonne-wind-ssw = SSW
carcassonne-wind-wsw = WSW
carcassonne-wind-wnw = WNW
carcassonne-land-city = Stadt
carcassonne-land-road = Weg
carcassonne-land-field = Wiese
carcassonne-land-cloister = Kloster
carcassonne-part = { $land } ({ $sides })

# Tiles, each with its drawn top up
carcassonne-tile-a = Kloster, Weg nach unten
carcassonne-tile-b = Kloster in Wiesen
carcassonne-tile-c = Stadt an allen Seiten, Wappen
carcassonne-tile-d = Stadt oben, Weg quer
carcassonne-tile-e = Stadt oben
carcassonne-tile-f = Stadt von links nach rechts, Wappen
carcassonne-tile-g = Stadt von links nach rechts
carcassonne-tile-h = zwei Städte, oben und unten
carcassonne-tile-i = zwei Städte, oben und links
carcassonne-tile-j = Stadt oben, Weg von rechts nach unten
carcassonne-tile-k = Stadt oben, Weg von links nach unten
carcassonne-tile-l = Stadt oben, Kreuzung dreier Wege
carcassonne-tile-m = Stadt oben und links, Wappen
carcassonne-tile-n = Stadt oben und links
carcassonne-tile-o = Stadt oben und links, Weg von rechts nach unten, Wappen
carcassonne-tile-p = Stadt oben und links, Weg von rechts nach unten
carcassonne-tile-q = Stadt an allen Seiten außer unten, Wappen
carcassonne-tile-r = Stadt an allen Seiten außer unten
carcassonne-tile-s = Stadt an allen Seiten außer unten, Weg nach unten, Wappen
carcassonne-tile-t = Stadt an allen Seiten außer unten, Weg nach unten
carcassonne-tile-u = Weg quer
carcassonne-tile-v = Weg von links nach unten
carcassonne-tile-w = Kreuzung dreier Wege, Wiese oben
carcassonne-tile-x = Kreuzung von vier Wegen

# What is going on
carcassonne-head-lay = { $player } legt Plättchen { $kind }: { $tile }.
carcassonne-head-man = { $player } hat ein Plättchen auf { $cell } gelegt und darf einen Gefolgsmann daraufstellen.
carcassonne-head-man-none = { $player } hat ein Plättchen auf { $cell } gelegt; ein Gefolgsmann kann diesmal nicht darauf.
carcassonne-head-over = { $count ->
    [one] { $players } gewinnt das Spiel.
   *[other] { $players } teilen sich den Sieg.
}
carcassonne-head-soon = Das Spiel beginnt gleich.
carcassonne-last = Zuletzt gelegt: { $cell }, { $tile }.
carcassonne-left = { $count ->
    [one] Noch { $count } Plättchen ist zu ziehen.
   *[other] Noch { $count } Plättchen sind zu ziehen.
}
carcassonne-discarded = Passten nirgends und sind aus dem Spiel: { $kinds }.
carcassonne-seat = { $player } ({ $letter }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $followers ->
    [one] { $followers } Gefolgsmann im Vorrat
   *[other] { $followers } Gefolgsleute im Vorrat
}.

# What is asked
carcassonne-ask-wait = Gerade entscheidest nicht du. { $awaited }
carcassonne-ask-lay = Dein Plättchen: { $tile }. Wohin damit? Die Zahlen stehen im Bild, die Felder mit den meisten Nachbarn zuerst; ✓, im Bild eine grüne Ecke, heißt, dass es dort etwas vollendet.
carcassonne-ask-top = { $cell }: wie herum? Die Buchstaben stehen im Bild unter dem Plättchen.
carcassonne-ask-man = Ein Gefolgsmann auf { $cell }? Die Punkte sagen, was jeder Platz jetzt wert ist; ✓ heißt sofort.
carcassonne-ask-supply = Du hast keinen Gefolgsmann mehr für { $cell }. Beende den Zug, oder nimm das Plättchen erst zurück.
carcassonne-ask-claimed = Auf { $cell } ist nichts frei für einen Gefolgsmann. Beende den Zug, oder nimm das Plättchen erst zurück.
carcassonne-press-cell = { $number } · { $cell }
carcassonne-press-cell-completes = { $number } · { $cell } ✓
carcassonne-press-others = Andere Felder
carcassonne-press-more = Weitere Felder
carcassonne-press-fewer = Felder davor
carcassonne-press-back = Anderes Feld
carcassonne-press-top = { $side } · { $turn }
carcassonne-press-man = { $number } · { $part }: { $points }
carcassonne-press-man-now = { $number } · { $part }: { $points } ✓
carcassonne-press-none = Kein Gefolgsmann
carcassonne-press-end = Zug beenden
carcassonne-do-lay = { $cell }, { $turn }
carcassonne-do-lay-completes = { $cell }, { $turn }; vollendet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
carcassonne-outlook = { $turn } ({ $side }) vollendet { $scores }.
carcassonne-would = { $what } → { $count ->
    [0] noch niemand
    [one] { $players }
   *[other] { $players }, Gleichstand
}
carcassonne-do-man = Gefolgsmann auf { $part }
carcassonne-do-man-points = Gefolgsmann auf { $part }, jetzt { $points } wert

# Scores
carcassonne-paid = { $what } → { $count ->
    [0] niemand
    [one] { $players }
   *[other] { $players }, Gleichstand
}
carcassonne-paid-road = { $cell }: Weg aus { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}: { $sum }
carcassonne-paid-road-open = { $cell }: unfertiger Weg aus { $tiles ->
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
carcassonne-paid-farm = { $cell }: Hof an { $tiles ->
    [one] { $tiles } fertigen Stadt
   *[other] { $tiles } fertigen Städten
}: { $sum }
carcassonne-paid-supply = { $cell }: Stadt, versorgt von { $tiles ->
    [one] { $tiles } Hof
   *[other] { $tiles } Höfen
}: { $sum }
carcassonne-rule-city = Es gilt: Eine fertige Stadt aus zwei Plättchen bringt { $points } Punkte.
carcassonne-rule-farms = Für Höfe gilt: { $rule }.
carcassonne-total = { $player }: { $points } = Städte { $cities } + Wege { $roads } + Klöster { $cloisters } + Höfe { $farms }
carcassonne-scores-earlier = { $count ->
    [one] { $count } frühere Wertung
   *[other] { $count } frühere Wertungen
}: Frage nach „scores 1“ und so weiter.

# Farms
carcassonne-farms-none = Es steht kein Bauer auf dem Tisch.
carcassonne-farmers = { $player } { $count }
carcassonne-farm = Hof auf { $cell }: Bauern { $farmers }; { $cities ->
    [one] { $cities } fertige Stadt
   *[other] { $cities } fertige Städte
}. { $count ->
    [one] { $leaders } führt
   *[other] { $leaders } liegen gleichauf
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

# How the game ended
carcassonne-ending-points = { $players } gewinnt mit { $points } Punkten.
carcassonne-ending-shared = { $players } teilen sich den Sieg mit je { $points } Punkten.
carcassonne-ending-alone = Alle anderen haben aufgegeben, also hat { $players } gewonnen.

# The log
carcassonne-log-began = Das Los fällt auf { $player } für den ersten Zug.
carcassonne-log-drew = { $player } zieht { $kind }: { $tile }.
carcassonne-log-discarded = { $player } zieht { $kind } ({ $tile }), das nirgends passt. Es kommt aus dem Spiel, und ein anderes wird gezogen.
carcassonne-log-laid = { $player } legt { $kind } auf { $cell }, { $turn }.
carcassonne-log-manned = { $player } stellt einen Gefolgsmann auf { $cell }: { $part }.
carcassonne-log-passed = { $player } stellt keinen Gefolgsmann.
carcassonne-log-completed = Fertig bei { $cell }: { $part }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $players }. Die Gefolgsleute kehren zurück.
carcassonne-log-counted = Gezählt bei { $cell }: { $part }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $players }.

# The board in words
carcassonne-cell = { $number } { $cell } { $tops }
carcassonne-cells = { $count ->
    [one] Es passt auf { $count } Feld
   *[other] Es passt auf { $count } Felder
} (Nummer, Feld, wohin oben zeigen kann): { $cells }.
carcassonne-cells-more = { $count ->
    [one] { $count } weiteres (/{ command-ask } cells)
   *[other] { $count } weitere (/{ command-ask } cells)
}
carcassonne-chosen = Gewählt und im Bild gerahmt (Nummer, Feld, wohin oben zeigen kann): { $cells }.
carcassonne-choice = { $number } { $part }, { $points } wert
carcassonne-choices = Frei für einen Gefolgsmann: { $parts }.
carcassonne-legend = Jedes Plättchen: sein Buchstabe, wohin sein Oben zeigt (n, e, s, w), und der Buchstabe dessen, der einen Gefolgsmann darauf hat. Eine Zahl: Das gezogene Plättchen passt dorthin.
carcassonne-alt-board = { $tiles ->
    [one] { $tiles } Plättchen liegt
   *[other] { $tiles } Plättchen liegen
} zwischen { $from } und { $to }, { $across } Felder breit und { $down } hoch.
carcassonne-alt-rows = Reihe für Reihe liegen Plättchen auf { $rows }.
carcassonne-alt-paid = Zuletzt gewertet: { $score }.
carcassonne-alt-ask = Frage nach einem Feld mit seinem Namen, oder nach open cities, open roads, farms.
carcassonne-copies = { $count } × { $kind } ({ $tile })

# Further looks
carcassonne-look-whole = Ganzer Tisch
carcassonne-look-farms = Höfe
carcassonne-look-bag = Übrige Plättchen
carcassonne-look-dead = Unfüllbare Felder
carcassonne-bag = { $kinds }.
carcassonne-dead = { $count ->
    [one] Kein übriges Plättchen passt auf { $cells }.
   *[other] Kein übriges Plättchen passt auf eines dieser { $count } Felder: { $cells }.
}
carcassonne-dead-none = Jedes Feld neben den Plättchen kann noch gefüllt werden.

# Questions and answers
carcassonne-question-cells = wo das gezogene Plättchen passt
carcassonne-question-cities = unfertige Städte
carcassonne-question-roads = unfertige Wege
carcassonne-question-cloisters = unfertige Klöster
carcassonne-question-farms = wer auf jedem Hof führt
carcassonne-question-bag = welche Plättchen übrig sind
carcassonne-question-dead = Felder, die nichts mehr füllt
carcassonne-question-scores = alle Wertungen von Anfang an
carcassonne-question-cell = was auf { $cell } liegt
carcassonne-at = { $cell }: Plättchen { $kind } ({ $tile }), { $turn }.
carcassonne-at-gap = { $cell } ist leer. Die Nachbarn verlangen: { $wants }.
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
carcassonne-open-none = Es gibt nichts dergleichen.
carcassonne-open-more = { $count ->
    [one] Und { $count } früher Begonnenes.
   *[other] Und { $count } früher Begonnene.
}
carcassonne-cells-none = Gerade ist kein Plättchen zu legen.
carcassonne-cell-line = { $number }: { $cell }, oben nach { $tops }, { $count ->
    [one] { $count } Nachbar
   *[other] { $count } Nachbarn
}
carcassonne-cell-line-completes = { $number }: { $cell }, oben nach { $tops }, { $count ->
    [one] { $count } Nachbar
   *[other] { $count } Nachbarn
}, vollendet etwas

# In pictures: short, no full stops
carcassonne-picture-left = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}

# Refusals
carcassonne-why-not-awaited = Gerade entscheidest nicht du.
carcassonne-why-over = Das Spiel ist vorbei.
carcassonne-why-wrong-phase-lay = Leg zuerst das gezogene Plättchen: ein Feld, und wohin oben zeigt, zum Beispiel „K7 n“.
carcassonne-why-wrong-phase-man = Das Plättchen liegt. Stell jetzt einen Gefolgsmann darauf, zum Beispiel „city n“, oder „pass“.
carcassonne-why-cell-taken = Auf { $cell } liegt schon ein Plättchen.
carcassonne-why-cell-apart = { $cell } liegt neben keinem Plättchen: Ein Plättchen muss ein anderes Seite an Seite berühren.
carcassonne-why-sides-clash = Auf { $cell } geht diese Seite nicht weiter: Im { $side } zeigte das Plättchen { $shows }, und { $beside } zeigt dort etwas anderes.
carcassonne-why-looks-the-same = So herum sieht dieses Plättchen gleich aus. Schreib { $same }.
carcassonne-why-supply-empty = Alle deine Gefolgsleute sind auf dem Tisch.
carcassonne-why-no-such-part = Das gelegte Plättchen hat keinen solchen Teil: { $spot }.
carcassonne-why-feature-claimed = { $owner } hat dort schon einen Gefolgsmann ({ $land }), und sei er noch so weit weg.
carcassonne-why-option-unknown = Carcassonne kennt diese Option oder diesen Wert nicht.

# The rules card
carcassonne-rules-overview = Gemeinsam legt ihr eine Landschaft aus 72 Plättchen mit Städten, Wegen, Klöstern und Wiesen. Jeder hat sieben Gefolgsleute. Wer auf einem Teil der Landschaft die meisten hat, bekommt seine Punkte.
    .title = Worum es geht
carcassonne-rules-turn = Zieh ein Plättchen, leg es an, und stell dann einen Gefolgsmann darauf oder keinen. Alle sehen das Plättchen. Es muss ein anderes Seite an Seite berühren, und jede Seite, die anliegt, muss weitergehen: Stadt an Stadt, Weg an Weg, Wiese an Wiese.

    Ein Gefolgsmann kommt auf das eben gelegte Plättchen, auf eine Stadt, einen Weg, eine Wiese oder ein Kloster, wo in keiner Entfernung ein anderer steht, auch kein eigener. Was das Plättchen fertig macht, wird sofort gewertet; dann kehren die Gefolgsleute darauf zurück und stehen ab dem nächsten Zug bereit.

    Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst ein anderes.
    .title = Ein Zug
carcassonne-rules-scoring = Ein Weg ist fertig, wenn beide Enden an einer Kreuzung, einer Stadt oder einem Kloster liegen oder er ein Ring ist: 1 Punkt je Plättchen.
    Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat: 2 Punkte je Plättchen und 2 je Wappen. Eine Stadt aus zwei Plättchen bringt 2 oder 4, wie der Tisch es gewählt hat.
    Ein Kloster ist fertig, wenn ringsum acht Plättchen liegen: 9 Punkte.
    Haben mehrere dort Gefolgsleute, bekommt alle Punkte, wer die meisten hat; bei Gleichstand bekommen alle Führenden sie ganz. Ein Plättchen zählt für eine Stadt oder einen Weg nur einmal, so oft sie es auch durchqueren.
    .title = Punkte im Spiel
carcassonne-rules-farms = Verbundene Wiesen sind ein Hof; Wege, Städte und der Rand trennen sie. Ein Bauer bleibt bis zum Ende des Spiels und wird erst dann gewertet: 3 Punkte für jede fertige Stadt, die der Hof berührt, für den, der die meisten Bauern auf dem Hof hat.

    Nach einer anderen Regel bringt eine Stadt jedem nur einmal etwas, über wie viele Höfe auch immer. Nach der Regel der ersten Ausgabe bringt jede fertige Stadt 4 Punkte dem, der auf allen Höfen um sie herum zusammen die meisten Bauern hat.
    .title = Höfe
carcassonne-rules-end = Das Spiel endet nach dem Zug, in dem das letzte Plättchen gelegt wird. Unfertige Wege und Städte bringen 1 Punkt je Plättchen und 1 je Wappen, unfertige Klöster 1 je Plättchen ihres Quadrats aus neun, dann werden die Höfe gewertet. Die meisten Punkte gewinnen; Gleichstand ist ein geteilter Sieg.
    .title = Das Ende
carcassonne-rules-readings = Wo die Regeln Raum lassen, wird hier so gespielt:
    • Wer beginnt, wird ausgelost.
    • Ein Plättchen, das nirgends passt, kommt sofort aus dem Spiel, wenn nötig mehrmals; war es das letzte, endet das Spiel.
    • Ohne Gefolgsmann im Vorrat kannst du auch das nicht besetzen, was du gerade fertig machst: Sie kehren erst nach der Wertung zurück.
    • Ein Kloster ohne Mönch bringt niemandem etwas und kann später nicht besetzt werden.
    • Auch eine fertige Stadt, die niemandem gehörte, versorgt Höfe.
    • Du wirst auch dann nach einem Gefolgsmann gefragt, wenn du keinen stellen kannst, damit sich ein aus Versehen gelegtes Plättchen zurücknehmen lässt.
    .title = Wie die Regeln hier gelesen werden
