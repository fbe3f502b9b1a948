# Quello che ogni tavolo dice, qualunque sia il gioco.

who = { $who }

# La scheda del tavolo e il tabellone
lobby-gathering = Tavolo aperto per { $least }–{ $most } persone. Premete «{ press-join }» e, quando ci siete tutti, «{ press-start }».
lobby-alone = Un tavolo per te e per i computer, da { $least } a { $most } posti. { $free ->
    [0] Premi «{ press-start }» per cominciare.
   *[other] Aggiungi computer con «{ press-computers }», poi premi «{ press-start }».
} Con altre persone si gioca nel canale di un server.
lobby-closes-soon = Da tre giorni nessuno fa niente qui. Questo tavolo si chiude da solo: il { TIME($when) }. Qualsiasi cosa si faccia al tavolo lo tiene aperto: /{ command-join }, /{ command-start } o la scelta di un’opzione.
drawing = La partita comincia da sola tra pochi secondi. Fino ad allora nessuno può sedersi, alzarsi o scegliere opzioni.
drawing-late = Il giro { $round } della fonte pubblica di numeri casuali { $chain } doveva uscire il { TIME($when) } e non è ancora arrivato; le estrazioni lo aspettano ancora. Appena arriva, la partita comincia da sola. Se tutti premete «{ press-waive }», comincia adesso; ma allora chi gestisce il bot potrebbe aver conosciuto le estrazioni in anticipo o persino averle scelte. Chi ha aperto il tavolo può anche chiuderlo.
drawing-waived = A favore di cominciare senza prova: { $who } (finora { $count } su { $all }).
lobby-option = { $option }: { $value }
witness-promise =
    Le estrazioni del tavolo { $table } ({ $game }) nascono da un numero segreto, il seme. È già fissato, e questa è la sua impronta:
    `{ $promise }`
    Non cambio mai questo messaggio. A fine partita mostro il seme, che deve corrispondere a questa impronta; /{ command-verify } lo controlla.
witness-start = Le estrazioni nascono dal seme di cui è pubblicata l’impronta, dal numero d’ingresso di ciascuno (dato da Discord) e dalle vostre parole, se ne avete date, in quest’ordine:
witness-ticket = { $number }. { $who }: { $ticket }
witness-ticket-word = { $number }. { $who }: { $ticket }, «{ $word }»
witness-beacon = Vi entra anche un numero della fonte pubblica di numeri casuali { $chain }, che esce dopo l’inizio e che nessuno può conoscere prima.
witness-round = E dal giro { $round } della fonte pubblica di numeri casuali { $chain } (uscita: { $when }). Nessuno può conoscere quel numero prima; perciò, se questo messaggio è più vecchio del numero, nessuno ha scelto le estrazioni, nemmeno chi gestisce il bot.
witness-drawn = Il giro { $round } della fonte { $chain } ha dato `{ $value }`, con la firma `{ $signature }`.
witness-waived = Il giro { $round } della fonte { $chain } non mi è arrivato in tempo; tutti hanno accettato di cominciare senza la fonte. Quindi non è entrato nelle estrazioni, e ciò che se ne dice sopra non vale: chi gestisce il bot potrebbe averle conosciute in anticipo o persino averle scelte.
drawing-unannounced = Il mio messaggio che annuncia l’inizio non si è potuto pubblicare qui, perciò la partita non è cominciata. Appena si potrà pubblicare, comincia da sola. Se tutti premete «{ press-waive }», comincia adesso, senza prova: chi gestisce il bot potrebbe aver scelto le estrazioni. Chi ha aperto il tavolo può anche chiuderlo.
drawing-silent = Il giro { $round } della fonte pubblica di numeri casuali { $chain } doveva uscire il { TIME($when) } e non mi è arrivato. Appena mi arriva, la partita comincia da sola. Uno qualsiasi di voi può premere «{ press-later-round }»: allora le estrazioni aspettano un giro successivo, annunciato da un nuovo messaggio. Se tutti premete «{ press-waive }», la partita comincia adesso, senza prova: chi gestisce il bot potrebbe aver scelto le estrazioni. Chi ha aperto il tavolo può anche chiuderlo.
luck-promised = Estrazioni fissate · `{ $promise }`
luck-promised-unproved = Senza prova · `{ $promise }`
luck-promised-again = Stesse estrazioni · `{ $promise }`
luck-promised-twin = Estrazioni gemelle · `{ $promise }`
luck-starting = Estrazioni: tra poco un giro di { $chain }
luck-round = Giro della fonte: { $round } · { $time }
luck-seed = Le estrazioni del tavolo { $table } ({ $game }) nascono da un numero segreto, il seme. Era fissato all’apertura del tavolo, e `{ $promise }` è la sua impronta: non cambio mai il messaggio che la contiene. { $twins ->
    [0] A fine partita
   *[other] Ai tavoli gemelli può uscire la stessa cosa, perciò, quando saranno finite le partite di tutti i tavoli,
} mostro il seme, che deve corrispondere.
luck-promised-for = `{ $promise }` è l’impronta delle estrazioni del tavolo { $table } ({ $game }): non cambio mai il messaggio che la contiene.
luck-beacon = Vi entra anche un giro della fonte pubblica di numeri casuali { $chain }: il primo che esce almeno 3 secondi dopo il mio messaggio che annuncia l’inizio. In quel momento nessuno può conoscerlo, nemmeno chi gestisce il bot.
luck-beacon-mock = Vi entra anche un giro di «{ $chain }». È solo l’imitazione di una fonte pubblica, per le prove: chi gestisce il bot può produrne i numeri, perciò questa partita è senza prova: nessun giocatore da solo può aver scelto le estrazioni, ma chi gestisce il bot sì.
luck-round-why = È il giro { $round } delle { $time }; per indicarlo modifico quel messaggio una volta.
luck-address = Chiunque può guardare se c’è: <{ $address }>
luck-unproved-none = Non vi entra nessuna fonte pubblica, perciò questa partita è senza prova: nessun giocatore da solo può aver scelto le estrazioni, ma chi gestisce il bot sì.
board-unproved = Estrazioni: senza prova
luck-unproved-agreed = Tutti hanno accettato di cominciare senza un giro di { $chain }, perciò questa partita è senza prova: chi gestisce il bot potrebbe aver conosciuto le estrazioni in anticipo o persino averle scelte.
luck-of-original = Sono di nuovo le estrazioni del tavolo { $first }, una per una. Quella partita è finita e il suo seme è noto: chi ne ha la registrazione può calcolare che cosa esce; niente può cambiarlo.
luck-of-twin = Sono, nello stesso momento, le estrazioni del tavolo { $first }, una per una. Erano stabilite all’inizio di quella partita; che cosa vi è entrato oltre al seme lo mostra «{ press-luck }» a quel tavolo.
luck-keep = { $announced ->
    [0] Conserva l’impronta: i messaggi possono essere cancellati, e chi gestisce il bot può cambiarli.
   *[other] Conserva l’impronta e il link del mio messaggio dell’inizio, con il giro: i messaggi possono essere cancellati, e chi gestisce il bot può cambiarli.
} { $twins ->
    [0] Dopo la partita
   *[other] Quando le partite sono finite a tutti i tavoli gemelli,
} { $announced ->
    [0] indicala
   *[other] indica entrambi
} a /{ command-verify }:
luck-check = { luck-keep } allora si vede che né i giocatori né chi gestisce il bot hanno scelto le estrazioni.
luck-check-unproved = { luck-keep } allora si vede che nessun giocatore da solo ha scelto le estrazioni.
luck-check-again = { luck-keep } allora si vede che ogni estrazione era quella di quel tavolo. Che cosa ne è provato lo dice il controllo di quel tavolo.
press-later-round = Prendi un giro successivo
log-unproved = Tutti hanno accettato di cominciare senza un giro della fonte { $chain }: questa partita è senza prova.
closed = Questo tavolo è stato chiuso senza finire la partita.
closed-by = { $who } ha chiuso questo tavolo senza finire la partita.
closed-lobby = Questo tavolo è chiuso; la partita non era ancora iniziata.
closed-lobby-by = { $who } ha chiuso questo tavolo; la partita non era ancora iniziata.
closed-agreed = Tutti qui hanno accettato di chiudere questo tavolo senza finire la partita.
closed-lapsed = Questo tavolo si è chiuso da solo: la partita non era cominciata e per sette giorni nessuno ha fatto niente qui. /{ command-join } ne apre uno nuovo.
closed-outlived = Questo tavolo si è chiuso da solo: la partita cominciata per prima con le stesse estrazioni è finita, perciò quella di questo tavolo non può più cominciare. /{ command-join } apre un tavolo nuovo.
ended-alone = Non gioca più nessun altro: vince { $who }.
ended-late-alone = Il tempo era scaduto per { $late }, e gli altri hanno finito la partita: vince { $who }.
ended-late = Il tempo era scaduto per { $late }, e gli altri hanno chiuso questa partita prima della fine.
vacant = { $who } ha abbandonato: questo posto è libero, e { $takers ->
    [nobody] nessun nuovo giocatore
    [strangers] chi non può conoscere queste estrazioni tramite un altro tavolo
   *[anybody] chiunque
} può subentrare.
vacant-computer = { $who } gioca al posto di { $before }, che ha abbandonato: { $takers ->
    [nobody] nessun nuovo giocatore
    [strangers] chi non può conoscere queste estrazioni tramite un altro tavolo
   *[anybody] chiunque
} può subentrare.
vacant-given-away = Il tavolo cede il posto di { $who }: è libero, e { $takers ->
    [nobody] nessun nuovo giocatore
    [strangers] chi non può conoscere queste estrazioni tramite un altro tavolo
   *[anybody] chiunque
} può subentrare. Finché lì nessuno ha giocato, { $who } può tornare.
closing = { $who } { $count ->
    [one] chiede
   *[other] chiedono
} di chiudere questo tavolo (finora { $count } su { $all }). Si chiude quando tutti sono d’accordo.
seed-revealed = Seme delle estrazioni: { $seed }

