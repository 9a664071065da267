# SPDX-License-Identifier: MIT
"""The ends of a run of the command line: exit codes, and the faults that lead to them."""

from typing import ClassVar

from sudoku_qt.cli.language import later
from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.message import Fault, Message, message_of

FINE = 0
SOME_BAD = 1
"""Some puzzles break a rule, cannot be read, or are not solved."""
USAGE = 2
UNREADABLE = 3
UNWRITABLE = 4
BROKEN = 5
"""A worker process died."""
INTERRUPTED = 130
ENDED = 143
MEANINGS = (
    (FINE, later("all is fine")),
    (SOME_BAD, later("some puzzles break a rule, cannot be read, solved or made")),
    (USAGE, later("the arguments make no sense")),
    (UNREADABLE, later("an input cannot be read")),
    (UNWRITABLE, later("an output cannot be written")),
    (BROKEN, later("a process of --jobs died, or a cluster")),
    (INTERRUPTED, "Ctrl+C"),
    (ENDED, later("SIGTERM, as from kill or timeout; 128 and its number for any other signal")),
)
"""The meanings of all codes, for the help."""


class CommandFault(Fault):
    """A fault that ends the run at once, with one line on standard error."""

    code: ClassVar[int]


class UsageFault(CommandFault):
    """The arguments make no sense. Nothing was read and no file changed."""

    code = USAGE


class InputFault(CommandFault):
    """An input cannot be read."""

    code = UNREADABLE


class OutputFault(CommandFault):
    """An output cannot be written."""

    code = UNWRITABLE


class ProcessFault(CommandFault):
    """A worker process has died."""

    code = BROKEN


def placed(source: str, line: int, what: Message | Fault) -> Message:
    """A message about a line of an input, preceded by file and line as compilers do.

    If the fault knows its line, that one is used.
    """
    number: object = line
    reason: object = what
    facts = message_of(what).facts
    if isinstance(what, FormatFault) and {"line", "reason"} <= facts.keys():
        number, reason = facts["line"], facts["reason"]
    return Message("{source}:{line}: {reason}", source=source, line=number, reason=reason)


def wrong_at(source: str, line: int, fault: Fault) -> InputFault:
    """The fault of an input with a fault in a line."""
    message = placed(source, line, fault)
    return InputFault(message.template, **message.facts)
