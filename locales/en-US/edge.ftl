# What the bot itself says on Discord: answers, notices, settings.

# Whose turn it is
edge-mention = { $user }
edge-turn = { $count ->
    [one] { $who }: your turn
   *[other] { $who }: it is your turn
} (turn began { $since })
edge-poll = { $who }: what should happen now?
edge-pause = { $who }: shall the table pause, as somebody would like?
edge-pause-over = { $who }: shall the pause end, as somebody would like?
edge-reminder = ⏰ { $alone ->
    [1] Your game waits for you
   *[other] The others are waiting for you
}.
edge-late = ⏰ { $who }: the others are waiting for { $count ->
    [one] you
   *[other] all of you
}.
edge-moved = The game goes on in { $where }.
edge-record = The whole record of table { $table }, with the seed of its luck. Check it with /{ command-verify }, or with `tavolo verify` on any machine; give { $announced ->
    [0] the promise as you have seen it.
   *[other] both the promise and the link of the message at the start as you have seen them.
}
edge-record-duplicate = The whole record of table { $table }. Its luck is that of table { $first }. Check it with /{ command-verify }, or with `tavolo verify --original` and that table’s record on any machine; give this table’s promise as you have seen it, and of the other the promise and, if one announced the start, the link of that message.

# Answers
edge-done = Done: { $what } ({ $game } in { $where })
edge-joined = You have a seat at a table of { $game } in { $where }.
edge-options-chosen = You had a seat here already; your options are chosen. This holds now:
edge-hand-direct = Your panel will come to you by direct message.
edge-hand-here = Your panel comes here as soon as the game begins.
edge-hand-later = Discord does not let me send direct messages just now. Until it does, you find your panel behind “{ $button }” on the board, or with /{ command-hand }; it comes by itself as soon as I can send it.
edge-hand-quiet = Your quiet hours are on, so I send you nothing now: until they end you find your panel behind “{ $button }” on the board, or with /{ command-hand }.
edge-channel-gone = The channel { $where } is gone, so the board cannot be shown there any more. The game goes on here and with /{ command-play }; at the end the result and the record come by direct message.
edge-channel-closed = I cannot write in { $where } at the moment, so the board there is out of date. The game goes on here and with /{ command-play }; whoever manages the server can let me write there again.
edge-channel-lacking = I lack a permission in { $where }: { $permission }. So the board there is out of date. The game goes on here and with /{ command-play }; whoever manages the server can grant it again.
edge-board-refused = Discord does not take the board in { $where } at the moment, so it is out of date there. I keep trying; the game goes on here and with /{ command-play }.
edge-board-in-words = I lack a permission in { $where }: { $permission }. So the board there is text instead of a picture, and at the end the record comes by direct message. Whoever manages the server can grant it again.
edge-thread-refused = The game stays in this channel: { $why ->
    [full] Discord allows no more active threads in this server.
    [kind] Discord lets no thread be opened here.
    [lacking] I lack the permission { edge-may-threads }.
   *[other] Discord did not let me open a thread.
}
edge-hand-closed = I cannot send you direct messages, so your panel stays in the channel, for you alone: press “{ $button }” on the board, or use /{ command-hand }.
edge-hand-panel = As you wished, your panel stays in the channel, for you alone: press “{ $button }” on the board, or use /{ command-hand }.
edge-left = You have left the table: { $game } in { $where }.
edge-started = The game begins: { $game } in { $where }.
edge-drawing = The game begins by itself in a few seconds: { $game } in { $where }.
edge-waived = You agree to begin without proof: { $game } in { $where }. The game begins when everyone has agreed.
edge-waived-all = Everyone has agreed, so the game begins without proof: { $game } in { $where }.
edge-awaits = You would rather wait for the beacon: { $game } in { $where }. The game begins by itself as soon as the beacon answers.
edge-closed = The table is closed: { $game } in { $where }.
edge-close-asked = You have asked to close the table: { $game } in { $where }. The others see it on the board, where a button takes it back; it closes when everyone has agreed.
edge-close-agreed = You agree to close the table: { $game } in { $where }. It closes when everyone has agreed.
edge-kept-open = The table stays open: { $game } in { $where }. The others see on the board that you would like to play on.
edge-taken-back = Your last action is taken back. This is how things stand now.
edge-voted = Your answer counts: { $game } in { $where }. Until it is decided you can change it.
edge-vote-decided = Decided. { $what } ({ $game } in { $where })
edge-asked-about-awaited = The others at the table are asked now: { $game } in { $where }.
edge-nudged = Whoever is awaited is reminded now by direct message, as they have chosen and as far as these reach them: { $game } in { $where }.
edge-nudged-told = Reminded: { $told } – { $game } in { $where }.
edge-nudged-one = { $who } ({ $way ->
    [message] by direct message
    [channel] in the channel
    [both] in the channel and by direct message
    [named] on the board, without a notification
    [quiet] after their quiet hours
    [none] wants no reminders
   *[unreached] could not be reached
})
edge-pace-agreed = You agree to another pace: { $game } in { $where }.
edge-pace-holds = All agree, so this pace holds now: { $pace } – { $game } in { $where }.
edge-returned = You play for yourself again: { $game } in { $where }.
edge-close-sure = Do you really want to close this table for good: { $game } in { $where }? { $players ->
    [one] One person is playing
   *[other] { $players } people are playing
}. The game ends without a winner, and everything is shown: what was hidden, the record, and the seed of its luck.
edge-end-late-sure = Do you really want to end the game: { $game } in { $where }?
edge-close-lobby-sure = Do you really want to close this table: { $game } in { $where }? Its game has not begun; { $who } { $count ->
    [one] sits
   *[other] sit
} there.
edge-resign-sure = Do you really want to resign: { $game } in { $where }?
edge-resign-goes-on = The bot then plays on for your seat, as cautiously as it can, and { $takers ->
    [nobody] nobody new
    [strangers] whoever cannot know this deal from another table
   *[anybody] somebody else
} can take your seat over. Everybody at the table is told.
edge-resign-ends = Then only { $who } is left, and wins; the game ends, and everything is published: what was hidden, the record, and the seed of its luck.
edge-resign-ends-twins = Then only { $who } is left, and wins; the game ends.
edge-resign-closes-twins = Twin tables whose games have not begun yet are closed then, since those games can no longer begin.
edge-resign-computers = Then only computers are left, and they do not play among themselves: the table is closed before the game is finished.
edge-resign-computer = Or leave your seat to a computer: then the game goes on, and the computer plays there like one of level “{ computer-level-medium }”. It sees what your seat sees. With /{ command-join } you can take the seat again{ $takers ->
    [nobody] ; nobody else can take it over.
    [strangers] , as long as nobody else has it: whoever cannot know this deal from another table can take it over.
   *[anybody] , as long as nobody else has it: somebody else can take it over.
}
edge-resigned = You have resigned: { $game } in { $where }.
edge-left-to-computer = You have resigned and left your seat to a computer: { $game } in { $where }. With /{ command-join } there you can take it again, as long as nobody else has.
edge-moved-on = The table has moved on; this is how things stand now.
edge-done-already = Done already: { $what }
edge-terms-changed = Something has changed since this was shown: the options, who sits there, or whether the game has begun ({ $game } in { $where }). So nothing was done. Look again, and repeat it if you still want to.
edge-instead = Instead you can, for example:
edge-alternative = - { $what } (`{ $notation }`)
edge-unknown-control = This button does nothing any more. Use /{ command-hand } or /{ command-board } to see how things stand.
edge-fault = Something went wrong on our side, not yours. Please try again; if it happens again, tell the host this code: { $code }
edge-full = There is no room left on the disk of this bot’s host, so nothing was done. Play goes on as soon as there is room. The host finds more in the log under this code: { $code }
edge-stopped = I could not be sure that this was saved. So I stop until the host has seen to the disk and started me again. Look at the board then: what stands there counts. The host finds more in the log under this code: { $code }

