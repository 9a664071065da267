# SPDX-License-Identifier: MIT
"""The progress of a run: a bar on standard error, if that is a terminal."""

import sys
import time

from sudoku_qt.cli.language import say
from sudoku_qt.engine.message import Counted, Message

WIDTH = 30
EVERY_SECONDS = 0.1
CLEAR_LINE = "\r\x1b[K"


def _counted(what: str, count: int) -> Message:
    if what == "grids":
        return Counted("{count:,} grid", "{count:,} grids", count, count=count)
    return Counted("{count:,} puzzle", "{count:,} puzzles", count, count=count)


class Progress:
    """A bar for the part of `whole` that is done; only a count if `whole` is unknown."""

    def __init__(self, what: str, whole: int | None) -> None:
        self._what = what
        self._whole = whole
        self._shown = sys.stderr.isatty()
        self._next = time.monotonic() + EVERY_SECONDS
        self._drawn = False

    def tell(self, count: int | None, done: int) -> None:
        """Report that `done` of the whole is done, and how many records there are, if known."""
        if self._shown and time.monotonic() >= self._next:
            self._next = time.monotonic() + EVERY_SECONDS
            self._drawn = True
            words = "" if count is None else say(_counted(self._what, count))
            sys.stderr.write(f"{CLEAR_LINE}{self._bar(done)}{words}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Remove the bar, before anything else is printed."""
        if self._drawn:
            self._drawn = False
            sys.stderr.write(CLEAR_LINE)
            sys.stderr.flush()

    def _bar(self, done: int) -> str:
        if not self._whole:
            return ""
        share = min(1.0, done / self._whole)
        full = int(share * WIDTH)
        return f"[{'#' * full}{'.' * (WIDTH - full)}] {share:4.0%}  "
