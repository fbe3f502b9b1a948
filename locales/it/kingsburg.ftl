# Kingsburg: tutto ciò che il gioco dice. Nomi di edifici, consiglieri e nemici sono parole comuni; le frasi sono nostre.

kingsburg-name = Kingsburg
kingsburg-about = Conquista con i dadi i consiglieri del re, costruisci una provincia con i loro doni e resisti ogni inverno a un nemico. Circa 90 minuti.
kingsburg-option-dm = Sei truppe a testa invece del dado del Re
kingsburg-option-dm-on = sì
kingsburg-option-dm-off = no
kingsburg-option-demons = Che cosa tolgono i Demoni di forza 6 oltre a quattro merci
kingsburg-option-demons-point = un punto
kingsburg-option-demons-building = un edificio

# Edifici; .effect dice che cosa fa ognuno
kingsburg-building-statue = Statua
    .effect = Si usa una volta a stagione: se tutti i tuoi dadi sono uguali, puoi rilanciarne uno.
kingsburg-building-chapel = Cappella
    .effect = Si usa una volta a stagione: se i tuoi dadi fanno 7 o meno, puoi rilanciarli tutti.
kingsburg-building-church = Chiesa
    .effect = +1 in battaglia contro i Demoni.
kingsburg-building-cathedral = Cattedrale
    .effect = Alla fine, un punto ogni due merci rimaste.
kingsburg-building-inn = Locanda
    .effect = Un gettone +2 alla fine di ogni estate.
kingsburg-building-market = Mercato
    .effect = Una volta a stagione, un tuo gruppo di dadi vale 1 in più o 1 in meno.
kingsburg-building-farms = Fattorie
    .effect = Un dado bianco in primavera, estate e autunno, dalla prossima stagione; −1 in battaglia.
kingsburg-building-merchants-guild = Gilda dei Mercanti
    .effect = 1 oro prima di ogni lancio, dalla prossima stagione.
kingsburg-building-guard-tower = Torre di Guardia
    .effect = +1 in battaglia.
kingsburg-building-blacksmith = Fucina
    .effect = +1 in battaglia.
kingsburg-building-barracks = Caserma
    .effect = Arruolando, un soldato costa una merce invece di due.
kingsburg-building-wizards-guild = Gilda dei Maghi
    .effect = +2 in battaglia.
kingsburg-building-palisade = Palizzata
    .effect = +1 in battaglia, +2 contro gli Zombie.
kingsburg-building-stable = Scuderia
    .effect = Un soldato in più da ogni consigliere che manda soldati.
kingsburg-building-stone-wall = Mura
    .effect = +1 in battaglia, e un pareggio vale come vittoria.
kingsburg-building-fortress = Fortezza
    .effect = +1 in battaglia, e un punto in più per una battaglia vinta.
kingsburg-building-barricade = Barricata
    .effect = +1 in battaglia contro i Goblin.
kingsburg-building-crane = Gru
    .effect = Gli edifici delle colonne III e IV costano 1 oro in meno.
kingsburg-building-town-hall = Municipio
    .effect = Alla fine di primavera, estate e autunno puoi dare una merce o un gettone +2 per un punto.
kingsburg-building-embassy = Ambasciata
    .effect = Un punto alla fine di primavera, estate e autunno.

# Consiglieri, per numero
kingsburg-advisor-1 = Giullare
kingsburg-advisor-2 = Scudiero
kingsburg-advisor-3 = Architetto
kingsburg-advisor-4 = Mercante
kingsburg-advisor-5 = Sergente
kingsburg-advisor-6 = Alchimista
kingsburg-advisor-7 = Astronomo
kingsburg-advisor-8 = Tesoriere
kingsburg-advisor-9 = Cacciatore
kingsburg-advisor-10 = Generale
kingsburg-advisor-11 = Spadaio
kingsburg-advisor-12 = Duchessa
kingsburg-advisor-13 = Campione
kingsburg-advisor-14 = Contrabbandiere
kingsburg-advisor-15 = Inventore
kingsburg-advisor-16 = Mago
kingsburg-advisor-17 = Regina
kingsburg-advisor-18 = Re

# Nemici
kingsburg-foe-barbarians = Barbari
kingsburg-foe-goblins = Goblin
kingsburg-foe-orcs = Orchi
kingsburg-foe-zombies = Zombie
kingsburg-foe-demons = Demoni
kingsburg-foe-dragons = Draghi

# Le fasi dell’anno
kingsburg-step-aid = Aiuto del Re
kingsburg-step-spring = primavera
kingsburg-step-reward = Premio del Re
kingsburg-step-summer = estate
kingsburg-step-envoy = Agente del Re
kingsburg-step-autumn = autunno
kingsburg-step-recruiting = arruolamento
kingsburg-step-winter = inverno

# Piccole parti
kingsburg-list = { $parts }
kingsburg-nothing = niente
kingsburg-numbered = { $number } { $advisor }
kingsburg-enemy = { $foe } ({ $strength })
kingsburg-enemy-of = { $enemy }, anno { $year }
kingsburg-enemy-in = Anno { $year }. { $card }
kingsburg-part-gold = { $count } oro
kingsburg-part-wood = { $count } legno
kingsburg-part-stone =
    { $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }
kingsburg-part-any =
    { $count ->
        [one] { $count } merce a scelta
       *[other] { $count } merci a scelta
    }
kingsburg-part-points =
    { $count ->
        [-1] 1 punto in meno
        [one] { $count } punto
       *[other] { $count } punti
    }
kingsburg-part-tokens =
    { $count ->
        [one] un gettone +2
       *[other] { $count } gettoni +2
    }
