# Carcassonne: tudo o que o jogo diz. As frases são redação própria.

carcassonne-name = Carcassonne
carcassonne-about = Monte uma paisagem peça por peça e ocupe cidades, estradas, mosteiros e campos com seus seguidores. Cerca de 40 minutos.
carcassonne-option-two-tile-city = Cidade completa de duas peças
carcassonne-option-two-tile-city-2 = 2 pontos
carcassonne-option-two-tile-city-4 = 4 pontos
carcassonne-option-farms = Fazendas
carcassonne-option-farms-per-farm = 3 pontos por cidade completa, cada fazenda por si
carcassonne-option-farms-once-per-city = 3 pontos por cidade completa, uma vez por jogador
carcassonne-option-farms-first-edition = primeira edição: 4 pontos por cidade completa, todas as fazendas dela juntas

# Small parts
carcassonne-side-n = N
carcassonne-side-e = L
carcassonne-side-s = S
carcassonne-side-w = O
carcassonne-top-n = topo para cima
carcassonne-top-e = topo para a direita
carcassonne-top-s = de cabeça para baixo
carcassonne-top-w = topo para a esquerda
carcassonne-wind-nnw = NNO
carcassonne-wind-nne = NNE
carcassonne-wind-ene = ENE
carcassonne-wind-ese = ESE
carcassonne-wind-sse = SSE
carcassonne-wind-ssw = SSO
carcassonne-wind-wsw = OSO
carcassonne-wind-wnw = ONO
carcassonne-land-city = cidade
carcassonne-land-road = estrada
carcassonne-land-field = campo
carcassonne-land-cloister = mosteiro
carcassonne-part = { $land } ({ $sides })

# Tiles, each with its drawn top up
carcassonne-tile-a = mosteiro, estrada para baixo
carcassonne-tile-b = mosteiro entre campos
carcassonne-tile-c = cidade em todos os lados, brasão
carcassonne-tile-d = cidade em cima, estrada de lado a lado
carcassonne-tile-e = cidade em cima
carcassonne-tile-f = cidade da esquerda à direita, brasão
carcassonne-tile-g = cidade da esquerda à direita
carcassonne-tile-h = duas cidades, em cima e embaixo
carcassonne-tile-i = duas cidades, em cima e à esquerda
carcassonne-tile-j = cidade em cima, estrada da direita para baixo
carcassonne-tile-k = cidade em cima, estrada da esquerda para baixo
carcassonne-tile-l = cidade em cima, cruzamento de três estradas
carcassonne-tile-m = cidade em cima e à esquerda, brasão
carcassonne-tile-n = cidade em cima e à esquerda
carcassonne-tile-o = cidade em cima e à esquerda, estrada da direita para baixo, brasão
carcassonne-tile-p = cidade em cima e à esquerda, estrada da direita para baixo
carcassonne-tile-q = cidade em todos os lados menos embaixo, brasão
carcassonne-tile-r = cidade em todos os lados menos embaixo
carcassonne-tile-s = cidade em todos os lados menos embaixo, estrada para baixo, brasão
carcassonne-tile-t = cidade em todos os lados menos embaixo, estrada para baixo
carcassonne-tile-u = estrada de lado a lado
carcassonne-tile-v = estrada da esquerda para baixo
carcassonne-tile-w = cruzamento de três estradas, campo em cima
carcassonne-tile-x = cruzamento de quatro estradas

# What is going on
carcassonne-head-lay = { $player } coloca a peça { $kind }: { $tile }.
carcassonne-head-man = { $player } colocou uma peça em { $cell } e pode pôr nela um seguidor.
carcassonne-head-man-none = { $player } colocou uma peça em { $cell }; nenhum seguidor pode ir nela.
carcassonne-head-over = { $count ->
    [one] { $players } vence a partida.
   *[other] { $players } dividem a vitória.
}
carcassonne-head-soon = A partida está para começar.
carcassonne-last = Última peça: { $cell }, { $tile }.
carcassonne-left = { $count ->
    [one] Resta { $count } peça para comprar.
   *[other] Restam { $count } peças para comprar.
}
carcassonne-discarded = Não couberam em lugar nenhum e saíram do jogo: { $kinds }.
carcassonne-seat = { $player } ({ $letter }): { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $followers ->
    [one] { $followers } seguidor na reserva
   *[other] { $followers } seguidores na reserva
}.

