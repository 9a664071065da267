# SPDX-License-Identifier: MIT
"""The installed program's own check that everything shipped with it works here."""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase, QIcon, QTextLayout
from PySide6.QtWidgets import QWidget

from sudoku_qt.automation.cards import unseen_cards
from sudoku_qt.automation.dialogs import each_dialog
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.files.picture_reader import PictureReader
from sudoku_qt.controllers.files.unplayed import picture_in
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import parse, solve
from sudoku_qt.engine.sudoku.learn.lessons.course import LESSONS
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import never
from sudoku_qt.paths import program_folder, resource
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.board.picture import WRITERS, PictureLook, on_paper
from sudoku_qt.views.fonts import FAMILY, face
from sudoku_qt.views.sudoku.hint.parts import STAGES
from sudoku_qt.views.sudoku.learn.page import TABS
from sudoku_qt.views.theme import Theme

LOOKED_AT = "rows_columns_boxes", "x_wing", "xy_chain", "killer"
"""A lesson about the board, one that tints houses, one that draws links, one on a variant."""
PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
FEWEST_COLOURS = 8
NAMED = 8
THEMES = ("light", "dark")
ICON = "icons/sudoku-qt-256.png"
PICTURE_PACKAGES = ("PIL", "pypdfium2")
READ = (".png", ".pdf")
LICENCES = ("GPL-3.0", "LGPL-3.0", "Qt")
BUTTON = ("QPlatformTheme", "Cancel")
"""A text of Qt's own, which Qt's translation has to contain."""


class SelfTestFailed(Exception):
    """Something shipped with the program does not work here."""


def self_test(driver: WindowDriver) -> Iterator[str]:
    """Yield a line for each thing that works. Raises `SelfTestFailed` where one does not."""
    painted: list[float] = []
    driver.shell.window.painted.connect(lambda: painted.append(time.process_time()))
    driver.open()
    yield f"start: first paint after {painted[0] * 1000:.0f} ms of computing"
    controller = driver.shell.controller
    if not isinstance(controller, SudokuController):
        raise SelfTestFailed("the program does not begin with Sudoku")
    for name, check in CHECKS:
        yield f"{name}: {check(driver, controller)}"
    driver.close()


def _kernel(_driver: WindowDriver, _controller: SudokuController) -> str:
    result = solve(PUZZLE)
    if result.solution is None or _wrong(result.solution):
        raise SelfTestFailed("the kernel does not solve a puzzle")
    return f"{kernel.BUILD}, {'compiled' if kernel.COMPILED else 'not compiled'}"


def _wrong(solution: bytes) -> bool:
    kept = all(given in {".", str(digit)} for given, digit in zip(PUZZLE, solution, strict=True))
    return not kept or not Grid.of_givens(solution).solved


def _window(driver: WindowDriver, controller: SudokuController) -> str:
    if controller.session.setup.is_draft:
        raise SelfTestFailed("no puzzle was made at the start")
    window = driver.shell.window
    if not is_painted(window):
        raise SelfTestFailed("the window was not painted")
    return f"painted, {window.width()} x {window.height()}"


def is_painted(widget: QWidget) -> bool:
    """Whether a widget has painted anything."""
    image = widget.grab().toImage()
    colours = {
        image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)
    }
    return len(colours) >= FEWEST_COLOURS


def _resources(driver: WindowDriver, _controller: SudokuController) -> str:
    names = [f"themes/{theme}.json" for theme in THEMES]
    names += [
        f"techniques/{language}/{rung.name}.md"
        for language in driver.appearance.languages()
        for rung in LADDER
    ]
    names += [
        f"lessons/{language}/{lesson.name}.md"
        for language in driver.appearance.languages()
        for lesson in LESSONS
        if lesson.page == "lessons"
    ]
    names += [f"lessons/boards/{lesson.name}.json" for lesson in LESSONS if lesson.has_boards]
    names += [f"licences/{licence}.txt" for licence in LICENCES]
    missing = [name for name in [*names, ICON] if not resource(name).is_file()]
    if missing:
        raise SelfTestFailed(f"these were not shipped: {', '.join(missing)}")
    for theme in THEMES:
        Theme.read(resource(f"themes/{theme}.json"))
    if FAMILY not in QFontDatabase.families() or QIcon(str(resource(ICON))).isNull():
        raise SelfTestFailed("the digits' typeface or the icon cannot be read")
    return f"{len(names) + 1} found"


