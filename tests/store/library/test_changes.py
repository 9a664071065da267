# SPDX-License-Identifier: MIT
"""What a player changes by hand, and what can be put back."""

from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.library.changes import KEPT_S
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Order, Query
from sudoku_qt.store.library.tables import database
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


@pytest.mark.parametrize("way", ["put back", "removed again, and put back"])
def test_what_was_added_again_meanwhile_gets_what_it_had_before(library: Library, way: str) -> None:
    library.set_tags([1], ["fine"])
    library.set_favourite([1], favourite=True)
    library.started(Entry("sudoku", EASY, document=b"half way"))
    library.find_out()
    of_a_kind = Query(technique=("hidden_single",))
    hits = library.count(of_a_kind)
    assert hits
    library.remove([1])
    library.add([Entry("sudoku", EASY, name="Again")])
    again, *_ = library.same_puzzle(EASY)
    if way == "put back":
        library.put_back([1])
    else:
        library.remove([again.id])
        library.put_back([again.id])
    entry, *_ = library.same_puzzle(EASY)
    assert (entry.id, entry.name, entry.tags) == (again.id, "Again", ("fine",))
    assert entry.favourite
    assert library.document(entry.id) == b"half way"
    assert library.count(of_a_kind) == hits


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


def removed(library: Library) -> list[Entry]:
    """What can be put back, the latest first."""
    query = Query(removed=True, order=Order.REMOVED)
    assert library.glance(query, 2) == library.page(query, 0, library.count(query))[:2]
    return library.page(query, 0, library.count(query))


def test_what_was_removed_and_added_again_is_removed_again(library: Library, path: Path) -> None:
    library.set_tags([1], ["old"])
    for number in (1, 4, 5):
        library.remove([number])
        library.close()
        library.add([Entry("sudoku", EASY, name=f"after {number}")])

    library.remove([2, 6, 3])  # the others of a selection go with it

    assert names(library) == []
    assert {entry.name for entry in removed(library)} == {"", "after 5"}
    library.put_back([1, 6])
    assert [entry.name for entry in library.same_puzzle(EASY)] == ["after 5"]


def test_nothing_stays_of_what_was_removed_before_and_again(library: Library) -> None:
    library.started(Entry("sudoku", EASY, document=b"first"))
    library.find_out()
    library.remove([1])
    library.started(Entry("sudoku", EASY, document=b"second"))
    second = library.same_puzzle(EASY)[0].id
    library.remove([second])

    assert [library.document(number) for number in (1, second)] == [b"", b"second"]
    with library._database.reading() as connection:
        (left,) = connection.execute("SELECT count(*) FROM uses WHERE entry = 1").fetchone()
    assert left == 0
    library.add([Entry("sudoku", EASY)])
    library.put_back([second])  # there is one, which stays as it is
    assert library.document(second) == b""


def test_what_was_removed_is_listed_until_it_is_put_back(library: Library, path: Path) -> None:
    later = Library(path, lambda: NOW + 60)
    library.remove([1])
    later.remove([2])

    assert [entry.id for entry in removed(library)] == [2, 1]
    assert [entry.removed for entry in removed(library)] == [
        "2026-09-21T14:14:20+00:00",
        "2026-09-21T14:13:20+00:00",
    ]
    assert library.totals().removed == 2
    assert [entry.id for entry in library.page(Query(removed=True, text="mine"), 0, 9)] == [1]
    assert library.page(Query(removed=True, game="gomoku"), 0, 9) == []
    assert len(library.page(Query(removed=True, game="sudoku"), 0, 9)) == 2
    library.put_back([1])
    assert [entry.id for entry in removed(library)] == [2]
    later.close()


def test_what_is_forgotten_is_gone_with_all_that_belongs_to_it(library: Library) -> None:
    library.find_out()
    library.started(Entry("sudoku", EASY, document=b"left"))
    library.remove([1, 2])
    library.forget([1])
    library.put_back([1])

    assert [entry.id for entry in removed(library)] == [2]
    assert library.document(1) == b""
    with library._database.reading() as connection:
        left = connection.execute("SELECT DISTINCT entry FROM uses ORDER BY entry").fetchall()
    assert left == [(2,), (3,)]


def test_what_was_removed_long_ago_is_forgotten_at_the_next_start(
    library: Library, path: Path
) -> None:
    library.remove([1])
    thirty_days = int(timedelta(days=30).total_seconds())
    for ago, left in ((thirty_days, 1), (thirty_days + 1, 0)):
        later = Library(path, partial(float, NOW + ago))
        later.forget_old()
        later.close()
        assert library.totals().removed == left


def test_each_change_can_be_taken_back(library: Library) -> None:
    library.set_tags([1], ["calm"])
    library.set_favourite([2], favourite=True)
    before = library.page(Query(descending=False), 0, 9)
    done = [
        library.set_tags([1, 2, 3], ["other"]),
        library.set_favourite([1, 2], favourite=False),
        library.rename(1, "New"),
        library.move([1, 2], "Elsewhere"),
    ]
    assert library.count(Query(text="elsewhere")) == 2

    for each in reversed(done):
        library.restore(each)

    assert library.page(Query(descending=False), 0, 9) == before
    assert library.count(Query(text="calm")) == library.count(Query(text="b")) == 1


def test_many_are_removed_some_at_once(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudoku_qt.store.library.library.PIECE", 2)
    told: list[float] = []
    library.remove([1, 2, 3], told.append)
    assert told == [2 / 3, 1.0]

    answers = iter([False, True])
    with pytest.raises(Cancelled):
        library.put_back([1, 2, 3], stop=lambda: next(answers))
    assert [entry.id for entry in removed(library)] == [3]


def test_the_lines_of_a_list_are_numbers(library: Library) -> None:
    query = Query(descending=False)
    assert library.ids(query, [range(1), range(2, 3)]) == (1, 3)
    assert library.ids(Query(removed=True), [range(3)]) == ()


def test_a_file_is_smaller_when_much_of_it_is_gone(
    library: Library, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "MUCH_FREE", 10)
    library.add(sudokus(puzzles(800)))
    every = library.ids(Query(), [range(800)])
    library.close()
    before = path.stat().st_size

    library.remove(every)
    library.forget(every)
    library.close()

    assert path.stat().st_size < before / 2


def test_a_collection_has_another_name(library: Library) -> None:
    library.add([Entry("sudoku", puzzles(4)[3], collection="b")])
    assert len(library.totals().collections) == 2

    library.rename_collection("Mine", "  the  first ")
    library.rename_collection("b", "B")
    library.rename_collection("B", "B")
    for name, said in (("B", "There is a collection “B” already."), (" ", "needs a name")):
        with pytest.raises(Fault, match=said):
            library.rename_collection("the first", name)
    library.rename_collection("not there", "c")
    assert library.totals().collections == (("B", 1), ("the first", 1))
