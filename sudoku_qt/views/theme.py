# SPDX-License-Identifier: MIT
"""A theme: the named colours in which everything is painted, and the zoom."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QJsonDocument
from PySide6.QtGui import QColor, QPalette

Group = QPalette.ColorGroup
Part = QPalette.ColorRole

PALETTE = (
    (Part.Window, "window"),
    (Part.WindowText, "text"),
    (Part.Base, "panel"),
    (Part.AlternateBase, "given_ground"),
    (Part.Text, "text"),
    (Part.PlaceholderText, "muted"),
    (Part.Button, "panel"),
    (Part.ButtonText, "text"),
    (Part.ToolTipBase, "panel"),
    (Part.ToolTipText, "text"),
    (Part.Highlight, "cursor"),
    (Part.HighlightedText, "on_accent"),
    (Part.Accent, "cursor"),
    (Part.Link, "accent_text"),
    (Part.LinkVisited, "link"),
    (Part.Light, "panel"),
    (Part.Midlight, "given_ground"),
    (Part.Mid, "edge"),
    (Part.Dark, "outline"),
)
"""The theme's colour for each role of a native widget's palette."""
NO_COLOURS = frozenset({"name", "titles", "dark", "zoom", "motion"})


class WrongTheme(ValueError):
    """The file is no valid theme. `parts` names what is missing or wrong, if it can be read."""

    def __init__(self, parts: Sequence[str]) -> None:
        super().__init__(", ".join(parts))
        self.parts = tuple(parts)


class Theme(NamedTuple):
    """The name of every colour; each theme is a file of colours in resources/themes."""

    name: str  # the name of its file, and its key in the settings
    titles: dict[str, str]  # its title, by language
    dark: bool

    window: QColor  # the window's ground
    panel: QColor  # cards, keys, fields, the status bar
    well: QColor  # the track of a segment, the groove of a bar
    raised: QColor  # the chosen part of a segment
    hover: QColor  # what the mouse is over
    press: QColor  # what is pressed
    edge: QColor  # the line round a card or a key, and between rows
    outline: QColor  # the line round a field; a switch that is off
    board: QColor  # a cell
    given_ground: QColor  # a cell with a given
    peer: QColor  # row, column and box of the cursor
    peer_given: QColor  # the same, with a given
    same: QColor  # behind the same digit as the cursor's
    selected: QColor  # the selection
    cursor: QColor  # the cursor's frame, the accent, the primary button
    on_accent: QColor  # the text on that
    accent_ground: QColor  # what is switched on
    accent_text: QColor  # the text on that; links
    given: QColor  # a digit that was given
    entered: QColor  # a digit that was entered
    note: QColor  # notes
    thin: QColor  # lines inside a box
    box: QColor  # lines between boxes, and the frame
    conflict: QColor  # a digit that breaks a rule
    conflict_ground: QColor  # its ground
    wrong: QColor  # a digit that differs from the solution
    follows: QColor  # in a hint: what follows
    eliminated: QColor  # in a hint: eliminated candidates
    set_a: QColor  # in a hint: the first set; also a cell that a message speaks of
    set_a_ground: QColor  # the cells of that set
    set_b: QColor  # in a hint: the second set
    set_b_ground: QColor  # the cells of that set
    both_ground: QColor  # cells of both sets
    set_c: QColor  # in a hint: the third set
    set_d: QColor  # in a hint: the fourth set, and so on
    set_e: QColor
    set_f: QColor
    set_g: QColor
    link: QColor  # in a hint: links
    text: QColor  # text
    muted: QColor  # quiet text
    good: QColor  # better than expected
    warn: QColor  # caution
    branch: QColor  # a digit of a what-if branch

    c1: QColor  # the player's nine colours
    c2: QColor
    c3: QColor
    c4: QColor
    c5: QColor
    c6: QColor
    c7: QColor
    c8: QColor
    c9: QColor

    wood: QColor  # the Gomoku board
    wood_line: QColor  # its lines and coordinates
    slate: QColor  # the dark Gomoku board, in either theme
    slate_line: QColor  # its lines
    black_stone: QColor
    black_shine: QColor  # the highlight on it
    white_stone: QColor
    white_shine: QColor

    line_diagonal: QColor  # the bodies of a variant's lines, under the digits
    line_thermo: QColor
    line_palindrome: QColor
    line_region: QColor
    line_zipper: QColor
    line_entropic: QColor
    line_modular: QColor
    line_nabner: QColor
    line_renban: QColor
    line_whisper: QColor
    line_between: QColor
    line_arrow: QColor
    shade: QColor  # grey shapes, and cells with a rule of their own
    extra_region: QColor  # the cells of an extra region

    mark_diagonal: QColor  # the marks on the lines, between the digits
    mark_thermo: QColor
    mark_palindrome: QColor
    mark_region: QColor
    mark_zipper: QColor
    mark_entropic: QColor
    mark_modular: QColor
    mark_nabner: QColor
    mark_renban: QColor
    mark_whisper: QColor
    sign: QColor  # cages, rings, arrows, letters, clues
    dot_white: QColor  # never inverted
    dot_black: QColor

    zoom: float = 1.0
    motion: bool = True  # whether anything may move of itself

    @classmethod
    def read(cls, path: Path) -> "Theme":
        """Read a theme from its file; missing colours are taken from the light or dark theme.

        So a new colour has to be added to those two files only, and themes made by others stay
        valid.

        Raises:
            OSError: it cannot be read.
            WrongTheme: nothing can be painted with it.
        """
        content = _content(path)
        if content is None:
            raise WrongTheme(())
        titles, dark = _titles(content.get("name")), content.get("dark")
        colours = _colours(content.get("colours"))
        needed = set(cls._fields) - NO_COLOURS
        if 0 < len(needed - colours.keys()) < len(needed) // 2:
            colours = _usual(path, dark=bool(dark)) | colours
        amiss = {name for name, colour in colours.items() if not colour.isValid()}
        amiss |= colours.keys() ^ needed
        if not titles:
            amiss.add("name")
        if not isinstance(dark, bool):
            amiss.add("dark")
        if amiss:
            raise WrongTheme(sorted(amiss))
        known: dict[str, Any] = {"titles": titles, "dark": dark, **colours}
        return cls(path.stem, **known)

    def title(self, language: str) -> str:
        """The theme's title in a language, or else in English, or else its name."""
        usual = self.titles.get("en") or next(iter(self.titles.values()))
        return self.titles.get(language, usual)

    @property
    def has_grounds(self) -> bool:
        """Whether boards have grounds; those of a plain picture are lines and digits only."""
        return self.window.alpha() > 0

    def at_zoom(self, zoom: float) -> "Theme":
        """The theme with another size of text and keys."""
        return self._replace(zoom=zoom)

    def px(self, length: float) -> int:
        """A length of the design in logical pixels, at least one."""
        return max(1, round(length * self.zoom))

    def ms(self, duration: int) -> int:
        """The duration of an animation in milliseconds: 0 if animations are off."""
        return duration if self.motion else 0

    def player(self, number: int) -> QColor:
        """One of the player's nine colours, 1 to 9."""
        colour: QColor = getattr(self, f"c{number}")
        return colour

    def palette(self) -> QPalette:
        """The palette for native widgets."""
        palette = QPalette()
        for part, name in PALETTE:
            palette.setColor(part, getattr(self, name))
        palette.setColor(Part.Shadow, blend(self.window, QColor("black"), 0.4))
        faint = blend(self.text, self.window, 0.55)
        for part in (Part.WindowText, Part.Text, Part.ButtonText):
            palette.setColor(Group.Disabled, part, faint)
        return palette


