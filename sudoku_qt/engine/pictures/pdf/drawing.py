# SPDX-License-Identifier: MIT
"""The process that draws the pages of a PDF, under limits on its time and memory.

It reads the document from standard input and writes each page to standard output: a few numbers,
then the grey values row by row. Its exit code tells why there are no more pages. It imports little,
since imports count against its memory limit.
"""

import os
import struct
import sys
from typing import Any, BinaryIO

from sudoku_qt.engine.pictures.paper import MOST_SIDE, is_narrow
from sudoku_qt.engine.pictures.pdf.limits import ProcessLimits

HEADER = struct.Struct("<5I")
"""The header of each page: number of pages, columns, rows, bytes of a row, bytes of a pixel."""
DONE, DAMAGED, NARROW = 0, 13, 14
"""Exit codes: all pages are drawn; the file cannot be read; a page has no room for a grid."""
SECONDS, MORE = 10, 1
"""Limits of processor time in seconds: for the whole file, and more for each page drawn."""
MEMORY = 512 * 2**20
LARGEST = 2.5
"""The most pixels for each point of a page's size."""


def main() -> int:
    """Draw the document on standard input, up to the number of pages given; the exit code."""
    limits = ProcessLimits(MEMORY, SECONDS)
    import pypdfium2  # within the limits: 70 ms

    data = os.fdopen(0, "rb").read()
    try:
        with pypdfium2.PdfDocument(data) as document, os.fdopen(1, "wb") as output:
            return _draw(document, min(len(document), int(sys.argv[-1])), output, limits)
    except (pypdfium2.PdfiumError, MemoryError):
        return DAMAGED


def _draw(document: Any, pages: int, output: BinaryIO, limits: ProcessLimits) -> int:
    """Write the pages one after the other, as fast as they are read."""
    for number in range(pages):
        page = document[number]
        width, height = page.get_size()
        if is_narrow(width, height):
            return NARROW
        scale = min(MOST_SIDE / max(width, height, 1), LARGEST)
        drawn = page.render(scale=scale, grayscale=True)
        size = drawn.width, drawn.height, drawn.stride, drawn.n_channels
        output.write(HEADER.pack(len(document), *size) + bytes(drawn.buffer))
        output.flush()
        limits.allow(SECONDS + MORE * (number + 1))
    return DONE
