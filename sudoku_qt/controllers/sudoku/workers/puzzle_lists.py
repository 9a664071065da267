# SPDX-License-Identifier: MIT
"""The work on a list of puzzles: its levels, which are solved, and an export."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.format import Format, Found
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.kernel import count_solutions
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on
from sudoku_qt.models.sudoku.puzzle_list import NO_LEVEL, NO_SOLUTION, SEVERAL, Graded
from sudoku_qt.store.library.entry import VARIANT_GAME
from sudoku_qt.store.record import Record

SOLVABLE = 1


@dataclass(frozen=True)
class Solved:
    """The puzzles solved before, as lines of 81 characters, and the first row that was not."""

    puzzles: frozenset[str]
    first_left: int


@dataclass(frozen=True)
class Written:
    """A part of a list in a format, and what is lost in it."""

    data: bytes
    lost: Message | None


@as_work
def rate_levels(ticket: Ticket, puzzles: Mapping[int, SudokuSetup]) -> Mapping[int, Graded]:
    """The work of finding the levels of puzzles, by row; None for those without one."""
    return {row: _graded(setup, ticket.stopped) for row, setup in puzzles.items()}


def _graded(setup: SudokuSetup, stop: Stop) -> Graded:
    go_on(stop)
    givens = setup.givens
    if setup.variant:
        return _of_variant(setup.variant, stop)
    solutions = count_solutions(givens, 2, stop)
    if solutions != SOLVABLE:
        return Graded(SEVERAL if solutions else NO_SOLUTION)
    level = rate(givens, ("level",), stop=stop).level or 0
    if level < len(LEVELS):  # only the last level is so wide that the rating is needed as well
        return Graded(level)
    return Graded(level, rate(givens, ("se_rating",), stop=stop).se_rating or 0.0)


def _of_variant(variant: VariantPuzzle, stop: Stop) -> Graded:
    from sudoku_qt.controllers.sudoku.workers.variant_level import solutions_and_level  # 72 ms

    solutions, level = solutions_and_level(variant, stop)
    if solutions != SOLVABLE:
        return Graded(SEVERAL if solutions else NO_SOLUTION)
    return Graded(level or NO_LEVEL)


@as_work
def find_solved(ticket: Ticket, record: Record, puzzles: Sequence[Found]) -> Solved:
    """The work of reading which puzzles were solved. Raises `FileFault`."""
    ours = SudokuGame.name, VARIANT_GAME
    games = (game for game in record.read() if game.game in ours)
    solved = frozenset(game.puzzle for game in games)
    return Solved(solved, _first_left(puzzles, solved, ticket.stopped))


def _first_left(puzzles: Sequence[Found], solved: frozenset[str], stop: Stop) -> int:
    """The first unsolved line; 0 if all are solved."""
    for row in range(len(puzzles)):
        go_on(stop)
        if position_of(puzzles[row]).setup.identity not in solved:
            return row
    return 0


@as_work
def write_part(
    ticket: Ticket, puzzles: Sequence[Found], rows: Sequence[int], form: Format
) -> Written:
    """The work of writing some puzzles of a list as one text. Raises `FormatFault`."""
    parts, lost = list[str](), list[Message]()
    for number, row in enumerate(rows):
        go_on(ticket.stopped)
        found = puzzles[row]
        parts.append(form.part(found))
        if (message := form.lost(found)) and message not in lost:
            lost.append(message)
        ticket.tell(number / len(rows))
    text = form.opening + (form.between or "").join(parts) + form.closing
    return Written(form.encode(text), _all_of(lost))


def _all_of(lost: Sequence[Message]) -> Message | None:
    """The losses in any of some puzzles, each once; None if there are none."""
    if not lost:
        return None
    parts = dict.fromkeys(part for each in lost for part in _parts(each))
    return Message(lost[0].template, **{**lost[0].facts, "parts": tuple(parts)})


def _parts(lost: Message) -> tuple[object, ...]:
    parts = lost.facts["parts"]
    return parts if isinstance(parts, tuple) else ()
