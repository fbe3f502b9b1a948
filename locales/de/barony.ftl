# Barony: alles, was das Spiel sagt. Namen und Sätze sind unsere eigenen.

barony-name = Barony
barony-about = Verteilt eure Ritter über das Land, gründet Dörfer und Festungen und steigt im Titel auf. Kein Zufall mehr, sobald das Land liegt. Etwa 45 Minuten.
barony-option-idle-rounds = Ende bei Stillstand
barony-option-idle-rounds-20 = nach 20 Runden
barony-option-idle-rounds-10 = nach 10 Runden
barony-option-idle-rounds-40 = nach 40 Runden
barony-option-idle-rounds-off = nie
barony-given-tiles = Die Geländeplättchen stammen aus einer Liste des Betreibers.

# Teile
barony-terrain-mountain = Gebirge
barony-terrain-forest = Wald
barony-terrain-plain = Ebene
barony-terrain-field = Acker
barony-terrain-lake = See
barony-building-village = Dorf
barony-building-stronghold = Festung
barony-building-city = Stadt
barony-title-baron = Baron
barony-title-viscount = Vicomte
barony-title-count = Graf
barony-title-marquis = Marquis
barony-title-duke = Herzog
barony-knights = { $count ->
    [0] kein Ritter
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
barony-villages = { $count ->
    [0] kein Dorf
    [one] { $count } Dorf
   *[other] { $count } Dörfer
}
barony-strongholds = { $count ->
    [0] keine Festung
    [one] { $count } Festung
   *[other] { $count } Festungen
}
barony-cities = { $count ->
    [0] keine Stadt
    [one] { $count } Stadt
   *[other] { $count } Städte
}

# Kleine Teile
barony-copies = { $what } ×{ $count }
barony-pawns = { $player }: { $pawns }
barony-pawns-of = { $pawns } ({ $player })

# Was geschieht
barony-head-place = { $player } muss eine Startstadt mit einem Ritter setzen.
barony-head-turn = { $player } ist am Zug.
barony-head-moving = { $player } hat einen Ritter gezogen und darf einen zweiten ziehen.
barony-head-taking = { $player } hat ein Dorf zerstört und nimmt einen Marker von { $owner }.
barony-head-building = { $player } baut und darf noch mehr bauen.
barony-head-over = { $players } wird König und gewinnt!
    .also = wird König und gewinnt
barony-head-over-alone = { $players } gewinnt!
    .also = gewinnt
barony-head-soon = Gleich wird das Brett ausgelegt.
barony-first = Startspieler: { $player }.
barony-alt-last = Zuletzt: { $told }
barony-last = Zuletzt auf dem Brett, { $player }: { $steps }.
barony-last-step = { $space } nach { $to }
barony-round = Runde { $round }
barony-last-round = Es gibt einen Herzog: Das ist die letzte Runde.
barony-idle = Seit { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
} kein Fortschritt; nach { $most } in Folge endet die Partie.

# Punkte
barony-points = { $player }, { $title }: Titel { $titles } × { $each } + neue Städte { $cities } × { $worth } + Silber { $silver } = { $total }
barony-points-none = { $player }, { $title }: 0 Punkte
barony-ending-duke = Die letzte Runde ist zu Ende. { $tied ->
    [yes] Gleichstand bei den Punkten: { $players } ist in der Zugreihenfolge weiter vorn
   *[no] { $players } hat die meisten Punkte
} und wird König.
barony-ending-all-passed = Niemand kann mehr etwas tun. { $tied ->
    [yes] Gleichstand bei den Punkten: { $players } ist in der Zugreihenfolge weiter vorn
   *[no] { $players } hat die meisten Punkte
} und wird König.
barony-ending-idle = Zu viele Runden ohne Fortschritt, wie an diesem Tisch vereinbart. { $tied ->
    [yes] Gleichstand bei den Punkten: { $players } ist in der Zugreihenfolge weiter vorn
   *[no] { $players } hat die meisten Punkte
} und wird König.
barony-ending-alone = Sonst spielt niemand mehr mit: { $players } hat gewonnen.
barony-ending-seat = { $points }. { $tokens }

# Was man hat
barony-reserve = Vorrat: { $knights }, { $villages }, { $strongholds }, { $cities }.
barony-tokens = Marker: { $tokens }; { $gold } Gold oder { $silver } Silber wert.
barony-tokens-none = Du hast keine Marker.

# Was eine Aktion tut
barony-do-place = Stadt und Ritter auf { $space }
barony-do-recruit = { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
} auf { $space } rekrutieren
barony-do-move = Ritter von { $space } nach { $to }
barony-do-take = Einen Marker nehmen: { $terrain }
barony-do-build = { $building } auf { $space } bauen
barony-do-done = Zug beenden
barony-do-city = Neue Stadt auf { $space }
barony-do-expedition = Expedition nach { $space }
barony-do-title = { $tokens } zahlen ({ $gold } Gold; kostet { $silver } Silber)
barony-do-pass = Passen

# Was gefragt wird
barony-verb-recruit = Rekrutieren
barony-verb-move = Ziehen
barony-verb-build = Bauen
barony-verb-city = Neue Stadt
barony-verb-expedition = Expedition
barony-verb-title = Titel
barony-ask-wait = Du bist gerade nicht am Zug. Das Brett zeigt, auf wen wir warten.
barony-ask-turn = Du bist am Zug: Wähle eine der sechs Aktionen.
barony-ask-place = Wohin kommt deine nächste Stadt mit einem Ritter?
barony-ask-row = Wähle zuerst die Reihe.
barony-ask-recruit = In welcher Stadt, und wie viele Ritter?
barony-ask-move = Welcher Ritter zieht zuerst?
barony-ask-target = Von { $space } wohin?
barony-ask-second = Noch einen Ritter ziehen oder den Zug beenden?
barony-ask-take = Welchen Marker nimmst du von { $player }?
barony-ask-build = Was baust du anstelle eines Ritters, und wo?
barony-ask-build-more = Bau noch etwas oder beende deinen Zug.
barony-ask-city = Welches Dorf wird zur Stadt?
barony-ask-expedition = Wo am Rand kommt der Ritter an? Ein zweiter aus deinem Vorrat scheidet ganz aus.
barony-ask-title = Womit zahlst du, um { $title } zu werden?
barony-press-back = Zurück
barony-press-row = Reihe { $row } ({ $count })
barony-press-space = { $space } · { $terrain }
barony-press-enter = { $space } · { $pawns }
barony-press-strike = { $space } · schlägt { $pawns }
barony-press-recruit = { $space }: { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
barony-press-build = { $space }: { $building } ({ $terrain })
barony-press-pay = { $tokens }
barony-press-other-pay = Anders zahlen
barony-note-pay = { $gold } Gold; kostet { $silver } Silber

# Geplante Züge
barony-plan-ask = Plane deinen Zug für Runde { $round }, ausgehend vom jetzigen Brett. Wenn er dann noch möglich ist, genügt ein Druck auf einen Knopf.
barony-plan-short = Zug aus einem Schritt
barony-plan-pick = Wähle
barony-plan-begun = Bisher: { $steps }.
barony-plan-enough = Nur das planen
barony-plan-anew = Von vorn
barony-plan-move = Ziehen: { $steps }
barony-plan-step = { $space } { $building }
barony-plan-build = Bauen: { $steps }

# Warum ein Knopf gerade nirgends hinführt
barony-none-recruit = Du kannst nicht rekrutieren: In deinem Vorrat ist kein Ritter.
barony-none-move = Du kannst nicht ziehen: Keiner deiner Ritter hat ein Feld, auf das er darf.
barony-none-build = Zum Bauen brauchst du einen eigenen Ritter auf einem Feld ohne Gebäude und ohne gegnerische Ritter, dazu ein Dorf oder eine Festung im Vorrat.
barony-none-city = Für eine Stadt brauchst du ein eigenes Dorf, das nicht im Wald, nicht neben einer Stadt und nicht bei einem gegnerischen Ritter steht. Städte in deinem Vorrat: { $cities }.
barony-none-expedition = Für eine Expedition brauchst du zwei Ritter im Vorrat (du hast { $knights }) und ein leeres Feld am Rand.
barony-none-title = { $state ->
    [duke] Du bist Herzog; einen höheren Titel gibt es nicht.
   *[short] Du kannst keinen Titel bezahlen: Er kostet { $cost } Gold, und deine Marker sind { $gold } wert.
}

# What people type for the words of the notation, between commas
barony-typed-recruit = rekrutieren, rekrutiere, anwerben, werbe, heuern
barony-typed-move = ziehen, zieh, ziehe, bewegen, bewege, gehen, geh, gehe, laufen
barony-typed-build = bauen, bau, baue, errichten, errichte
barony-typed-city = stadt, neue stadt, gründen, gründe, stadt gründen, gründe stadt
barony-typed-expedition = expedition, expedition senden, reise, segeln
barony-typed-title = titel, titel kaufen, aufsteigen, zahlen, zahle, bezahlen, werden
barony-typed-take = nehmen, nimm, nehme, marker nehmen, nimm marker, einen marker nehmen
barony-typed-done = fertig, ende, beenden, zug beenden, zugende, schluss, das war es
barony-typed-place = setzen, setz, setze, stellen, stell, stelle, startstadt, stadt und ritter, setze stadt, setz stadt, setze eine stadt
barony-typed-village = dorf, d, dörfer
barony-typed-stronghold = festung, burg, f, festungen, burgen
barony-typed-nothing = ritter, rittern, marker
barony-called-done = nein, nichts, keinen, keiner, das reicht, genug
barony-none-space = Auf { $space } kannst du gerade nichts tun.
barony-none-building = Sag, was dort gebaut werden soll: Dorf oder Festung, etwa `baue { $one } Dorf { $other } Festung`.

# Ablehnungen
barony-why-not-awaited = Du bist gerade nicht am Zug.
barony-why-over = Die Partie ist zu Ende.
barony-why-wrong-phase-place = Jetzt werden die Startstädte gesetzt, jede mit einem Ritter: Tippe nur ein Feld für deine.
barony-why-wrong-phase-turn = So beginnt kein Zug. Du kannst rekrutieren, ziehen, bauen, eine neue Stadt gründen, eine Expedition senden oder einen Titel kaufen; nenne die Felder dazu.
barony-why-wrong-phase-moving = Zieh einen zweiten Ritter oder wähle „{ barony-do-done }“.
barony-why-wrong-phase-taking = Wähle zuerst einen Marker.
barony-why-wrong-phase-building = Bau noch etwas oder wähle „{ barony-do-done }“.
barony-why-off-board = { $space } gibt es auf diesem Brett nicht.
barony-why-place-lake = Auf dem See { $space } kann keine Stadt stehen.
barony-why-place-forest = Im Wald { $space } kann keine Stadt stehen.
barony-why-place-city-there = Auf { $space } steht schon eine Stadt.
barony-why-place-next-to-city = { $space } liegt neben einer Stadt; zwischen zwei Städten muss mindestens ein Feld liegen.
barony-why-recruit-none = Rekrutiere auf { $space } mindestens einen Ritter.
barony-why-recruit-no-own-city = Du hast auf { $space } keine Stadt.
barony-why-recruit-too-many = Auf { $space } kannst du höchstens { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
} rekrutieren.
barony-why-recruit-reserve-empty = Du hast keinen Ritter im Vorrat, den du auf { $space } rekrutieren könntest.
barony-why-recruit-reserve-short = Du willst auf { $space } rekrutieren, hast im Vorrat aber nur { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}.
barony-why-move-no-knight = Du hast auf { $space } keinen Ritter.
barony-why-move-same-knight = Der Ritter auf { $space } ist in diesem Zug schon gezogen.
barony-why-move-not-adjacent = { $space } und { $to } grenzen nicht aneinander; ein Ritter zieht nur ein Feld weit.
barony-why-move-lake = { $space } ist ein See; den kann niemand betreten.
barony-why-move-city = In die Stadt von { $owner } auf { $space } können deine Ritter nicht ziehen.
barony-why-move-stronghold = In die Festung von { $owner } auf { $space } können deine Ritter nicht ziehen.
barony-why-move-two-pawns = { $owner } hat auf { $space } mindestens zwei Figuren, also kommst du nicht hinein.
barony-why-move-mountain = { $space } ist ein Gebirge, und schon eine Figur von { $owner } sperrt es.
barony-why-take-not-held = { $player } hat keinen solchen Marker: { $terrain }.
barony-why-build-city = Auf { $space } kannst du ein Dorf oder eine Festung bauen; Städte entstehen aus Dörfern.
barony-why-build-no-knight = Du hast auf { $space } keinen Ritter zum Tauschen.
barony-why-build-building-there = Auf { $space } steht schon ein Gebäude.
barony-why-build-opposing-knight = Ein gegnerischer Ritter auf { $space } verhindert das Bauen.
barony-why-build-no-village-left = In deinem Vorrat ist kein Dorf mehr, das du auf { $space } bauen könntest.
barony-why-build-no-stronghold-left = In deinem Vorrat ist keine Festung mehr, die du auf { $space } bauen könntest.
barony-why-city-no-village = Du hast auf { $space } kein Dorf.
barony-why-city-forest = { $space } ist ein Wald; dort kann keine Stadt stehen.
barony-why-city-next-to-city = { $space } liegt neben einer Stadt; zwischen zwei Städten muss mindestens ein Feld liegen.
barony-why-city-opposing-knight = Ein gegnerischer Ritter auf { $space } verhindert eine neue Stadt.
barony-why-city-none-left = In deinem Vorrat ist keine Stadt mehr, die du auf { $space } gründen könntest.
barony-why-expedition-reserve-short = Eine Expedition braucht zwei Ritter im Vorrat; du hast { $count }.
barony-why-expedition-lake = { $space } ist ein See; dort kann keine Expedition ankommen.
barony-why-expedition-not-edge = { $space } liegt nicht am Rand des Bretts.
barony-why-expedition-occupied = Eine Expedition braucht ein leeres Feld, und { $space } ist nicht leer.
barony-why-title-already-duke = Du bist schon Herzog.
barony-why-title-not-held = Du hast diese Marker nicht.
barony-why-title-too-little = Diese Marker sind { $gold } Gold wert; ein Titel kostet { $cost }.
barony-why-title-token-to-spare = Diese Marker sind { $gold } Gold wert, und ein Titel kostet { $cost }: Einen davon ({ $terrain }) kannst du weglassen.
barony-why-pass-not-allowed = Passen kannst du nur, wenn nichts anderes möglich ist, und dann passt der Bot für dich.
barony-why-wish-illegible = Das verstehe ich nicht als Zug. Sag, was du tun willst, und wo: rekrutieren, einen oder zwei Ritter ziehen, bauen, eine neue Stadt, eine Expedition oder ein Titel.
barony-why-wish-early = Züge lassen sich planen, sobald alle Startstädte stehen.
barony-why-option-unknown = Barony kennt diese Option oder diesen Wert nicht.
barony-why-option-tile = Geländeplättchen { $number } der Liste besteht nicht aus drei Buchstaben aus M, F, P, C und L.
barony-why-option-tiles = Die Liste der Geländeplättchen braucht mindestens { $least } zu je drei Buchstaben aus M, F, P, C und L.

# Der Verlauf
barony-log-began = Das Los entscheidet: { $player } beginnt.
barony-log-laid = Das Brett wird aus { $count } Geländeplättchen ausgelegt.
barony-log-laid-again = Für die nächste Startstadt ist kein Platz: Das Brett wird neu ausgelegt, und alle setzen von vorn.
barony-log-placed = { $player } { barony-log-placed.also }.
    .also = setzt eine Stadt und einen Ritter auf { $space }
barony-log-recruited = { $player } { barony-log-recruited.also }.
    .also = rekrutiert { $count ->
        [one] { $count } Ritter
       *[other] { $count } Ritter
    } auf { $space }
barony-log-moved = { $player } { barony-log-moved.also }.
    .also = zieht einen Ritter von { $space } nach { $to }
barony-log-struck = { $told } Zerstört: { $pawns }.
    .also = { $told } und zerstört: { $lost }
barony-log-took = { $player } { barony-log-took.also }.
    .also = nimmt einen Marker von { $owner }: { $terrain }
barony-log-built = { $player } { barony-log-built.also }.
    .also = baut auf { $space }: { $building }
barony-log-gained = { $told } Marker: { $terrain }.
    .also = { $told } (Marker: { $terrain })
barony-log-no-token = { $told } Von dieser Sorte ist kein Marker mehr da.
    .also = { $told } (von dieser Sorte ist kein Marker mehr da)
barony-log-founded = { $player } { barony-log-founded.also }.
    .also = gründet auf { $space } eine Stadt
barony-log-explored = { $player } sendet eine Expedition nach { $space }; ein Ritter scheidet aus.
    .also = sendet eine Expedition nach { $space } (ein Ritter scheidet aus)
barony-log-ennobled = { $player } { barony-log-ennobled.also }.
    .also = wird { $title } und zahlt { $tokens } ({ $gold } Gold)
barony-log-passed = { $player } { barony-log-passed.also }.
    .also = kann nichts tun und wird übergangen

# Ansichten und Fragen
barony-look-threats = Felder in Gefahr
barony-threats-none = Zurzeit kann kein Gegner mit zwei Rittern etwas zerstören.
barony-threat = { $player } kann mit zwei Rittern Figuren von { $owner } schlagen, und zwar auf: { $spaces }.
barony-question-knights = Wo sind meine Ritter?
barony-question-reach = Wohin können meine Ritter?
barony-question-threats = Was von mir ist in Gefahr?
barony-question-left = Was ist noch übrig?
barony-question-leader = Wer führt, und womit?
barony-question-needs = Was fehlt wem noch?
barony-question-actions = Was kann ich jetzt tun?
barony-question-seat = Was hat { $player }?
barony-question-space = Was ist auf { $space } und darum herum?
barony-answer-knights = Ritter von { $player }: { $knights }; { $reserve } im Vorrat.
barony-answer-reach = { $player }, von { $space } nach: { LIST($spaces, none: "nirgendwohin") }.
barony-answer-space = { $space } { $terrain }
barony-answer-space-held = { $space } { $terrain } ({ $pawns })
barony-answer-rim = Das Feld liegt am Rand des Bretts.
barony-answer-near = Ringsum: { $spaces }.
barony-answer-leader = { $count ->
    [one] { $players } führt
   *[other] { $players } führen gemeinsam
} mit { $points } Punkten, Silber mitgezählt.
barony-answer-needs = { $player }, { $title }: { $titles ->
    [0] kein Titel mehr nötig
    [one] noch ein Titel bis zum Herzog
   *[other] noch { $titles } Titel bis zum Herzog
}; der nächste kostet { $cost } Gold, vorhanden { $gold }.
barony-answer-supply = Marker, die niemand hat: { $tokens }.
barony-answer-where = { $player }, { $building }: { $spaces }; im Vorrat { $count }.
barony-answer-terrain = { $terrain }: { $spaces }.
barony-answer-now = Jetzt kannst du: { $actions }.
barony-answer-then = In deinem Zug, wie es jetzt liegt: { $actions }.
barony-board-seat = { $letter } · { $points }. { $tokens } { $reserve }
barony-board-tokens-none = Keine Marker: 0 Gold, 0 Silber.

# Das Brett als Text
barony-board-rows = Brett
barony-board-key = Reihen sind von oben mit Buchstaben benannt, Zahlen wachsen nach rechts. Die Reihen B, D, F und so weiter liegen ein halbes Feld weiter rechts: C3 berührt C2, C4, B2, B3, D2 und D3; B3 berührt B2, B4, A3, A4, C3 und C4. Was um ein Feld liegt, sagt /{ command-ask }, etwa „B3“.
barony-board-empty = { $terrain }, leer: { $spaces }.
barony-more = { $count } weitere
barony-alt-seat = { $player } ({ $letter }), { $title }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $gold } Gold/{ $silver } Silber, { $reserve ->
    [0] kein Ritter
    [one] { $reserve } Ritter
   *[other] { $reserve } Ritter
} im Vorrat. Auf dem Brett: Städte: { $cities }; Festungen: { $strongholds }; Dörfer: { $villages }; Ritter: { $knights }.
barony-alt-board = Das Brett hat { $count } Felder. Jedes Feld und alles Weitere: /{ command-ask }, etwa „D8“ oder „Ritter“.

# In Bildern: kurz, ohne Punkt
barony-picture-turn = { $player } ist am Zug
barony-picture-over = { $players } gewinnt
barony-picture-last = Letzte Runde
barony-picture-points = { $title } · { $points }
barony-picture-gold = { $gold } Gold
barony-picture-silver = { $silver } Silber
barony-picture-terrain = { $terrain } { $worth }
barony-picture-worth = (Gold/Silber)

# Die Regelkarte
barony-rules-overview = Barone breiten sich mit Rittern, Dörfern, Festungen und Städten über ein Land aus Sechsecken aus. Gebäude bringen Rohstoffmarker, und mit Markern bezahlt man Titel. Jeder Titel ist 15 Punkte wert und jede neue Stadt 10. Sobald jemand Herzog ist, wird die Runde zu Ende gespielt; dann gewinnt, wer die meisten Punkte hat.

    Alles liegt offen. Liegt das Brett, entscheidet das Glück nicht mehr mit.
    .title = Worum es geht
barony-rules-start = In Zugreihenfolge setzen alle eine Stadt mit einem Ritter, wer zuletzt setzt, gleich alle drei; danach setzen die anderen in umgekehrter Reihenfolge je zwei weitere. Nicht auf Seen, nicht in Wälder und nie neben eine andere Stadt.
    .title = Startstädte
barony-rules-turn = Ein Zug ist eine von sechs Aktionen:
    • Rekrutieren: 1 oder 2 Ritter aus dem Vorrat in eine eigene Stadt, bis zu 3, wenn sie an einem See liegt.
    • Ziehen: ein oder zwei Ritter, je ein Feld weit.
    • Bauen: beliebig viele Ritter gegen Dörfer oder Festungen tauschen, einen je Feld.
    • Neue Stadt: ein Dorf gegen eine Stadt tauschen.
    • Expedition: Von zwei Rittern im Vorrat scheidet einer ganz aus, der andere kommt auf ein leeres Feld am Rand.
    • Titel: mindestens 15 Gold für den nächsten Titel zahlen.
    .title = Ein Zug
barony-rules-moving = Ein Ritter darf nicht auf einen See, in eine gegnerische Stadt oder Festung, auf ein Feld, auf dem derselbe Gegner mindestens zwei Figuren hat, und nicht in ein Gebirge, in dem eine gegnerische Figur steht. Sonst können Ritter und Dörfer verschiedener Spieler ein Feld teilen.

    Kommt dein Ritter auf ein Feld, auf dem du schon einen Ritter oder ein Dorf hast, werden alle gegnerischen Ritter und Dörfer dort zerstört und gehen in den Vorrat ihrer Besitzer zurück. Für ein Dorf suchst du dir einen Marker seines Besitzers aus.

    Zwei Ritter ziehen nacheinander; der zweite kann also dort zuschlagen, wo der erste gerade angekommen ist. Kein Ritter zieht zweimal.
    .title = Ziehen und Zuschlagen
barony-rules-building = Jedes Dorf und jede Festung bringt einen Marker des Geländes. Gebaut wird nicht, wo schon irgendein Gebäude oder ein gegnerischer Ritter steht.

    Eine neue Stadt bringt 10 Punkte, aber keinen Marker. Sie darf nicht im Wald, nicht neben einer anderen Stadt und nicht bei einem gegnerischen Ritter stehen. Fremde Städte und Festungen kann niemand betreten.
    .title = Gebäude und Bauplätze
barony-rules-titles = Gold: Gebirge 2, Wald 3, Ebene 4, Acker 5. Ein Titel kostet 15, Wechselgeld gibt es nicht, und in einem Zug gewinnt man höchstens einen Titel. Du darfst keinen Marker mitzahlen, ohne den es auch reicht.

    Am Ende zählen übrige Marker in Silber: Gebirge 0, Wald 1, Ebene 2, Acker 3.
    .title = Marker und Titel
barony-rules-end = Sobald jemand Herzog ist, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Titel, neue Städte und Silber werden zusammengezählt. Bei Gleichstand gewinnt, wer von ihnen in der Zugreihenfolge weiter vorn ist.
    .title = Spielende
barony-rules-readings = Wo die Regeln etwas offenlassen, spielen wir hier so:
    • Die gedruckte Liste der Geländeplättchen lag nicht vor. Unsere ist nachempfunden; ein Betreiber, der das Spiel besitzt, kann eine ausgezählte einstellen.
    • Das Brett hat einen eigenen Umriss ohne Löcher. Ist für die nächste Startstadt kein Platz, wird neu ausgelegt.
    • Jede gegnerische Figur sperrt ein Gebirge, auch ein Dorf.
    • Auch dein Dorf zählt mit: Schon ein einzelner Ritter wirft dort einen Eindringling hinaus.
    • Wer nichts tun kann, wird übergangen. Können alle nacheinander nichts tun, endet die Partie und es wird gewertet.
    • Wenn der Tisch es nicht abgeschaltet hat: Nach einer Anzahl Runden, in denen niemand gebaut, gegründet, entdeckt, einen Titel gewonnen oder ein Dorf zerstört hat, endet die Partie und es wird gewertet.
    .title = So legen wir die Regeln aus

# Parts and actions that the rules card tells about one by one; the names are what people type
barony-part-knight = Ritter
    .text = Alle haben { $count } Ritter. Sie kommen aus dem Vorrat in Städte, ziehen je Schritt ein Feld weit, schlagen und werden gegen Gebäude getauscht. Zwei Figuren einer Person auf einem Feld halten andere fern.
    .names = ritter, rittern, figur, figuren
barony-part-village = Dorf
    .text = Tausch einen Ritter dagegen und nimm einen Marker vom Gelände des Feldes. Es fällt, wenn dort zwei Figuren eines Gegners zusammenkommen, und kann zur Stadt werden. Alle haben { $count }.
    .names = dorf, dörfer
barony-part-stronghold = Festung
    .text = Tausch einen Ritter dagegen und nimm einen Marker vom Gelände des Feldes. Niemand sonst kommt hinein, und sie fällt nie. Alle haben { $count }.
    .names = festung, festungen, burg, burgen
barony-part-city = Stadt
    .text = In Städten wird rekrutiert, und niemand sonst kommt hinein. Ein Dorf wird zur Stadt: 10 Punkte, aber nicht im Wald, neben einer Stadt oder bei einem gegnerischen Ritter. Alle haben { $count }.
    .names = stadt, städte, neue stadt
barony-part-mountain = Gebirge
    .text = Schon eine gegnerische Figur sperrt es. Sein Marker ist { $gold } Gold oder { $silver } Silber wert.
    .names = gebirge, berg, berge
barony-part-forest = Wald
    .text = Dort kann keine Stadt stehen. Sein Marker ist { $gold } Gold oder { $silver } Silber wert.
    .names = wald, wälder
barony-part-plain = Ebene
    .text = Nichts Besonderes. Ihr Marker ist { $gold } Gold oder { $silver } Silber wert.
    .names = ebene, ebenen
barony-part-field = Acker
    .text = Das reichste Gelände. Sein Marker ist { $gold } Gold oder { $silver } Silber wert.
    .names = acker, äcker, feld, felder
barony-part-lake = See
    .text = Niemand kommt hinein, und Marker gibt es keine. Eine Stadt daneben rekrutiert bis zu drei Ritter.
    .names = see, seen, wasser
barony-part-token = Marker
    .text = Dörfer und Festungen bringen je einen von ihrem Gelände. Mit Markern zahlst du Titel in Gold; was am Ende übrig ist, zählt in Silber. Von jedem Gelände gibt es 20.
    .names = marker, rohstoff, rohstoffe, rohstoffmarker, gold, silber
barony-part-title = Titel
    .text = Kostet mindestens 15 Gold in Markern, ohne Wechselgeld, und ist 15 Punkte wert: Vicomte, Graf, Marquis, Herzog. Mit dem ersten Herzog wird die Runde zu Ende gespielt.
    .names = titel, herzog, baron, vicomte, graf, marquis
barony-part-recruit = Rekrutieren
    .text = Setz einen oder zwei Ritter aus dem Vorrat in eine deiner Städte; neben einem See bis zu drei.
    .names = rekrutieren, rekrutierung, anwerben
barony-part-move = Ziehen
    .text = Ein oder zwei Ritter ziehen je ein Feld weit. Ein Ritter kommt nicht in einen See, eine fremde Stadt oder Festung, auf ein Feld mit zwei Figuren eines Gegners oder in ein Gebirge mit einer gegnerischen Figur.
    .names = ziehen, zug, züge, bewegen
barony-part-build = Bauen
    .text = Tausch beliebig viele Ritter gegen Dörfer oder Festungen, je eins auf einem Feld ohne Gebäude und ohne gegnerische Ritter. Jedes bringt einen Marker von seinem Gelände.
    .names = bauen, gebäude
barony-part-expedition = Expedition
    .text = Von zwei Rittern im Vorrat verlässt einer das Spiel, und der andere kommt auf ein leeres Feld am Rand, das kein See ist.
    .names = expedition, expeditionen, rand
barony-part-strike = Schlagen
    .text = Kommt dein Ritter auf ein Feld, auf dem du schon einen Ritter oder ein Dorf hast, so werden dort alle gegnerischen Ritter und Dörfer zerstört. Für ein Dorf nimmst du seinem Besitzer einen Marker.
    .names = schlagen, zerstören, angriff, angreifen, kampf

# What people type for a question
barony-asked-knights = meine ritter, wo sind meine ritter
barony-asked-reach = reichweite, ziele, was kann ich erreichen, wohin, wohin kann ich, wo kann ich hin
barony-asked-threats = gefahr, in gefahr, bedroht, drohung, drohungen, verliere, verlieren, was verliere ich
barony-asked-left = übrig, was ist übrig, noch übrig, rest, vorrat, bleibt, sind übrig
barony-asked-leader = wer führt, führung, wer gewinnt, punkte, punktestand, stand, führt, gewinnt, vorn, wer liegt vorn, wer ist vorn
barony-asked-needs = wer braucht was, was fehlt, ende, spielende, gewinnen, sieg, brauche, brauche ich, zum sieg, siegen, fehlt
barony-asked-actions = aktionen, was kann ich tun, möglich, erlaubt, was darf ich, tun, machen

# So wird gespielt, in fünf Sätzen; und was jede Option bewirkt
barony-how =
    Du verteilst Ritter über das Land und machst Dörfer und Festungen aus ihnen.
    Ein Zug ist eins von sechs: rekrutieren, ziehen, bauen, eine neue Stadt gründen, eine Expedition schicken oder im Titel aufsteigen.
    Gebäude bringen Rohstoffmarker, umso bessere, je reicher der Boden ist.
    Mit Markern bezahlst du Titel: Jeder ist 15 Punkte wert, jede neue Stadt 10.
    Wird jemand Herzog, spielt ihr die Runde zu Ende, und die meisten Punkte gewinnen.
barony-explain-idle-rounds = Kommt so viele Runden in Folge niemand voran, endet die Partie, und die meisten Punkte gewinnen.

barony-luck = Der Zufall hat nur das Land ausgelegt und gesagt, wer anfängt. Danach wurde nichts gezogen oder gewürfelt.
