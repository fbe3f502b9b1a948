# Was der Bot selbst auf Discord sagt: Antworten, Hinweise, Einstellungen.

# Wer am Zug ist
edge-mention = { $user }
edge-turn = { $count ->
    [one] { $who }: du bist am Zug
   *[other] { $who }: ihr seid am Zug
} (Zug begann { $since })
edge-poll = { $who }: Was soll jetzt geschehen?
edge-reminder = ⏰ Die anderen warten auf dich.
edge-moved = Die Partie geht in { $where } weiter.
edge-record = Die ganze Aufzeichnung von Tisch { $table }, mit dem Startwert des Zufalls. Prüfen kannst du sie mit /{ command-verify } oder auf jedem Rechner mit `tavolo verify`.

# Antworten
edge-done = Erledigt: { $what } ({ $game }, { $where })
edge-joined = Du sitzt jetzt am Tisch: { $game } in { $where }.
edge-options-chosen = Du hattest hier schon einen Platz; deine Optionen sind gewählt. Jetzt gilt:
edge-hand-direct = Deine Ansicht mit Karten und Knöpfen kommt per Direktnachricht.
edge-hand-later = Discord lässt mich gerade keine Direktnachrichten schicken. Bis es wieder geht, findest du deine Ansicht am Brett unter „{ $button }“ oder mit /{ command-hand }; danach kommt sie von selbst.
edge-channel-gone = Den Kanal { $where } gibt es nicht mehr, das Brett kann dort also nicht mehr gezeigt werden. Die Partie geht hier und mit /{ command-play } weiter; am Ende kommen Ergebnis und Aufzeichnung per Direktnachricht.
edge-channel-closed = Ich kann in { $where } gerade nicht schreiben, das Brett dort ist also veraltet. Die Partie geht hier und mit /{ command-play } weiter; wer den Server verwaltet, kann mich dort wieder schreiben lassen.
edge-hand-closed = Ich kann dir keine Direktnachrichten schicken. Deine Ansicht bleibt daher im Kanal, nur für dich: Drücke am Brett „{ $button }“ oder gib /{ command-hand } ein.
edge-hand-panel = Deine Ansicht bleibt wie gewünscht im Kanal, nur für dich: Drücke am Brett „{ $button }“ oder gib /{ command-hand } ein.
edge-left = Du bist aufgestanden; dein Platz ist wieder frei: { $game } in { $where }.
edge-started = Die Partie beginnt: { $game } in { $where }.
edge-closed = Der Tisch ist geschlossen: { $game } in { $where }.
edge-close-asked = Du hast darum gebeten, den Tisch zu schließen: { $game } in { $where }. Die anderen sehen es am Brett, und ein Knopf dort nimmt es zurück; er schließt, wenn alle zugestimmt haben.
edge-kept-open = Du möchtest den Tisch nun doch nicht schließen: { $game } in { $where }. Die anderen sehen es am Brett.
edge-voted = Deine Antwort zählt: { $game } in { $where }. Bis es entschieden ist, kannst du sie ändern.
edge-asked-about-awaited = Die anderen am Tisch werden jetzt gefragt: { $game } in { $where }.
edge-nudged = Auf wen gewartet wird, bekommt jetzt eine Erinnerung als Direktnachricht, außer sie ist abgestellt: { $game } in { $where }.
edge-pace-agreed = Du stimmst einem anderen Tempo zu: { $game } in { $where }.
edge-returned = Du spielst wieder selbst: { $game } in { $where }.
edge-close-sure = Willst du diesen Tisch wirklich endgültig schließen: { $game } in { $where }? Hier { $players ->
    [one] spielt eine Person
   *[other] spielen { $players } Personen
}. Die Partie endet ohne Sieg, und alles wird veröffentlicht: was verdeckt war, die Aufzeichnung und der Startwert des Zufalls.
edge-close-lobby-sure = Willst du diesen Tisch wirklich schließen: { $game } in { $where }? Die Partie hat noch nicht begonnen; am Tisch { $count ->
    [one] sitzt
   *[other] sitzen
} { $who }.
edge-resign-sure = Willst du die Partie wirklich aufgeben: { $game } in { $where }?
edge-resign-goes-on = Der Bot spielt dann für dich so zurückhaltend wie möglich weiter, und jemand anderes kann deinen Platz übernehmen. Alle am Tisch erfahren es.
edge-resign-ends = Dann bleibt nur { $who } übrig und gewinnt; die Partie ist zu Ende, und alles wird veröffentlicht: was verdeckt war, die Aufzeichnung und der Startwert des Zufalls.
edge-resigned = Du hast die Partie aufgegeben: { $game } in { $where }.
edge-moved-on = Am Tisch ging es schon weiter. So steht es jetzt:
edge-done-already = Schon erledigt: { $what }
edge-terms-changed = Seit dies angezeigt wurde, hat sich etwas geändert: die Optionen, wer am Tisch sitzt oder ob die Partie schon läuft ({ $game }, { $where }). Deshalb ist nichts geschehen. Schau noch einmal hin und wiederhole es, wenn du es noch willst.
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
edge-table-named = { $game } in { $where } (`{ $table }`)
edge-no-such-table = Diesen Tisch gibt es nicht.
edge-no-such-table-own = Diesen Tisch gibt es nicht. Nennen kannst du zum Beispiel: { $tables }.
edge-no-table-here = In diesem Kanal steht kein Tisch. Eröffne einen mit /{ command-join }.
edge-table-elsewhere = Hier steht kein Tisch; du sitzt woanders: { $tables }. Gib den Befehl dort ein.
edge-no-table-yours = Du sitzt an keinem Tisch. Eröffne einen mit /{ command-join } im Kanal eines Servers.
edge-which-table = Du sitzt an mehreren Tischen. Welchen meinst du?
edge-which-table-option = Du sitzt an mehreren Tischen. Wähl einen mit der Option „{ command-play-table }“; beim Tippen erscheinen Vorschläge.
edge-which-game = Welches Spiel? Wähl es mit der Option „{ command-join-game }“.
edge-ambiguous = Das können { $count } Dinge sein, die du jetzt tun darfst. Sag etwas mehr.
edge-fillers = von nach auf in im an am zu zum zur mit und der die das den dem ein eine einen mein meine meinen bitte für dann bei aus ich wir sie ihn will möchte jetzt bin
edge-numbers = eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn
edge-asking = was ist sind war tut tun macht machen kann darf ich mir wie viel viele wo wann welche welcher welches wer wessen warum sag zeig über bedeutet heißt hat haben es gibt dort das dies bitte frage so
edge-over = { $who }: Die Partie ist zu Ende.
edge-pick-game = Welches Spiel? Drück eines, und in diesem Kanal wird sein Tisch eröffnet.
edge-game-line = **{ $game }**, { $least } bis { $most } Personen: { $about }
edge-other-game = In diesem Kanal wird etwas anderes gespielt: { $game }. Setz dich mit /{ command-join } dazu oder eröffne einen Tisch in einem anderen Kanal.
edge-with-entry = `{ $id }` ({ $words })
edge-with-none = { $game } hat keine Optionen.
edge-with-option = Eine Option „{ $typed }“ gibt es nicht. Die Optionen von { $game } sind: { $options }. Schreib zum Beispiel: `{ $example }`
edge-with-value = „{ $typed }“ ist kein Wert von { $option }. Die Werte sind: { $values }. Schreib zum Beispiel: `{ $example }`
edge-with-no-value = Nach { $option } fehlt ein Wert. Die Werte sind: { $values }. Schreib zum Beispiel: `{ $example }`

