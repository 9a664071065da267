# SPDX-License-Identifier: MIT
"""Links that hold the f-puzzles object: its own, and those of SudokuPad that carry it."""

import re
from urllib.parse import unquote

from sudoku_qt.engine.sudoku.text.lz_string import decompress

LONGEST_LINK = 2**16
_LINK = re.compile(
    r"(?:f-puzzles\.com/?\?load="
    r"|(?:sudokupad\.app/|crackingthecryptic\.com/)[^\s<>\"]*?(?:fpuzzles|fpuz))"
    r"([^\s<>\"&]+)",
    re.IGNORECASE,
)


def object_in(text: str) -> str | None:
    """The f-puzzles object in a text, or in a link in it; None for any other text.

    Raises `Fault` if it cannot be unpacked.
    """
    if text.lstrip().startswith("{"):
        return text if '"grid"' in text else None
    match = _LINK.search(text) if len(text) <= LONGEST_LINK else None
    return decompress(unquote(match[1]).replace(" ", "+")) if match else None
