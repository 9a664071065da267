# SPDX-License-Identifier: MIT
"""Who plays whom: a round robin in which every opening is played with both colours.

The rounds are those of the circle method (one entrant stays, the others go round it), so that after
any number of games all have played about equally many: a tournament may be left at any time.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from sudoku_qt.engine.gomoku.tournament.terms import Entrant, Opening, Terms

LEAST, MOST = 2, 16
"""The number of entrants."""
SEEDS = 1 << 20  # of a game: that of the tournament is multiplied by it


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game to play: the entrants' numbers, and that of the opening."""

    black: int
    white: int
    opening: int


@dataclass(frozen=True)
class Tournament:
    """A tournament: any two entrants play `pairs` openings, each with both colours."""

    entrants: tuple[Entrant, ...]
    terms: Terms
    openings: tuple[Opening, ...]
    pairs: int
    seed: int = 1
    title: str = ""

    def games(self) -> tuple[Pairing, ...]:
        """All games in the order in which they are begun."""
        return tuple(schedule(len(self.entrants), self.pairs, len(self.openings)))

    def seed_of(self, number: int) -> int:
        """The seed of a game, which our own levels play by."""
        return self.seed * SEEDS + number


def schedule(entrants: int, pairs: int, openings: int) -> Iterator[Pairing]:
    """Yield the games of a round robin, opening by opening and round by round."""
    for number in range(pairs):
        for meetings in rounds(entrants):
            for one, another in meetings:
                yield Pairing(one, another, number % openings)
                yield Pairing(another, one, number % openings)


def rounds(entrants: int) -> Iterator[list[tuple[int, int]]]:
    """Yield the rounds in which everybody meets everybody once; of an odd number one rests."""
    others = list(range(1, entrants + entrants % 2))
    for _ in others:
        ring = [0, *others]
        half = len(ring) // 2
        meetings = zip(ring[:half], reversed(ring[half:]), strict=True)
        yield [(one, another) for one, another in meetings if max(one, another) < entrants]
        others = [others[-1], *others[:-1]]


def shuffled(openings: Sequence[Opening], seed: int) -> tuple[Opening, ...]:
    """The openings in an order of their own for each seed."""
    order = list(openings)
    Random(seed).shuffle(order)
    return tuple(order)
