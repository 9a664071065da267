# SPDX-License-Identifier: MIT
"""The crosstable of a tournament of Gomoku engines as text."""

from collections.abc import Sequence
from math import isinf

from sudoku_qt.cli.columns import columns, padded
from sudoku_qt.cli.language import spoken
from sudoku_qt.engine.gomoku.tournament.score import Rating, Score
from sudoku_qt.engine.gomoku.tournament.table import Standing

NONE = "-"


def table_text(table: Sequence[Standing], names: Sequence[str]) -> str:
    """A line for each entrant, the best first: rating, games, points, and those against each."""
    order = [line.entrant for line in table]
    head = ["", spoken("Name"), "Elo", "95 %", spoken("Games"), spoken("Points")]
    rows = [[*head, *(str(place) for place in range(1, len(table) + 1))]]
    for place, line in enumerate(table, 1):
        against = [_points(line.against[other]) for other in order]
        rating = _rating(line.rating)
        score = str(line.score.games), f"{line.score.points:g}"
        rows.append([str(place), names[line.entrant], *rating, *score, *against])
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    return "".join(_line(row, widths) for row in rows)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    """Cells side by side; names begin at the left, numbers end at the right."""
    cells = [
        padded(cell, width) if place == 1 else " " * (width - columns(cell)) + cell
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip() + "\n"


def _rating(rating: Rating | None) -> tuple[str, str]:
    if rating is None:
        return NONE, NONE
    ends = [f"{end:+.0f}" if not isinf(end) else f"{end:+}"[0] + "∞" for end in _ends(rating)]
    return f"{rating.elo:+.0f}", spoken("{low} to {high}").format(low=ends[0], high=ends[1])


def _ends(rating: Rating) -> tuple[float, float]:
    return rating.low, rating.high


def _points(score: Score) -> str:
    return f"{score.points:g}/{score.games}" if score.games else NONE
