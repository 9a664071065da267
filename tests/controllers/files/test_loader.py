# SPDX-License-Identifier: MIT
"""Whatever is dropped, pasted or opened ends in a game, a list or a sentence."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.views.sudoku.dialogs.reading.readings import ReadingsDialog, ReadingShown
from sudoku_qt.views.window.drops import DropGlow
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku import used_again
from tests.puzzle_lines import EASY, puzzles

program = used_again.program

MakePath = Callable[[Path], Path]
SOME = 60
LINK = "https://sudokuexchange.com/play/?s=" + EASY.replace(".", "0")
UNKNOWN_LINK = "https://example.org/puzzle/12"


def rows(line: str) -> str:
    return "\n".join(line[at : at + 9] for at in range(0, 81, 9))


TWICE = f"{rows(EASY)}\n\n{rows(EASY.replace('.', '4', 1))}"
"""Two grids, of which the second may be the first, played a while."""


def drag(program: Program, mime: QMimeData) -> bool:
    """Drag something over the board; say whether it is wanted."""
    target = program.shell.window
    event = QDragEnterEvent(target.rect().center(), Qt.DropAction.CopyAction, mime, *held())
    event.ignore()
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def held() -> tuple[Qt.MouseButton, Qt.KeyboardModifier]:
    return Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def drop(program: Program, mime: QMimeData) -> None:
    """Drop something, and wait for what comes of it."""
    let_go(program, mime)
    program.settle()


def let_go(program: Program, mime: QMimeData) -> None:
    """Drag something there and let it fall."""
    assert drag(program, mime)
    target = program.shell.window
    where = QPointF(target.rect().center())
    QApplication.sendEvent(target, QDropEvent(where, Qt.DropAction.CopyAction, mime, *held()))


def file(path: Path) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    return mime


def text(words: str) -> QMimeData:
    mime = QMimeData()
    mime.setText(words)
    return mime


def link(address: str) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl(address)])
    return mime


def playing(program: Program) -> str:
    return "".join(write_rows(program.controller.session.setup.givens))


def glows(program: Program) -> bool:
    return any(glow.isVisible() for glow in program.shell.window.findChildren(DropGlow))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[ReadingShown]]:
    """What the question of readings shows; the second is taken."""
    shown: list[Sequence[ReadingShown]] = []

    def ask(readings: Sequence[ReadingShown], _: object) -> int:
        shown.append(readings)
        return 1

    monkeypatch.setattr(ReadingsDialog, "ask", ask)
    return shown


# Dropping


def test_a_file_a_text_and_a_link_are_dropped(program: Program, tmp_path: Path) -> None:
    first, second, _ = puzzles(3)
    path = tmp_path / "puzzle.sdk"
    path.write_text(rows(first), encoding="utf-8")
    for mime, line, said in (
        (file(path), first, "puzzle.sdk – Recognised: 9x9 text, 30 givens, one solution."),
        (text(second), second, "Recognised: 81-character lines, 30 givens, one solution."),
        (link(LINK), EASY, "Recognised: SudokuExchange link, 30 givens, one solution."),
    ):
        assert drag(program, mime)
        assert glows(program)
        drop(program, mime)
        assert not glows(program)
        assert playing(program) == line
        assert program.notice() == said


def test_what_cannot_be_taken_does_not_make_the_window_glow(
    program: Program, tmp_path: Path
) -> None:
    (tmp_path / "picture.bin").write_bytes(bytes(range(256)) * 40)
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as stream:
        stream.write(EASY.encode())
        stream.truncate(2**30)
    for mime in (
        QMimeData(),
        text("hello"),
        text("5\0" + EASY),
        link(UNKNOWN_LINK),
        file(tmp_path),
        file(tmp_path / "gone.txt"),
        file(tmp_path / "picture.bin"),
        file(huge),
    ):
        drag(program, mime)
        assert not glows(program)


def test_of_several_files_the_first_is_opened_and_that_is_said(
    program: Program, tmp_path: Path
) -> None:
    mime, paths = QMimeData(), [tmp_path / name for name in ("a.txt", "b.txt")]
    for path, line in zip(paths, puzzles(2), strict=True):
        path.write_text(line, encoding="utf-8")
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    drop(program, mime)
    assert playing(program) == EASY
    assert program.notice().startswith("a.txt – Recognised: ")
    assert program.notice().endswith(" Only the first of 2 files was opened.")


@pytest.mark.parametrize("words", ["", " \n"])
def test_nothing_pasted_is_no_puzzle(program: Program, words: str) -> None:
    QGuiApplication.clipboard().setText(words)
    program.shell.documents.paste()
    program.settle()
    assert program.notice() == "There is nothing to paste: no text was copied."


def test_an_empty_clipboard_is_no_puzzle(program: Program) -> None:
    QGuiApplication.clipboard().clear()  # then there is no mime data at all on some systems
    program.shell.documents.paste()
    program.settle()
    assert program.notice() == "There is nothing to paste: no text was copied."


def test_a_file_that_was_copied_is_pasted(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(EASY, encoding="utf-8")
    QGuiApplication.clipboard().setMimeData(file(path))
    program.shell.documents.paste()
    program.settle()
    assert playing(program) == EASY


# Asking


def test_only_where_two_readings_are_possible_it_is_asked(
    program: Program, asked: list[Sequence[ReadingShown]]
) -> None:
    program.shell.documents.open_text(EASY)
    program.settle()
    assert not asked

    program.shell.documents.open_text(TWICE)
    program.settle()
    assert [shown.title for shown in asked[0]] == [
        "2 puzzles",
        "One puzzle, and how far it has come",
    ]
    assert [(shown.given, shown.entered) for shown in asked[0]] == [(30, 0), (30, 1)]
    assert playing(program) == EASY
    assert program.controller.session.state.values[2] == 4


def test_whoever_leaves_the_question_keeps_the_game(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReadingsDialog, "ask", lambda *_: None)
    before = program.controller.session.state
    program.shell.documents.open_text(TWICE)
    program.settle()
    assert program.controller.session.state is before


# What goes wrong


def test_what_was_recognised_is_said_of_a_puzzle_that_is_refused(program: Program) -> None:
    program.shell.documents.open_text("1" + "." * 80)
    program.settle()
    assert program.notice() == (
        "Recognised: 81-character lines, 1 given. This puzzle has several solutions."
    )


def test_a_first_start_with_a_bad_file_begins_a_game(begin: Begin, tmp_path: Path) -> None:
    program = begin()
    path = tmp_path / "prose.txt"
    path.write_text("Dear diary", encoding="utf-8")
    with program.qtbot.waitSignal(program.shell.window.painted):
        program.shell.window.show()
    program.shell.begin([str(path)])
    program.settle()
    assert program.controller.session.setup.level
    assert "prose.txt: This text holds no puzzle" in program.notice()


def long_line(folder: Path) -> Path:
    path = folder / "long.txt"
    path.write_bytes(b"1" * 100 * 2**20)
    return path


def long_lines(folder: Path) -> Path:
    path = folder / "long.txt"
    path.write_bytes(EASY.encode() + b"\n" + b"7" * 60 * 2**20)
    return path


def binary(folder: Path) -> Path:
    path = folder / "program.exe"
    path.write_bytes(b"MZ\x90\0" + bytes(range(256)) * 4000)
    return path


def links(folder: Path) -> Path:
    path = folder / "links.txt"
    path.write_text(f"{UNKNOWN_LINK}\n" * 1000, encoding="utf-8")
    return path


UNREADABLE: tuple[tuple[MakePath, str], ...] = (
    (lambda folder: folder, "is a folder"),
    (long_line, "larger than 64 MB"),
    (binary, "not a text file"),
    (links, "a site that this program does not know"),
    (lambda folder: folder / "gone.txt", "is not there"),
)


@pytest.mark.slow
def test_what_cannot_be_read_is_a_sentence(
    program: Program, tmp_path: Path, subtests: pytest.Subtests
) -> None:
    before = program.controller.session.state
    for make, sentence in UNREADABLE:
        with subtests.test(sentence):
            drop(program, file(make(tmp_path)))
            assert sentence in program.notice()
            assert program.controller.session.state is before


def test_what_may_not_be_read_is_a_sentence(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(EASY, encoding="utf-8")
    opening = Path.open

    def opened(which: Path, *how: Any) -> Any:
        if which == path:
            raise PermissionError
        return opening(which, *how)

    monkeypatch.setattr(Path, "open", opened)
    drop(program, file(path))
    assert program.notice() == "You are not allowed to read “mine.txt”."


@pytest.mark.slow
def test_a_line_without_measure_is_named_beside_the_puzzle(
    program: Program, tmp_path: Path
) -> None:
    drop(program, file(long_lines(tmp_path)))
    assert playing(program) == EASY
    assert "Line 2: the line is longer than 128 kB." in program.notice()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_pipe_does_not_glow(program: Program, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    assert drag(program, file(tmp_path / "pipe.txt"))
    assert not glows(program)


def test_a_list_of_links_is_a_list(program: Program) -> None:
    lines = [line.replace(".", "0") for line in puzzles(SOME)]
    program.shell.documents.open_text(
        "\n".join(f"https://sudokuexchange.com/play/?s={line}" for line in lines)
    )
    program.settle()
    assert program.controller.lists.model.rowCount() == SOME


# Real files


@pytest.mark.slow
@pytest.mark.usefixtures("asked")
def test_every_real_sample_ends_in_a_game_a_list_or_a_sentence(
    program: Program, data: Path
) -> None:
    folders = data / "formats", data / "puzzles"
    for path in sorted(path for folder in folders for path in folder.iterdir()):
        program.shell.bars.hide_notice()
        let_go(program, file(path))
        program.qtbot.waitUntil(lambda: bool(program.notice()), timeout=20_000)
        controller = program.controller
        assert isinstance(controller, SudokuController)
        controller.lists.leave()
