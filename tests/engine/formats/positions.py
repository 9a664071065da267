# SPDX-License-Identifier: MIT
"""Positions of every sort, for the formats to hold."""

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from sudoku_qt.engine.sudoku.markings import Markings
from sudoku_qt.engine.sudoku.text.position import Position, position

SOLVED = bytes((row * 3 + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9))
"""A full grid that breaks no rule."""
KINDS = ("given", "entered", "wrong", "noted", "empty")
TEXTS = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cf", "Cs", "Zl", "Zp"]), max_size=40
)


def position_at(seed: int, title: str, author: str, comment: str) -> Position:
    """The position of a seed: what is in each cell, some marks and a clock."""
    random = Random(seed)
    weights = [random.randrange(1, 10) for _ in KINDS]
    kinds = random.choices(KINDS, weights, k=81)
    drawn = position(
        (digit if kind == "given" else 0 for kind, digit in zip(kinds, SOLVED, strict=True)),
        (
            {"entered": digit, "wrong": digit % 9 + 1}.get(kind, 0)
            for kind, digit in zip(kinds, SOLVED, strict=True)
        ),
        [random.randrange(1, 512) if kind == "noted" else 0 for kind in kinds],
        Markings(*(some_masks(random) for _ in range(2))),
    )
    elapsed_ms = random.randrange(10**9) * random.randrange(2)
    named = drawn.renamed(title=title, author=author, comment=comment)
    return replace(named, elapsed_ms=elapsed_ms)


def some_masks(random: Random) -> tuple[int, ...]:
    """Masks in a few cells, or in none."""
    cells = random.sample(range(81), random.randrange(6))
    return tuple(random.randrange(1, 512) if cell in cells else 0 for cell in range(81))


def positions() -> st.SearchStrategy[Position]:
    """Draw a position."""
    return st.builds(position_at, st.integers(0, 2**32), TEXTS, TEXTS, TEXTS)
