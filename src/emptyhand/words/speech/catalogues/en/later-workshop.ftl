# The workshop of house rules. The page loads these words when it is opened; its questions are in rules/.

bench-title = House rules
bench-about = Answer a few questions, read your own rulebook, and play it right away.
bench-start = Start from a game you know
bench-continue = Continue with { $title }
bench-saved = Your rules
bench-delete = Delete { $title }
bench-deleted = { $title } is deleted.
bench-undelete = Undo
bench-meet = Two groups meet
bench-meet-about = Put two sets of rules side by side: what is different, in sentences.
bench-moment = One moment …
bench-again = Try again
bench-over = Start over

# -- Questions
bench-name = The name of your rules
bench-questions = Questions
bench-cards = What do your cards do?
bench-special = { $title } It has a rule of its own.
bench-changed = Changed
# $value is what the other game says.
bench-usual = { $game }: { $value }
bench-back = Set back: { $question }
bench-less = Less: { $question }
bench-more = More: { $question }
bench-yes = yes
bench-no = no
# An answer that is neither yes nor no.
bench-otherwise = Neither: your rules say otherwise.
bench-none = none
bench-only-ranks = Only these cards:
bench-lower = Lower
bench-higher = Higher
bench-leave-out = Leave out
bench-put-in = Put in: { $rank }

# -- What follows
bench-result = What you play
bench-differs = { $count ->
    [0] The same rules as { $game }
    [one] One rule differs from { $game }
   *[other] { $count } rules differ from { $game }
}
bench-difference = How it differs from { $game }
bench-relative = { $count ->
    [0] These are exactly the rules of { $game }.
    [one] The nearest game we know is { $game }: one rule differs.
   *[other] The nearest game we know is { $game }: { $count } rules differ.
}
bench-problem = Not playable yet
bench-lab = What do these rules do to a game?
bench-book = The whole rulebook
bench-file = As text
bench-file-why = The same rules as a file, for those who like to write. A few things can only be said here:
bench-file-text = The rules as text
bench-file-use = Use this text

# -- Playing, keeping, passing on
bench-play-bots = Play against bots
bench-play-friends = Play with friends
bench-change = Change these rules
bench-save = Save
bench-kept = Saved on this device.
bench-kept-draft = Saved as a draft: it can be played once it is mended.
bench-kept-with-name = Saved with your name: you find it on all your devices.
bench-unkept = This browser keeps nothing: share the link and keep that.
bench-share = Share
bench-share-how = The link holds all of your rules. Everybody who opens it can read and play them.
bench-copy = Copy the link
bench-copied = Copied.

# -- A situation
bench-situation = Try a situation
bench-situation-about = Choose what lies on the pile and what you play, and ask.
bench-pile = On the pile
bench-mine = You play
bench-nothing = Nothing
bench-add-pile = Put on the pile: { $card }
bench-add-mine = Play: { $card }
bench-last = They are my last cards
bench-ask = May I play that?
bench-clear = Clear
bench-allowed = Yes.
bench-refused = No.
situation-cards = Choose at least one card to play, and no more than { $most } cards in all.
situation-card = { $name } is not a card.
situation-no-rank = There are no { ranks } in this pack.
situation-no-big-joker = There is no big joker in this pack.
situation-only-card = The pack has only { number } { $card }.
situation-only-rank = The pack has only { $count ->
    [1] one { rank }
   *[other] { number } { ranks }
}.
situation-only-jokers = The pack has only { number } of each joker.
situation-no-figure = The cards on the pile make no combination.
situation-not-last = You don’t finish: { $cards } may be your last play only on an empty pile.

# -- Two groups
bench-first = Your rules
bench-second = Their rules
bench-link = Or paste a link
bench-compare = Compare
bench-both = { $first } and { $second }
bench-differ = { $count ->
    [0] Both play by the same rules.
    [one] One rule differs.
   *[other] { $count } rules differ.
}
bench-play-these = Play { $title }
api-long-link = These rules are too long for a link: save them, or pass them on as text.
api-two-kinds = { $first } and { $second } are games of different kinds: no list of differences would help.
