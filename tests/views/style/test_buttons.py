# SPDX-License-Identifier: MIT
"""Buttons: one is primary, boxes are ticked in the accent, and disabled ones are faint."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QCheckBox, QDialog, QPushButton, QRadioButton, QToolButton, QWidget

from sudoku_qt.views.style.buttons import ICON_NAME, heavier, icons_of
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import PRIMARY
from sudoku_qt.views.widgets.icons import icon_of
from tests.views.pixels import colours

Wear = Callable[[QWidget], QWidget]


def ground(widget: QWidget) -> QColor:
    """The colour of a button's ground, left of its word."""
    return widget.grab().toImage().pixelColor(9, widget.height() // 2)


def test_the_primary_button_is_filled_and_others_are_not(worn: Wear, each_theme: Theme) -> None:
    play, cancel = QPushButton("Play"), QPushButton("Cancel")
    play.setProperty(PRIMARY, True)
    assert ground(worn(play)) == each_theme.cursor
    assert ground(worn(cancel)) == each_theme.panel


def test_a_pressed_and_a_chosen_button_differ(worn: Wear, each_theme: Theme) -> None:
    button = QPushButton("Cancel")
    button.setCheckable(True)
    worn(button)
    button.setDown(True)
    assert ground(button) == each_theme.press
    button.setDown(False)
    button.setChecked(True)
    assert ground(button) == each_theme.accent_ground


def test_a_disabled_button_is_fainter(worn: Wear, each_theme: Theme) -> None:
    button = QPushButton("Play")
    button.setProperty(PRIMARY, True)
    worn(button)
    button.setEnabled(False)
    assert ground(button) != each_theme.cursor


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_what_is_ticked_wears_the_accent(
    worn: Wear, each_theme: Theme, kind: type[QCheckBox | QRadioButton]
) -> None:
    box = kind("Minimal")
    worn(box)
    assert each_theme.cursor.name() not in colours(box.grab().toImage())
    box.setChecked(True)
    assert each_theme.cursor.name() in colours(box.grab().toImage())
    assert each_theme.on_accent.name() in colours(box.grab().toImage())


def test_a_box_that_is_neither_on_nor_off_shows_a_dash(worn: Wear) -> None:
    box = QCheckBox("Some")
    box.setTristate(True)
    worn(box)
    pictures = []
    for state in Qt.CheckState:
        box.setCheckState(state)
        pictures.append(box.grab().toImage())
    assert all(one != other for one in pictures for other in pictures if one is not other)


def test_a_quiet_button_has_no_ground(worn: Wear, each_theme: Theme) -> None:
    button = QToolButton()
    button.setText("More options")
    button.setAutoRaise(True)
    assert worn(button).grab().toImage().pixelColor(3, 8) == each_theme.window


def test_return_stands_on_the_button_that_it_presses(worn: Wear) -> None:
    dialog = QDialog()
    play = QPushButton("Play", dialog)
    play.setProperty(PRIMARY, True)
    play.setDefault(True)
    other = QPushButton("Exchange", dialog)
    other.setProperty(ICON_NAME, "exchange")
    assert icons_of(play) == ("", "return")
    assert icons_of(other) == ("exchange", "")
    worn(dialog)
    plain = QPushButton("Exchange", dialog)
    plain.setStyle(other.style())
    assert plain.sizeHint().width() < other.sizeHint().width()


def test_the_icon_and_the_word_of_a_wide_button_stand_together_in_its_middle(
    worn: Wear, each_theme: Theme
) -> None:
    button = QPushButton("Exchange")
    button.setProperty(ICON_NAME, "exchange")
    button.setFixedWidth(300)
    image = worn(button).grab().toImage()
    middle = range(8, image.height() - 8)
    inked = [
        x for x in range(12, 288) if any(image.pixelColor(x, y) != each_theme.panel for y in middle)
    ]
    assert abs(inked[0] + inked[-1] - 300) < 8
    assert max(after - before for before, after in pairwise(inked)) < 12


def test_a_quiet_button_begins_with_its_word_and_ends_with_its_arrow(
    worn: Wear, each_theme: Theme
) -> None:
    button = QToolButton()
    button.setText("Hide")
    bare = worn(button).sizeHint().width()
    assert bare == button.fontMetrics().horizontalAdvance("Hide")
    button.resize(bare, 32)
    image = button.grab().toImage()
    assert any(image.pixelColor(1, y) != image.pixelColor(0, 0) for y in range(32)), "the H"
    button.setIcon(icon_of("left", each_theme.text, 16, 1.0))
    button.setIconSize(QSize(16, 16))
    assert button.sizeHint().width() == bare + 8 + 16


def test_the_word_of_the_primary_button_is_heavier(worn: Wear) -> None:
    assert heavier(worn(QPushButton("Play")).font()).weight() == 600
