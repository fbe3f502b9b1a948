# Barony: tudo o que o jogo diz. Nomes e frases são nossos.

barony-name = Barony
barony-about = Espalhe seus cavaleiros pelas terras, funde vilas e fortalezas e suba de título. Nada de sorteios depois de montadas as terras. Cerca de 45 minutos.
barony-option-idle-rounds = Encerrar a partida se ninguém avança
barony-option-idle-rounds-20 = após 20 rodadas
barony-option-idle-rounds-10 = após 10 rodadas
barony-option-idle-rounds-40 = após 40 rodadas
barony-option-idle-rounds-off = nunca
barony-given-tiles = As peças de terreno seguem uma lista de quem hospeda o bot.

# Peças
barony-terrain-mountain = Montanha
barony-terrain-forest = Floresta
barony-terrain-plain = Planície
barony-terrain-field = Campo
barony-terrain-lake = Lago
barony-building-village = vila
barony-building-stronghold = fortaleza
barony-building-city = cidade
barony-title-baron = Barão
barony-title-viscount = Visconde
barony-title-count = Conde
barony-title-marquis = Marquês
barony-title-duke = Duque
barony-knights = { $count ->
    [0] nenhum cavaleiro
    [one] { $count } cavaleiro
   *[other] { $count } cavaleiros
}
barony-villages = { $count ->
    [0] nenhuma vila
    [one] { $count } vila
   *[other] { $count } vilas
}
barony-strongholds = { $count ->
    [0] nenhuma fortaleza
    [one] { $count } fortaleza
   *[other] { $count } fortalezas
}
barony-cities = { $count ->
    [0] nenhuma cidade
    [one] { $count } cidade
   *[other] { $count } cidades
}

# Partes pequenas
barony-copies = { $what } ×{ $count }
barony-pawns = { $player }: { $pawns }
barony-pawns-of = { $pawns } ({ $player })

# O que acontece
barony-head-place = { $player } tem de colocar uma primeira cidade com um cavaleiro.
barony-head-turn = É a vez de { $player }.
barony-head-moving = { $player } moveu um cavaleiro e pode mover um segundo.
barony-head-taking = { $player } destruiu uma vila e pega uma ficha de { $owner }.
barony-head-building = { $player } está construindo e pode construir mais.
barony-head-over = { $players } se torna rei e vence!
    .also = se torna rei e vence
barony-head-over-alone = { $players } vence!
    .also = vence
barony-head-soon = O tabuleiro está prestes a ser montado.
barony-first = Primeiro jogador: { $player }.
barony-alt-last = Por último: { $told }
barony-last = Por último no tabuleiro, { $player }: { $steps }.
barony-last-step = { $space } para { $to }
barony-round = Rodada { $round }
barony-last-round = Há um duque: esta é a última rodada.
barony-idle = { $count ->
    [0] { $count } rodadas
    [one] { $count } rodada
   *[other] { $count } rodadas
} sem progresso; após { $most } seguidas, a partida acaba.

# Pontos
barony-points = { $player }, { $title }: títulos { $titles } × { $each } + cidades novas { $cities } × { $worth } + prata { $silver } = { $total }
barony-points-none = { $player }, { $title }: 0 pontos
barony-ending-duke = A última rodada acabou. { $tied ->
    [yes] Há empate nos pontos: { $players } vem antes na ordem dos turnos
   *[no] { $players } tem o maior número de pontos
} e se torna rei.
barony-ending-all-passed = Ninguém pode fazer mais nada. { $tied ->
    [yes] Há empate nos pontos: { $players } vem antes na ordem dos turnos
   *[no] { $players } tem o maior número de pontos
} e se torna rei.
barony-ending-idle = Rodadas demais sem progresso: a mesa combinou encerrar. { $tied ->
    [yes] Há empate nos pontos: { $players } vem antes na ordem dos turnos
   *[no] { $players } tem o maior número de pontos
} e se torna rei.
barony-ending-alone = Ninguém mais ficou na partida: { $players } venceu.
barony-ending-seat = { $points }. { $tokens }

# O que se tem
barony-reserve = Reserva: { $knights }, { $villages }, { $strongholds }, { $cities }.
barony-tokens = Fichas: { $tokens }; ao todo { $gold } de ouro ou { $silver } de prata.
barony-tokens-none = Você não tem fichas.