kingsburg-part-soldiers =
    { $count ->
        [one] { $count } soldato
       *[other] { $count } soldati
    }
kingsburg-part-buildings =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici
    }
kingsburg-part-look = la carta nemico in anteprima
kingsburg-gift-alchemist = 1 merce diventa 1 di ciascuna delle altre due
kingsburg-gift-either = { $one }, oppure { $other }
kingsburg-dice = { $dice }
kingsburg-die-white = bianco { $face }
kingsburg-die-token = un gettone +2
kingsburg-die-market-up = Mercato +1
kingsburg-die-market-down = Mercato −1

# Che cosa si attende
kingsburg-head-soon = La partita sta per cominciare.
kingsburg-head-aid =
    { $count ->
        [one] { $players } deve prendere una merce dal Re.
       *[other] { $players } devono prendere una merce a testa dal Re.
    }
kingsburg-head-reroll = { $player } può rilanciare.
kingsburg-head-influence = { $player } influenza un consigliere o passa.
kingsburg-head-gift = { $player } sceglie un dono ({ $advisor }).
kingsburg-head-build = { $player } costruisce o passa.
kingsburg-head-again = { $player } può costruire ancora con l’Agente del Re.
kingsburg-head-hall =
    { $count ->
        [one] { $players } può comprare un punto al Municipio.
       *[other] { $players } possono comprare un punto a testa al Municipio.
    }
kingsburg-head-recruit = { $player } arruola soldati.
kingsburg-head-troop =
    { $count ->
        [one] { $players } deve ancora scegliere in segreto una truppa.
       *[other] { $players } devono ancora scegliere in segreto una truppa.
    }
kingsburg-head-aftermath =
    { $count ->
        [one] { $players } ha una scelta da fare dopo la battaglia.
       *[other] { $players } hanno una scelta da fare dopo la battaglia.
    }
kingsburg-head-over =
    { $count ->
        [one] { $players } vince.
       *[other] { $players } condividono la vittoria.
    }
    .also = vince
kingsburg-when = Anno { $year } di 5, fase { $number } di 8: { $step }. Il nemico avrà una forza da { $least } a { $most }.
kingsburg-when-faced = Anno { $year } di 5, fase { $number } di 8: { $step }. Il nemico: { $enemy }.
kingsburg-order = Ordine di gioco: { $players }.
kingsburg-envoy = { $player } ha l’Agente del Re.
kingsburg-aided = { $player } lancia il dado bianco del Re in questa primavera.
kingsburg-knows =
    { $count ->
        [one] { $players } ha guardato il nemico.
       *[other] { $players } hanno guardato il nemico.
    }
kingsburg-blocked = I dadi neutrali bloccano { $advisors }.
kingsburg-last-battle = Battaglia dell’inverno, { $enemy }: { $fates }.
kingsburg-last-fate =
    { $verdict ->
        [win] { $player } ha vinto ({ $total })
        [draw] { $player } ha resistito ({ $total })
       *[loss] { $player } ha perso ({ $total })
    }

# Il tavolo in parole e figure
kingsburg-board-court = A corte
kingsburg-board-claim = { $player }: { $advisors }
kingsburg-board-dice =
    { $passed ->
        [yes] { $player } ha passato; dadi rimasti: { $dice }.
       *[no] { $player } ha ancora da piazzare: { $dice }.
    }
kingsburg-board-buildings = Che cosa ha costruito ciascuno
kingsburg-board-built = { $player }, edifici { $count }: { $buildings }.
kingsburg-board-troops = { $player }, truppe rimaste: { $troops }.
kingsburg-board-provinces = Che cosa ha ciascuno
kingsburg-board-holdings = { $player } ({ $letter }): punti { $points }; { $goods }; gettoni +2 { $tokens }; soldati { $soldiers }.
kingsburg-alt-last = Ultimo evento: { $told }
kingsburg-alt-more = Il resto è nel tabellone come testo, o si può chiedere.
kingsburg-alt-taken = A corte, { $claims }.
kingsburg-picture-passed = ha passato
kingsburg-picture-turn = Tocca { EUPHONIC("a", $player) }
kingsburg-picture-waiting = Tocca a { $count } giocatori
kingsburg-picture-over =
    { $count ->
        [one] { $players } vince
       *[other] Vittoria condivisa: { $players }
    }
kingsburg-picture-when = Anno { $year } di 5 · { $step }
kingsburg-picture-gain = Chi vince ottiene: { $what }
kingsburg-picture-strongest = Chi vince con più forza: 1 punto in più
kingsburg-picture-lose = Chi perde cede: { $what }
# Un consigliere sul tabellone. Per numero: un nome troppo lungo, con {"\u00AD"} dove si può spezzare
kingsburg-picture-advisor =
    { $number ->
        [14] Contrab{"\u00AD"}bandiere
       *[other] { $advisor }
    }
kingsburg-picture-won = ha vinto
kingsburg-picture-held = ha resistito
kingsburg-picture-lost = ha perso
kingsburg-payer-buildings = Edifici
kingsburg-payer-advisors = Consiglieri
kingsburg-payer-rewards = Premio del Re
kingsburg-payer-battles = Battaglie
kingsburg-payer-town-hall = Municipio
kingsburg-payer-embassy = Ambasciata
kingsburg-payer-cathedral = Cattedrale
kingsburg-payer-troop = Ultima truppa

# Le proprie righe
kingsburg-own =
    { $owned ->
        [0] Non hai merci
       *[other] Hai { $goods }
    }; gettoni +2: { $tokens }; soldati: { $soldiers }; punti: { $points }.
