# SPDX-License-Identifier: MIT
"""The pages of a PDF, taken from a separate process with limits on time and memory."""

import importlib.util
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import IO

import numpy as np

from sudoku_qt.engine.pictures import paper
from sudoku_qt.engine.pictures.grey import Page
from sudoku_qt.engine.pictures.paper import PictureFault, missing, narrow
from sudoku_qt.engine.pictures.pdf.drawing import DAMAGED, DONE, HEADER, NARROW
from sudoku_qt.engine.work import Stop, go_on

DRAW_PDF = "--draw-pdf"
"""Tells a frozen program to be the drawing process (`packaging/freezing.py`)."""
NO_WINDOW = 0x08000000 if sys.platform == "win32" else 0
"""CREATE_NO_WINDOW: opens no terminal beside the program."""
CHILD = """\
import sys
sys.path[:] = {path!r}
from sudoku_qt.engine.pictures.pdf.drawing import main
sys.exit(main())
"""
LONGEST_S = 60.0
"""The timeout for a page; the process's limit of processor time is lower."""
MOST_BYTES = 4 * (paper.MOST_SIDE + 1) ** 2
LOOK_S = 0.05
"""The interval at which it checks whether the pages are still wanted."""


def pages(data: bytes, stop: Stop) -> Iterator[Page]:
    """The pages, each as soon as it is drawn. Raises `PictureFault` and `Cancelled`."""
    if importlib.util.find_spec("pypdfium2") is None:
        raise missing()
    with _drawing(data) as process, _watched(process, stop) as watch:
        assert process.stdout  # noqa: S101 - a pipe, as asked for
        number = 0
        while drawn := _page(process.stdout, number + 1):
            watch.until = time.monotonic() + LONGEST_S
            number += 1
            yield drawn
        code = process.wait()
    go_on(stop)
    if code != DONE:
        raise _fault(code)


def _page(pipe: IO[bytes], number: int) -> Page | None:
    """The next page that the process writes; None where there is no whole one."""
    head = pipe.read(HEADER.size)
    if len(head) < HEADER.size:
        return None
    count, columns, rows, row, pixel = HEADER.unpack(head)
    if not 0 < rows * row <= MOST_BYTES:
        return None
    shades = pipe.read(rows * row)
    if len(shades) < rows * row:
        return None
    values = np.frombuffer(shades, np.uint8).reshape(rows, row)[:, : columns * pixel : pixel]
    return Page(values.astype(np.float32) / np.float32(255), number, count)


@contextmanager
def _drawing(data: bytes) -> Iterator[subprocess.Popen[bytes]]:
    """The process that draws; when this ends, it has ended."""
    with tempfile.TemporaryFile() as document:
        document.write(data)
        document.seek(0)
        process = subprocess.Popen(  # noqa: S603 - this very program
            [*_child(), str(paper.MOST_PAGES)],
            stdin=document,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=NO_WINDOW,
        )
        with process:
            try:
                yield process
            finally:
                process.kill()


def _child() -> list[str]:
    """This very program, as the process that draws."""
    if getattr(sys, "frozen", False):
        return [sys.executable, DRAW_PDF]
    return [sys.executable, "-c", CHILD.format(path=sys.path)]


class _Watch(Thread):
    """A thread that ends a process once it is no longer wanted, or takes too long."""

    def __init__(self, process: subprocess.Popen[bytes], stop: Stop) -> None:
        super().__init__(daemon=True)
        self._process, self._stop_asked = process, stop
        self.until = time.monotonic() + LONGEST_S
        self.over = Event()

    def run(self) -> None:
        """Check from time to time until the process has ended."""
        while not self.over.wait(LOOK_S):
            if self._stop_asked() or time.monotonic() > self.until:
                self._process.kill()
                return


@contextmanager
def _watched(process: subprocess.Popen[bytes], stop: Stop) -> Iterator[_Watch]:
    watch = _Watch(process, stop)
    watch.start()
    try:
        yield watch
    finally:
        watch.over.set()
        watch.join()


def _fault(code: int) -> PictureFault:
    """What to say of a process that ended so."""
    if code == NARROW:
        return narrow()
    if code == DAMAGED:
        return PictureFault("The PDF is damaged or locked.")
    return PictureFault("The PDF takes too much time or memory to draw.")
