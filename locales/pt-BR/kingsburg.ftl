# Kingsburg: tudo o que o jogo diz. Nomes de edifícios, conselheiros e inimigos são palavras comuns; as frases são nossas.

kingsburg-name = Kingsburg
kingsburg-about = Conquiste os conselheiros do rei com seus dados, construa uma província com o que eles dão e resista a um inimigo a cada inverno. Cerca de 90 minutos.
kingsburg-option-dm = Seis tropas para cada um em vez do dado do Rei
kingsburg-option-dm-on = sim
kingsburg-option-dm-off = não
kingsburg-option-demons = O que os Demônios de força 6 tomam além de quatro mercadorias
kingsburg-option-demons-point = um ponto
kingsburg-option-demons-building = um edifício

# Edifícios; .effect diz o que cada um faz
kingsburg-building-statue = Estátua
    .effect = Uma vez por estação, se todos os seus dados forem iguais, você pode rolar um deles de novo.
kingsburg-building-chapel = Capela
    .effect = Uma vez por estação, se seus dados somarem 7 ou menos, você pode rolar todos de novo.
kingsburg-building-church = Igreja
    .effect = +1 na batalha contra Demônios.
kingsburg-building-cathedral = Catedral
    .effect = No fim, um ponto para cada duas mercadorias que sobrarem.
kingsburg-building-inn = Estalagem
    .effect = Uma ficha +2 no fim de cada verão.
kingsburg-building-market = Mercado
    .effect = Uma vez por estação, um de seus grupos de dados vale 1 a mais ou 1 a menos.
kingsburg-building-farms = Fazendas
    .effect = Um dado branco na primavera, no verão e no outono, a partir da próxima estação; −1 na batalha.
kingsburg-building-merchants-guild = Guilda dos Mercadores
    .effect = 1 ouro antes de cada rolagem, a partir da próxima estação.
kingsburg-building-guard-tower = Torre de Guarda
    .effect = +1 na batalha.
kingsburg-building-blacksmith = Ferraria
    .effect = +1 na batalha.
kingsburg-building-barracks = Quartel
    .effect = Ao recrutar, um soldado custa uma mercadoria em vez de duas.
kingsburg-building-wizards-guild = Guilda dos Magos
    .effect = +2 na batalha.
kingsburg-building-palisade = Paliçada
    .effect = +1 na batalha, +2 contra Zumbis.
kingsburg-building-stable = Estábulo
    .effect = Um soldado a mais de cada conselheiro que envia soldados.
kingsburg-building-stone-wall = Muralha
    .effect = +1 na batalha, e uma batalha empatada conta como vencida.
kingsburg-building-fortress = Fortaleza
    .effect = +1 na batalha, e um ponto a mais por batalha vencida.
kingsburg-building-barricade = Barricada
    .effect = +1 na batalha contra Goblins.
kingsburg-building-crane = Guindaste
    .effect = Edifícios das colunas III e IV custam 1 ouro a menos.
kingsburg-building-town-hall = Prefeitura
    .effect = No fim de primavera, verão e outono você pode trocar 1 mercadoria ou 1 ficha +2 por um ponto.
kingsburg-building-embassy = Embaixada
    .effect = Um ponto no fim da primavera, do verão e do outono.

# Conselheiros, por número
kingsburg-advisor-1 = Bobo da Corte
kingsburg-advisor-2 = Escudeiro
kingsburg-advisor-3 = Arquiteto
kingsburg-advisor-4 = Mercador
kingsburg-advisor-5 = Sargento
kingsburg-advisor-6 = Alquimista
kingsburg-advisor-7 = Astrônomo
kingsburg-advisor-8 = Tesoureiro
kingsburg-advisor-9 = Caçador
kingsburg-advisor-10 = General
kingsburg-advisor-11 = Espadeiro
kingsburg-advisor-12 = Duquesa
kingsburg-advisor-13 = Campeão
kingsburg-advisor-14 = Contrabandista
kingsburg-advisor-15 = Inventor
kingsburg-advisor-16 = Mago
kingsburg-advisor-17 = Rainha
kingsburg-advisor-18 = Rei

# Inimigos
kingsburg-foe-barbarians = Bárbaros
kingsburg-foe-goblins = Goblins
kingsburg-foe-orcs = Orcs
kingsburg-foe-zombies = Zumbis
kingsburg-foe-demons = Demônios
kingsburg-foe-dragons = Dragões

# As fases do ano
kingsburg-step-aid = Ajuda do Rei
kingsburg-step-spring = primavera
kingsburg-step-reward = Recompensa do Rei
kingsburg-step-summer = verão
kingsburg-step-envoy = Emissário do Rei
kingsburg-step-autumn = outono
kingsburg-step-recruiting = recrutamento
kingsburg-step-winter = inverno

# Pequenas partes
kingsburg-list = { $parts }
kingsburg-nothing = nada
kingsburg-numbered = { $number } { $advisor }
kingsburg-enemy = { $foe } ({ $strength })
kingsburg-enemy-of = { $enemy }, ano { $year }
kingsburg-enemy-in = Ano { $year }. { $card }
kingsburg-part-gold =
    { $count ->
        [0] nenhum ouro
        [one] { $count } ouro
       *[other] { $count } ouros
    }
kingsburg-part-wood =
    { $count ->
        [0] nenhuma madeira
        [one] { $count } madeira
       *[other] { $count } madeiras
    }
kingsburg-part-stone =
    { $count ->
        [0] nenhuma pedra
        [one] { $count } pedra
       *[other] { $count } pedras
    }
