# SPDX-License-Identifier: MIT
"""The boards of the lessons on variants, each read on first use."""

from functools import cache

from sudoku_qt.engine.sudoku.learn.variants.variant_tasks import VariantBoards
from sudoku_qt.paths import resource


@cache
def boards_of(lesson: str) -> VariantBoards:
    """The boards of a lesson."""
    return VariantBoards.read(resource("lessons") / "boards" / f"{lesson}.json")
