# SPDX-License-Identifier: MIT
"""What the player last wanted of a new Sudoku, in the preferences."""

import re
from dataclasses import fields

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
    found: dict[str, object] = {
        option.name: _read(settings, KEY + option.name, option.default)
        for option in fields(usual)
        if option.name != "seed"
    }
    found |= {
        "mode": mode_called(settings.text(f"{KEY}mode", usual.mode)),
        "level": settings.number(f"{KEY}level", usual.level, lowest, len(LEVELS)),
        "clues": (fewest, most) if FEWEST <= fewest <= most else None,
        "mask": _cells(settings.text(f"{KEY}mask")),
        "se": se,
    }
    return NewSudoku(**found)  # type: ignore[arg-type]  # by name, each of its own type


def remember(settings: Settings, wanted: NewSudoku) -> None:
    """Keep what is wanted for the next time, all but its seed."""
    fewest, most = wanted.clues or (0, 0)
    settings.set(f"{KEY}fewest", fewest)
    settings.set(f"{KEY}most", most)
    told = {
        "mask": _pattern(wanted.mask),
        "se": [f"{rating:.1f}" for rating in wanted.se or ()],
    }
    for option in fields(wanted):
        if option.name not in {"seed", "clues"}:
            value = told.get(option.name, getattr(wanted, option.name))
            settings.set(KEY + option.name, [*value] if isinstance(value, tuple) else value)


def _read(settings: Settings, key: str, usual: object) -> object:
    """Read an option by its kind: on or off, names, or one word; of another kind it is as usual."""
    if isinstance(usual, bool):
        return settings.flag(key, default=usual)
    if isinstance(usual, tuple):
        return tuple(settings.texts(key))
    return settings.text(key, usual) if isinstance(usual, str) else usual


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
