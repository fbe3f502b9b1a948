# Was der Bot selbst auf Discord sagt: Antworten, Hinweise, Einstellungen.

# Wer am Zug ist
edge-mention = { $user }
edge-turn = { $count ->
    [one] { $who }: du bist am Zug
   *[other] { $who }: ihr seid am Zug
} (Zug begann { $since })
edge-poll = { $who }: Was soll jetzt geschehen?
edge-pause = { $who }: Soll der Tisch pausieren, wie es jemand möchte?
edge-pause-over = { $who }: Soll die Pause enden, wie es jemand möchte?
edge-reminder = ⏰ { $alone ->
    [1] Deine Partie wartet auf dich
   *[other] Die anderen warten auf dich
}.
edge-late = ⏰ { $who }: Die anderen warten auf { $count ->
    [one] dich
   *[other] euch
}.
edge-moved = Die Partie geht in { $where } weiter.
edge-record = Die ganze Aufzeichnung von Tisch { $table }, mit dem Startwert des Zufalls. Prüfen kannst du sie mit /{ command-verify } oder auf jedem Rechner mit `tavolo verify`; gib dabei { $announced ->
    [0] die Zusage an, wie du sie gesehen hast.
   *[other] die Zusage und den Link der Nachricht vom Start an, wie du sie gesehen hast.
}
edge-record-duplicate = Die ganze Aufzeichnung von Tisch { $table }. Ihr Zufall ist der von Tisch { $first }. Prüfen kannst du sie mit /{ command-verify } oder auf jedem Rechner mit `tavolo verify --original` und der Aufzeichnung jenes Tisches; gib dabei die Zusage dieses Tisches an, wie du sie gesehen hast, und von jenem die Zusage und, falls eine den Start angekündigt hat, den Link dieser Nachricht.

# Antworten
edge-done = Erledigt: { $what } ({ $game } in { $where })
edge-joined = Du sitzt jetzt am Tisch: { $game } in { $where }.
edge-options-chosen = Du hattest hier schon einen Platz; deine Optionen sind gewählt. Jetzt gilt:
edge-hand-direct = Deine Ansicht mit den Knöpfen kommt per Direktnachricht.
edge-hand-here = Deine Ansicht mit den Knöpfen kommt hierher, sobald die Partie beginnt.
edge-hand-later = Discord lässt mich gerade keine Direktnachrichten schicken. Bis es wieder geht, findest du deine Ansicht am Brett unter „{ $button }“ oder mit /{ command-hand }; danach kommt sie von selbst.
edge-hand-quiet = Du hast gerade Ruhezeit, deshalb schicke ich dir jetzt nichts: Bis sie vorbei ist, findest du deine Ansicht am Brett unter „{ $button }“ oder mit /{ command-hand }.
edge-channel-gone = Den Kanal { $where } gibt es nicht mehr, das Brett kann dort also nicht mehr gezeigt werden. Die Partie geht hier und mit /{ command-play } weiter; am Ende kommen Ergebnis und Aufzeichnung per Direktnachricht.
edge-channel-closed = Ich kann in { $where } gerade nicht schreiben, das Brett dort ist also veraltet. Die Partie geht hier und mit /{ command-play } weiter; wer den Server verwaltet, kann mich dort wieder schreiben lassen.
edge-channel-lacking = Mir fehlt in { $where } eine Berechtigung: { $permission }. Das Brett dort ist also veraltet. Die Partie geht hier und mit /{ command-play } weiter; wer den Server verwaltet, kann sie mir wieder geben.
edge-board-refused = Discord nimmt das Brett in { $where } gerade nicht an, es ist dort also veraltet. Ich versuche es weiter; die Partie geht hier und mit /{ command-play } weiter.
edge-board-in-words = Mir fehlt in { $where } eine Berechtigung: { $permission }. Das Brett dort ist also Text statt eines Bildes, und am Ende kommt die Aufzeichnung per Direktnachricht. Wer den Server verwaltet, kann sie mir wieder geben.
edge-thread-refused = Die Partie bleibt in diesem Kanal: { $why ->
    [full] Discord erlaubt auf diesem Server keine weiteren aktiven Threads.
    [kind] Discord lässt hier keinen Thread öffnen.
    [lacking] Mir fehlt die Berechtigung „{ edge-may-threads }“.
   *[other] Discord hat mich keinen Thread öffnen lassen.
}
edge-hand-closed = Ich kann dir keine Direktnachrichten schicken. Deine Ansicht bleibt daher im Kanal, nur für dich: Drücke am Brett „{ $button }“ oder gib /{ command-hand } ein.
edge-hand-panel = Deine Ansicht bleibt wie gewünscht im Kanal, nur für dich: Drücke am Brett „{ $button }“ oder gib /{ command-hand } ein.
edge-left = Du hast den Tisch verlassen: { $game } in { $where }.
edge-started = Die Partie beginnt: { $game } in { $where }.
edge-drawing = Die Partie beginnt in wenigen Sekunden von selbst: { $game } in { $where }.
edge-waived = Du bist damit einverstanden, dass die Partie ohne Beleg beginnt: { $game } in { $where }. Sie beginnt, wenn alle einverstanden sind.
edge-waived-all = Alle sind einverstanden, also beginnt die Partie ohne Beleg: { $game } in { $where }.
edge-awaits = Du möchtest lieber auf die Zufallsquelle warten: { $game } in { $where }. Die Partie beginnt von selbst, sobald die Zufallsquelle antwortet.
edge-closed = Der Tisch ist geschlossen: { $game } in { $where }.
edge-close-asked = Du hast darum gebeten, den Tisch zu schließen: { $game } in { $where }. Die anderen sehen es am Brett, und ein Knopf dort nimmt es zurück; er schließt, wenn alle zugestimmt haben.
edge-close-agreed = Du stimmst zu, den Tisch zu schließen: { $game } in { $where }. Er schließt, wenn alle zugestimmt haben.
edge-kept-open = Der Tisch bleibt offen: { $game } in { $where }. Die anderen sehen am Brett, dass du weiterspielen möchtest.
edge-taken-back = Dein letzter Zug ist zurückgenommen. So steht es jetzt.
edge-voted = Deine Antwort zählt: { $game } in { $where }. Bis es entschieden ist, kannst du sie ändern.
edge-vote-decided = Entschieden. { $what } ({ $game } in { $where })
edge-asked-about-awaited = Die anderen am Tisch werden jetzt gefragt: { $game } in { $where }.
edge-nudged = Auf wen gewartet wird, bekommt jetzt eine Erinnerung per Direktnachricht, so wie sie gewünscht ist und soweit sie ankommt: { $game } in { $where }.
edge-nudged-told = Erinnert: { $told } – { $game } in { $where }.
edge-nudged-one = { $who } ({ $way ->
    [message] per Direktnachricht
    [channel] im Kanal
    [both] im Kanal und per Direktnachricht
    [named] auf dem Brett, ohne Benachrichtigung
    [quiet] nach der Ruhezeit
    [none] möchte keine Erinnerungen
   *[unreached] nicht erreichbar
})
edge-pace-agreed = Du stimmst einem anderen Tempo zu: { $game } in { $where }.
edge-pace-holds = Alle stimmen zu, also gilt jetzt dieses Tempo: { $pace } – { $game } in { $where }.
edge-returned = Du spielst wieder selbst: { $game } in { $where }.
edge-close-sure = Willst du diesen Tisch wirklich endgültig schließen: { $game } in { $where }? Hier { $players ->
    [one] spielt eine Person
   *[other] spielen { $players } Personen
}. Die Partie endet ohne Sieg, und alles wird offengelegt: was verdeckt war, die Aufzeichnung und der Startwert des Zufalls.
edge-end-late-sure = Willst du die Partie wirklich beenden: { $game } in { $where }?
edge-close-lobby-sure = Willst du diesen Tisch wirklich schließen: { $game } in { $where }? Die Partie hat noch nicht begonnen; am Tisch { $count ->
    [one] sitzt
   *[other] sitzen
} { $who }.
edge-resign-sure = Willst du die Partie wirklich aufgeben: { $game } in { $where }?
edge-resign-goes-on = Der Bot spielt dann für dich so zurückhaltend wie möglich weiter, und { $takers ->
    [nobody] niemand Neues kann
    [strangers] wer diesen Zufall nicht von einem anderen Tisch kennen kann, darf
   *[anybody] jemand anderes kann
} deinen Platz übernehmen. Alle am Tisch erfahren es.
edge-resign-ends = Dann bleibt nur { $who } übrig und gewinnt; die Partie ist zu Ende, und alles wird veröffentlicht: was verdeckt war, die Aufzeichnung und der Startwert des Zufalls.
edge-resign-ends-twins = Dann bleibt nur { $who } übrig und gewinnt; die Partie ist zu Ende.
edge-resign-closes-twins = Zwillingstische, an denen die Partie noch nicht begonnen hat, schließen sich dann, denn sie kann dort nicht mehr beginnen.
edge-resign-computers = Dann bleiben nur Computer, und die spielen nicht unter sich: Der Tisch wird geschlossen, bevor die Partie zu Ende ist.
edge-resign-computer = Oder überlass deinen Platz einem Computer: Dann geht die Partie weiter, und er spielt dort wie einer der Stufe „{ computer-level-medium }“. Er sieht, was dein Platz sieht. Mit /{ command-join } kannst du ihn wieder einnehmen{ $takers ->
    [nobody] ; sonst kann ihn niemand übernehmen.
    [strangers] , solange ihn niemand sonst hat: Wer diesen Zufall nicht von einem anderen Tisch kennen kann, darf ihn übernehmen.
   *[anybody] , solange ihn niemand sonst hat: Jemand anderes kann ihn übernehmen.
}
edge-resigned = Du hast die Partie aufgegeben: { $game } in { $where }.
edge-left-to-computer = Du hast aufgegeben und deinen Platz einem Computer überlassen: { $game } in { $where }. Mit /{ command-join } kannst du ihn dort wieder einnehmen, solange ihn niemand sonst übernommen hat.
edge-moved-on = Am Tisch ging es schon weiter. So steht es jetzt:
edge-done-already = Schon erledigt: { $what }
edge-terms-changed = Seit dies angezeigt wurde, hat sich etwas geändert: die Optionen, wer am Tisch sitzt oder ob die Partie schon läuft ({ $game } in { $where }). Deshalb ist nichts geschehen. Schau noch einmal hin und wiederhole es, wenn du es noch willst.
edge-instead = Stattdessen kannst du zum Beispiel:
edge-alternative = - { $what } (`{ $notation }`)
edge-unknown-control = Dieser Knopf tut nichts mehr. Mit /{ command-hand } oder /{ command-board } siehst du, wie es gerade steht.
edge-fault = Bei uns ist etwas schiefgegangen, nicht bei dir. Bitte versuch es noch einmal; wenn es wieder passiert, nenn dem Betreiber diesen Code: { $code }
edge-full = Dieser Bot hat keinen Speicherplatz mehr, daher wurde nichts getan. Es geht weiter, sobald wieder Platz ist. Der Betreiber findet mehr im Serverprotokoll unter diesem Code: { $code }
edge-stopped = Ich bin nicht sicher, ob das gespeichert wurde; darum halte ich an, bis der Betreiber nach dem Speicher gesehen und mich neu gestartet hat. Schau dann auf das Brett: Was dort steht, gilt. Der Betreiber findet mehr im Serverprotokoll unter diesem Code: { $code }

