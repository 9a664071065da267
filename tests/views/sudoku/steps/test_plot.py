# SPDX-License-Identifier: MIT
"""The bars of a path: a click asks for the step below the mouse."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.steps.plot import StepsPlot, level_ink
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear


@pytest.fixture
def plot(qtbot: QtBot, each_theme: Theme) -> StepsPlot:
    """Ten steps, of which the last two are hard and the first three are done."""
    wear(each_theme)
    plot = StepsPlot()
    qtbot.addWidget(plot)
    plot.set_steps([1, 1, 3, 3, 2, 1, 1, 1, 4, 5], [f"step {each}" for each in range(10)], 3)
    plot.resize(200, 80)
    plot.show()
    return plot


def test_a_click_on_a_bar_asks_for_its_step(plot: StepsPlot, qtbot: QtBot) -> None:
    for x, number in ((0, 1), (19, 1), (20, 2), (199, 10)):
        with qtbot.waitSignal(plot.step_clicked) as asked:
            qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(x, 70))
        assert asked.args == [number]


def test_the_step_below_the_mouse_is_named_beside_the_plot(
    plot: StepsPlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *what: told.extend(what))
    place, there = QPoint(45, 70), QPoint(300, 400)
    rested = QHelpEvent(QEvent.Type.ToolTip, place, there)
    QApplication.sendEvent(plot, rested)
    assert told == [there, "3 · step 2", plot]
    assert rested.isAccepted()
    plot.set_steps((), (), 0)
    QApplication.sendEvent(plot, QHelpEvent(QEvent.Type.ToolTip, place, there))
    assert told[3:] == [there, "", plot], "then the tip before goes"


def test_without_steps_there_is_nothing_to_ask_for(plot: StepsPlot, qtbot: QtBot) -> None:
    plot.set_steps((), (), 0)
    with qtbot.assertNotEmitted(plot.step_clicked):
        qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(50, 70))
    assert plot.step_at(50) == 0
    plot.grab()


def test_a_bar_is_as_high_as_its_level_and_what_is_done_is_fainter(
    plot: StepsPlot, each_theme: Theme
) -> None:
    image = plot.grab().toImage()

    def height(number: int) -> int:
        x = 20 * number - 10
        ink = image.pixelColor(x, 78)
        return sum(image.pixelColor(x, y) == ink for y in range(80))

    assert height(6) < height(5) < height(4) < height(9) < height(10)
    assert image.pixelColor(70, 78) == level_ink(3, each_theme)
    assert image.pixelColor(50, 78) != level_ink(3, each_theme)


def test_the_mark_stands_at_the_step_that_is_shown(plot: StepsPlot, each_theme: Theme) -> None:
    for number in (1, 6, 10):
        plot.set_mark(number)
        image = plot.grab().toImage()
        at = [x for x in range(200) if image.pixelColor(x, 11) == each_theme.cursor]
        assert at
        assert plot.step_at(at[0]) == plot.step_at(at[-1]) == number
