# SPDX-License-Identifier: MIT
"""The board at every scale, read from its pixels: whole lines, equal cells, nothing between."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sudoku_qt.views.theme import Theme
from tests.sweeps import every

ROOT = Path(__file__).resolve().parent.parent.parent
SCALES = {  # scale: widths of thin lines, box lines and the frame
    "1": (1, 2, 3),
    "1.25": (1, 2, 4),
    "1.75": (2, 3, 5),
    "1.5": (1, 3, 4),
    "3": (3, 6, 9),
    "2": (2, 4, 6),
}


def measured(scale: str) -> dict[str, Any]:
    """Measure the board at a scale, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.views.measured_board"],
        cwd=ROOT,
        env={**os.environ, "QT_SCALE_FACTOR": scale},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=60,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("scale", every(2, SCALES))
def test_cells_are_equal_and_lines_are_whole(theme: Theme, scale: str) -> None:
    seen = measured(scale)
    assert seen["ratio"] == float(scale)
    for direction in ("across", "down"):
        assert_whole(board_part(seen[direction], theme), theme, *SCALES[scale])


def assert_whole(
    runs: list[tuple[str, int]], theme: Theme, thin: int, box: int, frame: int
) -> None:
    """Look at the runs of colours across a board or down: nine equal cells, whole lines."""
    lines: list[tuple[str, int]] = []
    cells: list[tuple[str, int]] = []
    lined = {theme.thin.name(), theme.box.name()}
    for colour, length in runs:
        (lines if colour in lined else cells).append((colour, length))
    assert len({length for _, length in cells}) == 1
    assert len(cells) == 9
    assert {colour for colour, _ in cells} <= {theme.board.name(), theme.peer.name()}
    strong, fine = (theme.box.name(), box), (theme.thin.name(), thin)
    edge = (theme.box.name(), frame)
    inner = [fine, fine, strong, fine, fine, strong, fine, fine]
    assert lines == [edge, *inner, edge]


def board_part(runs: list[list[Any]], theme: Theme) -> list[tuple[str, int]]:
    """The runs from the frame's one edge to its other."""
    found = [(colour, length) for colour, length in runs]
    edges = [place for place, (colour, _) in enumerate(found) if colour == theme.box.name()]
    return found[edges[0] : edges[3] + 1]
