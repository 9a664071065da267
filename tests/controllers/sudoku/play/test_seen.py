# SPDX-License-Identifier: MIT
"""What the window says and offers after a player's commands is as `tests/data/seen` has it.

Where that was meant to change, `SEEN=write` before pytest writes it anew: what it then says is to
be read.
"""

import os
import sys

import pytest

from sudoku_qt.controllers.sudoku.compose import surveyor
from tests.controllers.conftest import Program
from tests.controllers.seen import told_by_the_last, write_down, written_down
from tests.controllers.sudoku.by_hand import EASY, go, paste
from tests.sweeps import every

PLAYED = (
    "", "r1c3 4", "r1c3 4 undo", "r1c3 4 undo redo", "r1c3 9", "r1c3 9 check", "r1c3 9 hint",
    "r1c3 9 last_correct", "r1c3 4 check", "check", "hint", "hint hint", "hint hint hint",
    "hint hint hint hint", "solve", "pause", "pause pause", "restart", "r1c3 4 restart",
    "fill_notes", "fill_notes check_notes", "fill_notes clear_notes", "check_notes",
    "r1c3 corner_mode 4", "r1c3 centre_mode 4", "r1c3 colour_mode 4",
    "r1c3 colour_mode 4 uncolour", "digit_first", "select_all", "r1c3 4 clear",
    "set_checkpoint", "r1c3 missing_here",
    "fill_notes r1c3 missing_here", "r1c3 what_if", "r1c3 what_if 4",
    "r1c3 what_if 4 drop", "r1c3 ask_why", "r1c3 ask_why 4", "show_rules", "show_history",
    "r1c3 4 show_history", "learn", "zoom_in", "zoom_out",
    "copy", "copy_picture", "copy_sudokupad", "r1c3 4 copy_fpuzzles", "copy_details", "full_screen",
)  # fmt: skip
COMPOSED = (
    "type_in", "type_in 5", "type_in 5 play_typed", "type_in leave_composing",
    "compose", "compose 5", "compose 5 leave_composing", "compose_this",
    *(f"compose_this {word}" for word in (
        "complete", "show_completing", "show_possible", "show_settled",
        "show_redundant", "show_partners", "partners_follow", "erase_pair", "undo",
        "play_typed", "leave_composing", "keep_composed",
    )),
    "compose_this r1c1 clear", "compose_this r1c1 clear complete",
)  # fmt: skip
"""Each a row of commands on an easy puzzle; r1c3 is a 4."""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere keys have other names")
@pytest.mark.parametrize("words", every(3, [*PLAYED, *COMPOSED]))
def test_a_command_changes_what_the_window_says_and_offers(
    fresh: Program, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    monkeypatch.setattr(surveyor, "LULL_MS", 10**8)  # a rating comes some time later
    paste(fresh, EASY)
    go(fresh, 40)
    file = "composed" if words in COMPOSED else "played"
    found = told_by_the_last(fresh, words)
    if os.environ.get("SEEN") == "write":
        write_down(file, written_down(file) | {words: found})
    assert found == written_down(file)[words]
