# SPDX-License-Identifier: MIT
"""The work that is done with other engines: a look at a program, a move, the end."""

from collections.abc import Sequence

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.gomoku.player import Choice
from sudoku_qt.engine.gomoku.protocol.host import Host, check
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed, Heard
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState


@as_work
def name_of(ticket: Ticket, command: Sequence[str], heard: Heard) -> str | EngineFailed:
    """The work that ends in what a program calls itself, or in what is wrong with it."""
    try:
        return check(command, heard, ticket.stopped)
    except EngineFailed as fault:
        return fault


@as_work
def move_of(ticket: Ticket, host: Host, setup: GomokuSetup, state: GomokuState) -> Choice:
    """The work that ends in the move of an engine; it fails by `EngineFailed`."""
    return Choice(host.choose(setup, state, ticket.stopped), 0.0)


@as_work
def end_of(_ticket: Ticket, hosts: Sequence[Host]) -> None:
    """The work that ends engines."""
    for host in hosts:
        host.close()
