### The pack: pack.*

## rulebook-climb

climb-joker-no-wild = { $count ->
    [one] The joker is the highest card of all and stands for no other card.
   *[other] Jokers are the highest cards of all and stand for no other cards.
}
climb-big-joker = One of the two is the big joker, which beats the other.
climb-big-jokers = Each pack has a big joker, which beats the ordinary ones.
climb-joker-pair = Both jokers together are a pair, the highest of all.
climb-joker-sets = Several jokers together are the highest set of their size, whichever jokers they are.

## rulebook

book-jokers = { $count ->
    [0] without jokers
    [1] one joker included
   *[other] { number } jokers included
}
book-packs = { $count ->
    [1] Use one pack of { $cards } cards, { $jokers }.
   *[other] Use { number } packs of { $cards } cards each, { $jokers }, shuffled together.
}
book-packs-each = Use packs of { $cards } cards each, { $jokers }, shuffled together.
# $packs is a list of what follows: "one pack for two players and two packs for three or four players".
book-packs-take = Take { $packs }.
# $cards names all cards of some ranks: "2s and 3s".
book-left-out = First take out all { $cards }.
book-left-out-with = With { $players } players first take out all { $cards }.
book-left-out-but = { $count ->
    [1] They stay in one of the packs.
   *[other] They stay in { number } of the packs.
}
book-packs-for = { $count ->
    [1] one pack for { $players } players
   *[other] { number } packs for { $players } players
}

## rulebook-questions

clash-twice = With two packs every card is there twice, so suits can’t count.
clash-many-packs = So many players would need more than two packs.
clash-joker-place = The joker has no place among the ranks yet.
clash-no-jokers = There are no jokers in the pack.
clash-same-cards = Games of this kind are played with the same cards, however many people play.
clash-jokers-by-number = Jokers are left out by their number.
clash-nothing-left-out = No rank is left out of the pack.
clash-never-so-few = So few never play this game.
clash-two-jokers = Games of this kind have at most two jokers in each pack.
clash-joker-in-order = The joker has a place among the ranks, but there are no jokers in the pack.
ask-pack-jokers = How many jokers are in each pack?
none-pack-jokers = None
ask-pack-players-per-pack = How many players share a pack?
none-pack-players-per-pack = One pack for all
ask-pack-without = Which ranks are left out of the pack?
ask-pack-without-up-to = With how many players at most are they left out?
none-pack-without-up-to = With any number
ask-pack-full = How many packs keep all their cards?
none-pack-full = None
