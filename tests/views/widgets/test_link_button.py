# SPDX-License-Identifier: MIT
"""A link is written in the accent, and has no ground until the mouse is there."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.link_button import LinkButton
from sudoku_qt.views.widgets.surfaces import NOTHING


def test_it_is_words_in_the_accent(qtbot: QtBot, theme: Theme) -> None:
    link = LinkButton(theme, "More about this technique")
    qtbot.addWidget(link)
    link.show()
    assert link.surface().ground == NOTHING
    assert link.ink() == theme.accent_text
    with qtbot.waitSignal(link.clicked):
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    link.setDown(True)
    assert link.surface().ground == theme.press
