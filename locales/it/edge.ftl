# Ciò che il bot stesso dice su Discord: risposte, avvisi, impostazioni.

# A chi tocca
edge-mention = { $user }
edge-turn = { $count ->
    [one] { $who }: tocca a te
   *[other] { $who }: tocca a voi
} (turno iniziato { $since })
edge-poll = { $who }: che cosa si fa adesso?
edge-pause = { $who }: il tavolo va in pausa, come qualcuno vorrebbe?
edge-pause-over = { $who }: la pausa finisce, come qualcuno vorrebbe?
edge-reminder = ⏰ { $alone ->
    [1] La tua partita aspetta te
   *[other] Gli altri aspettano te
}.
edge-late = ⏰ { $who }: gli altri aspettano { $count ->
    [one] te
   *[other] voi
}.
edge-moved = La partita continua in { $where }.
edge-record = La registrazione completa del tavolo { $table }, con il seme delle estrazioni. Si controlla con /{ command-verify }, o con `tavolo verify` su qualsiasi computer; indica { $announced ->
    [0] l’impronta come l’hai vista.
   *[other] l’impronta e il link del messaggio dell’inizio come li hai visti.
}
edge-record-duplicate = La registrazione completa del tavolo { $table }. Le estrazioni sono quelle del tavolo { $first }. Si controlla con /{ command-verify }, o con `tavolo verify --original` e la registrazione di quel tavolo su qualsiasi computer; indica l’impronta di questo tavolo come l’hai vista e, dell’altro, l’impronta e, se uno ne ha annunciato l’inizio, il link di quel messaggio.

# Risposte
edge-done = Fatto: { $what } ({ $game } in { $where })
edge-joined = Hai un posto a un tavolo di { $game } in { $where }.
edge-options-chosen = Avevi già un posto qui; le tue opzioni sono scelte. Ora vale questo:
edge-hand-direct = Il tuo pannello ti arriverà in un messaggio diretto.
edge-hand-here = Il tuo pannello arriverà qui appena comincia la partita.
edge-hand-later = In questo momento Discord non mi lascia inviare messaggi diretti. Finché è così, trovi il tuo pannello con «{ $button }» sul tabellone, o con /{ command-hand }; arriverà da solo appena sarà possibile.
edge-hand-quiet = Sei nelle tue ore di silenzio, quindi ora non ti mando nulla: finché durano trovi il tuo pannello con «{ $button }» sul tabellone, o con /{ command-hand }.
edge-channel-gone = Il canale { $where } non esiste più, quindi il tabellone non può più essere mostrato lì. La partita continua qui e con /{ command-play }; alla fine il risultato e la registrazione arrivano per messaggio diretto.
edge-channel-closed = In questo momento non posso scrivere in { $where }, quindi il tabellone lì non è aggiornato. La partita continua qui e con /{ command-play }; chi gestisce il server può permettermi di scriverci di nuovo.
edge-channel-lacking = In { $where } mi manca un permesso: { $permission }. Quindi il tabellone lì non è aggiornato. La partita continua qui e con /{ command-play }; chi gestisce il server può ridarmelo.
edge-board-refused = In questo momento Discord non accetta il tabellone in { $where }, quindi lì non è aggiornato. Continuo a provare; la partita continua qui e con /{ command-play }.
edge-board-in-words = In { $where } mi manca un permesso: { $permission }. Quindi il tabellone lì è testo invece di un’immagine, e alla fine la registrazione arriva per messaggio diretto. Chi gestisce il server può ridarmelo.
edge-thread-refused = La partita resta in questo canale: { $why ->
    [full] Discord non permette altri thread attivi in questo server.
    [kind] Discord qui non fa aprire thread.
    [lacking] mi manca il permesso { edge-may-threads }.
   *[other] Discord non mi ha fatto aprire un thread.
}
edge-hand-closed = Non posso mandarti messaggi diretti: il tuo pannello resta nel canale, solo per te. Premi «{ $button }» sul tabellone, o usa /{ command-hand }.
edge-hand-panel = Come hai chiesto, il tuo pannello resta nel canale, solo per te: premi «{ $button }» sul tabellone, o usa /{ command-hand }.
edge-left = Hai lasciato il tavolo: { $game } in { $where }.
edge-started = La partita comincia: { $game } in { $where }.
edge-drawing = La partita comincia da sola tra pochi secondi: { $game } in { $where }.
edge-waived = Accetti di cominciare senza prova: { $game } in { $where }. La partita comincia quando tutti hanno accettato.
edge-waived-all = Tutti hanno accettato, quindi la partita comincia senza prova: { $game } in { $where }.
edge-awaits = Preferisci aspettare la fonte: { $game } in { $where }. La partita comincia da sola appena la fonte risponde.
edge-closed = Il tavolo è chiuso: { $game } in { $where }.
edge-close-asked = Hai chiesto di chiudere il tavolo: { $game } in { $where }. Gli altri lo vedono sul tabellone, dove un pulsante annulla la richiesta; si chiude quando tutti sono d’accordo.
edge-close-agreed = Sei d’accordo di chiudere il tavolo: { $game } in { $where }. Si chiude quando tutti sono d’accordo.
edge-kept-open = Il tavolo resta aperto: { $game } in { $where }. Gli altri vedono sul tabellone che vuoi continuare a giocare.
edge-taken-back = La tua ultima mossa è annullata. Ora la situazione è questa.
edge-voted = La tua risposta conta: { $game } in { $where }. Puoi cambiarla finché non è deciso.
edge-vote-decided = Deciso. { $what } ({ $game } in { $where })
edge-asked-about-awaited = Adesso si chiede agli altri al tavolo: { $game } in { $where }.
edge-nudged = A chi si aspetta arriva ora un promemoria per messaggio diretto, nel modo che ha scelto e se lo raggiunge: { $game } in { $where }.
edge-nudged-told = Promemoria inviato: { $told } – { $game } in { $where }.
edge-nudged-one = { $who } ({ $way ->
    [message] per messaggio diretto
    [channel] nel canale
    [both] nel canale e per messaggio diretto
    [named] sul tabellone, senza notifica
    [quiet] dopo le ore di silenzio
    [none] non vuole promemoria
   *[unreached] non raggiungibile
})
edge-pace-agreed = Accetti un altro ritmo: { $game } in { $where }.
edge-pace-holds = Tutti sono d’accordo: ora vale questo ritmo: { $pace } – { $game } in { $where }.
edge-returned = Riprendi a giocare tu: { $game } in { $where }.
edge-close-sure = Vuoi davvero chiudere per sempre questo tavolo: { $game } in { $where }? { $players ->
    [one] Sta giocando una persona
   *[other] Stanno giocando { $players } persone
}. La partita finisce senza vincitori, e viene mostrato tutto: ciò che era nascosto, la registrazione e il seme delle estrazioni.
edge-end-late-sure = Vuoi davvero finire la partita: { $game } in { $where }?
edge-close-lobby-sure = Vuoi davvero chiudere questo tavolo: { $game } in { $where }? La partita non è ancora cominciata; al tavolo { $count ->
    [one] siede
   *[other] siedono
} { $who }.
edge-resign-sure = Vuoi davvero abbandonare la partita: { $game } in { $where }?
edge-resign-goes-on = Da lì in poi il bot gioca per te nel modo più prudente possibile, e { $takers ->
    [nobody] nessun nuovo giocatore
    [strangers] chi non può conoscere queste estrazioni tramite un altro tavolo
   *[anybody] qualcun altro
} può subentrare. Tutti al tavolo lo vengono a sapere.
edge-resign-ends = Così resta solo { $who }, che vince; la partita finisce, e viene pubblicato tutto: ciò che era nascosto, la registrazione e il seme delle estrazioni.
edge-resign-ends-twins = Così resta solo { $who }, che vince; la partita finisce.
edge-resign-closes-twins = A quel punto i tavoli gemelli dove la partita non è ancora cominciata si chiudono, perché lì non può più cominciare.
edge-resign-computers = Allora restano solo computer, e da soli non giocano: il tavolo viene chiuso senza finire la partita.
edge-resign-computer = Oppure lascia il tuo posto a un computer: la partita continua, e lì il computer gioca come uno di livello «{ computer-level-medium }». Vede ciò che vede il tuo posto. Con /{ command-join } puoi tornare tu{ $takers ->
    [nobody] ; nessun altro può subentrare.
    [strangers] , finché il posto non è preso: può prenderlo anche chi non può conoscere queste estrazioni tramite un altro tavolo.
   *[anybody] , finché il posto non è preso: può prenderlo anche qualcun altro.
}
edge-resigned = Hai abbandonato la partita: { $game } in { $where }.
edge-left-to-computer = Hai abbandonato e lasciato il tuo posto a un computer: { $game } in { $where }. Lì, con /{ command-join }, puoi tornare, finché nessun altro è subentrato.
edge-moved-on = La partita è andata avanti: ecco la situazione attuale.
edge-done-already = Già fatto: { $what }
edge-terms-changed = Da quando questo è stato mostrato qualcosa è cambiato: le opzioni, chi siede al tavolo o se la partita è cominciata ({ $game } in { $where }). Quindi non è stato fatto nulla. Guarda di nuovo e ripeti, se lo vuoi ancora.
edge-instead = Invece puoi, per esempio:
edge-alternative = - { $what } (`{ $notation }`)
edge-unknown-control = Questo pulsante non vale più. Con /{ command-hand } o /{ command-board } vedi la situazione attuale.
edge-fault = Qualcosa non ha funzionato, e non per colpa tua. Riprova; se succede ancora, manda questo codice a chi gestisce il bot: { $code }
edge-full = Sul disco di chi gestisce questo bot non c’è più spazio, quindi non è stato fatto nulla. Si riprende appena c’è di nuovo spazio. Chi lo gestisce trova di più nel log con questo codice: { $code }
edge-stopped = Non so se la mossa è stata salvata: mi fermo finché chi gestisce il bot non controlla il disco e mi riavvia. Poi guarda il tabellone: vale quello. Chi gestisce il bot trova di più nel log con questo codice: { $code }

