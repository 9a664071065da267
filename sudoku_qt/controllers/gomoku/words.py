# SPDX-License-Identifier: MIT
"""The texts about a game of Gomoku: rules, players, their tasks, and the result."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.files.file_names import safe_stem
from sudoku_qt.engine.gomoku.board import BLACK, point_name
from sudoku_qt.engine.gomoku.game import choices
from sudoku_qt.engine.gomoku.levels import level_named
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.openings.steps import Choose, Pick
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.state import DRAWS, GomokuState, game_time_left, time_left
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.gomoku.players import PlayerWords

translate = QCoreApplication.translate
URGENT_MS = 10_000
"""With so little time left a clock is highlighted."""
WORDS = {
    "freestyle": QT_TRANSLATE_NOOP("GomokuWords", "freestyle"),
    "exact": QT_TRANSLATE_NOOP("GomokuWords", "exactly five"),
    "renju": QT_TRANSLATE_NOOP("GomokuWords", "renju"),
    "caro": QT_TRANSLATE_NOOP("GomokuWords", "caro"),
    "swap": QT_TRANSLATE_NOOP("GomokuWords", "Swap"),
    "swap2": QT_TRANSLATE_NOOP("GomokuWords", "Swap2"),
    "rif": QT_TRANSLATE_NOOP("GomokuWords", "RIF"),
    "soosyrv-8": QT_TRANSLATE_NOOP("GomokuWords", "Soosyrv-8"),
    "taraguchi-10": QT_TRANSLATE_NOOP("GomokuWords", "Taraguchi-10"),
    "beginner": QT_TRANSLATE_NOOP("GomokuWords", "beginner"),
    "easy": QT_TRANSLATE_NOOP("GomokuWords", "easy"),
    "medium": QT_TRANSLATE_NOOP("GomokuWords", "medium"),
    "hard": QT_TRANSLATE_NOOP("GomokuWords", "hard"),
    "attacking": QT_TRANSLATE_NOOP("GomokuWords", "attacking"),
    "balanced": QT_TRANSLATE_NOOP("GomokuWords", "balanced"),
    "defensive": QT_TRANSLATE_NOOP("GomokuWords", "defensive"),
}
BRIEF = {
    "glance": QT_TRANSLATE_NOOP("GomokuWords", "at a glance"),
    "moment": QT_TRANSLATE_NOOP("GomokuWords", "after a moment"),
}
"""The words for levels by time that have no number."""
ENDINGS = {  # reason: the text if nobody has won, or one for each of WINNERS
    "five": (
        QT_TRANSLATE_NOOP("GomokuWords", "Black wins with five in a row."),
        QT_TRANSLATE_NOOP("GomokuWords", "White wins with five in a row."),
        QT_TRANSLATE_NOOP("GomokuWords", "The computer wins with five in a row."),
        QT_TRANSLATE_NOOP("GomokuWords", "You win with five in a row."),
    ),
    "resigned": (
        QT_TRANSLATE_NOOP("GomokuWords", "White resigns; Black wins."),
        QT_TRANSLATE_NOOP("GomokuWords", "Black resigns; White wins."),
        QT_TRANSLATE_NOOP("GomokuWords", "You resign; the computer wins."),
        QT_TRANSLATE_NOOP("GomokuWords", "The computer resigns; you win."),
    ),
    "time": (
        QT_TRANSLATE_NOOP("GomokuWords", "White has no time left; Black wins."),
        QT_TRANSLATE_NOOP("GomokuWords", "Black has no time left; White wins."),
        QT_TRANSLATE_NOOP("GomokuWords", "You have no time left; the computer wins."),
        QT_TRANSLATE_NOOP("GomokuWords", "The computer has no time left; you win."),
    ),
    "full": (QT_TRANSLATE_NOOP("GomokuWords", "The board is full: a draw."),),
    "passed": (QT_TRANSLATE_NOOP("GomokuWords", "Both have passed: a draw."),),
    "agreed": (QT_TRANSLATE_NOOP("GomokuWords", "A draw by agreement."),),
}
WINNERS = ("black", "white", "computer", "person")
"""The words for the winner: a person and the computer by what they are, others by colour."""


TITLES = {  # by the winner, one of WINNERS
    "black": QT_TRANSLATE_NOOP("GomokuWords", "Black wins"),
    "white": QT_TRANSLATE_NOOP("GomokuWords", "White wins"),
    "computer": QT_TRANSLATE_NOOP("GomokuWords", "The computer wins"),
    "person": QT_TRANSLATE_NOOP("GomokuWords", "You win"),
}
REASONS = {  # one for all winners, or one for each of WINNERS
    "five": (QT_TRANSLATE_NOOP("GomokuWords", "Five in a row"),),
    "resigned": (
        QT_TRANSLATE_NOOP("GomokuWords", "White resigned"),
        QT_TRANSLATE_NOOP("GomokuWords", "Black resigned"),
        QT_TRANSLATE_NOOP("GomokuWords", "You resigned"),
        QT_TRANSLATE_NOOP("GomokuWords", "The computer resigned"),
    ),
    "time": (
        QT_TRANSLATE_NOOP("GomokuWords", "White ran out of time"),
        QT_TRANSLATE_NOOP("GomokuWords", "Black ran out of time"),
        QT_TRANSLATE_NOOP("GomokuWords", "You ran out of time"),
        QT_TRANSLATE_NOOP("GomokuWords", "The computer ran out of time"),
    ),
    "full": (QT_TRANSLATE_NOOP("GomokuWords", "The board is full"),),
    "passed": (QT_TRANSLATE_NOOP("GomokuWords", "Both have passed"),),
    "agreed": (QT_TRANSLATE_NOOP("GomokuWords", "By agreement"),),
}
ACTIONS = {  # what a player does instead of placing a stone
    "pass": QT_TRANSLATE_NOOP("GomokuWords", "pass"),
    "swap": QT_TRANSLATE_NOOP("GomokuWords", "sides swapped"),
    "black": QT_TRANSLATE_NOOP("GomokuWords", "Black chosen"),
    "white": QT_TRANSLATE_NOOP("GomokuWords", "White chosen"),
    "two": QT_TRANSLATE_NOOP("GomokuWords", "two stones more"),
    "one": QT_TRANSLATE_NOOP("GomokuWords", "one fifth stone"),
    "ten": QT_TRANSLATE_NOOP("GomokuWords", "ten fifth stones"),
    "fifths": QT_TRANSLATE_NOOP("GomokuWords", "number of fifth stones"),
    "draw": QT_TRANSLATE_NOOP("GomokuWords", "draw agreed"),
    "resign": QT_TRANSLATE_NOOP("GomokuWords", "resigned"),
    "time": QT_TRANSLATE_NOOP("GomokuWords", "time has run out"),
}


def colour_name(colour: int) -> str:
    """The name of a colour as a player."""
    return (
        translate("GomokuWords", "Black") if colour == BLACK else translate("GomokuWords", "White")
    )


FULL_STOPS = ".。"


def ending(setup: GomokuSetup, state: GomokuState) -> str:
    """How a game ended; "" while it runs."""
    if state.ending is None:
        return ""
    return _for_winner(ENDINGS[state.ending.reason], setup, state)


def verdict(setup: GomokuSetup, state: GomokuState) -> tuple[str, str]:
    """The winner of a finished game, and the reason, each in a few words."""
    if state.ending is None:
        return "", ""
    reason = _for_winner(REASONS[state.ending.reason], setup, state)
    if state.ending.reason in DRAWS:
        return translate("GomokuWords", "A draw"), reason
    title = TITLES[_winner(setup, state, state.ending.winner)]
    return translate("GomokuWords", title), reason


def _for_winner(sentences: Sequence[str], setup: GomokuSetup, state: GomokuState) -> str:
    """The sentence for the winner of a finished game, or the only one."""
    winner = state.ending.winner if state.ending else None
    place = WINNERS.index(_winner(setup, state, winner)) if len(sentences) > 1 else 0
    return translate("GomokuWords", sentences[place])


def action_name(move: GomokuMove) -> str:
    """The point of a stone, or the name of another move."""
    what = move.word.partition("-")[0]
    return translate("GomokuWords", ACTIONS[what]) if what in ACTIONS else move.word


def _winner(setup: GomokuSetup, state: GomokuState, colour: int | None) -> str:
    """The name of the player of a colour, one of WINNERS."""
    if len({player.kind for player in setup.players}) > 1:
        black = setup.players[state.black_seat].kind
        return black if colour == BLACK else setup.players[1 - state.black_seat].kind
    return "black" if colour == BLACK else "white"


def name_of(setup: GomokuSetup, state: GomokuState, seat: int) -> str:
    """The name of a player: their own, "You" for the only person, or the colour."""
    player = setup.players[seat]
    if player.called:
        return player.called
    if player.kind == "computer":
        return translate("GomokuWords", "Computer")
    persons = sum(player.kind == "person" for player in setup.players)
    return translate("GomokuWords", "You") if persons == 1 else colour_name(state.colour_of(seat))


def whose_colours(setup: GomokuSetup, state: GomokuState) -> str:
    """Who has Black; "" for two persons known by their colours only."""
    name = name_of(setup, state, state.black_seat)
    return (
        ""
        if name == colour_name(BLACK)
        else translate("GomokuWords", "Black: {name}").format(name=name)
    )


def strength(player: GomokuPlayer) -> str:
    """How the computer plays, and how well, or the time that it or an external engine takes."""
    parts = [level_word(player.level)]
    if not level_named(player.level).seconds:
        parts.append(translate("GomokuWords", WORDS[player.style]))
    return " · ".join(parts)


def level_word(name: str) -> str:
    """The strength of a level, or its time."""
    level = level_named(name)
    if level.name in BRIEF:
        return translate("GomokuWords", BRIEF[level.name])
    if level.seconds:
        seconds = f"{level.seconds:g}"
        return translate("GomokuWords", "{seconds} s a move").format(seconds=seconds)
    return translate("GomokuWords", WORDS[level.name])


def settings_line(setup: GomokuSetup) -> str:
    """The board and the rules."""
    parts = [f"{setup.size} × {setup.size}", translate("GomokuWords", WORDS[setup.rule.name])]
    if setup.opening != "free":
        parts.append(translate("GomokuWords", WORDS[setup.opening]))
    return " · ".join(parts)


def status(setup: GomokuSetup, state: GomokuState, cursor: int | None) -> str:
    """The status line: what is played, the progress, and the cursor's point."""
    number = translate("GomokuWords", "move {number}").format(number=len(state.order) + 1)
    over = ending(setup, state).rstrip(FULL_STOPS)
    what = settings_line(setup), whose_colours(setup, state)
    point = "" if cursor is None else point_name(setup.size, cursor)
    parts = (over, *what) if over else (*what, number, point)
    return " · ".join(part for part in parts if part)


