# SPDX-License-Identifier: MIT
"""The kinds of files that a system is told about: the program's own, and others' that it reads."""

from dataclasses import dataclass

import project


@dataclass(frozen=True)
class Kind:
    """A kind of file: its suffix, what it is called, and whether it is the program's own."""

    suffix: str
    title: str
    chinese: str
    own: bool = False
    is_xml: bool = False

    @property
    def media_type(self) -> str:
        """The name by which the Linux desktops and the mail know it."""
        return f"application/x-{'sudoku-qt-' if self.own else ''}{self.suffix}"

    @property
    def parent(self) -> str:
        """The kind of which it is a special case."""
        return "application/xml" if self.is_xml else "text/plain"

    @property
    def uniform_type(self) -> str:
        """The name by which macOS knows it."""
        owner = project.APP_ID.replace("_", "-")  # macOS allows no underscore
        return f"{owner}.{self.suffix}"


KINDS = (
    Kind("sudoku", "Sudoku game", "数独对局", own=True),
    Kind("gomoku", "Gomoku game", "五子棋对局", own=True),
    Kind("sdk", "Sudoku puzzle", "数独题目"),
    Kind("sdm", "Sudoku puzzle list", "数独题目列表"),
    Kind("ss", "Simple Sudoku puzzle", "Simple Sudoku 数独题目"),
    Kind("opensudoku", "OpenSudoku puzzles", "OpenSudoku 数独题目", is_xml=True),
    Kind("psq", "Piskvork game record", "Piskvork 五子棋棋谱"),
)
