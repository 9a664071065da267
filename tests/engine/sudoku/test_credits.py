# SPDX-License-Identifier: MIT
"""What a setter tells the solver: undone like any move, kept in files, read with care."""

from typing import Any

import pytest

from sudoku_qt.engine import document
from sudoku_qt.engine.history import History
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.credits import (
    LONGEST,
    NO_CREDITS,
    Credits,
    read_credit,
    read_credits,
    write_credit,
    write_credits,
)
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame, SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position_of
from tests.sweeps import in_turn

SUDOKU = SudokuGame()
TOLD = Credits("My first", "王小明", "No digit twice\non a diagonal: 50 %")


def test_credits_are_a_move_that_changes_nothing_else() -> None:
    start = SUDOKU.start(EMPTY)
    move = edits.call(start, TOLD)
    called = SUDOKU.play(EMPTY, start, move)
    assert (called.credits, called.values) == (TOLD, start.values)
    assert edits.call(called, TOLD) == ()
    assert SUDOKU.touched(EMPTY, start, called) == frozenset()
    assert SUDOKU.read_move(EMPTY, SUDOKU.write_move(EMPTY, move)) == move


def test_a_document_keeps_them_with_their_history() -> None:
    start = SUDOKU.start(EMPTY)
    history: History[Grid, SudokuMove] = History(start)
    for move in (edits.place(start, 4, 7), edits.call(start, TOLD)):
        history.play(move, SUDOKU.play(EMPTY, history.state, move))
    packed = document.pack(SUDOKU, EMPTY, history, 0)
    assert packed.major == 2
    opened = document.unpack(SUDOKU, document.read(document.write(packed)))
    assert (opened.history.state.credits, opened.notices) == (TOLD, ())
    assert opened.history.undo().credits == NO_CREDITS


def test_without_credits_the_oldest_version_will_do() -> None:
    assert document.pack(SUDOKU, EMPTY, History(SUDOKU.start(EMPTY)), 0).major == 1
    assert write_credits(NO_CREDITS) == {}


def test_files_of_other_programs_get_them() -> None:
    start = SUDOKU.start(EMPTY)
    called = SUDOKU.play(EMPTY, start, (*edits.place(start, 4, 7), *edits.call(start, TOLD)))
    found = position_of(found_at(Position(EMPTY, called)))
    assert (found.setup.title, found.setup.author, found.setup.comment) == TOLD


@pytest.mark.parametrize("place", range(3))
def test_a_text_of_any_letters_is_one_word(place: int) -> None:
    text = "a b:c%20\n“王” r1c1=5"
    word = write_credit(place, text)
    assert word.isascii()
    assert not set(word) & set(" \n")
    assert read_credit(word) == (place, text)


@in_turn("word", ["", "title", "colour:red", "title:" + "x" * (LONGEST + 1)])
def test_a_word_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(Fault, match="is not a move"):
        read_credit(word)


@in_turn("section", [None, 5, {"title": 5}, {"author": "x" * (LONGEST + 1)}])
def test_credits_that_are_damaged_are_refused(section: Any) -> None:
    with pytest.raises(Fault, match="called"):
        read_credits(section)
