# SPDX-License-Identifier: MIT
"""The end of a variant or of a practised position: compared with its like, without a prediction."""

import re
from dataclasses import replace

from PySide6.QtCore import Qt

from sudoku_qt.store.record import Played
from sudoku_qt.views.sudoku.finish.card import Result
from tests.cages import KILLER, SOLVED
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, go, paste, solve_by_hand

DAY = "2026-01-01T00:00:00+00:00"


def finish_killer(program: Program, long_at: int = -1) -> None:
    """Play a killer."""
    paste(program, KILLER)
    finish_killer_on(program, long_at)


def finish_killer_on(program: Program, long_at: int = -1) -> None:
    """Enter the digits of a killer; before one of them the player thinks for long."""
    session = program.controller.session
    for cell, digit in enumerate(SOLVED):
        if not session.setup.givens[cell]:
            session.clock.reset(session.clock.elapsed_ms() + (90_000 if cell == long_at else 1_000))
            go(program, cell)
            program.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
    program.settle()


def test_a_variant_is_gone_through_without_a_prediction(
    program: Program, shown: list[Result]
) -> None:
    finish_killer(program, long_at=40)

    result = shown[-1]
    assert result.verdict == ""
    assert not result.marks
    (place,) = result.places
    assert "1:30 of thought before r5c5=" in place.text
    assert place.text.endswith("found")
    assert place.title
    assert "Beyond" not in place.title
    assert re.match(r"Techniques: \d found alone", result.summary)
    assert result.practice == ""
    program.appearance.set_language("zh_CN", remember=False)
    assert shown[-1].summary.startswith("技巧：")
    assert "填 r5c5=" in shown[-1].places[0].text
    assert " 之前想了 1:30" in shown[-1].places[0].text


def test_a_variant_is_compared_with_those_of_its_kind_and_level(
    program: Program, shown: list[Result]
) -> None:
    paste(program, KILLER)
    session = program.controller.session
    session.learn(replace(session.setup, level=2))
    for kind, level, seconds in (
        ("killer", 2, 50), ("killer", 2, 900), ("killer", 2, 70), ("killer", 3, 5),
        ("jigsaw", 2, 5), ("killercage__constraint", 2, 5), ("", 2, 5),
    ):  # fmt: skip
        game = "variant" if kind else "sudoku"
        program.controller.context.record.add(
            Played(DAY, game, kind=kind, level=level, elapsed_ms=1000 * seconds)
        )
    finish_killer_on(program)

    labels = [mark.label for mark in shown[-1].marks]
    assert labels == ["best before 0:50", "your usual 1:10"]
    assert shown[-1].count == ("Killer of this level solved", "4")
    assert shown[-1].verdict == ""


def test_a_practised_position_has_no_prediction_and_is_compared_with_others_of_it(
    program: Program, shown: list[Result]
) -> None:
    for kind, seconds in (("", 5), ("x_wing", 50), ("xy_wing", 6)):
        game = Played(DAY, "sudoku", kind=kind, level=1, predicted_s=9.0, elapsed_ms=1000 * seconds)
        program.controller.context.record.add(game)
    paste(program, EASY)
    session = program.controller.session
    session.learn(replace(session.setup, technique="x_wing"))
    solve_by_hand(program)

    assert [mark.label for mark in shown[-1].marks] == ["best 0:50"]
    assert shown[-1].verdict == ""
    assert shown[-1].count == ("positions for this technique solved", "2")


def test_a_hint_in_a_variant_counts(program: Program, shown: list[Result]) -> None:
    paste(program, KILLER)
    for _ in range(4):
        program.controller.actions["hint"].trigger()
        program.settle()
    name = program.controller.cards.hint.accessibleName()
    finish_killer_on(program)

    assert "1 hint" in shown[-1].remark
    assert "with a hint: " in shown[-1].summary
    assert name
