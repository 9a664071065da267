# SPDX-License-Identifier: MIT
"""A proof is written as lines for people and as plain data for programs."""

import re
from dataclasses import replace

import pytest

from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.board import Finding
from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.proof import Branch, Inference, Proof
from sudoku_qt.engine.sudoku.logic.proof_text import MOST_RUNS, data, lines
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.truths import Truth
from tests.case_steps import first_step

ON: Node = (1, 4, True)
"""5 in r1c1, ..."""
OFF: Node = (2, 4, False)
"""... so not in r1c2, ..."""
OTHER: Node = (2, 5, True)
"""... so 6 there, ..."""
BOTH: Node = (4, 6, True)
"""... and from two of them 7 in r1c3."""
CELL = Truth("cell", 1, 1 << 81 * 4 + 1 | 1 << 81 * 5 + 1)
ROW = Truth("house", 6, 1 << 81 * 6 + 2)
PATTERN = Truth("pattern", 3, 1 << 81 * 8, 0b11)
BRANCH = Branch(
    ON,
    (
        Inference(OFF, (ON,), ()),
        Inference(OTHER, (OFF,), (CELL,)),
        Inference(BOTH, (ON, OTHER), (ROW, PATTERN)),
    ),
    (BOTH,),
)
PROOF = Proof((CELL, ROW, PATTERN), (BRANCH,))


def proven(*parts: tuple[object, ...]) -> Step:
    step = Step.of("forcing_net", Finding(parts, 1, (0,)), (0x1FF,) * 81, bytes(81))
    step.__dict__["branches"] = PROOF.branches
    return step


def test_links_that_follow_each_other_are_one_chain() -> None:
    assert list(lines(proven())) == ["(5)r1c1-(5=6)r1c2; r1c1=5, r1c2=6 → r1c3=7"]


def test_the_other_notation_is_used() -> None:
    assert list(lines(proven(), "D5")) == ["(5)A1-(5=6)A2; A1=5, A2=6 → A3=7"]


def test_a_branch_without_links_is_its_assumption() -> None:
    step = proven()
    step.__dict__["branches"] = (Branch(ON, (), (ON,)),)
    assert list(lines(step)) == ["r1c1=5"]


def test_what_the_sentence_tells_is_not_told_again() -> None:
    assert not list(lines(proven(evidence.chain("chain", [ON, OFF, OTHER]))))


@pytest.mark.parametrize("technique", ["hidden_single", "skyscraper", "als_chain", "forcing_net"])
def test_what_a_step_rests_on_is_not_worked_out_to_be_left_unwritten(technique: str) -> None:
    _, step = first_step(technique)
    fresh = replace(step)
    assert bool(list(lines(fresh))) == (technique == "forcing_net")
    assert "proof" not in fresh.__dict__


@pytest.mark.parametrize(
    "technique",
    [
        "hidden_single",
        "kraken_fish",
        "als_nice_loop",
        "msls",
        "gurth",
        "brute_force",
        "forcing_net",
    ],
)
def test_what_is_written_for_people_are_the_branches_of_the_proof(technique: str) -> None:
    _, step = first_step(technique)
    assert step.branches == step.proof.branches


def test_a_proof_is_lists_and_words() -> None:
    pattern = {"cells": "r1c12", "digits": [1, 2], "guardians": ["r1c1=9"]}
    assert data(PROOF) == {
        "truths": ["r1c2", "7r1"],
        "patterns": [pattern],
        "branches": [
            {
                "assume": "r1c1=5",
                "links": [
                    {"from": ["r1c1=5"], "to": "r1c2≠5", "by": []},
                    {"from": ["r1c2≠5"], "to": "r1c2=6", "by": ["r1c2"]},
                    {"from": ["r1c1=5", "r1c2=6"], "to": "r1c3=7", "by": ["7r1", pattern]},
                ],
                "ends": ["r1c3=7"],
            }
        ],
    }


def test_of_a_long_branch_the_first_runs_are_written_and_the_rest_counted() -> None:
    _, step = first_step("nested_braid")
    (told,) = lines(step)
    runs = told.split("; ")
    assert len(runs) == MOST_RUNS + 1
    assert re.fullmatch(r"… \(\+[1-9]\d*\)", runs[-1])
    assert len(told) < 1500


@pytest.mark.parametrize("technique", ["whip", "braid"])
def test_what_a_sentence_tells_link_by_link_has_no_lines(technique: str) -> None:
    _, step = first_step(technique)
    assert not list(lines(step))
