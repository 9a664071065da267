# SPDX-License-Identifier: MIT
"""The player's progress in the course: a small file, written whole after each exercise.

    {"version": 1, "lessons": {"x_wing": {"seed": "7Q4", "closed": false, "done": [[48, true]]}}}

The file is not trusted: a malformed one is renamed, and the course begins anew. Lessons that this
version does not have are kept as they are.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.learn.lessons.run import FOUR, MOST_DONE, MOST_SHOWN, Done, LessonRun
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.store import files

VERSION = 1
MAX_BYTES = 2**20
MOST_LESSONS = 300
LONGEST_NAME, LONGEST_SEED = 60, 60
MOST_SECONDS = 24 * 60 * 60


class CourseProgress:
    """The progress file; its contents are held in memory, and written when they change."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._runs: dict[str, LessonRun] = {}

    def read(self) -> None:
        """Read the file. Raises `Fault` for a malformed one, after which the course begins anew."""
        self._runs = {}
        try:
            self._runs = _read(files.read(self._path, MAX_BYTES))
        except files.MissingFault:
            return
        except Fault as fault:
            raise self._laid_aside(fault) from None

    def run(self, lesson: str) -> LessonRun | None:
        """The player's progress in a lesson; None where it was not begun."""
        return self._runs.get(lesson)

    def runs(self) -> Mapping[str, LessonRun]:
        """The player's progress in every lesson that was begun."""
        return self._runs

    def keep(self, lesson: str, run: LessonRun) -> None:
        """Set the progress in a lesson. Raises `FileFault` where it cannot be written."""
        self._runs[lesson] = run
        files.write_private(self._path, _written(self._runs))

    def _laid_aside(self, fault: Fault) -> Fault:
        """Move a file away that is not ours, and return a fault that says so."""
        other = self._path.with_suffix(".damaged.json")
        try:
            self._path.replace(other)
        except OSError:
            return fault
        return Fault(
            "How far you had come in the course could not be read, so it begins anew. "
            "The old file is kept as “{name}”.",
            name=other.name,
        )


def _written(runs: Mapping[str, LessonRun]) -> bytes:
    lessons = {
        name: {
            "seed": run.seed,
            "closed": run.closed,
            "done": [[each.seconds, each.at_once] for each in run.done],
            "entered": run.entered,
            "shown": run.shown,
            "best": run.best,
        }
        for name, run in runs.items()
    }
    section = {"version": VERSION, "lessons": lessons}
    return json.dumps(section, allow_nan=False).encode()


def _read(data: bytes) -> dict[str, LessonRun]:
    """Parse the file. Raises `Fault`."""
    try:
        section: Json = json.loads(data)
    except (ValueError, RecursionError):
        raise _damaged() from None
    if (
        not isinstance(section, dict)
        or type(section.get("version")) is not int
        or section["version"] != VERSION
    ):
        raise _damaged()
    lessons = section.get("lessons")
    if not isinstance(lessons, dict) or len(lessons) > MOST_LESSONS:
        raise _damaged()
    return {_name(name): _run(lesson) for name, lesson in lessons.items()}


def _name(name: str) -> str:
    if len(name) > LONGEST_NAME or not name.isascii() or not name.isidentifier():
        raise _damaged()
    return name


def _run(lesson: Json) -> LessonRun:
    if not isinstance(lesson, dict):
        raise _damaged()
    closed = lesson.get("closed") is True
    return LessonRun(
        _seed(lesson),
        _all_done(lesson),
        closed,
        _entered(lesson),
        _count(lesson, "shown", MOST_SHOWN),
        _count(lesson, "best", FOUR * MOST_SECONDS),
    )


def _seed(lesson: Section) -> str:
    seed = lesson.get("seed")
    if not isinstance(seed, str) or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise _damaged()
    return seed


def _entered(lesson: Section) -> str:
    entered = lesson.get("entered", "")
    if not isinstance(entered, str) or len(entered) not in {0, CELLS}:
        raise _damaged()
    if entered and not (entered.isascii() and entered.isdecimal()):
        raise _damaged()
    return entered


def _count(lesson: Section, name: str, most: int) -> int:
    count = lesson.get(name, 0)
    if type(count) is not int or not 0 <= count <= most:
        raise _damaged()
    return count


def _all_done(lesson: Section) -> tuple[Done, ...]:
    done = lesson.get("done")
    if not isinstance(done, list) or len(done) > MOST_DONE:
        raise _damaged()
    return tuple(map(_done, done))


def _done(pair: Json) -> Done:
    if not isinstance(pair, list) or len(pair) != 2:
        raise _damaged()
    seconds, at_once = pair
    if type(seconds) is not int or type(at_once) is not bool or not 0 <= seconds <= MOST_SECONDS:
        raise _damaged()
    return Done(seconds, at_once)


def _damaged() -> Fault:
    return Fault("How far you had come in the course could not be read.")
