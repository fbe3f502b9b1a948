# Condottiere: tutto ciò che il gioco dice. Nomi di carte, di città e frasi sono nostri.

condottiere-name = Condottiere
condottiere-about = Combatti per le regioni d’Italia, con mercenari e astuzie tenute nascoste in mano. Circa un’ora.
condottiere-option-stand-off = Fine manche se nessuno gioca carte
condottiere-option-stand-off-on = sì
condottiere-option-stand-off-off = no

# Carte; .short dove c’è poco spazio
condottiere-card-m1 = Mercenario 1
    .short = 1
condottiere-card-m2 = Mercenario 2
    .short = 2
condottiere-card-m3 = Mercenario 3
    .short = 3
condottiere-card-m4 = Mercenario 4
    .short = 4
condottiere-card-m5 = Mercenario 5
    .short = 5
condottiere-card-m6 = Mercenario 6
    .short = 6
condottiere-card-m10 = Mercenario 10
    .short = 10
condottiere-card-winter = Inverno
    .short = Inverno
condottiere-card-spring = Primavera
    .short = Primavera
condottiere-card-bishop = Vescovo
    .short = Vescovo
condottiere-card-courtesan = Cortigiana
    .short = Cortigiana
condottiere-card-drummer = Tamburino
    .short = Tamburino
condottiere-card-heroine = Eroina
    .short = Eroina
condottiere-card-scarecrow = Spaventapasseri
    .short = Spaventapasseri
condottiere-card-surrender = Resa
    .short = Resa

# Regioni
condottiere-region-torino = Torino
condottiere-region-milano = Milano
condottiere-region-venezia = Venezia
condottiere-region-genova = Genova
condottiere-region-mantova = Mantova
condottiere-region-parma = Parma
condottiere-region-modena = Modena
condottiere-region-ferrara = Ferrara
condottiere-region-bologna = Bologna
condottiere-region-lucca = Lucca
condottiere-region-firenze = Firenze
condottiere-region-siena = Siena
condottiere-region-spoleto = Spoleto
condottiere-region-urbino = Urbino
condottiere-region-ancona = Ancona
condottiere-region-roma = Roma
condottiere-region-napoli = Napoli

# Piccole parti
condottiere-copies = { $card } (×{ $count })
condottiere-plus = { $left } + { $right }

# Che cosa succede
condottiere-head-region = { $player } ha il Condottiere e sceglie dove sarà la prossima battaglia.
condottiere-head-turn = Battaglia per { $region }: { $player } gioca una carta o passa.
condottiere-head-turn-final = Battaglia finale: { $player } gioca una carta o passa.
condottiere-head-pope = { $player } ha giocato un Vescovo e decide dove va la pedina del papa.
condottiere-head-hands = Prima della prossima battaglia, si sceglie se tenere o scartare la mano. { $count ->
    [one] Manca ancora { $count } risposta.
    [many] Mancano ancora { $count } risposte.
   *[other] Mancano ancora { $count } risposte.
}
condottiere-head-keep = La manche è finita. Solo { $player } ha ancora carte e decide quali tenere.
condottiere-head-over = { $count ->
    [one] { $players } vince la partita!
   *[other] { $players } condividono la vittoria!
}
    .also = vince la partita
condottiere-head-soon = Le carte stanno per essere distribuite.
condottiere-round = { $battle ->
    [0] Manche { $round }.
   *[other] Manche { $round }, battaglia { $battle }.
}
condottiere-round-final = Battaglia finale tra { $players }.
condottiere-season-winter = Inverno: ogni mercenario vale 1.
condottiere-season-spring = Primavera: ogni mercenario di valore più alto vale 3 in più.

# Com’è finita una battaglia
condottiere-result-won = { $player } conquista { $region } con forza { $strength }.
condottiere-result-final-won = { $player } { condottiere-result-final-won.also }.
    .also = vince la battaglia finale con forza { $strength }
condottiere-result-tied = Nessuno conquista { $region }: la battaglia è in parità.
condottiere-result-final-tied = La battaglia finale è in parità.
condottiere-result-token = { $result } { $why ->
    [courtesans] Il Condottiere va { EUPHONIC("a", $holder) }, per le Cortigiane.
    [winner] Il Condottiere va { EUPHONIC("a", $holder) }, per la vittoria.
    [defender] Il Condottiere va { EUPHONIC("a", $holder) }, per la difesa.
    [left] Nessuno ha vinto: il Condottiere va { EUPHONIC("a", $holder) }, a sinistra di chi lo ha piazzato.
   *[other] Il Condottiere va { EUPHONIC("a", $holder) }.
}
condottiere-result-surrender = Resa di { $player }: la battaglia è finita. { $result }
condottiere-fought-won = { $player } { condottiere-fought-won.also }
    .also = conquista { $region } ({ $strength })
condottiere-fought-taken = { $player } { condottiere-fought-taken.also }
    .also = prende { $region } { EUPHONIC("a", $defender) } ({ $strength })
condottiere-fought-kept = { $player } { condottiere-fought-kept.also }
    .also = difende { $region } ({ $strength })
condottiere-fought-tied = Nessuno conquista { $region }
condottiere-fought-tied-kept = Parità, { $player } tiene { $region }
    .also = tiene { $region } in parità
condottiere-fought = { condottiere-fought.also }.
    .also = { $why ->
        [both] { $result } e il Condottiere
        [courtesans] { $result }; Condottiere: { $holder } (Cortigiane)
       *[other] { $result }; Condottiere: { $holder }
    }

