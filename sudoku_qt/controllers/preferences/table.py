# SPDX-License-Identifier: MIT
"""THE PAGES of the dialog, and the options of the whole program; a game has its own table."""

from collections.abc import Sequence

from sudoku_qt.controllers.appearance.appearance import SYSTEM, USUAL_ZOOM, ZOOMS
from sudoku_qt.models.option import Option
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.accents import OWN

PAGES: tuple[tuple[str, str, str], ...] = (
    ("playing", QT_TRANSLATE_NOOP("Options", "Playing"), "play"),
    ("board", QT_TRANSLATE_NOOP("Options", "Board"), "board"),
    ("gomoku", QT_TRANSLATE_NOOP("Options", "Gomoku"), "stones"),
    ("keys", QT_TRANSLATE_NOOP("Options", "Keys"), "keyboard"),
    ("looks", QT_TRANSLATE_NOOP("Options", "Looks"), "contrast"),
    ("language", QT_TRANSLATE_NOOP("Options", "Language"), "globe"),
    ("files", QT_TRANSLATE_NOOP("Options", "Files and saving"), "folder"),
)
"""The pages in the order of the list, each with its key, title and icon."""

DRESS = frozenset({"language", "theme", "accent", "zoom", "still"})
"""Options that change the appearance of everything, including the dialog."""

Named = Sequence[tuple[str, str]]

SIZE = QT_TRANSLATE_NOOP("Options", "Size and motion")
CLOCK = QT_TRANSLATE_NOOP("Options", "Clock")
AS_SYSTEM = "", QT_TRANSLATE_NOOP("Options", "As the system")


def shell_options(languages: Named, themes: Named, accents: Named) -> tuple[Option, ...]:
    """The options of the whole program, with the available languages, themes and accents."""
    return (
        Option("pause_unfocused", "playing", CLOCK,
            QT_TRANSLATE_NOOP("Options", "Stop the clock when the window loses focus"),
            default=True,
            detail=QT_TRANSLATE_NOOP("Options",
                "As long as you are in another program; the board stays in sight.")),
        Option("show_clock", "playing", CLOCK,
            QT_TRANSLATE_NOOP("Options", "Show the clock"), default=True),
        Option("theme", "looks", QT_TRANSLATE_NOOP("Options", "Colours"),
            QT_TRANSLATE_NOOP("Options", "Theme"), default=SYSTEM,
            values=((SYSTEM, AS_SYSTEM[1]), *themes)),
        Option("accent", "looks", QT_TRANSLATE_NOOP("Options", "Colours"),
            QT_TRANSLATE_NOOP("Options", "Accent"), default=OWN,
            values=((OWN, QT_TRANSLATE_NOOP("Options", "As in the theme")), *accents)),
        Option("zoom", "looks", SIZE,
            QT_TRANSLATE_NOOP("Options", "Size of everything"), default=str(USUAL_ZOOM),
            values=tuple((str(zoom), f"{zoom} %") for zoom in ZOOMS)),
        Option("still", "looks", SIZE,
            QT_TRANSLATE_NOOP("Options", "Reduce motion"), default=False,
            detail=QT_TRANSLATE_NOOP("Options", "No animation, not even the wave at the end.")),
        Option("language", "language", QT_TRANSLATE_NOOP("Options", "Language"),
            QT_TRANSLATE_NOOP("Options", "Language of the program"), default="",
            values=(AS_SYSTEM, *languages)),
        Option("ask_to_save", "files", QT_TRANSLATE_NOOP("Options", "Saving"),
            QT_TRANSLATE_NOOP("Options", "Ask to save when leaving"), default=False,
            detail=QT_TRANSLATE_NOOP("Options", "Otherwise every game is kept without asking.")),
    )  # fmt: skip
