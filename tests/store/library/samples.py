# SPDX-License-Identifier: MIT
"""Puzzles for the tests of the library, entries and files of them."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.record import Played
from tests.puzzle_lines import EASY


def different(count: int) -> list[str]:
    """So many puzzles, none a disguise of another, each with one solution; always the same."""
    found = bytes(kernel.minimal_puzzles(7, count))
    return [to_text(found[81 * place : 81 * place + 81]) for place in range(count)]


def turned(line: str) -> str:
    """A puzzle turned by a quarter, with its digits exchanged."""
    cells = [line[9 * (8 - column) + row] for row in range(9) for column in range(9)]
    return "".join(cells).translate(str.maketrans("123456789", "912345678"))


def write_list(path: Path, puzzles: Sequence[str]) -> Path:
    """Write puzzles one a line."""
    path.write_text("".join(f"{line}\n" for line in puzzles), encoding="utf-8")
    return path


def sudokus(puzzles: Iterable[str]) -> list[Entry]:
    """Entries of puzzles."""
    return [Entry("sudoku", puzzle) for puzzle in puzzles]


def game(when: str = "2026-03-04T05:06:07+00:00", puzzle: str = EASY, ms: int = 60_000) -> Played:
    """A game that was played to its end without a hint."""
    return Played(when, "sudoku", puzzle, "standard", level=2, predicted_s=300.0, elapsed_ms=ms)
