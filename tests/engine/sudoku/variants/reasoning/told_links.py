# SPDX-License-Identifier: MIT
"""A check of steps that tell links: each link has to follow from those before, by what it names.

What two cells say of each other is taken from the rules, a link that names a rule is denied with
that rule alone, and the last sentence has to be true of the candidates that are left.
"""

from collections.abc import Iterable

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Differ, Pair
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.variant_puzzle import SIGNS
from tests.engine.sudoku.variants.reasoning.told_facts import (
    Filling,
    cell_named,
    cells_of,
    demands_named,
)

WITH_LINKS = frozenset(("contradiction", "constraint_chain", "cases", "suppose"))
MOST_TRIED = 100_000
"""Digits for a link that names a rule; it has to be decided."""


def wrong_links(step: ReasonedStep, marks: Marks) -> str:
    """What does not follow in a step that tells links; "" if everything does."""
    facts = step.reason.facts
    rules = facts.get("rules", ())
    assert isinstance(rules, tuple)
    eliminated = [(cell, n) for cell, mask in step.eliminations for n in bits(mask)]
    if "cases" in facts:
        return _wrong_cases(_texts(facts["cases"]), Replay(marks, rules), eliminated)
    start = _candidate(str(facts["candidate"]), marks.size)
    for assumed in eliminated:
        replay = Replay(marks, rules)
        replay.place(*assumed)
        links, end = facts["links"], facts["end"]
        assert isinstance(links, tuple)
        assert isinstance(end, Message)
        said = replay.refuted(links, end, strict=assumed == start)
        if said:
            return said
    return "" if start in eliminated else "the candidate stays"


def _wrong_cases(cases: tuple[str, ...], start: "Replay", eliminated: list[tuple[int, int]]) -> str:
    firsts = [_candidate(each.split(" → ")[0], start.size) for each in cases]
    if not start.has_one_of(firsts):
        return "none of these has to be"
    for each in cases:
        replay = start.again()
        links = each.split(" → ")
        replay.place(*_candidate(links[0], start.size))
        for link in links[1:]:
            if not replay.follows(link):
                return link
        if any(replay.masks[cell] >> n & 1 for cell, n in eliminated):
            return each
    return ""


def _texts(cases: object) -> tuple[str, ...]:
    assert isinstance(cases, tuple)
    return tuple(map(str, cases))


def _candidate(name: str, size: int) -> tuple[int, int]:
    cell, _, digit = name.partition("=")
    return cell_named(cell, size), SIGNS.index(digit) - 1


class Replay:
    """The candidates that are left while links are followed."""

    def __init__(self, marks: Marks, rules: Iterable[Message] = ()) -> None:
        self.start, self.rules = marks, (*rules,)
        self.marks, self.size = marks.copy(), marks.size
        self.masks = self.marks.masks
        self.pairs = [
            each
            for each in marks.rules.demands
            if isinstance(each, Pair) or (isinstance(each, Differ) and len(each.cells) > 1)
        ]

    def again(self) -> "Replay":
        """Another one from the same position."""
        return Replay(self.marks, self.rules)

    def refuted(self, links: tuple[object, ...], end: Message, *, strict: bool) -> str:
        """What does not follow of links that lead to an end.

        If not `strict`, links that do not follow are left out, as they rest on another candidate.
        """
        for link in links:
            if not self.follows(link) and strict:
                return f"{link} does not follow"
        return "" if self._is_end(end) else f"{end} is not true"

    def follows(self, link: object) -> bool:
        """Whether a link follows; what it excludes is then excluded."""
        if not isinstance(link, Message):
            cell, n = _candidate(str(link), self.size)
            if not self._is_forced(cell, n):
                return False
            self.place(cell, n)
            return True
        left_out = [_removal(each, self.size) for each in _texts(link.facts["removed"])]
        if "case" in link.facts:
            case = link.facts["case"]
            assert isinstance(case, Message)
            refuted = _candidate(str(case.facts["candidate"]), self.size)
            true = left_out == [(refuted[0], [refuted[1]])] and self._refutes(refuted, case)
            self.masks[refuted[0]] &= ~(true << refuted[1])
            return true
        eliminated = [
            (cell, n) for cell, digits in left_out for n in digits if self.masks[cell] >> n & 1
        ]
        if "rule" in link.facts:
            rule = link.facts["rule"]
            assert isinstance(rule, Message)
            true = all(self._excluded_by(rule, each) for each in eliminated)
        elif "cell" in link.facts:
            cell = cell_named(str(link.facts["cell"]), self.size)
            digits = bits(self.masks[cell])
            true = all(self._excludes((cell, n), each) for n in digits for each in eliminated)
        else:
            n = SIGNS.index(str(link.facts["digit"])) - 1
            places = self._places(str(link.facts["house"]), n)
            true = bool(places) and all(
                self._excludes((place, n), each) for each in eliminated for place in places
            )
        if true:
            for cell, n in eliminated:
                self.masks[cell] &= ~(1 << n)
        return true

    def place(self, cell: int, n: int) -> None:
        """Place a digit, and exclude what two cells or a named rule exclude with it."""
        self.masks[cell] &= 1 << n
        for other, mask in enumerate(self.masks):
            for m in bits(mask) if other != cell else ():
                if self._excludes((cell, n), (other, m)):
                    self.masks[other] &= ~(1 << m)
        for rule in self.rules:
            for other in {
                each for demand in demands_named(rule, self.start) for each in cells_of(demand)
            }:
                for m in bits(self.masks[other]) if other != cell else ():
                    if self._excluded_by(rule, (other, m)):
                        self.masks[other] &= ~(1 << m)

    def has_one_of(self, candidates: list[tuple[int, int]]) -> bool:
        """Whether one of some candidates has to be: all of a cell, or all places in a house."""
        cell, n = candidates[0]
        if all(each[0] == cell for each in candidates):
            return sum(1 << each[1] for each in candidates) == self.masks[cell]
        cells = {each[0] for each in candidates}
        return any(
            {*self.marks.places(house.cells, n + 1)} == cells for house in self.marks.houses
        ) and all(each[1] == n for each in candidates)

    def _is_end(self, end: Message) -> bool:
        facts = end.facts
        if "digit" in facts:
            return not self._places(str(facts["house"]), SIGNS.index(str(facts["digit"])) - 1)
        cell = cell_named(str(facts["cell"]), self.size)
        return not self.masks[cell]

    def _refutes(self, start: tuple[int, int], case: Message) -> bool:
        """Whether a case ends where it is said to, by the links that are told."""
        inner = self.again()
        inner.place(*start)
        links, end = case.facts["links"], case.facts["end"]
        assert isinstance(links, tuple)
        assert isinstance(end, Message)
        return not inner.refuted(links, end, strict=True)

    def _places(self, house: str, n: int) -> tuple[int, ...]:
        """The fewest places in a house of this name; extra regions share one."""
        named = [each.cells for each in self.marks.houses if str(each.name) == house]
        return min((self.marks.places(cells, n + 1) for cells in named), key=len)

    def _is_forced(self, cell: int, n: int) -> bool:
        """Whether nothing else is left; more may be eliminated here than was told, even this."""
        return not self.masks[cell] & ~(1 << n) or any(
            {*self.marks.places(house.cells, n + 1)} <= {cell}
            for house in self.marks.houses
            if cell in house.cells
        )

    def _excludes(self, one: tuple[int, int], two: tuple[int, int]) -> bool:
        if one[0] == two[0]:
            return one[1] != two[1]
        values = [0] * len(self.masks)
        values[one[0]], values[two[0]] = one[1] + 1, two[1] + 1
        return any(
            True
            for demand in self.pairs
            if {one[0], two[0]} <= cells_of(demand)
            for _ in demand.broken(values, self.size)
        )

    def _excluded_by(self, rule: Message, candidate: tuple[int, int]) -> bool:
        cell, n = candidate
        demands = [*demands_named(rule, self.start)]
        return Filling(self.marks, demands, MOST_TRIED).can_have(cell, n + 1) is False


def _removal(text: str, size: int) -> tuple[int, list[int]]:
    cell, _, digits = text.partition("≠")
    return cell_named(cell, size), [SIGNS.index(each) - 1 for each in digits.split(",")]
