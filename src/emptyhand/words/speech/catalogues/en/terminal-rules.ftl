# Help with house rules: `rules check` and `rules find`. $file is as the person wrote it.

rules-complete = { $file }: { $title } is complete and can be played.
rules-relative = Relative: { $relative }
rules-relative-none = no shipped ruleset is of the same kind.
rules-relative-same = plays exactly as { $other }.
rules-relative-near = { $count ->
    [one] { $other }, with { $count } difference (`{ $command }`).
   *[other] { $other }, with { $count } differences (`{ $command }`).
}
# $key is a key of a ruleset file.
rules-idle = { $key } has no effect. { $why }
rules-limited = { $key } does less than it says. { $why }
rules-endings = Endings: { $endings }
rules-endings-unmeasured = not measured: install numba to play trial games.
rules-endings-too-many = not measured: there are too many cards for trial games.
rules-endings-all = all of { $games } games of { $players } random players ended, half of them within { $moves } moves.
rules-endings-most = { $ended } of { $games } games of { $players } random players ended within { $cap } moves.
rules-endings-stalled = { $stalled } of { $games } games of { $players } random players did not end within { $cap } moves ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%): games may go round in circles.
rules-endings-never = no game of { $players } random players ended within { $cap } moves: such games go round in circles.

rules-found = Rulebooks:
rules-found-keys = Keys of ruleset files:
rules-found-more = … and { $count } more
rules-found-most = Nothing has all of these words. The nearest:
rules-found-nothing = No rulebook and no key mentions { $words }.

# -- rules new
new-parent = Which game do you start from?
new-stop = stop
new-back = done
new-how = Enter keeps the answer in brackets, and “{ $none }” answers “none” where several may be named. “{ $done }” goes back to the menu; “{ $stop }” saves your answers so far and ends.
new-usual = [{ $usual }, or { $stop }]
new-usual-below = [{ $usual }, { $done } or { $stop }]
new-none = { $sign } for none
new-name = What are your rules called?
new-group = What do you want to change?
new-done = Done
new-cards = What your cards do
new-changed = { $count } changed
new-card = Which card?
new-card-none = none
new-card-expected = Expected one of { $ranks }.
new-only = Only these cards
new-number = Expected a number from { $least } to { $most }.
new-numbers = Expected numbers from { $least } to { $most }, with spaces between them, or - for none.
new-ranks = Expected ranks with spaces between them, such as 2 10 J, or - for none.
new-several = Expected cards with spaces between them, such as 3S 10H, or - for none.
new-remedy = What do you want to do?
new-change = Answer other questions
new-file = Which file?
new-turned = A name cannot have { $code }, which turns the direction of what follows.
new-file-there = { $file } exists already and stays as it is: choose another name.
new-file-not = { $file } cannot be written ({ $reason }): choose another name.
new-written = Your rules are in { $file }. Play them: { $command }
new-kept = Your answers so far are in { $file }. Continue with them: { $command }
new-file-unwritten = { $file } cannot be written ({ $reason }). These are your answers so far:
new-left = Nothing was written.
