# Ciò che il bot stesso dice su Discord: risposte, avvisi, impostazioni.

# A chi tocca
edge-mention = { $user }
edge-turn = { $count ->
    [one] { $who }: tocca a te
   *[other] { $who }: tocca a voi
} (iniziato { $since })
edge-moved = La partita continua in { $where }.
edge-record = Il verbale completo del tavolo { $table }, con il seme della sorte. Si controlla con /{ command-verify }, o con `tavolo verify` su qualsiasi macchina.

# Risposte
edge-done = Fatto: { $what } ({ $game }, { $where })
edge-joined = Hai un posto a un tavolo di { $game } in { $where }.
edge-options-chosen = Avevi già un posto qui; le tue opzioni sono scelte. Ora vale questo:
edge-hand-direct = La tua mano ti arriverà in un messaggio diretto.
edge-hand-later = In questo momento Discord non mi lascia inviare messaggi diretti. Finché è così, trovi la tua mano con «La mia mano» sul tabellone, o con /{ command-hand }; arriverà da sola appena sarà possibile.
edge-channel-gone = Il canale { $where } non esiste più, quindi il tabellone non può più essere mostrato lì. La partita continua qui e con /{ command-play }; alla fine il risultato e il verbale arrivano per messaggio diretto.
edge-channel-closed = In questo momento non posso scrivere in { $where }, quindi il tabellone lì non è aggiornato. La partita continua qui e con /{ command-play }; chi gestisce il server può permettermi di scriverci di nuovo.
edge-hand-closed = Non posso mandarti messaggi diretti, quindi la tua mano arriverà in un pannello privato: premi «La mia mano» sul tabellone, o usa /{ command-hand }.
edge-hand-panel = La tua mano arriverà in un pannello privato, come hai chiesto: premi «La mia mano» sul tabellone, o usa /{ command-hand }.
edge-left = Hai restituito il tuo posto: { $game } in { $where }.
edge-started = La partita comincia: { $game } in { $where }.
edge-closed = Il tavolo è chiuso: { $game } in { $where }.
edge-close-asked = Hai chiesto di chiudere il tavolo: { $game } in { $where }. Gli altri lo vedono sul tabellone; si chiude quando tutti sono d’accordo.
edge-kept-open = Non chiedi più di chiudere il tavolo: { $game } in { $where }. Gli altri lo vedono sul tabellone.
edge-close-sure = Vuoi davvero chiudere per sempre questo tavolo: { $game } in { $where }? { $players ->
    [one] Sta giocando una persona
    [many] Stanno giocando { $players } persone
   *[other] Stanno giocando { $players } persone
}. La partita finisce senza vincitori, e viene pubblicato tutto: tutte le mani, il verbale e il seme della sorte.
edge-resign-sure = Vuoi davvero abbandonare la partita: { $game } in { $where }?
edge-resign-goes-on = Da lì in poi il bot fa l’azione sicura al tuo posto, e qualcun altro può subentrare. Tutti al tavolo lo vengono a sapere.
edge-resign-ends = Così resta solo { $who }, che vince; la partita finisce, e viene pubblicato tutto: tutte le mani, il verbale e il seme della sorte.
edge-resigned = Hai abbandonato la partita: { $game } in { $where }.
edge-moved-on = Il tavolo è andato avanti; questa è la posizione attuale.
edge-terms-changed = Da quando questo è stato mostrato qualcosa è cambiato: le opzioni, chi siede al tavolo o se la partita è cominciata ({ $game }, { $where }). Quindi non è stato fatto nulla. Guarda di nuovo e ripeti, se lo vuoi ancora.
edge-instead = Invece puoi, per esempio:
edge-alternative = - { $what } (`{ $notation }`)
edge-unknown-control = Non conosco questo comando. Con /{ command-hand } o /{ command-board } vedi la posizione attuale.
edge-fault = Qualcosa è andato storto da noi, non da te. Riprova; se continua, comunica questo codice a chi ospita il bot: { $code }
edge-full = Sul disco di chi ospita questo bot non c’è più spazio, quindi non è stato fatto nulla. Il gioco continua appena c’è di nuovo spazio. Chi lo ospita trova di più nel log con questo codice: { $code }
edge-stopped = Non ho potuto scriverlo con certezza, quindi mi fermo finché chi mi ospita non avrà guardato il disco e non mi avrà riavviato. Guarda allora il tabellone: vale ciò che c’è lì. Chi ospita trova di più nel log con questo codice: { $code }