# Il pannello di ciascuno
panel-seated = Hai un posto a questo tavolo. Quando la partita comincia, arrivano i tuoi pulsanti.
panel-not-seated = Non hai un posto a questo tavolo. Prendine uno per giocare.
panel-watching = Stai guardando: vedi quello che vedono tutti.
panel-brackets = Tra parentesi: { $who }. Lì gioca il bot o un computer.
panel-resigned = Hai lasciato il tuo posto. Finché nessun altro è subentrato, puoi riprenderlo con il pulsante qui sotto. Fino ad allora vedi quello che vedono tutti.
panel-gave-up = Alla fine di questa partita non avevi più un posto al tavolo.
panel-displaced = { $who } è di ritorno prima di una tua mossa, e ha di nuovo questo posto. Perciò adesso guardi: vedi quello che vedono tutti.
panel-waiting = Si aspetta: { $awaited }.
panel-over = La partita è finita.

# Pulsanti
press-join = Partecipa
press-leave = Lascia il posto
press-options = Opzioni
press-computers = Computer
press-start = Inizia
press-waive = Comincia senza prova
press-await = Aspetta la fonte
press-play = Gioca
press-hand = Il mio pannello
press-more = Altro
press-plan = Pianifica
press-take-back = Annulla mossa
press-log = Cronaca
press-scores = Punteggi
press-text-board = Tabellone come testo
press-rules = Regole
press-resign = Abbandona
press-resign-surely = Sì, abbandono
press-leave-to-computer = Lascia a un computer
press-take-seat = Subentra
press-one-more = Chi manca?
press-agree = Accetta la chiusura
press-keep-open = Non chiudere
press-ask-to-close = Chiedi agli altri
press-close-surely = Sì, chiudi per sempre
press-rematch = Rivincita
press-verify = Verifica le estrazioni
press-replay = Rivedi

# Cronaca
log-asked-to-close = { $who } chiede di chiudere il tavolo. Si chiude quando tutti sono d’accordo.
log-kept-open = { $who } non chiede più di chiudere il tavolo.
log-not-closed = { $who } vuole continuare a giocare, quindi il tavolo non si chiude.
log-taken-back = { $who } annulla l’ultima mossa.
log-taken-back-told = { $who } annulla: «{ $told }»
log-taken-back-did = { $who } annulla: «{ $told }».
log-taken-back-more = { $who } annulla: «{ $told }. { $more }»
log-resigned = { $who } abbandona. D’ora in poi il bot gioca per questo posto nel modo più prudente possibile; qualcun altro può subentrare con /{ command-join }.
log-resigned-covered = { $who } abbandona. D’ora in poi il bot gioca per questo posto nel modo più prudente possibile.
log-beacon = Nelle estrazioni è entrato il giro { $round } della fonte { $chain }.
log-beacon-waived = Il giro { $round } della fonte pubblica { $chain } non mi è arrivato in tempo; tutti hanno accettato di cominciare senza la fonte.
log-left-to-computer = { $before } abbandona e lascia il posto a un computer, { $who }. Qualcun altro può subentrare con /{ command-join }.
log-left-to-computer-covered = { $before } abbandona e lascia il posto a un computer, { $who }.
log-replaced = { $who } subentra { EUPHONIC("a", $before) }.
log-returned = { $who } torna al proprio posto.
recap-resigned = { $who } abbandona.

# Piani: ciò che qualcuno ordina in anticipo; nessun altro li vede
plan-list = I tuoi piani, li vedi solo tu: { $plans }.
plan-ask = Che cosa pianifichi? Lo vedi solo tu.
plan-by-itself = Il bot fa da solo quello che pianifichi, appena è il momento e se è ancora possibile.
plan-nothing = Ora non c’è niente da pianificare.
plan-drop = Annulla un piano
plan-back = Chiudi i piani
plan-offer = Come pianificato: { $plan }
plan-done = Fatto come avevi pianificato: { $plan }.
plan-broken = Il tuo piano è stato annullato: { $plan }.
plan-broken-why = { $told } { $why }

