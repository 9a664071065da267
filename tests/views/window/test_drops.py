# SPDX-License-Identifier: MIT
"""What is dropped on the window, wherever in it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.drops import DropGlow, Drops
from sudoku_qt.views.window.full_page import FullPage
from sudoku_qt.views.window.main_window import MainWindow
from tests.views.parts import part

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


@pytest.fixture
def drops(window: MainWindow) -> Drops:
    """What takes files and text for it, but for those that are a secret."""
    return Drops(window, lambda paths, text: "secret" not in (*paths, text))


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


@pytest.mark.parametrize("place", ["window", "page", "board", "surface"])
def test_files_can_be_dropped_anywhere(
    window: MainWindow, drops: Drops, qtbot: QtBot, tmp_path: Path, place: str
) -> None:
    page = part(window, SudokuPage)
    over = {"window": window, "page": page, "board": page.board, "surface": page.board.surface}
    target: QWidget | None = over[place]
    while target and not target.acceptDrops():  # what Qt does with a drag
        target = target.parentWidget()
    assert target
    paths = [tmp_path.joinpath(name).as_posix() for name in ("one.sudoku", "zwei 二.sdk")]
    mime = files(*paths)
    assert enter(target, mime)
    with qtbot.waitSignal(drops.files_dropped) as dropped:
        drop(target, mime)
    assert dropped.args == [paths]


def test_text_can_be_dropped_and_the_window_glows_until_then(
    window: MainWindow, drops: Drops, qtbot: QtBot
) -> None:
    assert enter(window, text("1" * 81))
    assert part(window, DropGlow).isVisible()
    with qtbot.waitSignal(drops.text_dropped) as dropped:
        drop(window, text("1" * 81))
    assert dropped.args == ["1" * 81]
    assert not any(glow.isVisible() for glow in window.findChildren(DropGlow))


@pytest.mark.usefixtures("drops")
def test_a_drag_that_leaves_takes_the_glow_along(window: MainWindow) -> None:
    enter(window, text("4"))
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert not any(glow.isVisible() for glow in window.findChildren(DropGlow))


@pytest.mark.usefixtures("drops")
def test_what_is_neither_file_nor_text_is_not_wanted(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setData("image/png", b"...")
    assert not enter(window, mime)
    assert window.findChild(DropGlow) is None


def test_what_nobody_wants_does_not_glow_and_may_be_dropped(
    window: MainWindow, drops: Drops, qtbot: QtBot
) -> None:
    assert enter(window, text("secret"))
    assert window.findChild(DropGlow) is None
    with qtbot.waitSignal(drops.text_dropped):
        drop(window, text("secret"))


def test_a_link_is_text_as_it_was_written(window: MainWindow, drops: Drops, qtbot: QtBot) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl("https://sudokupad.app/scf?a=%2B1")])
    assert enter(window, mime)
    with qtbot.waitSignal(drops.text_dropped) as dropped:
        drop(window, mime)
    assert dropped.args == ["https://sudokupad.app/scf?a=%2B1"]


@pytest.mark.usefixtures("drops")
def test_the_glow_lies_round_the_board(window: MainWindow) -> None:
    enter(window, text("1" * 81))
    board = part(window, SudokuPage).board
    cells = board.cell_rect(0, 0).united(board.cell_rect(8, 8))
    place = cells.translated(board.mapTo(window.ground, QPoint(0, 0)))
    glow = part(window, DropGlow).geometry()
    assert glow.contains(place)
    assert glow.center() == place.center()
    assert glow.width() - place.width() <= 16


@pytest.mark.usefixtures("drops")
def test_the_glow_lies_over_what_stands_in_place_of_a_game(
    window: MainWindow, theme: Theme
) -> None:
    page = FullPage()
    window.fill(page)
    enter(window, text("1" * 81))
    assert part(window, DropGlow).geometry().contains(page.geometry())


def test_the_glow_lies_over_the_whole_where_no_game_has_come_yet(
    qtbot: QtBot, theme: Theme
) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    drops = Drops(window, lambda paths, text: True)
    assert enter(window, text("1" * 81))
    assert part(window, DropGlow).geometry().contains(window.ground.rect().center())
    with qtbot.waitSignal(drops.text_dropped):
        drop(window, text("1" * 81))


def test_it_frames_a_place_in_the_accent_and_says_what_a_drop_would_do(
    qtbot: QtBot, theme: Theme
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    glow = DropGlow(QRect(20, 20, 200, 160), window)
    assert glow.isVisible()
    assert glow.geometry() == QRect(12, 12, 216, 176)
    picture = window.grab().toImage()
    assert picture.pixelColor(15, 100) == theme.cursor
    assert picture.pixelColor(5, 100) != theme.cursor
    assert window.childAt(QPoint(120, 100)) is None
    assert glow.text == "Drop to open"