kingsburg-part-any =
    { $count ->
        [0] nenhuma mercadoria
        [one] { $count } mercadoria à escolha
       *[other] { $count } mercadorias à escolha
    }
kingsburg-part-points =
    { $count ->
        [-1] 1 ponto a menos
        [0] nenhum ponto
        [one] { $count } ponto
       *[other] { $count } pontos
    }
kingsburg-part-tokens =
    { $count ->
        [one] uma ficha +2
       *[other] { $count } fichas +2
    }
kingsburg-part-soldiers =
    { $count ->
        [0] nenhum soldado
        [one] { $count } soldado
       *[other] { $count } soldados
    }
kingsburg-part-buildings =
    { $count ->
        [0] nenhum edifício
        [one] { $count } edifício
       *[other] { $count } edifícios
    }
kingsburg-part-look = uma espiada no inimigo
kingsburg-gift-alchemist = 1 mercadoria vira 1 de cada uma das outras duas
kingsburg-gift-either = { $one }, ou { $other }
kingsburg-dice = { $dice }
kingsburg-die-white = branco { $face }
kingsburg-die-token = uma ficha +2
kingsburg-die-market-up = Mercado +1
kingsburg-die-market-down = Mercado −1

# O que se espera
kingsburg-head-soon = A partida vai começar.
kingsburg-head-aid =
    { $count ->
        [one] { $players } escolhe uma mercadoria do Rei.
       *[other] Cada um escolhe uma mercadoria do Rei: { $players }.
    }
kingsburg-head-reroll = { $player } pode rolar de novo.
kingsburg-head-influence = { $player } influencia um conselheiro ou passa.
kingsburg-head-gift = { $player } escolhe um benefício ({ $advisor }).
kingsburg-head-build = { $player } constrói ou passa.
kingsburg-head-again = { $player } pode construir de novo com o Emissário do Rei.
kingsburg-head-hall =
    { $count ->
        [one] { $players } pode comprar um ponto na Prefeitura.
       *[other] Na Prefeitura, cada um pode comprar um ponto: { $players }.
    }
kingsburg-head-recruit = { $player } recruta soldados.
kingsburg-head-troop =
    { $count ->
        [one] { $players } ainda precisa escolher uma tropa em segredo.
       *[other] { $players } ainda precisam escolher uma tropa em segredo.
    }
kingsburg-head-aftermath =
    { $count ->
        [one] { $players } tem uma escolha a fazer depois da batalha.
       *[other] { $players } têm uma escolha a fazer depois da batalha.
    }
kingsburg-head-over =
    { $count ->
        [one] { $players } vence.
       *[other] { $players } compartilham a vitória.
    }
    .also = vence
kingsburg-when = Ano { $year } de 5, fase { $number } de 8: { $step }. O inimigo terá força de { $least } a { $most }.
kingsburg-when-faced = Ano { $year } de 5, fase { $number } de 8: { $step }. O inimigo: { $enemy }.
kingsburg-order = Ordem de jogo: { $players }.
kingsburg-envoy = { $player } tem o Emissário do Rei.
kingsburg-aided = { $player } rola o dado branco do Rei nesta primavera.
kingsburg-knows =
    { $count ->
        [one] { $players } espiou o inimigo.
       *[other] { $players } espiaram o inimigo.
    }
kingsburg-blocked = Dados neutros bloqueiam { $advisors }.
kingsburg-last-battle = A batalha do inverno, contra { $enemy }: { $fates }.
kingsburg-last-fate =
    { $verdict ->
        [win] { $player } venceu ({ $total })
        [draw] { $player } resistiu ({ $total })
       *[loss] { $player } perdeu ({ $total })
    }

# O tabuleiro em palavras e figuras
kingsburg-board-court = Na corte
kingsburg-board-claim = { $player }: { $advisors }
kingsburg-board-dice =
    { $passed ->
        [yes] { $player } passou; sobram { $dice }.
       *[no] { $player } tem para colocar: { $dice }.
    }
kingsburg-board-buildings = O que cada um construiu
kingsburg-board-built = { $player }, edifícios { $count }: { $buildings }.
kingsburg-board-troops = Tropas que restam a { $player }: { $troops }.
kingsburg-board-provinces = O que cada um tem
kingsburg-board-holdings = { $player } ({ $letter }): pontos { $points }; { $goods }; fichas +2 { $tokens }; soldados { $soldiers }.
kingsburg-alt-last = Por último: { $told }
kingsburg-alt-more = O resto está no tabuleiro em texto ou pode ser perguntado.
kingsburg-alt-taken = Na corte, { $claims }.
kingsburg-picture-passed = passou
kingsburg-picture-turn = Vez de { $player }
kingsburg-picture-waiting = Faltam { $count } jogadores
kingsburg-picture-over =
    { $count ->
        [one] { $players } vence
       *[other] Vitória compartilhada: { $players }
    }
kingsburg-picture-when = Ano { $year } de 5 · { $step }
kingsburg-picture-gain = Quem vence ganha: { $what }
kingsburg-picture-strongest = Quem vence com mais força: 1 ponto a mais
kingsburg-picture-lose = Quem perde entrega: { $what }
# Um conselheiro no tabuleiro. Pelo número: um nome longo demais, com {"\u00AD"} onde pode ser partido
kingsburg-picture-advisor =
    { $number ->
        [14] Contra{"\u00AD"}bandista
       *[other] { $advisor }
    }