# Which table, which game
edge-table = Table { $table }
edge-table-entry = { $game }: { $who } · { $table }
edge-table-line = { $number }. { $game } in { $where }: { $who }
edge-table-label = { $number }. { $game }: { $who }
edge-table-turn = your turn
edge-table-line-turn = { $line } – **{ edge-table-turn }**
edge-table-at = { $game } in { $where }
edge-in-direct = our direct messages
edge-table-named = { $game } in { $where } (`{ $table }`)
edge-no-such-table = There is no such table{ $looks ->
    [0] .
   *[other] {" "}that I can show you here. One where you did not sit is shown on its own server, to whoever sees its channel.
}
edge-no-such-table-own = { edge-no-such-table } You can name one of these: { $tables }.
edge-table-gone = There is no such table any more: it closed before its game began, or was removed, or you can no longer see its channel.
edge-no-table-here = There is no table in this channel. Open one with /{ command-join }.
edge-table-elsewhere = There is no table here; you sit elsewhere: { $tables }. Use the command there.
edge-no-table-here-ended = The last table in this channel has ended. Open a new one with /{ command-join }.
edge-table-elsewhere-ended = The last table here has ended; you sit elsewhere: { $tables }. Use the command there.
edge-no-table-yours = You sit at no table. Open one with /{ command-join }: here against computers, with others in a channel of a server.
edge-which-table = You sit at several tables. Which one do you mean?
edge-which-table-option = You sit at several tables. Choose one with the option “{ command-play-table }”; suggestions appear while you type.
edge-suggestion-at = { $game } ({ $who }): { $what }
edge-which-game = Which game? Choose it with the option “{ command-join-game }”.
edge-ambiguous = That could be { $count } things you may do now. Say a little more.
edge-fillers = to from at in on into onto onto with and the a an my of for please by for then i am it them let us we want would like one
edge-numbers = one, two, three, four, five, six, seven, eight, nine, ten
edge-asking = what what's whats is are was does do did can cannot could may i me how much many where when which who whose why tell show about mean means one have has there be it that this please question give gives gave get gets should would will still now cost costs work works exactly else anyone somebody something happens happen if when
edge-worth = points point score worth
edge-over = { $who }: the game is over.
edge-over-for-now = { $who }: the game has been ended for now.
edge-over-closed = { $who }: the table is closed.
edge-unknown-game = I know no game called “{ $typed }”.
edge-unknown-game-of = I know no game called “{ $typed }”, but these: { $games }.
edge-pick-game = Which game? Press one, and its table opens here.
edge-game-line = **{ $game }**, { $least } to { $most } players: { $about }
edge-other-game-here = A game of yours is here already: { $game }. Before it begins you leave it with /{ command-leave }, afterwards with /{ command-resign }. In a channel of a server you can open another table besides.
edge-other-game = Another game is on in this channel: { $game }. Take a seat there with /{ command-join }, or open a table in another channel.
edge-with-entry = `{ $id }` ({ $words })
edge-with-none = { $game } has no options to choose.
edge-with-option = There is no option “{ $typed }”. The options of { $game } are: { $options }. Write, for example: `{ $example }`
edge-hints = hints
edge-with-hints = Hints are no option that somebody sets for all: everybody agrees to them at the table, before the game begins (“{ press-options }”, “{ lobby-hints-agree }”). Please type the rest without them.
edge-with-value = “{ $typed }” is no value of { $option }. Its values are: { $values }. Write, for example: `{ $example }`
edge-with-no-value = A value is missing after { $option }. Its values are: { $values }. Write, for example: `{ $example }`

# What we may not do in a channel
edge-lacking = In this channel I lack { $count ->
    [one] the permission
   *[other] these permissions
}: { $permissions }. Somebody who manages the server can grant that.
edge-may-view = View Channel
edge-may-send = Send Messages
edge-may-write = Send Messages (in a thread: Send Messages in Threads)
edge-may-attach = Attach Files
edge-may-connect = Connect
edge-may-threads = Create Public Threads
edge-may-in-threads = Send Messages in Threads

# To read
edge-more = More about this table of { $game }:
edge-log-empty = Nothing has happened at this table yet. The log of a game that is over stands behind “{ press-more }”, under its last board.
edge-log-part = Lines { $first } to { $last } of { $all }; for others use /{ command-log } with “{ command-log-from }”.
edge-no-scores = There are no scores yet.
edge-no-rules = This game has no rules card.
edge-no-chapter = The rules card has no chapter about “{ $typed }”. Its chapters are: { $chapters }. Choose one below.
edge-chapter-tells = No chapter is called “{ $typed }”. This one tells of it:
edge-nothing-to-ask = There is nothing to ask here now; once the game has begun, suggestions appear while you type.
edge-not-understood = I do not know an answer to that here. You can ask, for example: { $questions }. Suggestions appear while you type.
edge-rules-tell = The rules say of that:
edge-asked-actions = what can i do, what can i do now, what may i do, what do i do, what do i do now, what now, what to do, what should i do, what are my options, options, actions, help, what am i allowed to do, legal actions, legal moves, moves
edge-possible = You can now: { $actions }{ $more ->
    [0] .
   *[other] {" "}and { $more } more. Suggestions appear while you type in /{ command-play }.
}
edge-quoted = “{ $text }”
edge-chapters = Chapters
edge-help =
    {"**"}How to play**
    1. /{ $join } opens a table in a channel, or gives you a seat at the open one. Computers fill seats (“{ press-computers }”); in direct messages you play against them alone.
    2. /{ $start } (or the button) begins. Your panel comes by direct message, with buttons.
    3. When it is your turn you are mentioned. Press a button, or type /{ $play }: what is legal is suggested.
    4. “{ $button }” on the board, or /{ $hand }, shows your own panel whenever you like.
    To read: /{ $board } the board, /{ $ask } answers to your questions, /{ $log } what has happened, /{ $rules } the rules, /{ $tables } your tables and who is awaited there.
    To change things: /{ $takeback } takes your last step back, /{ $leave } gives up your seat before the start, /{ $resign } resigns from the game, /{ $close } closes the table; /{ $settings } changes language, pictures and mentions. /{ $hint } tells what a computer thinks of your decision, where all agreed to hints.
    After the game: /{ $replay } goes through it again, /{ $verify } checks its luck, /{ $hint } tells what a computer thinks of it; /{ $results } and /{ $stats } say how games ended and what they come to, /{ $ranking } who plays best. /{ $event } holds an evening of several tables. Several tables can play the same deal at once: open the first with the option “{ table-option-twins }”, the others with /{ $join } { command-join-twin }.
edge-about = Tavolo { $version } hosts board-game tables: { $games }. It is free software and not affiliated with any publisher. Anyone can check its luck with /{ command-verify }. No player alone can choose it, and where a public beacon goes in, whoever runs the bot cannot choose it without its being seen. /{ command-data } says what the bot keeps about you.

