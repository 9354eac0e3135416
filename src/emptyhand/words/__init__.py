"""Everything that is said, in every language.

`speech` puts phrases into a language. `rulebook` says what a law says, `narration` what happens, `review` what the
coach says of a game, and `workshop` asks about house rules. `shell` knows how to call the program again, and which
characters the output can show.
"""
