# SPDX-License-Identifier: MIT
"""The texts on paper, in the installed language."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QDate

from sudoku_qt.controllers.sudoku.puzzle.card import BETWEEN, rules, technique_title
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.text.position import full_notes
from sudoku_qt.engine.sudoku.worksheet import Prepared
from sudoku_qt.models.clock import said_minutes
from sudoku_qt.models.language import locale
from sudoku_qt.models.sudoku.board.rule_words import rules_in_full
from sudoku_qt.models.sudoku.levels import puzzle_level
from sudoku_qt.models.sudoku.paper.checks import ACROSS
from sudoku_qt.models.sudoku.paper.items import Modules
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sheet import PaperPuzzle, PaperWords
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.paper.drawn_board import cells_across

TITLE = QT_TRANSLATE_NOOP("Paper", "Sudoku")
ANSWERS = QT_TRANSLATE_NOOP("Paper", "Answers")
ANSWERS_TO = QT_TRANSLATE_NOOP("Paper", "Answers: {title}")
TECHNIQUES = QT_TRANSLATE_NOOP("Paper", "Techniques")
TECHNIQUES_OF = QT_TRANSLATE_NOOP("Paper", "Techniques: {title}")
NAME = QT_TRANSLATE_NOOP("Paper", "Name")
DAY = QT_TRANSLATE_NOOP("Paper", "Date")
NO_ANSWER = QT_TRANSLATE_NOOP("Paper", "no answer")
POINTER = QT_TRANSLATE_NOOP("Paper", "Answers: page {page}")
LEVEL_AND_MINUTES = QT_TRANSLATE_NOOP("Paper", "{level}, {count} min")
STEPS = QT_TRANSLATE_NOOP("Paper", "{technique} × {count}")
COMMA = QT_TRANSLATE_NOOP("Paper", ", ")
DATE = QT_TRANSLATE_NOOP("Paper", "d MMMM yyyy")
"""Qt's format of a date."""


def _say(text: str) -> str:
    return QCoreApplication.translate("Paper", text)


def paper_words(options: PaperOptions, day: QDate) -> PaperWords:
    """The texts on the pages besides the puzzles."""
    title = options.title.strip()
    return PaperWords(
        title=title or _say(TITLE),
        date=locale().toString(day, _say(DATE)),
        answers=_say(ANSWERS_TO).format(title=title) if title else _say(ANSWERS),
        techniques=_say(TECHNIQUES_OF).format(title=title) if title else _say(TECHNIQUES),
        name=_say(NAME),
        day=_say(DAY),
        no_answer=_say(NO_ANSWER),
        pointer=_say(POINTER),
    )


def puzzles_on_paper(
    prepared: Sequence[Prepared],
    options: PaperOptions,
    codes: Mapping[bytes, Modules],
    *,
    entered: bool = False,
    sections: Sequence[str] = (),
) -> list[PaperPuzzle]:
    """The puzzles as they are printed; with `entered`, including the player's digits.

    `codes` are the QR codes of links, by givens, if there are any. `sections` are the headings
    above the puzzles; see `arranged`.
    """
    titles = _titles(name for each in prepared for name, _ in each.techniques)
    return [
        PaperPuzzle(
            givens=each.setup.givens,
            values=each.grid.values if entered else each.setup.givens,
            notes=_notes(each, options, entered=entered),
            solution=each.solution,
            remark=_told(each),
            techniques=_techniques(each, titles) if options.techniques else "",
            code=() if each.setup.variant else codes.get(each.setup.givens, ()),
            variant=each.setup.variant,
            rules=_rules(each.setup),
            title=_one_line(each.setup.title),
            author=_one_line(each.setup.author),
            section=section,
            across=cells_across(each.setup.variant) if each.setup.variant else ACROSS,
        )
        for each, section in zip(prepared, sections or [""] * len(prepared), strict=True)
    ]


def _one_line(text: str) -> str:
    """A text of somebody else on one line."""
    return " ".join(text.split())


def _rules(setup: SudokuSetup) -> str:
    """The rules of a variant in sentences, without which nobody could solve it on paper."""
    return rules_in_full(setup.variant) if setup.variant else ""


def _notes(each: Prepared, options: PaperOptions, *, entered: bool) -> tuple[int, ...]:
    """All candidates, or the player's own notes."""
    if options.candidates:
        grid = (
            each.grid if entered else type(each.grid).of_givens(each.setup.givens, each.setup.shape)
        )
        return full_notes(grid)
    return each.grid.candidates if entered else ()


def _told(each: Prepared) -> str:
    if each.fault:
        return say(each.fault)
    if each.setup.variant:
        return BETWEEN.join((*_level(each.setup), *rules(each.setup)))
    return _level_and_minutes(each.setup)


def _level(setup: SudokuSetup) -> list[str]:
    """The level as a list of texts; empty if it is not known."""
    return [puzzle_level(setup.level, setup.se_rating, setup.grade)] if setup.level else []


def _level_and_minutes(setup: SudokuSetup) -> str:
    """The level, and the minutes of a typical player, as the paper is for somebody else."""
    count = said_minutes(setup.minutes)
    level = puzzle_level(setup.level, setup.se_rating, setup.grade)
    return _say(LEVEL_AND_MINUTES).format(level=level, count=max(1, count))


def _titles(names: Iterable[str]) -> dict[str, str]:
    return {name: technique_title(name) or name for name in set(names)}


def _techniques(each: Prepared, titles: Mapping[str, str]) -> str:
    parts = (_steps(titles[name], count) for name, count in each.techniques)
    return _say(COMMA).join(parts)


def _steps(technique: str, count: int) -> str:
    """A technique with how often it is needed, on one line."""
    if count == 1:
        return technique
    return _say(STEPS).format(technique=technique, count=count).replace(" × ", "\u00a0×\u00a0")
