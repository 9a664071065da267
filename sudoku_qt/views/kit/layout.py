# SPDX-License-Identifier: MIT
"""Layouts as sentences: which parts are below or beside each other, and the gaps between them.

    lay_out(self, column(title, text, row(back, SPRING, on), gap="usual", inset="frame"))

`column`, `row` and `grid` only describe a layout; `lay_out` builds it, from the outside in: each
layout is added to another while it is empty, and filled then. For the items of a filled one PySide6
would keep objects, which outlive them.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeVar

from PySide6.QtWidgets import QBoxLayout, QFormLayout, QGridLayout, QLayout, QWidget

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import Themed, theme_of

if TYPE_CHECKING:  # at run time it would wake the namespace, before the first paint
    from PySide6.QtCore import Qt

Room = Literal["none", "hair", "tight", "usual", "loose", "easy", "wide", "frame"]
ROOMS: dict[str, int] = {
    "none": 0,
    "hair": 2,  # between lines that belong together
    "tight": 4,  # between a field and what explains it
    "usual": 8,  # between one thing and the next
    "loose": 10,
    "easy": 12,  # above and below what stands on a card
    "wide": 16,  # from card to card, and at the sides of what stands on one
    "frame": 24,  # round what stands in a dialog
}
"""The pixels for each word at 100 %."""
Length = Room | int
"""A word, or a number of pixels for something that is painted."""
Gap = Length | tuple[Length | None, Length | None] | None
"""The gap between parts; for a grid also across and down. None is as in the outer layout."""
Inset = Length | tuple[Length, Length] | tuple[Length, Length, Length, Length]
"""On all sides; or horizontally and vertically; or left, above, right and below."""
Way = Literal["column", "row", "grid"]


class Spring(NamedTuple):
    """Space that takes whatever is left, as a part of a row or a column."""

    share: int = 1


class Space(NamedTuple):
    """A larger space between two parts than the usual gap."""

    length: Length


class Strut(NamedTuple):
    """As a part of a row: a minimum height in pixels; of a column: a minimum width."""

    pixels: int


class Placed(NamedTuple):
    """A part, its share of the space left, and its alignment."""

    part: "QWidget | Layout"
    share: int = 0
    place: "Qt.AlignmentFlag | None" = None


class Span(NamedTuple):
    """A part of a grid that spans several rows or columns."""

    part: "QWidget | Layout"
    down: int
    across: int


class Cell(NamedTuple):
    """A part of a grid: its first row and column, and how many it spans."""

    part: "QWidget | Layout"
    row: int
    column: int
    down: int = 1
    across: int = 1


class Layout(NamedTuple):
    """A description of a layout: see `column`, `row` and `grid`."""

    way: Way
    parts: "tuple[Part, ...]" = ()
    cells: tuple[Cell, ...] = ()
    gap: Gap = None
    inset: Inset = "none"
    grows: bool = False
    into: QLayout | None = None


Part = QWidget | Layout | Placed | Spring | Space | Strut | None
SPRING = Spring()
WidgetT = TypeVar("WidgetT", bound=QWidget)


def filling(part: QWidget | Layout, share: int = 1) -> Placed:
    """A part that takes the space left, or a share of it."""
    return Placed(part, share)


def placed(part: QWidget | Layout, place: "Qt.AlignmentFlag") -> Placed:
    """A part of its own preferred size, and its alignment."""
    return Placed(part, 0, place)


def column(
    *parts: Part,
    gap: Gap = None,
    inset: Inset = "none",
    grows: bool = False,
    into: QBoxLayout | None = None,
) -> Layout:
    """Parts below each other; None is skipped.

    Gap and inset grow with the zoom if `grows`. `into` is the layout to use, if it is needed
    afterwards.
    """
    return Layout("column", parts, (), gap, inset, grows, into)


def row(
    *parts: Part,
    gap: Gap = None,
    inset: Inset = "none",
    grows: bool = False,
    folded: bool = False,
    into: QBoxLayout | None = None,
) -> Layout:
    """Parts beside each other, or below each other if `folded`; otherwise see `column`."""
    return Layout("column" if folded else "row", parts, (), gap, inset, grows, into)


def wide(part: QWidget | Layout, across: int) -> Span:
    """A part of a grid that spans several columns."""
    return Span(part, 1, across)


def tall(part: QWidget | Layout, down: int) -> Span:
    """A part of a grid that spans several rows."""
    return Span(part, down, 1)


def grid(
    *rows: Sequence[QWidget | Layout | Span | None],
    gap: Gap = None,
    inset: Inset = "none",
    grows: bool = False,
    into: QGridLayout | None = None,
) -> Layout:
    """Rows of parts, aligned in columns; None leaves a cell free. Otherwise see `column`."""
    cells = [
        Cell(part.part, row, column, part.down, part.across)
        if isinstance(part, Span)
        else Cell(part, row, column)
        for row, parts in enumerate(rows)
        for column, part in enumerate(parts)
        if part is not None
    ]
    return Layout("grid", (), tuple(cells), gap, inset, grows, into)


def filled_by_hand(into: QLayout, *, gap: Gap = None, inset: Inset = "none") -> Layout:
    """A layout of another kind, which is filled after it was added."""
    return Layout("column", gap=gap, inset=inset, into=into)


def holder(what: Layout) -> QWidget:
    """A widget that only holds a layout."""
    widget = QWidget()
    lay_out(widget, what)
    return widget


def lay_out(owner: QWidget, what: Layout, on: QWidget | None = None) -> None:
    """Build a layout on a widget, or on one inside it; what grows follows the owner's theme."""
    layout = _empty(what)
    (on or owner).setLayout(layout)
    _fill(layout, what, owner)


