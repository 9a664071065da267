# SPDX-License-Identifier: MIT
"""Each kind of trouble has its sentence."""

import errno
import shutil
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest

from sudoku_qt.store.library.tables.faults import (
    DamagedFault,
    LibraryFault,
    as_library_faults,
    fault_of,
)
from tests.sweeps import in_turn

PATH = Path("library.db")


def trouble(code: int) -> sqlite3.Error:
    """What SQLite raises."""
    error = sqlite3.OperationalError("trouble")
    error.sqlite_errorcode = code
    return error


@in_turn(
    ("code", "begins"),
    [
        (sqlite3.SQLITE_BUSY, "Another program is writing"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "Another program is writing"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "The library may not be written to"),
        (sqlite3.SQLITE_FULL, "The disk is full"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "The library is damaged"),
        (sqlite3.SQLITE_NOTADB, "The library is damaged"),
        (sqlite3.SQLITE_ERROR, "The library cannot be used: trouble"),
    ],
)
def test_each_kind_of_trouble_has_its_sentence(code: int, begins: str) -> None:
    assert str(fault_of(trouble(code), PATH)).startswith(begins)


def test_damage_is_told_from_other_trouble() -> None:
    with pytest.raises(DamagedFault), as_library_faults(PATH):
        raise trouble(sqlite3.SQLITE_CORRUPT)


@pytest.mark.parametrize(
    ("free", "begins"), [(0, "The disk is full"), (10**9, "The library cannot be used: trouble")]
)
def test_where_writing_fails_the_disk_is_asked(
    free: int, begins: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=free))

    assert str(fault_of(trouble(sqlite3.SQLITE_IOERR_WRITE), PATH)).startswith(begins)


def test_where_the_disk_is_gone_the_trouble_is_told() -> None:
    fault = fault_of(trouble(sqlite3.SQLITE_IOERR), Path("nowhere", "library.db"))

    assert str(fault) == "The library cannot be used: trouble"


@in_turn(
    ("error", "said"),
    [
        (IsADirectoryError(errno.EISDIR, "Is a directory", "library.db"), "Is a directory"),
        (OSError("no reason known"), "no reason known"),
    ],
)
def test_the_system_s_complaints_are_told(error: OSError, said: str) -> None:
    with pytest.raises(LibraryFault) as raised, as_library_faults(PATH):
        raise error
    assert str(raised.value) == f"The library cannot be used: {said}"
