# SPDX-License-Identifier: MIT
"""What a setter has done: each is one move, which undo takes back."""

import pytest
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.sudoku.compose.reworking import TEMPLATE_NAMES
from sudoku_qt.engine.sudoku import edits, kernel
from sudoku_qt.engine.sudoku.compose.templates import TEMPLATES
from sudoku_qt.engine.sudoku.credits import Credits
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.views.sudoku.compose.notes_dialog import NotesDialog
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, TWO_SOLUTIONS, go, look_into, paste, text_of
from tests.controllers.sudoku.compose.test_composing import said, use


@pytest.fixture
def composer(program: Program) -> Program:
    """The program while an easy puzzle is composed on."""
    paste(program, EASY)
    program.controller.actions["compose_this"].trigger()
    program.settle()
    return program


def do(program: Program, action: str) -> bytes:
    """Have something done; the givens after it."""
    program.controller.actions[action].trigger()
    program.settle()
    return program.controller.session.state.values


def places(givens: bytes) -> set[int]:
    return {cell for cell in range(81) if givens[cell]}


@pytest.mark.parametrize("action", ["make_harder", "another_pattern", "make_minimal"])
def test_it_is_another_puzzle_and_one_undo_takes_that_back(composer: Program, action: str) -> None:
    after = do(composer, action)
    assert after != parse(EASY)
    assert kernel.count_solutions(after, 2) == 1
    composer.controller.undo()
    assert text_of(composer) == EASY
    composer.controller.redo()
    assert composer.controller.session.state.values == after


def test_another_with_this_pattern_has_givens_in_the_same_cells(composer: Program) -> None:
    assert places(do(composer, "another_pattern")) == places(parse(EASY))


def test_a_minimal_puzzle_could_leave_nothing_out(composer: Program) -> None:
    assert kernel.is_minimal(do(composer, "make_minimal"))
    assert "minimal" in said(composer)


def test_the_keys_of_the_card_make_it_easier_and_harder(composer: Program) -> None:
    card = composer.controller.cards.compose
    assert (card.left.text(), card.right.text()) == ("Make it easier", "Make it harder")
    card.right.click()
    composer.settle()
    harder = composer.controller.session.state.values
    assert len(places(harder) - places(parse(EASY))) == 1
    card.left.click()
    composer.settle()
    assert composer.controller.session.state.values != harder


def test_only_a_puzzle_is_made_minimal_harder_or_easier(composer: Program) -> None:
    go(composer, 0)
    composer.controller.composing.erase()
    for cell in (1, 4, 9, 12, 13):
        go(composer, cell)
        composer.controller.composing.erase()
    composer.settle()
    before = text_of(composer)
    for action in ("make_minimal", "make_easier", "make_harder"):
        do(composer, action)
        assert text_of(composer) == before
        assert composer.notice() == "First there must be exactly one solution."
    assert kernel.count_solutions(do(composer, "complete"), 2) == 1
    assert composer.notice() == ""


def test_a_cell_that_would_leave_one_solution_is_gone_to(program: Program) -> None:
    program.controller.actions["compose"].trigger()
    paste_into(program, TWO_SOLUTIONS)
    do(program, "show_completing")
    survey = program.controller.composing.surveyor.survey
    assert survey is not None
    if survey.completing:
        assert program.controller.page.board.cursor_cell == survey.completing[0][0]
        assert "would leave one solution" in said(program)


def paste_into(program: Program, text: str) -> None:
    """Put givens there in one move."""
    program.controller.play(edits.fill(program.controller.session.state, parse(text)))
    program.settle()


def test_what_is_completed_keeps_the_symmetry(program: Program) -> None:
    program.controller.actions["compose"].trigger()
    use(program, "central")
    after = do(program, "complete")
    assert kernel.count_solutions(after, 2) == 1
    assert {80 - cell for cell in places(after)} == places(after)


def test_what_the_symmetry_costs_is_told_in_givens(program: Program) -> None:
    program.controller.actions["compose"].trigger()
    use(program, "all")
    after = do(program, "complete")
    spare = sum(kernel.is_redundant(after, cell) for cell in places(after))
    assert program.notice() == (
        f"Without the symmetry {spare} of {len(places(after))} givens could each be left out."
    )
    use(program, "none")
    do(program, "complete")
    assert program.notice() == ""


def test_a_contradiction_cannot_be_completed(program: Program) -> None:
    program.controller.actions["compose"].trigger()
    paste_into(program, "55" + "." * 79)
    do(program, "complete")
    assert program.notice() == "This puzzle has no solution."


def test_a_template_becomes_a_puzzle(program: Program) -> None:
    program.controller.actions["compose"].trigger()
    program.settle()
    menu = program.controller.actions.tool("templates").menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == list(TEMPLATE_NAMES.values())
    menu.actions()[0].trigger()
    program.settle()
    assert places(program.controller.session.state.values) == set(TEMPLATES[0].cells)
    assert "1 solution" in said(program)


def test_every_template_has_a_name() -> None:
    assert [template.name for template in TEMPLATES] == list(TEMPLATE_NAMES)


def test_the_solver_is_told_and_undo_takes_that_back(composer: Program) -> None:
    def fill_in(dialog: NotesDialog) -> None:
        dialog.title.setText("Sixteen")
        dialog.author.setText("A. Setter")
        dialog.rules.setPlainText("Each row once")
        dialog.accept()

    look_into(composer, "notes_to_solver", NotesDialog, fill_in)
    told = Credits("Sixteen", "A. Setter", "Each row once")
    assert composer.controller.session.state.credits == told
    composer.controller.undo()
    assert composer.controller.session.state.credits == Credits()
    composer.controller.redo()
    composer.controller.play_typed()
    composer.settle()
    setup = composer.controller.session.setup
    assert (setup.title, setup.author, setup.comment) == told
    assert composer.controller.actions["compose_this"].isEnabled()
    composer.controller.composing.compose_this()
    assert composer.controller.session.state.credits == told


def test_what_was_kept_is_in_the_library(composer: Program) -> None:
    do(composer, "another_pattern")
    do(composer, "keep_composed")
    composer.qtbot.waitUntil(lambda: composer.notice() != "")
    assert composer.notice() == "The puzzle is in the library now, in “Composed puzzles”."
