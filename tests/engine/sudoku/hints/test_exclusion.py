# SPDX-License-Identifier: MIT
"""A single is shown with what excludes all else: every kind, in every kind of house."""

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.exclusion import Exclusion, exclusion_of, sight_words
from sudoku_qt.engine.sudoku.hints.legend import legend
from sudoku_qt.engine.sudoku.hints.stages import stages_of
from sudoku_qt.engine.sudoku.hints.walk import walk
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.solving import all_steps
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.paths import resource
from tests.case_steps import each_variant, first_step
from tests.sweeps import in_turn

PAGES = Pages(resource("techniques") / "en")
SINGLES = tuple(
    (name, variant)
    for name in ("full_house", "hidden_single", "naked_single")
    for variant in each_variant(name)
)


def exclusion(step: Step) -> Exclusion:
    """What excludes all but a single."""
    found = exclusion_of(step)
    assert found is not None
    return found


@in_turn(("name", "variant"), SINGLES)
def test_what_is_told_excludes_everything_but_the_single(name: str, variant: str) -> None:
    grid, step = each_variant(name)[variant]
    found = exclusion(step)
    (single,) = step.placements
    placed = [each for sight in found.sights for each in sight.placed]
    assert all(grid.values[cell] == digit for cell, digit in placed)
    if name == "hidden_single":
        empty = {cell for cell in found.cells if not grid.values[cell]}
        seen = {each.cell for sight in found.sights for each in sight.excluded}
        assert seen | {each.cell for each in found.struck} == empty - {single.cell}
        assert all(seen & STANDARD_SHAPE.peers[cell] for cell, _ in placed)
    else:
        told = {digit for _, digit in (*placed, *found.struck)}
        assert told == set(range(1, 10)) - {single.digit}


def test_there_is_a_hidden_single_of_every_house() -> None:
    assert set(each_variant("hidden_single")) == {"box", "row", "column"}


def test_no_digit_is_told_that_is_not_needed() -> None:
    _, step = each_variant("hidden_single")["box"]
    sights = exclusion(step).sights
    everything = {each for sight in sights for each in sight.excluded}
    for left_out in sights:
        rest = [sight.placed[0].cell for sight in sights if sight is not left_out]
        seen = {
            each for each in everything if any(each.cell in STANDARD_SHAPE.peers[c] for c in rest)
        }
        assert seen != everything


def test_what_no_digit_excludes_was_eliminated_before_and_is_said_so() -> None:
    grid, _ = first_step("pointing")
    finding = LADDER["hidden_single"].technique.first(Board(_struck(grid)))
    assert finding is not None
    step = Step.of("hidden_single", finding, _struck(grid).candidates, grid.values)
    found = exclusion(step)
    assert found.struck
    said = " ".join(map(str, stages_of(step, PAGES).because))
    assert "Eliminated before: " in said
    told = stages_of(step, PAGES, struck=found.struck)
    assert "Eliminated before" not in " ".join(map(str, told.because))


def _struck(grid: Grid) -> Grid:
    """The same with all but one candidate of a digit struck out of its first open house."""
    step = next(each for each in all_steps(grid) if each.technique == "pointing")
    digit = step.digits[0]
    keep, *cells = sorted({m.candidate.cell for m in step.marks if m.role == "set_a"})
    for cell in cells:
        grid = grid.with_candidates(cell, grid.candidates[cell] & ~(1 << digit - 1))
    assert grid.candidates[keep] >> digit - 1 & 1
    return grid


@in_turn(("name", "variant"), SINGLES)
def test_legend_words_and_walk_follow_the_same_evidence(name: str, variant: str) -> None:
    _, step = each_variant(name)[variant]
    found, stages = exclusion(step), stages_of(step, PAGES)
    assert {mark.role for mark in stages.marks} == {each.role for each in legend(step)}
    assert bool(stages.because) is (name != "full_house")
    sentences = [str(station.sentence) for station in walk(step, PAGES).stations]
    assert sentences[: len(found.sights)] == [str(sight_words(found, s)) for s in found.sights]
    verb = " excludes " if name == "hidden_single" else " sees "
    assert all(verb in sentence for sentence in sentences[: len(found.sights)])
    assert sentences[-1].startswith("So ")


def test_other_steps_have_none() -> None:
    _, pair = first_step("naked_pair")
    assert exclusion_of(pair) is None
