# Notes on games from elsewhere: which open points of their rules were decided and how, and what they leave out here.
# They follow the words “Decided:” and “Left out:”.

as-played = As played here
as-played-of = As played here: { $game }
as-played-sources = Sources
as-played-decided = Decided
as-played-omits = Left out

decided-shithead = everybody arranges their cards before the starter is known, so the lowest card in hand starts, not the first 3 dealt face up. Lots break a tie.
omits-shithead = completing four of a kind out of turn, and the loser’s forfeits.
decided-palace = the lowest card starts and is played at once; in one of the texts the player to the dealer’s left starts.
omits-palace = trying the top card of the draw pile before taking the pile, which one text allows.
decided-shed = two 8s skip two players; a 3 that lies on an 8 skips nobody. A player who is stuck with up cards may take equal ones along with the pile: otherwise a few 7s could go round without end.
decided-karma = a joker goes on anything, and the card below it still counts; the text says only what a joker does. A 10 doesn’t go on a 7, and a 2 is low. A player who is stuck with up cards may take equal ones along with the pile: otherwise 7s could go round without end.
omits-karma = the boxed game of the same name, which has 60 cards of its own.
decided-vandtia = if you can play, you must, and the lowest card opens. A player who is stuck always tries the top card of the draw pile; in the texts one may. Lots break a tie; in one text hearts are low.
omits-vandtia = laying equal cards on anyone’s up cards before the game.
decided-paskahousu = the holder of the lowest card starts with anything; in the texts it is the player with the most 3s. A 10 or an ace led to an empty table stays there, and only its like goes on it.
omits-paskahousu = playing the top card of the draw pile unseen, and Valepaska, the form with bluffing.
decided-reverse-shithead = the player to the dealer’s left starts; in the text everybody throws in their kings first. The player who is stuck takes the pile; in the text the player before does, but then many games go round in circles.
omits-reverse-shithead = laying equal cards on one another among the up cards.
decided-palace-party = five equal cards clear the pile, because there are eight of each rank. A 9 asks for lower cards, but 10s and aces, which go on anything, still go on it.
omits-palace-party = at most four cards in one play, and a rule for queens of which only the beginning was known.
decided-tien-len-nam = four of a kind also beat a pair of 2s, nothing beats three 2s, and five pairs in sequence win at once. The points are the usual stakes: the last pays the first, the third pays the second.
omits-tien-len-nam = chopping out of turn with four pairs in sequence, a price for bombs left in hand, and four 3s as a winning hand in the first game.
decided-tien-len-bac = a pair is both red or both black, a run is of one suit, and triples may be of any suits. Suits don’t decide between equal 2s, 2s make no runs, and rows of pairs are no bombs.
decided-killer = the lowest card starts every game. A bomb beats 2s and a lower bomb of its own kind and size, nothing else.
omits-killer = two fours of a kind against a pair of 2s, and declaring a run of one suit, which then only such a run beats.
decided-big-two = 3 to ace make runs, and 2s do not; other texts count 2s low or high. The suit of the top card decides between equal runs. A player who has passed may play again. Each card left costs points, and a match goes to fifty.
omits-big-two = honour hands above all others, and doubled points for 2s left.
decided-pusoy-dos = triples may be played, the suit decides first between flushes, and the 3 of clubs opens every game.
omits-pusoy-dos = the reversed form in which 2s are low.
decided-president = a play must be higher; a house rule lets an equal one through. A player who has passed may play again. The holder of the lowest club opens the first game, and the last one of a game the next. A match goes to eleven points.
omits-president = that the winner chooses the cards to give back, and five or more players, who would hold hands of different sizes.
decided-daifugo = an 8 ends the round, and its player leads again. The 3 of diamonds opens the first game, and the last one of a game the next. Four of a kind turn the order until the next four. There is one joker, the highest card, which only the 3 of spades beats. A winner who doesn’t win again falls to the last place.
omits-daifugo = the joker as any other card, runs of one suit, and the ban on finishing with a 2 or an 8 for a player who leads.
decided-zheng-shangyou = a player who passes stays out of the round, and 2s make no runs. The holder of the 3 of hearts starts with anything; in the text it is the player who draws it while cards are dealt.
omits-zheng-shangyou = the two jokers, which are high and stand for other cards, rows of four of a kind, more than four players, and cards that the last give to the first.