# Checking the luck
edge-verify-fair = The game follows the rules, and { $draws ->
    [one] its one draw follows
    [2] both draws follow
   *[other] all { $draws } draws follow
} from the seed{ $mixed ->
    [0] .
   *[other] { " " }and what was mixed with it.
}
edge-verify-opened = By Discord’s numbering the table was opened { $when }.
edge-verify-compare = This record’s promise is `{ $commitment }`. Compare it with the message from the opening of the table: the seed was promised before the start only if this stands there too.
edge-verify-means = If that promise was given before the start, no player alone can have bent the luck, unless they run the bot. Whoever runs it could have known the luck beforehand and, by playing too or together with a player, could have chosen it.
edge-verify-beacon = Round { $round } of the public random-number beacon { $chain } went into the luck: a number that nobody could know before it came out, { $when }.
edge-verify-beacon-mock = Round { $round } of { $chain } went into the luck, out { $when }. That is only a look-alike of a public beacon, for testing: anybody can make its numbers, so this game is without proof.
edge-verify-means-beacon = Its record is of an earlier recipe: if that promise was given before the start, no player alone can have bent the luck, but whoever runs the bot could have tried numbers that stood in no message once that number was out. So against them it proves nothing.
edge-verify-means-mock = But this beacon is only a look-alike for testing, whose numbers anybody can make, so it proves nothing.
edge-later-round = The luck waits for a later round of the beacon, which a new message announces: { $game } in { $where }. The game begins by itself as soon as it is out.
edge-verify-message-form = Give the link of my message that announced the start (press and hold the message, or right-click it, to copy its link), or its id.
edge-verify-message-same = By this record the start was announced by the message that you gave.
edge-verify-message-compare = By this record the start was announced by message { $message }. Compare it with the link of my message at the start (press and hold the message, or right-click it, to copy its link), or give that link to /{ command-verify }.
edge-verify-message-other = The message that you gave is not the one that announced the start by this record, which is { $message }. Either it is another message or of another table (then name that one with the option “{ command-verify-table }”), or this is not the game that was announced to you.
edge-verify-message-original = The message that you gave cannot be compared here: this luck is that of table { $table }. Give the message to /{ command-verify } { command-verify-table }:{ $table }.
edge-verify-message-none = By this record no message announced the start of this game, so give the promise alone. If a message of mine announced the start to you, this is not the game that was announced to you.
edge-verify-elsewhere = I know no table { $table }, so I cannot say what was promised before its game.
edge-verify-otherwise = This record is not that of table { $table } as I keep it. Take the one that I posted, or /{ command-verify } { command-verify-table }:{ $table }.
edge-verify-proved = If that promise stood in the channel before the start, unchanged, and that message before the round came out, nobody chose this luck, not even whoever runs the bot. A start that was announced before and then dropped would have been another try; everybody in the channel would have seen it. Nothing can show whether somebody looked at hidden cards on the bot’s machine.
edge-verify-again = By this record the start was announced { $times } times, because rounds did not come in time; nothing proves that, and whoever runs the bot could have had a choice of deals. If that promise was given before the start, no player alone could choose the deal.
edge-verify-unproved = No round of a public beacon went into this luck: this game is without proof.
edge-verify-beacon-source = This record cannot be right: what it says of a beacon does not go with what its promise says.
edge-verify-announced-falls = This record cannot be right: the messages that announced the start do not follow one another.
edge-verify-waived = No number from the public beacon went into this luck: round { $round } of the beacon { $chain } was due { $when }. According to the record, it did not come in time, and all at the table agreed to begin without it.
edge-verify-beacon-unknown = This record names a public beacon that I do not know.
edge-verify-beacon-start = This record names the round of a public beacon but does not say when the game was begun, so that round cannot be checked.
edge-verify-beacon-early = This record cannot be right: the game was begun before the last player had joined.
edge-verify-beacon-round = This record cannot be right: its luck had to come from round { $round } of the beacon, the first that nobody could know at the start.
edge-verify-beacon-forged = This record cannot be right: the beacon never gave out this number for that round.
edge-verify-of = **{ $game }**: { $who }
edge-verify-same = The seed fits the promise that you gave, `{ $commitment }`.
edge-verify-other = The promise that you gave is not this record’s, which is `{ $commitment }`. Either it is mistyped or of another table (then name that one with the option “{ command-verify-table }”), or this is not the game that was promised to you.
edge-verify-promise-form = A promise is 24 letters, digits, hyphens and underscores (or of an earlier version 64 digits and letters from a to f). Copy it from my message from the opening of the table.
edge-verify-ticket-none = This record cannot be right: { $who }’s ticket is 0, a number that Discord gives to nothing.
edge-verify-ticket-twice = This record cannot be right: { $who } has the same ticket as somebody else, and Discord gives each number only once.
edge-verify-ticket-falls = This record cannot be right: { $who }’s ticket is lower than that of the seat before, which was taken earlier; Discord’s numbers only rise.
edge-verify-ticket-early = This record cannot be right: { $who }’s ticket is from before the table was opened.
edge-verify-back = Move { $ply } was taken back, which no table allows: luck had been drawn, something hidden shown, the game was over, or the seat given up.
edge-verify-cut = This record is cut off after move { $ply }. Up to there it follows the rules, and its luck follows from the seed.
edge-verify-torn = This file looks cut off: it ends in the middle of line { $line }.
edge-verify-long = This record is too long for me to check. `tavolo verify` checks it on any machine.
edge-verify-seed = In this record the promise does not go with the seed, the table and the source of the luck: one of these was changed.
edge-verify-luck = { $ply ->
    [0] The luck of the opening deal does
   *[other] The luck of move { $ply } does
} not follow from the seed and what was mixed with it.
edge-verify-rules = This record does not follow the rules at move { $ply }.
edge-verify-end = By the rules this game does not end as this record says.
edge-verify-option = By this record the game was played with an option, or a value of one, that it does not have or that does not go with the others.
edge-verify-no-seed = This record has no seed, so its luck cannot be checked. It follows the rules.
edge-verify-no-line = This record lacks its line `{ $word }`, so its luck cannot be checked: nothing says what was promised for which table. Take the whole record.
edge-verify-none = No game has ended here yet. Attach a record, or name a table.
edge-verify-either = Give a file or a table, not both: each is checked by itself.
edge-verify-nothing = This table was closed before its game began, so no luck was drawn.
edge-verify-running = The game is still on. Its seed is shown when { $twins ->
    [0] it ends
   *[other] the games at all of its twin tables are over
}; then the luck can be checked. For a game that has ended, name its table with the option “{ command-verify-table }”.
edge-verify-halted = This game has been ended for now but can still go on. Its seed is shown when it is over for good{ $twins ->
    [0] {""}
   *[other] {" "}and the games at all of its twin tables are over
}; then the luck can be checked.
edge-verify-game = This record is of a game that I do not have.
edge-verify-illformed = This file is not a record that I can read; line { $line } is wrong.
edge-verify-large = This file is too large for a record.
edge-verify-enough = Checking records takes a lot of computing, and your share is used up for now. Try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, or check the record yourself with `tavolo verify`.
edge-verify-fetch = I could not fetch the file. Please try again.

