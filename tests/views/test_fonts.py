# SPDX-License-Identifier: MIT
"""Faces: ours are found, and the digits are all of one width."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QRawFont

from sudoku_qt.views.fonts import FAMILY, FILES, Weight, face, fitting

FOLDER = Path(__file__).resolve().parent.parent.parent / "resources" / "fonts"


@pytest.mark.parametrize("name", FILES)
def test_each_file_has_every_sign_that_the_board_and_its_cards_write(name: str) -> None:
    font = QRawFont(str(FOLDER / name), 20)
    assert font.isValid()
    assert 0 not in font.glyphIndexesForString("0123456789:·…×≠–←→↑↓⌫")


@pytest.mark.parametrize("weight", [Weight.Normal, Weight.Medium, Weight.DemiBold])
def test_a_face_is_ours_in_the_size_and_weight_that_is_asked_for(weight: Weight) -> None:
    info = QFontInfo(face(38, weight))
    assert (info.family(), info.pixelSize(), info.weight()) == (FAMILY, 38, weight)


def test_digits_are_all_of_one_width_so_that_the_clock_stands_still() -> None:
    metrics = QFontMetricsF(face(17, Weight.Medium))
    widths = {round(metrics.horizontalAdvance(digit), 2) for digit in "0123456789"}
    assert max(widths) - min(widths) < 0.1


def test_a_heavier_face_has_more_ink() -> None:
    light, heavy = (QFontMetricsF(face(100, w)) for w in (Weight.Normal, Weight.DemiBold))
    assert heavy.tightBoundingRect("1").width() > light.tightBoundingRect("1").width()


def test_words_without_room_are_smaller_but_never_too_small() -> None:
    font = face(16)
    wide = QFontMetricsF(font).horizontalAdvance("Hardest: XY-Wing")
    assert fitting(font, "Hardest: XY-Wing", wide) == font
    fitted = fitting(font, "Hardest: XY-Wing", 0.85 * wide)
    assert QFontMetricsF(fitted).horizontalAdvance("Hardest: XY-Wing") <= 0.85 * wide
    assert fitting(font, "Hardest: XY-Wing", 10).pixelSize() == 12
