# SPDX-License-Identifier: MIT
"""The rules of a variant in the player's language, and the sets of digits of a cage."""

from collections.abc import Sequence
from typing import NamedTuple

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.cage_sets import CageSets, cage_sets
from sudoku_qt.engine.sudoku.variants.drawing.rule_list import (
    ListedRule,
    broken_rules,
    listed_rules,
    names_of_rules,
    remark,
    setters_text,
)
from sudoku_qt.engine.sudoku.variants.figures import Figure
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_board import WINDOWS
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED, variant_word
from sudoku_qt.models.words import say

__all__ = [
    "CageSets",
    "RuleWords",
    "RulesShown",
    "cage_sets",
    "names_of_rules",
    "rule_messages",
    "rules_broken",
    "rules_called",
    "rules_in_full",
    "rules_of",
    "setters_text",
    "variant_of",
]


class RuleWords(NamedTuple):
    """A rule: its sentence, the cells that it concerns, and an example of how it is drawn."""

    sentence: str
    cells: Sequence[int] = ()
    sign: tuple[Figure, ...] = ()


class RulesShown(NamedTuple):
    """The rules of a puzzle, a remark about them, and what its setter wrote, as plain text."""

    rules: tuple[RuleWords, ...] = ()
    remark: str = ""
    text: str = ""


def rules_called(puzzle: VariantPuzzle) -> list[str]:
    """What a puzzle's variant is called, or else its rules that no classic Sudoku has."""
    key = variant_of(puzzle.rules)
    return [variant_word(key)] if key else [say(name) for name in names_of_rules(puzzle)]


def variant_of(rules: Rules) -> str:
    """The key of the variant that New makes by these rules; "" for any others."""
    named = frozenset(rules.named())
    same = (each for each in VARIANT_NAMED.values() if frozenset(each.rules) == named)
    key = next((each.key for each in same if each.size == rules.size), "")
    areas = {frozenset(each.cells) for each in rules.constraints}
    return "" if key == "windoku" and areas != {*map(frozenset, WINDOWS)} else key


def rules_broken(puzzle: VariantPuzzle, values: Sequence[int]) -> list[RuleWords]:
    """The rules of a puzzle that a board breaks, apart from those of any Sudoku."""
    return [RuleWords(say(rule.sentence), rule.cells) for rule in broken_rules(puzzle, values)]


def rules_in_full(puzzle: VariantPuzzle) -> str:
    """The rules of a puzzle as a text for who sees no signs beside them."""
    return " ".join(map(say, rule_messages(puzzle)))


def rule_messages(puzzle: VariantPuzzle) -> list[Message]:
    """Each rule of a puzzle by itself, and a remark about them if there is one."""
    about_marks = remark(puzzle)
    rules = [_in_full(rule) for rule in listed_rules(puzzle)]
    return [*rules, *([about_marks] if about_marks else [])]


def _in_full(rule: ListedRule) -> Message:
    """A rule by itself; one whose number is not drawn is told with its name."""
    if not rule.constraints:
        return rule.sentence
    kind = KIND_NAMED[rule.constraints[0].kind]
    if kind.values:
        return rule.sentence
    if kind.usual_number:
        return Message("{name}: {rule}", name=Message(kind.title), rule=rule.sentence)
    return Message(kind.rule)


def rules_of(puzzle: VariantPuzzle) -> RulesShown:
    """The rules of a puzzle."""
    remark_now = remark(puzzle)
    return RulesShown(
        tuple(
            RuleWords(say(rule.sentence), rule.cells, rule.sign) for rule in listed_rules(puzzle)
        ),
        say(remark_now) if remark_now else "",
        setters_text(puzzle),
    )
