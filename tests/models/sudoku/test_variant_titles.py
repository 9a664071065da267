# SPDX-License-Identifier: MIT
"""Techniques for variants have names, with the rule that they are about."""

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.models.sudoku.variant_titles import (
    OF_RULES,
    VARIANT_TECHNIQUES,
    is_of_variants,
    kind_title,
    named_with,
    short_title,
    step_title,
    title_named,
    variant_idea,
    variant_title,
)

CAGE = Constraint("killercage", (0, 1), 3)


def test_a_step_about_a_rule_is_named_after_it() -> None:
    step = ReasonedStep("constraint", 3, Message("so"), constraint=CAGE)
    assert step_title(step) == "Killer cage: what it leaves"
    assert short_title(step) == "Killer cage"
    assert kind_title("killercage") == "Killer cage"


def test_any_other_step_is_named_after_its_technique() -> None:
    for constraint in (CAGE, None):
        step = ReasonedStep("house_sum", 4, Message("so"), constraint=constraint)
        assert step_title(step) == short_title(step) == "Innies and outies"
    assert variant_title("constraint") == "What a rule excludes"


def test_a_rule_that_does_it_alone_gives_its_name() -> None:
    one, two = (Message("so", rules=(Message("a rule"),) * count) for count in (1, 2))
    assert step_title(ReasonedStep("together", 4, one, constraint=CAGE)) == (
        "Killer cage: what it leaves"
    )
    assert short_title(ReasonedStep("together", 4, one, constraint=CAGE)) == "Killer cage"
    assert step_title(ReasonedStep("together", 4, two, constraint=CAGE)) == "Rules together"
    assert step_title(ReasonedStep("together", 4, one)) == "Rules together"


def test_every_technique_has_an_idea() -> None:
    assert OF_RULES.keys() <= VARIANT_TECHNIQUES.keys()
    assert all(variant_idea(name).endswith(".") for name in VARIANT_TECHNIQUES)


def test_what_is_practised_has_a_title() -> None:
    assert title_named("killercage__constraint") == "Killer cage: what it leaves"
    assert title_named("killercage__house_sum") == "Innies and outies"
    assert title_named("jigsaw__leftovers") == "Law of Leftovers"
    assert title_named("house_sum") == "Innies and outies"
    assert title_named("x_wing") == title_named("killercage__x_wing") == ""
    assert title_named(named_with("constraint", "killercage")) == "Killer cage: what it leaves"
    assert named_with("fish", "") == "fish"
    assert is_of_variants("killercage__constraint")
    assert not is_of_variants("hidden_single")
