# Quello che ogni tavolo dice, qualunque sia il gioco.

who = { $who }

# La scheda del tavolo e il tabellone
lobby-gathering = Si sta formando un tavolo per { $least }–{ $most } persone. Prendete posto e cominciate.
lobby-closes-soon = Da sei giorni nessuno fa niente qui. Domani questo tavolo si chiude da solo. Qualsiasi cosa si faccia al tavolo lo tiene aperto: /{ command-join }, /{ command-start } o la scelta di un’opzione.
lobby-seat = { $number }. { $who }
lobby-option = { $option }: { $value }
lobby-commitment = La sorte è promessa in un mio messaggio che non cambia mai.
witness-promise =
    La sorte del tavolo { $table } ({ $game }) è promessa:
    `{ $commitment }`
    Non cambio mai questo messaggio. A fine partita mostro il seme, che deve corrispondere a questa promessa; /{ command-verify } lo controlla.
witness-start = La sorte nasce dal seme promesso, dal numero d’ingresso di ciascuno (dato da Discord) e dalle vostre parole, se ne avete date, in quest’ordine:
witness-ticket = { $number }. { $who }: { $ticket }
witness-ticket-word = { $number }. { $who }: { $ticket }, «{ $word }»
witness-own = Per controllare la sorte più tardi: il tuo numero d’ingresso è { $ticket }, e la promessa è `{ $commitment }`.
closed = Questo tavolo è stato chiuso prima della fine della partita.
closed-by = { $who } ha chiuso questo tavolo prima della fine della partita.
closed-agreed = Tutti qui hanno accettato di chiudere questo tavolo prima della fine della partita.
closed-lapsed = Questo tavolo si è chiuso da solo: la partita non era cominciata e per sette giorni nessuno ha fatto niente qui. /{ command-join } ne apre uno nuovo.
ended-alone = Tutti gli altri hanno abbandonato: vince { $who }.
vacant = { $who } ha abbandonato: questo posto è libero, e chiunque può subentrare.
closing = { $who } { $count ->
    [one] chiede
    [many] chiedono
   *[other] chiedono
} di chiudere questo tavolo (finora { $count } su { $all }). Si chiude quando tutti sono d’accordo.
seed-revealed = Seme della sorte: { $seed }

# Il pannello di ciascuno
panel-seated = Hai un posto a questo tavolo. La tua mano arriva quando comincia la partita.
panel-not-seated = Non hai un posto a questo tavolo. Prendine uno per giocare.
panel-watching = Stai guardando: vedi quello che vedono tutti.
panel-waiting = Si aspetta: { $awaited }.
panel-over = La partita è finita.

# Pulsanti
press-join = Partecipa
press-leave = Alzati
press-options = Opzioni
press-start = Comincia
press-play = Gioca
press-hand = La mia mano
press-more = Altro
press-plan = Pianifica
press-take-back = Annulla mossa
press-log = Cronaca
press-scores = Punteggi
press-text-board = Tabellone in testo
press-rules = Regole
press-resign = Abbandona
press-resign-surely = Sì, abbandono
press-take-seat = Subentra
press-agree = Accetta la chiusura
press-keep-open = Anzi, continuiamo
press-ask-to-close = Chiedi agli altri
press-close-surely = Sì, chiudi per sempre
press-rematch = Rivincita
press-verify = Verifica la sorte

# Cronaca
log-asked-to-close = { $who } chiede di chiudere il tavolo. Si chiude quando tutti sono d’accordo.
log-kept-open = { $who } non chiede più di chiudere il tavolo.
log-taken-back = { $who } annulla l’ultima azione.
log-resigned = { $who } abbandona. D’ora in poi il bot gioca l’azione sicura per questo posto; qualcun altro può subentrare con /{ command-join }.
log-replaced = { $who } subentra a { $before }.

# Piani: ciò che qualcuno ordina in anticipo; nessun altro li vede
plan-list = Pianificato, lo vedi solo tu: { $plans }.
plan-ask = Che cosa va fatto per te appena è il momento? Nessun altro lo vede.
plan-nothing = Ora non c’è niente da pianificare.
plan-drop = Annulla un piano
plan-back = Indietro
plan-offer = Come pianificato: { $plan }
plan-done = Fatto come avevi pianificato: { $plan }.
plan-broken = Il tuo piano è stato annullato: { $plan }.
plan-broken-why = { $told } { $why }

