# SPDX-License-Identifier: MIT
"""Walking: the keys say which way, and end where the walk does."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.walk_bar import WalkBar
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Line


def bar_of(qtbot: QtBot, theme: Theme) -> WalkBar:
    """A bar that is shown."""
    bar = WalkBar()
    qtbot.addWidget(bar)
    bar.resize(438, 40)
    bar.show()
    return bar


def test_the_keys_end_where_the_walk_does(qtbot: QtBot, theme: Theme) -> None:
    bar = bar_of(qtbot, theme)
    enabled = []
    for at in range(3):
        bar.set_place(at, 3, f"Step {at + 1} of 3")
        enabled.append((bar.back.isEnabled(), bar.on.isEnabled()))
    assert enabled == [(False, True), (True, True), (True, False)]


def test_they_say_which_way(qtbot: QtBot, theme: Theme) -> None:
    bar = bar_of(qtbot, theme)
    bar.set_place(1, 3, "Step 2 of 3")
    ways: list[int] = []
    bar.walked.connect(ways.append)
    qtbot.mouseClick(bar.on, Qt.MouseButton.LeftButton)
    qtbot.keyClick(bar.back, Qt.Key.Key_Return)
    assert ways == [1, -1]
    assert bar.back.accessibleName() == "One step back"


def test_each_step_has_a_bar_unless_they_are_many(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    bar = bar_of(qtbot, theme)
    pictures = set()
    for at, count in ((0, 3), (1, 3), (20, 60)):
        bar.set_place(at, count, "")
        pictures.add(bytes(bar.grab().toImage().constBits()))
    wear(dark)
    pictures.add(bytes(bar.grab().toImage().constBits()))
    assert len(pictures) == 4


def test_in_a_narrow_bar_the_place_is_said_in_figures(qtbot: QtBot, theme: Theme) -> None:
    bar = bar_of(qtbot, theme)
    bar.set_place(1, 5, "Step 2 of 5")
    (words,) = bar.findChildren(Line)
    QApplication.processEvents()
    assert words.written() == "Step 2 of 5"
    bar.resize(180, 40)
    QApplication.processEvents()
    assert words.written() == "2 / 5"
