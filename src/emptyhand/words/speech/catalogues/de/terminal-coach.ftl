# Was der Coach im Terminal über ein ganzes Spiel sagt, und über die Züge einer Aufgabe.

worth-percent = { $percent } %
worth-amount = { $digits ->
    [0] { NUMBER($amount, maximumFractionDigits: 0) }
    [1] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[2] { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
worth-gain = { $sign ->
    [minus] -{ worth-amount }
   *[plus] +{ worth-amount }
}
worth-points = { $count ->
    [one] { $count } Prozentpunkt
   *[other] { $count } Prozentpunkte
}
worth-margin = { $shown } (± { $margin })
puzzle-outcome-wins = { START($move) } gewinnt { $amount } der Spiele.
puzzle-outcome-last = { START($move) } endet in { $amount } der Spiele auf dem letzten Platz.
puzzle-outcome-points = { START($move) } bringt im Mittel { $amount } Punkte.
puzzle-outcome-place = { START($move) } führt im Mittel auf Platz { $amount }.

told-game = { $count ->
    [one] { $title }, { $count } Zug. { $over }
   *[other] { $title }, { $count } Züge. { $over }
}
told-unfinished = Das Spiel wurde nicht zu Ende gespielt.
told-nothing = Platz { $seat }, { $who }: nichts zu entscheiden.
told-headline = Platz { $seat }, { $who }: { $headline }
told-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}, davon { $choices } mit einer Wahl.
told-who = { $me ->
    [yes] Du hast
   *[no] { $who } hat
}
told-mistake-wins = Zug { $move }: { told-who } { FORM($made, name: "did") }; { $best } gewinnt um { $lead } öfter ({ $there } statt { $here })
told-mistake-last = Zug { $move }: { told-who } { FORM($made, name: "did") }; { $best } bringt um { $lead } seltener den letzten Platz ({ $there } statt { $here })
told-mistake-points = Zug { $move }: { told-who } { FORM($made, name: "did") }; { $best } bringt { $lead } Punkte mehr ({ $there } statt { $here })
told-mistake-place = Zug { $move }: { told-who } { FORM($made, name: "did") }; { $best } führt { $lead } Plätze höher ({ $there } statt { $here })
told-plain = { $told }.
told-because = { $told }: { START($why) }.
told-more = { $count ->
    [one] Eine weitere Entscheidung kostete sicher etwas, aber weniger.
   *[other] { START($number) } weitere Entscheidungen kosteten sicher etwas, aber weniger.
}
told-others = { $count ->
    [one] Bei der anderen Entscheidung fand sich nichts klar Besseres.
   *[other] Bei den anderen { $count } Entscheidungen fand sich nichts klar Besseres.
}
told-all = { $count ->
    [one] Bei der einzigen Entscheidung fand sich nichts klar Besseres.
   *[other] Bei keiner der { $count } Entscheidungen fand sich etwas klar Besseres.
}
told-sign-each = { $size ->
    [1] ein Zeichen für jede Entscheidung
   *[other] ein Zeichen für je { $size } Entscheidungen
}
told-curve-wins = Gewinnchance, { told-sign-each } und das Ergebnis am Ende; zu Beginn { $first }:
told-curve-points = Punkte im Mittel, { told-sign-each } und das Ergebnis am Ende; zu Beginn { $first }:
told-curve-place = Platz im Mittel, { told-sign-each } und das Ergebnis am Ende; zu Beginn { $first }:
told-marks = (^ eine teure Entscheidung)
told-own = { $me ->
    [yes] deine Entscheidungen
   *[no] die Entscheidungen von { $who }
}
told-margin = { $exact ->
    [yes] {""}
   *[no] {" "}(± { $margin })
}
told-way = { $me ->
    [yes] Deine Chancen
   *[no] Die Chancen von { $who }
} { $way ->
    [up] stiegen
    [down] fielen
   *[same] gingen
}
told-parts-wins = { told-way } von { $start } % auf { $end } %, in Prozentpunkten: die ausgeteilten Karten { $deal }, { told-own } { $own }{ told-margin }, Glück ({ told-luck }) { $luck }.
told-parts-points = Von einem gleichen Anteil, { $start } Punkten, bis { $end }: die ausgeteilten Karten { $deal }, { told-own } { $own }{ told-margin }, Glück ({ told-luck }) { $luck }.
told-parts-place = Von der Mitte, Platz { $start }, bis Platz { $end }, in gewonnenen Plätzen: die ausgeteilten Karten { $deal }, { told-own } { $own }{ told-margin }, Glück ({ told-luck }) { $luck }.
told-luck = { $sources ->
    [climb] was die anderen hatten und taten
    [both] gezogene und aufgedeckte Karten, was die anderen taten
    [drawn] gezogene Karten, was die anderen taten
    [turned] aufgedeckte Karten, was die anderen taten
   *[none] was die anderen taten
}
told-column-move = Zug
told-column-made = gespielt
told-column-best = am besten
told-column-cost = Kosten
told-column-wins = gewinnt
told-column-points = Punkte
told-column-place = Platz
told-same = dasselbe
told-no-difference = kein echter Unterschied
told-progress = Der Coach beurteilt
told-drawn = Die Kurve steht in { $path }
told-puzzle = Eine Aufgabe steht in { $path }

plot-wins = Gewinnchance in %
plot-points = Punkte im Mittel
plot-place = Platz im Mittel
plot-share = gleicher Anteil
plot-costly = teure Entscheidung und ihr Zug

puzzle-question-wins = Du bist am Zug. Welcher Zug gewinnt am häufigsten?
puzzle-question-last = Du bist am Zug. Mit welchem Zug landest du am seltensten auf dem letzten Platz?
puzzle-question-points = Du bist am Zug. Welcher Zug bringt am meisten Punkte?
puzzle-question-place = Du bist am Zug. Welcher Zug führt zum besten Platz?
puzzle-right = Richtig. { $outcome }
puzzle-as-good = Etwa so gut wie die Lösung. { $outcome }
puzzle-behind-wins = Nicht das Beste. { START($move) } gewinnt { $amount } der Spiele, um { $behind } seltener als ein anderer Zug. Versuch es noch einmal, oder gib ? für die Lösung ein.
puzzle-behind-last = Nicht das Beste. { START($move) } endet in { $amount } der Spiele auf dem letzten Platz, um { $behind } öfter als ein anderer Zug. Versuch es noch einmal, oder gib ? für die Lösung ein.
puzzle-behind-points = Nicht das Beste. { START($move) } bringt im Mittel { $amount } Punkte, { $behind } weniger als ein anderer Zug. Versuch es noch einmal, oder gib ? für die Lösung ein.
puzzle-behind-place = Nicht das Beste. { START($move) } führt im Mittel auf Platz { $amount }, { $behind } Plätze tiefer als ein anderer Zug. Versuch es noch einmal, oder gib ? für die Lösung ein.
puzzle-best-wins = Am besten ist es, { $move }: Das gewinnt { $amount } der Spiele
puzzle-best-last = Am besten ist es, { $move }: Das endet in { $amount } der Spiele auf dem letzten Platz
puzzle-best-points = Am besten ist es, { $move }: Das bringt im Mittel { $amount } Punkte
puzzle-best-place = Am besten ist es, { $move }: Das führt im Mittel auf Platz { $amount }
puzzle-because = { $told }. { START($why) }.
puzzle-made = { $move } (so im Spiel)
