# SPDX-License-Identifier: MIT
"""What each sentence about marks claims, so that it can be looked up in the position."""

import re
from collections.abc import Callable
from typing import Any

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.learn.entailed import proved_by, proved_of_digit
from sudoku_qt.engine.sudoku.learn.exercise import Exercise, Marks, cells_of
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cell_named

HOUSES = {"row": 0, "column": 9, "box": 18}
NAMED = re.compile(r"r([1-9]+)c([1-9]+)")


class Facts:
    """The facts of a message as cells, houses and digits, and what is marked."""

    def __init__(self, message: Message, exercise: Exercise, marks: Marks) -> None:
        self.known = message.facts
        self.masks = exercise.grid.candidates
        self.grid = exercise.grid
        self.marked = cells_of(marks)
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

    def all_digits(self) -> set[str]:
        """The digits that any marked cell has."""
        return set.union(*(self.digits(cell) for cell in self.marked))


def solved(facts: Facts) -> bytes:
    solution = kernel.solve(facts.grid.givens)
    assert solution is not None
    return solution


def house_of(words: str) -> int:
    kind, number = words.split()
    return HOUSES[kind] + int(number) - 1


def fits_only(facts: Facts, houses: list[int], covers: list[int]) -> bool:
    """Whether the digit of some houses stands in marked cells alone, and in each cover."""
    places = set.union(*(facts.places(house, facts["digit"]) for house in houses))
    inside = [set(STANDARD_SHAPE.houses[cover]) for cover in covers]
    return (
        places <= facts.marked
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
    return bool(gone) and gone <= set(proved_by(facts.masks, cells))


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


def could_be_elsewhere(facts: Facts) -> bool:
    cell, digit, grid = facts.cell(), facts["digit"], facts.grid
    left = {str(each) for each in range(1, 10) if grid.legal(cell) >> each - 1 & 1}
    return (
        set(facts["left"]) == left
        and len(left) > 1
        and all(
            grid.legal(at) >> digit - 1 & 1
            and not grid.values[at]
            and {cell, at} <= set(STANDARD_SHAPE.houses[house_of(str(place.facts["house"]))])
            for name in ("one", "two", "three")
            for place in [facts[name]]
            for at in [cell_named(str(place.facts["cell"]))]
        )
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


CLAIMS: dict[str, Callable[[Facts], bool]] = {
    "{count} cells are marked, and it takes {size}.": lambda f: (
        len(f.marked) == f["count"] != f["size"]
        and f["size"] in {len(answer.marks) for answer in f.exercise.answers}
    ),
    "Right so far. One is missing.": lambda f: len(cells_of(f.wanted) - f.marked) == 1,
    "Right so far. {count} are missing.": lambda f: (
        len(cells_of(f.wanted) - f.marked) == f["count"]
    ),
    "{cell} lies in row {row}, column {column} and box {box}.": lies,
    "{cell} lies in row {row}, column {column} and box {box}; the framed cell in none of these.": (
        lambda f: lies(f) and not any(sees(f.cell(), at) for at in f.exercise.view.frames)
    ),
    "{cell} is empty, so it breaks no rule.": lambda f: not f.grid.values[f.cell()],
    "The {digit} in {cell} is the only one in its row, its column and its box.": alone,
    "{cell} is filled already.": lambda f: f.grid.values[f.cell()] != 0,
    "{other} in {house} is {digit} already, so {cell} cannot be.": stands_already,
    "Nothing decides that yet: {cell} could be {left}, and the {digit} could also stand in "
    "{one}, {two} or {three}.": could_be_elsewhere,
    "{cell} is {digit} indeed, but this was not asked.": lambda f: (
        solved(f)[f.cell()] == f["digit"]
    ),
    "{cell} has two candidates, as it should. Look for a cell with three.": lambda f: (
        len(f.digits(f.cell())) == 2
    ),
    "{cell} has no {digit}.": lambda f: not f.has(f.cell(), f["digit"]),
    "In the row, column and box of {cell} the {digit} has two places each. Which digit has "
    "three?": lambda f: all(
        len(f.places(house, f["digit"])) == 2 for house in STANDARD_SHAPE.houses_of[f.cell()]
    ),
    "The marked cells have no digit in common.": lambda f: not f.common(),
    "{cell} also has {digit}, so the marked cells are not all its places in {house}.": beside,
    "The {digit}s of {houses} need {covers}. Too many lines: it takes {size}.": lambda f: (
        fits_only(f, f.houses("houses"), f.houses("covers")) and len(f.houses("covers")) > f["size"]
    ),
    "The {digit}s of {houses} fit only in {covers}, but no other {digit} stands there, so nothing "
    "goes away. Look for another pattern.": lambda f: (
        fits_only(f, f.houses("houses"), f.houses("covers"))
        and all(
            f.places(cover, f["digit"])
            <= set.union(*(f.places(house, f["digit"]) for house in f.houses("houses")))
            for cover in f.houses("covers")
        )
    ),
    "Right so far: the {digit}s of {houses} fit only in {covers}. Which other line keeps to these "
    "and at most {count} in all?": lambda f: (
        fits_only(f, f.houses("houses"), f.houses("covers"))
        and len(f.houses("covers")) <= f["count"]
    ),
    "Good: the {digit}s of {house} fit only in columns {one} and {two}. Which other row shares "
    "these two columns?": lambda f: in_cross(f, 1),
    "Good: the {digit}s of {house} fit only in rows {one} and {two}. Which other column shares "
    "these two rows?": lambda f: in_cross(f, 0),
    "The marked cells do not lie in one box.": lambda f: not share_a_house(f.marked, "b"),
    "The marked cells do not lie in one row or column.": lambda f: (
        not share_a_house(f.marked, "rc")
    ),
    "{cell} also has {digit}, so in {house} it need not be in a marked cell.": beside,
    "{cell} belongs to it, too: there {house} can have its {digit} as well.": beside,
    "The {digit} of {home} does stand in {other}, but {other} has no other {digit} to take away. "
    "Look for another place.": lambda f: (
        f.places(f.houses("home")[0], f["digit"]) == f.places(f.houses("other")[0], f["digit"])
    ),
    "{cell} has {count} candidates, {digits}: too many for {size} cells.": lambda f: (
        f.digits(f.cell()) == set(f["digits"]) and len(f["digits"]) == f["count"] > f["size"]
    ),
    "Together the marked cells have the candidates {digits}: {count} digits for {size} cells.": (
        lambda f: f.all_digits() == set(f["digits"]) and f["count"] > f["size"] == len(f.marked)
    ),
    "{one} and {other} share no row, column or box.": lambda f: (
        not sees(f.cell("one"), f.cell("other"))
    ),
    "The marked cells do not all lie in one row, column or box.": lambda f: (
        not share_a_house(f.marked)
    ),
    "In {house} only these cells have {bound}, which is a good start. But {digit} also fits "
    "{cell}.": lambda f: (
        beside(f)
        and all(f.places(f.houses("house")[0], int(each)) <= f.marked for each in f["bound"])
    ),
    "In {house} the {digit} also fits {cell}, so it is not bound to the marked cells.": beside,
    "The marked cells do share {digits}, but nothing in {house} changes by it. Look for another "
    "place.": lambda f: not proved_by(f.masks, f.marked),
    "None of the marked cells sees both others, so there is no pivot.": lambda f: (
        not any(all(sees(one, other) for other in f.marked - {one}) for one in f.marked)
    ),
    "{cell} has {count} candidates, {digits}. Here each cell has two.": lambda f: (
        f.digits(f.cell()) == set(f["digits"]) and f["count"] > 2
    ),
    "{cell} has {count} candidates, {digits}. Here the pivot has three and each pincer two.": (
        lambda f: f.digits(f.cell()) == set(f["digits"]) and f["count"] > 3
    ),
    "Of the marked cells {count} have three candidates; it must be one, the pivot.": lambda f: (
        sum(len(f.digits(cell)) == 3 for cell in f.marked) == f["count"] != 1
    ),
    "{cell} sees both others, but as the pivot it would need {count} candidates.": lambda f: (
        all(sees(f.cell(), at) for at in f.marked - {f.cell()})
        and len(f.digits(f.cell())) != f["count"]
    ),
    "{one} and {other} have no digit in common.": lambda f: (
        not (f.digits(f.cell("one")) & f.digits(f.cell("other")))
    ),
    "{one} and {other} have the same two candidates; the pincers share only one digit.": (
        lambda f: f.digits(f.cell("one")) == f.digits(f.cell("other"))
    ),
    "The pincers {one} and {other} have no digit in common.": lambda f: (
        not (f.digits(f.cell("one")) & f.digits(f.cell("other")))
    ),
    "The digit that the pincers share, {digit}, must not stand in the pivot {cell}.": lambda f: all(
        f.has(cell, f["digit"]) for cell in f.marked
    ),
    "No cell with {digit} sees {cells}, so nothing goes away. Look for another place.": (
        lambda f: (
            not any(
                f.has(cell, f["digit"])
                and cell not in f.cells("cells")
                and all(sees(cell, other) for other in f.cells("cells"))
                for cell in range(81)
            )
        )
    ),
    "The marked cells lie in {rows} rows and {columns} columns; the corners of a rectangle lie in "
    "two and two.": lambda f: (
        (len({at // 9 for at in f.marked}), len({at % 9 for at in f.marked}))
        == (f["rows"], f["columns"])
        != (2, 2)
    ),
    "The four cells lie in {count} boxes. Digits can be exchanged in two boxes only.": lambda f: (
        len({STANDARD_SHAPE.houses_of[at][2] for at in f.marked}) == f["count"] != 2
    ),
    "The four corners do not have two digits in common.": lambda f: len(f.common()) < 2,
    "Of the four corners {count} have the pair alone; it takes two at least.": lambda f: (
        sum(len(f.digits(at)) == 2 for at in f.marked) == f["count"] < 2
    ),
    "This is a rectangle of {digits}, but no cell with {digit} sees {cells}, so nothing goes "
    "away. Look for another place.": lambda f: (
        f.common() >= set(f["digits"])
        and not any(
            f.has(cell, f["digit"]) and all(sees(cell, other) for other in f.cells("cells"))
            for cell in range(81)
        )
    ),
    "This is a rectangle of {digits}. But {cells} have {count} digits besides, so more than one "
    "thing may prevent the exchange. Look for another place.": lambda f: (
        len(set.union(*(f.digits(at) for at in f.cells("cells"))) - set(f["digits"])) == f["count"]
    ),
    "{cell} also has {digit}, so {house} is no strong link.": beside,
    "{count} of the marked cells lie in {house}; a strong link has two ends.": lambda f: (
        len(f.marked.intersection(STANDARD_SHAPE.houses[f.houses("house")[0]])) == f["count"] > 2
    ),
    "{cell} shares no row, column or box with another marked cell.": lambda f: (
        not any(sees(f.cell(), at) for at in f.marked)
    ),
    "Each of the marked cells has a strong link, but together they take no {digit} away. Look for "
    "another place.": lambda f: not proved_of_digit(f.masks, f.marked, f["digit"]),
    "{inside} can belong to one, but not together with {outside}.": lambda f: any(
        f.marked & cells_of(answer.marks) == f.cells("inside")
        and f.marked - cells_of(answer.marks) == f.cells("outside")
        for answer in f.exercise.answers
    ),
    "Right so far: {inside} belong to it, but that is not all.": lambda f: any(
        f.marked < cells_of(answer.marks) for answer in f.exercise.answers
    ),
    "None of the marked cells belongs to the pattern.": lambda f: (
        not any(f.marked & cells_of(answer.marks) for answer in f.exercise.answers)
    ),
    "{cell} is not needed: the other cells prove something without it, {struck}.": struck,
    "Well seen: these cells do prove something, {struck}. But it is another pattern.": struck,
    "Right so far, but more goes away by it: {count}.": lambda f: len(f.wanted) > f["count"] > 0,
    "{cell} can be {digit}: the pattern could be filled {filling} all the same.": filled,
    "The pattern says nothing about {digit} in {cell}.": lambda f: (
        Candidate(f.cell(), f["digit"]) not in f.wanted
    ),
}


def check(text: Message, exercise: Exercise, marks: Marks) -> None:
    """See that what a message claims is so."""
    assert CLAIMS[text.template](Facts(text, exercise, marks)), (str(text), sorted(marks))
