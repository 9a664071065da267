# SPDX-License-Identifier: MIT
"""Puzzles with rules of their own, asked as a library."""

import json
from typing import Any

import numpy as np
import pytest

import sudoku_qt.api as sudoku
from sudoku_qt.engine.sudoku.text.lz_string import compress
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from tests.api.puzzles import EASY, SOLVED
from tests.engine.sudoku.variants.boards import fpuzzle

SMALL = sudoku.Rules(4, None, (sudoku.Constraint("diagonal+"), sudoku.Constraint("diagonal-")))
OBJECT = fpuzzle('"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]', 4)
LARGE = sudoku.Rules(16)


def test_what_parse_gives_is_taken() -> None:
    (killer,) = sudoku.parse(OBJECT)
    solution = sudoku.solve(killer)
    assert solution is not None
    assert sorted(solution[:2]) == ["1", "2"]
    assert sudoku.count(killer, 1000) == 48
    assert sudoku.true_candidates(killer)[:3] == ["12", "12", "34"]
    assert sudoku.parse(OBJECT.encode()) == [killer]
    assert sudoku.parse(json.dumps(json.loads(OBJECT), indent=1)) == [killer]


def test_links_and_plain_puzzles_stand_among_objects() -> None:
    link = "https://f-puzzles.com/?load=" + compress(OBJECT)
    text = f"{OBJECT}\n\n# a plain one\n{EASY}\n{link}\n{fpuzzle('')}\n"
    killer, plain, linked, empty = sudoku.parse(text)
    assert linked == killer == sudoku.parse(link)[0]
    assert (plain, empty) == (EASY, "." * 81)
    assert sudoku.count([plain, killer, empty], 10) == [1, 10, 10]
    assert sudoku.solve(each for each in (killer, plain))[1] == SOLVED
    assert sudoku.true_candidates([EASY, killer], jobs=2)[0] == [*SOLVED]


def test_what_is_wrong_is_at_its_line() -> None:
    foggy = fpuzzle('"fog":[1]')
    with pytest.raises(ValueError, match=r"^Line 2: .*\(fog\)"):
        sudoku.parse(f"{OBJECT}\n{foggy}")
    with pytest.raises(ValueError, match=r"^This .*\(fog\)"):
        sudoku.parse(foggy)
    with pytest.raises(ValueError, match="cut off"):
        sudoku.parse('{"grid":[[')


def test_texts_have_the_rules_that_are_said() -> None:
    assert sudoku.count("." * 16, 1000, rules=SMALL) == 48
    assert sudoku.count(["1" + "0" * 15, "11" + "_" * 14], 1000, rules=SMALL) == [12, 0]
    assert sudoku.solve(["11" + "." * 14, "." * 16], rules=SMALL)[0] is None
    large = sudoku.solve("g" + "." * 255, rules=LARGE)
    assert large is not None
    assert large[0] == "G"
    assert sorted(large[:16]) == [*"123456789ABCDEFG"]


