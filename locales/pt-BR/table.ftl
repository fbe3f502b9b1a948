# O que toda mesa diz, seja qual for o jogo.

who = { $who }

# O cartão da mesa e o tabuleiro
lobby-gathering = Mesa aberta para { $least } a { $most } jogadores. Toque em “{ press-join }” e, com todos sentados, em “{ press-start }”.
lobby-alone = Uma mesa para você e computadores, de { $least } a { $most } lugares. { $free ->
    [0] Aperte “{ press-start }” para começar.
   *[other] Adicione computadores com “{ press-computers }” e depois aperte “{ press-start }”.
} Com amigos, joga-se em um canal de um servidor.
lobby-closes-soon = Há três dias ninguém faz nada aqui. Esta mesa se fecha sozinha: em { TIME($when) }. Qualquer coisa que se faça nela a mantém aberta: /{ command-join }, /{ command-start } ou escolher uma opção.
drawing = A partida começa sozinha em poucos segundos. Até lá ninguém pode entrar, sair ou escolher opções.
drawing-late = A rodada { $round } da fonte pública de números aleatórios { $chain } deveria ter saído em { TIME($when) } e ainda não veio; os sorteios ainda dependem dela. Assim que ela vier, a partida começa sozinha. Se todos apertarem “{ press-waive }”, ela começa agora; mas aí quem hospeda o bot poderia já saber o resultado dos sorteios ou até tê-lo escolhido. Quem abriu a mesa também pode fechá-la.
drawing-waived = A favor de começar sem prova: { $who } ({ $count } de { $all } até agora).
lobby-option = { $option }: { $value }
witness-promise =
    Os sorteios da mesa { $table } ({ $game }) vêm de um número secreto, a semente. Ela já está escolhida, e este é o lacre dela:
    `{ $promise }`
    Nunca mudo esta mensagem. Quando a partida terminar eu mostro a semente, e ela tem de corresponder a este lacre; /{ command-verify } confere isso.
witness-start = Os sorteios vêm da semente lacrada, do número de entrada de cada um (dado pelo Discord) e das palavras de vocês, se alguém deu alguma, nesta ordem:
witness-ticket = { $number }. { $who }: { $ticket }
witness-ticket-word = { $number }. { $who }: { $ticket }, “{ $word }”
witness-beacon = Entra também um número da fonte pública de números aleatórios { $chain }, que sai depois do começo e que ninguém pode conhecer antes.
witness-round = E da rodada { $round } da fonte pública de números aleatórios { $chain } (momento: { $when }). Ninguém pode conhecer esse número antes; por isso, se esta mensagem for mais antiga que ele, ninguém escolheu os sorteios, nem mesmo quem hospeda o bot.
witness-drawn = A rodada { $round } da fonte { $chain } deu `{ $value }`, com a assinatura `{ $signature }`.
witness-waived = A rodada { $round } da fonte { $chain } não chegou a mim a tempo; todos concordaram em começar sem ela. Portanto ela não entrou nos sorteios, e o que se diz dela acima não vale: quem hospeda o bot poderia já saber o resultado dos sorteios ou até tê-lo escolhido.
drawing-unannounced = A minha mensagem que anuncia o começo não pôde ser publicada aqui, por isso a partida não começou. Assim que ela puder ser publicada, a partida começa sozinha. Se todos apertarem “{ press-waive }”, ela começa agora, sem prova: quem hospeda o bot poderia ter escolhido os sorteios. Quem abriu a mesa também pode fechá-la.
drawing-silent = A rodada { $round } da fonte pública de números aleatórios { $chain } deveria ter saído em { TIME($when) } e não chegou a mim. Assim que ela chegar, a partida começa sozinha. Qualquer um de vocês pode apertar “{ press-later-round }”: aí os sorteios esperam por uma rodada posterior, anunciada por uma nova mensagem. Se todos apertarem “{ press-waive }”, a partida começa agora, sem prova: quem hospeda o bot poderia ter escolhido os sorteios. Quem abriu a mesa também pode fechá-la.
luck-promised = Sorteio: lacrado · `{ $promise }`
luck-promised-unproved = Sorteio sem prova · `{ $promise }`
luck-promised-again = Sorteio repetido · `{ $promise }`
luck-promised-twin = Sorteio das gêmeas · `{ $promise }`
luck-starting = Sorteio: logo uma rodada de { $chain }
luck-round = Rodada da fonte: { $round } · { $time }
luck-seed = Os sorteios da mesa { $table } ({ $game }) vêm de um número secreto, a semente. Ela estava escolhida quando a mesa foi aberta, e `{ $promise }` é o lacre dela: nunca mudo a mensagem que o mostra. { $twins ->
    [0] Quando a partida terminar
   *[other] As mesas gêmeas podem ter os mesmos sorteios, por isso quando as partidas de todas terminarem
} eu mostro a semente, e ela tem de corresponder.
luck-promised-for = `{ $promise }` é o lacre dos sorteios da mesa { $table } ({ $game }): nunca mudo a mensagem que o mostra.
luck-beacon = Entra também uma rodada da fonte pública de números aleatórios { $chain }: a primeira que sair pelo menos 3 segundos depois da minha mensagem que anuncia o começo. Nesse momento ninguém pode conhecê-la, nem mesmo quem hospeda o bot.
luck-beacon-mock = Entra também uma rodada de “{ $chain }”. É só a imitação de uma fonte pública, para testes: quem hospeda o bot pode gerar os números dela, por isso esta partida é sem prova: nenhum jogador sozinho pode ter escolhido os sorteios, mas quem hospeda o bot poderia tê-los escolhido.
luck-round-why = É a rodada { $round }, das { $time }; para indicá-la, edito aquela mensagem uma vez.
luck-address = Qualquer pessoa pode olhar se ela está lá: <{ $address }>
luck-unproved-none = Nenhuma fonte pública entra, por isso esta partida é sem prova: nenhum jogador sozinho pode ter escolhido os sorteios, mas quem hospeda o bot poderia tê-los escolhido.
board-unproved = Sorteio: sem prova
luck-unproved-agreed = Todos concordaram em começar sem uma rodada de { $chain }, por isso esta partida é sem prova: quem hospeda o bot poderia já saber o resultado dos sorteios ou até tê-lo escolhido.
luck-of-original = São de novo os sorteios da mesa { $first }, um por um. Aquela partida terminou e a semente dela é conhecida: quem tem o registro pode calcular o que vem; nada pode mudar isso.
luck-of-twin = São, ao mesmo tempo, os sorteios da mesa { $first }, um por um. Eles foram definidos quando aquela partida começou; o que entrou neles além da semente, “{ press-luck }” naquela mesa mostra.
luck-keep = { $announced ->
    [0] Guarde o lacre: mensagens podem ser apagadas, e quem hospeda o bot pode mudá-las.
   *[other] Guarde o lacre e o link da minha mensagem do começo, com a rodada: mensagens podem ser apagadas, e quem hospeda o bot pode mudá-las.
} { $twins ->
    [0] Depois da partida
   *[other] Quando as partidas de todas as mesas gêmeas terminarem,
} { $announced ->
    [0] informe-o
   *[other] informe os dois
} em /{ command-verify }:
luck-check = { luck-keep } aí se vê que nem os jogadores nem quem hospeda o bot escolheram os sorteios.
luck-check-unproved = { luck-keep } aí se vê que nenhum jogador sozinho escolheu os sorteios.
luck-check-again = { luck-keep } aí se vê que cada sorteio foi o daquela mesa. O que está provado sobre eles, a verificação daquela mesa diz.
press-later-round = Usar uma rodada posterior
log-unproved = Todos concordaram em começar sem uma rodada da fonte { $chain }: esta partida é sem prova.
closed = Esta mesa foi fechada sem terminar a partida.
closed-by = { $who } fechou esta mesa sem terminar a partida.
closed-lobby = Esta mesa está fechada; a partida ainda não tinha começado.
closed-lobby-by = { $who } fechou esta mesa; a partida ainda não tinha começado.
closed-agreed = Todos aqui concordaram em fechar esta mesa sem terminar a partida.
closed-lapsed = Esta mesa se fechou sozinha: a partida não tinha começado, e durante sete dias ninguém fez nada aqui. /{ command-join } abre uma mesa nova.
closed-outlived = Esta mesa se fechou sozinha: a partida que começou primeiro com os mesmos sorteios terminou; por isso, a partida desta mesa não pode mais começar. /{ command-join } abre uma mesa nova.
ended-alone = Ninguém mais ficou na partida: { $who } venceu.
ended-late-alone = O tempo se esgotou para { $late }, e os outros encerraram a partida: { $who } venceu.
ended-late = O tempo se esgotou para { $late }, e os outros encerraram esta partida antes do fim.
vacant = { $who } desistiu: este lugar está livre, e { $takers ->
    [nobody] ninguém novo
    [strangers] quem não tem como conhecer estes sorteios por outra mesa
   *[anybody] qualquer pessoa
} pode assumi-lo.
vacant-computer = { $who } joga no lugar de { $before }, que desistiu: { $takers ->
    [nobody] ninguém novo
    [strangers] quem não tem como conhecer estes sorteios por outra mesa
   *[anybody] qualquer pessoa
} pode assumir este lugar.
vacant-given-away = A mesa cede o lugar de { $who }: o lugar está livre, e { $takers ->
    [nobody] ninguém novo
    [strangers] quem não tem como conhecer estes sorteios por outra mesa
   *[anybody] qualquer pessoa
} pode assumi-lo. Enquanto ninguém tiver jogado ali, { $who } pode voltar.
closing = { $who } { $count ->
    [one] pede
   *[other] pedem
} para fechar esta mesa ({ $count } de { $all } até agora). Ela fecha quando todos concordarem.
seed-revealed = Semente dos sorteios: { $seed }

