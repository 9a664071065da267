# SPDX-License-Identifier: MIT
"""The variants that New offers: their names, their rules, and how hard they can be."""

from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import kinds_on, level_on
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.models.sudoku.levels import level_word
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say

KIND_AND_LEVEL = QT_TRANSLATE_NOOP("Variant", "{kind} · {level}")
HARDEST = 4
"""The hardest level of puzzles with their own rules."""


class MadeVariant(NamedTuple):
    """A variant: its key, its name, its kinds as the maker reads them, and its size.

    `easiest` and `hardest` are the levels between which there are puzzles that need the rule; those
    of the levels in `slow` take more than 0.3 seconds to make. `rule` is its rule where it is not
    that of its kind; `named` are its rules as the engine names them, where these are not its kinds.
    """

    key: str
    name: str
    kinds: str = ""
    size: int = 9
    easiest: int = 2
    hardest: int = HARDEST
    slow: tuple[int, ...] = ()
    rule: str = ""
    named: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The names of its rules, as a puzzle's own."""
        return self.named or tuple(self.kinds.split(","))

    def nearest(self, level: int) -> int:
        """The level nearest to one of which there are puzzles."""
        return max(self.easiest, min(level, self.hardest))


VARIANTS = (  # those with a tile of their own, in the order of these
    MadeVariant("diagonals", QT_TRANSLATE_NOOP("Variant", "Diagonals"), "diagonals", easiest=1,
                rule=QT_TRANSLATE_NOOP("Variant", "No digit stands twice on a diagonal."),
                named=("diagonal+", "diagonal-")),
    MadeVariant("windoku", QT_TRANSLATE_NOOP("Variant", "Windoku"), "windoku", easiest=1,
                rule=QT_TRANSLATE_NOOP("Variant", "Each of the four windows holds 1 to 9, too."),
                named=("extraregion",)),
    MadeVariant("jigsaw", QT_TRANSLATE_NOOP("Variant", "Jigsaw"), "jigsaw", easiest=1,
                rule=QT_TRANSLATE_NOOP("Variant", "Regions of any form take the place of boxes."),
                named=("region",)),
    MadeVariant("killer", QT_TRANSLATE_NOOP("Variant", "Killer"), "killer",
                rule=QT_TRANSLATE_NOOP(
                    "Variant", "A dashed cage adds up to its sum, and no digit is in it twice."),
                named=("killercage",)),
    MadeVariant("thermometer", QT_TRANSLATE_NOOP("Variant", "Thermo"), "thermometer"),
    MadeVariant("arrow", QT_TRANSLATE_NOOP("Variant", "Arrow"), "arrow", slow=(4,),
                rule=QT_TRANSLATE_NOOP(
                    "Variant", "The digits along an arrow add up to the number in its circle.")),
    MadeVariant("kropki", QT_TRANSLATE_NOOP("Variant", "Kropki"), "kropki", slow=(3, 4),
                named=("difference", "ratio")),
    MadeVariant("xv", QT_TRANSLATE_NOOP("Variant", "XV"), "xv", slow=(4,)),
    MadeVariant("sandwich", QT_TRANSLATE_NOOP("Variant", "Sandwich"), "sandwich", slow=(4,),
                rule=QT_TRANSLATE_NOOP(
                    "Variant", "A number outside is the sum of the digits between 1 and 9."),
                named=("sandwichsum",)),
    MadeVariant("littlekiller", QT_TRANSLATE_NOOP("Variant", "Little killer"), "littlekiller",
                slow=(2, 3, 4),
                named=("littlekillersum",)),
    MadeVariant("antiknight", QT_TRANSLATE_NOOP("Variant", "Anti-knight"), "antiknight",
                easiest=1, slow=(4,)),
    MadeVariant("parity", QT_TRANSLATE_NOOP("Variant", "Even-odd"), "odd,even", easiest=1),
    MadeVariant("six", QT_TRANSLATE_NOOP("Variant", "6 × 6"), size=6, easiest=1, hardest=2,
                rule=QT_TRANSLATE_NOOP("Variant", "Each row, column and box holds 1 to 6."),
                named=("size",)),
    MadeVariant("four", QT_TRANSLATE_NOOP("Variant", "4 × 4"), size=4, easiest=1, hardest=1,
                rule=QT_TRANSLATE_NOOP("Variant", "Each row, column and box holds 1 to 4."),
                named=("size",)),
)  # fmt: skip
MORE = (  # those in the menu of the last tile
    MadeVariant("disjointgroups", QT_TRANSLATE_NOOP("Variant", "Disjoint groups"),
                "disjointgroups", easiest=1, slow=(4,)),
    MadeVariant("antiking", QT_TRANSLATE_NOOP("Variant", "Anti-king"), "antiking", easiest=1),
    MadeVariant("nonconsecutive", QT_TRANSLATE_NOOP("Variant", "Non-consecutive"),
                "nonconsecutive", slow=(3, 4),
                rule=QT_TRANSLATE_NOOP("Variant", "No two neighbours differ by 1.")),
    MadeVariant("quadruple", QT_TRANSLATE_NOOP("Variant", "Quadruple"), "quadruple", slow=(4,)),
    MadeVariant("extremes", QT_TRANSLATE_NOOP("Variant", "Minimum and maximum"),
                "minimum,maximum", slow=(4,)),
    MadeVariant("slowthermometer", QT_TRANSLATE_NOOP("Variant", "Slow thermo"),
                "slowthermometer", slow=(4,)),
    MadeVariant("doublearrow", QT_TRANSLATE_NOOP("Variant", "Double arrow"), "doublearrow"),
    MadeVariant("palindrome", QT_TRANSLATE_NOOP("Variant", "Palindrome"), "palindrome"),
    MadeVariant("renban", QT_TRANSLATE_NOOP("Variant", "Renban"), "renban"),
    MadeVariant("whispers", QT_TRANSLATE_NOOP("Variant", "Whispers"), "whispers"),
    MadeVariant("between", QT_TRANSLATE_NOOP("Variant", "Between"), "betweenline", slow=(4,)),
    MadeVariant("regionsum", QT_TRANSLATE_NOOP("Variant", "Region sum"), "regionsumline"),
    MadeVariant("zipper", QT_TRANSLATE_NOOP("Variant", "Zipper"), "zipperline", slow=(4,),
                rule=QT_TRANSLATE_NOOP(
                    "Variant", "Digits as far from the ends of a line add up to its middle.")),
    MadeVariant("entropic", QT_TRANSLATE_NOOP("Variant", "Entropic"), "entropicline"),
    MadeVariant("modular", QT_TRANSLATE_NOOP("Variant", "Modular"), "modularline", slow=(4,),
                rule=QT_TRANSLATE_NOOP(
                    "Variant", "Three neighbours on a line leave three remainders by 3.")),
    MadeVariant("skyscraper", QT_TRANSLATE_NOOP("Variant", "Skyscraper"), "skyscraper", slow=(4,)),
    MadeVariant("xsum", QT_TRANSLATE_NOOP("Variant", "X-sum"), "xsum", slow=(4,)),
)  # fmt: skip
VARIANT_NAMED = {each.key: each for each in (*VARIANTS, *MORE)}
SLOW = tuple((each.key, level) for each in VARIANT_NAMED.values() for level in each.slow)
"""The variants and levels of which one waits in reserve."""
LEVEL_WORDS = (  # what the levels ask for, whatever the rules
    QT_TRANSLATE_NOOP("Variant", "A region with one place left for a digit finds every digit."),
    QT_TRANSLATE_NOOP("Variant", "Also rows and columns, and a rule that leaves one digit."),
    QT_TRANSLATE_NOOP("Variant", "Also naked singles, pairs, and the bounds of one rule."),
    QT_TRANSLATE_NOOP("Variant", "Also triples, fish, and several rules at once; notes help."),
)


