# SPDX-License-Identifier: MIT
"""When a lesson is closed."""

from sudoku_qt.engine.sudoku.learn.lessons.run import Done, LessonRun
from tests.sweeps import in_turn


def run_of(rights: str) -> LessonRun:
    run = LessonRun("seed")
    for letter in rights:
        run = run.with_done(Done(30, letter == "r"))
    return run


@in_turn(
    ("rights", "to_go"),
    [
        ("", 4),
        ("r", 3),
        ("rrr", 1),
        ("rrrr", 0),
        ("wrrr", 0),
        ("rrrw", 3),
        ("rrw", 3),
        ("rwrr", 1),
        ("rwrrr", 0),
        ("wwww", 3),
        ("wwwwrr", 1),
    ],
)
def test_all_four_done_and_the_last_three_right_at_once_close_a_lesson(
    rights: str, to_go: int
) -> None:
    run = run_of(rights)

    assert run.to_go == to_go
    assert run.closed == (to_go == 0)


def test_the_best_time_of_four_is_kept_whatever_comes_after() -> None:
    run = LessonRun("seed")
    for seconds, best in ((40, 0), (30, 0), (20, 0), (10, 100), *((30, 100),) * 4):
        run = run.with_done(Done(seconds, at_once=True))
        assert run.best == best
    for seconds in (1, 2, 3, 4):
        run = run.with_done(Done(seconds, at_once=False))
    assert run.best == 10
    assert run.begun_anew("other").best == 10


def test_a_lesson_stays_closed() -> None:
    run = run_of("rrrrw")

    assert run.closed
    assert run.to_go == 0
    assert run.begun_anew("other") == LessonRun("other", (), closed=True, best=run.best)


def test_what_was_shown_is_not_done_and_is_forgotten_with_the_next_that_is() -> None:
    run = run_of("rr").with_shown().with_shown()

    assert (run.number, run.shown, run.to_go) == (2, 2, 2)
    assert run.with_done(Done(30, at_once=True)).shown == 0
    assert run.begun_anew("other").shown == 0


def test_no_more_than_four_are_counted() -> None:
    assert [run_of("w" * number).counted for number in range(6)] == [0, 1, 2, 3, 4, 4]
    assert run_of("rrrr").begun_anew("other").counted == 4
