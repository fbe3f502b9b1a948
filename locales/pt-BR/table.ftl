# O que toda mesa diz, seja qual for o jogo.

who = { $who }

# O cartão da mesa e o tabuleiro
lobby-gathering = Mesa aberta para { $least } a { $most } jogadores. Toque em “{ press-join }” e, com todos sentados, em “{ press-start }”.
lobby-closes-soon = Há três dias ninguém faz nada aqui. Esta mesa se fecha sozinha: { $when }. Qualquer coisa que se faça nela a mantém aberta: /{ command-join }, /{ command-start } ou escolher uma opção.
lobby-option = { $option }: { $value }
witness-promise =
    Lacre do sorteio da mesa { $table } ({ $game }):
    `{ $commitment }`
    Nunca mudo esta mensagem. Quando a partida terminar eu mostro a semente, e ela tem de corresponder a este lacre; /{ command-verify } confere isso.
witness-start = Os sorteios vêm da semente lacrada, do número de entrada de cada um (dado pelo Discord) e das palavras de vocês, se deram alguma, nesta ordem:
witness-ticket = { $number }. { $who }: { $ticket }
witness-ticket-word = { $number }. { $who }: { $ticket }, “{ $word }”
witness-own = Para conferir os sorteios depois: o seu número de entrada é { $ticket }, e o lacre é `{ $commitment }`.
closed = Esta mesa foi fechada sem terminar a partida.
closed-by = { $who } fechou esta mesa sem terminar a partida.
closed-agreed = Todos aqui concordaram em fechar esta mesa sem terminar a partida.
closed-lapsed = Esta mesa se fechou sozinha: a partida não tinha começado, e durante sete dias ninguém fez nada aqui. /{ command-join } abre uma nova.
ended-alone = Todos os outros desistiram, então { $who } venceu.
vacant = { $who } desistiu: este lugar está livre, e qualquer pessoa pode assumi-lo.
closing = { $who } { $count ->
    [one] pede
   *[other] pedem
} para fechar esta mesa ({ $count } de { $all } até agora). Ela fecha quando todos concordarem.
seed-revealed = Semente do sorteio: { $seed }

# O painel de cada pessoa
panel-seated = Você tem um lugar nesta mesa. Seu painel chega quando a partida começar.
panel-not-seated = Você não tem lugar nesta mesa. Sente-se para jogar.
panel-watching = Você está assistindo: vê o que todos veem.
panel-waiting = Esperando por { $awaited }.
panel-over = A partida acabou.

# Botões
press-join = Entrar
press-leave = Sair
press-options = Opções
press-start = Começar
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
press-take-seat = Assumir o lugar
press-agree = Concordo em fechar
press-keep-open = Melhor continuar
press-ask-to-close = Perguntar aos outros
press-close-surely = Sim, fechar de vez
press-rematch = Revanche
press-verify = Conferir sorteios

# Histórico
log-asked-to-close = { $who } pede para fechar a mesa. Ela fecha quando todos concordarem.
log-kept-open = { $who } não pede mais para fechar a mesa.
log-taken-back = { $who } desfaz a última jogada.
log-taken-back-told = { $who } desfaz: { $told }
log-taken-back-did = { $who } desfaz: { $told }.
log-taken-back-more = { $who } desfaz: { $told }. { $more }
log-resigned = { $who } desiste. A partir de agora o bot joga neste lugar, sempre pela opção mais segura; outra pessoa pode assumi-lo com /{ command-join }.
log-replaced = { $who } assume o lugar de { $before }.
log-returned = { $who } volta ao seu lugar.
recap-resigned = { $who } deixa o lugar.

