# SPDX-License-Identifier: MIT
"""In each size the parts of dialogs, pages and cards lie as `tests/data/sized.txt` says.

Where that was meant to change, `SIZED=write` before pytest writes anew what it runs: of a line only
the sum is there, so what has moved is looked at in the window.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from sudoku_qt.views.fonts import face
from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemeStyle, wear
from tests.owners import LIGHT
from tests.views.placed_dialogs import EVERY, Made
from tests.views.placed_sizes import in_sizes

FILE = Path(__file__).resolve().parent.parent / "data" / "sized.txt"


@pytest.fixture
def dressed(theme: Theme) -> Iterator[None]:
    """The program's style and letters, and nothing that moves."""
    still, letters = theme._replace(motion=False), QApplication.font()
    QApplication.setFont(face(14))  # as in the program; other machines have others
    wear(still, ProgramStyle)
    yield
    wear(LIGHT, ThemeStyle)
    QApplication.setFont(letters)


def told() -> dict[str, list[str]]:
    """What the file says of each."""
    found: dict[str, list[str]] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else ():
        if not line.startswith("  "):
            name = line
        found.setdefault(name, []).extend([line[2:]] if line != name else [])
    return found


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="letters are as wide as FreeType makes them")
@pytest.mark.parametrize("name", EVERY)
def test_in_each_size_its_parts_lie_where_it_is_written_down(
    name: str, owner: QObject, dressed: None
) -> None:
    make, sizes = EVERY[name]
    made = Made(owner)
    whole = make(made)
    if sizes:
        whole.resize(*sizes[0])
    whole.show()
    found = [*in_sizes(whole, is_page=len(sizes) > 1 or name.startswith("page: "))]
    made.take_away(whole)

    if os.environ.get("SIZED") == "write":
        text = (told() | {name: found}).items()
        FILE.write_text(
            "".join("\n  ".join([each, *lines]) + "\n" for each, lines in text), encoding="utf-8"
        )
    assert found == told()[name]
