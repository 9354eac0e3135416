# The rulebook of climbing games.

climb-heading-at-once = Winning at once
climb-heading-bombs = Bombs

climb-aim = Get rid of all your cards by beating what the others play.
climb-aim-places = The sooner you have no cards left, the better your place.
climb-suits = From low to high the suits are: { $suits }.
climb-rank-before-suit = A higher rank always beats a lower one; suits only decide between cards of equal rank.
climb-suits-do-not-decide = Suits do not matter, except for which card is the lowest of its rank; from low to high they are: { $suits }.
climb-suits-lowest = Between cards of equal rank the suit says which one is lower; from low to high the suits are: { $suits }.

climb-deal = Shuffle and deal { $cards } to each player.
climb-left-over = Put any cards left over aside, unseen; they are not used.
climb-spare = Cards left over go to the player who holds the lowest card.
climb-exchange = { $count ->
    [one] From the second game of a match on, players exchange cards before the first play: the player who came last gives the winner the highest card and gets the winner's lowest one in return.
   *[other] From the second game of a match on, players exchange cards before the first play: the player who came last gives the winner the { number } highest cards and gets the winner's { number } lowest ones in return.
}
# $players is a number in words; $sure says whether there are always that many.
climb-exchange-next = { $sure ->
    [yes] { $count ->
        [one] Then the players who came { exchange-places } exchange one card in the same way.
       *[other] Then the players who came { exchange-places } exchange { number } cards in the same way.
    }
   *[no] { $count ->
        [one] With { $players } or more players, those who came { exchange-places } then exchange one card in the same way.
       *[other] With { $players } or more players, those who came { exchange-places } then exchange { number } cards in the same way.
    }
}

# $lowest is a card such as 3♠; $first says whether the winner of a game starts the next one.
climb-starts = { $first ->
    [yes] In the first game the player who holds { $lowest } starts.
   *[no] The player who holds { $lowest } starts.
}
climb-starts-instead = If nobody holds it, the holder of the lowest card that was dealt starts instead.
climb-starts-twice = With two packs two players may hold it: the one who was dealt cards first starts.
climb-opens-with-lowest = The first play must include this lowest card, alone or in any combination.
climb-opens-with-lowest-alone = The first play must be this lowest card, alone.
climb-opens-with-anything = The first play may be any combination, with or without this lowest card.
climb-clockwise = Play goes round the table clockwise.

climb-leads = The player who starts a round leads any combination; the leader may not pass.
climb-beat-or-pass = Then each player in turn must either beat the combination that stands or pass.
climb-must-beat = You may pass only if you cannot beat it.
climb-may-pass = You may pass even if you could beat it.
climb-passed = { $bombs ->
    [yes] Once you have passed, you may not play until the round is over, not even a bomb.
   *[no] Once you have passed, you may not play until the round is over.
}
climb-passed-may-bomb = Once you have passed, you may play nothing but a bomb until the round is over.
climb-last-card-duty = While the next player has only one card left, a single card that you play must be the highest you hold.
# $jokers is how many there are; $bombs says whether the game has any.
climb-suit-lock = { $bombs ->
    [yes] { $jokers ->
        [0] If your cards have exactly the suits of those they beat, suits are locked: until the round is over only cards of these suits may be played, except for bombs.
       *[other] If your cards have exactly the suits of those they beat, suits are locked: until the round is over only cards of these suits may be played, except for jokers and bombs.
    }
   *[no] { $jokers ->
        [0] If your cards have exactly the suits of those they beat, suits are locked: until the round is over only cards of these suits may be played.
       *[other] If your cards have exactly the suits of those they beat, suits are locked: until the round is over only cards of these suits may be played, except for jokers.
    }
}
climb-round-over = When all the others have passed, the round is over and its cards are put aside.
climb-passed-for-now = If you have passed and somebody plays after you, you may play again when your turn comes.
climb-round-over-in-a-row = When all the others have passed one after another, the round is over and its cards are put aside.
climb-next-round = The player whose cards nobody beat leads the next round with anything.

## Hands that win at once

