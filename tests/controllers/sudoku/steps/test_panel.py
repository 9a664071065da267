# SPDX-License-Identifier: MIT
"""The steps in the real window: listed, shown, gone to and taken back."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton

from sudoku_qt.controllers.sudoku.steps import kind as kind_module
from sudoku_qt.controllers.sudoku.steps.panel import StepsPanel
from sudoku_qt.models.sudoku.steps.model import StepRole
from sudoku_qt.views.sudoku.steps.dock import StepsDock
from tests.controllers.conftest import Program, click, work_without_end
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, paste, text_of
from tests.controllers.sudoku.hints.test_walking import HARD

SEVERAL = "." * 78 + "123"


def panel(program: Program) -> StepsPanel:
    """The program's panel."""
    return program.controller.steps


def dock(program: Program) -> StepsDock:
    """The dock of the steps."""
    return program.controller.cards.steps


def listed(program: Program) -> list[int]:
    """The numbers of the steps that are listed."""
    model = dock(program).list.model()
    lines = range(model.rowCount())
    return [int(model.index(line, 0).data(StepRole.NUMBER)) for line in lines]


def open_steps(program: Program, puzzle: str = HARD) -> None:
    """Open the dock on a puzzle, and wait for its path."""
    paste(program, puzzle)
    program.press(
        Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    look(program)


def look(program: Program) -> None:
    """Wait until a path has been looked for since the board changed."""
    program.qtbot.waitUntil(lambda: not panel(program).is_waiting)


def click_step(program: Program, number: int, *, twice: bool = False) -> None:
    """Click a step of the list, or click it twice."""
    steps = dock(program).list
    model = steps.model()
    row = listed(program).index(number)
    steps.scrollTo(model.index(row, 0))
    place = steps.visualRect(model.index(row, 0)).center()
    left = Qt.MouseButton.LeftButton
    program.qtbot.mouseClick(steps.viewport(), left, pos=place)
    if twice:
        program.qtbot.mouseDClick(steps.viewport(), left, pos=place)


def press(program: Program, key: Qt.Key) -> None:
    """Press a key where the keys are."""
    focused = program.shell.window.focusWidget()
    assert focused
    program.qtbot.keyClick(focused, key)


def shown(program: Program) -> str:
    """The digits that are seen on the board, as 81 characters."""
    values = program.controller.model.grid.values
    return "".join(str(digit or ".") for digit in values)


def test_a_key_opens_the_dock_and_the_step_that_comes_now_is_drawn(program: Program) -> None:
    open_steps(program)
    assert dock(program).isVisible()
    assert program.controller.actions["show_steps"].isChecked()
    assert panel(program).current_step == panel(program).outlook.ahead[0]
    assert program.controller.model.drawing.cells
    assert shown(program) == text_of(program) == HARD
    assert dock(program).list.number == 1
    assert dock(program).list.hasFocus()
    assert " · Steps: Esc goes back · up and down walk" in program.controller.status()


def test_a_click_shows_a_step_and_the_game_stays_as_it_is(program: Program) -> None:
    open_steps(program)
    click_step(program, 40)
    there = panel(program).outlook.path[39]
    assert program.controller.model.grid.values == there.before.values
    assert program.controller.model.grid.candidates == there.before.candidates
    assert text_of(program) == HARD
    assert "Preview: before step 40" in program.controller.status()
    press(program, Qt.Key.Key_Escape)
    assert shown(program) == HARD
    assert panel(program).current_step == panel(program).outlook.ahead[0]
    assert "Preview" not in program.controller.status()
    assert panel(program).is_open
    press(program, Qt.Key.Key_Escape)
    assert not panel(program).is_open
    assert not dock(program).isVisible()
    assert not program.controller.actions["show_steps"].isChecked()
    assert not program.controller.model.drawing.cells


@pytest.mark.slow
def test_up_and_down_walk_the_path(program: Program) -> None:
    open_steps(program)
    for number in (2, 3):
        press(program, Qt.Key.Key_Down)
        assert panel(program).current_step == panel(program).outlook.path[number - 1]
    press(program, Qt.Key.Key_Up)
    press(program, Qt.Key.Key_Up)
    assert shown(program) == HARD
    assert program.controller.model.drawing.cells


@pytest.mark.slow
def test_two_clicks_go_to_a_position_and_one_undo_comes_back(program: Program) -> None:
    open_steps(program)
    there = panel(program).outlook.path[39].before
    count = len(program.controller.session.history)
    click_step(program, 40, twice=True)
    assert program.controller.session.state.values == there.values
    assert program.controller.session.state.candidates == there.candidates
    assert len(program.controller.session.history) == count + 1
    look(program)
    assert panel(program).outlook.ahead[0].before == there, "what was struck out stays so"
    assert panel(program).outlook.past
    program.shell.undo()
    assert text_of(program) == HARD
    look(program)
    assert not panel(program).outlook.past


@pytest.mark.slow
def test_a_step_that_is_done_can_be_seen_again(program: Program) -> None:
    open_steps(program)
    click_step(program, 40, twice=True)
    look(program)
    past = len(panel(program).outlook.past)
    click_step(program, past)
    assert "Preview" in program.controller.status()
    click_step(program, past + 1)
    assert "Preview" not in program.controller.status()
    assert shown(program) == text_of(program)


@pytest.mark.slow
def test_the_step_that_comes_now_is_applied(program: Program) -> None:
    open_steps(program, EASY)
    click(program, "Apply")
    assert text_of(program).count(".") == EASY.count(".") - 1
    look(program)
    assert len(panel(program).outlook.past) == 1
    assert dock(program).list.number == 2


def test_while_another_position_is_shown_no_digit_is_entered_unseen(program: Program) -> None:
    open_steps(program)
    click_step(program, 40)
    program.controller.page.board.move_to(0, 0)
    program.press(Qt.Key.Key_1)
    assert text_of(program) == HARD
    assert shown(program) == HARD


@pytest.mark.slow
def test_a_wrong_digit_is_left_out_where_a_step_is_drawn_and_seen_again_to_play_on(
    program: Program,
) -> None:
    open_steps(program, EASY)
    cell = next(cell for cell, _ in panel(program).outlook.ahead[0].step.placements)
    program.controller.page.board.move_to(*divmod(cell, 9))
    wrong = int(SOLUTION[cell]) % 9 + 1
    program.press(Qt.Key(Qt.Key.Key_0 + wrong))
    amiss = text_of(program)
    look(program)

    assert shown(program) == EASY
    assert program.controller.model.drawing.cells
    assert "Preview without the wrong digits" in program.controller.status()
    assert "30 of 81" in program.controller.status(), "what is seen is what is counted"
    assert "in conflict" not in program.controller.status()
    assert dock(program).go_key.text() == "Go to here"
    press(program, Qt.Key.Key_Escape)
    assert panel(program).is_open
    assert shown(program) == amiss
    assert not program.controller.model.drawing.cells
    assert "in conflict" in program.controller.status()
    click_step(program, 1)
    assert shown(program) == EASY
    click(program, "Go to here")
    assert text_of(program) == EASY


@pytest.mark.slow
def test_a_digit_that_is_typed_beside_a_wrong_one_does_not_hide_that_again(
    program: Program,
) -> None:
    open_steps(program, EASY)
    cells = [cell for cell, digit in enumerate(EASY) if digit == "."][:2]
    board = program.controller.page.board
    board.move_to(*divmod(cells[0], 9))
    program.press(Qt.Key(Qt.Key.Key_0 + int(SOLUTION[cells[0]]) % 9 + 1))
    look(program)
    press(program, Qt.Key.Key_Escape)
    board.move_to(*divmod(cells[1], 9))
    program.press(Qt.Key(Qt.Key.Key_0 + int(SOLUTION[cells[1]])))
    look(program)
    assert shown(program) == text_of(program) != EASY
    assert not program.controller.model.drawing.cells


@pytest.mark.slow
def test_the_list_follows_the_board_while_the_dock_is_open(program: Program) -> None:
    open_steps(program, EASY)
    cell = EASY.index(".")
    program.controller.page.board.move_to(*divmod(cell, 9))
    program.press(Qt.Key(Qt.Key.Key_0 + int(SOLUTION[cell])))
    assert panel(program).is_waiting
    look(program)
    assert len(panel(program).outlook.past) == 1
    press(program, Qt.Key.Key_Escape)
    program.shell.undo()
    assert not panel(program).is_waiting, "closed it costs nothing"


def test_explain_tells_the_step_whole_and_another_click_tells_the_next(program: Program) -> None:
    open_steps(program)
    click_step(program, 14)
    click(program, "Explain")
    hint = program.controller.cards.hint
    assert hint.isVisible()
    assert hint.accessibleName() == dock(program).list.currentIndex().data()
    assert not hint.primary_key.isVisible(), "it does not stand in the position of the game"
    there = panel(program).outlook.path[13].before
    assert program.controller.model.grid == there
    program.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert program.controller.model.grid == there
    before = hint.accessibleDescription()
    click_step(program, 19)
    assert hint.isVisible()
    assert hint.accessibleDescription() != before
    press(program, Qt.Key.Key_Escape)
    assert not hint.isVisible()
    assert "Preview: before step 19" in program.controller.status()


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier])
def test_what_is_explained_is_walked_from_the_list(
    program: Program, held: Qt.KeyboardModifier
) -> None:
    open_steps(program)
    chain = next(each for each in panel(program).outlook.path if each.step.links)
    panel(program).show_step(panel(program).outlook.path.index(chain) + 1)
    click(program, "Explain")
    whole = program.controller.model.drawing
    for part in (dock(program).list, dock(program).explain_key):
        program.qtbot.keyClick(part, Qt.Key.Key_Left, held)
        assert program.controller.model.drawing != whole
        program.qtbot.keyClick(part, Qt.Key.Key_Right, held)
        assert program.controller.model.drawing == whole


