# SPDX-License-Identifier: MIT
"""Pages on their way out: a PDF with its faces in it, small, as many pages as there are."""

import re
import sys
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter

from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.sudoku.paper.items import Box, Page, Rule
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.plan import pages_of
from sudoku_qt.models.sudoku.paper.sizes import PAPERS
from sudoku_qt.views.sudoku.paper.output import layout_of, pdf_of, print_pages
from sudoku_qt.views.sudoku.paper.painter import measure
from tests.cages import KILLER
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


PAINTED = re.compile(rb"/(CSp\w*) (?:cs|CS)\n([\d. ]+) (?:scn|SCN)")
GREY = b"CSpg"


def coloured(**more: object) -> tuple[Page, ...]:
    """A page with a renban line, which is pink where there are colours, and its answer."""
    text = KILLER[:-1] + ', "renban": [{"lines": [["R4C4", "R5C4", "R6C4"]]}]}'
    setup = position_of(recognise(text.encode()).found[0]).setup
    puzzle = replace(EASY, givens=setup.givens, values=setup.givens, variant=setup.variant,
                     solution=bytes([1] * 81))  # fmt: skip
    return pages_of([EASY, puzzle], PaperOptions(**more), WORDS, measure)  # type: ignore[arg-type]  # by name, each of its own type


def spaces_and_values(pdf: bytes) -> list[tuple[bytes, list[float]]]:
    """The colour space and the values of each colour that is painted with."""
    return [(space, [*map(float, values.split())]) for space, values in PAINTED.findall(drawn(pdf))]


@in_turn("more", [{"black": True}, {"black": True, "booklet": True, "marks": True, "bleed": 3}])
def test_black_ink_only_is_the_space_of_grey_and_words_and_lines_are_full(
    more: dict[str, object],
) -> None:
    found = spaces_and_values(pdf_of(coloured(codes=True, **more), "Sudoku"))
    assert {space for space, _ in found} == {GREY}
    assert all(len(values) == 1 for _, values in found)
    texts = re.findall(rb"/CSpg cs\n([\d.]+) scn\n/GSa gs\nBT", drawn(pdf_of(coloured(**more), "")))
    assert {float(each) for each in texts} == {0.0}


def test_without_variants_there_are_no_colours_to_mix_in_any_case() -> None:
    found = spaces_and_values(pdf_of(worksheet(2, codes=True), "Sudoku"))
    assert {space for space, _ in found} == {GREY}


def test_variants_have_their_colours_where_they_may() -> None:
    mixed = [
        values for _, values in spaces_and_values(pdf_of(coloured(), "")) if len({*values}) > 1
    ]
    assert mixed


def boxes(pdf: bytes) -> list[tuple[tuple[float, ...], ...]]:
    """The media box, the bleed box and the trim box of each page."""
    with PdfDocument(pdf) as document:
        return [
            tuple(
                tuple(box) for box in (page.get_mediabox(), page.get_bleedbox(), page.get_trimbox())
            )
            for page in document
        ]


def test_a_printing_house_finds_the_boxes_it_needs() -> None:
    pages = worksheet(5, bleed=3, marks=True, paper="170x240")
    for media, bleed, trim in boxes(pdf_of(pages, "Sudoku")):
        assert [*media] == [0, 0, pages[0].width, pages[0].height]
        assert [trim[2] - trim[0], trim[3] - trim[1]] == [482, 680]
        edge = 3 / 25.4 * 72
        wanted = (trim[0] - edge, trim[1] - edge, trim[2] + edge, trim[3] + edge)
        assert bleed == pytest.approx(wanted, abs=0.01)
        assert media[0] < bleed[0] < trim[0]
        assert media[3] > bleed[3] > trim[3]


def test_where_nothing_is_cut_the_boxes_are_the_page() -> None:
    for media, _, trim in boxes(pdf_of(worksheet(1), "Sudoku")):
        assert media == trim == (0, 0, 595, 842)


def test_boxes_cost_neither_faces_nor_title() -> None:
    pdf = pdf_of(worksheet(2, bleed=3), "Week 12")
    assert b"InterSudoku-Regular" in pdf
    with PdfDocument(pdf) as document:
        assert document.get_metadata_dict()["Title"] == "Week 12"


def test_without_the_library_for_boxes_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pypdfium2", None)
    assert pdf_of(worksheet(1), "Sudoku").startswith(b"%PDF")
    with pytest.raises(Fault, match=r"pip install sudoku-qt\[pictures\]"):
        pdf_of(worksheet(1, marks=True), "Sudoku")


@in_turn("size", [(597.0, 843.0), (210.0, 298.0), (298.0, 210.0)])
def test_a_size_that_is_nearly_a_known_one_is_kept(size: tuple[float, float]) -> None:
    layout = layout_of(Page(*size, ()))
    assert layout.fullRect(QPageLayout.Unit.Point).size() == QSizeF(*size)


def test_a_printer_mixes_no_black_either(tmp_path: Path) -> None:
    target = tmp_path / "out.pdf"
    for black in (True, False):
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFileName(str(target))
        assert print_pages(printer, coloured(black=black))
        spaces = {space for space, _ in spaces_and_values(target.read_bytes())}
        assert (spaces == {GREY}) == black
