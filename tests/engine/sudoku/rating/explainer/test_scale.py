# SPDX-License-Identifier: MIT
"""The SE scale: the ratings of whole puzzles."""

import csv
import os
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint
from sudoku_qt.engine.sudoku.rating.explainer.scale import QUICK_RULES, UNSOLVED, rate_board
from sudoku_qt.engine.sudoku.rating.explainer.tried import first_hint
from tests.engine.sudoku.rating.explainer.rated import rated
from tests.sweeps import in_turn


def test_our_own_puzzles_have_their_ratings() -> None:
    found = [(rate_board(Board.of_givens(puzzle)), puzzle) for _, puzzle in rated()]
    assert found == list(rated())


def test_a_full_grid_but_one_cell_is_the_easiest() -> None:
    full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    assert rate_board(Board.of_givens(parse(full[:-1] + "."))) == 1.0


def test_what_the_rules_do_not_solve_is_said_to_be_so() -> None:
    assert rate_board(Board.of_givens(bytes(81)), ()) == UNSOLVED


def test_what_a_rated_board_kept_goes_at_once() -> None:
    board = Board.of_givens(max(rated())[1])
    rate_board(board, QUICK_RULES)
    assert not board.lasting


@pytest.mark.torture
def test_the_published_ratings_are_met() -> None:
    """Equal on 99 % up to 7.0 and within 0.2 on 99 % of all, of the list in SUDOKU_DATA."""
    if "SUDOKU_DATA" not in os.environ:
        pytest.skip("SUDOKU_DATA does not name a folder of data")
    path = Path(os.environ["SUDOKU_DATA"], "puzzles/rated_se.csv")
    with path.open(encoding="utf-8", newline="") as file:
        rows = [(float(row["SE121_ER"]), parse(row["puzzle"])) for row in csv.DictReader(file)]
    off = [(known, abs(rate_board(Board.of_givens(puzzle)) - known)) for known, puzzle in rows]
    low = [gap for known, gap in off if known <= 7.0]
    assert sum(gap < 0.01 for gap in low) >= 0.99 * len(low)
    assert sum(gap < 0.21 for _, gap in off) >= 0.99 * len(off)


@in_turn("number", range(0, len(rated()), 4))
def test_what_a_board_remembers_changes_no_hint(number: int) -> None:
    board = Board.of_givens(rated()[number][1])
    for _ in range(200):
        hint = first_hint(board, QUICK_RULES)
        anew = first_hint(board.copy(), QUICK_RULES)
        if hint is None or anew is None:
            break
        assert conclusion(hint) == conclusion(anew)
        hint.draw(board)
    assert hint is anew is None


def conclusion(hint: RatedHint) -> tuple[object, ...]:
    """What can be told of a hint."""
    return hint.name, hint.rating, hint.eliminations, hint.placement
