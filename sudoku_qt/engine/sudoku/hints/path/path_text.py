# SPDX-License-Identifier: MIT
"""Steps as text: a sentence each for people, and an object each for programs."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.choice import BEYOND_SCORE
from sudoku_qt.engine.sudoku.hints.contradiction import NAME
from sudoku_qt.engine.sudoku.hints.path.one_line import write_line
from sudoku_qt.engine.sudoku.hints.walk import ending
from sudoku_qt.engine.sudoku.logic.facts import facts_of
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.pages import Pages, TechniquePage
from sudoku_qt.engine.sudoku.logic.proof_text import data
from sudoku_qt.engine.sudoku.logic.proof_text import lines as branches_of
from sudoku_qt.engine.sudoku.logic.step import Notation, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER

Writing = Notation | Literal["compact"]
"""The form of steps: sentences with cells in a notation, or one line for each step."""


def lines(
    steps: Iterable[Step],
    pages: Pages,
    notation: Writing,
    colon: str,
    say: Callable[[Message], str] = str,
) -> Iterator[str]:
    """Yield numbered lines: technique and sentence of each step, its branches below.

    `say` translates a message into the language of the pages.
    """
    for number, step in enumerate(steps, 1):
        page = pages[step.technique]
        if notation == "compact":
            yield f"{number:>3}. {page.name(step)}{colon}{write_line(step)}"
            continue
        sentence, *branches = told_whole(step, page, notation, say)
        yield f"{number:>3}. {page.name(step)}{colon}{sentence}"
        yield from (f"{'':>5}{branch}" for branch in branches)


def told_whole(
    step: Step, page: TechniquePage, notation: Notation, say: Callable[[Message], str] = str
) -> tuple[str, ...]:
    """The sentence of a step, and its branches if it has any."""
    sentence = page.sentence(step, notation)
    whole = LADDER.wholes.get(step.technique, step.technique)
    if whole.endswith("nice_loop") and step.variant.startswith("chain"):
        sentence += page.listing[1:] + say(ending(step, notation))
    return sentence, *branches_of(step, notation)


def objects(
    steps: Iterable[Step],
    pages: Pages,
    notation: Writing,
    line: object = 1,
    ladder: Ladder = LADDER,
) -> Iterator[dict[str, object]]:
    """Yield an object for each step, for programs; `line` is the puzzle's line in a file.

    The scores of techniques are the ladder's.
    """
    cells: Notation = "r4c5" if notation == "compact" else notation
    for number, step in enumerate(steps, 1):
        facts = facts_of(step, cells)
        sentence = (
            write_line(step)
            if notation == "compact"
            else pages[step.technique].sentence(step, cells)
        )
        yield {
            "line": line,
            "step": number,
            "technique": step.technique,
            "kind_of": LADDER.wholes.get(step.technique, ""),
            "variant": step.variant,
            "score": score_of(step.technique, ladder),
            "digits": list(step.digits),
            "placements": _listed(facts["placements"]),
            "eliminations": _listed(facts["eliminations"]),
            "sentence": sentence,
            "proof": data(step.proof, cells),
        }


def score_of(technique: str, ladder: Ladder = LADDER) -> int:
    """The score of a step of a technique on a ladder; ours uses HoDoKu's scores.

    A proof by contradiction scores above all.
    """
    return BEYOND_SCORE if technique == NAME else ladder.finder(technique).score


def _listed(text: str) -> list[str]:
    return [word for word in text.split(", ") if word]
