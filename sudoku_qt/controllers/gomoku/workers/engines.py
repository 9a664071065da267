# SPDX-License-Identifier: MIT
"""The work with external engines: checking a program, a move, the end."""

from collections.abc import Sequence
from random import randrange

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.gomoku.levels import BALANCED, level_named
from sudoku_qt.engine.gomoku.player import Choice, choose
from sudoku_qt.engine.gomoku.protocol.analyst import Analyst
from sudoku_qt.engine.gomoku.protocol.host import CannotOpen, Host, check
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed, LineHandler
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState


@as_work
def name_of(ticket: Ticket, command: Sequence[str], heard: LineHandler) -> str | EngineFailed:
    """The work of asking a program for its name; the result may be its failure."""
    try:
        return check(command, heard, ticket.stopped)
    except EngineFailed as fault:
        return fault


@as_work
def move_of(ticket: Ticket, host: Host, setup: GomokuSetup, state: GomokuState) -> Choice:
    """The work of asking an engine for a move; it fails with `EngineFailed`.

    Where the engine does not know how to open, our computer does what is asked for.
    """
    try:
        return Choice(host.choose(setup, state, ticket.stopped), 0.0)
    except CannotOpen:
        level = level_named(setup.players[state.at_turn].level)
        seed = randrange(1 << 30)
        return choose(setup, state, level, BALANCED, seed, stop=ticket.stopped)


@as_work
def end_of(_ticket: Ticket, hosts: Sequence[Host | Analyst]) -> None:
    """The work of ending engines."""
    for host in hosts:
        host.close()
