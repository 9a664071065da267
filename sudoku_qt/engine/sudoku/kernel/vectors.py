# SPDX-License-Identifier: MIT
"""The vectors of `vectors.h` in plain Python: sixteen lanes of sixteen bits in one int.

The uncompiled kernel counts with these; the compiled one never imports this file. Lane 4R + C
belongs to box C of band R; the lanes with R = 3 or C = 3 are padding. No lane ever reaches
0x8000, so the top bit of each is free for carries.
"""

from typing import TypeAlias

vec: TypeAlias = int
u64: TypeAlias = int
Cells: TypeAlias = list[vec]
Digits: TypeAlias = bytes | bytearray
Buffer: TypeAlias = bytearray
Words: TypeAlias = list[u64]

BUILD_NAME = BEST_BUILD = b"python"
SOURCE_STAMP = 0

ONES = sum(1 << 16 * place for place in range(16))
TOPS = ONES << 15
ALL = (1 << 256) - 1
_LANES = tuple(0xFFFF << 16 * place for place in range(16))
_BOXES = tuple(4 * band + stack for band in range(3) for stack in range(3))


def _union(*places: int) -> vec:
    return sum(_LANES[place] for place in places)


_FIRST, _SECOND, _THIRD, _FOURTH = (_union(n, n + 4, n + 8, n + 12) for n in range(4))
_LOW, _MIDDLE, _HIGH, _TOP = (_union(n, n + 1, n + 2, n + 3) for n in (0, 4, 8, 12))
_BAND_LANES, _STACK_LANES = _union(1, 6, 8), _union(4, 5, 10)
_NUMBERS = sum(place << 16 * place for place in range(16))


def _where(a: vec) -> vec:
    """All bits of every lane of `a` that is not 0."""
    return ((a + 0x7FFF * ONES & TOPS) >> 15) * 0xFFFF


def _less_one(a: vec) -> vec:
    """Every lane of `a` less one; a lane of 0 becomes 0x7FFF."""
    return (a | TOPS) - ONES & ~TOPS


def both(a: vec, b: vec) -> vec:
    """The bits in both."""
    return a & b


def both3(a: vec, b: vec, c: vec) -> vec:
    """The bits in all three."""
    return a & b & c


def either(a: vec, b: vec) -> vec:
    """The bits in at least one of two."""
    return a | b


def either3(a: vec, b: vec, c: vec) -> vec:
    """The bits in at least one of three."""
    return a | b | c


def without(a: vec, b: vec) -> vec:
    """The bits of `a` that are not in `b`."""
    return a & ~b


def only(a: vec, b: vec, c: vec) -> vec:
    """The bits of `a` that are in neither of the others."""
    return a & ~(b | c)


def of_either(a: vec, b: vec, c: vec) -> vec:
    """The bits of `a` that are also in `b` or in `c`."""
    return a & (b | c)


def claim(a: vec, b: vec, c: vec) -> vec:
    """`a` less `c`, but for `b`, which is a part of `a`."""
    return a & ~c | b


def parity(a: vec, b: vec, c: vec) -> vec:
    """The bits in one or all of three: the sum's low digit."""
    return a ^ b ^ c


def majority(a: vec, b: vec, c: vec) -> vec:
    """The bits in at least two of three: the sum's high digit."""
    return a & b | c & (a | b)


def plus(a: vec, b: vec) -> vec:
    """The sums, lane by lane."""
    return a + b


def least(a: vec, b: vec) -> vec:
    """The smaller, lane by lane."""
    smaller = (((b | TOPS) - a & TOPS) >> 15) * 0xFFFF
    return a & smaller | b & ~smaller


def single(a: vec) -> vec:
    """The lanes with at most one bit; the others become 0."""
    return a & ~_where(a & _less_one(a))


def prefer(a: vec, b: vec) -> vec:
    """`a`, but `b` in the lanes where `a` is 0."""
    return a | b & ~_where(a)


def where_any(a: vec, b: vec, c: vec) -> vec:
    """`b` in the lanes where `a` has any bit, `c` in the others."""
    where = _where(a)
    return b & where | c & ~where


