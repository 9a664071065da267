# SPDX-License-Identifier: MIT
"""The standard streams of a process that was started without some of them (`sudoku solve <&-`)."""

import os
import sys

READ, WRITE = os.O_RDONLY, os.O_WRONLY
STREAMS = (
    ("stdin", WRITE, "r"),
    ("stdout", READ, "w"),
    ("stderr", WRITE, "w"),
)
"""For each stream's number: its name, how a substitute is opened, and its mode."""


def open_closed_streams() -> None:
    """Replace each closed stream by one that cannot be read or written.

    Using it raises `OSError`, as with any broken stream; only standard error accepts output, and
    drops it. The file number is occupied, so that no other file is opened under it.
    """
    for number, (name, flags, mode) in enumerate(STREAMS):
        if getattr(sys, name) is None:
            _occupy(number, flags)
            stream = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 - it stays
            setattr(sys, name, stream)


def _occupy(number: int, flags: int) -> None:
    """Open the null device under an unused file number."""
    opened = os.open(os.devnull, flags)
    if opened != number:
        os.dup2(opened, number)
        os.close(opened)
    os.set_inheritable(number, True)  # noqa: FBT003 - its parameters have no names
