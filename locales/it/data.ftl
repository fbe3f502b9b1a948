# Che cosa si conserva di una persona: mostrato, dimenticato, e il testo sulla riservatezza per chiunque gestisca il bot.

edge-data-kept = Ciò che questo bot conserva di te è nel file: { $notes ->
    [0] nessuna voce
    [one] { $notes } voce
   *[other] { $notes } voci
} (impostazioni, note tue, pannelli mostrati) e { $tables ->
    [0] nessun tavolo
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}. Nessun altro vede questa risposta. Non contiene carte: le tue sono nel tuo pannello. /{ command-data } { command-data-forget } cancella tutto.

edge-data-question =
    Vuoi che il bot ti dimentichi? Non si può annullare.
    • { $seats ->
        [0] Non siedi a nessun tavolo aperto.
        [one] Lasci il tuo posto a { $seats } tavolo aperto, come con /{ command-resign } o /{ command-leave }. Dove resta occupato un solo altro posto, o restano solo computer, la partita finisce; altrimenti gli altri continuano.
       *[other] Lasci i tuoi posti a { $seats } tavoli aperti, come con /{ command-resign } o /{ command-leave }. Dove resta occupato un solo altro posto, o restano solo computer, la partita finisce; altrimenti gli altri continuano.
    }
    • Esci anche dalle serate di gioco a cui partecipi e dalle partite terminate per ora.
    • Da tutte le registrazioni spariscono il tuo numero e i tuoi nomi; da lì in poi ti chiami «Giocatore 3» o simile. Le partite finite si possono ancora controllare: per questo restano i numeri delle interazioni con cui hai preso posto, e una parola per le estrazioni, se l’hai data. Se quella parola fa il tuo nome, la registrazione la conserva.
    • L’esito di ogni tua partita continua a valere per gli altri, senza il tuo nome e sotto una parola casuale che non porta a nessuno.
    • Le tue impostazioni e tutte le note su di te vengono cancellate.
    • Sul disco tutto ciò viene sovrascritto entro un quarto d’ora o, se il bot viene fermato prima, al prossimo avvio. Le copie di sicurezza fatte prima da chi gestisce il bot lo contengono finché non vengono cancellate.
    • Ciò che è scritto nei canali resta lì; chi gestisce il server può cancellarlo.
    Se giochi di nuovo, ricominci da zero. Il pulsante vale dieci minuti.
edge-data-button = Dimenticami
edge-data-late = Questa domanda ha più di dieci minuti; non è stato fatto nulla. /{ command-data } { command-data-forget } la ripete.
edge-data-forgotten = Il bot ti ha dimenticato. { $seats ->
    [0] Non sedevi a nessun tavolo aperto.
    [one] È stato lasciato { $seats } posto.
   *[other] Sono stati lasciati { $seats } posti.
} { $tables ->
    [0] Nessuna registrazione ti nominava.
    [one] { $tables } tavolo non ti nomina più.
   *[other] { $tables } tavoli non ti nominano più.
} Sul disco ciò che è stato cancellato viene sovrascritto entro un quarto d’ora o al prossimo avvio del bot.
edge-data-unfinished = Non è stato possibile cancellare tutto (codice { $code }). Il bot riprende da solo al prossimo avvio; puoi anche chiederlo di nuovo.

edge-privacy =
    { "" }**Che cosa questo bot conserva di te, e perché**
    • Il tuo numero Discord e il nome con cui ti presenti, ai tavoli dove siedi o sedevi o che ripetono estrazioni che conosci, con ciò che hai fatto lì e quando e come sono finite quelle partite: senza, nessuna partita può continuare e nessuna registrazione si può controllare. Il nome è quello che avevi quando hai preso posto.
    • Ciò che hai scelto in /{ command-settings }, la lingua del tuo programma, i tuoi ruoli sui server e quale canale sono i tuoi messaggi diretti, per risponderti e menzionarti come si desidera.
    • Quali nostri messaggi mostrano il tuo pannello, per cambiarli invece di mandarne altri.
    • A quali tavoli assisti, e gli appunti che prendi a un tavolo, che nessun altro vede. Il primo dato si cancella quando hai saputo della fine, gli appunti una settimana dopo.
    • Nelle serate di gioco: numero, nome e incontri, per 90 giorni al più.
    Non legge altri messaggi che i propri comandi e pulsanti. Niente pubblicità, niente addestramento, niente a terzi. Gli altri al tavolo vedono il tuo nome e ciò che fai lì; tutti sul server vedono i risultati e, dove c’è, la classifica; le tue statistiche solo se lo permetti. La tua mano la vedi solo tu fino alla fine.

    { "" }**Per quanto tempo**
    Un tavolo senza partita viene cancellato quando si chiude. Uno finito resta come registrazione finché chi gestisce il bot non lo rimuove o tu non ti fai dimenticare. Fino ad allora resta anche ciò che hai scelto.

    { "" }**Che cosa puoi fare**
    /{ command-data } { command-data-show } ti manda tutto in un file. /{ command-data } { command-data-forget } lo cancella: lasci i tuoi posti, e nelle registrazioni hai un numero invece del nome. Sul disco viene sovrascritto entro un quarto d’ora o al prossimo avvio. Le estrazioni derivano dai numeri delle interazioni con cui ognuno è entrato e dalle parole date per esse; quelli restano.

    { "" }**Dove si trova, e chi ne risponde**
    Sulla macchina di chi gestisce il bot, in file che solo il programma può leggere. { $contact }
edge-privacy-contact = Per domande e richieste: { $contact }.
edge-privacy-no-contact = Per domande e richieste rivolgiti a chi ha invitato il bot in questo server.
