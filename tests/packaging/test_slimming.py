# SPDX-License-Identifier: MIT
"""What is left out is what is meant; what a desktop needs stays."""

import subprocess
import sys

import pytest

import slimming
from tests.sweeps import in_turn

QT = "PySide6/Qt/"
STAYS = (
    QT + "plugins/platforms/libqxcb.so",
    QT + "plugins/platforms/libqwayland.so",
    QT + "plugins/platforms/libqoffscreen.so",
    "PySide6\\plugins\\platforms\\qwindows.dll",
    QT + "plugins/platforms/libqcocoa.dylib",
    QT + "plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
    QT + "plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    QT + "plugins/platformthemes/libqgtk3.so",
    QT + "plugins/iconengines/libqsvgicon.so",
    QT + "plugins/printsupport/libcupsprintersupport.so",
    "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
    QT + "plugins/wayland-shell-integration/libxdg-shell.so",
    QT + "translations/qtbase_zh_CN.qm",
    "sudoku_qt/resources/i18n/sudoku_qt_zh_CN.qm",
    "sudoku_qt/resources/i18n/zh_CN/LC_MESSAGES/sudoku.mo",
    QT + "lib/libQt6Svg.so.6",
    "libxcb-cursor.so.0",
    "sudoku_qt-0.dist-info/METADATA",
)
GOES = (
    QT + "plugins/platforms/libqeglfs.so",
    QT + "plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
    "PySide6\\plugins\\platforms\\qminimal.dll",
    QT + "translations/qtbase_de.qm",
    QT + "lib/libQt6Qml.so.6",
    "PySide6\\Qt6Quick.dll",
    "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick",
    "PySide6\\opengl32sw.dll",
    "libstdc++.so.6",
    "libgtk-3.so.0",
    "libXrandr.so.2",
    "libatspi.so.0",
    "libgio-2.0.so.0",
    "sudoku_qt-0.dist-info/direct_url.json",
)


@in_turn(
    ("place", "left_out"), [(place, False) for place in STAYS] + [(place, True) for place in GOES]
)
def test_a_place_stays_or_goes(place: str, left_out: bool) -> None:  # noqa: FBT001 - drawn
    entry = (place, "a file", "BINARY")
    assert slimming.without_ballast([entry]) == ([] if left_out else [entry])


def test_what_numpy_itself_asks_for_stays() -> None:
    def left_out(numpy: str) -> list[str]:
        return [name for name, _ in slimming.modules(numpy) if name.startswith("numpy.")]

    assert left_out("1.26.4") == []
    assert left_out("2.0.0") == left_out("10.1") == ["numpy.random", "numpy.fft"]
    assert ("tkinter", "the windows are Qt's") in slimming.modules("1.26.4")


@pytest.mark.slow
def test_numpy_comes_without_what_is_left_out() -> None:
    names = [name for name, _ in slimming.modules() if name.startswith("numpy.")]
    code = f"import sys, numpy; print([name for name in {names} if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"


def test_each_line_gives_its_reason() -> None:
    lines = (*slimming.modules(), *slimming.FILES, *slimming.SYSTEM)
    assert all(reason.strip() for _, reason in lines)
    assert len({name for name, _ in lines}) == len(lines)