def variant_word(key: str) -> str:
    """The name of a variant in the installed language."""
    return _translated(VARIANT_NAMED[key].name)


def variant_rule(key: str) -> str:
    """The rule of a variant in a sentence or two."""
    from sudoku_qt.engine.sudoku.variants.making.maker import kinds_in  # variants: 76 ms

    made = VARIANT_NAMED[key]
    if made.rule:
        return _translated(made.rule)
    kinds = [KIND_NAMED[name] for name in kinds_in(made.kinds)]
    sentences = [kind.rule if len(kinds) == 1 else kind.short for kind in kinds]
    rules = dict.fromkeys(say(Message(words)) for words in sentences)
    return "".join(f"{rule} " if rule.endswith(".") else rule for rule in rules).strip()


def variant_of_day(day: date) -> tuple[str, int]:
    """The key and the level of the variant of a day."""
    kinds = kinds_on(day)
    return next(each.key for each in VARIANT_NAMED.values() if each.kinds == kinds), level_on(day)


def variant_and_level(key: str, level: int) -> str:
    """The name of a variant and of a level, as a title."""
    return _translated(KIND_AND_LEVEL).format(kind=variant_word(key), level=level_word(level))


def variant_level_words(level: int) -> str:
    """What the puzzles of a level ask for."""
    return _translated(LEVEL_WORDS[level - 1])


def _translated(text: str) -> str:
    return QCoreApplication.translate("Variant", text)
