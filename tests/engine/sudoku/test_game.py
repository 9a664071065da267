# SPDX-License-Identifier: MIT
"""Sudoku's rules of play and its words in a file; what every game owes is tested beside."""

import json
from dataclasses import replace
from typing import Any

import pytest

from sudoku_qt.engine.game import IllegalMove, Json, Status
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.credits import Credits
from sudoku_qt.engine.sudoku.game import EMPTY, THOUGHT_MS, Edit, SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid, digit_mask
from sudoku_qt.engine.sudoku.markings import tint_of
from sudoku_qt.engine.sudoku.shape import cell_named
from sudoku_qt.engine.sudoku.words import read_rows, write_rows
from tests.sweeps import in_turn

GAME = SudokuGame()
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SETUP = SudokuSetup(bytes(int(sign) for sign in PUZZLE.replace(".", "0")))
COLOURS = "The colours at r1c3 are not different numbers from 1 to 9."
ROWS: list[Json] = [PUZZLE[start : start + 9] for start in range(0, 81, 9)]


def after(*words: str) -> Grid:
    """Play moves, written in words, from the start."""
    state = GAME.start(SETUP)
    for word in words:
        state = GAME.play(SETUP, state, GAME.read_move(SETUP, word))
    return state


# Play


def test_a_digit_may_break_a_rule() -> None:
    state = after("r1c3=5")

    assert state.values[2] == 5
    assert state.conflicts == {0, 2}


def test_a_digit_takes_the_place_of_another() -> None:
    assert after("r1c3=5", "r1c3=4") == after("r1c3=4")


@in_turn("word", ["r1c1=4", "r1c1=0", "r1c1=5", "r1c1+5", "r1c1-5", "r1c1^5", "r1c1_5", "r1c1@51"])
def test_a_given_may_not_be_changed(word: str) -> None:
    with pytest.raises(IllegalMove, match="r1c1 is given"):
        after(word)


def test_of_a_move_with_an_illegal_edit_nothing_is_made() -> None:
    state = after("r1c3+14")

    with pytest.raises(IllegalMove):
        GAME.play(SETUP, state, GAME.read_move(SETUP, "r1c3=4 r1c4=6 r1c1=1"))

    assert state == after("r1c3+14")


def test_the_edits_of_a_move_are_made_one_after_the_other() -> None:
    assert after("r1c3+14 r1c3-4 r1c4=6") == after("r1c3+1", "r1c4=6")


def test_notes_come_and_go_digit_by_digit() -> None:
    assert after("r1c3+124", "r1c3-2").candidates[2] == digit_mask((1, 4))


def test_corner_notes_are_kept_apart_from_those_in_the_centre() -> None:
    state = after("r1c3+12", "r1c3^24", "r1c3_4")

    assert state.candidates[2] == digit_mask((1, 2))
    assert state.markings.corners[2] == digit_mask((2,))


def test_a_cell_has_exactly_the_colours_it_was_given_last() -> None:
    assert after("r1c3#38").markings.colours[2] == digit_mask((3, 8))
    assert after("r1c3#38", "r1c3#0") == after()


def test_a_given_may_be_coloured() -> None:
    assert after("r1c1#3").markings.colours[0] == digit_mask((3,))


def test_a_candidate_has_a_colour_of_its_own() -> None:
    tints = after("r1c3+12", "r1c3@17", "r1c3@29", "r1c3@13").markings.tints[2]

    assert [tint_of(tints, digit) for digit in range(1, 10)] == [3, 9, 0, 0, 0, 0, 0, 0, 0]


def test_with_a_digit_the_notes_and_their_colours_go_and_the_cell_s_stay() -> None:
    state = after("r1c3+12", "r1c3^24", "r1c3@17", "r1c3#3", "r1c3=4")

    assert state == after("r1c3#3", "r1c3=4")


@pytest.mark.parametrize("word", ["r1c3+12", "r1c3^12", "r1c3@12"])
def test_a_note_in_a_filled_cell_changes_nothing(word: str) -> None:
    state = after("r1c3=4")

    assert GAME.play(SETUP, state, GAME.read_move(SETUP, word)) is state


