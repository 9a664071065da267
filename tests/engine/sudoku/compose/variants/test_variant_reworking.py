# SPDX-License-Identifier: MIT
"""Drafts with rules of their own are completed, pruned and made again, each as a move."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.compose.variants.drawing import draw
from sudoku_qt.engine.sudoku.compose.variants.variant_reworking import (
    change,
    completed,
    needed_only,
    one_like,
)
from sudoku_qt.engine.sudoku.compose.variants.variant_survey import pruned, survey_variant
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import blank
from sudoku_qt.engine.sudoku.variants.making.layouts import layouts_of_size
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions, solve
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by
from sudoku_qt.engine.work import Cancelled, Stop
from sudoku_qt.paths import resource
from tests.cages import KILLER

CLUES = (
    Constraint("killercage", (0, 1, 4), 7),
    Constraint("sandwichsum", (0, 1, 2, 3), 5),
    Constraint("littlekillersum", (1, 4), 5),
    Constraint("quadruple", (5, 6, 9, 10), (1, 2)),
    Constraint("thermometer", (12, 13)),
    Constraint("difference", (14, 15), 2),
)
SMALL = VariantPuzzle(Rules(4, None, CLUES[:1]), bytes(16))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_it_is_completed_with_no_given_too_many(seed: str) -> None:
    made = completed(SMALL, SeededRandom(seed))
    assert count_solutions(made, 2) == 1
    assert made.rules == SMALL.rules
    assert not pruned(survey_variant(made)).redundant


def test_what_has_no_solution_is_not_completed() -> None:
    impossible = (Constraint("killercage", (0, 1), 3), Constraint("killercage", (4, 5), 3))
    with pytest.raises(Fault):
        completed(replace(SMALL, rules=Rules(4, None, impossible)), SeededRandom("a"))


def drafts() -> dict[str, Rules]:
    """A few strokes of each of many kinds of rules."""
    row, column = tuple(range(36, 45)), tuple(range(2, 81, 9))
    strokes = {
        "killer": (Constraint("killercage", (0, 1, 9), 15), Constraint("killercage", (40, 41), 17)),
        "thermometer": (Constraint("thermometer", (0, 1, 2, 3, 4)),),
        "arrow": (Constraint("arrow", (50, 42, 33, 24), 1), Constraint("arrow", (72, 73, 74), 1)),
        "dots": (
            Constraint("difference", (0, 1)),
            Constraint("ratio", (10, 11)),
            Constraint("negative", (), "ratio"),
        ),
        "sandwich": (Constraint("sandwichsum", row, 23), Constraint("sandwichsum", column, 0)),
        "diagonal": (Constraint("diagonal+"), Constraint("diagonal-")),
        "antiknight": (Constraint("antiknight"), Constraint("nonconsecutive")),
        "x-sum": (Constraint("xsum", row[::-1], 23), Constraint("xsum", column, 45)),
        "clone": (Constraint("clone", (0, 1, 40, 41)),),
    }
    found = {name: Rules(9, None, constraints) for name, constraints in strokes.items()}
    layout = layouts_of_size(resource("puzzles/jigsaw.txt"), 9)[3]
    return found | {"jigsaw": Rules(9, layout)}


DRAFTS = drafts()


@pytest.mark.parametrize("name", DRAFTS)
def test_a_few_strokes_of_any_kind_become_a_puzzle_and_another_one(name: str) -> None:
    looks = count()

    def soon() -> bool:
        return next(looks) > 20_000

    draft = VariantPuzzle(DRAFTS[name], bytes(81))
    made = completed(draft, SeededRandom("a"), soon)
    fewer = needed_only(made, SeededRandom("c"), soon)
    another = one_like(made, SeededRandom("b"), soon)
    assert count_solutions(made, 2) == count_solutions(fewer, 2) == count_solutions(another, 2) == 1
    assert made.rules == draft.rules
    kinds = [each.kind for each in another.rules.constraints]
    assert kinds == [each.kind for each in draft.rules.constraints]
    assert another.givens != made.givens


@pytest.mark.parametrize("looks", [0, 3, 10])
@pytest.mark.parametrize("rework", [completed, one_like, needed_only])
def test_each_can_be_stopped_in_the_middle(
    rework: Callable[[VariantPuzzle, SeededRandom, Stop], VariantPuzzle], looks: int
) -> None:
    left = iter([False] * looks)
    draft = VariantPuzzle(DRAFTS["antiknight"], bytes(81))
    with pytest.raises(Cancelled):
        rework(draft, SeededRandom("a"), lambda: next(left, True))


def test_what_is_not_needed_is_taken_away() -> None:
    puzzle = read_variant(KILLER)
    left = needed_only(puzzle, SeededRandom("a"))
    assert count_solutions(left, 2) == 1
    assert {*left.rules.constraints} <= {*puzzle.rules.constraints}
    known = pruned(survey_variant(left))
    assert (known.redundant, known.needless) == (frozenset(), ())


def test_givens_go_before_rules_and_from_all_over_the_board() -> None:
    solved = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
    sums = [(0, 1), (2, 6), (4, 8), (10, 11), (12, 13), (15, 14)]
    cages = tuple(
        Constraint("killercage", tuple(sorted(cells)), sum(solved[cell] for cell in cells))
        for cells in sums
    )
    puzzle = VariantPuzzle(Rules(4, None, cages), solved)
    left = [needed_only(puzzle, SeededRandom(str(seed))) for seed in range(12)]
    bare = replace(puzzle, givens=bytes(16))
    given = [each.givens for each in left]
    assert len({*given}) > 2
    assert {cell for each in given for cell in range(16) if each[cell]} & {*range(8)}
    for each in left:
        assert count_solutions(each, 2) == 1
        fewer = [
            cell for cell in range(16)
            if each.givens[cell] and count_solutions(
                replace(puzzle, givens=bytes(
                    0 if at == cell else digit for at, digit in enumerate(each.givens)
                )), 2
            ) == 1
        ]  # fmt: skip
        assert not fewer, "with all rules no given could have gone, too"
    assert count_solutions(bare, 2) > 1


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_another_one_has_the_same_drawing_and_true_numbers(seed: str) -> None:
    solution = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
    fits = [
        each for each in CLUES
        if not broken_by(Rules(4, None, (each,)), solution)
    ]  # fmt: skip
    puzzle = VariantPuzzle(Rules(4, None, tuple(fits)), solution[:2] + bytes(14))
    made = one_like(puzzle, SeededRandom(seed))
    assert count_solutions(made, 2) == 1
    places = [(each.kind, each.cells) for each in made.rules.constraints]
    assert places == [(each.kind, each.cells) for each in puzzle.rules.constraints]
    found = solve(made)
    assert found is not None
    assert not broken_by(made.rules, found)


def test_it_becomes_one_move_on_the_draft() -> None:
    game, puzzle = SudokuGame(), read_variant(KILLER)
    board = blank(9).rules.board
    start = game.play(EMPTY, game.start(EMPTY), (draw(puzzle.rules.constraints[0], board),))
    after = game.play(EMPTY, start, change(start, puzzle))
    assert after.puzzle == puzzle
    assert game.play(EMPTY, after, change(after, puzzle)) == after
