### Combinations: combinations.*

## rulebook-climb

climb-beaten = A combination is beaten by a higher one of the same kind with the same number of cards.
climb-three-and-one = Three and one
climb-three-and-one-rule = three cards of equal rank and any card of another rank.
climb-full-house = Full house
climb-full-house-rule = three cards of equal rank and two of another rank.
climb-four-and-one = Four and one
climb-four-and-one-rule = all four cards of a rank and any other card.
climb-four-and-one-equal = four cards of equal rank and any card of another.
climb-triple-decides = The rank of the three decides.
climb-four-decides = The rank of the four decides.
# $kinds are combinations of five cards, from low to high.
climb-of-five = Each of these combinations also beats every one that comes before it: { $kinds }.
climb-wins-round = { $bombs ->
    [yes] { START($ranks) } win the round, alone or as a set: nothing beats them, not even a bomb.
   *[no] { START($ranks) } win the round, alone or as a set: nothing beats them.
}
# $cards is a card, or several with "or": 3♠.
climb-beats-joker = { START($cards) } beats a single joker, and wins the round with it.
climb-single = Single card
climb-single-rule = the higher rank wins, and between equal ranks the higher suit.
climb-single-by-rank = the higher rank wins.
climb-pair = Pair
climb-pair-rule = two cards of equal rank.
climb-pair-higher = Between pairs of equal rank the one with the highest suit wins.
climb-triple = Triple
climb-triple-rule = three cards of equal rank.
climb-four = Four of a kind
climb-four-rule = all four cards of a rank.
climb-four-equal = four cards of equal rank.
climb-large-sets = Larger sets
climb-large-sets-rule = { $sizes } cards of equal rank.
climb-run = Run
# $suits says whether all cards of a run are of one suit.
climb-run-length = { $suits ->
    [one] { number } cards of neighbouring ranks, all of one suit.
   *[any] { number } cards of neighbouring ranks, of any suits.
}
climb-run-at-least = { $suits ->
    [one] { number } or more cards of neighbouring ranks, all of one suit.
   *[any] { number } or more cards of neighbouring ranks, of any suits.
}
climb-run-between = { $suits ->
    [one] { $least } to { $most } cards of neighbouring ranks, all of one suit.
   *[any] { $least } to { $most } cards of neighbouring ranks, of any suits.
}
climb-run-no-corner = No run goes round from the highest rank to the lowest.
climb-run-suit-decides = The rank of the highest card decides; if it is equal, the suit of that card decides.
climb-run-rank-decides = The rank of the highest card decides, whatever its suit, and an equal one does not beat it.
climb-run-by-rank = The rank of the highest card decides, whatever its suit.
climb-run-longer = A longer run beats every shorter one, whatever their ranks.
climb-run-suited = A run of one suit beats every run of its length that has several suits, and no such run beats it.
climb-triples = Row of triples
climb-triples-rule = { $sizes } triples of neighbouring ranks.
climb-triples-decide = The rank of the highest triple decides.
climb-flush = Flush
climb-flush-rule = five cards of one suit.
climb-flush-no-run = Five neighbouring cards of one suit are a straight flush instead.
climb-flush-by-rank = The rank of the highest card decides; if it is equal, the suit decides.
climb-flush-by-suit = The suit decides; in the same suit the rank of the highest card decides.
climb-straight-flush = Straight flush
climb-straight-flush-rule = five cards of neighbouring ranks, all of one suit.
# $what is a run or a row of pairs.
climb-any-rank = { $what ->
    [run] Any rank may be part of a run, the { $highest } only as the highest.
    [triples] Any rank may be part of a row of triples, the { $highest } only as the highest.
   *[pairs] Any rank may be part of a row of pairs, the { $highest } only as the highest.
}
climb-without-ranks = { $what ->
    [run] { $ranks } may not be part of a run.
    [triples] { $ranks } may not be part of a row of triples.
   *[pairs] { $ranks } may not be part of a row of pairs.
}
climb-only-ranks = { $what ->
    [run] Only these ranks may be part of a run, each the neighbour of the next: { $ranks }.
    [triples] Only these ranks may be part of a row of triples, each the neighbour of the next: { $ranks }.
   *[pairs] Only these ranks may be part of a row of pairs, each the neighbour of the next: { $ranks }.
}
# A line of the file: combinations, such as "any pair" or "two 2s", and what they may be played on.
# $limits are conditions, such as "there are more cards and the rank is higher".
beats-lines = One rule comes before all others about what beats what, those about bombs included:
beats-several-lines = These rules come before all others about what beats what, those about bombs included; of two that disagree the later one holds:
beats-line = { START($play) } may be played on { $on }.
beats-line-if = { START($play) } may be played on { $on } if { $limits }.
beats-never = Not allowed: { $play } on { $on }.
beats-never-if = Not allowed: { $play } on { $on } if { $limits }.
beats-chop = This is a chop.
beats-if-as-many = there are as many cards
beats-if-more = there are more cards
beats-if-double = there are twice as many cards
beats-if-higher = the rank is higher
beats-if-not-lower = the rank is equal or higher
beats-if-next = the rank is the next higher one
beats-any-set = any single card or set of equal cards
beats-any-larger-set = any set of equal cards
beats-any-run = any run
beats-any-suited-run = any run of one suit
beats-any-pair-row = any row of pairs
beats-any-triple-row = any row of triples
beats-any-bomb = any bomb
beats-anything = any combination