# What is asked
carcassonne-ask-wait = A decisão agora não é sua. { $awaited }
carcassonne-ask-lay = Sua peça: { $tile }. Onde ela vai? Os números estão na imagem, primeiro as casas com mais vizinhas; ✓, um canto verde na imagem, quer dizer que ali ela completa algo.
carcassonne-ask-top = { $cell }: virada para que lado? As letras estão embaixo da peça na imagem.
carcassonne-ask-man = Um seguidor em { $cell }? Os pontos são o que cada lugar vale como está; ✓ quer dizer na hora.
carcassonne-ask-supply = Você não tem mais seguidor para { $cell }. Termine a vez, ou antes desfaça a peça.
carcassonne-ask-claimed = Nada em { $cell } está livre para um seguidor. Termine a vez, ou antes desfaça a peça.
carcassonne-press-cell = { $number } · { $cell }
carcassonne-press-cell-completes = { $number } · { $cell } ✓
carcassonne-press-others = Outras casas
carcassonne-press-more = Mais casas
carcassonne-press-fewer = Casas anteriores
carcassonne-press-back = Outra casa
carcassonne-press-top = { $side } · { $turn }
carcassonne-press-man = { $number } · { $part }: { $points }
carcassonne-press-man-now = { $number } · { $part }: { $points } ✓
carcassonne-press-none = Nenhum seguidor
carcassonne-press-end = Terminar a vez
carcassonne-do-lay = { $cell }, { $turn }
carcassonne-do-lay-completes = { $cell }, { $turn }; completa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
carcassonne-outlook = { $turn } ({ $side }) completa { $scores }.
carcassonne-would = { $what } → { $count ->
    [0] ninguém ainda
    [one] { $players }
   *[other] { $players }, empatados
}
carcassonne-do-man = Seguidor em { $part }
carcassonne-do-man-points = Seguidor em { $part }, vale { $points } agora

# Scores
carcassonne-paid = { $what } → { $count ->
    [0] ninguém
    [one] { $players }
   *[other] { $players }, empatados
}
carcassonne-paid-road = { $cell }: estrada de { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
}: { $sum }
carcassonne-paid-road-open = { $cell }: estrada incompleta de { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
}: { $sum }
carcassonne-paid-city = { $cell }: cidade de { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
}{ $shields ->
    [0] {""}
    [one] {" "}e { $shields } brasão
   *[other] {" "}e { $shields } brasões
}: { $sum }
carcassonne-paid-city-two = { $cell }: cidade de duas peças: { $sum }
carcassonne-paid-city-open = { $cell }: cidade incompleta de { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
}{ $shields ->
    [0] {""}
    [one] {" "}e { $shields } brasão
   *[other] {" "}e { $shields } brasões
}: { $sum }
carcassonne-paid-cloister = { $cell }: mosteiro: { $sum }
carcassonne-paid-cloister-open = { $cell }: mosteiro incompleto: { $sum }
carcassonne-paid-farm = { $cell }: fazenda junto a { $tiles ->
    [one] { $tiles } cidade completa
   *[other] { $tiles } cidades completas
}: { $sum }
carcassonne-paid-supply = { $cell }: cidade abastecida por { $tiles ->
    [one] { $tiles } fazenda
   *[other] { $tiles } fazendas
}: { $sum }
carcassonne-rule-city = Regra em vigor: uma cidade completa de duas peças vale { $points } pontos.
carcassonne-rule-farms = Regra em vigor para as fazendas: { $rule }.
carcassonne-total = { $player }: { $points } = cidades { $cities } + estradas { $roads } + mosteiros { $cloisters } + fazendas { $farms }
carcassonne-scores-earlier = { $count ->
    [one] { $count } pontuação anterior
   *[other] { $count } pontuações anteriores
}: pergunte “scores 1” e assim por diante.

# Farms
carcassonne-farms-none = Não há camponês na mesa.
carcassonne-farmers = { $player } { $count }
carcassonne-farm = Fazenda em { $cell }: camponeses { $farmers }; { $cities ->
    [one] { $cities } cidade completa
   *[other] { $cities } cidades completas
}. { $count ->
    [one] { $leaders } na frente
   *[other] { $leaders } empatados
}: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.

# How the game ended
carcassonne-ending-points = { $players } vence com { $points } pontos.
carcassonne-ending-shared = { $players } dividem a vitória com { $points } pontos cada.
carcassonne-ending-alone = Todos os outros desistiram, então { $players } venceu.

# The log
carcassonne-log-began = O sorteio aponta { $player }, que começa.
carcassonne-log-drew = { $player } compra { $kind }: { $tile }.
carcassonne-log-discarded = { $player } compra { $kind } ({ $tile }), que não cabe em lugar nenhum. Ela sai do jogo, e compra-se outra.
carcassonne-log-laid = { $player } coloca { $kind } em { $cell }, { $turn }.
carcassonne-log-manned = { $player } põe um seguidor em { $cell }: { $part }.
carcassonne-log-passed = { $player } não põe seguidor.
carcassonne-log-completed = Completo em { $cell }: { $part }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $players }. Os seguidores voltam.
carcassonne-log-counted = Contado em { $cell }: { $part }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $players }.

