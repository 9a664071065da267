# SPDX-License-Identifier: MIT
"""A puzzle to practise with: the hint names what to look for, and a word says when it is found."""

import pytest
from PySide6.QtCore import QObject, Qt

from sudoku_qt.controllers.sudoku.learn.practice import PracticeNotice
from sudoku_qt.controllers.sudoku.puzzle.card import practised
from sudoku_qt.engine.sudoku.game import Edit, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.paths import resource
from sudoku_qt.store.sudoku.reserve import Ready
from tests.cages import KILLER
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import paste


@pytest.fixture
def step(program: Program) -> Step:
    """The step that is practised in the game that has begun."""
    position = next(positions("x_wing", "practice", resource("puzzles/techniques.zip")))
    grid: Grid = position.grid
    setup = SudokuSetup(grid.givens, "generated", "technique", technique="x_wing", seed="S")
    ready = Ready(setup, grid)
    program.controller.begin(ready.setup, first=ready.first)
    return position.step


def strike(program: Program, cell: int, digit: int) -> None:
    """Take a note away."""
    program.controller.play((Edit(cell, "-", 1 << digit - 1),))
    program.settle()


def test_finding_it_is_told_with_what_it_takes_away(program: Program, step: Step) -> None:
    strike(program, *step.eliminations[0])

    assert program.notice().startswith("Found: X-Wing. The ")


def test_it_stops_no_work_but_its_own(
    program: Program, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller, stopped = program.controller, list[int]()
    monkeypatch.setattr(controller.services.jobs, "cancel", stopped.append)
    PracticeNotice(controller.context, controller.hints, owner).follow()

    assert stopped == [0]


def test_another_note_is_no_find(program: Program, step: Step) -> None:
    digit = step.digits[0]
    grid = program.controller.session.state
    cell = next(each for each in grid.empty_cells if not grid.candidates[each] >> digit - 1 & 1)
    strike(program, cell, next(d for d in range(1, 10) if grid.candidates[cell] >> d - 1 & 1))

    assert "Found" not in program.notice()


def test_going_back_and_on_is_no_find(program: Program, step: Step) -> None:
    strike(program, *step.eliminations[0])
    program.controller.services.tell("")
    program.controller.session.undo()
    program.settle()

    assert "Found" not in program.notice()


def test_the_hint_names_what_is_practised_first(program: Program, step: Step) -> None:
    program.press(Qt.Key.Key_H)
    program.settle()
    card = program.controller.cards.hint

    assert card.accessibleName() == "What to look for"
    assert card.accessibleDescription().startswith("This is what is practised here: X-Wing.")


def test_what_the_hint_has_named_is_not_praised(program: Program, step: Step) -> None:
    program.press(Qt.Key.Key_H)
    program.settle()
    program.press(Qt.Key.Key_H)
    program.settle()
    program.press(Qt.Key.Key_Return)
    program.settle()

    assert "Found" not in program.notice()


def test_a_puzzle_of_a_grade_is_practised_and_so_is_another_of_its_kind(program: Program) -> None:
    new_puzzle, session = program.controller.new_puzzle, program.controller.session
    new_puzzle.practise_technique("skyscraper", "master")
    program.settle()
    first = session.setup
    assert (first.technique, first.grade) == ("skyscraper", "master")
    new_puzzle.new_alike()
    program.settle()
    assert session.setup.givens != first.givens
    assert (session.setup.technique, session.setup.grade) == ("skyscraper", "master")


def test_a_grade_that_no_puzzle_of_a_technique_has_is_said(program: Program) -> None:
    program.controller.new_puzzle.practise_technique("braid", "expert")
    program.settle()
    assert "No puzzle of this grade for “Braid” was found." in program.notice()


@pytest.fixture
def cages(program: Program) -> ReasonedStep:
    """The step that is practised in a killer that has begun."""
    program.controller.new_puzzle.practise_technique("killercage__constraint")
    program.settle()
    program.controller.actions["hint"].trigger()
    program.settle()
    reasoned = program.controller.hints._screens[-1].reasoned
    assert reasoned
    return reasoned


def test_a_technique_for_variants_is_practised_where_it_is_due(
    program: Program, cages: ReasonedStep
) -> None:
    setup = program.controller.session.setup
    assert setup.technique == "killercage__constraint"
    assert (cages.technique, cages.constraint and cages.constraint.kind) == (
        "constraint",
        "killercage",
    )
    assert setup.variant
    assert program.controller.session.state.shape is setup.variant.rules.shape
    card = program.controller.cards.hint
    assert card.accessibleName().startswith("What to look for")
    assert "practised here: Killer cage: what it leaves" in card.accessibleDescription()
    assert "To practise: Killer cage: what it leaves" in practised(setup)


def test_finding_it_is_told_in_a_variant_too(program: Program, cages: ReasonedStep) -> None:
    program.controller.hints.close()
    cell, mask = cages.eliminations[0]
    strike(program, cell, mask.bit_length())
    assert program.notice().startswith("Found: Killer cage: what it leaves. ")
    program.controller.new_puzzle.new_alike()
    program.settle()
    assert program.controller.session.setup.technique == "killercage__constraint"


def test_what_the_hint_has_named_in_a_variant_is_not_praised(
    program: Program, cages: ReasonedStep
) -> None:
    for _ in range(3):
        program.controller.actions["hint"].trigger()
    program.press(Qt.Key.Key_Return)
    program.settle()
    assert "Found" not in program.notice()
    assert cages.eliminations


def test_in_a_variant_the_choice_begins_with_what_suits_it(program: Program) -> None:
    new = program.controller.new_puzzle
    assert new._practice_here() == ""
    paste(program, KILLER)
    assert new._practice_here() == "killercage__constraint"
