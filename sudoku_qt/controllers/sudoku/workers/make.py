# SPDX-License-Identifier: MIT
"""The work of making a puzzle: for a player who waits, for the reserve, from the bank."""

from pathlib import Path

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.course.bank import bank_puzzle
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.practice import needing
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.paths import resource
from sudoku_qt.store.sudoku.reserve import Ready, Reserve
from sudoku_qt.version import version


def make_puzzle(wanted: NewSudoku) -> Work[SudokuSetup]:
    """The work that ends in the `SudokuSetup` of a new puzzle."""

    def work(ticket: Ticket) -> SudokuSetup:
        return make(wanted, ticket.stopped, ticket.tell)

    return work


def make_ready(wanted: NewSudoku) -> Work[Ready]:
    """The work that ends in a puzzle for the reserve."""

    def work(ticket: Ticket) -> Ready:
        return Ready(make_puzzle(wanted)(ticket))

    return work


def make_position(technique: str, title: str = "") -> Work[Ready]:
    """The work that ends in a puzzle to practise a technique, whose title a fault tells."""

    def work(ticket: Ticket) -> Ready:
        bank = resource("puzzles/techniques.zip")
        try:
            setup, position = needing(technique, "", ticket.stopped, ticket.tell, bank)
        except Fault as fault:
            raise Fault(fault.message.template, name=title) from None
        return Ready(setup, position)

    return work


def open_reserve(path: Path) -> Work[Reserve]:
    """The work that ends in the `Reserve` of a file."""

    def work(_ticket: Ticket) -> Reserve:
        return Reserve(path, version())

    return work


def write_reserve(reserve: Reserve, lines: bytes) -> Work[None]:
    """The work of writing down what is in reserve."""

    def work(_ticket: Ticket) -> None:
        reserve.write(lines)

    return work


def draw_from_bank(seed: str, number: int) -> Work[SudokuSetup]:
    """The work that ends in a puzzle of the bank."""

    def work(_ticket: Ticket) -> SudokuSetup:
        return bank_puzzle(seed, number)

    return work
