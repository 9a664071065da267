# SPDX-License-Identifier: MIT
"""The judge of exercises: whether the marks show the pattern, and a true remark if they do not."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.advice import DIRECT
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.chained import steps_through
from sudoku_qt.engine.sudoku.learn.entailed import proved_by, proved_of_digit
from sudoku_qt.engine.sudoku.learn.exercises.chain_tasks import judge_continued
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    About,
    Answer,
    Exercise,
    Marks,
    Verdict,
    cells_of,
)
from sudoku_qt.engine.sudoku.learn.exercises.fish_tasks import judge_choice
from sudoku_qt.engine.sudoku.learn.patterns import houses_named, pattern_of
from sudoku_qt.engine.sudoku.learn.remarks import basics
from sudoku_qt.engine.sudoku.learn.remarks.board import of_target
from sudoku_qt.engine.sudoku.learn.remarks.kept import of_kept
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked
from sudoku_qt.engine.sudoku.learn.remarks.nearest import of_nearest
from sudoku_qt.engine.sudoku.learn.remarks.patterns.chains import (
    of_chain,
    of_equal_pairs,
    of_pairs_in_chain,
    of_w_wing,
)
from sudoku_qt.engine.sudoku.learn.remarks.patterns.deadly import (
    AVOIDABLE,
    of_corners,
    of_exchanged,
    of_filled,
    of_odd_cells,
    of_ring,
)
from sudoku_qt.engine.sudoku.learn.remarks.patterns.exocets import of_exocet
from sudoku_qt.engine.sudoku.learn.remarks.patterns.fish import of_finned, of_fish, of_houses
from sudoku_qt.engine.sudoku.learn.remarks.patterns.impossible import of_few_digits, of_odd_loop
from sudoku_qt.engine.sudoku.learn.remarks.patterns.links import of_links
from sudoku_qt.engine.sudoku.learn.remarks.patterns.locked import of_locked
from sudoku_qt.engine.sudoku.learn.remarks.patterns.rectangles import of_rectangle
from sudoku_qt.engine.sudoku.learn.remarks.patterns.sets import of_one_set, of_sets
from sudoku_qt.engine.sudoku.learn.remarks.patterns.subsets import of_hidden, of_naked
from sudoku_qt.engine.sudoku.learn.remarks.patterns.wings import of_wing
from sudoku_qt.engine.sudoku.learn.remarks.singles import of_direct, of_entry, outside
from sudoku_qt.engine.sudoku.learn.remarks.supposed import another_proof, of_struck, of_supposed
from sudoku_qt.engine.sudoku.logic.ladder import Family
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, write_candidates, write_cells
from sudoku_qt.engine.sudoku.logic.techniques import LADDER

Remarks = Callable[[Marked], Iterator[Message]]
BUGS = ("bug_plus_one", "bug_type_2", "bug_type_3", "bug_type_4", "bug_plus_n", "bug_xz")
REMARKS: Mapping[str, Remarks] = {
    **dict.fromkeys(("pointing", "direct_pointing"), partial(of_locked, pointing=True)),
    **dict.fromkeys(("claiming", "direct_claiming"), partial(of_locked, pointing=False)),
    **dict.fromkeys(("naked_pair", "locked_pair"), partial(of_naked, size=2)),
    **dict.fromkeys(("naked_triple", "locked_triple"), partial(of_naked, size=3)),
    "naked_quad": partial(of_naked, size=4),
    **dict.fromkeys(("hidden_pair", "direct_hidden_pair"), partial(of_hidden, size=2)),
    **dict.fromkeys(("hidden_triple", "direct_hidden_triple"), partial(of_hidden, size=3)),
    "hidden_quad": partial(of_hidden, size=4),
    "x_wing": partial(of_fish, size=2),
    "swordfish": partial(of_fish, size=3),
    "jellyfish": partial(of_fish, size=4),
    "squirmbag": partial(of_fish, size=5),
    "whale": partial(of_fish, size=6),
    **dict.fromkeys(("empty_rectangle", "dual_empty_rectangle"), of_houses),
    "xy_wing": partial(of_wing, in_pivot=2),
    "xyz_wing": partial(of_wing, in_pivot=3),
    "w_wing": of_w_wing,
    "unique_rectangle_1": of_rectangle,
    "unique_rectangle_2": of_rectangle,
    **dict.fromkeys(AVOIDABLE, of_exchanged),
    **dict.fromkeys(("unique_loop", "extended_rectangle", "reverse_bug"), of_ring),
    **dict.fromkeys(BUGS, of_odd_cells),
    "x_chain": of_links,
    "remote_pair": of_equal_pairs,
    "xy_chain": of_pairs_in_chain,
    **dict.fromkeys(("medusa", "kraken_fish", "kraken_fish_2"), of_chain),
    **dict.fromkeys(("tridagon_link", "tridagon_guardians"), of_chain),
    "almost_locked_candidates": of_sets,
    "guardians": of_odd_loop,
    **dict.fromkeys(("fireworks", "gurth"), of_few_digits),
    **dict.fromkeys(("unique_matrix", "borescoper", "qiu"), of_few_digits),
    **dict.fromkeys(("domino_loop", "msls"), of_nearest),
}
"""The functions that make remarks on a technique's marks, if they differ from its family's."""
OF_FAMILY: Mapping[Family | None, Remarks] = {
    "finned_fish": of_finned,
    "strong_links": of_links,
    "wings": of_one_set,
    "uniqueness": of_corners,
    "colouring": of_links,
    "chains": of_chain,
    "almost_locked_sets": of_sets,
    "complex_fish": of_houses,
    "exocets": of_exocet,
    "impossible_patterns": of_few_digits,
}
"""The functions of the other techniques' families; remarks that hold for all come after them."""
BASICS: Mapping[About, basics.Remarks] = {
    "notes_of_cell": basics.of_notes,
    "places": basics.of_places,
    "entry": basics.of_entered,
    "last_note": basics.of_last_note,
    "strong_in_house": basics.of_strong_in_house,
    "strong_in_box": basics.of_strong_in_box,
    "weak": basics.of_weak,
    "colours": basics.of_colours,
}
"""The functions for exercises about notes and links."""
FOLLOWED = frozenset(
    {
        "forcing_chain",
        "whip",
        "braid",
        "forcing_net",
        "nested_braid",
        "template_set",
        "template_delete",
    }
)
"""Techniques without a visible pattern: an assumption is followed to its consequences."""


