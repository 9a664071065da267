# SPDX-License-Identifier: MIT
"""A puzzle as it is printed: its digits, and what is said of it in the reader's language."""

from dataclasses import dataclass

from sudoku_qt.models.sudoku.paper.items import Modules


@dataclass(frozen=True)
class PaperPuzzle:
    """`values` are the digits that stand there, `givens` those of them that were given.

    `solution` is None where there is not exactly one; then `told` says so.
    """

    givens: bytes
    values: bytes
    notes: tuple[int, ...] = ()
    solution: bytes | None = None
    told: str = ""
    """Level and minutes, or what is wrong with it."""
    techniques: str = ""
    code: Modules = ()


@dataclass(frozen=True)
class PaperWords:
    """What else is written on pages."""

    title: str
    date: str
    answers: str
    """The title of the answers' pages, and so on."""
    techniques: str
    name: str
    day: str
    no_answer: str
