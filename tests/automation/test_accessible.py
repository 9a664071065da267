# SPDX-License-Identifier: MIT
"""What assistive technology finds in every window, dialog and card: names, in either language."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QComboBox, QWidget

from sudoku_qt.automation.cards import each_moment
from sudoku_qt.automation.dialogs import each_dialog
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.views.preferences.dialog import PreferencesDialog
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from tests.controllers.conftest import Begin, Program
from tests.sweeps import amount

Role, Text = QAccessible.Role, QAccessible.Text
OF_BOTH_LANGUAGES = re.compile(r"[\dA-Z.:×× %+]*|English|HoDoKu|r4c5|sudoku-qt|XV: .*", re.ASCII)
"""What is called the same in Chinese: numbers, a rating, a language by its own name, XV."""
OPERATED = frozenset({
    Role.Button, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.SpinBox, Role.Slider,
    Role.EditableText, Role.List, Role.Tree, Role.Table, Role.ListItem, Role.TreeItem,
    Role.MenuItem, Role.PageTab, Role.Cell, Role.ButtonMenu,
})  # fmt: skip
"""What a player acts on, or reads with the cursor."""


def parts(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield a part of a window that is shown, and all that is in it."""
    if found.isValid() and not found.state().invisible:
        yield found
        for place in range(found.childCount()):
            yield from parts(found.child(place))


def name_of(part: QAccessibleInterface) -> str:
    """What a part is called; on Linux Qt itself calls a combo box by its value."""
    what = part.object()
    return what.accessibleName() if isinstance(what, QComboBox) else part.text(Text.Name)


def said_of(part: QAccessibleInterface) -> str:
    """Point a part out to whoever reads that a test has failed."""
    kinds = []
    what: QObject | None = part.object()
    while what is not None:
        kinds.append(type(what).__name__)
        what = what.parent()
    return f"{' in '.join(kinds[:3])}: {part.role().name} {name_of(part)!r}"


def nameless(widget: QWidget) -> set[str]:
    """The parts that can be reached or acted on and have no name, or none in their group."""
    bad = set()
    for part in parts(QAccessible.queryAccessibleInterface(widget)):
        if not (part.state().focusable or part.role() in OPERATED):
            continue
        if not name_of(part).strip():
            bad.add(said_of(part))
        elif part.role() is Role.RadioButton and not part.parent().text(Text.Name):
            bad.add(f"{said_of(part)} answers a question without a name")
        elif part.role() is Role.Client and not isinstance(part.object(), QAbstractScrollArea):
            bad.add(f"{said_of(part)} does not say what kind of thing it is")
    return bad


def english(widget: QWidget) -> set[str]:
    """The names of parts, and of the questions that they answer, that are not Chinese."""
    found = parts(QAccessible.queryAccessibleInterface(widget))
    operated = [part for part in found if part.role() in OPERATED]
    questions = [part.parent() for part in operated if part.role() is Role.RadioButton]
    return {
        said_of(part)
        for part in (*operated, *questions)
        if (name := name_of(part)).isascii() and not OF_BOTH_LANGUAGES.fullmatch(name)
    }


def unfolded(dialog: QWidget) -> Iterator[QWidget]:
    """Yield a dialog in each of the forms that it can be brought into."""
    yield dialog
    pages: list[QAbstractButton] = []
    if isinstance(dialog, PreferencesDialog):
        pages = [page for page in dialog.findChildren(QAbstractButton) if page.isCheckable()]
        pages = [page for page in pages if type(page).__name__ == "PageButton"]
    elif isinstance(dialog, NewSudokuDialog):
        pages = [dialog.more_button]
    for page in pages:
        page.click()
        yield dialog


@pytest.fixture
def program(begin: Begin) -> Program:
    """The program after a first start; nobody looks at its pixels."""
    return begin().start()


@pytest.fixture
def driver(program: Program) -> WindowDriver:
    """What drives a program every part of which has been made in English."""
    driver = WindowDriver(program.shell, program.appearance)
    for _ in each_moment(driver):
        pass
    return driver


@pytest.mark.slow
@amount("languages", 1, 2)
def test_everything_that_is_operated_has_a_name_when_the_language_has_changed(
    driver: WindowDriver, languages: int
) -> None:
    for language in ("zh_CN", "en")[:languages]:
        driver.shell.games.go_to("sudoku")
        driver.appearance.set_language(language, remember=False)
        bad = wrong_anywhere(driver)
        assert not bad, "\n".join(sorted(bad))


def wrong_anywhere(driver: WindowDriver) -> set[str]:
    """What is nameless in the window at any moment and in any dialog, or English in Chinese."""
    bad: set[str] = set()

    def listen(widget: QWidget) -> None:
        for form in unfolded(widget):
            bad.update(nameless(form))
            if driver.appearance.language == "zh_CN":
                bad.update(english(form))

    for _ in each_moment(driver):
        listen(driver.shell.window)
    for _ in each_dialog(driver, listen):
        pass
    return bad
