# SPDX-License-Identifier: MIT
"""Ratings: level, minutes, the SE scale, the ladder's score."""

import gc
import random
from statistics import median
from typing import Any

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.path import climb, follow
from sudoku_qt.engine.sudoku.logic.techniques import LADDER, ORDERS
from sudoku_qt.engine.sudoku.rating import rater
from sudoku_qt.engine.sudoku.rating.explainer.hint import Rule
from sudoku_qt.engine.sudoku.rating.explainer.scale import SAME_FOR_IMAGES, Way, solve_and_rate
from sudoku_qt.engine.sudoku.rating.explainer.tried import Tried
from sudoku_qt.engine.sudoku.rating.rater import VALUES, Rating, level_and_minutes, rate
from sudoku_qt.engine.work import Cancelled, Stop
from tests.cli.puzzles import EASY, HARD
from tests.engine.sudoku.puzzle_lists import CHAINS
from tests.engine.sudoku.rating.explainer.rated import rated
from tests.sweeps import in_turn

ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
"""Rated 10.5."""
GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
"""Rated 11.9."""


def test_an_easy_puzzle_has_all_values() -> None:
    rating = rate(parse(EASY))
    assert rating.level == 1
    assert rating.se_rating == 1.2
    assert rating.steps == EASY.count(".")
    assert rating.ladder_score is not None
    assert rating.ladder_score > rating.steps
    assert rating.hardest == "hidden_single"


def test_the_techniques_are_those_of_the_way_up() -> None:
    rating = rate(parse(EASY), ("techniques",))

    assert rating.techniques == (*climb(Board.of_givens(parse(EASY))),)
    assert "hidden_single" in rating.techniques
    assert rate(parse(EASY)).techniques is None


def test_where_hidden_singles_are_enough_the_way_up_is_known_without_going_it() -> None:
    solution = kernel.solve(parse(EASY)) or b""
    puzzles = [kernel.minimal_puzzle(number) for number in range(60)]
    hardest = set()
    for puzzle in (*puzzles, b"\0" + solution[1:], b"\0\0" + solution[2:], solution):
        rating = rate(puzzle, ("se_rating", "steps", "techniques", "hardest"))
        if rating.se_rating is not None and rating.se_rating <= 1.5:
            climbed = climb(Board.of_givens(puzzle))
            assert rating.techniques == (*climbed,)
            assert rating.steps == sum(number for _, number in climbed.values())
            assert rating.hardest == (rating.techniques or ("",))[-1]
            hardest.add(rating.hardest)
    assert hardest == {"", "full_house", "hidden_single"}


@in_turn("name", VALUES)
def test_what_is_not_wanted_is_not_there(name: str) -> None:
    rating = rate(parse(EASY), (name,))
    assert getattr(rating, name) is not None
    if name not in {"level", "minutes"}:
        assert rating.level is rating.minutes is None


@in_turn("name", VALUES)
def test_every_value_can_be_stopped(name: str) -> None:
    with pytest.raises(Cancelled):
        rate(parse(EASY), (name,), stop=lambda: True)


@in_turn("name", ["level", "minutes", "se_rating", "hardest"])
def test_a_hard_puzzle_asks_often_whether_it_is_still_wanted(name: str) -> None:
    asked = []

    def stop() -> bool:
        asked.append(name)
        return len(asked) > (0 if name == "level" else 40)  # which no chain delays

    with pytest.raises(Cancelled):
        rate(parse(HARD), (name,), stop=stop)


def test_nothing_wanted_is_nothing_said() -> None:
    assert rate(parse(EASY), ()) == Rating()


@in_turn(
    ("number", "rating", "level", "time"),
    [
        (61, 1.2, 1, 6.07),
        (0, 1.5, 2, 6.74),
        (52, 1.7, 3, 9.66),
        (7, 3.0, 3, 10.7),
        (595, 3.2, 4, 12.5),
        (5250, 6.2, 4, 20.3),
        (72, 6.6, 5, 12.5),
        (5, 7.2, 5, 24.0),
    ],
)
def test_a_level_ends_where_its_rating_does(
    number: int, rating: float, level: int, time: float
) -> None:
    puzzle = kernel.minimal_puzzle(number)

    assert rate(kernel.canonical_form(puzzle), ("se_rating",)).se_rating == rating
    assert level_and_minutes(puzzle) == (level, time)


