# SPDX-License-Identifier: MIT
"""What the parts of a Sudoku share: the game as it is now, not as it was when they were made."""

from sudoku_qt.engine.sudoku.game import EMPTY
from tests.controllers.conftest import Program


def test_it_follows_the_game(program: Program) -> None:
    controller, context = program.controller, program.controller.context
    assert (context.setup, context.grid) == (controller.session.setup, controller.session.state)
    assert context.page is controller.page
    context.begin(EMPTY)
    assert context.is_drafting
    assert context.setup is controller.session.setup
    controller.session.clock.hold("paused", on=True)
    assert context.session.is_paused
