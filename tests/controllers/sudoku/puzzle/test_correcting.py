# SPDX-License-Identifier: MIT
"""A picture that is dropped, opened or pasted is read, corrected by the player, and played."""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog

from sudoku_qt.automation.dialogs import visit
from sudoku_qt.controllers.files.picture_reader import PictureReader
from sudoku_qt.engine.pictures import paper
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.work import Progress, Stop, never
from sudoku_qt.models.picture_read import PictureRead
from sudoku_qt.views.sudoku.dialogs.reading.picture import PictureCheckDialog
from tests.controllers.conftest import Begin, Program
from tests.engine.pictures.screens import (
    OURS,
    PUZZLE,
    STANDING,
    boxes,
    digits_of,
    drawn,
    drawn_in,
    empty_grid,
    png,
)
from tests.sweeps import every, in_turn

Key = Qt.Key
OTHER_SIDE = (
    "The picture shows a grid of 6 × 6. Only grids of 4, 6, 8 or 9 rows with digits in them can be "
    "read from a picture: paste its link, or open its file."
)
DIGITS = digits_of(PUZZLE)
OTHER = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
Answer = Callable[[PictureCheckDialog], object]


@cache
def picture() -> bytes:
    """The picture of a puzzle, as PNG."""
    return png(drawn(OURS, PUZZLE))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with the picture of a puzzle."""
    made = tmp_path / "puzzle.png"
    made.write_bytes(picture())
    return made


read_usually = PictureReader.read


@cache
def read_before(data: bytes, _pages: int, _decoder: object) -> PictureRead:
    """What is read in a picture: the same again where all that it follows from is the same."""
    return read_usually(PictureReader(), data, never)


@pytest.fixture(autouse=True)
def reads_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the reader read each picture once for all tests: that is most of what they cost."""

    def read(_: PictureReader, data: bytes, stop: Stop, tell: Progress) -> PictureRead:
        return read_before(data, paper.MOST_PAGES, sys.modules.get("PIL.Image", Image))

    monkeypatch.setattr(PictureReader, "read", read)


