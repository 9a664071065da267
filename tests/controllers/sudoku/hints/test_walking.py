# SPDX-License-Identifier: MIT
"""Chains in the real window: walked from their first link by Enter, both ways by the arrows."""

import pytest
from PySide6.QtCore import QPoint, Qt

from sudoku_qt.models.sudoku.cell_names import cells_named
from sudoku_qt.views.sudoku.hint.cell_text import CellText
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import paste
from tests.controllers.sudoku.hints.asking import (
    apply,
    ask,
    card,
    panel,
    shown_progress,
    tell_all,
    words,
)

HARD = ".....3.879....5...6......4..827.......9....643...9.8......7..1....5......43..1..6"
"""The first step beyond subsets is a kite."""
ALT = Qt.KeyboardModifier.AltModifier


def test_a_single_is_told_at_once(program: Program) -> None:
    paste(program, HARD)
    ask(program)
    tell_all(program)
    shown = card(program)
    assert (shown.primary_key.text(), shown.second_key.text()) == ("Apply", "Learn")
    assert "Step 4 of 4" in shown_progress(program)
    assert " can hold " in words(program)
    assert not shown.back.isVisible()


@pytest.mark.slow
def test_a_chain_ends_in_words_and_in_signs_for_who_asks(program: Program) -> None:
    until_a_chain(program)
    tell_all(program)
    shown = card(program)
    texts = [each for each in shown.findChildren(CellText) if each.isVisible()]
    assert not any(")r" in each.text() for each in texts)
    click(program, "Show the notation")
    (signs,) = (each for each in shown.findChildren(CellText) if ")r" in each.text())
    assert signs.isVisible()
    click(program, "Hide the notation")
    assert not signs.isVisible()


def test_a_cell_lights_up_whose_name_is_pointed_to(program: Program) -> None:
    paste(program, HARD)
    ask(program)
    tell_all(program)
    model, text = program.controller.model, card(program).findChildren(CellText)[0]
    name = next(cells_named(text.text()))
    (cell,) = name.cells
    before = {each: model.cell(each) for each in range(81)}
    program.qtbot.mouseMove(text, place_of(text, name.start))
    lit = {each for each in range(81) if model.cell(each) != before[each]}
    assert lit <= {cell}
    assert (model.cell(cell).ground, model.cell(cell).framed) == ("where", True)
    program.qtbot.mouseMove(text, place_of(text, 0))
    assert {each: model.cell(each) for each in range(81)} == before


def place_of(text: CellText, number: int) -> QPoint:
    """Where a sign of a text stands."""
    points = (QPoint(x, y) for y in range(2, text.height(), 4) for x in range(2, text.width(), 3))
    return next(each for each in points if text.place_at(each) == number)


def begin_chain(program: Program) -> None:
    """Leave remarks aside, and press Enter until the reasoning begins."""
    while card(program).second_key.text() == "Go on":
        click(program, "Go on")
    for _ in range(3):
        assert card(program).primary_key.text() == "Tell me more"
        program.press(Qt.Key.Key_Return)


def until_a_chain(program: Program) -> None:
    """Apply hints until one has links."""
    paste(program, HARD)
    for _ in range(80):
        ask(program)
        step = panel(program).step
        if step is not None and step.links:
            return
        apply(program)
    pytest.fail("no step had links")


@pytest.mark.slow
def test_each_link_of_a_chain_is_heard(program: Program, heard: list[str]) -> None:
    until_a_chain(program)
    tell_all(program)
    heard.clear()
    program.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert len(heard) == 1


@pytest.mark.slow
def test_a_chain_is_walked_from_its_first_link_to_its_last_by_enter_alone(
    program: Program,
) -> None:
    until_a_chain(program)
    before = program.controller.session.state
    begin_chain(program)
    shown, model = card(program), program.controller.model
    assert (shown.primary_key.text(), shown.second_key.text()) == ("Next", "Apply")
    assert not shown.back.isEnabled()
    assert "Link 1 of" in shown_progress(program)
    assert program.controller.status().endswith(" · Hint: Enter is “Next”, Esc closes")
    assert all(arrow.ahead for arrow in model.drawing.arrows)
    told = []
    while shown.primary_key.text() == "Next":
        told.append(words(program))
        program.press(Qt.Key.Key_Return)
    assert len({*told}) == len(told) >= 2
    assert not any(arrow.ahead for arrow in model.drawing.arrows)
    assert (shown.primary_key.text(), shown.second_key.text()) == ("Apply", "Learn")
    click(program, "Back")
    assert words(program) == told[-1]
    program.qtbot.keyClick(program.controller.page.board, Qt.Key.Key_Right, ALT)
    assert shown.primary_key.text() == "Apply"
    assert program.controller.session.state == before
    program.press(Qt.Key.Key_Return)
    assert program.controller.session.state != before
    assert not panel(program).is_open


@pytest.mark.slow
def test_a_chain_can_be_applied_from_any_of_its_links(program: Program) -> None:
    until_a_chain(program)
    before = program.controller.session.state
    begin_chain(program)
    click(program, "Apply")
    assert program.controller.session.state != before


@pytest.mark.slow
@pytest.mark.parametrize("held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier])
def test_arrows_walk_whichever_key_of_the_card_has_the_focus(
    program: Program, held: Qt.KeyboardModifier
) -> None:
    until_a_chain(program)
    tell_all(program)
    whole, shown = program.controller.model.drawing, card(program)
    for key in (shown.cross, shown.back, shown.primary_key, shown.second_key):
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
    tell_all(program)
    program.press(Qt.Key.Key_Return)
    ask(program)
    assert panel(program).step != step
    grid = program.controller.session.state
    assert step is not None
    for cell, digit in step.eliminations:
        assert grid.candidates[cell]
        assert not grid.candidates[cell] >> digit - 1 & 1
