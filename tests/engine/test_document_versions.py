# SPDX-License-Identifier: MIT
"""The version of a document: the lowest that can hold its game, so that old programs open it."""

import json

from sudoku_qt.engine import document
from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku.game import SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from tests.engine.playable import play
from tests.engine.test_document import GIVENS, SUDOKU, after, bytes_of


def test_a_file_of_2_0_opens_with_corner_notes_and_colours() -> None:
    opened = document.unpack(SUDOKU, document.read(bytes_of("marked-2.0.sudoku")))

    assert opened.notices == ()
    moves = "r1c3^24", "r1c4+26 r1c4@67", "r1c1#1 r1c3#38", "r1c6=8 r1c4-2", "r1c3_2"
    assert opened.history.state == after(*moves)
    assert opened.history.go(2) == after(*moves[:2])


def version(*moves: str, base: Grid | None = None) -> list[int]:
    """The version of the file of a game with some moves."""
    start = SUDOKU.start(SudokuSetup(GIVENS)) if base is None else base
    history: History[Grid, SudokuMove] = History(start)
    for move in moves:
        play(SUDOKU, SudokuSetup(GIVENS), history, SUDOKU.read_move(move))
    written = document.write(document.pack(SUDOKU, SudokuSetup(GIVENS), history, 0))
    found = json.loads(written)["version"]
    assert isinstance(found, list)
    return found


def test_a_file_has_the_lowest_version_that_can_hold_its_game() -> None:
    assert version() == version("r1c3+12", "r1c4=2", "r1c3-1") == [1, document.MINOR]
    assert version("r1c3^12") == version("r1c1#3") == [2, document.MINOR]
    assert version("r1c3+1", "r1c3@13", "r1c3=4") == [2, document.MINOR], "an older move needs it"
    assert version("r1c4=2", base=after("r1c3^12")) == [2, document.MINOR]


def test_a_game_of_a_later_minor_version_of_2_stays_one_of_2() -> None:
    whole = {**json.loads(bytes_of("branch-1.0.sudoku")), "version": [2, 4], "ribbon": 1}
    before = document.read(json.dumps(whole).encode())
    opened = document.unpack(SUDOKU, before)

    packed = document.pack(SUDOKU, opened.setup, opened.history, 0, before=before)

    assert json.loads(document.write(packed))["version"] == [2, document.MINOR]
