# SPDX-License-Identifier: MIT
"""Cuts Inter down to what the board writes, as resources/fonts/InterSudoku-*.otf.

    python packaging/fonts.py FOLDER

FOLDER holds Inter-Regular.otf, Inter-Medium.otf and Inter-SemiBold.otf: Debian's package
fonts-inter installs them into /usr/share/fonts/opentype/inter, the project's releases
(https://github.com/rsms/inter) have them too. The digits of the result are the tabular ones, so
that no layout has to ask for them; nothing is left of the other features but the kerning. The
family is called "Inter Sudoku", so that an Inter installed on the system is never taken for it.
The same fonts give the same bytes. The licence, resources/fonts/OFL.txt, goes with them.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FAMILY = "Inter Sudoku"
WEIGHTS = ("Regular", "Medium", "SemiBold")
TARGET = Path(__file__).resolve().parent.parent / "resources" / "fonts"

LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))
PUNCTUATION = "–—‘’“”•…›′″"
SIGNS = "−≈≠≤≥∞∅✓✗■●○◆★☆▲▼▶◀"
ARROWS = "←↑→↓↔"
KEYS = "⌘⇧⌥⌃⎋⏎⌫⇥"
CHARACTERS = LATIN + PUNCTUATION + SIGNS + ARROWS + KEYS


def main(folder: Path) -> None:
    """Cut every weight and say how large it became."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for weight in WEIGHTS:
        font = TTFont(folder / f"Inter-{weight}.otf", recalcTimestamp=False)
        use_tabular_digits(font)
        cut(font)
        rename(font, weight)
        path = TARGET / f"InterSudoku-{weight}.otf"
        font.save(path)
        print(f"{path.name}: {path.stat().st_size:,} bytes")


def use_tabular_digits(font: TTFont) -> None:
    """Let the characters 0 to 9 mean the digits that are all of one width."""
    table = font["GSUB"].table
    tabular: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for rule in table.LookupList.Lookup[index].SubTable:
                    tabular |= getattr(rule, "ExtSubTable", rule).mapping
    proportional = font.getBestCmap()
    digits = {ord(digit): tabular[proportional[ord(digit)]] for digit in "0123456789"}
    for characters in font["cmap"].tables:
        characters.cmap |= digits


def cut(font: TTFont) -> None:
    """Keep the glyphs of CHARACTERS, all of which the font must have, and their kerning."""
    lacking = [character for character in CHARACTERS if ord(character) not in font.getBestCmap()]
    if lacking:
        raise SystemExit("This font lacks " + " ".join(lacking))
    options = Options(layout_features=["kern"], name_IDs=["*"], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)


def rename(font: TTFont, weight: str) -> None:
    """The font the names of FAMILY, in the way all systems group weights by."""
    regular = weight == "Regular"
    names = {
        1: FAMILY if regular else f"{FAMILY} {weight}",
        2: "Regular",
        3: f"InterSudoku-{weight}",
        4: f"{FAMILY} {weight}",
        6: f"InterSudoku-{weight}",
        16: FAMILY,
        17: weight,
    }
    table = font["name"]
    table.names = [name for name in table.names if name.nameID in {0, 5, 7, 13, 14}]
    for number, text in names.items():
        table.setName(text, number, 3, 1, 0x409)
    font["CFF "].cff.fontNames = [f"InterSudoku-{weight}"]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
