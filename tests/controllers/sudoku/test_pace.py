# SPDX-License-Identifier: MIT
"""A player's own pace."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.store.record import Played
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from sudoku_qt.views.widgets.cards.card import Line
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, paste


def games(ratio: float, count: int) -> list[Played]:
    return [Played("", "sudoku", predicted_s=600, elapsed_ms=round(600_000 * ratio))] * count


@pytest.mark.parametrize(("ratio", "count", "factor"), [(1.5, 20, 1.5), (1.5, 5, 1), (99, 20, 5)])
def test_it_follows_from_enough_games(
    program: Program, ratio: float, count: int, factor: float
) -> None:
    pace = Pace(program.settings)
    assert pace.factor == 1

    pace.learn(games(ratio, count))
    assert Pace(program.settings).factor == factor


def test_the_levels_of_new_tell_its_minutes(program: Program) -> None:
    def minutes() -> list[str]:
        return [words.split("\t")[1] for words, _ in program.controller.new_puzzle.levels()]

    usual = minutes()
    Pace(program.settings).learn(games(2, 20))

    assert (usual[1], minutes()[1]) == ("5 min", "10 min")
    names: list[str] = []

    def look() -> None:
        program.settle()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewSudokuDialog)
        names.append(dialog.levels.tiles["2"].accessibleName())
        dialog.close()

    QTimer.singleShot(0, look)
    program.shell.new()
    assert names == ["Easy, 10 min"]


def test_the_card_tells_the_minutes_of_this_player(program: Program) -> None:
    Pace(program.settings).learn(games(2, 20))
    paste(program, EASY)
    program.settle()

    lines = program.controller.cards.info.findChildren(Line)
    assert any(line.text().endswith("min for you") for line in lines)
