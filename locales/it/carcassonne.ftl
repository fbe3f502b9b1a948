# Carcassonne: tutto ciò che il gioco dice. Le frasi sono di nostra stesura.

carcassonne-name = Carcassonne
carcassonne-about = Componi un paesaggio tessera dopo tessera e occupane città, strade, monasteri e campi con i seguaci. Circa 40 minuti.
carcassonne-option-two-tile-city = Città completa di due tessere
carcassonne-option-two-tile-city-2 = 2 punti
carcassonne-option-two-tile-city-4 = 4 punti
carcassonne-option-farms = Campi
carcassonne-option-farms-per-farm = 3 punti per città completa, ogni campo per sé
carcassonne-option-farms-once-per-city = 3 punti per città completa, una sola volta a testa
carcassonne-option-farms-first-edition = prima edizione: 4 punti per città completa, tutti i suoi campi insieme

# Small parts
carcassonne-side-n = N
carcassonne-side-e = E
carcassonne-side-s = S
carcassonne-side-w = O
carcassonne-joined = { $one }{ $more }
carcassonne-top-n = diritta
carcassonne-top-e = girata a destra
carcassonne-top-s = capovolta
carcassonne-top-w = girata a sinistra
carcassonne-wind-nnw = NNO
carcassonne-wind-nne = NNE
carcassonne-wind-ene = ENE
carcassonne-wind-ese = ESE
carcassonne-wind-sse = SSE
carcassonne-wind-ssw = SSO
carcassonne-wind-wsw = OSO
carcassonne-wind-wnw = ONO
carcassonne-land-city = città
carcassonne-land-road = strada
carcassonne-land-field = campo
carcassonne-land-cloister = monastero
carcassonne-part = { $land } ({ $sides })
carcassonne-manned = { $part }

# Tiles, each with its drawn top up
carcassonne-tile-a = monastero, strada verso il basso
carcassonne-tile-b = monastero tra i campi
carcassonne-tile-c = città su tutti i lati, stemma
carcassonne-tile-d = città in alto, strada da lato a lato
carcassonne-tile-e = città in alto
carcassonne-tile-f = città da sinistra a destra, stemma
carcassonne-tile-g = città da sinistra a destra
carcassonne-tile-h = due città, in alto e in basso
carcassonne-tile-i = due città, in alto e a sinistra
carcassonne-tile-j = città in alto, strada da destra verso il basso
carcassonne-tile-k = città in alto, strada da sinistra verso il basso
carcassonne-tile-l = città in alto, incrocio di tre strade
carcassonne-tile-m = città in alto e a sinistra, stemma
carcassonne-tile-n = città in alto e a sinistra
carcassonne-tile-o = città in alto e a sinistra, strada da destra verso il basso, stemma
carcassonne-tile-p = città in alto e a sinistra, strada da destra verso il basso
carcassonne-tile-q = città su tutti i lati tranne il basso, stemma
carcassonne-tile-r = città su tutti i lati tranne il basso
carcassonne-tile-s = città su tutti i lati tranne il basso, strada verso il basso, stemma
carcassonne-tile-t = città su tutti i lati tranne il basso, strada verso il basso
carcassonne-tile-u = strada da lato a lato
carcassonne-tile-v = strada da sinistra verso il basso
carcassonne-tile-w = incrocio di tre strade, campo in alto
carcassonne-tile-x = incrocio di quattro strade

# What is going on
carcassonne-head-lay = { $player } ha la tessera { $kind } da posare: { $tile }.
carcassonne-head-man = { $player } ha posato una tessera su { $cell } e può piazzarci un seguace.
carcassonne-head-man-none = { $player } ha posato una tessera su { $cell }; nessun seguace può andarci.
carcassonne-head-over = { $count ->
    [one] { $players } vince la partita.
   *[other] { $players } condividono la vittoria.
}
    .also = vince la partita
