# SPDX-License-Identifier: MIT
"""What a player wants to see becomes a question to the library."""

from pathlib import Path

import pytest

from sudoku_qt.controllers.gomoku.library.shelf import GomokuShelf
from sudoku_qt.controllers.library.game import LibraryGames
from sudoku_qt.controllers.library_window.queries import query_of, shelves_of, steps_of
from sudoku_qt.controllers.sudoku.library.shelf import (
    SudokuShelf,
    grid_in,
    technique_called,
    techniques_with,
)
from sudoku_qt.models.library.listing import (
    BEST,
    DAILY,
    FAVOURITES,
    LEVEL,
    MINUTES,
    REMOVED,
    SOLVED,
    STARTED,
    STATE,
    Listing,
)
from sudoku_qt.store.library.entry import Source, State, Totals
from sudoku_qt.store.library.query import Order, Query
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.library.shelves import COLLECTION
from tests.puzzle_lines import EASY
from tests.sweeps import in_turn

ALL = Query(order=Order.PLAYED)
KITES = tuple(techniques_with("kite"))
SOLVED_ONES = frozenset({State.SOLVED})
DRAWN = "+---+---+---+\n" + "\n".join(
    "|".join(["", *(EASY[row * 9 + box * 3 : row * 9 + box * 3 + 3] for box in range(3)), ""])
    for row in range(9)
)


@pytest.mark.parametrize(
    ("wanted", "query"),
    [
        (Listing(), ALL),
        (Listing(words=" kite "), Query(text="kite", techniques=KITES, order=Order.PLAYED)),
        (Listing(words="Renju"), Query(text="Renju", terms=("renju",), order=Order.PLAYED)),
        (Listing(game="gomoku"), Query(game="gomoku", order=Order.PLAYED)),
        (Listing(words="x-wing"), Query(technique=("x_wing",), order=Order.PLAYED)),
        (Listing(words=EASY), Query(puzzle=grid_in(EASY), order=Order.PLAYED)),
        (Listing(shelf=SOLVED), Query(states=SOLVED_ONES, order=Order.PLAYED)),
        (
            Listing(shelf=STARTED, states=frozenset({"new"})),
            Query(states=frozenset({State.STARTED}), order=Order.PLAYED),
        ),
        (
            Listing(states=frozenset({"new"})),
            Query(states=frozenset({State.NEW}), order=Order.PLAYED),
        ),
        (Listing(shelf=FAVOURITES), Query(favourite=True, order=Order.PLAYED)),
        (
            Listing(shelf=DAILY),
            Query(sources=frozenset({Source.DAILY}), order=Order.PLAYED),
        ),
        (
            Listing(shelf=COLLECTION, collection="Club", order="name", descending=False),
            Query(collection="Club", order=Order.NAME, descending=False),
        ),
        (Listing(collection="Club"), ALL),
        (Listing(shelf=REMOVED), Query(removed=True, order=Order.REMOVED)),
        (Listing(shelf=REMOVED, order=LEVEL), Query(removed=True, order=Order.LEVEL)),
        (
            Listing(levels=frozenset({3}), minutes=(5.0, 9.0), order=MINUTES),
            Query(levels=frozenset({3}), minutes=(5.0, 9.0), order=Order.MINUTES),
        ),
        (Listing(order=STATE), Query(order=Order.STATE)),
        (Listing(order=BEST), Query(order=Order.BEST)),
    ],
)
def test_each_wish_is_a_question(wanted: Listing, query: Query, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    games = LibraryGames({"sudoku": SudokuShelf(settings), "gomoku": GomokuShelf(settings)})
    assert query_of(wanted, games) == query


@in_turn("text", [EASY, EASY.replace(".", "0"), EASY.replace("0", "*"), DRAWN])
def test_a_grid_is_known_however_it_is_written(text: str) -> None:
    assert grid_in(text) == EASY.replace("0", ".")


@in_turn("text", ["", "5", EASY[:80], "kite"])
def test_other_words_are_no_grid(text: str) -> None:
    assert grid_in(text) == ""


@pytest.mark.parametrize("words", ["X-Wing", "x-WING", "x wing", "二阶鱼（X-Wing）"])
def test_a_technique_is_known_by_its_title_in_either_language(words: str) -> None:
    assert technique_called(words) == "x_wing"
    assert technique_called("X") == ""


@in_turn("words", ["wing", "Wing", "X-Wi", "二阶鱼"])
def test_a_technique_is_known_by_a_part_of_its_title(words: str) -> None:
    assert "x_wing" in techniques_with(words)


@in_turn("words", ["", "x", "wi", "鱼"])
def test_too_little_of_a_title_is_a_text_alone(words: str) -> None:
    assert list(techniques_with(words)) == []


def test_the_shelves_have_their_numbers() -> None:
    totals = Totals(214, 3, 142, 12, 27, 5, (("Club", 18),))
    fixed, collections = shelves_of(totals)
    assert [shelf.count for shelf in fixed] == [214, 3, 142, 12, 27, 5]
    assert [(shelf.name, shelf.count) for shelf in collections] == [("Club", 18)]


def test_rare_filters_are_asked_for() -> None:
    listing = Listing(
        se=(7.0, 8.0), givens=(17, 20), hardest=frozenset({"x_wing"}), minimal=False, order="givens"
    )
    query = query_of(listing, LibraryGames({}))

    assert (query.se, query.givens, query.minimal) == ((7.0, 8.0), (17, 20), False)
    assert (query.hardest, query.order) == (frozenset({"x_wing"}), Order.GIVENS)


def test_steps_are_offered_from_the_easiest(tmp_path: Path) -> None:
    games = LibraryGames({"sudoku": SudokuShelf(Settings(tmp_path / "settings.ini"))})
    totals = Totals(hardest=("a newer step", "swordfish", "x_wing"))

    assert [each.words for each in steps_of(totals, games)] == [
        "X-Wing", "Swordfish", "a newer step"
    ]  # fmt: skip
