# After a game: the coach's review, replays, and one's own games.

# -- a review: what the coach found

review-turn-wins = From here your move wins { $here } of 100 games, the better one { $there }.
review-turn-last = From here your move ends last in { $here } of 100 games, the better one in { $there }.
review-turn-points = From here your move scores { NUMBER($here, maximumFractionDigits: 2) } points on average, the better one { NUMBER($there, maximumFractionDigits: 2) }.
review-turn-place = From here your move ends in place { NUMBER($here, maximumFractionDigits: 2) } on average, the better one in place { NUMBER($there, maximumFractionDigits: 2) }.
review-proved-win = Nothing is hidden any more: the better move wins against any defence, your move loses to the best one.
review-proved-not-last = Nothing is hidden any more: the better move is never last against any defence, your move can be.
