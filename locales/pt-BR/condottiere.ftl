# Condottiere: tudo o que o jogo diz. Nomes de cartas, de cidades e frases são nossos.

condottiere-name = Condottiere
condottiere-about = Lute pelas regiões da Itália, com mercenários e ardis da mão que ninguém vê. Cerca de uma hora.
condottiere-option-stand-off = Encerrar a rodada quando ninguém luta
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
condottiere-card-drummer = Tamborileiro
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
condottiere-region-modena = Módena
condottiere-region-ferrara = Ferrara
condottiere-region-bologna = Bolonha
condottiere-region-lucca = Luca
condottiere-region-firenze = Florença
condottiere-region-siena = Siena
condottiere-region-spoleto = Espoleto
condottiere-region-urbino = Urbino
condottiere-region-ancona = Ancona
condottiere-region-roma = Roma
condottiere-region-napoli = Nápoles

# Partes pequenas
condottiere-copies = { $card } ×{ $count }
condottiere-plus = { $left } + { $right }

# O que está acontecendo
condottiere-head-region = { $player } tem o Condottiere e escolhe onde será a próxima batalha.
condottiere-head-turn = Batalha por { $region }: { $player } joga uma carta ou passa.
condottiere-head-turn-final = Batalha final: { $player } joga uma carta ou passa.
condottiere-head-pope = { $player } jogou um Bispo e decide para onde vai o peão do papa.
condottiere-head-hands = Antes da próxima batalha, cada pessoa consultada pode manter ou descartar a mão. { $count ->
    [one] Falta responder: { $players }.
    [many] Faltam responder: { $players }.
   *[other] Faltam responder: { $players }.
}
condottiere-head-keep = A rodada acabou. Só { $player } ainda tem cartas e decide quais mantém.
condottiere-head-over = { $count ->
    [one] { $players } vence o jogo!
    [many] { $players } dividem a vitória!
   *[other] { $players } dividem a vitória!
}
condottiere-head-soon = As cartas já vão ser distribuídas.
condottiere-round = { $battle ->
    [0] Rodada { $round }.
   *[other] Rodada { $round }, batalha { $battle }.
}
condottiere-round-final = Batalha final entre { $players }.
condottiere-season-winter = Inverno: cada mercenário vale 1.
condottiere-season-spring = Primavera: cada um dos mercenários mais altos vale 3 a mais.

# Como terminou uma batalha
condottiere-result-won = { $player } conquista { $region } com força { $strength }.
condottiere-result-final-won = { $player } vence a batalha final com força { $strength }.
condottiere-result-tied = Ninguém conquista { $region }: a batalha terminou empatada.
condottiere-result-final-tied = A batalha final terminou empatada.
condottiere-result-token = { $result } { $holder } recebe o Condottiere.
condottiere-result-surrender = { $player } se rendeu, e isso encerrou a batalha. { $result }

# De onde vêm as forças e o que dá a vitória
condottiere-derived = { $player }: { $sum } = { $total }
condottiere-derived-plain = { $player }: { $total }
condottiere-term-drummer = { $figure } (Tamborileiro)
condottiere-term-winter = { $figure } (Inverno)
condottiere-term-winter-drummer = { $figure } (Inverno, Tamborileiro)
condottiere-term-spring = { $figure } (Primavera)
condottiere-term-courtesans = { $figure } (Cortesãs)
condottiere-term-heroines = { $figure } (Heroínas)
condottiere-goal = Para vencer: { $total } regiões, ou { $connected } ligadas entre si.
condottiere-progress = { $player }: { $count ->
    [one] { $count } região
    [many] { $count } regiões
   *[other] { $count } regiões
} ({ $regions }), maior grupo ligado { $connected }.
condottiere-progress-none = { $player }: nenhuma região ainda.
condottiere-discards = Descartes vistos nesta rodada ({ $count }): { $cards }.
condottiere-discards-none = Nenhuma carta foi descartada à vista nesta rodada.
condottiere-unseen = Não distribuídas: { $deck ->
    [one] { $deck } carta
    [many] { $deck } cartas
   *[other] { $deck } cartas
}. Descartadas viradas para baixo: { $buried ->
    [one] { $buried } carta
    [many] { $buried } cartas
   *[other] { $buried } cartas
}.

