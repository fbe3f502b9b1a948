# Die Befehle: Name und Beschreibung jedes Befehls, jeder Option und Auswahl. Ein Name ist klein geschrieben, ohne Leerzeichen, höchstens 32 Zeichen; eine Beschreibung höchstens 100.

command-join = mitspielen
    .description = Hier einen Tisch eröffnen oder an einem offenen Tisch Platz nehmen
command-join-game = spiel
    .description = Welches Spiel gespielt wird
command-join-with = mit
    .description = Optionen des Spiels, eine nach der anderen; Vorschläge erscheinen beim Tippen
command-join-twin = zwilling
    .description = Laufender Tisch, mit dessen Zufall ihr hier zeitgleich spielt

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

command-hint = tipp
    .description = Was ein Computer von deiner Entscheidung hält oder von einer Partie nach ihrem Ende
command-hint-seat = platz
    .description = Wessen Entscheidungen, nach dem Ende einer Partie; sonst deine
command-hint-table = tisch
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

command-replay = nachspielen
    .description = Eine Partie Zug um Zug durchgehen; nur für dich
command-replay-turn = zug
    .description = Nach welchem Zug; 0 ist der Anfang
command-replay-table = tisch
    .description = Welcher Tisch, wenn nicht der hier, oder der letzte, der hier zu Ende ging
command-replay-record = aufzeichnung
    .description = Statt eines Tisches die Datei mit der Aufzeichnung, wie der Bot sie ausgegeben hat

command-results = ergebnisse
    .description = Wie die Partien dieses Servers ausgegangen sind, die neuesten zuerst; nur für dich
command-results-game = spiel
    .description = Nur die von diesem Spiel
command-results-person = person
    .description = Nur die, an denen diese Person beteiligt war
command-results-month = monat
    .description = Nur die aus einem Monat, zum Beispiel 2026-11
command-results-file = datei
    .description = Als Datei für andere Programme
choice-csv = CSV, für Tabellen
choice-json = JSON, für Programme

command-stats = statistik
    .description = Was bei den Partien dieses Servers herauskam: bei deinen oder allen; nur für dich
command-stats-game = spiel
    .description = Nur die von diesem Spiel, und mehr darüber
command-stats-whose = wessen
    .description = Deine, wenn du nichts angibst
command-stats-person = person
    .description = Wessen Partien, wenn nicht deine; nur von denen, die das erlauben
choice-mine = meine eigenen Partien
choice-server = alle Partien auf diesem Server

command-ranking = rangliste
    .description = Wer auf diesem Server am besten spielt; nur für dich
command-ranking-game = spiel
    .description = Die Rangliste dieses Spiels, und länger

command-log = verlauf
    .description = Den Verlauf der Partie lesen
command-log-from = ab
    .description = Ab welcher Zeile
command-log-table = tisch
    .description = Welcher Tisch, wenn du an mehreren sitzt

command-tables = tische
    .description = Deine offenen Tische, die dringendsten zuerst, und die anderen auf diesem Server

command-takeback = zurücknehmen
    .description = Den letzten Schritt zurücknehmen, oder die anderen bitten, weiter zurückzugehen
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
command-verify-promise = zusage
    .description = Die Zusage, die du vor dem Beginn gesehen hast, zum Vergleich
command-verify-message = nachricht
    .description = Der Link meiner Nachricht, die den Start angekündigt hat, zum Vergleich

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

command-data = daten
    .description = Was dieser Bot über dich speichert: ansehen oder vergessen lassen
command-data-show = zeigen
    .description = Alles, was über dich gespeichert ist, als Datei bekommen
command-data-forget = vergessen
    .description = Plätze, Namen und Einstellungen vergessen lassen; fragt vorher
command-data-privacy = datenschutz
    .description = Was über dich gespeichert wird, wozu und wie lange

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
    .description = Wie du erinnert wirst, wenn viel Zeit einer Entscheidung um ist
command-settings-mine-statistics = statistik
    .description = Ob andere sehen dürfen, was deine Partien ergeben
choice-mention = Erwähnung im Kanal
choice-named = dein Name im Kanal
choice-message = neue Direktnachricht
choice-channel = im Kanal
choice-both = im Kanal und als Direktnachricht
choice-none = keine

# Was die tun, die einen Server verwalten
command-table = tisch
    .description = Den Tisch dieses Kanals betreuen: für die, die den Server verwalten
command-table-end = beenden
    .description = Die Partie beenden; einen Tag lang kann sie weitergehen
command-table-reopen = wiedereröffnen
    .description = Die hier beendete Partie weitergehen lassen
command-table-pause = pause
    .description = Die Uhren eine Weile stehen lassen
command-table-go-on = weiter
    .description = Die Uhren wieder laufen lassen
command-table-seat = platz
    .description = Jemandem einen Platz anbieten; die Person muss zustimmen
