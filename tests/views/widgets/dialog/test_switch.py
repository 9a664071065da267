# SPDX-License-Identifier: MIT
"""Switches: mouse and Space turn them, their knob slides, readers hear a check box."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.dialog.switch import Switch


@pytest.fixture
def switch(qtbot: QtBot, each_theme: Theme) -> Switch:
    """A switch that is off."""
    wear(each_theme._replace(motion=False))
    made = Switch("Take back")
    qtbot.addWidget(made)
    made.move(300, 300)
    made.resize(made.sizeHint())
    made.show()
    return made


def ends(switch: Switch) -> tuple[QColor, QColor]:
    """The colours in the middle of the two halves of the track."""
    image, middle = switch.grab().toImage(), switch.height() // 2
    return image.pixelColor(10, middle), image.pixelColor(26, middle)


def test_mouse_and_space_turn_it(switch: Switch, qtbot: QtBot) -> None:
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert switch.isChecked()
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked()


def test_the_knob_stands_at_the_end_that_holds(switch: Switch, each_theme: Theme) -> None:
    assert ends(switch) == (each_theme.panel, each_theme.outline)
    switch.setChecked(True)
    assert ends(switch) == (each_theme.cursor, each_theme.on_accent)


def test_the_knob_slides_where_things_may_move(qtbot: QtBot, theme: Theme) -> None:
    switch = Switch()
    qtbot.addWidget(switch)
    switch.resize(36, 20)
    switch.show()
    switch.setChecked(True)
    assert ends(switch)[1] != theme.on_accent
    qtbot.waitUntil(lambda: ends(switch)[1] == theme.on_accent)


def test_a_screen_reader_hears_a_check_box(switch: Switch) -> None:
    heard = QAccessible.queryAccessibleInterface(switch)
    assert heard.role() is QAccessible.Role.CheckBox
    assert heard.text(QAccessible.Text.Name) == "Take back"


def test_it_is_36_by_20_and_its_word_has_room(switch: Switch, theme: Theme, qtbot: QtBot) -> None:
    bare = Switch()
    qtbot.addWidget(bare)
    assert (bare.sizeHint().width(), bare.sizeHint().height()) == (36, 20)
    assert switch.sizeHint().width() > 36 + 40
