# SPDX-License-Identifier: MIT
"""The screens of a hint: the card, the board, and the action of Enter."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.advice import Advice, Hint, Remark
from sudoku_qt.engine.sudoku.hints.clauses import conclusion
from sudoku_qt.engine.sudoku.hints.exclusion import NAKED, exclusion_of
from sudoku_qt.engine.sudoku.hints.stages import Stages, stages_of
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import Mark, Notation, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.models.sudoku.board.cell import NUMBERS, Disc
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN, Drawing
from sudoku_qt.models.sudoku.steps.drawing import arrow_of, discs_of, drawing_of
from sudoku_qt.models.words import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.hint.card import BREAK, HintShown
from sudoku_qt.views.sudoku.hint.parts import STAGES, LegendRow

TITLES = {
    "solved": QT_TRANSLATE_NOOP("SudokuHint", "All done"),
    "puzzle": QT_TRANSLATE_NOOP("SudokuHint", "About this puzzle"),
    "wrong": QT_TRANSLATE_NOOP("SudokuHint", "First, a second look"),
    "struck": QT_TRANSLATE_NOOP("SudokuHint", "First, your notes"),
    "missing": QT_TRANSLATE_NOOP("SudokuHint", "First, your notes"),
    "impossible": QT_TRANSLATE_NOOP("SudokuHint", "First, your notes"),
}
WHERE = QT_TRANSLATE_NOOP("SudokuHint", "Where to look")
WHAT = QT_TRANSLATE_NOOP("SudokuHint", "What to look for")
LOOK_FOR = QT_TRANSLATE_NOOP("SudokuHint", "This is what is practised here: {technique}.")
PROGRESS = QT_TRANSLATE_NOOP("SudokuHint", "Step {number} of {count}")
LINKS = QT_TRANSLATE_NOOP("SudokuHint", "Link {number} of {count}")
REASON = QT_TRANSLATE_NOOP("SudokuHint", "Reason: {number} of {count}")
MEND = QT_TRANSLATE_NOOP("SudokuHint", "Mend the notes")
PUT_BACK = QT_TRANSLATE_N_NOOP("SudokuHint", "Put the notes back")
TAKE_ONE = QT_TRANSLATE_NOOP("SudokuHint", "Take the {digit} away")
TAKE_ALL = QT_TRANSLATE_NOOP("SudokuHint", "Take {count} wrong digits away")
UNDONE = QT_TRANSLATE_NOOP("SudokuHint", "Undo brings back whatever you take away.")
BACK = QT_TRANSLATE_N_NOOP("SudokuHint", "Back to when all was right ({count} moves)")
BACK_IN_SHORT = QT_TRANSLATE_N_NOOP("SudokuHint", "Back {count} moves")
ON = QT_TRANSLATE_NOOP("SudokuHint", "Go on")
PAGE = QT_TRANSLATE_NOOP("SudokuHint", "More about this technique")
STRONG = QT_TRANSLATE_NOOP("SudokuHint", "strong: if not, then")
WEAK = QT_TRANSLATE_NOOP("SudokuHint", "weak: if so, then not")
PLACES = QT_TRANSLATE_N_NOOP("SudokuHint", "{count} digits can be placed.")
TAKES = QT_TRANSLATE_N_NOOP("SudokuHint", "{count} candidates can be struck out.")
ALL_RIGHT = QT_TRANSLATE_NOOP("SudokuHint", "All the digits are right so far.")
SEEN = QT_TRANSLATE_NOOP("SudokuHint", "Can you see it on the board?")
LINK = re.compile(r"[=-](?=\()")
"""The sign of a link between two places of a chain."""
IN_A_ROW = QT_TRANSLATE_NOOP("SudokuHint", "{before} {after}")
MOST_SAID, SAID_BEFORE = 3, "…"
"""The number of sentences of a walk that are read aloud at once, and the text for those before."""
GROUNDS = "set_a", "set_b", "where"
"""The tints of the houses of each kind."""
CONCLUDES = frozenset({"eliminated", "follows"})
HintAction = Literal["", "on", "whole", "next", "apply", "page", "mend", "back"]
"""The action of a button: show the next stage, show everything, go to the next link, apply the
step, open the technique's page, correct the mistakes, or go back to the last correct position."""
KEYS: Mapping[HintAction, str] = {
    "on": QT_TRANSLATE_NOOP("SudokuHint", "Tell me more"),
    "whole": QT_TRANSLATE_NOOP("SudokuHint", "Show it"),
    "next": QT_TRANSLATE_NOOP("SudokuHint", "Next"),
    "page": QT_TRANSLATE_NOOP("SudokuHint", "Learn"),
}
"""The texts of the buttons; that of "apply" depends on the step."""
LAST: tuple[HintAction, HintAction] = ("apply", "page")
"""The buttons of the last stage."""


