# SPDX-License-Identifier: MIT
"""What the player last wanted of a new Sudoku, in the preferences."""

import re

from sudoku_qt.engine.sudoku.game import mode_called
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.store.settings import Settings

KEY = "new/"
FEWEST, MOST = 17, 80
LOWEST, HIGHEST = 1.0, 12.0
_RATING = re.compile(r"[0-9]{1,2}\.[0-9]")
PRACTISED = "practice/techniques"
MOST_PRACTISED = 3


def remembered(settings: Settings) -> NewSudoku:
    """What was wanted last, without its seed; what is missing or damaged is as usual."""
    usual = NewSudoku()
    fewest = settings.number(f"{KEY}fewest", 0, FEWEST, MOST)
    most = settings.number(f"{KEY}most", 0, FEWEST, MOST)
    must = tuple(settings.texts(f"{KEY}must"))
    se = _ratings(settings.texts(f"{KEY}se"))
    lowest = 0 if must or se else 1
    return NewSudoku(
        mode=mode_called(settings.text(f"{KEY}mode", usual.mode)),
        level=settings.number(f"{KEY}level", usual.level, lowest, len(LEVELS)),
        symmetry=settings.text(f"{KEY}symmetry", usual.symmetry),
        clues=(fewest, most) if FEWEST <= fewest <= most else None,
        must=must,
        must_not=tuple(settings.texts(f"{KEY}must_not")),
        mask=_cells(settings.text(f"{KEY}mask")),
        minimal=settings.flag(f"{KEY}minimal", default=usual.minimal),
        one_key_step=settings.flag(f"{KEY}one_key_step", default=usual.one_key_step),
        se=se,
    )


def remember(settings: Settings, wanted: NewSudoku) -> None:
    """Keep what is wanted for the next time, all but its seed."""
    fewest, most = wanted.clues or (0, 0)
    settings.set(f"{KEY}mode", wanted.mode)
    settings.set(f"{KEY}level", wanted.level)
    settings.set(f"{KEY}symmetry", wanted.symmetry)
    settings.set(f"{KEY}fewest", fewest)
    settings.set(f"{KEY}most", most)
    settings.set(f"{KEY}must", list(wanted.must))
    settings.set(f"{KEY}must_not", list(wanted.must_not))
    settings.set(f"{KEY}mask", _pattern(wanted.mask))
    settings.set(f"{KEY}minimal", wanted.minimal)
    settings.set(f"{KEY}one_key_step", wanted.one_key_step)
    settings.set(f"{KEY}se", [f"{rating:.1f}" for rating in wanted.se or ()])


def practised(settings: Settings) -> list[str]:
    """The techniques that were practised lately, the last one first."""
    return settings.texts(PRACTISED)[:MOST_PRACTISED]


def remember_practice(settings: Settings, technique: str) -> None:
    """Keep in mind that a technique is practised."""
    others = [name for name in practised(settings) if name != technique]
    settings.set(PRACTISED, [technique, *others][:MOST_PRACTISED])


def _ratings(texts: list[str]) -> tuple[float, float] | None:
    """Read a range of SE ratings; None for what is none."""
    if len(texts) != len(("least", "most")) or not all(map(_RATING.fullmatch, texts)):
        return None
    low, high = map(float, texts)
    return (low, high) if LOWEST <= low <= high <= HIGHEST else None


def _cells(pattern: str) -> frozenset[int] | None:
    if len(pattern) != CELLS or set(pattern) != {"x", "."}:
        return None
    return frozenset(cell for cell, sign in enumerate(pattern) if sign == "x")


def _pattern(mask: frozenset[int] | None) -> str:
    """Write cells as 81 characters, so that somebody who opens the file can read them."""
    return "".join("x" if cell in mask else "." for cell in range(CELLS)) if mask else ""
