# Worte, die mehrere Teile der Seite brauchen.

seat-number = Platz { $number }
your-turn = Du bist am Zug.

only-turn-over = Deck eine Karte auf.
only-take = Nimm eine deiner offenen Karten.
only-pick-up = Nichts passt: Du musst aufnehmen.
only-pass = Das kannst du nicht schlagen: Passe.
only-end-turn = Mehr passt nicht: Beende den Zug.
only-let-lie = Du kannst nichts spielen: Passe.

step-sat = { $who } setzt sich.
step-removed = { $who } wurde vom Tisch entfernt.
step-silent = { $who } wollte nicht rechtzeitig weiterspielen: Ein Bot übernimmt den Platz.
step-left = { $who } geht.
step-bot = Auf Platz { $number } setzt sich ein Bot.
step-free = Platz { $number } ist frei.
step-rules = Der Tisch spielt jetzt { $game }.
step-host = { $who } leitet jetzt den Tisch.
step-undone = { $count ->
    [one] Ein Zug wurde zurückgenommen.
   *[other] { $count } Züge wurden zurückgenommen.
}
step-paused = Das Spiel macht Pause.
step-resumed = Das Spiel geht weiter.
step-back = { $who } spielt wieder selbst.
step-voided = Zum Geben fehlt noch eine Zahl ({ $who }): Alle müssen noch einmal bereit sein.
step-remark = { $text }
