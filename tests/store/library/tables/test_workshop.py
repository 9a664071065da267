# SPDX-License-Identifier: MIT
"""What a program that was killed left in its workshop is gone at the next start, and only that."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.tables.workshop import clear, workshop

ROOT = Path(__file__).resolve().parents[4]
WORK = """
import sys
from pathlib import Path
from sudoku_qt.store.library.tables.workshop import workshop
with workshop(Path(sys.argv[1])) as folder:
    (folder / "copy").write_bytes(b"large")
    print(folder, flush=True)
    sys.stdin.read()
"""


def test_it_is_gone_afterwards(tmp_path: Path) -> None:
    with workshop(tmp_path / "library.db") as folder:
        assert folder.parent == tmp_path
        (folder / "copy").write_bytes(b"large")
        clear(tmp_path / "library.db")
        assert (folder / "copy").exists()  # somebody works there
    assert list(tmp_path.iterdir()) == []


def test_what_nobody_works_in_is_cleared_and_nothing_that_was_never_a_workshop(
    tmp_path: Path,
) -> None:
    for name in ("library.workshop-left/lock", "library.workshop-other/kept", "other/lock"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).touch()
    clear(tmp_path / "library.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["library.workshop-other", "other"]


@pytest.mark.slow
def test_what_a_kill_left_is_cleared_at_the_next_start(tmp_path: Path) -> None:
    path, other = tmp_path / "library.db", tmp_path / "library.workshop-other"
    other.mkdir()
    (other / "kept").write_bytes(b"no copy of ours")
    working = subprocess.Popen(
        [sys.executable, "-c", WORK, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert working.stdin
    assert working.stdout
    folder = Path(working.stdout.readline().strip())
    library = Library(path)
    library.count(Query())
    library.close()
    assert (folder / "copy").exists()

    os.kill(working.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    working.wait()
    working.stdin.close()
    working.stdout.close()
    library.count(Query())
    library.close()

    assert not folder.exists()
    assert (other / "kept").exists()
