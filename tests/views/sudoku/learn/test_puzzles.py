# SPDX-License-Identifier: MIT
"""Puzzles to be begun: each row says which it is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.pattern_picture import SudokuPattern
from sudoku_qt.views.sudoku.learn.puzzles import Puzzles, PuzzleShown
from sudoku_qt.views.sudoku.learn.sheet import BESIDE_BAR
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

SHOWN = [PuzzleShown("Hard", f"SE rating 3.{at}", bytes([1]) + bytes(80)) for at in range(3)]


def test_a_click_chooses_one(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    puzzles = Puzzles()
    qtbot.addWidget(puzzles)
    puzzles.show_puzzles("Each asks for it.", "Begin where it is due", SHOWN)
    puzzles.resize(600, 500)
    puzzles.show()
    chosen: list[int] = []
    puzzles.chosen.connect(chosen.append)
    wear(dark)
    qtbot.mouseClick(puzzles.rows[1], Qt.MouseButton.LeftButton)
    qtbot.keyClick(puzzles.rows[2], Qt.Key.Key_Return)
    with qtbot.waitSignal(puzzles.practise_clicked):
        qtbot.mouseClick(puzzles.practise, Qt.MouseButton.LeftButton)
    assert chosen == [1, 2]
    assert puzzles.rows[0].text() == "Hard"
    assert puzzles.rows[0].accessibleDescription() == "SE rating 3.0"


def test_rows_end_where_the_margin_of_the_bar_begins_at_any_size(
    qtbot: QtBot, theme: Theme
) -> None:
    puzzles = Puzzles()
    qtbot.addWidget(puzzles)
    puzzles.show_puzzles("Each asks for it.", "", SHOWN)
    puzzles.show()
    for zoom, width, height in ((1.0, 500, 500), (1.0, 700, 120), (1.5, 900, 500)):
        grown = theme._replace(zoom=zoom)
        wear(grown)
        puzzles.resize(width, height)
        QApplication.processEvents()
        assert puzzles.rows[0].width() == width - grown.px(BESIDE_BAR)


def test_others_take_their_place(qtbot: QtBot, theme: Theme) -> None:
    puzzles = Puzzles()
    qtbot.addWidget(puzzles)
    puzzles.show_puzzles("Each asks for it.", "Begin where it is due", SHOWN)
    puzzles.show_puzzles("Each asks for it.", "", SHOWN[:1])
    assert len(puzzles.rows) == 1
    assert puzzles.practise.isHidden()


def test_a_puzzle_may_bring_its_own_picture(qtbot: QtBot, theme: Theme) -> None:
    puzzles = Puzzles()
    qtbot.addWidget(puzzles)
    puzzles.show_puzzles("Three.", "", [PuzzleShown("Easy", "Jigsaw", bytes(81), QLabel)])
    (picture,) = puzzles.rows[0].findChildren(QLabel)
    puzzles.resize(600, 300)
    puzzles.show()
    assert picture.width() == theme.px(48)
    assert not puzzles.rows[0].findChildren(SudokuPattern)
