# SPDX-License-Identifier: MIT
"""The work of an analysis: best lines, proved wins, a game's evaluation, a hint, problems."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from time import monotonic
from typing import TypeAlias

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.gomoku.analysis.lines import BestLine
from sudoku_qt.engine.gomoku.analysis.problem_maker import make_problems
from sudoku_qt.engine.gomoku.analysis.problems import Reply, WinProblem, reply_to
from sudoku_qt.engine.gomoku.analysis.reasons import Advice, advise
from sudoku_qt.engine.gomoku.analysis.study import Findings, study
from sudoku_qt.engine.gomoku.analysis.turning_points import Judgement, in_order, judge
from sudoku_qt.engine.gomoku.analysis.wins import Attack, Verdict, verdicts
from sudoku_qt.engine.gomoku.protocol.analyst import Analyst, Question
from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.work import go_on

LINE_SLOTS, LONG_SLOTS, GAME_SLOTS = 1 << 18, 1 << 21, 1 << 16
HINT_SECONDS = 1.0
REPLY_SECONDS = 0.3

Box: TypeAlias = deque[Findings]
"""What a study has told last; the thread of the work puts it there, the window takes it."""


@as_work
def study_position(
    ticket: Ticket, question: Question, turns: Iterator[float], analyst: Analyst | None, box: Box
) -> Findings:
    """The work of studying a position, by our search or by another engine.

    It reports progress whenever there is something new in the box; the result is the last of it.
    It fails with `EngineFailed`.
    """
    begun, found = monotonic(), Findings()
    steps = analyst.study(question, ticket.stopped) if analyst else _ours(ticket, question, turns)
    for lines in steps:
        found = Findings(lines, monotonic() - begun)
        box.append(found)
        ticket.tell(0.0)
    go_on(ticket.stopped)
    return replace(found, seconds=monotonic() - begun)


def _ours(
    ticket: Ticket, question: Question, turns: Iterator[float]
) -> Iterator[tuple[BestLine, ...]]:
    setup, state = question.setup, question.state
    thinker = Thinker(setup.rule, setup.size, LONG_SLOTS if question.endless else LINE_SLOTS)
    thinker.follow(in_order(state))
    attack = Attack(setup.rule, state.stones, state.to_move)
    limits = Limits(monotonic, 0.0, stop=ticket.stopped)
    return study(attack, thinker, question.count, turns, limits)


@as_work
def find_wins(ticket: Ticket, attack: Attack) -> tuple[Verdict, ...]:
    """The work of trying each means of proving a win."""
    return verdicts(attack, ticket.stopped)


@as_work
def judge_game(
    ticket: Ticket,
    setup: GomokuSetup,
    states: Sequence[GomokuState],
    seconds: float,
    judged: list[Judgement],
) -> None:
    """The work of evaluating the positions of a game after those that are judged, with progress.

    The thread of the work adds to the list; whoever started it reads it.
    """
    thinker = Thinker(setup.rule, setup.size, GAME_SLOTS)
    limits = Limits(monotonic, seconds, stop=ticket.stopped)
    for state in states[len(judged) :]:
        judgement = judge(setup.rule, state, thinker, limits)
        go_on(ticket.stopped)
        judged.append(judgement)
        ticket.tell(len(judged) / len(states))


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
