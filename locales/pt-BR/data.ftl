# O que se guarda de uma pessoa: mostrado, esquecido, e o texto de privacidade para quem hospeda.

edge-data-kept = O que este bot guarda de você está no arquivo: { $notes ->
    [0] nenhum item
    [one] { $notes } item
   *[other] { $notes } itens
} (configurações, notas suas, painéis mostrados) e { $tables ->
    [0] nenhuma mesa
    [one] { $tables } mesa
   *[other] { $tables } mesas
}. Ninguém mais vê esta resposta. Nenhuma carta está nele: as suas estão no seu painel. /{ command-data } { command-data-forget } apaga tudo.

edge-data-question =
    Quer que o bot esqueça você? Isso não pode ser desfeito.
    • { $seats ->
        [0] Você não tem lugar em nenhuma mesa aberta.
        [one] Seu lugar em { $seats } mesa aberta fica livre, como com /{ command-resign } ou /{ command-leave }. Onde só restar um outro lugar ocupado, ou só computadores, a partida acaba; senão, os outros continuam.
       *[other] Seus lugares em { $seats } mesas abertas ficam livres, como com /{ command-resign } ou /{ command-leave }. Onde só restar um outro lugar ocupado, ou só computadores, a partida acaba; senão, os outros continuam.
    }
    • Se você se inscreveu em uma noite de jogos, ou se uma partida sua está encerrada por ora, você também sai dali.
    • De todos os registros saem o seu número e os seus nomes; dali em diante você se chama “Jogador 3” ou algo assim. As partidas encerradas ainda podem ser conferidas: para isso ficam os números das interações com que você entrou, e uma palavra para os sorteios, se você deu uma. Se essa palavra disser quem você é, o registro fica com ela.
    • O resultado das suas partidas continua valendo para os outros, sem o seu nome e sob uma palavra aleatória que não leva a ninguém.
    • Suas configurações e todas as notas sobre você são apagadas.
    • No disco isso é sobrescrito em até quinze minutos ou, se o bot parar antes, no próximo início. Cópias de segurança feitas antes por quem hospeda contêm isso até serem apagadas.
    • O que está nos canais continua lá; quem gerencia o servidor pode apagar.
    Se você jogar de novo, começa do zero. O botão vale por dez minutos.
edge-data-button = Esqueça-me
edge-data-late = Esta pergunta tem mais de dez minutos; nada foi feito. /{ command-data } { command-data-forget } pergunta de novo.
edge-data-forgotten = O bot esqueceu você. { $seats ->
    [0] Você não tinha lugar em nenhuma mesa aberta.
    [one] { $seats } lugar ficou livre.
   *[other] { $seats } lugares ficaram livres.
} { $tables ->
    [0] Nenhum registro citava você.
    [one] { $tables } mesa não cita mais você.
   *[other] { $tables } mesas não citam mais você.
} No disco o que foi apagado é sobrescrito em até quinze minutos ou no próximo início do bot.
edge-data-unfinished = Nem tudo pôde ser apagado (código { $code }). O bot continua sozinho no próximo início; você também pode pedir de novo.

edge-privacy =
    { "" }**O que este bot guarda de você, e para quê**
    • Seu número do Discord e o nome que você usa, nas mesas em que está ou esteve ou que repetem sorteios que você conhece, com o que fez ali e quando e como terminaram essas partidas: sem isso nenhuma partida pode continuar e nenhum registro pode ser conferido. O nome é o que você tinha quando se sentou.
    • O que você escolheu em /{ command-settings }, o idioma do seu aplicativo, os seus cargos nos servidores e qual canal são as suas mensagens diretas, para responder e mencionar como se prefere.
    • Quais mensagens nossas mostram o seu painel, para mudá-las em vez de mandar outras.
    • A quais mesas você assiste, e o que anota para si em uma mesa, que ninguém mais vê. O primeiro é apagado quando a partida acaba e você fica sabendo, as anotações uma semana depois da partida.
    • Nas noites de jogos: número, nome e confrontos, até 90 dias depois.
    Ele não lê mensagens além dos próprios comandos e botões. Não mostra anúncios, não treina nada com isso nem o entrega a ninguém. Os outros na mesa veem o seu nome e o que você faz ali; todos no servidor veem os resultados e, onde existe, a classificação; as suas estatísticas, só se você permitir. A sua mão só você vê até o fim da partida.

    { "" }**Por quanto tempo**
    Uma mesa cuja partida não começou é apagada quando se fecha. Uma encerrada fica como registro até que quem hospeda a remova ou você peça que o bot esqueça você. Até lá fica também o que você escolheu.

    { "" }**O que você pode fazer**
    /{ command-data } { command-data-show } manda tudo para você em um arquivo. /{ command-data } { command-data-forget } apaga: seus lugares ficam livres, e nos registros você tem um número em vez do nome. No disco isso é sobrescrito em até quinze minutos ou no próximo início. Os sorteios derivam dos números das interações com que cada um entrou e de palavras dadas para eles; esses ficam.

    { "" }**Onde está, e quem responde**
    Na máquina de quem hospeda, em arquivos que só o próprio programa pode ler. { $contact }
edge-privacy-contact = Para perguntas e pedidos: { $contact }.
edge-privacy-no-contact = Para perguntas e pedidos fale com quem convidou o bot para este servidor.