@pytest.mark.slow
def test_minutes_grow_with_the_rating_as_far_as_times_are_known() -> None:
    hardest = {rating: level_and_minutes(puzzle) for rating, puzzle in rated() if rating >= 9}

    assert hardest == {9.0: (5, 48.7), 9.3: (5, 59.1)}
    assert level_and_minutes(parse(HARD)) == (5, 81.4)
    assert level_and_minutes(parse(ESCARGOT)) == (5, 71.8)


@pytest.mark.parametrize("puzzle", [HARD, ESCARGOT, GOLDEN_NUGGET])
def test_the_canonical_form_is_not_rated_beyond_where_minutes_end(
    puzzle: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    image = kernel.canonical_form(parse(puzzle))
    monkeypatch.setattr(rater, "RULES", ())
    known = level_and_minutes(image, rating=10.5)
    assert level_and_minutes(parse(puzzle)) == known
    assert known[1] > 70


def test_a_level_alone_takes_no_chains_within_chains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rater, "RULES", ())
    assert rate(parse(ESCARGOT), ("level",)).level == 5


def test_a_higher_band_of_ratings_with_chains_takes_longer() -> None:
    images = [kernel.canonical_form(puzzle) for rating, puzzle in rated() if rating > 6.2]
    ratings = [rate(image, ("se_rating", "minutes")) for image in images]
    middles = [
        median(each.minutes or 0 for each in ratings if least <= (each.se_rating or 0) < most)
        for least, most in ((6.5, 7.5), (7.5, 9.0), (9.0, 12.0))
    ]
    assert middles[1] > 1.3 * middles[0]
    assert middles[2] > 1.3 * middles[1]


@in_turn("number", range(0, len(rated()), 6))
def test_symmetric_images_have_the_same_level_and_minutes(number: int) -> None:
    puzzle = rated()[number][1]
    assert level_and_minutes(image(puzzle, number)) == level_and_minutes(puzzle)


def image(puzzle: bytes, seed: int) -> bytes:
    """Shuffle digits, bands, stacks, rows and columns, and transpose."""
    rng = random.Random(seed)
    rows, columns = shuffled_lines(rng), shuffled_lines(rng)
    labels = bytes([0, *rng.sample(range(1, 10), 9)])
    moved = bytes(labels[puzzle[9 * column + row]] for row in rows for column in columns)
    assert kernel.canonical_form(moved) == kernel.canonical_form(puzzle)
    return moved


def shuffled_lines(rng: random.Random) -> list[int]:
    """Shuffle nine lines in their bands, and the bands."""
    return [3 * band + line for band in rng.sample(range(3), 3) for line in rng.sample(range(3), 3)]


@pytest.mark.parametrize("level", [1, 2])
def test_the_way_up_is_that_of_a_person_at_the_level(level: int) -> None:
    for number in range(10):
        givens = make(MakeOptions(level=level, seed=f"person {number}")).givens
        board = Board.of_givens(givens)
        for rung, finding in follow(board):
            assert rung.name in {"full_house", "hidden_single"}
            assert level > 1 or finding.variant in {"", "box"}


@pytest.mark.parametrize(("seed", "name"), [(18, "multiple_forcing_chains"), (26, "nishio")])
def test_where_only_looking_up_helps_the_hardest_is_what_the_se_way_comes_to(
    seed: int, name: str
) -> None:
    puzzle = kernel.minimal_puzzle(seed)
    ladder = LADDER.only("full_house", "hidden_single", "naked_single", "brute_force")
    assert "brute_force" in climb(Board.of_givens(puzzle), ladder)
    for wanted in (("hardest",), ("hardest", "se_rating")):
        assert rate(puzzle, wanted, ladder).hardest == name
    assert rate(puzzle, ("hardest",)).hardest != "brute_force"