def remarks_of(technique: str) -> Remarks | None:
    """The remarks that fit a technique; None if its exercises mark no pattern."""
    return REMARKS.get(technique) or OF_FAMILY.get(LADDER[technique].family)


NONE: frozenset[Candidate] = frozenset()
ANY_STEP: frozenset[About] = frozenset({"mixed", "anywhere"})
"""Exercises for which any of several steps will do."""
SPARE = 2
"""The number of cells beyond the largest pattern's that are examined."""


def judge(exercise: Exercise, marks: Marks, notation: Notation = "r4c5") -> Verdict:
    """Judge some marks; there is at least one.

    Marks are right if they show the technique anywhere in the position, not only where the exercise
    expects it. The words have a blank for the technique's name.
    """
    if exercise.about == "fish":
        return judge_choice(exercise, marks, notation)
    for answer in exercise.answers:
        if answer.marks == marks:
            return Verdict("right", Message("Right."), answer.step)
    if exercise.about == "chain":
        return judge_continued(exercise, marks, notation)
    if exercise.about in ANY_STEP and exercise.kind == "strike":
        return _judge_any_struck(exercise, marks, notation)
    remarks = BASICS.get(exercise.about)
    if remarks is not None:
        return _judge_basics(exercise, marks, remarks, notation)
    judged = {"mark": _judge_cells, "strike": _judge_struck, "enter": _judge_entry}
    return judged[exercise.kind](exercise, marks, notation)


def nearest(exercise: Exercise, marks: Marks) -> Answer:
    """The answer that shares the most with some marks, the first among equals."""
    return max(exercise.answers, key=lambda answer: len(answer.marks & marks))


def _judge_basics(
    exercise: Exercise, marks: Marks, remarks: basics.Remarks, notation: Notation
) -> Verdict:
    right, view = nearest(exercise, marks).marks, exercise.view
    given = basics.Given(exercise.grid, marks, right, view.digit, view.frames, notation)
    return Verdict("partly" if marks & right else "wrong", next(remarks(given)))


# Marked cells


