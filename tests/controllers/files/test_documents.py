# SPDX-License-Identifier: MIT
"""Opening and saving: what is bad is said in one sentence, and the running game stays untouched."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from sudoku_qt.engine import document
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.models.sudoku.board.model import Mark
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku import used_again
from tests.sweeps import in_turn

program = used_again.program
fresh = used_again.fresh

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def text_of(program: Program) -> str:
    return "".join(write_rows(program.controller.session.state.values))


def saved(program: Program, folder: Path) -> bytes:
    """The bytes of a saved game."""
    path = folder / "saved.sudoku"
    program.controller.notes.fill_notes()
    assert program.shell.documents.save_to(path)
    return path.read_bytes()


def truncated(program: Program, folder: Path) -> bytes:
    return saved(program, folder)[:700]


def newer(program: Program, folder: Path) -> bytes:
    whole = json.loads(saved(program, folder))
    whole["version"] = [document.MAJOR + 1, 0]
    return json.dumps(whole).encode()


def altered(program: Program, folder: Path) -> bytes:
    """Put another digit among the givens, so that givens and values disagree."""
    data = saved(program, folder)
    at = data.index(b'"givens"')
    place = next(i for i in range(at + 8, len(data)) if data[i : i + 1] in b"123456789")
    other = b"2" if data[place : place + 1] != b"2" else b"3"
    return data[:place] + other + data[place + 1 :]


Make = Callable[[Program, Path], bytes]
BAD: tuple[tuple[str, Make, str], ...] = (
    ("empty.txt", lambda *_: b"", "The file is empty"),
    ("blank.txt", lambda *_: b" \n\n", "The file is empty"),
    ("short.txt", lambda *_: EASY[:80].encode(), "80"),
    ("long.txt", lambda *_: (EASY + "1").encode(), "82"),
    ("letters.txt", lambda *_: EASY.replace("7", "q").encode(), "q"),
    ("prose.txt", lambda *_: b"Dear diary, today I solved nothing at all.", "no puzzle"),
    ("binary.sdk", lambda *_: bytes(range(256)) * 40, "not a text"),
    ("clash.txt", lambda *_: ("55" + EASY[2:]).encode(), "row 1 has two 5s"),
    ("none.txt", lambda *_: (EASY[:2] + "9" + EASY[3:]).encode(), ""),
    ("several.txt", lambda *_: b"1" + b"." * 80, "several solutions"),
    ("cut.sudoku", truncated, "damaged or cut off"),
    ("newer.sudoku", newer, "newer program"),
    ("altered.sudoku", altered, "missing among the values"),
    ("other.sudoku", lambda *_: b'{"format": "sudoku-qt.game", "version": [1, 0]}', "missing"),
)


@in_turn("language", ["en", "zh_CN"])
def test_bad_files_are_said_and_change_nothing(
    program: Program, tmp_path: Path, language: str
) -> None:
    files = {name: make(program, tmp_path) for name, make, _ in BAD}
    program.appearance.set_language(language, remember=False)
    for name, _, sentence in BAD:
        path = tmp_path / name
        path.write_bytes(files[name])
        before = program.controller.session.state
        program.shell.bars.hide_notice()

        program.shell.documents.open(path)
        program.settle()

        assert program.controller.session.state is before, name
        notice = program.notice()
        assert "Traceback" not in notice, name
        if language == "en":
            assert notice, name
            assert sentence in notice, name
        else:
            assert any("\u4e00" <= letter <= "\u9fff" for letter in notice), name


def broken(program: Program, folder: Path) -> tuple[Path, int]:
    """Save a game with a digit put beside the same one in a row; give its file and the row."""
    assert program.controller.session.setup.level
    document = json.loads(saved(program, folder))
    both = document["setup"]["givens"], document["state"]["values"]
    row = next(row for row, signs in enumerate(both[0]) if 0 < signs.count(".") < 9)
    for rows in both:
        digit = rows[row].strip(".")[0]
        rows[row] = rows[row].replace(".", digit, 1)
    path = folder / "broken.sudoku"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path, row


def test_a_saved_game_whose_givens_contradict_each_other_is_refused_and_can_be_mended(
    program: Program, tmp_path: Path
) -> None:
    path, row = broken(program, tmp_path)
    before = program.controller.session.state
    program.shell.documents.open(path)
    assert program.notice().startswith(f"This puzzle breaks a rule: row {row + 1} has two ")
    assert program.controller.session.state is before
    click(program, "Show and mend it")
    assert program.controller.session.setup.origin == "draft"
    assert program.controller.session.setup.level == 0
    marks = [program.controller.model.cell(9 * row + column)[4] for column in range(9)]
    assert marks.count(Mark.SHOWN) == 2


def test_a_folder_a_missing_file_and_a_huge_one(program: Program, tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(2 * 2**30)
    for path, sentence in (
        (tmp_path, "is a folder"),
        (tmp_path / "gone.txt", "not there"),
        (huge, "larger than"),
    ):
        assert not program.shell.documents.open(path)
        assert sentence in program.notice()


def test_a_name_that_is_too_long_is_a_sentence(program: Program, tmp_path: Path) -> None:
    path = tmp_path / ("x" * 300 + ".sudoku")
    assert not program.shell.documents.open(path)
    assert "cannot be read" in program.notice() or "not there" in program.notice()
    assert not program.shell.documents.save_to(path)
    assert "was not saved" in program.notice()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_pipe_is_not_waited_for(program: Program, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    assert not program.shell.documents.open(pipe)
    assert "device" in program.notice()


def test_save_and_open_bring_everything_back(program: Program, tmp_path: Path) -> None:
    data = saved(program, tmp_path)
    state = program.controller.session.state
    program.controller.type_in()
    assert program.shell.documents.open(tmp_path / "saved.sudoku")
    assert program.controller.session.state == state
    assert program.controller.session.is_saved
    assert program.controller.session.history.can_undo()
    assert (tmp_path / "saved.sudoku").read_bytes() == data


def test_saving_where_nothing_can_be_written_keeps_the_game(program: Program) -> None:
    before = program.controller.session.state
    assert not program.shell.documents.save_to(Path("/dev/null/no/such/folder/x.sudoku"))
    assert "not there" in program.notice()
    assert program.controller.session.state is before
    assert program.controller.session.path == ""


def test_a_document_of_a_newer_program_is_never_written_over(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "newer.sudoku"
    path.write_bytes(newer(program, tmp_path))
    before = path.read_bytes()
    assert not program.shell.documents.save_to(path)
    assert "newer program" in program.notice()
    assert path.read_bytes() == before


def test_a_file_that_was_deleted_meanwhile_is_written_again(
    program: Program, tmp_path: Path
) -> None:
    saved(program, tmp_path)
    path = tmp_path / "saved.sudoku"
    path.unlink()
    program.shell.documents.save()
    assert path.exists()


@in_turn(
    ("text", "form"),
    [
        (EASY, "81-character"),
        (EASY.replace(".", "0"), "81-character"),
        (EASY.replace(".", "*"), "81-character"),
        (EASY.replace(".", "_"), "81-character"),
        ("\n".join(EASY[row : row + 9] for row in range(0, 81, 9)), "9x9"),
        ("\n".join(" ".join(EASY[row : row + 9]) for row in range(0, 81, 9)), "9x9"),
        (
            "+---+---+---+\n"
            + "".join(
                f"|{EASY[row : row + 3]}|{EASY[row + 3 : row + 6]}|{EASY[row + 6 : row + 9]}|\n"
                + ("+---+---+---+\n" if row % 27 == 18 else "")
                for row in range(0, 81, 9)
            ),
            "9x9",
        ),
    ],
)
def test_texts_are_recognised_by_paste_and_said(program: Program, text: str, form: str) -> None:
    before = program.controller.session.state
    program.shell.bars.hide_notice()
    program.shell.documents.open_text(text)
    program.settle()
    assert program.controller.session.state is not before
    assert text_of(program) == EASY
    assert form in program.notice()


def test_a_file_dropped_on_the_window_is_opened(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "easy.txt"
    path.write_text(EASY, encoding="utf-8")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    drop(program, mime)
    assert text_of(program) == EASY


def test_a_text_dropped_on_the_window_is_opened(program: Program) -> None:
    mime = QMimeData()
    mime.setText(EASY)
    drop(program, mime)
    assert text_of(program) == EASY


def drop(program: Program, mime: QMimeData) -> None:
    """Drop something on the board, as a user does."""
    target = program.controller.page.board.viewport()
    where, button = target.rect().center(), Qt.MouseButton.LeftButton
    action, keys = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where, action, mime, button, keys)
    QApplication.sendEvent(target, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(where), action, mime, button, keys))
    program.settle()


def test_recent_files_are_offered_and_forgotten_when_gone(fresh: Program, tmp_path: Path) -> None:
    path = tmp_path / "easy.txt"
    path.write_text(EASY, encoding="utf-8")
    fresh.shell.documents.open(path)
    fresh.settle()
    assert fresh.settings.texts("recent") == [str(path)]
    path.unlink()
    fresh.shell.documents.open(path)
    assert fresh.settings.texts("recent") == []


@pytest.mark.parametrize("there", [False, True])
def test_files_are_looked_for_in_documents_or_at_home(
    program: Program, home: Path, monkeypatch: pytest.MonkeyPatch, *, there: bool
) -> None:
    asked: list[str] = []
    documents = home / "Documents"
    if there:
        documents.mkdir()

    def choose(_window: object, _title: str, where: str, *_: object) -> tuple[str, str]:
        asked.append(where)
        return "", ""

    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, choose)
    program.shell.documents.open_file()
    program.shell.documents.save_as()
    program.controller.session.path = str(home / "gone" / "mine.sudoku")
    program.shell.documents.save_as()

    folder = documents if there else home
    assert Path(asked[0]) == folder
    assert [Path(each).parent for each in asked[1:]] == [folder, folder]


@pytest.mark.parametrize("text", ["5\0" + EASY, EASY + "\0"])
def test_a_text_that_would_be_cut_is_refused(program: Program, text: str) -> None:
    before = program.controller.session.state
    program.shell.documents.open_text(text)
    program.settle()
    assert program.notice() == "This is not a text."
    assert program.controller.session.state is before


def test_a_dropped_name_with_nul_is_refused(program: Program, tmp_path: Path) -> None:
    (tmp_path / "a").write_text(EASY, encoding="utf-8")
    before = program.controller.session.state
    program.shell.documents.open_dropped([f"{tmp_path}/a\0.txt"])
    program.settle()
    assert "cannot be the name of a file" in program.notice()
    assert not program.shell.documents.save_to(tmp_path / "a\0b")
    assert program.controller.session.state is before
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["a"]