@in_turn("word", ["r1c3=0", "r1c3-5", "r1c3=4 r1c3=0", "r1c3^1 r1c3_1", "r1c3#0"])
def test_a_move_that_changes_nothing_gives_the_same_object(word: str) -> None:
    state = after()

    assert GAME.play(SETUP, state, GAME.read_move(SETUP, word)) is state


def test_the_game_is_over_when_the_grid_is_full_and_breaks_no_rule() -> None:
    empty = [cell for cell, sign in enumerate(PUZZLE) if sign == "."]
    move = tuple(Edit(cell, "=", int(SOLUTION[cell])) for cell in empty)
    solved = GAME.play(SETUP, after(), move)

    assert GAME.status(SETUP, after()) is Status.RUNNING
    assert GAME.status(SETUP, solved) is Status.FINISHED
    assert GAME.status(SETUP, GAME.play(SETUP, solved, move[:1])) is Status.FINISHED
    wrong = GAME.play(SETUP, solved, (Edit(empty[0], "=", 9),))
    assert GAME.status(SETUP, wrong) is Status.RUNNING


def test_a_draft_is_worth_keeping_by_what_was_typed_and_stands_in_it() -> None:
    empty = GAME.start(EMPTY)
    typed, called = empty.with_value(0, 5), GAME.play(EMPTY, empty, edits.call(empty, Credits("S")))
    for grid, touched, kept in ((empty, 1, 0), (typed, 1, 1), (typed, 0, 0), (called, 1, 1)):
        assert GAME.is_worth_keeping(EMPTY, grid, touched=bool(touched), played_ms=0) is bool(kept)


def test_a_puzzle_is_worth_keeping_that_was_touched_or_typed_in_or_thought_about() -> None:
    grid = GAME.start(SETUP)
    assert GAME.is_worth_keeping(SETUP, grid, touched=True, played_ms=0)
    assert not GAME.is_worth_keeping(SETUP, grid, touched=False, played_ms=0)
    assert not GAME.is_worth_keeping(SETUP, grid, touched=False, played_ms=THOUGHT_MS - 1)
    assert GAME.is_worth_keeping(SETUP, grid, touched=False, played_ms=THOUGHT_MS)
    assert not GAME.is_worth_keeping(EMPTY, GAME.start(EMPTY), touched=False, played_ms=THOUGHT_MS)
    typed = replace(SETUP, origin="typed")
    assert GAME.is_worth_keeping(typed, grid, touched=False, played_ms=0)


@in_turn(
    ("before", "then", "cells"),
    [
        ([], ["r1c3=4"], "r1c3"),
        ([], ["r1c3+14"], "r1c3"),
        (["r1c3+14"], ["r1c3-4"], "r1c3"),
        ([], ["r1c3^14"], "r1c3"),
        ([], ["r1c3#14 r1c1#2"], "r1c1 r1c3"),
        (["r1c3+1"], ["r1c3@14"], "r1c3"),
        ([], ["r1c3=5"], "r1c3 r1c1"),  # now a conflict with a given
        (["r1c3=5"], ["r1c3=4"], "r1c3 r1c1"),  # no longer
        (["r1c3=5"], ["r1c7=5"], "r1c7"),  # r1c1 and r1c3 were in conflict already
        (["r1c3=5", "r1c7=5"], ["r1c3=0"], "r1c3"),  # and r1c1 still is
    ],
)
def test_cells_are_touched_by_values_notes_and_conflicts(
    before: list[str], then: list[str], cells: str
) -> None:
    touched = GAME.touched(SETUP, after(*before), after(*before, *then))

    assert touched == {cell_named(name) for name in cells.split()}


# Words


