# SPDX-License-Identifier: MIT
"""The card of those who may play."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.tournament import MOST_PLAYERS, Competitor, TournamentShown
from sudoku_qt.views.gomoku.tournament.competitors import CompetitorsCard
from sudoku_qt.views.widgets.cards.card import Text


@pytest.fixture
def card(shown: TournamentShown, qtbot: QtBot) -> CompetitorsCard:
    """The card with four."""
    made = CompetitorsCard(shown)
    qtbot.addWidget(made)
    made.show()
    return made


def test_everybody_has_a_switch_and_keeps_the_order_of_the_list(
    card: CompetitorsCard, qtbot: QtBot
) -> None:
    card.show_players(("engine:Rapfi", "level:easy", "nobody"))
    assert card.players() == ("level:easy", "engine:Rapfi")
    with qtbot.waitSignal(card.changed):
        card.switches["level:hard"].click()
    assert card.players() == ("level:easy", "level:hard", "engine:Rapfi")
    assert card.switches["level:hard"].accessibleName() == "Hard"
    card.switches["level:easy"].click()
    assert card.players() == ("level:hard", "engine:Rapfi")


def test_an_engine_that_was_just_chosen_is_on_and_the_others_stay(
    card: CompetitorsCard, shown: TournamentShown
) -> None:
    card.show_players(("level:hard",))
    shown.competitors = (*shown.competitors, Competitor("engine:New", "New", is_engine=True))
    shown.newest, shown.engine_words = "engine:New", "New can play."
    shown.changed.emit()
    assert card.players() == ("level:hard", "engine:New")
    assert "New can play." in [text.text() for text in card.findChildren(Text)]


def test_an_engine_that_is_gone_no_longer_plays(
    card: CompetitorsCard, shown: TournamentShown
) -> None:
    card.show_players(("level:hard", "engine:Rapfi"))
    shown.competitors = shown.competitors[:-1]
    shown.changed.emit()
    assert card.players() == ("level:hard",)


def test_a_program_is_asked_for(
    card: CompetitorsCard, shown: TournamentShown, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(shown.engine_wanted):
        card.choose.click()


def test_no_more_can_be_switched_on_than_may_play(
    card: CompetitorsCard, shown: TournamentShown
) -> None:
    shown.competitors = tuple(Competitor(f"engine:{n}", str(n)) for n in range(MOST_PLAYERS + 1))
    shown.changed.emit()
    for switch in list(card.switches.values()):
        switch.click()
    assert len(card.players()) == MOST_PLAYERS
    last = card.switches[f"engine:{MOST_PLAYERS}"]
    assert not last.isEnabled()
    card.switches["engine:0"].click()
    assert last.isEnabled()
