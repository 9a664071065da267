# SPDX-License-Identifier: MIT
"""The language, theme and size of the whole program, as the player chose them."""

from collections.abc import Callable
from pathlib import Path

from PySide6 import QtCore
from PySide6.QtCore import QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.appearance.themes import Themes
from sudoku_qt.controllers.appearance.translators import (
    TRANSLATION,
    languages,
    own_translator,
    system_language,
    translators,
)
from sudoku_qt.engine.message import Fault
from sudoku_qt.languages import ENGLISH
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.accents import OWN, with_accent
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

SYSTEM = "system"
"""The value instead of a theme that follows the system: light or dark."""
MIDDLE_LIGHTNESS = 128
USUAL_ZOOM = 100
ZOOMS = (75, 85, 100, 115, 130, 150, 175, 200, 250, 300)


class Appearance(QObject):
    """Applies the player's choices to the application, and stores them."""

    language_changed = Signal()
    theme_changed = Signal(object)
    """Another `Theme`, or the same one at another size, has to be shown."""

    def __init__(
        self,
        app: QApplication,
        settings: Settings,
        resource: Callable[[str], Path],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._app, self._settings, self._resource = app, settings, resource
        self._themes = Themes(resource("themes"))
        self._faults: list[Fault] = []
        self._translators: list[QTranslator] = []
        self.language = ""
        self.prefer_language(settings.text("language"))
        self.scheme = settings.text("theme", SYSTEM)
        self.accent = settings.text("accent", OWN)
        self.still = settings.flag("still", default=False)
        self.zoom = settings.number("zoom", USUAL_ZOOM, ZOOMS[0], ZOOMS[-1])
        # Asking the system for its scheme loads all names of Qt, 20 % of the time until
        # the board is painted; its palette is known at once and nearly always agrees.
        self._system_is_dark = app.palette().window().color().lightness() < MIDDLE_LIGHTNESS
        if self.scheme != SYSTEM:
            self._hint_scheme()
        self._apply_theme()

    def theme(self) -> Theme:
        """The current theme, at the current zoom."""
        names = [] if self.scheme == SYSTEM else [self.scheme]
        own = ["dark", "light"] if self._system_is_dark else ["light", "dark"]
        theme = self._themes.first_of([*names, *own]).at_zoom(self.zoom / 100)
        return with_accent(theme, self.accent)._replace(motion=not self.still)

    def light_theme(self) -> Theme:
        """The current theme or, if it is dark, its light counterpart."""
        current = self.theme()
        names = (current.name, current.name.replace("dark", "light"), "light")
        found = (theme for name in names if (theme := self._themes.named(name)) and not theme.dark)
        return with_accent(next(found, current), self.accent)

    def follow_system(self, *, dark: bool) -> None:
        """Note whether the system is dark or light, and follow it if the player chose that."""
        before = self.theme()
        self._system_is_dark = dark
        if self.theme() != before:
            self._apply_theme()

    def languages(self) -> list[str]:
        """The languages available: English, and those with a file in resources/i18n."""
        return languages(self._resource("i18n"))

    def set_language(self, language: str, *, remember: bool = True) -> None:
        """Switch to another language; an unknown one is English."""
        language = language if language in self.languages() else ENGLISH
        if remember:
            self._settings.set("language", language)
        if language == self.language:
            return
        loaded = self._loaded(language)
        self.language = language if loaded else ENGLISH
        for old in self._translators:
            self._app.removeTranslator(old)
            old.deleteLater()  # it holds a quarter of a megabyte
        self._translators = loaded
        for translator in self._translators:
            self._app.installTranslator(translator)
        self.language_changed.emit()

    def prefer_language(self, language: str) -> None:
        """Switch to the preferred language; "" follows the system."""
        chosen = language or system_language(self.languages())
        self.set_language(chosen, remember=False)

    def set_theme(self, name: str, *, remember: bool = True) -> None:
        """Switch to another theme."""
        self.scheme = name
        if remember:
            self._settings.set("theme", name)
        self._hint_scheme()
        self._apply_theme()

    def set_accent(self, name: str) -> None:
        """Switch to another accent."""
        self.accent = name
        self._settings.set("accent", name)
        self._apply_theme()

    def set_still(self, on: bool) -> None:  # noqa: FBT001 - the two states of a choice
        """Turn animations off, or on."""
        self.still = on
        self._settings.set("still", on)
        self._apply_theme()

    def set_zoom(self, zoom: int) -> None:
        """Set the zoom, in %."""
        self.zoom = zoom
        self._settings.set("zoom", zoom)
        self._apply_theme()

    def themes(self) -> list[Theme]:
        """The usable themes, in the order of a menu."""
        return self._themes.all(self.language)

    def translator_of(self, language: str) -> QTranslator | None:
        """The translator of our texts; None if its file is damaged, as `unsaid` then says."""
        own = own_translator(language, self._resource("i18n"), self._app)
        if own is None:
            self._find_damaged(language)
        return own

    def unsaid(self) -> list[Fault]:
        """The faults of unusable files since the last call."""
        faults = [*self._faults, *self._themes.faults()]
        self._faults = []
        return faults

    def _loaded(self, language: str) -> list[QTranslator]:
        """Load a language's translators; if one is damaged, none, and report it."""
        loaded = translators(language, self._resource("i18n"), self._app)
        if not loaded and language != ENGLISH:
            self._find_damaged(language)
        return loaded

    def _find_damaged(self, language: str) -> None:
        file = f"{TRANSLATION}{language}.qm"
        self._faults.append(Fault("The translation {file} is damaged and is left out.", file=file))

    def _hint_scheme(self) -> None:
        theme = None if self.scheme == SYSTEM else self._themes.named(self.scheme)
        schemes = QtCore.Qt.ColorScheme.Light, QtCore.Qt.ColorScheme.Dark
        hint = schemes[theme.dark] if theme else QtCore.Qt.ColorScheme.Unknown
        self._app.styleHints().setColorScheme(hint)

    def _apply_theme(self) -> None:
        theme = self.theme()
        wear(theme)
        self.theme_changed.emit(theme)
