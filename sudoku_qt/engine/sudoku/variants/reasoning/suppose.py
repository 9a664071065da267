# SPDX-License-Identifier: MIT
"""The last resort: an assumption, from which everything known leads to a contradiction."""

from collections.abc import Iterable, Iterator
from itertools import islice

from sudoku_qt.engine.sudoku.variants.reasoning.chains import named
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Fallen, Parts
from sudoku_qt.engine.sudoku.variants.reasoning.proof import Proving, Refutation
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import (
    ReasonedStep,
    by_cell,
    removed,
)
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import told_supposed
from sudoku_qt.engine.sudoku.variants.reasoning.together import by_distance, needed
from sudoku_qt.engine.work import Stop, go_on, never

FEW_GUESSES = (0, 4, 20)
"""Limits of guesses for refuting a candidate, tried in order: fewer make a shorter proof."""
MANY_GUESSES = (100, 2500)
"""Further limits, with which the search ends at the first candidates."""
TRIED, TRIED_LAST = 4, 2
"""The number of refuted candidates of which the one with the shortest proof is told."""
MOST_CASES = 400


def suppose(parts: Parts, stop: Stop = never) -> Iterator[ReasonedStep]:
    """Yield the refutation of a candidate, told link by link. Raises `Cancelled`."""
    for guesses in FEW_GUESSES:
        found = _shortest(parts, parts.fallen(guesses, stop)[:TRIED], guesses, stop)
        if found:
            yield _told(parts, *found)
            return
    for guesses in MANY_GUESSES:
        fallen = islice(parts.falling(guesses, stop), TRIED_LAST)
        found = _shortest(parts, fallen, guesses, stop)
        if found:
            yield _told(parts, *found)
            return


def refuting(parts: Parts, candidate: int, stop: Stop = never) -> ReasonedStep | None:
    """The refutation of a candidate, if one is found. Raises `Cancelled`."""
    for guesses in (*FEW_GUESSES, *MANY_GUESSES):
        go_on(stop)
        fallen = parts.fall(candidate, guesses)
        proof = fallen and refutation(parts, fallen, guesses, stop)
        if proof:
            return _told(parts, proof, candidate)
    return None


def _shortest(
    parts: Parts, fallen: Iterable[Fallen], guesses: int, stop: Stop
) -> tuple[Refutation, int] | None:
    best: tuple[Refutation, int] | None = None
    for each in fallen:
        proof = refutation(parts, each, guesses, stop)
        if proof and (best is None or proof.length < best[0].length):
            best = proof, each.candidate
    return best


def refutation(parts: Parts, fallen: Fallen, guesses: int, stop: Stop) -> Refutation | None:
    """A refutation of a candidate with few parts. Raises `Cancelled`."""
    ordered = by_distance(parts, fallen, houses_last=True)
    numbers = needed(
        lambda some: parts.refute(some, fallen.candidate, 2 * guesses + 8),
        ordered,
        len(ordered),
        stop,
    )
    for some in (numbers, ordered):
        proof = some and Proving(parts, some, stop).proof(
            parts.marks.masks, fallen.candidate, min(MOST_CASES, 4 * guesses + 8)
        )
        if proof:
            return proof
    return None


def _told(parts: Parts, proof: Refutation, candidate: int) -> ReasonedStep:
    eliminated = by_cell((candidate, *proof.others), parts.size)
    supposed = named(candidate, parts.size)
    message = told_supposed(
        {
            "candidate": supposed,
            "links": tuple(link for link in proof.links if link != supposed),
            "end": proof.end,
            "removed": removed(eliminated, parts.size),
        }
    )
    length = proof.length + proof.cases
    return ReasonedStep("suppose", 5, message, None, (*eliminated.items(),), length=length)
