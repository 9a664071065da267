# SPDX-License-Identifier: MIT
"""The file of a whole path needs nothing else, and has every drawing as it is on the board."""

import re
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.models.sudoku.steps.drawing import drawing_of
from sudoku_qt.views.board.picture import FramedBoard, PictureLook, svg
from sudoku_qt.views.sudoku.picture import BoardPicture
from sudoku_qt.views.sudoku.steps.page import BOARD, PathPage, html, pdf
from sudoku_qt.views.sudoku.steps.picture import StepShown
from sudoku_qt.views.theme import Theme
from tests.case_steps import first_step
from tests.views.sudoku.positions import model_of

EVIL = '<script>alert("1")</script> & 数独'
ROWS = "123456789"


def shown(session: SudokuSession, technique: str, title: str) -> StepShown:
    """A step of a technique, with a title."""
    grid, step = first_step(technique)
    model = model_of(session)
    model.show(grid)
    drawing = drawing_of(step)
    model.set_drawing(drawing)
    cells = [model.cell(cell) for cell in range(81)]
    return StepShown(cells, drawing, title, f"{EVIL} said.", "step 1 of 2", (EVIL,))


@pytest.fixture
def page(session: SudokuSession) -> PathPage:
    """A path of two steps, one of which has a title that would be markup."""
    steps = shown(session, "xy_wing", EVIL), shown(session, "x_wing", "X-Wing")
    return PathPage(EVIL, EVIL, "." * 81, steps, "zh-CN", ROWS)


def test_the_page_needs_nothing_else_and_takes_no_word_for_markup(
    page: PathPage, theme: Theme
) -> None:
    text = html(page, theme).decode()
    assert "<script" not in text
    assert text.count("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; 数独") >= 8
    assert not re.search(r'(?:src|xlink:href|url)\s*[=(]|https?:|href="[^#]', text)
    assert '<html lang="zh-CN">' in text
    assert text.count("<section>") == 2
    assert "<h2>X-Wing <small>step 1 of 2</small></h2>" in text


def test_every_drawing_is_the_board_with_the_step(page: PathPage, theme: Theme) -> None:
    text = html(page, theme).decode()
    shared, *drawings = re.findall(r"<svg .*?</svg>", text, re.DOTALL)
    outlines = re.findall(r"<path .*?/>", shared)
    assert len(outlines) > 20
    for step, drawing in zip(page.steps, drawings, strict=True):
        ET.fromstring(drawing)  # noqa: S314 - our own
        assert differing(seen(drawing, outlines), expected(step, theme)) < BOARD


def differing(one: QImage, other: QImage) -> int:
    """How many pixels differ: a few at the edges of outlines, which are rounded otherwise."""
    places = [(x, y) for x in range(BOARD) for y in range(BOARD)]
    return sum(one.pixel(*place) != other.pixel(*place) for place in places)


def seen(drawing: str, outlines: list[str]) -> QImage:
    """A drawing of the page as a browser shows it."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    defined = f"<defs>{''.join(outlines)}</defs>"
    whole = drawing.replace("<svg ", head, 1).replace(">", f">{defined}", 1)
    renderer = QSvgRenderer(QByteArray(whole.replace("<use href", "<use xlink:href").encode()))
    assert renderer.isValid()
    return painted(renderer)


def painted(renderer: QSvgRenderer) -> QImage:
    """A drawing in pixels."""
    image = QImage(BOARD, BOARD, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def expected(step: StepShown, theme: Theme) -> QImage:
    """The same from an SVG file of its own."""
    board = BoardPicture(theme, ROWS)

    def paint(painter: QPainter, room: QRect) -> None:
        board.paint(painter, room, step)

    look = PictureLook(theme._replace(window=theme.panel), BOARD)
    return painted(QSvgRenderer(QByteArray(svg(FramedBoard(paint, look, "", "")))))


def test_the_colours_are_those_of_the_theme(page: PathPage, dark: Theme) -> None:
    text = html(page, dark).decode()
    assert f"background: {dark.panel.name()}" in text
    assert f'fill="{dark.panel.name()}"' in text
    on_paper = text.partition("@media print {")[2].partition("}\n}")[0]
    assert "print-color-adjust: exact" in on_paper  # or pale words would stand on white


def test_paper_has_a_page_a_step(page: PathPage, theme: Theme) -> None:
    data = pdf(page, theme)
    assert data.startswith(b"%PDF")
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 2
    assert b"/Subtype /Image" not in data


def test_the_page_is_written_in_the_colours_of_the_theme(page: PathPage, theme: Theme) -> None:
    style = html(page, theme).decode().split("</style>")[0]
    for ink in (theme.panel, theme.text, theme.muted, theme.edge):
        assert ink.name() in style
