# SPDX-License-Identifier: MIT
"""Earlier games in the menu, told so that a player recognises them."""

import re
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.files.earlier_games import MOST_BYTES, game_of, left_at
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.engine.sudoku.edits import place
from tests.controllers.conftest import Program
from tests.controllers.gomoku.table import Table
from tests.sweeps import in_turn

NOW = datetime(2026, 11, 21, 9, 5)  # noqa: DTZ001 - on the player's clock


def told(program: Program) -> list[str]:
    """What the menu offers."""
    menu = QMenu()
    program.shell.documents.fill_earlier(menu)
    return [action.text() for action in menu.actions()]


def left(program: Program) -> Path:
    """Enter a digit, leave the game for another, and give the file of what was left."""
    session = program.controller.session
    session.play(place(session.state, next(session.state.empty_cells), 1))
    program.controller.new_puzzle.new_alike()
    program.settle()
    return program.shell.documents.earlier()[0]


def test_a_sudoku_is_told_by_its_level_and_how_far_it_had_come(program: Program) -> None:
    filled = 81 - program.controller.session.state.values.count(0) + 1
    left(program)
    (line,) = told(program)
    assert re.fullmatch(rf"Easy Sudoku, {filled} of 81, today \d\d:\d\d", line)


def test_a_game_of_gomoku_is_told_by_its_board_and_its_moves(table: Table) -> None:
    table.click("h8 i9 j10")
    table.begin()
    (line,) = told(table.program)
    assert line.startswith("Gomoku 15 × 15, move 3, today ")


def test_it_is_told_in_the_language_of_the_window(program: Program) -> None:
    left(program)
    program.appearance.set_language("zh_CN", remember=False)
    (line,) = told(program)
    program.appearance.set_language("en", remember=False)
    assert "简单" in line
    assert "今天" in line


@pytest.mark.parametrize("data", [b"", b"{", b'{"format": "sudoku-qt.game", "version": [1, 0]}'])
def test_a_damaged_file_is_named_as_such(program: Program, data: bytes) -> None:
    path = left(program)
    path.write_bytes(data)
    (line,) = told(program)
    assert line.startswith("Damaged game, today ")
    before = program.controller.session.state
    program.shell.documents.open(path)
    program.settle()
    assert program.notice()
    assert program.controller.session.state is before


def test_what_is_too_long_for_a_menu_is_only_named(tmp_path: Path) -> None:
    path = tmp_path / "long.gomoku"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert game_of(path, GAMES) == "Gomoku"


@in_turn(
    ("stem", "words"),
    [
        ("2026-11-21 08.13.25", "today 08:13"),
        ("2026-11-21 08.13.25 2", "today 08:13"),
        ("2026-11-20 23.59.59", "yesterday 23:59"),
        ("2026-11-19 00.00.00", "2026-11-19 00:00"),
        ("2025-11-21 08.13.25", "2025-11-21 08:13"),
        ("my best game", "my best game"),
    ],
)
def test_the_time_is_told_as_people_say_it(stem: str, words: str) -> None:
    assert left_at(Path(f"{stem}.sudoku"), NOW) == words
