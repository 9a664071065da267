# SPDX-License-Identifier: MIT
"""The dialog that asks which technique to practise: searched, explained, chosen by keys alone."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.practise import PractiseSudokuDialog, PractiseWish
from sudoku_qt.views.sudoku.dialogs.technique_lists import Family
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.main_window import MainWindow
from tests.views.parts import part

FAMILIES = (Family("Fish", (("x_wing", "X-Wing"), ("swordfish", "Swordfish"))),)
BEFORE = PractiseWish("x_wing", "master")
Key = Qt.Key


@pytest.fixture
def dialog(qtbot: QtBot, theme: Theme) -> Iterator[PractiseSudokuDialog]:
    """The dialog, open, as it is when an X-Wing was practised last."""
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    made = PractiseSudokuDialog(BEFORE, FAMILIES, "About {}.".format, {"swordfish"}, window)
    made.open()
    yield made
    window.close()


def explained(dialog: PractiseSudokuDialog) -> str:
    return part(dialog, Paragraph).text()


def test_it_begins_with_what_was_practised_last(dialog: PractiseSudokuDialog) -> None:
    assert dialog.techniques.current() == "x_wing"
    assert explained(dialog) == "About x_wing."


def test_typing_and_enter_are_enough(dialog: PractiseSudokuDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(dialog.techniques.search.hasFocus)
    qtbot.keyClicks(dialog.techniques.search, "sword")
    assert explained(dialog) == "About swordfish."
    qtbot.keyClick(dialog.techniques.search, Key.Key_Return)
    assert dialog.result()
    assert dialog.techniques.current() == "swordfish"


def test_what_is_not_found_is_not_practised(dialog: PractiseSudokuDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(dialog.techniques.search, "swordx")
    practise = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert explained(dialog) == "No technique is called that."
    assert not practise.isEnabled()
    qtbot.keyClick(dialog.techniques.search, Key.Key_Return)
    assert dialog.isVisible()
    qtbot.keyClick(dialog.techniques.search, Key.Key_Backspace)
    assert explained(dialog) == "About swordfish."
    assert practise.isEnabled()


def test_an_arrow_leads_from_the_search_into_the_list(
    dialog: PractiseSudokuDialog, qtbot: QtBot
) -> None:
    qtbot.waitUntil(dialog.techniques.search.hasFocus)
    qtbot.keyClick(dialog.techniques.search, Key.Key_Down)
    assert dialog.techniques.tree.hasFocus()
    qtbot.keyClick(dialog.techniques.tree, Key.Key_Down)
    assert dialog.techniques.current() == "swordfish"


def test_a_family_cannot_be_practised(dialog: PractiseSudokuDialog, qtbot: QtBot) -> None:
    dialog.techniques.tree.setCurrentItem(dialog.techniques.groups[0][0])
    practise = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert not practise.isEnabled()
    assert explained(dialog) == ""
    qtbot.keyClick(dialog, Key.Key_Return)
    assert dialog.isVisible()


def test_a_double_click_begins(dialog: PractiseSudokuDialog, qtbot: QtBot) -> None:
    tree = dialog.techniques.tree
    place = tree.visualItemRect(dialog.techniques.groups[0][1][1]).center()
    qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.result()
    assert dialog.techniques.current() == "swordfish"


def test_a_technique_of_the_last_level_has_puzzles_of_a_grade(
    dialog: PractiseSudokuDialog, qtbot: QtBot
) -> None:
    grades = part(dialog, Segment)
    assert grades.isHidden()
    assert dialog.wish() == PractiseWish("x_wing"), "no grade is wanted where none is offered"
    dialog.techniques.go_to("swordfish")
    assert grades.isVisible()
    assert dialog.wish() == PractiseWish("swordfish", "master")
    (extreme,) = [each for each in grades.findChildren(QAbstractButton) if each.text() == "Extreme"]
    qtbot.mouseClick(extreme, Qt.MouseButton.LeftButton)
    assert dialog.wish() == PractiseWish("swordfish", "extreme")
