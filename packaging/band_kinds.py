# SPDX-License-Identifier: MIT
"""Makes the list of the kinds of bands: resources/puzzles/bands.txt.

    python packaging/band_kinds.py

It was run once. From each kind others are come to by exchanging two digits that are in one row of
a box, until the kinds, each with the number of its images, account for all bands there are.
"""

import sys
from collections.abc import Iterator
from itertools import chain, combinations, count, islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from sudoku_qt.engine.sudoku import kernel  # noqa: E402 - found only after that
from sudoku_qt.engine.sudoku.research.bands import BANDS, CELLS_OF_BAND, IMAGES, least_band  # noqa: E402 - as above

AT_FIRST = 300
"""So many bands of random grids are looked at: every way to share out the rows is among them."""
FILE = ROOT / "resources" / "puzzles" / "bands.txt"


def kinds() -> list[bytes]:
    """The least image of each kind, in their order."""
    found: dict[bytes, int] = {}
    ahead: list[bytes] = []
    for band in chain(islice(bands(), AT_FIRST), walk(ahead)):
        least, alike = least_band(band)
        if least not in found:
            found[least] = IMAGES // alike
            ahead.append(least)
        if sum(found.values()) == BANDS:
            break
    return sorted(found)


def bands() -> Iterator[bytes]:
    """Yield bands of random grids, without end."""
    for seed in count():
        grid = kernel.random_grid(seed)
        for at in range(0, len(grid), CELLS_OF_BAND):
            yield grid[at : at + CELLS_OF_BAND]


def walk(ahead: list[bytes]) -> Iterator[bytes]:
    """Yield what an exchange makes of bands, the newest first."""
    while ahead:
        band = ahead.pop()
        for left in range(0, CELLS_OF_BAND, 3):
            for one, other in combinations(range(left, left + 3), 2):
                changed = bytearray(band)
                changed[one], changed[other] = band[other], band[one]
                yield bytes(changed)


def main() -> None:
    """Write the list."""
    lines = ("".join(map(str, kind)) for kind in kinds())
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")


if __name__ == "__main__":
    main()