# Welcher Tisch, welches Spiel
edge-table = Tisch { $table }
edge-table-entry = { $game }: { $who } · { $table }
edge-table-line = { $number }. { $game } in { $where }: { $who }
edge-table-label = { $number }. { $game }: { $who }
edge-table-turn = du bist am Zug
edge-table-line-turn = { $line } – **{ edge-table-turn }**
edge-table-at = { $game } in { $where }
edge-in-direct = unseren Direktnachrichten
edge-table-named = { $game } in { $where } (`{ $table }`)
edge-no-such-table = Diesen Tisch gibt es nicht{ $looks ->
    [0] .
   *[other] {", "}oder ich kann ihn hier nicht zeigen. Einen Tisch, an dem du nicht gesessen hast, zeige ich nur auf seinem Server, und nur wer den Kanal sieht, bekommt ihn zu sehen.
}
edge-no-such-table-own = { edge-no-such-table } Nennen kannst du zum Beispiel: { $tables }.
edge-table-gone = Diesen Tisch gibt es nicht mehr: Er wurde geschlossen, bevor die Partie begann, oder entfernt, oder du siehst seinen Kanal nicht mehr.
edge-no-table-here = In diesem Kanal steht kein Tisch. Eröffne einen mit /{ command-join }.
edge-table-elsewhere = Hier steht kein Tisch; du sitzt woanders: { $tables }. Gib den Befehl dort ein.
edge-no-table-here-ended = Der letzte Tisch in diesem Kanal ist zu Ende. Eröffne einen neuen mit /{ command-join }.
edge-table-elsewhere-ended = Der letzte Tisch hier ist zu Ende; du sitzt woanders: { $tables }. Gib den Befehl dort ein.
edge-no-table-yours = Du sitzt an keinem Tisch. Eröffne einen mit /{ command-join }: hier gegen Computer, mit anderen im Kanal eines Servers.
edge-which-table = Du sitzt an mehreren Tischen. Welchen meinst du?
edge-which-table-option = Du sitzt an mehreren Tischen. Wähl einen mit der Option „{ command-play-table }“; beim Tippen erscheinen Vorschläge.
edge-suggestion-at = { $game } ({ $who }): { $what }
edge-which-game = Welches Spiel? Wähl es mit der Option „{ command-join-game }“.
edge-ambiguous = Damit können { $count } Dinge gemeint sein, die du jetzt tun darfst. Sag etwas mehr.
edge-fillers = von nach auf in im an am zu zum zur mit und der die das den dem ein eine einen mein meine meinen bitte für dann bei aus ich wir sie ihn will möchte jetzt bin
edge-numbers = eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn
edge-asking = was ist sind war tut tun macht machen kann darf ich mir wie viel viele wo wann welche welcher welches wer wessen warum sag zeig über bedeutet heißt hat haben es gibt dort das dies bitte frage so bringt bringen geben kostet kosten bedeuten noch da jetzt gerade soll muss mal denn eigentlich nicht kein keine heißen wirkt nützt bekomme bekommt man welchen uns jeder jemand passiert geschieht wenn falls wert
edge-worth = punkte punkt wert zählt zählen
edge-over = { $who }: Die Partie ist zu Ende.
edge-over-for-now = { $who }: Die Partie ist vorerst beendet.
edge-over-closed = { $who }: Der Tisch ist geschlossen.
edge-unknown-game = Ein Spiel „{ $typed }“ kenne ich nicht.
edge-unknown-game-of = Ein Spiel „{ $typed }“ kenne ich nicht, aber diese: { $games }.
edge-pick-game = Welches Spiel? Drück eines, und sein Tisch wird hier eröffnet.
edge-game-line = **{ $game }**, { $least } bis { $most } Personen: { $about }
edge-other-game-here = Hier hast du schon einen Tisch: { $game }. Vor dem Start verlässt du ihn mit /{ command-leave }, danach mit /{ command-resign }. Im Kanal eines Servers kannst du daneben einen anderen Tisch eröffnen.
edge-other-game = In diesem Kanal wird etwas anderes gespielt: { $game }. Setz dich mit /{ command-join } dazu oder eröffne einen Tisch in einem anderen Kanal.
edge-with-entry = `{ $id }` ({ $words })
edge-with-none = { $game } hat keine Optionen.
edge-with-option = Eine Option „{ $typed }“ gibt es nicht. Die Optionen von { $game } sind: { $options }. Schreib zum Beispiel: `{ $example }`
edge-hints = Tipps
edge-with-hints = Tipps sind keine Option, die jemand für alle wählt: Am Tisch stimmen alle ihnen zu, bevor die Partie beginnt („{ press-options }“, „{ lobby-hints-agree }“). Bitte gib das Übrige ohne sie ein.
edge-with-value = „{ $typed }“ ist kein Wert von { $option }. Die Werte sind: { $values }. Schreib zum Beispiel: `{ $example }`
edge-with-no-value = Nach { $option } fehlt ein Wert. Die Werte sind: { $values }. Schreib zum Beispiel: `{ $example }`

# Was wir in einem Kanal nicht dürfen
edge-lacking = In diesem Kanal { $count ->
    [one] fehlt mir eine Berechtigung
   *[other] fehlen mir Berechtigungen
}: { $permissions }. Wer den Server verwaltet, kann das erlauben.
edge-may-view = Kanal anzeigen
edge-may-send = Nachrichten senden
edge-may-write = Nachrichten senden (in einem Thread: Nachrichten in Threads senden)
edge-may-attach = Dateien anhängen
edge-may-connect = Verbinden
edge-may-threads = Öffentliche Threads erstellen
edge-may-in-threads = Nachrichten in Threads senden

# Zum Lesen
edge-more = Mehr zu diesem Tisch ({ $game }):
edge-log-empty = An diesem Tisch ist noch nichts geschehen. Der Verlauf einer beendeten Partie steht hinter „{ press-more }“ unter ihrem letzten Brett.
edge-log-part = Zeilen { $first } bis { $last } von { $all }; andere zeigt /{ command-log } mit „{ command-log-from }“.
edge-no-scores = Noch gibt es keine Punkte.
edge-no-rules = Zu diesem Spiel gibt es keine Regelübersicht.
edge-no-chapter = Über „{ $typed }“ hat die Regelübersicht kein Kapitel. Ihre Kapitel: { $chapters }. Wähle unten eines.
edge-chapter-tells = Kein Kapitel heißt „{ $typed }“. Dieses handelt davon:
edge-nothing-to-ask = Hier gibt es gerade nichts zu fragen; sobald die Partie läuft, erscheinen beim Tippen Vorschläge.
edge-not-understood = Darauf weiß ich hier keine Antwort. Du kannst zum Beispiel fragen: { $questions }. Beim Tippen erscheinen Vorschläge.
edge-rules-tell = Die Regeln sagen dazu:
edge-asked-actions = was kann ich tun, was kann ich jetzt tun, was kann ich machen, was kann ich jetzt machen, was darf ich, was darf ich tun, was tun, was jetzt, was nun, was soll ich tun, was muss ich tun, was muss ich machen, aktionen, möglichkeiten, züge, mögliche züge, hilfe
edge-possible = Du kannst jetzt: { $actions }{ $more ->
    [0] .
   *[other] {" "}und noch { $more } mehr. Vorschläge erscheinen, während du in /{ command-play } tippst.
}
edge-quoted = „{ $text }“
edge-chapters = Kapitel
edge-help =
    {"**"}So wird gespielt**
    1. /{ $join } eröffnet in einem Kanal einen Tisch oder gibt dir einen Platz am offenen Tisch. Computer füllen Plätze („{ press-computers }“); in Direktnachrichten spielst du allein gegen sie.
    2. /{ $start } (oder der Knopf) startet die Partie. Deine Ansicht kommt als Direktnachricht, mit Knöpfen.
    3. Wenn du am Zug bist, wirst du erwähnt. Drücke einen Knopf oder tippe /{ $play }: Was erlaubt ist, wird vorgeschlagen.
    4. „{ $button }“ am Brett, oder /{ $hand }, zeigt dir jederzeit deine eigene Ansicht.
    Zum Lesen: /{ $board } zeigt das Brett, /{ $ask } beantwortet Fragen, /{ $log } erzählt, was war, /{ $rules } erklärt die Regeln, /{ $tables } nennt deine Tische und worauf sie warten.
    Zum Ändern: /{ $takeback } nimmt deinen letzten Schritt zurück, /{ $leave } gibt vor dem Start deinen Platz frei, /{ $resign } gibt die Partie auf, /{ $close } schließt den Tisch; /{ $settings } ändert Sprache, Bilder und Erwähnungen. /{ $hint } sagt, was ein Computer von deiner Entscheidung hält, wo alle den Tipps zugestimmt haben.
    Nach der Partie: /{ $replay } geht sie noch einmal durch, /{ $verify } prüft ihren Zufall, /{ $hint } sagt, was ein Computer von ihr hält; /{ $results } und /{ $stats } sagen, wie Partien ausgingen und was dabei herauskam, /{ $ranking }, wer am besten spielt. /{ $event } eröffnet einen Abend mit mehreren Tischen. Mehrere Tische können zugleich mit demselben Zufall spielen: den ersten mit der Option „{ table-option-twins }“ eröffnen, die anderen mit /{ $join } { command-join-twin }.
