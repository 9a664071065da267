# SPDX-License-Identifier: MIT
"""The words about what a setter draws: the selected constraint, and the rules as a text."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.play.rules_panel import Surveyed
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.compose.survey import Survey
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.figures import Cage
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.rule_words import rules_of
from sudoku_qt.models.sudoku.compose.tools import Gesture, Typed, translated
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.drawing.selected_card import SelectedWords

USUAL = QT_TRANSLATE_NOOP("Drawing", "The usual rules of Sudoku hold.")
MAY_HAVE = QT_TRANSLATE_NOOP("Drawing", "Type its number, or leave it without.")
TYPE_NUMBER = QT_TRANSLATE_NOOP("Drawing", "Type its number.")
NUMBER = QT_TRANSLATE_NOOP("Drawing", "Number: {value}")
CANNOT_BE = QT_TRANSLATE_NOOP("Drawing", "{value} cannot be here.")
TYPE_DIGITS = QT_TRANSLATE_NOOP("Drawing", "Type its digits.")
DIGITS = QT_TRANSLATE_NOOP("Drawing", "Digits: {value}")
NEEDLESS = QT_TRANSLATE_NOOP("Drawing", "it could be left out")
HANDLES = QT_TRANSLATE_NOOP("Drawing", "drag its handles, + and − change its end")
LEFT_OUT = QT_TRANSLATE_NOOP(
    "Drawing", "What does not fit is left out; the board before is among File > Earlier games."
)
TAKES_AWAY = QT_TRANSLATE_NOOP("Drawing", "Delete takes it away")
CIRCLES = (
    QT_TRANSLATE_NOOP("Drawing", "1-cell circle"),
    QT_TRANSLATE_NOOP("Drawing", "2 cells"),
    QT_TRANSLATE_NOOP("Drawing", "3 cells"),
)
ALONE = QT_TRANSLATE_NOOP("Drawing", "{rule} cannot hold.")
WITH_DIGITS = QT_TRANSLATE_NOOP("Drawing", "{rule} cannot hold with the marked digits.")
TOGETHER = QT_TRANSLATE_NOOP("Drawing", "These leave no solution together: {rules}.")
MARKED = QT_TRANSLATE_NOOP(
    "Drawing", "These leave no solution together with the marked digits: {rules}."
)
MISSING = QT_TRANSLATE_NOOP("Drawing", "{rule} at {cells} would leave one solution.")
MOST_NAMED = 4
TURN = frozenset({"thermometer", "slowthermometer", "arrow"})
"""Kinds that mean something else from the other end."""


def rules_told(puzzle: VariantPuzzle, own: str) -> str:
    """The rules as a text: what the setter wrote, or else a sentence for each."""
    if own:
        return own
    shown = rules_of(puzzle)
    sentences = [translated(USUAL), *(rule.sentence for rule in shown.rules)]
    return " ".join(filter(None, (*sentences, shown.remark)))


def selected_words(
    constraint: Constraint, label: Callable[[int], str], *, can_be: bool, is_needed: bool = True
) -> SelectedWords:
    """The words about the selected constraint, whose value may be one that it cannot have."""
    kind = KIND_NAMED[constraint.kind]
    cells = _list([label(cell) for cell in constraint.cells])
    choices = [str(choice) for choice in kind.choices]
    if kind.name == "arrow":
        choices = [translated(words) for words in CIRCLES[: max(1, len(constraint.cells) - 1)]]
    chosen = kind.choices.index(constraint.value) if constraint.value in kind.choices else 0
    is_line = kind.gesture is Gesture.LINE
    told = _value(constraint, can_be=can_be), "" if is_needed else translated(NEEDLESS)
    return SelectedWords(
        say(Message(kind.title)), cells, " · ".join(filter(None, told)), choices, chosen,
        turns=is_line and kind.name in TURN,
    )  # fmt: skip


def status_told(words: SelectedWords, *, has_handles: bool) -> list[str]:
    """The parts of the status line about the selected constraint."""
    ways = [translated(HANDLES)] if has_handles else []
    return [words.title, *filter(None, [words.value]), *ways, translated(TAKES_AWAY)]


def clash_told(
    clash: Sequence[Constraint], label: Callable[[int], str], *, with_digits: bool = False
) -> str:
    """Which constraints allow no solution together, or none `with_digits` that are marked."""
    alone, together = (WITH_DIGITS, MARKED) if with_digits else (ALONE, TOGETHER)
    if len(clash) == 1:
        return translated(alone).format(rule=_named(clash[0], label))
    named = [_named(each, label) for each in clash[:MOST_NAMED]]
    if len(clash) > MOST_NAMED:
        named.append("…")
    return translated(together).format(rules=_list(named))


def missing_told(missing: Constraint, label: Callable[[int], str]) -> str:
    """Which constraint would leave one solution."""
    value = missing.value if isinstance(missing.value, tuple) else (missing.value,)
    rule = " ".join(
        (say(Message(KIND_NAMED[missing.kind].title)), *(str(each) for each in value if each))
    )
    named = [label(cell) for cell in missing.cells]
    if len(named) > MOST_NAMED:
        named[1:-1] = ["…"]
    return translated(MISSING).format(rule=rule, cells=" ".join(named))


def surveyed_of(known: Survey) -> Surveyed:
    """What a survey knows of the drawn rules."""
    missing = known.missing
    value = missing.value if missing and isinstance(missing.value, int | str) else ""
    return Surveyed(
        tuple(each.cells for each in known.clash if each.cells),
        known.needless or (),
        Cage(missing.cells, str(value)) if missing else None,
    )


def _named(constraint: Constraint, label: Callable[[int], str]) -> str:
    title = say(Message(KIND_NAMED[constraint.kind].title))
    return f"{title} {label(constraint.cells[0])}" if constraint.cells else title


def _list(words: Sequence[str]) -> str:
    return QCoreApplication.translate("Drawing", ", ", "between rules, cells or digits").join(words)


def _value(constraint: Constraint, *, can_be: bool) -> str:
    kind, value = KIND_NAMED[constraint.kind], constraint.value
    if not can_be and isinstance(value, int):
        return translated(CANNOT_BE).format(value=value)
    if kind.typed is Typed.NUMBER:
        usual = kind.usual_number or None
        known = value if isinstance(value, int) else usual
        if known:
            return translated(NUMBER).format(value=known)
        return translated(MAY_HAVE if can_be else TYPE_NUMBER)
    if kind.typed is Typed.DIGITS:
        digits = value if isinstance(value, tuple) else ()
        told = _list([str(digit) for digit in digits])
        return translated(DIGITS).format(value=told) if told else translated(TYPE_DIGITS)
    return ""