def player_words(
    setup: GomokuSetup, state: GomokuState, seat: int, thinking_ms: int, *, waits: bool = False
) -> PlayerWords:
    """The card of a player; `thinking_ms` is that of the player to move.

    `waits`: the player to move cannot go on before a question is answered.
    """
    active = state.ending is None and state.at_turn == seat
    thinking = thinking_ms if active else 0
    left = time_left(setup, state, seat, thinking)
    clock, clock_means = _clock(setup, state, seat, thinking)
    colour = state.colour_of(seat)
    return PlayerWords(
        colour=colour,
        name=name_of(setup, state, seat),
        doing=_doing(setup, state, seat) if active and not waits else _resting(setup, state, seat),
        clock=clock,
        clock_means=clock_means,
        active=active,
        urgent=active and left is not None and left < URGENT_MS,
    )


def _clock(setup: GomokuSetup, state: GomokuState, seat: int, thinking_ms: int) -> tuple[str, str]:
    """The time on a player's clock, and its meaning: time left, or time used."""
    game, used = game_time_left(setup, state, seat, thinking_ms), state.used_ms[seat] + thinking_ms
    left_words = translate("GomokuWords", "left")
    if has_run_out(state, seat):
        return minutes(0), left_words
    if state.ending is None and state.at_turn == seat:
        left = time_left(setup, state, seat, thinking_ms)
        if left is not None and left != game:
            return minutes(rounded_up(left)), translate("GomokuWords", "for this move")
    if game is None:
        return minutes(used), translate("GomokuWords", "used")
    return minutes(rounded_up(game)), left_words


