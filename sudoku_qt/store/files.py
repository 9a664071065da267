# SPDX-License-Identifier: MIT
"""The user's files: read within bounds, and written whole or not at all."""

import contextlib
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.text import is_whole

MAX_BYTES = 64 * 2**20
OWN_FILE, OWN_FOLDER = 0o600, 0o700
"""Permissions of the program's own files and folders: only the user can read them."""


class FileFault(Fault):
    """A file that cannot be read or written."""


class MissingFault(FileFault):
    """A file that is not there."""


def read(path: Path, most: int = MAX_BYTES) -> bytes:
    """Read a whole file of at most `most` bytes. Raises `FileFault`."""
    data = _read(path, most, most)
    if len(data) > most:
        raise _too_large(path.name, most)
    return data


def head(path: Path, count: int) -> bytes:
    """Read the first `count` bytes of a file that `read` would accept. Raises `FileFault`."""
    return _read(path, count, MAX_BYTES)[:count]


def _read(path: Path, count: int, most: int) -> bytes:
    """Read one byte more than asked: a file may grow between the question and the answer."""
    with opened(path, most) as file:
        return file.read(count + 1)


@contextlib.contextmanager
def opened(path: Path, most: int | None = None) -> Iterator[BinaryIO]:
    """Open a file of at most `most` bytes for reading in pieces. Raises `FileFault`."""
    name = path.name
    _refuse_broken_name(path)
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise FileFault("“{name}” is a folder. Open a file in it.", name=name)
        if not stat.S_ISREG(status.st_mode):
            raise _device_fault(name)
        if most is not None and status.st_size > most:
            raise _too_large(name, most)
        with path.open("rb") as file:
            yield file
    except (FileNotFoundError, NotADirectoryError):  # the latter where a folder should be
        raise MissingFault("“{name}” is not there (any more).", name=name) from None
    except PermissionError:
        raise FileFault("You are not allowed to read “{name}”.", name=name) from None
    except (OSError, ValueError) as error:
        raise FileFault("“{name}” cannot be read: {reason}", name=name, reason=error) from None


def _too_large(name: str, most: int) -> FileFault:
    return FileFault("“{name}” is larger than {limit} MB.", name=name, limit=most >> 20)


def write(path: Path, data: bytes) -> None:
    """Write a whole file. Raises `FileFault`; then the old file is still there."""
    _write_or_raise(path, data, own=False)


def deliver(path: Path, data: bytes) -> None:
    """Write a file that somebody named on a command line. Raises `FileFault`.

    A device or a pipe is written to directly, where `write` would refuse it; a pipe is waited for
    until somebody reads it, as with every command.
    """
    if not is_device(path):
        write(path, data)
        return
    try:
        with path.open("wb") as file:
            file.write(data)
    except PermissionError:
        raise _forbidden(path.name) from None
    except OSError as error:
        raise _not_saved(path.name, error.strerror or "") from None


def _write_or_raise(path: Path, data: bytes, *, own: bool) -> None:
    _refuse_broken_name(path)
    if is_device(path):
        raise _device_fault(path.name)  # a pipe would keep us waiting for its reader
    trouble = _write(path, data, own=own)
    if trouble is not None:
        raise write_fault(path, len(data), trouble)


@contextlib.contextmanager
def writing(path: Path) -> Iterator[Callable[[bytes], None]]:
    """Write a file in pieces, which has its name when all are written. Raises `FileFault`."""
    from PySide6.QtCore import QIODevice, QSaveFile  # as above

    _refuse_broken_name(path)
    if is_device(path):
        raise _device_fault(path.name)
    file, size = QSaveFile(str(path)), 0

    def write(data: bytes) -> None:
        nonlocal size
        size += len(data)
        if file.write(data) != len(data):
            raise write_fault(path, size, file.errorString())

    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise write_fault(path, size, file.errorString())
    try:
        yield write
    except BaseException:
        file.cancelWriting()
        file.commit()  # closes it, and removes what was written
        raise
    if not file.commit():
        raise write_fault(path, size, file.errorString())


def _refuse_broken_name(path: Path) -> None:
    """Refuse a name that Qt would cut at a NUL, or encode differently."""
    if not is_whole(str(path)):
        name = "".join(each if is_whole(each) else "\ufffd" for each in path.name)
        raise FileFault("“{name}” cannot be the name of a file.", name=name)