# Planos: o que alguém encomenda de antemão; mais ninguém os vê
plan-list = Seus planos (só você vê): { $plans }.
plan-ask = O que o bot deve fazer por você quando chegar a hora? Só você vê.
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
refused-word-late = Uma palavra para o sorteio só pode ser dada por quem se senta, antes do começo da partida. Tente de novo sem ela.
refused-lobbies = Você já está em { $count ->
    [one] uma mesa em que a partida ainda não começou. Comece-a (/{ command-start }) ou saia dela
   *[other] { $count } mesas em que a partida ainda não começou. Comece uma delas (/{ command-start }) ou saia de uma
} (/{ command-leave }) antes de abrir outra.
refused-lobbies-server = Neste servidor já { $count ->
    [one] há uma mesa à espera do começo da partida. Sente-se a ela ou tente de novo quando ela tiver começado
   *[other] há { $count } mesas à espera do começo da partida. Sente-se a uma delas ou tente de novo quando uma tiver começado
}.
refused-full = Esta mesa está cheia: { $seats ->
    [one] o único lugar está ocupado
   *[other] todos os { $seats } lugares estão ocupados
}.
refused-playing = A partida começou e todos os lugares estão ocupados. Você pode assistir ou abrir uma mesa em outro canal.
refused-own-seat = Você já tinha um lugar nesta partida e conhece os segredos dele: só pode voltar a esse, e ele está ocupado. Você pode assistir.
refused-leave-playing = A partida começou e sair deixaria os outros esperando. Use /{ command-resign } para abrir mão do seu lugar.
refused-set-playing = As opções são escolhidas antes do começo da partida.
refused-unknown-option = Este jogo não tem essa opção ou esse valor. O botão “{ press-options }” mostra o que há.
refused-started = A partida já começou.
refused-too-few = { $least ->
    [one] Este jogo precisa de pelo menos uma pessoa
   *[other] Este jogo precisa de pelo menos { $least } pessoas
}; até agora { $here ->
    [one] só há uma
   *[other] há { $here }
}. Peça a alguém que use /{ command-join }.
refused-not-started = A partida ainda não começou. Comece com /{ command-start }.
refused-notation = “{ $typed }” não é uma jogada deste jogo. Escolha uma das sugestões que aparecem enquanto você digita.
refused-not-your-turn = Não é a sua vez. Esperando por { $awaited }.
refused-not-seated = Você não tem lugar nesta mesa. Sente-se com /{ command-join } enquanto houver vaga.
refused-not-seated-full = Você não tem lugar nesta mesa, e todos os lugares estão ocupados. Abra outra com /{ command-join } em outro canal ou tópico.
refused-not-seated-free = Você não tem lugar nesta mesa. Um lugar ficou livre: com /{ command-join } ele é seu.
refused-not-seated-playing = Você não tem lugar nesta mesa: a partida está em andamento e nenhum lugar está livre. Você pode assistir com /{ command-board }; se alguém desistir, /{ command-join } assume o lugar. Para uma mesa sua, use outro canal ou um tópico.
refused-resign-gathering = A partida ainda não começou. Use /{ command-leave } para abrir mão do seu lugar.
refused-close-gathering = Só quem abriu a mesa, ou quem gerencia o servidor, pode fechá-la. Você pode sair com /{ command-leave }.
refused-asked-already = Você já pediu para fechar a mesa. Ela fecha quando todos concordarem.
refused-not-asked = Você não pediu para fechar esta mesa, então não há o que desfazer. Ela só fecha se todos concordarem.
refused-close-others = Nem todos os outros concordaram em fechar esta mesa, então ela continua aberta.
refused-step = Nada foi feito, porque o passo { $number } (“{ $step }”) não é possível ali: { $why }
refused-no-plans = Neste jogo não dá para planejar jogadas.
refused-plans-too-many = São planos demais. Cancele um primeiro.
refused-plan-gone = Esse plano não existe mais.
refused-back-nothing = Ainda não há nada para desfazer.
refused-back-other = A última jogada não foi sua: não dá para desfazê-la.
refused-back-luck = Houve sorteio na última jogada: não dá para desfazê-la.
refused-back-uncovered = A última jogada mostrou algo oculto: não dá para desfazê-la.

# O que aconteceu há pouco
recap-since-own = Desde a sua última vez:
recap-since = Desde a última vez de { $who }:
recap-last = O que aconteceu por último:
recap-line = · { $told }
recap-and = { $told } { $more }
recap-also = { $told }; { $more }
recap-turn = { $who } { $told }.
recap-more = { $count ->
    [one] Uma linha antes destas: /{ command-log }
   *[other] { $count } linhas antes destas: /{ command-log }
}
recap-none = A partida continua abaixo.

# De quem é a vez, para quem espera
panel-waiting-count = Esperando { $count ->
    [0] nenhuma resposta
    [one] { $count } resposta
   *[other] { $count } respostas
}; a pergunta foi a todos ao mesmo tempo.

# A mesa aberta, e como se chama o próprio painel
lobby-seats = Lugares ({ $here } de { $most }):
lobby-place = { $number }. { $who } · { $letter }
lobby-luck = Sorteio: lacrado
lobby-options-read = Estas são as opções. Sente-se para escolhê-las.
lobby-option-explained = **{ $option }**: { $value }. { $explained }
press-how = Como jogar
press-luck = Sorteio
press-start-few = Sim, começar

