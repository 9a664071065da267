# SPDX-License-Identifier: MIT
"""What nested braids refute is false, and the way there holds no more than it takes."""

from pathlib import Path

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.braids.nested_braids import NestedBraids
from sudoku_qt.engine.sudoku.logic.search.braids.whips import Whips

CASES = Path(__file__).parents[5] / "data" / "techniques" / "nested_braid.txt"


def test_only_what_is_false_is_refuted() -> None:
    case = read_case(CASES.read_text("utf-8").splitlines()[0])
    solution = kernel.solve(case.grid.givens)
    assert solution
    nested = NestedBraids(Board(case.grid))
    refuted = [each for each in nested.suspects() if nested.refutes(each, False)]
    assert refuted
    assert all(solution[each % 81] != each // 81 + 1 for each in refuted)


def test_where_a_net_suffices_nothing_else_is_refuted_on_the_way() -> None:
    case = read_case((CASES.parent / "whip.txt").read_text("utf-8").splitlines()[0])
    board = Board(case.grid)
    nested = NestedBraids(board)
    _, _, target = Whips(board).targets()[0]
    assert nested.refutes(target, True)
    assert not nested.inner


def test_what_is_needed_begins_with_the_assumption_and_holds_the_ends() -> None:
    case = read_case(CASES.read_text("utf-8").splitlines()[0])
    (target,) = case.eliminations
    nested = NestedBraids(Board(case.grid))
    assert nested.refutes(target, True)
    nodes = nested.needed()
    assert nodes[0] == target
    assert set(nested.ends()) <= set(nodes)
    assert any(node - 729 in nested.inner for node in nodes)
