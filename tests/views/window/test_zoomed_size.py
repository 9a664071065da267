# SPDX-License-Identifier: MIT
"""The size at any zoom: in proportion, within the room, and back to what it was."""

from PySide6.QtCore import QSize

from sudoku_qt.views.window.zoomed_size import ZoomedSize

ROOM = QSize(1600, 900)
USUAL = ZoomedSize(980, 740, 1, QSize(980, 740))


def test_it_grows_and_shrinks_in_proportion() -> None:
    assert USUAL.at(1.15, ROOM).given == QSize(1127, 851)
    assert USUAL.at(0.75, ROOM).given == QSize(735, 555)


def test_it_ends_with_the_room_and_still_comes_back() -> None:
    largest = USUAL.at(2, ROOM)
    assert largest.given == ROOM
    assert largest.noticed(ROOM).at(1, ROOM).given == QSize(980, 740)


def test_what_the_player_makes_of_it_counts_and_the_rest_stays() -> None:
    lower = USUAL.at(2, ROOM).noticed(QSize(1600, 700))
    assert lower.at(1, ROOM).given == QSize(980, 350)
