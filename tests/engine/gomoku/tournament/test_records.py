# SPDX-License-Identifier: MIT
"""Games of a tournament as games of the program."""

import pytest

from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.record import record_of
from sudoku_qt.engine.gomoku.tournament.game import FIVE, OUT_OF_TIME
from sudoku_qt.engine.gomoku.tournament.records import found_in
from sudoku_qt.engine.gomoku.tournament.terms import Played
from sudoku_qt.engine.message import Message
from tests.engine.gomoku.tournament.test_log import TOURNAMENT

OPENING = ((4, 4), (4, 5))
ROW = tuple(point for x in range(5) for point in ((x, 0), (x, 8)))[:9]


@pytest.mark.parametrize(
    ("played", "ending", "comment"),
    [
        (Played(BLACK, FIVE, ROW), ("five", BLACK), ""),
        (Played(WHITE, OUT_OF_TIME, OPENING), ("time", WHITE), "out of time"),
        (Played(BLACK, Message("it took too long"), OPENING), ("time", BLACK), "it took too long"),
        (Played(BLACK, Message("it ended"), OPENING), ("resigned", BLACK), "it ended"),
        (
            Played(WHITE, Message("a forbidden move"), ROW[:3]),
            ("resigned", WHITE),
            "a forbidden move",
        ),
    ],
)
def test_a_game_has_its_names_its_end_and_its_reason(
    played: Played, ending: tuple[str, int], comment: str
) -> None:
    found = found_in(TOURNAMENT, 1, played)
    record = record_of(found)
    game = TOURNAMENT.games()[1]
    names = [TOURNAMENT.entrants[side].name for side in (game.black, game.white)]
    assert [player.name for player in record.setup.players] == names
    assert record.last.ending is not None
    assert (record.last.ending.reason, record.last.ending.winner) == ending
    assert record.setup.comment == comment
    said = record_of(found_in(TOURNAMENT, 1, played, "Cup, game 2"))
    assert said.setup.comment == "Cup, game 2"
    assert len(record.last.order) == len(played.moves)


def test_the_end_survives_sgf() -> None:
    form = format_named("gomoku_sgf")
    found = found_in(TOURNAMENT, 1, Played(WHITE, Message("it ended"), OPENING))
    text = form.write(found)
    assert "RE[W+" in text
    read = record_of(next(iter(form.read(text))))
    assert read.last.ending is not None
    assert read.last.ending.winner == WHITE
    assert {player.name for player in read.setup.players} == {
        player.name for player in record_of(found).setup.players
    }
