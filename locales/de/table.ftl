# Was jeder Tisch sagt, egal was gespielt wird.

who = { $who }

# Tischkarte und Brett
lobby-gathering = Offener Tisch für { $least } bis { $most } Personen. Drückt „{ press-join }“, und wenn alle sitzen, „{ press-start }“.
lobby-alone = Ein Tisch für dich und Computer, { $least } bis { $most } Plätze. { $free ->
    [0] Mit „{ press-start }“ geht es los.
   *[other] Füge mit „{ press-computers }“ Computer hinzu und drück dann „{ press-start }“.
} Mit anderen spielst du im Kanal eines Servers.
lobby-closes-soon = Seit drei Tagen hat hier niemand etwas getan. Dieser Tisch schließt sich von selbst: am { TIME($when) }. Alles, was man an ihm tut, hält ihn offen: /{ command-join }, /{ command-start } oder eine Option wählen.
drawing = Die Partie beginnt in wenigen Sekunden von selbst. Bis dahin kann niemand beitreten, gehen oder Optionen wählen.
drawing-late = Runde { $round } der öffentlichen Zufallsquelle { $chain } war am { TIME($when) } fällig und ist noch nicht da; der Zufall wartet noch auf sie. Sobald sie kommt, beginnt die Partie von selbst. Wenn ihr alle „{ press-waive }“ drückt, beginnt sie jetzt; dann aber könnte, wer den Bot betreibt, den Zufall vorher gekannt oder sogar ausgesucht haben. Wer den Tisch eröffnet hat, kann ihn auch schließen.
drawing-waived = Dafür, ohne Beleg zu beginnen: { $who } (bisher { $count } von { $all }).
lobby-option = { $option }: { $value }
witness-promise =
    Der Zufall von Tisch { $table } ({ $game }) kommt aus einer geheimen Zahl, dem Startwert. Er steht jetzt fest, und das ist seine Zusage:
    `{ $promise }`
    Diese Nachricht ändere ich nie. Am Ende der Partie zeige ich den Startwert, und der muss zu dieser Zusage passen; /{ command-verify } prüft es.
witness-start = Der Zufall wird gemischt aus dem zugesagten Startwert, euren Beitrittsnummern, die Discord vergeben hat, und euren Wörtern, falls ihr welche angegeben habt, in dieser Reihenfolge:
witness-ticket = { $number }. { $who }: { $ticket }
witness-ticket-word = { $number }. { $who }: { $ticket }, „{ $word }“
witness-beacon = Hinein geht auch eine Zahl der öffentlichen Zufallsquelle { $chain }, die nach dem Start herauskommt und die niemand vorher kennen kann.
witness-round = Und aus Runde { $round } der öffentlichen Zufallsquelle { $chain } (fällig { $when }). Niemand kann diese Zahl vorher kennen; ist diese Nachricht älter als sie, hat also niemand den Zufall ausgesucht, auch nicht, wer den Bot betreibt.
witness-drawn = Runde { $round } der Zufallsquelle { $chain } ergab `{ $value }`, unterschrieben mit `{ $signature }`.
witness-waived = Runde { $round } der Zufallsquelle { $chain } hat mich nicht rechtzeitig erreicht; alle waren damit einverstanden, dass die Partie ohne sie beginnt. Sie ging also nicht in den Zufall ein, und was oben über sie steht, gilt nicht: Wer den Bot betreibt, könnte den Zufall vorher gekannt oder sogar ausgesucht haben.
drawing-unannounced = Meine Nachricht, die den Start ankündigt, konnte hier nicht erscheinen; darum hat die Partie noch nicht begonnen. Sobald sie erscheinen kann, beginnt die Partie von selbst. Wenn ihr alle „{ press-waive }“ drückt, beginnt sie jetzt, ohne Beleg: Wer den Bot betreibt, könnte den Zufall ausgesucht haben. Wer den Tisch eröffnet hat, kann ihn auch schließen.
drawing-silent = Runde { $round } der öffentlichen Zufallsquelle { $chain } war am { TIME($when) } fällig und hat mich nicht erreicht. Sobald sie mich erreicht, beginnt die Partie von selbst. Jemand von euch kann „{ press-later-round }“ drücken: Dann wartet der Zufall auf eine spätere Runde, die eine neue Nachricht ankündigt. Wenn ihr alle „{ press-waive }“ drückt, beginnt die Partie jetzt, ohne Beleg: Wer den Bot betreibt, könnte den Zufall ausgesucht haben. Wer den Tisch eröffnet hat, kann ihn auch schließen.
luck-promised = Zufall: zugesagt · `{ $promise }`
luck-promised-unproved = Zufall ohne Beleg · `{ $promise }`
luck-promised-again = Zufall wie zuvor · `{ $promise }`
luck-promised-twin = Zwillingszufall · `{ $promise }`
luck-starting = Zufall: bald eine Runde von { $chain }
luck-round = Zufallsquelle, Runde { $round } · { $time }
luck-seed = Der Zufall von Tisch { $table } ({ $game }) kommt aus einer geheimen Zahl, dem Startwert. Sie stand fest, als der Tisch eröffnet wurde, und `{ $promise }` ist ihre Zusage: Die Nachricht mit ihr ändere ich nie. { $twins ->
    [0] Am Ende der Partie
   *[other] An Zwillingstischen kann dasselbe gezogen werden; wenn die Partien an allen zu Ende sind,
} zeige ich den Startwert, und der muss dazu passen.
luck-promised-for = `{ $promise }` ist die Zusage des Zufalls von Tisch { $table } ({ $game }): Die Nachricht mit ihr ändere ich nie.
luck-beacon = Hinein geht auch eine Runde der öffentlichen Zufallsquelle { $chain }: die erste, die mindestens 3 Sekunden nach meiner Nachricht herauskommt, die den Start ankündigt. Dann kann sie niemand kennen, auch nicht, wer den Bot betreibt.
luck-beacon-mock = Hinein geht auch eine Runde von „{ $chain }“. Das ist nur die Nachbildung einer öffentlichen Zufallsquelle, für Tests: Wer den Bot betreibt, kann ihre Zahlen selbst erzeugen, diese Partie ist also ohne Beleg: Niemand am Tisch allein kann den Zufall ausgesucht haben, wohl aber, wer den Bot betreibt.
luck-round-why = Es ist Runde { $round } von { $time }; um sie zu nennen, ändere ich jene Nachricht einmal.
luck-address = Ob sie da ist, können alle selbst nachsehen: <{ $address }>
luck-unproved-none = Keine öffentliche Zufallsquelle geht ein, diese Partie ist also ohne Beleg: Niemand am Tisch allein kann den Zufall ausgesucht haben, wohl aber, wer den Bot betreibt.
board-unproved = Zufall: ohne Beleg
luck-unproved-agreed = Alle waren damit einverstanden, ohne eine Runde von { $chain } zu beginnen; diese Partie ist also ohne Beleg: Wer den Bot betreibt, könnte den Zufall vorher gekannt oder sogar ausgesucht haben.
luck-of-original = Es ist noch einmal der Zufall von Tisch { $first }, Ziehung für Ziehung. Jene Partie ist zu Ende und ihr Startwert bekannt: Wer ihre Aufzeichnung hat, kann ausrechnen, was kommt; ändern kann es nichts mehr.
luck-of-twin = Es ist zur selben Zeit der Zufall von Tisch { $first }, Ziehung für Ziehung. Er stand fest, als jene Partie begann; was außer dem Startwert darin steckt, zeigt „{ press-luck }“ an jenem Tisch.
luck-keep = { $announced ->
    [0] Behalte die Zusage: Nachrichten können gelöscht werden, und wer den Bot betreibt, kann sie ändern.
   *[other] Behalte die Zusage und den Link meiner Nachricht vom Start mit der Runde: Nachrichten können gelöscht werden, und wer den Bot betreibt, kann sie ändern.
} { $twins ->
    [0] Gib { $announced ->
        [0] sie
       *[other] beides
    } nach der Partie
   *[other] Wenn die Partien an allen Zwillingstischen zu Ende sind, gib { $announced ->
        [0] sie
       *[other] beides
    }
} bei /{ command-verify } an:
luck-check = { luck-keep } Dann zeigt sich, dass weder jemand am Tisch noch, wer den Bot betreibt, den Zufall ausgesucht hat.
luck-check-unproved = { luck-keep } Dann zeigt sich, dass niemand am Tisch allein den Zufall ausgesucht hat.
luck-check-again = { luck-keep } Dann zeigt sich, dass jede Ziehung die jenes Tisches war. Was von diesen Ziehungen belegt ist, sagt die Prüfung jenes Tisches.
press-later-round = Spätere Runde nehmen
log-unproved = Alle waren damit einverstanden, ohne eine Runde der Zufallsquelle { $chain } zu beginnen: Diese Partie ist ohne Beleg.
closed = Dieser Tisch wurde geschlossen, bevor die Partie zu Ende war.
closed-by = { $who } hat diesen Tisch geschlossen, bevor die Partie zu Ende war.
closed-lobby = Dieser Tisch ist geschlossen; seine Partie hatte noch nicht begonnen.
closed-lobby-by = { $who } hat diesen Tisch geschlossen; seine Partie hatte noch nicht begonnen.
closed-agreed = Alle hier haben zugestimmt, diesen Tisch zu schließen, bevor die Partie zu Ende war.
closed-lapsed = Dieser Tisch hat sich von selbst geschlossen: Die Partie hatte nicht begonnen, und sieben Tage lang hat hier niemand etwas getan. /{ command-join } eröffnet einen neuen.
closed-outlived = Dieser Tisch hat sich von selbst geschlossen: Die Partie, die mit demselben Zufall zuerst begann, ist zu Ende; darum kann die Partie an diesem Tisch nicht mehr beginnen. /{ command-join } eröffnet einen neuen Tisch.
ended-alone = Sonst spielt niemand mehr mit: { $who } hat gewonnen.
ended-late-alone = Für { $late } war die Zeit abgelaufen, und die anderen haben die Partie beendet: { $who } hat gewonnen.
ended-late = Für { $late } war die Zeit abgelaufen, und die anderen haben diese Partie beendet, bevor sie zu Ende war.
vacant = { $who } hat aufgegeben: Dieser Platz ist frei, und { $takers ->
    [nobody] niemand Neues kann
    [strangers] wer diesen Zufall nicht von einem anderen Tisch kennen kann, darf
   *[anybody] wer mag, kann
} den Platz übernehmen.
vacant-computer = { $before } hat aufgegeben, { $who } spielt hier weiter: { $takers ->
    [nobody] Niemand Neues kann
    [strangers] Wer diesen Zufall nicht von einem anderen Tisch kennen kann, darf
   *[anybody] Wer mag, kann
} diesen Platz übernehmen.
vacant-given-away = Der Tisch vergibt den Platz von { $who }: { $takers ->
    [nobody] Niemand Neues kann
    [strangers] Wer diesen Zufall nicht von einem anderen Tisch kennen kann, darf
   *[anybody] Wer mag, kann
} diesen Platz übernehmen. Bis dort jemand gezogen hat, kann { $who } zurückkehren.
closing = { $who } { $count ->
    [one] möchte
   *[other] möchten
} diesen Tisch schließen (bisher { $count } von { $all }). Er schließt, wenn alle zustimmen.
seed-revealed = Startwert des Zufalls: { $seed }

