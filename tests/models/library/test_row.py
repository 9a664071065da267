# SPDX-License-Identifier: MIT
"""A puzzle of the library in words: what it is called, how far it is, when it was played."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from sudoku_qt.models.library.row import NOTHING, EntryShown, RowWords, predicted
from sudoku_qt.models.sudoku.library_row import SudokuTold
from sudoku_qt.store.library.entry import GAME, Entry, Source, State
from tests.puzzle_lines import EASY
from tests.sweeps import in_turn

NOW = datetime(2026, 11, 22, 15).astimezone()
WORDS = RowWords(SudokuTold({"": "", "x_wing": "X-Wing"}.__getitem__), lambda: NOW)


def before(**ago: float) -> str:
    return (NOW - timedelta(**ago)).isoformat()


@in_turn(
    ("entry", "name"),
    [
        (Entry("sudoku", EASY, name="Club final", level=3), "Club final"),
        (Entry("sudoku", EASY, level=4, added=before(days=1)), "Hard, added 21 Nov"),
        (Entry("sudoku", EASY, added=before(days=400)), "Puzzle, added 18 Oct 2025"),
        (Entry("sudoku", EASY, collection="From the paper", level=4), "From the paper"),
        (Entry("sudoku", EASY, name="2026-11-20", source=Source.DAILY), "Daily, 20 Nov"),
        (Entry("sudoku", EASY, source=Source.DAILY, level=2), "Easy"),
    ],
)
def test_it_is_called_by_its_name_or_its_day_or_its_level(entry: Entry, name: str) -> None:
    assert WORDS.row(entry).name == name


@in_turn(
    ("played", "words"),
    [
        (None, "—"),
        ("nonsense", "—"),
        (before(seconds=30), "now"),
        (before(minutes=5), "5 min ago"),
        (before(hours=1), "1 hour ago"),
        (before(hours=3), "3 hours ago"),
        (before(hours=20), "yesterday"),
        (before(days=4), "18 Nov"),
        (before(days=400), "18 Oct 2025"),
    ],
)
def test_when_it_was_played_is_said_in_a_few_words(played: str | None, words: str) -> None:
    assert WORDS.when(played) == words


@in_turn(
    ("entry", "state", "words"),
    [
        (Entry("sudoku", EASY), "new", "new"),
        (Entry("sudoku", EASY, state=State.STARTED, progress=0.214), "started", "21 %"),
        (Entry("sudoku", EASY, state=State.SOLVED), "solved", "solved"),
        (Entry("sudoku", EASY, state=State.SOLVED, hints=True), "hints", "with hints"),
    ],
)
def test_how_far_it_is_is_said(entry: Entry, state: str, words: str) -> None:
    row = WORDS.row(entry)
    assert (row.state, row.state_text) == (state, words)


@pytest.mark.parametrize(
    ("solutions", "words"), [(0, "no solution"), (1, "Hard"), (2, "several solutions")]
)
def test_a_puzzle_that_is_none_has_no_level(solutions: int, words: str) -> None:
    level = 4 if solutions == 1 else 0
    assert WORDS.row(Entry("sudoku", EASY, level=level, solutions=solutions)).level_text == words


def test_all_of_it_can_be_read_out() -> None:
    entry = Entry(
        "sudoku",
        EASY,
        name="The kite",
        level=4,
        hardest="x_wing",
        predicted_s=780,
        clues=28,
        state=State.SOLVED,
        best_ms=588_000,
        tags=("kite", "to practise"),
        favourite=True,
        played=before(hours=20),
    )
    assert WORDS.row(entry).spoken() == (
        "The kite, solved, Hard, 28 givens · X-Wing, predicted 13 min, best 9:48, "
        "played yesterday, kite, to practise, favourite"
    )


def test_what_was_removed_says_when() -> None:
    removed = before(days=1)
    row = WORDS.row(Entry("sudoku", EASY, name="Gone", played=before(days=9), removed=removed))
    assert (row.played, row.is_removed) == ("yesterday", True)
    assert row.spoken().endswith("removed yesterday")


def test_what_is_damaged_says_so_and_asks_no_game() -> None:
    row = RowWords(lambda *_: pytest.fail("a game was asked"), WORDS.now).row(
        Entry("chess", "", name="", is_damaged=True)
    )
    assert (row.name, row.state, row.face) == ("Damaged entry", "damaged", b"")


@pytest.mark.parametrize(("minutes", "said"), [(12.6, "13 min"), (21.4, "20 min"), (23, "25 min")])
def test_minutes_are_rounded_as_on_the_card_of_a_puzzle(minutes: float, said: str) -> None:
    assert predicted(60 * minutes) == said


def test_what_can_be_sorted_by_has_its_text() -> None:
    entry = Entry("sudoku", EASY, se_rating=7.1, hardest="x_wing", clues=28, minimal=False)
    row = WORDS.row(entry)
    assert (row.se, row.hardest, row.givens, row.minimal) == ("7.1", "X-Wing", "28", "no")
    assert WORDS.row(replace(entry, minimal=True)).minimal == "yes"


def test_what_is_not_known_is_a_dash() -> None:
    row = WORDS.row(Entry("sudoku", EASY))
    assert {row.se, row.hardest, row.givens, row.minimal, row.kind} == {NOTHING}
    game = RowWords(lambda *_: EntryShown(b"", "", "", "won", "", "", kind="Gomoku"), WORDS.now)
    played = game.row(Entry("gomoku", "a", clues=40, kind=GAME))
    assert (played.givens, played.kind) == (NOTHING, "Gomoku")
