# SPDX-License-Identifier: MIT
"""THE COLUMNS of the library's list; a narrow list omits the least important ones.

A column of text is a line here: its heading, its widths, and the text of a row. `line.py` paints
what is more than a text.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from sudoku_qt.models.library.listing import BEST, LEVEL, MINUTES, NAME, PLAYED, STATE
from sudoku_qt.models.library.row import LibraryRow
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.theme import Theme

PATTERN, TAGS, STAR = "pattern", "tags", "star"


class ListColumn(NamedTuple):
    """A column; `width` is that of the design, at 100 %, and 0 for the name, which gets the rest.

    In little room the columns are kept in the order of `rank`. `orders` says that entries can be
    sorted by it, `descends` that the greatest then come first. `text` is None where more than a
    text is painted; a text is muted unless it has a `weight`.
    """

    key: str
    width: int = 0
    rank: int = 0
    title: str = ""
    small: int = 0
    """The least width, if it can be narrower: an icon without its text, a text without its dots."""
    orders: bool = False
    descends: bool = False
    at_right: bool = False
    text: Callable[[LibraryRow], str] | None = None
    weight: Weight | None = None


COLUMNS = (
    ListColumn(PATTERN, 69, 1),
    ListColumn(NAME, title=QT_TRANSLATE_NOOP("Heads", "Name"), orders=True),
    ListColumn(STATE, 113, 3, QT_TRANSLATE_NOOP("Heads", "State"), small=44, orders=True),
    ListColumn(
        LEVEL, 194, 4, QT_TRANSLATE_NOOP("Heads", "Level"), small=130, orders=True, descends=True
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
LEAST_NAME = 148


class ColumnSpan(NamedTuple):
    """The left edge and width of a column."""

    left: int
    wide: int
    small: bool = False
    """Whether it is narrower than its full width."""


def spans(width: int, theme: Theme, *, tags: bool = True) -> Mapping[str, ColumnSpan]:
    """The columns of a table of this width, from left to right; the name gets what is left.

    Without `tags` there is no column for them.
    """
    left, kept = width - theme.px(LEAST_NAME), dict[str, int]()
    for column in sorted(COLUMNS, key=lambda each: each.rank):
        if not column.width or (column.key == TAGS and not tags):
            continue
        for design in (column.width, column.small):
            if design and theme.px(design) <= left:
                kept[column.key] = theme.px(design)
                left -= kept[column.key]
                break
    kept[NAME] = width - sum(kept.values())
    return _placed(kept, theme)


def _placed(kept: Mapping[str, int], theme: Theme) -> Mapping[str, ColumnSpan]:
    found, at = dict[str, ColumnSpan](), 0
    for column in COLUMNS:
        if column.key in kept:
            wide = kept[column.key]
            found[column.key] = ColumnSpan(at, wide, wide < theme.px(column.width))
            at += wide
    return found
