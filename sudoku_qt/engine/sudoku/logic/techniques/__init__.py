# SPDX-License-Identifier: MIT
"""THE LADDER: every technique, one line each, easiest first, with levels, score and place."""

from collections.abc import Mapping

from sudoku_qt.engine.sudoku.logic.ladder import Ladder, Rung, with_kinds
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import LinkKinds
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques.aligned_exclusion import AlignedExclusion
from sudoku_qt.engine.sudoku.logic.techniques.almost_locked_candidates import AlmostLockedCandidates
from sudoku_qt.engine.sudoku.logic.techniques.almost_sets import AlsChain, AlsXYWing, AlsXZ
from sudoku_qt.engine.sudoku.logic.techniques.avoidable_rectangles import HIDDEN, AvoidableRectangle
from sudoku_qt.engine.sudoku.logic.techniques.bivalue_oddagon import BivalueOddagon
from sudoku_qt.engine.sudoku.logic.techniques.borescoper import BorescopersPattern
from sudoku_qt.engine.sudoku.logic.techniques.brute_force import BruteForce
from sudoku_qt.engine.sudoku.logic.techniques.bug import (
    BugPlusN,
    BugPlusOne,
    BugType2,
    BugType3,
    BugType4,
    BugXZ,
)
from sudoku_qt.engine.sudoku.logic.techniques.chains import Chains
from sudoku_qt.engine.sudoku.logic.techniques.chute_remote_pair import ChuteRemotePair
from sudoku_qt.engine.sudoku.logic.techniques.colouring import MultiColouring, SimpleColouring
from sudoku_qt.engine.sudoku.logic.techniques.complex_fish import FrankenFish, MutantFish
from sudoku_qt.engine.sudoku.logic.techniques.death_blossom import DeathBlossom
from sudoku_qt.engine.sudoku.logic.techniques.direct import Direct
from sudoku_qt.engine.sudoku.logic.techniques.empty_rectangle import (
    DualEmptyRectangle,
    EmptyRectangle,
)
from sudoku_qt.engine.sudoku.logic.techniques.exocets import JuniorExocet, SeniorExocet
from sudoku_qt.engine.sudoku.logic.techniques.extended_rectangle import ExtendedRectangle
from sudoku_qt.engine.sudoku.logic.techniques.fireworks import Fireworks
from sudoku_qt.engine.sudoku.logic.techniques.fish import Fish
from sudoku_qt.engine.sudoku.logic.techniques.forcing import Forcing
from sudoku_qt.engine.sudoku.logic.techniques.guardians import Guardians
from sudoku_qt.engine.sudoku.logic.techniques.gurth import GurthsPlacement
from sudoku_qt.engine.sudoku.logic.techniques.kraken_fish import KrakenFish
from sudoku_qt.engine.sudoku.logic.techniques.locked_candidates import LockedCandidates
from sudoku_qt.engine.sudoku.logic.techniques.medusa import Medusa
from sudoku_qt.engine.sudoku.logic.techniques.multi_sectors import (
    DominoLoop,
    MultiSectorLockedSet,
    TwinnedXYChains,
)
from sudoku_qt.engine.sudoku.logic.techniques.nested_braid import NestedBraid
from sudoku_qt.engine.sudoku.logic.techniques.qiu import QiusPattern
from sudoku_qt.engine.sudoku.logic.techniques.rectangle_with_guardians import RectangleWithGuardians
from sudoku_qt.engine.sudoku.logic.techniques.rectangle_with_pairs import RectangleWithPairs
from sudoku_qt.engine.sudoku.logic.techniques.rectangle_with_set import RectangleWithSet
from sudoku_qt.engine.sudoku.logic.techniques.remote_pair import RemotePair
from sudoku_qt.engine.sudoku.logic.techniques.reverse_bug import ReverseBug
from sudoku_qt.engine.sudoku.logic.techniques.siamese_fish import SiameseComplexFish, SiameseFish
from sudoku_qt.engine.sudoku.logic.techniques.singles import FullHouse, HiddenSingle, NakedSingle
from sudoku_qt.engine.sudoku.logic.techniques.strong_pairs import DualKite, StrongPair
from sudoku_qt.engine.sudoku.logic.techniques.subsets import HiddenSubset, NakedSubset
from sudoku_qt.engine.sudoku.logic.techniques.sue_de_coq import SueDeCoq
from sudoku_qt.engine.sudoku.logic.techniques.templates import TemplateDelete, TemplateSet
from sudoku_qt.engine.sudoku.logic.techniques.tridagon import Tridagon
from sudoku_qt.engine.sudoku.logic.techniques.unique_loop import UniqueLoop
from sudoku_qt.engine.sudoku.logic.techniques.unique_matrix import UniqueMatrix
from sudoku_qt.engine.sudoku.logic.techniques.unique_rectangles import (
    IncompleteRectangle,
    UniqueRectangle,
)
from sudoku_qt.engine.sudoku.logic.techniques.w_wing import WWing
from sudoku_qt.engine.sudoku.logic.techniques.whips import Braid, Whip
from sudoku_qt.engine.sudoku.logic.techniques.wings import XYWing
from sudoku_qt.engine.sudoku.logic.techniques.wxyz_wing import WXYZWing

