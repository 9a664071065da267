# SPDX-License-Identifier: MIT
"""The card that walks a list: it says where one is, and what is wanted."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.side.list_walk import ListWalk
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.layout_items import items_known


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> ListWalk:
    """A card at the second of three puzzles."""
    card = ListWalk()
    qtbot.addWidget(card)
    card.set_place("Puzzle 2 of 3", "many.sdm", first=False, last=False)
    card.resize(card.sizeHint())
    card.show()
    return card


def test_its_keys_ask_for_the_neighbours_and_the_list(card: ListWalk, qtbot: QtBot) -> None:
    for key, way in ((card.back, -1), (card.on, 1)):
        with qtbot.waitSignal(card.walked) as told:
            key.click()
        assert told.args == [way]
    with qtbot.waitSignal(card.list_clicked):
        card.list.click()
    assert [key.accessibleName() for key in card.keys] == [
        "Show the list",
        "Previous puzzle",
        "Next puzzle",
    ]


@pytest.mark.parametrize(("first", "last"), [(True, False), (False, True)])
def test_at_an_end_only_one_way_is_open(card: ListWalk, *, first: bool, last: bool) -> None:
    card.set_place("Puzzle", "", first=first, last=last)
    assert (card.back.isEnabled(), card.on.isEnabled()) == (not first, not last)
    assert card.accessibleName() == "Puzzle"


def test_it_grows_with_the_zoom(card: ListWalk, theme: Theme) -> None:
    before = card.sizeHint()
    wear(theme.at_zoom(2))
    assert card.sizeHint() == before * 2
    assert card.minimumSizeHint().height() == card.sizeHint().height()


def test_no_item_of_its_layout_is_outlived_by_an_object(qtbot: QtBot, theme: Theme) -> None:
    before = items_known()
    qtbot.addWidget(ListWalk())
    assert items_known() == before
