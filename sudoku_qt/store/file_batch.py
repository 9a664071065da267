# SPDX-License-Identifier: MIT
"""Several files of one folder that appear together when all of them are written, or not at all."""

import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QLockFile

from sudoku_qt.store import files

PREFIX = ".sudoku-qt-"
"""The beginning of the name of the folder in which files wait until all are written."""
FORMER, LOCK = "former", "lock"
"""In that folder: the files that were replaced, and what tells that its program still runs."""


class FileBatch:
    """Files that wait in a hidden folder beside their places until `commit`.

    Leaving the `with` block removes what was not committed, and the next batch in the folder what
    a program left that was killed.
    """

    def __init__(self, folder: Path) -> None:
        """Begin; `folder` is where the files will be. Raises `FileFault`."""
        self._folder, self._paths = folder, list[Path]()
        try:
            _clear_leftovers(folder)
            self._waiting = Path(tempfile.mkdtemp(prefix=PREFIX, dir=folder))
            self._former = self._waiting / FORMER
            self._former.mkdir()
            self._lock = _lock_in(self._waiting)
            self._lock.tryLock(0)
        except OSError as error:
            raise files.write_fault(folder / "-", 0, error.strerror or "") from None

    def __enter__(self) -> "FileBatch":
        """The batch."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Remove what was not committed."""
        self._lock.unlock()
        shutil.rmtree(self._waiting, ignore_errors=True)

    def add(self, name: str, data: bytes) -> None:
        """Write a file that waits. Raises `FileFault`."""
        path = self._folder / name
        try:
            (self._waiting / name).write_bytes(data)
        except OSError as error:
            raise files.write_fault(path, len(data), error.strerror or "") from None
        self._paths.append(path)

    def commit(self) -> None:
        """Put all files in their places, over those that are there.

        Raises `FileFault`; then what was there before is there again.
        """
        moved = list[Path]()
        for path in self._paths:
            moved.append(path)
            try:
                self._move(path)
            except OSError as error:
                self._take_back(moved)
                raise files.write_fault(path, 0, error.strerror or "") from None

    def _move(self, path: Path) -> None:
        if path.is_dir():
            raise IsADirectoryError
        if path.exists():
            path.replace(self._former / path.name)
        (self._waiting / path.name).replace(path)

    def _take_back(self, paths: Iterable[Path]) -> None:
        for path in paths:
            former = self._former / path.name
            if former.exists():
                former.replace(path)
            elif not (self._waiting / path.name).exists():
                path.unlink(missing_ok=True)


def _lock_in(waiting: Path) -> QLockFile:
    lock = QLockFile(str(waiting / LOCK))
    lock.setStaleLockTime(0)  # a program that still runs may take as long as it likes
    return lock


def _clear_leftovers(folder: Path) -> None:
    """Remove what killed programs left; files go back to places that are empty."""
    for waiting in folder.glob(f"{PREFIX}*"):
        if waiting.is_symlink() or not (waiting / LOCK).is_file():
            continue
        lock = _lock_in(waiting)
        if lock.tryLock(0):
            for former in (waiting / FORMER).glob("*"):
                if not (folder / former.name).exists():
                    former.replace(folder / former.name)
            lock.unlock()
            shutil.rmtree(waiting, ignore_errors=True)