def add_to(box: QBoxLayout, owner: QWidget, *parts: Part) -> None:
    """Add parts to a row or a column that was already added."""
    for part in parts:
        if isinstance(part, Spring):
            box.addStretch(part.share)
        elif isinstance(part, Space):
            box.addSpacing(_pixels(part.length))
        elif isinstance(part, Strut):
            box.addStrut(part.pixels)
        elif part is not None:
            _add(box, part if isinstance(part, Placed) else Placed(part), owner)


def padded(widget: WidgetT, inset: Inset, theme: Theme | None = None) -> WidgetT:
    """A widget with an inset around its contents, and none while it is hidden."""
    widget.setContentsMargins(*_sides(inset, theme))
    return widget


def give_room(
    layout: QLayout, gap: Gap = None, inset: Inset = "none", theme: Theme | None = None
) -> None:
    """Set gap and inset of a layout: at 100 %, or at the zoom of a theme."""
    layout.setContentsMargins(*_sides(inset, theme))
    across, down = gap if isinstance(gap, tuple) else (gap, gap)
    if isinstance(layout, QGridLayout | QFormLayout):
        layout.setHorizontalSpacing(-1 if across is None else _pixels(across, theme))
        layout.setVerticalSpacing(-1 if down is None else _pixels(down, theme))
    elif across is not None:
        layout.setSpacing(_pixels(across, theme))


def _sides(inset: Inset, theme: Theme | None = None) -> tuple[int, int, int, int]:
    sides = inset if isinstance(inset, tuple) else (inset,)
    left, top, right, bottom = (_pixels(side, theme) for side in (sides * 4)[:4])
    return left, top, right, bottom


def _pixels(length: Length, theme: Theme | None = None) -> int:
    pixels = ROOMS[length] if isinstance(length, str) else length
    return theme.px(pixels) if theme and pixels > 0 else pixels


def _empty(what: Layout) -> QLayout:
    if what.into is not None:
        return what.into
    if what.way == "grid":
        return QGridLayout()
    ways = QBoxLayout.Direction
    return QBoxLayout(ways.LeftToRight if what.way == "row" else ways.TopToBottom)


def _fill(layout: QLayout, what: Layout, owner: QWidget) -> None:
    """Fill a layout that has a parent already."""
    give_room(layout, what.gap, what.inset, theme_of(owner) if what.grows else None)
    if what.grows:
        if not isinstance(owner, Themed):
            raise TypeError(f"{owner} hears of no zoom: what grows needs an owner that is themed")
        owner.when_restyled(partial(give_room, layout, what.gap, what.inset))
    if isinstance(layout, QBoxLayout):
        add_to(layout, owner, *what.parts)
    elif isinstance(layout, QGridLayout):
        for cell in what.cells:
            _put(layout, cell, owner)


def _add(box: QBoxLayout, placed: Placed, owner: QWidget) -> None:
    part, share, place = placed
    if isinstance(part, Layout):
        inner = _empty(part)
        box.addLayout(inner, share)
        _fill(inner, part, owner)
    else:
        box.addWidget(part, share)
    if place is not None:
        box.setAlignment(inner if isinstance(part, Layout) else part, place)


def _put(grid: QGridLayout, cell: Cell, owner: QWidget) -> None:
    part, row, column, down, across = cell
    if isinstance(part, Layout):
        inner = _empty(part)
        grid.addLayout(inner, row, column, down, across)
        _fill(inner, part, owner)
    else:
        grid.addWidget(part, row, column, down, across)
