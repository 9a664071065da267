# SPDX-License-Identifier: MIT
"""Folders for large files that are soon gone again, beside the library, and what a kill left there.

While somebody works there a file of SQLite's is locked in it: the system lets go of the lock with
the program, however that ends, so that the next start knows what nobody works in any more.
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
    """A folder on the disk of a file, gone afterwards."""
    name = NAME.format(stem=beside.stem)
    with TemporaryDirectory(prefix=name, dir=beside.parent) as folder, _locked(Path(folder)):
        yield Path(folder)


def clear(beside: Path) -> None:
    """Remove what was left of those in which nobody works any more; what cannot be, stays."""
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
    """Hold a folder's lock. Raises `sqlite3.Error` where another program does."""
    with closing(sqlite3.connect(folder / LOCK, timeout=0)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield
