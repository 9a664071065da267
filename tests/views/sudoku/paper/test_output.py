# SPDX-License-Identifier: MIT
"""Pages on their way out: a PDF with its faces in it, small, as many pages as there are."""

import re
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter

from sudoku_qt.models.sudoku.paper.items import Box, Page, Rule
from sudoku_qt.models.sudoku.paper.options import PAPERS, PaperOptions
from sudoku_qt.models.sudoku.paper.plan import pages_of
from sudoku_qt.views.sudoku.paper.output import layout_of, pdf_of, print_pages
from sudoku_qt.views.sudoku.paper.painter import measure
from tests.models.sudoku.paper.worksheets import EASY, WORDS
from tests.sweeps import in_turn

SIZES = {
    "a4": QPageSize.PageSizeId.A4,
    "a5": QPageSize.PageSizeId.A5,
    "letter": QPageSize.PageSizeId.Letter,
}


def worksheet(count: int, **more: object) -> tuple[Page, ...]:
    return pages_of([EASY] * count, PaperOptions(**more), WORDS, measure)  # type: ignore[arg-type]  # by name, each of its own type


def pages_in(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def drawn(pdf: bytes) -> bytes:
    """What the pages are drawn with, unpacked."""
    streams = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    return b"".join(zlib.decompress(each) for each in streams if each[:1] == b"x")


def test_a_hundred_puzzles_with_their_answers_are_a_small_file() -> None:
    pages = worksheet(100, techniques=True)
    pdf = pdf_of(pages, "Sudoku")
    assert pdf.startswith(b"%PDF-")
    assert pages_in(pdf) == len(pages) > 33
    assert len(pdf) < 300_000


def test_the_faces_are_in_it_and_nothing_is_a_picture() -> None:
    pdf = pdf_of(worksheet(4, codes=True, candidates=True), "Sudoku")
    assert b"InterSudoku-Regular" in pdf
    assert b"InterSudoku-SemiBold" in pdf
    assert b"/FontFile2" in pdf
    assert b"/Subtype /Image" not in pdf
    assert b" Tj" in drawn(pdf) or b" TJ" in drawn(pdf), "digits are text"


def test_a_point_of_the_page_is_a_point_of_the_paper() -> None:
    rule = Rule(Box(0.0, 421.0, 595.0, 0.0))
    pdf = drawn(pdf_of([Page(595.0, 842.0, (rule,))], "Sudoku"))
    to_points, to_dots, *_ = map(float, re.findall(rb"([\d.]+) 0 0 \S+ 0 \S+ cm", pdf))
    assert b"0 421 595 0 re" in pdf
    assert to_points * to_dots == pytest.approx(1.0, abs=1e-6)


@in_turn("paper", PAPERS)
@in_turn("wide", [False, True])
def test_the_paper_is_the_one_that_is_wanted(paper: str, *, wide: bool) -> None:
    layout = layout_of(worksheet(1, paper=paper, wide=wide)[0])
    assert layout.pageSize().id() == SIZES[paper]
    ways = QPageLayout.Orientation.Portrait, QPageLayout.Orientation.Landscape
    assert layout.orientation() == ways[wide]
    assert layout.paintRect(QPageLayout.Unit.Point) == layout.fullRect(QPageLayout.Unit.Point)


def test_a_printer_prints_all_pages_or_those_that_are_chosen(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    target = tmp_path_factory.mktemp("printed") / "out.pdf"
    pages = worksheet(9, per_page=1)
    for first, last, count in ((0, 0, len(pages)), (2, 4, 3)):
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFileName(str(target))
        if first:
            printer.setFromTo(first, last)
        assert print_pages(printer, pages)
        assert pages_in(target.read_bytes()) == count
    assert layout_of(pages[0]).fullRect(QPageLayout.Unit.Point).size() == QSizeF(595, 842)


def test_a_printer_that_takes_nothing_says_so() -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName("/no/such/folder/out.pdf")
    assert not print_pages(printer, worksheet(1))


def test_a_printer_that_gives_no_second_page_has_not_printed(tmp_path: Path) -> None:
    class Jammed(QPrinter):
        def newPage(self) -> bool:
            return False

    printer = Jammed()
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    assert print_pages(printer, worksheet(1, answers="none"))
    assert not print_pages(printer, worksheet(5, answers="none"))
