# SPDX-License-Identifier: MIT
"""What Sudoku gives to the library: entries of what is found, and lines of what is kept."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from sudoku_qt.controllers.gomoku.library.shelf import GomokuShelf
from sudoku_qt.controllers.library.game import LibraryGames
from sudoku_qt.controllers.library_window.queries import query_of
from sudoku_qt.controllers.sudoku.library.shelf import SudokuShelf
from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.library.listing import Listing
from sudoku_qt.models.library.row import RowWords
from sudoku_qt.models.sudoku.library_row import givens_of
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.record import Played
from sudoku_qt.store.settings import Settings
from tests.puzzle_lines import EASY, OTHER

LINE = EASY.replace("0", ".")


@pytest.fixture
def shelf(tmp_path: Path) -> SudokuShelf:
    """That of a newcomer."""
    return SudokuShelf(Settings(tmp_path / "settings.ini"))


def test_a_puzzle_is_written_as_it_was_read(shelf: SudokuShelf) -> None:
    (found,) = recognise(EASY.encode()).found
    entry = shelf.entry_of(found, Entry("", "", collection="Club"))
    assert (entry.puzzle, entry.collection) == (LINE, "Club")
    assert entry.clues == 81 - LINE.count(".")
    assert shelf.write(shelf.found_of(entry, b"")).replace("0", ".") == LINE


def test_minutes_are_those_of_the_player(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    Pace(settings).learn([Played("", "sudoku", predicted_s=600, elapsed_ms=1_200_000)] * 20)
    shelf = SudokuShelf(settings)
    words = RowWords(shelf.tell, lambda: datetime.now(UTC))
    assert words.row(Entry("sudoku", LINE, predicted_s=480)).predicted == "16 min"
    games = LibraryGames({"gomoku": GomokuShelf(settings), "sudoku": shelf})
    assert query_of(Listing(minutes=(15.0, 30.0)), games).minutes == (7.5, 15.0)


def test_the_puzzle_that_is_played_is_known(shelf: SudokuShelf) -> None:
    entry = Entry("sudoku", LINE)
    assert shelf.is_running(entry, SudokuSetup(givens_of(LINE)))
    assert not shelf.is_running(entry, SudokuSetup(givens_of(LINE), "draft"))
    assert not shelf.is_running(entry, SudokuSetup(givens_of(OTHER)))


def test_who_asks_for_a_technique_finds_its_kinds(shelf: SudokuShelf) -> None:
    assert shelf.meaning("AIC / Nice Loop").technique == LADDER.kinds("nice_loop")
    assert shelf.meaning("M-Wing").technique == ("m_wing",)
    assert {"m_wing", "nice_loop"} <= {*shelf.meaning("nice loo").techniques}
    assert "m_wing" not in shelf.meaning("h-win").techniques
