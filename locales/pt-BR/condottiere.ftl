# Condottiere: tudo o que o jogo diz. Nomes de cartas, de cidades e frases são nossos.

condottiere-name = Condottiere
condottiere-about = Lute pelas regiões da Itália, com mercenários e ardis guardados numa mão secreta. Cerca de uma hora.
condottiere-option-stand-off = Encerrar a rodada quando ninguém joga carta
condottiere-option-stand-off-on = sim
condottiere-option-stand-off-off = não

# Cartas; .short onde há pouco espaço
condottiere-card-m1 = Mercenário 1
    .short = 1
condottiere-card-m2 = Mercenário 2
    .short = 2
condottiere-card-m3 = Mercenário 3
    .short = 3
condottiere-card-m4 = Mercenário 4
    .short = 4
condottiere-card-m5 = Mercenário 5
    .short = 5
condottiere-card-m6 = Mercenário 6
    .short = 6
condottiere-card-m10 = Mercenário 10
    .short = 10
condottiere-card-winter = Inverno
    .short = Inverno
condottiere-card-spring = Primavera
    .short = Primavera
condottiere-card-bishop = Bispo
    .short = Bispo
condottiere-card-courtesan = Cortesã
    .short = Cortesã
condottiere-card-drummer = Tambor
    .short = Tambor
condottiere-card-heroine = Heroína
    .short = Heroína
condottiere-card-scarecrow = Espantalho
    .short = Espantalho
condottiere-card-surrender = Rendição
    .short = Rendição

# Regiões
condottiere-region-torino = Turim
condottiere-region-milano = Milão
condottiere-region-venezia = Veneza
condottiere-region-genova = Gênova
condottiere-region-mantova = Mântua
condottiere-region-parma = Parma
condottiere-region-modena = Modena
condottiere-region-ferrara = Ferrara
condottiere-region-bologna = Bolonha
condottiere-region-lucca = Lucca
condottiere-region-firenze = Florença
condottiere-region-siena = Siena
condottiere-region-spoleto = Spoleto
condottiere-region-urbino = Urbino
condottiere-region-ancona = Ancona
condottiere-region-roma = Roma
condottiere-region-napoli = Nápoles

# Partes pequenas
condottiere-copies = { $card } (×{ $count })
condottiere-plus = { $left } + { $right }

# O que está acontecendo
condottiere-head-region = { $player } tem o Condottiere e escolhe onde será a próxima batalha.
condottiere-head-turn = Batalha por { $region }: { $player } joga uma carta ou passa.
condottiere-head-turn-final = Batalha final: { $player } joga uma carta ou passa.
condottiere-head-pope = { $player } jogou um Bispo e decide para onde vai o peão do papa.
condottiere-head-hands = Antes da próxima batalha, cada pessoa consultada pode manter ou descartar a mão. { $count ->
    [0] Não falta nenhuma resposta.
    [one] Ainda falta { $count } resposta.
    [many] Ainda faltam { $count } respostas.
   *[other] Ainda faltam { $count } respostas.
}
condottiere-head-keep = A rodada acabou. Só { $player } ainda tem cartas e decide quais mantém.
condottiere-head-over = { $count ->
    [one] { $players } vence a partida!
   *[other] { $players } compartilham a vitória!
}
    .also = vence a partida
condottiere-head-soon = As cartas já vão ser distribuídas.
condottiere-round = { $battle ->
    [0] Rodada { $round }.
   *[other] Rodada { $round }, batalha { $battle }.
}
condottiere-round-final = Batalha final entre { $players }.
condottiere-season-winter = Inverno: cada mercenário vale 1.
condottiere-season-spring = Primavera: os mercenários de maior valor ganham +3 cada.

# Como terminou uma batalha
condottiere-result-won = { $player } conquista { $region } com força { $strength }.
condottiere-result-final-won = { $player } { condottiere-result-final-won.also }.
    .also = vence a batalha final com força { $strength }
condottiere-result-tied = Ninguém conquista { $region }: a batalha terminou empatada.
condottiere-result-final-tied = A batalha final terminou empatada.
condottiere-result-token = { $result } { $why ->
    [courtesans] O Condottiere vai para { $holder }, pelas Cortesãs.
    [winner] O Condottiere vai para { $holder }, pela vitória.
    [defender] O Condottiere vai para { $holder }, pela defesa.
    [left] Ninguém venceu: o Condottiere vai para { $holder }, à esquerda de quem o colocou.
   *[other] O Condottiere vai para { $holder }.
}
condottiere-result-surrender = { $player } se rendeu, e isso encerrou a batalha. { $result }
condottiere-fought-won = { $player } { condottiere-fought-won.also }
    .also = conquista { $region } ({ $strength })
condottiere-fought-taken = { $player } { condottiere-fought-taken.also }
    .also = toma { $region } de { $defender } ({ $strength })
condottiere-fought-kept = { $player } { condottiere-fought-kept.also }
    .also = defende { $region } ({ $strength })
condottiere-fought-tied = Ninguém conquista { $region }
condottiere-fought-tied-kept = Empate, { $player } mantém { $region }
    .also = mantém { $region } no empate
condottiere-fought = { condottiere-fought.also }.
    .also = { $why ->
        [both] { $result } e o Condottiere
        [courtesans] { $result }; Condottiere: { $holder } (Cortesãs)
       *[other] { $result }; Condottiere: { $holder }
    }

