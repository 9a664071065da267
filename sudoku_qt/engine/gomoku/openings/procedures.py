# SPDX-License-Identifier: MIT
"""THE OPENING PROCEDURES: one entry each; `engine/gomoku/game.py` runs any of them.

Swap2 and its third choice: https://gomocup.org/news/experimental-tournament-update-2020/.
The renju openings as the Renju International Federation certified them,
https://www.renju.net/rule/, described in https://en.wikipedia.org/wiki/RIF_opening_rule,
.../Soosõrv_opening_rule and .../Taraguchi_opening_rule.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.openings.steps import (
    PLAY,
    Choose,
    Offer,
    Pick,
    Place,
    Step,
    colours,
    declared,
    numbers,
)
from sudoku_qt.engine.message import Fault

LEAST_CENTRED = 9
"""The smallest board for procedures with squares around the centre: they reach 9 rows."""


@dataclass(frozen=True)
class Procedure:
    """An opening procedure: its name in files, and its steps, of which the first begins."""

    name: str
    steps: tuple[Step, ...] = ()

    @property
    def begins(self) -> Step:
        """The first step."""
        return self.steps[0] if self.steps else PLAY

    @property
    def is_centred(self) -> bool:
        """Whether stones have to lie around a centre, as in renju."""
        return any(any(step.squares) for step in self.steps if isinstance(step, Place))

    def fits(self, size: int) -> bool:
        """Whether a board is suitable: one with a centre and enough room, where one is needed."""
        return not self.is_centred or (size % 2 == 1 and size >= LEAST_CENTRED)

    def named(self, name: str) -> Step:
        """The step of a name. Raises `KeyError`."""
        return next((step for step in self.steps if step.name == name), PLAY)

    def has(self, name: str) -> bool:
        """Whether there is such a step; there is always "play"."""
        return name == PLAY.name or any(step.name == name for step in self.steps)

    def ways(self) -> Iterator[tuple[Step, int, int]]:
        """Yield each step with the stones that lie there before it, and the fifths declared."""
        seen: set[tuple[str, int, int]] = set()
        waiting = [(self.begins, 0, 0)]
        while waiting:
            step, stones, fifths = waiting.pop()
            if (step.name, stones, fifths) in seen or step is PLAY:
                continue
            seen.add((step.name, stones, fifths))
            yield step, stones, fifths
            if isinstance(step, Choose):
                for word, then in step.words:
                    waiting.append((self.named(then), stones, declared(word) or fifths))
            elif isinstance(step, Offer | Pick):
                waiting.append((self.named(step.then), stones + isinstance(step, Pick), fifths))
            elif isinstance(step, Place):
                waiting.append((self.named(step.then), step.last, fifths))


_THREE = Place("three", BLACK, 1, (0, 0, 0), "choice")
_RENJU_THREE = Place("three", BLACK, 1, (1, 3, 5), "choice")
_FIFTHS = Pick("pick", WHITE)

FREE = Procedure("free")
SWAP = Procedure("swap", (_THREE, Choose("choice", WHITE, colours("play"))))
SWAP2 = Procedure(
    "swap2",
    (
        _THREE,
        Choose("choice", WHITE, (*colours("play"), ("two", "two"))),
        Place("two", WHITE, 4, (0, 0), "last choice"),
        Choose("last choice", BLACK, colours("play")),
    ),
)
RIF = Procedure(
    "rif",
    (
        _RENJU_THREE,
        Choose("choice", WHITE, colours("fourth")),
        Place("fourth", WHITE, 4, (0,), "fifths"),
        Offer("fifths", BLACK, 2, "pick"),
        _FIFTHS,
    ),
)
SOOSYRV_8 = Procedure(
    "soosyrv-8",
    (
        _RENJU_THREE,
        Choose("choice", WHITE, colours("fourth")),
        Place("fourth", WHITE, 4, (0,), "number"),
        Choose("number", WHITE, numbers(8, "last choice")),
        Choose("last choice", BLACK, colours("fifths")),
        Offer("fifths", BLACK, 0, "pick"),
        _FIFTHS,
    ),
)
TARAGUCHI_10 = Procedure(
    "taraguchi-10",
    (
        Place("first", BLACK, 1, (1,), "choice 1"),
        Choose("choice 1", WHITE, colours("second")),
        Place("second", WHITE, 2, (3,), "choice 2"),
        Choose("choice 2", BLACK, colours("third")),
        Place("third", BLACK, 3, (5,), "choice 3"),
        Choose("choice 3", WHITE, colours("fourth")),
        Place("fourth", WHITE, 4, (7,), "choice 4"),
        Choose("choice 4", BLACK, (("one", "fifth"), ("white", "fifth"), ("ten", "fifths"))),
        Place("fifth", BLACK, 5, (9,), "choice 5"),
        Choose("choice 5", WHITE, colours("play")),
        Offer("fifths", BLACK, 10, "pick"),
        _FIFTHS,
    ),
)

PROCEDURES = (
    FREE,
    SWAP,
    SWAP2,
    RIF,
    SOOSYRV_8,
    TARAGUCHI_10,
)

OPENING_WORDS = tuple(
    dict.fromkeys(
        word
        for procedure in PROCEDURES
        for step in procedure.steps
        if isinstance(step, Choose)
        for word, _ in step.words
    )
)
"""All the words that are chosen in an opening."""


def procedure_named(name: object) -> Procedure:
    """The procedure of a name. Raises `Fault`."""
    for procedure in PROCEDURES:
        if procedure.name == name:
            return procedure
    raise Fault("“{word}” is not an opening rule that this program knows.", word=str(name)[:20])
