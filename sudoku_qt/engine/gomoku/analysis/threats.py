# SPDX-License-Identifier: MIT
"""The threats on a board: rows that one more stone makes a five or an open four."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from sudoku_qt.engine.gomoku.board import (
    BLACK,
    COLOURS,
    DIRECTIONS,
    Stones,
    neighbourhoods,
    points_with,
    size_of,
)
from sudoku_qt.engine.gomoku.rules import (
    REACH,
    Row,
    Rule,
    ban_on,
    five_places,
    is_true_three,
    lines_through,
    row_in,
    three_places,
)


class ThreatKind(IntEnum):
    """The kinds of threats, the least urgent first."""

    BROKEN_THREE = 0
    """Three with a gap, which become an open four with one stone."""
    OPEN_THREE = 1
    FOUR = 2
    """Four in a row that become five at one point only."""
    OPEN_FOUR = 3


@dataclass(frozen=True, slots=True)
class Threat:
    """A row of `colour`: its stones in reading order, and the points where it would grow."""

    kind: ThreatKind
    colour: int
    stones: tuple[int, ...]
    gains: tuple[int, ...]


@dataclass(slots=True)
class _Found:
    """A row whose stones are still being gathered."""

    row: Row
    stones: set[int]
    gains: set[int]


def threats(rule: Rule, stones: Stones) -> tuple[Threat, ...]:
    """All threats of both colours, the most urgent first."""
    found = [
        threat
        for colour in COLOURS
        for direction in range(len(DIRECTIONS))
        for threat in _in_direction(rule, stones, colour, direction)
    ]
    return tuple(sorted(found, key=lambda each: (-each.kind, each.colour, each.stones)))


def _in_direction(rule: Rule, stones: Stones, colour: int, direction: int) -> Iterator[Threat]:
    rows: list[_Found] = []
    for point in points_with(stones, colour):
        found = _row_at(rule, stones, point, direction)
        if found is not None:
            _join(rows, found)
    for row in rows:
        yield _threat(row, colour, size_of(stones), direction)


def _row_at(rule: Rule, stones: Stones, point: int, direction: int) -> _Found | None:
    """The row that a stone is in and where that grows; None where it threatens nothing."""
    colour = stones[point]
    law = rule.law(colour)
    line = lines_through(stones, point, colour)[direction]
    row = row_in(line, law)
    if row in {Row.NOTHING, Row.OVERLINE, Row.FIVE}:
        return None
    near = neighbourhoods(size_of(stones), REACH)[point][direction]
    is_three = row is Row.THREE
    gains = {near[place] for place in (three_places if is_three else five_places)(line, law)}
    if is_three and rule.forbids and colour == BLACK:
        if not is_true_three(stones, point, direction):
            return None
        gains = {gain for gain in gains if ban_on(stones, gain) is None}
    return _Found(row, {point}, gains)


def _join(rows: list[_Found], found: _Found) -> None:
    """Add a stone to the row that grows at the same points, or begin another."""
    for row in rows:
        if row.gains & found.gains and (row.row is Row.THREE) == (found.row is Row.THREE):
            row.stones |= found.stones
            row.gains |= found.gains
            row.row = max(row.row, found.row)
            return
    rows.append(found)


def _threat(row: _Found, colour: int, size: int, direction: int) -> Threat:
    placed = tuple(sorted(row.stones))
    kind = ThreatKind.OPEN_FOUR if row.row is Row.STRAIGHT_FOUR else ThreatKind.FOUR
    if row.row is Row.THREE:
        down, right = DIRECTIONS[direction]
        whole = placed[-1] - placed[0] == 2 * (down * size + right)
        kind = ThreatKind.OPEN_THREE if whole else ThreatKind.BROKEN_THREE
    return Threat(kind, colour, placed, tuple(sorted(row.gains)))
