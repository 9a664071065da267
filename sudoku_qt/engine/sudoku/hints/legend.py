# SPDX-License-Identifier: MIT
"""The legend of a step's marks: what each role means, in words."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from sudoku_qt.engine.message import Message, OpenMessage
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.hints.exclusion import FULL, HIDDEN, NAKED, exclusion_of
from sudoku_qt.engine.sudoku.logic.evidence import SETS_IN_A_ROW
from sudoku_qt.engine.sudoku.logic.step import Role, Step, chain_roles

PARTS = {  # by the name of the part of the evidence, without the number that several have
    "across": Message("where the digits of the base fit in the lines across"),
    "almost": Message("the almost locked cells"),
    "base": Message("the base"),
    "body": Message("the body of the fish"),
    "counterparts": Message("the counterparts of what goes away"),
    "cells": Message("the cells of the pattern"),
    "corner": Message("the three cells of the firework"),
    "corners": Message("the corners"),
    "crossing": Message("where line and box cross"),
    "ends": Message("one of these is true"),
    "excluding": Message("a set that some choice leaves too few digits"),
    "extras": Message("the extra candidates"),
    "filled": Message("what is on the board of the two digits"),
    "fins": Message("the fins"),
    "cell": Message("the extra candidates"),
    "floor": Message("the corners of the rectangle"),
    "petal": Message("a petal"),
    "hidden": Message("the cells that fill the rest"),
    "helper": Message("takes one of the digits"),
    "in_box": Message("the set in the box"),
    "in_line": Message("the set in the line"),
    "in_boxes": Message("counted in their boxes"),
    "in_columns": Message("counted in their columns"),
    "in_rows": Message("counted in their rows"),
    "inside": Message("the cross in the box"),
    "loop": Message("the loop"),
    "near": Message("these see each other"),
    "entered": Message("corners that are entered, not given"),
    "far": Message("one of these is true"),
    "guardians": Message("one of these is true"),
    "link": Message("one of these is true"),
    "one_link": Message("of each link one end is true"),
    "other_link": Message("of each link one end is true"),
    "other_corner": Message("where the lines of the other firework cross"),
    "other_far": Message("the other cluster, its other colour"),
    "other_fins": Message("the fins of the other fish"),
    "other_near": Message("the other cluster, one colour"),
    "one": Message("one colour"),
    "two": Message("the other colour"),
    "open": Message("must not complete the pattern"),
    "pincers": Message("one of these is true"),
    "pincer_x": Message("the pincers' other candidates"),
    "pivot": Message("the pivot and its ways out"),
    "roof": Message("the roof: extra candidates"),
    "starts": Message("supposed in turn"),
    "stem": Message("the stem"),
    "subset": Message("the subset"),
    "targets": Message("the targets: they hold what the base holds"),
}
SETS: dict[Role, Message] = {
    "set_a": Message("the first set"),
    "set_b": Message("the second set"),
    "set_c": Message("the sets on the way"),
}
ORDINALS = (
    SETS["set_a"],
    SETS["set_b"],
    Message("the third set"),
    Message("the fourth set"),
    Message("the fifth set"),
    Message("the sixth set"),
    Message("the seventh set"),
)
"""The words for almost locked sets that are linked one after the other."""
PATTERN = Message("must not become a deadly pattern")
"""The words for the pattern that a chain runs through, if it is not a set of cells."""
UNFILLABLE = Message("cannot be filled with three digits")
"""The words for the cells of a tridagon that a chain runs through."""
TRUE, FALSE = Message("true along the chain"), Message("false along the chain")
"""The words for candidates that belong to no named part: those of chains and nets."""
ALONG = Message("true and false in turn along the chain")
"""The words for both, if the sets at the start of chains leave only one role."""
SUPPOSED = Message("supposed")
"""The words for one supposed candidate; several are supposed in turn."""

EXCLUDES = {
    FULL: Message("the other eight digits"),
    HIDDEN: Message("is seen by the other cells"),
    NAKED: Message("is seen by the cell"),
}
"""The words for a placed digit that excludes candidates of a single."""
SEEN_BY_ONE = Message("is seen by another cell")
"""The words for a hidden single if only one placed digit sees it."""


ONLY = OpenMessage("{houses}: only these places")
SWEPT = OpenMessage("{houses}: no other place stays")
BASES, COVERS = OpenMessage("{houses}: the bases"), OpenMessage("{houses}: the covers")
OF_ONE = OpenMessage("{houses}: the covers of one fish")
OF_OTHER = OpenMessage("{houses}: the covers of the other fish")
LOOKED_AT = OpenMessage("{houses}")
CROSSING = "almost_locked_candidates"
"""The technique in which each of two houses eliminates candidates of the other."""
HOUSES = {
    "bases": ONLY,
    "home": ONLY,
    "house": ONLY,
    "covers": SWEPT,
    "other": SWEPT,
    "target": OpenMessage("{houses}: one place is left"),
}
"""The words for houses of two kinds, by the name of the part."""
FINNED = {"bases": BASES, "covers": COVERS}
"""The words for a fish with fins: its covers lose only candidates that see the fins, too."""
TWIN = "other_covers"
"""The houses of a second fish with the same bases."""
TWINS = {"bases": BASES, "covers": OF_ONE, TWIN: OF_OTHER}
THIRD = (TWIN, "target")
"""The third kinds of houses that texts mention."""


@dataclass(frozen=True)
class Legend:
    """A role, and the meaning of its marks in a step."""

    role: Role
    text: Message


def legend(step: Step) -> tuple[Legend, ...]:
    """The roles of a step with their meanings, the conclusion last; the sentence spells it out."""
    used = dict.fromkeys(mark.role for mark in step.marks)
    meanings = {role: _meaning(step, role) for role in used}
    order = ("placed", *SETS_IN_A_ROW, "follows", "eliminated")
    entries = tuple(Legend(role, meanings[role]) for role in order if role in used)
    return (*_of_single(step), *entries)


def houses_of(step: Step) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The houses (0-26) that a step is about, by the names of its parts, two parts at most.

    The covers of a second fish come third, and the house in which a direct step enters a digit, if
    that is another. A step that is about sets of cells has none.
    """
    if any(part[0] == "cell_sets" for part in step.parts):
        return ()
    found = [
        (str(part[1]), cast(tuple[int, ...], part[3]))
        for part in step.parts
        if part[0] == "houses" and part[3]
    ]
    known = {houses: name for name, houses in reversed(found)}
    found = [(name, houses) for name, houses in found if known[houses] == name]
    return (*found[:2], *(each for each in found[2:] if each[0] in THIRD))


