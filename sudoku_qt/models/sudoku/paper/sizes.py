# SPDX-License-Identifier: MIT
"""Sizes of paper: by name, or as a width and a height in millimetres."""

import re

from sudoku_qt.engine.message import Fault

POINTS_A_MM = 72 / 25.4
PAPERS = {"a4": (595.0, 842.0), "a5": (420.0, 595.0), "letter": (612.0, 792.0)}
"""Width and height of an upright page in points, 72 to the inch."""
LEAST_PAPER, MOST_PAPER = 70, 1200
"""The shortest and the longest side of a paper, in millimetres."""
OWN_PAPER = "170x240"
"""The size that is proposed to who wants another one."""
_SIZE = re.compile(r"(\d{1,9})\s*[x×*]\s*(\d{1,9})", re.IGNORECASE)


def points(millimetres: float) -> float:
    """A length in points."""
    return millimetres * POINTS_A_MM


def millimetres(length: float) -> float:
    """A length in points as millimetres."""
    return length / POINTS_A_MM


def paper_size(paper: str) -> tuple[float, float]:
    """Width and height of a paper, in whole points, which PDFs can have. Raises `Fault`."""
    if paper in PAPERS:
        return PAPERS[paper]
    width, height = own_size(paper)
    return float(round(points(width))), float(round(points(height)))


def own_size(paper: str) -> tuple[int, int]:
    """Width and height of a size like 170x240, in millimetres. Raises `Fault`."""
    sides = _SIZE.fullmatch(paper.strip())
    if not sides:
        raise Fault(
            "“{paper}” is no paper; there are {known}, and sizes in millimetres, as in 170x240.",
            paper=paper, known=tuple(PAPERS),
        )  # fmt: skip
    width, height = map(int, sides.groups())
    if not LEAST_PAPER <= min(width, height) <= max(width, height) <= MOST_PAPER:
        raise Fault(
            "A paper of {width} × {height} mm cannot be printed; each side is {least} to {most} "
            "mm.",
            width=width, height=height, least=LEAST_PAPER, most=MOST_PAPER,
        )  # fmt: skip
    return width, height
