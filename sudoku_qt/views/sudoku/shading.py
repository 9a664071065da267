# SPDX-License-Identifier: MIT
"""The shading of cells: selected, or highlighted because of the cursor's position.

A shade is a plain int, not an enumeration: one for each cell is looked up at every repaint.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, Entry, EntryMode, Filter
from sudoku_qt.models.sudoku.board.model import CELLS, STANDARD_SHAPE, Shape

PLAIN = 0
PEER = 1
"""The cell may not have the same digit as the cursor's, by some rule."""
SAME = 2
"""The cell has the highlighted digit: the cursor's, or one that was chosen."""
SELECTED = 4
CURSOR = 8
WAITING = 16
"""The cursor's cell while another widget has the focus."""
FILTERED = 32
"""The cell passes the filter."""
DIGIT_SHIFT = 6
"""From this bit on, five bits: the highlighted digit, in cells where it is noted."""
DIGIT_BITS = 0b11111
MODE_SHIFT = 11
"""From this bit on: the way of entering, in the cursor's cell."""

NO_SHADES = (PLAIN,) * CELLS
MODES = tuple(EntryMode)


class Highlight(NamedTuple):
    """What is highlighted because of the cursor's position."""

    same: bool = True
    """Whether the cursor's digit is highlighted everywhere."""
    peers: bool = True
    """Whether the cells that it sees are shaded, as its row, column and box."""


class Look(NamedTuple):
    """The cursor's position, and how digits are entered."""

    cursor: int
    waiting: bool = False
    entry: Entry = Entry()
    highlight: Highlight = Highlight()


def shades(
    cells: Sequence[Cell], selected: Collection[int], look: Look, shape: Shape = STANDARD_SHAPE
) -> Sequence[int]:
    """The shades of the cells, given a look, their contents, and which are selected.

    While a hint is drawn, only the cursor is shown with it. On a solved board nothing is
    highlighted, but a selection of several cells is shown.
    """
    own = (CURSOR | WAITING if look.waiting else CURSOR) | MODES.index(
        look.entry.mode
    ) << MODE_SHIFT
    if _is_drawn(cells):
        shaded = [PLAIN] * len(cells)
    else:
        is_calm = is_solved(cells, shape)
        shaded = [PLAIN] * len(cells) if is_calm else _around(cells, look, shape)
        for cell in () if is_calm and len(selected) == 1 else selected:
            shaded[cell] |= SELECTED
    shaded[look.cursor] |= own
    return shaded


def _is_drawn(cells: Sequence[Cell]) -> bool:
    """Whether a hint is drawn."""
    for cell in cells:  # noqa: SIM110 - a generator would take as long again, at each key
        if cell.discs or cell.framed or cell.ground:
            return True
    return False


def digit_of(shade: int) -> int:
    """The digit that stands out among the notes of a cell, or 0."""
    return shade >> DIGIT_SHIFT & DIGIT_BITS


def mode_of(shade: int) -> EntryMode:
    """The entry mode that the cursor shows."""
    return MODES[shade >> MODE_SHIFT]


def is_solved(cells: Sequence[Cell], shape: Shape = STANDARD_SHAPE) -> bool:
    """Whether all cells have digits, by the rules."""
    values = [cell.value for cell in cells]
    return 0 not in values and not shape.conflicts(bytes(values))


def _around(cells: Sequence[Cell], look: Look, shape: Shape) -> list[int]:
    """Shade the cells with the highlighted digit, and those that the cursor sees."""
    digit = _sought(cells, look)
    noted = 1 << digit - 1 if digit else 0
    sought = look.entry.sought
    through = filtered(cells, sought, shape) if sought.digit else frozenset()
    shows_peers = look.highlight.peers and not sought.digit
    seen = {look.cursor, *shape.peers[look.cursor]} if shows_peers else frozenset()
    found = []
    for cell, content in enumerate(cells):
        if digit and content.value == digit:
            found.append(SAME)
            continue
        ground = (PEER if cell in seen else PLAIN) | (FILTERED if cell in through else 0)
        written = digit << DIGIT_SHIFT if (content.notes | content.corners) & noted else 0
        found.append(ground | written)
    return found


def _sought(cells: Sequence[Cell], look: Look) -> int:
    """The digit to highlight everywhere: the filter's, the locked one, or the cursor's."""
    entry = look.entry
    if entry.sought.digit:
        return entry.sought.digit if entry.sought.digit != BIVALUE else 0
    locked = 0 if entry.mode is EntryMode.COLOUR else entry.locked
    return locked or (cells[look.cursor].value if look.highlight.same else 0)


def filtered(
    cells: Sequence[Cell], sought: Filter, shape: Shape = STANDARD_SHAPE
) -> frozenset[int]:
    """The empty cells that a filter lights.

    The candidates of a cell are the player's notes or, if there are none, those that the rules
    allow.
    """
    values = bytes([content.value for content in cells])
    return frozenset(
        cell
        for cell, content in enumerate(cells)
        if not content.value
        and _fits(content.notes or shape.legal(values, cell), sought.digit) != sought.inverted
    )


def _fits(candidates: int, digit: int) -> bool:
    if digit == BIVALUE:
        return candidates.bit_count() == 2
    return bool(candidates >> digit - 1 & 1)
