# SPDX-License-Identifier: MIT
"""The sets of digits that a cage may hold, and which of them its cells allow."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

Digits = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CageSets:
    """The sets of different digits with the sum of a cage, in ascending order.

    `fitting` are those whose digits can be distributed over its cells, and `ruled_out` the others.
    """

    fitting: tuple[Digits, ...]
    ruled_out: tuple[Digits, ...]

    @property
    def common(self) -> Digits:
        """The digits that all fitting sets hold."""
        sets = [{*each} for each in self.fitting]
        return tuple(sorted(set.intersection(*sets))) if sets else ()


def cage_sets(total: int, size: int, allowed: Sequence[int]) -> CageSets:
    """The sets for a cage whose cells may hold the digits of these masks; bit 0 is digit 1."""
    sets = [each for each in combinations(range(1, size + 1), len(allowed)) if sum(each) == total]
    fits = [_can_be_placed(each, allowed) for each in sets]
    found = [*zip(sets, fits, strict=True)]
    return CageSets(
        tuple(each for each, fit in found if fit), tuple(each for each, fit in found if not fit)
    )


def _can_be_placed(digits: Digits, allowed: Sequence[int]) -> bool:
    """Whether each digit finds a cell of its own: a path of exchanges for each in turn."""
    holder: dict[int, int] = {}

    def place(digit: int, tried: set[int]) -> bool:
        for cell, mask in enumerate(allowed):
            if mask >> digit - 1 & 1 and cell not in tried:
                tried.add(cell)
                if cell not in holder or place(holder[cell], tried):
                    holder[cell] = digit
                    return True
        return False

    return all(place(digit, set()) for digit in digits)