# Rifiuti
refused-closed = Questo tavolo è chiuso. Aprine uno nuovo con /{ command-join }.
refused-over = La partita è finita. Apri un nuovo tavolo con /{ command-join }.
refused-joined-twice = Hai già un posto a questo tavolo.
refused-lobbies = Hai già un posto a { $count ->
    [one] un tavolo dove la partita non è cominciata. Iniziala (/{ command-start }) o lascia quel tavolo
   *[other] { $count } tavoli dove la partita non è cominciata. Inizia una delle partite (/{ command-start }) o lascia uno dei tavoli
} (/{ command-leave }) prima di aprirne un altro.
refused-lobbies-server = In questo server { $count ->
    [one] c’è già un tavolo che aspetta l’inizio della partita. Prendi posto a quello, o riprova quando sarà cominciata
   *[other] ci sono già { $count } tavoli che aspettano l’inizio della partita. Prendi posto a uno di questi, o riprova quando una sarà cominciata
}.
refused-held = Questo tavolo è stato salvato da un’altra versione del bot, e quella attuale ne ricava un’altra cosa. Nulla è andato perso: il tavolo resta com’è finché non lo avrà esaminato chi gestisce il bot. Tutti gli altri tavoli continuano.
refused-full = Il tavolo è al completo: { $seats ->
    [one] l’unico posto è occupato
    [2] i due posti sono occupati
   *[other] tutti i { $seats } posti sono occupati
}.
refused-playing = La partita è cominciata e nessuno dei suoi posti è libero. Puoi guardare, o aprire un tavolo in un altro canale.
refused-own-seat = In questa partita avevi già un posto e ne conosci i segreti: puoi riprendere solo quello, ed è occupato.
refused-seat-forgotten = Qualcuno che ha giocato in questa partita ha fatto cancellare i propri dati, e non si sa più chi fosse. Perciò nessun nuovo giocatore può prendere un posto diverso da quello di quella persona.
refused-leave-playing = La partita è cominciata. Usa /{ command-resign } per rinunciare al tuo posto.
refused-set-playing = Le opzioni si scelgono prima dell’inizio della partita.
refused-unknown-option = Questo gioco non ha quell’opzione o quel valore. Il pulsante «{ press-options }» mostra che cosa c’è.
refused-computer-playing = I computer si siedono e se ne vanno prima che la partita cominci. È già in corso.
refused-computer-none = Lì non siede più nessun computer.
refused-started = La partita è già cominciata.
refused-drawing = Le estrazioni di questa partita si stanno preparando. La partita comincia da sola; fino ad allora qui non si può cambiare nulla.
refused-drawing-late = Le estrazioni di questa partita aspettano la fonte pubblica. Fino ad allora qui non si può cambiare nulla: chiunque sieda al tavolo può farle aspettare un giro successivo, tutti insieme possono cominciare senza prova, e chi ha aperto il tavolo può chiuderlo.
refused-waive-others = Lo decide solo chi siede a questo tavolo.
refused-beacon-forged = La fonte non ha mai dato questo numero per quel giro.
refused-waived-twice = Hai già accettato di cominciare senza.
refused-waits-already = Stai già aspettando.
refused-too-few = { $least ->
    [one] Questo gioco richiede almeno una persona
   *[other] Questo gioco richiede almeno { $least } persone
}; per ora { $here ->
    [one] ce n’è una sola
   *[other] ce ne sono { $here }
}. Chiedi a qualcuno di usare /{ command-join } o aggiungi un computer con «{ press-computers }».
refused-too-few-alone = Prima aggiungi almeno un computer con «{ press-computers }».
refused-not-started = La partita non è ancora cominciata. { $missing ->
    [0] Iniziala con /{ command-start }.
    [one] Manca ancora una persona: chiedi a qualcuno di usare /{ command-join }.
   *[other] Mancano ancora { $missing } persone: chiedi ad altri di usare /{ command-join }.
}
refused-notation = Non capisco «{ $typed }» come qualcosa che puoi fare ora. Ciò che puoi fare compare tra i suggerimenti mentre scrivi in /{ command-play }.
refused-not-your-turn = Non tocca a te: tocca { EUPHONIC("a", $awaited) }.{ $plans ->
    [yes] {" "}Intanto puoi pianificare: «{ press-plan }» nel tuo pannello.
   *[no] {""}
}
refused-answered = Non tocca a te: { $count ->
    [one] manca ancora una risposta
   *[other] mancano ancora { $count } risposte
}, chieste a tutti insieme. La tua risposta vale; /{ command-takeback } la annulla.
refused-not-seated = Non hai un posto a questo tavolo. Prendine uno con /{ command-join } finché c’è spazio.
refused-not-seated-twin = Non hai un posto a questo tavolo. Chi non può conoscere queste estrazioni da un altro tavolo può prendere posto con /{ command-join } finché c’è spazio.
refused-not-seated-full = Non hai un posto a questo tavolo, e tutti i posti sono occupati. Aprine un altro con /{ command-join } in un altro canale o thread.
refused-not-seated-free = Non hai un posto a questo tavolo. Qualcuno ha lasciato il suo: con /{ command-join } lo prendi tu.
refused-not-seated-free-covered = Non hai un posto a questo tavolo. Qualcuno ha lasciato il suo: con /{ command-join } può prenderlo chi non può conoscere queste estrazioni tramite un altro tavolo.
refused-not-seated-given-away = Il tuo tempo era scaduto, e gli altri cercano un sostituto per il tuo posto. Finché lì nessuno ha giocato, /{ command-join } nel canale del tavolo te lo ridà.
refused-not-seated-playing = Non hai un posto a questo tavolo: la partita è in corso e nessun posto è libero per te. Puoi guardare: /{ command-board } mostra il tabellone, e con /{ command-watch } ti dico come finisce. Se si libera un posto, con /{ command-join } lo prendi. Per un tavolo tuo usa un altro canale o un thread.
refused-not-seated-covered = Non hai un posto a questo tavolo: la partita è in corso e nessun posto è libero per te. È un tavolo gemello: la partita la vede solo chi ci gioca. Se si libera un posto, lo prende con /{ command-join } chi non può conoscere queste estrazioni tramite un altro tavolo. Per un tavolo tuo usa un altro canale o un thread.
refused-not-seated-closed = Non hai un posto a questo tavolo, e nessun nuovo giocatore può averne uno: qualcuno che ha giocato con queste estrazioni ha fatto cancellare i propri dati, e non si sa più chi fosse. Per un tavolo tuo usa /{ command-join } in un altro canale o in un thread.
refused-resign-gathering = La partita non è ancora cominciata. Usa /{ command-leave } per lasciare il tuo posto.
refused-resign-computer = Qui non gioca più nessun altro, e i computer non continuano da soli. Puoi abbandonare senza lasciare il posto a uno di loro.
refused-close-gathering = Il tavolo può chiuderlo solo chi lo ha aperto o chi gestisce il server. Tu puoi uscire con /{ command-leave }.
refused-close-drawing = Il tavolo può chiuderlo solo chi lo ha aperto o chi gestisce il server. Finché le estrazioni non sono pronte nessuno può alzarsi.
refused-asked-already = Hai già chiesto di chiudere il tavolo. Si chiude quando tutti sono d’accordo.
refused-not-asked = Nessuno chiede di chiudere questo tavolo, quindi non c’è niente da rifiutare.
refused-close-others = Non tutti gli altri hanno accettato di chiudere questo tavolo, quindi resta aperto.
refused-step = Non è stato fatto nulla: il passo { $number } («{ $step }») non è possibile. { $why }
refused-no-plans = In questo gioco non si pianifica niente.
refused-plans-too-many = Hai già troppi piani: annullane uno.
refused-plan-gone = Questo piano non c’è più.
refused-back-nothing = Non c’è ancora niente da annullare.
refused-back-other = Altri hanno già giocato: per annullare serve il loro accordo.
refused-back-past = Altri hanno giocato dopo, e insieme si può annullare solo ciò che fa parte della fase di gioco in corso.
refused-back-absent = Altri hanno già giocato, e finché qualcun altro gioca per te non si può chiedere niente a nessuno. Prima premi «{ press-return }».
refused-back-luck = L’ultima mossa dipendeva dal caso, quindi non si annulla senza l’accordo degli altri.
refused-back-uncovered = L’ultima mossa ha mostrato qualcosa di nascosto, quindi non si annulla senza l’accordo degli altri.
refused-back-host = L’ultima mossa l’ha fatta il bot per te, perché il tuo tempo era scaduto: non si annulla senza l’accordo degli altri.
refused-back-computer = L’ultima mossa l’ha fatta un computer al posto tuo: non si annulla senza l’accordo degli altri.

# Che cosa è successo di recente
recap-since-own = Dal tuo ultimo turno:
recap-since-start = Dall’inizio:
recap-since = Dall’ultimo turno di { $who }:
recap-last = Che cosa è successo per ultimo:
recap-line = · { $told }
recap-and = { $told } { $more }
recap-also = { $told }; { $more }
recap-turn = { $who } { $told }.
recap-more = { $count } righe prima di queste: /{ command-log }
recap-first-picture = L’immagine mostra il tabellone prima della fine di questo turno.
recap-none = La partita continua più in basso.
recap-end = Com’è andata a finire si legge più in basso.
recap-closed = Questo tavolo è chiuso: i dettagli si leggono più in basso.
recap-gathers = Questo tavolo è più in basso.

# A che punto è la partita, per chi è subentrato
briefing = **A che punto siamo.** Finora al tuo posto giocava { $before }. Ecco la situazione, e che cosa c’è da fare:
briefing-own = **A che punto siamo.** Questo posto era già tuo. Ecco la situazione, e che cosa c’è da fare:

# Risultati dove un posto ha cambiato mano
tenures = Al posto { $number } hanno giocato: { $spans }.
computer-levels = Computer: { $computers }.
computer-level-of = { $who } ({ $level })
stood-in = Un computer ha giocato al posto di { $who }: { $done ->
    [one] { $done } mossa
   *[other] { $done } mosse
} su { $all }.
stood-in-seat = Al posto { $number } è subentrato un computer: { $done ->
    [one] { $done } mossa
   *[other] { $done } mosse
} su { $all }.
stood-in-left = { $who }, un computer, ha giocato al posto di { $before }: { $done ->
    [one] { $done } mossa
   *[other] { $done } mosse
} su { $all }.
tenure-first = { $who } fino a un punteggio di { $to }
tenure = { $who } da { $from } a { $to }
tenure-bot = il bot da { $from } a { $to }
tenure-still = { $who } senza variazioni
tenure-bot-still = il bot senza variazioni

