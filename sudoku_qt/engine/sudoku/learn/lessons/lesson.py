# SPDX-License-Identifier: MIT
"""The exercises of a lesson, four at a time, each asking for something different."""

from collections.abc import Container, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from pathlib import Path

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.advice import DIRECT
from sudoku_qt.engine.sudoku.learn.examples.beyond_ladder import BEYOND, refutations
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition, positions
from sudoku_qt.engine.sudoku.learn.exercises import tasks
from sudoku_qt.engine.sudoku.learn.exercises.board_tasks import BOARD_TASKS
from sudoku_qt.engine.sudoku.learn.exercises.chain_tasks import finish
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.learn.exercises.fish_tasks import is_it_one
from sudoku_qt.engine.sudoku.learn.exercises.judge import FOLLOWED
from sudoku_qt.engine.sudoku.learn.exercises.link_tasks import LINK_TASKS
from sudoku_qt.engine.sudoku.learn.exercises.mixed_tasks import (
    any_digit,
    any_elimination,
    open_label,
)
from sudoku_qt.engine.sudoku.learn.exercises.note_tasks import NOTE_TASKS
from sudoku_qt.engine.sudoku.learn.exercises.which_tasks import which_of_three
from sudoku_qt.engine.sudoku.learn.lessons.course import ENTERED, Lesson, asked_in, taught_before
from sudoku_qt.engine.sudoku.learn.patterns import houses_named, pattern_of, steps_in
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.engine.work import Stop, never

BASIC_TASKS = {**BOARD_TASKS, "notes": NOTE_TASKS, "strong_and_weak_links": LINK_TASKS}
"""The tasks of lessons that teach no technique; a first puzzle has none."""
FOUR = 4
EXAMPLES = "examples.txt"
LOOKED_AT = 12
"""The number of positions of each technique from which the four are chosen."""
LARGE = 6
"""Patterns of more cells are usually shown, not asked for."""
LYING = (tasks.mark_lit, tasks.strike, tasks.mark_lit, tasks.mark_any)
"""The tasks for patterns that lie in rows or columns."""
MARKING = (tasks.mark_lit, tasks.conclude, tasks.mark_unnamed, tasks.mark_any)
LARGE_PATTERNS = (tasks.conclude, tasks.mark_lit, tasks.conclude, tasks.strike_anywhere)
FISH = ("x_wing", "swordfish", "jellyfish", "squirmbag", "whale")
FINNED = (
    *("finned_x_wing", "finned_swordfish", "finned_jellyfish"),
    *("sashimi_x_wing", "sashimi_swordfish", "sashimi_jellyfish"),
)
SEEN_BY_ENDS = ("skyscraper", "two_string_kite", "turbot_fish", "empty_rectangle", "remote_pair")
WINGS = ("xy_wing", "xyz_wing", "w_wing", "wxyz_wing")
THIRD: dict[str, tasks.Maker] = {
    **dict.fromkeys((*FISH, *FINNED), is_it_one),
    **dict.fromkeys((*SEEN_BY_ENDS, *WINGS, "als_xz", "sue_de_coq"), which_of_three),
    **dict.fromkeys(("simple_colouring", "multi_colouring"), which_of_three),
    **dict.fromkeys(("x_chain", "xy_chain", "nice_loop"), finish),
}
"""What the third exercise of a technique asks, where it is of a kind of its own."""
ROW, COLUMN, BOX = range(3)
SINGLES: dict[str, tuple[tasks.Maker, ...]] = {
    "full_house": (*(tasks.fill_house,) * 3, tasks.enter_alone),
    "hidden_single": (
        partial(tasks.place_digit, kind=BOX),
        partial(tasks.place_digit, kind=ROW),
        partial(tasks.place_digit, kind=COLUMN),
        tasks.enter_alone,
    ),
    "naked_single": (
        tasks.only_digit,
        partial(tasks.only_digit, among=2),
        partial(tasks.only_digit, among=4),
        tasks.enter_alone,
    ),
    "bug_plus_one": (tasks.odd_cell, tasks.bug_digit, tasks.odd_cell, tasks.bug_alone),
    **dict.fromkeys(DIRECT, (*(tasks.place_directly,) * 3, tasks.direct_alone)),
}
CONCLUDING = (tasks.conclude,) * FOUR
"""The tasks for chains and nets, which are followed rather than seen.

None asks to find one anywhere: nothing on a board tells where one begins, so the answer would be to
try candidates one after the other.
"""


def exercises(lesson: Lesson, seed: str, bank: Path, stop: Stop = never) -> tuple[Exercise, ...]:
    """The four exercises of a lesson, always the same for a seed; a first puzzle has none.

    Raises `Cancelled`.
    """
    if lesson.is_mixed:
        return tuple(_all_mixed(lesson, seed, bank, stop))
    if not lesson.techniques:
        made = enumerate(BASIC_TASKS.get(lesson.name, ()))
        return tuple(make(f"{seed} {number}") for number, make in made)
    if _is_beyond(lesson):
        return tuple(map(tasks.refute, islice(_refutations(lesson, seed, bank, stop), FOUR)))
    pools = {name: _pool(name, seed, bank, stop) for name in lesson.techniques}
    makers = {name: _makers(name, pool) for name, pool in pools.items()}
    chosen: list[Exercise] = []
    for number in range(FOUR):
        technique = _technique(lesson, number)
        position = _chosen(pools[technique], makers[technique][number], chosen)
        pools[technique].remove(position)
        chosen.append(makers[technique][number](position))
    return tuple(chosen)