@dataclass(frozen=True)
class Telling:
    """How hints are told: the pages of a language, and the notation for cells."""

    pages: Pages
    notation: Notation = "r4c5"
    practised: str = ""
    """The technique that the game is for practising; the first stage may name it."""
    signs: Sequence[str] = NUMBERS
    """How digits are written; a classic puzzle has none above nine."""


@dataclass(frozen=True)
class Screen:
    """What is shown at a time: the card, the drawing over the board, and perhaps another position.

    `primary` is the action of the filled key and Enter, `second` that of the key beside it; `mend`
    is the move that corrects a mistake, `step` can be applied. `told_step` can only be told.
    """

    card: HintShown
    drawing: Drawing = NOTHING_DRAWN
    position: Grid | None = None
    mend: SudokuMove = ()
    step: Step | None = None
    told_step: Step | None = None
    reasoned: ReasonedStep | None = None
    """The step to be applied, in a puzzle with rules of its own."""
    lesson: str = ""
    """The lesson to which its link leads."""
    primary: HintAction = ""
    second: HintAction = ""

    def with_keys(self, primary: HintAction, second: HintAction = "") -> "Screen":
        """The screen with other keys; a link leads to the technique's page if no key does."""
        words = [self._words(deed) for deed in (primary, second)]
        is_named = self.told_step is not None or self.card.stage > 1
        page = translated(PAGE) if is_named and second != "page" else ""
        card = self.card._replace(primary=words[0], second=words[1], page=page)
        return replace(self, card=card, primary=primary, second=second)

    def _words(self, deed: HintAction) -> str:
        if deed == "apply" and self.step:
            return apply_words(self.step)
        return translated(KEYS[deed]) if deed else ""


def translated(template: str, number: int = -1, /, **facts: object) -> str:
    """A text of the card in the installed language."""
    return QCoreApplication.translate("SudokuHint", template, None, number).format(**facts)


def apply_words(step: Step) -> str:
    """The text of the button that carries out a step; Chinese has a word for each kind."""
    if step.placements:
        return QCoreApplication.translate("SudokuHint", "Apply", "enters a digit")
    return QCoreApplication.translate("SudokuHint", "Apply", "takes candidates away")


def breakable(text: str) -> str:
    """A text in which a chain may be wrapped after each of its links."""
    return LINK.sub(lambda link: link[0] + BREAK, text)


def in_a_row(first: str, *rest: str) -> str:
    """Sentences joined, with a space between them if the language uses one."""
    return reduce(
        lambda before, after: translated(IN_A_ROW, before=before, after=after), rest, first
    )


def screens_of(advice: Advice, telling: Telling) -> tuple[Screen, ...]:
    """The screens in order: the mistakes, then the four stages of the step."""
    follows = advice.hint is not None
    remarks = advice.remarks
    last = len(remarks) - 1
    amiss = tuple(
        _remark(each, goes_on=follows or number < last) for number, each in enumerate(remarks)
    )
    return amiss + (_stages(advice.hint, telling) if advice.hint else ())


def _remark(remark: Remark, *, goes_on: bool) -> Screen:
    primary: HintAction = "mend" if remark.mend else "on" if goes_on else ""
    second: HintAction = "back" if remark.moves_back else "on" if goes_on and remark.mend else ""
    words = {
        "": "",
        "mend": _mending(remark),
        "back": _back(remark.moves_back),
        "on": translated(ON),
    }
    card = HintShown(
        translated(TITLES[remark.kind]),
        say(remark.text),
        quiet=translated(UNDONE) if remark.kind == "wrong" else "",
        primary=words[primary],
        second=words[second],
        second_in_short=_back(remark.moves_back, BACK_IN_SHORT) if second == "back" else "",
    )
    drawing = Drawing(frames=remark.cells)
    return Screen(card, drawing, mend=remark.mend, primary=primary, second=second)


