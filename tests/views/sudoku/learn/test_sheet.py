# SPDX-License-Identifier: MIT
"""A sheet puts its parts in place whenever it is resized or a text asks for another height."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.sheet import BESIDE_BAR, FOOT, Sheet, SheetView, put
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Paragraph


class OneText(Sheet):
    """A sheet with nothing but a text."""

    def __init__(self) -> None:
        super().__init__()
        self.text = Paragraph(15, parent=self)

    def arrange(self) -> None:
        """Let it be as high as the text."""
        self.setMinimumHeight(put(self.text, QRect(0, 0, self.width(), 0)))


class OneView(SheetView):
    """A view of it."""

    def __init__(self, sheet: OneText) -> None:
        self.sheet = sheet
        super().__init__(sheet)

    def take_room(self, room: QSize) -> None:
        """Hand it on."""
        self.sheet.set_room(room)


def test_it_is_as_high_as_its_text_at_its_width(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    sheet = OneText()
    view = OneView(sheet)
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    heights = []
    for text in ("short", "a text of many words " * 20):
        sheet.text.setText(text)
        QApplication.processEvents()
        heights.append(sheet.sizeHint().height())
        assert sheet.text.geometry() == QRect(0, 0, sheet.width(), heights[-1])
    assert heights[0] < heights[1]
    view.resize(300, 300)
    assert sheet.sizeHint().height() > heights[1]
    wear(dark)
    assert sheet.theme is dark


def test_it_ends_before_the_bar_at_every_zoom(qtbot: QtBot, theme: Theme) -> None:
    sheet = OneText()
    view = OneView(sheet)
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    for zoom in (1.0, 2.0):
        wear(theme.at_zoom(zoom))
        assert sheet.room_wide == 400 - theme.at_zoom(zoom).px(BESIDE_BAR)


def test_words_stand_beside_a_board_as_long_as_that_is_large_enough(
    qtbot: QtBot, theme: Theme
) -> None:
    sheet = OneText()
    qtbot.addWidget(sheet)
    sheet.resize(1000, 700)
    sheet.set_room(QSize(1000, 700))
    side, is_beside = sheet.board_room(64)
    assert is_beside
    assert side == 700 - 64 - FOOT
    sheet.set_room(QSize(500, 700))
    assert sheet.board_room(64) == (500, False)
    sheet.set_room(QSize(600, 300))  # below the board, words would be out of sight
    assert sheet.board_room(64) == (240, True)
