# SPDX-License-Identifier: MIT
"""The table of keys: a key of two actions works for the one that was changed last."""

from sudoku_qt.controllers.actions import ActionRow, Separator
from sudoku_qt.controllers.keys.table import KeyAction, KeyTable, key_actions
from sudoku_qt.views.systems import System

NEW = KeyAction("new", "New", "file", "", ("Ctrl+N",))
CHECK = KeyAction("check", "Check", "game", "sudoku", ("Ctrl+K",))
FILL = KeyAction("fill", "Fill", "edit", "sudoku", ("Ctrl+M", "F2"))
HINT = KeyAction("hint", "Hint", "game", "gomoku", ("H",))
ALL = NEW, CHECK, FILL, HINT


def test_without_changes_every_action_has_its_usual_keys() -> None:
    table = KeyTable(ALL, {})
    assert table.all_working() == {action.name: action.standard for action in ALL}


def test_what_was_changed_keeps_a_key_of_another() -> None:
    table = KeyTable(ALL, {"check": ("Ctrl+M",)})
    assert table.rivals("check") == ["fill"]
    assert table.rivals("fill") == ["check"]
    assert table.working("check") == ("Ctrl+M",)
    assert table.working("fill") == ("F2",)
    assert table.keys("fill") == ("Ctrl+M", "F2")


def test_of_two_that_were_changed_the_later_keeps_it() -> None:
    table = KeyTable(ALL, {"check": ("F7",), "new": ("F7",)})
    assert table.working("check") == ()
    assert table.working("new") == ("F7",)


def test_actions_of_different_games_can_share_a_key() -> None:
    table = KeyTable(ALL, {"hint": ("Ctrl+K",)})
    assert table.rivals("hint") == []
    assert table.working("check") == ("Ctrl+K",)


def test_an_action_without_keys_is_in_nobodys_way() -> None:
    table = KeyTable(ALL, {"check": (), "unknown": ("Ctrl+N",)})
    assert table.working("check") == ()
    assert table.working("new") == ("Ctrl+N",)


def test_what_a_board_takes_stands_in_place_of_the_action_of_that_name(qapp: object) -> None:
    rows = (
        ActionRow("edit", "clear", "Clear"),
        Separator("edit"),
        ActionRow("edit", "cut", "Cut", ("F2",)),
    )
    board = (ActionRow("board", "clear", "Erase", ("Del",)),)
    actions = key_actions(rows, board, "sudoku", System.KDE)
    assert [(each.name, each.group, each.standard) for each in actions] == [
        ("cut", "edit", ("F2",)),
        ("clear", "board", ("Del",)),
    ]
