# SPDX-License-Identifier: MIT
"""The shell plays any game: here Nim, of which it has never heard, and Sudoku beside it."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu

from tests.controllers.conftest import Begin, Program, click
from tests.controllers.nim_controller import ENTRY as NIM
from tests.models.nim import PILES


@pytest.fixture
def nim(begin: Begin) -> Program:
    """The program with no game but Nim."""
    return begin(games=(NIM,)).start()


def texts_of(menu: QMenu) -> list[str]:
    return [action.text().replace("&", "") for action in menu.actions() if action.text()]


def test_a_game_the_shell_never_heard_of_is_played_with_keys_and_buttons(nim: Program) -> None:
    nim.qtbot.keyClick(nim.shell.controller.page.board, Qt.Key.Key_Return)
    click(nim, "Take")
    assert nim.shell.controller.session.state == (1, 4, 5)
    assert "10 matches" in nim.status_text()


def test_undo_save_and_open_are_the_shells(nim: Program) -> None:
    session = nim.shell.controller.session
    for _ in range(4):
        click(nim, "Take")
    nim.shell.undo()
    path = nim.paths.state / "game.nim"
    path.parent.mkdir(parents=True, exist_ok=True)
    assert nim.shell.documents.save_to(path)
    nim.shell.controller.new()
    assert session.state == PILES

    assert nim.shell.documents.open(path)

    assert session.state == (0, 4, 5)
    nim.shell.redo()
    assert session.state == (0, 3, 5)
    assert session.path == str(path)


def test_a_game_of_nim_comes_back_too(begin: Begin) -> None:
    before = begin(games=(NIM,)).start()
    click(before, "Take")
    before.shell.window.close()
    after = begin(games=(NIM,)).start()
    assert after.shell.controller.session.state == (2, 4, 5)


def test_a_finished_game_stops_the_clock(nim: Program) -> None:
    clock = nim.shell.controller.session.clock
    for _ in range(sum(PILES)):
        assert not clock.is_held("finished")
        click(nim, "Take")
    assert clock.is_held("finished")
    nim.shell.undo()
    assert not clock.is_held("finished")


def test_pause_hides_and_goes_on(nim: Program) -> None:
    nim.shell.pause()
    assert not nim.shell.controller.page.board.isEnabled()
    nim.shell.pause()
    assert nim.shell.controller.page.board.isEnabled()


def within_dialog(program: Program, action: Callable[[], object], what: Callable[[], None]) -> None:
    """Do something while the dialog is open that an action opens, and close it."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        QTimer.singleShot(0, dialog.reject)
        what()

    QTimer.singleShot(0, look)
    action()
    program.settle()


DIALOGS: tuple[Callable[[Program], object], ...] = (
    lambda program: program.shell.new(),
    lambda program: program.controller.new_puzzle.practise(),
    lambda program: program.shell.documents.open_file(),
    lambda program: program.shell.documents.save_as(),
    lambda program: program.shell.dialogs.show_keys(),
    lambda program: program.shell.dialogs.about(),
    lambda program: program.shell.games.switch_game("gomoku").new(),
)


def test_the_clock_stands_while_a_dialog_is_open(
    program: Program, subtests: pytest.Subtests
) -> None:
    program.press(Qt.Key.Key_Right)

    def note(running: list[bool]) -> None:
        running.append(program.shell.controller.session.clock.is_running)

    for number, opened in enumerate(DIALOGS):
        with subtests.test(number=number):
            running: list[bool] = []
            within_dialog(program, partial(opened, program), partial(note, running))
            note(running)
            assert running == [False, True]


def test_the_clock_stands_while_the_program_asks_before_it_closes(program: Program) -> None:
    running: list[bool] = []
    program.shell.preferences.set("ask_to_save", value=True)
    program.controller.notes.fill_notes()
    clock = program.controller.session.clock
    within_dialog(program, program.shell.window.close, lambda: running.append(clock.is_running))
    program.shell.preferences.set(
        "ask_to_save", value=False
    )  # or the end of the test would be asked too
    assert program.shell.window.isVisible()
    assert [*running, clock.is_running] == [False, True]


