# Was über jemanden gespeichert ist: gezeigt, vergessen, und der Text zum Datenschutz für alle Betreiber.

edge-data-kept = Was dieser Bot über dich speichert, steht in der Datei: { $notes ->
    [0] kein Eintrag
    [one] { $notes } Eintrag
   *[other] { $notes } Einträge
} (Einstellungen, eigene Notizen, gezeigte Ansichten) und { $tables ->
    [0] kein Tisch
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}. Nur du siehst diese Antwort. Handkarten sind nicht dabei: Deine stehen in deiner Ansicht. /{ command-data } { command-data-forget } löscht alles.

edge-data-question =
    Willst du vergessen werden? Das lässt sich nicht rückgängig machen.
    • { $seats ->
        [0] Du hast an keinem offenen Tisch einen Platz.
        [one] Dein Platz an { $seats } offenen Tisch wird aufgegeben, wie mit /{ command-resign } oder /{ command-leave }. Wo dann nur noch ein Platz besetzt ist oder nur Computer bleiben, endet die Partie; sonst spielen die anderen weiter.
       *[other] Deine Plätze an { $seats } offenen Tischen werden aufgegeben, wie mit /{ command-resign } oder /{ command-leave }. Wo dann nur noch ein Platz besetzt ist oder nur Computer bleiben, endet die Partie; sonst spielen die anderen weiter.
    }
    • Hast du dich zu einem Spieleabend angemeldet oder ist eine deiner Partien vorerst beendet, gibst du deinen Platz auch dort auf.
    • Aus allen Aufzeichnungen verschwinden deine Nummer und deine Namen; du heißt dort von da an „Spieler 3“ oder ähnlich. Beendete Partien lassen sich weiter prüfen: Dafür bleiben die Nummern der Interaktionen, mit denen du beigetreten bist, und ein Wort für den Zufall, falls du eines gegeben hast. Nennt dich dieses Wort, bleibt es in der Aufzeichnung.
    • Wie deine Partien ausgingen, zählt für die anderen weiter, ohne deinen Namen und unter einem zufälligen Wort, das zu niemandem führt.
    • Deine Einstellungen und alle Notizen über dich werden gelöscht.
    • Auf dem Datenträger wird das binnen einer Viertelstunde überschrieben, oder beim nächsten Start, falls der Bot vorher angehalten wird. Sicherungen, die der Betreiber vorher gemacht hat, enthalten es, bis sie gelöscht werden.
    • Was in Kanälen steht, bleibt dort stehen; wer den Server verwaltet, kann es löschen.
    Spielst du wieder mit, beginnst du als jemand Neues. Der Knopf gilt zehn Minuten.
edge-data-button = Vergiss mich
edge-data-late = Diese Frage ist mehr als zehn Minuten alt; es wurde nichts getan. /{ command-data } { command-data-forget } fragt neu.
edge-data-forgotten = Du bist vergessen. { $seats ->
    [0] Du hattest an keinem offenen Tisch einen Platz.
    [one] { $seats } Platz wurde aufgegeben.
   *[other] { $seats } Plätze wurden aufgegeben.
} { $tables ->
    [0] Keine Aufzeichnung nannte dich.
    [one] { $tables } Tisch nennt dich nicht mehr.
   *[other] { $tables } Tische nennen dich nicht mehr.
} Auf dem Datenträger wird das Gelöschte binnen einer Viertelstunde überschrieben, oder beim nächsten Start des Bots.
edge-data-unfinished = Nicht alles ließ sich löschen (Code { $code }). Es geht beim nächsten Start des Bots von selbst weiter; du kannst es auch noch einmal verlangen.

edge-privacy =
    { "" }**Was dieser Bot über dich speichert, und wozu**
    • Deine Discord-Nummer und deinen Namen an den Tischen, an denen du sitzt oder gesessen hast oder deren Zufall du kennst, was du dort wann getan hast und den Ausgang: Ohne das lässt sich keine Partie fortsetzen und keine Aufzeichnung prüfen.
    • Was du in /{ command-settings } gewählt hast, die Sprache deines Programms, deine Rollen auf Servern und welcher Kanal deine Direktnachrichten sind, für Antworten und Erwähnungen wie gewünscht.
    • Welche unserer Nachrichten deine Ansicht zeigen, damit sie geändert werden, statt neu zu kommen.
    • An welchen Tischen du zuschaust und was du dir an einem Tisch notierst; das sieht sonst niemand. Ersteres wird gelöscht, sobald du das Ende erfahren hast, Letzteres eine Woche danach.
    • Bei Spieleabenden: Nummer, Name und Paarungen, danach höchstens 90 Tage.
    Er liest keine Nachrichten außer seinen eigenen Befehlen und Knöpfen. Er zeigt keine Werbung, trainiert nichts damit und gibt nichts weiter. Die anderen am Tisch sehen deinen Namen und was du dort tust, alle auf dem Server Ergebnisse und Rangliste; deine Statistik nur, wenn du es erlaubst. Deine Handkarten siehst bis zum Ende nur du.

    { "" }**Wie lange**
    Ein Tisch ohne begonnene Partie wird gelöscht, wenn er schließt. Ein beendeter bleibt als Aufzeichnung, bis der Betreiber ihn entfernt oder du dich vergessen lässt. So lange bleibt auch, was du gewählt hast.

    { "" }**Was du tun kannst**
    /{ command-data } { command-data-show } schickt dir alles als Datei. /{ command-data } { command-data-forget } löscht es: Deine Plätze werden aufgegeben, und in Aufzeichnungen steht eine Nummer statt deines Namens. Auf dem Datenträger wird es binnen einer Viertelstunde oder beim nächsten Start überschrieben. Die Nummern der Interaktionen, mit denen alle beigetreten sind, und Wörter für den Zufall bleiben: Daraus leitet er sich ab.

    { "" }**Wo es liegt, und wer verantwortlich ist**
    Auf dem Rechner des Betreibers, in Dateien, die nur das Programm selbst lesen darf. { $contact }
edge-privacy-contact = Für Fragen und Anliegen: { $contact }.
edge-privacy-no-contact = Bei Fragen und Anliegen wende dich an die Leute, die den Bot auf diesen Server geholt haben.