# O que uma ação faz
barony-do-place = Cidade e cavaleiro em { $space }
barony-do-recruit = Recrutar { $count ->
    [0] nenhum cavaleiro
    [one] { $count } cavaleiro
   *[other] { $count } cavaleiros
} em { $space }
barony-do-move = Cavaleiro de { $space } para { $to }
barony-do-take = Pegar uma ficha: { $terrain }
barony-do-build = Em { $space }: { $building }
barony-do-done = Encerrar turno
barony-do-city = Nova cidade em { $space }
barony-do-expedition = Expedição a { $space }
barony-do-title = Pagar { $tokens } ({ $gold } de ouro; perde { $silver } de prata)
barony-do-pass = Passar

# O que se pergunta
barony-verb-recruit = Recrutar
barony-verb-move = Mover
barony-verb-build = Construir
barony-verb-city = Nova cidade
barony-verb-expedition = Expedição
barony-verb-title = Título
barony-ask-wait = Não é a sua vez. O tabuleiro mostra de quem é.
barony-ask-turn = Sua vez: escolha uma das seis ações.
barony-ask-place = Onde você coloca sua próxima cidade, com um cavaleiro?
barony-ask-row = Primeiro escolha a linha.
barony-ask-recruit = Em qual cidade, e quantos cavaleiros?
barony-ask-move = Qual cavaleiro se move primeiro?
barony-ask-target = De { $space } para onde?
barony-ask-second = Qual segundo cavaleiro se move? Ou encerre o turno.
barony-ask-take = Qual ficha você pega de { $player }?
barony-ask-build = O que você constrói no lugar de um cavaleiro, e onde?
barony-ask-build-more = Construa mais alguma coisa ou encerre o turno.
barony-ask-city = Qual vila se torna cidade?
barony-ask-expedition = Em que espaço da borda chega o cavaleiro? Outro cavaleiro da sua reserva sai do jogo.
barony-ask-title = Com o que você paga para se tornar { $title }?
barony-press-back = Voltar
barony-press-row = Linha { $row } ({ $count })
barony-press-space = { $space } · { $terrain }
barony-press-enter = { $space } · { $pawns }
barony-press-strike = { $space } · ataca { $pawns }
barony-press-recruit = { $space }: { $count ->
    [0] nenhum cavaleiro
    [one] { $count } cavaleiro
   *[other] { $count } cavaleiros
}
barony-press-build = { $space }: { $building } ({ $terrain })
barony-press-pay = { $tokens }
barony-press-other-pay = Pagar de outra forma
barony-note-pay = { $gold } de ouro; perde { $silver } de prata

# Turnos planejados
barony-plan-ask = Para o seu turno na rodada { $round }, com o tabuleiro como está agora. Na hora, o plano vira um botão, se ainda for possível.
barony-plan-short = Turno de um só passo
barony-plan-pick = Escolha
barony-plan-begun = Até aqui: { $steps }.
barony-plan-enough = Planejar só isto
barony-plan-anew = Começar de novo
barony-plan-move = Mover { $steps }
barony-plan-step = { $space } { $building }
barony-plan-build = Construir { $steps }

# Por que um botão não leva a nada agora
barony-none-recruit = Você não pode recrutar: não há cavaleiro na sua reserva.
barony-none-move = Você não pode mover: nenhum cavaleiro seu tem para onde ir.
barony-none-build = Você não pode construir: é preciso um cavaleiro seu num espaço sem construções nem cavaleiros adversários, e uma vila ou fortaleza na reserva.
barony-none-city = Você não pode fundar uma cidade: é preciso uma vila fora de florestas, que não seja vizinha de uma cidade e sem cavaleiro adversário. Cidades na sua reserva: { $cities }.
barony-none-expedition = Você não pode enviar uma expedição: são precisos dois cavaleiros na reserva (você tem { $knights }) e um espaço vazio na borda.
barony-none-title = { $state ->
    [duke] Você é duque; não há título mais alto.
   *[short] Você não pode pagar um título: custa { $cost } de ouro, e suas fichas valem { $gold }.
}

