# SPDX-License-Identifier: MIT
"""The keys that hold: those that were kept, in the window of either game."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.actions import ActionRow, Rows
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.keys.bindings import KeyBindings
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.keys.key_names import on_keyboards
from tests.controllers.conftest import Begin, Program
from tests.controllers.gomoku.table import Table


def keys_of(program: Program, name: str) -> list[str]:
    """The keys of an action of the window."""
    for actions in (program.shell._actions, program.shell.controller.actions):
        if name in actions:
            return [key.toString() for key in actions[name].shortcuts() if on_keyboards(key)]
    raise KeyError(name)


@pytest.mark.parametrize(
    "kept",
    [
        "check=F2",
        "moon=F9 check=F2 nonsense",
        "check=Ctrl+Moon check=F2",
        "check=F2 check=5 undo=Alt+F4",
        "fill_notes=F2 check=F2",
    ],
)
def test_what_is_kept_holds_and_what_is_no_key_is_passed_over(begin: Begin, kept: str) -> None:
    program = begin()
    program.settings.set("key_set", "own")
    program.settings.set("keys", kept)
    program.settings.save()
    again = begin().start()
    assert keys_of(again, "check") == ["F2"]
    assert keys_of(again, "new") == ["Ctrl+N"]


@pytest.mark.parametrize("kept", ["loud", "", "OWN"])
def test_an_unknown_set_is_the_standard_one(begin: Begin, kept: str) -> None:
    program = begin()
    program.settings.set("key_set", kept)
    program.settings.set("keys", "check=F2")
    assert keys_of(begin().start(), "check") == ["Ctrl+K"]


def test_a_key_of_one_game_does_not_take_that_of_the_shell_in_the_other(program: Program) -> None:
    preferences = program.shell.preferences
    preferences.set("key_set", "own")
    preferences.set("keys", "check=Ctrl+N resign=Ctrl+S")
    assert keys_of(program, "check") == ["Ctrl+N"]
    assert keys_of(program, "new") == []
    assert keys_of(program, "save") == ["Ctrl+S"]
    Table(program)
    assert keys_of(program, "resign") == ["Ctrl+S"]
    assert keys_of(program, "new") == ["Ctrl+N"]
    assert keys_of(program, "save") == []


def hints(_entry: object) -> tuple[Rows, Sequence[ActionRow]]:
    """The table of a game that gives hints."""
    return (ActionRow("game", "hint", "&Hint", ("H",)),), ()


def test_what_two_games_call_the_same_has_one_key(program: Program) -> None:
    bindings = KeyBindings(program.shell._actions, GAMES, hints, program.shell.preferences)
    (hint,) = [action for action in bindings.all_actions() if action.name == "hint"]
    assert hint.game == ""
    assert hint.standard == ("H",)


def test_what_speaks_of_keys_follows_them(program: Program) -> None:
    cards = program.controller.cards
    digit = cards.pad.modes.stops()[0]
    assert cards.tip._title.text() == "Space: Notes, Corner, Colour"
    assert digit.toolTip() == "Enter digits (Z)"
    assert program.shell._actions["undo"].toolTip() == "Undo (Ctrl+Z)"
    program.shell.preferences.set("key_set", "own")
    program.shell.preferences.set("keys", "next_mode=Ctrl+E digit_mode= undo=F2")
    assert cards.tip._title.text() == "Ctrl+E: Notes, Corner, Colour"
    assert digit.toolTip() == "Enter digits"
    assert program.shell._actions["undo"].toolTip() == "Undo (F2)"
    assert "Pause (P)" in {each.toolTip() for each in program.shell.window.findChildren(IconButton)}
    assert "(Ctrl+M)" in cards.pad.fill.toolTip()
    program.controller.actions["show_history"].trigger()
    assert cards.history.checkpoint_key.toolTip() == "Set checkpoint (Ctrl+D)"
    assert dict(program.controller.board_keys().sheet)["Change the way of entering"] == "Ctrl+E"
    program.shell.preferences.set("keys", "next_mode= pause=F3 list_next=F4 clear=E fill_notes=")
    program.controller.lists.retranslate()  # who says what the keys of a list's card are called
    after = {each.toolTip() for each in program.shell.window.findChildren(IconButton)}
    assert {"Pause (F3)", "Next puzzle (F4)"} <= after
    assert cards.pad.erase.toolTip() == "Erase (E)"
    assert "(" not in cards.pad.fill.toolTip()
    assert cards.pad.filter.toolTip().endswith("(Alt+1–9)")
    assert cards.tip._title.text() == "Notes"


def test_hodokus_function_keys_point_out_digits(program: Program) -> None:
    program.shell.dialogs.preferences().dialog.chosen.emit("key_set", "hodoku")
    program.press(Qt.Key.Key_F6)
    assert program.controller.entering.entry.sought.digit == 6
    assert keys_of(program, "next_part") == ["Ctrl+Tab"]
    program.shell.dialogs.preferences().dialog.chosen.emit("key_set", "standard")
    program.press(Qt.Key.Key_F7)
    assert program.controller.entering.entry.sought.digit == 6
