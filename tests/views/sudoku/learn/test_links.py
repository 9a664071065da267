# SPDX-License-Identifier: MIT
"""Links to other pages: each leads to its own, and no line is longer than there is room."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.links import Links
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

RELATIVES = [("swordfish", "Swordfish"), ("jellyfish", "Jellyfish"), ("kite", "Two-String Kite")]


def test_each_leads_to_its_page(qtbot: QtBot, theme: Theme) -> None:
    links = Links()
    qtbot.addWidget(links)
    chosen: list[str] = []
    links.chosen.connect(chosen.append)
    links.show_links("Related", RELATIVES)
    links.show()
    for key in links.keys:
        qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
    assert chosen == ["swordfish", "jellyfish", "kite"]


def test_they_stay_within_the_width(qtbot: QtBot, theme: Theme) -> None:
    links = Links()
    qtbot.addWidget(links)
    links.show_links("Related", RELATIVES)
    assert links.heightForWidth(200) > links.heightForWidth(600)
    links.resize(200, links.heightForWidth(200))
    links.show()
    for at, key in enumerate(links.keys):
        assert links.rect().contains(key.geometry())
        assert not any(key.geometry().intersects(other.geometry()) for other in links.keys[:at])


def test_the_links_of_another_page_take_their_place(
    qtbot: QtBot, theme: Theme, dark: Theme
) -> None:
    links = Links()
    qtbot.addWidget(links)
    links.show_links("Related", RELATIVES)
    links.show_links("Related", RELATIVES[:1])
    wear(dark)
    assert [(key.text(), key.theme) for key in links.keys] == [("Swordfish", dark)]
