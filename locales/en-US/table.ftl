# What every table says, whatever is played at it.

who = { $who }

# The lobby card and the board
lobby-gathering = An open table for { $least } to { $most } players. Press “{ press-join }”, and “{ press-start }” when everyone sits.
lobby-alone = A table for you and computers, { $least } to { $most } seats. { $free ->
    [0] Press “{ press-start }” to begin.
   *[other] Add computers with “{ press-computers }”, then press “{ press-start }”.
} With friends you play in a channel of a server.
lobby-closes-soon = Nobody has done anything here for three days. This table closes itself on { TIME($when) }. Anything done at it keeps it open: /{ command-join }, /{ command-start }, or choosing an option.
drawing = The game begins by itself in a few seconds. Until then nobody can join, leave or choose options.
drawing-late = Round { $round } of the public random-number beacon { $chain } was due on { TIME($when) } and has not come; the luck still waits for it. As soon as it comes the game begins by itself. If you all press “{ press-waive }”, it begins now; but then whoever runs the bot could have known the luck beforehand, or even have chosen it. Whoever opened the table can also close it.
drawing-waived = For beginning without proof: { $who } ({ $count } of { $all } so far).
lobby-option = { $option }: { $value }
witness-promise =
    The luck of table { $table } ({ $game }) comes from a secret number, the seed. It is fixed now, and this is its promise:
    `{ $promise }`
    I never change this message. When the game has ended I show the seed, and it must fit this promise; /{ command-verify } checks that.
witness-start = The luck is mixed from the promised seed, from each player’s ticket (the number that Discord gave to their joining), and from your words, if you gave any, in this order:
witness-ticket = { $number }. { $who }: { $ticket }
witness-ticket-word = { $number }. { $who }: { $ticket }, “{ $word }”
witness-beacon = A number from the public random-number beacon { $chain } goes into it too, one that comes out after the start and that nobody can know before.
witness-round = And from round { $round } of the public random-number beacon { $chain } (due { $when }). Nobody can know that number before it is out, so if this message was posted before it came out, nobody chose the luck, not even whoever runs the bot.
witness-drawn = Round { $round } of the beacon { $chain } came out as `{ $value }`, signed `{ $signature }`.
witness-waived = Round { $round } of the beacon { $chain } did not reach me in time; all agreed to begin without it. So it did not go into the luck, and what is said of it above does not hold: whoever runs the bot could have known the luck beforehand, or even have chosen it.
drawing-unannounced = My message that announces the start could not be posted here, so the game has not begun. As soon as it can be posted the game begins by itself. If you all press “{ press-waive }”, it begins now, without proof: whoever runs the bot could have chosen the luck. Whoever opened the table can also close it.
drawing-silent = Round { $round } of the public random-number beacon { $chain } was due on { TIME($when) } and has not reached me. As soon as it reaches me the game begins by itself. Any of you can press “{ press-later-round }”: then the luck waits for a later round, which a new message announces. If you all press “{ press-waive }”, the game begins now, without proof: whoever runs the bot could have chosen the luck. Whoever opened the table can also close it.
luck-promised = Luck: promised · `{ $promise }`
luck-promised-unproved = Luck without proof · `{ $promise }`
luck-promised-again = Luck once more · `{ $promise }`
luck-promised-twin = Luck of the twins · `{ $promise }`
luck-starting = Luck: a round of { $chain } in a few seconds
luck-round = Luck: beacon round { $round } · { $time }
luck-seed = The luck of table { $table } ({ $game }) comes from a secret number, the seed. It was fixed when the table was opened, and `{ $promise }` is its promise: I never change the message with it. { $twins ->
    [0] When the game has ended
   *[other] Twin tables may draw the same, so when the games at all of them are over
} I show the seed, and it must fit.
luck-promised-for = `{ $promise }` promises the luck of table { $table } ({ $game }): I never change the message with it.
luck-beacon = A round of the public random-number beacon { $chain } goes into it too: the first that comes out 3 seconds or more after my message that announces the start. Nobody can know it then, not even whoever runs the bot.
luck-beacon-mock = A round of “{ $chain }” goes into it too. That is only a look-alike of a public beacon, for testing: whoever runs the bot can make its numbers, so this game is without proof: no player alone can have chosen the luck, but whoever runs the bot could have.
luck-round-why = It is round { $round }, out at { $time }; to name it I edit that message once.
luck-address = Anybody can look whether it is there: <{ $address }>
luck-unproved-none = No public beacon goes into it, so this game is without proof: no player alone can have chosen the luck, but whoever runs the bot could have.
board-unproved = Luck: without proof
luck-unproved-agreed = All agreed to begin without a round of { $chain }, so this game is without proof: whoever runs the bot could have known the luck beforehand, or even have chosen it.
luck-of-original = It is the luck of table { $first } once more, draw by draw. That game has ended and its seed was shown, so whoever has its record can work out what comes; nothing can change it.
luck-of-twin = Its luck is that of table { $first }, draw by draw, while that game goes on. It was settled when that game began; what went into it besides the seed, “{ press-luck }” at that table shows.
luck-keep = { $announced ->
    [0] Keep the promise: messages can be deleted, and whoever runs the bot can change them.
   *[other] Keep the promise, and the link of my message from the start, with the round: messages can be deleted, and whoever runs the bot can change them.
} { $twins ->
    [0] After the game
   *[other] When the games at all twin tables are over,
} give { $announced ->
    [0] it
   *[other] both
} to /{ command-verify }:
luck-check = { luck-keep } then it shows that neither players nor whoever runs the bot chose the luck.
luck-check-unproved = { luck-keep } then it shows that no player alone chose the luck.
luck-check-again = { luck-keep } then it shows that each draw was that table’s. What is proved of those draws, the check of that table says.
press-later-round = Take a later round
log-unproved = All agreed to begin without a round of the beacon { $chain }: this game is without proof.
closed = This table was closed before the game was finished.
closed-by = { $who } has closed this table before the game was finished.
closed-lobby = This table is closed; its game had not begun.
closed-lobby-by = { $who } has closed this table; its game had not begun.
closed-agreed = Everybody here agreed to close this table before the game was finished.
closed-lapsed = This table has closed itself: its game had not begun, and nobody had done anything here for seven days. /{ command-join } opens a new table.
closed-outlived = This table has closed itself: the game that began first with the same deal is over, so the game here cannot begin any more. /{ command-join } opens a new table.
ended-alone = Nobody else is left: { $who } has won.
ended-late-alone = Time was up for { $late }, and the others ended the game: { $who } has won.
ended-late = Time was up for { $late }, and the others ended this game before it was finished.
vacant = { $who } has resigned: this seat is free, and { $takers ->
    [nobody] nobody new
    [strangers] whoever cannot know this deal from another table
   *[anybody] anybody
} can take it over.
vacant-computer = { $who } plays on for { $before }, who has resigned: { $takers ->
    [nobody] nobody new
    [strangers] whoever cannot know this deal from another table
   *[anybody] anybody
} can take this seat over.
vacant-given-away = The table gives away the seat of { $who }: it is free, and { $takers ->
    [nobody] nobody new
    [strangers] whoever cannot know this deal from another table
   *[anybody] anybody
} can take it over. Until somebody has acted there, { $who } can come back.
closing = { $who } { $count ->
    [one] asks
   *[other] ask
} to close this table ({ $count } of { $all } so far). It closes when all agree.
seed-revealed = Seed of the draws: { $seed }

