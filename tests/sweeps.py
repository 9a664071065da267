# SPDX-License-Identifier: MIT
"""Sweeps over many cases: `make test` goes through some of them, `make sweeps` through the others.

What of a sweep takes minutes is left to `make torture`.
"""

from collections.abc import Iterable
from typing import Any

import pytest


def amount(name: str, quick: int, thorough: int) -> pytest.MarkDecorator:
    """Let a test have an argument that says how much it is to try, by day and in the torture."""
    return pytest.mark.parametrize(name, [quick, pytest.param(thorough, marks=pytest.mark.torture)])


def every(step: int, cases: Iterable[Any]) -> list[Any]:
    """Parameters of a test: the first of the cases and each `step`th, the others for the sweeps.

    A case that has found something is named in a test of its own, or written first.
    """
    return [
        case if number % step == 0 else pytest.param(case, marks=pytest.mark.sweep)
        for number, case in enumerate(cases)
    ]
