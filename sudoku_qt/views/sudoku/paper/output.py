# SPDX-License-Identifier: MIT
"""The output of pages: as the bytes of a PDF, or to a printer."""

from collections.abc import Sequence
from io import BytesIO

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from sudoku_qt.models.sudoku.paper.checks import no_edges
from sudoku_qt.models.sudoku.paper.items import Board, Box, Page
from sudoku_qt.views.sudoku.paper.painter import paint

DOTS_AN_INCH = 1200
POINTS_AN_INCH = 72


def pdf_of(pages: Sequence[Page], title: str) -> bytes:
    """At least one page as the bytes of a PDF, with its fonts embedded.

    Without colours everything is in the colour space of black ink. The boxes say what is cut off;
    where nothing is, they are the page. Raises `PaperFault`.
    """
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS_AN_INCH)
    writer.setTitle(title)
    writer.setCreator("sudoku-qt")
    writer.setPageLayout(layout_of(pages[0]))
    if not any(map(_has_colours, pages)):
        writer.setColorModel(QPdfWriter.ColorModel.Grayscale)
    _paint_all(writer, pages)
    written = bytes(content.data())
    return _with_boxes(written, pages) if pages[0].trim else written


def _has_colours(page: Page) -> bool:
    return not page.black and any(isinstance(each, Board) and each.is_drawn for each in page.items)


def _with_boxes(pdf: bytes, pages: Sequence[Page]) -> bytes:
    """A PDF whose pages say where they are cut, and how far what is cut off goes."""
    try:
        from pypdfium2 import PdfDocument  # only to be cut: 70 ms
    except ImportError:
        raise no_edges() from None
    written = BytesIO()
    with PdfDocument(pdf) as document:
        for sheet, page in zip(document, pages, strict=True):
            for box, set_box in (page.trim, sheet.set_trimbox), (page.bleed, sheet.set_bleedbox):
                if box:
                    set_box(*_from_below(box, page.height))
        document.save(written)
    return written.getvalue()


def _from_below(box: Box, height: float) -> tuple[float, float, float, float]:
    """The left, bottom, right and top of a box, as a PDF counts them."""
    return box.left, height - box.bottom, box.right, height - box.top


def print_pages(printer: "QPrinter", pages: Sequence[Page]) -> bool:
    """Print pages, or the range chosen for the printer; return whether that worked."""
    if not any(map(_has_colours, pages)):
        printer.setColorMode(QPrinter.ColorMode.GrayScale)
    printer.setFullPage(True)
    printer.setPageLayout(layout_of(pages[0]))
    first, last = printer.fromPage() or 1, printer.toPage() or len(pages)
    return _paint_all(printer, pages[first - 1 : last])


def layout_of(page: Page) -> QPageLayout:
    """The paper for a page, without margins: those are part of the page."""
    width, height = page.width, page.height
    upright = QSizeF(min(width, height), max(width, height))
    size = QPageSize(upright, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    ways = QPageLayout.Orientation.Portrait, QPageLayout.Orientation.Landscape
    layout = QPageLayout(size, ways[width > height], QMarginsF(0, 0, 0, 0))
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def _paint_all(device: QPagedPaintDevice, pages: Sequence[Page]) -> bool:
    painter = QPainter()
    if not painter.begin(device):
        return False
    scale = device.logicalDpiX() / POINTS_AN_INCH
    for number, page in enumerate(pages):
        if number and not device.newPage():
            painter.end()
            return False
        painter.save()
        painter.scale(scale, scale)
        paint(painter, page)
        painter.restore()
    return painter.end()
