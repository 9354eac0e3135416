"""The bits of an integer. Plain Python for `target.build`; compilers find one instruction for each function."""


def bit_count(x: int) -> int:
    x = x - (x >> 1 & 0x5555555555555555)
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (x * 0x0101010101010101 >> 56) & 0xFF


def lowest_bit(x: int) -> int:
    """Return the position of the lowest bit of a set."""
    return bit_count((x & -x) - 1)


def highest_of_sixteen(x: int) -> int:
    """Return the position of the highest bit of a set of sixteen, or -1."""
    x |= x >> 1
    x |= x >> 2
    x |= x >> 4
    return bit_count(x | x >> 8) - 1
