# SPDX-License-Identifier: MIT
"""Rules that are drawn: as edits, in documents, taken back, on a board of another size."""

import json
from dataclasses import replace

import pytest

from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.compose.variants.drawing import (
    composed_setup,
    divide,
    draft_of,
    draw,
    is_less,
    resized,
    take_away,
)
from sudoku_qt.engine.sudoku.credits import Credits
from sudoku_qt.engine.sudoku.edits import call
from sudoku_qt.engine.sudoku.game import EMPTY, Edit, SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import blank
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant

GAME = SudokuGame()
BOARD = blank(9).rules.board
CAGE = Constraint("killercage", (0, 1, 9), 15)
THERMOMETER = Constraint("thermometer", (40, 30, 20))
FALLING = tuple(range(8, 73, 8))
FROM_BELOW = Constraint("littlekillersum", FALLING[::-1], 45)
MARKS = Constraint("givenPencilMarks", (5,), (1, 2))
EACH = CAGE, THERMOMETER, FROM_BELOW, MARKS, Constraint("antiknight"), Constraint("xv", (3, 4), "X")


def drawn(*move: Edit, setup: SudokuSetup = EMPTY) -> Grid:
    """The grid of a draft after these edits."""
    return GAME.play(setup, GAME.start(setup), move)


def of(*constraints: Constraint) -> tuple[Edit, ...]:
    return tuple(draw(each, BOARD) for each in constraints)


def test_what_is_drawn_holds_on_the_grid() -> None:
    grid = drawn(*of(CAGE))
    assert grid.drawn is not None
    assert grid.drawn.rules.constraints == (CAGE,)
    filled = GAME.play(EMPTY, grid, edits.place(grid, 0, 7) + edits.place(grid, 1, 9))
    assert filled.conflicts == {0, 1}, "7 + 9 leaves nothing for the third of 15"
    assert 9 in grid.shape.peers[1]


@pytest.mark.parametrize("constraint", EACH, ids=lambda each: each.kind)
def test_each_kind_is_written_read_and_taken_away(constraint: Constraint) -> None:
    edit = draw(constraint, BOARD)
    word = GAME.write_move(EMPTY, (edit,))
    assert word.isascii()
    assert GAME.read_move(EMPTY, word) == (edit,)
    grid = drawn(edit)
    assert len(grid.drawn.rules.constraints if grid.drawn else ()) == 1
    after = GAME.play(EMPTY, grid, (take_away(constraint, BOARD),))
    assert after.drawn is not None
    assert after.drawn.rules.is_classic
    assert after.puzzle is None
    assert after.shape is STANDARD_SHAPE


def test_a_clue_stays_at_the_end_where_it_was_drawn() -> None:
    grid = drawn(*of(FROM_BELOW))
    assert grid.drawn is not None
    (look,) = grid.drawn.looks.values()
    assert (look["cell"], look["direction"]) == ("R10C0", "UR")


def test_regions_are_drawn_and_keep_what_was_there() -> None:
    regions = [*BOARD.regions]
    regions[2], regions[3] = regions[3], regions[2]
    grid = drawn(*of(CAGE), divide(regions))
    assert grid.drawn is not None
    assert grid.drawn.rules.constraints == (CAGE,)
    assert not grid.drawn.rules.has_boxes
    assert 3 in grid.shape.peers[18]


def test_a_move_that_is_too_long_or_half_is_none() -> None:
    for word in ("!", "!*x"):
        with pytest.raises(Fault):
            GAME.read_move(EMPTY, word)
    with pytest.raises(IllegalMove):
        drawn(Edit(0, "!", 1, draw(CAGE, BOARD).text + " " * 20_000 + "x"))


def test_only_a_draft_is_drawn_on() -> None:
    setup = SudokuSetup(bytes(81))
    with pytest.raises(IllegalMove, match="cannot be changed"):
        GAME.play(setup, GAME.start(setup), of(CAGE))


