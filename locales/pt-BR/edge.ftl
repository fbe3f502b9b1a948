# O que o próprio bot diz no Discord: respostas, avisos, configurações.

# De quem é a vez
edge-mention = { $user }
edge-turn = { $count ->
    [one] { $who }: é a sua vez
   *[other] { $who }: é a vez de vocês
} (a vez começou { $since })
edge-poll = { $who }: o que fazer agora?
edge-pause = { $who }: a mesa deve fazer uma pausa, como alguém gostaria?
edge-pause-over = { $who }: a pausa deve acabar, como alguém gostaria?
edge-reminder = ⏰ { $alone ->
    [1] Sua partida está esperando por você
   *[other] Os outros estão esperando por você
}.
edge-late = ⏰ { $who }: os outros estão esperando por { $count ->
    [one] você
   *[other] vocês
}.
edge-moved = A partida continua em { $where }.
edge-record = Registro completo da mesa { $table }, com a semente dos sorteios. Confira com /{ command-verify } ou rode `tavolo verify` no seu computador; informe { $announced ->
    [0] o lacre como você o viu.
   *[other] o lacre e o link da mensagem do começo como você os viu.
}
edge-record-duplicate = Registro completo da mesa { $table }. Os sorteios são os da mesa { $first }. Confira com /{ command-verify } ou rode `tavolo verify --original` com o registro daquela mesa no seu computador; informe o lacre desta mesa como você o viu e, da outra, o lacre e, se alguma mensagem anunciou o começo, o link dela.

# Respostas
edge-done = Feito: { $what } ({ $game } em { $where })
edge-joined = Você tem um lugar em uma mesa de { $game } em { $where }.
edge-options-chosen = Você já tinha um lugar aqui; as suas opções foram escolhidas. Agora vale isto:
edge-hand-direct = Seu painel vem por mensagem direta.
edge-hand-here = Seu painel aparece aqui assim que a partida começar.
edge-hand-later = No momento o Discord não me deixa enviar mensagens diretas. Até que deixe, seu painel está em “{ $button }” no tabuleiro, ou em /{ command-hand }; ele chega sozinho assim que for possível.
edge-hand-quiet = Você está nas suas horas de silêncio, então agora não envio nada: até elas acabarem, seu painel está em “{ $button }” no tabuleiro, ou em /{ command-hand }.
edge-channel-gone = O canal { $where } não existe mais, então o tabuleiro já não pode ser mostrado lá. A partida continua aqui e com /{ command-play }; no fim, o resultado e o registro chegam por mensagem direta.
edge-channel-closed = No momento não consigo escrever em { $where }, então o tabuleiro de lá está desatualizado. A partida continua aqui e com /{ command-play }; quem gerencia o servidor pode me deixar escrever lá de novo.
edge-channel-lacking = Em { $where } me falta uma permissão: { $permission }. Por isso o tabuleiro de lá está desatualizado. A partida continua aqui e com /{ command-play }; quem gerencia o servidor pode devolvê-la.
edge-board-refused = No momento o Discord não aceita o tabuleiro em { $where }, então lá ele está desatualizado. Continuo tentando; a partida continua aqui e com /{ command-play }.
edge-board-in-words = Em { $where } me falta uma permissão: { $permission }. Por isso o tabuleiro de lá é texto em vez de imagem, e no fim o registro chega por mensagem direta. Quem gerencia o servidor pode devolvê-la.
edge-thread-refused = A partida fica neste canal: { $why ->
    [full] o Discord não permite mais tópicos ativos neste servidor.
    [kind] o Discord não deixa abrir tópicos aqui.
    [lacking] me falta a permissão { edge-may-threads }.
   *[other] o Discord não me deixou abrir um tópico.
}
edge-hand-closed = Não consigo mandar mensagem direta para você. Seu painel fica no canal, só para você: toque em “{ $button }” no tabuleiro ou use /{ command-hand }.
edge-hand-panel = Como você pediu, seu painel fica no canal, só para você: toque em “{ $button }” no tabuleiro ou use /{ command-hand }.
edge-left = Você saiu da mesa: { $game } em { $where }.
edge-started = A partida começa: { $game } em { $where }.
edge-drawing = A partida começa sozinha em poucos segundos: { $game } em { $where }.
edge-waived = Você concorda em começar sem prova: { $game } em { $where }. A partida começa quando todos concordarem.
edge-waived-all = Todos concordaram, então a partida começa sem prova: { $game } em { $where }.
edge-awaits = Você prefere esperar pela fonte: { $game } em { $where }. A partida começa sozinha assim que a fonte responder.
edge-closed = A mesa está fechada: { $game } em { $where }.
edge-close-asked = Você pediu para fechar a mesa: { $game } em { $where }. Os outros veem isso no tabuleiro, onde um botão desfaz o pedido; ela fecha quando todos concordarem.
edge-close-agreed = Você concorda em fechar a mesa: { $game } em { $where }. Ela fecha quando todos concordarem.
edge-kept-open = A mesa continua aberta: { $game } em { $where }. Os outros veem no tabuleiro que você quer continuar jogando.
edge-taken-back = Sua última jogada foi desfeita. A situação agora é esta.
edge-voted = Sua resposta conta: { $game } em { $where }. Até a decisão você pode mudá-la.
edge-vote-decided = Decidido. { $what } ({ $game } em { $where })
edge-asked-about-awaited = A pergunta está agora com os outros da mesa: { $game } em { $where }.
edge-nudged = Quem está sendo esperado recebe agora um lembrete por mensagem direta, da forma que escolheu e se ela chegar: { $game } em { $where }.
edge-nudged-told = Lembrete enviado: { $told } – { $game } em { $where }.
edge-nudged-one = { $who } ({ $way ->
    [message] por mensagem direta
    [channel] no canal
    [both] no canal e por mensagem direta
    [named] no tabuleiro, sem notificação
    [quiet] depois das horas de silêncio
    [none] não quer lembretes
   *[unreached] não foi possível avisar
})
edge-pace-agreed = Você aceita outro ritmo: { $game } em { $where }.
edge-pace-holds = Todos concordam, então agora vale este ritmo: { $pace } – { $game } em { $where }.
edge-returned = Você volta a jogar: { $game } em { $where }.
edge-close-sure = Quer mesmo fechar esta mesa de vez: { $game } em { $where }? { $players ->
    [one] Uma pessoa está jogando
   *[other] { $players } pessoas estão jogando
}. A partida acaba sem vencedor, e tudo é mostrado: o que estava oculto, o registro e a semente dos sorteios.
edge-end-late-sure = Quer mesmo encerrar a partida: { $game } em { $where }?
edge-close-lobby-sure = Quer mesmo fechar esta mesa: { $game } em { $where }? A partida ainda não começou; na mesa { $count ->
    [one] está
   *[other] estão
} { $who }.
edge-resign-sure = Quer mesmo desistir da partida: { $game } em { $where }?
edge-resign-goes-on = O bot passa a jogar no seu lugar, da forma mais cautelosa possível, e { $takers ->
    [nobody] ninguém novo
    [strangers] quem não tem como conhecer estes sorteios por outra mesa
   *[anybody] outra pessoa
} pode assumir o lugar. Todos na mesa ficam sabendo.
edge-resign-ends = Aí só resta { $who }, que vence; a partida acaba, e tudo é publicado: o que estava oculto, o registro e a semente dos sorteios.
edge-resign-ends-twins = Aí só resta { $who }, que vence; a partida acaba.
edge-resign-closes-twins = Com isso, as mesas gêmeas em que a partida ainda não começou se fecham, porque lá ela não pode mais começar.
edge-resign-computers = Aí só restam computadores, e eles não jogam sozinhos: a mesa é fechada sem terminar a partida.
edge-resign-computer = Ou deixe o seu lugar para um computador: a partida continua, e ele joga ali como um de nível “{ computer-level-medium }”. Ele vê o que o seu lugar vê. Com /{ command-join } você pode voltar{ $takers ->
    [nobody] ; ninguém mais pode assumir o lugar.
    [strangers] , enquanto ninguém mais tiver assumido o lugar: quem não tem como conhecer estes sorteios por outra mesa pode assumi-lo.
   *[anybody] , enquanto ninguém mais tiver assumido o lugar: outra pessoa pode assumi-lo.
}
edge-resigned = Você desistiu da partida: { $game } em { $where }.
edge-left-to-computer = Você desistiu e deixou o seu lugar para um computador: { $game } em { $where }. Lá, com /{ command-join }, você pode voltar, enquanto ninguém mais tiver assumido o lugar.
edge-moved-on = A partida já avançou; esta é a situação agora.
edge-done-already = Já foi feito: { $what }
edge-terms-changed = Desde que isto foi mostrado algo mudou: as opções, quem está na mesa ou se a partida já começou ({ $game } em { $where }). Por isso nada foi feito. Olhe de novo e repita se ainda quiser.
edge-instead = Em vez disso você pode, por exemplo:
edge-alternative = - { $what } (`{ $notation }`)
edge-unknown-control = Este botão não vale mais. Use /{ command-hand } ou /{ command-board } para ver a situação atual.
edge-fault = Algo deu errado do nosso lado, não do seu. Tente de novo; se continuar, informe este código a quem hospeda o bot: { $code }
edge-full = O disco de quem hospeda este bot está cheio, então nada foi feito. A partida continua assim que houver espaço. Quem hospeda encontra mais no log com este código: { $code }
edge-stopped = Não tenho certeza de que isto foi gravado. Por isso paro até que quem me hospeda veja o disco e me inicie de novo. Depois, vale o que estiver no tabuleiro. Código para o log: { $code }

