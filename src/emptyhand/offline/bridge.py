"""A device behind texts of JSON, as a worker of a page drives it."""

from __future__ import annotations

import json

from emptyhand.offline.bots import DeviceThinker
from emptyhand.offline.device import Device
from emptyhand.offline.effects import Given, Moment
from emptyhand.structs import JsonDecoder, JsonEncoder

_decoder, _encoder = JsonDecoder(Given), JsonEncoder()


thinker = DeviceThinker()
"""Of a worker that only thinks."""


class Bridge:
    """`rows` is the shelf as a JSON object of texts; `home` is the address of the page."""

    def __init__(self, rows: str, home: str = "") -> None:
        self._device = Device(json.loads(rows), home)

    def step(self, given: str, ms: int, wall_ms: int, random: str) -> str:
        """Return the effects of what is given, as a JSON array; `random` is in hexadecimal.

        What cannot be read, such as half a character, has no effect.
        """
        try:
            found: Given = _decoder.decode(given)
        except ValueError:
            return "[]"
        moment = Moment(ms, wall_ms, bytes.fromhex(random))
        return _encoder.encode(self._device.step(found, moment)).decode()
