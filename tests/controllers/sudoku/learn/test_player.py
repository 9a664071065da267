# SPDX-License-Identifier: MIT
"""The Sudoku controller is what learning asks for."""

from sudoku_qt.controllers.sudoku.learn.player import Learner
from tests.controllers.conftest import Program


def test_the_controller_is_one(program: Program) -> None:
    learner: Learner = program.controller
    assert learner.session is program.controller.session
    assert not learner.is_drafting
