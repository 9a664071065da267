# SPDX-License-Identifier: MIT
"""Fills the practice bank: essentially different puzzles for each technique, each made here.

    python packaging/practice_bank.py [--seconds N] [--jobs N] [--seed TEXT] [--check]

It goes in rounds. In each, random puzzles are walked up the ladder, and whatever they need is
kept; then, for each technique that lacks some, changes of what was found for it: two or three
clues dropped, the rest completed at random. Gurth's placement asks for givens with a symmetry,
which chance does not bring: its puzzles are drawn with one. What a round finds follows from the
seed, the number of the round and what was found before, however many jobs share it. A run that is
interrupted goes on where it was: what was found is in build/practice_bank.json. Without that file
it begins with the puzzles of the bank of which the ladder still says so.

--check looks at every puzzle of the bank whether what is promised of it holds, and does no more.
The exit code is 1 where it does not, or where a technique has no puzzle.
"""

import json
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from sudoku_qt.engine.sudoku import kernel  # noqa: E402 - found only after that
from sudoku_qt.engine.sudoku.generate.grading import honest_level  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.hardest.near import neighbour  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.practice import due, is_needed, ladder_with, up_to  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.practice_bank import DUE, NEEDED, Banked, banked, write_bank  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.kernel.solver import parse, to_text  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.logic.board import Board  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.logic.ladder import Rung  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.logic.path import follow  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.logic.techniques import LADDER  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.rating.levels import LEVELS  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom  # noqa: E402 - as above

BANK = ROOT / "resources" / "puzzles" / "techniques.zip"
FOUND = ROOT / "build" / "practice_bank.json"
MANY, SOME = 200, 20
MANY_UP_TO = "als_xz"
"""So far up the ladder MANY puzzles of a technique are wanted, SOME above."""
PATIENCE = 20
"""Who has as many as are wanted looks at so many times as many for better ones."""
ROUNDS_OF_CHANCE = 5
"""Before that nothing is made of what was found: it would all be of one kind."""
DRAWN, CHANGED = 3_000, 400
"""Puzzles that are looked at in one task, drawn at random or made of others."""
TASKS_OF_CHANCE = 2

NEED, OWN_LEVEL = 2, 1
"""What makes a puzzle better: nothing else as easy will do; its level is the technique's own."""
BEST = NEED + OWN_LEVEL


@dataclass(frozen=True)
class Task:
    """A part of a round: for one technique, or "" for all that random puzzles need."""

    seed: str
    technique: str
    known: tuple[str, ...] = ()
    wanted: frozenset[str] = frozenset()


@dataclass
class Found:
    """What was found: the puzzles of each technique, how good each is, and how many were seen."""

    round: int = 0
    puzzles: dict[str, dict[str, int]] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)

    def add(self, technique: str, puzzle: str, merit: int) -> None:
        """Keep a puzzle if there is room, or if it is better than another one."""
        kept = self.puzzles.setdefault(technique, {})
        self.seen[technique] = self.seen.get(technique, 0) + 1
        kept.setdefault(puzzle, merit)
        if len(kept) > how_many(technique):
            del kept[min(reversed(kept), key=lambda each: kept[each])]

    def lacks(self, technique: str) -> bool:
        """Whether there are too few, or better ones are still looked for."""
        wanted, kept = how_many(technique), self.puzzles.get(technique, {})
        if len(kept) < wanted:
            return True
        good = min(kept.values()) == BEST
        return not good and self.seen.get(technique, 0) < PATIENCE * wanted

    def banked(self, technique: str) -> Banked:
        """The bank's puzzles of a technique, and what holds of all of them."""
        kept = self.puzzles.get(technique, {})
        promise = NEEDED if all(merit & NEED for merit in kept.values()) else DUE
        return Banked(promise, tuple(map(parse, kept)))


def how_many(technique: str) -> int:
    """The number of puzzles that are wanted for a technique."""
    names = [rung.name for rung in LADDER]
    return MANY if names.index(technique) <= names.index(MANY_UP_TO) else SOME


def usual(rung: Rung) -> bool:
    """Whether a technique comes up on the ladder as it stands, be it as a kind of another."""
    return LADDER.finder(rung.name).on and not rung.without


def merit(puzzle: bytes, technique: str) -> int | None:
    """How good a puzzle is to practise a technique; None where it is not due in it."""
    ladder = ladder_with(technique)
    if due(puzzle, technique, up_to(technique, ladder)) is None:
        return None
    level = ladder[technique].lowest_level
    own = level == len(LEVELS) or honest_level(puzzle) == level
    return NEED * is_needed(puzzle, technique, ladder) + OWN_LEVEL * own


def work(task: Task) -> list[tuple[str, str, int]]:
    """Do a task: techniques, puzzles in canonical form, and how good each is."""
    rng = SeededRandom(f"practice bank {task.seed}")
    drawn = _changed(task, rng) if task.technique else _random(task, rng)
    results = []
    for technique, puzzle in drawn:
        image = kernel.canonical_form(puzzle)
        good = merit(image, technique)
        if good is not None:
            results.append((technique, to_text(image), good))
    return results


def _random(task: Task, rng: SeededRandom) -> Iterator[tuple[str, bytes]]:
    """Yield random puzzles with each technique that was used before anything harder."""
    heights = {rung.name: height for height, rung in enumerate(LADDER)}
    highest = max((heights[name] for name in task.wanted), default=-1)
    for _ in range(DRAWN):
        puzzle, height, known = kernel.minimal_puzzle(rng.word()), -1, set[str]()
        for rung, finding in follow(Board.of_givens(puzzle), LADDER):
            if heights[rung.name] >= height:
                height = heights[rung.name]
                fresh = rung.names_of(finding) & task.wanted - known
                known |= fresh
                yield from ((name, puzzle) for name in sorted(fresh))
            if height > highest:
                break


