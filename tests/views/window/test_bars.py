# SPDX-License-Identifier: MIT
"""What stands round the page: tool bar, strip at the foot, notice."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.window.bars import WindowBars
from sudoku_qt.views.window.main_window import MainWindow
from sudoku_qt.views.window.notice_bar import NoticeBar
from tests.views.parts import part

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


@pytest.fixture
def bars(window: MainWindow) -> WindowBars:
    """What stands round its page."""
    return WindowBars(window)


def test_escape_closes_a_notice(window: MainWindow, bars: WindowBars, qtbot: QtBot) -> None:
    assert bars.notice_text() == ""
    bars.show_notice("Copied.")
    assert bars.notice_text() == "Copied."
    qtbot.keyClick(part(window, SudokuPage).board, Qt.Key.Key_Escape)
    assert bars.notice_text() == ""


def test_a_notice_stays_at_the_foot_when_the_window_grows(
    window: MainWindow, bars: WindowBars
) -> None:
    bars.show_notice("Copied.")
    window.resize(700, 650)
    notice = part(window, NoticeBar)
    assert notice.mapTo(window, QPoint(0, notice.height())).y() == window.height()


def test_status_and_progress_are_shown(window: MainWindow, bars: WindowBars) -> None:
    bars.set_status("r1c1", "Saved")
    bars.show_progress("Solving…", lambda: None)
    bars.set_progress(0.3)
    bars.hide_progress()
    bars.set_clock("00:01", paused=False, shown=True)
    bars.set_tools([])
    assert window.grab().toImage().width() > 0


def test_a_theme_reaches_the_bars(window: MainWindow, bars: WindowBars, dark: Theme) -> None:
    bars.show_notice("Before the theme.")
    wear(dark)
    assert part(window, NoticeBar).theme is dark


def test_the_keys_go_to_the_board_where_nothing_else_takes_them(
    window: MainWindow, bars: WindowBars
) -> None:
    window.setFocus()
    bars.go_to_part(1)
    assert window.focusWidget() is part(window, SudokuPage).board


def test_a_notice_covers_no_cell_of_a_small_window(window: MainWindow, bars: WindowBars) -> None:
    window.resize(360, 420)
    board, notice = part(window, SudokuPage).board, part(window, NoticeBar)
    _arrange(window)
    before = board.height()
    bars.show_notice("word " * 30)
    _arrange(window)
    foot = board.mapTo(window, QPoint(0, board.height())).y()
    assert foot <= notice.mapTo(window, QPoint(0, 0)).y()
    assert board.height() < before
    bars.hide_notice()
    notice.dismiss()
    _arrange(window)
    assert board.height() == before


def test_a_notice_of_one_line_leaves_the_board_of_a_usual_window_alone(
    window: MainWindow, bars: WindowBars
) -> None:
    window.resize(1000, 740)
    _arrange(window)
    before = part(window, SudokuPage).board.geometry()
    bars.show_notice("Copied.")
    _arrange(window)
    assert part(window, SudokuPage).board.geometry() == before


def _arrange(window: MainWindow) -> None:
    for each in (window, window.ground):
        layout = each.layout()
        assert layout is not None
        layout.activate()
