# SPDX-License-Identifier: MIT
"""What a query asks for; that it finds the right entries, `test_query` shows."""

from dataclasses import replace

import pytest

from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.queries.conditions import conditions, form_of, joined, plain
from sudoku_qt.store.library.query import Order, Query
from sudoku_qt.store.library.tables.values import digest
from tests.puzzle_lines import EASY, puzzles
from tests.store.library.samples import different, sudokus, turned
from tests.sweeps import in_turn


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
    query = Query(technique=("full_house",))
    assert library.count(query) == 0

    library.find_out()

    assert library.count(Query(technique=("hidden_single",))) == 2
    assert library.count(Query(technique=("x_wing", "hidden_single", "full_house"))) == 2
    assert library.count(Query(technique=("x_wing",))) == 0
    assert library.count(Query(technique=("no such thing",))) == 0


@pytest.mark.parametrize("rest", [1, 40])
def test_a_collection_is_found_be_it_large_or_small(library: Library, rest: int) -> None:
    every = puzzles(rest + 2)
    library.add([Entry("sudoku", line, collection="Mine") for line in every[:2]])
    library.add(sudokus(every[2:]))

    assert library.count(Query(collection="Mine")) == 2
    assert library.count(Query(text="mine")) == 2
    assert library.count(Query(collection="mine")) == 0


ASKED = (
    Query(levels=frozenset({3, 4})),
    Query(states=frozenset({State.SOLVED})),
    Query(minutes=(1, 5)),
    Query(se=(1.2, 2.0)),
    Query(text="kite"),
    Query(tag="calm"),
    Query(technique=("x_wing",)),
    Query(collection="Some"),
    Query(collection="Most"),
    Query(game="sudoku"),
)


@pytest.mark.parametrize("query", ASKED, ids=str)
def test_what_may_hold_of_many_is_found_in_indexes_alone(library: Library, query: Query) -> None:
    some, *most = puzzles(5)
    library.add(Entry("sudoku", line, collection="Most") for line in most)
    library.add([Entry("sudoku", some, collection="Some"), Entry("gomoku", "15 freestyle free")])
    with library._database.reading() as connection:
        where, values = joined(conditions(connection, query))
        found = f"SELECT id FROM entries {where} ORDER BY played, id"  # noqa: S608 - our own names
        plans = [each[3] for each in connection.execute(f"EXPLAIN QUERY PLAN {found}", values)]

    looked = [plan for plan in plans if "entries" in plan]
    assert looked
    assert all("COVERING INDEX" in plan for plan in looked)


def test_a_sudoku_is_asked_for_only_where_there_is_something_else(library: Library) -> None:
    library.add(sudokus(puzzles(3)))
    sudoku, other = Query(game="sudoku"), Query(game="gomoku")
    with library._database.reading() as connection:
        assert conditions(connection, sudoku) == []
    assert (library.count(sudoku), library.count(other)) == (3, 0)

    library.add([Entry("gomoku", "15 freestyle free"), Entry("nim", "3 4 5")])

    assert (library.count(sudoku), library.count(other)) == (3, 1)


@pytest.mark.parametrize("others", [0, 1, 3, 9])
def test_a_collection_is_what_is_in_it_however_much_is_not(library: Library, others: int) -> None:
    every = puzzles(3 + others)
    more = "More" if others % 2 else ""
    library.add(Entry("sudoku", line, collection="Mine") for line in every[:3])
    library.add(Entry("sudoku", line, collection=more) for line in every[3:])

    found = library.page(Query(collection="Mine"), 0, 20)

    assert {entry.puzzle for entry in found} == set(every[:3])


@in_turn(
    ("grade", "ratings"),
    [("expert", [0, 1, 2]), ("master", [3, 4]), ("extreme", [5, 6])],
)
def test_a_grade_is_found_by_what_was_noted_or_by_the_rating(
    library: Library, grade: str, ratings: list[int]
) -> None:
    known = [("", None), ("expert", None), ("", 7.4), ("master", 7.4), ("", 7.5), ("", 9.0)]
    lines = puzzles(len(known) + 3)
    library.add(
        Entry("sudoku", line, level=5, grade=noted, se_rating=rating)
        for line, (noted, rating) in zip(lines, [*known, ("extreme", None)], strict=False)
    )
    library.add([Entry("sudoku", lines[-2], level=4, se_rating=6.2)])

    found = library.count(Query(grades=frozenset({grade})))
    assert found == len(ratings)
    both = Query(levels=frozenset({4}), grades=frozenset({grade}))
    assert library.count(both) == len(ratings) + 1


def test_twins_are_those_that_are_there_more_than_once(library: Library) -> None:
    one, two, three = different(3)
    library.add(sudokus([one, two, three, turned(one), turned(three)]))
    query = Query(twins=True, order=Order.TWIN, descending=False)
    assert library.count(query) == 0

    library.compare()
    assert library.count(query) == 4
    found = [entry.puzzle for entry in library.page(query, 0, 9)]
    assert {*found} == {one, three, turned(one), turned(three)}
    assert found.index(turned(one)) == found.index(one) + 1
    assert library.count(replace(query, text="nothing")) == 0
