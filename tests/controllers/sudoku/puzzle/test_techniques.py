# SPDX-License-Identifier: MIT
"""The families of techniques hold the whole ladder, by names in the player's language."""

from typing import get_args

from sudoku_qt.controllers.sudoku.puzzle.techniques import (
    TITLES,
    explained,
    families,
    hardest_level,
    page_of,
    variant_families,
)
from sudoku_qt.engine.sudoku.logic.ladder import Family
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.controllers.conftest import Program

GUESS = "brute_force"


def test_each_technique_but_the_guess_is_offered_in_its_family() -> None:
    offered = [name for family in families(unused=True) for name, _ in family.techniques]
    assert sorted(offered) == sorted(rung.name for rung in LADDER if rung.name != GUESS)
    assert LADDER[GUESS].family is None
    wings = next(family for family in families(unused=True) if family.title == "Wings")
    assert dict(wings.techniques).keys() == {r.name for r in LADDER if r.family == "wings"}


def test_each_family_of_the_ladder_has_a_title() -> None:
    assert tuple(TITLES) == get_args(Family)


def test_in_a_family_what_is_in_use_comes_first() -> None:
    for family in families(unused=True):
        on = [LADDER.finder(name).on for name, _ in family.techniques]
        assert on == sorted(on, reverse=True)


def test_what_is_switched_off_is_offered_only_where_that_is_wanted() -> None:
    offered = [
        {name for family in families(unused=unused) for name, _ in family.techniques}
        for unused in (False, True)
    ]
    assert "siamese_fish" not in offered[0]
    unused = {rung.name for rung in LADDER if not LADDER.finder(rung.name).on}
    assert offered[1] - offered[0] == unused


def test_kinds_stand_behind_the_technique_that_they_are_kinds_of() -> None:
    chains = next(family for family in families() if family.title == "Chains")
    names = [name for name, _ in chains.techniques]
    kinds = LADDER.kinds("nice_loop")
    place = names.index("nice_loop")
    assert tuple(names[place : place + len(kinds)]) == kinds


def test_every_title_is_in_the_language_of_the_window(program: Program) -> None:
    english = families(unused=True)
    program.appearance.set_language("zh_CN", remember=False)
    chinese = families(unused=True)
    for before, after in zip(english, chinese, strict=True):
        assert before.title.isascii()
        assert not after.title.isascii() or after.title == "Wing"
        assert all(title for _, title in (*before.techniques, *after.techniques))
    fish = dict(next(family.techniques for family in chinese if family.title == "鱼"))
    assert fish["swordfish"] == "三阶鱼（Swordfish）"


def test_what_else_a_technique_is_called_stands_on_its_pages(program: Program) -> None:
    for language in ("en", "zh_CN"):
        program.appearance.set_language(language, remember=False)
        assert "SK-Loop" in page_of("domino_loop")
        assert "Swordfish" in page_of("swordfish")
        assert "三阶鱼" in page_of("swordfish")
    assert page_of("unheard_of") == ""


def test_every_technique_is_explained_in_the_language_of_the_window(program: Program) -> None:
    names = [rung.name for rung in LADDER]
    english = [explained(name) for name in names]
    program.appearance.set_language("zh_CN", remember=False)
    chinese = [explained(name) for name in names]
    assert all(english)
    assert not any(text.isascii() for text in chinese)
    assert explained("unheard_of") == ""


def test_the_lists_may_have_both_names() -> None:
    titles = {name: title for family in families(both=True) for name, title in family.techniques}
    assert titles["naked_triple"] == "Naked Triple · 显性三数组"


def test_only_techniques_of_the_last_level_have_puzzles_of_a_grade() -> None:
    assert "skyscraper" in hardest_level()
    assert hardest_level().isdisjoint({"hidden_single", "x_wing", "xy_wing"})


def test_what_can_be_practised_in_variants_has_titles_and_ideas(program: Program) -> None:
    offered = variant_families()
    assert offered[0].title == "Killer cages"
    titles = [title for family in offered for _, title in family.techniques]
    assert len({*titles}) == len(titles)
    assert "Killer cage: what it leaves" in titles
    assert all(explained(name).endswith(".") for family in offered for name, _ in family.techniques)
    program.appearance.set_language("zh_CN", remember=False)
    translated = [title for family in variant_families() for _, title in family.techniques]
    assert not any(title[0].isascii() for title in translated if not title.startswith("X"))
