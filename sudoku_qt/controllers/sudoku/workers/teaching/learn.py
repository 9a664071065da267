# SPDX-License-Identifier: MIT
"""The work for a lesson: its example, puzzles for it, and its place in a game."""

from collections.abc import Sequence
from itertools import islice

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.practice import needing
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.learn.examples.beyond_ladder import BEYOND, example_of
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition, positions
from sudoku_qt.engine.sudoku.learn.in_game import InGameSearch, find_now
from sudoku_qt.engine.sudoku.logic.solving import next_step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource

BANK = "puzzles/techniques.zip"
EXAMPLES = "puzzles/examples.txt"
"""The examples of techniques that are not on the ladder."""
LOOKED_AT = 12
"""The number of positions among which the example with the shortest explanation is chosen."""
PUZZLES, DRAWN = 5, 20
"""The number of puzzles that are offered, and the number from which they are chosen."""


@as_work
def find_example(ticket: Ticket, technique: str, seed: str) -> ExamplePosition | None:
    """The work of finding an example position of a technique, always the same for a seed."""
    if technique in BEYOND:
        return example_of(technique, resource(EXAMPLES))
    found = islice(positions(technique, seed, resource(BANK), ticket.stopped), LOOKED_AT)
    if LADDER[technique].whole:
        return min(found, key=lambda each: (not _is_next(each), *_length(each)), default=None)
    return min(found, key=_length, default=None)


def _is_next(position: ExamplePosition) -> bool:
    """Whether the ladder takes this kind of a technique first, and not another kind."""
    step = next_step(position.grid)
    return step is not None and step.technique == position.step.technique


def _length(position: ExamplePosition) -> tuple[int, int]:
    """The length of an explanation: links, and marks."""
    step = position.step
    return len(step.links), len(step.marks)


@as_work
def find_in_game(ticket: Ticket, states: Sequence[Grid], technique: str) -> InGameSearch:
    """The work of finding a technique in a game, from its states up to now."""
    return find_now(Play.of_states(states), technique, ticket.stopped)


@as_work
def find_puzzles(ticket: Ticket, technique: str, seed: str) -> tuple[SudokuSetup, ...]:
    """The work of finding puzzles that need a technique, the easiest first.

    Puzzles of which it is the hardest step come before others.
    """
    bank = resource(BANK)
    drawn = (
        needing(technique, f"{seed} {number}", ticket.stopped, bank=bank)[0]
        for number in range(DRAWN)
    )
    different = {setup.givens: setup for setup in drawn}.values()
    fit = sorted(different, key=lambda each: (each.hardest != technique, each.se_rating))
    return tuple(fit[:PUZZLES])
