# What a table answers when something cannot be done, and why it ends.

room-host-only = Only the host can do that.
room-kicked = You were asked to leave this table.
room-no-game = There is no game going on.
room-not-seated = You do not sit at the table.
room-too-much = That is too much at once: wait a moment.
room-time-up = The time for this decision is up: you play from the next one on.
room-no-undo = At this table nothing is taken back.
room-undo-own-last = Only your own last decision can be taken back.
room-undo-away = Somebody is away who would have to agree.
room-pause-seated = Only players at the table can ask for a pause.
room-not-paused = The table is not paused.
room-resume-seated = Only players at the table can end a pause.
room-nobody-else-there = Nobody else sits there.
room-kick-seated = Only players at the table can ask to remove somebody.
room-kick-two = To remove a player during a game, two others who are there must agree.
room-another-question = Another question is being answered.
room-ask-later = Nobody agreed to what you asked: wait two minutes before you ask again.
room-question-over = That question is not asked any more.
room-declined = { $name } does not agree.
room-unanswered = Not everyone has answered in time.
room-overtaken = The game went on before everyone had answered.
room-removal-first = The table has another question to answer first.
room-rules-seated = Only players at the table can propose other rules.
room-rules-begun = The first game has begun: propose other rules at a new table.
room-rules-unread = { $detail }
room-rules-same = The table plays by these rules already.
room-rules-seats = { $fixed ->
    [yes] { $game } is for { $most } players, and this table has { $count } seats.
   *[no] { $game } is for { $least } to { $most } players, and this table has { $count } seats.
}
room-rules-stay = Too few want other rules: the table keeps those it has.
room-rules-withdrawn = The proposal has been withdrawn: the table keeps its rules.
room-rules-first = The table still votes on the rules: the game can begin after that.
room-no-say = You have no say in this question.
room-nothing-said = There is nothing to say in that.
room-nothing-to-prove = There is nothing to prove.
room-all-proved = Everything has been proved.
room-busy = The table is busy: wait a moment.
room-elsewhere = This table has moved to another server: you will be back in a moment.
# $count: steps (moves, lines of chat) that the table had before a fault of the server's disk
room-lost = { $count ->
    [one] Play continues from an earlier point. The server lost the last step.
   *[other] Play continues from an earlier point. The server lost the last { $count } steps.
}
room-behind = { $count ->
    [one] Play continues from an earlier point. The server lost a step that you have seen.
   *[other] Play continues from an earlier point. The server lost { $count } steps that you have seen.
}
room-closed = The table is closed.
room-not-your-seat = You do not sit there.
room-decided-otherwise = That decision was made otherwise.
room-decision-missing = A decision is missing before it.
room-paused = The table is paused.
room-dealing = The cards are being dealt.
room-promised-anew = The deal has been promised anew: commit to that promise.
room-sit-elsewhere = You sit elsewhere now: commit for that seat.
room-no-numbers = No numbers are being shown.
room-wrong-number = That is not the number that was committed to.
room-idle = Nothing has happened at this table for a long time.
room-sits-already = You sit at the table already.
room-seat-bots = That seat is a bot's.
room-seat-taken = That seat is taken.
room-left-while-asked = The others were asked to remove you when you left: wait two minutes.
room-dealing-wait = The cards are being dealt: wait a moment.
room-seen-other-hand = You have seen the cards of another seat in this game: wait for the next one.
room-seat-finished = That seat has finished this game: wait for the next one.
room-bots-between = Bots come and go between games.
room-seat-not-free = That seat is not free.
room-nobody-there = Nobody sits there.
room-host-already = You are the host already.
room-kick-host = Between games only the host can remove a player.
room-start-host = Only the host can begin the game.
room-start-all-ready = The next game begins when everyone is ready.
room-game-on = A game is going on.
room-full = There are too many people at this table already.
room-not-a-player = { START($detail) }
room-server-restarts = The server is restarting: you will be back in a moment.
room-connection-lost = The connection to this table was lost: you will be back in a moment.
room-read-again = Something went wrong at this table: it is being restored.
room-too-many-messages = You sent too many messages: wait a little and come back.
room-not-understood = You sent messages that nobody understands.
room-logged-out = You have logged out on this device.
room-no-such-seat = There is no such seat: expected 0 to { $last }.
room-next-game = The next game has number { $number }.
# $detail is for operators, in English.
room-trouble = The table cannot save moves at the moment. It goes on by itself as soon as it can.
room-bad-name = { $detail }
room-bad-move = { $detail }
room-bad-message = { START($detail) }.
room-no-hints = There are no hints at this table.
room-no-hints-together = There are no hints while other people play at this table.