def test_a_setup_is_its_givens_and_whatever_else_is_known() -> None:
    graded: dict[str, Any] = {
        "level": 3,
        "minutes": 7.5,
        "se_rating": 2.6,
        "hardest": "pointing",
        "technique": "naked_pair",
        "dug": 4,
        "grade": "master",
    }
    known = SudokuSetup(SETUP.givens, "generated", mode="digging", seed="7", score=2.4, **graded)
    assert GAME.write_setup(SETUP) == {"givens": ROWS}
    assert GAME.write_setup(known) == {
        "givens": ROWS,
        "origin": "generated",
        "mode": "digging",
        "level": 3,
        "minutes": 7.5,
        "classic": 2.6,
        "hardest": "pointing",
        "technique": "naked_pair",
        "dug": 4,
        "grade": "master",
        "seed": "7",
        "score": 2.4,
    }


def test_the_words_of_version_0_1_0_are_still_read() -> None:
    old = GAME.read_setup({"givens": ROWS, "mode": "classic", "classic": 2.6})
    assert (old.mode, old.se_rating) == ("digging", 2.6)


@in_turn("grade", ["easy", 5, None, ["master"]])
def test_an_unknown_grade_says_nothing(grade: Any) -> None:
    assert GAME.read_setup({"givens": ROWS, "grade": grade}).grade == ""


@in_turn(
    "wrong",
    [
        {"givens": None},
        {"givens": PUZZLE},
        {"givens": ROWS[:8]},
        {"givens": [*ROWS, "........."]},
        {"givens": [*ROWS[:8], "........"]},
        {"givens": [*ROWS[:8], ".........."]},
        {"givens": [*ROWS[:8], "........0"]},
        {"givens": [*ROWS[:8], "........१"]},
        {"givens": [*ROWS[:8], 9]},
        {"origin": "found"},
        {"origin": ["opened"]},
        {"level": 6},
        {"level": -1},
        {"level": True},
        {"level": "3"},
        {"level": 2.0},
        {"dug": 6},
        {"dug": 2.5},
        {"minutes": -1},
        {"minutes": "2"},
        {"classic": True},
        {"classic": float("nan")},
        {"hardest": 3},
        {"technique": []},
        {"score": "2"},
        {"score": False},
        {"score": float("inf")},
        {"score": float("nan")},
        {"score": 10**400},
        {"title": 5},
        {"comment": "x" * 10_001},
        {"seed": None},
    ],
)
def test_a_wrong_setup_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Fault) as refused:
        GAME.read_setup({"givens": ROWS, **wrong})

    assert str(refused.value)


def test_a_state_is_its_values_and_its_notes_by_cell() -> None:
    section = GAME.write_state(SETUP, after("r1c3=4", "r9c1+31", "r1c4+2"))

    assert section == {"values": ["534.7....", *ROWS[1:]], "notes": {"r1c4": "2", "r9c1": "13"}}
    assert GAME.read_state(SETUP, json.loads(json.dumps(section))) == after(
        "r1c3=4", "r9c1+13", "r1c4+2"
    )


def test_what_is_marked_stands_in_words_of_its_own() -> None:
    words = "r1c3^24", "r1c4+2 r1c4@27", "r1c1#82"
    section = GAME.write_state(SETUP, after(*words))

    assert section == {
        "values": ROWS,
        "notes": {"r1c4": "2"},
        "corners": {"r1c3": "24"},
        "colours": {"r1c1": [2, 8]},
        "candidate_colours": {"r1c4": {"2": 7}},
    }
    assert GAME.read_state(SETUP, json.loads(json.dumps(section))) == after(*words)


def test_notes_may_be_missing_and_do_not_stand_under_a_value() -> None:
    assert GAME.read_state(SETUP, {"values": [*ROWS]}) == after()
    assert GAME.read_state(SETUP, {"values": [*ROWS], "notes": {"r1c1": "5"}}) == after()


