# Learning at the table: hints and tips.

bubble-close = Close
hint-button = Hint
hint-looking = Looking ahead …
hint-taken = { $name } took a hint.
hint-taken-you = You took a hint.

# The choice of the host.
hints-option = Hints
hints-alone = only alone with bots
hints-always = for all, seen by all
hints-never = none
