# SPDX-License-Identifier: MIT
"""What the card says and the board shows at each stage of every technique's hint."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.sudoku.hints.screens import (
    PROGRESS,
    Screen,
    Telling,
    apply_words,
    screens_of,
    translated,
    walk_of,
)
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.engine.sudoku.hints.advice import Advice, Hint, Remark
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource
from tests.case_steps import WITH_LINKS, each_variant, first_step
from tests.sweeps import every, in_turn

SINGLES = LADDER.only("full_house", "hidden_single", "naked_single")
TOLD = ("hidden_single", "naked_pair", "x_wing", "als_xz", "unique_rectangle_1", *WITH_LINKS)


@pytest.mark.parametrize("technique", every(3, TOLD))
def test_the_four_stages_tell_ever_more(telling: Telling, technique: str) -> None:
    _, step = first_step(technique)
    where, which, cells, whole = screens_of(Advice((), Hint(step)), telling)
    assert [each.card.stage for each in (where, which, cells, whole)] == [1, 2, 3, 4]
    assert not where.drawing.discs
    assert {*where.drawing.grounds.values()} <= {"where"}
    assert where.drawing.grounds or where.drawing.frames
    assert where.card.title != which.card.title == whole.card.title
    concluding = {"eliminated", "follows"}
    roles = {disc.role for discs in cells.drawing.discs.values() for disc in discs}
    assert not roles & concluding
    roles = {disc.role for discs in whole.drawing.discs.values() for disc in discs}
    assert roles & concluding
    assert {row.disc.role for row in whole.card.legend if row.disc} == roles
    assert [each.primary for each in (where, which, cells, whole)] == ["on", "on", "on", "apply"]
    assert [each.second for each in (where, which, cells, whole)] == ["whole", "whole", "", "page"]
    assert not re.search(r"\{[a-z_]+\}", whole.card.text)


def test_the_first_stage_says_what_is_to_be_found_without_giving_it_away(telling: Telling) -> None:
    _, single = first_step("hidden_single")
    where, *_ = screens_of(Advice((), Hint(single, entered=True)), telling)
    assert where.card.text.endswith("A digit can be placed. All the digits are right so far.")

    _, fish = first_step("x_wing")
    where, *_ = screens_of(Advice((), Hint(fish)), telling)
    count = len(fish.eliminations)
    named = "A candidate" if count == 1 else f"{count} candidates"
    gain = f"{named} can be struck out."
    assert where.card.text.endswith(gain)


@pytest.mark.parametrize(("technique", "word"), [("hidden_single", "填入"), ("x_wing", "删去")])
def test_the_filled_key_says_in_chinese_what_it_does(
    qapp: QApplication, technique: str, word: str
) -> None:
    _, step = first_step(technique)
    translator = QTranslator()
    assert translator.load(str(resource("i18n") / "sudoku_qt_zh_CN.qm"))
    qapp.installTranslator(translator)
    try:
        assert apply_words(step) == word
    finally:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("technique", every(9, [rung.name for rung in LADDER]))
def test_the_legend_has_what_is_drawn_and_nothing_else(technique: str) -> None:
    telling = Telling(Pages(resource("techniques") / "en"))
    for _, step in each_variant(technique).values():
        whole = screens_of(Advice((), Hint(step)), telling)[-1]
        drawn = {disc.role for discs in whole.drawing.discs.values() for disc in discs}
        assert {row.disc.role for row in whole.card.legend if row.disc} == drawn
        kinds = {"strong" if arrow.strong else "weak" for arrow in whole.drawing.arrows}
        assert {row.link for row in whole.card.legend if row.link} == kinds


@pytest.mark.parametrize(
    ("practised", "is_named"),
    [("nice_loop", True), ("m_wing", True), ("s_wing", False), ("", False)],
)
def test_what_is_practised_is_named_and_so_are_its_kinds(
    telling: Telling, practised: str, *, is_named: bool
) -> None:
    _, step = first_step("m_wing")
    where, *_ = screens_of(Advice((), Hint(step)), replace(telling, practised=practised))
    assert ("This is what is practised here: M-Wing." in where.card.text) is is_named


def test_a_long_chain_may_go_on_in_a_new_line(telling: Telling) -> None:
    _, step = each_variant("als_nice_loop")["loop_both"]
    text = screens_of(Advice((), Hint(step)), telling)[-1].card.text
    assert max(map(len, re.findall("[!-~]+", text))) < 20


@pytest.mark.parametrize("technique", every(5, WITH_LINKS))
def test_a_walk_ends_with_the_whole_drawing(telling: Telling, technique: str) -> None:
    _, step = first_step(technique)
    whole = screens_of(Advice((), Hint(step)), telling)[-1]
    stations = walk_of(whole, telling)
    assert len(stations) >= 3
    assert stations[-1].drawing == whole.drawing
    assert all(station.card.crumbs[number] for number, station in enumerate(stations))
    told = [sum(not arrow.ahead for arrow in each.drawing.arrows) for each in stations]
    assert told == sorted(told)


def test_on_the_way_of_a_walk_its_conclusion_is_not_drawn(telling: Telling) -> None:
    _, step = first_step("xy_chain")
    *between, last = walk_of(screens_of(Advice((), Hint(step)), telling)[-1], telling)
    concluding = {"eliminated", "follows"}

    def roles(screen: Screen) -> set[str]:
        return {disc.role for discs in screen.drawing.discs.values() for disc in discs}

    assert roles(last) & concluding
    for station in between:
        assert not roles(station) & concluding
        assert not {row.disc.role for row in station.card.legend if row.disc} & concluding


def walked(telling: Telling, technique: str) -> list[str]:
    """What is said at each station of a walk before its end."""
    _, step = first_step(technique)
    stations = walk_of(screens_of(Advice((), Hint(step)), telling)[-1], telling)
    return [station.card.text for station in stations[:-1]]


def test_what_is_said_along_a_walk_grows_with_the_drawing(telling: Telling) -> None:
    first, second, third = walked(telling, "xy_chain")
    assert second.startswith(first)
    assert third.startswith(second)
    assert len(first) < len(second) < len(third)


def test_of_a_long_walk_the_end_is_read(telling: Telling) -> None:
    said = [text for technique in WITH_LINKS for text in walked(telling, technique)]
    ends = [text for text in said if text.startswith("…")]
    assert ends
    assert not [text for text in ends if "Suppose" in text or "假设" in text]


def test_the_filled_key_walks_to_the_last_link_and_applies_there(telling: Telling) -> None:
    _, step = first_step("xy_chain")
    *between, last = walk_of(screens_of(Advice((), Hint(step)), telling)[-1], telling)
    assert {(each.primary, each.second) for each in between} == {("next", "apply")}
    assert (last.primary, last.second) == ("apply", "page")
    assert all(each.card.page for each in between)
    assert not last.card.page
    assert len({each.card.progress for each in (*between, last)}) == len(between) + 1


@in_turn("technique", ["locked_pair", "xy_chain", "w_wing"])
def test_the_parts_of_a_reason_are_not_counted_like_the_stages_before(
    telling: Telling, technique: str
) -> None:
    _, step = first_step(technique)
    *_, whole = screens_of(Advice((), Hint(step)), telling)
    parts = walk_of(whole, telling)
    for number, part in enumerate(parts, 1):
        assert part.card.progress != translated(PROGRESS, number=number, count=len(parts))
        assert str(number) in part.card.progress


WRONG = Remark("wrong", Message("Not quite."), frozenset({3}), (Edit(3, "=", 0),), 7, 16)


def test_a_mistake_is_taken_away_first_and_the_way_back_comes_second(telling: Telling) -> None:
    (screen,) = screens_of(Advice((WRONG,)), telling)
    assert (screen.primary, screen.second) == ("mend", "back")
    assert screen.mend == WRONG.mend
    assert "7" in screen.card.primary
    assert "16" in screen.card.second
    assert screen.drawing.frames == {3}


def test_several_wrong_digits_are_counted_and_without_a_right_state_there_is_no_way_back(
    telling: Telling,
) -> None:
    mend = tuple(Edit(cell, "=", 0) for cell in (3, 5, 8))
    remark = replace(WRONG, mend=mend, digit=0, moves_back=0)
    (screen,) = screens_of(Advice((remark,)), telling)
    assert (screen.primary, screen.second) == ("mend", "")
    assert "3" in screen.card.primary
    assert not screen.card.second


def test_a_note_that_is_needed_is_put_back_or_gone_on_without(telling: Telling) -> None:
    _, step = first_step("naked_pair")
    remark = Remark("struck", Message("Not quite."), frozenset({3}), (Edit(3, "+", 1),))
    first, *_ = screens_of(Advice((remark,), Hint(step)), telling)
    assert (first.primary, first.second) == ("mend", "on")
