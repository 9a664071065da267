# SPDX-License-Identifier: MIT
"""Proofs that refute a candidate: its consequences, if need be by cases, as they are told."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, Demand, InOrder, OneOfSets, Pair, Total
from sudoku_qt.engine.sudoku.variants.reasoning.chains import named
from sudoku_qt.engine.sudoku.variants.reasoning.leaving import left_by
from sudoku_qt.engine.sudoku.variants.reasoning.marks import bits
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts, RulePart
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import removed
from sudoku_qt.engine.sudoku.variants.written import Notation, told_cell, told_digit
from sudoku_qt.engine.work import Stop, go_on, never


@dataclass(frozen=True)
class AskedDemand:
    """A demand that is followed, its cells, and its name."""

    demand: Demand
    cells: Cells
    by: Message


@dataclass(frozen=True)
class Refutation:
    """The links that lead to a contradiction, and their number with those of all cases.

    Besides the assumption they refute `others`, from which alone the same follows.
    """

    links: tuple[object, ...]
    end: Message
    length: int
    cases: int = 1
    others: tuple[int, ...] = ()
    earlier: frozenset[int] = frozenset()
    """The numbers of the links that it rests on in the line whose case it is."""


class Proving:
    """Proofs in the position of some parts, by a few of them."""

    def __init__(self, parts: Parts, numbers: Collection[int], stop: Stop = never) -> None:
        self.marks, self.size, self.stop = parts.marks, parts.size, stop
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

    def proof(self, masks: list[int], candidate: int, cases: int) -> Refutation | None:
        """A refutation of a candidate with at most `cases` cases; None if none was found.

        Raises `Cancelled`.
        """
        before = self.marks.masks
        try:
            return self._proof(_Line(self, [*masks], candidate), cases)
        finally:
            self.marks.masks = before

    def _proof(self, line: "_Line", cases: int) -> Refutation | None:
        go_on(self.stop)
        if line.end:
            return line.proof()
        return self._in_cases(line, cases) if cases > 1 else None

    def _in_cases(self, line: "_Line", cases: int) -> Refutation | None:
        masks = line.masks
        open_cells = [cell for cell in self.cells if masks[cell].bit_count() > 1]
        if not open_cells:
            return None
        cell = min(open_cells, key=lambda each: self._room(masks, each))
        found = list[Refutation]()
        sentences = list[Message]()
        left = cases
        for n in bits(masks[cell]):
            candidate = self.size * cell + n
            inner = self._proof(_Line(self, [*masks], candidate, line), left)
            if inner is None:
                return None
            left -= inner.cases
            found.append(inner)
            sentences.append(_told_case(named(candidate, self.size), inner))
        end = Message(
            "{cell} can be nothing: {cases}", cell=told_cell(cell, self.size),
            cases=tuple(sentences),
        )  # fmt: skip
        causes = line.causes_of(range(self.size * cell, self.size * cell + self.size))
        links, earlier = line.links(causes.union({line.start}, *(each.earlier for each in found)))
        length = len(links) + sum(each.length for each in found)
        return Refutation(links, end, length, cases - left, earlier=earlier)

    def _room(self, masks: list[int], cell: int) -> tuple[int, int]:
        """How many candidates, and how little is asked of a cell."""
        return masks[cell].bit_count(), -len(self.asked_of[cell])


class _Line:
    """The consequences of a candidate, each link with those that it rests on."""

    def __init__(
        self, proving: Proving, masks: list[int], candidate: int, outer: "_Line | None" = None
    ) -> None:
        self.proving, self.marks, self.size = proving, proving.marks, proving.size
        self.masks = self.marks.masks = masks
        self.sentences: list[object] = [*outer.sentences] if outer else []
        self.causes: list[set[int]] = [*outer.causes] if outer else []
        self.start = len(self.sentences)
        """The number of its first link; those before are links of the line whose case it is."""
        self.struck: dict[int, int] = {**outer.struck} if outer else {}
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
        self.pending = dict.fromkeys(range(len(proving.demands)))
        self.houses = dict.fromkeys(range(len(proving.houses)))
        self._place(candidate, set())
        self._follow()

    def proof(self) -> Refutation:
        """The links that lead to the contradiction."""
        assert self.end  # noqa: S101 - as it was asked
        end, causes = self.end
        links, earlier = self.links(causes | {self.start})
        others = () if self.start else (*self._others(causes),)
        return Refutation(links, end, len(links), others=others, earlier=earlier)

    def _others(self, causes: set[int]) -> Iterator[int]:
        """The other candidates that lead to the contradiction without the assumption."""
        for candidate, link in self.numbers.items():
            if link and 0 not in self._rests_on(causes, without=link):
                yield candidate

    def _rests_on(self, links: Iterable[int], without: int = -1) -> set[int]:
        """Some links and those that they rest on, other than through link `without`."""
        needed = {*links}
        for number in range(len(self.sentences) - 1, -1, -1):
            if number in needed and number != without:
                needed |= self.causes[number]
        return needed

    def links(self, ends: Iterable[int]) -> tuple[tuple[object, ...], frozenset[int]]:
        """Some links and those that they rest on, in order; and those from before its start."""
        needed = self._rests_on(ends)
        sentences = (self.sentences[number] for number in sorted(needed) if number >= self.start)
        return (*sentences,), frozenset(number for number in needed if number < self.start)

    def _follow(self) -> None:
        while not self.end:
            if self.waiting:
                self._spread(self.waiting.pop(0))
            elif self.pending:
                number = next(iter(self.pending))
                del self.pending[number]
                self._ask(self.proving.demands[number])
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
        house = self.proving.houses[number]
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
            self.pending.update(dict.fromkeys(self.proving.asked_of[cell]))
            self.houses.update(dict.fromkeys(self.proving.houses_of[cell]))
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
        for number in self.proving.houses_of[cell]:
            house = self.proving.houses[number]
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


def _told_case(candidate: Notation, refuted: Refutation) -> Message:
    """The sentence of a case, with its links if there are any besides the assumption."""
    links = tuple(link for link in refuted.links if link != candidate)
    facts: dict[str, object] = {"candidate": candidate, "links": links, "end": refuted.end}
    if links:
        return Message("if {candidate}, step by step {links}, and then {end}", **facts)
    return Message("if {candidate}, then {end}", **facts)


def _asked(parts: Iterable[RulePart], size: int) -> Iterator[AskedDemand]:
    for part in parts:
        for demand in part.demands:
            if isinstance(demand, Total | OneOfSets | InOrder):
                yield AskedDemand(demand, tuple(dict.fromkeys(demand.cells)), part.named(size))
            elif isinstance(demand, Pair):
                yield AskedDemand(demand, (demand.first, demand.second), part.named(size))
