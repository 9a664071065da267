# SPDX-License-Identifier: MIT
"""The board in a picture holds what the model says, cell by cell, at any size and in any theme."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QImage, QPainter

from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.markings import Markings
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN, Drawing
from sudoku_qt.models.sudoku.board.figures import Cage, Clue
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession, digits_in
from sudoku_qt.views.board.picture import SIDE, FramedBoard, PictureLook, pdf, svg
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.picture import BoardPicture
from sudoku_qt.views.theme import Theme
from tests.views import svg_reader
from tests.views.sudoku.positions import model_of
from tests.views.svg_reader import Placed

LARGE = 40
"""Digits higher than that are no notes."""


class Shown(NamedTuple):
    """What is seen on a board."""

    cells: Sequence[Cell]
    drawing: Drawing = NOTHING_DRAWN


def framed(
    shown: Shown,
    theme: Theme,
    rows: str = "",
    side: int = SIDE,
    constraints: ConstraintBoard | None = None,
) -> FramedBoard:
    """A board as files have it."""
    picture = BoardPicture(theme, rows, constraints)

    def paint(painter: QPainter, room: QRect) -> None:
        picture.paint(painter, room, shown)

    return FramedBoard(paint, PictureLook(theme, side), "A board", "")


def cells_of(model: SudokuModel) -> list[Cell]:
    """All that is painted."""
    return [model.cell(number) for number in range(81)]


def cell_at(each: Placed, side: float = SIDE) -> int:
    """The cell in which something stands on a board without names."""
    inner = side * 0.94
    column, row = (int((at - side * 0.03) * 9 // inner) for at in (each.x, each.y))
    return row * 9 + column


def expected(cells: Sequence[Cell]) -> Counter[tuple[int, int, bool]]:
    """Cell, digit and whether it is large, of everything that is to be read."""
    wanted: Counter[tuple[int, int, bool]] = Counter()
    for number, cell in enumerate(cells):
        if cell.value:
            wanted[number, cell.value, True] += 1
            continue
        for mask in (cell.notes, cell.corners):
            wanted.update((number, digit, False) for digit in digits_in(mask))
    return wanted


def read(data: bytes, side: float = SIDE) -> Counter[tuple[int, int, bool]]:
    """The same, read out of a file."""
    found = svg_reader.digits_in(data)
    large = LARGE * side / SIDE
    return Counter((cell_at(each, side), each.what, each.height > large) for each in found)


def test_every_digit_stands_in_its_cell(session: SudokuSession, each_theme: Theme) -> None:
    cells = cells_of(model_of(session))
    data = svg(framed(Shown(cells), each_theme))
    assert read(data) == expected(cells)
    assert b"<text" not in data
    assert b"<image" not in data


def test_given_and_entered_digits_have_their_inks(session: SudokuSession, theme: Theme) -> None:
    cells = cells_of(model_of(session))
    inks = {
        cell_at(each): each.ink
        for each in svg_reader.digits_in(svg(framed(Shown(cells), theme)))
        if each.height > LARGE
    }
    for number, cell in enumerate(cells):
        if cell.value:
            assert inks[number] == (theme.given if cell.given else theme.entered).name()


@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_document_holds_is_what_a_picture_holds(
    seed: int, owner: QObject, theme: Theme
) -> None:
    chance = Random(seed)
    values = bytes(chance.choice((0, 0, *range(1, 10))) for _ in range(81))
    givens = bytes(value if chance.random() < 0.5 else 0 for value in values)

    def masks() -> tuple[int, ...]:
        return tuple(0 if value else chance.randrange(512) for value in values)

    markings = Markings(masks() if seed % 2 else (0,) * 81, (3,) * 81, (0,) * 81)
    grid = Grid(givens, values, masks(), markings)
    session = Session(SudokuGame(), SudokuSetup(givens), owner)
    session.begin(SudokuSetup(givens), grid)
    cells = cells_of(model_of(session))
    assert read(svg(framed(Shown(cells), theme))) == expected(cells)


@pytest.mark.parametrize("rows", ["123456789", "ABCDEFGHI"])
def test_names_stand_beside_the_rows_and_columns_they_name(
    rows: str, session: SudokuSession, theme: Theme
) -> None:
    data = svg(framed(Shown([Cell()] * 81), theme, rows))
    found = svg_reader.digits_in(data)
    top = min(each.y for each in found)
    columns = sorted((each for each in found if each.y < top + 5), key=lambda each: each.x)
    assert [each.what for each in columns] == list(range(1, 10))
    beside = sorted((each for each in found if each.y >= top + 5), key=lambda each: each.y)
    assert [each.what for each in beside] == (list(range(1, 10)) if rows[0] == "1" else [])
    named = svg(framed(Shown(cells_of(model_of(session))), theme, rows))
    assert len(svg_reader.digits_in(named)) - len(found) == sum(
        expected(cells_of(model_of(session))).values()
    )


def test_outlines_do_not_become_coarse_with_the_size(session: SudokuSession, theme: Theme) -> None:
    cells = cells_of(model_of(session))
    small = svg(framed(Shown(cells), theme, side=100))
    assert read(small, 100) == expected(cells)
    notes = [each.height for each in svg_reader.digits_in(small) if each.height < LARGE / 12]
    whole = svg_reader.digits_in(svg(framed(Shown(cells), theme)))
    large = [each.height / 12 for each in whole if each.height < LARGE]
    assert notes == pytest.approx(large, rel=0.01)


def test_a_pdf_has_digits_as_text_of_faces_that_it_brings(
    session: SudokuSession, theme: Theme
) -> None:
    data = pdf(framed(Shown(cells_of(model_of(session))), theme))
    assert data.count(b"/FontFile2") == data.count(b"/FontDescriptor\n") == 3
    assert len(data) < 64_000


def test_a_board_in_pixels_has_whole_ones(session: SudokuSession, theme: Theme) -> None:
    image = QImage(500, 300, QImage.Format.Format_RGB32)
    image.fill(theme.window)
    painter = QPainter(image)
    BoardPicture(theme).paint(painter, QRect(100, 0, 300, 300), Shown([Cell()] * 81))
    painter.end()
    row = [image.pixelColor(x, 150).name() for x in range(500)]
    inside = row[row.index(theme.box.name()) : len(row) - row[::-1].index(theme.box.name())]
    assert set(inside) == {theme.box.name(), theme.thin.name(), theme.board.name()}
    assert len(inside) > 280


def test_a_variant_of_any_size_is_drawn_with_its_figures(theme: Theme) -> None:
    cells = [Cell(value=number % 4 + 1) for number in range(16)]
    regions = [cell // 8 * 2 + cell % 4 // 2 for cell in range(16)]
    plain = svg(framed(Shown(cells), theme, constraints=ConstraintBoard([], regions)))
    boards = [
        svg(framed(Shown(cells), theme, constraints=ConstraintBoard(figures, regions)))
        for figures in ([Cage((0, 1), "4")], [Clue(-1, 2, "7")])
    ]
    found = [len(svg_reader.digits_in(data)) for data in (plain, *boards)]
    assert found[0] == 16
    assert all(len(data) > len(plain) for data in boards)
