# SPDX-License-Identifier: MIT
"""Puzzles that the tests of the command line work on."""

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EASY_SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
HARD_SOLVED = "812753649943682175675491283154237896369845721287169534521974368438526917796318452"
TWO_SEVENS = EASY[:9] + "7" + EASY[10:13] + "7" + EASY[14:]
"""Row 2 has two 7s."""
UNSOLVABLE = "5168497323.76.5...8.97...65135.6.9.7472591..696837..5.253186.746842.75..791.5.6.8"
SEVERAL = "1" + "." * 80


def course_text(*puzzles: str) -> str:
    """Write puzzles as the course does."""
    rows = ([" ".join(puzzle[at : at + 9]) for at in range(0, 81, 9)] for puzzle in puzzles)
    return "\n\n".join("\n".join(lines) for lines in rows).replace(".", "0") + "\n"
