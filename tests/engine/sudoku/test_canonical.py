# SPDX-License-Identifier: MIT
"""The canonical form, compiled and as it stands."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku import canonical, kernel
from sudoku_qt.engine.sudoku.canonical import canonical_form
from tests.engine.sudoku.puzzle_lists import FEW_CLUES, changed, digits, image, sample

FIRST_GRID = (  # of all 5,472,730,538 classes
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
)


def cells_of_rows(rows: set[int]) -> set[int]:
    """List the cells of some rows."""
    return {9 * row + column for row in rows for column in range(9)}


CHANCE = st.integers().map(Random)
SEED = st.integers(0, 2**64 - 1)
PART = st.builds(  # of a full grid: with several solutions, with whole rows, with nearly none
    lambda seed, cells: changed(
        bytes(81), {cell: kernel.random_grid(seed)[cell] for cell in cells}
    ),
    SEED,
    st.sets(st.integers(0, 80)) | st.sets(st.integers(0, 8)).map(cells_of_rows),
)
MINIMAL = SEED.map(kernel.minimal_puzzle)


def from_source() -> ModuleType:
    """Load the file as Python, whether or not it was compiled."""
    path = Path(__file__).parents[3] / "sudoku_qt" / "engine" / "sudoku" / "canonical.py"
    loader = SourceFileLoader("canonical_as_python", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@settings(deadline=None)
@given(MINIMAL | PART, CHANCE)
def test_all_images_have_one_canonical_form_and_none_is_less(puzzle: bytes, chance: Random) -> None:
    form = canonical_form(puzzle)
    other = image(puzzle, chance)
    assert canonical_form(other) == form
    assert form <= other
    assert canonical_form(form) == form


def test_a_full_grid_has_a_canonical_form_too() -> None:
    for seed in range(3):
        grid = kernel.random_grid(seed)
        form = canonical_form(grid)
        assert form[:9] == bytes(range(1, 10))
        assert canonical_form(image(grid, Random(seed))) == form
    assert canonical_form(image(digits(FIRST_GRID), Random(1))) == digits(FIRST_GRID)


def test_a_canonical_form_is_an_image_and_has_as_many_solutions() -> None:
    puzzle = digits(FEW_CLUES)
    form = canonical_form(puzzle)
    assert sorted(map(form.count, range(1, 10))) == sorted(map(puzzle.count, range(1, 10)))
    assert kernel.is_minimal(form)


def test_symmetric_puzzles_are_told_from_others() -> None:
    one_row = bytes([1, 2, *[0] * 79])
    one_box = bytes([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, *[0] * 70])
    apart = bytes([1, *[0] * 79, 2])
    same_digit = bytes([1, *[0] * 79, 1])
    forms = [canonical_form(puzzle) for puzzle in (one_row, one_box, apart, same_digit)]
    assert len(set(forms)) == 4
    assert canonical_form(bytes([0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 7, *[0] * 69])) == forms[0]


def test_what_every_row_shares_makes_no_ties() -> None:
    assert canonical_form(bytes(81)) == bytes(81)
    assert canonical_form(bytes([6, *[0] * 80])) == bytes([*[0] * 80, 1])


def test_uncompiled_the_form_is_the_same() -> None:
    plain = from_source()
    for puzzle in (digits(FEW_CLUES), bytes(81), kernel.random_grid(1), kernel.minimal_puzzle(2)):
        assert plain.canonical_form(puzzle) == canonical_form(puzzle)


@pytest.mark.parametrize("puzzle", [b"", bytes(80), bytes([10] * 81)])
def test_only_81_bytes_of_0_to_9_have_a_form(puzzle: bytes) -> None:
    with pytest.raises(ValueError, match="81 bytes"):
        canonical_form(puzzle)


@pytest.mark.parametrize("cell", [8, 72])
def test_a_puzzle_with_a_digit_twice_in_a_line_has_no_form(cell: int) -> None:
    with pytest.raises(ValueError, match="twice"):
        canonical_form(changed(bytes(81), {0: 5, cell: 5}))


def test_no_two_puzzles_of_the_17_clue_list_are_the_same(data: Path) -> None:
    puzzles = sample(data / "puzzles" / "17_clue.txt", 2000)
    assert len({canonical.canonical_form(puzzle) for puzzle in puzzles}) == len(puzzles)
