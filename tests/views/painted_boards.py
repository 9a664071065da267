# SPDX-License-Identifier: MIT
"""Boards as pictures and paper have them, each with a little of everything that stands on one."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.gomoku.model import PointMark
from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN, Drawing
from sudoku_qt.models.sudoku.board.figures import Cage, Clue
from sudoku_qt.models.sudoku.paper.items import Board, Box, Code, Page, Rule, Words
from sudoku_qt.views.gomoku.look import look_of
from sudoku_qt.views.gomoku.picture import paint_board
from sudoku_qt.views.gomoku.small_board import draw_small_board
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.paper.painter import paint
from sudoku_qt.views.sudoku.picture import BoardPicture
from sudoku_qt.views.sudoku.steps.picture import StepPicture, StepShown
from sudoku_qt.views.theme import Theme

STONES = bytes([*[0] * 68, 1, 2, 0, 0, 1, *[0] * 152])
PAGE = Page(
    200,
    200,
    (
        Words(Box(10, 10, 80, 16), "A title", 12, bold=True),
        Words(Box(110, 10, 80, 16), "turned", 10, align="right", turned=True),
        Rule(Box(10, 30, 180, 1)),
        Board(
            Box(10, 40, 100, 100),
            bytes([5, 3, *[0] * 79]),
            bytes([5, 3, 4, *[0] * 78]),
            (0b1010,) * 81,
        ),
        Code(Box(120, 40, 60, 60), (b"\1\0\1", b"\0\1\1", b"\1\1\0")),
    ),
)
BOX = 4
"""How many numbers at the end of a line say where a shape lies."""
REGIONS = [0, 0, 1, 1] * 2 + [2, 2, 3, 3] * 2
CELLS = [Cell(value=1, given=True), Cell(value=2), Cell(notes=0b1001)]


class Drawn(QWidget):
    """What a function draws, on a widget of its own."""

    def __init__(self, draw: Callable[[QPainter], object], width: int, height: int) -> None:
        super().__init__()
        self._draw = draw
        self.resize(width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        self._draw(painter)
        painter.end()


class Shown(NamedTuple):
    """What is seen on a board."""

    cells: list[Cell]
    drawing: Drawing = NOTHING_DRAWN


def boards(theme: Theme) -> Iterator[tuple[str, QWidget]]:
    """The board of each game, in places that are wider or higher than it."""
    nine = Shown([*CELLS, *[Cell()] * 78])
    four = Shown([*CELLS, *[Cell()] * 13])
    for name, constraints, rows, content in (
        ("a board", None, "", nine),
        ("a board with names", None, "ABCDEFGHI", nine),
        ("a board with a cage", ConstraintBoard([Cage((0, 1), "3")], REGIONS), "1234", four),
        ("a board with a clue", ConstraintBoard([Clue(-1, 2, "7")], REGIONS), "1234", four),
    ):
        picture = BoardPicture(theme, rows, constraints)
        for width, height in ((600, 306), (306, 600)):
            place = QRect(20, 10, width - 30, height - 20)
            yield (
                f"{name}, {width} by {height}",
                Drawn(lambda painter: picture.paint(painter, place, content), width, height),  # noqa: B023 - it is drawn before the loop goes on
            )
    look = look_of(theme, "wood", coordinates=True, numbers=True)
    stones = [(0, 0, PointMark.BANNED), (1, 1, PointMark.NONE), (2, 2, PointMark.LAST)]
    points = [stones, stones[::-1], stones]
    for width, height in ((200, 120), (120, 200)):
        place = QRect(20, 10, width - 30, height - 20)
        yield (
            f"a board of Gomoku, {width} by {height}",
            Drawn(lambda painter: paint_board(painter, place, points, theme, look), width, height),  # noqa: B023 - as above
        )
    yield "a page on paper", Drawn(lambda painter: paint(painter, PAGE), 200, 200)
    step = StepPicture(StepShown(nine.cells, NOTHING_DRAWN, "Kite", "So it goes.", "2 of 3"), theme)
    yield (
        "a step in a file",
        Drawn(step.paint, 800, 900),
    )
    yield (
        "a small board of Gomoku",
        Drawn(
            lambda painter: draw_small_board(painter, QRect(10, 20, 90, 90), STONES, theme),
            120,
            120,
        ),
    )


def summed(lines: Sequence[str]) -> Iterator[str]:
    """The same lines; of shapes alike that follow each other the number, and the box about all."""
    for kind, alike in groupby(lines, lambda line: line.rsplit(maxsplit=BOX)[0]):
        run = list(alike)
        if len(run) == 1 or "“" in kind:
            yield from run
        else:
            places = [[float(end) for end in line.split()[-BOX:]] for line in run]
            sides = [*zip(*places, strict=True)]
            ends = [*map(min, sides[:2]), *map(max, sides[2:])]
            middle = " ".join(f"{round(sum(side) / len(run), 1):g}" for side in sides[:2])
            yield f"{len(run)} × {kind} {' '.join(f'{end:g}' for end in ends)}, mostly at {middle}"