# O painel de cada pessoa
panel-seated = Você tem um lugar nesta mesa. Seu painel chega quando a partida começar.
panel-not-seated = Você não tem lugar nesta mesa. Sente-se para jogar.
panel-watching = Você está assistindo: vê o que todos veem.
panel-brackets = Entre parênteses: { $who }. Ali joga o bot ou um computador.
panel-resigned = Você entregou o seu lugar. Enquanto ninguém mais o tiver assumido, você pode voltar com o botão abaixo. Até lá você vê o que todos veem.
panel-gave-up = Quando esta partida terminou, você não tinha mais lugar nela.
panel-displaced = { $who } voltou antes de você jogar e tem de novo este lugar. Por isso agora você está assistindo: vê o que todos veem.
panel-waiting = Esperando por { $awaited }.
panel-over = A partida acabou.

# Botões
press-join = Entrar
press-leave = Liberar o lugar
press-options = Opções
press-computers = Computadores
press-start = Começar
press-waive = Começar sem prova
press-await = Continuar esperando
press-play = Jogar
press-hand = Meu painel
press-more = Mais
press-plan = Planejar
press-take-back = Desfazer
press-log = Histórico
press-scores = Pontuação
press-text-board = Tabuleiro em texto
press-rules = Regras
press-resign = Desistir
press-resign-surely = Sim, desistir
press-leave-to-computer = Deixar para um computador
press-take-seat = Assumir o lugar
press-one-more = Mais alguém?
press-agree = Concordo em fechar
press-keep-open = Não fechar
press-ask-to-close = Perguntar aos outros
press-close-surely = Sim, fechar de vez
press-rematch = Revanche
press-verify = Conferir sorteios
press-replay = Rever

# Histórico
log-asked-to-close = { $who } pede para fechar a mesa. Ela fecha quando todos concordarem.
log-kept-open = { $who } não pede mais para fechar a mesa.
log-not-closed = { $who } quer continuar jogando, então a mesa não fecha.
log-taken-back = { $who } desfaz a última jogada.
log-taken-back-told = { $who } desfaz: “{ $told }”
log-taken-back-did = { $who } desfaz: “{ $told }”.
log-taken-back-more = { $who } desfaz: “{ $told }. { $more }”
log-resigned = { $who } desiste. A partir de agora o bot joga neste lugar, da forma mais cautelosa possível; outra pessoa pode assumi-lo com /{ command-join }.
log-resigned-covered = { $who } desiste. A partir de agora o bot joga neste lugar, da forma mais cautelosa possível.
log-beacon = A rodada { $round } da fonte { $chain } entrou nos sorteios.
log-beacon-waived = A rodada { $round } da fonte pública { $chain } não chegou a mim a tempo; todos concordaram em começar sem ela.
log-left-to-computer = { $before } desiste e deixa o lugar para um computador, { $who }. Outra pessoa pode assumi-lo com /{ command-join }.
log-left-to-computer-covered = { $before } desiste e deixa o lugar para um computador, { $who }.
log-replaced = { $who } assume o lugar de { $before }.
log-returned = { $who } volta ao seu lugar.
recap-resigned = { $who } desiste.

# Planos: o que alguém encomenda de antemão; mais ninguém os vê
plan-list = Seus planos (só você vê): { $plans }.
plan-ask = O que você planeja? Só você vê.
plan-by-itself = O bot faz sozinho o que você planeja assim que chega a hora, se ainda for possível.
plan-nothing = Não há nada para planejar agora.
plan-drop = Cancelar um plano
plan-back = Fechar os planos
plan-offer = Plano: { $plan }
plan-done = Feito como você planejou: { $plan }.
plan-broken = Seu plano foi cancelado: { $plan }.
plan-broken-why = { $told } { $why }