# Das eigene Feld
panel-seated = Du sitzt an diesem Tisch. Deine Knöpfe kommen, sobald die Partie beginnt.
panel-not-seated = Du sitzt nicht an diesem Tisch. Nimm Platz, um mitzuspielen.
panel-watching = Du schaust zu: Du siehst, was alle sehen.
panel-brackets = In Klammern: { $who }. Dort spielt der Bot oder ein Computer.
panel-resigned = Du hast deinen Platz aufgegeben. Solange ihn niemand sonst übernommen hat, bekommst du ihn mit dem Knopf unten zurück. Bis dahin siehst du, was alle sehen.
panel-gave-up = Als diese Partie endete, hattest du hier keinen Platz mehr.
panel-displaced = { $who } ist zurückgekehrt, bevor du gezogen hattest, und hat diesen Platz wieder. Darum schaust du jetzt zu: Du siehst, was alle sehen.
panel-waiting = Wir warten auf { $awaited }.
panel-over = Die Partie ist zu Ende.

# Knöpfe
press-join = Mitspielen
press-leave = Platz freigeben
press-options = Optionen
press-computers = Computer
press-start = Starten
press-waive = Ohne Beleg beginnen
press-await = Weiter warten
press-play = Zug machen
press-hand = Meine Ansicht
press-more = Mehr
press-plan = Planen
press-take-back = Zurücknehmen
press-log = Verlauf
press-scores = Punktestand
press-text-board = Brett als Text
press-rules = Regeln
press-resign = Aufgeben
press-resign-surely = Ja, aufgeben
press-leave-to-computer = Einem Computer überlassen
press-take-seat = Platz übernehmen
press-one-more = Noch jemand?
press-agree = Dem Schließen zustimmen
press-keep-open = Nicht schließen
press-ask-to-close = Die anderen fragen
press-close-surely = Ja, endgültig schließen
press-rematch = Revanche
press-verify = Zufall prüfen
press-replay = Nachspielen

# Verlauf
log-asked-to-close = { $who } möchte den Tisch schließen. Er schließt, wenn alle zugestimmt haben.
log-kept-open = { $who } möchte den Tisch nun doch nicht schließen.
log-not-closed = { $who } möchte weiterspielen, also wird der Tisch nicht geschlossen.
log-taken-back = { $who } nimmt die letzte Aktion zurück.
log-taken-back-told = { $who } nimmt zurück: „{ $told }“
log-taken-back-did = { $who } nimmt zurück: „{ $told }“.
log-taken-back-more = { $who } nimmt zurück: „{ $told }. { $more }“
log-resigned = { $who } gibt auf. Der Bot spielt für diesen Platz so zurückhaltend wie möglich weiter; mit /{ command-join } kann ihn jemand übernehmen.
log-resigned-covered = { $who } gibt auf. Der Bot spielt für diesen Platz so zurückhaltend wie möglich weiter.
log-beacon = In den Zufall ging Runde { $round } der Zufallsquelle { $chain } ein.
log-beacon-waived = Runde { $round } der öffentlichen Zufallsquelle { $chain } hat mich nicht rechtzeitig erreicht; alle waren damit einverstanden, dass die Partie ohne sie beginnt.
log-left-to-computer = { $before } gibt auf und überlässt den Platz einem Computer, { $who }. Mit /{ command-join } kann ihn jemand übernehmen.
log-left-to-computer-covered = { $before } gibt auf und überlässt den Platz einem Computer, { $who }.
log-replaced = { $who } übernimmt den Platz von { $before }.
log-returned = { $who } sitzt wieder am eigenen Platz.
recap-resigned = { $who } gibt auf.

# Pläne: was jemand im Voraus bestellt; sonst sieht sie niemand
plan-list = Deine Pläne, nur für dich zu sehen: { $plans }.
plan-ask = Was planst du? Nur du siehst das.
plan-by-itself = Der Bot führt von selbst aus, was du planst, sobald es so weit ist und falls es dann noch geht.
plan-nothing = Jetzt gibt es nichts zu planen.
plan-drop = Einen Plan streichen
plan-back = Planung schließen
plan-offer = Wie geplant: { $plan }
plan-done = Wie geplant ausgeführt: { $plan }.
plan-broken = Dein Plan wurde gestrichen: { $plan }.
plan-broken-why = { $told } { $why }

