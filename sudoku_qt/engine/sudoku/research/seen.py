# SPDX-License-Identifier: MIT
"""A set of keys of any size, in bounded memory.

The newest keys are in memory. When there are many they become a sorted run in a file, which is
merged with the earlier runs that are not longer; so there are few runs, and each is searched by
bisection. Of each key 16 bytes of BLAKE2 are kept: in a set of a thousand million keys, the
probability that two different keys collide is 1 in 10^21.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

import numpy as np
from numpy.typing import NDArray

Run = NDArray[np.bytes_]

SIZE = 16
NEWEST = 2**20
"""The number of keys in memory, about 90 MB."""
BLOCK = 2**16


class Seen(AbstractContextManager["Seen"]):
    """The keys seen so far; the files of those beyond `newest` are deleted with the context."""

    def __init__(self, newest: int = NEWEST) -> None:
        self._most = newest
        self._newest = set[bytes]()
        self._folder: TemporaryDirectory[str] | None = None
        self._runs: list[Path] = []
        self._made = 0

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def add(self, keys: Sequence[bytes]) -> list[bool]:
        """Add keys; return for each whether it is new."""
        digests = [blake2b(key, digest_size=SIZE).digest() for key in keys]
        new = []
        for digest, old in zip(digests, self._in_runs(digests), strict=True):
            new.append(not old and digest not in self._newest)
            if new[-1]:
                self._newest.add(digest)
        if len(self._newest) >= self._most:
            self._write_newest()
        return new

    def _in_runs(self, digests: list[bytes]) -> list[bool]:
        if not self._runs or not digests:
            return [False] * len(digests)
        sought = np.array(digests, f"S{SIZE}")
        found = np.zeros(len(digests), bool)
        for run in map(_opened, self._runs):
            places = np.minimum(np.searchsorted(run, sought), len(run) - 1)
            found |= run[places] == sought
        return [bool(each) for each in found]

    def _write_newest(self) -> None:
        """Make a run of what is in memory, and one of all that are not longer."""
        path = self._new_path()
        np.sort(np.array([*self._newest], f"S{SIZE}")).tofile(path)
        self._newest.clear()
        while self._runs and self._runs[-1].stat().st_size <= path.stat().st_size:
            older, newer, path = self._runs.pop(), path, self._new_path()
            _merge(_opened(older), _opened(newer), path)
            older.unlink()
            newer.unlink()
        self._runs.append(path)

    def _new_path(self) -> Path:
        self._folder = self._folder or TemporaryDirectory(prefix="sudoku-")
        self._made += 1
        return Path(self._folder.name, str(self._made))


def _opened(path: Path) -> "Run":
    """A run as an array that lies in its file; it is forgotten soon, for Windows' sake."""
    return np.memmap(path, f"S{SIZE}", "r")


def _merge(one: "Run", other: "Run", path: Path) -> None:
    """Write two runs as one, block by block."""
    at = 0
    with path.open("wb") as stream:
        for start in range(0, len(one), BLOCK):
            block = one[start : start + BLOCK]
            last = start + BLOCK >= len(one)
            end = len(other) if last else int(np.searchsorted(other, block[-1]))
            both = np.concatenate((block, other[at:end]))
            both.sort()
            stream.write(both.tobytes())
            at = end
