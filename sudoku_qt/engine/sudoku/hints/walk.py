# SPDX-License-Identifier: MIT
"""A walk through a step: each station adds a sentence and a part of the drawing.

A chain or a net is walked along its branches, from assumption to consequence; a proof by
contradiction along the steps within its assumption; a pattern of many cells and houses along its
argument; anything else from one premise to the next. The last station draws the conclusion.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.argument import argument
from sudoku_qt.engine.sudoku.hints.clauses import (
    absurdity,
    almost_locked,
    assumption,
    conclusion,
    consequence,
    either,
    nothing_left,
    premise,
)
from sudoku_qt.engine.sudoku.hints.exclusion import Exclusion, exclusion_of, sight_words
from sudoku_qt.engine.sudoku.hints.trail import candidates_of
from sudoku_qt.engine.sudoku.logic.evidence import Node, Part
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.proof import Branch, Inference
from sudoku_qt.engine.sudoku.logic.step import (
    Candidate,
    Link,
    Mark,
    Notation,
    Role,
    Step,
    chain_roles,
    write_candidates,
    write_cells,
    write_node,
)
from sudoku_qt.engine.sudoku.shape import cells_in

MOST_OF_NET = 16
"""If nets have more links than this, they are drawn only in the walk."""
MOST_PREMISES = 12
"""With more premises than this there is no walk."""


@dataclass(frozen=True)
class Station:
    """A station of a walk: what is said there, and what is added to the drawing.

    `label` is its result in notation, "r3c5=5", for the row above the sentence; "" if it has none
    by itself. `branch` is the number of the assumption, from 0.
    """

    sentence: Message
    marks: tuple[Mark, ...] = ()
    links: tuple[Link, ...] = ()
    label: str = ""
    branch: int = 0


@dataclass(frozen=True)
class StationView:
    """The view of a walk from one of its stations."""

    sentences: tuple[Message, ...]
    marks: tuple[Mark, ...]
    ahead: tuple[Mark, ...]
    links: tuple[Link, ...]
    links_ahead: tuple[Link, ...]


@dataclass(frozen=True)
class Walk:
    """The stations of a step, the conclusion last."""

    stations: tuple[Station, ...]

    def at(self, number: int) -> StationView:
        """What has been said and drawn at a station (from 0), and what lies ahead.

        The sentences are those of the station's branch.
        """
        here = self.stations[number]
        past, rest = self.stations[: number + 1], self.stations[number + 1 :]
        marks = tuple(dict.fromkeys(mark for each in past for mark in each.marks))
        ahead = dict.fromkeys(mark for each in rest for mark in each.marks if mark not in marks)
        return StationView(
            tuple(each.sentence for each in past if each.branch == here.branch),
            marks,
            tuple(ahead),
            tuple(link for each in past for link in each.links),
            tuple(link for each in rest for link in each.links),
        )


def walk(step: Step, pages: Pages, notation: Notation = "r4c5") -> Walk:
    """The walk of a step; `pages` have the sentences of steps within an assumption."""
    under = [part for part in step.parts if part[0] == "under"]
    stations: list[Station] = []
    exclusion = exclusion_of(step)
    if exclusion:
        stations += _sights(exclusion, notation)
    elif under:
        stations += _under(step, under[0], pages, notation)
    elif sentences := tuple(argument(step, notation)):
        marks = _Roles(step)
        stations += (Station(sentence, marks.of(members)) for sentence, members in sentences)
    elif step.proof.branches:
        for number, branch in enumerate(step.proof.branches):
            stations += _along(step, branch, number, notation)
    elif len(step.proof.truths) <= MOST_PREMISES:
        stations += _premises(step, notation)
    drawn = {mark for station in stations for mark in station.marks}
    rest = tuple(mark for mark in step.marks if mark not in drawn)
    last = stations[-1].branch if stations else 0
    stations.append(Station(ending(step, notation), rest, branch=last))
    return Walk(tuple(stations))


def _sights(exclusion: Exclusion, notation: Notation) -> Iterator[Station]:
    """Yield what excludes all but a single, one after the other."""
    for sight in exclusion.sights:
        label = ", ".join(write_candidates(sight.excluded, "≠", notation))
        yield Station(sight_words(exclusion, sight, notation), sight.marks, label=label)
    for sentence in exclusion.before(notation):
        marks = tuple(Mark("excluded", each) for each in exclusion.struck)
        yield Station(
            sentence, marks, label=", ".join(write_candidates(exclusion.struck, "≠", notation))
        )


def links_of(step: Step) -> tuple[Link, ...]:
    """The links that show a whole step; those of nets only if they can still be told apart."""
    if step.links:
        return step.links
    made = [link for branch in step.proof.branches for link in branch.links]
    links = tuple(_drawn(link, source) for link in made for source in link.sources)
    return links if len(links) <= MOST_OF_NET else ()


def ending(step: Step, notation: Notation) -> Message:
    """The conclusion of a step, as its last station states it."""
    found, branches = conclusion(step, notation), step.proof.branches
    if len({branch.ends for branch in branches}) > 1:
        return Message("Together: {conclusion}.", conclusion=found)
    if len(branches) > 1:
        return Message("In every case: {conclusion}.", conclusion=found)
    if any(part[0] == "linked_sets" for part in step.parts):
        return _of_linked(step, found)
    if not branches or branches[0].start[2] or step.variant == "contradiction":
        return Message("So {conclusion}.", conclusion=found)
    ends = (branches[0].start, branches[0].ends[0])
    if step.variant.startswith("loop"):
        return _of_loop(step, found)
    if ends[0][:2] == ends[1][:2]:
        return Message(
            "If {cells} were not {digit}, the chain would make it {digit} after all. So it is "
            "{digit}: {conclusion}.",
            cells=write_cells(cells_in(ends[0][0]), notation),
            digit=ends[0][1] + 1,
            conclusion=found,
        )
    return either(*ends, step, notation)


def _of_loop(step: Step, found: tuple[str, ...]) -> Message:
    """What a chain comes to that closes; its sets are locked then."""
    if any(part[0] == "cell_sets" for part in step.parts):
        return Message(
            "The chain closes to a loop: of any two neighbours in it one is true, and each of the "
            "sets holds all its other digits. What these exclude goes: {conclusion}.",
            conclusion=found,
        )
    return Message(
        "The chain closes to a loop: of any two neighbours in it one is true, so what both "
        "exclude goes: {conclusion}.",
        conclusion=found,
    )


def _of_linked(step: Step, found: tuple[str, ...]) -> Message:
    """What sets in a row come to, or two that are linked twice."""
    if step.variant == "double":
        return Message(
            "What sees all cells for such a digit cannot be it: {conclusion}.", conclusion=found
        )
    return Message(
        "What sees all cells for such a digit in both sets cannot be it: {conclusion}.",
        conclusion=found,
    )


# Along a branch


def _along(step: Step, branch: Branch, number: int, notation: Notation) -> Iterator[Station]:
    """Yield what is supposed, each candidate that becomes true, and what comes of it."""
    marks = _Roles(step)
    start = branch.start
    yield Station(
        assumption(start, notation),
        marks.of_nodes([start]),
        (),
        write_node(start, notation),
        number,
    )
    made = {link.result: link for link in branch.links}
    for link in branch.links:
        if not (link.result[2] or link.result in branch.ends or link.beside):
            continue
        inferences = _sources_first(link, made)
        nodes = [node for each in inferences for node in (*each.sources, each.result)]
        sets = [
            each
            for one in inferences
            for truth in one.truths[:-1]
            for each in candidates_of(truth.candidates)
        ]
        yield Station(
            consequence(link, notation),
            (*marks.of_nodes(nodes), *marks.of(sets)),
            tuple(_drawn(each, source) for each in inferences for source in each.sources),
            write_node(link.result, notation),
            number,
        )
    if step.variant == "contradiction":
        yield Station(absurdity(branch.ends, notation), marks.of_nodes(branch.ends), branch=number)


def _sources_first(link: Inference, made: dict[Node, Inference]) -> list[Inference]:
    """A link, after what made its sources false, which belongs to its sentence."""
    before = [made[each] for each in link.sources if each in made and not each[2]]
    return [*before, link]


def _drawn(link: Inference, source: Node) -> Link:
    return Link("strong" if link.result[2] else "weak", _members(source), _members(link.result))


def _members(node: Node) -> tuple[Candidate, ...]:
    return tuple(Candidate(cell, node[1] + 1) for cell in cells_in(node[0]))


class _Roles:
    """The roles of a step's candidates."""

    def __init__(self, step: Step) -> None:
        self._marks = step.marks
        self._there = step.position
        self._true, self._false = chain_roles(step.parts)
        own = {"set_a", "set_b"} - {self._true, self._false}  # the roles of sets, if there are any
        self._sets = {mark.candidate: mark.role for mark in step.marks if mark.role in own}

    def of_nodes(self, nodes: Iterable[Node]) -> tuple[Mark, ...]:
        """Marks for nodes (in a set, true or false), each with its role."""
        marks = (
            Mark(self._role(each, on=node[2]), each)
            for node in nodes
            for each in _members(node)
            if self._is_there(each)
        )
        return tuple(dict.fromkeys(marks))

    def _role(self, each: Candidate, *, on: bool) -> Role:
        return self._sets.get(each) or (self._true if on else self._false)

    def of(self, candidates: Iterable[Candidate]) -> tuple[Mark, ...]:
        """Marks for candidates, with their roles in the step."""
        marked = set(candidates)
        return tuple(
            mark
            for mark in self._marks
            if mark.candidate in marked and mark.role not in {"eliminated", "follows"}
        )

    def _is_there(self, each: Candidate) -> bool:
        return bool(self._there[each.cell] >> each.digit - 1 & 1)


# Without a branch


def _premises(step: Step, notation: Notation) -> Iterator[Station]:
    """Yield what the step rests on: almost locked sets as such, then the rest one by one."""
    marks = _Roles(step)
    sets = [pair for part in step.parts if part[0] == "cell_sets" for pair in _pairs(part[3])]
    covered = {cell for cells, _ in sets for cell in cells_in(cells)}
    for cells, digits in sets:
        inside = (Candidate(cell, digit) for cell in cells_in(cells) for digit in range(1, 10))
        yield Station(almost_locked(cells, digits, notation), marks.of(inside))
    for truth in step.proof.truths:
        if truth.kind == "cell" and truth.number in covered:
            continue
        there = candidates_of(truth.candidates)
        pattern = cells_in(truth.number) if truth.kind == "pattern" else ()
        around = (Candidate(cell, digit) for cell in pattern for digit in range(1, 10))
        known = marks.of((*there, *around))
        plain = () if known else tuple(Mark("set_a", each) for each in there)
        yield Station(premise(truth, notation), known or plain)


def _pairs(value: object) -> tuple[tuple[int, int], ...]:
    return cast(tuple[tuple[int, int], ...], value)


def _under(step: Step, part: Part, pages: Pages, notation: Notation) -> Iterator[Station]:
    """Yield what is supposed, the steps that follow, and what cannot be."""
    marks = _Roles(step)
    (supposed,) = step.eliminations
    node = 1 << supposed.cell, supposed.digit - 1, True
    yield Station(
        assumption(node, notation), marks.of_nodes([node]), (), write_node(node, notation)
    )
    for each in cast(tuple[Step, ...], part[3]):
        page = pages[each.technique]
        sentence = Message(
            "{technique}: {sentence}",
            technique=page.name(each),
            sentence=page.sentence(each, notation),
        )
        label = ", ".join(conclusion(each, notation))
        yield Station(sentence, each.marks, each.links, label)
    kind, number = cast(tuple[tuple[str, int], ...], part[4])[-1]
    yield Station(nothing_left(kind, number, notation))