# Da dove vengono le forze, e che cosa fa vincere
condottiere-derived = { $player }: { $sum } = { $total }
condottiere-derived-plain = { $player }: { $total }
condottiere-term-drummer = { $figure } (Tamburino)
condottiere-term-winter = { $figure } (Inverno)
condottiere-term-winter-drummer = { $figure } (Inverno, Tamburino)
condottiere-term-spring = { $figure } (Primavera)
condottiere-term-courtesans = { $figure } (Cortigiane)
condottiere-term-heroines = { $figure } (Eroine)
condottiere-goal = Per vincere: { $total } regioni, oppure { $connected } collegate.
condottiere-progress = { $player }: { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
} ({ $regions }), gruppo più grande: { $connected }.
condottiere-progress-none = { $player }: nessuna regione.
condottiere-discards = Scarti visti in questa manche ({ $count }): { $cards }.
condottiere-discards-none = In questa manche nessuna carta è stata scartata scoperta.
condottiere-unseen = Non distribuite: { $deck ->
    [0] nessuna carta
    [one] { $deck } carta
   *[other] { $deck } carte
}. Scartate coperte: { $buried ->
    [0] nessuna carta
    [one] { $buried } carta
   *[other] { $buried } carte
}.

# La mano
condottiere-hand = La tua mano ({ $count }): { $cards }.
condottiere-hand-empty = Non hai più carte.
condottiere-answered = La tua risposta: { $answer }

# Che cosa fa una mossa
condottiere-do-region = Battaglia per { $region }
condottiere-do-play = Gioca { $card }
condottiere-do-scarecrow = Spaventapasseri: riprendi { $card }
condottiere-do-scarecrow-none = Spaventapasseri a vuoto
condottiere-do-pass = Passa
condottiere-do-pope = Papa su { $region }
condottiere-do-pope-off = Papa fuori dalla mappa
condottiere-do-hand-keep = Tieni le carte
condottiere-do-hand-keep-round = Tieni le carte per tutta la manche
condottiere-do-hand-discard = Scarta tutte le carte
condottiere-do-keep = Tieni { $cards }
condottiere-do-keep-none = Non tenere nulla

# Che cosa si chiede
condottiere-ask-wait = Non tocca a te. Il tabellone mostra a chi tocca.
condottiere-ask-wait-passed = Hai passato in questa battaglia, perciò non vi giochi più carte. Il tabellone mostra a chi tocca.
condottiere-ask-turn = Battaglia per { $region }: gioca una carta o passa. Chi passa non gioca più carte in questa battaglia.
condottiere-ask-turn-final = Battaglia finale: gioca una carta o passa.
condottiere-ask-scarecrow = Quale mercenario della tua linea torna in mano?
condottiere-ask-region = Hai il Condottiere. Dove sarà la prossima battaglia?
condottiere-ask-pope = Dove va la pedina del papa? Nella sua regione non si può combattere.
condottiere-ask-hands = Prima della prossima battaglia: tieni la mano o la scarti tutta? Rispondono tutti quelli che hanno carte; le risposte si scoprono insieme.
condottiere-ask-hands-keep-round = Con «{ condottiere-do-hand-keep-round }» non te lo chiedo più in questa manche; gli altri vedranno che non rispondi più.
condottiere-ask-hands-mercenary = Hai dei mercenari, quindi non puoi scartare la mano. Nessun altro lo vede.
condottiere-ask-keep = Solo tu hai ancora carte. Tienine al massimo due; le altre si scartano, e tutte le mani vengono completate.
condottiere-press-take-none = Non riprendere nulla
condottiere-press-scarecrow-none = Spaventapasseri (niente da riprendere)
condottiere-press-up = Indietro
condottiere-press-region = Scegli una regione
condottiere-press-pope = Scegli una regione
condottiere-press-pope-off = Fuori dalla mappa
condottiere-press-keep = Scegli fino a due carte
condottiere-press-keep-none = Non tenere nulla
condottiere-note-group = { $count ->
    [one] isolata
   *[other] formerebbe un gruppo di { $count }
}
condottiere-note-beside = accanto a { $regions }
condottiere-note-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
}
condottiere-note-owned = { $region } ({ $player })
condottiere-note-pope-here = la pedina è qui adesso

