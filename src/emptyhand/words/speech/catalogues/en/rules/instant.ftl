### Hands that win at once: instant

## rulebook-climb

climb-heading-at-once = Winning at once
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

## rulebook-questions

ask-instant = Which dealt hands win at once?

## table

table-wins-at-once = { $me ->
    [yes] You win at once with { $hand }: { $cards }.
   *[no] { $who } wins at once with { $hand }: { $cards }.
}
# $key is the name of a winning hand with hyphens; a house rule can have others.
winning-hand = { $key ->
   *[other] { $name }
}