edge-about = Tavolo { $version } ist ein Spieltisch für Discord: { $games }. Tavolo ist freie Software und gehört zu keinem Verlag. Mit /{ command-verify } können alle den Zufall nachprüfen. Niemand am Tisch kann ihn allein aussuchen, und wo eine öffentliche Zufallsquelle eingeht, kann ihn auch, wer den Bot betreibt, nicht aussuchen, ohne dass es zu sehen ist. Was er über dich speichert, sagt /{ command-data }.

# Den Zufall prüfen
edge-verify-fair = Die Partie folgt den Regeln, und { $draws ->
    [one] ihre eine Ziehung folgt
    [2] beide Ziehungen folgen
   *[other] alle { $draws } Ziehungen folgen
} aus dem Startwert{ $mixed ->
    [0] .
   *[other] { " " }und dem, was damit gemischt wurde.
}
edge-verify-opened = Nach Discords Nummerierung wurde der Tisch { $when } eröffnet.
edge-verify-compare = Die Zusage in dieser Aufzeichnung ist `{ $commitment }`. Vergleiche sie mit der Nachricht von der Eröffnung des Tisches: Nur wenn sie auch dort steht, war der Startwert vor dem Beginn zugesagt.
edge-verify-means = Wenn diese Zusage vor dem Start dastand, kann niemand am Tisch allein den Zufall manipuliert haben, außer wer den Bot betreibt: Wer das tut, könnte den Zufall vorher gekannt und, selbst am Tisch oder gemeinsam mit jemandem dort, ausgesucht haben.
edge-verify-beacon = In den Zufall ging Runde { $round } der öffentlichen Zufallsquelle { $chain } ein: eine Zahl, die niemand kennen konnte, bevor sie herauskam, { $when }.
edge-verify-beacon-mock = In den Zufall ging Runde { $round } von { $chain } ein, erschienen { $when }. Das ist nur die Nachbildung einer öffentlichen Zufallsquelle, für Tests: Ihre Zahlen kann jeder selbst erzeugen, diese Partie ist also ohne Beleg.
edge-verify-means-beacon = Die Aufzeichnung ist nach einem früheren Verfahren: Wenn diese Zusage vor dem Start dastand, kann niemand am Tisch allein den Zufall manipuliert haben; wer den Bot betreibt, könnte aber, sobald diese Zahl heraus war, Nummern durchprobiert haben, die in keiner Nachricht standen. Gegen diese Person beweist sie also nichts.
edge-verify-means-mock = Diese Zufallsquelle ist aber nur eine Nachbildung für Tests, deren Zahlen jeder selbst erzeugen kann; sie beweist also nichts.
edge-later-round = Der Zufall wartet auf eine spätere Runde der Zufallsquelle, die eine neue Nachricht ankündigt: { $game } in { $where }. Sobald sie da ist, beginnt die Partie von selbst.
edge-verify-message-form = Gib den Link meiner Nachricht an, die den Start angekündigt hat (die Nachricht gedrückt halten oder rechts anklicken und den Link kopieren), oder ihre Nummer.
edge-verify-message-same = Laut Aufzeichnung hat die Nachricht, die du angegeben hast, den Start angekündigt.
edge-verify-message-compare = Laut Aufzeichnung hat Nachricht { $message } den Start angekündigt. Vergleiche sie mit dem Link meiner Nachricht vom Start (die Nachricht gedrückt halten oder rechts anklicken und den Link kopieren), oder gib den Link bei /{ command-verify } an.
edge-verify-message-other = Die Nachricht, die du angegeben hast, ist nicht die, die laut Aufzeichnung den Start angekündigt hat; das ist { $message }. Entweder ist es eine andere Nachricht oder die eines anderen Tisches (dann nenn ihn mit der Option „{ command-verify-table }“), oder das ist nicht die Partie, die euch angekündigt wurde.
edge-verify-message-original = Die angegebene Nachricht lässt sich hier nicht vergleichen: Dies ist der Zufall von Tisch { $table }. Gib sie bei /{ command-verify } { command-verify-table }:{ $table } an.
edge-verify-message-none = Laut Aufzeichnung hat keine Nachricht den Start dieser Partie angekündigt; gib also nur die Zusage an. Hat dir eine Nachricht von mir den Start angekündigt, ist dies nicht die Partie, die dir angekündigt wurde.
edge-verify-elsewhere = Tisch { $table } kenne ich nicht; was vor der Partie zugesagt war, kann ich nicht sagen.
edge-verify-otherwise = Diese Aufzeichnung ist nicht die von Tisch { $table }, wie ich sie aufbewahre. Nimm die, die ich gepostet habe, oder /{ command-verify } { command-verify-table }:{ $table }.
edge-verify-proved = Stand diese Zusage vor dem Start unverändert im Kanal und diese Nachricht, bevor die Runde herauskam, hat niemand den Zufall ausgesucht, auch nicht, wer den Bot betreibt. Ein Start, der vorher angekündigt und dann fallen gelassen wurde, wäre ein weiterer Versuch gewesen; alle im Kanal hätten ihn gesehen. Ob jemand auf dem Rechner des Bots verdeckte Karten angesehen hat, lässt sich nicht zeigen.
edge-verify-again = Laut Aufzeichnung wurde der Start { $times } Mal angekündigt, weil Runden nicht rechtzeitig kamen; belegt ist das nicht, und wer den Bot betreibt, könnte unter mehreren Ziehungen gewählt haben. Stand diese Zusage vor dem Start da, konnte am Tisch niemand allein die Ziehungen aussuchen.
edge-verify-unproved = In diesen Zufall ging keine Runde einer öffentlichen Zufallsquelle ein: Diese Partie ist ohne Beleg.
edge-verify-beacon-source = Diese Aufzeichnung kann nicht stimmen: Was sie über eine Zufallsquelle sagt, passt nicht zu ihrer Zusage.
edge-verify-announced-falls = Diese Aufzeichnung kann nicht stimmen: Die Nachrichten, die den Start angekündigt haben, folgen nicht aufeinander.
edge-verify-waived = In den Zufall dieser Partie ging keine Zahl der öffentlichen Zufallsquelle ein: Runde { $round } der Zufallsquelle { $chain } war { $when } fällig. Laut Aufzeichnung kam sie nicht rechtzeitig, und alle am Tisch waren damit einverstanden, dass die Partie ohne sie beginnt.
edge-verify-beacon-unknown = Diese Aufzeichnung nennt eine öffentliche Zufallsquelle, die ich nicht kenne.
edge-verify-beacon-start = Diese Aufzeichnung nennt die Runde einer öffentlichen Zufallsquelle, sagt aber nicht, wann die Partie begonnen wurde; die Runde lässt sich also nicht prüfen.
edge-verify-beacon-early = Diese Aufzeichnung kann nicht stimmen: Die Partie wurde begonnen, bevor die letzte Person dabei war.
edge-verify-beacon-round = Diese Aufzeichnung kann nicht stimmen: Der Zufall musste aus Runde { $round } der Zufallsquelle kommen, der ersten, die beim Start niemand kennen konnte.
edge-verify-beacon-forged = Diese Aufzeichnung kann nicht stimmen: Diese Zahl hat die Zufallsquelle für diese Runde nie herausgegeben.
edge-verify-of = **{ $game }**: { $who }
edge-verify-same = Der Startwert passt zu der Zusage, die du angegeben hast: `{ $commitment }`.
edge-verify-other = Die Zusage, die du angegeben hast, ist nicht die dieser Aufzeichnung; diese ist `{ $commitment }`. Entweder ist sie vertippt oder von einem anderen Tisch (dann nenn ihn mit der Option „{ command-verify-table }“), oder das ist nicht die Partie, die euch zugesagt wurde.
edge-verify-promise-form = Eine Zusage hat 24 Zeichen: Buchstaben, Ziffern, Binde- und Unterstriche (bei früheren Versionen 64 Ziffern und Buchstaben von a bis f). Kopiere sie aus meiner Nachricht von der Eröffnung des Tisches.
edge-verify-ticket-none = Diese Aufzeichnung kann nicht stimmen: Die Beitrittsnummer von { $who } ist 0, und die vergibt Discord nie.
edge-verify-ticket-twice = Diese Aufzeichnung kann nicht stimmen: { $who } hat dieselbe Beitrittsnummer wie jemand anderes, und Discord vergibt jede nur einmal.
edge-verify-ticket-falls = Diese Aufzeichnung kann nicht stimmen: Die Beitrittsnummer von { $who } ist kleiner als die des Platzes davor, der früher besetzt wurde; Discords Nummern steigen nur.
edge-verify-ticket-early = Diese Aufzeichnung kann nicht stimmen: Die Beitrittsnummer von { $who } stammt aus der Zeit vor der Eröffnung des Tisches.
edge-verify-back = Schritt { $ply } wurde zurückgenommen, obwohl kein Tisch das erlaubt: Es war schon etwas gezogen oder Verdecktes gezeigt worden, die Partie war zu Ende oder der Platz aufgegeben.
edge-verify-cut = Diese Aufzeichnung ist nach Schritt { $ply } abgeschnitten. Bis dahin folgt sie den Regeln, und ihr Zufall folgt aus dem Startwert.
edge-verify-torn = Diese Datei scheint abgeschnitten zu sein: Sie endet mitten in Zeile { $line }.
edge-verify-long = Diese Aufzeichnung ist mir zum Prüfen zu lang. `tavolo verify` prüft sie auf jedem Rechner.
edge-verify-seed = In dieser Aufzeichnung passt die Zusage nicht zu Startwert, Tisch und Quelle des Zufalls: Etwas davon wurde geändert.
edge-verify-luck = { $ply ->
    [0] Beim Aufbau
   *[other] Bei Schritt { $ply }
} folgt der Zufall nicht aus dem Startwert und dem, was damit gemischt wurde.
edge-verify-rules = Diese Aufzeichnung folgt bei Schritt { $ply } nicht den Regeln.
edge-verify-end = Nach den Regeln endet diese Partie nicht so, wie diese Aufzeichnung sagt.
edge-verify-option = Laut Aufzeichnung wurde mit einer Option oder einem Wert gespielt, die es in diesem Spiel nicht gibt oder die nicht zu den übrigen passen.
edge-verify-no-seed = Diese Aufzeichnung hat keinen Startwert, ihr Zufall lässt sich also nicht prüfen. Sie folgt den Regeln.
edge-verify-no-line = Dieser Aufzeichnung fehlt die Zeile `{ $word }`, ihr Zufall lässt sich also nicht prüfen: Nichts sagt, was für welchen Tisch zugesagt war. Nimm die ganze Aufzeichnung.
edge-verify-none = Hier ist noch keine Partie zu Ende gegangen. Hänge eine Aufzeichnung an oder nenn einen Tisch.
edge-verify-either = Gib eine Datei oder einen Tisch an, nicht beides: Jedes wird für sich geprüft.
edge-verify-nothing = Dieser Tisch wurde geschlossen, bevor die Partie begann; es wurde also nichts gezogen.
edge-verify-running = Die Partie läuft noch. { $twins ->
    [0] Nach dem Ende
   *[other] Sind die Partien an allen Zwillingstischen zu Ende,
} zeige ich den Startwert; dann kannst du den Zufall prüfen. Für eine beendete Partie nenn ihren Tisch mit der Option „{ command-verify-table }“.
edge-verify-halted = Diese Partie ist vorerst beendet und kann noch fortgesetzt werden. { $twins ->
    [0] Ist sie endgültig zu Ende,
   *[other] Sind sie und die Partien an allen Zwillingstischen endgültig zu Ende,
} zeige ich den Startwert; dann kannst du den Zufall prüfen.
edge-verify-game = Diese Aufzeichnung ist von einem Spiel, das ich nicht habe.
edge-verify-illformed = Diese Datei ist keine Aufzeichnung, die ich lesen kann; Zeile { $line } stimmt nicht.
edge-verify-large = Diese Datei ist für eine Aufzeichnung zu groß.
edge-verify-enough = Das Prüfen von Aufzeichnungen kostet viel Rechenzeit, und dein Anteil ist vorerst aufgebraucht. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal, oder prüfe die Aufzeichnung selbst mit `tavolo verify`.
edge-verify-fetch = Ich konnte die Datei nicht holen. Bitte versuche es noch einmal.

