# SPDX-License-Identifier: MIT
"""Sizes of parts that are created later: room is kept for them."""

from math import ceil
from typing import NamedTuple

from sudoku_qt.views.theme import Theme

STEP = 8
"""The unit of spacing."""
BUTTON_HEIGHT, FIELD_HEIGHT = 36, 32
"""The heights of buttons and fields on their own, at 100 %, and in a card."""
WORD_HEIGHT = 40
"""The height of a button with a text below the pad."""
MENU_HEIGHT, TOOLS_HEIGHT, STATUS_HEIGHT = 32, 48, 32
DIGIT_HEIGHT, LARGE_DIGIT = 72, 96
"""The heights of a digit on the pad, in the narrowest and in the widest column beside the board."""
COLUMN, WIDE_COLUMN = 328, 448
"""The width of the column beside the board in the usual window, and in a large one."""
DOCK_WIDTH = 304
KEY_RADIUS, CARD_RADIUS = 8, 10
LOW_WINDOW = 560
"""A lower window has no strip at its foot and hardly any margins."""
WIDE_PAD = 480
"""The width from which all nine digits of the pad are in one row, and more in two."""
BARS = MENU_HEIGHT + TOOLS_HEIGHT
HIGHER_THAN_WIDE = 160
"""A page narrower than that is low, too, unless it is by so much higher than wide: otherwise the
board and two rows of digits do not fill its width."""
PAD_COLUMNS = {4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 3, 10: 5}
"""The usual number of digits in a row of the pad; 4 if there are more than ten."""
USUAL_ROWS = 3
"""Of digits; more of them are lower, so that all need no more room."""
TWO_ROWS, LOW_DIGIT = 330, 48
"""The width from which they are in two rows if there is little height, and their height then."""
COMPOSING_DIGIT = 51
"""The height of a digit on the pad while composing, when other cards need more room."""
SQUEEZED = 0.75
"""The least share of their height that three rows of digits need."""
WIDE_WORDS = 540
"""The width from which texts are beside the ways of entering."""


def tools_height(theme: Theme) -> int:
    """The height of the tool bar."""
    return theme.px(TOOLS_HEIGHT)


def status_height(theme: Theme) -> int:
    """The height of the status strip."""
    return theme.px(STATUS_HEIGHT)


def is_low_page(width: float, height: float, zoom: float) -> bool:
    """Whether a page needs all its height for the board, at a zoom; so margins are small."""
    is_narrow = width < WIDE_PAD * zoom and height < width + HIGHER_THAN_WIDE * zoom
    return is_narrow or height < (LOW_WINDOW - BARS) * zoom


def is_low_window(width: float, height: float, zoom: float) -> bool:
    """Whether a window has no strip at its foot, at a zoom."""
    return is_low_page(width, height - BARS * zoom, zoom)


class PadGrid(NamedTuple):
    """The digits of a pad in rows and columns."""

    columns: int
    rows: int
    low: bool = False
    """Whether they are in two low rows, with the button that erases as the last of these."""


def pad_grid(theme: Theme, width: int, *, side: int = 9, low: bool = False) -> PadGrid:
    """How the digits of a pad are placed; `low` if its height is limited."""
    if width >= theme.px(WIDE_PAD):
        return PadGrid(side, 1) if side <= 9 else PadGrid(ceil(side / 2), 2)
    if low and width >= theme.px(TWO_ROWS):
        return PadGrid(ceil((side + 1) / 2), 2, low=True)
    columns = PAD_COLUMNS.get(side, 4)
    return PadGrid(columns, ceil(side / columns))


def has_one_row_of_words(theme: Theme, width: int, *, side: int = 9, low: bool = False) -> bool:
    """Whether the entry modes and the labelled keys of the pad share a row.

    They do, as icons, beside two low rows of digits, where there is hardly any height.
    """
    return width >= theme.px(WIDE_WORDS) or pad_grid(theme, width, side=side, low=low).low


def digit_height(theme: Theme, width: int, *, side: int = 9, low: bool = False) -> int:
    """The height of a digit key of the pad, which grows with the column's width."""
    grid = pad_grid(theme, width, side=side, low=low)
    if grid.low:
        return theme.px(LOW_DIGIT)
    wider = (width / theme.zoom - COLUMN) / (WIDE_COLUMN - COLUMN)
    grown = min(max(wider, 0.0), 1.0) if width < theme.px(WIDE_PAD) else 0.0
    usual = DIGIT_HEIGHT + (LARGE_DIGIT - DIGIT_HEIGHT) * grown
    if width < theme.px(WIDE_PAD):
        usual = min(usual, USUAL_ROWS * (usual + STEP) / grid.rows - STEP)
    elif grid.rows > 1:
        usual = LOW_DIGIT
    return theme.px(usual)


def pad_height(theme: Theme, width: int, *, side: int = 9, low: bool = False) -> int:
    """The height of the pad: the entry modes, the rows of digits and the row of labelled keys."""
    is_above = not has_one_row_of_words(theme, width, side=side, low=low)
    modes = theme.px(WORD_HEIGHT) + theme.px(STEP) if is_above else 0
    return modes + typing_height(theme, width, side=side, low=low)


def grown_height(theme: Theme, width: int, *, side: int = 9) -> int:
    """The height that the digits of a pad have only because its column is wide."""
    usual = digit_height(theme, theme.px(COLUMN), side=side)
    rows = pad_grid(theme, width, side=side).rows
    return rows * max(digit_height(theme, width, side=side) - usual, 0)


def typing_height(theme: Theme, width: int, *, side: int = 9, low: bool = False) -> int:
    """The height of the pad while givens are typed in, without the entry modes."""
    rows = pad_grid(theme, width, side=side, low=low).rows
    digits = rows * (digit_height(theme, width, side=side, low=low) + theme.px(STEP))
    return digits + theme.px(WORD_HEIGHT)


def composing_height(theme: Theme, width: int, *, side: int = 9) -> int:
    """The height of the pad while composing: the rows of digits and the row of labelled keys."""
    usual = digit_height(theme, width, side=side)
    grown = (usual - theme.px(DIGIT_HEIGHT)) // 2  # other cards need room
    rows = pad_grid(theme, width, side=side).rows
    return rows * (theme.px(COMPOSING_DIGIT + STEP) + max(grown, 0)) + theme.px(WORD_HEIGHT)
