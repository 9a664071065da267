# SPDX-License-Identifier: MIT
"""The steps of an opening procedure, as data: who does what, and which step follows.

In an opening colours are provisional: who acts is told by the colour that the player has until
somebody chooses. Each step is named for the words of a saved game; "play" follows the last one.
"""

from dataclasses import dataclass
from typing import TypeAlias

from sudoku_qt.engine.gomoku.board import BLACK, WHITE

DECLARED = "fifths-"
"""What a word begins with that says how many fifth stones are offered."""


@dataclass(frozen=True, slots=True)
class Play:
    """No step of an opening: the side to move places a stone."""

    name: str = "play"
    by: int = BLACK


@dataclass(frozen=True, slots=True)
class Place:
    """One player places stones of alternating colours, whatever colour the player has.

    `first` is the number of the first of them. `squares` has for each stone the number of rows of
    the square around the centre in which it has to lie, 0 for anywhere.
    """

    name: str
    by: int
    first: int
    squares: tuple[int, ...]
    then: str

    @property
    def last(self) -> int:
        """The number of the last stone."""
        return self.first + len(self.squares) - 1

    def square(self, number: int) -> int:
        """The rows of the square in which a stone has to lie; 0 for anywhere."""
        return self.squares[number - self.first]


@dataclass(frozen=True, slots=True)
class Choose:
    """A player chooses among words, each with the step that it leads to.

    "black" and "white" also give the player that colour, and "fifths-3" says that three fifth
    stones are to be offered.
    """

    name: str
    by: int
    words: tuple[tuple[str, str], ...]

    def after(self, word: str) -> str:
        """The step that a word leads to. Raises `KeyError`."""
        return dict(self.words)[word]


@dataclass(frozen=True, slots=True)
class Offer:
    """A player offers places for Black's fifth stone, of which no two make equal positions.

    `number` is how many; 0 for as many as was said before. A single one is the fifth stone at once.
    """

    name: str
    by: int
    number: int
    then: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A player picks one of the offered places: Black's fifth stone stands there."""

    name: str
    by: int
    then: str = "play"


Step: TypeAlias = Play | Place | Choose | Offer | Pick

PLAY = Play()


def colours(then: str) -> tuple[tuple[str, str], ...]:
    """The words of a choice of colours."""
    return ("black", then), ("white", then)


def numbers(most: int, then: str) -> tuple[tuple[str, str], ...]:
    """The words of a choice of how many fifth stones are offered, from 1 on."""
    return tuple((f"{DECLARED}{number}", then) for number in range(1, most + 1))


def declared(word: str) -> int:
    """The number of fifth stones that a word asks for; 0 for other words."""
    digits = word.removeprefix(DECLARED)
    return int(digits) if word.startswith(DECLARED) and digits.isdigit() else 0


def colour_of_stone(number: int) -> int:
    """The colour of a stone by its number in the game, from 1."""
    return BLACK if number % 2 else WHITE
