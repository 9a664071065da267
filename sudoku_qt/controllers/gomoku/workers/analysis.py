# SPDX-License-Identifier: MIT
"""The work of an analysis: best lines, proved wins, a game's evaluation, a hint, problems."""

from collections.abc import Sequence
from itertools import islice
from time import monotonic

from sudoku_qt.controllers.workers.job import Ticket, as_work
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

FoundLine = tuple[BestLine | None, Thinker]
"""A line, and the search with its transposition table."""


@as_work
def find_line(
    ticket: Ticket,
    attack: Attack,
    seconds: float,
    found: Sequence[BestLine],
    thinker: Thinker | None,
) -> FoundLine:
    """The work of finding the next best line; only one work may use the thinker at a time."""
    limits = Limits(monotonic, seconds, stop=ticket.stopped)
    mind = thinker
    if mind is None:
        mind = Thinker(attack.rule, int(len(attack.stones) ** 0.5), LINE_SLOTS)
        mind.follow([(p, colour) for p, colour in enumerate(attack.stones) if colour])
    line = best_line(attack, mind, limits, found)
    go_on(ticket.stopped)
    return line, mind


@as_work
def find_wins(ticket: Ticket, attack: Attack) -> tuple[Verdict, ...]:
    """The work of trying each means of proving a win."""
    return verdicts(attack, ticket.stopped)


@as_work
def judge_game(
    ticket: Ticket, setup: GomokuSetup, states: Sequence[GomokuState]
) -> tuple[Judgement, ...]:
    """The work of evaluating the positions of a game, with progress."""
    thinker = Thinker(setup.rule, setup.size, GAME_SLOTS)
    limits = Limits(monotonic, JUDGE_SECONDS, stop=ticket.stopped)
    judged = []
    for number, state in enumerate(states, start=1):
        judged.append(judge(setup.rule, state, thinker, limits))
        ticket.tell(number / len(states))
    go_on(ticket.stopped)
    return tuple(judged)


@as_work
def find_advice(ticket: Ticket, attack: Attack) -> Advice | None:
    """The work of finding a move with its reasons."""
    return advise(attack, Limits(monotonic, HINT_SECONDS, stop=ticket.stopped))


@as_work
def find_reply(ticket: Ticket, attack: Attack, point: int) -> Reply:
    """The work of answering a solver's move."""
    return reply_to(attack, point, Limits(monotonic, REPLY_SECONDS, stop=ticket.stopped))


@as_work
def find_problems(
    ticket: Ticket, rule: Rule, size: int, seed: int, count: int
) -> tuple[WinProblem, ...]:
    """The work of finding `count` new problems, with progress."""
    made: list[WinProblem] = []
    for problem in islice(make_problems(rule, size, seed, ticket.stopped), count):
        made.append(problem)
        ticket.tell(len(made) / count)
    return tuple(made)