# Qual mesa, qual jogo
edge-table = Mesa { $table }
edge-table-entry = { $game }: { $who } · { $table }
edge-table-line = { $number }. { $game } em { $where }: { $who }
edge-table-label = { $number }. { $game }: { $who }
edge-table-turn = sua vez
edge-table-line-turn = { $line } – **{ edge-table-turn }**
edge-table-at = { $game } em { $where }
edge-in-direct = nossas mensagens diretas
edge-table-named = { $game } em { $where } (`{ $table }`)
edge-no-such-table = Essa mesa não existe{ $looks ->
    [0] .
   *[other] {" "}ou não posso mostrá-la aqui. Uma mesa em que você não jogou só é mostrada no servidor dela, a quem vê o canal.
}
edge-no-such-table-own = { edge-no-such-table } Você pode indicar uma destas: { $tables }.
edge-table-gone = Essa mesa não existe mais: foi fechada antes de a partida começar, ou removida, ou você não vê mais o canal dela.
edge-no-table-here = Não há mesa neste canal. Abra uma com /{ command-join }.
edge-table-elsewhere = Não há mesa aqui; você está em outro lugar: { $tables }. Use o comando lá.
edge-no-table-here-ended = A última mesa deste canal terminou. Abra uma nova com /{ command-join }.
edge-table-elsewhere-ended = A última mesa daqui terminou; você está em outro lugar: { $tables }. Use o comando lá.
edge-no-table-yours = Você não está em nenhuma mesa. Abra uma com /{ command-join }: aqui, contra computadores; com outras pessoas, em um canal de um servidor.
edge-which-table = Você está em várias mesas. Qual delas?
edge-which-table-option = Você está em várias mesas. Escolha na opção “{ command-play-table }”; as sugestões aparecem enquanto você digita.
edge-suggestion-at = { $game } ({ $who }): { $what }
edge-which-game = Qual jogo? Escolha na opção “{ command-join-game }”.
edge-ambiguous = Isso pode ser { $count } coisas que você pode fazer agora. Diga um pouco mais.
edge-fillers = de do da dos das pelo pela para pra em no na a ao à o os as com e um uma meu minha por então eu me quero vou
edge-numbers = um/uma, dois/duas, três, quatro, cinco, seis, sete, oito, nove, dez
edge-asking = que o que é são faz fazem fazer pode posso me como quanto quantos quantas onde quando qual quais quem por que diga mostre significa tem têm há isso esse pergunta sobre dá dão dar custa custam serve servem agora ainda quer dizer devo deve eu ele ela uns umas um uma está estão exatamente no na ao acontece se vale valem
edge-worth = pontos ponto vale valem
edge-over = { $who }: a partida acabou.
edge-over-for-now = { $who }: a partida foi encerrada por ora.
edge-over-closed = { $who }: a mesa está fechada.
edge-unknown-game = Não conheço nenhum jogo “{ $typed }”.
edge-unknown-game-of = Não conheço nenhum jogo “{ $typed }”, mas conheço estes: { $games }.
edge-pick-game = Qual jogo? Escolha um, e a mesa se abre aqui.
edge-game-line = **{ $game }**, de { $least } a { $most } jogadores: { $about }
edge-other-game-here = Você já tem uma mesa aqui: { $game }. Antes do começo você sai dela com /{ command-leave }, depois com /{ command-resign }. Em um canal de um servidor você pode abrir mais uma.
edge-other-game = Há outro jogo neste canal: { $game }. Entre nele com /{ command-join }, ou abra uma mesa em outro canal.
edge-with-entry = `{ $id }` ({ $words })
edge-with-none = { $game } não tem opções a escolher.
edge-with-option = Não há opção “{ $typed }”. As opções de { $game } são: { $options }. Escreva, por exemplo: `{ $example }`
edge-hints = dicas
edge-with-hints = Dicas não são uma opção que alguém escolhe por todos: à mesa todos concordam com elas antes de a partida começar (“{ press-options }”, “{ lobby-hints-agree }”). Digite o resto sem elas.
edge-with-value = “{ $typed }” não é um valor de { $option }. Os valores são: { $values }. Escreva, por exemplo: `{ $example }`
edge-with-no-value = Falta um valor depois de { $option }. Os valores são: { $values }. Escreva, por exemplo: `{ $example }`

# O que não podemos fazer em um canal
edge-lacking = Neste canal me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
}: { $permissions }. Quem gerencia o servidor pode resolver isso.
edge-may-view = Ver canal
edge-may-send = Enviar mensagens
edge-may-write = Enviar mensagens (em um tópico: Enviar mensagens em tópicos)
edge-may-attach = Anexar arquivos
edge-may-connect = Conectar
edge-may-threads = Criar tópicos públicos
edge-may-in-threads = Enviar mensagens em tópicos

# Para ler
edge-more = Mais sobre esta mesa de { $game }:
edge-log-empty = Ainda não aconteceu nada nesta mesa. O histórico de uma partida encerrada está em “{ press-more }”, embaixo do último tabuleiro dela.
edge-log-part = Linhas { $first } a { $last } de { $all }; para ver outras, use /{ command-log } com “{ command-log-from }”.
edge-no-scores = Ainda não há pontuação.
edge-no-rules = Este jogo não tem cartão de regras.
edge-no-chapter = O cartão de regras não tem um capítulo sobre “{ $typed }”. Os capítulos são: { $chapters }. Escolha um abaixo.
edge-chapter-tells = Nenhum capítulo se chama “{ $typed }”. Este fala disso:
edge-nothing-to-ask = Agora não há o que perguntar aqui; depois que a partida começa, as sugestões aparecem enquanto você digita.
edge-not-understood = Não tenho resposta para isso. Você pode perguntar, por exemplo: { $questions }. As perguntas possíveis aparecem enquanto você digita.
edge-rules-tell = As regras dizem disso:
edge-asked-actions = o que posso fazer, o que posso fazer agora, que posso fazer, o que eu posso fazer, o que faço, o que faço agora, o que devo fazer, e agora, ações, jogadas, ações possíveis, jogadas possíveis, ajuda
edge-possible = Você pode agora: { $actions }{ $more ->
    [0] .
   *[other] {" "}e mais { $more }. As sugestões aparecem enquanto você digita em /{ command-play }.
}
edge-quoted = “{ $text }”
edge-chapters = Capítulos
edge-help =
    {"**"}Como jogar**
    1. /{ $join } abre uma mesa no canal ou põe você na que já está aberta. Computadores ocupam lugares (“{ press-computers }”); por mensagem direta, você joga só contra eles.
    2. /{ $start } (ou o botão) começa. Seu painel vem por mensagem direta, com botões.
    3. Na sua vez, o bot menciona você. Toque em um botão ou digite /{ $play }: as jogadas permitidas aparecem como sugestão.
    4. “{ $button }” no tabuleiro, ou /{ $hand }, mostra o seu painel quando quiser.
    Para ler: /{ $board } mostra o tabuleiro, /{ $ask } responde a perguntas, /{ $log } conta o que aconteceu, /{ $rules } explica as regras, /{ $tables } lista suas mesas e o que cada uma espera.
    Para mudar: /{ $takeback } desfaz sua última jogada, /{ $leave } sai da mesa antes do começo, /{ $resign } desiste da partida, /{ $close } fecha a mesa; /{ $settings } muda idioma, imagens e menções. /{ $hint } diz o que um computador acha da sua decisão, onde todos concordaram com dicas.
    Depois da partida: /{ $replay } passa por ela de novo, /{ $verify } confere os sorteios, /{ $hint } diz o que um computador acha dela; /{ $results } e /{ $stats } dizem como as partidas terminaram e o que deram, /{ $ranking } quem joga melhor. /{ $event } abre uma noite com várias mesas. Várias mesas podem jogar ao mesmo tempo com os mesmos sorteios: abra a primeira com a opção “{ table-option-twins }” e as outras com /{ $join } { command-join-twin }.
edge-about = Tavolo { $version } hospeda mesas de jogos de tabuleiro: { $games }. É software livre e não tem ligação com nenhuma editora. Qualquer pessoa pode conferir os sorteios com /{ command-verify }. Nenhum jogador sozinho consegue escolhê-los e, onde entra uma fonte pública, nem quem hospeda o bot consegue escolhê-los sem que se veja. /{ command-data } diz o que ele guarda de você.