# A chi tocca, per chi aspetta
panel-waiting-away = In attesa di { $who }, via fino al { TIME($until) }.
panel-waiting-count = Si { $count ->
    [one] aspetta ancora { $count } risposta
   *[other] aspettano ancora { $count } risposte
}; la domanda va a tutti insieme.

# Il tavolo che si riempie, e come si chiama il proprio pannello
lobby-seats = Posti ({ $here } su { $most }):
lobby-place = { $number }. { $who } · { $letter }
lobby-place-computer = { $number }. { $who } · { $letter } · computer: { $level }
lobby-computers = I computer giocano come chiunque altro: ognuno sa solo ciò che vede il suo posto. { $alone ->
    [1] Ciò che scegli per il tavolo, per esempio una pausa, vale anche per loro.
   *[0] Non rispondono a domande né a votazioni; ciò che le persone qui concordano vale anche per loro.
}
lobby-computers-read = Chi ha un posto qui può aggiungere dei computer.
lobby-computers-full = Tutti i posti sono occupati.
lobby-add-computer = Aggiungi un computer …
lobby-remove-computer = Manda via { $who }
computer-level-beginner = principiante
computer-level-easy = facile
computer-level-medium = medio
computer-level-hard = difficile
computer-level-expert = esperto
computer-note-beginner = segue le regole e guarda poco
computer-note-easy = vede ciò che è vicino
computer-note-medium = conosce il gioco
computer-note-hard = ha giocato spesso
computer-note-expert = gioca meglio che può
lobby-left = { $who } ha lasciato il tavolo.
lobby-options-read = Queste sono le opzioni. Chi ha un posto qui può sceglierle.
lobby-option-explained = **{ $option }**: { $value }. { $explained }
press-how = Come si gioca
press-luck = Estrazioni
press-start-few = Sì, inizia

# La rivincita, e che cosa si chiede prima di cominciare
press-no = No
press-type-move = Scrivi una mossa
refused-kept-seats = I posti liberi sono riservati a chi ha giocato prima insieme: { $who }. Altri potranno prenderne uno { $until }.
unfinished = Interrotta

# Che cosa ha dato il caso, a partita finita
press-fortune = Chi ha avuto fortuna?
table-question-luck = chi ha avuto fortuna
table-asked-luck = fortuna, sfortuna, fortunato, chi ha avuto fortuna, chi è stato fortunato, sorte, dadi fortunati
table-luck-later = Chi ha avuto fortuna si dice a partita finita.
table-luck-none = In questa partita niente era lasciato al caso.

# Tempo: il ritmo di un tavolo, e che cosa si chiede quando un tempo è scaduto
table-option-pace = Ritmo
table-option-pace-live = dal vivo
table-option-pace-brisk = spedito
table-option-pace-daily = quotidiano
table-option-pace-relaxed = tranquillo
table-note-pace-live = 3 minuti a decisione, poi 10 minuti di riserva
table-note-pace-brisk = 8 ore a decisione, poi un giorno di riserva
table-note-pace-daily = un giorno a decisione, poi 3 giorni di riserva
table-note-pace-relaxed = quanto volete
lobby-option-noted = { $option }: { $value } ({ $note })
table-explain-pace = Quanto può durare una decisione. Dal vivo: tre minuti, più dieci di riserva a testa; spedito: otto ore e un giorno; quotidiano: un giorno e tre giorni; tranquillo: quanto volete. Quando il tempo scade, { $alone ->
    [1] il bot gioca per te una mossa prudente
   *[other] si chiede agli altri che cosa fare
}.
time-until = { $who }: tempo proprio fino al { TIME($own) }, poi la riserva fino al { TIME($until) }.
time-until-last = { $who }: il tempo scade il { TIME($until) }.
time-until-own = Il tuo tempo proprio: fino al { TIME($own) }, poi la riserva fino al { TIME($until) }.
time-until-own-last = Il tuo tempo scade { $until }.
time-reserve-left = La tua riserva: { $hours } h { $minutes } min.
time-absent = { $who } non c’è: il bot gioca per questo posto nel modo più prudente possibile, fino al ritorno.
time-computer = { $who } non c’è: un computer gioca per questo posto fino al ritorno.
time-rests = { $alone ->
    [1] Gli orologi sono fermi, perché il tuo tempo è scaduto. Ripartono appena fai qualcosa qui.
   *[0] Gli orologi sono fermi. Ripartono appena qualcuno fa qualcosa qui.
}
poll-question = { $left ->
    [0] Il tempo è scaduto per { $who }.
   *[other] { $who } { $count ->
        [one] ha
       *[other] hanno
    } lasciato il server.
} E adesso? Si fa ciò che vuole più della metà delle risposte degli altri; se le risposte sono divise, il bot fa una volta la mossa prudente. Si decide appena tutti hanno risposto, al più tardi il { TIME($until) }.
poll-question-one = { $left ->
    [0] Il tempo è scaduto per { $who }.
   *[other] { $who } { $count ->
        [one] ha
       *[other] hanno
    } lasciato il server.
} E adesso? Decide { $voter }. Senza risposta il bot fa una volta la mossa prudente: il { TIME($until) }.
poll-question-own = { $left ->
    [0] Il tempo è scaduto per { $who }.
   *[other] { $who } { $count ->
        [one] ha
       *[other] hanno
    } lasciato il server.
} E adesso? Decidi tu. Senza risposta il bot fa una volta la mossa prudente: il { TIME($until) }.
poll-nobody-else = Il tempo è scaduto per { $who }, e non c’è nessun altro che possa dire che cosa fare. Se prima non succede niente, il bot fa una volta la mossa prudente: il { TIME($until) }.
pace-wished = { $who } { $count ->
    [one] vorrebbe
   *[other] vorrebbero
} un altro ritmo: { $pace }. Finora { $count } su { $all }; vale appena tutti sono d’accordo.
pace-told = { $pace } ({ $times })
poll-choices = Aspettare: ancora il tempo di una decisione. Il bot gioca una volta: con prudenza, solo questa volta. Gioca un computer: di livello { computer-level-medium }, fino al ritorno. Sostituto: lo stesso, e chiunque può prendere il posto. Finire la partita: { $won ->
    [1] chi è in ritardo conta come se avesse abbandonato, e vince chi resta
   *[other] finisce senza vittoria
}.
poll-votes = { $who }: { $remedy }
remedy-wait = aspettare ancora
remedy-safe-action = la mossa prudente, solo questa volta
remedy-stand-in = gioca il bot, fino al ritorno
remedy-computer = gioca un computer, fino al ritorno
remedy-substitute = cercare un sostituto
remedy-end = finire la partita
panel-pace = Quello che scegli qui viene proposto agli altri; vale appena siete tutti d’accordo.
panel-pace-alone = Quello che scegli qui vale subito: non c’è nessun altro da consultare.
time-up-own = { $left ->
    [1] Non sei più sul server di questo tavolo
   *[0] Il tuo tempo è scaduto
}{ $voters ->
    [0] . Se prima non succede nulla, il bot gioca per te una mossa prudente: { $until }
   *[other] , e gli altri decidono che cosa fare
}. { $left ->
    [1] Se torni sul server, puoi continuare a giocare.
   *[0] Puoi ancora giocare.
}
panel-absent = Il bot gioca per te. Con il pulsante qui sotto riprendi a giocare tu.
late-own-stand-in = Il tuo tempo era scaduto, e gli altri hanno deciso che il bot giochi per te. Con il pulsante qui sotto riprendi a giocare tu.
late-own-computer = Il tuo tempo era scaduto, e gli altri hanno deciso che un computer giochi per te. Appena fai qualcosa, o con il pulsante qui sotto, il posto è di nuovo tuo.
late-own-wait = Il tuo tempo era scaduto, e gli altri hanno deciso di aspettare: hai avuto ancora il tempo di una decisione.
late-own-acted = Il tuo tempo era scaduto; { $doer ->
    [computer] un computer ha
    [both] il bot e un computer hanno
   *[bot] il bot ha
} giocato per te: { $told }
late-own-acted-since = Giocato al tuo posto durante la tua assenza: { $told }
late-own-acted-above = Il tuo tempo era scaduto; { $doer ->
    [computer] un computer ha
    [both] il bot e un computer hanno
   *[bot] il bot ha
} giocato per te, come si legge qui sopra.
late-own-ended = Il tuo tempo era scaduto, e gli altri hanno finito la partita.
late-own-substitute = Il tuo tempo era scaduto, e gli altri cercano un sostituto per il tuo posto. Finché lì nessuno ha giocato puoi tornare con il pulsante qui sotto.
press-vote-wait = Aspettare ancora
press-vote-safe-action = Il bot gioca una volta
press-vote-stand-in = Gioca il bot
press-vote-computer = Gioca un computer
press-vote-substitute = Sostituto
press-vote-end = Finire la partita
press-end-surely = Sì, finire la partita
poll-end-follows = Se lo vuole anche più della metà degli altri, la partita finisce senza vittoria, e viene pubblicato tutto: ciò che era nascosto, la registrazione e il seme delle estrazioni.
poll-end-follows-alone = La partita finisce subito: per { $late } conta come abbandono, e vinci tu. Viene pubblicato tutto: ciò che era nascosto, la registrazione e il seme delle estrazioni.
poll-end-follows-computers = La partita finisce subito, senza vittoria. Viene pubblicato tutto: ciò che era nascosto, la registrazione e il seme delle estrazioni.
press-ask-about-awaited = Non si va avanti?
press-nudge = Sollecita
press-agree-pace = Accetta il ritmo
press-return = Sono di nuovo qui
log-nudged = { $who } fa ricordare il turno a chi si aspetta.
log-pace-wished = { $who } vorrebbe un altro ritmo: { $pace }.
log-paced = Il tavolo ha ora un altro ritmo: { $pace }.
log-overdue = Il tempo è scaduto per { $who }.
log-voted = { $who } risponde: { $remedy }.
log-settled-wait = { $who } { $count ->
    [one] riceve
   *[other] ricevono
} ancora il tempo di una decisione.
log-settled-safe-action = Il bot fa la mossa prudente per { $who }.
log-settled-stand-in = D’ora in poi il bot gioca per { $who }, fino al ritorno.
log-settled-computer = D’ora in poi un computer gioca per { $who }, fino al ritorno.
log-settled-substitute = Il tempo era scaduto per { $who }: il tavolo cede { $count ->
    [one] questo posto
   *[other] questi posti
}. Chiunque può subentrare, e finché lì nessuno ha giocato si può tornare.
log-settled-split = Le risposte sono divise: il bot fa una volta la mossa prudente per { $who }.
log-settled-end = La partita finisce, perché il tempo è scaduto per { $who }.
log-settled-rest = { $alone ->
    [1] { $who } non ha giocato in tempo: gli orologi sono fermi finché qui non succede qualcosa.
   *[0] Nessuno ha risposto su { $who }: gli orologi sono fermi finché qualcuno non fa qualcosa.
}
log-own-wait = Hai ricevuto ancora il tempo di una decisione.
log-own-safe-action = Il bot fa una volta la mossa prudente per te.
log-own-stand-in = D’ora in poi il bot gioca per te, fino al tuo ritorno.
log-own-computer = D’ora in poi un computer gioca per te, fino al tuo ritorno.
log-own-split = Le risposte sono divise: il bot fa una volta la mossa prudente per te.
refused-nudge-nobody = Qui non c’è nessuno da sollecitare.
refused-nudge-away = { $who } { $count ->
    [one] è via e torna { $until }
   *[other] sono via; il primo ritorno è { $until }
}: non c’è nessun altro da sollecitare.
refused-nudge-often = { $who } { $count ->
    [one] ha
   *[other] hanno
} già ricevuto abbastanza promemoria per questo.
refused-nudge-early = Non si aspetta da molto. Puoi farlo a partire dal { TIME($from) }.
refused-nudge-again = Il promemoria è già partito. Puoi farlo di nuovo a partire dal { TIME($from) }.
refused-pace-none = Per ora nessuno chiede un altro ritmo.
refused-pace-same = Il tavolo ha già questo ritmo.
refused-pace-wished = Hai già accettato questo ritmo. Vale appena gli altri sono d’accordo.
refused-poll-on = La domanda agli altri è già posta: le risposte sono sotto il tabellone.
refused-poll-you = Il tavolo aspetta te. Il tuo pannello mostra che cosa puoi fare.
refused-poll-timed = A questo tavolo ogni decisione ha il suo tempo. Quando scade, la domanda agli altri parte da sola.
refused-poll-early = L’ultima mossa è recente. Puoi chiederlo { $from }.
refused-no-poll = Qui non si chiede più niente.
refused-vote-own = Lo decidono gli altri. Tu puoi semplicemente continuare a giocare.
refused-not-away = Al tuo posto giochi già tu.

