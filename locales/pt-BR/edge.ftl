# O que o próprio bot diz no Discord: respostas, avisos, configurações.

# De quem é a vez
edge-mention = { $user }
edge-turn = { $count ->
    [one] { $who }: é a sua vez
   *[other] { $who }: é a vez de vocês
} (começou { $since })
edge-moved = A partida continua em { $where }.
edge-record = O registro completo da mesa { $table }, com a semente da sorte. Confira com /{ command-verify }, ou com `tavolo verify` em qualquer máquina.

# Respostas
edge-done = Feito: { $what } ({ $game }, { $where })
edge-joined = Você tem um lugar em uma mesa de { $game } em { $where }.
edge-options-chosen = Você já tinha um lugar aqui; as suas opções foram escolhidas. Agora vale isto:
edge-hand-direct = Sua mão vai chegar por mensagem direta.
edge-hand-later = No momento o Discord não me deixa enviar mensagens diretas. Até que deixe, sua mão está em “Minha mão” no tabuleiro, ou em /{ command-hand }; ela chega sozinha assim que for possível.
edge-channel-gone = O canal { $where } não existe mais, então o tabuleiro já não pode ser mostrado lá. A partida continua aqui e com /{ command-play }; no fim, o resultado e o registro chegam por mensagem direta.
edge-channel-closed = No momento não consigo escrever em { $where }, então o tabuleiro de lá está desatualizado. A partida continua aqui e com /{ command-play }; quem gerencia o servidor pode me deixar escrever lá de novo.
edge-hand-closed = Não consigo enviar mensagens diretas a você, então a sua mão virá em um painel privado: aperte “Minha mão” no tabuleiro, ou use /{ command-hand }.
edge-hand-panel = A sua mão virá em um painel privado, como você pediu: aperte “Minha mão” no tabuleiro, ou use /{ command-hand }.
edge-left = Você devolveu o seu lugar: { $game } em { $where }.
edge-started = A partida começa: { $game } em { $where }.
edge-closed = A mesa está fechada: { $game } em { $where }.
edge-close-asked = Você pediu para fechar a mesa: { $game } em { $where }. Os outros veem isso no tabuleiro; ela fecha quando todos concordarem.
edge-kept-open = Você não pede mais para fechar a mesa: { $game } em { $where }. Os outros veem isso no tabuleiro.
edge-close-sure = Quer mesmo fechar esta mesa de vez: { $game } em { $where }? { $players ->
    [one] Uma pessoa está jogando
    [many] { $players } pessoas estão jogando
   *[other] { $players } pessoas estão jogando
}. A partida acaba sem vencedor, e tudo é publicado: todas as mãos, o registro e a semente da sorte.
edge-resign-sure = Quer mesmo desistir da partida: { $game } em { $where }?
edge-resign-goes-on = A partir daí o bot faz a ação segura no seu lugar, e outra pessoa pode assumi-lo. Todos na mesa ficam sabendo.
edge-resign-ends = Aí só resta { $who }, que vence; a partida acaba, e tudo é publicado: todas as mãos, o registro e a semente da sorte.
edge-resigned = Você desistiu da partida: { $game } em { $where }.
edge-moved-on = A mesa já seguiu em frente; esta é a posição atual.
edge-terms-changed = Desde que isto foi mostrado algo mudou: as opções, quem está na mesa ou se a partida já começou ({ $game }, { $where }). Por isso nada foi feito. Olhe de novo e repita se ainda quiser.
edge-instead = Em vez disso você pode, por exemplo:
edge-alternative = - { $what } (`{ $notation }`)
edge-unknown-control = Não conheço este controle. Use /{ command-hand } ou /{ command-board } para ver a posição atual.
edge-fault = Algo deu errado do nosso lado, não do seu. Tente de novo; se continuar, informe este código a quem hospeda o bot: { $code }
edge-full = O disco de quem hospeda este bot está cheio, então nada foi feito. O jogo continua assim que houver espaço. Quem hospeda encontra mais no log com este código: { $code }
edge-stopped = Não consegui gravar isto com certeza, então paro até que quem me hospeda cuide do disco e me inicie de novo. Veja então o tabuleiro: vale o que estiver lá. Quem hospeda encontra mais no log com este código: { $code }

