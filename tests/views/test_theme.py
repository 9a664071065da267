# SPDX-License-Identifier: MIT
"""Themes: every colour is there, and whatever is written can be read."""

import json
from collections.abc import Sequence
from itertools import combinations
from math import dist
from operator import mul
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette

from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.paths import resource
from sudoku_qt.views.accents import decoded, encoded, oklab
from sudoku_qt.views.sudoku.cell.discs import ink_of
from sudoku_qt.views.sudoku.delegate import FILTER_SHARE, SHOWN_SHARE
from sudoku_qt.views.theme import Theme, WrongTheme, blend
from tests.sweeps import in_turn

CELL_GROUNDS = (
    *("board", "given_ground", "peer", "peer_given", "same", "selected", "conflict_ground"),
    *("set_a_ground", "set_b_ground", "both_ground"),
    *(f"c{number}" for number in range(1, 10)),
)
DIGITS = ("given", "entered", "conflict", "wrong", "branch")
HINT_DISCS = ("follows", "eliminated", *(f"set_{letter}" for letter in "abcdefg"))
BODIES = tuple(name for name in Theme._fields if name.startswith("line_"))
FIGURES = (*BODIES, "shade", "extra_region")
OTHER_BODIES = ("line_between", "line_arrow")  # thin ones, whose marks are in `sign`
SURFACES = ("window", "panel", "well", "raised", "hover", "press")
WRITTEN = (  # ink, grounds
    ("text", (*SURFACES, "conflict_ground")),
    ("muted", (*SURFACES, "accent_ground")),
    ("accent_text", ("window", "panel", "raised", "hover", "press", "accent_ground")),
    ("on_accent", ("cursor",)),
    ("entered", ("panel", "hover", "press")),
    ("good", ("window", "panel")),
    ("warn", ("window", "panel")),
)
SEEN = (  # what is no text and has to be seen, and on what
    ("outline", ("window", "panel")),
    ("cursor", ("window", "panel", "board", "given_ground", "peer", "peer_given", "selected")),
)


def mark_of(body: str) -> str:
    """The name of the ink of a line's marks."""
    return "sign" if body in OTHER_BODIES else body.replace("line", "mark")


