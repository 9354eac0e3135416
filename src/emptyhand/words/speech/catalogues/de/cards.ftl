# Karten zur Auswahl und Kombinationen.

next-rank = { $rank ->
    [J] ein Bube
    [Q] eine Dame
    [K] ein König
    [A] ein Ass
    [R] ein Joker
   *[other] { $rank }
}
    .accusative = { $rank ->
        [J] einen Buben
        [Q] eine Dame
        [K] einen König
        [A] ein Ass
        [R] einen Joker
       *[other] { $rank }
    }
    .dative = { $rank ->
        [J] einem Buben
        [Q] einer Dame
        [K] einem König
        [A] einem Ass
        [R] einem Joker
       *[other] { $rank }
    }
    .none = { $rank ->
        [J] kein Bube
        [Q] keine Dame
        [K] kein König
        [A] kein Ass
        [R] kein Joker
       *[other] { $rank }
    }
rank-sign = { $rank ->
    [J] B
    [Q] D
    [R] Joker
   *[other] { $rank }
}
the-card = { $rank ->
    [J] der { suit }-Bube
    [Q] die { suit }-Dame
    [K] der { suit }-König
    [A] das { suit }-Ass
   *[other] die { suit }-{ $rank }
}
    .accusative = { $rank ->
        [J] den { suit }-Buben
        [Q] die { suit }-Dame
        [K] den { suit }-König
        [A] das { suit }-Ass
       *[other] die { suit }-{ $rank }
    }
count-cards = { $count ->
    [0] keine Karte
    [1] eine Karte
   *[other] { number } Karten
}

answer-anything = alles
answer-nothing = nichts
answer-higher = { $lowest } oder höher
    .accusative = { FORM($lowest, name: "accusative") } oder höher
    .dative = { FORM($lowest, name: "dative") } oder höher
answer-higher-or = { $lowest } oder höher, oder { $others }
    .accusative = { FORM($lowest, name: "accusative") } oder höher, oder { FORM($others, name: "accusative") }
    .dative = { FORM($lowest, name: "dative") } oder höher, oder { FORM($others, name: "dative") }
answer-set = { number } gleiche Karten
answer-or = { $answers }, oder { $others }
    .accusative = { FORM($answers, name: "accusative") }, oder { $others }
    .dative = { FORM($answers, name: "dative") }, oder { $others }
answer-as-many = { $count ->
    [1] nur eine Karte, { $answers }
   *[other] { number } gleiche Karten, { $answers }
}
answer-any-as-many = { $count ->
    [1] irgendeine einzelne Karte
   *[other] { number } beliebige gleiche Karten
}

kind-single = einzelne Karte
    .higher = eine höhere einzelne Karte
    .higher-accusative = eine höhere einzelne Karte
    .any = jede einzelne Karte
    .any-accusative = jede einzelne Karte
    .any-dative = jeder einzelnen Karte
kind-pair = Paar
    .higher = ein höheres Paar
    .higher-accusative = ein höheres Paar
    .any = jedes Paar
    .any-accusative = jedes Paar
    .any-dative = jedem Paar
kind-triple = Drilling
    .higher = ein höherer Drilling
    .higher-accusative = einen höheren Drilling
    .any = jeder Drilling
    .any-accusative = jeden Drilling
    .any-dative = jedem Drilling
kind-four = Vierling
    .higher = ein höherer Vierling
    .higher-accusative = einen höheren Vierling
    .any = jeder Vierling
    .any-accusative = jeden Vierling
    .any-dative = jedem Vierling
large-set = { $count ->
    [5] Fünfling
    [6] Sechsling
    [7] Siebenling
   *[other] Achtling
}
kind-large-set = { large-set }
    .higher = ein höherer { large-set }
    .higher-accusative = einen höheren { large-set }
    .any = jeder { large-set }
    .any-accusative = jeden { large-set }
    .any-dative = jedem { large-set }
kind-three-and-one = Drei und eins
    .higher = ein höheres Drei und eins
    .higher-accusative = ein höheres Drei und eins
    .any = jedes Drei und eins
    .any-accusative = jedes Drei und eins
    .any-dative = jedem Drei und eins
kind-full-house = Full House
    .higher = ein höheres Full House
    .higher-accusative = ein höheres Full House
    .any = jedes Full House
    .any-accusative = jedes Full House
    .any-dative = jedem Full House
