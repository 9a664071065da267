# SPDX-License-Identifier: MIT
"""The last options of a new Sudoku, in the preferences."""

from dataclasses import fields, replace
from typing import Any

from sudoku_qt.engine.sudoku.game import mode_called
from sudoku_qt.engine.sudoku.generate.options import (
    KINDS,
    CellSet,
    FreeText,
    Kind,
    MakeOptions,
    NumberRange,
    OnOff,
    TechniqueNames,
    WholeNumber,
)
from sudoku_qt.engine.sudoku.rating.levels import GRADES
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.store.settings import Preference, Settings

KEY = "new/"
VARIANT = KEY + "variant"
ENDS = {"clues": ("fewest", "most")}
"""The spans whose two ends are separate preferences; others are lists."""
PRACTISED, PRACTISED_GRADE = "practice/techniques", "practice/grade"
MOST_PRACTISED = 3


def remembered(settings: Settings) -> NewSudoku:
    """The last options, without the seed; missing or damaged ones have their defaults."""
    found = {
        option.name: _read(settings, option.name, KINDS[option.name], option.default)
        for option in fields(MakeOptions)
        if not isinstance(KINDS[option.name], FreeText)
    }
    options = NewSudoku(**found)  # type: ignore[arg-type]  # by name, each of its own kind
    level = options.level if options.level or options.must or options.se else NewSudoku.level
    grade = options.grade if options.grade in {each.key for each in GRADES} else ""
    variant = settings.text(VARIANT)
    if variant in VARIANT_NAMED:
        level = VARIANT_NAMED[variant].nearest(level)
        return replace(options, mode=mode_called(options.mode), level=level, variant=variant)
    return replace(options, mode=mode_called(options.mode), level=level, grade=grade)


def remember(settings: Settings, chosen: NewSudoku) -> None:
    """Store the options for the next time, except the seed; with a variant only what counts."""
    settings.set(VARIANT, chosen.variant)
    if chosen.variant:
        settings.set(KEY + "level", chosen.level)
        settings.set(KEY + "symmetry", chosen.symmetry)
        return
    for name, kind in KINDS.items():
        value = getattr(chosen, name)
        if name in ENDS:
            for end, number in zip(ENDS[name], value or (0, 0), strict=True):
                settings.set(KEY + end, number)
        elif not isinstance(kind, FreeText):
            settings.set(KEY + name, _kept(kind, value))


def _kept(kind: Kind, value: Any) -> Preference:
    """The stored form of an option."""
    if isinstance(kind, NumberRange):
        return [f"{end:.{kind.places}f}" for end in value or ()]
    if isinstance(kind, CellSet):
        return _pattern(value)
    kept: Preference = [*value] if isinstance(kind, TechniqueNames) else value
    return kept


def _read(settings: Settings, name: str, kind: Kind, usual: Any) -> object:
    """Parse a stored option by its kind."""
    key = KEY + name
    if isinstance(kind, OnOff):
        return settings.flag(key, default=usual)
    if isinstance(kind, TechniqueNames):
        return tuple(settings.texts(key))
    if isinstance(kind, WholeNumber):
        return settings.number(key, usual, kind.least, kind.most)
    if isinstance(kind, CellSet):
        return _cells(settings.text(key))
    if isinstance(kind, NumberRange):
        apart = [settings.text(KEY + end) for end in ENDS.get(name, ())]
        return _span(kind, apart or settings.texts(key))
    return settings.text(key, usual)


def practised(settings: Settings) -> list[str]:
    """The techniques practised lately, the last one first."""
    return settings.texts(PRACTISED)[:MOST_PRACTISED]


def practised_grade(settings: Settings, technique: str) -> str:
    """The grade in which a technique was last practised; "" for any, or if long ago."""
    grade = settings.text(PRACTISED_GRADE)
    is_last = practised(settings)[:1] == [technique]
    return grade if is_last and grade in {each.key for each in GRADES} else ""


def remember_practice(settings: Settings, technique: str, grade: str = "") -> None:
    """Store that a technique is practised, with puzzles of any grade or of a given one."""
    settings.set(PRACTISED_GRADE, grade)
    others = [name for name in practised(settings) if name != technique]
    settings.set(PRACTISED, [technique, *others][:MOST_PRACTISED])


def _span(kind: NumberRange, texts: list[str]) -> tuple[float, float] | None:
    """Parse the two ends of a range as stored by `_kept`; None if they are invalid."""
    try:
        low, high = map(float if kind.places else int, texts)
    except ValueError:
        return None
    is_one = kind.least <= low <= high <= kind.most
    return (low, high) if is_one and texts == _kept(kind, (low, high)) else None


def _cells(pattern: str) -> frozenset[int] | None:
    if len(pattern) != CELLS or set(pattern) != {"x", "."}:
        return None
    return frozenset(cell for cell, sign in enumerate(pattern) if sign == "x")


def _pattern(mask: frozenset[int] | None) -> str:
    """Cells as 81 characters, which are readable in the file."""
    return "".join("x" if cell in mask else "." for cell in range(CELLS)) if mask else ""
