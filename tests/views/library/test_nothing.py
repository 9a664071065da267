# SPDX-License-Identifier: MIT
"""Where nothing is listed a sign, a headline and a whole sentence stand in the middle."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.library.nothing import Nothing
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

WORDS = "A puzzle comes here by itself with your first move. “Add puzzles” takes many from a file."


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("width", [300, 960])
def test_the_sentence_is_whole_and_in_the_middle(
    qtbot: QtBot, theme: Theme, width: int, zoom: float
) -> None:
    wear(theme.at_zoom(zoom))
    nothing = Nothing()
    qtbot.addWidget(nothing)
    nothing.resize(width, 600)
    nothing.say("star", "No favourites yet", WORDS)
    nothing.show()
    last = 0
    for part in (nothing.sign, nothing.head, nothing.words):
        place = part.geometry()
        assert nothing.rect().contains(place)
        assert abs(place.center().x() - nothing.rect().center().x()) <= 1
        assert place.top() >= last
        last = place.bottom()
    assert nothing.words.height() >= nothing.words.heightForWidth(nothing.words.width())


def test_what_there_is_not_takes_no_room(qtbot: QtBot) -> None:
    nothing = Nothing()
    qtbot.addWidget(nothing)
    nothing.say("lens", "", "Nothing here is like that.")
    assert not nothing.head.isVisibleTo(nothing)
    assert nothing.words.isVisibleTo(nothing)
