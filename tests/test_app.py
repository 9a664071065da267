# SPDX-License-Identifier: MIT
"""The window program as a process: its options, its exit codes, what it writes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from sudoku_qt.automation import self_test
from sudoku_qt.paths import resource

DISPLAYS = frozenset({"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

THEMES = ", ".join(sorted(path.stem for path in resource("themes").iterdir()))


def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Start the program without a screen and wait until it ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "sudoku_qt", *words],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **more},
    )


@pytest.mark.slow
def test_version_and_help_need_no_window() -> None:
    assert run("--version").stdout.startswith("sudoku-qt ")
    assert "--screenshot" in run("--help").stdout


@pytest.mark.slow
def test_the_terminal_is_answered_in_the_language_too() -> None:
    told = run("--help", "--language", "zh_CN").stdout
    assert told.startswith("用法：")
    assert "显示本帮助。" in told
    assert "要打开的存档和题目。" in told
    assert run("--nonsense", "--language", "zh_CN").stderr == "sudoku-qt: 未知选项“nonsense”。\n"
    assert run("--help", "--language", "en").stdout.startswith("Usage:")


@pytest.mark.slow
def test_an_unknown_option_is_one_line_and_exit_code_2() -> None:
    done = run("--nonsense")
    assert done.returncode == 2
    assert done.stderr.strip().count("\n") == 0
    assert "nonsense" in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("word", ["题目", "'\\u9898'", os.fsdecode(b"not UTF-8: \xff")])
def test_an_argument_arrives_whatever_it_is_spelled_with(word: str) -> None:
    done = run("-platform", "offscreen", "--language", "en", "--theme", word)
    assert done.returncode == 2
    # Qt cannot hold what is not UTF-8
    assert done.stderr.startswith(f"sudoku-qt: --theme knows no “{word.rstrip(chr(0xDCFF))}")


@pytest.mark.sweep
def test_the_self_test_passes_and_speaks_utf_8_whatever_the_code_page() -> None:
    done = run("--self-test", PYTHONIOENCODING="cp1252")
    assert done.returncode == 0, done.stdout + done.stderr
    told = [line.partition(":")[0] for line in done.stdout.splitlines()]
    assert told == ["start", *(name for name, _ in self_test.CHECKS)]
    assert "Chinese: 题目" in done.stdout


@pytest.mark.slow
def test_a_screenshot_shows_the_file_in_a_language_and_a_theme(tmp_path: Path) -> None:
    puzzle, picture = tmp_path / "easy.txt", tmp_path / "shot.png"
    puzzle.write_text(PUZZLE, encoding="utf-8")
    words = ("--screenshot", str(picture), "--language", "zh_CN", "--theme", "dark", str(puzzle))
    done = run(*words)
    assert done.returncode == 0, done.stderr
    image = QImage(str(picture))
    assert image.width() >= 900
    assert image.pixelColor(image.width() - 3, image.height() // 2).lightness() < 60


@pytest.mark.slow
def test_a_screenshot_that_cannot_be_written_is_exit_code_1(tmp_path: Path) -> None:
    done = run("--screenshot", str(tmp_path / "no" / "folder.png"))
    assert done.returncode == 1
    assert "could not be written" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_without_a_display_it_says_so_and_still_tells_its_version() -> None:
    bare = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    command = [sys.executable, "-m", "sudoku_qt"]
    told = subprocess.run(
        [*command, "--version"], capture_output=True, text=True, check=True, env=bare, timeout=60
    )
    assert told.stdout.startswith("sudoku-qt ")
    if sys.platform == "linux":
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, env=bare, timeout=60
        )
        assert done.returncode == 2
        assert "no display" in done.stderr


@pytest.mark.slow
def test_a_picture_of_a_file_needs_no_display(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    target = tmp_path / "board.png"
    done = subprocess.run(
        [sys.executable, "-m", "sudoku_qt", "--export", str(target), "--size", "200", "-"],
        input=PUZZLE,
        capture_output=True,
        text=True,
        check=False,
        env=bare,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{target}\n", "")
    assert QImage(str(target)).width() == 200


@pytest.mark.slow
def test_a_picture_of_nothing_readable_is_exit_code_3(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.txt"
    nothing.write_text("nothing", encoding="utf-8")
    done = run("--export", str(tmp_path / "board.png"), "--language", "zh_CN", str(nothing))
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr == "sudoku-qt: 文本中没有本程序能识别的题目。\n"
    assert [path.name for path in tmp_path.iterdir()] == ["nothing.txt"]


@pytest.mark.slow
def test_what_cannot_be_printed_is_exit_code_2(tmp_path: Path) -> None:
    assert run("--print", str(tmp_path / "out.pdf")).returncode == 2


@pytest.mark.slow
def test_help_can_be_asked_for_behind_an_option_with_a_value() -> None:
    told = run("--export", "--help", "--language", "zh_CN")
    assert told.returncode == 0
    assert told.stdout == run("--help", "--language", "zh_CN").stdout


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_picture_for_which_the_disk_has_no_room_is_exit_code_4(tmp_path: Path) -> None:
    def no_room() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    puzzle = tmp_path / "easy.txt"
    puzzle.write_text(PUZZLE, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "sudoku_qt", "--export", str(tmp_path / "a.png"), str(puzzle)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        preexec_fn=no_room,
    )
    assert done.returncode == 4
    assert done.stderr.startswith("sudoku-qt: “a.png” was not saved")
    assert [path.name for path in tmp_path.iterdir()] == ["easy.txt"]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize("what", [["--self-test"], ["--demonstration", "build"], ["--version"]])
def test_on_a_full_disk_nobody_meets_a_traceback(what: list[str], tmp_path: Path) -> None:
    def no_room() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    done = subprocess.run(
        [sys.executable, "-m", "sudoku_qt", *what],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        preexec_fn=no_room,
    )
    assert done.returncode == (0 if what == ["--version"] else 1)
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("sudoku-qt: failed: ") is (what != ["--version"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--language", "xx"), "--language knows no “xx”; there are en, zh_CN."),
        (("--language", ""), "--language knows no “”; there are en, zh_CN."),
        (("--theme", "blue"), f"--theme knows no “blue”; there are system, {THEMES}."),
        (("--screenshot", "shot.png", "missing.txt"), "There is no file “missing.txt”."),
    ],
)
def test_a_value_that_is_not_known_is_refused(words: tuple[str, ...], said: str) -> None:
    done = run(*words)

    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"sudoku-qt: {said}\n")


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a shell closes the streams")
@pytest.mark.parametrize(
    ("word", "streams"),
    [
        ("--version", "2>&1 | :"),
        ("--version", ">&- 2>&-"),
        ("--language=xx", "2>&1 | :"),
        pytest.param("--self-test", "2>&1 | :", marks=pytest.mark.torture),
        pytest.param("--self-test", ">&- 2>&-", marks=pytest.mark.torture),
    ],
)
def test_it_ends_where_nobody_listens(word: str, streams: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$@" {streams}', "sh", sys.executable, "-m", "sudoku_qt", word],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
        check=False,
    )

    assert done.returncode == 0


FAILS = """
import sys
from sudoku_qt import app

def fail(*_):
    raise ValueError("no window today")

app._first_paint = fail
sys.exit(app.main())
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="its folders are not chosen by variables")
def test_an_error_before_the_first_paint_is_written_down_and_told(tmp_path: Path) -> None:
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")}
    done = subprocess.run(
        [sys.executable, "-c", FAILS],
        env={**os.environ, **homes, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert "no window today" in done.stderr
    (log,) = tmp_path.rglob("errors.log")
    text = log.read_text(encoding="utf-8")
    assert "ERROR sudoku_qt ValueError: no window today" in text
    assert "    sudoku_qt/app.py:" in text
    assert str(tmp_path) not in text


FAILS_LATER = """
import sys
from sudoku_qt import app, program

def fail(*_):
    raise ValueError("no shell today")

program.complete = fail
sys.exit(app.main())
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="its folders are not chosen by variables")
def test_an_error_right_after_the_first_paint_ends_the_program_with_a_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FAILS_LATER],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert "ValueError: no shell today" in done.stderr
    told, named = done.stderr.splitlines()[-1].removesuffix("”.").split("“")
    assert told == "sudoku-qt: the start failed. More is in "
    assert "no shell today" in Path(named).read_text(encoding="utf-8")
