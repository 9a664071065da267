# SPDX-License-Identifier: MIT
"""The sets of keys: HoDoKu's frees F1 to F9, and nothing gets a key that it cannot have."""

import pytest

from sudoku_qt.controllers.actions import SHELL_ROWS
from sudoku_qt.controllers.gomoku.menu import GOMOKU_ROWS
from sudoku_qt.controllers.keys.reserved import systems_own
from sudoku_qt.controllers.keys.sets import HODOKUS_FILTERS, allowed, hodokus, with_options
from sudoku_qt.controllers.keys.table import KeyAction, KeyTable, key_actions
from sudoku_qt.controllers.sudoku.menu import BOARD_ROWS, SUDOKU_ROWS
from sudoku_qt.views.systems import System


def every(system: System) -> tuple[KeyAction, ...]:
    """What keys do in the window of each game."""
    return (
        *key_actions(SHELL_ROWS, (), "", system),
        *key_actions(SUDOKU_ROWS, BOARD_ROWS, "sudoku", system),
        *key_actions(GOMOKU_ROWS, (), "gomoku", system),
    )


@pytest.mark.parametrize("system", System)
def test_hodokus_keys_are_free_for_its_filters_and_in_nobodys_way(
    qapp: object, system: System
) -> None:
    actions = every(system)
    table = KeyTable(actions, hodokus(actions, system))
    keys = {key for each in table.all_working().values() for key in each}
    assert keys.isdisjoint(HODOKUS_FILTERS)
    assert keys.isdisjoint(systems_own(system))
    assert table.working("show_keys") == (("Ctrl+/" if system is System.MAC else "Ctrl+?"),)
    assert all(not table.rivals(action.name) for action in actions)
    assert table.working("next_part")


def test_f12_is_a_hint_where_the_system_lets_it_through(qapp: object) -> None:
    assert hodokus(every(System.KDE), System.KDE)["hint"] == ("F12",)
    assert "hint" not in hodokus(every(System.MAC), System.MAC)


def test_of_changes_only_what_there_can_be_is_taken(qapp: object) -> None:
    changes = {"check": ("F2", "5", "Alt+F4"), "moon": ("F3",), "undo": ()}
    taken = allowed(changes, every(System.KDE), System.KDE)
    assert taken == {"check": ("F2",), "undo": ()}


def test_the_filters_come_and_go_with_the_set() -> None:
    assert with_options({"key_set": "hodoku"})["function_keys"] is True
    assert with_options({"key_set": "standard"})["function_keys"] is False
    assert with_options({"key_set": "own"}) == {"key_set": "own"}
    assert with_options({"key_set": "hodoku", "function_keys": False})["function_keys"] is False
