"""Placeholder until written."""
from dataclasses import dataclass
@dataclass(frozen=True)
class Record:
    law: object; deal: object; names: tuple; moves: tuple; placed: tuple; over: bool; stalled: bool
