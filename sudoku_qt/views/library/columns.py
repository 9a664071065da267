# SPDX-License-Identifier: MIT
"""The columns of the library's table; a narrow table omits the least important ones.

Widths are lengths of the design, at 100 %.
"""

from collections.abc import Mapping
from typing import NamedTuple

from sudoku_qt.models.library.listing import BEST, LEVEL, MINUTES, NAME, PLAYED, STATE
from sudoku_qt.views.theme import Theme

PATTERN, TAGS, STAR = "pattern", "tags", "star"
ORDER = PATTERN, NAME, STATE, LEVEL, MINUTES, TAGS, BEST, PLAYED, STAR
"""The columns from left to right."""
WIDTHS = {PATTERN: 69, STATE: 113, LEVEL: 194, MINUTES: 84, TAGS: 108, BEST: 76, PLAYED: 96}
WIDTHS |= {STAR: 56}
SMALL = {STATE: 44, LEVEL: 130, STAR: 40}
"""The least widths: an icon without its text, a text without its dots."""
KEPT = PATTERN, STAR, STATE, LEVEL, PLAYED, BEST, MINUTES, TAGS
"""The columns in the order in which they are kept in little room; tags are the first to go."""
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
    for key in KEPT if tags else KEPT[:-1]:
        for design in (WIDTHS[key], SMALL.get(key)):
            if design and theme.px(design) <= left:
                kept[key] = theme.px(design)
                left -= kept[key]
                break
    kept[NAME] = width - sum(kept.values())
    return _placed(kept, theme)


def _placed(kept: Mapping[str, int], theme: Theme) -> Mapping[str, ColumnSpan]:
    found, at = dict[str, ColumnSpan](), 0
    for key in ORDER:
        if key in kept:
            found[key] = ColumnSpan(at, kept[key], kept[key] < theme.px(WIDTHS.get(key, 0)))
            at += kept[key]
    return found
