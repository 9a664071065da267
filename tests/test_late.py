# SPDX-License-Identifier: MIT
"""Parts that are made late: each is found, made once, and has what the menus ask of it."""

from typing import Any

import pytest

from sudoku_qt.controllers.actions import SHELL_ROWS, ActionRow, Rows, Submenu
from sudoku_qt.controllers.library_window.library import ProgramLibrary
from sudoku_qt.controllers.shell import Shell
from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.controllers.sudoku.late_parts import SudokuLateParts
from sudoku_qt.controllers.sudoku.menu import SUDOKU_ROWS
from sudoku_qt.late import Imported, if_made, late, late_parts, to_part

OWNERS: tuple[type[Any], ...] = Shell, ProgramLibrary, SudokuController
MENUS: tuple[tuple[type[Any], Rows], ...] = (
    (Shell, SHELL_ROWS),
    (SudokuController, SUDOKU_ROWS),
)


class Shelf:
    """Has a part that is made late."""

    def __init__(self) -> None:
        self.asked = 0

    @late("collections:Counter")
    def counter(self, kind: "type[Any]") -> Any:
        """What is counted."""
        self.asked += 1
        return kind("aab")


def test_a_part_is_made_once_when_it_is_asked_for() -> None:
    shelf = Shelf()
    assert Shelf.counter.made(shelf) is None
    assert shelf.counter["a"] == 2
    assert Shelf.counter.made(shelf) is shelf.counter
    assert shelf.asked == 1


def test_its_methods_can_be_had_before() -> None:
    shelf = Shelf()
    most = to_part(shelf, "counter", "most_common")
    assert shelf.asked == 0
    assert most(1) == [("a", 2)]


@pytest.mark.parametrize("owner", OWNERS)
def test_every_part_is_found_where_it_is_said_to_be(owner: type[Any]) -> None:
    parts = late_parts(owner)
    assert parts
    for name, part in parts.items():
        kind = part.kind()
        assert part._make.__annotations__["return"] == kind.__name__, name


@pytest.mark.parametrize(("owner", "rows"), MENUS)
def test_a_part_has_what_its_rows_call(owner: type[Any], rows: Rows) -> None:
    parts = late_parts(owner)
    for row in rows:
        if isinstance(row, ActionRow | Submenu) and row.part:
            method = row.name if isinstance(row, ActionRow) else f"fill_{row.name}"
            assert callable(getattr(parts[row.part].kind(), method)), method


def test_what_is_imported_late_is_there() -> None:
    facts = [name for name, value in vars(SudokuLateParts).items() if isinstance(value, Imported)]
    assert facts
    for name in facts:
        assert getattr(SudokuController, name) is not None


def test_a_part_that_is_not_there_yet_is_not_asked() -> None:
    shelf = Shelf()
    most = if_made(shelf, "counter", "most_common")
    assert not most(1)
    assert shelf.asked == 0
    assert shelf.counter
    assert most(1) == [("a", 2)]