carcassonne-head-soon = La partita sta per cominciare.
carcassonne-last = Posata per ultima: { $cell }, { $parts }.
carcassonne-last-by = { $player } ha posato per ultimo: { $cell }, { $parts }.
carcassonne-last-follower = Seguace sopra: { $player }, { $part }.
carcassonne-left = { $count ->
    [0] L’ultima tessera è stata pescata.
    [one] Resta { $count } tessera da pescare.
   *[other] Restano { $count } tessere da pescare.
}
carcassonne-discarded = Non entravano da nessuna parte e sono uscite dal gioco: { $kinds }.
carcassonne-seat = { $player } ({ $letter }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $followers ->
    [0] nessun seguace in riserva
    [one] { $followers } seguace in riserva
   *[other] { $followers } seguaci in riserva
}.

# What is asked
carcassonne-ask-wait = Non tocca a te. { $awaited }
carcassonne-ask-lay = La tua tessera: { $tile }. Dove va? I numeri sono nell’immagine, prima le caselle con più tessere intorno; ✓: lì la tessera completa qualcosa; le cifre verdi nell’immagine dicono quanto ti frutterebbe.
    .unseen = La tua tessera: { $tile }. Dove va? Le caselle con i loro numeri stanno qui sotto, prima quelle con più tessere intorno; ✓: lì la tessera completa qualcosa; + dice quanto ti frutterebbe.
carcassonne-ask-top = { $cell }: come la giri? L’immagine mostra ogni verso, con la lettera accanto.
    .unseen = { $cell }: come la giri? La lettera dice da che parte va il lato alto della tessera.
carcassonne-ask-man = Un seguace su { $cell }? I punti dicono quanto vale ogni posto così com’è; ✓ = punti subito.
carcassonne-ask-supply = Non hai più seguaci per { $cell }. Finisci il turno o riprendi la tessera.
carcassonne-ask-claimed = Su { $cell } nulla è libero per un seguace. Finisci il turno o riprendi la tessera.
carcassonne-press-cell = { $number } · { $cell }
carcassonne-press-cell-completes = { $number } · { $cell } ✓
carcassonne-press-others = Altre caselle
carcassonne-press-more = Ancora altre caselle
carcassonne-press-fewer = Caselle precedenti
carcassonne-press-back = Cambia casella
carcassonne-press-top = { $side } · { $turn }
carcassonne-press-man = { $number } · { $part }: { $points }
carcassonne-press-man-now = { $number } · { $part }: { $points } ✓
carcassonne-press-none = Nessun seguace
carcassonne-press-end = Fine turno
carcassonne-do-lay = { $cell }, { $turn }
carcassonne-do-lay-completes = { $cell }, { $turn }; vale subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
carcassonne-outlook = { $side } ({ $turn }) completa { $scores }.
carcassonne-would = { $what } → { $count ->
    [0] ancora nessuno
    [one] { $players }
   *[other] { $players }, alla pari
}
carcassonne-do-man = Seguace: { $part }
carcassonne-do-man-points = Seguace: { $part }, per ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Scores
carcassonne-paid = { $what } → { $count ->
    [0] nessuno
    [one] { $players }
   *[other] { $players }, alla pari
}
carcassonne-paid-road = { $cell }: strada di { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}: { $sum }
carcassonne-paid-road-open = { $cell }: strada incompleta di { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}: { $sum }
carcassonne-paid-city = { $cell }: città di { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}{ $shields ->
    [0] {""}
    [one] {" "}e { $shields } stemma
   *[other] {" "}e { $shields } stemmi
}: { $sum }
carcassonne-paid-city-two = { $cell }: città di due tessere: { $sum }
carcassonne-paid-city-open = { $cell }: città incompleta di { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}{ $shields ->
    [0] {""}
    [one] {" "}e { $shields } stemma
   *[other] {" "}e { $shields } stemmi
}: { $sum }
carcassonne-paid-cloister = { $cell }: monastero: { $sum }
carcassonne-paid-cloister-open = { $cell }: monastero incompleto: { $sum }
carcassonne-paid-farm = { $cell }: campo { $tiles ->
    [0] senza città complete
    [one] presso { $tiles } città completa
   *[other] presso { $tiles } città complete
}: { $sum }
carcassonne-paid-supply = { $cell }: città rifornita da { $tiles ->
    [one] { $tiles } campo
   *[other] { $tiles } campi
}: { $sum }
carcassonne-by = { $cell } { $part } { $points }
carcassonne-by-farm = campo
carcassonne-by-more = { $count ->
    [one] un altro
   *[other] altri { $count }
}
carcassonne-by-idle = { $count ->
    [one] { $count } campo senza città
   *[other] { $count } campi senza città
}
carcassonne-by-all = Che cosa ha dato punti { EUPHONIC("a", $player) }: { $list }.
carcassonne-rule-city = Regola in vigore: una città completa di due tessere vale { $points } punti.
carcassonne-rule-farms = Regola in vigore per i campi: { $rule }.
carcassonne-total = { $player }: { $points } = città { $cities } + strade { $roads } + monasteri { $cloisters } + campi { $farms }
carcassonne-scores-earlier = { $count ->
    [one] { $count } punteggio precedente
   *[other] { $count } punteggi precedenti
}: /{ command-ask } «{ carcassonne-question-scores }».

