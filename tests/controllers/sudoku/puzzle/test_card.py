# SPDX-License-Identifier: MIT
"""What the card says of a puzzle."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.course.digging_levels import Score
from sudoku_qt.engine.sudoku.rating.explainer import scale
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.views.widgets.cards.card import Line
from tests.cages import SOLVED, killer
from tests.controllers.conftest import Program
from tests.sweeps import in_turn

GIVENS = bytes([1, 2, 3]) + bytes(CELLS - 3)


@in_turn(
    ("setup", "title"),
    [
        (SudokuSetup(GIVENS, origin="generated", mode="standard", level=5), "Expert"),
        (SudokuSetup(GIVENS, mode="standard", level=5, se_rating=8.4), "Master, SE 8.4"),
        (SudokuSetup(GIVENS, title="Mine", level=1), "Mine"),
        (SudokuSetup(GIVENS, origin="typed"), "Your own puzzle"),
        (SudokuSetup(GIVENS, origin="bank", mode="bank"), "From the bank"),
    ],
)
def test_a_puzzle_is_called_by_what_is_known_of_it(setup: SudokuSetup, title: str) -> None:
    assert card.title(setup) == title
    assert card.caption(setup) == title


def test_a_variant_is_called_by_its_rules_too_and_a_draft_by_its_origin() -> None:
    variant = position_of(recognise(killer(SOLVED).encode()).found[0]).setup
    assert card.caption(replace(variant, level=2)) == "Easy · Killer"
    assert card.caption(replace(variant, title="Little cages")) == "Little cages"
    assert card.caption(SudokuSetup(GIVENS, origin="draft")) == "Your own puzzle"


@in_turn(
    ("setup", "stem"),
    [
        (SudokuSetup(GIVENS, "generated", "standard", level=1, seed="HT8-9P8"),
         "Sudoku Very easy 2026-11-25"),
        (SudokuSetup(GIVENS, mode="standard", level=5, se_rating=8.4), "Sudoku Master 2026-11-25"),
        (SudokuSetup(GIVENS, "generated", "daily", level=1, seed="2026-11-23"),
         "Daily Sudoku 2026-11-23 Very easy"),
        (SudokuSetup(GIVENS, title="Whose is it?", level=1), "Whose is it"),
        (SudokuSetup(GIVENS, origin="typed"), "Sudoku Your own puzzle 2026-11-25"),
    ],
)  # fmt: skip
def test_a_file_is_called_by_what_is_in_it(setup: SudokuSetup, stem: str) -> None:
    assert card.file_stem(setup, date(2026, 11, 25)) == stem


@in_turn(
    ("minutes", "time"),
    [
        (0.0, ""),
        (0.2, "less than a minute"),
        (1.4, "about 1 min"),
        (7.3, "about 7 min"),
        (19.8, "about 20 min"),
        (22.4, "about 20 min"),
        (68.0, "about 70 min"),
    ],
)
def test_a_prediction_is_said_as_exactly_as_it_is(minutes: float, time: str) -> None:
    assert card.time(SudokuSetup(GIVENS, minutes=minutes)) == time


def test_the_lines_tell_the_hardest_step_givens_rating_and_seed() -> None:
    setup = SudokuSetup(GIVENS, mode="standard", hardest="x_wing", se_rating=3.2, seed="7Q4-KM2")
    lines = ["Hardest: X-Wing", "3 givens · difficulty 3.2 (SE)", "seed 7Q4-KM2"]
    assert card.lines(setup, GIVENS) == lines


def test_a_puzzle_of_the_bank_tells_its_number_and_the_seed_of_them_all() -> None:
    setup = SudokuSetup(GIVENS, origin="bank", mode="bank", seed="9S4-XPA 1")
    assert card.lines(setup, GIVENS)[-1] == "puzzle 1 of 100 · seed 9S4-XPA"


def test_beside_the_title_stands_which_of_the_bank_it_is() -> None:
    setup = SudokuSetup(GIVENS, origin="bank", mode="bank", seed="9S4-XPA 7")
    assert card.remark(setup) == "7 of 100"
    for seed in ("9S4-XPA", "7", ""):
        assert card.remark(replace(setup, seed=seed)) == ""
    assert card.remark(replace(setup, origin="generated")) == ""


def test_beside_the_title_stands_the_day_and_the_time_begins_the_lines() -> None:
    setup = SudokuSetup(
        GIVENS, mode="daily", level=3, seed="2026-11-22", minutes=9.0, hardest="x_wing"
    )
    assert (card.title(setup), card.remark(setup)) == ("Medium", "Daily, 22 Nov")
    assert card.lines(setup, GIVENS)[0] == "about 9 min · Hardest: X-Wing"
    assert card.lines(setup, GIVENS, pace=2.0)[0].startswith("about 18 min for you · ")
    assert card.lines(replace(setup, hardest=""), GIVENS)[0] == "about 9 min"
    assert card.lines(replace(setup, minutes=0.0), GIVENS)[0] == "Hardest: X-Wing"
    other = replace(setup, mode="standard")
    assert card.remark(other) == "about 9 min"
    assert card.lines(other, GIVENS)[0] == "Hardest: X-Wing"


@pytest.mark.parametrize("seed", ["9S4-XPA", "my 2", ""])
def test_a_seed_is_told_as_it_is_where_the_puzzle_is_not_the_bank_s(seed: str) -> None:
    setup = SudokuSetup(GIVENS, origin="generated", seed=seed)
    assert card.seeds(setup) == ([f"seed {seed}"] if seed else [])


def test_one_given_is_not_several() -> None:
    setup = SudokuSetup(GIVENS)
    assert card.lines(setup, bytes([1]) + bytes(CELLS - 1)) == ["1 given"]
    assert card.lines(setup, GIVENS) == ["3 givens"]


@pytest.mark.parametrize(
    ("level", "said"),
    [
        (1, "Hidden Single (box)"),
        (2, "Hidden Single (line)"),
        (0, "Hidden Single"),
    ],
)
def test_a_hidden_single_is_told_by_what_its_level_looks_at(level: int, said: str) -> None:
    setup = SudokuSetup(GIVENS, level=level, hardest="hidden_single")
    assert card.hardest(setup) == [f"Hardest: {said}"]


WHY = "The hardest step is of the level Hard; the puzzle’s level goes by the SE difficulty alone"


@pytest.mark.parametrize("level", [3, 5])
def test_a_hardest_step_of_another_level_is_told_with_it_and_why(level: int) -> None:
    setup = SudokuSetup(GIVENS, level=level, hardest="x_wing")
    told = ["Hardest: X-Wing (Hard)", "3 givens", WHY]
    assert card.lines(setup, GIVENS, listed=4) == told
    assert card.shorter(setup, listed=4).line == ("X-Wing (Hard)", "X-Wing")


@pytest.mark.parametrize(("level", "listed"), [(4, 4), (3, 0), (0, 4)])
def test_a_hardest_step_that_agrees_or_is_not_known_is_told_alone(level: int, listed: int) -> None:
    setup = SudokuSetup(GIVENS, level=level, hardest="x_wing")
    assert card.lines(setup, GIVENS, listed=listed) == ["Hardest: X-Wing", "3 givens"]
    assert card.shorter(setup, listed=listed).line == ("X-Wing",)


def test_hidden_singles_are_of_two_levels_and_never_differ() -> None:
    setup = SudokuSetup(GIVENS, level=2, hardest="hidden_single")
    told = ["Hardest: Hidden Single (line)", "3 givens"]
    assert card.lines(setup, GIVENS, listed=1) == told


def test_what_is_no_technique_differs_from_nothing() -> None:
    setup = SudokuSetup(GIVENS, level=3, hardest="no_such_thing")
    assert card.lines(setup, GIVENS, listed=5) == ["3 givens"]


@pytest.mark.parametrize(
    ("technique", "steps"),
    [
        ("naked_pair", ["To practise: Naked Pair", "Hardest: X-Wing"]),
        ("x_wing", ["To practise: X-Wing"]),
        ("no_such_thing", ["Hardest: X-Wing"]),
    ],
)
def test_what_is_practised_is_said_first(technique: str, steps: list[str]) -> None:
    setup = SudokuSetup(GIVENS, mode="technique", hardest="x_wing", technique=technique)
    assert card.lines(setup, GIVENS)[:-1] == steps


def test_the_digging_paper_s_score_is_told_with_its_three_rows() -> None:
    words = card.score_words(Score(givens=22, least=0, searches=263_734))
    assert words is not None
    assert words.title == "Digging score 4.7: Evil"
    assert words.rows == (
        ("Givens", "22", "5 × 0.4"),
        ("Least in a row or column", "0", "5 × 0.3"),
        ("Searches", "263,734", "4 × 0.3"),
    )
    assert "not by technique: even “Evil” may be easy" in words.remark


def test_searches_that_nobody_counted_further_are_told_as_more() -> None:
    words = card.score_words(Score(givens=17, least=0, searches=1_000_000))
    assert words is not None
    assert words.rows[2] == ("Searches", "1,000,000+", "5 × 0.3")
    assert card.score_words(None) is None


@in_turn(
    ("technique", "said"),
    [
        ("full_house", ["Hardest: Full House"]),
        ("naked_pair", ["Hardest: Naked Pair"]),
        ("no_such_thing", []),
        ("", []),
    ],
)
def test_the_hardest_step_has_the_title_of_its_page(technique: str, said: list[str]) -> None:
    assert card.hardest(SudokuSetup(GIVENS, hardest=technique)) == said


def test_what_is_off_the_scale_has_no_number() -> None:
    setup = SudokuSetup(GIVENS, se_rating=scale.UNSOLVED)
    assert card.lines(setup, GIVENS) == ["3 givens · beyond the scale of Sudoku Explainer"]


@in_turn("name", ["", "unheard_of", "../../../README", "x_wing/", "x\0y"])
def test_a_name_from_anybodys_file_is_no_path(name: str) -> None:
    assert card.technique_title(name) == ""
    assert card.hardest(SudokuSetup(GIVENS, hardest=name)) == []


def test_a_puzzle_of_the_bank_says_that_any_solution_counts() -> None:
    lines = card.lines(SudokuSetup(GIVENS, origin="bank"), GIVENS)
    assert "any right filling counts" in lines[0]


def test_a_draft_counts_what_is_typed() -> None:
    assert card.lines(SudokuSetup(bytes(CELLS)), GIVENS) == ["3 givens"]


def test_a_technique_may_have_its_names_in_both_languages(program: Program) -> None:
    assert card.technique_title("naked_triple", both=True) == "Naked Triple · 显性三数组"
    assert card.technique_title("unheard_of", both=True) == ""
    program.appearance.set_language("zh_CN", remember=False)
    assert card.technique_title("naked_triple", both=True) == "显性三数组 · Naked Triple"
    setup = SudokuSetup(GIVENS, hardest="naked_triple")
    assert "显性三数组 · Naked Triple" in card.lines(setup, GIVENS, both=True)[0]
    assert "Naked Triple" not in card.lines(setup, GIVENS)[0]


def test_the_card_of_the_puzzle_follows_the_choice_of_names(program: Program) -> None:
    program.controller.begin(SudokuSetup(GIVENS, hardest="naked_triple", level=4, se_rating=3.6))
    info = program.controller.cards.info
    assert not any("显性三数组" in line.text() for line in info.findChildren(Line))
    program.controller.preferences.set("both_names", value=True)
    assert any("显性三数组" in line.text() for line in info.findChildren(Line))


@pytest.mark.parametrize(
    ("facts", "right", "line"),
    [
        ({"hardest": "x_wing"}, ("≈ 9 min",), ("X-Wing",)),
        ({"hardest": "x_wing", "technique": "skyscraper"}, ("≈ 9 min",), ("Skyscraper",)),
        (
            {"hardest": "hidden_single", "level": 2},
            ("≈ 9 min",),
            ("Hidden Single (line)",),
        ),
        ({"hardest": "x_wing", "seed": "9S4-XPA 7", "origin": "bank"}, (), ("≈ 9 min · X-Wing",)),
        ({"minutes": 0.2}, ("≈ 1 min",), ()),
        ({"minutes": 0.0}, (), ()),
    ],
)
def test_time_and_technique_are_said_shorter(
    facts: dict[str, Any], right: tuple[str, ...], line: tuple[str, ...]
) -> None:
    setup = replace(SudokuSetup(GIVENS, minutes=9.0), **facts)
    assert card.shorter(setup) == (right, line)
