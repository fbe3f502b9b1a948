# Barony: tutto quello che il gioco dice. Nomi e frasi sono nostri.

barony-name = Barony
barony-about = Spargi i cavalieri sulle terre, fonda villaggi e fortezze e sali di titolo. Nessuna estrazione una volta posate le terre. Circa 45 minuti.
barony-option-idle-rounds = Fine se nessuno avanza
barony-option-idle-rounds-20 = dopo 20 giri
barony-option-idle-rounds-10 = dopo 10 giri
barony-option-idle-rounds-40 = dopo 40 giri
barony-option-idle-rounds-off = mai
barony-given-tiles = Le tessere sono quelle scelte da chi gestisce il bot.

# Componenti
barony-terrain-mountain = Montagna
barony-terrain-forest = Foresta
barony-terrain-plain = Pianura
barony-terrain-field = Campo
barony-terrain-lake = Lago
barony-building-village = villaggio
barony-building-stronghold = fortezza
barony-building-city = città
barony-title-baron = Barone
barony-title-viscount = Visconte
barony-title-count = Conte
barony-title-marquis = Marchese
barony-title-duke = Duca
barony-knights = { $count ->
    [0] nessun cavaliere
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
}
barony-villages = { $count ->
    [0] nessun villaggio
    [one] { $count } villaggio
   *[other] { $count } villaggi
}
barony-strongholds = { $count ->
    [0] nessuna fortezza
    [one] { $count } fortezza
   *[other] { $count } fortezze
}
barony-cities = { $count ->
    [0] nessuna città
    [one] { $count } città
   *[other] { $count } città
}

# Piccole parti
barony-copies = { $what } ×{ $count }
barony-pawns = { $player }: { $pawns }
barony-pawns-of = { $pawns } ({ $player })

# Che cosa succede
barony-head-place = { $player } deve piazzare una città iniziale con un cavaliere.
barony-head-turn = Tocca { EUPHONIC("a", $player) }.
barony-head-moving = { $player } ha mosso un cavaliere e può muoverne un secondo.
barony-head-taking = { $player } ha distrutto un villaggio e prende un segnalino da { $owner }.
barony-head-building = { $player } sta costruendo e può costruire ancora.
barony-head-over = { $players } diventa re e vince!
    .also = diventa re e vince
barony-head-over-alone = { $players } vince!
    .also = vince
barony-head-soon = Il tabellone sta per essere composto.
barony-first = Primo giocatore: { $player }.
barony-alt-last = Ultima mossa: { $told }
barony-last = Ultima mossa, { $player }: { $steps }.
barony-last-step = { $space } a { $to }
barony-round = Giro { $round }
barony-last-round = C’è un duca: questo è l’ultimo giro.
barony-idle = Nessun progresso da { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}; dopo { $most } di fila la partita finisce.

# Punti
barony-points = { $player }, { $title }: titoli { $titles } × { $each } + nuove città { $cities } × { $worth } + argento { $silver } = { $total }
barony-points-none = { $player }, { $title }: 0 punti
barony-ending-duke = L’ultimo giro è finito. { $tied ->
    [yes] A pari punti, { $players } viene prima in ordine di turno
   *[no] { $players } ha il punteggio più alto
} e diventa re.
barony-ending-all-passed = Nessuno può più fare nulla. { $tied ->
    [yes] A pari punti, { $players } viene prima in ordine di turno
   *[no] { $players } ha il punteggio più alto
} e diventa re.
barony-ending-idle = Troppi giri senza progressi, come convenuto a questo tavolo. { $tied ->
    [yes] A pari punti, { $players } viene prima in ordine di turno
   *[no] { $players } ha il punteggio più alto
} e diventa re.
barony-ending-alone = Non gioca più nessun altro: vince { $players }.
barony-ending-seat = { $points }. { $tokens }

# Che cosa si ha
barony-reserve = Riserva: { $knights }, { $villages }, { $strongholds }, { $cities }.
barony-tokens = Segnalini: { $tokens }; in tutto { $gold } oro o { $silver } argento.
barony-tokens-none = Non hai segnalini.