# Farms
carcassonne-farms-none = Non c’è nessun contadino sul tavolo.
carcassonne-farmers = { $player } { $count }
carcassonne-farm = Campo su { $cell }: contadini { $farmers }; { $cities ->
    [0] nessuna città completa
    [one] { $cities } città completa
   *[other] { $cities } città complete
}. { $count ->
    [one] { $leaders } in testa: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $leaders } alla pari: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ciascuno.
}

# How the game ended
carcassonne-ending-points = { $players } vince con { $points } punti.
carcassonne-ending-shared = { $players } condividono la vittoria con { $points } punti ciascuno.
carcassonne-ending-alone = Non gioca più nessun altro: vince { $players }.

# The log
carcassonne-log-began = Per sorteggio, comincia { $player }.
carcassonne-log-drew = { $player } pesca la tessera { $kind }: { $tile }.
carcassonne-log-discarded = { $player } pesca la tessera { $kind } ({ $tile }), che non entra da nessuna parte. Esce dal gioco e se ne pesca un’altra.
    .also = pesca la tessera { $kind } ({ $tile }), che non entra da nessuna parte ed esce dal gioco
carcassonne-log-laid = { $player } { carcassonne-log-laid.also }.
    .also = posa la tessera { $kind } su { $cell }, { $turn }
carcassonne-log-manned = { $player } { carcassonne-log-manned.also }.
    .also = piazza un seguace su { $cell }: { $part }
carcassonne-log-passed = { $player } non piazza seguaci.
carcassonne-log-completed = Completato su { $cell }: { $part }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} { $count ->
    [one] per
   *[other] ciascuno per
} { $players }. I seguaci tornano in riserva.
carcassonne-log-counted = Contato su { $cell }: { $part }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} { $count ->
    [one] per
   *[other] ciascuno per
} { $players }.