# A mão
condottiere-hand = Sua mão ({ $count }): { $cards }.
condottiere-hand-empty = Você não tem mais cartas.
condottiere-answered = Sua resposta: { $answer }

# O que faz uma jogada
condottiere-do-region = Batalha por { $region }
condottiere-do-play = Jogar { $card }
condottiere-do-scarecrow = Espantalho, recuperando { $card }
condottiere-do-scarecrow-none = Espantalho, sem recuperar nada
condottiere-do-pass = Passar
condottiere-do-pope = Peão do papa em { $region }
condottiere-do-pope-off = Peão do papa fora do mapa
condottiere-do-hand-keep = Manter a mão
condottiere-do-hand-keep-round = Manter até a próxima distribuição
condottiere-do-hand-discard = Descartar a mão
condottiere-do-keep = Manter { $cards }
condottiere-do-keep-none = Não manter nada

# O que se pergunta
condottiere-ask-wait = Não é a sua vez. O tabuleiro mostra quem decide agora.
condottiere-ask-turn = Batalha por { $region }: jogue uma carta ou passe. Quem passa não joga mais cartas nesta batalha.
condottiere-ask-turn-final = Batalha final: jogue uma carta ou passe.
condottiere-ask-scarecrow = Qual mercenário da sua fileira volta para a mão?
condottiere-ask-region = Você tem o Condottiere. Onde será a próxima batalha?
condottiere-ask-pope = Para onde vai o peão do papa? Na região dele não pode haver batalha.
condottiere-ask-hands = Antes da próxima batalha: manter a mão ou descartá-la inteira? Todos os que têm cartas são consultados; as respostas são reveladas juntas.
condottiere-ask-hands-mercenary = Você tem mercenários, por isso não pode descartar a mão. Ninguém mais vê isso.
condottiere-ask-keep = Só você ainda tem cartas. Mantenha até duas; o resto é descartado, e todas as mãos são completadas.
condottiere-press-take-none = Não recuperar nada
condottiere-press-up = Voltar
condottiere-press-region = Escolha uma região
condottiere-press-pope = Escolha uma região
condottiere-press-pope-off = Fora do mapa
condottiere-press-keep = Escolha até duas cartas
condottiere-press-keep-none = Não manter nada
condottiere-note-group = { $count ->
    [one] sozinha, um grupo de { $count }
    [many] formaria um grupo de { $count }
   *[other] formaria um grupo de { $count }
}
condottiere-note-pope-here = o peão está aqui agora

# Recusas
condottiere-why-not-awaited = Agora a decisão não é sua.
condottiere-why-over = O jogo acabou.
condottiere-why-wrong-phase-region = Agora se escolhe a região da próxima batalha, por exemplo “region roma”.
condottiere-why-wrong-phase-turn = Agora você joga uma carta ou passa.
condottiere-why-wrong-phase-pope = Diga primeiro para onde vai o peão do papa, por exemplo “pope roma” ou “pope off”.
condottiere-why-wrong-phase-hands = Agora você diz se mantém a mão: “hand keep” ou “hand discard”.
condottiere-why-wrong-phase-keep = Agora você diz quais cartas mantém, no máximo duas, por exemplo “keep m10 heroine”.
condottiere-why-region-owned = Uma batalha precisa de uma região livre, e { $region } pertence a { $owner }.
condottiere-why-region-pope = O papa protege { $region }: enquanto o peão estiver lá, não pode haver batalha.
condottiere-why-card-not-in-hand = Você não tem { $card } na mão.
condottiere-why-only-scarecrow-takes-back = Só um Espantalho recupera cartas; { $card } não pode trazer { $back } de volta.
condottiere-why-scarecrow-special = Um Espantalho só recupera mercenários, e { $card } não é um deles.
condottiere-why-scarecrow-not-in-row = Um Espantalho recupera uma carta da sua própria fileira, e { $card } não está nela.
condottiere-why-pope-owned = O peão do papa precisa de uma região livre, e { $region } pertence a { $owner }.
condottiere-why-pope-contested = O peão do papa não pode ir para { $region } enquanto se luta por ela.
condottiere-why-hand-has-mercenary = Só uma mão sem mercenários pode ser descartada, e você tem { $card }.
condottiere-why-keep-too-many = { $count ->
    [one] É { $count } carta
    [many] São { $count } cartas
   *[other] São { $count } cartas
}; você pode manter no máximo { $most }.
condottiere-why-keep-not-in-hand = Você não pode manter { $card }: não há tantas na sua mão.
condottiere-why-option-unknown = Condottiere não tem essa opção ou esse valor.