# De onde vêm as forças e o que dá a vitória
condottiere-derived = { $player }: { $sum } = { $total }
condottiere-derived-plain = { $player }: { $total }
condottiere-term-drummer = { $figure } (Tambor)
condottiere-term-winter = { $figure } (Inverno)
condottiere-term-winter-drummer = { $figure } (Inverno, Tambor)
condottiere-term-spring = { $figure } (Primavera)
condottiere-term-courtesans = { $figure } (Cortesãs)
condottiere-term-heroines = { $figure } (Heroínas)
condottiere-goal = Para vencer: { $total } regiões, ou { $connected } ligadas entre si.
condottiere-progress = { $player }: { $count ->
    [0] nenhuma região
    [one] { $count } região
   *[other] { $count } regiões
} ({ $regions }), maior grupo ligado: { $connected }.
condottiere-progress-none = { $player }: nenhuma região.
condottiere-discards = Descartes vistos nesta rodada ({ $count }): { $cards }.
condottiere-discards-none = Nenhuma carta foi descartada à vista nesta rodada.
condottiere-unseen = Não distribuídas: { $deck ->
    [0] nenhuma carta
    [one] { $deck } carta
   *[other] { $deck } cartas
}. Descartadas viradas para baixo: { $buried ->
    [0] nenhuma carta
    [one] { $buried } carta
   *[other] { $buried } cartas
}.

# A mão
condottiere-hand = Sua mão ({ $count }): { $cards }.
condottiere-hand-empty = Você não tem mais cartas.
condottiere-answered = Sua resposta: { $answer }

# O que faz uma jogada
condottiere-do-region = Batalha por { $region }
condottiere-do-play = Jogar { $card }
condottiere-do-scarecrow = Espantalho: recupera { $card }
condottiere-do-scarecrow-none = Espantalho: não recupera nada
condottiere-do-pass = Passar
condottiere-do-pope = Peão do papa em { $region }
condottiere-do-pope-off = Peão do papa fora do mapa
condottiere-do-hand-keep = Manter a mão
condottiere-do-hand-keep-round = Manter até o fim da rodada
condottiere-do-hand-discard = Descartar a mão
condottiere-do-keep = Manter { $cards }
condottiere-do-keep-none = Não manter nada

# O que se pergunta
condottiere-ask-wait = Não é a sua vez. O tabuleiro mostra quem decide agora.
condottiere-ask-wait-passed = Você passou nesta batalha, por isso não joga mais cartas nela. O tabuleiro mostra quem decide agora.
condottiere-ask-turn = Batalha por { $region }: jogue uma carta ou passe. Quem passa não joga mais cartas nesta batalha.
condottiere-ask-turn-final = Batalha final: jogue uma carta ou passe.
condottiere-ask-scarecrow = Qual mercenário da sua fileira volta para a mão?
condottiere-ask-region = Você tem o Condottiere. Onde será a próxima batalha?
condottiere-ask-pope = Para onde vai o peão do papa? Na região dele não pode haver batalha.
condottiere-ask-hands = Antes da próxima batalha: manter a mão ou descartá-la inteira? A pergunta vai a todos que têm cartas; as respostas aparecem juntas.
condottiere-ask-hands-keep-round = Com “{ condottiere-do-hand-keep-round }” não pergunto mais nesta rodada; os outros verão que você não responde mais.
condottiere-ask-hands-mercenary = Você tem mercenários, por isso não pode descartar a mão. Ninguém mais vê isso.
condottiere-ask-keep = Só você ainda tem cartas. Mantenha até duas; o resto é descartado, e todas as mãos são completadas.
condottiere-press-take-none = Não recuperar nada
condottiere-press-scarecrow-none = Espantalho (nada a recuperar)
condottiere-press-up = Voltar
condottiere-press-region = Escolha uma região
condottiere-press-pope = Escolha uma região
condottiere-press-pope-off = Fora do mapa
condottiere-press-keep = Escolha até duas cartas
condottiere-press-keep-none = Não manter nada
condottiere-note-group = { $count ->
    [one] ainda isolada
   *[other] formaria um grupo de { $count }
}
condottiere-note-beside = ao lado de { $regions }
condottiere-note-more = mais { $count }
condottiere-note-owned = { $region } ({ $player })
condottiere-note-pope-here = o peão está aqui agora

