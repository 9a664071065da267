# SPDX-License-Identifier: MIT
"""Unfinished games that lay as files beside the library."""

from pathlib import Path

import pytest

from sudoku_qt.store.library.tables.kept_files import kept_at

DOCUMENT = Path(__file__).parents[3] / "data" / "documents" / "branch-1.0.sudoku"


def test_a_game_is_taken_as_it_is() -> None:
    assert kept_at(str(DOCUMENT)) == DOCUMENT.read_bytes()


@pytest.mark.parametrize("data", [b"", b"{}", b"no game", DOCUMENT.read_bytes()[:200]])
def test_what_is_no_game_is_left_out(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "kept.sudoku"
    path.write_bytes(data)
    assert kept_at(str(path)) is None


def test_a_file_that_is_gone_is_no_game(tmp_path: Path) -> None:
    assert kept_at(str(tmp_path / "gone.sudoku")) is None
