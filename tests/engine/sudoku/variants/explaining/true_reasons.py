# SPDX-License-Identifier: MIT
"""A check of reasons that shares nothing with what finds them: every filling is looked at."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Demand, Differ
from sudoku_qt.engine.sudoku.variants.explaining.of_clues import (
    Ends,
    FirstSum,
    GreatestSeen,
    MostSeen,
    OtherEnd,
    Within,
)
from sudoku_qt.engine.sudoku.variants.explaining.of_houses import (
    ByRules,
    HouseArithmetic,
    NoneCan,
    PartSets,
    SameDigits,
)
from sudoku_qt.engine.sudoku.variants.explaining.of_lines import (
    AllFilled,
    Astride,
    EndsBound,
    OnlyPlace,
)
from sudoku_qt.engine.sudoku.variants.explaining.of_pairs import (
    Bound,
    Equal,
    Facing,
    Needed,
    NoPartner,
)
from sudoku_qt.engine.sudoku.variants.explaining.of_proofs import ForInstance
from sudoku_qt.engine.sudoku.variants.explaining.of_sets import (
    AllHold,
    Lacking,
    SetsLeft,
    Span,
    WithoutDigit,
)
from sudoku_qt.engine.sudoku.variants.explaining.of_singles import SeenByRule, Unmarked
from sudoku_qt.engine.sudoku.variants.explaining.of_sums import SumBound, Twice
from sudoku_qt.engine.sudoku.variants.explaining.reason import Likewise, SeenDigit
from sudoku_qt.engine.sudoku.variants.explaining.rest_sets import RestSets
from sudoku_qt.engine.sudoku.variants.explaining.ways import WaysLeft, WaysTried
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import named_sum
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from tests.engine.sudoku.variants.explaining.true_singles import is_seen_by_rule, is_unmarked
from tests.engine.sudoku.variants.reasoning.told_facts import demands_named

MOST = 60_000
Filling = dict[int, int]


class Fillings:
    """All ways to fill the cells of a step's rule, with or without the rule; none if too many."""

    def __init__(self, step: ReasonedStep, marks: Marks) -> None:
        self.marks, self.size = marks, marks.size
        self.demands = [*_demands_of(step, marks)]
        cells = {cell for each in self.demands for cell in _cells(each)}
        if step.constraint and not step.constraint.cells and "rules" not in step.reason.facts:
            cells = (
                {cell for cell, _ in step.eliminations}
                | {cell for each in step.because for cell in each.at}
                | ({step.placement[0]} if step.placement else set())
            )
            self.demands = [each for each in self.demands if {*_cells(each)} <= cells]
        self.cells = sorted(cells)
        self.free = [*self.filled(self.cells)]
        self.known = bool(self.free)
        self.kept = [each for each in self.free if self.keeps(each)]

    def filled(self, cells: Sequence[int]) -> Iterator[Filling]:
        """All ways to fill cells that see each other differently."""
        masks = [[n + 1 for n in bits(self.marks.masks[cell])] for cell in cells]
        if prod(map(len, masks)) > MOST:
            return
        for digits in product(*masks):
            way = dict(zip(cells, digits, strict=True))
            if all(
                way[one] != way[two] or not self.marks.seen[one] >> two & 1
                for one in cells
                for two in cells
                if one < two
            ):
                yield way

    def keeps(self, way: Filling) -> bool:
        """Whether a filling keeps the rule."""
        values = [way.get(cell, 0) for cell in range(self.size**2)]
        return not any([*each.broken(values, self.size)] for each in self.demands)


def _demands_of(step: ReasonedStep, marks: Marks) -> Iterator[Demand]:
    facts = step.reason.facts
    if step.technique == "house_sum":
        found = named_sum(marks, step.reason)
        assert found
        yield found.total
    elif "rules" in facts:
        named = (*_tuple(facts["rules"]), *_tuple(facts.get("house", ())))
        for each in named:
            assert isinstance(each, Message)
            yield from demands_named(each, marks)
    else:
        for constraint, demands in marks.rules.reasons:
            if constraint and constraint == step.constraint:
                yield from demands


def _tuple(fact: object) -> tuple[object, ...]:
    return fact if isinstance(fact, tuple) else (fact,)


def _cells(demand: Demand) -> tuple[int, ...]:
    if isinstance(demand, Differ):
        return demand.cells
    named = (getattr(demand, name, None) for name in ("cell", "first", "second"))
    return (*getattr(demand, "cells", ()), *(each for each in named if each is not None))


def untrue(step: ReasonedStep, marks: Marks) -> list[str]:
    """The reasons of a step that are not true, as they are told."""
    fillings = Fillings(step, marks)
    wrong = []
    for reason in step.because:
        check = CHECKS.get(type(reason).__name__)
        assert check, f"no check of {reason}"
        if not check(reason, fillings, step):
            wrong.append(str(reason.told(marks.size)))
    return wrong


def _every(fillings: Fillings, holds: Callable[[Filling], bool]) -> bool:
    return not fillings.known or all(holds(each) for each in fillings.kept)


