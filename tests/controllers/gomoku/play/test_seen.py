# SPDX-License-Identifier: MIT
"""What the window says and offers after the commands of two players is as `tests/data/seen` has it.

Where that was meant to change, `SEEN=write` before pytest writes it anew: what it then says is to
be read.
"""

import os
import sys

import pytest

from tests.controllers.gomoku.table import FIVE, Table
from tests.controllers.seen import told_by_the_last, write_down, written_down
from tests.sweeps import every

PLAYED = (
    "", "h8", "h8 i9", "h8 undo", "h8 i9 undo redo", "h8 pause", "h8 pause pause", FIVE,
    f"{FIVE} undo", "resign", "h8 resign", "h8 resign resign", "h8 agree_draw",
    "h8 agree_draw agree_draw", "h8 pass_move", "h8 pass_move pass_move", "h8 swap_sides",
    "play_again", f"{FIVE} play_again", "set_up", "set_up h8", "set_up h8 i9 set_up",
    "set_up undo", "h8 copy", "h8 copy_picture", "h8 line_back", "h8 line_back line_on",
    "show_guide", "zoom_in", "full_screen", f"{FIVE} line_back", "copy_details",
)  # fmt: skip
"""Each a row of commands of two persons on a board of 15."""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere keys have other names")
@pytest.mark.parametrize("words", every(3, PLAYED))
def test_a_command_changes_what_the_window_says_and_offers(table: Table, words: str) -> None:
    found = told_by_the_last(table.program, words)
    if os.environ.get("SEEN") == "write":
        write_down("gomoku", written_down("gomoku") | {words: found})
    assert found == written_down("gomoku")[words]