@pytest.mark.parametrize("puzzle", [CHAINS, pytest.param(ESCARGOT, marks=pytest.mark.slow)])
def test_a_rating_leaves_nothing_that_holds_on_to_itself(puzzle: str) -> None:
    gc.collect()
    rate(parse(puzzle))
    assert gc.collect() == 0


def test_the_score_is_that_of_hodoku_s_order() -> None:
    board = Board.of_givens(parse(EASY))
    way = climb(board, ORDERS["hodoku"]).values()
    assert board.solved
    assert rate(parse(EASY), ("ladder_score",)).ladder_score == sum(
        rung.score * number for rung, number in way
    )
    assert {rung.name for rung, _ in way} >= {"naked_single"}


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_hardest_technique_is_one_of_the_level(level: int) -> None:
    for number in range(8):
        givens = make(MakeOptions(level=level, seed=f"hardest {number}")).givens
        name = rate(givens, ("hardest",)).hardest
        assert name is not None
        if level < 5:
            assert LADDER[name].lowest_level <= level
        way = {rung.name: rung.lowest_level for rung, _ in climb(Board.of_givens(givens)).values()}
        if level == 5 and max(way.values()) == 5:
            assert way[name] == 5


def test_of_techniques_with_one_score_the_higher_on_the_ladder_is_harder() -> None:
    names = {"naked_pair", "pointing", "claiming", "locked_pair"}
    equal = Ladder(
        tuple(rung._replace(score=50) if rung.name in names else rung for rung in LADDER)
    )
    found = set()
    for number in range(20):
        givens = make(MakeOptions(level=3, seed=f"equal {number}")).givens
        way = climb(Board.of_givens(givens), equal.up_to(3))
        if set(way) <= names | {"full_house", "naked_single", "hidden_single"} and names & set(way):
            highest = max(names & set(way), key=[rung.name for rung in equal].index)
            assert rate(givens, ("hardest",), equal).hardest == highest
            found.add(highest)
    assert len(found) > 1


@pytest.mark.parametrize(("number", "times"), [(61, 0), (7, 1), (72, 2)])
def test_an_image_is_rated_by_itself_only_where_its_rating_may_differ(
    number: int, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = []

    def counted(board: Board, rules: tuple[Rule, ...], stop: Stop, tried: Tried) -> Way:
        runs.append(board)
        return solve_and_rate(board, rules, stop, tried)

    monkeypatch.setattr(rater, "solve_and_rate", counted)
    puzzle = kernel.minimal_puzzle(number)
    rating = rate(puzzle)
    assert len(runs) == times
    assert (rating.level, rating.minutes) == level_and_minutes(puzzle)


def test_symmetric_images_have_the_same_rating_as_far_as_is_said() -> None:
    for number in range(60):
        puzzle = kernel.minimal_puzzle(1000 + number)
        ratings = {
            rate(each, ("se_rating",)).se_rating or 0
            for each in (puzzle, image(puzzle, number), kernel.canonical_form(puzzle))
        }
        assert len(ratings) == 1 or min(ratings) > SAME_FOR_IMAGES


def test_a_puzzle_that_is_its_own_canonical_form_and_needs_no_chain_is_rated_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ways = []

    def counted(*arguments: Any) -> Way:
        ways.append(arguments)
        return solve_and_rate(*arguments)

    monkeypatch.setattr(rater, "solve_and_rate", counted)
    puzzle = kernel.minimal_puzzle(5250)
    image = kernel.canonical_image(puzzle)[0]
    ratings = [rate(each, ("se_rating", "minutes", "level")) for each in (image, puzzle)]
    assert len(ways) == 3
    assert ratings[0].minutes == ratings[1].minutes


def test_a_level_alone_goes_no_further_than_where_chains_begin() -> None:
    for puzzle in map(parse, (CHAINS, ESCARGOT, EASY, HARD)):
        assert rate(puzzle, ("level",)).level == rate(puzzle, ("level", "minutes")).level
