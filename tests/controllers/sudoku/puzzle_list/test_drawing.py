# SPDX-License-Identifier: MIT
"""The puzzles of a list go out as pictures with numbers in their names, or as one web page."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QAbstractButton, QFileDialog

from sudoku_qt.controllers.files.unplayed import Unplayed
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.sudoku.puzzle_list import drawing
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.board.picture import WRITERS, PictureLook, svg
from sudoku_qt.views.dialogs.picture import PictureDialog, PictureSubject, PictureWish
from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox
from sudoku_qt.views.window.progress_strip import ProgressStrip
from tests.cages import GIVENS, killer
from tests.controllers.conftest import Program
from tests.controllers.sudoku.puzzle_list.test_exporting import answered
from tests.controllers.sudoku.puzzle_list.test_lists import LINES, opened
from tests.waiting import until

Seen = list[PictureSubject]
MIXED = [killer(GIVENS, title="Cages"), *LINES[:10]]
"""A variant among classic puzzles."""


@pytest.fixture
def subjects(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """What the dialog of a picture was asked about; it answers with small ones."""
    subjects: Seen = []

    def ask(_: PictureWish, subject: PictureSubject, __: object) -> PictureWish:
        subjects.append(subject)
        return PictureWish(subject.endings[0], colours="shown", coordinates=False, side=120)

    monkeypatch.setattr(PictureDialog, "ask", ask)
    return subjects


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where files are written."""
    folder = tmp_path / "out"
    folder.mkdir()
    return folder


def export(program: Program, *, chosen: bool = False) -> None:
    """Export the list, or the chosen rows."""
    program.controller.lists.page.export_asked.emit(chosen)
    program.settle()


def test_all_have_numbered_names_and_look_as_on_the_command_line(
    program: Program, folder: Path, subjects: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = opened(program, folder.parent, MIXED)
    answered(monkeypatch, "SVG pictures", folder / "week")
    export(program)
    names = sorted(each.name for each in folder.iterdir())
    assert names == [f"week-{number:02}.svg" for number in range(1, 12)]
    assert program.notice() == "11 pictures are written: week-01.svg to week-11.svg"
    assert (subjects[0].title, subjects[0].endings) == ("Pictures of 11 puzzles", (".svg",))
    look = PictureLook(program.appearance.theme(), 120, "none")
    held = Unplayed(path.read_bytes(), GAMES)
    expected = [svg(each) for each in held.pictures(Settings(folder / "none"), look)]
    assert [(folder / name).read_bytes() for name in names] == expected


@pytest.mark.parametrize("kind", ["PNG pictures", "PDF pages"])
def test_a_chosen_one_has_the_name_itself(
    kind: str, program: Program, folder: Path, subjects: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, folder.parent, LINES[:3])
    answered(monkeypatch, kind, folder / "one")
    program.controller.lists.page.table.selectRow(1)
    export(program, chosen=True)
    (file,) = folder.iterdir()
    assert file.name == "one" + subjects[0].endings[0]
    assert program.notice() == f"Written: {file.name}"
    assert subjects[0].title == "Picture of 1 puzzle"


def test_files_that_are_there_are_replaced_only_if_the_player_says_so(
    program: Program, folder: Path, subjects: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, folder.parent, LINES[:3])
    (folder / "week-2.svg").write_text("mine", encoding="utf-8")
    answered(monkeypatch, "SVG pictures", folder / "week.svg")
    asked: list[str] = []
    answers = [Answer.Cancel, Answer.Yes]

    def ask(_: str, text: str, *__: object) -> Answer:
        asked.append(text)
        return answers.pop(0)

    monkeypatch.setattr(QuestionBox, "ask", ask)
    export(program)
    assert [each.name for each in folder.iterdir()] == ["week-2.svg"]
    assert asked == ["1 file is there already: “week-2.svg”. Replace it?"]
    export(program)
    assert len([*folder.iterdir()]) == 3
    assert (folder / "week-2.svg").read_text("utf-8") != "mine"


def broken(after: int, how: Callable[[], bytes]) -> Callable[[object], bytes]:
    """A writer that fails after some pictures."""
    done = 0

    def write(_: object) -> bytes:
        nonlocal done
        done += 1
        return how() if done > after else b"picture"

    return write


def test_what_is_cancelled_leaves_nothing(
    program: Program, folder: Path, subjects: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, folder.parent, LINES[:5])

    def cancelled() -> bytes:
        raise Cancelled

    monkeypatch.setitem(WRITERS, ".png", broken(3, cancelled))
    answered(monkeypatch, "PNG pictures", folder / "week")
    export(program)
    assert not [*folder.iterdir()]


def test_the_button_of_the_progress_cancels_and_leaves_nothing(
    program: Program, folder: Path, subjects: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, folder.parent, LINES[:5])
    goes_on = Event()

    def slow(_: object) -> bytes:
        goes_on.wait()
        return b"picture"

    monkeypatch.setitem(WRITERS, ".png", slow)
    answered(monkeypatch, "PNG pictures", folder / "week")
    program.controller.lists.page.export_asked.emit(False)
    window = program.shell.window
    try:
        until(lambda: bool(window.findChildren(ProgressStrip)), 5)
        (strip,) = window.findChildren(ProgressStrip)
        (cancel,) = strip.findChildren(QAbstractButton)
        cancel.click()
    finally:
        goes_on.set()
    program.settle()
    assert not [*folder.iterdir()]
    assert "written" not in program.notice()


def test_a_full_disk_leaves_nothing_and_is_said(
    program: Program, folder: Path, subjects: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, folder.parent, LINES[:5])

    def full(path: Path, _: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    answered(monkeypatch, "PNG pictures", folder / "week")
    export(program)
    assert program.notice().startswith("“week-1.png” was not saved")
    assert not [*folder.iterdir()]


def test_more_than_can_be_made_are_refused(
    program: Program, folder: Path, subjects: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, folder.parent, LINES[:3])
    monkeypatch.setattr(drawing, "MOST_PICTURES", 2)
    answered(monkeypatch, "PNG pictures", folder / "week")
    export(program)
    assert program.notice() == "At most 2 pictures are made at once."
    assert not subjects


def test_a_page_holds_all_puzzles_in_their_order(
    program: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, folder.parent, LINES[:3])
    answered(monkeypatch, "Web page", folder / "week")
    export(program)
    page = (folder / "week.html").read_text("utf-8")
    assert page.count("<article") == 3
    assert "<title>many</title>" in page
    assert program.notice() == "Written: week.html"


def test_a_page_of_too_many_is_refused(
    program: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, folder.parent, LINES * 6)
    answered(monkeypatch, "Web page", folder / "week")
    export(program)
    assert program.notice() == "A page holds at most 200 puzzles."
    assert not [*folder.iterdir()]


@pytest.mark.parametrize(("name", "written"), [("a.html", "a.html"), ("a.svg", "a-1.svg")])
def test_where_the_dialog_tells_no_kind_the_name_does(
    name: str,
    written: str,
    program: Program,
    folder: Path,
    subjects: Seen,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened(program, folder.parent, LINES[:2])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(folder / name), ""))
    export(program)
    assert (folder / written).exists()
