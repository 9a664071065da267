# SPDX-License-Identifier: MIT
"""Drawing rules in the window: with the mouse and keys, to a puzzle that is played."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.automation import cards
from sudoku_qt.engine import document
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.models.sudoku.board.figures import Line
from sudoku_qt.store.library.query import Query
from sudoku_qt.views.sudoku.compose.notes_dialog import NotesDialog
from sudoku_qt.views.sudoku.drawing.palette import DIGITS
from tests.cages import CAGES, KILLER, SOLVED, killer
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import settle
from tests.controllers.sudoku.by_hand import EASY, go, look_into, paste
from tests.controllers.sudoku.compose.setter import LEFT, Setter, move_to
from tests.sweeps import every
from tests.waiting import until

Key = Qt.Key


def test_a_line_is_dragged_undone_and_redone(setter: Setter) -> None:
    setter.take("lines", "thermometer")
    setter.drag(0, 20)
    assert setter.there() == (Constraint("thermometer", (0, 10, 20)),)
    assert setter.drawing.selection.isVisible()
    assert "r1c1, r2c2, r3c3" in setter.drawing.selection.accessibleName()
    session = setter.program.controller.session
    session.undo()
    assert setter.there() == ()
    assert not setter.drawing.selection.isVisible()
    session.redo()
    assert len(setter.there()) == 1


def test_while_it_is_dragged_it_is_seen(setter: Setter) -> None:
    setter.take("lines", "thermometer")
    surface = setter.board.surface
    before = setter.board._constraints
    points = [setter.board.cell_rect(0, column).center() for column in (0, 3)]
    setter.program.qtbot.mousePress(surface, LEFT, pos=points[0])
    move_to(surface, points[1])
    shown = setter.board._constraints
    assert shown is not None
    assert shown is not before
    assert [each.cells for each in shown._figures if isinstance(each, Line)] == [(0, 1, 2, 3)]
    assert setter.there() == ()
    setter.program.qtbot.mouseRelease(surface, LEFT, pos=points[1])
    assert len(setter.there()) == 1


def test_a_cage_is_marked_and_its_sum_typed(setter: Setter) -> None:
    setter.take("areas", "killercage")
    setter.drag(0, 1, 10)
    setter.type(Key.Key_1)
    assert setter.drawing.selection.accessibleName().endswith("1 cannot be here.")
    setter.type(Key.Key_5)
    assert setter.there() == (Constraint("killercage", (0, 1, 10), 15),)
    assert "Number: 15" in setter.program.controller.status()
    assert not any(setter.program.controller.session.state.values), "no digit was set meanwhile"
    setter.type(Key.Key_Backspace, Key.Key_Backspace)
    assert setter.there() == (Constraint("killercage", (0, 1, 10)),)
    setter.type(Key.Key_Delete)
    assert setter.there() == ()


def test_digits_are_set_where_nothing_is_selected(setter: Setter) -> None:
    setter.take("areas", "killercage")
    go(setter.program, 40)
    setter.type(Key.Key_7)
    assert setter.program.controller.session.state.values[40] == 7


def test_cells_that_are_selected_become_a_cage_by_enter(setter: Setter) -> None:
    setter.take("areas", "killercage")
    go(setter.program, 40)
    setter.program.press(Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    setter.type(Key.Key_Return, Key.Key_1, Key.Key_2, Key.Key_Return)
    assert setter.there() == (Constraint("killercage", (40, 41), 12),)
    assert setter.drawing.sketch.target is None


def test_a_clue_outside_has_room_and_gets_its_number(setter: Setter) -> None:
    setter.take("dots")
    assert setter.board._rim == 0
    setter.take("edge", "sandwichsum")
    assert setter.board._rim > 0
    setter.click(-0.25, 2.5)
    setter.type(Key.Key_1, Key.Key_0)
    assert setter.there() == (Constraint("sandwichsum", tuple(range(18, 27)), 10),)
    setter.take(DIGITS)
    assert setter.board._rim > 0, "it is still there"


def test_clues_of_two_kinds_share_a_place_in_two_rings(setter: Setter) -> None:
    setter.take("edge", "sandwichsum")
    setter.click(-0.25, 2.5)
    setter.type(Key.Key_1, Key.Key_0)
    rim = setter.board._rim
    setter.take("edge", "xsum")
    setter.click(-0.25, 2.5)
    assert setter.board._rim > rim, "it waits beside the other one"
    setter.type(Key.Key_2, Key.Key_0)
    row = tuple(range(18, 27))
    assert [*setter.there()] == [Constraint("sandwichsum", row, 10), Constraint("xsum", row, 20)]
    setter.drawing.sketch.deselect()
    setter.click(-0.75, 2.5)
    assert setter.drawing.sketch.selected == setter.there()[1]
    setter.type(Key.Key_Delete)
    assert [each.kind for each in setter.there()] == ["sandwichsum"]
    assert setter.board._rim == rim


def test_escape_drops_the_selection_then_the_tool_then_the_bench(setter: Setter) -> None:
    setter.take("dots", "xv")
    setter.click(1.0, 0.5)
    assert setter.drawing.sketch.target
    setter.type(Key.Key_Escape)
    assert not setter.drawing.selection.isVisible()
    setter.type(Key.Key_Escape)
    assert setter.drawing.palette.family == DIGITS
    assert setter.board.pencil is None
    assert setter.program.controller.is_composing
    setter.type(Key.Key_Escape)
    assert not setter.program.controller.is_composing


def test_rules_of_the_board_are_switched(setter: Setter) -> None:
    setter.take("rules")
    switch = setter.drawing.palette.switches.switches["antiknight", ""]
    switch.click()
    assert setter.there() == (Constraint("antiknight"),)
    setter.program.controller.session.undo()
    assert not switch.isChecked()
    assert setter.drawing.palette.switches.isVisible()


def test_another_size_keeps_what_fits(setter: Setter) -> None:
    setter.take("areas", "killercage")
    setter.drag(0, 1)
    setter.take("rules")
    switches = setter.drawing.palette.switches
    switches.sized.emit(6)
    setter.program.settle()
    assert setter.board.count == 6
    assert setter.there() == (Constraint("killercage", (0, 1)),)
    assert switches.size_box.currentText() == "6 × 6"
    assert setter.program.notice() == ""
    setter.take("lines", "renban")
    setter.drag(35, 14)
    assert setter.there()[1].cells == (14, 21, 28, 35)
    switches.sized.emit(4)
    setter.program.settle()
    assert setter.there() == (Constraint("killercage", (0, 1)),)
    assert setter.program.notice().startswith("What does not fit is left out")


def test_regions_are_drawn(setter: Setter) -> None:
    setter.take("areas", "region")
    setter.drag(0, 4, 13, 10)
    drawn = setter.program.controller.session.state.drawn
    assert drawn is not None
    regions = drawn.rules.board.regions
    assert {cell for cell in range(81) if regions[cell] == regions[0]} == {
        0,
        1,
        2,
        3,
        4,
        *range(10, 14),
    }
    setter.program.controller.session.undo()
    after = setter.program.controller.session.state.puzzle
    assert after is None


def test_what_cannot_be_drawn_is_said(setter: Setter) -> None:
    setter.take("rules")
    setter.drawing.switch("negative", "nonsense", True)
    assert setter.program.notice().startswith("This cannot be drawn:")
    assert setter.there() == ()


def test_a_clash_is_named_and_outlined(setter: Setter) -> None:
    setter.take("lines", "thermometer")
    setter.drag(0, 8)
    setter.take("areas", "killercage")
    setter.drag(0, 1)
    setter.type(Key.Key_4)
    until(lambda: "No solution" in setter.said())
    assert "These leave no solution together" in setter.said()
    shown = setter.board._constraints
    assert shown is not None
    assert {tuple(sorted(cells)) for cells in shown._broken} == {(0, 1), tuple(range(9))}
    setter.program.controller.session.undo()
    until(lambda: "No solution" not in setter.said())
    shown = setter.board._constraints
    assert shown is not None
    assert shown._broken in ((), [])


def test_a_puzzle_is_composed_from_one_pruned_and_made_again(program: Program) -> None:
    paste(program, KILLER)
    program.controller.actions["compose_this"].trigger()
    program.settle()
    setter = Setter(program)
    assert len(setter.there()) == len(CAGES)
    assert "Little cages" in program.controller.session.state.credits
    until(lambda: "could be left out" in setter.said() or "minimal" in setter.said())
    assert setter.said().startswith("1 solution · a puzzle · 3 rules · 74 givens")
    setter.take("areas", "killercage")
    setter.drag(0, 0)
    assert "it could be left out" in setter.drawing.selection.accessibleName()
    program.controller.actions["make_minimal"].trigger()
    program.settle()
    until(lambda: "minimal" in setter.said())
    before = program.controller.session.state.puzzle
    program.controller.actions["another_pattern"].trigger()
    program.settle()
    after = program.controller.session.state.puzzle
    assert after != before
    assert setter.program.controller.composing.surveyor.survey is not None


def test_the_missing_rule_is_dotted_and_added_by_a_click(setter: Setter) -> None:
    empty = {0, 1, 27, 28}  # whose digits, 1 and 2, may be exchanged
    paste(setter.program, killer("".join("0" if at in empty else SOLVED[at] for at in range(81))))
    program = setter.program
    card = program.controller.cards.compose
    until(lambda: card.left.text() == "Add it")
    shown, before = setter.board._constraints, setter.there()
    assert shown is not None
    assert shown._missing is not None
    assert "Killer cage" in setter.said()
    assert setter.said().endswith(" would leave one solution.")
    program.qtbot.mouseClick(card.left, LEFT)
    until(lambda: setter.said().startswith("1 solution"))
    (added,) = {*setter.there()} - {*before}
    assert (added.cells, str(added.value)) == (shown._missing.cells, shown._missing.text)
    assert setter.board._constraints is not None
    assert setter.board._constraints._missing is None
    program.controller.session.undo()
    program.settle()
    assert setter.there() == before
    until(lambda: card.left.text() == "Add it")


def test_an_empty_drawing_is_completed_and_played(setter: Setter) -> None:
    setter.take("rules")
    setter.drawing.palette.switches.switches["diagonal+", ""].click()
    setter.drawing.palette.switches.switches["diagonal-", ""].click()
    setter.program.controller.actions["complete"].trigger()
    setter.program.settle()
    until(lambda: setter.said().startswith("1 solution"))
    setter.program.controller.actions["play_typed"].trigger()
    setter.program.settle()
    setup = setter.program.controller.session.setup
    assert setup.variant is not None
    assert {each.kind for each in setup.variant.rules.constraints} == {"diagonal+", "diagonal-"}
    assert not setter.drawing.palette.isVisible()
    assert setter.program.controller.cards.pad.isVisible()
    assert setter.board.pencil is None


def test_it_is_kept_in_the_library_with_its_rules(program: Program) -> None:
    paste(program, KILLER)
    program.controller.actions["compose_this"].trigger()
    program.settle()
    until(program.controller.actions["keep_composed"].isEnabled)
    program.controller.actions["keep_composed"].trigger()
    settle(program)
    (entry,) = program.shell._services.library.library.page(Query(), 0, 10)
    assert entry.terms == ("killercage",)


def test_a_draft_comes_back_with_what_was_drawn(setter: Setter) -> None:
    setter.take("areas", "killercage")
    setter.drag(0, 1)
    data = document.write(setter.program.controller.session.document("test 1"))
    setter.program.shell.documents.loader.load_text(data.decode())
    setter.program.settle()
    assert len(setter.there()) == 1
    assert setter.program.controller.is_composing
    shown = setter.board._constraints
    assert shown is not None
    assert len(shown._figures) == 1


def test_a_variant_that_is_pasted_is_composed_from(setter: Setter) -> None:
    paste(setter.program, KILLER)
    assert setter.program.controller.is_composing
    assert len(setter.there()) == len(CAGES)


def test_rules_are_told_in_words_until_the_setter_writes_them(setter: Setter) -> None:
    setter.take("rules")
    setter.drawing.palette.switches.switches["antiknight", ""].click()
    text = setter.drawing.written.accessibleDescription()
    assert text.startswith("The usual rules of Sudoku hold.")
    assert "knight" in text


def test_own_rules_begin_with_the_programs_and_can_be_given_up(setter: Setter) -> None:
    setter.take("rules")
    switches = setter.drawing.palette.switches.switches
    switches["antiknight", ""].click()
    state = setter.program.controller.session.state
    told = setter.drawing.written.accessibleDescription()

    def change(dialog: NotesDialog, text: str) -> None:
        assert dialog.rules.toPlainText() == told
        dialog.rules.setPlainText(text)
        dialog.accept()

    look_into(setter.program, "notes_to_solver", NotesDialog, lambda each: change(each, told))
    assert state.credits.comment == "", "the program's words stay the program's"
    look_into(setter.program, "notes_to_solver", NotesDialog, lambda each: change(each, "Mine."))
    switches["antiking", ""].click()
    assert setter.drawing.written.accessibleDescription() == "Mine.", "kept when more is drawn"
    setter.drawing.written.anew.click()
    assert "touches" in setter.drawing.written.accessibleDescription()
    setter.program.controller.session.undo()
    assert setter.drawing.written.accessibleDescription() == "Mine."


def test_leaving_leaves_no_tools(setter: Setter) -> None:
    setter.take("lines", "thermometer")
    setter.drag(0, 1, 2)
    assert setter.drawing.selection.isVisible()
    paste_into = setter.program
    paste_into.controller.actions["leave_composing"].trigger()
    paste_into.settle()
    assert not setter.drawing.palette.isVisible()
    assert setter.board.pencil is None
    paste(paste_into, cards.KILLER)  # a small board, whose pad leaves room
    assert not setter.drawing.selection.isVisible()
    assert not setter.drawing.written.isVisible()
    paste(paste_into, EASY)
    assert paste_into.controller.cards.pad.isVisible()


def test_a_region_is_made_of_selected_cells_and_letters_are_digits(setter: Setter) -> None:
    setter.take("areas", "region")
    go(setter.program, 2)
    setter.program.press(Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    setter.type(Key.Key_Return)
    drawn = setter.program.controller.session.state.drawn
    assert drawn is not None
    assert drawn.rules.board.regions[2] == drawn.rules.board.regions[3]
    setter.drawing.resize(12)
    setter.program.settle()
    setter.take("dots", "quadruple")
    setter.click(1.0, 1.0)
    setter.program.press(Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert [each.value for each in setter.there()] == [(11,)]


@pytest.mark.parametrize("size", every(3, [4, 6, 8, 10, 12, 16]))
def test_every_size_is_drawn_on_surveyed_and_left(setter: Setter, size: int) -> None:
    setter.drawing.resize(size)
    setter.program.settle()
    setter.take("lines", "whispers")
    setter.drag(0, 2)
    setter.take("areas", "killercage")
    setter.drag(size, size + 1)
    setter.type(Key.Key_5)
    setter.take("edge", "skyscraper")
    setter.click(-0.3, size - 0.5)
    setter.type(Key.Key_2)
    setter.take(DIGITS)
    go_to = size * size - 1
    setter.board.move_to(*divmod(go_to, size))
    setter.type(Key.Key_1)
    survey = setter.program.controller.composing.surveyor
    until(lambda: survey.survey is not None and len(survey.survey.givens) == size * size)
    assert setter.program.controller.session.state.values[go_to] == 1
    assert len(setter.there()) == 3
    setter.drawing.resize(9)
    setter.program.settle()
    assert setter.board.count == 9


def test_regions_are_chosen_from_layouts_and_taken_back(setter: Setter) -> None:
    setter.take("rules")
    box = setter.drawing.palette.switches.region_box
    box.activated.emit(3)
    assert not setter.drawing._puzzle.rules.has_boxes
    assert (box.count(), box.currentText()) == (41, "Jigsaw 3")
    setter.program.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert box.currentText() == "Boxes"