# A person’s own panel
panel-seated = You have a seat here. Your buttons come when the game begins.
panel-not-seated = You have no seat here. Take one to play.
panel-watching = You are watching: you see what everyone sees.
panel-brackets = In brackets: { $who }. The bot or a computer plays there.
panel-resigned = You have given your seat up. As long as nobody else has taken it, you can have it back with the button below. Until then you see what everyone sees.
panel-gave-up = When this game ended you no longer had a seat in it.
panel-displaced = { $who } has come back before you had acted, and has this seat again. So you are watching now: you see what everyone sees.
panel-waiting = Waiting for { $awaited }.
panel-over = The game is over.

# Buttons
press-join = Join
press-leave = Leave
press-options = Options
press-computers = Computers
press-start = Start
press-waive = Begin without proof
press-await = Keep waiting
press-play = Play
press-hand = My panel
press-more = More
press-plan = Plan
press-take-back = Take back
press-log = Log
press-scores = Scores
press-text-board = Board as text
press-rules = Rules
press-resign = Resign
press-resign-surely = Yes, resign
press-leave-to-computer = Leave it to a computer
press-take-seat = Take the seat
press-one-more = One more?
press-agree = Agree to close
press-keep-open = Do not close
press-ask-to-close = Ask the others
press-close-surely = Yes, close for good
press-rematch = Rematch
press-verify = Check the luck
press-replay = Replay

# The log
log-asked-to-close = { $who } asks to close the table. It closes when everyone has agreed.
log-kept-open = { $who } no longer asks to close the table.
log-not-closed = { $who } would like to play on, so the table is not closed.
log-taken-back = { $who } takes the last action back.
log-taken-back-told = { $who } takes this back: “{ $told }”
log-taken-back-did = { $who } takes this back: “{ $told }”.
log-taken-back-more = { $who } takes this back: “{ $told }. { $more }”
log-resigned = { $who } resigns. From now on the bot plays for this seat, as cautiously as it can; somebody else can take it over with /{ command-join }.
log-resigned-covered = { $who } resigns. From now on the bot plays for this seat, as cautiously as it can.
log-beacon = Round { $round } of the random-number beacon { $chain } went into the luck.
log-beacon-waived = Round { $round } of the public random-number beacon { $chain } did not reach me in time; all agreed to begin without it.
log-left-to-computer = { $before } resigns and leaves the seat to a computer, { $who }. Somebody else can take it over with /{ command-join }.
log-left-to-computer-covered = { $before } resigns and leaves the seat to a computer, { $who }.
log-replaced = { $who } takes over the seat from { $before }.
log-returned = { $who } takes their seat again.
recap-resigned = { $who } resigns.

# Plans: what a player orders beforehand; nobody else sees them
plan-list = Your plans, for you alone to see: { $plans }.
plan-ask = What do you plan? Only you see this.
plan-by-itself = The bot does what you plan by itself as soon as its time comes, if it is still possible then.
plan-nothing = There is nothing to plan now.
plan-drop = Drop a plan
plan-back = Close planning
plan-offer = As planned: { $plan }
plan-done = Done as you had planned: { $plan }.
plan-broken = Your plan was dropped: { $plan }.
plan-broken-why = { $told } { $why }