def _chinese(driver: WindowDriver, _controller: SudokuController) -> str:
    driver.appearance.set_language("zh_CN", remember=False)
    driver.settle()
    title = driver.shell.controller.menu_title().replace("&", "")
    if title.isascii():
        raise SelfTestFailed("the Chinese translation was not found")
    if QCoreApplication.translate(*BUTTON).isascii():
        raise SelfTestFailed("Qt's own Chinese translation was not found")
    return f"{title}{_about_fonts(without_glyph(chinese_characters()))}"


def _about_fonts(lacking: str) -> str:
    """A note about Chinese characters that are missing from the installed fonts."""
    if not lacking:
        return ""
    return f"; note: no font here has {len(lacking)} Chinese characters, {lacking[:NAMED]} first"


def chinese_characters() -> str:
    """Every character of the Chinese pages, once."""
    folders = resource("techniques/zh_CN"), resource("lessons/zh_CN")
    pages = (page for folder in folders for page in folder.glob("*.md"))
    letters = set("".join(page.read_text(encoding="utf-8") for page in pages))
    return "".join(sorted(letter for letter in letters if not letter.isspace()))


def without_glyph(text: str) -> str:
    """The characters for which no font here has a glyph; Qt searches all fonts."""
    return "".join(letter for letter in text if not _has_glyph(letter))


def _has_glyph(letter: str) -> bool:
    layout = QTextLayout(letter, face(16))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns()
    return bool(runs) and all(index for run in runs for index in run.glyphIndexes())


def _save(driver: WindowDriver, controller: SudokuController) -> str:
    state = controller.session.state
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "self-test.sudoku"
        if not driver.shell.documents.save_to(path):
            raise SelfTestFailed("a game could not be saved")
        controller.type_in()
        if not driver.shell.documents.open(path) or controller.session.state != state:
            raise SelfTestFailed("a saved game could not be opened")
    return "a game came back"


def _hint(driver: WindowDriver, controller: SudokuController) -> str:
    """Ask for a hint, and show all its stages."""
    stages = []
    for number in range(STAGES):
        driver.actions()["hint"].trigger()  # a key press would need a window manager
        driver.settle()
        card = controller.cards.hint
        stage = f"{card.accessibleName()}. {card.accessibleDescription()}"
        if not card.isVisible() or not is_painted(card) or stage in stages:
            raise SelfTestFailed(f"stage {number + 1} of a hint did not come")
        if not controller.model.drawing.cells:
            raise SelfTestFailed(f"stage {number + 1} of a hint draws nothing on the board")
        stages.append(stage)
    controller.hints.close()
    return f"all {len(stages)} stages"


def _pictures(_driver: WindowDriver, _controller: SudokuController) -> str:
    """Read a puzzle from a picture and from a PDF of it, drawn here."""
    lacking = [name for name in PICTURE_PACKAGES if find_spec(name) is None]
    if lacking and not hasattr(sys, "frozen"):  # a package must have them, an installation need not
        return f"note: not all can be read without {' and '.join(lacking)}"
    look = PictureLook(on_paper(Theme.read(resource("themes/light.json"))))
    drawn = picture_in(PUZZLE.encode(), GAMES, Settings(Path(os.devnull)), look)
    for ending in READ:
        try:
            read = PictureReader().read(WRITERS[ending](drawn), never).boards[0].digits
        except Fault as fault:
            raise SelfTestFailed(f"a {ending} was not read: {fault}") from None
        if read != parse(PUZZLE):
            raise SelfTestFailed(f"a {ending} was read wrongly")
    return f"read from {' and '.join(READ)}"


