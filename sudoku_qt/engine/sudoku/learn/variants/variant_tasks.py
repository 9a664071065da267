# SPDX-License-Identifier: MIT
"""The boards of a lesson on a variant, in one file for all languages.

It has the board of the example, the four exercises and the puzzles. A board is an f-puzzles
object; `shown` is what it shows besides, in the words of `pointing`. An exercise is of a kind
("mark", "strike", "enter") and has an `answer` in the same words; `by` names cells of the
constraints from which the answer follows, and `digit` is a digit whose places are sought.
"""

import json
from dataclasses import dataclass, replace
from pathlib import Path

from sudoku_qt.engine.foreign_json import list_in, missing, parse_json
from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    Answer,
    Exercise,
    Kind,
    Marks,
    Task,
    View,
    cells_as_marks,
)
from sudoku_qt.engine.sudoku.learn.variants.pointing import Pointed, pointed
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.fpuzzles_keys import MARKS
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

KINDS: dict[str, Kind] = {"mark": "mark", "strike": "strike", "enter": "enter"}
PUZZLES = "standard"
UNTOLD = Task(Message(""), Message(""))
"""The task of an exercise whose texts are those of a page."""


@dataclass(frozen=True)
class VariantPosition:
    """A board, with what it shows: its notes, and the cells that are pointed out from the start."""

    puzzle: VariantPuzzle
    pointed: Pointed

    @property
    def grid(self) -> Grid:
        """The digits and the notes."""
        shape = self.puzzle.rules.shape
        grid = Grid.of_givens(self.puzzle.givens, shape)
        for cell, digit in self.pointed.placed:
            grid = grid.with_value(cell, digit)
        for cell, mask in self.pointed.noted.items():
            grid = grid.with_candidates(cell, mask)
        return grid

    def turned(self, turning: BoardTurn) -> "VariantPosition":
        """The position on a turned board."""
        puzzle = self.puzzle
        turned = VariantPuzzle(turning.rules(puzzle.rules), turning.values(puzzle.givens))
        return VariantPosition(turned, self.pointed.turned(turning))


@dataclass(frozen=True)
class VariantTask:
    """An exercise as it lies on the board; its texts are those of a page."""

    kind: Kind
    position: VariantPosition
    answer: Marks
    by: frozenset[int]
    """Cells of the constraints that the answer follows from."""
    digit: int = 0

    def turned(self, turning: BoardTurn) -> "VariantTask":
        """The exercise on a turned board."""
        answer = frozenset(mark._replace(cell=turning.cell(mark.cell)) for mark in self.answer)
        by = frozenset(turning.cells(self.by))
        return replace(self, position=self.position.turned(turning), answer=answer, by=by)

    @property
    def constraints(self) -> tuple[Constraint, ...]:
        """The constraints that the answer follows from; those of the whole board are among them."""
        rules = self.position.puzzle.rules
        return tuple(
            each for each in rules.constraints if not each.cells or self.by & {*each.cells}
        )

    @property
    def fewer_rules(self) -> Rules:
        """The rules without all other constraints; a cell with notes has one of these digits."""
        rules = self.position.puzzle.rules
        noted = (
            Constraint(MARKS, (cell,), tuple(digits_in(mask)))
            for cell, mask in self.position.pointed.noted.items()
        )
        return Rules(rules.size, rules.regions, (*self.constraints, *noted))

    @property
    def exercise(self) -> Exercise:
        """The exercise without its texts, which belong to a page."""
        digit = self.digit if self.kind == "enter" else 0  # which is lit
        view = View(digit, self.position.pointed.frames)
        return Exercise(self.kind, self.position.grid, UNTOLD, (Answer(self.answer),), view)


@dataclass(frozen=True)
class VariantBoards:
    """The boards of a lesson."""

    example: VariantPosition
    tasks: tuple[VariantTask, ...]
    puzzles: tuple[SudokuSetup, ...]

    @classmethod
    def read(cls, path: Path) -> "VariantBoards":
        """Read the file. Raises `OSError`, and `Fault` for one that makes no sense."""
        whole = parse_json(path.read_text(encoding="utf-8"))
        return cls(
            _position(_section(whole.get("example"))),
            tuple(_task(_section(each)) for each in list_in(whole, "exercises")),
            tuple(_setup(_section(each)) for each in list_in(whole, "puzzles")),
        )


def _section(value: Json) -> Section:
    if not isinstance(value, dict):
        raise missing("example")
    return value


def _position(section: Section) -> VariantPosition:
    puzzle = _puzzle(section)
    return VariantPosition(puzzle, pointed(str(section.get("shown", "")), puzzle.rules.board))


def _puzzle(section: Section) -> VariantPuzzle:
    return read_variant(json.dumps(section.get("board")))


def _task(section: Section) -> VariantTask:
    position, kind = _position(section), KINDS.get(str(section.get("kind")))
    if kind is None:
        raise missing("kind")
    board, digit = position.puzzle.rules.board, section.get("digit", 0)
    answer = pointed(str(section.get("answer", "")), board)
    marks = {
        "mark": cells_as_marks(answer.frames),
        "strike": frozenset(answer.struck),
        "enter": frozenset(answer.placed),
    }[kind]
    by = pointed(str(section.get("by", "")), board).frames
    return VariantTask(kind, position, marks, by, digit if isinstance(digit, int) else 0)


def _setup(section: Section) -> SudokuSetup:
    puzzle, level = _puzzle(section), section.get("level")
    if not isinstance(level, int):
        raise missing("level")
    hardest = str(section.get("hardest", ""))
    return SudokuSetup(
        puzzle.givens, "generated", PUZZLES, level=level, hardest=hardest, variant=puzzle
    )
