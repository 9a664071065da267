# SPDX-License-Identifier: MIT
"""A list of lines: one height at any size, only its own keys, and the ground of what is chosen."""

import pytest
from PySide6.QtCore import QRect, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.fonts import face
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.lists.line_list import Index, LineDelegate, LineList, draw_elided

Key = Qt.Key


class Words(LineDelegate):
    """Remembers what it wrote."""

    def __init__(self) -> None:
        super().__init__()
        self.written: dict[str, bool] = {}

    def write(self, painter: QPainter, place: QRect, index: Index, *, chosen: bool) -> None:
        """Take the line down."""
        self.written[index.data()] = chosen


class Window(QWidget):
    """Takes the keys that nobody else wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key down."""
        self.keys.append(event.key())


@pytest.fixture
def delegate(theme: Theme) -> Words:
    return Words()


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = Window()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def lines(window: Window, delegate: Words) -> LineList:
    made = LineList(delegate, window)
    made.setModel(QStringListModel(["one", "two", "three"], made))
    made.resize(200, 200)
    window.show()
    return made


def test_lines_are_as_high_as_the_zoom_says(lines: LineList, theme: Theme) -> None:
    assert lines.sizeHintForRow(0) == 32
    wear(theme._replace(zoom=1.5))
    assert lines.sizeHintForRow(0) == 48


def test_it_walks_and_leaves_all_other_keys(window: Window, lines: LineList, qtbot: QtBot) -> None:
    lines.setCurrentIndex(lines.model().index(2, 0))
    for key in (Key.Key_Home, Key.Key_Down, Key.Key_5, Key.Key_H, Key.Key_Return):
        qtbot.keyClick(lines, key)
    assert lines.currentIndex().data() == "two"
    assert window.keys == [Key.Key_5, Key.Key_H, Key.Key_Return]


def test_who_writes_is_told_which_line_is_chosen(lines: LineList, delegate: Words) -> None:
    lines.setCurrentIndex(lines.model().index(1, 0))
    lines.grab()
    assert delegate.written == {"one": False, "two": True, "three": False}


def test_what_is_cut_short_is_as_wide_as_its_room_at_most(qtbot: QtBot) -> None:
    pixmap = QPixmap(100, 20)
    painter = QPainter(pixmap)
    painter.setFont(face(14))
    short, long = (draw_elided(painter, QRect(0, 0, 60, 20), text) for text in ("one", "one " * 9))
    painter.end()
    assert 0 < short < long <= 60
