# SPDX-License-Identifier: MIT
"""A heading orders by its column, and once more the other way round."""

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.library.listing import BEST, LEVEL, NAME, PLAYED, STATE
from sudoku_qt.views.library.columns import TAGS, spans
from sudoku_qt.views.library.heads import Heads
from sudoku_qt.views.theme import Theme


@pytest.fixture
def heads(qtbot: QtBot, theme: Theme) -> Heads:
    """The headings of the usual dialog."""
    heads = Heads()
    qtbot.addWidget(heads)
    heads.has_tags = True
    heads.resize(968, 40)
    heads.place(968)
    heads.show()
    return heads


def test_the_latest_stand_first(heads: Heads) -> None:
    assert heads.order == (PLAYED, True)
    assert heads.heads[PLAYED].accessibleName() == "Played, descending"


@pytest.mark.parametrize(("key", "first"), [(NAME, False), (BEST, False), (LEVEL, True)])
def test_a_click_orders_and_another_turns_round(
    heads: Heads, qtbot: QtBot, key: str, *, first: bool
) -> None:
    for wanted in (first, not first):
        with qtbot.waitSignal(heads.ordered) as told:
            qtbot.mouseClick(heads.heads[key], Qt.MouseButton.LeftButton)
        assert told.args == [key, wanted]
        assert heads.order == (key, wanted)
    assert heads.heads[PLAYED].accessibleName() == "Played"


def test_tags_are_no_order(heads: Heads) -> None:
    assert not heads.heads[TAGS].isEnabled()


def test_without_tags_the_name_goes_on_to_the_state(heads: Heads) -> None:
    before = heads.heads[NAME].width()
    heads.has_tags = False
    heads.place(968)
    assert not heads.heads[TAGS].isVisible()
    assert heads.heads[NAME].width() > before


def test_they_stand_above_their_columns_and_go_with_them(heads: Heads) -> None:
    columns = spans(968, heads.theme)
    assert heads.heads[STATE].x() == columns[STATE].left
    heads.place(340)
    assert heads.heads[NAME].isVisible()
    assert not heads.heads[BEST].isVisible()
    assert heads.grab().width() == 968


@pytest.mark.parametrize(("more", "is_there"), [(0, True), (1, False)])
def test_a_heading_is_there_where_there_is_room_for_all_of_it(
    heads: Heads, monkeypatch: pytest.MonkeyPatch, more: int, *, is_there: bool
) -> None:
    wide = heads.heads[NAME].width()
    monkeypatch.setattr(heads.heads[NAME], "sizeHint", lambda: QSize(wide + more, 20))
    heads.place(968)

    assert heads.heads[NAME].isVisible() == is_there
