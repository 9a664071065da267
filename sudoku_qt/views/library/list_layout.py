# SPDX-License-Identifier: MIT
"""Which columns of the library's list a player sees, where, and how wide.

A narrow list omits the least important ones.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from sudoku_qt.models.library.listing import NAME
from sudoku_qt.views.library.columns import COLUMNS, NAMED, PATTERN, STAR, TAGS
from sudoku_qt.views.theme import Theme

LEAST_NAME = 148
FIXED = frozenset({PATTERN, NAME, STAR})
"""Columns that are always shown, in a width of their own; the first and the last stay there."""
NARROWEST, WIDEST = 40, 480
"""The widths that a player may give a column, at 100 %."""


@dataclass(frozen=True)
class ListLayout:
    """The player's choice: the columns from left to right, those hidden, and changed widths.

    `widths` are those at 100 %.
    """

    order: tuple[str, ...] = tuple(column.key for column in COLUMNS)
    hidden: frozenset[str] = frozenset(column.key for column in COLUMNS if not column.is_usual)
    widths: Mapping[str, int] = field(default_factory=dict)

    def words(self) -> list[str]:
        """The choice as texts, a column each: "se", "-tags" if it is hidden, "name:90"."""
        return [
            ("-" if key in self.hidden else "")
            + (f"{key}:{self.widths[key]}" if key in self.widths else key)
            for key in self.order
        ]

    def moved(self, order: Iterable[str]) -> "ListLayout":
        """The columns in another order, as far as they may be moved."""
        middle = (key for key in dict.fromkeys(order) if key in NAMED)
        keys = (key for key in middle if key not in {PATTERN, STAR})
        return replace(self, order=(PATTERN, *keys, STAR))

    def shown(self, key: str, *, on: bool) -> "ListLayout":
        """The layout with a column, or without it."""
        return replace(self, hidden=self.hidden - {key} if on else self.hidden | {key})

    def widened(self, key: str, width: int) -> "ListLayout":
        """The layout with another width of a column."""
        fit = min(max(width, NARROWEST), WIDEST)
        return replace(self, widths={**self.widths, key: fit})


USUAL = ListLayout()


def layout_in(words: Iterable[str]) -> ListLayout:
    """The layout in texts that `ListLayout.words` wrote, as far as they can be understood.

    A column that they do not know stands behind the one before it in the table, hidden or not as
    usual.
    """
    found = {
        match[2]: match for match in map(_WORD.fullmatch, words) if match and match[2] in NAMED
    }
    order = list(found)
    for before, column in zip((None, *COLUMNS), COLUMNS, strict=False):
        if column.key not in found:
            order.insert(order.index(before.key) + 1 if before else 0, column.key)
    hidden = {key for key in order if (found[key][1] if key in found else key in USUAL.hidden)}
    layout = replace(USUAL.moved(order), hidden=frozenset(hidden - FIXED))
    for key, match in found.items():
        if match[3] and key not in FIXED:
            layout = layout.widened(key, int(match[3]))
    return layout


_WORD = re.compile("(-?)([a-z]+)(?::([0-9]{1,4}))?")


class ColumnSpan(NamedTuple):
    """The left edge and width of a column."""

    left: int
    wide: int
    small: bool = False
    """Whether it is narrower than its full width."""


def spans(
    width: int, theme: Theme, layout: ListLayout = USUAL, *, tags: bool = True
) -> Mapping[str, ColumnSpan]:
    """The columns of a table of this width, from left to right; the name gets what is left.

    Without `tags` there is no column for them.
    """
    left, kept = width - theme.px(LEAST_NAME), dict[str, int]()
    hidden = layout.hidden if tags else layout.hidden | {TAGS}
    for column in sorted(COLUMNS, key=lambda each: each.rank):
        if not column.width or column.key in hidden:
            continue
        own = layout.widths.get(column.key)
        for design in (own,) if own else (column.width, column.small):
            if design and theme.px(design) <= left:
                kept[column.key] = theme.px(design)
                left -= kept[column.key]
                break
    kept[NAME] = width - sum(kept.values())
    return _placed(kept, theme, layout.order)


def _placed(
    kept: Mapping[str, int], theme: Theme, order: Sequence[str]
) -> Mapping[str, ColumnSpan]:
    found, at = dict[str, ColumnSpan](), 0
    for key in order:
        if key in kept:
            wide = kept[key]
            found[key] = ColumnSpan(at, wide, wide < theme.px(NAMED[key].width))
            at += wide
    return found
