# SPDX-License-Identifier: MIT
"""Easy puzzles that need no generator: the first that a newcomer sees.

They are stored results of the generator, since importing that takes longer than the rest of a
start; a test makes them again from their seeds.
"""

import random

from sudoku_qt.engine.sudoku.game import SudokuSetup

FIRST_PUZZLES = """\
AVH-7Z3 .4.1..269.....8....31.62..7...7...15..38149..18...5...7..68.14....3.....369..1.2. 4.68
SZV-SSH 29.8..46.4.7..62.88....4....5..2.89.....1.....78.9..2....1....46.37..1.2.81..2.39 5.08
NEU-GCX 3..5.8.7...........8..423.941...97..7.2...8.3..57...926.428..1...........3.9.6..7 5.54
DNG-RWE 71....5...8..51.2.........1.4673...85219843678...6529.4.........6.27..4...8....12 4.49
ZTR-3QN 3179.52..6.8......2..8.35...7..8.3.5...596...8.5.1..9...91.2..3......1.4..26.8957 4.67
DJ3-DNQ ...7.5.89359.8...4..6....52.83.7...5.17...94.9...4.87.19....5..7...1.49853.4.9... 3.43
XXA-X9B 184.9..5..6....91...3..8.2..128...6...86572...3...187..4.1..6...51....9..2..8.143 4.39
MWV-ZEJ ....8...9.......1719.3.586.51369..2...8...1...4..13586.572.1.4843.......2...4.... 5.19
X2C-RBS ...7.3.....7.6...3..349.71..91..6..542..8..978..9..16..69.158..2...3.9.....6.9... 4.21
44K-YKT 5...7.9.6....8.13.873....5.261...7.....1.6.....8...612.9....825.85.4....7.2.5...1 5.37
WEK-ZXX ....3.2......6.1585..7...6.95....3.46..913..28.2....19.8...5..1467.8......5.7.... 4.56
UKY-8TU ...7..6.3.7..16..9..69357...64...93..38...27..25...14...71843..2..36..8.6.3..2... 4.29
""".splitlines()
"""The first puzzles, each with its seed, its givens and its predicted minutes."""


def first_puzzle() -> SudokuSetup:
    """A random one of these puzzles."""
    return setup_of(random.choice(FIRST_PUZZLES))


def setup_of(line: str) -> SudokuSetup:
    """The setup of a stored line, as the generator would return it."""
    seed, givens, minutes = line.split()
    return SudokuSetup(
        bytes(int(sign.replace(".", "0")) for sign in givens),
        "generated",
        mode="standard",
        level=2,
        symmetry="central",
        seed=seed,
        minutes=float(minutes),
        se_rating=1.5,
        hardest="hidden_single",
    )
