# SPDX-License-Identifier: MIT
"""Damaged files, one after the other as a seed wants them, and what a reader makes of one."""

import time
import traceback
from collections.abc import Iterator, Sequence
from random import Random

from sudoku_qt.engine.message import Fault
from tests.engine.formats.mutations import change
from tests.fuzz.readers import Reader

TIMES = (1, 1, 1, 2, 4, 16)
"""How often something is changed in a file."""


def damaged(
    seeds: Sequence[bytes], count: int, seed: int, first: int = 0
) -> Iterator[tuple[int, bytes]]:
    """Yield numbers and files in which something was changed, each by its number and the seed."""
    for number in range(first, first + count):
        random = Random(f"{seed} {number}")
        data = bytearray(random.choice(seeds))
        for _ in range(random.choice(TIMES)):
            change(random, data, list(seeds))
        yield number, bytes(data)


def too_much(reader: Reader, data: bytes) -> str:
    """What was wrong with reading a file; nothing where it was read or refused, and soon."""
    began = time.process_time()
    try:
        reader.read(data)
    except Fault as fault:
        if not str(fault):
            return "a fault without a sentence"
    except Exception:  # noqa: BLE001 - whatever else it raises is what is sought
        return traceback.format_exc()
    taken = time.process_time() - began
    return f"it took {taken:.1f} s" if taken > reader.longest_s else ""
