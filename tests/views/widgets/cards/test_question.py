# SPDX-License-Identifier: MIT
"""The card that asks: its answers, its height, and where its keys stand."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sizes import WORD_HEIGHT
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.question import QuestionCard
from tests.views.parts import part


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> QuestionCard:
    """A card that is seen."""
    card = QuestionCard()
    qtbot.addWidget(card)
    card.resize(300, 200)
    card.show()
    return card


def test_each_answer_is_a_key_with_its_number(card: QuestionCard, qtbot: QtBot) -> None:
    card.ask("Place here?", "h8 makes a four", ("Play this move", "Not here"))
    assert [key.text() for key in card.keys if key.isVisible()] == ["Play this move", "Not here"]
    heard: list[int] = []
    card.answered.connect(heard.append)
    for key in card.keys[:2]:
        qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
    assert heard == [0, 1]
    assert card.text() == "Place here? h8 makes a four"
    assert "h8 makes a four" in card.accessibleName()


def test_keys_rest_until_the_question_is_ready(card: QuestionCard, qtbot: QtBot) -> None:
    heard: list[int] = []
    card.answered.connect(heard.append)
    card.ask("Your move", "", ("Play", "Not here"), ready=False)
    qtbot.mouseClick(card.keys[0], Qt.MouseButton.LeftButton)
    assert heard == []
    card.ask("Your move", "", ("Play", "Not here"))
    qtbot.mouseClick(card.keys[0], Qt.MouseButton.LeftButton)
    assert heard == [0]


def test_its_height_does_not_change_with_a_word_more_or_less(card: QuestionCard) -> None:
    card.ask("Your move", "", ("Play", "Not here"))
    empty = card.height_at(300)
    card.ask("Place here?", "l11 makes an open three; l11 stops an open four", ("Play", "Not"))
    assert card.height_at(300) == empty


def test_three_keys_stand_in_a_row_only_where_there_is_room(card: QuestionCard) -> None:
    card.ask("Which colour?", "", ("Play Black", "Play White", "Put two stones more"))
    tops = []
    for width in (300, 600):
        card.resize(width, card.height_at(width))
        layout = card.layout()
        assert layout is not None
        layout.activate()
        tops.append(len({key.y() for key in card.keys}))
    assert tops == [2, 1]
    assert card.height_at(300) > card.height_at(600)


def test_with_large_text_and_little_room_it_scrolls_and_the_keys_stay(
    card: QuestionCard, theme: Theme
) -> None:
    wear(theme.at_zoom(3))
    card.ask("Which colour?", "White moves next. " * 12, ("Black", "White", "Two more"))
    card.resize(850, card.least_height(850))
    bar = part(card, QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    for key in card.keys:
        assert card.rect().contains(key.geometry())
        assert key.height() == card.theme.px(WORD_HEIGHT)


def test_two_lines_are_whole_at_the_least_height(card: QuestionCard) -> None:
    card.ask("Which colour?", "White moves next. " * 3, ("Black", "White", "Two more"))
    card.resize(300, card.least_height(300))
    layout = card.layout()
    assert layout is not None
    layout.activate()
    assert card.least_height(300) == card.height_at(300), "as two lines need"
    assert part(card, QScrollArea).verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(("count", "rows"), [(4, [4]), (7, [4, 3]), (8, [4, 4]), (10, [5, 5])])
def test_many_short_answers_stand_in_full_rows(
    card: QuestionCard, qtbot: QtBot, count: int, rows: list[int]
) -> None:
    card.ask("How many?", "", [str(number) for number in range(count)])
    card.resize(300, card.height_at(300))
    qtbot.waitUntil(card.keys[0].isVisible)
    keys = [key for key in card.keys if key.isVisible()]
    tops = [key.y() for key in keys]
    assert [tops.count(top) for top in dict.fromkeys(tops)] == rows
    assert max(key.geometry().bottom() for key in keys) < card.height()
    assert max(key.geometry().right() for key in keys) < card.width()
    heard: list[int] = []
    card.answered.connect(heard.append)
    qtbot.mouseClick(keys[-1], Qt.MouseButton.LeftButton)
    assert heard == [count - 1]
    card.ask("Place here?", "", ("Play this move", "Not here"))
    assert [key.text() for key in card.keys if key.isVisible()] == ["Play this move", "Not here"]