# Conferir a sorte
edge-verify-fair = A partida segue as regras, e { $draws ->
    [0] não houve sorteio.
    [one] o único sorteio vem da semente{ $mixed ->
        [0] .
       *[other] { " " }e do que foi misturado a ela.
    }
    [2] os dois sorteios vêm da semente{ $mixed ->
        [0] .
       *[other] { " " }e do que foi misturado a ela.
    }
   *[other] todos os { $draws } sorteios vêm da semente{ $mixed ->
        [0] .
       *[other] { " " }e do que foi misturado a ela.
    }
}
edge-verify-opened = Pela numeração do Discord, a mesa foi aberta { $when }.
edge-verify-compare = O lacre neste registro é `{ $commitment }`. Compare-o com a mensagem de abertura da mesa: só se ele também estiver lá é que a semente estava lacrada antes do início.
edge-verify-means = Se esse lacre foi publicado antes do começo, nenhum jogador sozinho pode ter manipulado os sorteios, a não ser que hospede o bot. Quem o hospeda poderia já saber o resultado deles e, jogando também ou combinado com um jogador, tê-los escolhido.
edge-verify-beacon = Nos sorteios entrou a rodada { $round } da fonte pública de números aleatórios { $chain }: um número que ninguém podia conhecer antes de sair, { $when }.
edge-verify-beacon-mock = Nos sorteios entrou a rodada { $round } de { $chain }, que saiu { $when }. É só a imitação de uma fonte pública, para testes: qualquer um pode gerar os números dela, por isso esta partida é sem prova.
edge-verify-means-beacon = O registro segue um procedimento anterior: se esse lacre foi publicado antes do começo, nenhum jogador sozinho pode ter manipulado os sorteios, mas quem hospeda o bot, depois que esse número saiu, poderia ter experimentado números que não estavam em mensagem nenhuma. Contra essa pessoa, portanto, ele não prova nada.
edge-verify-means-mock = Mas essa fonte é só uma imitação para testes, cujos números qualquer um pode gerar; por isso ela não prova nada.
edge-later-round = Os sorteios esperam por uma rodada posterior da fonte, anunciada por uma nova mensagem: { $game } em { $where }. Assim que ela sair, a partida começa sozinha.
edge-verify-message-form = Informe o link da minha mensagem que anunciou o começo (segure a mensagem, ou clique nela com o botão direito, e copie o link), ou o número dela.
edge-verify-message-same = Segundo o registro, o começo foi anunciado pela mensagem que você informou.
edge-verify-message-compare = Segundo o registro, o começo foi anunciado pela mensagem { $message }. Compare com o link da minha mensagem do começo (segure a mensagem, ou clique nela com o botão direito, e copie o link), ou informe esse link em /{ command-verify }.
edge-verify-message-other = A mensagem que você informou não é a que anunciou o começo segundo o registro, que é { $message }. Ou é outra mensagem, ou é de outra mesa (então informe-a na opção “{ command-verify-table }”), ou esta não é a partida que foi anunciada a vocês.
edge-verify-message-original = A mensagem que você informou não dá para comparar aqui: estes sorteios são os da mesa { $table }. Informe-a em /{ command-verify } { command-verify-table }:{ $table }.
edge-verify-message-none = Segundo o registro, nenhuma mensagem anunciou o começo desta partida; informe só o lacre. Se uma mensagem minha anunciou o começo a você, esta não é a partida que foi anunciada.
edge-verify-elsewhere = Não conheço a mesa { $table }, por isso não sei dizer o que estava lacrado antes da partida.
edge-verify-otherwise = Este registro não é o da mesa { $table } que eu guardo. Pegue o que eu publiquei, ou use /{ command-verify } { command-verify-table }:{ $table }.
edge-verify-proved = Se esse lacre estava no canal antes do começo, sem alteração, e essa mensagem antes de a rodada sair, ninguém escolheu estes sorteios, nem mesmo quem hospeda o bot. Um começo anunciado antes e depois abandonado teria sido outra tentativa; todos no canal o teriam visto. Nada pode mostrar se alguém olhou cartas viradas na máquina do bot.
edge-verify-again = Segundo o registro, o começo foi anunciado { $times } vezes, porque rodadas não chegaram a tempo; nada prova isso, e quem hospeda o bot pode ter escolhido entre vários sorteios. Se esse lacre foi publicado antes do começo, nenhum jogador sozinho pôde escolher os sorteios.
edge-verify-unproved = Nenhuma rodada de uma fonte pública entrou nestes sorteios: esta partida é sem prova.
edge-verify-beacon-source = Este registro não pode estar certo: o que ele diz de uma fonte não combina com o lacre dele.
edge-verify-announced-falls = Este registro não pode estar certo: as mensagens que anunciaram o começo não seguem umas às outras.
edge-verify-waived = Nestes sorteios não entrou nenhum número da fonte pública: a rodada { $round } da fonte { $chain } deveria ter saído { $when }. Segundo o registro, ela não saiu a tempo, e todos à mesa concordaram em começar sem ela.
edge-verify-beacon-unknown = Este registro cita uma fonte pública de números aleatórios que eu não conheço.
edge-verify-beacon-start = Este registro cita a rodada de uma fonte pública de números aleatórios mas não diz quando a partida começou; por isso a rodada não pode ser conferida.
edge-verify-beacon-early = Este registro não pode estar certo: a partida começou antes de a última pessoa entrar.
edge-verify-beacon-round = Este registro não pode estar certo: os sorteios tinham de vir da rodada { $round } da fonte, a primeira que ninguém podia conhecer no começo.
edge-verify-beacon-forged = Este registro não pode estar certo: a fonte nunca deu esse número para essa rodada.
edge-verify-of = **{ $game }**: { $who }
edge-verify-same = A semente confere com o lacre que você informou, `{ $commitment }`.
edge-verify-other = O lacre que você informou não é o deste registro, que é `{ $commitment }`. Ou ele foi digitado errado, ou é de outra mesa (então informe-a na opção “{ command-verify-table }”), ou esta não é a partida cujo lacre vocês viram.
edge-verify-promise-form = Um lacre tem 24 caracteres: letras, algarismos, hífens e sublinhados (em versões anteriores, 64 algarismos e letras de a a f). Copie-o da minha mensagem da abertura da mesa.
edge-verify-ticket-none = Este registro não pode estar certo: o número de entrada de { $who } é 0, que o Discord não dá a nada.
edge-verify-ticket-twice = Este registro não pode estar certo: o número de entrada de { $who } é igual ao de outra pessoa, e o Discord dá cada número uma vez só.
edge-verify-ticket-falls = Este registro não pode estar certo: o número de entrada de { $who } é menor que o do lugar anterior, ocupado antes; os números do Discord só aumentam.
edge-verify-ticket-early = Este registro não pode estar certo: o número de entrada de { $who } é de antes da abertura da mesa.
edge-verify-back = A jogada { $ply } foi desfeita, o que nenhuma mesa permite: já tinha havido sorteio, algo oculto tinha sido mostrado, a partida tinha acabado ou o lugar tinha sido abandonado.
edge-verify-cut = Este registro está cortado depois da jogada { $ply }. Até ali ele segue as regras, e os sorteios vêm da semente.
edge-verify-torn = Este arquivo parece cortado: termina no meio da linha { $line }.
edge-verify-long = Este registro é longo demais para eu conferir. `tavolo verify` o confere em qualquer computador.
edge-verify-seed = Neste registro, o lacre não confere com a semente, a mesa e a origem dos sorteios: algo disso foi mudado.
edge-verify-luck = { $ply ->
    [0] O sorteio da preparação
   *[other] O sorteio da jogada { $ply }
} não vem da semente e do que foi misturado a ela.
edge-verify-rules = Este registro quebra as regras na jogada { $ply }.
edge-verify-end = Pelas regras, esta partida não termina como este registro diz.
edge-verify-option = Segundo o registro, a partida foi jogada com uma opção, ou um valor, que este jogo não tem ou que não combina com as outras.
edge-verify-no-seed = Este registro não tem semente, então os sorteios não podem ser conferidos. Ele segue as regras.
edge-verify-no-line = Falta a este registro a linha `{ $word }`, então os sorteios não podem ser conferidos: nada diz o que foi lacrado e para qual mesa. Pegue o registro inteiro.
edge-verify-none = Ainda não terminou nenhuma partida aqui. Anexe um registro ou indique uma mesa.
edge-verify-either = Informe um arquivo ou uma mesa, não os dois: cada um é conferido à parte.
edge-verify-nothing = Esta mesa foi fechada antes de a partida começar, então nada foi sorteado.
edge-verify-running = A partida ainda está em andamento. A semente aparece { $twins ->
    [0] no fim
   *[other] quando as partidas de todas as mesas gêmeas terminarem
}; aí dá para conferir os sorteios. Para uma partida que terminou, informe a mesa na opção “{ command-verify-table }”.
edge-verify-halted = Esta partida foi encerrada por ora e ainda pode continuar. Quando terminar de vez{ $twins ->
    [0] {""}
   *[other] {" "}e as partidas de todas as mesas gêmeas também
}, a semente aparece; aí dá para conferir os sorteios.
edge-verify-game = Este registro é de um jogo que eu não tenho.
edge-verify-illformed = Este arquivo não é um registro que eu consiga ler; a linha { $line } está errada.
edge-verify-large = Este arquivo é grande demais para um registro.
edge-verify-enough = Conferir registros exige muito processamento, e a sua cota acabou por enquanto. Tente de novo daqui a { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}, ou confira o registro por conta própria com `tavolo verify`.
edge-verify-fetch = Não consegui buscar o arquivo. Tente de novo.