# Recusas
refused-closed = Esta mesa está fechada. Abra outra com /{ command-join }.
refused-over = A partida acabou. Abra uma nova mesa com /{ command-join }.
refused-joined-twice = Você já tem um lugar nesta mesa.
refused-lobbies = Você já está em { $count ->
    [one] uma mesa em que a partida ainda não começou. Comece-a (/{ command-start }) ou saia dela
   *[other] { $count } mesas em que a partida ainda não começou. Comece uma delas (/{ command-start }) ou saia de uma
} (/{ command-leave }) antes de abrir outra.
refused-lobbies-server = Neste servidor já { $count ->
    [one] há uma mesa à espera do começo da partida. Sente-se a ela ou tente de novo quando ela tiver começado
   *[other] há { $count } mesas à espera do começo da partida. Sente-se a uma delas ou tente de novo quando uma tiver começado
}.
refused-held = Esta mesa foi gravada por outra versão do bot, e a atual faz dela outra coisa. Nada se perdeu: a mesa fica como está até que quem hospeda o bot a tenha examinado. Todas as outras mesas seguem.
refused-full = Esta mesa está cheia: { $seats ->
    [one] o único lugar está ocupado
    [2] os dois lugares estão ocupados
   *[other] todos os { $seats } lugares estão ocupados
}.
refused-playing = A partida começou e nenhum dos lugares dela está livre. Você pode assistir ou abrir uma mesa em outro canal.
refused-own-seat = Você já tinha um lugar nesta partida e conhece os segredos dele: só pode voltar a esse, e ele está ocupado.
refused-seat-forgotten = Os dados de alguém que jogou nesta partida foram apagados, e não dá mais para saber quem era. Por isso, ninguém novo pode assumir outro lugar além do dessa pessoa.
refused-leave-playing = A partida começou. Use /{ command-resign } para abrir mão do seu lugar.
refused-set-playing = As opções são escolhidas antes do começo da partida.
refused-unknown-option = Este jogo não tem essa opção ou esse valor. O botão “{ press-options }” mostra o que há.
refused-computer-playing = Computadores se sentam e saem antes de a partida começar. Ela já está em andamento.
refused-computer-none = Nenhum computador está mais nesse lugar.
refused-started = A partida já começou.
refused-drawing = Os sorteios desta partida estão sendo preparados. Ela começa sozinha; até lá nada pode ser mudado aqui.
refused-drawing-late = Os sorteios desta partida estão esperando pela fonte pública. Até lá nada pode ser mudado aqui: quem está à mesa pode fazê-los esperar por uma rodada posterior, todos juntos podem começar sem prova, e quem abriu a mesa pode fechá-la.
refused-waive-others = Só quem está sentado a esta mesa decide isso.
refused-beacon-forged = A fonte nunca deu esse número para essa rodada.
refused-waived-twice = Você já concordou em começar sem ela.
refused-waits-already = Você já está esperando por ela.
refused-too-few = { $least ->
    [one] Este jogo precisa de pelo menos uma pessoa
   *[other] Este jogo precisa de pelo menos { $least } pessoas
}; até agora { $here ->
    [one] só há uma
   *[other] há { $here }
}. Peça a alguém que use /{ command-join } ou adicione um computador com “{ press-computers }”.
refused-too-few-alone = Primeiro adicione pelo menos um computador com “{ press-computers }”.
refused-not-started = A partida ainda não começou. { $missing ->
    [0] Comece com /{ command-start }.
    [one] Ainda falta uma pessoa: peça a alguém que use /{ command-join }.
   *[other] Ainda faltam { $missing } pessoas: peça a outras pessoas que usem /{ command-join }.
}
refused-notation = Não entendo “{ $typed }” como algo que você possa fazer agora. O que você pode fazer aparece nas sugestões enquanto digita em /{ command-play }.
refused-not-your-turn = Não é a sua vez. Esperando por { $awaited }.{ $plans ->
    [yes] {" "}Enquanto isso você pode planejar: “{ press-plan }” no seu painel.
   *[no] {""}
}
refused-answered = Não é a sua vez: { $count ->
    [one] falta ainda uma resposta
   *[other] faltam ainda { $count } respostas
}, e a pergunta foi feita a todos de uma vez. O que você respondeu vale; /{ command-takeback } desfaz.
refused-not-seated = Você não tem lugar nesta mesa. Sente-se com /{ command-join } enquanto houver vaga.
refused-not-seated-twin = Você não tem lugar nesta mesa. Quem não tem como conhecer, por outra mesa, estes sorteios pode se sentar com /{ command-join } enquanto houver vaga.
refused-not-seated-full = Você não tem lugar nesta mesa, e todos os lugares estão ocupados. Abra outra com /{ command-join } em outro canal ou tópico.
refused-not-seated-free = Você não tem lugar nesta mesa. Um lugar ficou livre: com /{ command-join } ele é seu.
refused-not-seated-free-covered = Você não tem lugar nesta mesa. Um lugar ficou livre: com /{ command-join } pode assumi-lo quem não tem como conhecer estes sorteios por outra mesa.
refused-not-seated-given-away = Seu tempo se esgotou, e os outros procuram quem substitua você. Enquanto ninguém tiver jogado no seu lugar, /{ command-join } no canal da mesa devolve o lugar a você.
refused-not-seated-playing = Você não tem lugar nesta mesa: a partida está em andamento e nenhum lugar está livre para você. Você pode assistir: /{ command-board } mostra o tabuleiro, e com /{ command-watch } eu conto como acaba. Se um lugar ficar livre, /{ command-join } o assume. Para uma mesa sua, use outro canal ou um tópico.
refused-not-seated-covered = Você não tem lugar nesta mesa: a partida está em andamento e nenhum lugar está livre para você. É uma mesa gêmea: só quem joga nela vê a partida. Se um lugar ficar livre, com /{ command-join } pode assumi-lo quem não tem como conhecer estes sorteios por outra mesa. Para uma mesa sua, use outro canal ou um tópico.
refused-not-seated-closed = Você não tem lugar nesta mesa, e ninguém novo pode ter um: alguém que jogou com estes sorteios pediu a exclusão dos próprios dados, e não dá mais para saber quem era. Para ter uma mesa sua, use /{ command-join } em outro canal ou em um tópico.
refused-resign-gathering = A partida ainda não começou. Use /{ command-leave } para abrir mão do seu lugar.
refused-resign-computer = Mais ninguém joga aqui, e computadores não continuam sozinhos. Você pode desistir sem deixar o lugar para um.
refused-close-gathering = Só quem abriu a mesa, ou quem gerencia o servidor, pode fechá-la. Você pode sair com /{ command-leave }.
refused-close-drawing = Só quem abriu a mesa, ou quem gerencia o servidor, pode fechá-la. Até os sorteios ficarem prontos, ninguém pode sair.
refused-asked-already = Você já pediu para fechar a mesa. Ela fecha quando todos concordarem.
refused-not-asked = Ninguém pede para fechar esta mesa, então não há o que recusar.
refused-close-others = Nem todos os outros concordaram em fechar esta mesa, então ela continua aberta.
refused-step = Nada foi feito: o passo { $number } (“{ $step }”) não é possível. { $why }
refused-no-plans = Neste jogo não dá para planejar jogadas.
refused-plans-too-many = São planos demais. Cancele um primeiro.
refused-plan-gone = Esse plano não existe mais.
refused-back-nothing = Ainda não há nada para desfazer.
refused-back-other = Outros já jogaram depois: para desfazer, é preciso que concordem.
refused-back-past = Outros já jogaram depois, e só se pode desfazer em conjunto o que faz parte da fase atual da partida.
refused-back-absent = Outros já jogaram depois, e enquanto alguém joga por você não dá para pedir nada a ninguém. Primeiro aperte “{ press-return }”.
refused-back-luck = Houve sorteio na última jogada: não dá para desfazê-la sem o acordo dos outros.
refused-back-uncovered = A última jogada mostrou algo oculto: não dá para desfazê-la sem o acordo dos outros.
refused-back-host = A última jogada foi do bot, por você, porque seu tempo se esgotou: não dá para desfazê-la sem o acordo dos outros.
refused-back-computer = A última jogada foi de um computador, no seu lugar: não dá para desfazê-la sem o acordo dos outros.

# O que aconteceu há pouco
recap-since-own = Desde o seu último turno:
recap-since-start = Desde o começo:
recap-since = Desde o último turno de { $who }:
recap-last = O que aconteceu por último:
recap-line = · { $told }
recap-and = { $told } { $more }
recap-also = { $told }; { $more }
recap-turn = { $who } { $told }.
recap-more = { $count } linhas antes destas: /{ command-log }
recap-first-picture = A imagem mostra o tabuleiro antes do fim deste turno.
recap-none = A partida continua mais abaixo.
recap-end = Veja mais abaixo como terminou.
recap-closed = Esta mesa está fechada; os detalhes estão mais abaixo.
recap-gathers = Esta mesa está mais abaixo.

# Em que pé está a partida, para quem assumiu um lugar
briefing = **Em que pé estamos.** Até agora, { $before } jogava no seu lugar. A situação, e o que vem agora:
briefing-own = **Em que pé estamos.** Este já era o seu lugar. A situação, e o que vem agora:

# Resultados quando um lugar mudou de mãos
tenures = Lugar { $number }, por quem jogou nele: { $spans }.
computer-levels = Computadores: { $computers }.
computer-level-of = { $who } ({ $level })
stood-in = Um computador jogou no lugar de { $who }: { $done } de { $all ->
    [0] { $all } jogadas
    [one] { $all } jogada
   *[other] { $all } jogadas
}.
stood-in-seat = No lugar { $number } um computador jogou por quem estava ali: { $done } de { $all ->
    [0] { $all } jogadas
    [one] { $all } jogada
   *[other] { $all } jogadas
}.
stood-in-left = { $who }, um computador, continuou no lugar de { $before }: { $done } de { $all ->
    [0] { $all } jogadas
    [one] { $all } jogada
   *[other] { $all } jogadas
}.
tenure-first = { $who } até { $to } na pontuação
tenure = { $who } de { $from } a { $to }
tenure-bot = o bot de { $from } a { $to }
tenure-still = { $who } sem mudança
tenure-bot-still = o bot sem mudança

