# SPDX-License-Identifier: MIT
"""The exercises of a technique: a step of a position, and the part of it that the player finds."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from sudoku_qt.engine.message import Message, OpenMessage
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.examples.beyond_ladder import refutation
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    Answer,
    Exercise,
    Task,
    View,
    cells_as_marks,
)
from sudoku_qt.engine.sudoku.learn.exercises.pattern_named import (
    NOTHING_NAMED,
    PatternNamed,
    houses_of,
)
from sudoku_qt.engine.sudoku.learn.patterns import houses_named, pattern_of, steps_in
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE

Maker = Callable[[ExamplePosition], Exercise]
NUMBERS = (
    Message("one"),
    Message("two"),
    Message("three"),
    Message("four"),
    Message("five"),
    Message("six"),
    Message("seven"),
    Message("eight"),
    Message("nine"),
)


IN_ONE = (Message("In a row"), Message("In a column"), Message("In a box"))
LABELS = {
    1: IN_ONE,
    2: (Message("In two rows"), Message("In two columns")),
    3: (Message("In three rows"), Message("In three columns")),
}
"""The labels, by the number and the kinds of the houses that the pattern lies in."""
QUIETLY = {
    LABELS[2][0]: Message("It lies in two rows."),
    LABELS[2][1]: Message("It lies in two columns."),
    LABELS[3][0]: Message("It lies in three rows."),
    LABELS[3][1]: Message("It lies in three columns."),
    IN_ONE[0]: Message("Look at the rows."),
    IN_ONE[1]: Message("Look at the columns."),
    IN_ONE[2]: Message("Look at the boxes."),
}
"""The labels as sentences beside the task."""


def number_words(count: int) -> object:
    """A number as a sentence writes it: small ones as words."""
    return NUMBERS[count - 1] if 0 < count <= len(NUMBERS) else count


PLAIN = View()


# Patterns


def lies(step: Step) -> Message | None:
    """How a pattern lies, if it can lie in several ways: in two rows, in a box."""
    houses = houses_of(step)
    if not houses:
        return None
    kind, labels = houses[0] // 9, LABELS[len(houses)]
    return labels[kind]


def mark_lit(position: ExamplePosition) -> Exercise:
    """Mark the pattern, whose digits are named; a single one is also lit."""
    step = position.step
    place = lies(step)
    quiet = None if place is None else QUIETLY[place]
    label = place or _naming(step)
    kind = -1 if place is None else houses_of(step)[0] // 9
    pattern = PatternNamed(step.digits, len(pattern_of(step)), kind)
    task = Task(label, _named_task(step), quiet)
    return _marking(position, task, pattern, View(_only_digit(step)))


def mark_unnamed(position: ExamplePosition) -> Exercise:
    """Mark the pattern, whose digits are not named."""
    size = len(pattern_of(position.step))
    task = Task(
        Message("On your own"),
        OpenMessage("Mark the {count} cells of the {name}.", count=number_words(size)),
        Message("This time no digit is named."),
    )
    return _marking(position, task, PatternNamed(size=size))


def mark_any(position: ExamplePosition) -> Exercise:
    """Mark any pattern; if there is only one, that one."""
    patterns = {pattern_of(step) for step in steps_in(position.grid, position.step.technique)}
    if len(patterns) == 1:
        return mark_unnamed(position)
    count = number_words(len(patterns))
    task = Task(
        Message("One of {count} patterns", count=count),
        OpenMessage("Mark the cells of one {name}."),
        Message("There are {count} here; any of them will do.", count=count),
    )
    return _marking(position, task, NOTHING_NAMED)


def strike_anywhere(position: ExamplePosition) -> Exercise:
    """Eliminate what any pattern of the technique excludes, where none is drawn or named."""
    own = position.step
    if not own.eliminations:
        return conclude(position)
    task = Task(
        Message("On your own"),
        OpenMessage("Strike out all that one {name} takes away."),
        Message("This time nothing is marked."),
    )
    found: dict[frozenset[Candidate], Answer] = {}
    for step in (own, *steps_in(position.grid, own.technique)):
        marks = frozenset(step.eliminations)
        if marks:
            found.setdefault(marks, Answer(marks, step))
    answers, view = tuple(found.values()), View(pattern=False)
    return Exercise("strike", position.grid, task, answers, view, about="anywhere")


def _naming(step: Step) -> Message:
    if _only_digit(step):
        return Message("Its digit is lit")
    if len(step.digits) == 1:
        return Message("Its digit is named")
    return Message("Its digits are named")


def strike(position: ExamplePosition) -> Exercise:
    """Eliminate what the pattern, which is drawn, excludes."""
    step = position.step
    task = Task(
        Message("What goes away?"),
        OpenMessage("Strike out what the {name} takes away."),
        Message("Its cells are marked already.")
        if pattern_of(step)
        else Message("Its digit is lit."),
    )
    answer = Answer(frozenset(step.eliminations), step)
    return Exercise("strike", position.grid, task, (answer,), View(_only_digit(step)))


def conclude(position: ExamplePosition) -> Exercise:
    """Enter or eliminate the conclusion, for patterns that nobody finds by looking.

    The step decides whether that is a digit or an elimination.
    """
    step = position.step
    if step.eliminations:
        return strike(position)
    digit, label = _only_digit(step), Message("What follows?")
    if digit:
        task = Task(
            label,
            OpenMessage("Enter {digit} where the {name} proves it.", digit=digit),
            Message("Its digit is lit."),
        )
        view = View(digit)
    else:
        task = Task(
            label,
            OpenMessage("Which digit does the {name} prove for the framed cell?"),
            Message("Suppose one of its digits, and follow it to the end."),
        )
        view = View(frames=frozenset(cell for cell, _ in step.placements))
    answers = tuple(Answer(frozenset([each]), step) for each in step.placements)
    return Exercise("enter", position.grid, task, answers, view)


def refute(position: ExamplePosition) -> Exercise:
    """Eliminate a candidate that leads to a contradiction: one of a cell, or of a digit."""
    step = position.step
    ((cell, digit),) = step.eliminations
    by_places = step.technique == "nishio"
    task = Task(
        Message("What goes away?"),
        OpenMessage("By {name} one of the {digit}s goes away. Strike it out.", digit=digit)
        if by_places
        else OpenMessage("By {name} a candidate of the framed cell goes away. Strike it out."),
        Message("Suppose one candidate after the other, and follow each to the end."),
    )
    view = (
        View(digit, pattern=False) if by_places else View(frames=frozenset([cell]), pattern=False)
    )
    own = frozenset(step.eliminations)
    others = _refuted(position, view)
    answers = (Answer(own, step), *(each for each in others if each.marks != own))
    return Exercise("strike", position.grid, task, answers, view)


def _refuted(position: ExamplePosition, view: View) -> Iterator[Answer]:
    """Yield what is as right as the position's own step: of a lit digit, or of a framed cell."""
    grid, technique = position.grid, position.step.technique
    for cell in view.frames or grid.empty_cells:
        for digit in digits_in(grid.candidates[cell]):
            if view.digit in {0, digit}:
                step = refutation(technique, grid, CELLS * (digit - 1) + cell)
                if step is not None:
                    yield Answer(frozenset(step.eliminations), step)


