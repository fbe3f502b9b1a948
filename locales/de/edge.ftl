# Was der Bot selbst auf Discord sagt: Antworten, Hinweise, Einstellungen.

# Wer am Zug ist
edge-mention = { $user }
edge-turn = { $count ->
    [one] { $who }: du bist am Zug
   *[other] { $who }: ihr seid am Zug
} (begann { $since })
edge-moved = Die Partie geht in { $where } weiter.
edge-record = Die ganze Aufzeichnung von Tisch { $table }, mit dem Startwert des Zufalls. Prüfen lässt sie sich mit /{ command-verify }, oder auf jedem Rechner mit `tavolo verify`.

# Antworten
edge-done = Erledigt: { $what } ({ $game }, { $where })
edge-joined = Du hast einen Platz an einem Tisch: { $game } in { $where }.
edge-options-chosen = Du hattest hier schon einen Platz; deine Optionen sind gewählt. Jetzt gilt:
edge-hand-direct = Deine Hand kommt per Direktnachricht.
edge-hand-later = Discord lässt mich gerade keine Direktnachrichten schicken. Bis es wieder geht, findest du deine Hand unter „Meine Hand“ auf dem Brett oder mit /{ command-hand }; danach kommt sie von selbst.
edge-channel-gone = Den Kanal { $where } gibt es nicht mehr, das Brett kann dort also nicht mehr gezeigt werden. Die Partie geht hier und mit /{ command-play } weiter; am Ende kommen Ergebnis und Aufzeichnung per Direktnachricht.
edge-channel-closed = Ich kann in { $where } gerade nicht schreiben, das Brett dort ist also veraltet. Die Partie geht hier und mit /{ command-play } weiter; wer den Server verwaltet, kann mich dort wieder schreiben lassen.
edge-hand-closed = Ich kann dir keine Direktnachrichten schicken. Deine Hand kommt daher in einer privaten Ansicht: Drücke auf dem Brett „Meine Hand“ oder nimm /{ command-hand }.
edge-hand-panel = Deine Hand kommt wie gewünscht in einer privaten Ansicht: Drücke auf dem Brett „Meine Hand“ oder nimm /{ command-hand }.
edge-left = Du hast deinen Platz zurückgegeben: { $game } in { $where }.
edge-started = Die Partie beginnt: { $game } in { $where }.
edge-closed = Der Tisch ist geschlossen: { $game } in { $where }.
edge-close-asked = Du hast darum gebeten, den Tisch zu schließen: { $game } in { $where }. Die anderen sehen es am Brett; er schließt, wenn alle zugestimmt haben.
edge-kept-open = Du möchtest den Tisch nun doch nicht schließen: { $game } in { $where }. Die anderen sehen es am Brett.
edge-close-sure = Willst du diesen Tisch wirklich endgültig schließen: { $game } in { $where }? Hier { $players ->
    [one] spielt eine Person
   *[other] spielen { $players } Personen
}. Die Partie endet ohne Sieg, und alles wird veröffentlicht: alle Hände, die Aufzeichnung und der Startwert des Zufalls.
edge-resign-sure = Willst du die Partie wirklich aufgeben: { $game } in { $where }?
edge-resign-goes-on = Für deinen Platz spielt dann der Bot die sichere Aktion, und jemand anderes kann ihn übernehmen. Alle am Tisch erfahren es.
edge-resign-ends = Dann bleibt nur { $who } übrig und gewinnt; die Partie ist zu Ende, und alles wird veröffentlicht: alle Hände, die Aufzeichnung und der Startwert des Zufalls.
edge-resigned = Du hast die Partie aufgegeben: { $game } in { $where }.
edge-moved-on = Am Tisch ging es schon weiter; dies ist die jetzige Stellung.
edge-terms-changed = Seit dies angezeigt wurde, hat sich etwas geändert: die Optionen, wer am Tisch sitzt oder ob die Partie schon läuft ({ $game }, { $where }). Deshalb ist nichts geschehen. Schau noch einmal hin und wiederhole es, wenn du es noch willst.
edge-instead = Stattdessen kannst du zum Beispiel:
edge-alternative = - { $what } (`{ $notation }`)
edge-unknown-control = Diesen Knopf kenne ich nicht. Mit /{ command-hand } oder /{ command-board } siehst du die jetzige Stellung.
edge-fault = Bei uns ist etwas schiefgegangen, nicht bei dir. Bitte versuche es noch einmal; wenn es bleibt, nenne dem Betreiber diesen Code: { $code }
edge-full = Auf der Festplatte dieses Bots ist kein Platz mehr, daher wurde nichts getan. Es geht weiter, sobald wieder Platz ist. Der Betreiber findet mehr im Protokoll unter diesem Code: { $code }
edge-stopped = Ich konnte das nicht sicher aufschreiben; darum höre ich auf, bis der Betreiber nach der Festplatte gesehen und mich neu gestartet hat. Sieh dann auf das Brett: Was dort steht, gilt. Der Betreiber findet mehr im Protokoll unter diesem Code: { $code }