# Was wir in einem Kanal nicht dürfen
edge-lacking = In diesem Kanal { $count ->
    [one] fehlt mir eine Berechtigung
   *[other] fehlen mir Berechtigungen
}: { $permissions }. Wer den Server verwaltet, kann das erlauben.
edge-may-view = Kanal anzeigen
edge-may-send = Nachrichten senden
edge-may-attach = Dateien anhängen
edge-may-connect = Verbinden
edge-may-threads = Öffentliche Threads erstellen
edge-may-in-threads = Nachrichten in Threads senden

# Zum Lesen
edge-more = Mehr zu diesem Tisch ({ $game }):
edge-log-empty = Noch ist nichts geschehen.
edge-log-part = Zeilen { $first } bis { $last } von { $all }; andere zeigt /{ command-log } mit „{ command-log-from }“.
edge-no-scores = Noch gibt es keine Punkte.
edge-no-rules = Zu diesem Spiel gibt es keine Regelübersicht.
edge-no-chapter = Dieses Kapitel hat die Regelübersicht nicht. Beim Tippen erscheinen Vorschläge.
edge-nothing-to-ask = Hier gibt es gerade nichts zu fragen; sobald die Partie läuft, erscheinen beim Tippen Vorschläge.
edge-not-understood = Darauf weiß ich hier keine Antwort. Beim Tippen erscheinen Vorschläge.
edge-chapters = Kapitel
edge-help =
    {"**"}So wird gespielt**
    1. /{ $join } eröffnet in einem Kanal einen Tisch oder gibt dir einen Platz am offenen Tisch.
    2. /{ $start } (oder der Knopf) startet die Partie. Deine Ansicht kommt als Direktnachricht, mit Knöpfen.
    3. Wenn du am Zug bist, wirst du erwähnt. Drücke einen Knopf oder tippe /{ $play }: Was erlaubt ist, wird vorgeschlagen.
    4. „{ $button }“ am Brett, oder /{ $hand }, zeigt dir jederzeit deine eigene Ansicht.
    Zum Lesen: /{ $board } zeigt das Brett, /{ $ask } beantwortet Fragen, /{ $log } erzählt, was war, /{ $rules } erklärt die Regeln, /{ $tables } nennt deine Tische und worauf sie warten.
    Zum Ändern: /{ $takeback } nimmt deinen letzten Schritt zurück, /{ $leave } gibt vor dem Start deinen Platz frei, /{ $resign } gibt die Partie auf, /{ $close } schließt den Tisch; /{ $settings } ändert Sprache, Bilder und Erwähnungen. /{ $verify } prüft den Zufall einer beendeten Partie.
