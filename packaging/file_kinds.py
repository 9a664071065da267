# SPDX-License-Identifier: MIT
"""The kinds of files that a system is told about: the program's own, and others' that it reads."""

from collections.abc import Sequence
from dataclasses import dataclass

import project
from sudoku_qt.engine.format import Format
from sudoku_qt.engine.formats import FORMATS

TITLES = {"sudoku": ("Sudoku puzzles", "数独题目"), "gomoku": ("Gomoku record", "五子棋棋谱")}
"""What files of other programs hold, by the game of their format."""
OTHERS = frozenset({".txt", ".csv", ".json", ".save", ".sgf", ".lib", ".pos"})
"""Suffixes that nearly always mean something else: a system is not told that they are ours."""


@dataclass(frozen=True)
class Kind:
    """A kind of file: its suffix, what it is called, and whether it is the program's own."""

    suffix: str
    title: str
    chinese: str
    own: bool = False

    @property
    def media_type(self) -> str:
        """The name by which the Linux desktops and the mail know it."""
        return f"application/x-{'sudoku-qt-' if self.own else ''}{self.suffix}"

    @property
    def uniform_type(self) -> str:
        """The name by which macOS knows it."""
        owner = project.APP_ID.replace("_", "-")  # macOS allows no underscore
        return f"{owner}.{self.suffix}"


def foreign(forms: Sequence[Format] = FORMATS) -> tuple[Kind, ...]:
    """The kinds of files of other programs, as the formats name them."""
    suffixes = {suffix: form.game for form in forms for suffix in form.suffixes}
    return tuple(
        Kind(suffix.removeprefix("."), *TITLES[game])
        for suffix, game in suffixes.items()
        if suffix not in OTHERS
    )


KINDS = (
    Kind("sudoku", "Sudoku game", "数独对局", own=True),
    Kind("gomoku", "Gomoku game", "五子棋对局", own=True),
    *foreign(),
)
