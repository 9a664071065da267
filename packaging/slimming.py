# SPDX-License-Identifier: MIT
"""What a package leaves out of Qt and of Python, and why.

PyInstaller brings everything that might be wanted. Each line below names what this program never
asks for; what is not named stays: Qt's styles, input methods, Wayland, accessibility, printing
and its own translations among them.
"""

from collections.abc import Iterable
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import PurePath

import project

TocEntry = tuple[str, str, str]
"""A place in the package, the file that goes there, and PyInstaller's word for its kind."""

MODULES = (  # not even looked at: module, why
    ("tkinter", "the windows are Qt's"),
    ("unittest", "tests stay at home"),
    ("pdb", "nor debugs it"),
    ("ssl", "nothing goes over the network"),
    ("_hashlib", "the same; Python's own sums are enough, and OpenSSL is as large as Qt's widgets"),
    ("readline", "nobody types at Python's prompt; GPL's library came along with it"),
    ("PIL._avif", "no puzzle is read from an AVIF, and its library is as large as Qt's Core"),
    ("PIL._imagingcms", "colours are compared as they come"),
    ("PIL._imagingtk", "the windows are Qt's"),
    ("yaml", "is there to write what package managers are told, and nothing here reads it"),
    ("setuptools", "nothing is built where it runs"),
    ("sudoku_qt.cluster", "an extra: whoever has a cluster installs sudoku-qt[cluster] on it"),
    ("distributed", "belongs to the cluster"),
    ("dask", "the same"),
    ("fsspec", "the same"),
    ("pyarrow", "the same"),
    ("Cython", "the kernels are compiled; engine/uncompiled.py answers for it"),
    ("_pytest", "tests stay at home"),
    (
        "sudoku_qt.engine.sudoku.kernel.search",
        "the source of the kernels, which are there compiled",
    ),
)

NUMPY_MODULES = (  # before version 2 numpy itself asks for them when it is imported
    ("numpy.random", "puzzles are drawn with Python's own random"),
    ("numpy.fft", "nothing is transformed"),
)

FILES = (  # patterns of the last part of a path, or of the path from plugins/ on; why
    ("plugins/platforms/*eglfs*", "draws on a screen without a desktop"),
    ("plugins/platforms/*linuxfb*", "the same"),
    ("plugins/platforms/*minimal*", "an example"),
    ("plugins/platforms/*vnc*", "serves a window over the network"),
    ("plugins/platforms/*vkkhrdisplay*", "draws with Vulkan on a bare screen"),
    ("plugins/platforms/*direct2d*", "an experiment; Windows has its own"),
    ("plugins/egldeviceintegrations/*", "belongs to eglfs"),
    ("plugins/generic/*", "reads input devices where there is no desktop"),
    (
        "plugins/platforminputcontexts/*virtualkeyboard*",
        "brings QML along; desktops have their own",
    ),
    ("plugins/imageformats/*pdf*", "reads PDF as a picture"),
    ("plugins/imageformats/*tga*", "a picture that nobody has of a puzzle"),
    ("plugins/imageformats/*tiff*", "the same"),
    ("plugins/imageformats/*wbmp*", "the same"),
    ("plugins/imageformats/*icns*", "the system reads the program's icon, Qt does not"),
    ("plugins/vectorimageformats/*", "animated drawings"),
    ("plugins/sqldrivers/*", "SQLite is Python's own here"),
    ("plugins/tls/*", "nothing goes over the network"),
    ("plugins/networkinformation/*", "the same"),
    ("plugins/qmltooling/*", "there is no QML"),
    ("plugins/qmllint/*", "the same"),
    ("plugins/designer/*", "belongs to Qt Designer"),
    ("plugins/wayland-graphics-integration-server/*", "for those who write a compositor"),
    ("*Qt*VirtualKeyboard*", "belongs to the virtual keyboard"),
    ("*Qt*Qml*", "only the virtual keyboard wanted it"),
    ("*Qt*Quick*", "the same"),
    ("*Qt*Pdf*", "only the reader of PDF pictures wanted it"),
    ("*Qt*EglFS*", "belongs to eglfs"),
    ("*Qt*EglFsKms*", "the same"),
    ("*Qt*WaylandCompositor*", "belongs to the compositor's plugins"),
    ("*Qt*WaylandEglCompositor*", "the same"),
    ("*Qt*Sql*", "SQLite is Python's own here"),
    ("opengl32sw.dll", "OpenGL without a graphics card, 20 MB; nothing here draws with OpenGL"),
    ("d3dcompiler_*.dll", "compiles shaders, of which there are none"),
    ("direct_url.json", "tells where on the building machine the wheel lay"),
    ("INSTALLER", "pip's notes on an installation that is no longer one"),
    ("RECORD", "the same"),
    ("REQUESTED", "the same"),
)

