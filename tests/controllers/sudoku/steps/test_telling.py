# SPDX-License-Identifier: MIT
"""A step as others see it stands in its own position, whatever the game has."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.steps.telling import step_shown
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.solving_path import steps_from
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.models.session import Session
from sudoku_qt.paths import resource
from tests.engine.sudoku.puzzle_lists import CHAINS, digits

HARD = digits(CHAINS)
ENGLISH = Telling(Pages(resource("techniques") / "en"))


def test_a_step_is_shown_with_candidates_roles_and_words(owner: QObject) -> None:
    session = Session(SudokuGame(), SudokuSetup(HARD), owner)
    steps = list(steps_from(Grid.of_givens(HARD).with_all_candidates()))
    kite = next(each for each in steps if each.step.technique == "two_string_kite")
    shown = step_shown(kite, (13, len(steps)), session, ENGLISH)
    assert [cell.value for cell in shown.cells] == list(kite.before.values)
    assert [cell.notes for cell in shown.cells] == list(kite.before.candidates)
    roles = {disc.role for cell in shown.cells for disc in cell.discs}
    assert {"eliminated", "set_a"} <= roles
    assert shown.drawing.arrows
    assert shown.title == "Two-String Kite"
    assert "r1c4≠4" in shown.sentence
    assert shown.place == f"step 13 of {len(steps)}"
    assert session.state.values == HARD, "nothing of the game has changed"