# Ablehnungen
refused-closed = Dieser Tisch ist geschlossen. Eröffne mit /{ command-join } einen neuen.
refused-over = Die Partie ist zu Ende. Eröffne mit /{ command-join } einen neuen Tisch.
refused-joined-twice = Du sitzt schon an diesem Tisch.
refused-lobbies = Du sitzt schon an { $count ->
    [one] einem Tisch, an dem die Partie noch nicht begonnen hat. Starte sie (/{ command-start }) oder steh dort auf
   *[other] { $count } Tischen, an denen die Partie noch nicht begonnen hat. Starte eine davon (/{ command-start }) oder steh von einem auf
} (/{ command-leave }), bevor du einen weiteren eröffnest.
refused-lobbies-server = Auf diesem Server { $count ->
    [one] wartet schon ein Tisch auf den Beginn der Partie. Nimm dort Platz, oder versuch es wieder, wenn er begonnen hat
   *[other] warten schon { $count } Tische auf den Beginn der Partie. Nimm an einem davon Platz, oder versuch es wieder, wenn einer begonnen hat
}.
refused-held = Diesen Tisch hat eine andere Version des Bots gespeichert, und die jetzige macht etwas anderes daraus. Nichts ist verloren: Der Tisch bleibt, wie er ist, bis ihn sich angesehen hat, wer den Bot betreibt. An allen anderen Tischen geht es weiter.
refused-full = Dieser Tisch ist voll: { $seats ->
    [one] Der eine Platz ist
    [2] Beide Plätze sind
   *[other] Alle { $seats } Plätze sind
} besetzt.
refused-playing = Die Partie läuft, und keiner ihrer Plätze ist frei. Du kannst zuschauen oder in einem anderen Kanal einen Tisch eröffnen.
refused-own-seat = Du hattest in dieser Partie schon einen Platz und kennst seine Geheimnisse; nur diesen kannst du wieder einnehmen, und er ist besetzt.
refused-seat-forgotten = Eine Person, die in dieser Partie mitgespielt hat, hat ihre Daten löschen lassen; wer es war, weiß niemand mehr. Darum kann niemand Neues einen anderen Platz als den ihren übernehmen.
refused-leave-playing = Die Partie läuft schon. Mit /{ command-resign } gibst du deinen Platz auf.
refused-set-playing = Optionen werden vor Beginn der Partie gewählt.
refused-unknown-option = Das Spiel kennt diese Option oder diesen Wert nicht. Der Knopf „{ press-options }“ zeigt, was es gibt.
refused-computer-playing = Computer setzen sich und gehen, bevor die Partie beginnt. Sie läuft schon.
refused-computer-none = Dort sitzt kein Computer mehr.
refused-started = Die Partie hat schon begonnen.
refused-drawing = Der Zufall dieser Partie wird gerade bestimmt. Sie beginnt von selbst; bis dahin lässt sich hier nichts ändern.
refused-drawing-late = Der Zufall dieser Partie wartet auf die öffentliche Zufallsquelle. Bis dahin lässt sich hier nichts ändern: Wer am Tisch sitzt, kann ihn auf eine spätere Runde warten lassen, alle zusammen können ohne Beleg beginnen, und wer den Tisch eröffnet hat, kann ihn schließen.
refused-waive-others = Das entscheiden nur die, die an diesem Tisch sitzen.
refused-beacon-forged = Diese Zahl hat die Zufallsquelle für diese Runde nie herausgegeben.
refused-waived-twice = Du bist schon einverstanden, ohne sie zu beginnen.
refused-waits-already = Du wartest schon auf sie.
refused-too-few = { $least ->
    [one] Dieses Spiel braucht mindestens eine Person
   *[other] Dieses Spiel braucht mindestens { $least } Personen
}; bisher { $here ->
    [one] ist nur eine da
   *[other] sind { $here } da
}. Lade noch jemanden ein (/{ command-join }) oder füge mit „{ press-computers }“ einen Computer hinzu.
refused-too-few-alone = Füge zuerst mit „{ press-computers }“ mindestens einen Computer hinzu.
refused-not-started = Die Partie hat noch nicht begonnen. { $missing ->
    [0] Starte sie mit /{ command-start }.
    [one] Eine Person fehlt noch. Lade jemanden ein, mit /{ command-join } mitzuspielen.
   *[other] { $missing } Personen fehlen noch. Lade andere ein, mit /{ command-join } mitzuspielen.
}
refused-notation = „{ $typed }“ verstehe ich nicht als etwas, das du jetzt tun kannst. Was du tun kannst, erscheint beim Tippen in /{ command-play } als Vorschlag.
refused-not-your-turn = Du bist gerade nicht am Zug. Wir warten auf { $awaited }.{ $plans ->
    [yes] {" "}Planen kannst du schon: „{ press-plan }“ in deiner Ansicht.
   *[no] {""}
}
refused-answered = Du bist gerade nicht am Zug: { $count ->
    [one] Eine Antwort fehlt
   *[other] { $count } Antworten fehlen
} noch, und alle sind zugleich gefragt. Was du geantwortet hast, gilt; /{ command-takeback } nimmt es zurück.
refused-not-seated = Du sitzt nicht an diesem Tisch. Nimm mit /{ command-join } Platz, solange etwas frei ist.
refused-not-seated-twin = Du hast keinen Platz an diesem Tisch. Wer diesen Zufall von keinem anderen Tisch kennen kann, kann mit /{ command-join } Platz nehmen, solange etwas frei ist.
refused-not-seated-full = Du sitzt nicht an diesem Tisch, und alle Plätze sind besetzt. Eröffne mit /{ command-join } einen in einem anderen Kanal oder Thread.
refused-not-seated-free = Du sitzt nicht an diesem Tisch. Ein Platz wurde aufgegeben: /{ command-join } übernimmt ihn.
refused-not-seated-free-covered = Du sitzt nicht an diesem Tisch. Ein Platz wurde aufgegeben: Mit /{ command-join } kann ihn übernehmen, wer diesen Zufall nicht von einem anderen Tisch kennen kann.
refused-not-seated-given-away = Deine Zeit war abgelaufen, und die anderen suchen Ersatz für deinen Platz. Bis dort jemand gezogen hat, gibt dir /{ command-join } im Kanal des Tisches den Platz zurück.
refused-not-seated-playing = Du sitzt nicht an diesem Tisch: Die Partie läuft, und für dich ist kein Platz frei. Du kannst zuschauen: /{ command-board } zeigt das Brett, und mit /{ command-watch } erfährst du, wie es ausgeht. Wird ein Platz frei, übernimmst du ihn mit /{ command-join }. Für einen eigenen Tisch nimm einen anderen Kanal oder einen Thread.
refused-not-seated-covered = Du sitzt nicht an diesem Tisch: Die Partie läuft, und für dich ist kein Platz frei. Es ist ein Zwillingstisch; seine Partie sieht nur, wer mitspielt. Wird ein Platz frei, übernimmt ihn mit /{ command-join }, wer diesen Zufall nicht von einem anderen Tisch kennen kann. Für einen eigenen Tisch nimm einen anderen Kanal oder einen Thread.
refused-not-seated-closed = Du hast keinen Platz an diesem Tisch, und niemand Neues kann einen bekommen: Eine Person, die mit diesem Zufall spielte, hat ihre Daten löschen lassen; wer es war, weiß niemand mehr. Einen eigenen Tisch eröffnest du mit /{ command-join } in einem anderen Kanal oder einem Thread.
refused-resign-gathering = Die Partie hat noch nicht begonnen. Mit /{ command-leave } gibst du deinen Platz frei.
refused-resign-computer = Hier spielt sonst niemand mehr, und Computer spielen nicht allein weiter. Du kannst aufgeben, ohne deinen Platz einem zu überlassen.
refused-close-gathering = Schließen kann den Tisch nur, wer ihn eröffnet hat oder den Server verwaltet. Mit /{ command-leave } stehst du auf.
refused-close-drawing = Schließen kann den Tisch nur, wer ihn eröffnet hat oder den Server verwaltet. Bis der Zufall bestimmt ist, kann niemand gehen.
refused-asked-already = Du hast schon darum gebeten, den Tisch zu schließen. Er schließt, wenn alle zugestimmt haben.
refused-not-asked = Niemand möchte diesen Tisch schließen, also gibt es nichts abzulehnen.
refused-close-others = Noch haben nicht alle anderen zugestimmt, diesen Tisch zu schließen; er bleibt offen.
refused-step = Nichts wurde getan: Schritt { $number } („{ $step }“) geht nicht. { $why }
refused-no-plans = In diesem Spiel lässt sich nichts planen.
refused-plans-too-many = Das sind zu viele Pläne. Streiche zuerst einen.
refused-plan-gone = Diesen Plan gibt es nicht mehr.
refused-back-nothing = Es gibt noch nichts zurückzunehmen.
refused-back-other = Seitdem haben andere gehandelt; allein kannst du nichts zurücknehmen.
refused-back-past = Seitdem haben andere gehandelt, und gemeinsam könnt ihr nur so weit zurückgehen, wie der laufende Abschnitt der Partie reicht.
refused-back-absent = Seitdem haben andere gehandelt, und solange für dich gespielt wird, kannst du niemanden um Zustimmung bitten. Drück zuerst „{ press-return }“.
refused-back-luck = Bei der letzten Aktion war Zufall im Spiel; allein kannst du sie nicht zurücknehmen.
refused-back-uncovered = Die letzte Aktion hat Verdecktes aufgedeckt; allein kannst du sie nicht zurücknehmen.
refused-back-host = Die letzte Aktion hat der Bot für dich gemacht, weil deine Zeit abgelaufen war; allein kannst du sie nicht zurücknehmen.
refused-back-computer = Die letzte Aktion hat ein Computer für dich gemacht, als er dich vertrat; allein kannst du sie nicht zurücknehmen.

# Was zuletzt geschah
recap-since-own = Seit deinem letzten Zug:
recap-since-start = Seit Beginn der Partie:
recap-since = Seit dem letzten Zug von { $who }:
recap-last = Was zuletzt geschah:
recap-line = · { $told }
recap-and = { $told } { $more }
recap-also = { $told }; { $more }
recap-turn = { $who } { $told }.
recap-more = { $count } Zeilen davor: /{ command-log }
recap-first-picture = Das Bild zeigt das Brett, bevor dieser Zug zu Ende war.
recap-none = Die Partie geht unten weiter.
recap-end = Was daraus wurde, steht weiter unten.
recap-closed = Dieser Tisch ist geschlossen; mehr dazu steht weiter unten.
recap-gathers = Dieser Tisch steht weiter unten.

# Wo die Partie steht, für alle, die einen Platz übernommen haben
briefing = **Wo wir stehen.** Bisher spielte { $before } auf deinem Platz. So sieht es aus, und das steht an:
briefing-own = **Wo wir stehen.** Auf diesem Platz hast du schon gespielt. So sieht es aus, und das steht an:

# Ergebnisse, wo ein Platz gewechselt hat
tenures = Platz { $number }, nach denen, die dort spielten: { $spans }.
computer-levels = Computer: { $computers }.
computer-level-of = { $who } ({ $level })
stood-in = Ein Computer hat für { $who } gespielt: { $done } von { $all ->
    [one] { $all } Aktion
   *[other] { $all } Aktionen
}.
stood-in-seat = Auf Platz { $number } ist ein Computer eingesprungen: { $done } von { $all ->
    [one] { $all } Aktion
   *[other] { $all } Aktionen
}.
stood-in-left = { $who }, ein Computer, hat für { $before } weitergespielt: { $done } von { $all ->
    [one] { $all } Aktion
   *[other] { $all } Aktionen
}.
tenure-first = { $who } bis zum Stand { $to }
tenure = { $who } von { $from } bis { $to }
tenure-bot = der Bot von { $from } bis { $to }
tenure-still = { $who } ohne Veränderung
tenure-bot-still = der Bot ohne Veränderung

# Wer dran ist, für alle, die warten
panel-waiting-away = Es fehlt { $who }, abwesend bis { TIME($until) }.
panel-waiting-count = Wir warten auf { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}; alle sind zugleich gefragt.

# Die Tischkarte, und wie die eigene Ansicht heißt
lobby-seats = Plätze ({ $here } von { $most }):
lobby-place = { $number }. { $who } · { $letter }
lobby-place-computer = { $number }. { $who } · { $letter } · Computer: { $level }
lobby-computers = Computer spielen wie alle anderen am Tisch: Jeder weiß nur, was sein eigener Platz sieht. { $alone ->
    [1] Was du für den Tisch bestimmst, etwa eine Pause, gilt auch für sie.
   *[0] Auf Fragen und Abstimmungen antworten sie nicht; was die Menschen hier vereinbaren, gilt auch für sie.
}
lobby-computers-read = Wer hier sitzt, kann Computer dazuholen.
lobby-computers-full = Alle Plätze sind besetzt.
lobby-add-computer = Computer dazuholen …
lobby-remove-computer = { $who } wegschicken
computer-level-beginner = Anfänger
computer-level-easy = leicht
computer-level-medium = mittel
computer-level-hard = schwer
computer-level-expert = Könner
computer-note-beginner = hält sich an die Regeln und sieht wenig
computer-note-easy = sieht, was nahe liegt
computer-note-medium = kennt das Spiel
computer-note-hard = hat oft gespielt
computer-note-expert = spielt, so gut er kann
lobby-left = { $who } hat den Tisch verlassen.
lobby-options-read = Das sind die Optionen. Wer hier sitzt, kann sie wählen.
lobby-option-explained = **{ $option }**: { $value }. { $explained }
press-how = So wird gespielt
press-luck = Zufall
press-start-few = Ja, starten

# Revanche, und was vor dem Anfang gefragt wird
press-no = Nein
press-type-move = Zug eintippen
refused-kept-seats = Die freien Plätze sind für alle reserviert, die vorher zusammen gespielt haben: { $who }. Wer sonst mitspielen möchte, kann { $until } einen nehmen.
unfinished = Abgebrochen

# Was der Zufall gab, wenn die Partie zu Ende ist
press-fortune = Wer hatte Glück?
table-question-luck = wer Glück hatte
table-asked-luck = Glück, Pech, wer hatte Glück, Würfelglück, Kartenglück, Zufall, Glückspilz
table-luck-later = Wer Glück hatte, erfahrt ihr, wenn die Partie zu Ende ist.
table-luck-none = In dieser Partie war nichts dem Zufall überlassen.

