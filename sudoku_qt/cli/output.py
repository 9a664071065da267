# SPDX-License-Identifier: MIT
"""An output that is complete or absent: written beside its name and renamed at the end."""

import errno
import os
import stat
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, TextIO, cast

from sudoku_qt.cli.endings import held_back
from sudoku_qt.cli.exits import OutputFault, UsageFault
from sudoku_qt.cli.language import later, reason
from sudoku_qt.engine.text import escaped_lines, escaped_sentence

STANDARD = "-"
CALLED_STANDARD = frozenset({"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"})
"""Names of standard output, which may be a link to a file: that file must not be replaced."""
SUFFIX = ".part"
BLOCK = 2**20


class Output:
    """Where records go. Every `write` is whole records, so that a partial one can be undone.

    The name "-" is standard output. Anything but a regular file (a pipe, a device) is written to
    directly. With `resume` the part left by an interrupted run is continued.
    """

    def __init__(self, name: str, *, resume: bool = False, sync: bool = False) -> None:
        self._name = name
        self._sync = sync
        self._target = Path(os.path.realpath(name))
        self._direct = name == STANDARD or _is_special(self._target)
        self._part = self._target if self._direct else Path(f"{self._target}{SUFFIX}")
        try:
            self._stream = self._open("ab" if resume and not self._direct else "wb")
        except OSError as error:
            raise self._fault(error) from None
        self._is_shown = self._direct and _is_terminal(name, self._stream)
        self._whole = 0 if self._direct else self._stream.tell()

    def write(self, records: bytes | bytearray | memoryview) -> None:
        """Write whole records. Raises `OutputFault`, `BrokenPipeError`."""
        try:
            with held_back():
                view = memoryview(_shown(records) if self._is_shown else records)
                while view:
                    view = view[self._stream.write(view) :]
                if self._direct:
                    self._stream.flush()
                self._whole += len(records)
        except BrokenPipeError:
            raise
        except OSError as error:
            if self._direct and _has_lost_its_reader(error):
                raise BrokenPipeError from None
            if self._name == STANDARD:
                forget(sys.stdout)
            raise self._fault(error) from None

    def finish(self) -> None:
        """Give the complete output its name. Raises `OutputFault`."""
        try:
            self._stream.flush()
            if self._sync and not self._direct:
                os.fsync(self._stream.fileno())
            self._close()
            if not self._direct:
                if self._target.exists():
                    self._part.chmod(stat.S_IMODE(self._target.stat().st_mode))
                self._part.replace(self._target)
        except OSError as error:
            raise self._fault(error) from None

    def keep(self) -> None:
        """Keep the part, with whole records only, for a run that resumes it."""
        if not self._direct:
            self._stream.truncate(self._whole)
        self._close()

    def discard(self) -> None:
        """Leave nothing behind."""
        self._close()
        if not self._direct:
            self._part.unlink(missing_ok=True)

    def _close(self) -> None:
        if self._name != STANDARD:
            self._stream.close()

    @property
    def resumable(self) -> bool:
        """Whether a kept part can be resumed."""
        return not self._direct

    def _open(self, mode: str) -> BinaryIO:
        if self._name == STANDARD:
            return sys.stdout.buffer
        if self._target.is_dir():
            raise IsADirectoryError(0, later("it is a folder"))
        if self._target.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        if self._target.exists() and not os.access(self._target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        check_folder(self._name)
        return cast("BinaryIO", self._part.open(mode, buffering=0))

    def _fault(self, error: OSError) -> OutputFault:
        if self._name == STANDARD:
            return OutputFault("cannot write standard output: {reason}", reason=reason(error))
        return OutputFault("cannot write {name}: {reason}", name=self._name, reason=reason(error))


def output_name(text: str) -> str:
    """Parse the name of an output; standard output has several names."""
    return STANDARD if text in CALLED_STANDARD else text


def check_folder(name: str) -> None:
    """Raise `OutputFault` if the folder of a file does not exist."""
    folder = Path(os.path.realpath(name)).parent
    if not folder.exists():
        raise OutputFault(
            "cannot write {name}: there is no folder {folder}", name=name, folder=folder
        )


def forget(stream: TextIO) -> None:
    """Drop what a standard stream did not take, or the end of the process would try it again."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, stream.fileno())
    os.close(nothing)


def write_out(text: str) -> None:
    """Write to standard output a text that is no record: help, or a report. Raises like `write`.

    It is UTF-8 like all output, whatever the encoding of the terminal or pipe.
    """
    Output(STANDARD).write(text.encode())


def tell(*sentences: str) -> None:
    """Write to standard error, one line each. Raises `OutputFault`, `BrokenPipeError`."""
    try:
        print(*map(escaped_sentence, sentences), sep="\n", file=sys.stderr, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        forget(sys.stderr)
        raise OutputFault("cannot write standard error: {reason}", reason=reason(error)) from None


def is_read_with_errors(name: str) -> bool:
    """Whether an output appears on the same terminal as standard error."""
    return name == STANDARD and sys.stdout.isatty() and sys.stderr.isatty()


def check_not_read(inputs: Iterable[str], output: str) -> None:
    """Raise `UsageFault` if an input is the part that the output is written to."""
    part = f"{os.path.realpath(output)}{SUFFIX}"
    for name in inputs:
        if os.path.realpath(name) == part:
            raise UsageFault("{name} would be lost before it is read; rename it", name=name)


def lines_left_behind(name: str) -> int:
    """Count the whole lines of the part that an interrupted run left, and cut off the rest.

    It is 0 if there is none. Raises `OutputFault`.
    """
    part = Path(f"{os.path.realpath(name)}{SUFFIX}")
    lines = size = whole = 0
    try:
        with part.open("r+b") as stream:
            while block := stream.read(BLOCK):
                lines += block.count(b"\n")
                if b"\n" in block:
                    whole = size + block.rindex(b"\n") + 1
                size += len(block)
            stream.truncate(whole)
    except FileNotFoundError:
        return 0
    except OSError as error:
        raise OutputFault(
            "cannot go on with {name}: {reason}", name=part, reason=reason(error)
        ) from None
    return lines


def _has_lost_its_reader(error: OSError) -> bool:
    """Whether it is Windows' error for a pipe without a reader."""
    return sys.platform == "win32" and error.errno == errno.EINVAL


def _is_terminal(name: str, stream: BinaryIO) -> bool:
    return sys.stdout.isatty() if name == STANDARD else stream.isatty()


def _shown(records: bytes | bytearray | memoryview) -> bytes:
    return escaped_lines(bytes(records).decode("utf-8", "replace")).encode()


def _is_special(path: Path) -> bool:
    try:
        return not stat.S_ISREG(path.stat().st_mode) and not path.is_dir()
    except OSError:
        return False
