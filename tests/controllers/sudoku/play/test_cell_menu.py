# SPDX-License-Identifier: MIT
"""The menu of a cell offers all that can be done to it, and does it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_qt.engine.sudoku.grid import digit_mask
from sudoku_qt.engine.sudoku.markings import COLOURS, tint_of
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, go, paste, text_of


@pytest.fixture
def play(program: Program) -> Program:
    """The program with the usual puzzle, all notes, and the cursor on its first empty cell."""
    paste(program, EASY)
    program.controller.notes.fill_notes()
    go(program, 2)
    return program


def menu_of(program: Program, cell: int, digit: int = 0) -> QMenu:
    """The menu of a cell."""
    return program.controller.cell_menu.menu_of(cell, digit)


def words(menu: QMenu) -> list[str]:
    """What a menu offers."""
    return [action.text().replace("&", "") for action in menu.actions() if action.text()]


def choose(menu: QMenu, *path: str) -> QAction:
    """Choose an entry of a menu, or of one inside it."""
    for word in path:
        action = next(each for each in menu.actions() if each.text().replace("&", "") == word)
        inner = action.menu()
        if isinstance(inner, QMenu):
            menu = inner
    action.trigger()
    return action


def test_an_empty_cell_offers_everything(play: Program) -> None:
    assert words(menu_of(play, 2, digit=4)) == [
        "Place 4", "Eliminate 4", "Colour candidate 4",
        "Place", "Note", "Corner note", "Eliminate", "Colour a candidate", "Colour",
        "Why, or why not 4?", "Clear the cell", "What is missing here", "Set a checkpoint",
    ]  # fmt: skip


def test_a_given_can_be_painted_and_asked_about(play: Program) -> None:
    assert words(menu_of(play, 0)) == [
        "Colour", "Why 5?", "What is missing here", "Set a checkpoint",
    ]  # fmt: skip


def test_no_letter_chooses_two_things_of_an_empty_cell(play: Program) -> None:
    texts = [action.text() for action in menu_of(play, 2).actions()]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(letters) == 10
    assert len(set(letters)) == len(letters)


def test_a_candidate_is_coloured_by_two_digits(play: Program) -> None:
    play.controller.actions["colour_mode"].trigger()
    menu = menu_of(play, 2)
    menu.popup(QPoint(0, 0))
    for key in (Qt.Key.Key_4, Qt.Key.Key_6):
        front = QApplication.activePopupWidget()
        assert front is not None
        play.qtbot.keyClick(front, key)
    assert tint_of(play.controller.session.state.markings.tints[2], 4) == 6
    assert QApplication.activePopupWidget() is None


def test_each_colour_is_shown(play: Program) -> None:
    colours = next(each.menu() for each in menu_of(play, 2).actions() if each.text() == "Colo&ur")
    assert isinstance(colours, QMenu)
    theme = play.controller.page.theme
    tints = next(each.menu() for each in menu_of(play, 2).actions() if "candidate" in each.text())
    assert isinstance(tints, QMenu)
    (some, *_) = (each.menu() for each in tints.actions())
    assert isinstance(some, QMenu)
    assert len(colours.actions()) == len(some.actions()) == COLOURS
    for number, action in enumerate(colours.actions(), 1):
        sample = action.icon().pixmap(14).toImage()
        assert sample.pixelColor(sample.rect().center()) == theme.player(number)


def test_where_colours_are_entered_the_colours_of_cell_and_candidates_come_first(
    play: Program,
) -> None:
    play.controller.actions["colour_mode"].trigger()
    menu = menu_of(play, 2, digit=4)
    assert words(menu) == [
        "Colour the cell", "Colour candidate 1", "Colour candidate 2", "Colour candidate 4",
        "Place 4", "Eliminate 4",
        "Place", "Note", "Corner note", "Eliminate",
        "Why, or why not 4?", "Clear the cell", "What is missing here", "Set a checkpoint",
    ]  # fmt: skip
    choose(menu, "Colour the cell", "1 red")
    choose(menu, "Colour candidate 2", "4 green")
    markings = play.controller.session.state.markings
    assert markings.colours[2] == digit_mask([1])
    assert tint_of(markings.tints[2], 2) == 4
    assert words(menu_of(play, 0))[0] == "Colour the cell"


def test_a_colour_locked_on_the_pad_paints_the_candidate_that_is_clicked(play: Program) -> None:
    play.controller.actions["colour_mode"].trigger()
    play.controller.actions["digit_first"].trigger()
    board, pad = play.controller.page.board, play.controller.cards.pad
    play.qtbot.mouseClick(pad.digits[2], Qt.MouseButton.LeftButton)
    cell = board.cell_rect(0, 2)
    first = cell.topLeft() + QPoint(cell.width() // 5, cell.height() // 5)  # where the 1 stands
    play.qtbot.mouseClick(board.surface, Qt.MouseButton.LeftButton, pos=first)
    markings = play.controller.session.state.markings
    assert tint_of(markings.tints[2], 1) == 3
    assert not markings.colours[2]
    play.qtbot.mouseClick(board.surface, Qt.MouseButton.RightButton, pos=first)
    assert play.controller.session.state.markings.colours[2] == digit_mask([3])


def test_a_checkpoint_is_set_from_the_menu(play: Program) -> None:
    choose(menu_of(play, 2), "Set a checkpoint")
    assert play.controller.session.history.bookmarks.checkpoints


def test_the_candidate_under_the_mouse_comes_first(play: Program) -> None:
    menu = menu_of(play, 2, digit=4)
    choose(menu, "Colour candidate 4", "4 green")
    choose(menu, "Eliminate 4")
    state = play.controller.session.state
    assert state.candidates[2] == digit_mask([1, 2])
    assert tint_of(state.markings.tints[2], 4) == 4
    choose(menu_of(play, 2, digit=1), "Place 1")
    assert text_of(play)[2] == "1"


def test_every_entry_does_what_it_says(play: Program) -> None:
    menu = menu_of(play, 2)
    choose(menu, "Corner note", "7")
    choose(menu, "Note", "9")
    choose(menu, "Eliminate", "2")
    choose(menu, "Colour a candidate", "1", "1 red")
    choose(menu, "Colour", "7 violet")
    state = play.controller.session.state
    assert state.markings.corners[2] == digit_mask([7])
    assert state.candidates[2] == digit_mask([1, 4, 9])
    assert tint_of(state.markings.tints[2], 1) == 1
    assert state.markings.colours[2] == digit_mask([7])
    choose(menu, "Place", "4")
    assert text_of(play)[2] == "4"
    choose(menu, "Clear the cell")
    assert text_of(play) == EASY


def test_what_is_there_already_is_ticked(play: Program) -> None:
    menu = menu_of(play, 2)
    ticked = {
        action.text().replace("&", ""): action.isChecked()
        for sub in menu.actions()
        if sub.text() == "&Note"
        for action in sub.menu().actions()  # type: ignore[attr-defined]  # the stubs say QObject
    }
    assert [digit for digit, on in ticked.items() if on] == ["1", "2", "4"]


def test_colours_go_to_all_selected_cells(play: Program) -> None:
    play.controller.page.board.move_to(0, 3, extend=True)
    choose(menu_of(play, 2), "Colour", "1 red")
    assert play.controller.session.state.markings.colours[2:4] == (1, 1)


def test_a_right_click_opens_it(play: Program) -> None:
    board = play.controller.page.board
    place = board.visualRect(board.model().index(0, 2)).center()
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, place, board.surface.mapToGlobal(place))
    QApplication.sendEvent(board.surface, event)
    (menu,) = filter(QMenu.isVisible, play.controller.page.findChildren(QMenu, "cell_menu"))
    menu.close()


@pytest.mark.slow
def test_while_a_puzzle_is_typed_in_there_is_little_to_offer(play: Program) -> None:
    play.controller.type_in()
    assert words(menu_of(play, 2)) == ["Clear the cell", "What is missing here"]
