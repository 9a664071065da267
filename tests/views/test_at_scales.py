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

ROOT = Path(__file__).resolve().parent.parent.parent
SCALES = {  # scale: widths of thin lines, box lines and the frame
    "1": (1, 2, 3),
    "1.25": (1, 2, 4),
    "1.5": (1, 3, 4),
    "1.75": (2, 3, 5),
    "2": (2, 4, 6),
    "3": (3, 6, 9),
}


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    """Measure the board at every scale, each in a process of its own, all at once."""
    started = {
        scale: subprocess.Popen(
            [sys.executable, "-m", "tests.views.measured_board"],
            cwd=ROOT,
            env={**os.environ, "QT_SCALE_FACTOR": scale},
            stdout=subprocess.PIPE,
            text=True,
        )
        for scale in SCALES
    }
    return {
        scale: json.loads(process.communicate(timeout=60)[0]) for scale, process in started.items()
    }


@pytest.mark.parametrize("direction", ["across", "down"])
@pytest.mark.parametrize("scale", SCALES)
def test_cells_are_equal_and_lines_are_whole(
    measured: dict[str, Any], theme: Theme, scale: str, direction: str
) -> None:
    assert measured[scale]["ratio"] == float(scale)
    thin, box, frame = SCALES[scale]
    lines: list[tuple[str, int]] = []
    cells: list[tuple[str, int]] = []
    lined = {theme.thin.name(), theme.box.name()}
    for colour, length in board_part(measured[scale][direction], theme):
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