# Quale tavolo, quale gioco
edge-table = Tavolo { $table }
edge-table-entry = { $game }: { $who } · { $table }
edge-table-line = { $number }. { $game } in { $where }: { $who }
edge-table-label = { $number }. { $game }: { $who }
edge-table-turn = tocca a te
edge-table-line-turn = { $line } – **{ edge-table-turn }**
edge-table-at = { $game } in { $where }
edge-in-direct = chat privata
edge-table-named = { $game } in { $where } (`{ $table }`)
edge-no-such-table = Questo tavolo non esiste{ $looks ->
    [0] .
   *[other] {" "}o non posso mostrarlo qui. Un tavolo a cui non ti sei seduto si mostra solo sul suo server, a chi vede il canale.
}
edge-no-such-table-own = { edge-no-such-table } Puoi indicare uno di questi: { $tables }.
edge-table-gone = Questo tavolo non c’è più: è stato chiuso prima che la partita cominciasse, o rimosso, oppure non vedi più il suo canale.
edge-no-table-here = In questo canale non c’è un tavolo. Aprine uno con /{ command-join }.
edge-table-elsewhere = Qui non c’è un tavolo; hai un posto altrove: { $tables }. Usa il comando lì.
edge-no-table-here-ended = L’ultimo tavolo di questo canale è finito. Aprine uno nuovo con /{ command-join }.
edge-table-elsewhere-ended = L’ultimo tavolo qui è finito; hai un posto altrove: { $tables }. Usa il comando lì.
edge-no-table-yours = Non siedi a nessun tavolo. Aprine uno con /{ command-join }: qui contro i computer, con altre persone nel canale di un server.
edge-which-table = Siedi a più tavoli. Quale intendi?
edge-which-table-option = Siedi a più tavoli. Scegli quale con l’opzione «{ command-play-table }»; mentre scrivi compaiono suggerimenti.
edge-suggestion-at = { $game } ({ $who }): { $what }
edge-which-game = Quale gioco? Sceglilo con l’opzione «{ command-join-game }».
edge-ambiguous = Può voler dire { $count } cose che puoi fare ora. Di’ qualcosa di più.
edge-fillers = da dal dalla a al alla in nel nella su sul sulla con e il la lo le i gli un una uno mio mia di del della dello dei dallo dai allo sullo sui col coi per poi io mi voglio vorrei sono l
edge-numbers = uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci
edge-asking = che cosa cosa è sono fa fanno fare può posso mi come quanto quanti quante dove quando quale quali chi perché dimmi mostra significa ha hanno ci c’è questo quello domanda ne lo la gli l un una uno dà danno dare costa costano serve servono adesso ora ancora vuol vuole dire devo deve ti si sta stanno ho hai esattamente succede se vale valgono
edge-worth = punti punto vale valgono
edge-over = { $who }: la partita è finita.
edge-over-for-now = { $who }: la partita è terminata per ora.
edge-over-closed = { $who }: il tavolo è chiuso.
edge-unknown-game = Non conosco nessun gioco «{ $typed }».
edge-unknown-game-of = Non conosco nessun gioco «{ $typed }», ma questi: { $games }.
edge-pick-game = Quale gioco? Premine uno, e il tavolo si apre qui.
edge-game-line = **{ $game }**, da { $least } a { $most } giocatori: { $about }
edge-other-game-here = Qui hai già un tavolo: { $game }. Prima dell’inizio lo lasci con /{ command-leave }, dopo con /{ command-resign }. In un canale di un server puoi aprirne anche un altro.
edge-other-game = Qui si gioca già a { $game }. Siediti a quel tavolo con /{ command-join }, o aprine uno in un altro canale.
edge-with-entry = `{ $id }` ({ $words })
edge-with-none = { $game } non ha opzioni da scegliere.
edge-with-option = Non c’è un’opzione «{ $typed }». Le opzioni di { $game } sono: { $options }. Scrivi, per esempio: `{ $example }`
edge-hints = suggerimenti
edge-with-hints = I suggerimenti non sono un’opzione che qualcuno sceglie per tutti: al tavolo li accettano tutti, prima che la partita cominci («{ press-options }», «{ lobby-hints-agree }»). Scrivi il resto senza.
edge-with-value = «{ $typed }» non è un valore di { $option }. I valori sono: { $values }. Scrivi, per esempio: `{ $example }`
edge-with-no-value = Dopo { $option } manca un valore. I valori sono: { $values }. Scrivi, per esempio: `{ $example }`

# Che cosa non possiamo fare in un canale
edge-lacking = In questo canale mi { $count ->
    [one] manca il permesso
   *[other] mancano i permessi
}: { $permissions }. Chi gestisce il server può { $count ->
    [one] aggiungerlo
   *[other] aggiungerli
}.
edge-may-view = Visualizza canale
edge-may-send = Invia messaggi
edge-may-write = Invia messaggi (in un thread: Invia messaggi nei thread)
edge-may-attach = Allega file
edge-may-connect = Connettersi
edge-may-threads = Crea thread pubblici
edge-may-in-threads = Invia messaggi nei thread

# Da leggere
edge-more = Altro su questo tavolo di { $game }:
edge-log-empty = A questo tavolo non è ancora successo niente. La cronaca di una partita finita sta dietro «{ press-more }», sotto il suo ultimo tabellone.
edge-log-part = Righe da { $first } a { $last } di { $all }; per altre usa /{ command-log } con «{ command-log-from }».
edge-no-scores = Non ci sono ancora punteggi.
edge-no-rules = Questo gioco non ha una scheda delle regole.
edge-no-chapter = La scheda delle regole non ha un capitolo su «{ $typed }». I capitoli sono: { $chapters }. Scegline uno qui sotto.
edge-chapter-tells = Nessun capitolo si chiama «{ $typed }». Questo ne parla:
edge-nothing-to-ask = Qui ora non c’è niente da chiedere; quando la partita è iniziata, mentre scrivi compaiono suggerimenti.
edge-not-understood = Qui non so rispondere. Puoi chiedere, per esempio: { $questions }. Mentre scrivi compaiono suggerimenti.
edge-rules-tell = Le regole ne dicono:
edge-asked-actions = cosa posso fare, che cosa posso fare, cosa posso fare ora, che cosa posso fare ora, cosa posso fare adesso, che posso fare, cosa faccio, cosa faccio ora, cosa devo fare, che cosa devo fare, e ora, e adesso, azioni, mosse, mosse possibili, azioni possibili, aiuto
edge-possible = Adesso puoi: { $actions }{ $more ->
    [0] .
   *[other] {" "}e { $more } in più. I suggerimenti compaiono mentre scrivi in /{ command-play }.
}
edge-quoted = «{ $text }»
edge-chapters = Capitoli
edge-help =
    {"**"}Come si gioca**
    1. /{ $join } apre un tavolo in un canale, o ti dà un posto a quello aperto. I computer occupano posti («{ press-computers }»); nei messaggi diretti giochi solo contro di loro.
    2. /{ $start } (o il pulsante) inizia. Il tuo pannello arriva per messaggio diretto, con i pulsanti.
    3. Quando tocca a te ricevi una menzione. Premi un pulsante, o scrivi /{ $play }: compaiono le mosse possibili.
    4. «{ $button }» sul tabellone, o /{ $hand }, mostra il tuo pannello quando vuoi.
    Per leggere: /{ $board } il tabellone, /{ $ask } le risposte alle tue domande, /{ $log } che cosa è successo, /{ $rules } le regole, /{ $tables } i tuoi tavoli e chi si aspetta.
    Per cambiare: /{ $takeback } annulla l’ultima mossa, /{ $leave } lascia il tavolo prima dell’inizio, /{ $resign } abbandona la partita, /{ $close } chiude il tavolo; /{ $settings } cambia lingua, immagini e menzioni. /{ $hint } dice che cosa pensa un computer della tua decisione, dove tutti hanno accettato i suggerimenti.
    Dopo la partita: /{ $replay } la ripercorre, /{ $verify } controlla le estrazioni, /{ $hint } dice che cosa ne pensa un computer; /{ $results } e /{ $stats } dicono come sono finite le partite e che cosa danno, /{ $ranking } chi gioca meglio. /{ $event } apre una serata con più tavoli. Più tavoli possono giocare insieme con le stesse estrazioni: il primo si apre con l’opzione «{ table-option-twins }», gli altri con /{ $join } { command-join-twin }.
edge-about = Tavolo { $version }: partite di giochi da tavolo su Discord. I giochi: { $games }. È software libero e non è affiliato ad alcun editore. Chiunque può controllare le estrazioni con /{ command-verify }. Nessun giocatore da solo può sceglierle e, dove entra una fonte pubblica, nemmeno chi gestisce il bot può sceglierle senza che si veda. Che cosa conserva di te lo dice /{ command-data }.