def _bound(each: Bound, fillings: Fillings, _: ReasonedStep) -> bool:
    mask = fillings.marks.masks[each.anchor]
    end = (mask & -mask).bit_length() if each.is_least else mask.bit_length()
    right = each.digit >= end if each.is_least else each.digit <= end
    return right and _every(
        fillings,
        lambda way: all(
            way[cell] >= bound if each.is_least else way[cell] <= bound
            for cells, bound in each.ends
            for cell in cells
        ),
    )


def _facing(each: Facing, fillings: Fillings, _: ReasonedStep) -> bool:
    return _every(
        fillings,
        lambda way: (
            way[each.other] in each.digits
            and all(way[cell] in each.fits and way[cell] not in each.unfit for cell in each.ends)
        ),
    )


def _needed(each: Needed, fillings: Fillings, _: ReasonedStep) -> bool:
    lost = dict(each.needs)
    mask = fillings.marks.masks[each.other]
    can = any(mask >> partner - 1 & 1 for partners in lost.values() for partner in partners)
    can = can and not any(fillings.marks.seen[each.cell] >> each.other & 1 for _ in "x")
    seen = all(
        fillings.marks.masks[one.other] == 1 << one.digit - 1
        and fillings.marks.seen[one.other] >> one.cell & 1
        for one in each.seen
    )
    return seen and not can and _every(fillings, lambda way: way[each.cell] not in lost)


def _sum_bound(each: SumBound, fillings: Fillings, _: ReasonedStep) -> bool:
    told = str(each.told(fillings.size))
    if each.whole and each.part:
        if each.whole - each.part != each.digit:
            return False
        assert f"{each.whole} − {each.part} = " in told
    for side in each.sides:
        if side.digits and sum(side.digits) != side.total:
            return False
        for way in fillings.free if not side.others and side.digits else ():
            made = sum(way[cell] for cell in side.cells)
            if made < side.total if side.is_least else made > side.total:
                return False
            if side.is_exact and made != side.total:
                return False
    if each.is_exact:
        assert "at least" not in told
        assert "at most" not in told
        return _every(fillings, lambda way: all(way[cell] == each.digit for cell in each.ends))
    return _every(
        fillings,
        lambda way: all(
            way[cell] >= each.digit if each.is_least else way[cell] <= each.digit
            for cell in each.ends
        ),
    )


def _rest_sets(each: RestSets, fillings: Fillings, _: ReasonedStep) -> bool:
    if not fillings.known:
        return True
    cells = each.cell, *each.also
    if any(way[cell] == each.digit for way in fillings.kept for cell in cells):
        return False
    masks = [fillings.marks.masks[cell] for cell in each.cells]
    if any(mask >> digit - 1 & 1 for digit in each.nowhere for mask in masks):
        return False
    return all(
        {*digits} == {n + 1 for n in bits(mask)}
        for digits, mask in zip(each.can, masks, strict=False)
    )


def _ways_left(each: WaysLeft, fillings: Fillings, _: ReasonedStep) -> bool:
    return _every(fillings, lambda way: tuple(way[cell] for cell in each.cells) in each.ways)


def _ways_tried(_: WaysTried, fillings: Fillings, step: ReasonedStep) -> bool:
    gone = {(cell, n + 1) for cell, mask in step.eliminations for n in bits(mask)}
    return _every(fillings, lambda way: not any(way.get(cell) == digit for cell, digit in gone))


def _without(each: WithoutDigit, fillings: Fillings, _: ReasonedStep) -> bool:
    made = [
        sum(way[cell] for cell in each.cells)
        for way in fillings.free
        if each.digit not in (way[cell] for cell in each.cells)
    ]
    if not made:
        return True
    best = min(made) if each.is_least else max(made)
    beyond = best > each.total if each.is_least else best < each.total
    return best == sum(each.digits) and beyond


def _sets_left(each: SetsLeft, fillings: Fillings, _: ReasonedStep) -> bool:
    return _every(
        fillings, lambda way: tuple(sorted(way[cell] for cell in each.cells)) in each.sets
    )


def _all_hold(each: AllHold, fillings: Fillings, _: ReasonedStep) -> bool:
    sets = {frozenset(way[cell] for cell in each.cells) for way in fillings.kept}
    return not fillings.known or (
        len(sets) == each.count and all(each.digit in found for found in sets)
    )


def _first_sum(each: FirstSum, fillings: Fillings, _: ReasonedStep) -> bool:
    made = sum(each.digits)
    if len(each.digits) != each.digit or each.digits[0] != each.digit:
        return False
    return made > each.total if each.is_least else made < each.total


def _most_seen(each: MostSeen, fillings: Fillings, _: ReasonedStep) -> bool:
    most = each.before + 1 + each.greater
    right = each.before == each.line.index(each.cell)
    return right and each.greater == fillings.size - each.digit and most < each.needed


def _other_end(each: OtherEnd, fillings: Fillings, _: ReasonedStep) -> bool:
    masks = fillings.marks.masks
    return not any(masks[cell] >> each.other - 1 & 1 for cell in each.places) and _every(
        fillings, lambda way: way[each.cell] != each.digit
    )