# Rifiuti
condottiere-why-not-awaited = Non tocca a te.
condottiere-why-over = La partita è finita.
condottiere-why-wrong-phase-region = Ora si sceglie la regione della prossima battaglia: premi «{ condottiere-press-region }» o scrivi il suo nome.
condottiere-why-wrong-phase-turn = Ora giochi una carta o passi.
condottiere-why-wrong-phase-pope = Prima di’ dove va la pedina del papa: in una regione o fuori dalla mappa.
condottiere-why-wrong-phase-hands = Ora di’ se tieni la mano: «{ condottiere-do-hand-keep }» o «{ condottiere-do-hand-discard }».
condottiere-why-wrong-phase-keep = Ora di’ quali carte tieni, al massimo due.
condottiere-why-region-owned = Una battaglia ha bisogno di una regione libera, e { $region } appartiene { EUPHONIC("a", $owner) }.
condottiere-why-region-pope = Il papa protegge { $region }: finché la sua pedina resta lì, scegli un’altra regione.
condottiere-why-card-not-in-hand = Non hai { $card } in mano.
condottiere-why-only-scarecrow-takes-back = Solo uno Spaventapasseri riprende una carta; { $card } non può far tornare { $back }.
condottiere-why-scarecrow-special = Uno Spaventapasseri riprende solo mercenari, e { $card } non lo è.
condottiere-why-scarecrow-not-in-row = Uno Spaventapasseri riprende una carta della propria linea, e { $card } non c’è.
condottiere-why-pope-owned = La pedina del papa ha bisogno di una regione libera, e { $region } appartiene { EUPHONIC("a", $owner) }.
condottiere-why-pope-contested = La pedina del papa non può andare su { $region } mentre vi si combatte.
condottiere-why-hand-has-mercenary = Si può scartare solo una mano senza mercenari, e tu hai { $card }.
condottiere-why-keep-too-many = { $count ->
    [one] È { $count } carta
   *[other] Sono { $count } carte
}; puoi tenerne al massimo { $most }.
condottiere-why-keep-not-in-hand = Non puoi tenere { $card }: non ne hai così tante in mano.
condottiere-why-option-unknown = Condottiere non ha questa opzione o questo valore.
condottiere-why-wish-unknown = Questo qui non si può pianificare. In una battaglia puoi pianificare, per esempio, «pass» o «pass 12».
condottiere-why-wish-battle = Ora non c’è una battaglia da pianificare.
condottiere-why-wish-late = È troppo tardi per pianificarlo.
condottiere-why-row-exceeds = { $owner } ora ha forza { $strength }, e tu volevi passare solo fino a { $limit }.

# Com’è finita la partita
condottiere-ending-adjacent = { $players } { $count ->
    [one] vince
   *[other] vincono
} con abbastanza regioni collegate.
condottiere-ending-total = { $players } { $count ->
    [one] vince
   *[other] vincono
} con abbastanza regioni.
condottiere-ending-adjacent-and-total = { $players } { $count ->
    [one] vince
   *[other] vincono
} con abbastanza regioni, e abbastanza di esse collegate.
condottiere-ending-most-regions = Non resta alcuna regione da contendere: { $players } { $count ->
    [one] vince
   *[other] vincono
} con il maggior numero di regioni.
condottiere-ending-final-battle = { $count ->
    [one] { $players } vince la battaglia finale e la partita.
   *[other] La battaglia finale è in parità: { $players } condividono la vittoria.
}

# Il registro
condottiere-log-began = Per sorteggio, { $player } riceve il Condottiere.
condottiere-log-shuffled = { $round ->
    [1] Si mescolano le carte.
   *[other] Manche { $round }: si mescolano le carte.
}
condottiere-log-dealt = { $player } riceve { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
condottiere-log-dealt-own = { $player } riceve { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}: { $cards }.
condottiere-log-placed = { $player } { condottiere-log-placed.also }.
    .also = piazza il Condottiere su { $region }
condottiere-log-asked = Tenere o scartare la mano? Chiesto { EUPHONIC("a", $players) }.
condottiere-log-answered-own = { $player } ha risposto: { $answer }.
condottiere-log-revealed = Mani scartate: { $hands }.
condottiere-log-revealed-none = Nessuno scarta la mano.
condottiere-log-stood-off = Troppe battaglie senza una carta: tutte le mani vengono scartate. { $hands }.
condottiere-log-hand = { $player } ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
})
condottiere-log-hand-own = { $told } La tua: { $cards }.
condottiere-log-round-over = Nessuno ha più carte: la manche è finita.
condottiere-log-round-over-keeper = Solo { $player } ha ancora carte: la manche è finita.
condottiere-log-kept = { $player } { condottiere-log-kept.also }.
    .also = { $count ->
        [0] non tiene nulla e scarta
        [one] tiene { $count } carta e ne scarta
       *[other] tiene { $count } carte e ne scarta
    } { $discarded }
condottiere-log-kept-own = { $player } { condottiere-log-kept-own.also }.
    .also = tiene { $cards } e ne scarta { $discarded }
condottiere-log-opened = Il primo turno è di { $player }.
condottiere-log-played = { $player } { condottiere-log-played.also }.
    .also = gioca { $card }
condottiere-log-took-back = { $player } { condottiere-log-took-back.also }.
    .also = gioca Spaventapasseri e riprende { $card }
condottiere-log-scarecrow-none = { $player } { condottiere-log-scarecrow-none.also }.
    .also = gioca Spaventapasseri a vuoto
condottiere-log-swept = { $told } Via dal tavolo: { $cards }.
    .also = { $told } e toglie { $cards }
condottiere-log-swept-of = { $cards } ({ $player })
condottiere-log-passed = { $player } { condottiere-log-passed.also }.
    .also = passa
condottiere-log-blessed = { $player } { condottiere-log-blessed.also }.
    .also = piazza la pedina del papa su { $region }
condottiere-log-blessed-off = { $player } { condottiere-log-blessed-off.also }.
    .also = lascia la pedina del papa fuori dalla mappa
condottiere-log-final-battle = Parità al primo posto, nessuna regione libera: battaglia finale, { $players }.