def house_legend(step: Step) -> tuple[Message, ...]:
    """What the houses of a step are, if they are of several kinds."""
    found = houses_of(step)
    if len(found) < 2:
        return ()
    words = _words_of_houses(step, dict(found))
    named = ((words.get(name, LOOKED_AT), tuple(map(house_words, each))) for name, each in found)
    return tuple(text.with_facts(houses=houses) for text, houses in named)


def _words_of_houses(step: Step, found: Collection[str]) -> Mapping[str, OpenMessage]:
    """What is said of each kind, by the name of its part."""
    if TWIN in found:
        return TWINS
    fins = any(part[1] == "fins" and part[3] for part in step.parts)
    return FINNED if fins else {} if step.technique == CROSSING else HOUSES


def _of_single(step: Step) -> Iterator[Legend]:
    """Yield what is drawn of the digits on the board round a single."""
    exclusion = exclusion_of(step)
    if exclusion is None:
        return
    roles = {mark.role for mark in exclusion.marks}
    if "placed" in roles:
        seeing = sum(len(sight.excluded) for sight in exclusion.sights)
        by_one = exclusion.kind == HIDDEN and seeing == 1
        yield Legend("placed", SEEN_BY_ONE if by_one else EXCLUDES[exclusion.kind])
    if "excluded" in roles:
        yield Legend("excluded", Message("no {digit} here", digit=exclusion.single.digit))


def _pattern(step: Step) -> Message | None:
    """What the cells are through which a chain runs where they are no set."""
    of_kinds = {"pattern": PATTERN, "impossible": UNFILLABLE}
    return next((of_kinds[str(part[0])] for part in step.parts if part[0] in of_kinds), None)


def _meaning(step: Step, role: Role) -> Message:
    if role == "follows":
        return Message("follows")
    if role == "eliminated":
        return Message("goes away")
    for part in step.parts:
        name = str(part[1]).rstrip("0123456789")
        is_link = part[0] == "chain" and name in PARTS and role == "set_b"
        if (part[2] == role or is_link) and (name in PARTS or name == "set"):
            if name == "starts" and len(cast(tuple[int, ...], part[3])) == 1:
                return SUPPOSED
            return PARTS.get(name) or _pattern(step) or _set(step, role)
    return _along(step, role)


def _along(step: Step, role: Role) -> Message:
    """The meaning of a role that no part explains: that of a chain, or else of a set."""
    true, false = chain_roles(step.parts)
    if role == true:
        return ALONG if true == false else TRUE
    return FALSE if role == false else SETS[role]


def _set(step: Step, role: Role) -> Message:
    """Which sets bear a role: those on a chain's way, else each by its number in their row."""
    if any(part[0] == "chain" for part in step.parts):
        return SETS[role]
    sets = [part for part in step.parts if part[0] == "cells" and str(part[1]).startswith("set")]
    return next(ORDINALS[number] for number, part in enumerate(sets) if part[2] == role)
