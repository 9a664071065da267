# SPDX-License-Identifier: MIT
"""The columns of the library share a width; what there is no room for is left out."""

from sudoku_qt.models.library.listing import (
    GIVENS,
    HARDEST,
    KIND,
    LEVEL,
    MINIMAL,
    NAME,
    PLAYED,
    SE,
    STATE,
)
from sudoku_qt.views.library.columns import COLUMNS, PATTERN, STAR, TAGS
from sudoku_qt.views.library.list_layout import (
    LEAST_NAME,
    NARROWEST,
    USUAL,
    WIDEST,
    layout_in,
    spans,
)
from sudoku_qt.views.theme import Theme
from tests.sweeps import in_turn


def test_in_the_usual_dialog_each_has_its_place(theme: Theme) -> None:
    found = spans(968, theme)
    assert tuple(found) == tuple(column.key for column in COLUMNS if column.is_usual)
    ends = [span.left + span.wide for span in found.values()]
    assert [span.left for span in found.values()] == [0, *ends[:-1]]
    assert ends[-1] == 968
    assert not any(span.small for span in found.values())
    assert found[NAME].wide >= 170, "the day it was added is seen"


def test_where_nobody_has_tags_the_names_have_their_room(theme: Theme) -> None:
    with_tags, without = spans(968, theme), spans(968, theme, tags=False)
    assert tuple(without) == tuple(
        each.key for each in COLUMNS if each.is_usual and each.key != TAGS
    )
    assert without[NAME].wide == with_tags[NAME].wide + with_tags[TAGS].wide
    assert without[STAR] == with_tags[STAR], "where a click stars"


@in_turn("width", [200, 330, 420, 520, 620, 720, 820, 920])
@in_turn("zoom", [1.0, 2.0])
def test_what_is_left_fills_the_width(theme: Theme, width: int, zoom: float) -> None:
    theme = theme.at_zoom(zoom)
    found = spans(round(width * zoom), theme)
    assert sum(span.wide for span in found.values()) == round(width * zoom)
    assert found[NAME].wide >= min(theme.px(LEAST_NAME), round(width * zoom))


def test_the_narrowest_keeps_the_pattern_the_name_the_state_and_the_star(theme: Theme) -> None:
    assert set(spans(318, theme)) == {"pattern", NAME, "state", "star"}
    assert spans(318, theme)["state"].small


def test_what_somebody_wants_to_see_is_seen_in_little_room(theme: Theme) -> None:
    layout = USUAL
    for key in (SE, GIVENS, MINIMAL, KIND, HARDEST):
        layout = layout.shown(key, on=True)
    assert {SE, GIVENS, MINIMAL, KIND, HARDEST} <= spans(760, theme, layout).keys()
    assert SE in spans(340, theme, layout)


def test_the_columns_come_in_the_order_that_was_chosen(theme: Theme) -> None:
    layout = USUAL.moved([STAR, PLAYED, "nonsense", STATE, NAME, PATTERN, LEVEL, PLAYED])
    assert layout.order == (PATTERN, PLAYED, STATE, NAME, LEVEL, STAR)
    found = spans(968, theme, layout)
    assert [*found] == [*layout.order]
    assert [span.left for span in found.values()] == sorted(span.left for span in found.values())


def test_a_width_is_taken_at_any_zoom_within_reason(theme: Theme) -> None:
    layout = USUAL.widened(STATE, 150)
    for zoom in (1.0, 2.0):
        found = spans(round(968 * zoom), theme.at_zoom(zoom), layout)
        assert found[STATE].wide == round(150 * zoom)
    assert USUAL.widened(STATE, 1).widths[STATE] == NARROWEST
    assert USUAL.widened(STATE, 10_000).widths[STATE] == WIDEST


def test_a_layout_comes_back_from_its_words() -> None:
    layout = USUAL.shown(SE, on=True).shown(STATE, on=False).widened(LEVEL, 130)
    layout = layout.moved(reversed(layout.order))
    assert layout_in(layout.words()) == layout
    assert layout_in(USUAL.words()) == layout_in([]) == USUAL


def test_words_of_another_version_are_understood_as_far_as_they_go() -> None:
    words = [each for each in USUAL.words() if "se" not in each]
    assert layout_in(words) == USUAL, "a new column is where the table has it, and hidden"
    broken = layout_in(["-name", "-star", "se:99999", "level:7", "level", "??", "nonsense:3", ""])
    assert not broken.hidden & {NAME, STAR, PATTERN}
    assert broken.order[0] == PATTERN
    assert broken.order[-1] == STAR
    assert {*broken.order} == {column.key for column in COLUMNS}
    assert not broken.widths
