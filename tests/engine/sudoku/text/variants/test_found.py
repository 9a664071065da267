# SPDX-License-Identifier: MIT
"""Positions with rules of their own: found in files and links, and written back with what is in."""

import json
from dataclasses import replace
from typing import Any

import pytest

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.formats import format_named, lines_of, recognise, recognise_text
from sudoku_qt.engine.sudoku.compose.variants.drawing import draw
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.text.variants.found import (
    copied_line,
    line_found,
    variant_found,
    written_object,
)
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import blank
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from tests.cages import KILLER

PLAIN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GAME = SudokuGame()


def object_of(size: int = 6, cells: dict[int, dict[str, Any]] | None = None, **rules: Any) -> str:
    """An object with some cells filled in."""
    grid: list[list[dict[str, Any]]] = [[{} for _ in range(size)] for _ in range(size)]
    for cell, section in (cells or {}).items():
        grid[cell // size][cell % size] = section
    return json.dumps({"size": size, "grid": grid, **rules})


PLAYED = object_of(
    12,
    {
        0: {"value": 12, "given": True},
        1: {"value": 11},
        2: {"centerPencilMarks": [1, 10, 12], "cornerPencilMarks": [12]},
        3: {"highlight": 4, "c": "#fff"},
        4: {"value": "13", "centerPencilMarks": [0, 13, True, "x", 2]},
    },
    title="Twelve\u202e",
    author=7,
    antiknight=True,
)


def test_what_was_entered_comes_with_the_puzzle() -> None:
    (found,) = recognise(PLAYED.encode()).found
    position = position_of(found)
    grid = position.grid

    assert (position.setup.title, position.setup.author) == ("Twelve", "")
    assert (grid.givens[0], grid.values[:2]) == (12, bytes([12, 11]))
    assert grid.candidates[2] == 1 | 1 << 9 | 1 << 11
    assert grid.markings.corners[2] == 1 << 11
    assert grid.markings.colours[3] == 1 << 3
    assert (grid.values[4], grid.candidates[4]) == (0, 1 << 1), "what no player can enter is left"


def test_a_puzzle_nobody_played_has_no_state() -> None:
    assert variant_found(read_variant(object_of(antiking=True))).state is None


def test_rules_that_are_those_of_any_sudoku_make_a_plain_puzzle() -> None:
    found = variant_found(read_variant(object_of(9, {0: {"value": 5, "given": True}})))

    assert "rules" not in found.setup
    assert position_of(found).grid.values[0] == 5


@pytest.mark.parametrize("name", ["fpuzzles", "fpuzzles_link", "sudokupad"])
def test_it_is_written_and_read_again_with_everything(name: str) -> None:
    (found,) = recognise(PLAYED.encode()).found
    form = format_named(name)

    (again,) = form.read(form.write(found))

    assert position_of(again) == position_of(found)
    assert '"c":"#fff"' in str(again.setup["rules"])


def test_what_is_entered_later_is_written_and_what_is_gone_is_not() -> None:
    position = position_of(recognise(PLAYED.encode()).found[0])
    move = GAME.read_move(position.setup, "r1c2=0 r1c3=A r1c4#0 r12c12+3")

    later = replace(position, grid=GAME.play(position.setup, position.grid, move))
    grid = json.loads(written_object(later))["grid"]

    assert grid[0][:4] == [{"value": 12, "given": True}, {}, {"value": 10}, {"c": "#fff"}]
    assert grid[11][11] == {"centerPencilMarks": [3]}


@pytest.mark.parametrize("name", ["line", "grid", "hodoku", "sdk", "candidates", "opensudoku"])
def test_a_format_without_rules_refuses_it_by_name(name: str) -> None:
    with pytest.raises(FormatFault, match=r"plain rules, .*antiking"):
        format_named(name).write(variant_found(read_variant(object_of(9, antiking=True))))


def found_lines(text: str) -> list[Found]:
    """The positions of a text, read as the window reads it."""
    lines = lines_of(text.encode())
    if lines is None:
        return [*recognise(text.encode()).found]
    lines.read()
    assert not lines.faults
    return [*lines]


@pytest.mark.parametrize(
    ("lines", "sizes"),
    [
        ([object_of(antiking=True), object_of(4, antiknight=True)], [6, 4]),
        ([object_of(antiking=True), PLAIN], [6, 9]),
        ([PLAIN, object_of(antiking=True), PLAIN], [9, 6, 9]),
        ([PLAIN, "A" * 27 + "B" * 27 + "C" * 27], [9]),
    ],
)
def test_a_list_may_hold_puzzles_with_and_without_rules(lines: list[str], sizes: list[int]) -> None:
    if len(sizes) < len(lines):  # regions of 27 cells are no regions of a Sudoku
        with pytest.raises(FormatFault, match="Line 1"):
            found_lines("\n".join(lines))
        return
    found = found_lines("\n".join(lines))

    assert [position_of(each).setup.shape.side for each in found] == sizes


def test_a_line_without_such_a_puzzle_is_none() -> None:
    assert line_found(PLAIN) is None
    assert line_found("{hello}") is None


EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_a_classic_position_is_its_digits() -> None:
    setup = position_of(recognise_text(EASY).found[0]).setup
    assert copied_line(setup, SudokuGame().start(setup)) == EASY


def test_a_variant_takes_its_rules_and_digits_along() -> None:
    position = position_of(recognise_text(KILLER).found[0])
    game = SudokuGame()
    grid = game.play(position.setup, position.grid, game.read_move(position.setup, "r1c1=1"))
    line = copied_line(position.setup, grid)
    again = position_of(recognise_text(line).found[0])

    assert "\n" not in line
    assert again.setup.variant == position.setup.variant
    assert again.grid.values[0] == 1
    assert not again.grid.givens[0]


def test_a_draft_takes_along_what_was_drawn() -> None:
    game, cage = SudokuGame(), Constraint("killercage", (0, 1), 7)
    move = (draw(cage, blank(9).rules.board), *game.read_move(EMPTY, "r5c5=5"))
    line = copied_line(EMPTY, game.play(EMPTY, game.start(EMPTY), move))
    setup = position_of(recognise_text(line).found[0]).setup

    assert setup.variant is not None
    assert setup.variant.rules.constraints == (cage,)
    assert setup.givens[40] == 5
