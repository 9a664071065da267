# SPDX-License-Identifier: MIT
"""Which lesson comes next, and why, from records as players make them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from sudoku_qt.engine.sudoku.generate.daily import held_days
from sudoku_qt.engine.sudoku.learn.lessons.course import (
    COURSE,
    EXPERT,
    FIRST,
    HARD,
    MEDIUM,
    SECTIONS,
    Lesson,
)
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.sudoku.coach import REST, Recommendations, missed_in, recommendations
from sudoku_qt.paths import resource
from sudoku_qt.store.record import Played
from tests.sweeps import dear

SINGLES = "full_house", "hidden_single", "naked_single"
MEDIUMS = *SINGLES, "pointing", "naked_pair", "hidden_pair"


def played(
    *found: str,
    shown: Sequence[str] = (),
    missed: Sequence[str] = (),
    stalled: Sequence[str] = (),
    weak: Sequence[str] = (),
) -> Played:
    return Played(
        "2026-11-22T10:00:00+00:00",
        "sudoku",
        found=found,
        shown=tuple(shown),
        missed=tuple(missed),
        stalled=tuple(stalled),
        weak=tuple(weak),
    )


def names(found: Recommendations) -> list[str]:
    return [each.lesson.name for each in found.advice]


def test_a_newcomer_begins_with_the_first_lesson_and_goes_on_with_the_course() -> None:
    found = recommendations([])
    assert names(found) == [COURSE[0].name]
    assert found.advice[0].technique == ""
    assert found.to_play == 3
    closed = [lesson.name for lesson in COURSE[:4]]
    assert names(recommendations([], closed)) == [COURSE[4].name]


def test_after_two_games_it_is_still_the_next_lesson_and_one_game_is_wanted() -> None:
    found = recommendations([played("hidden_single", missed=["x_wing"])] * 2)
    assert names(found) == ["full_house"]
    assert found.to_play == 1


def test_what_was_missed_most_comes_first_with_the_figures_that_say_so() -> None:
    games = [
        played(*SINGLES, missed=["pointing"]),
        played(*SINGLES, missed=["naked_pair"], stalled=["naked_pair"]),
        played(*SINGLES, "naked_triple", shown=["naked_pair"]),
        played(*SINGLES, "naked_pair"),
    ]
    first, second, third = recommendations(games).advice
    assert (first.lesson.name, second.lesson.name) == ("naked_pair_and_triple", "locked_candidates")
    assert first.technique == "naked_pair"
    assert (first.games, first.due, first.found) == (4, 3, 1)
    assert (first.missed, first.shown, first.stalled) == (1, 1, 1)
    assert not first.is_easiest
    assert second.is_easiest
    assert third.lesson.name == "hidden_pair"
    assert not third.is_trouble


def test_nothing_beyond_the_next_step_is_advised() -> None:
    games = [played(*SINGLES, missed=["x_wing", "swordfish", "pointing"])] * 5
    assert {each.lesson.section for each in recommendations(games).advice} == {MEDIUM}
    novice = [played("full_house", "hidden_single", missed=["x_wing", "naked_single"])] * 5
    assert {each.lesson.section for each in recommendations(novice).advice} == {FIRST}


def test_what_is_mastered_or_closed_is_never_advised() -> None:
    games = [played(*MEDIUMS, "x_wing", missed=["xy_wing"])] * 4
    assert names(recommendations(games))[0] == "xy_wing"
    assert "x_wing" not in names(recommendations(games))
    assert "xy_wing" not in names(recommendations(games, ["xy_wing"]))


def test_mixed_exercises_are_for_who_takes_the_lessons_before_them() -> None:
    games = [
        played(*SINGLES, "pointing", "claiming", "naked_pair", "naked_triple", "hidden_pair")
    ] * 5
    of_medium = [lesson.name for lesson in COURSE if lesson.section == MEDIUM]
    *lessons, mixed = of_medium
    assert mixed not in names(recommendations(games))
    assert names(recommendations(games, lessons)) == [mixed]
    assert mixed not in names(recommendations(games, of_medium))
    hard = played(*games[0].found, "x_wing", "xy_wing")
    assert mixed not in names(recommendations([hard] * 5, lessons))


def test_links_are_taught_before_the_first_lesson_that_needs_them() -> None:
    closed = [lesson.name for lesson in COURSE if lesson.section != EXPERT]
    assert names(recommendations([played(*MEDIUMS)] * 5, closed))[0] == "strong_and_weak_links"
    knows = [played(*MEDIUMS, "skyscraper")] * 5
    assert "strong_and_weak_links" not in names(recommendations(knows, closed))


def test_old_troubles_fade_and_so_does_old_mastery() -> None:
    trouble = [played(*SINGLES, missed=["naked_pair"])] * 3
    lately = [played(*SINGLES, missed=["pointing"])]
    found = recommendations([*trouble, *[played(*SINGLES)] * 40, *lately]).advice
    assert found[0].lesson.name == "locked_candidates"
    assert recommendations([*trouble, *lately]).advice[0].lesson.name == "naked_pair_and_triple"
    assert found[0].games == 10

    learnt = [*[played(*SINGLES, missed=["pointing"])] * 5, *[played(*SINGLES, "pointing")] * 8]
    assert "locked_candidates" not in names(recommendations(learnt))
    forgotten = learnt[::-1]
    assert "locked_candidates" in names(recommendations(forgotten))


def test_what_hardly_comes_up_holds_nobody_back() -> None:
    skilled = [played(*SINGLES, "pointing", "naked_pair", "xy_wing", missed=["x_wing"])] * 5
    assert {each.lesson.section for each in recommendations(skilled).advice} == {HARD}
    found_once = [*skilled, played("hidden_pair")]
    assert names(recommendations(found_once))[0] == "x_wing"
    missed_once = [*skilled, played(missed=["hidden_pair"])]
    assert names(recommendations(missed_once)) == ["hidden_pair"]


def test_of_two_techniques_that_is_named_which_costs_most() -> None:
    games = [played(*SINGLES, "pointing", missed=["claiming"])] * 4
    assert recommendations(games).advice[0].technique == "claiming"


def test_kinds_of_a_technique_count_as_what_the_lesson_teaches() -> None:
    closed = [lesson.name for lesson in COURSE if lesson.name != "nice_loop"]
    found = recommendations([played(*SINGLES, missed=["m_wing", "aic_ring"])] * 3, closed)
    assert names(found) == ["nice_loop"]
    (advice,) = found.advice
    assert (advice.technique, advice.due, advice.missed) == ("nice_loop", 3, 3)
    old = played(*SINGLES, "nice_loop")
    assert recommendations([old, played(*SINGLES, "s_wing"), old], closed).knows_all, (
        "beside old records"
    )


def test_one_slip_among_many_finds_is_no_trouble_unless_it_was_the_rule() -> None:
    slips = [played(*SINGLES, "pointing", missed=["hidden_single", "pointing"])] * 4
    assert "locked_candidates" not in names(recommendations(slips))
    assert "hidden_single" not in names(recommendations(slips))
    rule = [played(*SINGLES, "pointing", missed=["pointing"], weak=["pointing"])] * 4
    best = recommendations(rule).advice[0]
    assert (best.lesson.name, best.missed, best.found) == ("locked_candidates", 4, 0)


def test_what_is_put_off_rests_for_some_games() -> None:
    games = [played(*SINGLES, missed=["pointing"])] * 4
    assert names(recommendations(games, (), {"locked_candidates": 4}))[0] != "locked_candidates"
    later = [*games, *[played(*SINGLES)] * REST]
    assert names(recommendations(later, (), {"locked_candidates": 4}))[0] == "locked_candidates"
    erased = games[:3]
    assert names(recommendations(erased, (), {"locked_candidates": 4}))[0] == "locked_candidates"


def test_who_knows_everything_is_told_so() -> None:
    assert recommendations([], [lesson.name for lesson in COURSE]) == Recommendations(
        (), 3, knows_all=True
    )


def test_the_sections_of_the_course_follow_each_other() -> None:
    places = [SECTIONS.index(lesson.section) for lesson in COURSE]
    assert places == sorted(places)


@pytest.mark.parametrize("level", [2, 3, 4, dear(5)])
def test_what_lessons_open_is_counted_over_the_puzzles_of_days(level: int) -> None:
    """Every twelfth puzzle is looked at, which is right to within some per cent."""
    puzzles = held_days(resource("puzzles/daily.zip"), level)[::12]
    before: list[bytes] = list(puzzles)
    for lesson, ladder in ladders():
        left = [puzzle for puzzle in before if not is_solved(puzzle, ladder)]
        share = 100 * (len(before) - len(left)) / len(puzzles)
        if lesson.opens[0] == level:
            assert share == pytest.approx(lesson.opens[1], abs=6), lesson.name
        elif lesson.opens[1]:
            assert share <= lesson.opens[1] + 6, lesson.name
        before = left


def ladders() -> list[tuple[Lesson, Ladder]]:
    """Each lesson, with a ladder of what the course teaches up to it."""
    known: list[str] = []
    found = []
    for lesson in COURSE:
        known += lesson.techniques
        found.append((lesson, LADDER.only(*known)))
    return found


def is_solved(puzzle: bytes, ladder: Ladder) -> bool:
    board = Board.of_givens(puzzle)
    for _ in follow(board, ladder):
        pass
    return board.solved


def test_the_games_to_review_are_those_in_which_it_was_missed_or_shown() -> None:
    missed = replace(played(missed=["x_wing"]), puzzle="missed")
    shown = replace(played(shown=["x_wing"]), puzzle="shown")
    others = [
        replace(played("x_wing"), puzzle="found"),
        replace(played("x_wing", missed=["x_wing"]), puzzle="mostly found"),
        replace(played(missed=["swordfish"]), puzzle="another"),
        replace(played(missed=["x_wing"]), puzzle="variant", game="variant"),
        played(missed=["x_wing"]),
    ]

    games = missed_in([missed, *others, shown], "x_wing")

    assert [game.puzzle for game in games] == ["shown", "missed"]
    weak = replace(others[1], weak=("x_wing",))
    assert missed_in([weak], "x_wing") == (weak,)


def test_a_kind_of_a_technique_counts_as_the_technique() -> None:
    kind, whole = next(pair for pair in LADDER.wholes.items() if pair[0] != pair[1])
    game = replace(played(missed=[kind]), puzzle="kind")
    assert missed_in([game], whole) == (game,)