# Come sta un tavolo per una persona, come parte di una riga di un elenco
standing-turn = **tocca a te**
standing-turn-until = **tocca a te** (scadenza: { $until })
standing-late = **tocca a te**, ma il tuo tempo è scaduto (si decide che cosa fare al più tardi { $until })
standing-asked = **manca la tua risposta**: il tempo è scaduto per { $who } (si decide che cosa fare al più tardi { $until })
standing-away = il bot gioca per te finché non torni
standing-computer = un computer gioca per te finché non torni
standing-waiting = in attesa di { $awaited }
standing-waiting-until = in attesa di { $awaited } (scadenza: { $until })
standing-paused = il tavolo è in pausa al massimo fino a { TIME($until) }; { $line }
standing-waiting-away = in attesa di { $awaited }, via fino al { TIME($until) }
standing-waiting-count = si { $count ->
    [one] aspetta ancora { $count } risposta
   *[other] aspettano ancora { $count } risposte
}
standing-gathering = la partita non è ancora cominciata, posti occupati: { $here } su { $most }
standing-drawing = le estrazioni si stanno preparando
standing-drawing-late = le estrazioni aspettano la fonte pubblica, che è in ritardo; tutti quelli al tavolo possono accettare di cominciare senza la fonte
standing-playing = la partita è in corso
standing-over = la partita è finita
standing-closed = il tavolo è chiuso; la partita non era ancora cominciata
standing-halted = chi si occupa dei tavoli ha terminato la partita; per un giorno può ancora continuare
standing-given-away = il tuo tempo era scaduto, e gli altri cercano un sostituto; /{ command-join } ti ridà il posto

# Whose turn it is, for those who ask
table-question-turn = a chi tocca
table-asked-turn = a chi tocca, a chi tocca adesso, a chi tocca ora, tocca a chi, tocca, tocca adesso, tocca ora, chi tocca, tocca a me, di chi è il turno, turno, di turno, chi gioca, gioca, chi gioca adesso, gioca adesso, gioca ora, chi muove, chi deve giocare, deve giocare, chi si aspetta, si aspetta, aspettiamo, riserva, mia riserva, tempo, mio tempo, quanto tempo, scadenza
panel-your-turn = Tocca a te.

