# SPDX-License-Identifier: MIT
"""The steps of examples: from where to look to what follows, of every technique."""

from functools import cache
from itertools import product

import pytest

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.learn.stations import Station, stations_of_page, stations_of_step
from sudoku_qt.controllers.sudoku.workers.teaching.learn import find_example
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition
from sudoku_qt.engine.sudoku.learn.lessons.pages import LessonPage, LessonStep
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import Candidate, Link
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import unheard
from sudoku_qt.models.sudoku.board.drawing import Arrow
from sudoku_qt.paths import resource
from tests.sweeps import every

CONCLUDES = {"eliminated", "follows"}


@cache
def position_of(technique: str) -> ExamplePosition:
    """The position of the example that the page of a technique shows, in any language."""
    position = find_example(technique, "example")(Ticket(unheard))
    assert position
    return position


def example_of(technique: str, language: str = "en") -> tuple[Station, ...]:
    """The example that the page of a technique shows."""
    return stations_of_step(
        position_of(technique), Telling(Pages(resource("techniques") / language))
    )


def told(station: Station) -> set[str]:
    """The roles that have been told at a step."""
    discs = (disc for discs in station.drawing.discs.values() for disc in discs)
    return {disc.role for disc in discs if not disc.ahead}


LANGUAGES = ("en", "zh_CN")
TECHNIQUES = [rung.name for rung in LADDER]


@pytest.mark.parametrize("shown", every(19, product(TECHNIQUES, LANGUAGES)))
def test_each_technique_has_an_example_that_is_walked(shown: tuple[str, str]) -> None:
    stations = example_of(*shown)
    assert len(stations) >= 3
    assert [each.content.at for each in stations] == list(range(len(stations)))
    assert {each.content.of for each in stations} == {len(stations)}
    assert all(each.content.text and each.content.title for each in stations)
    assert told(stations[-1]) & CONCLUDES
    assert not any(told(each) & CONCLUDES for each in stations[:1])
    assert any(row.text for row in stations[-1].content.legend)


def test_the_houses_of_a_fish_are_tinted_and_named() -> None:
    last = example_of("x_wing")[-1]
    grounds = last.drawing.grounds
    assert set(grounds.values()) == {"set_a", "set_b", "both"}
    assert len([cell for cell, ground in grounds.items() if ground == "both"]) == 4
    assert [row.ground for row in last.content.legend if row.ground] == ["set_a", "set_b"]
    assert "only these places" in last.content.legend[-2].text
    assert last.content.place == "Step 4 of 4"


@pytest.mark.parametrize(
    ("technique", "said"),
    [
        ("finned_swordfish", ["the bases", "the covers"]),
        ("kraken_fish", ["the bases", "the covers"]),
        ("pointing", ["only these places", "no other place stays"]),
        ("naked_pair", []),
    ],
)
def test_nothing_untrue_is_said_of_houses(technique: str, said: list[str]) -> None:
    rows = [row.text for row in example_of(technique)[-1].content.legend if row.ground]
    assert [row.partition(": ")[2] for row in rows] == said


def test_only_what_has_been_drawn_is_explained() -> None:
    stations = example_of("xy_chain")
    for station in stations:
        roles = {row.disc.role for row in station.content.legend if row.disc}
        assert roles <= told(station)
    assert "eliminated" in {row.disc.role for row in stations[-1].content.legend if row.disc}


def test_a_lesson_points_out_houses_cells_and_digits() -> None:
    steps = LessonStep("Look.", (0,), frozenset({40})), LessonStep("It is 7.", (), digits=((3, 7),))
    looked, entered = stations_of_page(LessonPage("Rows", (), bytes(81), steps))
    assert looked.drawing.grounds == dict.fromkeys(range(9), "where")
    assert looked.drawing.frames == {40}
    assert looked.content.text == "Look."
    assert (looked.grid.values[3], entered.grid.values[3]) == (0, 7)
    assert entered.drawing.frames == {3}


def test_notes_stay_until_they_are_struck_out_and_links_and_colours_are_drawn() -> None:
    one, other = Candidate(0, 4), Candidate(8, 4)
    steps = (
        LessonStep("Write.", notes=((0, 0b1010), (None, 0b1000))),
        LessonStep("Strike.", marks=((one, "eliminated"), (other, "set_a"))),
        LessonStep("Link.", links=(Link("strong", (one,), (other,)),)),
        LessonStep("Enter.", digits=((8, 4),)),
    )
    shown = stations_of_page(LessonPage("Notes", (), bytes(81), steps))
    written, struck, linked, entered = shown

    assert written.grid.candidates == (0b1010, *(0b1000,) * 80)
    assert struck.grid.candidates[0] == 0b1010
    assert [disc.role for discs in struck.drawing.discs.values() for disc in discs] == [
        "eliminated",
        "set_a",
    ]
    assert linked.grid.candidates[0] == 0b0010
    assert linked.drawing.arrows == (Arrow(strong=True, start=(one,), end=(other,)),)
    assert entered.grid.values[8] == 4
    assert entered.grid.candidates[8] == 0


def test_what_is_seen_without_notes_is_shown_without() -> None:
    assert not any(example_of("hidden_single")[0].grid.candidates)
    assert any(example_of("naked_single")[0].grid.candidates)
