# SPDX-License-Identifier: MIT
"""What a player changes by hand, and what can be put back."""

from pathlib import Path

import pytest

from sudoku_qt.store.library.changes import KEPT_S
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Order, Query
from tests.puzzle_lines import EASY, puzzles
from tests.store.library.conftest import NOW
from tests.store.library.samples import sudokus


@pytest.fixture
def library(library: Library) -> Library:
    """A library of three entries, of which one is in a collection."""
    first, *others = sudokus(puzzles(3))
    library.add([Entry("sudoku", first.puzzle, name="B", collection="Mine"), *others])
    return library


def names(library: Library) -> list[str]:
    """The names of all entries, in their order."""
    query = Query(order=Order.NAME, descending=False)
    return [entry.name for entry in library.page(query, 0, library.count(query))]


def test_a_favourite_is_one_until_it_is_none(library: Library) -> None:
    library.set_favourite([1, 3], favourite=True)
    assert library.count(Query(favourite=True)) == 2

    library.set_favourite([1], favourite=False)
    assert library.count(Query(favourite=True)) == 1
    assert library.page(Query(favourite=True), 0, 9)[0].id == 3


def test_tags_are_found_by_their_whole_name_and_by_a_part(library: Library) -> None:
    library.set_tags([1, 2], ["to show", "Calm"])
    library.set_tags([2], ["calmer"])

    assert library.count(Query(tag="Calm")) == 1
    assert library.count(Query(text="calm")) == 2
    assert library.totals().tags == ("Calm", "calmer", "to show")


def test_a_new_name_is_found_and_ordered(library: Library) -> None:
    library.rename(2, " a \n")
    library.rename(3, "c")

    assert names(library) == ["a", "B", "c"]
    assert library.count(Query(text="A")) == 1


def test_a_new_name_loses_no_tag(library: Library) -> None:
    library.set_tags([1], ["calm"])
    library.rename(1, "New")

    assert library.count(Query(text="calm")) == 1


def test_a_collection_is_there_as_long_as_something_is_in_it(library: Library) -> None:
    library.move([2, 3], "Yours")
    assert library.totals().collections == (("Mine", 1), ("Yours", 2))

    library.move([1, 2], "Yours")
    library.move([3], "")
    assert library.totals().collections == (("Yours", 2),)


def test_what_was_removed_can_be_put_back(library: Library) -> None:
    library.set_tags([1], ["calm"])
    before = library.page(Query(), 0, 9)

    library.remove([1, 2])
    assert library.count(Query()) == 1
    library.move([3], "Elsewhere")
    library.put_back([1, 2])
    library.move([3], "")

    assert library.count(Query()) == 3
    assert library.page(Query(), 0, 9) == before


def test_what_was_added_again_meanwhile_stays_as_it_is(library: Library) -> None:
    library.remove([1])
    library.add([Entry("sudoku", EASY, name="Again")])
    library.put_back([1])

    assert [entry.name for entry in library.same_puzzle(EASY)] == ["Again"]


def test_what_was_removed_long_ago_is_gone(library: Library, path: Path) -> None:
    library.find_out()
    library.remove([1])
    later = Library(path, lambda: NOW + KEPT_S + 1)
    later.remove([2])
    later.put_back([1, 2])
    later.close()

    assert [entry.id for entry in library.page(Query(descending=False), 0, 9)] == [2, 3]
    with library._database.reading() as connection:
        left = connection.execute("SELECT DISTINCT entry FROM uses ORDER BY entry").fetchall()
    assert left == [(2,), (3,)]