# The board in words
carcassonne-cell = { $number } { $cell } { $tops }
carcassonne-cells = { $count ->
    [one] Ela cabe em { $count } casa
   *[other] Ela cabe em { $count } casas
} (número, casa, para onde o topo pode ficar): { $cells }.
carcassonne-cells-more = mais { $count } (/{ command-ask } cells)
carcassonne-chosen = Escolhida, com moldura na imagem (número, casa, para onde o topo pode ficar): { $cells }.
carcassonne-choice = { $number } { $part } vale { $points }
carcassonne-choices = Livre para um seguidor: { $parts }.
carcassonne-legend = Cada peça: sua letra, para onde está virado o topo (n, e, s, w) e a letra do jogador que tem ali um seguidor. Um número: a peça comprada cabe ali.
carcassonne-alt-board = { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
} entre { $from } e { $to }, { $across } casas de largura e { $down } de altura.
carcassonne-alt-rows = Fileira por fileira, há peças em { $rows }.
carcassonne-alt-paid = Última pontuação: { $score }.
carcassonne-alt-ask = Pergunte por qualquer casa pelo nome, ou por open cities, open roads, farms.
carcassonne-copies = { $count } × { $kind } ({ $tile })

# Further looks
carcassonne-look-whole = Mesa inteira
carcassonne-look-farms = Fazendas
carcassonne-look-bag = Peças que restam
carcassonne-look-dead = Casas que nada preenche
carcassonne-bag = { $kinds }.
carcassonne-dead = { $count ->
    [one] Nenhuma peça que resta cabe em { $cells }.
   *[other] Nenhuma peça que resta cabe nestas { $count } casas: { $cells }.
}
carcassonne-dead-none = Toda casa ao lado das peças ainda pode ser preenchida.

# Questions and answers
carcassonne-question-cells = onde a peça comprada cabe
carcassonne-question-cities = cidades que não estão completas
carcassonne-question-roads = estradas que não estão completas
carcassonne-question-cloisters = mosteiros que não estão completos
carcassonne-question-farms = quem está na frente em cada fazenda
carcassonne-question-bag = que peças restam
carcassonne-question-dead = casas que nada preenche
carcassonne-question-scores = todas as pontuações desde o início
carcassonne-question-cell = o que está em { $cell }
carcassonne-at = { $cell }: peça { $kind } ({ $tile }), { $turn }.
carcassonne-at-gap = { $cell } está vazia. As vizinhas pedem: { $wants }.
carcassonne-at-nothing = { $cell } está vazia, e não há peça ao lado.
carcassonne-wants = { $side } { $edge }
carcassonne-fits = A peça comprada cabe: { $tops }.
carcassonne-fits-not = A peça comprada não cabe.
carcassonne-fits-left = { $count ->
    [0] Nenhuma peça que resta comprar cabe.
    [one] { $count } peça que resta comprar cabe.
   *[other] { $count } das peças que resta comprar cabem.
}
carcassonne-feature = { $cell } { $part }: { $stands }
carcassonne-feature-free = { $feature }; ninguém está ali.
carcassonne-feature-held = { $feature }; seguidores: { $owners }.
carcassonne-followers = { $player } { $count }
carcassonne-stands-field = { $cities ->
    [0] não toca nenhuma cidade completa
    [one] toca { $cities } cidade completa
   *[other] toca { $cities } cidades completas
}
carcassonne-stands-cloister = { $missing ->
    [0] completo
    [one] falta { $missing } peça em volta
   *[other] faltam { $missing } peças em volta
}
carcassonne-stands-city = { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
}, { $shields ->
    [one] { $shields } brasão
   *[other] { $shields } brasões
}, { $open ->
    [0] completa
    [one] { $open } lado aberto
   *[other] { $open } lados abertos
}
carcassonne-stands-road = { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
}, { $open ->
    [0] completa
    [one] { $open } ponta aberta
   *[other] { $open } pontas abertas
}
carcassonne-open-none = Não há nenhum.
carcassonne-open-more = { $count ->
    [one] E mais { $count }, de antes.
   *[other] E mais { $count }, de antes.
}
carcassonne-cells-none = Agora não há peça para colocar.
carcassonne-cell-line = { $number }: { $cell }, topo para { $tops }, { $count ->
    [one] { $count } vizinha
   *[other] { $count } vizinhas
}
carcassonne-cell-line-completes = { $number }: { $cell }, topo para { $tops }, { $count ->
    [one] { $count } vizinha
   *[other] { $count } vizinhas
}, completa algo

