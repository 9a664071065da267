# SPDX-License-Identifier: MIT
"""The words about constraints that are drawn."""

from dataclasses import replace

import pytest

from sudoku_qt.controllers.sudoku.compose.drawing_words import (
    clash_told,
    rules_told,
    selected_words,
)
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import blank
from sudoku_qt.engine.sudoku.variants.rules import Rules
from tests.controllers.conftest import Program


def label(cell: int) -> str:
    return f"r{cell // 9 + 1}c{cell % 9 + 1}"


@pytest.mark.parametrize(
    ("constraint", "can_be", "value"),
    [
        (Constraint("killercage", (0, 1)), True, "Type its number, or leave it without."),
        (Constraint("cage", (0, 1)), False, "Type its number."),
        (Constraint("killercage", (0, 1), 7), True, "Number: 7"),
        (Constraint("killercage", (0, 1), 71), False, "71 cannot be here."),
        (Constraint("whispers", (0, 1)), True, "Number: 5"),
        (Constraint("whispers", (0, 1), 4), True, "Number: 4"),
        (Constraint("quadruple", (0, 1, 9, 10), ()), True, "Type its digits."),
        (Constraint("quadruple", (0, 1, 9, 10), (1, 7)), True, "Digits: 1, 7"),
        (Constraint("thermometer", (0, 1)), True, ""),
    ],
)
def test_a_value_is_told_or_asked_for(constraint: Constraint, can_be: bool, value: str) -> None:  # noqa: FBT001 - a case
    assert selected_words(constraint, label, can_be=can_be).value == value


def test_what_could_be_left_out_is_told() -> None:
    cage, line = Constraint("killercage", (0, 1), 7), Constraint("renban", (0, 1))
    told = selected_words(cage, label, can_be=True, is_needed=False).value
    assert told == "Number: 7 · it could be left out"
    assert selected_words(line, label, can_be=True, is_needed=False).value == "it could be left out"


def test_choices_are_told_by_what_they_mean() -> None:
    arrow = selected_words(Constraint("arrow", (0, 1, 2), 2), label, can_be=True)
    assert (list(arrow.choices), arrow.chosen) == (["1-cell circle", "2 cells"], 1)
    assert arrow.turns
    letters = selected_words(Constraint("xv", (0, 1), "V"), label, can_be=True)
    assert (list(letters.choices), letters.chosen, letters.turns) == (["X", "V"], 1, False)
    assert not selected_words(Constraint("renban", (0, 1)), label, can_be=True).turns


def test_rules_are_those_of_the_setter_or_the_programs() -> None:
    puzzle = replace(blank(9), rules=Rules(9, None, (Constraint("antiking"),)))
    assert rules_told(puzzle, "Mine.") == "Mine."
    told = rules_told(puzzle, "")
    assert told.startswith("The usual rules of Sudoku hold. ")
    assert told.count(".") >= 2


def test_a_clash_names_few_rules() -> None:
    cage = Constraint("killercage", (0, 1), 4)
    assert clash_told([cage], label) == "Killer cage r1c1 cannot hold."
    told = clash_told([cage], label, with_digits=True)
    assert told == "Killer cage r1c1 cannot hold with the marked digits."
    both = clash_told([cage, cage], label, with_digits=True)
    assert both.startswith("These leave no solution together with the marked digits: ")
    two = clash_told([cage, Constraint("antiking")], label)
    assert two == "These leave no solution together: Killer cage r1c1, Anti-king."
    many = [Constraint("odd", (cell,)) for cell in range(6)]
    assert clash_told(many, label).count("Odd cell") == 4
    assert clash_told(many, label).endswith("….")


def test_in_chinese_a_list_has_its_own_comma(program: Program) -> None:
    program.appearance.set_language("zh_CN", remember=False)
    try:
        quadruple = Constraint("quadruple", (0, 1, 9, 10), (1, 7))
        assert selected_words(quadruple, label, can_be=True).value.endswith("1、7")
        assert "r1c1、" in clash_told([quadruple, Constraint("antiking")], label)
    finally:
        program.appearance.set_language("en", remember=False)
