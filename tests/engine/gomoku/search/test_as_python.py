# SPDX-License-Identifier: MIT
"""The typed modules of the search as plain Python: they look at the same positions."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from sudoku_qt.engine import gomoku
from sudoku_qt.engine.gomoku.rules import CARO, FREESTYLE, RENJU, Rule
from sudoku_qt.engine.gomoku.search import fours, position, tree
from sudoku_qt.engine.work import never
from tests.sweeps import every

FOLDER = Path(gomoku.__file__).parent
TYPED = ("kernel", "search.position", "search.fours", "search.tree")
STONES = [(112, 1), (97, 2), (113, 1), (111, 2), (98, 1), (83, 2), (128, 1)]


@pytest.fixture
def as_python(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """The modules, each loaded from its source, and known to those that come after it."""
    loaded = {}
    for name in TYPED:
        whole = f"{gomoku.__name__}.{name}"
        path = FOLDER.joinpath(*name.split(".")).with_suffix(".py")
        spec = spec_from_loader(whole, SourceFileLoader(whole, str(path)))
        assert spec
        assert spec.loader
        module = module_from_spec(spec)
        monkeypatch.setitem(sys.modules, whole, module)
        spec.loader.exec_module(module)
        loaded[name] = module
    return loaded


@pytest.mark.parametrize("rule", every(3, [RENJU, FREESTYLE, CARO]), ids=lambda rule: rule.name)
def test_it_thinks_the_same(rule: Rule, as_python: dict[str, ModuleType]) -> None:
    slow = as_python["search.position"].Position(rule, 15)
    fast = position.Position(rule, 15)
    for stone in STONES:
        slow.put(*stone)
        fast.put(*stone)
    assert slow.seen() == fast.seen()
    slowly = as_python["search.tree"].Tree(slow, as_python["search.fours"].Fours(slow), 1 << 8)
    quickly = tree.Tree(fast, fours.Fours(fast), 1 << 8)
    found = slowly.think(2, 2, never, lambda *_: True)

    assert found == quickly.think(2, 2, never, lambda *_: True)
    assert slowly.nodes == quickly.nodes