edge-about = Tavolo { $version } ist ein Spieltisch für Discord: { $games }. Tavolo ist freie Software und gehört zu keinem Verlag. Mit /{ command-verify } können alle den Zufall nachprüfen. Niemand am Tisch kann ihn manipulieren; ein Betreiber, der mit jemandem am Tisch gemeinsame Sache macht, könnte es.

# Den Zufall prüfen
edge-verify-fair = Die Partie folgt den Regeln, und { $draws ->
    [one] ihre eine Ziehung folgt
   *[other] alle { $draws } Ziehungen folgen
} aus dem Startwert.
edge-verify-opened = Nach Discords Zählung wurde der Tisch { $when } eröffnet.
edge-verify-compare = Die Zusage in dieser Aufzeichnung ist `{ $commitment }`. Vergleiche sie mit meiner Nachricht von der Eröffnung des Tisches: Nur wenn sie auch dort steht, war der Startwert vor dem Beginn zugesagt.
edge-verify-means = Dann kann niemand am Tisch den Zufall manipuliert haben; nur ein Betreiber, der mit jemandem am Tisch gemeinsame Sache macht, könnte es.
edge-verify-same = Der Startwert ist der zugesagte: Die Zusage ist die, die du angegeben hast, `{ $commitment }`.
edge-verify-other = Die Zusage, die du angegeben hast, ist nicht die dieser Aufzeichnung; diese ist `{ $commitment }`.
edge-verify-promise-form = Eine Zusage ist 64 Zeichen lang: Ziffern und Buchstaben von a bis f. Kopiere sie aus meiner Nachricht von der Eröffnung des Tisches.
edge-verify-ticket-none = Diese Aufzeichnung kann nicht stimmen: Die Beitrittsnummer von { $who } ist 0, und die vergibt Discord nie.
edge-verify-ticket-twice = Diese Aufzeichnung kann nicht stimmen: { $who } hat dieselbe Beitrittsnummer wie jemand anderes, und Discord vergibt jede nur einmal.
edge-verify-ticket-falls = Diese Aufzeichnung kann nicht stimmen: Die Beitrittsnummer von { $who } ist kleiner als die des Platzes davor, der früher besetzt wurde; Discords Nummern steigen nur.
edge-verify-ticket-early = Diese Aufzeichnung kann nicht stimmen: Die Beitrittsnummer von { $who } stammt aus der Zeit vor der Eröffnung des Tisches.
edge-verify-back = Schritt { $ply } wurde zurückgenommen, obwohl kein Tisch das erlaubt: Es war schon etwas gezogen oder Verdecktes gezeigt worden, die Partie war zu Ende oder der Platz aufgegeben.
edge-verify-cut = Diese Aufzeichnung ist nach Schritt { $ply } abgeschnitten. Bis dahin folgt sie den Regeln, und ihr Zufall folgt aus dem Startwert.
edge-verify-torn = Diese Datei scheint abgeschnitten zu sein: Sie endet mitten in Zeile { $line }.
edge-verify-long = Diese Aufzeichnung ist mir zum Prüfen zu lang. `tavolo verify` prüft sie auf jedem Rechner.
edge-verify-seed = Der Startwert ist nicht der zugesagte.
edge-verify-luck = Bei Schritt { $ply } folgt der Zufall nicht aus dem Startwert.
edge-verify-rules = Diese Aufzeichnung folgt bei Schritt { $ply } nicht den Regeln.
edge-verify-no-seed = Diese Aufzeichnung hat keinen Startwert, ihr Zufall lässt sich also nicht prüfen. Sie folgt den Regeln.
edge-verify-none = In diesem Kanal ist noch keine Partie zu Ende gegangen. Hänge eine Aufzeichnung an oder nenn einen Tisch.
edge-verify-nothing = Dieser Tisch wurde geschlossen, bevor die Partie begann; es wurde also nichts gezogen.
edge-verify-running = Die Partie läuft noch. Nach dem Ende zeige ich den Startwert; dann kannst du den Zufall prüfen.
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
edge-asked = { $who }: ihr seid zugleich gefragt; { $left ->
    [one] { $left } Antwort fehlt
   *[other] { $left } Antworten fehlen
} noch (begann { $since })
edge-hand-below = { $game } in { $where }: Deine jetzige Ansicht steht weiter unten.
edge-settings-turn = Dein Zug meldet sich durch: { $turn } · das Brett in deinen Ansichten: { $beside } · Erinnerungen: { $reminders }
edge-settings-same = Das gilt schon.

# Die erste Minute, eine Revanche, ein getippter Zug
edge-start-few = { $game } in { $where } mit { $here } von { $most } starten?
edge-start-expected = Noch erwartet: { $who }.
edge-start-again = Drück den Knopf oder tipp noch einmal /{ command-start }.
edge-nothing-done = Es ist nichts geschehen.
edge-rematch = { $who }: Revanche? Eure Plätze sind reserviert; für andere sind sie { $until } frei.
edge-rematch-others = Eine Revanche können nur die verlangen, die an diesem Tisch saßen. Einen neuen eröffnet /{ command-join }.
edge-took-over = Du hast den Platz von { $who } übernommen: { $game } in { $where }. Damit spielst du weiter:
edge-you-sit = Du sitzt hier: { $tables }.
edge-how-title = So geht { $game }
edge-type-title = Dein Zug
edge-type-label = Der Zug, ausgeschrieben oder wie auf dem Knopf
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