def test_a_hint_speaks_of_the_game_whatever_was_shown(program: Program) -> None:
    open_steps(program)
    click_step(program, 40)
    program.press(Qt.Key.Key_H)
    program.qtbot.waitUntil(lambda: program.controller.hints.is_open)
    assert shown(program) == HARD


@pytest.mark.slow
def test_all_steps_now_stand_in_groups_and_can_be_searched(program: Program) -> None:
    open_steps(program)
    count = len(panel(program).outlook.now)
    (now,) = (
        button
        for button in dock(program).findChildren(QAbstractButton)
        if button.accessibleName() == f"Possible now {count}"
    )
    assert "up and down walk" in program.controller.status()
    now.click()
    assert listed(program) == list(range(1, count + 1))
    assert "left and right change the list" in program.controller.status()
    model = dock(program).list.model()
    groups = [model.index(line, 0).data(StepRole.GROUP) for line in range(count)]
    assert sum(groups) == count
    click_step(program, 5)
    assert shown(program) == HARD, "they all stand in the position of the game"
    dock(program).lens.click()
    assert dock(program).field.hasFocus()
    program.qtbot.keyClicks(dock(program).field, "Jellyfish")
    assert 0 < len(listed(program)) < count
    assert not dock(program).go_key.isEnabled(), "the step that is shown is not in sight"
    program.qtbot.keyClicks(dock(program).field, "nothing")
    assert not dock(program).list.isVisible()
    dock(program).lens.click()
    assert len(listed(program)) == count


