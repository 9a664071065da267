# SPDX-License-Identifier: MIT
"""The last options for printing, in the preferences."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS
from sudoku_qt.engine.sudoku.worksheet import Kind
from sudoku_qt.models.sudoku.paper.options import (
    MOST_PUZZLES,
    OPTION_KINDS,
    PER_PAGE,
    FreeText,
    Number,
    OneNumber,
    OneWord,
    OnOff,
    OptionKind,
    PaperName,
    PaperOptions,
)
from sudoku_qt.models.sudoku.paper.sizes import paper_size
from sudoku_qt.store.settings import Settings

KEY = "print/"
ALONE = "per_page_alone"
ANSWERS_OF_LESSONS, OF_LESSONS = "print/lesson_answers", ("last", "none")
FIRST_COUNTS: Mapping[Kind, int] = {2: 2, 3: 2}
NAMES: Mapping[Kind, str] = {
    **{level.number: f"level_{level.number}" for level in LEVELS[:-1]},
    GRADES[0].key: f"level_{LEVELS[-1].number}",  # the former name of the whole level
    **{grade.key: f"grade_{grade.key}" for grade in GRADES[1:]},
}
"""The settings with the number of puzzles of each kind."""


def remembered(settings: Settings) -> PaperOptions:
    """The last options; missing or damaged ones have their defaults."""
    usual = PaperOptions()
    found = {
        name: _option(settings, KEY + name, kind, getattr(usual, name))
        for name, kind in OPTION_KINDS.items()
    }
    return PaperOptions(**found)


def _option(settings: Settings, name: str, kind: OptionKind, usual: Any) -> Any:
    """The stored value of an option of a kind, or the usual one."""
    match kind:
        case OnOff():
            return settings.flag(name, default=usual)
        case Number():
            number = settings.number(name, usual, 0, kind.most)
            return number if kind.holds(number) else usual
        case OneNumber():
            number = settings.number(name, usual, min(kind.numbers), max(kind.numbers))
            return number if number in kind.numbers else usual
        case FreeText():
            return settings.text(name)[: kind.longest]
        case OneWord():
            word = settings.text(name)
            return word if word in kind.words else usual
        case PaperName():
            return _paper(settings.text(name), usual)


def _paper(name: str, usual: str) -> str:
    try:
        paper_size(name)
    except Fault:
        return usual
    return name


def remember(settings: Settings, options: PaperOptions) -> None:
    """Store the options for the next time."""
    for field in fields(options):
        settings.set(KEY + field.name, getattr(options, field.name))


def remembered_answers(settings: Settings) -> str:
    """Where the answers of lessons are: at the end until the player changes it, or nowhere."""
    word = settings.text(ANSWERS_OF_LESSONS)
    return word if word in OF_LESSONS else OF_LESSONS[0]


def remember_answers(settings: Settings, place: str) -> None:
    """Store that place."""
    settings.set(ANSWERS_OF_LESSONS, place)


def remembered_alone(settings: Settings) -> int:
    """The number of places on a page for a single puzzle; one until the player changes it."""
    return _per_page(settings, ALONE, 1)


def remember_alone(settings: Settings, count: int) -> None:
    """Store that number of places."""
    settings.set(KEY + ALONE, count)


def _per_page(settings: Settings, name: str, usual: int) -> int:
    count = settings.number(KEY + name, usual, min(PER_PAGE), max(PER_PAGE))
    return count if count in PER_PAGE else usual


def remembered_counts(settings: Settings) -> dict[Kind, int]:
    """The last number of new puzzles of each level and grade."""
    counts = {kind: settings.number(KEY + name, 0, 0, MOST_PUZZLES) for kind, name in NAMES.items()}
    chosen = {kind: count for kind, count in counts.items() if count}
    return chosen if 0 < sum(chosen.values()) <= MOST_PUZZLES else dict(FIRST_COUNTS)


def remember_counts(settings: Settings, counts: Mapping[Kind, int]) -> None:
    """Store these numbers."""
    for kind, name in NAMES.items():
        settings.set(KEY + name, counts.get(kind, 0))