# Zeit: das Tempo eines Tisches, und was gefragt wird, wenn eine Zeit abgelaufen ist
table-option-pace = Tempo
table-option-pace-live = live
table-option-pace-brisk = zügig
table-option-pace-daily = täglich
table-option-pace-relaxed = gemütlich
table-note-pace-live = 3 Minuten je Entscheidung, dann 10 Minuten Reserve
table-note-pace-brisk = 8 Stunden je Entscheidung, dann ein Tag Reserve
table-note-pace-daily = ein Tag je Entscheidung, dann 3 Tage Reserve
table-note-pace-relaxed = so lange ihr mögt
lobby-option-noted = { $option }: { $value } ({ $note })
table-explain-pace = Wie lange eine Entscheidung dauern darf. Live: drei Minuten und zehn als Reserve; zügig: acht Stunden und ein Tag; täglich: ein Tag und drei Tage; gemütlich: so lange ihr mögt. Ist eine Zeit abgelaufen, { $alone ->
    [1] macht der Bot für dich einen sicheren Zug
   *[other] werden die anderen gefragt, was geschehen soll
}.
time-until = { $who }: eigene Zeit bis { TIME($own) }, danach Reserve bis { TIME($until) }.
time-until-last = { $who }: Die Zeit endet am { TIME($until) }.
time-until-own = Deine eigene Zeit: bis { TIME($own) }, danach Reserve bis { TIME($until) }.
time-until-own-last = Deine Zeit endet { $until }.
time-reserve-left = Deine Reserve: { $hours } Std. { $minutes } Min.
time-absent = { $who } ist nicht da: Der Bot spielt für diesen Platz so zurückhaltend wie möglich, bis jemand zurückkehrt.
time-computer = { $who } ist nicht da: Ein Computer spielt für diesen Platz, bis jemand zurückkehrt.
time-rests = { $alone ->
    [1] Die Uhren stehen, denn deine Zeit ist abgelaufen. Sie laufen weiter, sobald du hier etwas tust.
   *[0] Die Uhren stehen. Sie laufen weiter, sobald hier jemand etwas tut.
}
poll-question = { $left ->
    [0] Für { $who } ist die Zeit abgelaufen.
   *[other] { $who } { $count ->
        [one] hat
       *[other] haben
    } den Server verlassen.
} Was nun? Was mehr als die Hälfte der Antworten der anderen will, geschieht; gehen die Antworten auseinander, macht der Bot einmal den sicheren Zug. Entschieden ist es, sobald alle geantwortet haben, spätestens am { TIME($until) }.
poll-question-one = { $left ->
    [0] Für { $who } ist die Zeit abgelaufen.
   *[other] { $who } { $count ->
        [one] hat
       *[other] haben
    } den Server verlassen.
} Was nun? Es entscheidet { $voter }. Ohne Antwort macht der Bot einmal den sicheren Zug: am { TIME($until) }.
poll-question-own = { $left ->
    [0] Für { $who } ist die Zeit abgelaufen.
   *[other] { $who } { $count ->
        [one] hat
       *[other] haben
    } den Server verlassen.
} Was nun? Du entscheidest. Ohne Antwort macht der Bot einmal den sicheren Zug: am { TIME($until) }.
poll-nobody-else = Für { $who } ist die Zeit abgelaufen, und sonst ist niemand da, der etwas sagen könnte. Geschieht vorher nichts, macht der Bot einmal den sicheren Zug: am { TIME($until) }.
pace-wished = { $who } { $count ->
    [one] möchte
   *[other] möchten
} ein anderes Tempo: { $pace }. Bisher { $count } von { $all }; es gilt, sobald alle zustimmen.
pace-told = { $pace } ({ $times })
poll-choices = Warten: noch einmal die Zeit einer Entscheidung. Bot zieht einmal: so vorsichtig wie möglich, nur dieses Mal. Computer spielt: Stufe { computer-level-medium }, bis zur Rückkehr. Ersatz: ebenso, und wer mag, kann den Platz übernehmen. Partie beenden: { $won ->
    [1] Wer zu spät ist, hat damit aufgegeben, und wer übrig ist, gewinnt
   *[other] Sie endet ohne Sieg
}.
poll-votes = { $who }: { $remedy }
remedy-wait = noch einmal warten
remedy-safe-action = der sichere Zug, nur dieses Mal
remedy-stand-in = der Bot spielt bis zur Rückkehr
remedy-computer = ein Computer spielt bis zur Rückkehr
remedy-substitute = Ersatz suchen
remedy-end = die Partie beenden
panel-pace = Was du hier wählst, wird den anderen vorgeschlagen; es gilt, sobald ihr alle zustimmt.
panel-pace-alone = Was du hier wählst, gilt sofort: Es ist sonst niemand da, der gefragt würde.
time-up-own = { $left ->
    [1] Du bist nicht mehr auf dem Server dieses Tisches
   *[0] Deine Zeit ist abgelaufen
}{ $voters ->
    [0] . Geschieht vorher nichts, macht der Bot für dich einen sicheren Zug: { $until }
   *[other] , und die anderen entscheiden, was geschieht
}. { $left ->
    [1] Kommst du auf den Server zurück, kannst du weiterspielen.
   *[0] Noch kannst du spielen.
}
panel-absent = Der Bot spielt für dich. Mit dem Knopf unten spielst du wieder selbst.
late-own-stand-in = Deine Zeit war abgelaufen, und die anderen haben entschieden, dass der Bot für dich spielt. Mit dem Knopf unten spielst du wieder selbst.
late-own-computer = Deine Zeit war abgelaufen, und die anderen haben entschieden, dass ein Computer für dich spielt. Sobald du selbst etwas tust, oder mit dem Knopf unten, gehört der Platz wieder dir.
late-own-wait = Deine Zeit war abgelaufen, und die anderen haben entschieden zu warten: Du hast noch einmal die Zeit einer Entscheidung bekommen.
late-own-acted = Deine Zeit war abgelaufen; { $doer ->
    [computer] ein Computer hat
    [both] der Bot und ein Computer haben
   *[bot] der Bot hat
} für dich gezogen: { $told }
late-own-acted-since = Für dich gezogen, während du weg warst: { $told }
late-own-acted-above = Deine Zeit war abgelaufen; { $doer ->
    [computer] ein Computer hat
    [both] der Bot und ein Computer haben
   *[bot] der Bot hat
} für dich gezogen, wie oben steht.
late-own-ended = Deine Zeit war abgelaufen, und die anderen haben die Partie beendet.
late-own-substitute = Deine Zeit war abgelaufen, und die anderen suchen Ersatz für deinen Platz. Bis dort jemand gezogen hat, kannst du mit dem Knopf unten zurückkehren.
press-vote-wait = Noch einmal warten
press-vote-safe-action = Bot zieht einmal
press-vote-stand-in = Bot spielt
press-vote-computer = Computer spielt
press-vote-substitute = Ersatz
press-vote-end = Partie beenden
press-end-surely = Ja, Partie beenden
poll-end-follows = Will es mehr als die Hälfte der anderen auch, endet die Partie ohne Sieg, und alles wird veröffentlicht: was verdeckt war, die Aufzeichnung und der Startwert des Zufalls.
poll-end-follows-alone = Die Partie endet sofort: für { $late } gilt die Partie als aufgegeben, und du gewinnst. Alles wird veröffentlicht: was verdeckt war, die Aufzeichnung und der Startwert des Zufalls.
poll-end-follows-computers = Die Partie endet sofort und ohne Sieg. Alles wird veröffentlicht: was verdeckt war, die Aufzeichnung und der Startwert des Zufalls.
press-ask-about-awaited = Es geht nicht weiter?
press-nudge = Anstupsen
press-agree-pace = Diesem Tempo zustimmen
press-return = Ich bin zurück
log-nudged = { $who } lässt die erinnern, auf die gewartet wird.
log-pace-wished = { $who } möchte ein anderes Tempo: { $pace }.
log-paced = Der Tisch hat jetzt ein anderes Tempo: { $pace }.
log-overdue = Für { $who } ist die Zeit abgelaufen.
log-voted = { $who } antwortet: { $remedy }.
log-settled-wait = { $who } { $count ->
    [one] bekommt
   *[other] bekommen
} noch einmal die Zeit einer Entscheidung.
log-settled-safe-action = Der Bot macht den sicheren Zug für { $who }.
log-settled-stand-in = Von jetzt an spielt der Bot für { $who }, bis zur Rückkehr.
log-settled-computer = Von jetzt an spielt ein Computer für { $who }, bis zur Rückkehr.
log-settled-substitute = Für { $who } war die Zeit abgelaufen: Der Tisch vergibt { $count ->
    [one] diesen Platz
   *[other] diese Plätze
}. Wer mag, kann übernehmen, und bis dort jemand gezogen hat, ist eine Rückkehr möglich.
log-settled-split = Die Antworten gehen auseinander, also macht der Bot einmal den sicheren Zug für { $who }.
log-settled-end = Die Partie endet, denn für { $who } ist die Zeit abgelaufen.
log-settled-rest = { $alone ->
    [1] { $who } hat nicht rechtzeitig gehandelt: Die Uhren stehen, bis hier etwas geschieht.
   *[0] Zu { $who } hat niemand geantwortet: Die Uhren stehen, bis jemand etwas tut.
}
log-own-wait = Du hast noch einmal die Zeit einer Entscheidung bekommen.
log-own-safe-action = Der Bot macht einmal den sicheren Zug für dich.
log-own-stand-in = Von jetzt an spielt der Bot für dich, bis du zurück bist.
log-own-computer = Von jetzt an spielt ein Computer für dich, bis du zurück bist.
log-own-split = Die Antworten gehen auseinander, also macht der Bot einmal den sicheren Zug für dich.
refused-nudge-nobody = Hier ist niemand zu erinnern.
refused-nudge-away = { $who } { $count ->
    [one] ist abwesend und kommt { $until } zurück
   *[other] sind abwesend; wer zuerst kommt, ist { $until } zurück
}: Sonst ist niemand zu erinnern.
refused-nudge-often = { $who } { $count ->
    [one] hat
   *[other] haben
} dazu schon genug Erinnerungen bekommen.
refused-nudge-early = Darauf wird noch nicht lange gewartet. Das geht ab { TIME($from) }.
refused-nudge-again = Daran wurde schon erinnert. Das geht wieder ab { TIME($from) }.
refused-pace-none = Gerade wünscht sich niemand ein anderes Tempo.
refused-pace-same = Dieses Tempo hat der Tisch schon.
refused-pace-wished = Du hast diesem Tempo schon zugestimmt. Es gilt, sobald die anderen zustimmen.
refused-poll-on = Die anderen sind schon gefragt: Die Antworten stehen unter dem Brett.
refused-poll-you = Der Tisch wartet auf dich. Deine Ansicht zeigt, was du tun kannst.
refused-poll-timed = An diesem Tisch hat jede Entscheidung ihre Zeit. Ist sie abgelaufen, werden die anderen automatisch gefragt.
refused-poll-early = Der letzte Zug ist noch nicht lange her. Das kannst du { $from } fragen.
refused-no-poll = Hier wird nichts mehr gefragt.
refused-vote-own = Das entscheiden die anderen. Du kannst einfach weiterspielen.
refused-not-away = Du spielst schon selbst.

# Wie ein Tisch für jemanden steht, als Teil einer Zeile in einer Liste
standing-turn = **du bist am Zug**
standing-turn-until = **du bist am Zug** (Ende der Zeit: { $until })
standing-late = **du bist am Zug**, aber deine Zeit ist abgelaufen (spätestens { $until } entscheidet sich, was geschieht)
standing-asked = **deine Antwort fehlt**: Für { $who } ist die Zeit abgelaufen (spätestens { $until } entscheidet sich, was geschieht)
standing-away = der Bot spielt für dich, bis du zurückkehrst
standing-computer = ein Computer spielt für dich, bis du zurückkehrst
standing-waiting = wir warten auf { $awaited }
standing-waiting-until = wir warten auf { $awaited } (Ende der Zeit: { $until })
standing-paused = der Tisch pausiert längstens bis { TIME($until) }; { $line }
standing-waiting-away = es fehlt { $awaited }, abwesend bis { TIME($until) }
standing-waiting-count = wir warten auf { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}
standing-gathering = die Partie hat noch nicht begonnen, { $here } von { $most } Plätzen { $here ->
    [one] ist
   *[other] sind
} besetzt
standing-drawing = der Zufall wird bestimmt
standing-drawing-late = der Zufall wartet auf die öffentliche Zufallsquelle, die sich verspätet; alle am Tisch können zustimmen, dass die Partie ohne sie beginnt
standing-playing = die Partie läuft
standing-over = die Partie ist zu Ende
standing-closed = der Tisch ist geschlossen; die Partie hatte noch nicht begonnen
standing-halted = die Leitung hat die Partie beendet; einen Tag lang kann sie noch weitergehen
standing-given-away = deine Zeit war abgelaufen, und die anderen suchen Ersatz; /{ command-join } gibt dir deinen Platz zurück

# Whose turn it is, for those who ask
table-question-turn = wer am Zug ist
table-asked-turn = wer ist am zug, wer ist dran, dran, jetzt dran, gerade dran, wer am zug ist, am zug, jetzt am zug, gerade am zug, wessen zug, wessen zug ist es, bin ich am zug, ist am zug, wer ist jetzt dran, wer ist an der reihe, an der reihe, der reihe, reihe, wer spielt, wer spielt jetzt, spielt, auf wen warten wir, wen warten, warten, zug, reserve, meine reserve, zeit, meine zeit, wie viel zeit, frist
panel-your-turn = Du bist am Zug.

