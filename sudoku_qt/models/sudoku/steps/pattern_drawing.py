# SPDX-License-Identifier: MIT
"""The drawing of a step of a variant: discs for candidates, backgrounds for houses and rules."""

from sudoku_qt.engine.sudoku.hints.variants.pattern import ELIMINATED, FOLLOWS, StepPattern
from sudoku_qt.models.sudoku.board.drawing import Arrow, Drawing
from sudoku_qt.models.sudoku.steps.drawing import discs_of

CONCLUDES = frozenset({FOLLOWS, ELIMINATED})


def drawing_of_pattern(pattern: StepPattern) -> Drawing:
    """The whole drawing of a step."""
    links = tuple(Arrow(strong=False, start=(one,), end=(other,)) for one, other in pattern.ties)
    return Drawing(
        discs_of(pattern.candidates.items()), dict(pattern.cells), arrows=links, clues=pattern.clues
    )


def drawing_without_end(pattern: StepPattern) -> Drawing:
    """The same without what is concluded, whose cells are framed instead."""
    told = [(place, role) for place, role in pattern.candidates.items() if role not in CONCLUDES]
    ends = {cell for (cell, _), role in pattern.candidates.items() if role in CONCLUDES}
    return Drawing(discs_of(told), dict(pattern.cells), frozenset(ends), clues=pattern.clues)