# Refusals
refused-closed = This table is closed. Open a new one with /{ command-join }.
refused-over = The game is over. Open a new table with /{ command-join }.
refused-joined-twice = You already have a seat here.
refused-lobbies = You already sit at { $count ->
    [one] one table whose game has not begun. Begin it (/{ command-start }) or leave it
   *[other] { $count } tables whose games have not begun. Begin one of them (/{ command-start }) or leave one
} (/{ command-leave }) before you open another.
refused-lobbies-server = On this server { $count ->
    [one] one table already waits for its game to begin. Take a seat at that one, or try again when it has begun
   *[other] { $count } tables already wait for their games to begin. Take a seat at one of those, or try again when one has begun
}.
refused-held = This table was stored by another version of the bot, and the present one makes something else of it. Nothing is lost: the table is held as it is until whoever runs the bot has looked at it. All other tables play on.
refused-full = This table is full: { $seats ->
    [one] { $seats } seat is
    [2] both seats are
   *[other] all { $seats } seats are
} taken.
refused-playing = The game has begun, and none of its seats is free. You can watch, or open a table in another channel.
refused-own-seat = You have already had a seat in this game and know its secrets, so you can only take that one back, and it is taken.
refused-seat-forgotten = Somebody who played in this game has had their data deleted, and nobody knows any more who it was. So nobody new can take over any seat but that person’s.
refused-leave-playing = The game has begun. Use /{ command-resign } to give up your seat.
refused-set-playing = Options are chosen before the game begins.
refused-unknown-option = This game has no such option or value. The button “{ press-options }” shows what there is.
refused-computer-playing = Computers sit down and leave before the game begins. It is on already.
refused-computer-none = No computer sits there any more.
refused-started = The game has already begun.
refused-drawing = The luck of this game is being drawn. The game begins by itself; until then nothing can be changed here.
refused-drawing-late = The luck of this game waits for the public beacon. Until then nothing can be changed here: anybody at the table can have it wait for a later round, all together can begin without proof, and whoever opened the table can close it.
refused-waive-others = Only those who sit at this table decide that.
refused-beacon-forged = The beacon never gave out this number for this round.
refused-waived-twice = You already agree to begin without it.
refused-waits-already = You are waiting for it already.
refused-too-few = { $least ->
    [one] This game needs at least one player
   *[other] This game needs at least { $least } players
}; there { $here ->
    [one] is only one
   *[other] are { $here }
} so far. Ask someone to /{ command-join }, or add a computer with “{ press-computers }”.
refused-too-few-alone = Add at least one computer with “{ press-computers }” first.
refused-not-started = The game has not begun yet. { $missing ->
    [0] Begin it with /{ command-start }.
    [one] One more player is needed first: ask someone to /{ command-join }.
   *[other] { $missing } more players are needed first: ask others to /{ command-join }.
}
refused-notation = I do not understand “{ $typed }” as something that you can do now. What you can do appears as a suggestion while you type in /{ command-play }.
refused-not-your-turn = It is not your turn. Waiting for { $awaited }.{ $plans ->
    [yes] {" "}Meanwhile you can plan: “{ press-plan }” in your panel.
   *[no] {""}
}
refused-answered = It is not your turn: { $count ->
    [one] one answer is
   *[other] { $count } answers are
} still awaited, and all were asked at once. What you have answered stands; /{ command-takeback } takes it back.
refused-not-seated = You have no seat at this table. Take one with /{ command-join } while there is room.
refused-not-seated-twin = You have no seat at this table. Whoever cannot know this deal from another table can take a seat with /{ command-join } while there is room.
refused-not-seated-full = You have no seat at this table, and all its seats are taken. Open another with /{ command-join } in another channel or a thread.
refused-not-seated-free = You have no seat at this table. One was given up: /{ command-join } takes it over.
refused-not-seated-free-covered = You have no seat at this table. One was given up: whoever cannot know this deal from another table can take it over with /{ command-join }.
refused-not-seated-given-away = Your time was up, and the others look for a substitute for your seat. Until somebody has acted there, /{ command-join } in the table’s channel gives it back to you.
refused-not-seated-playing = You have no seat at this table: its game is on, and no seat is free for you. You can watch: /{ command-board } shows the board, and with /{ command-watch } I tell you how it ends. If a seat becomes free, /{ command-join } takes it. For a table of your own use another channel or a thread.
refused-not-seated-covered = You have no seat at this table: its game is on, and no seat is free for you. It is a twin table, so only those who play there see its game. If a seat becomes free, whoever cannot know this deal from another table can take it with /{ command-join }. For a table of your own use another channel or a thread.
refused-not-seated-closed = You have no seat at this table, and nobody new can get one: somebody who played this deal asked for their data to be deleted, and nobody knows any more who it was. For a table of your own, use /{ command-join } in another channel or a thread.
refused-resign-gathering = The game has not begun yet. Use /{ command-leave } to give up your seat.
refused-resign-computer = Nobody else plays here any more, and computers don’t play on by themselves. You can resign without leaving your seat to one.
refused-close-gathering = Only whoever opened the table, or a manager of the server, can close it. You can leave it with /{ command-leave }.
refused-close-drawing = Only whoever opened the table, or a manager of the server, can close it. Until the luck is drawn nobody can leave.
refused-asked-already = You have already asked to close the table. It closes when everyone has agreed.
refused-not-asked = Nobody asks to close this table, so there is nothing to turn down.
refused-close-others = The others have not all agreed to close this table, so it stays open.
refused-step = Nothing was done: step { $number } (“{ $step }”) is not possible. { $why }
refused-no-plans = Nothing can be planned in this game.
refused-plans-too-many = Those are too many plans. Drop one first.
refused-plan-gone = There is no such plan any more.
refused-back-nothing = There is nothing to take back yet.
refused-back-other = Others have acted since, so you cannot take your action back alone.
refused-back-past = Others have acted since, and together you can only go back as far as the present part of the game reaches.
refused-back-absent = Others have acted since, and while somebody else plays for you nobody can be asked. First press “{ press-return }”.
refused-back-luck = The last action drew at random, so you cannot take it back alone.
refused-back-uncovered = The last action showed something hidden, so you cannot take it back alone.
refused-back-host = The bot did the last action for you, because your time was up, so you cannot take it back alone.
refused-back-computer = A computer did the last action for you while it stood in, so you cannot take it back alone.

# What happened lately
recap-since-own = Since your last turn:
recap-since-start = Since the beginning:
recap-since = Since { $who }’s last turn:
recap-last = What happened last:
recap-line = · { $told }
recap-and = { $told } { $more }
recap-also = { $told }; { $more }
recap-turn = { $who } { $told }.
recap-more = { $count } lines before these: /{ command-log }
recap-first-picture = The picture shows the board before this turn was over.
recap-none = The game goes on further down.
recap-end = How it ended is further down.
recap-closed = This table is closed; more about it further down.
recap-gathers = This table is further down.

# Where the game is, for whoever has taken a seat over
briefing = **Where we are.** Up to now { $before } played your seat. This is how things stand, and what is up:
briefing-own = **Where we are.** This was your seat before. This is how things stand, and what is up:

# Results where a seat changed hands
tenures = Score at seat { $number }, by who played it: { $spans }.
computer-levels = Computers: { $computers }.
computer-level-of = { $who } ({ $level })
stood-in = A computer played for { $who }: { $done } of { $all ->
    [one] { $all } action
   *[other] { $all } actions
}.
stood-in-seat = At seat { $number } a computer stood in: { $done } of { $all ->
    [one] { $all } action
   *[other] { $all } actions
}.
stood-in-left = { $who }, a computer, played on for { $before }: { $done } of { $all ->
    [one] { $all } action
   *[other] { $all } actions
}.
tenure-first = { $who } up to { $to }
tenure = { $who } from { $from } to { $to }
tenure-bot = the bot from { $from } to { $to }
tenure-still = { $who } without a change
tenure-bot-still = the bot without a change