# Il tabellone a parole
condottiere-board-strengths = Forze
condottiere-board-map = Mappa
condottiere-board-seat = { $player } ({ $letter }): { $strength } da { $cards }; { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
}; { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
}{ $state ->
    [turn] ; deve decidere
    [passed] ; ha passato
    [out] ; senza carte
   *[other] {""}
}.
condottiere-board-seat-idle = { $player } ({ $letter }): nessuna carta giocata; { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
}; { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
}{ $state ->
    [turn] ; deve decidere
    [passed] ; ha passato
    [out] ; senza carte
   *[other] {""}
}.
condottiere-alt-last = Ultimo evento: { $told }
condottiere-alt-more = Il resto è nel tabellone come testo, o si può chiedere.
condottiere-free = Regioni libere: { $regions }.
condottiere-free-none = Nessuna regione è libera.
condottiere-pope = Il papa protegge { $region }.
condottiere-holder = { $player } ha il Condottiere.
condottiere-alt-seat = { $player } ({ $letter }): forza { $strength } con { $cards }; { $hand ->
    [0] nessuna carta
    [one] { $hand } carta
   *[other] { $hand } carte
} in mano; { $state ->
    [passed] ha passato; regioni: { LIST($regions, none: "nessuna") }.
   *[other] regioni: { LIST($regions, none: "nessuna") }.
}
condottiere-alt-seat-idle = { $player } ({ $letter }): nessuna carta giocata; { $hand ->
    [0] nessuna carta
    [one] { $hand } carta
   *[other] { $hand } carte
} in mano; { $state ->
    [passed] ha passato; regioni: { LIST($regions, none: "nessuna") }.
   *[other] regioni: { LIST($regions, none: "nessuna") }.
}
condottiere-alt-hand = La tua mano ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}: { $cards }.
condottiere-alt-hand-empty = La tua mano è vuota.

# Nelle immagini: breve, senza punto
condottiere-picture-round = { $battle ->
    [0] Manche { $round }
   *[other] Manche { $round } · Battaglia { $battle }
}
condottiere-picture-final = Battaglia finale
condottiere-picture-goal = { $total } regioni o
condottiere-picture-goal-connected = { $connected } collegate
condottiere-picture-battle = Battaglia per { $region }
condottiere-picture-turn = Tocca { EUPHONIC("a", $player) }
condottiere-picture-waiting = { $count ->
    [one] Manca { $count } risposta
   *[other] Mancano { $count } risposte
}
condottiere-picture-over = { $count ->
    [one] { $players } vince
   *[other] { $players } vincono
}
condottiere-picture-passed = ha passato
condottiere-picture-out = senza carte
# Una carta in mano. Per identificativo: un nome troppo lungo, con {"\u00AD"} dove si può spezzare
condottiere-picture-card =
    { $id ->
        [scarecrow] Spaventa{"\u00AD"}passeri
       *[other] { $card }
    }
condottiere-picture-hand = La tua mano
condottiere-picture-empty = Nessuna carta

# La scheda delle regole
condottiere-rules-overview = Le città-stato si contendono l’Italia. Chi ha il Condottiere sceglie una regione; ognuno gioca carte nella propria linea; la linea più forte conquista la regione. Vince chi ha abbastanza regioni, e ne bastano meno se sono collegate.

    Una manche è una serie di battaglie combattute con una sola mano di carte. Le carte nuove arrivano solo quando al massimo un giocatore ne ha ancora: rinunciare a una battaglia spesso ne fa vincere un’altra.

    Si può parlare, promettere e minacciare a piacere. Le promesse non legano nessuno, e le carte non cambiano mai di mano.
    .title = L’idea
condottiere-rules-battle = Chi ha il Condottiere gioca per primo; si prosegue in senso orario. Nel tuo turno giochi una carta o passi. Chi ha passato non gioca più carte in questa battaglia. Chi non ha carte viene saltato.

    I mercenari e quasi tutte le carte speciali restano nella tua linea fino alla fine della battaglia. Vescovo, Spaventapasseri e Resa si scartano dopo il loro effetto.

    La battaglia finisce quando tutti hanno passato o finito le carte, o quando qualcuno si arrende. Se tutti gli altri hanno passato, l’ultimo può continuare, carta dopo carta.
    .title = Una battaglia
condottiere-rules-cards = I mercenari (da 1 a 6 e 10) valgono il numero stampato.
    Inverno: alla fine ogni mercenario vale 1. Spazza via dal tavolo ogni Primavera.
    Primavera: alla fine ogni mercenario di valore più alto sul tavolo vale 3 in più. Spazza via dal tavolo ogni Inverno.
    Tamburino: raddoppia i mercenari della tua linea; si conta dopo l’Inverno e prima della Primavera. Un secondo non aggiunge nulla.
    Cortigiana: vale 1. Chi ne ha nella linea più di tutti gli altri riceve il Condottiere dopo la battaglia.
    Eroina: vale 10, e nulla lo cambia.
    Vescovo: subito, tutti i mercenari con il valore stampato più alto lasciano tutte le linee; poi metti la pedina del papa su una regione libera o fuori dalla mappa. Dove sta, non si può combattere.
    Spaventapasseri: puoi riprendere in mano un mercenario della tua linea.
    Resa: la battaglia finisce subito, e vince la linea più forte in quel momento.
    .title = Le carte
condottiere-rules-conclusion = La linea più forte conquista la regione e vi mette un segnalino; in caso di parità nessuno la conquista. Il Condottiere va a chi ha più Cortigiane di tutti gli altri, altrimenti a chi ha vinto, altrimenti a chi siede a sinistra di chi lo aveva piazzato.

    Chi lo riceve sceglie subito la prossima regione: libera e senza la pedina del papa. Poi le linee si scartano, e chi ha ancora carte può scartare una mano senza mercenari.
    .title = Dopo la battaglia