# Nearly always found first, so that they are left out of the ladder when others are practised.
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
    "franken_jellyfish",
    "finned_franken_x_wing",
    "finned_franken_swordfish",
    "finned_franken_jellyfish",
)
MUTANT_FISH = ("mutant_x_wing", "mutant_swordfish", "mutant_jellyfish")
FINNED_MUTANT_FISH = (
    "finned_mutant_x_wing",
    "finned_mutant_swordfish",
    "finned_mutant_jellyfish",
)
COMPLEX_FISH = FRANKEN_FISH + MUTANT_FISH + FINNED_MUTANT_FISH + ("kraken_fish", "kraken_fish_2")
COLOURING = ("simple_colouring", "multi_colouring", "medusa")
CHAINS = (
    "sue_de_coq",
    *COLOURING,
    "x_chain",
    "xy_chain",
    "nice_loop",
    "grouped_nice_loop",
    "als_xz",
    "als_xy_wing",
    "als_chain",
    "unique_nice_loop",
    "als_nice_loop",
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
LINE_FISH = ("x_wing", "swordfish", "jellyfish")
RECTANGLES = ("hidden_rectangle", "incomplete_rectangle", "rectangle_with_pairs")
LOCKED = ("pointing", "claiming")
DIGIT_CHAINS = TURBOTS + FINNED_FISH + CHAINS + COMPLEX_FISH
WHIPS = ("whip", "braid")
FORCING = ("forcing_chain", *WHIPS, "forcing_net", "nested_braid")
PATTERNS = ("guardians", "bivalue_oddagon", "fireworks", "tridagon")

LADDER = Ladder((
    Rung(FullHouse(), "singles", "easy", 4, 1, place=100),
    Rung(HiddenSingle(), "singles", "easy", 14, 1, place=300),
    Rung(NakedSingle(), "singles", "easy", 4, 3, place=200),
    Rung(Direct("direct_pointing", LockedCandidates("pointing", pointing=True)), "locked",
        "medium", 40, 3, on=False),
    Rung(Direct("direct_claiming", LockedCandidates("claiming", pointing=False)), "locked",
        "medium", 40, 3, on=False),
    Rung(Direct("direct_hidden_pair", HiddenSubset("hidden_pair", 2)), "subsets",
        "medium", 40, 3, on=False),
    Rung(Direct("direct_hidden_triple", HiddenSubset("hidden_triple", 3)), "subsets",
        "medium", 40, 3, on=False),
    Rung(NakedSubset("locked_pair", 2, locked=True), "locked", "medium", 40, 3, place=1000),
    Rung(LockedCandidates("pointing", pointing=True), "locked", "medium", 50, 3, place=1200),
    Rung(LockedCandidates("claiming", pointing=False), "locked", "medium", 50, 3, place=1210),
    Rung(NakedSubset("naked_pair", 2), "subsets", "medium", 60, 3, place=1300),
    Rung(HiddenSubset("hidden_pair", 2), "subsets", "medium", 70, 3, place=1500),
    Rung(HiddenSubset("hidden_triple", 3), "subsets", "medium", 100, 3, place=1600),
    Rung(NakedSubset("locked_triple", 3, locked=True), "locked", "medium", 60, 4,
        place=1100, without=(*LOCKED, "hidden_pair", "hidden_triple")),
    Rung(NakedSubset("naked_triple", 3), "subsets", "medium", 80, 4, place=1400),
    Rung(NakedSubset("naked_quad", 4), "subsets", "hard", 120, 4, place=2000),
    Rung(HiddenSubset("hidden_quad", 4), "subsets", "hard", 150, 4, place=2100),
    Rung(Fish("x_wing", 2), "fish", "hard", 140, 4, place=2200),
    Rung(Fish("swordfish", 3), "fish", "hard", 150, 4, place=2300),
    Rung(Fish("jellyfish", 4), "fish", "hard", 160, 4, place=2400),
    Rung(Fish("squirmbag", 5), "fish", "unfair", 470, 4,
        place=2500, on=False, without=LINE_FISH),
    Rung(Fish("whale", 6), "fish", "unfair", 470, 4,
        place=2600, on=False, without=(*LINE_FISH, "squirmbag")),
    Rung(BugPlusOne(), "uniqueness", "hard", 100, 4, place=2900),
    Rung(XYWing("xy_wing", 2), "wings", "hard", 160, 4, place=3300),
    Rung(XYWing("xyz_wing", 3), "wings", "hard", 180, 4, place=3400),
    Rung(UniqueRectangle("unique_rectangle_1", 1), "uniqueness", "hard", 100, 4, place=3500),
    Rung(UniqueRectangle("unique_rectangle_2", 2), "uniqueness", "hard", 100, 4, place=3600),
    Rung(UniqueRectangle("unique_rectangle_3", 3), "uniqueness", "hard", 100, 4, place=3700),
    Rung(UniqueRectangle("unique_rectangle_4", 4), "uniqueness", "hard", 100, 4, place=3800),
    Rung(UniqueRectangle("unique_rectangle_5", 5), "uniqueness", "hard", 100, 4, place=3900),
    Rung(UniqueRectangle("unique_rectangle_6", 6), "uniqueness", "hard", 100, 4, place=4000),
    Rung(UniqueRectangle("hidden_rectangle", 7), "uniqueness", "hard", 100, 4, place=4010),
    Rung(AvoidableRectangle("avoidable_rectangle_1", 1), "uniqueness", "hard", 100, 4, place=4020),
    Rung(AvoidableRectangle("avoidable_rectangle_2", 2), "uniqueness", "hard", 100, 4, place=4030),
    Rung(UniqueLoop(), "uniqueness", "hard", 110, 4),
    Rung(ExtendedRectangle(), "uniqueness", "hard", 120, 4),
    Rung(BugType2(), "uniqueness", "hard", 110, 4),
    Rung(BugType3(), "uniqueness", "hard", 120, 4),
    Rung(BugType4(), "uniqueness", "hard", 120, 4),
    Rung(AvoidableRectangle("avoidable_rectangle_3", 3), "uniqueness", "hard", 130, on=False),
    Rung(AvoidableRectangle("hidden_avoidable_rectangle", HIDDEN), "uniqueness", "hard", 140,
        on=False),
    Rung(BugPlusN(), "uniqueness", "hard", 130, on=False),
    Rung(BugXZ(), "uniqueness", "hard", 140, on=False),
    Rung(ReverseBug(), "uniqueness", "hard", 150, on=False),
    Rung(AlmostLockedCandidates(), "locked", "hard", 120),
    Rung(RemotePair(), "chains", "hard", 110, place=2800),
    Rung(StrongPair("skyscraper"), "strong_links", "hard", 130, place=3000),
    Rung(StrongPair("two_string_kite"), "strong_links", "hard", 150, place=3100),
    Rung(DualKite(), "strong_links", "hard", 150, on=False, without=("two_string_kite",)),
    Rung(StrongPair("turbot_fish"), "strong_links", "hard", 120, place=3120),
    Rung(EmptyRectangle(), "strong_links", "hard", 120, place=3170),
    Rung(DualEmptyRectangle(), "strong_links", "hard", 120, on=False, without=("empty_rectangle",)),
    Rung(WWing(), "wings", "hard", 150, place=3200),
    Rung(ChuteRemotePair(), "chains", "hard", 160, on=False),
    Rung(WXYZWing(), "wings", "hard", 200),
    Rung(IncompleteRectangle(), "uniqueness", "hard", 130),
    Rung(RectangleWithPairs(), "uniqueness", "hard", 140),
    Rung(RectangleWithGuardians(), "uniqueness", "hard", 140, on=False, without=RECTANGLES),
    Rung(RectangleWithSet(), "uniqueness", "hard", 160, on=False, without=RECTANGLES),
    Rung(UniqueMatrix(), "uniqueness", "hard", 160, on=False),
    Rung(BorescopersPattern(), "uniqueness", "hard", 170, on=False),
    Rung(QiusPattern(), "uniqueness", "hard", 180, on=False),
    Rung(GurthsPlacement(), "uniqueness", "hard", 250),
    Rung(Fish("finned_x_wing", 2, "finned"), "finned_fish", "hard", 130, place=4100),
    Rung(Fish("sashimi_x_wing", 2, "sashimi"), "finned_fish", "hard", 150, place=4200),
    Rung(Fish("finned_swordfish", 3, "finned"), "finned_fish", "unfair", 200, place=4300),
    Rung(Fish("sashimi_swordfish", 3, "sashimi"), "finned_fish", "unfair", 240, place=4400),
    Rung(Fish("finned_jellyfish", 4, "finned"), "finned_fish", "unfair", 250, place=4500),
    Rung(Fish("sashimi_jellyfish", 4, "sashimi"), "finned_fish", "unfair", 260, place=4600),
    Rung(SiameseFish(2, 3, 4), "finned_fish", "unfair", 260, on=False, without=FINNED_FISH),
    Rung(WXYZWing("vwxyz_wing", 5), "wings", "unfair", 230, on=False),
    Rung(WXYZWing("uvwxyz_wing", 6), "wings", "unfair", 240, on=False),
    Rung(SueDeCoq(), "almost_locked_sets", "unfair", 250, place=5300),
    Rung(SimpleColouring(), "colouring", "hard", 150, place=5330),
    Rung(MultiColouring(), "colouring", "hard", 200, place=5360),
    Rung(Medusa(), "colouring", "unfair", 230),
    Rung(TwinnedXYChains(), "chains", "unfair", 250, on=False,
        without=(*TURBOTS, *FINNED_FISH, *COLOURING, "wxyz_wing", "rectangle_with_pairs")),
    Rung(Chains("x_chain", LinkKinds(within_cell=False), loops=False), "chains",
        "unfair", 260, place=5400),
    Rung(Chains("xy_chain", LinkKinds(within_digit=False), loops=False, one_digit=True), "chains",
        "unfair", 260, place=5500),
    *with_kinds(Rung(Chains("nice_loop"), "chains", "unfair", 280, place=5600)),
    Rung(Chains("grouped_nice_loop", LinkKinds(grouped=True)), "chains", "unfair", 300, place=5650),
    Rung(Chains("unique_nice_loop", LinkKinds(grouped=True, unique=True)), "chains", "unfair", 310),
    Rung(AlsXZ(), "almost_locked_sets", "unfair", 300, place=5700),
    Rung(AlsXYWing(), "almost_locked_sets", "unfair", 320, place=5800),
    Rung(AlsChain(), "almost_locked_sets", "unfair", 340, place=5900),
    Rung(Chains("als_nice_loop", LinkKinds(grouped=True, sets=True)), "chains", "unfair", 350),
    Rung(DeathBlossom(), "almost_locked_sets", "unfair", 360, place=6000, on=False),
    Rung(FrankenFish("franken_x_wing", 2, finned=False), "complex_fish", "unfair", 300,
        place=6100, without=LOCKED + TURBOTS + FINNED_FISH + CHAINS),
    Rung(FrankenFish("franken_swordfish", 3, finned=False), "complex_fish", "unfair", 350,
        place=6200, without=CHAINS),
    Rung(FrankenFish("franken_jellyfish", 4, finned=False), "complex_fish", "unfair", 370,
        place=6300, without=CHAINS),
    Rung(FrankenFish("finned_franken_x_wing", 2, finned=True), "complex_fish", "unfair", 390,
        place=6700, without=TURBOTS + FINNED_FISH + CHAINS),
    Rung(FrankenFish("finned_franken_swordfish", 3, finned=True), "complex_fish", "unfair", 410,
        place=6800, without=("franken_jellyfish",)),
    Rung(FrankenFish("finned_franken_jellyfish", 4, finned=True), "complex_fish", "unfair", 430,
        place=6900),
    Rung(SiameseComplexFish("siamese_franken_fish", 2, 3, 4), "complex_fish", "unfair", 430,
        on=False, without=FRANKEN_FISH),
    Rung(MutantFish("mutant_x_wing", 2, finned=False), "complex_fish", "extreme", 450,
        place=7300, without=LOCKED + TURBOTS + FINNED_FISH + CHAINS + FRANKEN_FISH),
    Rung(MutantFish("mutant_swordfish", 3, finned=False), "complex_fish", "extreme", 450,
        place=7400, without=CHAINS + FRANKEN_FISH),
    Rung(MutantFish("mutant_jellyfish", 4, finned=False), "complex_fish", "extreme", 450,
        place=7500, without=CHAINS + FRANKEN_FISH),
    Rung(MutantFish("finned_mutant_x_wing", 2, finned=True), "complex_fish", "extreme", 470,
        place=7900, without=CHAINS + FRANKEN_FISH + MUTANT_FISH),
    Rung(MutantFish("finned_mutant_swordfish", 3, finned=True), "complex_fish", "extreme", 470,
        place=8000, without=FRANKEN_FISH + MUTANT_FISH),
    Rung(MutantFish("finned_mutant_jellyfish", 4, finned=True), "complex_fish", "extreme", 470,
        place=8100, without=FRANKEN_FISH + MUTANT_FISH),
    Rung(SiameseComplexFish("siamese_mutant_fish", 2, 3, 4, mutant=True), "complex_fish",
        "extreme", 470, on=False, without=CHAINS + FRANKEN_FISH + MUTANT_FISH + FINNED_MUTANT_FISH),
    Rung(KrakenFish("kraken_fish"), "complex_fish", "extreme", 500, place=8450),
    Rung(KrakenFish("kraken_fish_2", second=True), "complex_fish", "extreme", 500),
    Rung(Guardians(), "impossible_patterns", "extreme", 440, without=DIGIT_CHAINS),
    Rung(BivalueOddagon(), "impossible_patterns", "extreme", 450, without=CHAINS + COMPLEX_FISH),
    Rung(Fireworks(), "almost_locked_sets", "extreme", 460, without=CHAINS + COMPLEX_FISH),
    *with_kinds(Rung(Tridagon(), "impossible_patterns", "extreme", 480), CHAINS + COMPLEX_FISH),
    Rung(DominoLoop(), "exocets", "extreme", 470),
    Rung(MultiSectorLockedSet(), "exocets", "extreme", 475, without=("domino_loop",)),
    Rung(JuniorExocet(), "exocets", "extreme", 480),
    Rung(SeniorExocet(), "exocets", "extreme", 490, without=(*COMPLEX_FISH, "junior_exocet")),
    Rung(AlignedExclusion("aligned_pair_exclusion", 2), "almost_locked_sets", "extreme", 480,
        on=False, without=(*CHAINS, *COMPLEX_FISH, "death_blossom")),
    Rung(AlignedExclusion("aligned_triplet_exclusion", 3), "almost_locked_sets", "extreme", 490,
        on=False, without=(*CHAINS, *COMPLEX_FISH, "death_blossom")),
    Rung(Forcing("forcing_chain", nets=False), "last_resorts", "extreme", 500, place=8500),
    Rung(Whip(), "last_resorts", "extreme", 550),
    Rung(Braid(), "last_resorts", "extreme", 600, without=("whip",)),
    Rung(Forcing("forcing_net", nets=True), "last_resorts", "extreme", 700,
        place=8600, without=WHIPS),
    Rung(NestedBraid(), "last_resorts", "extreme", 1000,
        without=("forcing_chain", *WHIPS, "forcing_net"), alone=True),
    Rung(TemplateSet(), "last_resorts", "extreme", 10000,
        place=8700, on=False, without=CHAINS + COMPLEX_FISH + PATTERNS + FORCING),
    Rung(TemplateDelete(), "last_resorts", "extreme", 10000,
        place=8800, on=False, without=CHAINS + COMPLEX_FISH + PATTERNS + FORCING),
    Rung(BruteForce(), None, "extreme", 10000, place=8900, without=FORCING),
))  # fmt: skip
"""Techniques of easier levels come first, so that a solving path is no harder than needed."""

ALS_OVERLAPPING: tuple[Technique, ...] = (
    Chains("als_nice_loop", LinkKinds(grouped=True, sets=True), overlap=True),
    AlsXZ(overlap=True),
    AlsXYWing(overlap=True),
    AlsChain(overlap=True),
    DeathBlossom(overlap=True),
)
"""The techniques with almost locked sets, in the form in which the sets may share cells."""

OFF_IN_HODOKU = (
    "franken_jellyfish",
    "finned_franken_jellyfish",
    *MUTANT_FISH,
    *FINNED_MUTANT_FISH,
    "kraken_fish",
)
HODOKU = (
    LADDER.in_hodoku_order()
    .switched(off=OFF_IN_HODOKU)
    .searching(
        FullHouse(first_come=True), NakedSingle(first_come=True), HiddenSingle(first_come=True)
    )
)
"""The techniques that HoDoKu uses by default, in its order; singles as it finds them."""

ORDERS: Mapping[str, Ladder] = {"level": LADDER, "hodoku": HODOKU}
"""The ladders that have a name."""
