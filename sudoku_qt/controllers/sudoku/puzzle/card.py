# SPDX-License-Identifier: MIT
"""The texts of the card about a puzzle: its difficulty and its origin."""

from dataclasses import replace
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate

from sudoku_qt.controllers.files.file_names import safe_stem
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.course.bank import SIZE
from sudoku_qt.engine.sudoku.generate.course.digging_levels import (
    DIGGING_LEVELS,
    MANY_SEARCHES,
    Score,
)
from sudoku_qt.engine.sudoku.generate.daily import day_of
from sudoku_qt.engine.sudoku.generate.options import DIGGING
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.rating.levels import grade_of
from sudoku_qt.models.clock import said_minutes
from sudoku_qt.models.language import language, locale, other_language
from sudoku_qt.models.sudoku.levels import SCALE_ENDS, digging_word, level_word, puzzle_level
from sudoku_qt.models.sudoku.variant_titles import title_named
from sudoku_qt.models.words import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.side.info import Shorter
from sudoku_qt.views.sudoku.side.score_table import ScoreWords

ORIGIN_NAMES = {
    "generated": QT_TRANSLATE_NOOP("SudokuCard", "A new puzzle"),
    "bank": QT_TRANSLATE_NOOP("SudokuCard", "From the bank"),
    "typed": QT_TRANSLATE_NOOP("SudokuCard", "Your own puzzle"),
    "opened": QT_TRANSLATE_NOOP("SudokuCard", "An opened puzzle"),
    "draft": QT_TRANSLATE_NOOP("SudokuCard", "Typing in a puzzle"),
}
LEVEL_TOLD = QT_TRANSLATE_NOOP("SudokuCard", "{title} Sudoku, {filled} of {cells}")
TITLE_TOLD = QT_TRANSLATE_NOOP("SudokuCard", "Sudoku: {title}, {filled} of {cells}")
DIGGING_MODES = frozenset({DIGGING, "simple"})
MINUTES = QT_TRANSLATE_NOOP("SudokuCard", "about {count} min")
YOUR_MINUTES = QT_TRANSLATE_NOOP("SudokuCard", "about {count} min for you")
IN_SHORT = QT_TRANSLATE_NOOP("SudokuCard", "≈ {count} min")
LESS = QT_TRANSLATE_NOOP("SudokuCard", "less than a minute")
PRACTISED = QT_TRANSLATE_NOOP("SudokuCard", "To practise: {technique}")
HARDEST = QT_TRANSLATE_NOOP("SudokuCard", "Hardest: {technique}")
LISTED = QT_TRANSLATE_NOOP("SudokuCard", "{technique} ({level})")
"""The text for a step whose level is not the puzzle's."""
DIFFERS = QT_TRANSLATE_NOOP(
    "SudokuCard",
    "The hardest step is of the level {level}; the puzzle’s level goes by the SE difficulty alone",
)
HIDDEN_SINGLES = {
    1: QT_TRANSLATE_NOOP("SudokuCard", "Hidden Single (box)"),
    2: QT_TRANSLATE_NOOP("SudokuCard", "Hidden Single (line)"),
}
"""The words for hidden singles at levels where they are the hardest steps."""
TASK = QT_TRANSLATE_NOOP("SudokuCard", "Type its givens, then play it.")
"""What stands on the card of an empty draft."""
GIVENS = QT_TRANSLATE_N_NOOP("SudokuCard", "{count} givens")
SEVERAL = QT_TRANSLATE_NOOP("SudokuCard", "Several solutions: {count} cells are open")
SE_RATING = QT_TRANSLATE_NOOP("SudokuCard", "SE rating {rating}")
DIFFICULTY = QT_TRANSLATE_NOOP("SudokuCard", "difficulty {rating} (SE)")
"""The same for a player, who need not know whose rating it is."""
BEYOND = QT_TRANSLATE_NOOP("SudokuCard", "beyond the scale of Sudoku Explainer")
ANY = QT_TRANSLATE_NOOP("SudokuCard", "any right filling counts")
SCORE = QT_TRANSLATE_NOOP("SudokuCard", "Digging score {score}: {level}")
WEIGHED = QT_TRANSLATE_NOOP("SudokuCard", "points × weight")
SCORE_ROWS = (
    QT_TRANSLATE_NOOP("SudokuCard", "Givens"),
    QT_TRANSLATE_NOOP("SudokuCard", "Least in a row or column"),
    QT_TRANSLATE_NOOP("SudokuCard", "Searches"),
)
GOES_BY = QT_TRANSLATE_NOOP(
    "SudokuCard",
    "This level goes by givens and searches, not by technique: even “{level}” may be easy.",
)
NUMBER = QT_TRANSLATE_NOOP("SudokuCard", "puzzle {number} of {count}")
SEED = QT_TRANSLATE_NOOP("SudokuCard", "seed {seed}")
DAILY = QT_TRANSLATE_NOOP("SudokuCard", "daily puzzle of {day}")
OF_DAY = QT_TRANSLATE_NOOP("SudokuCard", "Daily, {day}")
OF_BANK = QT_TRANSLATE_NOOP("SudokuCard", "{number} of {count}")
DAY = QT_TRANSLATE_NOOP("SudokuCard", "d MMM yyyy")
SHORT_DAY = QT_TRANSLATE_NOOP("SudokuCard", "d MMM")
"""Qt's format of a date beside a title, where there is no room for the year."""
FILE = QT_TRANSLATE_NOOP("SudokuCard", "Sudoku {level} {day}")
DAILY_FILE = QT_TRANSLATE_NOOP("SudokuCard", "Daily Sudoku {day} {level}")
"""The name of a file; its day is written as 2026-11-25."""
BETWEEN, BETWEEN_NAMES = " · ", " · "