# Settings
edge-yes = yes
edge-no = no
edge-settings-kept = Saved.
edge-no-game = none
edge-settings-mine = **You** · language: { $language } · boards: { $board } · panel: { $hand } · mentions: { $mention }
edge-settings-channel = **This channel** · language: { $language } · boards: { $board } · game: { $game } · threads: { $threads }
edge-settings-managers = Only those who manage the server can change what holds for a channel.
edge-settings-no-channel = This is a direct message. Change a channel’s settings in that channel.

# How much one person may ask
edge-too-fast = That was a lot at once, so nothing was done. Go on in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

# A person’s own messages
edge-panel-with = with { $who }
edge-asked = { $who }: all are asked at once; { $left ->
    [one] { $left } answer is
   *[other] { $left } answers are
} still to come (began { $since })
edge-settings-turn = Your turn comes as: { $turn } · the board in your own panels: { $beside } · reminders: { $reminders }
edge-settings-statistics = Others may see your statistics: { $shared }
edge-settings-reminder-mentions = A reminder in the channel mentions you when three quarters of a decision’s time are gone, and your turn there begins without a mention: you are mentioned once a turn. For its beginning choose a new direct message as “{ command-settings-mine-turn }”.
edge-settings-reminder-names = A reminder in the channel names you without notifying you, since you are not mentioned.
edge-settings-how = To change something, choose its option: for example /{ command-settings } { command-settings-mine } { command-settings-mine-zone }.
edge-settings-same = That holds already.
edge-settings-direct-closed = Your direct messages are still closed to me. Allow direct messages from members of this server in its privacy settings, and choose this again; until then your panel stays in the channel.
edge-settings-direct-open = I could send you your panel by direct message.
edge-settings-direct-next = When I last tried, your direct messages were closed to me. I try again with your next panel.

# The first minute, a rematch, a typed move
edge-start-left = { $who } left the server, so that seat is free again. Begin once more if you would play without, or wait for somebody else.
edge-left-server = You are not on this table’s server any more, so you cannot go on playing there. Give up your seat, or come back to the server. Nothing was played.
edge-start-few = Start { $game } in { $where } with { $here } of { $most }?
edge-start-expected = Still expected: { $who }.
edge-start-again = Press the button or type /{ command-start } once more.
edge-nothing-done = Nothing was done.
edge-rematch = { $who }: a rematch? { $count ->
    [one] Your seat is kept for you; others can have it { $until }
   *[other] Your seats are kept for you; others can have them { $until }
}.
edge-rematch-others = Only those who played at that table, and whose seat nobody took over, can ask for a rematch. To play with others, use /{ command-join } where no table stands.
edge-rematch-others-here = Only those who played at that table, and whose seat nobody took over, can ask for a rematch. A table with a free seat stands here: { $game }. Press “{ $join }” there.
edge-rematch-there = You can play again where that table stands: { $game } in { $where }.
edge-rematch-deal = Another table stands here, which plays an earlier deal again: { $game }. Press “{ $join }” there, or open a new one in another channel with /{ command-join }.
edge-rematch-deal-on = Another table stands here, which plays an earlier deal again: { $game }. Ask for the rematch once the game at that table is over, or open a table in another channel with /{ command-join }.
edge-took-over = You have taken over the seat of { $who } at { $game } in { $where }. This is what you play on with:
edge-back-in-seat = You are back in your seat: { $game } in { $where }. This is what you play on with:
edge-you-sit = You sit at { $tables }.
edge-how-title = How { $game } is played
edge-type-title = Your move
edge-type-label = The move, in words or as on a button
edge-log-older = Older
edge-log-newer = Newer
edge-help-games = Games here: { $games }.
edge-thread = { $game }: { $who }
edge-other-game-on = Another game is on in this channel: { $game }. Open a table in another channel.

# The list of tables
edge-tables-mine = **Your tables**
edge-tables-here = **Other tables on this server**
edge-tables-line = { $game } in { $where }: { $standing }
edge-tables-line-with = { $game } in { $where } with { $who }: { $standing }
edge-tables-free = { $line } – **a seat is free**
edge-tables-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
edge-tables-none = You sit at no table. /{ command-join } opens one in a channel, or gives you a seat at the open one there.
edge-tables-none-here = There is no other table on this server.

