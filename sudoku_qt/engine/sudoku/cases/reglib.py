# SPDX-License-Identifier: MIT
"""The codes of our techniques in the published library of cases."""

from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import ALS_OVERLAPPING, LADDER
from sudoku_qt.engine.sudoku.logic.techniques.complex_fish import MutantFish
from sudoku_qt.engine.sudoku.logic.techniques.empty_rectangle import EmptyRectangle

_NAMES: dict[str, tuple[str, ...]] = {
    "0000": ("full_house",),
    "0002": ("hidden_single",),
    "0003": ("naked_single",),
    "0100": ("pointing",),
    "0101": ("claiming",),
    "0110": ("locked_pair",),
    "0111": ("locked_triple",),
    "0200": ("naked_pair",),
    "0201": ("naked_triple",),
    "0202": ("naked_quad",),
    "0210": ("hidden_pair",),
    "0211": ("hidden_triple",),
    "0212": ("hidden_quad",),
    "0300": ("x_wing",),
    "0301": ("swordfish",),
    "0302": ("jellyfish",),
    "0303": ("squirmbag",),
    "0304": ("whale",),
    "0310": ("finned_x_wing",),
    "0311": ("finned_swordfish",),
    "0312": ("finned_jellyfish",),
    "0320": ("sashimi_x_wing",),
    "0321": ("sashimi_swordfish",),
    "0322": ("sashimi_jellyfish",),
    "0330": ("franken_x_wing",),
    "0331": ("franken_swordfish",),
    "0332": ("franken_jellyfish",),
    "0340": ("finned_franken_x_wing",),
    "0341": ("finned_franken_swordfish",),
    "0342": ("finned_franken_jellyfish",),
    "0350": ("mutant_x_wing",),
    "0351": ("mutant_swordfish",),
    "0352": ("mutant_jellyfish",),
    "0360": ("finned_mutant_x_wing",),
    "0361": ("finned_mutant_swordfish",),
    "0362": ("finned_mutant_jellyfish",),
    **dict.fromkeys(("03101", "03111", "03121", "03201", "03211", "03221"), ("siamese_fish",)),
    **dict.fromkeys(("03401", "03411", "03421"), ("siamese_franken_fish",)),
    **dict.fromkeys(("03601", "03611", "03621"), ("siamese_mutant_fish",)),
    "0370": ("kraken_fish",),
    "0400": ("skyscraper",),
    "0401": ("two_string_kite",),
    "0402": ("empty_rectangle",),
    "0403": ("turbot_fish",),
    "0404": ("dual_two_string_kite",),
    "0405": ("dual_empty_rectangle",),
    "0500": ("simple_colouring",),
    "0501": ("simple_colouring",),
    "0502": ("multi_colouring",),
    "0503": ("multi_colouring",),
    "0600": ("unique_rectangle_1",),
    "0600-2": ("unique_rectangle_1", "incomplete_rectangle"),
    "0601": ("unique_rectangle_2",),
    "0601-2": ("unique_rectangle_2", "incomplete_rectangle"),
    "0602": ("unique_rectangle_3",),
    "0602-2": ("unique_rectangle_3", "incomplete_rectangle"),
    "0603": ("unique_rectangle_4",),
    "0603-2": ("unique_rectangle_4", "incomplete_rectangle"),
    "0604": ("unique_rectangle_5",),
    "0604-2": ("unique_rectangle_5", "incomplete_rectangle"),
    "0605": ("unique_rectangle_6",),
    "0605-2": ("unique_rectangle_6", "incomplete_rectangle"),
    "0606": ("hidden_rectangle",),
    "0606-2": ("hidden_rectangle", "incomplete_rectangle"),
    "0607": ("avoidable_rectangle_1",),
    "0608": ("avoidable_rectangle_2",),
    "0610": ("bug_plus_one",),
    "0701": ("x_chain",),
    "0702": ("xy_chain",),
    "0703": ("remote_pair",),
    "0706": ("nice_loop",),
    "0707": ("nice_loop",),
    "0708": ("nice_loop",),
    "0709": ("grouped_nice_loop", "nice_loop", "als_nice_loop"),
    "0710": ("grouped_nice_loop", "nice_loop", "als_nice_loop"),
    "0711": ("grouped_nice_loop", "nice_loop", "als_nice_loop"),
    "0901": ("als_xz",),
    "0902": ("als_xy_wing",),
    "0903": ("als_chain",),
    "0904": ("death_blossom",),
    "1101": ("sue_de_coq",),
    "1201": ("template_set",),
    "1202": ("template_delete",),
    "0802": ("wxyz_wing",),
    "0800": ("xy_wing",),
    "0801": ("xyz_wing",),
    "0803": ("w_wing",),
}

_SPECIAL: dict[tuple[str, str], Technique] = {  # what no rung looks for
    ("0363", ""): MutantFish("finned_mutant_squirmbag", 5, finned=True),
    ("0364", ""): MutantFish("finned_mutant_whale", 6, finned=True),
    ("0402", "1"): EmptyRectangle(pairs=True),
}

_MAY_OVERLAP = ("0709", "0710", "0711", "0902", "0903", "0904")
"""Codes of chains in some of whose cases sets that are not adjacent in the chain share cells."""

_VARIANTS = {"0500": "trap", "0501": "wrap", "0502": "one", "0503": "both"}


def variant_for(code: str) -> str | None:
    """The variant of findings that a code refers to; None where it refers to all."""
    return _VARIANTS.get(code)


def techniques_for(code: str, variant: str) -> tuple[Technique, ...]:
    """The techniques that a case's code and variant refer to; none if they are unknown."""
    if (code, variant) in _SPECIAL:
        return (_SPECIAL[code, variant],)
    known = {rung.name: rung.technique for rung in LADDER}
    names = _NAMES.get(f"{code}-{variant}", _NAMES.get(code, (code,)))
    found = tuple(known[name] for name in names if name in known)
    if code in _MAY_OVERLAP:
        found += tuple(each for each in ALS_OVERLAPPING if each.name in names)
    return found