# What people type for the words of the notation, between commas
barony-typed-recruit = recrutar, recruta, recrute, recrutamento
barony-typed-move = mover, mova, move, andar, ande, ir, vá, vai
barony-typed-build = construir, construa, constrói, erguer
barony-typed-city = cidade, nova cidade, fundar, funde, fundar cidade, funda uma cidade
barony-typed-expedition = expedição, enviar expedição, mandar expedição, navegar
barony-typed-title = título, comprar título, pagar, pague, tornar-se, virar, subir, suba, subir de título
barony-typed-take = pegar, pegue, pega, pegar ficha, pegar uma ficha, tomar
barony-typed-done = pronto, fim, terminar, encerrar, encerrar turno, terminar turno, terminar meu turno, chega
barony-typed-place = colocar, coloque, coloca, pôr, ponha, cidade e cavaleiro, coloque cidade, coloque uma cidade, colocar cidade
barony-typed-village = vila, aldeia, v, vilas, aldeias
barony-typed-stronghold = fortaleza, forte, castelo, f, fortalezas, fortes, castelos
barony-typed-nothing = cavaleiro, cavaleiros, ficha
barony-called-done = não, nada, nenhum, acabei, terminei, é tudo
barony-none-space = Em { $space } você não pode fazer nada agora.
barony-none-building = Diga o que construir ali: vila ou fortaleza, como `construir { $one } vila { $other } fortaleza`.

# Recusas
barony-why-not-awaited = Não é a sua vez.
barony-why-over = A partida acabou.
barony-why-wrong-phase-place = Agora é hora das primeiras cidades, cada uma com um cavaleiro: digite só o espaço da sua.
barony-why-wrong-phase-turn = Um turno não começa assim: você pode recrutar, mover, construir, fundar uma nova cidade, enviar uma expedição ou comprar um título; diga também os espaços.
barony-why-wrong-phase-moving = Você está movendo cavaleiros: mova um segundo ou toque em “{ barony-do-done }”.
barony-why-wrong-phase-taking = Primeiro escolha uma ficha.
barony-why-wrong-phase-building = Você está construindo: construa mais ou toque em “{ barony-do-done }”.
barony-why-off-board = { $space } não fica neste tabuleiro.
barony-why-place-lake = Nenhuma cidade pode ficar no lago { $space }.
barony-why-place-forest = Nenhuma cidade pode ficar na floresta { $space }.
barony-why-place-city-there = Já há uma cidade em { $space }.
barony-why-place-next-to-city = { $space } fica ao lado de uma cidade; entre duas cidades tem de haver ao menos um espaço.
barony-why-recruit-none = Recrute ao menos um cavaleiro em { $space }.
barony-why-recruit-no-own-city = Você não tem cidade em { $space }.
barony-why-recruit-too-many = Em { $space } você pode recrutar no máximo { $count ->
    [0] nenhum cavaleiro
    [one] { $count } cavaleiro
   *[other] { $count } cavaleiros
}.
barony-why-recruit-reserve-empty = Você não tem cavaleiro na reserva para recrutar em { $space }.
barony-why-recruit-reserve-short = Você quer recrutar em { $space }, mas sua reserva só tem { $count ->
    [0] nenhum cavaleiro
    [one] { $count } cavaleiro
   *[other] { $count } cavaleiros
}.
barony-why-move-no-knight = Você não tem cavaleiro em { $space }.
barony-why-move-same-knight = O cavaleiro em { $space } já se moveu neste turno.
barony-why-move-not-adjacent = { $space } e { $to } não são vizinhos; um cavaleiro anda um espaço por vez.
barony-why-move-lake = { $space } é um lago; ninguém pode entrar.
barony-why-move-city = A cidade de { $owner } em { $space } barra seus cavaleiros.
barony-why-move-stronghold = A fortaleza de { $owner } em { $space } barra seus cavaleiros.
barony-why-move-two-pawns = { $owner } tem dois ou mais peões em { $space }, por isso você não pode entrar.
barony-why-move-mountain = { $space } é uma montanha, e um só peão de { $owner } a fecha.
barony-why-take-not-held = { $player } não tem essa ficha: { $terrain }.
barony-why-build-city = Em { $space } você pode construir uma vila ou uma fortaleza; cidades nascem de vilas.
barony-why-build-no-knight = Você não tem cavaleiro para trocar em { $space }.
barony-why-build-building-there = Já há uma construção em { $space }.
barony-why-build-opposing-knight = Um cavaleiro adversário em { $space } impede a construção.
barony-why-build-no-village-left = Acabaram as vilas da sua reserva; não dá para construir uma em { $space }.
barony-why-build-no-stronghold-left = Acabaram as fortalezas da sua reserva; não dá para construir uma em { $space }.
barony-why-city-no-village = Você não tem vila em { $space }.
barony-why-city-forest = { $space } é uma floresta; nenhuma cidade pode ficar lá.
barony-why-city-next-to-city = { $space } fica ao lado de uma cidade; entre duas cidades tem de haver ao menos um espaço.
barony-why-city-opposing-knight = Um cavaleiro adversário em { $space } impede uma nova cidade.
barony-why-city-none-left = Acabaram as cidades da sua reserva; não dá para fundar uma em { $space }.
barony-why-expedition-reserve-short = Uma expedição precisa de dois cavaleiros na reserva; você tem { $count }.
barony-why-expedition-lake = { $space } é um lago; uma expedição não pode chegar lá.
barony-why-expedition-not-edge = { $space } não fica na borda do tabuleiro.
barony-why-expedition-occupied = Uma expedição precisa de um espaço vazio, e { $space } não está vazio.
barony-why-title-already-duke = Você já é duque.
barony-why-title-not-held = Você não tem essas fichas.
barony-why-title-too-little = Essas fichas valem { $gold } de ouro; um título custa { $cost }.
barony-why-title-token-to-spare = Essas fichas valem { $gold } de ouro e um título custa { $cost }: tire uma delas ({ $terrain }), ela sobra.
barony-why-pass-not-allowed = Só passa quem não pode fazer mais nada; nesse caso o bot passa por você.
barony-why-wish-illegible = Não entendo isso como turno. Diga o que você quer fazer, e onde: recrutar, mover um ou dois cavaleiros, construir, uma nova cidade, uma expedição ou um título.
barony-why-wish-early = Só dá para planejar turnos depois que todas as primeiras cidades estiverem no tabuleiro.
barony-why-option-unknown = Barony não tem essa opção ou valor.
barony-why-option-tile = A peça de terreno { $number } da lista não é feita de três letras entre M, F, P, C e L.
barony-why-option-tiles = A lista de peças de terreno precisa de ao menos { $least }, com três letras cada, entre M, F, P, C e L.

