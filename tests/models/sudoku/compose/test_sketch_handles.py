# SPDX-License-Identifier: MIT
"""What a setter has selected is changed by its handles, and drawn without a mouse."""

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.models.sudoku.compose.strokes import Place
from tests.models.sudoku.compose.test_sketch import Setter


def test_an_end_that_is_dragged_extends_or_shortens() -> None:
    setter = Setter("thermometer")
    setter.drag(0, 3)
    setter.pull((3.92, 0.5), 4, 13)
    assert setter.there() == (Constraint("thermometer", (0, 1, 2, 3, 4, 13)),)
    setter.pull((4.5, 1.92), 13, 4, 3)
    assert setter.there() == (Constraint("thermometer", (0, 1, 2, 3)),)
    setter.pull((0.08, 0.5), 0, 9)
    assert setter.there() == (Constraint("thermometer", (9, 0, 1, 2, 3)),), "the bulb moves"
    setter.pull((0.5, 1.92), 9, 0)
    assert setter.there() == (Constraint("thermometer", (0, 1, 2, 3)),)


def test_from_a_border_the_rest_is_drawn_anew() -> None:
    setter = Setter("thermometer")
    setter.drag(0, 3)
    setter.pull((2.0, 0.5), 10, 19)
    assert setter.there() == (Constraint("thermometer", (0, 1, 10, 19)),)
    before = setter.puzzle
    setter.pull((1.0, 0.5), 1, 10, 19)
    assert setter.puzzle == before, "drawn as it was it is the same"
    setter.pull((1.0, 0.5))
    assert setter.puzzle == before, "a click changes nothing"
    assert setter.sketch.selected == before.rules.constraints[0]


def test_a_plus_adds_the_next_cell() -> None:
    setter = Setter("killercage")
    setter.drag(0, 1)
    setter.type("3")
    setter.click(1.92, 0.5)
    assert setter.there() == (Constraint("killercage", (0, 1, 2)),), "no three cells add up to 3"
    setter.type("9")
    setter.click(2.92, 0.5)
    assert setter.there() == (Constraint("killercage", (0, 1, 2, 3)),)
    setter.type("15")
    setter.pull((3.92, 0.5), 3, 2)
    assert setter.there() == (Constraint("killercage", (0, 1, 2), 15),)


def test_too_long_a_line_is_refused_with_its_name() -> None:
    setter = Setter("thermometer", size=4)
    setter.drag(0, 3)
    setter.make(setter.sketch.extended(setter.puzzle))
    assert setter.there() == (Constraint("thermometer", (0, 1, 2, 3)),)
    refusal = setter.sketch.taken_refusal()
    assert str(refusal) == "“Thermometer” is longer than there are digits"
    assert setter.sketch.taken_refusal() is None
    assert setter.sketch.selected == setter.there()[0]


def test_a_line_with_a_number_keeps_two_cells() -> None:
    setter = Setter("whispers")
    setter.drag(0, 1)
    setter.type("4")
    setter.make(setter.sketch.shortened(setter.puzzle))
    assert setter.there() == (Constraint("whispers", (0, 1), 4),)
    assert setter.sketch.target == setter.there()[0]
    assert setter.sketch.taken_refusal() is not None


def test_cells_join_and_leave_a_selected_area() -> None:
    setter = Setter("killercage")
    setter.drag(0, 1)
    setter.make(setter.sketch.toggled(Place(0.5, 1.5), setter.puzzle))
    assert setter.there() == (Constraint("killercage", (0, 1, 9)),)
    setter.make(setter.sketch.toggled(Place(0.5, 0.5), setter.puzzle))
    assert setter.there() == (Constraint("killercage", (1, 9)),)
    setter.make(setter.sketch.shortened(setter.puzzle))
    setter.make(setter.sketch.shortened(setter.puzzle))
    assert setter.there() == (Constraint("killercage", (1,)),), "one cell is left"


def test_a_click_on_free_cells_drops_the_selection_before_it_makes_anything() -> None:
    setter = Setter("killercage")
    setter.drag(0, 1)
    setter.click(4.5, 4.5)
    assert (len(setter.there()), setter.sketch.target) == (1, None)
    setter.click(4.5, 4.5)
    assert Constraint("killercage", (40,)) in setter.there()


def test_a_click_selects_no_clue_that_stands_beside_the_board() -> None:
    clue = Constraint("sandwichsum", tuple(range(9)), 10)
    setter = Setter("thermometer", clue)
    setter.click(4.5, 0.5)
    assert setter.sketch.target is None


# Without a mouse


def test_clues_of_a_cell_are_gone_through() -> None:
    setter = Setter("xsum")
    seen = set()
    for _ in range(4):
        setter.make(setter.sketch.of_cells([40], setter.puzzle))
        assert setter.sketch.waits
        assert setter.sketch.pending
        seen.add(setter.sketch.pending.cells)
    row, column = tuple(range(36, 45)), tuple(range(4, 81, 9))
    assert seen == {row, row[::-1], column, column[::-1]}
    setter.make(setter.sketch.of_cells([40], setter.puzzle))
    setter.type("23")
    assert not setter.sketch.waits
    (clue,) = setter.there()
    assert (clue.kind, clue.value) == ("xsum", 23)


def test_twins_are_made_of_selected_cells() -> None:
    setter = Setter("clone")
    setter.make(setter.sketch.of_cells([0, 1], setter.puzzle))
    setter.make(setter.sketch.of_cells([40], setter.puzzle))
    assert [each.cells for each in setter.there()] == [(0, 1, 40, 41)]
    setter.make(setter.sketch.of_cells([0, 1], setter.puzzle))
    setter.make(setter.sketch.of_cells([80], setter.puzzle))
    assert str(setter.sketch.taken_refusal()).startswith("The twin has to be on the board")
