# SPDX-License-Identifier: MIT
"""Killer cages: a board is tiled with cages, which are split until there is one solution."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Cells
from sudoku_qt.engine.sudoku.variants.making.growing import grown_area, hangs_together, touching
from sudoku_qt.engine.sudoku.variants.making.one_solution import OneSolution
from sudoku_qt.engine.sudoku.variants.making.taking_away import with_clues
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard
from sudoku_qt.engine.work import Stop, never

COUNTS = {4: (2, 2, 3), 6: (2, 2, 3, 3, 4)}
"""How many cells cages have, by the size of the board."""
USUAL_COUNTS = (2, 2, 3, 3, 3, 4, 4, 5)
LARGEST = 5
ROWS_A_SINGLE = 3
"""For so many rows there may be a cage of one cell, which is a given in disguise."""


def tiled(board: VariantBoard, solution: bytes, rng: SeededRandom) -> list[Cells]:
    """Cages that cover the board, none of which repeats a digit."""
    owner = dict[int, int]()
    cages = list[Cells]()
    for start in rng.shuffled(range(board.size**2)):
        if start in owner:
            continue

        def fits(cells: Cells) -> bool:
            digits = [solution[cell] for cell in cells]
            return cells[-1] not in owner and len({*digits}) == len(digits)

        count = rng.choice(COUNTS.get(board.size, USUAL_COUNTS))
        cage = grown_area(board, start, count, rng, fits)
        if len(cage) == 1:
            cage = _joined(board, start, solution, cages, owner)
        owner.update(dict.fromkeys(cage, len(cages)))
        cages.append(cage)
    return [cage for cage in cages if cage]


def _joined(
    board: VariantBoard, cell: int, solution: bytes, cages: list[Cells], owner: dict[int, int]
) -> Cells:
    """A cell with a small cage beside it, where that lacks its digit; the other cage is empty."""
    beside = {owner[other] for other in touching(board, cell, corners=False) if other in owner}
    for number in sorted(beside, key=lambda number: (len(cages[number]), number)):
        cage = cages[number]
        if len(cage) < LARGEST and solution[cell] not in {solution[other] for other in cage}:
            cages[number] = ()
            return (*cage, cell)
    return (cell,)


def sure_cages(
    base: Rules, solution: bytes, rng: SeededRandom, stop: Stop = never
) -> list[Constraint] | None:
    """Cages that leave one solution without any givens; None if none were found.

    Raises `Cancelled`.
    """
    cages = tiled(base.board, solution, rng)
    while sum(len(cage) == 1 for cage in cages) <= base.size // ROWS_A_SINGLE:
        clues = [with_sum(cage, solution) for cage in cages]
        other = OneSolution(with_clues(base, clues), solution, stop).other()
        if other is None:
            return clues
        if not _split(base.board, cages, solution, other, rng):
            break
    return None


def with_sum(cells: Cells, solution: bytes) -> Constraint:
    """A cage with the sum of its digits in the solution."""
    return Constraint("killercage", cells, sum(solution[cell] for cell in cells))


def _split(
    board: VariantBoard, cages: list[Cells], solution: bytes, other: bytes, rng: SeededRandom
) -> bool:
    """Split a cage so that another solution is none; the largest where none was found in time."""
    order = rng.shuffled(range(len(cages)))
    order.sort(key=lambda number: -len(cages[number]))
    for alone in (False, True):
        for number in order:
            cage = cages[number]
            for part in _parts(board, cage, alone=alone):
                differs = sum(solution[n] for n in part) != sum(other[n] for n in part)
                if differs or solution == other:
                    cages[number] = part
                    cages.append(tuple(cell for cell in cage if cell not in part))
                    return True
    return False


def _parts(board: VariantBoard, cage: Sequence[int], *, alone: bool) -> Iterator[Cells]:
    """Parts of a cage that leave a part; one cell alone is one only where that is asked for."""
    for count in (1,) if alone else range(2, len(cage) // 2 + 1):
        for part in combinations(cage, count):
            rest = [cell for cell in cage if cell not in part]
            if hangs_together(board, part) and hangs_together(board, rest):
                yield part
