# SPDX-License-Identifier: MIT
"""The evaluation of empty places and the order of moves, as `packaging/fit_gomoku.py` fitted them.

There is a *value* and a *rank* for each pair of categories, that of the side to move before the
opponent's: a sum of a number for either category and of one for the pair, which is nought for most.
"""

import zlib
from array import array
from base64 import b85decode, b85encode
from functools import cache
from itertools import chain, pairwise
from random import Random
from typing import NamedTuple

from sudoku_qt.engine.gomoku.search import ranks, values
from sudoku_qt.engine.gomoku.tables import CATEGORIES

MOOD = 2  # by how much a seed changes the number of a category at most
RANK_STEP = 4  # ranks are kept by so much less exactly
MOST = 32_000  # what fits into two bytes


class Weights(NamedTuple):
    """The tables, and a number for each set of threats.

    For each pair of categories, Black's first, there are four bytes: the value where Black is to
    move in the upper two, that where White is in the lower. Ranks have two, the mover's first.
    """

    pairs: bytearray
    ranks: bytearray
    threats: tuple[int, ...]


def weights(seed: int) -> Weights:
    """The weights; a seed other than 0 changes all values a little, so that games differ."""
    own, opposing, both, threats = unpacked(values.TEXT)
    if seed:
        luck = Random(seed)
        own = [number + luck.randint(-MOOD, MOOD) for number in own]
        opposing = [number + luck.randint(-MOOD, MOOD) for number in opposing]
    table = _pairs(own, opposing, both) if seed else _usual_pairs()
    return Weights(table, _ranks(), tuple(threats))


@cache
def _usual_pairs() -> bytearray:
    return _pairs(*unpacked(values.TEXT)[:3])


def _pairs(own: list[int], opposing: list[int], both: list[int]) -> bytearray:
    """The values of each pair of categories for either side to move."""
    numbers = memoryview(_table(own, opposing, both)).cast("h")
    found = array("i")
    for first in range(CATEGORIES):
        row = numbers[first * CATEGORIES : (first + 1) * CATEGORIES]
        column = numbers[first::CATEGORIES]
        found.extend([one << 16 | other & 0xFFFF for one, other in zip(row, column, strict=True)])
    return bytearray(found.tobytes())


@cache
def _ranks() -> bytearray:
    return _table(*([RANK_STEP * number for number in part] for part in unpacked(ranks.TEXT)[:3]))


def _table(own: list[int], opposing: list[int], both: list[int]) -> bytearray:
    """The sums, of which each position of the same seed has the same bytes."""
    found = array("h")
    for number, first in enumerate(own):
        row = both[number * CATEGORIES : (number + 1) * CATEGORIES]
        found.extend([first + second + pair for second, pair in zip(opposing, row, strict=True)])
    return bytearray(found.tobytes())


@cache
def unpacked(text: str) -> list[list[int]]:
    """The numbers for the mover's categories, the opponent's, their pairs; and those of threats."""
    data = zlib.decompress(b85decode(text))
    starts = range(0, len(data), 2)
    numbers = [int.from_bytes(data[at : at + 2], "little", signed=True) for at in starts]
    ends = (0, CATEGORIES, 2 * CATEGORIES, (CATEGORIES + 2) * CATEGORIES, len(numbers))
    return [numbers[first:last] for first, last in pairwise(ends)]


def packed(parts: list[list[int]]) -> str:
    """The text that holds these numbers."""
    numbers = (min(max(number, -MOST), MOST) for number in chain(*parts))
    data = b"".join(number.to_bytes(2, "little", signed=True) for number in numbers)
    return b85encode(zlib.compress(data, 9)).decode("ascii")