# Recusas
condottiere-why-not-awaited = Não é a sua vez.
condottiere-why-over = A partida acabou.
condottiere-why-wrong-phase-region = Agora escolha a região da próxima batalha em “{ condottiere-press-region }” ou digite o nome dela.
condottiere-why-wrong-phase-turn = Agora você joga uma carta ou passa.
condottiere-why-wrong-phase-pope = Diga primeiro para onde vai o peão do papa: uma região ou fora do mapa.
condottiere-why-wrong-phase-hands = Agora diga se mantém a mão: “{ condottiere-do-hand-keep }” ou “{ condottiere-do-hand-discard }”.
condottiere-why-wrong-phase-keep = Agora diga quais cartas mantém (até duas).
condottiere-why-region-owned = Uma batalha precisa de uma região livre, e { $region } pertence a { $owner }.
condottiere-why-region-pope = O papa protege { $region }: enquanto o peão estiver lá, não pode haver batalha.
condottiere-why-card-not-in-hand = Você não tem { $card } na mão.
condottiere-why-only-scarecrow-takes-back = Só um Espantalho recupera cartas; { $card } não pode trazer { $back } de volta.
condottiere-why-scarecrow-special = Um Espantalho só recupera mercenários, e { $card } não é um deles.
condottiere-why-scarecrow-not-in-row = Um Espantalho recupera uma carta da sua própria fileira, e { $card } não está nela.
condottiere-why-pope-owned = O peão do papa precisa de uma região livre, e { $region } pertence a { $owner }.
condottiere-why-pope-contested = O peão do papa não pode ir para { $region }: há uma batalha lá agora.
condottiere-why-hand-has-mercenary = Só uma mão sem mercenários pode ser descartada, e você tem { $card }.
condottiere-why-keep-too-many = { $count ->
    [0] São { $count } cartas
    [one] É { $count } carta
   *[other] São { $count } cartas
}; você pode manter no máximo { $most }.
condottiere-why-keep-not-in-hand = Você não pode manter { $card }: não há tantas na sua mão.
condottiere-why-option-unknown = Condottiere não tem essa opção ou esse valor.
condottiere-why-wish-unknown = Não dá para planejar isso aqui. Numa batalha você pode planejar, por exemplo, “pass” ou “pass 12”.
condottiere-why-wish-battle = Agora não há batalha para planejar.
condottiere-why-wish-late = É tarde demais para planejar isso.
condottiere-why-row-exceeds = { $owner } agora tem força { $strength }, e você só queria passar até { $limit }.

# Como o jogo terminou
condottiere-ending-adjacent = { $players } { $count ->
    [one] vence
   *[other] vencem
} com regiões ligadas suficientes.
condottiere-ending-total = { $players } { $count ->
    [one] vence
   *[other] vencem
} com regiões suficientes.
condottiere-ending-adjacent-and-total = { $players } { $count ->
    [one] vence
   *[other] vencem
} com regiões suficientes, tanto no total quanto ligadas.
condottiere-ending-most-regions = Não resta região a disputar: { $players } { $count ->
    [one] vence
   *[other] vencem
} com o maior número de regiões.
condottiere-ending-final-battle = { $count ->
    [one] { $players } vence a batalha final e a partida.
   *[other] A batalha final terminou empatada: { $players } compartilham a vitória.
}

# O registro
condottiere-log-began = Por sorteio, { $player } começa com o Condottiere.
condottiere-log-shuffled = { $round ->
    [1] As cartas são embaralhadas.
   *[other] Rodada { $round }: as cartas são embaralhadas.
}
condottiere-log-dealt = { $player } recebe { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}.
condottiere-log-dealt-own = { $player } recebe { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}: { $cards }.
condottiere-log-placed = { $player } { condottiere-log-placed.also }.
    .also = coloca o Condottiere em { $region }
condottiere-log-asked = Manter ou descartar a mão? Pergunta a { $players }.
condottiere-log-answered-own = { $player } respondeu: { $answer }.
condottiere-log-revealed = Mãos descartadas: { $hands }.
condottiere-log-revealed-none = Ninguém descarta a mão.
condottiere-log-stood-off = Muitas batalhas sem nenhuma carta: todas as mãos são descartadas. { $hands }.
condottiere-log-hand = { $player } ({ $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
})
condottiere-log-hand-own = { $told } A sua: { $cards }.
condottiere-log-round-over = Ninguém tem mais cartas: a rodada acabou.
condottiere-log-round-over-keeper = Só { $player } ainda tem cartas: a rodada acabou.
condottiere-log-kept = { $player } { condottiere-log-kept.also }.
    .also = { $count ->
        [0] não mantém nada
        [one] mantém { $count } carta
       *[other] mantém { $count } cartas
    } e descarta { $discarded }
condottiere-log-kept-own = { $player } { condottiere-log-kept-own.also }.
    .also = mantém { $cards } e descarta { $discarded }
condottiere-log-opened = { $player } joga primeiro.
condottiere-log-played = { $player } { condottiere-log-played.also }.
    .also = joga { $card }
condottiere-log-took-back = { $player } { condottiere-log-took-back.also }.
    .also = joga um Espantalho e recupera { $card }
condottiere-log-scarecrow-none = { $player } { condottiere-log-scarecrow-none.also }.
    .also = joga um Espantalho e não recupera nada
condottiere-log-swept = { $told } Saem da mesa: { $cards }.
    .also = { $told } e tira da mesa { $cards }
condottiere-log-swept-of = { $cards } ({ $player })
condottiere-log-passed = { $player } { condottiere-log-passed.also }.
    .also = passa
condottiere-log-blessed = { $player } { condottiere-log-blessed.also }.
    .also = coloca o peão do papa em { $region }
condottiere-log-blessed-off = { $player } { condottiere-log-blessed-off.also }.
    .also = deixa o peão do papa fora do mapa
condottiere-log-final-battle = Empate na liderança, nenhuma região livre: batalha final, { $players }.

