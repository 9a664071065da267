# SPDX-License-Identifier: MIT
"""The command line as a whole, also as a process of its own."""

import contextlib
import io
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sudoku_qt.cli.main import VERBS, main, parser_of, verb_named
from sudoku_qt.version import version
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD
from tests.sweeps import every

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "sudoku_qt.cli.start"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
posix = pytest.mark.skipif(os.name != "posix", reason="signals and limits are POSIX's")
needs_dev_full = pytest.mark.skipif(
    os.name != "posix" or not Path("/dev/full").exists(),
    reason="no device here is always full",
)


def started(*arguments: str, cwd: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [*COMMAND, *arguments],
        bufsize=0,  # `communicate` does not see what a stream has read ahead
        cwd=cwd,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_help_and_version_are_there(sudoku: Sudoku) -> None:
    assert "usage: sudoku VERB" in sudoku("--help").out
    assert "sudoku -c N" in sudoku("-h").out
    assert "\nWithout a verb, what it makes goes into sudoku.txt:\n" in sudoku("--help").out
    assert "\n  3               an input cannot be read\n" in sudoku("--help").out
    assert sudoku("--version").out == f"sudoku {version()}\n"


def test_an_unknown_verb_is_refused(tmp_path: Path, sudoku: Sudoku) -> None:
    ended = sudoku("slove", "x")

    assert ended.code == 2
    assert ended.err == ["sudoku: there is no “slove”; see sudoku --help"]


def test_it_runs_as_a_process(tmp_path: Path) -> None:
    with started("solve", EASY, cwd=tmp_path) as run:
        out, err = run.communicate(timeout=60)

    assert (run.returncode, out.decode(), err) == (0, EASY_SOLVED + "\n", b"")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["steps", HARD], "≠"),
        (["steps", EASY, "--language", "zh_CN"], "宫排除："),
        (["solve", EASY, "--template", "“{solution}”"], f"“{EASY_SOLVED}”"),
        (["cases", "--failed", "cases.txt"], "919:解"),
        (["info"], "symmetries"),
        (["--help"], "usage: sudoku VERB"),
        *(([verb, "--help"], f"usage: sudoku {verb}") for verb in VERBS),
    ],
)
def test_output_is_utf8_whatever_it_is_said_to_take(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cases.txt").write_text(f":full_house:9:{'.' * 81}:::919:解\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, "ascii"))
    with contextlib.suppress(SystemExit):
        main(arguments)

    assert said in out.getvalue().decode()


@pytest.mark.parametrize("name", VERBS)
def test_what_a_line_and_an_example_take_are_columns(name: str) -> None:
    verb = verb_named(name)
    columns = getattr(verb, "columns", ())
    template = re.findall(r"{(\w+)}", getattr(verb, "example", ""))

    assert len({*columns}) == len(columns)
    assert {*getattr(verb, "line", ()), *template} <= {*columns}


