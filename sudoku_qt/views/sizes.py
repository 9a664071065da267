# SPDX-License-Identifier: MIT
"""Sizes of parts that are created later: room is kept for them."""

from math import ceil

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
"""The width from which all nine digits of the pad are in one row."""
IN_TWO_ROWS = 5
"""The number of digits in the first of two rows."""
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


def pad_columns(theme: Theme, width: int, *, low: bool = False) -> int:
    """The number of digits in a row of the pad; `low` if its height is limited."""
    if width >= theme.px(WIDE_PAD):
        return 9
    return IN_TWO_ROWS if low and width >= theme.px(TWO_ROWS) else 3


def has_one_row_of_words(theme: Theme, width: int, *, low: bool = False) -> bool:
    """Whether the entry modes and the labelled keys of the pad share a row.

    They do, as icons, beside two rows of digits, where there is hardly any height.
    """
    return width >= theme.px(WIDE_WORDS) or pad_columns(theme, width, low=low) == IN_TWO_ROWS


def digit_height(theme: Theme, width: int, *, low: bool = False) -> int:
    """The height of a digit key of the pad, which grows with the column's width."""
    columns = pad_columns(theme, width, low=low)
    if columns == IN_TWO_ROWS:
        return theme.px(LOW_DIGIT)
    wider = (width / theme.zoom - COLUMN) / (WIDE_COLUMN - COLUMN)
    grown = min(max(wider, 0.0), 1.0) if columns == 3 else 0.0
    return theme.px(DIGIT_HEIGHT + (LARGE_DIGIT - DIGIT_HEIGHT) * grown)


def pad_height(theme: Theme, width: int, *, low: bool = False) -> int:
    """The height of the pad: the entry modes, the rows of digits and the row of labelled keys."""
    is_above = not has_one_row_of_words(theme, width, low=low)
    modes = theme.px(WORD_HEIGHT) + theme.px(STEP) if is_above else 0
    return modes + typing_height(theme, width, low=low)


def typing_height(theme: Theme, width: int, *, low: bool = False) -> int:
    """The height of the pad while givens are typed in, without the entry modes."""
    rows = ceil(9 / pad_columns(theme, width, low=low))
    digits = rows * (digit_height(theme, width, low=low) + theme.px(STEP))
    return digits + theme.px(WORD_HEIGHT)


def composing_height(theme: Theme, width: int) -> int:
    """The height of the pad while composing: the rows of digits and the row of labelled keys."""
    grown = (digit_height(theme, width) - theme.px(DIGIT_HEIGHT)) // 2  # other cards need room
    rows = 9 // pad_columns(theme, width)
    return rows * (theme.px(COMPOSING_DIGIT + STEP) + grown) + theme.px(WORD_HEIGHT)
