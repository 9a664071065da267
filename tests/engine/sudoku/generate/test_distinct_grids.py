# SPDX-License-Identifier: MIT
"""Full grids by the thousand, no two of them equal, compiled and as it stands."""

from collections import Counter
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate import distinct_grids
from sudoku_qt.engine.sudoku.grid import Grid

BASE = kernel.random_grid(7)
CYCLIC = bytes((3 * row + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9))


def from_source() -> ModuleType:
    """Load the file as Python, whether or not it was compiled."""
    path = (
        Path(__file__).parents[4]
        / "sudoku_qt"
        / "engine"
        / "sudoku"
        / "generate"
        / "distinct_grids.py"
    )
    loader = SourceFileLoader("distinct_grids_as_python", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture(params=["as installed", "as python"])
def kind(request: pytest.FixtureRequest) -> type[distinct_grids.DistinctGrids]:
    module = distinct_grids if request.param == "as installed" else from_source()
    drawing: type[distinct_grids.DistinctGrids] = module.DistinctGrids
    return drawing


def grids_in(text: bytearray) -> list[bytes]:
    """Read the grids of a text."""
    return [bytes(map(int, grid.split())) for grid in text.decode().split("\n\n")]


def test_a_grid_is_nine_lines_with_an_empty_one_before(
    kind: type[distinct_grids.DistinctGrids],
) -> None:
    text = kind(4, 1, 2).images(BASE, 2).decode()
    lines = text.split("\n")

    assert len(text) == 326
    assert [len(line) for line in lines] == [0] + [17] * 9 + [0] + [17] * 9 + [0]
    assert all(line.split(" ") == list(line.replace(" ", "")) for line in lines if line)


def test_every_grid_keeps_the_rules_and_begins_with_the_wanted_digit(
    kind: type[distinct_grids.DistinctGrids],
) -> None:
    for first in range(1, 10):
        grids = grids_in(kind(first, first, 20).images(BASE, 20))

        assert all(Grid.of_givens(grid).solved for grid in grids)
        assert {grid[0] for grid in grids} == {first}


def test_no_grid_comes_twice_even_from_a_base_with_symmetries_of_its_own(
    kind: type[distinct_grids.DistinctGrids],
) -> None:
    source = kind(1, 5, 3_000)
    grids = grids_in(source.images(CYCLIC, 1_500)) + grids_in(source.images(CYCLIC, 1_500))

    assert len(set(grids)) == 3_000


def test_a_grid_whose_mark_has_come_before_is_drawn_anew() -> None:
    first, second = (distinct_grids.DistinctGrids(1, 5, 20) for _ in range(2))
    again = first.images(BASE, 10)
    first._dice = 6  # the state that seed 5 begins with

    assert second.images(BASE, 10) == again
    assert not set(grids_in(first.images(BASE, 10))) & set(grids_in(again))


def test_every_digit_comes_to_every_cell_about_equally_often() -> None:
    grids = grids_in(distinct_grids.DistinctGrids(9, 11, 8_000).images(BASE, 8_000))

    for cell in (1, 10, 40, 80):
        counts = Counter(grid[cell] for grid in grids)
        other = [counts[digit] for digit in range(1, 9)]
        assert max(other) - min(other) < 8 * 31  # 31 is one sigma


def test_any_digit_becomes_any_other_equally_often() -> None:
    throw, digits, dice = from_source()._throw_digits, [0] * 10, 1
    counts = Counter[tuple[int, int]]()
    for _ in range(4_500):
        dice = throw(digits, 1, 9, dice)
        assert sorted(digits[1:]) == list(range(1, 10))
        counts.update(enumerate(digits[2:], 2))

    assert digits[1] == 9
    expected = 4_500 / 8
    pairs = [(digit, other) for digit in range(2, 10) for other in range(1, 9)]
    squares = sum((counts[pair] - expected) ** 2 for pair in pairs) / expected
    assert squares < 120  # 49 degrees of freedom: 1 in 20 million by chance


def shared_minirows(grid: bytes) -> int:
    """Count the pairs of boxes in a band that have the same three digits in a row of each."""
    minirows = [(at // 27, frozenset(grid[at : at + 3])) for at in range(0, 81, 3)]
    return sum(count - 1 for count in Counter(minirows).values())


def test_rows_and_columns_are_exchanged_in_half_of_them() -> None:
    rows_alike = next(
        grid
        for grid in map(kernel.random_grid, range(100))
        if shared_minirows(grid)
        != shared_minirows(bytes(grid[9 * c + r] for r in range(9) for c in range(9)))
    )
    grids = grids_in(distinct_grids.DistinctGrids(1, 3, 400).images(rows_alike, 400))
    upright = sum(shared_minirows(grid) == shared_minirows(rows_alike) for grid in grids)

    assert 140 < upright < 260


def test_compiled_or_not_the_grids_are_the_same() -> None:
    one = distinct_grids.DistinctGrids(3, 2**63, 50).images(BASE, 50)

    assert from_source().DistinctGrids(3, 2**63, 50).images(BASE, 50) == one


@pytest.mark.parametrize(
    ("base", "number"), [(BASE[:80], 1), (bytes(81), 1), (BASE, 11)], ids=["short", "empty", "many"]
)
def test_what_cannot_be_drawn_is_refused(
    kind: type[distinct_grids.DistinctGrids], base: bytes, number: int
) -> None:
    with pytest.raises(ValueError, match=str(number)):
        kind(1, 1, 10).images(base, number)