def _mending(remark: Remark) -> str:
    """The text of the button that corrects mistakes."""
    if remark.kind == "struck":
        return translated(PUT_BACK, len(remark.mend))
    if remark.kind != "wrong":
        return translated(MEND)
    if remark.digit:
        return translated(TAKE_ONE, digit=remark.digit)
    return translated(TAKE_ALL, count=len(remark.mend))


def _back(moves: int, words: str = BACK) -> str:
    """The text of the button that goes back."""
    return translated(words, moves, count=moves)


def _stages(hint: Hint, telling: Telling) -> tuple[Screen, ...]:
    step = hint.step
    stages = stages_of(step, telling.pages, telling.notation, hint.builds_on)
    quiet = say(stages.built_on) if stages.built_on else ""
    pattern = [mark for mark in stages.marks if mark.role not in CONCLUDES]
    parts = (
        (*_first(stages, hint, is_named=_is_practised(step, telling)), _where(stages)),
        (stages.title, stages.idea, _where(stages)),
        (stages.title, translated(SEEN), _pattern(step, pattern)),
        (stages.title, reasoning(stages), drawing_of(step)),
    )
    keys: tuple[tuple[HintAction, HintAction], ...] = (
        ("on", "whole"),
        ("on", "whole"),
        ("on", ""),
        LAST,
    )
    return tuple(
        Screen(
            HintShown(
                title,
                text,
                number,
                translated(PROGRESS, number=number, count=STAGES),
                quiet=quiet if number > 2 else "",
                notation=in_signs(stages) if number == STAGES else "",
                legend=legend_rows(stages, concludes=number == STAGES) if number > 2 else (),
            ),
            drawing,
            step=step,
        ).with_keys(*keys[number - 1])
        for number, (title, text, drawing) in enumerate(parts, 1)
    )


def _is_practised(step: Step, telling: Telling) -> bool:
    """Whether a step uses the technique that the game is for practising, or a kind of it."""
    return step.technique in LADDER.kinds(telling.practised)


def _first(stages: Stages, hint: Hint, *, is_named: bool) -> tuple[str, str]:
    """Where to look and what for, with the technique if the game is for practising it."""
    where = in_a_row(say(stages.where.text), _gain(hint.step))
    if hint.entered:
        where = in_a_row(where, translated(ALL_RIGHT))
    if not is_named:
        return translated(WHERE), where
    return translated(WHAT), in_a_row(translated(LOOK_FOR, technique=stages.title), where)


def _gain(step: Step) -> str:
    """What a step achieves, without the place or the digit."""
    if step.placements:
        count = len(step.placements)
        return translated(PLACES, count, count=count)
    count = len(step.eliminations)
    return translated(TAKES, count, count=count)


def reasoning(stages: Stages) -> str:
    """The whole reasoning in words."""
    sentence = say(stages.ending) if stages.ending else breakable(stages.sentence)
    return in_a_row(sentence, *map(say, stages.because))


def in_signs(stages: Stages) -> str:
    """A chain in notation, if `reasoning` leaves it out."""
    return breakable(stages.sentence) if stages.ending else ""


def told_whole(step: Step, telling: Telling, position: Grid | None = None) -> Screen:
    """The last stage of a step; in another position it is shown there, and cannot be applied."""
    screen = _stages(Hint(step), telling)[-1]
    if position is None:
        return screen
    return replace(screen.with_keys("", "page"), position=position)


def _where(stages: Stages) -> Drawing:
    """The houses to look at, or the cells."""
    where = stages.where
    cells = {cell for house in where.houses for cell in STANDARD_SHAPE.houses[house]}
    return Drawing(grounds=dict.fromkeys(cells, "where"), frames=where.cells)


def _pattern(step: Step, marks: Sequence[Mark]) -> Drawing:
    """The pattern of a step; if nothing is marked, the cells of its conclusion."""
    whole = drawing_of(step)
    if not marks:
        return whole._replace(discs={}, frames=frozenset(whole.discs))
    discs = discs_of((mark.candidate, mark.role) for mark in marks)
    frames = {cell for cell, _ in step.placements if step.technique == NAKED}
    return whole._replace(discs=discs, frames=frozenset(frames))


