# SPDX-License-Identifier: MIT
"""THE GAMES: what stands in the list can be sat down at."""

import subprocess
import sys

import pytest

from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.games import GAMES
from tests.controllers.conftest import Program


def test_sudoku_is_what_a_first_start_shows() -> None:
    assert GAMES[0].name == "sudoku"
    assert len({entry.name for entry in GAMES}) == len(GAMES)


@pytest.mark.parametrize("entry", GAMES, ids=[entry.name for entry in GAMES])
def test_each_game_takes_its_seat_and_names_its_engine(program: Program, entry: GameEntry) -> None:
    name = entry.name
    controller = program.shell.games.switch_game(name)
    assert controller.session.game.name == name
    assert controller.menu_title()
    assert controller.file_name().endswith(f".{name}")
    assert entry.engine()


@pytest.mark.slow
def test_the_list_imports_of_a_game_no_more_than_its_entry() -> None:
    code = "import sys, sudoku_qt.app; print(*sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    names = {entry.name for entry in GAMES}
    imported = {
        name for name in told.stdout.split() if names & set(name.split(".")) and "." in name
    }
    assert imported == {f"sudoku_qt.controllers.{name}" for name in names}
