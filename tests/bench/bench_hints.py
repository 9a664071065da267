# SPDX-License-Identifier: MIT
"""Hints: how long a player waits for advice, for its four stages, for a proof and for an analysis.

Advice is measured in every position of random games: up to almost locked sets, and past them. The
hardest puzzles are read from the folder that SUDOKU_DATA names. Times are of the processor.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from typing import TypeVar

from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.edits import place
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import NO_CANDIDATES, Grid
from sudoku_qt.engine.sudoku.hints.advice import advise
from sudoku_qt.engine.sudoku.hints.analysis import analyse
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.hints.stages import Stages, stages_of
from sudoku_qt.engine.sudoku.hints.why import TimeShare, ask, before_digit, explain
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource

Row = tuple[str, float, str, str]
ResultT = TypeVar("ResultT")

GAMES, HARDEST, QUESTIONS, WAIT = 100, 3, 100, 2.0
CONTRADICTION = "contradiction"


def rows() -> Iterator[Row]:
    """Measure hints."""
    puzzles = [kernel.minimal_puzzle(seed) for seed in range(GAMES)]
    folder = os.environ.get("SUDOKU_DATA")
    if folder:
        text = Path(folder, "puzzles/hardest_1106.txt").read_text(encoding="ascii")
        puzzles += [parse(line[:81]) for line in text.splitlines()[:HARDEST]]
    games = [list(played(puzzle)) for puzzle in puzzles]
    pages = Pages(resource("techniques") / "en")
    steps = [(step, taken) for game in games for _, step, taken in game]
    yield from advice_rows(steps)
    times = [timed(told, step, pages)[1] for step, _ in steps]
    yield from both("the four stages of a step", times)
    yield from why_rows(games)
    yield analysis_row(puzzles[0])


def played(puzzle: bytes) -> Iterator[tuple[Play, Step, float]]:
    """Play a puzzle by nothing but hints: what was there, the step, how long it took."""
    grid, struck, last = Grid.of_givens(puzzle), list(NO_CANDIDATES), -1
    while not grid.solved:
        play = Play(grid, tuple(struck), last)
        advice, taken = timed(advise, play)
        if advice.hint is None:
            raise ValueError("no advice")
        step = advice.hint.step
        yield play, step, taken
        for cell, digit in step.placements:
            grid, last = grid.with_value(cell, digit), cell
        for cell, digit in step.eliminations:
            struck[cell], last = struck[cell] | 1 << digit - 1, cell


def timed(work: Callable[..., ResultT], *arguments: object) -> tuple[ResultT, float]:
    """Do some work, and say how many milliseconds it took."""
    began = time.thread_time()
    result = work(*arguments)
    return result, 1000 * (time.thread_time() - began)


def told(step: Step, pages: Pages) -> Stages:
    """The four stages of a step whose proof nobody asked for yet."""
    anew = Step(
        step.technique,
        step.placements,
        step.eliminations,
        step.digits,
        variant=step.variant,
        marks=step.marks,
        parts=step.parts,
        position=step.position,
        values=step.values,
    )
    stages = stages_of(anew, pages)
    stages.walk.at(len(stages.walk.stations) - 1)
    return stages


def advice_rows(steps: Sequence[tuple[Step, float]]) -> Iterator[Row]:
    """How long advice took, by what it came to."""
    names = [rung.name for rung in LADDER]
    sets = names.index("als_chain")
    near = [taken for step, taken in steps if place_of(step, names) <= sets]
    far = [taken for step, taken in steps if sets < place_of(step, names) < len(names)]
    past = [taken for step, taken in steps if step.technique == CONTRADICTION]
    yield from both("advice, up to almost locked sets", near)
    yield from both("advice, up to forcing nets", far)
    yield from both("advice, by contradiction", past)


def place_of(step: Step, names: Sequence[str]) -> int:
    """How high a step stands on the ladder."""
    return names.index(step.technique) if step.technique in names else len(names)


def why_rows(games: Sequence[Sequence[tuple[Play, Step, float]]]) -> Iterator[Row]:
    """Ask why of a candidate of some positions, as long as a player waits."""
    rng = Random(1)
    plays = rng.sample([play for play, _, _ in chain(*games)], QUESTIONS)
    lengths, surely, times = 0, 0, []
    for play in plays:
        solution = kernel.solve(play.grid.givens) or b""
        cell = rng.choice(list(play.grid.empty_cells))
        began = time.thread_time()
        question = ask(before_digit([play.grid], cell), cell, solution[cell], solution)
        why = explain(question, spent=waited(began))
        times.append(1000 * (time.thread_time() - began))
        lengths += len(why.steps)
        surely += why.reservation is None
    yield from both("why, of a random digit", times)
    yield "steps of a proof, mean", lengths / QUESTIONS, "", f"{surely} surely the fewest"


def waited(began: float) -> TimeShare:
    """Say how much of the time a player waits is past."""
    return lambda: (time.thread_time() - began) / WAIT


def analysis_row(puzzle: bytes) -> Row:
    """Go through a game that was played by hints."""
    game, setup = SudokuGame(), SudokuSetup(puzzle)
    history: History[Grid, SudokuMove] = History(game.start(setup))
    for _, step, _ in played(puzzle):
        for number, digit in step.placements:
            move = place(history.state, number, digit)
            history.play(move, game.play(setup, history.state, move), 5000 * len(history))
    found, taken = timed(analyse, history.line(), history.state.values, {})
    note = f"{len(found.places)} places, {len(found.stalls)} stalls, {len(found.to_practise)} weak"
    return "the analysis of a game", taken, "ms", note


def both(name: str, times: Sequence[float]) -> Iterator[Row]:
    """The mean and the longest of some times."""
    if times:
        note = f"{len(times)} of them"
        yield f"{name}, mean", sum(times) / len(times), "ms", note
        yield f"{name}, longest", max(times), "ms", note