climb-at-once = A player who is dealt one of these wins at once, before the first play:
climb-several-at-once = If several players are dealt one, the first of them in turn wins, counting from the player who would start.
# Names of hands, to the letter as in the rulesets' files.
instant-four-2s = four 2s
instant-five-pairs-in-sequence = five pairs in sequence
instant-six-pairs = six pairs
instant-six-pairs-in-sequence = six pairs in sequence
instant-three-triples-in-sequence = three triples in sequence
instant-a-dragon = a dragon
# The cards of a hand: some sets of equal cards, or single cards.
climb-sets = { $size ->
    [1] { number } cards
    [2] { number } pairs
    [3] { number } triples
    [4] { number } fours of a kind
   *[other] { number } sets of { $size } equal cards
}
climb-instant = { $neighbours ->
    [yes] { $sets } of neighbouring ranks.
   *[no] { $sets } of different ranks.
}
climb-instant-without = { $neighbours ->
    [yes] { $sets } of neighbouring ranks; { $missing } do not count.
   *[no] { $sets } of different ranks; { $missing } do not count.
}
climb-instant-only = { $neighbours ->
    [yes] { $sets } of neighbouring ranks, only these counting: { $ranks }.
   *[no] { $sets } of different ranks, only these counting: { $ranks }.
}
climb-instant-neighbours = { $sets } of neighbouring ranks, neighbours being as in this list: { $ranks }.
climb-instant-held = { $cards }.
climb-each-of = { $count } each of { $ranks }
climb-of-any-suits = { $cards }, of any suits

## Combinations

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
climb-equal-beats = One of the same kind, size and rank beats it too.
climb-equal-skips = The next player who may still play in the round then misses a turn. If that leaves nobody else, the round is over.
climb-wins-round = { $bombs ->
    [yes] { START($ranks) } win the round, alone or as a set: nothing beats them, not even a bomb.
   *[no] { START($ranks) } win the round, alone or as a set: nothing beats them.
}
climb-four-turns = Four of a kind turn the order of ranks upside down: from then on low ranks beat high ones, until somebody plays four of a kind again.
climb-more-turn = Four or more of a kind turn the order of ranks upside down: from then on low ranks beat high ones, until somebody plays four or more of a kind again.
climb-turns-round = { START($ranks) }, alone or as a set, turn the order of ranks upside down until the round is over; the next ones turn it back.
climb-turned-ranks = Only ranks are turned: suits, and which kinds of combinations beat which, stay as they are.
# Whether there are pairs, and runs, in the game.
climb-suits-follow = { $pairs ->
    [yes] { $runs ->
        [yes] A single card is beaten only by a higher one of its own suit, a pair only by a higher pair of its colour, and a run only by a higher run of its suit.
       *[no] A single card is beaten only by a higher one of its own suit, and a pair only by a higher pair of its colour.
    }
   *[no] { $runs ->
        [yes] A single card is beaten only by a higher one of its own suit, and a run only by a higher run of its suit.
       *[no] A single card is beaten only by a higher one of its own suit.
    }
}
climb-suits-free = { $pairs ->
    [yes] { START($ranks) } need not follow: alone or as a pair they beat every lower card or pair, whatever its suits.
   *[no] { START($ranks) } need not follow: they beat every lower card, whatever its suit.
}
climb-suits-free-decide = Between { $ranks } of equal rank the higher suit or colour wins.
climb-pair-of-colour = two cards of equal rank, both red or both black.
climb-run-follows = The rank of the highest card decides.
climb-joker-no-wild = { $count ->
    [one] The joker is the highest card of all and stands for no other card.
   *[other] Jokers are the highest cards of all and stand for no other cards.
}
climb-big-joker = One of the two is the big joker, which beats the other.
climb-big-jokers = Each pack has a big joker, which beats the ordinary ones.
climb-joker-pair = Both jokers together are a pair, the highest of all.
climb-joker-sets = Several jokers together are the highest set of their size, whichever jokers they are.
# $cards is a card, or several with "or": 3♠.
climb-beats-joker = { START($cards) } beats a single joker, and wins the round with it.
climb-joker-not-turned = { $count ->
    [one] The joker stays the highest card.
   *[other] Jokers stay the highest cards.
}
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

## Bombs

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

## The end

climb-plays-on = Play goes on until only one player still has cards; that player comes last.
climb-not-last = Unless you lead, your last cards may not include { $cards }: keep another card, or pass.
climb-beat-a-leaver = The others may still beat the last combination of a player who is out, unless they have passed.
climb-beat-a-leaver-bomb = The others may still beat the last combination of a player who is out, those who have passed only with a bomb.
climb-beat-a-leaver-too = The others may still beat the last combination of a player who is out.
climb-lead-after-a-leaver = If nobody does, the next player still in leads the next round.
