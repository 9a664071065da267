# SPDX-License-Identifier: MIT
"""The names of the techniques for puzzles with rules of their own, and the idea of each."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.message import Message
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say

if TYPE_CHECKING:  # a classic puzzle has none; a start need not
    from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep

VARIANT_TECHNIQUES = {
    "last_cell": (
        QT_TRANSLATE_NOOP("SudokuHint", "Last cell"),
        QT_TRANSLATE_NOOP("SudokuHint", "Only one cell of the house is empty."),
    ),
    "hidden_single": (
        QT_TRANSLATE_NOOP("SudokuHint", "Hidden Single"),
        QT_TRANSLATE_NOOP("SudokuHint", "A digit has only one place left in its house."),
    ),
    "naked_single": (
        QT_TRANSLATE_NOOP("SudokuHint", "Naked Single"),
        QT_TRANSLATE_NOOP("SudokuHint", "A cell has only one digit left."),
    ),
    "constraint_single": (
        QT_TRANSLATE_NOOP("SudokuHint", "One digit left by a rule"),
        QT_TRANSLATE_NOOP("SudokuHint", "A single rule leaves a cell only one digit."),
    ),
    "constraint": (
        QT_TRANSLATE_NOOP("SudokuHint", "What a rule excludes"),
        QT_TRANSLATE_NOOP("SudokuHint", "Try which digits can still keep the rule."),
    ),
    "locked_candidates": (
        QT_TRANSLATE_NOOP("SudokuHint", "Locked Candidates"),
        QT_TRANSLATE_NOOP("SudokuHint", "All places of a digit in one house see the same cell."),
    ),
    "constraint_locked": (
        QT_TRANSLATE_NOOP("SudokuHint", "What a rule must hold"),
        QT_TRANSLATE_NOOP("SudokuHint", "A rule needs a digit, and all its places see a cell."),
    ),
    "cell_candidates": (
        QT_TRANSLATE_NOOP("SudokuHint", "Whatever the cell is"),
        QT_TRANSLATE_NOOP("SudokuHint", "Every digit of a cell excludes the same candidate."),
    ),
    "naked_subset": (
        QT_TRANSLATE_NOOP("SudokuHint", "Naked Subset"),
        QT_TRANSLATE_NOOP("SudokuHint", "A few cells share as many digits between them."),
    ),
    "fish": (
        QT_TRANSLATE_NOOP("SudokuHint", "Fish"),
        QT_TRANSLATE_NOOP("SudokuHint", "In some lines a digit stands only where others cross."),
    ),
    "leftovers": (
        QT_TRANSLATE_NOOP("SudokuHint", "Law of Leftovers"),
        QT_TRANSLATE_NOOP("SudokuHint", "Lines and regions share most cells; compare the rest."),
    ),
    "house_sum": (
        QT_TRANSLATE_NOOP("SudokuHint", "Innies and outies"),
        QT_TRANSLATE_NOOP("SudokuHint", "A house adds up to a known sum, and so do its cages."),
    ),
    "crowded_house": (
        QT_TRANSLATE_NOOP("SudokuHint", "Rules that share a house"),
        QT_TRANSLATE_NOOP("SudokuHint", "Several rules need their digits in the same house."),
    ),
    "together": (
        QT_TRANSLATE_NOOP("SudokuHint", "Rules together"),
        QT_TRANSLATE_NOOP("SudokuHint", "What one rule leaves, another one forbids."),
    ),
    "constraint_chain": (
        QT_TRANSLATE_NOOP("SudokuHint", "Chain through rules"),
        QT_TRANSLATE_NOOP("SudokuHint", "Follow a candidate from rule to rule."),
    ),
    "contradiction": (
        QT_TRANSLATE_NOOP("SudokuHint", "Contradiction"),
        QT_TRANSLATE_NOOP("SudokuHint", "Follow a candidate until something breaks."),
    ),
    "cases": (
        QT_TRANSLATE_NOOP("SudokuHint", "Cases"),
        QT_TRANSLATE_NOOP("SudokuHint", "Every case leads to the same."),
    ),
    "suppose": (
        QT_TRANSLATE_NOOP("SudokuHint", "Suppose"),
        QT_TRANSLATE_NOOP("SudokuHint", "Suppose a candidate, and see what breaks."),
    ),
}
"""The title and the idea of each technique, the easiest first."""


PRACTICE_SIGN = "__"
"""What stands between the kind of rule and the technique in the name of a practice."""
OF_RULES = {
    "constraint_single": QT_TRANSLATE_NOOP("SudokuHint", "{rule}: one digit left"),
    "constraint": QT_TRANSLATE_NOOP("SudokuHint", "{rule}: what it leaves"),
    "constraint_locked": QT_TRANSLATE_NOOP("SudokuHint", "{rule}: what it must hold"),
}
"""The titles where the rule is known."""
MOST_TITLED = 3
"""The most rules that a title names."""


def variant_title(technique: str, kind: str = "") -> str:
    """The name of a technique in the installed language, with the kind of rule if it is known."""
    if kind and technique in OF_RULES:
        return translated(OF_RULES[technique], rule=kind_title(kind))
    return translated(VARIANT_TECHNIQUES[technique][0])


def is_of_variants(practice: str) -> bool:
    """Whether what is practised is about rules of variants."""
    return PRACTICE_SIGN in practice


def named_with(technique: str, kind: str) -> str:
    """The name of a technique for a kind of rule, as a practice has it; "" stands for no kind."""
    return f"{kind}{PRACTICE_SIGN}{technique}" if kind else technique


def title_named(name: str) -> str:
    """The title of a technique or practice of variants by its name, "" if there is none."""
    kind, _, technique = name.rpartition(PRACTICE_SIGN)
    if technique not in VARIANT_TECHNIQUES:
        return ""
    return variant_title(technique, kind if technique in OF_RULES else "")


def kind_title(kind: str) -> str:
    """The name of a kind of rule in the installed language."""
    from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED  # of a variant only: 60 ms

    return say(Message(KIND_NAMED[kind].title)) if kind in KIND_NAMED else kind


def rules_title(names: str) -> str:
    """The title of rules by their names with "+" between, as the record has them.

    It is "" if there are too many for a title, or one is unknown, or is a size, which has to be
    known by its number.
    """
    from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED  # of a variant only: 60 ms

    titles = {"region": "Jigsaw", **{name: kind.title for name, kind in KIND_NAMED.items()}}
    parts = names.split("+") if names not in titles else [names]
    if len(parts) > MOST_TITLED or not titles.keys() >= {*parts}:
        return ""
    return " + ".join(say(Message(titles[part])) for part in parts)


def step_title(step: "ReasonedStep") -> str:
    """The name of a step's technique in the installed language, with the kind of its rule."""
    return variant_title(_technique_of(step), step.constraint.kind if step.constraint else "")


def short_title(step: "ReasonedStep") -> str:
    """The shorter name for narrow places."""
    if step.constraint and _technique_of(step) in OF_RULES:
        return kind_title(step.constraint.kind)
    return variant_title(step.technique)


def _technique_of(step: "ReasonedStep") -> str:
    """The technique that names a step: that of a single rule if no other one is needed with it."""
    rules = step.reason.facts.get("rules")
    is_alone = step.technique == "together" and isinstance(rules, tuple) and len(rules) == 1
    return "constraint" if is_alone and step.constraint else step.technique


def variant_idea(technique: str) -> str:
    """What a technique looks for, in the installed language."""
    return translated(VARIANT_TECHNIQUES[technique][1])


def translated(template: str, **facts: object) -> str:
    """A text in the installed language."""
    return QCoreApplication.translate("SudokuHint", template).format(**facts)