def _within(each: Within, fillings: Fillings, _: ReasonedStep) -> bool:
    return all(sum(found) == each.total for found in each.sets) and _every(
        fillings, lambda way: {way[cell] for cell in each.at} == {1, fillings.size}
    )


def _seen(each: SeenDigit, fillings: Fillings, _: ReasonedStep) -> bool:
    return fillings.marks.masks[each.other] == 1 << each.digit - 1


def _by_rules(each: ByRules, fillings: Fillings, step: ReasonedStep) -> bool:
    gone = dict(step.eliminations)[each.cell]
    n = (gone & -gone).bit_length() - 1
    assert each.excluded == n + 1
    excluded, size = fillings.marks.excluded, fillings.size
    return all(
        excluded[size * cell + digit - 1] >> size * each.cell + n & 1
        for cell, digit, _ in each.ways
    )


def _arithmetic(each: HouseArithmetic, fillings: Fillings, step: ReasonedStep) -> bool:
    total = step.reason.facts.get("total", 0)
    return each.each == sum(range(1, fillings.size + 1)) and abs(each.left) == total


def _none_can(each: NoneCan, fillings: Fillings, _: ReasonedStep) -> bool:
    masks = fillings.marks.masks
    return not any(masks[cell] >> n - 1 & 1 for cell in each.cells for n in each.digits)


def _same_digits(each: SameDigits, fillings: Fillings, _: ReasonedStep) -> bool:
    ways = [
        {tuple(sorted(way.values())) for way in fillings.filled(cells)}
        for cells in (each.cells, each.others)
    ]
    return not each.sets or ways[0] & ways[1] == {*each.sets}


def _part_sets(each: PartSets, fillings: Fillings, _: ReasonedStep) -> bool:
    masks = [fillings.marks.masks[cell] for cell in each.cells]
    can = sum({1 << n for mask in masks for n in bits(mask)})
    return all(can >> digit - 1 & 1 for found in each.sets for digit in found)


def _ends_bound(each: EndsBound, fillings: Fillings, _: ReasonedStep) -> bool:
    return _every(
        fillings,
        lambda way: all(
            way[cell] > each.digit if each.is_least else way[cell] < each.digit
            for cell in each.within
        ),
    )


CHECKS: dict[str, Callable[..., bool]] = {
    Bound.__name__: _bound,
    Facing.__name__: _facing,
    Equal.__name__: lambda each, fillings, _: _every(
        fillings,
        lambda way: way[each.cell] == way[each.other] not in each.digits,
    ),
    Needed.__name__: _needed,
    NoPartner.__name__: lambda each, fillings, _: _every(
        fillings, lambda way: not any(way[cell] in each.digits for cell in each.ends)
    ),
    SumBound.__name__: _sum_bound,
    RestSets.__name__: _rest_sets,
    Twice.__name__: lambda each, fillings, _: _every(
        fillings, lambda way: way[each.cell] != each.digit
    ),
    WaysLeft.__name__: _ways_left,
    WaysTried.__name__: _ways_tried,
    Span.__name__: lambda each, fillings, step: _every(
        fillings,
        lambda way: all(
            way[cell] >= each.end if each.is_least else way[cell] <= each.end
            for cell in step.constraint.cells
        ),
    ),
    Lacking.__name__: lambda each, fillings, _: (
        not any(fillings.marks.masks[cell] >> each.digit - 1 & 1 for cell in each.cells)
        and each.span[1] - each.span[0] + 1 < len(each.cells)
    ),
    SetsLeft.__name__: _sets_left,
    WithoutDigit.__name__: _without,
    AllHold.__name__: _all_hold,
    FirstSum.__name__: _first_sum,
    MostSeen.__name__: _most_seen,
    GreatestSeen.__name__: lambda each, fillings, _: _every(
        fillings, lambda way: way[each.cell] == each.greatest
    ),
    OtherEnd.__name__: _other_end,
    Within.__name__: _within,
    Ends.__name__: lambda each, fillings, _: _every(
        fillings, lambda way: {way[cell] for cell in each.ends} == {1, fillings.size}
    ),
    EndsBound.__name__: _ends_bound,
    Astride.__name__: lambda each, fillings, _: _every(
        fillings, lambda way: way[each.cell] != each.digit
    ),
    OnlyPlace.__name__: lambda each, fillings, _: _every(
        fillings, lambda way: way[each.cell] == each.digit
    ),
    AllFilled.__name__: lambda each, fillings, _: _every(
        fillings, lambda way: sorted(way[cell] for cell in each.cells) == [*each.digits]
    ),
    SeenDigit.__name__: _seen,
    SeenByRule.__name__: lambda each, fillings, _: is_seen_by_rule(each, fillings.marks),
    Unmarked.__name__: lambda each, fillings, _: is_unmarked(each, fillings.marks),
    ByRules.__name__: _by_rules,
    HouseArithmetic.__name__: _arithmetic,
    NoneCan.__name__: _none_can,
    SameDigits.__name__: _same_digits,
    PartSets.__name__: _part_sets,
    ForInstance.__name__: lambda each, fillings, _: fillings.size > 0,  # as `told_links` has it
    Likewise.__name__: lambda each, fillings, _: True,
}
