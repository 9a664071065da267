# SPDX-License-Identifier: MIT
"""The Sudokus of a file: a list, a link, a saved game; what holds none says so."""

from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.paper.reading import puzzles_in, puzzles_of
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.engine.sudoku.text.position import position_of
from tests.controllers.conftest import Program

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_a_list_has_all_its_puzzles() -> None:
    found = puzzles_of(f"{PUZZLE}\n{PUZZLE[::-1]}\n".encode(), "two.sdm")
    assert [position_of(each).setup.givens[0] for each in found] == [5, 9]


def test_a_link_is_a_puzzle_too() -> None:
    link = f"https://sudokuexchange.com/play/?s={PUZZLE.replace('.', '0')}"
    (found,) = puzzles_of(link.encode(), "link.txt")
    assert position_of(found).setup.givens[:2] == bytes([5, 3])


def test_of_a_saved_game_both_puzzle_and_progress_are_there(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "game.sudoku"
    cell = program.controller.session.state.values.index(0)
    program.controller.play((Edit(cell, "=", 5),))
    grid = program.controller.session.state
    assert program.shell.documents.save_to(path)
    (found,) = puzzles_in(path)
    position = position_of(found)
    assert position.setup.givens == program.controller.session.setup.givens
    assert position.grid == grid


def test_what_holds_no_sudoku_says_so() -> None:
    gomoku = b"(;GM[4]FF[4]SZ[15];B[hh];W[hi])"
    with pytest.raises(Fault, match=r"“game\.sgf” holds no Sudoku"):
        puzzles_of(gomoku, "game.sgf")
    with pytest.raises(Fault, match="no puzzle"):
        puzzles_of(b"nothing at all", "x.txt")
    with pytest.raises(Fault, match="is not there"):
        puzzles_in(Path("missing.txt"))