# Revanche, e o que se pergunta antes de começar
press-no = Não
press-type-move = Digitar jogada
refused-kept-seats = Os lugares livres estão guardados para quem jogou junto antes: { $who }. Ficam livres para todos { $until }.
unfinished = A partida não foi terminada.

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
table-option-pace-daily = cotidiano
table-option-pace-relaxed = tranquilo
table-note-pace-live = 3 minutos cada um, depois 10 minutos de reserva
table-note-pace-brisk = 8 horas cada um, depois um dia de reserva
table-note-pace-daily = um dia cada um, depois 3 dias de reserva
table-note-pace-relaxed = o quanto quiserem
lobby-option-noted = { $option }: { $value } ({ $note })
table-explain-pace = Quanto pode demorar uma decisão. Ao vivo: três minutos, mais dez de reserva para cada um; ágil: oito horas e um dia; cotidiano: um dia e três dias; tranquilo: o quanto quiserem. Quando um tempo se esgota, pergunta-se aos outros o que fazer.
time-until = { $who }: o tempo termina { $until }, com a reserva.
time-until-own = Seu tempo termina { $until }, com a reserva.
time-absent = { $who } está fora: o bot joga neste lugar, sempre pela opção mais segura, até a volta.
time-rests = Os relógios estão parados, porque ninguém respondeu. Voltam a andar assim que alguém fizer algo aqui.
poll-question = O tempo se esgotou para { $who }. E agora? Faz-se o que mais da metade das respostas dos outros quiser, senão a jogada segura. A decisão sai, o mais tardar, { $until }.
poll-nobody-else = O tempo se esgotou para { $who }, e não há mais ninguém que possa dizer o que fazer. Se nada acontecer antes, o bot faz uma vez a jogada segura: { $until }.
pace-wished = { $who } { $count ->
    [one] gostaria
   *[other] gostariam
} de outro ritmo: { $pace } ({ $count } de { $all } até agora). Ele vale assim que todos concordarem.
poll-choices = Esperar: mais uma vez o tempo de uma decisão. Jogada segura: só desta vez. O bot joga: até a volta. Substituir: o mesmo, e qualquer pessoa pode assumir o lugar.
poll-votes = { $remedy }: { $who }
remedy-wait = esperar mais uma vez
remedy-safe-action = a jogada segura, só desta vez
remedy-stand-in = o bot joga até a volta
remedy-substitute = procurar quem substitua
remedy-end = encerrar a partida
panel-pace = O que você escolher aqui é proposto aos outros; vale assim que todos concordarem.
time-up-own = Seu tempo se esgotou, e os outros decidem o que fazer. Você ainda pode jogar.
panel-absent = O bot está jogando por você. Com o botão abaixo você volta a jogar.
press-vote-wait = Esperar
press-vote-safe-action = Jogada segura
press-vote-stand-in = O bot joga
press-vote-substitute = Substituir
press-vote-end = Encerrar a partida
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
log-settled-substitute = { $who } { $count ->
    [one] perde este lugar
   *[other] perdem estes lugares
}; qualquer pessoa pode assumir, e enquanto ninguém tiver jogado ali é possível voltar.
log-settled-end = Os outros encerram a partida, porque o tempo se esgotou para { $who }.
log-settled-rest = Ninguém respondeu sobre { $who }: os relógios ficam parados até alguém fazer algo.
refused-nudge-nobody = Aqui não há ninguém a lembrar.
refused-nudge-early = A espera ainda é curta, ou o lembrete já foi enviado. Você pode fazer isso { $from }.
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
standing-turn-until = **sua vez** (o tempo se esgota { $until })
standing-late = **sua vez**, mas o seu tempo se esgotou (decide-se o que fazer, o mais tardar, { $until })
standing-asked = **falta a sua resposta**: o tempo se esgotou para { $who } (decide-se o que fazer, o mais tardar, { $until })
standing-away = o bot joga por você até você voltar
standing-waiting = esperando por { $awaited }
standing-waiting-until = esperando por { $awaited } (o tempo se esgota { $until })
standing-waiting-count = esperando { $count ->
    [0] nenhuma resposta
    [one] { $count } resposta
   *[other] { $count } respostas
}
standing-gathering = a partida ainda não começou, lugares ocupados: { $here } de { $most }
standing-playing = a partida está em andamento
