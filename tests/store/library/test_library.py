# SPDX-License-Identifier: MIT
"""The library as a whole: what is put in comes out, and each list fits together."""

from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.library.entry import Entry, Source, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Order, Query
from sudoku_qt.store.library.tables import database
from tests.puzzle_lines import EASY, OTHER, puzzles
from tests.store.library.samples import different, game, sudokus, turned

BY_ADDING = Query(descending=False)


def found(library: Library, query: Query) -> list[str]:
    """The puzzles that a query finds."""
    return [entry.puzzle for entry in library.page(query, 0, library.count(query))]


def test_nothing_is_made_before_somebody_asks(path: Path) -> None:
    Library(path)

    assert not path.parent.exists()


def test_an_entry_comes_back_as_it_was(library: Library) -> None:
    entry = Entry(
        "sudoku",
        EASY,
        name="One of mine",
        source=Source.MADE,
        collection="Mine",
        level=3,
        se_rating=2.6,
        hardest="naked_pair",
        predicted_s=312.5,
        clues=30,
        solutions=1,
        state=State.SOLVED,
        progress=1.0,
        best_ms=61_000,
        hints=True,
        tags=("calm", "to show"),
        favourite=True,
        added="2026-01-02T03:04:05+00:00",
        played="2026-02-03T04:05:06+00:00",
    )

    assert library.add([entry]) == 1
    assert library.page(Query(), 0, 10) == [replace(entry, id=1)]


def test_what_is_not_known_comes_back_as_unknown(library: Library) -> None:
    library.add([Entry("sudoku", EASY, added="2026-01-02T03:04:05+00:00")])

    (entry,) = library.page(Query(), 0, 10)

    assert (entry.se_rating, entry.best_ms, entry.played, entry.hints) == (None, None, None, False)
    assert entry.clues == 30


def test_an_exact_double_is_there_once(library: Library) -> None:
    assert library.add(sudokus([EASY, OTHER, EASY])) == 2
    assert library.add(sudokus([EASY])) == 0
    assert library.count(Query()) == 2


def test_games_of_each_kind_live_side_by_side(library: Library) -> None:
    library.add([Entry("sudoku", EASY), Entry("gomoku", '{"moves":["h8"]}')])

    assert library.count(Query(game="gomoku")) == 1
    assert library.totals().uncanonical == 1  # a game of Gomoku has no form


def test_pages_fit_together_while_others_add(library: Library, path: Path) -> None:
    every = puzzles(40)
    library.add(sudokus(every[:30]))
    query = replace(BY_ADDING, game="sudoku")
    assert library.count(query) == 30
    first = library.page(query, 0, 10)
    other = Library(path)
    other.add(sudokus(every[30:]))
    other.remove([first[0].id])
    other.close()

    rest = library.page(query, 10, 100)

    assert [entry.puzzle for entry in first + rest] == every[:30]
    assert library.count(query) == 39


def test_a_removed_entry_is_missing_on_its_page_only(library: Library) -> None:
    library.add(sudokus(puzzles(5)))
    query = replace(BY_ADDING, game="sudoku")
    library.count(query)
    library.remove([2])

    assert [entry.id for entry in library.page(query, 0, 5)] == [1, 3, 4, 5]


def test_a_page_holds_no_more_than_there_is(library: Library) -> None:
    library.add(sudokus(puzzles(3)))

    assert library.page(BY_ADDING, 2, 50)[0].id == 3
    assert library.page(BY_ADDING, 3, 50) == []


def test_a_puzzle_is_known_in_any_disguise(library: Library) -> None:
    easy, other = different(2)
    library.add(sudokus([other, easy]))
    assert library.same_puzzle(turned(easy)) == ()

    library.find_out()

    (entry,) = library.same_puzzle(turned(easy))
    assert entry.puzzle == easy
    assert found(library, Query(puzzle=turned(easy))) == [easy]


def test_as_it_stands_a_puzzle_is_known_at_once(library: Library) -> None:
    library.add(sudokus([EASY]))

    assert [entry.puzzle for entry in library.same_puzzle(EASY.replace(".", "0"))] == [EASY]
    assert found(library, Query(puzzle=EASY.replace(".", "0"))) == [EASY]
    assert library.same_puzzle("no puzzle") == ()


def test_the_puzzle_as_it_stands_comes_before_its_disguises(library: Library) -> None:
    library.add(sudokus([turned(EASY), EASY]))
    library.find_out()

    assert [entry.puzzle for entry in library.same_puzzle(EASY)] == [EASY, turned(EASY)]


def test_what_is_added_has_its_time(library: Library) -> None:
    library.add(sudokus([EASY]))

    assert library.page(Query(), 0, 1)[0].added == "2026-09-21T14:13:20+00:00"


def test_an_order_puts_what_is_unknown_last_either_way(library: Library) -> None:
    library.add(
        replace(entry, level=level)
        for entry, level in zip(sudokus(puzzles(4)), (0, 3, 1, 0), strict=True)
    )

    for descending, ids in ((False, [3, 2, 1, 4]), (True, [2, 3, 4, 1])):
        query = Query(order=Order.LEVEL, descending=descending)
        assert [entry.id for entry in library.page(query, 0, 9)] == ids


def test_a_finished_game_and_one_that_was_left(library: Library) -> None:
    library.played(game())
    library.started(Entry("sudoku", OTHER, document=b"left", progress=0.25))

    totals = library.totals()

    assert (totals.all, totals.solved, totals.in_progress) == (2, 1, 1)
    assert found(library, Query(states=frozenset({State.STARTED}))) == [OTHER]


def test_the_record_is_taken_over_once(library: Library) -> None:
    games = [game(), game(puzzle=OTHER)]

    assert library.take_record(games) == 2
    assert library.take_record(games) == 0


def test_who_stops_finding_out_goes_on_later(library: Library) -> None:
    library.add(sudokus([EASY]))

    with pytest.raises(Cancelled):
        library.find_out(stop=lambda: True)
    library.find_out()

    totals = library.totals()
    assert (totals.unrated, totals.without_techniques, totals.uncanonical) == (0, 0, 0)


def test_what_was_closed_opens_again(library: Library) -> None:
    library.add(sudokus([EASY]))
    library.close()

    assert library.count(Query()) == 1


def test_a_library_that_was_deleted_is_begun_anew(library: Library, path: Path) -> None:
    library.add(sudokus([EASY]))
    library.close()
    path.unlink()

    assert library.count(Query()) == 0
    assert library.notices() == []


def test_a_glance_that_takes_long_finds_nothing(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.add(sudokus(puzzles(3)))
    assert len(library.glance(BY_ADDING, 2)) == 2

    monkeypatch.setattr(database, "STEPS", 1)

    assert library.glance(BY_ADDING, 2) == []
    assert library.count(BY_ADDING) == 3
