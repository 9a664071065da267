# SPDX-License-Identifier: MIT
"""Sudoku played through the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.kernel import count_solutions
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE
from sudoku_qt.models.sudoku.board.model import Role
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox
from sudoku_qt.views.widgets.cards.card import Paragraph
from tests.controllers.conftest import Begin, Program, click, work_without_end
from tests.controllers.sudoku import used_again
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, TWO_SOLUTIONS, go, paste, text_of
from tests.controllers.sudoku.hints.test_walking import HARD

program = used_again.program
fresh = used_again.fresh

Key = Qt.Key


def test_a_first_start_shows_a_puzzle_with_one_solution(fresh: Program) -> None:
    setup = fresh.controller.session.setup
    assert setup.origin == "generated"
    assert count_solutions(setup.givens) == 1


def test_a_whole_game_is_typed_cell_by_cell(program: Program) -> None:
    paste(program, EASY)
    assert text_of(program) == EASY
    for cell, digit in enumerate(SOLUTION):
        go(program, cell)
        program.press(Key(Key.Key_0 + int(digit)))
    assert program.controller.session.is_finished
    assert program.controller.cards.finish.isVisible()
    assert program.controller.session.clock.is_held("finished")


def test_a_puzzle_from_elsewhere_is_graded_too(program: Program) -> None:
    paste(program, EASY)
    setup = program.controller.session.setup
    assert (setup.origin, setup.level, setup.hardest) == ("opened", 1, "hidden_single")
    assert 0 < setup.minutes < 10
    assert setup.se_rating == 1.2


def test_a_given_does_not_change_and_undo_is_unlimited(program: Program) -> None:
    paste(program, EASY)
    go(program, 0)
    program.press(Key.Key_9)
    assert text_of(program) == EASY
    for cell in (2, 3, 5):
        go(program, cell)
        program.press(Key.Key_1)
        program.press(Key.Key_2)
    for _ in range(6):
        program.shell.undo()
    assert text_of(program) == EASY
    assert not program.controller.session.history.can_undo()


def test_shift_space_and_the_mode_enter_notes(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    program.press(Key.Key_4, Qt.KeyboardModifier.ControlModifier)
    program.press(Key.Key_Space)
    assert "Notes" in program.controller.status()
    program.press(Key.Key_1)
    program.press(Key.Key_2)
    program.press(Key.Key_1)
    assert program.controller.session.state.candidates[2] == 0b1010
    program.press(Key.Key_Space)
    assert "Corner" in program.controller.status()
    program.press(Key.Key_3)
    assert program.controller.session.state.candidates[2] == 0b1010
    assert program.controller.session.state.markings.corners[2] == 0b100
    program.press(Key.Key_Space)
    program.press(Key.Key_Space)
    program.press(Key.Key_4)
    assert text_of(program)[2] == "4"


def test_placing_a_digit_tidies_the_notes_of_its_peers(program: Program) -> None:
    paste(program, EASY)
    program.controller.notes.fill_notes()
    go(program, 2)
    program.press(Key.Key_4)
    state = program.controller.session.state
    assert not any(state.candidates[peer] & 0b1000 for peer in STANDARD_SHAPE.peers[2])
    program.shell.undo()
    assert program.controller.session.state.candidates[3] & 0b10, "undo brings the notes back"


def test_conflicts_show_on_both_cells(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    program.press(Key.Key_5)
    model = program.controller.model
    shown = [cell for cell in range(CELLS) if model.index(*divmod(cell, 9)).data(Role.CONFLICT)]
    assert shown == [0, 2]
    assert "conflict" in program.controller.status()


def test_restart_is_undoable(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    program.press(Key.Key_4)
    program.controller.notes.fill_notes()
    program.controller.restart()
    assert text_of(program) == EASY
    assert not any(program.controller.session.state.candidates)
    program.shell.undo()
    assert text_of(program)[2] == "4"


def type_in(program: Program, puzzle: str) -> None:
    """Type the givens of a puzzle into an empty board."""
    program.controller.type_in()
    for cell, character in enumerate(puzzle):
        if character != ".":
            go(program, cell)
            program.press(Key(Key.Key_0 + int(character)))


def test_typing_a_puzzle_goes_on_from_cell_to_cell(program: Program) -> None:
    program.controller.type_in()
    go(program, 0)
    for key in (Key.Key_5, Key.Key_3):
        program.press(key)
    assert text_of(program).startswith("53.")


@pytest.mark.slow
def test_what_is_typed_can_be_played_by_a_click_at_any_time(program: Program) -> None:
    type_in(program, EASY)
    assert program.notice() == "", "it was said before the first given"
    click(program, "Play it")
    assert program.controller.session.setup.origin == "typed"
    assert program.notice() == "", "it is being played"


@pytest.mark.slow
def test_a_verdict_on_what_is_typed_goes_with_the_next_given(program: Program) -> None:
    type_in(program, TWO_SOLUTIONS)
    program.controller.play_typed()
    program.settle()
    assert "several solutions" in program.notice()
    go(program, 0)
    program.press(Key.Key_5)
    assert program.notice() == ""


def test_typing_in_goes_on_where_it_was_left(begin: Begin) -> None:
    first = begin().start()
    type_in(first, EASY[:20])
    first.shell.window.close()
    second = begin().start()
    assert text_of(second).startswith(EASY[:20])
    assert second.controller.typing.is_on
    assert second.notice() == ""


def test_a_new_puzzle_begins_in_digits(program: Program) -> None:
    paste(program, EASY)
    program.press(Key.Key_Space)
    assert "Notes" in program.controller.status()
    paste(program, EASY)
    assert "Digit" in program.controller.status()
    assert program.controller.cards.pad.modes.key == "digit"
    go(program, 2)
    program.press(Key.Key_4)
    assert text_of(program)[2] == "4"


def test_a_puzzle_begins_with_the_cursor_on_an_empty_cell(program: Program) -> None:
    for cell, begins in ((0, 9 + 1), (40, 40)):
        go(program, cell)
        paste(program, EASY)
        assert program.controller.page.board.cursor_cell == begins
        paste(program, HARD)


def test_typing_in_is_in_digits(program: Program) -> None:
    actions, pad = program.controller.actions, program.controller.cards.pad
    program.press(Key.Key_Space)
    program.controller.type_in()
    program.press(Key.Key_Space)
    program.press(Key.Key_X)
    assert actions["digit_mode"].isChecked()
    assert not actions["centre_mode"].isEnabled()
    assert pad.modes.key == "digit"
    assert not pad.modes.isVisibleTo(pad)
    paste(program, EASY)
    assert actions["centre_mode"].isEnabled()
    assert pad.modes.isVisibleTo(pad)


def test_only_what_is_typed_can_be_played_as_typed(program: Program) -> None:
    assert not program.controller.actions["play_typed"].isEnabled()
    program.controller.type_in()
    assert not program.controller.actions["play_typed"].isEnabled()
    program.press(Key.Key_4)
    assert program.controller.actions["play_typed"].isEnabled()


def test_pausing_covers_the_board_and_rests_the_keys(program: Program) -> None:
    paste(program, EASY)
    program.shell.pause()
    go(program, 2)
    program.press(Key.Key_4)
    assert text_of(program) == EASY
    program.shell.pause()
    program.press(Key.Key_4)
    assert text_of(program)[2] == "4"


def test_copy_gives_what_paste_takes(program: Program) -> None:
    paste(program, EASY)
    program.shell.copy()
    assert QGuiApplication.clipboard().text() == EASY


def test_a_puzzle_that_begins_meanwhile_is_not_pushed_aside(program: Program) -> None:
    program.controller.foreground_job.run("Working…", work_without_end, program.controller.begin)
    program.controller.new_puzzle.reserve.put_back(make(MakeOptions(seed="RES-ERV")))
    program.controller.new_puzzle.make(NewSudoku())
    program.settle()
    assert program.controller.session.setup.seed == "RES-ERV"


def test_the_course_programs_question_can_be_had(
    fresh: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(_title: str, text: str, *_rest: object) -> Answer:
        asked.append(text)
        return Answer.Cancel

    monkeypatch.setattr(QuestionBox, "ask", answer)
    fresh.shell.preferences.set("ask_to_save", value=True)
    fresh.controller.notes.fill_notes()
    fresh.shell.window.close()
    assert asked == ["Save the progress of this game?"]
    assert fresh.shell.window.isVisible(), "Cancel stays"


def test_the_button_at_a_mouses_side_takes_back_a_digit(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    program.press(Qt.Key.Key_4)
    surface = program.controller.page.board.surface
    program.qtbot.mouseClick(surface, Qt.MouseButton.BackButton)
    assert text_of(program) == EASY
    program.qtbot.mouseClick(surface, Qt.MouseButton.ForwardButton)
    assert text_of(program)[2] == "4"


def test_steps_that_are_listed_are_gone_with_their_game(program: Program) -> None:
    paste(program, HARD)
    panel = program.controller.steps
    panel.show_steps(True)
    program.qtbot.waitUntil(lambda: not panel.is_waiting)
    panel.show_step(len(panel.steps))

    paste(program, EASY)
    assert not panel.steps
    panel.go()  # it would put the other puzzle's digits on givens
    assert program.controller.session.history.at == 0
    panel.close()


def test_the_tip_spells_its_key_in_the_language_of_its_words(program: Program) -> None:
    cards = program.controller.cards

    def title() -> str:
        return next(each.text() for each in cards.tip.findChildren(Paragraph))

    for language, words in (
        ("zh_CN", "空格键：切换输入方式"),
        ("en", "Space: Notes, Corner, Colour"),
        ("zh_CN", "空格键：切换输入方式"),
    ):
        program.appearance.set_language(language, remember=False)
        QApplication.processEvents()
        assert title() == words
    program.appearance.set_language("en", remember=False)
