# What everyone can conclude about a hidden hand. $other says whether some of its cards are known.

hand-lacks = { $count ->
    [0] { $other ->
        [yes] none of the other cards is { $ranks }
       *[no] none of the cards is { $ranks }
    }
    [1] { $other ->
        [yes] at most 1 of the other cards is { $ranks }
       *[no] at most 1 of the cards is { $ranks }
    }
   *[other] { $other ->
        [yes] at most { $count } of the other cards are { $ranks }
       *[no] at most { $count } of the cards are { $ranks }
    }
}
hand-holds = { $other ->
    [yes] one of the other cards is { $rank }
   *[no] one of the cards is { $rank }
}
hand-cannot-beat = cannot beat { $figures }
hand-let-stand = let { $figures } stand
