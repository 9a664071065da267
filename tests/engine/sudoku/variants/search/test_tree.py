# SPDX-License-Identifier: MIT
"""The search, compiled and as plain Python, against one that asks the rules alone."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search import tree, variant_solver
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by
from tests.engine.sudoku.variants.boards import brute

NAMES = (
    *("killercage", "cage", "renban", "whispers", "arrow", "thermometer", "betweenline"),
    *("zipperline", "regionsumline", "doublearrow", "clone", "palindrome", "nabner"),
    *("extraregion", "odd", "minimum"),
)
CELLS = st.lists(st.integers(0, 15), min_size=1, max_size=6, unique=True).map(tuple)
PARTS = st.tuples(
    st.sampled_from(NAMES),
    CELLS,
    st.one_of(st.none(), st.integers(1, 16)),
)


def all_solutions(maker: Any, puzzle: VariantPuzzle, most: int = 400) -> list[bytes]:
    """The solutions of a puzzle by one of the two."""
    search = maker(variant_solver.tables(puzzle))
    found = list[bytes]()
    while len(found) < most and search.run(10**6) == variant_solver.FOUND:
        found.append(bytes(mask.bit_length() for mask in search.masks()))
    return found


def fitting(parts: list[tuple[str, tuple[int, ...], int | None]]) -> Rules:
    """Rules of those parts that make sense on a board of four rows."""
    kept = list[Constraint]()
    for name, cells, value in parts:
        try:
            each = Constraint(name, cells, value)
            Rules(4, None, (*kept, each))
        except Fault:
            continue
        kept.append(each)
    return Rules(4, None, tuple(kept))


@settings(max_examples=12, deadline=None)
@given(st.lists(PARTS, min_size=1, max_size=6), st.permutations((1, 2, 3, 4)), st.integers(0, 3))
def test_it_finds_what_trying_everything_finds(
    as_python: Any,
    parts: list[tuple[str, tuple[int, ...], int | None]],
    row: list[int],
    row_number: int,
) -> None:
    givens = bytearray(16)
    givens[4 * row_number : 4 * row_number + 4] = bytes(row)
    puzzle = VariantPuzzle(fitting(parts), bytes(givens))
    wanted = sorted(brute(puzzle.rules, puzzle.givens))
    assert sorted(all_solutions(tree.Tree, puzzle)) == wanted
    assert sorted(all_solutions(as_python("tree").Tree, puzzle)) == wanted


@pytest.mark.parametrize("count", [20, 54])
def test_more_rules_than_a_word_has_bits_are_all_followed(count: int, as_python: Any) -> None:
    full = bytes(
        (3 * (row % 3) + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9)
    )
    thirds = [(9 * n + 3 * k, 1) for n in range(9) for k in range(3)]
    thirds += [(n + 27 * k, 9) for n in range(9) for k in range(3)]
    cages = tuple(
        Constraint("killercage", cells, sum(full[cell] for cell in cells))
        for start, step in thirds[-count:]
        for cells in [tuple(start + step * n for n in range(3))]
    )
    puzzle = VariantPuzzle(Rules(9, None, cages), bytes([*full[:27], *[0] * 54]))
    for maker in (tree.Tree, as_python("tree").Tree):
        found = all_solutions(maker, puzzle, 3)
        assert found
        assert not any(broken_by(puzzle.rules, each) for each in found)


def test_with_some_rules_cells_without_candidates_are_left_out(as_python: Any) -> None:
    tables = variant_solver.tables(VariantPuzzle(Rules(4), bytes(16)))
    row = [0b0011, 0b0011, 0b0111, 0b1111, *[0] * 12]
    for maker in (tree.Tree, as_python("tree").Tree):
        search = maker(tables)
        search.begin(row)
        assert not search.settle()
        search.ask(1)
        search.begin(row)
        assert search.settle()
        assert search.run(100) == tree.OUTCOMES[2]
        assert sorted(search.masks()[:4]) == [1, 2, 4, 8]
        search.begin([0b0001, 0b0001, 0b0111, 0b1111, *[0] * 12])
        assert not search.settle()
