# SPDX-License-Identifier: MIT
"""A setter's strokes, clicks and digits, and the constraints that come of them."""

from dataclasses import replace

import pytest

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.figures import Area, Cage, Clue, Line
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.compose.sketch import Sketch
from sudoku_qt.models.sudoku.compose.sketch_shown import sketched, without_changed
from sudoku_qt.models.sudoku.compose.strokes import Place, middle_of
from sudoku_qt.models.sudoku.compose.tools import tool_named

NOTHING = (None, None)


class Setter:
    """Draws with a tool on a board, and makes the moves that come of it."""

    def __init__(self, tool: str, *constraints: Constraint, size: int = 9) -> None:
        self.sketch = Sketch()
        self.puzzle = VariantPuzzle(Rules(size, None, constraints), bytes(size * size))
        self.take(tool)

    def take(self, tool: str) -> None:
        """Take another tool."""
        self.sketch.choose(tool_named(tool))

    def make(self, change: tuple[Constraint | None, Constraint | None]) -> None:
        """Make a change."""
        before, after = change
        rules = self.puzzle.rules
        left = [each for each in rules.constraints if each != before]
        made = (*left, after) if after else tuple(left)
        self.puzzle = replace(
            self.puzzle, rules=Rules(rules.size, rules.board.regions, tuple(made))
        )
        self.sketch.keep_up(self.there())

    def drag(self, *cells: int) -> None:
        """Draw through the middles of cells."""
        size = self.puzzle.rules.size
        self.make(self.sketch.put(middle_of(cells[0], size), self.puzzle))
        for cell in cells[1:]:
            self.sketch.draw_on(middle_of(cell, size))
        self.make(self.sketch.lift(self.puzzle))

    def pull(self, place: tuple[float, float], *cells: int) -> None:
        """Drag from a place on, through the middles of cells."""
        size = self.puzzle.rules.size
        self.make(self.sketch.put(Place(*place), self.puzzle))
        for cell in cells:
            self.sketch.draw_on(middle_of(cell, size))
        self.make(self.sketch.lift(self.puzzle))

    def click(self, across: float, down: float) -> None:
        """Click a place."""
        self.make(self.sketch.put(Place(across, down), self.puzzle))
        self.make(self.sketch.lift(self.puzzle))

    def type(self, text: str) -> None:
        """Type digits."""
        for digit in text:
            self.make(self.sketch.typed(int(digit), self.puzzle))

    def there(self) -> tuple[Constraint, ...]:
        """The constraints drawn so far."""
        return self.puzzle.rules.constraints


def test_a_line_is_drawn_and_selected() -> None:
    setter = Setter("thermometer")
    setter.drag(0, 20)
    assert setter.there() == (Constraint("thermometer", (0, 10, 20)),)
    assert setter.sketch.selected == setter.there()[0]


def test_a_selected_line_is_drawn_on_from_either_end() -> None:
    setter = Setter("renban")
    setter.drag(0, 2)
    setter.drag(2, 4)
    assert setter.there() == (Constraint("renban", (0, 1, 2, 3, 4)),)
    setter.drag(0, 9)
    assert [each.cells for each in setter.there()] == [(4, 3, 2, 1, 0, 9)]
    setter.drag(9, 0)
    assert [each.cells for each in setter.there()] == [(0, 1, 2, 3, 4)], "and back again"


def test_another_line_begins_elsewhere_or_once_nothing_is_selected() -> None:
    setter = Setter("thermometer")
    setter.drag(0, 2)
    setter.sketch.deselect()
    setter.drag(2, 4)
    assert len(setter.there()) == 2, "two thermometers may touch"


def test_what_cannot_be_is_not_drawn() -> None:
    setter = Setter("thermometer", size=4)
    setter.drag(0, 1, 2, 3, 7)
    assert setter.there() == ()
    setter = Setter("betweenline")
    setter.drag(0, 1)
    assert setter.there() == (), "it has nothing between"


def test_a_cage_gets_its_sum_as_it_is_typed() -> None:
    setter = Setter("killercage")
    setter.drag(0, 1, 10)
    assert setter.there() == (Constraint("killercage", (0, 1, 10)),)
    setter.type("1")
    assert setter.there() == (Constraint("killercage", (0, 1, 10)),), "three cells are 6 at least"
    assert setter.sketch.target == Constraint("killercage", (0, 1, 10), 1)
    setter.type("5")
    assert setter.there() == (Constraint("killercage", (0, 1, 10), 15),)
    setter.make(setter.sketch.rubbed_out(setter.puzzle))
    setter.make(setter.sketch.rubbed_out(setter.puzzle))
    assert setter.there() == (Constraint("killercage", (0, 1, 10)),)