def _marking(
    position: ExamplePosition, task: Task, pattern: PatternNamed, view: View = PLAIN
) -> Exercise:
    """Ask for the pattern; any other pattern of the position that fits is right, too."""
    grid, own = position.grid, position.step
    steps = (own, *steps_in(grid, own.technique))
    right = _by_pattern(step for step in steps if pattern.is_met_by(step))
    other = _by_pattern(step for step in steps if pattern_of(step) not in right)
    answers = tuple(Answer(cells_as_marks(cells), step) for cells, step in right.items())
    return Exercise("mark", grid, task, answers, view, pattern, tuple(other.values()))


def _by_pattern(steps: Iterable[Step]) -> dict[frozenset[int], Step]:
    """The first step of each pattern."""
    found: dict[frozenset[int], Step] = {}
    for step in steps:
        found.setdefault(pattern_of(step), step)
    return found


def _named_task(step: Step) -> Message:
    count = number_words(len(pattern_of(step)))
    if len(step.digits) == 1:
        return OpenMessage(
            "Mark the {count} cells of the {name} of {digit}.", count=count, digit=step.digits[0]
        )
    if not step.digits:
        return OpenMessage("Mark the {count} cells of the {name}.", count=count)
    digits = tuple(map(str, step.digits))
    return OpenMessage(
        "Mark the {count} cells of the {name} of {digits}.", count=count, digits=digits
    )


def _only_digit(step: Step) -> int:
    digits = {mark.candidate.digit for mark in step.marks}
    return digits.pop() if len(digits) == 1 else 0


# Singles


def fill_house(position: ExamplePosition) -> Exercise:
    """Enter the digit that a house with one empty cell lacks."""
    step = position.step
    (cell, _), house = step.placements[0], houses_named(step, "house")[0]
    task = Task(
        _in_house(house), Message("Which digit is missing in {house}?", house=house_words(house))
    )
    return _entering(position.grid, step, task, View(frames=frozenset({cell}), notes=False))


