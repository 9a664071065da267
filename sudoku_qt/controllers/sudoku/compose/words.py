# SPDX-License-Identifier: MIT
"""The texts of a survey: on the card, beside the layers, in the status line."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.compose.drawing_words import clash_told, missing_told
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.engine.sudoku.compose.survey import Survey
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.rating.rater import Rating
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.compose.layers import TELLING, tells
from sudoku_qt.models.sudoku.levels import puzzle_level
from sudoku_qt.models.words import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.compose.card import Answer

Label = Callable[[int], str]
"""Returns the name of a cell."""
SOLUTIONS = QT_TRANSLATE_N_NOOP("Composing", "solutions")
MORE = QT_TRANSLATE_NOOP("Composing", "more than {count} solutions")
MORE_IN_SHORT = QT_TRANSLATE_NOOP("Composing", "{count}+ solutions")
NONE = QT_TRANSLATE_NOOP("Composing", "no solution")
COUNTED = QT_TRANSLATE_N_NOOP("Composing", "{count} solutions")
COUNTING = QT_TRANSLATE_NOOP("Composing", "counting…")
A_PUZZLE = QT_TRANSLATE_NOOP("Composing", "a puzzle")
NOT_YET = QT_TRANSLATE_NOOP("Composing", "not yet a puzzle")
IMPOSSIBLE = QT_TRANSLATE_NOOP("Composing", "contradiction")
SETTLED = QT_TRANSLATE_N_NOOP("Composing", "{settled} empty cells settled, {open} open")
OPEN = QT_TRANSLATE_NOOP("Composing", "{open} open")
COMPLETING = QT_TRANSLATE_NOOP("Composing", "{cell} = {digit} would leave one solution.")
NOTHING_COMPLETES = QT_TRANSLATE_NOOP("Composing", "No single digit would leave one solution.")
TOO_FEW = QT_TRANSLATE_NOOP(
    "Composing", "Type digits, draw rules, take a pattern from Rework, or have it completed."
)
DRAW_MORE = QT_TRANSLATE_NOOP("Composing", "Draw or type more, or have it completed.")
TOO_MANY = QT_TRANSLATE_NOOP("Composing", "Set more givens, or have it completed.")
RATING = QT_TRANSLATE_NOOP("Composing", "Rating it…")
MINIMAL = QT_TRANSLATE_NOOP("Composing", "minimal")
REDUNDANT = QT_TRANSLATE_NOOP("Composing", "{count} could be left out")
NONE_REDUNDANT = QT_TRANSLATE_NOOP("Composing", "none could be left out")
LATER_REDUNDANT = QT_TRANSLATE_NOOP("Composing", "once there is one solution")
DRAWN = QT_TRANSLATE_N_NOOP("Composing", "{count} rules")
PRUNE = QT_TRANSLATE_NOOP("Composing", "Take those away")
ALIKE = QT_TRANSLATE_NOOP("Composing", "Make one like this")
UNRATED = QT_TRANSLATE_NOOP("Composing", "Its level was not found.")
SHOW_CELL = QT_TRANSLATE_NOOP("Composing", "Show that cell")
ADD_IT = QT_TRANSLATE_NOOP("Composing", "Add it")
COMPLETE = QT_TRANSLATE_NOOP("Composing", "Complete it for me")
EASIER = QT_TRANSLATE_NOOP("Composing", "Make it easier")
HARDER = QT_TRANSLATE_NOOP("Composing", "Make it harder")
POSSIBLE_TOLD = QT_TRANSLATE_NOOP("Composing", "digits that stand in some solution")
COUNTED_LATER = QT_TRANSLATE_NOOP("Composing", "Solutions are counted from {count} givens on.")
COUNTED_LATER_IN_SHORT = QT_TRANSLATE_NOOP("Composing", "Counted from {count} givens on")
POSSIBLE_LATER = QT_TRANSLATE_NOOP("Composing", "from {count} givens on")
SETTLED_TOLD = QT_TRANSLATE_NOOP("Composing", "the same in every solution")
GUIDE_TOLD = QT_TRANSLATE_NOOP("Composing", "{symmetry}; the partner is outlined")
NO_GUIDE = QT_TRANSLATE_NOOP("Composing", "choose a symmetry above")
COMPOSING = QT_TRANSLATE_NOOP("Composing", "Composing")
PARTNER_EMPTY = QT_TRANSLATE_NOOP("Composing", "the partner of {cell} is empty")


def translated(template: str, number: int = -1, /, **facts: object) -> str:
    """A text in the installed language."""
    return QCoreApplication.translate("Composing", template, None, number).format(**facts)


def number_words(known: Survey) -> str:
    """The number of solutions, in a few words."""
    if known.count is None:
        return translated(COUNTING)
    if known.count > known.most:
        return translated(MORE, count=f"{known.most:,}")
    return (
        translated(COUNTED, known.count, count=f"{known.count:,}")
        if known.count
        else translated(NONE)
    )


def answer(known: Survey, rating: Rating | None, label: Label, *, both: bool) -> Answer:
    """The texts of the card; with `both`, techniques are named in two languages."""
    if known.count == 0:
        fault = say(known.fault) if known.fault else ""
        if known.clash:
            fault = clash_told(known.clash, label, with_digits=bool(known.amiss))
        return Answer(
            "", _begun(translated(NONE)), translated(IMPOSSIBLE), "bad", 0.0, _givens(known), fault
        )
    if known.is_unique:
        return _of_puzzle(known, rating, both=both)
    if not tells(known):
        return _of_few(known)
    many = known.count is None or known.count > known.most
    now = known.settled
    open_cells = translated(SETTLED, now, settled=now, open=known.open_cells)
    return Answer(
        "" if many else f"{known.count:,}",
        _begun(number_words(known)) if many else translated(SOLUTIONS, known.count or 0),
        translated(NOT_YET),
        "open",
        1 - known.open_cells / len(known.givens),
        card.BETWEEN.join((_givens(known), open_cells)),
        _completing(known, label),
        translated(ADD_IT if known.missing else SHOW_CELL) if _completes(known) else "",
        translated(COMPLETE),
        translated(MORE_IN_SHORT, count=f"{known.most:,}") if known.count and many else "",
        card.BETWEEN.join((_givens(known), translated(OPEN, open=known.open_cells))),
    )


def waiting() -> Answer:
    """The text while nothing is known of a draft yet."""
    counting = _begun(translated(COUNTING))
    return Answer(words=counting, verdict=translated(NOT_YET), right=translated(COMPLETE))


def _of_few(known: Survey) -> Answer:
    """The text for too few givens to count: any of them have millions of solutions."""
    later = translated(COUNTED_LATER, count=TELLING)
    return Answer(
        words=_givens(known),
        verdict=translated(NOT_YET),
        facts=later,
        advice=translated(TOO_FEW),
        right=translated(COMPLETE),
        facts_in_short=translated(COUNTED_LATER_IN_SHORT, count=TELLING),
    )


def _begun(words: str) -> str:
    """Words without a number before them, capitalized as a headline."""
    return words[:1].upper() + words[1:]


def _of_puzzle(known: Survey, rating: Rating | None, *, both: bool) -> Answer:
    """The text for givens with one solution: how hard the puzzle is."""
    count = len(known.redundant) + len(known.needless or ())
    left = translated(REDUNDANT, count=count) if count else translated(MINIMAL)
    is_known = known.drawn is None or known.needless is not None
    facts = card.BETWEEN.join((_givens(known), *([left] if is_known else [])))
    rated = rating_words(rating, both=both) or translated(RATING if rating is None else UNRATED)
    words = translated(SOLUTIONS, 1), translated(A_PUZZLE), "good", 1.0, facts, rated
    if known.drawn:
        prune = translated(PRUNE) if count else ""
        return Answer("1", *words, prune, translated(ALIKE))
    return Answer("1", *words, translated(EASIER), translated(HARDER))


def rating_words(rating: Rating | None, *, both: bool) -> str:
    """The SE rating and the hardest step, "" until they are known."""
    if rating is None:
        return ""
    setup = SudokuSetup(bytes(CELLS), se_rating=rating.se_rating or 0, hardest=rating.hardest or "")
    level = [puzzle_level(rating.level)] if rating.level else []
    lines = level + card.rating(setup, card.SE_RATING) + card.hardest(setup, both=both)
    return card.BETWEEN.join(lines)


def _givens(known: Survey) -> str:
    count = len(known.givens) - known.givens.count(0)
    given = card.say(card.GIVENS, count).format(count=count)
    constraints = len(known.drawn.rules.constraints) if known.drawn else 0
    if not constraints:
        return given
    drawn = translated(DRAWN, constraints, count=constraints)
    return card.BETWEEN.join((drawn, given)) if count else drawn


def _completes(known: Survey) -> bool:
    """Whether one more constraint, or one more given, would leave one solution."""
    return bool(known.missing or known.completing)


def _completing(known: Survey, label: Label) -> str:
    if known.missing:
        return missing_told(known.missing, label)
    if known.completing:
        cell, digit = known.completing[0]
        return translated(COMPLETING, cell=label(cell), digit=digit)
    many = known.count is None or known.count > known.most
    more = DRAW_MORE if known.drawn else TOO_MANY
    return translated(more if many else NOTHING_COMPLETES)


def _redundant_told(known: Survey | None) -> str:
    """The number of redundant givens, only for givens with one solution."""
    if known is None or not known.is_unique:
        return translated(LATER_REDUNDANT)
    if known.drawn and known.needless is None:
        return translated(RATING)
    count = len(known.redundant) + len(known.needless or ())
    return translated(REDUNDANT, count=count) if count else translated(NONE_REDUNDANT)


def layers_told(known: Survey | None, symmetry: str) -> dict[str, str]:
    """The state of each layer; `symmetry` is its name in words, or "" for none."""
    waits = known is not None and not tells(known)
    return {
        "possible": translated(POSSIBLE_LATER, count=TELLING)
        if waits
        else translated(POSSIBLE_TOLD),
        "settled": translated(SETTLED_TOLD),
        "redundant": _redundant_told(known),
        "guide": translated(GUIDE_TOLD, symmetry=symmetry) if symmetry else translated(NO_GUIDE),
    }
