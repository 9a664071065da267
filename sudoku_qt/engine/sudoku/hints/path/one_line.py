# SPDX-License-Identifier: MIT
"""A step on one line, as forums write it and HoDoKu's users know it.

    8 r37 c15 fr7c6 => r3c1<>8              a fish: bases, covers, fins (ef for those in two bases)
    7- r1c9 {27} -2- r4c249 {1238} -7 => r9c9<>7      sets, and what links each to the next
    (5)r1c2=(5-6)r7c2=(6)r7c5-(6=5)r8c4 => r1c4<>5    a chain in Eureka, the sets inside
    3/7 in r15c12 => r1c1<>3                 a deadly pattern: its pair in its corners
    3,7 in r1c12 => r1c5<>3                 anything else: its digits in its cells
    r4c5=7                                  what is placed

A name may precede it, "Naked Pair: ...".
"""

from collections.abc import Callable, Iterable, Iterator
from typing import cast

from sudoku_qt.engine.sudoku.logic.evidence import Part
from sudoku_qt.engine.sudoku.logic.facts import facts_of, write_whip
from sudoku_qt.engine.sudoku.logic.step import (
    Candidate,
    Step,
    Variable,
    candidate_of,
    digits_in,
    write_cells,
    write_house,
)
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, cells_in

_Parts = dict[str, Part]


def write_line(step: Step) -> str:
    """A step on one line, without its name."""
    follows = ", ".join((*_placed(step.placements), *_eliminated(step.eliminations)))
    subject = _subject(step)
    single = len(step.placements) == 1 and not step.eliminations
    marked = {mark.candidate.cell for mark in step.marks}
    if single and (not subject or marked <= {step.placements[0].cell}):
        return follows
    return f"{subject} => {follows}" if subject else follows


def _subject(step: Step) -> str:
    """What the conclusion follows from."""
    parts = {str(part[1]): part for part in step.parts}
    for needed, write in _WRITERS:
        if needed <= parts.keys():
            return write(step, parts)
    return _cells_with_digits(step)


def _placed(placements: Iterable[Candidate]) -> Iterator[str]:
    return (f"{write_cells([cell])}={digit}" for cell, digit in placements)


def _eliminated(eliminations: Iterable[Candidate]) -> Iterator[str]:
    """Yield each digit with its cells, "r1c4,r2c78<>5"."""
    by_digit: dict[int, list[int]] = {}
    for cell, digit in eliminations:
        by_digit.setdefault(digit, []).append(cell)
    return (f"{_comma(cells)}<>{digit}" for digit, cells in sorted(by_digit.items()))


def _comma(cells: Iterable[int]) -> str:
    return write_cells(cells).replace(" ", ",")


def _fish(step: Step, parts: _Parts) -> str:
    """Write bases, covers and fins, of Siamese fish both; and the chains of Kraken fish."""
    bases = _members(parts, "bases")
    covers = [
        _houses(_members(parts, each)) for each in ("covers", "other_covers") if each in parts
    ]
    fins = [_fins(bases, parts[each]) for each in ("fins", "other_fins") if each in parts]
    words = [str(step.digits[0]), _houses(bases), "/".join(covers), "/".join(filter(None, fins))]
    chains = [
        facts_of(step)[name]
        for name, part in parts.items()
        if part[0] in {"chain", "chains"} and name.startswith("chain")
    ]
    return ", ".join((" ".join(filter(None, words)), *chains))


def _fins(bases: Iterable[int], part: Part) -> str:
    masks = [STANDARD_SHAPE.house_masks[base] for base in bases]
    inner = [c for c in cells_in(cast(int, part[3])) if sum(mask >> c & 1 for mask in masks) > 1]
    outer = [c for c in cells_in(cast(int, part[3])) if c not in inner]
    return " ".join(f"{sign}{_comma(some)}" for sign, some in (("f", outer), ("ef", inner)) if some)


def _houses(houses: Iterable[int]) -> str:
    """Write houses, those of a kind together, "r37" or "r3b7"."""
    kinds: dict[str, str] = {}
    for house in sorted(houses):
        name = write_house(house)
        kinds[name[0]] = kinds.get(name[0], "") + name[1]
    return "".join(f"{sign}{numbers}" for sign, numbers in kinds.items())


