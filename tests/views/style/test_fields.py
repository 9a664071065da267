# SPDX-License-Identifier: MIT
"""Fields: a line round them that can be seen, a minus and a plus, an arrow."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from tests.views.pixels import colours

Wear = Callable[[QWidget], QWidget]


def test_a_field_has_a_line_that_turns_into_the_accent_with_the_keys(
    worn: Wear, each_theme: Theme, qtbot: QtBot
) -> None:
    field = worn(QLineEdit())
    assert field.grab().toImage().pixelColor(0, 18) == each_theme.outline
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert field.grab().toImage().pixelColor(0, 18) == each_theme.cursor


def test_minus_and_plus_stand_at_the_right_of_a_number(worn: Wear, qtbot: QtBot) -> None:
    box = QSpinBox()
    worn(box)
    box.setValue(7)
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(box.width() - 10, 18))
    assert box.value() == 8
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(box.width() - 50, 18))
    assert box.value() == 7
    assert box.lineEdit().geometry().right() < box.width() - 76


def test_a_choice_writes_its_word_and_an_arrow(worn: Wear, each_theme: Theme) -> None:
    box = QComboBox()
    box.addItems(["Balanced", "Attacking"])
    worn(box)
    first = box.grab().toImage()
    assert each_theme.text.name() in colours(first.copy(box.width() - 32, 0, 30, 36))
    box.setCurrentIndex(1)
    assert box.grab().toImage() != first
