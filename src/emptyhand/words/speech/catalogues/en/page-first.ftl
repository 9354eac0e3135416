# The first screen: games, levels, rooms, settings.

sheet-close = Close

lobby-begin = Begin
lobby-moment = Just a moment …
lobby-lab = See in the lab what these rules do
lobby-mine = My games
lobby-settings = Settings
lobby-claim = Get rid of your cards before the others do.
lobby-waits-playing = Continue { $game }
lobby-waits-lobby = Back to your table: { $game }
lobby-waits-next = Next game of { $game }
lobby-waits-again = Play { $game } again
lobby-with = with { $who }
lobby-unfinished = All your { $count } tables
lobby-nobody = nobody yet
lobby-play = Play now
# "Obsession · 4 players · Casual": the game, the players and the level of the bots.
lobby-play-what = { $game } · { $count ->
    [one] { $count } player
   *[other] { $count } players
} · { $level }
lobby-play-game = Play { $game }
lobby-friends = Play with friends
lobby-friends-what = Open a table and send the link
lobby-rules = Rules
lobby-rules-of = Rules of { $game }
lobby-workshop = House rules
# The ruleset that is chosen on a first visit, by its name.
lobby-best-known = obsession
lobby-choose = Choose a game
lobby-own = Your house rules
lobby-more-games = More games
lobby-forms = Forms of the game
lobby-form = { $name }
# $fixed: the game is for one number of players only.
lobby-people = { $fixed ->
    [yes] { $most } players
   *[no] { $least } to { $most } players
}
lobby-name = Your name
lobby-name-ask = What should the others call you?
lobby-name-go = Continue
lobby-guest = Guest
lobby-join = Join by code
lobby-join-what = With a code or a link
lobby-join-go = Join
lobby-code = Code or link
lobby-open = Open tables
lobby-phase-lobby = not begun
lobby-phase-playing = playing
lobby-phase-over = between games
lobby-phase-closed = closed
lobby-watch = Watch again
lobby-game = { $game }, game { $number }
lobby-paste = Replay a saved game
lobby-device = Other device
lobby-offline = Play without a network
lobby-offline-once = Open it once while there is a network; after that it plays without one.

create-options = Options
create-players = Players
create-pace = Bot speed
create-level = Bot level
create-friends = At a table with friends
create-clock = Time for a turn
create-undo = Undo
create-access = Who can join
create-wins = Match length
create-house = House rules
create-house-why = Play by rules of your own: paste a ruleset, and the buttons above use it.
create-house-text = A ruleset as TOML
create-house-read = Read them to me
create-house-told = { $title }: { $summary }
create-house-all = All of the rules

pace-2000 = calm
pace-1200 = steady
pace-500 = fast
pace-0 = instant
clock-0 = no limit
clock-30000 = 30 seconds
clock-60000 = one minute
clock-180000 = three minutes
undo-yes = if all agree
undo-no = never
access-code = anyone with link or code
access-link = anyone with the link
access-open = everyone
wins-0 = as in the rules
wins-1 = a single game
wins-2 = first to win 2 games
wins-3 = first to win 3 games
wins-5 = first to win 5 games

level-1 = Beginner
level-2 = Casual
level-3 = Skilled
level-4 = Expert
level-5 = Master
level-1-plays = The easiest to beat: it plays the lowest card that fits and thinks no further.
level-2-plays = It sheds low cards early, and more than one at once where that is easy to see.
level-3-plays = It knows what to keep and what to shed.
level-4-plays = It weighs its moves over dozens of ways the hidden cards may lie.
level-5-plays = It weighs its moves over thousands of ways the hidden cards may lie.
# $won is a number from 0 to 100, $below the name of the level below.
level-wins-two = One against one at { $game }, this level wins { $won } of 100 games against the level “{ $below }”.
level-wins-four = At { $game } with four, this level wins { $won } of 100 games against three of the level “{ $below }”; an equal player would win 25.

