"""Shows a simulation's progress on standard error: a bar at a terminal, otherwise a line now and then."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

LINE_SECONDS = 10.0
LONG_SECONDS = 1.5
"""A longer wait gets an explanation."""

PLAYING = "Playing"


class Meter:
    """Counts finished games, and shows progress and what is being waited for."""

    def __init__(self, done: int, games: int) -> None:
        self._console = Console(stderr=True)
        self._done, self._games = done, games
        self._started, self._before = time.monotonic(), done
        self._told = self._started
        self._bar = _bar(self._console)
        self._task = self._bar.add_task(PLAYING, total=games, completed=done)

    def __enter__(self) -> Meter:
        if self._console.is_terminal:
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._console.is_terminal:
            self._bar.stop()

    @property
    def is_live(self) -> bool:
        """Whether figures are shown while games are being played."""
        return self._console.is_terminal

    @property
    def played(self) -> int:
        """Games played since the meter was made."""
        return self._done - self._before

    @property
    def seconds(self) -> float:
        """Seconds since the first games were played."""
        return max(time.monotonic() - self._started, 1e-9)

    def advance(self, games: int) -> None:
        self._done += games
        if self._console.is_terminal:
            self._bar.advance(self._task, games)
        elif time.monotonic() - self._told >= LINE_SECONDS and self._done < self._games:
            self._told = time.monotonic()
            speed = self.played / self.seconds
            left = duration((self._games - self._done) / max(speed, 1e-9))
            self.say(f"{self._done:,} of {self._games:,} games, {speed:,.0f} games/s, {left} left")

    @contextmanager
    def preparing(self, text: str, *, at_once: bool) -> Iterator[None]:
        """Show a preparation before games can be played; unless `at_once`, only if it takes long."""
        with self._note(text, 0 if at_once else LONG_SECONDS):
            yield
        self._started = self._told = time.monotonic()

    @contextmanager
    def awaiting(self, text: str) -> Iterator[None]:
        """Show whose games are being waited for."""
        with self._note(text, LONG_SECONDS):
            yield

    @contextmanager
    def _note(self, text: str, after: float) -> Iterator[None]:
        timer = threading.Timer(after, self._show, (text,))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            self._bar.update(self._task, description=PLAYING)

    def _show(self, text: str) -> None:
        if self._console.is_terminal:
            self._bar.update(self._task, description=text)
        else:
            self.say(text)

    def show(self, figures: RenderableType) -> None:
        """Show these above the bar, in place of those before."""
        self._bar.above = figures

    def say(self, line: str) -> None:
        """Print a line above the bar."""
        self._console.print(line, highlight=False, markup=False, soft_wrap=True)


class _Speed(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f} games/s" if task.speed else "")


class _FigureProgress(Progress):
    """A bar with figures above it."""

    above: RenderableType | None = None

    def get_renderables(self) -> Iterator[RenderableType]:
        if self.above is not None:
            yield self.above
        yield from super().get_renderables()


def _bar(console: Console) -> _FigureProgress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} games"),
        _Speed(),
        TimeRemainingColumn(),
    )
    return _FigureProgress(*columns, console=console, transient=True)


def duration(seconds: float) -> str:
    """Return a rough duration: `8.0 s`, `52 s`, `3 min`, `2 h 05 min`."""
    if seconds < 100:
        return f"{seconds:.0f} s" if seconds >= 10 else f"{seconds:.1f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60:02} min"