def _judge_cells(exercise: Exercise, marks: Marks, notation: Notation) -> Verdict:
    cells = cells_of(marks)
    if not exercise.technique:
        grid, answer_cells = exercise.grid, cells_of(exercise.answers[0].marks)
        text = next(of_target(grid, cells, answer_cells, exercise.view.frames, notation))
        return Verdict("partly" if cells & answer_cells else "wrong", text)
    other = next((step for step in exercise.others if pattern_of(step) == cells), None)
    if other is not None and (objection := exercise.pattern_asked.objection(other)):
        return Verdict("partly", objection)
    filled = _filled(exercise, cells)
    if filled is not None:
        return Verdict("wrong", of_filled(exercise.grid, filled, exercise.technique, notation))
    if len(cells) > exercise.most + SPARE:
        count = Message(
            "{count} cells are marked, and it takes {size}.", count=len(cells), size=exercise.most
        )
        return Verdict("wrong", count)
    near = nearest(exercise, marks).step
    digit, asked = exercise.view.digit, exercise.pattern_asked.digits
    marked = Marked(exercise.grid.candidates, cells, digit, notation, near, asked)
    spare, chained = _with_spare_cell, _chained
    for judged in (chained, spare) if exercise.pattern_asked.size else (spare, chained):
        verdict = judged(exercise, marked)
        if verdict:
            return verdict
    return _proving(exercise, marked) or _not_proving(exercise.technique, marked)


def _filled(exercise: Exercise, cells: frozenset[int]) -> int | None:
    """A marked cell that cannot be meant since it has its digit, where not a player entered it."""
    known = cells_of(frozenset().union(*(answer.marks for answer in exercise.answers)))
    grid = exercise.grid
    filled = grid.givens if exercise.technique in AVOIDABLE else grid.values
    return min((cell for cell in cells - known if filled[cell]), default=None)


def _chained(exercise: Exercise, marked: Marked) -> Verdict | None:
    """What to say of marks that are a chain of the technique, whether a search finds it or not."""
    objection = None
    for step in steps_through(exercise.technique, exercise.grid, marked.cells):
        objection = exercise.pattern_asked.objection(step)
        if objection is None:
            return Verdict("right", Message("Right."), step)
    return Verdict("partly", objection) if objection else None


def _with_spare_cell(exercise: Exercise, marked: Marked) -> Verdict | None:
    """What to say of marks that prove something, and some of them as much alone."""
    if not _proved(exercise, marked, marked.cells):
        return None
    for cell in sorted(marked.cells):
        if rest := _proved(exercise, marked, marked.cells - {cell}):
            text = Message(
                "{cell} is not needed: the other cells prove something without it, {struck}.",
                cell=marked.name(cell),
                struck=_struck(rest, marked.notation),
            )
            return Verdict("partly", text)
    return None


def _proving(exercise: Exercise, marked: Marked) -> Verdict | None:
    """What to say of marks that prove something by another pattern, if they do."""
    proved = _proved(exercise, marked, marked.cells)
    if not proved:
        return None
    text = Message(
        "Well seen: these cells do prove something, {struck}. But it is another pattern.",
        struck=_struck(proved, marked.notation),
    )
    return Verdict("partly", text)


def _proved(exercise: Exercise, marked: Marked, cells: frozenset[int]) -> frozenset[Candidate]:
    """What cells prove, of the one digit that the technique is about, or of any."""
    step = exercise.step
    if step and len({mark.candidate.digit for mark in step.marks}) == 1:
        return proved_of_digit(marked.candidates, cells, marked.digit) if marked.digit else NONE
    return proved_by(marked.candidates, cells)


def _not_proving(technique: str, marked: Marked) -> Verdict:
    own = remarks_of(technique)
    remarks = chain(own(marked) if own else (), of_nearest(marked))
    is_whole = marked.near is not None and marked.inside == pattern_of(marked.near)
    return Verdict("wrong" if marked.strays and not is_whole else "partly", next(remarks))


def _struck(candidates: frozenset[Candidate], notation: Notation) -> tuple[str, ...]:
    return tuple(write_candidates(sorted(candidates), "≠", notation))


# Struck candidates


def _judge_struck(exercise: Exercise, marks: Marks, notation: Notation) -> Verdict:
    step = exercise.step
    assert step is not None  # noqa: S101 - what strikes is made from a step
    if not exercise.view.pattern:
        return _judge_refuted(exercise, marks, notation)
    own = {mark.candidate.digit for mark in step.marks}
    goes = proved_by(exercise.grid.candidates, pattern_of(step)).union(step.eliminations)
    for mark in sorted(marks - {each for each in goes if each.digit in own}):
        stays = None if mark in goes else next(of_kept(step, mark, notation), None)
        if stays is not None:
            return Verdict("wrong", stays)
        if mark.digit not in own:
            return Verdict("partly", another_proof(mark, notation))
    missing = exercise.answers[0].marks - marks
    if not missing:
        return Verdict("right", Message("Right."), step)
    text = Message("Right so far, but more goes away by it: {count}.", count=len(missing))
    return Verdict("partly", text)