def test_a_bar_leads_to_its_step(program: Program) -> None:
    open_steps(program)
    plot = dock(program).plot
    place = QPoint(plot.width() - 2, plot.height() - 2)
    program.qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=place)
    path = panel(program).outlook.path
    assert panel(program).current_step == path[-1]
    assert dock(program).list.number == len(path)


def test_why_there_is_no_path_is_told(program: Program) -> None:
    paste(program, SEVERAL)
    click(program, "Play it all the same")
    program.controller.actions["show_steps"].trigger()
    look(program)
    assert not listed(program)
    assert "solution" in dock(program).accessibleDescription()


def test_a_pause_hides_the_steps(program: Program) -> None:
    open_steps(program)
    program.press(Qt.Key.Key_P)
    assert not dock(program).list.isVisible()
    assert not program.controller.model.drawing.cells
    program.press(Qt.Key.Key_P)
    assert dock(program).list.isVisible()
    assert program.controller.model.drawing.cells


def test_a_search_that_takes_long_can_be_stopped(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind_module, "find_path", lambda *_: work_without_end)
    paste(program, HARD)
    program.controller.actions["show_steps"].trigger()
    click(program, "Cancel")
    assert "stopped" in dock(program).accessibleDescription()


@pytest.mark.slow
def test_in_a_small_window_the_dock_takes_the_place_of_the_cards(program: Program) -> None:
    program.shell.window.resize(1000, 740)
    open_steps(program)
    cards = program.controller.cards
    edge = program.controller.page.board.width()
    assert dock(program).isVisible()
    assert not cards.pad.isVisible()
    program.shell.window.resize(1304, 740)
    assert cards.pad.isVisible()
    assert dock(program).isVisible()
    assert program.controller.page.board.width() == edge
    program.shell.window.resize(1000, 740)
    click(program, "Explain")
    assert cards.hint.isVisible()
    assert not dock(program).isVisible()
    press(program, Qt.Key.Key_Escape)
    assert dock(program).isVisible()


def test_the_dock_is_seen_with_its_game_only(program: Program) -> None:
    open_steps(program)
    program.controller.actions["learn"].trigger()
    assert not dock(program).isVisible()
    program.qtbot.keyClick(program.shell.window, Qt.Key.Key_Escape)
    assert panel(program).is_open
    program.controller.learning.close()
    assert dock(program).isVisible()


def test_escape_leaves_a_search_before_all_else(program: Program) -> None:
    open_steps(program)
    click_step(program, 40)
    dock(program).lens.click()
    program.qtbot.keyClicks(dock(program).field, "xyz")
    press(program, Qt.Key.Key_Escape)
    assert not dock(program).field.text()
    assert not dock(program).field.isVisible()
    assert "Preview: before step 40" in program.controller.status()
    press(program, Qt.Key.Key_Escape)
    assert "Preview" not in program.controller.status()
    assert panel(program).is_open


def test_escape_closes_the_dock_wherever_the_keys_are(program: Program) -> None:
    open_steps(program)
    dock(program).go_key.setFocus()
    press(program, Qt.Key.Key_Escape)
    assert not panel(program).is_open
    assert program.controller.page.board.hasFocus()
