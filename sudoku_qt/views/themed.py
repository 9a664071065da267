# SPDX-License-Identifier: MIT
"""Whatever is painted from a theme: it asks its style for it, and Qt tells it of another.

Setting a style tells every widget (`StyleChange`), installing a translator too (`LanguageChange`).
So nobody hands a theme or a language on, and no widget can be forgotten.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyledItemDelegate, QWidget

from sudoku_qt.views.theme import Theme

if TYPE_CHECKING:  # at run time the widget is the class that is named beside `Themed`
    Base = QWidget
else:
    Base = object
PRIMARY = "primary"
"""The property of a button that the style fills, since it is the one that is meant."""


class ThemeStyle(QProxyStyle):
    """A style that carries a theme; how Qt's own controls look is another's business."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("Fusion")
        self.theme = theme


def theme_of(widget: QWidget) -> Theme:
    """The theme a widget is painted from: that of its style, which is the program's."""
    style = widget.style()
    if isinstance(style, ThemeStyle):
        return style.theme
    raise LookupError("No theme is worn: see `wear`.")


def wear(theme: Theme, style: type[ThemeStyle] | None = None) -> None:
    """Paint everything in a theme from now on, with the style there is or with another."""
    now = QApplication.style()
    kind = style or (type(now) if isinstance(now, ThemeStyle) else ThemeStyle)
    QApplication.setPalette(theme.palette())
    QApplication.setStyle(kind(theme))


class Themed(Base):
    """Stands before the class of a widget, which then follows the theme and the language."""

    _followers: tuple[Callable[[Theme], object], ...] = ()

    def __init__(self, *args: object, **named: object) -> None:
        super().__init__(*args, **named)  # type: ignore[arg-type]  # whatever the widget takes
        self.theme = theme_of(self)

    def when_restyled(self, follow: Callable[[Theme], object]) -> None:
        """Have something follow the theme as well: the room that a layout leaves, for one."""
        self._followers = (*self._followers, follow)

    def restyle(self) -> None:
        """Take from the theme what is not painted anew by itself: fonts, margins, palettes."""

    def retranslate(self) -> None:
        """Write in the language that is spoken now what the widget says by itself."""

    def take_theme(self) -> None:
        """Follow the theme of the style, after all parts: what they need decides where they lie.

        Qt tells all widgets of another style, in no order.
        """
        theme = theme_of(self)
        if theme is not self.theme:
            for part in reversed(self.findChildren(QWidget)):
                if isinstance(part, Themed):
                    part.take_theme()
            self.theme = theme
            for follow in self._followers:
                follow(theme)
            self.restyle()
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the language."""
        super().changeEvent(event)
        kind = event.type()
        if kind == QEvent.Type.StyleChange:
            self.take_theme()
        elif kind == QEvent.Type.LanguageChange:
            self.retranslate()
            self.updateGeometry()
            self.update()


class ThemedWidget(Themed, QWidget):
    """A widget that paints itself: what a page knows of its cards."""

    is_needed = False
    """Whether without room other cards go before it, as what waits for an answer."""
    folds = False
    """Whether it is shown as low as `folded_height` rather than not at all, among other cards."""
    names_cells = False
    """Whether what it says names cells, so that these are looked for on the board."""

    @property
    def folded_height(self) -> int:
        """How low it can be and still tell what matters most, where its minimum has no room."""
        return self.minimumSizeHint().height()


class Dock(ThemedWidget):
    """What can stand at the right of everything in the window, or in the place of the cards."""

    def set_beside(self, on: bool) -> None:  # noqa: FBT001 - the two places of a dock
        """Stand at the right of everything from now on, or in the cards' place."""
        raise NotImplementedError


class ThemedDelegate(QStyledItemDelegate):
    """Paints what stands in a view, from the view's theme."""

    @property
    def theme(self) -> Theme:
        """The theme of the view, which is its parent."""
        return theme_of(cast(QWidget, self.parent()))
