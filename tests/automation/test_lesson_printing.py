# SPDX-License-Identifier: MIT
"""`sudoku-qt --print --lesson`: what is printed of the course, and what is refused."""

from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from pytestqt.qtbot import QtBot

from sudoku_qt.automation.paper_arguments import PaperArguments
from sudoku_qt.automation.printing import print_paper
from sudoku_qt.engine.message import Fault
from tests.sweeps import in_turn


def asked(target: Path, *words: str) -> int:
    """The exit code of what somebody asked for."""
    return print_paper(PaperArguments(["sudoku-qt", "--print", str(target), *words]).order)


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