# Configurações
edge-yes = sim
edge-no = não
edge-settings-kept = Salvo.
edge-no-game = nenhum
edge-settings-mine = **Você** · idioma: { $language } · tabuleiros: { $board } · painel: { $hand } · menções: { $mention }
edge-settings-channel = **Este canal** · idioma: { $language } · tabuleiros: { $board } · jogo: { $game } · tópicos: { $threads }
edge-settings-managers = Só quem gerencia o servidor pode mudar o que vale para um canal.
edge-settings-no-channel = Esta é uma mensagem direta. Mude as configurações de um canal no próprio canal.

# Quanto uma pessoa pode pedir
edge-too-fast = Foi muita coisa de uma vez, então nada foi feito. Continue daqui a { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.

# As mensagens de cada pessoa
edge-panel-with = com { $who }
edge-asked = { $who }: a pergunta vai a todos ao mesmo tempo; { $left ->
    [0] não falta nenhuma resposta
    [one] ainda falta { $left } resposta
   *[other] ainda faltam { $left } respostas
} (começou { $since })
edge-settings-turn = A sua vez chega como: { $turn } · o tabuleiro nos seus painéis: { $beside } · lembretes: { $reminders }
edge-settings-statistics = Os outros podem ver as suas estatísticas: { $shared }
edge-settings-reminder-mentions = Um lembrete no canal menciona você quando três quartos do tempo de uma decisão já passaram, e a sua vez começa ali sem menção: há uma menção por vez. Para o começo dela escolha uma nova mensagem direta em “{ command-settings-mine-turn }”.
edge-settings-reminder-names = Um lembrete no canal diz o seu nome sem notificar você, pois as suas menções estão desligadas.
edge-settings-how = Para mudar algo, escolha a opção correspondente: por exemplo, /{ command-settings } { command-settings-mine } { command-settings-mine-zone }.
edge-settings-same = Já está assim.
edge-settings-direct-closed = Suas mensagens diretas continuam fechadas para mim. Permita mensagens diretas de membros deste servidor nas configurações de privacidade dele e escolha isto de novo; até lá, seu painel fica no canal.
edge-settings-direct-open = Consegui mandar o seu painel por mensagem direta.
edge-settings-direct-next = Na última tentativa, suas mensagens diretas estavam fechadas para mim. Tento de novo com o seu próximo painel.

# O primeiro minuto, uma revanche, uma jogada digitada
edge-start-left = { $who }: saiu do servidor, por isso esse lugar está livre de novo. Comece mais uma vez para jogar sem essa pessoa, ou espere por outra.
edge-left-server = Você não está mais no servidor desta mesa, por isso não pode continuar jogando nela. Abandone o lugar ou volte ao servidor. Nada foi jogado.
edge-start-few = Começar { $game } em { $where } com { $here } de { $most }?
edge-start-expected = Quem ainda falta: { $who }.
edge-start-again = Aperte o botão ou digite /{ command-start } mais uma vez.
edge-nothing-done = Nada foi feito.
edge-rematch = { $who }: revanche? { $count ->
    [one] Seu lugar está guardado; outras pessoas poderão pegá-lo { $until }
   *[other] Seus lugares estão guardados; outras pessoas poderão pegá-los { $until }
}.
edge-rematch-others = Só pode pedir revanche quem jogou naquela mesa e não teve o lugar assumido por outra pessoa. Para jogar com outras pessoas, use /{ command-join } onde não houver mesa.
edge-rematch-others-here = Só pode pedir revanche quem jogou naquela mesa e não teve o lugar assumido por outra pessoa. Aqui há uma mesa com lugar livre: { $game }. Toque em “{ $join }” nela.
edge-rematch-there = Você pode jogar de novo onde essa mesa está: { $game } em { $where }.
edge-rematch-deal = Aqui há outra mesa, que repete os sorteios de uma partida anterior: { $game }. Toque em “{ $join }” nela ou abra outra em outro canal com /{ command-join }.
edge-rematch-deal-on = Aqui há outra mesa, que repete os sorteios de uma partida anterior: { $game }. Peça a revanche quando a partida dessa mesa terminar ou abra uma mesa em outro canal com /{ command-join }.
edge-took-over = Você assumiu o lugar de { $who }: { $game } em { $where }. Você continua com isto:
edge-back-in-seat = Você está de volta ao seu lugar: { $game } em { $where }. Você continua com isto:
edge-you-sit = Você está aqui: { $tables }.
edge-how-title = Como se joga { $game }
edge-type-title = Sua jogada
edge-type-label = A jogada, por extenso ou como no botão
edge-log-older = Anteriores
edge-log-newer = Seguintes
edge-help-games = Jogos aqui: { $games }.
edge-thread = { $game }: { $who }
edge-other-game-on = Neste canal já há outra partida: { $game }. Abra uma mesa em outro canal.

# A lista das mesas
edge-tables-mine = **Suas mesas**
edge-tables-here = **Outras mesas neste servidor**
edge-tables-line = { $game } em { $where }: { $standing }
edge-tables-line-with = { $game } em { $where } com { $who }: { $standing }
edge-tables-free = { $line } – **há um lugar livre**
edge-tables-more = { $count ->
    [0] e nenhuma a mais
    [one] e mais uma
   *[other] e mais { $count }
}
edge-tables-none = Você não está em nenhuma mesa. /{ command-join } abre uma em um canal ou põe você na que já está aberta ali.
edge-tables-none-here = Não há outra mesa neste servidor.

# O que faz quem gerencia um servidor: /mesa e /servidor
edge-offered = { $who }: um lugar é oferecido aqui.
edge-offer-declined = Você não aceitou o lugar: { $game } em { $where }.
edge-moderate-direct = Esta é uma mensagem direta. Use /{ command-table } no canal em que a mesa está, ou /{ command-table } { command-table-log } em qualquer canal do servidor.
edge-reopen-occupied = Agora há outra mesa aqui: { $game } em { $where }. Primeiro mude essa para outro canal, ou encerre-a.
edge-move-occupied = Há outra mesa lá: { $game } em { $where }. Escolha outro canal ou um tópico.
edge-move-where = Uma mesa pode ficar em canais com mensagens e em tópicos. Escolha um deles.
edge-offer-whom = Escolha alguém deste servidor.
edge-offer-bot = Um bot não pode ocupar um lugar. Escolha uma pessoa.
edge-end-sure = Quer encerrar esta partida: { $game } em { $where }? { $players ->
    [one] Uma pessoa está jogando
   *[other] { $players } pessoas estão jogando
}. Todos ficam sabendo que foi você. Por um dia nada do que está oculto é mostrado, e a partida pode continuar com /{ command-table } { command-table-reopen }; depois ela acaba sem vencedor{ $twins ->
    [0] , e tudo é publicado
   *[other] {""}
}. O canal fica livre na hora para outra mesa.
edge-end-lobby-sure = Quer fechar esta mesa de vez: { $game } em { $where }? A partida não começou; { $players ->
    [one] uma pessoa está
   *[other] { $players } pessoas estão
} nela.
edge-reopen-sure = Quer que esta partida continue: { $game } em { $where }? Todos ficam sabendo que foi você e de quem é a vez; o tempo da decisão começa de novo.{ $left ->
    [0] {""}
   *[other] {" "}Quem apagou os próprios dados nesse meio-tempo deixa o lugar; se restarem menos de dois lugares ocupados, ou só computadores, a partida acaba na hora.
}
edge-pause-sure = Quer parar os relógios: { $game } em { $where }? Todos ficam sabendo que foi você. Eles param por no máximo 14 dias, ou até você ou quem joga fazê-los andar de novo; enquanto isso se pode jogar.
edge-go-on-sure = Quer que os relógios andem de novo: { $game } em { $where }? Todos ficam sabendo que foi você.
edge-offer-sure = Quer oferecer a { $name } o lugar de { $who }: { $game } em { $where }? Os dois ficam sabendo no canal que foi você. Só se { $name } aceitar o lugar muda de mãos, com tudo o que há de oculto nele; até lá { $name } vê só o que todos veem.
edge-move-sure = Quer levar esta mesa para { $to }: { $game } em { $where }? O tabuleiro continua lá e diz que foi você; aqui fica uma linha que diz onde. Preciso ter permissão para escrever lá.
edge-ended-for-now = Encerrada: { $game } em { $where }. Por um dia ela pode continuar aqui com /{ command-table } { command-table-reopen }.
edge-reopened = A partida continua: { $game } em { $where }.
edge-reopened-over = Resta pouca gente para continuar, então a partida acabou: { $game } em { $where }.
edge-paused-by-you = Os relógios estão parados: { $game } em { $where }.
edge-went-on-by-you = Os relógios andam de novo: { $game } em { $where }.
edge-offer-made = O lugar foi oferecido: { $game } em { $where }. Os botões para responder estão embaixo do tabuleiro.
edge-moved-by-you = Pronto: { $game } agora está em { $where }.
edge-did-nothing = Quem cuida das mesas ainda não fez nada neste servidor.
edge-did-title = **O que quem cuida das mesas fez aqui**, o mais recente primeiro:
edge-did-close = { $when }: { $by } fechou { $game } em { $where } de vez.
edge-did-end = { $when }: { $by } encerrou { $game } em { $where }.
edge-did-reopen = { $when }: { $by } deixou { $game } em { $where } continuar.
edge-did-pause = { $when }: { $by } parou os relógios de { $game } em { $where }.
edge-did-go-on = { $when }: { $by } fez os relógios de { $game } em { $where } andarem de novo.
edge-did-offer = { $when }: { $by } ofereceu a { $name } o lugar de { $who }: { $game } em { $where }.
edge-did-move = { $when }: { $by } levou { $game } de { $where } para { $to }.
edge-did-close-event = { $when }: { $by } encerrou a noite de { $game } em { $where }.
edge-did-take-out = { $when }: { $by } tirou { $name } da noite de { $game } em { $where }.
edge-did-set = { $when }: { $by } mudou o que vale aqui – { $what }: { $value }.
edge-game-not-here = { $game } não se joga neste servidor. /{ command-join } sugere o que se joga.
edge-server-direct = Esta é uma mensagem direta. Use /{ command-server } em um canal do servidor.
edge-server-managers = Só quem gerencia o servidor pode ver e mudar o que vale nele.
edge-server-fixed = Não mudou, porque quem hospeda o bot fixou isto para este servidor: { $what }.
edge-server-last-game = Assim não se poderia jogar nada aqui. Primeiro permita outro jogo.
edge-server-holds = **Este servidor** · idioma: { $language } · ritmo das novas mesas: { $pace } · tópicos: { $threads } · jogos: { $games }
edge-server-own-pace = { $pace } (o do próprio bot)
edge-server-held = Fixado por quem hospeda o bot: { $what }.
edge-server-key-language = idioma
edge-server-key-pace = ritmo
edge-server-key-threads = tópicos
edge-server-key-games = jogos
edge-server-key-quiet = cargos de silêncio
# Noites e ausências
edge-settings-quiet = Horas de silêncio: { $hours } ({ $zone }, onde agora são { $now }). Nelas nada é enviado a você, e você não se atrasa, embora a sua reserva possa começar a correr; depois, uma só mensagem conta tudo. Em mesas ao vivo elas não valem.
edge-settings-zone = Horas de silêncio: nenhuma · fuso horário: { $zone }, onde agora são { $now }
edge-settings-no-quiet = Horas de silêncio: nenhuma
edge-settings-quiet-none = nenhuma
edge-settings-zone-unknown = Não conheço este fuso horário. Digite uma cidade, como São Paulo ou Lisboa, ou o começo dela, e escolha na lista.
edge-settings-zone-which = “{ $typed }” é o que os relógios mostram só numa parte do ano, ou em vários lugares. Escolha uma cidade cujos relógios são os seus: { $zones }.
edge-zone-cities = America/Sao_Paulo: brasil/rio de janeiro/rio/brasília/belo horizonte/bh/curitiba/porto alegre/florianópolis/goiânia/vitória/campinas/santos, America/Bahia: salvador, America/Belem: belém, America/Manaus: manaus, America/Cuiaba: cuiabá, America/Recife: pernambuco/joão pessoa/natal, America/Fortaleza: ceará/são luís/teresina, America/Maceio: maceió/aracaju, America/Noronha: fernando de noronha, America/Rio_Branco: acre, Europe/Lisbon: lisboa/portugal/porto/coimbra/braga, Atlantic/Azores: açores, America/New_York: nova york/nova iorque, America/Mexico_City: cidade do méxico, America/Argentina/Buenos_Aires: argentina, America/Montevideo: montevidéu/uruguai, America/Asuncion: assunção/paraguai, America/Havana: havana, Europe/London: londres/inglaterra, Europe/Madrid: madri/espanha, Europe/Paris: frança, Europe/Rome: roma/itália/milão/veneza/florença, Europe/Berlin: berlim/alemanha/munique, Europe/Vienna: viena/áustria, Europe/Zurich: zurique/suíça/genebra, Europe/Brussels: bruxelas/bélgica, Europe/Amsterdam: amsterdã/amsterdão/holanda, Europe/Dublin: irlanda, Europe/Moscow: moscou/moscovo, Asia/Tokyo: tóquio/japão, Asia/Shanghai: pequim/xangai, Africa/Luanda: angola, Africa/Maputo: moçambique, Atlantic/Cape_Verde: cabo verde/praia
edge-settings-quiet-unclear = Não entendo estas horas. Diga de quando a quando, como 22-7; até doze horas, ou `{ edge-settings-quiet-none }`.
edge-away-set = { $midnight ->
    [0] Você está fora e
   *[other] Seu último dia fora é { DAY($last) }, e você
} volta { $until }: até lá os seus relógios ficam parados nas suas mesas. Sua primeira jogada em qualquer mesa encerra a ausência antes, e também “{ edge-away-back-word }” aqui.
edge-away-now = Você está fora{ $midnight ->
    [0] {" "}e
   *[other] : seu último dia é { DAY($last) }, e você
} volta { $until }. Sua primeira jogada em qualquer mesa encerra a ausência antes, e também “{ edge-away-back-word }” aqui.
edge-away-none = Você não está fora. Diga por quanto tempo vai estar, como `3 dias`, `até sexta` ou `24/12`, e até lá os seus relógios ficam parados.
edge-away-back = Você voltou: seus relógios correm de novo.
edge-away-back-word = Voltei
edge-away-days = { $count ->
    [0] nenhum dia
    [one] { $count } dia
   *[other] { $count } dias
}
edge-away-unclear = Não entendo por quanto tempo. Diga um número de dias, como `3 dias`, ou o último dia, como `sexta` ou `24/12`; até 60 dias. `fim` encerra uma ausência.
edge-away-outside = Isso seria até { DAY($day) }. O mínimo é um dia, e o máximo, 60 dias à frente.
edge-away-either = “{ $typed }” pode ser { DAY($one) } ou { DAY($other) }. Escreva o mês por extenso, como `24 de dezembro`.
edge-away-off = fim, acabou, encerrar, de volta, estou de volta, nenhuma, não
edge-date-months = janeiro/jan, fevereiro/fev, março/mar, abril/abr, maio/mai, junho/jun, julho/jul, agosto/ago, setembro/set, outubro/out, novembro/nov, dezembro/dez
edge-date-weekdays = segunda-feira/segunda feira/segunda/seg, terça-feira/terça feira/terça/ter, quarta-feira/quarta feira/quarta/qua, quinta-feira/quinta feira/quinta/qui, sexta-feira/sexta feira/sexta/sex, sábado/sáb, domingo/dom
edge-date-near = hoje, amanhã, depois de amanhã
edge-date-units = dia/dias, semana/semanas/sem, mês/meses
edge-date-fillers = até o a ao à os as de do da em no na por para próximo próxima este esta que vem um uma inclusive fora
edge-away-cut = { $game } em { $where }: seu relógio volta a correr { $until }, porque neste ritmo não se pode ficar fora mais tempo por ano.
edge-away-used = { $game } em { $where }: seu relógio continua correndo, porque neste ritmo você já ficou fora o quanto se pode por ano.
edge-away-live = { $game } em { $where }: seu relógio continua correndo, porque lá todos jogam ao mesmo tempo. “{ press-pause }”, em “{ press-more }”, pede uma pausa aos outros.
edge-digest = Suas horas de silêncio acabaram. Aconteceu isto nas suas mesas:
edge-digest-over = { $game } em { $where }: a partida acabou
edge-digest-mention = { $who }: suas horas de silêncio acabaram, e aqui algo espera por você.
edge-pause-wished = Você quer uma pausa: { $game } em { $where }. Ela começa assim que mais da metade de vocês concordar.
edge-go-on-wished = Você quer continuar: { $game } em { $where }. A mesa continua assim que mais uma pessoa concordar.
edge-paused = A mesa está em pausa: { $game } em { $where }.
edge-went-on = A mesa continua: { $game } em { $where }.

# Desfazer quando todos concordam
edge-rewind = { $who }: isto pode ser desfeito?
edge-rewind-agreed = Você concorda: { $game } em { $where }. Será desfeito quando os outros também concordarem.
edge-rewind-done = Desfeito: { $game } em { $where }.
edge-rewind-let-stand = Fica como está: { $game } em { $where }.
edge-rewind-sure = Quer perguntar aos jogadores se isto deve ser desfeito: { $game } em { $where }? Todos ficam sabendo que foi você; só será feito se concordarem todos os que jogam ali.
edge-let-stand-sure = Quer retirar o que você ou outra pessoa que gerencia o servidor pediu aos jogadores, desfazer algo: { $game } em { $where }?
edge-rewind-asked = Os jogadores foram perguntados: { $game } em { $where }. Os botões para a resposta ficam embaixo do tabuleiro.
edge-let-stood = O pedido foi retirado: { $game } em { $where }.
edge-did-rewind = { $when }: { $by } pediu aos jogadores de { $game } em { $where } que desfizessem algo; jogadas: { $count }.
edge-did-let-stand = { $when }: { $by } retirou o pedido de desfazer algo: { $game } em { $where }.
# Assistir sem lugar, e as próprias anotações
edge-watch-end = Você assiste a esta mesa: uma mensagem direta avisa quando a partida acabar.
edge-watch-daily = Você assiste a esta mesa: uma mensagem direta avisa uma vez por dia, se algo aconteceu, e quando a partida acabar.
edge-watch-off = Você não assiste mais a esta mesa e não recebe mais mensagens sobre ela.
edge-watch-off-already = Você não assiste a esta mesa.
edge-watch-plays = Você mesmo joga ali e já recebe tudo: { $game } em { $where }.
edge-watch-ended = A partida desta mesa acabou: não há mais nada para ver.
edge-watch-none = Você não assiste a nenhuma mesa. Use /{ command-watch } no canal de uma mesa para começar.
edge-watch-news = Você está assistindo: { $line }
edge-watch-over = Você assistiu: { $line }. Esta é a última mensagem sobre ela.
edge-ask-title = Sua pergunta
edge-ask-label = O que você quer saber
edge-jotting-title = Suas anotações
edge-jotting-label = Só você vê. Deixe em branco para apagar.
edge-jotting-heading = **Suas anotações**, que ninguém mais vê:
edge-jotting-line = > { $text }
edge-jotting-rest = > … O resto está em “{ press-notes }”.
edge-jotting-kept = Anotado. Está acima do seu painel, e ninguém mais vê.
edge-jotting-gone = Agora você não tem anotações nesta mesa.
edge-jotting-not-there = Só quem joga em uma mesa ou assiste a ela tem anotações ali. “{ press-watch }”, em “{ press-more }”, deixa você assistir.
# Mesas em que ninguém joga, ou cujo canal não existe mais
edge-unplayed = { $who }: a partida continua?
edge-stayed = Você quer continuar jogando: { $game } em { $where }.
edge-shelf-wished = Você quer arquivar a mesa: { $game } em { $where }. Ela é arquivada assim que mais da metade de vocês quiser.
edge-shelved = A mesa está arquivada: { $game } em { $where }. Um toque a traz de volta, aqui e em /{ command-tables }.
edge-unshelved = A mesa está de volta, e a partida continua: { $game } em { $where }.
edge-brought-here = A mesa agora está aqui, e a partida continua: { $game } em { $where }.
edge-unshelve-occupied = Há outra mesa lá: { $game } em { $where }. Digite /{ command-tables } em outro canal daquele servidor e aperte o botão para continuar lá; ou aperte de novo quando aquela partida acabar.
edge-tables-numbered = **{ $number }.** { $line }
edge-tables-unshelve = { $number }. { press-unshelve }: { $game }
edge-tables-bring-here = { $number }. { press-bring-here }: { $game }

# Onde há um lugar livre
edge-tables-join = { $number }. { press-join }: { $game }
edge-tables-take-seat = { $number }. { press-take-seat }: { $game }
edge-tables-play = { $number }. { press-play }: { $game }
edge-card-title = **Mesas que procuram jogadores**
edge-card-none = No momento, nenhuma mesa procura jogadores. /{ command-join } abre uma em um canal.
edge-card-note = Esta lista se atualiza sozinha. /{ command-tables } mostra também as suas mesas.
edge-card-moved = A lista de mesas que procuram jogadores agora está em { $where }.
edge-card-ended = A lista de mesas que procuram jogadores não é mais mantida aqui.
edge-server-open = **Mesas abertas** · lista: { $card } · cargo que é chamado quando falta alguém: { $role }
edge-server-nowhere = –
edge-server-quiet = **Cargos de silêncio** · quem tinha um destes quando usou o bot aqui pela última vez é nomeado e nunca mencionado: { $roles }
edge-server-quiet-everyone = todos
edge-server-quiet-many = Já há { $most } cargos de silêncio, e não se guardam mais. Com “{ command-server-set-without }” todos saem, e você pode escolher de novo.
edge-server-card-closed = A lista de mesas abertas não pode ser mantida em { $where }: o canal não existe mais, ou o bot não pode escrever nele. Quando isso estiver resolvido, escolha o canal de novo.
edge-server-role-everyone = Esse cargo é de todos no servidor. Escolha um que cada pessoa pega para si.
edge-server-role-silent = Assim, este cargo não avisa ninguém: permita que todos o mencionem, nas configurações do servidor.
edge-call = { $role }: quem mais quer jogar? { $game } em { $where } – { $standing }
edge-called = { $role } foi chamado. Para { $game }, de novo { $from }.
edge-call-none = Neste servidor não há cargo escolhido para ser chamado. Quem o gerencia pode escolher um com /{ command-server } { command-server-set }.
edge-call-seated = Só quem está sentado a esta mesa pode chamar mais alguém.
edge-call-full = Não há lugar livre nesta mesa.
edge-call-again = { $role } já foi chamado para { $game } na última hora. De novo { $from }.
edge-call-failed = Não deu para chamar ninguém: no momento o bot não consegue escrever em { $where }.
edge-undo = desfazer, desfaz, desfaça, desfazer jogada, voltar atrás, volta, voltar
edge-undo-typed = Para desfazer, use /{ command-takeback } ou “{ press-take-back }”, onde estiver sob o seu painel.

# A game that has ended, gone through turn by turn
edge-replay-running = { $game } em { $where } ainda está em andamento. Quando terminar, pode ser mostrada a todos.
edge-replay-unbegun = { $game } em { $where } ainda não começou; ainda não há o que rever.
edge-replay-none = Neste canal ainda não terminou nenhuma partida. Indique uma mesa.
edge-replay-nothing = Nesta mesa nenhuma partida começou, então não há o que rever.
edge-replay-broken = Não consigo refazer esta partida. O registro dela está a salvo; quem hospeda o bot encontra o motivo nas mensagens do programa.
edge-moment-shares = { $who } compartilha um momento desta partida:
edge-moment-shared = Compartilhado: agora todos em { $where } podem ver.
edge-moment-again = Já está em { $where }: foi mostrado lá há poucos minutos.
edge-moment-unshared = Não consegui mostrar em { $where }. Talvez eu não possa escrever lá.
edge-moment-direct = Esta mesa está nas suas mensagens diretas, onde ninguém mais lê.

# A game that has ended, shown as a film
edge-film-shows = { $who } mostra esta partida de { $game } do começo ao fim:
edge-film-end = Esta partida de { $game } do começo ao fim:
edge-film-busy = Outras partidas estão sendo desenhadas agora. Tente de novo daqui a um minuto.
# The film in words, for whoever cannot see it
edge-film-played = Filme de uma partida de { $game } em { $turns ->
    [0] nenhum turno
    [one] { $turns } turno
   *[other] { $turns } turnos
}, jogada por { $who }.
edge-film-score = { $who } { $points }
edge-film-stood = Pontuação após o turno { $turn }: { $scores }.

# How the games of a server ended
results-title = **Resultados** · { $count ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $count } partidas
}
results-over = { $when } · **{ $game }** em { $where }: { $who } · `{ $table }`
results-closed = { $when } · **{ $game }** em { $where }: { $who }; fechada antes do fim · `{ $table }`
results-player = { $name } { $points }
results-name = { $name }
results-computer = { $who } (computador, { $level })
results-game-gone = um jogo que eu não tenho mais
results-more = …
results-newer = ◀ Mais novas
results-older = Mais antigas ▶
results-none = Neste servidor ainda não terminou nenhuma partida desde que comecei a anotar resultados.
results-direct = Resultados, estatísticas e classificação são guardados por servidor, e esta é uma mensagem direta. Use o comando em um canal do servidor que você quer.
results-none-such = Nenhuma partida terminada aqui corresponde a isso.
results-month = Um mês se escreve assim: 2026-11.
results-file = { $count ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $count } partidas
}, as mais novas primeiro.
results-unwritten = Não consegui fazer o arquivo. Tente de novo.
results-card-about = { $moves ->
    [0] nenhuma jogada
    [one] uma jogada
   *[other] { $moves } jogadas
} · [ver o tabuleiro]({ $link }) · mesa `{ $table }`
results-card-about-place = { $moves ->
    [0] nenhuma jogada
    [one] uma jogada
   *[other] { $moves } jogadas
} · { $where } · mesa `{ $table }`

