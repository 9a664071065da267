# SPDX-License-Identifier: MIT
"""The choices of language, theme and size, in the menus and by the wheel."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt
from PySide6.QtGui import QActionGroup, QGuiApplication
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.appearance.appearance import SYSTEM, USUAL_ZOOM, ZOOMS, Appearance
from sudoku_qt.models.option import Value
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.accents import ACCENTS
from sudoku_qt.views.window.bars import WindowBars
from sudoku_qt.views.window.main_window import MainWindow

OWN_NAME = QT_TRANSLATE_NOOP("Appearance", "This language's own name")
"""Each translation contains the language's own name as the translation of this."""


class AppearanceChoices(QObject):
    """Offers languages, themes and sizes; the window follows the player, and the system."""

    def __init__(self, appearance: Appearance, window: MainWindow, bars: WindowBars) -> None:
        super().__init__(window)
        self._appearance, self._window, self._bars = appearance, window, bars
        appearance.theme_changed.connect(window.settle)
        appearance.language_changed.connect(self.complain)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._follow_system()
        self.complain()

    def _follow_system(self) -> None:
        scheme = QGuiApplication.styleHints().colorScheme()
        self._appearance.follow_system(dark=scheme is Qt.ColorScheme.Dark)

    def complain(self) -> None:
        """Report unusable files."""
        if faults := self._appearance.unsaid():
            self._bars.show_notice("\n".join(map(say, faults)), "error")

    # Size

    def zoom_in(self) -> None:
        """Enlarge everything, unless the board would have to shrink."""
        zoom = self._appearance.zoom
        larger = min((size for size in ZOOMS if size > zoom), default=ZOOMS[-1])
        if self._window.has_room_for(larger / 100):
            self._appearance.set_zoom(larger)
        else:
            self._bars.show_notice(
                self.tr("There is no room here for larger text: the board would have to shrink.")
            )

    def zoom_out(self) -> None:
        """Reduce everything."""
        zoom = self._appearance.zoom
        self._appearance.set_zoom(max((size for size in ZOOMS if size < zoom), default=ZOOMS[0]))

    def turn_zoom(self, notches: int) -> None:
        """Zoom by the wheel: enlarge for positive notches, reduce for negative."""
        if notches > 0:
            self.zoom_in()
        elif notches < 0:
            self.zoom_out()

    def zoom_reset(self) -> None:
        """Reset the zoom."""
        self._appearance.set_zoom(USUAL_ZOOM)

    # Language and theme

    def language_names(self) -> list[tuple[str, str]]:
        """The available languages, each with its own name."""
        named = [(name, self._own_name(name)) for name in self._appearance.languages()[1:]]
        return [("en", "English"), *((name, words) for name, words in named if words)]

    def theme_names(self) -> list[tuple[str, str]]:
        """The usable themes, each with the name in its file."""
        language = self._appearance.language
        return [(theme.name, theme.title(language)) for theme in self._appearance.themes()]

    def accent_names(self) -> list[tuple[str, str]]:
        """The accents besides the theme's own."""
        named = QCoreApplication.translate
        return [(value, named("Accents", name)) for value, name, _ in ACCENTS]

    def apply(self, name: str, value: Value) -> None:
        """Apply an option: language, theme, accent, animations or zoom."""
        appearance = self._appearance
        take: dict[str, Callable[[Any], None]] = {
            "language": appearance.prefer_language,
            "theme": self._choose_theme,
            "accent": appearance.set_accent,
            "zoom": lambda zoom: appearance.set_zoom(int(zoom)),
            "still": appearance.set_still,
        }
        take[name](value)

    def _own_name(self, language: str) -> str:
        """A language's own name from its file; "" if that cannot be read."""
        own = self._appearance.translator_of(language)
        if own is None:
            return ""
        locale = QLocale(language).nativeLanguageName()
        named = own.translate("Appearance", OWN_NAME)
        own.deleteLater()
        return named or locale or language

    def fill_themes(self, menu: QMenu) -> None:
        """Fill the menu of themes, each with the name in its file, without damaged ones."""
        named = [(name, title.replace("&", "&&")) for name, title in self.theme_names()]
        texts = [(SYSTEM, self.tr("As the &system")), *named]
        known = self._appearance.scheme in {name for name, _ in texts}
        chosen = self._appearance.scheme if known else SYSTEM
        self._offer(menu, texts, chosen, self._choose_theme)
        self.complain()

    def _choose_theme(self, name: str) -> None:
        self._appearance.set_theme(name)
        self.complain()

    def _offer(
        self,
        menu: QMenu,
        choices: Sequence[tuple[str, str]],
        current: str,
        choose: Callable[[str], None],
    ) -> None:
        menu.clear()
        group = QActionGroup(menu)
        for name, text in choices:
            action = group.addAction(text)
            action.setCheckable(True)
            action.setChecked(name == current)
            action.triggered.connect(lambda _=False, name=name: choose(name))
            menu.addAction(action)