# Controllare la sorte
edge-verify-fair = La partita segue le regole, e { $draws ->
    [one] la sua unica estrazione deriva
    [2] entrambe le estrazioni derivano
   *[other] tutte e { $draws } le estrazioni derivano
} dal seme{ $mixed ->
    [0] .
   *[other] { " " }e da ciò che vi è stato mescolato.
}
edge-verify-opened = Secondo la numerazione di Discord il tavolo è stato aperto { $when }.
edge-verify-compare = L’impronta riportata in questa registrazione è `{ $commitment }`. Confrontala con il messaggio di apertura del tavolo: solo se c’è anche lì, il seme era fissato prima dell’inizio.
edge-verify-means = Se questa impronta è stata pubblicata prima dell’inizio, nessun giocatore da solo può aver manipolato le estrazioni, a meno che non gestisca il bot. Chi lo gestisce potrebbe averle conosciute in anticipo e, giocando in prima persona o d’accordo con un giocatore, averle scelte.
edge-verify-beacon = Nelle estrazioni è entrato il giro { $round } della fonte pubblica di numeri casuali { $chain }: un numero che nessuno poteva conoscere prima che uscisse, { $when }.
edge-verify-beacon-mock = Nelle estrazioni è entrato il giro { $round } di { $chain }, uscito { $when }. È solo l’imitazione di una fonte pubblica, per le prove: chiunque può produrne i numeri, perciò questa partita è senza prova.
edge-verify-means-beacon = La registrazione segue un procedimento precedente: se questa impronta è stata pubblicata prima dell’inizio, nessun giocatore da solo può aver manipolato le estrazioni, ma chi gestisce il bot, una volta uscito quel numero, potrebbe aver provato numeri che non stavano in nessun messaggio. Contro di lui quindi non prova nulla.
edge-verify-means-mock = Questa fonte però è solo un’imitazione per le prove, i cui numeri chiunque può produrre: non prova nulla.
edge-later-round = Le estrazioni aspettano un giro successivo della fonte, annunciato da un nuovo messaggio: { $game } in { $where }. Appena esce, la partita comincia da sola.
edge-verify-message-form = Indica il link del mio messaggio che ha annunciato l’inizio (tieni premuto il messaggio, o cliccalo con il tasto destro, e copia il link), o il suo numero.
edge-verify-message-same = Secondo la registrazione l’inizio è stato annunciato dal messaggio che hai indicato.
edge-verify-message-compare = Secondo la registrazione l’inizio è stato annunciato dal messaggio { $message }. Confrontalo con il link del mio messaggio d’inizio (tieni premuto il messaggio, o cliccalo con il tasto destro, e copia il link), o indica quel link a /{ command-verify }.
edge-verify-message-other = Il messaggio che hai indicato non è quello che secondo la registrazione ha annunciato l’inizio, cioè { $message }. O è un altro messaggio, o è di un altro tavolo (allora indicalo con l’opzione «{ command-verify-table }»), o questa non è la partita che vi era stata annunciata.
edge-verify-message-original = Il messaggio che hai indicato qui non si può confrontare: queste estrazioni sono quelle del tavolo { $table }. Indicalo a /{ command-verify } { command-verify-table }:{ $table }.
edge-verify-message-none = Secondo la registrazione nessun messaggio ha annunciato l’inizio di questa partita: indica solo l’impronta. Se un mio messaggio te ne ha annunciato l’inizio, questa non è la partita annunciata.
edge-verify-elsewhere = Non conosco il tavolo { $table }, perciò non so dire che cosa fosse fissato prima della partita.
edge-verify-otherwise = Questa registrazione non è quella del tavolo { $table } che conservo io. Prendi quella che ho pubblicato, oppure /{ command-verify } { command-verify-table }:{ $table }.
edge-verify-proved = Se questa impronta era nel canale prima dell’inizio, senza modifiche, e questo messaggio prima che uscisse il giro, nessuno ha scelto queste estrazioni, nemmeno chi gestisce il bot. Un inizio annunciato prima e poi lasciato cadere sarebbe stato un altro tentativo; tutti nel canale lo avrebbero visto. Nulla può mostrare se qualcuno ha guardato le carte coperte sulla macchina del bot.
edge-verify-again = Secondo la registrazione l’inizio è stato annunciato { $times } volte, perché dei giri non sono arrivati in tempo; nulla lo prova, e chi gestisce il bot potrebbe aver scelto tra più estrazioni. Se questa impronta è stata pubblicata prima dell’inizio, nessun giocatore da solo ha potuto scegliere le estrazioni.
edge-verify-unproved = In queste estrazioni non è entrato nessun giro di una fonte pubblica: questa partita è senza prova.
edge-verify-beacon-source = Questa registrazione non può essere giusta: ciò che dice di una fonte non corrisponde alla sua impronta.
edge-verify-announced-falls = Questa registrazione non può essere giusta: i messaggi che hanno annunciato l’inizio non si susseguono.
edge-verify-waived = In queste estrazioni non è entrato nessun numero della fonte pubblica: il giro { $round } della fonte { $chain } doveva uscire { $when }. Secondo la registrazione non è uscito in tempo e tutti al tavolo hanno accettato di cominciare senza la fonte.
edge-verify-beacon-unknown = Questa registrazione nomina una fonte pubblica di numeri casuali che non conosco.
edge-verify-beacon-start = Questa registrazione nomina il giro di una fonte pubblica di numeri casuali ma non dice quando è cominciata la partita; perciò il giro non si può controllare.
edge-verify-beacon-early = Questa registrazione non può essere giusta: la partita è cominciata prima che si sedesse l’ultima persona.
edge-verify-beacon-round = Questa registrazione non può essere giusta: le estrazioni dovevano venire dal giro { $round } della fonte, il primo che nessuno poteva conoscere all’inizio.
edge-verify-beacon-forged = Questa registrazione non può essere giusta: la fonte non ha mai dato questo numero per quel giro.
edge-verify-of = **{ $game }**: { $who }
edge-verify-same = Il seme corrisponde all’impronta che hai indicato, `{ $commitment }`.
edge-verify-other = L’impronta che hai indicato non è quella di questa registrazione, che è `{ $commitment }`. O c’è un errore di battitura, o è di un altro tavolo (allora indicalo con l’opzione «{ command-verify-table }»), o questa non è la partita di cui avete visto l’impronta.
edge-verify-promise-form = Un’impronta ha 24 caratteri: lettere, cifre, trattini e sottolineature (nelle versioni precedenti 64 cifre e lettere da a a f). Copiala dal mio messaggio di apertura del tavolo.
edge-verify-ticket-none = Questa registrazione non può essere giusta: il numero d’ingresso di { $who } è 0, che Discord non dà a nulla.
edge-verify-ticket-twice = Questa registrazione non può essere giusta: il numero d’ingresso di { $who } è uguale a quello di qualcun altro, e Discord dà ogni numero una volta sola.
edge-verify-ticket-falls = Questa registrazione non può essere giusta: il numero d’ingresso di { $who } è più basso di quello del posto precedente, preso prima; i numeri di Discord possono solo crescere.
edge-verify-ticket-early = Questa registrazione non può essere giusta: il numero d’ingresso di { $who } è di prima dell’apertura del tavolo.
edge-verify-back = La mossa { $ply } è stata annullata, cosa che nessun tavolo permette: c’era stata un’estrazione, si era visto qualcosa di nascosto, la partita era finita o il posto abbandonato.
edge-verify-cut = Questa registrazione è troncata dopo la mossa { $ply }. Fin lì segue le regole, e le estrazioni derivano dal seme.
edge-verify-torn = Questo file sembra troncato: finisce a metà della riga { $line }.
edge-verify-long = Questa registrazione è troppo lunga perché io la controlli. `tavolo verify` la controlla su qualsiasi computer.
edge-verify-seed = In questa registrazione l’impronta non corrisponde a seme, tavolo e origine delle estrazioni: qualcosa di questo è stato cambiato.
edge-verify-luck = { $ply ->
    [0] L’estrazione iniziale
   *[other] L’estrazione della mossa { $ply }
} non deriva dal seme e da ciò che vi è stato mescolato.
edge-verify-rules = Questa registrazione non segue le regole alla mossa { $ply }.
edge-verify-end = Secondo le regole questa partita non finisce come dice questa registrazione.
edge-verify-option = Secondo la registrazione si è giocato con un’opzione, o un suo valore, che questo gioco non ha o che non va con le altre.
edge-verify-no-seed = Questa registrazione non ha un seme, quindi le estrazioni non si possono controllare. Segue le regole.
edge-verify-no-line = A questa registrazione manca la riga `{ $word }`, quindi le estrazioni non si possono controllare: nulla dice che cosa era fissato e per quale tavolo. Prendi la registrazione intera.
edge-verify-none = Qui non è ancora finita nessuna partita. Allega una registrazione, o indica un tavolo.
edge-verify-either = Indica un file o un tavolo, non tutti e due: ognuno si controlla da sé.
edge-verify-nothing = Questo tavolo è stato chiuso prima che la partita cominciasse, quindi non è stato estratto nulla.
edge-verify-running = La partita è ancora in corso. Il seme viene mostrato { $twins ->
    [0] alla fine
   *[other] quando sono finite le partite a tutti i tavoli gemelli
}; allora si possono controllare le estrazioni. Per una partita finita, indica il suo tavolo con l’opzione «{ command-verify-table }».
edge-verify-halted = Questa partita è terminata per ora e può ancora continuare. Quando sarà finita per sempre{ $twins ->
    [0] {""}
   *[other] {" "}e saranno finite le partite a tutti i tavoli gemelli
}, verrà mostrato il seme; allora si potranno controllare le estrazioni.
edge-verify-game = Questa registrazione è di un gioco che non ho.
edge-verify-illformed = Questo file non è una registrazione che so leggere; la riga { $line } è sbagliata.
edge-verify-large = Questo file è troppo grande per una registrazione.
edge-verify-enough = Controllare le registrazioni richiede molto calcolo e la tua quota è esaurita per ora. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, oppure controlla la registrazione per conto tuo con `tavolo verify`.
edge-verify-fetch = Non riesco a scaricare il file. Riprova.