command-table-seat-seat = platz
    .description = Wessen Platz; beim Tippen erscheinen Vorschläge
command-table-seat-to = an
    .description = Wer ihn bekommen soll
command-table-move = verlegen
    .description = Den Tisch in einen anderen Kanal verlegen
command-table-move-to = nach
    .description = In welchen Kanal oder Thread
command-table-back = zurück
    .description = Die Spieler bitten, die letzten Aktionen zurückzunehmen, oder nicht mehr darum bitten
command-table-back-actions = aktionen
    .description = Wie viele; ohne Angabe die letzte
command-table-log = verlauf
    .description = Lesen, was auf diesem Server die getan haben, die Tische betreuen
command-server = server
    .description = Sehen oder ändern, was auf diesem Server gilt
command-server-show = zeigen
    .description = Sehen, was auf diesem Server gilt
command-server-set = ändern
    .description = Ändern, was auf diesem Server gilt
command-server-set-language = sprache
    .description = Die Sprache der Bretter
command-server-set-pace = tempo
    .description = Wie lange Entscheidungen an neuen Tischen dauern dürfen
command-server-set-threads = threads
    .description = Ob jede Partie einen eigenen Thread bekommt
command-server-set-allow = erlauben
    .description = Was hier von nun an gespielt werden kann
command-server-set-forbid = sperren
    .description = Wofür hier kein neuer Tisch eröffnet wird; laufende Partien gehen weiter
command-server-set-card = liste
    .description = Der Kanal mit einer Liste offener Tische, die sich selbst aktuell hält
command-server-set-results = ergebnisse
    .description = Der Kanal, in dem jedes Ergebnis steht, sobald eine Partie zu Ende ist
command-server-set-films = filme
    .description = Ob nach jeder Partie ein Film von ihr dort steht, wo gespielt wurde
command-server-set-ranking = rangliste
    .description = Ob es eine Rangliste gibt, und welche Partien zählen
command-server-set-role = rolle
    .description = Die Rolle, die gefragt werden kann, wenn jemand fehlt, höchstens einmal je Stunde und Spiel
command-server-set-quiet = ruhe
    .description = Eine Rolle, deren Mitglieder hier nie erwähnt, nur genannt werden
command-server-set-without = ohne
    .description = Was es nicht mehr geben soll
choice-card = die Liste der offenen Tische
choice-results = die Nachrichten über Ergebnisse
choice-nobody = keine Rangliste
choice-people = nur Partien ohne Computer
choice-computers = auch Partien mit Computern
choice-role = die Rolle, die gefragt wird
choice-quiet = die Ruherollen
choice-live = live: je drei Minuten
choice-brisk = zügig: je acht Stunden
choice-daily = täglich: je ein Tag
choice-relaxed = gemütlich: so lange man mag
# Nächte und Abwesenheit
command-settings-mine-zone = zeitzone
    .description = Deine Zeitzone, für deine Ruhezeit
command-settings-mine-quiet = ruhezeit
    .description = Wann dir nichts geschickt wird, etwa 22-7
command-away = abwesend
    .description = Sag, wie lange du abwesend bist: Deine Uhren stehen an allen deinen Tischen
command-away-until = bis
    .description = Eine Zahl von Tagen, oder der letzte Tag, etwa 24.12.

command-watch = zuschauen
    .description = Ohne Platz an einem Tisch zuschauen und erfahren, wie es ausgeht
command-watch-when = wann
    .description = Wann dir eine Direktnachricht Bescheid sagt
command-watch-table = tisch
    .description = Welcher Tisch, wenn du an mehreren zuschaust
choice-at-end = am Ende
choice-each-day = einmal am Tag und am Ende
choice-unwatched = nicht mehr
command-event = spieleabend
    .description = Mehrere kleine Tische eines Spiels: jeder gegen jeden oder im K.-o.-System
command-event-open = eröffnen
    .description = In diesem Kanal einen Spieleabend eröffnen, zu dem alle sich anmelden können
command-event-open-game = spiel
    .description = Welches Spiel gespielt wird
command-event-open-format = modus
    .description = Jeder trifft jeden, oder die Ersten jedes Tisches kommen weiter
command-event-open-seats = plätze
    .description = Wie viele höchstens an einem Tisch sitzen; zwei, wenn du nichts angibst
command-event-open-with = mit
    .description = Optionen des Spiels, eine nach der anderen; Vorschläge erscheinen beim Tippen
command-event-show = zeigen
    .description = Den Spieleabend dieses Kanals sehen: wer auf wen trifft und die Tabelle; nur für dich
command-event-close = schließen
    .description = Den Spieleabend dieses Kanals schließen; laufende Tische spielen weiter
command-event-withdraw = abmelden
    .description = Jemanden abmelden, der nicht kommt
command-event-withdraw-person = person
    .description = Wer nicht weiterspielt
choice-round-robin = jeder gegen jeden
choice-knock-out = K.-o.-System