# O que dão as partidas de um servidor
stats-mine = **Suas partidas neste servidor** · { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}, vitórias: { $wins } ({ $percent }%)
stats-mine-of = **Suas partidas de { $game } neste servidor** · { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}, vitórias: { $wins } ({ $percent }%)
stats-mine-game = { $game }: { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}, vitórias: { $wins } ({ $percent }%)
stats-mine-none = Você ainda não terminou nenhuma partida dessas neste servidor desde que comecei a anotar resultados.
stats-theirs = **Partidas de { $name } neste servidor** · { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}, vitórias: { $wins } ({ $percent }%)
stats-theirs-of = **Partidas de { $game } de { $name } neste servidor** · { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}, vitórias: { $wins } ({ $percent }%)
stats-theirs-none = { $name } ainda não terminou nenhuma partida dessas neste servidor desde que comecei a anotar resultados.
stats-unshared = { $name } não compartilha estatísticas. Cada um decide isso por si, com /{ command-settings } { command-settings-mine } { command-settings-mine-statistics }.
stats-server = **Partidas neste servidor** · { $games ->
    [0] nenhuma partida terminada
    [one] uma partida terminada
   *[other] { $games } partidas terminadas
}, { $people ->
    [0] ninguém
    [one] uma pessoa
   *[other] { $people } pessoas
}; fechadas antes do fim: { $closed }
stats-server-of = **Partidas de { $game } neste servidor** · { $games ->
    [0] nenhuma partida terminada
    [one] uma partida terminada
   *[other] { $games } partidas terminadas
}, { $people ->
    [0] ninguém
    [one] uma pessoa
   *[other] { $people } pessoas
}; fechadas antes do fim: { $closed }
stats-server-game = { $game }: { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}
stats-seat = No lugar { $number } da mesa: vitórias em { $wins } de { $games } ({ $percent }%)
stats-players = Com { $number } jogadores: { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}, { $wins } de { $seats } lugares com vitória ({ $percent }%)
stats-option = { $option } – { $value }: { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}

