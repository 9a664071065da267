# SPDX-License-Identifier: MIT
"""Pictures of digits: they stand in the middle, sharp at top and foot, and are drawn once."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainterPath

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sudoku.cell.digit_cache import DigitCache, optical_middle, whole_height
from tests.sweeps import every, in_turn
from tests.views.pixels import inks

INK = QColor("black")


def drawn(digit: int, room: int, height: int, weight: Weight = Weight.Normal) -> QImage:
    """The picture of a digit."""
    return DigitCache().digit(digit, room, height, weight, INK).toImage()


def inked(image: QImage) -> list[list[int]]:
    """How much ink is on every pixel, row by row."""
    rows: list[list[int]] = inks(image).tolist()
    return rows


@in_turn("room", [20, 21, 47, 66, 83, 132])
def test_flat_digits_have_sharp_edges_as_far_from_the_top_as_from_the_foot(room: int) -> None:
    rows = [max(row) for row in inked(drawn(1, room, round(room * 0.42)))]
    with_ink = [place for place, most in enumerate(rows) if most]
    assert with_ink[0] == room - 1 - with_ink[-1]
    assert rows[with_ink[0]] > 0.9 * rows[room // 2]
    assert rows[with_ink[-1]] > 0.9 * rows[room // 2]


@pytest.mark.parametrize("digit", every(4, range(1, 10)))
def test_every_digit_stands_in_the_middle_for_the_eye(digit: int) -> None:
    rows = inked(drawn(digit, 200, 84, Weight.DemiBold))
    columns = [sum(column) for column in zip(*rows, strict=True)]
    with_ink = [place for place, ink in enumerate(columns) if ink]
    box = (with_ink[0] + with_ink[-1]) / 2
    weight = sum(place * ink for place, ink in enumerate(columns)) / sum(columns)
    assert (box + weight) / 2 == pytest.approx(99.5, abs=0.8)


def test_the_one_moves_a_little_to_the_left_because_its_stem_is_heavy() -> None:
    square = QPainterPath()
    square.addRect(0, 0, 10, 10)
    flagged = QPainterPath(square)
    flagged.addRect(-4, 0, 4, 2)
    assert optical_middle(square) == pytest.approx(5)
    assert 3 < optical_middle(flagged) < 5
    assert optical_middle(flagged) > flagged.boundingRect().center().x()


def test_heights_leave_the_same_whole_number_above_and_below() -> None:
    assert [whole_height(height, 20) for height in (11.9, 12.0, 12.9, 13.1)] == [12, 12, 12, 14]
    assert whole_height(8.0, 21) % 2 == 1
    assert whole_height(0, 20) == 1


def test_a_stamp_is_drawn_once_until_it_is_forgotten() -> None:
    digits = DigitCache()
    first = digits.digit(7, 40, 17, Weight.Normal, INK)
    assert digits.digit(7, 40, 17, Weight.Normal, INK).cacheKey() == first.cacheKey()
    assert digits.digit(7, 40, 17, Weight.DemiBold, INK).cacheKey() != first.cacheKey()
    digits.forget()
    assert digits.digit(7, 40, 17, Weight.Normal, INK).cacheKey() != first.cacheKey()


@pytest.mark.parametrize("digit", [10, 11, 16])
@pytest.mark.parametrize(("room", "height"), [(66, 28), (15, 10), (12, 10)])
def test_a_number_of_two_digits_keeps_away_from_the_next(
    digit: int, room: int, height: int
) -> None:
    box = DigitCache().path(digit, room, height, Weight.Normal).boundingRect()
    assert box.width() <= 0.861 * room
    assert box.left() >= 0
    assert box.right() <= room


def test_single_digits_keep_their_width() -> None:
    widths = [
        DigitCache().path(digit, 20, 12, Weight.DemiBold).boundingRect().width()
        / DigitCache().path(digit, 200, 12, Weight.DemiBold).boundingRect().width()
        for digit in range(1, 10)
    ]
    assert widths == pytest.approx([1.0] * 9)
