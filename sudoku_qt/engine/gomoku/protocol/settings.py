# SPDX-License-Identifier: MIT
"""The settings that a game's manager sends to an engine by INFO: times, rule, verbosity."""

from dataclasses import dataclass, replace

from sudoku_qt.engine.gomoku.rules import CARO, EXACT, FREESTYLE, RENJU, Rule
from sudoku_qt.engine.work import processors

UNLIMITED = 2_147_483_647
"""The value of `time_left` in a match without a limit, in milliseconds."""
MOVES, MOVES_LEFT = 24, 10
"""The number of moves for which a match's time is planned, and the least number still to come."""
SPARED = 12
"""Milliseconds of each move that are reserved for reading the answer."""
AT_ONCE = 20
"""Milliseconds for a move that has to be played at once."""

BITS = {FREESTYLE: 0, EXACT: 1, RENJU: 4, CARO: 8}
"""The protocol's number for each rule."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Times are in milliseconds, as in the protocol; 0 is no limit, but for that of a turn."""

    timeout_turn: int = 30_000
    timeout_match: int = 0
    time_left: int = UNLIMITED
    rule: int = 0
    max_depth: int = 0
    show_detail: int = 0
    thread_num: int = 1

    def after_info(self, key: str, value: str) -> "Settings":
        """The settings after an INFO. Unknown keys and malformed values change nothing."""
        key = key.lower()
        if key not in self.__slots__:
            return self
        try:
            number = int(value)
        except ValueError:
            return self
        if key == "thread_num" and number < 1:
            return self
        return replace(self, **{key: number})

    @property
    def threads(self) -> int:
        """The threads to search with: as many as are wanted, and no more than processors."""
        return min(self.thread_num, processors())

    @property
    def played_rule(self) -> Rule:
        """The rule, by its bits: 1 exactly five, 4 renju, 8 caro."""
        if self.rule & 4:
            return RENJU
        if self.rule & 8:
            return CARO
        return EXACT if self.rule & 1 else FREESTYLE

    def seconds_for(self, made: int) -> float:
        """The time for the next move, in seconds, after `made` moves of one's own."""
        limit = self.timeout_turn if self.timeout_turn > 0 else AT_ONCE
        if self.time_left < UNLIMITED:
            limit = min(limit, max(0, self.time_left) // max(MOVES_LEFT, MOVES - made))
        return max(limit - SPARED, limit // 2, 1) / 1000


def rule_bits(rule: Rule) -> int:
    """The protocol's number for a rule. An engine cannot be told a rule that has no bits."""
    return BITS[rule]
