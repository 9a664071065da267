# SPDX-License-Identifier: MIT
"""The base of all Sudoku formats: what they can hold, and what is lost in them."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import ClassVar

from sudoku_qt.engine.format import Format, FormatFault, Found
from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.sudoku.grid import NO_CANDIDATES, Grid
from sudoku_qt.engine.sudoku.kernel import count_solutions
from sudoku_qt.engine.sudoku.markings import NOTHING, Markings
from sudoku_qt.engine.sudoku.text.position import Position, position_of


class Part(Enum):
    """A part of a position that not every format can hold, as messages name it."""

    GIVENS = Message("which digits are given")
    VALUES = Message("entered digits")
    NOTES = Message("notes")
    CORNERS = Message("corner notes")
    COLOURS = Message("colours")
    TINTS = Message("colours of candidates")
    CLOCK = Message("the clock")
    TITLE = Message("the title")
    AUTHOR = Message("the author")
    COMMENT = Message("the comment")


STATE = frozenset({Part.VALUES, Part.NOTES})
NAMES = frozenset({Part.TITLE, Part.AUTHOR, Part.COMMENT})


class PositionFormat(Format):
    """A Sudoku format. Subclasses list what it `carries`, and write positions reduced by `kept`."""

    game = "sudoku"
    carries: ClassVar[frozenset[Part]] = frozenset()

    @abstractmethod
    def write_position(self, position: Position) -> str:
        """Write a position with nothing that the format cannot hold. Raises `FormatFault`."""

    def write(self, found: Found) -> str:
        """Write what the format can hold, as a whole text."""
        return self.opening + self.part(found) + self.closing

    def part(self, found: Found) -> str:
        """Write what the format can hold. Raises `FormatFault` for rules that it cannot hold."""
        position = position_of(found)
        if position.setup.variant:
            return self.write_variant(position)
        return self.write_position(self.kept(position))

    def write_variant(self, position: Position) -> str:
        """Write a position with rules of its own, which few formats can hold."""
        variant = position.setup.variant
        raise only_plain(self, variant.rules.named() if variant else ())

    def kept(self, position: Position) -> Position:
        """The position as it would be after writing and reading it."""
        carries, setup, grid = self.carries, position.setup, position.grid
        names = {
            name: getattr(setup, name)
            for name, part in (
                ("title", Part.TITLE),
                ("author", Part.AUTHOR),
                ("comment", Part.COMMENT),
            )
            if part in carries
        }
        values = grid.values if Part.VALUES in carries else grid.givens

        def open_only(masks: Sequence[int], part: Part) -> tuple[int, ...]:
            return tuple(masks) if part in carries else NOTHING

        markings = Markings(
            open_only(grid.markings.corners, Part.CORNERS),
            open_only(grid.markings.colours, Part.COLOURS),
            open_only(grid.markings.tints, Part.TINTS),
        )
        notes = open_only(grid.candidates, Part.NOTES)
        left = Grid(grid.givens, values, notes, markings)
        elapsed_ms = position.elapsed_ms if Part.CLOCK in carries else 0
        return Position(setup, left, elapsed_ms).renamed(**names)

    def lost(self, found: Found) -> Message | None:
        """The parts of a position that writing and reading it would change."""
        position = position_of(found)
        if position.setup.variant:
            return None
        before, after = parts_of(position), parts_of(self.kept(position))
        return lost_in(self.title, [part for part in Part if before[part] != after[part]])

    def description(self, found: Found) -> Message:
        """The number of givens, and whether there is one solution, or what is wrong."""
        setup = position_of(found).setup
        givens = setup.givens
        count = len(givens) - givens.count(0)
        counted = Counted("1 given", "{count} givens", count)
        if setup.variant:
            from sudoku_qt.engine.sudoku.variants.drawing.rule_list import names_of_rules  # 32 ms

            names = names_of_rules(setup.variant)
            return Message("{names}", names=(*names, counted) if count else names)
        if count_solutions(givens, 2) != 1:
            return counted
        return Message("{givens}, one solution", givens=counted)


def only_plain(form: Format, rules: tuple[str, ...]) -> FormatFault:
    """The fault of a format that cannot hold the rules of these names."""
    return FormatFault(
        "{format} holds only puzzles with the plain rules, and this one has others ({names})",
        format=Message(form.title),
        names=rules[:5],
    )


def lost_in(title: str, parts: Sequence[Part]) -> Message | None:
    """The message that a format cannot hold some parts of a position; None if it holds all."""
    named = tuple(part.value for part in parts)
    words = Message("{format} cannot hold: {parts}.", format=Message(title), parts=named)
    return words if named else None


def parts_of(position: Position) -> dict[Part, object]:
    """The parts of a position, for comparison with another one."""
    setup, grid = position.setup, position.grid
    return {
        Part.GIVENS: grid.givens,
        Part.VALUES: grid.values,
        Part.NOTES: grid.candidates,
        Part.CORNERS: grid.markings.corners,
        Part.COLOURS: grid.markings.colours,
        Part.TINTS: grid.markings.tints,
        Part.CLOCK: position.elapsed_ms,
        Part.TITLE: setup.title,
        Part.AUTHOR: setup.author,
        Part.COMMENT: setup.comment,
    }


def with_notes(position: Position, notes: Sequence[int] = NO_CANDIDATES) -> Position:
    """The position with other centre notes."""
    return replace(position, grid=replace(position.grid, candidates=tuple(notes)))