# Che cosa fa chi gestisce il server
stopped-for-now = La partita è terminata per ora.
halted = { $by }, che si occupa dei tavoli di questo server, ha terminato questa partita. Per ora ciò che è nascosto resta nascosto: con /{ command-table } { command-table-reopen } si può continuare. Altrimenti finisce per sempre il { TIME($until) }, e si mostra tutto.
covered-halted = { $by }, che si occupa dei tavoli di questo server, ha terminato questa partita. Per ora ciò che è nascosto resta nascosto: con /{ command-table } { command-table-reopen } si può continuare. Altrimenti finisce per sempre il { TIME($until) }. Si mostra tutto quando saranno finite le partite a tutti i tavoli gemelli.
offer = { $by }, che si occupa dei tavoli di questo server, offre { EUPHONIC("a", $name) } il posto di { $who }. Finché { $name } non accetta, il posto resta com’è.
offer-own = { $by }, che si occupa dei tavoli di questo server, offre il tuo posto { EUPHONIC("a", $name) }. Resta tuo, e il tuo pannello solo per te, se { $name } non accetta.
log-ended-for-now = { $by }, che si occupa dei tavoli di questo server, termina la partita.
log-reopened = { $by }, che si occupa dei tavoli di questo server, fa continuare la partita.
log-paused-by = { $by }, che si occupa dei tavoli di questo server, ferma gli orologi, per 14 giorni al massimo. Chi vuole può continuare a giocare.
log-went-on-by = { $by }, che si occupa dei tavoli di questo server, fa ripartire gli orologi.
log-offered = { $by }, che si occupa dei tavoli di questo server, offre { EUPHONIC("a", $name) } il posto di { $who }.
log-offer-declined = { $name } non prende il posto di { $who }.
log-moved = { $by }, che si occupa dei tavoli di questo server, ha spostato qui il tavolo.
press-take-offer = Prendi il posto offerto
press-decline-offer = No, grazie
press-moderate-end = Sì, termina
press-moderate-reopen = Sì, continua
press-moderate-pause = Sì, pausa
press-moderate-go-on = Sì, falli ripartire
press-moderate-offer = Sì, offrilo
press-moderate-move = Sì, sposta
refused-moderate = Può farlo solo chi gestisce il server di questo tavolo, o chi ha un ruolo indicato per questo da chi gestisce il bot.
refused-reopen-over = Questa partita è finita e ciò che era nascosto è stato mostrato: nessuno potrebbe continuarla alla pari. Apri un nuovo tavolo con /{ command-join }.
refused-reopen-covered = Questa partita è finita e chi vi sedeva ha visto com’è andata: nessuno potrebbe continuarla alla pari. Apri un nuovo tavolo con /{ command-join }.
refused-reopen-open = Questo tavolo è aperto: non c’è niente da riaprire.
refused-move-same = Il tavolo è già qui.
refused-ended-for-now = { $by } ha terminato questa partita. Chi gestisce il server può farla continuare con /{ command-table } { command-table-reopen }; altrimenti finisce per sempre { $until }.
refused-offer-lobby = La partita non è ancora cominciata: chi vuole giocare prende un posto libero con /{ command-join }.
refused-offer-no-seat = A questo tavolo non c’è un posto così. Scegli uno dei suggerimenti che compaiono mentre scrivi.
refused-offer-own = Questa persona ha già questo posto.
refused-offer-seated = Questa persona ha un altro posto a questo tavolo.
refused-offer-knows = Questa persona ha avuto un altro posto in questa partita e ne conosce i segreti: questo non può averlo.
refused-offer-other = Questo posto è offerto { EUPHONIC("a", $name) }.
refused-offer-none = Qui non ti è più offerto nessun posto.
# Notti, assenze e pause
time-away = { $who } è via: il suo orologio è fermo fino al { TIME($until) }.
time-away-untimed = { $who } è via e torna il { TIME($until) }.
time-paused = Il tavolo è in pausa: tutti gli orologi sono fermi. { $all ->
    [1] «{ press-go-on }» la chiude; altrimenti finisce
   *[other] Si riprende appena due di voi lo vogliono, al più tardi
} il { TIME($until) }. Si può giocare lo stesso.
time-paused-wished = Il tavolo è in pausa: tutti gli orologi sono fermi. { $who } vorrebbe riprendere; basta un’altra persona. Al più tardi si riprende il { TIME($until) }.
pause-wished = { $who } { $count ->
    [one] vorrebbe
   *[other] vorrebbero
} una pausa per il tavolo ({ $count } su { $all } d’accordo). Basta più della metà: «{ press-pause }» vale come un sì.
pause-wished-own = Vorresti una pausa per il tavolo ({ $count } su { $all } d’accordo). Basta più della metà.
time-paused-wished-own = Il tavolo è in pausa: tutti gli orologi sono fermi. Vorresti riprendere; basta un’altra persona. Al più tardi si riprende il { TIME($until) }.
press-pause = Metti in pausa
press-go-on = Termina la pausa
log-away = { $who } è via.
log-back = { $who } è di nuovo tra voi.
log-pause-wished = { $who } vorrebbe una pausa per il tavolo.
log-go-on-wished = { $who } vorrebbe riprendere.
log-paused = Il tavolo va in pausa.
log-went-on = Al tavolo si riprende.
log-pause-over = La pausa ha raggiunto la durata massima: al tavolo si riprende, e gli orologi ripartono.
refused-paused = Il tavolo è in pausa, quindi il tempo non corre per nessuno. Con «{ press-go-on }» dici che vorresti riprendere.
refused-pause-on = Il tavolo è già in pausa. Con «{ press-go-on }» dici che vorresti riprendere.
refused-pause-off = Il tavolo non è in pausa.
refused-pause-relaxed = A questo tavolo il tempo non corre per nessuno, quindi non c’è niente da mettere in pausa.
refused-pause-poll = Prima dite che cosa fare per chi è in ritardo: le risposte sono sotto il tabellone.
refused-pause-wished = L’hai già detto. Ora tocca agli altri.
refused-poll-away = Chi si aspetta ha detto di essere via. Il tabellone dice quando torna.
refused-poll-computer = Per chi si aspetta gioca un computer. Gioca tra un istante.

