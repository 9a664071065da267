# SPDX-License-Identifier: MIT
"""Another order of the tests for each seed, so that what one leaves behind trips up another.

The modules are shuffled, and the tests within each, so that what is made for a module is made once.
A test's place follows from the seed and its name: a part of the tests, asked for alone, comes in
the order that it has among all.
"""

from hashlib import blake2b


def place_of(seed: str, test: str) -> tuple[bytes, bytes]:
    """Where the test of a name stands in the order of a seed: the smallest comes first."""
    return _drawn(seed, test.partition("::")[0]), _drawn(seed, test)


def _drawn(seed: str, name: str) -> bytes:
    return blake2b(f"{seed} {name}".encode(), digest_size=8).digest()
