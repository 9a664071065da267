# SPDX-License-Identifier: MIT
"""The drawing of a board on a web page: its lines and figures, below the digits of the page.

It is painted in the light and in the dark colours. The two paintings differ in nothing else, so
that one of them is enough, with names for its colours, which the page defines twice.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

from sudoku_qt.models.sudoku.board.figures import VariantPuzzle, figures_of
from sudoku_qt.models.sudoku.board.model import SIDE
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.board.picture import svg
from sudoku_qt.views.board.svg_text import contents, leaner
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.frame import LINES, RADIUS, lines_of, paint_frame, paint_lines
from sudoku_qt.views.sudoku.picture import USUAL
from sudoku_qt.views.theme import Theme

BOARD = 2 * USUAL
"""The side of a drawing with a board of nine rows, in its units."""
COLOUR = re.compile(r'"(#[0-9a-fA-F]{6,8})"')
NUMBER = re.compile(r"-?\d+\.\d+")
INK = re.compile(r"var\(--i(\d+)\)")


class Inks:
    """The colours of drawings by number: each a pair, for light and for dark pages."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], int] = {}

    def name(self, light: str, dark: str) -> str:
        """The name of a pair, which is a new one where there is none."""
        return f"var(--i{self._numbers.setdefault((light, dark), len(self._numbers))})"

    def style(self, *, dark: bool) -> str:
        """The definitions of the names, as part of a style."""
        return "".join(f"--i{at}:{pair[dark]};" for pair, at in self._numbers.items())


class Drawn(NamedTuple):
    """A drawing as contents of an SVG element, and where its cells are."""

    content: str
    size: int
    board: BoardGeometry


class BareBoard:
    """A board with lines and figures but neither digits nor grounds, as a picture."""

    title = description = ""

    def __init__(self, puzzle: VariantPuzzle | None, theme: Theme) -> None:
        self._theme = theme
        self._constraints = None
        lines: tuple[float, ...] = LINES
        if puzzle:
            figures = tuple(figures_of(puzzle))
            self._constraints = ConstraintBoard(figures, puzzle.rules.board.regions)
            lines = lines_of(self._constraints.size)
        around = self._constraints.rim if self._constraints else 0.0
        side = round(BOARD * max(1.0, (len(lines) - 1) / SIDE))
        wide = tuple(round(line * BOARD / USUAL) for line in lines)
        self.board = BoardGeometry.fit(side, side, wide, around)
        self.size = QSize(*(self.board.side + 2 * self.board.left,) * 2)

    def paint(self, painter: QPainter) -> None:
        """Paint the figures, the lines and the frame."""
        board, theme = self.board, self._theme
        if self._constraints:
            self._constraints.paint_bare(painter, Canvas(board, theme, BOARD / USUAL))
        else:
            paint_lines(painter, board, theme)
        paint_frame(painter, board, theme, RADIUS * BOARD / USUAL)


def drawn(puzzle: VariantPuzzle | None, themes: Sequence[Theme], inks: Inks) -> Drawn:
    """The drawing of a puzzle, None for a classic one, for a light and a dark theme."""
    light, dark = (BareBoard(puzzle, theme) for theme in themes)
    in_light, in_dark = (COLOUR.split(contents(svg(each))) for each in (light, dark))
    content = named(in_light, in_dark, inks)
    return Drawn(NUMBER.sub(_rounded, leaner(content)), light.size.width(), light.board)


def named(light: Sequence[str], dark: Sequence[str], inks: Inks) -> str:
    """A drawing in parts, at odd places its colours, with names for these.

    Raises:
        ValueError: The other one differs in more than its colours.
    """
    if light[::2] != dark[::2]:
        raise ValueError(light[0])
    names = [f'"{inks.name(*pair)}"' for pair in zip(light[1::2], dark[1::2], strict=True)]
    return "".join(part for pair in zip(light[::2], [*names, ""], strict=True) for part in pair)


def _rounded(number: re.Match[str]) -> str:
    return f"{float(number[0]):.1f}".removesuffix(".0")
