# SPDX-License-Identifier: MIT
"""Accents: another hue, the same luminance, so that contrasts stay as they are."""

import pytest
from PySide6.QtGui import QColor

from sudoku_qt.views.accents import (
    ACCENTS,
    OWN,
    TURNED,
    colour_of,
    luminance,
    oklab,
    turn,
    with_accent,
)
from sudoku_qt.views.theme import Theme
from tests.views.test_theme import CELL_GROUNDS, DIGITS, WRITTEN, listed, too_faint


def test_oklab_is_as_published() -> None:
    assert oklab(QColor("white")) == pytest.approx((1, 0, 0), abs=1e-4)
    assert oklab(QColor("#ff0000")) == pytest.approx((0.62796, 0.22486, 0.12585), abs=1e-4)
    assert colour_of(0.62796, 0.25768, 29.234 / 360).name() == "#ff0000"


@pytest.mark.parametrize("name", [name for name, _, _ in ACCENTS])
def test_every_accent_can_be_read_as_the_theme_can(each_theme: Theme, name: str) -> None:
    turned = with_accent(each_theme, name)
    digits = [
        (f"{ink} on {ground}", getattr(turned, ink), getattr(turned, ground))
        for ink in DIGITS
        for ground in CELL_GROUNDS
    ]
    assert too_faint([*digits, *listed(turned, WRITTEN)], 4.5) == []


def test_luminance_is_kept_and_the_hue_is_not(theme: Theme) -> None:
    for name, _, hue in ACCENTS:
        for part in TURNED:
            before = getattr(theme, part)
            assert luminance(turn(before, hue)) == pytest.approx(luminance(before), abs=2e-3)
        assert (with_accent(theme, name).cursor == theme.cursor) is (name == OWN)


def test_the_theme_s_own_accent_and_an_unknown_one_change_nothing(theme: Theme) -> None:
    assert with_accent(theme, OWN) == with_accent(theme, "unheard of") == theme