# Che cosa fa un’azione
barony-do-place = Città e cavaliere in { $space }
barony-do-recruit = Recluta { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} in { $space }
barony-do-move = Cavaliere da { $space } a { $to }
barony-do-take = Prendi un segnalino: { $terrain }
barony-do-build = In { $space }: { $building }
barony-do-done = Fine turno
barony-do-city = Nuova città in { $space }
barony-do-expedition = Spedizione in { $space }
barony-do-title = Paga { $tokens } ({ $gold } oro, −{ $silver } argento)
barony-do-pass = Passa

# Che cosa si chiede
barony-verb-recruit = Recluta
barony-verb-move = Muovi
barony-verb-build = Costruisci
barony-verb-city = Nuova città
barony-verb-expedition = Spedizione
barony-verb-title = Titolo
barony-ask-wait = Non tocca a te. Il tabellone mostra a chi tocca.
barony-ask-turn = Tocca a te: scegli una delle sei azioni.
barony-ask-place = Dove va la tua prossima città, con un cavaliere?
barony-ask-row = Scegli prima la riga.
barony-ask-recruit = In quale città, e quanti cavalieri?
barony-ask-move = Quale cavaliere si muove per primo?
barony-ask-target = Da { $space } verso dove?
barony-ask-second = Muovi un secondo cavaliere o scegli «{ barony-do-done }»?
barony-ask-take = Quale segnalino prendi da { $player }?
barony-ask-build = Che cosa costruisci al posto di un cavaliere, e dove?
barony-ask-build-more = Costruisci qualcos’altro o scegli «{ barony-do-done }».
barony-ask-city = Quale villaggio diventa una città?
barony-ask-expedition = In quale spazio del bordo arriva il cavaliere? Un secondo cavaliere della riserva esce per sempre dal gioco.
barony-ask-title = Con che cosa paghi per diventare { $title }?
barony-press-back = Indietro
barony-press-row = Riga { $row } ({ $count })
barony-press-space = { $space } · { $terrain }
barony-press-enter = { $space } · { $pawns }
barony-press-strike = { $space } · attacca { $pawns }
barony-press-recruit = { $space }: { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
}
barony-press-build = { $space }: { $building } ({ $terrain })
barony-press-pay = { $tokens }
barony-press-other-pay = Paga in altro modo
barony-note-pay = { $gold } oro, −{ $silver } argento

# Turni pianificati
barony-plan-ask = Per il tuo turno nel giro { $round }, con il tabellone com’è ora. Al tuo turno lo trovi su un pulsante, se è ancora possibile.
barony-plan-short = Turno in un solo passo
barony-plan-pick = Scegli
barony-plan-begun = Finora: { $steps }.
barony-plan-enough = Pianifica solo questo
barony-plan-anew = Ricomincia
barony-plan-move = Muovi { $steps }
barony-plan-step = { $space } { $building }
barony-plan-build = Costruisci { $steps }

# Perché un pulsante ora non porta da nessuna parte
barony-none-recruit = Non puoi reclutare: nella tua riserva non ci sono cavalieri.
barony-none-move = Non puoi muovere: nessuno dei tuoi cavalieri ha uno spazio in cui andare.
barony-none-build = Non puoi costruire: serve un tuo cavaliere in uno spazio senza edifici e senza cavalieri avversari, e un villaggio o una fortezza nella riserva.
barony-none-city = Non puoi fondare una città: serve un villaggio che non sia in una foresta, né accanto a una città, né insieme a un cavaliere avversario. Città nella tua riserva: { $cities }.
barony-none-expedition = Non puoi inviare una spedizione: servono due cavalieri nella riserva (ne hai { $knights }) e uno spazio vuoto sul bordo.
barony-none-title = { $state ->
    [duke] Sei duca; non c’è titolo più alto.
   *[short] Non puoi pagare un titolo: costa { $cost } oro, e i tuoi segnalini ne valgono { $gold }.
}