# De quem é a vez, para quem espera
panel-waiting-away = Esperando { $who }, que está fora até { TIME($until) }.
panel-waiting-count = Esperando { $count ->
    [0] nenhuma resposta
    [one] { $count } resposta
   *[other] { $count } respostas
}; a pergunta foi a todos ao mesmo tempo.

# A mesa aberta, e como se chama o próprio painel
lobby-seats = Lugares ({ $here } de { $most }):
lobby-place = { $number }. { $who } · { $letter }
lobby-place-computer = { $number }. { $who } · { $letter } · computador: { $level }
lobby-computers = Computadores jogam como qualquer um à mesa: cada um só sabe o que o próprio lugar vê. { $alone ->
    [1] O que você escolher para a mesa, por exemplo uma pausa, vale para eles também.
   *[0] Não respondem a perguntas nem a votações; o que as pessoas daqui combinam vale para eles.
}
lobby-computers-read = Quem tem lugar aqui pode adicionar computadores.
lobby-computers-full = Todos os lugares estão ocupados.
lobby-add-computer = Adicionar um computador …
lobby-remove-computer = Mandar { $who } embora
computer-level-beginner = iniciante
computer-level-easy = fácil
computer-level-medium = médio
computer-level-hard = difícil
computer-level-expert = perito
computer-note-beginner = segue as regras e olha pouco
computer-note-easy = vê o que está perto
computer-note-medium = conhece o jogo
computer-note-hard = já jogou muitas vezes
computer-note-expert = joga o melhor que pode
lobby-left = { $who } saiu da mesa.
lobby-options-read = Estas são as opções. Quem tem lugar aqui pode escolhê-las.
lobby-option-explained = **{ $option }**: { $value }. { $explained }
press-how = Como jogar
press-luck = Sorteio
press-start-few = Sim, começar

# Revanche, e o que se pergunta antes de começar
press-no = Não
press-type-move = Digitar jogada
refused-kept-seats = Os lugares livres estão guardados para quem jogou junto antes: { $who }. Outras pessoas poderão pegar um { $until }.
unfinished = Interrompida

# O que o acaso deu, depois que a partida acaba
press-fortune = Quem o acaso ajudou?
table-question-luck = quem o acaso ajudou
table-asked-luck = sorte, azar, sortudo, quem teve sorte, sorte nos dados, fortuna, acaso, sorteio
table-luck-later = Quem o acaso ajudou só se diz quando a partida acaba.
table-luck-none = Nesta partida, nada ficou por conta do acaso.

# Tempo: o ritmo de uma mesa, e o que se pergunta quando um tempo se esgota
table-option-pace = Ritmo
table-option-pace-live = ao vivo
table-option-pace-brisk = ágil
table-option-pace-daily = dia a dia
table-option-pace-relaxed = tranquilo
table-note-pace-live = 3 minutos por decisão, depois 10 minutos de reserva
table-note-pace-brisk = 8 horas por decisão, depois um dia de reserva
table-note-pace-daily = um dia por decisão, depois 3 dias de reserva
table-note-pace-relaxed = o quanto quiserem
lobby-option-noted = { $option }: { $value } ({ $note })
table-explain-pace = Quanto pode demorar uma decisão. Ao vivo: três minutos, mais dez de reserva para cada um; ágil: oito horas e um dia; dia a dia: um dia e três dias; tranquilo: o quanto quiserem. Quando um tempo se esgota, { $alone ->
    [1] o bot faz por você uma jogada segura
   *[other] pergunta-se aos outros o que fazer
}.
time-until = { $who }: tempo próprio até { TIME($own) }, depois a reserva até { TIME($until) }.
time-until-last = { $who }: o tempo termina em { TIME($until) }.
time-until-own = Seu tempo próprio: até { TIME($own) }, depois a reserva até { TIME($until) }.
time-until-own-last = Seu tempo termina { $until }.
time-reserve-left = Sua reserva: { $hours } h { $minutes } min.
time-absent = { $who } está fora: o bot joga neste lugar, da forma mais cautelosa possível, até a volta.
time-computer = { $who } está fora: um computador joga neste lugar até a volta.
time-rests = { $alone ->
    [1] Os relógios estão parados, porque seu tempo se esgotou. Voltam a andar assim que você fizer algo aqui.
   *[0] Os relógios estão parados. Voltam a andar assim que alguém fizer algo aqui.
}
poll-question = { $left ->
    [0] O tempo se esgotou para { $who }.
   *[other] { $who } { $count ->
        [one] saiu
       *[other] saíram
    } do servidor.
} E agora? Faz-se o que mais da metade das respostas dos outros quiser; se as respostas se dividirem, o bot faz uma vez a jogada segura. A decisão sai assim que todos responderem, o mais tardar em { TIME($until) }.
poll-question-one = { $left ->
    [0] O tempo se esgotou para { $who }.
   *[other] { $who } { $count ->
        [one] saiu
       *[other] saíram
    } do servidor.
} E agora? A decisão é de { $voter }. Sem resposta, o bot faz uma vez a jogada segura: em { TIME($until) }.
poll-question-own = { $left ->
    [0] O tempo se esgotou para { $who }.
   *[other] { $who } { $count ->
        [one] saiu
       *[other] saíram
    } do servidor.
} E agora? A decisão é sua. Sem resposta, o bot faz uma vez a jogada segura: em { TIME($until) }.
poll-nobody-else = O tempo se esgotou para { $who }, e não há mais ninguém que possa dizer o que fazer. Se nada acontecer antes, o bot faz uma vez a jogada segura: em { TIME($until) }.
pace-wished = { $who } { $count ->
    [one] gostaria
   *[other] gostariam
} de outro ritmo: { $pace }. Até agora { $count } de { $all }; ele vale assim que todos concordarem.
pace-told = { $pace } ({ $times })
poll-choices = Esperar: mais uma vez o tempo de uma decisão. O bot joga uma vez: com a maior cautela, só desta vez. Computador joga: no nível { computer-level-medium }, até a volta. Substituir: o mesmo, e qualquer pessoa pode assumir o lugar. Encerrar a partida: { $won ->
    [1] para quem se atrasou conta como desistência, e quem ficar vence
   *[other] ela acaba sem vitória
}.
poll-votes = { $who }: { $remedy }
remedy-wait = esperar mais uma vez
remedy-safe-action = a jogada segura, só desta vez
remedy-stand-in = o bot joga até a volta
remedy-computer = um computador joga até a volta
remedy-substitute = procurar quem substitua
remedy-end = encerrar a partida
panel-pace = O que você escolher aqui é proposto aos outros; vale assim que todos concordarem.
panel-pace-alone = O que você escolher aqui vale na hora: não há mais ninguém a consultar.
time-up-own = { $left ->
    [1] Você não está mais no servidor desta mesa
   *[0] Seu tempo se esgotou
}{ $voters ->
    [0] . Se nada acontecer antes, o bot faz por você uma jogada segura: { $until }
   *[other] , e os outros decidem o que fazer
}. { $left ->
    [1] Se você voltar ao servidor, pode continuar jogando.
   *[0] Você ainda pode jogar.
}
panel-absent = O bot está jogando por você. Com o botão abaixo você volta a jogar.
late-own-stand-in = Seu tempo se esgotou, e os outros decidiram que o bot joga por você. Com o botão abaixo você volta a jogar.
late-own-computer = Seu tempo se esgotou, e os outros decidiram que um computador joga por você. Assim que você fizer algo, ou com o botão abaixo, o lugar volta a ser seu.
late-own-wait = Seu tempo se esgotou, e os outros decidiram esperar: você ganhou mais uma vez o tempo de uma decisão.
late-own-acted = Seu tempo se esgotou; { $doer ->
    [computer] um computador jogou
    [both] o bot e um computador jogaram
   *[bot] o bot jogou
} por você: { $told }
late-own-acted-since = Jogado no seu lugar durante a sua ausência: { $told }
late-own-acted-above = Seu tempo se esgotou; { $doer ->
    [computer] um computador jogou
    [both] o bot e um computador jogaram
   *[bot] o bot jogou
} por você, como se lê acima.
late-own-ended = Seu tempo se esgotou, e os outros encerraram a partida.
late-own-substitute = Seu tempo se esgotou, e os outros procuram quem substitua você. Enquanto ninguém tiver jogado no seu lugar, você pode voltar com o botão abaixo.
press-vote-wait = Esperar mais uma vez
press-vote-safe-action = O bot joga uma vez
press-vote-stand-in = O bot joga
press-vote-computer = Computador joga
press-vote-substitute = Substituir
press-vote-end = Encerrar a partida
press-end-surely = Sim, encerrar a partida
poll-end-follows = Se mais da metade dos outros também quiser, a partida acaba sem vitória, e tudo é publicado: o que estava oculto, o registro e a semente dos sorteios.
poll-end-follows-alone = A partida acaba na hora: para { $late } conta como desistência, e a vitória é sua. Tudo é publicado: o que estava oculto, o registro e a semente dos sorteios.
poll-end-follows-computers = A partida acaba na hora, sem vitória. Tudo é publicado: o que estava oculto, o registro e a semente dos sorteios.
press-ask-about-awaited = A partida parou?
press-nudge = Cutucar
press-agree-pace = Aceitar o ritmo
press-return = Voltei
log-nudged = { $who } pede que lembrem quem está sendo esperado.
log-pace-wished = { $who } gostaria de outro ritmo: { $pace }.
log-paced = A mesa agora tem outro ritmo: { $pace }.
log-overdue = O tempo se esgotou para { $who }.
log-voted = { $who } responde: { $remedy }.
log-settled-wait = { $who } { $count ->
    [one] ganha
   *[other] ganham
} mais uma vez o tempo de uma decisão.
log-settled-safe-action = O bot faz a jogada segura por { $who }.
log-settled-stand-in = A partir de agora o bot joga por { $who }, até a volta.
log-settled-computer = A partir de agora um computador joga por { $who }, até a volta.
log-settled-substitute = O tempo se esgotou para { $who }: a mesa cede { $count ->
    [one] este lugar
   *[other] estes lugares
}. Qualquer pessoa pode assumir, e enquanto ninguém tiver jogado ali é possível voltar.
log-settled-split = As respostas se dividiram, então o bot faz uma vez a jogada segura por { $who }.
log-settled-end = A partida acaba, porque o tempo se esgotou para { $who }.
log-settled-rest = { $alone ->
    [1] { $who } não jogou a tempo: os relógios ficam parados até algo acontecer aqui.
   *[0] Ninguém respondeu sobre { $who }: os relógios ficam parados até alguém fazer algo.
}
log-own-wait = Você ganhou mais uma vez o tempo de uma decisão.
log-own-safe-action = O bot faz uma vez a jogada segura por você.
log-own-stand-in = A partir de agora o bot joga por você, até você voltar.
log-own-computer = A partir de agora um computador joga por você, até você voltar.
log-own-split = As respostas se dividiram, então o bot faz uma vez a jogada segura por você.
refused-nudge-nobody = Aqui não há ninguém a lembrar.
refused-nudge-away = { $who } { $count ->
    [one] está fora e volta { $until }
   *[other] estão fora; a primeira pessoa volta { $until }
}: não há mais ninguém a lembrar.
refused-nudge-often = { $who } já { $count ->
    [one] recebeu
   *[other] receberam
} lembretes suficientes disto.
refused-nudge-early = A espera ainda é curta. Você pode fazer isso a partir de { TIME($from) }.
refused-nudge-again = O lembrete já foi enviado. Você pode fazer isso de novo a partir de { TIME($from) }.
refused-pace-none = No momento ninguém pede outro ritmo.
refused-pace-same = A mesa já tem este ritmo.
refused-pace-wished = Você já aceitou este ritmo. Ele vale assim que os outros concordarem.
refused-poll-on = A pergunta já foi feita aos outros: as respostas estão embaixo do tabuleiro.
refused-poll-you = A mesa está esperando por você. Seu painel mostra o que você pode fazer.
refused-poll-timed = Nesta mesa cada decisão tem o seu tempo. Quando ele se esgota, a pergunta aos outros vem sozinha.
refused-poll-early = A última jogada é recente. Você pode perguntar isso { $from }.
refused-no-poll = Nada mais está sendo perguntado aqui.
refused-vote-own = Quem decide isso são os outros. Você pode simplesmente continuar jogando.
refused-not-away = Você já está jogando por conta própria.

