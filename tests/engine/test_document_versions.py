# SPDX-License-Identifier: MIT
"""The version of a document: the lowest that can hold its game, so that old programs open it."""

import json
from typing import get_args

import pytest

from sudoku_qt.engine import document
from sudoku_qt.engine.bookmarks import NO_BOOKMARKS, Bookmarks
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.history import History
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import Edit, EditKind, Origin, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from tests.engine.playable import play
from tests.engine.test_document import GIVENS, SUDOKU, after, bytes_of
from tests.sweeps import in_turn


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
        play(SUDOKU, SudokuSetup(GIVENS), history, SUDOKU.read_move(SudokuSetup(GIVENS), move))
    written = document.write(document.pack(SUDOKU, SudokuSetup(GIVENS), history, 0))
    found = json.loads(written)["version"]
    assert isinstance(found, list)
    return found


def test_a_file_has_the_lowest_version_that_can_hold_its_game() -> None:
    assert version() == version("r1c3+12", "r1c4=2", "r1c3-1") == [1, document.MINOR]
    assert version("r1c3^12") == version("r1c1#3") == [2, document.MINOR]
    assert version("r1c3+1", "r1c3@13", "r1c3=4") == [2, document.MINOR], "an older move needs it"
    assert version("r1c4=2", base=after("r1c3^12")) == [2, document.MINOR]


def test_a_game_that_never_changed_its_moves_has_the_first_version() -> None:
    game, setup = GomokuGame(), GomokuSetup()
    history: History[GomokuState, GomokuMove] = History(game.start(setup))
    play(game, setup, history, game.read_move(setup, "h8"))

    assert document.pack(game, setup, history, 0).major == FIRST


FIRST = 1
"""The major version that the first program reads; it refuses what is above, with a sentence."""
FIRST_EDITS = frozenset("=+-")
FIRST_ORIGINS = {"generated", "bank", "typed", "opened", "draft"}
"""What the first program knows in such a file; at anything else it would lose the history."""


@in_turn("kind", get_args(EditKind))
def test_an_edit_that_the_first_program_cannot_read_is_in_no_file_that_it_opens(
    kind: EditKind,
) -> None:
    move = (Edit(2, "+", 1), Edit(2, kind, 12))
    assert (SUDOKU.major_version(after(), [move]) == FIRST) == (kind in FIRST_EDITS)


def test_the_first_program_knows_every_origin() -> None:
    assert set(get_args(Origin)) == FIRST_ORIGINS


@pytest.mark.parametrize("marks", ["corners", "colours", "candidate_colours"])
def test_a_state_that_the_first_program_cannot_read_is_in_no_file_that_it_opens(marks: str) -> None:
    word = {"corners": "r1c3^1", "colours": "r1c1#2", "candidate_colours": "r1c3@12"}[marks]
    packed = document.pack(SUDOKU, SudokuSetup(GIVENS), History(after("r1c3+1", word)), 0)
    assert set(packed.state) - {"values", "notes"} == {marks}
    assert packed.major > FIRST


@pytest.mark.parametrize("name", ["checkpoint", "what_if", "branch"])
def test_branches_and_bookmarks_stay_in_files_that_the_first_program_opens(name: str) -> None:
    history: History[Grid, SudokuMove] = History(SUDOKU.start(SudokuSetup(GIVENS)))
    for move in ("r1c3=1", "r1c3=2", "r1c3=4"):
        history.undo()
        play(SUDOKU, SudokuSetup(GIVENS), history, SUDOKU.read_move(SudokuSetup(GIVENS), move))
    marks = {"checkpoint": Bookmarks({1: "guess"}), "what_if": Bookmarks(what_if=1)}
    history.bookmarks = marks.get(name, NO_BOOKMARKS)
    packed = document.pack(SUDOKU, SudokuSetup(GIVENS), history, 0)
    assert packed.major == FIRST
    assert packed.moves == ("r1c3=1", "0> r1c3=2", "0> r1c3=4")


def test_a_game_of_a_later_minor_version_of_2_stays_one_of_2() -> None:
    whole = {**json.loads(bytes_of("branch-1.0.sudoku")), "version": [2, 4], "ribbon": 1}
    before = document.read(json.dumps(whole).encode())
    opened = document.unpack(SUDOKU, before)

    packed = document.pack(SUDOKU, opened.setup, opened.history, 0, before=before)

    assert json.loads(document.write(packed))["version"] == [2, document.MINOR]


# Variants


def test_a_variant_opens_with_its_rules_and_letters_for_high_digits() -> None:
    opened = document.unpack(SUDOKU, document.read(bytes_of("variant-3.5.sudoku")))

    puzzle, state = opened.setup.variant, opened.history.state
    assert opened.notices == ()
    assert puzzle
    assert puzzle.rules.named() == ("size", "diagonal-", "killercage")
    assert puzzle.kept["ruleset"] == "Cages & more"
    assert (state.values[0], state.givens[5], state.shape.side) == (12, 11, 12)
    assert state.candidates[11 * 12 + 9] == 1 << 0 | 1 << 8 | 1 << 9 | 1 << 11
    assert state.markings.corners[11 * 12 + 10] == 1 << 10


@in_turn(
    ("rules", "reason"),
    [
        (7, "The rules of the puzzle are not a text."),
        ("{}", "grid"),
        ('{"size": 4, "grid": []}', "grid"),
        ("[" * 5000, "nested"),
    ],
)
def test_a_variant_with_damaged_rules_is_refused(rules: object, reason: str) -> None:
    whole = json.loads(bytes_of("variant-3.5.sudoku"))
    whole["setup"]["rules"] = rules

    with pytest.raises(Fault, match=reason):
        document.unpack(SUDOKU, document.read(json.dumps(whole).encode()))


def test_the_givens_of_a_variant_have_to_be_those_of_its_rules() -> None:
    whole = json.loads(bytes_of("variant-3.5.sudoku"))
    whole["setup"]["givens"][0] = ".....C......"

    with pytest.raises(Fault, match="givens are not those"):
        document.unpack(SUDOKU, document.read(json.dumps(whole).encode()))
