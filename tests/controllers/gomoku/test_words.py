# SPDX-License-Identifier: MIT
"""How a game is told."""

from sudoku_qt.controllers.gomoku.words import (
    ENDINGS,
    WORDS,
    ending,
    minutes,
    name_of,
    player_words,
    settings_line,
    status,
    strength,
    whose_colours,
)
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import LEVELS, STYLES
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.rules import RENJU, RULES
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup, TimeLimits
from sudoku_qt.engine.gomoku.state import GomokuState
from tests.sweeps import in_turn

PERSON, COMPUTER = GomokuPlayer(), GomokuPlayer("computer", level="hard", style="attacking")
TWO = GomokuSetup(size=15, players=(PERSON, PERSON))
ONE = GomokuSetup(size=15, players=(PERSON, COMPUTER))


def after(setup: GomokuSetup, words: str) -> GomokuState:
    """The state after some moves."""
    game = GomokuGame()
    state = game.start(setup)
    for word in words.split():
        state = game.play(setup, state, GomokuMove(word))
    return state


def test_everything_that_has_a_name_has_a_word() -> None:
    names = [each.name for each in (*RULES, *LEVELS, *STYLES)]
    assert set(names) <= WORDS.keys()


@in_turn(
    ("words", "said"),
    [
        ("", ""),
        ("h8", ""),
        ("h8 a1 i8 a2 j8 a3 k8 a4 l8", "Black wins with five in a row."),
        ("a15 h8 a13 i8 a11 j8 a9 k8 a7 l8", "White wins with five in a row."),
        ("resign-black", "Black resigns; White wins."),
        ("resign-white", "White resigns; Black wins."),
        ("time-black", "Black has no time left; White wins."),
        ("time-white", "White has no time left; Black wins."),
        ("draw", "A draw by agreement."),
        ("pass pass", "Both have passed: a draw."),
    ],
)
def test_every_ending_has_its_sentence(words: str, said: str) -> None:
    assert ending(TWO, after(TWO, words)) == said


@in_turn(
    ("words", "said"),
    [
        ("h8 a1 i8 a2 j8 a3 k8 a4 l8", "You win with five in a row."),
        ("a15 h8 a13 i8 a11 j8 a9 k8 a7 l8", "The computer wins with five in a row."),
        ("resign-black", "You resign; the computer wins."),
        ("time-white", "The computer has no time left; you win."),
        ("swap h8 a1 i8 a2 j8 a3 k8 a4 l8", "The computer wins with five in a row."),
    ],
)
def test_a_person_and_the_computer_are_told_apart_by_what_they_are(words: str, said: str) -> None:
    assert ending(ONE, after(ONE, words)) == said


def test_a_full_board_is_a_draw_in_words() -> None:
    assert len(ENDINGS["full"]) == 1


def test_players_are_named_by_name_part_or_colour() -> None:
    start = after(TWO, "")
    named = GomokuSetup(size=15, players=(GomokuPlayer(name="Ann"), PERSON))
    assert [name_of(TWO, start, seat) for seat in (0, 1)] == ["Black", "White"]
    assert [name_of(ONE, start, seat) for seat in (0, 1)] == ["You", "Computer"]
    assert name_of(named, start, 0) == "Ann"
    assert whose_colours(TWO, start) == ""
    assert whose_colours(ONE, after(ONE, "swap")) == "Black: Computer"


def test_a_card_tells_turn_strength_and_clock() -> None:
    state = after(ONE, "")
    you, it = (player_words(ONE, state, seat, 65_000) for seat in (0, 1))
    assert (you.colour, you.doing, you.clock, you.active) == (BLACK, "to move: 1", "1:05", True)
    assert (it.colour, it.doing, it.clock, it.active) == (
        WHITE, "hard · attacking", "0:00", False,
    )  # fmt: skip
    assert player_words(ONE, after(ONE, "h8"), 1, 0).doing == "thinking…"


def test_the_strength_of_a_level_by_time_is_its_time() -> None:
    assert [strength(GomokuPlayer("computer", name)) for name in ("glance", "tenth")] == [
        "at a glance",
        "0.1 s a move",
    ]


def test_a_limited_clock_counts_down_and_becomes_urgent() -> None:
    setup = GomokuSetup(size=15, players=(PERSON, PERSON), limits=TimeLimits(game_ms=60_000))
    calm, late = (player_words(setup, after(setup, ""), 0, used) for used in (0, 55_500))
    assert (calm.clock, calm.urgent) == ("1:00", False)
    assert (late.clock, late.urgent) == ("0:05", True)


GAME, MOVE = TimeLimits(game_ms=60_000, increment_ms=5_000), TimeLimits(move_ms=30_000)
BOTH = TimeLimits(game_ms=60_000, move_ms=30_000)


@in_turn(
    ("limits", "words", "clocks"),  # Black's and White's, when who is at turn has thought for 20 s
    [
        (TimeLimits(), "h8", ("0:10 used", "0:20 used")),
        (GAME, "h8", ("0:55 left", "0:40 left")),
        (MOVE, "h8", ("0:10 used", "0:10 for this move")),
        (BOTH, "h8", ("0:50 left", "0:10 for this move")),
        (BOTH, "h8 i8 j8 k8 l8", ("0:30 left", "0:10 for this move")),
        (TimeLimits(), "h8 resign-white", ("0:10 used", "0:10 used")),
        (GAME, "h8 time-white", ("0:55 left", "0:00 left")),
        (MOVE, "h8 time-white", ("0:10 used", "0:00 left")),
        (BOTH, "h8 time-white", ("0:50 left", "0:00 left")),
        (BOTH, "h8 resign-white", ("0:50 left", "0:50 left")),
    ],
)
def test_a_clock_says_whether_its_time_is_left_or_was_used(
    limits: TimeLimits, words: str, clocks: tuple[str, str]
) -> None:
    setup, game = GomokuSetup(size=15, players=(PERSON, PERSON), limits=limits), GomokuGame()
    state = game.start(setup)
    for word in words.split():
        state = game.play(setup, state, GomokuMove(word, ms=10_000))
    cards = (player_words(setup, state, seat, 20_000) for seat in (0, 1))
    assert tuple(f"{card.clock} {card.clock_means}" for card in cards) == clocks


def test_the_winner_is_named_on_the_card() -> None:
    state = after(ONE, "resign-black")
    assert [player_words(ONE, state, seat, 0).doing for seat in (0, 1)] == ["", "has won"]


def test_settings_are_told_in_one_line() -> None:
    setup = GomokuSetup(size=15, rule=RENJU, opening="swap2")
    assert settings_line(setup) == "15 × 15 · renju · Swap2"


def test_times_are_written_in_minutes() -> None:
    assert [minutes(ms) for ms in (0, 59_999, 222_000, 3_600_000)] == [
        "0:00", "0:59", "3:42", "60:00",
    ]  # fmt: skip


def test_the_status_tells_board_players_move_and_cursor() -> None:
    assert status(ONE, after(ONE, "h8"), 0) == ("15 × 15 · freestyle · Black: You · move 2 · a15")
    assert status(TWO, after(TWO, "draw"), None) == ("A draw by agreement · 15 × 15 · freestyle")


def test_where_a_game_is_over_the_status_tells_no_point() -> None:
    assert status(TWO, after(TWO, "draw"), 0) == status(TWO, after(TWO, "draw"), None)
