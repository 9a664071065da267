# SPDX-License-Identifier: MIT
"""The entry to the search kernel: the fastest of its builds that this machine can run.

Each build offers the same functions with the same results, to the last guess and the last
random digit: `avx512` and `avx2` for processors that have these instructions, `sse2`, `neon` or
`generic` for the others, `python` where nothing was compiled. SUDOKU_KERNEL=NAME in the
environment asks for one build by its name; it is an error if that build cannot run here.

Puzzles and grids are 81 bytes of 0-9, row by row, 0 for an empty cell. `search` explains the search
and `stop`.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sudoku_qt.engine.sudoku.kernel import canonical

BETTER_BUILDS = ("avx512", "avx2")  # not every processor runs these
BASIC_BUILDS = ("sse2", "neon", "generic")  # one of these runs wherever anything was compiled
BUILDS = (*BETTER_BUILDS, *BASIC_BUILDS, "python")  # the fastest first


def load_build(name: str) -> Any:
    """Import one build. Raises `ImportError` where it was not compiled."""
    prefix = "sudoku_qt.engine.sudoku.kernel."
    return import_module(f"{prefix}search" if name == "python" else f"{prefix}_search_{name}")


def load_wanted_build(name: str) -> Any:
    """Import the build that is asked for. Raises `ImportError`, which says why it cannot run."""
    if name not in BUILDS:
        raise ImportError(f"the kernel has no build “{name}”, only {', '.join(BUILDS)}")
    if name in BETTER_BUILDS:
        best = load_best_build()
        if best.COMPILED and BUILDS.index(name) < BUILDS.index(best.BEST):
            raise ImportError(f"this processor cannot run the kernel's build “{name}”")
    try:
        return load_build(name)
    except ImportError:
        raise ImportError(f"the kernel's build “{name}” was not compiled here") from None


def load_best_build() -> Any:
    """Import the fastest build that was compiled and that the processor can run."""
    for name in BASIC_BUILDS:
        try:
            basic = load_build(name)
        except ImportError:
            continue
        return _load_better(basic)
    return load_build("python")


def _load_better(basic: Any) -> Any:
    """Import the best build that `basic` says the processor can run, or else stay with it."""
    for name in BUILDS[BUILDS.index(basic.BEST) : BUILDS.index(basic.BUILD)]:
        try:
            return load_build(name)
        except ImportError:
            continue
    return basic


if TYPE_CHECKING:  # the build is chosen at run time; all have this interface
    from sudoku_qt.engine.sudoku.kernel import search as _fastest
else:
    _wanted = os.environ.get("SUDOKU_KERNEL")
    _fastest = load_wanted_build(_wanted) if _wanted else load_best_build()

COMPILED = _fastest.COMPILED
BUILD = _fastest.BUILD
canonical_form = canonical.canonical_form
canonical_forms = canonical.canonical_forms
canonical_image = canonical.canonical_image
count_automorphisms = canonical.count_automorphisms
count_solutions = _fastest.count_solutions
dig = _fastest.dig
examine = _fastest.examine
examine_text = _fastest.examine_text
has_solution_without = _fastest.has_solution_without
is_minimal = _fastest.is_minimal
is_redundant = _fastest.is_redundant
minimal_puzzle = _fastest.minimal_puzzle
minimal_puzzles = _fastest.minimal_puzzles
random_grid = _fastest.random_grid
random_grids = _fastest.random_grids
random_solution = _fastest.random_solution
solutions = _fastest.solutions
solutions_within = _fastest.solutions_within
solve = _fastest.solve
solve_many = _fastest.solve_many
tally = _fastest.tally
true_candidates = _fastest.true_candidates