condottiere-rules-round = La manche finisce quando, dopo una battaglia, ha ancora carte al massimo un giocatore, che ne tiene fino a due. Tutte le altre carte si mescolano, e ogni mano viene completata fino a 10 carte più una per ogni regione controllata. La prossima regione è già stata scelta.
    .title = Una nuova manche
condottiere-rules-winning = In due o tre: 6 regioni, oppure 4 collegate. Da quattro a sei: 5 regioni, oppure 3 collegate. Collegate vuol dire che si va dall’una all’altra per confini comuni senza uscirne. Si controlla subito dopo ogni conquista.

    Se non resta alcuna regione da contendere, vince chi ne ha di più. La parità si decide con un’unica battaglia finale tra chi è pari, con mani nuove di 10 carte più una per regione; un’altra parità è una vittoria condivisa.
    .title = La vittoria
condottiere-rules-readings = Dove le regole lasciano spazio, qui si gioca così:
    • Se le linee più forti sono pari, chi ha più Cortigiane di tutti gli altri riceve comunque il Condottiere.
    • La prossima regione si sceglie prima che si scartino le mani e si diano carte nuove.
    • La domanda sulla mano va insieme a tutti quelli che hanno carte, anche a chi deve tenerla, e le risposte si scoprono insieme; quali carte sono state scartate non si mostra. Puoi chiedere che la domanda non torni fino alla prossima manche.
    • La pedina del papa non può andare sulla regione contesa.
    • Tutti vedono quante carte ha ciascuno.
    • Se il tavolo ha questa opzione: dopo tante battaglie di fila senza una sola carta quanti sono i giocatori (almeno tre), tutte le mani si scartano e comincia una nuova manche.
    .title = Come qui si leggono le regole

# Varianti: il pannello delle opzioni
condottiere-option-draw-after-battle = Pescare carte dopo ogni battaglia
condottiere-option-draw-after-battle-off = no
condottiere-option-draw-after-battle-on = sì
condottiere-option-points = Serie a punti
condottiere-option-points-off = no, una sola partita
condottiere-option-points-10 = fino a 10 punti
condottiere-option-points-15 = fino a 15 punti
condottiere-option-points-20 = fino a 20 punti
condottiere-option-points-30 = fino a 30 punti
condottiere-option-bigger-kingdoms = Regni più grandi (+1 regione collegata)
condottiere-option-bigger-kingdoms-off = no
condottiere-option-bigger-kingdoms-on = sì
condottiere-option-capturing = Conquista di regioni altrui
condottiere-option-capturing-off = no
condottiere-option-capturing-on = sì
condottiere-option-hidden = Carte coperte
condottiere-option-hidden-off = no
condottiere-option-hidden-on = sì
condottiere-why-points-with-capturing = Serie a punti e conquista non si combinano: la serie durerebbe troppo. Disattiva una delle due.

# Varianti: quelle in vigore, e la situazione di una serie
condottiere-variants = Varianti: { $variants }.
condottiere-variant-draw-after-battle = pesca dopo ogni battaglia
condottiere-variant-points = serie fino a { $target } punti
condottiere-variant-bigger-kingdoms = regni più grandi
condottiere-variant-capturing = conquista di regioni altrui
condottiere-variant-hidden = carte coperte
condottiere-standing = Partita { $game } della serie. Punti: { $points }.
condottiere-standing-of = { $player } { $points }
condottiere-picture-points = Partita { $game } · Punti: { $points }
condottiere-picture-points-of = { $letter } { $points }
condottiere-picture-between = { $count ->
    [one] manca { $count } conferma
   *[other] mancano { $count } conferme
}
condottiere-picture-won = { $player } vince la partita { $game }
condottiere-picture-shared = Partita { $game }: nessuno vince
condottiere-picture-round-drawing = { $battle ->
    [0] Prima della prima battaglia
   *[other] Battaglia { $battle }
}
condottiere-round-drawing = { $battle ->
    [0] Prima della prima battaglia.
   *[other] Battaglia { $battle }.
}
condottiere-finished = { $how } Punti della partita: { $points }.
    .also = { $how } (punti della partita: { $points })
condottiere-finished-adjacent = { $player } { condottiere-finished-adjacent.also }.
    .also = vince questa partita con abbastanza regioni collegate
condottiere-finished-total = { $player } { condottiere-finished-total.also }.
    .also = vince questa partita con abbastanza regioni
condottiere-finished-adjacent-and-total = { $player } { condottiere-finished-adjacent-and-total.also }.
    .also = vince questa partita con abbastanza regioni, e abbastanza di esse collegate
condottiere-finished-most-regions = Non resta alcuna regione da contendere: { $player } vince questa partita con il maggior numero di regioni.
    .also = vince questa partita con il maggior numero di regioni, poiché non ne resta da contendere
