# SPDX-License-Identifier: MIT
"""Sizes that are wanted before the parts that have them are there: room is kept for those."""

from sudoku_qt.views.theme import Theme

STEP = 8
"""What spacing is made of."""
BUTTON_HEIGHT = 32
"""Of a button in the tool bar, at 100 %."""
WORD_HEIGHT = 40
"""Of a button with a word."""
DIGIT_HEIGHT = 64
"""Of a digit on the pad."""
WIDE_PAD = 480
"""The width from which all nine digits of the pad stand in one row."""


def tools_height(theme: Theme) -> int:
    """The height of the tool bar: a button and a little air above it."""
    return theme.px(BUTTON_HEIGHT) + STEP // 2


def status_height(theme: Theme) -> int:
    """The height of the strip at the foot."""
    return theme.px(32)


def pad_columns(theme: Theme, width: int) -> int:
    """The number of digits in a row of the pad."""
    return 9 if width >= theme.px(WIDE_PAD) else 3


def pad_height(theme: Theme, width: int) -> int:
    """The height of the pad: its rows of digits and its row of words."""
    rows = 9 // pad_columns(theme, width)
    return theme.px(rows * (DIGIT_HEIGHT + STEP) + WORD_HEIGHT)
