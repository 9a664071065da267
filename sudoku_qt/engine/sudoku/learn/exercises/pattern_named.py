# SPDX-License-Identifier: MIT
"""The parts of a pattern that a task names besides the technique, compared with other patterns."""

from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.patterns import houses_named, pattern_of
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

LYING = {
    **dict.fromkeys(("pointing", "claiming"), ("home",)),
    **dict.fromkeys(("naked_pair", "naked_triple", "hidden_pair"), ("house",)),
    **dict.fromkeys(("x_wing", "swordfish", "finned_x_wing"), ("bases",)),
}
"""The evidence that shows the orientation of a pattern."""


def houses_of(step: Step) -> tuple[int, ...]:
    """The houses that contain a pattern, if it could lie in several ways."""
    return houses_named(step, *LYING.get(step.technique, ()))


@dataclass(frozen=True)
class PatternNamed:
    """The digits of a pattern, its number of cells and the kind of its houses.

    A field that is empty, 0 or -1 is not named. Kinds are 0 for rows, 1 for columns and 2 for
    boxes.
    """

    digits: tuple[int, ...] = ()
    size: int = 0
    kind: int = -1

    def is_met_by(self, step: Step) -> bool:
        """Whether the pattern of a step has everything that is named."""
        return self.objection(step) is None

    def objection(self, step: Step) -> Message | None:
        """The reason why the pattern of a step is not what is asked for; None if it is."""
        size = len(pattern_of(step))
        if self.digits and step.digits != self.digits:
            return Message(
                "Well seen, but this pattern is one of {digits}; one of {wanted} is asked for.",
                digits=tuple(map(str, step.digits)),
                wanted=tuple(map(str, self.digits)),
            )
        if self.size not in {0, size}:
            return Message(
                "Well seen, but this pattern has {count} cells; one of {size} is asked for.",
                count=size,
                size=self.size,
            )
        if self.kind not in {-1, *_kinds(step)}:
            return Message(
                "Well seen, but this pattern lies in {houses}; another one is asked for.",
                houses=tuple(map(house_words, houses_of(step))),
            )
        return None


NOTHING_NAMED = PatternNamed()


def _kinds(step: Step) -> set[int]:
    """The kinds of houses in which a pattern lies: a naked or hidden set may do so in two."""
    return {house // 9 for house in (*houses_of(step), *_others_of_set(step))}


def _others_of_set(step: Step) -> list[int]:
    """The houses that contain a set's cells, besides the one that its step names."""
    if LYING.get(step.technique) != ("house",):
        return []
    cells = pattern_of(step)
    around = [each for each in range(27) if cells <= {*STANDARD_SHAPE.houses[each]}]
    if step.technique.startswith("naked"):
        return around
    digits = sum(1 << digit - 1 for digit in step.digits)
    return [
        house
        for house in around
        if not any(step.position[cell] & digits for cell in {*STANDARD_SHAPE.houses[house]} - cells)
    ]
