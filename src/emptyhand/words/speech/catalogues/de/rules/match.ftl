### Mehrere Spiele: match.*

## rulebook-pile

pile-exchange = { $count ->
    [one] Ab dem zweiten Spiel einer Partie tauscht ihr vor dem ersten Zug offene Karten: Wer zuletzt übrig blieb, gibt der Person, die gewonnen hat, die höchste offene Karte und bekommt dafür deren niedrigste.
   *[other] Ab dem zweiten Spiel einer Partie tauscht ihr vor dem ersten Zug offene Karten: Wer zuletzt übrig blieb, gibt der Person, die gewonnen hat, die { number } höchsten offenen Karten und bekommt dafür deren { number } niedrigste.
}
pile-exchange-next = { $sure ->
    [yes] { $count ->
        [one] Dann tauschen die Personen auf dem { exchange-places } Platz genauso eine offene Karte.
       *[other] Dann tauschen die Personen auf dem { exchange-places } Platz genauso { number } offene Karten.
    }
   *[no] { $count ->
        [one] { exchange-with }, tauschen dann die Personen auf dem { exchange-places } Platz genauso eine offene Karte.
       *[other] { exchange-with }, tauschen dann die Personen auf dem { exchange-places } Platz genauso { number } offene Karten.
    }
}

## rulebook-climb

climb-exchange = { $count ->
    [one] Ab dem zweiten Spiel einer Partie tauscht ihr vor dem ersten Zug Karten: Wer zuletzt übrig blieb, gibt der Person, die gewonnen hat, die höchste Karte und bekommt dafür deren niedrigste.
   *[other] Ab dem zweiten Spiel einer Partie tauscht ihr vor dem ersten Zug Karten: Wer zuletzt übrig blieb, gibt der Person, die gewonnen hat, die { number } höchsten Karten und bekommt dafür deren { number } niedrigste.
}
climb-exchange-next = { $sure ->
    [yes] { $count ->
        [one] Dann tauschen die Personen auf dem { exchange-places } Platz genauso eine Karte.
       *[other] Dann tauschen die Personen auf dem { exchange-places } Platz genauso { number } Karten.
    }
   *[no] { $count ->
        [one] { exchange-with }, tauschen dann die Personen auf dem { exchange-places } Platz genauso eine Karte.
       *[other] { exchange-with }, tauschen dann die Personen auf dem { exchange-places } Platz genauso { number } Karten.
    }
}

## rulebook

