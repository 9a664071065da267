# SPDX-License-Identifier: MIT
"""Renders the program's icon in every size that systems ask for.

    python packaging/icons.py

The drawings are resources/icons/*.svg, made by hand; the PNG files beside them are what the
program and the packages use, so that no start has to read a drawing. Sixteen pixels have a
drawing of their own.
"""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
SMALL = 20
"""Up to this size the small drawing is taken."""


def main() -> None:
    """Write a PNG for every size."""
    app = QGuiApplication(["icons", "-platform", "offscreen"])
    for size in SIZES:
        path = FOLDER / f"sudoku-qt-{size}.png"
        rendered(size).save(str(path))
        print(f"{path.name}: {path.stat().st_size:,} bytes")
    app.quit()


def rendered(size: int) -> QImage:
    """Render the drawing that suits a size."""
    drawing = FOLDER / ("sudoku-qt-small.svg" if size <= SMALL else "sudoku-qt.svg")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    return image


if __name__ == "__main__":
    main()
