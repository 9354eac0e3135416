# Playing: what the page says about a tap, a key or the turn to come.

play-next = You're next.