# Como o jogo terminou
condottiere-ending-adjacent = { $players } { $count ->
    [one] vence
    [many] vencem
   *[other] vencem
} com regiões ligadas suficientes.
condottiere-ending-total = { $players } { $count ->
    [one] vence
    [many] vencem
   *[other] vencem
} com regiões suficientes.
condottiere-ending-adjacent-and-total = { $players } { $count ->
    [one] vence
    [many] vencem
   *[other] vencem
} com regiões suficientes, e com um número suficiente delas ligadas.
condottiere-ending-most-regions = Não resta região a disputar: { $players } { $count ->
    [one] vence
    [many] vencem
   *[other] vencem
} com o maior número de regiões.
condottiere-ending-final-battle = { $count ->
    [one] { $players } vence a batalha final e o jogo.
    [many] A batalha final terminou empatada: { $players } dividem a vitória.
   *[other] A batalha final terminou empatada: { $players } dividem a vitória.
}
condottiere-score = { $player }: { $count ->
    [one] { $count } região
    [many] { $count } regiões
   *[other] { $count } regiões
}, maior grupo ligado { $connected }.

# O registro
condottiere-log-began = O sorteio dá o Condottiere a { $player }.
condottiere-log-shuffled = Rodada { $round }: as cartas são embaralhadas.
condottiere-log-dealt = { $player } recebe { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}.
condottiere-log-dealt-own = { $player } recebe { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}: { $cards }.
condottiere-log-placed = { $player } coloca o Condottiere: batalha por { $region }.
condottiere-log-asked = Manter ou descartar a mão? Perguntado a { $players }.
condottiere-log-answered = { $player } respondeu.
condottiere-log-answered-own = { $player } respondeu: { $answer }.
condottiere-log-revealed = Mãos descartadas: { $hands }.
condottiere-log-revealed-none = Ninguém descarta a mão.
condottiere-log-stood-off = Batalhas demais seguidas sem nenhuma carta: todas as mãos são descartadas. { $hands }.
condottiere-log-hand = { $player } ({ $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
})
condottiere-log-hand-own = { $told } A sua: { $cards }.
condottiere-log-round-over = Ninguém tem mais cartas: a rodada acabou.
condottiere-log-round-over-keeper = Só { $player } ainda tem cartas: a rodada acabou.
condottiere-log-kept = { $player } mantém { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
} e descarta { $discarded }.
condottiere-log-kept-own = { $player } mantém { $cards } e descarta { $discarded }.
condottiere-log-opened = { $player } tem o primeiro turno.
condottiere-log-played = { $player } joga { $card }.
condottiere-log-took-back = { $player } joga um Espantalho e recupera { $card }.
condottiere-log-swept = { $told } Saem da mesa: { $cards }.
condottiere-log-swept-of = { $cards } ({ $player })
condottiere-log-passed = { $player } passa.
condottiere-log-blessed = { $player } põe o peão do papa em { $region }.
condottiere-log-blessed-off = { $player } deixa o peão do papa fora do mapa.
condottiere-log-final-battle = Não resta região e a liderança é dividida: batalha final entre { $players }.

# O tabuleiro em palavras
condottiere-cell-seat = { $letter } { $player }
condottiere-column-seat = Jogador
condottiere-column-strength = Força
condottiere-column-hand = Mão
condottiere-column-regions = Regiões
condottiere-column-state = Estado
condottiere-column-row = Fileira
condottiere-state-turn = decide
condottiere-state-passed = passou
condottiere-state-holder = Condottiere
condottiere-state-none = –
condottiere-board-strengths = Forças
condottiere-board-map = Mapa
condottiere-free = Regiões livres: { $regions }.
condottiere-free-none = Nenhuma região está livre.
condottiere-pope = O papa protege { $region }.
condottiere-holder = { $player } tem o Condottiere.
condottiere-alt-seat = { $player } ({ $letter }): força { $strength } com { $cards }; { $hand ->
    [one] { $hand } carta
    [many] { $hand } cartas
   *[other] { $hand } cartas
} na mão; { $state ->
    [passed] passou; regiões: { $regions }.
   *[other] regiões: { $regions }.
}
condottiere-alt-seat-idle = { $player } ({ $letter }): nenhuma carta jogada; { $hand ->
    [one] { $hand } carta
    [many] { $hand } cartas
   *[other] { $hand } cartas
} na mão; { $state ->
    [passed] passou; regiões: { $regions }.
   *[other] regiões: { $regions }.
}
condottiere-alt-map = Mapa da Itália do Renascimento com 17 regiões.
condottiere-alt-hand = Sua mão tem { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}: { $cards }.
condottiere-alt-hand-empty = Sua mão está vazia.

# Nas imagens: curto, sem ponto final
condottiere-picture-round = { $battle ->
    [0] Rodada { $round }
   *[other] Rodada { $round } · Batalha { $battle }
}
condottiere-picture-final = Batalha final
condottiere-picture-goal = Meta: { $total }, ou { $connected } ligadas
condottiere-picture-battle = Batalha por { $region }
condottiere-picture-turn = { $player } decide
condottiere-picture-waiting = { $count ->
    [one] Falta { $count } resposta
    [many] Faltam { $count } respostas
   *[other] Faltam { $count } respostas
}
condottiere-picture-over = { $count ->
    [one] { $players } vence
    [many] { $players } vencem
   *[other] { $players } vencem
}
condottiere-picture-passed = passou
condottiere-picture-hand = Sua mão
condottiere-picture-empty = Sem cartas

# O cartão de regras
condottiere-rules-overview = Cidades-estado disputam a Itália. Quem tem o Condottiere escolhe uma região; cada um joga cartas na própria fileira; a fileira mais forte conquista a região. Vence quem tiver regiões suficientes, e bastam menos se estiverem ligadas.

    Uma rodada é uma série de batalhas travadas com uma única mão de cartas. Só há cartas novas quando no máximo uma pessoa ainda tem alguma; por isso, uma batalha deixada de lado costuma ser outra ganha mais tarde.

    Pode-se conversar, prometer e ameaçar à vontade. Promessas não obrigam ninguém, e cartas nunca trocam de mãos.
    .title = A ideia
condottiere-rules-battle = Quem tem o Condottiere joga primeiro; depois, em sentido horário. No seu turno você joga uma carta ou passa. Quem passou não joga mais cartas nesta batalha. Quem não tem cartas é pulado.

    Mercenários e a maioria das cartas especiais ficam na sua fileira até o fim da batalha. Bispo, Espantalho e Rendição são descartados depois do efeito.

    A batalha termina quando todos passaram ou ficaram sem cartas, ou quando alguém se rende. Se todos os outros passaram, o último pode continuar, carta por carta.
    .title = Uma batalha
condottiere-rules-cards = Mercenários (1 a 6 e 10) valem o número impresso.
    Inverno: no fim, cada mercenário vale 1. Tira da mesa toda Primavera.
    Primavera: no fim, cada um dos mercenários mais altos da mesa vale 3 a mais. Tira da mesa todo Inverno.
    Tamborileiro: dobra os mercenários da sua fileira, depois do Inverno e antes da Primavera. Um segundo não acrescenta nada.
    Cortesã: vale 1. Quem sozinho tiver mais delas na fileira recebe o Condottiere depois da batalha.
    Heroína: vale 10, e nada muda isso.
    Bispo: na hora, todos os mercenários de maior valor impresso saem de todas as fileiras; depois você põe o peão do papa numa região livre ou fora do mapa. Onde ele está não pode haver batalha.
    Espantalho: você pode recuperar para a mão um mercenário da sua própria fileira.
    Rendição: a batalha termina na hora, e vence a fileira mais forte naquele momento.
    .title = As cartas