def another(
    lesson: Lesson, like: tuple[Exercise, int], seed: str, bank: Path, stop: Stop = never
) -> Exercise:
    """An exercise of the same kind in place of another one, which has a place (0-3) in a lesson.

    It is always the same for a seed. Raises `Cancelled`.
    """
    before, place = like
    if lesson.is_mixed:
        return _mixed(lesson, f"{seed} {place}", bank, stop)
    if not lesson.techniques:
        return BASIC_TASKS[lesson.name][place](f"{seed} {place}")
    if _is_beyond(lesson):
        found = _refutations(lesson, seed, bank, stop)
        return tasks.refute(next(each for each in found if each.grid != before.grid))
    technique = _technique(lesson, place)
    pool = [each for each in _pool(technique, seed, bank, stop) if each.grid != before.grid]
    make = _makers(technique, pool)[place]
    alike = (each for each in pool if make(each).task.label == before.task.label)
    return make(next(alike, pool[0]))


def _all_mixed(lesson: Lesson, seed: str, bank: Path, stop: Stop) -> Iterator[Exercise]:
    """Yield mixed exercises that differ in the number of their open cells, which is their label."""
    known = set[Message]()
    for number in range(FOUR):
        made = _mixed(lesson, f"{seed} {number}", bank, stop, known)
        known.add(made.task.label)
        yield made


def _mixed(
    lesson: Lesson, seed: str, bank: Path, stop: Stop, known: Container[Message] = ()
) -> Exercise:
    """An exercise that asks for anything that was taught, and needs something of its section."""
    technique = SeededRandom(f"mixed {seed}").choice(asked_in(lesson))
    make = any_digit if technique in ENTERED else any_elimination
    found = islice(positions(technique, seed, bank, stop), LOOKED_AT)
    first = next(found)
    rest = (each for each in chain([first], found) if open_label(each) not in known)
    return make(next(rest, first), taught_before(lesson))


def _is_beyond(lesson: Lesson) -> bool:
    return not BEYOND.keys().isdisjoint(lesson.techniques)


def _refutations(lesson: Lesson, seed: str, bank: Path, stop: Stop) -> Iterator[ExamplePosition]:
    """The positions of what the ladder lacks, from the file beside the bank."""
    return refutations(lesson.techniques[0], seed, bank.with_name(EXAMPLES), stop)


def _technique(lesson: Lesson, place: int) -> str:
    return lesson.techniques[(place + 1) // 2 % len(lesson.techniques)]


def _pool(technique: str, seed: str, bank: Path, stop: Stop) -> list[ExamplePosition]:
    """Some positions of a technique, those with small patterns first."""
    found = islice(positions(technique, seed, bank, stop), LOOKED_AT)
    return sorted(found, key=lambda each: len(pattern_of(each.step)))


def _makers(technique: str, pool: Sequence[ExamplePosition]) -> Sequence[tasks.Maker]:
    """What is asked one after the other, by what the patterns are like."""
    if technique in SINGLES:
        return SINGLES[technique]
    if technique in FOLLOWED:
        return CONCLUDING
    if len(pattern_of(pool[FOUR].step)) > LARGE:
        usual = LARGE_PATTERNS
    else:
        usual = MARKING if tasks.lies(pool[0].step) is None else LYING
    return *usual[:2], THIRD.get(technique, usual[2]), usual[3]


def _chosen(
    pool: Sequence[ExamplePosition], make: tasks.Maker, before: Sequence[Exercise]
) -> ExamplePosition:
    """The first position that asks for something new, else the first.

    Where any of several patterns will do, it is the one with the fewest that has several. A fish
    that is claimed lies the other way than the first one.
    """
    if make is tasks.mark_any:
        several = [(count, each) for each in pool if (count := _patterns_in(each)) > 1]
        return min(several, key=lambda pair: pair[0], default=(0, pool[0]))[1]
    if make is is_it_one:
        turned = (each for each in pool if _in_rows(make(each)) != _in_rows(before[0]))
        return next(turned, pool[0])
    labels = {each.task.label for each in before}
    return next((each for each in pool if make(each).task.label not in labels), pool[0])


def _in_rows(exercise: Exercise) -> bool:
    """Whether the fish of an exercise lies in rows."""
    fish, step = exercise.fish, exercise.step
    bases = fish.bases if fish else houses_named(step, "bases") if step else ()
    return bool(bases) and bases[0] < SIDE


def _patterns_in(position: ExamplePosition) -> int:
    return len({*map(pattern_of, steps_in(position.grid, position.step.technique))})
