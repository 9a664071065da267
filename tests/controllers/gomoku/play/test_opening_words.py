# SPDX-License-Identifier: MIT
"""Openings in the real window: a person plays each as either side, and is told what to do."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from sudoku_qt.controllers.gomoku.play.opening_words import other_task, said, task
from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE, points_with
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import BALANCED, HARD
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.openings.procedures import PROCEDURES
from sudoku_qt.engine.gomoku.openings.steps import Choose, Pick
from sudoku_qt.engine.gomoku.player import choose
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.models.gomoku.model import PointMark
from tests.controllers.conftest import click
from tests.controllers.gomoku.table import EASY, Table
from tests.sweeps import every, in_turn

GAME = GomokuGame()
PERSON = GomokuPlayer()
Key = Qt.Key
MOST_ACTS = 120


def setup_of(opening: str) -> GomokuSetup:
    return GomokuSetup(size=15, rule=RENJU, opening=opening, players=(PERSON, PERSON))


def after(opening: str, words: str) -> GomokuState:
    setup = setup_of(opening)
    state = GAME.start(setup)
    for word in words.split():
        state = GAME.play(setup, state, GomokuMove(word))
    return state


def answers(table: Table) -> list[str]:
    """The words on the keys of the question that is asked."""
    card = table.controller.page.question
    keys = card.findChildren(QAbstractButton)
    return [key.text() for key in keys if key.isVisible() and key.text()]


def act(table: Table, rng: Random) -> None:
    """Do what a person is asked for: click a key or a point, as chance has it."""
    setup, state = table.controller.session.setup, table.state
    keys = answers(table)
    if isinstance(state.step, Choose) or (isinstance(state.step, Pick) and rng.random() < 0.5):
        click(table.program, rng.choice(keys))
        table.settle()
        return
    points = list(
        state.offered if isinstance(state.step, Pick) else points_with(state.stones, EMPTY)
    )
    while True:
        move = GomokuMove.at(setup.size, rng.choice(points))
        try:
            GAME.play(setup, state, move)
        except IllegalMove:
            continue
        table.click(move.word)
        return


@pytest.mark.parametrize(
    "side", every(3, [f"{each.name} {seat}" for each in PROCEDURES[1:] for seat in (0, 1)])
)
def test_a_person_plays_a_whole_game_as_either_side(table: Table, side: str) -> None:
    opening, seat = side[:-2], int(side[-1])
    players = (PERSON, EASY) if seat == 0 else (EASY, PERSON)
    table.begin(rule=RENJU, opening=opening, players=players)
    rng = Random(side)
    while table.state.is_opening:
        state = table.state
        assert state.at_turn == seat
        assert "\n" not in table.controller.page.question.text().strip()
        assert table.controller.page.question.text()
        act(table, rng)
        assert table.state != state
    for _ in range(MOST_ACTS):
        if table.state.ending:
            break
        choice = choose(table.controller.session.setup, table.state, HARD, BALANCED, 1)
        if not choice.move.is_stone:
            table.controller.calls.resign()
            break
        table.click(choice.move.word)
    assert table.state.ending is not None
    order = table.state.order
    assert [table.state.stones[point] for point in order] == [
        WHITE if number % 2 else BLACK for number in range(len(order))
    ]


def test_two_persons_are_told_each_step_of_rif(table: Table) -> None:
    table.begin(rule=RENJU, opening="rif")
    said_so = [table.controller.page.question.text()]
    for name in ("h8", "h9", "h10"):
        table.click(name)
        said_so.append(table.controller.page.question.text())
    click(table.program, "Play White")
    said_so.append(table.controller.page.question.text())
    for name in ("f9", "g8", "i7"):
        table.click(name)
        said_so.append(table.controller.page.question.text())
    assert said_so == [
        (
            "The opening Put the first stone, black, on the middle point. "
            "All three are yours: black, white, black."
        ),
        (
            "The opening Put stone 2, white, within the middle 3 × 3 points. "
            "All three are yours: black, white, black."
        ),
        (
            "The opening Put stone 3, black, within the middle 5 × 5 points. "
            "Then the other player may swap."
        ),
        (
            "Which colour do you want? White moves next. "
            "Then Black offers 2 fifth stones, and White keeps one."
        ),
        (
            "The opening Put stone 4, white, anywhere. "
            "Then Black offers 2 fifth stones, and White keeps one."
        ),
        (
            "The opening Offer fifth stone 1 of 2; White keeps one of them. "
            "None may equal another, turned or mirrored."
        ),
        (
            "The opening Offer fifth stone 2 of 2; White keeps one of them. "
            "None may equal another, turned or mirrored."
        ),
        (
            "Which fifth stone stays? One of the offered stones stays, as Black's; then White "
            "moves. Click it, or choose it here."
        ),
    ]
    assert answers(table) == ["g8", "i7"]
    table.click("j9")
    assert "Only an offered point" in table.program.notice()
    table.click("i7")
    assert table.order == ["h8", "h9", "h10", "f9", "i7"]
    assert not table.controller.page.question.isVisible()


def test_what_is_offered_is_seen_and_spoken_and_can_be_taken_back(table: Table) -> None:
    table.begin(rule=RENJU, opening="rif")
    table.click("h8 h9 h10")
    click(table.program, "Play White")
    table.click("h11 g8")
    model = table.controller.model
    assert model.point(7 * 15 + 6) == (BLACK, 5, PointMark.OFFERED)
    assert model.spoken(7 * 15 + 6) == "g8, black, move 5, offered"
    table.click("i8")
    assert "the same position as g8" in table.program.notice()
    table.program.shell.undo()
    assert model.point(7 * 15 + 6) == (EMPTY, 0, PointMark.NONE)
    table.program.shell.redo()
    assert table.state.offered == (7 * 15 + 6,)
    table.click("j11")
    assert model.next_stone == EMPTY, "no stone is put now"
    table.controller.calls.resign()
    assert table.state.ending is not None
    assert table.state.ending.winner == BLACK, "White was to choose"


@pytest.mark.parametrize("words", ["h8", "h8 white g9", "h8 white g9 black h6 white e5 ten a1 b2"])
def test_a_game_is_saved_and_opened_in_the_middle_of_its_opening(
    table: Table, tmp_path: Path, words: str
) -> None:
    setup = setup_of("taraguchi-10")
    table.begin(rule=RENJU, opening="taraguchi-10")
    for word in words.split():
        table.controller._play(GomokuMove(word))
    before = table.state
    path = tmp_path / "middle.gomoku"
    assert table.program.shell.documents.save_to(path)
    table.begin()
    table.program.shell.documents.open(path)
    table.settle()
    assert replace(table.state, used_ms=before.used_ms) == before
    assert table.controller.session.setup.opening == setup.opening
    assert table.controller.page.question.text()


def test_the_computer_says_that_it_swaps_offers_and_keeps() -> None:
    def remark(opening: str, words: str, word: str) -> str:
        state = after(opening, words)
        move = GomokuMove(word)
        return said(state, GAME.play(setup_of(opening), state, move), move, "Computer")

    assert remark("rif", "h8 h9 h10", "black") == "Computer swaps and takes Black."
    assert remark("rif", "h8 h9 h10", "white") == "Computer keeps White."
    assert remark("rif", "h8 h9 h10 white", "f9") == ""
    assert remark("rif", "h8 h9 h10 white f9", "g8") == ""
    assert (
        remark("rif", "h8 h9 h10 white f9 g8", "i7")
        == "Computer has offered the fifth stones; White keeps one."
    )
    assert (
        remark("rif", "h8 h9 h10 white f9 g8 i7", "g8") == "Computer keeps g8 as the fifth stone."
    )
    assert (
        remark("soosyrv-8", "h8 h9 h10 white f9", "fifths-4")
        == "Computer says how many fifth stones Black offers: 4."
    )
    four = "h8 white g9 black h6 white e5"
    assert remark("taraguchi-10", four, "white") == "Computer swaps and takes White."
    assert remark("taraguchi-10", four, "ten").startswith("Computer offers ten fifth stones")
    assert remark("taraguchi-10", four, "one").startswith("Computer puts the fifth stone")
    assert remark("rif", "h8 h9 h10", "resign") == ""


@in_turn(
    ("opening", "words", "sentence"),
    [
        ("rif", "h8 h9 h10", "Computer chooses a colour."),
        ("rif", "h8 h9 h10 white", "Computer puts a stone of the opening."),
        ("rif", "h8 h9 h10 white f9", "Computer offers fifth stones."),
        ("rif", "h8 h9 h10 white f9 g8 i7", "Computer chooses which fifth stone stays."),
        ("soosyrv-8", "h8 h9 h10 white f9", "Computer says how many fifth stones are offered."),
        ("taraguchi-10", "h8 white g9 black h6 white e5", "Computer says how it goes on."),
    ],
)
def test_what_another_player_does_is_told(opening: str, words: str, sentence: str) -> None:
    assert other_task(after(opening, words), "Computer") == sentence


@in_turn(
    ("opening", "words", "sentence", "keys"),
    [
        (
            "soosyrv-8",
            "h8 h9 h10",
            ("White moves next. Then White says how many fifth stones Black offers."),
            "Play Black|Play White",
        ),
        (
            "soosyrv-8",
            "h8 h9 h10 white f9",
            ("Black offers so many, and White keeps one. Before that the other player may swap."),
            "1|2|3|4|5|6|7|8",
        ),
        (
            "soosyrv-8",
            "h8 h9 h10 white f9 fifths-3",
            ("Then Black offers 3 fifth stones, and White keeps one."),
            "Play Black|Play White",
        ),
        (
            "soosyrv-8",
            "h8 h9 h10 white f9 fifths-1",
            "Then Black puts the fifth stone.",
            "Play Black|Play White",
        ),
        ("soosyrv-8", "h8 h9 h10 white f9 fifths-1 black", "Put stone 5, black, anywhere.", ""),
        (
            "taraguchi-10",
            "h8",
            "White moves next. Then the other player may swap.",
            "Play Black|Play White",
        ),
        (
            "taraguchi-10",
            "h8 white g9",
            "Black moves next. Then the other player may swap.",
            "Play Black|Play White",
        ),
        (
            "taraguchi-10",
            "h8 white g9 black h6 white",
            (
                "Put stone 4, white, within the middle 7 × 7 points. "
                "Then the other player says how it goes on."
            ),
            "",
        ),
        (
            "taraguchi-10",
            "h8 white g9 black h6 white e5 one d4",
            "White moves next.",
            "Play Black|Play White",
        ),
        ("swap2", "h8 h9 h10", "White moves next.", "Play Black|Play White|Put two stones more"),
    ],
)
def test_a_person_is_told_what_to_do(opening: str, words: str, sentence: str, keys: str) -> None:
    now = task(setup_of(opening), after(opening, words))
    assert now.text == sentence
    assert "|".join(word for word, _ in now.answers) == keys


def test_return_gives_the_filled_answer_but_picks_the_cursor_s_stone(table: Table) -> None:
    table.begin(rule=RENJU, opening="rif")
    table.click("h8 h9 h10")
    table.press(Key.Key_Return)
    assert table.state.black_seat == 1, "Play Black is filled"
    table.click("f9 g8 i7")
    assert table.state.step.name == "pick"
    table.press(Key.Key_Up, Key.Key_Return)
    assert "Only an offered point" in table.program.notice()
    table.press(Key.Key_Down, Key.Key_Return)
    assert table.order[-1] == "i7", "not g8, which is filled"