# O tabuleiro em palavras
condottiere-board-strengths = Forças
condottiere-board-map = Mapa
condottiere-board-seat = { $player } ({ $letter }): { $strength } de { $cards }; { $hand ->
    [0] { $hand } cartas
    [one] { $hand } carta
   *[other] { $hand } cartas
}; { $count ->
    [0] { $count } regiões
    [one] { $count } região
   *[other] { $count } regiões
}{ $state ->
    [turn] ; deve decidir
    [passed] ; já passou
    [out] ; sem cartas
   *[other] {""}
}.
condottiere-board-seat-idle = { $player } ({ $letter }): nenhuma carta jogada; { $hand ->
    [0] { $hand } cartas
    [one] { $hand } carta
   *[other] { $hand } cartas
}; { $count ->
    [0] { $count } regiões
    [one] { $count } região
   *[other] { $count } regiões
}{ $state ->
    [turn] ; deve decidir
    [passed] ; já passou
    [out] ; sem cartas
   *[other] {""}
}.
condottiere-alt-last = Por último: { $told }
condottiere-alt-more = O resto está no tabuleiro em texto ou pode ser perguntado.
condottiere-free = Regiões livres: { $regions }.
condottiere-free-none = Nenhuma região está livre.
condottiere-pope = O papa protege { $region }.
condottiere-holder = { $player } tem o Condottiere.
condottiere-alt-seat = { $player } ({ $letter }): força { $strength } com { $cards }; { $hand ->
    [0] nenhuma carta
    [one] { $hand } carta
   *[other] { $hand } cartas
} na mão; { $state ->
    [passed] passou; regiões: { LIST($regions, none: "nenhuma") }.
   *[other] regiões: { LIST($regions, none: "nenhuma") }.
}
condottiere-alt-seat-idle = { $player } ({ $letter }): nenhuma carta jogada; { $hand ->
    [0] nenhuma carta
    [one] { $hand } carta
   *[other] { $hand } cartas
} na mão; { $state ->
    [passed] passou; regiões: { LIST($regions, none: "nenhuma") }.
   *[other] regiões: { LIST($regions, none: "nenhuma") }.
}
condottiere-alt-hand = Sua mão tem { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}: { $cards }.
condottiere-alt-hand-empty = Sua mão está vazia.

# Nas imagens: curto, sem ponto final
condottiere-picture-round = { $battle ->
    [0] Rodada { $round }
   *[other] Rodada { $round } · Batalha { $battle }
}
condottiere-picture-final = Batalha final
condottiere-picture-goal = { $total } regiões ou
condottiere-picture-goal-connected = { $connected } ligadas
condottiere-picture-battle = Batalha por { $region }
condottiere-picture-turn = Vez de { $player }
condottiere-picture-waiting = { $count ->
    [0] Não falta resposta
    [one] Falta { $count } resposta
   *[other] Faltam { $count } respostas
}
condottiere-picture-over = { $count ->
    [one] { $players } vence
   *[other] { $players } vencem
}
condottiere-picture-passed = passou
condottiere-picture-out = sem cartas
# Uma carta da mão. Pelo identificador: um nome longo demais, com {"\u00AD"} onde pode ser partido
condottiere-picture-card =
    { $id ->
       *[other] { $card }
    }
condottiere-picture-hand = Sua mão
condottiere-picture-empty = Sem cartas

# O cartão de regras
condottiere-rules-overview = Cidades-estado disputam a Itália. Quem tem o Condottiere escolhe uma região; cada um joga cartas na própria fileira; a fileira mais forte conquista a região. Vence quem tiver regiões suficientes, e bastam menos se estiverem ligadas.

    Uma rodada é uma série de batalhas com a mesma mão. Só se recebem cartas novas quando no máximo um jogador ainda tem alguma; por isso, ceder uma batalha muitas vezes rende outra mais tarde.

    Pode-se conversar, prometer e ameaçar à vontade. Promessas não obrigam ninguém, e cartas nunca trocam de mãos.
    .title = A ideia
condottiere-rules-battle = Quem tem o Condottiere joga primeiro; depois, em sentido horário. No seu turno você joga uma carta ou passa. Quem passou não joga mais cartas nesta batalha. Quem não tem cartas é pulado.

    Mercenários e a maioria das cartas especiais ficam na sua fileira até o fim da batalha. Bispo, Espantalho e Rendição são descartados depois do efeito.

    A batalha termina quando todos passaram ou ficaram sem cartas, ou quando alguém se rende. Quando todos os outros já passaram, quem sobrou pode continuar, uma carta por vez.
    .title = Uma batalha
condottiere-rules-cards = Mercenários (1 a 6 e 10) valem o número impresso.
    Inverno: no fim, cada mercenário vale 1. Remove todas as Primaveras da mesa.
    Primavera: no fim, os mercenários de maior valor da mesa ganham +3 cada. Remove todos os Invernos da mesa.
    Tambor: dobra os mercenários da sua fileira; conta depois do Inverno e antes da Primavera. Um segundo não acrescenta nada.
    Cortesã: vale 1. Quem tiver na fileira mais Cortesãs que qualquer outro jogador recebe o Condottiere depois da batalha.
    Heroína: vale 10, e nada muda isso.
    Bispo: todos os mercenários do maior valor impresso na mesa saem na hora, de todas as fileiras; depois você coloca o peão do papa numa região livre ou fora do mapa. Onde ele está não pode haver batalha.
    Espantalho: você pode recuperar para a mão um mercenário da sua própria fileira.
    Rendição: a batalha termina na hora, e vence a fileira mais forte naquele momento.
    .title = As cartas
