# SPDX-License-Identifier: MIT
"""Hints in the real window: H asks and goes on, Enter applies, Esc closes, Alt+arrows walk."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.engine.sudoku.game import Edit, SudokuSetup
from sudoku_qt.views.sudoku.hint.card import HintCard
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, TWO_SOLUTIONS, paste, text_of

HARD = ".....3.879....5...6......4..827.......9....643...9.8......7..1....5......43..1..6"
"""The first step beyond subsets is a kite."""


def panel(program: Program) -> HintPanel:
    """The program's panel."""
    hints = program.controller.hints
    assert isinstance(hints, HintPanel)
    return hints


def card(program: Program) -> HintCard:
    """The card that shows a hint."""
    shown = program.controller.cards.hint
    assert isinstance(shown, HintCard)
    return shown


def ask(program: Program) -> None:
    """Press H and wait for what it finds."""
    program.press(Qt.Key.Key_H)
    program.qtbot.waitUntil(lambda: panel(program).is_open)


def words(program: Program) -> str:
    """What the card says."""
    return f"{card(program).accessibleName()}. {card(program).accessibleDescription()}"


def test_h_goes_from_where_to_look_to_the_whole_reasoning(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    assert "Where to look" in words(program)
    drawn = program.controller.model.drawing
    assert drawn.grounds
    assert not drawn.discs
    before = words(program)
    for _ in range(3):
        program.press(Qt.Key.Key_H)
        assert words(program) != before
        before = words(program)
    assert any(
        disc.role == "follows"
        for discs in program.controller.model.drawing.discs.values()
        for disc in discs
    )
    program.press(Qt.Key.Key_H)
    assert words(program) == before


def test_each_stage_of_a_hint_is_heard(program: Program, heard: list[str]) -> None:
    paste(program, EASY)
    heard.clear()
    ask(program)
    assert heard == [f"Where to look\n{card(program).accessibleDescription()}"]
    program.press(Qt.Key.Key_H)
    assert len(heard) == 2
    assert heard[-1].splitlines()[0] == card(program).accessibleName()


def test_each_link_of_a_chain_is_heard(program: Program, heard: list[str]) -> None:
    paste(program, HARD)
    ask(program)
    for _ in range(5):
        program.press(Qt.Key.Key_H)
    heard.clear()
    program.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert len(heard) == 1


def test_the_cursor_goes_to_what_was_applied(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    program.controller.page.board.move_to(8, 8)
    step = panel(program).step
    assert step is not None
    program.press(Qt.Key.Key_Return)
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


def test_enter_applies_the_step_and_the_other_cards_come_back(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    program.press(Qt.Key.Key_Return)
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
        program.press(Qt.Key.Key_Return)
    assert text_of(program) == SOLUTION


def test_a_mistake_comes_before_any_step_and_the_way_back_is_offered(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    program.press(Qt.Key.Key_Return)
    right = text_of(program)
    empty = right.index(".")
    wrong = next(
        digit for digit in "123456789"
        if digit != SOLUTION[empty]
        and program.controller.session.state.legal(empty) >> int(digit) - 1 & 1
    )  # fmt: skip
    program.controller.page.board.move_to(*divmod(empty, 9))
    program.press(Qt.Key(Qt.Key.Key_0 + int(wrong)))
    ask(program)
    assert "Not quite" in words(program)
    assert program.controller.model.drawing.frames == {empty}
    program.press(Qt.Key.Key_Return)
    program.qtbot.waitUntil(lambda: text_of(program) == right)


def until_a_chain(program: Program) -> None:
    """Apply hints until one has links."""
    paste(program, HARD)
    for _ in range(80):
        ask(program)
        step = panel(program).step
        if step is not None and step.links:
            return
        program.press(Qt.Key.Key_Return)
    pytest.fail("no step had links")


@pytest.mark.slow
def test_a_chain_is_walked_link_by_link(program: Program) -> None:
    until_a_chain(program)
    for _ in range(5):
        program.press(Qt.Key.Key_H)
    whole = program.controller.model.drawing
    assert not any(arrow.ahead for arrow in whole.arrows)
    board, alt = program.controller.page.board, Qt.KeyboardModifier.AltModifier
    told = words(program)
    program.qtbot.keyClick(board, Qt.Key.Key_Left, alt)
    program.qtbot.keyClick(board, Qt.Key.Key_Left, alt)
    assert any(arrow.ahead for arrow in program.controller.model.drawing.arrows)
    assert words(program) != told
    click(program, "Next")
    program.qtbot.keyClick(board, Qt.Key.Key_Right, alt)
    assert program.controller.model.drawing == whole


@pytest.mark.slow
@pytest.mark.parametrize("held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier])
def test_arrows_walk_whichever_key_of_the_card_has_the_focus(
    program: Program, held: Qt.KeyboardModifier
) -> None:
    until_a_chain(program)
    for _ in range(5):
        program.press(Qt.Key.Key_H)
    whole, shown = program.controller.model.drawing, card(program)
    for key in (shown.cross, shown.back, shown.apply_key, shown.page_key):
        key.setFocus()
        program.qtbot.keyClick(key, Qt.Key.Key_Left, held)
        assert program.controller.model.drawing != whole
        assert key.hasFocus()
        program.qtbot.keyClick(key, Qt.Key.Key_Right, held)
        assert program.controller.model.drawing == whole


@pytest.mark.slow
def test_what_was_struck_out_by_a_hint_is_not_shown_again(program: Program) -> None:
    until_a_chain(program)
    step = panel(program).step
    for _ in range(5):
        program.press(Qt.Key.Key_H)
    program.press(Qt.Key.Key_Return)
    ask(program)
    assert panel(program).step != step
    grid = program.controller.session.state
    assert step is not None
    for cell, digit in step.eliminations:
        assert grid.candidates[cell]
        assert not grid.candidates[cell] >> digit - 1 & 1


def test_what_was_shown_is_known_after_saving_and_opening(program: Program, tmp_path: Path) -> None:
    paste(program, EASY)
    for _ in range(2):
        ask(program)
        program.press(Qt.Key.Key_H)
        program.press(Qt.Key.Key_Return)
    shown = panel(program).shown
    assert list(shown) == [1, 2]
    assert program.shell.documents.save_to(tmp_path / "hints.sudoku")
    program.controller.type_in()
    assert panel(program).shown == {}
    assert program.shell.documents.open(tmp_path / "hints.sudoku")
    assert panel(program).shown == shown
    program.controller.session.note_hint("no_such_technique")
    assert panel(program).shown == shown


def test_a_hint_shown_in_a_branch_that_was_left_is_not_told_of_this_one(
    program: Program,
) -> None:
    paste(program, EASY)
    for _ in range(2):
        ask(program)
        program.press(Qt.Key.Key_Return)
    program.controller.session.undo()
    assert list(panel(program).shown) == [1, 2]
    program.controller.session.undo()
    assert list(panel(program).shown) == [1]


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
    program.press(Qt.Key.Key_Return)
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
    assert "Wh&y? (5)" in offered


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
    assert program.controller.status().endswith(" · Hint: Enter applies, Esc closes")
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
    if not program.controller.cards.hint.apply_key.isVisible():
        assert program.controller.status().endswith(" · Hint: Esc closes")


@pytest.mark.parametrize("size", [(360, 420), (420, 560)])
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
