# I comandi: nome e descrizione di ogni comando, opzione e scelta. Un nome è in minuscolo, senza spazi, al massimo 32 lettere; una descrizione al massimo 100.

command-join = partecipa
    .description = Apri un tavolo qui o siediti a quello aperto
command-join-game = gioco
    .description = A quale gioco giocare
command-join-with = con
    .description = Opzioni del gioco, una dopo l’altra; i suggerimenti appaiono mentre scrivi
command-join-twin = gemello
    .description = Un tavolo in corso: gioca qui con le stesse estrazioni, nello stesso momento

command-leave = esci
    .description = Lascia il tuo posto prima che la partita cominci
command-leave-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-start = inizia
    .description = Inizia la partita con tutti quelli che siedono al tavolo

command-play = gioca
    .description = Scrivi la tua mossa
command-play-move = mossa
    .description = La tua mossa; mentre scrivi compaiono quelle possibili
command-play-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-pass = passa
    .description = Passa
command-pass-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-hint = suggerimento
    .description = Che cosa pensa un computer della tua decisione, o di una partita finita; solo per te
command-hint-seat = posto
    .description = Le decisioni di chi, in una partita finita; altrimenti le tue
command-hint-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-hand = pannello
    .description = Guarda le tue carte e i tuoi pulsanti; nessun altro li vede
command-hand-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-board = tabellone
    .description = Guarda il tabellone come immagine o come testo
command-board-as = come
    .description = Un’immagine, o testo per un lettore di schermo
command-board-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-ask = chiedi
    .description = Chiedi della partita: chi arriva dove, che cosa resta, che effetto ha una carta o un edificio
command-ask-question = domanda
    .description = Che cosa vuoi sapere; mentre scrivi compaiono suggerimenti
command-ask-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-replay = rivedi
    .description = Rivedi una partita, turno per turno; solo per te
command-replay-turn = turno
    .description = Dopo quale turno; 0 è l’inizio
command-replay-table = tavolo
    .description = Quale tavolo, se non quello di qui o l’ultimo finito qui
command-replay-record = registrazione
    .description = Al posto di un tavolo, il file della registrazione, come lo ha inviato il bot

command-results = risultati
    .description = Come sono finite le partite di questo server, prima le più recenti; solo per te
command-results-game = gioco
    .description = Solo quelle di questo gioco
command-results-person = persona
    .description = Solo quelle giocate da questa persona
command-results-month = mese
    .description = Solo quelle di un mese, per esempio 2026-11
command-results-file = file
    .description = Averli in un file per altri programmi
choice-csv = CSV, per fogli di calcolo
choice-json = JSON, per programmi

command-stats = statistiche
    .description = Che cosa danno le partite di questo server: le tue o tutte; solo per te
command-stats-game = gioco
    .description = Solo quelle di questo gioco, e di più su di esso
command-stats-whose = quali
    .description = Le tue, se non dici nulla
command-stats-person = persona
    .description = Di chi, se non le tue; solo di chi le condivide
choice-mine = le mie partite
choice-server = tutte le partite di questo server

command-ranking = classifica
    .description = Chi gioca meglio su questo server; solo per te
command-ranking-game = gioco
    .description = La classifica di questo gioco, più lunga

command-log = cronaca
    .description = Leggi che cosa è successo finora
command-log-from = da
    .description = Da quale riga cominciare
command-log-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-tables = tavoli
    .description = I tuoi tavoli aperti, prima i più urgenti, e gli altri di questo server

command-takeback = annulla
    .description = Annulla l’ultima cosa che hai fatto, o chiedi agli altri di tornare più indietro
command-takeback-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-resign = abbandona
    .description = Abbandona la partita
command-resign-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-close = chiudi
    .description = Chiudi per sempre il tavolo di questo canale

command-verify = verifica
    .description = Controlla ogni estrazione di una partita finita
command-verify-file = file
    .description = Il file della registrazione, come lo ha inviato il bot
command-verify-table = tavolo
    .description = Quale partita finita
