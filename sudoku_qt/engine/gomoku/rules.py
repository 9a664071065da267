# SPDX-License-Identifier: MIT
"""The rules: what wins under each of them, and what renju forbids Black.

Everything is expressed by the line through a stone just put, seen from that stone: a text of eleven
characters with the stone in the middle, "X" for its colour, "O" for the opponent's, "." for an
empty point and "#" for a place beyond the border. No row that matters reaches further.

Renju follows the rules of the Renju International Federation: Black may make neither a row of more
than five (overline), nor two fours at once, nor two threes at once; a five made with the same stone
excuses all of these. A *four* becomes a five with one more stone; a *straight four* is unbroken and
does so at both ends; a *three* becomes a straight four with one more stone that Black is allowed to
put and that makes no five elsewhere. "Allowed" is what makes the definition recursive.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import lru_cache

from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.board import (
    BLACK,
    DIRECTIONS,
    EMPTY,
    Stones,
    neighbourhoods,
    points_with,
    size_of,
    with_stone,
)
from sudoku_qt.engine.message import Fault

REACH = 5
LINES_REMEMBERED = 1 << 15
POSITIONS_REMEMBERED = 256
_BOTH_WAYS = range(REACH - 1, -1, -1), range(REACH + 1, 2 * REACH + 1)
_SEEN_BY = ("", ".XO", ".OX")  # by colour: the signs of empty, black and white


@dataclass(frozen=True, slots=True)
class Law:
    """Which rows win for one colour.

    `exact`: six or more do not win. `open_end`: five between two opposing stones do not win.
    """

    exact: bool = False
    open_end: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of play: the law for each colour, and whether Black's forks are forbidden."""

    name: str
    black: Law
    white: Law
    forbids: bool = False

    def law(self, colour: int) -> Law:
        """The law for a colour."""
        return self.black if colour == BLACK else self.white


FREESTYLE = Rule("freestyle", Law(), Law())
EXACT = Rule("exact", Law(exact=True), Law(exact=True))
RENJU = Rule("renju", Law(exact=True), Law(), forbids=True)
CARO = Rule("caro", Law(exact=True, open_end=True), Law(exact=True, open_end=True))

RULES = (
    FREESTYLE,
    EXACT,
    RENJU,
    CARO,
)


class Row(IntEnum):
    """What a stone makes in one direction, in ascending order."""

    NOTHING = 0
    OVERLINE = 1
    THREE = 2
    FOUR = 3
    DOUBLE_FOUR = 4
    STRAIGHT_FOUR = 5
    FIVE = 6


class Ban(Enum):
    """Why a point is forbidden to Black."""

    OVERLINE = "overline"
    DOUBLE_FOUR = "double four"
    DOUBLE_THREE = "double three"


def rule_named(name: object) -> Rule:
    """A rule by its name. Raises `Fault`."""
    for rule in RULES:
        if rule.name == name:
            return rule
    raise Fault("“{word}” is not a rule of Gomoku that this program knows.", word=str(name)[:20])


def tell_ban(ban: Ban, name: str) -> IllegalMove:
    """The fault that says why Black may not put a stone on the point of that name."""
    return IllegalMove(
        "{point} is forbidden to Black: it would make a row of more than five."
        if ban is Ban.OVERLINE
        else "{point} is forbidden to Black: it would make two fours at once."
        if ban is Ban.DOUBLE_FOUR
        else "{point} is forbidden to Black: it would make two open threes at once.",
        point=name,
    )


# One row


def lines_through(stones: Stones, point: int, colour: int) -> tuple[str, ...]:
    """The four lines through a point, as texts, as if a stone of `colour` stood there."""
    seen = _SEEN_BY[colour]
    half = REACH
    return tuple(
        "".join("#" if place < 0 else seen[stones[place]] for place in places[:half])
        + "X"
        + "".join("#" if place < 0 else seen[stones[place]] for place in places[half + 1 :])
        for places in neighbourhoods(size_of(stones), REACH)[point]
    )


def run_in(line: str) -> tuple[int, int]:
    """The first and last place of the unbroken row through the middle."""
    first = last = REACH
    while first > 0 and line[first - 1] == "X":
        first -= 1
    while last < 2 * REACH and line[last + 1] == "X":
        last += 1
    return first, last


@lru_cache(LINES_REMEMBERED)
def is_five(line: str, law: Law) -> bool:
    """Whether the unbroken row through the middle wins."""
    first, last = run_in(line)
    length = last - first + 1
    if length != 5:
        return length > 5 and not law.exact
    return not (law.open_end and line[first - 1] == line[last + 1] == "O")


@lru_cache(LINES_REMEMBERED)
def five_places(line: str, law: Law) -> tuple[int, ...]:
    """The places where one more stone makes five with the middle: at most two."""
    return tuple(
        place
        for place, seen in enumerate(line)
        if seen == "." and is_five(_put(line, place, "X"), law)
    )


@lru_cache(LINES_REMEMBERED)
def row_in(line: str, law: Law) -> Row:
    """What the middle stone makes in this line alone."""
    if is_five(line, law):
        return Row.FIVE
    first, last = run_in(line)
    if last - first >= 5:
        return Row.OVERLINE
    places = five_places(line, law)
    if len(places) == 2 and _cannot_be_stopped(line, places, law):
        return Row.STRAIGHT_FOUR if places[1] - places[0] == 5 else Row.DOUBLE_FOUR
    if places:
        return Row.FOUR
    return Row.THREE if three_places(line, law) else Row.NOTHING