# What those who manage a server do: /table and /server
edge-offered = { $who }: a seat is offered here.
edge-offer-declined = You have not taken the seat: { $game } in { $where }.
edge-moderate-direct = This is a direct message. Use /{ command-table } in the channel where the table stands, or /{ command-table } { command-table-log } in any channel of the server.
edge-reopen-occupied = Another table stands here by now: { $game } in { $where }. Move it to another channel first, or end it.
edge-move-occupied = Another table stands there: { $game } in { $where }. Pick another channel or a thread.
edge-move-where = A table can stand in channels with messages and in threads. Pick one of those.
edge-offer-whom = Pick somebody who is on this server.
edge-offer-bot = A bot cannot take a seat. Pick a person.
edge-end-sure = Do you want to end this game: { $game } in { $where }? { $players ->
    [one] One person is
   *[other] { $players } people are
} playing. Everybody is told that it was you. For a day nothing hidden is shown, and the game can go on with /{ command-table } { command-table-reopen }; after that it is over without a winner{ $twins ->
    [0] , and everything is published
   *[other] {""}
}. The channel is free for another table at once.
edge-end-lobby-sure = Do you want to close this table for good: { $game } in { $where }? Its game has not begun; { $players ->
    [one] one person sits
   *[other] { $players } people sit
} there.
edge-reopen-sure = Do you want this game to go on: { $game } in { $where }? Everybody is told that it was you, and whose turn it is; the time for that decision starts anew.{ $left ->
    [0] {""}
   *[other] {" "}Players who had their data deleted meanwhile give up their seats; if fewer than two seats are still held, or only computers are left, the game is over at once.
}
edge-pause-sure = Do you want the clocks to stand: { $game } in { $where }? Everybody is told that it was you. They stand for 14 days at most, or until you or the players let them run again; moves can be made meanwhile.
edge-go-on-sure = Do you want the clocks to run again: { $game } in { $where }? Everybody is told that it was you.
edge-offer-sure = Do you want to offer { $name } the seat of { $who }: { $game } in { $where }? Both are told in the channel that it was you. Only if { $name } agrees does the seat change hands, with everything hidden that belongs to it; until then { $name } sees no more than everybody.
edge-move-sure = Do you want to move this table to { $to }: { $game } in { $where }? The board goes on there and says that it was you; here stays a line that says where. I have to be allowed to write there.
edge-ended-for-now = Ended: { $game } in { $where }. For a day /{ command-table } { command-table-reopen } lets it go on here.
edge-reopened = It goes on: { $game } in { $where }.
edge-reopened-over = Too few are left to play on, so the game is over: { $game } in { $where }.
edge-paused-by-you = The clocks stand: { $game } in { $where }.
edge-went-on-by-you = The clocks run again: { $game } in { $where }.
edge-offer-made = The seat is offered: { $game } in { $where }. The buttons for the answer are under the board.
edge-moved-by-you = Moved: { $game } is now in { $where }.
edge-did-nothing = Nobody who looks after tables has done anything on this server yet.
edge-did-title = **What was done here by those who look after tables**, the newest first:
edge-did-close = { $when }: { $by } closed { $game } in { $where } for good.
edge-did-end = { $when }: { $by } ended { $game } in { $where }.
edge-did-reopen = { $when }: { $by } let { $game } in { $where } go on.
edge-did-pause = { $when }: { $by } stopped the clocks of { $game } in { $where }.
edge-did-go-on = { $when }: { $by } let the clocks of { $game } in { $where } run again.
edge-did-offer = { $when }: { $by } offered { $name } the seat of { $who } at { $game } in { $where }.
edge-did-move = { $when }: { $by } moved { $game } from { $where } to { $to }.
edge-did-close-event = { $when }: { $by } closed the evening of { $game } in { $where }.
edge-did-take-out = { $when }: { $by } took { $name } out of the evening of { $game } in { $where }.
edge-did-set = { $when }: { $by } changed what holds here – { $what }: { $value }.
edge-game-not-here = { $game } is not played on this server. /{ command-join } suggests what is.
edge-server-direct = This is a direct message. Use /{ command-server } in a channel of the server.
edge-server-managers = Only those who manage the server can see and change what holds there.
edge-server-fixed = Not changed, since the host has fixed it for this server: { $what }.
edge-server-last-game = Then nothing could be played here. Allow another game first.
edge-server-holds = **This server** · language: { $language } · pace of new tables: { $pace } · threads: { $threads } · games: { $games }
edge-server-own-pace = { $pace } (the bot’s own)
edge-server-held = Fixed by the host: { $what }.
edge-server-key-language = language
edge-server-key-pace = pace
edge-server-key-threads = threads
edge-server-key-games = games
edge-server-key-quiet = quiet roles
# Nights and being away
edge-settings-quiet = Quiet hours: { $hours } ({ $zone }, where it is { $now } now). Nothing is sent to you then, and you are not late in them, though your reserve can begin to run; afterwards one message tells you everything. At live tables they do not hold.
edge-settings-zone = Quiet hours: none · time zone: { $zone }, where it is { $now } now
edge-settings-no-quiet = Quiet hours: none
edge-settings-quiet-none = none
edge-settings-zone-unknown = I do not know this time zone. Type a city, such as Rome or New York, or the beginning of one, and choose from the list.
edge-settings-zone-which = “{ $typed }” is what clocks show for a part of the year, or in several places. Choose a city whose clocks are yours: { $zones }.
edge-zone-cities = Europe/London: england/uk/united kingdom/great britain/scotland/wales/manchester/edinburgh/birmingham/glasgow, Europe/Dublin: ireland, Europe/Berlin: germany/munich/cologne/hamburg/frankfurt/stuttgart/leipzig, Europe/Vienna: austria/salzburg, Europe/Zurich: switzerland/geneva/bern/basel, Europe/Rome: italy/milan/naples/turin/florence/venice/genoa/bologna, Europe/Lisbon: portugal/porto, Europe/Madrid: spain/barcelona/seville/valencia, Europe/Paris: france/lyon/marseille, Europe/Amsterdam: netherlands/holland/rotterdam, Europe/Brussels: belgium/antwerp, Europe/Warsaw: poland/krakow, Europe/Kyiv: ukraine, Asia/Kolkata: india/mumbai/bombay/delhi/new delhi/bangalore/chennai, Asia/Shanghai: china/beijing, America/New_York: boston/washington/miami/atlanta/philadelphia/orlando/pittsburgh/new york city/nyc, America/Chicago: houston/dallas/austin/new orleans/minneapolis, America/Denver: salt lake city, America/Los_Angeles: san francisco/seattle/las vegas/san diego/portland/la, Pacific/Honolulu: hawaii, America/Toronto: ottawa/montreal, America/Edmonton: calgary, America/Sao_Paulo: rio/rio de janeiro/brasilia/curitiba/porto alegre/belo horizonte, America/Bahia: salvador, Australia/Sydney: canberra, Africa/Johannesburg: south africa/cape town
edge-settings-quiet-unclear = I do not understand these hours. Say from when to when, such as 22-7; up to twelve hours, or `{ edge-settings-quiet-none }`.
edge-away-set = { $midnight ->
    [0] You are away now and
   *[other] Your last day away is { DAY($last) }, and you
} will be back { $until }: until then your clocks stand at your tables. Your first move anywhere ends it earlier, and so does “{ edge-away-back-word }” here.
edge-away-now = You are away{ $midnight ->
    [0] {" "}and
   *[other] : your last day is { DAY($last) }, and you
} will be back { $until }. Your first move anywhere ends it earlier, and so does “{ edge-away-back-word }” here.
edge-away-none = You are not away. Say for how long you will be, such as `3 days`, `until Friday` or `Dec 24`, and your clocks stand at your tables until then.
edge-away-back = You are back: your clocks run again.
edge-away-back-word = I am back
edge-away-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
edge-away-unclear = I do not understand for how long. Say a number of days, such as `3 days`, or the last day, such as `Friday` or `Dec 24`; up to 60 days. `off` ends an absence.
edge-away-outside = That would be until { DAY($day) }. One day is the least, and 60 days ahead the most.
edge-away-either = “{ $typed }” can be { DAY($one) } or { DAY($other) }. Write the month as a word, such as `Dec 24`.
edge-away-off = off, 0, end, back, i'm back, im back, none, stop, cancel
edge-date-months = january/jan, february/feb, march/mar, april/apr, may, june/jun, july/jul, august/aug, september/sep/sept, october/oct, november/nov, december/dec
edge-date-weekdays = monday/mon, tuesday/tue/tues, wednesday/wed, thursday/thu/thur/thurs, friday/fri, saturday/sat, sunday/sun
edge-date-near = today/tonight, tomorrow, day after tomorrow/the day after tomorrow
edge-date-units = day/days/d, week/weeks/w, month/months
edge-date-fillers = until till up to on the of in for next this coming a an including inclusive through away
edge-away-cut = { $game } in { $where }: your clock runs again { $until }, since at this pace nobody can be away for longer in a year.
edge-away-used = { $game } in { $where }: your clock runs on, since at this pace you have been away as long as one can in a year.
edge-away-live = { $game } in { $where }: your clock runs on, since all play at once there. “{ press-pause }”, behind “{ press-more }”, asks the others for a pause.
edge-digest = Your quiet hours are over. This has happened at your tables:
edge-digest-over = { $game } in { $where }: the game is over
edge-digest-mention = { $who }: your quiet hours are over, and something here waits for you.
edge-pause-wished = You would like a pause: { $game } in { $where }. It begins as soon as more than half of you agree.
edge-go-on-wished = You would like to go on: { $game } in { $where }. It goes on as soon as one more of you agrees.
edge-paused = The table pauses: { $game } in { $where }.
edge-went-on = The table goes on: { $game } in { $where }.

