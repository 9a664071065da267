# SPDX-License-Identifier: MIT
"""Every opening procedure, run by the game: what its rules say, and that it leads to play."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from sudoku_qt.engine.game import IllegalMove, Section
from sudoku_qt.engine.gomoku.board import BLACK, COLOURS, EMPTY, WHITE, other, points_with
from sudoku_qt.engine.gomoku.game import GomokuGame, choices
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.openings.equals import figure
from sudoku_qt.engine.gomoku.openings.procedures import (
    PROCEDURES,
    RIF,
    SOOSYRV_8,
    SWAP2,
    TARAGUCHI_10,
    Procedure,
    procedure_named,
)
from sudoku_qt.engine.gomoku.openings.steps import Choose, Pick, Place, Play
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.message import Fault
from tests.engine.gomoku.cases import stones_of
from tests.sweeps import amount, in_turn

GAME = GomokuGame()
RENJU_ONES = RIF, SOOSYRV_8, TARAGUCHI_10


def setup_of(procedure: Procedure, size: int = 15) -> GomokuSetup:
    return GomokuSetup(size=size, rule=RENJU, opening=procedure.name)


def play(procedure: Procedure, words: str, size: int = 15) -> GomokuState:
    setup = setup_of(procedure, size)
    state = GAME.start(setup)
    for word in words.split():
        state = GAME.play(setup, state, GAME.read_move(setup, word))
    return state


def legal_stones(
    setup: GomokuSetup, state: GomokuState
) -> Iterator[tuple[GomokuMove, GomokuState]]:
    """Yield the stones that may be put, and what comes of them."""
    for point in range(len(state.stones)):
        move = GomokuMove.at(setup.size, point)
        try:
            yield move, GAME.play(setup, state, move)
        except IllegalMove:
            continue


def test_the_renju_openings_are_the_26_of_the_federation() -> None:
    openings = set()
    setup = setup_of(RIF)
    firsts = list(legal_stones(setup, GAME.start(setup)))
    assert [move.word for move, _ in firsts] == ["h8"]
    for _, second in legal_stones(setup, firsts[0][1]):
        openings |= {
            (figure(second.stones), figure(s.stones)) for _, s in legal_stones(setup, second)
        }
    assert len(openings) == 26
    assert len({second for second, _ in openings}) == 2, "direct and indirect ones"


@in_turn(
    ("procedure", "words", "step", "at_turn", "to_move", "black_seat"),
    [
        (RIF, "", "three", 0, BLACK, 0),
        (RIF, "h8 h9", "three", 0, BLACK, 0),
        (RIF, "h8 h9 h10", "choice", 1, WHITE, 0),
        (RIF, "h8 h9 h10 white", "fourth", 1, WHITE, 0),
        (RIF, "h8 h9 h10 black", "fourth", 0, WHITE, 1),
        (RIF, "h8 h9 h10 black a1", "fifths", 1, BLACK, 1),
        (RIF, "h8 h9 h10 black a1 b2", "fifths", 1, BLACK, 1),
        (RIF, "h8 h9 h10 black a1 b2 c5", "pick", 0, BLACK, 1),
        (RIF, "h8 h9 h10 black a1 b2 c5 c5", "play", 0, WHITE, 1),
        (SOOSYRV_8, "h8 h9 h10 white a1", "number", 1, BLACK, 0),
        (SOOSYRV_8, "h8 h9 h10 white a1 fifths-3", "last choice", 0, BLACK, 0),
        (SOOSYRV_8, "h8 h9 h10 white a1 fifths-3 white", "fifths", 1, BLACK, 1),
        (SOOSYRV_8, "h8 h9 h10 white a1 fifths-2 black b2 c5", "pick", 1, BLACK, 0),
        (SOOSYRV_8, "h8 h9 h10 white a1 fifths-1 black b2", "play", 1, WHITE, 0),
        (TARAGUCHI_10, "h8", "choice 1", 1, WHITE, 0),
        (TARAGUCHI_10, "h8 black", "second", 0, WHITE, 1),
        (TARAGUCHI_10, "h8 black g9 black", "third", 1, BLACK, 1),
        (TARAGUCHI_10, "h8 black g9 white", "third", 0, BLACK, 0),
        (TARAGUCHI_10, "h8 white g9 black h6 white", "fourth", 1, WHITE, 0),
        (TARAGUCHI_10, "h8 white g9 black h6 white e5", "choice 4", 0, BLACK, 0),
        (TARAGUCHI_10, "h8 white g9 black h6 white e5 white", "fifth", 1, BLACK, 1),
        (TARAGUCHI_10, "h8 white g9 black h6 white e5 one d4", "choice 5", 1, WHITE, 0),
        (TARAGUCHI_10, "h8 white g9 black h6 white e5 one d4 black", "play", 0, WHITE, 1),
        (TARAGUCHI_10, "h8 white g9 black h6 white e5 ten", "fifths", 0, BLACK, 0),
    ],
)
def test_who_does_what(
    procedure: Procedure, words: str, step: str, at_turn: int, to_move: int, black_seat: int
) -> None:
    state = play(procedure, words)
    assert (state.step.name, state.at_turn) == (step, at_turn)
    assert (state.to_move, state.black_seat) == (to_move, black_seat)


def test_offers_are_no_stones_until_one_is_picked() -> None:
    offered = play(RIF, "h8 h9 h10 white a1 b2 c5")
    assert len(offered.order) == 4
    assert len(offered.offered) == 2
    picked = play(RIF, "h8 h9 h10 white a1 b2 c5 b2")
    assert picked.stones == stones_of("h8 h10 b2", "h9 a1")
    assert (picked.offered, picked.fifths) == ((), 0)


def test_ten_offers_are_ten() -> None:
    words = "h8 white g9 black h6 white e5 ten a1 a2 a3 a4 a5 a6 a7 a8 a9"
    assert play(TARAGUCHI_10, words).step.name == "fifths"
    assert play(TARAGUCHI_10, f"{words} a10").step.name == "pick"


def test_all_offers_are_one_turn_of_the_clock() -> None:
    before = play(RIF, "h8@1 h9@1 h10@1 white@1 a1@1")
    after = play(RIF, "h8@1 h9@1 h10@1 white@1 a1@1 b2@20 c5@300 c5@4000")
    assert [new - old for new, old in zip(after.turns, before.turns, strict=True)] == [1, 1]
    assert [new - old for new, old in zip(after.used_ms, before.used_ms, strict=True)] == [
        320,
        4000,
    ]


@in_turn(
    ("procedure", "words", "word", "sentence"),
    [
        (RIF, "", "g8", "The first stone goes on the middle point of the board."),
        (RIF, "h8", "h10", "Stone 2 has to lie within the middle 3 × 3 points."),
        (RIF, "h8 h9", "h11", "Stone 3 has to lie within the middle 5 × 5 points."),
        (RIF, "h8 h9", "h9", "h9 is taken."),
        (RIF, "h8 h9 h10", "a1", "A colour has to be chosen first."),
        (RIF, "h8 h9 h10", "two", "There is no such choice now."),
        (RIF, "h8 h9 h10", "pass", "This is not possible before the opening is over."),
        (RIF, "h8 h9 h10", "swap", "This is not possible before the opening is over."),
        (RIF, "h8 h9 h10 white a1 b2", "b2", "b2 is offered already."),
        (
            RIF, "h8 h9 h10 white h11 g8", "i8",
            "i8 would make the same position as g8, turned or mirrored.",
        ),
        (
            RIF, "h8 h9 h10 white a1 b2 c5", "d4",
            "Only an offered point can become the fifth stone.",
        ),
        (RIF, "h8 h9 h10 white a1", "black", "There is no such choice now."),
        (
            SOOSYRV_8, "h8 h9 h10 white a1", "b2",
            "First one of the answers beside the board has to be chosen.",
        ),
        (SOOSYRV_8, "h8 h9 h10 white a1", "fifths-9", "“fifths-9” is not a move."),
        (
            TARAGUCHI_10, "h8 white g9 black h6 white", "d8",
            "Stone 4 has to lie within the middle 7 × 7 points.",
        ),
        (
            TARAGUCHI_10, "h8 white g9 black h6 white e5 one", "c8",
            "Stone 5 has to lie within the middle 9 × 9 points.",
        ),
    ],
)  # fmt: skip
def test_what_is_not_allowed_is_refused_in_a_sentence(
    procedure: Procedure, words: str, word: str, sentence: str
) -> None:
    setup = setup_of(procedure)
    with pytest.raises(Fault) as fault:
        GAME.play(setup, play(procedure, words), GAME.read_move(setup, word))
    assert str(fault.value) == sentence


def _random_move(setup: GomokuSetup, state: GomokuState, rng: Random) -> GomokuMove:
    if words := choices(state):
        return GomokuMove(rng.choice(words))
    points = list(
        state.offered if isinstance(state.step, Pick) else points_with(state.stones, EMPTY)
    )
    while True:
        move = GomokuMove.at(setup.size, rng.choice(points))
        try:
            GAME.play(setup, state, move)
        except IllegalMove:
            continue
        return move


@in_turn("procedure", PROCEDURES)
@amount("games", 25, 1000)
def test_every_way_through_an_opening_ends_in_a_normal_game(
    procedure: Procedure, games: int
) -> None:
    sizes = [size for size in (5, 8, 9, 15, 22) if procedure.fits(size)]
    for seed in range(games):
        rng = Random(seed)
        setup = setup_of(procedure, rng.choice(sizes))
        state, steps = GAME.start(setup), 0
        while state.is_opening:
            owner = setup.players[state.at_turn], state.black_seat
            state, steps = GAME.play(setup, state, _random_move(setup, state, rng)), steps + 1
            assert owner[1] in {0, 1}
            section = GAME.write_state(setup, state)
            assert GAME.read_state(setup, section) == state, "saved in the middle of it"
            assert steps < 30
        # alternately, Black first, and the one with the colour to move is at turn
        assert [state.stones[point] for point in state.order] == [
            COLOURS[number % 2] for number in range(len(state.order))
        ]
        assert state.to_move == COLOURS[len(state.order) % 2]
        assert state.colour_of(state.at_turn) == state.to_move
        assert (state.offered, state.fifths) == ((), 0)
        assert {state.colour_of(0), state.colour_of(1)} == {BLACK, WHITE}
        for _ in range(4):
            before = state
            state = GAME.play(setup, state, _random_move(setup, state, rng))
            assert state.to_move == other(before.to_move)
            assert state.at_turn != before.at_turn
            if state.ending:
                break


@in_turn("procedure", PROCEDURES)
def test_every_step_can_be_reached_and_leads_on(procedure: Procedure) -> None:
    reached = {step.name for step, _, _ in procedure.ways()}
    assert reached == {step.name for step in procedure.steps}
    for step in procedure.steps:
        assert not isinstance(step, Play)
        thens = [then for _, then in step.words] if isinstance(step, Choose) else [step.then]
        assert all(map(procedure.has, thens))


def test_squares_need_a_board_with_a_centre_and_room() -> None:
    for procedure in RENJU_ONES:
        assert [size for size in range(5, 16) if procedure.fits(size)] == [9, 11, 13, 15]
        assert procedure.is_centred
    assert SWAP2.fits(16)
    assert SWAP2.fits(5)
    with pytest.raises(Fault, match="middle point"):
        GAME.read_setup({"size": 16, "rule": "renju", "opening": "rif"})


@in_turn("name", ["", "RIF", None, 5, ["rif"]])
def test_an_unknown_procedure_is_refused(name: object) -> None:
    with pytest.raises(Fault, match="is not an opening rule"):
        procedure_named(name)


@in_turn(
    ("change", "procedure", "words"),
    [
        ({"offered": "b2 b2"}, RIF, "h8 h9 h10 white a1 b2 c5"),
        ({"offered": "b2"}, RIF, "h8 h9 h10 white a1 b2 c5"),
        ({"offered": "b2 c5 d7"}, RIF, "h8 h9 h10 white a1 b2 c5"),
        ({"offered": "b2 a1"}, RIF, "h8 h9 h10 white a1 b2 c5"),
        ({"offered": "g8 i8"}, RIF, "h8 h9 h10 white h11 b2 c5"),
        ({"offered": "b2"}, RIF, "h8 h9 h10"),
        ({"offered": "b2"}, RIF, "h8 h9 h10 white a1 b2 c5 b2"),
        ({"phase": "play"}, RIF, "h8 h9 h10 white a1 b2 c5"),
        ({"phase": "pick"}, RIF, "h8 h9 h10 white a1 b2"),
        ({"phase": "fourth"}, RIF, "h8 h9 h10 white a1"),
        ({"phase": "fifth"}, RIF, "h8 h9 h10 white a1"),
        ({"to_move": "white"}, RIF, "h8 h9 h10 white a1 b2"),
        ({"fifths": 9}, SOOSYRV_8, "h8 h9 h10 white a1 fifths-3"),
        ({"fifths": 0}, SOOSYRV_8, "h8 h9 h10 white a1 fifths-3 black"),
        ({"fifths": 3}, SOOSYRV_8, "h8 h9 h10 white a1"),
        ({"fifths": 3}, RIF, "h8 h9 h10"),
    ],
)
def test_a_damaged_opening_is_refused(change: Section, procedure: Procedure, words: str) -> None:
    setup = setup_of(procedure)
    section = GAME.write_state(setup, play(procedure, words))
    section.update(change)
    with pytest.raises(Fault, match="damaged"):
        GAME.read_state(setup, section)


def test_the_squares_of_every_place_fit_the_smallest_board() -> None:
    squares = [
        rows
        for procedure, step in product(PROCEDURES, range(20))
        if step < len(procedure.steps) and isinstance(place := procedure.steps[step], Place)
        for rows in place.squares
    ]
    assert set(squares) == {0, 1, 3, 5, 7, 9}
