# The slash commands: name and description of each command, option and choice. A name is lower case, without spaces, at most 32 letters; a description at most 100.

command-join = join
    .description = Open a table here, or take a seat at the open one
command-join-game = game
    .description = Which game to play
command-join-with = with
    .description = Options of the game, one after another; suggestions appear while you type
command-join-twin = twin
    .description = A table in play: play its deal here too, at the same time

command-leave = leave
    .description = Give back your seat before the game begins
command-leave-table = table
    .description = Which table, if you sit at several

command-start = start
    .description = Begin the game with everyone who has a seat

command-play = play
    .description = Type your move
command-play-move = move
    .description = Your move; what is legal now is suggested
command-play-table = table
    .description = Which table, if you sit at several

command-pass = pass
    .description = Pass
command-pass-table = table
    .description = Which table, if you sit at several

command-hint = hint
    .description = What a computer thinks of your decision, or of a finished game; for you alone
command-hint-seat = seat
    .description = Whose decisions, in a game that is over; yours if you say nothing
command-hint-table = table
    .description = Which table, if you sit at several

command-hand = hand
    .description = See your own panel: your cards and buttons; nobody else sees them
command-hand-table = table
    .description = Which table, if you sit at several

command-board = board
    .description = See the board as a picture or as text
command-board-as = as
    .description = A picture, or text for a screen reader
command-board-table = table
    .description = Which table, if you sit at several

command-ask = ask
    .description = Ask about the game: who reaches whom, what is left, what a card or a building does
command-ask-question = question
    .description = What you would like to know; suggestions appear while you type
command-ask-table = table
    .description = Which table, if you sit at several

command-replay = replay
    .description = Go through a game turn by turn; for you alone
command-replay-turn = turn
    .description = After which turn; 0 is the beginning
command-replay-table = table
    .description = Which table, if not the one that is on here or ended here last
command-replay-record = record
    .description = The file of a game’s record, as the bot gave it out, instead of a table

command-results = results
    .description = How the games of this server ended, the newest first; for you alone
command-results-game = game
    .description = Only those of this game
command-results-person = person
    .description = Only those that this person played in
command-results-month = month
    .description = Only those of a month, such as 2026-11
command-results-file = file
    .description = Get them as a file for other programs
choice-csv = CSV, for spreadsheets
choice-json = JSON, for programs

command-stats = stats
    .description = What the games of this server come to: yours, or all; for you alone
command-stats-game = game
    .description = Only those of this game, with more about it
command-stats-whose = whose
    .description = Yours, if you say nothing
command-stats-person = person
    .description = Whose games, if not yours; only of those who share it
choice-mine = my own games
choice-server = all games on this server

command-ranking = ranking
    .description = Who plays best on this server; for you alone
command-ranking-game = game
    .description = The ranking of this game, longer

command-log = log
    .description = Read what has happened so far
command-log-from = from
    .description = Number of the line to begin with
command-log-table = table
    .description = Which table, if you sit at several

command-tables = tables
    .description = Your open tables, the most urgent first, and the others on this server

command-takeback = takeback
    .description = Take back what you did last, or ask the others to go further back
command-takeback-table = table
    .description = Which table, if you sit at several

command-resign = resign
    .description = Give the game up
command-resign-table = table
    .description = Which table, if you sit at several

command-close = close
    .description = Close this channel’s table for good

command-verify = verify
    .description = Check every draw of a game that has ended
command-verify-file = file
    .description = The record of a game, as the bot gave it out
command-verify-table = table
    .description = Which table that has ended
command-verify-promise = promise
    .description = The promise that you saw before the start, to be compared
command-verify-message = message
    .description = The link of my message that announced the start, to be compared

command-rules = rules
    .description = Read how a game is played
command-rules-topic = topic
    .description = Which chapter
command-rules-game = game
    .description = Of which game; otherwise this channel’s

command-help = help
    .description = How to play with this bot

command-about = about
    .description = What this bot is, and its version

command-data = data
    .description = What this bot keeps of you: see it, have it forgotten
command-data-show = show
    .description = Get all that is kept of you as a file
command-data-forget = forget
    .description = Have your seats, names and settings forgotten; asks first
command-data-privacy = privacy
    .description = What is kept of you, why and how long

command-settings = settings
    .description = See or change your settings and this channel’s
command-settings-show = show
    .description = See what is set for you and here
command-settings-mine = mine
    .description = Change what holds for you everywhere
command-settings-mine-language = language
    .description = Your language
command-settings-mine-board = board
    .description = How you get the board in your own panels
command-settings-mine-hand = hand
    .description = Where you get your panel
command-settings-mine-mention = mention
    .description = Whether you are mentioned when it is your turn
command-settings-channel = channel
    .description = Change what holds in this channel (Manage Server)
command-settings-channel-language = language
    .description = The language of the boards here
