# SPDX-License-Identifier: MIT
"""Pages on a desk: how many are seen, how large, and how one comes to the others."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.plan import pages_of
from sudoku_qt.views.sudoku.paper.pages_view import PagesView
from sudoku_qt.views.sudoku.paper.painter import measure
from sudoku_qt.views.theme import Theme
from tests.models.sudoku.paper.worksheets import EASY, WORDS

Key = Qt.Key


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> PagesView:
    """Seven pages in room for two of them."""
    made = PagesView()
    qtbot.addWidget(made)
    made.resize(840, 560)
    made.show()
    pages = pages_of([EASY] * 7, PaperOptions(per_page=1, answers="none"), WORDS, measure)
    made.set_pages(pages)
    return made


def turn(
    view: PagesView, way: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Turn the wheel away from the hand (1) or towards it (-1)."""
    middle = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        middle, QPointF(view.mapToGlobal(middle)), QPoint(), QPoint(0, 120 * way),
        Qt.MouseButton.NoButton, modifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def test_pages_are_white_and_whole(view: PagesView) -> None:
    image = view.grab().toImage()
    middle = image.height() // 2
    white = [x for x in range(image.width()) if image.pixelColor(x, middle) == QColor("white")]
    assert view.in_sight == range(1, 3)
    assert len(white) > 400
    assert white[0] > 4
    assert white[-1] < image.width() - 4


def test_keys_and_wheel_lead_on_and_back_and_no_further_than_there_is(
    view: PagesView, qtbot: QtBot
) -> None:
    for key, first in (
        (Key.Key_Left, 1),
        (Key.Key_Right, 3),
        (Key.Key_PageDown, 5),
        (Key.Key_PageUp, 3),
    ):
        qtbot.keyClick(view, key)
        assert view.in_sight.start == first
    for _ in range(9):
        turn(view, -1)
    assert view.in_sight == range(7, 8)
    turn(view, 1)
    assert view.in_sight == range(5, 7)


def test_zoom_makes_them_larger_until_they_fit_again(view: PagesView) -> None:
    fitted = view.percent
    view.zoom(1)
    assert view.percent > fitted
    assert not view.is_fitted
    turn(view, 1, Qt.KeyboardModifier.ControlModifier)
    assert view.horizontalScrollBar().maximum() + view.verticalScrollBar().maximum() > 0
    view.fit()
    assert (view.percent, view.is_fitted) == (fitted, True)


def test_more_room_shows_more(view: PagesView, qtbot: QtBot) -> None:
    view.resize(300, 560)
    assert len(view.in_sight) == 1
    view.resize(1300, 560)
    assert len(view.in_sight) == 3


def test_fewer_pages_leave_no_place_behind_the_last(view: PagesView) -> None:
    view.go(1)
    view.go(1)
    view.set_pages(pages_of([EASY], PaperOptions(answers="none"), WORDS, measure))
    assert (view.in_sight, view.count) == (range(1, 2), 1)
    view.set_pages(())
    assert view.count == 0
    assert len(view.in_sight) == 0