# The board in words
carcassonne-cell = { $number } { $cell } { $tops }
carcassonne-cell-pays = { $number } { $cell } { $tops } +{ $points }
carcassonne-either = { $one }/{ $other }
carcassonne-row-tile = { $cell } { $kind }-{ $top }
carcassonne-cells = { $count ->
    [one] Entra in { $count } casella
   *[other] Entra in { $count } caselle
} (numero, casella, versi possibili, + punti subito): { $cells }.
carcassonne-cells-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
} (/{ command-ask } «{ carcassonne-question-cells }»)
carcassonne-chosen = Scelta (numero, casella, versi possibili): { $cells }.
carcassonne-choice = { $number } { $part }: { $points }
carcassonne-choices = Libero per un seguace: { $parts }.
carcassonne-rows = Tessere
carcassonne-row = Riga { $row }: { $tiles }.
carcassonne-row-held = { $tile } ({ $owners })
carcassonne-row-owner = { $player }: { $part }
carcassonne-rows-more = { $count ->
    [one] un’altra riga
   *[other] altre { $count } righe
}
carcassonne-legend = «K13 D-E» è la tessera D in K13 girata verso est (N, E, S, O); tra parentesi c’è di chi è il seguace e su quale parte. Tutto su una casella o una tessera lo dice /{ command-ask }, per esempio «K13» o «D».
carcassonne-alt-cut = Qui non si vedono tutte le tessere; «{ carcassonne-look-whole }» le mostra.
carcassonne-alt-rows = Riga per riga ci sono tessere in { $rows }.
carcassonne-alt-ask = Ogni casella e tutto il resto: /{ command-ask }, per esempio «K7», «caselle», «città aperte» o «campi».
carcassonne-copies = { $count } × { $kind } ({ $tile })

# Further looks
carcassonne-look-whole = Tavolo intero
carcassonne-look-farms = Campi
carcassonne-look-bag = Tessere rimaste
carcassonne-look-dead = Caselle impossibili
carcassonne-bag = { $kinds }.
carcassonne-dead = { $count ->
    [one] Nessuna tessera rimasta entra in { $cells }.
   *[other] Nessuna tessera rimasta entra in queste { $count } caselle: { $cells }.
}
carcassonne-dead-none = Nessuna casella impossibile: ognuna si può ancora riempire.

