# SPDX-License-Identifier: MIT
"""`sudoku-qt --print` as a process: its files, its exit codes, what it says and to whom."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from pytestqt.qtbot import QtBot

from sudoku_qt.automation import printing
from sudoku_qt.automation.paper_arguments import PaperArguments
from sudoku_qt.automation.printing import print_paper
from sudoku_qt.engine import document
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.terminal import CLEAR_LINE
from tests.cages import KILLER
from tests.sweeps import in_turn

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
DISPLAYS = frozenset({"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})


def run(*words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Start the program where there is no display at all."""
    bare = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    return subprocess.run(
        [sys.executable, "-m", "sudoku_qt", *words],
        capture_output=True, encoding="utf-8", timeout=60, check=False, env=bare, input=text,
    )  # fmt: skip


def asked(target: Path, *words: str) -> int:
    """The exit code of what somebody asked for, in this process."""
    return print_paper(PaperArguments(["sudoku-qt", "--print", str(target), *words]).order)


def pages_in(path: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


@pytest.mark.slow
def test_a_worksheet_needs_no_display_and_says_nothing(tmp_path: Path) -> None:
    puzzles, target = tmp_path / "list.txt", tmp_path / "out.pdf"
    puzzles.write_text(f"{PUZZLE}\n{PUZZLE[::-1]}\n", encoding="utf-8")
    done = run(f"--print={target}", str(puzzles), "--level", "hard=3", "--techniques")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert pages_in(target) == 2 + 1 + 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes")
def test_a_pipe_is_printed_to(tmp_path: Path, qtbot: QtBot) -> None:
    pipe, puzzle = tmp_path / "out.pdf", tmp_path / "puzzle.txt"
    puzzle.write_text(PUZZLE, encoding="utf-8")
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as reader:
        assert asked(pipe, str(puzzle)) == 0
        assert reader.communicate(timeout=60)[0].startswith(b"%PDF")
    assert pipe.is_fifo()


@pytest.mark.slow
def test_it_speaks_chinese_on_paper_and_reads_standard_input(tmp_path: Path) -> None:
    target = tmp_path / "out.pdf"
    done = run("--print", str(target), "-", "--language", "zh_CN", text=PUZZLE)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(rb"CJK|Hei|Song|YaHei|PingFang", target.read_bytes()), "with its face"


@pytest.mark.slow
def test_help_and_wrong_arguments_are_answered(tmp_path: Path) -> None:
    helped = run("--print", "--help", "--language", "zh_CN")
    assert (helped.returncode, "每页题数" in helped.stdout) == (0, True)
    wrong = run("--print", str(tmp_path / "out.pdf"))
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("sudoku-qt: There is nothing to print")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_hundred_graded_puzzles_with_their_answers(tmp_path: Path) -> None:
    target = tmp_path / "hundred.pdf"
    levels = [word for level in range(1, 6) for word in ("--level", f"{level}=20")]
    assert asked(target, *levels, "--techniques", "--seed", "HUNDRED") == 0
    assert pages_in(target) > 25 + 9
    assert target.stat().st_size < 400_000


def test_the_same_seed_prints_the_same_puzzles(tmp_path: Path) -> None:
    first, second = tmp_path / "a.pdf", tmp_path / "b.pdf"
    for target in (first, second):
        assert asked(target, "--level", "2=4", "--seed", "SAME", "--title", "T") == 0
    stripped = [
        re.sub(
            rb"/CreationDate.*?\)|uuid:[\w-]+|/ID.*?\]|\d\d\d\d-\d\d-\d\dT\S*",
            b"",
            each.read_bytes(),
        )
        for each in (first, second)
    ]
    assert len(stripped[0]) == len(stripped[1])


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "is not there"),
        ("nothing at all", "no puzzle"),
        ("(;GM[4]FF[4]SZ[15];B[hh];W[hi])", "holds no Sudoku"),
    ],
)
def test_an_input_that_cannot_be_read_is_3_and_nothing_is_written(
    content: str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = tmp_path / "in.txt", tmp_path / "out.pdf"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    assert asked(target, str(path), "--level", "1=1") == 3
    told = capsys.readouterr().err
    assert said in told
    assert told.count("in.txt") == 1
    assert not target.exists()


def test_an_output_that_cannot_be_written_is_4(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(tmp_path / "no" / "out.pdf", "--level", "1=1") == 4
    assert "is not there. Save elsewhere." in capsys.readouterr().err
    (tmp_path / "folder.pdf").mkdir()
    assert asked(tmp_path / "folder.pdf", "--level", "1=1") == 4


def test_where_the_disk_is_full_the_file_of_before_stays(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="only Unix bounds the size of files")
    target = tmp_path / "out.pdf"
    target.write_bytes(b"before")
    bounds = resource.getrlimit(resource.RLIMIT_FSIZE)
    signal = pytest.importorskip("signal")
    kept = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, bounds[1]))
    try:
        code = asked(target, "--level", "1=1")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, bounds)
        signal.signal(signal.SIGXFSZ, kept)
    assert (code, target.read_bytes()) == (4, b"before")
    assert list(tmp_path.iterdir()) == [target]


def test_a_puzzle_without_one_solution_is_printed_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = tmp_path / "in.txt", tmp_path / "out.pdf"
    path.write_text(f"{PUZZLE}\n1{'.' * 80}\n55{'.' * 79}\n", encoding="utf-8")
    assert asked(target, str(path)) == 1
    assert capsys.readouterr().err.splitlines() == [
        "sudoku-qt: puzzle 2: Several solutions",
        "sudoku-qt: puzzle 3: No solution",
    ]
    assert pages_in(target) == 2