# Como está uma mesa para uma pessoa, como parte de uma linha de uma lista
standing-turn = **sua vez**
standing-turn-until = **sua vez** (fim do prazo: { $until })
standing-late = **sua vez**, mas o seu tempo se esgotou (decide-se o que fazer, o mais tardar, { $until })
standing-asked = **falta a sua resposta**: o tempo se esgotou para { $who } (decide-se o que fazer, o mais tardar, { $until })
standing-away = o bot joga por você até você voltar
standing-computer = um computador joga por você até você voltar
standing-waiting = esperando por { $awaited }
standing-waiting-until = esperando por { $awaited } (fim do prazo: { $until })
standing-paused = a mesa está em pausa até { TIME($until) } no máximo; { $line }
standing-waiting-away = esperando { $awaited }, fora até { TIME($until) }
standing-waiting-count = esperando { $count ->
    [0] nenhuma resposta
    [one] { $count } resposta
   *[other] { $count } respostas
}
standing-gathering = a partida ainda não começou, lugares ocupados: { $here } de { $most }
standing-drawing = os sorteios estão sendo preparados
standing-drawing-late = os sorteios esperam pela fonte pública, que está atrasada; todos os que estão à mesa podem concordar em começar sem ela
standing-playing = a partida está em andamento
standing-over = a partida terminou
standing-closed = a mesa está fechada; a partida ainda não tinha começado
standing-halted = quem cuida das mesas encerrou a partida; por um dia ela ainda pode continuar
standing-given-away = seu tempo se esgotou, e os outros procuram quem substitua você; /{ command-join } devolve seu lugar

# Whose turn it is, for those who ask
table-question-turn = de quem é a vez
table-asked-turn = de quem é a vez, vez de quem, vez, vez agora, a vez é de quem, minha vez, quem joga, joga, quem joga agora, joga agora, quem está jogando, está jogando, de quem é o turno, turno, turno de quem, quem deve jogar, deve jogar, esperando quem, estamos esperando, esperando, reserva, minha reserva, tempo, meu tempo, quanto tempo, prazo
panel-your-turn = É a sua vez.

