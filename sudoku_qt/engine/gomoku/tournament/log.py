# SPDX-License-Identifier: MIT
"""The log of a tournament, from which one that was broken off goes on: lines of JSON.

The first line is the tournament, without the commands of its engines; each other line is a finished
game. A line is written at once when a game ends, so that a power cut costs no game that was over; a
last line that is cut off is left out.
"""

import json
from collections.abc import Iterable
from string import Formatter
from typing import Any

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.gomoku.board import COLOUR_NAMES, SIZES
from sudoku_qt.engine.gomoku.protocol.settings import BITS
from sudoku_qt.engine.gomoku.setup import LONGEST_NAME
from sudoku_qt.engine.gomoku.tournament.schedule import LEAST, MOST, Tournament
from sudoku_qt.engine.gomoku.tournament.terms import Entrant, Opening, Played, Terms, level_of
from sudoku_qt.engine.message import Fault, Message

VERSION = 1
MOST_PAIRS = 100_000
LONGEST_MS = 100 * 3_600_000
_READING = ValueError, KeyError, TypeError, RecursionError, Fault


def head_of(tournament: Tournament) -> str:
    """The first line of a log."""
    terms = tournament.terms
    return _line(
        {
            "gomoku_tournament": VERSION,
            "entrants": [[each.name, each.level] for each in tournament.entrants],
            "size": terms.size,
            "rule": terms.rule,
            "turn_ms": terms.turn,
            "match_ms": terms.match,
            "openings": [[list(point) for point in opening] for opening in tournament.openings],
            "pairs": tournament.pairs,
            "seed": tournament.seed,
            "title": tournament.title,
        }
    )


def line_of(number: int, played: Played) -> str:
    """The line of a finished game."""
    facts: Section = {name: str(fact) for name, fact in played.reason.facts.items()}
    return _line(
        {
            "game": number,
            "winner": COLOUR_NAMES[played.winner],
            "reason": [played.reason.template, facts],
            "moves": [list(point) for point in played.moves],
            "slowest_s": [round(seconds, 3) for seconds in played.slowest],
        }
    )


def _line(section: Section) -> str:
    return json.dumps(section, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_head(line: str, slack: float = Terms().slack) -> Tournament:
    """The tournament of a log's first line; its engines have no commands. Raises `Fault`."""
    try:
        read = json.loads(line)
        if read["gomoku_tournament"] > VERSION:
            raise Fault("A newer version of this program wrote this tournament.")
        size = _whole(read["size"], SIZES.start, SIZES.stop - 1)
        rule = _whole(read["rule"], 0, max(BITS.values()))
        turn = _whole(read["turn_ms"], 1, LONGEST_MS)
        terms = Terms(size, rule, turn, _whole(read["match_ms"], 0, LONGEST_MS), slack)
        entrants = tuple(_entrant(each, turn) for each in read["entrants"])
        openings = tuple(_points(each, size) for each in read["openings"])
        _whole(len(entrants), LEAST, MOST)
        _whole(len(openings), 1, MOST_PAIRS)
        pairs, seed = _whole(read["pairs"], 1, MOST_PAIRS), _whole(read["seed"], 0, 2**31)
        title = str(read.get("title", ""))[:LONGEST_NAME]
        return Tournament(entrants, terms, openings, pairs, seed, title)
    except _READING as fault:
        raise fault if isinstance(fault, Fault) else _damaged() from None


def read_games(lines: Iterable[str], tournament: Tournament) -> dict[int, Played]:
    """The finished games of a log; lines that are none are left out."""
    games, found = tournament.games(), {}
    for line in lines:
        try:
            read = json.loads(line)
            number = _whole(read["game"], 0, len(games) - 1)
            found[number] = _played(read, tournament.terms.size)
        except _READING:
            continue
    return found


def _played(read: dict[str, Any], size: int) -> Played:
    black, white = (float(seconds) for seconds in read["slowest_s"])
    winner, moves = COLOUR_NAMES.index(read["winner"]), _points(read["moves"], size)
    return Played(winner, _reason(*read["reason"]), moves, (black, white))


def _reason(template: str, facts: dict[str, str]) -> Message:
    """A reason whose blanks are just its facts, which are texts."""
    blanks = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    if blanks != facts.keys() or not all(isinstance(fact, str) for fact in facts.values()):
        raise _damaged()
    return Message(template, **facts)


def _entrant(pair: list[object], turn: int) -> Entrant:
    name, level = pair
    if not isinstance(name, str) or not isinstance(level, str) or not name:
        raise _damaged()
    if level:
        level_of(level, turn)
    return Entrant(name, level)


def _points(pairs: list[list[int]], size: int) -> Opening:
    points = tuple((_whole(x, 0, size - 1), _whole(y, 0, size - 1)) for x, y in pairs)
    if len(set(points)) < len(points):
        raise _damaged()
    return points


def _whole(number: object, least: int, most: int) -> int:
    if type(number) is int and least <= number <= most:
        return number
    raise _damaged()


def _damaged() -> Fault:
    return Fault("The log of the tournament is damaged.")
