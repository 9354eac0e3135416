# Invitations, the waiting room, connections, other devices and rematches.

# -- invitations
friends-invites = { $host } invites you to { $game }
friends-invited = You are invited to { $game }
friends-open-of = { $game } at { $host }’s table
friends-open = An open table: { $game }
friends-rules = { $count ->
    [0] The same rules as { $game }
    [one] One rule differs from { $game }
   *[other] { $count } rules differ from { $game }
}
friends-rules-all = The whole rulebook
friends-preview = Come and play { $game }
# What search engines and previews of a link say about the page.
friends-preview-page = A card table in the browser: be the first to get rid of your cards, against bots or with friends.
friends-preview-line = A card table in the browser. Open the link and sit down: no account, nothing to install.
friends-your-name = Your name at the table
friends-guest = Guest
friends-sit-down = Sit down
friends-sit-for = Take over from { $name }
friends-just-watch = Just watch
friends-full = Every seat is taken. You can watch, and sit down when somebody leaves.
friends-full-playing = A game is going on and every seat is taken. You can watch, and sit down when somebody leaves.
friends-take-over = { $count ->
    [one] A game is going on. You can take over from { $names }, or watch.
   *[other] A game is going on. You can take over one of these seats, or watch: { $names }.
}
friends-stand-in = a bot fills in
friends-no-table = No table opens with this code alone. It may be closed, or you need its link.
friends-no-link = No table opens with this link. It may be closed.
friends-coming = Coming to the table …
friends-moment = Just a moment …
friends-played-there = What was played there:
friends-watch-game = Watch game { $number }
friends-to-lobby = To the lobby

# -- asking to come to a table of which one has only the code
knock-seat = Ask for a seat
knock-watch = Ask to watch
knock-asked = Asked. Waiting for an answer …
knock-cancel = Cancel
knock-silence = Nobody has answered. The table may be closed, or its host is away.
knock-label = Let in?
knock-asks-seat = { $name } asks for a seat.
knock-asks-watch = { $name } would like to watch.
knock-yes = Let in
knock-no = Not now

# -- options of a room, in few words each
friends-option-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
friends-option-no-clock = no clock
friends-option-seconds = { $count ->
    [one] { $count } second a turn
   *[other] { $count } seconds a turn
}
friends-option-minutes = { $count ->
    [one] one minute a turn
   *[other] { $count } minutes a turn
}
friends-option-wins = { $count ->
    [1] a single game
   *[other] first to win { $count } games
}
friends-option-undo = undo if all agree
friends-option-no-undo = no undo
friends-option-hints = hints allowed
friends-option-no-hints = no hints

# -- the waiting room
friends-table = Who is at the table
friends-options = Options
friends-free = Free
friends-bot = Bot
friends-you = you
friends-host = host
friends-ready = ready
friends-away = away
friends-invite = Invite friends
friends-code = Code
friends-link = Link
friends-copy = Copy the link
friends-copied = Copied.
friends-copy-by-hand = Select the link and copy it.
friends-share = Share …
friends-only-here = Only this device can open this link: the server listens on no other address.
friends-qr = QR code
friends-qr-of-link = QR code of the link
friends-sit-at = Sit down at seat { $number }
friends-remove = Remove { $name }
friends-remove-sure = Remove { $name }? They cannot come back to this table.
friends-remove-yes = Remove
friends-remove-no = Keep
friends-bot-at = Put a bot at seat { $number }
friends-no-bot-at = Take the bot away from seat { $number }
friends-bots-play = Bots
friends-fill = { $count ->
    [0] No free seat
    [one] Fill with { $count } bot
   *[other] Fill with { $count } bots
}
friends-standing = { $count ->
    [one] { $names } is watching.
   *[other] { $names } are watching.
}
friends-start = Start
friends-start-with = { $count ->
    [one] Start with { $count } bot
   *[other] Start with { $count } bots
}
friends-not-ready = { $count ->
    [one] { $names } is not ready.
   *[other] { $names } are not ready.
}
friends-start-anyway = Start anyway
friends-start-anyway-sure = Start anyway?
friends-wait = Wait
friends-waiting = Waiting for the others …
friends-i-am-ready = I am ready
friends-propose = Propose rules
friends-propose-title = Propose other rules
friends-propose-about = Everyone at the table votes on it. If more than half agree, you play by these rules.
friends-propose-which = Rules
friends-propose-link = Or paste a link to rules
friends-propose-ask = Propose
friends-rules-long = These rules are too long for a vote: open a table with them instead.
friends-differences = What would change
friends-differs = { $count ->
    [0] No rule differs from { $game }.
    [one] One rule differs from { $game }:
   *[other] { $count } rules differ from { $game }:
}
friends-stand-up = Stand up

# -- the same guest on another device
friends-device = Play on another device
friends-device-how = Open this link there, or point its camera at the picture. The seat and the name are the same on both. It works once, within ten minutes, for anyone who has it: show it to nobody else.
friends-device-done = Done here?
friends-forgotten = Once you are forgotten, you can’t come back to your seats, and this browser no longer has your house rules and your games.
friends-forget-here = Forget me on this device
friends-forget-everywhere = On every device
friends-device-used = This link was used already, or is older than ten minutes. Make a new one where you have played so far.
friends-device-other = You are { $name } on this device. The link makes it that of another guest, with their games.
friends-device-change = Change over
friends-device-stay = Stay { $name }

# -- the connection, and calls to one's turn
friends-link-connecting = Connecting …
friends-link-lost = Connection lost. Trying again …
friends-link-stand-in = Connection lost. A bot plays for you in { $seconds } s.
friends-link-stood-in = Connection lost. A bot plays for you until you are back.
friends-link-waits = Connection lost. The game waits for you.
friends-link-offline = Play without a network meanwhile
friends-title-turn = Your turn · Emptyhand
friends-your-turn = Your turn
friends-notify = Notify me when it’s my turn
friends-notify-denied = The browser does not allow notifications from this page.

# -- another game
friends-again = Play again
friends-next = Next game
friends-new-match = New match
friends-again-dealing = The cards are being dealt …
friends-again-waiting = Waiting for { $names } to agree.
friends-again-waiting-until = { $count ->
    [one] Waiting for { $names } to agree. In { $seconds } s a bot takes the seat.
   *[other] Waiting for { $names } to agree. In { $seconds } s bots take their seats.
}
friends-again-asked = { $count ->
    [one] { $names } wants another game. Do you?
   *[other] { $names } want another game. Do you?
}
friends-again-asked-until = { $count ->
    [one] { $names } wants another game. Do you? In { $seconds } s a bot takes your seat.
   *[other] { $names } want another game. Do you? In { $seconds } s a bot takes your seat.
}

# -- several people at one device
friends-pass-to = Pass the device to { $name }
friends-i-am = I am { $name }: show my cards
friends-undo-first = Undo my move first
friends-here = On this device
friends-here-who = Who plays? The device goes round, and hides the cards in between.
friends-here-game = { $game } for { $count } players: { $bots ->
    [0] every seat has a name.
    [one] a bot has the other seat.
   *[other] bots have the other { $bots } seats.
}
friends-here-few = Two people at least share a device: write down their names.
# The person whose device it is: their name is the one that they have everywhere.
friends-here-you = You (your name from now on)
friends-here-player = Player { $number }
friends-here-play = Play on this device
