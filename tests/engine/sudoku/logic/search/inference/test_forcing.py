# SPDX-License-Identifier: MIT
"""What follows from assumptions: contradictions and verities."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.inference.forcing import Conclusion, Table
from sudoku_qt.engine.sudoku.logic.techniques.forcing import Forcing
from tests.engine.sudoku.puzzle_lists import HARD, digits


@pytest.fixture(scope="module", params=[False, True], ids=["chains", "nets"])
def table(request: pytest.FixtureRequest) -> Table:
    return Table(Board.of_givens(digits(HARD)), nets=request.param)


@pytest.fixture(scope="module")
def proofs() -> list[Conclusion]:
    """What nets conclude on the paths of random puzzles."""
    found: list[Conclusion] = []
    for seed in range(5, 12):
        board = Board.of_givens(kernel.minimal_puzzle(seed))
        for rung, _ in follow(board):
            if rung.level == "hard":
                found += Table(board, nets=True).conclusions()
    return found


def true_nodes() -> set[int]:
    solution = kernel.solve(digits(HARD))
    assert solution is not None
    right = {81 * (digit - 1) + cell for cell, digit in enumerate(solution)}
    return right | {729 + candidate for candidate in range(729) if candidate not in right}


def test_only_what_is_true_is_proved(table: Table) -> None:
    proved = [node for _, node, _, _ in table.conclusions()]
    assert proved
    assert len(set(proved)) == len(proved)
    assert set(proved) <= true_nodes()


def test_shorter_proofs_come_first(table: Table) -> None:
    for placing in (True, False):
        proofs = [each[:2] for each in table.conclusions() if (each[1] < 729) == placing]
        assert proofs == sorted(proofs)


def test_a_net_that_places_a_digit_comes_before_any_that_only_strikes_one(table: Table) -> None:
    strikes = [node >= 729 for _, node, _, _ in table.conclusions()]
    assert strikes == sorted(strikes) or not table.nets


def test_a_contradiction_comes_from_the_opposite(proofs: list[Conclusion]) -> None:
    refuted = [each for each in proofs if each[2] == "contradiction"]
    assert refuted
    for _, node, _, branches in refuted:
        ((assumption, ends),) = branches
        assert (assumption + 729) % 1458 == node
        assert ends


def test_a_verity_has_a_branch_for_every_case(proofs: list[Conclusion]) -> None:
    verities = [each for each in proofs if each[2] == "verity"]
    assert verities
    for _, node, _, branches in verities:
        assert len(branches) > 1
        assert all(ends == (node,) for _, ends in branches)


def test_a_finding_tells_assumptions_and_result(table: Table) -> None:
    finding = table.finding(next(table.conclusions()))
    names = [part[1] for part in finding.parts]
    assert {"assumptions", "result", "length"} <= set(names)
    assert finding.variant in {"contradiction", "verity"}


@pytest.mark.parametrize("nets", [False, True])
def test_what_one_board_found_in_a_position_its_copies_know(*, nets: bool) -> None:
    technique = Forcing("forcing", nets=nets)
    board = Board.of_givens(digits(HARD))
    copy, other = board.copy(), Board.of_givens(digits(HARD))
    first, best = technique.first(board), technique.best(other)
    assert first is not None
    assert best is not None
    assert list(copy.of_positions().values()) == list(board.of_positions().values())
    assert len(board.of_positions()) == 1
    known = technique.best(copy)
    assert known is not None
    assert (known.key, known.parts) == (best.key, best.parts)
    assert first.key == next(technique.find(other)).key
    assert len(board.of_positions()) == 1


def test_what_was_known_of_a_position_is_not_taken_for_another() -> None:
    technique = Forcing("forcing", nets=False)
    board = Board.of_givens(digits(HARD))
    for _ in range(3):
        finding = technique.first(board)
        assert finding is not None
        assert finding.key == next(technique.find(board)).key
        board.apply(finding)
    assert len(board.of_positions()) == 3