# Annullare con l’accordo di tutti
rewind-offer = Se sono d’accordo tutti quelli che da allora hanno giocato o saputo qualcosa, puoi tornare a una tua decisione precedente. Fino a dove?
rewind-offer-alone = Puoi tornare a una tua decisione precedente; non serve il consenso di nessun altro. Fino a dove?
rewind-which = Torna a …
rewind-none = Ora non c’è una tua decisione che si possa annullare.
rewind-decision = La tua decisione di { $count } mosse fa
rewind-leave = Non annullare nulla
rewind-goes = { $count ->
    [one] una mossa annullata
   *[other] { $count } mosse annullate
}{ $others ->
    [0] {""}
    [one] , una di altri
   *[other] , { $others } di altri
}
rewind-asked = { $who } chiede di annullare { $count ->
    [one] l’ultima mossa
   *[other] le ultime { $count } mosse
}. Sarebbe annullato:
rewind-asked-by = { $by }, che si occupa dei tavoli di questo server, vi chiede di annullare { $count ->
    [one] l’ultima mossa
   *[other] le ultime { $count } mosse
}. Sarebbe annullato:
rewind-untold = qualcosa che non è scritto da nessuna parte, per esempio una risposta segreta o una rinuncia
rewind-more = { $count ->
    [one] · e ancora una riga
   *[other] · e ancora { $count } righe
}
rewind-luck = I dadi, le tessere e le carte usciti da allora escono uguali se tutto si gioca uguale: chi li conosce ora li conoscerà anche allora.
rewind-uncovered = Da allora si è visto qualcosa di nascosto: chi l’ha visto lo sa ancora.
rewind-waits = Serve ancora il sì di: { $who }. Basta un no e resta tutto com’è. Appena si gioca altro, la domanda decade.
rewind-waits-own = Serve ancora il tuo sì.{ $alone ->
    [yes] {""}
   *[no] {" "}E quello di: { $who }.
} Basta un no e resta tutto com’è. Appena si gioca altro, la domanda decade.
rewind-agreed = D’accordo finora: { $who }.
rewind-own = Hai chiesto di annullare qualcosa: gli altri rispondono sotto il tabellone. «{ press-let-stand }» ritira la domanda.
answers-on-board = Qui non c’è posto per le risposte: stanno sotto il tabellone, nel canale.
log-rewind-asked = { $who } chiede di annullare { $count ->
    [one] l’ultima mossa
   *[other] le ultime { $count } mosse
}.
log-rewind-asked-by = { $by }, che si occupa dei tavoli di questo server, chiede ai giocatori di annullare { $count ->
    [one] l’ultima mossa
   *[other] le ultime { $count } mosse
}.
log-rewind-withdrawn = { $who } non chiede più di annullare nulla.
log-rewind-withdrawn-by = { $by } non chiede più ai giocatori di annullare qualcosa.
log-rewind-declined = { $who } non è d’accordo: non si annulla nulla.
log-rewind-lapsed = La partita è andata avanti: la domanda se annullare qualcosa è decaduta.
log-rewound = { $count ->
    [one] Si annulla l’ultima mossa
   *[other] Si annullano le ultime { $count } mosse
}. { $first }
log-rewound-from = Si annullano le ultime { $count } mosse. La prima: «{ $first }»
log-rewound-count = { $count ->
    [one] Si annulla l’ultima mossa
   *[other] Si annullano le ultime { $count } mosse
}.
press-agree-rewind = Sì, annulla
press-let-stand = Lascia così
press-moderate-rewind = Sì, chiedi
press-moderate-let-stand = Sì, ritira
refused-rewind-own = Puoi chiedere di tornare soltanto a decisioni tue.
refused-rewind-open = Si chiede già ai giocatori se annullare qualcosa. Rispondi prima a questo, sotto il tabellone.
refused-rewind-round = Queste mosse sono troppo indietro per annullarle.
refused-rewind-none = Qui nessuno chiede più di annullare qualcosa.
refused-rewind-yours = L’hai chiesto tu: ora rispondono gli altri. «{ press-let-stand }» ritira la domanda.
refused-rewind-not-asked = Da allora non hai giocato né saputo nulla: il tuo accordo non serve.
refused-rewind-agreed = Hai già detto di sì. Ora mancano gli altri.
refused-rewind-nobody = Lì non gioca nessuno che possa essere d’accordo.
# Assistere, chiedere e i propri appunti
press-watch = Assisti
press-watch-end = Solo alla fine
press-watch-daily = Anche una volta al giorno
press-unwatch = Non assistere più
press-ask = Chiedi
press-hint = Chiedi al computer
press-notes = Appunti
# Tavoli a cui nessuno gioca o che non si raggiungono, e chi ha lasciato il server
unplayed = Da due settimane nessuno fa niente qui. La partita continua? { $alone ->
    [1] «{ press-stay }», o qualsiasi altra cosa tu faccia qui, vale come sì. «{ press-shelve }» archivia subito il tavolo; se non fai niente, succede il { TIME($when) }.
   *[0] «{ press-stay }», o qualsiasi altra cosa facciate qui, vale come sì. Se più della metà di voi preme «{ press-shelve }», il tavolo viene archiviato subito; se nessuno fa niente, il { TIME($when) }.
} Non va perso nulla, e basta un tocco per riaverlo.
shelf-wished = { $who } { $count ->
    [one] vorrebbe
   *[other] vorrebbero
} archiviare il tavolo (finora { $count } su { $all }). Basta più della metà.
shelved = Questo tavolo è archiviato: qui non corre nulla, nulla è andato perso, e in questo canale si può aprire un altro tavolo. «{ press-unshelve }» lo fa continuare.
stranded-channel = Il canale di questo tavolo non esiste più. Chi gioca qui può farlo continuare altrove: scrivi /{ command-tables } in un altro canale dello stesso server e premi lì «{ press-bring-here }». Altrimenti il tavolo si chiude da solo il { TIME($when) }.
stranded-server = Sono stato rimosso dal server di questo tavolo. Se vengo invitato di nuovo lì, la partita continua lì. Altrimenti il tavolo si chiude da solo il { TIME($when) }.
closed-stranded = Questo tavolo si è chiuso da solo: per due settimane non è stato possibile raggiungerlo dove si trovava.
time-departed = { $who } ha lasciato il server.
press-stay = Continua a giocare
press-shelve = Archivia il tavolo
press-unshelve = Ripristina
press-bring-here = Continua qui
log-unplayed = Da due settimane nessuno fa niente qui. Il tavolo chiede se la partita continua.
log-stayed = { $who } vorrebbe continuare.
log-shelf-wished = { $who } vorrebbe archiviare il tavolo.
log-shelved = Il tavolo viene archiviato.
log-unshelved = { $who } ripristina il tavolo.
log-stranded-channel = Il canale del tavolo non esiste più.
log-stranded-server = Il bot è stato rimosso dal server del tavolo.
log-departed = { $who } ha lasciato il server.
refused-not-unplayed = Questo non si chiede più: qualcuno ha fatto qualcosa qui.
refused-shelf-wished = L’hai già detto. Il tavolo viene archiviato appena lo vuole più della metà di voi.
refused-shelved = Questo tavolo è archiviato. «{ press-unshelve }», sotto il suo ultimo messaggio e in /{ command-tables }, lo fa continuare.
refused-not-shelved = Questo tavolo è aperto dove si trova: puoi semplicemente continuare a giocare.
refused-other-server = Un tavolo resta nel suo server. Scrivilo in un canale di quel server.
refused-direct = Questo tavolo sta nella tua chat privata con me e resta lì. Continua lì.
standing-shelved = archiviato
standing-stranded = { $line }; il tavolo non si raggiunge dove si trova e si chiude da solo { $until }
standing-unplayed = { $line }; **la partita continua?** Se nessuno fa niente lì, viene archiviata { $until }
# Agreeing to hints
lobby-hints-on = Suggerimenti: sì
lobby-hints-off = Suggerimenti: no
lobby-hints-wished = Suggerimenti: no; a favore { $who }, non ancora { $others }
lobby-hints-explained = { $alone ->
    [1] **{ $now }.** Con i suggerimenti /{ command-hint } ti dice che cosa pensa un computer della tua decisione, in base a ciò che vedi.
   *[other] **{ $now }.** Con i suggerimenti /{ command-hint } dice a ognuno, in privato, che cosa pensa un computer della sua decisione, in base a ciò che vede. Solo se tutti sono d’accordo.
}
lobby-hints-agree = Sì ai suggerimenti
lobby-hints-agree-alone = Con suggerimenti
lobby-hints-withdraw = Non voglio suggerimenti
refused-hints-playing = Sui suggerimenti ci si accorda prima che la partita cominci.
refused-hints-same = L’hai già detto.

# Suggerimenti
hint-no-seat = Non hai un posto qui, quindi nessuna decisione ti aspetta. Quando la partita è finita, /{ command-hint } la ripercorre per tutti.
hint-gathering = La partita non è ancora cominciata. I suggerimenti ci sono se tutti al tavolo sono d’accordo: «{ press-options }», «{ lobby-hints-agree }». Quando la partita è finita, /{ command-hint } la ripercorre comunque.
hint-soon = La partita non è ancora cominciata. Appena tocca a te, /{ command-hint } ti dice che cosa pensa un computer della tua decisione.
hint-over = Qui nessuna partita è arrivata alla fine.
hint-not-over = Qui non c’è nulla da riguardare.
hint-off = Prima che questa partita cominciasse non tutti hanno accettato i suggerimenti, quindi non ce ne sono. Quando è finita, /{ command-hint } la ripercorre.
hint-not-all = { $line }. Chi ha preso un posto a partita iniziata può ancora accettarli: «{ press-more }», «{ press-options }».
hint-not-awaited = Ora non si aspetta nessuna tua decisione.
hint-only = Ora puoi fare una cosa sola.
hint-no-computer = I computer non sanno giocare a questo gioco, quindi non ci sono suggerimenti.
hint-nothing = Il computer non è arrivato a un risultato. Riprova.
hint-busy = Altri stanno chiedendo suggerimenti. Riprova fra un minuto.
hint-asking = Un computer sta ancora pensando alla tua domanda. Aspetta la sua risposta.
hint-whose = Le decisioni di chi? Indica un posto: /{ command-hint } { command-hint-seat }:
hint-awaited = Che cosa farebbe un computer nel turno { $turn }, in base a ciò che vedi ({ $tries } prove ciascuna):
hint-best = { $number }. { $action }
hint-next = { $number }. { $action } ({ $points } punti in media, rispetto alla 1)
hint-means = -# Punti: di quanto si finisce davanti al migliore degli altri, in media su molte ipotesi su ciò che non si vede. L’ordine conta le vittorie oltre ai punti. Anche un computer sbaglia.
hint-review = { $who }: un computer ha guardato { $looked ->
    [one] { $looked } decisione
   *[other] { $looked } decisioni
} su { $all }{ $left ->
    [0] { "" }
   *[other] , quante il tempo permetteva
}, ciascuna con ciò che allora si vedeva da questo posto. Le differenze maggiori:
hint-review-none = { $who }: un computer ha guardato { $looked ->
    [one] { $looked } decisione
   *[other] { $looked } decisioni
} su { $all }{ $left ->
    [0] { "" }
   *[other] , quante il tempo permetteva
}, ciascuna con ciò che allora si vedeva da questo posto, e non ha trovato nulla di chiaramente migliore.
hint-review-empty = { $who } non ha avuto decisioni con una scelta in questa partita.
hint-difference = Turno { $turn }: «{ $made }»; il computer avrebbe scelto «{ $rather }» ({ $points } punti in media)