# What people type for the words of the notation, between commas
barony-typed-recruit = recluta, reclutare, reclutamento, arruola, arruolare
barony-typed-move = muovi, muovere, sposta, spostare, vai, mossa, avanza
barony-typed-build = costruisci, costruire, costruzione, edifica, edificare
barony-typed-city = città, nuova città, fonda, fondare, fonda città, fonda una città
barony-typed-expedition = spedizione, manda una spedizione, salpa
barony-typed-title = titolo, compra titolo, paga, pagare, diventa, diventare, sali, salire, sali di titolo, avanza di titolo
barony-typed-take = prendi, prendere, prendi segnalino, prendi un segnalino, ruba
barony-typed-done = fine, finito, fine turno, termina, termina turno, termina il mio turno, basta, fatto
barony-typed-place = piazza, piazzare, metti, mettere, colloca, collocare, città e cavaliere, piazza città, piazza una città, metti città
barony-typed-village = villaggio, v, villaggi
barony-typed-stronghold = fortezza, roccaforte, rocca, f, fortezze, roccaforti, rocche
barony-typed-nothing = cavaliere, cavalieri, segnalino
barony-called-done = no, niente, nessuno, ho finito, è tutto
barony-none-space = In { $space } ora non puoi fare nulla.
barony-none-building = Di’ che cosa costruire lì: villaggio o fortezza, per esempio `costruisci { $one } villaggio { $other } fortezza`.

# Rifiuti
barony-why-not-awaited = Non tocca a te.
barony-why-over = La partita è finita.
barony-why-wrong-phase-place = Ora si piazzano le città iniziali, ognuna con un cavaliere: scrivi solo lo spazio della tua.
barony-why-wrong-phase-turn = Un turno non comincia così: puoi reclutare, muovere, costruire, fondare una nuova città, mandare una spedizione o comprare un titolo; aggiungi gli spazi.
barony-why-wrong-phase-moving = Stai muovendo cavalieri: muovine un secondo o scegli «{ barony-do-done }».
barony-why-wrong-phase-taking = Scegli prima un segnalino.
barony-why-wrong-phase-building = Stai costruendo: costruisci ancora o scegli «{ barony-do-done }».
barony-why-off-board = { $space } non è su questo tabellone.
barony-why-place-lake = Nessuna città può stare sul lago { $space }.
barony-why-place-forest = Nessuna città può stare nella foresta { $space }.
barony-why-place-city-there = In { $space } c’è già una città.
barony-why-place-next-to-city = { $space } è accanto a una città; tra due città deve restare almeno uno spazio.
barony-why-recruit-none = Recluta almeno un cavaliere in { $space }.
barony-why-recruit-no-own-city = Non hai una città in { $space }.
barony-why-recruit-too-many = In { $space } puoi reclutare al massimo { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
}.
barony-why-recruit-reserve-empty = Non hai cavalieri nella riserva da reclutare in { $space }.
barony-why-recruit-reserve-short = Vuoi reclutare in { $space }, ma nella riserva hai solo { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
}.
barony-why-move-no-knight = Non hai cavalieri in { $space }.
barony-why-move-same-knight = Il cavaliere in { $space } si è già mosso in questo turno.
barony-why-move-not-adjacent = { $space } e { $to } non sono vicini; un cavaliere si muove di uno spazio.
barony-why-move-lake = { $space } è un lago; nessuno può entrarci.
barony-why-move-city = La città di { $owner } in { $space } tiene fuori i tuoi cavalieri.
barony-why-move-stronghold = La fortezza di { $owner } in { $space } tiene fuori i tuoi cavalieri.
barony-why-move-two-pawns = { $owner } ha almeno due pedine in { $space }, perciò non puoi entrare.
barony-why-move-mountain = { $space } è una montagna, e una sola pedina di { $owner } la chiude.
barony-why-take-not-held = { $player } non ha questo segnalino: { $terrain }.
barony-why-build-city = In { $space } puoi costruire un villaggio o una fortezza; le città nascono dai villaggi.
barony-why-build-no-knight = Non hai un cavaliere da scambiare in { $space }.
barony-why-build-building-there = In { $space } c’è già un edificio.
barony-why-build-opposing-knight = Un cavaliere avversario in { $space } impedisce di costruire.
barony-why-build-no-village-left = Nella tua riserva non ci sono più villaggi da costruire in { $space }.
barony-why-build-no-stronghold-left = Nella tua riserva non ci sono più fortezze da costruire in { $space }.
barony-why-city-no-village = Non hai un villaggio in { $space }.
barony-why-city-forest = { $space } è una foresta; lì non può stare una città.
barony-why-city-next-to-city = { $space } è accanto a una città; tra due città deve restare almeno uno spazio.
barony-why-city-opposing-knight = Un cavaliere avversario in { $space } impedisce una nuova città.
barony-why-city-none-left = Nella tua riserva non ci sono più città da fondare in { $space }.
barony-why-expedition-reserve-short = Per una spedizione servono due cavalieri nella riserva; ne hai { $count }.
barony-why-expedition-lake = { $space } è un lago; una spedizione non può arrivarci.
barony-why-expedition-not-edge = { $space } non è sul bordo del tabellone.
barony-why-expedition-occupied = Per una spedizione serve uno spazio vuoto, e { $space } non lo è.
barony-why-title-already-duke = Sei già duca.
barony-why-title-not-held = Non hai questi segnalini.
barony-why-title-too-little = Questi segnalini valgono { $gold } oro; un titolo costa { $cost }.
barony-why-title-token-to-spare = Questi segnalini valgono { $gold } oro e un titolo costa { $cost }: puoi tenerne uno ({ $terrain }).
barony-why-pass-not-allowed = Si passa solo quando non è possibile altro, e in quel caso il bot passa per te.
barony-why-wish-illegible = Non lo capisco come turno. Di’ che cosa vuoi fare, e dove: reclutare, muovere uno o due cavalieri, costruire, una nuova città, una spedizione o un titolo.
barony-why-wish-early = I turni si possono pianificare quando ci sono tutte le città iniziali.
barony-why-option-unknown = Barony non ha questa opzione o questo valore.
barony-why-option-tile = La tessera numero { $number } dell’elenco non è fatta di tre lettere tra M, F, P, C e L.
barony-why-option-tiles = L’elenco delle tessere deve averne almeno { $least }, di tre lettere ciascuna tra M, F, P, C e L.

