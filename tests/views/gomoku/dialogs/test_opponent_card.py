# SPDX-License-Identifier: MIT
"""The first questions: they give back what they show, and ask what the opponent leaves open."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import PlayerWanted
from sudoku_qt.store.gomoku.engines import OtherEngine
from sudoku_qt.views.gomoku.dialogs.opponent_card import OpponentCard
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Paragraph

PERSON, COMPUTER, ENGINE = "person", "computer", "engine"
A_PERSON, HARD = PlayerWanted(), PlayerWanted("hard", "attacking")
FIRST = PlayerWanted("two", engine="First")


@pytest.fixture
def engines() -> EngineList:
    """Two other engines."""
    made = EngineList()
    made.show_engines((OtherEngine("Zero", "/opt/0"), OtherEngine("First", "/opt/1")), "")
    return made


@pytest.fixture
def card(qtbot: QtBot, theme: Theme, engines: EngineList) -> OpponentCard:
    """The card as it is at first."""
    made = OpponentCard(engines, narrow=False)
    qtbot.addWidget(made)
    made.show()
    return made


def said(card: OpponentCard) -> str:
    """All that is explained now."""
    return " ".join(text.text() for text in card.findChildren(Paragraph) if text.isVisible())


@pytest.mark.parametrize(
    ("kinds", "players"),
    [
        ((PERSON, COMPUTER), (A_PERSON, HARD)),
        ((COMPUTER, PERSON), (HARD, A_PERSON)),
        ((PERSON, PERSON), (A_PERSON, A_PERSON)),
        ((PERSON, ENGINE), (A_PERSON, FIRST)),
        ((ENGINE, PERSON), (FIRST, A_PERSON)),
    ],
)
def test_it_gives_back_what_it_shows(
    card: OpponentCard, kinds: tuple[str, str], players: tuple[PlayerWanted, PlayerWanted]
) -> None:
    card.show_players(kinds, players, lots=False)
    assert (card.kinds, card.players(), card.lots) == (kinds, players, False)


def test_lots_are_drawn_where_two_play_who_differ(card: OpponentCard) -> None:
    card.show_players((COMPUTER, PERSON), (HARD, A_PERSON), lots=True)
    card.tell_first(black_moves_first=True)
    assert "Chance decides" in said(card)
    drawn = [card.lots]
    for number in (1, 0):
        card.against.findChildren(QAbstractButton)[number].click()
        drawn.append(card.lots)
    assert drawn == [True, False, True]
    assert set(card.players()) == {HARD, A_PERSON}


def test_it_asks_what_the_opponent_leaves_open(card: OpponentCard) -> None:
    asked = []
    for part in card.against.findChildren(QAbstractButton):
        part.click()
        fields = card.strength, card.engine_box, card.time_box, card.colour
        asked.append([field.isVisible() for field in fields])
    assert asked == [[True, False, False, True], [False] * 4, [False, True, True, True]]


def test_of_two_programs_it_says_just_that(card: OpponentCard) -> None:
    card.show_players((COMPUTER, ENGINE), (HARD, FIRST), lots=False)
    assert card.against.key == ""
    assert said(card) == "Programs play both colours: see Players among the options."
    assert not card.colour.isVisible()


def test_it_says_who_moves_first(card: OpponentCard) -> None:
    words = []
    for begins in (True, False):
        for part in card.colour.findChildren(QAbstractButton)[:2]:
            part.click()
            card.tell_first(black_moves_first=begins)
            words.append(said(card).split(". ")[-1])
    you, other = "You move first.", "Your opponent moves first."
    assert words == [you, other, other, you]


def test_every_choice_is_told(card: OpponentCard, engines: EngineList, qtbot: QtBot) -> None:
    for change in (
        card.colour.findChildren(QAbstractButton)[1].click,
        lambda: card.strength.choose("ten"),
        card.against.findChildren(QAbstractButton)[2].click,
        lambda: card.engine_box.setCurrentIndex(1),
        lambda: card.time_box.setCurrentIndex(0),
        lambda: engines.show_engines(engines.engines[:1], ""),
    ):
        with qtbot.waitSignal(card.changed):
            change()
