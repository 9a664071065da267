# SPDX-License-Identifier: MIT
"""Composing with rules of one's own: what the survey of a draft takes after each change.

Of each published puzzle some clues, givens and constraints alike, are taken away and drawn again.
The processor time is that of the window's worker, from the change to the last of what is told: the
number of solutions, what each cell can be, what clashes, and which clues could go.
"""

import json
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from sudoku_qt.engine.sudoku.compose.survey import Survey
from sudoku_qt.engine.sudoku.compose.variants.variant_survey import (
    Clue,
    counted,
    pruned,
    survey_variant,
    without_rule,
)
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_minimal import without
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled

Row = tuple[str, float, str, str]

CHANGES = 4
"""Of each puzzle so many clues are taken away and drawn again."""
QUICK_MS = 20
"""Puzzles that another solver counts within this time are quick ones."""
LONGEST = 30.0


class Taken(NamedTuple):
    """Seconds until the digits were known, until their number, and until all was."""

    digits: float
    number: float
    all: float


def rows() -> Iterator[Row]:
    """Measure the drafts of each published puzzle."""
    folder = os.environ.get("SUDOKU_DATA")
    if not folder:
        yield "published variants", 0.0, "", "SUDOKU_DATA does not say where they are"
        return
    text = Path(folder, "variants", "puzzles.jsonl").read_text("utf-8")
    published = [json.loads(line) for line in text.splitlines()]
    quick = [each for each in published if each["iss_ms"] <= QUICK_MS]
    others = [each for each in published if each["iss_ms"] > QUICK_MS]
    for title, puzzles in ("quick", quick), ("other", others):
        taken = [each for puzzle in puzzles for each in measured(puzzle)]
        for name in Taken._fields:
            times = [1000 * getattr(each, name) for each in taken]
            note = f"90 of 100 within {quantiles(times, n=10)[8]:.0f}, longest {max(times):.0f}"
            words = f"{title} puzzles, change to {name}, median"
            yield words, median(times), "ms", f"{note}; {len(puzzles)} puzzles"


def measured(published: Any) -> Iterator[Taken]:
    """The times after clues were taken away from a puzzle, and after one was drawn again."""
    puzzle = read_variant(json.dumps(published["puzzle"]))
    clues: list[Clue] = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    clues += puzzle.rules.constraints
    for clue in Random(1).sample(clues, min(CHANGES, len(clues))):
        fewer = _without(puzzle, clue)
        yield surveyed(fewer)
        yield surveyed(puzzle)


def _without(puzzle: VariantPuzzle, clue: Clue) -> VariantPuzzle:
    return without(puzzle, clue) if isinstance(clue, int) else without_rule(puzzle, clue)


def surveyed(puzzle: VariantPuzzle) -> Taken:
    """What the survey of a draft takes, as the window has it done."""
    puzzle = replace(puzzle)
    begun = time.process_time()

    def since() -> float:
        return time.process_time() - begun

    known: Survey | None = None
    digits = count = LONGEST
    try:
        known = survey_variant(puzzle, lambda: since() > LONGEST)
        digits = since()
        if known.count is None:
            known = counted(known, lambda: since() > LONGEST)
        count = since()
        if known.is_unique:
            pruned(known, lambda: since() > LONGEST)
    except Cancelled:
        return Taken(digits, count, LONGEST)
    return Taken(digits, count, since())
