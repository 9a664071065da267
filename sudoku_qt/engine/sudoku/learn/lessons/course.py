# SPDX-License-Identifier: MIT
"""THE COURSE: the lessons from what a row is to chains, one line each, in the order of learning.

A lesson is a page, an example to walk through, four exercises and puzzles. A lesson on a single
technique has its name, and uses its page; all others have a page of their own in
`resources/lessons/`. After the basics the sections are the levels at which a lesson is first
useful. Each section ends with mixed exercises, in which nothing says what to look for. Lessons on
variants are a section of their own: they are no part of the way through the course, and may be
taken in any order before its mixed exercises.
"""

from collections.abc import Collection
from dataclasses import dataclass

from sudoku_qt.engine.message import Message

FIRST = Message("First steps")
MEDIUM = Message("Medium")
HARD = Message("Hard")
EXPERT = Message("Expert")
VARIANTS = Message("Variants")
SECTIONS = (FIRST, MEDIUM, HARD, EXPERT)
GOALS = (
    (FIRST, Message("Goal: to solve every Very easy and every Easy puzzle.")),
    (MEDIUM, Message("Goal: to solve 998 of 1,000 daily Medium puzzles.")),
    (HARD, Message("Goal: to solve 91 of 100 daily Hard puzzles.")),
    (EXPERT, Message("Goal: to solve 97 of 100 daily Expert puzzles.")),
    (VARIANTS, Message("Goal: to solve puzzles with rules of their own. Take them in any order.")),
)
"""What whoever has passed a section can do, counted over all daily puzzles as `Lesson.opens` is."""

FIRST_PUZZLE = "first_puzzle"
ENTERED = frozenset({"full_house", "hidden_single", "naked_single", "bug_plus_one"})
"""Techniques that give a digit; all others take candidates away."""


@dataclass(frozen=True)
class Lesson:
    """A lesson: its name, its section, and the techniques that it teaches.

    A lesson without techniques is about the board and the rule, for somebody who has never played.
    """

    name: str
    section: Message
    techniques: tuple[str, ...] = ()
    opens: tuple[int, int] = (0, 0)
    """A level, 1-5, and how many more per cent of its puzzles can be solved with this lesson than
    with those before it; counted over all daily puzzles, for the level with the largest number."""

    is_mixed: bool = False
    """Whether it asks for anything that its section teaches."""

    kinds: tuple[str, ...] = ()
    """The kinds of rules that a lesson on a variant is about, as `Rules.named` calls them."""

    @property
    def is_puzzle(self) -> bool:
        """Whether the lesson is one whole puzzle, without exercises."""
        return self.name == FIRST_PUZZLE

    @property
    def is_variant(self) -> bool:
        """Whether the lesson is on puzzles with rules of their own."""
        return self.section == VARIANTS

    @property
    def has_boards(self) -> bool:
        """Whether its example and its exercises are in a file, as those on variants are."""
        return self.is_variant and not self.is_mixed

    @property
    def page(self) -> str:
        """The folder of its page below that of a language: "techniques" or "lessons"."""
        return "techniques" if self.techniques == (self.name,) else "lessons"


def _about(technique: str, section: Message, *opens: int) -> Lesson:
    level, share = opens or (0, 0)
    return Lesson(technique, section, (technique,), (level, share))


def _mixed(name: str, section: Message) -> Lesson:
    return Lesson(name, section, is_mixed=True)


def _on_kinds(name: str, *kinds: str) -> Lesson:
    return Lesson(name, VARIANTS, kinds=kinds)


COURSE = (
    Lesson("rows_columns_boxes", FIRST),
    Lesson("the_rule", FIRST),
    Lesson(FIRST_PUZZLE, FIRST),
    _about("full_house", FIRST),
    _about("hidden_single", FIRST, 2, 100),
    Lesson("notes", FIRST),
    _about("naked_single", FIRST, 3, 27),
    _mixed("mixed_first_steps", FIRST),
    Lesson("locked_candidates", MEDIUM, ("pointing", "claiming"), (3, 56)),
    Lesson("naked_pair_and_triple", MEDIUM, ("naked_pair", "naked_triple"), (3, 15)),
    _about("hidden_pair", MEDIUM, 4, 2),
    _mixed("mixed_medium", MEDIUM),
    _about("x_wing", HARD, 4, 3),
    _about("xy_wing", HARD, 4, 48),
    Lesson("unique_rectangle", HARD, ("unique_rectangle_1", "unique_rectangle_2"), (4, 16)),
    _about("swordfish", HARD, 4, 1),
    _about("xyz_wing", HARD, 4, 6),
    _about("bug_plus_one", HARD, 4, 10),
    _mixed("mixed_hard", HARD),
    Lesson("strong_and_weak_links", EXPERT),
    _about("simple_colouring", EXPERT, 5, 22),
    _about("skyscraper", EXPERT, 5, 6),
    _about("two_string_kite", EXPERT, 5, 1),
    _about("finned_x_wing", EXPERT, 5, 2),
    _about("w_wing", EXPERT, 5, 11),
    _about("x_chain", EXPERT, 5, 2),
    _about("xy_chain", EXPERT, 5, 23),
    _about("nice_loop", EXPERT, 5, 29),
    _about("als_xz", EXPERT, 5, 2),
    _mixed("mixed_expert", EXPERT),
)

VARIANT_LESSONS = (
    _on_kinds("jigsaw", "region"),
    _on_kinds("diagonals", "diagonal+", "diagonal-", "extraregion"),
    _on_kinds("killer", "killercage"),
    _on_kinds("thermometers_and_arrows", "thermometer", "slowthermometer", "arrow", "doublearrow"),
    _on_kinds("dots", "difference", "ratio", "xv"),
    _on_kinds("anti_chess", "antiknight", "antiking"),
    _on_kinds("outside_sums", "sandwichsum", "littlekillersum"),
    _mixed("mixed_variants", VARIANTS),
)
"""Lessons on variants: each has its boards in `resources/lessons/boards/`, and its page.

The mixed exercises are on boards of variants with the kinds of rules of all of them.
"""
LESSONS = (*COURSE, *VARIANT_LESSONS)


def goal_of(section: Message) -> Message:
    """What whoever has passed a section can do."""
    return next(goal for each, goal in GOALS if each == section)


def next_lesson(closed: Collection[str]) -> Lesson | None:
    """The first lesson of the course that is not among the finished ones; None after the last."""
    return next((lesson for lesson in COURSE if lesson.name not in closed), None)


def asked_in(mixed: Lesson) -> tuple[str, ...]:
    """The techniques that the mixed exercises of a section ask for."""
    return tuple(
        technique
        for lesson in COURSE
        if lesson.section == mixed.section
        for technique in lesson.techniques
        if technique not in ENTERED or mixed.section == FIRST
    )


def taught_before(mixed: Lesson) -> tuple[str, ...]:
    """All techniques that the course has taught before the mixed exercises of a section."""
    before = COURSE[: COURSE.index(mixed)]
    return tuple(technique for lesson in before for technique in lesson.techniques)


def lesson_about(technique: str) -> Lesson | None:
    """The lesson that teaches a technique; None if there is none."""
    return next((lesson for lesson in COURSE if technique in lesson.techniques), None)


def lesson_on(kinds: Collection[str]) -> Lesson | None:
    """The first lesson on one of some kinds of rules; None if there is none."""
    return next((each for each in VARIANT_LESSONS if not {*kinds}.isdisjoint(each.kinds)), None)
