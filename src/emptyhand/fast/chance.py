"""One stream of random numbers a game, by counting: any number of any game can be had without the ones before it.

Plain Python over integers below 2**63, masked so that it computes the same interpreted, compiled and on a GPU.
"""

MASK32 = 0xFFFFFFFF
GOLDEN = 0x9E3779B9


def mixed(x: int) -> int:
    """A permutation of the 32-bit numbers that leaves no pattern of its argument."""
    x ^= x >> 16
    x = (x * 0x7FEB352D) & MASK32
    x ^= x >> 15
    x = (x * 0x846CA68B) & MASK32
    return x ^ (x >> 16)


def stream_key(seed: int, index: int) -> int:
    """The key of a game's stream: 62 bits of the batch's seed and the game's index in it."""
    low = mixed((seed & MASK32) ^ mixed((index & MASK32) + GOLDEN & MASK32))
    high = mixed(((seed >> 32) & MASK32) ^ mixed(((index >> 32) & MASK32) ^ low))
    other = mixed((index & MASK32) ^ mixed(high ^ (seed & MASK32)))
    return (other & 0x3FFFFFFF) << 32 | low


def below(key: int, counter: int, bound: int) -> int:
    """The number of a stream at a place, below a bound of at most 2**24; even to one part in 2**32 / bound."""
    word = mixed(((counter * GOLDEN) & MASK32) ^ (key & MASK32))
    return (mixed(word ^ (key >> 32)) * bound) >> 32
