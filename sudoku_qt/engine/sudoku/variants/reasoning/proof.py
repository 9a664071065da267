# SPDX-License-Identifier: MIT
"""Proofs that refute a candidate: what the search told of its way, less what nothing rests on.

`Causes` are candidates that went before, each with the number of the link by which it went.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Pair
from sudoku_qt.engine.sudoku.variants.reasoning.chains import named
from sudoku_qt.engine.sudoku.variants.reasoning.marks import bits
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts, RulePart
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import by_cell, removed
from sudoku_qt.engine.sudoku.variants.search.tree import RECORDS
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_digit

GUESS, BACK, FAILED, BY_RULE = RECORDS

Causes = dict[int, int]
End = tuple[int, int, int]
"""The cell that has no digit left; or -1, a digit less 1, and the house without a place for it."""


@dataclass
class ProofLink:
    """What becomes true, or goes away: what it rests on, and by what."""

    causes: Causes
    candidate: int = -1
    """What becomes true, or is refuted by a case."""
    rule: int = -1
    """The number of a rule in the search; the other rules are said to be `by` something."""
    by: RulePart | None = None
    cell: int = -1
    """The cell whose digits all exclude what goes away."""
    digit: int = -1
    """The number of a digit that is only in a few cells of a house."""
    case: "Refutation | None" = None
    eliminated: set[int] = field(default_factory=set)
    """Of what goes that on which others rest."""


@dataclass(frozen=True)
class Refutation:
    """The links that lead from an assumption to a contradiction, and all with those of cases.

    Besides the assumption they refute `others`, from which alone the same follows.
    """

    links: tuple[ProofLink, ...]
    end: End
    length: int
    earlier: Causes = field(default_factory=dict)
    """What it rests on in the line whose case it is."""
    others: tuple[int, ...] = ()

    def every_link(self) -> Iterator[ProofLink]:
        """Yield the links with those of all cases."""
        for link in self.links:
            yield link
            if link.case:
                yield from link.case.every_link()


@dataclass(frozen=True)
class _Open:
    """A case that is being followed: its first link, and what was struck and placed before."""

    first: int
    struck: int
    placed: int


class Proving:
    """Proofs in the position of some parts, and how they are told."""

    def __init__(self, parts: Parts) -> None:
        self.parts, self.size = parts, parts.size

    def proof(self, candidate: int, way: Sequence[int]) -> Refutation | None:
        """The refutation of a candidate of which the search told; None if it cannot be put so."""
        return _Way(self.parts, candidate).followed(way)

    def links_told(self, refuted: Refutation, start: int) -> tuple[object, ...]:
        """The links but for the assumption, each as it is said."""
        return tuple(self._said(link) for link in refuted.links if link.candidate != start)

    def end_told(self, refuted: Refutation) -> Message:
        """What cannot be."""
        cell, n, house = refuted.end
        if cell >= 0:
            return Message("{cell} has no digit left", cell=told_cell(cell, self.size))
        return Message(
            "{digit} has no place in {house}", digit=told_digit(n + 1), house=self._house(house)
        )

    def _house(self, rule: int) -> Message:
        return self.parts.owner(rule).named(self.size)

    def _said(self, link: ProofLink) -> object:
        if link.case:
            return Message(
                "{removed} ({case})",
                removed=removed(by_cell((link.candidate,), self.size), self.size),
                case=self._case_told(link.candidate, link.case),
            )
        if link.candidate >= 0:
            return named(link.candidate, self.size)
        eliminated = removed(by_cell(link.eliminated, self.size), self.size)
        if link.digit >= 0:
            return Message(
                "{digit} in {house} leaves {removed}",
                digit=told_digit(link.digit + 1),
                house=self._house(link.rule),
                removed=eliminated,
            )
        if link.cell >= 0:
            cell = told_cell(link.cell, self.size)
            return Message("every digit of {cell} leaves {removed}", cell=cell, removed=eliminated)
        rule = link.by or self.parts.owner(link.rule)
        return Message("{rule} leaves {removed}", rule=rule.named(self.size), removed=eliminated)

    def _case_told(self, candidate: int, case: Refutation) -> Message:
        """The sentence of a case, with its links if there are any besides the assumption."""
        facts: dict[str, object] = {
            "candidate": named(candidate, self.size),
            "links": self.links_told(case, candidate),
            "end": self.end_told(case),
        }
        if facts["links"]:
            return Message("if {candidate}, step by step {links}, and then {end}", **facts)
        return Message("if {candidate}, then {end}", **facts)


class _Way:
    """What the search told, followed change by change; each link with those that it rests on."""

    def __init__(self, parts: Parts, candidate: int) -> None:
        self.parts, self.size = parts, parts.size
        self.excluded = parts.marks.excluded
        self.masks = [*parts.marks.masks]
        self.links = list[ProofLink]()
        self.struck: Causes = {}
        self.placed: dict[int, int] = {}
        """By which link each cell has its digit."""
        self.open = list[_Open]()
        self.last: tuple[int, int, int] | None = None
        """What made the last change, as long as the next may belong to the same link."""
        cell, n = divmod(candidate, self.size)
        self._assume(cell, 1 << n)

    def followed(self, way: Sequence[int]) -> Refutation | None:
        """The refutation."""
        left = 0  # cases that are still to be left before the one that is open goes on
        closed: Refutation | None = None
        for at in range(0, len(way), 4):
            source, cell, eliminated, mask = way[at : at + 4]
            if left:
                left += (source == GUESS) - (source == BACK)
                if left or closed is None:
                    continue
                end = self._back(cell, eliminated, closed)
            elif source == GUESS:
                self._assume(cell, mask)
                continue
            elif source == FAILED:
                end = self._failed(cell)
            elif not self._changed(source, cell, eliminated, mask):
                return None
            else:
                end = None if self.masks[cell] else (cell, -1, -1)
            while end:
                closed, rests = self._closed(end)
                left += 1
                if len(self.open) == 1:
                    return closed
                if rests:
                    break
                self.open.pop()
        return None

    # Cases

    def _assume(self, cell: int, bit: int) -> None:
        self.open.append(_Open(len(self.links), len(self.struck), len(self.placed)))
        self.links.append(ProofLink({}, self.size * cell + bit.bit_length() - 1))
        self.placed[cell] = len(self.links) - 1
        self._strike(cell, self.masks[cell] & ~bit)

    def _closed(self, end: End) -> tuple[Refutation, bool]:
        """The refutation of the case that is open, and whether it rests on its assumption."""
        first = self.open[-1].first
        cell, n, house = end
        causes = self._causes(cell) if cell >= 0 else self._of_digit(house, n)
        inside, earlier = self._rests_on(causes, first)
        links = tuple(self.links[number] for number in sorted({first, *inside}))
        length = len(links) + sum(link.case.length - 1 for link in links if link.case)
        alone = self._others(causes, sorted(inside)) if len(self.open) == 1 else ()
        return Refutation(links, end, length, earlier, (*alone,)), first in inside

    def _rests_on(self, causes: Causes, first: int, without: int = -1) -> tuple[set[int], Causes]:
        """The links from a first one on that something rests on, and what it rests on before."""
        waiting, inside, earlier = [causes], set[int](), Causes()
        while waiting:
            for candidate, number in waiting.pop().items():
                if number < first:
                    earlier[candidate] = number
                    continue
                link = self.links[number]
                link.eliminated.add(candidate)
                if number not in inside:
                    inside.add(number)
                    if number != without:
                        waiting.append(link.causes)
        return inside, earlier

    def _others(self, causes: Causes, inside: Sequence[int]) -> Iterator[int]:
        """The other candidates that lead to the contradiction without the assumption."""
        for number in inside:
            link = self.links[number]
            places = number and link.candidate >= 0 and not link.case
            if places and 0 not in self._rests_on(causes, 0, without=number)[0]:
                yield link.candidate

    def _back(self, cell: int, eliminated: int, closed: Refutation) -> End | None:
        """Return from the case that is open to the one before it, with what it refuted."""
        case = self.open.pop()
        while len(self.struck) > case.struck:
            candidate, _ = self.struck.popitem()
            self.masks[candidate // self.size] |= 1 << candidate % self.size
        while len(self.placed) > case.placed:
            self.placed.popitem()
        candidate = self.size * cell + eliminated.bit_length() - 1
        self.links.append(ProofLink(closed.earlier, candidate, case=closed))
        self.last = None
        self._strike(cell, eliminated)
        return None if self.masks[cell] else (cell, -1, -1)

    # Changes

    def _changed(self, source: int, cell: int, eliminated: int, mask: int) -> bool:
        """Add what led to a change, if it is none of the last link; say whether that is known."""
        if source >= BY_RULE:
            self._by_rule(source - BY_RULE, cell, eliminated, mask)
            return True
        return self._passed_on(source, cell, eliminated)

    def _by_rule(self, rule: int, cell: int, eliminated: int, mask: int) -> None:
        of_house = self.parts.owner(rule).is_house
        if of_house and not mask & mask - 1:
            n = mask.bit_length() - 1
            self._add((rule, n, cell), ProofLink(self._of_digit(rule, n), self.size * cell + n))
            self.placed[cell] = len(self.links) - 1
        elif of_house:
            n = eliminated.bit_length() - 1
            if self.last != (rule, n, -1):
                self._add((rule, n, -1), ProofLink(self._of_digit(rule, n), rule=rule, digit=n))
        elif self.last != (rule, -1, -1):
            self._add((rule, -1, -1), ProofLink(self._of_rule(rule), rule=rule))
        self._strike(cell, eliminated)

    def _passed_on(self, source: int, cell: int, eliminated: int) -> bool:
        """Follow what a change of a cell excludes in another."""
        self.last = None
        own = self.masks[source]
        here = self.size * cell
        excluded = eliminated << here
        for n in bits(own):
            excluded &= self.excluded[self.size * source + n]
        plain = excluded >> here & eliminated
        if plain:
            if not own & own - 1:
                self._place(source, own.bit_length() - 1)
                self._strike(cell, plain, self.placed[source])
            else:
                self._by_pair(source, cell, plain)
        return not eliminated & ~plain or self._by_pair(source, cell, eliminated & ~plain)

    def _by_pair(self, source: int, cell: int, eliminated: int) -> bool:
        """Name the rules that exclude it for every digit of a cell."""
        own, left = self.masks[source], eliminated
        for part in self.parts.with_pairs:
            for pair in part.pairs:
                if {pair.first, pair.second} != {source, cell}:
                    continue
                fits = 0
                for n in bits(own):
                    fits |= self._fits(pair, source, n)
                if left & ~fits:
                    self._add(None, ProofLink(self._causes(source), by=part))
                    self._strike(cell, left & ~fits)
                    left &= fits
        if left:
            excluded = left << self.size * cell
            for n in bits(own):
                excluded &= self.excluded[self.size * source + n]
            if excluded >> self.size * cell != left:
                return False
            self._add(None, ProofLink(self._causes(source), cell=source))
            self._strike(cell, left)
        return True

    def _fits(self, pair: Pair, source: int, n: int) -> int:
        """What the other cell of a pair may be beside a digit."""
        if pair.first == source:
            fits, other = pair.table[n], pair.second
        else:
            fits, other = (
                sum(1 << m for m, mask in enumerate(pair.table) if mask >> n & 1),
                pair.first,
            )
        return fits & ~(1 << n) if self.parts.marks.seen[source] >> other & 1 else fits

    def _place(self, cell: int, n: int) -> None:
        """Say that a cell is known, if that was not said."""
        if cell not in self.placed:
            self._add(None, ProofLink(self._causes(cell), self.size * cell + n))
            self.placed[cell] = len(self.links) - 1

    def _failed(self, rule: int) -> End | None:
        """What cannot be where a rule fails."""
        cells = self.parts.rule_cells[rule]
        if self.parts.owner(rule).is_house:
            found = 0
            for cell in cells:
                found |= self.masks[cell]
            n = (~found & found + 1).bit_length() - 1
            return -1, n, rule
        cell = min(
            (each for each in cells if self.masks[each]),
            key=lambda each: self.masks[each].bit_count(),
        )
        self._add(None, ProofLink(self._of_rule(rule), rule=rule))
        self._strike(cell, self.masks[cell])
        return cell, -1, -1

    def _add(self, last: tuple[int, int, int] | None, link: ProofLink) -> None:
        self.links.append(link)
        self.last = last

    def _strike(self, cell: int, eliminated: int, link: int = -1) -> None:
        number = link if link >= 0 else len(self.links) - 1
        self.masks[cell] &= ~eliminated
        for n in bits(eliminated):
            self.struck[self.size * cell + n] = number

    # What it rests on

    def _causes(self, *cells: int) -> Causes:
        """The candidates of some cells that went."""
        size, struck = self.size, self.struck
        return {
            each: struck[each]
            for cell in cells
            for each in range(size * cell, size * cell + size)
            if each in struck
        }

    def _of_rule(self, rule: int) -> Causes:
        return self._causes(*self.parts.rule_cells[rule])

    def _of_digit(self, rule: int, n: int) -> Causes:
        """The places that went of a digit in a house."""
        size, struck = self.size, self.struck
        places = (size * cell + n for cell in self.parts.rule_cells[rule])
        return {each: struck[each] for each in places if each in struck}
