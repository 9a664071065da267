# SPDX-License-Identifier: MIT
"""The base of everything painted from a theme: it takes the theme from its style.

Setting a style notifies every widget (`StyleChange`), and so does installing a translator
(`LanguageChange`). So nobody passes a theme or a language on, and no widget can be forgotten.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyledItemDelegate, QWidget

from sudoku_qt.views.theme import Theme

if TYPE_CHECKING:  # at run time the class beside `Themed` is the widget
    Base = QWidget
else:
    Base = object
PRIMARY = "primary"
"""The property of the default button, which the style fills."""


class ThemeStyle(QProxyStyle):
    """A style that carries a theme; subclasses define the look of Qt's own controls."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("Fusion")
        self.theme = theme


def theme_of(widget: QWidget) -> Theme:
    """The theme of a widget: that of its style, which is the program's."""
    style = widget.style()
    if isinstance(style, ThemeStyle):
        return style.theme
    raise LookupError("No theme is worn: see `wear`.")


def wear(theme: Theme, style: type[ThemeStyle] | None = None) -> None:
    """Set the theme of everything, with the present style class or another one."""
    now = QApplication.style()
    kind = style or (type(now) if isinstance(now, ThemeStyle) else ThemeStyle)
    QApplication.setPalette(theme.palette())
    QApplication.setStyle(kind(theme))


class Themed(Base):
    """Comes before the widget class among the bases; the widget then follows theme and language."""

    _followers: tuple[Callable[[Theme], object], ...] = ()

    def __init__(self, *args: object, **named: object) -> None:
        super().__init__(*args, **named)  # type: ignore[arg-type]  # whatever the widget takes
        self.theme = theme_of(self)

    def when_restyled(self, follow: Callable[[Theme], object]) -> None:
        """Have something else follow the theme as well, such as the gaps of a layout."""
        self._followers = (*self._followers, follow)

    def restyle(self) -> None:
        """Take from the theme what repainting does not update: fonts, margins, palettes."""

    def retranslate(self) -> None:
        """Set the widget's own texts in the installed language."""

    def take_theme(self) -> None:
        """Follow the theme of the style, after all children, since their sizes affect the layout.

        Qt notifies the widgets of another style in no particular order.
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
    """A widget that paints itself; pages know their cards as this."""

    is_needed = False
    """Whether other cards are hidden before it if room is short, as it waits for an answer."""
    folds = False
    """Whether it is folded to `folded_height` instead of being hidden, among other cards."""
    names_cells = False
    """Whether its text names cells, which are then marked on the board."""

    @property
    def folded_height(self) -> int:
        """The least height at which it shows what matters most, below its minimum height."""
        return self.minimumSizeHint().height()

    def spare_height(self, width: int) -> int:
        """The part of its height at a width that it gives up for other cards."""
        return 0


class Dock(ThemedWidget):
    """A widget at the right of everything in the window, or in the place of the cards."""

    def set_beside(self, on: bool) -> None:  # noqa: FBT001 - the two places of a dock
        """Place it at the right of everything, or in the cards' place."""
        raise NotImplementedError


class ThemedDelegate(QStyledItemDelegate):
    """Paints the items of a view, from the view's theme."""

    @property
    def theme(self) -> Theme:
        """The theme of the view, which is its parent."""
        return theme_of(cast(QWidget, self.parent()))
