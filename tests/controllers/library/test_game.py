# SPDX-License-Identifier: MIT
"""What all games give to the library is put together; a game that is not there is told."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from sudoku_qt.controllers.gomoku.library.shelf import GomokuShelf
from sudoku_qt.controllers.library.game import LibraryGames
from sudoku_qt.controllers.sudoku.library.shelf import SudokuShelf
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.library.row import RowWords
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.settings import Settings
from tests.puzzle_lines import EASY


@pytest.fixture
def games(tmp_path: Path) -> LibraryGames:
    """Both."""
    settings = Settings(tmp_path / "settings.ini")
    return LibraryGames({"sudoku": SudokuShelf(settings), "gomoku": GomokuShelf(settings)})


def test_words_mean_what_they_mean_in_any_game(games: LibraryGames) -> None:
    assert games.meaning(EASY).puzzle
    assert games.meaning("x-wing").technique == ("x_wing",)
    assert games.meaning("renju").terms == ("renju",)


def test_another_game_has_its_name_at_least(games: LibraryGames) -> None:
    row = RowWords(games.tell, lambda: datetime.now(UTC)).row(Entry("nim", "3 4 5", name="Match"))
    assert (row.name, row.remark, row.face) == ("Match", "nim", b"")


def test_what_no_game_reads_is_refused(games: LibraryGames) -> None:
    with pytest.raises(Fault):
        games.entry_of(Found("nim", {}), Entry("", ""))


def test_a_row_says_which_kind_it_is_and_its_hardest_step(games: LibraryGames) -> None:
    words = RowWords(games.tell, lambda: datetime.now(UTC))
    row = words.row(Entry("sudoku", EASY, hardest="x_wing"))
    assert (row.kind, row.hardest) == ("Sudoku", "X-Wing")
    assert games.step_title("x_wing") == "X-Wing"
    assert games.step_title("of a newer program") == "of a newer program"