book-single-games = Jedes Spiel steht für sich.
book-match-by-place = Eine Partie dauert, bis jemand { $wins } Spiele gewonnen hat.
book-match = Wer zuerst { $wins } Spiele gewonnen hat, gewinnt die Partie.
book-no-points = Punkte werden nicht gezählt.
book-points = { $count ->
    [0] nichts
    [1] einen Punkt
   *[other] { number } Punkte
}
book-points-winner = Wer ein Spiel gewinnt, bekommt { $points }, alle anderen bekommen { $others }.
book-points-by-place = Jedes Spiel bringt Punkte nach Plätzen: { $scores }.
book-points-place = { $points } für Platz { $place }
book-points-further = { $points } für alle anderen
book-points-at-once = Wird ein Spiel sofort gewonnen, bekommen alle anderen { $others }.
book-most-points = Am Ende gewinnt die Partie, wer die meisten Punkte hat; bei Gleichstand entscheiden die gewonnenen Spiele.
book-match-to-points = Wer zuerst { $points } Punkte hat, gewinnt die Partie; erreichen sie mehrere zugleich, gewinnt, wer die meisten hat.
book-left-cards = Ist ein Spiel vorbei, zahlen alle, die noch Karten haben, an die Person, die gewonnen hat: { $prices }.
book-left-each = { $some ->
    [yes] { $more ->
        [yes] je { $each }
       *[no] { $each } für jede Karte
    } { $all ->
        [yes] bei allen { $least }
       *[no] bei { $least } oder mehr
    }
   *[no] { $each } für jede Karte
}
book-left-price = { $more ->
    [yes] zusätzlich { $price } für jede { $cards }
   *[no] { $price } für jede { $cards }
}
book-unplayed-doubles = Wer keine einzige Karte gespielt hat, zahlt doppelt.
# $both says whether a player without a play pays double, too.
book-left-doubles = { $both ->
    [yes] Bleibt am Ende { $cards } übrig, kostet es ebenfalls das Doppelte, mit beidem das Vierfache.
   *[no] Bleibt am Ende { $cards } übrig, kostet es das Doppelte.
}
book-chop-price = Wessen Kombination eine Bombe schlägt, zahlt { $price } an die Person, die sie gespielt hat.
book-chop-price-line = Wessen Kombination durch etwas geschlagen wird, das wie eine Bombe zählt, zahlt { $price } an die Person, die es gespielt hat.
book-instant-price = { $cards ->
    [yes] Wird ein Spiel sofort gewonnen, zahlen alle anderen { $price } an die Person, die gewonnen hat, und nichts für Karten.
   *[no] Wird ein Spiel sofort gewonnen, zahlen alle anderen { $price } an die Person, die gewonnen hat.
}
book-instant-free = Wird ein Spiel sofort gewonnen, zahlt niemand für Karten.
book-winner-falls = Wer das letzte Spiel gewonnen hat und dieses nicht gewinnt, gilt darin als Letzter, gleich auf welchem Platz.
book-winner-leads = { $several ->
    [yes] Wer ein Spiel gewinnt, beginnt das nächste und darf beliebig eröffnen.
   *[no] In einer Partie aus mehreren Spielen beginnt, wer ein Spiel gewinnt, das nächste und darf beliebig eröffnen.
}
book-loser-leads = { $several ->
    [yes] Wer auf den letzten Platz kommt, beginnt das nächste Spiel und darf beliebig eröffnen.
   *[no] In einer Partie aus mehreren Spielen beginnt, wer auf den letzten Platz kommt, das nächste und darf beliebig eröffnen.
}
book-loser-deals = { $several ->
    [yes] Wer auf den letzten Platz kommt, gibt beim nächsten Spiel; die Person links davon beginnt und darf beliebig eröffnen.
   *[no] In einer Partie aus mehreren Spielen gibt, wer auf den letzten Platz kommt, beim nächsten; die Person links davon beginnt und darf beliebig eröffnen.
}
book-winner-deals = { $several ->
    [yes] Wer ein Spiel gewinnt, gibt beim nächsten; die Person links davon beginnt und darf beliebig eröffnen.
   *[no] In einer Partie aus mehreren Spielen gibt, wer ein Spiel gewinnt, beim nächsten; die Person links davon beginnt und darf beliebig eröffnen.
}
book-titles = Bei { $players } Personen heißen die Plätze { $titles }.
book-same-starter = In jedem Spiel wird auf dieselbe Weise bestimmt, wer beginnt.
exchange-with = { $all ->
    [yes] Spielen { $players } mit
   *[no] Spielen mindestens { $players } mit
}
exchange-places = { $place ->
    [2] zweiten und dem vorletzten
    [3] dritten und dem drittletzten
   *[other] vierten und dem viertletzten
}

## rulebook-questions

