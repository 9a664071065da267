# SPDX-License-Identifier: MIT
"""What each sentence about a claimed fish, or a chain that is continued, claims."""

from collections.abc import Callable

from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.engine.sudoku.learn.facts import Facts, fits_only, sees


def named(facts: Facts, name: str) -> Candidate:
    """The candidate that a fact writes, as "r1c2=4"."""
    return Candidate(facts.cell(name), int(str(facts[name])[-1]))


def exclude(one: Candidate, two: Candidate) -> bool:
    """Whether two candidates cannot both be true."""
    if one.cell == two.cell:
        return one.digit != two.digit
    return one.digit == two.digit and sees(one.cell, two.cell)


def nothing_between(facts: Facts) -> bool:
    """Whether no candidate is excluded by both ends of a chain."""
    one, other = named(facts, "one"), named(facts, "other")
    there = [
        Candidate(cell, int(digit))
        for cell in facts.grid.empty_cells
        for digit in facts.digits(cell)
    ]
    return not any(exclude(one, each) and exclude(other, each) for each in there)


def crossing(facts: Facts, name: str) -> set[int]:
    """All cells of the houses that a fact calls."""
    return {cell for house in facts.houses(name) for cell in STANDARD_SHAPE.houses[house]}


def outside(facts: Facts) -> set[int]:
    """The places for the digit in the lines of the fish that is claimed, but not in its covers."""
    fish = facts.exercise.fish
    assert fish
    in_lines = set().union(*(facts.places(line, fish.digit) for line in fish.bases))
    return in_lines - {cell for line in fish.covers for cell in STANDARD_SHAPE.houses[line]}


def is_seen_by_none(facts: Facts) -> bool:
    """Whether no place of the covers, besides those of the fish's lines, sees all fins."""
    fish = facts.exercise.fish
    assert fish
    fins = facts.cells("cells")
    lines = {cell for line in fish.bases for cell in STANDARD_SHAPE.houses[line]}
    others = {cell for cell in crossing(facts, "covers") - lines if facts.has(cell, fish.digit)}
    return fins == outside(facts) and not any(all(sees(at, fin) for fin in fins) for at in others)


CLAIMS_OF_KINDS: dict[str, Callable[[Facts], bool]] = {
    "Right so far, but a chain ends with what is true. Which strong link leads on from {one}?": (
        lambda f: (
            len(f.marks) % 2 == 1
            and named(f, "one") in f.marks
            and (len(f.marks) > 1 or exclude(f.exercise.begun[-1], named(f, "one")))
        )
    ),
    "Every link holds, but no candidate is excluded by both ends, {one} and {other}. Go on, or "
    "end elsewhere.": lambda f: (
        len(f.marks) % 2 == 0 and named(f, "one") == f.exercise.begun[0] and nothing_between(f)
    ),
    "Every link holds, but {one} and {other} are different digits, so nothing sees both. Go on, "
    "or end elsewhere.": lambda f: named(f, "one").digit != named(f, "other").digit,
    "The chain has passed {other} already.": lambda f: (
        named(f, "other") in {*f.exercise.begun, *f.marks}
    ),
    "This chain is about the {digit} alone.": lambda f: (
        {each.digit for each in f.exercise.begun} == {f["digit"]}
        and any(mark.digit != f["digit"] for mark in f.marks)
    ),
    "{one} and {other} can both be true, so no link joins them.": lambda f: (
        not exclude(named(f, "one"), named(f, "other")) and named(f, "other") in f.marks
    ),
    "{cell} has more candidates than two, {left}, so no strong link joins them.": lambda f: (
        f.digits(f.cell()) == {*f["left"]} and len(f["left"]) > 2
    ),
    "In such a chain a strong link joins the two candidates of one cell, and {other} is in "
    "another one.": lambda f: f.exercise.technique == "xy_chain" and named(f, "other") in f.marks,
    "In {house} the {digit} can also be in {cells}, outside {covers}.": lambda f: (
        f.cells("cells") == outside(f)
        and f.cells("cells") <= f.places(f.houses("house")[0], f["digit"])
        and not f.cells("cells") & crossing(f, "covers")
    ),
    "The rest of its {digit}s is in {cells}, and no other {digit} of {covers} sees all of that. "
    "So nothing goes away.": is_seen_by_none,
    "Count again: the {digit}s of {houses} fit only in {covers}.": lambda f: (
        fits_only(f, f.houses("houses"), f.houses("covers"))
        and len(f.houses("houses")) == len(f.houses("covers"))
    ),
    "Look again: {cell} lies in one of {covers}, and sees every {digit} of {houses} outside of "
    "these.": lambda f: (
        f.cell() in crossing(f, "covers") - crossing(f, "houses")
        and f.has(f.cell(), f["digit"])
        and all(sees(f.cell(), each) for each in outside(f))
    ),
}
