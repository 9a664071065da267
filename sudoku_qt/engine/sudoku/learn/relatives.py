# SPDX-License-Identifier: MIT
"""The relatives of a technique: its family, its special cases, and what it is a special case of."""

from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.techniques import LADDER

MOST = 8


def relatives(technique: str) -> tuple[str, ...]:
    """The techniques related to one, the nearest first.

    The nearest are its kinds, or the technique that it is a kind of. Then come those whose name
    contains its name, or is contained in it, as finned X-Wing and X-Wing, and then the rest of the
    family, by distance on the ladder. Raises `Fault` for an unknown name.
    """
    own = LADDER[technique]
    rungs = [rung for rung in LADDER if rung is not own and rung.family is not None]
    place = {rung.name: number for number, rung in enumerate(LADDER)}

    def far(rung: Rung) -> tuple[bool, bool, int]:
        is_kind = rung.whole == own.name or own.whole == rung.name
        distance = abs(place[rung.name] - place[own.name])
        return not is_kind, not _is_alike(own.name, rung.name), distance

    near = [rung for rung in rungs if rung.family == own.family or _is_alike(own.name, rung.name)]
    return tuple(rung.name for rung in sorted(near, key=far)[:MOST])


def _is_alike(one: str, other: str) -> bool:
    """Whether one of two names is the end of the other: finned_x_wing and x_wing."""
    return one.endswith(f"_{other}") or other.endswith(f"_{one}")
