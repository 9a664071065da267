# SPDX-License-Identifier: MIT
"""The error log: two small files that only the user may read, without personal data.

An entry is a line with the time, the severity and the error, followed by a line for each place in
the program that led to it, the innermost last:

    2026-11-22 16:05:03 ERROR sudoku_qt ValueError: not a digit: …
        sudoku_qt/controllers/shell.py:212 undo
"""

import contextlib
import logging
import os
import re
import sys
import time
import traceback
from collections.abc import Iterator
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.store.files import OWN_FILE, FileFault, is_device, make_private, read
from sudoku_qt.store.personal import LEFT_OUT, Cleaner

LARGEST = 256 * 2**10
"""The most bytes of each of the two files."""
CLEANED = "sudoku_qt_told"
"""The attribute of a log record that caches its text."""
BINARY = getattr(os, "O_BINARY", 0)
MOST_PLACES, MOST_CAUSES = 24, 4
PLACE = re.compile(r"    [\w./-]+:\d+ [\w<>.]+", re.ASCII)
HEAD = re.compile(r"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (?:WARNING|ERROR|CRITICAL) \w+) (.*)")
CAUSE = re.compile(r"  after (.*)")
ROOTS = "sudoku_qt", "site-packages", f"python{sys.version_info.major}.{sys.version_info.minor}"
"""Folders whose file names are not personal: the program, and its libraries."""
OF_CODE = AttributeError, NameError, TypeError, ImportError
"""Exceptions that quote names in the program's code."""


class Cleaned(logging.Formatter):
    """A formatter of entries that removes personal data."""

    def __init__(self, cleaner: Cleaner) -> None:
        super().__init__()
        self._cleaner = cleaner

    def format(self, record: logging.LogRecord) -> str:
        """The lines of an entry."""
        stamp = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        name = record.name.partition(".")[0]
        text = getattr(record, CLEANED, None) or self.cleaned_text(record)
        return f"{stamp} {record.levelname} {name} {text}"

    def cleaned_text(self, record: logging.LogRecord) -> str:
        """The text of an entry without its time."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return self._cleaner.clean(record.getMessage())
        first, *causes = _with_causes(error)
        lines = [self._said(first), *_places(first)]
        for cause in causes[:MOST_CAUSES]:
            lines += [f"  after {self._said(cause)}", *_places(cause)]
        return "\n".join(lines)

    def _said(self, error: BaseException) -> str:
        """The kind of an error, and its message without personal data."""
        words = self._cleaner.clean(_words(error), is_of_code=isinstance(error, OF_CODE))
        return f"{type(error).__name__}: {words}".removesuffix(": ")


class ErrorLog(RotatingFileHandler):
    """A handler that writes the log. An entry that cannot be written is silently lost."""

    def __init__(self, path: Path, cleaner: Cleaner) -> None:
        longest = 4 * 2**12  # the size of one entry
        super().__init__(
            path, maxBytes=LARGEST - longest, backupCount=1, encoding="utf-8", delay=True,
            errors="backslashreplace",
        )  # fmt: skip
        self._cleaned = Cleaned(cleaner)
        self.setFormatter(self._cleaned)
        self._before = ""

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry unless it repeats the last one: what fails may fail at every repaint."""
        text = self._cleaned.cleaned_text(record)
        if text != self._before:
            self._before = text
            setattr(record, CLEANED, text)  # it takes time to make, and is used twice
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Carry on: the disk may be what failed."""

    def rotate(self, source: str, dest: str) -> None:
        """Keep the full file as the earlier one, unless it is larger than we ever write."""
        if os.path.getsize(source) > LARGEST:  # noqa: PTH202 - logging speaks of names
            os.remove(source)  # noqa: PTH107 - as above
        else:
            super().rotate(source, dest)

    def _open(self) -> TextIOWrapper:
        path = Path(self.baseFilename)
        if is_device(path):
            raise FileExistsError(path)  # a pipe may have no reader
        make_private(path.parent)
        made = os.open(self.baseFilename, os.O_APPEND | os.O_CREAT | os.O_WRONLY | BINARY, OWN_FILE)
        return TextIOWrapper(os.fdopen(made, "ab"), self.encoding, self.errors, write_through=True)


def last_errors(path: Path, cleaner: Cleaner, most: int) -> tuple[str, ...]:
    """The last entries of a log, the latest last; lines that no log of ours has are skipped."""
    text = ""
    for file in (path.with_name(f"{path.name}.1"), path):
        with contextlib.suppress(FileFault):  # an unreadable log is treated as empty
            text += read(file, 2 * LARGEST).decode(errors="replace")
    return tuple(_entries(text, cleaner))[-most:]


def _entries(text: str, cleaner: Cleaner) -> Iterator[str]:
    entry: list[str] = []
    for line in text.splitlines():
        if head := HEAD.fullmatch(line):
            if entry:
                yield "\n".join(entry)
            entry = [f"{head[1]} {cleaner.without_names(head[2])}"]
        elif entry and (cause := CAUSE.fullmatch(line)):
            entry.append(f"  after {cleaner.without_names(cause[1])}")
        elif entry and PLACE.fullmatch(line):
            entry.append(line)
    if entry:
        yield "\n".join(entry)


def _with_causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and its causes, each once."""
    seen: set[int] = set()
    each: BaseException | None = error
    while each is not None and id(each) not in seen:
        seen.add(id(each))
        yield each
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)


def _words(error: BaseException) -> str:
    """The message of an error: only the template of a fault, and no file name of an `OSError`."""
    if isinstance(error, Fault):
        return error.message.template.replace("{", "").replace("}", "")
    if isinstance(error, OSError) and error.strerror:
        return str(error.strerror)
    try:
        return str(error)
    except Exception:  # noqa: BLE001 - an error that cannot even say what it is
        return LEFT_OUT


def _places(error: BaseException) -> list[str]:
    """The places in the program that led to an error, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_PLACES:]
    return [f"    {_file(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]


def _file(name: str) -> str:
    """The path of a file within the program or its libraries; otherwise only its suffix."""
    parts = name.replace("\\", "/").split("/")
    for place in reversed(range(len(parts) - 1)):
        if parts[place] in ROOTS:
            return "/".join(parts[place if parts[place] == ROOTS[0] else place + 1 :])
    return f"_{Path(name).suffix}"