def test_more_than_a_worksheet_holds_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "in.txt"
    path.write_text(f"{PUZZLE}\n" * 501, encoding="utf-8")
    assert asked(tmp_path / "out.pdf", str(path)) == 2
    assert "At most 500" in capsys.readouterr().err


def test_a_terminal_sees_how_many_there_are_by_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert asked(tmp_path / "out.pdf", "--level", "1=3") == 0
    told = capsys.readouterr().err
    assert told.split(CLEAR_LINE) == [
        "", "0 of 3 puzzles", "1 of 3 puzzles", "2 of 3 puzzles", ""
    ]  # fmt: skip


def test_interrupted_it_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(printing, "prepare_order", interrupted)
    assert asked(tmp_path / "out.pdf", "--level", "1=3") == 130
    assert list(tmp_path.iterdir()) == []


def test_what_does_not_fit_is_2_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = tmp_path / "in.txt", tmp_path / "out.pdf"
    path.write_text(PUZZLE, encoding="utf-8")
    assert asked(target, str(path), "--cell", "25") == 2
    assert "Cells of 25 mm do not fit: the widest board is 225 mm" in capsys.readouterr().err
    assert not target.exists()


def test_variants_and_classic_ones_are_mixed_with_everything_that_can_be_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    killer, several, target = tmp_path / "k.json", tmp_path / "s.txt", tmp_path / "out.pdf"
    killer.write_text(KILLER, encoding="utf-8")
    several.write_text(f"{'.' * 81}\n" * 3, encoding="utf-8")
    words = "--limit 1 --sections kind --first-number 41 --booklet --crop-marks --bleed 3 --black"
    assert asked(target, str(several), str(killer), "--level", "1=1", *words.split()) == 1
    assert capsys.readouterr().err == "sudoku-qt: puzzle 41: Several solutions\n"
    with PdfDocument(target) as document:
        said = "".join(page.get_textpage().get_text_range() for page in document)
    assert [number in said for number in ("41", "42", "43", "44")] == [True, True, True, False]
    assert "Little cages" in said


def test_what_was_entered_in_a_saved_game_is_printed_where_that_is_wanted(tmp_path: Path) -> None:
    setup = SudokuSetup(bytes(int(sign) if sign > "." else 0 for sign in PUZZLE))
    state = Grid.of_givens(setup.givens).with_value(2, 4)
    path, target = tmp_path / "saved.sudoku", tmp_path / "out.pdf"
    game = SudokuGame()
    path.write_bytes(
        document.write(
            document.Document(game.name, game.write_setup(setup), game.write_state(setup, state))
        )
    )
    digits = []
    for words in ((), ("--entered",)):
        assert asked(target, str(path), "--no-heading", "--answers", "none", *words) == 0
        with PdfDocument(target) as pdf:
            digits.append(pdf[0].get_textpage().get_text_range().count("4"))
    assert digits[1] == digits[0] + 1


def text_of(path: Path) -> list[str]:
    with PdfDocument(path) as document:
        return [page.get_textpage().get_text_range() for page in document]


def test_a_lesson_is_printed_by_its_name(tmp_path: Path, qtbot: QtBot) -> None:
    target = tmp_path / "rule.pdf"
    assert asked(target, "--lesson", "the rule", "--seed", "A", "--paper", "letter") == 0
    pages = text_of(target)
    assert "The Rule" in pages[0]
    assert "Answers: The Rule" in pages[-1]


def test_a_section_is_printed_without_its_answers(tmp_path: Path, qtbot: QtBot) -> None:
    target = tmp_path / "first.pdf"
    assert asked(target, "--course-section", "first steps", "--answers", "none") == 0
    pages = text_of(target)
    assert "Sudoku course: First steps" in pages[0]
    assert "Contents" in pages[1]
    assert not [page for page in pages if "Answers" in page]


def test_the_same_seed_prints_the_same_exercises(tmp_path: Path, qtbot: QtBot) -> None:
    texts = []
    for name, seed in ("a", "SAME"), ("b", "SAME"), ("c", "OTHER"):
        target = tmp_path / f"{name}.pdf"
        assert asked(target, "--lesson", "rows_columns_boxes", "--seed", seed) == 0
        texts.append(text_of(target))
    assert texts[0] == texts[1] != texts[2]


@in_turn(
    ("words", "said"),
    [
        (["--lesson", "xy-wings"], "There is no lesson “xy-wings”; there are Rows, Columns"),
        (["--lesson", ""], "There is no lesson “”"),
        (["--course-section", ""], "The course has no section “”"),
        (["--course-section", "harder"], "The course has no section “harder”; there are First"),
        (["--lesson", "x-wing", "--large", "--paper", "a5"], "Cells of 20 mm do not fit"),
    ],
)
def test_what_there_is_not_is_refused_and_nothing_is_written(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "out.pdf"
    assert asked(target, *words) == 2
    assert said in capsys.readouterr().err
    assert not target.exists()


@in_turn(
    ("words", "said"),
    [
        ("--lesson x --course-section y", "on its own"),
        ("--lesson x a.txt", "on its own"),
        ("--lesson x --level easy=1", "--{option} is for puzzles"),
        ("--lesson x --per-page 2", "--{option} is for puzzles"),
        ("--lesson x --title T", "--{option} is for puzzles"),
        ("--lesson x --answers below", "--{option} knows no"),
        ("--lesson x --paper b9", "is no paper"),
    ],
)
def test_what_goes_with_puzzles_only_is_refused(words: str, said: str) -> None:
    with pytest.raises(Fault) as refused:
        _ = PaperArguments(["sudoku-qt", "--print", "out.pdf", *words.split()]).order
    assert said in refused.value.message.template


def test_a_file_that_cannot_be_written_is_4(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(tmp_path / "no" / "a.pdf", "--lesson", "the rule") == 4
    assert "Save elsewhere" in capsys.readouterr().err