condottiere-rules-conclusion = A fileira mais forte conquista a região e coloca nela um marcador; se houver empate, ninguém conquista. O Condottiere vai para quem tiver mais Cortesãs que qualquer outro jogador; senão, para quem venceu; senão, para quem está à esquerda de quem o colocou.

    Quem o recebe escolhe logo a próxima região: livre e sem o peão do papa. Depois as fileiras são descartadas, e cada um que tem cartas pode descartar uma mão sem mercenários.
    .title = Depois da batalha
condottiere-rules-round = A rodada termina quando, depois de uma batalha, no máximo um jogador ainda tem cartas. Ele mantém até duas. Todas as outras cartas são embaralhadas, e cada mão é completada até 10 cartas, mais uma por região que o jogador controla. A próxima região já foi escolhida antes.
    .title = Uma nova rodada
condottiere-rules-winning = Com dois ou três jogadores: 6 regiões, ou 4 ligadas. Com quatro a seis: 5 regiões, ou 3 ligadas. Ligadas: dá para ir de uma a outra cruzando fronteiras em comum, sem sair do grupo. Isso é conferido logo depois de cada conquista.

    Se não restar região a disputar, vence quem tiver mais. Um empate é decidido numa única batalha final entre os que empatam, com mãos novas de 10 cartas e mais uma por região; novo empate é vitória compartilhada.
    .title = A vitória
condottiere-rules-readings = Onde as regras deixam dúvida, aqui se joga assim:
    • Se as fileiras mais fortes empatam, quem tiver mais Cortesãs que qualquer outro jogador recebe o Condottiere mesmo assim.
    • A próxima região é escolhida antes de se descartarem mãos e antes de se darem cartas novas.
    • A pergunta sobre a mão vai ao mesmo tempo a todos que têm cartas, também a quem precisa mantê-la, e as respostas aparecem juntas; não se mostra quais cartas foram descartadas. Você pode pedir que a pergunta não volte nesta rodada.
    • O peão do papa não pode ir para a região em disputa.
    • Todos veem quantas cartas cada um tem.
    • Se a mesa tiver essa opção: se, em batalhas seguidas, ninguém jogar carta, tantas vezes quantos forem os jogadores (no mínimo três), todas as mãos são descartadas e começa uma nova rodada.
    .title = Interpretação das regras

# Variantes: o painel de opções
condottiere-option-draw-after-battle = Comprar cartas depois de cada batalha
condottiere-option-draw-after-battle-off = não
condottiere-option-draw-after-battle-on = sim
condottiere-option-points = Série por pontos
condottiere-option-points-off = não, uma só partida
condottiere-option-points-10 = até 10 pontos
condottiere-option-points-15 = até 15 pontos
condottiere-option-points-20 = até 20 pontos
condottiere-option-points-30 = até 30 pontos
condottiere-option-bigger-kingdoms = Reinos maiores (mais uma região ligada para vencer)
condottiere-option-bigger-kingdoms-off = não
condottiere-option-bigger-kingdoms-on = sim
condottiere-option-capturing = Capturar regiões dos outros
condottiere-option-capturing-off = não
condottiere-option-capturing-on = sim
condottiere-option-hidden = Cartas ocultas
condottiere-option-hidden-off = não
condottiere-option-hidden-on = sim
condottiere-why-points-with-capturing = Uma série por pontos e a captura de regiões não combinam: com regiões trocando de dono, a série por pontos se arrastaria. Desligue uma das duas.

# Variantes: as que valem, e a pontuação de uma série
condottiere-variants = Variantes: { $variants }.
condottiere-variant-draw-after-battle = compra depois de cada batalha
condottiere-variant-points = série até { $target } pontos
condottiere-variant-bigger-kingdoms = reinos maiores
condottiere-variant-capturing = captura de regiões
condottiere-variant-hidden = cartas ocultas
condottiere-standing = Partida { $game } da série. Pontos: { $points }.
condottiere-standing-of = { $player } { $points }
condottiere-picture-points = Partida { $game } · Pontos: { $points }
condottiere-picture-points-of = { $letter } { $points }
condottiere-picture-between = { $count ->
    [0] não falta ninguém
    [one] falta { $count } jogador
   *[other] faltam { $count } jogadores
}
condottiere-picture-won = { $player } vence a partida { $game }
condottiere-picture-shared = Partida { $game }: ninguém vence
condottiere-picture-round-drawing = { $battle ->
    [0] Antes da primeira batalha
   *[other] Batalha { $battle }
}
condottiere-round-drawing = { $battle ->
    [0] Antes da primeira batalha.
   *[other] Batalha { $battle }.
}
condottiere-finished = { $how } Pontos por ela: { $points }.
    .also = { $how } (pontos por ela: { $points })
condottiere-finished-adjacent = { $player } { condottiere-finished-adjacent.also }.
    .also = vence esta partida com regiões ligadas suficientes
condottiere-finished-total = { $player } { condottiere-finished-total.also }.
    .also = vence esta partida com regiões suficientes
condottiere-finished-adjacent-and-total = { $player } { condottiere-finished-adjacent-and-total.also }.
    .also = vence esta partida com regiões suficientes, tanto no total quanto ligadas
condottiere-finished-most-regions = Não resta região a disputar: { $player } vence esta partida com o maior número de regiões.
    .also = vence esta partida com o maior número de regiões, pois não resta nenhuma a disputar
