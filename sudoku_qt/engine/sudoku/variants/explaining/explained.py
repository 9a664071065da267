# SPDX-License-Identifier: MIT
"""A step with the reasons why it follows, found once, when it is to be told."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Demand, InOrder, OneOfSets, Pair, Total
from sudoku_qt.engine.sudoku.variants.explaining.of_houses import (
    PartSets,
    arithmetic_of,
    by_rules,
    in_house,
    left_over,
)
from sudoku_qt.engine.sudoku.variants.explaining.of_lines import of_course
from sudoku_qt.engine.sudoku.variants.explaining.of_pairs import Needed, of_pair
from sudoku_qt.engine.sudoku.variants.explaining.of_proofs import of_proof
from sudoku_qt.engine.sudoku.variants.explaining.of_sets import must_hold, of_sets
from sudoku_qt.engine.sudoku.variants.explaining.of_singles import of_single
from sudoku_qt.engine.sudoku.variants.explaining.of_sums import of_total
from sudoku_qt.engine.sudoku.variants.explaining.reason import (
    Excluded,
    Likewise,
    Reason,
    seen_digit,
)
from sudoku_qt.engine.sudoku.variants.explaining.ways import of_ways, ways_tried
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import named_sum
from sudoku_qt.engine.sudoku.variants.reasoning.leaving import left_by
from sudoku_qt.engine.sudoku.variants.reasoning.marks import House, Looked, Marks, cells_of
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, sets_named

MOST_TOLD = 3
"""Of more reasons the others are only mentioned."""
MOST_ROUNDS = 12
"""Of a rule that excludes on one side what it needs on the other."""
BY_A_RULE = frozenset({"constraint", "constraint_single"})


def explained(step: ReasonedStep, marks: Marks) -> ReasonedStep:
    """The step with its reasons, in the position of the marks in which it was found."""
    return replace(step, because=tuple(_said_once(_reasons(step, marks), marks.size)))


def explained_in_turn(steps: Iterable[ReasonedStep], marks: Marks) -> Iterator[ReasonedStep]:
    """Yield steps, each with its reasons, where each is taken before the next; the marks change."""
    for step in steps:
        yield explained(step, marks)
        step.take(marks)


def _said_once(reasons: Iterable[Reason], size: int) -> Iterator[Reason]:
    """Yield reasons; where a digit is on the board is said for the first that rests on it."""
    said = set[Message]()
    for each in reasons:
        if isinstance(each, Needed):
            new = tuple(seen for seen in each.seen if seen.told(size) not in said)
            said.update(seen.told(size) for seen in each.seen)
            yield replace(each, seen=new)
        else:
            yield each


def _reasons(step: ReasonedStep, marks: Marks) -> Iterator[Reason]:
    house = _house(step, marks)
    if step.technique in {"locked_candidates", "cell_candidates"}:
        yield from by_rules(step, marks)
    elif step.technique == "leftovers":
        yield from left_over(step, marks)
    elif step.technique == "house_sum":
        yield from _of_houses(step, marks)
    elif step.technique == "crowded_house" and house:
        yield from _few_parts([*in_house(step, house, marks)], house, marks)
    elif step.technique in {"hidden_single", "naked_single"}:
        yield from _few([*of_single(step, house, marks)])
    elif step.technique == "together":
        yield from of_proof(step, marks)
    if step.constraint is None:
        return
    if step.technique in BY_A_RULE:
        gone = _beyond_sets(step.constraint, marks, eliminated_by(step, marks))
        part = _part(step.constraint, marks, gone)
        if part and gone:
            yield from _few([*_of_part(part, marks, gone)])
        elif step.placement:
            yield from _seen_instead(step.constraint, marks, *step.placement)
    elif step.technique == "constraint_locked":
        yield from _must_hold(step, step.constraint, marks)


def _house(step: ReasonedStep, marks: Marks) -> House | None:
    name = step.reason.facts.get("house")
    return next((house for house in marks.houses if house.name == name), None)


def _of_houses(step: ReasonedStep, marks: Marks) -> Iterator[Reason]:
    """Yield the calculation of a sum of houses, and why it leaves no room."""
    found = named_sum(marks, step.reason)
    if found is None:
        return
    calculation = arithmetic_of(found, marks.size)
    if calculation:
        yield calculation
    total = found.total
    if max(total.weights) < 0:  # all are subtracted: as a sum of its own
        total = Total(total.cells, (1,) * len(total.cells), -total.total)
    told = [*_at_once((total,), marks, dict(step.eliminations))]
    left = dict(step.eliminations)
    for each in told:
        left[each.cell] &= ~each.eliminated
    if any(left.values()):
        ways = of_ways(total, marks) or ways_tried(total.cells, marks)
        told.append(Excluded(ways, next(iter(left)), 0))
    yield from _few(told)


def _few_parts(parts: list[PartSets], house: House, marks: Marks) -> Iterator[Reason]:
    """Yield what the parts of a house can be, or that all ways to fill it are to be tried."""
    if parts:
        yield from parts[:MOST_TOLD]
        return
    yield ways_tried(house.cells, marks)


def eliminated_by(step: ReasonedStep, marks: Marks) -> dict[int, int]:
    """The candidates that a step excludes, those beside a digit that is placed, too."""
    if step.placement:
        cell, digit = step.placement
        return {cell: marks.masks[cell] & ~(1 << digit - 1)}
    return dict(step.eliminations)


def _beyond_sets(constraint: Constraint, marks: Marks, gone: dict[int, int]) -> dict[int, int]:
    """What is excluded in a cage besides what none of its sets holds, which the step names."""
    sets = sets_named(constraint, marks.size)
    if not sets:
        return gone
    held = {digit for each in sets for digit in each}
    mask = sum(1 << digit - 1 for digit in held)
    return {cell: each & mask for cell, each in gone.items() if each & mask}


def _seen_instead(constraint: Constraint, marks: Marks, cell: int, digit: int) -> Iterator[Reason]:
    """Yield why a cell is none of the other digits of the sets named, as far as it sees them."""
    held = {other for each in sets_named(constraint, marks.size) for other in each} - {digit}
    found = [seen_digit(marks, cell, other) for other in sorted(held)]
    yield from [each for each in found if each][:MOST_TOLD]


def _part(constraint: Constraint, marks: Marks, gone: dict[int, int]) -> Looked | None:
    """What is looked at together for a step of a constraint."""
    for part in marks.looked:
        if part.constraint == constraint and {*gone} <= {*part.cells}:
            kept = [left_by(demand, marks)[0] for demand in part.demands]
            if constraint.cells or all(
                not any(each.get(cell, 0) & mask for each in kept) for cell, mask in gone.items()
            ):
                return part
    return None


def _of_part(part: Looked, marks: Marks, gone: dict[int, int]) -> Iterator[Excluded]:
    """Yield the reasons for what demands exclude together, each in the position after the last."""
    before = marks.masks
    marks.masks = [*before]
    left = dict(gone)
    try:
        for _ in range(MOST_ROUNDS):
            found = [*_at_once(part.demands, marks, left)]
            yield from found
            for each in found:
                left[each.cell] &= ~each.eliminated
                marks.masks[each.cell] &= ~each.eliminated
            if not found or not any(left.values()):
                break
        demand = _excluding(part.demands, marks, left)
        ways = demand and of_ways(demand, marks)
    finally:
        marks.masks = before
    if demand:
        cell = next(cell for cell, mask in left.items() if mask)
        yield Excluded(ways or ways_tried(cells_of(demand), marks), cell, 0)


def _at_once(demands: Sequence[Demand], marks: Marks, left: dict[int, int]) -> Iterator[Excluded]:
    """Yield reasons of single demands for candidates that are left, those of most first."""
    for cell, gone in left.items():
        found = [each for demand in demands for each in _of(demand, marks, cell, gone)]
        rest = gone
        while rest and found:
            most = max(found, key=lambda each: (each.eliminated & rest).bit_count())
            if not most.eliminated & rest:
                break
            yield most
            rest &= ~most.eliminated


def _of(demand: Demand, marks: Marks, cell: int, gone: int) -> Iterator[Excluded]:
    if isinstance(demand, Pair):
        return of_pair(demand, marks, cell, gone)
    if isinstance(demand, Total):
        return of_total(demand, marks, cell, gone)
    if isinstance(demand, OneOfSets):
        return of_sets(demand, marks, cell, gone)
    if isinstance(demand, InOrder):
        return of_course(demand, marks, cell, gone)
    return iter(())


def _excluding(demands: Sequence[Demand], marks: Marks, left: dict[int, int]) -> Demand | None:
    """The demand that excludes what is left, if anything is."""
    for demand in demands:
        kept, _ = left_by(demand, marks)
        if any(mask & ~kept.get(cell, mask) for cell, mask in left.items()):
            return demand
    return None


def _few(told: list[Excluded]) -> Iterator[Reason]:
    """Yield a few of the reasons, those that are alike together."""
    reasons = [*_together(told)]
    yield from reasons[:MOST_TOLD]
    if len(reasons) > MOST_TOLD:
        yield Likewise()


def _together(told: list[Excluded]) -> Iterator[Reason]:
    """Yield the reasons, each once, and as one what fits in one sentence."""
    met = list[Reason]()
    for each in told:
        if each.reason in met:
            continue
        for place, before in enumerate(met):
            if joined := before.with_other(each.reason):
                met[place] = joined
                break
        else:
            met.append(each.reason)
    yield from met


def _must_hold(step: ReasonedStep, constraint: Constraint, marks: Marks) -> Iterator[Reason]:
    """Yield why the rule has to hold the digit."""
    digits = step.reason.facts["digit"]
    for part in marks.looked:
        for demand in part.demands if part.constraint == constraint else ():
            if isinstance(demand, Total | OneOfSets):
                _, must = left_by(demand, marks)
                for digit in getattr(digits, "digits", ()):
                    if must >> digit - 1 & 1:
                        yield must_hold(demand, marks, digit)
                        return