# Impostazioni
edge-yes = sì
edge-no = no
edge-settings-kept = Salvato.
edge-no-game = nessuno
edge-settings-mine = **Tu** · lingua: { $language } · tabelloni: { $board } · pannello: { $hand } · menzioni: { $mention }
edge-settings-channel = **Questo canale** · lingua: { $language } · tabelloni: { $board } · gioco: { $game } · thread: { $threads }
edge-settings-managers = Solo chi gestisce il server può cambiare ciò che vale per un canale.
edge-settings-no-channel = Questo è un messaggio diretto. Le impostazioni di un canale si cambiano in quel canale.

# Quanto può chiedere una persona
edge-too-fast = Sono state troppe richieste in una volta, quindi non è stato fatto nulla. Riprendi tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.

# I messaggi di ciascuno
edge-panel-with = con { $who }
edge-asked = { $who }: la domanda va a tutti insieme; { $left ->
    [one] manca ancora { $left } risposta
   *[other] mancano ancora { $left } risposte
} (iniziato { $since })
edge-settings-turn = Il tuo turno arriva come: { $turn } · il tabellone nei tuoi pannelli: { $beside } · promemoria: { $reminders }
edge-settings-statistics = Gli altri possono vedere le tue statistiche: { $shared }
edge-settings-reminder-mentions = Un promemoria nel canale ti menziona quando tre quarti del tempo di una decisione sono passati, e il tuo turno lì comincia senza menzione: c’è una menzione per turno. Per il suo inizio scegli un nuovo messaggio diretto in «{ command-settings-mine-turn }».
edge-settings-reminder-names = Un promemoria nel canale ti nomina senza notificarti, perché le tue menzioni sono disattivate.
edge-settings-how = Per cambiare qualcosa scegli la sua opzione: per esempio /{ command-settings } { command-settings-mine } { command-settings-mine-zone }.
edge-settings-same = È già così.
edge-settings-direct-closed = I tuoi messaggi diretti mi sono ancora chiusi. Permetti i messaggi diretti dei membri di questo server nelle sue impostazioni della privacy e scegli di nuovo; fino ad allora il tuo pannello resta nel canale.
edge-settings-direct-open = Ti ho mandato il tuo pannello in un messaggio diretto.
edge-settings-direct-next = All’ultimo tentativo i tuoi messaggi diretti mi erano chiusi. Riprovo con il tuo prossimo pannello.

# Il primo minuto, una rivincita, una mossa scritta
edge-start-left = { $who }: non è più sul server, perciò quel posto è di nuovo libero. Comincia di nuovo per giocare senza, oppure aspetta qualcun altro.
edge-left-server = Non sei più sul server di questo tavolo, perciò non puoi continuare a giocarci. Lascia il posto o torna sul server. Non è stato giocato nulla.
edge-start-few = Iniziare { $game } in { $where } con { $here } su { $most }?
edge-start-expected = Ancora in arrivo: { $who }.
edge-start-again = Premi il pulsante o scrivi ancora /{ command-start }.
edge-nothing-done = Non è successo nulla.
edge-rematch = { $who }: rivincita? { $count ->
    [one] Il tuo posto è riservato; altri potranno prenderlo { $until }
   *[other] I vostri posti sono riservati; altri potranno prenderli { $until }
}.
edge-rematch-others = La rivincita può chiederla solo chi ha giocato a quel tavolo, se nessuno ne ha preso il posto. Per giocare con altri, usa /{ command-join } dove non c’è nessun tavolo.
edge-rematch-others-here = La rivincita può chiederla solo chi ha giocato a quel tavolo, se nessuno ne ha preso il posto. Qui c’è un tavolo con un posto libero: { $game }. Premi «{ $join }» lì.
edge-rematch-there = Puoi giocare di nuovo dove si trova quel tavolo: { $game } in { $where }.
edge-rematch-deal = Qui c’è un altro tavolo, che ripete le estrazioni di una partita precedente: { $game }. Premi «{ $join }» lì, o aprine uno nuovo in un altro canale con /{ command-join }.
edge-rematch-deal-on = Qui c’è un altro tavolo, che ripete le estrazioni di una partita precedente: { $game }. Chiedi la rivincita quando sarà finita la partita a quel tavolo, o apri un tavolo in un altro canale con /{ command-join }.
edge-took-over = Hai preso il posto di { $who }: { $game } in { $where }. Continui con questo:
edge-back-in-seat = Hai di nuovo il tuo posto: { $game } in { $where }. Continui con questo:
edge-you-sit = Il tuo posto è qui: { $tables }.
edge-how-title = Come si gioca a { $game }
edge-type-title = La tua mossa
edge-type-label = La mossa, per esteso o come sul pulsante
edge-log-older = Prima
edge-log-newer = Dopo
edge-help-games = Giochi qui: { $games }.
edge-thread = { $game }: { $who }
edge-other-game-on = In questo canale è in corso un’altra partita: { $game }. Apri un tavolo in un altro canale.

# L’elenco dei tavoli
edge-tables-mine = **I tuoi tavoli**
edge-tables-here = **Altri tavoli su questo server**
edge-tables-line = { $game } in { $where }: { $standing }
edge-tables-line-with = { $game } in { $where } con { $who }: { $standing }
edge-tables-free = { $line } – **c’è un posto libero**
edge-tables-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
edge-tables-none = Non siedi a nessun tavolo. /{ command-join } ne apre uno in un canale, o ti dà un posto a quello aperto lì.
edge-tables-none-here = Su questo server non ci sono altri tavoli.

