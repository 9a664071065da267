# SPDX-License-Identifier: MIT
"""The walls of the house: no folder is so full that a reader cannot see what is in it."""

from collections import Counter

from tests.house_files import PACKAGE, modules, none_of

MOST_MODULES = 14
LISTS = {  # folder: what it is a list of, as long as there are such
    "cli": "verbs",
    "engine/sudoku/logic/techniques": "techniques",
    "engine/sudoku/variants/kinds": "kinds of constraints",
    "engine/sudoku/rating/explainer": "rules of Sudoku Explainer",
}


def test_no_folder_lacks_a_wall() -> None:
    counts = Counter(path.parent.relative_to(PACKAGE).as_posix() for path in modules())
    assert counts.keys() >= LISTS.keys()
    none_of(
        f"sudoku_qt/{folder} has {count} modules, more than {MOST_MODULES}: it lacks a wall"
        for folder, count in counts.items()
        if count > MOST_MODULES and folder not in LISTS
    )
