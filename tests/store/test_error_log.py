# SPDX-License-Identifier: MIT
"""The log of errors: small, private, without personal data, and never in anybody's way."""

import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.store.error_log import LARGEST, ErrorLog, last_errors
from sudoku_qt.store.personal import Cleaner

CLEANER = Cleaner("/people/anna", ("anna", "annas-laptop"))
GRID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the log lies, in a folder that is not there yet."""
    return tmp_path / "state" / "errors.log"


@pytest.fixture
def logger(path: Path) -> Iterator[logging.Logger]:
    """A logger that writes there."""
    log = ErrorLog(path, CLEANER)
    made = logging.Logger("sudoku_qt.part")  # noqa: LOG001 - one that nobody else has
    made.addHandler(log)
    yield made
    log.close()


def raised(error: BaseException) -> BaseException:
    """An error that knows where it was raised."""
    try:
        raise error
    except type(error) as caught:
        return caught


def take(logger: logging.Logger, error: BaseException) -> None:
    logger.error("", exc_info=raised(error))


def test_an_entry_is_a_line_and_the_places_that_led_there(
    logger: logging.Logger, path: Path
) -> None:
    take(logger, ZeroDivisionError("division by zero"))
    (entry,) = last_errors(path, CLEANER, 5)
    head, *places = entry.splitlines()
    assert head[19:] == " ERROR sudoku_qt ZeroDivisionError: division by zero"
    assert [place.rpartition(" ")[2] for place in places] == ["raised"]


def test_what_an_error_came_of_is_told_as_well(logger: logging.Logger, path: Path) -> None:
    error = RuntimeError("no entry")
    error.__cause__ = raised(KeyError(GRID))
    take(logger, error)
    (entry,) = last_errors(path, CLEANER, 5)
    assert "RuntimeError: no entry" in entry
    assert "  after KeyError: '…'" in entry


def test_the_last_ones_are_read_from_both_files(logger: logging.Logger, path: Path) -> None:
    for number in range(1900):
        logger.warning("%s %s", chr(97 + number % 26), "word " * 30)
    found = last_errors(path, CLEANER, 3)
    assert [entry.split()[4] for entry in found] == [chr(97 + n % 26) for n in (1897, 1898, 1899)]
    assert sorted(file.name for file in path.parent.iterdir()) == ["errors.log", "errors.log.1"]


@pytest.mark.parametrize("letter", ["x", "字", "😀"])
def test_neither_file_grows_beyond_its_bound(
    logger: logging.Logger, path: Path, letter: str
) -> None:
    for number in range(500_000 // len((letter * 250).encode())):
        logger.error("%s %s", letter * 250, "a " * (number % 9))
    assert all(file.stat().st_size <= LARGEST for file in path.parent.iterdir())
    assert len(list(path.parent.iterdir())) == 2


def test_a_larger_log_of_an_earlier_version_goes_and_is_not_copied(
    logger: logging.Logger, path: Path
) -> None:
    path.parent.mkdir()
    path.write_text(
        f"2026-01-01 10:00:00\nTraceback /people/anna {GRID}\n" * 9000, encoding="utf-8"
    )
    logger.error("new")
    assert [file.name for file in path.parent.iterdir()] == ["errors.log"]
    (entry,) = last_errors(path, CLEANER, 5)
    assert entry.endswith("new")


def test_a_log_larger_than_both_files_may_be_is_not_read(path: Path) -> None:
    entry = "2026-01-01 10:00:00 ERROR sudoku_qt ValueError\n"
    path.parent.mkdir()
    for length, told in ((2 * LARGEST, 1), (2 * LARGEST + 1, 0)):
        path.write_text(entry + "x" * (length - len(entry)), encoding="utf-8", newline="")
        assert len(last_errors(path, CLEANER, 5)) == told


def test_lines_that_are_not_the_logs_own_are_never_copied(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(
        f"{GRID}\n2026-01-01 10:00:00 ERROR sudoku_qt KeyError: anna\n    a diary of mine\n"
        "    sudoku_qt/app.py:12 main\nTraceback: /people/anna/diary.sdm\n",
        encoding="utf-8",
    )
    assert last_errors(path, CLEANER, 5) == (
        "2026-01-01 10:00:00 ERROR sudoku_qt KeyError: …\n    sudoku_qt/app.py:12 main",
    )


def test_the_same_again_is_written_once(logger: logging.Logger, path: Path) -> None:
    for text in ("one", "one", "one", "two", "one"):
        logger.error(text)
    assert [entry.split()[-1] for entry in last_errors(path, CLEANER, 9)] == ["one", "two", "one"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_nobody_else_may_read_it(logger: logging.Logger, path: Path) -> None:
    mask = os.umask(0)
    try:
        logger.error("private")
    finally:
        os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_what_cannot_be_written_disturbs_nobody(
    logger: logging.Logger, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.parent.write_text("no folder", encoding="utf-8")
    logger.error("lost")
    assert last_errors(path, CLEANER, 5) == ()
    assert capsys.readouterr().err == ""


def test_a_full_disk_disturbs_nobody(
    logger: logging.Logger, path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    logger.error("before")
    with monkeypatch.context() as broken:
        broken.setattr(ErrorLog, "flush", full)
        logger.error("lost")
    assert capsys.readouterr().err == ""
    assert last_errors(path, CLEANER, 5)


class Mute(Exception):
    """An error that cannot say what it is."""

    def __str__(self) -> str:
        raise ValueError


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Fault("“{name}” is not there (any more).", name="diary.sdm"), "is not there (any more)."),
        (FileNotFoundError(2, "No such file", "/people/anna/diary.sdm"), "Error: No such file"),
        (UnicodeDecodeError("utf-8", b"anna", 0, 1, "bad byte"), "Error: '…' codec can't decode"),
        (Mute(), "Mute: …"),
        (ValueError(), "ValueError"),
        (AttributeError("'Page' object has no attribute 'card'"), "no attribute 'card'"),
    ],
)
def test_of_each_kind_is_told_what_is_of_the_program(
    logger: logging.Logger, path: Path, error: BaseException, said: str
) -> None:
    take(logger, error)
    (entry,) = last_errors(path, CLEANER, 5)
    assert said in entry.splitlines()[0]
    written = path.read_text(encoding="utf-8")
    assert not [word for word in ("anna", "diary", GRID) if word in written]


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("/people/anna/sudoku_qt/my own/sudoku_qt/engine/game.py", "sudoku_qt/engine/game.py"),
        (r"D:\people\anna\sudoku_qt\controllers\shell.py", "sudoku_qt/controllers/shell.py"),
        ("/people/anna/.venv/lib/python3.11/site-packages/PySide6/x.py", "PySide6/x.py"),
        ("/people/anna/diary/secret.py", "_.py"),
        ("diary", "_"),
        ("sudoku_qt/app.py", "sudoku_qt/app.py"),
    ],
)
def test_places_are_named_below_the_program_only(
    logger: logging.Logger, path: Path, file: str, told: str
) -> None:
    code = compile("1 / 0", file, "exec")
    try:
        exec(code, {})  # noqa: S102 - a program whose file is called so
    except ZeroDivisionError:
        logger.exception("")
    (entry,) = last_errors(path, CLEANER, 5)
    assert entry.splitlines()[-1] == f"    {told}:1 <module>"
