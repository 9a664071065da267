# SPDX-License-Identifier: MIT
"""The options of a game of Gomoku: they give back what they show, and say what they mean."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.gomoku.openings.procedures import PROCEDURES
from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import BALANCED_START, CLICKS, LEAST_BALANCED, NewGomoku
from sudoku_qt.views.gomoku.dialogs import gomoku_options
from sudoku_qt.views.gomoku.dialogs.gomoku_options import OPENINGS, PAGES, RULES, GomokuOptions
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Text
from sudoku_qt.views.widgets.segment import Segment, SegmentPart

WANTED = (
    NewGomoku(),
    NewGomoku(
        size=22,
        rule="renju",
        opening="swap2",
        black="hard",
        white="person",
        black_style="attacking",
        white_style="defensive",
        game_minutes=15,
        move_seconds=30,
        increment_seconds=5,
        take_back=False,
        clicks="buttons",
    ),
)

RENJUS = ("rif", "soosyrv-8", "taraguchi-10")


def parts_of(segment: Segment) -> dict[str, SegmentPart]:
    """The visible parts of a choice."""
    parts = segment.findChildren(SegmentPart)
    return {part.key: part for part in parts if not part.isHidden()}


@pytest.fixture
def options(qtbot: QtBot, theme: Theme) -> GomokuOptions:
    """The options as they are at first."""
    made = GomokuOptions(EngineList(), 368)
    qtbot.addWidget(made)
    made.show_options(NewGomoku())
    return made


@pytest.mark.parametrize("wanted", WANTED)
def test_what_was_wanted_is_shown_and_given_back(options: GomokuOptions, wanted: NewGomoku) -> None:
    options.show_options(wanted)
    assert options.chosen() == wanted


def test_everything_that_can_be_wanted_can_be_chosen() -> None:
    assert tuple(value for value, _ in gomoku_options.CLICKS) == CLICKS
    assert tuple(value for value, _, _ in OPENINGS) == (
        *(procedure.name for procedure in PROCEDURES),
        BALANCED_START,
    )


def test_the_players_exchange_their_colours(options: GomokuOptions) -> None:
    options.show_options(WANTED[1])
    options.exchange()
    wanted = options.chosen()
    assert (wanted.black, wanted.white) == ("person", "hard")
    assert (wanted.black_style, wanted.white_style) == ("defensive", "attacking")


def test_only_what_the_choices_leave_open_can_be_changed(options: GomokuOptions) -> None:
    black, white = options.players
    assert black.style_box.isHidden(), "a person has a style of their own"
    assert not white.style_box.isHidden()
    assert [player.level.isHidden() for player in options.players] == [True, False]
    assert not options.increment.isEnabled()
    options.limit.kind.findChildren(QAbstractButton)[1].click()
    assert options.increment.isEnabled()


def test_an_increment_without_a_limit_is_none(options: GomokuOptions) -> None:
    options.show_options(WANTED[1])
    options.limit.kind.findChildren(QAbstractButton)[0].click()
    assert options.chosen().increment_seconds == 0


def test_every_rule_and_opening_is_explained(options: GomokuOptions) -> None:
    openings = options.opening, options.renju_opening
    for rows, segments in ((RULES, (options.rule,)), (OPENINGS, openings)):
        parts_of(options.rule)["renju"].click()
        parts = {key: part for segment in segments for key, part in parts_of(segment).items()}
        assert parts.keys() == {key for key, _, _ in rows}
        for key, _, words in rows:
            parts[key].click()
            assert words in {text.text() for text in options.findChildren(Text)}


def test_a_size_is_chosen_or_counted(options: GomokuOptions) -> None:
    assert options.sizes.key == "16"
    options.size_box.setValue(17)
    assert options.sizes.key == ""
    options.sizes.findChildren(QAbstractButton)[-1].click()
    assert (options.chosen().size, options.sizes.key) == (19, "19")


def test_a_balanced_start_wants_a_board_with_room_for_it(options: GomokuOptions) -> None:
    options.show_options(NewGomoku(opening=BALANCED_START))
    assert options.chosen().opening == BALANCED_START
    options.size_box.setValue(LEAST_BALANCED - 1)
    assert options.chosen().opening == "free"
    assert not options.opening.stops()[-1].isEnabled()


def test_the_switch_says_whether_moves_can_be_taken_back(options: GomokuOptions) -> None:
    switch = options.take_back
    assert (switch.isChecked(), switch.text()) == (True, "as often as both like")
    switch.click()
    assert switch.text() == "not in this game"


def test_a_part_shows_its_page(options: GomokuOptions) -> None:
    options.show()
    shown = []
    for key, part in zip(PAGES, options.pages.findChildren(QAbstractButton), strict=True):
        part.click()
        fields = options.rule, options.clicks, options.players[0]
        shown.append((key, [field.isVisible() for field in fields]))
    assert shown == [
        ("board", [True, False, False]),
        ("time", [False, True, False]),
        ("players", [False, False, True]),
    ]


def test_all_is_said_in_a_line_and_follows_what_is_chosen(
    options: GomokuOptions, qtbot: QtBot
) -> None:
    assert options.summary() == "16 × 16 · Freestyle · no clock · a click plays at once"
    with qtbot.waitSignal(options.changed):
        options.rule.findChildren(QAbstractButton)[2].click()
    assert "Renju" in options.summary()
    options.show_options(WANTED[1])
    assert options.summary() == (
        "22 × 22 · Renju · Swap2 · 15 min a game · 30 s a move · no taking back"
        " · a click asks to confirm"
    )


@pytest.mark.parametrize("room", [368, 200])
def test_nothing_is_wider_than_its_room(qtbot: QtBot, theme: Theme, room: int) -> None:
    options = GomokuOptions(EngineList(), room)
    qtbot.addWidget(options)
    for segment in (options.rule, options.opening, options.clicks):
        assert segment.minimumSizeHint().width() <= room


def test_renju_s_openings_are_shown_under_its_rule_only(options: GomokuOptions) -> None:
    assert options.renju_opening.isHidden()
    parts_of(options.rule)["renju"].click()
    assert not options.renju_opening.isHidden()
    assert parts_of(options.renju_opening).keys() == set(RENJUS)
    parts_of(options.opening)["swap"].click()
    parts_of(options.renju_opening)["rif"].click()
    assert options.chosen().opening == "rif"
    assert not any(part.isChecked() for part in parts_of(options.opening).values())
    assert any("26 openings" in text.text() for text in options.findChildren(Text))
    parts_of(options.rule)["freestyle"].click()
    assert options.chosen().opening == "free"
    assert options.renju_opening.isHidden()
    assert parts_of(options.opening)["free"].isChecked()


@pytest.mark.parametrize("opening", RENJUS)
def test_they_bring_a_board_with_a_middle_and_go_with_it(
    options: GomokuOptions, opening: str
) -> None:
    options.show_options(NewGomoku(size=16, rule="renju"))
    parts_of(options.renju_opening)[opening].click()
    assert (options.chosen().opening, options.chosen().size) == (opening, 15)
    options.size_box.setValue(13)
    assert (options.chosen().opening, options.chosen().size) == (opening, 13)
    options.size_box.setValue(16)
    assert (options.chosen().opening, options.chosen().size) == ("free", 16)


def test_options_that_do_not_go_together_are_mended(options: GomokuOptions) -> None:
    options.show_options(NewGomoku(size=16, rule="renju", opening="rif"))
    assert options.chosen().opening == "free"
    options.show_options(NewGomoku(size=15, rule="caro", opening="rif"))
    assert options.chosen().opening == "free"
    options.show_options(NewGomoku(size=15, rule="renju", opening="taraguchi-10"))
    assert options.chosen().opening == "taraguchi-10"
    assert options.summary().startswith("15 × 15 · Renju · Taraguchi-10")