# O que faz quem gerencia o servidor
stopped-for-now = A partida foi encerrada por ora.
halted = { $by }, que cuida das mesas deste servidor, encerrou esta partida. Por enquanto o que está oculto continua oculto: com /{ command-table } { command-table-reopen } ela pode continuar. Senão, acaba definitivamente em { TIME($until) }, e tudo é mostrado.
covered-halted = { $by }, que cuida das mesas deste servidor, encerrou esta partida. Por enquanto o que está oculto continua oculto: com /{ command-table } { command-table-reopen } ela pode continuar. Senão, acaba definitivamente em { TIME($until) }. Tudo é mostrado quando as partidas de todas as mesas gêmeas terminarem.
offer = { $by }, que cuida das mesas deste servidor, oferece a { $name } o lugar de { $who }. Enquanto { $name } não aceitar, o lugar fica como está.
offer-own = { $by }, que cuida das mesas deste servidor, oferece o seu lugar a { $name }. Ele continua seu, e o seu painel só para você, se { $name } não aceitar.
log-ended-for-now = { $by }, que cuida das mesas deste servidor, encerra a partida.
log-reopened = { $by }, que cuida das mesas deste servidor, deixa a partida continuar.
log-paused-by = { $by }, que cuida das mesas deste servidor, parou os relógios, por no máximo 14 dias. Quem quiser pode continuar jogando.
log-went-on-by = { $by }, que cuida das mesas deste servidor, fez os relógios andarem de novo.
log-offered = { $by }, que cuida das mesas deste servidor, oferece a { $name } o lugar de { $who }.
log-offer-declined = { $name } não aceita o lugar de { $who }.
log-moved = { $by }, que cuida das mesas deste servidor, trouxe a mesa para cá.
press-take-offer = Aceitar o lugar
press-decline-offer = Não, obrigado
press-moderate-end = Sim, encerrar
press-moderate-reopen = Sim, continuar
press-moderate-pause = Sim, pausar
press-moderate-go-on = Sim, fazer andar
press-moderate-offer = Sim, oferecer
press-moderate-move = Sim, mudar
refused-moderate = Só pode fazer isso quem gerencia o servidor desta mesa, ou quem tem um cargo que quem hospeda o bot indicou para isso.
refused-reopen-over = Esta partida acabou e o que estava oculto foi mostrado, então ninguém poderia continuá-la de igual para igual. Abra uma nova mesa com /{ command-join }.
refused-reopen-covered = Esta partida acabou e quem jogou viu como terminou, então ninguém poderia continuá-la de igual para igual. Abra uma nova mesa com /{ command-join }.
refused-reopen-open = Esta mesa está aberta: não há nada para reabrir.
refused-move-same = A mesa já está aqui.
refused-ended-for-now = { $by } encerrou esta partida. Quem gerencia o servidor pode deixá-la continuar com /{ command-table } { command-table-reopen }; senão, ela acaba definitivamente { $until }.
refused-offer-lobby = A partida ainda não começou: quem quer jogar pega um lugar livre com /{ command-join }.
refused-offer-no-seat = Não há esse lugar nesta mesa. Escolha uma das sugestões que aparecem enquanto você digita.
refused-offer-own = Essa pessoa já tem este lugar.
refused-offer-seated = Essa pessoa tem outro lugar nesta mesa.
refused-offer-knows = Essa pessoa já teve outro lugar nesta partida e conhece os segredos dele; este não pode ser dela.
refused-offer-other = Este lugar é oferecido a { $name }.
refused-offer-none = Aqui não há mais lugar oferecido a você.
# Noites, ausências e pausas
time-away = { $who } está fora: o relógio de { $who } fica parado até { TIME($until) }.
time-away-untimed = { $who } está fora e volta em { TIME($until) }.
time-paused = A mesa está em pausa: todos os relógios estão parados. { $all ->
    [1] “{ press-go-on }” termina a pausa; senão ela acaba
   *[other] Continua assim que duas pessoas quiserem, no máximo
} em { TIME($until) }. Mesmo assim dá para jogar.
time-paused-wished = A mesa está em pausa: todos os relógios estão parados. { $who } quer continuar; basta mais uma pessoa. No máximo continua em { TIME($until) }.
pause-wished = { $who } { $count ->
    [0] quer
    [one] quer
   *[other] querem
} uma pausa na mesa ({ $count } de { $all } a favor). Basta mais da metade: “{ press-pause }” concorda.
pause-wished-own = Você quer uma pausa na mesa ({ $count } de { $all } a favor). Basta mais da metade.
time-paused-wished-own = A mesa está em pausa: todos os relógios estão parados. Você quer continuar; basta mais uma pessoa. No máximo continua em { TIME($until) }.
press-pause = Pausar a mesa
press-go-on = Encerrar a pausa
log-away = { $who } está fora.
log-back = { $who } voltou.
log-pause-wished = { $who } quer uma pausa na mesa.
log-go-on-wished = { $who } quer que a mesa continue.
log-paused = A mesa entra em pausa.
log-went-on = A mesa continua.
log-pause-over = A pausa chegou ao limite: a mesa continua, e os relógios voltam a andar.
refused-paused = A mesa está em pausa, e o tempo de ninguém corre. Com “{ press-go-on }” você diz que quer continuar.
refused-pause-on = A mesa já está em pausa. Com “{ press-go-on }” você diz que quer continuar.
refused-pause-off = A mesa não está em pausa.
refused-pause-relaxed = Nesta mesa o tempo de ninguém corre, então não há o que pausar.
refused-pause-poll = Primeiro digam o que fazer com quem se atrasou: as respostas estão abaixo do tabuleiro.
refused-pause-wished = Você já disse isso. Agora é com os outros.
refused-poll-away = Quem está sendo esperado avisou que está fora. O tabuleiro diz quando volta.
refused-poll-computer = Um computador joga por quem está sendo esperado. Ele joga em um instante.

