# The games of the package, to the letter as in their files: a title, and the game in one line.

game-obsession = Obsession
game-obsession-summary = Empty your hand, then your face-up and face-down cards, onto one pile; six special ranks; four of a kind in a row kill the pile.
game-obsession-first = Obsession, first text
game-obsession-first-summary = The earlier Obsession: 3s in a picked-up pile stay in the game and go to the hand.
game-obsessed = Obsessed
game-obsessed-summary = Obsession as the original program plays it: choose your up cards and play straight from them; with two players, three in a row kill the pile.
game-life = Life
game-life-summary = One pack, three cards face up and three face down for everyone; 2, 5, 7 and 10 are wild; the last player with cards loses.
game-cardgame = CardGame
game-cardgame-summary = One pack; a card is turned over to start, and you draw one card after each play; anything goes on a 2; a 10 or four in a row kill the pile.
game-cardgame-mirror = CardGame with mirrors
game-cardgame-mirror-summary = CardGame in which a 3 goes on anything and counts as what it lies on.
game-cardgame-sevens = CardGame with low sevens
game-cardgame-sevens-summary = CardGame in which only a 7 or lower may be played on a 7.
game-cardgame-plus = CardGame with mirrors and low sevens
game-cardgame-plus-summary = CardGame with both optional rules: a 3 counts as what it lies on, and only a 7 or lower may be played on a 7.
game-thirteen = Thirteen
game-thirteen-summary = Thirteen cards each; beat the combination that stands, or pass and sit out the round; bombs are four of a kind, or three pairs in a row of one colour; first out wins.
game-thirteen-southern = Thirteen, southern
game-thirteen-southern-summary = The widespread Thirteen: bombs of any colours, which also beat 2s; suits decide between equal runs; play goes on for places.