## rulebook-questions

group-combinations = Combinations
clash-one-pack = One pack has only four cards of a rank.
clash-many-kinds = There are { $kinds } kinds and lengths of combinations, and at most { $most } are possible.
clash-runs-one-suit = Runs are of one suit here, and only a higher one of the same suit beats them.
clash-no-singles = A player who leads might have nothing to play without single cards.
clash-set-or-bomb = The same cards are either an ordinary combination or a bomb.
clash-joker-sequence = A joker is in no sequence.
clash-neighbours = These ranks have to be neighbours, from low to high.
clash-run-lengths = No run has at least { $shortest } and at most { $longest } cards.
clash-five-unplayable = One of these hands of five can’t be played at all.
clash-no-flush = Nobody can play a flush.
clash-flush-and-run = Five cards may be both a run and a flush, so a straight flush needs its place, too.
clash-no-runs = There are no runs.
clash-long-rows = There are not enough ranks for rows that long.
remedy-combinations-beats-joker-none = let no card beat a joker
remedy-combinations-beats-none = have no lines of your own about what beats what
remedy-combinations-suited-runs-beat-no = let runs of one suit be like any other
remedy-combinations-run-suit-tiebreak-no = let no suit decide between runs
ask-combinations-sets = Which equal cards may be played?
choice-combinations-sets-1 = Single cards
choice-combinations-sets-2 = Pairs
choice-combinations-sets-3 = Triples
choice-combinations-sets-4 = Four of a kind
choice-combinations-sets-5 = Five of a kind
choice-combinations-sets-6 = Six of a kind
choice-combinations-sets-7 = Seven of a kind
choice-combinations-sets-8 = Eight of a kind
ask-combinations-shortest-run = How many cards does a run need?
none-combinations-shortest-run = There are no runs
ask-combinations-longest-run = How many cards may a run have?
none-combinations-longest-run = Any number
ask-combinations-longer-runs-beat = Does a longer run beat every shorter one?
ask-combinations-run-ranks = Which ranks make runs?
ask-combinations-run-suit-tiebreak = If two runs end alike, does the suit of the top card decide?
ask-combinations-pair-runs = How many pairs in a row are an ordinary combination?
ask-combinations-mixed = Which combinations of two ranks are there?
choice-combinations-mixed-three-and-one = A triple with any card
choice-combinations-mixed-full-house = A triple with a pair
choice-combinations-mixed-four-and-one = Four of a kind with any card
ask-combinations-of-five = Which combinations of five cards beat those before them in this list?
choice-combinations-of-five-run = A run
choice-combinations-of-five-full-house = A triple with a pair
choice-combinations-of-five-four-and-one = Four of a kind with any card
ask-combinations-wins-round = Which cards win the round, since nothing beats them?
ask-combinations-beats-joker = Which single cards beat a single joker?
ask-combinations-beats = What else beats what, or never does?
ask-combinations-triple-runs = How many triples in a row are a combination?
ask-combinations-suited-runs-beat = Does a run of one suit beat other runs of its length?
ask-combinations-flush-order = What decides first between flushes?
choice-combinations-flush-order-rank = The highest card
choice-combinations-flush-order-suit = The suit
choice-combinations-of-five-flush = Five cards of one suit
choice-combinations-of-five-straight-flush = A run of one suit

## page-table

special-wins-round = wins the round

## page-learn

tip-kinds = You can play { $kinds }.
tip-a-kind = a { $kind }
tip-kind-run = a run of { number } or more cards

## why

# $cards are ranks side by side: "8 8 9".
why-no-set = { START($cards) } together are no combination in this game.
why-pair-colours = { $cards } is no pair here: both cards must be red, or both black.
why-no-combination = { $cards } together are no combination: cards must be of equal rank or form a run.
why-no-pair = { $cards } is no combination: two cards must be a pair.
why-no-runs = { $cards } is no combination: there are no runs in this game.
why-not-in-runs = { $cards } is not a run: { $outside } may not be part of one.
why-short-run = { $cards } is no combination: a run needs at least { number } cards.
why-no-run = { $cards } is not a run: { $gap }.
why-no-run-or-flush = { $cards } is neither a run nor a flush: the ranks have gaps, and the suits differ.
why-no-pair-rows = { $cards } is no combination: pairs are played one by one in this game.
why-not-in-pair-rows = { $cards } is no row of pairs: { ranks } may not be part of one.
why-no-pair-row = { $cards } is no row of pairs: { $gap }.
why-pair-row-length = { $cards } is no combination: a row of pairs has { $lengths } pairs.
gap-longest = the longest has { number } cards
gap-colours = all its cards must be red, or all black
gap-suits = all its cards must be of one suit
gap-corner = nothing goes round from { $top } to { $bottom }
gap-wide = the ranks do not follow each other
gap-missing = { $count ->
    [one] { $ranks } is missing
   *[other] { $ranks } are missing
}
