# SPDX-License-Identifier: MIT
"""A proof of a few rules that refutes a candidate: its consequences, one after the other."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, Demand, InOrder, OneOfSets, Pair, Total
from sudoku_qt.engine.sudoku.variants.reasoning.chains import named
from sudoku_qt.engine.sudoku.variants.reasoning.leaving import left_by
from sudoku_qt.engine.sudoku.variants.reasoning.marks import bits
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts, RulePart
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import removed
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_digit


@dataclass(frozen=True)
class AskedDemand:
    """A demand that is followed, its cells, and its name."""

    demand: Demand
    cells: Cells
    by: Message


@dataclass(frozen=True)
class Refuted:
    """The links that lead to a contradiction."""

    links: tuple[object, ...]
    end: Message


class Following:
    """What follows from a candidate in the position of some parts, by a few of them."""

    def __init__(self, parts: Parts, numbers: Collection[int]) -> None:
        self.marks, self.size = parts.marks, parts.size
        chosen = [parts.parts[number] for number in sorted(numbers)]
        self.houses = [
            house
            for house, part in zip(self.marks.houses, parts.parts, strict=False)
            if part in chosen
        ]
        self.cells = sorted({cell for part in chosen for cell in part.cells})
        self.demands = [*_asked(chosen, self.size), *_asked(parts.with_pairs, self.size)]
        self.asked_of: list[list[int]] = [[] for _ in self.marks.masks]
        for number, each in enumerate(self.demands):
            for cell in each.cells:
                self.asked_of[cell].append(number)
        self.houses_of: list[list[int]] = [[] for _ in self.marks.masks]
        for number, house in enumerate(self.houses):
            for cell in house.cells:
                self.houses_of[cell].append(number)

    def refuted(self, candidate: int) -> Refuted | None:
        """The way from a candidate to a contradiction; None if there is none."""
        before = self.marks.masks
        try:
            line = _Line(self, [*before], candidate)
            return line.refuted() if line.end else None
        finally:
            self.marks.masks = before


class _Line:
    """The consequences of a candidate, each link with those that it rests on."""

    def __init__(self, following: Following, masks: list[int], candidate: int) -> None:
        self.following, self.marks, self.size = following, following.marks, following.size
        self.masks = self.marks.masks = masks
        self.sentences = list[object]()
        self.causes = list[set[int]]()
        self.struck: dict[int, int] = {}
        """By which link each candidate went."""
        self.end: tuple[Message, set[int]] | None = None
        self.placed = {
            self.size * cell + mask.bit_length() - 1
            for cell, mask in enumerate(masks)
            if not mask & mask - 1
        }
        self.waiting = list[int]()
        self.numbers: dict[int, int] = {}
        """The link of each candidate that is placed."""
        self.pending = dict.fromkeys(range(len(following.demands)))
        self.houses = dict.fromkeys(range(len(following.houses)))
        self._place(candidate, set())
        self._follow()

    def refuted(self) -> Refuted:
        """The links that lead to the contradiction, but for the assumption."""
        assert self.end  # noqa: S101 - as it was asked
        end, needed = self.end
        for number in range(len(self.sentences) - 1, -1, -1):
            if number in needed:
                needed |= self.causes[number]
        return Refuted(tuple(self.sentences[n] for n in sorted(needed - {0})), end)

    def _follow(self) -> None:
        while not self.end:
            if self.waiting:
                self._spread(self.waiting.pop(0))
            elif self.pending:
                number = next(iter(self.pending))
                del self.pending[number]
                self._ask(self.following.demands[number])
            elif self.houses:
                number = next(iter(self.houses))
                del self.houses[number]
                self._locked(number)
            else:
                return

    def _place(self, candidate: int, causes: set[int]) -> None:
        if candidate not in self.placed:
            self.placed.add(candidate)
            self.sentences.append(named(candidate, self.size))
            self.causes.append(causes)
            self.waiting.append(candidate)
            self.numbers[candidate] = len(self.sentences) - 1

    def _spread(self, candidate: int) -> None:
        eliminated = self.marks.present(self.marks.excluded[candidate])
        self._strike(eliminated, self.numbers[candidate])

    def _ask(self, demand: AskedDemand) -> None:
        kept, must = left_by(demand.demand, self.marks)
        eliminated = {
            cell: self.masks[cell] & ~mask
            for cell, mask in kept.items()
            if self.masks[cell] & ~mask
        }
        if not eliminated:
            for n in bits(must):
                places = self.marks.places(demand.cells, n + 1)
                eliminated = eliminated or self.marks.all_exclude(places, 1 << n)
        if eliminated:
            causes = self.causes_of(
                self.size * cell + n for cell in demand.cells for n in range(self.size)
            )
            message = Message(
                "{rule} leaves {removed}", rule=demand.by, removed=removed(eliminated, self.size)
            )
            self._link(message, causes, eliminated)

    def _locked(self, number: int) -> None:
        house = self.following.houses[number]
        for digit in range(1, self.size + 1):
            places = self.marks.places(house.cells, digit)
            eliminated = self.marks.all_exclude(places, 1 << digit - 1) if len(places) > 1 else {}
            if eliminated:
                causes = self.causes_of(self.size * cell + digit - 1 for cell in house.cells)
                message = Message(
                    "{digit} in {house} leaves {removed}",
                    digit=told_digit(digit),
                    house=house.name,
                    removed=removed(eliminated, self.size),
                )
                self._link(message, causes, eliminated)
                self.houses[number] = None
                return

    def _link(self, message: Message, causes: set[int], eliminated: dict[int, int]) -> None:
        self.sentences.append(message)
        self.causes.append(causes)
        self._strike(eliminated, len(self.sentences) - 1)

    def _strike(self, eliminated: dict[int, int], link: int) -> None:
        size = self.size
        for cell, mask in eliminated.items():
            self.masks[cell] &= ~mask
            for n in bits(mask):
                self.struck[size * cell + n] = link
            self.pending.update(dict.fromkeys(self.following.asked_of[cell]))
            self.houses.update(dict.fromkeys(self.following.houses_of[cell]))
        for cell, mask in eliminated.items():
            self._after(cell, mask)
            if self.end:
                return

    def _after(self, cell: int, eliminated: int) -> None:
        size, mask = self.size, self.masks[cell]
        own = range(size * cell, size * cell + size)
        if not mask:
            name = told_cell(cell, size)
            self.end = Message("{cell} has no digit left", cell=name), self.causes_of(own)
            return
        if not mask & mask - 1:
            self._place(size * cell + mask.bit_length() - 1, self.causes_of(own))
        for number in self.following.houses_of[cell]:
            house = self.following.houses[number]
            for n in bits(eliminated):
                places = self.marks.places(house.cells, n + 1)
                if len(places) > 1:
                    continue
                causes = self.causes_of(size * each + n for each in house.cells)
                if not places:
                    message = Message(
                        "{digit} has no place in {house}", digit=told_digit(n + 1), house=house.name
                    )
                    self.end = message, causes
                    return
                self._place(size * places[0] + n, causes)

    def causes_of(self, candidates: Iterable[int]) -> set[int]:
        """The links by which some candidates went."""
        return {self.struck[each] for each in candidates if each in self.struck}


def _asked(parts: Iterable[RulePart], size: int) -> Iterator[AskedDemand]:
    for part in parts:
        for demand in part.demands:
            if isinstance(demand, Total | OneOfSets | InOrder):
                yield AskedDemand(demand, tuple(dict.fromkeys(demand.cells)), part.named(size))
            elif isinstance(demand, Pair):
                yield AskedDemand(demand, (demand.first, demand.second), part.named(size))
