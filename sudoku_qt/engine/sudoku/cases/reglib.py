# SPDX-License-Identifier: MIT
"""The numbers under which the published library of cases knows our techniques."""

from sudoku_qt.engine.sudoku.logic.search.chains import CHAIN, FALSE, LOOP, TRUE
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.logic.techniques.almost_sets import AlsXYWing
from sudoku_qt.engine.sudoku.logic.techniques.chains import NiceLoop
from sudoku_qt.engine.sudoku.logic.techniques.complex_fish import MutantFish
from sudoku_qt.engine.sudoku.logic.techniques.death_blossom import DeathBlossom
from sudoku_qt.engine.sudoku.logic.techniques.empty_rectangle import EmptyRectangle
from sudoku_qt.engine.sudoku.logic.techniques.siamese_fish import SiameseComplexFish, SiameseFish
from sudoku_qt.engine.sudoku.logic.techniques.unique_rectangles import UniqueRectangle

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
    "0601": ("unique_rectangle_2",),
    "0602": ("unique_rectangle_3",),
    "0603": ("unique_rectangle_4",),
    "0604": ("unique_rectangle_5",),
    "0605": ("unique_rectangle_6",),
    "0606": ("hidden_rectangle",),
    "0607": ("avoidable_rectangle_1",),
    "0608": ("avoidable_rectangle_2",),
    "0610": ("bug_plus_one",),
    "0701": ("x_chain",),
    "0702": ("xy_chain",),
    "0703": ("remote_pair",),
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

_SPECIAL: dict[tuple[str, str], Technique] = {
    ("0363", ""): MutantFish("finned_mutant_squirmbag", 5, finned=True),
    ("0364", ""): MutantFish("finned_mutant_whale", 6, finned=True),
    ("03101", ""): SiameseFish(2, sashimi=False),
    ("03111", ""): SiameseFish(3, sashimi=False),
    ("03121", ""): SiameseFish(4, sashimi=False),
    ("03201", ""): SiameseFish(2, sashimi=True),
    ("03211", ""): SiameseFish(3, sashimi=True),
    ("03221", ""): SiameseFish(4, sashimi=True),
    ("03401", ""): SiameseComplexFish("siamese_franken_fish", 2),
    ("03411", ""): SiameseComplexFish("siamese_franken_fish", 3),
    ("03421", ""): SiameseComplexFish("siamese_franken_fish", 4),
    ("03601", ""): SiameseComplexFish("siamese_mutant_fish", 2, mutant=True),
    ("03611", ""): SiameseComplexFish("siamese_mutant_fish", 3, mutant=True),
    ("03621", ""): SiameseComplexFish("siamese_mutant_fish", 4, mutant=True),
    ("0402", "1"): EmptyRectangle(pairs=True),
    ("0600", "2"): UniqueRectangle("unique_rectangle_1", 1, missing=True),
    ("0601", "2"): UniqueRectangle("unique_rectangle_2", 2, missing=True),
    ("0602", "2"): UniqueRectangle("unique_rectangle_3", 3, missing=True),
    ("0603", "2"): UniqueRectangle("unique_rectangle_4", 4, missing=True),
    ("0604", "2"): UniqueRectangle("unique_rectangle_5", 5, missing=True),
    ("0605", "2"): UniqueRectangle("unique_rectangle_6", 6, missing=True),
    ("0706", ""): NiceLoop("nice_loop", kinds=(LOOP,)),
    ("0707", "1"): NiceLoop("nice_loop", kinds=(TRUE, FALSE)),
    ("0707", "2"): NiceLoop("nice_loop", kinds=(TRUE, FALSE)),
    ("0708", "1"): NiceLoop("nice_loop", kinds=(CHAIN,)),
    ("0708", "2"): NiceLoop("nice_loop", kinds=(CHAIN,)),
    ("0709", "1"): NiceLoop("grouped_nice_loop", grouped=True, kinds=(LOOP,)),
    ("0709", "2"): NiceLoop("als_nice_loop", grouped=True, sets=True, kinds=(LOOP,)),
    ("0710", "1"): NiceLoop("grouped_nice_loop", grouped=True, kinds=(TRUE, FALSE)),
    ("0710", "2"): NiceLoop("grouped_nice_loop", grouped=True, kinds=(TRUE, FALSE)),
    ("0710", "3"): NiceLoop("als_nice_loop", grouped=True, sets=True, kinds=(TRUE, FALSE)),
    ("0710", "4"): NiceLoop("als_nice_loop", grouped=True, sets=True, kinds=(TRUE, FALSE)),
    ("0711", "1"): NiceLoop("grouped_nice_loop", grouped=True, kinds=(CHAIN,)),
    ("0711", "2"): NiceLoop("grouped_nice_loop", grouped=True, kinds=(CHAIN,)),
    ("0711", "3"): NiceLoop("als_nice_loop", grouped=True, sets=True, kinds=(CHAIN,)),
    ("0711", "4"): NiceLoop("als_nice_loop", grouped=True, sets=True, kinds=(CHAIN,)),
    ("0902", "2"): AlsXYWing(overlap=True),
    ("0904", "2"): DeathBlossom(overlap=True),
    ("0606", "2"): UniqueRectangle("hidden_rectangle", 7, missing=True),
}

_VARIANTS = {"0500": "trap", "0501": "wrap", "0502": "one", "0503": "both"}


def variant_for(code: str) -> str | None:
    """The variant of findings that a code means, None where it means all."""
    return _VARIANTS.get(code)


def techniques_for(code: str, variant: str) -> tuple[Technique, ...]:
    """The techniques that a case's code and variant ask for, none where they are unknown."""
    if (code, variant) in _SPECIAL:
        return (_SPECIAL[code, variant],)
    known = {rung.name: rung.technique for rung in LADDER}
    names = (code,) if code in known else _NAMES.get(code, ())
    return tuple(known[name] for name in names if name in known)