def _changed(task: Task, rng: SeededRandom) -> Iterator[tuple[str, bytes]]:
    """Yield changes of known puzzles, or random ones, in which a technique is due."""
    ladder = up_to(task.technique, ladder_with(task.technique))
    for number in range(CHANGED):
        if task.technique in OWN_DRAW:
            puzzle = OWN_DRAW[task.technique](rng)
        elif task.known and number % 4:
            puzzle = neighbour(parse(rng.choice(task.known)), rng)
        else:
            puzzle = kernel.minimal_puzzle(rng.word())
        if due(puzzle, task.technique, ladder) is not None:
            yield task.technique, puzzle


def _symmetric(rng: SeededRandom) -> bytes:
    """Draw a puzzle that half a turn and an exchange of digits leave as it is."""
    while True:
        puzzle = _turned(rng)
        if kernel.count_solutions(puzzle) == 1:
            return puzzle


def _turned(rng: SeededRandom) -> bytes:
    """Draw such givens; where they came to two solutions that are each other's image, with both."""
    digits, cells, givens = rng.shuffled(range(1, 10)), rng.shuffled(range(41)), bytearray(81)
    fixed = rng.choice([1, 3])
    becomes = dict(zip(digits[:fixed], digits[:fixed], strict=True))
    for one, other in zip(digits[fixed::2], digits[fixed + 1 :: 2], strict=True):
        becomes |= {one: other, other: one}
    for cell, digit in product(cells, digits):
        if not givens[cell] and kernel.count_solutions(bytes(givens)) > 1:
            kept = givens[:]
            givens[cell], givens[80 - cell] = digit, becomes[digit]
            if givens[cell] != digit or not kernel.count_solutions(bytes(givens)):
                givens = kept
    for cell in cells:
        kept = givens[:]
        givens[cell] = givens[80 - cell] = 0
        if kernel.count_solutions(bytes(givens)) != 1:
            givens = kept
    return bytes(givens)


OWN_DRAW: dict[str, Callable[[SeededRandom], bytes]] = {"gurth": _symmetric}
"""How puzzles are drawn for techniques that random ones hardly ever ask for."""


def tasks(found: Found, seed: str) -> Iterator[Task]:
    """Yield the tasks of the next round."""
    lacking = [rung for rung in LADDER if found.lacks(rung.name)]
    wanted = frozenset(rung.name for rung in lacking if usual(rung))
    for number in range(TASKS_OF_CHANCE if wanted else 0):
        yield Task(f"{seed} {found.round} {number}", "", wanted=wanted)
    for rung in lacking:
        if found.round >= ROUNDS_OF_CHANCE or not usual(rung) or rung.name in OWN_DRAW:
            known = tuple(found.puzzles.get(rung.name, ()))
            yield Task(f"{seed} {found.round} {rung.name}", rung.name, known)


def begin() -> Found:
    """What an earlier run left, or what of the bank still holds."""
    if FOUND.exists():
        return Found(**json.loads(FOUND.read_text("utf-8")))
    found = Found()
    for rung in LADDER if BANK.exists() else ():
        for puzzle in banked(BANK, rung.name).puzzles:
            good = merit(puzzle, rung.name)
            if good is not None:
                found.add(rung.name, to_text(puzzle), good)
    return found


def save(found: Found) -> None:
    """Write the bank, and what is needed to go on."""
    FOUND.parent.mkdir(exist_ok=True)
    whole = FOUND.with_suffix(".part")
    whole.write_text(json.dumps(vars(found)), encoding="utf-8")
    whole.replace(FOUND)
    BANK.parent.mkdir(exist_ok=True)
    write_bank(BANK, {rung.name: found.banked(rung.name) for rung in LADDER})


def fill(seconds: float, jobs: int, seed: str) -> Found:
    """Look for what lacks, round after round, until nothing does or the time is over."""
    found = begin()
    end = time.monotonic() + seconds
    with Pool(jobs) as pool:
        while time.monotonic() < end and (round_ := list(tasks(found, seed))):
            for results in pool.imap(work, round_):
                for result in results:
                    found.add(*result)
            found.round += 1
            save(found)
            lacking = [rung.name for rung in LADDER if found.lacks(rung.name)]
            print(f"round {found.round}: {len(lacking)} lack", *lacking, flush=True)
    save(found)
    return found


def broken(technique: str) -> list[str]:
    """The puzzles of the bank of which what is promised does not hold."""
    held = banked(BANK, technique)
    least = NEED if held.promise == NEEDED else 0
    return [
        to_text(puzzle)
        for puzzle in held.puzzles
        if kernel.count_solutions(puzzle, 2) != 1 or _below(merit(puzzle, technique), least)
    ]


def _below(good: int | None, least: int) -> bool:
    return good is None or good < least


def main(arguments: list[str]) -> int:
    """Fill the bank, or check it, and say what it holds."""
    parser = ArgumentParser(description="Fills the practice bank.")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args(arguments)
    if not options.check:
        fill(options.seconds, options.jobs, options.seed)
    bad = 0
    for rung in LADDER:
        held, wrong = banked(BANK, rung.name), broken(rung.name) if options.check else []
        bad += bool(wrong) or not held.puzzles
        print(f"{rung.name:<28}{len(held.puzzles):>4} {held.promise}", *wrong)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
