# SPDX-License-Identifier: MIT
"""Another order of the tests for each seed, so that what one leaves behind trips up another.

The modules are shuffled, and the tests within each, so that what is made for a module is made once.
A test's place follows from the seed and its name: a part of the tests, asked for alone, comes in
the order that it has among all.

A share of the tests is every test, each with a share of its cases: other ones on another day.
"""

from collections import defaultdict
from collections.abc import Iterable
from hashlib import blake2b
from math import ceil


def place_of(seed: str, test: str) -> tuple[bytes, bytes]:
    """Where the test of a name stands in the order of a seed: the smallest comes first."""
    return _number(seed, test.partition("::")[0]), _number(seed, test)


def drawn(seed: str, tests: Iterable[str], share: int) -> set[str]:
    """The names of those that are run if of the cases of each test it is to be one in so many."""
    cases = defaultdict(list)
    for test in tests:
        cases[test.partition("[")[0]].append(test)
    return {
        test
        for of_one in cases.values()
        for test in sorted(of_one, key=lambda case: place_of(seed, case))[
            : ceil(len(of_one) / share)
        ]
    }


def _number(seed: str, name: str) -> bytes:
    return blake2b(f"{seed} {name}".encode(), digest_size=8).digest()
