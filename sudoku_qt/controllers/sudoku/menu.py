# SPDX-License-Identifier: MIT
"""The actions that Sudoku adds to the menus, as a table."""

from collections.abc import Sequence

from sudoku_qt.controllers.actions import Common, Key, Row, Rows, Separator, Submenu
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sudoku.input.commands import COMMANDS

PLAY, VARIANT, TYPE, COMPOSE = "play", "variant", "type", "compose"
"""The modes: a puzzle is played, perhaps with rules of its own, typed in, or composed."""
CLASSIC, PLAYED, MADE, COMPOSED = (PLAY,), (PLAY, VARIANT), (TYPE, COMPOSE), (COMPOSE,)
SOLVED = QT_TRANSLATE_NOOP("Actions", "The puzzle is solved.")
NO_PUZZLE = QT_TRANSLATE_NOOP("Actions", "The givens do not leave exactly one solution yet.")

MAKING_ROWS: Rows = (
    Row("game", "play_typed", QT_TRANSLATE_NOOP("Actions", "Play the puzzle typed &in"),
        ("Ctrl+Shift+T",), tool=QT_TRANSLATE_NOOP("Actions", "Play it"), icon="play",
        modes=MADE, why=NO_PUZZLE),
    Row("game", "keep_composed", QT_TRANSLATE_NOOP("Actions", "&Save to the library"),
        ("Ctrl+Alt+S",), tool=QT_TRANSLATE_NOOP("Actions", "Save to library"), part="reworking",
        modes=COMPOSED, why=NO_PUZZLE),
    Row("game", "notes_to_solver", QT_TRANSLATE_NOOP("Actions", "N&otes to the solver…"),
        ("Ctrl+Alt+N",), tool=QT_TRANSLATE_NOOP("Actions", "Title and author"),
        part="reworking", modes=COMPOSED),
    Row("game", "leave_composing", QT_TRANSLATE_NOOP("Actions", "&Leave"), ("Ctrl+W",),
        tool=QT_TRANSLATE_NOOP("Actions", "Leave"), icon="leave", modes=MADE),
    Separator("game"),
    Submenu("game", "composing_symmetry", QT_TRANSLATE_NOOP("Actions", "Symme&try"),
        part="symmetry_guide", modes=COMPOSED),
    Row("game", "erase_pair", QT_TRANSLATE_NOOP("Actions", "&Erase the pair"), ("Shift+Del",),
        part="composing", modes=COMPOSED),
    Row("game", "partners_follow", QT_TRANSLATE_NOOP("Actions", "Set and clear pa&rtners too"),
        ("Ctrl+Alt+P",), checkable=True, part="symmetry_guide", modes=COMPOSED),
    Separator("game"),
    Submenu("game", "reworking", QT_TRANSLATE_NOOP("Actions", "Rewor&k"), modes=COMPOSED),
    Row("game", "show_completing",
        QT_TRANSLATE_NOOP("Actions", "Go to a &cell that would leave one solution"),
        ("Ctrl+Alt+G",), submenu="reworking", part="composing"),
    Row("game", "complete", QT_TRANSLATE_NOOP("Actions", "Comp&lete it"), ("Ctrl+Alt+C",),
        submenu="reworking", part="reworking"),
    Row("game", "make_minimal", QT_TRANSLATE_NOOP("Actions", "Make it &minimal"),
        ("Ctrl+Alt+I",), submenu="reworking", part="reworking"),
    Row("game", "make_easier", QT_TRANSLATE_NOOP("Actions", "Make it &easier"),
        ("Ctrl+Alt+E",), submenu="reworking", part="reworking"),
    Row("game", "make_harder", QT_TRANSLATE_NOOP("Actions", "Make it &harder"),
        ("Ctrl+Alt+U",), submenu="reworking", part="reworking"),
    Row("game", "another_pattern", QT_TRANSLATE_NOOP("Actions", "&Another with this pattern"),
        ("Ctrl+Alt+O",), submenu="reworking", part="reworking"),
    Submenu("game", "templates", QT_TRANSLATE_NOOP("Actions", "Pattern &templates"), "reworking",
        part="reworking"),
    Submenu("game", "layers", QT_TRANSLATE_NOOP("Actions", "Sho&w"), modes=COMPOSED),
    Row("game", "show_possible", QT_TRANSLATE_NOOP("Actions", "Show &true candidates"),
        ("Ctrl+Alt+1",), checkable=True, submenu="layers", part="composing"),
    Row("game", "show_settled", QT_TRANSLATE_NOOP("Actions", "Show settle&d cells"),
        ("Ctrl+Alt+2",), checkable=True, submenu="layers", part="composing"),
    Row("game", "show_redundant", QT_TRANSLATE_NOOP("Actions", "Show redundant &givens"),
        ("Ctrl+Alt+3",), checkable=True, submenu="layers", part="composing"),
    Row("game", "show_partners", QT_TRANSLATE_NOOP("Actions", "Sho&w the symmetry guide"),
        ("Ctrl+Alt+4",), checkable=True, submenu="layers", part="composing"),
)  # fmt: skip
"""Actions on a puzzle that is typed in or composed."""
SUDOKU_ROWS: Rows = (
    Row("edit", "clear", QT_TRANSLATE_NOOP("Actions", "C&lear the cell")),
    Row("edit", "select_all", QT_TRANSLATE_NOOP("Actions", "Selec&t all cells"), (Key.SelectAll,)),
    Separator("edit"),
    Row("edit", "fill_notes", QT_TRANSLATE_NOOP("Actions", "&Fill in notes"), ("Ctrl+M",),
        mac=("Ctrl+Shift+M",), modes=PLAYED),
    Row("edit", "check_notes", QT_TRANSLATE_NOOP("Actions", "Chec&k my notes"),
        ("Ctrl+Shift+K",), modes=PLAYED),
    Row("edit", "clear_notes", QT_TRANSLATE_NOOP("Actions", "Clear &all notes"), modes=PLAYED),
    Row("edit", "uncolour", QT_TRANSLATE_NOOP("Actions", "Clear all colour&s"), ("R",),
        modes=PLAYED),
    Separator("edit"),
    Submenu("edit", "entering", QT_TRANSLATE_NOOP("Actions", "&Way of entering"), modes=PLAYED),
    Row("edit", "digit_mode", QT_TRANSLATE_NOOP("Actions", "Enter &digits"), ("Z",),
        checkable=True, group="board", submenu="entering"),
    Row("edit", "corner_mode", QT_TRANSLATE_NOOP("Actions", "Enter c&orner notes"), ("X",),
        checkable=True, group="board", submenu="entering"),
    Row("edit", "centre_mode", QT_TRANSLATE_NOOP("Actions", "Enter not&es"), ("C",),
        checkable=True, group="board", submenu="entering"),
    Row("edit", "colour_mode", QT_TRANSLATE_NOOP("Actions", "Pa&int cells"), ("V",),
        checkable=True, group="board", submenu="entering"),
    Row("edit", "digit_first", QT_TRANSLATE_NOOP("Actions", "Di&git first, then cells"), ("Q",),
        checkable=True, group="board", submenu="entering"),
    Common("game", "new"),
    Row("game", "new_alike", QT_TRANSLATE_NOOP("Actions", "&Another of this kind"),
        ("Ctrl+Shift+N",), part="new_puzzle", modes=PLAYED),
    Row("game", "daily", QT_TRANSLATE_NOOP("Actions", "&Daily puzzle…"), ("Ctrl+Shift+D",),
        part="calendar", modes=PLAYED),
    Row("game", "bank_next", QT_TRANSLATE_NOOP("Actions", "Next from the &bank"),
        ("Ctrl+B",), part="new_puzzle", modes=PLAYED),
    Row("game", "bank_reset", QT_TRANSLATE_NOOP("Actions", "Reset the ban&k"), part="new_puzzle",
        modes=PLAYED),
    Separator("game"),
    Common("game", "library"),
    Common("game", "other_game"),
    Separator("game"),
    Submenu("game", "list", QT_TRANSLATE_NOOP("Actions", "The &list of puzzles"), modes=PLAYED),
    Row("game", "show_list", QT_TRANSLATE_NOOP("Actions", "Show the &list"), ("Ctrl+J",),
        part="lists", submenu="list"),
    Row("game", "list_next", QT_TRANSLATE_NOOP("Actions", "&Next puzzle of the list"),
        ("Ctrl+PgDown",), part="lists", submenu="list",
        why=QT_TRANSLATE_NOOP("Actions", "This is the last puzzle of the list.")),
    Row("game", "list_previous", QT_TRANSLATE_NOOP("Actions", "&Previous puzzle of the list"),
        ("Ctrl+PgUp",), part="lists", submenu="list",
        why=QT_TRANSLATE_NOOP("Actions", "This is the first puzzle of the list.")),
    Separator("game"),
    Row("game", "type_in", QT_TRANSLATE_NOOP("Actions", "&Type in a puzzle"), ("Ctrl+T",),
        modes=PLAYED),
    Row("game", "compose", QT_TRANSLATE_NOOP("Actions", "&Compose a puzzle"), ("Ctrl+E",),
        part="composing", modes=(PLAY, VARIANT, TYPE)),
    Row("game", "compose_this", QT_TRANSLATE_NOOP("Actions", "Compose from this pu&zzle"),
        ("Ctrl+Shift+E",), part="composing", modes=CLASSIC),
    Separator("game"),
    *MAKING_ROWS,
    Separator("game"),
    Row("game", "restart", QT_TRANSLATE_NOOP("Actions", "&Restart"), ("Ctrl+R",), modes=PLAYED),
    Row("game", "solve", QT_TRANSLATE_NOOP("Actions", "&Solve"), ("Ctrl+Return",),
        part="inspecting", modes=PLAYED),
    Row("play", "hint", QT_TRANSLATE_NOOP("Actions", "&Hint"), ("H",),
        tool=QT_TRANSLATE_NOOP("Actions", "Hint"), icon="bulb", goes_last=True, part="hints",
        modes=PLAYED, why=SOLVED),
    Row("play", "check", QT_TRANSLATE_NOOP("Actions", "&Check"), ("Ctrl+K",),
        tool=QT_TRANSLATE_NOOP("Actions", "Check"), icon="tick", part="inspecting", why=SOLVED),
    Row("play", "missing_here", QT_TRANSLATE_NOOP("Actions", "&What is missing here"), ("M",)),
    Separator("play"),
    Row("play", "set_checkpoint", QT_TRANSLATE_NOOP("Actions", "&Set a checkpoint"),
        ("Ctrl+D",)),
    Submenu("play", "checkpoints", QT_TRANSLATE_NOOP("Actions", "&Go to a checkpoint"),
        modes=PLAYED),
    Row("play", "last_correct", QT_TRANSLATE_NOOP("Actions", "&Back to when all was right"),
        ("Ctrl+Backspace",)),
    Separator("play"),
    Row("play", "what_if", QT_TRANSLATE_NOOP("Actions", "What &if…"), ("B",)),
    Row("play", "adopt", QT_TRANSLATE_NOOP("Actions", "A&dopt the hypothesis"), ("Y",),
        tool=QT_TRANSLATE_NOOP("Actions", "Adopt"), icon="adopt", goes_last=True),
    Row("play", "drop", QT_TRANSLATE_NOOP("Actions", "Dr&op the hypothesis"), ("N",),
        tool=QT_TRANSLATE_NOOP("Actions", "Drop"), icon="bin", goes_last=True),
    Row("learn", "learn", QT_TRANSLATE_NOOP("Actions", "&Course"), ("L",), part="learning"),
    Row("learn", "practise", QT_TRANSLATE_NOOP("Actions", "Practise a techni&que…"),
        ("Ctrl+Shift+P",), part="new_puzzle"),
    Separator("learn"),
    Row("learn", "ask_why", QT_TRANSLATE_NOOP("Actions", "&Why, or why not this digit?"),
        ("?",), part="cell_menu", modes=PLAYED),
    Row("learn", "show_rules", QT_TRANSLATE_NOOP("Actions", "&Rules of the puzzle"),
        ("Ctrl+Alt+R",), part="rules_panel", modes=(VARIANT,)),
    Row("learn", "show_steps", QT_TRANSLATE_NOOP("Actions", "St&eps to the end"),
        ("Ctrl+Shift+H",), checkable=True, part="steps", modes=CLASSIC),
    Separator("learn"),
    Row("learn", "show_history", QT_TRANSLATE_NOOP("Actions", "&History of moves"), ("Ctrl+L",),
        part="history"),
    Row("learn", "statistics", QT_TRANSLATE_NOOP("Actions", "&Statistics…"), ("Ctrl+I",),
        part="statistics"),
)  # fmt: skip