condottiere-rules-conclusion = A fileira mais forte conquista a região e põe nela um marcador; se houver empate, ninguém conquista. O Condottiere vai para quem sozinho tiver mais Cortesãs; senão, para o vencedor; senão, para quem está à esquerda de quem o colocou.

    Quem o recebe escolhe logo a próxima região: livre e sem o peão do papa. Depois as fileiras são descartadas, e cada um que tem cartas pode descartar uma mão sem mercenários.
    .title = Depois da batalha
condottiere-rules-round = A rodada termina quando, depois de uma batalha, no máximo uma pessoa tem cartas. Ela mantém até duas. Todas as outras cartas são embaralhadas, e cada mão é completada até 10 cartas e mais uma por região controlada. A próxima região já foi escolhida antes.
    .title = Uma nova rodada
condottiere-rules-winning = Com dois ou três jogadores: 6 regiões, ou 4 ligadas entre si. Com quatro a seis: 5 regiões, ou 3 ligadas. Ligadas quer dizer que se anda de uma a outra por fronteiras comuns sem sair delas. Verifica-se logo depois de cada conquista.

    Se não restar região a disputar, vence quem tiver mais. Um empate é decidido numa única batalha final entre os empatados, com mãos novas de 10 cartas e mais uma por região; novo empate é vitória dividida.
    .title = A vitória
condottiere-rules-readings = Onde as regras deixam margem, aqui se joga assim:
    • Se as fileiras mais fortes empatam, quem sozinho tiver mais Cortesãs recebe o Condottiere mesmo assim.
    • A próxima região é escolhida antes de se descartarem mãos e antes de se darem cartas novas.
    • Todos os que têm cartas são consultados ao mesmo tempo sobre a mão, também quem precisa mantê-la, e as respostas são reveladas juntas; não se mostra quais cartas foram descartadas. Pode-se pedir para não ser consultado até a próxima distribuição.
    • O peão do papa não pode ir para a região em disputa.
    • Todos veem quantas cartas cada um tem.
    • Se a mesa tiver essa opção: depois de tantas batalhas seguidas sem nenhuma carta quantos são os jogadores (pelo menos três), todas as mãos são descartadas e começa uma nova rodada.
    .title = Como aqui se leem as regras

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
condottiere-option-capturing = Capturar regiões de outras pessoas
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
    [one] falta { $count } pessoa
   *[other] faltam { $count } pessoas
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
condottiere-finished-adjacent = { $player } vence esta partida com regiões ligadas suficientes.
condottiere-finished-total = { $player } vence esta partida com regiões suficientes.
condottiere-finished-adjacent-and-total = { $player } vence esta partida com regiões suficientes, e com um número suficiente delas ligadas.
condottiere-finished-most-regions = Não resta região a disputar: { $player } vence esta partida com o maior número de regiões.
condottiere-finished-shared = Não resta região a disputar, e o maior número é dividido: ninguém vence esta partida.
condottiere-head-between = A partida acabou; a próxima começa quando todos estiverem prontos. { $count ->
    [one] Falta: { $players }.
   *[other] Faltam: { $players }.
}
condottiere-ask-between = Esta partida da série acabou. Tudo pronto para a próxima?
condottiere-do-next = Próxima partida
condottiere-why-wrong-phase-between = A partida acabou; quando todos tiverem dito “next”, começa a próxima.
condottiere-log-ready = { $player } quer seguir para a próxima partida.
condottiere-log-next-game = Começa a partida { $number } da série. { $player } tem o Condottiere.
condottiere-log-final-battle-points = A liderança em pontos é dividida: batalha final entre { $players }.
condottiere-ending-points = { $players } { $count ->
    [one] vence
   *[other] vencem
} a série com mais pontos.
condottiere-ending-points-final-battle = { $count ->
    [one] Os pontos empataram; { $players } vence a batalha final e a série.
   *[other] Empate nos pontos e na batalha final: { $players } dividem a vitória.
}
condottiere-ending-alone = Todos os outros desistiram, então { $players } venceu.
condottiere-score-points = { $player }: { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}.