def _composing(driver: WindowDriver, controller: SudokuController) -> str:
    """Compose a puzzle, given by given, until it has one solution."""
    driver.actions()["compose"].trigger()
    driver.settle()
    driver.type_digits(bytes(int(sign) if sign.isdigit() else 0 for sign in PUZZLE))
    driver.settle()
    known = controller.composing.surveyor.survey
    if known is None or not known.is_unique or not is_painted(controller.cards.compose):
        raise SelfTestFailed("what was composed was not answered")
    words = controller.cards.compose.accessibleName()
    driver.actions()["leave_composing"].trigger()
    driver.settle()
    return words


def _dialogs(driver: WindowDriver, _controller: SudokuController) -> str:
    found = dict(each_dialog(driver, is_painted))
    bad = [name for name, painted in found.items() if painted != [True]]
    if bad:
        raise SelfTestFailed(f"these dialogs did not come: {', '.join(bad)}")
    return f"{len(found)} came and went"


def _cards(driver: WindowDriver, _controller: SudokuController) -> str:
    unseen = unseen_cards(driver)
    if unseen:
        raise SelfTestFailed(f"these cards did not come: {', '.join(unseen)}")
    return "each was seen"


def _lessons(driver: WindowDriver, controller: SudokuController) -> str:
    driver.shell.games.go_to(controller.session.game.name)
    seen = 0
    for part in each_part(driver, controller):
        page = controller.learning.page
        if not (page.isVisible() and is_painted(page)):
            raise SelfTestFailed(f"this part of a lesson did not come: {part}")
        seen += 1
    if controller.learning.is_open:
        raise SelfTestFailed("there was no way back from the lessons")
    return f"{seen} parts were seen"


def _guide(driver: WindowDriver, _controller: SudokuController) -> str:
    seen = 0
    for key in each_page(driver):
        view = driver.shell.guide.view
        if not (view.isVisible() and is_painted(view) and view.text.toPlainText()):
            raise SelfTestFailed(f"this page of the guide did not come: {key}")
        seen += 1
    return f"{seen} pages were read"


def _size(_driver: WindowDriver, _controller: SudokuController) -> str:
    files = (path for path in program_folder().rglob("*") if not path.is_symlink())
    return f"{sum(path.stat().st_size for path in files) / 1e6:.0f} MB"


CHECKS: tuple[tuple[str, Callable[[WindowDriver, SudokuController], str]], ...] = (
    ("kernel", _kernel),
    ("window", _window),
    ("resources", _resources),
    ("Chinese", _chinese),
    ("save and open", _save),
    ("pictures", _pictures),
    ("hint", _hint),
    ("composing", _composing),
    ("dialogs", _dialogs),
    ("cards", _cards),
    ("lessons", _lessons),
    ("guide", _guide),
    ("size", _size),
)


def each_page(driver: WindowDriver) -> Iterator[str]:
    """Open the guide and yield the key of each page while it is shown; close it at the end."""
    driver.actions()["show_guide"].trigger()
    guide = driver.shell.guide
    for key in guide.own_pages():
        guide.show_page(key)
        driver.settle()
        yield key
    guide.close()
    driver.settle()


def each_part(driver: WindowDriver, controller: SudokuController) -> Iterator[str]:
    """Open a few lessons as a player would, and yield the name of each part while it is shown.

    At the end the game is shown again.
    """
    controller.actions["learn"].trigger()
    learning = controller.learning
    for topic in LOOKED_AT:
        learning.show_topic(topic)
        offered = zip(TABS, learning.page.head.parts.stops(), strict=True)
        for part in [part for part, stop in offered if stop.isVisible()]:
            learning.show_part(part)
            driver.settle()
            yield f"{topic}: {part}"
    learning.close()
    driver.settle()