# Who is up, for those who wait
panel-waiting-away = Waiting for { $who }, who is away until { TIME($until) }.
panel-waiting-count = Waiting for { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}; all were asked at once.

# The lobby, and what one’s own panel is called
lobby-seats = Seats ({ $here } of { $most }):
lobby-place = { $number }. { $who } · { $letter }
lobby-place-computer = { $number }. { $who } · { $letter } · computer: { $level }
lobby-computers = Computers play like anybody at the table: each knows only what its own seat sees. { $alone ->
    [1] What you choose for the table, such as a pause, holds for them too.
   *[0] They don’t answer questions or votes; what the people here agree on holds for them.
}
lobby-computers-read = Whoever has a seat here can add computers.
lobby-computers-full = All seats are taken.
lobby-add-computer = Add a computer …
lobby-remove-computer = Send { $who } away
computer-level-beginner = beginner
computer-level-easy = easy
computer-level-medium = medium
computer-level-hard = hard
computer-level-expert = expert
computer-note-beginner = plays by the rules and looks at little
computer-note-easy = sees what is near
computer-note-medium = knows the game
computer-note-hard = has played often
computer-note-expert = plays as well as it can
lobby-left = { $who } has left the table.
lobby-options-read = These are the options. Whoever has a seat here can choose among them.
lobby-option-explained = **{ $option }**: { $value }. { $explained }
press-how = How to play
press-luck = Luck
press-start-few = Yes, start

# Rematches and what is asked before a start
press-no = No
press-type-move = Type a move
refused-kept-seats = The free seats are kept for those who sat together before: { $who }. Anybody else can take one { $until }.
unfinished = Not finished

# What luck gave, once the game is over
press-fortune = Who was lucky?
table-question-luck = who was lucky
table-asked-luck = luck, lucky, luckiest, who was lucky, unlucky, fortune, dice luck, luck of the draw
table-luck-later = Who was lucky is told when the game is over.
table-luck-none = Nothing was left to luck in this game.

# Time: the pace of a table, and what is asked when somebody’s time is up
table-option-pace = Pace
table-option-pace-live = live
table-option-pace-brisk = brisk
table-option-pace-daily = daily
table-option-pace-relaxed = relaxed
table-note-pace-live = 3 minutes a decision, then 10 minutes of reserve
table-note-pace-brisk = 8 hours a decision, then a day of reserve
table-note-pace-daily = one day a decision, then 3 days of reserve
table-note-pace-relaxed = as long as you like
lobby-option-noted = { $option }: { $value } ({ $note })
table-explain-pace = How long a decision may take. Live: three minutes, and ten more in each player’s reserve; brisk: eight hours and a day; daily: a day and three days; relaxed: as long as you like. When a time is up, { $alone ->
    [1] the bot acts for you once, as cautiously as it can
   *[other] the others are asked what to do
}.
time-until = { $who }: own time until { TIME($own) }, then reserve until { TIME($until) }.
time-until-last = { $who }: time is up on { TIME($until) }.
time-until-own = Your own time: until { TIME($own) }, then your reserve until { TIME($until) }.
time-until-own-last = Your time is up { $until }.
time-reserve-left = Your reserve: { $hours } h { $minutes } min.
time-absent = { $who } is away: the bot plays for this seat, as cautiously as it can, until they come back.
time-computer = { $who } is away: a computer plays for this seat until they come back.
time-rests = { $alone ->
    [1] The clocks stand, since your time is up. They run on as soon as you do something here.
   *[0] The clocks stand. They run on as soon as somebody does something here.
}
poll-question = { $left ->
    [0] Time is up for { $who }.
   *[other] { $who } { $count ->
        [one] has
       *[other] have
    } left the server.
} What now? What more than half of the others’ answers want is done; where the answers are split, the bot acts once, as cautiously as it can. It is decided as soon as all have answered, on { TIME($until) } at the latest.
poll-question-one = { $left ->
    [0] Time is up for { $who }.
   *[other] { $who } { $count ->
        [one] has
       *[other] have
    } left the server.
} What now? { $voter } decides. Without an answer the bot acts once, as cautiously as it can: on { TIME($until) }.
poll-question-own = { $left ->
    [0] Time is up for { $who }.
   *[other] { $who } { $count ->
        [one] has
       *[other] have
    } left the server.
} What now? You decide. Without an answer the bot acts once, as cautiously as it can: on { TIME($until) }.
poll-nobody-else = Time is up for { $who }, and nobody else is there to say what to do. If nothing happens before, the bot acts once, as cautiously as it can: on { TIME($until) }.
pace-wished = { $who } would like another pace: { $pace }. So far { $count } of { $all }; it holds as soon as all agree.
pace-told = { $pace } ({ $times })
poll-choices = Wait: they get one more decision’s time. Bot acts once: then they go on themselves. Computer plays: at level { computer-level-medium }, until they come back. Substitute: the same, and anybody may take the seat. End the game: { $won ->
    [1] whoever is late counts as having given up, and whoever is left wins
   *[other] it ends without a winner
}.
poll-votes = { $who }: { $remedy }
remedy-wait = wait once more
remedy-safe-action = the bot acts for them once, as cautiously as it can
remedy-stand-in = the bot plays until they come back
remedy-computer = a computer plays until they come back
remedy-substitute = look for a substitute
remedy-end = end the game
panel-pace = Whatever you choose here is proposed to the others; it holds as soon as all of you agree.
panel-pace-alone = What you choose here holds at once: nobody else is here to be asked.
time-up-own = { $left ->
    [1] You are not on this table’s server any more
   *[0] Your time is up
}{ $voters ->
    [0] . If nothing happens before, the bot acts for you once, as cautiously as it can: { $until }
   *[other] , and the others decide what happens
}. { $left ->
    [1] If you come back to the server, you can play on.
   *[0] You can still play.
}
panel-absent = The bot plays for you. With the button below you play again yourself.
late-own-stand-in = Your time was up, and the others decided that the bot plays for you. With the button below you play again yourself.
late-own-computer = Your time was up, and the others decided that a computer plays for you. As soon as you do something yourself, or with the button below, the seat is yours again.
late-own-wait = Your time was up, and the others decided to wait: you got one more decision’s time.
late-own-acted = Your time was up; { $doer ->
    [computer] a computer
    [both] the bot and a computer
   *[bot] the bot
} acted for you: { $told }
late-own-acted-since = Done for you while you were away: { $told }
late-own-acted-above = Your time was up; { $doer ->
    [computer] a computer
    [both] the bot and a computer
   *[bot] the bot
} acted for you, as is told above.
late-own-ended = Your time was up, and the others ended the game.
late-own-substitute = Your time was up, and the others look for a substitute for your seat. Until somebody has acted there you can come back with the button below.
press-vote-wait = Wait once more
press-vote-safe-action = Bot acts once
press-vote-stand-in = Bot plays
press-vote-computer = Computer plays
press-vote-substitute = Substitute
press-vote-end = End the game
press-end-surely = Yes, end the game
poll-end-follows = If more than half of the others want it too, the game ends without a winner, and everything is published: what was hidden, the record, and the seed of its luck.
poll-end-follows-alone = The game ends at once: { $late } counts as having given up, and you win. Everything is published: what was hidden, the record, and the seed of its luck.
poll-end-follows-computers = The game ends at once, without a winner. Everything is published: what was hidden, the record, and the seed of its luck.
press-ask-about-awaited = What about whoever is up?
press-nudge = Nudge
press-agree-pace = Agree to the pace
press-return = I am back
log-nudged = { $who } has those reminded who are awaited.
log-pace-wished = { $who } would like another pace: { $pace }.
log-paced = The table now has another pace: { $pace }.
log-overdue = Time is up for { $who }.
log-voted = { $who } answers: { $remedy }.
log-settled-wait = { $who } { $count ->
    [one] gets
   *[other] get
} the time of one more decision.
log-settled-safe-action = The bot acts once for { $who }, as cautiously as it can.
log-settled-stand-in = From now on the bot plays for { $who }, until they come back.
log-settled-computer = From now on a computer plays for { $who }, until they come back.
log-settled-substitute = Time was up for { $who }: the table gives { $count ->
    [one] this seat
   *[other] these seats
} away. Anybody can take over, and until somebody has acted there, they can come back.
log-settled-split = The answers are split, so the bot acts once for { $who }, as cautiously as it can.
log-settled-end = The game ends, since time is up for { $who }.
log-settled-rest = { $alone ->
    [1] { $who } did not act in time: the clocks stand until something is done here.
   *[0] Nobody has answered about { $who }: the clocks stand until somebody does something.
}
log-own-wait = You got the time of one more decision.
log-own-safe-action = The bot acts once for you, as cautiously as it can.
log-own-stand-in = From now on the bot plays for you, until you come back.
log-own-computer = From now on a computer plays for you, until you come back.
log-own-split = The answers are split, so the bot acts once for you, as cautiously as it can.
refused-nudge-nobody = There is nobody to be reminded here.
refused-nudge-away = { $who } { $count ->
    [one] is away and will be back { $until }
   *[other] are away; the first will be back { $until }
}: nobody else can be reminded.
refused-nudge-often = { $who } { $count ->
    [one] was
   *[other] were
} reminded of this often enough.
refused-nudge-early = They have not been awaited for long. This is possible from { TIME($from) } on.
refused-nudge-again = They were reminded already. This is possible again from { TIME($from) } on.
refused-pace-none = Nobody wishes for another pace just now.
refused-pace-same = The table has this pace already.
refused-pace-wished = You have agreed to this pace already. It holds as soon as the others agree.
refused-poll-on = The others have been asked already: the answers are under the board.
refused-poll-you = It is you whom the table waits for. Your panel shows what you can do.
refused-poll-timed = At this table every decision has its time. When that is up, the others are asked automatically.
refused-poll-early = The last move is not long ago. You can ask this { $from }.
refused-no-poll = Nothing is asked here any more.
refused-vote-own = The others decide this. You can simply play on.
refused-not-away = You play for yourself already.

