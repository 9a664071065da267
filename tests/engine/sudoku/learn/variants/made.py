# SPDX-License-Identifier: MIT
"""Mixed exercises on variants that several tests look at, each made once."""

from functools import cache

from sudoku_qt.engine.sudoku.learn.variants.mixed_variants import MixedVariant, four_mixed
from sudoku_qt.paths import resource

VARIANTS = resource("puzzles/daily_variants.zip")
SEEDS = "a", "b", "c"


@cache
def four(seed: str) -> tuple[MixedVariant, ...]:
    """The four exercises of a seed."""
    return (*four_mixed(seed, VARIANTS),)


def some(kind: str = "") -> list[MixedVariant]:
    """Those of a few seeds, all or those of a kind."""
    return [each for seed in SEEDS for each in four(seed) if kind in {"", each.kind}]
