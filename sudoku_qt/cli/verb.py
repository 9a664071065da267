# SPDX-License-Identifier: MIT
"""The contract of a verb: a module here, and a line in the table of `main.py`.

The module NAME.py holds a class and an instance of it called `VERB`; a hyphen in the verb's name is
an underscore in the module's. It is imported only when the verb is used, so its imports can be at
its top.

A verb that processes puzzles one by one is a `PuzzleVerb` (see `puzzle_verb.py`): it computes the
result for one puzzle, while files and streams, formats, jobs, progress, faults and exit codes are
provided.
"""

from abc import ABC, abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import ClassVar


class Verb(ABC):
    """A command of `sudoku`."""

    summary: ClassVar[str]
    """Its summary in the help: one line, without an initial capital and a full stop."""
    example: ClassVar[str] = ""
    """An example of its use, shown at the end of its help."""

    @abstractmethod
    def add_options(self, parser: ArgumentParser) -> None:
        """Add the verb's arguments."""

    def parse(self, parser: ArgumentParser, arguments: Sequence[str]) -> Namespace:
        """Parse its arguments. Raises `UsageFault`."""
        return parser.parse_args(arguments)

    @abstractmethod
    def run(self, options: Namespace) -> int:
        """Run the verb and return the exit code. Raises `CommandFault`; other faults are a bug."""
