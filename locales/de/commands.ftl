# Die Befehle: Name und Beschreibung jedes Befehls, jeder Option und Auswahl. Ein Name ist klein geschrieben, ohne Leerzeichen, höchstens 32 Zeichen; eine Beschreibung höchstens 100.

command-join = mitspielen
    .description = Hier einen Tisch eröffnen oder an einem offenen Tisch Platz nehmen
command-join-game = spiel
    .description = Welches Spiel gespielt wird
command-join-with = mit
    .description = Optionen des Spiels, eine nach der anderen; Vorschläge erscheinen beim Tippen
command-join-word = wort
    .description = Ein eigenes Wort, das in den Zufall einfließt; so kann ihn niemand vorhersehen

command-leave = aufstehen
    .description = Vor Beginn der Partie aufstehen und den Platz freigeben
command-leave-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-start = starten
    .description = Die Partie mit allen starten, die am Tisch sitzen

command-play = ziehen
    .description = Deinen Zug eintippen
command-play-move = zug
    .description = Dein Zug; was erlaubt ist, wird beim Tippen vorgeschlagen
command-play-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-pass = passen
    .description = Passen
command-pass-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-hand = ansicht
    .description = Deine Karten und Knöpfe anzeigen; nur du siehst sie
command-hand-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-board = brett
    .description = Das Brett als Bild oder als Text anzeigen
command-board-as = als
    .description = Als Bild oder als Text für Screenreader
command-board-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-ask = fragen
    .description = Fragen zur Partie: wer wen erreicht, was noch da ist, was etwas bewirkt
command-ask-question = frage
    .description = Was du wissen möchtest; beim Tippen erscheinen Vorschläge
command-ask-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-log = verlauf
    .description = Den Verlauf der Partie lesen
command-log-from = ab
    .description = Ab welcher Zeile
command-log-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-tables = tische
    .description = Deine offenen Tische, die dringendsten zuerst, und die anderen auf diesem Server

command-takeback = zurücknehmen
    .description = Den letzten Schritt dieses Zugs zurücknehmen
command-takeback-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-resign = aufgeben
    .description = Die Partie aufgeben
command-resign-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-close = schließen
    .description = Den Tisch dieses Kanals endgültig schließen

command-verify = prüfen
    .description = Jede Ziehung einer beendeten Partie nachprüfen
command-verify-file = datei
    .description = Die Aufzeichnung einer Partie, wie der Bot sie ausgegeben hat
command-verify-table = tisch
    .description = Welcher Tisch, dessen Partie zu Ende ist
command-verify-commitment = zusage
    .description = Die Zusage, die du vor dem Beginn gesehen hast, zum Vergleich

command-rules = regeln
    .description = Die Regeln eines Spiels lesen
command-rules-topic = thema
    .description = Welches Kapitel
command-rules-game = spiel
    .description = Zu welchem Spiel (sonst das dieses Kanals)

command-help = hilfe
    .description = Wie man mit diesem Bot spielt

command-about = info
    .description = Was dieser Bot ist und welche Version hier läuft

command-settings = einstellungen
    .description = Deine Einstellungen und die dieses Kanals ansehen oder ändern
command-settings-show = zeigen
    .description = Anzeigen, was für dich und hier gilt
command-settings-mine = meine
    .description = Ändern, was überall für dich gilt
command-settings-mine-language = sprache
    .description = Deine Sprache
command-settings-mine-board = brett
    .description = Wie du das Brett in deiner Ansicht siehst
command-settings-mine-hand = ansicht
    .description = Wo du deine Karten und Knöpfe bekommst
command-settings-mine-mention = erwähnung
    .description = Ob du erwähnt wirst, wenn du am Zug bist
command-settings-channel = kanal
    .description = Ändern, was in diesem Kanal gilt (Server verwalten)
command-settings-channel-language = sprache
    .description = Die Sprache der Bretter hier
command-settings-channel-board = brett
    .description = Wie Bretter hier erscheinen
command-settings-channel-game = spiel
    .description = Spiel, das ohne Angabe hier eröffnet wird
command-settings-channel-threads = threads
    .description = Ob jede Partie einen eigenen Thread bekommt

choice-picture = Bild
choice-text = Text
choice-direct = Direktnachricht
choice-panel = private Ansicht im Kanal
choice-auto = automatisch

# Wie sich der eigene Zug meldet
command-settings-mine-turn = zug
    .description = Wie sich dein Zug meldet: im Kanal oder durch eine neue Direktnachricht
command-settings-mine-own-board = eigenes-brett
    .description = Ob deine Ansichten auch das Brett zeigen, in Spielen ohne Handkarten
command-settings-mine-reminders = erinnerungen
    .description = Ob dich eine neue Direktnachricht erinnert, wenn viel Zeit einer Entscheidung um ist
choice-mention = Erwähnung im Kanal
choice-message = neue Direktnachricht
