# I comandi: nome e descrizione di ogni comando, opzione e scelta. Un nome è in minuscolo, senza spazi, al massimo 32 lettere; una descrizione al massimo 100.

command-join = partecipa
    .description = Apri un tavolo qui o siediti a quello che si sta formando
command-join-game = gioco
    .description = A quale gioco giocare
command-join-with = con
    .description = Opzioni del gioco, una dopo l’altra; i suggerimenti appaiono mentre scrivi
command-join-word = parola
    .description = Una parola tua che entra nella sorte

command-leave = esci
    .description = Lascia il tuo posto prima che la partita cominci
command-leave-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-start = inizia
    .description = Comincia la partita con tutti quelli che hanno un posto

command-play = gioca
    .description = Fai una mossa scrivendola
command-play-move = mossa
    .description = La tua mossa; ciò che è lecito ora viene suggerito
command-play-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-pass = passa
    .description = Passa
command-pass-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-hand = mano
    .description = Guarda le tue carte e i tuoi comandi; nessun altro li vede
command-hand-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-board = tabellone
    .description = Guarda il tabellone come immagine o a parole
command-board-as = come
    .description = Un’immagine, o parole per un lettore di schermo
command-board-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-ask = chiedi
    .description = Chiedi della posizione: chi arriva a chi, che cosa resta, che cosa fa una cosa
command-ask-question = domanda
    .description = Che cosa vuoi sapere; mentre scrivi compaiono suggerimenti
command-ask-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-log = cronaca
    .description = Leggi che cosa è successo finora
command-log-from = da
    .description = Numero della riga da cui cominciare
command-log-table = tavolo
    .description = Quale tavolo, se siedi a più di uno

command-takeback = annulla
    .description = Annulla l’ultima cosa che hai fatto in questo turno
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
    .description = Il verbale di una partita, come il bot l’ha dato
command-verify-table = tavolo
    .description = Quale tavolo finito
command-verify-commitment = promessa
    .description = La promessa che hai visto prima dell’inizio, da confrontare

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
command-settings-mine-hand = mano
    .description = Dove ricevi la tua mano
command-settings-mine-mention = menzione
    .description = Se il bot ti menziona quando tocca a te
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
choice-text = parole
choice-direct = messaggio diretto
choice-panel = pannello privato nel canale
choice-auto = automatico
