# SPDX-License-Identifier: MIT
"""What comes and goes in the window as a player goes through the program is as written down.

Where that was meant to change, `WALKED=write` before pytest writes `tests/data/walked` anew: what
it then says is to be read.
"""

import os
import sys

import pytest

from sudoku_qt.controllers.sudoku.compose import surveyor
from sudoku_qt.models.clock import PlayClock
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemeStyle, wear
from tests.controllers.conftest import Begin, begin, empty_library, notices_stay
from tests.owners import LIGHT
from tests.views.walks import FOLDER, WALKS, walked

PLAYED_MS = 83_000
__all__ = ["begin", "empty_library", "notices_stay"]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="letters are as wide as FreeType makes them")
@pytest.mark.parametrize("name", WALKS)
def test_each_step_changes_what_is_written_down(
    name: str, begin: Begin, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(surveyor, "LULL_MS", 10**8)  # a rating comes some time later
    monkeypatch.setattr(PlayClock, "elapsed_ms", lambda _: PLAYED_MS)
    program = begin()
    program.shell.window.resize(1000, 740)
    found = walked(name, program.start(painting=True), theme)
    wear(LIGHT, ThemeStyle)

    file = FOLDER / f"{name}.txt"
    if os.environ.get("WALKED") == "write":
        FOLDER.mkdir(exist_ok=True)
        file.write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
    assert found == file.read_text(encoding="utf-8").splitlines()
