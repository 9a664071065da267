# SPDX-License-Identifier: MIT
"""Searchable lists of techniques by family: one to choose from, one of "must" and "must not"."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from sudoku_qt.models.contents import letters
from sudoku_qt.views.kit.layout import column, filling, lay_out
from sudoku_qt.views.sudoku.dialogs.wish_delegate import MUST, MUST_NOT, OFF, ON, WishDelegate
from sudoku_qt.views.widgets.lists.search_field import SearchField

NAME = Qt.ItemDataRole.UserRole
SEARCHED = NAME + 1


@dataclass(frozen=True)
class Family:
    """A family of techniques: their names and titles."""

    title: str
    techniques: tuple[tuple[str, str], ...]
    page_of: Callable[[str], str] = str
    """Returns the text of a technique's page, which is searched if no title matches."""


class TechniqueList(QWidget):
    """A search field and the families below it; a double click or Enter chooses a technique."""

    chosen = Signal()
    current_changed = Signal()

    def __init__(self, families: Sequence[Family], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = SearchField(self.tr("Search for a technique"))
        self.search.textChanged.connect(self._find)
        self.tree = self.made_tree()
        self.tree.setAccessibleName(self.tr("Techniques"))
        self.search.left_downwards.connect(self.tree.setFocus)
        self.tree.currentItemChanged.connect(self.current_changed)
        self.tree.itemDoubleClicked.connect(self._choose)
        self.groups: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        self._families = tuple(families)
        self._pages: dict[str, str] = {}
        for family in families:
            self._add(family)
        lay_out(self, column(self.search, filling(self.tree), gap="usual"))

    def made_tree(self) -> QTreeWidget:
        """Create the tree."""
        tree = QTreeWidget()
        tree.setHeaderHidden(True)
        return tree

    def current(self) -> str:
        """The name of the current technique, "" for none or a family."""
        item = self.tree.currentItem()
        name = item.data(0, NAME) if item else ""
        return name if isinstance(name, str) else ""

    def has_found(self) -> bool:
        """Whether the search has found anything."""
        return not all(group.isHidden() for group, _ in self.groups)

    def go_to(self, technique: str) -> None:
        """Make a technique the current one."""
        for item in self.items():
            if item.data(0, NAME) == technique:
                self.tree.setCurrentItem(item)

    def items(self) -> Iterator[QTreeWidgetItem]:
        """Yield every technique's item."""
        for _, items in self.groups:
            yield from items

    def _add(self, family: Family) -> None:
        title = f"{family.title}  {len(family.techniques)}"
        group = QTreeWidgetItem(self.tree, [title])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        self.groups.append((group, [self._added(group, *row) for row in family.techniques]))

    def _added(self, group: QTreeWidgetItem, name: str, title: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(group, [title])
        item.setData(0, NAME, name)
        item.setData(0, SEARCHED, f"{letters(title)} {letters(name)}")
        self.dress(item)
        return item

    def dress(self, item: QTreeWidgetItem) -> None:
        """Add what the item of a technique shows besides its title; here nothing."""

    def _find(self, text: str) -> None:
        """Show the techniques whose title or name contains the search text.

        If there are none, show those whose page contains it, as it has other names, too.
        """
        sought = letters(text)
        found = self._titled(sought) or self._telling_of(sought)
        for family, items in self.groups:
            for item in items:
                item.setHidden(item.data(0, NAME) not in found)
            family.setHidden(all(item.isHidden() for item in items))
            family.setExpanded(bool(sought))
        if sought:
            visible = (item for item in self.items() if not item.isHidden())
            self.tree.setCurrentItem(next(visible, QTreeWidgetItem()))  # a new item selects nothing

    def _titled(self, sought: str) -> set[str]:
        return {item.data(0, NAME) for item in self.items() if sought in item.data(0, SEARCHED)}

    def _telling_of(self, sought: str) -> set[str]:
        if not self._pages:  # the first time: most people search for words in no title
            self._pages = {
                name: letters(family.page_of(name))
                for family in self._families
                for name, _ in family.techniques
            }
        return {name for name, page in self._pages.items() if sought in page}

    def _choose(self, _item: QTreeWidgetItem) -> None:
        if self.current():
            self.chosen.emit()


class TechniqueTree(QTreeWidget):
    """A tree in which Space changes the state of the current item."""

    turned = Signal(QTreeWidgetItem)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the state of a technique with Space."""
        item = self.currentItem()
        if event.key() == Qt.Key.Key_Space and item and item.parent():
            self.turned.emit(item)
        else:
            super().keyPressEvent(event)


class TechniqueOptions(TechniqueList):
    """The list with a choice on each row: any, must, must not."""

    changed = Signal()

    def __init__(self, families: Sequence[Family], parent: QWidget | None = None) -> None:
        super().__init__(families, parent)
        self.tree.itemChanged.connect(self._settle)
        self._count()

    def made_tree(self) -> QTreeWidget:
        """Create a tree with a second column for the choice."""
        tree = TechniqueTree()
        tree.turned.connect(self._turn)
        tree.setFrameShape(QFrame.Shape.NoFrame)
        tree.setColumnCount(MUST_NOT + 1)
        tree.setHeaderHidden(True)
        tree.setColumnHidden(MUST_NOT, True)  # noqa: FBT003 - Qt's
        words = self.tr("Any"), self.tr("Must"), self.tr("Not")
        delegate = WishDelegate(words, tree)
        delegate.chosen.connect(self._choose_wish)
        tree.setItemDelegateForColumn(MUST, delegate)
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(MUST, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(MUST, delegate.width())
        tree.setToolTip(self.tr("Space: must come up, must not come up, either."))
        return tree

    def _choose_wish(self, index: QModelIndex, wish: int) -> None:
        """Set the wish of the clicked part: 0 for any, or the column of the wish."""
        item = self.tree.itemFromIndex(index)
        for other in (MUST, MUST_NOT):
            if other != wish:
                item.setCheckState(other, OFF)
        if wish:
            item.setCheckState(wish, ON)

    def dress(self, item: QTreeWidgetItem) -> None:
        """Add the choice: a check state in the column of "must" or "must not"."""
        for each in (MUST, MUST_NOT):
            item.setCheckState(each, OFF)

    def checked(self, column: int) -> tuple[str, ...]:
        """The techniques checked in a column."""
        return tuple(item.data(0, NAME) for item in self.items() if item.checkState(column) is ON)

    def set_checked(self, must: Iterable[str], must_not: Iterable[str]) -> None:
        """Check these techniques and no others, and unfold their families."""
        chosen = {MUST: frozenset(must), MUST_NOT: frozenset(must_not)}
        self.tree.blockSignals(True)  # noqa: FBT003 - Qt's
        for family, items in self.groups:
            for item in items:
                for each, names in chosen.items():
                    item.setCheckState(each, ON if item.data(0, NAME) in names else OFF)
            if any(item.data(0, NAME) in chosen[MUST] | chosen[MUST_NOT] for item in items):
                family.setExpanded(True)
        self.tree.blockSignals(False)  # noqa: FBT003 - Qt's
        self._name_all()
        self._count()
        self.changed.emit()

    def _turn(self, item: QTreeWidgetItem) -> None:
        """Change a technique's wish from either to must, from must to must not, and back."""
        if item.checkState(MUST) is ON:
            item.setCheckState(MUST_NOT, ON)
        elif item.checkState(MUST_NOT) is ON:
            item.setCheckState(MUST_NOT, OFF)
        else:
            item.setCheckState(MUST, ON)

    def _settle(self, item: QTreeWidgetItem, column: int) -> None:
        """Clear the opposite box: the one that was ticked last counts."""
        if column == 0:
            return
        if item.checkState(column) is ON:
            self.tree.blockSignals(True)  # noqa: FBT003 - Qt's
            item.setCheckState(MUST + MUST_NOT - column, OFF)
            self.tree.blockSignals(False)  # noqa: FBT003 - Qt's
        self.tree.viewport().update()
        self._name(item)
        self._count()
        self.changed.emit()

    def _count(self) -> None:
        """Show the number of wishes in each family."""
        self.tree.blockSignals(True)  # noqa: FBT003 - Qt's
        for family, items in self.groups:
            must, must_not = (
                sum(item.checkState(column) is ON for item in items) for column in (MUST, MUST_NOT)
            )
            words = [
                words.format(count=count)
                for words, count in (
                    (self.tr("{count} must"), must),
                    (self.tr("{count} not"), must_not),
                )
                if count
            ]
            family.setText(MUST, self.tr(", ").join(words))
            family.setFirstColumnSpanned(not words)  # a long title takes the badge's room
        self.tree.blockSignals(False)  # noqa: FBT003 - Qt's

    def _name_all(self) -> None:
        for item in self.items():
            self._name(item)

    def _name(self, item: QTreeWidgetItem) -> None:
        """Describe a line for screen readers."""
        words = item.text(0)
        if item.checkState(MUST) is ON:
            words = self.tr("{technique}, must come up").format(technique=words)
        elif item.checkState(MUST_NOT) is ON:
            words = self.tr("{technique}, must not come up").format(technique=words)
        self.tree.blockSignals(True)  # noqa: FBT003 - Qt's
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, words)
        self.tree.blockSignals(False)  # noqa: FBT003 - Qt's
