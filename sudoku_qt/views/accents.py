# SPDX-License-Identifier: MIT
"""Accents: a theme's colours that carry its hue, rotated to another hue.

Hues are rotated in OKLCH (Ottosson 2020), and the lightness is then chosen so that each colour
keeps its relative luminance (WCAG 2.2): whatever contrast a theme has, it has with every accent.
"""

from math import copysign, cos, hypot, sin, tau
from typing import Any

from PySide6.QtGui import QColor

from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.theme import Theme

OWN = "own"
"""The name of the theme's own accent."""
ACCENTS: tuple[tuple[str, str, float], ...] = (  # value, name, hue in turns
    ("blue", QT_TRANSLATE_NOOP("Accents", "Blue"), 255 / 360),
    ("teal", QT_TRANSLATE_NOOP("Accents", "Teal"), 195 / 360),
    ("green", QT_TRANSLATE_NOOP("Accents", "Green"), 150 / 360),
    ("orange", QT_TRANSLATE_NOOP("Accents", "Orange"), 60 / 360),
    ("pink", QT_TRANSLATE_NOOP("Accents", "Pink"), 355 / 360),
    ("violet", QT_TRANSLATE_NOOP("Accents", "Violet"), 300 / 360),
)
TURNED = (
    *("cursor", "accent_ground", "accent_text", "entered"),
    *("peer", "peer_given", "same", "selected"),
)
"""The colours that are derived from the accent."""
STEPS = 18
"""The number of bisections: more precise than the 255 steps of a colour."""
LESS_CHROMA = 0.97
"""The factor by which a chroma is reduced that the screen cannot show."""


def with_accent(theme: Theme, name: str) -> Theme:
    """The theme with an accent; unchanged for its own accent or an unknown one."""
    hue = next((hue for value, _, hue in ACCENTS if value == name), None)
    if hue is None:
        return theme
    turned: dict[str, Any] = {each: turn(getattr(theme, each), hue) for each in TURNED}
    return theme._replace(**turned)


def turn(colour: QColor, hue: float) -> QColor:
    """A colour rotated to another hue (in turns) with the same luminance."""
    _, a, b = oklab(colour)
    return of_luminance(luminance(colour), hypot(a, b), hue)


def of_luminance(goal: float, chroma: float, hue: float) -> QColor:
    """The colour with a relative luminance, a chroma and a hue (in turns)."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if luminance(colour_of(middle, chroma, hue)) < goal:
            low = middle
        else:
            high = middle
    return colour_of(high, chroma, hue)


def colour_of(lightness: float, chroma: float, hue: float) -> QColor:
    """The colour of OKLCH coordinates, with as much of the chroma as a screen can display."""
    while True:
        a, b = chroma * cos(hue * tau), chroma * sin(hue * tau)
        parts = linear_of(lightness, a, b)
        if chroma < 1e-4 or all(-1e-4 <= part <= 1 + 1e-4 for part in parts):
            return QColor.fromRgbF(*(encoded(min(max(part, 0.0), 1.0)) for part in parts))
        chroma *= LESS_CHROMA


def luminance(colour: QColor) -> float:
    """The relative luminance."""
    red, green, blue = (decoded(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def oklab(colour: QColor) -> tuple[float, float, float]:
    """Lightness, green to red, and blue to yellow, in OKLab."""
    red, green, blue = (decoded(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    long = cube_root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = cube_root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = cube_root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def linear_of(lightness: float, a: float, b: float) -> tuple[float, float, float]:
    """Red, green and blue in linear light, perhaps outside what a screen can display."""
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )


def cube_root(value: float) -> float:
    """The cube root, with the sign of its argument."""
    return copysign(abs(value) ** (1 / 3), value)


def decoded(part: float) -> float:
    """A component in linear light, from sRGB."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def encoded(part: float) -> float:
    """A component in sRGB, from linear light."""
    return 12.92 * part if part <= 0.0031308 else float(1.055 * part ** (1 / 2.4) - 0.055)
