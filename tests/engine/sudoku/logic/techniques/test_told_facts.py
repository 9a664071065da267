# SPDX-License-Identifier: MIT
"""What the sentences of the hardest-to-read techniques claim is true of every step of the cases."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.hints.walk import ending
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

FOLDER = Path(__file__).parents[4] / "data" / "techniques"
HOUSES = STANDARD_SHAPE.house_masks
PEERS = STANDARD_SHAPE.peer_masks
MOST = 12
"""Of one position no more steps are gone through."""


def steps_of(name: str) -> Iterator[Step]:
    """The steps of the positions in the case file of a technique."""
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        case = read_case(line)
        if not case.forbids:
            found = instances(LADDER[name].technique, Board(case.grid))
            for _, finding in zip(range(MOST), found, strict=False):
                yield Step.of(name, finding, case.grid.candidates, case.grid.values)


def parts_of(step: Step) -> dict[str, tuple[object, ...]]:
    return {str(part[1]): part[3:] for part in step.parts}


def mask_of(parts: dict[str, tuple[object, ...]], name: str) -> int:
    return cast(int, parts[name][0])


def house_of(parts: dict[str, tuple[object, ...]], name: str) -> int:
    return HOUSES[cast(tuple[int, ...], parts[name][0])[0]]


def with_digit(step: Step, digit: int, cells: int = -1) -> int:
    """The cells, among some, that have a candidate (0-8) in the position of a step."""
    there = sum(1 << cell for cell, mask in enumerate(step.position) if mask >> digit & 1)
    return there & cells


def digits_of(step: Step, cells: int) -> int:
    found = 0
    for cell in cells_in(cells):
        found |= step.position[cell]
    return found


def sees_all(cell: int, cells: int) -> bool:
    return not cells & ~PEERS[cell]


@pytest.mark.parametrize("before", ["", "other_"])
def test_an_empty_rectangle_excludes_its_target_both_ways(before: str) -> None:
    told = list(steps_of("dual_empty_rectangle"))
    if not before:
        told += steps_of("empty_rectangle")
    for step in told:
        parts = parts_of(step)
        digit = step.digits[0] - 1
        near_line, far_line = (house_of(parts, f"{before}{each}_line") for each in ("near", "far"))
        box, inside = house_of(parts, "box"), mask_of(parts, "inside")
        near, far = (mask_of(parts, f"{before}{each}_cell") for each in ("near", "far"))
        (target,) = cells_in(mask_of(parts, f"{before}target"))
        assert with_digit(step, digit, box) == inside
        assert not inside & ~(near_line | far_line)
        assert sees_all(target, inside & far_line)
        assert far_line >> target & 1
        assert near & near_line & ~box
        assert any(with_digit(step, digit, house) == near | far for house in HOUSES)
        assert sees_all(target, far)
        assert Candidate(target, digit + 1) in step.eliminations


def test_each_digit_of_a_sue_de_coq_stands_once_where_it_is_told_to() -> None:
    for step in steps_of("sue_de_coq"):
        parts = parts_of(step)
        line, box = house_of(parts, "line"), house_of(parts, "box")
        crossing, in_line, in_box = (mask_of(parts, n) for n in ("crossing", "in_line", "in_box"))
        every, count = mask_of(parts, "digits"), mask_of(parts, "count")
        assert (crossing | in_line | in_box).bit_count() == every.bit_count() == count
        assert mask_of(parts, "crossing_digits") == digits_of(step, crossing)
        assert not digits_of(step, in_line) & digits_of(step, in_box)
        assert not crossing & ~(line & box)
        assert not in_line & ~(line & ~box)
        assert not in_box & ~(box & ~line)
        of_line, of_box = mask_of(parts, "of_line"), mask_of(parts, "of_box")
        assert not with_any(step, of_line, crossing | in_line | in_box) & ~line
        assert not with_any(step, of_box, crossing | in_line | in_box) & ~box
        for cell, digit in step.eliminations:
            assert line >> cell & of_line >> digit - 1 & 1 or box >> cell & of_box >> digit - 1 & 1


def with_any(step: Step, digits: int, cells: int) -> int:
    """The cells, among some, that have one of some candidates."""
    return sum(1 << cell for cell in cells_in(cells) if step.position[cell] & digits)


@in_turn("name", ["als_xz", "als_xy_wing", "als_chain"])
def test_linked_sets_lack_one_digit_at_most_and_share_each_link_once(name: str) -> None:
    for step in steps_of(name):
        parts = parts_of(step)
        sets, commons = cast(tuple[tuple[tuple[int, int], ...], tuple[int, ...]], parts["linked"])
        outer = mask_of(parts, "z")
        for cells, digits in sets:
            assert digits == digits_of(step, cells)
            assert digits.bit_count() == cells.bit_count() + 1
        for (one, two), common in zip(pairwise(sets), commons, strict=True):
            for digit in range(9):
                if common >> digit & 1:
                    places = with_digit(step, digit, two[0])
                    assert places
                    assert all(
                        sees_all(c, places) for c in cells_in(with_digit(step, digit, one[0]))
                    )
        if step.variant == "several":
            for digit in cells_in(outer):
                left, right = (common & ~(1 << digit) for common in commons)
                assert left
                assert right
                assert (left | right).bit_count() > 1
        elif step.variant != "double":
            assert all(common.bit_count() == 1 for common in commons)
            assert all(one != two for one, two in pairwise(commons))
            assert not outer & (commons[0] | commons[-1])
        first, last = sets[0][0], sets[-1][0]
        for cell, digit in step.eliminations:
            here = with_digit(step, digit - 1, first), with_digit(step, digit - 1, last)
            both = all(here) and sees_all(cell, here[0] | here[1])
            alone = any(each and sees_all(cell, each) for each in here)
            locked = step.variant == "double" and not commons[0] >> digit - 1 & 1
            assert both or (locked and alone)


@in_turn("name", ["nice_loop", "grouped_nice_loop", "als_nice_loop", "unique_nice_loop"])
def test_what_a_chain_comes_to_says_what_each_end_excludes(name: str) -> None:
    seen = 0
    for step in steps_of(name):
        told = ending(step, "r4c5")
        if told.template != "Either {one} or {two}. {because}: {conclusion}.":
            continue
        seen += 1
        chain = cast(tuple[Node, ...], parts_of(step)["chain"][0])
        ends = [(cells, digit) for cells, digit, _ in (chain[0], chain[-1])]
        found = re.findall(r"r(\d)c(\d) sees that (\d) or is (\d) itself", str(told))
        assert len(found) == len(step.eliminations)
        for row, column, digit, held in found:
            cell = 9 * int(row) + int(column) - 10
            assert Candidate(cell, int(digit)) in step.eliminations
            (other,) = (cells for cells, each in ends if each == int(digit) - 1)
            assert sees_all(cell, other)
            assert (1 << cell, int(held) - 1) in ends
    assert seen > 3


@in_turn("language", ["en", "zh_CN"])
def test_a_nested_braid_says_what_is_refuted_as_it_is_supposed(language: str) -> None:
    page = Pages(resource("techniques") / language)["nested_braid"]
    for line in (FOLDER / "nested_braid.txt").read_text("utf-8").splitlines()[:4]:
        case = read_case(line)
        finding = next(iter(instances(LADDER["nested_braid"].technique, Board(case.grid))))
        step = Step.of("nested_braid", finding, case.grid.candidates, case.grid.values)
        parts = parts_of(step)
        refuted = cast(tuple[int, ...], parts["refuted"][0])
        beside = [link.result for branch in step.branches for link in branch.links if link.beside]
        told = {(1 << number % 81, number // 81, False) for number in refuted}
        assert told == set(beside)
        sentence = page.sentence(step)
        assert len(sentence) < 400
        for number in refuted[:3]:
            row, column = divmod(number % 81, 9)
            assert f"r{row + 1}c{column + 1}={number // 81 + 1}" in sentence
        assert bool(refuted) == (sentence.count("=") > 1)
        ends = {each % 729 for each in cast(tuple[int, ...], parts["ends"][0])}
        cells, digits = {each % 81 for each in ends}, {each // 81 for each in ends}
        assert len(cells) == 1 or len(digits) == 1


def test_a_unique_loop_is_of_the_type_that_its_roof_is() -> None:
    seen: set[str] = set()
    for step in steps_of("unique_loop"):
        parts = parts_of(step)
        roof, extra = mask_of(parts, "roof"), mask_of(parts, "extra")
        seen.add(step.variant)
        assert (step.variant == "type_1") == (roof.bit_count() == 1)
        assert step.variant != "type_2" or extra.bit_count() == 1
    assert {"type_1", "type_2"} <= seen


@pytest.mark.parametrize(
    ("name", "bearers", "digit"),
    [
        ("w_wing", "cells", "y"),
        ("xy_wing", "pincers", "z"),
        ("wxyz_wing", "ends", "z"),
        ("vwxyz_wing", "ends", "z"),
        ("uvwxyz_wing", "ends", "z"),
        ("unique_rectangle_2", "roof", "extra"),
        ("unique_rectangle_5", "roof", "extra"),
        ("avoidable_rectangle_2", "open", "extra"),
        ("unique_loop", "roof", "extra"),
        ("borescoper", "roof", "extra"),
        ("unique_matrix", "roof", "extra"),
        ("bivalue_oddagon", "guardians", "extra"),
        ("tridagon", "guardians", "extra"),
    ],
)
def test_what_goes_sees_all_the_cells_one_of_which_is_said_to_have_the_digit(
    name: str, bearers: str, digit: str
) -> None:
    seen = 0
    for step in steps_of(name):
        if step.variant not in {"", "type_2"}:
            continue
        parts = parts_of(step)
        (value,) = (each for each in range(9) if mask_of(parts, digit) >> each & 1)
        for cell, gone in step.eliminations:
            assert gone == value + 1
            assert not with_digit(step, value, mask_of(parts, bearers)) & ~PEERS[cell]
            seen += 1
    assert seen


@pytest.mark.parametrize("name", ["naked_pair", "naked_triple", "naked_quad"])
def test_what_a_naked_subset_removes_sees_all_its_cells(name: str) -> None:
    for step in steps_of(name):
        cells = mask_of(parts_of(step), "cells")
        assert all(sees_all(cell, cells) for cell, _ in step.eliminations)


@in_turn("language", ["en", "zh_CN"])
@pytest.mark.parametrize("name", ["naked_pair", "naked_triple", "naked_quad"])
def test_a_naked_subset_says_which_cells_lose_its_digits(name: str, language: str) -> None:
    (sentence,) = Pages(resource("techniques") / language)[name].sentences.values()
    assert {"en": "see all of them", "zh_CN": "同时看得到它们"}[language] in sentence


@in_turn("language", ["en", "zh_CN"])
def test_a_rectangle_names_its_corners_and_a_subset_its_house(language: str) -> None:
    pages = Pages(resource("techniques") / language)
    for name in (f"unique_rectangle_{kind}" for kind in range(1, 7)):
        for sentence in pages[name].sentences.values():
            assert "{corners}" in sentence
            assert "{subset}" not in sentence or "{house}" in sentence


@in_turn("language", ["en", "zh_CN"])
def test_a_chain_through_a_tridagon_says_why_what_goes_goes(language: str) -> None:
    reason = {"en": "what both exclude goes", "zh_CN": "同时排除"}[language]
    for name in ("tridagon", "tridagon_link"):
        told = Pages(resource("techniques") / language)[name].sentences
        assert reason in told["chain"]
        assert reason in told["loop"]