# Desfazer quando todos concordam
rewind-offer = Se concordarem todos os que jogaram ou ficaram sabendo de algo desde então, dá para voltar a uma decisão sua anterior. Até onde?
rewind-offer-alone = Você pode voltar a uma decisão sua anterior; não há mais ninguém a quem perguntar. Até onde?
rewind-which = Voltar a …
rewind-none = Agora não há decisão sua que possa ser desfeita.
rewind-decision = Sua decisão, { $count } jogadas atrás
rewind-leave = Não desfazer nada
rewind-goes = { $count ->
    [one] uma jogada é desfeita
   *[other] { $count } jogadas são desfeitas
}{ $others ->
    [0] {""}
    [one] , uma delas de outro jogador
   *[other] , { $others } delas de outros jogadores
}
rewind-asked = { $who } pede para desfazer { $count ->
    [one] a última jogada
   *[other] as últimas { $count } jogadas
}. Seria desfeito:
rewind-asked-by = { $by }, que cuida das mesas deste servidor, pede que vocês desfaçam { $count ->
    [one] a última jogada
   *[other] as últimas { $count } jogadas
}. Seria desfeito:
rewind-untold = algo que não está escrito em lugar nenhum, por exemplo uma resposta secreta ou uma renúncia
rewind-more = { $count ->
    [one] · e mais uma linha
   *[other] · e mais { $count } linhas
}
rewind-luck = Dados, peças e cartas que saíram desde então sairão iguais se tudo for jogado igual: quem os conhece agora os conhecerá então.
rewind-uncovered = Algo oculto foi mostrado desde então: quem viu continua sabendo.
rewind-waits = Ainda falta o acordo de: { $who }. Basta um não para ficar como está. Assim que algo mais for jogado, o pedido deixa de valer.
rewind-waits-own = Ainda falta você concordar.{ $alone ->
    [yes] {""}
   *[no] {" "}E também: { $who }.
} Basta um não para ficar como está. Assim que algo mais for jogado, o pedido deixa de valer.
rewind-agreed = Já de acordo: { $who }.
rewind-own = Você pediu para desfazer algo: os outros respondem embaixo do tabuleiro. “{ press-let-stand }” retira o pedido.
answers-on-board = Não há lugar para as respostas aqui: elas estão embaixo do tabuleiro, no canal.
log-rewind-asked = { $who } pede para desfazer { $count ->
    [one] a última jogada
   *[other] as últimas { $count } jogadas
}.
log-rewind-asked-by = { $by }, que cuida das mesas deste servidor, pede aos jogadores que desfaçam { $count ->
    [one] a última jogada
   *[other] as últimas { $count } jogadas
}.
log-rewind-withdrawn = { $who } não pede mais para desfazer nada.
log-rewind-withdrawn-by = { $by } não pede mais aos jogadores que desfaçam algo.
log-rewind-declined = { $who } não concorda: nada é desfeito.
log-rewind-lapsed = A partida continuou: o pedido de desfazer não vale mais.
log-rewound = { $count ->
    [one] A última jogada é desfeita
   *[other] As últimas { $count } jogadas são desfeitas
}. { $first }
log-rewound-from = As últimas { $count } jogadas são desfeitas. A primeira delas: “{ $first }”
log-rewound-count = { $count ->
    [one] A última jogada é desfeita
   *[other] As últimas { $count } jogadas são desfeitas
}.
press-agree-rewind = Sim, desfazer
press-let-stand = Deixar como está
press-moderate-rewind = Sim, perguntar
press-moderate-let-stand = Sim, retirar
refused-rewind-own = Você só pode pedir para voltar a decisões suas.
refused-rewind-open = Já se pergunta aos jogadores se algo deve ser desfeito. Responda primeiro a isso, embaixo do tabuleiro.
refused-rewind-round = Essas jogadas estão longe demais para desfazer.
refused-rewind-none = Ninguém mais pede para desfazer algo aqui.
refused-rewind-yours = Foi você quem pediu: agora faltam os outros. “{ press-let-stand }” retira o pedido.
refused-rewind-not-asked = Desde então você não jogou nem ficou sabendo de nada: seu acordo não é preciso.
refused-rewind-agreed = Você já concordou. Agora faltam os outros.
refused-rewind-nobody = Ninguém que joga ali poderia concordar.
# Assistir, perguntar e as próprias anotações
press-watch = Assistir
press-watch-end = Só no fim
press-watch-daily = Também uma vez por dia
press-unwatch = Parar de assistir
press-ask = Perguntar
press-hint = Perguntar ao computador
press-notes = Anotações
# Mesas em que ninguém joga, que não se alcançam, e quem saiu do servidor
unplayed = Há duas semanas ninguém faz nada aqui. A partida continua? { $alone ->
    [1] “{ press-stay }”, ou qualquer outra coisa que você faça aqui, vale como sim. “{ press-shelve }” arquiva a mesa na hora; se você não fizer nada, isso acontece em { TIME($when) }.
   *[0] “{ press-stay }”, ou qualquer outra coisa que façam aqui, vale como sim. Se mais da metade de vocês apertar “{ press-shelve }”, a mesa é arquivada na hora; se ninguém fizer nada, em { TIME($when) }.
} Nada se perde com isso, e um toque a traz de volta.
shelf-wished = { $who } { $count ->
    [one] quer
   *[other] querem
} arquivar a mesa (até agora { $count } de { $all }). Mais da metade basta.
shelved = Esta mesa está arquivada: nada corre aqui, nada se perdeu, e neste canal pode ser aberta outra mesa. “{ press-unshelve }” continua com ela.
stranded-channel = O canal desta mesa não existe mais. Quem joga aqui pode continuar em outro lugar: digite /{ command-tables } em outro canal do mesmo servidor e aperte ali “{ press-bring-here }”. Senão a mesa se fecha sozinha em { TIME($when) }.
stranded-server = Fui retirado do servidor desta mesa. Se me convidarem de novo para lá, a partida continua lá. Senão a mesa se fecha sozinha em { TIME($when) }.
closed-stranded = Esta mesa se fechou sozinha: durante duas semanas não foi possível alcançá-la onde estava.
time-departed = { $who } saiu do servidor.
press-stay = Continuar jogando
press-shelve = Arquivar a mesa
press-unshelve = Trazer de volta
press-bring-here = Continuar aqui
log-unplayed = Há duas semanas ninguém faz nada aqui. A mesa pergunta se a partida continua.
log-stayed = { $who } quer continuar jogando.
log-shelf-wished = { $who } quer arquivar a mesa.
log-shelved = A mesa é arquivada.
log-unshelved = { $who } traz a mesa de volta.
log-stranded-channel = O canal da mesa não existe mais.
log-stranded-server = O bot foi retirado do servidor da mesa.
log-departed = { $who } saiu do servidor.
refused-not-unplayed = Isso já não se pergunta: alguém fez algo aqui.
refused-shelf-wished = Você já disse isso. A mesa é arquivada assim que mais da metade de vocês quiser.
refused-shelved = Esta mesa está arquivada. “{ press-unshelve }”, abaixo da última mensagem dela e em /{ command-tables }, continua com ela.
refused-not-shelved = Esta mesa está aberta onde está: é só continuar jogando.
refused-other-server = Uma mesa fica no seu servidor. Digite isto em um canal daquele servidor.
refused-direct = Esta mesa está nas suas mensagens diretas comigo e fica lá. Continue por lá.
standing-shelved = arquivada
standing-stranded = { $line }; não se alcança a mesa onde ela está, e ela se fecha sozinha { $until }
standing-unplayed = { $line }; **a partida continua?** Se ninguém fizer nada lá, ela é arquivada { $until }
# Agreeing to hints
lobby-hints-on = Dicas: sim
lobby-hints-off = Dicas: não
lobby-hints-wished = Dicas: não; a favor { $who }, ainda não { $others }
lobby-hints-explained = { $alone ->
    [1] **{ $now }.** Com dicas, /{ command-hint } diz a você o que um computador acha da sua decisão, pelo que você vê.
   *[other] **{ $now }.** Com dicas, /{ command-hint } diz a cada pessoa, só para ela, o que um computador acha da decisão dela, pelo que ela vê. Só se todos concordarem.
}
lobby-hints-agree = Concordar com dicas
lobby-hints-agree-alone = Com dicas
lobby-hints-withdraw = Sem dicas
refused-hints-playing = As dicas são combinadas antes de a partida começar.
refused-hints-same = Você já disse isso.

# Dicas
hint-no-seat = Você não tem lugar aqui, então nenhuma decisão espera por você. Quando a partida terminar, /{ command-hint } a revê para todos.
hint-gathering = A partida ainda não começou. Há dicas se todos à mesa concordarem: “{ press-options }”, “{ lobby-hints-agree }”. Quando a partida terminar, /{ command-hint } a revê de qualquer forma.
hint-soon = A partida ainda não começou. Assim que for a sua vez, /{ command-hint } diz o que um computador acha da sua decisão.
hint-over = Nenhuma partida foi jogada até o fim aqui.
hint-not-over = Não há nada para rever aqui.
hint-off = Nem todos concordaram com dicas antes de esta partida começar, então não há. Quando ela terminar, /{ command-hint } a revê.
hint-not-all = { $line }. Quem assumiu um lugar ainda pode concordar: “{ press-more }”, “{ press-options }”.
hint-not-awaited = Nenhuma decisão sua é esperada agora.
hint-only = Você só pode fazer uma coisa agora.
hint-no-computer = Os computadores não sabem jogar este jogo, então não há dicas.
hint-nothing = O computador não chegou a um resultado. Tente de novo.
hint-busy = Outras pessoas estão pedindo dicas agora. Tente de novo em um minuto.
hint-asking = Um computador ainda pensa no que você pediu. Espere a resposta dele.
hint-whose = Decisões de quem? Indique um lugar: /{ command-hint } { command-hint-seat }:
hint-awaited = O que um computador faria no turno { $turn }, pelo que você vê ({ $tries } tentativas de cada):
hint-best = { $number }. { $action }
hint-next = { $number }. { $action } ({ $points } pontos em média, em relação à 1ª)
hint-means = -# Pontos: quanto se termina à frente do melhor dos outros, em média sobre muitas suposições do que não se vê. A ordem conta vitórias além de pontos. Um computador também erra.
hint-review = { $who }: um computador olhou { $looked } de { $all ->
    [0] { $all } decisões
    [one] { $all } decisão
   *[other] { $all } decisões
}{ $left ->
    [0] { "" }
   *[other] , quantas o tempo permitiu
}, cada uma como este lugar a via na hora. As maiores diferenças:
hint-review-none = { $who }: um computador olhou { $looked } de { $all ->
    [0] { $all } decisões
    [one] { $all } decisão
   *[other] { $all } decisões
}{ $left ->
    [0] { "" }
   *[other] , quantas o tempo permitiu
}, cada uma como este lugar a via na hora, e não achou nada claramente melhor.
hint-review-empty = { $who } não teve decisões com escolha nesta partida.
hint-difference = Turno { $turn }: “{ $made }”; o computador teria escolhido “{ $rather }” ({ $points } pontos em média)

