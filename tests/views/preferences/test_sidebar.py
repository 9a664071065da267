# SPDX-License-Identifier: MIT
"""The left of the preferences: one quiet link for the page, the rest behind three dots."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.views.preferences.sidebar import Page, Sidebar
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.link_button import LinkButton
from tests.views.parts import part

PAGES = [Page(key, key.title(), "star", []) for key in ("one", "two")]


@pytest.fixture
def bar(qtbot: QtBot, each_theme: Theme) -> Sidebar:
    """A sidebar of two pages."""
    wear(each_theme)
    bar = Sidebar(PAGES)
    qtbot.addWidget(bar)
    bar.show()
    return bar


def test_a_click_asks_for_a_page_and_the_link_for_its_reset(qtbot: QtBot, bar: Sidebar) -> None:
    with qtbot.waitSignal(bar.page_chosen) as chosen:
        qtbot.mouseClick(bar.list[1], Qt.MouseButton.LeftButton)
    assert chosen.args == ["two"]
    bar.show_page("two")
    assert [button.isChecked() for button in bar.list] == [False, True]
    with qtbot.waitSignal(bar.page_reset_asked):
        qtbot.mouseClick(part(bar, LinkButton), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("place", range(3))
def test_behind_the_dots_is_what_concerns_all_pages(qtbot: QtBot, bar: Sidebar, place: int) -> None:
    qtbot.mouseClick(part(bar, IconButton), Qt.MouseButton.LeftButton)
    (menu,) = bar.findChildren(QMenu)
    actions = [action for action in menu.actions() if action.text()]
    asked = bar.reset_asked, bar.export_asked, bar.import_asked
    with qtbot.waitSignal(asked[place]):
        actions[place].trigger()
    menu.close()


def test_a_search_that_ends_tells_nobody(qtbot: QtBot, bar: Sidebar) -> None:
    with qtbot.waitSignal(bar.searched):
        qtbot.keyClicks(bar.search, "a")
    with qtbot.assertNotEmitted(bar.searched):
        bar.search_no_longer()
    assert bar.search.text() == ""
