# SPDX-License-Identifier: MIT
"""The program's own files: their folder is made, and what cannot be written is told."""

from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.store import files
from tests.store.test_files import NEW, OLD


def test_a_private_file_makes_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "state" / "games" / "sudoku.current"

    files.write_private(path, OLD)
    files.write_private(path, NEW)

    assert path.read_bytes() == NEW


def test_where_no_folder_can_be_made_a_private_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "state").write_bytes(b"a file where the folder should be")

    with pytest.raises(Fault, match="is not there"):
        files.write_private(tmp_path / "state" / "games" / "sudoku.current", OLD)
