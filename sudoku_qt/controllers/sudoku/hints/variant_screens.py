# SPDX-License-Identifier: MIT
"""The screens of a hint for a puzzle with rules of its own."""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.hints.screens import (
    ALL_RIGHT,
    KEYS,
    LOOK_FOR,
    ON,
    PLACES,
    PROGRESS,
    PUT_BACK,
    SEEN,
    TAKE_ALL,
    TAKE_ONE,
    TAKES,
    TITLES,
    UNDONE,
    WHAT,
    WHERE,
    HintAction,
    Screen,
    Telling,
    in_a_row,
    translated,
)
from sudoku_qt.controllers.sudoku.hints.why_screens import WHY_NOT
from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.spacing import spaced
from sudoku_qt.engine.sudoku.game import Edit, SudokuMove
from sudoku_qt.engine.sudoku.generate.variants.variant_practice import PRACTICE_NAMED
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.variants.advising import VariantAdvice, VariantReason
from sudoku_qt.engine.sudoku.hints.variants.pattern import (
    MOST_GONE,
    Meaning,
    StepPattern,
    houses_told,
)
from sudoku_qt.engine.sudoku.learn.variants.taught import lesson_for
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at
from sudoku_qt.engine.sudoku.variants.reasoning.marks import title_of
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.written import (
    Hand,
    by_hand,
    told_cell,
    told_cells,
    told_digit,
)
from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.steps.drawing import CONCLUDES, drawing_of_pattern, drawing_without_end
from sudoku_qt.models.sudoku.variant_titles import step_title, variant_idea
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.hint.card import HintShown
from sudoku_qt.views.sudoku.hint.parts import STAGES, LegendRow

LESSON = QT_TRANSLATE_NOOP("SudokuHint", "The lesson on this")
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
LAST: tuple[HintAction, HintAction] = ("apply", "")
ACTIONS: tuple[tuple[HintAction, HintAction], ...] = (
    ("on", "whole"), ("on", "whole"), ("on", ""), LAST,
)  # fmt: skip


def hand_of(telling: Telling) -> Hand:
    """How a player writes cells and digits."""
    return Hand(telling.signs, letters=telling.notation == "D5")


def told_by(message: Message, telling: Telling) -> str:
    """A message in the installed language, with cells and digits as the player writes them."""
    return spaced(say(by_hand(message, hand_of(telling))))


def variant_screens(
    advice: VariantAdvice | VariantReason, telling: Telling, grid: Grid
) -> tuple[Screen, ...]:
    """The screens in order: a reason, what is amiss, or the four stages of the step."""
    if isinstance(advice, VariantReason):
        return (_reason(advice, telling, grid.shape.side),)
    if advice.is_solved:
        return (Screen(HintShown(translated(TITLES["solved"]), translated(SOLVED))),)
    if advice.fault:
        text = translated(NO_PROOF, reason=say(advice.fault))
        return (Screen(HintShown(translated(TITLES["puzzle"]), text)),)
    if advice.wrong:
        return (_wrong(advice.wrong, telling, grid),)
    side = grid.shape.side
    amiss = (_struck(advice.mend, telling, side),) if advice.mend else ()
    if advice.step is None or advice.pattern is None:
        nothing = Screen(HintShown(translated(TITLES["puzzle"]), translated(NO_STEP)))
        return (*amiss, nothing)
    return (*amiss, *_stages(advice, advice.step, advice.pattern, telling, side))


def told_alone(
    step: ReasonedStep, pattern: StepPattern, telling: Telling, position: Grid | None
) -> Screen:
    """A step told at once; in another position than the board's it cannot be applied."""
    card = HintShown(
        step_title(step),
        told_by(_in_short(step, pattern.size), telling),
        STAGES,
        translated(PROGRESS, number=STAGES, count=STAGES),
        primary="" if position else variant_apply_words(step),
        legend=_legend(pattern.legend, telling),
    )
    primary: HintAction = "" if position else "apply"
    drawing = drawing_of_pattern(pattern)
    return Screen(card, drawing, position, reasoned=step, primary=primary)