# House rules without a title of their own. $game is the name of the game that they change.
untitled-rules = { $game }, our way
game-obsession = Obsession
game-obsession-line = Empty your hand, then your open and hidden cards. Six special ranks; 3s that you pick up leave the game.
game-obsession-form = 3s burn
game-obsession-first = Obsession, 3s stay
game-obsession-first-line = Obsession with 3s that stay: pick up the pile, and its 3s go to your hand with the rest.
game-obsession-first-form = 3s stay
game-obsessed = Obsessed
game-obsessed-line = Obsession with a choice: pick your open cards yourself, and play straight from them.
game-obsessed-form = Obsessed
game-life = Life
game-life-line = 2, 5, 7 and 10 are wild. Nobody wants to be the last one holding cards.
game-life-form = Life
game-cardgame = Twos and Tens
game-cardgame-line = Quick and simple: anything goes on a 2, a 10 clears the pile, and you draw after each play.
game-cardgame-form = Plain
game-cardgame-mirror = Twos and Tens with mirrors
game-cardgame-mirror-line = Twos and Tens, and a 3 goes on anything and counts as the card below it.
game-cardgame-mirror-form = With mirrors
game-cardgame-sevens = Twos and Tens with low sevens
game-cardgame-sevens-line = Twos and Tens, and only a 7 or lower goes on a 7.
game-cardgame-sevens-form = With low sevens
game-cardgame-plus = Twos and Tens with mirrors and low sevens
game-cardgame-plus-line = Twos and Tens with both: a 3 counts as the card below it, and only a 7 or lower goes on a 7.
game-cardgame-plus-form = With both
game-thirteen = Thirteen
game-thirteen-line = Thirteen cards, pairs, runs and bombs: beat what lies there, or pass. First out wins.
game-thirteen-form = Plain
game-thirteen-southern = Thirteen, southern
game-thirteen-southern-line = The form that most people play: bombs of any colours chop 2s, and you play on for places.
game-thirteen-southern-form = Southern
game-shithead = Shithead
game-shithead-line = Beat the card on the pile or take it all. 2s start afresh, 10s clear the pile. Nobody wants to be last.
game-palace = Palace
game-palace-line = Shithead in America: if you can play, you must, and the first one out wins.
game-shed = Shed
game-shed-line = Shithead with five special ranks: 3s copy the card below, 7s ask for low cards, 8s skip.
game-karma = Karma
game-karma-line = Jokers turn the direction of play, a 7 asks for low cards, 10s clear the pile. First out wins.
game-vandtia = Vändtia
game-vandtia-line = The Swedish classic: if you can play, you must, and a 10 turns the pile away.
game-paskahousu = Paskahousu
game-paskahousu-line = The Finnish classic: five cards in hand, nothing on the table, and a place for every high card.
game-reverse-shithead = Reverse Shithead
game-reverse-shithead-line = Shithead upside down: the ace is low, and every jack skips a player.
game-palace-party = Party Palace
game-palace-party-line = Two packs for five to eight players: always higher, with six special ranks.
game-tien-len-nam = Tiến Lên miền Nam
game-tien-len-nam-line = Thirteen as it is played in Vietnam: four of a kind chop a 2 or a pair of 2s, five pairs in sequence win at once.
game-tien-len-bac = Tiến Lên miền Bắc
game-tien-len-bac-line = The stricter northern game: nobody may finish with a 2, and only four of a kind chop one.
game-killer = Killer
game-killer-line = Thirteen in America: four of a kind or three pairs in sequence kill a 2. First out wins.
game-big-two = Big Two
game-big-two-line = Single cards, pairs, triples and poker hands of five. The 2 of spades is the highest card. First out wins.
game-pusoy-dos = Pusoy Dos
game-pusoy-dos-line = Big Two as the Philippines play it: diamonds are high, and you play on for places.
game-president = President
game-president-line = Beat equal cards with as many higher ones, or pass. First out is president and gets two high cards from the last one.
game-daifugo = Daifugō
game-daifugo-line = President in Japan: four of a kind turn the order of ranks, and nothing beats an 8.
game-zheng-shangyou = Zhēng Shàngyóu
game-zheng-shangyou-line = The Chinese ancestor: sets, runs, rows of pairs and of triples; the first two out score.

# The shelves of the museum: games from elsewhere, by kinship.
shelf-shithead = One common pile
shelf-tien-len = Runs and bombs
shelf-big-two = Poker hands
shelf-president = Rich and poor

install-new = A new version is ready.
install-reload = Reload
away-again = The page tries again by itself.
away-offline = Against bots, or with others at this device
install-add = Install
install-apple = To put Emptyhand on the home screen, tap Share, then “Add to Home Screen”.
install-android = To put Emptyhand on the home screen, open the browser’s menu and tap “Add to Home screen”.