# Taking back by all agreeing
edge-rewind = { $who }: may this be taken back?
edge-rewind-agreed = You agree: { $game } in { $where }. It is done when the others do, too.
edge-rewind-done = It is taken back: { $game } in { $where }.
edge-rewind-let-stand = It stands as it is: { $game } in { $where }.
edge-rewind-sure = Do you want to ask the players whether to take this back: { $game } in { $where }? Everybody is told that it was you; it is done only if all who play there agree.
edge-let-stand-sure = Do you want to withdraw what you or another manager has asked the players, whether to take something back: { $game } in { $where }?
edge-rewind-asked = The players are asked: { $game } in { $where }. The buttons for the answer are under the board.
edge-let-stood = It is asked no more: { $game } in { $where }.
edge-did-rewind = { $when }: { $by } asked the players of { $game } in { $where } to take something back; actions: { $count }.
edge-did-let-stand = { $when }: { $by } withdrew the request to the players of { $game } in { $where } to take something back.
# Watching without a seat, and what people write down for themselves
edge-watch-end = You watch this table: a direct message tells you when the game is over.
edge-watch-daily = You watch this table: a direct message tells you once a day if something has happened, and when the game is over.
edge-watch-off = You no longer watch this table, and get no more messages about it.
edge-watch-off-already = You do not watch this table.
edge-watch-plays = You play there yourself, so you are told everything already: { $game } in { $where }.
edge-watch-ended = The game at this table is over, so there is nothing left to watch.
edge-watch-none = You watch no table. Use /{ command-watch } in a table’s channel to start watching it.
edge-watch-news = You are watching: { $line }
edge-watch-over = You watched: { $line }. This is the last message about it.
edge-ask-title = Your question
edge-ask-label = What you would like to know
edge-jotting-title = Your notes
edge-jotting-label = Only you see this. Leave it empty to delete.
edge-jotting-heading = **Your notes**, which nobody else sees:
edge-jotting-line = > { $text }
edge-jotting-rest = > … The rest stands behind “{ press-notes }”.
edge-jotting-kept = Noted. It stands above your panel, and nobody else sees it.
edge-jotting-gone = You have no notes at this table now.
edge-jotting-not-there = Only those who play at a table or watch it have notes there. “{ press-watch }”, behind “{ press-more }”, lets you watch.
# Tables at which nobody plays, or whose channel is gone
edge-unplayed = { $who }: does this game go on?
edge-stayed = You would like to play on: { $game } in { $where }.
edge-shelf-wished = You would like to archive the table: { $game } in { $where }. It will be archived as soon as more than half of you want that.
edge-shelved = The table is archived: { $game } in { $where }. One tap brings it back, here and in /{ command-tables }.
edge-unshelved = The table is back, and the game goes on: { $game } in { $where }.
edge-brought-here = The table stands here now, and the game goes on: { $game } in { $where }.
edge-unshelve-occupied = Another table stands there: { $game } in { $where }. Type /{ command-tables } in another channel of that server, and press the button to play on there; or press again when that game is over.
edge-tables-numbered = **{ $number }.** { $line }
edge-tables-unshelve = { $number }. { press-unshelve }: { $game }
edge-tables-bring-here = { $number }. { press-bring-here }: { $game }

# Where a seat is free
edge-tables-join = { $number }. { press-join }: { $game }
edge-tables-take-seat = { $number }. { press-take-seat }: { $game }
edge-tables-play = { $number }. { press-play }: { $game }
edge-card-title = **Tables that look for players**
edge-card-none = No table is looking for players right now. /{ command-join } opens one in a channel.
edge-card-note = This list keeps itself up to date. /{ command-tables } shows you your own tables as well.
edge-card-moved = The list of tables that look for players is in { $where } now.
edge-card-ended = The list of tables that look for players is no longer kept here.
edge-server-open = **Open tables** · list: { $card } · role that is asked for one more: { $role }
edge-server-nowhere = none
edge-server-quiet = **Quiet roles** · whoever had one of these when they last used the bot here is named and never mentioned: { $roles }
edge-server-quiet-everyone = everybody
edge-server-quiet-many = There are { $most } quiet roles already, and no more are kept. With “{ command-server-set-without }” all go, so that you can choose anew.
edge-server-card-closed = The list of open tables cannot be kept in { $where }: the channel is gone, or the bot may not write there. Once that is mended, choose the channel again.
edge-server-role-everyone = That is everybody on the server. Choose a role that people take for themselves.
edge-server-role-silent = As it is, nobody is notified by this role: allow everybody to mention it, in the server’s settings.
edge-call = { $role }: one more for { $game } in { $where }? – { $standing }
edge-called = { $role } is asked. The next time for { $game } can be { $from }.
edge-call-none = No role is chosen on this server that could be asked. Those who manage it can choose one with /{ command-server } { command-server-set }.
edge-call-seated = Only those who sit at this table can ask for one more.
edge-call-full = No seat is free at this table.
edge-call-again = { $role } has been asked for { $game } within the hour. It can be asked again { $from }.
edge-call-failed = Nobody could be asked: the bot cannot write in { $where } at the moment.
edge-undo = undo, undo that, take back, take it back, takeback, back
edge-undo-typed = To take something back, use /{ command-takeback }, or “{ press-take-back }” where it is under your panel.

# A game that has ended, gone through turn by turn
edge-replay-running = { $game } in { $where } is still on. Once it has ended it can be shown to everyone.
edge-replay-unbegun = { $game } in { $where } has not begun, so there is nothing to go through yet.
edge-replay-none = No table has ended in this channel yet. Name a table.
edge-replay-nothing = No game began at this table, so there is nothing to go through.
edge-replay-broken = I cannot play this game again. Its record is safe; whoever runs the bot finds the reason in its log.
edge-moment-shares = { $who } shares a moment of this game:
edge-moment-shared = Shared: everyone in { $where } can see it now.
edge-moment-again = It stands in { $where } already: it was shown there a few minutes ago.
edge-moment-unshared = I could not post it in { $where }. Perhaps I may not write there.
edge-moment-direct = This table stands in your direct messages, where nobody else reads.

# A game that has ended, shown as a film
edge-film-shows = { $who } shows this game of { $game } from beginning to end:
edge-film-end = This game of { $game } from beginning to end:
edge-film-busy = Other games are being drawn at the moment. Try again in a minute.
# The film in words, for whoever cannot see it
edge-film-played = A film of a game of { $game } in { $turns } { $turns ->
    [one] turn
   *[other] turns
}, played by { $who }.
edge-film-score = { $who } { $points }
edge-film-stood = After turn { $turn } the scores were: { $scores }.

# How the games of a server ended
results-title = **Results** · { $count ->
    [one] one game
   *[other] { $count } games
}
results-over = { $when } · **{ $game }** in { $where }: { $who } · `{ $table }`
results-closed = { $when } · **{ $game }** in { $where }: { $who }; closed before the end · `{ $table }`
results-player = { $name } { $points }
results-name = { $name }
results-computer = { $who } (computer, { $level })
results-game-gone = a game that I no longer have
results-more = …
results-newer = ◀ Newer
results-older = Older ▶
results-none = No game has ended on this server since I began keeping results.
results-direct = Results, statistics and rankings are kept by server, and this is a direct message. Use the command in a channel of the server that you mean.
results-none-such = No game that has ended here fits that.
results-month = A month is written as 2026-11.
results-file = { $count ->
    [one] One game
   *[other] { $count } games
}, the newest first.
results-unwritten = The file could not be made. Please try again.
results-card-about = { $moves ->
    [one] one action
   *[other] { $moves } actions
} · [to the board]({ $link }) · table `{ $table }`
results-card-about-place = { $moves ->
    [one] one action
   *[other] { $moves } actions
} · { $where } · table `{ $table }`