condottiere-finished-shared = Não resta região a disputar, e há empate no número de regiões: ninguém vence esta partida.
condottiere-head-between = A partida acabou; a próxima começa quando todos confirmarem. { $count ->
    [one] Falta a confirmação de { $players }.
   *[other] Falta a confirmação de { $players }.
}
condottiere-ask-between = Esta partida da série acabou. Tudo pronto para a próxima?
condottiere-do-next = Próxima partida
condottiere-why-wrong-phase-between = A partida acabou; toque em “{ condottiere-do-next }”. Ela começa quando todos tiverem tocado.
condottiere-log-ready = { $player } já pode começar a próxima partida.
condottiere-log-next-game = Começa a partida { $number } da série; Condottiere: { $player }.
condottiere-log-final-battle-points = Empate nos pontos: batalha final entre { $players }.
condottiere-ending-points = { $players } { $count ->
    [one] vence
   *[other] vencem
} a série com mais pontos.
condottiere-ending-points-final-battle = { $count ->
    [one] Os pontos empataram; { $players } vence a batalha final e a série.
   *[other] Empate nos pontos e na batalha final: { $players } compartilham a vitória.
}
condottiere-ending-alone = Ninguém mais ficou na partida: { $players } venceu.
condottiere-left-hand = { $player } ainda tinha na mão: { $cards }.
condottiere-left-none = Sem cartas: { $players }.
condottiere-left-facedown = Virada para baixo diante de { $player } estava: { $card }.
condottiere-score-points = { $player }: { $count ->
    [0] nenhum ponto
    [one] { $count } ponto
   *[other] { $count } pontos
} ({ $games }).
condottiere-score-game = partida { $game }: { $regions }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
}

# Variantes: compra, captura, cartas ocultas
condottiere-log-reshuffled = O baralho acabou: os descartes são embaralhados.
condottiere-log-reshuffled-rows = O baralho acabou: as fileiras da última batalha são embaralhadas.
condottiere-result-kept = { $player } defende { $region } com força { $strength }.
condottiere-result-taken = { $player } toma { $region } de { $defender } com força { $strength }.
condottiere-result-tied-kept = A batalha terminou empatada: { $player } mantém { $region }.
condottiere-free-capturing = Regiões de outros jogadores também podem ser atacadas.
condottiere-defender = { $player } defende a região.
condottiere-defender-waits = { $player } defende a região, ainda não jogou carta e pode passar sem ficar de fora.
condottiere-note-held = defesa de { $player }; { $note }
condottiere-ask-turn-defender = A região é sua: até a sua primeira carta, você pode passar e entrar mais tarde.
condottiere-why-region-own = { $region } já é sua; uma batalha precisa de uma região livre ou de outro jogador.
condottiere-log-passed-stays = { $player } { condottiere-log-passed-stays.also }.
    .also = passa e, na defesa, ainda pode entrar
condottiere-covered = uma carta virada para baixo
condottiere-facedown = Sua carta virada para baixo: { $card }. Ninguém mais pode vê-la.
condottiere-derived-covered = { $derived } (mais a carta virada para baixo)
condottiere-do-play-hidden = Jogar oculta: { $card }
condottiere-ask-turn-hidden = Mercenários, Tambores, Heroínas e Cortesãs são jogados virados para baixo. A próxima carta da sua fileira revela a anterior.
condottiere-log-covered = { $player } { condottiere-log-covered.also }.
    .also = joga uma carta virada para baixo
condottiere-log-covered-own = { $player } { condottiere-log-covered-own.also }.
    .also = joga virada para baixo: { $card }
condottiere-log-turned-up = { $player } { condottiere-log-turned-up.also }.
    .also = revela { $card }
condottiere-rules-variants = Uma mesa pode jogar com qualquer destas; o tabuleiro diz quais valem.

    Comprar depois de cada batalha: você começa com 7 cartas. Depois de cada batalha, cada jogador compra até 3, sem passar de 10 cartas e mais uma por região; se ninguém tem cartas, cada jogador compra 10. Não há rodadas nem descarte de mãos. Se o baralho acaba, os descartes são embaralhados e, se preciso, também as fileiras.
    Série por pontos: cada partida dá um ponto por região, e mais 5 a quem a vence com regiões ligadas. Quando alguém atinge a meta, vence quem tem mais pontos; um empate se decide numa batalha final. A próxima partida começa quando todos confirmam, e começa quem está à esquerda de quem abriu a anterior.
    Reinos maiores: é preciso mais uma região ligada para vencer.
    Captura: o Condottiere pode atacar regiões de outros jogadores. Quem defende pode passar quantas vezes quiser e ainda entrar, até a sua primeira carta. No empate, quem defende mantém a região e recebe o Condottiere, a menos que outro jogador tenha mais Cortesãs que qualquer um. O peão do papa pode proteger qualquer região. Não combina com uma série.
    Cartas ocultas: Mercenários, Tambores, Heroínas e Cortesãs são jogados virados para baixo. A próxima carta assim, um Inverno ou uma Primavera revela a anterior; o fim da batalha revela todas. Até lá a carta não conta nada, e nem o Bispo nem o Espantalho a alcançam.
    .title = Variantes