def test_the_first_digit_at_a_selected_cage_begins_its_sum_anew() -> None:
    setter = Setter("killercage", Constraint("killercage", (0, 1), 15))
    setter.click(0.5, 0.5)
    assert setter.sketch.selected == setter.there()[0]
    setter.type("7")
    assert setter.there() == (Constraint("killercage", (0, 1), 7),)
    setter.type("123")
    assert setter.there() == (Constraint("killercage", (0, 1), 3),), "more digits than any sum has"


def test_a_cage_of_one_cell_is_made_by_a_click() -> None:
    setter = Setter("killercage")
    setter.click(4.5, 4.5)
    setter.type("5")
    assert setter.there() == (Constraint("killercage", (40,), 5),)


def test_a_cage_that_needs_a_sum_waits_for_it() -> None:
    setter = Setter("cage")
    setter.drag(0, 1)
    assert setter.there() == ()
    assert isinstance(sketched(setter.sketch, setter.puzzle)[0], Cage)
    setter.type("12")
    assert setter.there() == (Constraint("cage", (0, 1), 12),)


def test_a_selected_cage_takes_more_cells() -> None:
    setter = Setter("killercage", Constraint("killercage", (0, 1), 15))
    setter.click(0.5, 0.5)
    setter.drag(0, 9)
    assert setter.there() == (Constraint("killercage", (0, 1, 9), 15),)


def test_clicks_go_through_what_lies_at_a_cell() -> None:
    first, second = Constraint("thermometer", (0, 1)), Constraint("whispers", (0, 9))
    setter = Setter("thermometer", first, second)
    seen = []
    for _ in range(3):
        setter.click(0.5, 0.5)
        seen.append(setter.sketch.selected)
    assert {*seen[:2]} == {first, second}
    assert seen[2] == seen[0]
    setter.click(5.5, 5.5)
    assert setter.sketch.selected is None


def test_a_mark_is_made_selected_and_taken_away() -> None:
    setter = Setter("difference")
    setter.click(1.02, 0.5)
    dot = Constraint("difference", (0, 1))
    assert setter.there() == (dot,)
    setter.type("3")
    assert setter.there() == (replace(dot, value=3),)
    setter.sketch.deselect()
    setter.click(1.02, 0.5)
    assert setter.sketch.selected == replace(dot, value=3), "the first click selects it"
    setter.click(1.02, 0.5)
    assert setter.there() == ()


def test_a_letter_goes_from_x_to_v_to_none() -> None:
    setter = Setter("xv")
    seen = []
    for _ in range(3):
        setter.click(0.5, 0.97)
        seen.append([each.value for each in setter.there()])
    assert seen == [["X"], ["V"], []]


def test_another_mark_takes_the_place_at_a_border() -> None:
    setter = Setter("ratio", Constraint("difference", (0, 1)))
    setter.click(0.98, 0.5)
    assert setter.there() == (Constraint("ratio", (0, 1)),)


def test_a_circle_of_four_takes_its_digits() -> None:
    setter = Setter("quadruple")
    setter.click(1.05, 0.95)
    setter.type("71")
    assert setter.there() == (Constraint("quadruple", (0, 1, 9, 10), (1, 7)),)
    setter.click(3.5, 0.5)
    assert setter.sketch.selected is None, "there is no corner"


def test_pencil_marks_wait_for_the_first_digit() -> None:
    setter = Setter("givenPencilMarks")
    setter.click(0.5, 0.5)
    assert setter.there() == ()
    setter.type("31")
    assert setter.there() == (Constraint("givenPencilMarks", (0,), (1, 3)),)


def test_a_clue_waits_outside_for_its_number() -> None:
    setter = Setter("sandwichsum")
    setter.click(-0.3, 2.5)
    assert setter.there() == ()
    (clue,) = sketched(setter.sketch, setter.puzzle)
    assert isinstance(clue, Clue)
    assert (clue.row, clue.column, clue.text) == (2, -1, "?")
    setter.type("17")
    assert setter.there() == (Constraint("sandwichsum", tuple(range(18, 27)), 17),)
    setter.sketch.deselect()
    setter.click(-0.3, 2.5)
    assert setter.sketch.selected == setter.there()[0]
    setter.click(4.5, 4.5)
    assert setter.sketch.target is None


