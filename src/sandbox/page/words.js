// The page's own words, in the languages that a person can have here.
// What a bot writes comes from the bot.

const WORDS = {
  "en-US": {
    "skip": "Skip to the entry", "places": "Channels and messages", "channels": "Channels",
    "direct": "Direct messages", "you-are": "You are", "settings": "Settings", "menu": "Channels",
    "new-thread": "New thread", "new-channel": "New channel", "theme": "Light or dark",
    "messages": "Messages", "newer": "New messages ↓", "suggestions": "Suggestions",
    "entry": "Message or /command", "send": "Send", "write-in": "Message {place} or type /",
    "only-you": "Only you can see this", "dismiss": "Dismiss message", "edited": "(edited)",
    "thinking": "{name} is thinking…", "typing": "{name} is typing…", "used": "{name} used /{command}",
    "app": "APP", "choose": "Choose", "choose-range": "Choose {least} to {most}", "pick": "Make a selection",
    "cancel": "Cancel", "submit": "Submit", "close": "Close", "name": "Name", "create": "Create",
    "language": "Language", "dms-open": "The bot may write to me", "new-person": "New person",
    "online": "bot online", "offline": "bot offline", "no-answer": "The application did not respond",
    "unreachable": "The sandbox does not answer", "earlier": "Earlier messages", "alt": "Description",
    "empty": "Nothing here yet. Type / for the bot's commands.", "unread": "unread", "mentions-you": "mentions you",
    "open-picture": "Enlarge: {name}", "archived": "archived", "required": "required", "waiting-for": "has new messages",
    "spoiler": "Show hidden text",
    "server": "Server", "not-here": "bot not in this server", "kind": "Kind of channel", "text": "Text channel",
    "announcement": "Announcement channel", "forum": "Forum", "voice": "Voice channel", "new-post": "New post",
    "first-message": "First message", "no-posts": "No posts yet.", "rank": "Your rights in {server}", "member": "member",
    "manager": "may manage the server", "owner": "owns the server", "locked": "locked",
    "clock": "Clock", "hour-later": "An hour later", "day-later": "A day later",
    "roles": "Your roles in {server}", "new-role": "New role", "hide": "Only the server's owner and I see {channel}",
    "attach": "Attach a file",
    "attached": "{name} goes along with your next command: write its name where the command takes a file",
    "silent": "Sent without a notification", "copy": "Copy the message’s link", "copied": "Copied: {link}",
  },
  "de": {
    "skip": "Zur Eingabe springen", "places": "Kanäle und Nachrichten", "channels": "Kanäle",
    "direct": "Direktnachrichten", "you-are": "Du bist", "settings": "Einstellungen", "menu": "Kanäle",
    "new-thread": "Neuer Thread", "new-channel": "Neuer Kanal", "theme": "Hell oder dunkel",
    "messages": "Nachrichten", "newer": "Neue Nachrichten ↓", "suggestions": "Vorschläge",
    "entry": "Nachricht oder /Befehl", "send": "Senden", "write-in": "Nachricht an {place} oder / tippen",
    "only-you": "Nur du siehst das", "dismiss": "Nachricht ausblenden", "edited": "(bearbeitet)",
    "thinking": "{name} denkt nach …", "typing": "{name} schreibt …", "used": "{name} hat /{command} benutzt",
    "app": "APP", "choose": "Auswählen", "choose-range": "{least} bis {most} auswählen", "pick": "Triff eine Auswahl",
    "cancel": "Abbrechen", "submit": "Absenden", "close": "Schließen", "name": "Name", "create": "Anlegen",
    "language": "Sprache", "dms-open": "Der Bot darf mir schreiben", "new-person": "Neue Person",
    "online": "Bot verbunden", "offline": "Bot nicht verbunden", "no-answer": "Die Anwendung hat nicht geantwortet",
    "unreachable": "Die Sandbox antwortet nicht", "earlier": "Frühere Nachrichten", "alt": "Beschreibung",
    "empty": "Hier ist noch nichts. Tippe / für die Befehle des Bots.", "unread": "ungelesen", "mentions-you": "erwähnt dich",
    "open-picture": "Vergrößern: {name}", "archived": "archiviert", "required": "erforderlich", "waiting-for": "hat neue Nachrichten",
    "spoiler": "Verborgenen Text zeigen",
    "server": "Server", "not-here": "Bot nicht auf diesem Server", "kind": "Art des Kanals", "text": "Textkanal",
    "announcement": "Ankündigungskanal", "forum": "Forum", "voice": "Sprachkanal", "new-post": "Neuer Beitrag",
    "first-message": "Erste Nachricht", "no-posts": "Noch keine Beiträge.", "rank": "Deine Rechte auf {server}", "member": "Mitglied",
    "manager": "darf den Server verwalten", "owner": "besitzt den Server", "locked": "gesperrt",
    "clock": "Uhr", "hour-later": "Eine Stunde später", "day-later": "Einen Tag später",
    "roles": "Deine Rollen auf {server}", "new-role": "Neue Rolle", "hide": "Nur wer den Server besitzt und ich sehen {channel}",
    "attach": "Datei anhängen",
    "attached": "{name} geht mit deinem nächsten Befehl mit: Schreib den Namen dorthin, wo der Befehl eine Datei nimmt",
    "silent": "Ohne Benachrichtigung gesendet", "copy": "Link der Nachricht kopieren", "copied": "Kopiert: {link}",
  },
  "it": {
    "skip": "Vai al campo di testo", "places": "Canali e messaggi", "channels": "Canali",
    "direct": "Messaggi diretti", "you-are": "Sei", "settings": "Impostazioni", "menu": "Canali",
    "new-thread": "Nuovo thread", "new-channel": "Nuovo canale", "theme": "Chiaro o scuro",
    "messages": "Messaggi", "newer": "Nuovi messaggi ↓", "suggestions": "Suggerimenti",
    "entry": "Messaggio o /comando", "send": "Invia", "write-in": "Scrivi in {place} o digita /",
    "only-you": "Lo vedi solo tu", "dismiss": "Nascondi il messaggio", "edited": "(modificato)",
    "thinking": "{name} sta pensando…", "typing": "{name} sta scrivendo…", "used": "{name} ha usato /{command}",
    "app": "APP", "choose": "Scegli", "choose-range": "Scegli da {least} a {most}", "pick": "Fai una scelta",
    "cancel": "Annulla", "submit": "Invia", "close": "Chiudi", "name": "Nome", "create": "Crea",
    "language": "Lingua", "dms-open": "Il bot può scrivermi", "new-person": "Nuova persona",
    "online": "bot connesso", "offline": "bot non connesso", "no-answer": "L'applicazione non ha risposto",
    "unreachable": "La sandbox non risponde", "earlier": "Messaggi precedenti", "alt": "Descrizione",
    "empty": "Qui non c'è ancora nulla. Digita / per i comandi del bot.", "unread": "da leggere", "mentions-you": "ti menziona",
    "open-picture": "Ingrandisci: {name}", "archived": "archiviato", "required": "obbligatorio", "waiting-for": "ha nuovi messaggi",
    "spoiler": "Mostra il testo nascosto",
    "server": "Server", "not-here": "il bot non è in questo server", "kind": "Tipo di canale", "text": "Canale testuale",
    "announcement": "Canale annunci", "forum": "Forum", "voice": "Canale vocale", "new-post": "Nuovo post",
    "first-message": "Primo messaggio", "no-posts": "Ancora nessun post.", "rank": "I tuoi permessi in {server}", "member": "membro",
    "manager": "può gestire il server", "owner": "possiede il server", "locked": "bloccato",
    "clock": "Orologio", "hour-later": "Un'ora dopo", "day-later": "Un giorno dopo",
    "roles": "I tuoi ruoli in {server}", "new-role": "Nuovo ruolo", "hide": "Solo chi possiede il server e io vediamo {channel}",
    "attach": "Allega un file",
    "attached": "{name} parte con il tuo prossimo comando: scrivi il nome dove il comando prende un file",
    "silent": "Inviato senza notifica", "copy": "Copia il link del messaggio", "copied": "Copiato: {link}",
  },
  "pt-BR": {
    "skip": "Ir para o campo de texto", "places": "Canais e mensagens", "channels": "Canais",
    "direct": "Mensagens diretas", "you-are": "Você é", "settings": "Configurações", "menu": "Canais",
    "new-thread": "Novo tópico", "new-channel": "Novo canal", "theme": "Claro ou escuro",
    "messages": "Mensagens", "newer": "Novas mensagens ↓", "suggestions": "Sugestões",
    "entry": "Mensagem ou /comando", "send": "Enviar", "write-in": "Conversar em {place} ou digitar /",
    "only-you": "Só você vê isto", "dismiss": "Dispensar mensagem", "edited": "(editada)",
    "thinking": "{name} está pensando…", "typing": "{name} está digitando…", "used": "{name} usou /{command}",
    "app": "APP", "choose": "Escolher", "choose-range": "Escolha de {least} a {most}", "pick": "Faça uma escolha",
    "cancel": "Cancelar", "submit": "Enviar", "close": "Fechar", "name": "Nome", "create": "Criar",
    "language": "Idioma", "dms-open": "O bot pode me escrever", "new-person": "Nova pessoa",
    "online": "bot conectado", "offline": "bot desconectado", "no-answer": "O aplicativo não respondeu",
    "unreachable": "A sandbox não responde", "earlier": "Mensagens anteriores", "alt": "Descrição",
    "empty": "Ainda não há nada aqui. Digite / para ver os comandos do bot.", "unread": "não lida", "mentions-you": "menciona você",
    "open-picture": "Ampliar: {name}", "archived": "arquivado", "required": "obrigatório", "waiting-for": "tem novas mensagens",
    "spoiler": "Mostrar texto oculto",
    "server": "Servidor", "not-here": "o bot não está neste servidor", "kind": "Tipo de canal", "text": "Canal de texto",
    "announcement": "Canal de anúncios", "forum": "Fórum", "voice": "Canal de voz", "new-post": "Nova postagem",
    "first-message": "Primeira mensagem", "no-posts": "Ainda não há postagens.", "rank": "Suas permissões em {server}", "member": "membro",
    "manager": "pode gerenciar o servidor", "owner": "possui o servidor", "locked": "trancado",
    "clock": "Relógio", "hour-later": "Uma hora depois", "day-later": "Um dia depois",
    "roles": "Seus cargos em {server}", "new-role": "Novo cargo", "hide": "Só quem possui o servidor e eu vemos {channel}",
    "attach": "Anexar um arquivo",
    "attached": "{name} vai junto com o próximo comando: escreva o nome onde o comando recebe um arquivo",
    "silent": "Enviada sem notificação", "copy": "Copiar o link da mensagem", "copied": "Copiado: {link}",
  },
};

export const LANGUAGES = Object.keys(WORDS);

let locale = "en-US";

export function speak(wanted) {
  locale = wanted;
  document.documentElement.lang = wanted;
  for (const node of document.querySelectorAll("[data-word]")) node.textContent = word(node.dataset.word);
  for (const node of document.querySelectorAll("[data-word-label]")) {
    node.setAttribute("aria-label", word(node.dataset.wordLabel));
    if (node.tagName === "BUTTON") node.title = word(node.dataset.wordLabel);
  }
}

export function language() { return locale; }

export function word(id, values = {}) {
  const text = (WORDS[locale] ?? WORDS["en-US"])[id];
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}