condottiere-finished-shared = Non resta alcuna regione da contendere, e c’è parità in testa: nessuno vince questa partita.
condottiere-head-between = La partita è finita; la prossima comincia quando tutti sono d’accordo. { $count ->
    [one] Manca: { $players }.
   *[other] Mancano: { $players }.
}
condottiere-ask-between = Questa partita della serie è finita. Vuoi passare alla prossima?
condottiere-do-next = Prossima partita
condottiere-why-wrong-phase-between = La partita è finita: premi «{ condottiere-do-next }». Comincia quando lo hanno fatto tutti.
condottiere-log-ready = { $player } conferma la prossima partita.
condottiere-log-next-game = Comincia la partita { $number } della serie; Condottiere: { $player }.
condottiere-log-final-battle-points = C’è parità al primo posto ai punti: battaglia finale tra { $players }.
condottiere-ending-points = { $players } { $count ->
    [one] vince
   *[other] vincono
} la serie con più punti.
condottiere-ending-points-final-battle = { $count ->
    [one] Parità ai punti; { $players } vince la battaglia finale e la serie.
   *[other] Parità ai punti e nella battaglia finale: { $players } condividono la vittoria.
}
condottiere-ending-alone = Non gioca più nessun altro: vince { $players }.
condottiere-left-hand = { $player } aveva ancora in mano: { $cards }.
condottiere-left-none = Senza carte: { $players }.
condottiere-left-facedown = Coperta davanti { EUPHONIC("a", $player) } c’era: { $card }.
condottiere-score-points = { $player }: { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} ({ $games }).
condottiere-score-game = partita { $game }: { $regions }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
}

# Varianti: pesca, conquista, carte coperte
condottiere-log-reshuffled = Il mazzo è finito: si mescolano gli scarti.
condottiere-log-reshuffled-rows = Il mazzo è finito: si mescolano le linee dell’ultima battaglia.
condottiere-result-kept = { $player } difende { $region } con forza { $strength }.
condottiere-result-taken = { $player } prende { $region } { EUPHONIC("a", $defender) } con forza { $strength }.
condottiere-result-tied-kept = La battaglia è in parità: { $player } tiene { $region }.
condottiere-free-capturing = Si possono attaccare anche regioni altrui.
condottiere-defender = { $player } difende la regione.
condottiere-defender-waits = { $player } difende la regione, non ha ancora giocato carte e può passare senza uscire.
condottiere-note-held = difende { $player }; { $note }
condottiere-ask-turn-defender = La regione è tua: fino alla tua prima carta puoi passare ed entrare più tardi.
condottiere-why-region-own = { $region } è già tua; una battaglia ha bisogno di una regione libera o altrui.
condottiere-log-passed-stays = { $player } { condottiere-log-passed-stays.also }.
    .also = passa e, in difesa, può ancora entrare
condottiere-covered = una carta coperta
condottiere-facedown = La tua carta coperta: { $card }. Nessun altro può vederla.
condottiere-derived-covered = { $derived } (più la carta coperta)
condottiere-do-play-hidden = Gioca { $card } coperta
condottiere-ask-turn-hidden = Mercenari, Tamburini, Eroine e Cortigiane si giocano coperti. La carta seguente della tua linea scopre la precedente.
condottiere-log-covered = { $player } { condottiere-log-covered.also }.
    .also = gioca una carta coperta
condottiere-log-covered-own = { $player } { condottiere-log-covered-own.also }.
    .also = gioca coperta: { $card }
condottiere-log-turned-up = { $player } { condottiere-log-turned-up.also }.
    .also = scopre: { $card }
condottiere-rules-variants = Un tavolo può giocare con ognuna di queste; il tabellone dice quali sono in vigore.

    Pescare dopo ogni battaglia: si comincia con 7 carte. Dopo ogni battaglia ognuno pesca fino a 3 carte, senza superare 10 più una per regione; se nessuno ha carte, ognuno ne pesca 10. Non ci sono manche e non si scartano mani. Se il mazzo finisce, si mescolano gli scarti e, se serve, anche le linee.
    Serie a punti: ogni partita dà un punto per regione, e 5 in più a chi la vince con regioni collegate. Quando qualcuno raggiunge la meta, vince chi ha più punti; la parità si decide in una battaglia finale. La prossima partita comincia quando tutti sono d’accordo: inizia il giocatore a sinistra di chi aveva il Condottiere all’inizio della precedente.
    Regni più grandi: per vincere serve una regione collegata in più.
    Conquista: il Condottiere può attaccare regioni altrui. Chi difende può passare quante volte vuole ed entrare ancora, fino alla sua prima carta. In parità chi difende tiene la regione e riceve il Condottiere, a meno che un altro giocatore abbia più Cortigiane di tutti. La pedina del papa può proteggere qualsiasi regione. Non si combina con la serie a punti.
    Carte coperte: Mercenari, Tamburini, Eroine e Cortigiane si giocano coperti. La carta seguente di questo tipo, un Inverno o una Primavera scopre la precedente; la fine della battaglia le scopre tutte. Fino ad allora una carta coperta non conta nulla, e né il Vescovo né lo Spaventapasseri la raggiungono.
    .title = Varianti