def choose_three(a: vec, b: vec) -> vec:
    """`a` in the lanes where it has three bits, `b` in the others."""
    two = a & _less_one(a)
    where = _where(two & _less_one(two))
    return a & where | b & ~where


def count(a: vec) -> vec:
    """How many bits each lane has."""
    a = (a & 0x5555 * ONES) + (a >> 1 & 0x5555 * ONES)
    a = (a & 0x3333 * ONES) + (a >> 2 & 0x3333 * ONES)
    a = a + (a >> 4) & 0x0F0F * ONES
    return a + (a >> 8) & 0x1F * ONES


def numbered(a: vec, number: int) -> vec:
    """256 times the lane, plus 16 times `number`, plus the lane's own number."""
    return (a << 8) + 16 * number * ONES + _NUMBERS


def same(a: vec, b: vec) -> bool:
    """Whether all lanes are equal."""
    return a == b


def has_zero(a: vec) -> bool:
    """Whether some lane is 0."""
    return _where(a) != ALL


def least_lane(a: vec) -> int:
    """The smallest lane's value."""
    return min(a >> 16 * place & 0xFFFF for place in range(16))


def put(x: list[vec], number: int, place: int, value: int) -> None:
    """Set one lane of one vector of a state."""
    x[number] = x[number] & ~_LANES[place] | value << 16 * place


def take(x: list[vec], number: int, place: int) -> int:
    """One lane of one vector of a state."""
    return x[number] >> 16 * place & 0xFFFF


def lowest_digit(mask: int) -> int:
    """Number the lowest bit that is set, from 1."""
    return (mask & -mask).bit_length()


def lane(a: vec, place: int) -> int:
    """One lane's value."""
    return a >> 16 * place & 0xFFFF


def at_lane(place: int, value: int) -> vec:
    """0 in all lanes but one."""
    return value << 16 * place


def repeat(value: int) -> vec:
    """The same value in every lane."""
    return value * ONES


def three_bands(top: u64, middle: u64, bottom: u64) -> vec:
    """Put three words of four lanes under each other, the padding 1."""
    return top | middle << 64 | bottom << 128 | _TOP & ONES


def boxes(inside: int, outside: int) -> vec:
    """One value in the nine lanes that are boxes, another in the padding."""
    return outside * ONES + sum(inside - outside << 16 * place for place in _BOXES)


def places(bands: vec, stacks: vec) -> vec:
    """The lanes 1, 6, 8 of `bands`, the lanes 4, 5, 10 of `stacks`, 0 in the others."""
    return bands & _BAND_LANES | stacks & _STACK_LANES


def right_box(a: vec) -> vec:
    """Every box gets the value of the next box of its band, the last that of the first."""
    return a >> 16 & (_FIRST | _SECOND) | a << 32 & _THIRD | a & _FOURTH


def left_box(a: vec) -> vec:
    """Every box gets the value of the box before it in its band, the first that of the last."""
    return a << 16 & (_SECOND | _THIRD) | a >> 32 & _FIRST | a & _FOURTH


def lower_box(a: vec) -> vec:
    """Every box gets the value of the next box of its stack, the last that of the first."""
    return a >> 64 & (_LOW | _MIDDLE) | a << 128 & _HIGH | a & _TOP


def upper_box(a: vec) -> vec:
    """Every box gets the value of the box before it in its stack, the first that of the last."""
    return a << 64 & (_MIDDLE | _HIGH) | a >> 128 & _LOW | a & _TOP


class Search:
    """The state of a search: what `struct Search` is in `search.pxd`."""

    def __init__(self) -> None:
        self.frames = [[0] * 9 for _ in range(136)]
        self.depth = self.budget = self.guesses = self.dice = self.position = 0
        self.random = self.searching = False
        self.base = [0] * 9
        self.digits, self.rows, self.columns, self.cells = (bytearray(n) for n in (9, 9, 9, 81))


SearchPointer: TypeAlias = Search


def at(search: Search) -> Search:
    """The address of a search, which in Python is the search."""
    return search


def characters(text: str) -> bytes:
    """A text as UTF-8."""
    return text.encode()


def check_signals() -> None:
    """Do what Python does by itself."""