kingsburg-picture-won = venceu
kingsburg-picture-held = resistiu
kingsburg-picture-lost = perdeu
kingsburg-payer-buildings = Edifícios
kingsburg-payer-advisors = Conselheiros
kingsburg-payer-rewards = Recompensas
kingsburg-payer-battles = Batalhas
kingsburg-payer-town-hall = Prefeitura
kingsburg-payer-embassy = Embaixada
kingsburg-payer-cathedral = Catedral
kingsburg-payer-troop = Última tropa

# As próprias linhas
kingsburg-own =
    { $owned ->
        [0] Você não tem mercadorias
       *[other] Você tem { $goods }
    }; fichas +2: { $tokens }; soldados: { $soldiers }; pontos: { $points }.
kingsburg-own-dice = Seus dados: { $dice }.
kingsburg-own-seen = Só quem espiou sabe disto: { $told }
kingsburg-own-troops = Suas tropas: { $troops }.
kingsburg-own-troop = Você escolheu a tropa de { $troop }; ninguém mais a vê por enquanto.
kingsburg-card = { $enemy }: quem perde entrega { $lose }; quem vence ganha { $gain }.

# O que uma ação faz
kingsburg-do-take = Pegar { $goods }
kingsburg-do-statue = Rolar de novo 1 dado (Estátua)
kingsburg-do-statue-white = Rolar de novo 1 branco (Estátua)
kingsburg-do-chapel = Rolar tudo de novo (Capela)
kingsburg-do-keep = Manter os dados
kingsburg-do-influence =
    { $envoy ->
        [yes] { $advisor }, com o Emissário — { $dice }
       *[no] { $advisor } — { $dice }
    }
kingsburg-do-pass = Passar nesta estação
kingsburg-do-pass-build = Não construir
kingsburg-do-pass-hall = Não comprar
kingsburg-do-swap = Dar { $good }, receber { $goods }
kingsburg-do-decline = Recusar
kingsburg-do-build = Construir: { $building }
kingsburg-do-sell = Um ponto por { $what }
kingsburg-do-recruit = { $count ->
    [0] Recrutar por { $goods }
    [one] Recrutar { $count } soldado por { $goods }
   *[other] Recrutar { $count } soldados por { $goods }
}
kingsburg-do-recruit-none = Não recrutar
kingsburg-do-troop = Tropa de { $troop }
kingsburg-do-lose = Perder { $goods }

# Perguntas e controles
kingsburg-ask-wait = Nada para você fazer agora. { $awaited }
kingsburg-ask-influence = Quem você influencia? Cada conselheiro aparece com os dados mais baratos.
kingsburg-ask-payments = Outras combinações de dados:
kingsburg-ask-recruit = Quantos soldados você recruta?
kingsburg-ask-wages = Com quais mercadorias você paga?
kingsburg-ask-aid = Qual mercadoria você recebe do Rei?
kingsburg-ask-reroll = Rolar de novo?
kingsburg-ask-gift = { $advisor } dá: { $gift }. O que você pega?
kingsburg-ask-build = O que você constrói?
kingsburg-ask-again = Você usa o Emissário para construir de novo?
kingsburg-ask-hall = O que você dá por um ponto?
kingsburg-ask-troop = Qual tropa luta por você neste inverno? Todas são reveladas juntas.
kingsburg-ask-spoils = Qual mercadoria você pega como saque?
kingsburg-ask-lose = Quais mercadorias você perde?
kingsburg-press-influence = Conselheiro — dados
kingsburg-press-payments = Outras combinações
kingsburg-press-dice = Escolher dados primeiro
kingsburg-press-group = Dados = soma
kingsburg-ask-group = Que dados você coloca? Abaixo de cada grupo está quem ele alcança.
kingsburg-ask-reached = Com { $dice }: quem você influencia?
kingsburg-group = { $dice } = { $total }
kingsburg-note-group = alcança { $advisors }
kingsburg-plus = { $left } + { $right }
kingsburg-bare-gold = ouro
kingsburg-bare-wood = madeira
kingsburg-bare-stone = pedra
kingsburg-press-payment = { $advisor }: dados
kingsburg-press-recruit = Soldados
kingsburg-press-wages = Mercadorias
kingsburg-press-up = Voltar
kingsburg-press-more = Mais
kingsburg-press-build =
    { $points ->
        [0] { $building } — { $goods } — nenhum ponto
        [one] { $building } — { $goods } — { $points } ponto
       *[other] { $building } — { $goods } — { $points } pontos
    }
kingsburg-note-payments =
    { $count ->
        [0] { $count } combinações
        [one] { $count } combinação
       *[other] { $count } combinações
    }
kingsburg-note-wages =
    { $count ->
        [0] { $count } formas de pagar
        [one] { $count } forma de pagar
       *[other] { $count } formas de pagar
    }
kingsburg-note-building = { $building }: { $effect }

