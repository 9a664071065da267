# SPDX-License-Identifier: MIT
"""A player's own order of techniques, as a file: a technique on each line, perhaps with its score.

It decides which techniques hints and steps try first, and nothing about a puzzle's difficulty:
rater and generator do not know of it. A technique that is listed is in use, unless "off" stands in
place of a score; those not listed follow in the usual order, used or unused as usual. The name of a
technique may be written with hyphens, and in any case; "#" begins a comment.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from sudoku_qt.engine.format import at_line
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.text import decode

LARGEST = 2**16
"""The most bytes of a file that are read; with a comment on each line it has some thousands."""
MOST_SCORE = 99_999
LONGEST_NAMED = 40
COMMENT, OFF = "#", "off"
HEADING = (
    Message("An order of techniques for hints and steps: what stands higher is looked for first."),
    Message("Behind each is its score, or off. What is not listed follows in the usual order."),
)
"""The first comment in a file that the program writes."""
ALWAYS = "singles"
"""The family without which no proof can be finished."""


class Placed(NamedTuple):
    """A technique in an order: its score, if one is given, and whether it is off."""

    name: str
    score: int | None = None
    on: bool = True


Order = tuple[Placed, ...]


def read_order(data: bytes) -> Order:
    """Read an order from a file. Raises `Fault`, which names the line that is wrong."""
    if len(data) > LARGEST:
        raise Fault("This file is too large to hold an order of techniques.")
    return tuple(_placed(decode(data).split("\n")))


def _placed(lines: Iterable[str]) -> Iterator[Placed]:
    """Yield what stands in the lines. Raises `FormatFault`."""
    places: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        words = line.partition(COMMENT)[0].split()
        if not words:
            continue
        try:
            placed = _read(words, places)
        except Fault as fault:
            raise at_line(number, fault) from None
        places[placed.name] = number
        yield placed


def _read(words: list[str], places: Mapping[str, int]) -> Placed:
    """What the words of a line say; some names stand in other lines already. Raises `Fault`."""
    word, *scores = words
    rung = LADDER[word[:LONGEST_NAMED].lower().replace("-", "_")]
    name = rung.name
    if name in places:
        raise Fault("“{name}” stands in line {other} already.", name=name, other=places[name])
    if len(scores) > 1:
        raise Fault("Behind a technique there is room for its score only.")
    if scores and scores[0].lower() == OFF:
        if rung.family == ALWAYS:
            raise Fault("“{name}” is always in use: no step goes without singles.", name=name)
        return Placed(name, on=False)
    return Placed(name, _score(scores[0]) if scores else None)


def _score(word: str) -> int:
    """Read a score. Raises `Fault`."""
    if word.isascii() and word.isdecimal() and len(word) <= len(str(MOST_SCORE)):
        return int(word)
    named = word[:LONGEST_NAMED]
    raise Fault("“{word}” is no score from 0 to {most}.", word=named, most=MOST_SCORE)


def ladder_of(order: Order) -> Ladder:
    """The ladder that follows an order."""
    first = []
    for name, score, on in order:
        rung = LADDER[name]
        first.append(rung._replace(on=on, score=rung.score if score is None else score))
    listed = {each.name for each in order}
    return Ladder((*first, *(rung for rung in LADDER if rung.name not in listed)))


def order_of(ladder: Ladder) -> Order:
    """The complete order of a ladder; a kind that is off is covered by its whole technique."""
    rungs = (rung for rung in ladder if rung.on or not rung.whole)
    return tuple(Placed(rung.name, rung.score, rung.on) for rung in rungs)


def written(order: Order, heading: Iterable[str] = ()) -> str:
    """An order as a file, below some lines of comment."""
    width = max((len(each.name) for each in order), default=0)
    lines = [f"{COMMENT} {line}".rstrip() for line in heading]
    for name, score, on in order:
        value = OFF if not on else "" if score is None else score
        lines.append(f"{name:<{width}} {value:>5}".rstrip())
    return "\n".join(lines) + "\n"