def has_run_out(state: GomokuState, seat: int) -> bool:
    """Whether a player has lost the game on time."""
    lost = state.ending and state.ending.winner != state.colour_of(seat)
    return bool(lost and state.ending and state.ending.reason == "time")


def rounded_up(left_ms: int) -> int:
    """A remaining time rounded up to a full second, so that a clock shows 0:00 only at the end."""
    return max(0, left_ms + 999)


def description(setup: GomokuSetup, state: GomokuState) -> str:
    """A short description of a game: "Gomoku 15 × 15, move 24"."""
    words = translate("GomokuWords", "Gomoku {size} × {size}, move {number}")
    if setup.title:
        words = translate("GomokuWords", "Gomoku: {title}, move {number}")
    return words.format(title=setup.title, size=setup.size, number=len(state.order))


def caption(setup: GomokuSetup) -> str:
    """The name of a game: its title, or "15 × 15"."""
    return setup.title or f"{setup.size} × {setup.size}"


def file_stem(setup: GomokuSetup) -> str:
    """A file name: the valid part of the title, or the game's name."""
    return safe_stem(setup.title, "gomoku")


def minutes(milliseconds: int) -> str:
    """A time as "3:42"."""
    whole, seconds = divmod(milliseconds // 1000, 60)
    return f"{whole}:{seconds:02}"


def _doing(setup: GomokuSetup, state: GomokuState, seat: int) -> str:
    if setup.players[seat].kind == "computer":
        return translate("GomokuWords", "thinking…")
    if isinstance(state.step, Choose):
        if {"black", "white"} <= set(choices(state)):
            return translate("GomokuWords", "to choose a colour")
        return translate("GomokuWords", "to decide")
    if isinstance(state.step, Pick):
        return translate("GomokuWords", "to choose the fifth stone")
    if state.wanted_fifths > 1:
        return translate("GomokuWords", "to offer fifth stones")
    return translate("GomokuWords", "to move: {number}").format(number=len(state.order) + 1)


def _resting(setup: GomokuSetup, state: GomokuState, seat: int) -> str:
    player = setup.players[seat]
    if state.ending:
        won = state.ending.winner == state.colour_of(seat)
        return translate("GomokuWords", "has won") if won else ""
    return strength(player) if player.kind == "computer" else ""
