# SPDX-License-Identifier: MIT
"""Mistakes as they are shown while playing: not at all, by the rules, against the solution."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.models.sudoku.board.cell import Mark
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import EASY, TWO_SOLUTIONS, go, paste

Key = Qt.Key


@pytest.fixture
def play(program: Program) -> Program:
    """The program with the usual puzzle, a conflict in r1c3 and a wrong digit in r1c4."""
    paste(program, EASY)
    for cell, key in ((2, Key.Key_5), (3, Key.Key_2)):
        go(program, cell)
        program.press(key)
    return program


def shown(program: Program) -> tuple[bool, bool]:
    """Whether the conflict and the wrong digit are marked."""
    model = program.controller.model
    return model.cell(2).conflict, model.cell(3).mark is Mark.WRONG


def prefer(program: Program, kind: str) -> None:
    """Prefer a way of showing mistakes."""
    program.controller.preferences.set("mistakes", kind)
    program.settle()


def test_usually_it_is_rule_conflicts_that_are_shown(play: Program) -> None:
    assert shown(play) == (True, False)
    assert "mistakes" not in play.controller.status(), "there need not be any"
    assert "in conflict: 2" in play.controller.status()


def test_where_nothing_is_wanted_nothing_is_shown(play: Program) -> None:
    prefer(play, "off")
    assert shown(play) == (False, False)
    assert "mistakes: not shown" in play.controller.status()
    assert "in conflict" not in play.controller.status()
    prefer(play, "conflicts")
    assert shown(play) == (True, False)


def test_against_the_solution_every_wrong_digit_is_shown(play: Program) -> None:
    prefer(play, "solution")
    assert shown(play) == (True, True)
    go(play, 3)
    play.press(Key.Key_6)
    assert shown(play) == (True, False)
    play.press(Key.Key_8)
    assert play.controller.model.cell(3).mark is Mark.WRONG
    assert play.controller.model.cell(0).mark is not Mark.WRONG, "a given is right"


def test_the_next_puzzle_is_held_against_its_own_solution(play: Program) -> None:
    prefer(play, "solution")
    paste(play, EASY)
    go(play, 3)
    play.press(Key.Key_8)
    assert play.controller.model.cell(3).mark is Mark.WRONG


def test_where_there_is_no_one_solution_nothing_is_held_against_it(play: Program) -> None:
    prefer(play, "solution")
    paste(play, TWO_SOLUTIONS)
    click(play, "Play it all the same")
    go(play, TWO_SOLUTIONS.index("."))
    play.press(Key.Key_9)
    assert play.controller.model.cell(TWO_SOLUTIONS.index(".")).mark is Mark.NONE


def test_who_looks_at_another_position_finds_the_mistakes_again(play: Program) -> None:
    prefer(play, "solution")
    model = play.controller.model
    model.show(play.controller.session.history.nodes[0].state)
    model.show(None)
    assert shown(play) == (True, True)