def test_a_draft_is_saved_with_what_is_drawn() -> None:
    move: SudokuMove = of(*EACH)
    grid = drawn(*move)
    assert GAME.major_version(grid, [move]) == 3
    section = json.loads(json.dumps(GAME.write_state(EMPTY, grid)))
    again = GAME.read_state(EMPTY, section)
    assert again == grid
    assert again.drawn is not None
    assert grid.drawn is not None
    assert again.drawn.looks == grid.drawn.looks
    assert again.shape.peers == grid.shape.peers
    assert GAME.is_worth_keeping(EMPTY, grid, touched=True, played_ms=0)
    emptied = GAME.play(EMPTY, grid, tuple(take_away(each, BOARD) for each in EACH))
    assert not GAME.is_worth_keeping(EMPTY, emptied, touched=True, played_ms=0)
    assert GAME.major_version(emptied, [move]) == 3


def test_rules_of_another_board_are_refused() -> None:
    section = GAME.write_state(EMPTY, drawn(*of(CAGE)))
    with pytest.raises(Fault, match="not those of its board"):
        GAME.read_state(draft_of(6), GAME.write_state(draft_of(6), GAME.start(draft_of(6))) | {
            "drawn": section["drawn"]
        })  # fmt: skip


def test_it_is_played_with_its_rules_and_credits() -> None:
    grid = drawn(*of(CAGE), *edits.call(drawn(), Credits("A cage", "me", "Mine.")))
    setup = composed_setup(replace(grid, values=b"\1" + grid.values[1:]))
    assert (setup.origin, setup.title, setup.variant is not None) == ("typed", "A cage", True)
    assert setup.variant is not None
    assert setup.variant.givens == setup.givens
    assert setup.variant.kept == {"title": "A cage", "author": "me", "ruleset": "Mine."}
    assert composed_setup(drawn()).variant is None


def test_a_file_of_a_draft_is_a_puzzle_with_its_rules() -> None:
    from sudoku_qt.engine.format import Found

    grid = drawn(*of(CAGE))
    found = Found(GAME.name, GAME.write_setup(EMPTY), GAME.write_state(EMPTY, grid))
    setup = position_of(found).setup
    assert setup.variant is not None
    assert setup.variant.rules.constraints == (CAGE,)


def test_a_smaller_board_keeps_what_fits() -> None:
    grid = drawn(*of(CAGE, THERMOMETER, Constraint("antiknight"), Constraint("odd", (80,))))
    grid = GAME.play(EMPTY, grid, (Edit(10, "=", 5), Edit(11, "=", 7), Edit(80, "=", 1)))
    grid = GAME.play(EMPTY, grid, call(grid, Credits("Six", "", "Mine")))
    small = draft_of(6)
    after = GAME.play(small, GAME.start(small), resized(grid, 6))
    assert after.drawn is not None
    kinds = [each.kind for each in after.drawn.rules.constraints]
    assert kinds == ["antiknight", "killercage", "thermometer"]
    assert after.values[7] == 5
    assert after.credits == Credits("Six", "", "Mine")
    assert sum(map(bool, after.values)) == 1, "there is no 7 on a board of six rows"
    assert is_less(after, grid)
    large = GAME.play(EMPTY, GAME.start(EMPTY), resized(after, 9))
    assert not is_less(large, after)
    assert large.drawn is not None
    assert large.drawn.rules.constraints[1:] == (CAGE, THERMOMETER)


def test_what_somebody_else_decorated_stays() -> None:
    text = '{"size":9,"grid":' + json.dumps([[{}] * 9] * 9) + ',"text":[{"cells":["R1C1"]}]}'
    setup = replace(EMPTY, variant=read_variant(text))
    grid = drawn(*of(CAGE), setup=setup)
    assert grid.drawn is not None
    assert grid.drawn.kept == {"text": [{"cells": ["R1C1"]}]}