@pytest.fixture
def doubtful(reads_once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the reader take the first cell for a 6, and doubt it and the one after."""
    usual = PictureReader.read

    def read(reader: PictureReader, data: bytes, stop: Stop, tell: Progress) -> PictureRead:
        found = usual(reader, data, stop, tell)
        first, *others = found.boards
        first = replace(first, digits=b"\6" + first.digits[1:], doubtful=frozenset({0, 1}))
        return replace(found, boards=(first, *others))

    monkeypatch.setattr(PictureReader, "read", read)


def drop(program: Program, mime: QMimeData) -> None:
    """Drag something over the window and let it fall."""
    window = program.shell.window
    held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    entering = QDragEnterEvent(window.rect().center(), copy, mime, *held)
    QApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    where = QPointF(window.rect().center())
    QApplication.sendEvent(window, QDropEvent(where, copy, mime, *held))


def file(path: Path) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    return mime


def image(*, link: bool = False) -> QMimeData:
    """A picture as browsers carry it, with its link or not."""
    mime = QMimeData()
    mime.setImageData(QImage.fromData(picture()))
    if link:
        mime.setUrls([QUrl("https://example.org/puzzle.png")])
    return mime


def answered(program: Program, ask: Callable[[], object], answer: Answer) -> int:
    """Ask, answer the dialogs that come, and wait; say how many came."""

    def look(dialog: object) -> None:
        assert isinstance(dialog, PictureCheckDialog)
        program.settle()
        answer(dialog)

    def wait() -> None:
        ask()
        program.settle()

    return len(visit(wait, look))


def press(program: Program, *keys: Key) -> Answer:
    """Press keys one after the other where the focus is."""

    def answer(dialog: PictureCheckDialog) -> None:
        for key in keys:
            target = dialog.focusWidget()
            assert target
            program.qtbot.keyClick(target, key)

    return answer


def givens(program: Program) -> bytes:
    return program.controller.session.setup.givens


@pytest.mark.slow
def test_return_is_enough_to_play_a_picture_that_is_dropped(program: Program, path: Path) -> None:
    said: list[str] = []

    def answer(dialog: PictureCheckDialog) -> None:
        said.append(dialog.state.text())
        press(program, Key.Key_Return)(dialog)

    assert answered(program, lambda: drop(program, file(path)), answer) == 1
    assert said == ["One solution"]
    assert givens(program) == DIGITS
    assert program.notice() == "puzzle.png – Recognised: picture."


def test_a_picture_of_six_rows_is_corrected_and_played(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "six.png"
    regions = boxes(6, 3, 2)
    path.write_bytes(png(drawn_in(OURS, STANDING, regions)))
    said: list[str] = []

    def answer(dialog: PictureCheckDialog) -> None:
        said.append(dialog.keys.text())
        dialog.board.correction.cursor = 0
        press(program, Key.Key_7, Key.Key_1)(dialog)
        program.settle()
        said.append(dialog.state.text())
        press(program, Key.Key_Return)(dialog)

    assert answered(program, lambda: drop(program, file(path)), answer) == 1
    assert "1–6 type" in said[0]
    assert said[1].startswith("One solution")
    setup = program.controller.session.setup
    assert setup.givens == digits_of(STANDING)
    assert setup.variant is not None
    assert setup.variant.rules == Rules(6, tuple(regions))


@pytest.mark.slow
def test_a_digit_in_doubt_is_corrected_by_keys(
    program: Program, path: Path, doubtful: None
) -> None:
    said: list[str] = []

    def answer(dialog: PictureCheckDialog) -> None:
        said.append(dialog.state.text())
        press(program, Key.Key_5, Key.Key_Tab, Key.Key_Return)(dialog)
        program.settle()
        said.append(dialog.state.text())
        press(program, Key.Key_Return)(dialog)

    assert answered(program, lambda: program.shell.documents.open(path), answer) == 1
    assert said == ["Conflicts: r1c1, r2c1 · 2 cells in doubt", "One solution"]
    assert givens(program) == DIGITS


def test_whoever_cancels_keeps_the_game(program: Program, path: Path) -> None:
    before = program.controller.session.state
    ask = lambda: program.shell.documents.open(path)  # noqa: E731 - asked twice
    assert answered(program, ask, press(program, Key.Key_Escape)) == 1
    assert program.controller.session.state is before


def test_a_picture_that_is_no_puzzle_yet_can_be_mended(
    program: Program, path: Path, doubtful: None
) -> None:
    before = program.controller.session.state
    answered(program, lambda: drop(program, file(path)), lambda dialog: dialog.play.click())
    assert program.controller.session.state is before
    assert "This puzzle breaks a rule" in program.notice()


@pytest.mark.slow
@pytest.mark.parametrize("link", [False, True])
def test_an_image_is_dropped_and_pasted(program: Program, *, link: bool) -> None:
    play = press(program, Key.Key_Return)
    assert answered(program, lambda: drop(program, image(link=link)), play) == 1
    assert givens(program) == DIGITS
    program.controller.begin_first()
    program.settle()
    QGuiApplication.clipboard().setMimeData(image(link=link))
    assert answered(program, program.shell.documents.paste, play) == 1
    assert givens(program) == DIGITS
    assert program.notice() == "Recognised: picture."


def test_text_beside_an_image_is_what_is_pasted(program: Program) -> None:
    mime = image()
    mime.setText(PUZZLE)
    QGuiApplication.clipboard().setMimeData(mime)
    assert answered(program, program.shell.documents.paste, lambda _: None) == 0
    assert givens(program) == DIGITS


def test_a_picture_is_an_argument(begin: Begin, path: Path) -> None:
    program = begin()
    with program.qtbot.waitSignal(program.shell.window.painted):
        program.shell.window.show()
    play = press(program, Key.Key_Return)
    assert answered(program, lambda: program.shell.begin([str(path)]), play) == 1
    assert givens(program) == DIGITS


@cache
def two_pages() -> bytes:
    """A document of two pages, with three puzzles on them."""
    made = BytesIO()
    first, two = drawn(OURS, PUZZLE), Image.new("RGB", (980, 480), "white")
    for at, puzzle in enumerate((OTHER, PUZZLE)):
        two.paste(drawn(OURS, puzzle), (490 * at, 0))
    first.save(made, "PDF", save_all=True, append_images=[two])
    return made.getvalue()


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    """A file with a document of two pages."""
    made = tmp_path / "sheet.pdf"
    made.write_bytes(two_pages())
    return made


def listed(program: Program) -> list[bytes]:
    model = program.controller.lists.model
    return [model.setup_at(row).givens for row in range(model.rowCount())]


@pytest.mark.slow
def test_several_puzzles_become_the_list(program: Program, sheet: Path) -> None:
    play = press(program, Key.Key_Return)
    assert answered(program, lambda: drop(program, file(sheet)), play) == 1
    assert program.controller.lists.is_open
    assert listed(program) == [DIGITS, digits_of(OTHER), DIGITS]
    assert program.notice() == "sheet.pdf – Recognised: picture."


@pytest.mark.slow
def test_each_of_several_is_corrected(program: Program, sheet: Path, doubtful: None) -> None:
    said: list[str] = []

    def answer(dialog: PictureCheckDialog) -> None:
        for key in (Key.Key_5, Key.Key_Space, Key.Key_PageDown):
            program.settle()
            said.append(dialog.state.text())
            press(program, key)(dialog)
        program.settle()
        said.append(dialog.state.text())
        dialog.play.click()

    answered(program, lambda: program.shell.documents.open(sheet), answer)
    assert said[0] == "Conflicts: r1c1, r2c1 · 2 cells in doubt"
    assert said[-1] == "One solution"
    assert listed(program)[0] == DIGITS


@pytest.mark.slow
def test_whoever_cancels_several_gets_no_list(program: Program, sheet: Path) -> None:
    escape = press(program, Key.Key_Escape)
    assert answered(program, lambda: program.shell.documents.open(sheet), escape) == 1
    assert not program.controller.lists.is_open


@pytest.mark.slow
def test_pages_that_were_not_read_are_told_of(
    program: Program, sheet: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper, "MOST_PAGES", 1)
    answered(program, lambda: drop(program, file(sheet)), press(program, Key.Key_Return))
    said = "sheet.pdf – Recognised: picture. Only the first 1 pages were read."
    assert program.notice() == said


def test_the_file_dialog_shows_pictures(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def ask(*words: object) -> tuple[str, str]:
        shown.append(str(words[-1]))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    program.shell.documents.open_file()
    for kind in ("png", "jpg", "jpeg", "webp", "bmp", "gif", "tif", "pdf"):
        assert f"*.{kind} " in shown[0] or f"*.{kind})" in shown[0]


@pytest.mark.parametrize("looks", every(3, product([100, 200], ["en", "zh_CN"])))
def test_the_dialog_fits_the_screen(
    program: Program, path: Path, doubtful: None, looks: tuple[int, str]
) -> None:
    zoom, language = looks
    program.appearance.set_language(language, remember=False)
    program.appearance.set_zoom(zoom)
    over: list[bool] = []

    def look(dialog: PictureCheckDialog) -> None:
        room = dialog.screen().availableSize()
        over.append(room.expandedTo(dialog.size()) != room)

    answered(program, lambda: program.shell.documents.open(path), look)
    assert over == [False]


def empty() -> bytes:
    return png(Image.new("RGB", (300, 300), "white"))


def cut_off() -> bytes:
    return png(drawn(OURS, PUZZLE))[:400]


@in_turn(
    ("make", "sentence"),
    [
        (empty, "No Sudoku was found in the picture."),
        (cut_off, "The picture is damaged."),
        (
            lambda: png(empty_grid(6)),
            OTHER_SIDE,
        ),
        (lambda: b"%PDF-1.4 nothing", "The PDF is damaged or locked."),
    ],
)
def test_what_holds_no_puzzle_is_a_sentence(
    program: Program, path: Path, make: Callable[[], bytes], sentence: str
) -> None:
    path.write_bytes(make())
    before = program.controller.session.state
    assert answered(program, lambda: drop(program, file(path)), lambda _: None) == 0
    assert program.notice() == f"puzzle.png: {sentence}"
    assert program.controller.session.state is before


def test_where_no_decoder_is_installed_it_is_said_how_to_get_one(
    program: Program, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    assert answered(program, lambda: drop(program, file(path)), lambda _: None) == 0
    assert "pip install sudoku-qt[pictures]" in program.notice()