# A game that has ended, gone through turn by turn
press-turns = Turno a turno
press-share-moment = Compartilhar este momento
press-animate = Mostrar como filme
replay-title = { $game }: turno { $turn } de { $last }
replay-title-deal = { $game }: { $last ->
    [0] início
   *[other] início, antes do turno 1 de { $last }
}
replay-own = O painel de { $who } naquele momento:
replay-quoted = > { $line }
replay-first = ⏮ Começo
replay-back = ◀ Voltar
replay-next = Avançar ▶
replay-last = Fim ⏭
replay-round-back = ⏪ Parte anterior
replay-round-next = Próxima parte ⏩
replay-hands-none = Só o que todos viam
replay-hands-seat = Com o painel de { $who }
replay-hands-all = Com o painel de cada um


lobby-duplicate = Mesa aberta para exatamente { $most } jogadores, com os sorteios da mesa `{ $table }` de novo e as mesmas opções. Aquela partida terminou e o que estava oculto pode ser visto: por favor, não olhem. Toque em “{ press-join }” e, com todos sentados, em “{ press-start }”.
lobby-duplicate-known = Quem já jogou com estes sorteios: { $who }
lobby-duplicate-asked = Quem já jogou com estes sorteios e talvez saiba o que vem: { $who }. A partida começa quando os outros concordarem (“{ press-consent }”): { $others }.
press-duplicate = Jogar os mesmos sorteios
press-consent = Concordo com isso
press-compare = Comparar as partidas
refused-duplicate-options = Esta mesa joga com os sorteios de outra mesa; por isso, tem as opções dela, que não podem ser mudadas. Só o ritmo e as dicas ainda podem ser escolhidos.
refused-duplicate-seats = Estes sorteios são para exatamente { $seats } lugares, e { $here ->
    [0] nenhum está ocupado
    [one] { $here } está ocupado
   *[other] { $here } estão ocupados
}. Espere por mais gente ou adicione computadores com “{ press-computers }”.
refused-duplicate-closed = Estes sorteios são para exatamente { $seats } lugares, e mais ninguém pode se sentar aqui. Preencha os livres com computadores (“{ press-computers }”).
refused-duplicate-consent = Quem já jogou com estes sorteios e talvez saiba o que vem: { $who }. Antes os outros têm de tocar em “{ press-consent }”: { $others }. Ou quem já os conhece sai da mesa.
refused-duplicate-seen = Você já jogou com estes sorteios e sabe o que vem, por isso não pode assumir um lugar nesta partida. Você pode assistir.
refused-offer-seen = Essa pessoa já jogou com estes sorteios e sabe o que vem; não pode ter um lugar nesta partida.
refused-consent-none = Não há aqui nada com que você tenha de concordar.
lobby-duplicate-alone = Uma mesa para você e computadores, com exatamente { $most } lugares: repetem-se os sorteios e as opções da mesa `{ $table }`. { $free ->
    [0] Aperte “{ press-start }” para começar.
   *[other] Adicione computadores com “{ press-computers }” e depois aperte “{ press-start }”.
}
lobby-duplicate-agreed = Quem já jogou com estes sorteios: { $who }. Os outros concordam.
table-option-twins = Mesas gêmeas
table-option-twins-off = não
table-option-twins-on = sim
table-explain-twins = Se outras pessoas podem jogar com os mesmos sorteios, ao mesmo tempo, em outras mesas. Até todas essas partidas terminarem, só quem joga vê cada uma (em “{ press-board }”).
refused-twins-direct = Nas mensagens diretas ninguém mais pode jogar ao seu lado, então esta mesa não tem gêmeas. Abra uma em um canal de um servidor.
refused-twins-unbegun = Aquela partida ainda não começou. Assim que começar, vocês poderão jogar aqui com os mesmos sorteios.
refused-twins-over = A partida que começou primeiro com estes sorteios terminou; por isso, nenhuma mesa gêmea pode mais começar. Quando as partidas de todas as mesas gêmeas terminarem, toque em “{ press-duplicate }” na mensagem de uma delas para jogar de novo com estes sorteios.
refused-twins-none = Aquela mesa não tem gêmeas: só uma mesa com a opção “{ table-option-twins }” compartilha os sorteios enquanto joga.
refused-twins-reserved = Aquela mesa faz parte de uma noite de jogos: só as mesas dessa noite jogam com esses sorteios. Abra uma mesa sua com /{ command-join }.
refused-twins-nowhere = Neste servidor não há essa mesa.
refused-twins-knows = Você joga ou já jogou com estes sorteios em uma mesa gêmea, então não pode se sentar aqui.
refused-twins-offer = Esta pessoa joga ou já jogou com estes sorteios em uma mesa gêmea, então não pode se sentar aqui. Escolha outra pessoa.
refused-twins-forgotten = Alguém que jogou com estes sorteios em outra mesa gêmea pediu a exclusão dos próprios dados, e não dá mais para saber quem era. Até as partidas de todas as mesas gêmeas terminarem, mais ninguém pode se sentar aqui.
twins-cover = Mesa gêmea: várias mesas podem jogar ao mesmo tempo com os mesmos sorteios. Até todas essas partidas terminarem, só quem joga vê esta partida.
twins-panel-left = Você não tem mais lugar aqui. Com “{ press-board }” você ainda vê esta partida.
twins-how = Para jogar com os mesmos sorteios em outro canal (só para quem não tem como conhecê-los por uma destas mesas): `/{ command-join } { command-join-twin }:{ $table }`
twins-others = { $count ->
    [0] { $count } outras mesas têm os mesmos sorteios.
    [one] Outra mesa tem os mesmos sorteios.
   *[other] { $count } outras mesas têm os mesmos sorteios.
}
twins-whose = Joga com os sorteios da mesa `{ $table }`.
twins-cover-over = Esta partida terminou. O resultado e o tabuleiro aparecem aqui quando as partidas de todas as mesas gêmeas terminarem; quem jogou já pode vê-los em “{ press-board }”.
twins-cover-until = O resto aparece quando as partidas de todas as mesas gêmeas terminarem.
twins-cover-turn = A partida continuou, vista só por quem joga.
lobby-twin = Mesa aberta para exatamente { $most } jogadores, que joga ao mesmo tempo que a mesa `{ $table }`, com os mesmos sorteios e as mesmas opções. Até as partidas de todas as mesas gêmeas terminarem, cada uma só aparece para quem joga nela. Toque em “{ press-join }” e, com todos sentados, em “{ press-start }”.
lobby-twin-closed = Mesa para exatamente { $most } jogadores, que joga ao mesmo tempo que a mesa `{ $table }`, com os mesmos sorteios e as mesmas opções. Alguém que jogou com estes sorteios em outra mesa gêmea pediu a exclusão dos próprios dados; por isso, ninguém novo pode se sentar aqui. { $free ->
    [0] Toque em “{ press-start }”.
   *[other] Computadores podem ocupar os lugares livres (“{ press-computers }”); depois, toque em “{ press-start }”.
}
witness-twins = As mesas gêmeas podem ter os mesmos sorteios. Por isso a semente só é mostrada quando as partidas de todas terminarem.
press-board = Tabuleiro
refused-twins-other = Alguém aqui joga ou já jogou com estes sorteios em outra mesa gêmea. A partida pode começar quando essa pessoa sair.
twins-cover-back = Quem joga vê no próprio painel o que seria desfeito.
