# SPDX-License-Identifier: MIT
"""The contract that any foreign file format answers; each format is one file in `formats/`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault, Message

HEAD = 4096
"""So many bytes of a file are looked at to say what it is."""


class FormatFault(Fault):
    """A text that a format recognised but could not read."""


def at_line(line: int, reason: Fault) -> FormatFault:
    """What is wrong with a line of a text, of which the first is 1.

    Whoever knows the text's name takes the facts "line" and "reason", and says where it is himself.
    How it came to the reason is forgotten: many may be kept, and all that was unpacked with them.
    """
    reason.__traceback__ = reason.__context__ = None
    return FormatFault("Line {line}: {reason}", line=line, reason=reason)


class Found(NamedTuple):
    """One position that a text holds, in the words of its game (see `Game.read_setup`).

    `setup` and `state` are sections as the game writes them; `state` is None where the position
    is nothing but its setup. `moves` are words of the game, played from the start. `elapsed_ms` is
    what the clock showed.
    """

    game: str
    setup: Section
    state: Section | None = None
    moves: tuple[str, ...] = ()
    notices: tuple[Message, ...] = ()
    elapsed_ms: int = 0


class Reading(NamedTuple):
    """One way of reading a text that can be read in several: what it is then, and what is found."""

    title: Message
    found: Sequence[Found]


class Format(ABC):
    """One way of writing positions as text or bytes."""

    name: ClassVar[str]
    """One word, as `sudoku convert --to` takes it: "line"."""
    title: ClassVar[str]
    """What a player calls it: "81-character line"."""
    game: ClassVar[str]
    suffixes: ClassVar[tuple[str, ...]]
    """Of its files, first the one that it writes; dialogs and systems ask here. A link has none."""
    writes: ClassVar[bool] = True
    """Whether it is written, too."""
    between: ClassVar[str | None] = None
    """What stands between two positions of a text; None where a text holds one only."""
    opening: ClassVar[str] = ""
    """What stands before the first position of a text."""
    closing: ClassVar[str] = ""
    """What stands behind the last one."""
    binary: ClassVar[bool] = False
    """Whether files are bytes that are no text; texts then stand for them, one letter a byte."""

    @property
    def is_one_a_line(self) -> bool:
        """Whether each line of a text is a position, so that many need not be read at once."""
        return self.between == "" and not self.opening

    @abstractmethod
    def likeness(self, head: str) -> float:
        """From 0 to 1 how much the first 4 KiB of a text look like this format."""

    @abstractmethod
    def read(self, text: str) -> Sequence[Found]:
        """Read every position of a text. Raises `FormatFault` that names the line."""

    def headed(self, head: str) -> "Format":
        """This format, where its positions are read one by one behind the beginning of a text."""
        return self

    def readings(self, text: str) -> Sequence[Reading]:
        """The ways of reading a text, the likeliest first, where there is more than one."""
        return ()

    @abstractmethod
    def write(self, found: Found) -> str:
        """Write one position. Raises `FormatFault` for what the format cannot hold."""

    def part(self, found: Found) -> str:
        """Write one of several positions of a text, without what stands around them all."""
        return self.write(found)

    def lost(self, found: Found) -> Message | None:
        """What of a position would not be there any more if it were written and read again."""
        return None

    def told(self, found: Found) -> Message | None:
        """What can be said of a position in a few words."""
        return None

    def encode(self, text: str) -> bytes:
        """The bytes of a file for what `write` wrote."""
        return text.encode("latin-1" if self.binary else "utf-8")
