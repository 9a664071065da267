# SPDX-License-Identifier: MIT
"""The texts of a web page with puzzles, in every language that the program speaks."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.appearance.translators import languages, translators
from sudoku_qt.controllers.sudoku.sharing.solving import WithSolution
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.models.language import language
from sudoku_qt.models.sudoku.board.rule_words import (
    names_of_rules,
    rule_messages,
    setters_text,
    variant_of,
)
from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED
from sudoku_qt.models.wording import Wording
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.web.page import WebPage, WebPuzzle, html
from sudoku_qt.views.theme import Theme

MOST_PUZZLES = 200
"""The most puzzles of a page: more would make it slow in a browser."""
SUDOKU = QT_TRANSLATE_NOOP("WebPage", "Sudoku")
NUMBERED = QT_TRANSLATE_NOOP("WebPage", "Puzzle {number}")
WORDS = {
    "name": QT_TRANSLATE_NOOP("WebPage", "English"),  # translated as the language's own name
    "board": QT_TRANSLATE_NOOP("WebPage", "Sudoku board"),
    "print": QT_TRANSLATE_NOOP("WebPage", "Print"),
    "notes": QT_TRANSLATE_NOOP("WebPage", "Notes"),
    "erase": QT_TRANSLATE_NOOP("WebPage", "Erase"),
    "undo": QT_TRANSLATE_NOOP("WebPage", "Undo"),
    "redo": QT_TRANSLATE_NOOP("WebPage", "Redo"),
    "check": QT_TRANSLATE_NOOP("WebPage", "Check"),
    "cell": QT_TRANSLATE_NOOP("WebPage", "row {row}, column {column}"),
    "empty": QT_TRANSLATE_NOOP("WebPage", "empty"),
    "given": QT_TRANSLATE_NOOP("WebPage", "{digit}, given"),
    "noted": QT_TRANSLATE_NOOP("WebPage", "notes {digits}"),
    "right": QT_TRANSLATE_NOOP("WebPage", "Right: the puzzle is solved."),
    "wrong": QT_TRANSLATE_NOOP("WebPage", "The board is full, but something is wrong."),
    "repeated": QT_TRANSLATE_NOOP("WebPage", "A digit stands twice where it is marked."),
    "so_far": QT_TRANSLATE_NOOP(
        "WebPage",
        "Still empty: {count}. No digit stands twice; the solution is compared at the end.",
    ),
    "unknown": QT_TRANSLATE_NOOP(
        "WebPage", "No digit stands twice. More cannot be said: there is not exactly one solution."
    ),
    "tip": QT_TRANSLATE_NOOP(
        "WebPage",
        "Arrow keys move, digits are typed. Space turns notes on and off, Shift with a digit makes "
        "the other. Ctrl+Z takes back.",
    ),
    "noscript": QT_TRANSLATE_NOOP(
        "WebPage", "Scripts are off: the puzzles can be read and printed, but not played here."
    ),
}
"""The words of the page itself, by their names in its script."""


def wordings() -> list[Wording]:
    """The languages of a page, the installed one first."""
    folder, here, owner = resource("i18n"), language(), QCoreApplication.instance()
    if owner is None:
        return [Wording(here)]
    ordered = sorted(languages(folder), key=lambda each: each != here)
    return [
        Wording(each, next(iter(reversed(translators(each, folder, owner))), None))
        for each in ordered
    ]


def page_bytes(
    puzzles: Sequence[WithSolution], title: str = "", spoken: Sequence[Wording] = ()
) -> bytes:
    """The page as a file; without a title it is named after its only puzzle.

    A thread is given the `wordings`, which the main thread makes.
    """
    themes = [Theme.read(resource(f"themes/{name}.json")) for name in ("light", "dark")]
    return html(web_page(puzzles, spoken or wordings(), title), themes)


def web_page(
    puzzles: Sequence[WithSolution], spoken: Sequence[Wording], title: str = ""
) -> WebPage:
    """The contents of a page."""
    shown = [
        _puzzle(puzzle, 0 if len(puzzles) == 1 else number, spoken)
        for number, puzzle in enumerate(puzzles, start=1)
    ]
    first = next(iter(shown[0].name.values()))
    sole_title = first if len(puzzles) == 1 else ""
    return WebPage(
        sole_title or title or spoken[0].text("WebPage", SUDOKU),
        shown,
        {_tag(each): {key: each.text("WebPage", text) for key, text in WORDS.items()}
         for each in spoken},
    )  # fmt: skip


def _tag(wording: Wording) -> str:
    """The language as web pages name it: "zh-CN"."""
    return wording.language.replace("_", "-")


def _puzzle(puzzle: WithSolution, number: int, spoken: Sequence[Wording]) -> WebPuzzle:
    """A puzzle in words; one without a title is called by its rules or, if not 0, its number."""
    setup, variant = puzzle.setup, puzzle.setup.variant
    remark = setters_text(variant) if variant else setup.comment
    rules = rule_messages(variant) if variant else ()
    return WebPuzzle(
        setup.givens,
        {_tag(each): _name(setup, number, each) for each in spoken},
        setup.author,
        {_tag(each): _level(setup, each) for each in spoken},
        {_tag(each): [each.say(rule) for rule in rules] for each in spoken},
        remark,
        variant,
        puzzle.solution,
    )


def _name(setup: SudokuSetup, number: int, wording: Wording) -> str:
    if setup.title:
        return setup.title
    kind = _kind(setup, wording)
    if not number:
        return kind or wording.text("WebPage", SUDOKU)
    numbered = wording.text("WebPage", NUMBERED).format(number=number)
    return f"{numbered} · {kind}" if kind else numbered


def _kind(setup: SudokuSetup, wording: Wording) -> str:
    if setup.variant is None:
        return ""
    key = variant_of(setup.variant.rules)
    if key:
        return wording.text("Variant", VARIANT_NAMED[key].name)
    return wording.text("Message", ", ").join(map(wording.say, names_of_rules(setup.variant)))


def _level(setup: SudokuSetup, wording: Wording) -> str:
    if not setup.level:
        return ""
    return wording.text("Level", LEVELS[setup.level - 1].name).capitalize()