# Quem joga melhor
ranking-title = **Classificação de { $game }**
ranking-line = { $place }. { $name } · { $points } · { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}
ranking-own = Você: { $place }º lugar, com { $points } pontos depois de { $games ->
    [0] nenhuma partida
    [one] uma partida que conta
   *[other] { $games } partidas que contam
}; melhor marca: { $best }
ranking-own-soon = Você entra na classificação depois de mais { $more ->
    [0] nenhuma partida
    [one] uma partida que conte
   *[other] { $more } partidas que contem
}.
ranking-none = Aqui ninguém tem ainda { $least } partidas que contam.
ranking-off = Este servidor não tem classificação. Quem o gerencia pode criá-la com /{ command-server } { command-server-set } { command-server-set-ranking }.
edge-server-results = **Resultados** · canal: { $channel } · filmes: { $films } · classificação: { $ranking }
edge-server-results-closed = No momento não consigo enviar resultados em { $where }: o canal não existe mais, ou não posso escrever ali.
results-winner = **{ $name }** 🏆 { $points }
results-winner-alone = **{ $name }** 🏆
results-gave-up = { $name } (desistiu)
results-card-over = { $game }: { $who }
results-card-closed = { $game }, fechada antes do fim: { $who }
stats-points = Pontos onde ninguém desistiu: mediana { $median }, máximo { $best }
stats-mine-players = Com { $number } jogadores: { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}, vitórias: { $wins } ({ $percent }%)
stats-answer = Tempo de resposta mais comum: { $time } (de { $count ->
    [0] { $count } decisões
    [one] uma decisão
   *[other] { $count } decisões
})
stats-luck = Ajuda do acaso, { $what }: { $came }, em média { $usual } ({ $more })
stats-unnoted = { $games ->
    [0] Nenhuma partida anterior ainda está sendo lida
    [one] Uma partida anterior ainda está sendo lida
   *[other] { $games } partidas anteriores ainda estão sendo lidas
} para isto: pergunte de novo daqui a pouco.
lasting-seconds = { $number ->
    [0] menos de um segundo
    [one] um segundo
   *[other] { $number } segundos
}
lasting-minutes = { $number ->
    [0] menos de um minuto
    [one] um minuto
   *[other] { $number } minutos
}
lasting-hours = { $number ->
    [0] menos de uma hora
    [one] uma hora
   *[other] { $number } horas
}
lasting-days = { $number ->
    [0] menos de um dia
    [one] um dia
   *[other] { $number } dias
}
ranking-how-people = -# Cada jogo tem a sua classificação: 1000 no começo, na lista a partir de { $least } partidas que contam. O número é cauteloso: sobe quando você ganha e também quando mais partidas o tornam mais seguro. Vale a colocação no fim. Não contam partidas com computadores ou substitutos, nem aquelas em que alguém já tinha jogado com os mesmos sorteios, nem as fechadas ou encerradas por votação.
ranking-how-computers = -# Cada jogo tem a sua classificação: 1000 no começo, na lista a partir de { $least } partidas que contam. O número é cauteloso: sobe quando você ganha e também quando mais partidas o tornam mais seguro. Vale a colocação no fim, também contra computadores. Não contam partidas com substitutos, nem aquelas em que alguém já tinha jogado com os mesmos sorteios, nem as fechadas ou encerradas por votação.
edge-server-ranking-anew = Contam todas as partidas que terminaram aqui desde que comecei a anotar resultados; a classificação é calculada de novo.
results-forgotten = alguém que jogou antes


