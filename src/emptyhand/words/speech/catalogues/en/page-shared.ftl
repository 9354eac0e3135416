# Words that several parts of the page share.

seat-number = Seat { $number }
your-turn = Your turn.

only-turn-over = Turn over a card.
only-take = Take one of your up cards.
only-pick-up = Nothing fits: pick up.
only-pass = You hold nothing that beats it: pass.
only-end-turn = Nothing more fits: end your turn.
only-let-lie = Nothing fits: pass.

step-sat = { $who } sits down.
step-removed = { $who } was removed.
step-silent = { $who } did not ask for another game in time: a bot takes the seat.
step-left = { $who } leaves.
step-bot = A bot sits down at seat { $number }.
step-free = Seat { $number } is free.
step-rules = The table plays { $game } now.
step-host = { $who } is the host now.
step-undone = { $count ->
    [one] A move was undone.
   *[other] { $count } moves were undone.
}
step-paused = The game is paused.
step-resumed = The game continues.
step-back = { $who } plays again.
step-voided = { $who } did not show a number for the deal: everyone has to be ready again.
step-remark = { $text }
