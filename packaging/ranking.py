# SPDX-License-Identifier: MIT
"""Rank correlation: whether two lists of numbers agree in their order."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]


def spearman(one: Sequence[float] | Numbers, other: Sequence[float] | Numbers) -> float:
    """The rank correlation, ties sharing their mean rank."""
    return float(np.corrcoef(ranks(one), ranks(other))[0, 1])


def ranks(values: Sequence[float] | Numbers) -> Numbers:
    """The mean rank of each value."""
    _, places, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    return np.asarray((last - (counts - 1) / 2)[places], np.float64)