# Einstellungen
edge-yes = ja
edge-no = nein
edge-settings-kept = Gespeichert.
edge-no-game = keins
edge-settings-mine = **Du** · Sprache: { $language } · Bretter: { $board } · Ansicht: { $hand } · Erwähnungen: { $mention }
edge-settings-channel = **Dieser Kanal** · Sprache: { $language } · Bretter: { $board } · Spiel: { $game } · Threads: { $threads }
edge-settings-managers = Was für einen Kanal gilt, kann nur ändern, wer den Server verwaltet.
edge-settings-no-channel = Dies ist eine Direktnachricht. Die Einstellungen eines Kanals änderst du in diesem Kanal.

# Wie viel jemand auf einmal verlangen darf
edge-too-fast = Das war sehr viel auf einmal, deshalb ist nichts geschehen. Weiter geht es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.

# Die eigenen Nachrichten einer Person
edge-panel-with = mit { $who }
edge-asked = { $who }: Alle sind zugleich gefragt; { $left ->
    [one] { $left } Antwort fehlt
   *[other] { $left } Antworten fehlen
} noch (begann { $since })
edge-settings-turn = Dein Zug meldet sich durch: { $turn } · das Brett in deinen Ansichten: { $beside } · Erinnerungen: { $reminders }
edge-settings-statistics = Andere dürfen deine Statistik sehen: { $shared }
edge-settings-reminder-mentions = Eine Erinnerung im Kanal erwähnt dich, wenn drei Viertel der Zeit für eine Entscheidung um sind, und dein Zug beginnt dort ohne Erwähnung: Je Zug wirst du einmal erwähnt. Für seinen Beginn wähle bei „{ command-settings-mine-turn }“ eine neue Direktnachricht.
edge-settings-reminder-names = Eine Erinnerung im Kanal nennt dich, ohne dich zu benachrichtigen, weil du nicht erwähnt wirst.
edge-settings-how = Um etwas zu ändern, wähl seine Option: zum Beispiel /{ command-settings } { command-settings-mine } { command-settings-mine-zone }.
edge-settings-same = Das gilt schon.
edge-settings-direct-closed = Deine Direktnachrichten sind für mich noch geschlossen. Erlaube Direktnachrichten von Mitgliedern dieses Servers in dessen Privatsphäre-Einstellungen und wähle das noch einmal; bis dahin bleibt deine Ansicht im Kanal.
edge-settings-direct-open = Ich konnte dir deine Ansicht per Direktnachricht schicken.
edge-settings-direct-next = Beim letzten Versuch waren deine Direktnachrichten für mich geschlossen. Mit deiner nächsten Ansicht versuche ich es wieder.

# Die erste Minute, eine Revanche, ein getippter Zug
edge-start-left = { $who }: nicht mehr auf dem Server, der Platz ist darum wieder frei. Starte noch einmal, wenn ihr ohne spielen wollt, oder wartet auf jemand anderen.
edge-left-server = Du bist nicht mehr auf dem Server dieses Tisches und kannst dort deshalb nicht weiterspielen. Gib deinen Platz auf oder komm auf den Server zurück. Es wurde nichts gespielt.
edge-start-few = { $game } in { $where } mit { $here } von { $most } starten?
edge-start-expected = Noch erwartet: { $who }.
edge-start-again = Drück den Knopf oder tipp noch einmal /{ command-start }.
edge-nothing-done = Es ist nichts geschehen.
edge-rematch = { $who }: Revanche? { $count ->
    [one] Dein Platz ist reserviert; andere können ihn { $until } haben
   *[other] Eure Plätze sind reserviert; andere können sie { $until } haben
}.
edge-rematch-others = Eine Revanche können nur die verlangen, die an diesem Tisch gespielt haben und deren Platz niemand übernommen hat. Um mit anderen zu spielen, nimm /{ command-join }, wo noch kein Tisch steht.
edge-rematch-others-here = Eine Revanche können nur die verlangen, die an diesem Tisch gespielt haben und deren Platz niemand übernommen hat. Hier steht ein anderer Tisch mit freiem Platz: { $game }. Drücke dort „{ $join }“.
edge-rematch-there = Noch einmal spielen kannst du dort, wo dieser Tisch steht: { $game } in { $where }.
edge-rematch-deal = Hier steht ein anderer Tisch, der mit dem Zufall einer früheren Partie noch einmal spielt: { $game }. Drücke dort „{ $join }“, oder eröffne in einem anderen Kanal einen neuen mit /{ command-join }.
edge-rematch-deal-on = Hier steht ein anderer Tisch, der mit dem Zufall einer früheren Partie noch einmal spielt: { $game }. Verlange die Revanche, wenn die Partie an diesem Tisch zu Ende ist, oder eröffne in einem anderen Kanal einen Tisch mit /{ command-join }.
edge-took-over = Du hast den Platz von { $who } übernommen: { $game } in { $where }. Damit spielst du weiter:
edge-back-in-seat = Du sitzt wieder an deinem Platz: { $game } in { $where }. Damit spielst du weiter:
edge-you-sit = Du sitzt hier: { $tables }.
edge-how-title = So geht { $game }
edge-type-title = Dein Zug
edge-type-label = Der Zug, als Text oder wie auf dem Knopf
edge-log-older = Ältere
edge-log-newer = Neuere
edge-help-games = Spiele hier: { $games }.
edge-thread = { $game }: { $who }
edge-other-game-on = In diesem Kanal läuft schon eine andere Partie: { $game }. Eröffne einen Tisch in einem anderen Kanal.

# Die Liste der Tische
edge-tables-mine = **Deine Tische**
edge-tables-here = **Weitere Tische auf diesem Server**
edge-tables-line = { $game } in { $where }: { $standing }
edge-tables-line-with = { $game } in { $where } mit { $who }: { $standing }
edge-tables-free = { $line } – **ein Platz ist frei**
edge-tables-more = { $count ->
    [one] und ein weiterer
   *[other] und { $count } weitere
}
edge-tables-none = Du sitzt an keinem Tisch. /{ command-join } eröffnet in einem Kanal einen oder gibt dir einen Platz am offenen Tisch dort.
edge-tables-none-here = Auf diesem Server steht kein weiterer Tisch.

