# The rulebook of climbing games.

climb-aim = Get rid of all your cards by beating what the others play.
climb-aim-places = The sooner you have no cards left, the better your place.

climb-clockwise = Play goes round the table clockwise.

climb-leads = The player who starts a round leads any combination; the leader may not pass.
climb-beat-or-pass = Then each player in turn must either beat the combination that stands or pass.
climb-next-round = The player whose cards nobody beat leads the next round with anything.

## The end

climb-plays-on = Play goes on until only one player still has cards; that player comes last.
climb-beat-a-leaver = The others may still beat the last combination of a player who is out, unless they have passed.
climb-beat-a-leaver-bomb = The others may still beat the last combination of a player who is out, those who have passed only with a bomb.
climb-beat-a-leaver-too = The others may still beat the last combination of a player who is out.
climb-lead-after-a-leaver = If nobody does, the next player still in leads the next round.
