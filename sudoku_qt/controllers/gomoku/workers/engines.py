# SPDX-License-Identifier: MIT
"""The work that is done with other engines: a look at a program, a move, the end."""

from collections.abc import Sequence

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.gomoku.player import Choice
from sudoku_qt.engine.gomoku.protocol.host import Host, check
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed, Heard
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState


def name_of(command: Sequence[str], heard: Heard) -> Work[str | EngineFailed]:
    """The work that ends in what a program calls itself, or in what is wrong with it."""

    def work(ticket: Ticket) -> str | EngineFailed:
        try:
            return check(command, heard, ticket.stopped)
        except EngineFailed as fault:
            return fault

    return work


def move_of(host: Host, setup: GomokuSetup, state: GomokuState) -> Work[Choice]:
    """The work that ends in the move of an engine; it fails by `EngineFailed`."""

    def work(ticket: Ticket) -> Choice:
        return Choice(host.choose(setup, state, ticket.stopped), 0.0)

    return work


def end_of(hosts: Sequence[Host]) -> Work[None]:
    """The work that ends engines."""

    def work(_ticket: Ticket) -> None:
        for host in hosts:
            host.close()

    return work