# Il registro
barony-log-began = Per sorteggio, comincia { $player }.
barony-log-laid = Il tabellone viene composto con { $count } tessere.
barony-log-laid-again = La prossima città iniziale non trova posto: si compone un nuovo tabellone e i piazzamenti ricominciano.
barony-log-placed = { $player } { barony-log-placed.also }.
    .also = piazza una città e un cavaliere in { $space }
barony-log-recruited = { $player } { barony-log-recruited.also }.
    .also = recluta { $count ->
        [one] { $count } cavaliere
       *[other] { $count } cavalieri
    } in { $space }
barony-log-moved = { $player } { barony-log-moved.also }.
    .also = muove un cavaliere da { $space } a { $to }
barony-log-struck = { $told } Pedine distrutte: { $pawns }.
    .also = { $told } e distrugge: { $lost }
barony-log-took = { $player } { barony-log-took.also }.
    .also = prende un segnalino da { $owner }: { $terrain }
barony-log-built = { $player } { barony-log-built.also }.
    .also = costruisce in { $space }: { $building }
barony-log-gained = { $told } Segnalino: { $terrain }.
    .also = { $told } (segnalino: { $terrain })
barony-log-no-token = { $told } Non restano segnalini di questo tipo.
    .also = { $told } (non restano segnalini di questo tipo)
barony-log-founded = { $player } { barony-log-founded.also }.
    .also = fonda una città in { $space }
barony-log-explored = { $player } invia una spedizione in { $space }; un cavaliere lascia il gioco.
    .also = invia una spedizione in { $space } (un cavaliere lascia il gioco)
barony-log-ennobled = { $player } { barony-log-ennobled.also }.
    .also = diventa { $title } e paga { $tokens } ({ $gold } oro)
barony-log-passed = { $player } { barony-log-passed.also }.
    .also = non può fare nulla e salta il turno

