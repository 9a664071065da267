# SPDX-License-Identifier: MIT
"""Language, theme and size change live, and are remembered."""

import shutil
import subprocess
from itertools import product
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu

from sudoku_qt.controllers.appearance.appearance import ZOOMS
from sudoku_qt.paths import resource
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.sizes import pad_height
from sudoku_qt.views.window.main_window import MainWindow
from tests.controllers.conftest import Begin, Program
from tests.sweeps import every


def chosen(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.isChecked()]


@pytest.mark.slow
def test_the_theme_changes_live_and_is_remembered(begin: Begin) -> None:
    program = begin().start()
    program.appearance.set_theme("dark")
    assert program.shell.window.theme.name == "dark"
    assert program.controller.page.theme.dark
    assert begin().start().shell.window.theme.name == "dark"


@pytest.mark.slow
def test_the_language_is_remembered_but_a_passing_one_is_not(begin: Begin) -> None:
    program = begin().start()
    program.appearance.set_language("zh_CN", remember=False)
    assert program.settings.text("language") == ""
    program.appearance.set_language("zh_CN")
    assert program.settings.text("language") == "zh_CN"


def test_qts_own_dialogs_follow_the_language_while_they_run(program: Program) -> None:
    said = []
    for language in ("en", "zh_CN", "en"):
        program.appearance.set_language(language, remember=False)
        dialog = QFileDialog(program.shell.window)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        labels = dialog.findChildren(QLabel)
        said.append({label.text() for label in labels})
    assert {"&Look in:", "Files of &type:"} < said[0] == said[2]
    assert {"查找范围(&L)：", "文件类型(&T)："} < said[1]


def test_an_unknown_language_is_english(program: Program) -> None:
    program.appearance.set_language("tlh", remember=False)
    assert program.appearance.language == "en"


def test_a_whole_language_is_taken_without_a_notice(program: Program) -> None:
    for language in ("zh_CN", "en"):
        program.appearance.set_language(language, remember=False)
        assert program.appearance.language == language
        assert program.notice() == ""


def test_menus_offer_the_choices_with_the_current_one_ticked(program: Program) -> None:
    menu = QMenu()
    program.shell.choices.fill_themes(menu)
    assert chosen(menu) == ["As the &system"]
    assert len(menu.actions()) == 1 + len([*resource("themes").iterdir()])
    menu.actions()[2].trigger()
    assert program.shell.window.theme.dark


@pytest.fixture
def i18n(tmp_path: Path) -> Path:
    """Copy the folder of the languages, so that files can be dropped into it."""
    shutil.copytree(resource("i18n"), tmp_path / "resources" / "i18n")
    shutil.copytree(resource("themes"), tmp_path / "resources" / "themes")
    return tmp_path / "resources" / "i18n"


def languages(program: Program) -> list[str]:
    """What is offered."""
    program.shell.preferences.read_files()
    _as_the_system, *others = program.shell.preferences.options["language"].values
    return [words for _, words in others]


SOURCE = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1"><context>
<name>{context}</name><message><source>{source}</source><translation>{said}</translation></message>
</context></TS>"""


def drop_language(i18n: Path, language: str, **words: str) -> None:
    """Compile the file of a language that knows one text, and drop it into the folder."""
    source = i18n / "words.ts"
    source.write_text(SOURCE.format(**words), encoding="utf-8")
    made = i18n / f"sudoku_qt_{language}.qm"
    lrelease = Path(PySide6.__file__).parent / "lrelease"
    subprocess.run([lrelease, source, "-qm", made, "-silent"], check=True)


def test_a_language_dropped_into_the_folder_is_offered_by_its_own_name(
    begin: Begin, i18n: Path
) -> None:
    own = {"context": "Appearance", "source": "This language's own name", "said": "tlhIngan Hol"}
    drop_language(i18n, "tlh", **own)
    drop_language(i18n, "de", context="Actions", source="&amp;Edit", said="&amp;Bearbeiten")
    program = begin(find=lambda name: i18n.parent / name).start()
    assert languages(program) == ["English", "Deutsch", "tlhIngan Hol", "简体中文"]
    program.appearance.set_language("de", remember=False)
    titles = [action.text() for action in program.shell.window.menuBar().actions()]
    assert titles[:2] == ["&File", "&Bearbeiten"], "what is not translated stays English"


def test_a_damaged_language_is_left_out_with_a_sentence(begin: Begin, i18n: Path) -> None:
    (i18n / "sudoku_qt_de.qm").write_bytes(b"no translation")
    program = begin(find=lambda name: i18n.parent / name).start()
    assert languages(program) == ["English", "简体中文"]
    sentence = "The translation sudoku_qt_de.qm is damaged and is left out."
    assert program.notice() == sentence
    program.shell.bars.hide_notice()
    program.appearance.set_language("de")
    assert program.appearance.language == "en"
    assert program.notice() == sentence
    again = begin(find=lambda name: i18n.parent / name).start()
    assert again.appearance.language == "en"


def zoom(program: Program) -> float:
    return program.shell.window.theme.zoom


@pytest.fixture
def wide(program: Program, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program on a screen on which everything fits."""
    monkeypatch.setattr(MainWindow, "room", lambda _: QSize(3000, 2000))
    program.shell.window.resize(980, 740)
    return program