@in_turn(
    ("wrong", "sentence"),
    [
        ({"values": None}, "The values are not nine rows of nine digits or dots."),
        (
            {"values": ["43..7....", *ROWS[1:]]},
            "The given of r1c1 is missing among the values.",
        ),
        (
            {"values": ["5...7....", *ROWS[1:]]},
            "The given of r1c2 is missing among the values.",
        ),
        ({"notes": ["r1c3"]}, "“notes” is not a table of cells."),
        ({"corners": 3}, "“corners” is not a table of cells."),
        ({"colours": []}, "“colours” is not a table of cells."),
        ({"colours": {"r1c3": []}}, COLOURS),
        ({"colours": {"r1c3": 3}}, COLOURS),
        ({"colours": {"r1c3": [0]}}, COLOURS),
        ({"colours": {"r1c3": [3, 10]}}, COLOURS),
        ({"colours": {"r1c3": [3, 3]}}, COLOURS),
        ({"colours": {"r1c3": [True]}}, COLOURS),
        ({"colours": {"r1c3": ["3"]}}, COLOURS),
        ({"candidate_colours": {"r1c3": 4}}, COLOURS),
        ({"candidate_colours": {"r1c3": {"12": 4}}}, COLOURS),
        ({"candidate_colours": {"r1c3": {"1": 0}}}, COLOURS),
        (
            {"notes": {"r1c0": "1"}},
            "“r1c0” is not a cell; cells are written r1c1 to r9c9.",
        ),
        (
            {"notes": {"r1c3": "0"}},
            "The notes at r1c3 are not different digits from 1 to 9.",
        ),
        (
            {"notes": {"r1c3": "11"}},
            "The notes at r1c3 are not different digits from 1 to 9.",
        ),
        (
            {"notes": {"r1c3": ""}},
            "The notes at r1c3 are not different digits from 1 to 9.",
        ),
        (
            {"notes": {"r1c3": 12}},
            "The notes at r1c3 are not different digits from 1 to 9.",
        ),
    ],
)
def test_a_wrong_state_is_refused_with_the_cell(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Fault) as refused:
        GAME.read_state(SETUP, {"values": [*ROWS], **wrong})

    assert str(refused.value) == sentence


def test_a_move_is_its_edits_in_words() -> None:
    move = (
        Edit(cell_named("r1c2"), "=", 4),
        Edit(cell_named("r1c3"), "-", digit_mask((4,))),
        Edit(cell_named("r9c9"), "+", digit_mask((1, 9))),
        Edit(cell_named("r5c5"), "=", 0),
        Edit(cell_named("r2c2"), "^", digit_mask((2, 5))),
        Edit(cell_named("r2c3"), "_", digit_mask((2,))),
        Edit(cell_named("r2c2"), "#", digit_mask((3, 8))),
        Edit(cell_named("r2c3"), "#", 0),
        Edit(cell_named("r2c2"), "@", 57),
        Edit(cell_named("r2c2"), "@", 50),
    )
    words = "r1c2=4 r1c3-4 r9c9+19 r5c5=0 r2c2^25 r2c3_2 r2c2#38 r2c3#0 r2c2@57 r2c2@50"

    assert GAME.write_move(SETUP, move) == words
    assert GAME.read_move(SETUP, words) == move


@in_turn(
    "word",
    [
        "",
        " ",
        "r1c1",
        "r1c1=",
        "r1c1=10",
        "r1c1=x",
        "r1c1=²",
        "r1c1+0",
        "r1c1+",
        "r1c1+11",
        "r1c1-x",
        "r1c1*5",
        "r1c1^",
        "r1c1_0",
        "r1c1#",
        "r1c1#01",
        "r1c1@5",
        "r1c1@05",
        "r1c1@557",
        "r1c1@5²",
        "r0c1=5",
        "r1c1=5 ",
        " r1c1=5",
        "r1c1=5  r1c2=5",
        "r1c1=5\n",
        "R1C1=5",
        "r1c1=5 r1c2",
    ],
)
def test_anything_else_is_no_move(word: str) -> None:
    with pytest.raises(Fault) as refused:
        GAME.read_move(SETUP, word)

    assert str(refused.value)


def test_rows_come_back_as_they_were_written() -> None:
    assert list(write_rows(SETUP.givens)) == ROWS
    assert read_rows(list(write_rows(SETUP.givens)), "givens") == SETUP.givens