# Viste e domande
barony-look-threats = Spazi in pericolo
barony-threats-none = Ora nessun avversario può attaccare uno spazio con due cavalieri.
barony-threat = { $player } potrebbe attaccare { $owner } con due cavalieri in { $spaces }.
barony-question-knights = Dove sono i miei cavalieri?
barony-question-reach = Dove possono andare i miei cavalieri?
barony-question-threats = Che cosa di mio è in pericolo?
barony-question-left = Che cosa resta?
barony-question-leader = Chi è in testa, e con che cosa?
barony-question-needs = Che cosa manca ancora a ciascuno?
barony-question-actions = Che cosa posso fare ora?
barony-question-seat = Che cosa ha { $player }?
barony-question-space = Che cosa c’è in { $space } e intorno?
barony-answer-knights = Cavalieri di { $player }: { LIST($knights, none: "nessuno") }; { $reserve } nella riserva.
barony-answer-reach = { $player }, da { $space } a: { LIST($spaces, none: "nessuno spazio") }.
barony-answer-space = { $space } { $terrain }
barony-answer-space-held = { $space } { $terrain } ({ $pawns })
barony-answer-rim = È sul bordo del tabellone.
barony-answer-near = Intorno: { $spaces }.
barony-answer-leader = { $count ->
    [one] { $players } è in testa
   *[other] { $players } sono in testa insieme
} con { $points } punti, argento compreso.
barony-answer-needs = { $player }, { $title }: { $titles ->
    [0] nessun altro titolo da prendere
    [one] manca un titolo per diventare duca
   *[other] mancano { $titles } titoli per diventare duca
}; il prossimo costa { $cost } d’oro, disponibili { $gold }.
barony-answer-supply = Segnalini che nessuno ha: { $tokens }.
barony-answer-where = { $player }, { $building }: { LIST($spaces, none: "da nessuna parte") }; { $count } in riserva.
barony-answer-terrain = { $terrain }: { $spaces }.
barony-answer-now = Ora puoi: { $actions }.
barony-answer-then = Nel tuo turno, com’è ora il tabellone: { $actions }.
barony-board-seat = { $letter } · { $points }. { $tokens } { $reserve }
barony-board-tokens-none = Nessun segnalino: 0 oro, 0 argento.

# Il tabellone in parole
barony-board-rows = Tabellone
barony-board-key = Le righe hanno lettere dall’alto, i numeri crescono verso destra. Le righe B, D, F e così via stanno mezzo spazio più a destra: C3 tocca C2, C4, B2, B3, D2 e D3; B3 tocca B2, B4, A3, A4, C3 e C4. Che cosa c’è intorno a uno spazio lo dice /{ command-ask }, per esempio «B3».
barony-board-empty = { $terrain }, vuoti: { $spaces }.
barony-more = altri { $count }
barony-alt-seat = { $player } ({ $letter }), { $title }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $gold } oro/{ $silver } argento, { $reserve ->
    [0] nessun cavaliere
    [one] { $reserve } cavaliere
   *[other] { $reserve } cavalieri
} nella riserva. Sul tabellone: città: { LIST($cities, none: "nessuna") }; fortezze: { LIST($strongholds, none: "nessuna") }; villaggi: { LIST($villages, none: "nessuno") }; cavalieri: { LIST($knights, none: "nessuno") }.
barony-alt-board = Il tabellone ha { $count } spazi. Ogni spazio e tutto il resto: /{ command-ask }, per esempio «D8» o «cavalieri».

# Nelle immagini: breve, senza punto
barony-picture-turn = Tocca { EUPHONIC("a", $player) }
barony-picture-over = { $players } vince
barony-picture-last = Ultimo giro
barony-picture-points = { $title } · { $points }
barony-picture-gold = { $gold } oro
barony-picture-silver = { $silver } argento
barony-picture-terrain = { $terrain } { $worth }
barony-picture-worth = (oro/argento)

# La scheda delle regole
barony-rules-overview = Siete baroni: con cavalieri, villaggi, fortezze e città vi espandete su una mappa di esagoni. Gli edifici danno segnalini risorsa; con i segnalini si pagano i titoli. Ogni titolo vale 15 punti e ogni nuova città 10. Quando qualcuno diventa duca si finisce il giro, e vince chi ha più punti.

    Tutto è scoperto, e una volta composto il tabellone non c’è più fortuna.
    .title = L’idea
barony-rules-start = In ordine di turno ognuno piazza una città con un cavaliere; l’ultimo ne piazza subito tre; poi, in ordine inverso, gli altri ne piazzano due a testa. Non sui laghi, non nelle foreste e mai accanto a un’altra città.
    .title = Le città iniziali
barony-rules-turn = Un turno è una di sei azioni:
    • Reclutamento: 1 o 2 cavalieri dalla riserva in una tua città, fino a 3 se è in riva a un lago.
    • Movimento: uno o due cavalieri, uno spazio ciascuno.
    • Costruzione: scambiare quanti cavalieri vuoi con villaggi o fortezze, uno per spazio.
    • Nuova città: scambiare un villaggio con una città.
    • Spedizione: di due cavalieri della riserva uno lascia il gioco e l’altro arriva in uno spazio vuoto del bordo.
    • Titolo: pagare almeno 15 oro per il titolo successivo.
    .title = Un turno
