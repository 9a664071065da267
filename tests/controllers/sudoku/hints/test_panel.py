# SPDX-License-Identifier: MIT
"""Hints in the real window: H asks and goes on, Enter is the filled key, Esc closes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_qt.engine.sudoku.game import Edit, SudokuSetup
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, TWO_SOLUTIONS, paste, text_of
from tests.controllers.sudoku.hints.asking import (
    apply,
    ask,
    card,
    panel,
    shown_progress,
    tell_all,
    words,
)


def test_h_goes_from_where_to_look_to_the_whole_reasoning(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    assert "Where to look" in words(program)
    drawn = program.controller.model.drawing
    assert drawn.grounds
    assert not drawn.discs
    told = [words(program)]
    while card(program).primary_key.text() != "Apply":
        program.press(Qt.Key.Key_H)
        assert words(program) not in told
        told.append(words(program))
    assert len(told) >= 4
    assert any(
        disc.role == "follows"
        for discs in program.controller.model.drawing.discs.values()
        for disc in discs
    )
    program.press(Qt.Key.Key_H)
    assert not panel(program).is_open, "the lit button goes out"
    assert text_of(program) == EASY


def test_enter_places_nothing_that_was_not_shown(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    for key in ("Tell me more", "Tell me more", "Tell me more"):
        assert card(program).primary_key.text() == key
        program.press(Qt.Key.Key_Return)
        assert text_of(program) == EASY
    tell_all(program)
    assert text_of(program) == EASY
    step = panel(program).step
    program.press(Qt.Key.Key_Return)
    assert step is not None
    (cell, digit), *_ = step.placements
    assert text_of(program)[cell] == str(digit)


def test_a_held_enter_goes_one_stage_on_and_no_further(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    board = program.controller.page.board
    for repeated in (False, True, True, True, True, True, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", repeated
        )
        QCoreApplication.sendEvent(board, event)
    assert card(program).accessibleName() != "Where to look"
    assert "2 of 4" in shown_progress(program)
    assert text_of(program) == EASY


def test_show_it_tells_all_at_once(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    program.press(Qt.Key.Key_Return)
    click(program, "Show it")
    assert card(program).primary_key.text() == "Apply"
    assert text_of(program) == EASY
    program.press(Qt.Key.Key_Return)
    assert text_of(program).count(".") == EASY.count(".") - 1


def test_each_stage_of_a_hint_is_heard(program: Program, heard: list[str]) -> None:
    paste(program, EASY)
    heard.clear()
    ask(program)
    assert heard == [f"Where to look\n{card(program).accessibleDescription()}"]
    program.press(Qt.Key.Key_H)
    assert len(heard) == 2
    assert heard[-1].splitlines()[0] == card(program).accessibleName()


def test_the_cursor_goes_to_what_was_applied(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    program.controller.page.board.move_to(8, 8)
    step = panel(program).step
    assert step is not None
    apply(program)
    cell = step.placements[0].cell
    assert text_of(program)[cell] != "."
    assert program.controller.page.board.cursor_cell == cell


@pytest.mark.slow
def test_the_cursor_goes_to_a_note_that_was_mended(program: Program) -> None:
    paste(program, EASY)
    cell = EASY.index(".")
    both, needed = 0b1001, 1 << int(SOLUTION[cell]) - 1
    program.controller.play((Edit(cell, "+", both),))
    program.controller.play((Edit(cell, "-", needed),))
    board = program.controller.page.board
    board.move_to(8, 8)
    ask(program)
    program.press(Qt.Key.Key_Return)
    assert program.controller.session.state.candidates[cell] == both
    assert board.cursor_cell == cell


def test_at_the_end_enter_applies_the_step_and_the_other_cards_come_back(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    apply(program)
    played = text_of(program)
    assert played.count(".") == EASY.count(".") - 1
    assert all(one in {other, "."} for one, other in zip(played, SOLUTION, strict=True))
    assert not panel(program).is_open
    assert program.controller.cards.pad.isVisible()
    assert not program.controller.model.drawing.cells


def test_escape_closes_and_changes_nothing(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    program.press(Qt.Key.Key_Escape)
    assert not panel(program).is_open
    assert text_of(program) == EASY
    assert not program.controller.model.drawing.cells


@pytest.mark.slow
def test_a_puzzle_is_solved_by_hints_alone(program: Program) -> None:
    paste(program, "".join("." if cell % 5 == 0 else SOLUTION[cell] for cell in range(81)))
    while "." in text_of(program):
        ask(program)
        apply(program)
    assert text_of(program) == SOLUTION


def enter(program: Program, cell: int, digit: int) -> None:
    """Type a digit into a cell."""
    program.controller.page.board.move_to(*divmod(cell, 9))
    program.press(Qt.Key(Qt.Key.Key_0 + digit))


def test_a_mistake_goes_alone_in_one_move_that_undo_takes_back(program: Program) -> None:
    paste(program, EASY)
    empty = [cell for cell in range(81) if EASY[cell] == "."]
    wrong = int(SOLUTION[empty[0]]) % 9 + 1
    enter(program, empty[0], wrong)
    for cell in empty[1:17]:
        enter(program, cell, int(SOLUTION[cell]))
    before = text_of(program)
    ask(program)
    assert card(program).primary_key.text() == f"Take the {wrong} away"
    assert card(program).second_key.text() == "Back to when all was right (17 moves)"
    assert program.controller.model.drawing.frames == {empty[0]}

    program.press(Qt.Key.Key_Return)

    assert text_of(program) == before[: empty[0]] + "." + before[empty[0] + 1 :]
    program.shell.undo()
    assert text_of(program) == before


def test_several_mistakes_go_at_once_and_the_way_back_is_the_second_key(program: Program) -> None:
    paste(program, EASY)
    empty = [cell for cell in range(81) if EASY[cell] == "."][:4]
    enter(program, empty[0], int(SOLUTION[empty[0]]))
    right = text_of(program)
    for cell in empty[1:]:
        enter(program, cell, int(SOLUTION[cell]) % 9 + 1)
    wrong = text_of(program)
    ask(program)
    assert card(program).primary_key.text() == "Take 3 wrong digits away"

    program.press(Qt.Key.Key_Return)
    assert text_of(program) == right
    program.shell.undo()
    assert text_of(program) == wrong

    ask(program)
    click(program, "Back to when all was right (3 moves)")
    program.qtbot.waitUntil(lambda: text_of(program) == right)


def test_what_was_shown_is_known_after_saving_and_opening(program: Program, tmp_path: Path) -> None:
    paste(program, EASY)
    for _ in range(2):
        ask(program)
        program.press(Qt.Key.Key_H)
        apply(program)
    shown = panel(program).techniques_shown
    assert list(shown) == [1, 2]
    assert program.shell.documents.save_to(tmp_path / "hints.sudoku")
    program.controller.type_in()
    assert panel(program).techniques_shown == {}
    assert program.shell.documents.open(tmp_path / "hints.sudoku")
    assert panel(program).techniques_shown == shown
    program.controller.session.note_hint("no_such_technique")
    assert panel(program).techniques_shown == shown


def test_a_hint_shown_in_a_branch_that_was_left_is_not_told_of_this_one(
    program: Program,
) -> None:
    paste(program, EASY)
    for _ in range(2):
        ask(program)
        apply(program)
    program.controller.session.undo()
    assert list(panel(program).techniques_shown) == [1, 2]
    program.controller.session.undo()
    assert list(panel(program).techniques_shown) == [1]


def test_while_the_board_is_hidden_there_is_no_hint(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    program.press(Qt.Key.Key_P)
    assert not panel(program).is_open
    program.press(Qt.Key.Key_H)
    program.qtbot.waitUntil(lambda: not program.controller.services.jobs.any_running())
    assert not panel(program).is_open


def test_a_question_mark_proves_the_digit_that_stands_there(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    apply(program)
    cell = next(cell for cell in range(81) if EASY[cell] == "." and text_of(program)[cell] != ".")
    program.controller.page.board.move_to(*divmod(cell, 9))
    program.press(Qt.Key.Key_Question)
    program.qtbot.waitUntil(lambda: panel(program).is_open)
    assert f"Why {SOLUTION[cell]} in" in words(program)
    assert program.controller.model.grid.values[cell] == 0
    program.press(Qt.Key.Key_Escape)
    assert program.controller.model.grid.values[cell] == int(SOLUTION[cell])


def test_a_given_is_the_whole_answer_for_the_key_and_in_the_menu(program: Program) -> None:
    paste(program, EASY)
    program.controller.page.board.move_to(0, 0)
    program.press(Qt.Key.Key_Question)
    program.qtbot.waitUntil(lambda: panel(program).is_open)
    assert words(program) == "Why 5 in r1c1?. r1c1 is given: it is 5."
    assert program.controller.model.drawing.frames == {0}
    offered = [action.text() for action in program.controller.cell_menu.menu_of(0, 0).actions()]
    assert "Wh&y 5?" in offered


@pytest.mark.parametrize(
    ("text", "reason"),
    [(TWO_SOLUTIONS, "several solutions"), ("531" + EASY[3:], "no solution")],
)
def test_without_one_solution_it_is_said_why_nothing_can_be_proved(
    program: Program, text: str, reason: str
) -> None:
    givens = bytes(int(sign) for sign in text.replace(".", "0"))
    program.controller.session.begin(SudokuSetup(givens))
    panel(program).why(text.index("."), 3)
    program.settle()
    assert not panel(program).is_open
    assert reason in program.notice()
    assert program.notice().endswith("So nothing can be proved.")


def test_in_an_empty_cell_one_says_first_which_digit_is_meant(program: Program) -> None:
    paste(program, EASY)
    cell = EASY.index(".")
    program.controller.page.board.move_to(*divmod(cell, 9))
    program.press(Qt.Key.Key_Question)
    menu = program.controller.page.findChild(QMenu, "why_menu")
    wrong = next(digit for digit in "123456789" if digit != SOLUTION[cell])
    assert menu is not None
    heading = menu.actions()[0]
    assert heading.isSeparator()
    assert heading.text() == "Why, or why not, in r1c3?" == menu.accessibleName()
    program.qtbot.keyClick(menu, wrong)
    program.qtbot.waitUntil(lambda: panel(program).is_open)
    assert f"Why not {wrong} in" in words(program)


def test_tool_bar_and_foot_say_that_a_hint_stands_there(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    action = program.controller.actions["hint"]
    assert action.property("stands")
    assert program.controller.status().endswith(" · Hint: Enter is “Tell me more”, Esc closes")
    program.press(Qt.Key.Key_Escape)
    assert not action.property("stands")
    assert "Hint" not in program.controller.status()


@pytest.mark.slow
def test_where_nothing_can_be_applied_the_foot_does_not_say_so(program: Program) -> None:
    paste(program, EASY)
    grid = program.controller.session.state
    cell = grid.values.index(0)
    panel(program).why(cell, int(SOLUTION[cell]))
    program.qtbot.waitUntil(lambda: panel(program).is_open)
    if not program.controller.cards.hint.primary_key.isVisible():
        assert program.controller.status().endswith(" · Hint: Esc closes")


@pytest.mark.parametrize("size", [(360, 420), (420, 500)])
def test_without_room_for_the_card_a_hint_is_told_in_the_notice(
    program: Program, size: tuple[int, int]
) -> None:
    program.shell.window.resize(*size)
    QApplication.processEvents()
    controller, told = program.controller, set[str]()
    program.press(Qt.Key.Key_H)
    program.settle()
    for stage in range(1, 5):
        assert controller.hints.is_open
        assert not controller.cards.hint.isVisible()
        assert controller.cards.hint.accessibleDescription() in program.notice()
        assert controller.model.drawing.grounds or controller.model.drawing.cells
        told.add(program.notice())
        if stage < 4:
            click(program, "Tell me more")
    assert len(told) == 4
    before = controller.session.state
    click(program, "Apply")
    assert controller.session.state != before
    assert (program.notice(), controller.hints.is_open) == ("", False)
    program.press(Qt.Key.Key_H)
    program.settle()
    assert program.notice()
    program.press(Qt.Key.Key_Escape)
    assert (program.notice(), controller.hints.is_open) == ("", False)


def test_a_hint_leads_to_all_steps_which_stay_when_asked_for_again(program: Program) -> None:
    program.shell.window.resize(1300, 900)
    paste(program, EASY)
    for _ in range(2):
        program.press(Qt.Key.Key_H)
        program.settle()
    steps_key = program.controller.cards.hint.steps_key
    assert steps_key.isVisible()
    program.qtbot.mouseClick(steps_key, Qt.MouseButton.LeftButton)
    program.settle()
    assert program.controller.actions["show_steps"].isChecked()
    program.controller.steps.open()
    assert program.controller.actions["show_steps"].isChecked()
    program.controller.steps.close()