# Was die tun, die den Server verwalten
stopped-for-now = Die Partie ist vorerst beendet.
halted = { $by } betreut die Tische dieses Servers und hat diese Partie beendet. Was verdeckt war, bleibt vorerst verdeckt: Mit /{ command-table } { command-table-reopen } kann sie weitergehen. Sonst ist sie endgültig vorbei, und alles wird gezeigt: am { TIME($until) }.
covered-halted = { $by } betreut die Tische dieses Servers und hat diese Partie beendet. Was verdeckt war, bleibt vorerst verdeckt: Mit /{ command-table } { command-table-reopen } kann sie weitergehen. Sonst ist sie endgültig vorbei: am { TIME($until) }. Alles wird gezeigt, wenn die Partien an allen Zwillingstischen zu Ende sind.
offer = { $by } betreut die Tische dieses Servers und bietet { $name } den Platz von { $who } an. Bis { $name } zustimmt, bleibt mit dem Platz alles, wie es ist.
offer-own = { $by } betreut die Tische dieses Servers und bietet deinen Platz { $name } an. Er bleibt deiner und deine Ansicht nur für dich, solange { $name } nicht zustimmt.
log-ended-for-now = { $by } betreut die Tische dieses Servers und beendet die Partie.
log-reopened = { $by } betreut die Tische dieses Servers und lässt die Partie weitergehen.
log-paused-by = { $by } betreut die Tische dieses Servers und lässt die Uhren stehen, längstens 14 Tage. Wer mag, kann weiterspielen.
log-went-on-by = { $by } betreut die Tische dieses Servers und lässt die Uhren wieder laufen.
log-offered = { $by } betreut die Tische dieses Servers und bietet { $name } den Platz von { $who } an.
log-offer-declined = { $name } möchte den Platz von { $who } nicht.
log-moved = { $by } betreut die Tische dieses Servers und hat den Tisch hierher verlegt.
press-take-offer = Angebotenen Platz nehmen
press-decline-offer = Nein, danke
press-moderate-end = Ja, beenden
press-moderate-reopen = Ja, weitergehen lassen
press-moderate-pause = Ja, Pause
press-moderate-go-on = Ja, weiterlaufen lassen
press-moderate-offer = Ja, anbieten
press-moderate-move = Ja, verlegen
refused-moderate = Das können nur die, die den Server dieses Tisches verwalten oder eine Rolle haben, die der Betreiber dafür genannt hat.
refused-reopen-over = Diese Partie ist vorbei, und was verdeckt war, wurde gezeigt; gerecht weiterspielen kann sie niemand mehr. Eröffne mit /{ command-join } einen neuen Tisch.
refused-reopen-covered = Diese Partie ist vorbei, und wer mitgespielt hat, kennt ihr Ende; gerecht weiterspielen kann sie niemand mehr. Eröffne mit /{ command-join } einen neuen Tisch.
refused-reopen-open = Dieser Tisch ist offen: Da gibt es nichts wieder zu eröffnen.
refused-move-same = Der Tisch steht schon hier.
refused-ended-for-now = { $by } hat diese Partie beendet. Wer den Server verwaltet, kann sie mit /{ command-table } { command-table-reopen } weitergehen lassen; sonst ist sie endgültig vorbei: { $until }.
refused-offer-lobby = Die Partie hat noch nicht begonnen: Wer mitspielen möchte, nimmt sich mit /{ command-join } einen freien Platz.
refused-offer-no-seat = Einen solchen Platz gibt es an diesem Tisch nicht. Wähl einen der Vorschläge, die beim Tippen erscheinen.
refused-offer-own = Auf diesem Platz sitzt die Person schon.
refused-offer-seated = Die Person sitzt schon auf einem anderen Platz an diesem Tisch.
refused-offer-knows = Die Person hatte in dieser Partie einen anderen Platz und kennt seine Geheimnisse; diesen kann sie nicht bekommen.
refused-offer-other = Dieser Platz ist { $name } angeboten.
refused-offer-none = Dir ist hier kein Platz mehr angeboten.
# Nächte, Abwesenheit und Pausen
time-away = { $who } ist abwesend: Die Uhr von { $who } steht bis { TIME($until) }.
time-away-untimed = { $who } ist abwesend und kommt am { TIME($until) } zurück.
time-paused = Der Tisch macht Pause: Alle Uhren stehen. { $all ->
    [1] „{ press-go-on }“ beendet die Pause; sonst endet sie am { TIME($until) }. Spielen kannst du trotzdem.
   *[other] Weiter geht es, sobald zwei es möchten, spätestens am { TIME($until) }. Spielen könnt ihr trotzdem.
}
time-paused-wished = Der Tisch macht Pause: Alle Uhren stehen. { $who } möchte weiterspielen; noch jemand genügt. Spätestens geht es am { TIME($until) } weiter.
pause-wished = { $who } { $count ->
    [one] möchte
   *[other] möchten
} eine Pause für den Tisch ({ $count } von { $all } dafür). Mehr als die Hälfte genügt: „{ press-pause }“ stimmt zu.
pause-wished-own = Du möchtest eine Pause für den Tisch ({ $count } von { $all } dafür). Mehr als die Hälfte genügt.
time-paused-wished-own = Der Tisch macht Pause: Alle Uhren stehen. Du möchtest weiterspielen; noch jemand genügt. Spätestens geht es am { TIME($until) } weiter.
press-pause = Tisch anhalten
press-go-on = Pause beenden
log-away = { $who } ist abwesend.
log-back = { $who } ist zurück.
log-pause-wished = { $who } möchte eine Pause für den Tisch.
log-go-on-wished = { $who } möchte, dass es weitergeht.
log-paused = Der Tisch macht Pause.
log-went-on = Am Tisch geht es weiter.
log-pause-over = Die Pause hat so lange gedauert, wie sie darf: Am Tisch geht es weiter, und die Uhren laufen wieder.
refused-paused = Der Tisch macht Pause, darum läuft niemandes Zeit. Mit „{ press-go-on }“ sagst du, dass es weitergehen soll.
refused-pause-on = Der Tisch macht schon Pause. Mit „{ press-go-on }“ sagst du, dass es weitergehen soll.
refused-pause-off = Der Tisch macht keine Pause.
refused-pause-relaxed = An diesem Tisch läuft niemandes Zeit, darum gibt es nichts anzuhalten.
refused-pause-poll = Sagt zuerst, was mit der überschrittenen Zeit geschehen soll: Die Antworten stehen unter dem Brett.
refused-pause-wished = Das hast du schon gesagt. Jetzt sind die anderen gefragt.
refused-poll-away = Wer hier erwartet wird, ist abwesend. Auf dem Brett steht, bis wann.
refused-poll-computer = Wo ein Zug erwartet wird, spielt ein Computer. Er zieht gleich.

