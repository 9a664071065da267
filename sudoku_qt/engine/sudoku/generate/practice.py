# SPDX-License-Identifier: MIT
"""Puzzles to practise a technique with: each needs it, and comes with the position where it is due.

A technique is *due* in a puzzle if the solving path uses it: at some point no technique below it on
the ladder finds anything, so that whoever does not know it is stuck, or has to look for harder
ones. A puzzle *needs* it if moreover all other techniques that are as easy, wherever they are on
the ladder, get stuck where this one makes progress. A technique that the ladder leaves out is
switched on for that. Some techniques could hardly ever be due, such as those that are two of
another one at once, since one alone is found before, and fish of all shapes, since chains reach the
same conclusions: for them the ladder leaves out what their rung names.

The practice bank has puzzles for every technique, made by `packaging/practice_bank.py`; one of them
is handed out as a random one of its 1.2e12 isomorphs. Without a bank, puzzles are drawn at random
until the technique is due in one and nothing harder is before it; puzzles of the lowest level that
asks for it are tried first, so that whoever practises can finish the puzzle.
"""

from itertools import islice
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.grading import graded
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.generate.practice_bank import NEEDED, Banked, banked
from sudoku_qt.engine.sudoku.generate.standard_generator import attempt
from sudoku_qt.engine.sudoku.generate.symmetric_isomorph import disguised
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import GRADES, Ladder, Rung
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed, tidy_seed
from sudoku_qt.engine.work import Progress, Stop, never, unheard

HARDEST = len(LEVELS)
TRIES = 3_000
ENOUGH = 3
"""The number of puzzles of one grade from which one is chosen; each has to be rated."""
FRESH_TRIES = 30
"""The number of puzzles of the right level that are examined before any puzzle is accepted."""


def needing(
    technique: str,
    seed: str = "",
    stop: Stop = never,
    progress: Progress = unheard,
    bank: Path | None = None,
    *,
    grade: str = "",
) -> tuple[SudokuSetup, Grid]:
    """A puzzle that needs a technique, and the position, with its notes, where it is due.

    `bank` is the file of the practice bank, if there is one; with a `grade` the puzzle is of that
    grade of level 5. Raises `Fault` for a name that is not on the ladder and if no puzzle was
    found, and `Cancelled`.
    """
    ladder = ladder_with(technique)
    seed = tidy_seed(seed) or fresh_seed()
    rng = SeededRandom(f"practice {technique} {seed}")
    held = banked(bank, technique) if bank else Banked()
    if grade and held.puzzles:
        held = _of_grade(held, technique, grade, rng, stop)
    for number in range(TRIES):
        progress(number / TRIES)
        if held.puzzles:
            givens, position = _disguised(held, technique, ladder, rng, stop)
        else:
            is_fresh = number < FRESH_TRIES and not grade
            level = ladder[technique].lowest_level if is_fresh else HARDEST
            givens = _drawn(level, rng, stop)
            position = due(givens, technique, up_to(technique, ladder), stop)
        if position is not None:
            setup = graded(_made(givens, technique, seed), stop)
            if grade in {"", setup.grade}:
                progress(1.0)
                return setup, position
    raise Fault("No puzzle for “{name}” was found.", name=technique)


def _of_grade(held: Banked, technique: str, grade: str, rng: SeededRandom, stop: Stop) -> Banked:
    """The first few of a grade among the puzzles of the bank. Raises `Fault` where none is."""
    mixed = rng.shuffled(held.puzzles)
    alike = (each for each in mixed if rate(each, ("grade",), stop=stop).grade == grade)
    found = tuple(islice(alike, ENOUGH))
    if not found:
        raise Fault("No puzzle of this grade for “{name}” was found.", name=technique)
    return Banked(held.promise, found)


def _disguised(
    held: Banked, technique: str, ladder: Ladder, rng: SeededRandom, stop: Stop
) -> tuple[bytes, Grid | None]:
    """A random isomorph of a puzzle of the bank, and the position; None if it lacks what it had.

    The ladder takes the first of several steps, and which is the first depends on the orientation.
    """
    givens = disguised(technique, rng.choice(held.puzzles), rng)
    if held.promise == NEEDED and not is_needed(givens, technique, ladder, stop):
        return givens, None
    return givens, due(givens, technique, ladder, stop)


def _made(givens: bytes, technique: str, seed: str) -> SudokuSetup:
    return SudokuSetup(
        givens, "generated", "technique", symmetry="none", seed=seed, technique=technique
    )


def _drawn(level: int, rng: SeededRandom, stop: Stop) -> bytes:
    """Draw a puzzle of a level; of the highest, where most are, any."""
    while level < HARDEST:
        drawn = attempt(MakeOptions(level=level, symmetry="none"), rng, stop).givens
        if drawn is not None:
            return drawn
    return kernel.minimal_puzzle(rng.word())


def due(givens: bytes, technique: str, ladder: Ladder, stop: Stop = never) -> Grid | None:
    """The position where a solving path first uses a technique, or None."""
    found = first_use(givens, technique, ladder, stop)
    return None if found is None else found[0].grid()


def first_use(
    givens: bytes, technique: str, ladder: Ladder, stop: Stop = never
) -> tuple[Board, Finding] | None:
    """The board where a solving path first uses a technique, and its finding; or None."""
    board = Board.of_givens(givens)
    for rung, finding in follow(board, ladder, stop):
        if technique in rung.names_of(finding):
            return board, finding
    return None


def is_needed(givens: bytes, technique: str, ladder: Ladder, stop: Stop = never) -> bool:
    """Whether all other techniques that are as easy get stuck where this one makes progress."""
    searched = ladder[technique]
    others = (rung for rung in ladder if rung is not searched and ease(rung) <= ease(searched))
    board = Board.of_givens(givens)
    for _ in follow(board, Ladder(tuple(others)), stop):
        pass
    return not board.solved and next(searched.technique.find(board), None) is not None


def ease(rung: Rung) -> tuple[int, int]:
    """The ease of a technique, smaller is easier: the lowest level, then HoDoKu's."""
    return rung.lowest_level, GRADES.index(rung.level)


def ladder_with(technique: str) -> Ladder:
    """The ladder with a technique switched on, and what is left out for it switched off."""
    return LADDER.switched(on=[technique], off=LADDER[technique].without)


def up_to(technique: str, ladder: Ladder) -> Ladder:
    """The ladder without what is above a technique; the singles always stay."""
    rungs = ladder.rungs
    last = rungs.index(ladder[technique])
    return Ladder(
        tuple(rung for place, rung in enumerate(rungs) if place <= last or rung.level == "easy")
    )
