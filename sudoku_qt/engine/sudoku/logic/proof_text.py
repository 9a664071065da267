# SPDX-License-Identifier: MIT
"""The proof of a step as text: lines for people, and plain data for programs."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.proof import Branch, Inference, Proof
from sudoku_qt.engine.sudoku.logic.step import (
    Notation,
    Step,
    Through,
    through_of,
    write_cells,
    write_chain,
    write_house,
    write_node,
)
from sudoku_qt.engine.sudoku.logic.truths import Truth
from sudoku_qt.engine.sudoku.shape import CELLS, cells_in

ARROW = " → "
MOST_RUNS = 24
"""More runs of links in a branch are only counted; `data` has them all."""
_CHAINS = {"chain", "chains", "whip"}
"""The kinds of evidence that a sentence explains link by link."""


def lines(step: Step, notation: Notation = "r4c5") -> Iterator[str]:
    """Yield the branches of a step whose sentence does not tell every link."""
    if _CHAINS.isdisjoint(part[1] for part in step.parts):
        through = through_of(step.parts, step.position)
        for branch in step.branches:
            runs = [*_runs(branch, notation, through)] or [write_node(branch.start, notation)]
            more = [f"… (+{len(runs) - MOST_RUNS})"] if len(runs) > MOST_RUNS else []
            yield "; ".join((*runs[:MOST_RUNS], *more))


def data(proof: Proof, notation: Notation = "r4c5") -> dict[str, object]:
    """A proof as lists and words; the truth of a digit in a house is written "5r1"."""
    found = _symmetry(proof, notation)
    plain = [truth for truth in proof.truths if truth.kind != "pattern"]
    counted = {"links": [_truth(link, notation) for link in proof.links]} if proof.links else {}
    return {
        **found,
        "truths": [_truth(truth, notation) for truth in plain],
        **counted,
        "patterns": [_pattern(each, notation) for each in proof.truths if each not in plain],
        "branches": [_branch(branch, notation) for branch in proof.branches],
    }


def _runs(branch: Branch, notation: Notation, through: Through) -> Iterator[str]:
    """Write links that follow each other as a chain, and any others one by one."""
    run: list[Node] = []
    for link in branch.links:
        if run and link.sources == (run[-1],):
            run.append(link.result)
            continue
        if run:
            yield write_chain(tuple(run), notation, through)
        run = [*link.sources, link.result] if len(link.sources) == 1 else []
        if not run:
            yield _inference(link, notation)
    if run:
        yield write_chain(tuple(run), notation, through)


def _inference(link: Inference, notation: Notation) -> str:
    sources = ", ".join(write_node(each, notation) for each in link.sources)
    return f"{sources}{ARROW}{write_node(link.result, notation)}"


def _truth(truth: Truth, notation: Notation) -> str:
    if truth.kind == "cell":
        return write_cells([truth.number], notation)
    return f"{truth.number % 9 + 1}{write_house(truth.number // 9, notation)}"


def _pattern(truth: Truth, notation: Notation) -> dict[str, object]:
    numbers = [each for each in range(9 * CELLS) if truth.candidates >> each & 1]
    lines = [write_house(line, notation) for line in truth.lines]
    return {
        "cells": write_cells(cells_in(truth.number), notation),
        **({"lines": lines} if lines else {}),
        "digits": [digit + 1 for digit in range(9) if truth.digits >> digit & 1],
        **({"outside": True} if truth.outside else {}),
        "guardians": [
            write_node((1 << number % CELLS, number // CELLS, True), notation) for number in numbers
        ],
    }


def _symmetry(proof: Proof, notation: Notation) -> dict[str, object]:
    """Where each cell goes and what each digit becomes, of a proof that rests on that."""
    if proof.symmetry is None:
        return {}
    cells, digits = proof.symmetry
    return {
        "symmetry": {
            "cells": [write_cells([there], notation) for there in cells],
            "digits": [*digits[1:]],
        }
    }


def _branch(branch: Branch, notation: Notation) -> dict[str, object]:
    return {
        "assume": write_node(branch.start, notation),
        "links": [
            {
                "from": [write_node(each, notation) for each in link.sources],
                "to": write_node(link.result, notation),
                "by": [
                    (_pattern if truth.kind == "pattern" else _truth)(truth, notation)
                    for truth in link.truths
                ],
            }
            for link in branch.links
        ],
        "ends": [write_node(each, notation) for each in branch.ends],
    }