# Welcher Tisch, welches Spiel
edge-table = Tisch { $table }
edge-table-entry = { $game }: { $who } · { $table }
edge-table-line = { $number }. { $game } in { $where }: { $who }
edge-table-label = { $number }. { $game }: { $who }
edge-table-at = { $game } in { $where }
edge-no-such-table = Diesen Tisch gibt es nicht.
edge-no-table-here = In diesem Kanal steht kein Tisch. Eröffne einen mit /{ command-join }.
edge-table-elsewhere = Hier steht kein Tisch; du sitzt woanders: { $tables }. Gib den Befehl dort ein.
edge-no-table-yours = Du sitzt an keinem Tisch. Eröffne einen mit /{ command-join } im Kanal eines Servers.
edge-which-table = Du sitzt an mehreren Tischen. Welchen meinst du?
edge-which-table-option = Du sitzt an mehreren Tischen. Sag mit der Option für den Tisch, an welchem; beim Tippen erscheinen Vorschläge.
edge-which-game = Welches Spiel? Sag es mit der Option für das Spiel.
edge-ambiguous = Das können { $count } Dinge sein, die du jetzt tun darfst. Sag etwas mehr.
edge-over = { $who }: Die Partie ist vorbei.
edge-pick-game = Welches Spiel? Drück eines, und sein Tisch öffnet sich in diesem Kanal.
edge-game-line = **{ $game }**, { $least } bis { $most } Personen: { $about }
edge-other-game = In diesem Kanal läuft ein anderes Spiel: { $game }. Nimm dort mit /{ command-join } Platz, oder eröffne einen Tisch in einem anderen Kanal.
edge-with-entry = `{ $id }` ({ $words })
edge-with-none = { $game } hat keine Optionen.
edge-with-option = Eine Option „{ $typed }“ gibt es nicht. Die Optionen von { $game } sind: { $options }. Schreib zum Beispiel: `{ $example }`
edge-with-value = „{ $typed }“ ist kein Wert von { $option }. Die Werte sind: { $values }. Schreib zum Beispiel: `{ $example }`
edge-with-no-value = Nach { $option } fehlt ein Wert. Die Werte sind: { $values }. Schreib zum Beispiel: `{ $example }`

# Was wir in einem Kanal nicht dürfen
edge-lacking = In diesem Kanal { $count ->
    [one] fehlt mir die Berechtigung
   *[other] fehlen mir die Berechtigungen
} { $permissions }. Wer den Server verwaltet, kann das erlauben.
edge-may-view = Kanal anzeigen
edge-may-send = Nachrichten senden
edge-may-attach = Dateien anhängen
edge-may-connect = Verbinden
edge-may-threads = Öffentliche Threads erstellen
edge-may-in-threads = Nachrichten in Threads senden

