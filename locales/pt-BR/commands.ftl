# Os comandos: nome e descrição de cada comando, opção e escolha. Um nome é em minúsculas, sem espaços, com no máximo 32 letras; uma descrição, no máximo 100.

command-join = entrar
    .description = Abra uma mesa aqui ou entre na que já está aberta
command-join-game = jogo
    .description = Qual jogo jogar
command-join-with = com
    .description = Opções do jogo, uma depois da outra; as sugestões aparecem enquanto você digita
command-join-twin = gêmea
    .description = Mesa em andamento: jogue aqui com os mesmos sorteios, ao mesmo tempo

command-leave = sair
    .description = Saia da mesa antes de a partida começar
command-leave-table = mesa
    .description = Qual mesa, se você estiver em várias

command-start = começar
    .description = Comece a partida com quem está na mesa

command-play = jogar
    .description = Digite a sua jogada
command-play-move = jogada
    .description = Sua jogada; as permitidas aparecem como sugestão
command-play-table = mesa
    .description = Qual mesa, se você estiver em várias

command-pass = passar
    .description = Passe
command-pass-table = mesa
    .description = Qual mesa, se você estiver em várias

command-hint = dica
    .description = O que um computador acha da sua decisão, ou de uma partida encerrada; só para você
command-hint-seat = lugar
    .description = Decisões de quem, numa partida encerrada; as suas, se nada for dito
command-hint-table = mesa
    .description = Qual mesa, se você está em várias

command-hand = painel
    .description = Veja seu painel: suas cartas e seus botões, só para você
command-hand-table = mesa
    .description = Qual mesa, se você estiver em várias

command-board = tabuleiro
    .description = Veja o tabuleiro em imagem ou em texto
command-board-as = como
    .description = Imagem, ou texto para leitor de tela
command-board-table = mesa
    .description = Qual mesa, se você estiver em várias

command-ask = perguntar
    .description = Pergunte sobre a partida: quem alcança quem, o que resta, o que algo faz
command-ask-question = pergunta
    .description = O que você quer saber; as sugestões aparecem enquanto você digita
command-ask-table = mesa
    .description = Qual mesa, se você estiver em várias

command-replay = rever
    .description = Rever uma partida, turno por turno; só para você
command-replay-turn = turno
    .description = Depois de qual turno; 0 é o começo
command-replay-table = mesa
    .description = Qual mesa, se não a daqui ou a última que terminou aqui
command-replay-record = registro
    .description = Em vez de uma mesa, o arquivo do registro, como o bot o entregou

command-results = resultados
    .description = Como terminaram as partidas deste servidor, as mais novas primeiro; só para você
command-results-game = jogo
    .description = Só as deste jogo
command-results-person = pessoa
    .description = Só as que esta pessoa jogou
command-results-month = mês
    .description = Só as de um mês, por exemplo 2026-11
command-results-file = arquivo
    .description = Receber em um arquivo para outros programas
choice-csv = CSV, para planilhas
choice-json = JSON, para programas

command-stats = estatísticas
    .description = O que deram as partidas deste servidor: as suas ou todas; só para você
command-stats-game = jogo
    .description = Só as deste jogo, e mais sobre ele
command-stats-whose = quais
    .description = As suas, se você não disser nada
command-stats-person = pessoa
    .description = De quem, se não as suas; só de quem as compartilha
choice-mine = as minhas partidas
choice-server = todas as partidas deste servidor

command-ranking = classificação
    .description = Quem joga melhor neste servidor; só para você
command-ranking-game = jogo
    .description = A classificação deste jogo, mais longa

command-log = histórico
    .description = Leia o que aconteceu até agora
command-log-from = linha
    .description = Número da linha em que começar
command-log-table = mesa
    .description = Qual mesa, se você estiver em várias

command-tables = mesas
    .description = Suas mesas abertas, as mais urgentes primeiro, e as outras deste servidor

command-takeback = desfazer
    .description = Desfaça sua última jogada, ou peça aos outros para voltar mais
command-takeback-table = mesa
    .description = Qual mesa, se você estiver em várias

command-resign = desistir
    .description = Desista da partida
command-resign-table = mesa
    .description = Qual mesa, se você estiver em várias

command-close = fechar
    .description = Feche de vez a mesa deste canal

command-verify = conferir
    .description = Confira cada sorteio de uma partida encerrada
command-verify-file = arquivo
    .description = O registro de uma partida, como o bot o entregou
command-verify-table = mesa
    .description = Qual mesa, já encerrada
command-verify-promise = lacre
    .description = O lacre que você viu antes do início, para comparar
command-verify-message = mensagem
    .description = O link da minha mensagem que anunciou o começo, para comparar

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

command-data = dados
    .description = O que este bot guarda de você: veja ou peça para esquecer
command-data-show = mostrar
    .description = Receba em um arquivo tudo o que se guarda de você
command-data-forget = esquecer
    .description = Peça para esquecer lugares, nomes e configurações; pergunta antes
command-data-privacy = privacidade
    .description = O que se guarda de você, para quê e por quanto tempo

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
command-settings-mine-hand = painel
    .description = Onde você recebe seu painel
command-settings-mine-mention = menção
    .description = Receber menção quando for a sua vez
command-settings-channel = canal
    .description = Mude o que vale neste canal (Gerenciar servidor)
command-settings-channel-language = idioma
    .description = O idioma dos tabuleiros aqui
command-settings-channel-board = tabuleiro
    .description = Como os tabuleiros são publicados aqui
command-settings-channel-game = jogo
    .description = O jogo que se abre aqui quando nenhum é indicado
command-settings-channel-threads = tópicos
    .description = Abrir um tópico para cada partida