# How a table stands for one person, as a part of a line in a list
standing-turn = **your turn**
standing-turn-until = **your turn** (time ends: { $until })
standing-late = **your turn**, but your time is up (what happens is decided { $until } at the latest)
standing-asked = **your answer is wanted**: time is up for { $who } (what happens is decided { $until } at the latest)
standing-away = the bot plays for you until you come back
standing-computer = a computer plays for you until you come back
standing-waiting = waiting for { $awaited }
standing-waiting-until = waiting for { $awaited } (time ends: { $until })
standing-paused = the table pauses until { TIME($until) } at the longest; { $line }
standing-waiting-away = waiting for { $awaited }, away until { TIME($until) }
standing-waiting-count = waiting for { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
standing-gathering = the game has not begun, { $here } of { $most } seats { $here ->
    [one] is
   *[other] are
} taken
standing-drawing = the luck is being drawn
standing-drawing-late = the luck waits for the public beacon, which is late; all who sit there can agree to begin without it
standing-playing = the game is on
standing-over = the game is over
standing-closed = the table is closed; its game had not begun
standing-halted = a manager has ended the game; for a day it can still go on
standing-given-away = your time was up, and the others look for a substitute; /{ command-join } gives you your seat back

# Whose turn it is, for those who ask
table-question-turn = whose turn it is
table-asked-turn = whose turn, whose turn is it, turn, turn now, whose move, whose move is it, who is up, who's up, up, up now, who is to move, who plays, who plays now, who is playing, plays, playing, who has to play, my turn, am i up, waiting, waiting for, are waiting, are waiting for, awaited, reserve, my reserve, time, my time, time left, how much time, deadline
panel-your-turn = It is your turn.

# What those who manage the server do to a table
stopped-for-now = The game has been ended for now.
halted = { $by }, who looks after this server’s tables, has ended this game. What is hidden stays hidden for now: with /{ command-table } { command-table-reopen } the game can go on. Otherwise it is over for good on { TIME($until) }, and everything is shown.
covered-halted = { $by }, who looks after this server’s tables, has ended this game. What is hidden stays hidden for now: with /{ command-table } { command-table-reopen } the game can go on. Otherwise it is over for good on { TIME($until) }. Everything is shown when the games at all of its twin tables are over.
offer = { $by }, who looks after this server’s tables, offers { $name } the seat of { $who }. Until { $name } agrees, the seat stays as it is.
offer-own = { $by }, who looks after this server’s tables, offers your seat to { $name }. It stays yours, and your panel yours alone, unless { $name } agrees.
log-ended-for-now = { $by } ends the game, as somebody who looks after this server’s tables.
log-reopened = { $by } lets the game go on, as somebody who looks after this server’s tables.
log-paused-by = { $by }, who looks after this server’s tables, lets the clocks stand, for 14 days at most. Whoever plays can go on playing.
log-went-on-by = { $by }, who looks after this server’s tables, lets the clocks run again.
log-offered = { $by } offers { $name } the seat of { $who }, as somebody who looks after this server’s tables.
log-offer-declined = { $name } does not take the seat of { $who }.
log-moved = { $by } has moved the table here, as somebody who looks after this server’s tables.
press-take-offer = Take the seat offered
press-decline-offer = No, thanks
press-moderate-end = Yes, end it
press-moderate-reopen = Yes, go on
press-moderate-pause = Yes, pause
press-moderate-go-on = Yes, let them run
press-moderate-offer = Yes, offer it
press-moderate-move = Yes, move it
refused-moderate = Only those who manage this table’s server can do this, or have a role that the host has named for it.
refused-reopen-over = This game is over, and what was hidden has been shown, so nobody could go on with it fairly. Open a new table with /{ command-join }.
refused-reopen-covered = This game is over, and those who played it have seen how it ended, so nobody could go on with it fairly. Open a new table with /{ command-join }.
refused-reopen-open = This table is open: there is nothing to reopen.
refused-move-same = The table is here already.
refused-ended-for-now = { $by } has ended this game. Whoever manages the server can let it go on with /{ command-table } { command-table-reopen }; otherwise it is over for good { $until }.
refused-offer-lobby = The game has not begun yet: whoever wants to play can take a free seat with /{ command-join }.
refused-offer-no-seat = There is no such seat at this table. Pick one of the suggestions that appear while you type.
refused-offer-own = They have this seat already.
refused-offer-seated = They have another seat at this table.
refused-offer-knows = They have had another seat in this game and know its secrets, so they cannot have this one.
refused-offer-other = This seat is offered to { $name }.
refused-offer-none = No seat is offered to you here any more.
# Nights, being away, and pauses
time-away = { $who } is away: their clock stands until { TIME($until) }.
time-away-untimed = { $who } is away and will be back on { TIME($until) }.
time-paused = The table pauses: all clocks stand. { $all ->
    [1] “{ press-go-on }” ends the pause; otherwise it ends
   *[other] It goes on as soon as two of you want it, at the latest
} on { TIME($until) }. You can play all the same.
time-paused-wished = The table pauses: all clocks stand. { $who } would like to go on; one more is enough. The pause ends on { TIME($until) } at the latest.
pause-wished = { $who } would like the table to pause ({ $count } of { $all } in favor). More than half is enough: “{ press-pause }” agrees.
pause-wished-own = You would like the table to pause ({ $count } of { $all } in favor). More than half is enough.
time-paused-wished-own = The table pauses: all clocks stand. You would like to go on; one more is enough. The pause ends on { TIME($until) } at the latest.
press-pause = Pause the table
press-go-on = End the pause
log-away = { $who } is away.
log-back = { $who } is back.
log-pause-wished = { $who } would like the table to pause.
log-go-on-wished = { $who } would like the table to go on.
log-paused = The table pauses.
log-went-on = The table goes on.
log-pause-over = The pause has lasted as long as it may: the table goes on, and the clocks run again.
refused-paused = The table pauses, so nobody’s time runs. With “{ press-go-on }” you say that you would like to go on.
refused-pause-on = The table pauses already. With “{ press-go-on }” you say that you would like to go on.
refused-pause-off = The table does not pause.
refused-pause-relaxed = Nobody’s time runs at this table, so there is nothing to pause.
refused-pause-poll = First say what is to happen about whoever is late: the answers are under the board.
refused-pause-wished = You have said so already. Now the others have to.
refused-poll-away = Whoever is awaited has said that they are away. The board says when they will be back.
refused-poll-computer = A computer plays for whoever is awaited. It acts in a moment.

# Taking back by all agreeing
rewind-offer = If all who have acted or learned something since agree, you can go back to an earlier decision of yours. How far?
rewind-offer-alone = You can go back to an earlier decision of yours; nobody else is here to be asked. How far?
rewind-which = Go back to …
rewind-none = There is no decision of yours now that could be taken back.
rewind-decision = Your decision { $count } actions ago
rewind-leave = Take nothing back
rewind-goes = { $count ->
    [one] one action goes
   *[other] { $count } actions go
}{ $others ->
    [0] {""}
    [one] , one of them by others
   *[other] , { $others } of them by others
}
rewind-asked = { $who } asks to take back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}. This would be undone:
rewind-asked-by = { $by }, who looks after this server’s tables, asks you to take back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}. This would be undone:
rewind-untold = something that is told nowhere, such as a secret answer or something declined
rewind-more = { $count ->
    [one] · and one line more
   *[other] · and { $count } lines more
}
rewind-luck = Dice, tiles and cards drawn since come the same again if all is played the same again: whoever knows them now will know them then.
rewind-uncovered = Something hidden was shown since: whoever has seen it knows it still.
rewind-waits = Still to agree: { $who }. A single no lets it stand. As soon as anything else is played, the question is off.
rewind-waits-own = You still have to agree.{ $alone ->
    [yes] {""}
   *[no] {" "}Also still to agree: { $who }.
} A single no lets it stand. As soon as anything else is played, the question is off.
rewind-agreed = Agreed so far: { $who }.
rewind-own = You have asked to take something back: the others answer under the board. “{ press-let-stand }” withdraws it.
answers-on-board = There is no room for the answers here: they stand under the board in the channel.
log-rewind-asked = { $who } asks to take back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}.
log-rewind-asked-by = { $by }, who looks after this server’s tables, asks the players to take back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}.
log-rewind-withdrawn = { $who } no longer asks to take anything back.
log-rewind-withdrawn-by = { $by } no longer asks the players to take anything back.
log-rewind-declined = { $who } does not agree: nothing is taken back.
log-rewind-lapsed = The game has gone on, so nobody is asked any more whether to take something back.
log-rewound = { $count ->
    [one] The last action is
   *[other] The last { $count } actions are
} taken back. { $first }
log-rewound-from = The last { $count } actions are taken back. The first of them: “{ $first }”
log-rewound-count = { $count ->
    [one] The last action is
   *[other] The last { $count } actions are
} taken back.
press-agree-rewind = Yes, take it back
press-let-stand = Let it stand
press-moderate-rewind = Yes, ask the players
press-moderate-let-stand = Yes, withdraw it
refused-rewind-own = You can ask to go back to decisions of your own only.
refused-rewind-open = The players are already asked whether to take something back. First answer that, under the board.
refused-rewind-round = These actions lie too far back to be taken back.
refused-rewind-none = Nobody asks to take anything back here any more.
refused-rewind-yours = It was you who asked: now the others have to answer. “{ press-let-stand }” withdraws it.
refused-rewind-not-asked = You have neither acted nor learned anything since, so your agreement is not needed.
refused-rewind-agreed = You have agreed already. Now the others have to.
refused-rewind-nobody = Nobody plays there who could agree to it.
# Watching, asking, and what people write down for themselves
press-watch = Watch
press-watch-end = At the end only
press-watch-daily = Once a day too
press-unwatch = Stop watching
press-ask = Ask
press-hint = Ask a computer
press-notes = Notes
# Tables at which nobody plays, that cannot be reached, and people who have left the server
unplayed = For two weeks nobody has done anything here. Does this game go on? { $alone ->
    [1] “{ press-stay }” or whatever else you do here is a yes. “{ press-shelve }” archives the table at once; if you do nothing, that happens on { TIME($when) }.
   *[0] “{ press-stay }” or whatever else you do here is a yes. If more than half of you press “{ press-shelve }”, the table is archived at once; if nobody does anything, on { TIME($when) }.
} Nothing is lost then, and one tap brings it back.
shelf-wished = { $who } would like to archive the table ({ $count } of { $all } so far). More than half is enough.
shelved = This table is archived: nothing runs here, nothing is lost, and another table may be opened in this channel. “{ press-unshelve }” goes on with it.
stranded-channel = The channel of this table is gone. Whoever plays here can have it go on elsewhere: type /{ command-tables } in another channel of the same server and press “{ press-bring-here }” there. Otherwise the table closes itself on { TIME($when) }.
stranded-server = I was removed from the server of this table. If I am invited there again, the game goes on there. Otherwise the table closes itself on { TIME($when) }.
closed-stranded = This table has closed itself: for two weeks it could not be reached where it stood.
time-departed = { $who } has left the server.
press-stay = Play on
press-shelve = Archive the table
press-unshelve = Bring it back
press-bring-here = Play on here
log-unplayed = For two weeks nobody has done anything here. The table asks whether the game goes on.
log-stayed = { $who } would like to play on.
log-shelf-wished = { $who } would like to archive the table.
log-shelved = The table is archived.
log-unshelved = { $who } brings the table back.
log-stranded-channel = The channel of the table is gone.
log-stranded-server = The bot was removed from the server of the table.
log-departed = { $who } has left the server.
refused-not-unplayed = This is not asked any more: somebody has done something here.
refused-shelf-wished = You have said so already. The table is archived as soon as more than half of you want it.
refused-shelved = This table is archived. “{ press-unshelve }”, under its last message and in /{ command-tables }, goes on with it.
refused-not-shelved = This table is open where it stands: you can simply play on.
refused-other-server = A table stays in its server. Type this in a channel of that server.
refused-direct = This table stands in your direct messages with me, and stays there. Go on with it there.
standing-shelved = archived
standing-stranded = { $line }; the table cannot be reached where it stands and closes itself { $until }
standing-unplayed = { $line }; **does this game go on?** If nobody does anything there, it is archived { $until }
# Agreeing to hints
lobby-hints-on = Hints: on
lobby-hints-off = Hints: off
lobby-hints-wished = Hints: off; { $who } would like them, { $others } not yet
lobby-hints-explained = { $alone ->
    [1] **{ $now }.** With hints, /{ command-hint } tells you what a computer thinks of your decision, from what you see.
   *[other] **{ $now }.** With hints, /{ command-hint } tells each player alone what a computer thinks of their own decision, from what they see. Only if everybody agrees.
}
lobby-hints-agree = Agree to hints
lobby-hints-agree-alone = Hints on
lobby-hints-withdraw = No hints after all
refused-hints-playing = Hints are agreed to before the game begins.
refused-hints-same = You have said so already.

