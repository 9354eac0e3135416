"""A game between bots at the screen, with public facts only."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.game.events import GoesOn
from emptyhand.players.bots import Fallible, Player, replacements
from emptyhand.players.bots.pace import beats
from emptyhand.players.game import Game
from emptyhand.terminal.language import text
from emptyhand.terminal.looks.look import Look, Scene
from emptyhand.terminal.session import LOG_MOVES, READING
from emptyhand.terminal.talk import Ending, PersonLeft, Show, Talk, WaitBeats
from emptyhand.terminal.words import sentences, without_small_talk
from emptyhand.words.narration import narrate_result


def watch(game: Game, bots: Sequence[Player], look: Look) -> Talk[Ending]:
    """Let the bots play to the end, unless the person leaves first."""
    try:
        yield Show(look.opening(scene(game), game.events(None)[0], 0))
        while not game.over:
            yield Show(look.looking_on(scene(game)))
            yield from _move(game, bots[game.turn], look)
            yield Show(look.happened(scene(game), game.events(None, len(game.moves))[0]))
    except PersonLeft:
        return Ending("")
    return Ending(look.over(scene(game), text(narrate_result(game, game.names, None)), None))


def _move(game: Game, bot: Player, look: Look) -> Talk[None]:
    """Make a bot's move after a pause that reveals nothing, and report if the fallback moved for it."""
    public, name = game.view(None), game.names[game.turn]
    before = len(bot.faults) if isinstance(bot, Fallible) else 0
    move = bot.choose(game.view(game.turn))
    yield WaitBeats(beats(public, game.turn))
    game.play(move)
    for sentence in replacements(bot, before) if isinstance(bot, Fallible) else ():
        yield Show(look.notice(scene(game), f"{name}: {sentence}", refused=True))
        yield WaitBeats(READING)


def scene(game: Game) -> Scene:
    """The table and its log, as everyone sees them."""
    made = len(game.moves)
    events = [event for entry in game.events(None, max(0, made - LOG_MOVES)) for event in entry]
    return Scene(
        view=game.view(None),
        names=game.names,
        log=tuple(sentences(without_small_talk(events), game.names, game.law, None)),
        extra=any(isinstance(event, GoesOn) for event in game.events(None, made)[0]),
    )
