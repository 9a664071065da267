# SPDX-License-Identifier: MIT
"""Pages fit together wherever one begins, from whichever end they are counted."""

from dataclasses import replace

import pytest

from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.queries import stock
from sudoku_qt.store.library.queries.stock import take_stock
from sudoku_qt.store.library.query import ORDERS, Order, Query
from tests.puzzle_lines import puzzles


@pytest.fixture
def library(library: Library) -> Library:
    """A library in which half the levels are known."""
    library.add(
        Entry("sudoku", line, level=place % 6 if place % 2 else 0)
        for place, line in enumerate(puzzles(60))
    )
    return library


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("order", Order)
def test_pages_fit_together_wherever_one_begins(
    library: Library, order: Order, *, descending: bool
) -> None:
    query = Query(order=order, descending=descending)
    whole = library.page(query, 0, library.count(query))

    assert len(whole) == 60
    for first in range(61):
        assert library.page(query, first, 7) == whole[first : first + 7]


def test_a_page_in_the_middle_of_everything_walks_an_index_alone(library: Library) -> None:
    plans = []
    with library._database.reading() as connection:
        by_place = [row for key, row in ORDERS.items() if key is not Order.HARDEST]
        for column, known, *_ in (row for row in by_place if len(row) > 1):
            page = f"WHERE {known} ORDER BY {column}, id LIMIT 5 OFFSET 9"
            sql = f"EXPLAIN QUERY PLAN SELECT id FROM entries {page}"  # noqa: S608 - our own names
            plans += connection.execute(sql).fetchall()

    assert len(plans) == 8
    assert all("COVERING INDEX" in plan[3] for plan in plans)
    assert not any("TEMP B-TREE" in plan[3] for plan in plans)


def test_a_page_by_the_hardest_step_walks_its_index_alone(library: Library) -> None:
    plans = []
    with library._database.reading() as connection:
        for condition in ("hardest = 'x_wing'", "hardest <= ''"):
            page = f"WHERE {condition} ORDER BY hardest, id LIMIT 5 OFFSET 9"
            sql = f"EXPLAIN QUERY PLAN SELECT id FROM entries {page}"  # noqa: S608 - our own names
            plans += connection.execute(sql).fetchall()

    assert all("COVERING INDEX entries_hardest" in plan[3] for plan in plans)


@pytest.mark.parametrize("hidden", [False, True])
def test_steps_are_in_the_order_of_the_ladder(library: Library, *, hidden: bool) -> None:
    steps = ["x_wing", "", "naked_single", "step of a newer program", "swordfish", "x_wing"]
    every = library.ids(Query(), [range(60)])
    library.remove(every)
    library.forget(every)
    library.add(
        Entry("sudoku", line, hardest=step, name="a")
        for line, step in zip(puzzles(66)[60:], steps, strict=True)
    )
    query = Query(order=Order.HARDEST, text="a" if hidden else "", descending=False)

    up = [entry.hardest for entry in library.page(query, 0, 9)]
    down = [entry.hardest for entry in library.page(replace(query, descending=True), 0, 9)]

    assert up == ["naked_single", "x_wing", "x_wing", "swordfish", steps[3], ""]
    assert down == [steps[3], "swordfish", "x_wing", "x_wing", "naked_single", ""]


@pytest.mark.parametrize("descending", [False, True])
def test_many_are_fetched_as_few_rows(library: Library, *, descending: bool) -> None:
    """Each row that is fetched waits until no other thread has Python."""
    rows: list[tuple[object, ...]] = []

    def take(_: object, row: tuple[object, ...]) -> tuple[object, ...]:
        rows.append(row)
        return row

    query = Query(game="sudoku", order=Order.LEVEL, descending=descending)
    with library._database.reading() as connection:
        connection.row_factory = take
        found = take_stock(connection, query)
        connection.row_factory = None

    assert len(found) == 60
    assert len(rows) <= 2


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("order", [each for each in Order if each.value not in {"removed", "twin"}])
@pytest.mark.parametrize("levels", [frozenset[int](), frozenset({0, 1, 3})])
def test_an_entry_is_found_on_its_line(
    library: Library, order: Order, levels: frozenset[int], *, descending: bool
) -> None:
    query = Query(order=order, descending=descending, levels=levels)
    every = [entry.id for entry in library.page(query, 0, library.count(query))]

    for line in (0, 7, len(every) - 1):
        assert library.lines(query, [every[line]]) == [line]
    assert library.lines(query, [every[9], every[3], 10**6]) == [3, 9]


def test_an_entry_that_does_not_match_is_on_no_line(library: Library) -> None:
    (one,) = library.ids(Query(levels=frozenset({1}), descending=False), [range(1)])

    assert library.lines(Query(levels=frozenset({3})), [one]) == []


def test_ids_are_read_in_pieces_that_leave_the_window_its_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stock, "PIECE", 8)
    numbers = [7, 12345678, 9, 10**15, 3, 2, 1]

    assert list(stock.numbers_in(",".join(map(str, numbers)))) == numbers
    assert list(stock.numbers_in("")) == []
    assert list(stock.numbers_in("5")) == [5]
