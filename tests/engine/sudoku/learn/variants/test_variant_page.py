# SPDX-License-Identifier: MIT
"""The pages of lessons on variants: read, and alike in both languages."""

import re
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.learn.lessons.course import VARIANT_LESSONS
from sudoku_qt.engine.sudoku.learn.variants.variant_page import PageSentence, VariantPage
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

NAMES = [lesson.name for lesson in VARIANT_LESSONS if lesson.has_boards]
TEXT = """# Cages

> [r1c1] Look.

## The rule

They add up.

# Two cells

Which digit?
It is small.

~ Very small.
~ Not 2.
? [r1c1=2] Too large.
> [a:r1c1] It is 1.
"""


def page_of(folder: Path, text: str) -> VariantPage:
    """A text read as a page."""
    path = folder / "page.md"
    path.write_text(text, encoding="utf-8")
    return VariantPage.read(path)


def test_a_page_has_steps_sections_and_exercises(tmp_path: Path) -> None:
    page = page_of(tmp_path, TEXT)
    assert (page.title, page.sections) == ("Cages", (("The rule", "They add up."),))
    assert page.steps == (PageSentence("Look.", "r1c1"),)
    (words,) = page.exercises
    assert (words.label, words.task, words.quiet) == ("Two cells", "Which digit?", "It is small.")
    assert words.nudges == ("Very small.", "Not 2.")
    assert words.replies == (PageSentence("Too large.", "r1c1=2"),)
    assert words.reason == PageSentence("It is 1.", "a:r1c1")


def test_what_is_no_page_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="no title"):
        page_of(tmp_path, "Cages\n")
    with pytest.raises(Fault, match="Two cells"):
        page_of(tmp_path, TEXT.replace("> [a:r1c1] It is 1.", ""))


@in_turn("name", NAMES)
def test_no_english_sentence_begins_with_the_small_letter_of_a_house(name: str) -> None:
    text = (resource("lessons") / "en" / f"{name}.md").read_text(encoding="utf-8")
    assert not re.findall(r"(?:[.?!:] |\] |^)\{[rcb][1-9]\}", text, re.MULTILINE)


@in_turn("name", NAMES)
def test_both_languages_tell_the_same_of_the_same_cells(name: str) -> None:
    one, other = (
        VariantPage.read(resource("lessons") / language / f"{name}.md")
        for language in ("en", "zh_CN")
    )
    assert len(one.exercises) == len(other.exercises) == 4
    assert len(one.sections) == len(other.sections) > 1
    texts = (text for page in (one, other) for _, text in page.sections)
    assert not any("{" in text for text in texts)
    assert [step.points for step in one.steps] == [step.points for step in other.steps]
    for first, second in zip(one.exercises, other.exercises, strict=True):
        assert len(first.nudges) == len(second.nudges) >= 2
        assert bool(first.quiet) == bool(second.quiet)
        assert first.reason.points == second.reason.points
        replies = [reply.points for reply in first.replies]
        assert replies == [reply.points for reply in second.replies]
