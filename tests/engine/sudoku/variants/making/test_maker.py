# SPDX-License-Identifier: MIT
"""New puzzles of asked kinds."""

from dataclasses import replace

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.symmetry import symmetry_named
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.drawn import figures_of
from sudoku_qt.engine.sudoku.variants.figures import Clue
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.making.maker import (
    MADE,
    VariantOptions,
    first_level,
    kinds_in,
    make_variant,
)
from sudoku_qt.engine.sudoku.variants.making.taking_away import orbits
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions, solve
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant, write_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource

LAYOUTS = resource("puzzles/jigsaw.txt")
PAIRS = (
    "killer,diagonals",
    "thermometer,antiknight",
    "kropki,jigsaw",
    "arrow,windoku",
    "xv,nonconsecutive",
)


def made(text: str, size: int = 9, seed: str = "1", rules: Rules | None = None) -> VariantPuzzle:
    return make_variant(VariantOptions(kinds_in(text), size, rules, seed=seed), layouts=LAYOUTS)


@pytest.mark.parametrize("name", [kind.name for kind in KINDS if kind.name in MADE - {"negative"}])
def test_each_kind_is_made_with_one_solution(name: str) -> None:
    puzzle = made(name, 6)
    assert count_solutions(puzzle) == 1
    assert name in {each.kind for each in puzzle.rules.constraints}
    assert read_variant(write_variant(puzzle)) == puzzle


@pytest.mark.parametrize("names", PAIRS)
def test_kinds_go_together(names: str) -> None:
    puzzle = made(names)
    assert count_solutions(puzzle) == 1
    said = {*puzzle.rules.named()}
    assert {*kinds_in(names)} - {"jigsaw", "windoku"} <= said
    assert ("region" in said) == ("jigsaw" in names)
    assert ("extraregion" in said) == ("windoku" in names)


@pytest.mark.parametrize("size", [4, 6, 9])
def test_killers_have_no_givens(size: int) -> None:
    puzzle = made("killer", size)
    assert not any(puzzle.givens)
    assert count_solutions(puzzle) == 1


def test_givens_are_symmetric_and_each_group_is_needed() -> None:
    puzzle = made("antiknight")
    for cells in orbits(symmetry_named("central"), 9):
        assert len({puzzle.givens[cell] > 0 for cell in cells}) == 1
        if puzzle.givens[cells[0]]:
            fewer = bytes(0 if cell in cells else each for cell, each in enumerate(puzzle.givens))
            assert count_solutions(replace(puzzle, givens=fewer)) > 1


def test_a_seed_gives_the_same_puzzle() -> None:
    assert made("jigsaw", 6, "monday") == made("jigsaw", 6, "monday")
    assert made("jigsaw", 6, "monday") != made("jigsaw", 6, "tuesday")
    assert made("odd", 4, "fixed").text == "...1........2..."


def test_rules_of_ones_own_are_kept_and_clues_added() -> None:
    rules = Rules(6, None, (Constraint("diagonal+"), Constraint("odd", (0,))))
    puzzle = made("thermometer", rules=rules)
    assert {*rules.constraints} < {*puzzle.rules.constraints}
    assert count_solutions(puzzle) == 1
    alone = make_variant(VariantOptions(rules=rules, seed="1"), layouts=LAYOUTS)
    assert alone.rules == rules
    assert count_solutions(alone) == 1


@pytest.mark.parametrize(
    ("text", "size", "reason"),
    [
        ("killer,nothing", 9, "is no kind of rules"),
        ("negative,killer", 9, "goes with one of difference"),
        ("windoku", 6, "9 rows"),
        ("antiking", 4, "no full board"),
        ("nabner", 4, "with “nabner” was found"),
    ],
)
def test_what_cannot_be_is_told(text: str, size: int, reason: str) -> None:
    with pytest.raises(Fault, match=reason):
        made(text, size)


@pytest.mark.parametrize(
    ("text", "first"),
    [("thermometer", 2), ("killer", 2), ("killer,diagonals", 1), ("jigsaw,xv", 1), ("odd", 1)],
)
def test_a_level_at_which_the_rules_are_not_needed_is_refused(text: str, first: int) -> None:
    options = VariantOptions(kinds_in(text), seed="7", level=1)
    assert first_level(options) == first
    if first == 1:
        puzzle = make_variant(options, layouts=LAYOUTS)
        assert count_solutions(VariantPuzzle(Rules(9), puzzle.givens)) != 1
        return
    with pytest.raises(Fault, match="level 2 is their easiest"):
        make_variant(options, layouts=LAYOUTS)
    puzzle = make_variant(replace(options, level=2), layouts=LAYOUTS)
    assert count_solutions(VariantPuzzle(Rules(9), puzzle.givens)) != 1


def test_rules_of_ones_own_say_their_easiest_level_too() -> None:
    lines = Rules(9, constraints=(Constraint("palindrome", (2, 12, 22)),))
    assert first_level(VariantOptions(rules=lines)) == 2
    assert first_level(VariantOptions(("antiknight",), rules=lines)) == 1
    regions = tuple((cell % 9 + cell // 9) % 9 for cell in range(81))
    assert first_level(VariantOptions(("thermometer",), rules=Rules(9, regions))) == 1


def test_rules_of_a_size_without_layouts_make_no_jigsaw() -> None:
    with pytest.raises(Fault, match="no layouts of jigsaws with 8 rows"):
        made("jigsaw", rules=Rules(8))


def test_it_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        make_variant(VariantOptions(("killercage",)), lambda: True, layouts=LAYOUTS)


def test_with_the_negative_rule_every_mark_is_there() -> None:
    puzzle = made("kropki,negative", 6)
    assert count_solutions(puzzle) == 1
    solution = solve(puzzle)
    assert solution is not None
    white = {each.cells for each in puzzle.rules.constraints if each.kind == "difference"}
    pairs = puzzle.rules.board.neighbours
    assert white == {(a, b) for a, b in pairs if abs(solution[a] - solution[b]) == 1}
    rules = {each.value for each in puzzle.rules.constraints if each.kind == "negative"}
    assert rules == {"difference", "ratio"}


@pytest.mark.parametrize("seed", "abcdefgh")
def test_no_two_dots_stand_at_one_place(seed: str) -> None:
    puzzle = made("kropki", 4, seed)
    cells = [each.cells for each in puzzle.rules.constraints]
    assert len({*cells}) == len(cells)
    assert {each.kind for each in puzzle.rules.constraints} == {"difference", "ratio"}


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_no_two_clues_stand_at_one_place_outside(seed: str) -> None:
    for names in ("sandwich,xsum", "skyscraper,xsum"):
        puzzle = made(names, 6, seed)
        clues = [each for each in figures_of(puzzle) if isinstance(each, Clue)]
        places = [(clue.row, clue.column) for clue in clues]
        assert len({*places}) == len(places)
        assert {*kinds_in(names)} <= {*puzzle.rules.named()}


def test_names_of_several_kinds_are_each_once() -> None:
    assert kinds_in("kropki, Ratio,xv") == ("difference", "ratio", "xv")
