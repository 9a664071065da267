# SPDX-License-Identifier: MIT
"""The marks on an axis: round values, or evenly spaced places."""

from math import ceil, floor, log10

ROUND = (1, 2, 5, 10)


def round_values(top: float, most: int, least: float) -> list[float]:
    """The round values above 0, up to `top`.

    Their distance is 1, 2 or 5 times a power of ten, and not below `least`: the smallest that gives
    at most `most` values.
    """
    step = least
    if top / least >= most + 1:
        power = 10.0 ** floor(log10(top / (most + 1)))
        steps = (each * power * more for more in (1, 10) for each in ROUND)
        step = next(each for each in steps if each >= least and floor(top / each) <= most)
    return [number * step for number in range(1, floor(top / step) + 1)]


def even_places(count: int, most: int) -> range:
    """At most `most` of `count` places, evenly spaced from the first."""
    return range(0, count, max(1, ceil(count / most)))
