# SPDX-License-Identifier: MIT
"""The controller is what the parts of playing take it for."""

from typing import get_type_hints

from sudoku_qt.controllers.sudoku.play.player import Player
from tests.controllers.conftest import Program


def test_the_controller_has_all_that_the_parts_of_playing_ask_for(program: Program) -> None:
    names = [*get_type_hints(Player), "is_drafting", "play"]

    assert all(hasattr(program.controller, name) for name in names)