# Was die tun, die einen Server verwalten: /tisch und /server
edge-offered = { $who }: Hier wird ein Platz angeboten.
edge-offer-declined = Du hast den Platz nicht genommen: { $game } in { $where }.
edge-moderate-direct = Dies ist eine Direktnachricht. Gib /{ command-table } in dem Kanal ein, in dem der Tisch steht, oder /{ command-table } { command-table-log } in irgendeinem Kanal des Servers.
edge-reopen-occupied = Inzwischen steht hier ein anderer Tisch: { $game } in { $where }. Verlege ihn zuerst in einen anderen Kanal, oder beende ihn.
edge-move-occupied = Dort steht ein anderer Tisch: { $game } in { $where }. Wähl einen anderen Kanal oder einen Thread.
edge-move-where = Ein Tisch kann in Kanälen mit Nachrichten und in Threads stehen. Wähl einen davon.
edge-offer-whom = Wähl jemanden, der auf diesem Server ist.
edge-offer-bot = Ein Bot kann keinen Platz nehmen. Wähl eine Person.
edge-end-sure = Willst du diese Partie beenden: { $game } in { $where }? Hier { $players ->
    [one] spielt eine Person
   *[other] spielen { $players } Personen
}. Alle erfahren, dass du es warst. Einen Tag lang wird nichts Verdecktes gezeigt; so lange kann die Partie mit /{ command-table } { command-table-reopen } weitergehen. Danach ist sie ohne Sieg vorbei{ $twins ->
    [0] , und alles wird veröffentlicht
   *[other] {""}
}. Der Kanal ist sofort frei für einen anderen Tisch.
edge-end-lobby-sure = Willst du diesen Tisch endgültig schließen: { $game } in { $where }? Die Partie hat nicht begonnen; dort { $players ->
    [one] sitzt eine Person
   *[other] sitzen { $players } Personen
}.
edge-reopen-sure = Soll diese Partie weitergehen: { $game } in { $where }? Alle erfahren, dass du es warst und wer am Zug ist; für die Entscheidung gibt es die Zeit noch einmal neu.{ $left ->
    [0] {""}
   *[other] {" "}Wer inzwischen seine Daten löschen ließ, gibt den Platz auf; sind danach weniger als zwei Plätze besetzt oder bleiben nur Computer, ist die Partie sofort zu Ende.
}
edge-pause-sure = Sollen die Uhren stehen: { $game } in { $where }? Alle erfahren, dass du es warst. Sie stehen längstens 14 Tage oder bis du oder die Spielenden sie weiterlaufen lassen; spielen kann man währenddessen.
edge-go-on-sure = Sollen die Uhren wieder laufen: { $game } in { $where }? Alle erfahren, dass du es warst.
edge-offer-sure = Willst du { $name } den Platz von { $who } anbieten: { $game } in { $where }? Beide erfahren im Kanal, dass du es warst. Nur wenn { $name } zustimmt, wechselt der Platz, mit allem Verdeckten, das dazugehört; bis dahin sieht { $name } nicht mehr als alle.
edge-move-sure = Willst du diesen Tisch nach { $to } verlegen: { $game } in { $where }? Das Brett steht dann dort und sagt, dass du es warst; hier bleibt eine Zeile, die dorthin führt. Ich muss dort schreiben dürfen.
edge-ended-for-now = Beendet: { $game } in { $where }. Einen Tag lang geht es hier mit /{ command-table } { command-table-reopen } weiter.
edge-reopened = Es geht weiter: { $game } in { $where }.
edge-reopened-over = Es sind zu wenige übrig, um weiterzuspielen; die Partie ist zu Ende: { $game } in { $where }.
edge-paused-by-you = Die Uhren stehen: { $game } in { $where }.
edge-went-on-by-you = Die Uhren laufen wieder: { $game } in { $where }.
edge-offer-made = Der Platz ist angeboten: { $game } in { $where }. Die Knöpfe für die Antwort stehen unter dem Brett.
edge-moved-by-you = Verlegt: { $game } steht jetzt in { $where }.
edge-did-nothing = Wer hier Tische betreut, hat auf diesem Server noch nichts getan.
edge-did-title = **Was die hier getan haben, die Tische betreuen**, das Neueste zuerst:
edge-did-close = { $when }: { $by } hat { $game } in { $where } endgültig geschlossen.
edge-did-end = { $when }: { $by } hat { $game } in { $where } beendet.
edge-did-reopen = { $when }: { $by } hat { $game } in { $where } weitergehen lassen.
edge-did-pause = { $when }: { $by } hat die Uhren angehalten: { $game } in { $where }.
edge-did-go-on = { $when }: { $by } hat die Uhren wieder laufen lassen: { $game } in { $where }.
edge-did-offer = { $when }: { $by } hat { $name } den Platz von { $who } angeboten: { $game } in { $where }.
edge-did-move = { $when }: { $by } hat { $game } von { $where } nach { $to } verlegt.
edge-did-close-event = { $when }: { $by } hat den Spieleabend mit { $game } in { $where } geschlossen.
edge-did-take-out = { $when }: { $by } hat { $name } aus dem Spieleabend mit { $game } in { $where } genommen.
edge-did-set = { $when }: { $by } hat geändert, was hier gilt – { $what }: { $value }.
edge-game-not-here = { $game } wird auf diesem Server nicht gespielt. /{ command-join } schlägt vor, was gespielt wird.
edge-server-direct = Dies ist eine Direktnachricht. Gib /{ command-server } in einem Kanal des Servers ein.
edge-server-managers = Was auf dem Server gilt, kann nur sehen und ändern, wer ihn verwaltet.
edge-server-fixed = Nicht geändert, denn das hat der Betreiber für diesen Server festgelegt: { $what }.
edge-server-last-game = Dann könnte man hier nichts mehr spielen. Erlaube zuerst etwas anderes.
edge-server-holds = **Dieser Server** · Sprache: { $language } · Tempo neuer Tische: { $pace } · Threads: { $threads } · Spiele: { $games }
edge-server-own-pace = { $pace } (das des Bots)
edge-server-held = Vom Betreiber festgelegt: { $what }.
edge-server-key-language = Sprache
edge-server-key-pace = Tempo
edge-server-key-threads = Threads
edge-server-key-games = Spiele
edge-server-key-quiet = Ruherollen
# Nächte und Abwesenheit
edge-settings-quiet = Ruhezeit: { $hours } ({ $zone }, dort ist es jetzt { $now }). Dann wird dir nichts geschickt, und du bist nie zu spät, auch wenn deine Reserve anlaufen kann; danach erzählt dir eine Nachricht alles. An Live-Tischen gilt sie nicht.
edge-settings-zone = Ruhezeit: keine · Zeitzone: { $zone }, dort ist es jetzt { $now }
edge-settings-no-quiet = Ruhezeit: keine
edge-settings-quiet-none = keine
edge-settings-zone-unknown = Diese Zeitzone kenne ich nicht. Tippe eine Stadt, etwa Berlin oder Wien, oder ihren Anfang, und wähle aus der Liste.
edge-settings-zone-which = „{ $typed }“ zeigen Uhren nur einen Teil des Jahres, oder an mehreren Orten. Wähle eine Stadt, deren Uhren deine sind: { $zones }.
edge-zone-cities = Europe/Berlin: deutschland/münchen/muenchen/köln/koeln/hamburg/frankfurt/stuttgart/düsseldorf/leipzig/dresden/bremen/hannover, Europe/Vienna: wien/österreich/graz/linz/salzburg/innsbruck, Europe/Zurich: zürich/zuerich/schweiz/genf/bern/basel/luzern, Europe/Rome: rom/italien/mailand/neapel/turin/florenz/venedig/bozen/südtirol, Europe/Lisbon: lissabon/portugal, Europe/Madrid: spanien/barcelona/mallorca, Europe/Paris: frankreich/straßburg, Europe/London: england/großbritannien/schottland, Europe/Brussels: brüssel/belgien, Europe/Amsterdam: niederlande/holland, Europe/Luxembourg: luxemburg, Europe/Copenhagen: kopenhagen/dänemark, Europe/Warsaw: warschau/polen, Europe/Prague: prag/tschechien, Europe/Budapest: ungarn, Europe/Bucharest: bukarest, Europe/Moscow: moskau, Europe/Athens: athen/griechenland, Europe/Belgrade: belgrad, Europe/Kyiv: kiew/ukraine, Asia/Tokyo: tokio, Asia/Shanghai: peking/schanghai, Asia/Singapore: singapur, Africa/Cairo: kairo, America/New_York: boston/washington, America/Sao_Paulo: rio, America/Havana: havanna, America/Mexico_City: mexiko stadt/mexiko-stadt
edge-settings-quiet-unclear = Diese Ruhezeit verstehe ich nicht. Sag, von wann bis wann, etwa 22-7; höchstens zwölf Stunden, oder `{ edge-settings-quiet-none }`.
edge-away-set = { $midnight ->
    [0] Du bist jetzt abwesend und { $until } zurück
   *[other] Dein letzter Tag der Abwesenheit ist der { DAY($last) }, { $until } bist du zurück
}: Bis dahin stehen deine Uhren an deinen Tischen. Dein erster Schritt irgendwo beendet das früher, und ebenso hier „{ edge-away-back-word }“.
edge-away-now = Du bist abwesend{ $midnight ->
    [0] {" "}und { $until } zurück
   *[other] : Dein letzter Tag ist der { DAY($last) }, { $until } bist du zurück
}. Dein erster Schritt irgendwo beendet das früher, und ebenso hier „{ edge-away-back-word }“.
edge-away-none = Du bist nicht abwesend. Sag, für wie lange, etwa `3 Tage`, `bis Freitag` oder `24.12.`, und bis dahin stehen deine Uhren.
edge-away-back = Du bist zurück: Deine Uhren laufen wieder.
edge-away-back-word = Ich bin zurück
edge-away-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
edge-away-unclear = Ich verstehe nicht, für wie lange. Sag eine Zahl von Tagen, etwa `3 Tage`, oder den letzten Tag, etwa `Freitag` oder `24.12.`; höchstens 60 Tage. `aus` beendet eine Abwesenheit.
edge-away-outside = Das wäre bis { DAY($day) }. Mindestens ist es ein Tag, höchstens sind es 60 Tage im Voraus.
edge-away-either = „{ $typed }“ kann der { DAY($one) } oder der { DAY($other) } sein. Schreib den Monat als Wort, etwa `24. Dezember`.
edge-away-off = aus, ende, beenden, zurück, bin zurück, wieder da, ich bin wieder da, keine
edge-date-months = januar/jänner/jan, februar/feber/feb, märz/mär/mrz, april/apr, mai, juni/jun, juli/jul, august/aug, september/sep/sept, oktober/okt, november/nov, dezember/dez
edge-date-weekdays = montag/mo, dienstag/di, mittwoch/mi, donnerstag/do, freitag/fr, samstag/sonnabend/sa, sonntag/so
edge-date-near = heute, morgen, übermorgen
edge-date-units = tag/tage/tagen/t, woche/wochen, monat/monate/monaten
edge-date-fillers = bis zum zu am auf der den dem die das für lang noch nächsten nächster nächste kommenden diesen dieser einschließlich inklusive ein eine einen weg
edge-away-cut = { $game } in { $where }: Deine Uhr läuft { $until } wieder, denn bei diesem Tempo kann niemand im Jahr länger abwesend sein.
edge-away-used = { $game } in { $where }: Deine Uhr läuft weiter, denn bei diesem Tempo warst du schon so lange abwesend, wie es im Jahr geht.
edge-away-live = { $game } in { $where }: Deine Uhr läuft weiter, denn dort spielen alle gleichzeitig. „{ press-pause }“ unter „{ press-more }“ bittet die anderen um eine Pause.
edge-digest = Deine Ruhezeit ist vorbei. Das ist an deinen Tischen geschehen:
edge-digest-over = { $game } in { $where }: Die Partie ist zu Ende
edge-digest-mention = { $who }: Deine Ruhezeit ist vorbei, und hier wartet etwas auf dich.
edge-pause-wished = Du möchtest eine Pause: { $game } in { $where }. Sie beginnt, sobald mehr als die Hälfte von euch zustimmt.
edge-go-on-wished = Du möchtest weiterspielen: { $game } in { $where }. Es geht weiter, sobald noch jemand zustimmt.
edge-paused = Der Tisch macht Pause: { $game } in { $where }.
edge-went-on = Der Tisch spielt weiter: { $game } in { $where }.

