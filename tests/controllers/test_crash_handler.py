# SPDX-License-Identifier: MIT
"""The program's own mistakes cost nobody a game, and show nobody a traceback."""

from pathlib import Path

from sudoku_qt.controllers.crash_handler import CrashHandler
from tests.controllers.conftest import Program


def test_a_mistake_of_the_programs_own_keeps_the_game_and_says_so(program: Program) -> None:
    crash_handler = CrashHandler(program.shell, program.paths.errors)
    program.controller.notes.fill_notes()
    error = RuntimeError("for the log")
    crash_handler.happened(type(error), error, None)

    assert "Your game is kept" in program.notice()
    assert "Traceback" not in program.notice()
    assert "for the log" in program.paths.errors.read_text(encoding="utf-8")
    assert (program.paths.kept_games / "sudoku.current").exists()


def test_where_not_even_the_log_can_be_written_the_player_is_told(
    program: Program, tmp_path: Path
) -> None:
    CrashHandler(program.shell, tmp_path).happened(
        RuntimeError, RuntimeError("a folder is no log"), None
    )
    assert "Your game is kept" in program.notice()


def test_a_long_log_begins_anew(program: Program, tmp_path: Path) -> None:
    log = tmp_path / "errors.log"
    log.write_text("x" * 2**20 + "y", encoding="utf-8")
    CrashHandler(program.shell, log).happened(RuntimeError, RuntimeError("new"), None)
    assert log.stat().st_size < 1000
