# SPDX-License-Identifier: MIT
"""What stands round the page: tool bar, strip at the foot, notice."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QStatusTipEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.cards import SudokuCards
from sudoku_qt.views.sudoku.learn.page import LearnPage
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.window.bars import SLIVER, WindowBars
from sudoku_qt.views.window.main_window import MainWindow
from sudoku_qt.views.window.notice_bar import AIR, NoticeBar, Offer, buttons_in
from sudoku_qt.views.window.status_strip import StatusStrip
from tests.views.parts import part
from tests.views.sudoku.positions import model_of

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


@pytest.mark.parametrize("size", [(1000, 740), (700, 650), (560, 900)])
@pytest.mark.parametrize("offers", [(), (("Play it all the same", list),)])
def test_a_notice_hides_no_cell_and_no_key(
    window: MainWindow, bars: WindowBars, size: tuple[int, int], offers: Sequence[Offer]
) -> None:
    bars.show_notice("The puzzle has several solutions.", actions=offers)
    window.resize(*size)
    _arrange(window)
    notice, page = part(window, NoticeBar), part(window, SudokuPage)
    lowest = page.board.surface.mapTo(window.ground, QPoint(0, page.board.height())).y()
    assert notice.geometry().top() >= lowest - _cursor(window).height() // SLIVER
    assert notice.geometry().bottom() < window.ground.height()
    assert not any(map(notice.geometry().intersects, buttons_in(window.ground, window.ground)))
    start, end = (page.mapTo(window.ground, QPoint(x, 0)).x() for x in page.span)
    spare = page.mapTo(window.ground, QPoint(0, page.height())).y() - lowest
    if spare >= notice.height():
        assert not notice.geometry().intersects(part(window, StatusStrip).geometry())
    else:
        assert (notice.geometry().right() + 1 == end) or (notice.x() == start)


def test_the_strip_writes_nothing_behind_a_notice(
    window: MainWindow, bars: WindowBars, qtbot: QtBot
) -> None:
    window.resize(1000, 740)
    _arrange(window)
    bars.set_status("r5c5 · Digit · 30 of 81", "Saved automatically")
    strip = part(window, StatusStrip)

    def written() -> dict[str, Line]:
        return {line.written(): line for line in strip.findChildren(Line) if line.isVisible()}

    bars.show_notice("The puzzle has several solutions.")
    _arrange(window)
    notice = part(window, NoticeBar)
    assert notice.geometry().intersects(strip.geometry())
    assert set(written()) == {"r5c5 · Digit · 30 of 81"}
    (line,) = written().values()
    qtbot.waitUntil(lambda: line.geometry().right() < notice.x())
    bars.hide_notice()
    assert set(written()) == {"r5c5 · Digit · 30 of 81", "Saved automatically"}


def test_a_long_notice_has_the_width_of_board_and_cards(
    window: MainWindow, bars: WindowBars
) -> None:
    window.resize(1000, 740)
    _arrange(window)
    bars.show_notice("word " * 30, "error", [("Play it", list), ("Complete it", list)])
    assert part(window, NoticeBar).height() <= 48, "two lines at the most"


def test_what_was_said_of_the_game_does_not_follow_to_another_page(
    window: MainWindow, bars: WindowBars, session: SudokuSession
) -> None:
    bars.show_notice("The hypothesis is dropped.", actions=[("Redo", list)])
    window.fill(LearnPage(model_of(session)))
    assert bars.notice_text() == ""
    window.fill(None)
    bars.show_notice("The file is gone.", "error")
    window.fill(LearnPage(model_of(session)))
    assert bars.notice_text() == "The file is gone."


def test_a_notice_lies_over_what_comes_to_the_front_and_beside_its_list(
    window: MainWindow, bars: WindowBars, session: SudokuSession, qtbot: QtBot
) -> None:
    window.resize(1000, 740)
    course, notice = LearnPage(model_of(session)), part(window, NoticeBar)
    window.fill(course)
    bars.show_notice("It is among the earlier games.", actions=[("Go on with it", lambda: None)])
    lesson, ground = course.body(), window.ground
    foot = lesson.mapTo(ground, QPoint(0, lesson.height())).y()
    qtbot.waitUntil(lambda: notice.geometry().bottom() + 1 == foot - AIR)
    assert notice.x() > lesson.mapTo(ground, QPoint(0, 0)).x()
    assert ground.childAt(notice.geometry().center()) in {notice, *notice.findChildren(QWidget)}


def test_a_notice_never_lies_over_the_cursor(window: MainWindow, bars: WindowBars) -> None:
    board, notice = part(window, SudokuPage).board, part(window, NoticeBar)
    window.resize(640, 480)  # too low for it at the foot
    _arrange(window)
    board.move_to(8, 7)
    bars.show_notice("Copied.")
    tops = set()
    for row in (8, 0, 4):
        board.move_to(row, 7)
        assert not notice.geometry().intersects(_cursor(window))
        tops.add(notice.y())
    assert len(tops) == 2


@pytest.mark.parametrize("size", [(640, 480), (1366, 768)])
def test_a_notice_lies_where_cards_leave_room(
    window: MainWindow, bars: WindowBars, session: SudokuSession, size: tuple[int, int]
) -> None:
    page = part(window, SudokuPage)
    cards = SudokuCards(page, model_of(session))
    cards.show_tip(on=False)
    window.resize(*size)
    _arrange(window)
    bars.show_notice("Not finished: 51 to go, and no mistake so far.")
    notice, pad = part(window, NoticeBar).geometry(), cards.pad
    left = pad.mapTo(window.ground, QPoint(0, pad.height()))
    assert left.y() <= notice.top() <= left.y() + 2 * STEP, "as near as another card"
    assert notice.left() >= left.x()
    assert notice.right() < left.x() + pad.width()
    assert notice.bottom() < window.ground.height()


def test_in_a_low_window_a_notice_hides_less_than_a_row_and_no_key(
    window: MainWindow, bars: WindowBars
) -> None:
    window.resize(640, 480)
    _arrange(window)
    page, notice = part(window, SudokuPage), part(window, NoticeBar)
    page.board.move_to(4, 4)
    bars.show_notice("One of its solutions was chosen.", actions=[("Undo", lambda: None)])
    board = QRect(page.board.mapTo(window.ground, QPoint(0, 0)), page.board.size())
    place = notice.geometry()
    assert place.intersected(board).height() < _cursor(window).height()
    assert window.ground.rect().contains(place)
    assert not any(map(place.intersects, buttons_in(window.ground, window.ground)))


def test_a_grey_row_of_a_menu_says_why_at_the_foot(window: MainWindow, bars: WindowBars) -> None:
    bars.set_status("r5c5", "Saved")
    QApplication.sendEvent(window, QStatusTipEvent("Nothing was taken back."))
    assert bars.status_text() == "Nothing was taken back. Saved"
    QApplication.sendEvent(window, QStatusTipEvent(""))
    assert bars.status_text() == "r5c5 Saved"


def test_status_and_progress_are_shown(window: MainWindow, bars: WindowBars) -> None:
    bars.set_status("r1c1", "Saved")
    bars.show_progress("Solving…", lambda: None)
    bars.set_progress(0.3)
    bars.hide_progress()
    bars.set_clock("00:01", paused=False, shown=True)
    bars.set_tools([])
    assert window.grab().toImage().width() > 0


def test_a_notice_leaves_the_foot_to_long_work(window: MainWindow, bars: WindowBars) -> None:
    window.resize(1000, 740)
    _arrange(window)
    notice, board = part(window, NoticeBar), part(window, SudokuPage).board
    bars.show_notice("Copied.")
    lowest = board.surface.mapTo(window.ground, QPoint(0, board.height())).y()
    bars.show_progress("Solving…", lambda: None)
    assert notice.geometry().bottom() < lowest
    bars.hide_progress()
    assert notice.geometry().bottom() > lowest


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


@pytest.mark.parametrize("size", [(1000, 740), (360, 420)])
def test_a_notice_leaves_the_board_as_it_is(
    window: MainWindow, bars: WindowBars, size: tuple[int, int]
) -> None:
    window.resize(*size)
    _arrange(window)
    before = part(window, SudokuPage).board.geometry()
    bars.show_notice("Copied.")
    _arrange(window)
    assert part(window, SudokuPage).board.geometry() == before


def _cursor(window: MainWindow) -> QRect:
    board = part(window, SudokuPage).board
    place = board.visualRect(board.currentIndex())
    return QRect(board.surface.mapTo(window.ground, place.topLeft()), place.size())


def _arrange(window: MainWindow) -> None:
    for each in (window, window.ground):
        layout = each.layout()
        assert layout is not None
        layout.activate()