# What the games of a server come to
stats-mine = **Your games on this server** · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won ({ $percent }%)
stats-mine-of = **Your games of { $game } on this server** · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won ({ $percent }%)
stats-mine-game = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won ({ $percent }%)
stats-mine-none = You have not finished such a game on this server since I began keeping results.
stats-theirs = **{ $name }’s games on this server** · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won ({ $percent }%)
stats-theirs-of = **{ $name }’s games of { $game } on this server** · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won ({ $percent }%)
stats-theirs-none = { $name } has not finished such a game on this server since I began keeping results.
stats-unshared = { $name } does not share statistics. Everyone decides that for themselves, with /{ command-settings } { command-settings-mine } { command-settings-mine-statistics }.
stats-server = **Games on this server** · { $games ->
    [one] one game
   *[other] { $games } games
} ended, { $people ->
    [one] one person
   *[other] { $people } people
}; { $closed } closed before the end
stats-server-of = **Games of { $game } on this server** · { $games ->
    [one] one game
   *[other] { $games } games
} ended, { $people ->
    [one] one person
   *[other] { $people } people
}; { $closed } closed before the end
stats-server-game = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
stats-seat = Seat { $number }: { $wins } of { $games } won ({ $percent }%)
stats-players = With { $number } players: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } of { $seats } seats won ({ $percent }%)
stats-option = { $option } – { $value }: { $games ->
    [one] one game
   *[other] { $games } games
}

# Who plays best
ranking-title = **Ranking of { $game }**
ranking-line = { $place }. { $name } · { $points } · { $games ->
    [one] one game
   *[other] { $games } games
}
ranking-own = You: number { $place } with { $points } points after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}; { $best } at most so far
ranking-own-soon = You are listed in the ranking after { $more ->
    [one] one more rated game
   *[other] { $more } more rated games
}.
ranking-none = Nobody has { $least } rated games here yet.
ranking-off = This server keeps no ranking. Whoever manages it can have one with /{ command-server } { command-server-set } { command-server-set-ranking }.
edge-server-results = **Results** · channel: { $channel } · films: { $films } · ranking: { $ranking }
edge-server-results-closed = No result can be posted in { $where } at the moment: the channel is gone, or I may not write there.
results-winner = **{ $name }** 🏆 { $points }
results-winner-alone = **{ $name }** 🏆
results-gave-up = { $name } (resigned)
results-card-over = { $game }: { $who }
results-card-closed = { $game }, closed before the end: { $who }
stats-points = Points where nobody gave up: median { $median }, most { $best }
stats-mine-players = With { $number } players: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won ({ $percent }%)
stats-answer = Usual time to answer: { $time } (from { $count ->
    [one] one decision
   *[other] { $count } decisions
})
stats-luck = Luck, { $what }: { $came }, on average { $usual } ({ $more })
stats-unnoted = { $games ->
    [one] One earlier game is
   *[other] { $games } earlier games are
} still being read for this: ask again in a moment.
lasting-seconds = { $number ->
    [one] one second
   *[other] { $number } seconds
}
lasting-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
lasting-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
}
lasting-days = { $number ->
    [one] one day
   *[other] { $number } days
}
ranking-how-people = -# Each game has a ranking of its own: from 1000 at first, listed from { $least } rated games on. The number is cautious: it rises when you win, and as more games make it more certain. What counts is the place at the end. Not rated: games with computers or substitutes, those in which somebody had played the deal before, and those that were closed or ended by a vote.
ranking-how-computers = -# Each game has a ranking of its own: from 1000 at first, listed from { $least } rated games on. The number is cautious: it rises when you win, and as more games make it more certain. What counts is the place at the end, also against computers. Not rated: games with substitutes, those in which somebody had played the deal before, and those that were closed or ended by a vote.
edge-server-ranking-anew = The ranking is worked out anew from all games that have ended here since I began keeping results.
results-forgotten = a former player


edge-consented = You agree to play with those who know this deal.
edge-duplicate-none = Only the deal of a game that has ended can be played again.
edge-duplicate-place = Another table stands in this channel: { $game }. Press the button again once it is over.
edge-compare = **The same deal at two tables**: here, and at table `{ $table }` before (points by seat)
edge-compare-seat = { $number }. here { $here } · there { $there }
edge-compare-same = Both games went the same way, from the first move to the last.
edge-compare-ended = The two games do not differ in a single move, but they ended differently.
edge-compare-alike = { $count ->
    [0] The games differ from the first move on.
    [one] After one move alike the games differ.
   *[other] After { $count } moves alike the games differ.
}
edge-compare-nothing = –
edge-compare-none = There is no second game with the same deal to compare this one with.
edge-compare-gone = The first game with this deal is not kept any more, so there is nothing to compare with.
edge-compare-file = { $count ->
    [one] The one round that differs is in the file.
   *[other] All { $count } rounds that differ are in the file.
}
edge-verify-duplicate = The game follows the rules, and { $draws ->
    [one] its one draw follows
    [2] both draws follow
   *[other] all { $draws } draws follow
} from the seed. { $known ->
    [1] They are the draws
   *[0] By this record they are the draws
} of table { $table }. How that luck came about, and whether it is proved, is told by /{ command-verify } { command-verify-table }:{ $table } where that table was played.
edge-verify-original = The record names table { $table } as the one whose luck it has, but that table’s luck was another.
edge-compare-player = { $name }: { $points }
edge-compare-winner = 🏆 { $name }: { $points }
edge-compare-round = **Part { $number }**
edge-compare-side-here = **Here, { $who }:**
edge-compare-side-there = **There, { $who }:**
edge-compare-longer-here = { $count ->
    [one] The game here had one more move.
   *[other] The game here had { $count } more moves.
}
edge-compare-longer-there = { $count ->
    [one] The game there had one more move.
   *[other] The game there had { $count } more moves.
}
edge-spoils-own = You are playing with the same luck at another table: look back at this game when that one is over.
edge-spoils-all = Another table on this server is playing with the same luck: this can be shown to everyone when that game is over.
edge-twin-alone = Give “{ command-join-twin }” alone: the game and its options come from that table. The pace can be chosen afterwards.
edge-twin-place = Another table stands in this channel: { $game }. Open the twin table in another channel or thread.
edge-twin-entry = { $game }, { $seats } seats: { $who }
edge-twins-covered = This game can be looked back at and checked when the games at all of its twin tables are over.{ $count ->
    [0] {""}
   *[other] {" "}Not over yet: { $played }.
}
edge-twin-played = table `{ $table }` in { $where }
edge-twin-halted = table `{ $table }` in { $where } (ended for now)
edge-compare-twin = **The same deal at two tables**: here, and at table `{ $table }` (points by seat)
# A record that somebody attaches
edge-record-not = This file is not the record of a game. A record is the text file that I post when a game ends.
edge-record-later = This record is from a newer version of me than the one that runs here, so I cannot read it.
edge-record-changed = This record is damaged: up to line { $line }, something was changed or is missing. If I posted it, take that file again: it is whole.
edge-record-open = The game of this record has not ended, so I do not show it: its hands are still secret.
edge-record-unshown = That is why I do not show this game.
edge-record-checked = This game comes from your file. It follows the rules, and its luck follows from its seed; names and moves are as the file tells them.
edge-record-gone = I keep an attached record for an hour only, and this one is gone. Attach it once more with /{ command-replay } { command-replay-record }.
edge-record-direct = Nobody else reads here. Attach the record in a channel of a server to share a moment of it there.
edge-record-mute = You may not write in this channel, so you cannot share anything here either.
edge-record-shares = { $who } shares a moment of a game from a file:
# Charts of results, and the same in words
chart-course-title = Rating in { $game }
chart-course-axis = rated games
chart-course = The rating in { $game } after each of { $games } rated games: { $first } after the first, lowest { $lowest }, highest { $highest }, now { $last }.
chart-points-title = Points in { $game }
chart-points = How often there were so many points in { $game } – { $bars }.
chart-places-title = Places
chart-places-title-of = Places in { $game }
chart-places = How often in which place – { $bars }.
chart-bar = { $label }: { $count } ×

