# SPDX-License-Identifier: MIT
"""What an engine tells of its search in Yixin's dialect: INFO PV, EVAL, WINRATE, BESTLINE.

Some, ours among them, tell it in messages: "MESSAGE (1) depth 9-17 ev 40 n 9000 pv 7,6 7,8".

Nothing of it is trusted: a line ends where a move of it is not allowed, a figure that is none is
left out.
"""

import re

from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.analysis.lines import BestLine
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.search.thinker import HALFWAY, LONGEST_LINE
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState

SURE = 0.99
"""The greatest value of what is not said to be won."""
MOST_POINTS = 5000
"""The most signs of a line that are read."""
_POINTS = re.compile(r"(\d{1,3})\s*,\s*(\d{1,3})", re.ASCII)
_MATE = re.compile(r"([+-]?)M(\d{1,3})", re.ASCII | re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?\d{1,9}(\.\d{1,9})?", re.ASCII)
_MESSAGE = re.compile(
    r"MESSAGE\s+(?:\((\d{1,3})\)\s*)?depth\s+(\d{1,3})(?:-\d+)?\s+(?:multipv\s+(\d{1,3})\s+)?"
    r"(ev|mate)\s+([+-]?)(M?\d{1,9})\s.*\bpv\s+(.+)",
    re.ASCII | re.IGNORECASE,
)
Facts = dict[str, str]


class Told:
    """Collects what is told of one position; `count` lines were asked for."""

    def __init__(self, setup: GomokuSetup, state: GomokuState, count: int) -> None:
        self._setup, self._state, self._count = setup, state, count
        self._number = count
        self._facts: Facts = {}
        self._is_numbered = False
        """Whether it numbers its lines, so that a message without a number is about no new one."""
        self._lines: dict[int, Facts] = {}
        self._latest: list[Facts] = []
        """The facts of the latest lines, the newest first, for the gaps of a round under way."""

    def hears(self, line: str) -> bool:
        """Take a line of an engine; whether a line of moves is now complete."""
        head, _, rest = line.partition(" ")
        if head.upper() == "MESSAGE":
            return self._takes(line)
        if head.upper() != "INFO":
            return False
        key, _, value = rest.strip().partition(" ")
        key, value = key.upper(), value.strip()
        if key == "PV" and value.upper() == "DONE":
            return self._complete()
        if key == "PV":
            self._facts = {}
        self._facts[key] = value[:MOST_POINTS]
        return False

    def _takes(self, message: str) -> bool:
        """Take a message that names a line; those beside an INFO say the same again."""
        match = _MESSAGE.match(message[:MOST_POINTS])
        if match is None or (self._is_numbered and not (match[1] or match[3])):
            return False
        number = match[1] or match[3]
        self._is_numbered = number is not None
        mate = "M" if match[4].lower() == "mate" else ""
        self._facts = {
            "PV": str(int(number or 1) - 1), "NUMPV": str(self._count), "DEPTH": match[2],
            "EVAL": f"{match[5]}{mate}{match[6]}", "BESTLINE": match[7],
        }  # fmt: skip
        return bool(self._points(match[7])) and self._complete()

    def _complete(self) -> bool:
        facts, self._facts = self._facts, {}
        number = _whole(facts.get("PV", ""), -1)
        self._number = min(max(_whole(facts.get("NUMPV", ""), self._number), 1), self._count)
        if not 0 <= number < self._number:
            return False
        self._lines[number] = facts
        self._latest = [facts, *self._latest[: 2 * self._count]]
        return True

    def lines(self, played: int | None = None) -> tuple[BestLine, ...]:
        """The lines in the engine's order, those with the same first move once.

        While a round is under way, a move may have risen and still be told at its former place: an
        older line fills the gap. The move that it has played is a line where it told of none.
        """
        found: dict[int, BestLine] = {}
        for facts in (*(self._lines.get(n, {}) for n in range(self._number)), *self._latest):
            line = self._line(facts) if len(found) < self._number else None
            if line is not None:
                found.setdefault(line.points[0], line)
        if played is not None and not found:
            found[played] = BestLine((played,), 0.0, 0, 0, is_valued=False)
        return tuple(found.values())

    def _line(self, facts: Facts) -> BestLine | None:
        points = self._points(facts.get("BESTLINE", ""))
        if not points:
            return None
        value, mate = _value(facts)
        depth = min(_whole(facts.get("DEPTH", ""), 0), 999)
        return BestLine(points, value or 0.0, mate, depth, is_valued=value is not None)

    def _points(self, text: str) -> tuple[int, ...]:
        """The moves of a line, up to one that is not allowed."""
        state, points = self._state, list[int]()
        size = self._setup.size
        for column, row in _POINTS.findall(text)[:LONGEST_LINE]:
            if int(column) >= size or int(row) >= size or state.ending:
                break
            point = int(row) * size + int(column)
            try:
                state = GomokuGame().play(self._setup, state, GomokuMove.at(size, point))
            except IllegalMove:
                break
            points.append(point)
        return tuple(points)


def _whole(text: str, default: int) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else default


def _value(facts: Facts) -> tuple[float | None, int]:
    """The value for the side to move, None if it is not told; and the moves to the end, or 0."""
    text, rate = facts.get("EVAL", ""), facts.get("WINRATE", "")
    if match := _MATE.fullmatch(text):
        sign, moves = (-1 if match[1] == "-" else 1), int(match[2])
        return (float(sign), sign * moves) if moves else (None, 0)
    if _NUMBER.fullmatch(rate) and 0 <= float(rate) <= 1:
        return min(max(2 * float(rate) - 1, -SURE), SURE), 0
    if _NUMBER.fullmatch(text):
        worth = float(text)
        return worth / (abs(worth) + HALFWAY), 0
    return None, 0