# Hints
hint-no-seat = You have no seat here, so no decision awaits you. Once the game is over, /{ command-hint } looks back at it for anybody.
hint-gathering = The game has not begun yet. Hints are there if everybody who plays agrees to them: “{ press-options }”, “{ lobby-hints-agree }”. Once the game is over, /{ command-hint } looks back at it in any case.
hint-soon = The game has not begun yet. As soon as it is your turn, /{ command-hint } tells you what a computer thinks of your decision.
hint-over = No game was played to its end here.
hint-not-over = There is nothing to look back at here.
hint-off = Not everybody agreed to hints before this game began, so there are none. Once it is over, /{ command-hint } looks back at it.
hint-not-all = { $line }. Whoever has taken over a seat can agree to hints too: “{ press-more }”, “{ press-options }”.
hint-not-awaited = No decision of yours is awaited now.
hint-only = There is only one thing that you can do now.
hint-no-computer = Computers cannot play this game, so there are no hints.
hint-nothing = The computer did not reach a result. Please try again.
hint-busy = Others are asking for hints just now. Please try again in a minute.
hint-asking = A computer is still thinking about what you asked. Please wait for its answer.
hint-whose = Whose decisions? Name a seat: /{ command-hint } { command-hint-seat }:
hint-awaited = What a computer would do in turn { $turn }, by what you see ({ $tries } tries of each):
hint-best = { $number }. { $action }
hint-next = { $number }. { $action } ({ $points } points on average, compared with 1.)
hint-means = -# Points: how far one ends before the best other player, on average over many guesses of what one cannot see. The order counts victories as well as points. A computer errs, too.
hint-review = { $who }: a computer has looked at { $looked } of { $all ->
    [one] { $all } decision
   *[other] { $all } decisions
}{ $left ->
    [0] { "" }
   *[other] , as many as there was time for
}, each as this seat saw it then. The largest differences:
hint-review-none = { $who }: a computer has looked at { $looked } of { $all ->
    [one] { $all } decision
   *[other] { $all } decisions
}{ $left ->
    [0] { "" }
   *[other] , as many as there was time for
}, each as this seat saw it then, and found nothing clearly better.
hint-review-empty = { $who } had no decision with a choice in this game.
hint-difference = Turn { $turn }: “{ $made }”; the computer would have taken “{ $rather }” ({ $points } points on average)

