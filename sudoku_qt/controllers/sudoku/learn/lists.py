# SPDX-License-Identifier: MIT
"""The list of a lesson's exercises, four at a time, with their results."""

from collections.abc import Iterator, Sequence

from sudoku_qt.controllers.sudoku.learn.exercise.words import translated
from sudoku_qt.engine.sudoku.learn.lessons.run import FOUR, LessonRun
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sudoku.learn.exercise.rows import ExerciseRow

OF_FOUR = QT_TRANSLATE_NOOP("Exercises", "Exercise {number} of {count}")
MORE = QT_TRANSLATE_NOOP("Exercises", "Exercise {number}")
PLACE_OF_FOUR = QT_TRANSLATE_NOOP("Exercises", "{title} · exercise {number} of {count}")
PLACE = QT_TRANSLATE_NOOP("Exercises", "{title} · exercise {number}")
NOW = QT_TRANSLATE_NOOP("Exercises", "now")
DONE_IN = QT_TRANSLATE_NOOP("Exercises", "{number}, {label}, done in {time}")
IS_NOW = QT_TRANSLATE_NOOP("Exercises", "{number}, {label}, now")
AHEAD = QT_TRANSLATE_NOOP("Exercises", "{number}, {label}, still to come")
BETWEEN = "; "


def listed_rows(
    run: LessonRun, four: Sequence[str], *, is_done: bool
) -> tuple[str, tuple[ExerciseRow, ...], str]:
    """The heading, the rows, and the rows as spoken text.

    `four` are the labels of the exercises that include the one on the board; if that is done, it
    is the last one of the run.
    """
    current = run.number - is_done
    rows = tuple(_rows(run, four, current))
    heading = OF_FOUR if current < FOUR else MORE
    return (
        translated(heading, number=current + 1, count=FOUR),
        rows,
        BETWEEN.join(map(_spoken, rows)),
    )


def place_words(run: LessonRun, title: str, *, is_done: bool) -> str:
    """The text of the status line: which exercise of which lesson it is."""
    current = run.number - is_done
    words = PLACE_OF_FOUR if current < FOUR else PLACE
    return translated(words, title=title, number=current + 1, count=FOUR)


def _rows(run: LessonRun, four: Sequence[str], current: int) -> Iterator[ExerciseRow]:
    first = current // FOUR * FOUR
    for number, label in enumerate(four, first):
        if number < run.number:
            yield ExerciseRow(number + 1, label, _time(run.done[number].seconds), "done")
        elif number == current:
            yield ExerciseRow(number + 1, label, translated(NOW), "now")
        else:
            yield ExerciseRow(number + 1, label)


def _time(seconds: int) -> str:
    """Seconds as "1:10"."""
    return f"{seconds // 60}:{seconds % 60:02}"


def _spoken(row: ExerciseRow) -> str:
    words = {"done": DONE_IN, "now": IS_NOW, "ahead": AHEAD}[row.state]
    return translated(words, number=row.number, label=row.label, time=row.time)
