# SPDX-License-Identifier: MIT
"""The one rule that a draft with several solutions lacks: of a kind that is drawn in it already."""

from collections.abc import Iterator, Sequence

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.compose.variants.adding import added
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.gesture import Gesture, Typed
from sudoku_qt.engine.sudoku.variants.making.clues import PLACERS, clues_of, is_true
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on, never

MOST_SOLUTIONS = 200
"""Of more solutions than these one rule hardly leaves one."""
MOST_TRIED = 12
"""So many of the solutions may be the one that is left."""
SEED = "missing"
"""Of kinds whose clues are placed at random the same ones are tried each time."""
AT_WILL = frozenset({Gesture.LINE, Gesture.CELLS})
"""What is drawn anywhere, through or round any cells."""


def missing_rule(
    puzzle: VariantPuzzle, found: Sequence[bytes], stop: Stop = never
) -> Constraint | None:
    """A rule that only one of all the solutions `found` obeys; None if none was seen.

    Of those that leave the same solution it has the fewest cells. Raises `Cancelled`.
    """
    rules = puzzle.rules
    kinds = dict.fromkeys(each.kind for each in rules.constraints)
    if not 1 < len(found) <= MOST_SOLUTIONS:
        return None
    for solution in found[:MOST_TRIED]:
        clues = (
            clue
            for name in kinds
            if name in PLACERS
            for clue in _clues(name, rules.board, solution)
        )
        for clue in sorted(clues, key=lambda each: len(each.cells)):
            go_on(stop)
            if _is_only(clue, puzzle, solution, found) and _leaves_one(puzzle, clue, stop):
                return clue
    return None


def _clues(name: str, board: VariantBoard, solution: bytes) -> Iterator[Constraint]:
    """Yield clues of a kind that are true of a solution; of lines and cages the shortest, too."""
    kind = KIND_NAMED[name]
    if kind.gesture in AT_WILL:
        is_sum = kind.gesture is Gesture.CELLS and kind.typed is Typed.NUMBER
        for one, two in board.neighbours:
            total = solution[one] + solution[two] if is_sum else None
            for cells in ((one, two), (two, one)):
                clue = Constraint(name, cells, total)
                if _can_be(clue, board) and is_true(clue, (clue,), board, solution):
                    yield clue
    yield from clues_of(name, board, solution, SeededRandom(SEED))


def _can_be(clue: Constraint, board: VariantBoard) -> bool:
    try:
        KIND_NAMED[clue.kind].check(clue, board)
    except Fault:
        return False
    return True


def _is_only(
    clue: Constraint, puzzle: VariantPuzzle, solution: bytes, found: Sequence[bytes]
) -> bool:
    """Whether no other solution obeys a clue."""
    digits = [solution[cell] for cell in clue.cells]
    others = (*puzzle.rules.constraints, clue)
    return not any(
        [each[cell] for cell in clue.cells] == digits
        or is_true(clue, others, puzzle.rules.board, each)
        for each in found
        if each != solution
    )


def _leaves_one(puzzle: VariantPuzzle, clue: Constraint, stop: Stop) -> bool:
    """Whether a clue has room, and the puzzle one solution with it."""
    try:
        more = added(puzzle, clue)
    except Fault:
        return False
    return more is not None and count_solutions(more, 2, stop) == 1
