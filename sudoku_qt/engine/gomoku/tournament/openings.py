# SPDX-License-Identifier: MIT
"""The openings of a tournament: from a file, this program's balanced ones, or scattered stones."""

from collections.abc import Sequence
from random import Random

from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.openings.balanced import OPENINGS, SMALLEST, TURNS
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.tournament.terms import Opening, Terms

SCATTERED = 4  # stones of an opening if no file gives openings
NEAR = 3  # the distance of these stones from the middle, in points
BALANCED_SIZE = SMALLEST
"""The smallest board for a balanced opening."""


def openings_in(text: str, size: int) -> list[Opening]:
    """Read openings, one a line: x,y pairs from the centre, Black first; # begins a comment."""
    found = []
    for line in text.splitlines():
        words = line.split("#")[0].replace(",", " ").split()
        try:
            numbers = [int(word) + size // 2 for word in words]
        except ValueError:
            continue
        points = tuple(zip(numbers[::2], numbers[1::2], strict=False))
        on_board = all(0 <= x < size and 0 <= y < size for x, y in points)
        if points and on_board and len(set(points)) == len(points):
            found.append(points)
    return found


def scattered(size: int, seed: int) -> Opening:
    """Four stones near the middle."""
    middle, reach = size // 2, min(NEAR, (size - 1) // 2)
    near = range(middle - reach, middle + reach + 1)
    points = [(x, y) for x in near for y in near]
    return tuple(Random(seed).sample(points, SCATTERED))


def balanced(terms: Terms, seed: int, count: int) -> list[Opening]:
    """Openings of this program's own list, rotated and reflected, none twice while they last."""
    rng, lines = Random(seed), OPENINGS[terms.played_rule.name]
    drawn = [(line, turn) for line in lines for turn in range(len(TURNS))]
    first = [(line, rng.randrange(len(TURNS))) for line in rng.sample(lines, len(lines))]
    rest = [each for each in rng.sample(drawn, len(drawn)) if each not in first]
    return [_turned(line, turn, terms.size) for line, turn in (first + rest)[:count]]


def _turned(line: str, turn: int, size: int) -> Opening:
    across, down, mirrored = TURNS[turn]
    points = []
    for word in line.split():
        x, y = (int(offset) for offset in word.split(","))
        x, y = (y, x) if mirrored else (x, y)
        points.append((size // 2 + across * x, size // 2 + down * y))
    return tuple(points)


def playable(openings: Sequence[Opening], terms: Terms) -> list[Opening]:
    """The openings that the rule allows, and that decide no game."""
    return [opening for opening in openings if _can_be_played(opening, terms)]


def _can_be_played(opening: Opening, terms: Terms) -> bool:
    game, setup = GomokuGame(), GomokuSetup(size=terms.size, rule=terms.played_rule)
    state = game.start(setup)
    for x, y in opening:
        try:
            state = game.play(setup, state, GomokuMove.at(terms.size, y * terms.size + x))
        except IllegalMove:
            return False
    return state.ending is None
