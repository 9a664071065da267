# SPDX-License-Identifier: MIT
"""The tables of actions: every row has a menu, and no two are in each other's way."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QKeySequence

from sudoku_qt.controllers.actions import MENUS, SHELL_ROWS, ActionRow, Role, Rows, Submenu
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.gomoku.menu import GOMOKU_ROWS
from sudoku_qt.controllers.keys.reserved import THE_SYSTEMS_OWN, systems_own
from sudoku_qt.controllers.sudoku.menu import BOARD_ROWS, SUDOKU_ROWS
from sudoku_qt.views.systems import System

TABLES = {"shell": SHELL_ROWS, "sudoku": SUDOKU_ROWS, "gomoku": GOMOKU_ROWS}


# The program's own tables


@pytest.mark.parametrize("rows", TABLES.values(), ids=list(TABLES))
def test_every_row_stands_in_a_menu_there_is(rows: Rows) -> None:
    assert {row.menu for row in rows} <= {name for name, _ in MENUS}


def together(kind: str) -> Rows:
    """The rows that stand in the window at once: the shell's and those of one game."""
    return (*SHELL_ROWS, *TABLES[kind])


each_game = pytest.mark.parametrize("kind", [entry.name for entry in GAMES])


@each_game
def test_no_name_stands_in_two_rows(kind: str) -> None:
    names = Counter(row.name for row in together(kind) if isinstance(row, ActionRow | Submenu))

    assert [name for name, times in names.items() if times > 1] == []


each_system = pytest.mark.parametrize("system", System)


def sequences(kind: str, system: System) -> Iterator[str]:
    """The keys of a game's window on a system."""
    board = BOARD_ROWS if kind == "sudoku" else ()
    for row in (*together(kind), *board):
        if isinstance(row, ActionRow):
            yield from row.standard_keys(system)


@each_game
@each_system
def test_no_key_does_two_things(kind: str, system: System, qapp: object) -> None:
    times = Counter(sequences(kind, system))

    assert times["Ctrl+Z"] == 1
    assert [key for key, count in times.items() if count > 1] == []


@each_game
@each_system
def test_no_key_is_one_that_a_system_keeps_for_itself(
    kind: str, system: System, qapp: object
) -> None:
    assert systems_own(system).isdisjoint(sequences(kind, system))


@each_system
def test_every_key_of_a_system_is_one_that_qt_knows(system: System, qapp: object) -> None:
    keys = THE_SYSTEMS_OWN[system].split()

    assert [key for key in keys if QKeySequence(key).toString() != key] == []
    assert len(set(keys)) == len(keys)


def test_a_system_without_keys_of_its_own_has_those_of_all() -> None:
    row = ActionRow("play", "jump", "Jump", ("Ctrl+J",), mac=("Ctrl+K",), gnome=())

    assert [row.keys_on(system) for system in System] == [
        ("Ctrl+J",), ("Ctrl+K",), (), ("Ctrl+J",),
    ]  # fmt: skip


@each_game
def test_no_letter_of_a_menu_is_underlined_twice(kind: str) -> None:
    rows = [row for row in together(kind) if isinstance(row, ActionRow | Submenu)]
    letters = Counter(
        (mode, row.menu, row.submenu, letter.lower())
        for mode in {"", *(mode for row in rows for mode in row.modes)}
        for row in rows
        if not row.modes or mode in row.modes
        for letter in re.findall(r"&(\w)", row.text)
    )

    assert [place for place, times in letters.items() if times > 1] == []


@each_game
def test_every_key_of_a_table_is_one_that_qt_knows(kind: str, qapp: object) -> None:
    for row in together(kind):
        for key in (*row.keys, *(row.mac or ())) if isinstance(row, ActionRow) else ():
            if isinstance(key, str):
                assert QKeySequence(key).toString(), f"{row} has the unknown key {key}"


def test_a_mac_moves_three_rows_into_its_own_menu_whatever_they_are_called() -> None:
    moved = {
        row.name: row.mac_role
        for table in TABLES.values()
        for row in table
        if isinstance(row, ActionRow)
    }
    own = {name: role for name, role in moved.items() if role is not Role.NoRole}
    assert own == {
        "quit": Role.QuitRole,
        "show_preferences": Role.PreferencesRole,
        "about": Role.AboutRole,
    }