# Qual mesa, qual jogo
edge-table = Mesa { $table }
edge-table-entry = { $game }: { $who } · { $table }
edge-table-line = { $number }. { $game } em { $where }: { $who }
edge-table-label = { $number }. { $game }: { $who }
edge-table-at = { $game } em { $where }
edge-no-such-table = Essa mesa não existe.
edge-no-table-here = Não há mesa neste canal. Abra uma com /{ command-join }.
edge-table-elsewhere = Não há mesa aqui; você está em outro lugar: { $tables }. Use o comando lá.
edge-no-table-yours = Você não está em nenhuma mesa. Abra uma com /{ command-join } em um canal de um servidor.
edge-which-table = Você está em várias mesas. Qual delas?
edge-which-table-option = Você está em várias mesas. Diga qual com a opção da mesa; aparecem sugestões enquanto você digita.
edge-which-game = Qual jogo? Diga com a opção do jogo.
edge-ambiguous = Isso pode ser { $count } coisas que você pode fazer agora. Diga um pouco mais.
edge-over = { $who }: a partida acabou.
edge-pick-game = Qual jogo? Escolha um, e a mesa se abre neste canal.
edge-game-line = **{ $game }**, de { $least } a { $most } jogadores: { $about }
edge-other-game = Há outro jogo neste canal: { $game }. Pegue um lugar nele com /{ command-join }, ou abra uma mesa em outro canal.
edge-with-entry = `{ $id }` ({ $words })
edge-with-none = { $game } não tem opções a escolher.
edge-with-option = Não há opção “{ $typed }”. As opções de { $game } são: { $options }. Escreva, por exemplo: `{ $example }`
edge-with-value = “{ $typed }” não é um valor de { $option }. Os valores são: { $values }. Escreva, por exemplo: `{ $example }`
edge-with-no-value = Falta um valor depois de { $option }. Os valores são: { $values }. Escreva, por exemplo: `{ $example }`

# O que não podemos fazer em um canal
edge-lacking = Neste canal me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
}: { $permissions }. Quem gerencia o servidor pode { $count ->
    [one] concedê-la
   *[other] concedê-las
}.
edge-may-view = Ver canal
edge-may-send = Enviar mensagens
edge-may-attach = Anexar arquivos
edge-may-connect = Conectar
edge-may-threads = Criar tópicos públicos
edge-may-in-threads = Enviar mensagens em tópicos

# Para ler
edge-more = Mais sobre esta mesa de { $game }:
edge-log-empty = Ainda não aconteceu nada.
edge-log-part = Linhas { $first } a { $last } de { $all }; /{ command-log } mostra outras a partir da linha que você disser.
edge-no-scores = Ainda não há pontuação.
edge-no-rules = Este jogo não tem cartão de regras.
edge-no-chapter = O cartão de regras não tem esse capítulo. Aparecem sugestões enquanto você digita.
edge-nothing-to-ask = Agora não há o que perguntar aqui; depois que a partida começa, aparecem sugestões enquanto você digita.
edge-not-understood = Não sei responder isso aqui. Aparecem sugestões enquanto você digita.
edge-chapters = Capítulos
edge-help =
    {"**"}Como jogar**
    1. /{ command-join } abre uma mesa em um canal, ou pega um lugar na que está se reunindo.
    2. /{ command-start } (ou o botão) começa. A sua mão vem por mensagem direta, com botões.
    3. Quando chega a sua vez, o bot menciona você. Aperte um botão, ou digite /{ command-play }: o que é permitido é sugerido.
    4. “Minha mão” no tabuleiro, ou /{ command-hand }, mostra o seu painel quando quiser.
    /{ command-board }, /{ command-ask }, /{ command-log } e /{ command-rules } são para ler; /{ command-takeback } desfaz, /{ command-leave } devolve o lugar, /{ command-resign } desiste, /{ command-close } fecha a mesa; /{ command-verify } confere a sorte de uma partida terminada; /{ command-settings } muda idioma, imagens e menções.
