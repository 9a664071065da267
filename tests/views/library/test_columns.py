# SPDX-License-Identifier: MIT
"""The columns of the library share a width; what there is no room for is left out."""

from sudoku_qt.models.library.listing import NAME
from sudoku_qt.views.library.columns import COLUMNS, LEAST_NAME, STAR, TAGS, spans
from sudoku_qt.views.theme import Theme
from tests.sweeps import in_turn


def test_in_the_usual_dialog_each_has_its_place(theme: Theme) -> None:
    found = spans(968, theme)
    assert tuple(found) == tuple(column.key for column in COLUMNS)
    ends = [span.left + span.wide for span in found.values()]
    assert [span.left for span in found.values()] == [0, *ends[:-1]]
    assert ends[-1] == 968
    assert not any(span.small for span in found.values())
    assert found[NAME].wide >= 170, "the day it was added is seen"


def test_where_nobody_has_tags_the_names_have_their_room(theme: Theme) -> None:
    with_tags, without = spans(968, theme), spans(968, theme, tags=False)
    assert tuple(without) == tuple(each.key for each in COLUMNS if each.key != TAGS)
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
