# SPDX-License-Identifier: MIT
"""A step unfolds a finding into marks, links and words."""

from pathlib import Path

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import (
    Candidate,
    Link,
    Mark,
    Step,
    cell_names,
    write_cells,
    write_chain,
    write_house,
)
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.sweeps import in_turn

CASES = Path(__file__).parents[3] / "data" / "techniques"


@in_turn(
    ("cells", "r4c5", "d5"),
    [
        ([30], "r4c4", "D4"),
        ([27, 28, 36], "r4c12 r5c1", "D12 E1"),
        ([27, 28, 36, 37], "r45c12", "DE12"),
        ([0, 9, 18], "r123c1", "ABC1"),
    ],
)
def test_cells_are_written_in_both_notations(cells: list[int], r4c5: str, d5: str) -> None:
    assert write_cells(cells) == r4c5
    assert write_cells(cells, "D5") == d5


def test_houses_are_written_in_both_notations() -> None:
    assert [write_house(house) for house in (3, 12, 22)] == ["r4", "c4", "b5"]
    assert [write_house(house, "D5") for house in (3, 12, 22)] == ["D", "c4", "b5"]


def test_a_chain_shows_its_links() -> None:
    nodes = ((1 << 1, 3, False), (1 << 6, 3, True), (1 << 6, 4, False), (3 << 24, 4, True))
    assert write_chain(nodes) == "(4)r1c2=(4-5)r1c7=(5)r3c78"


def test_a_bivalue_cell_is_written_once() -> None:
    nodes = ((1 << 72, 1, False), (1 << 72, 3, True), (1 << 74, 3, False), (1 << 74, 0, True))
    assert write_chain(nodes) == "(2=4)r9c1-(4=1)r9c3"


def test_marks_name_the_part_that_a_candidate_plays() -> None:
    parts = (
        evidence.cells("pivot", evidence.SET_A, 1 << 5, 0b11),
        evidence.cells("said", evidence.SILENT, 1 << 6, 0b11),
    )
    step = Step.of("xy_wing", Finding(parts, 0b11, (7,), (81 + 8,)), (0b11,) * 81, bytes(81))
    assert step.marks == (
        Mark("set_a", Candidate(5, 1)),
        Mark("set_a", Candidate(5, 2)),
        Mark("eliminated", Candidate(7, 1)),
        Mark("follows", Candidate(8, 2)),
    )


def test_links_are_strong_from_false_to_true_and_weak_from_true_to_false() -> None:
    nodes = ((1, 0, False), (2, 0, True), (4, 0, False))
    step = Step.of("x_chain", Finding((evidence.chain("chain", nodes),), 1), (1,) * 81, bytes(81))
    first, second, third = ((Candidate(cell, 1),) for cell in range(3))
    assert step.links == (Link("strong", first, second), Link("weak", second, third))


@in_turn("name", [rung.name for rung in LADDER])
def test_every_technique_shows_what_it_speaks_of(name: str) -> None:
    case = read_case((CASES / f"{name}.txt").read_text("utf-8").splitlines()[0])
    board = Board(case.grid)
    finding = next(iter(instances(LADDER[name].technique, board)))
    step = Step.of(name, finding, case.grid.candidates, case.grid.values)
    conclusions = set(step.placements + step.eliminations)
    assert {
        mark.candidate for mark in step.marks if mark.role in {"eliminated", "follows"}
    } == conclusions
    for mark in step.marks:
        cell, digit = mark.candidate
        if mark.role == "placed":
            assert case.grid.values[cell] == digit, "only digits that are there"
        else:
            assert case.grid.candidates[cell] >> digit - 1 & 1, "only candidates that are there"


def test_names_of_cells_are_members_of_a_list() -> None:
    assert cell_names([3, 15]) == ("r1c4", "r2c7")
    assert cell_names([3, 15], "D5") == ("A4", "B7")
