# SPDX-License-Identifier: MIT
"""The last resort: an assumption, from which everything known leads to a contradiction."""

from collections.abc import Iterator
from itertools import islice

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.reasoning.chains import named
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.proof import Proving, Refutation
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, removed
from sudoku_qt.engine.sudoku.variants.search.tables import tables_of
from sudoku_qt.engine.sudoku.variants.search.tree import OUTCOMES, Tree

FINISHED = OUTCOMES[1]
GUESSES = (0, 2, 6, 20)
"""So many guesses of a search are looked for first; the fewer, the shorter is what is told."""
TRIED = 5
"""Of so many candidates that are refuted so the shortest proof is told."""
TRIED_IN_CASES = 2
MOST_CASES = 24


def suppose(marks: Marks) -> Iterator[ReasonedStep]:
    """Yield the refutation of a candidate, told link by link."""
    rules = marks.rules
    tree = Tree(tables_of(rules.board, rules.demands, bytes(len(marks.masks))))
    proving = Proving(marks)
    for guesses in GUESSES:
        best: tuple[Refutation, int] | None = None
        most = TRIED_IN_CASES if guesses else TRIED
        for candidate in islice(_refuted(marks, tree, guesses), most):
            proof = proving.proof(marks.masks, candidate, min(MOST_CASES, 2 * guesses + 4))
            if proof and (best is None or proof.length < best[0].length):
                best = proof, candidate
        if best:
            yield _told(marks, *best)
            return


def _refuted(marks: Marks, tree: Tree, guesses: int) -> Iterator[int]:
    """Candidates that a search refutes with so many guesses."""
    empty = [cell for cell, known in enumerate(marks.known) if not known]
    for cell in sorted(empty, key=lambda cell: marks.masks[cell].bit_count()):
        for n in bits(marks.masks[cell]):
            masks = [*marks.masks]
            masks[cell] = 1 << n
            tree.begin(masks)
            if not tree.settle() or (guesses and tree.run(guesses) == FINISHED):
                yield marks.size * cell + n


def _told(marks: Marks, proof: Refutation, candidate: int) -> ReasonedStep:
    cell, n = divmod(candidate, marks.size)
    gone = {cell: 1 << n}
    told = Message(
        "If {candidate}, step by step {links}, and then {end}: {removed}.",
        candidate=named(candidate, marks.size),
        links=proof.links,
        end=proof.end,
        removed=removed(gone, marks.size),
    )
    return ReasonedStep("suppose", 5, told, None, (*gone.items(),))
