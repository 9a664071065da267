# SPDX-License-Identifier: MIT
"""Where an axis is marked: at round values, and at places evenly apart."""

from math import ceil, floor, log10

ROUND = (1, 2, 5, 10)


def round_values(top: float, most: int, least: float) -> list[float]:
    """Tell the round values above 0, up to `top`.

    They are 1, 2 or 5 times a power of ten apart, or `least` where that is further: as near to
    each other as lets there be no more than `most`.
    """
    step = least
    if top / least >= most + 1:
        power = 10.0 ** floor(log10(top / (most + 1)))
        steps = (each * power * more for more in (1, 10) for each in ROUND)
        step = next(each for each in steps if each >= least and floor(top / each) <= most)
    return [number * step for number in range(1, floor(top / step) + 1)]


def even_places(count: int, most: int) -> range:
    """Tell which of `count` places are named, from the first on, so that `most` are at most."""
    return range(0, count, max(1, ceil(count / most)))
