### Blätter, die sofort gewinnen: instant

## rulebook-climb

climb-heading-at-once = Sofort gewinnen
climb-at-once = Wer eines dieser Blätter bekommt, gewinnt sofort, noch vor dem ersten Zug:
climb-several-at-once = Bekommen mehrere ein solches Blatt, gewinnt, wer der Reihe nach zuerst käme, gezählt von der Person, die beginnen würde.
instant-four-2s = vier 2er
instant-five-pairs-in-sequence = fünf Paare in Folge
instant-six-pairs = sechs Paare
instant-six-pairs-in-sequence = sechs Paare in Folge
instant-three-triples-in-sequence = drei Drillinge in Folge
instant-a-dragon = ein Drache
climb-sets = { $size ->
    [1] { $count ->
        [1] eine Karte
       *[other] { number } Karten
    }
    [2] { $count ->
        [1] ein Paar
       *[other] { number } Paare
    }
    [3] { $count ->
        [1] ein Drilling
       *[other] { number } Drillinge
    }
    [4] { $count ->
        [1] ein Vierling
       *[other] { number } Vierlinge
    }
   *[other] { $count ->
        [1] { $size } gleiche Karten
       *[other] { number } Sätze aus { $size } gleichen Karten
    }
}
climb-instant = { $neighbours ->
    [yes] { $sets } aufeinanderfolgender Ränge.
   *[no] { $sets } verschiedener Ränge.
}
climb-instant-without = { $neighbours ->
    [yes] { $sets } aufeinanderfolgender Ränge; { $missing } zählen nicht.
   *[no] { $sets } verschiedener Ränge; { $missing } zählen nicht.
}
climb-instant-only = { $neighbours ->
    [yes] { $sets } aufeinanderfolgender Ränge, wobei nur diese zählen: { $ranks }.
   *[no] { $sets } verschiedener Ränge, wobei nur diese zählen: { $ranks }.
}
climb-instant-neighbours = { $sets } aufeinanderfolgender Ränge in der Reihenfolge dieser Liste: { $ranks }.
climb-instant-held = { $cards }.
climb-each-of = je { FORM($count, name: "feminine") } von { $ranks }
climb-of-any-suits = { $cards }, in beliebigen Farben

## rulebook-questions

ask-instant = Welche ausgeteilten Karten gewinnen sofort?

## table

table-wins-at-once = { $me ->
    [yes] Du gewinnst sofort mit { $hand }: { $cards }.
   *[no] { $who } gewinnt sofort mit { $hand }: { $cards }.
}
winning-hand = { $key ->
    [four-2s] vier 2ern
    [six-pairs] sechs Paaren
    [six-pairs-in-sequence] einer Paarfolge aus sechs Paaren
    [three-triples-in-sequence] drei Drillingen in Folge
    [a-dragon] einem Drachen
   *[other] „{ $name }“
}