# O registro
barony-log-began = Por sorteio, { $player } joga primeiro.
barony-log-laid = O tabuleiro é montado com { $count } peças de terreno.
barony-log-laid-again = Não há lugar para a próxima cidade: o tabuleiro é montado de novo e a colocação recomeça.
barony-log-placed = { $player } { barony-log-placed.also }.
    .also = coloca uma cidade e um cavaleiro em { $space }
barony-log-recruited = { $player } { barony-log-recruited.also }.
    .also = recruta { $count ->
        [0] nenhum cavaleiro
        [one] { $count } cavaleiro
       *[other] { $count } cavaleiros
    } em { $space }
barony-log-moved = { $player } { barony-log-moved.also }.
    .also = move um cavaleiro de { $space } para { $to }
barony-log-struck = { $told } Peões destruídos: { $pawns }.
    .also = { $told } e destrói: { $lost }
barony-log-took = { $player } { barony-log-took.also }.
    .also = pega uma ficha de { $owner }: { $terrain }
barony-log-built = { $player } { barony-log-built.also }.
    .also = constrói em { $space }: { $building }
barony-log-gained = { $told } Ficha: { $terrain }.
    .also = { $told } (ficha: { $terrain })
barony-log-no-token = { $told } Não resta ficha desse tipo.
    .also = { $told } (não resta ficha desse tipo)
barony-log-founded = { $player } { barony-log-founded.also }.
    .also = funda uma cidade em { $space }
barony-log-explored = { $player } envia uma expedição a { $space }; um cavaleiro sai do jogo.
    .also = envia uma expedição a { $space } (um cavaleiro sai do jogo)
barony-log-ennobled = { $player } { barony-log-ennobled.also }.
    .also = se torna { $title } e paga { $tokens } ({ $gold } de ouro)
barony-log-passed = { $player } { barony-log-passed.also }.
    .also = não pode fazer nada, e sua vez é pulada

