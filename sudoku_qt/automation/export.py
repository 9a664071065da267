# SPDX-License-Identifier: MIT
"""A file exported as a picture, unattended and without a window."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from sudoku_qt.arguments import PAPER, STANDARD_INPUT, Arguments
from sudoku_qt.controllers.appearance.themes import Themes
from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.files.unplayed import picture_in
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.models.words import say
from sudoku_qt.paths import resource
from sudoku_qt.store import files
from sudoku_qt.store.settings import Settings
from sudoku_qt.terminal import REFUSED, UNREADABLE, UNWRITTEN, refuse, tell
from sudoku_qt.views.board.picture import (
    LEAST_SIDE,
    MOST_SIDE,
    SIDE,
    WRITERS,
    Picture,
    PictureLook,
    on_paper,
)
from sudoku_qt.views.fonts import add_fonts

CHOICES = {"coordinates": ("none", "digits", "letters"), "candidates": ("noted", "all", "none")}


def export(arguments: Arguments, games: Sequence[GameEntry]) -> int:
    """Write the picture that is asked for, or print why not; return the exit code."""
    wrong = fault_of(arguments)
    if wrong is not None:
        return refuse(say(wrong), REFUSED)
    add_fonts(resource("fonts"))
    target = Path(arguments.value("export"))
    try:
        content = _content(arguments, games, WRITERS[target.suffix.lower()])
    except Fault as fault:
        return refuse(say(fault), UNREADABLE)
    try:
        files.deliver(target, content)
    except Fault as fault:
        return refuse(say(fault), UNWRITTEN)
    return tell([str(target)])


def fault_of(arguments: Arguments) -> Message | None:
    """What is wrong with the arguments; None where a picture can be made."""
    name = Path(arguments.value("export")).name
    if Path(name).suffix.lower() not in WRITERS:
        endings = tuple(WRITERS)
        return Message("“{name}” does not end in {endings}.", name=name, endings=endings)
    if len(arguments.files) != 1:
        return Message("--export reads one file.")
    for option, known in CHOICES.items():
        if (found := arguments.value(option)) and found not in known:
            template = "--{option} knows no “{value}”; there are {known}."
            return Message(template, option=option, value=found, known=known)
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


def _content(
    arguments: Arguments, games: Sequence[GameEntry], write: Callable[[Picture], bytes]
) -> bytes:
    """The bytes of the picture. Raises `Fault` if its game cannot be read."""
    settings = Settings(Path(os.devnull))  # no preferences of the player
    return write(picture_in(read_input(arguments.files[0]), games, settings, look_of(arguments)))


def look_of(arguments: Arguments) -> PictureLook:
    """The look that the arguments ask for."""
    name, themes = arguments.value("theme"), Themes(resource("themes"))
    theme = themes.first_of([name, "light"])
    candidates = arguments.value("candidates")
    return PictureLook(
        on_paper(theme) if name == PAPER else theme,
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
