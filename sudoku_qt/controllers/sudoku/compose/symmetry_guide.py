# SPDX-License-Identifier: MIT
"""The symmetry of a composition: chosen from a menu, with partners that follow or not."""

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES, Symmetry, symmetry_named
from sudoku_qt.views.sudoku.dialogs.option_words import SYMMETRIES as NAMES

SYMMETRY, FOLLOW = "compose_symmetry", "compose_partners"
"""The names of the settings."""
NONE = "none"


class SymmetryGuide(QObject):
    """Stores the symmetry, and sets the label of its tool."""

    chosen = Signal()
    """Another symmetry was chosen."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._settings = context, context.services.settings

    @property
    def symmetry(self) -> Symmetry:
        """The chosen symmetry."""
        name = self._settings.text(SYMMETRY, NONE)
        return symmetry_named(name if name in dict(NAMES) else NONE)

    @property
    def follows(self) -> bool:
        """Whether partners are set and cleared with a cell."""
        return self._settings.flag(FOLLOW, default=True)

    @property
    def word(self) -> str:
        """The name of the symmetry, "" for none."""
        return "" if self.symmetry.name == NONE else symmetry_word(self.symmetry.name)

    def partners_follow(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Set and clear partners together with a cell from now on, or not."""
        self._settings.set(FOLLOW, value=on)

    def fill_composing_symmetry(self, menu: QMenu) -> None:
        """Fill the menu of the symmetries."""
        menu.clear()
        for symmetry in SYMMETRIES:
            action = menu.addAction(symmetry_word(symmetry.name))
            action.setCheckable(True)
            action.setChecked(symmetry == self.symmetry)
            action.triggered.connect(lambda _=False, name=symmetry.name: self.choose(name))

    def choose(self, name: str) -> None:
        """Choose the symmetry of a name."""
        self._settings.set(SYMMETRY, name)
        self.name()
        self.chosen.emit()

    def name(self) -> None:
        """Set the label of the tool, and the check mark for partners."""
        tool = self._context.actions.tool("composing_symmetry")
        tool.setIconText(self.word or self.tr("No symmetry"))
        self._context.actions["partners_follow"].setChecked(self.follows)


def symmetry_word(name: str) -> str:
    """The name of a symmetry in words."""
    return QCoreApplication.translate("NewSudokuDialog", dict(NAMES)[name])