def test_window_and_board_grow_and_shrink_with_the_zoom(wide: Program) -> None:
    window, board = wide.shell.window, wide.controller.page.board
    cell = board.board.cell
    shown = [card.isVisible() for card in wide.controller.page.cards]
    for _ in range(4):
        wide.press(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert zoom(wide) == pytest.approx(1.75)
    assert window.size() == QSize(1715, 1295)
    assert board.board.cell >= 1.7 * cell
    assert [card.isVisible() for card in wide.controller.page.cards] == shown
    for _ in range(6):
        wide.press(Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert window.size() == QSize(735, 555)
    assert board.board.cell < cell
    wide.press(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert window.size() == QSize(980, 740)
    assert board.board.cell == cell


@pytest.mark.slow
@pytest.mark.parametrize("zoom", every(3, [75, 100, 150, 200]))
def test_board_and_window_are_the_same_after_a_restart_at_any_zoom(begin: Begin, zoom: int) -> None:
    usual = QApplication.font()
    first = begin().start()
    first.appearance.set_zoom(85)
    first.shell.window.resize(371, 433)  # at 100 % that would be 436.5 pixels wide
    first.appearance.set_zoom(115)
    first.shell.leaving.keep()
    QApplication.setFont(usual)  # as in another process
    again = begin().start()
    for each in (first, again):
        each.appearance.set_zoom(zoom)
        at_once = geometry(each)
        QApplication.processEvents()
        assert geometry(each) == at_once, "nothing is painted in between"
    assert geometry(again) == geometry(first)
    QApplication.setFont(usual)
    assert geometry(begin().start()) == geometry(again)
    first.appearance.set_zoom(100)


def geometry(program: Program) -> tuple[QSize, QRect, BoardGeometry]:
    """The size of the window, the place of the board in it, and where the board's cells lie."""
    board = program.controller.page.board
    return program.shell.window.size(), board.geometry(), board.board


@pytest.mark.parametrize(
    "looks", every(3, product([(760, 740), (740, 620), (600, 740)], ["en", "zh_CN"]))
)
def test_where_the_screen_ends_the_zoom_ends_before_the_board_pays(
    program: Program, looks: tuple[tuple[int, int], str]
) -> None:
    size, language = looks
    program.appearance.set_language(language, remember=False)
    program.controller.cards.welcome.play.click()  # for which the pad does without some height
    window, page = program.shell.window, program.controller.page
    window.resize(*size)
    cell = page.board.board.cell
    for _ in ZOOMS:
        program.shell.choices.zoom_in()
        QApplication.processEvents()  # what is laid out again is so in the next moment
        assert page.board.board.cell >= 0.85 * cell
        assert program.controller.cards.pad.isVisible()
        assert (
            program.controller.cards.pad.height()
            >= pad_height(window.theme, program.controller.cards.pad.width()) - 1
        )
        assert window.size().boundedTo(window.room()) == window.size()
    assert 1 < zoom(program) < 2
    assert (
        program.notice()
        == {
            "en": "There is no room here for larger text: the board would have to shrink.",
            "zh_CN": "这里放不下更大的文字了：再放大，盘面就得缩小。",
        }[language]
    )
    program.shell.choices.zoom_reset()
    QApplication.processEvents()
    assert window.size() == QSize(*size), "also what the screen cut off comes back"
    assert page.board.board.cell == cell


def test_a_window_that_grows_stays_on_its_screen(program: Program) -> None:
    window = program.shell.window
    window.resize(400, 440)
    window.move(350, 300)
    program.shell.choices.zoom_in()
    program.shell.choices.zoom_in()
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_a_window_that_fills_the_screen_keeps_its_size_and_catches_up(wide: Program) -> None:
    window = wide.shell.window
    wide.shell.full_screen(True)
    full = window.size()
    wide.shell.choices.zoom_out()
    assert (window.size(), zoom(wide)) == (full, 0.85)
    wide.shell.full_screen(False)
    wide.qtbot.waitUntil(lambda: window.size() == QSize(833, 629))
    wide.shell.choices.zoom_reset()
    assert window.size() == QSize(980, 740)


def test_size_and_zoom_come_back_together(begin: Begin) -> None:
    font = QApplication.font()
    before = begin().start()
    before.shell.window.resize(600, 590)  # with its title bar it fits on the screen, zoomed
    before.shell.choices.zoom_in()
    before.shell.choices.zoom_in()
    zoomed = before.shell.window.size()
    cell = before.controller.page.board.board.cell
    before.shell.window.close()
    QApplication.setFont(font)  # as the next process finds it
    after = begin().start()
    assert after.shell.window.size() == zoomed
    assert abs(after.controller.page.board.board.cell - cell) <= 1, "bars differ by a pixel"
    after.shell.choices.zoom_reset()
    assert after.shell.window.size() == QSize(600, 590)


def test_a_zoom_chosen_on_the_full_screen_fits_the_window_that_comes_back(begin: Begin) -> None:
    before = begin().start()
    before.shell.window.resize(600, 600)
    before.shell.full_screen(True)
    before.shell.choices.zoom_out()
    before.shell.window.close()
    after = begin().start()
    after.shell.full_screen(False)
    after.qtbot.waitUntil(lambda: after.shell.window.size() == QSize(510, 510))
    after.shell.choices.zoom_reset()


@pytest.mark.slow
def test_zooming_goes_step_by_step_and_stops_at_the_ends(wide: Program) -> None:
    program = wide
    program.shell.choices.zoom_in()
    assert program.shell.window.theme.zoom == pytest.approx(1.15)
    for _ in ZOOMS:
        program.shell.choices.turn_zoom(1)
    assert program.shell.window.theme.zoom == pytest.approx(3.0)
    for _ in ZOOMS:
        program.shell.choices.turn_zoom(-1)
    assert program.shell.window.theme.zoom == pytest.approx(0.75)
    program.shell.choices.turn_zoom(0)
    program.shell.choices.zoom_reset()
    assert program.shell.window.theme.zoom == 1


def test_an_accent_is_offered_taken_and_remembered(begin: Begin) -> None:
    program = begin().start()
    own = program.appearance.theme().cursor
    assert ("green", "Green") in program.shell.choices.accent_names()
    program.shell.preferences.set("accent", "green")
    assert program.shell.window.theme.cursor != own
    again = begin().start()
    assert again.appearance.theme().cursor == program.shell.window.theme.cursor
    again.appearance.set_accent("unheard of")
    assert again.appearance.theme().cursor == own


def test_nothing_moves_where_that_is_not_wanted(begin: Begin) -> None:
    program = begin().start()
    assert program.shell.window.theme.ms(120) == 120
    program.shell.preferences.set("still", value=True)
    assert program.shell.window.theme.ms(120) == 0
    assert begin().start().appearance.theme().ms(120) == 0


def test_a_language_that_is_spoken_no_longer_is_forgotten(program: Program) -> None:
    def loaded() -> int:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        app = QCoreApplication.instance()
        assert app
        return len(app.findChildren(QTranslator))

    before = loaded()
    for language in ("zh_CN", "en", "zh_CN", "en"):
        program.appearance.set_language(language, remember=False)
        program.shell.choices.language_names()
    assert loaded() == before