choice-picture = imagem
choice-text = texto
choice-direct = mensagem direta
choice-panel = painel privado no canal
choice-auto = automático

# Como chega a própria vez
command-settings-mine-turn = vez
    .description = Como você fica sabendo que é a sua vez: no canal ou por nova mensagem direta
command-settings-mine-own-board = meu-tabuleiro
    .description = Se os seus painéis também mostram o tabuleiro, nos jogos sem mão
command-settings-mine-reminders = lembretes
    .description = Como você recebe um lembrete quando boa parte do tempo de uma decisão já passou
command-settings-mine-statistics = estatísticas
    .description = Se os outros podem ver as suas estatísticas
choice-mention = menção no canal
choice-named = seu nome no canal
choice-message = nova mensagem direta
choice-channel = no canal
choice-both = no canal e por mensagem direta
choice-none = nenhum

# O que faz quem gerencia um servidor
command-table = mesa
    .description = Cuidar da mesa deste canal: para quem gerencia o servidor
command-table-end = encerrar
    .description = Encerre a partida; por um dia ela pode ser reaberta
command-table-reopen = reabrir
    .description = Continue a partida que foi encerrada aqui
command-table-pause = pausar
    .description = Pare os relógios por um tempo
command-table-go-on = retomar
    .description = Faça os relógios andarem de novo
command-table-seat = lugar
    .description = Ofereça um lugar a alguém, que precisa aceitar
command-table-seat-seat = lugar
    .description = O lugar de quem; as sugestões aparecem enquanto você digita
command-table-seat-to = para
    .description = Quem deve ficar com ele
command-table-move = mudar
    .description = Leve a mesa para outro canal
command-table-move-to = para
    .description = Para qual canal ou tópico
command-table-back = desfazer
    .description = Peça aos jogadores que desfaçam as últimas jogadas, ou retire o pedido
command-table-back-actions = jogadas
    .description = Quantas; a última, se você não disser nada
command-table-log = histórico
    .description = Leia o que fez neste servidor quem cuida das mesas
command-server = servidor
    .description = Veja ou mude o que vale neste servidor
command-server-show = mostrar
    .description = Veja o que vale neste servidor
command-server-set = mudar
    .description = Mude o que vale neste servidor
command-server-set-language = idioma
    .description = O idioma dos tabuleiros
command-server-set-pace = ritmo
    .description = Quanto podem durar as decisões nas novas mesas
command-server-set-threads = tópicos
    .description = Abrir um tópico para cada partida
command-server-set-allow = permitir
    .description = Um jogo que se pode jogar aqui de agora em diante
command-server-set-forbid = proibir
    .description = Um jogo para o qual não se abrem mais mesas aqui; as partidas em curso continuam
command-server-set-card = lista
    .description = O canal com uma lista de mesas abertas, que se atualiza sozinha
command-server-set-results = resultados
    .description = O canal em que sai o resultado de cada partida que termina
command-server-set-films = filmes
    .description = Publicar um filme de cada partida que termina, onde ela foi jogada
command-server-set-ranking = classificação
    .description = Se há uma classificação de quem joga melhor, e que partidas contam
command-server-set-role = cargo
    .description = O cargo que pode ser chamado quando falta alguém, no máximo uma vez por hora e jogo
command-server-set-quiet = silêncio
    .description = Um cargo cujos membros nunca são mencionados aqui, só nomeados
command-server-set-without = sem
    .description = O que não deve mais haver
choice-card = a lista de mesas abertas
choice-results = as mensagens de resultados
choice-nobody = sem classificação
choice-people = só partidas entre pessoas
choice-computers = também partidas com computadores
choice-role = o cargo que é chamado
choice-quiet = os cargos de silêncio
choice-live = ao vivo: três minutos cada
choice-brisk = ágil: oito horas cada
choice-daily = cotidiano: um dia cada
choice-relaxed = tranquilo: o tempo que se quiser
# Noites e ausências
command-settings-mine-zone = fuso
    .description = Seu fuso horário, para as suas horas de silêncio
command-settings-mine-quiet = silêncio
    .description = Quando nada é enviado a você, como 22-7
command-away = ausência
    .description = Diga por quanto tempo está fora: seus relógios param em todas as suas mesas
command-away-until = até
    .description = Um número de dias, ou o último dia, como 24/12

command-watch = assistir
    .description = Assista a uma mesa sem lugar: veja-a e saiba como termina
command-watch-when = quando
    .description = Quando uma mensagem direta avisa você
command-watch-table = mesa
    .description = Qual mesa, se você assiste a várias
choice-at-end = no fim
choice-each-day = uma vez por dia e no fim
choice-unwatched = não mais
command-event = noite
    .description = Várias mesas pequenas de um jogo: todos contra todos ou mata-mata
command-event-open = abrir
    .description = Abrir uma noite de jogos neste canal; todos podem se inscrever
command-event-open-game = jogo
    .description = Qual jogo jogar
command-event-open-format = formato
    .description = Todos se enfrentam, ou o primeiro de cada mesa avança
command-event-open-seats = lugares
    .description = Quantos jogam em uma mesa, no máximo; dois, se você não disser nada
command-event-open-with = com
    .description = Opções do jogo, uma depois da outra; as sugestões aparecem enquanto você digita
command-event-show = mostrar
    .description = Ver a noite de jogos deste canal: quem enfrenta quem e a classificação; só para você
command-event-close = encerrar
    .description = Encerrar a noite de jogos deste canal; as mesas em curso continuam
command-event-withdraw = retirar
    .description = Tirar da noite de jogos alguém que não vem
command-event-withdraw-person = pessoa
    .description = Quem não joga mais
choice-round-robin = todos contra todos
choice-knock-out = mata-mata