# Vistas e perguntas
barony-look-threats = Espaços em perigo
barony-threats-none = Agora nenhum jogador pode atacar um espaço com dois cavaleiros.
barony-threat = { $player } poderia atacar { $owner } com dois cavaleiros em { $spaces }.
barony-question-knights = Onde estão meus cavaleiros?
barony-question-reach = Aonde podem ir meus cavaleiros?
barony-question-threats = O que eu tenho em perigo?
barony-question-left = O que resta?
barony-question-leader = Quem está na frente, e com o quê?
barony-question-needs = O que falta a cada um?
barony-question-actions = O que posso fazer agora?
barony-question-seat = O que { $player } tem?
barony-question-space = O que há em { $space } e ao redor?
barony-answer-knights = Cavaleiros de { $player }: { LIST($knights, none: "nenhum") }; { $reserve } na reserva.
barony-answer-reach = { $player }, de { $space } para: { LIST($spaces, none: "nenhum espaço") }.
barony-answer-space = { $space } { $terrain }
barony-answer-space-held = { $space } { $terrain } ({ $pawns })
barony-answer-rim = Fica na borda do tabuleiro.
barony-answer-near = Ao redor: { $spaces }.
barony-answer-leader = { $count ->
    [one] { $players } está na frente
   *[other] { $players } estão na frente juntos
} com { $points } pontos, contando a prata.
barony-answer-needs = { $player }, { $title }: { $titles ->
    [0] não há mais título a ganhar
    [one] falta um título para ser duque
   *[other] faltam { $titles } títulos para ser duque
}; o próximo custa { $cost } de ouro, e há { $gold }.
barony-answer-supply = Fichas que ninguém tem: { $tokens }.
barony-answer-where = { $player }, { $building }: { LIST($spaces, none: "nenhuma") }; { $count } na reserva.
barony-answer-terrain = { $terrain }: { $spaces }.
barony-answer-now = Agora você pode: { $actions }.
barony-answer-then = No seu turno, como está o tabuleiro agora: { $actions }.
barony-board-seat = { $letter } · { $points }. { $tokens } { $reserve }
barony-board-tokens-none = Nenhuma ficha: 0 de ouro, 0 de prata.

# O tabuleiro em palavras
barony-board-rows = Tabuleiro
barony-board-key = As linhas têm letras de cima para baixo, e os números crescem para a direita. As linhas B, D, F e assim por diante ficam meio espaço mais à direita: C3 toca C2, C4, B2, B3, D2 e D3; B3 toca B2, B4, A3, A4, C3 e C4. O que há em volta de um espaço se pergunta com /{ command-ask }, por exemplo “B3”.
barony-board-empty = { $terrain }, vazias: { $spaces }.
barony-more = mais { $count }
barony-alt-seat = { $player } ({ $letter }), { $title }, { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $gold } ouro/{ $silver } prata, { $reserve ->
    [0] nenhum cavaleiro
    [one] { $reserve } cavaleiro
   *[other] { $reserve } cavaleiros
} na reserva. No tabuleiro: cidades: { LIST($cities, none: "nenhuma") }; fortalezas: { LIST($strongholds, none: "nenhuma") }; vilas: { LIST($villages, none: "nenhuma") }; cavaleiros: { LIST($knights, none: "nenhum") }.
barony-alt-board = O tabuleiro tem { $count } espaços. Cada espaço e todo o resto: /{ command-ask }, por exemplo “D8” ou “cavaleiros”.

# Em figuras: curto, sem ponto final
barony-picture-turn = Vez de { $player }
barony-picture-over = { $players } vence
barony-picture-last = Última rodada
barony-picture-points = { $title } · { $points }
barony-picture-gold = { $gold } ouro
barony-picture-silver = { $silver } prata
barony-picture-terrain = { $terrain } { $worth }
barony-picture-worth = (ouro/prata)

# O cartão de regras
barony-rules-overview = Barões disputam uma terra de hexágonos com cavaleiros, vilas, fortalezas e cidades. Construções rendem fichas de recurso; fichas pagam títulos. Cada título vale 15 pontos e cada cidade nova, 10. Quando alguém se torna duque, a rodada vai até o fim e vence quem tiver mais pontos.

    Tudo fica à vista e, montado o tabuleiro, não há mais sorteios.
    .title = A ideia
barony-rules-start = Na ordem dos turnos cada jogador coloca uma cidade com um cavaleiro, o último as três; depois os outros, em ordem inversa, mais duas cada um. Não em lagos, não em florestas e nunca ao lado de outra cidade.
    .title = Primeiras cidades