def test_a_game_that_comes_while_a_dialog_is_open_waits_for_its_end(program: Program) -> None:
    running: list[bool] = []
    program.press(Qt.Key.Key_Right)

    def go() -> None:
        program.shell.games.go_to("gomoku")
        running.append(program.shell.controller.session.clock.is_running)

    within_dialog(program, program.shell.dialogs.about, go)
    running.append(program.shell.controller.session.clock.is_running)
    program.shell.games.go_to("sudoku")
    running.append(program.shell.controller.session.clock.is_running)
    assert running == [False, True, True]


def test_copy_is_the_games_own(nim: Program) -> None:
    nim.shell.copy()
    assert QGuiApplication.clipboard().text() == "3 4 5"


def speak(program: Program, language: str) -> None:
    """Change the language; Qt tells the widgets of it through the event loop."""
    program.appearance.set_language(language, remember=False)
    QApplication.processEvents()


def menu_texts(program: Program) -> list[str]:
    menus = [action.menu() for action in program.shell.window.menuBar().actions()]
    return [text for menu in menus if isinstance(menu, QMenu) for text in texts_of(menu)]


def test_every_menu_is_said_in_both_languages_live(program: Program) -> None:
    english = menu_texts(program)
    speak(program, "zh_CN")
    chinese = menu_texts(program)
    speak(program, "en")

    assert menu_texts(program) == english
    assert len(chinese) == len(english)
    assert not [text for text in chinese if not re.search("[\u4e00-\u9fff]", text)]


def test_every_button_is_said_in_both_languages(program: Program) -> None:
    def words() -> list[str]:
        buttons = program.shell.window.findChildren(QAbstractButton)
        return [button.text() for button in buttons if re.search("[A-Za-z]", button.text())]

    assert words()
    speak(program, "zh_CN")
    left = words()
    speak(program, "en")
    assert left == []


def test_full_screen_goes_and_comes(program: Program) -> None:
    window = program.shell.window
    window.activateWindow()
    program.qtbot.waitUntil(window.isActiveWindow)
    program.qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert not window.menuBar().isVisible()
    program.qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert window.menuBar().isVisible()
    program.shell.full_screen(True)
    assert program.shell.window.isFullScreen()
    program.shell.full_screen(False)
    assert not program.shell.window.isFullScreen()


@pytest.mark.parametrize("game", ["sudoku", "gomoku"])
def test_the_buttons_at_a_mouses_side_undo_and_redo_wherever_it_is(
    program: Program, game: str
) -> None:
    controller = program.shell.games.switch_game(game)
    asked: list[str] = []
    for name in ("undo", "redo"):
        action = program.shell._actions[name]
        action.setEnabled(True)
        action.triggered.connect(lambda _=False, name=name: asked.append(name))
    for place in (controller.page.board.surface, controller.page.cards[0], controller.page):
        program.qtbot.mouseClick(place, Qt.MouseButton.BackButton)
        program.qtbot.mouseClick(place, Qt.MouseButton.ForwardButton)
    assert asked == ["undo", "redo"] * 3


def test_the_title_names_the_file_the_game_and_what_is_played(
    program: Program, tmp_path: Path
) -> None:
    def title() -> str:
        program.status_text()  # the turn ends
        return program.shell.window.windowTitle()

    assert title() == "Sudoku – Easy"
    assert program.shell.documents.save_to(tmp_path / "mine.sudoku")
    assert title() == "mine.sudoku – Sudoku – Easy"
    speak(program, "zh_CN")
    assert title() == "mine.sudoku – 数独 – 简单"
    speak(program, "en")
    program.controller.type_in()
    assert title() == "Sudoku – Your own puzzle"
    program.shell.games.go_to("gomoku")
    assert title() == "Gomoku – 16 × 16"