SYSTEM = (  # libraries of which a Linux desktop has the right ones itself, and a package the wrong
    ("libfontconfig.so*", "reads the system's settings of fonts"),
    ("libfreetype.so*", "comes with fontconfig"),
    ("libexpat.so*", "the same"),
    ("libpng16.so*", "comes with freetype"),
    ("libbrotli*.so*", "the same"),
    ("libX11.so*", "has to agree with the drivers of the screen"),
    ("libX11-xcb.so*", "belongs to libX11"),
    ("libXext.so*", "the same"),
    ("libXrender.so*", "the same"),
    ("libXau.so*", "the same"),
    ("libXdmcp.so*", "the same"),
    ("libbsd.so*", "the same"),
    ("libmd.so*", "the same"),
    ("libwayland-*.so*", "has to agree with the drivers of the screen"),
    ("libstdc++.so*", "the drivers of the screen may want a newer one"),
    ("libgcc_s.so*", "belongs to libstdc++"),
    ("libdbus-1.so*", "speaks with the system's own services"),
    ("libsystemd.so*", "comes with D-Bus"),
    ("libgcrypt.so*", "the same"),
    ("libgpg-error.so*", "the same"),
    ("libcap.so*", "the same"),
    ("liblz4.so*", "the same"),
    ("libgtk-3.so*", "where GTK is wanted, as on GNOME, the system's is the right one"),
    ("libgdk-3.so*", "belongs to GTK"),
    ("libgdk_pixbuf-*.so*", "the same"),
    ("libpango*.so*", "the same"),
    ("libcairo*.so*", "the same"),
    ("libpixman-1.so*", "the same"),
    ("libatk*.so*", "the same"),
    ("libatspi.so*", "the same"),
    ("libXcomposite.so*", "the same"),
    ("libXcursor.so*", "the same"),
    ("libXdamage.so*", "the same"),
    ("libXfixes.so*", "the same"),
    ("libXi.so*", "the same"),
    ("libXinerama.so*", "the same"),
    ("libXrandr.so*", "the same"),
    ("libepoxy.so*", "the same"),
    ("libharfbuzz.so*", "the same"),
    ("libgraphite2.so*", "the same"),
    ("libfribidi.so*", "the same"),
    ("libthai.so*", "the same"),
    ("libdatrie.so*", "the same"),
    ("libjpeg.so*", "the same"),
    ("libg*-2.0.so*", "GLib has to agree with GTK"),
    ("libmount.so*", "comes with GLib"),
    ("libblkid.so*", "the same"),
    ("libselinux.so*", "the same"),
    ("libpcre2-8.so*", "the same"),
    ("libcups.so*", "where there is a printer, the system has it"),
    ("libavahi-*.so*", "comes with CUPS"),
    ("libgnutls.so*", "the same"),
    ("libgmp.so*", "comes with GnuTLS"),
    ("libhogweed.so*", "the same"),
    ("libidn2.so*", "the same"),
    ("libnettle.so*", "the same"),
    ("libp11-kit.so*", "the same"),
    ("libtasn1.so*", "the same"),
    ("libunistring.so*", "the same"),
    ("libssl.so*", "nothing here goes over the network"),
    ("libcrypto.so*", "belongs to libssl"),
    ("libgssapi_krb5.so*", "identifies a user in a company's network"),
    ("libkrb5*.so*", "comes with it"),
    ("libk5crypto.so*", "the same"),
    ("libcom_err.so*", "the same"),
    ("libkeyutils.so*", "the same"),
)

TRANSLATIONS = frozenset(f"qtbase_{language}.qm" for language in project.languages())
"""Of Qt's own texts those of the languages that the program speaks; English needs none."""


def modules(numpy: str = "") -> tuple[tuple[str, str], ...]:
    """List the modules that are left out, each with why, beside a version of numpy."""
    old = int((numpy or version("numpy")).partition(".")[0]) < 2
    return MODULES if old else MODULES + NUMPY_MODULES


def without_ballast(entries: Iterable[TocEntry]) -> list[TocEntry]:
    """What stays of the files that PyInstaller found."""
    return [entry for entry in entries if not is_left_out(entry[0])]


def is_left_out(place: str) -> bool:
    """Whether the file at a place in the package is named above."""
    path = PurePath(place.replace("\\", "/"))
    if "translations" in path.parts and path.suffix == ".qm" and "PySide6" in path.parts:
        return path.name not in TRANSLATIONS
    whole = "/".join(path.parts)
    _, plugin, rest = whole.rpartition("plugins/")
    return any(
        fnmatch(plugin + rest if pattern.startswith("plugins/") else path.name, pattern)
        for pattern, _ in (*FILES, *SYSTEM)
    )