kingsburg-own-dice = I tuoi dadi: { $dice }.
kingsburg-own-seen = Lo sa solo chi ha guardato: { $told }
kingsburg-own-troops = Le tue truppe: { $troops }.
kingsburg-own-troop = Hai scelto la truppa da { $troop }; per ora non la vede nessun altro.
kingsburg-card = { $enemy }: chi perde cede { $lose }; chi vince ottiene { $gain }.

# Che cosa fa un’azione
kingsburg-do-take = Prendi { $goods }
kingsburg-do-statue = Rilancia un dado colorato (Statua)
kingsburg-do-statue-white = Rilancia un dado bianco (Statua)
kingsburg-do-chapel = Rilancia tutti i dadi (Cappella)
kingsburg-do-keep = Tieni i dadi
kingsburg-do-influence =
    { $envoy ->
        [yes] { $advisor }, con l’Agente — { $dice }
       *[no] { $advisor } — { $dice }
    }
kingsburg-do-pass = Passa per questa stagione
kingsburg-do-pass-build = Non costruire
kingsburg-do-pass-hall = Non comprare
kingsburg-do-swap = Dai { $good }, prendi { $goods }
kingsburg-do-decline = Rifiuta
kingsburg-do-build = Costruisci: { $building }
kingsburg-do-sell = Un punto per { $what }
kingsburg-do-recruit = { $count ->
    [0] Arruola per { $goods }
    [one] Arruola { $count } soldato: { $goods }
   *[other] Arruola { $count } soldati: { $goods }
}
kingsburg-do-recruit-none = Non arruolare
kingsburg-do-troop = Truppa da { $troop }
kingsburg-do-lose = Perdi { $goods }

# Domande e comandi
kingsburg-ask-wait = Per ora non devi fare nulla. { $awaited }
kingsburg-ask-influence = Chi influenzi? Per ognuno sono già scelti i dadi più convenienti.
kingsburg-ask-payments = Altre combinazioni di dadi:
kingsburg-ask-recruit = Quanti soldati arruoli?
kingsburg-ask-wages = Con quali merci li paghi?
kingsburg-ask-aid = Quale merce prendi dal Re?
kingsburg-ask-reroll = Rilanci?
kingsburg-ask-gift = { $advisor } dà: { $gift }. Che cosa prendi?
kingsburg-ask-build = Che cosa costruisci?
kingsburg-ask-again = Usi l’Agente per costruire ancora?
kingsburg-ask-hall = Che cosa dai per un punto?
kingsburg-ask-troop = Quale truppa combatte per te quest’inverno? Si rivelano tutte insieme.
kingsburg-ask-spoils = Quale merce prendi come bottino?
kingsburg-ask-lose = Quali merci perdi?
kingsburg-press-influence = Consigliere — dadi
kingsburg-press-payments = Altre combinazioni
kingsburg-press-dice = Prima i dadi
kingsburg-press-group = Dadi = somma
kingsburg-ask-group = Quali dadi piazzi? Sotto ogni gruppo c’è chi raggiunge.
kingsburg-ask-reached = Con { $dice }: chi influenzi?
kingsburg-group = { $dice } = { $total }
kingsburg-note-group = raggiunge { $advisors }
kingsburg-plus = { $left } + { $right }
kingsburg-bare-gold = oro
kingsburg-bare-wood = legno
kingsburg-bare-stone = pietra
kingsburg-press-payment = { $advisor }: dadi
kingsburg-press-recruit = Soldati
kingsburg-press-wages = Merci
kingsburg-press-up = Indietro
kingsburg-press-more = Altro
kingsburg-press-build =
    { $points ->
        [one] { $building } — { $goods } — { $points } punto
       *[other] { $building } — { $goods } — { $points } punti
    }
kingsburg-note-payments =
    { $count ->
        [one] { $count } combinazione
       *[other] { $count } combinazioni
    }
kingsburg-note-wages =
    { $count ->
        [one] { $count } modo di pagare
       *[other] { $count } modi di pagare
    }
kingsburg-note-building = { $building }: { $effect }

