# SPDX-License-Identifier: MIT
"""The part of `sudoku daily` for variants; imported only for them."""

from datetime import date

from sudoku_qt.cli.stream import watched
from sudoku_qt.cli.variant_lines import written_as
from sudoku_qt.cli.variant_steps import rated
from sudoku_qt.engine.sudoku.generate.course.digging_levels import count_givens
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import DailyVariants, kinds_on
from sudoku_qt.paths import resource


def variant_fields(day: date) -> dict[str, object]:
    """The fields of a day's variant; it has no minutes and no SE rating. Raises `Cancelled`."""
    puzzle = DailyVariants(resource("puzzles/daily_variants.zip")).puzzle(day)
    facts, _ = rated(puzzle, watched())
    return {
        "puzzle": written_as(puzzle, "fpuzzles").rstrip("\n"),
        "variant": kinds_on(day),
        "level": facts.get("level"),
        "clues": count_givens(puzzle.givens),
        "minutes": None,
        "se_rating": None,
        "hardest": facts.get("hardest"),
    }
