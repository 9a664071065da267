# SPDX-License-Identifier: MIT
"""The consequences of a candidate by singles and by rules about two cells, link by link."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Cells, InOrder, OneOfSets, Total
from sudoku_qt.engine.sudoku.variants.reasoning.leaving import left_by
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits, title_of
from sudoku_qt.engine.sudoku.variants.written import (
    Notation,
    told_candidate,
    told_cell,
    told_digit,
    told_place,
)

MOST_CELLS = 5
"""Of a constraint with more empty cells it is not asked what it says of each two."""

Wrong = tuple[list[int], Message]
"""The links on the way to what cannot be, and that."""


@dataclass(frozen=True)
class PairLinks:
    """The exclusions of one constraint: for each candidate those that it excludes."""

    constraint: Constraint
    excluded: dict[int, int]


class Web:
    """All links between the candidates of a position."""

    def __init__(self, marks: Marks, links: Iterable[PairLinks] = ()) -> None:
        self.marks, self.size = marks, marks.size
        self.links = (*links,)
        self.excluded = [*marks.excluded]
        for each in self.links:
            for candidate, others in each.excluded.items():
                self.excluded[candidate] |= others
        self.alive = sum(mask << marks.size * cell for cell, mask in enumerate(marks.masks))
        self.digits = marks.board.digits
        self.house_bits = [
            sum(1 << marks.size * cell for cell in house.cells) for house in marks.houses
        ]
        self.houses_of: list[list[int]] = [[] for _ in marks.masks]
        for number, house in enumerate(marks.houses):
            for cell in house.cells:
                self.houses_of[cell].append(number)

    def used(self, way: "Consequences", links: Iterable[int]) -> dict[Constraint, None]:
        """The constraints without which some links would not follow."""
        found = dict[Constraint, None]()
        given = {*links}
        for eliminated, by in way.struck.items():
            if by in given and not self.marks.excluded[by] >> eliminated & 1:
                found[
                    next(
                        each.constraint
                        for each in self.links
                        if each.excluded.get(by, 0) >> eliminated & 1
                    )
                ] = None
        return found


class Consequences:
    """The consequences of a candidate, each with what it follows from."""

    def __init__(self, web: Web, candidate: int) -> None:
        self.web, self.size = web, web.size
        self.alive = web.alive
        self.struck: dict[int, int] = {}
        """By which candidate each one was struck."""
        self.causes: dict[int, list[int]] = {candidate: []}
        self.waiting = [candidate]
        self.wrong = self._followed()

    @property
    def eliminated(self) -> int:
        """All candidates that are excluded."""
        return self.web.alive & ~self.alive

    def links_to(self, candidates: Iterable[int]) -> list[int]:
        """The links by which some candidates are excluded, with those that led there, in order."""
        needed = {*self._strikers(candidates)}
        for candidate in reversed(self.waiting):
            if candidate in needed:
                needed.update(self.causes[candidate])
        return [each for each in self.waiting if each in needed]

    def _followed(self) -> Wrong | None:
        for candidate in self.waiting:  # it grows meanwhile
            eliminated = self.web.excluded[candidate] & self.alive
            self.alive ^= eliminated
            touched = [*bits(eliminated)]
            for each in touched:
                self.struck[each] = candidate
            for each in touched:
                if found := self._after(each):
                    return found
        return None

    def _after(self, eliminated: int) -> Wrong | None:
        size, web = self.size, self.web
        cell, n = divmod(eliminated, size)
        mask = self.alive >> size * cell & web.digits
        if not mask & mask - 1:
            own = range(size * cell, size * cell + size)
            if not mask:
                name = told_cell(cell, size)
                return self.links_to(own), Message("{cell} has no digit left", cell=name)
            self._force(size * cell + mask.bit_length() - 1, own)
        for number in web.houses_of[cell]:
            places = self.alive & web.house_bits[number] << n
            if places & places - 1:
                continue
            house = web.marks.houses[number]
            all_of_it = [size * each + n for each in house.cells]
            if not places:
                return self.links_to(all_of_it), Message(
                    "{digit} has no place in {house}", digit=told_digit(n + 1), house=house.name
                )
            self._force(places.bit_length() - 1, all_of_it)
        return None

    def _force(self, candidate: int, others: Iterable[int]) -> None:
        if candidate not in self.causes:
            self.causes[candidate] = self._strikers(others)
            self.waiting.append(candidate)

    def _strikers(self, candidates: Iterable[int]) -> list[int]:
        return [self.struck[each] for each in candidates if each in self.struck]


def named(candidate: int, size: int) -> Notation:
    """The name of a candidate: r1c1=5."""
    cell, n = divmod(candidate, size)
    return told_candidate(cell, n + 1, size)


def at(constraint: Constraint, size: int) -> Message:
    """The name of a constraint and its place, if it is not about the whole board."""
    if not constraint.cells:
        return Message("“{kind}”", kind=title_of(constraint))
    kind, place = title_of(constraint), told_place(constraint.cells, size)
    if isinstance(place, Message):
        return Message("“{kind}” of {cells}", kind=kind, cells=place)
    return Message("“{kind}” at {cells}", kind=kind, cells=place)


def links_of(marks: Marks) -> Iterator[PairLinks]:
    """The exclusions of each constraint with a few empty cells, for every two candidates."""
    for constraint, demands in marks.rules.reasons:
        if constraint is None or not constraint.cells:
            continue
        for demand in demands:
            if not isinstance(demand, Total | OneOfSets | InOrder):
                continue
            cells = tuple(dict.fromkeys(demand.cells))
            empty = tuple(cell for cell in cells if marks.masks[cell].bit_count() > 1)
            if not 2 <= len(empty) <= MOST_CELLS:
                continue
            key = demand, tuple(marks.masks[cell] for cell in cells)
            if key not in marks.links:
                marks.links[key] = _excluded(demand, empty, marks)
            if marks.links[key]:
                yield PairLinks(constraint, marks.links[key])


def _excluded(demand: Total | OneOfSets | InOrder, empty: Cells, marks: Marks) -> dict[int, int]:
    found = dict[int, int]()
    for cell in empty:
        before = marks.masks[cell]
        for n in bits(before):
            marks.masks[cell] = 1 << n
            kept, _ = left_by(demand, marks)
            marks.masks[cell] = before
            eliminated = 0
            for other in empty:
                if other != cell and other in kept:
                    eliminated |= (marks.masks[other] & ~kept[other]) << marks.size * other
            if eliminated & ~marks.excluded[marks.size * cell + n]:
                found[marks.size * cell + n] = eliminated
    return found
