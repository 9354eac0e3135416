# Lernen am Tisch: Tipps und Hinweise.

bubble-close = Schließen
hint-button = Tipp
hint-looking = Ich rechne voraus …
hint-taken = { $name } hat sich einen Tipp geholt.
hint-taken-you = Du hast dir einen Tipp geholt.

hints-option = Tipps
hints-alone = nur allein mit Bots
hints-always = für alle; jeder Tipp wird angesagt
hints-never = keine

## Hinweise: jede Regel, wenn sie zum ersten Mal wichtig ist

guide-label = Hinweis
guide-got-it = Verstanden
guide-waits = Die anderen warten, während du liest.
guide-no-more = Keine Hinweise mehr
guide-on = Hinweise zeigen
guide-learn = Beim Spielen lernen
guide-learn-about = Ein echtes Spiel mit leichten Bots. Jede Regel wird erklärt, wenn sie zum ersten Mal wichtig ist.

tip-goal-pile = Werde alle deine Karten los. { $rows ->
    [both] Zuerst die Hand, dann die offenen Karten vor dir und zuletzt die verdeckten.
    [up] Zuerst die Hand, dann die offenen Karten vor dir.
    [down] Zuerst die Hand, dann die verdeckten Karten vor dir.
   *[none] Spiel sie auf den Stapel.
}
tip-goal-climb = Werde alle deine Karten los. Schlag, was auf dem Tisch liegt, mit einer höheren Kombination der gleichen Art.
tip-first-out = Wer zuerst keine Karten mehr hat, gewinnt.
tip-play-on = Wer zuerst keine Karten mehr hat, gewinnt; die anderen spielen um die Plätze weiter.
tip-out = Jemand ist fertig und hat einen Platz. Die anderen spielen weiter.

tip-empty = Der Stapel ist leer: Du kannst alles spielen.
tip-anything = Auf diesen Stapel passt jetzt alles.
tip-answer = Auf diesen Stapel passt: { $what }.
tip-bright = Spielbare Karten sind hell. Tipp eine an und drück dann den ersten Knopf darunter.

tip-lead = Du kommst heraus: Spiel, welche Kombination du willst.
tip-beat = Höher als { FORM($figure, name: "the") } muss es sein, und von der gleichen Art: { $kind }.
tip-round = Niemand hat das geschlagen. Die Runde ist vorbei, und wer sie gewonnen hat, kommt mit etwas Beliebigem heraus.
