# SPDX-License-Identifier: MIT
"""What became of the daily puzzles of a month: from the record, and from the games left."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.workers.daily import VARIANT, find_daily, look_at_month, place_of
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine import document
from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.generate.daily import DailyPuzzles
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import DailyVariants
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.work import unheard
from sudoku_qt.paths import resource
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.store.record import Played, Record

PUZZLES = DailyPuzzles(resource("puzzles/daily.zip"))
VARIANTS = DailyVariants(resource("puzzles/daily_variants.zip"))
NOVEMBER = date(2026, 11, 1)
DAY = date(2026, 11, 30)


@pytest.fixture
def record(tmp_path: Path) -> Record:
    """A record without a game."""
    return Record(tmp_path / "played.jsonl")


@pytest.fixture
def kept(tmp_path: Path) -> KeptGames:
    """No game was left."""
    return KeptGames(tmp_path / "games")


def played(setup: SudokuSetup, seconds: int, kind: str = "daily") -> Played:
    return Played(
        "2026-12-01T10:00:00+00:00",
        "sudoku",
        to_text(setup.givens),
        kind,
        setup.level,
        elapsed_ms=1000 * seconds,
    )


def leave(kept: KeptGames, setup: SudokuSetup, digits: int) -> Path:
    """Leave a game with some digits entered."""
    game = SudokuGame()
    history: History[Grid, SudokuMove] = History(game.start(setup))
    for _ in range(digits):
        move = edits.place(history.state, history.state.values.index(0), 1)
        history.play(move, game.play(setup, history.state, move))
    return kept.archive(game.name, document.write(document.pack(game, setup, history, 0)))


def test_a_puzzle_is_graded() -> None:
    setup = find_daily(PUZZLES, (DAY, 4))(Ticket(unheard))

    assert setup.level == 4
    assert setup.minutes > 0
    assert setup.hardest


def test_the_quickest_game_of_each_puzzle_of_the_month_counts(
    record: Record, kept: KeptGames
) -> None:
    last, other = PUZZLES.of(DAY, 3), PUZZLES.of(date(2026, 10, 31), 3)
    for setup, seconds in ((last, 300), (last, 200), (last, 250), (other, 100)):
        record.add(played(setup, seconds))

    month = look_at_month(PUZZLES, NOVEMBER, record, kept)(Ticket(unheard))

    assert {which: game.elapsed_ms for which, game in month.solved.items()} == {(DAY, 3): 200_000}
    assert month.fault is None


def test_the_same_grid_from_elsewhere_is_not_the_daily_puzzle(
    record: Record, kept: KeptGames
) -> None:
    record.add(played(PUZZLES.of(DAY, 3), 300, kind="opened"))

    assert look_at_month(PUZZLES, NOVEMBER, record, kept)(Ticket(unheard)).solved == {}


def test_of_the_games_that_were_left_the_latest_is_gone_on_with(
    record: Record, kept: KeptGames
) -> None:
    setup = PUZZLES.of(DAY, 1)
    leave(kept, setup, 5)
    latest = leave(kept, setup, 1)
    leave(kept, SudokuSetup(setup.givens), 2)

    begun = look_at_month(PUZZLES, NOVEMBER, record, kept)(Ticket(unheard)).begun

    assert set(begun) == {(DAY, 1)}
    assert begun[DAY, 1].path == latest
    assert begun[DAY, 1].share == pytest.approx(1 / setup.givens.count(0))


def test_a_record_that_cannot_be_read_is_named(tmp_path: Path, kept: KeptGames) -> None:
    (tmp_path / "played.jsonl").mkdir()

    month = look_at_month(PUZZLES, NOVEMBER, Record(tmp_path / "played.jsonl"), kept)(
        Ticket(unheard)
    )

    assert month.fault is not None
    assert "played.jsonl" in str(month.fault)


def test_a_variant_is_found_with_its_hardest_step() -> None:
    setup = find_daily(PUZZLES, (DAY, VARIANT))(Ticket(unheard))

    assert setup.variant == VARIANTS.puzzle(DAY)
    assert setup.hardest
    assert place_of(setup) == (DAY, VARIANT)


def test_a_variant_is_solved_and_begun_beside_the_puzzles_of_its_day(
    record: Record, kept: KeptGames
) -> None:
    variant, later = VARIANTS.of(DAY), VARIANTS.of(date(2026, 11, 29))
    record.add(played(PUZZLES.of(DAY, 3), 100))
    for seconds in (300, 200):
        record.add(replace(played(variant, seconds, "killercage"), puzzle=variant.identity))
    path = leave(kept, later, 2)

    month = look_at_month(PUZZLES, NOVEMBER, record, kept)(Ticket(unheard))

    assert {which: game.elapsed_ms for which, game in month.solved.items()} == {
        (DAY, 3): 100_000,
        (DAY, VARIANT): 200_000,
    }
    assert [(which, begun.path) for which, begun in month.begun.items()] == [
        ((date(2026, 11, 29), VARIANT), path)
    ]
