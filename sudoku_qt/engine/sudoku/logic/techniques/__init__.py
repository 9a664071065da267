# SPDX-License-Identifier: MIT
"""THE LADDER: every technique, one line each, easiest first, with its level and score."""

from sudoku_qt.engine.sudoku.logic.ladder import Ladder, Rung
from sudoku_qt.engine.sudoku.logic.techniques.almost_sets import AlsChain, AlsXYWing, AlsXZ
from sudoku_qt.engine.sudoku.logic.techniques.avoidable_rectangles import AvoidableRectangle
from sudoku_qt.engine.sudoku.logic.techniques.brute_force import BruteForce
from sudoku_qt.engine.sudoku.logic.techniques.bug import BugPlusOne, BugType2, BugType3, BugType4
from sudoku_qt.engine.sudoku.logic.techniques.chains import NiceLoop, XChain, XYChain
from sudoku_qt.engine.sudoku.logic.techniques.colouring import MultiColouring, SimpleColouring
from sudoku_qt.engine.sudoku.logic.techniques.complex_fish import FrankenFish, MutantFish
from sudoku_qt.engine.sudoku.logic.techniques.death_blossom import DeathBlossom
from sudoku_qt.engine.sudoku.logic.techniques.empty_rectangle import (
    DualEmptyRectangle,
    EmptyRectangle,
)
from sudoku_qt.engine.sudoku.logic.techniques.extended_rectangle import ExtendedRectangle
from sudoku_qt.engine.sudoku.logic.techniques.fish import Fish
from sudoku_qt.engine.sudoku.logic.techniques.forcing import Forcing
from sudoku_qt.engine.sudoku.logic.techniques.kraken_fish import KrakenFish
from sudoku_qt.engine.sudoku.logic.techniques.locked_candidates import LockedCandidates
from sudoku_qt.engine.sudoku.logic.techniques.medusa import Medusa
from sudoku_qt.engine.sudoku.logic.techniques.remote_pair import RemotePair
from sudoku_qt.engine.sudoku.logic.techniques.siamese_fish import SiameseComplexFish, SiameseFish
from sudoku_qt.engine.sudoku.logic.techniques.singles import FullHouse, HiddenSingle, NakedSingle
from sudoku_qt.engine.sudoku.logic.techniques.strong_pairs import DualKite, StrongPair
from sudoku_qt.engine.sudoku.logic.techniques.subsets import HiddenSubset, NakedSubset
from sudoku_qt.engine.sudoku.logic.techniques.sue_de_coq import SueDeCoq
from sudoku_qt.engine.sudoku.logic.techniques.templates import TemplateDelete, TemplateSet
from sudoku_qt.engine.sudoku.logic.techniques.unique_loop import UniqueLoop
from sudoku_qt.engine.sudoku.logic.techniques.unique_rectangles import UniqueRectangle
from sudoku_qt.engine.sudoku.logic.techniques.w_wing import WWing
from sudoku_qt.engine.sudoku.logic.techniques.wings import XYWing
from sudoku_qt.engine.sudoku.logic.techniques.wxyz_wing import WXYZWing

# What would nearly always be found first, so that the ladder goes without it to practise others.
FINNED_FISH = (
    "finned_x_wing",
    "sashimi_x_wing",
    "finned_swordfish",
    "sashimi_swordfish",
    "finned_jellyfish",
    "sashimi_jellyfish",
)
FRANKEN_FISH = (
    "franken_x_wing",
    "franken_swordfish",
    "finned_franken_x_wing",
    "finned_franken_swordfish",
)
CHAINS = (
    "sue_de_coq",
    "simple_colouring",
    "multi_colouring",
    "medusa",
    "x_chain",
    "xy_chain",
    "nice_loop",
    "grouped_nice_loop",
    "als_xz",
    "als_xy_wing",
    "als_chain",
)
TURBOTS = (
    "remote_pair",
    "skyscraper",
    "two_string_kite",
    "turbot_fish",
    "empty_rectangle",
    "w_wing",
    "hidden_rectangle",
)
LOCKED = ("pointing", "claiming")
FORCING = ("forcing_chain", "forcing_net")

