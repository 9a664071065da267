# SPDX-License-Identifier: MIT
"""THE LADDER: every technique, one line each, easiest first, with its levels, score and place."""

from collections.abc import Mapping

from sudoku_qt.engine.sudoku.logic.ladder import Ladder, Rung
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques.almost_locked_candidates import AlmostLockedCandidates
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
from sudoku_qt.engine.sudoku.logic.techniques.rectangle_with_pairs import RectangleWithPairs
from sudoku_qt.engine.sudoku.logic.techniques.remote_pair import RemotePair
from sudoku_qt.engine.sudoku.logic.techniques.siamese_fish import SiameseComplexFish, SiameseFish
from sudoku_qt.engine.sudoku.logic.techniques.singles import FullHouse, HiddenSingle, NakedSingle
from sudoku_qt.engine.sudoku.logic.techniques.strong_pairs import DualKite, StrongPair
from sudoku_qt.engine.sudoku.logic.techniques.subsets import HiddenSubset, NakedSubset
from sudoku_qt.engine.sudoku.logic.techniques.sue_de_coq import SueDeCoq
from sudoku_qt.engine.sudoku.logic.techniques.templates import TemplateDelete, TemplateSet
from sudoku_qt.engine.sudoku.logic.techniques.unique_loop import UniqueLoop
from sudoku_qt.engine.sudoku.logic.techniques.unique_rectangles import (
    IncompleteRectangle,
    UniqueRectangle,
)
from sudoku_qt.engine.sudoku.logic.techniques.w_wing import WWing
from sudoku_qt.engine.sudoku.logic.techniques.wings import XYWing
from sudoku_qt.engine.sudoku.logic.techniques.wxyz_wing import WXYZWing

