### Wer beginnt, und womit: opening.*

## rulebook-pile

pile-starts-left-of-dealer = Lost aus, wer gibt; die Person links davon beginnt.
pile-starts-right-of-dealer = Lost aus, wer gibt; die Person rechts davon beginnt.
pile-starts-up = { $chosen ->
    [yes] Sind die offenen Karten gewählt, beginnt, wer die niedrigste offene Karte hat.
   *[no] Es beginnt, wer die niedrigste offene Karte hat.
}
pile-starts = { $chosen ->
    [yes] { $table ->
        [yes] Sind die offenen Karten gewählt, beginnt, wer die niedrigste Karte auf der Hand hat; Karten auf dem Tisch zählen nicht.
       *[no] Sind die offenen Karten gewählt, beginnt, wer die niedrigste Karte auf der Hand hat.
    }
   *[no] { $table ->
        [yes] Es beginnt, wer die niedrigste Karte auf der Hand hat; Karten auf dem Tisch zählen nicht.
       *[no] Es beginnt, wer die niedrigste Karte auf der Hand hat.
    }
}
pile-starts-order = Dafür gilt, von niedrig nach hoch, diese Reihenfolge: { $ranks }.
pile-starts-tie-seat = Haben mehrere den niedrigsten Rang, beginnt, wer zuerst Karten bekommen hat.
pile-starts-tie-lots = Haben mehrere den niedrigsten Rang, entscheidet das Los.
pile-starts-tie-hands = Haben mehrere den niedrigsten Rang, entscheidet statt Schere, Stein, Papier das Los.
pile-opens-with-anything = { $turned ->
    [yes] Der erste Zug darf alles sein, was auf die aufgedeckte Karte passt.
   *[no] Der erste Zug ist beliebig.
}
pile-opens-with-one = Der erste Zug muss genau eine Karte dieses Ranges sein; sie wirkt wie immer.
pile-opens-with-some = { $all ->
    [yes] Der erste Zug muss eine Karte dieses Ranges sein, oder alle, die du davon hast; sie wirken wie immer.
   *[no] Der erste Zug muss aus einer oder mehreren Karten dieses Ranges bestehen; sie wirken wie immer.
}
pile-opens-with-all = Der erste Zug muss aus allen Karten dieses Ranges auf der Hand bestehen; sie wirken wie immer.

## rulebook-climb

climb-starts = { $first ->
    [yes] Im ersten Spiel beginnt, wer { FORM($lowest, name: "accusative") } hat.
   *[no] Es beginnt, wer { FORM($lowest, name: "accusative") } hat.
}
climb-starts-instead = Hat niemand diese Karte, beginnt stattdessen, wer die niedrigste ausgeteilte Karte hat.
climb-starts-twice = Bei zwei Kartenspielen können zwei sie haben: Dann beginnt, wer zuerst Karten bekommen hat.
climb-opens-with-lowest = Der erste Zug muss diese niedrigste Karte enthalten, allein oder in einer beliebigen Kombination.
climb-opens-with-lowest-alone = Der erste Zug muss diese niedrigste Karte sein, und zwar allein.
climb-opens-with-anything = Der erste Zug darf eine beliebige Kombination sein, mit oder ohne diese niedrigste Karte.

## rulebook-questions

group-start = Der Anfang
clash-ladder-lacks = Ein Blatt könnte nichts zum Beginnen haben: In der Reihenfolge fürs Beginnen fehlen { $ranks }.
clash-no-ladder = Noch ist nicht gesagt, welche Karte die niedrigste ist.
clash-starts-anything = Hier beginnt nicht die niedrigste Karte auf einer Hand, also darf der erste Zug beliebig sein.
clash-turned-opens = Die aufgedeckte Karte eröffnet das Spiel.
clash-not-lowest = Der erste Zug muss die niedrigste Karte nicht enthalten.
ask-opening-starter = Wer fängt an?
choice-opening-starter-lowest = Wer die niedrigste Karte auf der Hand hat
choice-opening-starter-lowest-up = Wer die niedrigste offene Karte hat
choice-opening-starter-left-of-dealer = Links von der Person, die gegeben hat
choice-opening-starter-right-of-dealer = Rechts von der Person, die gegeben hat
ask-opening-ladder = Welche Karte fängt an, vor welchen anderen?
ask-opening-ties = Wenn mehrere sie haben: Wer fängt an?
choice-opening-ties-seat = Wer zuerst am Tisch sitzt
choice-opening-ties-coin = Eine Münze entscheidet
choice-opening-ties-rps = Schere, Stein, Papier
ask-opening-cards = Was muss der erste Zug sein?
choice-opening-cards-one = Eine Karte dieses Rangs
choice-opening-cards-some = Eine oder mehrere Karten dieses Rangs
choice-opening-cards-all = Alle Karten dieses Rangs, die du hast
choice-opening-cards-anything = Beliebig
ask-opening-open-with-lowest = Muss der erste Zug die niedrigste Karte enthalten?
ask-opening-alone = Muss die niedrigste Karte allein gespielt werden?

