# SPDX-License-Identifier: MIT
"""The last resort: an assumption, from which everything known leads to a contradiction."""

from collections.abc import Iterator, Sequence

from sudoku_qt.engine.sudoku.variants.reasoning.chains import named
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Fallen, Parts
from sudoku_qt.engine.sudoku.variants.reasoning.proof import Proving, Refutation
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, by_cell, removed
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import told_supposed
from sudoku_qt.engine.work import Stop, go_on, never

FEW_GUESSES = (0, 4, 20)
"""Limits of guesses for refuting a candidate, tried in order: fewer make a shorter proof."""
MANY_GUESSES = {100: 40, 500: 10, 2500: 2}
"""Further limits, with which not all candidates are tried: so many refuted ones are enough."""
TRIED = 4
"""The number of candidates that are refuted link by link; the one that is worth most is told."""
AT_LEAST = 8
"""Links that a proof counts more than it has, as a few more or less are all the same."""


def suppose(parts: Parts, stop: Stop = never) -> Iterator[ReasonedStep]:
    """Yield the refutation of a candidate, told link by link. Raises `Cancelled`.

    It is the one with the fewest links for each candidate that goes with it.
    """
    for guesses in (*FEW_GUESSES, *MANY_GUESSES):
        if guesses in FEW_GUESSES:
            fallen = parts.fallen(guesses, stop)
        else:
            fallen = parts.some_fallen(guesses, MANY_GUESSES[guesses], stop)
        found = _best(parts, fallen, guesses, stop)
        if found:
            yield found
            return


def refuting(parts: Parts, candidate: int, stop: Stop = never) -> ReasonedStep | None:
    """The refutation of a candidate, if one is found. Raises `Cancelled`."""
    for guesses in (*FEW_GUESSES, *MANY_GUESSES):
        go_on(stop)
        proof = _proof(Proving(parts), candidate, guesses)
        if proof:
            return _told(Proving(parts), proof, candidate)
    return None


def _best(parts: Parts, fallen: Sequence[Fallen], guesses: int, stop: Stop) -> ReasonedStep | None:
    gains = {each.candidate: parts.gain(each.candidate) for each in fallen}
    ordered = sorted(fallen, key=lambda each: (each.guesses + AT_LEAST) / gains[each.candidate])
    proving = Proving(parts)
    best: tuple[float, Refutation, int] | None = None
    for each in ordered[:TRIED]:
        go_on(stop)
        proof = _proof(proving, each.candidate, guesses)
        if proof:
            price = (proof.length + AT_LEAST) / gains[each.candidate]
            if best is None or price < best[0]:
                best = price, proof, each.candidate
    return _told(proving, *best[1:]) if best else None


def _proof(proving: Proving, candidate: int, guesses: int) -> Refutation | None:
    way = proving.parts.way_of(candidate, guesses)
    return proving.proof(candidate, way) if way else None


def _told(proving: Proving, proof: Refutation, candidate: int) -> ReasonedStep:
    size = proving.size
    eliminated = by_cell((candidate, *proof.others), size)
    message = told_supposed(
        {
            "candidate": named(candidate, size),
            "links": proving.links_told(proof, candidate),
            "end": proving.end_told(proof),
            "removed": removed(eliminated, size),
        }
    )
    return ReasonedStep("suppose", 5, message, None, (*eliminated.items(),), length=proof.length)