# Zurücknehmen, wenn alle zustimmen
edge-rewind = { $who }: Darf das zurückgenommen werden?
edge-rewind-agreed = Du bist einverstanden: { $game } in { $where }. Es geschieht, sobald es auch die anderen sind.
edge-rewind-done = Zurückgenommen: { $game } in { $where }.
edge-rewind-let-stand = Alles bleibt, wie es ist: { $game } in { $where }.
edge-rewind-sure = Willst du die Spieler fragen, ob sie das zurücknehmen: { $game } in { $where }? Alle erfahren, dass du es warst; es geschieht nur, wenn alle zustimmen, die dort spielen.
edge-let-stand-sure = Willst du zurückziehen, worum du oder jemand anders vom Server die Spieler gebeten hat, nämlich etwas zurückzunehmen: { $game } in { $where }?
edge-rewind-asked = Die Spieler werden gefragt: { $game } in { $where }. Die Knöpfe für die Antwort stehen unter dem Brett.
edge-let-stood = Es wird nicht mehr gefragt: { $game } in { $where }.
edge-did-rewind = { $when }: { $by } hat die Spieler von { $game } in { $where } gebeten, etwas zurückzunehmen; Aktionen: { $count }.
edge-did-let-stand = { $when }: { $by } hat die Bitte zurückgezogen, bei { $game } in { $where } etwas zurückzunehmen.
# Zuschauen ohne Platz und eigene Notizen
edge-watch-end = Du schaust an diesem Tisch zu: Eine Direktnachricht sagt dir, wenn die Partie zu Ende ist.
edge-watch-daily = Du schaust an diesem Tisch zu: Eine Direktnachricht sagt dir einmal am Tag, wenn etwas geschehen ist, und wenn die Partie zu Ende ist.
edge-watch-off = Du schaust an diesem Tisch nicht mehr zu und bekommst keine Nachrichten mehr über ihn.
edge-watch-off-already = Du schaust an diesem Tisch nicht zu.
edge-watch-plays = Du spielst dort selbst mit und erfährst schon alles: { $game } in { $where }.
edge-watch-ended = Die Partie an diesem Tisch ist zu Ende; es gibt nichts mehr zu sehen.
edge-watch-none = Du schaust an keinem Tisch zu. Mit /{ command-watch } im Kanal eines Tisches fängst du damit an.
edge-watch-news = Du schaust zu: { $line }
edge-watch-over = Du hast zugeschaut: { $line }. Das ist die letzte Nachricht darüber.
edge-ask-title = Deine Frage
edge-ask-label = Was du wissen möchtest
edge-jotting-title = Deine Notizen
edge-jotting-label = Nur du siehst das. Leer gelassen: gelöscht.
edge-jotting-heading = **Deine Notizen**, die sonst niemand sieht:
edge-jotting-line = > { $text }
edge-jotting-rest = > … Der Rest steht unter „{ press-notes }“.
edge-jotting-kept = Notiert. Es steht über deiner Ansicht, und niemand sonst sieht es.
edge-jotting-gone = Du hast an diesem Tisch jetzt keine Notizen.
edge-jotting-not-there = Notizen hat an einem Tisch nur, wer dort spielt oder zuschaut. „{ press-watch }“ unter „{ press-more }“ lässt dich zuschauen.
# Tische, an denen niemand spielt oder deren Kanal es nicht mehr gibt
edge-unplayed = { $who }: Geht diese Partie weiter?
edge-stayed = Du möchtest weiterspielen: { $game } in { $where }.
edge-shelf-wished = Du möchtest den Tisch archivieren: { $game } in { $where }. Das geschieht, sobald mehr als die Hälfte von euch es will.
edge-shelved = Der Tisch ist archiviert: { $game } in { $where }. Ein Tippen holt ihn zurück, hier und in /{ command-tables }.
edge-unshelved = Der Tisch ist zurück, und die Partie geht weiter: { $game } in { $where }.
edge-brought-here = Der Tisch steht jetzt hier, und die Partie geht weiter: { $game } in { $where }.
edge-unshelve-occupied = Dort steht ein anderer Tisch: { $game } in { $where }. Gib in einem anderen Kanal jenes Servers /{ command-tables } ein und drück den Knopf, um dort weiterzuspielen; oder drück noch einmal, wenn jene Partie vorbei ist.
edge-tables-numbered = **{ $number }.** { $line }
edge-tables-unshelve = { $number }. { press-unshelve }: { $game }
edge-tables-bring-here = { $number }. { press-bring-here }: { $game }

# Wo ein Platz frei ist
edge-tables-join = { $number }. { press-join }: { $game }
edge-tables-take-seat = { $number }. { press-take-seat }: { $game }
edge-tables-play = { $number }. { press-play }: { $game }
edge-card-title = **Tische, an denen noch jemand fehlt**
edge-card-none = Zurzeit fehlt nirgends jemand. /{ command-join } eröffnet in einem Kanal einen Tisch.
edge-card-note = Diese Liste hält sich selbst aktuell. /{ command-tables } zeigt dir auch deine eigenen Tische.
edge-card-moved = Die Liste der Tische, an denen noch jemand fehlt, steht jetzt in { $where }.
edge-card-ended = Die Liste der Tische, an denen noch jemand fehlt, wird hier nicht mehr geführt.
edge-server-open = **Offene Tische** · Liste: { $card } · Rolle, die gefragt wird, wenn jemand fehlt: { $role }
edge-server-nowhere = –
edge-server-quiet = **Ruherollen** · Wer den Bot hier zuletzt mit einer davon benutzt hat, wird genannt und nie erwähnt: { $roles }
edge-server-quiet-everyone = alle
edge-server-quiet-many = Es gibt schon { $most } Ruherollen, mehr werden nicht geführt. Mit „{ command-server-set-without }“ entfallen alle, und du kannst neu wählen.
edge-server-card-closed = Die Liste der offenen Tische lässt sich in { $where } nicht führen: Den Kanal gibt es nicht mehr, oder der Bot darf dort nicht schreiben. Ist das behoben, wähle den Kanal noch einmal.
edge-server-role-everyone = Das sind alle auf dem Server. Wähle eine Rolle, die man sich selbst nimmt.
edge-server-role-silent = So benachrichtigt diese Rolle niemanden: Erlaube in den Einstellungen des Servers, dass alle sie erwähnen.
edge-call = { $role }: Wer spielt noch mit? { $game } in { $where } – { $standing }
edge-called = { $role } ist gefragt. Für { $game } geht das wieder { $from }.
edge-call-none = Auf diesem Server ist keine Rolle gewählt, die man fragen könnte. Wer ihn verwaltet, kann mit /{ command-server } { command-server-set } eine wählen.
edge-call-seated = Nur wer an diesem Tisch sitzt, kann nach jemandem fragen lassen.
edge-call-full = An diesem Tisch ist kein Platz frei.
edge-call-again = { $role } wurde für { $game } in der letzten Stunde schon gefragt. Das geht wieder { $from }.
edge-call-failed = Niemand konnte gefragt werden: Der Bot kann in { $where } gerade nicht schreiben.
edge-undo = zurück, zurücknehmen, zug zurücknehmen, rückgängig, rückgängig machen
edge-undo-typed = Zurücknehmen kannst du mit /{ command-takeback } oder mit „{ press-take-back }“, wo es unter deiner Ansicht steht.

# A game that has ended, gone through turn by turn
edge-replay-running = { $game } in { $where } läuft noch. Nach dem Ende lässt sich die Partie allen zeigen.
edge-replay-unbegun = { $game } in { $where } hat noch nicht begonnen; es gibt also noch nichts durchzugehen.
edge-replay-none = In diesem Kanal ist noch keine Partie zu Ende gegangen. Nenn einen Tisch.
edge-replay-nothing = An diesem Tisch hat keine Partie begonnen, also gibt es nichts nachzuspielen.
edge-replay-broken = Ich kann diese Partie nicht nachspielen. Ihre Aufzeichnung ist sicher; der Betreiber des Bots findet den Grund in den Meldungen des Programms.
edge-moment-shares = { $who } teilt einen Moment dieser Partie:
edge-moment-shared = Geteilt: Alle in { $where } können es jetzt sehen.
edge-moment-again = Es steht schon in { $where }: Vor wenigen Minuten wurde es dort gezeigt.
edge-moment-unshared = Ich konnte es in { $where } nicht zeigen. Vielleicht darf ich dort nicht schreiben.
edge-moment-direct = Dieser Tisch steht in deinen Direktnachrichten; dort liest niemand sonst mit.

# A game that has ended, shown as a film
edge-film-shows = { $who } zeigt diese Partie { $game } von Anfang bis Ende:
edge-film-end = Diese Partie { $game } von Anfang bis Ende:
edge-film-busy = Gerade werden andere Partien gezeichnet. Versuch es in einer Minute noch einmal.
# The film in words, for whoever cannot see it
edge-film-played = Film einer Partie { $game } in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}, gespielt von { $who }.
edge-film-score = { $who } { $points }
edge-film-stood = Punkte nach Zug { $turn }: { $scores }.

# How the games of a server ended
results-title = **Ergebnisse** · { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
results-over = { $when } · **{ $game }** in { $where }: { $who } · `{ $table }`
results-closed = { $when } · **{ $game }** in { $where }: { $who }; vor dem Ende geschlossen · `{ $table }`
results-player = { $name } { $points }
results-name = { $name }
results-computer = { $who } (Computer, { $level })
results-game-gone = ein Spiel, das ich nicht mehr habe
results-more = …
results-newer = ◀ Neuere
results-older = Ältere ▶
results-none = Auf diesem Server ist noch keine Partie zu Ende gegangen, seit ich Ergebnisse festhalte.
results-direct = Ergebnisse, Statistik und Rangliste gibt es je Server, und dies ist eine Direktnachricht. Gib den Befehl in einem Kanal des Servers ein, den du meinst.
results-none-such = Keine Partie, die hier zu Ende ging, passt dazu.
results-month = Ein Monat wird so geschrieben: 2026-11.
results-file = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}, die neuesten zuerst.
results-unwritten = Die Datei ließ sich nicht erstellen. Bitte versuche es noch einmal.
results-card-about = { $moves ->
    [one] ein Schritt
   *[other] { $moves } Schritte
} · [zum Brett]({ $link }) · Tisch `{ $table }`
results-card-about-place = { $moves ->
    [one] ein Schritt
   *[other] { $moves } Schritte
} · { $where } · Tisch `{ $table }`

