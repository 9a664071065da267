# SPDX-License-Identifier: MIT
"""A library in a folder that is not there yet, at a time that is always the same, and puzzles."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_qt.store.library.library import Library

NOW = 1_790_000_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file in a folder that is not there yet."""
    return tmp_path / "data" / "library.db"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    """An empty library."""
    library = Library(path, lambda: NOW)
    yield library
    library.close()