barony-rules-turn = Um turno é uma de seis ações:
    • Recrutar: 1 ou 2 cavaleiros da reserva numa das suas cidades, até 3 se ela fica à beira de um lago.
    • Mover: um ou dois cavaleiros, um espaço cada.
    • Construir: trocar quantos cavaleiros quiser por vilas ou fortalezas, no máximo uma construção por espaço.
    • Nova cidade: trocar uma vila por uma cidade.
    • Expedição: de dois cavaleiros da reserva um sai do jogo e o outro chega a um espaço vazio da borda.
    • Título: pagar ao menos 15 de ouro pelo próximo título.
    .title = Um turno
barony-rules-moving = Um cavaleiro não pode entrar num lago, numa cidade ou fortaleza adversária, num espaço com dois ou mais peões de um mesmo adversário, nem numa montanha com qualquer peão adversário. Fora isso, cavaleiros e vilas de jogadores diferentes podem dividir um espaço.

    Se o seu cavaleiro entra onde você já tem um cavaleiro ou uma vila, todos os cavaleiros e vilas adversários ali são destruídos e voltam às reservas dos donos. Por uma vila você escolhe uma ficha do dono.

    Dois cavaleiros se movem um depois do outro, de modo que o segundo pode atacar onde o primeiro acabou de chegar. Nenhum cavaleiro se move duas vezes.
    .title = Mover e atacar
barony-rules-building = Cada vila ou fortaleza traz uma ficha do terreno do espaço. Não se constrói onde já há qualquer construção ou um cavaleiro adversário.

    Uma cidade nova traz 10 pontos, mas nenhuma ficha. Ela não pode ficar numa floresta, ao lado de outra cidade, nem onde há um cavaleiro adversário. Ninguém entra nas cidades e fortalezas dos outros.
    .title = Construções
barony-rules-titles = Ouro: montanha 2, floresta 3, planície 4, campo 5. Um título custa 15, não há troco, e ganha-se no máximo um título por turno. Não inclua no pagamento uma ficha que sobra.

    No fim as fichas não gastas contam em prata: montanha 0, floresta 1, planície 2, campo 3.
    .title = Fichas e títulos
barony-rules-end = Quando alguém se torna duque, a rodada é jogada até o fim, para que todos tenham tido o mesmo número de turnos. Somam-se títulos, cidades novas e prata. Entre quem empatar, vence quem vem antes na ordem dos turnos, a partir do jogador inicial.
    .title = O fim
barony-rules-readings = Onde as regras deixam dúvida, aqui se joga assim:
    • A lista impressa das peças de terreno não estava à mão. A nossa é uma reconstrução; quem hospeda o bot e tem a caixa pode contar as peças e usar a lista certa.
    • O tabuleiro tem um contorno nosso, sem buracos. Se não há lugar para a próxima primeira cidade, monta-se outro.
    • Qualquer peão adversário fecha uma montanha, também uma vila.
    • Sua própria vila também conta: com ela um só cavaleiro expulsa um intruso.
    • A vez de quem não pode fazer nada é pulada. Se isso acontece com todos em seguida, a partida acaba e contam-se os pontos.
    • Salvo se a mesa desligou: após certo número de rodadas sem construção, cidade nova, expedição, título ou vila destruída, a partida acaba e contam-se os pontos.
    .title = Interpretação das regras

# Parts and actions that the rules card tells about one by one; the names are what people type
barony-part-knight = Cavaleiro
    .text = Cada jogador tem { $count } cavaleiros. Eles vêm da reserva para as cidades, andam um espaço por passo, atacam e são trocados por construções. Dois peões de um mesmo jogador num espaço mantêm os outros fora.
    .names = cavaleiro, cavaleiros, peão, peões
barony-part-village = Vila
    .text = Troque um cavaleiro por ela e pegue uma ficha do terreno do espaço. Cai quando dois peões de um mesmo adversário se encontram ali, e pode virar cidade. Cada jogador tem { $count }.
    .names = vila, vilas, aldeia, aldeias
barony-part-stronghold = Fortaleza
    .text = Troque um cavaleiro por ela e pegue uma ficha do terreno do espaço. Ninguém mais entra nele, e ela nunca cai. Cada jogador tem { $count }.
    .names = fortaleza, fortalezas, forte, castelo
barony-part-city = Cidade
    .text = Nas cidades se recrutam cavaleiros, e ninguém mais entra nelas. Uma vila vira cidade: 10 pontos, mas não em floresta, ao lado de outra cidade ou com um cavaleiro adversário. Cada jogador tem { $count }.
    .names = cidade, cidades, nova cidade
