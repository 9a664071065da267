# SPDX-License-Identifier: MIT
"""What Sudoku adds to the menus, as a table."""

from sudoku_qt.controllers.actions import Row, Rows, Separator
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

SUDOKU_ROWS: Rows = (
    Row("game", "new_alike", QT_TRANSLATE_NOOP("Actions", "&Another puzzle of this kind"),
        ("Ctrl+Shift+N",)),
    Row("game", "practise", QT_TRANSLATE_NOOP("Actions", "Practise a techni&que…"),
        ("Ctrl+Shift+P",)),
    Separator("game"),
    Row("edit", "clear", QT_TRANSLATE_NOOP("Actions", "C&lear the cell")),
    Row("edit", "fill_notes", QT_TRANSLATE_NOOP("Actions", "&Fill in notes"), ("Ctrl+M",)),
    Separator("edit"),
    Row("edit", "digit_mode", QT_TRANSLATE_NOOP("Actions", "Enter &digits"), ("Z",),
        checkable=True, tool=QT_TRANSLATE_NOOP("Actions", "Digit")),
    Row("edit", "note_mode", QT_TRANSLATE_NOOP("Actions", "Enter &notes"), ("X",),
        checkable=True, tool=QT_TRANSLATE_NOOP("Actions", "Notes")),
    Row("game", "check", QT_TRANSLATE_NOOP("Actions", "&Check my answer"), ("Ctrl+K",),
        tool=QT_TRANSLATE_NOOP("Actions", "Check"), icon="tick"),
    Row("game", "solve", QT_TRANSLATE_NOOP("Actions", "&Solve"), ("Ctrl+Return",)),
    Row("game", "restart", QT_TRANSLATE_NOOP("Actions", "&Restart"), ("Ctrl+R",)),
    Separator("game"),
    Row("game", "type_in", QT_TRANSLATE_NOOP("Actions", "&Type in a puzzle of your own"),
        ("Ctrl+T",)),
    Row("game", "play_typed", QT_TRANSLATE_NOOP("Actions", "&Play the puzzle typed in"),
        ("Ctrl+Shift+T",)),
    Separator("game"),
    Row("game", "bank_next", QT_TRANSLATE_NOOP("Actions", "&Next puzzle from the bank"),
        ("Ctrl+B",)),
    Row("game", "bank_reset", QT_TRANSLATE_NOOP("Actions", "Reset the &bank")),
    Row("view", "tab_leaves", QT_TRANSLATE_NOOP("Actions", "Ta&b leaves the board"),
        checkable=True),
)  # fmt: skip
