# SPDX-License-Identifier: MIT
"""A step as it is drawn: a disc for each candidate, grounds for its sets, arrows for its links."""

from sudoku_qt.engine.sudoku.hints.legend import houses_of
from sudoku_qt.engine.sudoku.hints.variants.pattern import StepPattern
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.steps.drawing import (
    discs_of,
    drawing_of,
    drawing_of_pattern,
    drawing_without_end,
)
from tests.case_steps import each_variant, first_step


def test_a_candidate_has_one_disc_and_its_elimination_matters_most() -> None:
    four, five = Candidate(0, 4), Candidate(0, 5)
    discs = discs_of([(four, "set_a"), (five, "set_b"), (four, "eliminated")])
    assert discs == {0: (Disc(4, "eliminated"), Disc(5, "set_b"))}


def test_what_has_been_told_is_not_drawn_as_lying_ahead() -> None:
    told, later = Candidate(3, 1), Candidate(4, 1)
    discs = discs_of([(told, "set_a")], [(told, "eliminated"), (later, "eliminated")])
    assert discs == {3: (Disc(1, "set_a"),), 4: (Disc(1, "eliminated", ahead=True),)}


def test_every_elimination_of_a_step_is_drawn_as_one() -> None:
    _, step = first_step("xy_wing")
    drawn = drawing_of(step).discs
    for cell, digit in step.eliminations:
        assert Disc(digit, "eliminated") in drawn[cell]


def test_the_links_of_a_chain_are_arrows_and_the_strong_ones_say_so() -> None:
    _, step = first_step("xy_chain")
    arrows = drawing_of(step).arrows
    assert [arrow.strong for arrow in arrows] == [link.kind == "strong" for link in step.links]
    assert {arrow.strong for arrow in arrows} == {True, False}


def test_the_sets_of_an_als_step_are_told_apart_by_their_grounds() -> None:
    _, step = first_step("als_xz")
    assert set(drawing_of(step).grounds.values()) >= {"set_a", "set_b"}


def test_no_ground_looks_like_what_a_forcing_chain_supposes() -> None:
    steps = [step for _, step in each_variant("forcing_chain").values()]
    grounds = [drawing_of(step).grounds for step in steps]
    assert any(grounds)
    assert {ground for each in grounds for ground in each.values()} == {"where"}


def test_the_houses_of_a_step_are_tinted_those_of_two_kinds_apart() -> None:
    _, pair = first_step("hidden_pair")
    assert set(drawing_of(pair).grounds.values()) == {"where"}
    assert len(drawing_of(pair).grounds) == 9
    _, fish = first_step("swordfish")
    grounds = drawing_of(fish).grounds
    body = {mark.candidate.cell for mark in fish.marks if mark.role == "set_a"}
    assert {grounds[cell] for cell in body} == {"both"}
    assert {grounds[cell] for cell, _ in fish.eliminations} == {"set_b"}
    assert list(grounds.values()).count("set_a") == 3 * 9 - 9


def test_the_covers_of_both_fish_are_tinted_where_two_are_told_as_one() -> None:
    _, step = first_step("siamese_fish")
    houses = dict(houses_of(step))
    one, other = (
        {cell for house in houses[name] for cell in STANDARD_SHAPE.houses[house]}
        for name in ("covers", "other_covers")
    )
    grounds = drawing_of(step).grounds
    assert {grounds[cell] for cell in other - one} == {"where", "both"}
    assert one | other <= grounds.keys()
    assert {grounds[cell] for cell, _ in step.eliminations} == {"set_b", "where"}


def test_a_locked_pair_lies_in_a_box_and_a_line() -> None:
    _, step = first_step("locked_pair")
    assert len(drawing_of(step).grounds) == 9 + 9 - 3


def test_digits_on_the_board_are_marked_where_they_are_part_of_a_pattern() -> None:
    grid, step = first_step("avoidable_rectangle_1")
    placed = [
        (cell, disc)
        for cell, discs in drawing_of(step).discs.items()
        for disc in discs
        if disc.role == "placed"
    ]
    assert len(placed) == 3
    assert all(grid.values[cell] == disc.digit for cell, disc in placed)


def test_a_single_is_drawn_with_what_excludes_all_else() -> None:
    grid, step = first_step("hidden_single")
    drawn = drawing_of(step)
    (single,) = step.placements
    roles = {cell: disc.role for cell, discs in drawn.discs.items() for disc in discs}
    empty = {cell for cell in drawn.grounds if not grid.values[cell]}
    assert {cell for cell, role in roles.items() if role == "excluded"} == empty - {single.cell}
    assert "placed" in roles.values()


def test_a_net_of_few_links_is_drawn_whole() -> None:
    grid, _ = first_step("forcing_net")
    step = min(
        (
            Step.of("forcing_net", finding, grid.candidates, grid.values)
            for finding in LADDER["forcing_net"].technique.find(Board(grid))
            if finding.variant == "verity"
        ),
        key=lambda step: sum(len(branch.links) for branch in step.proof.branches),
    )
    assert not step.links
    assert drawing_of(step).arrows


PATTERN = StepPattern(
    {(0, 5): "set_a", (0, 7): "set_a", (3, 5): "eliminated"}, {0: "where", 3: "where"}, ()
)


def test_candidates_are_discs_and_cells_have_grounds() -> None:
    drawing = drawing_of_pattern(PATTERN)
    assert drawing.discs == {
        0: (Disc(5, "set_a"), Disc(7, "set_a")),
        3: (Disc(5, "eliminated"),),
    }
    assert drawing.grounds == {0: "where", 3: "where"}
    assert not drawing.frames


def test_before_the_end_its_cells_are_only_framed() -> None:
    drawing = drawing_without_end(PATTERN)
    assert drawing.discs.keys() == {0}
    assert drawing.frames == {3}
    assert drawing.grounds == {0: "where", 3: "where"}
