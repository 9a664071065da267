# SPDX-License-Identifier: MIT
"""Siamese fish: two finned fish with the same bases, each with its own fins and eliminations."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.complex_fish import complex_fish
from sudoku_qt.engine.sudoku.logic.search.fish import (
    BOXES,
    COLUMNS,
    ROWS,
    FishPattern,
    houses_in,
    line_fish,
)
from sudoku_qt.engine.sudoku.logic.technique import Technique


class SiameseFish(Technique):
    """Between lines; `sashimi` takes only pairs of sashimi fish, otherwise only other pairs."""

    name = "siamese_fish"

    def __init__(self, *sizes: int, sashimi: bool | None = None) -> None:
        self.sizes = sizes
        self.sashimi = sashimi

    def find(self, board: Board) -> Iterator[Finding]:
        """Pair the finned fish of every choice of bases."""
        for size, digit in product(self.sizes, range(9)):
            for one, two in _twins(line_fish(board, digit, size, finned=True)):
                sashimi = one.sashimi(board) and two.sashimi(board)
                if self.sashimi in (None, sashimi):
                    yield _joined(board, one, two)


class SiameseComplexFish(Technique):
    """With boxes among bases or covers; `mutant` admits any houses on either side."""

    def __init__(self, name: str, *sizes: int, mutant: bool = False) -> None:
        self.name = name
        self.sizes = sizes
        self.mutant = mutant

    def find(self, board: Board) -> Iterator[Finding]:
        """Pair the finned fish of every choice of bases."""
        every = ROWS | COLUMNS | BOXES
        sides = ((every, every),) if self.mutant else _FRANKEN
        for size, (bases, covers), digit in product(self.sizes, sides, range(9)):
            patterns = complex_fish(board, digit, size, bases, covers)
            finned = (each for each in patterns if each.finned and _wild(each) == self.mutant)
            for one, two in _twins(finned):
                yield _joined(board, one, two)


_FRANKEN = ((ROWS | BOXES, COLUMNS | BOXES), (COLUMNS | BOXES, ROWS | BOXES))


def _wild(pattern: FishPattern) -> bool | None:
    """Whether a fish is a mutant (rows and columns on one side), None for a plain one."""
    if any(side & ROWS and side & COLUMNS for side in (pattern.bases, pattern.covers)):
        return True
    return False if (pattern.bases | pattern.covers) & BOXES else None


def _twins(patterns: Iterable[FishPattern]) -> Iterator[tuple[FishPattern, FishPattern]]:
    families: dict[int, list[FishPattern]] = {}
    for pattern in patterns:
        families.setdefault(pattern.bases, []).append(pattern)
    for family in families.values():
        for one, two in combinations(family, 2):
            if (
                one.fins != two.fins
                and one.eliminations & ~two.eliminations
                and two.eliminations & ~one.eliminations
            ):
                yield one, two


def _joined(board: Board, one: FishPattern, two: FishPattern) -> Finding:
    mask = 1 << one.digit
    parts = (
        evidence.digits("digit", mask),
        evidence.houses("bases", houses_in(one.bases)),
        evidence.houses("covers", houses_in(one.covers)),
        evidence.houses("other_covers", houses_in(two.covers)),
        evidence.cells("body", evidence.SET_A, one.base & ~one.fins & ~two.fins, mask),
        evidence.cells("fins", evidence.SET_B, one.fins | one.endo_fins, mask),
        evidence.cells("other_fins", evidence.SET_C, two.fins | two.endo_fins, mask),
    )
    eliminated = sorted({*one.finding(board).eliminations, *two.finding(board).eliminations})
    return Finding(parts, mask, tuple(eliminated), size=one.bases.bit_count())
