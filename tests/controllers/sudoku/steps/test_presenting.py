# SPDX-License-Identifier: MIT
"""A presentation leads from the first step to the last, and no further."""

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.steps.presenting import Presentation
from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.steps.picture import StepShown
from sudoku_qt.views.sudoku.steps.presenter import Presenter
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.layout_items import items_known


def shown(number: int) -> StepShown:
    """A step of which nothing is known but its number."""
    return StepShown([Cell()] * 81, NOTHING_DRAWN, f"step {number}", "")


def test_it_ends_at_both_ends(qtbot: QtBot) -> None:
    items = items_known()
    wear(Theme.read(resource("themes") / "light.json"))
    presenter = Presenter()
    qtbot.addWidget(presenter)
    steps = Presentation(presenter, shown, 2, 3)
    assert presenter.accessibleDescription() == "step 2. "
    assert presenter.back_key.isEnabled()
    assert items_known() == items, "none is known of those of its layouts"
    for way, number in ((1, 3), (1, 3), (-1, 2), (-1, 1), (-1, 1)):
        presenter.stepped.emit(way)
        assert steps.number == number
    assert not presenter.back_key.isEnabled()
    QTimer.singleShot(0, presenter.reject)
    assert steps.run() == 1
