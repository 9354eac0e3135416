### Bombs: bombs.*

## rulebook-climb

climb-heading-bombs = Bombs
climb-bombs = These combinations are bombs; they may be led like any other:
climb-pairs = Row of pairs
climb-pairs-one-colour = { $sizes } pairs of neighbouring ranks, all red or all black.
climb-pairs-any-suits = { $sizes } pairs of neighbouring ranks, of any suits.
climb-pairs-colour = The rank of the highest pair decides; if it is equal, { $high } beats { $low }.
climb-pairs-suit = The rank of the highest pair decides; if it is equal, the highest suit in that pair decides.
climb-pairs-by-rank = The rank of the highest pair decides.
climb-bomb-beats-lower = A bomb beats a lower bomb of the same kind and size.
climb-bombs-apart = Bombs of different kinds or sizes do not beat each other.
climb-bombs-ladder = It also beats every bomb that comes before it in this list: { $kinds }.
# Both are bombs such as "any row of four or more pairs".
climb-bomb-beaten = { $bomb } is beaten by { $by }.
climb-bombs-beat-anything = A bomb beats every combination that is no bomb, and only a bomb beats a bomb.
climb-beaten-is-out = A player whose combination a bomb beats may not play until the round is over.
climb-no-chops = Bombs beat no other combinations, and no other combination beats a bomb.
climb-chops = No other combination beats a bomb, but bombs beat these:
climb-chop = { $size ->
    [1] A single { rank } is beaten by { $by }.
    [2] A pair of { ranks } is beaten by { $by }.
   *[3] A triple of { ranks } is beaten by { $by }.
}

## rulebook-questions

group-bombs = Bombs
clash-nobody-out = Nobody is out of a round here.
remedy-bombs-one-colour-no = let bombs be of any colour
remedy-bombs-four-no = let four of a kind be no bomb
remedy-bombs-four-yes = let four of a kind be a bomb
ask-bombs-four = Are four of a kind a bomb?
ask-bombs-sets = Which other sets are a bomb?
choice-bombs-sets-3 = Triples
choice-bombs-sets-5 = Five of a kind
choice-bombs-sets-6 = Six of a kind
choice-bombs-sets-7 = Seven of a kind
choice-bombs-sets-8 = Eight of a kind
ask-bombs-pair-runs = How many pairs in a row are a bomb?
ask-bombs-pair-run-ranks = Which ranks make pairs in a row?
ask-bombs-one-colour = Must these pairs be all red or all black?
ask-bombs-ladder = Which bombs beat which?
ask-bombs-chops = Which cards do bombs beat?
ask-bombs-beat-anything = Does a bomb beat everything that is no bomb?
ask-bombs-beaten-is-out = Is a player whose cards a bomb beats out of the round?

## page-table

special-bombs = Bombs: { $kinds }

## page-learn

tip-bomb = A { $kind } is a bomb: it beats even { $what }.