def _linked(step: Step, parts: _Parts) -> str:
    """Write sets and what links them, at both ends the digit that one of them holds."""
    members = cast(Iterable[tuple[int, int]], parts["linked"][3])
    sets = [f"{_comma(cells_in(cells))} {{{_digits(digits)}}}" for cells, digits in members]
    links = [_digits(mask) for mask in cast(Iterable[int], parts["linked"][4])]
    row = sets[0] + "".join(f" -{link}- {each}" for link, each in zip(links, sets[1:], strict=True))
    z = _digits(cast(int, parts["z"][3]))
    return row if step.variant == "double" else f"{z}- {row} -{z}"


def _crossing(_: Step, parts: _Parts) -> str:
    """Write the three parts of a Sue de Coq, each with its digits."""
    return ", ".join(
        f"{_comma(cells_in(cast(int, parts[name][3])))} {{{_digits(cast(int, parts[name][4]))}}}"
        for name in ("crossing", "in_line", "in_box")
    )


def _in_box(step: Step, parts: _Parts) -> str:
    """Write an empty rectangle: its box, and the ends of each link."""
    names = (("near_cell", "far_cell"), ("other_near_cell", "other_far_cell"))
    links = [
        _comma(cells_in(cast(int, parts[near][3]) | cast(int, parts[far][3])))
        for near, far in names
        if near in parts
    ]
    return f"{step.digits[0]} in {_houses(_members(parts, 'box'))} ({'/'.join(links)})"


def _supposed(_: Step, parts: _Parts) -> str:
    """Write what is supposed, in turn."""
    words = []
    for number in _members(parts, "assumptions"):
        cell, digit = candidate_of(number % (9 * CELLS))
        words.append(f"{write_cells([cell])}{'=' if number < 9 * CELLS else '<>'}{digit}")
    return " | ".join(words)


def _deadly(_: Step, parts: _Parts) -> str:
    """Write the pair that would be exchanged, and where."""
    cells = parts["corners"] if "corners" in parts else parts["cells"]
    pair = "/".join(map(str, digits_in(cast(int, parts["pair"][3]))))
    return f"{pair} in {_comma(cells_in(cast(int, cells[3])))}"


def _wing(_: Step, parts: _Parts) -> str:
    """Write the digits of a wing, that of both pincers last, and its cells."""
    pivot, pincers = (cast(int, parts[name][3]) for name in ("pivot", "pincers"))
    masks = (cast(int, parts[name][3]) for name in ("x_y", "z"))
    digits = "/".join(str(digit) for mask in masks for digit in digits_in(mask))
    return f"{digits} in {_comma(cells_in(pivot | pincers))}"


def _cells_with_digits(step: Step) -> str:
    known = [m.candidate for m in step.marks if m.role not in {"eliminated", "follows", "excluded"}]
    digits = ",".join(map(str, sorted({digit for _, digit in known})))
    return f"{digits} in {_comma({cell for cell, _ in known})}" if known else ""


def _members(parts: _Parts, name: str) -> tuple[int, ...]:
    return cast(tuple[int, ...], parts[name][3])


def _digits(mask: int) -> str:
    return "".join(map(str, digits_in(mask)))


_WRITERS: tuple[tuple[set[str], Callable[[Step, _Parts], str]], ...] = (
    ({"bases", "covers"}, _fish),
    ({"linked", "z"}, _linked),
    ({"crossing", "in_line", "in_box"}, _crossing),
    ({"box", "near_cell", "far_cell"}, _in_box),
    ({"whip"}, lambda _, parts: write_whip(cast(Iterable[Variable], parts["whip"][3]))),
    ({"chain"}, lambda step, _: facts_of(step)["chain"]),
    ({"assumptions"}, _supposed),
    ({"pair", "corners", "common"}, lambda step, _: _cells_with_digits(step)),
    ({"pair", "corners"}, _deadly),
    ({"pair", "cells"}, _deadly),
    ({"pivot", "pincers"}, _wing),
)
"""The writers of the parts of a step; the first that fits is used."""
