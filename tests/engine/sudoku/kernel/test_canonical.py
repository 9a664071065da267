# SPDX-License-Identifier: MIT
"""The canonical form, compiled and as it stands."""

from collections import Counter
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from itertools import permutations, product
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel import canonical
from sudoku_qt.engine.sudoku.kernel.canonical import canonical_form, canonical_image
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.puzzle_lists import (
    FEW_CLUES,
    LISTS,
    TWO_SOLUTIONS,
    changed,
    digits,
    image,
    read,
    sample,
)
from tests.sweeps import dear, in_turn

THREES = tuple(permutations(range(3)))
LINES = tuple(  # all orders of nine rows that keep bands together
    tuple(3 * band + line for band, lines in zip(bands, inner, strict=True) for line in lines)
    for bands in THREES
    for inner in product(THREES, repeat=3)
)
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
    path = Path(__file__).parents[4] / "sudoku_qt" / "engine" / "sudoku" / "kernel" / "canonical.py"
    loader = SourceFileLoader("canonical_as_python", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@given(MINIMAL | PART, CHANCE)
def test_all_images_have_one_canonical_form_and_none_is_less(puzzle: bytes, rng: Random) -> None:
    form = canonical_form(puzzle)
    other = image(puzzle, rng)
    assert canonical_form(other) == form
    assert form <= other
    assert canonical_form(form) == form


@given(MINIMAL | PART)
def test_it_is_told_how_the_form_comes_about(puzzle: bytes) -> None:
    form, cells, names = canonical_image(puzzle)
    assert form == canonical_form(puzzle) == bytes(names[puzzle[cell]] for cell in cells)
    assert sorted(cells) == list(range(81))
    assert names[0] == 0
    assert sorted(names) == list(range(10))


def test_a_full_grid_has_a_canonical_form_too() -> None:
    for seed in range(3):
        grid = kernel.random_grid(seed)
        form = canonical_form(grid)
        assert form[:9] == bytes(range(1, 10))
        assert canonical_form(image(grid, Random(seed))) == form
    assert canonical_form(image(digits(FIRST_GRID), Random(1))) == digits(FIRST_GRID)


def least_by_all_orders(grid: bytes) -> bytes:
    """Try every first row of a full grid with every order of the columns; sort the other rows."""
    turned = bytes(grid[cell % 9 * 9 + cell // 9] for cell in range(81))
    best = grid
    for upright in (grid, turned):
        rows = [upright[at : at + 9] for at in range(0, 81, 9)]
        for first, columns in product(rows, LINES):
            label = {first[column]: n for n, column in enumerate(columns, 1)}
            named = [bytes(label[row[column]] for column in columns) for row in rows]
            best = min(best, b"".join(row for band in in_bands(named) for row in band))
    return best


def test_no_order_of_a_full_grid_is_less_than_its_form() -> None:
    grid = kernel.random_grid(11)
    assert canonical_form(grid) == least_by_all_orders(grid)


@pytest.mark.parametrize("module", ["as installed", dear("as python")], indirect=True)
def test_rows_and_columns_suffice_for_a_form_of_a_full_square(module: ModuleType) -> None:
    cyclic = bytes((row + column) % 9 + 1 for row in range(9) for column in range(9))
    assert module.canonical_form(image(cyclic, Random(2))) == module.canonical_form(cyclic)


def automorphisms(grid: bytes) -> int:
    """Count by trying each order of the columns with each row as the first."""
    turned = bytes(grid[cell % 9 * 9 + cell // 9] for cell in range(81))
    found = 0
    wanted = in_bands([grid[at : at + 9] for at in range(0, 81, 9)])
    for upright in (grid, turned):
        rows = [upright[at : at + 9] for at in range(0, 81, 9)]
        for first, columns in product(rows, LINES):
            label = dict(zip((first[column] for column in columns), grid[:9], strict=True))
            found += wanted == in_bands(
                [bytes(label[row[column]] for column in columns) for row in rows]
            )
    return found


def in_bands(rows: list[bytes]) -> list[list[bytes]]:
    """Sort rows within their bands, and the bands."""
    return sorted(sorted(rows[at : at + 3]) for at in (0, 3, 6))


@pytest.mark.parametrize(
    ("grid", "number"),
    [(digits(FIRST_GRID), 648), dear(kernel.random_grid(3), 1)],
)
def test_automorphisms_are_counted(grid: bytes, number: int) -> None:
    assert canonical.count_automorphisms(image(grid, Random(1))) == number
    assert automorphisms(grid) == number


def test_empty_lines_and_digits_alike_make_automorphisms() -> None:
    all_orders = 2 * (6 * 6**3) ** 2  # of rows and of columns, turned or not
    assert canonical.count_automorphisms(bytes(81)) == all_orders
    assert canonical.count_automorphisms(changed(bytes(81), {40: 5})) == all_orders // 81
    two = canonical.count_automorphisms(changed(bytes(81), {0: 5, 10: 6}))
    assert two == all_orders // 81 // 4 * 2


def test_many_forms_are_those_of_each(module: ModuleType) -> None:
    puzzles = [*map(kernel.minimal_puzzle, range(70)), bytes(81), kernel.random_grid(1)]
    clash = bytes([5, 5, *[0] * 79])
    forms, legal = module.canonical_forms(b"".join([*puzzles, clash]))
    assert bytes(forms) == b"".join(map(canonical_form, puzzles)) + bytes(81)
    assert bytes(legal) == bytes([1] * len(puzzles) + [0])


def test_many_forms_can_be_stopped_and_have_to_be_whole(module: ModuleType) -> None:
    with pytest.raises(Cancelled):
        module.canonical_forms(bytes(81), lambda: True)
    for wrong in (bytes(80), bytes([10] * 81)):
        with pytest.raises(ValueError, match="81 bytes"):
            module.canonical_forms(wrong)
    assert module.canonical_forms(b"") == (b"", b"")


def is_image(puzzle: bytes, other: bytes) -> bool:
    """Whether some order of rows, columns and labels makes one puzzle the other."""
    turned = bytes(puzzle[cell % 9 * 9 + cell // 9] for cell in range(81))
    return any(is_upright_image(each, other) for each in (puzzle, turned))


def is_upright_image(puzzle: bytes, other: bytes) -> bool:
    """Whether one puzzle is an image of the other without a transposition."""
    wanted = [clues_of(other[9 * row : 9 * row + 9]) for row in range(9)]
    for rows in LINES:
        if [clues_of(puzzle[9 * row : 9 * row + 9]) for row in rows] == wanted:
            lines = [bytes(puzzle[9 * row + column] for row in rows) for column in range(9)]
            if any(same_but_for_labels(lines, columns, other) for columns in LINES):
                return True
    return False


def clues_of(row: bytes) -> list[int]:
    """Count the clues of a row in each stack, fewest first."""
    return sorted(3 - row.count(0, start, start + 3) for start in (0, 3, 6))


def same_but_for_labels(lines: list[bytes], columns: tuple[int, ...], other: bytes) -> bool:
    """Whether columns in some order are those of another puzzle, with other digits."""
    pairs = set[tuple[int, int]]()
    for place, column in enumerate(columns):
        pairs.update(zip(lines[column], other[place::9], strict=True))
        if len(pairs) != len({a for a, _ in pairs}) or len(pairs) != len({b for _, b in pairs}):
            return False
    return all((a == 0) == (b == 0) for a, b in pairs)


@in_turn(
    "puzzle", [digits(FEW_CLUES), digits(TWO_SOLUTIONS), *map(kernel.minimal_puzzle, range(3))]
)
def test_a_canonical_form_is_an_image(puzzle: bytes) -> None:
    assert is_image(puzzle, canonical_form(puzzle))


@pytest.mark.slow
def test_two_puzzles_have_one_form_only_if_one_is_an_image_of_the_other() -> None:
    grid, found = kernel.random_grid(1), Counter[bool]()
    for cells in ((0, 1, 9, 10), (0, 4, 8, 40, 78)):
        puzzle = changed(bytes(81), {cell: grid[cell] for cell in cells})
        one, *others = (changed(puzzle, {cell: 0}) for cell in cells)
        for other in others:
            alike = canonical_form(one) == canonical_form(other)
            assert is_image(one, other) == alike
            found[alike] += 1
    assert found[True] > 1 < found[False]


@given(MINIMAL, CHANCE)
def test_a_puzzle_with_one_clue_elsewhere_is_another(puzzle: bytes, rng: Random) -> None:
    solution = kernel.solve(puzzle)
    assert solution
    empty = rng.choice([cell for cell in range(81) if not puzzle[cell]])
    clue = rng.choice([cell for cell in range(81) if puzzle[cell]])
    other = changed(puzzle, {clue: 0, empty: solution[empty]})
    if not kernel.is_minimal(other):  # then it cannot be an image of one that is
        assert canonical_form(other) != canonical_form(puzzle)


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
        assert plain.canonical_image(puzzle) == canonical_image(puzzle)


@pytest.fixture(params=["as installed", "as python"])
def module(request: pytest.FixtureRequest) -> ModuleType:
    return canonical if request.param == "as installed" else from_source()


@pytest.mark.parametrize("puzzle", [b"", bytes(80), bytes([10] * 81)])
def test_only_81_bytes_of_0_to_9_have_a_form(module: ModuleType, puzzle: bytes) -> None:
    with pytest.raises(ValueError, match="81 bytes"):
        module.canonical_form(puzzle)


@pytest.mark.parametrize("cell", [8, 72])
def test_a_puzzle_with_a_digit_twice_in_a_line_has_no_form(module: ModuleType, cell: int) -> None:
    with pytest.raises(ValueError, match="twice"):
        module.canonical_form(changed(bytes(81), {0: 5, cell: 5}))


@pytest.mark.slow
def test_no_two_puzzles_of_the_17_clue_list_are_the_same(data: Path) -> None:
    puzzles = sample(data / "puzzles" / "17_clue.txt", 2000)
    assert len({canonical.canonical_form(puzzle) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.torture
@pytest.mark.parametrize("name", [name for name, _ in LISTS])
def test_images_of_whole_lists_have_the_forms_of_the_puzzles(data: Path, name: str) -> None:
    rng = Random(4)
    for puzzle in read(data / "puzzles" / name):
        form = canonical_form(puzzle)
        assert canonical_form(image(puzzle, rng)) == form <= puzzle
