# Die Spielregeln der Stapelspiele.

pile-aim = Werde alle deine Karten los, indem du sie auf einen gemeinsamen Stapel spielst: { $zones }.
pile-aim-hand-only = Werde alle deine Karten los, indem du sie auf einen gemeinsamen Stapel spielst.
pile-aim-hand = die auf deiner Hand
pile-aim-up = die offen vor dir liegenden
pile-aim-down = die verdeckten
pile-aim-last-loses = Wer zuletzt noch Karten hat, verliert.
pile-aim-no-suits = Nur der Rang der Karten zählt; die Farben spielen keine Rolle.

## Wer beginnt

pile-clockwise = { $reverses ->
    [yes] Gespielt wird im Uhrzeigersinn, bis eine Karte die Richtung umkehrt.
   *[no] Gespielt wird immer im Uhrzeigersinn.
}

## Das Ende

pile-finish-with-anything = Du darfst mit jeder Karte fertig werden; was sie bewirkt hätte, spielt keine Rolle mehr.
pile-finish-except = Du darfst mit jeder Karte fertig werden, mit { FORM($cards, name: "dative") } aber nur auf einem leeren Stapel; was deine letzte Karte bewirkt hätte, spielt keine Rolle mehr.
pile-plays-on = Gespielt wird, bis nur noch eine Person Karten hat; sie kommt auf den letzten Platz und verliert.
pile-finish-with-effect = Du darfst mit jeder Karte fertig werden, und sie wirkt trotzdem.
pile-finish-effect-except = Du darfst mit jeder Karte fertig werden, mit { FORM($cards, name: "dative") } aber nur auf einem leeren Stapel; deine letzte Karte wirkt trotzdem.
pile-finish-idle = Aber { $cards } bewirken als letzte Karten nichts.
pile-finish-no-again = Dürftest du danach noch einmal spielen, spielt stattdessen die nächste Person.
