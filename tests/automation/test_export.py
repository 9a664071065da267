# SPDX-License-Identifier: MIT
"""A picture of a file, asked for in a terminal: what is refused, and with which exit code."""

import io
import os
import re
import subprocess
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sudoku_qt.arguments import Arguments
from sudoku_qt.automation.export import export, look_of
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.store import files
from tests.views import svg_reader

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GIVENS = [int(digit) for digit in PUZZLE if digit != "."]


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    """A file with a puzzle of 30 givens."""
    path = tmp_path / "puzzle.txt"
    path.write_text(PUZZLE, encoding="utf-8")
    return path


def run(*words: str | Path) -> int:
    """Do what words behind the program's name ask for; the exit code."""
    return export(Arguments(["sudoku-qt", "--export", *map(str, words)]), GAMES)


@pytest.mark.parametrize("name", ["board.png", "BOARD.PNG", "board.svg", "board.pdf"])
def test_the_ending_says_what_is_written(
    name: str, puzzle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    target = tmp_path / name
    assert run(target, puzzle) == 0
    heads = {".png": b"\x89PNG", ".svg": b"<?xm", ".pdf": b"%PDF"}
    assert target.read_bytes()[:4] == heads[target.suffix.lower()]
    assert capsys.readouterr() == (f"{target}\n", "")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes")
def test_a_pipe_is_written_to(puzzle: Path, tmp_path: Path, qtbot: QtBot) -> None:
    pipe = tmp_path / "board.png"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as reader:
        assert run(pipe, puzzle) == 0
        assert reader.communicate(timeout=60)[0].startswith(b"\x89PNG")
    assert pipe.is_fifo()


def test_what_is_wanted_is_what_is_drawn(puzzle: Path, tmp_path: Path, qtbot: QtBot) -> None:
    plain, full = tmp_path / "plain.svg", tmp_path / "full.svg"
    assert run(plain, puzzle) == 0
    assert run(full, "--candidates", "all", "--coordinates", "digits", puzzle) == 0
    digits = svg_reader.digits_in(plain.read_bytes())
    ordered = sorted(digits, key=lambda each: (round(each.y / 125), each.x))
    assert [each.what for each in ordered] == GIVENS
    more = svg_reader.digits_in(full.read_bytes())
    assert len([each for each in more if each.height > 40]) == 30
    assert len(more) > 30 + 18 + 100


def test_a_size_and_a_theme_are_taken(puzzle: Path, tmp_path: Path, qtbot: QtBot) -> None:
    grounds = {}
    for theme in ("light", "dark", "print"):
        target = tmp_path / f"{theme}.png"
        assert run(target, "--size", "300", "--theme", theme, puzzle) == 0
        image = QImage(str(target))
        assert (image.width(), image.height()) == (300, 300)
        grounds[theme] = image.pixelColor(0, 0).name()
    assert grounds["print"] == "#ffffff"
    assert len(set(grounds.values())) == 3


def test_standard_input_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    target = tmp_path / "board.svg"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(PUZZLE.encode())))
    assert run(target, "-") == 0
    assert len(svg_reader.digits_in(target.read_bytes())) == 30


