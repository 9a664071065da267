# SPDX-License-Identifier: MIT
"""The record of finished games: a file to which each game adds a line.

Lines are only ever appended, so that no error can destroy earlier ones. A line that is truncated,
too long or malformed is skipped on reading.
"""

import contextlib
import csv
import errno
import io
import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields
from io import FileIO
from pathlib import Path
from typing import Any

from sudoku_qt.engine.text import guarded
from sudoku_qt.store import files

LONGEST_LINE = 4096
MOST_TECHNIQUES = 100
LONGEST_WORD = 200
MOST_NUMBER = 10**12


@dataclass(frozen=True)
class Played:
    """A game that was played to its end.

    `when` is UTC in ISO 8601; `puzzle` is what it began with, on one line, `kind` how it was made;
    `level` is 1-5 or 0, `grade` divides level 5; `predicted_s` is a typical player's time, 0.0 if
    unknown. Of the techniques, `found` were found by the player, `shown` by hints and `missed` by
    neither; `stalled` were due where the player took much longer than usual; `weak` were shown or
    missed more often than found. Where two play, `result` is how it ended for the person ("won",
    "lost" or "drawn") or, between two persons, which colour won, and `moves` is the number of
    moves.
    """

    when: str
    game: str
    puzzle: str = ""
    kind: str = ""
    level: int = 0
    predicted_s: float = 0.0
    elapsed_ms: int = 0
    hints: int = 0
    mistakes: int = 0
    found: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    stalled: tuple[str, ...] = ()
    weak: tuple[str, ...] = ()
    result: str = ""
    moves: int = 0
    grade: str = ""


class Record:
    """The file of finished games."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def add(self, played: Played) -> None:
        """Append a game. Raises `FileFault`; earlier lines stay in any case."""
        line = json.dumps(asdict(played), ensure_ascii=False, allow_nan=False).encode() + b"\n"
        try:
            files.make_private(self._path.parent)
            _append(self._path, line)
        except OSError as error:
            raise files.write_fault(self._path, len(line), error.strerror or "") from None

    def read(self) -> tuple[Played, ...]:
        """Every game in the file, the earliest first. Raises `FileFault` where it is unreadable."""
        try:
            data = files.read(self._path)
        except files.MissingFault:
            return ()
        return tuple(_games(data))

    def erase(self) -> None:
        """Delete the whole record. Raises `FileFault`."""
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            raise files.write_fault(self._path, 0, error.strerror or "") from None


def table(games: Iterable[Played]) -> bytes:
    """The games as CSV in UTF-8, a column for each field.

    The techniques of a game are in one column, separated by blanks. A text that a spreadsheet would
    take for a formula is preceded by a quote, since a record may hold texts from anybody's file.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    names = [field.name for field in fields(Played)]
    writer.writerow(names)
    for game in games:
        writer.writerow([_plainly(getattr(game, name)) for name in names])
    return text.getvalue().encode()


def _plainly(value: object) -> object:
    text = " ".join(value) if isinstance(value, tuple) else value
    return guarded(text) if isinstance(text, str) else text


def _append(path: Path, line: bytes) -> None:
    """Append a line completely or not at all; a line cut off before gets its end."""
    flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags, files.OWN_FILE), "r+b", buffering=0) as file:
        before = file.seek(0, os.SEEK_END)
        added = line if _ends_a_line(file, before) else b"\n" + line
        try:
            _write_whole(file, added)
        except OSError:
            with contextlib.suppress(OSError):  # then the reader skips a damaged line
                file.truncate(before)
            raise


def _write_whole(file: FileIO, line: bytes) -> None:
    """Write a line, and flush it to the disk. Raises `OSError`."""
    if file.write(line) != len(line):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    os.fsync(file.fileno())


def _ends_a_line(file: FileIO, size: int) -> bool:
    if not size:
        return True
    file.seek(size - 1)
    return file.read(1) == b"\n"


def _games(data: bytes) -> Iterator[Played]:
    for line in data.split(b"\n"):
        played = _read(line) if 0 < len(line) <= LONGEST_LINE else None
        if played:
            yield played


def _read(line: bytes) -> Played | None:
    """Parse a line; None if it is not one of ours. Unknown fields of later versions are ignored."""
    try:
        section = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(section, dict):
        return None
    known = (field.name for field in fields(Played) if field.name in section)
    values: dict[str, Any] = {name: _plain(section[name]) for name in known}
    sound = {"when", "game"} <= values.keys() and all(
        _fits(name, value) for name, value in values.items()
    )
    return Played(**values) if sound else None


def _plain(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _fits(name: str, value: object) -> bool:
    """Whether a value has its field's type, and is within bounds."""
    usual = getattr(Played, name, "")
    if isinstance(usual, tuple):
        return isinstance(value, tuple) and len(value) <= MOST_TECHNIQUES and all(map(_word, value))
    if isinstance(usual, str):
        return _word(value)
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    is_whole = isinstance(value, int) or isinstance(usual, float)
    return is_whole and 0 <= value <= MOST_NUMBER


def _word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD
