# SPDX-License-Identifier: MIT
"""Assumptions followed by singles and by rules about two cells, link by link."""

from collections.abc import Iterator, Mapping, Sequence

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.chains import Consequences, Web, at, links_of, named
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, removed
from sudoku_qt.engine.sudoku.variants.written import in_turn
from sudoku_qt.engine.work import Stop, go_on, never

SHORT = 4
"""A contradiction with so few links is told at once; else the shortest is looked for."""
MOST_CASES = 4
"""Candidates of a cell, or places of a digit in a house, that are followed one after the other."""


def contradictions(marks: Marks, stop: Stop = never) -> Iterator[ReasonedStep]:
    """A candidate refuted, or one excluded in every case, by consequences step by step.

    Raises `Cancelled`.
    """
    return _chains(Web(marks), stop)


def constraint_chains(marks: Marks, stop: Stop = never) -> Iterator[ReasonedStep]:
    """The same with the consequences of constraints for two cells. Raises `Cancelled`."""
    links = [*links_of(marks)]
    return _chains(Web(marks, links), stop) if links else iter(())


def contradiction_of(marks: Marks, candidate: int) -> ReasonedStep | None:
    """The contradiction that a candidate leads to, without links of constraints if possible."""
    for links in ((), links_of(marks)):
        web = Web(marks, links)
        way = Consequences(web, candidate)
        if way.wrong:
            return _contradiction(web, way)
    return None


def _chains(web: Web, stop: Stop) -> Iterator[ReasonedStep]:
    marks = web.marks
    best: Consequences | None = None
    fewest = 0
    ways = dict[int, Consequences]()
    empty = [cell for cell, known in enumerate(marks.known) if not known]
    for cell in sorted(empty, key=lambda cell: marks.masks[cell].bit_count()):
        go_on(stop)
        for n in bits(marks.masks[cell]):
            candidate = marks.size * cell + n
            way = ways[candidate] = Consequences(web, candidate)
            if way.wrong and (best is None or len(way.wrong[0]) < fewest):
                best, fewest = way, len(way.wrong[0])
                if fewest <= SHORT:
                    yield _contradiction(web, best)
                    return
    if best:
        yield _contradiction(web, best)
    else:
        yield from _in_every_case(web, ways)


def _contradiction(web: Web, way: Consequences) -> ReasonedStep:
    assert way.wrong  # noqa: S101 - as it was chosen
    links, end = way.wrong
    cell, n = divmod(way.waiting[0], web.size)
    eliminated = {cell: 1 << n}
    facts = {
        "candidate": named(way.waiting[0], web.size),
        "links": tuple(named(link, web.size) for link in links if link != way.waiting[0]),
        "end": end,
        "removed": removed(eliminated, web.size),
    }
    used = web.used(way, links)
    message = told_supposed(facts, tuple(at(each, web.size) for each in used))
    technique = "constraint_chain" if used else "contradiction"
    first = next(iter(used), None)
    return ReasonedStep(technique, 5, message, None, (*eliminated.items(),), first, len(links) + 1)


def told_supposed(facts: Mapping[str, object], rules: tuple[Message, ...] = ()) -> Message:
    """The sentence of a contradiction, with its links if there are any besides the assumption."""
    if rules and facts["links"]:
        return Message(
            "If {candidate}, step by step {links}, by {rules}, and then {end}: {removed}.",
            rules=rules,
            **facts,
        )
    if rules:
        return Message("If {candidate}, then {end}, by {rules}: {removed}.", rules=rules, **facts)
    if facts["links"]:
        return Message("If {candidate}, step by step {links}, and then {end}: {removed}.", **facts)
    return Message("If {candidate}, then {end}: {removed}.", **facts)


def _cases(web: Web) -> Iterator[tuple[int, ...]]:
    """Candidates one of which must be true."""
    for cell, mask in enumerate(web.marks.masks):
        if 2 <= mask.bit_count() <= MOST_CASES:
            yield tuple(web.size * cell + n for n in bits(mask))
    for number in range(len(web.marks.houses)):
        for n in range(web.size):
            places = web.alive & web.house_bits[number] << n
            if 2 <= places.bit_count() <= MOST_CASES:
                yield (*bits(places),)


def _in_every_case(web: Web, ways: dict[int, Consequences]) -> Iterator[ReasonedStep]:
    best: tuple[int, Sequence[Consequences], int] | None = None
    for cases in _cases(web):
        found = [ways[each] for each in cases]
        common = web.alive
        for way in found:
            common &= way.eliminated
        for eliminated in bits(common):
            links = sum(len(way.links_to((eliminated,))) for way in found)
            if best is None or links < best[0]:
                best = links, found, eliminated
    if best:
        yield _told(web, best[1], best[2])


def _told(web: Web, ways: Sequence[Consequences], candidate: int) -> ReasonedStep:
    cell, n = divmod(candidate, web.size)
    eliminated = {cell: 1 << n}
    used = dict[Constraint, None]()
    cases = []
    for way in ways:
        links = way.links_to((candidate,))
        used |= web.used(way, links)
        cases.append(in_turn((named(link, web.size) for link in links), " → "))
    facts = {"cases": tuple(cases), "removed": removed(eliminated, web.size)}
    if used:
        message = Message(
            "One of these has to be, and by {rules} each leads to the same: {cases}: {removed}.",
            rules=tuple(at(each, web.size) for each in used),
            **facts,
        )
    else:
        message = Message(
            "One of these has to be, and each leads to the same: {cases}: {removed}.", **facts
        )
    technique = "constraint_chain" if used else "cases"
    return ReasonedStep(technique, 5, message, None, (*eliminated.items(),), next(iter(used), None))