# Was bei den Partien eines Servers herauskommt
stats-mine = **Deine Partien auf diesem Server** · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen ({ $percent } %)
stats-mine-of = **Deine Partien { $game } auf diesem Server** · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen ({ $percent } %)
stats-mine-game = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen ({ $percent } %)
stats-mine-none = Du hast auf diesem Server noch keine solche Partie beendet, seit ich Ergebnisse festhalte.
stats-theirs = **Partien von { $name } auf diesem Server** · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen ({ $percent } %)
stats-theirs-of = **Partien { $game } von { $name } auf diesem Server** · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen ({ $percent } %)
stats-theirs-none = { $name } hat auf diesem Server noch keine solche Partie beendet, seit ich Ergebnisse festhalte.
stats-unshared = { $name } gibt keine Statistik frei. Das entscheiden alle für sich selbst, mit /{ command-settings } { command-settings-mine } { command-settings-mine-statistics }.
stats-server = **Partien auf diesem Server** · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} beendet, { $people ->
    [one] eine Person
   *[other] { $people } Personen
}; { $closed } vor dem Ende geschlossen
stats-server-of = **Partien { $game } auf diesem Server** · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} beendet, { $people ->
    [one] eine Person
   *[other] { $people } Personen
}; { $closed } vor dem Ende geschlossen
stats-server-game = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
stats-seat = Auf Platz { $number } am Tisch: { $wins } von { $games } gewonnen ({ $percent } %)
stats-players = Zu { $number } Personen: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } von { $seats } Plätzen gewonnen ({ $percent } %)
stats-option = { $option } – { $value }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}

# Wer am besten spielt
ranking-title = **Rangliste { $game }**
ranking-line = { $place }. { $name } · { $points } · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
ranking-own = Du: Rang { $place } mit { $points } Punkten nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}; Bestwert { $best }
ranking-own-soon = Noch { $more ->
    [one] eine gewertete Partie
   *[other] { $more } gewertete Partien
}, dann stehst du in der Rangliste.
ranking-none = Hier hat noch niemand { $least } gewertete Partien.
ranking-off = Dieser Server führt keine Rangliste. Wer ihn verwaltet, kann mit /{ command-server } { command-server-set } { command-server-set-ranking } eine einrichten.
edge-server-results = **Ergebnisse** · Kanal: { $channel } · Filme: { $films } · Rangliste: { $ranking }
edge-server-results-closed = In { $where } lässt sich zurzeit kein Ergebnis senden: Der Kanal ist weg, oder ich darf dort nicht schreiben.
results-winner = **{ $name }** 🏆 { $points }
results-winner-alone = **{ $name }** 🏆
results-gave-up = { $name } (aufgegeben)
results-card-over = { $game }: { $who }
results-card-closed = { $game }, vor dem Ende geschlossen: { $who }
stats-points = Punkte, wo niemand aufgab: Median { $median }, Bestwert { $best }
stats-mine-players = Zu { $number } Personen: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen ({ $percent } %)
stats-answer = Bedenkzeit meistens: { $time } (aus { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
})
stats-luck = Glück, { $what }: { $came }, im Schnitt { $usual } ({ $more })
stats-unnoted = Dafür { $games ->
    [one] wird eine frühere Partie
   *[other] werden { $games } frühere Partien
} noch gelesen: Frag gleich noch einmal.
lasting-seconds = { $number ->
    [one] eine Sekunde
   *[other] { $number } Sekunden
}
lasting-minutes = { $number ->
    [one] eine Minute
   *[other] { $number } Minuten
}
lasting-hours = { $number ->
    [one] eine Stunde
   *[other] { $number } Stunden
}
lasting-days = { $number ->
    [one] ein Tag
   *[other] { $number } Tage
}
ranking-how-people = -# Jedes Spiel hat seine eigene Rangliste: anfangs 1000, gelistet ab { $least } gewerteten Partien. Die Zahl ist vorsichtig: Sie steigt, wenn du gewinnst, und auch, wenn sie durch weitere Partien sicherer wird. Es zählt der Platz am Ende. Nicht gewertet werden Partien mit Computern oder Ersatzleuten, solche, in denen jemand mit dem Zufall schon gespielt hatte, und solche, die geschlossen oder durch eine Abstimmung beendet wurden.
ranking-how-computers = -# Jedes Spiel hat seine eigene Rangliste: anfangs 1000, gelistet ab { $least } gewerteten Partien. Die Zahl ist vorsichtig: Sie steigt, wenn du gewinnst, und auch, wenn sie durch weitere Partien sicherer wird. Es zählt der Platz am Ende, auch gegen Computer. Nicht gewertet werden Partien mit Ersatzleuten, solche, in denen jemand mit dem Zufall schon gespielt hatte, und solche, die geschlossen oder durch eine Abstimmung beendet wurden.
edge-server-ranking-anew = Alle Partien zählen, die hier zu Ende gingen, seit ich Ergebnisse festhalte; die Rangliste wird neu berechnet.
results-forgotten = jemand von früher


edge-consented = Du bist einverstanden, mit denen zu spielen, die diesen Zufall schon kennen.
edge-duplicate-none = Noch einmal mit demselben Zufall spielen kann man nur eine Partie, die zu Ende ist.
edge-duplicate-place = In diesem Kanal steht ein anderer Tisch: { $game }. Drück den Knopf noch einmal, wenn er zu Ende ist.
edge-compare = **Derselbe Zufall an zwei Tischen**: hier, und vorher an Tisch `{ $table }` (Punkte nach Plätzen)
edge-compare-seat = { $number }. hier { $here } · dort { $there }
edge-compare-same = Beide Partien verliefen gleich, vom ersten Schritt bis zum letzten.
edge-compare-ended = Die beiden Partien unterscheiden sich in keinem Schritt, aber sie endeten verschieden.
edge-compare-alike = { $count ->
    [0] Die Partien verliefen vom ersten Schritt an verschieden.
    [one] Nach einem gleichen Schritt verliefen die Partien verschieden.
   *[other] Nach { $count } gleichen Schritten verliefen die Partien verschieden.
}
edge-compare-nothing = –
edge-compare-none = Es gibt keine zweite Partie mit demselben Zufall, mit der diese zu vergleichen wäre.
edge-compare-gone = Die erste Partie mit diesem Zufall ist nicht mehr gespeichert; es gibt nichts zu vergleichen.
edge-compare-file = { $count ->
    [one] Die eine Runde, die verschieden ist, steht in der Datei.
   *[other] Alle { $count } Runden, die verschieden sind, stehen in der Datei.
}
edge-verify-duplicate = Die Partie folgt den Regeln, und { $draws ->
    [one] die eine Ziehung folgt
    [2] beide Ziehungen folgen
   *[other] alle { $draws } Ziehungen folgen
} aus dem Startwert. { $known ->
    [1] Es ist der Zufall
   *[0] Laut dieser Aufzeichnung ist es der Zufall
} von Tisch { $table }. Wie jener Zufall zustande kam und ob er belegt ist, sagt /{ command-verify } { command-verify-table }:{ $table } dort, wo an jenem Tisch gespielt wurde.
edge-verify-original = Die Aufzeichnung nennt Tisch { $table } als den, dessen Zufall sie hat, aber jener Tisch hatte einen anderen.
edge-compare-player = { $name }: { $points }
edge-compare-winner = 🏆 { $name }: { $points }
edge-compare-round = **Abschnitt { $number }**
edge-compare-side-here = **Hier, { $who }:**
edge-compare-side-there = **Dort, { $who }:**
edge-compare-longer-here = { $count ->
    [one] Die Partie hier hatte einen Schritt mehr.
   *[other] Die Partie hier hatte { $count } Schritte mehr.
}
edge-compare-longer-there = { $count ->
    [one] Die Partie dort hatte einen Schritt mehr.
   *[other] Die Partie dort hatte { $count } Schritte mehr.
}
edge-spoils-own = Du spielst gerade an einem anderen Tisch mit demselben Zufall: Sieh dir diese Partie an, wenn jene zu Ende ist.
edge-spoils-all = Ein anderer Tisch auf diesem Server spielt gerade mit demselben Zufall: Allen zeigen kann man das, wenn jene Partie zu Ende ist.
edge-twin-alone = Gib „{ command-join-twin }“ allein an: Spiel und Optionen sind die jenes Tisches. Das Tempo könnt ihr danach wählen.
edge-twin-place = In diesem Kanal steht ein anderer Tisch: { $game }. Eröffne den Zwillingstisch in einem anderen Kanal oder Thread.
edge-twin-entry = { $game }, { $seats } Plätze: { $who }
edge-twins-covered = Du kannst auf diese Partie zurückblicken und sie prüfen, sobald die Partien an allen Zwillingstischen zu Ende sind.{ $count ->
    [0] {""}
   *[other] {" "}Noch nicht zu Ende: { $played }.
}
edge-twin-played = Tisch `{ $table }` in { $where }
edge-twin-halted = Tisch `{ $table }` in { $where } (vorerst beendet)
edge-compare-twin = **Derselbe Zufall an zwei Tischen**: hier und an Tisch `{ $table }` (Punkte nach Plätzen)
# Eine Aufzeichnung, die jemand anhängt
edge-record-not = Diese Datei ist keine Aufzeichnung einer Partie. Eine Aufzeichnung ist die Textdatei, die ich am Ende einer Partie poste.
edge-record-later = Diese Aufzeichnung stammt von einer neueren Version von mir als der, die hier läuft; ich kann sie nicht lesen.
edge-record-changed = Diese Aufzeichnung ist beschädigt: Bis Zeile { $line } wurde etwas geändert, oder es fehlt etwas. Stammt sie von mir, nimm die gepostete Datei noch einmal: Die ist vollständig.
edge-record-open = Die Partie dieser Aufzeichnung ist nicht zu Ende, darum zeige ich sie nicht: Was die einzelnen haben, ist noch geheim.
edge-record-unshown = Darum zeige ich diese Partie nicht.
edge-record-checked = Diese Partie kommt aus deiner Datei. Sie folgt den Regeln, und ihr Zufall folgt aus ihrem Startwert; Namen und Züge stehen da, wie die Datei sie nennt.
edge-record-gone = Eine angehängte Aufzeichnung bewahre ich nur eine Stunde lang auf, und diese ist schon weg. Häng sie noch einmal an: /{ command-replay } { command-replay-record }.
edge-record-direct = Hier liest niemand sonst mit. Häng die Aufzeichnung in einem Kanal eines Servers an, um dort einen Moment daraus zu teilen.
edge-record-mute = Du darfst in diesem Kanal nicht schreiben, also kannst du hier auch nichts teilen.
edge-record-shares = { $who } teilt einen Moment einer Partie aus einer Datei:
# Schaubilder zu Ergebnissen, und dasselbe in Worten
chart-course-title = Wertung in { $game }
chart-course-axis = gewertete Partien
chart-course = Die Wertung in { $game } nach jeder von { $games } gewerteten Partien: { $first } nach der ersten, am tiefsten { $lowest }, am höchsten { $highest }, jetzt { $last }.
chart-points-title = Punkte in { $game }
chart-points = Wie oft es in { $game } so viele Punkte waren – { $bars }.
chart-places-title = Plätze
chart-places-title-of = Plätze in { $game }
chart-places = Wie oft auf welchem Platz – { $bars }.
chart-bar = { $label }: { $count } ×

