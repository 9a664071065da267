# SPDX-License-Identifier: MIT
"""THE GAMES by name."""

from sudoku_qt.controllers.entry import entry_named
from sudoku_qt.controllers.games import GAMES
from tests.controllers.nim_controller import ENTRY as NIM


def test_a_game_is_found_by_its_name_and_the_first_stands_for_an_unknown_one() -> None:
    games = (*GAMES, NIM)
    assert entry_named(games, "nim") is NIM
    assert entry_named(games, "chess") is games[0]
