# SPDX-License-Identifier: MIT
"""The work of making a puzzle: for a waiting player, for the reserve, from the bank."""

from pathlib import Path

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.course.bank import bank_puzzle
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.practice import needing
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.models.sudoku.variant_titles import is_of_variants
from sudoku_qt.paths import resource
from sudoku_qt.store.sudoku.reserve import Ready, Reserve
from sudoku_qt.version import version


@as_work
def make_puzzle(ticket: Ticket, options: NewSudoku) -> SudokuSetup:
    """The work of making a new puzzle."""
    if options.variant:
        from sudoku_qt.controllers.sudoku.workers.variants import made_variant  # variants: 82 ms

        return made_variant(options, ticket.stopped, ticket.tell)
    return make(options, ticket.stopped, ticket.tell, resource("puzzles/extreme.txt"))


@as_work
def make_ready(ticket: Ticket, options: NewSudoku) -> Ready:
    """The work of making a puzzle for the reserve."""
    return Ready(make_puzzle(options)(ticket), variant=options.variant)


@as_work
def make_position(ticket: Ticket, technique: str, title: str = "", grade: str = "") -> Ready:
    """The work of making a puzzle to practise a technique; `title` names it in a fault.

    If a grade is given, the puzzle has it.
    """
    bank = resource("puzzles/techniques.zip")
    try:
        stop, tell = ticket.stopped, ticket.tell
        if is_of_variants(technique):
            from sudoku_qt.controllers.sudoku.workers.variants import practised_variant  # 82 ms

            setup, position = practised_variant(technique, stop, tell)
        else:
            setup, position = needing(technique, "", stop, tell, bank, grade=grade)
    except Fault as fault:
        raise Fault(fault.message.template, name=title) from None
    return Ready(setup, position)


@as_work
def open_reserve(_ticket: Ticket, path: Path) -> Reserve:
    """The work of reading the reserve from its file."""
    return Reserve(path, version())


@as_work
def write_reserve(_ticket: Ticket, reserve: Reserve, lines: bytes) -> None:
    """The work of writing the reserve."""
    reserve.write(lines)


@as_work
def draw_from_bank(_ticket: Ticket, seed: str, number: int) -> SudokuSetup:
    """The work of making a puzzle of the bank."""
    return bank_puzzle(seed, number)
