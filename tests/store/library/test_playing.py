# SPDX-License-Identifier: MIT
"""What was played: told twice it comes to the same, in whatever order."""

from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from sudoku_qt.store.library.entry import GAME, Entry, Source, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from tests.puzzle_lines import EASY, OTHER
from tests.store.library.samples import game

EARLY, LATE = "2026-03-04T05:06:07+00:00", "2026-05-06T07:08:09+00:00"


def only(library: Library) -> Entry:
    """The one entry of a library."""
    assert library.count(Query()) == 1
    return library.page(Query(), 0, 1)[0]


def test_a_finished_game_is_an_entry(library: Library) -> None:
    library.played(game(EARLY, ms=61_000))

    entry = only(library)
    assert (entry.puzzle, entry.state, entry.progress) == (EASY, State.SOLVED, 1.0)
    assert (entry.best_ms, entry.played, entry.added) == (61_000, EARLY, EARLY)
    assert (entry.level, entry.predicted_s, entry.hints) == (2, 300.0, False)


@pytest.mark.parametrize(
    ("kind", "source"),
    [
        ("standard", Source.PLAYED),
        ("daily", Source.DAILY),
        ("x_wing", Source.PRACTISED),
        ("", Source.PLAYED),
    ],
)
def test_where_a_played_puzzle_came_from(library: Library, kind: str, source: Source) -> None:
    library.played(replace(game(), kind=kind))

    assert only(library).source is source


def test_an_imported_puzzle_stays_where_it_is(library: Library) -> None:
    library.add([Entry("sudoku", EASY, name="Mine", collection="List", level=5)])
    library.played(game())

    entry = only(library)
    assert (entry.name, entry.collection, entry.source) == ("Mine", "List", Source.IMPORTED)
    assert (entry.level, entry.predicted_s) == (5, 300.0)


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_in_whatever_order_games_are_told_they_come_to_the_same(
    library: Library, order: tuple[int, ...]
) -> None:
    games = [game(EARLY, ms=90_000), replace(game(LATE, ms=60_000), hints=1), game(LATE, ms=70_000)]

    for place in (*order, *order):
        library.played(games[place])

    entry = only(library)
    assert (entry.best_ms, entry.played, entry.hints) == (60_000, LATE, False)


def test_who_never_solved_it_alone_had_hints(library: Library) -> None:
    library.played(replace(game(), hints=2))

    assert only(library).hints


def test_a_game_that_was_left_has_its_document(library: Library) -> None:
    library.add([Entry("sudoku", EASY, name="Mine")])
    library.started(Entry("sudoku", EASY, document=b"a", progress=0.25))
    library.started(Entry("sudoku", EASY, document=b"b", progress=0.5))

    entry = only(library)
    assert (entry.state, entry.progress, library.document(entry.id)) == (State.STARTED, 0.5, b"b")
    assert entry.name == "Mine"


def test_a_game_that_was_finished_is_not_left_any_more(library: Library) -> None:
    library.started(Entry("sudoku", EASY, document=b"a", progress=0.25))
    library.played(game("2030-01-01T00:00:00+00:00"))

    entry = only(library)
    assert (entry.state, entry.progress, library.document(entry.id)) == (State.SOLVED, 1.0, b"")


def test_a_game_begun_again_is_not_finished_by_an_old_line_of_the_record(library: Library) -> None:
    library.take_record([game(EARLY)])
    library.started(Entry("sudoku", EASY, document=b"a", progress=0.25))
    library.played(game(EARLY))

    entry = only(library)
    assert (entry.state, library.document(entry.id), entry.best_ms) == (State.STARTED, b"a", 60_000)


def test_only_what_the_record_has_gained_is_taken_over(library: Library) -> None:
    games = [game(EARLY), game(LATE, OTHER)]

    assert library.take_record(games[:1]) == 1
    assert library.take_record(games) == 1
    assert library.take_record(games) == 0


