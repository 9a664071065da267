# SPDX-License-Identifier: MIT
"""A room as tall as its contents, as far as the screen goes."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.kit.fit_scroll_area import SHARE, FitScrollArea


@pytest.mark.parametrize(("tall", "scrolls"), [(200, False), (5_000, True)])
def test_only_what_does_not_fit_on_the_screen_scrolls(
    qtbot: QtBot,
    tall: int,
    scrolls: bool,  # noqa: FBT001 - drawn
) -> None:
    inside = QWidget()
    inside.setMinimumSize(300, tall)
    area = FitScrollArea(inside, 300)
    qtbot.addWidget(area)
    area.resize(area.sizeHint())
    area.show()
    screen = area.screen().availableGeometry().height()
    assert area.height() <= round(screen * SHARE)
    assert (area.height() < tall) is scrolls
    assert area.verticalScrollBar().isVisible() is scrolls
    assert inside.width() >= 300, "nothing is cut off at the side"


def test_words_that_change_scroll_only_where_they_take_more_lines(qtbot: QtBot) -> None:
    words = QLabel("one line")
    words.setWordWrap(True)
    words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    inside = QWidget()
    QVBoxLayout(inside).addWidget(words)
    area = FitScrollArea(inside, 600)
    qtbot.addWidget(area)
    area.resize(area.sizeHint())
    area.show()
    for text, scrolls in (("one line, though it is longer", False), ("many words " * 99, True)):
        words.setText(text)
        QApplication.processEvents()
        assert area.verticalScrollBar().isVisible() is scrolls
        assert (words.height() > area.height()) is scrolls


def test_no_bar_stays_that_words_need_only_beside_it(qtbot: QtBot) -> None:
    words = QLabel("many words " * 9)
    words.setWordWrap(True)
    inside = QWidget()
    QVBoxLayout(inside).addWidget(words)
    area = FitScrollArea(inside, 300)
    qtbot.addWidget(area)
    area.show()
    high, bar = area.tall(300), area.verticalScrollBar()
    while area.tall(300) == area.tall(300 - bar.sizeHint().width()):
        words.setText(words.text() + "a ")
        high = area.tall(300)
    for height, scrolls in ((high // 2, True), (high, False), (high - 1, True), (high, False)):
        area.resize(300, height)
        QApplication.processEvents()
        assert bar.isVisible() is scrolls


def test_on_a_narrow_screen_it_scrolls_to_the_side_too(qtbot: QtBot) -> None:
    inside = QWidget()
    inside.setMinimumSize(5_000, 200)
    area = FitScrollArea(inside, 5_000)
    qtbot.addWidget(area)
    area.resize(area.sizeHint())
    area.show()
    assert area.width() <= area.screen().availableGeometry().width()
    assert area.horizontalScrollBar().isVisible()
