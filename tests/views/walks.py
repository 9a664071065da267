# SPDX-License-Identifier: MIT
"""Walks through the program, as a player takes them, and what is new in the window at each step."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from sudoku_qt.automation.cards import KILLER, PUZZLES
from sudoku_qt.controllers.gomoku.preferences import SHOW
from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.views.card_fade import Fading
from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.controllers.conftest import Program
from tests.controllers.gomoku.table import FIVE, Table
from tests.controllers.seen import TIME, do
from tests.controllers.sudoku.by_hand import EASY, paste
from tests.controllers.sudoku.compose.setter import Setter
from tests.views.lying import Seen, below
from tests.views.painted import told_apart

FOLDER = Path(__file__).resolve().parent.parent / "data" / "walked"
TURNS = 6
"""What moves a part may move another one in the next turn, which has its own answer."""
WALKS: dict[str, str] = {
    "played": "r1c3 4 9 check undo hint hint hint hint fill_notes r1c3 missing_here pause pause "
    "corner_mode 5 colour_mode 3 show_history undo what_if 4 drop show_steps "
    "key:Right show_steps show_rules digit_first key:Ctrl+Right zoom_in zoom_out",
    "finished": "solve: show_steps",
    "listed": "open:list walk:0 list_next show_list",
    "typed": "type_in 5 key:Right 3 play_typed",
    "composed": "compose_this complete show_completing r1c1 clear show_possible partners_follow",
    "drawn": "compose draw_rules family:lines tool:thermometer drag:0,1,11 family:areas "
    "tool:killercage drag:20,21,30 key:5 family:dots tool:ratio drag:40,41 family:edge "
    "tool:sandwichsum family:rules key:Escape undo",
    "killer": "open:killer r1c1 show_rules hint hint hint r2c2 key:Ctrl+Right",
    "learned": "learn key:Down key:Right topic:x_wing",
    "guided": "show_guide",
    "gomoku": "h8 i9 undo redo pass_move pause pause resign resign",
    "five": f"{FIVE} line_back line_on find_win show_evaluation analyse",
    "placed": "set_up h8 i9 set_up",
}
"""Each a row of steps: those of `do`, and the others of `_step`."""


def walked(name: str, program: Program, theme: Theme) -> list[str]:
    """What comes and what goes at each step of a walk, a line for each thing."""
    if name in {"gomoku", "five", "placed"}:
        Table(program).begin()
    else:
        paste(program, EASY)
        program.controller.page.board.move_to(4, 4)
    apart = told_apart(theme)
    wear(apart, ProgramStyle)
    seen, known, lines, told = Seen(), set[str](), list[str](), list[str]()
    for word in ("", *WALKS[name].split()):
        _step(program, word)
        before, lines = lines, [*_look(program.shell.window, seen, apart)]
        told.append(f"{word or 'at first'}:")
        if not word and name not in {"played", "gomoku"}:
            known.update(lines)
            continue
        here = {*lines}
        told += [f"  {line}" for line in lines if line not in known]
        gone = (line.strip() for line in before if line not in here)
        told += [f"  gone: {line}" for line in gone if not line.startswith("- ")]
        known.update(here)
    return told


def _look(window: QWidget, seen: Seen, theme: Theme) -> Iterator[str]:
    for part in window.findChildren(QWidget):  # a test before may have left the mouse here
        part.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    for fading in window.findChildren(Fading):  # what a card was before
        fading.hide()
    for line in below(window, seen, theme):
        yield TIME.sub("0:00", line)


def _step(program: Program, word: str) -> None:
    """Take a step."""
    kind, _, what = word.partition(":")
    if step := STEPS.get(kind):
        step(program, what)
    elif word:
        do(program, word)
    for _ in range(TURNS):
        program.settle()
        QApplication.processEvents()


def _press(program: Program, key: str) -> None:
    pressed = QKeySequence(key)[0]  # type: ignore[index]  # PySide6 does not say so
    target = QApplication.focusWidget() or program.shell.controller.page.board
    QTest.keyClick(target, pressed.key(), pressed.keyboardModifiers())


def _click(program: Program, text: str) -> None:
    shown = program.shell.window.findChildren(QAbstractButton)
    next(each for each in shown if each.isVisible() and each.text() == text).click()


def _solve(program: Program, _: str) -> None:
    controller = program.controller
    for cell, digit in enumerate(solve(controller.copied()).solution or b""):
        controller.page.board.move_to(*divmod(cell, 9))
        QTest.keyClick(controller.page.board, Qt.Key(Qt.Key.Key_0 + digit))


STEPS: dict[str, Callable[[Program, str], object]] = {
    "key": _press,
    "click": lambda program, text: _click(program, text.replace("_", " ")),
    "open": lambda program, name: program.shell.documents.open_text(
        {"list": PUZZLES, "killer": KILLER}[name]
    ),
    "walk": lambda program, number: program.controller.lists.play(int(number)),
    "family": lambda program, name: Setter(program).take(name),
    "tool": lambda program, name: program.controller.drawing.choose_tool(name),
    "drag": lambda program, cells: Setter(program).drag(*map(int, cells.split(","))),
    "topic": lambda program, name: program.controller.learning.show_topic(name),
    "solve": _solve,
    "show_evaluation": lambda program, _: program.shell.controller.preferences.set(
        f"{SHOW}show_evaluation", value=True
    ),
}
"""What is done at a step, beside what `do` knows."""
