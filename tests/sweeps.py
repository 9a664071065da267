# SPDX-License-Identifier: MIT
"""Sweeps over many cases: `make test` goes through some of them, `make sweeps` through the others.

To the sweeps belong slow tests, too. What takes minutes is left to `make torture`.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from typing import Any

import pytest

Test = Callable[..., None]
PARAMETERS = type(pytest.param())


def amount(name: str, quick: int, thorough: int) -> pytest.MarkDecorator:
    """Let a test have an argument that says how much it is to try, by day and in the torture."""
    return pytest.mark.parametrize(name, [quick, pytest.param(thorough, marks=pytest.mark.torture)])


def every(step: int, cases: Iterable[Any]) -> list[Any]:
    """Parameters of a test: the first of the cases and each `step`th, the others for the sweeps.

    A case that has found something is named in a test of its own, or written first. One that is
    marked as `dear` stays so.
    """
    return [
        case
        if number % step == 0 or isinstance(case, PARAMETERS)
        else pytest.param(case, marks=pytest.mark.sweep)
        for number, case in enumerate(cases)
    ]


def dear(*values: Any) -> Any:
    """Parameters of a test with which it is slow."""
    return pytest.param(*values, marks=pytest.mark.slow)


def in_turn(names: str | tuple[str, ...], cases: Iterable[Any]) -> Callable[[Test], Test]:
    """Let one test go through all cases, as parameters of microseconds would by a test for each.

    What fails says with which case. Of its fixtures only those are the same for all that keep
    nothing of a case.
    """
    wanted = tuple(names.replace(",", " ").split()) if isinstance(names, str) else names
    listed = list(cases)

    def through_all(test: Test) -> Test:
        @wraps(test)
        def tested(**others: Any) -> None:
            assert listed, "no case, no test"
            for case in listed:
                try:
                    test(**others, **dict(zip(wanted, _values(case, len(wanted)), strict=True)))
                except (Exception, pytest.fail.Exception) as fault:
                    fault.add_note(f"with {', '.join(wanted)} = {case!r}")
                    raise

        whole = signature(test)
        left = [part for name, part in whole.parameters.items() if name not in wanted]
        vars(tested)["__signature__"] = whole.replace(parameters=left)
        return tested

    return through_all


def _values(case: Any, count: int) -> tuple[Any, ...]:
    """The arguments of a case, which may be one of pytest's own with a name."""
    if isinstance(case, PARAMETERS):
        assert not case.marks, "what is marked wants a test of its own"
        return tuple(case.values)
    return (case,) if count == 1 else tuple(case)
