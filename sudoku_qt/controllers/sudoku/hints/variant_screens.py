# SPDX-License-Identifier: MIT
"""The screens of a hint for a puzzle with rules of its own."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.hints.screens import (
    ALL_RIGHT,
    KEYS,
    PLACES,
    PROGRESS,
    SEEN,
    TAKE_ALL,
    TAKE_ONE,
    TAKES,
    TITLES,
    UNDONE,
    WHERE,
    HintAction,
    Screen,
    in_a_row,
    translated,
)
from sudoku_qt.controllers.sudoku.hints.why_screens import WHY_NOT
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.variants.advising import VariantAdvice, VariantReason
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at
from sudoku_qt.engine.sudoku.variants.reasoning.marks import title_of
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, names_of
from sudoku_qt.engine.sudoku.words import SIGNS
from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.hint.card import HintShown
from sudoku_qt.views.sudoku.hint.parts import STAGES

QUOTED = QT_TRANSLATE_NOOP("SudokuHint", "“{name}”")
LOOK = QT_TRANSLATE_NOOP("SudokuHint", "Look at {place}.")
AT_CELLS = QT_TRANSLATE_NOOP("SudokuHint", "Look around {cells}.")
NO_STEP = QT_TRANSLATE_NOOP("SudokuHint", "No step is known that goes on from here.")
SOLVED = QT_TRANSLATE_NOOP("SudokuHint", "The puzzle is solved.")
NOT_RIGHT = QT_TRANSLATE_NOOP("SudokuHint", "Not right: {cells}.")
NO_PROOF = QT_TRANSLATE_NOOP("SudokuHint", "{reason} So there is no step to show.")
NOTHING_AGAINST = QT_TRANSLATE_NOOP("SudokuHint", "Nothing speaks against it: it is right.")
NO_REASON = QT_TRANSLATE_NOOP("SudokuHint", "It is wrong, but no short reason is known.")
MOST_NAMED = 6
"""The most cells that are named one by one."""
TECHNIQUES = {
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
        QT_TRANSLATE_NOOP("SudokuHint", "What a rule leaves"),
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
        QT_TRANSLATE_NOOP("SudokuHint", "What juts out of some lines is what they lack."),
    ),
    "house_sum": (
        QT_TRANSLATE_NOOP("SudokuHint", "Innies and outies"),
        QT_TRANSLATE_NOOP("SudokuHint", "The digits of a house add up, and so do its cages."),
    ),
    "crowded_house": (
        QT_TRANSLATE_NOOP("SudokuHint", "Cages that share a house"),
        QT_TRANSLATE_NOOP("SudokuHint", "Several rules need their digits in the same house."),
    ),
    "together": (
        QT_TRANSLATE_NOOP("SudokuHint", "Two rules together"),
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
"""The title and the idea of each technique."""
LAST: tuple[HintAction, HintAction] = ("apply", "")
ACTIONS: tuple[tuple[HintAction, HintAction], ...] = (
    ("on", "whole"), ("on", "whole"), ("on", ""), LAST,
)  # fmt: skip


def variant_screens(advice: VariantAdvice | VariantReason, grid: Grid) -> tuple[Screen, ...]:
    """The screens in order: a reason, what is amiss, or the four stages of the step."""
    if isinstance(advice, VariantReason):
        return (_reason(advice, grid.shape.side),)
    if advice.is_solved:
        return (Screen(HintShown(translated(TITLES["solved"]), translated(SOLVED))),)
    if advice.fault:
        text = translated(NO_PROOF, reason=say(advice.fault))
        return (Screen(HintShown(translated(TITLES["puzzle"]), text)),)
    if advice.wrong:
        return (_wrong(advice.wrong, grid),)
    if advice.step is None:
        return (Screen(HintShown(translated(TITLES["puzzle"]), translated(NO_STEP))),)
    return tuple(_stages(advice, advice.step, grid))


def _reason(reason: VariantReason, side: int) -> Screen:
    """Why a digit cannot be in a cell, all steps at once."""
    cell = names_of((reason.cell,), side)[0]
    title = translated(WHY_NOT, digit=SIGNS[reason.digit], cell=cell)
    drawing = Drawing(frames=frozenset({reason.cell}))
    if reason.fault:
        return Screen(HintShown(title, translated(NO_PROOF, reason=say(reason.fault))), drawing)
    if reason.is_right:
        return Screen(HintShown(title, translated(NOTHING_AGAINST)), drawing)
    if not reason.steps:
        return Screen(HintShown(title, translated(NO_REASON)), drawing)
    last = reason.steps[-1].constraint
    drawing = Drawing(
        {reason.cell: (Disc(reason.digit, "eliminated"),)},
        dict.fromkeys(last.cells if last else (), "set_a"),
    )
    return Screen(HintShown(title, in_a_row(*(say(step.reason) for step in reason.steps))), drawing)


def _wrong(wrong: tuple[int, ...], grid: Grid) -> Screen:
    """What stands in the way of the solution, with the offer to take it away."""
    mend = tuple(Edit(cell, "=", 0) for cell in wrong)
    words = (
        translated(TAKE_ONE, digit=grid.values[wrong[0]])
        if len(wrong) == 1
        else translated(TAKE_ALL, count=len(wrong))
    )
    names = say(Message("{cells}", cells=names_of(wrong[:MOST_NAMED], grid.shape.side)))
    card = HintShown(
        translated(TITLES["wrong"]),
        translated(NOT_RIGHT, cells=names),
        quiet=translated(UNDONE),
        primary=words,
    )
    return Screen(card, Drawing(frames=frozenset(wrong)), mend=mend, primary="mend")


def _stages(advice: VariantAdvice, step: ReasonedStep, grid: Grid) -> Iterator[Screen]:
    side = grid.shape.side
    title, idea = map(translated, TECHNIQUES[step.technique])
    where = Drawing(grounds=dict.fromkeys(advice.where or _cells_of(step), "where"))
    pattern = Drawing(
        _excluded(advice, step, grid),
        dict.fromkeys(advice.where, "set_a"),
        frozenset(_cells_of(step)),
    )
    whole = pattern._replace(discs={**pattern.discs, **_discs(step)}, frames=frozenset())
    parts = (
        (translated(WHERE), _first(advice, step, side), where),
        (title, idea, where),
        (title, translated(SEEN), pattern),
        (title, say(step.reason), whole),
    )
    for number, (head, text, drawing) in enumerate(parts, 1):
        progress = translated(PROGRESS, number=number, count=STAGES)
        primary, second = ACTIONS[number - 1]
        card = HintShown(
            head, text, number, progress,
            primary=_words(primary, step), second=_words(second, step), has_path=False,
        )  # fmt: skip
        yield Screen(card, drawing, reasoned=step, primary=primary, second=second)


def _excluded(advice: VariantAdvice, step: ReasonedStep, grid: Grid) -> dict[int, tuple[Disc, ...]]:
    """The other empty cells of a hidden single's house, and the digits on the board they see."""
    if step.technique != "hidden_single" or not step.placement:
        return {}
    place, digit = step.placement
    others = {cell for cell in advice.where if cell != place and not grid.values[cell]}
    seen = {cell for other in others for cell in grid.shape.peers[other]}
    placed = (cell for cell in sorted(seen) if grid.values[cell] == digit)
    return {
        **{cell: (Disc(digit, "placed"),) for cell in placed},
        **{cell: (Disc(digit, "excluded"),) for cell in sorted(others)},
    }


