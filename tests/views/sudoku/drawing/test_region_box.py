# SPDX-License-Identifier: MIT
"""Layouts of regions are chosen by small pictures."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.drawing.region_box import RegionBox, picture_of
from sudoku_qt.views.theme import Theme

BOXES = (0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3)
ROWS = tuple(cell // 4 for cell in range(16))
BY_HAND = (0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3)


def test_it_shows_which_layout_a_board_has_and_says_which_is_wanted(
    qtbot: QtBot, theme: Theme
) -> None:
    box = RegionBox()
    qtbot.addWidget(box)
    box.offer((BOXES, ROWS), ROWS)
    assert [box.itemText(at) for at in range(box.count())] == ["Boxes", "Jigsaw 1"]
    assert box.currentIndex() == 1
    box.offer((BOXES, ROWS), BY_HAND)
    assert box.currentIndex() == -1
    with qtbot.waitSignal(box.chosen) as wanted:
        box.activated.emit(0)
    assert wanted.args == [BOXES]
    assert theme.box != theme.board


def test_a_picture_has_a_line_where_two_regions_meet_and_nowhere_else(theme: Theme) -> None:
    image = picture_of(ROWS, theme, 41, 1.0).toImage().convertToFormat(QImage.Format.Format_RGB32)
    at = {place: image.pixelColor(*place) for place in ((5, 10), (10, 5), (5, 40), (40, 5))}
    assert at == {(5, 10): theme.box, (10, 5): theme.board, (5, 40): theme.box, (40, 5): theme.box}
    assert image.pixelColor(20, 15) == theme.board