# Rifiuti
refused-closed = Questo tavolo è chiuso. Aprine uno nuovo con /{ command-join }.
refused-over = La partita è finita. Apri un nuovo tavolo con /{ command-join }.
refused-joined-twice = Hai già un posto a questo tavolo.
refused-word-late = Una parola per la sorte si può dare solo prendendo posto, prima dell’inizio della partita. Riprova senza.
refused-lobbies = Hai già un posto a { $count ->
    [one] un tavolo dove la partita non è cominciata. Comincia lì (/{ command-start }) o lascialo
   *[other] { $count } tavoli dove la partita non è cominciata. Comincia una delle partite (/{ command-start }) o lascia uno dei tavoli
} (/{ command-leave }) prima di aprirne un altro.
refused-lobbies-server = In questo server { $count ->
    [one] c’è già un tavolo che aspetta l’inizio della partita. Prendi posto a quello, o riprova quando sarà cominciata
   *[other] ci sono già { $count } tavoli che aspettano l’inizio della partita. Prendi posto a uno di questi, o riprova quando una sarà cominciata
}.
refused-full = Il tavolo è al completo: { $seats ->
    [one] l’unico posto è occupato
    [many] tutti i { $seats } posti sono occupati
   *[other] tutti i { $seats } posti sono occupati
}.
refused-playing = La partita è cominciata e tutti i posti sono occupati. Puoi guardare, o aprire un tavolo in un altro canale.
refused-own-seat = In questa partita avevi già un posto e ne hai visto la mano: puoi riprendere solo quello, ed è occupato. Puoi guardare.
refused-leave-playing = La partita è cominciata e andarsene lascerebbe gli altri in attesa. Usa /{ command-resign } per rinunciare al tuo posto.
refused-set-playing = Le opzioni si scelgono prima dell’inizio della partita.
refused-unknown-option = Questo gioco non ha quell’opzione o quel valore. Il pulsante Opzioni mostra che cosa c’è.
refused-started = La partita è già cominciata.
refused-too-few = { $least ->
    [one] Questo gioco richiede almeno una persona
    [many] Questo gioco richiede almeno { $least } persone
   *[other] Questo gioco richiede almeno { $least } persone
}; per ora { $here ->
    [one] ce n’è una sola
    [many] ce ne sono { $here }
   *[other] ce ne sono { $here }
}. Chiedi a qualcuno di usare /{ command-join }.
refused-not-started = La partita non è ancora cominciata. Comincia con /{ command-start }.
refused-notation = «{ $typed }» non è un’azione di questo gioco. Scegli uno dei suggerimenti che compaiono mentre scrivi.
refused-not-your-turn = Non è il tuo turno. Si aspetta: { $awaited }.
refused-not-seated = Non hai un posto a questo tavolo. Prendine uno con /{ command-join } finché c’è spazio.
refused-resign-gathering = La partita non è ancora cominciata. Usa /{ command-leave } per lasciare il tuo posto.
refused-close-gathering = Il tavolo può chiuderlo solo chi lo ha aperto o chi gestisce il server. Tu puoi alzarti con /{ command-leave }.
refused-asked-already = Hai già chiesto di chiudere il tavolo. Si chiude quando tutti sono d’accordo.
refused-not-asked = Non hai chiesto di chiudere questo tavolo.
refused-close-others = Non tutti gli altri hanno accettato di chiudere questo tavolo, quindi resta aperto.
refused-step = Non è stato fatto nulla, perché il passo { $number } («{ $step }») lì non è possibile: { $why }
refused-no-plans = In questo gioco non si pianifica niente.
refused-plans-too-many = È più di quanto si possa pianificare. Annulla prima qualcosa.
refused-plan-gone = Questo piano non c’è più.
refused-back-nothing = Non c’è ancora niente da annullare.
refused-back-other = L’ultima azione non era tua, quindi resta.
refused-back-luck = L’ultima azione ha chiamato in causa la sorte, quindi resta.
refused-back-uncovered = L’ultima azione ha mostrato qualcosa di nascosto, quindi resta.

# Che cosa è successo di recente
recap-since-own = Dal tuo ultimo turno:
recap-since = Dall’ultimo turno di { $who }:
recap-last = Che cosa è successo per ultimo:
recap-line = · { $told }
recap-and = { $told } { $more }
recap-more = { $count ->
    [one] Una riga prima di queste: «{ press-more }», «{ press-log }».
   *[other] { $count } righe prima di queste: «{ press-more }», «{ press-log }».
}
recap-none = La partita continua qui sotto.
