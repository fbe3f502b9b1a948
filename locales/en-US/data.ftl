# What is kept of a person: shown, forgotten, and the privacy text that every host can use.

edge-data-kept = What this bot keeps of you is in the file: { $notes ->
    [0] no entries
    [one] { $notes } entry
   *[other] { $notes } entries
} (settings, your own notes, which panels you were shown) and { $tables ->
    [0] no tables
    [one] { $tables } table
   *[other] { $tables } tables
}. Nobody else sees this answer. No hand is in it: yours is in your panel. /{ command-data } { command-data-forget } has it all removed.

edge-data-question =
    Do you want to be forgotten? This cannot be undone.
    • { $seats ->
        [0] You have no seat at an open table.
        [one] Your seat at { $seats } open table is given up, as by /{ command-resign } or /{ command-leave }. Where only one other seat is still held, or only computers are left, the game ends; otherwise the others play on.
       *[other] Your seats at { $seats } open tables are given up, as by /{ command-resign } or /{ command-leave }. Where only one other seat is still held, or only computers are left, the game ends; otherwise the others play on.
    }
    • Where you have signed up for an evening, and in a game that is ended for now, you give up your place too.
    • In all records your number and your names are taken out; you are called “Player 3”, or the like, from then on. Finished games can still be checked: for that, the numbers of the interactions you joined by stay, and a word for the luck if you gave one. If that word names you, the record keeps it.
    • How your games ended still counts for the others, without your name and under a random word that leads to nobody.
    • Your settings and all notes about you are removed.
    • On the disk this is written over within a quarter of an hour, or, if the bot is stopped before that, when it starts next. Backups that its host made before hold it until they are deleted.
    • What stands in channels stays there; whoever manages the server can delete it.
    If you play again, you begin as somebody new. The button works for ten minutes.
edge-data-button = Forget me
edge-data-late = This question is more than ten minutes old, and nothing was done. /{ command-data } { command-data-forget } asks anew.
edge-data-forgotten = You are forgotten. { $seats ->
    [0] You had no seat at an open table.
    [one] { $seats } seat was given up.
   *[other] { $seats } seats were given up.
} { $tables ->
    [0] No record named you.
    [one] { $tables } table names you no more.
   *[other] { $tables } tables name you no more.
} On the disk what was removed is written over within a quarter of an hour, or when the bot starts next.
edge-data-unfinished = Not everything could be removed (code { $code }). It goes on by itself when the bot starts next; you can also ask again.

edge-privacy =
    { "" }**What this bot keeps of you, and why**
    • Your Discord number and the name you go by, at the tables where you sit or sat, or that play a deal again which you know, with what you did there and when, and how those games ended: without that there is no game to go on with, and no record to check. The name is the one you had when you sat down.
    • What you chose in /{ command-settings }, your client’s language, your roles on servers, and which channel your direct messages are, so that you are answered and mentioned as is wished.
    • Which messages of ours show your panel, so that they can be changed rather than sent again.
    • Which tables you watch, and what you write down for yourself at a table, which nobody else sees. The former goes when the game is over and you were told, the latter a week after the game.
    • At game evenings: your number, name and pairings, for at most 90 days after.
    It reads no messages but its own commands and buttons. It shows no ads, trains nothing with it and gives it to nobody. Others at the table see your name and what you do there, everyone on the server how games ended and, where there is one, the ranking; your statistics only if you allow it. Your hand is shown to you alone until the game is over.

    { "" }**How long**
    A table that never began is removed when it ends. A finished one stays as a record until whoever runs this bot removes it, or you have yourself forgotten. What you chose stays until then, too.

    { "" }**What you can do**
    /{ command-data } { command-data-show } sends you all of it as a file. /{ command-data } { command-data-forget } removes it: your seats are given up, and in records you have a number for a name. On the disk it is written over within a quarter of an hour or at the next start. Luck is derived from the numbers of the interactions by which people joined, and from words they gave for it; those stay.

    { "" }**Where it is, and who is responsible**
    On the machine of whoever runs this bot, in files that only its own user can read. { $contact }
edge-privacy-contact = For questions and requests: { $contact }.
edge-privacy-no-contact = For questions and requests ask whoever invited the bot to this server.