# Variantes: compra, captura, cartas ocultas
condottiere-log-reshuffled = O baralho acabou: os descartes são embaralhados e formam o novo baralho.
condottiere-log-reshuffled-rows = Acabaram o baralho e os descartes: as fileiras da última batalha são embaralhadas e formam o novo baralho.
condottiere-result-kept = { $player } defende { $region } com força { $strength }.
condottiere-result-taken = { $player } toma { $region } de { $defender } com força { $strength }.
condottiere-result-tied-kept = A batalha terminou empatada: { $player } mantém { $region }.
condottiere-free-capturing = Regiões de outras pessoas também podem ser atacadas.
condottiere-defender = { $player } defende a região.
condottiere-defender-waits = { $player } defende a região, ainda não jogou carta e pode passar sem ficar de fora.
condottiere-note-held = defesa de { $player }; { $note }
condottiere-ask-turn-defender = A região é sua: até a sua primeira carta, você pode passar e entrar mais tarde.
condottiere-why-region-own = { $region } já é sua; uma batalha precisa de uma região livre ou de outra pessoa.
condottiere-log-passed-stays = { $player } passa e, na defesa, ainda pode entrar.
condottiere-covered = uma carta virada para baixo
condottiere-facedown = Sua carta virada para baixo: { $card }. Ninguém mais pode vê-la.
condottiere-derived-covered = { $derived }, sem contar a carta virada para baixo
condottiere-do-play-hidden = Jogar { $card } com a face para baixo
condottiere-ask-turn-hidden = Mercenários, Tamborileiros, Heroínas e Cortesãs são jogados virados para baixo. A próxima carta da sua fileira revela a anterior.
condottiere-log-covered = { $player } joga uma carta virada para baixo.
condottiere-log-covered-own = { $player } joga com a face para baixo: { $card }.
condottiere-log-turned-up = { $player } revela { $card }.
condottiere-rules-variants = Uma mesa pode jogar com qualquer destas; o tabuleiro diz quais valem.

    Comprar depois de cada batalha: você começa com 7 cartas. Depois de cada batalha, cada pessoa compra até 3, sem passar de 10 cartas e mais uma por região; se ninguém tem cartas, cada pessoa compra 10. Não há rodadas nem descarte de mãos. Se o baralho acaba, os descartes são embaralhados e, se preciso, também as fileiras.
    Série por pontos: cada partida dá um ponto por região, e mais 5 a quem a vence com regiões ligadas. Quando alguém atinge a meta, vence quem tem mais pontos; um empate se decide numa batalha final. A próxima partida começa quando todos estão prontos, e abre quem está à esquerda do primeiro dono do Condottiere na anterior.
    Reinos maiores: é preciso mais uma região ligada para vencer.
    Captura: o Condottiere pode atacar regiões de outras pessoas. Quem defende pode passar quantas vezes quiser e ainda entrar, até a sua primeira carta. No empate, quem defende mantém a região e recebe o Condottiere, a menos que outra pessoa tenha sozinha mais Cortesãs. O peão do papa pode proteger qualquer região. Não combina com uma série.
    Cartas ocultas: Mercenários, Tamborileiros, Heroínas e Cortesãs são jogados virados para baixo. A próxima carta assim, um Inverno ou uma Primavera revela a anterior; o fim da batalha revela todas. Até lá a carta não conta nada, e nem o Bispo nem o Espantalho a alcançam.
    .title = Variantes

# Perguntas e respostas
condottiere-question-cards = quais cartas você ainda não viu
condottiere-question-winning = o que falta a cada um para vencer
condottiere-question-strengths = como se formam as forças
condottiere-question-courtesans = quem tem mais Cortesãs
condottiere-unseen-cards = Cartas que você ainda não viu nesta rodada ({ $count }): { $cards }.
condottiere-unseen-none = Você viu todas as cartas desta rodada.
condottiere-needs = { $player } vence com mais { $total ->
    [one] { $total } região
   *[other] { $total } regiões
}, ou com mais { $connected } no maior grupo ligado.
condottiere-rows-empty = Não há carta na mesa.
condottiere-courtesans = { $player }: { $count ->
    [one] { $count } Cortesã
   *[other] { $count } Cortesãs
} na mesa.
condottiere-courtesans-none = Não há Cortesã na mesa.
condottiere-copies-seen = { $card }: { $count } no jogo; nesta rodada você viu { $seen }.
condottiere-owned = { $region } pertence a { $player }.
condottiere-unowned = { $region } não pertence a ninguém.
condottiere-borders = { $region } faz fronteira com { $regions }.
