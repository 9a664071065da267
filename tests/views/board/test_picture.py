# SPDX-License-Identifier: MIT
"""Pictures in files: of the size that was wanted, with what is said of them, and small."""

import re
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_qt.views.board.picture import (
    WRITERS,
    FramedBoard,
    PictureLook,
    image_of,
    lean,
    on_paper,
    pdf,
    png,
    svg,
)
from sudoku_qt.views.theme import Theme

HOSTILE = "</title><script>1 & 2"
ONE_PAGE = re.compile(rb"/Type\s*/Page\b")


def square(theme: Theme, side: int = 400) -> FramedBoard:
    """A picture whose board is all in one colour."""

    def paint(painter: QPainter, room: QRect) -> None:
        painter.fillRect(room, theme.cursor)

    return FramedBoard(paint, PictureLook(theme, side), HOSTILE, HOSTILE)


@pytest.mark.parametrize("side", [100, 613, 1200])
def test_a_png_has_the_pixels_that_were_wanted(side: int, theme: Theme) -> None:
    image = QImage.fromData(png(square(theme, side)))
    assert (image.width(), image.height()) == (side, side)
    assert image.pixelColor(side // 2, side // 2) == theme.cursor
    margin = round(side * 0.03)
    assert image.pixelColor(margin - 1, side // 2) == theme.window
    assert image.pixelColor(margin, side // 2) == theme.cursor


def test_an_svg_says_what_it_is_and_nothing_else_gets_in(theme: Theme) -> None:
    root = ET.fromstring(svg(square(theme)))  # noqa: S314 - our own file
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert names == {"svg", "title", "desc", "defs", "g", "rect"}
    told = {element.tag.rpartition("}")[2]: element.text for element in root}
    assert told["title"] == told["desc"] == HOSTILE
    assert root.get("viewBox") == "0 0 400 400"


def test_a_group_of_nothing_goes_and_a_face_stays_where_it_is_used() -> None:
    face = b'font-family="F" font-size="1" font-weight="2" font-style="n"'
    group = b"<g a='b'\n" + face + b" >\n%b</g>\n"
    assert lean(group % b"" + group % b"<rect/>") == b"<g a='b' >\n<rect/></g>\n"
    assert lean(group % b"<text/>") == group % b"<text/>"


def test_a_pdf_is_one_page_of_its_own_shape(theme: Theme) -> None:
    data = pdf(square(theme))
    assert data.startswith(b"%PDF-1.")
    assert data.rstrip().endswith(b"%%EOF")
    assert len(ONE_PAGE.findall(data)) == 1
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert box is not None
    assert float(box[1]) == float(box[2]) == pytest.approx(120 / 25.4 * 72, abs=1)
    assert len(data) < 16_000


def test_every_ending_has_its_writer(theme: Theme) -> None:
    heads = {ending: write(square(theme))[:5] for ending, write in WRITERS.items()}
    assert heads == {".png": b"\x89PNG\r", ".svg": b"<?xml", ".pdf": b"%PDF-"}


def test_on_paper_grounds_are_white_and_inks_are_dark(each_theme: Theme) -> None:
    if each_theme.dark:
        return
    paper = on_paper(each_theme)
    white = QColor("white")
    for ground in ("window", "board", "given_ground", "wood", "slate"):
        assert getattr(paper, ground) == white
    for ink in ("given", "entered", "note", "thin", "box", "wood_line", "slate_line"):
        assert getattr(paper, ink).lightness() < 210
    assert image_of(square(paper)).pixelColor(0, 0) == white
