# SPDX-License-Identifier: MIT
"""The parts of a puzzle: its houses, constraints and sums, and what some of them refute."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Allowed, Demand, Differ, OneOfSets, Pair, Total
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import sum_named, sums_of_houses
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.search.laying import tables_of
from sudoku_qt.engine.sudoku.variants.search.sums import sums_of
from sudoku_qt.engine.sudoku.variants.search.tables import Tables
from sudoku_qt.engine.sudoku.variants.search.tree import OUTCOMES, Tree
from sudoku_qt.engine.work import Stop, go_on

FINISHED = OUTCOMES[1]
GUESSES = 4
"""The limit of guesses in a search for a refutation by some parts."""
MOST_CHANGES = 400_000
"""Changes on the way to a refutation."""
MOST_GUESSES = 40
"""The same limit for a new search, which does not know yet which cells to guess first."""


@dataclass(frozen=True)
class RulePart:
    """A house, a constraint, or a sum that follows from others, with its demands."""

    by: Message | Constraint
    demands: tuple[Demand, ...]
    cells: frozenset[int]

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Its demands on two cells."""
        return tuple(each for each in self.demands if isinstance(each, Pair))

    @property
    def is_house(self) -> bool:
        """Whether it is a row, a column, a region or another house."""
        return isinstance(self.demands[0], Differ)

    def named(self, size: int) -> Message:
        """Its name with its cells."""
        return at(self.by, size) if isinstance(self.by, Constraint) else self.by


@dataclass(frozen=True)
class Fallen:
    """A refuted candidate, and the cells that lost candidates before the contradiction."""

    candidate: int
    changed: frozenset[int]
    guesses: int
    """How many it took."""


