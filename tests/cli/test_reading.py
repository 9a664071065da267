# SPDX-License-Identifier: MIT
"""Inputs as a stream of pieces."""

import io
import os
import re
import sys
import tracemalloc
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import quote

import pytest

from sudoku_qt.cli import blocks, reading, recognising
from sudoku_qt.cli.exits import InputFault, UsageFault
from sudoku_qt.cli.reading import check_inputs, pieces, read_text
from sudoku_qt.engine import text
from sudoku_qt.engine.formats.sudoku.line import LineFormat
from sudoku_qt.engine.pictures import decode as picture_decoding
from sudoku_qt.engine.pictures import paper
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.text.lz_string import compress
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD, course_text
from tests.cli.test_batch import puzzles_in
from tests.sweeps import dear, every, in_turn

FORMATS = Path(__file__).parents[1] / "data" / "formats"
posix = pytest.mark.skipif(os.name != "posix", reason="pipes with names and devices are POSIX's")
READ_HERE = ("line", "grid", "course")


def read(*names: str | Path, at_a_time: int = 100) -> list[tuple[int, str]]:
    """Read inputs: each puzzle with the line where it begins."""
    found = []
    for piece in pieces([str(name) for name in names], at_a_time):
        batch = piece.read()
        assert not batch.faults
        found += list(zip(batch.lines, puzzles_in(batch), strict=True))
    return found


@in_turn("at_a_time", [1, 2, 1000])
@in_turn(
    "path",
    [path for name in READ_HERE for path in sorted((FORMATS / name).glob("good*"))],
)
def test_every_good_sample_is_read_however_small_the_pieces(path: Path, at_a_time: int) -> None:
    wanted = (path.parent / "puzzles.txt").read_text("utf-8").split()

    assert [puzzle for _, puzzle in read(path, at_a_time=at_a_time)] == wanted


@pytest.mark.parametrize("count", [1, 2, 50])
def test_course_text_is_read_with_its_lines(tmp_path: Path, count: int) -> None:
    path = tmp_path / "course.txt"
    path.write_text(course_text(*[EASY, HARD] * count), encoding="utf-8")

    assert read(path, at_a_time=3) == [
        (1 + 10 * number, (EASY, HARD)[number % 2]) for number in range(2 * count)
    ]


def test_a_puzzle_may_stand_for_a_file() -> None:
    assert read(EASY, HARD) == [(1, EASY), (1, HARD)]


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        sys, "stdin", io.TextIOWrapper(io.BytesIO(f"{EASY}\n".encode()), encoding="utf-8")
    )

    assert check_inputs(["-"]) is None
    assert read("-") == [(1, EASY)]


def test_a_last_line_without_an_end_is_a_line(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"{EASY}\n{HARD}", encoding="utf-8")

    assert read(path) == [(1, EASY), (2, HARD)]


def numbers(path: Path, at_a_time: int) -> list[int]:
    """Count the puzzles of each piece."""
    return [len(piece.read().lines) for piece in pieces([str(path)], at_a_time)]


@pytest.mark.parametrize("at_a_time", [1, 2, 8, 10, 100])
@pytest.mark.parametrize("end", ["\n", "\r\n", " 7.2 a remark\n"])
def test_no_piece_has_more_puzzles_than_asked_for(tmp_path: Path, at_a_time: int, end: str) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(f"{EASY}{end}".encode() * 200)

    assert sum(numbers(path, at_a_time)) == 200
    assert max(numbers(path, at_a_time)) <= at_a_time


def test_the_first_kilobytes_are_cut_like_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(f"{EASY}\n".encode() * 24)

    assert numbers(path, 8) == [8, 8, 8]
    assert sum(piece.size for piece in pieces([str(path)], 8)) == path.stat().st_size


