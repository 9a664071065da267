# SPDX-License-Identifier: MIT
"""What Gomoku adds to the menus, as a table."""

from sudoku_qt.controllers.actions import Row, Rows, Separator, Submenu
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState, Phase
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

GOMOKU_ROWS: Rows = (
    Row("game", "hint", QT_TRANSLATE_NOOP("Actions", "&Hint"), ("H",),
        tool=QT_TRANSLATE_NOOP("Actions", "Hint"), icon="bulb", goes_last=True),
    Row("game", "analyse", QT_TRANSLATE_NOOP("Actions", "Anal&ysis"), ("A",), checkable=True,
        tool=QT_TRANSLATE_NOOP("Actions", "Analysis")),
    Row("game", "find_win", QT_TRANSLATE_NOOP("Actions", "Was there a w&in here?"), ("Ctrl+F",)),
    Row("game", "turning_points", QT_TRANSLATE_NOOP("Actions", "&Turning points"),
        ("Ctrl+Shift+J",)),
    Row("game", "line_back", QT_TRANSLATE_NOOP("Actions", "Bac&k in the line"), ("Alt+Left",)),
    Row("game", "line_on", QT_TRANSLATE_NOOP("Actions", "O&n in the line"), ("Alt+Right",)),
    Separator("game"),
    Row("game", "next_problem", QT_TRANSLATE_NOOP("Actions", "Next pro&blem to solve"),
        ("Ctrl+J",)),
    Row("game", "new_problems", QT_TRANSLATE_NOOP("Actions", "&Make new problems")),
    Separator("game"),
    Row("game", "swap_sides", QT_TRANSLATE_NOOP("Actions", "S&wap sides")),
    Row("game", "pass_move", QT_TRANSLATE_NOOP("Actions", "&Pass")),
    Row("game", "agree_draw", QT_TRANSLATE_NOOP("Actions", "Agree on a &draw")),
    Row("game", "resign", QT_TRANSLATE_NOOP("Actions", "&Resign")),
    Separator("game"),
    Row("game", "play_again", QT_TRANSLATE_NOOP("Actions", "Play &again"), ("Ctrl+R",)),
    Row("game", "set_up", QT_TRANSLATE_NOOP("Actions", "&Set up a position"), ("Ctrl+T",),
        tool=QT_TRANSLATE_NOOP("Actions", "Set up")),
    Row("game", "against_computer", QT_TRANSLATE_NOOP("Actions", "Play on against the &computer")),
    Separator("game"),
    Row("game", "engine_log", QT_TRANSLATE_NOOP("Actions", "What &engines say…")),
    Submenu("game", "clicks", QT_TRANSLATE_NOOP("Actions", "C&licking")),
    Separator("view"),
    Submenu("view", "boards", QT_TRANSLATE_NOOP("Actions", "&Board")),
    Row("view", "show_numbers", QT_TRANSLATE_NOOP("Actions", "Stone n&umbers"), checkable=True),
    Row("view", "show_coordinates", QT_TRANSLATE_NOOP("Actions", "&Coordinates"), checkable=True),
    Row("view", "show_evaluation", QT_TRANSLATE_NOOP("Actions", "&Evaluation"), checkable=True),
    Row("view", "sound_stones", QT_TRANSLATE_NOOP("Actions", "&Sound of a stone"), checkable=True),
)  # fmt: skip


def allowed(setup: GomokuSetup, state: GomokuState, *, drafting: bool) -> dict[str, bool]:
    """Which actions make sense now; `drafting` while a position is being set up."""
    persons = [player.kind == "person" for player in setup.players]
    running = state.ending is None and not drafting
    played = running and state.phase is Phase.PLAY
    at_turn = persons[state.at_turn]
    return {
        "hint": played and at_turn,
        "analyse": not drafting,
        "find_win": not drafting,
        "turning_points": not drafting,
        "line_back": not drafting,
        "line_on": not drafting,
        "pass_move": played and at_turn,
        "swap_sides": played,
        "agree_draw": running and all(persons),
        "resign": running and any(persons),
        "set_up": not drafting,
        "against_computer": played and all(persons),
    }