# Zurücknehmen, wenn alle zustimmen
rewind-offer = Wenn alle zustimmen, die seitdem etwas getan oder erfahren haben, kannst du zu einer früheren eigenen Entscheidung zurück. Wie weit?
rewind-offer-alone = Du kannst zu einer früheren eigenen Entscheidung zurück; sonst muss niemand zustimmen. Wie weit?
rewind-which = Zurück zu …
rewind-none = Es gibt gerade keine Entscheidung von dir, die sich zurücknehmen ließe.
rewind-decision = Deine Entscheidung vor { $count } Aktionen
rewind-leave = Nichts zurücknehmen
rewind-goes = { $count ->
    [one] eine Aktion entfällt
   *[other] { $count } Aktionen entfallen
}{ $others ->
    [0] {""}
    [one] , eine davon von anderen
   *[other] , { $others } davon von anderen
}
rewind-asked = { $who } möchte { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurücknehmen. Rückgängig gemacht würde:
rewind-asked-by = { $by } betreut die Tische dieses Servers und bittet euch, { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurückzunehmen. Rückgängig gemacht würde:
rewind-untold = was nirgends steht, etwa eine verdeckte Antwort oder ein Verzicht
rewind-more = { $count ->
    [one] · und eine weitere Zeile
   *[other] · und { $count } weitere Zeilen
}
rewind-luck = Würfel, Plättchen und Karten, die seitdem kamen, kommen wieder genauso, wenn alles genauso gespielt wird: Wer sie jetzt kennt, kennt sie dann.
rewind-uncovered = Seitdem wurde Verdecktes gezeigt: Wer es gesehen hat, weiß es weiterhin.
rewind-waits = Es fehlt noch die Zustimmung von: { $who }. Ein einziges Nein genügt, und alles bleibt, wie es ist. Sobald etwas anderes gespielt wird, ist die Frage vom Tisch.
rewind-waits-own = Du musst noch zustimmen.{ $alone ->
    [yes] {""}
   *[no] {" "}Außerdem: { $who }.
} Ein einziges Nein genügt, und alles bleibt, wie es ist. Sobald etwas anderes gespielt wird, ist die Frage vom Tisch.
rewind-agreed = Bisher einverstanden: { $who }.
rewind-own = Du möchtest etwas zurücknehmen: Die anderen antworten unter dem Brett. „{ press-let-stand }“ zieht die Frage zurück.
answers-on-board = Für die Antworten ist hier kein Platz: Sie stehen unter dem Brett im Kanal.
log-rewind-asked = { $who } möchte { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurücknehmen.
log-rewind-asked-by = { $by } betreut die Tische dieses Servers und bittet die Spieler, { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurückzunehmen.
log-rewind-withdrawn = { $who } möchte nichts mehr zurücknehmen.
log-rewind-withdrawn-by = { $by } bittet die Spieler nicht mehr, etwas zurückzunehmen.
log-rewind-declined = { $who } stimmt nicht zu: Nichts wird zurückgenommen.
log-rewind-lapsed = Die Partie ist weitergegangen; niemand wird mehr gefragt, ob etwas zurückgenommen wird.
log-rewound = { $count ->
    [one] Die letzte Aktion wird
   *[other] Die letzten { $count } Aktionen werden
} zurückgenommen. { $first }
log-rewound-from = Die letzten { $count } Aktionen werden zurückgenommen. Die erste davon: „{ $first }“
log-rewound-count = { $count ->
    [one] Die letzte Aktion wird
   *[other] Die letzten { $count } Aktionen werden
} zurückgenommen.
press-agree-rewind = Ja, rückgängig machen
press-let-stand = So lassen
press-moderate-rewind = Ja, die Spieler fragen
press-moderate-let-stand = Ja, nicht mehr fragen
refused-rewind-own = Du kannst nur zu eigenen Entscheidungen zurückwollen.
refused-rewind-open = Es wird schon gefragt, ob etwas zurückgenommen wird. Antworte zuerst darauf, unter dem Brett.
refused-rewind-round = Das liegt zu weit zurück, um es zurückzunehmen.
refused-rewind-none = Hier möchte niemand mehr etwas zurücknehmen.
refused-rewind-yours = Du hast selbst gefragt: Jetzt müssen die anderen antworten. „{ press-let-stand }“ zieht die Frage zurück.
refused-rewind-not-asked = Du hast seitdem nichts getan und nichts erfahren; deine Zustimmung ist nicht nötig.
refused-rewind-agreed = Du hast schon zugestimmt. Jetzt müssen es die anderen.
refused-rewind-nobody = Dort spielt niemand, der zustimmen könnte.
# Zuschauen, Fragen und eigene Notizen
press-watch = Zuschauen
press-watch-end = Nur am Ende
press-watch-daily = Auch einmal am Tag
press-unwatch = Nicht mehr zuschauen
press-ask = Fragen
press-hint = Computer fragen
press-notes = Notizen
# Tische, an denen niemand spielt oder die nicht zu erreichen sind, und wer den Server verlassen hat
unplayed = Seit zwei Wochen hat hier niemand etwas getan. Geht diese Partie weiter? { $alone ->
    [1] „{ press-stay }“ oder was du hier sonst tust, heißt ja. „{ press-shelve }“ archiviert den Tisch sofort; wenn du nichts tust, geschieht das am { TIME($when) }.
   *[0] „{ press-stay }“ oder was ihr hier sonst tut, heißt ja. Wenn mehr als die Hälfte von euch „{ press-shelve }“ drückt, wird der Tisch sofort archiviert; wenn niemand etwas tut, am { TIME($when) }.
} Verloren geht dabei nichts, und ein Tippen holt ihn zurück.
shelf-wished = { $who } { $count ->
    [one] möchte
   *[other] möchten
} den Tisch archivieren (bisher { $count } von { $all }). Mehr als die Hälfte genügt.
shelved = Dieser Tisch ist archiviert: Hier läuft nichts weiter, nichts ist verloren, und in diesem Kanal kann ein anderer Tisch eröffnet werden. „{ press-unshelve }“ setzt ihn fort.
stranded-channel = Den Kanal dieses Tisches gibt es nicht mehr. Wer hier spielt, kann ihn anderswo fortsetzen: Gib in einem anderen Kanal desselben Servers /{ command-tables } ein und drück dort „{ press-bring-here }“. Sonst schließt sich der Tisch von selbst: am { TIME($when) }.
stranded-server = Ich wurde vom Server dieses Tisches entfernt. Werde ich dort wieder eingeladen, geht die Partie dort weiter. Sonst schließt sich der Tisch von selbst: am { TIME($when) }.
closed-stranded = Dieser Tisch hat sich von selbst geschlossen: Zwei Wochen lang war er dort, wo er stand, nicht zu erreichen.
time-departed = { $who } hat den Server verlassen.
press-stay = Partie fortsetzen
press-shelve = Tisch archivieren
press-unshelve = Zurückholen
press-bring-here = Hier fortsetzen
log-unplayed = Seit zwei Wochen hat hier niemand etwas getan. Der Tisch fragt, ob die Partie weitergeht.
log-stayed = { $who } möchte weiterspielen.
log-shelf-wished = { $who } möchte den Tisch archivieren.
log-shelved = Der Tisch wird archiviert.
log-unshelved = { $who } holt den Tisch zurück.
log-stranded-channel = Den Kanal des Tisches gibt es nicht mehr.
log-stranded-server = Der Bot wurde vom Server des Tisches entfernt.
log-departed = { $who } hat den Server verlassen.
refused-not-unplayed = Danach wird nicht mehr gefragt: Hier hat jemand etwas getan.
refused-shelf-wished = Das hast du schon gesagt. Der Tisch wird archiviert, sobald mehr als die Hälfte von euch es will.
refused-shelved = Dieser Tisch ist archiviert. „{ press-unshelve }“ unter seiner letzten Nachricht und in /{ command-tables } setzt ihn fort.
refused-not-shelved = Dieser Tisch ist offen, wo er steht: Du kannst einfach weiterspielen.
refused-other-server = Ein Tisch bleibt auf seinem Server. Gib das in einem Kanal jenes Servers ein.
refused-direct = Dieser Tisch steht in deinen Direktnachrichten mit mir und bleibt dort. Spiel dort weiter.
standing-shelved = archiviert
standing-stranded = { $line }; der Tisch ist dort, wo er steht, nicht zu erreichen und schließt sich von selbst: { $until }
standing-unplayed = { $line }; **geht diese Partie weiter?** Wenn dort niemand etwas tut, wird sie archiviert: { $until }
# Agreeing to hints
lobby-hints-on = Tipps: an
lobby-hints-off = Tipps: aus
lobby-hints-wished = Tipps: aus; { $who } möchte welche, { $others } noch nicht
lobby-hints-explained = { $alone ->
    [1] **{ $now }.** Mit Tipps sagt dir /{ command-hint }, was ein Computer von deiner Entscheidung hält, aus dem, was du siehst.
   *[other] **{ $now }.** Mit Tipps sagt /{ command-hint } jedem, nur für ihn sichtbar, was ein Computer von der eigenen Entscheidung hält, aus dem, was man selbst sieht. Nur wenn alle zustimmen.
}
lobby-hints-agree = Tipps zustimmen
lobby-hints-agree-alone = Tipps an
lobby-hints-withdraw = Doch keine Tipps
refused-hints-playing = Ob es Tipps gibt, wird vor Beginn der Partie entschieden.
refused-hints-same = Das hast du schon gesagt.

# Tipps
hint-no-seat = Du hast hier keinen Platz, also wartet keine Entscheidung auf dich. Nach dem Ende der Partie blickt /{ command-hint } für alle auf sie zurück.
hint-gathering = Die Partie hat noch nicht begonnen. Tipps gibt es, wenn alle am Tisch zustimmen: „{ press-options }“, „{ lobby-hints-agree }“. Nach dem Ende der Partie blickt /{ command-hint } in jedem Fall auf sie zurück.
hint-soon = Die Partie hat noch nicht begonnen. Sobald du am Zug bist, sagt dir /{ command-hint }, was ein Computer von deiner Entscheidung hält.
hint-over = Hier wurde keine Partie zu Ende gespielt.
hint-not-over = Hier gibt es nichts, worauf sich zurückblicken ließe.
hint-off = Vor Beginn dieser Partie haben nicht alle den Tipps zugestimmt, also gibt es keine. Nach ihrem Ende blickt /{ command-hint } auf sie zurück.
hint-not-all = { $line }. Wer einen Platz übernommen hat, kann Tipps auch jetzt zustimmen: „{ press-more }“, „{ press-options }“.
hint-not-awaited = Gerade wartet keine Entscheidung auf dich.
hint-only = Du kannst gerade nur eines tun.
hint-no-computer = Computer können dieses Spiel nicht, also gibt es keine Tipps.
hint-nothing = Der Computer kam zu keinem Ergebnis. Bitte versuche es noch einmal.
hint-busy = Gerade fragen andere nach Tipps. Bitte versuche es in einer Minute noch einmal.
hint-asking = Ein Computer denkt noch über deine letzte Frage nach. Bitte warte auf seine Antwort.
hint-whose = Wessen Entscheidungen? Nenne einen Platz: /{ command-hint } { command-hint-seat }:
hint-awaited = Was ein Computer in Zug { $turn } täte, nach dem, was du siehst (je { $tries } Versuche):
hint-best = { $number }. { $action }
hint-next = { $number }. { $action } ({ $points } Punkte im Schnitt, verglichen mit 1.)
hint-means = -# Punkte: wie weit man am Ende vor den besten anderen liegt, im Schnitt über viele Annahmen über das, was man nicht sieht. Die Reihenfolge zählt neben Punkten auch Siege. Auch ein Computer irrt.
hint-review = { $who }: Ein Computer hat sich { $looked } von { $all ->
    [one] { $all } Entscheidung
   *[other] { $all } Entscheidungen
} angesehen{ $left ->
    [0] { "" }
   *[other] , so viele, wie die Zeit erlaubte
}, jede so, wie dieser Platz sie damals sah. Die größten Unterschiede:
hint-review-none = { $who }: Ein Computer hat sich { $looked } von { $all ->
    [one] { $all } Entscheidung
   *[other] { $all } Entscheidungen
} angesehen{ $left ->
    [0] { "" }
   *[other] , so viele, wie die Zeit erlaubte
}, jede so, wie dieser Platz sie damals sah, und nichts deutlich Besseres gefunden.
hint-review-empty = { $who } hatte in dieser Partie nichts zu entscheiden.
hint-difference = Zug { $turn }: „{ $made }“; der Computer hätte „{ $rather }“ genommen ({ $points } Punkte im Schnitt)

# A game that has ended, gone through turn by turn
press-turns = Zug für Zug
press-share-moment = Diesen Moment teilen
press-animate = Als Film zeigen
replay-title = { $game }: Zug { $turn } von { $last }
replay-title-deal = { $game }: { $last ->
    [0] der Anfang
   *[other] der Anfang, vor Zug 1 von { $last }
}
replay-own = Die Ansicht von { $who } in diesem Moment:
replay-quoted = > { $line }
replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-next = Weiter ▶
replay-last = Ende ⏭
replay-round-back = ⏪ Voriger Abschnitt
replay-round-next = Nächster Abschnitt ⏩
replay-hands-none = Nur was alle sahen
replay-hands-seat = Mit der Ansicht von { $who }
replay-hands-all = Mit den Ansichten aller


lobby-duplicate = Offener Tisch für genau { $most } Personen, der noch einmal mit dem Zufall von Tisch `{ $table }` spielt, mit denselben Optionen. Jene Partie ist zu Ende; was dort verdeckt war, kann man nachsehen. Bitte lasst es. Drückt „{ press-join }“, und wenn alle sitzen, „{ press-start }“.
lobby-duplicate-known = Schon einmal mit diesem Zufall gespielt: { $who }
lobby-duplicate-asked = Schon einmal mit diesem Zufall gespielt, also vielleicht im Bilde, was kommt: { $who }. Die Partie beginnt, wenn alle anderen damit einverstanden sind („{ press-consent }“): { $others }.
press-duplicate = Mit demselben Zufall spielen
press-consent = Einverstanden
press-compare = Partien vergleichen
refused-duplicate-options = Dieser Tisch spielt mit dem Zufall eines anderen Tisches; darum gelten dessen Optionen und lassen sich nicht ändern. Nur das Tempo lässt sich noch wählen, und ob es Tipps gibt.
refused-duplicate-seats = Diese Partie hat genau { $seats } Plätze, besetzt { $here ->
    [one] ist
   *[other] sind
} { $here }. Wartet auf andere, oder fügt mit „{ press-computers }“ Computer hinzu.
refused-duplicate-closed = Diese Partie hat genau { $seats } Plätze, und niemand Neues kann sich hier setzen. Fülle die freien mit Computern („{ press-computers }“).
refused-duplicate-consent = Schon einmal mit diesem Zufall gespielt, also vielleicht im Bilde, was kommt: { $who }. Erst müssen alle anderen „{ press-consent }“ drücken: { $others }. Oder wer den Zufall schon kennt, verlässt den Tisch.
refused-duplicate-seen = Du hast mit diesem Zufall schon gespielt und weißt, was kommt; in dieser Partie kannst du keinen Platz übernehmen. Du kannst zuschauen.
refused-offer-seen = Die Person hat mit diesem Zufall schon gespielt und weiß, was kommt; in dieser Partie kann sie keinen Platz bekommen.
refused-consent-none = Hier gibt es nichts, womit du einverstanden sein müsstest.
lobby-duplicate-alone = Ein Tisch für dich und Computer, genau { $most } Plätze, der noch einmal mit dem Zufall von Tisch `{ $table }` spielt, mit denselben Optionen. { $free ->
    [0] Mit „{ press-start }“ geht es los.
   *[other] Füge mit „{ press-computers }“ Computer hinzu und drück dann „{ press-start }“.
}
lobby-duplicate-agreed = Schon einmal mit diesem Zufall gespielt: { $who }. Alle anderen sind einverstanden.
table-option-twins = Zwillingstische
table-option-twins-off = nein
table-option-twins-on = ja
table-explain-twins = Ob andere zeitgleich an eigenen Tischen mit demselben Zufall spielen können. Bis alle diese Partien zu Ende sind, sieht jede nur, wer sie spielt (mit „{ press-board }“).
refused-twins-direct = In Direktnachrichten kann niemand neben dir spielen, also hat dieser Tisch keine Zwillinge. Eröffne einen in einem Kanal eines Servers.
refused-twins-unbegun = Die Partie an jenem Tisch hat noch nicht begonnen. Sobald sie läuft, könnt ihr hier mit demselben Zufall spielen.
refused-twins-over = Die Partie, die mit diesem Zufall zuerst begonnen hat, ist zu Ende; darum kann kein Zwillingstisch mehr beginnen. Sind die Partien an allen Zwillingstischen zu Ende, drücke bei einer davon „{ press-duplicate }“, um mit diesem Zufall noch einmal zu spielen.
refused-twins-none = Jener Tisch hat keine Zwillinge: Nur ein Tisch mit der Option „{ table-option-twins }“ teilt seinen Zufall, während er spielt.
refused-twins-reserved = Jener Tisch gehört zu einem Spieleabend: Nur dessen Tische spielen mit diesem Zufall. Eröffne mit /{ command-join } einen eigenen Tisch.
refused-twins-nowhere = Auf diesem Server gibt es diesen Tisch nicht.
refused-twins-knows = Du spielst oder spieltest schon an einem Zwillingstisch mit diesem Zufall; hier kannst du deshalb nicht sitzen.
refused-twins-offer = Diese Person spielt oder spielte schon an einem Zwillingstisch mit diesem Zufall; hier kann sie deshalb nicht sitzen. Wähl jemand anderen.
refused-twins-forgotten = Eine Person, die an einem anderen Zwillingstisch mit diesem Zufall spielte, hat ihre Daten löschen lassen; wer es war, weiß niemand mehr. Bis die Partien an allen Zwillingstischen zu Ende sind, kann sich hier niemand Neues setzen.
twins-cover = Zwillingstisch: Mehrere Tische können zeitgleich mit demselben Zufall spielen. Bis alle fertig sind, sieht diese Partie nur, wer mitspielt.
twins-panel-left = Du hast hier keinen Platz mehr. Mit „{ press-board }“ siehst du diese Partie weiterhin.
twins-how = So spielt ihr in einem anderen Kanal mit demselben Zufall, wenn ihr ihn von keinem dieser Tische kennen könnt: `/{ command-join } { command-join-twin }:{ $table }`
twins-others = { $count ->
    [one] Ein weiterer Tisch hat denselben Zufall.
   *[other] { $count } weitere Tische haben denselben Zufall.
}
twins-whose = Gespielt wird mit dem Zufall von Tisch `{ $table }`.
twins-cover-over = Diese Partie ist zu Ende. Ergebnis und Brett erscheinen hier, sobald die Partien an allen Zwillingstischen zu Ende sind; wer mitgespielt hat, sieht beides schon mit „{ press-board }“.
twins-cover-until = Alles Weitere erscheint, sobald die Partien an allen Zwillingstischen zu Ende sind.
twins-cover-turn = Die Partie ging weiter; gesehen haben das nur die, die sie spielen.
lobby-twin = Offener Tisch für genau { $most } Personen, der zur selben Zeit mit dem Zufall von Tisch `{ $table }` spielt, mit denselben Optionen. Bis die Partien an allen Zwillingstischen zu Ende sind, ist jede nur für die sichtbar, die sie spielen. Drückt „{ press-join }“, und wenn alle sitzen, „{ press-start }“.
lobby-twin-closed = Tisch für genau { $most } Personen, der zur selben Zeit mit dem Zufall von Tisch `{ $table }` spielt, mit denselben Optionen. Eine Person, die an einem anderen Zwillingstisch mit diesem Zufall spielte, hat ihre Daten löschen lassen; darum kann sich hier niemand Neues setzen. { $free ->
    [0] Drückt „{ press-start }“.
   *[other] Computer können die freien Plätze füllen („{ press-computers }“); drückt dann „{ press-start }“.
}
witness-twins = An Zwillingstischen kann dasselbe gezogen werden. Darum wird der Startwert erst bekannt, wenn die Partien an allen zu Ende sind.
press-board = Brett
refused-twins-other = Jemand hier spielt oder spielte schon an einem anderen Zwillingstisch mit diesem Zufall. Die Partie kann beginnen, wenn diese Person aufgestanden ist.
twins-cover-back = Was dann wegfiele, sehen die Mitspielenden in ihrer Ansicht.
