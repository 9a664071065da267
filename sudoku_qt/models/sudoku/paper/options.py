# SPDX-License-Identifier: MIT
"""The options of a worksheet."""

from dataclasses import dataclass

PAPERS = {"a4": (595.0, 842.0), "a5": (420.0, 595.0), "letter": (612.0, 792.0)}
"""Width and height of an upright page in points, 72 to the inch."""
PER_PAGE = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3), 9: (3, 3)}
"""Columns and rows of puzzles on an upright page."""
ANSWERS = ("none", "below", "last")
"""No answers; upside down at the foot of the same page; or on pages of their own at the end."""
LONGEST_TITLE = 120
Kind = int | str
"""The kind of new puzzles: a level, or the key of a grade of the last one."""
MOST_PUZZLES = 500
"""The most puzzles of one worksheet."""


@dataclass(frozen=True)
class PaperOptions:
    """How a worksheet is laid out, and what it says."""

    per_page: int = 4
    paper: str = "a4"
    wide: bool = False
    answers: str = "last"
    title: str = ""
    large: bool = False
    """Whether digits fill their cells, and words are larger."""
    candidates: bool = False
    """Whether empty cells show their candidates."""
    level: bool = True
    """Whether each puzzle's number is followed by its level and minutes."""
    heading: bool = True
    """Whether each page has a title and the date."""
    name_line: bool = False
    """Whether there is a line for the pupil's name and the date."""
    numbers: bool = True
    """Whether pages are numbered."""
    techniques: bool = False
    """Whether the techniques that each puzzle needs are listed at the end."""
    codes: bool = False
    """Whether each puzzle has a QR code with its link."""

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
