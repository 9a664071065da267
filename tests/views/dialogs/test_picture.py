# SPDX-License-Identifier: MIT
"""The dialog of a picture shows what is chosen, and gives it; without Save it gives nothing."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.board.picture import FramedBoard, Picture, PictureLook
from sudoku_qt.views.dialogs.picture import PictureDialog, PictureSubject, PictureWish
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.main_window import MainWindow

WISH = PictureWish(".png", colours="shown", coordinates=True, side=1200)


class Drawing:
    """Notes every wish that is drawn, and draws the wanted ground."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.drawn: list[PictureWish] = []

    def __call__(self, wish: PictureWish) -> Picture:
        """A board that is dark where paper is wanted."""
        self.drawn.append(wish)
        ink = self.theme.given if wish.colours == "paper" else self.theme.cursor

        def paint(painter: QPainter, room: QRect) -> None:
            painter.fillRect(room, ink)

        return FramedBoard(paint, PictureLook(self.theme, wish.side), "", "")


@pytest.fixture
def drawing(theme: Theme) -> Drawing:
    """What draws."""
    return Drawing(theme)


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    """The window below the dialog."""
    window = MainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def dialog(window: MainWindow, drawing: Drawing) -> Iterator[PictureDialog]:
    """The dialog, open."""
    made = PictureDialog(WISH, PictureSubject(drawing), window)
    made.open()
    QApplication.processEvents()
    yield made
    made.close()


def click(choice: Segment, word: str) -> None:
    """Choose something with the mouse."""
    next(part for part in choice.findChildren(QAbstractButton) if part.text() == word).click()


def test_it_begins_with_what_was_wanted_last(dialog: PictureDialog) -> None:
    assert dialog.wish == WISH


def test_the_picture_is_that_of_what_is_chosen(
    dialog: PictureDialog, drawing: Drawing, theme: Theme
) -> None:
    def middle() -> str:
        image = dialog.preview.grab().toImage()
        return image.pixelColor(image.width() // 2, image.height() // 2).name()

    assert middle() == theme.cursor.name()
    click(dialog.colours, "On white")
    assert middle() == theme.given.name()
    dialog.coordinates.click()
    assert middle() == theme.given.name()
    last = drawing.drawn[-1]
    assert (last.colours, last.coordinates) == ("paper", False)
    assert last.side == min(dialog.preview.width(), dialog.preview.height())
    assert dialog.wish.side == WISH.side


def test_it_is_drawn_once_for_a_choice(dialog: PictureDialog, drawing: Drawing) -> None:
    dialog.preview.grab()
    before = len(drawing.drawn)
    dialog.preview.grab()
    dialog.side.setValue(640)
    dialog.preview.grab()
    assert len(drawing.drawn) == before


def test_only_pixels_have_a_width(dialog: PictureDialog) -> None:
    widths = {}
    for word in ("SVG", "PDF", "PNG"):
        click(dialog.format, word)
        widths[dialog.wish.ending] = dialog.side.isEnabled()
    assert widths == {".png": True, ".svg": False, ".pdf": False}


@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_nothing_is_wanted_of_whoever_leaves(
    answer: str, window: MainWindow, drawing: Drawing
) -> None:
    def give() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PictureDialog)
        dialog.side.setValue(640)
        getattr(dialog, answer)()

    QTimer.singleShot(0, give)
    wanted = PictureDialog.ask(WISH, PictureSubject(drawing), window)
    assert (wanted.side if wanted else None) == (640 if answer == "accept" else None)


def test_a_web_page_has_the_looks_of_its_reader(window: MainWindow, drawing: Drawing) -> None:
    dialog = PictureDialog(WISH, PictureSubject(drawing, (".png", ".html")), window)
    fields = dialog.colours, dialog.coordinates, dialog.side
    click(dialog.format, "Web page")
    assert [each.isEnabled() for each in fields] == [False, False, False]
    dialog.preview.grab()
    assert drawing.drawn[-1].ending == ".html"
    click(dialog.format, "PNG")
    assert [each.isEnabled() for each in fields] == [True, True, True]


def test_where_the_file_is_chosen_already_no_format_is_asked_for(
    window: MainWindow, drawing: Drawing
) -> None:
    subject = PictureSubject(drawing, (".svg",), "Pictures of 3 puzzles")
    dialog = PictureDialog(replace(WISH, ending=".svg"), subject, window)
    dialog.open()
    QApplication.processEvents()
    assert not dialog.format.isVisible()
    assert dialog.colours.isVisible()
    assert dialog.wish.ending == ".svg"
    dialog.close()