# Domande e risposte
condottiere-question-cards = quali carte non hai ancora visto
condottiere-question-winning = che cosa manca a ciascuno per vincere
condottiere-question-strengths = come si formano le forze
condottiere-question-courtesans = chi ha più Cortigiane
condottiere-question-row = quanto varrebbe la mia linea con ogni mia carta
condottiere-question-map = di chi sono le regioni e quali sono libere
condottiere-question-last = com’è finita l’ultima battaglia e perché
condottiere-question-pawns = dove sono il Condottiere e la pedina del papa
condottiere-question-seat = come sta { $player }, e con quante carte
condottiere-unseen-cards = Carte che in questa manche non hai ancora visto ({ $count }): { $cards }.
condottiere-unseen-none = Hai visto tutte le carte di questa manche.
condottiere-needs = { $player } vince con { $total ->
    [one] un’altra regione
   *[other] altre { $total } regioni
}, oppure con { $connected ->
    [one] un’altra
   *[other] altre { $connected }
} nel gruppo più grande.
condottiere-wins-with = Con una di queste { $player } vince subito: { $regions }.
condottiere-lead = { $count ->
    [one] In testa
   *[other] In testa alla pari
} con { $regions ->
    [one] { $regions } regione
   *[other] { $regions } regioni
}, { $connected } nel gruppo più grande: { $players }.
condottiere-lead-none = Nessuno ha ancora una regione.
condottiere-battle-lead = { $count ->
    [one] Più forte in questa battaglia
   *[other] Alla pari in testa a questa battaglia
}, con { $strength }: { $players }.
condottiere-row-with = Con { $card } la tua linea varrebbe { $total }; gli altri hanno al massimo { $most }.
condottiere-row-none = Adesso non si giocano carte, quindi non c’è niente da calcolare.
condottiere-strength-of = { $player } { $strength }
condottiere-strengths-were = Le forze erano: { $strengths }.
condottiere-last-none = Non c’è ancora stata nessuna battaglia.
condottiere-contested = Si combatte per { $region }.
condottiere-contested-none = Ora non si combatte per nessuna regione.
condottiere-pope-off = La pedina del papa è fuori dalla mappa.
condottiere-region-gain = Con questa il tuo gruppo avrebbe { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
}.
condottiere-in-rows = Sul tavolo: { $rows }.
condottiere-in-row = { $player } ×{ $count }
condottiere-about-card = { $card }: { $effect } Nel mazzo { $count ->
    [one] ce n’è { $count }
   *[other] ce ne sono { $count }
}.
condottiere-effect-mercenary = vale { $strength } nella tua linea, come stampato.
condottiere-effect-winter = alla fine della battaglia ogni mercenario vale 1, di chiunque sia. Toglie dal tavolo ogni Primavera.
condottiere-effect-spring = alla fine della battaglia ognuno dei mercenari di valore più alto sul tavolo vale 3 in più. Toglie dal tavolo ogni Inverno.
condottiere-effect-bishop = subito, i mercenari di valore più alto lasciano tutte le linee. Poi metti la pedina del papa su una regione libera o fuori dalla mappa: dove sta non si combatte.
condottiere-effect-courtesan = vale 1. Chi ne ha nella linea più di tutti gli altri prende il Condottiere dopo la battaglia.
condottiere-effect-drummer = raddoppia i mercenari della tua linea; si conta dopo l’Inverno e prima della Primavera. Un secondo non aggiunge nulla.
condottiere-effect-heroine = vale 10, e niente lo cambia.
condottiere-effect-scarecrow = puoi riprendere in mano un mercenario della tua linea. Lo Spaventapasseri si scarta.
condottiere-effect-surrender = la battaglia finisce subito e vince la linea più forte in quel momento.
condottiere-pawn-condottiere = Il Condottiere
condottiere-pawn-pope = La pedina del papa
condottiere-about-condottiere = Il Condottiere: chi lo ha sceglie la regione della prossima battaglia e gioca per primo. Dopo una battaglia va a chi ha più Cortigiane di tutti gli altri, altrimenti a chi vince, altrimenti a chi siede a sinistra di chi lo ha piazzato.
condottiere-about-pope = La pedina del papa: dove sta non si combatte. Chi gioca un Vescovo la mette su una regione libera o fuori dalla mappa.
condottiere-rows-empty = Sul tavolo non c’è nessuna carta.
condottiere-courtesans = { $player }: { $count ->
    [one] { $count } Cortigiana
   *[other] { $count } Cortigiane
} sul tavolo.
condottiere-courtesans-none = Sul tavolo non c’è nessuna Cortigiana.
condottiere-courtesans-most = Per ora il Condottiere va { EUPHONIC("a", $player) }, per le Cortigiane.
condottiere-copies-seen = { $card }: { $count } nel gioco; viste da te in questa manche: { $seen }.
condottiere-typed-region = regione, battaglia per, battaglia a, battaglia, attacca, scegli, scelgo, combatti per
condottiere-typed-pass = passa, passo, passare
condottiere-typed-pope = papa, pedina del papa, pedina
condottiere-typed-off = fuori, fuori dalla mappa, via, togli, leva
condottiere-typed-hand-keep = tieni le carte, tieni la mano, tengo la mano, tieni tutto, tengo le carte
condottiere-typed-hand-keep-round = tutta la manche, per tutta la manche, fino alla prossima distribuzione, tieni fino alla prossima distribuzione, tieni sempre
condottiere-typed-hand-discard = scarta la mano, scarta, scartare, butta via
condottiere-typed-keep = tieni, tengo, tenere
condottiere-typed-none = niente, nulla, nessuna
condottiere-typed-next = prossima, prossima partita, avanti, pronto, pronta
condottiere-typed-nothing = gioca, gioco, carta, mercenario, riprendi, riprendere, coperta, metti, piazza, sposta
condottiere-called-none = niente, nulla, nessuna, nessuna carta, non tenere niente, non tengo niente, non tengo nulla, scarta tutto
condottiere-called-pass = niente, nulla, no, nessuna, mi ritiro, sono fuori, basta
condottiere-called-surrender = mi arrendo, arrendersi
condottiere-called-keep = le tengo, la tengo
condottiere-called-discard = scarto tutto, le scarto
condottiere-called-next = sì, andiamo
condottiere-asked-winning = vittoria, chi vince, chi è in testa, punteggio, obiettivo, che cosa manca, vincendo, vince, chi sta vincendo, per vincere, vincere, quando finisce la partita, fine della partita, quando finisce il gioco, come finisce la partita
condottiere-asked-row = linea, la mia linea, se gioco
condottiere-asked-cards = carte, carte rimaste, che cosa resta, mazzo, scarti, carte restano, restano, resta, rimasti, rimaste, sono rimasti, sono rimaste, rimangono
condottiere-asked-strengths = forza, forze, totale, totali, forte, forti
condottiere-asked-courtesans = Cortigiane, più Cortigiane
condottiere-asked-map = mappa, regioni, regioni libere
condottiere-asked-last = ultima, ultima battaglia, risultato
condottiere-asked-pawns = pedine, dove sta il condottiere, dove sta il papa
condottiere-look-cards = Carte non ancora viste
condottiere-look-needs = Che cosa manca a chi
condottiere-look-map = La mappa come testo
condottiere-look-legend = Che cosa vogliono dire i segni
condottiere-legend = Sotto ogni nome: il dorso di carta sono le carte in mano, la torre le regioni (su quelle che servono per vincere), le case unite il gruppo più grande (idem). L’elmetto accanto a un nome è il Condottiere, il ventaglio le Cortigiane della linea. A destra c’è la forza, incorniciata dove è la più alta; «=» vuol dire che è alla pari. Sulla mappa un segno è la regione di chi lo usa, il bordo rosso la battaglia, la figura bianca il papa. «×3» in fondo a una carta vuol dire che è nella fila tre volte. Una cornice o un anello del colore di un posto mostra che cosa ha fatto per ultimo.
condottiere-owned = { $region } appartiene { EUPHONIC("a", $player) }.
condottiere-unowned = { $region } non appartiene a nessuno.
condottiere-wins-there = Con questa { $player } vincerebbe.
condottiere-borders = { $region } confina con { $regions }.

