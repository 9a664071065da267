# SPDX-License-Identifier: MIT
"""The pages of the techniques: what each is, in a player's language, with a sentence for a step.

A page is a small Markdown file: a title, one sentence in a quotation for each variant of a step
(`> [trap] ...`; without brackets where there is one), with blanks for the step's facts, and
sections. A variant that players call by a name of its own has it behind the bracket's word.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.logic.facts import facts_of
from sudoku_qt.engine.sudoku.logic.step import Notation, Step

_SENTENCE = re.compile(r"> (?:\[(\w+)(?: ([^\]]+))?\] )?(.+)")


@dataclass(frozen=True)
class Page:
    """One technique in one language."""

    title: str
    sentences: Mapping[str, str]
    """By the variant of a step, "" for the only one."""
    sections: tuple[tuple[str, str], ...]
    """Headings with their text."""
    listing: str = ", "
    """What stands between the members of a list."""
    names: Mapping[str, str] = field(default_factory=dict)
    """By the variant, where it has a name of its own."""

    @classmethod
    def read(cls, text: str, listing: str = ", ") -> "Page":
        """Read the text of a page. Raises `Fault` where its title or its sentence is missing."""
        title, *rest = text.strip().split("\n## ")
        lines = title.split("\n")
        found = [match for line in lines if (match := _SENTENCE.fullmatch(line))]
        sentences = {match[1] or "": match[3] for match in found}
        if not lines[0].startswith("# ") or not sentences:
            raise Fault("A page of a technique has no title or no sentence.")
        sections = (part.partition("\n") for part in rest)
        return cls(
            lines[0][2:].strip(),
            sentences,
            tuple((heading.strip(), body.strip()) for heading, _, body in sections),
            listing,
            {match[1]: match[2] for match in found if match[2]},
        )

    def name(self, step: Step) -> str:
        """Name what a step is."""
        return self.names.get(step.variant, self.title)

    def sentence(self, step: Step, notation: Notation = "r4c5") -> str:
        """Tell a step."""
        template = self.sentences.get(step.variant) or next(iter(self.sentences.values()))
        return template.format_map(facts_of(step, notation, self.listing))


class Pages:
    """The pages of one language, each read when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, Page] = {}

    def __getitem__(self, technique: str) -> Page:
        if technique not in self._known:
            text = (self._folder / f"{technique}.md").read_text(encoding="utf-8")
            listing = "、" if self._folder.name.startswith("zh") else ", "
            self._known[technique] = Page.read(text, listing)
        return self._known[technique]
