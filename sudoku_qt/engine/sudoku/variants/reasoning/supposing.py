# SPDX-License-Identifier: MIT
"""A candidate assumed: singles and what the rules say of two cells lead to a contradiction."""

from collections.abc import Iterable, Iterator

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import (
    ReasonedStep,
    names_of,
    removed,
)
from sudoku_qt.engine.sudoku.variants.variant_puzzle import SIGNS

SHORT = 4
"""A contradiction with so few links is told at once; else the shortest is looked for."""


def contradictions(marks: Marks) -> Iterator[ReasonedStep]:
    """A candidate that cannot be, for what follows from it step by step."""
    best: tuple[list[int], Message, int] | None = None
    empty = [cell for cell, known in enumerate(marks.known) if not known]
    for cell in sorted(empty, key=lambda cell: marks.masks[cell].bit_count()):
        for n in bits(marks.masks[cell]):
            candidate = marks.size * cell + n
            found = _Chain(marks, candidate).contradiction()
            if found and (best is None or len(found[0]) < len(best[0])):
                best = *found, candidate
                if len(found[0]) <= SHORT:
                    yield _told(marks, *best)
                    return
    if best:
        yield _told(marks, *best)


def _told(marks: Marks, links: list[int], end: Message, candidate: int) -> ReasonedStep:
    cell, n = divmod(candidate, marks.size)
    gone = {cell: 1 << n}
    told = Message(
        "If {cell} were {digit}, step by step {links}, and then {end}: {removed}.",
        cell=names_of((cell,), marks.size)[0],
        digit=SIGNS[n + 1],
        links=tuple(_named(link, marks.size) for link in links),
        end=end,
        removed=removed(gone, marks.size),
    )
    return ReasonedStep("contradiction", 5, told, None, (*gone.items(),))


def _named(candidate: int, size: int) -> str:
    cell, n = divmod(candidate, size)
    return f"{names_of((cell,), size)[0]}={SIGNS[n + 1]}"


class _Chain:
    """What follows from a candidate; of each it is known from which others."""

    def __init__(self, marks: Marks, candidate: int) -> None:
        self.marks, self.size = marks, marks.size
        self.masks = [*marks.masks]
        self.struck: dict[int, int] = {}
        """By which candidate each one was struck."""
        self.causes: dict[int, list[int]] = {candidate: []}
        self.waiting = [candidate]
        self.of_cell: dict[int, list[int]] = {}
        for number, house in enumerate(marks.houses):
            for cell in house.cells:
                self.of_cell.setdefault(cell, []).append(number)

    def contradiction(self) -> tuple[list[int], Message] | None:
        """The links on the way to what cannot be, and that; None where nothing is wrong."""
        for candidate in self.waiting:  # it grows meanwhile
            touched = self.marks.excluded[candidate]
            for cell, mask in enumerate(self.masks):
                gone = touched >> self.size * cell & mask & self.marks.board.digits
                if not gone:
                    continue
                self.masks[cell] &= ~gone
                for n in bits(gone):
                    self.struck[self.size * cell + n] = candidate
                if found := self._after(cell, gone):
                    return found
        return None

    def _after(self, cell: int, gone: int) -> tuple[list[int], Message] | None:
        size, mask = self.size, self.masks[cell]
        own = range(size * cell, size * cell + size)
        if not mask:
            name = names_of((cell,), size)[0]
            return self._links(own), Message("{cell} has no digit left", cell=name)
        if mask.bit_count() == 1:
            self._force(size * cell + mask.bit_length() - 1, own)
        for number in self.of_cell.get(cell, ()):
            house = self.marks.houses[number]
            for n in bits(gone):
                places = [each for each in house.cells if self.masks[each] >> n & 1]
                all_of_it = [size * each + n for each in house.cells]
                if not places:
                    return self._links(all_of_it), Message(
                        "{digit} has no place in {house}", digit=SIGNS[n + 1], house=house.name
                    )
                if len(places) == 1:
                    self._force(size * places[0] + n, all_of_it)
        return None

    def _force(self, candidate: int, others: Iterable[int]) -> None:
        if candidate not in self.causes:
            self.causes[candidate] = self._strikers(others)
            self.waiting.append(candidate)

    def _strikers(self, candidates: Iterable[int]) -> list[int]:
        return [self.struck[each] for each in candidates if each in self.struck]

    def _links(self, candidates: Iterable[int]) -> list[int]:
        """The candidates on the way, in their order."""
        wanted = {*self._strikers(candidates)}
        for candidate in reversed(self.waiting):
            if candidate in wanted:
                wanted.update(self.causes[candidate])
        return [each for each in self.waiting if each in wanted]
