# SPDX-License-Identifier: MIT
"""Plain depth-first search and the trials it counts, compiled and as it stands."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from random import Random

import pytest

from sudoku_qt.engine.sudoku.kernel import backtracking
from tests.engine.sudoku import oracle

EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def cells(text: str) -> bytes:
    return bytes(int(character) for character in text)


def from_source() -> type[backtracking.PlainSearch]:
    """Load the file as Python, whether or not it was compiled."""
    path = (
        Path(__file__).parents[4] / "sudoku_qt" / "engine" / "sudoku" / "kernel" / "backtracking.py"
    )
    loader = SourceFileLoader("plain_search_as_python", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    kind: type[backtracking.PlainSearch] = module.PlainSearch
    return kind


@pytest.fixture(params=["as installed", "as python"])
def kind(request: pytest.FixtureRequest) -> type[backtracking.PlainSearch]:
    return backtracking.PlainSearch if request.param == "as installed" else from_source()


def test_it_finds_the_solution(kind: type[backtracking.PlainSearch]) -> None:
    search = kind(cells(EASY))

    assert search.run(10**6)
    assert search.solved
    assert not search.failed
    assert bytes(search.values) == cells(SOLVED)


def test_a_trial_is_a_digit_put_where_no_peer_has_it(kind: type[backtracking.PlainSearch]) -> None:
    one_hole = bytearray(cells(SOLVED))
    one_hole[40] = 0
    search = kind(one_hole)

    assert search.run(10)
    assert search.trials == 1


def test_the_blank_grid_takes_391_trials(kind: type[backtracking.PlainSearch]) -> None:
    search = kind(bytes(81))
    search.run(10**6)

    assert search.trials == 391
    assert bytes(search.values[:18]) == bytes(
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9, 1, 2, 3)
    )


def test_it_may_be_run_in_slices(kind: type[backtracking.PlainSearch]) -> None:
    whole, sliced = kind(cells(EASY)), kind(cells(EASY))
    whole.run(10**6)
    slices = 0
    while not sliced.run(sliced.trials + 7):
        slices += 1

    assert slices == whole.trials // 7
    assert sliced.trials == whole.trials
    assert sliced.values == whole.values


def test_it_stops_at_the_trials_it_is_allowed(kind: type[backtracking.PlainSearch]) -> None:
    search = kind(cells(EASY))

    assert not search.run(100)
    assert search.trials == 100
    assert not search.solved


def test_it_fails_where_there_is_no_solution(kind: type[backtracking.PlainSearch]) -> None:
    values = bytearray(cells(EASY))
    values[2] = 2
    search = kind(values)

    assert search.run(10**6)
    assert search.failed
    assert not search.solved
    assert search.run(10**6)


def test_digits_are_tried_in_the_order_that_is_given(kind: type[backtracking.PlainSearch]) -> None:
    search = kind(bytes(81), bytes(range(9, 0, -1)) * 81)
    search.run(10**6)

    assert bytes(search.values[:9]) == bytes(range(9, 0, -1))


def tried(values: list[int], order: bytes) -> tuple[int, bool]:
    """Search as the course papers say, by recursion: the trials made, and whether it succeeded."""
    if 0 not in values:
        return 0, True
    cell, trials = values.index(0), 0
    for digit in order[9 * cell : 9 * cell + 9]:
        if all(values[peer] != digit for peer in oracle.PEERS[cell]):
            values[cell] = digit
            further, succeeded = tried(values, order)
            trials += 1 + further
            if succeeded:
                return trials, True
    values[cell] = 0
    return trials, False


@pytest.mark.parametrize("seed", range(4))
def test_each_cell_has_an_order_of_its_own(kind: type[backtracking.PlainSearch], seed: int) -> None:
    rng = Random(seed)
    order = b"".join(bytes(rng.sample(range(1, 10), 9)) for _ in range(81))
    search, values = kind(cells(EASY), order), list(cells(EASY))
    search.run(10**6)

    assert tried(values, order) == (search.trials, True)
    assert list(search.values) == values


def test_compiled_or_not_the_trials_are_the_same() -> None:
    order = bytes((cell * 2 + nth * 5) % 9 + 1 for cell in range(81) for nth in range(9))
    searches = [kind(cells(EASY), order) for kind in (backtracking.PlainSearch, from_source())]
    for search in searches:
        search.run(10**6)

    assert searches[0].trials == searches[1].trials
    assert searches[0].values == searches[1].values
