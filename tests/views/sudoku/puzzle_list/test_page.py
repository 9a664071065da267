# SPDX-License-Identifier: MIT
"""The page of a list says what is wanted, and what is known."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.puzzle_list import PuzzleListModel
from sudoku_qt.views.sudoku.puzzle_list.page import PuzzleListPage
from sudoku_qt.views.sudoku.side.info import AboutPuzzle
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.layout_items import items_known


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, model: PuzzleListModel) -> PuzzleListPage:
    """A page with a hundred puzzles."""
    page = PuzzleListPage(model)
    qtbot.addWidget(page)
    page.show_damaged("", ())
    page.resize(900, 600)
    page.show()
    return page


def chosen(page: PuzzleListPage, word: str) -> None:
    """Choose an entry of the menu that has just been opened."""
    (menu,) = page.findChildren(QMenu)
    next(action for action in menu.actions() if action.text() == word).trigger()
    menu.close()


def test_escape_and_the_arrow_lead_back(page: PuzzleListPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.left):
        qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page.table, Qt.Key.Key_Escape)


def test_the_filled_key_plays_the_line_that_is_chosen(page: PuzzleListPage, qtbot: QtBot) -> None:
    assert not page.play.isEnabled()
    page.table.go_to(7)
    with qtbot.waitSignal(page.table.played) as told:
        qtbot.mouseClick(page.play, Qt.MouseButton.LeftButton)
    assert told.args == [7]


@pytest.mark.parametrize(
    ("word", "some"), [("Export the chosen puzzles…", True), ("Export all puzzles…", False)]
)
def test_some_or_all_are_exported(
    page: PuzzleListPage, qtbot: QtBot, word: str, *, some: bool
) -> None:
    page.table.go_to(0)
    page.export.click()
    with qtbot.waitSignal(page.export_asked) as told:
        chosen(page, word)
    assert told.args == [some]


def test_the_rating_can_be_stopped_and_begun(page: PuzzleListPage, qtbot: QtBot) -> None:
    for running, name in ((True, "Stop finding out the levels"), (False, "Find out the levels")):
        page.show_rating("Levels: 3 of 100", running=running, whole=False)
        assert page.rating.accessibleName() == name
        with qtbot.waitSignal(page.rating_asked) as told:
            page.rating.click()
        assert told.args == [not running]
    page.show_rating("", running=False, whole=True)
    assert page.rating.isHidden()


def test_what_is_wrong_with_lines_is_behind_a_key(page: PuzzleListPage) -> None:
    assert page.details.isHidden()
    page.show_damaged("2 lines are no puzzles: 4, 8", ("Line 4: 80 cells", "Line 8: no puzzle"))
    page.details.click()
    card = page.findChildren(AboutPuzzle)[-1]
    assert "Line 8: no puzzle" in card.accessibleName()
    card.close()


def test_it_says_which_list_it_is(page: PuzzleListPage, theme: Theme) -> None:
    page.show_head("many.sdm", "100 puzzles")
    assert page.accessibleName() == "many.sdm. 100 puzzles"
    assert page.parts() == [page.table, page.export]
    wear(theme.at_zoom(1.5))
    assert page.sizeHint().width() == theme.at_zoom(1.5).px(560)


def test_no_item_of_its_layouts_is_outlived_by_an_object(
    qtbot: QtBot, theme: Theme, model: PuzzleListModel
) -> None:
    before = items_known()
    qtbot.addWidget(PuzzleListPage(model))
    assert items_known() == before
