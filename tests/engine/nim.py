# SPDX-License-Identifier: MIT
"""Nim, the smallest whole game: it shows what a game has to answer, and that the shell knows none.

Take any number of matches from one pile; who takes the last match of all has won.
"""

from sudoku_qt.engine.game import Game, IllegalMove, Section, Status
from sudoku_qt.engine.message import Fault

Piles = tuple[int, ...]
"""How many matches lie in each pile. The setup is the piles at the start, a state those now."""
Take = tuple[int, int]
"""The number of a pile, from 0, and how many matches are taken from it."""


class Nim(Game[Piles, Piles, Take]):
    """The rules of Nim, and its words in a saved file."""

    name = "nim"

    def start(self, setup: Piles) -> Piles:
        """Lay out every match."""
        return setup

    def play(self, setup: Piles, state: Piles, move: Take) -> Piles:
        """Take matches that are there."""
        pile, matches = move
        if not (pile < len(state) and 0 < matches <= state[pile]):
            raise IllegalMove("Pile {pile} has no {matches} matches.", pile=pile, matches=matches)
        return (*state[:pile], state[pile] - matches, *state[pile + 1 :])

    def status(self, setup: Piles, state: Piles) -> Status:
        """Go on while there is a match."""
        return Status.RUNNING if any(state) else Status.FINISHED

    def touched(self, setup: Piles, before: Piles, after: Piles) -> frozenset[int]:
        """Name the piles that differ."""
        piles = zip(before, after, strict=True)
        return frozenset(pile for pile, (old, new) in enumerate(piles) if old != new)

    def write_setup(self, setup: Piles) -> Section:
        """Write the piles."""
        return {"piles": list(setup)}

    def read_setup(self, section: Section) -> Piles:
        """Read the piles."""
        piles = section.get("piles")
        if not isinstance(piles, list):
            raise Fault("There are no piles.")
        return tuple(_matches(pile) for pile in piles)

    def write_state(self, setup: Piles, state: Piles) -> Section:
        """Write what is left of the piles."""
        return self.write_setup(state)

    def read_state(self, setup: Piles, section: Section) -> Piles:
        """Read what is left of the piles."""
        state = self.read_setup(section)
        if len(state) != len(setup) or any(map(int.__gt__, state, setup)):
            raise Fault("There are other piles now than at the start.")
        return state

    def write_move(self, setup: Piles, move: Take) -> str:
        """Write "2-5" for five matches from pile 2."""
        return f"{move[0]}-{move[1]}"

    def read_move(self, setup: Piles, word: str) -> Take:
        """Read what `write_move` wrote."""
        pile, mark, matches = word.partition("-")
        if not (mark and word.isascii() and pile.isdigit() and matches.isdigit() and len(word) < 9):
            raise Fault("“{word}” is not a move.", word=word[:20])
        return int(pile), int(matches)


def _matches(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise Fault("“{value}” is no number of matches.", value=str(value)[:20])
    return value