BOARD_ROWS: Sequence[Row] = (
    Row("board", "next_mode", QT_TRANSLATE_NOOP("Actions", "Next way of entering"),
        COMMANDS["next_mode"]),
    Row("board", "clear", QT_TRANSLATE_NOOP("Actions", "Erase"), COMMANDS["clear"]),
    Row("board", "filter_next", QT_TRANSLATE_NOOP("Actions", "Point out the next digit"),
        COMMANDS["filter_next"]),
    Row("board", "filter_previous", QT_TRANSLATE_NOOP("Actions", "Point out the digit before"),
        COMMANDS["filter_previous"]),
)  # fmt: skip
"""Keys that the board itself handles; if there is an action with the same name, they are its keys.
"""

TOOLS_OF_COMPOSING: tuple[Sequence[str], ...] = (
    ("leave_composing",), ("undo", "redo"), ("composing_symmetry", "reworking"),
    ("notes_to_solver",),
)  # fmt: skip
TOOLS_AT_END = "keep_composed", "play_typed"
ACTION_OF = {
    "possible": "show_possible",
    "settled": "show_settled",
    "redundant": "show_redundant",
    "guide": "show_partners",
}
"""The actions that show the layers of a composed puzzle."""
ONLY_COMPOSING = (
    "show_completing", "complete", "make_minimal", "make_easier", "make_harder",
    "another_pattern", "erase_pair", "notes_to_solver", "keep_composed", "partners_follow",
    *ACTION_OF.values(),
)  # fmt: skip
"""Actions that are enabled only while composing."""
OF_LISTS = "list", "show_list", "list_next", "list_previous"
"""Actions that need a list, with the menu that they are in."""