def _write(path: Path, data: bytes, *, own: bool) -> str | None:
    """Write a file, and return Qt's error message if it fails.

    The fault is made by the caller: here it would keep the unfinished file open.
    """
    from PySide6.QtCore import QFileDevice, QIODevice, QSaveFile  # saves `sudoku library` 40 ms

    file = QSaveFile(str(path))
    may = QFileDevice.Permission
    if (
        file.open(QIODevice.OpenModeFlag.WriteOnly)
        and (not own or file.setPermissions(may.ReadOwner | may.WriteOwner))
        and file.write(data) == len(data)
        and file.commit()
    ):
        return None
    return file.errorString()


def write_private(path: Path, data: bytes) -> None:
    """Write one of the program's own files, and make its folder where that is missing.

    Only the user may read either.
    """
    try:
        make_private(path.parent)
    except OSError:
        raise write_fault(path, len(data), "") from None
    _write_or_raise(path, data, own=True)


def write_unsynced(path: Path, data: bytes) -> None:
    """Write one of the program's own files without waiting until it is on the disk.

    If the program is killed, the new file or the old one is there; after a power cut there may be
    neither. Raises `OSError`.
    """
    make_private(path.parent)
    name = str(path)  # this runs at every move, and pathlib would take longer than the rest
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISREG(os.lstat(name).st_mode):
            raise FileExistsError(path)  # only a file of ours may be replaced
    unfinished = f"{name}.new"
    with contextlib.suppress(FileNotFoundError):
        os.unlink(unfinished)  # noqa: PTH108 - as above
    place = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN_FILE)
    with open(place, "wb") as file:  # noqa: PTH123 - it is open already
        file.write(data)
    os.replace(unfinished, name)  # noqa: PTH105 - as above


def make_private(folder: Path) -> None:
    """Make a folder that only the user may enter, with its parents. Raises `OSError`."""
    if not folder.is_dir():
        make_private(folder.parent)
        folder.mkdir(OWN_FOLDER, exist_ok=True)


def narrow(folder: Path) -> None:
    """Restrict to the user a folder of our own that an earlier version left readable to others.

    A folder that we may not change, or that is gone by now, is left as it is.
    """
    for path in (folder, *folder.rglob("*")):
        with contextlib.suppress(OSError):
            _narrow(path)


def _narrow(path: Path) -> None:
    mode = path.lstat().st_mode
    if not (stat.S_ISDIR(mode) or stat.S_ISREG(mode)):
        return  # a link leads to somebody else's file
    least = stat.S_IMODE(mode) & OWN_FOLDER
    if least != stat.S_IMODE(mode):
        path.chmod(least)


def is_device(path: Path) -> bool:
    """Whether a path is neither a file nor a folder, so that opening it may block for ever."""
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):
        return False  # writing reports what is wrong with it
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def _device_fault(name: str) -> FileFault:
    return FileFault("“{name}” is not a file but a device.", name=name)


def write_fault(path: Path, size: int, reason: str) -> FileFault:
    """The fault that tells why a file could not be written; Qt often only says "unknown error"."""
    try:
        return _cause(path, size) or _not_saved(path.name, reason)
    except PermissionError:
        return _forbidden(path.name)
    except OSError as error:  # such as a name that is too long
        return _not_saved(path.name, error.strerror or "")


def _forbidden(name: str) -> FileFault:
    return FileFault("“{name}” may not be written to. Save elsewhere.", name=name)


def _not_saved(name: str, reason: str) -> FileFault:
    return FileFault("“{name}” was not saved: {reason}", name=name, reason=reason)


def _cause(path: Path, size: int) -> FileFault | None:
    folder, name = path.parent, path.name
    if path.is_dir():
        return FileFault("“{name}” is a folder. Choose a name for a file.", name=name)
    if not folder.is_dir():
        return FileFault("The folder “{folder}” is not there. Save elsewhere.", folder=folder)
    if _is_full(folder, size):
        return FileFault("The disk is full, so “{name}” was not saved. Save elsewhere.", name=name)
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        return _forbidden(name)
    return None


def _is_full(folder: Path, size: int) -> bool:
    try:
        return shutil.disk_usage(folder).free < size
    except OSError:
        return False