# Perguntas e respostas
condottiere-question-cards = quais cartas você ainda não viu
condottiere-question-winning = o que falta a cada um para vencer
condottiere-question-strengths = como se formam as forças
condottiere-question-courtesans = quem tem mais Cortesãs
condottiere-question-row = quanto minha fileira valeria com cada carta minha
condottiere-question-map = de quem são as regiões e quais estão livres
condottiere-question-last = como terminou a última batalha e por quê
condottiere-question-pawns = onde estão o Condottiere e o peão do papa
condottiere-question-seat = como { $player } está, e com quantas cartas
condottiere-unseen-cards = Cartas que você ainda não viu nesta rodada ({ $count }): { $cards }.
condottiere-unseen-none = Você viu todas as cartas desta rodada.
condottiere-needs = { $player } vence com mais { $total ->
    [0] nenhuma região
    [one] { $total } região
   *[other] { $total } regiões
}, ou com mais { $connected } no maior grupo ligado.
condottiere-wins-with = Com uma destas { $player } vence na hora: { $regions }.
condottiere-lead = { $count ->
    [one] Na frente
   *[other] Na frente, em empate,
} com { $regions ->
    [0] nenhuma região
    [one] { $regions } região
   *[other] { $regions } regiões
}, { $connected } no maior grupo ligado: { $players }.
condottiere-lead-none = Ninguém tem regiões ainda.
condottiere-battle-lead = { $count ->
    [one] Mais forte nesta batalha
   *[other] Empate no topo desta batalha
}, com { $strength }: { $players }.
condottiere-row-with = Com { $card } sua fileira valeria { $total }; os outros têm no máximo { $most }.
condottiere-row-none = Agora ninguém joga cartas, então não há nada a calcular.
condottiere-strength-of = { $player } { $strength }
condottiere-strengths-were = As forças eram: { $strengths }.
condottiere-last-none = Ainda não houve nenhuma batalha.
condottiere-contested = A batalha é por { $region }.
condottiere-contested-none = Agora não há batalha por nenhuma região.
condottiere-pope-off = O peão do papa está fora do mapa.
condottiere-region-gain = Com ela seu grupo ali teria { $count ->
    [0] nenhuma região
    [one] { $count } região
   *[other] { $count } regiões
}.
condottiere-in-rows = Na mesa: { $rows }.
condottiere-in-row = { $player } ×{ $count }
condottiere-about-card = { $card }: { $effect } Há { $count } no jogo.
condottiere-effect-mercenary = vale { $strength } na sua fileira, como impresso.
condottiere-effect-winter = no fim da batalha, todo mercenário vale 1, seja de quem for. Remove todas as Primaveras da mesa.
condottiere-effect-spring = no fim da batalha, cada um dos mercenários de maior valor na mesa vale 3 a mais. Remove todos os Invernos da mesa.
condottiere-effect-bishop = na hora, os mercenários de maior valor saem de todas as fileiras. Depois você coloca o peão do papa numa região livre ou fora do mapa: onde ele está não há batalha.
condottiere-effect-courtesan = vale 1. Quem tiver mais delas na fileira que qualquer outro fica com o Condottiere depois da batalha.
condottiere-effect-drummer = dobra os mercenários da sua fileira; conta depois do Inverno e antes da Primavera. Um segundo não acrescenta nada.
condottiere-effect-heroine = vale 10, e nada muda isso.
condottiere-effect-scarecrow = você pode recuperar um mercenário da sua fileira. O Espantalho é descartado.
condottiere-effect-surrender = a batalha acaba na hora e vence a fileira mais forte nesse momento.
condottiere-pawn-condottiere = O Condottiere
condottiere-pawn-pope = O peão do papa
condottiere-about-condottiere = O Condottiere: quem o tem escolhe a região da próxima batalha e joga primeiro. Depois de uma batalha ele vai para quem tem mais Cortesãs que qualquer outro; senão, para quem vence; senão, para quem está à esquerda de quem o colocou.
condottiere-about-pope = O peão do papa: onde ele está não há batalha. Quem joga um Bispo o coloca numa região livre ou fora do mapa.
condottiere-rows-empty = Não há carta na mesa.
condottiere-courtesans = { $player }: { $count ->
    [0] nenhuma Cortesã
    [one] { $count } Cortesã
   *[other] { $count } Cortesãs
} na mesa.
condottiere-courtesans-none = Não há Cortesã na mesa.
condottiere-courtesans-most = Por enquanto, o Condottiere vai para { $player }, pelas Cortesãs.
condottiere-copies-seen = { $card }: { $count } no jogo; nesta rodada você viu { $seen }.
condottiere-typed-region = região, batalha por, batalha em, batalha, atacar, escolher, luta por, lutar por
condottiere-typed-pass = passar, passo, passa
condottiere-typed-pope = papa, peão do papa, peão
condottiere-typed-off = fora, fora do mapa, tirar, tirar do mapa, remover
condottiere-typed-hand-keep = manter a mão, manter mão, manter tudo, mantenho a mão, fico com a mão
condottiere-typed-hand-keep-round = rodada inteira, até o fim, até a próxima distribuição, manter até a próxima distribuição, manter sempre
condottiere-typed-hand-discard = descartar a mão, descartar, jogar fora
condottiere-typed-keep = manter, mantenho, ficar
condottiere-typed-none = nada, nenhuma
condottiere-typed-next = próxima, próxima partida, pronto, continuar, pronta
condottiere-typed-nothing = jogar, jogo, carta, mercenário, pegar de volta, pegando, oculta, colocar, coloque, pôr
condottiere-called-none = nenhuma, nenhuma carta, não fico com nada, não mantenho nada, descartar tudo
condottiere-called-pass = nada, não, nenhuma, estou fora, saio, chega, passo a vez
condottiere-called-surrender = me rendo, eu me rendo, render-se
condottiere-called-keep = fico com a mão, fico com ela, fico com as cartas
condottiere-called-discard = descarto tudo, descartar tudo
condottiere-called-next = sim, vamos
condottiere-asked-winning = vitória, quem está ganhando, quem vence, pontuação, objetivo, o que falta, ganhando, vencendo, quem ganha, para ganhar, ganhar, para vencer, vencer, preciso, quando acaba a partida, quando termina a partida, fim da partida, quando acaba o jogo, fim do jogo
condottiere-asked-row = fileira, minha fileira, se eu jogar
condottiere-asked-cards = cartas, cartas restantes, o que sobrou, baralho, descartes, cartas restam, restam, sobram, sobrou, sobraram, restaram, ainda restam
condottiere-asked-strengths = força, forças, total, totais, forte, fortes
condottiere-asked-courtesans = Cortesãs, mais Cortesãs
condottiere-asked-map = mapa, regiões, regiões livres
condottiere-asked-last = última, última batalha, resultado
condottiere-asked-pawns = peões, onde está o condottiere, onde está o papa
condottiere-look-cards = Cartas ainda não vistas
condottiere-look-needs = O que falta a quem
condottiere-look-map = O mapa em texto
condottiere-look-legend = O que os sinais significam
condottiere-legend = Sob cada nome: o verso de carta são as cartas na mão, a torre as regiões (das que dão a vitória), as casas unidas o maior grupo ligado (idem). O capacete ao lado de um nome é o Condottiere, o leque são as Cortesãs da fileira. À direita fica a força, emoldurada onde é a maior; “=” quer dizer empate. No mapa, um sinal é a região do seu dono, a borda vermelha a batalha, a figura branca o papa. “×3” embaixo numa carta quer dizer que ela está na fileira três vezes. Uma moldura ou um anel na cor de um lugar mostra o que ele fez por último.
condottiere-owned = { $region } pertence a { $player }.
condottiere-unowned = { $region } não pertence a ninguém.
condottiere-wins-there = Com ela { $player } venceria.
condottiere-borders = { $region } faz fronteira com { $regions }.

# A batalha em poucas linhas, ao lado da mão
condottiere-situation-row = { $player } ({ $letter }): { $strength } com { $cards }; { $count ->
    [0] nenhuma carta
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
} na mão{ $state ->
    [passed] ; passou
   *[other] {""}
}
condottiere-situation-no-row = { $player } ({ $letter }): nenhuma carta jogada; { $count ->
    [0] nenhuma carta
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
} na mão{ $state ->
    [passed] ; passou
   *[other] {""}
}
condottiere-last-in = Todos os outros saíram: se você passar, a batalha acaba. { $result }
condottiere-last-in-covered = Todos os outros saíram: se você passar, a batalha acaba e as cartas viradas para baixo são reveladas.

# Como se joga, em cinco frases; e o que cada opção faz
condottiere-how =
    Você luta pelas regiões da Itália com uma só mão de cartas, batalha após batalha.
    Quem tem o Condottiere decide por qual região se luta.
    Na sua vez, você joga uma carta à sua frente, ou passa e fica fora desta batalha.
    Quando todos passaram, a fileira mais forte conquista a região; as cartas jogadas se foram, e só há novas quando as mãos acabam.
    Vence quem tiver regiões suficientes, e bastam menos se estiverem ligadas.
condottiere-explain-stand-off = Depois de tantas batalhas seguidas sem uma só carta quantos são os jogadores (no mínimo três), todas as mãos são descartadas e as cartas são dadas de novo.
condottiere-explain-draw-after-battle = Você começa com 7 cartas e compra até 3 depois de cada batalha; ninguém espera o fim de uma rodada.
condottiere-explain-points = Várias partidas seguidas: um ponto por região, mais 5 para quem vence com regiões ligadas, até alguém chegar à meta.
condottiere-explain-bigger-kingdoms = A partida dura mais: para vencer é preciso mais uma região ligada.
condottiere-explain-capturing = Também se pode lutar por regiões que já são de alguém; quem as possui pode esperar antes de jogar uma carta.
condottiere-explain-hidden = Mercenários, Tambores, Heroínas e Cortesãs são jogados virados para baixo, e a próxima carta dessas os revela.

# O que as cartas dadas trouxeram
condottiere-luck-dealt = { $player } ({ $times } cartas): mercenários com força { $strength }, em média { $usual } ({ $more }); cartas especiais { $specials }, em média { $usual-specials } ({ $more-specials }).
condottiere-luck-how = A força é a impressa nos mercenários. A média é a do baralho a cada distribuição.
condottiere-fortune-strength = força dos mercenários recebidos
condottiere-fortune-specials = cartas especiais recebidas

# Planos
condottiere-plan-pass = Passar nesta batalha
condottiere-plan-pass-unless = Passar, a menos que alguém tenha mais de { $limit }
condottiere-plan-own-now = O que a sua linha tem agora
condottiere-plan-other-now = O que a linha mais forte dos outros tem agora
condottiere-press-plan-pass = Passar, a menos que alguém tenha mais de …
