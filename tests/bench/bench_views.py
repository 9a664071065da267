# SPDX-License-Identifier: MIT
"""How quickly the board is painted: after a key, after a move of the cursor, and as a whole.

Each figure is a median of computing, in a process of its own for each scale. A key is measured from
the event to the end of the paint that shows it, with every note in every cell and with all that can
be pointed out at once: conflicts, corner notes, colours, a hypothesis, a selection, and a filter
or, which it replaces, all digits and notes that equal the one that was entered.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_qt.models.sudoku.board.model import SudokuSession
    from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
    from sudoku_qt.views.sudoku.view import SudokuView

ROOT = Path(__file__).resolve().parent.parent.parent
ROUNDS = 60
SCALES = ("1", "1.25", "2")


def rows() -> Iterator[tuple[str, float, str, str]]:
    """Measure at each scale, and yield what took how long."""
    for scale in SCALES:
        done = subprocess.run(
            [sys.executable, "-m", "tests.bench.bench_views"],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
        for name, value, note in json.loads(done.stdout):
            yield f"{name} at {scale}x", value, "ms", note


def measured() -> Iterator[tuple[str, float, str]]:
    """Measure at the scale of this process."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from sudoku_qt.engine.sudoku.game import Edit
    from sudoku_qt.models.sudoku.board.entry_mode import Entry
    from sudoku_qt.views.fonts import add_fonts
    from sudoku_qt.views.sudoku.view import SudokuView
    from sudoku_qt.views.theme import Theme
    from sudoku_qt.views.themed import wear
    from tests.views.sudoku.positions import all_notes, model_of

    app = QApplication(sys.argv)
    add_fonts(ROOT / "resources" / "fonts")
    wear(Theme.read(ROOT / "resources" / "themes" / "light.json"))
    board = SudokuView()
    session = all_notes(board)
    board.setModel(model_of(session))
    board.resize(612, 612)
    board.show()
    board.setFocus()
    board.digit_entered.connect(
        lambda digit, _note: session.play((Edit(board.cursor_cell, "=", digit),))
    )
    app.processEvents()

    def key(turn: int) -> None:
        QTest.keyClick(board, Qt.Key(Qt.Key.Key_1 + turn % 9))
        app.processEvents()

    def move(turn: int) -> None:
        keys = Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down
        QTest.keyClick(board, keys[turn % 4])
        app.processEvents()

    def repaint(_turn: int) -> None:
        board.surface.repaint()

    def afresh(_turn: int) -> None:
        wear(board.theme)
        board.surface.repaint()

    yield "key to paint", timed(key), "at most 2"
    everything(board, session)
    yield "key to paint with every highlight", timed(key), "at most 2"
    board.set_entry(Entry())
    yield "the same with equal digits for the filter", timed(key), "at most 2"
    yield "cursor to paint", timed(move), ""
    yield "full repaint with all notes", timed(repaint), "at most 5 at 1x"
    yield "the same, every cell drawn afresh", timed(afresh), "as after a change of size"
    board.set_constraints(of_a_variant())
    app.processEvents()
    yield "key to paint on a variant", timed(key), "with every kind of figures"
    yield "cursor to paint on a variant", timed(move), ""
    yield "full repaint of a variant", timed(repaint), ""


def timed(step: Callable[[int], None]) -> float:
    """The median computing of a step, in milliseconds."""
    taken = []
    for turn in range(ROUNDS):
        start = time.process_time()
        step(turn)
        taken.append(time.process_time() - start)
    return median(taken) * 1000


def of_a_variant() -> "ConstraintBoard":
    """The figures of a puzzle with constraints of all kinds that are drawn."""
    from sudoku_qt.models.sudoku.board.figures import figures_of
    from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
    from tests.engine.sudoku.variants.boards import lines_of, read

    cases = [[part.strip() for part in line.split(";")] for line in lines_of("figures.txt")]
    of_nine = {key: value for size, key, value, *_ in cases if size == "9"}
    puzzle = read(",".join(f'"{key}":{value}' for key, value in of_nine.items()))
    return ConstraintBoard(figures_of(puzzle), puzzle.rules.board.regions)


def everything(board: "SudokuView", session: "SudokuSession") -> None:
    """Have all that a board can point out on it at the same time."""
    from sudoku_qt.engine.sudoku.game import Edit
    from sudoku_qt.models.sudoku.board.entry_mode import Entry, Filter

    session.suppose(on=True)
    session.play(tuple(Edit(cell, "^", 0b000_010_101) for cell in range(0, 81, 3)))
    session.play(tuple(Edit(cell, "#", 0b11 << cell % 8) for cell in range(81)))
    session.play(tuple(Edit(cell, "=", 5) for cell in range(9, 18)))
    board.set_entry(Entry(sought=Filter(5)))
    board.move_to(4, 4)
    for row, column in ((4, 5), (5, 5), (6, 6)):
        board.move_to(row, column, extend=True)


if __name__ == "__main__":
    json.dump(list(measured()), sys.stdout)