def title(setup: SudokuSetup) -> str:
    """A puzzle's own title, its level, or at least its origin."""
    if setup.title:
        return setup.title
    if setup.level:
        return puzzle_level(setup.level, setup.se_rating, setup.grade)
    return say(ORIGIN_NAMES[setup.origin])


def caption(setup: SudokuSetup) -> str:
    """What a game is called: its title, and without one of its own which variant it is."""
    named = title(replace(setup, origin="typed") if setup.is_draft else setup)
    return BETWEEN.join((named, *([] if setup.title else rules(setup)[:1])))


def file_stem(setup: SudokuSetup, today: date) -> str:
    """The file name of a game: its title, or its level or origin and its day."""
    if setup.title:
        return safe_stem(setup.title, "sudoku")
    level = puzzle_level(setup.level, grade=setup.grade or grade_of(setup.se_rating))
    name = level if setup.level else say(ORIGIN_NAMES[setup.origin])
    of_day = day_of(setup)
    words = say(DAILY_FILE if of_day else FILE)
    return safe_stem(words.format(level=name, day=(of_day or today).isoformat()), "sudoku")


def shown_level(setup: SudokuSetup) -> int:
    """The level, 1-5, if the title is its name; 0 if the title is something else."""
    return 0 if setup.title else setup.level


def description(setup: SudokuSetup, grid: Grid) -> str:
    """A short description of a game: "Easy Sudoku, 41 of 81"."""
    plain, cells = setup.level and not setup.title, grid.shape.cells
    return say(LEVEL_TOLD if plain else TITLE_TOLD).format(
        title=title(setup), filled=cells - grid.values.count(0), cells=cells
    )


def time(setup: SudokuSetup, pace: float = 1.0) -> str:
    """The time of a typical player, or of one with a known pace, if it is known."""
    if not setup.minutes:
        return ""
    count = said_minutes(pace * setup.minutes)
    if not count:
        return say(LESS)
    words = MINUTES if pace == 1.0 or count == 1 else YOUR_MINUTES
    return say(words).format(count=count)


