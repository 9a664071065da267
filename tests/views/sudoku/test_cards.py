# SPDX-License-Identifier: MIT
"""The cards of a Sudoku: what the model says reaches the pad, modes and pauses reach all parts."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.models.session import AnySession
from sudoku_qt.models.sudoku.board.entry_mode import Entry, EntryMode
from sudoku_qt.views.sudoku.cards import SudokuCards
from sudoku_qt.views.sudoku.compose.card import Answer
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.sudoku.shortcuts import note_keys
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.keys.key_caps import KeyCaps
from tests.sweeps import in_turn
from tests.views.parts import part
from tests.views.sudoku.positions import model_of


@pytest.fixture
def cards(page: SudokuPage, session: AnySession) -> SudokuCards:
    """The cards on it."""
    return SudokuCards(page, model_of(session))


def missing(cards: SudokuCards) -> list[int]:
    """What the pad says is missing of each digit."""
    return [key.missing for key in cards.pad.digits]


def test_the_pad_counts_what_is_missing(cards: SudokuCards, session: AnySession) -> None:
    before = missing(cards)
    assert before[2] == before[3] == 0  # all nine 3s and 4s stand
    session.play((Edit(3, "=", 1),))
    assert missing(cards)[0] == before[0] - 1


def test_the_mode_shows_on_the_pad_and_rules_the_board(
    page: SudokuPage, cards: SudokuCards, qtbot: QtBot
) -> None:
    cards.set_entry(Entry(EntryMode.CORNER), filtering=False)
    assert cards.pad.modes.key == "corner"
    with qtbot.waitSignal(page.board.digit_entered) as entered:
        qtbot.keyClick(page.board, Qt.Key.Key_3)
    assert entered.args == [3, "corner"]


@in_turn("size", [(952, 628), (1232, 608), (1318, 655), (1872, 968)])
def test_composing_says_in_each_usual_window_what_it_can_show(
    page: SudokuPage, cards: SudokuCards, size: tuple[int, int]
) -> None:
    cards.set_composing(True, tip=True)
    cards.compose.show_answer(Answer("", "Many", advice="Type digits. " * 8, left="Show"))
    page.resize(*size)
    QApplication.processEvents()
    assert cards.compose.left.isVisible(), "it is not folded"
    cards.show_tip(on=True)
    assert not cards.tip.isVisible()
    assert cards.layers.isVisible(), "digits that have grown give way"
    assert cards.pad.geometry().bottom() < page.height()


def test_while_paused_pad_and_question_rest(page: SudokuPage, cards: SudokuCards) -> None:
    resting = cards.pad, cards.welcome
    page.set_paused(True)
    assert not any(card.isEnabled() for card in resting)
    page.set_paused(False)
    assert all(card.isEnabled() for card in resting)


def test_a_tip_that_is_closed_goes_away(page: SudokuPage, cards: SudokuCards, qtbot: QtBot) -> None:
    assert cards.tip.isVisible()
    qtbot.mouseClick(part(cards.tip, IconButton), Qt.MouseButton.LeftButton)
    assert not cards.tip.isVisible()
    page.resize(1000, 700)
    assert not cards.tip.isVisible()


def test_tab_leads_from_the_board_to_the_pad_if_it_is_to(
    page: SudokuPage, cards: SudokuCards, qtbot: QtBot
) -> None:
    page.board.set_tab_leaves(True)
    page.activateWindow()
    page.board.setFocus()
    qtbot.waitUntil(page.board.hasFocus)
    qtbot.keyClick(page.board, Qt.Key.Key_Tab)
    assert page.window().focusWidget() in cards.pad.modes.findChildren(QAbstractButton)


def test_a_click_on_the_pad_leaves_the_keys_to_the_board(
    page: SudokuPage, cards: SudokuCards, qtbot: QtBot
) -> None:
    page.activateWindow()
    page.board.setFocus()
    qtbot.waitUntil(page.board.hasFocus)
    qtbot.mouseClick(cards.pad.digits[4], Qt.MouseButton.LeftButton)
    assert page.board.hasFocus()


def test_the_keys_stay_where_they_are_whatever_the_card_says(cards: SudokuCards) -> None:
    places = []
    for lines in ([], ["one"], ["one", "two"], []):
        cards.info.set_lines("Hard", "", lines)
        QApplication.processEvents()
        places.append((cards.info.height(), cards.pad.geometry()))
    assert len({(height, place.top()) for height, place in places}) == 1


def test_the_card_counts_the_cells_to_go(cards: SudokuCards, session: AnySession) -> None:
    empty = session.state.values.count(0)
    session.play((Edit(3, "=", 1),))
    texts = {line.text() for line in cards.info.findChildren(Line)}
    assert f"{empty - 1} cells to go" in texts


def caps_of(cards: SudokuCards) -> list[str]:
    """The keys that the tip tells of."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [cap.accessibleName() for cap in cards.tip.findChildren(KeyCaps)]


def test_the_words_follow_the_language(page: SudokuPage, cards: SudokuCards) -> None:
    cards.tip.set_tip("?", [])
    assert caps_of(cards) == []
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert caps_of(cards) == [held for held, _ in note_keys()]


def test_the_tip_shows_the_keys_of_notes_and_while_typing_those_of_empty_cells(
    cards: SudokuCards,
) -> None:
    assert caps_of(cards) == [held for held, _ in note_keys()]
    cards.set_typing(True)
    assert caps_of(cards) == ["Space, 0, .", "⌫", "Esc"]
    cards.set_typing(False)
    assert len(caps_of(cards)) == 2