def test_a_puzzle_without_a_solution_is_named_or_skipped() -> None:
    texts = ["." * 16, "11" + "." * 14]
    with pytest.raises(ValueError, match="puzzle 1 has no solution"):
        sudoku.true_candidates(texts, rules=SMALL)
    found = sudoku.true_candidates(texts, rules=SMALL, errors="skip")
    assert found == [["1234"] * 16, []]
    with pytest.raises(ValueError, match="errors is"):
        sudoku.true_candidates(texts, rules=SMALL, errors="pass")  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize(
    ("puzzles", "said"),
    [
        ("." * 81, "puzzle 0: 81 cells are given, and not 16"),
        (["." * 16, "5" + "." * 15], "puzzle 1: 5 is no digit from 1 to 4"),
        (["x" + "." * 15], "puzzle 0: X is no digit from 1 to 4"),
        (sudoku.VariantPuzzle(sudoku.Rules(4), bytes(16)), "puzzle 0 has rules of its own"),
    ],
)
def test_what_does_not_fit_the_rules_is_said(puzzles: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        sudoku.solve(puzzles, rules=SMALL)


def test_what_is_no_puzzle_or_no_rules_is_refused() -> None:
    with pytest.raises(TypeError, match="rules are of the class Rules, and not dict"):
        sudoku.count("." * 16, rules={"size": 4})  # type: ignore[call-overload]  # wrong on purpose
    with pytest.raises(TypeError, match="and no array"):
        sudoku.solve(np.zeros((4, 4), int), rules=SMALL)
    with pytest.raises(TypeError, match="puzzle 1: int is no text"):
        sudoku.solve(["." * 16, 4], rules=SMALL)  # type: ignore[list-item]  # as above
    with pytest.raises(ValueError, match="“fog” is no kind"):
        sudoku.Rules(constraints=(sudoku.Constraint("fog"),))


def test_functions_that_do_not_know_other_rules_say_so() -> None:
    (killer,) = sudoku.parse(OBJECT)
    for puzzles in (killer, [EASY, killer]):
        for answer in (sudoku.canonical, sudoku.unavoidable, sudoku.neighbours):
            with pytest.raises(TypeError, match="has rules of its own, which only some functions"):
                answer(puzzles)


def test_a_list_with_other_rules_is_told_by_steps_as_each_alone() -> None:
    made = sudoku.generate(2, variant="killer", rules=sudoku.Rules(4), level=2, seed="1")
    told = sudoku.steps([made[0], EASY, made[1]], jobs=2)
    assert told == [sudoku.steps(each) for each in (made[0], EASY, made[1])]
    assert all(told)
    now = sudoku.steps(made, now=True)
    assert [each[0] in path for each, path in zip(now, (told[0], told[2]), strict=True)] == [
        True
    ] * 2
    several = sudoku.parse(OBJECT)[0]
    with pytest.raises(ValueError, match="puzzle 1 has several solutions"):
        sudoku.steps([made[0], several])
    assert sudoku.steps([made[0], several], errors="skip") == [told[0], []]


def test_texts_with_rules_have_steps_ratings_and_minimal_puzzles() -> None:
    (made,) = sudoku.generate(variant="diagonals", rules=sudoku.Rules(4), seed="1")
    text, rules = made.text, made.rules
    assert sudoku.steps(text, rules=rules) == sudoku.steps(made)
    assert sudoku.steps([text], rules=rules) == [sudoku.steps(made)]
    assert sudoku.rate(text, rules=rules).tolist() == sudoku.rate(made).tolist()
    with pytest.raises(TypeError, match="no position"):
        sudoku.steps(sudoku.positions(EASY)[0], rules=rules)
    full = sudoku.solve(text, rules=rules)
    assert full is not None
    (inside,) = sudoku.minimal(full, rules=rules)
    assert inside.rules == rules
    assert sudoku.count(inside) == 1
    assert sudoku.minimal(inside) == [inside]
    assert sudoku.minimal([inside, EASY])[1] == sudoku.minimal(EASY)
    with pytest.raises(ValueError, match="puzzle 1 has several solutions"):
        sudoku.minimal([text, "." * 16], rules=rules)
    assert sudoku.minimal(["." * 16], rules=rules, errors="skip") == [[]]


def test_what_has_several_solutions_has_neither_level_nor_steps() -> None:
    (killer,) = sudoku.parse(OBJECT)
    with pytest.raises(ValueError, match="puzzle 0 has several solutions"):
        sudoku.rate(killer)
    assert sudoku.rate(killer, errors="skip")["level"].tolist() == [0]


def test_a_list_with_other_rules_is_rated() -> None:
    made = sudoku.generate(2, variant="killer", rules=sudoku.Rules(4), level=2, seed="1")
    table = sudoku.rate([made[0], EASY, made[1]])
    assert table["level"].tolist() == [2, sudoku.rate(EASY)["level"][0], 2]
    assert (table["se_rating"] > 0).tolist() == [False, True, False]


def test_each_kind_has_its_rule() -> None:
    assert [*sudoku.kinds()] == [kind.name for kind in KINDS]
    assert sudoku.kinds()["negative"].endswith("between them: difference, ratio, xv.")


def test_puzzles_with_other_rules_are_made() -> None:
    one, two = sudoku.generate(2, variant="killer", rules=sudoku.Rules(4), seed="1")
    assert one != two
    assert sudoku.count([one, two]) == [1, 1]
    assert sudoku.generate(2, variant="killer", rules=sudoku.Rules(4), seed="1") == [one, two]
    (easy,) = sudoku.generate(variant="killer", rules=sudoku.Rules(6), level=2, seed="1")
    assert sudoku.rate(easy)["level"].tolist() == [2]
    (kept,) = sudoku.generate(rules=SMALL, symmetry="none", seed="1")
    assert kept.rules == SMALL


@pytest.mark.parametrize(
    ("options", "error", "reason"),
    [
        ({"variant": "killers"}, ValueError, "no kind of rules"),
        ({"variant": "killer", "clues": (20, 30)}, ValueError, "number, level, symmetry"),
        ({"variant": "killer", "level": 5}, ValueError, "from 1 to 4"),
        ({"variant": "killer", "technique": "x_wing"}, ValueError, "number, level"),
        ({"variant": "killer", "symmetry": "round"}, ValueError, "symmetry"),
        ({"rules": "killer"}, TypeError, "of the class Rules"),
    ],
)
def test_what_cannot_be_made_is_told(
    options: dict[str, Any], error: type[Exception], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        sudoku.generate(**options)


def test_the_reason_why_a_digit_is_not_in_a_cell() -> None:
    cages = (sudoku.Constraint("killercage", (0, 1), 3), sudoku.Constraint("even", (0,)))
    puzzle = sudoku.VariantPuzzle(sudoku.Rules(4, None, cages), bytes([*[0] * 11, 3, 0, 3, 0, 1]))
    (step,) = sudoku.why_not(puzzle, "r1c2=4")
    assert (step.technique, step.proof["kind"]) == ("constraint_single", "killercage")
    assert step.placements == ("r1c2=1",)
    with pytest.raises(ValueError, match="r1c1 is 2 in the solution"):
        sudoku.why_not(puzzle, "r1c1=2")
    with pytest.raises(ValueError, match="no cell and digit"):
        sudoku.why_not(EASY, "here")
    with pytest.raises(ValueError, match="several solutions"):
        sudoku.why_not("." * 81, "r1c1=1")
