# SPDX-License-Identifier: MIT
"""The survey of a puzzle in the making, cell by cell, in the layers that a setter has chosen."""

from collections.abc import Collection
from typing import NamedTuple

from sudoku_qt.engine.sudoku.compose.survey import Survey
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.board.cell import Composed

TELLING = 8
"""With fewer givens two digits are interchangeable everywhere, so all cells would look alike."""


class Layers(NamedTuple):
    """Which layers of a survey are shown."""

    possible: bool = True
    """Digits that are here in some solution."""
    settled: bool = True
    """Digits that are here in all solutions."""
    redundant: bool = True
    """Givens that are not needed."""
    guide: bool = True
    """The partners of the cursor's cell."""


def tells(survey: Survey) -> bool:
    """Whether there are enough givens for true candidates to be of use to a setter.

    Rules that are drawn tell digits apart, or houses, from the first stroke on.
    """
    return survey.drawn is not None or len(survey.givens) - survey.givens.count(0) >= TELLING


def composed_cells(
    survey: Survey | None, layers: Layers, orbit: Collection[int] = (), *, cells: int = CELLS
) -> tuple[Composed | None, ...]:
    """What is shown in each of so many cells; the symmetry ties those of the `orbit` together."""
    return tuple(_composed(survey, layers, cell, orbit) for cell in range(cells))


def _composed(
    survey: Survey | None, layers: Layers, cell: int, orbit: Collection[int]
) -> Composed | None:
    partner = layers.guide and cell in orbit
    if survey is None:
        return Composed(partner=partner) if partner else None
    mask = survey.possible[cell]
    is_telling = 1 < mask.bit_count() < survey.side
    is_open = is_telling and layers.possible and tells(survey)
    alone = mask.bit_count() == 1 and layers.settled and not survey.givens[cell]
    composed = Composed(
        survey.shares[survey.side * cell : survey.side * (cell + 1)] if is_open else b"",
        next(digits_in(mask)) if alone else 0,
        redundant=layers.redundant and cell in survey.redundant,
        partner=partner,
    )
    return None if composed == Composed() else composed
