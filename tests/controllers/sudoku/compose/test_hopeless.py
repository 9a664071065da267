# SPDX-License-Identifier: MIT
"""Drafts that cannot be reworked are told in a sentence, and are left as they are."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.engine.sudoku.compose.variants import variant_reworking, variant_survey
from sudoku_qt.engine.sudoku.compose.variants.drawing import draw
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import blank
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled, Stop
from tests.controllers.conftest import Program
from tests.waiting import until

BOARD = blank(9).rules.board
CLASH = Constraint("killercage", (0, 1), 3), Constraint("killercage", (4, 5), 3)
"""Both need 1 and 2 in the first row."""
CLASSIC_ONLY = "Only a puzzle with the classic rules is made easier or harder."


@pytest.fixture
def composer(program: Program) -> Program:
    """A program that composes on an empty board."""
    program.controller.actions["compose"].trigger()
    program.settle()
    return program


def asked(composer: Program, action: str) -> tuple[str, bool]:
    """What is said when something is asked for, and whether the draft stays as it was."""
    before = composer.controller.session.state
    composer.controller.actions[action].trigger()
    composer.settle()
    return composer.notice(), composer.controller.session.state == before


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("complete", "What is drawn so far leaves no solution."),
        ("make_minimal", "First there must be exactly one solution."),
        ("make_easier", CLASSIC_ONLY),
        ("make_harder", CLASSIC_ONLY),
    ],
)
def test_rules_that_clash_are_said_to(composer: Program, action: str, said: str) -> None:
    composer.controller.context.play(tuple(draw(each, BOARD) for each in CLASH))
    composer.settle()
    assert asked(composer, action) == (said, True)


def test_clashing_sums_are_replaced_where_one_like_it_is_made(composer: Program) -> None:
    composer.controller.context.play(tuple(draw(each, BOARD) for each in CLASH))
    composer.settle()
    assert asked(composer, "another_pattern") == ("", False)
    survey = composer.controller.composing.surveyor.survey
    assert survey is not None
    assert survey.is_unique


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("make_minimal", "First there must be exactly one solution."),
        ("make_harder", "First there must be exactly one solution."),
        ("another_pattern", "No puzzle with givens in these cells alone has one solution."),
    ],
)
def test_an_empty_board_is_no_puzzle_yet(composer: Program, action: str, said: str) -> None:
    assert asked(composer, action) == (said, True)


def test_who_cancels_keeps_the_draft(composer: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(puzzle: VariantPuzzle, _random: object, stop: Stop) -> VariantPuzzle:
        while not stop():
            pass
        raise Cancelled

    monkeypatch.setattr(variant_reworking, "completed", endless)
    composer.controller.context.play((draw(CLASH[0], BOARD),))
    composer.settle()
    before = composer.controller.session.state
    composer.controller.actions["complete"].trigger()
    until(composer.shell.jobs.any_running)
    composer.press(Qt.Key.Key_Escape)
    composer.settle()
    assert composer.controller.session.state == before
    assert composer.controller.is_composing


def test_a_late_answer_does_not_leave_that_about_the_draft_before(
    composer: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    composer.controller.context.play((draw(CLASH[0], BOARD),))
    composer.settle()
    card = composer.controller.cards.compose
    assert card.accessibleName().startswith("More than 2,000 solutions")
    late = composer.controller.composing.late

    def endless(puzzle: VariantPuzzle, stop: Stop) -> None:
        while not stop():
            pass
        raise Cancelled

    monkeypatch.setattr(variant_survey, "survey_variant", endless)
    composer.controller.context.play((draw(CLASH[1], BOARD),))
    late.timeout.emit()
    assert card.accessibleName().startswith("Counting…")
    monkeypatch.undo()
    composer.controller.undo()
    composer.settle()
    assert card.accessibleName().startswith("More than 2,000 solutions")
    late.timeout.emit()
    assert card.accessibleName().startswith("More than 2,000 solutions"), "it is that of now"
