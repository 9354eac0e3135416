### Notes on rules: about.*

## rulebook-questions

ask-about-sources = Woher kommen diese Regeln?
ask-about-decided = Was wurde festgelegt, wo die Quellen sich unterscheiden?
ask-about-omits = Was lassen diese Regeln weg?
