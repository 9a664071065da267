# SPDX-License-Identifier: MIT
"""The work of an analysis: best lines, proved wins, the judgement of a game, a hint, problems."""

from collections.abc import Sequence
from itertools import islice
from time import monotonic

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.gomoku.analysis.lines import BestLine, best_line
from sudoku_qt.engine.gomoku.analysis.problem_maker import make_problems
from sudoku_qt.engine.gomoku.analysis.problems import Reply, WinProblem, reply_to
from sudoku_qt.engine.gomoku.analysis.reasons import Advice, advise
from sudoku_qt.engine.gomoku.analysis.turning_points import Judgement, judge
from sudoku_qt.engine.gomoku.analysis.wins import Attack, Verdict, verdicts
from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.work import go_on

LINE_SLOTS, GAME_SLOTS = 1 << 18, 1 << 16
JUDGE_SECONDS = 0.15
HINT_SECONDS = 1.0
REPLY_SECONDS = 0.3

Looked = tuple[BestLine | None, Thinker]
"""A line, and the thinker that remembers what it saw."""


def find_line(
    attack: Attack, seconds: float, found: Sequence[BestLine], thinker: Thinker | None
) -> Work[Looked]:
    """The work that ends in the next best line; a thinker is used by one work at a time."""

    def work(ticket: Ticket) -> Looked:
        limits = Limits(monotonic, seconds, stop=ticket.stopped)
        mind = thinker
        if mind is None:
            mind = Thinker(attack.rule, int(len(attack.stones) ** 0.5), LINE_SLOTS)
            mind.follow([(p, colour) for p, colour in enumerate(attack.stones) if colour])
        line = best_line(attack, mind, limits, found)
        go_on(ticket.stopped)
        return line, mind

    return work


def find_wins(attack: Attack) -> Work[tuple[Verdict, ...]]:
    """The work that ends in what each means of proving a win says."""
    return lambda ticket: verdicts(attack, ticket.stopped)


def judge_game(setup: GomokuSetup, states: Sequence[GomokuState]) -> Work[tuple[Judgement, ...]]:
    """The work that ends in the judgements of the positions of a game; it tells how far it is."""

    def work(ticket: Ticket) -> tuple[Judgement, ...]:
        thinker = Thinker(setup.rule, setup.size, GAME_SLOTS)
        limits = Limits(monotonic, JUDGE_SECONDS, stop=ticket.stopped)
        judged = []
        for number, state in enumerate(states, start=1):
            judged.append(judge(setup.rule, state, thinker, limits))
            ticket.tell(number / len(states))
        go_on(ticket.stopped)
        return tuple(judged)

    return work


def find_advice(attack: Attack) -> Work[Advice | None]:
    """The work that ends in a move with its reasons."""

    def work(ticket: Ticket) -> Advice | None:
        return advise(attack, Limits(monotonic, HINT_SECONDS, stop=ticket.stopped))

    return work


def find_reply(attack: Attack, point: int) -> Work[Reply]:
    """The work that ends in the answer to a move of somebody who solves a problem."""

    def work(ticket: Ticket) -> Reply:
        return reply_to(attack, point, Limits(monotonic, REPLY_SECONDS, stop=ticket.stopped))

    return work


def find_problems(rule: Rule, size: int, seed: int, count: int) -> Work[tuple[WinProblem, ...]]:
    """The work that ends in so many new problems; it tells how many there are already."""

    def work(ticket: Ticket) -> tuple[WinProblem, ...]:
        made: list[WinProblem] = []
        for problem in islice(make_problems(rule, size, seed, ticket.stopped), count):
            made.append(problem)
            ticket.tell(len(made) / count)
        return tuple(made)

    return work
