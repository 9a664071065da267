# SPDX-License-Identifier: MIT
"""Makes cases for a technique from random puzzles: positions where it fires and where it cannot.

    python -m tests.engine.sudoku.cases.case_maker TECHNIQUE [COUNT] [bank]

prints so many cases of each kind (6) for `tests/data/techniques/TECHNIQUE.txt`. Of what random
puzzles never ask for, the puzzles of the practice bank are taken.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count, islice

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import Case, holds
from sudoku_qt.engine.sudoku.generate.practice_bank import banked
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.path import follow, instances
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource


def positions(puzzle: bytes, ladder: Ladder) -> Iterator[Board]:
    """Yield the positions on the path of one puzzle; each changes afterwards."""
    board = Board.of_givens(puzzle)
    for _ in follow(board, ladder):
        yield board


def firing_case(technique: Technique, board: Board) -> Case | None:
    """The case of some finding that is the only conclusion of its digits, if there is one."""
    for finding in instances(technique, board):
        case = _case(technique, board, finding)
        if holds(case, (technique,)):
            return case
    return None


def quiet_case(technique: Technique, case: Case) -> Case | None:
    """The case in which nothing is left to find with the digits of another one."""
    board = Board(case.grid)
    board.apply(Finding((), case.digits, case.eliminations, case.placements))
    after = Case(technique.name, "x", case.digits, board.grid(), (), ())
    return after if holds(after, (technique,)) else None


def _case(technique: Technique, board: Board, finding: Finding) -> Case:
    return Case(
        technique.name, "", finding.digits, board.grid(), finding.eliminations, finding.placements
    )


def random_puzzles() -> Iterator[bytes]:
    """Yield random minimal puzzles, always the same."""
    return map(kernel.minimal_puzzle, count())


def made_cases(
    technique: Technique, puzzles: Iterable[bytes] | None = None
) -> Iterator[tuple[Case, Case]]:
    """Yield a case that fires and one that must not, from one puzzle after the other."""
    ladder = LADDER.switched(on=[technique.name])
    for puzzle in puzzles or random_puzzles():
        for board in positions(puzzle, ladder):
            fires = firing_case(technique, board)
            quiet = quiet_case(technique, fires) if fires else None
            if fires and quiet:
                yield fires, quiet
                break


def write_case(case: Case) -> str:
    """Write what `read_case` reads."""
    full = replace(case.grid, candidates=(0,) * 81).with_all_candidates()
    deleted = tuple(
        81 * digit + cell
        for digit in range(9)
        for cell in range(81)
        if full.candidates[cell] & ~case.grid.candidates[cell] & 1 << digit
    )
    position = "".join(
        "." if not value else f"{value}" if given else f"+{value}"
        for value, given in zip(case.grid.values, case.grid.givens, strict=True)
    )
    digits = "".join(str(digit + 1) for digit in range(9) if case.digits >> digit & 1)
    code = f"{case.code}-{case.variant}" if case.variant else case.code
    lists = ":".join(map(_write_candidates, (deleted, case.eliminations, case.placements)))
    return f":{code}:{digits}:{position}:{lists}:"


def _write_candidates(candidates: tuple[int, ...]) -> str:
    return " ".join(f"{each // 81 + 1}{each % 81 // 9 + 1}{each % 9 + 1}" for each in candidates)


def main(name: str, wanted: int = 6, *, from_bank: bool = False) -> None:
    """Print cases for a technique of the ladder, the quiet ones last."""
    puzzles = banked(resource("puzzles/techniques.zip"), name).puzzles if from_bank else None
    made = list(islice(made_cases(LADDER[name].technique, puzzles), wanted))
    for each in (*(fires for fires, _ in made), *(quiet for _, quiet in made)):
        print(write_case(each))  # noqa: T201 - a table for a file


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]), from_bank="bank" in sys.argv[3:])