def test_a_second_click_turns_a_diagonal() -> None:
    setter = Setter("littlekillersum")
    setter.click(3.5, -0.3)
    first = setter.sketch.target
    setter.click(3.5, -0.3)
    second = setter.sketch.target
    assert first is not None
    assert second is not None
    assert {*first.cells} != {*second.cells}
    setter.type("13")
    assert [{*each.cells} for each in setter.there()] == [{*second.cells}]


def test_each_click_selects_another_diagonal_from_the_same_place() -> None:
    setter = Setter("littlekillersum")
    for clicks, digits in ((1, "13"), (2, "27")):
        for _ in range(clicks):
            setter.click(3.5, -0.3)
        setter.type(digits)
        setter.sketch.deselect()
    selected = []
    for _ in range(3):
        setter.click(3.5, -0.9)  # in the second ring
        selected.append(setter.sketch.selected)
    assert selected == [*setter.there(), None]


def test_a_clone_is_drawn_and_then_placed() -> None:
    setter = Setter("clone")
    setter.drag(0, 1)
    assert isinstance(sketched(setter.sketch, setter.puzzle)[0], Area)
    setter.click(4.5, 4.5)
    assert setter.there() == (Constraint("clone", (0, 1, 40, 41)),)
    setter.drag(10, 11)
    setter.click(1.5, 1.5)
    assert len(setter.there()) == 1, "a twin of itself is none"


def test_a_region_is_drawn_over_others() -> None:
    setter = Setter("region")
    setter.drag(0, 8)
    regions = setter.sketch.taken_regions()
    assert setter.sketch.taken_regions() == (), "only once"
    assert len({regions[cell] for cell in range(9)}) == 1
    assert regions[9] != regions[0]


def test_the_figures_follow_the_stroke() -> None:
    setter = Setter("arrow")
    setter.sketch.put(middle_of(0, 9), setter.puzzle)
    assert sketched(setter.sketch, setter.puzzle) == ()
    assert setter.sketch.draw_on(middle_of(2, 9))
    (line,) = sketched(setter.sketch, setter.puzzle)
    assert isinstance(line, Line)
    assert (line.cells, line.start) == ((0, 1, 2), (0,))


def test_what_is_changed_is_not_shown_twice() -> None:
    cage = Constraint("killercage", (0, 1), 15)
    setter = Setter("killercage", cage)
    assert without_changed(setter.sketch, setter.puzzle) is setter.puzzle
    setter.click(0.5, 0.5)
    setter.type("1")
    assert without_changed(setter.sketch, setter.puzzle).rules.constraints == ()
    assert setter.there() == (cage,)
    setter.sketch.deselect()
    assert without_changed(setter.sketch, setter.puzzle).rules.constraints == (cage,)


def test_a_line_is_turned_round_and_a_circle_made_longer() -> None:
    setter = Setter("arrow")
    setter.drag(0, 3)
    setter.make(setter.sketch.reversed())
    assert setter.there() == (Constraint("arrow", (3, 2, 1, 0), 1),)
    setter.make(setter.sketch.with_choice(1))
    assert setter.there() == (Constraint("arrow", (2, 3, 1, 0), 2),)


def test_selected_cells_become_a_constraint_without_a_mouse() -> None:
    setter = Setter("killercage")
    setter.make(setter.sketch.of_cells([0, 1, 9], setter.puzzle))
    assert setter.there() == (Constraint("killercage", (0, 1, 9)),)
    setter.take("thermometer")
    assert setter.sketch.of_cells([0, 1], setter.puzzle) == NOTHING, "its order is not known"


@pytest.mark.parametrize("act", ["reversed", "taken_away"])
def test_nothing_selected_is_nothing_to_change(act: str) -> None:
    assert getattr(Sketch(), act)() == NOTHING


def test_a_family_remembers_its_tool() -> None:
    sketch = Sketch()
    first = sketch.last_of("lines")
    sketch.choose(tool_named("whispers"))
    sketch.choose(tool_named("killercage"))
    assert sketch.last_of("lines") == tool_named("whispers") != first
    assert sketch.last_of("digits") is None


def test_only_digits_that_there_are_stand_in_a_circle() -> None:
    setter = Setter("quadruple", size=12)
    setter.click(1.02, 1.0)
    for digit in (0, 12, 3):
        setter.make(setter.sketch.typed(digit, setter.puzzle))
    assert [each.value for each in setter.there()] == [(3, 12)]
    setter.take("killercage")
    setter.drag(100, 101)
    setter.make(setter.sketch.typed(12, setter.puzzle))
    assert setter.sketch.target == Constraint("killercage", (100, 101)), "a sum has digits to 9"
