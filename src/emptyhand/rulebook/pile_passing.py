"""What the pile rulebook says of passing: piles on which nobody plays, and picking up where stuck players may pass."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.law.model import PileLaw
from emptyhand.rulebook.phrases import yes
from emptyhand.rulebook.pile_cards import lying
from emptyhand.rulebook.ranks import avoidable, in_pack, skips
from emptyhand.ruleset.model import Ends, UpPlay, Zone
from emptyhand.speech import Phrase, either, say

FROM = {Zone.HAND: say("pile-your-hand"), Zone.UP: say("pile-your-up"), Zone.DOWN: say("pile-your-down")}


def stages_of(law: PileLaw) -> list[Zone]:
    """Return the zones that the game plays from."""
    row = 0 if law.up.play is UpPlay.TAKE_ALL else law.deal.up
    sizes = {Zone.HAND: law.deal.hand, Zone.UP: row, Zone.DOWN: law.deal.down}
    return [zone for zone, size in sizes.items() if size]


def all_pass(law: PileLaw) -> Iterator[Phrase]:
    """What happens to a pile on which nobody plays."""
    yield say("pile-all-pass")
    if law.players.most > 2 and any(skips(law, r) for r in in_pack(law)):
        yield say("pile-all-pass-skipped")
    if law.ends is Ends.PLAY_ON and law.players.most > 2:
        yield say("pile-all-pass-leaver")
    if law.deal.flip_start:
        yield say("pile-all-pass-turned")


def passing_or_choice(law: PileLaw) -> Iterator[Phrase]:
    """When the pile is picked up although a player who cannot play may pass."""
    stages = [z for z in stages_of(law) if z in law.pick_up.by_choice]
    if not stages and not avoidable(law):
        tried = law.deal.down or (law.deal.up and law.up.play is UpPlay.TAKE)
        yield say("pile-pass-not-pick-up")
        yield say("pile-pass-no-choice", tried=yes(bool(tried)))
        return
    yield say("pile-pass-or-choice")
    if not stages:
        yield say("pile-pass-choice-on", cards=lying(law, avoidable(law)))
    elif len(stages) == len(stages_of(law)):
        yield say("pile-pass-any-choice")
    else:
        yield say("pile-pass-choice-from", zones=either(FROM[z] for z in stages))
        if avoidable(law):
            yield say("pile-choice-on", cards=lying(law, avoidable(law)))
