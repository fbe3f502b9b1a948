# Carcassonne: tudo o que o jogo diz. As frases são redação própria.

carcassonne-name = Carcassonne
carcassonne-about = Monte uma paisagem peça por peça e ocupe cidades, estradas, mosteiros e campos com seus seguidores. Cerca de 40 minutos.
carcassonne-option-two-tile-city = Cidade completa de duas peças
carcassonne-option-two-tile-city-2 = 2 pontos
carcassonne-option-two-tile-city-4 = 4 pontos
carcassonne-option-farms = Fazendas
carcassonne-option-farms-per-farm = 3 pontos por cidade completa, cada fazenda por si
carcassonne-option-farms-once-per-city = 3 pontos por cidade completa, só uma vez para cada jogador
carcassonne-option-farms-first-edition = primeira edição: 4 pontos por cidade completa, contando juntas as fazendas em volta

# Small parts
carcassonne-side-n = N
carcassonne-side-e = L
carcassonne-side-s = S
carcassonne-side-w = O
carcassonne-joined = { $one }{ $more }
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
carcassonne-manned = { $part }

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
carcassonne-head-lay = { $player } tem a peça { $kind } para colocar: { $tile }.
carcassonne-head-man = { $player } colocou uma peça em { $cell } e pode colocar nela um seguidor.
carcassonne-head-man-none = { $player } colocou uma peça em { $cell }; nenhum seguidor pode ir nela.
carcassonne-head-over = { $count ->
    [one] { $players } vence a partida.
   *[other] { $players } compartilham a vitória.
}
    .also = vence a partida
carcassonne-head-soon = A partida está para começar.
carcassonne-last = Colocada por último: { $cell }, { $parts }.
carcassonne-last-by = { $player } colocou por último: { $cell }, { $parts }.
carcassonne-last-follower = Seguidor nela: { $player }, { $part }.
carcassonne-left = { $count ->
    [0] A última peça já foi comprada.
    [one] Resta { $count } peça para comprar.
   *[other] Restam { $count } peças para comprar.
}
carcassonne-discarded = Não couberam em lugar nenhum e saíram do jogo: { $kinds }.
carcassonne-seat = { $player } ({ $letter }): { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $followers ->
    [0] nenhum seguidor na reserva
    [one] { $followers } seguidor na reserva
   *[other] { $followers } seguidores na reserva
}.

# What is asked
carcassonne-ask-wait = Não é a sua vez. { $awaited }
carcassonne-ask-lay = Sua peça: { $tile }. Onde ela vai? Os números estão na imagem; as casas com mais vizinhas vêm primeiro. ✓: ali ela completa algo; os números verdes na imagem são o que isso renderia a você.
    .unseen = Sua peça: { $tile }. Onde ela vai? As casas estão abaixo com seus números; as com mais vizinhas vêm primeiro. ✓: ali ela completa algo; + é o que isso renderia a você.
carcassonne-ask-top = { $cell }: virada para que lado? A imagem mostra cada jeito, com a letra ao lado.
    .unseen = { $cell }: virada para que lado? A letra diz para onde vai o topo da peça.