@posix
@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["generate", "--seed", b"\xe9"], 2, "argument --seed: “\\udce9” is no text in UTF-8"),
        (["generate", "--template", b"{line}\xe9"], 2, "“{line}\\udce9” is no text in UTF-8"),
        (["-c", "1", "--seed", b"\xe9"], 2, "argument --seed: “\\udce9” is no text in UTF-8"),
        (["solve", b"caf\xe9"], 3, "cannot read caf\\udce9: No such file or directory"),
        (["solve", EASY[1:].encode() + b"\xe9"], 3, "in a puzzle “\\udce9”, character 81, is no"),
        (["solve", EASY, "-o", b"caf\xe9/out"], 4, "cannot write caf\\udce9/out"),
        (["steps", EASY, "--technique", b"\xe9"], 2, "there is no technique “\\udce9”"),
        (["cases", b"caf\xe9"], 3, "cannot read caf\\udce9"),
        ([b"solv\xe9", EASY], 2, "there is no “solv\\udce9”"),
    ],
)
def test_bytes_that_are_no_utf8_are_named(
    arguments: list[str | bytes],
    code: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    err = io.BytesIO()
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(err, "utf-8", "backslashreplace"))

    assert main(list(map(os.fsdecode, arguments))) == code
    sys.stderr.flush()
    assert said in err.getvalue().decode()
    assert len(err.getvalue().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@posix
def test_a_file_may_have_a_name_that_is_no_utf8(tmp_path: Path) -> None:
    try:
        (tmp_path / os.fsdecode(b"caf\xe9")).write_text(f"{EASY}\n{EASY[1:]}\n", encoding="utf-8")
    except OSError:
        pytest.skip("names here are UTF-8")
    done = subprocess.run(
        [*COMMAND, "solve", b"caf\xe9", EASY, "-o", b"sol\xe9"],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr == b"caf\\udce9:2: 80 cells; a Sudoku has 81.\n"
    assert (tmp_path / os.fsdecode(b"sol\xe9")).read_text(
        encoding="utf-8"
    ) == f"{EASY_SOLVED}\n" * 2


@pytest.mark.slow
@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_whole_records_that_can_be_gone_on_with(tmp_path: Path, jobs: str) -> None:
    part = tmp_path / "out.part"
    arguments = ["generate", "-n", "1000000", "--seed", "ctrl", "-o", "out", "--jobs", jobs]
    with started(*arguments, cwd=tmp_path) as run:
        while run.poll() is None and not (part.exists() and part.stat().st_size > 10_000):
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        _, err = run.communicate(timeout=60)
    lines = part.read_text(encoding="utf-8").splitlines(keepends=True)

    assert run.returncode == 130
    assert f"stopped after {len(lines) - 1:,}; --resume goes on" in err.decode()
    assert {len(line) for line in lines[1:]} == {82}
    assert not (tmp_path / "out").exists()
    with started(*arguments[:2], str(len(lines)), *arguments[3:], "--resume", cwd=tmp_path) as run:
        run.communicate(timeout=60)
    assert run.returncode == 0
    assert (tmp_path / "out").read_text(encoding="utf-8").splitlines(keepends=True)[:-1] == lines


@pytest.mark.slow
@posix
def test_whoever_reads_may_have_enough(tmp_path: Path) -> None:
    with started("generate", "-n", "1000000", cwd=tmp_path) as run:
        assert run.stdout
        assert run.stdout.readline().startswith(b"# seed")
        run.stdout.close()
        assert run.stderr
        assert run.stderr.read() == b""
        assert run.wait(timeout=60) == 4


@pytest.mark.slow
@posix
@pytest.mark.parametrize("arguments", [["-c", "1000"], ["generate", "-n", "1000", "-o", "x"]])
def test_a_disk_that_is_full_ends_it_with_4(tmp_path: Path, arguments: list[str]) -> None:
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    done = subprocess.run(
        [*COMMAND, *arguments],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        check=False,
        preexec_fn=limit,
    )

    assert done.returncode == 4
    assert done.stderr.decode().startswith("sudoku: cannot write ")
    assert len(done.stderr.splitlines()) == 1
    parts = list(tmp_path.iterdir())
    assert [part.name for part in parts] == (["x.part"] if "-o" in arguments else [])
    assert all(part.read_text(encoding="utf-8").endswith("\n") for part in parts)


@pytest.mark.slow
@posix
@pytest.mark.parametrize(
    "arguments",
    every(
        4,
        [
            ["solve", EASY, EASY],
            ["rate", EASY, EASY, "--format", "csv"],
            ["check", EASY, EASY, "--format", "jsonl"],
            ["convert", EASY, EASY, "--template", "{puzzle}"],
            ["steps", EASY],
            ["generate", "-n", "3", "--mode", "simple"],
            ["-c", "2"],
            ["-s", EASY],
            ["-n", "1", "-r", "20~30"],
        ],
    ),
    ids=" ".join,
)
def test_a_full_disk_leaves_whole_lines_and_the_file_of_before(
    tmp_path: Path, arguments: list[str]
) -> None:
    import resource

    (tmp_path / "out").write_text("before", encoding="utf-8")
    done = subprocess.run(
        [*COMMAND, *arguments, "-o", "out"],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (90, 90)),
    )

    assert (done.returncode, done.stdout) == (4, b"")
    assert done.stderr == b"sudoku: cannot write out: File too large\n"
    assert (tmp_path / "out").read_text(encoding="utf-8") == "before"
    parts = [path.read_text(encoding="utf-8") for path in tmp_path.glob("*.part")]
    assert all(part == "" or part.endswith("\n") for part in parts)


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve", "a\0b"],
        ["solve", EASY, "-o", "a\0b"],
        ["solve", EASY, "--template", "{line}\0"],
        ["generate", "--mask", "a\0b"],
        ["cases", "a\0b"],
        ["-s", "a\0b"],
        ["-c", "1", "--seed", "\0"],
        ["\0"],
    ],
)
def test_a_nul_is_refused(arguments: list[str], tmp_path: Path, sudoku: Sudoku) -> None:
    ended = sudoku(*arguments)

    assert (ended.code, ended.out) == (2, "")
    assert ended.err == ["sudoku: there is a NUL among the arguments; no name and no text has one"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("verb", ["solve", "rate", "steps", "check", "convert", "cases", "-s"])
def test_text_with_a_nul_is_refused(verb: str, tmp_path: Path, sudoku: Sudoku) -> None:
    (tmp_path / "list").write_bytes(f"{EASY}\n\0{EASY}\n".encode())
    ended = sudoku(verb, "list")

    assert (ended.code, ended.out) == (3, "")
    assert ended.err == ["sudoku: list: This is not a text file."]


def test_it_starts_without_numpy_and_qt(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from sudoku_qt.cli.main import main\n"
        f"assert main(['solve', {EASY!r}]) == 0\n"
        "assert not {'numpy', 'PySide6', 'multiprocessing'} & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=ENVIRONMENT, check=False)

    assert done.returncode == 0


def test_a_verb_starts_without_what_it_does_not_need(
    tmp_path: Path,
) -> None:
    code = (
        "import sys\n"
        "from sudoku_qt.cli.main import main\n"
        f"assert main(['solve', {EASY!r}]) == 0\n"
        "assert not {'sudoku_qt.cli.course', 'hashlib'} & set(sys.modules)\n"
        "assert not {'sudoku_qt.cluster', 'logging', 'uuid'} & set(sys.modules)\n"
        "assert not {'sudoku_qt.engine.formats', 'sudoku_qt.engine.document'} & set(sys.modules)\n"
        f"assert main(['rate', {EASY!r}]) == 0\n"
        "assert not {'sudoku_qt.engine.sudoku.logic.step', 'hashlib'} & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=ENVIRONMENT, check=False)

    assert done.returncode == 0


def test_what_is_seldom_asked_for_is_not_imported_to_solve_and_rate(tmp_path: Path) -> None:
    code = (
        "import sys; before = set(sys.modules)\n"
        "from sudoku_qt.cli.main import main\n"
        f"assert main(['solve', {EASY!r}]) == main(['rate', {EASY!r}]) == 0\n"
        "late = {'csv', 'dataclasses', 'inspect', 'json', 'shutil', 'threading'}\n"
        "print(*late & (set(sys.modules) - before), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=ENVIRONMENT, check=True, capture_output=True
    )

    assert done.stderr.strip() == b""


def test_the_summary_of_a_verb_keeps_its_capitals() -> None:
    assert "SE rating" in str(parser_of("rate").description)
    assert "two Gomoku engines" in str(parser_of("gomoku-match").description)
