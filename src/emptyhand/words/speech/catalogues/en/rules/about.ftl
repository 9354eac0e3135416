### Notes on rules: about.*

## rulebook-questions

ask-about-sources = Where do these rules come from?
ask-about-decided = What was decided where the sources differ?
ask-about-omits = What do these rules leave out?