def time_in_short(setup: SudokuSetup, pace: float = 1.0) -> str:
    """The same time in as few words as possible."""
    count = max(said_minutes(pace * setup.minutes), 1)
    return say(IN_SHORT).format(count=count) if setup.minutes else ""


def remark(setup: SudokuSetup, pace: float = 1.0) -> str:
    """The remark beside the title: the place of the puzzle, or else the time."""
    return place(setup) or time(setup, pace)


def place(setup: SudokuSetup) -> str:
    """The day of a daily puzzle, the number of one of the bank; "" for any other."""
    if day(setup):
        return say(OF_DAY).format(day=day(setup, SHORT_DAY))
    _, number = bank_place(setup)
    return say(OF_BANK).format(number=number, count=SIZE) if number else ""


def lines(
    setup: SudokuSetup, givens: bytes, *, both: bool = False, pace: float = 1.0, listed: int = 0
) -> list[str]:
    """The practised technique, the hardest step, the givens, the ratings, and the seed.

    The time comes first, unless it is beside the title. With `both`, techniques are named in two
    languages. `listed` is the level of the hardest step, if known.
    """
    count = len(givens) - givens.count(0)
    facts = [say(GIVENS, count).format(count=count)] if count or not setup.variant else []
    if setup.is_draft and not count:
        facts = [say(TASK)]
    facts += rating(setup, DIFFICULTY)
    if setup.origin == "bank":
        facts.append(say(ANY))
    source = seeds(setup)
    steps = practised(setup, both=both)
    if setup.hardest != setup.technique:
        steps += hardest(setup, both=both, listed=listed)
    if place(setup):
        steps[:1] = [BETWEEN.join(filter(None, (time(setup, pace), *steps[:1])))]
    behind = BETWEEN.join(facts), _why_differs(setup, listed), BETWEEN.join(source)
    return [*filter(None, (BETWEEN.join(rules(setup)), *steps, *behind))]


def shorter(
    setup: SudokuSetup, *, both: bool = False, pace: float = 1.0, listed: int = 0
) -> Shorter:
    """Shorter forms of the time and of the technique, for less and less room."""
    time = time_in_short(setup, pace)
    technique = technique_of(setup)
    names = [technique_title(technique, both=both), technique_title(technique)]
    if not setup.technique:
        names[:0] = [_with_level(setup, name, listed) for name in names]
    if _is_single(setup) and not setup.technique:
        names = [say(HIDDEN_SINGLES[setup.level])]
    if place(setup):
        names = [BETWEEN.join(filter(None, (time, name))) for name in names]
        time = ""
    return Shorter((time,) if time else (), tuple(dict.fromkeys(filter(None, names))))


def rules(setup: SudokuSetup) -> list[str]:
    """The names of a puzzle's own rules; none for a classic one."""
    if setup.variant is None:
        return []
    from sudoku_qt.models.sudoku.board.rule_words import rules_called  # rare, saves 33 ms

    return rules_called(setup.variant)


def several(count: int) -> str:
    """The text that solutions differ in too many cells to be marked."""
    return say(SEVERAL).format(count=count)


def practised(setup: SudokuSetup, *, both: bool = False) -> list[str]:
    """The practised technique, as a list of texts; empty if there is none."""
    name = technique_title(setup.technique, both=both)
    return [say(PRACTISED).format(technique=name)] if name else []


def hardest(setup: SudokuSetup, *, both: bool = False, listed: int = 0) -> list[str]:
    """The hardest step, as a list of texts; empty if it is not known."""
    name = technique_title(setup.hardest, both=both)
    if _is_single(setup):
        name = say(HIDDEN_SINGLES[setup.level])
    name = _with_level(setup, name, listed)
    return [say(HARDEST).format(technique=name)] if name else []


def _is_single(setup: SudokuSetup) -> bool:
    return setup.hardest == "hidden_single" and setup.level in HIDDEN_SINGLES