command-settings-channel-board = board
    .description = How boards are posted here
command-settings-channel-game = game
    .description = The game that is opened here when none is named
command-settings-channel-threads = threads
    .description = Whether each game gets a thread of its own

choice-picture = picture
choice-text = text
choice-direct = direct message
choice-panel = private panel in the channel
choice-auto = automatic

# How one’s turn comes
command-settings-mine-turn = turn
    .description = How you are told that it is your turn: in the channel, or by a new direct message
command-settings-mine-own-board = own-board
    .description = Whether your own panels show the board too, in games without a hand
command-settings-mine-reminders = reminders
    .description = How you are reminded when much of a decision’s time is gone
command-settings-mine-statistics = statistics
    .description = Whether others may see what your games come to
choice-mention = mention in the channel
choice-named = your name in the channel
choice-message = new direct message
choice-channel = in the channel
choice-both = in the channel and by direct message
choice-none = none

# What those who manage a server do
command-table = table
    .description = Look after this channel’s table: for those who manage the server
command-table-end = end
    .description = End its game; for a day it can be reopened
command-table-reopen = reopen
    .description = Go on with the game that was ended here
command-table-pause = pause
    .description = Let the clocks stand for a while
command-table-go-on = go-on
    .description = Let the clocks run again
command-table-seat = seat
    .description = Offer a seat to somebody, who has to agree
command-table-seat-seat = seat
    .description = Whose seat; suggestions appear while you type
command-table-seat-to = to
    .description = Who is to have it
command-table-move = move
    .description = Move the table to another channel
command-table-move-to = to
    .description = Which channel or thread
command-table-back = back
    .description = Ask the players to take back the last actions, or withdraw that
command-table-back-actions = actions
    .description = How many; the last one where you say nothing
command-table-log = log
    .description = Read what was done on this server by those who look after tables
command-server = server
    .description = See or change what holds on this server
command-server-show = show
    .description = See what holds on this server
command-server-set = set
    .description = Change what holds on this server
command-server-set-language = language
    .description = The language of the boards
command-server-set-pace = pace
    .description = How long decisions may take at new tables
command-server-set-threads = threads
    .description = Whether each game gets a thread of its own
command-server-set-allow = allow
    .description = A game that can be played here from now on
command-server-set-forbid = forbid
    .description = A game that no new table is opened for here; those that are on go on
command-server-set-card = card
    .description = The channel that has a list of open tables, which keeps itself up to date
command-server-set-results = results
    .description = The channel in which a card of each game that has ended is posted
command-server-set-films = films
    .description = Whether a film of each game that is over is posted where it was played
command-server-set-ranking = ranking
    .description = Whether there is a ranking of who plays best, and which games count
command-server-set-role = role
    .description = The role that players can have asked for one more, at most once an hour and game
command-server-set-quiet = quiet
    .description = A role whose members are never mentioned here, only named
command-server-set-without = without
    .description = What there is to be no longer
choice-card = the list of open tables
choice-results = the cards of results
choice-nobody = no ranking
choice-people = games of people alone
choice-computers = games with computers too
choice-role = the role that is asked
choice-quiet = the quiet roles
choice-live = live: three minutes each
choice-brisk = brisk: eight hours each
choice-daily = daily: a day each
choice-relaxed = relaxed: as long as anybody likes
# Nights and being away
command-settings-mine-zone = zone
    .description = Your time zone, for your quiet hours
command-settings-mine-quiet = quiet
    .description = When nothing is sent to you, such as 22-7
command-away = away
    .description = Say how long you are away: your clocks stand at all your tables
command-away-until = until
    .description = A number of days, or the last day, such as Dec 24

command-watch = watch
    .description = Watch a table without a seat: see it, and be told how it ends
command-watch-when = when
    .description = When a direct message tells you
command-watch-table = table
    .description = Which table, if you watch several
choice-at-end = at the end
choice-each-day = once a day and at the end
choice-unwatched = no longer
command-event = event
    .description = An evening of several small tables of one game: everybody against everybody, or a knock-out
command-event-open = open
    .description = Open an evening in this channel; everybody can sign up on its card
command-event-open-game = game
    .description = Which game to play
command-event-open-format = format
    .description = Everybody meets everybody, or the first of each table goes on
command-event-open-seats = seats
    .description = How many sit at a table at most; two if you say nothing
command-event-open-with = with
    .description = Options of the game, one after another; suggestions appear while you type
command-event-show = show
    .description = See this channel’s evening: who meets whom, and the standings; for you alone
command-event-close = close
    .description = Close this channel’s evening; tables still in play go on
command-event-withdraw = withdraw
    .description = Take somebody out of the evening who does not come
command-event-withdraw-person = person
    .description = Who plays no further
choice-round-robin = round-robin
choice-knock-out = knock-out
