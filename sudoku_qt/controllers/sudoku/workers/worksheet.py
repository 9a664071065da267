# SPDX-License-Identifier: MIT
"""The work for a worksheet: puzzles made or checked, and the QR codes of their links."""

from collections.abc import Sequence

from sudoku_qt.controllers.sudoku.workers.inspect import solver_of
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.formats.links.sudokupad import SudokuPadFormat
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.worksheet import Prepared, prepare, prepare_new
from sudoku_qt.engine.work import Stop, go_on, never
from sudoku_qt.models.sudoku.paper.items import Modules
from sudoku_qt.paths import resource

Order = MakeOptions | Found | tuple[SudokuSetup, Grid]
"""A puzzle to be made, one from a file, or the one being played."""


@as_work
def prepare_all(ticket: Ticket, orders: Sequence[Order]) -> list[Prepared]:
    """The work of preparing puzzles for printing."""
    done = []
    for number, order in enumerate(orders):
        done.append(prepare_order(order, ticket.stopped))
        ticket.tell((number + 1) / len(orders))
    return done


def prepare_order(order: Order, stop: Stop = never) -> Prepared:
    """Prepare a puzzle, wherever it comes from. Raises `Fault`, `Cancelled`."""
    go_on(stop)
    if isinstance(order, MakeOptions):
        return prepare_new(order, stop, resource("puzzles/extreme.txt"))
    if isinstance(order, Found):
        position = position_of(order)
        order = position.setup, position.grid
    return prepare(*order, stop, solver_of(order[0]))


@as_work
def make_codes(ticket: Ticket, puzzles: Sequence[bytes]) -> dict[bytes, Modules]:
    """The work of making the QR codes of puzzles' links, by givens."""
    codes = {}
    for givens in puzzles:
        go_on(ticket.stopped)
        codes[givens] = code_of(givens)
    return codes


def code_of(givens: bytes) -> Modules:
    """The QR code of a puzzle's shortest link; empty if it cannot be made."""
    import segno  # only for codes, which are rare: 43 ms

    return tuple(bytes(row) for row in segno.make_qr(link_of(givens)).matrix)


def link_of(givens: bytes) -> str:
    """The shortest link that opens a puzzle elsewhere."""
    game = SudokuGame()
    found = Found(game.name, game.write_setup(SudokuSetup(givens)))
    return SudokuPadFormat().write(found).strip()
