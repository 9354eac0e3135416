# Was am Tisch geschieht.

a-seat = { $me ->
    [yes] du
   *[no] { $who }
}
tally-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
direction = { $direction ->
    [forward] im Uhrzeigersinn
   *[back] gegen den Uhrzeigersinn
}
place = Platz { $place }

laid-set = { cards-of } ({ $cards })
    .accusative = { cards-of.accusative } ({ $cards })
laid-run = eine Straße aus { number } Karten ({ $cards })
laid-mixed = { $kind } ({ $cards })
laid-pairs = eine Paarfolge aus { number } Paaren ({ $cards })

table-chooses = { $count ->
    [one] { $who } wählt eine offene Karte.
   *[other] { $who } wählt { $count } offene Karten.
}
table-puts = { $me ->
    [yes] Du legst { FORM($cards, name: "accusative") } offen hin.
   *[no] { $who } legt { FORM($cards, name: "accusative") } offen hin.
}
table-turned = Aufgedeckt für den Stapel: { $cards }.
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

table-plays = { $me ->
    [yes] Du spielst { FORM($laid, name: "accusative") }.
   *[no] { $who } spielt { FORM($laid, name: "accusative") }.
}
table-plays-draws = { $me ->
    [yes] Du spielst { FORM($laid, name: "accusative") } und ziehst { FORM($drawn, name: "accusative") }.
   *[no] { $who } spielt { FORM($laid, name: "accusative") } und zieht { FORM($drawn, name: "accusative") }.
}
table-plays-up = { $me ->
    [yes] Du spielst { FORM($laid, name: "accusative") } von deinen offenen Karten.
   *[no] { $who } spielt { FORM($laid, name: "accusative") } von den offenen Karten.
}
table-plays-down = { $me ->
    [yes] Du spielst { FORM($laid, name: "accusative") } von deinen verdeckten Karten.
   *[no] { $who } spielt { FORM($laid, name: "accusative") } von den verdeckten Karten.
}
table-draws = { $me ->
    [yes] Du ziehst { FORM($drawn, name: "accusative") }.
   *[no] { $who } zieht { FORM($drawn, name: "accusative") }.
}
table-takes = { $me ->
    [yes] Du nimmst { FORM($cards, name: "accusative") } von deinen offenen Karten.
   *[no] { $who } nimmt { FORM($cards, name: "accusative") } von den offenen Karten.
}
table-takes-wrong = { $me ->
    [yes] Du nimmst { FORM($cards, name: "accusative") } von deinen offenen Karten, aber die Karte passt nicht.
   *[no] { $who } nimmt { FORM($cards, name: "accusative") } von den offenen Karten, aber die Karte passt nicht.
}
table-takes-row = { $me ->
    [yes] Du nimmst deine offenen Karten auf die Hand: { $cards }.
   *[no] { $who } nimmt die offenen Karten auf die Hand: { $cards }.
}
table-tries = { $me ->
    [yes] Du deckst { FORM($cards, name: "accusative") } vom Ziehstapel auf, und die Karte passt.
   *[no] { $who } deckt { FORM($cards, name: "accusative") } vom Ziehstapel auf, und die Karte passt.
}
table-tries-wrong = { $me ->
    [yes] Du deckst { FORM($cards, name: "accusative") } vom Ziehstapel auf, aber die Karte passt nicht.
   *[no] { $who } deckt { FORM($cards, name: "accusative") } vom Ziehstapel auf, aber die Karte passt nicht.
}
table-flips = { $me ->
    [yes] Du deckst { FORM($cards, name: "accusative") } auf.
   *[no] { $who } deckt { FORM($cards, name: "accusative") } auf.
}
table-flips-wrong = { $me ->
    [yes] Du deckst { FORM($cards, name: "accusative") } auf, aber die Karte passt nicht.
   *[no] { $who } deckt { FORM($cards, name: "accusative") } auf, aber die Karte passt nicht.
}
table-picks-up = { $me ->
    [yes] Du nimmst { $pile } auf.
   *[no] { $who } nimmt { $pile } auf.
}
table-picks-up-with = { $me ->
    [yes] Du nimmst { $pile } auf, dazu { FORM($up, name: "accusative") } von deinen offenen Karten.
   *[no] { $who } nimmt { $pile } auf, dazu { FORM($up, name: "accusative") } von den offenen Karten.
}
table-picks-up-top = { $me ->
    [yes] Du nimmst { $pile } auf; der Rest kommt aus dem Spiel.
   *[no] { $who } nimmt { $pile } auf; der Rest kommt aus dem Spiel.
}
table-picks-up-with-top = { $me ->
    [yes] Du nimmst { $pile } auf, dazu { FORM($up, name: "accusative") } von deinen offenen Karten; der Rest des Stapels kommt aus dem Spiel.
   *[no] { $who } nimmt { $pile } auf, dazu { FORM($up, name: "accusative") } von den offenen Karten; der Rest des Stapels kommt aus dem Spiel.
}
picked-pile = den Stapel mit { tally-cards }
picked-pile-less = den Stapel mit { tally-cards } (aus dem Spiel: { $gone })
picked-back = { $cards } wieder und dazu { $pile }
picked-top = { $count ->
    [one] die oberste Karte des Stapels
   *[other] die obersten { $count } Karten des Stapels
}
picked-top-less = { $count ->
    [one] die oberste Karte des Stapels (aus dem Spiel: { $gone })
   *[other] die obersten { $count } Karten des Stapels (aus dem Spiel: { $gone })
}
table-passes = { $me ->
    [yes] Du passt.
   *[no] { $who } passt.
}
table-ends-turn = { $me ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
}
table-killed = { START($by) } räumt den Stapel mit { tally-cards } ab.
table-killed-run = Eine Reihe gleicher Karten räumt den Stapel mit { tally-cards } ab.
table-killed-passes = { $me ->
    [yes] Niemand spielt mehr darauf: Der Stapel mit { tally-cards } kommt aus dem Spiel, und du spielst aus.
   *[no] Niemand spielt mehr darauf: Der Stapel mit { tally-cards } kommt aus dem Spiel, und { $who } spielt aus.
}
table-reversed = Richtungswechsel: Gespielt wird { direction }.
table-skipped = { $me ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
}
table-again = { $me ->
    [yes] Du spielst noch einmal.
   *[no] { $who } spielt noch einmal.
}
table-may-again = { $me ->
    [yes] Du darfst noch einmal spielen.
   *[no] { $who } darf noch einmal spielen.
}
table-last-card = { $me ->
    [yes] Du hast nur noch eine Karte.
   *[no] { $who } hat nur noch eine Karte.
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
table-order-turned = { $upside_down ->
    [yes] Die Rangfolge steht auf dem Kopf: Niedrige Ränge schlagen hohe.
   *[no] Die Rangfolge ist wieder wie üblich.
}
table-suits-locked = Von jetzt an darf in dieser Runde nur { $suits } gespielt werden.
table-round-won = { $me ->
    [yes] Niemand schlägt deine Karten, und du spielst zur nächsten Runde aus.
   *[no] Niemand schlägt die Karten von { $who }, und { $who } spielt zur nächsten Runde aus.
}
table-round-passed-on = { $me ->
    [yes] Niemand schlägt deine Karten, und { $leader } spielt zur nächsten Runde aus.
   *[no] { $leader_me ->
        [yes] Niemand schlägt die Karten von { $who }, und du spielst zur nächsten Runde aus.
       *[no] Niemand schlägt die Karten von { $who }, und { $leader } spielt zur nächsten Runde aus.
    }
}
table-last = { $me ->
    [yes] Du landest auf dem letzten Platz.
   *[no] { $who } landet auf dem letzten Platz.
}
table-finishes = { $me ->
    [yes] Du bist fertig: { place }.
   *[no] { $who } ist fertig: { place }.
}
table-over = Das Spiel ist aus.
table-over-places = Das Spiel ist aus: { START($places) }.
ends-winning = { $me ->
    [yes] du gewinnst
   *[no] { $who } gewinnt
}
ends-placed = { $me ->
    [yes] du landest auf { place }
   *[no] { $who } landet auf { place }
}
ends-last = { $me ->
    [yes] du landest auf dem letzten Platz
   *[no] { $who } landet auf dem letzten Platz
}
ends-losing = { $me ->
    [yes] du verlierst
   *[no] { $who } verliert
}

result-nobody = Niemand gewinnt: Nach { $count } Zügen wurde das Spiel beendet.
result-wins = { $me ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt.
}
result-places = Das Spiel ist aus: { $places }.
result-place = { numeral } { a-seat }
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
numeral = { $place }.
