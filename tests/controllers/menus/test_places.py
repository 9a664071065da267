# SPDX-License-Identifier: MIT
"""The menus as they are seen: short, calm, nothing lost, and what is grey says why."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_qt.controllers.actions import MENUS, SHELL_ROWS, ActionRow, Key, Rows, Submenu
from sudoku_qt.controllers.game_controller import controller_of
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.gomoku.menu import GOMOKU_ROWS
from sudoku_qt.controllers.menus.actions import Actions
from sudoku_qt.controllers.sudoku.menu import COMPOSE, SUDOKU_ROWS, TYPE, VARIANT
from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.themed import wear
from tests.controllers.conftest import Program, click
from tests.controllers.gomoku.table import FIVE, Table
from tests.controllers.sudoku.by_hand import EASY, paste
from tests.engine.sudoku.variants.boards import fpuzzle
from tests.puzzle_lines import puzzles

MOST_ROWS, HIGHEST = 14, 440
TABLES: Mapping[str, Rows] = {"shell": SHELL_ROWS, "sudoku": SUDOKU_ROWS, "gomoku": GOMOKU_ROWS}
KEYS = Path(__file__).parents[2] / "data/menus/keys.txt"
ONLY_PREFERRED = {
    "ask_to_save", "reduce_motion",
    "show_numbers", "show_coordinates", "show_evaluation", "sound_stones",
}  # fmt: skip
"""Actions of before that are options alone now; none of them had a key."""


@pytest.fixture
def program(program: Program) -> Iterator[Program]:
    """The program in its real dress, which says how high a row is."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = app.style().name()
    wear(program.appearance.theme(), ProgramStyle)
    yield program
    app.setStyle(before)


def bar(program: Program) -> list[QMenu]:
    """The menus of the bar, the first first."""
    found = [action.menu() for action in program.shell.window.menuBar().actions()]
    return [menu for menu in found if isinstance(menu, QMenu)]


def rows(menu: QMenu) -> list[QAction]:
    """What is to be seen in a menu, without its lines."""
    return [row for row in menu.actions() if row.isVisible() and not row.isSeparator()]


def within(menu: QMenu) -> Iterator[QAction]:
    """What is to be seen in a menu and in those inside it, which are filled as if they opened."""
    menu.aboutToShow.emit()
    for row in rows(menu):
        yield row
        inner = row.menu()
        if isinstance(inner, QMenu):
            yield from within(inner)


def every(program: Program) -> list[QAction]:
    """All that is to be seen in the menus now."""
    return [row for menu in bar(program) for row in within(menu)]


def named(program: Program) -> set[str]:
    """The names of the actions that have a place in the menus now, seen or not."""
    found: set[str] = set()
    waiting = [*bar(program)]
    while waiting:
        for action in waiting.pop().actions():
            inner = action.menu()
            if isinstance(inner, QMenu):
                waiting.append(inner)
            found.add(action.objectName())
    return found - {""}


# The states in which the menus are looked at


def suppose(program: Program) -> None:
    """Begin a hypothesis."""
    program.press(Qt.Key.Key_B)


def solve(program: Program) -> None:
    """A puzzle that is solved."""
    paste(program, EASY)
    program.controller.inspecting.solve()
    program.settle()
    assert program.controller.session.is_finished


def pause(program: Program) -> None:
    """A pause."""
    program.press(Qt.Key.Key_P)


def read(program: Program) -> None:
    """The guide, in place of the board."""
    program.shell.guide.show_guide()


def play_variant(program: Program) -> None:
    """A puzzle with rules of its own."""
    paste(program, fpuzzle('"antiknight":true'))
    click(program, "Play it all the same")
    assert program.controller.mode == VARIANT


def type_in(program: Program) -> None:
    """A puzzle that is typed in."""
    program.controller.type_in()
    assert program.controller.mode == TYPE


def compose(program: Program) -> None:
    """A puzzle that is composed."""
    program.controller.composing.compose()
    program.settle()
    assert program.controller.mode == COMPOSE


def walk_a_list(program: Program) -> None:
    """The last puzzle of a list."""
    path = program.paths.record.parent / "many.sdm"
    path.write_text("\n".join(puzzles(3)), encoding="utf-8")
    program.shell.documents.open(path)
    program.settle()
    program.controller.lists.play(2)
    program.settle()


def draw_from_the_bank(program: Program) -> None:
    """A puzzle of the bank."""
    program.controller.new_puzzle.bank_next()
    program.settle()
    assert program.controller.session.setup.origin == "bank"


def meet(program: Program) -> None:
    """A game of Gomoku."""
    table = Table(program)
    table.begin()
    table.click("h8")


def end(program: Program) -> None:
    """A game of Gomoku that is over."""
    meet(program)
    Table(program).begin()
    Table(program).click(FIVE)


