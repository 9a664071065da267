# SPDX-License-Identifier: MIT
"""Chains are told link by link; a set that fills its house is told by the few cells it leaves."""

import re

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.facts import facts_of
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.step import (
    Step,
    Through,
    digits_in,
    through_of,
    write_cells,
    write_chain,
)
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from sudoku_qt.paths import resource
from tests.case_steps import first_step

HIDDEN, BOTH = 12433, 1535
"""Seeds of puzzles with a chain through almost hidden sets, and one through both kinds."""


def steps(seed: int, variant: str) -> list[Step]:
    """The chains of a way up that are told in some way."""
    board = Board.of_givens(kernel.minimal_puzzle(seed))
    return [
        Step.of(rung.name, finding, board.grid().candidates, board.grid().values)
        for rung, finding in follow(board)
        if finding.variant == variant
    ]


@pytest.mark.parametrize(("seed", "variant"), [(HIDDEN, "chain_hidden"), (BOTH, "chain_both")])
def test_an_almost_hidden_set_is_a_strong_link_between_parts_of_it(seed: int, variant: str) -> None:
    for step in steps(seed, variant):
        digits = set(re.findall(r"\{(\d+)\}", facts_of(step)["hidden_sets"]))
        through = re.findall(r"\(\d-(\d+)\)[r\d]+c\d+=\((\d+)-\d\)", facts_of(step)["chain"])
        assert through
        assert {digit for pair in through for digit in pair} <= digits
        break
    else:
        pytest.fail("no such chain")


def test_both_kinds_of_sets_are_told_of_in_either_language() -> None:
    (step, *_) = steps(BOTH, "chain_both")
    for language, words in (("en", "The almost hidden {"), ("zh_CN", "隐性待定数组 {")):
        page = Pages(resource("techniques") / language)[step.technique]
        assert words in page.sentence(step)
        assert facts_of(step)["sets"] in page.sentence(step)


def test_the_marks_are_in_the_cells_of_the_set_that_is_told() -> None:
    (step, *_) = steps(HIDDEN, "chain_hidden")
    (members,) = (part[3] for part in step.parts if part[0] == "hidden_sets")
    assert isinstance(members, tuple)
    told = {cell for cells, _, _ in members for cell in range(81) if cells >> cell & 1}
    assert {mark.candidate.cell for mark in step.marks if mark.role == "set_c"} == told


def test_each_set_that_is_told_is_one_and_stands_in_the_chain() -> None:
    grid, _ = first_step("als_nice_loop")
    stripping = 0
    for finding in LADDER["als_nice_loop"].technique.find(Board(grid)):
        step = Step.of("als_nice_loop", finding, grid.candidates, grid.values)
        chain, through = facts_of(step)["chain"], through_of(step.parts, step.position)
        for cells, digits in through.sets:
            inside = [*cells_in(cells)]
            assert any(not cells & ~house for house in STANDARD_SHAPE.house_masks)
            assert len(inside) + 1 == digits.bit_count()
            assert f"){write_cells(inside)}" in chain
        for _, _, cell, lost in through.stripped:
            taken = "".join(map(str, digits_in(lost)))
            assert f"({taken}=" in chain or f"={taken})" in chain
            assert f"){write_cells([cell])}" in chain
            stripping += 1
    assert stripping


def test_a_stripped_cell_is_told_along_with_the_set_that_strips_it() -> None:
    nodes: tuple[Node, ...] = ((0b11, 0, False), (1 << 9, 3, True), (1 << 10, 3, False))
    through = Through(stripped=((0b111, 0b111, 9, 0b110),))
    assert write_chain(nodes, through=through) == "(1=23)r1c123-(23=4)r2c1-(4)r2c2"
    back = (*nodes[1][:2], False), (*nodes[0][:2], True)
    assert write_chain(back, through=through) == "(4=23)r2c1-(23=1)r1c123"
    sets = Through(((0b111, 0b1111),))
    assert write_chain(((0b11, 0, False), (0b110, 1, True)), through=sets) == "(1=2)r1c123"
    inside = (0b1, 0, False), (0b1, 1, True)
    assert write_chain(inside, through=sets) == "(1=2)r1c123"
    assert write_chain(inside, through=sets._replace(pairs=frozenset({0}))) == "(1=2)r1c1"
    assert write_chain(((0b1, 0, False), (0b10, 0, True)), through=sets) == "(1)r1c1=(1)r1c2"
    assert write_chain(((0b1, 0, False), (0b10, 4, True)), through=sets) == "(1)r1c1=(5)r1c2"
    other = (0b10, 0, False), (0b10, 1, True)
    assert write_chain(other, through=sets._replace(pairs=frozenset({1}))) == "(1=2)r1c2"
