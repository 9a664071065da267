# SPDX-License-Identifier: MIT
"""The work behind a hint and behind "Why?": to find out what helps, or what proves something."""

from collections.abc import Callable, Sequence

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.advice import Advice, advise
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.hints.why import Why, ask, before_digit, explain
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.learn.practised import practice_ladder
from sudoku_qt.engine.sudoku.logic.step import Notation
from sudoku_qt.engine.sudoku.logic.techniques import LADDER

ENOUGH_S = 2.0
"""So long a proof, and then a shorter one, may take."""


def find_advice(
    states: Sequence[Grid],
    notation: Notation,
    practised: str = "",
    moves: Sequence[Grid] = (),
) -> Work[Advice]:
    """The work that says what helps a player, from the states of a game up to now.

    `practised` is the technique for whose sake the game is played, if there is one; `moves` are
    the grids that its moves came to.
    """

    def work(ticket: Ticket) -> Advice:
        play = Play.of_states(states)
        ladder = practice_ladder(play, practised, ticket.stopped) if practised else LADDER
        return advise(play, ladder, notation, ticket.stopped, moves)

    return work


def find_why(
    states: Sequence[Grid], cell: int, digit: int, clock: Callable[[], float]
) -> Work[Why | Fault]:
    """The work that proves a digit (1-9) of a cell right or wrong; `clock` counts seconds.

    Nothing can be proved where the puzzle has not just one solution; that is the fault then.
    """

    def work(ticket: Ticket) -> Why | Fault:
        start = clock()
        inspection = inspect(states[-1].givens, ticket.stopped)
        if inspection.fault or inspection.solution is None:
            return inspection.fault or Fault("This puzzle has no solution.")
        is_placed = bool(states[-1].values[cell])
        play = before_digit(states, cell) if is_placed else Play.of_states(states)
        question = ask(play, cell, digit, inspection.solution)
        return explain(question, spent=lambda: (clock() - start) / ENOUGH_S, stop=ticket.stopped)

    return work
