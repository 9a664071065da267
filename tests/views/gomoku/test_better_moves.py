# SPDX-License-Identifier: MIT
"""The part of the card at the end that tells what would have been better."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.analysis.parts import RowWords
from sudoku_qt.views.gomoku.better_moves import BetterMoves
from sudoku_qt.views.theme import Theme

ROW = RowWords("14", "White i8 · better f9", "−23 %")


def test_one_link_starts_and_stops(qtbot: QtBot, theme: Theme) -> None:
    part = BetterMoves()
    qtbot.addWidget(part)
    part.show()
    with qtbot.waitSignal(part.run_clicked):
        qtbot.mouseClick(part.link, Qt.MouseButton.LeftButton)
    part.show_found((ROW,), "Looking", runs=True)
    assert part.link.text() == "Stop"
    assert part.text() == "Looking\n14 White i8 · better f9 −23 %"
    part.show_found((ROW,), "", runs=False)
    part.offer(False)
    assert not part.link.isVisible()
    assert part.rows.rows[0].toolTip() == "Keep the better line as a variation"


def test_a_row_is_chosen_by_a_click_or_a_key(qtbot: QtBot, theme: Theme) -> None:
    part = BetterMoves()
    qtbot.addWidget(part)
    part.show_found((ROW, ROW._replace(head="16")), "", runs=False)
    part.show()
    with qtbot.waitSignal(part.chosen) as chosen:
        qtbot.mouseClick(part.rows.rows[1], Qt.MouseButton.LeftButton)
    assert chosen.args == [1]
    with qtbot.waitSignal(part.chosen) as chosen:
        qtbot.keyClick(part.rows.rows[0], Qt.Key.Key_Space)
    assert chosen.args == [0]
