# SPDX-License-Identifier: MIT
"""The contract that any game answers, so that the shell can play it without knowing its rules.

One question decides where a datum lives: would a player expect undo to bring it back?

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
    """A move that the rules do not allow in this state."""


class Game(ABC, Generic[SetupT, StateT, MoveT]):
    """The rules of one game, and its words in a saved file. Instances hold no state of play."""

    name: ClassVar[str]
    """What the game is called in files, folders and options: "sudoku". Also its file suffix."""

    @abstractmethod
    def start(self, setup: SetupT) -> StateT:
        """The state before the first move."""

    @abstractmethod
    def play(self, setup: SetupT, state: StateT, move: MoveT) -> StateT:
        """The state after `move`; the old one stays as it is. Raises `IllegalMove`.

        A move that changes nothing gives back the same object, and is not remembered.
        """

    @abstractmethod
    def status(self, setup: SetupT, state: StateT) -> Status:
        """Whether there is anything left to play."""

    @abstractmethod
    def touched(self, setup: SetupT, before: StateT, after: StateT) -> frozenset[int]:
        """Name the cells that look different in the two states, conflicts included."""

    def is_worth_keeping(self, setup: SetupT, state: StateT, *, touched: bool) -> bool:
        """Whether a player would miss this game, unfinished; `touched` if a move was ever made."""
        return touched

    def major_version(self, state: StateT, moves: Iterable[MoveT]) -> int:
        """The first version of the document that has words for a game which begins so.

        It is written as of that version, so that older programs open whatever they understand.
        """
        return 1

    @abstractmethod
    def write_setup(self, setup: SetupT) -> Section:
        """Put the setup into words for a document; `read_setup` takes them back."""

    @abstractmethod
    def read_setup(self, section: Section) -> SetupT:
        """Read what `write_setup` wrote. Raises `Fault` for anything else."""

    @abstractmethod
    def write_state(self, setup: SetupT, state: StateT) -> Section:
        """Put a state into words for a document; `read_state` takes them back."""

    @abstractmethod
    def read_state(self, setup: SetupT, section: Section) -> StateT:
        """Read what `write_state` wrote. Raises `Fault` for anything else."""

    @abstractmethod
    def write_move(self, move: MoveT) -> str:
        """Put a move into one short ASCII word without blanks at its ends."""

    @abstractmethod
    def read_move(self, word: str) -> MoveT:
        """Read what `write_move` wrote. Raises `Fault` for anything else."""


AnyGame: TypeAlias = Game[Any, Any, Any]
"""The rules of whichever game it is, to who knows none: what it gives goes back to it unread."""
