# SPDX-License-Identifier: MIT
"""Language, theme and size of the whole program, changed while it runs."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.main_window import MainWindow
from sudoku_qt.views.theme import Theme

TRANSLATION = "sudoku_qt_"
"""How the file of a language begins; the rest is the language, as in "zh_CN"."""
TRADITIONAL = frozenset({"TW", "HK", "MO", "Hant"})
SCHEMES = (  # name, what it is called, its name among Qt's schemes
    ("system", QT_TRANSLATE_NOOP("Appearance", "As the &system"), "Unknown"),
    ("light", QT_TRANSLATE_NOOP("Appearance", "&Light"), "Light"),
    ("dark", QT_TRANSLATE_NOOP("Appearance", "&Dark"), "Dark"),
)
MIDDLE_LIGHTNESS = 128
USUAL_ZOOM = 100
ZOOMS = (75, 85, 100, 115, 130, 150, 175, 200)


def languages(resource: Callable[[str], Path]) -> list[str]:
    """List what can be spoken: English, and whatever has a file in resources/i18n."""
    files = sorted(resource("i18n").glob(f"{TRANSLATION}*.qm"))
    return ["en", *(file.stem.removeprefix(TRANSLATION) for file in files)]


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
        self._themes: dict[str, Theme] = {}
        self._translators: list[QTranslator] = []
        self._size = 0.0
        self.language = ""
        wanted = settings.text("language") or system_language(self.languages())
        self.set_language(wanted, remember=False)
        self._scheme = settings.text("theme", "system")
        self._zoom = settings.number("zoom", USUAL_ZOOM, ZOOMS[0], ZOOMS[-1])
        # What the system says of itself comes with all names of Qt, a tenth of the time until
        # the board is painted; its colours, of which it tells at once, nearly always agree.
        self._system_is_dark = app.palette().window().color().lightness() < MIDDLE_LIGHTNESS
        if self._scheme != "system":
            self._hint_scheme()
        self._apply_zoom()
        self._apply_theme()

    def theme(self) -> Theme:
        """Give the theme that is wanted now, at the zoom that is wanted."""
        dark = "dark" if self._system_is_dark else "light"
        name = self._scheme if self._scheme in {"light", "dark"} else dark
        if name not in self._themes:
            self._themes[name] = Theme.read(self._resource(f"themes/{name}.json"))
        return self._themes[name].at_zoom(self._zoom / 100)

    def attach(self, window: MainWindow) -> None:
        """Let a window follow the theme from now on, also when the system changes its own."""
        self._window = window
        self._app.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._follow_system()

    def _follow_system(self) -> None:
        """Show the theme that the system has now, where the player leaves it to the system."""
        from PySide6.QtCore import Qt

        before = self.theme()
        self._system_is_dark = self._app.styleHints().colorScheme() is Qt.ColorScheme.Dark
        if self.theme() != before:
            self._apply_theme()

    def languages(self) -> list[str]:
        """List what can be spoken: English, and whatever has a file in resources/i18n."""
        return languages(self._resource)

    def set_language(self, language: str, *, remember: bool = True) -> None:
        """Speak another language from now on; an unknown one is English."""
        language = language if language in self.languages() else "en"
        if remember:
            self._settings.set("language", language)
        if language == self.language:
            return
        self.language = language
        for old in self._translators:
            self._app.removeTranslator(old)
        self._translators = list(self._loaded(language))
        for translator in self._translators:
            self._app.installTranslator(translator)
        self.language_changed.emit()

    def set_theme(self, name: str, *, remember: bool = True) -> None:
        """Show another theme from now on."""
        self._scheme = name
        if remember:
            self._settings.set("theme", name)
        self._hint_scheme()
        self._apply_theme()

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
        """Offer the languages, each in its own words."""
        named = [(name, QLocale(name).nativeLanguageName()) for name in self.languages()]
        named[0] = ("en", "English")  # a locale would say "American English"
        self._offer(menu, named, self.language, self.set_language)

    def fill_themes(self, menu: QMenu) -> None:
        """Offer the themes."""
        texts = [
            (name, QCoreApplication.translate("Appearance", text)) for name, text, _ in SCHEMES
        ]
        self._offer(menu, texts, self._scheme, self.set_theme)

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

    def _loaded(self, language: str) -> "list[QTranslator]":
        if language == "en":
            return []
        from PySide6.QtCore import QLibraryInfo

        own, qt = QTranslator(self), QTranslator(self)
        found = []
        if own.load(f"{TRANSLATION}{language}", str(self._resource("i18n"))):
            found.append(own)
        if qt.load(
            f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        ):
            found.insert(0, qt)
        return found

    def _hint_scheme(self) -> None:
        from PySide6.QtCore import Qt

        hint = next((hint for name, _, hint in SCHEMES if name == self._scheme), "Unknown")
        self._app.styleHints().setColorScheme(Qt.ColorScheme[hint])

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


def system_language(spoken: Sequence[str]) -> str:
    """Give the first language of the system that is spoken here, or else English."""
    for name in QLocale.system().uiLanguages():
        first, *others = name.replace("-", "_").split("_")
        if first == "zh" and TRADITIONAL & set(others):
            continue
        for language in spoken:
            if language.split("_")[0] == first:
                return language
    return "en"