@lru_cache(LINES_REMEMBERED)
def three_places(line: str, law: Law) -> tuple[int, ...]:
    """The places where one more stone makes a straight four with the middle."""
    return tuple(
        place
        for place, seen in enumerate(line)
        if seen == "." and _is_straight_four(_put(line, place, "X"), place, law)
    )


def _is_straight_four(line: str, place: int, law: Law) -> bool:
    first, last = run_in(line)
    if last - first != 3 or not first <= place <= last:
        return False
    places = five_places(line, law)
    return places == (first - 1, last + 1) and _cannot_be_stopped(line, places, law)


def _cannot_be_stopped(line: str, places: tuple[int, ...], law: Law) -> bool:
    """Whether either of two places still makes five when the opponent takes the other."""
    left, right = places
    return is_five(_put(_put(line, left, "O"), right, "X"), law) and is_five(
        _put(_put(line, right, "O"), left, "X"), law
    )


def _put(line: str, place: int, seen: str) -> str:
    return line[:place] + seen + line[place + 1 :]


# A whole board


def rows_made(rule: Rule, stones: Stones, point: int, colour: int) -> tuple[Row, ...]:
    """What a stone of `colour` makes, or has made, in each direction from a point."""
    law = rule.law(colour)
    return tuple(row_in(line, law) for line in lines_through(stones, point, colour))


def winning_points(rule: Rule, stones: Stones, point: int) -> frozenset[int]:
    """The points of the winning rows through a stone; none if it does not win."""
    colour = stones[point]
    if colour == EMPTY or not _has_row(stones, point, colour):
        return frozenset()
    law = rule.law(colour)
    won: set[int] = set()
    for direction, line in enumerate(lines_through(stones, point, colour)):
        if is_five(line, law):
            won.update(_row_through(stones, point, direction))
    return frozenset(won)


def _has_row(stones: Stones, point: int, colour: int) -> bool:
    """Whether five stones of a colour or more stand in a row through a point."""
    for places in neighbourhoods(size_of(stones), REACH)[point]:
        count = 1
        for way in _BOTH_WAYS:
            for step in way:
                if places[step] < 0 or stones[places[step]] != colour:
                    break
                count += 1
        if count >= 5:
            return True
    return False


def _row_through(stones: Stones, point: int, direction: int) -> Iterator[int]:
    """Yield the points of the unbroken row of one colour that holds a stone."""
    size = size_of(stones)
    down, right = DIRECTIONS[direction]
    for sign in (1, -1):
        row, column = divmod(point, size)
        while 0 <= row < size and 0 <= column < size:
            place = row * size + column
            if stones[place] != stones[point]:
                break
            yield place
            row += sign * down
            column += sign * right


# What renju forbids


def ban_on(stones: Stones, point: int) -> Ban | None:
    """Why Black may not put a stone on an empty point; None if that is allowed."""
    if not _may_be_banned(stones, point):
        return None
    law = RENJU.black
    lines = lines_through(stones, point, BLACK)
    rows = [row_in(line, law) for line in lines]
    if Row.FIVE in rows:
        return None
    if Row.OVERLINE in rows:
        return Ban.OVERLINE
    fours = sum(2 if row is Row.DOUBLE_FOUR else row >= Row.FOUR for row in rows)
    if fours >= 2:
        return Ban.DOUBLE_FOUR
    if rows.count(Row.THREE) < 2:
        return None
    after = with_stone(stones, point, BLACK)
    true_threes = sum(is_true_three(after, point, direction) for direction in range(len(lines)))
    return Ban.DOUBLE_THREE if true_threes >= 2 else None


def _may_be_banned(stones: Stones, point: int) -> bool:
    """Whether Black has stones enough near a point: a three needs two, two fours in a line four."""
    near = [
        [stones[place] for place in places if place >= 0].count(BLACK)
        for places in neighbourhoods(size_of(stones), REACH)[point]
    ]
    own = stones[point] == BLACK
    return max(near) - own >= 4 or sum(count - own >= 2 for count in near) >= 2


def is_true_three(stones: Stones, point: int, direction: int) -> bool:
    """Whether Black's three in a direction can legally be made a straight four."""
    law = RENJU.black
    line = lines_through(stones, point, BLACK)[direction]
    if row_in(line, law) is not Row.THREE:
        return False
    places = neighbourhoods(size_of(stones), REACH)[point][direction]
    return any(
        ban_on(stones, places[place]) is None
        and Row.FIVE not in rows_made(RENJU, stones, places[place], BLACK)
        for place in three_places(line, law)
    )


@lru_cache(POSITIONS_REMEMBERED)
def forbidden_points(stones: Stones) -> tuple[tuple[int, Ban], ...]:
    """Every point that renju forbids Black in a position, with the reason."""
    return tuple(
        (point, ban)
        for point in points_with(stones, EMPTY)
        for ban in (ban_on(stones, point),)
        if ban is not None
    )