def test_grids_are_cut_too(tmp_path: Path) -> None:
    path = tmp_path / "course.txt"
    path.write_text(course_text(*[EASY, HARD] * 50), encoding="utf-8")

    assert sum(numbers(path, 8)) == 100
    assert max(numbers(path, 8)) <= 8


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "The file is empty."),
        (b"PK\x03\x04\0\0\0", "This is an archive. Unpack it and open what is inside."),
        (b"hello\n", "This text holds no puzzle that this program can read."),
    ],
)
def test_what_cannot_be_read_is_named(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "input"
    path.write_bytes(content)

    with pytest.raises(InputFault) as fault:
        read(path)
    assert str(fault.value) == f"{path}: {reason}"


class Trickle(io.RawIOBase):
    """A stream that gives a few bytes at a time, and then perhaps fails."""

    def __init__(self, data: bytes, *, fails: bool = False) -> None:
        self._rest = data
        self._fails = fails

    def readable(self) -> bool:
        """Say that it can be read."""
        return True

    def readinto(self, buffer: Any) -> int:
        """At most seven bytes."""
        if not self._rest and self._fails:
            raise OSError(5, "the disk is gone")
        part, self._rest = self._rest[:7], self._rest[7:]
        buffer[: len(part)] = part
        return len(part)


def standard_input(stream: io.RawIOBase) -> io.TextIOWrapper:
    """A stream the form of standard input."""
    return io.TextIOWrapper(io.BufferedReader(stream), encoding="utf-8")


@pytest.mark.parametrize("text", [f"# a list\n{EASY}\n{HARD}\n", course_text(EASY, HARD)])
def test_input_that_comes_slowly_is_waited_for(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", standard_input(Trickle(text.encode())))

    assert [puzzle for _, puzzle in read("-")] == [EASY, HARD]


def test_input_that_breaks_off_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Trickle(f"{EASY}\n{EASY}\n".encode(), fails=True)
    monkeypatch.setattr(sys, "stdin", standard_input(broken))

    with pytest.raises(InputFault, match="cannot read standard input: Input/output error"):
        read("-")


def test_a_line_without_end_is_not_read_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "ENDLESS", 1 << 20)
    text = f"{EASY}\n" + "x" * (1 << 21)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"))

    with pytest.raises(InputFault, match=r"^-:2: the line does not come to an end\.$"):
        read("-")


def faults(path: Path) -> list[tuple[int, str]]:
    """Read an input for what is wrong with it."""
    batches = [piece.read() for piece in pieces([str(path)], 8)]
    return [(line, str(fault)) for batch in batches for line, fault in batch.faults]


@pytest.mark.parametrize("first", [b"", EASY.encode() + b"\n"])
@pytest.mark.parametrize("letter", [b"5", dear(b"x")])
def test_a_line_that_is_too_long_is_named_and_the_rest_goes_on(
    tmp_path: Path, first: bytes, letter: bytes
) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(first + letter * (1 << 20) + f"\n{HARD}\nhello\n".encode())
    line = 1 + len(first) // 82

    assert faults(path) == [
        (line, "the line is longer than 128 kB."),
        (line + 2, f"Line {line + 2}: no puzzle here: there are no 81 cells in a row."),
    ]
    assert line + 1 in [at for piece in pieces([str(path)], 8) for at in piece.read().lines]


def test_a_row_that_is_too_long_is_named_and_other_grids_are_read(tmp_path: Path) -> None:
    path = tmp_path / "grids.txt"
    path.write_bytes(f"{course_text(EASY)}\n{'5' * (1 << 20)}\n\n{course_text(HARD)}".encode())

    assert faults(path) == [(11, "the line is longer than 128 kB.")]
    batches = [piece.read() for piece in pieces([str(path)], 8)]
    assert [line for batch in batches for line in batch.lines] == [1, 13]


def test_remarks_before_the_first_puzzle_may_be_long(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("# a remark\n" * 10_000 + f"{EASY}\n", encoding="utf-8")

    assert read(path) == [(10_001, EASY)]


@pytest.mark.parametrize("content", every(3, [b"\r\n", b"\n", b"\0"]))
def test_much_of_nothing_is_refused_soon(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "nothing"
    path.write_bytes(content * (40 << 20))

    with pytest.raises(InputFault):
        read(path)


@posix
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_refused_soon(device: str) -> None:
    assert check_inputs([device]) is None
    with pytest.raises(InputFault, match=f"^{device}: "):
        read(device)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-8-sig"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_may_end_and_be_written_in_any_way(tmp_path: Path, encoding: str, end: str) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(f"{EASY}{end}{HARD}{end}".encode(encoding))

    assert read(path) == [(1, EASY), (2, HARD)]


def give_limit(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    """Refuse texts of more bytes."""
    for module in (text, reading):
        monkeypatch.setattr(module, "MAX_BYTES", size)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_text_in_wide_letters_may_be_as_large_as_any_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(f"{EASY}\n".encode(encoding) * 60)
    give_limit(monkeypatch, path.stat().st_size)
    assert len(read(path)) == 60
    give_limit(monkeypatch, path.stat().st_size - 1)
    with pytest.raises(InputFault, match="larger than"):
        read(path)


def test_what_is_read_whole_may_be_as_large_as_any_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recognising, "best_format", lambda head: Whole())
    path = tmp_path / "list"
    path.write_bytes(f"{EASY} one\n".encode() * 120)
    give_limit(monkeypatch, path.stat().st_size)
    assert len(read(path)) == 120
    assert len(read_text(str(path))) == path.stat().st_size
    give_limit(monkeypatch, path.stat().st_size - 1)
    for reader in (read, read_text):
        with pytest.raises(InputFault, match="larger than"):
            reader(str(path))


def test_a_picture_has_a_limit_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "puzzle.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(5000))
    for less in (0, 1):
        for module in (paper, picture_decoding):
            monkeypatch.setattr(module, "MAX_BYTES", path.stat().st_size - less)
        with pytest.raises(InputFault, match="larger than" if less else "damaged"):
            [each.read() for each in pieces([str(path)], 1)]


@posix
def test_a_pipe_with_a_name_is_opened_once_and_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = Thread(target=pipe.write_text, args=(f"{EASY}\n{HARD}\n",))
    assert check_inputs([str(pipe)]) is None
    writer.start()

    assert read(pipe) == [(1, EASY), (2, HARD)]
    writer.join()


def test_a_game_of_gomoku_is_no_list_of_puzzles() -> None:
    with pytest.raises(InputFault, match="this is no Sudoku but a game of gomoku"):
        read(FORMATS / "gomoku_sgf" / "good.sgf")


class Whole(LineFormat):
    """Stands for formats that can only be read whole."""

    name = "whole"
    opening = "what stands before all lines"


def test_a_format_that_can_only_be_read_whole_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(recognising, "best_format", lambda head: Whole())
    path = tmp_path / "list"
    path.write_text(f"{EASY} one\n{HARD}\n" * 60, encoding="utf-8")

    assert [puzzle for _, puzzle in read(path)] == [EASY, HARD] * 60
    assert numbers(path, 50) == [50, 50, 20]
    assert [*pieces([str(path)], 50)][2].read().comments[18] == "one"


def test_a_missing_file_and_a_folder_are_named_before_anything_is_read(tmp_path: Path) -> None:
    for name in ("missing", "."):
        with pytest.raises(InputFault, match="cannot read"):
            check_inputs([str(tmp_path / name)])


@in_turn(
    ("name", "said"),
    [
        (EASY[1:], "”, and a puzzle has 81 characters, not 80"),
        (EASY + ".", "”, and a puzzle has 81 characters, not 82"),
        (EASY * 9, "”, and a puzzle has 81 characters, not 729"),
        ("53..7", "there is no file “53..7”, and a puzzle has 81 characters, not 5"),
        (EASY[:40] + "?" + EASY[41:], "”, and in a puzzle “?”, character 41, is no cell"),
    ],
)
def test_what_was_meant_to_be_a_puzzle_is_told_from_a_missing_file(name: str, said: str) -> None:
    with pytest.raises(InputFault) as fault:
        check_inputs([name])
    assert said in str(fault.value)
    assert fault.value.code == 3


@in_turn("name", ["puzzle1.txt", "x", "...", "list-2026.sdm", "x" * 300])
def test_a_missing_file_is_no_puzzle_gone_wrong(name: str) -> None:
    with pytest.raises(InputFault, match=f"^cannot read {re.escape(name)}: .+"):
        check_inputs([name])


def test_a_terminal_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)

    with pytest.raises(UsageFault, match="name a file"):
        check_inputs([])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "gbk"])