def variant_apply_words(step: ReasonedStep) -> str:
    """The text of the button that carries out a step; Chinese has a word for each kind."""
    if step.placement:
        return QCoreApplication.translate("SudokuHint", "Apply", "enters a digit")
    return QCoreApplication.translate("SudokuHint", "Apply", "takes candidates away")


def _in_short(step: ReasonedStep, side: int) -> Message:
    """The sentence of a step, with only the number of its candidates if the board shows many."""
    count = sum(mask.bit_count() for _, mask in step.eliminations)
    if count <= MOST_GONE or "removed" not in step.reason.facts:
        return step.sentence(side)
    gone = Counted("one candidate", "{count} candidates", count)
    reason = copy(step.reason)
    reason.facts = {**step.reason.facts, "removed": gone}
    return replace(step, reason=reason).sentence(side)


def _reason(reason: VariantReason, telling: Telling, side: int) -> Screen:
    """Why a digit cannot be in a cell, all steps at once."""
    cell = told_cell(reason.cell, side).by(hand_of(telling))
    title = translated(WHY_NOT, digit=telling.signs[reason.digit], cell=cell)
    drawing = Drawing(frames=frozenset({reason.cell}))
    if reason.fault:
        return Screen(HintShown(title, translated(NO_PROOF, reason=say(reason.fault))), drawing)
    if reason.is_right:
        return Screen(HintShown(title, translated(NOTHING_AGAINST)), drawing)
    if not reason.steps or reason.pattern is None:
        return Screen(HintShown(title, translated(NO_REASON)), drawing)
    whole = drawing_of_pattern(reason.pattern)
    asked = {reason.cell: (Disc(reason.digit, "eliminated"),)}
    sentences = [*(step.sentence(side) for step in reason.steps), *_at_last(reason, side)]
    told = in_a_row(*(told_by(each, telling) for each in sentences))
    card = HintShown(title, told, legend=_legend(reason.pattern.legend, telling))
    return Screen(card, whole._replace(discs={**asked, **whole.discs}))


def _at_last(reason: VariantReason, side: int) -> Iterator[Message]:
    """Yield that the digit the last step places elsewhere is seen by the cell."""
    placed = reason.steps[-1].placement
    if placed and placed[0] != reason.cell and placed[1] == reason.digit:
        yield Message(
            "{cell} sees {other}, which is {digit}.",
            cell=told_cell(reason.cell, side),
            other=told_cell(placed[0], side),
            digit=told_digit(reason.digit),
        )


def _wrong(wrong: tuple[int, ...], telling: Telling, grid: Grid) -> Screen:
    """What stands in the way of the solution, with the offer to take it away."""
    mend = tuple(Edit(cell, "=", 0) for cell in wrong)
    words = (
        translated(TAKE_ONE, digit=telling.signs[grid.values[wrong[0]]])
        if len(wrong) == 1
        else translated(TAKE_ALL, count=len(wrong))
    )
    names = Message("{cells}", cells=told_cells(wrong[:MOST_NAMED], grid.shape.side))
    card = HintShown(
        translated(TITLES["wrong"]),
        translated(NOT_RIGHT, cells=told_by(names, telling)),
        quiet=translated(UNDONE),
        primary=words,
    )
    return Screen(card, Drawing(frames=frozenset(wrong)), mend=mend, primary="mend")


def _struck(mend: SudokuMove, telling: Telling, side: int) -> Screen:
    """Notes that were struck out though they are right, with the offer to put them back."""
    cells = [edit.cell for edit in mend]
    sentence = Counted(
        "In {cells} a note was struck out that is still needed.",
        "In {cells} notes were struck out that are still needed.",
        len(cells),
        cells=told_cells(cells[:MOST_NAMED], side),
    )
    card = HintShown(
        translated(TITLES["struck"]),
        told_by(sentence, telling),
        primary=translated(PUT_BACK, len(cells)),
        second=translated(ON),
    )
    drawing = Drawing(frames=frozenset(cells))
    return Screen(card, drawing, mend=mend, primary="mend", second="on")