kind-four-and-one = Vier und eins
    .higher = ein höheres Vier und eins
    .higher-accusative = ein höheres Vier und eins
    .any = jedes Vier und eins
    .any-accusative = jedes Vier und eins
    .any-dative = jedem Vier und eins
kind-run = Straße aus { number } Karten
    .higher = eine höhere Straße aus { number } Karten
    .higher-accusative = eine höhere Straße aus { number } Karten
    .any = jede Straße aus { number } Karten
    .any-accusative = jede Straße aus { number } Karten
    .any-dative = jeder Straße aus { number } Karten
kind-pairs = Paarfolge aus { number } Paaren
    .higher = eine höhere Paarfolge aus { number } Paaren
    .higher-accusative = eine höhere Paarfolge aus { number } Paaren
    .any = jede Paarfolge aus { number } Paaren
    .any-accusative = jede Paarfolge aus { number } Paaren
    .any-dative = jeder Paarfolge aus { number } Paaren
kind-triples = Drillingsfolge aus { number } Drillingen
    .higher = eine höhere Drillingsfolge aus { number } Drillingen
    .higher-accusative = eine höhere Drillingsfolge aus { number } Drillingen
    .any = jede Drillingsfolge aus { number } Drillingen
    .any-accusative = jede Drillingsfolge aus { number } Drillingen
    .any-dative = jeder Drillingsfolge aus { number } Drillingen
kind-flush = Flush
    .higher = ein höherer Flush
    .higher-accusative = einen höheren Flush
    .any = jeder Flush
    .any-accusative = jeden Flush
    .any-dative = jedem Flush
kind-suited-run = { $count ->
    [5] Straight Flush
   *[other] einfarbige Straße aus { number } Karten
}
    .higher = { $count ->
        [5] ein höherer Straight Flush
       *[other] eine höhere einfarbige Straße aus { number } Karten
    }
    .higher-accusative = { $count ->
        [5] einen höheren Straight Flush
       *[other] eine höhere einfarbige Straße aus { number } Karten
    }
    .any = { $count ->
        [5] jeder Straight Flush
       *[other] jede einfarbige Straße aus { number } Karten
    }
    .any-accusative = { $count ->
        [5] jeden Straight Flush
       *[other] jede einfarbige Straße aus { number } Karten
    }
    .any-dative = { $count ->
        [5] jedem Straight Flush
       *[other] jeder einfarbigen Straße aus { number } Karten
    }

higher-figure = { FORM($kind, name: "higher") }
    .accusative = { FORM($kind, name: "higher-accusative") }
lower-figure = eine niedrigere Kombination gleicher Art ({ $kind })
    .accusative = eine niedrigere Kombination gleicher Art ({ $kind })
equal-figure = eine gleich hohe Kombination
    .dative = einer gleich hohen Kombination
following-figure = { $what ->
    [colour] { $figure }, ebenso rot oder schwarz
   *[suit] { $figure } der gleichen Farbe
}
    .accusative = { $what ->
        [colour] { FORM($figure, name: "accusative") }, ebenso rot oder schwarz
       *[suit] { FORM($figure, name: "accusative") } der gleichen Farbe
    }
any-figure = { FORM($kind, name: "any") }
    .accusative = { FORM($kind, name: "any-accusative") }
    .dative = { FORM($kind, name: "any-dative") }
any-set-or-more = jeder Satz aus { number } oder mehr gleichen Karten
    .accusative = jeden Satz aus { number } oder mehr gleichen Karten
    .dative = jedem Satz aus { number } oder mehr gleichen Karten
any-run-or-more = jede Straße aus { number } oder mehr Karten
    .dative = jeder Straße aus { number } oder mehr Karten
any-pairs = jede Paarfolge aus { $lengths } Paaren
    .dative = jeder Paarfolge aus { $lengths } Paaren
any-pairs-or-more = jede Paarfolge aus { number } oder mehr Paaren
    .dative = jeder Paarfolge aus { number } oder mehr Paaren

figure-lone = Einzelkarte { rank }
    .the = die Einzelkarte { rank }
    .accusative = die Einzelkarte { rank }
    .dative = der Einzelkarte { rank }