edge-about = Tavolo { $version } hospeda mesas de jogos de tabuleiro: { $games }. É software livre e não tem ligação com nenhuma editora. Qualquer pessoa pode conferir a sorte com /{ command-verify }. Nenhum jogador consegue manipulá-la; quem hospeda o bot, combinado com um jogador, conseguiria.

# Conferir a sorte
edge-verify-fair = A partida segue as regras, e { $draws ->
    [one] seu único sorteio decorre
   *[other] todos os { $draws } sorteios decorrem
} da semente.
edge-verify-opened = Pela numeração do Discord, a mesa foi aberta { $when }.
edge-verify-compare = A promessa neste registro é `{ $commitment }`. Compare-a com a minha mensagem de abertura da mesa: só se ela também estiver lá é que a semente foi prometida antes do início.
edge-verify-means = Sendo assim, nenhum jogador pode ter manipulado a sorte; só quem hospeda o bot, combinado com um jogador, conseguiria.
edge-verify-same = A semente é a prometida: a promessa é a que você informou, `{ $commitment }`.
edge-verify-other = A promessa que você informou não é a deste registro, que é `{ $commitment }`.
edge-verify-promise-form = Uma promessa tem 64 caracteres: algarismos e letras de a até f. Copie-a da minha mensagem de abertura da mesa.
edge-verify-ticket-none = Este registro não pode estar certo: o número de entrada de { $who } é 0, que o Discord não dá a nada.
edge-verify-ticket-twice = Este registro não pode estar certo: o número de entrada de { $who } é igual ao de outra pessoa, e o Discord dá cada número uma vez só.
edge-verify-ticket-falls = Este registro não pode estar certo: o número de entrada de { $who } é menor que o do lugar anterior, ocupado antes; os números do Discord só aumentam.
edge-verify-ticket-early = Este registro não pode estar certo: o número de entrada de { $who } é de antes da abertura da mesa.
edge-verify-back = O lance { $ply } foi desfeito, o que nenhuma mesa permite: já tinha havido sorteio, algo escondido tinha sido mostrado, a partida tinha acabado ou o lugar tinha sido abandonado.
edge-verify-cut = Este registro está cortado depois do lance { $ply }. Até ali ele segue as regras, e a sorte decorre da semente.
edge-verify-torn = Este arquivo parece cortado: termina no meio da linha { $line }.
edge-verify-long = Este registro é longo demais para eu conferir. `tavolo verify` o confere em qualquer máquina.
edge-verify-seed = A semente não é a que foi prometida.
edge-verify-luck = A sorte do lance { $ply } não decorre da semente.
edge-verify-rules = Este registro não segue as regras no lance { $ply }.
edge-verify-no-seed = Este registro não tem semente, então a sorte não pode ser conferida. Ele segue as regras.
edge-verify-none = Nenhuma mesa terminou neste canal ainda. Anexe um registro, ou diga uma mesa.
edge-verify-nothing = Esta mesa foi fechada antes de a partida começar, então nada foi sorteado.
edge-verify-running = A partida ainda está em andamento. A semente é mostrada no fim; aí a sorte pode ser conferida.
edge-verify-game = Este registro é de um jogo que eu não tenho.
edge-verify-illformed = Este arquivo não é um registro que eu consiga ler; a linha { $line } está errada.
edge-verify-large = Este arquivo é grande demais para um registro.
edge-verify-enough = Conferir registros exige muito processamento, e a sua parte acabou por enquanto. Tente de novo daqui a { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}, ou confira o registro por conta própria com `tavolo verify`.
edge-verify-fetch = Não consegui buscar o arquivo. Tente de novo.

# Configurações
edge-yes = sim
edge-no = não
edge-settings-kept = Guardado.
edge-settings-mine = **Você** · idioma: { $language } · tabuleiros: { $board } · mão: { $hand } · menções: { $mention }
edge-settings-channel = **Este canal** · idioma: { $language } · tabuleiros: { $board } · jogo: { $game } · tópicos: { $threads }
edge-settings-managers = Só quem gerencia o servidor pode mudar o que vale para um canal.
edge-settings-no-channel = Esta é uma mensagem direta. Mude as configurações de um canal no próprio canal.

# Quanto uma pessoa pode pedir
edge-too-fast = Foi muita coisa de uma vez, então nada foi feito. Continue daqui a { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