def _words(action: HintAction, step: ReasonedStep) -> str:
    if action == "apply":
        comment = "enters a digit" if step.placement else "takes candidates away"
        return QCoreApplication.translate("SudokuHint", "Apply", comment)
    return translated(KEYS[action]) if action else ""


def _first(advice: VariantAdvice, step: ReasonedStep, side: int) -> str:
    """Where to look, and what the step achieves, without place or digit."""
    house = step.reason.facts.get("house")
    if isinstance(house, Message):
        where = translated(LOOK, place=say(house))
    elif step.constraint:
        few = len(step.constraint.cells) <= MOST_NAMED  # of more, the board shows them
        place = at(step.constraint, side) if few else title_of(step.constraint)
        where = translated(LOOK, place=say(place) if few else translated(QUOTED, name=say(place)))
    else:
        cells = names_of(_cells_of(step)[:MOST_NAMED], side)
        where = translated(AT_CELLS, cells=say(Message("{cells}", cells=cells)))
    count = 1 if step.placement else sum(mask.bit_count() for _, mask in step.eliminations)
    gain = translated(PLACES if step.placement else TAKES, count, count=count)
    return in_a_row(where, gain, *([translated(ALL_RIGHT)] if advice.entered else []))


def _cells_of(step: ReasonedStep) -> tuple[int, ...]:
    """The cells in which something follows."""
    return (step.placement[0],) if step.placement else tuple(cell for cell, _ in step.eliminations)


def _discs(step: ReasonedStep) -> dict[int, tuple[Disc, ...]]:
    if step.placement:
        cell, digit = step.placement
        return {cell: (Disc(digit, "follows"),)}
    return {
        cell: tuple(Disc(digit, "eliminated") for digit in digits_in(mask))
        for cell, mask in step.eliminations
    }