figure-single = { $card }
figure-joker = { $big ->
    [yes] großer Joker
   *[no] Joker
}
    .the = { $big ->
        [yes] der große Joker
       *[no] der Joker
    }
    .accusative = { $big ->
        [yes] den großen Joker
       *[no] den Joker
    }
    .dative = { $big ->
        [yes] dem großen Joker
       *[no] dem Joker
    }
figure-pair = Paar { ranks }
    .the = das Paar { ranks }
    .accusative = das Paar { ranks }
    .dative = dem Paar { ranks }
figure-triple = Drilling { ranks }
    .the = der Drilling { ranks }
    .accusative = den Drilling { ranks }
    .dative = dem Drilling { ranks }
figure-four = Vierling { ranks }
    .the = der Vierling { ranks }
    .accusative = den Vierling { ranks }
    .dative = dem Vierling { ranks }
figure-large-set = { large-set } { ranks }
    .the = der { large-set } { ranks }
    .accusative = den { large-set } { ranks }
    .dative = dem { large-set } { ranks }
figure-three-and-one = drei { ranks } und eins
    .the = das Drei und eins aus { ranks.dative }
    .accusative = das Drei und eins aus { ranks.dative }
    .dative = dem Drei und eins aus { ranks.dative }
figure-full-house = Full House mit drei { ranks.dative }
    .the = das Full House mit drei { ranks.dative }
    .accusative = das Full House mit drei { ranks.dative }
    .dative = dem Full House mit drei { ranks.dative }
figure-four-and-one = vier { ranks } und eins
    .the = das Vier und eins aus { ranks.dative }
    .accusative = das Vier und eins aus { ranks.dative }
    .dative = dem Vier und eins aus { ranks.dative }
figure-run = Straße aus { number } Karten bis { rank.up-to }
    .the = die Straße aus { number } Karten bis { rank.up-to }
    .accusative = die Straße aus { number } Karten bis { rank.up-to }
    .dative = der Straße aus { number } Karten bis { rank.up-to }
figure-pairs = Paarfolge aus { number } Paaren bis zu den { ranks.dative }
    .the = die Paarfolge aus { number } Paaren bis zu den { ranks.dative }
    .accusative = die Paarfolge aus { number } Paaren bis zu den { ranks.dative }
    .dative = der Paarfolge aus { number } Paaren bis zu den { ranks.dative }
figure-triples = Drillingsfolge aus { number } Drillingen bis zu den { ranks.dative }
    .the = die Drillingsfolge aus { number } Drillingen bis zu den { ranks.dative }
    .accusative = die Drillingsfolge aus { number } Drillingen bis zu den { ranks.dative }
    .dative = der Drillingsfolge aus { number } Drillingen bis zu den { ranks.dative }
figure-flush = Flush bis { rank.up-to }
    .the = der Flush bis { rank.up-to }
    .accusative = den Flush bis { rank.up-to }
    .dative = dem Flush bis { rank.up-to }
figure-suited-run = { $count ->
    [5] Straight Flush bis { rank.up-to }
   *[other] einfarbige Straße aus { number } Karten bis { rank.up-to }
}
    .the = { $count ->
        [5] der Straight Flush bis { rank.up-to }
       *[other] die einfarbige Straße aus { number } Karten bis { rank.up-to }
    }
    .accusative = { $count ->
        [5] den Straight Flush bis { rank.up-to }
       *[other] die einfarbige Straße aus { number } Karten bis { rank.up-to }
    }
    .dative = { $count ->
        [5] dem Straight Flush bis { rank.up-to }
       *[other] der einfarbigen Straße aus { number } Karten bis { rank.up-to }
    }
figure-with-tie = { $figure } ({ $tie })
    .the = { FORM($figure, name: "the") } ({ $tie })
    .accusative = { FORM($figure, name: "accusative") } ({ $tie })
    .dative = { FORM($figure, name: "dative") } ({ $tie })
the-figure = { FORM($figure, name: "the") }
    .accusative = { FORM($figure, name: "accusative") }
    .dative = { FORM($figure, name: "dative") }
suit = { $suit ->
    [S] Pik
    [C] Kreuz
    [D] Karo
   *[H] Herz
}
black = schwarz
red = rot

card-name = { $suit ->
    [none] Joker
    [B] großer Joker
   *[other] { suit } { rank }
}
