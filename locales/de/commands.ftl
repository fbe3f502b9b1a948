# Die Befehle: Name und Beschreibung jedes Befehls, jeder Option und Auswahl. Ein Name ist klein geschrieben, ohne Leerzeichen, höchstens 32 Zeichen; eine Beschreibung höchstens 100.

command-join = mitspielen
    .description = Eröffne hier einen Tisch oder setz dich an den, der noch nicht begonnen hat
command-join-game = spiel
    .description = Welches Spiel gespielt wird
command-join-with = mit
    .description = Optionen des Spiels, eine nach der anderen; Vorschläge erscheinen beim Tippen
command-join-word = wort
    .description = Ein eigenes Wort, das in den Zufall einfließt

command-leave = verlassen
    .description = Gib deinen Platz zurück, bevor die Partie beginnt
command-leave-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-start = starten
    .description = Beginne die Partie mit allen, die einen Platz haben

command-play = ziehen
    .description = Mach einen Zug, indem du ihn eintippst
command-play-move = zug
    .description = Dein Zug; was jetzt erlaubt ist, wird vorgeschlagen
command-play-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-pass = passen
    .description = Passe
command-pass-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-hand = hand
    .description = Sieh deine Karten und Knöpfe; niemand sonst sieht sie
command-hand-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-board = brett
    .description = Sieh das Spielbrett als Bild oder in Worten
command-board-as = als
    .description = Ein Bild, oder Worte für ein Vorleseprogramm
command-board-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-ask = fragen
    .description = Frag nach der Stellung: wer wen erreicht, was übrig ist, was etwas tut
command-ask-question = frage
    .description = Was du wissen möchtest; beim Tippen erscheinen Vorschläge
command-ask-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-log = verlauf
    .description = Lies, was bisher geschehen ist
command-log-from = ab
    .description = Nummer der Zeile, mit der es beginnt
command-log-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-takeback = rücknahme
    .description = Nimm zurück, was du in diesem Zug zuletzt getan hast
command-takeback-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-resign = aufgeben
    .description = Gib die Partie auf
command-resign-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-close = schließen
    .description = Schließe den Tisch dieses Kanals endgültig

command-verify = prüfen
    .description = Prüfe jede Ziehung einer beendeten Partie nach
command-verify-file = datei
    .description = Die Aufzeichnung einer Partie, wie der Bot sie ausgab
command-verify-table = tisch
    .description = Welcher beendete Tisch
command-verify-commitment = zusage
    .description = Die Zusage, die du vor dem Beginn gesehen hast, zum Vergleich

command-rules = regeln
    .description = Lies, wie ein Spiel gespielt wird
command-rules-topic = thema
    .description = Welches Kapitel
command-rules-game = spiel
    .description = Von welchem Spiel; sonst dem dieses Kanals

command-help = hilfe
    .description = Wie man mit diesem Bot spielt

command-about = info
    .description = Was dieser Bot ist, und seine Version

command-settings = einstellungen
    .description = Sieh oder ändere deine Einstellungen und die dieses Kanals
command-settings-show = zeigen
    .description = Sieh, was für dich und hier gilt
command-settings-mine = meine
    .description = Ändere, was für dich überall gilt
command-settings-mine-language = sprache
    .description = Deine Sprache
command-settings-mine-board = brett
    .description = Wie du das Brett in deinen Ansichten bekommst
command-settings-mine-hand = hand
    .description = Wo du deine Hand bekommst
command-settings-mine-mention = erwähnung
    .description = Ob du erwähnt wirst, wenn du am Zug bist
command-settings-channel = kanal
    .description = Ändere, was in diesem Kanal gilt (Server verwalten)
command-settings-channel-language = sprache
    .description = Die Sprache der Spielbretter hier
command-settings-channel-board = brett
    .description = Wie Spielbretter hier erscheinen
command-settings-channel-game = spiel
    .description = Das Spiel, das hier eröffnet wird, wenn keins genannt ist
command-settings-channel-threads = threads
    .description = Ob jede Partie einen eigenen Thread bekommt

choice-picture = Bild
choice-text = Worte
choice-direct = Direktnachricht
choice-panel = private Ansicht im Kanal
choice-auto = automatisch