# Che cosa fa chi gestisce un server: /tavolo e /server
edge-offered = { $who }: qui viene offerto un posto.
edge-offer-declined = Non hai preso il posto: { $game } in { $where }.
edge-moderate-direct = Questo è un messaggio diretto. Usa /{ command-table } nel canale in cui si trova il tavolo, o /{ command-table } { command-table-log } in un canale qualsiasi del server.
edge-reopen-occupied = Intanto qui c’è un altro tavolo: { $game } in { $where }. Prima spostalo in un altro canale, o terminalo.
edge-move-occupied = Lì c’è un altro tavolo: { $game } in { $where }. Scegli un altro canale o un thread.
edge-move-where = Un tavolo può stare nei canali con messaggi e nei thread. Scegli uno di questi.
edge-offer-whom = Scegli una persona di questo server.
edge-offer-bot = Un bot non può prendere posto. Scegli una persona.
edge-end-sure = Vuoi terminare questa partita: { $game } in { $where }? { $players ->
    [one] Sta giocando una persona
   *[other] Stanno giocando { $players } persone
}. A tutti viene detto che sei tu a farlo. Per un giorno ciò che è nascosto resta nascosto, e con /{ command-table } { command-table-reopen } si può continuare; poi la partita finisce senza vincitori{ $twins ->
    [0] , e viene pubblicato tutto
   *[other] {""}
}. Il canale è subito libero per un altro tavolo.
edge-end-lobby-sure = Vuoi chiudere per sempre questo tavolo: { $game } in { $where }? La partita non è cominciata; { $players ->
    [one] lì siede una persona
   *[other] lì siedono { $players } persone
}.
edge-reopen-sure = Vuoi che questa partita continui: { $game } in { $where }? A tutti viene detto che sei tu a volerlo e di chi è il turno; per decidere si ha di nuovo tutto il tempo.{ $left ->
    [0] {""}
   *[other] {" "}Chi nel frattempo ha fatto cancellare i propri dati lascia il posto; se restano occupati meno di due posti, o restano solo computer, la partita finisce subito.
}
edge-pause-sure = Vuoi fermare gli orologi: { $game } in { $where }? A tutti viene detto che sei tu a farlo. Stanno fermi al massimo 14 giorni, o finché tu o chi gioca non li fa ripartire; intanto si può giocare.
edge-go-on-sure = Vuoi far ripartire gli orologi: { $game } in { $where }? A tutti viene detto che sei tu a farlo.
edge-offer-sure = Vuoi offrire { EUPHONIC("a", $name) } il posto di { $who }: { $game } in { $where }? A entrambi si dice nel canale che sei tu a farlo. Solo se { $name } accetta il posto cambia mano, con tutto ciò che vi è nascosto; fino ad allora { $name } vede solo quello che vedono tutti.
edge-move-sure = Vuoi spostare questo tavolo in { $to }: { $game } in { $where }? Il tabellone continua lì e dice che sei tu a farlo; qui resta una riga che dice dove. Devo avere il permesso di scrivere lì.
edge-ended-for-now = Terminata: { $game } in { $where }. Per un giorno con /{ command-table } { command-table-reopen } si può continuare qui.
edge-reopened = Si continua: { $game } in { $where }.
edge-reopened-over = Resta troppo poca gente per continuare, quindi la partita è finita: { $game } in { $where }.
edge-paused-by-you = Gli orologi sono fermi: { $game } in { $where }.
edge-went-on-by-you = Gli orologi sono ripartiti: { $game } in { $where }.
edge-offer-made = Il posto è offerto: { $game } in { $where }. I pulsanti per rispondere sono sotto il tabellone.
edge-moved-by-you = Spostato: { $game } ora è in { $where }.
edge-did-nothing = Chi si occupa dei tavoli non ha ancora fatto nulla su questo server.
edge-did-title = **Che cosa ha fatto qui chi si occupa dei tavoli**, prima il più recente:
edge-did-close = { $when }: { $by } ha chiuso per sempre { $game } in { $where }.
edge-did-end = { $when }: { $by } ha terminato { $game } in { $where }.
edge-did-reopen = { $when }: { $by } ha fatto continuare { $game } in { $where }.
edge-did-pause = { $when }: { $by } ha fermato gli orologi di { $game } in { $where }.
edge-did-go-on = { $when }: { $by } ha fatto ripartire gli orologi di { $game } in { $where }.
edge-did-offer = { $when }: { $by } ha offerto { EUPHONIC("a", $name) } il posto di { $who }: { $game } in { $where }.
edge-did-move = { $when }: { $by } ha spostato { $game } da { $where } a { $to }.
edge-did-close-event = { $when }: { $by } ha chiuso la serata di { $game } in { $where }.
edge-did-take-out = { $when }: { $by } ha tolto { $name } dalla serata di { $game } in { $where }.
edge-did-set = { $when }: { $by } ha cambiato ciò che vale qui – { $what }: { $value }.
edge-game-not-here = Su questo server non si gioca a { $game }. /{ command-join } suggerisce a che cosa si gioca.
edge-server-direct = Questo è un messaggio diretto. Usa /{ command-server } in un canale del server.
edge-server-managers = Solo chi gestisce il server può vedere e cambiare ciò che vi vale.
edge-server-fixed = Non cambiato, perché chi gestisce il bot l’ha fissato per questo server: { $what }.
edge-server-last-game = Così qui non si potrebbe più giocare a nulla. Prima permetti un altro gioco.
edge-server-holds = **Questo server** · lingua: { $language } · ritmo dei nuovi tavoli: { $pace } · thread: { $threads } · giochi: { $games }
edge-server-own-pace = { $pace } (quello del bot)
edge-server-held = Fissato da chi gestisce il bot: { $what }.
edge-server-key-language = lingua
edge-server-key-pace = ritmo
edge-server-key-threads = thread
edge-server-key-games = giochi
edge-server-key-quiet = ruoli silenziosi
# Notti e assenze
edge-settings-quiet = Ore di silenzio: { $hours } ({ $zone }, dove ora sono le { $now }). In quelle ore non ti arriva niente e non sei mai in ritardo, anche se la tua riserva può cominciare a scorrere; dopo, un solo messaggio ti racconta tutto. Ai tavoli dal vivo non valgono.
edge-settings-zone = Ore di silenzio: nessuna · fuso orario: { $zone }, dove ora sono le { $now }
edge-settings-no-quiet = Ore di silenzio: nessuna
edge-settings-quiet-none = nessuna
edge-settings-zone-unknown = Non conosco questo fuso orario. Scrivi una città, per esempio Roma o Zurigo, o il suo inizio, e scegli dall’elenco.
edge-settings-zone-which = «{ $typed }» è ciò che gli orologi segnano solo in una parte dell’anno, o in più luoghi. Scegli una città i cui orologi sono i tuoi: { $zones }.
edge-zone-cities = Europe/Rome: roma/italia/milano/napoli/torino/firenze/venezia/genova/bologna/palermo/bari/catania/verona/padova/trieste/bolzano/cagliari, Europe/Vatican: vaticano, Europe/San_Marino: san marino, Europe/Zurich: zurigo/svizzera/lugano/ginevra/berna/basilea, Europe/Berlin: berlino/germania/monaco di baviera/amburgo/francoforte/colonia, Europe/Vienna: austria/salisburgo, Europe/Paris: parigi/francia/nizza, Europe/London: londra/inghilterra/regno unito, Europe/Madrid: spagna/barcellona, Europe/Lisbon: lisbona/portogallo, Europe/Brussels: bruxelles/belgio, Europe/Luxembourg: lussemburgo, Europe/Amsterdam: olanda/paesi bassi, Europe/Dublin: dublino/irlanda, Europe/Athens: atene/grecia, Europe/Ljubljana: lubiana, Europe/Zagreb: zagabria, Europe/Belgrade: belgrado, Europe/Warsaw: varsavia/polonia, Europe/Prague: praga, Europe/Copenhagen: copenaghen, Europe/Stockholm: stoccolma, Europe/Bucharest: bucarest, Europe/Moscow: mosca, Asia/Jerusalem: gerusalemme, Asia/Tokyo: giappone, Asia/Shanghai: pechino/cina, Africa/Cairo: il cairo, America/New_York: nuova york, America/Sao_Paulo: san paolo/rio, America/Mexico_City: città del messico, America/Havana: l’avana/avana
edge-settings-quiet-unclear = Non capisco queste ore. Di’ da quando a quando, per esempio 22-7; al massimo dodici ore, oppure `{ edge-settings-quiet-none }`.
edge-away-set = { $midnight ->
    [0] Sei via e torni
   *[other] Il tuo ultimo giorno di assenza è { DAY($last) }, e torni
} { $until }: fino ad allora i tuoi orologi sono fermi ai tuoi tavoli. L’assenza finisce prima con la tua prima mossa a un tavolo qualsiasi, oppure con «{ edge-away-back-word }» qui.
edge-away-now = Sei via{ $midnight ->
    [0] {" "}e
   *[other] : il tuo ultimo giorno è { DAY($last) }, e
} torni { $until }. L’assenza finisce prima con la tua prima mossa a un tavolo qualsiasi, oppure con «{ edge-away-back-word }» qui.
edge-away-none = Non sei via. Di’ per quanto tempo, per esempio `3 giorni`, `fino a venerdì` o `24/12`, e fino ad allora i tuoi orologi sono fermi.
edge-away-back = Sei di nuovo qui: i tuoi orologi corrono di nuovo.
edge-away-back-word = Sono di nuovo qui
edge-away-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
edge-away-unclear = Non capisco per quanto tempo. Di’ un numero di giorni, per esempio `3 giorni`, o l’ultimo giorno, per esempio `venerdì` o `24/12`; al massimo 60 giorni. `fine` termina un’assenza.
edge-away-outside = Sarebbe fino a { DAY($day) }. Almeno un giorno, e al massimo 60 giorni avanti.
edge-away-either = «{ $typed }» può essere { DAY($one) } o { DAY($other) }. Scrivi il mese per esteso, per esempio `24 dicembre`.
edge-away-off = fine, di ritorno, sono tornato, sono tornata, tornato, tornata, nessuna, basta
edge-date-months = gennaio/gen, febbraio/feb, marzo/mar, aprile/apr, maggio/mag, giugno/giu, luglio/lug, agosto/ago, settembre/set, ottobre/ott, novembre/nov, dicembre/dic
edge-date-weekdays = lunedì/lun, martedì/mar, mercoledì/mer, giovedì/gio, venerdì/ven, sabato/sab, domenica/dom
edge-date-near = oggi, domani, dopodomani/dopo domani
edge-date-units = giorno/giorni/g, settimana/settimane/sett, mese/mesi
edge-date-fillers = fino a al alla all in il lo la l di del per prossimo prossima questo questa compreso incluso entro un uno una via
edge-away-cut = { $game } in { $where }: il tuo orologio riparte { $until }, perché con questo ritmo non si può restare via più a lungo in un anno.
edge-away-used = { $game } in { $where }: il tuo orologio continua a correre, perché con questo ritmo hai già usato tutta l’assenza di un anno.
edge-away-live = { $game } in { $where }: il tuo orologio continua a correre, perché lì si gioca tutti insieme. «{ press-pause }», sotto «{ press-more }», chiede una pausa agli altri.
edge-digest = Le tue ore di silenzio sono finite. Ecco che cosa è successo ai tuoi tavoli:
edge-digest-over = { $game } in { $where }: la partita è finita
edge-digest-mention = { $who }: le tue ore di silenzio sono finite, e qui qualcosa ti aspetta.
edge-pause-wished = Vorresti una pausa: { $game } in { $where }. Comincia appena più della metà di voi è d’accordo.
edge-go-on-wished = Vorresti riprendere: { $game } in { $where }. Si riprende appena un’altra persona è d’accordo.
edge-paused = Il tavolo è in pausa: { $game } in { $where }.
edge-went-on = Il tavolo riprende: { $game } in { $where }.

# Annullare con l’accordo di tutti
edge-rewind = { $who }: si può annullare?
edge-rewind-agreed = Sei d’accordo: { $game } in { $where }. Si annulla quando lo sono anche gli altri.
edge-rewind-done = Annullato: { $game } in { $where }.
edge-rewind-let-stand = Resta tutto com’è: { $game } in { $where }.
edge-rewind-sure = Vuoi chiedere ai giocatori se annullare questo: { $game } in { $where }? Tutti leggono che sei stato tu a chiederlo; si fa soltanto se sono d’accordo tutti quelli che giocano lì.
edge-let-stand-sure = Vuoi ritirare la richiesta ai giocatori di annullare qualcosa, tua o di un’altra persona che gestisce il server: { $game } in { $where }?
edge-rewind-asked = Chiesto ai giocatori: { $game } in { $where }. I pulsanti per rispondere sono sotto il tabellone.
edge-let-stood = Non si chiede più: { $game } in { $where }.
edge-did-rewind = { $when }: { $by } ha chiesto ai giocatori di { $game } in { $where } di annullare qualcosa; mosse: { $count }.
edge-did-let-stand = { $when }: { $by } ha ritirato la richiesta di annullare qualcosa a { $game } in { $where }.
# Assistere senza un posto, e i propri appunti
edge-watch-end = Assisti a questo tavolo: un messaggio diretto ti dice quando la partita è finita.
edge-watch-daily = Assisti a questo tavolo: un messaggio diretto ti aggiorna una volta al giorno, se è successo qualcosa, e quando la partita è finita.
edge-watch-off = Non assisti più a questo tavolo e non ne ricevi più messaggi.
edge-watch-off-already = Non assisti a questo tavolo.
edge-watch-plays = Lì giochi anche tu, quindi sai già tutto: { $game } in { $where }.
edge-watch-ended = La partita a questo tavolo è finita: non c’è più nulla da vedere.
edge-watch-none = Non assisti a nessun tavolo. /{ command-watch } nel canale di un tavolo ti fa cominciare.
edge-watch-news = Stai assistendo: { $line }
edge-watch-over = Hai assistito: { $line }. È l’ultimo messaggio al riguardo.
edge-ask-title = La tua domanda
edge-ask-label = Che cosa vuoi sapere
edge-jotting-title = I tuoi appunti
edge-jotting-label = Li vedi solo tu. Lascia vuoto per cancellare.
edge-jotting-heading = **I tuoi appunti**, che nessun altro vede:
edge-jotting-line = > { $text }
edge-jotting-rest = > … Il resto è sotto «{ press-notes }».
edge-jotting-kept = Annotato. Sta sopra il tuo pannello, e nessun altro lo vede.
edge-jotting-gone = Adesso non hai appunti a questo tavolo.
edge-jotting-not-there = Ha appunti a un tavolo solo chi ci gioca o vi assiste. «{ press-watch }», sotto «{ press-more }», ti fa assistere.
# Tavoli a cui nessuno gioca, o il cui canale non esiste più
edge-unplayed = { $who }: la partita continua?
edge-stayed = Vorresti continuare a giocare: { $game } in { $where }.
edge-shelf-wished = Vorresti archiviare il tavolo: { $game } in { $where }. Viene archiviato appena lo vuole più della metà di voi.
edge-shelved = Il tavolo è archiviato: { $game } in { $where }. Basta un tocco per riaverlo, qui e in /{ command-tables }.
edge-unshelved = Il tavolo è di nuovo qui, e la partita continua: { $game } in { $where }.
edge-brought-here = Il tavolo ora è qui, e la partita continua: { $game } in { $where }.
edge-unshelve-occupied = Lì c’è un altro tavolo: { $game } in { $where }. Scrivi /{ command-tables } in un altro canale di quel server e premi il pulsante per continuare lì; oppure premi di nuovo quando quella partita è finita.
edge-tables-numbered = **{ $number }.** { $line }
edge-tables-unshelve = { $number }. { press-unshelve }: { $game }
edge-tables-bring-here = { $number }. { press-bring-here }: { $game }

# Dove c’è un posto libero
edge-tables-join = { $number }. { press-join }: { $game }
edge-tables-take-seat = { $number }. { press-take-seat }: { $game }
edge-tables-play = { $number }. { press-play }: { $game }
edge-card-title = **Tavoli che cercano giocatori**
edge-card-none = Al momento nessun tavolo cerca giocatori. /{ command-join } ne apre uno in un canale.
edge-card-note = Questa lista si aggiorna da sola. /{ command-tables } ti mostra anche i tuoi tavoli.
edge-card-moved = La lista dei tavoli che cercano giocatori ora è in { $where }.
edge-card-ended = Qui la lista dei tavoli che cercano giocatori non viene più tenuta.
edge-server-open = **Tavoli aperti** · lista: { $card } · ruolo a cui si chiede quando manca qualcuno: { $role }
edge-server-nowhere = –
edge-server-quiet = **Ruoli silenziosi** · chi ne aveva uno quando ha usato il bot qui l’ultima volta è nominato e mai menzionato: { $roles }
edge-server-quiet-everyone = tutti
edge-server-quiet-many = Ci sono già { $most } ruoli silenziosi, e non se ne tengono altri. Con «{ command-server-set-without }» spariscono tutti, e puoi scegliere di nuovo.
edge-server-card-closed = La lista dei tavoli aperti non si può tenere in { $where }: il canale non c’è più, o il bot non può scriverci. Quando è risolto, scegli di nuovo il canale.
edge-server-role-everyone = Questo ruolo comprende tutti sul server. Scegline uno che ognuno prende da sé.
edge-server-role-silent = Così questo ruolo non avvisa nessuno: permetti a tutti di menzionarlo, nelle impostazioni del server.
edge-call = { $role }: chi vuole giocare? { $game } in { $where } – { $standing }
edge-called = Chiesto a { $role }. Per { $game } si può di nuovo { $from }.
edge-call-none = Su questo server non è scelto alcun ruolo a cui chiedere. Chi lo gestisce può sceglierne uno con /{ command-server } { command-server-set }.
edge-call-seated = Solo chi siede a questo tavolo può chiedere se manca qualcuno.
edge-call-full = A questo tavolo non ci sono posti liberi.
edge-call-again = Nell’ultima ora è già stato chiesto a { $role } per { $game }. Si può di nuovo { $from }.
edge-call-failed = Non si è potuto chiedere a nessuno: al momento il bot non riesce a scrivere in { $where }.
edge-undo = annulla, annullare, annulla mossa, annulla la mossa, indietro, torna indietro
edge-undo-typed = Per annullare usa /{ command-takeback }, o «{ press-take-back }» dove c’è sotto il tuo pannello.

# A game that has ended, gone through turn by turn
edge-replay-running = { $game } in { $where } è ancora in corso. Quando sarà finita si potrà mostrare a tutti.
edge-replay-unbegun = { $game } in { $where } non è ancora cominciata; non c’è ancora nulla da rivedere.
edge-replay-none = In questo canale non è ancora finita nessuna partita. Indica un tavolo.
edge-replay-nothing = A questo tavolo non è cominciata nessuna partita: non c’è nulla da rivedere.
edge-replay-broken = Non riesco a rigiocare questa partita. La sua registrazione è al sicuro; chi gestisce il bot trova il motivo nei messaggi del programma.
edge-moment-shares = { $who } condivide un momento di questa partita:
edge-moment-shared = Condiviso: ora in { $where } possono vederlo tutti.
edge-moment-again = È già in { $where }: è stato mostrato lì pochi minuti fa.
edge-moment-unshared = Non sono riuscito a mostrarlo in { $where }. Forse lì non posso scrivere.
edge-moment-direct = Questo tavolo è nei tuoi messaggi diretti, dove nessun altro legge.

# A game that has ended, shown as a film
edge-film-shows = { $who } mostra questa partita di { $game } dall’inizio alla fine:
edge-film-end = Questa partita di { $game } dall’inizio alla fine:
edge-film-busy = In questo momento si stanno disegnando altre partite. Riprova tra un minuto.
# The film in words, for whoever cannot see it
edge-film-played = Filmato di una partita di { $game } in { $turns ->
    [one] un turno
   *[other] { $turns } turni
}, con { $who }.
edge-film-score = { $who } { $points }
edge-film-stood = Punteggi dopo il turno { $turn }: { $scores }.

# How the games of a server ended
results-title = **Risultati** · { $count ->
    [one] una partita
   *[other] { $count } partite
}
results-over = { $when } · **{ $game }** in { $where }: { $who } · `{ $table }`
results-closed = { $when } · **{ $game }** in { $where }: { $who }; chiusa prima della fine · `{ $table }`
results-player = { $name } { $points }
results-name = { $name }
results-computer = { $who } (computer, { $level })
results-game-gone = un gioco che non ho più
results-more = …
results-newer = ◀ Più recenti
results-older = Meno recenti ▶
results-none = Su questo server non è ancora finita nessuna partita da quando annoto i risultati.
results-direct = Risultati, statistiche e classifica sono tenuti per server, e questo è un messaggio diretto. Usa il comando in un canale del server che ti interessa.
results-none-such = Nessuna partita finita qui corrisponde alla ricerca.
results-month = Un mese si scrive così: 2026-11.
results-file = { $count ->
    [one] Una partita
   *[other] { $count } partite
}, prima le più recenti.
results-unwritten = Non sono riuscito a creare il file. Riprova.
results-card-about = { $moves ->
    [one] un’azione
   *[other] { $moves } azioni
} · [al tabellone]({ $link }) · tavolo `{ $table }`
results-card-about-place = { $moves ->
    [one] un’azione
   *[other] { $moves } azioni
} · { $where } · tavolo `{ $table }`

# Che cosa danno le partite di un server
stats-mine = **Le tue partite su questo server** · { $games ->
    [one] una partita
   *[other] { $games } partite
}, vinte: { $wins } ({ $percent }%)
stats-mine-of = **Le tue partite di { $game } su questo server** · { $games ->
    [one] una partita
   *[other] { $games } partite
}, vinte: { $wins } ({ $percent }%)
stats-mine-game = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, vinte: { $wins } ({ $percent }%)
stats-mine-none = Non hai ancora finito una partita del genere su questo server da quando annoto i risultati.
stats-theirs = **Partite di { $name } su questo server** · { $games ->
    [one] una partita
   *[other] { $games } partite
}, vinte: { $wins } ({ $percent }%)
stats-theirs-of = **Partite di { $game } giocate da { $name } su questo server** · { $games ->
    [one] una partita
   *[other] { $games } partite
}, vinte: { $wins } ({ $percent }%)
stats-theirs-none = { $name } non ha ancora finito una partita del genere su questo server da quando annoto i risultati.
stats-unshared = { $name } non condivide le statistiche. Ognuno lo decide per sé, con /{ command-settings } { command-settings-mine } { command-settings-mine-statistics }.
stats-server = **Partite su questo server** · { $games ->
    [one] una partita finita
   *[other] { $games } partite finite
}, { $people ->
    [one] una persona
   *[other] { $people } persone
}; chiuse prima della fine: { $closed }
stats-server-of = **Partite di { $game } su questo server** · { $games ->
    [one] una partita finita
   *[other] { $games } partite finite
}, { $people ->
    [one] una persona
   *[other] { $people } persone
}; chiuse prima della fine: { $closed }
stats-server-game = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}
stats-seat = Al posto { $number } del tavolo: vinte { $wins } su { $games } ({ $percent }%)
stats-players = In { $number }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $wins ->
    [one] { $wins } posto vincente
   *[other] { $wins } posti vincenti
} su { $seats } ({ $percent }%)
stats-option = { $option } – { $value }: { $games ->
    [one] una partita
   *[other] { $games } partite
}

# Chi gioca meglio
ranking-title = **Classifica di { $game }**
ranking-line = { $place }. { $name } · { $points } · { $games ->
    [one] una partita
   *[other] { $games } partite
}
ranking-own = Tu: posto { $place } con { $points } punti dopo { $games ->
    [one] una partita che conta
   *[other] { $games } partite che contano
}; miglior punteggio: { $best }
ranking-own-soon = Sarai in classifica dopo { $more ->
    [one] un’altra partita che conta
   *[other] altre { $more } partite che contano
}.
ranking-none = Qui nessuno ha ancora { $least } partite che contano.
ranking-off = Questo server non tiene una classifica. Chi lo gestisce può averla con /{ command-server } { command-server-set } { command-server-set-ranking }.
edge-server-results = **Risultati** · canale: { $channel } · filmati: { $films } · classifica: { $ranking }
edge-server-results-closed = Al momento non posso mandare risultati in { $where }: il canale non c’è più, o lì non posso scrivere.
results-winner = **{ $name }** 🏆 { $points }
results-winner-alone = **{ $name }** 🏆
results-gave-up = { $name } (ritiro)
results-card-over = { $game }: { $who }
results-card-closed = { $game }, chiusa prima della fine: { $who }
stats-points = Punti dove nessuno ha abbandonato: mediana { $median }, massimo { $best }
stats-mine-players = In { $number }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, vinte: { $wins } ({ $percent }%)
stats-answer = Tempo di risposta abituale: { $time } (su { $count ->
    [one] una decisione
   *[other] { $count } decisioni
})
stats-luck = Estrazioni, { $what }: { $came }, in media { $usual } ({ $more })
stats-unnoted = { $games ->
    [one] Una partita precedente è ancora in lettura
   *[other] { $games } partite precedenti sono ancora in lettura
} per questo dato: richiedilo tra poco.
lasting-seconds = { $number ->
    [one] un secondo
   *[other] { $number } secondi
}
lasting-minutes = { $number ->
    [one] un minuto
   *[other] { $number } minuti
}
lasting-hours = { $number ->
    [one] un’ora
   *[other] { $number } ore
}
lasting-days = { $number ->
    [one] un giorno
   *[other] { $number } giorni
}
ranking-how-people = -# Ogni gioco ha la sua classifica: 1000 all’inizio, in lista da { $least } partite che contano. Il numero è prudente: sale quando vinci, e anche quando altre partite lo rendono più sicuro. Conta il posto alla fine. Non contano le partite con computer o sostituti, né quelle in cui qualcuno aveva già giocato con le stesse estrazioni, né quelle chiuse o terminate con un voto.
ranking-how-computers = -# Ogni gioco ha la sua classifica: 1000 all’inizio, in lista da { $least } partite che contano. Il numero è prudente: sale quando vinci, e anche quando altre partite lo rendono più sicuro. Conta il posto alla fine, anche contro i computer. Non contano le partite con sostituti, né quelle in cui qualcuno aveva già giocato con le stesse estrazioni, né quelle chiuse o terminate con un voto.
edge-server-ranking-anew = Contano tutte le partite finite qui da quando annoto i risultati; la classifica viene ricalcolata.
results-forgotten = qualcuno di un tempo


edge-consented = Sei d’accordo a giocare con chi conosce già queste estrazioni.
edge-duplicate-none = Si possono ripetere solo le estrazioni di una partita già finita.
edge-duplicate-place = In questo canale c’è un altro tavolo: { $game }. Premi di nuovo il pulsante quando ha finito.
edge-compare = **Le stesse estrazioni a due tavoli**: qui e, prima, al tavolo `{ $table }` (punti per posto)
edge-compare-seat = { $number }. qui { $here } · là { $there }
edge-compare-same = Le due partite sono andate allo stesso modo, dalla prima mossa all’ultima.
edge-compare-ended = Le due partite non differiscono in nessuna mossa, ma sono finite in modo diverso.
edge-compare-alike = { $count ->
    [0] Le partite sono diverse fin dalla prima mossa.
    [one] Dopo una mossa uguale le partite sono diverse.
   *[other] Dopo { $count } mosse uguali le partite sono diverse.
}
edge-compare-nothing = –
edge-compare-none = Non c’è una seconda partita con le stesse estrazioni con cui confrontare questa.
edge-compare-gone = La prima partita con queste estrazioni non è più conservata: non c’è niente da confrontare.
edge-compare-file = { $count ->
    [one] L’unico giro diverso è nel file.
   *[other] Tutti i { $count } giri diversi sono nel file.
}
edge-verify-duplicate = La partita segue le regole, e { $draws ->
    [one] l’unica estrazione deriva
    [2] entrambe le estrazioni derivano
   *[other] tutte e { $draws } le estrazioni derivano
} dal seme. { $known ->
    [1] Sono le estrazioni
   *[0] Secondo questa registrazione sono le estrazioni
} del tavolo { $table }. Come sono nate quelle estrazioni, e se c’è la prova, lo dice /{ command-verify } { command-verify-table }:{ $table } dove si è giocato a quel tavolo.
edge-verify-original = La registrazione dice che le estrazioni sono quelle del tavolo { $table }, ma quel tavolo ne ha avute altre.
edge-compare-player = { $name }: { $points }
edge-compare-winner = 🏆 { $name }: { $points }
edge-compare-round = **Parte { $number }**
edge-compare-side-here = **Qui, { $who }:**
edge-compare-side-there = **Là, { $who }:**
edge-compare-longer-here = { $count ->
    [one] La partita di qui ha avuto una mossa in più.
   *[other] La partita di qui ha avuto { $count } mosse in più.
}
edge-compare-longer-there = { $count ->
    [one] La partita di là ha avuto una mossa in più.
   *[other] La partita di là ha avuto { $count } mosse in più.
}
edge-spoils-own = Stai giocando con le stesse estrazioni a un altro tavolo: riguarda questa partita quando quella è finita.
edge-spoils-all = Un altro tavolo di questo server sta giocando con le stesse estrazioni: si può mostrare a tutti quando quella partita è finita.
edge-twin-alone = Usa «{ command-join-twin }» da solo: il gioco e le opzioni sono quelli di quel tavolo. Il ritmo si può scegliere dopo.
edge-twin-place = In questo canale c’è un altro tavolo: { $game }. Apri il tavolo gemello in un altro canale o thread.
edge-twin-entry = { $game }, { $seats } posti: { $who }
edge-twins-covered = Potrai rivedere e verificare questa partita quando saranno finite le partite a tutti i tavoli gemelli.{ $count ->
    [0] {""}
   *[other] {" "}Partite non ancora finite: { $played }.
}
edge-twin-played = tavolo `{ $table }` in { $where }
edge-twin-halted = tavolo `{ $table }` in { $where } (partita terminata per ora)
edge-compare-twin = **Le stesse estrazioni a due tavoli**: qui e al tavolo `{ $table }` (punti per posto)
# Una registrazione che qualcuno allega
edge-record-not = Questo file non è la registrazione di una partita. La registrazione è il file di testo che pubblico quando una partita finisce.
edge-record-later = Questa registrazione viene da una mia versione più nuova di quella in uso qui, quindi non riesco a leggerla.
edge-record-changed = Questa registrazione è danneggiata: fino alla riga { $line } qualcosa è stato cambiato o manca. Se l’ho pubblicata io, riprendi quel file: è intero.
edge-record-open = La partita di questa registrazione non è finita, quindi non la mostro: quello che ciascuno ha è ancora segreto.
edge-record-unshown = Per questo non mostro questa partita.
edge-record-checked = Questa partita viene dal tuo file. Segue le regole, e le estrazioni derivano dal seme; nomi e mosse sono come li riporta il file.
edge-record-gone = Tengo una registrazione allegata solo per un’ora, e questa non c’è più. Allegala di nuovo con /{ command-replay } { command-replay-record }.
edge-record-direct = Qui nessun altro legge. Allega la registrazione in un canale di un server per condividerne lì un momento.
edge-record-mute = Non puoi scrivere in questo canale, quindi qui non puoi nemmeno condividere nulla.
edge-record-shares = { $who } condivide un momento di una partita presa da un file:
# Grafici dei risultati, e lo stesso a parole
chart-course-title = Punteggio in { $game }
chart-course-axis = partite che contano
chart-course = Il punteggio in { $game } dopo ogni partita che conta, { $games } in tutto: { $first } dopo la prima, minimo { $lowest }, massimo { $highest }, ora { $last }.
chart-points-title = Punti in { $game }
chart-points = Quante volte ci sono stati tanti punti in { $game } – { $bars }.
chart-places-title = Posti
chart-places-title-of = Posti in { $game }
chart-places = Quante volte in quale posto – { $bars }.
chart-bar = { $label }: { $count } ×

