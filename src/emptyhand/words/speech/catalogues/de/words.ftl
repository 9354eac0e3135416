# Listen, Ränge und Zahlen.

list-and = { $first } und { $next }
list-or = { $first } oder { $next }
list-more = { $first }, { $next }

rank = { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
    [R] Joker
   *[other] { $rank }
}
    .up-to = { $rank ->
        [Q] zur Dame
        [J] zum Buben
        [K] zum König
        [A] zum Ass
        [R] zum Joker
       *[other] zur { $rank }
    }
ranks = { $rank ->
    [J] Buben
    [Q] Damen
    [K] Könige
    [A] Asse
    [R] Joker
   *[other] { $rank }er
}
    .dative = { $rank ->
        [J] Buben
        [Q] Damen
        [K] Königen
        [A] Assen
        [R] Jokern
       *[other] { $rank }ern
    }
a-rank = { $rank ->
    [J] ein Bube
    [Q] eine Dame
    [K] ein König
    [A] ein Ass
    [R] ein Joker
   *[other] eine { $rank }
}
    .accusative = { $rank ->
        [J] einen Buben
        [Q] eine Dame
        [K] einen König
        [A] ein Ass
        [R] einen Joker
       *[other] eine { $rank }
    }
    .dative = { $rank ->
        [J] einem Buben
        [Q] einer Dame
        [K] einem König
        [A] einem Ass
        [R] einem Joker
       *[other] einer { $rank }
    }
    .none = { $rank ->
        [J] kein Bube
        [Q] keine Dame
        [K] kein König
        [A] kein Ass
        [R] kein Joker
       *[other] keine { $rank }
    }

number = { $count ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
   *[other] { $count }
}
    .feminine = { $count ->
        [0] keine
        [1] eine
       *[other] { number }
    }
cards-of = { $count ->
    [1] { a-rank }
   *[other] { number } { ranks }
}
    .accusative = { $count ->
        [1] { a-rank.accusative }
       *[other] { number } { ranks }
    }
    .dative = { $count ->
        [1] { a-rank.dative }
       *[other] { number } { ranks }
    }
big-joker = der große Joker
    .accusative = den großen Joker
    .dative = dem großen Joker
