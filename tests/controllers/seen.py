# SPDX-License-Identifier: MIT
"""What is said and offered in a window after a player's commands, and how that is written down."""

import re
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from sudoku_qt.engine.gomoku.board import point_named
from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.widgets.cards.card import Text
from tests.controllers.conftest import Program

FOLDER = Path(__file__).resolve().parent.parent / "data" / "seen"
TIME = re.compile(r"\d+:\d\d(?::\d\d)?")
PASSING = "Line: Saved"
"""What is said for a while, when there is time to."""
CELL = re.compile(r"r(\d)c(\d)")
POINT = re.compile(r"[a-v]\d\d?")


def do(program: Program, words: str) -> None:
    """Do what a player does.

    "r5c5" goes to a cell, a digit is typed, on "h8" a stone is placed; any other is an action.
    """
    actions = {each.objectName(): each for each in program.shell.window.actions()}
    board = program.shell.controller.page.board
    for word in words.split():
        if found := CELL.fullmatch(word):
            board.move_to(int(found[1]) - 1, int(found[2]) - 1)
        elif POINT.fullmatch(word):
            place = board.cell_rect(*divmod(point_named(board.count, word), board.count)).center()
            program.qtbot.mouseClick(board.surface, Qt.MouseButton.LeftButton, pos=place)
        elif word.isdigit():
            program.qtbot.keyClick(board, Qt.Key(Qt.Key.Key_0 + int(word)))
        else:
            actions[word].trigger()
        program.settle()
        QApplication.processEvents()
        program.settle()


def seen(program: Program) -> list[str]:
    """All that is said and offered, a line for each thing."""
    window = program.shell.window
    program.status_text()  # which is only now what it should be
    lines = [f"title: {window.windowTitle()}"]
    for action in window.actions():
        state = "".join(
            f", {word}"
            for word, is_so in (
                ("on", action.isChecked()),
                ("off", not action.isEnabled()),
                ("hidden", not action.isVisible()),
            )
            if is_so
        )
        lines.append(f"action {action.objectName()}: {action.text()}{state}")
    lines += said_below(window)
    return [TIME.sub("0:00", line) for line in lines if not line.startswith(PASSING)]


def said_below(whole: QWidget) -> Iterator[str]:
    """What each part says that is shown."""
    for part in whole.children():
        if isinstance(part, QWidget) and not part.isHidden() and not part.isWindow():
            if told := said(part):
                yield f"{type(part).__name__}: {told}"
            if not isinstance(part, BoardView):
                yield from said_below(part)


def said(part: QWidget) -> str:
    """The text of a part, its tip, the name that is spoken, and whether it is on or off."""
    text = part.text() if isinstance(part, QAbstractButton | QLabel | Text) else ""
    tip, spoken = part.toolTip(), part.accessibleName()
    words = [text, f"tip {tip}" if tip else "", spoken if spoken not in {text, tip} else ""]
    told = " | ".join(filter(None, words))
    if isinstance(part, QAbstractButton) and told:
        told += ", on" * part.isChecked() + ", off" * (not part.isEnabled())
    return told.replace("\n", " / ")


def told_by_the_last(program: Program, words: str) -> list[str]:
    """What the last of a row of commands changes, of the others nothing; without any all."""
    *first, last = words.split() or [""]
    do(program, " ".join(first))
    before = seen(program)
    do(program, last)
    return differences(before, seen(program)) if last else before


def differences(before: list[str], after: list[str]) -> list[str]:
    """What went, and what came; where all stayed, nothing."""
    gone = [f"- {line}" for line in before if line not in after]
    return gone + [f"+ {line}" for line in after if line not in before]


def written_down(name: str) -> dict[str, list[str]]:
    """What a file says of each row of commands."""
    found: dict[str, list[str]] = {}
    words = ""
    path = FOLDER / f"{name}.txt"
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        if line.startswith("  "):
            found[words].append(line[2:])
        else:
            words = line.removeprefix("after ").removeprefix("nothing")
            found[words] = []
    return found


def write_down(name: str, found: dict[str, list[str]]) -> None:
    """Write that file."""
    FOLDER.mkdir(exist_ok=True)
    text = "".join(
        "\n  ".join([f"after {words or 'nothing'}", *lines]) + "\n"
        for words, lines in found.items()
    )
    (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
