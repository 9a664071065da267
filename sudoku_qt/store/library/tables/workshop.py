# SPDX-License-Identifier: MIT
"""Folders beside the library for large temporary files, and the removal of abandoned ones.

While such a folder is in use an SQLite file in it is locked. The system releases the lock when the
program ends, however that happens, so that the next start knows which folders are abandoned.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

NAME = "{stem}.workshop-"
LOCK = "lock"


@contextmanager
def workshop(beside: Path) -> Iterator[Path]:
    """A folder on the same disk as a file, deleted afterwards."""
    name = NAME.format(stem=beside.stem)
    with TemporaryDirectory(prefix=name, dir=beside.parent) as folder, _locked(Path(folder)):
        yield Path(folder)


def clear(beside: Path) -> None:
    """Delete the abandoned folders; one that cannot be deleted stays."""
    for folder in beside.parent.glob(f"{NAME.format(stem=beside.stem)}*"):
        if (folder / LOCK).is_file() and _is_left(folder):
            rmtree(folder, ignore_errors=True)


def _is_left(folder: Path) -> bool:
    try:
        with _locked(folder):
            return True
    except sqlite3.Error:
        return False


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Hold a folder's lock. Raises `sqlite3.Error` if another program has it."""
    with closing(sqlite3.connect(folder / LOCK, timeout=0)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield
