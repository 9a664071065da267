# SPDX-License-Identifier: MIT
"""The window: it shows what it is handed, and says what happens to it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.model import SudokuSession
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.drop_glow import DropGlow
from sudoku_qt.views.window.main_window import MainWindow
from sudoku_qt.views.window.notice_bar import NoticeBar
from tests.views.parts import part
from tests.views.sudoku.positions import model_of

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, session: SudokuSession) -> Iterator[MainWindow]:
    """A window with the page of a game half played."""
    made = MainWindow(theme)
    made.build_rest()
    qtbot.addWidget(made)
    page = SudokuPage(theme)
    page.build_rest()
    page.set_model(model_of(session))
    made.set_page(page)
    made.show()
    yield made
    made.close()


def page_of(window: MainWindow) -> SudokuPage:
    """The page in the window."""
    return part(window, SudokuPage)


def files(*paths: str) -> QMimeData:
    """Carry files."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(path) for path in paths])
    return mime


def text(words: str) -> QMimeData:
    """Carry text."""
    mime = QMimeData()
    mime.setText(words)
    return mime


def enter(target: QWidget, mime: QMimeData) -> bool:
    """Drag something onto a widget; say whether it is wanted there."""
    event = QDragEnterEvent(QPoint(9, 9), COPY, mime, LEFT, NONE)
    event.ignore()
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def drop(target: QWidget, mime: QMimeData) -> None:
    """Drop it."""
    QApplication.sendEvent(target, QDragMoveEvent(QPoint(9, 9), COPY, mime, LEFT, NONE))
    QApplication.sendEvent(target, QDropEvent(QPointF(9, 9), COPY, mime, LEFT, NONE))


def test_the_first_size_fits_the_screen_and_the_board_gets_most_of_it(window: MainWindow) -> None:
    room = window.screen().availableSize()
    assert window.width() <= room.width()
    assert window.height() <= room.height()
    assert page_of(window).board.board.cell >= 40


def test_the_board_has_the_keys_when_its_page_comes(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(page_of(window).board.hasFocus)
    assert QApplication.focusWidget() is page_of(window).board


def test_the_page_that_was_set_last_is_in_front(window: MainWindow, theme: Theme) -> None:
    first, second = page_of(window), SudokuPage(theme)
    second.build_rest()
    window.set_page(second)
    assert (first.isVisible(), second.isVisible()) == (False, True)
    window.set_page(first)
    assert (first.isVisible(), second.isVisible()) == (True, False)


def test_a_theme_reaches_everything(window: MainWindow, dark: Theme) -> None:
    window.show_notice("Before the theme.")
    window.set_theme(dark)
    assert page_of(window).theme is dark
    window.show_notice("")
    image = window.grab().toImage()
    assert image.pixelColor(2, image.height() // 2) == dark.window


@pytest.mark.parametrize("place", ["window", "page", "board", "surface"])
def test_files_can_be_dropped_anywhere(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, place: str
) -> None:
    page = page_of(window)
    over = {"window": window, "page": page, "board": page.board, "surface": page.board.surface}
    target: QWidget | None = over[place]
    while target and not target.acceptDrops():  # what Qt does with a drag
        target = target.parentWidget()
    assert target
    paths = [tmp_path.joinpath(name).as_posix() for name in ("one.sudoku", "zwei 二.sdk")]
    mime = files(*paths)
    assert enter(target, mime)
    with qtbot.waitSignal(window.files_dropped) as dropped:
        drop(target, mime)
    assert dropped.args == [paths]


def test_text_can_be_dropped_and_the_window_glows_until_then(
    window: MainWindow, qtbot: QtBot
) -> None:
    assert enter(window, text("1" * 81))
    assert part(window, DropGlow).isVisible()
    with qtbot.waitSignal(window.text_dropped) as dropped:
        drop(window, text("1" * 81))
    assert dropped.args == ["1" * 81]
    assert not any(glow.isVisible() for glow in window.findChildren(DropGlow))


def test_a_drag_that_leaves_takes_the_glow_along(window: MainWindow) -> None:
    enter(window, text("4"))
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert not any(glow.isVisible() for glow in window.findChildren(DropGlow))


def test_what_is_neither_file_nor_text_is_not_wanted(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setData("image/png", b"...")
    assert not enter(window, mime)
    assert window.findChild(DropGlow) is None


def test_the_listener_decides_whether_the_window_closes(window: MainWindow) -> None:
    def refuse(event: QCloseEvent) -> None:
        event.ignore()

    window.closed.connect(refuse)
    assert not window.close()
    window.closed.disconnect(refuse)
    assert window.close()


def test_it_says_whether_it_can_be_seen(window: MainWindow) -> None:
    seen: list[Any] = []
    window.visibility_changed.connect(seen.append)
    window.showMinimized()
    window.showNormal()
    window.hide()
    assert (seen[0], seen[-2], seen[-1]) == (False, True, False)


def test_it_says_when_it_was_painted_first(
    qtbot: QtBot, theme: Theme, session: SudokuSession
) -> None:
    made = MainWindow(theme)
    made.build_rest()
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.painted):
        made.show()
    with qtbot.assertNotEmitted(made.painted):
        made.repaint()
        QApplication.processEvents()


def test_escape_closes_a_notice(window: MainWindow, qtbot: QtBot) -> None:
    assert window.notice_text() == ""
    window.show_notice("Copied.")
    assert window.notice_text() == "Copied."
    qtbot.keyClick(page_of(window).board, Qt.Key.Key_Escape)
    assert window.notice_text() == ""


def test_a_notice_stays_at_the_foot_when_the_window_grows(window: MainWindow) -> None:
    window.show_notice("Copied.")
    window.resize(700, 650)
    notice = part(window, NoticeBar)
    assert notice.mapTo(window, QPoint(0, notice.height())).y() == window.height()


def test_status_and_progress_are_shown(window: MainWindow) -> None:
    window.set_status("r1c1", "Saved")
    window.show_progress("Solving…", lambda: None)
    window.set_progress(0.3)
    window.hide_progress()
    window.set_clock("00:01", paused=False, shown=True)
    window.set_tools([])
    assert window.grab().toImage().width() > 0


@pytest.mark.parametrize(
    ("turns", "notches"), [((120,), [1]), ((40, 40, 40), [1]), ((-240,), [-2])]
)
def test_the_wheel_with_ctrl_zooms_notch_by_notch(
    window: MainWindow, turns: tuple[int, ...], notches: list[int]
) -> None:
    heard: list[Any] = []
    window.zoom_turned.connect(heard.append)
    for held in (NONE, Qt.KeyboardModifier.ControlModifier):
        for turn in turns:
            QApplication.sendEvent(window, wheel(turn, held))
    assert heard == notches


def test_the_board_leaves_the_wheel_to_the_window(window: MainWindow) -> None:
    event = wheel(120, NONE)
    QApplication.sendEvent(page_of(window).board.surface, event)
    assert not event.isAccepted()


def wheel(turn: int, held: Qt.KeyboardModifier) -> QWheelEvent:
    """Turn the wheel."""
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    place = QPointF(9, 9)
    return QWheelEvent(place, place, QPoint(), QPoint(0, turn), none, held, phase, False)


def test_the_language_reaches_every_part(window: MainWindow) -> None:
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert page_of(window).board.accessibleName() == "Sudoku board"
