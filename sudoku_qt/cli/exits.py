# SPDX-License-Identifier: MIT
"""How a run of the command line ends: its exit codes, and the faults that lead to them."""

from typing import ClassVar

from sudoku_qt.cli.language import later
from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.message import Fault, Message, message_of

FINE = 0
SOME_BAD = 1
"""Some of the puzzles break a rule, cannot be read or are not solved."""
USAGE = 2
UNREADABLE = 3
UNWRITABLE = 4
BROKEN = 5
"""A process that worked for the first one died."""
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
"""All codes, as the help lists them."""


class CommandFault(Fault):
    """What ends the run at once, with one line on standard error."""

    code: ClassVar[int]


class UsageFault(CommandFault):
    """Arguments that make no sense. Nothing was read and no file touched."""

    code = USAGE


class InputFault(CommandFault):
    """An input that cannot be read."""

    code = UNREADABLE


class OutputFault(CommandFault):
    """An output that cannot be written."""

    code = UNWRITABLE


class ProcessFault(CommandFault):
    """A process that worked for the first one is no longer there."""

    code = BROKEN


def placed(source: str, line: int, what: Message | Fault) -> Message:
    """What is said of a line of an input, behind its place, as compilers have it.

    A fault that knows its line itself is believed.
    """
    number: object = line
    reason: object = what
    facts = message_of(what).facts
    if isinstance(what, FormatFault) and {"line", "reason"} <= facts.keys():
        number, reason = facts["line"], facts["reason"]
    return Message("{source}:{line}: {reason}", source=source, line=number, reason=reason)


def wrong_at(source: str, line: int, fault: Fault) -> InputFault:
    """The fault of an input that has a fault in a line."""
    message = placed(source, line, fault)
    return InputFault(message.template, **message.facts)
