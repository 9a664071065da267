# SPDX-License-Identifier: MIT
"""A puzzle typed in: row by row, back again, and played."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.board.model import Mark
from sudoku_qt.views.widgets.buttons import PrimaryButton
from sudoku_qt.views.widgets.cards.card import Line
from tests.controllers.conftest import Begin, Program, click
from tests.controllers.sudoku.by_hand import EASY, go, paste, text_of
from tests.sweeps import every

Key = Qt.Key


@pytest.fixture
def typist(program: Program) -> Program:
    """The program while a puzzle is typed in."""
    program.controller.type_in()
    return program


def type_keys(program: Program, keys: str) -> None:
    """Type what a text says."""
    program.qtbot.keyClicks(program.controller.page.board, keys)


def cursor(program: Program) -> int:
    return program.controller.page.board.cursor_cell


def marks(program: Program) -> set[Mark]:
    return {program.controller.model.cell(cell)[4] for cell in range(81)}


def test_typing_begins_in_the_first_cell(typist: Program) -> None:
    assert cursor(typist) == 0
    assert typist.shell.window.focusWidget() is typist.controller.page.board


@pytest.mark.parametrize("blank", every(3, ["0", " ", "."]))
def test_a_puzzle_is_typed_as_it_is_written(typist: Program, blank: str) -> None:
    type_keys(typist, EASY.replace(".", blank))
    assert text_of(typist) == EASY
    assert cursor(typist) == 80
    typist.controller.play_typed()
    typist.settle()
    assert typist.controller.session.setup.origin == "typed"


def test_the_card_of_an_empty_draft_says_what_to_do_and_no_notice_says_it_again(
    typist: Program,
) -> None:
    def said() -> list[str]:
        return [line.text() for line in typist.controller.cards.info.findChildren(Line)]

    assert "Type its givens, then play it." in said()
    assert typist.notice() == ""
    type_keys(typist, "5")
    assert "1 given" in said()


def test_the_card_counts_solutions_and_plays_what_there_is(typist: Program) -> None:
    info = typist.controller.cards.info
    (play,) = info.findChildren(PrimaryButton)
    assert not play.isEnabled()
    type_keys(typist, EASY[:40])
    typist.settle()
    assert play.isEnabled()
    said = [line.text() for line in info.findChildren(Line)]
    assert "15 givens · more than 100,000 solutions" in said
    typist.controller.actions["clear"].trigger()
    type_keys(typist, EASY[40:])
    typist.settle()
    assert "30 givens · 1 solution" in [line.text() for line in info.findChildren(Line)]


def test_without_a_card_a_notice_says_what_to_do(program: Program) -> None:
    program.shell.window.resize(420, 600)
    program.settle()
    program.controller.type_in()
    assert program.notice() == "Type in the givens of your puzzle, then play it."


def test_a_blank_empties_the_cell_it_passes(typist: Program) -> None:
    type_keys(typist, "57")
    go(typist, 0)
    type_keys(typist, ".")
    assert (text_of(typist)[:3], cursor(typist)) == (".7.", 1)


def test_a_number_of_solutions_is_told_from_eight_givens_on(typist: Program) -> None:
    type_keys(typist, "1234567")
    typist.settle()
    assert "solution" not in typist.controller.status()
    type_keys(typist, "8")
    typist.settle()
    assert "more than 100,000 solutions" in typist.controller.status()


def test_where_there_is_no_card_the_status_line_tells_how_to_go_on(typist: Program) -> None:
    type_keys(typist, "12")
    assert typist.controller.status() == "r1c3 · 2 givens"
    typist.shell.window.resize(420, 600)
    typist.settle()
    assert not typist.controller.cards.info.isVisible()
    assert typist.controller.status() == "r1c3 · 2 givens · Space leaves the cell empty"


def test_in_a_low_window_the_card_of_the_draft_stays(typist: Program) -> None:
    typist.controller.begin(SudokuSetup(bytes(map(int, EASY.replace(".", "0")))))
    typist.shell.window.resize(640, 480)
    typist.settle()
    assert not typist.controller.cards.info.isVisible()
    typist.controller.type_in()
    typist.settle()
    assert typist.controller.cards.info.isVisible()
    assert typist.notice() == ""


def test_a_contradiction_is_told_at_once(typist: Program) -> None:
    type_keys(typist, "55")
    typist.settle()
    assert "no solution" in typist.controller.status()


def test_backspace_takes_back_cell_by_cell_what_was_typed(typist: Program) -> None:
    type_keys(typist, "53.7")
    for left, at in (("53..", 3), ("53..", 2), ("5...", 1), ("....", 0), ("....", 0)):
        typist.press(Key.Key_Backspace)
        assert (text_of(typist)[:4], cursor(typist)) == (left, at)


def test_backspace_takes_back_what_was_typed_over_other_givens(typist: Program) -> None:
    type_keys(typist, "5379")
    go(typist, 1)
    type_keys(typist, "4")
    typist.press(Key.Key_Backspace)
    assert (text_of(typist)[:4], cursor(typist)) == ("5379", 1)
    type_keys(typist, "4.")
    for left, at in (("5479", 2), ("5379", 1), ("5.79", 1)):
        typist.press(Key.Key_Backspace)
        assert (text_of(typist)[:4], cursor(typist)) == (left, at)


def test_backspace_after_going_elsewhere_empties_that_cell(typist: Program) -> None:
    type_keys(typist, "537")
    go(typist, 0)
    typist.press(Key.Key_Backspace)
    assert (text_of(typist)[:3], cursor(typist)) == (".37", 0)
    go(typist, 3)
    typist.press(Key.Key_Backspace)
    assert (text_of(typist)[:3], cursor(typist)) == (".3.", 2)


def test_backspace_in_the_last_cell_empties_it_first(typist: Program) -> None:
    go(typist, 79)
    type_keys(typist, "12")
    assert cursor(typist) == 80
    type_keys(typist, "3..")
    for left in ("13", "12", "1."):
        typist.press(Key.Key_Backspace)
        assert (text_of(typist)[-2:], cursor(typist)) == (left, 80)
    typist.press(Key.Key_Backspace)
    assert (text_of(typist)[-2:], cursor(typist)) == ("..", 79)


def test_while_a_puzzle_is_played_backspace_and_zero_erase_and_stay(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    type_keys(program, "4")
    program.press(Key.Key_Backspace)
    assert (text_of(program)[2], cursor(program)) == (".", 2)
    type_keys(program, "40")
    assert (text_of(program)[2], cursor(program)) == (".", 2)


def plays(program: Program) -> list[QAbstractButton]:
    """Give the keys that say "Play it" and can be seen."""
    buttons = program.shell.window.findChildren(QAbstractButton)
    return [button for button in buttons if button.isVisible() and button.text() == "Play it"]


@pytest.mark.slow
def test_the_card_offers_to_play_whatever_the_notice_says(typist: Program) -> None:
    typist.shell.window.resize(980, 740)
    QApplication.processEvents()
    type_keys(typist, ".")
    typist.controller.services.tell("Something else.")
    assert len(plays(typist)) == 1
    assert typist.controller.cards.info.isAncestorOf(plays(typist)[0])
    typist.shell.bars.hide_notice()
    go(typist, 0)
    type_keys(typist, EASY)
    assert len(plays(typist)) == 1, "once is enough"
    click(typist, "Play it")
    assert typist.controller.session.setup.origin == "typed"
    assert plays(typist) == []


def resize(program: Program, width: int, height: int) -> None:
    """Take the window larger or smaller, as somebody does with the mouse."""
    program.shell.window.resize(width, height)
    QApplication.processEvents()


def test_where_the_card_has_no_room_the_tool_bar_has_the_key_that_plays(typist: Program) -> None:
    resize(typist, 420, 560)
    assert not typist.controller.cards.info.isVisible()
    type_keys(typist, EASY)
    assert typist.notice() == "", "which would lie on the board"
    assert typist.shell.bars._tools.isAncestorOf(plays(typist)[0])
    click(typist, "Play it")
    assert typist.controller.session.setup.origin == "typed"
    assert plays(typist) == []


def test_the_key_that_plays_is_seen_once_in_each_window(fresh: Program) -> None:
    fresh.controller.type_in()
    for width, height in ((980, 740), (700, 500), (980, 740), (420, 560), (360, 420)):
        resize(fresh, width, height)
        assert len(plays(fresh)) == 1
    fresh.shell.window.close()


def test_play_is_offered_again_after_another_game(typist: Program) -> None:
    resize(typist, 420, 560)
    typist.shell.games.switch_game("gomoku")
    resize(typist, 430, 570)
    typist.shell._retranslate()
    assert plays(typist) == []
    typist.shell.games.switch_game("sudoku")
    assert len(plays(typist)) == 1
    resize(typist, 980, 740)
    assert len(plays(typist)) == 1


def test_what_a_verdict_pointed_out_goes_with_the_next_digit(typist: Program) -> None:
    type_keys(typist, "77")
    typist.controller.play_typed()
    typist.settle()
    assert Mark.SHOWN in marks(typist)
    go(typist, 1)
    type_keys(typist, "6")
    assert marks(typist) == {Mark.NONE}
    assert typist.notice() == ""


def test_many_open_cells_are_counted_on_the_card_and_not_pointed_out(typist: Program) -> None:
    type_keys(typist, "12")
    typist.controller.play_typed()
    typist.settle()
    assert "several solutions" in typist.notice()
    assert all(typist.controller.model.cell(cell).mark is Mark.NONE for cell in range(CELLS))
    lines = [line.text() for line in typist.controller.cards.info.findChildren(Line)]
    assert "Several solutions: 79 cells are open" in lines
    go(typist, 40)
    typist.press(Key.Key_7)
    lines = [line.text() for line in typist.controller.cards.info.findChildren(Line)]
    assert "3 givens" in lines, "what was said of the grid is no longer true of it"


def test_the_tip_tells_how_to_type_and_then_again_how_to_play(typist: Program) -> None:
    tip = typist.controller.cards.tip
    assert tip._title.text() == "Row by row, from cell to cell"
    paste(typist, EASY)
    assert tip._title.text() == "Space: Notes, Corner, Colour"


def test_the_tip_has_room_in_a_window_of_the_first_size(typist: Program) -> None:
    resize(typist, 1000, 740)
    assert typist.controller.cards.tip.isVisible()


def test_typing_goes_on_behind_the_last_given(begin: Begin) -> None:
    first = begin().start()
    first.controller.type_in()
    type_keys(first, "53..7")
    first.shell.window.close()
    assert cursor(begin().start()) == 5