edge-consented = Você concorda em jogar com quem já conhece estes sorteios.
edge-duplicate-none = Só os sorteios de uma partida que já terminou podem ser jogados de novo.
edge-duplicate-place = Neste canal está outra mesa: { $game }. Toque no botão de novo quando ela terminar.
edge-compare = **Os mesmos sorteios em duas mesas**: aqui e, antes, na mesa `{ $table }` (pontos por lugar)
edge-compare-seat = { $number }. aqui { $here } · lá { $there }
edge-compare-same = As duas partidas foram iguais, da primeira à última jogada.
edge-compare-ended = As duas partidas não diferem em nenhuma jogada, mas terminaram de modos diferentes.
edge-compare-alike = { $count ->
    [0] As partidas são diferentes desde a primeira jogada.
    [one] Depois de uma jogada igual, as partidas são diferentes.
   *[other] Depois de { $count } jogadas iguais, as partidas são diferentes.
}
edge-compare-nothing = –
edge-compare-none = Não há outra partida com os mesmos sorteios para comparar com esta.
edge-compare-gone = A primeira partida com estes sorteios não está mais guardada, então não há com o que comparar.
edge-compare-file = { $count ->
    [0] Nenhuma rodada é diferente.
    [one] A rodada diferente está no arquivo.
   *[other] Todas as { $count } rodadas diferentes estão no arquivo.
}
edge-verify-duplicate = A partida segue as regras, e { $draws ->
    [0] todos os { $draws } sorteios vêm
    [one] o único sorteio vem
    [2] os dois sorteios vêm
   *[other] todos os { $draws } sorteios vêm
} da semente. { $known ->
    [1] São os sorteios
   *[0] Segundo este registro, são os sorteios
} da mesa { $table }. Como surgiram aqueles sorteios, e se há prova, quem diz é /{ command-verify } { command-verify-table }:{ $table } onde se jogou naquela mesa.
edge-verify-original = O registro diz que os sorteios são os da mesa { $table }, mas os daquela mesa foram outros.
edge-compare-player = { $name }: { $points }
edge-compare-winner = 🏆 { $name }: { $points }
edge-compare-round = **Parte { $number }**
edge-compare-side-here = **Aqui, { $who }:**
edge-compare-side-there = **Lá, { $who }:**
edge-compare-longer-here = { $count ->
    [one] A partida daqui teve uma jogada a mais.
   *[other] A partida daqui teve { $count } jogadas a mais.
}
edge-compare-longer-there = { $count ->
    [one] A partida de lá teve uma jogada a mais.
   *[other] A partida de lá teve { $count } jogadas a mais.
}
edge-spoils-own = Você está jogando com os mesmos sorteios em outra mesa: reveja esta partida quando aquela terminar.
edge-spoils-all = Outra mesa deste servidor está jogando com os mesmos sorteios: isto só pode ser mostrado a todos quando aquela partida terminar.
edge-twin-alone = Use “{ command-join-twin }” sozinho: o jogo e as opções são os daquela mesa. O ritmo pode ser escolhido depois.
edge-twin-place = Há outra mesa neste canal: { $game }. Abra a mesa gêmea em outro canal ou tópico.
edge-twin-entry = { $game }, { $seats } lugares: { $who }
edge-twins-covered = Só dá para rever e conferir esta partida quando as partidas de todas as mesas gêmeas terminarem.{ $count ->
    [0] {""}
   *[other] {" "}Falta terminar: { $played }.
}
edge-twin-played = mesa `{ $table }` em { $where }
edge-twin-halted = mesa `{ $table }` em { $where } (encerrada por ora)
edge-compare-twin = **Os mesmos sorteios em duas mesas**: aqui e na mesa `{ $table }` (pontos por lugar)
# Um registro que alguém anexa
edge-record-not = Este arquivo não é o registro de uma partida. O registro é o arquivo de texto que eu publico quando uma partida termina.
edge-record-later = Este registro vem de uma versão minha mais nova do que a que roda aqui, então não consigo ler.
edge-record-changed = Este registro está danificado: até a linha { $line }, algo foi alterado ou está faltando. Se fui eu que o publiquei, pegue aquele arquivo de novo: ele está inteiro.
edge-record-open = A partida deste registro não terminou, por isso não a mostro: o que cada um tem ainda é segredo.
edge-record-unshown = Por isso não mostro esta partida.
edge-record-checked = Esta partida vem do seu arquivo. Ela segue as regras, e os sorteios vêm da semente; nomes e jogadas estão como o arquivo os traz.
edge-record-gone = Só guardo um registro anexado por uma hora, e este já se foi. Anexe-o de novo com /{ command-replay } { command-replay-record }.
edge-record-direct = Aqui ninguém mais lê. Anexe o registro em um canal de um servidor para compartilhar um momento dele lá.
edge-record-mute = Você não pode escrever neste canal, então também não pode compartilhar nada aqui.
edge-record-shares = { $who } compartilha um momento de uma partida tirada de um arquivo:
# Gráficos de resultados, e o mesmo em palavras
chart-course-title = Pontuação em { $game }
chart-course-axis = partidas que contam
chart-course = A pontuação em { $game } depois de cada partida que conta, { $games } ao todo: { $first } depois da primeira, mínima { $lowest }, máxima { $highest }, agora { $last }.
chart-points-title = Pontos em { $game }
chart-points = Quantas vezes houve tantos pontos em { $game } – { $bars }.
chart-places-title = Colocações
chart-places-title-of = Colocações em { $game }
chart-places = Quantas vezes em cada colocação – { $bars }.
chart-bar = { $label }: { $count } ×

