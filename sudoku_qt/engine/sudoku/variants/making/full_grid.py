# SPDX-License-Identifier: MIT
"""Random full boards that obey given rules."""

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.making.one_solution import outcome_of, tables_to_make
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.tree import OUTCOMES, Tree
from sudoku_qt.engine.work import Stop, never

_, FINISHED, FOUND = OUTCOMES
GUESSES = 2_000
"""With digits drawn at random; then others are, and fewer."""
ATTEMPTS = 40
FEWEST_DRAWN = 3
LAST_GUESSES = 400_000


class NoBoardFault(Fault):
    """No board obeys these rules, or none was found."""


def random_grid(rules: Rules, rng: SeededRandom, stop: Stop = never) -> bytes:
    """A full board, a byte for each cell. Raises `NoBoardFault`, `Cancelled`."""
    tables = tables_to_make(rules)
    for cell in range(rules.size**2):
        tables.weights[cell] += rng.below(1024) * rules.size / 1024
    tree = Tree(tables)
    if not tree.settle():
        raise NoBoardFault("no full board keeps these rules")
    root, drawn = tree.masks(), 2 * rules.size
    for attempt in range(ATTEMPTS, -1, -1):
        tree.begin(_drawn(tree, root, rng, drawn * bool(attempt)))
        outcome = outcome_of(tree, GUESSES if attempt else LAST_GUESSES, stop)
        if outcome == FOUND:
            return bytes(mask.bit_length() for mask in tree.masks())
        drawn = max(FEWEST_DRAWN, drawn * 4 // 5)
    if outcome == FINISHED:
        raise NoBoardFault("no full board keeps these rules")
    raise NoBoardFault("no full board with these rules was found")


def _drawn(tree: Tree, root: list[int], rng: SeededRandom, count: int) -> list[int]:
    """Candidates after so many digits were put at random where nothing spoke against them."""
    masks = [*root]
    for _ in range(count):
        cells = [cell for cell, mask in enumerate(masks) if mask & mask - 1]
        if not cells:
            break
        cell = rng.choice(cells)
        bit = rng.choice([1 << n for n in range(16) if masks[cell] >> n & 1])
        for mask in (bit, masks[cell] & ~bit):
            tree.begin([*masks[:cell], mask, *masks[cell + 1 :]])
            if tree.settle():
                masks = tree.masks()
                break
    return masks