command-verify-promise = impronta
    .description = L’impronta che hai visto prima dell’inizio, da confrontare
command-verify-message = messaggio
    .description = Il link del mio messaggio che ha annunciato l’inizio, da confrontare

command-rules = regole
    .description = Leggi come si gioca
command-rules-topic = argomento
    .description = Quale capitolo
command-rules-game = gioco
    .description = Di quale gioco; altrimenti quello di questo canale

command-help = aiuto
    .description = Come si gioca con questo bot

command-about = info
    .description = Che cos’è questo bot, e la sua versione

command-data = dati
    .description = Ciò che questo bot conserva di te: guardalo o fallo dimenticare
command-data-show = mostra
    .description = Ricevi in un file tutto ciò che si conserva di te
command-data-forget = dimentica
    .description = Fai dimenticare posti, nomi e impostazioni; prima chiede
command-data-privacy = riservatezza
    .description = Che cosa si conserva di te, perché e per quanto tempo

command-settings = impostazioni
    .description = Guarda o cambia le tue impostazioni e quelle di questo canale
command-settings-show = mostra
    .description = Guarda che cosa vale per te e qui
command-settings-mine = mie
    .description = Cambia ciò che vale per te ovunque
command-settings-mine-language = lingua
    .description = La tua lingua
command-settings-mine-board = tabellone
    .description = Come ricevi il tabellone nei tuoi pannelli
command-settings-mine-hand = pannello
    .description = Dove ricevi il tuo pannello
command-settings-mine-mention = menzione
    .description = Se ricevere una menzione quando tocca a te
command-settings-channel = canale
    .description = Cambia ciò che vale in questo canale (Gestire il server)
command-settings-channel-language = lingua
    .description = La lingua dei tabelloni qui
command-settings-channel-board = tabellone
    .description = Come i tabelloni vengono pubblicati qui
command-settings-channel-game = gioco
    .description = Il gioco che si apre qui quando non se ne indica uno
command-settings-channel-threads = thread
    .description = Se ogni partita ha un thread tutto suo

choice-picture = immagine
choice-text = testo
choice-direct = messaggio diretto
choice-panel = pannello privato nel canale
choice-auto = automatico

# Come arriva il proprio turno
command-settings-mine-turn = turno
    .description = Come ti viene detto che tocca a te: nel canale o con un nuovo messaggio diretto
command-settings-mine-own-board = tabellone-mio
    .description = Se anche i tuoi pannelli mostrano il tabellone, nei giochi senza mano
command-settings-mine-reminders = promemoria
    .description = Come ricevi un promemoria quando gran parte del tempo di una decisione è passata
command-settings-mine-statistics = statistiche
    .description = Se gli altri possono vedere le tue statistiche
choice-mention = menzione nel canale
choice-named = il tuo nome nel canale
choice-message = nuovo messaggio diretto
choice-channel = nel canale
choice-both = nel canale e in un messaggio diretto
choice-none = nessuno

# Che cosa fa chi gestisce un server
command-table = tavolo
    .description = Occupati del tavolo di questo canale: per chi gestisce il server
command-table-end = termina
    .description = Termina la partita; per un giorno si può riaprire
command-table-reopen = riapri
    .description = Continua la partita che è stata terminata qui
command-table-pause = pausa
    .description = Ferma gli orologi per un po’
command-table-go-on = continua
    .description = Fai ripartire gli orologi
command-table-seat = posto
    .description = Offri un posto a una persona, che deve accettare
command-table-seat-seat = posto
    .description = Il posto di chi; i suggerimenti compaiono mentre scrivi
command-table-seat-to = a
    .description = Chi deve averlo
command-table-move = sposta
    .description = Sposta il tavolo in un altro canale
command-table-move-to = in
    .description = In quale canale o thread
command-table-back = annulla
    .description = Chiedi ai giocatori di annullare le ultime mosse, o ritira la richiesta
command-table-back-actions = mosse
    .description = Quante; l’ultima, se non dici nulla
