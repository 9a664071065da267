# SPDX-License-Identifier: MIT
"""The work of making a puzzle."""

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.sudoku.game import SudokuSetup


def make_puzzle(mode: str, level: int, symmetry: str, clues: int | None, seed: str) -> Work:
    """Give the work that ends in the `SudokuSetup` of a new puzzle."""

    def work(ticket: Ticket) -> SudokuSetup:
        # The maker and the kernel under it are no part of the program's start.
        from sudoku_qt.engine.sudoku.maker import MakeOptions, make

        span = None if clues is None else (clues, clues)
        options = MakeOptions(mode, level, symmetry, span, seed=seed)
        return make(options, ticket.stopped, ticket.tell)

    return work


def draw_from_bank(seed: str, number: int) -> Work:
    """Give the work that ends in a puzzle of the bank."""

    def work(_ticket: Ticket) -> SudokuSetup:
        from sudoku_qt.engine.sudoku.bank import bank_puzzle

        return bank_puzzle(seed, number)

    return work