@pytest.mark.parametrize("at_a_time", [1, 100])
def test_a_heading_says_which_column_holds_the_puzzles_of_all_pieces(
    tmp_path: Path, encoding: str, at_a_time: int
) -> None:
    row = f"甲;{EASY_SOLVED};{EASY}\n"
    path = tmp_path / "table.csv"
    path.write_text("# 表\n名称;答案;题目\n" + 50 * row, encoding=encoding)
    batches = [piece.read() for piece in pieces([str(path)], at_a_time)]

    assert b"".join(batch.cells for batch in batches) == parse(EASY) * 50
    assert [line for batch in batches for line in batch.lines] == [*range(3, 53)]
    assert batches[-1].comments[len(batches[-1].lines) - 1] == f"甲;{EASY_SOLVED}"
    assert not any(batch.faults for batch in batches)


@pytest.mark.skipif(sys.platform != "linux", reason="there is no such file")
def test_what_has_a_size_but_no_end_is_named(sudoku: Sudoku) -> None:
    ended = sudoku("solve", "/proc/self/mem")

    assert (ended.code, ended.out) == (3, "")
    assert ended.err == ["sudoku: cannot read /proc/self/mem: Input/output error"]


def test_what_was_unpacked_of_links_is_not_kept(tmp_path: Path) -> None:
    link = "https://f-puzzles.com/?load=" + quote(compress("a" * 300_000), safe="")
    path = tmp_path / "links.txt"
    path.write_text(f"{link}\n" * 100, encoding="utf-8")
    tracemalloc.start()
    try:
        batches = [piece.read() for piece in pieces([str(path)], 1000)]
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert sum(len(batch.faults) for batch in batches) == 100
    assert most < 4 * 2**20  # what one of them holds is half a megabyte
