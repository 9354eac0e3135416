# Lernen am Tisch: Tipps und Hinweise.

bubble-close = Schließen
hint-button = Tipp
hint-looking = Ich rechne voraus …
hint-taken = { $name } hat sich einen Tipp geholt.
hint-taken-you = Du hast dir einen Tipp geholt.

hints-option = Tipps
hints-alone = nur allein mit Bots
hints-always = für alle, für alle sichtbar
hints-never = keine
