# SPDX-License-Identifier: MIT
"""What an empty place adds to the worth of a position."""

_STRENGTH = (0.0, 1.0, 1.5, 2.0, 2.7, 3.0, 4.0, 4.3)


def _worth(best: int, following: int) -> float:
    return 1.5 * 1.8 ** _STRENGTH[best] + 1.8 ** _STRENGTH[following] - 2.5


_ALONE = [_worth(best, following) for best in range(8) for following in range(best + 1)]
_VALUES = tuple(round(4 * (1.35 * own - opposing)) for own in _ALONE for opposing in _ALONE)


def values() -> tuple[int, ...]:
    """The value of each pair of categories, the mover's before the opponent's."""
    return _VALUES