## page-learn

tip-opening = { $plain ->
    [yes] Du hast die niedrigste gewöhnliche Karte und fängst an; besondere Karten zählen dabei nicht.
   *[no] Du hast die niedrigste Karte und fängst an.
} Spiel als Erstes { a-rank.accusative }.
tip-opening-all = { $plain ->
    [yes] Du hast die niedrigste gewöhnliche Karte und fängst an; besondere Karten zählen dabei nicht.
   *[no] Du hast die niedrigste Karte und fängst an.
} Spiel als Erstes alle deine { ranks }.
tip-open-with = Du hast die niedrigste Karte, { $cards }, und fängst an: Dein erster Zug muss sie enthalten.
tip-open-with-alone = Du hast die niedrigste Karte, { $cards }, und fängst an: Spiel sie allein.

## table

table-starts = { $me ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
table-starts-left = { $me ->
    [yes] Du sitzt links vom Geberplatz und beginnst.
   *[no] { $who } sitzt links vom Geberplatz und beginnt.
}
table-starts-right = { $me ->
    [yes] Du sitzt rechts vom Geberplatz und beginnst.
   *[no] { $who } sitzt rechts vom Geberplatz und beginnt.
}
table-starts-lowest = { $me ->
    [yes] Du hast die niedrigste Karte, { FORM($lowest, name: "accusative") }, und beginnst.
   *[no] { $who } hat die niedrigste Karte, { FORM($lowest, name: "accusative") }, und beginnt.
}
table-starts-plain = { $me ->
    [yes] Du beginnst mit der niedrigsten gewöhnlichen Karte: { $lowest }.
   *[no] { $who } beginnt mit der niedrigsten gewöhnlichen Karte: { $lowest }.
}
table-starts-lot = { $me ->
    [yes] Mehrere haben die niedrigste Karte, { FORM($lowest, name: "accusative") } ({ $tied }); das Los entscheidet, und du beginnst.
   *[no] Mehrere haben die niedrigste Karte, { FORM($lowest, name: "accusative") } ({ $tied }); das Los entscheidet, und { $who } beginnt.
}
table-starts-order = { $me ->
    [yes] Mehrere haben die niedrigste Karte, { FORM($lowest, name: "accusative") } ({ $tied }); nach der Sitzordnung beginnst du.
   *[no] Mehrere haben die niedrigste Karte, { FORM($lowest, name: "accusative") } ({ $tied }); nach der Sitzordnung beginnt { $who }.
}

## why

opening-all = alle deine { ranks }
    .dative = allen deinen Karten vom Rang { rank }
opening-one-or-all = { a-rank } oder alle deine { ranks }
    .dative = { a-rank.dative } oder allen davon
    .accusative = { a-rank.accusative } oder alle deine { ranks }
opening-some = { a-rank } oder mehrere
    .dative = { a-rank.dative } oder mehreren
    .accusative = { a-rank.accusative } oder mehrere
asks-opening = Eröffne mit { FORM($cards, name: "dative") }.
asks-lead-card = Spiel { $card } aus, allein oder in einer Kombination.
asks-lead-card-alone = Spiel { $card } aus, und zwar allein.
why-open-first = Das Spiel muss erst eröffnet werden: Spiel { FORM($opening, name: "accusative") }.
why-cannot-open = Mit { FORM($cards, name: "dative") } kannst du nicht eröffnen: Spiel { FORM($opening, name: "accusative") }.
why-open-one = Eröffnet wird nur mit { a-rank.dative }.
why-open-one-or-all = Eröffnet wird mit { a-rank.dative } oder mit allen davon.
why-open-all = Eröffnet wird mit allen deinen Karten vom Rang { rank } zusammen.
why-opening-card = Die erste Kombination muss { $card } enthalten.
why-opening-alone = Die erste Karte muss { $card } sein, allein gespielt.
