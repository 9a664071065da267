# SPDX-License-Identifier: MIT
"""The techniques by family, as players look for them; the ladder says which are in use."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.card import LANGUAGE, say, technique_title
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.dialogs.technique_lists import Family


@dataclass(frozen=True)
class Names:
    """A family: its title, the techniques in use, and those that are switched off at first."""

    title: str
    used: tuple[str, ...]
    unused: tuple[str, ...] = ()


FAMILIES = (
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Singles"),
        ("full_house", "hidden_single", "naked_single"),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Locked candidates"),
        (
            "pointing", "claiming", "locked_pair", "locked_triple", "almost_locked_candidates",
        ),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Pairs, triples, quads"),
        ("naked_pair", "naked_triple", "naked_quad", "hidden_pair", "hidden_triple", "hidden_quad"),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Fish"),
        ("x_wing", "swordfish", "jellyfish"),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Finned and sashimi fish"),
        (
            "finned_x_wing", "sashimi_x_wing", "finned_swordfish", "sashimi_swordfish",
            "finned_jellyfish", "sashimi_jellyfish",
        ),
        ("siamese_fish",),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Strong links of one digit"),
        ("skyscraper", "two_string_kite", "turbot_fish", "empty_rectangle"),
        ("dual_two_string_kite", "dual_empty_rectangle"),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Wings"),
        ("xy_wing", "xyz_wing", "wxyz_wing", "w_wing"),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Uniqueness"),
        (
            "unique_rectangle_1", "unique_rectangle_2", "unique_rectangle_3",
            "unique_rectangle_4", "unique_rectangle_5", "unique_rectangle_6",
            "hidden_rectangle", "avoidable_rectangle_1", "avoidable_rectangle_2",
            "incomplete_rectangle", "rectangle_with_pairs", "unique_loop", "extended_rectangle",
            "bug_plus_one", "bug_type_2", "bug_type_3", "bug_type_4",
        ),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Colouring"),
        ("simple_colouring", "multi_colouring", "medusa"),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Chains"),
        (
            "remote_pair", "x_chain", "xy_chain", "nice_loop", "grouped_nice_loop",
            "unique_nice_loop", "als_nice_loop",
        ),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Almost locked sets"),
        ("als_xz", "als_xy_wing", "als_chain", "sue_de_coq"),
        ("death_blossom",),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Franken and mutant fish"),
        (
            "franken_x_wing", "franken_swordfish",
            "finned_franken_x_wing", "finned_franken_swordfish",
        ),
        (
            "franken_jellyfish", "finned_franken_jellyfish", "siamese_franken_fish",
            "mutant_x_wing", "mutant_swordfish", "mutant_jellyfish",
            "finned_mutant_x_wing", "finned_mutant_swordfish", "finned_mutant_jellyfish",
            "siamese_mutant_fish", "kraken_fish", "kraken_fish_2",
        ),
    ),
    Names(
        QT_TRANSLATE_NOOP("Techniques", "Last resorts"),
        ("forcing_chain", "forcing_net"),
        ("template_set", "template_delete"),
    ),
)  # fmt: skip


def explained(technique: str) -> str:
    """The first thing that a technique's page says of it, "" where there is none."""
    pages = Pages(resource("techniques") / say(LANGUAGE))
    try:
        sections = pages[technique].sections
    except (Fault, OSError):
        return ""
    return sections[0][1] if sections else ""


def families(*, unused: bool = False) -> Sequence[Family]:
    """The families with the titles of the language that is installed."""
    return [
        Family(
            QCoreApplication.translate("Techniques", names.title),
            tuple(
                (name, technique_title(name))
                for name in names.used + (names.unused if unused else ())
            ),
        )
        for names in FAMILIES
    ]
