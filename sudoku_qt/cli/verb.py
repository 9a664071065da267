# SPDX-License-Identifier: MIT
"""The contract of a verb: one file here, one line in the table of `main.py`.

The file NAME.py holds a class and an instance of it called `VERB`; a hyphen of the verb's name is
an underscore in the file's. It is imported only when the verb is asked for, so what it needs it
may import at its top.

A verb that looks at puzzles one by one is a `PuzzleVerb` (see `puzzle_verb.py`): it says what it
finds out about one puzzle, and files and streams, formats, jobs, progress, faults and exit codes
are there already.
"""

from abc import ABC, abstractmethod
from argparse import ArgumentParser, Namespace
from typing import ClassVar


class Verb(ABC):
    """One thing that `sudoku` does."""

    summary: ClassVar[str]
    """What it does, in one line of the help, with a small letter first and no full stop."""
    example: ClassVar[str] = ""
    """A run that shows what it is good for, for the end of its help."""

    @abstractmethod
    def add_options(self, parser: ArgumentParser) -> None:
        """What can follow the verb on the command line."""

    @abstractmethod
    def run(self, options: Namespace) -> int:
        """Do it and give the exit code. Raises `CommandFault`; other faults are a bug."""
