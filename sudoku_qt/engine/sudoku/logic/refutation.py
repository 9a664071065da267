# SPDX-License-Identifier: MIT
"""Whether truths can hold together; a truth is a set of candidates, one of which is true.

Sets of candidates are masks of candidate numbers, `81 * digit + cell` with digits 0-8.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE


@cache
def conflicts(number: int) -> int:
    """The candidates that cannot be true together with a candidate, as a mask."""
    cell, digit = number % CELLS, number // CELLS
    same_cell = sum(1 << CELLS * other + cell for other in range(9) if other != digit)
    return same_cell | STANDARD_SHAPE.peer_masks[cell] << CELLS * digit


def breaks(truths: list[int], false: int) -> bool:
    """Whether some truth has no candidate left, given those that are false."""
    alive, settled = ~false, False
    while not settled:
        settled, left = True, []
        for truth in truths:
            rest = truth & alive
            if not rest:
                return True
            if rest & rest - 1:
                left.append(rest)
            elif (gone := conflicts(rest.bit_length() - 1)) & alive:
                alive &= ~gone
                settled = False
        truths = left
    if not truths:
        return False
    fewest = min(truths, key=int.bit_count)
    others = [truth for truth in truths if truth is not fewest]
    return all(breaks(others, ~alive | conflicts(number)) for number in numbers_in(fewest))


def refutes(truths: list[int], number: int, on: bool) -> bool:
    """Whether the truths refute that a candidate is true (`on`), or that it is false."""
    return breaks(truths, conflicts(number) if on else 1 << number)


def needed(truths: list[int], targets: Iterable[tuple[int, bool]]) -> list[int]:
    """The truths that are needed to refute all targets; earlier ones are preferred.

    They are tried from the end, in large pieces first; more truths never refute less, so the result
    does not depend on the pieces.
    """
    kept, hardest_first = list(truths), list(targets)

    def enough(fewer: list[int]) -> bool:
        for place, (number, on) in enumerate(hardest_first):
            if not refutes(fewer, number, on):
                hardest_first.insert(0, hardest_first.pop(place))
                return False
        return True

    pieces = [(0, len(kept))]
    while pieces:
        start, end = pieces.pop()
        if start < end and enough(kept[:start] + kept[end:]):
            del kept[start:end]
        elif end - start > 1:
            middle = (start + end) // 2
            pieces += [(start, middle), (middle, end)]
    return kept


def numbers_in(mask: int) -> Iterator[int]:
    """Yield the numbers of a mask in ascending order."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