@pytest.mark.parametrize("given", ["endless", "none"])
def test_standard_input_that_is_none_is_told_of(
    given: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    qtbot: QtBot,
) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 1 << 20)
    endless = io.TextIOWrapper(io.BytesIO(bytes((1 << 20) + 1)))
    monkeypatch.setattr("sys.stdin", endless if given == "endless" else None)
    assert run(tmp_path / "board.svg", "-") == 3
    told = {"endless": "“-” is larger than 1 MB.", "none": "There is no standard input."}
    assert capsys.readouterr().err == f"sudoku-qt: {told[given]}\n"
    assert not (tmp_path / "board.svg").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("a.bmp", "FILE"), "“a.bmp” does not end in .png, .svg, .pdf, .html."),
        (("png", "FILE"), "“png” does not end in .png, .svg, .pdf, .html."),
        (("a.html", "--size", "300", "FILE"), "--size is for pictures, not for a page."),
        (("a.html", "--theme", "dark", "FILE"), "--theme is for pictures, not for a page."),
        (("a.png",), "--export reads one file."),
        (("a.png", "FILE", "FILE"), "--export reads one file."),
        (("a.png", "--size", "99", "FILE"), "--size is a number of pixels from 100 to 8000."),
        (("a.png", "--size", "1e3", "FILE"), "--size is a number of pixels from 100 to 8000."),
        (("a.png", "--size", "9" * 5000, "FILE"), "--size is a number of pixels from"),
        (("a.png", "--coordinates", "x", "FILE"), "--coordinates knows no “x”; there are none,"),
        (("a.png", "--candidates", "x", "FILE"), "--candidates knows no “x”; there are noted,"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    words: tuple[str, ...],
    said: str,
    puzzle: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(puzzle.parent)
    assert run(*(str(puzzle) if word == "FILE" else word for word in words)) == 2
    assert capsys.readouterr().err.startswith(f"sudoku-qt: {said}")
    assert [path.name for path in puzzle.parent.iterdir()] == ["puzzle.txt"]


@pytest.mark.parametrize(
    ("option", "words", "looks"),
    [
        ("coordinates", ("none", "digits", "letters"), 3),
        ("candidates", ("none", "noted", "all"), 2),
    ],
)
def test_each_choice_is_drawn(
    option: str, words: tuple[str, ...], looks: int, puzzle: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    drawn = set()
    for word in words:
        assert run(tmp_path / "board.svg", f"--{option}", word, puzzle) == 0
        drawn.add((tmp_path / "board.svg").read_bytes())
    assert len(drawn) == looks  # nothing is noted in this file


def test_a_damaged_file_leaves_what_was_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    damaged, target = tmp_path / "damaged.txt", tmp_path / "board.png"
    damaged.write_bytes(b"\x00\xff no puzzle")
    target.write_bytes(b"before")
    assert run(target, damaged) == 3
    assert target.read_bytes() == b"before"
    assert capsys.readouterr().err.count("\n") == 1


def test_a_target_that_cannot_be_written_is_exit_code_4(
    puzzle: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    folder = puzzle.parent / "folder.png"
    folder.mkdir()
    assert run(folder, puzzle) == 4
    assert "is a folder" in capsys.readouterr().err
    assert run(puzzle.parent / "no" / "board.png", puzzle) == 4
    assert "is not there" in capsys.readouterr().err
    assert sorted(path.name for path in puzzle.parent.iterdir()) == ["folder.png", "puzzle.txt"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do anything")
def test_a_folder_that_may_not_be_written_to_is_exit_code_4(puzzle: Path, qtbot: QtBot) -> None:
    puzzle.parent.chmod(0o500)
    try:
        assert run(puzzle.parent / "board.png", puzzle) == 4
    finally:
        puzzle.parent.chmod(0o700)


def test_usual_is_light_with_what_is_noted() -> None:
    look = look_of(Arguments(["sudoku-qt", "--export", "a.png", "--candidates", "noted"]))
    assert (look.theme.name, look.side, look.coordinates, look.candidates) == (
        "light",
        1200,
        "",
        "",
    )


@pytest.fixture
def twelve(tmp_path: Path) -> Path:
    """A list of twelve puzzles, each with a given less than the one before."""
    lines, cells = [], [at for at, sign in enumerate(PUZZLE) if sign != "."]
    for number in range(12):
        gone = cells[:number]
        lines.append("".join("." if at in gone else sign for at, sign in enumerate(PUZZLE)))
    path = tmp_path / "twelve.sdm"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_all_puzzles_of_a_list_have_numbered_names(
    twelve: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    assert run(folder / "board.svg", "--all", twelve) == 0
    names = [f"board-{number:02}.svg" for number in range(1, 13)]
    assert sorted(path.name for path in folder.iterdir()) == names
    assert capsys.readouterr().out.splitlines() == [str(folder / name) for name in names]
    counts = [len(svg_reader.digits_in((folder / name).read_bytes())) for name in names]
    assert counts == [30 - number for number in range(12)]


def test_the_pictures_before_a_fault_are_told_of(
    twelve: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    (tmp_path / "board-03.png").mkdir()
    assert run(tmp_path / "board.png", "--size", "100", "--all", twelve) == 4
    told = capsys.readouterr().err
    assert "is a folder" in told
    assert "2 of 12 pictures are written." in told
    assert len([*tmp_path.glob("board-*.png")]) == 3


def test_a_page_holds_the_first_puzzle_or_all(
    twelve: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    target = tmp_path / "page.html"
    for words, count in (((), 1), (("--all",), 12)):
        assert run(target, *words, twelve) == 0
        text = target.read_text(encoding="utf-8")
        assert text.count('class="puzzle"') == count
    assert '<h1 dir="auto">twelve</h1>' in text
    assert capsys.readouterr() == (f"{target}\n" * 2, "")


def test_a_page_that_cannot_be_written_leaves_nothing(
    puzzle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    assert run(tmp_path / "nowhere" / "page.html", puzzle) == 4
    assert "is not there. Save elsewhere." in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["puzzle.txt"]


def test_too_many_puzzles_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    many = tmp_path / "many.sdm"
    many.write_text(f"{PUZZLE}\n" * 201, encoding="utf-8")
    assert run(tmp_path / "page.html", "--all", many) == 2
    assert capsys.readouterr().err == "sudoku-qt: A page holds at most 200 puzzles.\n"


def test_a_plain_picture_is_black_on_nothing(puzzle: Path, tmp_path: Path, qtbot: QtBot) -> None:
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    for target in (svg, png):
        assert run(target, "--theme", "plain", "--size", "600", puzzle) == 0
    inks = set(re.findall(r'(?:fill|stroke)="(#\w+)"', svg.read_text(encoding="utf-8")))
    assert inks == {"#000000"}
    image = QImage(str(png))
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(300, 330).alpha() in {0, 255}
    pixels = [image.pixelColor(x, y) for x in range(600) for y in (150, 320)]
    assert {each.name() for each in pixels if each.alpha() == 255} == {"#000000"}
