# SPDX-License-Identifier: MIT
"""Puzzles in lines of 81 characters, as many different ones as a test asks for."""

from itertools import islice, permutations

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def puzzles(count: int) -> list[str]:
    """So many easy puzzles, the first of them `EASY`: its digits renamed."""
    names = islice(permutations("123456789"), count)
    return [EASY.translate(str.maketrans("123456789", "".join(each))) for each in names]


OTHER = puzzles(2)[1]
