# SPDX-License-Identifier: MIT
"""What follows from assumptions: contradictions and verities."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.forcing import Table
from tests.engine.sudoku.puzzle_lists import HARD, digits


@pytest.fixture(scope="module", params=[False, True], ids=["chains", "nets"])
def table(request: pytest.FixtureRequest) -> Table:
    return Table(Board.of_givens(digits(HARD)), nets=request.param)


def true_nodes() -> set[int]:
    solution = kernel.solve(digits(HARD))
    assert solution is not None
    right = {81 * (digit - 1) + cell for cell, digit in enumerate(solution)}
    return right | {729 + candidate for candidate in range(729) if candidate not in right}


def test_only_what_is_true_is_proved(table: Table) -> None:
    proved = {node for _, node, _, _ in table.contradictions() + table.verities()}
    assert proved
    assert proved <= true_nodes()


def test_a_contradiction_comes_from_the_opposite(table: Table) -> None:
    for _, node, _, branches in table.contradictions():
        ((assumption, ends),) = branches
        assert (assumption + 729) % 1458 == node
        assert ends


def test_a_verity_has_a_branch_for_every_case(table: Table) -> None:
    for _, node, _, branches in table.verities():
        assert len(branches) > 1
        assert all(ends == (node,) for _, ends in branches)


def test_a_finding_tells_assumptions_and_result(table: Table) -> None:
    finding = table.finding(min(table.verities()))
    names = [part[1] for part in finding.parts]
    assert {"assumptions", "result", "length"} <= set(names)
    assert finding.variant == "verity"