# A game that has ended, gone through turn by turn
press-turns = Turno per turno
press-share-moment = Condividi questo momento
press-animate = Mostra come filmato
replay-title = { $game }: turno { $turn } di { $last }
replay-title-deal = { $game }: { $last ->
    [0] l’inizio
   *[other] l’inizio, prima del turno 1 di { $last }
}
replay-own = Il pannello di { $who } in quel momento:
replay-quoted = > { $line }
replay-first = ⏮ Inizio
replay-back = ◀ Indietro
replay-next = Avanti ▶
replay-last = Fine ⏭
replay-round-back = ⏪ Parte precedente
replay-round-next = Parte successiva ⏩
replay-hands-none = Solo ciò che vedevano tutti
replay-hands-seat = Con il pannello di { $who }
replay-hands-all = Con il pannello di ciascuno


lobby-duplicate = Tavolo aperto per esattamente { $most } persone, di nuovo con le estrazioni del tavolo `{ $table }` e con le stesse opzioni. Quella partita è finita e ciò che era nascosto si può guardare: per favore, non fatelo. Premete «{ press-join }» e, quando ci siete tutti, «{ press-start }».
lobby-duplicate-known = Chi ha già giocato con queste estrazioni: { $who }
lobby-duplicate-asked = Chi ha già giocato con queste estrazioni e forse sa che cosa esce: { $who }. La partita comincia quando gli altri sono d’accordo («{ press-consent }»): { $others }.
press-duplicate = Rigioca con le stesse estrazioni
press-consent = Sono d’accordo
press-compare = Confronta le partite
refused-duplicate-options = Questo tavolo gioca con le estrazioni di un altro tavolo, perciò valgono le opzioni di quello e non si possono cambiare. Si possono ancora scegliere solo il ritmo e i suggerimenti.
refused-duplicate-seats = Queste estrazioni sono per esattamente { $seats } posti, e { $here ->
    [one] ne è occupato { $here }
   *[other] ne sono occupati { $here }
}. Aspettate altre persone o aggiungete computer con «{ press-computers }».
refused-duplicate-closed = Queste estrazioni sono per esattamente { $seats } posti, e nessun nuovo giocatore può sedersi qui. Occupa quelli liberi con dei computer («{ press-computers }»).
refused-duplicate-consent = Chi ha già giocato con queste estrazioni e forse sa che cosa esce: { $who }. Prima gli altri devono premere «{ press-consent }»: { $others }. Oppure chi le conosce lascia il tavolo.
refused-duplicate-seen = Hai già giocato con queste estrazioni e sai che cosa esce: in questa partita non puoi prendere un posto. Puoi guardare.
refused-offer-seen = Questa persona ha già giocato con queste estrazioni e sa che cosa esce: in questa partita non può avere un posto.
refused-consent-none = Qui non c’è niente su cui tu debba essere d’accordo.
lobby-duplicate-alone = Un tavolo per te e per i computer, esattamente { $most } posti, di nuovo con le estrazioni del tavolo `{ $table }` e con le stesse opzioni. { $free ->
    [0] Premi «{ press-start }» per cominciare.
   *[other] Aggiungi computer con «{ press-computers }», poi premi «{ press-start }».
}
lobby-duplicate-agreed = Chi ha già giocato con queste estrazioni: { $who }. Gli altri sono d’accordo.
table-option-twins = Tavoli gemelli
table-option-twins-off = no
table-option-twins-on = sì
table-explain-twins = Se altre persone possono giocare con le stesse estrazioni, nello stesso momento, a tavoli propri. Finché tutte queste partite non sono finite, ognuna la vede solo chi la gioca (con «{ press-board }»).
refused-twins-direct = Nei messaggi diretti nessun altro può giocare accanto a te, quindi questo tavolo non ha gemelli. Aprine uno in un canale di un server.
refused-twins-unbegun = Quella partita non è ancora iniziata. Appena inizia, potrete giocare qui con le stesse estrazioni.
refused-twins-over = La partita cominciata per prima con queste estrazioni è finita, perciò nessun tavolo gemello può più cominciare. Quando saranno finite le partite a tutti i tavoli gemelli, premi «{ press-duplicate }» sotto una di esse per giocare di nuovo con queste estrazioni.
refused-twins-none = Quel tavolo non ha gemelli: solo un tavolo con l’opzione «{ table-option-twins }» condivide le estrazioni mentre gioca.
refused-twins-reserved = Quel tavolo fa parte di una serata: con le sue estrazioni giocano solo i tavoli della serata. Apri un tavolo tuo con /{ command-join }.
refused-twins-nowhere = In questo server non c’è quel tavolo.
refused-twins-knows = Giochi o hai già giocato con queste estrazioni a un tavolo gemello, quindi non puoi sederti qui.
refused-twins-offer = Questa persona gioca o ha già giocato con queste estrazioni a un tavolo gemello, quindi non può sedersi qui. Scegli qualcun altro.
refused-twins-forgotten = Qualcuno che ha giocato con queste estrazioni a un altro tavolo gemello ha fatto cancellare i propri dati, e non si sa più chi fosse. Finché non saranno finite le partite a tutti i tavoli gemelli, qui non può sedersi nessun altro.
twins-cover = Tavolo gemello: più tavoli possono giocare nello stesso momento con le stesse estrazioni. Finché tutte queste partite non sono finite, questa la vede solo chi la gioca.
twins-panel-left = Qui non hai più un posto. Con «{ press-board }» vedi ancora questa partita.
twins-how = Per giocare con le stesse estrazioni in un altro canale (solo per chi non può conoscerle tramite uno di questi tavoli): `/{ command-join } { command-join-twin }:{ $table }`
twins-others = { $count ->
    [one] Un altro tavolo ha le stesse estrazioni.
   *[other] Altri { $count } tavoli hanno le stesse estrazioni.
}
twins-whose = Gioca con le estrazioni del tavolo `{ $table }`.
twins-cover-over = Questa partita è finita. Il risultato e il tabellone appariranno qui quando saranno finite le partite a tutti i tavoli gemelli; chi ha giocato li vede già con «{ press-board }».
twins-cover-until = Il resto apparirà quando saranno finite le partite a tutti i tavoli gemelli.
twins-cover-turn = La partita è andata avanti, vista solo da chi la gioca.
lobby-twin = Tavolo aperto per esattamente { $most } persone: si gioca nello stesso momento con le estrazioni del tavolo `{ $table }` e con le stesse opzioni. Finché non saranno finite le partite a tutti i tavoli gemelli, ognuna è visibile solo a chi la gioca. Premete «{ press-join }» e, quando siete tutti seduti, «{ press-start }».
lobby-twin-closed = Tavolo per esattamente { $most } persone: si gioca nello stesso momento con le estrazioni del tavolo `{ $table }` e con le stesse opzioni. Qualcuno che ha giocato con queste estrazioni a un altro tavolo gemello ha fatto cancellare i propri dati, perciò nessun nuovo giocatore può sedersi qui. { $free ->
    [0] Premete «{ press-start }».
   *[other] I computer possono occupare i posti liberi («{ press-computers }»); poi premete «{ press-start }».
}
witness-twins = Ai tavoli gemelli può uscire la stessa cosa. Perciò il seme si mostra solo quando le partite sono finite a tutti i tavoli.
press-board = Tabellone
refused-twins-other = Qualcuno qui gioca o ha già giocato con queste estrazioni a un altro tavolo gemello. La partita può iniziare quando questa persona si è alzata.
twins-cover-back = Chi gioca vede nel proprio pannello che cosa verrebbe annullato.