def _stages(
    advice: VariantAdvice, step: ReasonedStep, pattern: StepPattern, telling: Telling, side: int
) -> Iterator[Screen]:
    title = step_title(step)
    where = Drawing(grounds=dict.fromkeys(advice.where or _cells_of(step), "where"))
    first = _first(advice, step, telling, side)
    head, first = _practised(step, telling, first)
    parts = (
        (head, first, where),
        (title, variant_idea(step.technique), where),
        (title, translated(SEEN), drawing_without_end(pattern)),
        (title, told_by(_in_short(step, side), telling), drawing_of_pattern(pattern)),
    )
    lesson = lesson_for(step)
    name = lesson.name if lesson else ""
    before = [each for each in pattern.legend if each.role not in CONCLUDES]
    for number, (head, text, drawing) in enumerate(parts, 1):
        progress = translated(PROGRESS, number=number, count=STAGES)
        primary, second = ACTIONS[number - 1]
        told = {3: before, STAGES: pattern.legend}.get(number, ())
        card = HintShown(
            head, text, number, progress,
            primary=_words(primary, step), second=_words(second, step),
            legend=_legend(told, telling),
            page=translated(LESSON) if name and number > 1 else "",
        )  # fmt: skip
        yield Screen(card, drawing, reasoned=step, lesson=name, primary=primary, second=second)


def _practised(step: ReasonedStep, telling: Telling, first: str) -> tuple[str, str]:
    """The title and text of the first stage, with the technique if the game is to practise it."""
    practice = PRACTICE_NAMED.get(telling.practised)
    if practice is None or not practice.fits(step):
        return translated(WHERE), first
    return translated(WHAT), in_a_row(translated(LOOK_FOR, technique=step_title(step)), first)


def _legend(meanings: Sequence[Meaning], telling: Telling) -> tuple[LegendRow, ...]:
    """The meanings of candidates, and of houses and rules."""
    return tuple(
        LegendRow(told_by(each.text, telling), Disc(each.digit, each.role))
        if each.digit
        else LegendRow(told_by(each.text, telling), ground=each.role)
        for each in meanings
    )


def _words(action: HintAction, step: ReasonedStep) -> str:
    if action == "apply":
        return variant_apply_words(step)
    return translated(KEYS[action]) if action else ""


def _first(advice: VariantAdvice, step: ReasonedStep, telling: Telling, side: int) -> str:
    """Where to look, and what the step achieves, without place or digit."""
    houses = houses_told(step)
    if houses:
        where = translated(LOOK, place=say(houses))
    elif step.constraint:
        place = at(step.constraint, side)
        is_line = isinstance(place.facts.get("cells"), Message)
        few = is_line or 0 < len(step.constraint.cells) <= MOST_NAMED  # the board shows more
        place = place if few else title_of(step.constraint)
        told = told_by(place, telling)
        where = translated(LOOK, place=told if few else translated(QUOTED, name=told))
    else:
        cells = Message("{cells}", cells=told_cells(_cells_of(step)[:MOST_NAMED], side))
        where = translated(AT_CELLS, cells=told_by(cells, telling))
    count = 1 if step.placement else sum(mask.bit_count() for _, mask in step.eliminations)
    gain = translated(PLACES if step.placement else TAKES, count, count=count)
    return in_a_row(spaced(where), gain, *([translated(ALL_RIGHT)] if advice.entered else []))


def _cells_of(step: ReasonedStep) -> tuple[int, ...]:
    """The cells in which something follows."""
    return (step.placement[0],) if step.placement else tuple(cell for cell, _ in step.eliminations)
