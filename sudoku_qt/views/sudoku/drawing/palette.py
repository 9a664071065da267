# SPDX-License-Identifier: MIT
"""The card of a setter's tools: digits, families of constraints, and the rules of the board."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.compose.tools import FAMILIES, Tool, translated
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.kit.layout import Inset, column, lay_out
from sudoku_qt.views.sudoku.drawing.rule_switches import RuleSwitches
from sudoku_qt.views.sudoku.drawing.tool_tiles import ToolGrid
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.segment import Segment

DIGITS, RULES = "digits", "rules"
SWITCH_ROOM = 132
"""The height of the list of switches, of which more are scrolled."""


class PaletteCard(Card):
    """The families in a row; below it the tools of the chosen one, and how the tool is used."""

    is_needed = True
    family_chosen = Signal(str)
    """Another family was chosen: DIGITS, RULES, or one of FAMILIES."""
    tool_chosen = Signal(str)
    """A tool was chosen, by its name."""
    size_wanted = Signal(int)
    rule_switched = Signal(str, str, bool)
    regions_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.families = Segment(low=True)
        for name in (DIGITS, *(family.name for family in FAMILIES), RULES):
            self.families.add(name, name)
        self.families.chosen.connect(self._choose)
        self.grids = {family.name: ToolGrid(family) for family in FAMILIES}
        for each in self.grids.values():
            each.picked.connect(self.tool_chosen)
        self.switches = RuleSwitches()
        self.switches.sized.connect(self.size_wanted)
        self.switches.divided.connect(self.regions_wanted)
        self.switches.switched.connect(self.rule_switched)
        self._area = FitScrollArea(self.switches, 0)
        self._name, self._use = Line(14, Weight.DemiBold), Paragraph(13, ink="muted")
        self._rule = Line(13)
        self._tool: Tool | None = None
        inset: Inset = ("easy", "usual", "easy", "usual")
        lay_out(
            self,
            column(
                self.families, *self.grids.values(), self._area, self._name, self._use, self._rule,
                gap="tight", inset=inset, grows=True,
            ),
        )  # fmt: skip
        self.retranslate()
        self.show_family(DIGITS)

    def retranslate(self) -> None:
        """Name the families, and tell how the tool is used."""
        names = {family.name: translated(family.title) for family in FAMILIES}
        names |= {DIGITS: self.tr("Digits"), RULES: self.tr("Rules")}
        for name, title in names.items():
            self.families.set_text(name, title)
        self.families.setAccessibleName(self.tr("What is drawn"))
        self.setAccessibleName(self.tr("Tools"))
        self._tell()

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self._area.setFixedHeight(self.theme.px(SWITCH_ROOM))

    @property
    def family(self) -> str:
        """The chosen family."""
        return self.families.key

    def _choose(self, name: str) -> None:
        self.show_family(name)
        self.family_chosen.emit(name)

    def show_family(self, name: str) -> None:
        """Show the tools of a family."""
        self.families.choose(name)
        for each, tools in self.grids.items():
            tools.setVisible(each == name)
        self._area.setVisible(name == RULES)
        self._tell()

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Set the names of the tools' keys."""
        for tools in self.grids.values():
            for name, tile in tools.tiles.items():
                tile.set_key(keys.get(name, ""))

    def show_tool(self, tool: Tool | None) -> None:
        """Show which tool is chosen, and how it is used."""
        self._tool = tool
        for tools in self.grids.values():
            for name, tile in tools.tiles.items():
                tile.setChecked(tool is not None and name == tool.name)
        self._tell()

    def _tell(self) -> None:
        tool = self._tool if self.family in self.grids else None
        texts = (tool.title, tool.use, tool.rule) if tool else ("", "", "")
        for line, text in zip((self._name, self._use, self._rule), texts, strict=True):
            line.setText(text)
            line.setVisible(bool(text))
