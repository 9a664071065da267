# SPDX-License-Identifier: MIT
"""The page of the guide: read beside its contents, by keys and by mouse, in any width."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.contents import ContentsLine, ContentsModel
from sudoku_qt.views.guide.page import NARROW, GuideView
from sudoku_qt.views.theme import Theme

ENTRIES = (
    ContentsLine("", "Guide"),
    ContentsLine("first", "First", names="first"),
    ContentsLine("keys", "Keys"),
)


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> GuideView:
    """The page with two entries."""
    made = GuideView()
    model = ContentsModel(made)
    model.set_entries(ENTRIES, "In the text")
    made.contents.set_model(model)
    made.show_page("First", "One [two](keys)", "")
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    return made


def test_everything_has_a_name_and_stands_in_the_circle_of_keys(view: GuideView) -> None:
    assert view.text.accessibleName() == "First"
    assert [key.accessibleName() for key in (view.back, view.forward)] == [
        "Back to the page before",
        "Forward again",
    ]
    assert view.parts() == [view.contents.search, view.text]


def test_escape_leaves_the_search_first_and_then_the_guide(qtbot: QtBot, view: GuideView) -> None:
    left: list[None] = []
    view.left.connect(lambda: left.append(None))
    view.contents.search.setText("x")
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert (view.contents.search.text(), left) == ("", [])
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert left == [None]


def test_keys_and_the_buttons_of_a_mouse_go_back_and_forward(qtbot: QtBot, view: GuideView) -> None:
    ways: list[int] = []
    view.walked.connect(ways.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        qtbot.keyClick(view.text, key, Qt.KeyboardModifier.AltModifier)
    for button in (Qt.MouseButton.BackButton, Qt.MouseButton.ForwardButton):
        qtbot.mouseClick(view, button, pos=QPoint(500, 5))
    assert ways == [-1, 1, -1, 1]


def test_where_it_is_narrow_the_contents_come_when_asked_for(
    qtbot: QtBot, view: GuideView, theme: Theme
) -> None:
    assert not view.list_key.isVisible()
    view.resize(theme.px(NARROW) - 10, 700)
    assert view.contents.isHidden()
    view.list_key.click()
    assert view.contents.isVisible()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.contents.isHidden()


def test_a_page_that_is_chosen_closes_the_contents_and_one_that_keys_pass_does_not(
    qtbot: QtBot, view: GuideView, theme: Theme
) -> None:
    view.activateWindow()
    view.resize(theme.px(NARROW) - 10, 700)
    view.list_key.click()
    view.contents.list.setFocus()
    qtbot.waitUntil(view.contents.list.hasFocus)
    view.contents.chosen.emit("keys")
    assert view.contents.isVisible()
    view.contents.search.setFocus()
    view.contents.chosen.emit("keys")
    assert view.contents.isHidden()


def test_return_goes_from_the_list_to_the_text(qtbot: QtBot, view: GuideView) -> None:
    view.activateWindow()
    view.contents.list.setFocus()
    qtbot.waitUntil(view.contents.list.hasFocus)
    qtbot.keyClick(view.contents.list, Qt.Key.Key_Return)
    qtbot.waitUntil(view.text.hasFocus)
