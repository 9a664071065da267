# SPDX-License-Identifier: MIT
"""The sieve of a run that writes everything once: records with an earlier key are left out."""

from collections.abc import Sequence
from typing import Protocol

from sudoku_qt.cli.stream import Outcome


class Keys(Protocol):
    """A set of keys."""

    def add(self, keys: Sequence[bytes]) -> list[bool]:
        """Add keys; return for each whether it is new."""


class Sieve:
    """Keeps the first record of each key, in the order of the input.

    `written` is the number of records that an interrupted run has written: they are processed again
    without being written, so that their keys are known.
    """

    def __init__(self, seen: Keys, lines_of_record: int) -> None:
        self.written = 0
        self._seen = seen
        self._lines = lines_of_record

    def __call__(self, outcome: Outcome) -> Outcome:
        """Drop the records of a piece that occurred before."""
        lines = bytes(outcome.text).splitlines(keepends=True)
        kept = [
            b"".join(lines[self._lines * place : self._lines * (place + 1)])
            for place, new in enumerate(self._seen.add(outcome.keys))
            if new
        ]
        passed, self.written = min(self.written, len(kept)), max(0, self.written - len(kept))
        return outcome._replace(text=b"".join(kept[passed:]), records=len(kept) - passed)
