# SPDX-License-Identifier: MIT
"""What is made of parts."""

from pathlib import Path

import pytest

from sudoku_qt.cli.output import Output
from sudoku_qt.cli.sieve import Sieve
from sudoku_qt.cli.stream import Outcome
from sudoku_qt.cluster.folder import Folder, Note
from sudoku_qt.cluster.joining import joined
from sudoku_qt.cluster.task import Task
from sudoku_qt.engine.sudoku.research.seen import Seen
from sudoku_qt.engine.work import never

pytest.importorskip("fsspec", reason="the extra cluster is not installed")

PARTS = (b"", b"1\n,2\n", b"", b"1\n")
NOTES = tuple(map(Note, (0, 2, 0, 1)))


@pytest.fixture
def task(tmp_path: Path) -> Task:
    """A task whose parts are there: a head, records with a comma between, a foot."""
    folder = Folder(str(tmp_path / "parts"), "txt")
    folder.begin({}, resume=False)
    for number, (part, note) in enumerate(zip(PARTS, NOTES, strict=True)):
        keys = part.replace(b"\n", b"").replace(b",", b"") + b""
        folder.commit(number, b"<\n" + part + b">\n", keys, note)
    return Task(lambda _: Outcome(b"", 0), folder, b",", b"<\n", b">\n", ("en", "1"), lambda: never)


def test_a_file_has_one_head_one_foot_and_what_stands_between(task: Task, tmp_path: Path) -> None:
    made = joined(Output(str(tmp_path / "out")), task, None)

    assert [made.take(number, note) for number, note in enumerate(NOTES)] == [0, 2, 0, 1]
    assert not (tmp_path / "out").exists()
    made.finish()
    assert (tmp_path / "out").read_bytes() == b"<\n1\n,2\n,1\n>\n"
    assert not (tmp_path / "parts").exists()


def test_a_file_that_is_given_up_is_not_there_and_the_parts_are(task: Task, tmp_path: Path) -> None:
    made = joined(Output(str(tmp_path / "out")), task, None)
    made.take(1, NOTES[1])
    made.give_up()

    assert [each.name for each in tmp_path.iterdir()] == ["parts"]
    assert task.folder.data(1) == b"<\n1\n,2\n>\n"


def test_a_sieve_leaves_out_what_came_in_a_part_before(task: Task, tmp_path: Path) -> None:
    with Seen() as seen:
        made = joined(Output(str(tmp_path / "out")), task, Sieve(seen, 1))
        assert [made.take(number, note) for number, note in enumerate(NOTES)] == [0, 2, 0, 0]
        made.finish()
    assert (tmp_path / "out").read_bytes() == b"<\n1\n,2\n>\n"


def test_a_folder_stays_as_it_is(task: Task, tmp_path: Path) -> None:
    made = joined(None, task, None)

    assert made.take(1, NOTES[1]) == 2
    made.finish()
    made.give_up()
    assert task.folder.data(3) == b"<\n1\n>\n"
