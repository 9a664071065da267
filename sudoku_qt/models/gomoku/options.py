# SPDX-License-Identifier: MIT
"""The options of a new game of Gomoku: the rules, and who plays."""

from dataclasses import dataclass

from sudoku_qt.engine.gomoku.levels import TIMED_LEVELS, UNLIMITED
from sudoku_qt.engine.gomoku.openings.balanced import SMALLEST
from sudoku_qt.engine.gomoku.openings.procedures import PROCEDURES, procedure_named

PERSON = "person"
BALANCED_START, LEAST_BALANCED = "balanced", SMALLEST
"""The opening from the engine's own list, and the least size of the board for it."""
CENTRED = tuple(procedure.name for procedure in PROCEDURES if procedure.is_centred)
"""The openings of renju's tournaments, with stones in squares around the middle point."""
TIMES = tuple((level.name, level.seconds) for level in TIMED_LEVELS if level.depth == UNLIMITED)
"""The levels with a time limit, and their seconds for a move; the briefest has no number."""
USUAL_TIME = TIMES[len(TIMES) // 2][0]
CLICKS = ("direct", "second", "buttons")
MOST_MINUTES, MOST_SECONDS = 180, 600


@dataclass(frozen=True)
class PlayerWanted:
    """The player wanted for a colour: `who` is a person or a level, with a style.

    `engine` is the name of an external engine, which then plays in the time of the level.
    """

    who: str = PERSON
    style: str = "balanced"
    engine: str = ""


@dataclass(frozen=True)
class NewGomoku:
    """The options of a new game.

    A limit of 0 is none. With `lots` the colours are drawn at random. `clicks` says what a click on
    the board does: "direct", "second" or "buttons".
    """

    size: int = 16
    rule: str = "freestyle"
    opening: str = "free"
    black: str = PERSON
    white: str = "medium"
    lots: bool = False
    black_style: str = "balanced"
    white_style: str = "balanced"
    black_engine: str = ""
    white_engine: str = ""
    game_minutes: int = 0
    move_seconds: int = 0
    increment_seconds: int = 0
    take_back: bool = True
    clicks: str = "direct"

    @property
    def players(self) -> tuple[PlayerWanted, PlayerWanted]:
        """The players wanted for Black and for White."""
        return (
            PlayerWanted(self.black, self.black_style, self.black_engine),
            PlayerWanted(self.white, self.white_style, self.white_engine),
        )


def fits_board(opening: str, size: int) -> bool:
    """Whether an opening can be played on a board of so many rows."""
    if opening == BALANCED_START:
        return size >= LEAST_BALANCED
    return procedure_named(opening).fits(size)
