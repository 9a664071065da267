# SPDX-License-Identifier: MIT
"""What Sudoku adds to the menus, as a table."""

from collections.abc import Sequence

from sudoku_qt.controllers.actions import Key, Row, Rows, Separator, Submenu
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sudoku.input.commands import COMMANDS

SUDOKU_ROWS: Rows = (
    Row("game", "new_alike", QT_TRANSLATE_NOOP("Actions", "&Another puzzle of this kind"),
        ("Ctrl+Shift+N",)),
    Row("game", "practise", QT_TRANSLATE_NOOP("Actions", "Practise a techni&que…"),
        ("Ctrl+Shift+P",)),
    Separator("game"),
    Row("edit", "clear", QT_TRANSLATE_NOOP("Actions", "C&lear the cell")),
    Row("edit", "select_all", QT_TRANSLATE_NOOP("Actions", "Selec&t all cells"), (Key.SelectAll,)),
    Row("edit", "missing_here", QT_TRANSLATE_NOOP("Actions", "&What is missing here"), ("M",)),
    Separator("edit"),
    Row("edit", "fill_notes", QT_TRANSLATE_NOOP("Actions", "&Fill in notes"), ("Ctrl+M",),
        mac=("Ctrl+Shift+M",)),
    Row("edit", "check_notes", QT_TRANSLATE_NOOP("Actions", "Chec&k my notes"),
        ("Ctrl+Shift+K",)),
    Row("edit", "clear_notes", QT_TRANSLATE_NOOP("Actions", "Clear &all notes")),
    Row("edit", "uncolour", QT_TRANSLATE_NOOP("Actions", "Clear all colour&s"), ("R",)),
    Separator("edit"),
    Row("edit", "digit_mode", QT_TRANSLATE_NOOP("Actions", "Enter &digits"), ("Z",),
        checkable=True, group="board"),
    Row("edit", "corner_mode", QT_TRANSLATE_NOOP("Actions", "Enter c&orner notes"), ("X",),
        checkable=True, group="board"),
    Row("edit", "centre_mode", QT_TRANSLATE_NOOP("Actions", "Enter c&entre notes"), ("C",),
        checkable=True, group="board"),
    Row("edit", "colour_mode", QT_TRANSLATE_NOOP("Actions", "Pa&int cells"), ("V",),
        checkable=True, group="board"),
    Row("edit", "digit_first", QT_TRANSLATE_NOOP("Actions", "Di&git first, then cells"), ("Q",),
        checkable=True, group="board"),
    Row("game", "hint", QT_TRANSLATE_NOOP("Actions", "&Hint"), ("H",),
        tool=QT_TRANSLATE_NOOP("Actions", "Hint"), icon="bulb"),
    Row("game", "ask_why", QT_TRANSLATE_NOOP("Actions", "Wh&y? Prove the digit at the cursor"),
        ("?",)),
    Row("game", "check", QT_TRANSLATE_NOOP("Actions", "&Check my answer"), ("Ctrl+K",),
        tool=QT_TRANSLATE_NOOP("Actions", "Check"), icon="tick"),
    Row("game", "solve", QT_TRANSLATE_NOOP("Actions", "&Solve"), ("Ctrl+Return",)),
    Row("game", "restart", QT_TRANSLATE_NOOP("Actions", "&Restart"), ("Ctrl+R",)),
    Separator("game"),
    Row("game", "set_checkpoint", QT_TRANSLATE_NOOP("Actions", "Set a chec&kpoint"),
        ("Ctrl+D",)),
    Submenu("game", "checkpoints", QT_TRANSLATE_NOOP("Actions", "&Go to a checkpoint")),
    Row("game", "last_correct", QT_TRANSLATE_NOOP("Actions", "Back to the &last correct state"),
        ("Ctrl+Backspace",)),
    Row("game", "what_if", QT_TRANSLATE_NOOP("Actions", "What &if: begin a hypothesis"), ("B",)),
    Row("game", "adopt", QT_TRANSLATE_NOOP("Actions", "A&dopt the hypothesis"), ("Y",)),
    Row("game", "drop", QT_TRANSLATE_NOOP("Actions", "Dr&op the hypothesis"), ("N",)),
    Separator("game"),
    Row("game", "type_in", QT_TRANSLATE_NOOP("Actions", "&Type in a puzzle of your own"),
        ("Ctrl+T",)),
    Row("game", "play_typed", QT_TRANSLATE_NOOP("Actions", "&Play the puzzle typed in"),
        ("Ctrl+Shift+T",)),
    Separator("game"),
    Row("game", "bank_next", QT_TRANSLATE_NOOP("Actions", "&Next puzzle from the bank"),
        ("Ctrl+B",)),
    Row("game", "bank_reset", QT_TRANSLATE_NOOP("Actions", "Reset the &bank")),
    Separator("game"),
    Row("help", "learn", QT_TRANSLATE_NOOP("Actions", "&Learn"), ("L",)),
    Row("view", "show_history", QT_TRANSLATE_NOOP("Actions", "&History of moves"), ("Ctrl+L",)),
    Submenu("game", "preferences", QT_TRANSLATE_NOOP("Actions", "&While playing")),
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
"""What keys do that the board takes itself; of an action of the same name they are the keys."""