def legend_rows(stages: Stages, *, concludes: bool) -> tuple[LegendRow, ...]:
    """The meanings of the discs and the links, with one of the step's digits on each disc."""
    drawn = discs_of((mark.candidate, mark.role) for mark in stages.marks)
    digits = {disc.role: disc.digit for discs in drawn.values() for disc in discs}
    rows = [
        LegendRow(say(each.text), Disc(digits[each.role], each.role))
        for each in stages.legend
        if each.role in digits and (concludes or each.role not in CONCLUDES)
    ]
    kinds = {link.kind for link in stages.links}
    links = (("strong", STRONG), ("weak", WEAK))
    rows += [LegendRow(translated(words), link=kind) for kind, words in links if kind in kinds]
    return (*rows, *_ground_rows(stages))


def _ground_rows(stages: Stages) -> Iterator[LegendRow]:
    """Yield the meanings of tinted houses, if they are of several kinds."""
    for text, ground in zip(stages.houses, GROUNDS, strict=False):
        yield LegendRow(say(text), ground=ground)


# The walk


def walk_of(screen: Screen, telling: Telling) -> tuple[Screen, ...]:
    """The stations of the last stage, ending with that stage; only the stage if there is no walk.

    A single is told at once: the digits that exclude the rest of its house are seen at a glance.
    """
    if screen.step is None or screen.card.stage != STAGES or exclusion_of(screen.step):
        return (screen,)
    crumbs, stations = stations_of(screen, screen.step, telling)
    return in_line(crumbs, stations) if len(stations) > 1 else (screen,)


def in_line(crumbs: Sequence[str], screens: Sequence[Screen]) -> tuple[Screen, ...]:
    """Screens that are walked one after the other, each under its crumb.

    Only the last screen's filled key keeps its action; on the way it walks, and its action moves to
    the key beside it.
    """
    if len(screens) < 2:
        return tuple(screens)
    *between, last = (
        replace(each, card=each.card._replace(crumbs=crumbs, at=number, walks=True))
        for number, each in enumerate(screens)
    )
    return (*(each.with_keys("next", each.primary) for each in between), last)


def stations_of(
    screen: Screen, step: Step, telling: Telling
) -> tuple[tuple[str, ...], tuple[Screen, ...]]:
    """The stations that lead to a screen with a step, and the result of each in notation."""
    walk = stages_of(step, telling.pages, telling.notation).walk
    count = len(walk.stations)
    labels = [each.label or str(number) for number, each in enumerate(walk.stations, 1)]
    end = "  ".join(conclusion(step, telling.notation))
    if count < 3:
        return (end,), (screen,)
    stations = []
    legend = [row for row in screen.card.legend if not row.disc or row.disc.role not in CONCLUDES]
    for number in range(count - 1):
        seen = walk.at(number)
        ahead = [mark for mark in seen.ahead if mark.role not in CONCLUDES]
        drawing = Drawing(
            discs_of(_pairs(seen.marks), _pairs(ahead)),
            screen.drawing.grounds,
            frozenset(mark.candidate.cell for mark in walk.stations[number].marks[-1:]),
            (
                *(arrow_of(link) for link in seen.links),
                *(arrow_of(link, ahead=True) for link in seen.links_ahead),
            ),
        )
        text = _so_far(seen.sentences)
        card = screen.card._replace(text=text, notation="", legend=legend)
        stations.append(replace(screen, card=card, drawing=drawing))
    numbered = _numbered(step, (*stations, screen)) if screen.card.stage else (*stations, screen)
    return (*labels[:-1], end), numbered


def _numbered(step: Step, stations: Sequence[Screen]) -> tuple[Screen, ...]:
    """Number the stations of a walk."""
    words = LINKS if step.proof.branches else REASON
    progress = [
        translated(words, number=number, count=len(stations))
        for number in range(1, len(stations) + 1)
    ]
    return tuple(
        replace(each, card=each.card._replace(progress=words))
        for each, words in zip(stations, progress, strict=True)
    )


def _so_far(sentences: Sequence[Message]) -> str:
    """The sentences along a branch so far, the latest last; of many, only the last ones."""
    latest = [breakable(say(each)) for each in sentences[-MOST_SAID:]]
    first, *rest = [SAID_BEFORE, *latest] if len(sentences) > MOST_SAID else latest
    return in_a_row(first, *rest)


def _pairs(marks: Iterable[Mark]) -> list[tuple[tuple[int, int], str]]:
    return [(mark.candidate, mark.role) for mark in marks]