event-title = **Spieleabend: { $game }** · { $format } · Tische für { $seats ->
    [2] 2
   *[other] bis zu { $seats }
}
event-with = -# Optionen: { $with }
event-sign-up = { $count ->
    [0] Noch ist niemand dabei.
    [one] Dabei: { $who }
   *[other] Dabei ({ $count }): { $who }
}
event-how = -# „{ press-event-take-part }“ meldet dich an: In jeder Runde bekommst du automatisch einen Platz, an einem Tisch in einem Thread dieses Kanals. Los geht es, sobald { $who } startet oder jemand, der den Server verwaltet.
event-how-managers = -# „{ press-event-take-part }“ meldet dich an: In jeder Runde bekommst du automatisch einen Platz, an einem Tisch in einem Thread dieses Kanals. Los geht es, sobald jemand startet, der den Server verwaltet.
event-closed = Dieser Spieleabend wurde vorzeitig geschlossen.{ $tables ->
    [0] {""}
   *[other] {" "}Laufende Tische spielen weiter, zählen aber nicht mehr für den Abend.
}
event-lapsed = Dieser Spieleabend hat sich von selbst geschlossen: Zwei Wochen lang hat ihn niemand gestartet.
event-over = Dieser Spieleabend ist zu Ende.
event-round = **Runde { $round } von { $rounds }**
event-byes = Spielfrei: { $who }
event-call-idle = { $who }: in dieser Runde keine Partie.
event-call-over = { $who }: Der Endstand steht fest.
event-table-waits = **{ $table }** · { $who } · wird gleich eröffnet
event-table-plays = **{ $table }** · { $who } · { $where }
event-table-halted = **{ $table }** · { $who } · { $where } · vorerst beendet; zählt nach einem Tag, wenn die Partie bis dahin nicht weitergeht
event-table-covered = **{ $table }** · { $who } · { $where } · zu Ende; zählt, wenn die Partien an den Zwillingstischen zu Ende sind
event-table-won = **{ $table }** · { $who } · { $where } · 🏆 { $first }
event-table-level = **{ $table }** · { $who } · { $where } · gleichauf: { $first }
event-table-ahead = **{ $table }** · { $who } · { $where } · gleichauf: { $first }; Vorrang hat { $ahead }
event-table-given = **{ $table }** · { $who } · nicht gespielt, geht an { $first }
event-table-nobody = **{ $table }** · { $who } · nicht gespielt
event-standings = **Tabelle**
event-final = **Endstand**
event-row = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins })
event-row-stopping = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins }), steigt nach dem laufenden Tisch aus
event-row-stopped = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins }), ausgestiegen
event-row-place = **{ $place }** · { $who }
event-row-place-stopping = **{ $place }** · { $who }, steigt nach dem laufenden Tisch aus
event-row-place-stopped = **{ $place }** · { $who }, ausgestiegen
event-standings-how = -# Ein Punkt für jeden am Tisch, der hinter dir landet, ein halber bei Gleichstand. Wird ein Tisch nicht gespielt, weil jemand ausgestiegen ist, gilt diese Person dort als geschlagen. In Klammern, was bei gleichen Punkten zählt: Sonneborn-Berger (die Punkte aller, die du geschlagen hast, und die halben Punkte aller, mit denen du gleichauf warst) / gegeneinander, wenn auch das gleich ist (sonst –) / gewonnene Tische.
event-knock-out-how = -# Wer an einem Tisch Erster wird, kommt weiter. Sind dort mehrere gleichauf, entscheiden die Punkte des Abends (einer für jeden, der am Tisch dahinter lag, ein halber für jeden, der gleichauf war), und bei gleichen Punkten die zu Beginn ausgeloste Reihenfolge.
event-held = ⚠️ Tisch { $table } ist noch nicht eröffnet: { $why } Verloren ist nichts: Mit „{ press-event-retry }“ geht es von hier weiter.
event-lacks = In diesem Kanal fehlt mir die Berechtigung { $permission }. Wer den Server verwaltet, kann das erlauben.
event-refused = Discord lässt mich das gerade nicht tun.
event-game-gone = Dieses Spiel gibt es hier nicht mehr.
event-occupied = In { $where } steht ein anderer Tisch, der erst geschlossen werden muss.
event-announced = Runde { $round }, Tisch { $table }: { $who }
event-thread = Runde { $round }, Tisch { $table }: { $who }
event-call = { $who }: Euer Tisch der Runde { $round } beim Spieleabend in { $where } ist eröffnet. Eure Partie beginnt jetzt.
event-direct = Spieleabende gibt es nur auf Servern.
event-none = In diesem Kanal wurde noch kein Spieleabend eröffnet. Das geht mit /{ command-event } { command-event-open }.
event-stands = In diesem Kanal läuft schon ein Spieleabend. /{ command-event } { command-event-show } zeigt ihn, /{ command-event } { command-event-close } schließt ihn.
event-no-threads = Jeder Tisch eines Spieleabends bekommt einen Thread, und die gibt es in diesem Kanal nicht. Eröffne ihn in einem Textkanal.
event-seats = { $game } spielt man zu { $least } bis { $most }.
event-opened = Der Spieleabend ist eröffnet: Gleich kommt in diesen Kanal eine Nachricht, mit der alle sich anmelden können.
event-unread = Der Spieleabend lässt sich gerade nicht zeigen. Bitte versuch es noch einmal.
event-not-yours = Das kann nur, wer diesen Spieleabend eröffnet hat oder den Server verwaltet.
event-ended = Dieser Spieleabend ist vorbei.
event-close-sure = Diesen Spieleabend schließen? Dann { $tables ->
    [0] beginnt keine Runde mehr.
   *[other] beginnt keine Runde mehr. Laufende Tische spielen weiter, zählen aber nicht mehr für den Abend.
}
event-closed-now = Der Spieleabend ist geschlossen.
event-withdraw-sure = { $who } aus dem Spieleabend nehmen? Für diese Person wird kein Tisch mehr eröffnet, und sie kann nicht wieder einsteigen. Was sie gespielt hat, zählt.
event-withdrawn = { $who } ist nicht mehr dabei: Für diese Person wird kein weiterer Tisch eröffnet. Ein laufender Tisch geht weiter; erscheint sie dort nicht, kann jemand, der diesen Server verwaltet, den Platz mit /{ command-table } { command-table-seat } anderen anbieten.
event-withdrawn-early = { $who } ist nicht mehr angemeldet.
event-withdrawn-twice = Diese Person ist schon nicht mehr dabei.
event-not-in = Diese Person macht bei dem Spieleabend nicht mit.
event-former = Das gehört zu einem früheren Spieleabend. /{ command-event } { command-event-show } zeigt den jetzigen.
event-in = Du bist dabei. Wenn eine Runde beginnt, wirst du in den Thread deines Tisches gerufen.
event-in-twice = Du bist schon dabei.
event-full = { $most } sind schon dabei, mehr passen nicht hinein.
event-late = Der Spieleabend hat begonnen; jetzt kann niemand mehr dazukommen.
event-out = Du bist nicht mehr dabei.
event-own-not-in = Du machst bei diesem Spieleabend nicht mit.
event-begun-stop = Der Spieleabend hat begonnen. Mit „{ press-event-stop }“ unter seiner Nachricht steigst du aus.
event-few = Es braucht mindestens { $least } Leute; { $here ->
    [0] noch ist niemand dabei.
    [one] bisher ist erst eine Person dabei.
   *[other] bisher sind { $here } dabei.
}
event-begun = Der Spieleabend beginnt: Die Tische der ersten Runde werden jetzt eröffnet.
event-begun-twice = Der Spieleabend hat schon begonnen.
event-stop-sure = Willst du aussteigen? Dann wird für dich kein Tisch dieses Spieleabends mehr eröffnet (einer, der gerade eröffnet wird, beginnt noch); was du gespielt hast, zählt.
event-stop-sure-playing = Willst du aussteigen? Den Tisch, an dem du gerade sitzt, kannst du zu Ende spielen oder auch aufgeben. Ein weiterer wird für dich nicht eröffnet; was du gespielt hast, zählt.
event-stopped = Du bist ausgestiegen. Was du gespielt hast, zählt.
event-stopped-halted = Du bist ausgestiegen. Die Partie an deinem Tisch ist vorerst beendet, also gibst du noch nichts auf: Geht sie weiter, sitzt du dort noch, und mit „{ press-event-stop }“ kannst du sie aufgeben.
event-stopped-beside = Du steigst nach diesem Tisch aus: Den spielst du noch zu Ende, und er zählt. Mit „{ press-event-stop }“ kannst du ihn auch aufgeben.
event-stopped-now = Du bist ausgestiegen und hast deinen Tisch aufgegeben. Was du vorher gespielt hast, zählt.
event-given-up = Du hast deinen Tisch aufgegeben.
event-stopped-playing = Du steigst ohnehin nach dem laufenden Tisch aus. Willst du ihn jetzt schon aufgeben?
event-stopped-twice = Du bist bei diesem Spieleabend schon draußen.
event-retried = Ich versuche es noch einmal; was daraus wird, steht dann im Kanal.
press-event-take-part = Mitmachen
press-event-step-back = Doch nicht
press-event-begin = Starten
press-event-stop = Aussteigen
press-event-stop-after = Nach diesem Tisch
press-event-stop-now = Sofort aussteigen
press-event-give-up = Tisch aufgeben
press-event-retry = Noch einmal versuchen
press-event-close = Spieleabend schließen
press-event-take-out = Herausnehmen
edge-twins-published = Das ist ein Zwillingstisch: Alles wird veröffentlicht, sobald die Partien an allen Zwillingstischen zu Ende sind.
