# SPDX-License-Identifier: MIT
"""The options of a worksheet."""

from dataclasses import dataclass

PAPERS = {"a4": (595.0, 842.0), "a5": (420.0, 595.0), "letter": (612.0, 792.0)}
"""Width and height of an upright page in points, 72 to the inch."""
PER_PAGE = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3), 9: (3, 3)}
"""Columns and rows of puzzles on an upright page."""
ANSWERS = ("none", "below", "last")
"""No answers, upside down at the foot of the same page, or on pages of their own at the end."""
LONGEST_TITLE = 120
Kind = int | str
"""Of new puzzles a level, or by its key a grade of the last one."""
MOST_PUZZLES = 500
"""Of one worksheet."""


@dataclass(frozen=True)
class PaperOptions:
    """How a worksheet is laid out, and what it says."""

    per_page: int = 4
    paper: str = "a4"
    wide: bool = False
    answers: str = "last"
    title: str = ""
    large: bool = False
    """Digits that fill their cells, and larger words."""
    candidates: bool = False
    """In each empty cell, what may stand there."""
    level: bool = True
    """Level and minutes beside each puzzle's number."""
    heading: bool = True
    """Title and date above each page."""
    name_line: bool = False
    """Where pupils write their name and the date."""
    numbers: bool = True
    """Page numbers."""
    techniques: bool = False
    """At the end, the techniques that each puzzle needs."""
    codes: bool = False
    """Beside each puzzle its link as a QR code."""

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of a page, in points."""
        width, height = PAPERS[self.paper]
        return (height, width) if self.wide else (width, height)

    @property
    def grid(self) -> tuple[int, int]:
        """The columns and rows of puzzles on a page."""
        columns, rows = PER_PAGE[self.per_page]
        return (rows, columns) if self.wide else (columns, rows)
