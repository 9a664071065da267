# SPDX-License-Identifier: MIT
"""A newcomer is asked once, in the real window; whatever they answer, never again."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.controllers.conftest import Begin, Program, click


def large(begin: Begin) -> Program:
    """The program in a window with room for the card."""
    program = begin().start()
    program.shell.window.resize(1100, 860)
    QApplication.processEvents()
    return program


def asked(program: Program) -> bool:
    """Whether the card is seen; then the tip is not."""
    cards = program.controller.cards
    seen = cards.welcome.isVisible()
    assert seen != cards.tip.isVisible()
    return seen


def test_the_first_puzzle_of_all_comes_with_the_question(begin: Begin) -> None:
    program = large(begin)
    assert asked(program)
    click(program, "Just play")
    assert not asked(program)
    assert program.controller.page.board.hasFocus()
    program.controller.begin_first()
    assert not asked(program)
    program.shell.window.close()
    again = large(begin)
    assert not asked(again)


def test_return_on_the_board_is_no_answer(begin: Begin) -> None:
    program = large(begin)
    program.press(Qt.Key.Key_Return)
    assert asked(program)


@pytest.mark.parametrize("keys", [[Qt.Key.Key_Escape], [Qt.Key.Key_Tab, Qt.Key.Key_5]])
def test_escape_and_a_move_are_answers(begin: Begin, keys: Sequence[Qt.Key]) -> None:
    program = large(begin)
    for key in keys:
        assert asked(program)
        program.press(key)
    assert not asked(program)
    assert program.controller.page.board.hasFocus()
    program.controller.begin_first()
    assert not asked(program)


def test_escape_on_the_card_closes_it(begin: Begin) -> None:
    program = large(begin)
    program.controller.cards.welcome.course.setFocus()
    program.qtbot.keyClick(program.controller.cards.welcome.course, Qt.Key.Key_Escape)
    assert not asked(program)


def test_the_course_opens_and_is_not_offered_again(begin: Begin) -> None:
    program = large(begin)
    click(program, "Start the course")
    assert program.controller.learning.is_open
    assert program.controller.learning.topic.number == 1
    program.controller.learning.close()
    assert not asked(program)


def test_without_an_answer_it_is_asked_again_but_not_while_typing(
    begin: Begin,
) -> None:
    program = large(begin)
    program.controller.type_in()
    assert not program.controller.cards.welcome.isVisible()
    assert program.controller.cards.tip.isVisible()
    program.controller.begin_first()
    assert asked(program)


@pytest.mark.parametrize("closed", [True, False])
def test_the_tip_comes_back_unless_it_was_closed(
    begin: Begin,
    closed: bool,  # noqa: FBT001 - a case
) -> None:
    program = large(begin)
    program.settings.set("tip", value=not closed)
    click(program, "Just play")
    assert program.controller.cards.tip.isVisible() is not closed


def small(begin: Begin) -> Program:
    """The program in a window without room for the card."""
    program = begin().start()
    program.shell.window.resize(640, 480)
    QApplication.processEvents()
    assert not program.controller.cards.welcome.isVisible()
    return program


QUESTION = "New to Sudoku?"


@pytest.mark.parametrize(("word", "is_open"), [("Start the course", True), ("Just play", False)])
def test_without_room_for_the_card_a_notice_asks(
    begin: Begin,
    word: str,
    is_open: bool,  # noqa: FBT001 - a case
) -> None:
    program = small(begin)
    assert program.notice() == QUESTION
    click(program, word)
    assert program.controller.learning.is_open == is_open
    program.controller.learning.close()
    program.controller.begin_first()
    assert program.notice() == ""


@pytest.mark.parametrize("keys", [[Qt.Key.Key_Escape], [Qt.Key.Key_Tab, Qt.Key.Key_5]])
def test_escape_and_a_move_answer_the_notice_too(begin: Begin, keys: Sequence[Qt.Key]) -> None:
    program = small(begin)
    for key in keys:
        assert program.notice() == QUESTION
        program.press(key)
    assert program.notice() == ""
    program.controller.begin_first()
    assert program.notice() == ""


def test_a_larger_window_has_the_card_instead_and_a_hint_asks_nothing(begin: Begin) -> None:
    program = small(begin)
    program.shell.window.resize(1100, 860)
    QApplication.processEvents()
    assert asked(program)
    assert program.notice() == ""
    program.controller.actions["hint"].trigger()
    program.settle()
    assert not program.controller.cards.welcome.isVisible()
    assert program.notice() == ""


def test_nothing_is_asked_over_the_course(begin: Begin) -> None:
    program = begin().start()
    program.shell.window.resize(420, 600)
    QApplication.processEvents()
    assert "New to Sudoku" in program.notice()
    program.press(Qt.Key.Key_L)
    assert "New to Sudoku" not in program.notice()
    program.controller.learning.close()
    QApplication.processEvents()
    assert "New to Sudoku" in program.notice()
