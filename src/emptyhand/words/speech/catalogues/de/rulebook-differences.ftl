## How two rulesets differ.

difference-title = { $game } im Vergleich mit { $parent }
difference-none = Beide haben dieselben Regeln.
difference-gone = Nicht mehr: { START($rule) }
difference-new = Jetzt: { START($rule) }
difference-ordinary = Jetzt eine gewöhnliche Karte.
difference-goes = { $all ->
    [yes] Jede Karte passt jetzt
   *[no] { $cards } passen jetzt
} auf { $below ->
    [yes] jede Karte
   *[no] { FORM($on, name: "accusative") }
}.
difference-stays-off = { $all ->
    [yes] Keine Karte passt mehr
   *[no] { $cards } passen nicht mehr
} auf { $below ->
    [yes] irgendeine Karte
   *[no] { FORM($on, name: "accusative") }
}.

difference-turned = Solange die Rangfolge auf dem Kopf steht: { $rule }

# Two groups: $side is the name of one group's rules.
difference-side = { $side }: { START($rule) }
difference-side-ordinary = Eine gewöhnliche Karte.
difference-side-goes = { $all ->
    [yes] Jede Karte passt
   *[no] { $cards } passen
} auf { $below ->
    [yes] jede Karte
   *[no] { FORM($on, name: "accusative") }
}.
