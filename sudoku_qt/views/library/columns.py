# SPDX-License-Identifier: MIT
"""THE COLUMNS of the library's list; a narrow list omits the least important ones.

A column of text is a line here: its heading, its widths, and the text of a row. `line.py` paints
what is more than a text.
"""

from collections.abc import Callable
from typing import NamedTuple

from sudoku_qt.models.library.listing import (
    BEST,
    GIVENS,
    HARDEST,
    KIND,
    LEVEL,
    MINIMAL,
    MINUTES,
    NAME,
    PLAYED,
    SE,
    STATE,
)
from sudoku_qt.models.library.row import LibraryRow
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.fonts import Weight

PATTERN, TAGS, STAR = "pattern", "tags", "star"


class ListColumn(NamedTuple):
    """A column; `width` is that of the design, at 100 %, and 0 for the name, which gets the rest.

    In little room columns are kept in the order of `rank`, in which those that are shown only if
    chosen come before the usual ones. `orders` says that entries can be sorted by it, `descends`
    that the greatest then come first. `text` is None where more than a text is painted; a text is
    muted unless it has a `weight`.
    """

    key: str
    width: int = 0
    rank: float = 0
    title: str = ""
    small: int = 0
    """The least width, if it can be narrower: an icon without its text, a text without its dots."""
    orders: bool = False
    descends: bool = False
    at_right: bool = False
    text: Callable[[LibraryRow], str] | None = None
    weight: Weight | None = None
    is_usual: bool = True
    """Whether it is shown until the player chooses other columns."""


COLUMNS = (
    ListColumn(PATTERN, 69, 1),
    ListColumn(NAME, title=QT_TRANSLATE_NOOP("Heads", "Name"), orders=True),
    ListColumn(STATE, 113, 3, QT_TRANSLATE_NOOP("Heads", "State"), small=44, orders=True),
    ListColumn(
        LEVEL, 194, 4, QT_TRANSLATE_NOOP("Heads", "Level"), small=130, orders=True, descends=True
    ),
    ListColumn(
        SE,
        56,
        2.1,
        QT_TRANSLATE_NOOP("Heads", "SE"),
        orders=True,
        descends=True,
        text=lambda row: row.se,
        is_usual=False,
    ),
    ListColumn(
        HARDEST,
        156,
        2.5,
        QT_TRANSLATE_NOOP("Heads", "Hardest step"),
        small=116,
        orders=True,
        descends=True,
        text=lambda row: row.hardest,
        is_usual=False,
    ),
    ListColumn(
        GIVENS,
        72,
        2.2,
        QT_TRANSLATE_NOOP("Heads", "Givens"),
        orders=True,
        text=lambda row: row.givens,
        is_usual=False,
    ),
    ListColumn(
        MINIMAL,
        80,
        2.3,
        QT_TRANSLATE_NOOP("Heads", "Minimal"),
        orders=True,
        descends=True,
        text=lambda row: row.minimal,
        is_usual=False,
    ),
    ListColumn(
        KIND,
        116,
        2.4,
        QT_TRANSLATE_NOOP("Heads", "Kind"),
        orders=True,
        text=lambda row: row.kind,
        is_usual=False,
    ),
    ListColumn(
        MINUTES,
        84,
        7,
        QT_TRANSLATE_NOOP("Heads", "Predicted"),
        orders=True,
        descends=True,
        text=lambda row: row.predicted,
    ),
    ListColumn(TAGS, 108, 8, QT_TRANSLATE_NOOP("Heads", "Tags")),
    ListColumn(
        BEST,
        76,
        6,
        QT_TRANSLATE_NOOP("Heads", "Best"),
        orders=True,
        at_right=True,
        text=lambda row: row.best,
        weight=Weight.DemiBold,
    ),
    ListColumn(
        PLAYED,
        96,
        5,
        QT_TRANSLATE_NOOP("Heads", "Played"),
        orders=True,
        descends=True,
        at_right=True,
        text=lambda row: row.played,
    ),
    ListColumn(STAR, 56, 2, small=40),
)
"""The columns from left to right."""
NAMED = {column.key: column for column in COLUMNS}