clash-nobody-last = Wo gewinnt, wer zuerst fertig ist, wird niemand Letzter.
clash-exchange-many = Niemand hat so viele Karten zum Tauschen.
clash-exchange-chosen = Offene Karten werden getauscht, wie sie gegeben wurden; niemand kann sie wählen.
clash-exchange-order = Hohe und niedrige offene Karten werden getauscht; jeder Rang braucht dafür einen Platz in der Reihenfolge fürs Beginnen.
clash-titles-idle = Titel gibt es nur, wenn Karten getauscht werden.
clash-no-prices = In Spielen dieser Art zahlt niemand für etwas.
clash-nothing-doubled = Übrige Karten kosten nichts, was sich verdoppeln ließe.
clash-no-points = Niemand würde Punkte bekommen.
clash-one-leads = Nur eine Person kann das nächste Spiel beginnen.
remedy-match-exchange-none = keine Karten tauschen
remedy-match-loser-leads-no = nicht beginnen lassen, wer zuletzt übrig blieb
remedy-match-loser-deals-no = nicht geben lassen, wer zuletzt übrig blieb
remedy-match-winner-leads-no = nicht beginnen lassen, wer gewonnen hat
remedy-match-winner-falls-no = Siegern ihren Platz lassen
ask-match-wins = Wie viele gewonnene Spiele entscheiden die Partie?
ask-match-points = Wie viele Punkte bringt jeder Platz?
ask-match-winner-leads = Beginnt, wer gewonnen hat, das nächste Spiel?
ask-match-loser-deals = Gibt die letzte Person beim nächsten Spiel, und spielt die Person links von ihr aus?
ask-match-winner-deals = Gibt, wer gewonnen hat, beim nächsten Spiel, und spielt die Person links davon aus?
ask-match-loser-leads = Beginnt, wer auf dem letzten Platz war, das nächste Spiel?
ask-match-to-points = Wie viele Punkte gewinnen die Partie?
none-match-to-points = Spiele zählen, nicht Punkte
ask-match-left-cards = Was kostet jede übrige Karte?
ask-match-left-prices = Welche Karten kosten mehr, wenn sie übrig bleiben?
ask-match-unplayed-doubles = Zahlt doppelt, wer keine Karte gespielt hat?
ask-match-left-doubles = Welche übrigen Karten verdoppeln, was man zahlt?
ask-match-chop-price = Was zahlt, wessen Karten eine Bombe schlägt?
none-match-chop-price = Nichts
ask-match-instant-price = Was zahlen alle, wenn jemand sofort gewinnt?
none-match-instant-price = Nichts
ask-match-winner-falls = Zählt als Letzte oder Letzter, wer das letzte Spiel gewonnen hat und dieses nicht?
ask-match-exchange = Wie viele Karten tauschen die Ersten und die Letzten vor dem nächsten Spiel?
ask-match-titles = Welche Titel gibt es nach Plätzen, der beste zuerst?

## page-table

title-was = war { $title }

## table

table-leads = { $me ->
    [yes] Du spielst aus: Du hast das vorige Spiel gewonnen.
   *[no] { $who } spielt nach dem Sieg im vorigen Spiel aus.
}
table-leads-loser = { $me ->
    [yes] Du spielst aus: Im vorigen Spiel warst du auf dem letzten Platz.
   *[no] { $who } spielt nach dem letzten Platz im vorigen Spiel aus.
}
table-leads-after-loser = { $me ->
    [yes] Du spielst aus: Wer rechts von dir sitzt, war im vorigen Spiel auf dem letzten Platz und gibt.
   *[no] { $who } spielt aus: Wer rechts davon sitzt, war im vorigen Spiel auf dem letzten Platz und gibt.
}
table-leads-after-winner = { $me ->
    [yes] Du spielst aus: Wer rechts von dir sitzt, hat das vorige Spiel gewonnen und gibt.
   *[no] { $who } spielt aus: Wer rechts davon sitzt, hat das vorige Spiel gewonnen und gibt.
}
table-exchanged = { $count ->
    [one] { $who } gibt { $to } eine Karte.
   *[other] { $who } gibt { $to } { $count } Karten.
}
table-gives = { $me ->
    [yes] Du gibst { $to } { $cards }.
   *[no] { $who } gibt dir { $cards }.
}
table-gives-up = { $me ->
    [giver] Du gibst { $to } von deinen offenen Karten { $cards }.
    [taker] { $who } gibt dir von den offenen Karten { $cards }.
   *[no] { $who } gibt { $to } von den offenen Karten { $cards }.
}
# Titel nach dem Platz im letzten Spiel, wo Karten getauscht werden; sie stehen neben einem Namen.
title-president = Präsident
title-vice-president = Vizepräsident
title-citizen = Bürger
title-peasant = Bauer
title-beggar = Bettler
title-of = { $me ->
    [yes] du bist { $title }
   *[no] { $who } ist { $title }
}
table-titles = Die Titel: { $titles }.
