# Os comandos: nome e descrição de cada comando, opção e escolha. Um nome é em minúsculas, sem espaços, com no máximo 32 letras; uma descrição, no máximo 100.

command-join = entrar
    .description = Abra uma mesa aqui ou sente-se à que está se formando
command-join-game = jogo
    .description = Qual jogo jogar
command-join-with = com
    .description = Opções do jogo, uma depois da outra; as sugestões aparecem enquanto você digita
command-join-word = palavra
    .description = Uma palavra sua que entra no sorteio

command-leave = sair
    .description = Devolva seu lugar antes de a partida começar
command-leave-table = mesa
    .description = Qual mesa, se você estiver em várias

command-start = começar
    .description = Comece a partida com todos que têm lugar

command-play = jogar
    .description = Faça uma jogada digitando-a
command-play-move = jogada
    .description = Sua jogada; o que é permitido agora é sugerido
command-play-table = mesa
    .description = Qual mesa, se você estiver em várias

command-pass = passar
    .description = Passe a vez
command-pass-table = mesa
    .description = Qual mesa, se você estiver em várias

command-hand = mão
    .description = Veja suas cartas e seus controles; ninguém mais os vê
command-hand-table = mesa
    .description = Qual mesa, se você estiver em várias

command-board = tabuleiro
    .description = Veja o tabuleiro em imagem ou em palavras
command-board-as = como
    .description = Imagem, ou palavras para um leitor de tela
command-board-table = mesa
    .description = Qual mesa, se você estiver em várias

command-ask = perguntar
    .description = Pergunte sobre a posição: quem alcança quem, o que resta, o que algo faz
command-ask-question = pergunta
    .description = O que você quer saber; aparecem sugestões enquanto você digita
command-ask-table = mesa
    .description = Qual mesa, se você estiver em várias

command-log = histórico
    .description = Leia o que aconteceu até agora
command-log-from = desde
    .description = Número da linha a partir da qual contar
command-log-table = mesa
    .description = Qual mesa, se você estiver em várias

command-takeback = desfazer
    .description = Desfaça o que você fez por último nesta vez
command-takeback-table = mesa
    .description = Qual mesa, se você estiver em várias

command-resign = desistir
    .description = Desista da partida
command-resign-table = mesa
    .description = Qual mesa, se você estiver em várias

command-close = fechar
    .description = Feche de vez a mesa deste canal

command-verify = verificar
    .description = Confira cada sorteio de uma partida que terminou
command-verify-file = arquivo
    .description = O registro de uma partida, como o bot o entregou
command-verify-table = mesa
    .description = Qual mesa que terminou
command-verify-commitment = promessa
    .description = A promessa que você viu antes do início, para comparar

command-rules = regras
    .description = Leia como se joga
command-rules-topic = tema
    .description = Qual capítulo
command-rules-game = jogo
    .description = De qual jogo; senão, o deste canal

command-help = ajuda
    .description = Como jogar com este bot

command-about = sobre
    .description = O que é este bot, e sua versão

command-settings = configurações
    .description = Veja ou mude suas configurações e as deste canal
command-settings-show = mostrar
    .description = Veja o que vale para você e aqui
command-settings-mine = minhas
    .description = Mude o que vale para você em todo lugar
command-settings-mine-language = idioma
    .description = Seu idioma
command-settings-mine-board = tabuleiro
    .description = Como você recebe o tabuleiro nos seus painéis
command-settings-mine-hand = mão
    .description = Onde você recebe sua mão
command-settings-mine-mention = menção
    .description = Se o bot menciona você quando é a sua vez
command-settings-channel = canal
    .description = Mude o que vale neste canal (Gerenciar servidor)
command-settings-channel-language = idioma
    .description = O idioma dos tabuleiros aqui
command-settings-channel-board = tabuleiro
    .description = Como os tabuleiros são publicados aqui
command-settings-channel-game = jogo
    .description = O jogo que se abre aqui quando nenhum é indicado
command-settings-channel-threads = tópicos
    .description = Se cada partida ganha um tópico próprio

choice-picture = imagem
choice-text = palavras
choice-direct = mensagem direta
choice-panel = painel privado no canal
choice-auto = automático
