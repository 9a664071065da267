# SPDX-License-Identifier: MIT
"""The techniques by family, as players look for them; the ladder defines the families."""

from collections.abc import Mapping, Sequence
from typing import get_args

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.logic import ladder
from sudoku_qt.engine.sudoku.logic.ladder import LAST_LEVEL
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.language import language, other_language
from sudoku_qt.models.sudoku.variant_titles import PRACTICE_SIGN, is_of_variants, variant_idea
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.dialogs.technique_lists import Family

TITLES: Mapping[str, str] = {
    "singles": QT_TRANSLATE_NOOP("Techniques", "Singles"),
    "locked": QT_TRANSLATE_NOOP("Techniques", "Locked candidates"),
    "subsets": QT_TRANSLATE_NOOP("Techniques", "Pairs, triples, quads"),
    "fish": QT_TRANSLATE_NOOP("Techniques", "Fish"),
    "finned_fish": QT_TRANSLATE_NOOP("Techniques", "Finned and sashimi fish"),
    "strong_links": QT_TRANSLATE_NOOP("Techniques", "Strong links of one digit"),
    "wings": QT_TRANSLATE_NOOP("Techniques", "Wings"),
    "uniqueness": QT_TRANSLATE_NOOP("Techniques", "Uniqueness"),
    "colouring": QT_TRANSLATE_NOOP("Techniques", "Colouring"),
    "chains": QT_TRANSLATE_NOOP("Techniques", "Chains"),
    "almost_locked_sets": QT_TRANSLATE_NOOP("Techniques", "Almost locked sets"),
    "complex_fish": QT_TRANSLATE_NOOP("Techniques", "Franken and mutant fish"),
    "exocets": QT_TRANSLATE_NOOP("Techniques", "Exocets and multi-sector sets"),
    "impossible_patterns": QT_TRANSLATE_NOOP("Techniques", "Impossible patterns"),
    "last_resorts": QT_TRANSLATE_NOOP("Techniques", "Last resorts"),
}
"""The titles of the families of techniques."""


VARIANT_TITLES = (
    QT_TRANSLATE_NOOP("Techniques", "Killer cages"),
    QT_TRANSLATE_NOOP("Techniques", "Regions of any form"),
    QT_TRANSLATE_NOOP("Techniques", "Thermometers, arrows and lines"),
    QT_TRANSLATE_NOOP("Techniques", "Dots and marks"),
    QT_TRANSLATE_NOOP("Techniques", "Clues at the edge"),
)
"""The titles of the families of what is practised in variants."""


def explained(technique: str) -> str:
    """The first sentence of a technique's page, or its idea in a variant; "" if there is none."""
    if is_of_variants(technique):
        return variant_idea(technique.rpartition(PRACTICE_SIGN)[2])
    pages = Pages(resource("techniques") / language())
    try:
        sections = pages[technique].sections
    except (Fault, OSError):
        return ""
    return sections[0][1] if sections else ""


def page_of(technique: str) -> str:
    """All names and texts of a technique's pages, in both languages."""
    folders = (resource("techniques") / each for each in (language(), other_language(language())))
    pages = (folder / f"{technique}.md" for folder in folders)
    return " ".join(page.read_text(encoding="utf-8") for page in pages if page.is_file())


def families(*, unused: bool = False, both: bool = False) -> Sequence[Family]:
    """The families with titles in the installed language; techniques in use come first.

    With `both`, techniques are named in two languages.
    """
    return [
        Family(QCoreApplication.translate("Techniques", TITLES[family]), tuple(techniques), page_of)
        for family in get_args(ladder.Family)
        if (
            techniques := [
                (name, technique_title(name, both=both)) for name in _names(family, unused)
            ]
        )
    ]


def variant_families() -> Sequence[Family]:
    """What can be practised in variants, by families."""
    from sudoku_qt.engine.sudoku.generate.variants import variant_practice as made  # 90 ms

    members = made.CAGES, made.REGIONS, made.LINES, made.DOTS, made.EDGES
    return [
        Family(
            QCoreApplication.translate("Techniques", title),
            tuple((each.name, technique_title(each.name)) for each in practices),
            explained,
        )
        for title, practices in zip(VARIANT_TITLES, members, strict=True)
    ]


def hardest_level() -> frozenset[str]:
    """The techniques that only puzzles of level 5 need, which has grades."""
    return frozenset(rung.name for rung in LADDER if rung.lowest_level == LAST_LEVEL)


def _names(family: str, unused: bool) -> list[str]:  # noqa: FBT001 - the two kinds of lists
    """The techniques of a family, each before its kinds; those whose search is off come last."""
    rungs = (rung for rung in LADDER if rung.family == family and not rung.whole)
    names = [name for rung in rungs if rung.on or unused for name in LADDER.kinds(rung.name)]
    return sorted(names, key=lambda name: not LADDER.finder(name).on)