# Questions and answers
carcassonne-question-cells = dove entra la tessera pescata
carcassonne-question-cities = città incomplete
carcassonne-question-roads = strade incomplete
carcassonne-question-cloisters = monasteri incompleti
carcassonne-question-farms = chi è in testa in ogni campo
carcassonne-question-bag = quali tessere restano
carcassonne-question-dead = caselle impossibili
carcassonne-question-scores = tutti i punteggi dall’inizio
carcassonne-question-followers = dove sono i seguaci di tutti
carcassonne-question-leader = chi è in testa, e con che cosa
carcassonne-question-end = quando finisce la partita
carcassonne-question-cell = che cosa c’è su { $cell }
carcassonne-question-seat = come sta { $player }
carcassonne-at = { $cell }: tessera { $kind } ({ $tile }), { $turn }.
carcassonne-at-gap = { $cell } è vuota. Intorno serve: { $wants }.
carcassonne-at-nothing = { $cell } è vuota e non ha tessere accanto.
carcassonne-wants = { $side } { $edge }
carcassonne-fits = La tessera pescata entra: { $tops }.
carcassonne-fits-not = La tessera pescata non entra.
carcassonne-fits-left = { $count ->
    [0] Nessuna tessera da pescare entra.
    [one] { $count } tessera da pescare entra.
   *[other] { $count } delle tessere da pescare entrano.
}
carcassonne-feature = { $cell } { $part }: { $stands }
carcassonne-feature-free = { $feature }; non c’è nessuno.
carcassonne-feature-held = { $feature }; seguaci: { $owners }.
carcassonne-followers = { $player } { $count }
carcassonne-stands-field = { $cities ->
    [0] non tocca città complete
    [one] tocca { $cities } città completa
   *[other] tocca { $cities } città complete
}
carcassonne-stands-cloister = { $missing ->
    [0] completo
    [one] manca { $missing } tessera intorno
   *[other] mancano { $missing } tessere intorno
}
carcassonne-stands-city = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}, { $shields ->
    [one] { $shields } stemma
   *[other] { $shields } stemmi
}, { $open ->
    [0] completa
    [one] { $open } lato aperto
   *[other] { $open } lati aperti
}
carcassonne-stands-road = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}, { $open ->
    [0] completa
    [one] { $open } capo aperto
   *[other] { $open } capi aperti
}
carcassonne-open-none = Non ce ne sono.
carcassonne-open-more = { $count ->
    [one] E { $count } in più da turni precedenti.
   *[other] E { $count } in più da turni precedenti.
}
carcassonne-leader = { $count ->
    [one] { $players } è in testa
   *[other] { $players } sono in testa insieme
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
carcassonne-if-ended = Se la partita finisse ora: { $points }.
carcassonne-if-ended-one = { $player } { $points }
carcassonne-folk = { $player }: { $supply } in riserva; sul tavolo: { $places }.
carcassonne-folk-place = { $cell } { $part }
carcassonne-end = La partita finisce dopo il turno in cui si posa l’ultima tessera. Poi si contano città, strade e monasteri incompleti e i campi.
carcassonne-part-left = { $count ->
    [0] Di queste non ne resta nessuna.
    [one] Di queste ne resta una.
   *[other] Di queste ne restano { $count }.
}
carcassonne-cells-none = Ora non c’è nessuna tessera da posare.
carcassonne-cell-line = { $number }: { $cell }, verso { $tops }, { $count ->
    [one] { $count } vicina
   *[other] { $count } vicine
}
carcassonne-cell-line-completes = { $number }: { $cell }, verso { $tops }, { $count ->
    [one] { $count } vicina
   *[other] { $count } vicine
}, completa qualcosa

# In pictures: short, no full stops
carcassonne-picture-cut = non tutte le tessere
carcassonne-picture-left = { $count ->
    [0] nessuna tessera
    [one] resta { $count } tessera
   *[other] restano { $count } tessere
}

# Refusals
carcassonne-why-not-awaited = Non tocca a te.
carcassonne-why-over = La partita è finita.
carcassonne-why-wrong-phase-lay = Prima posa la tessera pescata: di’ la casella e il verso (N, E, S, O: il lato dove va l’alto).
carcassonne-why-wrong-phase-man = La tessera è posata. Ora piazza un seguace su una sua parte, o passa.
carcassonne-why-cell-taken = Su { $cell } c’è già una tessera.
carcassonne-why-cell-apart = { $cell } non è accanto a nessuna tessera: una tessera deve toccarne un’altra, lato a lato.
carcassonne-why-sides-clash = Su { $cell } non combacia: a { $side } la tessera ha { $shows }, { $beside } no.
carcassonne-why-looks-the-same = Girata così questa tessera è uguale. Scrivi { $same }.
carcassonne-why-supply-empty = Tutti i tuoi seguaci sono sul tavolo.
carcassonne-why-no-such-part = La tessera appena posata non ha questa parte: { $spot }.
carcassonne-why-feature-claimed = Quella zona ({ $land }) ha già un seguace di { $owner }, anche se lontano.
carcassonne-why-option-unknown = Carcassonne non ha questa opzione o questo valore.

# What people type for the words of the notation, between commas
carcassonne-typed-city = città, cavaliere
carcassonne-typed-road = strada, via, ladro, brigante
carcassonne-typed-field = campo, podere, prato, contadino, fattoria
carcassonne-typed-cloister = monastero, abbazia, chiostro, monaco
carcassonne-typed-pass = passa, passo, nessuno, nessun seguace, niente, fine, fine turno, finisci il turno, no, nulla
carcassonne-typed-n = n, nord, su, alto, in alto, diritta, cima in alto
carcassonne-typed-e = e, est, destra, a destra, girata a destra, cima a destra
carcassonne-typed-s = s, sud, giù, basso, in basso, capovolta
carcassonne-typed-w = o, ovest, sinistra, a sinistra, girata a sinistra, cima a sinistra
carcassonne-typed-nothing = seguace, meeple, tessera, metti, piazza, posa
carcassonne-none-cell = La tessera pescata non entra in { $cell } in nessun verso.
carcassonne-none-far = In { $cell } non si può posare nessuna tessera: non ne tocca nessuna.
carcassonne-none-part = Su { $cell } nessuna parte di questo tipo è libera per un seguace: { $land }.

# The rules card
carcassonne-rules-overview = Insieme componete un paesaggio di 72 tessere con città, strade, monasteri e campi. Ognuno ha sette seguaci. Chi ne ha di più in una città, una strada, un monastero o un campo ne prende i punti.
    .title = L’idea
carcassonne-rules-turn = Pesca una tessera, posala, poi piazzaci un seguace o nessuno. Tutti vedono la tessera. Deve toccarne un’altra lato a lato, e su ogni lato che tocca il disegno deve continuare: città con città, strada con strada, campo con campo.

    Un seguace va sulla tessera appena posata, su una città, una strada, un campo o un monastero che non ha ancora nessun seguace, nemmeno tuo, per quanto lontano. Ciò che la tessera completa dà punti subito; poi i seguaci lì sopra tornano in riserva e si possono usare dal turno seguente.

    Una tessera che non entra da nessuna parte esce dal gioco, e ne peschi un’altra.
    .title = Un turno
carcassonne-rules-scoring = Una strada è completa quando entrambi i capi finiscono a un incrocio, una città o un monastero, o quando è un anello: 1 punto a tessera.
    Una città è completa quando le sue mura non hanno varchi: 2 punti a tessera e 2 a stemma. Una città di due tessere vale 2 o 4, come ha scelto il tavolo.
    Un monastero è completo quando ha otto tessere intorno: 9 punti.
    Se più giocatori vi hanno seguaci, chi ne ha di più prende tutti i punti; chi è alla pari in testa li prende tutti lo stesso. Una tessera conta una volta per una città o una strada, per quante volte la attraversi.
    .title = Punti durante la partita
carcassonne-rules-farms = Campi uniti sono un campo solo; strade, città e il bordo li dividono. Un seguace su un campo è un contadino: resta fino alla fine della partita e dà punti allora, 3 per ogni città completa che il campo tocca, a chi ha più contadini lì.

    Secondo un’altra regola una città dà punti a ogni giocatore una volta sola, per quanti campi la tocchino. Secondo la regola della prima edizione ogni città completa dà 4 punti a chi ha più contadini in tutti i campi intorno insieme.
    .title = Campi
carcassonne-rules-end = La partita finisce dopo il turno in cui si posa l’ultima tessera. Strade e città incomplete danno 1 punto a tessera e 1 a stemma, i monasteri incompleti 1 per sé e 1 per ogni tessera intorno, poi contano i campi. Vince chi ha più punti; la parità è una vittoria condivisa.
    .title = La fine
carcassonne-rules-readings = Dove le regole lasciano spazio, qui si gioca così:
    • Chi comincia è sorteggiato.
    • Una tessera che non entra da nessuna parte esce subito dal gioco, se serve più volte; se era l’ultima, la partita finisce.
    • Senza seguaci in riserva non puoi occupare nemmeno ciò che completi: i seguaci tornano dopo il punteggio.
    • Un monastero senza seguace non dà punti a nessuno e non si può occupare dopo.
    • Anche una città completa che non era di nessuno rifornisce i campi.
    • Il bot ti chiede del seguace anche quando non puoi piazzarne, così una tessera posata per sbaglio si può riprendere.
    .title = Come qui si leggono le regole

# Parts that the rules card tells about one by one; the names are what people type
carcassonne-kind = Tessera { $kind }: { $tile }
carcassonne-kind-text = Tessera { $kind }, com’è disegnata: { $tile }. { $count ->
    [one] Ce n’è una.
   *[other] Ce ne sono { $count }.
}
carcassonne-component-city = Città
    .text = Completa quando le mura non hanno aperture: 2 punti per tessera e 2 per stemma; incompleta alla fine 1 ciascuno.
    .names = città, cavaliere
carcassonne-component-road = Strada
    .text = Completa quando i due capi finiscono in un incrocio, una città o un monastero, o quando è un anello: 1 punto per tessera, anche incompleta.
    .names = strada, via, ladro
carcassonne-component-field = Campo
    .text = I campi uniti formano un campo solo. Un contadino ci resta fino alla fine e allora conta per le città complete che il campo tocca.
    .names = campo, podere, prato, contadino
carcassonne-component-cloister = Monastero
    .text = Completo quando ha otto tessere intorno: 9 punti; incompleto alla fine 1 per tessera del suo quadrato di nove.
    .names = monastero, abbazia, chiostro, monaco
carcassonne-component-follower = Seguace
    .text = Ognuno ne ha 7. Uno può andare sulla tessera appena posata, su una parte senza altri seguaci a qualsiasi distanza. Torna quando la parte è completa; i contadini restano.
    .names = seguace, meeple, omino
carcassonne-component-shield = Stemma
    .text = Uno stemma conta come un’altra tessera della sua città: 2 punti se è completa, altrimenti 1.
    .names = stemma, stemmi, scudo

# What people type for a question
carcassonne-asked-cells = caselle, numeri, dove entra, dove può andare, possibile, legale, che cosa posso fare, cosa posso fare, dove posso mettere la tessera, mettere la tessera, mettere, posare, posare la tessera, dove metto la tessera, metto, entra
carcassonne-asked-cities = città aperte, città incomplete
carcassonne-asked-roads = strade aperte, strade, strade incomplete
carcassonne-asked-cloisters = monasteri aperti, monasteri, monasteri incompleti
carcassonne-asked-farms = campi, poderi, contadini, prati, chi domina i poderi
carcassonne-asked-bag = che cosa resta, cosa resta, tessere rimaste, tessere, resto, sacchetto, tessere restano, quante tessere, restano, resta, tessere mancano
carcassonne-asked-dead = caselle impossibili, caselle morte, impossibile, buchi
carcassonne-asked-scores = tutti i punteggi, punteggi
carcassonne-asked-followers = seguaci, i miei seguaci, miei seguaci, dove sono i miei seguaci, riserva
carcassonne-asked-leader = chi vince, chi è in testa, in testa, punti, punteggio, vincendo, vince, chi sta vincendo
carcassonne-asked-end = fine, fine partita, quando finisce, finisce
carcassonne-asked-tile = tessera

# Come si gioca, in cinque frasi; e che cosa fa ogni opzione
carcassonne-how =
    Insieme componete un paesaggio: nel tuo turno ricevi una tessera e la posi in modo che tutti i lati continuino.
    Poi puoi metterci uno dei tuoi sette seguaci: su una città, una strada, un monastero o un campo dove non c’è ancora nessuno.
    Ciò che è completo dà subito punti, e i seguaci tornano a te.
    I seguaci sui campi restano fino alla fine e rendono per le città complete accanto.
    Finite le tessere si conta il resto, e vince chi ha più punti.
carcassonne-explain-two-tile-city = Quanto vale la città più piccola, di due sole tessere.
carcassonne-explain-farms = Come i seguaci sui campi rendono alla fine per le città complete accanto.

# Che cosa ha dato la pesca
carcassonne-luck-drawn = { $player }, tessere { $times }: { $parts }.
carcassonne-luck-part = { $of ->
    [cloisters] monasteri
    [cities] con città
   *[shields] stemmi
} { $came } ({ $usual })
carcassonne-luck-how = Tra parentesi: quanto portano in media altrettante tessere. Le tessere che non si potevano piazzare non contano.
carcassonne-fortune-cloisters = monasteri pescati
carcassonne-fortune-cities = tessere con città pescate
carcassonne-fortune-shields = stemmi pescati