LADDER = Ladder((
    Rung(FullHouse(), "singles", "easy", 4, 1),
    Rung(NakedSingle(), "singles", "easy", 4, 3),
    Rung(HiddenSingle(), "singles", "easy", 14, 1),
    Rung(NakedSubset("locked_pair", 2, locked=True), "locked", "medium", 40, 3),
    Rung(NakedSubset("locked_triple", 3, locked=True), "locked", "medium", 60, 4),
    Rung(LockedCandidates("pointing", pointing=True), "locked", "medium", 50, 3),
    Rung(LockedCandidates("claiming", pointing=False), "locked", "medium", 50, 3),
    Rung(NakedSubset("naked_pair", 2), "subsets", "medium", 60, 3),
    Rung(NakedSubset("naked_triple", 3), "subsets", "medium", 80, 4),
    Rung(HiddenSubset("hidden_pair", 2), "subsets", "medium", 70, 3),
    Rung(HiddenSubset("hidden_triple", 3), "subsets", "medium", 100, 3),
    Rung(NakedSubset("naked_quad", 4), "subsets", "hard", 120, 4),
    Rung(HiddenSubset("hidden_quad", 4), "subsets", "hard", 150, 4),
    Rung(Fish("x_wing", 2), "fish", "hard", 140, 4),
    Rung(Fish("swordfish", 3), "fish", "hard", 150, 4),
    Rung(Fish("jellyfish", 4), "fish", "hard", 160, 4),
    Rung(RemotePair(), "chains", "hard", 110),
    Rung(BugPlusOne(), "uniqueness", "hard", 100, 4),
    Rung(StrongPair("skyscraper"), "strong_links", "hard", 130),
    Rung(StrongPair("two_string_kite"), "strong_links", "hard", 150),
    Rung(DualKite(), "strong_links", "hard", 150, on=False, without=("two_string_kite",)),
    Rung(StrongPair("turbot_fish"), "strong_links", "hard", 120),
    Rung(EmptyRectangle(), "strong_links", "hard", 120),
    Rung(DualEmptyRectangle(), "strong_links", "hard", 120, on=False, without=("empty_rectangle",)),
    Rung(WWing(), "wings", "hard", 150),
    Rung(XYWing("xy_wing", 2), "wings", "hard", 160, 4),
    Rung(XYWing("xyz_wing", 3), "wings", "hard", 180, 4),
    Rung(WXYZWing(), "wings", "hard", 200),
    Rung(UniqueRectangle("unique_rectangle_1", 1), "uniqueness", "hard", 100, 4),
    Rung(UniqueRectangle("unique_rectangle_2", 2), "uniqueness", "hard", 100, 4),
    Rung(UniqueRectangle("unique_rectangle_3", 3), "uniqueness", "hard", 100, 4),
    Rung(UniqueRectangle("unique_rectangle_4", 4), "uniqueness", "hard", 100, 4),
    Rung(UniqueRectangle("unique_rectangle_5", 5), "uniqueness", "hard", 100, 4),
    Rung(UniqueRectangle("unique_rectangle_6", 6), "uniqueness", "hard", 100, 4),
    Rung(UniqueRectangle("hidden_rectangle", 7), "uniqueness", "hard", 100, 4),
    Rung(AvoidableRectangle("avoidable_rectangle_1", 1), "uniqueness", "hard", 100, 4),
    Rung(AvoidableRectangle("avoidable_rectangle_2", 2), "uniqueness", "hard", 100, 4),
    Rung(UniqueLoop(), "uniqueness", "hard", 110, 4),
    Rung(ExtendedRectangle(), "uniqueness", "hard", 120, 4),
    Rung(BugType2(), "uniqueness", "hard", 110, 4),
    Rung(BugType3(), "uniqueness", "hard", 120, 4),
    Rung(BugType4(), "uniqueness", "hard", 120, 4),
    Rung(Fish("finned_x_wing", 2, "finned"), "finned_fish", "hard", 130),
    Rung(Fish("sashimi_x_wing", 2, "sashimi"), "finned_fish", "hard", 150),
    Rung(Fish("finned_swordfish", 3, "finned"), "finned_fish", "unfair", 200),
    Rung(Fish("sashimi_swordfish", 3, "sashimi"), "finned_fish", "unfair", 240),
    Rung(Fish("finned_jellyfish", 4, "finned"), "finned_fish", "unfair", 250),
    Rung(Fish("sashimi_jellyfish", 4, "sashimi"), "finned_fish", "unfair", 260),
    Rung(SiameseFish(2, 3, 4), "finned_fish", "unfair", 260, on=False, without=FINNED_FISH),
    Rung(SueDeCoq(), "almost_locked_sets", "unfair", 250),
    Rung(SimpleColouring(), "colouring", "hard", 150),
    Rung(MultiColouring(), "colouring", "hard", 200),
    Rung(Medusa(), "colouring", "unfair", 230),
    Rung(XChain(), "chains", "unfair", 260),
    Rung(XYChain(), "chains", "unfair", 260),
    Rung(NiceLoop("nice_loop"), "chains", "unfair", 280),
    Rung(NiceLoop("grouped_nice_loop", grouped=True), "chains", "unfair", 300),
    Rung(NiceLoop("als_nice_loop", grouped=True, sets=True), "chains", "unfair", 320, on=False),
    Rung(AlsXZ(), "almost_locked_sets", "unfair", 300),
    Rung(AlsXYWing(), "almost_locked_sets", "unfair", 320),
    Rung(AlsChain(), "almost_locked_sets", "unfair", 340),
    Rung(DeathBlossom(), "almost_locked_sets", "unfair", 360, on=False),
    Rung(FrankenFish("franken_x_wing", 2, finned=False), "complex_fish", "unfair", 300,
        without=LOCKED + TURBOTS + FINNED_FISH + CHAINS),
    Rung(FrankenFish("franken_swordfish", 3, finned=False), "complex_fish", "unfair", 350,
        without=CHAINS),
    Rung(FrankenFish("franken_jellyfish", 4, finned=False), "complex_fish", "unfair", 370,
        on=False, without=CHAINS),
    Rung(FrankenFish("finned_franken_x_wing", 2, finned=True), "complex_fish", "unfair", 390,
        without=TURBOTS + FINNED_FISH + CHAINS),
    Rung(FrankenFish("finned_franken_swordfish", 3, finned=True), "complex_fish", "unfair", 410),
    Rung(FrankenFish("finned_franken_jellyfish", 4, finned=True), "complex_fish", "unfair", 430,
        on=False),
    Rung(SiameseComplexFish("siamese_franken_fish", 2, 3), "complex_fish", "unfair", 430, on=False,
        without=("finned_franken_x_wing", "finned_franken_swordfish")),
    Rung(MutantFish("mutant_x_wing", 2, finned=False), "complex_fish", "extreme", 450, on=False,
        without=LOCKED + TURBOTS + FINNED_FISH + CHAINS + FRANKEN_FISH),
    Rung(MutantFish("mutant_swordfish", 3, finned=False), "complex_fish", "extreme", 450, on=False,
        without=CHAINS + FRANKEN_FISH),
    Rung(MutantFish("mutant_jellyfish", 4, finned=False), "complex_fish", "extreme", 450, on=False,
        without=CHAINS + FRANKEN_FISH),
    Rung(MutantFish("finned_mutant_x_wing", 2, finned=True), "complex_fish", "extreme", 470,
        on=False, without=CHAINS + FRANKEN_FISH),
    Rung(MutantFish("finned_mutant_swordfish", 3, finned=True), "complex_fish", "extreme", 470,
        on=False),
    Rung(MutantFish("finned_mutant_jellyfish", 4, finned=True), "complex_fish", "extreme", 470,
        on=False),
    Rung(SiameseComplexFish("siamese_mutant_fish", 2, 3, mutant=True),
        "complex_fish", "extreme", 470, on=False, without=CHAINS + FRANKEN_FISH),
    Rung(KrakenFish("kraken_fish"), "complex_fish", "extreme", 500, on=False),
    Rung(KrakenFish("kraken_fish_2", second=True), "complex_fish", "extreme", 500, on=False),
    Rung(Forcing("forcing_chain", nets=False), "last_resorts", "extreme", 500),
    Rung(Forcing("forcing_net", nets=True), "last_resorts", "extreme", 700),
    Rung(TemplateSet(), "last_resorts", "extreme", 10000, on=False,
        without=CHAINS + FRANKEN_FISH + FORCING),
    Rung(TemplateDelete(), "last_resorts", "extreme", 10000, on=False,
        without=CHAINS + FRANKEN_FISH + FORCING),
    Rung(BruteForce(), None, "extreme", 10000, without=FORCING),
))  # fmt: skip
