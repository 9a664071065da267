# SPDX-License-Identifier: MIT
"""The standard generator."""

from dataclasses import replace

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.course.digging_levels import count_givens
from sudoku_qt.engine.sudoku.generate.grading import boxes_suffice, honest_level, singles_suffice
from sudoku_qt.engine.sudoku.generate.groups import dig, without
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.generate.practice_bank import banked
from sudoku_qt.engine.sudoku.generate.standard_generator import asks_for, attempt
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES, Symmetry, symmetry_named
from sudoku_qt.engine.work import Cancelled, never
from sudoku_qt.paths import resource
from tests.sweeps import dear, in_turn

CELL_BY_CELL = symmetry_named("none").orbits


def made(wanted: MakeOptions, number: int = 20) -> list[bytes]:
    """Try some times, and give what came of it."""
    tries = (attempt(wanted, SeededRandom(f"try {each}"), never).givens for each in range(number))
    return [puzzle for puzzle in tries if puzzle is not None]


@in_turn("symmetry", SYMMETRIES)
def test_a_puzzle_has_one_solution_and_shows_its_pattern(symmetry: Symmetry) -> None:
    for puzzle in made(MakeOptions(level=2, symmetry=symmetry.name)):
        assert kernel.count_solutions(puzzle, 2) == 1
        assert honest_level(puzzle) == 2
        assert all(len({puzzle[cell] > 0 for cell in orbit}) == 1 for orbit in symmetry.orbits)


SINGLES = {"full_house", "hidden_single", "naked_single"}
ANY_PATH = MakeOptions(level=5, symmetry="none")


def path(puzzle: bytes, ladder: Ladder = LADDER) -> set[str]:
    """Name what the way up a ladder uses."""
    return {rung.name for rung, _ in follow(Board.of_givens(puzzle), ladder)}


def test_the_path_uses_what_it_must() -> None:
    wanted = replace(ANY_PATH, must=("pointing", "naked_pair"))

    assert made(wanted, 100)
    assert all(path(puzzle) >= set(wanted.must) for puzzle in made(wanted, 100))
    assert not all(path(puzzle) >= set(wanted.must) for puzzle in made(ANY_PATH, 100))


def test_the_path_uses_nothing_that_it_must_not() -> None:
    wanted = replace(ANY_PATH, must_not=("w_wing", "skyscraper"))

    assert made(wanted, 100)
    assert not any(path(puzzle) & set(wanted.must_not) for puzzle in made(wanted, 100))
    assert any(path(puzzle) & set(wanted.must_not) for puzzle in made(ANY_PATH, 100))


def test_what_must_not_be_used_is_not_used_after_what_must_either() -> None:
    wanted = replace(ANY_PATH, must=("pointing",), must_not=("w_wing",))

    assert made(wanted, 100)
    assert not any("w_wing" in path(puzzle) for puzzle in made(wanted, 100))
    assert any("w_wing" in path(puzzle) for puzzle in made(replace(wanted, must_not=()), 100))


def test_who_wants_a_technique_is_served_by_its_kinds() -> None:
    kinds = LADDER.kinds("nice_loop")
    (puzzle, *_) = banked(resource("puzzles/techniques.zip"), "s_wing").puzzles
    way = follow(Board.of_givens(puzzle), LADDER)
    used = {name for rung, finding in way for name in rung.names_of(finding)} & {*kinds}
    assert used >= {"s_wing", "nice_loop"}
    for name in kinds:
        asked, refused = replace(ANY_PATH, must=(name,)), replace(ANY_PATH, must_not=(name,))
        assert asks_for(puzzle, asked, never) is (name in used)
        assert asks_for(puzzle, refused, never) is (name not in used)


@pytest.mark.slow
def test_a_technique_that_the_ladder_leaves_out_is_switched_on_where_it_must_be_used() -> None:
    name = "vwxyz_wing"
    puzzles = made(replace(ANY_PATH, must=(name,)), 1000)

    assert puzzles
    assert all(name in path(puzzle, LADDER.switched(on=[name])) for puzzle in puzzles)
    assert not any(name in path(puzzle) for puzzle in puzzles)


@pytest.mark.parametrize("clues", [(30, 30), (34, 36)])
def test_no_puzzle_has_more_or_fewer_givens_than_are_wanted(clues: tuple[int, int]) -> None:
    counts = [count_givens(each) for each in made(MakeOptions(level=5, clues=clues), 100)]

    assert counts
    assert all(clues[0] <= count <= clues[1] for count in counts)


@pytest.mark.parametrize("level", [2, 3])
def test_minimal_puzzles_are_minimal_though_givens_go_in_groups(level: int) -> None:
    puzzles = made(MakeOptions(level=level, symmetry="central", minimal=True), 120)

    assert puzzles
    assert all(kernel.is_minimal(puzzle) for puzzle in puzzles)


def test_minimal_puzzles_that_singles_in_boxes_solve_are_not_rare() -> None:
    assert len(made(MakeOptions(level=1, symmetry="none", minimal=True), 50)) > 2


@pytest.mark.parametrize("level", [1, 2])
def test_easy_puzzles_are_not_minimal_and_of_a_natural_size(level: int) -> None:
    puzzles = made(MakeOptions(level=level, symmetry="none"))

    assert len(puzzles) > 3
    assert not any(kernel.is_minimal(puzzle) for puzzle in puzzles)


def test_digging_goes_as_far_as_the_puzzle_fits() -> None:
    full = kernel.random_grid(7)
    dug = dig(full, CELL_BY_CELL, boxes_suffice, (0, 0), never)

    assert boxes_suffice(dug)
    for cell in range(81):
        if dug[cell]:
            assert not boxes_suffice(without(dug, [cell]))


def test_digging_stops_when_it_is_enough_and_keeps_the_fewest() -> None:
    full = kernel.random_grid(7)
    enough = dig(full, CELL_BY_CELL, lambda _: True, (0, 40), never)
    fewest = dig(full, symmetry_named("quarter").orbits, lambda _: True, (30, 0), never)

    assert count_givens(enough) == 40
    assert 30 <= count_givens(fewest) < 34


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        attempt(MakeOptions(level=3), SeededRandom("stop"), lambda: True)


@pytest.mark.slow
def test_there_is_one_key_step_where_one_is_wanted() -> None:
    wanted = replace(ANY_PATH, one_key_step=True)

    def keys(puzzle: bytes) -> int:
        return sum(rung.lowest_level == 5 for rung, _ in follow(Board.of_givens(puzzle), LADDER))

    assert {keys(puzzle) for puzzle in made(wanted, 200)} == {1}
    assert {keys(puzzle) for puzzle in made(ANY_PATH, 200)} > {1}


def test_most_puzzles_of_level_three_need_more_than_singles() -> None:
    puzzles = made(MakeOptions(level=3, symmetry="none"), 400)
    need_more = [puzzle for puzzle in puzzles if not singles_suffice(puzzle)]

    assert len(puzzles) / 2 < len(need_more) < len(puzzles)
    assert all(path(puzzle) - SINGLES for puzzle in need_more)


@pytest.mark.parametrize("symmetry", ["none", dear("central")])
def test_puzzles_of_the_easiest_level_are_minimal_where_that_is_wanted(symmetry: str) -> None:
    puzzles = made(MakeOptions(level=1, symmetry=symmetry, minimal=True), 60)

    assert puzzles
    assert all(kernel.is_minimal(puzzle) and boxes_suffice(puzzle) for puzzle in puzzles)