class Parts:
    """All parts of a puzzle, in the position of its marks.

    A refutation by some parts also takes for granted that cells that see each other differ, by
    whatever rule. It knows nothing of cells that belong to other parts only.
    """

    def __init__(self, marks: Marks) -> None:
        self.marks, self.size = marks, marks.size
        every = [*_parts(marks)]
        self.parts = [each for each in every if len(each.pairs) < len(each.demands)]
        self.with_pairs = [each for each in every if each.pairs]
        demands = [each for part in self.parts for each in part.demands]
        demands += [pair for part in self.with_pairs for pair in part.pairs]
        tables = self._tables(demands)
        self.tree = Tree(tables)
        owners = [number for number, part in enumerate(self.parts) for _ in part.demands]
        self.rules = [0] * len(self.parts)
        """For each part the set of its rules in the tree."""
        self.owners = [owners[asker] for asker in tables.askers]
        """For each rule in the tree the number of its part."""
        self.rule_cells = [getattr(demands[asker], "cells", ()) for asker in tables.askers]
        for rule, owner in enumerate(self.owners):
            self.rules[owner] |= 1 << rule
        self.at: list[int] = []
        self.found: dict[int, list[Fallen]] = {}
        """The candidates that are refuted in the position `at`, by the limit of guesses."""
        self.before: dict[int, list[Fallen]] = {}
        """The same of an earlier position, where not all candidates were tried."""

    def owner(self, rule: int) -> RulePart:
        """The part to which a rule in the tree belongs."""
        return self.parts[self.owners[rule]]

    def open_candidates(self) -> Iterator[int]:
        """Yield all candidates of cells that have several."""
        for cell, mask in enumerate(self.marks.masks):
            if mask & mask - 1:
                yield from (self.size * cell + n for n in bits(mask))

    def fallen(self, guesses: int, stop: Stop) -> list[Fallen]:
        """The candidates that all parts refute with few guesses, the shortest way first.

        Raises `Cancelled`.
        """
        if self.at != self.marks.masks:
            self.at, self.found = [*self.marks.masks], {}
        if guesses not in self.found:
            fallen = self._falling(self.open_candidates(), guesses, stop)
            self.found[guesses] = sorted(fallen, key=lambda each: len(each.changed))
        return self.found[guesses]

    def some_fallen(self, guesses: int, most: int, stop: Stop) -> list[Fallen]:
        """At most so many of the candidates that all parts refute with some guesses.

        They are those of an earlier position, if any are left, or else in cells with few
        candidates. Raises `Cancelled`.
        """
        here = [*self.open_candidates()]
        known = {each.candidate for each in self.before.get(guesses, ())}.intersection(here)
        found = [*self._falling(sorted(known), guesses, stop)]
        if not found:
            masks, size = self.marks.masks, self.size
            here.sort(key=lambda candidate: masks[candidate // size].bit_count())
            found = [*islice(self._falling(here, guesses, stop), most)]
        self.before[guesses] = found
        return found

    def _falling(self, candidates: Iterable[int], guesses: int, stop: Stop) -> Iterator[Fallen]:
        for candidate in candidates:
            go_on(stop)
            fallen = self.fall(candidate, guesses)
            if fallen:
                yield fallen

    def fall(self, candidate: int, guesses: int) -> Fallen | None:
        """A candidate with what it takes to refute it, None if that needs more guesses."""
        masks = self.marks.masks
        self.tree.ask(-1)
        before = self.tree.nodes
        if not self._refuted(self.tree, masks, candidate, guesses):
            return None
        after = enumerate(self.tree.masks())
        changed = {place for place, left in after if left != masks[place]}
        cells = frozenset((*changed, candidate // self.size))
        return Fallen(candidate, cells, self.tree.nodes - before)

    def gain(self, candidate: int) -> int:
        """How many candidates go at once when one goes."""
        cell, n = divmod(candidate, self.size)
        masks = [*self.marks.masks]
        masks[cell] &= ~(1 << n)
        self.tree.ask(-1)
        self.tree.begin(masks)
        self.tree.settle()
        pairs = zip(self.marks.masks, self.tree.masks(), strict=True)
        return sum((before & ~after).bit_count() for before, after in pairs)

    def way_of(self, candidate: int, guesses: int) -> list[int]:
        """What the search tells on its way to refute a candidate; none if it does not."""
        self.tree.ask(-1)
        self.tree.record(MOST_CHANGES)
        try:
            is_refuted = self._refuted(self.tree, self.marks.masks, candidate, guesses)
            return self.tree.changes() if is_refuted else []
        finally:
            self.tree.record(0)

    def refute(self, numbers: Collection[int], candidate: int, guesses: int = GUESSES) -> bool:
        """Whether some parts and all demands on two cells refute a candidate."""
        rules = 0
        for number in numbers:
            rules |= self.rules[number]
        self.tree.ask(rules)
        masks = self._inside(self.parts[number] for number in numbers)
        return self._refuted(self.tree, masks, candidate, guesses)

    def refuted_by(self, parts: Sequence[RulePart], candidates: Iterable[int]) -> list[int]:
        """The candidates that some parts refute, without other demands on two cells."""
        tables = self._tables(demand for part in parts for demand in part.demands)
        tree = Tree(tables)
        tree.ask((1 << len(tables.rules)) - 1)
        masks = self._inside(parts)
        return [each for each in candidates if self._refuted(tree, masks, each, MOST_GUESSES)]

    def _inside(self, parts: Iterable[RulePart]) -> list[int]:
        """The candidates in the cells of some parts, and none in other cells."""
        masks = [0] * len(self.marks.masks)
        for part in parts:
            for cell in part.cells:
                masks[cell] = self.marks.masks[cell]
        return masks

    def _refuted(self, tree: Tree, masks: Sequence[int], candidate: int, guesses: int) -> bool:
        cell, n = divmod(candidate, self.size)
        tried = [*masks]
        tried[cell] = 1 << n
        tree.begin(tried)
        return not tree.settle() or bool(guesses and tree.run(guesses) == FINISHED)

    def _tables(self, demands: Iterable[Demand]) -> Tables:
        marks = self.marks
        return tables_of(marks.board, demands, bytes(len(marks.masks)), marks.seen)


def _parts(marks: Marks) -> Iterator[RulePart]:
    for house in marks.houses:
        yield RulePart(house.name, (Differ(house.cells),), frozenset(house.cells))
    for constraint, demands in marks.rules.reasons:
        of_rule = tuple(
            _of_two(each, marks) for each in demands if not isinstance(each, Differ | Allowed)
        )
        if constraint and of_rule:
            more = (cell for each in of_rule for cell in getattr(each, "cells", ()))
            yield RulePart(constraint, of_rule, frozenset((*constraint.cells, *more)))
    for each in sums_of_houses(marks):
        if len(each.total.cells) > 1:
            total = _of_two(each.total, marks)
            yield RulePart(sum_named(each.total, marks.size), (total,), frozenset(each.total.cells))


def _of_two(demand: Demand, marks: Marks) -> Demand:
    """A sum of two cells as sets of digits or as a pair; any other demand unchanged."""
    if not isinstance(demand, Total) or len(demand.cells) != 2:
        return demand
    first, second = demand.cells
    one, two = demand.weights
    if one == two == 1 and marks.seen[first] >> second & 1:
        return OneOfSets(demand.cells, tuple(sums_of(marks.size).of(2, demand.total)))
    digits = range(1, marks.size + 1)
    table = (sum(1 << b - 1 for b in digits if one * a + two * b == demand.total) for a in digits)
    return Pair(first, second, tuple(table))
