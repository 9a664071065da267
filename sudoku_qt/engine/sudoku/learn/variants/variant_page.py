# SPDX-License-Identifier: MIT
"""The page of a lesson on a variant in a language: its sections, its walk, its exercises in words.

It begins like the page of any lesson: a title, the steps over the board, each a quotation that
begins with what it points out, and sections. Each exercise follows below a title of its own:

    # Two cells

    Which digits go into {r1c1}?
    A second line stands quietly beside the task.

    ~ A nudge; a second one says more.
    ? [r1c1=4] What is said to this answer, if it is wrong; [*] to any other wrong one.
    > [a:r1c12] The reason, once it is answered.

Names of cells and houses in braces are those of the board as it is turned.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from sudoku_qt.engine.message import Fault

_POINTING = re.compile(r"([>?]) \[([^\]]*)\] (.+)")
ANY = "*"


@dataclass(frozen=True)
class PageSentence:
    """A sentence, and the words for what it points out."""

    text: str
    points: str = ""


@dataclass(frozen=True)
class ExerciseWords:
    """The texts of an exercise."""

    label: str
    task: str
    quiet: str
    nudges: tuple[str, ...]
    replies: tuple[PageSentence, ...]
    reason: PageSentence


@dataclass(frozen=True)
class VariantPage:
    """The page in a language."""

    title: str
    sections: tuple[tuple[str, str], ...]
    steps: tuple[PageSentence, ...]
    exercises: tuple[ExerciseWords, ...]

    @classmethod
    def read(cls, path: Path) -> "VariantPage":
        """Read a page. Raises `OSError`, and `Fault` for one that makes no sense."""
        text = path.read_text(encoding="utf-8").strip()
        page, *exercises = f"\n{text}".split("\n# ")[1:] or [""]
        head, *sections = page.split("\n## ")
        title, *lines = head.split("\n")
        if not title:
            raise Fault("A page of a lesson has no title.")
        parts = (part.partition("\n") for part in sections)
        return cls(
            title.strip(),
            tuple((heading.strip(), body.strip()) for heading, _, body in parts),
            tuple(sentence for sign, sentence in _pointing(lines) if sign == ">"),
            tuple(map(_exercise, exercises)),
        )


def _pointing(lines: list[str]) -> list[tuple[str, PageSentence]]:
    found = [match for line in lines if (match := _POINTING.fullmatch(line))]
    return [(match[1], PageSentence(match[3], match[2])) for match in found]


def _exercise(text: str) -> ExerciseWords:
    label, *lines = text.strip().split("\n")
    plain = [line for line in lines if line and line[0] not in ">?~"]
    sentences = _pointing(lines)
    reasons = [each for sign, each in sentences if sign == ">"]
    if not 1 <= len(plain) <= 2 or len(reasons) != 1:
        raise Fault("The exercise “{label}” needs one task and one reason.", label=label)
    return ExerciseWords(
        label.strip(),
        plain[0],
        plain[1] if plain[1:] else "",
        tuple(line[2:] for line in lines if line.startswith("~ ")),
        tuple(each for sign, each in sentences if sign == "?"),
        reasons[0],
    )
