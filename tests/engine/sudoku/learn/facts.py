# SPDX-License-Identifier: MIT
"""The facts that a sentence about marks speaks of, and what can be looked up of them."""

import re
from collections.abc import Iterator
from typing import Any

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.learn.chained import steps_through
from sudoku_qt.engine.sudoku.learn.entailed import proved_by, proved_of_digit
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, Marks, cells_of
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of, steps_in
from sudoku_qt.engine.sudoku.logic.refutation import conflicts
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cell_named

HOUSES = {"row": 0, "column": 9, "box": 18}
NAMED = re.compile(r"r([1-9]+)c([1-9]+)")


class Facts:
    """The facts of a message as cells, houses and digits, and what is marked."""

    def __init__(self, message: Message, exercise: Exercise, marks: Marks) -> None:
        self.known = message.facts
        self.masks = exercise.grid.candidates
        self.grid = exercise.grid
        self.marks, self.marked = marks, cells_of(marks)
        self.wanted = exercise.answers[0].marks
        self.exercise = exercise

    def __getitem__(self, name: str) -> Any:
        return self.known[name]

    def cells(self, name: str) -> set[int]:
        """The cells that a fact writes."""
        return {
            cell_named(f"r{row}c{column}")
            for rows, columns in NAMED.findall(str(self.known[name]))
            for row in rows
            for column in columns
        }

    def cell(self, name: str = "cell") -> int:
        """The one cell that a fact writes."""
        (cell,) = self.cells(name)
        return cell

    def houses(self, name: str) -> list[int]:
        """The houses that a fact calls."""
        known = self.known[name]
        return [house_of(str(each)) for each in (known if isinstance(known, tuple) else (known,))]

    def places(self, house: int, digit: int) -> set[int]:
        """The cells of a house with a digit."""
        return {cell for cell in STANDARD_SHAPE.houses[house] if self.has(cell, digit)}

    def has(self, cell: int, digit: int) -> bool:
        """Whether a cell has a digit."""
        return bool(self.masks[cell] >> digit - 1 & 1)

    def digits(self, cell: int) -> set[str]:
        """The candidates of a cell."""
        return {str(digit) for digit in range(1, 10) if self.has(cell, digit)}

    def common(self) -> set[str]:
        """The digits that all marked cells have."""
        return set.intersection(*(self.digits(cell) for cell in self.marked))

    def shown(self) -> Iterator[Step]:
        """The steps of the technique whose pattern is marked, searched for or gone through."""
        grid, technique = self.exercise.grid, self.exercise.technique
        for step in (
            *steps_in(grid, technique),
            *steps_through(technique, grid, frozenset(self.marked)),
        ):
            if pattern_of(step) == self.marked:
                yield step

    def all_digits(self) -> set[str]:
        """The digits that any marked cell has."""
        return set.union(*(self.digits(cell) for cell in self.marked))


def lacking(facts: Facts, count: int) -> bool:
    """Whether so many cells of an answer are not marked."""
    answers = facts.exercise.answers
    return any(len(cells_of(answer.marks) - facts.marked) == count for answer in answers)


def strong_steps(facts: Facts, cell: int) -> int:
    """Over how many strong links of the lit digit a cell is reached from the framed one, or -1."""
    digit = facts.exercise.view.digit
    pairs = [pair for house in range(27) if len(pair := facts.places(house, digit)) == 2]
    reached, steps = {*facts.exercise.view.frames}, 0
    while cell not in reached:
        further = reached.union(*(pair for pair in pairs if pair & reached))
        if further == reached:
            return -1
        reached, steps = further, steps + 1
    return steps


def solved(facts: Facts) -> bytes:
    solution = kernel.solve(facts.grid.givens)
    assert solution is not None
    return solution


def house_of(words: str) -> int:
    kind, number = words.split()
    return HOUSES[kind] + int(number) - 1


def fits_only(facts: Facts, houses: list[int], covers: list[int]) -> bool:
    """Whether the digit of some houses stands in marked cells alone, and in each cover.

    Where a fish is claimed, its cells are not marked by a player.
    """
    places = set.union(*(facts.places(house, facts["digit"]) for house in houses))
    inside = [set(STANDARD_SHAPE.houses[cover]) for cover in covers]
    return (
        (places <= facts.marked or facts.exercise.kind == "choose")
        and places <= set.union(*inside)
        and all(places & cover for cover in inside)
    )


def sees(one: int, other: int) -> bool:
    return other in STANDARD_SHAPE.peers[one]


def share_a_house(cells: set[int] | frozenset[int], kinds: str = "rcb") -> bool:
    chosen = [house for number, kind in enumerate("rcb") if kind in kinds
              for house in range(9 * number, 9 * number + 9)]  # fmt: skip
    return any(cells <= set(STANDARD_SHAPE.houses[house]) for house in chosen)


