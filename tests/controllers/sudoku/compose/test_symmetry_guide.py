# SPDX-License-Identifier: MIT
"""The symmetry that a setter keeps to."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.sudoku.compose.symmetry_guide import SymmetryGuide, symmetry_word
from tests.controllers.conftest import Program


def offered(program: Program) -> dict[str, QAction]:
    """What the menu offers."""
    menu = program.controller.actions.tool("composing_symmetry").menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions() if action.text()}


def guide(program: Program) -> SymmetryGuide:
    return program.controller.composing.guide


def test_the_menu_chooses_a_symmetry_and_the_tool_is_called_so(program: Program) -> None:
    program.controller.composing.compose()
    tool = program.controller.actions.tool("composing_symmetry")
    assert (tool.iconText(), guide(program).word) == ("No symmetry", "")
    offered(program)["Central"].trigger()
    assert (tool.iconText(), guide(program).symmetry.name) == ("Central", "central")
    assert next(text for text, each in offered(program).items() if each.isChecked()) == "Central"
    program.settle()


def test_without_a_symmetry_there_is_no_pair_to_erase(program: Program) -> None:
    program.controller.composing.compose()
    program.settle()
    pair = program.controller.cards.pad.pair
    for name, has_pairs in (("none", False), ("central", True)):
        guide(program).choose(name)
        program.settle()
        assert pair.isVisible() == has_pairs
    program.controller.actions["leave_composing"].trigger()
    assert not pair.isVisible()


def test_whether_partners_follow_is_remembered(program: Program) -> None:
    program.controller.composing.compose()
    action = program.controller.actions["partners_follow"]
    assert action.isChecked()
    action.trigger()
    assert not guide(program).follows
    guide(program).name()
    assert not action.isChecked()
    program.settle()


def test_a_symmetry_that_is_none_is_forgotten(program: Program) -> None:
    program.settings.set("compose_symmetry", "spiral")
    assert guide(program).symmetry.name == "none"
    assert symmetry_word("all") == "All of them"