def _differs(setup: SudokuSetup, listed: int) -> bool:
    """Whether the hardest step's listed level differs from the puzzle's; 0 is unknown."""
    return bool(setup.level and listed) and listed != setup.level and not _is_single(setup)


def _with_level(setup: SudokuSetup, name: str, listed: int) -> str:
    """The name of the hardest step, with its level if it is not the puzzle's."""
    if not name or not _differs(setup, listed):
        return name
    return say(LISTED).format(technique=name, level=level_word(listed))


def _why_differs(setup: SudokuSetup, listed: int) -> str:
    """The reason why the two levels differ; "" if they agree."""
    if not _differs(setup, listed) or not technique_title(setup.hardest):
        return ""
    return say(DIFFERS).format(level=level_word(listed))


def seeds(setup: SudokuSetup) -> list[str]:
    """The seed of a puzzle, as a list of texts; empty if it is not known.

    For a puzzle of the bank it is its number there, and the seed of the bank; for a daily puzzle
    the day.
    """
    if day(setup):
        return [say(DAILY).format(day=day(setup))]
    seed, number = bank_place(setup)
    if number:
        return [say(NUMBER).format(number=number, count=SIZE), say(SEED).format(seed=seed)]
    return [say(SEED).format(seed=setup.seed)] if setup.seed else []


def bank_place(setup: SudokuSetup) -> tuple[str, str]:
    """The seed of a bank and the number of a puzzle in it; "" twice if it is from no bank."""
    seed, _, number = setup.seed.rpartition(" ")
    known = setup.origin == "bank" and seed and number.isdecimal()
    return (seed, number) if known else ("", "")


def day(setup: SudokuSetup, written: str = DAY) -> str:
    """The day of a daily puzzle, in words; "" for any other puzzle."""
    found = day_of(setup)
    if found is None:
        return ""
    return locale().toString(QDate(found.year, found.month, found.day), say(written))


def rating(setup: SudokuSetup, words: str) -> list[str]:
    """The SE rating inserted into a text, as a list; empty if it is not known."""
    if setup.se_rating >= SCALE_ENDS:
        return [say(BEYOND)]
    return [say(words).format(rating=f"{setup.se_rating:.1f}")] if setup.se_rating else []


def score_words(score: Score | None) -> ScoreWords | None:
    """The digging paper's score of a puzzle with its three rows; None if it is not known."""
    if score is None:
        return None
    rows = tuple(
        (say(name), _counted(row.figure), f"{row.points} × {row.weight}")
        for name, row in zip(SCORE_ROWS, score.rows, strict=True)
    )
    title = say(SCORE).format(score=score.value, level=digging_word(score.level))
    remark = say(GOES_BY).format(level=digging_word(len(DIGGING_LEVELS)))
    return ScoreWords(title, say(WEIGHED), rows, remark)


def _counted(number: int) -> str:
    """A number, with a sign if counting was stopped there."""
    return f"{number:,}" + "+" * (number >= MANY_SEARCHES)


def technique_of(setup: SudokuSetup) -> str:
    """The technique that a puzzle practises, or else the hardest that it needs."""
    return setup.technique or setup.hardest


def technique_title(technique: str, *, both: bool = False) -> str:
    """A technique's title, "" if there is none of that name; in two languages with `both`."""
    here = language()
    title, other = _title(technique, here), _title(technique, other_language(here)) if both else ""
    if technique and not title:
        return title_named(technique)
    differs = title and other and other != title
    return BETWEEN_NAMES.join((title, other)) if differs else title


def _title(technique: str, language: str) -> str:
    """The title of a technique's page in a language."""
    if not technique.replace("_", "").isalnum():  # it may come from a foreign file
        return ""
    try:
        with resource(f"techniques/{language}/{technique}.md").open(encoding="utf-8") as page:
            return page.readline().removeprefix("# ").partition(" | ")[0].strip()
    except OSError:
        return ""


def say(text: str, number: int = -1) -> str:
    """A text of the card in the installed language."""
    return QCoreApplication.translate("SudokuCard", text, None, number)