carcassonne-ask-man = Um seguidor em { $cell }? Os pontos são os de agora; ✓ = você os ganha já.
carcassonne-ask-supply = Você não tem mais seguidores para { $cell }. Encerre o turno ou use “{ press-take-back }” para tirar a peça.
carcassonne-ask-claimed = Nada em { $cell } está livre para um seguidor. Encerre o turno ou use “{ press-take-back }” para tirar a peça.
carcassonne-press-cell = { $number } · { $cell }
carcassonne-press-cell-completes = { $number } · { $cell } ✓
carcassonne-press-others = Outras casas
carcassonne-press-more = Mais casas
carcassonne-press-fewer = Casas anteriores
carcassonne-press-back = Mudar a casa
carcassonne-press-top = { $side } · { $turn }
carcassonne-press-man = { $number } · { $part }: { $points }
carcassonne-press-man-now = { $number } · { $part }: { $points } ✓
carcassonne-press-none = Sem seguidor
carcassonne-press-end = Encerrar turno
carcassonne-do-lay = { $cell }, { $turn }
carcassonne-do-lay-completes = { $cell }, { $turn }; vale já { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
carcassonne-outlook = { $side } ({ $turn }) completa { $scores }.
carcassonne-would = { $what } → { $count ->
    [0] ninguém ainda
    [one] { $players }
   *[other] { $players }, em empate
}
carcassonne-do-man = Seguidor: { $part }
carcassonne-do-man-points = Seguidor: { $part }, { $points ->
    [0] nenhum ponto agora
    [one] { $points } ponto agora
   *[other] { $points } pontos agora
}

# Scores
carcassonne-paid = { $what } → { $count ->
    [0] ninguém
    [one] { $players }
   *[other] { $players }, em empate
}
carcassonne-paid-road = { $cell }: estrada de { $tiles ->
    [0] { $tiles } peças
    [one] { $tiles } peça
   *[other] { $tiles } peças
}: { $sum }
carcassonne-paid-road-open = { $cell }: estrada incompleta de { $tiles ->
    [0] { $tiles } peças
    [one] { $tiles } peça
   *[other] { $tiles } peças
}: { $sum }
carcassonne-paid-city = { $cell }: cidade de { $tiles ->
    [0] { $tiles } peças
    [one] { $tiles } peça
   *[other] { $tiles } peças
}{ $shields ->
    [0] {""}
    [one] {" "}e { $shields } brasão
   *[other] {" "}e { $shields } brasões
}: { $sum }
carcassonne-paid-city-two = { $cell }: cidade de duas peças: { $sum }
carcassonne-paid-city-open = { $cell }: cidade incompleta de { $tiles ->
    [0] { $tiles } peças
    [one] { $tiles } peça
   *[other] { $tiles } peças
}{ $shields ->
    [0] {""}
    [one] {" "}e { $shields } brasão
   *[other] {" "}e { $shields } brasões
}: { $sum }
carcassonne-paid-cloister = { $cell }: mosteiro: { $sum }
carcassonne-paid-cloister-open = { $cell }: mosteiro incompleto: { $sum }
carcassonne-paid-farm = { $cell }: fazenda { $tiles ->
    [0] sem cidade completa
    [one] junto a { $tiles } cidade completa
   *[other] junto a { $tiles } cidades completas
}: { $sum }
carcassonne-paid-supply = { $cell }: cidade abastecida por { $tiles ->
    [0] nenhuma fazenda
    [one] { $tiles } fazenda
   *[other] { $tiles } fazendas
}: { $sum }
carcassonne-by = { $cell } { $part } { $points }
carcassonne-by-farm = fazenda
carcassonne-by-more = mais { $count }
carcassonne-by-idle = { $count ->
    [0] { $count } fazendas sem cidade
    [one] { $count } fazenda sem cidade
   *[other] { $count } fazendas sem cidade
}
carcassonne-by-all = O que deu pontos a { $player }: { $list }.
carcassonne-rule-city = Regra em vigor: uma cidade completa de duas peças vale { $points } pontos.
carcassonne-rule-farms = Regra em vigor para as fazendas: { $rule }.
carcassonne-total = { $player }: { $points } = cidades { $cities } + estradas { $roads } + mosteiros { $cloisters } + fazendas { $farms }
carcassonne-scores-earlier = { $count ->
    [0] { $count } pontuações anteriores
    [one] { $count } pontuação anterior
   *[other] { $count } pontuações anteriores
}: /{ command-ask } “{ carcassonne-question-scores }”.

# Farms
carcassonne-farms-none = Não há fazendeiro na mesa.
carcassonne-farmers = { $player } { $count }
carcassonne-farm = Fazenda em { $cell }: fazendeiros { $farmers }; { $cities ->
    [0] nenhuma cidade completa
    [one] { $cities } cidade completa
   *[other] { $cities } cidades completas
}. { $count ->
    [one] { $leaders } na frente: { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
   *[other] { $leaders } empatam: { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    } cada.
}

# How the game ended
carcassonne-ending-points = { $players } vence com { $points } pontos.
carcassonne-ending-shared = { $players } compartilham a vitória com { $points } pontos cada.
carcassonne-ending-alone = Ninguém mais ficou na partida: { $players } venceu.

# The log
carcassonne-log-began = Por sorteio, { $player } começa.
carcassonne-log-drew = { $player } compra a peça { $kind }: { $tile }.
carcassonne-log-discarded = { $player } compra a peça { $kind } ({ $tile }), que não cabe em lugar nenhum: ela sai do jogo e vem outra.
    .also = compra a peça { $kind } ({ $tile }), que não cabe em lugar nenhum e sai do jogo
carcassonne-log-laid = { $player } { carcassonne-log-laid.also }.
    .also = coloca a peça { $kind } em { $cell }, { $turn }
carcassonne-log-manned = { $player } { carcassonne-log-manned.also }.
    .also = coloca um seguidor em { $cell }: { $part }
carcassonne-log-passed = { $player } não coloca seguidor.
carcassonne-log-completed = Área completa em { $cell }: { $part }, { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
} { $count ->
    [one] para
   *[other] para cada um:
} { $players }. Os seguidores voltam.
carcassonne-log-counted = Pontos finais em { $cell }: { $part }, { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
} { $count ->
    [one] para
   *[other] para cada um:
} { $players }.

# The board in words
carcassonne-cell = { $number } { $cell } { $tops }
carcassonne-cell-pays = { $number } { $cell } { $tops } +{ $points }
carcassonne-either = { $one }/{ $other }
carcassonne-row-tile = { $cell } { $kind }-{ $top }
carcassonne-cells = { $count ->
    [0] Ela cabe em { $count } casas
    [one] Ela cabe em { $count } casa
   *[other] Ela cabe em { $count } casas
} (número, casa, para onde o topo pode ficar, + pontos já): { $cells }.
carcassonne-cells-more = mais { $count } (/{ command-ask } “{ carcassonne-question-cells }”)
carcassonne-chosen = Escolhida (número, casa, para onde o topo pode ficar): { $cells }.
carcassonne-choice = { $number } { $part }: { $points }
carcassonne-choices = Livre para um seguidor: { $parts }.
carcassonne-rows = Peças
carcassonne-row = Linha { $row }: { $tiles }.
carcassonne-row-held = { $tile } ({ $owners })
carcassonne-row-owner = { $player }: { $part }
carcassonne-rows-more = { $count ->
    [one] mais uma linha
   *[other] mais { $count } linhas
}
carcassonne-legend = “K13 D-L” é a peça D em K13 com o topo para o leste (N, L, S, O); entre parênteses está de quem é o seguidor e em que parte. Tudo sobre uma casa ou uma peça se pergunta com /{ command-ask }, por exemplo “K13” ou “D”.
carcassonne-alt-cut = Aqui não aparecem todas as peças; “{ carcassonne-look-whole }” mostra todas.
carcassonne-alt-rows = Linha por linha, há peças em { $rows }.
carcassonne-alt-ask = Cada casa e todo o resto: /{ command-ask }, por exemplo “K7”, “casas”, “cidades incompletas” ou “fazendas”.
carcassonne-copies = { $count } × { $kind } ({ $tile })

# Further looks
carcassonne-look-whole = Mesa inteira
carcassonne-look-farms = Fazendas
carcassonne-look-bag = Peças que restam
carcassonne-look-dead = Casas sem peça possível
carcassonne-bag = { $kinds }.
carcassonne-dead = { $count ->
    [one] Nenhuma peça restante cabe em { $cells }.
   *[other] Nenhuma peça restante cabe em nenhuma destas { $count } casas: { $cells }.
}
carcassonne-dead-none = Toda casa vizinha das peças ainda pode ser preenchida.

# Questions and answers
carcassonne-question-cells = onde a peça comprada cabe
carcassonne-question-cities = cidades incompletas
carcassonne-question-roads = estradas incompletas
carcassonne-question-cloisters = mosteiros incompletos
carcassonne-question-farms = fazendas: quem está na frente
carcassonne-question-bag = que peças restam
carcassonne-question-dead = casas sem peça possível
carcassonne-question-scores = todas as pontuações desde o início
carcassonne-question-followers = onde estão os seguidores de todos
carcassonne-question-leader = quem está na frente, e com o quê
carcassonne-question-end = quando a partida acaba
carcassonne-question-cell = o que está em { $cell }
carcassonne-question-seat = como { $player } está
carcassonne-at = { $cell }: peça { $kind } ({ $tile }), { $turn }.
carcassonne-at-gap = { $cell } está vazia. As vizinhas pedem: { $wants }.
carcassonne-at-nothing = { $cell } está vazia, e não há peça ao lado.
carcassonne-wants = { $side } { $edge }
carcassonne-fits = A peça comprada cabe: { $tops }.
carcassonne-fits-not = A peça comprada não cabe.
carcassonne-fits-left = { $count ->
    [0] Nenhuma das peças restantes cabe.
    [one] { $count } das peças restantes cabe.
   *[other] { $count } das peças restantes cabem.
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
    [0] { $tiles } peças
    [one] { $tiles } peça
   *[other] { $tiles } peças
}, { $shields ->
    [0] nenhum brasão
    [one] { $shields } brasão
   *[other] { $shields } brasões
}, { $open ->
    [0] completa
    [one] { $open } lado aberto
   *[other] { $open } lados abertos
}
carcassonne-stands-road = { $tiles ->
    [0] { $tiles } peças
    [one] { $tiles } peça
   *[other] { $tiles } peças
}, { $open ->
    [0] completa
    [one] { $open } ponta aberta
   *[other] { $open } pontas abertas
}
carcassonne-open-none = Nada em aberto.
carcassonne-open-more = { $count ->
    [0] E mais { $count }, de antes.
    [one] E mais { $count }, de antes.
   *[other] E mais { $count }, de antes.
}
carcassonne-leader = { $count ->
    [one] { $players } está na frente
   *[other] { $players } estão na frente juntos
} com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
carcassonne-if-ended = Se a partida acabasse agora: { $points }.
carcassonne-if-ended-one = { $player } { $points }
carcassonne-folk = { $player }: { $supply } na reserva; na mesa: { $places }.
carcassonne-folk-place = { $cell } { $part }
carcassonne-end = A partida acaba depois do turno em que a última peça é colocada. Depois pontuam as cidades, estradas e mosteiros incompletos e as fazendas.
carcassonne-part-left = { $count ->
    [0] Não resta nenhuma destas.
    [one] Resta uma destas.
   *[other] Restam { $count } destas.
}
carcassonne-cells-none = Agora não há peça para colocar.
carcassonne-cell-line = { $number }: { $cell }, topo para { $tops }, { $count ->
    [0] nenhuma vizinha
    [one] { $count } vizinha
   *[other] { $count } vizinhas
}
carcassonne-cell-line-completes = { $number }: { $cell }, topo para { $tops }, { $count ->
    [0] nenhuma vizinha
    [one] { $count } vizinha
   *[other] { $count } vizinhas
}, completa algo

# In pictures: short, no full stops
carcassonne-picture-cut = nem todas as peças
carcassonne-picture-left = { $count ->
    [0] sem mais peças
    [one] resta { $count } peça
   *[other] restam { $count } peças
}

# Refusals
carcassonne-why-not-awaited = Não é a sua vez.
carcassonne-why-over = A partida acabou.
carcassonne-why-wrong-phase-lay = Primeiro coloque a peça comprada: diga a casa e para onde vai o topo (N, L, S, O).
carcassonne-why-wrong-phase-man = A peça já está na mesa. Agora coloque um seguidor em uma parte dela, ou passe.
carcassonne-why-cell-taken = Já há uma peça em { $cell }.
carcassonne-why-cell-apart = { $cell } não está ao lado de nenhuma peça: uma peça precisa tocar outra, lado a lado.
carcassonne-why-sides-clash = Em { $cell } o desenho não continua: no lado { $side } a peça mostraria { $shows }, e { $beside } mostra outra coisa ali.
carcassonne-why-looks-the-same = Virada assim, a peça fica igual. Digite { $same }.
carcassonne-why-supply-empty = Todos os seus seguidores estão na mesa.
carcassonne-why-no-such-part = A peça que você colocou não tem essa parte: { $spot }.
carcassonne-why-feature-claimed = { $owner } já tem um seguidor neste trecho ({ $land }), por mais longe que esteja.
carcassonne-why-option-unknown = Carcassonne não tem essa opção ou esse valor.

# What people type for the words of the notation, between commas
carcassonne-typed-city = cidade, cavaleiro
carcassonne-typed-road = estrada, rua, caminho, ladrão, salteador
carcassonne-typed-field = campo, fazenda, fazendeiro, camponês, prado
carcassonne-typed-cloister = mosteiro, abadia, claustro, monge
carcassonne-typed-pass = passar, passo, passa, ninguém, nenhum, nenhum seguidor, sem seguidor, fim, encerrar, encerrar turno, terminar a vez, não, nada
carcassonne-typed-n = n, norte, cima, para cima, topo para cima
carcassonne-typed-e = l, leste, direita, à direita, topo para a direita
carcassonne-typed-s = s, sul, baixo, para baixo, de cabeça para baixo
carcassonne-typed-w = o, oeste, esquerda, à esquerda, topo para a esquerda
carcassonne-typed-nothing = seguidor, meeple, peça, colocar, coloque, coloca, ponha
carcassonne-none-cell = A peça comprada não cabe em { $cell } de nenhum jeito.
carcassonne-none-far = Em { $cell } não cabe peça nenhuma: não há nenhuma ao lado.
carcassonne-none-part = Em { $cell } nenhuma parte desse tipo está livre para um seguidor: { $land }.

# The rules card
carcassonne-rules-overview = Juntos vocês montam uma paisagem de 72 peças com cidades, estradas, mosteiros e campos. Cada um tem sete seguidores (meeples). Em cada cidade, estrada, mosteiro ou fazenda, quem tem mais seguidores ganha os pontos.
    .title = A ideia
carcassonne-rules-turn = Compre uma peça, coloque-a e depois coloque um seguidor nela, ou nenhum. Todos veem a peça. Ela precisa tocar outra lado a lado, e cada lado que toca precisa continuar: cidade com cidade, estrada com estrada, campo com campo.

    O seguidor vai na peça recém-colocada: numa cidade, estrada, campo ou mosteiro que ainda não tenha nenhum seguidor, nem seu, por mais longe que esteja. Tudo o que a peça completar pontua na hora; depois esses seguidores voltam e valem a partir do próximo turno.

    Uma peça que não cabe em lugar nenhum sai do jogo, e você compra outra.
    .title = O turno
carcassonne-rules-scoring = Uma estrada está completa quando as duas pontas terminam num cruzamento, numa cidade ou num mosteiro, ou quando é um anel: 1 ponto por peça.
    Uma cidade está completa quando a muralha se fecha: 2 pontos por peça e 2 por brasão. Uma cidade de duas peças vale 2 ou 4, como a mesa escolheu.
    Um mosteiro está completo quando há oito peças em volta: 9 pontos.
    Se vários têm seguidores ali, quem tem mais ganha todos os pontos; em caso de empate, cada um dos que empatam ganha todos. Uma peça conta uma só vez por cidade ou estrada, mesmo que passe por ela mais de uma vez.
    .title = Pontos durante a partida
carcassonne-rules-farms = Campos ligados formam uma fazenda; estradas, cidades e a borda os separam. Um seguidor num campo é um fazendeiro: fica até o fim da partida e só então pontua, 3 pontos por cidade completa que a fazenda toca, para quem tem mais fazendeiros nela.

    Em outra regra, cada cidade pontua só uma vez para cada jogador, mesmo que várias fazendas dele a toquem. Na regra da primeira edição, cada cidade completa vale 4 pontos para quem tem mais fazendeiros somando todas as fazendas em volta.
    .title = Fazendas
carcassonne-rules-end = A partida acaba depois do turno em que a última peça é colocada. Estradas e cidades incompletas valem 1 ponto por peça e 1 por brasão; mosteiros incompletos, 1 pela própria peça e 1 por peça em volta; depois pontuam as fazendas. Vence quem tem mais pontos; um empate é vitória compartilhada.
    .title = O fim
carcassonne-rules-readings = Onde as regras deixam dúvida, aqui se joga assim:
    • Quem começa é sorteado.
    • Uma peça que não cabe em lugar nenhum sai do jogo na hora, quantas vezes for preciso; se era a última, a partida acaba.
    • Sem seguidor na reserva você não pode ocupar nem o que acabou de completar: os seguidores voltam depois da contagem.
    • Um mosteiro sem seguidor não pontua para ninguém e não pode ser ocupado depois.
    • Uma cidade completa que não era de ninguém também abastece fazendas.
    • A pergunta sobre o seguidor vem mesmo quando você não pode colocar nenhum, para que uma peça colocada por engano possa ser desfeita.
    .title = Interpretação das regras

# Parts that the rules card tells about one by one; the names are what people type
carcassonne-kind = Peça { $kind }: { $tile }
carcassonne-kind-text = Peça { $kind }, como desenhada: { $tile }. { $count ->
    [one] Há uma no jogo.
   *[other] Há { $count } no jogo.
}
carcassonne-component-city = Cidade
    .text = Completa quando a muralha não tem abertura: 2 pontos por peça e 2 por brasão; incompleta no fim, 1 cada.
    .names = cidade, cavaleiro
carcassonne-component-road = Estrada
    .text = Completa quando as duas pontas param num cruzamento, cidade ou mosteiro, ou quando é um anel: 1 ponto por peça, mesmo incompleta.
    .names = estrada, rua, caminho, ladrão
carcassonne-component-field = Campo
    .text = Campos ligados formam uma fazenda. Um fazendeiro fica nela até o fim e então pontua pelas cidades completas que a fazenda toca.
    .names = campo, fazenda, prado, fazendeiro, camponês
carcassonne-component-cloister = Mosteiro
    .text = Completo quando há oito peças em volta: 9 pontos; incompleto no fim, 1 por peça do seu quadrado de nove.
    .names = mosteiro, abadia, claustro, monge
carcassonne-component-follower = Seguidor
    .text = Cada um tem 7. Um pode ir na peça que acabou de ser colocada, numa parte sem nenhum seguidor a qualquer distância. Volta quando ela fica completa; fazendeiros ficam.
    .names = seguidor, meeple
carcassonne-component-shield = Brasão
    .text = Um brasão conta como mais uma peça da sua cidade: 2 pontos se ela está completa, senão 1.
    .names = brasão, brasões, escudo

# What people type for a question
carcassonne-asked-cells = casas, números, onde cabe, onde encaixa, possível, permitido, o que posso fazer, onde posso colocar a peça, colocar a peça, colocar, encaixa, cabe, onde ponho a peça
carcassonne-asked-cities = cidades abertas, cidades, cidades incompletas, cidades inacabadas
carcassonne-asked-roads = estradas abertas, estradas, estradas incompletas
carcassonne-asked-cloisters = mosteiros abertos, mosteiros, mosteiros incompletos
carcassonne-asked-farms = fazendas, campos, fazendeiros, prados, quem domina as fazendas
carcassonne-asked-bag = o que resta, restam, peças restantes, peças, resto, saco, peças restam, quantas peças, sobram, peças sobram
carcassonne-asked-dead = casas mortas, casas impossíveis, impossível, buracos
carcassonne-asked-scores = todas as pontuações, pontuações
carcassonne-asked-followers = seguidores, meus seguidores, onde estão meus seguidores, reserva
carcassonne-asked-leader = quem ganha, quem está ganhando, quem está na frente, pontos, placar, ganhando, ganha, vencendo
carcassonne-asked-end = fim, fim da partida, quando acaba, acaba, termina, quando termina
carcassonne-asked-tile = peça

# Como se joga, em cinco frases; e o que cada opção faz
carcassonne-how =
    Juntos vocês montam uma paisagem: na sua vez você recebe uma peça e a coloca de modo que todos os lados continuem.
    Depois pode colocar nela um dos seus sete seguidores: numa cidade, estrada, mosteiro ou campo onde ainda não há ninguém.
    O que fica completo vale pontos na hora, e os seguidores dali voltam para você.
    Os seguidores nos campos ficam até o fim e valem pelas cidades completas ao lado.
    Quando as peças acabam, conta-se o resto, e vence quem tiver mais pontos.
carcassonne-explain-two-tile-city = Quanto vale a menor cidade, de só duas peças.
carcassonne-explain-farms = Como os seguidores nos campos valem pontos no fim, pelas cidades completas vizinhas.

# O que as peças compradas trouxeram
carcassonne-luck-drawn = { $player }, peças { $times }: { $parts }.
carcassonne-luck-part = { $of ->
    [cloisters] mosteiros
    [cities] com cidade
   *[shields] brasões
} { $came } ({ $usual })
carcassonne-luck-how = Entre parênteses: o que tantas peças trazem em média. Peças que não cabiam em lugar nenhum não contam.
carcassonne-fortune-cloisters = mosteiros sorteados
carcassonne-fortune-cities = peças com cidade sorteadas
carcassonne-fortune-shields = brasões sorteados