event-title = **Serata di gioco: { $game }** · { $format } · tavoli da { $seats ->
    [2] 2
   *[other] massimo { $seats }
}
event-with = -# Opzioni: { $with }
event-sign-up = { $count ->
    [0] Non si è ancora iscritto nessuno.
    [one] Iscrizioni: { $who }
   *[other] Iscrizioni ({ $count }): { $who }
}
event-how = -# Con «{ press-event-take-part }» ti iscrivi: a ogni giro ricevi automaticamente un posto, a un tavolo in un thread di questo canale. La serata la fa cominciare { $who }, o chi gestisce il server.
event-how-managers = -# Con «{ press-event-take-part }» ti iscrivi: a ogni giro ricevi automaticamente un posto, a un tavolo in un thread di questo canale. La serata la fa cominciare chi gestisce il server.
event-closed = Questa serata è stata chiusa prima della fine.{ $tables ->
    [0] {""}
   *[other] {" "}I tavoli in corso continuano, ma non contano più per la serata.
}
event-lapsed = Questa serata si è chiusa da sola: in due settimane nessuno l’ha fatta cominciare.
event-over = Questa serata è finita.
event-round = **Giro { $round } di { $rounds }**
event-byes = A riposo: { $who }
event-call-idle = { $who }: niente partita in questo giro.
event-call-over = { $who }: ecco la classifica finale.
event-table-waits = **{ $table }** · { $who } · si apre tra poco
event-table-plays = **{ $table }** · { $who } · { $where }
event-table-halted = **{ $table }** · { $who } · { $where } · partita terminata per ora; conta dopo un giorno, se non continua
event-table-covered = **{ $table }** · { $who } · { $where } · finita; conta quando saranno finite le partite ai tavoli gemelli
event-table-won = **{ $table }** · { $who } · { $where } · 🏆 { $first }
event-table-level = **{ $table }** · { $who } · { $where } · alla pari: { $first }
event-table-ahead = **{ $table }** · { $who } · { $where } · alla pari: { $first }; precedenza a { $ahead }
event-table-given = **{ $table }** · { $who } · non giocato, vittoria per { $first }
event-table-nobody = **{ $table }** · { $who } · non giocato
event-standings = **Classifica**
event-final = **Classifica finale**
event-row = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins })
event-row-stopping = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins }), esce dopo il tavolo in corso
event-row-stopped = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins }), fuori
event-row-place = **{ $place }** · { $who }
event-row-place-stopping = **{ $place }** · { $who }, esce dopo il tavolo in corso
event-row-place-stopped = **{ $place }** · { $who }, fuori
event-standings-how = -# Un punto per ogni avversario del tuo tavolo che arriva dietro di te, mezzo se siete alla pari. Se un tavolo non si gioca perché qualcuno è uscito, lì quella persona risulta battuta. Tra parentesi, che cosa decide a parità di punti: Sonneborn-Berger (i punti di chi hai battuto, più metà di quelli di chi ha pareggiato con te) / scontri diretti, se anche questo è uguale (altrimenti –) / tavoli vinti.
event-knock-out-how = -# Va avanti chi arriva primo al suo tavolo. Se lì più persone sono alla pari, decidono i punti della serata (uno per ogni avversario rimasto dietro, mezzo per chi era alla pari) e, se anche questi sono uguali, l’ordine sorteggiato all’inizio.
event-held = ⚠️ Il tavolo { $table } non è ancora aperto: { $why } Nulla è perso: «{ press-event-retry }» riparte da qui.
event-lacks = in questo canale mi manca il permesso { $permission }. Chi gestisce il server può aggiungerlo.
event-refused = al momento Discord non me lo lascia fare.
event-game-gone = questo gioco qui non c’è più.
event-occupied = in { $where } c’è un altro tavolo, che prima va chiuso.
event-announced = Giro { $round }, tavolo { $table }: { $who }
event-thread = Giro { $round }, tavolo { $table }: { $who }
event-call = { $who }: il vostro tavolo del giro { $round } della serata in { $where } è aperto. La partita comincia ora.
event-direct = Le serate di gioco si fanno solo sui server.
event-none = In questo canale non è stata ancora aperta nessuna serata. /{ command-event } { command-event-open } ne apre una.
event-stands = In questo canale c’è già una serata. /{ command-event } { command-event-show } la mostra; /{ command-event } { command-event-close } la chiude.
event-no-threads = Ogni tavolo di una serata ha un thread, e in questo canale non ce ne sono. Aprila in un canale di testo.
event-seats = A { $game } si gioca da { $least } a { $most }.
event-opened = La serata è aperta: tra poco in questo canale arriva il messaggio con cui iscriversi.
event-unread = Al momento non riesco a mostrare la serata. Riprova.
event-not-yours = Può farlo solo chi ha aperto questa serata, o chi gestisce il server.
event-ended = Questa serata è finita.
event-close-sure = Chiudere questa serata? { $tables ->
    [0] Non comincerà più nessun giro.
   *[other] Non ci saranno altri giri. I tavoli in corso continuano, ma non contano più per la serata.
}
event-closed-now = La serata è chiusa.
event-withdraw-sure = Togliere { $who } dalla serata? Per questa persona non si apre nessun altro tavolo, e non può rientrare. Quello che ha giocato conta.
event-withdrawn = { $who } non partecipa più: per questa persona non si apre nessun altro tavolo. Un tavolo in corso continua; se lì la persona non si presenta, chi gestisce questo server può offrire il posto a qualcun altro con /{ command-table } { command-table-seat }.
event-withdrawn-early = L’iscrizione di { $who } è stata ritirata.
event-withdrawn-twice = Questa persona è già fuori dalla serata.
event-not-in = Questa persona non partecipa alla serata.
event-former = Questo è di una serata precedente. /{ command-event } { command-event-show } mostra quella di adesso.
event-in = Iscrizione fatta. Quando comincia un giro, ti chiamo nel thread del tuo tavolo.
event-in-twice = Partecipi già a questa serata.
event-full = Le iscrizioni sono { $most }: non c’è più posto.
event-late = La serata è cominciata; non ci si può più iscrivere.
event-out = Hai ritirato l’iscrizione.
event-own-not-in = Non partecipi a questa serata.
event-begun-stop = La serata è cominciata. Per uscirne premi «{ press-event-stop }» sotto il suo messaggio.
event-few = Servono almeno { $least } persone; { $here ->
    [0] non si è ancora iscritto nessuno.
    [one] finora ce n’è una.
   *[other] finora ce ne sono { $here }.
}
event-begun = La serata comincia: si aprono i tavoli del primo giro.
event-begun-twice = La serata è già cominciata.
event-stop-sure = Vuoi ritirarti da questa serata? Per te non si aprirà nessun altro tavolo (uno che si sta già aprendo comincia comunque); quello che hai giocato conta.
event-stop-sure-playing = Vuoi uscire? Il tavolo a cui siedi ora puoi finirlo, o abbandonarlo. Per te non se ne apre nessun altro; quello che hai giocato conta.
event-stopped = Sei fuori dalla serata. Quello che hai giocato conta.
event-stopped-halted = Sei fuori dalla serata. La partita al tuo tavolo è terminata per ora, quindi non abbandoni ancora niente: se continua, hai ancora lì il tuo posto, e con «{ press-event-stop }» puoi abbandonarla.
event-stopped-beside = Esci dopo questo tavolo: lo giochi ancora fino alla fine, e conta. Con «{ press-event-stop }» puoi anche abbandonarlo.
event-stopped-now = Sei fuori dalla serata e hai abbandonato il tuo tavolo. Quello che hai giocato prima conta.
event-given-up = Hai abbandonato il tuo tavolo.
event-stopped-playing = Uscirai comunque dopo il tavolo in corso. Vuoi abbandonarlo già adesso?
event-stopped-twice = Sei già fuori da questa serata.
event-retried = Riprovo; il risultato si vede nel canale.
press-event-take-part = Partecipa
press-event-step-back = Rinuncia
press-event-begin = Inizia
press-event-stop = Esci
press-event-stop-after = Esci dopo questo tavolo
press-event-stop-now = Esci subito
press-event-give-up = Abbandona il tavolo
press-event-retry = Riprova
press-event-close = Chiudi la serata
press-event-take-out = Togli
edge-twins-published = È un tavolo gemello: si pubblica tutto appena saranno finite le partite a tutti i tavoli gemelli.