# Quale tavolo, quale gioco
edge-table = Tavolo { $table }
edge-table-entry = { $game }: { $who } · { $table }
edge-table-line = { $number }. { $game } in { $where }: { $who }
edge-table-label = { $number }. { $game }: { $who }
edge-table-at = { $game } in { $where }
edge-no-such-table = Questo tavolo non esiste.
edge-no-table-here = In questo canale non c’è un tavolo. Aprine uno con /{ command-join }.
edge-table-elsewhere = Qui non c’è un tavolo; siedi altrove: { $tables }. Usa il comando lì.
edge-no-table-yours = Non siedi a nessun tavolo. Aprine uno con /{ command-join } nel canale di un server.
edge-which-table = Siedi a più tavoli. Quale intendi?
edge-which-table-option = Siedi a più tavoli. Di’ quale con l’opzione del tavolo; mentre scrivi compaiono suggerimenti.
edge-which-game = Quale gioco? Dillo con l’opzione del gioco.
edge-ambiguous = Può voler dire { $count } cose che puoi fare ora. Di’ qualcosa di più.
edge-over = { $who }: la partita è finita.
edge-pick-game = Quale gioco? Premine uno, e il tavolo si apre in questo canale.
edge-game-line = **{ $game }**, da { $least } a { $most } giocatori: { $about }
edge-other-game = In questo canale c’è un altro gioco: { $game }. Prendi posto lì con /{ command-join }, o apri un tavolo in un altro canale.
edge-with-entry = `{ $id }` ({ $words })
edge-with-none = { $game } non ha opzioni da scegliere.
edge-with-option = Non c’è un’opzione «{ $typed }». Le opzioni di { $game } sono: { $options }. Scrivi, per esempio: `{ $example }`
edge-with-value = «{ $typed }» non è un valore di { $option }. I valori sono: { $values }. Scrivi, per esempio: `{ $example }`
edge-with-no-value = Dopo { $option } manca un valore. I valori sono: { $values }. Scrivi, per esempio: `{ $example }`

# Che cosa non possiamo fare in un canale
edge-lacking = In questo canale mi { $count ->
    [one] manca il permesso
   *[other] mancano i permessi
}: { $permissions }. Chi gestisce il server può { $count ->
    [one] concederlo
   *[other] concederli
}.
edge-may-view = Visualizza canale
edge-may-send = Invia messaggi
edge-may-attach = Allega file
edge-may-connect = Connettersi
edge-may-threads = Crea thread pubblici
edge-may-in-threads = Invia messaggi nei thread

# Da leggere
edge-more = Altro su questo tavolo di { $game }:
edge-log-empty = Non è ancora successo niente.
edge-log-part = Righe da { $first } a { $last } di { $all }; /{ command-log } ne mostra altre a partire dalla riga che indichi.
edge-no-scores = Non ci sono ancora punteggi.
edge-no-rules = Questo gioco non ha una scheda delle regole.
edge-no-chapter = La scheda delle regole non ha questo capitolo. Mentre scrivi compaiono suggerimenti.
edge-nothing-to-ask = Qui ora non c’è niente da chiedere; quando la partita è iniziata, mentre scrivi compaiono suggerimenti.
edge-not-understood = Qui non so rispondere. Mentre scrivi compaiono suggerimenti.
edge-chapters = Capitoli
edge-help =
    {"**"}Come si gioca**
    1. /{ command-join } apre un tavolo in un canale, o prende posto a quello che si sta formando.
    2. /{ command-start } (o il pulsante) comincia. La tua mano arriva per messaggio diretto, con i pulsanti.
    3. Quando tocca a te, il bot ti menziona. Premi un pulsante, o scrivi /{ command-play }: ciò che è permesso viene suggerito.
    4. «La mia mano» sul tabellone, o /{ command-hand }, mostra il tuo pannello quando vuoi.
    /{ command-board }, /{ command-ask }, /{ command-log } e /{ command-rules } sono da leggere; /{ command-takeback } annulla l’ultima azione, /{ command-leave } restituisce il posto, /{ command-resign } abbandona, /{ command-close } chiude il tavolo; /{ command-verify } controlla la sorte di una partita finita; /{ command-settings } cambia lingua, immagini e menzioni.