event-title = **Noite de jogos: { $game }** · { $format } · mesas de { $seats ->
    [2] 2
   *[other] até { $seats }
}
event-with = -# Opções: { $with }
event-sign-up = { $count ->
    [0] Ninguém se inscreveu ainda.
    [one] Inscrição: { $who }
   *[other] Inscritos ({ $count }): { $who }
}
event-how = -# Com “{ press-event-take-part }” você se inscreve: a cada rodada, recebe um lugar automaticamente, em uma mesa num tópico deste canal. Quem dá início à noite é { $who }, ou quem gerencia o servidor.
event-how-managers = -# Com “{ press-event-take-part }” você se inscreve: a cada rodada, recebe um lugar automaticamente, em uma mesa num tópico deste canal. Quem dá início à noite é quem gerencia o servidor.
event-closed = Esta noite de jogos foi encerrada antes do fim.{ $tables ->
    [0] {""}
   *[other] {" "}As mesas em curso continuam, mas não contam mais para a noite.
}
event-lapsed = Esta noite de jogos se encerrou sozinha: ninguém deu início a ela em duas semanas.
event-over = Esta noite de jogos terminou.
event-round = **Rodada { $round } de { $rounds }**
event-byes = De folga: { $who }
event-call-idle = { $who }: sem partida nesta rodada.
event-call-over = { $who }: aqui está a classificação final.
event-table-waits = **{ $table }** · { $who } · abre já
event-table-plays = **{ $table }** · { $who } · { $where }
event-table-halted = **{ $table }** · { $who } · { $where } · encerrada por ora; conta depois de um dia, se a partida não continuar
event-table-covered = **{ $table }** · { $who } · { $where } · terminada; conta quando as partidas das mesas gêmeas terminarem
event-table-won = **{ $table }** · { $who } · { $where } · 🏆 { $first }
event-table-level = **{ $table }** · { $who } · { $where } · juntos na frente: { $first }
event-table-ahead = **{ $table }** · { $who } · { $where } · juntos na frente: { $first }; desempate a favor de { $ahead }
event-table-given = **{ $table }** · { $who } · sem partida, vitória de { $first }
event-table-nobody = **{ $table }** · { $who } · sem partida
event-standings = **Classificação**
event-final = **Classificação final**
event-row = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins })
event-row-stopping = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins }), sai depois da mesa em curso
event-row-stopped = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins }), saiu
event-row-place = **{ $place }** · { $who }
event-row-place-stopping = **{ $place }** · { $who }, sai depois da mesa em curso
event-row-place-stopped = **{ $place }** · { $who }, saiu
event-standings-how = -# Um ponto por adversário da sua mesa que ficar atrás de você, meio se vocês empatarem. Se uma mesa não for jogada porque alguém saiu, essa pessoa conta como vencida ali. Entre parênteses, o que decide em caso de igualdade de pontos: Sonneborn-Berger (pontos de quem você venceu, mais metade dos pontos de quem empatou com você) / confronto direto, se isso também for igual (senão –) / mesas vencidas.
event-knock-out-how = -# Quem fica em primeiro na mesa segue em frente. Se vários empatam ali, decidem os pontos da noite (um por adversário que ficou atrás, meio por quem empatou) e, se forem iguais, a ordem sorteada no começo.
event-held = ⚠️ A mesa { $table } ainda não abriu: { $why } Nada se perdeu: “{ press-event-retry }” continua daqui.
event-lacks = neste canal me falta a permissão { $permission }. Quem gerencia o servidor pode resolver isso.
event-refused = o Discord não me deixa abri-la agora.
event-game-gone = este jogo não está mais disponível aqui.
event-occupied = outra mesa está em { $where } e precisa ser encerrada antes.
event-announced = Rodada { $round }, mesa { $table }: { $who }
event-thread = Rodada { $round }, mesa { $table }: { $who }
event-call = { $who }: a mesa de vocês na rodada { $round } da noite de jogos em { $where } está aberta. A partida começa agora.
event-direct = Noites de jogos só acontecem em servidores.
event-none = Ainda não se abriu nenhuma noite de jogos neste canal. /{ command-event } { command-event-open } abre uma.
event-stands = Já há uma noite de jogos neste canal. /{ command-event } { command-event-show } mostra qual é; /{ command-event } { command-event-close } encerra.
event-no-threads = Cada mesa de uma noite de jogos ganha um tópico, e neste canal não há tópicos. Abra em um canal de texto.
event-seats = { $game } é para { $least } a { $most } jogadores.
event-opened = A noite de jogos está aberta: a mensagem para se inscrever chega já a este canal.
event-unread = No momento não dá para mostrar a noite de jogos. Tente de novo.
event-not-yours = Só pode fazer isso quem abriu esta noite de jogos, ou quem gerencia o servidor.
event-ended = Esta noite de jogos já terminou.
event-close-sure = Encerrar esta noite de jogos? { $tables ->
    [0] Não começa mais nenhuma rodada.
   *[other] Não haverá mais rodadas. As mesas em curso continuam, mas não contam mais para a noite.
}
event-closed-now = A noite de jogos está encerrada.
event-withdraw-sure = Tirar { $who } da noite de jogos? Nenhuma outra mesa abre para essa pessoa, e ela não pode voltar. O que ela jogou vale.
event-withdrawn = { $who } não participa mais: nenhuma outra mesa abre para essa pessoa. Uma mesa em curso continua; se a pessoa não aparecer nela, quem gerencia este servidor pode oferecer o lugar a outra pessoa com /{ command-table } { command-table-seat }.
event-withdrawn-early = A inscrição de { $who } foi retirada.
event-withdrawn-twice = Esta pessoa já está fora da noite de jogos.
event-not-in = Esta pessoa não participa da noite de jogos.
event-former = Isto é de uma noite de jogos anterior. /{ command-event } { command-event-show } mostra a de agora.
event-in = Você vai jogar. Quando uma rodada começar, chamo você no tópico da sua mesa.
event-in-twice = Você já se inscreveu.
event-full = { $most } já se inscreveram: não cabe mais ninguém.
event-late = A noite de jogos já começou; não dá mais para se inscrever.
event-out = Sua inscrição foi retirada.
event-own-not-in = Você não participa desta noite de jogos.
event-begun-stop = A noite de jogos já começou. Para sair, toque em “{ press-event-stop }” na mensagem dela.
event-few = São precisas pelo menos { $least } pessoas; { $here ->
    [0] ninguém se inscreveu ainda.
    [one] até agora há uma.
   *[other] até agora há { $here }.
}
event-begun = A noite de jogos começa: as mesas da primeira rodada abrem agora.
event-begun-twice = A noite de jogos já começou.
event-stop-sure = Quer sair desta noite de jogos? Nenhuma outra mesa dela será aberta para você (uma que já está sendo aberta começa mesmo assim); o que você jogou vale.
event-stop-sure-playing = Quer sair? Você pode terminar a mesa em que está agora ou desistir dela também. Nenhuma outra abre para você; o que você jogou vale.
event-stopped = Você saiu da noite de jogos. O que você jogou vale.
event-stopped-halted = Você saiu da noite de jogos. A partida da sua mesa foi encerrada por ora, então ainda não há de que desistir: se ela continuar, você ainda tem o seu lugar, e com “{ press-event-stop }” pode desistir dela.
event-stopped-beside = Você sai depois desta mesa: ainda joga nela até o fim, e ela conta. Com “{ press-event-stop }” você também pode desistir dela.
event-stopped-now = Você saiu da noite de jogos e desistiu da sua mesa. O que você jogou antes vale.
event-given-up = Você desistiu da sua mesa.
event-stopped-playing = Você já vai sair depois da mesa em curso. Quer desistir dela agora?
event-stopped-twice = Você já está fora desta noite de jogos.
event-retried = Vou tentar de novo; o resultado aparece no canal.
press-event-take-part = Participar
press-event-step-back = Cancelar inscrição
press-event-begin = Começar
press-event-stop = Sair
press-event-stop-after = Sair depois desta mesa
press-event-stop-now = Sair agora
press-event-give-up = Desistir da mesa
press-event-retry = Tentar de novo
press-event-close = Encerrar a noite
press-event-take-out = Tirar
edge-twins-published = É uma mesa gêmea: tudo é publicado assim que as partidas de todas as mesas gêmeas terminarem.