# De onde vêm os números
kingsburg-derive-total = { $player } { $total }
kingsburg-derive-order = Por que esta ordem — menor soma primeiro, empates como antes: { $totals }.
kingsburg-derive-strength = { $player }: força { $total } até agora (soldados { $soldiers }, edifícios { $buildings })
kingsburg-derive-building = { $building } { $strength }
kingsburg-derive-against = { $more } a mais contra { $foe }
kingsburg-derive-special = { $told }; { $special }
kingsburg-derive-rolled = { $player } rolou { $dice } dados até agora, soma { $sum }: { $faces }.
kingsburg-derive-face = { $face } ({ $times }×)
kingsburg-points = { $player }: { $count ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
kingsburg-points-paid = { $told } ({ $parts })
kingsburg-paid-buildings = edifícios { $points }
kingsburg-paid-advisors = conselheiros { $points }
kingsburg-paid-rewards = recompensas do Rei { $points }
kingsburg-paid-battles = batalhas { $points }
kingsburg-paid-town-hall = Prefeitura { $points }
kingsburg-paid-embassy = Embaixada { $points }
kingsburg-paid-cathedral = Catedral { $points }
kingsburg-paid-troop = última tropa { $points }
kingsburg-final = { $told }; no desempate: mercadorias restantes { $goods }, número de edifícios { $buildings }
kingsburg-lead = { $count ->
    [one] Na frente com { $points }: { $players }.
   *[other] Na frente, em empate, com { $points }: { $players }.
}
kingsburg-derive-battle = A última batalha, contra { $enemy }:
kingsburg-derive-fought =
    { $verdict ->
        [win] { $player } venceu com { $total }: soldados { $soldiers }, { $source ->
            [troop] tropa
           *[die] dado do Rei
        } { $help }, edifícios { $buildings }.
        [draw] { $player } resistiu com { $total }: soldados { $soldiers }, { $source ->
            [troop] tropa
           *[die] dado do Rei
        } { $help }, edifícios { $buildings }.
       *[loss] { $player } perdeu com { $total }: soldados { $soldiers }, { $source ->
            [troop] tropa
           *[die] dado do Rei
        } { $help }, edifícios { $buildings }.
    }
# De onde vêm os pontos depois de uma batalha
kingsburg-derive-paid = Pontos de { $player }: pela vitória { $victory }, pela força mais alta { $strongest }.

# Vistas e perguntas sobre a posição
kingsburg-look-buildings = Edifícios
kingsburg-look-advisors = Conselheiros
kingsburg-look-enemies = Inimigos
kingsburg-look-order = Ordem de jogo e força
kingsburg-look-effects = O que os edifícios fazem
kingsburg-look-battle = A última batalha
kingsburg-battle-none = Ainda não houve inverno.
kingsburg-enemies-of = Ano { $year }: { $enemies }.
kingsburg-overview-row = — Linha { $number } —
kingsburg-overview = { $building }{ $state ->
    [own] {""} – seu
    [now] {""} – você pode construir
    [dear] {""} – o próximo, caro demais agora
   *[far] {""}
}
kingsburg-overview-owned = { $told }; { $players }
kingsburg-about-building = { $building }: custa { $goods }, { $points ->
        [0] não vale pontos
        [one] vale { $points } ponto
       *[other] vale { $points } pontos
    }. { $effect }
kingsburg-about-advisor = { $advisor }: { $gift }
kingsburg-about-taken = { $told } — ocupado por { $players }
kingsburg-reach = { $advisor } ainda está ao alcance de { $players }.
kingsburg-reach-nobody = { $advisor } não está ao alcance de ninguém agora.
kingsburg-reach-ways = Você pode, com { $ways }.
kingsburg-way = ({ $dice })
kingsburg-facing =
    { $lack ->
        [0] Antes do último reforço do inverno, sua força é { $value }: o bastante para resistir. Uma derrota custaria a você { $loss }.
        [one] Antes do último reforço do inverno, sua força é { $value }; falta { $lack } para resistir. Uma derrota custaria a você { $loss }.
       *[other] Antes do último reforço do inverno, sua força é { $value }; faltam { $lack } para resistir. Uma derrota custaria a você { $loss }.
    }
kingsburg-question-order = Por que esta ordem de jogo, e qual a força de cada um?
kingsburg-question-against = O que eu perco contra um inimigo de força { $strength }?
kingsburg-question-reach = Quem ainda pode alcançar { $advisor }?
kingsburg-question-winning = Quem está na frente, e com que pontos?
kingsburg-typed-pass = passar, passo, não construir, nada, chega, fim, não construo
kingsburg-typed-keep = manter, manter os dados, não rolar, mantenho os dados, não rolar de novo, não rolo
kingsburg-typed-decline = recusar, recuso, não obrigado
kingsburg-typed-recruit-none = não recrutar, nenhum soldado, ninguém
kingsburg-typed-build = construir, construo, construa
kingsburg-typed-sell = vender, vendo, um ponto por, ponto por
kingsburg-typed-recruit = recrutar, recruto, recrute
kingsburg-typed-lose = perder, perco, entregar
kingsburg-typed-troop = tropa
kingsburg-typed-swap = trocar, troco, dar
kingsburg-typed-envoy = Emissário, pelo Emissário, com o Emissário
kingsburg-typed-gold = ouro, ouros
kingsburg-typed-wood = madeira, madeiras
kingsburg-typed-stone = pedra, pedras
kingsburg-typed-token = +2, ficha +2, ficha
kingsburg-typed-white = branco, dado branco
kingsburg-typed-nothing = pegar, pego, pegue, influenciar, influencio, conselheiro, colocar, coloque, coloco, pôr, ponho, usar, use, uso
kingsburg-called-reroll = sim, rolar, rolar de novo, rolar novamente, rolar outra vez, de novo
kingsburg-called-no = não, nada, nenhum, nenhuma, ninguém
kingsburg-asked-winning = vitória, quem está ganhando, pontos, pontuação, ganhando, vencendo, quem ganha, para ganhar, ganhar, para vencer, vencer, preciso
kingsburg-asked-dice = dados, meus dados, quem eu alcanço, conselheiros, resta, restam, o que resta, livres, quem está livre, alcançar
kingsburg-asked-mine = meus, mercadorias, minhas mercadorias, construir, o que posso construir, edifícios, posso construir, o que tenho
kingsburg-asked-enemies = inimigos, inimigo, quão forte é o inimigo, inimigo é forte, o que perco, o que eu perco, perco, perder, quem ataca
kingsburg-asked-winter = inverno, força, batalha, o que me falta, quão forte sou, forte, defesa, ganhar a batalha, vencer a batalha, vencer o inimigo
kingsburg-asked-order = ordem, ordem de jogo
kingsburg-asked-envoy = Emissário, Emissário do Rei
kingsburg-asked-phases = fases, fase, estação, qual fase
kingsburg-asked-inn = taverna, estalagem, pousada
kingsburg-asked-troops = dm, minhas tropas, tropas dos outros, as tropas dos outros, quais tropas restam
kingsburg-question-dice = Quem eu alcanço com meus dados, e quem os outros?
kingsburg-question-mine = O que eu tenho, e o que posso construir?
kingsburg-question-enemies = Que inimigos podem vir este ano?
kingsburg-question-winter = Qual a força de cada um para o inverno, e o que me falta?
kingsburg-question-envoy = Quem tem o Emissário do Rei, e para que ele serve?
kingsburg-question-phases = Em que fase do ano estamos?
kingsburg-question-province = O que { $player } tem?
kingsburg-question-year = Que inimigos podem vir no ano { $year }?
kingsburg-reaches = { $player } alcança { $advisors }.
kingsburg-reaches-none = { $player } não alcança ninguém agora.
kingsburg-came = Veio: { $enemy }.
kingsburg-lack = { $enemy }: { $count }
kingsburg-lacks = O que falta para você resistir, { $source ->
    [troop] sem a sua tropa
   *[die] sem a ajuda do Rei
}: { $enemies }.
kingsburg-can-build = Você pode construir: { $building }.
kingsburg-cannot-build = O próximo, mas falta { $goods }: { $building }.
kingsburg-built-by = Já construído por { $players }.
kingsburg-envoy-free = Ninguém tem o Emissário do Rei.
kingsburg-phase = { $number } { $step }
kingsburg-phase-now = { $phase } – agora
kingsburg-about-phase = { $phase }: { $told }
kingsburg-phase-aid = quem tem menos edifícios, depois menos mercadorias, rola um dado branco na primavera; no empate, cada um pega em vez disso uma mercadoria.
kingsburg-phase-spring = uma estação produtiva: todos rolam, influenciam conselheiros, recebem os benefícios e podem construir.
kingsburg-phase-reward = quem tem mais edifícios marca um ponto; no empate, cada um marca.
kingsburg-phase-summer = uma estação produtiva como a primavera; no fim, cada Estalagem traz uma ficha +2.
kingsburg-phase-envoy = o Emissário do Rei vai para quem tem menos edifícios, depois menos mercadorias; no empate, para ninguém.
kingsburg-phase-autumn = a última estação produtiva do ano.
kingsburg-phase-recruiting = na ordem de jogo, duas mercadorias recrutam um soldado; com o Quartel, basta uma.
kingsburg-phase-winter = a carta do inimigo é virada, o Rei ajuda e cada um luta por si: soldados, dado do Rei e edifícios contra a força do inimigo.
kingsburg-good-gold = Ouro
kingsburg-good-wood = Madeira
kingsburg-good-stone = Pedra
kingsburg-about-good = { $good }: paga edifícios e soldados, e pode ser perdida no inverno. Quem dá: { $advisors }.
kingsburg-piece-token = Ficha +2
kingsburg-piece-soldiers = Soldados
kingsburg-piece-envoy = O Emissário do Rei
kingsburg-piece-kings-die = O dado do Rei
kingsburg-piece-white-die = Dados brancos
kingsburg-piece-troops = Tropas
kingsburg-about-token = Uma ficha +2 soma 2 a um de seus grupos de dados, uma por estação. Depois ela é gasta. Uma Prefeitura aceita uma por um ponto.
kingsburg-about-soldiers = Cada soldado vale 1 na batalha deste inverno e depois vai para casa. Conselheiros os enviam, e antes do inverno eles são recrutados com mercadorias.
kingsburg-about-envoy = O Emissário do Rei serve uma vez, até o fim do próximo verão: para influenciar um conselheiro ocupado ou bloqueado, ou para um segundo edifício.
kingsburg-about-kings-die = No inverno, o dado do Rei é rolado uma vez, e o resultado ajuda a todos igualmente.
kingsburg-about-white-die = Um dado branco se junta aos seus e pode ficar com qualquer um deles, nunca sozinho. As Fazendas dão um por estação, a Ajuda do Rei um na primavera.
kingsburg-about-troops = Onde se joga com tropas não há dado do Rei: cada um tem tropas de 0, 1, 1, 2, 3 e 4, escolhe uma em segredo a cada inverno, e a que sobra no fim vale pontos.
kingsburg-about-foe = { $foe } podem vir como: { $cards }.
kingsburg-foe-card = força { $strength } (ano { $year })
kingsburg-and-line = { $told }
    { $more }

# O registro
kingsburg-log-year = — Ano { $year } —
kingsburg-log-step = — { $step } —
kingsburg-log-begins = Ano { $year }, { $step }.
kingsburg-log-aid-die = O Rei ajuda { $player } com um dado branco.
    .also = recebe do Rei um dado branco
kingsburg-log-aided = { $player } { kingsburg-log-aided.also }.
    .also = recebe do Rei { $good }
kingsburg-log-rewarded =
    { $count ->
        [one] Mais edifícios: { $players } marca um ponto.
       *[other] Mais edifícios: { $players } marcam um ponto cada.
    }
kingsburg-log-envoy = O Rei envia seu Emissário a { $player }.
kingsburg-log-envoy-nobody = O Rei não envia o Emissário: há empate.
kingsburg-log-guilds =
    { $count ->
        [one] A Guilda dos Mercadores paga 1 ouro a { $players }.
       *[other] As Guildas dos Mercadores pagam 1 ouro a cada um: { $players }.
    }
kingsburg-log-roll = { $player } { kingsburg-log-roll.also }
    .also = { $dice } (soma { $total })
kingsburg-log-rolled = Dados: { $dice }.
kingsburg-log-rerolled = { $player } { kingsburg-log-rerolled.also }.
    .also = rola de novo ({ $building }): { $dice }
kingsburg-log-kept-dice = { $player } mantém os dados.
kingsburg-log-placed = { $player } { kingsburg-log-placed.also }.
    .also = { $envoy ->
        [yes] influencia { $advisor } com o Emissário: { $dice }
       *[no] influencia { $advisor } com { $dice }
    }
kingsburg-log-passed =
    { $forced ->
        [yes] { $player } não alcança mais nenhum conselheiro.
       *[no] { $player } passa nesta estação.
    }
    .also = passa nesta estação
kingsburg-log-given = { $advisor } dá a { $player }: { $gift }.
kingsburg-log-for = { $told } Entregue em troca: { $goods }.
kingsburg-log-declined =
    { $forced ->
        [yes] { $player } não tem mercadoria para trocar ({ $advisor }).
       *[no] { $player } recusa o benefício ({ $advisor }).
    }
kingsburg-log-peeked = { $player } { kingsburg-log-peeked.also }.
    .also = espia o inimigo
kingsburg-log-peeked-own = { $player } { kingsburg-log-peeked-own.also }.
    .also = espia o inimigo: { $enemy }
kingsburg-log-built = { $player } { kingsburg-log-built.also }.
    .also = { $envoy ->
        [yes] constrói de novo com o Emissário: { $building } (pago: { $goods }; pontos: { $points })
       *[no] constrói: { $building } (pago: { $goods }; pontos: { $points })
    }
kingsburg-log-not-built =
    { $forced ->
        [yes] { $player } não tem como pagar nenhum edifício.
       *[no] { $player } não constrói.
    }
kingsburg-log-inns =
    { $count ->
        [one] A Estalagem dá uma ficha +2 a { $players }.
       *[other] As Estalagens dão uma ficha +2 a cada um: { $players }.
    }
kingsburg-log-embassies =
    { $count ->
        [one] A Embaixada rende um ponto a { $players }.
       *[other] As Embaixadas rendem um ponto a cada um: { $players }.
    }
kingsburg-log-sold = { $player } { kingsburg-log-sold.also }.
    .also = compra um ponto na Prefeitura por { $what }
kingsburg-log-not-sold = { $player } não compra nada na Prefeitura.
kingsburg-log-recruited = { $player } { kingsburg-log-recruited.also }.
    .also = { $count ->
        [0] não recruta ninguém
        [one] recruta um soldado por { $goods }
       *[other] recruta { $count } soldados por { $goods }
    }
kingsburg-log-named = { $player } { kingsburg-log-named.also }.
    .also = escolheu uma tropa
kingsburg-log-named-own = { $player } { kingsburg-log-named-own.also }.
    .also = escolheu a tropa de { $troop }
kingsburg-log-troop = { $player } { $troop }
kingsburg-log-troops = Tropas reveladas: { $troops }.
kingsburg-log-faced = O inimigo chegou: { $enemy }.
kingsburg-log-kings-die = O dado do Rei mostra { $face }.
kingsburg-log-value = { $player } { $soldiers } + { $help } + { $buildings } = { $value }
kingsburg-log-fought = Batalha contra { $enemy }, soldados + Rei ou tropa + edifícios: { $values }.
kingsburg-log-won = { $player } { kingsburg-log-won.also }.
    .also = { $some ->
        [yes] vence a batalha e ganha { $gain }
       *[no] vence a batalha
    }
kingsburg-log-lost = { $player } { kingsburg-log-lost.also }.
    .also = { $some ->
        [yes] perde a batalha e, com ela, { $loss }
       *[no] perde a batalha
    }
kingsburg-log-destroyed = { $told } Destruição: { $buildings }.
    .also = { $told } (destruição: { $buildings })
kingsburg-log-spoils = { $player } { kingsburg-log-spoils.also }.
    .also = pega como saque: { $good }
kingsburg-log-losses = { $player } { kingsburg-log-losses.also }.
    .also = entrega { $goods }
kingsburg-log-strongest =
    { $count ->
        [one] Maior força entre quem venceu: { $players } marca um ponto. Os soldados vão para casa.
       *[other] Maior força entre quem venceu: { $players } marcam um ponto cada. Os soldados vão para casa.
    }
kingsburg-log-home = Os soldados vão para casa.
kingsburg-log-count = { $player } +{ $points }
kingsburg-log-counted = Somados no fim: { $points }.
kingsburg-log-counted-none = No fim não se somam mais pontos.

# O fim
kingsburg-ending-points =
    { $count ->
        [one] { $players } tem mais pontos e vence.
       *[other] { $players } têm mais pontos e vencem.
    }
kingsburg-ending-goods =
    { $count ->
        [one] Empate em pontos; { $players } tem mais mercadorias e vence.
       *[other] Empate em pontos; { $players } têm mais mercadorias e vencem.
    }
kingsburg-ending-buildings =
    { $count ->
        [one] Empate em pontos e mercadorias; { $players } tem mais edifícios e vence.
       *[other] Empate em pontos e mercadorias; { $players } têm mais edifícios e vencem.
    }
kingsburg-ending-shared =
    { $count ->
        [one] { $players } vence.
       *[other] Empate em pontos, mercadorias e edifícios: { $players } compartilham a vitória.
    }
kingsburg-ending-alone = Ninguém mais ficou na partida: { $players } venceu.
kingsburg-left-named = { $player } tinha escolhido em segredo a tropa de { $troop }.
kingsburg-left-enemy = O inimigo deste ano, que já tinha sido espiado: { $enemy }.

# Planos
kingsburg-plan-take = { $advisor } com os dados mais baratos
kingsburg-plan-answer = { $advisor }: { $what }
kingsburg-plan-build =
    { $otherwise ->
        [nothing] Construir: { $building }, senão nada
       *[ask] Construir: { $building }
    }
kingsburg-plan-cheapest =
    { $count ->
        [one] Construir: { $buildings }, senão nada
       *[other] Construir o mais barato entre { $buildings }, senão nada
    }
kingsburg-press-plan-take = Influenciar na minha vez
kingsburg-press-plan-build = Construir o mais barato destes, senão nada
kingsburg-press-plan-gift = Escolher benefício: { $advisor }
kingsburg-plan-highest = O conselheiro mais alto a cada vez, depois passar
kingsburg-plan-recruit-none = Nunca recrutar
kingsburg-plan-recruit-all = Recrutar sempre o máximo possível
kingsburg-plan-sell-none = Nunca comprar na Prefeitura
kingsburg-plan-good = Escolher sempre: { $good }
kingsburg-plan-build-none = Não construir até que outro edifício seja possível
kingsburg-press-plan-always = Sempre …
kingsburg-ask-plan-always = O que deve ser feito toda vez, até você cancelar? A mercadoria é escolhida na Ajuda do Rei, nos benefícios e no saque.

# Por que algo não pode ser feito
kingsburg-why-not-awaited = Não é a sua vez.
kingsburg-why-over = A partida acabou.
kingsburg-why-wrong-phase-aid = Agora escolha a mercadoria da Ajuda do Rei.
kingsburg-why-wrong-phase-reroll = Agora decida se rola de novo.
kingsburg-why-wrong-phase-influence = Agora você influencia um conselheiro ou passa.
kingsburg-why-wrong-phase-gift = Agora você escolhe o benefício de um conselheiro.
kingsburg-why-wrong-phase-build = Agora você constrói ou passa.
kingsburg-why-wrong-phase-town-hall = Agora você pode comprar um ponto na Prefeitura.
kingsburg-why-wrong-phase-recruit = Agora você recruta soldados, ou ninguém.
kingsburg-why-wrong-phase-troop = Agora você escolhe uma tropa.
kingsburg-why-wrong-phase-aftermath = Agora escolha as mercadorias da batalha.
kingsburg-why-statue-missing = Você não tem a Estátua.
kingsburg-why-statue-used = A Estátua funciona uma vez por estação.
kingsburg-why-statue-unequal = A Estátua só funciona se todos os seus dados forem iguais.
kingsburg-why-statue-no-white-die = Você não tem dado branco para rolar de novo.
kingsburg-why-chapel-missing = Você não tem a Capela.
kingsburg-why-chapel-used = A Capela funciona uma vez por estação.
kingsburg-why-chapel-too-high = A Capela funciona com soma 7 ou menos; a sua é { $total }.
kingsburg-why-die-missing = Você não tem todos esses dados.
kingsburg-why-coloured-die-missing = Um grupo precisa de pelo menos um dado da sua cor.
kingsburg-why-token-missing = Você não tem ficha +2.
kingsburg-why-token-used = Só uma ficha +2 por estação.
kingsburg-why-market-missing = Você não tem o Mercado.
kingsburg-why-market-used = O Mercado funciona uma vez por estação.
kingsburg-why-total-differs = A soma tem de ser o número exato do conselheiro: esta é { $total }, não { $number }.
kingsburg-why-advisor-taken = O conselheiro { $number } está ocupado; só com o Emissário do Rei você chega lá.
kingsburg-why-advisor-free = O conselheiro { $number } está livre; o Emissário serve para um ocupado.
kingsburg-why-gift-differs = Não é isso que o conselheiro { $number } dá.
kingsburg-why-gift-not-declinable = O benefício do conselheiro { $number } não pode ser recusado.
kingsburg-why-swap-not-owned = Você não tem isto: { $good }.
kingsburg-why-building-stands = Você já tem este edifício: { $building }.
kingsburg-why-building-order = { $building } vem depois de { $earlier } na mesma linha.
kingsburg-why-building-cost = { $building }: você precisa de mais { $goods }.
kingsburg-why-sale-not-owned = Você não tem isto: { $what }.
kingsburg-why-wage-not-owned = Você não tem essas mercadorias. Um soldado custa { $price ->
        [0] { $price } mercadorias
        [one] { $price } mercadoria
       *[other] { $price } mercadorias
    }.
kingsburg-why-wage-uneven =
    { $price ->
        [0] Um soldado custa { $price } mercadorias, então o número delas deve ser par.
        [one] Um soldado custa { $price } mercadoria.
       *[other] Um soldado custa { $price } mercadorias, então o número delas deve ser par.
    }
kingsburg-why-troop-spent = Você não tem mais a tropa de { $troop }.
kingsburg-why-loss-differs = Você perde exatamente { $count } das suas mercadorias.
kingsburg-why-option-unknown = Kingsburg não tem essa opção ou esse valor.
kingsburg-why-wish-unknown = Não dá para planejar isso aqui.
kingsburg-why-wish-season = Agora não há estação para planejar.
kingsburg-why-wish-late = É tarde demais para planejar isso.
kingsburg-why-wish-reach = Só com seus dados você não alcança o conselheiro { $number }.
kingsburg-why-wish-nothing-to-build = Agora você não pode construir nada, então não precisa de plano para isso.

# O cartão de regras
kingsburg-rules-overview = Você governa uma província por cinco anos. Os dados conquistam os conselheiros do Rei; o que eles dão paga edifícios e soldados; a cada inverno vem um inimigo. Quem tiver mais pontos depois do quinto inverno vence.
    .title = A ideia
kingsburg-rules-year = 1 Ajuda do Rei: quem tem menos edifícios (no empate, menos mercadorias) rola um dado branco na primavera. Se ainda houver empate, cada um dos que empatam recebe uma mercadoria.
    2, 4, 6 Primavera, verão e outono são as estações produtivas.
    3 Recompensa do Rei: quem tem mais edifícios marca um ponto; no empate, cada um dos que empatam marca um.
    5 O Emissário do Rei vai a quem tem menos edifícios (no empate, menos mercadorias); se ainda houver empate, a ninguém. Serve uma vez até o fim do próximo verão: para um conselheiro ocupado ou um segundo edifício.
    7 Recrutamento: duas mercadorias por soldado.
    8 Inverno: a batalha.
    .title = O ano
kingsburg-rules-season = Todos rolam os dados, e a menor soma começa. Na ordem de jogo, coloque um grupo de dados num conselheiro livre cujo número seja exatamente a soma, ou passe na estação. Depois os conselheiros dão seus benefícios, de 1 a 18. Depois cada um pode construir um edifício.
    .title = Uma estação
kingsburg-rules-dice = Um grupo precisa de pelo menos um dado da sua cor; dados brancos podem acompanhar. Uma vez por estação uma ficha +2 pode entrar num grupo, e uma vez por estação o Mercado soma ou tira 1 do total de um grupo.
    .title = Dados
kingsburg-rules-buildings = Os edifícios de uma linha são construídos da esquerda para a direita, cada um uma vez. Valem pontos na hora e continuam úteis. O que cada um custa e faz está a um toque: abra a vista dos edifícios ou pergunte por um deles.
    .title = Edifícios
kingsburg-rules-winter = Vira-se a carta do inimigo e rola-se o dado do Rei para todos. Sua força são soldados, dado e edifícios. Acima do inimigo você ganha a recompensa, abaixo perde o que a carta diz; empate não muda nada. Entre quem venceu, os mais fortes marcam um ponto. O edifício destruído é o que está mais acima na sua coluna mais à direita; os pontos dele também se perdem. Depois todos os soldados vão para casa.
    .title = Inverno
kingsburg-rules-two = Antes de cada estação produtiva rolam-se cinco dados neutros: a soma de três bloqueia um conselheiro, a soma dos outros dois bloqueia outro. Se as somas forem iguais, cada um dos dois bloqueia o conselheiro da sua face. Ali só entra o Emissário do Rei.
    .title = Dois jogadores
kingsburg-rules-dm = Com esta opção não há dado do Rei. Você tem tropas de 0, 1, 1, 2, 3 e 4 e escolhe uma por inverno em segredo, antes de se ver o inimigo. A que sobra no fim vale seu número em pontos.
    .title = Tropas em vez do dado do Rei
kingsburg-rules-notation = Para digitar: aid gold, statue, statue white, chapel, keep (manter os dados), take 17 6 5 w4 +2 (dados da sua cor, brancos com w, uma ficha, depois market+1 ou market-1, depois envoy), pass, build inn, gift gold 2, swap wood, decline, sell stone, recruit gold 3 wood, troop 2, lose gold.
    .title = Notação
kingsburg-rules-readings = Onde as regras deixam dúvida, aqui se joga assim:
    • Uma ficha +2 por estação nos dados; a que se paga na Prefeitura não conta.
    • Ficha e Mercado podem entrar no mesmo grupo; a soma deve ficar entre 1 e 18.
    • Os benefícios do Alquimista e do Contrabandista podem ser recusados, e os pontos podem ficar abaixo de zero.
    • Se ninguém tem edifícios, todos marcam a Recompensa do Rei.
    • Um Estábulo soma um soldado a cada benefício de soldados.
    • Sobre uma carta de inimigo as fontes divergem: a opção da mesa diz o que ela toma.
    .title = Interpretação das regras

# Como se joga, em cinco frases; e o que cada opção faz
kingsburg-how =
    Três vezes por ano você rola os dados e os coloca, um jogador de cada vez, nos conselheiros do rei; cada conselheiro atende um só.
    Os conselheiros dão mercadorias, soldados e pontos.
    Com mercadorias você constrói: edifícios trazem pontos e uma ajuda que dura.
    A cada inverno vem um inimigo, e quem é fraco demais perde algo.
    Depois de cinco anos vence quem tiver mais pontos.
kingsburg-explain-dm = Em vez de uma rolagem, a cada inverno cada um escolhe em segredo uma de seis tropas.
kingsburg-explain-demons = Uma carta de inimigo que muda conforme a edição: qual perda vale aqui.

# O que os dados deram
kingsburg-luck-dice = { $player }: { $times } dados, soma { $came }; em média { $usual } ({ $more }).
kingsburg-luck-king = O dado do Rei ({ $times } ×): soma { $came }; em média { $usual } ({ $more }).
kingsburg-luck-how = Um dado mostra em média 3,5. Toda rolagem conta, mesmo a que depois foi refeita.
kingsburg-fortune-dice = soma dos dados
