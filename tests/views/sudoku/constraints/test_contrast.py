# SPDX-License-Identifier: MIT
"""Whatever a rule paints in a cell, its digit and its notes can be read on it.

`test_theme.py` compares the colours by name. Here they are read from pixels, blended as they are
painted: no mark, ring, edge or sign is in the way of a stroke of a digit or a note.
"""

from collections.abc import Sequence

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_qt.engine.sudoku.variants.drawing.drawn import figures_of
from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.figures import Figure, Plate, Shade, Stroke, layouts_of
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard, ShownCell
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.delegate import SudokuDelegate
from sudoku_qt.views.theme import Theme
from tests.engine.sudoku.variants.boards import lines_of, read
from tests.sweeps import in_turn
from tests.views.pixels import amount, inks, pixels
from tests.views.sudoku.constraints.test_decoration import COLOURS
from tests.views.test_theme import DIGITS, too_faint

SIDE, INKED = 640, 200
"""The side of a picture; a pixel with so much ink, of 255, belongs to a stroke."""
NO_INK = QColor(0, 0, 0, 0)
WRITTEN = (  # what is written in every cell, with which inks, and the least contrast
    (Cell(value=8), DIGITS, 4.5),
    (Cell(notes=0b1_1111_1111), ("note", "branch"), 3.0),
    (Cell(corners=0b1_1111), ("given", "branch"), 4.5),
)
LINES = [[part.strip() for part in line.split(";")] for line in lines_of("figures.txt")]
RULES = [
    (int(size), tuple(figures_of(read(f'"{key}":{value}', int(size)))))
    for size, key, value, *_ in LINES
]
DECORATED: list[tuple[int, tuple[Figure, ...]]] = [
    (9, tuple(Plate((n % 9 + 0.5, n // 9 + 0.5), 0.8, 0.6, fill=each, outline=each, text="A")
              for n, each in enumerate(COLOURS))),
    (9, tuple(Stroke(((0, n / 3 + 0.2), (9, n / 3 + 0.2)), each, 0.2)
              for n, each in enumerate(COLOURS))),
]  # fmt: skip


def canvas_of(size: int, theme: Theme) -> Canvas:
    """A board on which a cell is as large as in the window."""
    return Canvas(BoardGeometry.fit(SIDE, SIDE, (3, *(1,) * (size - 1), 3), 0.5), theme)


def below(
    canvas: Canvas, figures: Sequence[Figure], cells: Sequence[Cell], *, paper: bool
) -> QImage:
    """A picture of a board whose digits and notes have no ink."""
    regions = [0] * len(cells)
    board, delegate = ConstraintBoard(figures, regions), SudokuDelegate(canvas.theme)
    delegate.fit(canvas.cell)
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(canvas.theme.board)
    painter = QPainter(image)
    if paper:
        board.paint_outlines(painter, canvas, cells, delegate)
    else:
        shown = [ShownCell(number, cell) for number, cell in enumerate(cells)]
        board.paint(painter, canvas, shown, delegate)
    painter.end()
    return image


def behind_strokes(
    canvas: Canvas, figures: Sequence[Figure], written: Cell, *, paper: bool = False
) -> list[QColor]:
    """The colours behind the strokes of what is written in every cell."""
    layouts = layouts_of(figures, canvas.size)
    cells = [written._replace(layout=layout) for layout in layouts]
    delegate = SudokuDelegate(canvas.theme)
    delegate.fit(canvas.cell)
    strokes = {
        cell: inks(delegate.content(cell._replace(given=bool(cell.value)), 0).toImage()) > INKED
        for cell in set(cells)
    }
    bare = canvas.theme._replace(given=NO_INK, entered=NO_INK, note=NO_INK)
    picture = pixels(below(canvas._replace(theme=bare), figures, cells, paper=paper))
    found = set[int]()
    for number, cell in enumerate(cells):
        left, top = canvas.board.corner(*divmod(number, canvas.size))
        part = picture[top : top + canvas.cell, left : left + canvas.cell]
        found.update(np.unique(part[strokes[cell]]).tolist())
    return [QColor(colour & 0xFFFFFF) for colour in sorted(found)]


@in_turn(("size", "figures"), [*RULES, *DECORATED])
@pytest.mark.parametrize("paper", [False, True])
def test_digits_reach_4_5_and_notes_3_on_each_pixel_behind_them(
    *, size: int, figures: tuple[Figure, ...], each_theme: Theme, paper: bool
) -> None:
    canvas = canvas_of(size, each_theme)
    for written, names, least in WRITTEN:
        grounds = behind_strokes(canvas, figures, written, paper=paper)
        pairs = [
            (f"{name} on {ground.name()}", getattr(each_theme, name), ground)
            for name in names
            for ground in grounds
        ]
        assert too_faint(pairs, least) == []


def test_what_is_painted_behind_a_digit_is_found(theme: Theme) -> None:
    canvas = canvas_of(9, theme)
    assert behind_strokes(canvas, [], Cell(value=8)) == [theme.board]
    behind = behind_strokes(canvas, [Shade(0)], Cell(value=8))
    assert [colour.name() for colour in behind] == [theme.shade.name(), theme.board.name()]


@pytest.mark.parametrize("paper", [False, True])
def test_the_edge_of_a_shape_spares_notes_only(*, theme: Theme, paper: bool) -> None:
    canvas = canvas_of(9, theme)._replace(pixel=3)
    figures = [Shade(0), Shade(1, disc=True)]

    def edges(notes: int) -> int:
        return amount(below(canvas, figures, [Cell(notes=notes)] * 81, paper=paper), theme.outline)

    assert 0 < edges(0b1_1111_1111) < edges(0b1) < edges(0)