barony-rules-moving = Un cavaliere non può entrare in un lago, in una città o fortezza avversaria, in uno spazio con almeno due pedine dello stesso avversario, né in una montagna con una qualsiasi pedina avversaria. Altrimenti cavalieri e villaggi di giocatori diversi possono dividere uno spazio.

    Se il tuo cavaliere entra dove hai già un cavaliere o un villaggio, tutti i cavalieri e i villaggi avversari lì sono distrutti e tornano nelle riserve dei loro proprietari. Per un villaggio scegli un segnalino del suo proprietario.

    Due cavalieri si muovono uno dopo l’altro, quindi il secondo può attaccare dove il primo è appena arrivato. Nessun cavaliere si muove due volte.
    .title = Movimento e attacco
barony-rules-building = Ogni villaggio o fortezza dà un segnalino del terreno dello spazio. Non si costruisce dove c’è già un edificio o un cavaliere avversario.

    Una nuova città dà 10 punti, ma nessun segnalino. Non può stare in una foresta, accanto a un’altra città, né dove c’è un cavaliere avversario. Nessuno può entrare nelle città e fortezze altrui.
    .title = Costruzione
barony-rules-titles = Oro: montagna 2, foresta 3, pianura 4, campo 5. Un titolo costa 15, non si riceve resto, e in un turno si ottiene al massimo un titolo. Non si può aggiungere un segnalino superfluo.

    Alla fine i segnalini non spesi contano in argento: montagna 0, foresta 1, pianura 2, campo 3.
    .title = Segnalini e titoli
barony-rules-end = Quando qualcuno diventa duca, il giro si gioca fino in fondo, così che tutti abbiano avuto lo stesso numero di turni. Si sommano titoli, nuove città e argento. In caso di parità vince chi viene prima in ordine di turno.
    .title = La fine
barony-rules-readings = Dove le regole lasciano spazio, qui si gioca così:
    • L’elenco stampato delle tessere non era a disposizione. Il nostro è una ricostruzione; chi gestisce il bot e possiede il gioco può inserire l’elenco esatto.
    • Il tabellone ha un contorno nostro, senza buchi. Se una città iniziale non trova posto, se ne compone uno nuovo.
    • Qualsiasi pedina avversaria chiude una montagna, anche un villaggio.
    • Anche il tuo villaggio conta: basta così un solo cavaliere per scacciare un intruso.
    • Chi non può fare nulla viene saltato. Se succede a tutti di fila, la partita finisce e si contano i punti.
    • Se il tavolo non l’ha disattivato: dopo un certo numero di giri in cui nessuno ha costruito, fondato, esplorato, ottenuto un titolo o distrutto un villaggio, la partita finisce e si contano i punti.
    .title = Come qui si leggono le regole

# Parts and actions that the rules card tells about one by one; the names are what people type
barony-part-knight = Cavaliere
    .text = Ogni giocatore ne ha { $count }. Arrivano dalla riserva nelle città, si muovono di uno spazio per passo, attaccano e si scambiano con edifici. Due pedine dello stesso giocatore in uno spazio tengono fuori gli altri.
    .names = cavaliere, cavalieri, pedina, pedine
barony-part-village = Villaggio
    .text = Scambialo con un cavaliere e prendi un segnalino del terreno dello spazio. Cade quando lì si incontrano due pedine dello stesso avversario, e può diventare una città. Ogni giocatore ne ha { $count }.
    .names = villaggio, villaggi
barony-part-stronghold = Fortezza
    .text = Scambiala con un cavaliere e prendi un segnalino del terreno dello spazio. Nessun altro può entrarci, e non cade mai. Ogni giocatore ne ha { $count }.
    .names = fortezza, fortezze, roccaforte, rocca
barony-part-city = Città
    .text = Nelle città si reclutano cavalieri, e nessun altro può entrarci. Un villaggio diventa città: 10 punti, ma non in una foresta, accanto a un’altra città o con un cavaliere avversario. Ogni giocatore ne ha { $count }.
    .names = città, nuova città
barony-part-mountain = Montagna
    .text = Basta una pedina avversaria a chiuderla. Il suo segnalino vale { $gold } d’oro o { $silver } d’argento.
    .names = montagna, montagne, monte, monti
