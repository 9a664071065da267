# SPDX-License-Identifier: MIT
"""A puzzle that was solved before is known again, and it is said in which guise."""

from dataclasses import replace

import pytest

from sudoku_qt.controllers.sudoku.library.known_puzzle import turned_alike
from sudoku_qt.store.library.entry import Entry, State
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import find_out, settle
from tests.puzzle_lines import EASY
from tests.sweeps import in_turn

LINE = EASY.replace("0", ".")
SOLVED = Entry(
    "sudoku", LINE, state=State.SOLVED, played="2025-03-03T12:00:00+00:00", best_ms=1, progress=1.0
)
MIRRORED = "".join(LINE[9 * row : 9 * row + 9][::-1] for row in range(9))
RELABELLED = LINE.translate(str.maketrans("123456789", "234567891"))
TURNED = "".join(LINE[9 * row + column] for column in range(9) for row in reversed(range(9)))
OTHER = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
SWAPPED = LINE[9:18] + LINE[:9] + LINE[18:]


@in_turn(
    ("puzzle", "alike"),
    [(MIRRORED, True), (TURNED, True), (RELABELLED, False), (SWAPPED, False)],
)
def test_turned_is_what_a_square_can_be(puzzle: str, *, alike: bool) -> None:
    assert turned_alike(puzzle, LINE) is alike


def opened(program: Program, puzzle: str, entry: Entry = SOLVED) -> str:
    """Open a puzzle where another one was solved, and give the notice."""
    program.shell._services.library.library.add([entry])
    find_out(program)
    assert program.controller.puzzle_library  # which is made some seconds after the start
    program.shell.documents.open_text(puzzle)
    settle(program)
    return program.notice()


@pytest.mark.parametrize(
    ("puzzle", "words"),
    [
        (LINE, "You solved this one on 3 March 2025."),
        (MIRRORED, "You solved this one on 3 March 2025, turned."),
        (SWAPPED, "You solved this one on 3 March 2025, in another guise."),
    ],
)
def test_it_is_said_which_guise_it_was(program: Program, puzzle: str, words: str) -> None:
    assert opened(program, puzzle).endswith(words)


def test_nothing_is_said_of_others(program: Program) -> None:
    assert "solved" not in opened(program, OTHER)


def test_nothing_is_said_of_one_that_was_only_begun(program: Program) -> None:
    assert "solved" not in opened(program, LINE, replace(SOLVED, state=State.STARTED))
