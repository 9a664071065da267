# SPDX-License-Identifier: MIT
"""What tests of the search share."""

import sys
from collections.abc import Callable
from functools import cache
from importlib import util
from pathlib import Path
from typing import Any

import pytest

from sudoku_qt.engine import uncompiled
from sudoku_qt.engine.sudoku.variants.search import tree


@pytest.fixture(scope="session")
def as_python() -> Callable[[str], Any]:
    """A file of the search by its name, not compiled."""
    return cache(_loaded)


def _loaded(name: str) -> Any:
    path = Path(tree.__file__).with_name(f"{name}.py")
    spec = util.spec_from_file_location(f"{name}_as_python", path)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    before = sys.modules.get("cython")
    sys.modules["cython"] = uncompiled
    try:
        spec.loader.exec_module(module)
    finally:
        if before is None:
            del sys.modules["cython"]
        else:
            sys.modules["cython"] = before
    return module
