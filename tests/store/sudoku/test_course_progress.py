# SPDX-License-Identifier: MIT
"""What is kept of the course, and what is made of a file that is damaged."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.learn.lessons.run import Done, LessonRun
from sudoku_qt.store import files
from sudoku_qt.store.sudoku import course_progress
from sudoku_qt.store.sudoku.course_progress import CourseProgress

RUN = LessonRun("7Q4-KM2", (Done(48, at_once=True), Done(70, at_once=False)))
LESSON = {"seed": "7Q4-KM2", "closed": False, "done": [[48, True]]}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "course-progress.json"


def written(path: Path, content: object) -> CourseProgress:
    path.parent.mkdir(exist_ok=True)
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    path.write_bytes(data)
    return CourseProgress(path)


def test_what_was_kept_is_there_after_another_start(path: Path) -> None:
    CourseProgress(path).keep("x_wing", RUN)
    again = CourseProgress(path)
    again.read()

    assert again.run("x_wing") == RUN
    assert again.run("swordfish") is None
    assert dict(again.runs()) == {"x_wing": RUN}


def test_without_a_file_nothing_was_begun(path: Path) -> None:
    progress = CourseProgress(path)
    progress.read()

    assert not progress.runs()


def test_lessons_of_another_version_are_kept(path: Path) -> None:
    progress = written(path, {"version": 1, "lessons": {"not_yet_there": LESSON}})
    progress.read()
    progress.keep("x_wing", RUN)

    assert set(json.loads(path.read_bytes())["lessons"]) == {"not_yet_there", "x_wing"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        [],
        {},
        {"version": 2, "lessons": {}},
        {"version": True, "lessons": {}},
        {"version": 1, "lessons": {"x wing": LESSON}},
        {"version": 1, "lessons": {"x" * 61: LESSON}},
        {"version": 1, "lessons": {"x_wing": []}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "seed": 7}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "seed": "7" * 61}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "seed": "a\nb"}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "done": {}}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "done": [[1, True]] * 401}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "done": [[1]]}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "done": [[-1, True]]}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "done": [[1e99, True]]}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "done": [[True, True]]}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "done": [[1, 1]]}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "entered": 7}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "entered": "1" * 80}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "entered": "²" * 81}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "shown": True}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "shown": -1}}},
        {"version": 1, "lessons": {"x_wing": {**LESSON, "best": "1:10"}}},
        {"version": 1, "lessons": {f"x{number}": LESSON for number in range(301)}},
    ],
    ids=range(28),
)
def test_a_damaged_file_is_laid_aside_and_the_course_begins_anew(
    path: Path, content: object
) -> None:
    progress = written(path, content)
    before = path.read_bytes()
    with pytest.raises(Fault, match=r"kept as “course-progress\.damaged\.json”"):
        progress.read()

    assert not progress.runs()
    assert not path.exists()
    assert path.with_name("course-progress.damaged.json").read_bytes() == before


def test_a_file_that_is_far_too_large_is_not_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course_progress, "MAX_BYTES", 10)
    with pytest.raises(Fault):
        written(path, {"version": 1, "lessons": {}}).read()


def test_what_cannot_be_written_is_said_and_still_known(path: Path) -> None:
    path.mkdir(parents=True)
    progress = CourseProgress(path)
    with pytest.raises(files.FileFault):
        progress.keep("x_wing", RUN)

    assert progress.run("x_wing") == RUN


@given(
    st.builds(
        LessonRun,
        st.text("ABC-123 ", max_size=20),
        st.lists(st.builds(Done, st.integers(0, 86_400), st.booleans()), max_size=6).map(tuple),
        st.booleans(),
        st.one_of(st.just(""), st.text("0123456789", min_size=81, max_size=81)),
        st.integers(0, 400),
        st.integers(0, 4 * 86_400),
    )
)
def test_any_run_comes_back_as_it_was(
    tmp_path_factory: pytest.TempPathFactory, run: LessonRun
) -> None:
    path = tmp_path_factory.mktemp("run") / "progress.json"
    CourseProgress(path).keep("x_wing", run)
    again = CourseProgress(path)
    again.read()

    assert again.run("x_wing") == run
