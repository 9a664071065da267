# SPDX-License-Identifier: MIT
"""Lists of texts into cells and back, compiled and as it stands."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

from sudoku_qt.engine.sudoku.kernel import texts

PATH = Path(__file__).parents[4] / "sudoku_qt/engine/sudoku/kernel/texts.py"
GRID = "123456789" * 9
BLANK = ".0*_" + "." * 77
CELLS, NO_CELLS = bytes(map(int, GRID)), bytes(81)


def from_source() -> ModuleType:
    """Load the file as Python, whether or not it was compiled."""
    loader = SourceFileLoader("texts_as_python", str(PATH))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture(params=["as installed", "as python"])
def module(request: pytest.FixtureRequest) -> Any:
    return texts if request.param == "as installed" else from_source()


def test_texts_become_cells(module: Any) -> None:
    assert module.cells_of_texts([GRID, BLANK, GRID], 0, 3) == CELLS + NO_CELLS + CELLS
    assert module.cells_of_texts([GRID, BLANK, GRID], 1, 2) == NO_CELLS
    assert module.cells_of_texts([], 0, 0) == b""


@pytest.mark.parametrize(
    "wrong", [GRID[1:], GRID + "1", "x" + BLANK[1:], "½" + BLANK[1:], "一" * 81, BLANK.encode(), 7]
)
def test_what_is_no_puzzle_is_seen(module: Any, wrong: object) -> None:
    assert module.cells_of_texts([GRID, cast("str", wrong)], 0, 2) is None


def test_cells_become_texts(module: Any) -> None:
    assert module.texts_of_cells(CELLS + NO_CELLS) == [GRID, "." * 81]
    assert module.texts_of_cells(bytearray()) == []