def _judge_any_struck(exercise: Exercise, marks: Marks, notation: Notation) -> Verdict:
    """Judge candidates that any of several steps may take away, at least one step's all."""
    right = NONE.union(*(answer.marks for answer in exercise.answers))
    cells = frozenset(exercise.grid.empty_cells)
    for mark in sorted(marks - right):
        if not exercise.grid.candidates[mark.cell] >> mark.digit - 1 & 1:
            name = write_cells([mark.cell], notation)
            return Verdict("wrong", Message("{cell} has no {digit}.", cell=name, digit=mark.digit))
        stays, text = of_struck(exercise.grid, mark, cells, notation)
        if stays:
            return Verdict("wrong", text)
        too_far = _too_far(mark, notation) if exercise.about == "mixed" else text
        return Verdict("partly", too_far)
    whole = next((each for each in exercise.answers if each.marks <= marks), None)
    if whole is not None:
        return Verdict("right", Message("Right."), whole.step)
    count = min(len(answer.marks - marks) for answer in exercise.answers if answer.marks & marks)
    text = Message(
        "Right so far, but the same step takes away more. Still missing: {count}.", count=count
    )
    return Verdict("partly", text)


def _too_far(mark: Candidate, notation: Notation) -> Message:
    return Message(
        "{cell} cannot be {digit} indeed, but nothing that was taught so far shows it here.",
        cell=write_cells([mark.cell], notation),
        digit=mark.digit,
    )


def _judge_refuted(exercise: Exercise, marks: Marks, notation: Notation) -> Verdict:
    """Judge candidates that may each be followed to the end separately."""
    steps = {mark: answer.step for answer in exercise.answers for mark in answer.marks}
    in_question = exercise.view.frames or frozenset(exercise.grid.empty_cells)
    for mark in sorted(marks - steps.keys()):
        stays, text = of_struck(exercise.grid, mark, in_question, notation)
        return Verdict("wrong" if stays else "partly", text)
    return Verdict("right", Message("Right."), steps[min(marks)])


# Entered digits


def _judge_entry(exercise: Exercise, marks: Marks, notation: Notation) -> Verdict:
    grid, entered = exercise.grid, min(marks)
    cell, digit = entered
    name = write_cells([cell], notation)
    if grid.values[cell]:
        return Verdict("wrong", Message("{cell} is filled already.", cell=name))
    if exercise.technique in FOLLOWED:
        return Verdict("wrong", of_supposed(grid, entered, notation))
    if exercise.view.notes:
        return Verdict("wrong", _three_times(exercise, entered, notation))
    direct = (each for each in (exercise.step,) if each and exercise.technique in DIRECT)
    against = (text for step in direct for text in of_direct(step, entered, notation))
    asked = _houses_asked(exercise)
    text = next(chain(against, of_entry(grid, entered, notation, asked)), None)
    if text is not None:
        elsewhere = outside(cell, asked, exercise.view.frames, notation)
        return Verdict("wrong", next(elsewhere, text))
    text = Message("{cell} is {digit} indeed, but this was not asked.", cell=name, digit=digit)
    return Verdict("partly", text)


def _houses_asked(exercise: Exercise) -> Sequence[int]:
    """The houses that a task asks about: the named one, or those of the step that it is about."""
    view, step = exercise.view, exercise.step
    named = str(exercise.task.text.facts.get("house"))
    if houses := [each for each in range(27) if str(house_words(each)) == named]:
        return houses
    return houses_named(step, "target", "house") if step and (view.digit or view.frames) else ()


def _three_times(exercise: Exercise, entered: Candidate, notation: Notation) -> Message:
    """Say why a digit does not save a grid of two candidates a cell."""
    cell, digit = entered
    facts = {"cell": write_cells([cell], notation), "digit": digit}
    if exercise.grid.candidates[cell].bit_count() == 2:
        return Message(
            "{cell} has two candidates, as it should. Look for a cell with three.", **facts
        )
    if not exercise.grid.candidates[cell] >> digit - 1 & 1:
        return Message("{cell} has no {digit}.", **facts)
    return Message(
        "In the row, column and box of {cell} the {digit} has two places each. Which digit has "
        "three?",
        **facts,
    )
