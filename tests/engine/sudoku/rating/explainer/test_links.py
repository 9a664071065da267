# SPDX-License-Identifier: MIT
"""The links of a position, as the chains that are made of them show them."""

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.cycles import CHAIN, CYCLE, MIXED, CycleSearch
from tests.engine.sudoku.rating.explainer.rated import rated


def hint_names(in_cells: bool, in_houses: bool) -> set[str]:  # noqa: FBT001 - as Search has them
    """Name what chains of such links find in real puzzles."""
    found = set()
    for known, puzzle in rated():
        if known > 6.5:
            search = CycleSearch(Board.of_givens(puzzle))
            kind = 4 if in_cells and in_houses else 3 if in_cells else 2
            bases = (MIXED, MIXED) if kind == 4 else (CYCLE, CHAIN)
            search.look(kind, in_cells, in_houses, *bases)
            hint = search.hint()
            found.add(hint.name if hint else "")
    return found


def test_links_of_houses_make_chains_of_one_digit() -> None:
    assert hint_names(False, True) <= {"", "x-chain", "x-cycle"}


def test_links_of_cells_make_no_chain_that_settles_its_beginning() -> None:
    assert hint_names(True, False) <= {"", "y-cycle"}


def test_links_of_both_find_more() -> None:
    assert "forcing chain" in hint_names(True, True)
