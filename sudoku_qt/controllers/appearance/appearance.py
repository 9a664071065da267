# SPDX-License-Identifier: MIT
"""Language, theme and size of the whole program, changed while it runs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QLocale,
    QObject,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QApplication, QMenu

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
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow

OWN_NAME = QT_TRANSLATE_NOOP("Appearance", "This language's own name")
"""Translated by every file of a language as what the language calls itself."""
SYSTEM = "system"
"""Instead of a theme: light or dark, as the system is."""
MIDDLE_LIGHTNESS = 128
USUAL_ZOOM = 100
ZOOMS = (75, 85, 100, 115, 130, 150, 175, 200)


class Appearance(QObject):
    """Applies the player's choices to the application and its window, and remembers them."""

    language_changed = Signal()

    def __init__(
        self,
        app: QApplication,
        settings: Settings,
        resource: Callable[[str], Path],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._app, self._settings, self._resource = app, settings, resource
        self._window: MainWindow | None = None
        self._themes = Themes(resource("themes"))
        self._faults: list[Fault] = []
        self._translators: list[QTranslator] = []
        self._size = 0.0
        self.language = ""
        wanted = settings.text("language") or system_language(self.languages())
        self.set_language(wanted, remember=False)
        self._scheme = settings.text("theme", SYSTEM)
        self._zoom = settings.number("zoom", USUAL_ZOOM, ZOOMS[0], ZOOMS[-1])
        # What the system says of itself comes with all names of Qt, a tenth of the time until
        # the board is painted; its colours, of which it tells at once, nearly always agree.
        self._system_is_dark = app.palette().window().color().lightness() < MIDDLE_LIGHTNESS
        if self._scheme != SYSTEM:
            self._hint_scheme()
        self._apply_zoom()
        self._apply_theme()

    def theme(self) -> Theme:
        """The theme that is wanted now, at the zoom that is wanted."""
        wanted = [] if self._scheme == SYSTEM else [self._scheme]
        own = ["dark", "light"] if self._system_is_dark else ["light", "dark"]
        return self._themes.first_of([*wanted, *own]).at_zoom(self._zoom / 100)

    def attach(self, window: MainWindow) -> None:
        """Let a window follow the theme from now on, also when the system changes its own."""
        self._window = window
        self._app.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._follow_system()
        self._complain()

    def _follow_system(self) -> None:
        """Show the theme that the system has now, where the player leaves it to the system."""
        from PySide6.QtCore import Qt

        before = self.theme()
        self._system_is_dark = self._app.styleHints().colorScheme() is Qt.ColorScheme.Dark
        if self.theme() != before:
            self._apply_theme()

    def languages(self) -> list[str]:
        """List what can be spoken: English, and whatever has a file in resources/i18n."""
        return languages(self._resource("i18n"))

    def set_language(self, language: str, *, remember: bool = True) -> None:
        """Speak another language from now on; an unknown one is English."""
        language = language if language in self.languages() else ENGLISH
        if remember:
            self._settings.set("language", language)
        if language == self.language:
            return
        loaded = self._loaded(language)
        self.language = language if loaded else ENGLISH
        for old in self._translators:
            self._app.removeTranslator(old)
        self._translators = loaded
        for translator in self._translators:
            self._app.installTranslator(translator)
        self.language_changed.emit()
        self._complain()

    def set_theme(self, name: str, *, remember: bool = True) -> None:
        """Show another theme from now on."""
        self._scheme = name
        if remember:
            self._settings.set("theme", name)
        self._hint_scheme()
        self._apply_theme()
        self._complain()

    def zoom_in(self) -> None:
        """Make everything larger, unless the board would have to shrink for that."""
        larger = min((size for size in ZOOMS if size > self._zoom), default=ZOOMS[-1])
        if self._window is None or self._window.has_room_for(larger / 100):
            self._zoom_to(larger)
        else:
            self._window.show_notice(
                self.tr("There is no room here for larger text: the board would have to shrink.")
            )

    def zoom_out(self) -> None:
        """Make everything smaller."""
        self._zoom_to(max((size for size in ZOOMS if size < self._zoom), default=ZOOMS[0]))

    def turn_zoom(self, notches: int) -> None:
        """Follow the wheel: larger above 0, smaller below."""
        if notches > 0:
            self.zoom_in()
        elif notches < 0:
            self.zoom_out()

    def zoom_reset(self) -> None:
        """Make everything its normal size."""
        self._zoom_to(USUAL_ZOOM)

    def fill_languages(self, menu: QMenu) -> None:
        """Offer the languages, each in its own words; a damaged file is left out."""
        named = [(name, self._own_name(name)) for name in self.languages()[1:]]
        known = [("en", "English"), *((name, words) for name, words in named if words)]
        self._offer(menu, known, self.language, self.set_language)
        self._complain()

    def _own_name(self, language: str) -> str:
        """What a language calls itself in its file; "" where that cannot be read."""
        own = own_translator(language, self._resource("i18n"), self._app)
        if own is None:
            self._find_damaged(language)
            return ""
        locale = QLocale(language).nativeLanguageName()
        return own.translate("Appearance", OWN_NAME) or locale or language

    def fill_themes(self, menu: QMenu) -> None:
        """Offer the themes, each by the name in its file; a damaged file is left out."""
        named = [
            (theme.name, theme.title(self.language).replace("&", "&&"))
            for theme in self._themes.all(self.language)
        ]
        texts = [(SYSTEM, self.tr("As the &system")), *named]
        known = self._scheme in {name for name, _ in texts}
        self._offer(menu, texts, self._scheme if known else SYSTEM, self.set_theme)
        self._complain()

    def _offer(
        self,
        menu: QMenu,
        choices: "tuple[tuple[str, str], ...] | list[tuple[str, str]]",
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

    def _loaded(self, language: str) -> list[QTranslator]:
        """Read what a language is said with; nothing, and something to be said, if damaged."""
        loaded = translators(language, self._resource("i18n"), self._app)
        if not loaded and language != ENGLISH:
            self._find_damaged(language)
        return loaded

    def _find_damaged(self, language: str) -> None:
        file = f"{TRANSLATION}{language}.qm"
        self._faults.append(Fault("The translation {file} is damaged and is left out.", file=file))

    def _complain(self) -> None:
        """Which files were left out, once there is a window to say it in."""
        if self._window is None:
            return
        faults = [*self._faults, *self._themes.faults()]
        self._faults = []
        if faults:
            self._window.show_notice("\n".join(map(say, faults)), "error")

    def _hint_scheme(self) -> None:
        from PySide6.QtCore import Qt

        theme = None if self._scheme == SYSTEM else self._themes.named(self._scheme)
        schemes = Qt.ColorScheme.Light, Qt.ColorScheme.Dark
        hint = schemes[theme.dark] if theme else Qt.ColorScheme.Unknown
        self._app.styleHints().setColorScheme(hint)

    def _apply_theme(self) -> None:
        wanted = self.theme()
        self._app.setPalette(wanted.palette())
        if self._window:
            self._window.set_theme(wanted)

    def _zoom_to(self, zoom: int) -> None:
        self._zoom = zoom
        self._settings.set("zoom", zoom)
        self._apply_zoom()
        self._apply_theme()

    def _apply_zoom(self) -> None:
        if self._zoom == USUAL_ZOOM and not self._size:
            return  # the font is as the system has it
        font = self._app.font()
        self._size = self._size or font.pointSizeF()
        size = self._size * self._zoom / 100
        if font.pointSizeF() != size:
            font.setPointSizeF(size)
            self._app.setFont(font)