# Da dove vengono i numeri
kingsburg-derive-total = { $player } { $total }
kingsburg-derive-order = Perché quest’ordine — prima la somma più bassa; a parità resta l’ordine di prima: { $totals }.
kingsburg-derive-strength = { $player }: forza { $total } finora (soldati { $soldiers }, edifici { $buildings })
kingsburg-derive-building = { $building } { $strength }
kingsburg-derive-against = { $more } in più ({ $foe })
kingsburg-derive-special = { $told }; { $special }
kingsburg-derive-rolled = { $player } ha tirato finora { $dice } dadi, somma { $sum }: { $faces }.
kingsburg-derive-face = { $face } ({ $times }×)
kingsburg-points = { $player }: { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
kingsburg-points-paid = { $told } ({ $parts })
kingsburg-paid-buildings = edifici { $points }
kingsburg-paid-advisors = consiglieri { $points }
kingsburg-paid-rewards = Premio del Re { $points }
kingsburg-paid-battles = battaglie { $points }
kingsburg-paid-town-hall = Municipio { $points }
kingsburg-paid-embassy = Ambasciata { $points }
kingsburg-paid-cathedral = Cattedrale { $points }
kingsburg-paid-troop = ultima truppa { $points }
kingsburg-final = { $told }; a parità: merci rimaste { $goods }, edifici costruiti { $buildings }
kingsburg-lead = { $count ->
    [one] In testa con { $points }: { $players }.
   *[other] In testa alla pari con { $points }: { $players }.
}
kingsburg-derive-battle = L’ultima battaglia, { $enemy }:
kingsburg-derive-fought =
    { $verdict ->
        [win] { $player } ha vinto con { $total }: soldati { $soldiers }, { $source ->
            [troop] truppa
           *[die] dado del Re
        } { $help }, edifici { $buildings }.
        [draw] { $player } ha resistito con { $total }: soldati { $soldiers }, { $source ->
            [troop] truppa
           *[die] dado del Re
        } { $help }, edifici { $buildings }.
       *[loss] { $player } ha perso con { $total }: soldati { $soldiers }, { $source ->
            [troop] truppa
           *[die] dado del Re
        } { $help }, edifici { $buildings }.
    }
# Da dove vengono i punti dopo una battaglia
kingsburg-derive-paid = Punti di { $player }: per la vittoria { $victory }, per la forza più alta { $strongest }.

# Viste e domande sulla posizione
kingsburg-look-buildings = Edifici
kingsburg-look-advisors = Consiglieri
kingsburg-look-enemies = Nemici
kingsburg-look-order = Ordine di gioco e forza
kingsburg-look-effects = Che cosa fanno gli edifici
kingsburg-look-battle = L’ultima battaglia
kingsburg-battle-none = Non c’è ancora stato un inverno.
kingsburg-enemies-of = Anno { $year }: { $enemies }.
kingsburg-overview-row = — Riga { $number } —
kingsburg-overview = { $building }{ $state ->
    [own] {""} – tuo
    [now] {""} – puoi costruirlo
    [dear] {""} – il prossimo, troppo caro ora
   *[far] {""}
}
kingsburg-overview-owned = { $told }; { $players }
kingsburg-about-building = { $building }: costa { $goods }, { $points ->
        [0] non vale punti
        [one] vale { $points } punto
       *[other] vale { $points } punti
    }. { $effect }
kingsburg-about-advisor = { $advisor }: { $gift }
kingsburg-about-taken = { $told } — dadi di { $players }
kingsburg-reach = { $advisor }, ancora raggiungibile per: { $players }.
kingsburg-reach-nobody = { $advisor }: per ora irraggiungibile per tutti.
kingsburg-reach-ways = Tu puoi, con { $ways }.
kingsburg-way = ({ $dice })
kingsburg-facing =
    { $lack ->
        [0] Prima dell’ultimo rinforzo dell’inverno la tua forza è { $value }: abbastanza per resistere. Una sconfitta ti costerebbe { $loss }.
        [one] Prima dell’ultimo rinforzo dell’inverno la tua forza è { $value }; per resistere ti manca { $lack }. Una sconfitta ti costerebbe { $loss }.
       *[other] Prima dell’ultimo rinforzo dell’inverno la tua forza è { $value }; per resistere ti mancano { $lack }. Una sconfitta ti costerebbe { $loss }.
    }
kingsburg-question-order = Perché quest’ordine, e quanto è forte ciascuno?
kingsburg-question-against = Che cosa perdo contro un nemico di forza { $strength }?
kingsburg-question-reach = Chi può ancora raggiungere { $advisor }?
kingsburg-question-winning = Chi è in testa, e con quali punti?
kingsburg-typed-pass = passa, passo, non costruire, niente, basta, fine, non costruisco
kingsburg-typed-keep = tieni, tieni i dadi, non rilanciare, tengo, tengo i dadi, non rilancio
kingsburg-typed-decline = rifiuta, rifiuto, no grazie
kingsburg-typed-recruit-none = non arruolare, nessun soldato, nessuno
kingsburg-typed-build = costruisci, costruisco, costruire
kingsburg-typed-sell = vendi, vendo, un punto per, punto per
kingsburg-typed-recruit = arruola, arruolo, arruolare
kingsburg-typed-lose = perdi, perdo, cedi, cedo
kingsburg-typed-troop = truppa
kingsburg-typed-swap = scambia, scambio, dai
kingsburg-typed-envoy = Agente, con l’Agente, tramite Agente
kingsburg-typed-gold = oro
kingsburg-typed-wood = legno, legna
kingsburg-typed-stone = pietra, pietre
kingsburg-typed-token = +2, gettone +2, gettone
kingsburg-typed-white = bianco, dado bianco
kingsburg-typed-nothing = prendi, prendo, prendere, influenza, influenzo, consigliere, metti, metto, mettere, piazza, piazzo, piazzare, usa, uso, usare
kingsburg-called-reroll = sì, rilancia, rilanciare, rilancio, tira di nuovo, tirare di nuovo, ritira, ancora
kingsburg-called-no = no, niente, nulla, nessuno, nessun soldato
kingsburg-asked-winning = vittoria, chi vince, chi è in testa, punti, punteggio, vincendo, vince, chi sta vincendo, per vincere, vincere, serve per vincere
kingsburg-asked-dice = dadi, i miei dadi, chi raggiungo, consiglieri, resta, restano, che cosa resta, liberi, chi è libero, raggiungere
kingsburg-asked-mine = mie, merci, le mie merci, costruire, che cosa posso costruire, edifici, posso costruire, che cosa ho
kingsburg-asked-enemies = nemici, nemico, quanto è forte il nemico, quanto sono forti i nemici, che cosa perdo, perdo, perdere, chi attacca
kingsburg-asked-winter = inverno, forza, battaglia, che cosa mi manca, quanto sono forte, forte, difesa, vincere la battaglia, battere il nemico
kingsburg-asked-order = ordine, ordine di gioco
kingsburg-asked-envoy = Agente, Agente del Re
kingsburg-asked-phases = fasi, fase, stagione, che fase
kingsburg-asked-inn = taverna, osteria
kingsburg-asked-troops = dm, le mie truppe, truppe degli altri, le truppe degli altri, quali truppe restano
kingsburg-question-dice = Chi raggiungo con i miei dadi, e chi gli altri?
kingsburg-question-mine = Che cosa ho, e che cosa posso costruire?
kingsburg-question-enemies = Quali nemici possono arrivare quest’anno?
kingsburg-question-winter = Quanto è forte ciascuno per l’inverno, e che cosa mi manca?
kingsburg-question-envoy = Chi ha l’Agente del Re, e a che cosa serve?
kingsburg-question-phases = In che fase dell’anno siamo?
kingsburg-question-province = Che cosa ha { $player }?
kingsburg-question-year = Quali nemici possono arrivare nell’anno { $year }?
kingsburg-reaches = { $player } raggiunge { $advisors }.
kingsburg-reaches-none = { $player } ora non raggiunge nessuno.
kingsburg-came = È arrivato: { $enemy }.
kingsburg-lack = { $enemy }: { $count }
kingsburg-lacks = Che cosa ti manca per resistere, { $source ->
    [troop] senza la tua truppa
   *[die] senza i rinforzi del Re
}: { $enemies }.
kingsburg-can-build = Puoi costruire: { $building }.
kingsburg-cannot-build = Il prossimo, ma ti manca { $goods }: { $building }.
kingsburg-built-by = Lo hanno costruito: { $players }.
kingsburg-envoy-free = Nessuno ha l’Agente del Re.
kingsburg-phase = { $number } { $step }
kingsburg-phase-now = { $phase } – adesso
kingsburg-about-phase = { $phase }: { $told }
kingsburg-phase-aid = chi ha meno edifici, poi meno merci, lancia un dado bianco in primavera; a pari merito ognuno prende invece una merce.
kingsburg-phase-spring = una stagione produttiva: tutti lanciano i dadi, influenzano consiglieri, ricevono i doni e possono costruire.
kingsburg-phase-reward = chi ha più edifici segna un punto; a pari merito lo segna ognuno.
kingsburg-phase-summer = una stagione produttiva come la primavera; alla fine ogni Locanda porta un gettone +2.
kingsburg-phase-envoy = l’Agente del Re va a chi ha meno edifici, poi meno merci; a nessuno in caso di parità.
kingsburg-phase-autumn = l’ultima stagione produttiva dell’anno.
kingsburg-phase-recruiting = in ordine di gioco, due merci arruolano un soldato; con la Caserma ne basta una.
kingsburg-phase-winter = si scopre la carta del nemico, il Re aiuta e ognuno combatte per sé: soldati, dado del Re ed edifici contro la forza del nemico.
kingsburg-good-gold = Oro
kingsburg-good-wood = Legno
kingsburg-good-stone = Pietra
kingsburg-about-good = { $good }: paga edifici e soldati, e si può perdere in inverno. Chi la dà: { $advisors }.
kingsburg-piece-token = Gettone +2
kingsburg-piece-soldiers = Soldati
kingsburg-piece-envoy = L’Agente del Re
kingsburg-piece-kings-die = Il dado del Re
kingsburg-piece-white-die = Dadi bianchi
kingsburg-piece-troops = Truppe
kingsburg-about-token = Un gettone +2 aggiunge 2 a un tuo gruppo di dadi, uno a stagione. Poi è speso. Un Municipio ne prende uno per un punto.
kingsburg-about-soldiers = I soldati valgono 1 ciascuno nella battaglia di quest’inverno, poi tornano a casa. Li mandano i consiglieri, e prima dell’inverno si arruolano con le merci.
kingsburg-about-envoy = L’Agente del Re serve una volta, fino alla fine della prossima estate: per influenzare un consigliere occupato o bloccato, o per un secondo edificio.
kingsburg-about-kings-die = In inverno il dado del Re si lancia una volta, e il risultato aiuta tutti allo stesso modo.
kingsburg-about-white-die = Un dado bianco si aggiunge ai tuoi e può stare con uno di essi, mai da solo. Le Fattorie ne danno uno a stagione, l’Aiuto del Re uno in primavera.
kingsburg-about-troops = Dove si gioca con le truppe non c’è il dado del Re: ognuno ha truppe da 0, 1, 1, 2, 3 e 4, ne sceglie una in segreto ogni inverno, e quella che resta alla fine vale punti.
kingsburg-about-foe = { $foe }: possono arrivare come { $cards }.
kingsburg-foe-card = forza { $strength } (anno { $year })
kingsburg-and-line = { $told }
    { $more }

# Il registro
kingsburg-log-year = — Anno { $year } —
kingsburg-log-step = — { $step } —
kingsburg-log-begins = Anno { $year }, { $step }.
kingsburg-log-aid-die = Il Re aiuta { $player } con un dado bianco.
    .also = riceve dal Re un dado bianco
kingsburg-log-aided = { $player } { kingsburg-log-aided.also }.
    .also = prende dal Re { $good }
kingsburg-log-rewarded =
    { $count ->
        [one] Più edifici: { $players } segna un punto.
       *[other] Più edifici: { $players } segnano un punto a testa.
    }
kingsburg-log-envoy = Il Re manda il suo Agente { EUPHONIC("a", $player) }.
kingsburg-log-envoy-nobody = Il Re non manda il suo Agente a nessuno: c’è parità.
kingsburg-log-guilds =
    { $count ->
        [one] Gilda dei Mercanti: 1 oro { EUPHONIC("a", $players) }.
       *[other] Gilde dei Mercanti: 1 oro a testa { EUPHONIC("a", $players) }.
    }
kingsburg-log-roll = { $player } { kingsburg-log-roll.also }
    .also = { $dice } (somma { $total })
kingsburg-log-rolled = Dadi: { $dice }.
kingsburg-log-rerolled = { $player } { kingsburg-log-rerolled.also }.
    .also = rilancia ({ $building }): { $dice }
kingsburg-log-kept-dice = { $player } tiene i dadi.
kingsburg-log-placed = { $player } { kingsburg-log-placed.also }.
    .also = { $envoy ->
        [yes] piazza { $dice } su { $advisor } con l’Agente del Re
       *[no] piazza { $dice } su { $advisor }
    }
kingsburg-log-passed =
    { $forced ->
        [yes] { $player } non raggiunge più nessun consigliere.
       *[no] { $player } passa per questa stagione.
    }
    .also = passa per questa stagione
kingsburg-log-given = { $advisor } → { $player }: { $gift }.
kingsburg-log-for = { $told } In cambio cede: { $goods }.
kingsburg-log-declined =
    { $forced ->
        [yes] { $player } non ha merci da scambiare ({ $advisor }).
       *[no] { $player } rifiuta il dono ({ $advisor }).
    }
kingsburg-log-peeked = { $player } { kingsburg-log-peeked.also }.
    .also = guarda il nemico
kingsburg-log-peeked-own = { $player } { kingsburg-log-peeked-own.also }.
    .also = guarda il nemico: { $enemy }
kingsburg-log-built = { $player } { kingsburg-log-built.also }.
    .also = { $envoy ->
        [yes] costruisce ancora con l’Agente: { $building } (pagato: { $goods }; punti: { $points })
       *[no] costruisce: { $building } (pagato: { $goods }; punti: { $points })
    }
kingsburg-log-not-built =
    { $forced ->
        [yes] { $player } non può permettersi alcun edificio.
       *[no] { $player } non costruisce.
    }
kingsburg-log-inns =
    { $count ->
        [one] Locanda: un gettone +2 { EUPHONIC("a", $players) }.
       *[other] Locande: un gettone +2 a testa { EUPHONIC("a", $players) }.
    }
kingsburg-log-embassies =
    { $count ->
        [one] Ambasciata: 1 punto { EUPHONIC("a", $players) }.
       *[other] Ambasciate: 1 punto a testa { EUPHONIC("a", $players) }.
    }
kingsburg-log-sold = { $player } { kingsburg-log-sold.also }.
    .also = compra un punto al Municipio per { $what }
kingsburg-log-not-sold = { $player } non compra nulla al Municipio.
kingsburg-log-recruited = { $player } { kingsburg-log-recruited.also }.
    .also = { $count ->
        [0] non arruola nessuno
        [one] arruola { $count } soldato per { $goods }
       *[other] arruola { $count } soldati per { $goods }
    }
kingsburg-log-named = { $player } { kingsburg-log-named.also }.
    .also = ha scelto una truppa
kingsburg-log-named-own = { $player } { kingsburg-log-named-own.also }.
    .also = ha scelto la truppa da { $troop }
kingsburg-log-troop = { $player } { $troop }
kingsburg-log-troops = Truppe rivelate: { $troops }.
kingsburg-log-faced = Il nemico è arrivato: { $enemy }.
kingsburg-log-kings-die = Il dado del Re mostra { $face }.
kingsburg-log-value = { $player } { $soldiers } + { $help } + { $buildings } = { $value }
kingsburg-log-fought = Battaglia ({ $enemy }), soldati + Re o truppa + edifici: { $values }.
kingsburg-log-won = { $player } { kingsburg-log-won.also }.
    .also = { $some ->
        [yes] vince la battaglia e ottiene { $gain }
       *[no] vince la battaglia
    }
kingsburg-log-lost = { $player } { kingsburg-log-lost.also }.
    .also = { $some ->
        [yes] perde la battaglia e cede { $loss }
       *[no] perde la battaglia
    }
kingsburg-log-destroyed = { $told } Edificio distrutto: { $buildings }.
    .also = { $told } (edificio distrutto: { $buildings })
kingsburg-log-spoils = { $player } { kingsburg-log-spoils.also }.
    .also = prende come bottino { $good }
kingsburg-log-losses = { $player } { kingsburg-log-losses.also }.
    .also = cede { $goods }
kingsburg-log-strongest =
    { $count ->
        [one] Forza più alta tra chi ha vinto: { $players } segna un punto. I soldati tornano a casa.
       *[other] Forza più alta tra chi ha vinto: { $players } segnano un punto a testa. I soldati tornano a casa.
    }
kingsburg-log-home = I soldati tornano a casa.
kingsburg-log-count = { $player } +{ $points }
kingsburg-log-counted = Aggiunti alla fine: { $points }.
kingsburg-log-counted-none = Alla fine non si aggiungono punti.

# La fine
kingsburg-ending-points =
    { $count ->
        [one] { $players } ha più punti e vince.
       *[other] { $players } hanno più punti e vincono.
    }
kingsburg-ending-goods =
    { $count ->
        [one] Parità di punti; { $players } ha più merci e vince.
       *[other] Parità di punti; { $players } hanno più merci e vincono.
    }
kingsburg-ending-buildings =
    { $count ->
        [one] Parità di punti e merci; { $players } ha più edifici e vince.
       *[other] Parità di punti e merci; { $players } hanno più edifici e vincono.
    }
kingsburg-ending-shared =
    { $count ->
        [one] { $players } vince.
       *[other] Parità di punti, merci ed edifici: { $players } condividono la vittoria.
    }
kingsburg-ending-alone = Non gioca più nessun altro: vince { $players }.
kingsburg-left-named = { $player } aveva scelto in segreto la truppa da { $troop }.
kingsburg-left-enemy = Il nemico di quest’anno, che qualcuno aveva già guardato: { $enemy }.

# Piani
kingsburg-plan-take = { $advisor } con i dadi più economici
kingsburg-plan-answer = { $advisor }: { $what }
kingsburg-plan-build =
    { $otherwise ->
        [nothing] Costruire: { $building }, altrimenti niente
       *[ask] Costruire: { $building }
    }
kingsburg-plan-cheapest =
    { $count ->
        [one] Costruire: { $buildings }, altrimenti niente
       *[other] Costruire il più economico tra { $buildings }, altrimenti niente
    }
kingsburg-press-plan-take = Influenzare quando tocca a te
kingsburg-press-plan-build = Costruire il più economico di questi, altrimenti niente
kingsburg-press-plan-gift = Scegliere il dono: { $advisor }
kingsburg-plan-highest = Ogni volta il consigliere più alto, poi passare
kingsburg-plan-recruit-none = Non arruolare mai
kingsburg-plan-recruit-all = Arruolare sempre il massimo possibile
kingsburg-plan-sell-none = Non comprare mai al Municipio
kingsburg-plan-good = Scegliere sempre: { $good }
kingsburg-plan-build-none = Non costruire finché non si può costruire altro
kingsburg-press-plan-always = Sempre …
kingsburg-ask-plan-always = Che cosa si deve fare ogni volta, finché non lo annulli? La merce si sceglie nell’Aiuto del Re, nei doni e nel bottino.

# Perché qualcosa non si può fare
kingsburg-why-not-awaited = Non tocca a te.
kingsburg-why-over = La partita è finita.
kingsburg-why-wrong-phase-aid = Ora scegli una merce dell’Aiuto del Re.
kingsburg-why-wrong-phase-reroll = Ora decidi se rilanciare.
kingsburg-why-wrong-phase-influence = Ora influenzi un consigliere o passi.
kingsburg-why-wrong-phase-gift = Ora scegli il dono di un consigliere.
kingsburg-why-wrong-phase-build = Ora costruisci o passi.
kingsburg-why-wrong-phase-town-hall = Ora puoi comprare un punto al Municipio.
kingsburg-why-wrong-phase-recruit = Ora arruoli soldati, o nessuno.
kingsburg-why-wrong-phase-troop = Ora scegli una truppa.
kingsburg-why-wrong-phase-aftermath = Ora scegli le merci dopo la battaglia.
kingsburg-why-statue-missing = Non hai la Statua.
kingsburg-why-statue-used = La Statua si usa una volta a stagione.
kingsburg-why-statue-unequal = La Statua si usa solo se tutti i tuoi dadi sono uguali.
kingsburg-why-statue-no-white-die = Non hai un dado bianco da rilanciare.
kingsburg-why-chapel-missing = Non hai la Cappella.
kingsburg-why-chapel-used = La Cappella si usa una volta a stagione.
kingsburg-why-chapel-too-high = La Cappella si usa solo con 7 o meno: la tua somma è { $total }.
kingsburg-why-die-missing = Non hai tutti questi dadi.
kingsburg-why-coloured-die-missing = Un gruppo ha bisogno di almeno un dado del tuo colore.
kingsburg-why-token-missing = Non hai gettoni +2.
kingsburg-why-token-used = Un solo gettone +2 a stagione.
kingsburg-why-market-missing = Non hai il Mercato.
kingsburg-why-market-used = Il Mercato si usa una volta a stagione.
kingsburg-why-total-differs = La somma deve essere esattamente il numero del consigliere: qui è { $total }, non { $number }.
kingsburg-why-advisor-taken = Il consigliere { $number } è occupato; solo con l’Agente del Re puoi influenzarlo anche tu.
kingsburg-why-advisor-free = Il consigliere { $number } è libero; non ti serve l’Agente, che è per quelli occupati.
kingsburg-why-gift-differs = Non è ciò che dà il consigliere { $number }.
kingsburg-why-gift-not-declinable = Il dono del consigliere { $number } non si può rifiutare.
kingsburg-why-swap-not-owned = Questo non lo hai: { $good }.
kingsburg-why-building-stands = Questo lo hai già: { $building }.
kingsburg-why-building-order = { $building }: prima ti serve { $earlier } (ogni riga si costruisce da sinistra a destra).
kingsburg-why-building-cost = { $building }: ti servono ancora { $goods }.
kingsburg-why-sale-not-owned = Questo non lo hai: { $what }.
kingsburg-why-wage-not-owned = Non hai queste merci. Un soldato costa { $price ->
        [one] { $price } merce
       *[other] { $price } merci
    }.
kingsburg-why-wage-uneven =
    { $price ->
        [one] Un soldato costa { $price } merce.
       *[other] Un soldato costa { $price } merci, quindi il loro numero deve essere pari.
    }
kingsburg-why-troop-spent = Non hai più la truppa da { $troop }.
kingsburg-why-loss-differs = Perdi esattamente { $count } delle tue merci.
kingsburg-why-option-unknown = Kingsburg non ha questa opzione o questo valore.
kingsburg-why-wish-unknown = Questo qui non si può pianificare.
kingsburg-why-wish-season = Ora non c’è una stagione da pianificare.
kingsburg-why-wish-late = È troppo tardi per pianificarlo.
kingsburg-why-wish-reach = I tuoi dadi da soli non raggiungono il consigliere { $number }.
kingsburg-why-wish-nothing-to-build = Ora non puoi costruire niente, quindi non serve un piano.

# La scheda delle regole
kingsburg-rules-overview = Governi una provincia per cinque anni. I dadi ti procurano i consiglieri del Re; i loro doni pagano edifici e soldati; ogni inverno arriva un nemico. Chi ha più punti dopo il quinto inverno vince.
    .title = L’idea
kingsburg-rules-year = 1 Aiuto del Re: chi ha meno edifici (a parità, meno merci) lancia un dado bianco in primavera. Se la parità resta, chi è in parità prende invece una merce.
    2, 4, 6 Primavera, estate e autunno sono le stagioni produttive.
    3 Premio del Re: chi ha più edifici segna un punto; in caso di parità lo segna chiunque sia in parità.
    5 L’Agente del Re va a chi ha meno edifici (a parità, meno merci); se la parità resta, a nessuno. Si usa una volta entro la fine della prossima estate: per un consigliere occupato o per un secondo edificio.
    7 Arruolamento: due merci per soldato.
    8 Inverno: la battaglia.
    .title = L’anno
kingsburg-rules-season = Tutti lanciano; comincia chi ha la somma più bassa. A turno, piazza un gruppo di dadi su un consigliere libero il cui numero sia esattamente la somma, oppure passa per la stagione. Poi i consiglieri danno i loro doni, da 1 a 18. Poi ciascuno può costruire un edificio.
    .title = Una stagione
kingsburg-rules-dice = Un gruppo ha bisogno di almeno un dado del tuo colore; i dadi bianchi possono unirsi. Una volta a stagione puoi aggiungere un gettone +2 a un gruppo, e una volta a stagione il Mercato fa valere un gruppo 1 in più o 1 in meno.
    .title = Dadi
kingsburg-rules-buildings = Gli edifici di una riga si costruiscono da sinistra a destra, ciascuno una volta. Danno subito punti e restano utili. Quanto costa e che cosa fa ognuno è a un tocco: apri la vista degli edifici o chiedi di uno.
    .title = Edifici
kingsburg-rules-winter = Si gira la carta del nemico e si lancia il dado del Re per tutti. La tua forza sono soldati, dado ed edifici. Sopra il nemico vinci il premio, sotto perdi ciò che dice la carta; un pareggio non cambia nulla. Tra i vincitori, i più forti segnano un punto. Si distrugge l’edificio più in alto nella tua colonna più a destra; vanno persi anche i suoi punti. Poi tutti i soldati tornano a casa.
    .title = Inverno
kingsburg-rules-two = Prima di ogni stagione produttiva si lanciano tre dadi neutrali e poi altri due; ogni lancio blocca il consigliere pari alla sua somma. Se le somme sono uguali, ognuno dei due dadi blocca il consigliere della sua faccia. Lì si arriva solo con l’Agente del Re.
    .title = In due
kingsburg-rules-dm = Con questa opzione non c’è il dado del Re. Hai truppe da 0, 1, 1, 2, 3 e 4 e ne scegli una ogni inverno in segreto, prima che si veda il nemico. Alla fine la truppa non usata dà tanti punti quanti sono i suoi soldati.
    .title = Truppe al posto del dado del Re
kingsburg-rules-notation = Da scrivere: aid gold, statue, statue white, chapel, keep (tieni i dadi), take 17 6 5 w4 +2 (dadi del tuo colore, bianchi con w, un gettone, poi market+1 o market-1, poi envoy), pass, build inn, gift gold 2, swap wood, decline, sell stone, recruit gold 3 wood, troop 2, lose gold.
    .title = Notazione
kingsburg-rules-readings = Dove le regole lasciano spazio, qui si gioca così:
    • Un gettone +2 a stagione per i dadi; quello dato al Municipio non conta.
    • Gettone e Mercato possono unirsi allo stesso gruppo; la somma deve stare tra 1 e 18.
    • I doni di Alchimista e Contrabbandiere si possono rifiutare, e i punti possono scendere sotto zero.
    • Se nessuno ha edifici, tutti segnano il Premio del Re.
    • Una Scuderia aggiunge un soldato a ogni dono di soldati.
    • Per l’unica carta nemico su cui le fonti non concordano decide l’opzione del tavolo.
    .title = Come qui si leggono le regole

# Come si gioca, in cinque frasi; e che cosa fa ogni opzione
kingsburg-how =
    Tre volte l’anno tiri i dadi e li metti, a turno, sui consiglieri del re; ogni consigliere ascolta una persona sola.
    I consiglieri danno merci, soldati e punti.
    Con le merci costruisci: gli edifici danno punti e un aiuto che dura.
    Ogni inverno arriva un nemico, e chi è troppo debole perde qualcosa.
    Dopo cinque anni vince chi ha più punti.
kingsburg-explain-dm = Invece di un tiro, ogni inverno ciascuno sceglie in segreto una di sei truppe.
kingsburg-explain-demons = Una carta nemico che cambia da un’edizione all’altra: quale perdita vale qui.

# Che cosa hanno dato i dadi
kingsburg-luck-dice = { $player }: { $times } dadi, somma { $came }; in media { $usual } ({ $more }).
kingsburg-luck-king = Il dado del Re ({ $times } ×): somma { $came }; in media { $usual } ({ $more }).
kingsburg-luck-how = Un dado dà in media 3,5. Conta ogni lancio, anche quello poi ritirato.
kingsburg-fortune-dice = somma dei dadi