# In pictures: short, no full stops
carcassonne-picture-left = { $count ->
    [one] resta { $count } peça
   *[other] restam { $count } peças
}

# Refusals
carcassonne-why-not-awaited = A decisão agora não é sua.
carcassonne-why-over = A partida acabou.
carcassonne-why-wrong-phase-lay = Primeiro coloque a peça comprada: uma casa e para onde vai o topo, por exemplo “K7 n”.
carcassonne-why-wrong-phase-man = A peça está na mesa. Agora ponha nela um seguidor, por exemplo “city n”, ou “pass”.
carcassonne-why-cell-taken = Já há uma peça em { $cell }.
carcassonne-why-cell-apart = { $cell } não está ao lado de nenhuma peça: uma peça precisa tocar outra, lado a lado.
carcassonne-why-sides-clash = Em { $cell } esse lado não continua: no lado { $side } a peça mostraria { $shows }, e { $beside } mostra outra coisa ali.
carcassonne-why-looks-the-same = Virada assim, esta peça é igual. Escreva { $same }.
carcassonne-why-supply-empty = Todos os seus seguidores estão na mesa.
carcassonne-why-no-such-part = A peça que você colocou não tem essa parte: { $spot }.
carcassonne-why-feature-claimed = { $owner } já tem um seguidor neste trecho ({ $land }), por mais longe que esteja.
carcassonne-why-option-unknown = Carcassonne não tem essa opção ou esse valor.

# The rules card
carcassonne-rules-overview = Juntos vocês montam uma paisagem de 72 peças com cidades, estradas, mosteiros e campos. Cada um tem sete seguidores. Quem tem mais deles numa parte da paisagem ganha os pontos dela.
    .title = A ideia
carcassonne-rules-turn = Compre uma peça, coloque-a e depois ponha um seguidor nela, ou nenhum. Todos veem a peça. Ela precisa tocar outra lado a lado, e cada lado que toca precisa continuar: cidade com cidade, estrada com estrada, campo com campo.

    Um seguidor vai na peça recém-colocada, numa cidade, estrada, campo ou mosteiro onde não haja nenhum outro seguidor, a qualquer distância, nem mesmo seu. O que a peça completa é pago na hora; depois os seguidores dali voltam e podem ser usados a partir da próxima vez.

    Uma peça que não cabe em lugar nenhum sai do jogo, e você compra outra.
    .title = A vez
carcassonne-rules-scoring = Uma estrada está completa quando as duas pontas terminam num cruzamento, numa cidade ou num mosteiro, ou quando é um anel: 1 ponto por peça.
    Uma cidade está completa quando a muralha não tem falha: 2 pontos por peça e 2 por brasão. Uma cidade de duas peças vale 2 ou 4, como a mesa escolheu.
    Um mosteiro está completo quando há oito peças em volta: 9 pontos.
    Se vários jogadores têm seguidores ali, quem tem mais ganha todos os pontos; quem empata em ter mais ganha todos também. Uma peça conta uma vez para uma cidade ou estrada, por mais que ela a atravesse.
    .title = Pontos durante a partida
carcassonne-rules-farms = Campos ligados formam uma fazenda; estradas, cidades e a borda os separam. Um camponês fica até o fim da partida e só então é pago: 3 pontos por cidade completa que a fazenda toca, para quem tem mais camponeses na fazenda.

    Por outra regra, uma cidade paga a cada jogador uma só vez, por quantas fazendas forem. Pela regra da primeira edição, cada cidade completa paga 4 pontos a quem tem mais camponeses em todas as fazendas em volta dela juntas.
    .title = Fazendas
carcassonne-rules-end = A partida acaba depois da vez em que a última peça é colocada. Estradas e cidades incompletas pagam 1 ponto por peça e 1 por brasão, mosteiros incompletos 1 por peça do seu quadrado de nove, depois vêm as fazendas. Vence quem tem mais pontos; um empate é vitória dividida.
    .title = O fim
carcassonne-rules-readings = Onde as regras deixam espaço, aqui se joga assim:
    • Quem começa é sorteado.
    • Uma peça que não cabe em lugar nenhum sai do jogo na hora, quantas vezes for preciso; se era a última, a partida acaba.
    • Sem seguidor na reserva você não pode ocupar nem o que acabou de completar: os seguidores voltam depois da contagem.
    • Um mosteiro sem monge não paga a ninguém, nem pode ser ocupado depois.
    • Uma cidade completa que não era de ninguém também abastece fazendas.
    • A pergunta sobre o seguidor vem mesmo quando você não pode pôr nenhum, para que uma peça colocada por engano possa ser desfeita.
    .title = Como aqui se leem as regras
