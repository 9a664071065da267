# SPDX-License-Identifier: MIT
"""The dialog of one's own order: techniques are moved, scored, and left out."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QSpinBox
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.hint.order_dialog import TITLE, OrderDialog, OrderLine, OrderTree
from sudoku_qt.views.theme import Theme

LINES = (
    OrderLine("hidden_single", "Hidden Single", 14, is_fixed=True),
    OrderLine("x_wing", "X-Wing", 140),
    OrderLine("jellyfish", "Jellyfish", 470, on=False),
)


@pytest.fixture
def dialog(qtbot: QtBot, theme: Theme) -> OrderDialog:
    """The dialog of three techniques."""
    dialog = OrderDialog(LINES, None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def names(dialog: OrderDialog) -> list[str]:
    """The techniques in their order."""
    return [line.name for line in dialog.lines()]


def test_what_is_shown_is_what_it_comes_to(dialog: OrderDialog) -> None:
    assert tuple(dialog.lines()) == LINES


def test_alt_moves_a_technique_as_far_as_there_is_room(dialog: OrderDialog, qtbot: QtBot) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down):
        qtbot.keyClick(dialog.tree, key, alt)
    assert names(dialog) == ["x_wing", "jellyfish", "hidden_single"]
    assert dialog.tree.currentIndex().row() == 2, "the cursor goes with it"
    qtbot.keyClick(dialog.tree, Qt.Key.Key_Up)
    assert names(dialog) == ["x_wing", "jellyfish", "hidden_single"]


def test_a_technique_that_is_held_follows_the_pointer(dialog: OrderDialog, qtbot: QtBot) -> None:
    tree, left = dialog.tree, Qt.MouseButton.LeftButton
    centres = [tree.visualRect(tree.model().index(row, TITLE)).center() for row in range(3)]
    qtbot.mouseMove(tree.viewport(), centres[0])
    assert tuple(dialog.lines()) == LINES, "nothing is held"
    qtbot.mousePress(tree.viewport(), left, pos=centres[2])
    drag(tree, centres[0])
    assert names(dialog) == ["jellyfish", "hidden_single", "x_wing"]
    drag(tree, centres[1])
    drag(tree, QPoint(centres[1].x(), 10_000))
    qtbot.mouseRelease(tree.viewport(), left, pos=centres[1])
    assert names(dialog) == ["hidden_single", "jellyfish", "x_wing"]
    assert not dialog.lines()[1].on, "it is as it was, elsewhere"
    qtbot.mousePress(tree.viewport(), left, pos=centres[2])
    drag(tree, centres[1])
    qtbot.mouseRelease(tree.viewport(), left, pos=centres[1])
    assert names(dialog) == ["hidden_single", "x_wing", "jellyfish"], "no further than it was"


def drag(tree: OrderTree, place: QPoint) -> None:
    """Move the pointer with its left key held."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    there = QPointF(place)
    keys = Qt.KeyboardModifier.NoModifier
    move = QMouseEvent(QEvent.Type.MouseMove, there, there, none, left, keys)
    QApplication.sendEvent(tree.viewport(), move)


def test_space_takes_a_technique_out_but_for_singles(dialog: OrderDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog.tree, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.tree, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.tree, Qt.Key.Key_Space)
    assert [line.on for line in dialog.lines()] == [True, False, False]


def test_a_score_is_typed_and_a_name_is_not(dialog: OrderDialog, qtbot: QtBot) -> None:
    dialog.tree.setCurrentIndex(dialog.tree.model().index(1, TITLE))
    qtbot.keyClick(dialog.tree, Qt.Key.Key_Return)
    (field,) = dialog.tree.findChildren(QSpinBox)
    assert (field.minimum(), field.maximum()) == (0, 99_999)
    field.setValue(77)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.lines()[1].score == 77)
    assert dialog.lines()[1] == OrderLine("x_wing", "X-Wing", 77)
    assert dialog.isVisible(), "Return is the field's"


def test_other_lines_are_shown_in_place_of_these(dialog: OrderDialog) -> None:
    dialog.tell("This is another file.")
    dialog.show_lines(LINES[::-1])
    assert tuple(dialog.lines()) == LINES[::-1]
    assert not dialog.notice.isVisible()
