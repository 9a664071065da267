# SPDX-License-Identifier: MIT
"""The work of choosing a move at Gomoku, and of saying how positions stand."""

from collections.abc import Sequence

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.gomoku.levels import level_named, style_named
from sudoku_qt.engine.gomoku.player import Choice, choose, evaluate
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.work import go_on


def choose_move(
    setup: GomokuSetup, state: GomokuState, player: GomokuPlayer, seed: int
) -> "Work[Choice]":
    """The work that ends in a player's `Choice`."""

    def work(ticket: Ticket) -> Choice:
        level, style = level_named(player.level), style_named(player.style)
        return choose(setup, state, level, style, seed, stop=ticket.stopped)

    return work


def value_states(setup: GomokuSetup, states: Sequence[GomokuState]) -> Work[list[float]]:
    """The work that ends in the values of states, from -1 to 1, in a list."""

    def work(ticket: Ticket) -> list[float]:
        values = []
        for state in states:
            values.append(evaluate(setup, state, ticket.stopped))
            go_on(ticket.stopped)
        return values

    return work