def luminance(colour: QColor) -> float:
    """Compute the relative luminance that WCAG defines."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink: QColor, ground: QColor) -> float:
    """Compute the contrast that WCAG defines, 1 to 21."""
    lighter, darker = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def grounds(theme: Theme) -> dict[str, QColor]:
    """Name every ground that a cell can have."""
    named = {name: getattr(theme, name) for name in CELL_GROUNDS}
    named |= {"filtered": blend(theme.board, theme.follows, FILTER_SHARE)}
    return named | {"shown": blend(theme.board, theme.set_a, SHOWN_SHARE)}


def too_faint(pairs: list[tuple[str, QColor, QColor]], least: float) -> list[str]:
    """Name the pairs whose contrast is below what is asked."""
    found = ((name, contrast(ink, ground)) for name, ink, ground in pairs)
    return [f"{name}: {value:.2f}" for name, value in found if value < least]


def listed(
    theme: Theme, table: tuple[tuple[str, tuple[str, ...]], ...]
) -> list[tuple[str, QColor, QColor]]:
    """Name every ink of a table with each of its grounds."""
    return [
        (f"{ink} on {ground}", getattr(theme, ink), getattr(theme, ground))
        for ink, grounds in table
        for ground in grounds
    ]


def test_contrast_is_computed_as_the_standard_says() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.005)


def test_every_digit_reaches_4_5_on_every_ground_of_a_cell(each_theme: Theme) -> None:
    pairs = [
        (f"{ink} on {name}", getattr(each_theme, ink), ground)
        for ink in DIGITS
        for name, ground in grounds(each_theme).items()
    ]
    assert too_faint(pairs, 4.5) == []


def test_notes_reach_3_on_every_ground_of_a_cell(each_theme: Theme) -> None:
    pairs = [
        (f"note on {name}", each_theme.note, ground) for name, ground in grounds(each_theme).items()
    ]
    assert too_faint(pairs, 3.0) == []


def test_a_digit_on_a_hints_disc_reaches_4_5(each_theme: Theme) -> None:
    pairs = [(name, each_theme.given, getattr(each_theme, name)) for name in HINT_DISCS]
    assert too_faint(pairs, 4.5) == []
    ahead = ink_of(Disc(5, "set_a", ahead=True), each_theme)
    assert too_faint([("ahead", each_theme.muted, ahead)], 3.0) == []


def test_every_digit_reaches_4_5_and_every_note_3_on_whatever_a_variant_draws(
    each_theme: Theme,
) -> None:
    for inks, least in ((DIGITS, 4.5), (("note",), 3.0)):
        pairs = listed(each_theme, tuple((ink, FIGURES) for ink in inks))
        assert too_faint(pairs, least) == []


def test_marks_reach_3_on_their_body(each_theme: Theme) -> None:
    marks = tuple((mark_of(body), (body,)) for body in BODIES)
    assert too_faint(listed(each_theme, marks), 3.0) == []


def test_sums_and_letters_reach_4_5_on_whatever_is_below_them(each_theme: Theme) -> None:
    """The sum of the chosen cage has the ink of entered digits."""
    assert too_faint(listed(each_theme, (("sign", FIGURES),)), 4.5) == []
    pairs = [(name, each_theme.sign, ground) for name, ground in grounds(each_theme).items()]
    assert too_faint(pairs, 4.5) == []


def test_a_dot_is_white_or_black_in_every_theme(each_theme: Theme) -> None:
    assert contrast(each_theme.dot_white, each_theme.dot_black) > 13


def test_all_other_texts_reach_4_5(each_theme: Theme) -> None:
    assert too_faint(listed(each_theme, WRITTEN), 4.5) == []


def test_fields_frames_and_rings_reach_3(each_theme: Theme) -> None:
    assert too_faint(listed(each_theme, SEEN), 3.0) == []


def test_native_widgets_follow(each_theme: Theme) -> None:
    palette = each_theme.palette()
    assert palette.color(QPalette.ColorRole.Window) == each_theme.window
    assert palette.color(QPalette.ColorRole.Text) == each_theme.text
    faint = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    assert contrast(faint, each_theme.panel) < contrast(each_theme.text, each_theme.panel)


def test_a_theme_without_a_colour_is_refused_by_name(tmp_path: Path, theme: Theme) -> None:
    colours = {"window": "#ffffff", "panel": "no colour", "sky": "#0000ff"}
    path = tmp_path / "poor.json"
    path.write_text(
        json.dumps({"name": "poor", "dark": False, "colours": colours}), encoding="utf-8"
    )
    with pytest.raises(WrongTheme) as caught:
        Theme.read(path)
    assert {"panel", "sky", "cursor"} <= set(caught.value.parts)
    assert "window" not in caught.value.parts


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lacking", [("cursor",), ("cursor", "wood")])
def test_a_colour_that_a_theme_lacks_is_that_of_light_or_dark(
    tmp_path: Path, scheme: str, lacking: Sequence[str]
) -> None:
    usual = json.loads(resource(f"themes/{scheme}.json").read_text(encoding="utf-8"))
    (tmp_path / f"{scheme}.json").write_text(json.dumps(usual), encoding="utf-8")
    path = tmp_path / "mine.json"
    mine = {**usual["colours"], "window": "#123456"}
    for name in lacking:
        del mine[name]
    path.write_text(json.dumps(usual | {"colours": mine}), encoding="utf-8")
    theme = Theme.read(path)
    assert (theme.window.name(), theme.name) == ("#123456", "mine")
    assert theme.cursor == Theme.read(tmp_path / f"{scheme}.json").cursor

    del usual["colours"]["cursor"]
    (tmp_path / f"{scheme}.json").write_text(json.dumps(usual), encoding="utf-8")
    for incomplete in (path, tmp_path / f"{scheme}.json"):
        with pytest.raises(WrongTheme) as caught:
            Theme.read(incomplete)
        assert caught.value.parts == ("cursor",)


def test_a_theme_is_called_as_its_file_says(theme: Theme) -> None:
    assert (theme.name, theme.title("en"), theme.title("zh_CN")) == ("light", "Light", "浅色")
    assert theme.title("de") == "Light"
    assert theme._replace(titles={"de": "Hell"}).title("zh_CN") == "Hell"


def test_zoom_changes_lengths_and_nothing_else(theme: Theme) -> None:
    larger = theme.at_zoom(1.5)
    assert (theme.px(10), larger.px(10), larger.px(0.1)) == (10, 15, 1)
    assert larger.cursor == theme.cursor


def test_blending_goes_from_the_ground_to_the_ink() -> None:
    black, white = QColor(0, 0, 0), QColor(255, 255, 255)
    assert blend(black, white, 0) == black
    assert blend(black, white, 1) == white
    assert blend(black, white, 0.2) == QColor(51, 51, 51)


SEEN_BY = {  # Machado, Oliveira, Fernandes 2009, severity 1: linear red, green and blue
    "red_green": (
        ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
         (-0.003882, -0.048116, 1.051998)),
        ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
         (-0.011820, 0.042940, 0.968881)),
    ),
    "blue_yellow": (
        ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
         (0.004733, 0.691367, 0.303900)),
    ),
}  # fmt: skip
APART = (  # colours that must not be taken for each other, and how far apart they are in OKLab
    (HINT_DISCS, 0.07),
    (("follows", "eliminated"), 0.15),
    (("given", "entered", "conflict"), 0.1),
    (("good", "warn"), 0.1),
    (("board", "conflict_ground"), 0.07),
    (tuple(f"c{number}" for number in range(1, 10)), 0.05),
)


def seen(colour: QColor, matrix: tuple[tuple[float, ...], ...]) -> QColor:
    """The colour that somebody takes this one for."""
    linear = [decoded(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    parts = (sum(map(mul, row, linear)) for row in matrix)
    return QColor.fromRgbF(*(encoded(min(max(part, 0.0), 1.0)) for part in parts))


@in_turn("blindness", SEEN_BY)
@in_turn("scheme", ["light", "dark"])
def test_a_palette_for_colour_blind_eyes_keeps_apart_what_differs(
    blindness: str, scheme: str
) -> None:
    theme = Theme.read(resource(f"themes/{blindness}_{scheme}.json"))
    alike = [
        (one, other)
        for matrix in SEEN_BY[blindness]
        for names, far in APART
        for one, other in combinations(names, 2)
        if dist(*(oklab(seen(getattr(theme, name), matrix)) for name in (one, other))) < far
    ]
    assert alike == []


def test_no_colour_of_the_player_s_looks_like_the_ground_of_a_conflict(each_theme: Theme) -> None:
    """Palettes for colour-blind eyes have fewer hues to choose from."""
    far = 0.06 if each_theme.name.startswith(tuple(SEEN_BY)) else 0.08
    ground = oklab(each_theme.conflict_ground)
    near = [n for n in range(1, 10) if dist(oklab(each_theme.player(n)), ground) < far]
    assert near == []


COLOURED = ("line_whisper", "line_renban", "line_palindrome", "line_region")


THREE_KINDS = [matrix for matrices in SEEN_BY.values() for matrix in matrices]


@pytest.mark.parametrize("matrix", THREE_KINDS, ids=["protan", "deutan", "tritan"])
def test_marks_are_seen_on_their_lines_by_colour_blind_eyes(
    each_theme: Theme, matrix: tuple[tuple[float, ...], ...]
) -> None:
    """The marks differ by their shape; see `test_marks.py` of the constraints."""
    pairs = [
        (
            body,
            seen(getattr(each_theme, mark_of(body)), matrix),
            seen(getattr(each_theme, body), matrix),
        )
        for body in BODIES
    ]
    assert too_faint(pairs, 3.0) == []


@pytest.mark.parametrize("matrix", THREE_KINDS, ids=["protan", "deutan", "tritan"])
def test_the_four_coloured_lines_stay_apart_a_little_for_colour_blind_eyes(
    each_theme: Theme, matrix: tuple[tuple[float, ...], ...]
) -> None:
    bodies = [oklab(seen(getattr(each_theme, name), matrix)) for name in COLOURED]
    assert min(dist(one, other) for one, other in combinations(bodies, 2)) > 0.022


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_high_contrast_reaches_7_for_all_that_is_read(scheme: str) -> None:
    theme = Theme.read(resource(f"themes/high_contrast_{scheme}.json"))
    pairs = [
        (f"{ink} on {name}", getattr(theme, ink), ground)
        for ink in (*DIGITS, "note")
        for name, ground in grounds(theme).items()
    ]
    assert too_faint(pairs, 7) == []
    on_figures = tuple((ink, FIGURES) for ink in (*DIGITS, "note"))
    assert too_faint(listed(theme, on_figures), 7) == []
    assert too_faint(listed(theme, (("text", SURFACES), ("muted", SURFACES))), 7) == []
    assert too_faint(listed(theme, SEEN), 4.5) == []
