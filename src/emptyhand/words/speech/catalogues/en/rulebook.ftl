# The rulebook: headings, and what all games share.

book-heading-aim = The aim
book-heading-need = What you need
book-heading-dealing = Dealing
book-heading-start = Who starts
book-heading-turn = Your turn
book-heading-play = What may be played
book-heading-end = Going out and winning
book-heading-games = Several games
book-heading-house-rules = House rules

# An entry of a list, with sentences after its head or without.
book-head = **{ $head }:**
book-head-alone = **{ $head }.**

# Numbers such as "six to eight".
number-span = { $least } to { $most }

book-aim-first-out = The first player with no cards left wins.
book-ranks = From low to high the ranks are: { $ranks }.

## The end

# $table says whether players have cards on the table, too.
book-first-out = { $table ->
    [yes] The first player with no cards left, in hand or on the table, wins, and the game is over at once.
   *[no] The first player with no cards left wins, and the game is over at once.
}
book-out = { $table ->
    [yes] A player with no cards left, in hand or on the table, is out: the first one out wins, the next one comes second, and so on.
   *[no] A player with no cards left is out: the first one out wins, the next one comes second, and so on.
}

## House rules

book-house-rules = Some tables play these points differently. Here the answers are:
# $name is the name of the switch in a ruleset file.
book-answer = { $answer ->
    [yes] **Yes.** (`{ $name }`)
   *[no] **No.** (`{ $name }`)
}

# The questions of the rulesets, to the letter as in their files.
question-pick-up-threes = On a 3, may you pick up the pile even if you could play a 3 or a joker?
question-whole-sets = Must you play either one card of a rank or all you have of it?
question-free-opening = May the first play be anything, not only the lowest rank?
question-five-transparent = Is a 5 transparent, so that what lies below still counts?
question-bomb-single-play = Must the equal cards that kill the pile come in one play?
question-fives-add-up = Do all the 5s in the pile count together, not only those of one play?
question-may-end-turn = When a play lets you play again, may you end your turn instead?
question-mirror-threes = Does a 3 count as the card it lies on?
question-lower-sevens = May only a 2, 3, 4, 5, 6 or 7 be played on a 7?
question-strictly-higher = Must a card be higher than the card it is played on, not equal to it?
question-ten-ends-turn = Does the turn end when a 10 kills the pile?
question-twos-in-runs = May a 2 be the top of a run or a row of pairs?
question-bombs-chop-twos = Do bombs beat 2s?
question-see-through-eights = Is an 8 transparent, so that what lies below still counts?
question-last-card-duty = While the next player holds one card, must a single card be your highest?
question-equal-ranks = May equal ranks be played on one another?

# Their summaries, to the letter as in the rulesets' files; page-first.ftl has their titles.

summary-obsession = Empty your hand, then your face-up and face-down cards, onto one pile; six special ranks; four of a kind in a row kill the pile.
summary-obsession-first = Obsession with 3s that stay: the 3s in a pile that you pick up go to your hand with the rest.
summary-obsessed = Obsession as the original program plays it: choose your up cards and play straight from them; with two players, three in a row kill the pile.
summary-life = One pack, three cards face up and three face down for everyone; 2, 5, 7 and 10 are wild; the last player with cards loses.
summary-cardgame = One pack; a card is turned over to start, and you draw one card after each play; anything goes on a 2; a 10 or four in a row kill the pile.
summary-cardgame-mirror = Twos and Tens in which a 3 goes on anything and counts as what it lies on.
summary-cardgame-sevens = Twos and Tens in which only a 7 or lower may be played on a 7.
summary-cardgame-plus = Twos and Tens with both optional rules: a 3 counts as what it lies on, and only a 7 or lower may be played on a 7.
summary-thirteen = Thirteen cards each; beat the combination that stands, or pass and sit out the round; bombs are four of a kind, or three pairs in a row of one colour; first out wins.
summary-thirteen-southern = The widespread Thirteen: bombs of any colours, which also beat 2s; suits decide between equal runs; play goes on for places.
summary-shithead = The backpackers' game: beat the card on the pile or take it all; 2s start afresh, 10s and four of a kind clear the pile; the last one with cards loses.
summary-palace = Build a palace of three open and three hidden cards; if you can play, you must; 2s start afresh, 10s and four of a kind clear the pile; first out wins.
summary-shed = Shithead with five special ranks: 2s start afresh, 3s copy the card below, 7s ask for 7 or lower, 8s skip, 10s clear the pile.
summary-karma = Two jokers turn the game around, a 7 asks for 7 or lower, 2s start afresh, 10s and four of a kind clear the pile; first out wins.
summary-vandtia = Sweden's classic: play if you can, else try the top card of the draw pile; a 10 turns the pile away, four of a kind too, a 2 starts afresh; the last one with cards loses.
summary-paskahousu = Finland's classic: five in hand, nothing on the table; a 10 clears 3 to 9, an ace clears court cards, only a 2 beats a 2; the last one with cards loses.
summary-reverse-shithead = Shithead upside down: the ace is low, every jack skips a player, and only an ace fails on a 2; if you can play, you must.
summary-palace-party = Two packs for five to eight: always higher, aces play again, 7s are glass, 8s skip, 9s ask for lower, 10s and five of a kind clear the pile; first out wins.
summary-tien-len-nam = As played in Vietnam: four of a kind chop a 2 or a pair of 2s, three pairs in sequence chop one 2, four pairs chop four of a kind, too; play goes on for places.
summary-tien-len-bac = The stricter northern game: the same suit or colour must follow, a 2 beats any suit, nobody may finish with a 2, and four of a kind alone chop one.
summary-killer = America's Thirteen: four of a kind or three pairs in sequence kill a 2, longer rows kill several; all four 2s win at once; first out wins.
summary-big-two = Single cards, pairs, triples and hands of five as in poker; spades are high, the 2 of spades is highest; first out wins.
summary-pusoy-dos = Big Two as the Philippines play it: diamonds are high, the 2 of diamonds is highest, the 3 of clubs opens, and play goes on for places.
summary-president = Sets of equal cards, suits mean nothing, 2s are high: beat them with as many higher cards, or pass; first out is president and gets two high cards from the last one.
summary-daifugo = The very rich man: sets of equal cards; four of a kind turn the order of ranks, nothing beats an 8, and nobody may finish with a 2 or an 8 unless it leads.
summary-zheng-shangyou = Struggling upstream: sets of equal cards, runs, rows of pairs and of triples; suits mean nothing, 2s are high; the first two out score.
