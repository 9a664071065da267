# SPDX-License-Identifier: MIT
"""Positions with a win to be found: read from lines or JSON, and solved."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sudoku_qt.engine.gomoku.board import BLACK, SIZES, WHITE, point_named
from sudoku_qt.engine.gomoku.rules import Rule, rule_named
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker, Thought
from sudoku_qt.engine.message import Fault

SLOTS = 1 << 16
_POINT = re.compile("[a-v][0-9]{1,2}")
_GROUPS = ("puzzles", "negatives")


@dataclass(frozen=True, slots=True)
class Problem:
    """A position, by its moves from the empty board, Black's first; the next move is asked for."""

    name: str
    rule: Rule
    size: int
    moves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unread:
    """A position that cannot be read, and the reason."""

    name: str
    fault: Fault


def problems_in(text: str, rule: Rule, size: int) -> Iterator[Problem | Unread]:
    """Read positions: lines such as "h8i9j10", or a JSON file."""
    if text.lstrip()[:1] == "{":
        yield from _in_json(text)
        return
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].strip()
        if words:
            yield _in_line(str(number), words, rule, size)


def _in_line(name: str, words: str, rule: Rule, size: int) -> Problem | Unread:
    if _POINT.sub("", words).strip():
        word = words[:20]
        return Unread(name, Fault("“{word}” is no row of points such as h8i9j10", word=word))
    try:
        points = [point_named(size, word) for word in _POINT.findall(words)]
        return _checked(Problem(name, rule, size, tuple(points)))
    except Fault as fault:
        return Unread(name, fault)


def _in_json(text: str) -> Iterator[Problem | Unread]:
    try:
        found = json.loads(text)
    except ValueError as error:
        yield Unread("", Fault("the JSON cannot be read: {reason}", reason=str(error)))
        return
    for group in _GROUPS:
        for entry in found.get(group, ()):
            yield _entry(entry)


def _entry(entry: Any) -> Problem | Unread:
    name = str(entry.get("id", "")) if isinstance(entry, dict) else ""
    try:
        size = int(entry["size"])
        moves = tuple(int(y) * size + int(x) for x, y in entry["moves"])
        return _checked(Problem(name, rule_named(entry["rule"]), size, moves))
    except (KeyError, TypeError, ValueError):
        return Unread(name, Fault("the position is not whole"))
    except Fault as fault:
        return Unread(name, fault)


def _checked(problem: Problem) -> Problem:
    """The same problem. Raises `Fault` where its moves cannot be."""
    points = range(problem.size**2)
    if problem.size not in SIZES or any(point not in points for point in problem.moves):
        raise Fault("a point is not on the board")
    if len(set(problem.moves)) < len(problem.moves):
        raise Fault("two stones stand on one point")
    return problem


def solve(problem: Problem, limits: Limits, *, by_fours: bool) -> Thought | None:
    """The winning move, if a win was proved; else None.

    `by_fours`: only a win in which every move makes a four counts, the shortest first.
    """
    thinker = Thinker(problem.rule, problem.size, SLOTS)
    moves = problem.moves
    thinker.follow([(p, WHITE if number % 2 else BLACK) for number, p in enumerate(moves)])
    side = WHITE if len(moves) % 2 else BLACK
    if by_fours:
        return thinker.won_by_fours(side, limits)
    thought = thinker.think(side, limits)
    return thought if thought.mate > 0 else None
