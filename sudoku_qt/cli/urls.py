# SPDX-License-Identifier: MIT
"""Files by URL, on any file system that fsspec knows: `s3://lists/hard.txt`."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from sudoku_qt.cli.exits import UsageFault

SIGN = "://"


def is_url(name: str) -> bool:
    """Whether a name is a URL and not a path on this machine."""
    return SIGN in name


def file_system(name: str) -> tuple[Any, str]:
    """The file system of a name or URL, and the path there. Raises `UsageFault`."""
    fsspec = extra_module("fsspec", name)
    try:
        system, path = fsspec.core.url_to_fs(name if is_url(name) else str(Path(name).absolute()))
    except (ImportError, ValueError) as error:  # a file system that is unknown or not installed
        raise UsageFault("{name}: {reason}", name=name, reason=str(error)) from None
    return system, path


def extra_module(module: str, purpose: str) -> ModuleType:
    """A module of the extra `cluster`, which is not installed by default. Raises `UsageFault`."""
    try:
        return import_module(module)
    except ModuleNotFoundError:
        raise _missing(purpose) from None


def check_extra(module: str, purpose: str) -> None:
    """Raise `UsageFault` if a module of that extra is missing; it is not imported."""
    from importlib.util import find_spec  # from Python 3.12 on with threads: 1 ms of every start

    if find_spec(module) is None:
        raise _missing(purpose)


def _missing(asked: str) -> UsageFault:
    return UsageFault("{asked} needs an extra: pip install 'sudoku-qt[cluster]'", asked=asked)


@contextmanager
def reasons() -> Iterator[None]:
    """Within this context a file system's own exceptions are raised as `OSError`.

    Network file systems have their own exception classes, which cannot be named here.
    """
    try:
        yield
    except OSError:
        raise
    except Exception as error:
        if type(error).__module__.partition(".")[0] in {"builtins", "sudoku_qt"}:
            raise
        raise OSError(f"{type(error).__name__}: {error}") from error
