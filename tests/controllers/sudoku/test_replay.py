# SPDX-License-Identifier: MIT
"""Looking back in the real window: earlier positions are shown, and the game stays as it is."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.views.widgets.cards.card import Text
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, go, paste, solve_by_hand, text_of


def seen(program: Program) -> str:
    """What stands on the board."""
    return "".join(write_rows(program.controller.model.grid.values))


def solved(program: Program) -> Program:
    """A program with a puzzle that was solved, looking back and standing still."""
    paste(program, EASY)
    solve_by_hand(program)
    click(program, "Look back")
    program.controller.replay.toggle()
    return program


@pytest.mark.slow
def test_it_begins_with_the_givens_and_ends_with_the_solution(program: Program) -> None:
    solved(program)
    assert seen(program) == EASY
    assert program.controller.cards.replay.isVisible()

    timeline = program.controller.cards.replay.timeline
    program.qtbot.keyClick(timeline, Qt.Key.Key_Right)
    assert seen(program) == EASY.replace("53.", "534", 1)
    program.qtbot.keyClick(timeline, Qt.Key.Key_End)
    assert seen(program) == SOLUTION
    program.qtbot.keyClick(timeline, Qt.Key.Key_Right)
    program.qtbot.keyClick(timeline, Qt.Key.Key_Left)
    assert seen(program).count(".") == 1


@pytest.mark.slow
def test_a_cell_that_was_painted_is_not_told_as_a_note(program: Program) -> None:
    paste(program, EASY)
    go(program, 40)
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    program.press(Qt.Key.Key_2, control | shift)
    solve_by_hand(program)
    click(program, "Look back")
    program.controller.replay.toggle()
    program.qtbot.keyClick(program.controller.cards.replay.timeline, Qt.Key.Key_Right)
    texts = [line.text() for line in program.controller.cards.replay.findChildren(Text)]
    assert any("r5c5: colour" in text for text in texts)


@pytest.mark.slow
def test_the_game_stays_where_it_is(program: Program) -> None:
    solved(program)
    program.press(Qt.Key.Key_9)
    program.press(Qt.Key.Key_Delete)

    assert text_of(program) == SOLUTION
    assert seen(program) == EASY
    assert program.controller.session.is_finished

    click(program, "Done")
    assert seen(program) == SOLUTION
    assert program.controller.cards.finish.isVisible()


@pytest.mark.slow
def test_it_goes_on_by_itself_and_stops_at_the_end(program: Program) -> None:
    solved(program)
    replay = program.controller.replay
    moves = EASY.count(".")
    timeline = program.controller.cards.replay.timeline
    timeline.moved.emit(moves - 2)

    replay.toggle()
    program.qtbot.waitUntil(lambda: seen(program) == SOLUTION)

    assert program.controller.cards.replay.isVisible()
    replay.toggle()
    assert seen(program) == EASY, "from the end it begins anew"


def test_undo_ends_it(program: Program) -> None:
    solved(program)

    program.shell.undo()

    assert seen(program) == text_of(program)
    assert program.controller.cards.pad.isVisible()


@pytest.mark.slow
def test_the_line_can_be_pressed(program: Program) -> None:
    solved(program)
    timeline = program.controller.cards.replay.timeline

    program.qtbot.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=timeline.rect().center())

    assert 5 < seen(program).count(".") < EASY.count(".") - 5


def test_the_speed_goes_round(program: Program) -> None:
    solved(program)
    key = program.controller.cards.replay.speed
    words = []
    for _ in range(4):
        words.append(key.text())
        key.click()

    assert words == ["60×", "1×", "10×", "60×"]


@pytest.mark.slow
def test_moves_are_called_by_letters_where_that_is_preferred(program: Program) -> None:
    solved(program)
    program.qtbot.keyClick(program.controller.cards.replay.timeline, Qt.Key.Key_Right)
    texts = [line.text() for line in program.controller.cards.replay.findChildren(Text)]
    assert any("r1c3 = 4" in text for text in texts)
    program.controller.preferences.set("coordinates", "letters")
    texts = [line.text() for line in program.controller.cards.replay.findChildren(Text)]
    assert any("A3 = 4" in text for text in texts)


@pytest.mark.slow
def test_another_language_leaves_it_where_it_is(program: Program) -> None:
    solved(program)
    replay = program.controller.cards.replay
    program.appearance.set_language("zh_CN", remember=False)
    assert replay.isVisible()
    program.appearance.set_language("en", remember=False)
    click(program, "Done")
    assert not replay.isVisible()
    assert program.controller.cards.finish.isVisible()
