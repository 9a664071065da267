# SPDX-License-Identifier: MIT
"""The pages of the techniques: each explains one in a language, and has sentences for its steps.

A page is a small Markdown file: a title, a sentence in a quotation for each variant of a step (`>
[trap] ...`; without brackets if there is only one), with blanks for the facts of the step, and
sections. A variant with a name of its own has that name after the word in brackets. A short form
for places where the name does not fit is separated by a bar: "# Unique Rectangle | UR".
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.logic.evidence import Part
from sudoku_qt.engine.sudoku.logic.facts import facts_of, write_linked
from sudoku_qt.engine.sudoku.logic.step import Notation, Step, write_house, write_set
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.languages import has_wide_signs

HOUSES = {
    "en": ("row {}", "column {}", "box {}"),
    "zh_CN": ("第 {} 行", "第 {} 列", "第 {} 宫"),
}
"""The names of rows, columns and boxes in sentences that do not use "r4", "c5", "b5"."""
WIDE_COMMA = "、"
WITHOUT = "without"
"""The sentence for a step that leaves one of its own blanks empty."""
_BLANK = re.compile(r"{(\w+)}")
_SENTENCE = re.compile(r"> (?:\[(\w+)(?: ([^\]]+))?\] )?(.+)")


@dataclass(frozen=True)
class TechniquePage:
    """The page of a technique in one language."""

    title: str
    sentences: Mapping[str, str]
    """The sentences by the variant of a step; "" is the only variant."""
    sections: tuple[tuple[str, str], ...]
    """Headings with their text."""
    listing: str = ", "
    """The separator of a list."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The names of variants that have their own."""
    short_names: Mapping[str, str] = field(default_factory=dict)
    """By name, a shorter one for narrow places, or the same name."""
    houses: tuple[str, ...] = ()
    """The words for a row, a column and a box, with a blank for the number; otherwise signs are
    used."""

    @classmethod
    def read(cls, text: str, listing: str = ", ", houses: tuple[str, ...] = ()) -> "TechniquePage":
        """Read the text of a page. Raises `Fault` if its title or its sentence is missing."""
        head, *rest = text.strip().split("\n## ")
        lines = head.split("\n")
        found = [match for line in lines if (match := _SENTENCE.fullmatch(line))]
        sentences = {match[1] or "": match[3] for match in found}
        if not lines[0].startswith("# ") or not sentences:
            raise Fault("A page of a technique has no title or no sentence.")
        sections = (part.partition("\n") for part in rest)
        named = {match[1]: match[2].split(" | ") for match in found if match[2]}
        title = lines[0][2:].strip().split(" | ")
        return cls(
            title[0],
            sentences,
            tuple((heading.strip(), body.strip()) for heading, _, body in sections),
            listing,
            {variant: names[0] for variant, names in named.items()},
            {names[0]: names[-1] for names in (title, *named.values())},
            houses,
        )

    def name(self, step: Step) -> str:
        """The name of a step."""
        return self.names.get(step.variant, self.title)

    def short_name(self, step: Step) -> str:
        """The short name of a step."""
        return self.short_names[self.name(step)]

    def sentence(self, step: Step, notation: Notation = "r4c5") -> str:
        """The sentence of a step."""
        facts = facts_of(step, notation, self.listing)
        for part in step.parts:
            words = self._words_of(part, notation)
            if words is not None:
                facts[str(part[1])] = words
        template = self.template(step)
        if WITHOUT in self.sentences and "" in map(facts.get, _BLANK.findall(template)):
            template = self.sentences[WITHOUT]
        words = template.format_map(facts)
        return words[:1].upper() + words[1:] if template.startswith("{house") else words

    def template(self, step: Step) -> str:
        """The sentence of a step with its blanks."""
        return self.sentences.get(step.variant) or next(iter(self.sentences.values()))

    @property
    def _is_wide(self) -> bool:
        """Whether it is written with wide signs, where no house is a sign among others."""
        return self.listing == WIDE_COMMA

    def _words_of(self, part: Part, notation: Notation) -> str | None:
        """What sentences say where other writing has signs: houses, and those of sets of cells."""
        if self.houses and part[0] in ({"houses", "sectors"} if self._is_wide else {"houses"}):
            return self.listing.join(self._house(*each, notation) for each in _houses(part))
        if part[0] in {"cell_sets", "hidden_sets", "linked_sets"}:
            members = cast(Iterable[tuple[int, ...]], part[3])
            sets = [self._set(notation, *each) for each in members]
            return write_linked(part, sets) if part[0] == "linked_sets" else self.listing.join(sets)
        return None

    def _set(self, notation: Notation, cells: int, digits: int, house: int = -1) -> str:
        """A set of cells with its digits and, where these are several cells, the house of them.

        If none is given it is the first that has them all.
        """
        words = write_set(cells, digits, notation)
        masks = STANDARD_SHAPE.house_masks
        if house < 0:
            house = next(number for number, mask in enumerate(masks) if not cells & ~mask)
        if not cells & cells - 1:
            return words
        if self.houses and self._is_wide:
            return f"{words}（{self._house(house, '', notation)}）"
        return f"{words} ({write_house(house, notation)})"

    def _house(self, house: int, digits: str, notation: Notation) -> str:
        kind, number = divmod(house, 9)
        lettered = notation == "D5" and not kind and not self._is_wide
        name = self.houses[kind].format(write_house(house, notation) if lettered else number + 1)
        return f"{name}（{digits}）" if digits else name


class Pages:
    """The pages of one language, each read on first use."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, TechniquePage] = {}

    def __getitem__(self, technique: str) -> TechniquePage:
        if technique not in self._known:
            text = (self._folder / f"{technique}.md").read_text(encoding="utf-8")
            language = self._folder.name
            listing = WIDE_COMMA if has_wide_signs(language) else ", "
            self._known[technique] = TechniquePage.read(text, listing, HOUSES.get(language, ()))
        return self._known[technique]


def _houses(part: Part) -> Iterator[tuple[int, str]]:
    """Yield the houses of a part with the digits that count there, "27", if there are any."""
    if part[0] == "houses":
        yield from ((house, "") for house in cast(tuple[int, ...], part[3]))
    else:
        for house, digits in cast(tuple[tuple[int, int], ...], part[3]):
            yield house, "".join(str(digit + 1) for digit in range(9) if digits >> digit & 1)