barony-part-mountain = Montanha
    .text = Basta um peão adversário para fechá-la. Sua ficha vale { $gold } de ouro ou { $silver } de prata.
    .names = montanha, montanhas, monte
barony-part-forest = Floresta
    .text = Nenhuma cidade pode ficar ali. Sua ficha vale { $gold } de ouro ou { $silver } de prata.
    .names = floresta, florestas, bosque
barony-part-plain = Planície
    .text = Nada de especial. Sua ficha vale { $gold } de ouro ou { $silver } de prata.
    .names = planície, planícies
barony-part-field = Campo
    .text = O terreno mais rico. Sua ficha vale { $gold } de ouro ou { $silver } de prata.
    .names = campo, campos
barony-part-lake = Lago
    .text = Ninguém entra nele, e ele não tem fichas. Uma cidade ao lado recruta até três cavaleiros.
    .names = lago, lagos, água
barony-part-token = Ficha
    .text = Vilas e fortalezas dão uma do seu terreno. As fichas pagam títulos em ouro; as que sobram no fim contam em prata. Há 20 de cada terreno.
    .names = ficha, fichas, recurso, recursos, ouro, prata
barony-part-title = Título
    .text = Custa pelo menos 15 de ouro em fichas, sem troco, e vale 15 pontos: visconde, conde, marquês, duque. Com o primeiro duque a rodada é jogada até o fim.
    .names = título, títulos, duque, barão, visconde, conde, marquês
barony-part-recruit = Recrutar
    .text = Coloque um ou dois cavaleiros da reserva numa cidade sua; até três se ela estiver ao lado de um lago.
    .names = recrutar, recrutamento
barony-part-move = Mover
    .text = Um ou dois cavaleiros andam um espaço cada um. Um cavaleiro não entra em lago, em cidade ou fortaleza alheia, em espaço com dois peões de um mesmo adversário nem em montanha com peão adversário.
    .names = mover, movimento, movimentos, jogada
barony-part-build = Construir
    .text = Troque quantos cavaleiros quiser por vilas ou fortalezas, uma por espaço, onde não haja construção nem cavaleiro adversário. Cada uma dá uma ficha do seu terreno.
    .names = construir, construção, construções
barony-part-expedition = Expedição
    .text = De dois cavaleiros da reserva um sai do jogo, e o outro chega a um espaço vazio da borda que não seja lago.
    .names = expedição, expedições, borda
barony-part-strike = Golpear
    .text = Se o seu cavaleiro entra onde você já tem um cavaleiro ou uma vila, todos os cavaleiros e vilas adversários ali são destruídos. Por uma vila, você pega uma ficha do dono dela.
    .names = golpear, golpe, ataque, atacar, destruir

# What people type for a question
barony-asked-knights = meus cavaleiros, onde estão meus cavaleiros
barony-asked-reach = aonde posso ir, o que alcanço, alcançar, destinos, onde posso ir
barony-asked-threats = perigo, em perigo, ameaças, ameaça, perco, perder, o que perco
barony-asked-left = o que resta, resta, restam, sobra, reserva, restante, sobrou, sobram
barony-asked-leader = quem ganha, quem está ganhando, quem está na frente, na frente, pontos, placar, ganhando, ganha, quem ganha agora, vencendo
barony-asked-needs = o que falta, falta, faltam, fim, fim da partida, vencer, vitória, preciso, preciso para ganhar, para ganhar, para vencer, precisa
barony-asked-actions = ações, o que posso fazer, possível, permitido, posso fazer, fazer agora

# Como se joga, em cinco frases; e o que cada opção faz
barony-how =
    Você espalha cavaleiros pelas terras e os transforma em vilas e fortalezas.
    Um turno é uma de seis coisas: recrutar, mover, construir, fundar uma cidade nova, enviar uma expedição ou subir de título.
    Construções trazem fichas de recurso, tanto melhores quanto mais rico o terreno.
    Com as fichas você paga títulos: cada um vale 15 pontos, cada cidade nova, 10.
    Quando alguém se torna duque, a rodada vai até o fim, e vence quem tiver mais pontos.
barony-explain-idle-rounds = Se por tantas rodadas seguidas ninguém avança, a partida acaba, e vence quem tiver mais pontos.

barony-luck = O acaso só dispôs o terreno e disse quem começava. Depois disso, nada foi sorteado nem rolado.