def place_digit(position: ExamplePosition, kind: int) -> Exercise:
    """Enter a digit in its only place in a house, a house of this kind if there is one.

    Kinds are 0 for rows, 1 for columns and 2 for boxes.
    """
    steps = [*steps_in(position.grid, "hidden_single")]
    of_kind = (each for each in steps if houses_named(each, "house")[0] // 9 == kind)
    step = next(of_kind, position.step)
    house, digit = houses_named(step, "house")[0], step.placements[0].digit
    task = Task(
        _in_house(house),
        Message("Where does the {digit} go in {house}?", digit=digit, house=house_words(house)),
        Message("Choose the cell."),
    )
    return _entering(position.grid, step, task, View(digit=digit, notes=False))


def only_digit(position: ExamplePosition, among: int = 1) -> Exercise:
    """Enter the last digit of a cell, which is framed among others that have more."""
    step = position.step
    cell = step.placements[0].cell
    frames = frozenset({cell, *_with_more(position.grid, cell)[: among - 1]})
    if len(frames) == 1:
        task = Task(Message("One cell"), Message("Which digit is left for the framed cell?"))
    else:
        count = number_words(len(frames))
        task = Task(
            Message("One of {count} cells", count=count),
            Message("Which of the framed cells has one digit left? Enter it there."),
        )
    return _entering(position.grid, step, task, View(frames=frames, notes=False))


def enter_alone(position: ExamplePosition) -> Exercise:
    """Enter any digit that a technique gives; the task tells nothing else."""
    technique = position.step.technique
    texts = {
        "full_house": Message("Somewhere a row, column or box has one empty cell left. Fill it."),
        "hidden_single": Message(
            "Find a digit that has only one place left in a row, column or box. Enter it there."
        ),
        "naked_single": Message("Somewhere a cell has only one digit left. Enter it there."),
    }
    return _entering_any(position, texts[technique])


def place_directly(position: ExamplePosition) -> Exercise:
    """Enter a digit where a pattern leaves a house one place for it; no notes are shown."""
    step = position.step
    house, digit = houses_named(step, "target")[0], step.placements[0].digit
    task = Task(
        _in_house(house),
        Message("Where does the {digit} go in {house}?", digit=digit, house=house_words(house)),
        Message("Choose the cell."),
    )
    return _entering(position.grid, step, task, View(digit=digit, notes=False))


def direct_alone(position: ExamplePosition) -> Exercise:
    """Enter any digit that a direct step gives."""
    return _entering_any(position, OpenMessage("Enter the digit that the {name} gives."))


def odd_cell(position: ExamplePosition) -> Exercise:
    """Mark the one cell whose number of candidates is not two."""
    task = Task(
        Message("The odd cell"), Message("All open cells but one have two candidates. Mark it.")
    )
    return _marking(position, task, PatternNamed(size=1))


def bug_digit(position: ExamplePosition) -> Exercise:
    """Enter the digit of the cell whose number of candidates is not two."""
    cells = frozenset(cell for cell, _ in position.step.placements)
    task = Task(Message("Its digit"), Message("Which digit must the framed cell be?"))
    return _entering(position.grid, position.step, task, View(frames=cells))


def bug_alone(position: ExamplePosition) -> Exercise:
    """Enter the digit that BUG+1 gives."""
    task = Task(Message("On your own"), OpenMessage("Enter the digit that the {name} gives."))
    return _entering(position.grid, position.step, task, View())


def _entering(grid: Grid, step: Step, task: Task, view: View) -> Exercise:
    return Exercise("enter", grid, task, (Answer(frozenset(step.placements), step),), view)


def _entering_any(position: ExamplePosition, text: Message) -> Exercise:
    """Ask for a digit of any step of the technique."""
    task = Task(Message("On your own"), text, Message("Any such cell will do."))
    steps = [position.step, *steps_in(position.grid, position.step.technique)]
    answers = dict.fromkeys(step.placements for step in steps)
    by_marks = {step.placements: step for step in reversed(steps)}
    return Exercise(
        "enter",
        position.grid,
        task,
        tuple(Answer(frozenset(marks), by_marks[marks]) for marks in answers),
        View(notes=False),
    )


def _in_house(house: int) -> Message:
    return IN_ONE[house // 9]


def _with_more(grid: Grid, cell: int) -> Sequence[int]:
    """Empty cells with more than one digit left, those with the fewest first."""
    others = [
        each for each in grid.empty_cells if each != cell and grid.legal(each).bit_count() > 1
    ]
    near = STANDARD_SHAPE.peers[cell]
    return sorted(others, key=lambda each: (grid.legal(each).bit_count(), each in near, each))
