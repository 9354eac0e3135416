"""A device behind texts of JSON, as a worker of a page drives it."""

from __future__ import annotations

import json
from collections.abc import Callable

from emptyhand.offline.device import Device
from emptyhand.offline.effects import Given, Moment
from emptyhand.rulebook.sections import Words
from emptyhand.speech import Phrase, Value, to_json
from emptyhand.structs import JsonDecoder, JsonEncoder

Speak = Callable[[str, str], str]
"""Puts a phrase in JSON into the words of a language, by its code: the page's own Fluent."""

_decoder, _encoder = JsonDecoder(Given), JsonEncoder()


class SpokenWords:
    """A language whose words come from the page."""

    def __init__(self, code: str, speak: Speak) -> None:
        self._code, self._speak = code, speak

    def text(self, value: Value) -> str:
        if not isinstance(value, Phrase):
            return str(value)
        return self._speak(self._code, json.dumps(to_json(value)))


class Bridge:
    """`rows` is the shelf as a JSON object of texts."""

    def __init__(self, rows: str, speak: Speak) -> None:
        def words(code: str) -> Words:
            return SpokenWords(code, speak)

        self._device = Device(words, json.loads(rows))

    def step(self, given: str, ms: int, wall_ms: int, random: str) -> str:
        """Return the effects of what is given, as a JSON array; `random` is in hexadecimal. Raises ValueError."""
        found: Given = _decoder.decode(given)
        moment = Moment(ms, wall_ms, bytes.fromhex(random))
        return _encoder.encode(self._device.step(found, moment)).decode()
