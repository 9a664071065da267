# SPDX-License-Identifier: MIT
"""A card that tells much: its parts scroll without room, its keys are seen at any height."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sizes import WORD_HEIGHT
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.scrolled import ScrolledCard


class Told(ScrolledCard):
    """A card with one part of a height, and three keys."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.part = QWidget()
        self.part.setFixedHeight(300)
        self.keys = (PrimaryButton("Go"), WordButton("A"), WordButton("B"))
        self.set_parts(self.part)
        self.set_keys(*self.keys)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """What a card lies on."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 900)
    page.show()
    return page


@pytest.mark.parametrize("zoom", [1, 3])
@pytest.mark.parametrize("height", [70, 130, 180])
def test_the_keys_are_whole_at_any_height(
    page: QWidget, theme: Theme, height: int, zoom: int
) -> None:
    wear(theme.at_zoom(zoom))
    card = Told(page)
    card.show()
    card.resize(800, height * zoom)
    for key in card.keys:
        assert card.rect().contains(key.geometry())
        assert key.height() == theme.at_zoom(zoom).px(WORD_HEIGHT)
        assert not key.geometry().intersects(card.scroll_area.geometry())
    assert card.scroll_area.verticalScrollBar().maximum() > 0


def test_where_it_has_what_it_asks_for_nothing_scrolls(page: QWidget, theme: Theme) -> None:
    card = Told(page)
    card.show()
    card.resize(328, card.sizeHint().height())
    assert card.scroll_area.verticalScrollBar().maximum() == 0
    assert card.part.height() == 300


def test_it_takes_another_size_with_the_theme(page: QWidget, theme: Theme) -> None:
    card = Told(page)
    before = card.minimumSizeHint().height()
    wear(theme.at_zoom(2))
    assert {key.theme.zoom for key in card.keys} == {2}
    assert card.minimumSizeHint().height() > before
