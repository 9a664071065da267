# SPDX-License-Identifier: MIT
"""Unfinished games that an earlier version stored as files beside the library."""

from pathlib import Path

from sudoku_qt.engine import document
from sudoku_qt.engine.message import Fault
from sudoku_qt.store import files


def kept_at(path: str) -> bytes | None:
    """The document at a path; None where there is none, or the file holds no game."""
    try:
        data = files.read(Path(path), document.MAX_BYTES)
        document.read(data)
    except Fault:
        return None
    return data