def test_a_line_of_the_record_that_names_no_puzzle_is_passed_over(library: Library) -> None:
    assert library.take_record([game(puzzle=""), game(puzzle="53..7....")]) == 0
    assert library.count(Query()) == 0


def test_a_record_that_was_erased_is_taken_over_from_its_beginning(library: Library) -> None:
    library.take_record([game(EARLY), game(LATE)])
    library.take_record([])

    assert library.take_record([game(LATE, OTHER)]) == 1
    assert library.count(Query()) == 2


def test_what_the_player_removed_does_not_come_back_with_the_record(library: Library) -> None:
    library.played(game(EARLY))
    library.remove([only(library).id])

    library.take_record([game(EARLY)])
    assert library.count(Query()) == 0

    library.take_record([game(EARLY), game("2030-01-01T00:00:00+00:00")])
    assert library.count(Query()) == 1


def test_how_another_game_was_set_up_is_nothing_to_be_kept(library: Library) -> None:
    library.take_record([replace(game(), game="gomoku", puzzle="15 freestyle free", level=0)])

    assert library.count(Query()) == 0


BEGUN = Entry("gomoku", "a0", kind=GAME, terms=("renju",), summary="1", document=b"one")


def test_a_game_stays_one_entry_while_it_goes_on(library: Library) -> None:
    library.keep(BEGUN)
    library.rename(library.page(Query(), 0, 1)[0].id, "Final")
    at = "2026-03-04T05:06:07+00:00"
    library.keep(replace(BEGUN, state=State.SOLVED, clues=9, summary="2", played=at, document=b"2"))

    (entry,) = library.page(Query(), 0, 9)
    assert (entry.name, entry.clues, entry.summary) == ("Final", 9, "2")
    assert (entry.state, entry.kind, entry.played) == (State.SOLVED, GAME, at)
    assert library.document(entry.id) == b"2"


def test_a_game_is_found_by_its_terms_after_it_was_renamed(library: Library) -> None:
    library.keep(BEGUN)
    entry = library.page(Query(), 0, 1)[0]
    library.rename(entry.id, "Final")
    library.set_tags([entry.id], ["club"])

    for text in ("renju", "final", "club"):
        assert library.count(Query(text=text)) == 1
    assert library.count(Query(text="swap", terms=("renju",))) == 1
    assert library.count(Query(text="swap", terms=("ren",))) == 0


def test_what_is_removed_keeps_its_document_until_it_is_forgotten(tmp_path: Path) -> None:
    times = [0.0]
    library = Library(tmp_path / "library.db", lambda: times[0])
    library.keep(BEGUN)
    number = library.page(Query(), 0, 1)[0].id
    library.remove([number])
    assert library.document(number) == b"one"
    times[0] = 40.0 * 24 * 3600
    library.remove([])
    assert library.document(number) == b""
    library.close()


def test_a_game_that_was_left_elsewhere_is_taken_over(library: Library) -> None:
    left = Entry("sudoku", EASY, progress=0.25, document=b"a", played=EARLY)

    assert library.take_left([left]) == 1
    assert library.take_left([replace(left, document=b"b", played=LATE)]) == 0

    entry = only(library)
    assert (entry.state, entry.played, entry.clues) == (State.STARTED, LATE, 30)
    assert library.document(entry.id) == b"b"


def test_a_game_that_was_solved_or_removed_since_is_not_taken_over(library: Library) -> None:
    left = Entry("sudoku", EASY, document=b"a", played=EARLY)
    library.played(game(LATE))

    assert library.take_left([left]) == 0
    assert only(library).state is State.SOLVED

    library.remove([only(library).id])
    assert library.take_left([left]) == 0
    assert library.count(Query()) == 0


def test_a_game_that_is_over_is_not_left(library: Library) -> None:
    library.take_left([Entry("gomoku", "a", state=State.SOLVED, document=b"a", played=EARLY)])

    assert only(library).state is State.SOLVED
