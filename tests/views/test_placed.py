# SPDX-License-Identifier: MIT
"""What lies where on dialogs, pages and bars is what `tests/data/placed.txt` says.

Where that was meant to change, `python -m tests.views.placed_dialogs` writes the file anew: what it
then says is to be read.
"""

import sys
from functools import cache

import pytest
from PySide6.QtCore import QObject

from sudoku_qt.views.theme import Theme
from tests.views.placed_dialogs import FILE, NAMES, lying


@cache
def told() -> dict[str, list[str]]:
    """What the file says of each."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            found[name].append(line[2:])
        else:
            name = line
            found[name] = []
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="letters are as wide as FreeType makes them")
@pytest.mark.parametrize("name", NAMES)
def test_each_part_lies_where_it_is_written_down(name: str, owner: QObject, theme: Theme) -> None:
    assert lying(name, owner, theme) == told()[name]
