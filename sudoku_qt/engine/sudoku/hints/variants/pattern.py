# SPDX-License-Identifier: MIT
"""What a step of a variant rests on, by role: houses and rules, candidates, and their legend."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Cells
from sudoku_qt.engine.sudoku.variants.explaining.reason import Ties
from sudoku_qt.engine.sudoku.variants.figures import Clue
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, title_of
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.sudoku.variants.written import Notation, told_digit

FIRST, SECOND, BOTH, WHERE = "set_a", "set_b", "both", "where"
FOLLOWS, ELIMINATED = "follows", "eliminated"
SHARED = Message("these cells share these digits")
ONE_IS_TRUE = Message("one of these is true")
CORNERS = Message("the corners")
FOLLOWING = Message("follows step by step from what is supposed")
CASES = Message("the first case"), Message("the other cases")
DECIDES = Message("what decides it")
SEES, SEES_CELL = Message("is seen by the other cells"), Message("is seen by the cell")
INSIDE, OUTSIDE = Message("what the cages leave inside"), Message("what juts out")
MOST_GONE = 8
"""More candidates that go away are not listed beside the board, which shows them."""
MOST_DECISIVE = 4
"""Of a cell with more candidates they are not shown as what decides it."""
APART = "lines", "houses"
"""The facts with houses whose inside and outside are compared."""
MEANINGS = {
    "locked_candidates": ONE_IS_TRUE,
    "constraint_locked": ONE_IS_TRUE,
    "cell_candidates": ONE_IS_TRUE,
    "naked_subset": SHARED,
    "hidden_pair": SHARED,
    "fish": CORNERS,
}
"""What the candidates of the pattern are, by technique."""


@dataclass(frozen=True)
class Meaning:
    """A line of the legend: a role of candidates or, without a digit, of cells."""

    role: str
    text: Message
    digit: int = 0


@dataclass(frozen=True)
class StepPattern:
    """The roles of candidates, by cell and digit, and of cells, each with what it means."""

    candidates: Mapping[tuple[int, int], str]
    cells: Mapping[int, str]
    legend: tuple[Meaning, ...]
    size: int = 9
    ties: Ties = ()
    """Which candidates exclude which by rules that nothing else shows."""
    clues: tuple[Clue, ...] = ()
    """The clues outside the board that give the rule."""


class Side(NamedTuple):
    """A house or a rule, and its cells."""

    title: Message
    cells: Cells


class Patterns:
    """Finds patterns in puzzles with some rules."""

    def __init__(self, rules: Rules) -> None:
        self.size, self._rules = rules.size, rules
        marks = Marks(VariantPuzzle(rules, bytes(rules.size**2)))
        self._houses: dict[Message, Cells] = {}
        for house in marks.houses:
            self._houses.setdefault(house.name, house.cells)

    def where(self, step: ReasonedStep) -> Cells:
        """The cells of the houses that a step is about, or else of its constraint."""
        cells = [cell for name in houses_of(step) for cell in self._houses.get(name, ())]
        if cells:
            return tuple(dict.fromkeys(cells))
        return step.constraint.cells if step.constraint else ()

    def of(self, step: ReasonedStep, position: Grid) -> StepPattern:
        """The pattern of a step in a position, which has all candidates noted."""
        candidates, meanings = dict[tuple[int, int], str](), list[Meaning]()
        for role, text, members in self._members(step, position):
            new = [each for each in members if each not in candidates]
            candidates |= dict.fromkeys(new, role)
            if new:
                meanings.append(Meaning(role, text, new[0][1]))
        follows = step.conclusion(self.size)
        if step.placement:
            candidates[step.placement] = FOLLOWS
            told = Message("follows: {conclusion}", conclusion=follows)
            meanings.append(Meaning(FOLLOWS, told, step.placement[1]))
        else:
            gone = [(cell, n) for cell, mask in step.eliminations for n in _digits(mask)]
            candidates |= dict.fromkeys(gone, ELIMINATED)
            told = Message("goes away: {conclusion}", conclusion=follows)
            if len(gone) > MOST_GONE:
                told = Message("goes away")
            if "candidate" in step.reason.facts:
                told = Message("supposed, and so it goes away: {conclusion}", conclusion=follows)
            meanings.append(Meaning(ELIMINATED, told, gone[0][1]))
        for role, decisive in _decisive(step, position, candidates):
            candidates |= dict.fromkeys(decisive, role)
            meanings.insert(0, Meaning(role, DECIDES, decisive[0][1]))
        cells, grounds = self._grounds(step)
        ties = tuple(tie for reason in step.because for tie in reason.ties)
        clues = tuple(self._clues(step.constraint)) if step.constraint else ()
        return StepPattern(candidates, cells, (*meanings, *grounds), self.size, ties, clues)

    def _clues(self, constraint: Constraint) -> Iterator[Clue]:
        """Yield the clues of a constraint that stand outside the board."""
        rules, kind = self._rules, KIND_NAMED[constraint.kind]
        for figure in kind.figures(constraint, rules.board, rules.constraints):
            if isinstance(figure, Clue):
                yield figure

    # Candidates

    def _members(
        self, step: ReasonedStep, position: Grid
    ) -> Iterator[tuple[str, Message, list[tuple[int, int]]]]:
        """Yield roles, what they mean, and the candidates that have them."""
        facts = step.reason.facts
        if step.technique == "hidden_single" and step.placement:
            yield from self._excluded(step, step.placement, position)
        elif step.technique == "naked_single" and step.placement:
            yield "placed", SEES_CELL, [*_seen(step.placement, position)]
        elif step.technique == "seen":
            seen = [(cell, digit) for cell in _cells(facts.get("other")) for digit in step.digits]
            yield "placed", SEES_CELL, seen
        elif "cases" in facts:
            first, *others = (_candidates(case) for case in _tuple(facts["cases"]))
            yield FIRST, CASES[0], first
            yield SECOND, CASES[1], [each for other in others for each in other]
        elif "links" in facts:
            supposed = _candidates(facts["candidate"])
            links = [each for link in _tuple(facts["links"]) for each in _candidates(link)]
            yield FIRST, FOLLOWING, [each for each in links if each not in supposed]
        elif step.technique in MEANINGS:
            members = [
                (cell, digit)
                for cell in _cells(facts.get("cells", facts.get("cell")))
                for digit in _digits(position.candidates[cell])
                if digit in (_named_digits(facts) or {digit})
            ]
            yield FIRST, MEANINGS[step.technique], members

    def _excluded(
        self, step: ReasonedStep, placed: tuple[int, int], position: Grid
    ) -> Iterator[tuple[str, Message, list[tuple[int, int]]]]:
        """Yield the digits on the board that the empty cells of a house see, and these cells."""
        place, digit = placed
        empty = [cell for cell in self.where(step) if cell != place and not position.values[cell]]
        seen = {cell for other in empty for cell in position.shape.peers[other]}
        on_board = [cell for cell in sorted(seen) if position.values[cell] == digit]
        yield "placed", SEES, [(cell, digit) for cell in on_board]
        nowhere = Message("no {digit} here", digit=told_digit(digit))
        yield "excluded", nowhere, [(cell, digit) for cell in empty]

    # Cells

    def _grounds(self, step: ReasonedStep) -> tuple[dict[int, str], list[Meaning]]:
        """The cells of houses and rules with their roles, and what these are."""
        cells = dict[int, str]()
        sides = [(role, side) for role, side in self._sides(step) if any(s.cells for s in side)]
        for role, side in sides:
            for cell in (cell for each in side for cell in each.cells):
                met = cells.setdefault(cell, role)
                if role not in {met, WHERE}:
                    cells[cell] = BOTH
        if sides == [(WHERE, [self._lone(step)])]:
            return cells, []  # of a house, which the sentence names
        return cells, [Meaning(role, _titles(side)) for role, side in sides]

    def _lone(self, step: ReasonedStep) -> Side | None:
        house = step.reason.facts.get("house")
        return self._side(house) if isinstance(house, Message) else None

    def _sides(self, step: ReasonedStep) -> Iterator[tuple[str, list[Side]]]:
        """Yield the houses and rules that a step names, with their roles."""
        facts = step.reason.facts
        house = [self._side(each) for each in _messages(facts.get("house"))]
        rules = [self._side(each) for each in _messages(facts.get("rules"))]
        apart = next((name for name in APART if name in facts), "")
        if apart:
            yield from self._inside_and_outside(facts, apart)
        elif rules:
            houses = [each for each in rules if each.title in self._houses]
            others = [each for each in rules if each not in houses]
            alike = [each for each in others if each.title == others[0].title]
            yield FIRST, alike
            yield SECOND, [each for each in others if each not in alike]
            yield WHERE, [*house, *houses]
        elif step.constraint:
            cells = step.constraint.cells or _cells(facts.get("cells"))
            yield FIRST, [Side(title_of(step.constraint), cells)]
        elif house or "links" not in facts:
            yield FIRST, [Side(*lit) for reason in step.because for lit in reason.lit]
            yield WHERE, house
        elif "links" in facts:
            yield WHERE, [*dict.fromkeys(map(self._side, _rules_of(step.reason)))]

    def _inside_and_outside(
        self, facts: Mapping[str, object], name: str
    ) -> Iterator[tuple[str, list[Side]]]:
        """Yield the cells inside some houses and outside that are told apart, and the houses."""
        houses = [self._side(each) for each in _messages(facts[name])]
        within = {cell for each in houses for cell in each.cells}
        told = (*_cells(facts.get("cells")), *_cells(facts.get("others")))
        inside = tuple(cell for cell in told if cell in within)
        outside = tuple(cell for cell in told if cell not in within)
        texts = INSIDE, OUTSIDE
        if name == "lines":
            texts = (
                Message("only in {houses}", houses=facts["lines"]),
                Message("only in {houses}", houses=facts["regions"]),
            )
        yield FIRST, [Side(texts[0], inside)]
        yield SECOND, [Side(texts[1], outside)]
        yield WHERE, houses

    def _side(self, name: Message) -> Side:
        """A house, or a rule, by the message that names it."""
        if name in self._houses:
            return Side(name, self._houses[name])
        kind = name.facts.get("kind")
        cells = _cells(name.facts.get("cells")) + _cells(name.facts.get("others"))
        return Side(kind if isinstance(kind, Message) else name, cells)


def houses_of(step: ReasonedStep) -> tuple[Message, ...]:
    """The names of the houses that a step is about, none if it is about rules alone."""
    facts = step.reason.facts
    return tuple(each for name in ("house", *APART) for each in _messages(facts.get(name)))


def houses_told(step: ReasonedStep) -> Message | None:
    """The same in words, adjacent rows and columns as one; None if there are none."""
    facts = step.reason.facts
    found = [facts[name] for name in ("house", *APART) if name in facts]
    return Message("{houses}", houses=tuple(found)) if found else None


def _decisive(
    step: ReasonedStep, position: Grid, others: Mapping[tuple[int, int], str]
) -> Iterator[tuple[str, list[tuple[int, int]]]]:
    """Yield what the reasons of a step name: the few candidates of cells, and digits, by role."""
    cells = dict.fromkeys(cell for reason in step.because for cell in reason.at)
    ends = {cell for (cell, _), role in others.items() if role in {FOLLOWS, ELIMINATED}}
    digits = [(cell, digit) for cell in cells if (digit := position.values[cell])]
    few = [
        (cell, digit)
        for cell in cells
        if cell not in ends and position.candidates[cell].bit_count() <= MOST_DECISIVE
        for digit in _digits(position.candidates[cell])
    ]
    for role, found in ((SECOND, few), ("placed", digits)):
        new = [each for each in found if each not in others]
        if new:
            yield role, new


def _seen(placed: tuple[int, int], position: Grid) -> Iterator[tuple[int, int]]:
    """Yield a digit on the board for each that a cell cannot hold since it sees it."""
    met = {placed[1]}
    for cell in sorted(position.shape.peers[placed[0]]):
        digit = position.values[cell]
        if digit and digit not in met:
            met.add(digit)
            yield cell, digit


def _titles(sides: Iterable[Side]) -> Message:
    """The titles of houses and rules, each once."""
    return Message("{houses}", houses=tuple(dict.fromkeys(each.title for each in sides)))


def _rules_of(message: Message) -> Iterator[Message]:
    """Yield the rules by which the links of a proof follow."""
    for fact in message.facts.values():
        for each in _messages(fact):
            yield from _messages(each.facts.get("rule"))
            yield from _rules_of(each)


def _tuple(fact: object) -> tuple[object, ...]:
    return fact if isinstance(fact, tuple) else (fact,)


def _messages(fact: object) -> list[Message]:
    if isinstance(fact, Message) and "houses" in fact.facts:
        fact = fact.facts["houses"]
    return [each for each in _tuple(fact) if isinstance(each, Message)]


def _cells(fact: object) -> Cells:
    """The cells that a fact names, those of a row or column by its name, too."""
    if isinstance(fact, Message):
        return _cells(fact.facts.get("cells"))
    return tuple(cell for each in _tuple(fact) if isinstance(each, Notation) for cell in each.cells)


def _candidates(fact: object) -> list[tuple[int, int]]:
    return [*fact.candidates] if isinstance(fact, Notation) else []


def _digits(mask: int) -> list[int]:
    return [n + 1 for n in range(mask.bit_length()) if mask >> n & 1]


def _named_digits(facts: Mapping[str, object]) -> set[int]:
    named = (facts.get("digit"), facts.get("digits"))
    return {digit for each in named if isinstance(each, Notation) for digit in each.digits}
