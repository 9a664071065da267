# SPDX-License-Identifier: MIT
"""The actions that Gomoku adds to the menus, as a table."""

from sudoku_qt.controllers.actions import ActionRow, Rows, Separator, SharedAction
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

DRAFTING = QT_TRANSLATE_NOOP("Actions", "First finish setting up the position.")
AT_TURN = QT_TRANSLATE_NOOP("Actions", "Only in a running game, when it is your turn.")
RUNNING = QT_TRANSLATE_NOOP("Actions", "Only in a running game.")

GOMOKU_ROWS: Rows = (
    SharedAction("game", "new"),
    ActionRow("game", "play_again", QT_TRANSLATE_NOOP("Actions", "Play &again"), ("Ctrl+R",)),
    Separator("game"),
    SharedAction("game", "library"),
    SharedAction("game", "other_game"),
    Separator("game"),
    ActionRow("game", "set_up", QT_TRANSLATE_NOOP("Actions", "&Set up a position"), ("Ctrl+T",),
        tool=QT_TRANSLATE_NOOP("Actions", "Set up"),
        why=QT_TRANSLATE_NOOP("Actions", "A position is being set up already.")),
    ActionRow("game", "against_computer",
        QT_TRANSLATE_NOOP("Actions", "Play on against the &computer")),
    ActionRow("game", "tournament", QT_TRANSLATE_NOOP("Actions", "&Tournament…")),
    ActionRow("play", "hint", QT_TRANSLATE_NOOP("Actions", "&Hint"), ("H",),
        tool=QT_TRANSLATE_NOOP("Actions", "Hint"), icon="bulb", goes_last=True, why=AT_TURN),
    Separator("play"),
    ActionRow("play", "swap_sides", QT_TRANSLATE_NOOP("Actions", "S&wap sides"), why=RUNNING),
    ActionRow("play", "pass_move", QT_TRANSLATE_NOOP("Actions", "&Pass"), why=AT_TURN),
    ActionRow("play", "agree_draw", QT_TRANSLATE_NOOP("Actions", "Agree on a &draw")),
    ActionRow("play", "resign", QT_TRANSLATE_NOOP("Actions", "&Resign"), why=RUNNING),
    ActionRow("learn", "analyse", QT_TRANSLATE_NOOP("Actions", "Anal&ysis"), ("A",), checkable=True,
        tool=QT_TRANSLATE_NOOP("Actions", "Analysis"), why=DRAFTING),
    ActionRow("learn", "find_win", QT_TRANSLATE_NOOP("Actions", "Was there a w&in here?"),
        ("Ctrl+F",), why=DRAFTING),
    ActionRow("learn", "turning_points", QT_TRANSLATE_NOOP("Actions", "&Turning points"),
        ("Ctrl+Shift+J",), why=DRAFTING),
    ActionRow("learn", "run_analysis", QT_TRANSLATE_NOOP("Actions", "Analyse until sto&pped"),
        ("Shift+A",)),
    ActionRow("learn", "line_back", QT_TRANSLATE_NOOP("Actions", "Bac&k in the line"),
        ("Alt+Left",)),
    ActionRow("learn", "line_on", QT_TRANSLATE_NOOP("Actions", "O&n in the line"), ("Alt+Right",)),
    Separator("learn"),
    ActionRow("learn", "next_problem", QT_TRANSLATE_NOOP("Actions", "Next pro&blem to solve"),
        ("Ctrl+J",)),
    ActionRow("learn", "new_problems", QT_TRANSLATE_NOOP("Actions", "&Make new problems")),
    ActionRow("help", "engine_log", QT_TRANSLATE_NOOP("Actions", "What &engines say…")),
)  # fmt: skip


def allowed(setup: GomokuSetup, state: GomokuState, *, drafting: bool) -> dict[str, bool]:
    """Which actions are possible now; `drafting` while a position is being set up."""
    persons = [player.kind == "person" for player in setup.players]
    running = state.ending is None and not drafting
    played = running and not state.is_opening
    at_turn = persons[state.at_turn]
    return {
        "hint": played and at_turn,
        "analyse": not drafting,
        "find_win": not drafting,
        "turning_points": not drafting,
        "pass_move": played and at_turn,
        "swap_sides": played,
        "agree_draw": running and all(persons),
        "resign": running and any(persons) and bool(state.order),
        "set_up": not drafting,
        "against_computer": played and all(persons),
    }
