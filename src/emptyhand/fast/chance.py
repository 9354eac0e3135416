"""Counter-based random numbers, one stream per game: any number is available without those before it.

Plain Python over integers below 2**63, masked so that interpreted, compiled and GPU code compute the same.
"""

MASK32 = 0xFFFFFFFF
GOLDEN = 0x9E3779B9
FIRST_FACTOR, SECOND_FACTOR = 0x7FEB352D, 0x846CA68B


def mixed(x: int) -> int:
    """Permute the 32-bit numbers so that no pattern of the argument remains."""
    x ^= x >> 16
    x = (x * FIRST_FACTOR) & MASK32
    x ^= x >> 15
    x = (x * SECOND_FACTOR) & MASK32
    return x ^ (x >> 16)


def stream_key(seed: int, index: int) -> int:
    """Return the key of a game's stream: 62 bits of the batch's seed and the game's index."""
    low = mixed((seed & MASK32) ^ mixed((index & MASK32) + GOLDEN & MASK32))
    high = mixed(((seed >> 32) & MASK32) ^ mixed(((index >> 32) & MASK32) ^ low))
    other = mixed((index & MASK32) ^ mixed(high ^ (seed & MASK32)))
    return (other & 0x3FFFFFFF) << 32 | low


def number(key: int, counter: int) -> int:
    """Return number `counter` of a stream, 32 bits."""
    return mixed(mixed(((counter * GOLDEN) & MASK32) ^ (key & MASK32)) ^ (key >> 32))


def below(key: int, counter: int, bound: int) -> int:
    """Return number `counter` of a stream, below a bound of at most 2**24; uniform to one part in 2**32 / bound."""
    return number(key, counter) * bound >> 32
