# SPDX-License-Identifier: MIT
"""The solver: whether a puzzle breaks a rule, and whether it has no, one or several solutions."""

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, STANDARD_SHAPE, column_of, row_of
from sudoku_qt.engine.work import Stop

if TYPE_CHECKING:  # numpy is needed only to solve many at once
    import numpy as np
    from numpy.typing import NDArray

BLANKS = ".0*_"
MOST_COUNTED = 255
CHARACTERS = BLANKS + "123456789"
_TO_DIGITS = bytes.maketrans(CHARACTERS.encode(), bytes([0, 0, 0, 0, *range(1, 10)]))
_TO_TEXT = bytes.maketrans(bytes(range(10)), b".123456789")
CLASH_TEMPLATES = (
    "row {number} has two {digit}s",
    "column {number} has two {digit}s",
    "box {number} has two {digit}s",
)


class PuzzleStatus(Enum):
    """The verdict on a puzzle."""

    BROKEN = "breaks a rule"
    NONE = "no solution"
    ONE = "one solution"
    SEVERAL = "2 or more solutions"


class Clash(NamedTuple):
    """A digit that is repeated in a house.

    `house` is numbered as in `shape`, `cells` are those of the house that hold `digit`.
    """

    house: int
    digit: int
    cells: tuple[int, ...]

    @property
    def fault(self) -> Fault:
        """The clash as a fault: "row 2 has two 7s"."""
        kind, number = divmod(self.house, SIDE)
        return Fault(CLASH_TEMPLATES[kind], number=number + 1, digit=self.digit)


class Result(NamedTuple):
    """The solver's result.

    `solution` is 81 bytes of 1-9, one of several if there are more, None if there is none. `clash`
    is where the puzzle breaks a rule.
    """

    status: PuzzleStatus
    solution: bytes | None = None
    clash: Clash | None = None

    @property
    def text(self) -> str | None:
        """The solution as 81 digits, None if there is none."""
        return None if self.solution is None else to_text(self.solution)


_NO_SOLUTION = Result(PuzzleStatus.NONE)


def solve(text: str) -> Result:
    """Solve a puzzle of 81 characters: digits, and `.`, `0`, `*` or `_` for an empty cell.

    Raises `Fault` for any other text.
    """
    count, solution = kernel.examine_text(text)
    if count == 1:
        return Result(PuzzleStatus.ONE, solution)
    if count > 1:
        return Result(PuzzleStatus.SEVERAL, solution)
    clash = find_clash(parse(text))
    return Result(PuzzleStatus.BROKEN, clash=clash) if clash else _NO_SOLUTION


def parse(text: str) -> bytes:
    """A puzzle of 81 characters as 81 bytes of 0-9. Raises `Fault` for any other text."""
    if len(text) != CELLS:
        raise Fault("a puzzle has 81 characters, and this text has {length}", length=len(text))
    for cell, character in enumerate(text):
        if character not in CHARACTERS:
            raise Fault(
                "“{character}” in row {row}, column {column} is no digit and no empty cell",
                character=character if character.isprintable() else f"U+{ord(character):04X}",
                row=row_of(cell) + 1,
                column=column_of(cell) + 1,
            )
    return text.encode().translate(_TO_DIGITS)


def to_text(puzzle: bytes) -> str:
    """81 bytes of 0-9 as 81 characters, `.` for an empty cell."""
    return puzzle.translate(_TO_TEXT).decode()


def find_clash(puzzle: bytes) -> Clash | None:
    """The first house, rows first, then columns, then boxes, with a repeated digit."""
    for number, house in enumerate(STANDARD_SHAPE.houses):
        for digit in range(1, SIDE + 1):
            cells = tuple(cell for cell in house if puzzle[cell] == digit)
            if len(cells) > 1:
                return Clash(number, digit, cells)
    return None


def solve_many(
    puzzles: "NDArray[np.uint8]", limit: int = 2, stop: Stop | None = None
) -> "tuple[NDArray[np.uint8], NDArray[np.uint8]]":
    """Solve N puzzles at once: uint8[N, 81] of 0-9, 0 for an empty cell.

    Returns the solutions, uint8[N, 81], and the number of solutions of each puzzle counted up to
    `limit`, uint8[N]. A row of the former holds one solution where the count is at least 1, and
    zeros where it is 0. `stop` is asked about a hundred times a second whether to end the work
    with `Cancelled`. Raises `Fault` for an array of another kind and for a limit that is
    not in 1-255.
    """
    import numpy as np  # the start does not need it: 180 ms

    _check_array(puzzles, limit)
    solved, counts = kernel.solve_many(puzzles.tobytes(), limit, stop)
    return (
        np.frombuffer(solved, np.uint8).reshape(-1, CELLS),
        np.frombuffer(counts, np.uint8),
    )


def _check_array(puzzles: "NDArray[np.uint8]", limit: int) -> None:
    kind = str(getattr(puzzles, "dtype", type(puzzles).__name__))
    shape = list(getattr(puzzles, "shape", ()))
    if kind != "uint8" or len(shape) != 2 or shape[1] != CELLS:
        raise Fault(
            "puzzles are an array uint8[N, 81], and this is {kind}{shape}", kind=kind, shape=shape
        )
    if not 1 <= limit <= MOST_COUNTED:
        raise Fault("solutions are counted up to a limit of 1-255, not {limit}", limit=limit)
    if shape[0] and puzzles.max() > SIDE:
        number = int((puzzles > SIDE).any(axis=1).argmax())
        raise Fault("puzzle {number} has a value above 9", number=number + 1)