command-table-log = cronaca
    .description = Leggi che cosa ha fatto su questo server chi si occupa dei tavoli
command-server = server
    .description = Vedi o cambia ciò che vale su questo server
command-server-show = mostra
    .description = Vedi che cosa vale su questo server
command-server-set = cambia
    .description = Cambia ciò che vale su questo server
command-server-set-language = lingua
    .description = La lingua dei tabelloni
command-server-set-pace = ritmo
    .description = Quanto possono durare le decisioni ai nuovi tavoli
command-server-set-threads = thread
    .description = Se ogni partita ha un thread tutto suo
command-server-set-allow = permetti
    .description = Un gioco che d’ora in poi si può giocare qui
command-server-set-forbid = vieta
    .description = Un gioco per cui qui non si aprono più tavoli; le partite in corso continuano
command-server-set-card = lista
    .description = Il canale con una lista dei tavoli aperti, che si aggiorna da sola
command-server-set-results = risultati
    .description = Il canale in cui esce il risultato di ogni partita finita
command-server-set-films = filmati
    .description = Se un filmato di ogni partita finita esce dove si è giocato
command-server-set-ranking = classifica
    .description = Se c’è una classifica di chi gioca meglio, e quali partite contano
command-server-set-role = ruolo
    .description = Il ruolo a cui si può chiedere quando manca qualcuno, al più una volta all’ora per gioco
command-server-set-quiet = silenzio
    .description = Un ruolo i cui membri qui non sono mai menzionati, solo nominati
command-server-set-without = senza
    .description = Che cosa non deve più esserci
choice-card = la lista dei tavoli aperti
choice-results = i messaggi dei risultati
choice-nobody = nessuna classifica
choice-people = solo partite tra persone
choice-computers = anche partite con i computer
choice-role = il ruolo a cui si chiede
choice-quiet = i ruoli silenziosi
choice-live = dal vivo: tre minuti ciascuna
choice-brisk = spedito: otto ore ciascuna
choice-daily = quotidiano: un giorno ciascuna
choice-relaxed = tranquillo: quanto si vuole
# Notti e assenze
command-settings-mine-zone = fuso
    .description = Il tuo fuso orario, per le tue ore di silenzio
command-settings-mine-quiet = silenzio
    .description = Quando non ti arriva niente, per esempio 22-7
command-away = assenza
    .description = Di’ per quanto sei via: i tuoi orologi si fermano a tutti i tuoi tavoli
command-away-until = fino
    .description = Un numero di giorni, o l’ultimo giorno, per esempio 24/12

command-watch = assisti
    .description = Assisti a un tavolo senza sederti: guardalo, e scopri come va a finire
command-watch-when = quando
    .description = Quando te lo dice un messaggio diretto
command-watch-table = tavolo
    .description = Quale tavolo, se assisti a più di uno
choice-at-end = alla fine
choice-each-day = una volta al giorno e alla fine
choice-unwatched = non più
command-event = serata
    .description = Più tavoli piccoli di un gioco: tutti contro tutti o a eliminazione diretta
command-event-open = apri
    .description = Apri una serata in questo canale; tutti possono iscriversi
command-event-open-game = gioco
    .description = A quale gioco giocare
command-event-open-format = formula
    .description = Tutti si incontrano, o il primo di ogni tavolo va avanti
command-event-open-seats = posti
    .description = Quanti siedono al massimo a un tavolo; due, se non dici nulla
command-event-open-with = con
    .description = Opzioni del gioco, una dopo l’altra; i suggerimenti appaiono mentre scrivi
command-event-show = mostra
    .description = Vedi la serata di questo canale: chi incontra chi e la classifica; solo per te
command-event-close = chiudi
    .description = Chiudi la serata di questo canale; i tavoli in corso continuano
command-event-withdraw = ritira
    .description = Togli dalla serata chi non viene
command-event-withdraw-person = persona
    .description = Chi non gioca più
choice-round-robin = tutti contro tutti
choice-knock-out = eliminazione diretta