event-title = **Game evening: { $game }** · { $format } · tables of { $seats ->
    [2] 2
   *[other] up to { $seats }
}
event-with = -# Options: { $with }
event-sign-up = { $count ->
    [0] Nobody has signed up yet.
    [one] Signed up: { $who }
   *[other] Signed up ({ $count }): { $who }
}
event-how = -# “{ press-event-take-part }” signs you up: you are given a seat in each round automatically, at a table in a thread of this channel. { $who } begins the evening, or whoever manages this server.
event-how-managers = -# “{ press-event-take-part }” signs you up: you are given a seat in each round automatically, at a table in a thread of this channel. Whoever manages this server begins the evening.
event-closed = This evening was closed before its end.{ $tables ->
    [0] {""}
   *[other] {" "}Tables still in play go on, but no longer count for it.
}
event-lapsed = This evening has closed itself: nobody began it within two weeks.
event-over = This evening is over.
event-round = **Round { $round } of { $rounds }**
event-byes = Bye: { $who }
event-call-idle = { $who }: no game for you in this round.
event-call-over = { $who }: the final places are out.
event-table-waits = **{ $table }** · { $who } · about to open
event-table-plays = **{ $table }** · { $who } · { $where }
event-table-halted = **{ $table }** · { $who } · { $where } · ended for now; it counts after a day unless the game goes on
event-table-covered = **{ $table }** · { $who } · { $where } · over; counts when the games at its twin tables are over
event-table-won = **{ $table }** · { $who } · { $where } · 🏆 { $first }
event-table-level = **{ $table }** · { $who } · { $where } · level: { $first }
event-table-ahead = **{ $table }** · { $who } · { $where } · level: { $first }; tie-break: { $ahead }
event-table-given = **{ $table }** · { $who } · not played, goes to { $first }
event-table-nobody = **{ $table }** · { $who } · not played
event-standings = **Standings**
event-final = **Final places**
event-row = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins })
event-row-stopping = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins }), drops out after the current table
event-row-stopped = **{ $place }** · { $who }: { $points } ({ $sonneborn } / { $direct } / { $wins }), dropped out
event-row-place = **{ $place }** · { $who }
event-row-place-stopping = **{ $place }** · { $who }, drops out after the current table
event-row-place-stopped = **{ $place }** · { $who }, dropped out
event-standings-how = -# A point for each opponent at your table who comes in behind you, half a point if you are level. Where a table is not played because somebody has dropped out, that person counts as beaten there. In parentheses, what decides between equal points: Sonneborn-Berger (the points of those you beat, plus half the points of those you were level with) / against each other, where that is equal too (else –) / tables won.
event-knock-out-how = -# Whoever comes first at a table moves on. If several are level there, their points in this evening decide (one for each opponent who came in behind, half for each who was level), and if those are equal too, the order drawn by lot at the beginning.
event-held = ⚠️ Table { $table } is not open yet: { $why } Nothing is lost: “{ press-event-retry }” goes on from here.
event-lacks = I lack the permission { $permission } in this channel. Somebody who manages the server can grant it.
event-refused = Discord does not let me open it at the moment.
event-game-gone = this game is not offered here any more.
event-occupied = another table stands in { $where }; it has to be closed first.
event-announced = Round { $round }, table { $table }: { $who }
event-thread = Round { $round }, table { $table }: { $who }
event-call = { $who }: your table for round { $round } of the evening in { $where } is open. Your game begins now.
event-direct = Evenings are held on servers.
event-none = No evening has been opened in this channel. /{ command-event } { command-event-open } opens one.
event-stands = There is an evening in this channel already. /{ command-event } { command-event-show } shows it; /{ command-event } { command-event-close } closes it.
event-no-threads = Each table of an evening gets a thread, and there are none in this channel. Open it in a text channel.
event-seats = { $game } is played by { $least } to { $most }.
event-opened = The evening is open: its card comes to this channel now, and everybody can sign up there.
event-unread = The evening cannot be shown at the moment. Please try again.
event-not-yours = Only whoever opened this evening can do this, or somebody who manages the server.
event-ended = This evening has ended.
event-close-sure = Close the evening? { $tables ->
    [0] No more rounds will begin.
   *[other] No more rounds will begin. Tables still in play go on, but no longer count for it.
}
event-closed-now = The evening is closed.
event-withdraw-sure = Take { $who } out of the evening? No further table is opened for them, and they cannot come back in. What they have played counts.
event-withdrawn = { $who } is out of the evening: no further table is opened for them. A table that is on goes on; if they do not turn up there, whoever manages this server can offer their seat to somebody else by /{ command-table } { command-table-seat }.
event-withdrawn-early = { $who } is no longer signed up.
event-withdrawn-twice = This person is out of the evening already.
event-not-in = This person does not take part in the evening.
event-former = This belongs to an earlier evening. /{ command-event } { command-event-show } shows the present one.
event-in = You are in. When a round begins, you are called into the thread of your table.
event-in-twice = You have signed up already.
event-full = { $most } have signed up: more do not fit.
event-late = The evening has begun; nobody can sign up any more.
event-out = You have stepped back.
event-own-not-in = You do not take part in this evening.
event-begun-stop = The evening has begun. “{ press-event-stop }” on its card takes you out of it.
event-few = It takes at least { $least } people; { $here ->
    [0] nobody has signed up yet.
    [one] one has signed up.
   *[other] { $here } have signed up.
}
event-begun = The evening begins: the tables of the first round open now.
event-begun-twice = The evening has begun already.
event-stop-sure = Do you want to drop out? No further table of this evening is opened for you (one that is being opened still begins); what you have played counts.
event-stop-sure-playing = Do you want to drop out? You can finish the table where you sit now, or give it up as well. No further one is opened for you; what you have played counts.
event-stopped = You are out of the evening. What you have played counts.
event-stopped-halted = You are out of the evening. The game at your table has been ended for now, so nothing is given up yet: if it goes on, you still sit there, and “{ press-event-stop }” lets you give it up.
event-stopped-beside = You drop out after this table: you still play it to its end, and it counts. “{ press-event-stop }” lets you give it up as well.
event-stopped-now = You are out of the evening and have given up your table. What you have played before counts.
event-given-up = You have given up your table.
event-stopped-playing = You already drop out after your current table. Do you want to give that table up now?
event-stopped-twice = You are out of this evening already.
event-retried = I try again; the card shows what comes of it.
press-event-take-part = Take part
press-event-step-back = Step back
press-event-begin = Begin
press-event-stop = Drop out
press-event-stop-after = Drop out after this table
press-event-stop-now = Drop out now
press-event-give-up = Give up the table
press-event-retry = Try again
press-event-close = Close the evening
press-event-take-out = Remove
edge-twins-published = This is a twin table: everything is published as soon as the games at all of its twin tables are over.
