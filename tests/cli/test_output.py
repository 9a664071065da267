# SPDX-License-Identifier: MIT
"""An output that is whole or not there."""

import errno
import os
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from sudoku_qt.cli.exits import OutputFault
from sudoku_qt.cli.output import Output, lines_left_behind, write_out
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY

needs_dev_full = pytest.mark.skipif(
    os.name != "posix" or not Path("/dev/full").exists(),
    reason="no device here is always full",
)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "out.txt"


def test_the_file_has_its_name_only_when_it_is_whole(target: Path) -> None:
    target.write_text("before", encoding="utf-8")
    output = Output(str(target), sync=True)
    output.write(b"one\n")

    assert target.read_text(encoding="utf-8") == "before"
    output.finish()
    assert target.read_text(encoding="utf-8") == "one\n"
    assert os.listdir(target.parent) == ["out.txt"]  # noqa: PTH208 - names are wanted


@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
@pytest.mark.parametrize("verb", [("solve", EASY), ("-c", "1", "--seed", "a")])
def test_standard_output_by_another_name_is_not_replaced(
    name: str, verb: tuple[str, ...], sudoku: Sudoku
) -> None:
    """Where it leads to a file, that would lose what stood in it and what is written later."""
    ended = sudoku(*verb, "-o", name)

    assert ended.code == 0
    assert ended.out == sudoku(*verb, "-o", "-").out != ""


def test_what_is_kept_can_be_gone_on_with(target: Path) -> None:
    output = Output(str(target))
    output.write(b"one\n")
    output.keep()

    assert not target.exists()
    assert lines_left_behind(str(target)) == 1
    output = Output(str(target), resume=True)
    output.write(b"two\n")
    output.finish()
    assert target.read_text(encoding="utf-8") == "one\ntwo\n"


def test_what_was_cut_off_in_a_record_is_taken_back(target: Path) -> None:
    part = Path(f"{target}.part")
    part.write_bytes(b"one\ntwo\nthr")

    assert lines_left_behind(str(target)) == 2
    assert part.read_bytes() == b"one\ntwo\n"


def test_nothing_left_behind_is_no_line(target: Path) -> None:
    assert lines_left_behind(str(target)) == 0


def test_what_is_discarded_leaves_no_trace(target: Path) -> None:
    target.write_text("before", encoding="utf-8")
    output = Output(str(target))
    output.write(b"one\n")
    output.discard()

    assert target.read_text(encoding="utf-8") == "before"
    assert list(target.parent.iterdir()) == [target]


def test_a_link_stays_a_link(target: Path) -> None:
    link = target.with_name("link.txt")
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("links cannot be made here")
    output = Output(str(link))
    output.write(b"one\n")
    output.finish()

    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "one\n"


def test_a_folder_and_a_missing_folder_are_named(target: Path) -> None:
    for name in (target.parent, target.parent / "missing" / "out.txt"):
        with pytest.raises(OutputFault, match="cannot write"):
            Output(str(name))


def test_a_file_that_may_not_be_written_is_not_replaced(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target.write_text("before", encoding="utf-8")
    monkeypatch.setattr(os, "access", lambda *_: False)

    with pytest.raises(OutputFault, match="Permission denied"):
        Output(str(target))
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is POSIX's mode")
def test_whoever_could_not_read_the_file_before_cannot_now(target: Path) -> None:
    target.write_text("before", encoding="utf-8")
    target.chmod(0o600)
    output = Output(str(target))
    output.write(b"one\n")
    output.finish()

    assert target.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(os.name != "posix", reason="links may not be made everywhere")
def test_a_link_to_itself_is_named(target: Path) -> None:
    target.symlink_to(target)

    with pytest.raises(OutputFault, match="Too many levels of symbolic links"):
        Output(str(target))
    assert target.is_symlink()


def test_a_folder_that_took_the_name_meanwhile_is_named(target: Path) -> None:
    output = Output(str(target))
    output.write(b"one\n")
    target.mkdir()
    (target / "other").touch()

    with pytest.raises(OutputFault, match="cannot write"):
        output.finish()
    assert Path(f"{target}.part").read_text(encoding="utf-8") == "one\n"


def test_a_part_that_is_no_file_is_named(target: Path) -> None:
    Path(f"{target}.part").mkdir()

    with pytest.raises(OutputFault, match="cannot go on with"):
        lines_left_behind(str(target))


def test_a_pipe_of_windows_that_nobody_reads_is_a_broken_pipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)

    class Pipe(BytesIO):
        """Fails as a closed pipe of Windows does."""

        def fileno(self) -> int:
            return nowhere

        def write(self, _data: object) -> int:
            raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(sys, "stdout", TextIOWrapper(Pipe(), encoding="utf-8"))
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(OutputFault, match="standard output: Invalid"):
        write_out("read by nobody")
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(BrokenPipeError):
        write_out("read by nobody")
    os.close(nowhere)


@needs_dev_full
def test_a_full_disk_is_named() -> None:
    output = Output("/dev/full")

    with pytest.raises(OutputFault, match="cannot write /dev/full: No space left on device"):
        output.write(b"one\n")
    output.keep()
    output.discard()
    assert Path("/dev/full").exists()


def test_standard_output_is_written_to_directly(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    output = Output("-")
    output.write(b"one\n")
    output.finish()

    assert capsysbinary.readouterr().out == b"one\n"
    assert not output.resumable
    assert not sys.stdout.closed


def test_what_is_no_record_is_written_in_utf8_too(
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    write_out("≠ 数\n")

    assert capsysbinary.readouterr().out == "≠ 数\n".encode()


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(OutputFault) as caught:
        Output(str(tmp_path / "gone" / "out.txt"))

    assert str(caught.value).endswith(f"there is no folder {tmp_path / 'gone'}")
    assert not (tmp_path / "gone").exists()


def test_a_terminal_is_shown_escapes_and_a_file_gets_what_there_is(
    target: Path, terminal: Sudoku
) -> None:
    line = f"{EASY} # a\x1b]0;b\x07\x9b".encode()
    words = ("convert", "-", "--template", "{comment}\\t{line}")

    assert terminal(*words, stdin=line).out == "a\\x1b]0;b\\x07\\x9b\t1\n"
    assert terminal(*words, "-o", str(target), stdin=line).out == ""
    assert target.read_bytes() == "a\x1b]0;b\x07\x9b\t1\n".encode()


def test_sentences_are_one_line_whatever_they_quote(sudoku: Sudoku) -> None:
    name = "gone\x1b[31m\nsudoku: all is fine.txt"
    ended = sudoku("check", name)

    reason = "Invalid argument" if sys.platform == "win32" else "No such file or directory"
    assert ended.err == [f"sudoku: cannot read gone\\x1b[31m\\nsudoku: all is fine.txt: {reason}"]
    bad = sudoku("check", stdin=EASY.replace("9", "\x1b").encode())
    assert bad.err == ["-:1: character 14, “\\x1b”, is no digit and no empty cell."]
