# SPDX-License-Identifier: MIT
"""The typed modules of the search as plain Python."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from sudoku_qt.engine import gomoku

FOLDER = Path(gomoku.__file__).parent
TYPED = (
    "rows",
    "search.position",
    "search.fours",
    "search.memory",
    "search.queue",
    "search.tree",
    "search.course",
)


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
