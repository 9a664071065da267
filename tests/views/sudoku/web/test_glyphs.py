# SPDX-License-Identifier: MIT
"""Digits of a page are the outlines of the board's own."""

import re

import pytest
from PySide6.QtGui import QPainterPath

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sudoku.cell.digit_cache import sign_outline
from sudoku_qt.views.sudoku.web.glyphs import UNIT, data_of, glyphs


def test_every_digit_is_there_in_each_face() -> None:
    found = glyphs(16)
    names = re.findall(r'<path id="(\w+)"', found.svg)
    assert names == [f"{face}{digit}" for face in "gen" for digit in range(1, 17)]
    assert [*found.widths] == ["g", "e", "n"]
    assert all(len(widths) == 16 for widths in found.widths.values())
    assert found.widths["g"][9] > 1.5 * found.widths["g"][8]


@pytest.mark.parametrize("digit", [1, 4, 8])
def test_an_outline_is_that_of_the_face_around_its_middle(digit: int) -> None:
    data = dict(re.findall(r'id="(\w+)" d="([^"]+)"', glyphs(9).svg))[f"e{digit}"]
    numbers = [int(each) for each in re.findall(r"-?\d+", data)]
    box = sign_outline(str(digit), Weight.Normal).controlPointRect()
    across, down = numbers[::2], numbers[1::2]
    assert (min(across), max(across)) == (round(box.left() * UNIT), round(box.right() * UNIT))
    assert (min(down), max(down)) == (round(box.top() * UNIT), round(box.bottom() * UNIT))


def test_curves_are_written_with_their_three_points() -> None:
    path = QPainterPath()
    path.moveTo(0, 0.5)
    path.lineTo(1, 0)
    path.cubicTo(0.1, 0.2, 0.3, 0.4, 0.5, 0.6)
    assert data_of(path) == "M0 500L1000 0C100 200 300 400 500 600"
