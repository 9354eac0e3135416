"""A device behind texts of JSON, as a worker of a page drives it."""

from __future__ import annotations

import json

from emptyhand.table.device.bots import DeviceThinker
from emptyhand.table.device.device import Device
from emptyhand.table.device.effects import DeviceInput, Moment
from emptyhand.table.structs import JsonDecoder, JsonEncoder

_decoder, _encoder = JsonDecoder(DeviceInput), JsonEncoder()


thinker = DeviceThinker()
"""Of a worker that only thinks."""


class Bridge:
    """`rows` is the shelf as a JSON object of texts; `home` is the address of the page."""

    def __init__(self, rows: str, home: str = "") -> None:
        self._device = Device(json.loads(rows), home)

    def step(self, incoming: str, ms: int, wall_ms: int, random: str) -> str:
        """Return the effects of an input, as a JSON array; `random` is in hexadecimal.

        An input that cannot be decoded, such as half a character, has no effect.
        """
        try:
            decoded: DeviceInput = _decoder.decode(incoming)
        except ValueError:
            return "[]"
        moment = Moment(ms, wall_ms, bytes.fromhex(random))
        return _encoder.encode(self._device.step(decoded, moment)).decode()
