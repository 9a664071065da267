# SPDX-License-Identifier: MIT
"""Files exported as pictures or as a web page, unattended and without a window."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sudoku_qt.arguments import PAPER, PLAIN, STANDARD_INPUT, Arguments
from sudoku_qt.controllers.appearance.themes import Themes
from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.files.file_names import numbered
from sudoku_qt.controllers.files.unplayed import MOST_PICTURES, Unplayed
from sudoku_qt.controllers.sudoku.paper.reading import puzzles_of
from sudoku_qt.controllers.sudoku.sharing.solving import solved
from sudoku_qt.controllers.sudoku.sharing.web import MOST_PUZZLES, page_bytes
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.words import say
from sudoku_qt.paths import resource
from sudoku_qt.store import files
from sudoku_qt.store.settings import Settings
from sudoku_qt.terminal import CLEAR_LINE, INTERRUPTED, REFUSED, UNREADABLE, UNWRITTEN, refuse, tell
from sudoku_qt.views.board.picture import (
    LEAST_SIDE,
    MOST_SIDE,
    SIDE,
    WRITERS,
    PictureLook,
    on_paper,
    plain,
)
from sudoku_qt.views.dialogs.picture import PAGE
from sudoku_qt.views.fonts import add_fonts

CHOICES = {"coordinates": ("none", "digits", "letters"), "candidates": ("noted", "all", "none")}
LOOKS = {PAPER: on_paper, PLAIN: plain}
"""What takes the place of a theme, and is made of the light one."""
OF_PICTURES = ("size", "theme", *CHOICES)
"""Options that say nothing about a page, which follows its reader."""

TOO_MANY = Message("A page holds at most {most} puzzles.", most=MOST_PUZZLES)
TOO_MANY_PICTURES = Message("At most {most} pictures are made at once.", most=MOST_PICTURES)


class ExportFault(Fault):
    """Why nothing, or not everything, was written, with the exit code."""

    def __init__(self, fault: Fault, code: int) -> None:
        super().__init__("{reason}", reason=fault)
        self.code = code


def export(arguments: Arguments, games: Sequence[GameEntry]) -> int:
    """Write what is asked for, or print why not; return the exit code."""
    wrong = fault_of(arguments)
    if wrong is not None:
        return refuse(say(wrong), REFUSED)
    add_fonts(resource("fonts"))
    target = Path(arguments.value("export"))
    try:
        if target.suffix.lower() == PAGE:
            return tell([str(_page(arguments, target))])
        return tell([str(path) for path in _pictures(arguments, games, target)])
    except ExportFault as fault:
        return refuse(say(fault), fault.code)
    except KeyboardInterrupt:
        return refuse(QCoreApplication.translate("Printing", "interrupted."), INTERRUPTED)


def fault_of(arguments: Arguments) -> Message | None:
    """What is wrong with the arguments; None where a picture or a page can be made."""
    name = Path(arguments.value("export")).name
    endings = (*WRITERS, PAGE)
    if Path(name).suffix.lower() not in endings:
        return Message("“{name}” does not end in {endings}.", name=name, endings=endings)
    if len(arguments.files) != 1:
        return Message("--export reads one file.")
    for option, known in CHOICES.items():
        if (found := arguments.value(option)) and found not in known:
            template = "--{option} knows no “{value}”; there are {known}."
            return Message(template, option=option, value=found, known=known)
    if Path(name).suffix.lower() == PAGE:
        for option in OF_PICTURES:
            if arguments.value(option):
                return Message("--{option} is for pictures, not for a page.", option=option)
    if _side(arguments) is None:
        return Message(
            "--size is a number of pixels from {least} to {most}.", least=LEAST_SIDE, most=MOST_SIDE
        )
    return None


def _side(arguments: Arguments) -> int | None:
    """The requested side, or the default one; None if the value is invalid."""
    text = arguments.value("size") or str(SIDE)
    side = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    return side if LEAST_SIDE <= side <= MOST_SIDE else None


def _page(arguments: Arguments, target: Path) -> Path:
    """Write a page with the puzzles of a file. Raises `ExportFault`."""
    name = arguments.files[0]
    try:
        found = puzzles_of(read_input(name), Path(name).name)
        found = found if arguments.exports_all else found[:1]
        _bound(len(found), MOST_PUZZLES, TOO_MANY)
        setups = [position_of(each).setup for each in found]
        shown = []
        for number, setup in enumerate(setups):
            _show(number, len(setups))
            shown.append(solved(setup))
        content = page_bytes(shown, Path(name).stem if name != STANDARD_INPUT else "")
    except ExportFault:
        raise
    except Fault as fault:
        raise ExportFault(fault, UNREADABLE) from None
    finally:
        _show(0, 0)
    _deliver(target, content)
    return target


def _pictures(arguments: Arguments, games: Sequence[GameEntry], target: Path) -> Sequence[Path]:
    """Write the pictures of a file; those before one that fails remain. Raises `ExportFault`."""
    settings, write = Settings(Path(os.devnull)), WRITERS[target.suffix.lower()]
    done = list[Path]()
    try:
        held = Unplayed(read_input(arguments.files[0]), games)
        count = len(held) if arguments.exports_all else 1
        _bound(count, MOST_PICTURES, TOO_MANY_PICTURES)
        if arguments.exports_all:
            held.check()
        drawn = held.pictures(settings, look_of(arguments))
        for number, picture in zip(range(1, count + 1), drawn, strict=False):
            _show(number - 1, count)
            path = numbered(target, number, count) if arguments.exports_all else target
            _deliver(path, write(picture), len(done), count)
            done.append(path)
    except ExportFault:
        raise
    except Fault as fault:
        raise ExportFault(fault, UNREADABLE) from None
    finally:
        _show(0, 0)
    return done


def _bound(count: int, most: int, fault: Message) -> None:
    """Refuse more than so many. Raises `ExportFault`."""
    if count > most:
        raise ExportFault(Fault(fault.template, **fault.facts), REFUSED)


def _deliver(path: Path, content: bytes, done: int = 0, count: int = 1) -> None:
    try:
        files.deliver(path, content)
    except Fault as fault:
        raise ExportFault(_so_far(fault, done, count), UNWRITTEN) from None


def _so_far(fault: Fault, done: int, count: int) -> Fault:
    """The fault of one of several pictures, which says how many are written."""
    if count == 1:
        return fault
    return Fault(
        "{reason} {done} of {count} pictures are written.", reason=fault, done=done, count=count
    )


def _show(done: int, count: int) -> None:
    """Show on a terminal how many of several are done; 0 of 0 clears the line."""
    if sys.stderr is not None and sys.stderr.isatty() and count != 1:
        text = QCoreApplication.translate("Export", "{done} of {count} …")
        shown = text.format(done=done, count=count) if count else ""
        sys.stderr.write(f"{CLEAR_LINE}{shown}")
        sys.stderr.flush()


def look_of(arguments: Arguments) -> PictureLook:
    """The look that the arguments ask for."""
    name, themes = arguments.value("theme"), Themes(resource("themes"))
    theme = themes.first_of([name, "light"])
    candidates = arguments.value("candidates")
    return PictureLook(
        LOOKS[name](theme) if name in LOOKS else theme,
        _side(arguments) or SIDE,
        arguments.value("coordinates"),
        "" if candidates == "noted" else candidates,
    )


def read_input(name: str) -> bytes:
    """The bytes of a file, or of standard input where the name says so. Raises `Fault`."""
    if name != STANDARD_INPUT:
        return files.read(Path(name))
    if sys.stdin is None:
        raise Fault("There is no standard input.")
    data = sys.stdin.buffer.read(files.MAX_BYTES + 1)
    if len(data) > files.MAX_BYTES:
        raise Fault("“{name}” is larger than {limit} MB.", name=name, limit=files.MAX_BYTES >> 20)
    return data