LADDER = Ladder(
    (
        Rung(FullHouse(), "easy", 4, 1, place=100),
        Rung(HiddenSingle(), "easy", 14, 1, place=300),
        Rung(NakedSingle(), "easy", 4, 3, place=200),
        Rung(NakedSubset("locked_pair", 2, locked=True), "medium", 40, 3, place=1000),
        Rung(LockedCandidates("pointing", pointing=True), "medium", 50, 3, place=1200),
        Rung(LockedCandidates("claiming", pointing=False), "medium", 50, 3, place=1210),
        Rung(NakedSubset("naked_pair", 2), "medium", 60, 3, place=1300),
        Rung(HiddenSubset("hidden_pair", 2), "medium", 70, 3, place=1500),
        Rung(HiddenSubset("hidden_triple", 3), "medium", 100, 3, place=1600),
        Rung(NakedSubset("locked_triple", 3, locked=True), "medium", 60, 4, place=1100),
        Rung(NakedSubset("naked_triple", 3), "medium", 80, 4, place=1400),
        Rung(NakedSubset("naked_quad", 4), "hard", 120, 4, place=2000),
        Rung(HiddenSubset("hidden_quad", 4), "hard", 150, 4, place=2100),
        Rung(Fish("x_wing", 2), "hard", 140, 4, place=2200),
        Rung(Fish("swordfish", 3), "hard", 150, 4, place=2300),
        Rung(Fish("jellyfish", 4), "hard", 160, 4, place=2400),
        Rung(BugPlusOne(), "hard", 100, 4, place=2900),
        Rung(XYWing("xy_wing", 2), "hard", 160, 4, place=3300),
        Rung(XYWing("xyz_wing", 3), "hard", 180, 4, place=3400),
        Rung(UniqueRectangle("unique_rectangle_1", 1), "hard", 100, 4, place=3500),
        Rung(UniqueRectangle("unique_rectangle_2", 2), "hard", 100, 4, place=3600),
        Rung(UniqueRectangle("unique_rectangle_3", 3), "hard", 100, 4, place=3700),
        Rung(UniqueRectangle("unique_rectangle_4", 4), "hard", 100, 4, place=3800),
        Rung(UniqueRectangle("unique_rectangle_5", 5), "hard", 100, 4, place=3900),
        Rung(UniqueRectangle("unique_rectangle_6", 6), "hard", 100, 4, place=4000),
        Rung(UniqueRectangle("hidden_rectangle", 7), "hard", 100, 4, place=4010),
        Rung(AvoidableRectangle("avoidable_rectangle_1", 1), "hard", 100, 4, place=4020),
        Rung(AvoidableRectangle("avoidable_rectangle_2", 2), "hard", 100, 4, place=4030),
        Rung(UniqueLoop(), "hard", 110, 4),
        Rung(ExtendedRectangle(), "hard", 120, 4),
        Rung(BugType2(), "hard", 110, 4),
        Rung(BugType3(), "hard", 120, 4),
        Rung(BugType4(), "hard", 120, 4),
        Rung(AlmostLockedCandidates(), "hard", 120),
        Rung(RemotePair(), "hard", 110, place=2800),
        Rung(StrongPair("skyscraper"), "hard", 130, place=3000),
        Rung(StrongPair("two_string_kite"), "hard", 150, place=3100),
        Rung(DualKite(), "hard", 150, on=False),
        Rung(StrongPair("turbot_fish"), "hard", 120, place=3120),
        Rung(EmptyRectangle(), "hard", 120, place=3170),
        Rung(DualEmptyRectangle(), "hard", 120, on=False),
        Rung(WWing(), "hard", 150, place=3200),
        Rung(WXYZWing(), "hard", 200),
        Rung(IncompleteRectangle(), "hard", 130),
        Rung(RectangleWithPairs(), "hard", 140),
        Rung(Fish("finned_x_wing", 2, "finned"), "hard", 130, place=4100),
        Rung(Fish("sashimi_x_wing", 2, "sashimi"), "hard", 150, place=4200),
        Rung(Fish("finned_swordfish", 3, "finned"), "unfair", 200, place=4300),
        Rung(Fish("sashimi_swordfish", 3, "sashimi"), "unfair", 240, place=4400),
        Rung(Fish("finned_jellyfish", 4, "finned"), "unfair", 250, place=4500),
        Rung(Fish("sashimi_jellyfish", 4, "sashimi"), "unfair", 260, place=4600),
        Rung(SiameseFish(2, 3, 4), "unfair", 260, on=False),
        Rung(SueDeCoq(), "unfair", 250, place=5300),
        Rung(SimpleColouring(), "hard", 150, place=5330),
        Rung(MultiColouring(), "hard", 200, place=5360),
        Rung(Medusa(), "unfair", 230),
        Rung(XChain(), "unfair", 260, place=5400),
        Rung(XYChain(), "unfair", 260, place=5500),
        Rung(NiceLoop("nice_loop"), "unfair", 280, place=5600),
        Rung(NiceLoop("grouped_nice_loop", grouped=True), "unfair", 300, place=5650),
        Rung(NiceLoop("unique_nice_loop", grouped=True, unique=True), "unfair", 310),
        Rung(AlsXZ(), "unfair", 300, place=5700),
        Rung(AlsXYWing(), "unfair", 320, place=5800),
        Rung(AlsChain(), "unfair", 340, place=5900),
        Rung(NiceLoop("als_nice_loop", grouped=True, sets=True), "unfair", 350),
        Rung(DeathBlossom(), "unfair", 360, place=6000, on=False),
        Rung(FrankenFish("franken_x_wing", 2, finned=False), "unfair", 300, place=6100),
        Rung(FrankenFish("franken_swordfish", 3, finned=False), "unfair", 350, place=6200),
        Rung(
            FrankenFish("franken_jellyfish", 4, finned=False), "unfair", 370, place=6300, on=False
        ),
        Rung(FrankenFish("finned_franken_x_wing", 2, finned=True), "unfair", 390, place=6700),
        Rung(FrankenFish("finned_franken_swordfish", 3, finned=True), "unfair", 410, place=6800),
        Rung(
            FrankenFish("finned_franken_jellyfish", 4, finned=True),
            "unfair",
            430,
            place=6900,
            on=False,
        ),
        Rung(SiameseComplexFish("siamese_franken_fish", 2, 3, 4), "unfair", 430, on=False),
        Rung(MutantFish("mutant_x_wing", 2, finned=False), "extreme", 450, place=7300, on=False),
        Rung(MutantFish("mutant_swordfish", 3, finned=False), "extreme", 450, place=7400, on=False),
        Rung(MutantFish("mutant_jellyfish", 4, finned=False), "extreme", 450, place=7500, on=False),
        Rung(
            MutantFish("finned_mutant_x_wing", 2, finned=True), "extreme", 470, place=7900, on=False
        ),
        Rung(
            MutantFish("finned_mutant_swordfish", 3, finned=True),
            "extreme",
            470,
            place=8000,
            on=False,
        ),
        Rung(
            MutantFish("finned_mutant_jellyfish", 4, finned=True),
            "extreme",
            470,
            place=8100,
            on=False,
        ),
        Rung(
            SiameseComplexFish("siamese_mutant_fish", 2, 3, 4, mutant=True),
            "extreme",
            470,
            on=False,
        ),
        Rung(KrakenFish("kraken_fish"), "extreme", 500, place=8450, on=False),
        Rung(KrakenFish("kraken_fish_2", second=True), "extreme", 500, on=False),
        Rung(Forcing("forcing_chain", nets=False), "extreme", 500, place=8500),
        Rung(Forcing("forcing_net", nets=True), "extreme", 700, place=8600),
        Rung(TemplateSet(), "extreme", 10000, place=8700, on=False),
        Rung(TemplateDelete(), "extreme", 10000, place=8800, on=False),
        Rung(BruteForce(), "extreme", 10000, place=8900),
    )
)
"""What an easier level asks for comes first, so that the way up asks for no more than need be."""

ALS_OVERLAPPING: tuple[Technique, ...] = (
    NiceLoop("als_nice_loop", grouped=True, sets=True, overlap=True),
    AlsXZ(overlap=True),
    AlsXYWing(overlap=True),
    AlsChain(overlap=True),
    DeathBlossom(overlap=True),
)
"""Those that take almost locked sets, as they are where these may share cells."""

HODOKU = LADDER.in_hodoku_order().searching(
    FullHouse(first_come=True), NakedSingle(first_come=True), HiddenSingle(first_come=True)
)
"""The techniques that HoDoKu knows, in its order, and singles as it comes upon them."""

ORDERS: Mapping[str, Ladder] = {"level": LADDER, "hodoku": HODOKU}
"""The ladders that go by a name."""
