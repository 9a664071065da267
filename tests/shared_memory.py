# SPDX-License-Identifier: MIT
"""The memory that processes share, which somebody may have closed; then none waits for others."""

import multiprocessing
from multiprocessing import heap, synchronize

import pytest

REASON = "the system's shared memory may not be written to, so no process waits for another"


def is_closed() -> bool:
    """Whether processes cannot share anything here."""
    try:
        multiprocessing.Lock()
    except OSError:
        return True
    return False


def skip_where_it_is_needed(patch: pytest.MonkeyPatch) -> None:
    """Pass over a test as soon as it starts processes that would have to share something."""

    def skip(*_: object, **__: object) -> None:
        pytest.skip(REASON)

    for shared in (synchronize.SemLock, heap.Arena):
        patch.setattr(shared, "__init__", skip)


NEEDED = pytest.mark.skipif(is_closed(), reason=REASON)
"""For a test that would take the word of it for a failure of what it runs."""