def in_cross(facts: Facts, kind: int) -> bool:
    covers = [9 * kind + facts[name] - 1 for name in ("one", "two")]
    return fits_only(facts, facts.houses("house"), covers)


def beside(facts: Facts) -> bool:
    """A cell that is not marked has the digit, in the house."""
    cell, (house,) = facts.cell(), facts.houses("house")
    return cell in facts.places(house, facts["digit"]) - facts.marked


def struck(facts: Facts) -> bool:
    """What is said to be proved is, by the marked cells."""
    gone = {
        (cell_named(f"r{row}c{column}"), int(digit))
        for part in facts["struck"]
        for cells, _, digits in [part.partition("≠")]
        for rows, columns in NAMED.findall(cells)
        for row in rows
        for column in columns
        for digit in digits.split(",")
    }
    cells = facts.marked - (facts.cells("cell") if "cell" in facts.known else set())
    proved = set(proved_by(facts.masks, cells)).union(
        *(proved_of_digit(facts.masks, cells, digit) for _, digit in gone)
    )
    return bool(gone) and gone <= proved


def filled(facts: Facts) -> bool:
    """The pattern can be filled so, with the digit in the cell."""
    cell, digit = facts.cell(), facts["digit"]
    filling = {cell_named(part[:4]): int(part[5:]) for part in facts["filling"]}
    assert facts.exercise.step is not None
    if filling.keys() != pattern_of(facts.exercise.step):
        return False
    whole = {**filling, cell: digit}
    return filling.get(cell, digit) == digit and all(
        facts.has(at, each) and not any(sees(at, other) and whole[other] == each for other in whole)
        for at, each in filling.items()
    )


def kept(facts: Facts, holds: Marks) -> bool:
    """Whether the digit in the cell and some more hold together, and all that a step rests on."""
    assert facts.exercise.step is not None
    true = {Candidate(facts.cell(), facts["digit"]), *holds}
    numbers = [81 * (digit - 1) + cell for cell, digit in true]
    truths = facts.exercise.step.proof.truths
    return (
        all(facts.has(cell, digit) for cell, digit in true)
        and not any(conflicts(one) >> other & 1 for one in numbers for other in numbers)
        and all(any(truth.candidates >> each & 1 for each in numbers) for truth in truths)
    )


def written(facts: Facts, name: str) -> Marks:
    """The candidates that a fact lists: r1c2=3."""
    return frozenset(Candidate(cell_named(each[:4]), int(each[5:])) for each in facts[name])


def in_houses(facts: Facts) -> bool:
    """Every marked cell lies in a house of which all places are marked, and nothing follows."""
    digit = facts["digit"]
    return not proved_of_digit(facts.masks, facts.marked, digit) and all(
        any(facts.places(house, digit) <= facts.marked for house in STANDARD_SHAPE.houses_of[cell])
        for cell in facts.marked
    )


def leads_on(facts: Facts) -> bool:
    """What is named belongs to an answer that has one more cell in the house."""
    (house,) = facts.houses("house")
    inside = set(STANDARD_SHAPE.houses[house])
    patterns = [cells_of(answer.marks) for answer in facts.exercise.answers]
    return any(
        facts.cells("inside") == facts.marked < pattern and inside & (pattern - facts.marked)
        for pattern in patterns
    )


def could_be_elsewhere(facts: Facts) -> bool:
    cell, digit, grid = facts.cell(), facts["digit"], facts.grid
    legal = {str(each) for each in range(1, 10) if grid.legal(cell) >> each - 1 & 1}
    places = {*map(cell_named, facts["places"])}
    return (
        {*facts["others"]} == legal - {str(digit)} != set()
        and str(digit) in legal
        and len(places) == len(facts["places"])
        and all(grid.legal(at) >> digit - 1 & 1 and not grid.values[at] for at in places - {cell})
        and cell not in places
        and all(places & {*STANDARD_SHAPE.houses[each]} for each in STANDARD_SHAPE.houses_of[cell])
    )


def stands_already(facts: Facts) -> bool:
    one, other, (house,) = facts.cell(), facts.cell("other"), facts.houses("house")
    both = {one, other} <= set(STANDARD_SHAPE.houses[house])
    return both and facts.grid.values[other] == facts["digit"]


def alone(facts: Facts) -> bool:
    cell, values = facts.cell(), facts.grid.values
    return values[cell] == facts["digit"] and not any(
        values[peer] == values[cell] for peer in STANDARD_SHAPE.peers[cell]
    )


def lies(facts: Facts) -> bool:
    row, column, box = facts["row"] - 1, 8 + facts["column"], 17 + facts["box"]
    return STANDARD_SHAPE.houses_of[facts.cell()] == (row, column, box)
