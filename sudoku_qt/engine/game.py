# SPDX-License-Identifier: MIT
"""The contract of a game: it lets the shell play any game without knowing its rules.

One question decides where data is kept: would a player expect undo to bring it back?

- yes: it is in the *state*, an immutable value (digits, notes, stones);
- no, but it changes the rules of play or says where the position came from: it is in the
  *setup*, fixed from the first move to the last (givens, board size, seed);
- no, and it concerns this sitting only: it is in the session (clock, file name) or in a view
  (cursor, zoom).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from enum import Enum
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from sudoku_qt.engine.message import Fault

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Section: TypeAlias = dict[str, Json]

SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class Status(Enum):
    """How far a game has come."""

    RUNNING = "running"
    FINISHED = "finished"


class IllegalMove(Fault):
    """The rules do not allow a move in this state."""


class Game(ABC, Generic[SetupT, StateT, MoveT]):
    """The rules of a game, and its words in a saved file. Instances hold no state of play."""

    name: ClassVar[str]
    """What the game is called in files, folders and options: "sudoku". Also its file suffix."""
    has_variations: ClassVar[bool] = False
    """Whether branches of its history are variations, which are all kept, and not only undone."""

    @abstractmethod
    def start(self, setup: SetupT) -> StateT:
        """The state before the first move."""

    @abstractmethod
    def play(self, setup: SetupT, state: StateT, move: MoveT) -> StateT:
        """The state after `move`; the old state is unchanged. Raises `IllegalMove`.

        A move without effect returns the same object, and is not recorded.
        """

    @abstractmethod
    def status(self, setup: SetupT, state: StateT) -> Status:
        """Whether the game is finished in this state."""

    @abstractmethod
    def touched(self, setup: SetupT, before: StateT, after: StateT) -> frozenset[int]:
        """The cells that look different in the two states, conflict marks included."""

    def is_worth_keeping(
        self, setup: SetupT, state: StateT, *, touched: bool, played_ms: int
    ) -> bool:
        """Whether a player would miss the unfinished game; `touched` says that a move was made."""
        return touched

    def repeats(self, known: MoveT, move: MoveT) -> bool:
        """Whether a move, made after one was undone, is that one again, and so begins no branch."""
        return False

    def major_version(self, state: StateT, moves: Iterable[MoveT]) -> int:
        """The lowest major version of the document format that can hold such a game.

        The file is written as of that version, so that older programs can open what they
        understand.
        """
        return 1

    @abstractmethod
    def write_setup(self, setup: SetupT) -> Section:
        """The setup as a section of a document, for `read_setup`."""

    @abstractmethod
    def read_setup(self, section: Section) -> SetupT:
        """Read a section from `write_setup`. Raises `Fault` for anything else."""

    @abstractmethod
    def write_state(self, setup: SetupT, state: StateT) -> Section:
        """A state as a section of a document, for `read_state`."""

    @abstractmethod
    def read_state(self, setup: SetupT, section: Section) -> StateT:
        """Read a section from `write_state`. Raises `Fault` for anything else."""

    @abstractmethod
    def write_move(self, setup: SetupT, move: MoveT) -> str:
        """A move as a short ASCII word without blanks at its ends."""

    @abstractmethod
    def read_move(self, setup: SetupT, word: str) -> MoveT:
        """Read a word from `write_move`. Raises `Fault` for anything else."""


AnyGame: TypeAlias = Game[Any, Any, Any]
"""The rules of any game, for callers that handle its values only opaquely."""