def set_up(program: Program) -> None:
    """A position of Gomoku that is set up."""
    meet(program)
    Table(program).controller.draft.set_up()


def analyse(program: Program) -> None:
    """A game of Gomoku with its analysis."""
    meet(program)
    Table(program).controller.analysis.analyse(True)


def nothing(program: Program) -> None:
    """A first start."""


STATES: Sequence[Callable[[Program], None]] = (
    nothing, suppose, solve, pause, read, type_in, compose, walk_a_list, draw_from_the_bank,
    meet, end, set_up, analyse,
)  # fmt: skip
each_state = pytest.mark.parametrize("state", STATES, ids=[state.__name__ for state in STATES])


@each_state
def test_each_menu_is_short_and_holds_nothing_twice(
    program: Program, state: Callable[[Program], None]
) -> None:
    state(program)
    for menu in bar(program):
        shown = [*within(menu)]
        assert rows(menu), f"{menu.title()} is empty"
        assert len(rows(menu)) <= MOST_ROWS, menu.title()
        menu.ensurePolished()
        assert menu.sizeHint().height() <= HIGHEST, menu.title()
        assert len(shown) == len(set(map(id, shown)))
    texts = Counter(row.text() for row in every(program))
    assert [text for text, times in texts.items() if times > 1] in ([], ["None yet"])


@each_state
def test_whatever_is_grey_says_why(program: Program, state: Callable[[Program], None]) -> None:
    state(program)
    silent = [row.text() for row in every(program) if not row.isEnabled() and not row.statusTip()]
    assert silent == []
    stale = [row.text() for row in every(program) if row.isEnabled() and row.statusTip()]
    assert stale == []


def test_each_action_has_a_place_in_the_menus(program: Program) -> None:
    def made(actions: Actions) -> set[str]:
        return {*actions}

    shell = made(program.shell._actions)
    sudoku = made(program.controller.actions)
    found = named(program)
    for make in (play_variant, type_in, compose):
        make(program)
        found |= named(program)
    assert shell | sudoku <= found
    meet(program)
    gomoku = made(program.shell.controller.actions)
    assert shell | gomoku <= named(program)


def test_no_action_of_before_is_lost_and_no_key_has_changed() -> None:
    now = {
        (table, row.name): row
        for table in TABLES
        for row in TABLES[table]
        if isinstance(row, ActionRow)
    }
    lines = KEYS.read_text(encoding="utf-8").splitlines()
    before = [line for line in lines if not line.startswith("#")]
    assert len(before) == 100
    for line in before:
        usual, _, mac = (part.strip() for part in line.partition("|"))
        table, name, *keys = usual.split()
        if name in ONLY_PREFERRED:
            assert not keys
            assert (table, name) not in now
            continue
        row = now[table, name]
        assert written(row.keys) == keys, name
        assert written(row.mac or ()) == mac.split(), name


def written(keys: Sequence[Key | str]) -> list[str]:
    """Keys as the list of them has them."""
    return [key if isinstance(key, str) else f"<{key.name}>" for key in keys]


def test_what_went_to_the_preferences_can_be_had_there() -> None:
    options = {
        option.name.rpartition("/")[2] for entry in GAMES for option in controller_of(entry).options
    }
    assert ONLY_PREFERRED - {"ask_to_save", "reduce_motion"} <= options


@pytest.mark.parametrize("rows_of", TABLES.values(), ids=list(TABLES))
def test_each_row_stands_in_a_menu_that_there_is(rows_of: Rows) -> None:
    subs = {row.name for row in rows_of if isinstance(row, Submenu)}
    for row in rows_of:
        assert row.menu in dict(MENUS)
        if isinstance(row, ActionRow | Submenu) and row.submenu:
            assert row.submenu in subs


def test_a_grey_row_under_the_mouse_says_why_in_the_strip_at_the_foot(program: Program) -> None:
    before = program.status_text()
    _file, edit, *_rest = bar(program)
    undo, above = program.shell._actions["undo"], program.shell.window.menuBar()
    place = above.actionGeometry(edit.menuAction()).center()
    program.qtbot.mouseClick(above, Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()
    assert edit.isVisible()
    program.qtbot.mouseMove(edit, edit.actionGeometry(undo).center())
    QApplication.processEvents()
    assert program.status_text().startswith("There is nothing to take back.")
    edit.close()
    QApplication.processEvents()
    assert program.status_text() == before


def test_the_other_game_is_one_row_away_and_bears_its_name(program: Program) -> None:
    assert program.shell._actions["other_game"].text() == "&Play Gomoku"
    program.shell._actions["other_game"].trigger()
    assert program.shell.controller.session.game.name == "gomoku"
    assert program.shell._actions["other_game"].text() == "&Play Sudoku"
    program.appearance.set_language("zh_CN", remember=False)
    assert program.shell._actions["other_game"].text() == "切换到数独(&P)"