# Zum Lesen
edge-more = Mehr zu diesem Tisch ({ $game }):
edge-log-empty = Noch ist nichts geschehen.
edge-log-part = Zeilen { $first } bis { $last } von { $all }; mit /{ command-log } ab einer anderen Zeile siehst du den Rest.
edge-no-scores = Noch gibt es keine Wertung.
edge-no-rules = Zu diesem Spiel gibt es keine Regelkarte.
edge-no-chapter = Dieses Kapitel hat die Regelkarte nicht. Beim Tippen erscheinen Vorschläge.
edge-nothing-to-ask = Hier gibt es gerade nichts zu fragen; sobald die Partie läuft, erscheinen beim Tippen Vorschläge.
edge-not-understood = Darauf weiß ich hier keine Antwort. Beim Tippen erscheinen Vorschläge.
edge-chapters = Kapitel
edge-help =
    {"**"}So wird gespielt**
    1. /{ command-join } eröffnet in einem Kanal einen Tisch oder gibt dir einen Platz an dem, der dort noch nicht begonnen hat.
    2. /{ command-start } (oder der Knopf) beginnt. Deine Hand kommt als Direktnachricht, mit Knöpfen.
    3. Bist du am Zug, so wirst du erwähnt. Drücke einen Knopf oder tippe /{ command-play }: Was erlaubt ist, wird vorgeschlagen.
    4. „Meine Hand“ auf dem Brett, oder /{ command-hand }, zeigt dir jederzeit deine eigene Ansicht.
    /{ command-board }, /{ command-ask }, /{ command-log } und /{ command-rules } sind zum Lesen da; /{ command-takeback } nimmt zurück, /{ command-leave } gibt den Platz zurück, /{ command-resign } gibt auf, /{ command-close } schließt den Tisch; /{ command-verify } prüft den Zufall einer beendeten Partie; /{ command-settings } ändert Sprache, Bilder und Erwähnungen.
edge-about = Tavolo { $version } richtet Brettspieltische aus: { $games }. Es ist freie Software und steht mit keinem Verlag in Verbindung. Seinen Zufall können alle mit /{ command-verify } nachprüfen. Niemand am Tisch kann ihn manipulieren; ein Betreiber, der mit jemandem am Tisch gemeinsame Sache macht, könnte es.

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
edge-verify-back = Zug { $ply } wurde zurückgenommen, obwohl kein Tisch das erlaubt: Es war schon etwas gezogen oder Verdecktes gezeigt worden, die Partie war vorbei oder der Platz aufgegeben.
edge-verify-cut = Diese Aufzeichnung ist nach Zug { $ply } abgeschnitten. Bis dahin folgt sie den Regeln, und ihr Zufall folgt aus dem Startwert.
edge-verify-torn = Diese Datei scheint abgeschnitten zu sein: Sie endet mitten in Zeile { $line }.
edge-verify-long = Diese Aufzeichnung ist mir zum Prüfen zu lang. `tavolo verify` prüft sie auf jedem Rechner.
edge-verify-seed = Der Startwert ist nicht der zugesagte.
edge-verify-luck = Der Zufall von Zug { $ply } folgt nicht aus dem Startwert.
edge-verify-rules = Diese Aufzeichnung folgt bei Zug { $ply } nicht den Regeln.
edge-verify-no-seed = Diese Aufzeichnung hat keinen Startwert, ihr Zufall lässt sich also nicht prüfen. Sie folgt den Regeln.
edge-verify-none = In diesem Kanal ist noch kein Tisch zu Ende gegangen. Hänge eine Aufzeichnung an oder nenne einen Tisch.
edge-verify-nothing = Dieser Tisch wurde geschlossen, bevor die Partie begann; es wurde also nichts gezogen.
edge-verify-running = Die Partie läuft noch. Der Startwert wird am Ende gezeigt; dann lässt sich der Zufall prüfen.
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
edge-settings-kept = Gemerkt.
edge-settings-mine = **Du** · Sprache: { $language } · Bretter: { $board } · Hand: { $hand } · Erwähnungen: { $mention }
edge-settings-channel = **Dieser Kanal** · Sprache: { $language } · Bretter: { $board } · Spiel: { $game } · Threads: { $threads }
edge-settings-managers = Was für einen Kanal gilt, kann nur ändern, wer den Server verwaltet.
edge-settings-no-channel = Dies ist eine Direktnachricht. Die Einstellungen eines Kanals änderst du in diesem Kanal.

# Wie viel jemand auf einmal verlangen darf
edge-too-fast = Das war sehr viel auf einmal, deshalb ist nichts geschehen. Weiter geht es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
