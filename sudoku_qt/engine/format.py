# SPDX-License-Identifier: MIT
"""The contract of a foreign file format; each format is one file in `formats/`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault, Message

HEAD = 4096
"""The number of bytes of a file's beginning by which its format is recognized."""

COMMENT_MARKS = ("#", "//", ";")
"""What a line begins with that is a comment, in most lists."""


class FormatFault(Fault):
    """A text of a recognised format that could not be read."""


def at_line(line: int, reason: Fault) -> FormatFault:
    """The fault of a line of a text; the first line is 1.

    Code that knows the name of the text takes the facts "line" and "reason" and builds a message
    with the place. The traceback of the reason is dropped: many faults may be kept, and would keep
    all objects of the reader alive.
    """
    reason.__traceback__ = reason.__context__ = None
    return FormatFault("Line {line}: {reason}", line=line, reason=reason)


class MoveTree(NamedTuple):
    """A game with variations: its moves and bookmarks as in a document, and where it stands.

    A move is preceded by the number of its node only where a branch begins: "12> h8".
    """

    moves: tuple[str, ...]
    bookmarks: Section
    at: int


class Found(NamedTuple):
    """A position found in a text, in the words of its game (see `Game.read_setup`).

    `setup` and `state` are sections as the game writes them; `state` is None where the position is
    just the setup. `moves` are words of the game, played from the start. `elapsed_ms` is the time
    on the clock. `tree` is the whole game where it has more than its moves.
    """

    game: str
    setup: Section
    state: Section | None = None
    moves: tuple[str, ...] = ()
    notices: tuple[Message, ...] = ()
    elapsed_ms: int = 0
    tree: MoveTree | None = None


class Reading(NamedTuple):
    """One interpretation of an ambiguous text: its description, and the positions found."""

    title: Message
    found: Sequence[Found]


class Format(ABC):
    """A way of writing positions as text or bytes."""

    name: ClassVar[str]
    """One word, as the argument of `sudoku convert --to`: "line"."""
    title: ClassVar[str]
    """The title in the user interface: "81-character line"."""
    game: ClassVar[str]
    suffixes: ClassVar[tuple[str, ...]]
    """The suffixes of its files, used by dialogs and the system; the first is for writing. A link
    has none."""
    writes: ClassVar[bool] = True
    """Whether it can be written, too."""
    between: ClassVar[str | None] = None
    """The separator between two positions in a text; None if a text holds only one."""
    opening: ClassVar[str] = ""
    """The text before the first position."""
    closing: ClassVar[str] = ""
    """The text after the last position."""
    binary: ClassVar[bool] = False
    """Whether its files are binary; a text then stands for the file, one character for each byte.
    """

    @property
    def is_one_a_line(self) -> bool:
        """Whether each line of a text is a position, so that a list can be read in pieces."""
        return self.between == "" and not self.opening

    @abstractmethod
    def likeness(self, head: str) -> float:
        """How much the first 4 KiB of a text look like this format, from 0 to 1."""

    @abstractmethod
    def read(self, text: str) -> Sequence[Found]:
        """Read every position of a text. Raises `FormatFault`, which names the line."""

    def headed(self, head: str) -> "Format":
        """The format for reading single positions of a text that begins with `head`."""
        return self

    def is_comment(self, line: str) -> bool:
        """Whether a line of a list is a comment, and holds no position."""
        return line.lstrip().startswith(COMMENT_MARKS)

    def readings(self, text: str) -> Sequence[Reading]:
        """The interpretations of an ambiguous text, the likeliest first; none where it is clear."""
        return ()

    @abstractmethod
    def write(self, found: Found) -> str:
        """Write one position. Raises `FormatFault` for what the format cannot hold."""

    def part(self, found: Found) -> str:
        """Write one of several positions, without the text before and after them all."""
        return self.write(found)

    def lost(self, found: Found) -> Message | None:
        """What would be lost if a position were written and read again; None for nothing."""
        return None

    def description(self, found: Found) -> Message | None:
        """A short description of a position, if there is anything to say."""
        return None

    def encode(self, text: str) -> bytes:
        """The bytes of a file that holds a text from `write`."""
        return text.encode("latin-1" if self.binary else "utf-8")