barony-part-forest = Foresta
    .text = Lì non può stare nessuna città. Il suo segnalino vale { $gold } d’oro o { $silver } d’argento.
    .names = foresta, foreste, bosco, boschi
barony-part-plain = Pianura
    .text = Niente di speciale. Il suo segnalino vale { $gold } d’oro o { $silver } d’argento.
    .names = pianura, pianure
barony-part-field = Campo
    .text = Il terreno più ricco. Il suo segnalino vale { $gold } d’oro o { $silver } d’argento.
    .names = campo, campi
barony-part-lake = Lago
    .text = Nessuno può entrarci, e non ha segnalini. Una città accanto recluta fino a tre cavalieri.
    .names = lago, laghi, acqua
barony-part-token = Segnalino
    .text = Villaggi e fortezze ne danno uno del loro terreno. I segnalini pagano i titoli in oro; quelli che restano alla fine contano in argento. Ce ne sono 20 per terreno.
    .names = segnalino, segnalini, risorsa, risorse, oro, argento
barony-part-title = Titolo
    .text = Costa almeno 15 d’oro in segnalini, senza resto, e vale 15 punti: visconte, conte, marchese, duca. Con il primo duca si finisce il giro.
    .names = titolo, titoli, duca, barone, visconte, conte, marchese
barony-part-recruit = Reclutare
    .text = Metti uno o due cavalieri dalla riserva in una tua città; fino a tre se è in riva a un lago.
    .names = reclutare, reclutamento, recluta
barony-part-move = Muovere
    .text = Uno o due cavalieri si muovono di uno spazio ciascuno. Un cavaliere non può entrare in un lago, in una città o fortezza altrui, in uno spazio con due pedine dello stesso avversario o in una montagna con una pedina avversaria.
    .names = muovere, movimento, mossa, mosse
barony-part-build = Costruire
    .text = Scambia quanti cavalieri vuoi con villaggi o fortezze, uno per spazio, dove non ci sono edifici né cavalieri avversari. Ognuno dà un segnalino del suo terreno.
    .names = costruire, costruzione, edificio, edifici
barony-part-expedition = Spedizione
    .text = Di due cavalieri della riserva uno lascia il gioco, e l’altro arriva in uno spazio vuoto del bordo che non sia un lago.
    .names = spedizione, spedizioni, bordo
barony-part-strike = Attaccare
    .text = Se il tuo cavaliere entra dove hai già un cavaliere o un villaggio, tutti i cavalieri e i villaggi avversari lì sono distrutti. Per un villaggio prendi un segnalino dal suo proprietario.
    .names = colpire, colpo, attacco, attaccare, distruggere

# What people type for a question
barony-asked-knights = i miei cavalieri, miei cavalieri, dove sono i miei cavalieri
barony-asked-reach = dove posso andare, che cosa raggiungo, raggiungere, mete
barony-asked-threats = pericolo, in pericolo, minacce, minaccia, perdo, perdere, che cosa perdo
barony-asked-left = che cosa resta, cosa resta, resta, restano, rimane, riserva, rimasti, rimaste, avanza
barony-asked-leader = chi vince, chi è in testa, in testa, punti, punteggio, vincendo, vince, chi sta vincendo, in vantaggio
barony-asked-needs = che cosa manca, cosa manca, manca, fine, fine partita, vincere, vittoria, serve per vincere, per vincere, bisogno
barony-asked-actions = azioni, che cosa posso fare, cosa posso fare, possibile, legale, posso fare

# Come si gioca, in cinque frasi; e che cosa fa ogni opzione
barony-how =
    Spargi i cavalieri sulle terre e trasformali in villaggi e fortezze.
    Un turno è una di sei cose: reclutare, muovere, costruire, fondare una nuova città, mandare una spedizione o salire di titolo.
    Gli edifici danno segnalini risorsa, tanto migliori quanto più ricco è il terreno.
    Con i segnalini paghi i titoli: ognuno vale 15 punti, ogni nuova città 10.
    Quando qualcuno diventa duca si finisce il giro, e vince chi ha più punti.
barony-explain-idle-rounds = Se per tanti giri di fila nessuno avanza, la partita finisce e vince chi ha più punti.

barony-luck = Il caso ha deciso solo com’era la terra e chi cominciava. Poi non si è pescato né tirato niente.
