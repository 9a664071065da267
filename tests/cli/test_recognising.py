# SPDX-License-Identifier: MIT
"""What an input is whose beginning leaves that open."""

import io
import json
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from sudoku_qt.cli import recognising
from sudoku_qt.cli.batch import Batch
from sudoku_qt.cli.recognising import recognised, saved_batch, saved_game
from sudoku_qt.engine import document
from sudoku_qt.engine.format import HEAD
from sudoku_qt.engine.message import Fault
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED, course_text
from tests.cli.test_reading import Trickle, read, standard_input
from tests.sweeps import in_turn

DATA = Path(__file__).parents[1] / "data"


def reader_of(data: bytes) -> io.BufferedReader:
    """Make a stream of some bytes."""
    return cast("io.BufferedReader", io.BytesIO(data))


def test_it_reads_on_past_remarks() -> None:
    reader = reader_of(b"% a remark\n" * 1000 + f"{EASY}\n".encode())

    head, form = recognised(reader, reader.read1(HEAD))

    assert form is not None
    assert form.name == "line"
    assert head.endswith(EASY.encode() + b"\n")


def test_it_reads_on_past_so_many_bytes_of_remarks_and_no_further(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recognising, "MOST_HEAD", 4 * HEAD)
    remark = b"% a remark of 32 bytes with end\n"
    few = reader_of(remark * (4 * HEAD // 32 - 8) + f"{EASY}\n".encode())
    many = reader_of(remark * (4 * HEAD // 32) + f"{EASY}\n".encode())

    assert recognised(few, few.read1(HEAD))[1] is not None
    with pytest.raises(Fault, match="holds no puzzle"):
        recognised(many, many.read1(HEAD))


def test_a_saved_game_has_a_limit_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    data = (DATA / "documents" / "branch-1.0.sudoku").read_bytes()
    monkeypatch.setattr(document, "MAX_BYTES", len(data))
    assert saved_batch(reader_of(data[16:]), data[:16])[0] == len(data)
    monkeypatch.setattr(document, "MAX_BYTES", len(data) - 1)
    with pytest.raises(Fault, match="larger than"):
        saved_batch(reader_of(data[16:]), data[:16])


def test_a_game_that_is_no_sudoku_is_refused() -> None:
    reader = reader_of((DATA / "formats" / "gomoku_psq" / "good.psq").read_bytes())

    with pytest.raises(Fault, match="this is no Sudoku but a game of"):
        recognised(reader, reader.read1(HEAD))


def test_a_saved_game_is_one_puzzle() -> None:
    data = (DATA / "documents" / "branch-1.0.sudoku").read_bytes()
    reader = reader_of(data)
    head, form = recognised(reader, reader.read1(HEAD))

    size, batch = saved_batch(reader, head)

    assert form is None
    assert (size, len(batch.lines)) == (len(data), 1)


DOCUMENTS = Path(__file__).parents[1] / "data" / "documents"
BRANCH = DOCUMENTS / "branch-1.0.sudoku"
COMPOSED = DOCUMENTS / "composed-2.4.sudoku"
GRADED = DOCUMENTS / "graded-1.5.sudoku"
VARIANT = DOCUMENTS / "variant-3.5.sudoku"


def altered(**sections: Any) -> bytes:
    """Write a saved game with some of its words changed, those of sections one by one."""
    whole = json.loads(BRANCH.read_bytes())
    for name, value in sections.items():
        whole[name] = {**whole[name], **value} if isinstance(value, dict) else value
    return json.dumps(whole, indent=1).encode()


def test_a_saved_variant_is_a_puzzle_with_its_rules(sudoku: Sudoku) -> None:
    solved = sudoku("solve", str(VARIANT)).out.strip()

    assert (len(solved), solved[5]) == (144, "B")
    assert (
        '"killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"21"}]'
        in sudoku("convert", "--to", "fpuzzles", str(VARIANT)).out
    )


@in_turn("path", sorted({*DOCUMENTS.glob("*.sudoku")} - {COMPOSED, GRADED, VARIANT}))
def test_its_givens_are_the_puzzle(path: Path, sudoku: Sudoku) -> None:
    assert read(path) == [(1, EASY)]
    assert sudoku("solve", str(path)).out == f"{EASY_SOLVED}\n"


def test_that_its_level_has_a_grade_changes_nothing() -> None:
    rows = json.loads(GRADED.read_bytes())["setup"]["givens"]
    assert read(GRADED) == [(1, "".join(rows))]


def test_of_a_composition_what_was_typed_is_the_puzzle() -> None:
    assert read(COMPOSED) == [(1, "4" + 79 * "." + "6")]


@pytest.mark.parametrize("verb", ["check", "rate", "steps"])
def test_verbs_take_it_for_the_puzzle(verb: str, sudoku: Sudoku) -> None:
    assert sudoku(verb, str(BRANCH)) == sudoku(verb, EASY)


def test_what_was_played_goes_into_formats_that_can_hold_it(sudoku: Sudoku) -> None:
    line = sudoku("convert", str(BRANCH))
    assert (line.code, line.out) == (0, f"{EASY}\n")
    assert "81-character lines cannot hold: entered digits" in line.err[0]
    played = sudoku("convert", "--to", "hodoku", str(BRANCH)).out
    assert played.count("+") > 0
    assert sudoku("convert", stdin=played.encode()).out == line.out


def test_the_course_s_solver_takes_it_too(tmp_path: Path, sudoku: Sudoku) -> None:
    assert sudoku("-s", str(BRANCH)) == (0, "", [])
    assert (tmp_path / "sudoku.txt").read_text(encoding="utf-8") == course_text(EASY_SOLVED)


def test_files_of_all_kinds_follow_one_another(sudoku: Sudoku) -> None:
    assert sudoku("convert", EASY, str(BRANCH), EASY).out == f"{EASY}\n" * 3


def test_a_comment_becomes_one_line() -> None:
    batch = Batch.of_found([saved_game(altered(setup={"comment": "one\n two"}))], (1,))

    assert "".join(map(str, batch.cells)) == EASY.replace(".", "0")
    assert batch.comments == {0: "one two"}


def test_a_puzzle_that_is_being_typed_in_is_what_is_typed() -> None:
    rows = [EASY[at : at + 9] for at in range(0, 81, 9)]
    draft = altered(setup={"givens": ["." * 9] * 9, "origin": "draft"}, state={"values": rows})

    assert "".join(map(str, Batch.of_found([saved_game(draft)], (1,)).cells)) == EASY.replace(
        ".", "0"
    )


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["plain", "marked"])
def test_it_may_come_slowly(mark: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", standard_input(Trickle(mark + BRANCH.read_bytes())))

    assert read("-") == [(1, EASY)]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (BRANCH.read_bytes()[:300], "The file is damaged or cut off: line 22 cannot be read."),
        (altered(game="gomoku"), "this is no Sudoku but a game of gomoku"),
        (altered(game=1), "The file is damaged: its part “game” is missing."),
        (altered(setup={"givens": ["12"]}), "The givens are not nine rows of nine digits or dots."),
        (
            altered(state={"values": ["." * 9] * 9}),
            "The given of r1c1 is missing among the values.",
        ),
        (
            altered(version=[document.MAJOR + 1, 0]),
            "This game was saved by a newer program (sudoku-qt 1). Update",
        ),
    ],
    ids=["cut", "gomoku", "nothing", "givens", "state", "newer"],
)
def test_what_is_no_sudoku_or_damaged_is_named(
    data: bytes, said: str, tmp_path: Path, sudoku: Sudoku
) -> None:
    (tmp_path / "game.sudoku").write_bytes(data)
    ended = sudoku("solve", "game.sudoku", "-o", "out")

    assert (ended.code, ended.out) == (3, "")
    assert len(ended.err) == 1
    assert ended.err[0].startswith(f"sudoku: game.sudoku: {said}")
    assert not (tmp_path / "out").exists()


def test_no_more_is_read_than_a_game_can_be_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document, "MAX_BYTES", 1 << 20)
    endless = io.BytesIO(BRANCH.read_bytes() + b" " * (1 << 21))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(endless, encoding="utf-8"))

    with pytest.raises(Fault, match="standard input: The file is larger than 1 MB"):
        read("-")
    assert endless.tell() < 1 << 21
