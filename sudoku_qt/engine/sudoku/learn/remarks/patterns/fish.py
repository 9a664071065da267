# SPDX-License-Identifier: MIT
"""Remarks on marks for a fish: lines whose places for a digit lie in as many other lines."""

from collections.abc import Iterator
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.remarks.marked import COLUMNS, ROWS, Marked, lacking
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE


@dataclass(frozen=True)
class _MarkedLines:
    """The lines of one direction with marked cells, and the lines that cross them."""

    complete: tuple[int, ...]
    """Lines in which all places for the digit are marked."""
    open: tuple[int, ...]
    covers: tuple[int, ...]
    """The crossing lines in which the complete lines have the digit."""


def of_fish(marked: Marked, size: int) -> Iterator[Message]:
    """Remarks on marks for a fish of a size."""
    yield from lacking(marked)
    digit = marked.digit
    if not digit:
        return
    both = sorted((_lines(marked, ROWS), _lines(marked, COLUMNS)), key=_promising)
    for lines in both:
        for line in lines.open:
            if len(marked.marked_in(line)) >= 2:
                yield _not_bound(marked, line)
    yield from _begun(both[0], digit, size)
    for lines in both:
        yield from (_not_bound(marked, line) for line in lines.open)


def of_finned(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for a fish with fins in one of its lines."""
    yield from lacking(marked)
    if not marked.digit:
        return
    for lines in sorted((_lines(marked, ROWS), _lines(marked, COLUMNS)), key=_promising):
        for line in lines.open:
            if len(marked.marked_in(line)) >= 2:
                yield _not_bound(marked, line)
    yield from of_houses(marked)


def of_houses(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for all places of a digit in some houses."""
    yield from lacking(marked)
    digit = marked.digit
    if not digit:
        return
    loose = [cell for cell in sorted(marked.cells) if not _at_home(marked, cell)]
    for cell in loose:
        houses = STANDARD_SHAPE.houses_of[cell]
        yield _not_bound(marked, max(houses, key=lambda each: len(marked.marked_in(each))))
    if not loose and marked.strays:
        yield Message(
            "Each of the marked cells stands in a house whose {digit}s are all marked, but "
            "together they take no {digit} away. Look for another place.",
            digit=digit,
        )


def _at_home(marked: Marked, cell: int) -> bool:
    """Whether all places for the digit are marked in a house of a cell."""
    houses = STANDARD_SHAPE.houses_of[cell]
    return any(marked.places(house, marked.digit) <= marked.cells for house in houses)


def _lines(marked: Marked, kind: range) -> _MarkedLines:
    touched = [line for line in kind if marked.marked_in(line)]
    complete = tuple(line for line in touched if marked.places(line, marked.digit) <= marked.cells)
    covers = {
        STANDARD_SHAPE.houses_of[cell][1 if kind is ROWS else 0]
        for line in complete
        for cell in marked.places(line, marked.digit)
    }
    rest = tuple(line for line in touched if line not in complete)
    return _MarkedLines(complete, rest, tuple(sorted(covers)))


def _promising(lines: _MarkedLines) -> tuple[int, int]:
    return -len(lines.complete), len(lines.open)


def _not_bound(marked: Marked, line: int) -> Message:
    """A place that speaks against a line."""
    other = min(marked.places(line, marked.digit) - marked.cells)
    return Message(
        "{cell} also has {digit}, so the marked cells are not all its places in {house}.",
        cell=marked.name(other),
        digit=marked.digit,
        house=house_words(line),
    )


def _begun(lines: _MarkedLines, digit: int, size: int) -> Iterator[Message]:
    """Say which lines are right, and what is still wanted."""
    complete = tuple(map(house_words, lines.complete))
    covers = tuple(map(house_words, lines.covers))
    if not complete:
        return
    if len(lines.covers) > size:
        yield Message(
            "The {digit}s of {houses} need {covers}. Too many lines: it takes {size}.",
            houses=complete,
            digit=digit,
            covers=covers,
            size=size,
        )
    elif len(complete) >= size:
        yield Message(
            "The {digit}s of {houses} fit only in {covers}, but no other {digit} stands there, "
            "so nothing goes away. Look for another pattern.",
            digit=digit,
            houses=complete,
            covers=covers,
        )
    elif len(complete) == 1 and size == 2 and len(covers) == 2:
        yield _which_other(lines, digit)
    else:
        yield Message(
            "Right so far: the {digit}s of {houses} fit only in {covers}. "
            "Which other line keeps to these and at most {count} in all?",
            digit=digit,
            houses=complete,
            covers=covers,
            count=size,
        )


def _which_other(lines: _MarkedLines, digit: int) -> Message:
    facts = {"house": house_words(lines.complete[0]), "digit": digit}
    one, two = (cover % 9 + 1 for cover in lines.covers)
    if lines.complete[0] in ROWS:
        return Message(
            "Good: the {digit}s of {house} fit only in columns {one} and {two}. "
            "Which other row shares these two columns?",
            **facts,
            one=one,
            two=two,
        )
    return Message(
        "Good: the {digit}s of {house} fit only in rows {one} and {two}. "
        "Which other column shares these two rows?",
        **facts,
        one=one,
        two=two,
    )