def _content(path: Path) -> dict[str, Any] | None:
    content: Any = QJsonDocument.fromJson(path.read_bytes()).toVariant()
    return content if isinstance(content, dict) else None


def _usual(path: Path, *, dark: bool) -> dict[str, QColor]:
    """The default colours from light or dark in the same folder; none if that is missing."""
    usual = path.with_name("dark.json" if dark else "light.json")
    content = _content(usual) if usual != path and usual.is_file() else None
    return _colours(content.get("colours")) if content else {}


def _titles(names: object) -> dict[str, str]:
    """Read a theme's titles: by language, or one for all."""
    if isinstance(names, str):
        names = {"en": names}
    named = names.items() if isinstance(names, dict) else ()
    return {language: name for language, name in named if isinstance(name, str) and name}


def _colours(texts: object) -> dict[str, QColor]:
    """Read the colours by name; values that are not texts are ignored."""
    named = texts.items() if isinstance(texts, dict) else ()
    return {name: QColor(text if isinstance(text, str) else "") for name, text in named}


def blend(base: QColor, ink: QColor, share: float) -> QColor:
    """Two colours mixed: a share of `ink` in `base`."""
    return QColor(
        round(base.red() + (ink.red() - base.red()) * share),
        round(base.green() + (ink.green() - base.green()) * share),
        round(base.blue() + (ink.blue() - base.blue()) * share),
    )
