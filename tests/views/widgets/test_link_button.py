# SPDX-License-Identifier: MIT
"""A link is written in the accent, has no ground, and begins where text does."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.link_button import LinkButton
from sudoku_qt.views.widgets.surfaces import NOTHING


def test_it_is_words_in_the_accent(qtbot: QtBot, theme: Theme) -> None:
    link = LinkButton("More about this technique")
    qtbot.addWidget(link)
    link.show()
    assert link.surface().ground == NOTHING
    assert link.ink() == theme.accent_text
    with qtbot.waitSignal(link.clicked):
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)


def test_it_begins_where_the_text_above_it_does(qtbot: QtBot, theme: Theme) -> None:
    link = LinkButton("More")
    qtbot.addWidget(link)
    link.resize(link.sizeHint())
    image = link.grab().toImage()
    ground = image.pixelColor(image.width() - 1, 0)
    middle = image.height() // 2
    assert any(image.pixelColor(x, middle) != ground for x in range(4))
