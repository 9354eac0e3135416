"""What a GPU computes in its own way is what the source says."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import numpy as np

from emptyhand.fast import bits, chance, gpu, target


def test_a_gpus_own_instructions_compute_what_the_source_does() -> None:
    cuda = SimpleNamespace(popc=int.bit_count)
    own = {function.__name__: function for function in gpu._instructions(cuda)}
    assert own.keys() == {"bit_count", "mixed"}
    rng = Random("instructions")
    with np.errstate(over="ignore"):
        for x in (0, 1, chance.MASK32, *(rng.getrandbits(32) for _ in range(200))):
            assert own["mixed"](x) == chance.mixed(x)
    for x in (0, 1, (1 << 60) - 1, *(rng.getrandbits(60) for _ in range(200))):
        assert own["bit_count"](x) == bits.bit_count(x)


def test_a_function_that_takes_the_place_of_one_of_the_source_is_called_by_the_others() -> None:
    asked: list[int] = []

    def bit_count(x: int) -> int:
        asked.append(x)
        return bits.bit_count(x)

    kernels = target.build(lambda function: function, lambda function: function, bits, bit_count=bit_count)
    assert kernels.lowest_bit(0b101000) == 3
    assert asked == [0b111]
