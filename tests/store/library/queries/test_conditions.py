# SPDX-License-Identifier: MIT
"""What a query asks for; that it finds the right entries, `test_query` shows."""

import pytest

from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.queries.conditions import form_of, plain
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.tables.schema import digest
from tests.puzzle_lines import EASY, puzzles
from tests.store.library.samples import sudokus, turned


def test_disguises_have_one_form_and_nothing_else_has_it() -> None:
    assert form_of("sudoku", EASY) == form_of("sudoku", turned(EASY))
    assert form_of("sudoku", EASY) != form_of("sudoku", EASY.replace("5", "."))


@pytest.mark.parametrize("line", ["11" + "." * 79, "no puzzle", ""])
def test_what_has_no_form_stands_for_itself(line: str) -> None:
    assert form_of("sudoku", line) == digest("sudoku", line)


def test_the_form_of_a_puzzle_never_changes() -> None:
    assert form_of("sudoku", EASY).hex() == "b3d1caa8190691bdffac9c17"


def test_empty_cells_are_dots() -> None:
    assert plain("sudoku", EASY.replace(".", "0")) == EASY
    assert plain("sudoku", "no puzzle") == "no puzzle"
    assert plain("gomoku", "h8 0") == "h8 0"


def test_a_technique_is_found_wherever_it_is_due(library: Library) -> None:
    library.add(sudokus(puzzles(2)))
    query = Query(technique="full_house")
    assert library.count(query) == 0

    library.find_out()

    assert library.count(Query(technique="hidden_single")) == 2
    assert library.count(Query(technique="x_wing")) == 0
    assert library.count(Query(technique="no such thing")) == 0


@pytest.mark.parametrize("rest", [1, 40])
def test_a_collection_is_found_be_it_large_or_small(library: Library, rest: int) -> None:
    every = puzzles(rest + 2)
    library.add([Entry("sudoku", line, collection="Mine") for line in every[:2]])
    library.add(sudokus(every[2:]))

    assert library.count(Query(collection="Mine")) == 2
    assert library.count(Query(text="mine")) == 2
    assert library.count(Query(collection="mine")) == 0