# La battaglia in poche righe, accanto alla mano
condottiere-situation-row = { $player } ({ $letter }): { $strength } con { $cards }; { $count ->
    [one] { $count } carta
    [many] { $count } carte
   *[other] { $count } carte
} in mano{ $state ->
    [passed] ; ha passato
   *[other] {""}
}
condottiere-situation-no-row = { $player } ({ $letter }): nessuna carta giocata; { $count ->
    [one] { $count } carta
    [many] { $count } carte
   *[other] { $count } carte
} in mano{ $state ->
    [passed] ; ha passato
   *[other] {""}
}
condottiere-last-in = Tutti gli altri sono fuori: se passi, la battaglia finisce. { $result }
condottiere-last-in-covered = Tutti gli altri sono fuori: se passi, la battaglia finisce e le carte coperte vengono scoperte.

# Come si gioca, in cinque frasi; e che cosa fa ogni opzione
condottiere-how =
    Combatti per le regioni d’Italia con una sola mano di carte, battaglia dopo battaglia.
    Chi ha il Condottiere decide per quale regione si combatte.
    A turno giochi una carta davanti a te, oppure passi ed esci da questa battaglia.
    Quando tutti hanno passato, la linea più forte prende la regione; le carte giocate sono perse, e ne arrivano di nuove solo quando le mani sono finite.
    Vince chi ha abbastanza regioni, e ne bastano meno se sono collegate.
condottiere-explain-stand-off = Dopo tante battaglie di fila senza una sola carta quanti sono i giocatori (almeno tre), tutte le mani si scartano e si distribuisce di nuovo.
condottiere-explain-draw-after-battle = Cominci con 7 carte e ne peschi fino a 3 dopo ogni battaglia; nessuno aspetta la fine di una manche.
condottiere-explain-points = Più partite di fila: un punto a regione, 5 in più a chi vince con regioni collegate, finché qualcuno arriva al traguardo.
condottiere-explain-bigger-kingdoms = La partita dura di più: per vincere serve una regione collegata in più.
condottiere-explain-capturing = Si può combattere anche per regioni che sono già di qualcuno; chi le possiede può aspettare prima di giocare una carta.
condottiere-explain-hidden = Mercenari, Tamburini, Eroine e Cortigiane si giocano coperti, e la carta successiva di questo tipo li scopre.

# Che cosa ha dato il mazzo
condottiere-luck-dealt = { $player } ({ $times } carte): mercenari con forza { $strength }, in media { $usual } ({ $more }); carte speciali { $specials }, in media { $usual-specials } ({ $more-specials }).
condottiere-luck-how = La forza è quella stampata sui mercenari. La media è quella del mazzo a ogni distribuzione.
condottiere-fortune-strength = forza dei mercenari ricevuti
condottiere-fortune-specials = carte speciali ricevute

# Piani
condottiere-plan-pass = Passare in questa battaglia
condottiere-plan-pass-unless = Passare, a meno che qualcuno abbia più di { $limit }
condottiere-plan-own-now = Quanto ha ora la tua linea
condottiere-plan-other-now = Quanto ha ora la linea più forte degli altri
condottiere-press-plan-pass = Passare, a meno che qualcuno abbia più di …
