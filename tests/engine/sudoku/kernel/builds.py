# SPDX-License-Identifier: MIT
"""Which builds of the kernel are compiled here, and run on this machine's processor."""

from sudoku_qt.engine.sudoku import kernel


def runnable() -> list[str]:
    """Name the builds that are here and that this machine runs, the fastest first."""
    best = kernel.load_best_build().BEST
    return [name for name in kernel.BUILDS[kernel.BUILDS.index(best) :] if _is_here(name)]


def _is_here(name: str) -> bool:
    try:
        kernel.load_build(name)
    except ImportError:
        return False
    return True
