# Help with house rules: `rules check` and `rules find`. $file is as the person wrote it.

rules-complete = { $file }: { $title } is complete and can be played.
rules-relative = Relative: { $relative }
rules-relative-none = no shipped ruleset is of the same kind.
rules-relative-same = plays exactly as { $other }.
rules-relative-near = { $count ->
    [one] { $other }, with { $count } difference (`{ $command }`).
   *[other] { $other }, with { $count } differences (`{ $command }`).
}
rules-endings = Endings: { $endings }
rules-endings-unmeasured = not measured: install emptyhand[fast] to play trial games.
rules-endings-all = all of { $games } games of { $players } random players ended, half of them within { $moves } moves.
rules-endings-stalled = { $stalled } of { $games } games of { $players } random players did not end within { $cap } moves ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }): games may go round in circles.

rules-found = Rulebooks:
rules-found-keys = Keys of ruleset files:
rules-found-more = … and { $count } more
rules-found-nothing = No rulebook and no key mentions { $words }.
