# SPDX-License-Identifier: MIT
"""THE COURSE: the lessons from what a row is to chains, one line each, in the order of learning.

A lesson is a page, an example to walk, four exercises and puzzles. One that teaches a technique by
itself bears its name, and its page is the technique's; all others have a page of their own, in
`resources/lessons/`. The sections are the levels at which a lesson is first of use, but for what
everybody begins with.
"""

from dataclasses import dataclass

from sudoku_qt.engine.message import Message

FIRST = Message("First steps")
MEDIUM = Message("Medium")
HARD = Message("Hard")
EXPERT = Message("Expert")
SECTIONS = (FIRST, MEDIUM, HARD, EXPERT)

FIRST_PUZZLE = "first_puzzle"


@dataclass(frozen=True)
class Lesson:
    """One lesson: its name, the section that it stands in, and the techniques that it teaches.

    Without techniques it is about the board and the rule, for somebody who has never played.
    """

    name: str
    section: Message
    techniques: tuple[str, ...] = ()

    @property
    def is_puzzle(self) -> bool:
        """Whether it is one whole puzzle, and has no exercises."""
        return self.name == FIRST_PUZZLE

    @property
    def page(self) -> str:
        """Where its page lies below a folder of a language: "techniques" or "lessons"."""
        return "techniques" if self.techniques == (self.name,) else "lessons"


def _about(technique: str, section: Message) -> Lesson:
    return Lesson(technique, section, (technique,))


COURSE = (
    Lesson("rows_columns_boxes", FIRST),
    Lesson("the_rule", FIRST),
    Lesson(FIRST_PUZZLE, FIRST),
    _about("full_house", FIRST),
    _about("hidden_single", FIRST),
    _about("naked_single", FIRST),
    Lesson("locked_candidates", MEDIUM, ("pointing", "claiming")),
    Lesson("naked_pair_and_triple", MEDIUM, ("naked_pair", "naked_triple")),
    _about("hidden_pair", MEDIUM),
    _about("x_wing", HARD),
    _about("xy_wing", HARD),
    Lesson("unique_rectangle", HARD, ("unique_rectangle_1", "unique_rectangle_2")),
    _about("swordfish", HARD),
    _about("xyz_wing", HARD),
    _about("bug_plus_one", HARD),
    _about("skyscraper", EXPERT),
    _about("two_string_kite", EXPERT),
    _about("finned_x_wing", EXPERT),
    _about("w_wing", EXPERT),
    _about("simple_colouring", EXPERT),
    _about("x_chain", EXPERT),
    _about("xy_chain", EXPERT),
    _about("nice_loop", EXPERT),
    _about("als_xz", EXPERT),
)


def lesson_about(technique: str) -> Lesson | None:
    """The lesson that teaches a technique, if the course has one."""
    return next((lesson for lesson in COURSE if technique in lesson.techniques), None)