# A game that has ended, gone through turn by turn
press-turns = Turn by turn
press-share-moment = Share this moment
press-animate = Show as a film
replay-title = { $game }: turn { $turn } of { $last }
replay-title-deal = { $game }: { $last ->
    [0] the beginning
   *[other] the beginning, before turn 1 of { $last }
}
replay-own = { $who }’s panel then:
replay-quoted = > { $line }
replay-first = ⏮ Beginning
replay-back = ◀ Back
replay-next = Next ▶
replay-last = End ⏭
replay-round-back = ⏪ Previous part
replay-round-next = Next part ⏩
replay-hands-none = Only what everyone saw
replay-hands-seat = With { $who }’s panel
replay-hands-all = With everyone’s panels


lobby-duplicate = An open table for exactly { $most } players that plays the deal of table `{ $table }` once more: the same luck and the same options. What lay hidden there can be looked up since that game has ended, so please don’t. Press “{ press-join }”, and “{ press-start }” when everyone sits.
lobby-duplicate-known = Played this deal before: { $who }
lobby-duplicate-asked = Played this deal before and may know what comes: { $who }. The game begins once everyone else agrees (“{ press-consent }”): { $others }.
press-duplicate = Play this deal
press-consent = I agree to that
press-compare = Compare the games
refused-duplicate-options = This table plays the deal of another table, so it has that table’s options, and they cannot be changed. Only the pace and hints can still be chosen.
refused-duplicate-seats = This deal is for exactly { $seats } seats, and { $here } { $here ->
    [one] is
   *[other] are
} taken. Wait for more people, or add computers with “{ press-computers }”.
refused-duplicate-closed = This deal is for exactly { $seats } seats, and nobody new can sit here. Fill the free ones with computers (“{ press-computers }”).
refused-duplicate-consent = Played this deal before and may know what comes: { $who }. First everyone else has to press “{ press-consent }”: { $others }. Or whoever knows the deal leaves the table.
refused-duplicate-seen = You have played this deal before and know what comes, so you cannot take over a seat in this game. You can watch.
refused-offer-seen = They have played this deal before and know what comes, so they cannot have a seat in this game.
refused-consent-none = There is nothing here that you would have to agree to.
lobby-duplicate-alone = A table for you and computers, exactly { $most } seats, that plays the deal of table `{ $table }` once more: the same luck and the same options. { $free ->
    [0] Press “{ press-start }” to begin.
   *[other] Add computers with “{ press-computers }”, then press “{ press-start }”.
}
lobby-duplicate-agreed = Played this deal before: { $who }. Everyone else agrees.
table-option-twins = Twin tables
table-option-twins-off = no
table-option-twins-on = yes
table-explain-twins = Whether other people can play the same deal at tables of their own at the same time. Until all of these games are over, each is shown only to those who play it (with “{ press-board }”).
refused-twins-direct = In direct messages nobody else can play beside you, so this table has no twins. Open one in a channel of a server.
refused-twins-unbegun = That game has not begun yet. Its deal can be played here as soon as it has.
refused-twins-over = The game with this deal that began first is over, so no twin table can begin any more. Once the games at all twin tables are over, press “{ press-duplicate }” under one of them to play this deal once more.
refused-twins-none = That table has no twins: only a table with the option “{ table-option-twins }” shares its deal while it plays.
refused-twins-reserved = That table belongs to an evening: only that evening’s tables play its deal. Open a table of your own with /{ command-join }.
refused-twins-nowhere = On this server there is no such table.
refused-twins-knows = You play or have played this deal at one of its twin tables, so you cannot sit here.
refused-twins-offer = This person plays or has played this deal at one of its twin tables, so they cannot sit here. Pick somebody else.
refused-twins-forgotten = Somebody who played this deal at another twin table asked for their data to be deleted, and nobody knows any more who it was. Until the games at all twin tables are over, nobody new can sit here.
twins-cover = Twin table: several tables can play the same deal at once. Until all of these games are over, only those who play this one see it.
twins-panel-left = You no longer have a seat here. “{ press-board }” still shows you this game.
twins-how = To play the same deal in another channel (only for whoever cannot know it from one of these tables): `/{ command-join } { command-join-twin }:{ $table }`
twins-others = { $count ->
    [one] One other table has the same deal.
   *[other] { $count } other tables have the same deal.
}
twins-whose = It plays the deal of table `{ $table }`.
twins-cover-over = This game is over. Its result and its board are shown here when the games at all of its twin tables are over; those who played it see them with “{ press-board }”.
twins-cover-until = The rest is shown when the games at all of its twin tables are over.
twins-cover-turn = The game went on, seen by its players alone.
lobby-twin = An open table for exactly { $most } players that plays the deal of table `{ $table }` at the same time, with the same options. Until the games at all twin tables are over, each is shown only to those who play it. Press “{ press-join }”, and “{ press-start }” when everyone is seated.
lobby-twin-closed = A table for exactly { $most } players that plays the deal of table `{ $table }` at the same time, with the same options. Somebody who played this deal at another twin table asked for their data to be deleted, so nobody new can sit here. { $free ->
    [0] Press “{ press-start }”.
   *[other] Computers can fill the free seats (“{ press-computers }”); then press “{ press-start }”.
}
witness-twins = Twin tables may draw the same. So the seed is shown only when the games at all of them are over.
press-board = Board
refused-twins-other = Somebody here plays or has played this deal at another of its twin tables. The game can begin when they have left this one.
twins-cover-back = The players see in their panels what would be undone.