edge-about = Tavolo { $version } ospita tavoli di giochi da tavolo: { $games }. È software libero e non è affiliato ad alcun editore. Chiunque può controllarne la sorte con /{ command-verify }. Nessun giocatore può manipolarla; chi ospita il bot, d’accordo con un giocatore, potrebbe.

# Controllare la sorte
edge-verify-fair = La partita segue le regole, e { $draws ->
    [one] la sua unica estrazione discende
   *[other] tutte le { $draws } estrazioni discendono
} dal seme.
edge-verify-opened = Secondo la numerazione di Discord il tavolo è stato aperto { $when }.
edge-verify-compare = La promessa in questo verbale è `{ $commitment }`. Confrontala con il mio messaggio di apertura del tavolo: solo se c’è anche lì il seme è stato promesso prima dell’inizio.
edge-verify-means = Allora nessun giocatore può aver manipolato la sorte; potrebbe averlo fatto solo chi ospita il bot, d’accordo con un giocatore.
edge-verify-same = Il seme è quello promesso: la promessa è quella che hai indicato, `{ $commitment }`.
edge-verify-other = La promessa che hai indicato non è quella di questo verbale, che è `{ $commitment }`.
edge-verify-promise-form = Una promessa è lunga 64 caratteri: cifre e lettere dalla a alla f. Copiala dal mio messaggio di apertura del tavolo.
edge-verify-ticket-none = Questo verbale non può essere giusto: il numero d’ingresso di { $who } è 0, che Discord non dà a nulla.
edge-verify-ticket-twice = Questo verbale non può essere giusto: il numero d’ingresso di { $who } è uguale a quello di qualcun altro, e Discord dà ogni numero una volta sola.
edge-verify-ticket-falls = Questo verbale non può essere giusto: il numero d’ingresso di { $who } è più basso di quello del posto precedente, preso prima; i numeri di Discord possono solo crescere.
edge-verify-ticket-early = Questo verbale non può essere giusto: il numero d’ingresso di { $who } è di prima dell’apertura del tavolo.
edge-verify-back = La mossa { $ply } è stata annullata, cosa che nessun tavolo permette: c’era stata un’estrazione, si era visto qualcosa di nascosto, la partita era finita o il posto abbandonato.
edge-verify-cut = Questo verbale è troncato dopo la mossa { $ply }. Fin lì segue le regole, e la sua sorte discende dal seme.
edge-verify-torn = Questo file sembra troncato: finisce a metà della riga { $line }.
edge-verify-long = Questo verbale è troppo lungo perché io lo controlli. `tavolo verify` lo controlla su qualsiasi macchina.
edge-verify-seed = Il seme non è quello promesso.
edge-verify-luck = La sorte della mossa { $ply } non discende dal seme.
edge-verify-rules = Questo verbale non segue le regole alla mossa { $ply }.
edge-verify-no-seed = Questo verbale non ha un seme, quindi la sorte non si può controllare. Segue le regole.
edge-verify-none = In questo canale non è ancora finito nessun tavolo. Allega un verbale, o indica un tavolo.
edge-verify-nothing = Questo tavolo è stato chiuso prima che la partita cominciasse, quindi non è stato estratto nulla.
edge-verify-running = La partita è ancora in corso. Il seme viene mostrato alla fine; allora la sorte si può controllare.
edge-verify-game = Questo verbale è di un gioco che non ho.
edge-verify-illformed = Questo file non è un verbale che so leggere; la riga { $line } è sbagliata.
edge-verify-large = Questo file è troppo grande per un verbale.
edge-verify-enough = Controllare i verbali richiede molto calcolo e la tua parte è esaurita per ora. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, oppure controlla il verbale per conto tuo con `tavolo verify`.
edge-verify-fetch = Non sono riuscito a prendere il file. Riprova.

# Impostazioni
edge-yes = sì
edge-no = no
edge-settings-kept = Salvato.
edge-settings-mine = **Tu** · lingua: { $language } · tabelloni: { $board } · mano: { $hand } · menzioni: { $mention }
edge-settings-channel = **Questo canale** · lingua: { $language } · tabelloni: { $board } · gioco: { $game } · thread: { $threads }
edge-settings-managers = Solo chi gestisce il server può cambiare ciò che vale per un canale.
edge-settings-no-channel = Questo è un messaggio diretto. Le impostazioni di un canale si cambiano in quel canale.

# Quanto può chiedere una persona
edge-too-fast = Sono state troppe richieste in una volta, quindi non è stato fatto nulla. Riprendi tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
