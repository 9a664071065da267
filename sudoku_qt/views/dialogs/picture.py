# SPDX-License-Identifier: MIT
"""The dialog for saving a board as a picture, with a preview."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSpinBox, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.board.picture import LEAST_SIDE, MOST_SIDE, WHITE, WRITERS, Picture, image_of
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import filling, placed, row
from sudoku_qt.views.sizes import FIELD_HEIGHT, STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.dialog.group_card import GroupCard, label_of
from sudoku_qt.views.widgets.dialog.switch import Switch
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.main_window import MainWindow

PREVIEW, LEAST_PREVIEW = 320, 240
NAMES = {".png": "PNG", ".svg": "SVG", ".pdf": "PDF"}
PAGE = ".html"
"""The suffix of a web page, whose looks are its reader's."""


@dataclass(frozen=True)
class PictureWish:
    """The options of a picture: the file's suffix, the colours, the size and so on."""

    ending: str
    colours: str
    """"shown" as on the screen, "paper" on white, or "plain": black on nothing."""
    coordinates: bool
    side: int
    """The side of a bitmap."""


class PictureSubject(NamedTuple):
    """What is exported."""

    draw: Callable[[PictureWish], Picture]
    """Its picture, or the first of its pictures."""
    endings: Sequence[str] = tuple(WRITERS)
    """The formats that are offered; only one if that is chosen already, with the file."""
    title: str = ""
    """What it is, above the options; "" for the board."""


class PicturePreview(ThemedWidget):
    """Shows a picture, as large as fits."""

    def __init__(self, draw: Callable[[int], Picture]) -> None:
        """`draw` returns the picture with a given side in pixels."""
        super().__init__()
        self._draw = draw
        self._image = QImage()

    @override
    def sizeHint(self) -> QSize:
        side = self.theme.px(PREVIEW)
        return QSize(side, side)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_PREVIEW, LEAST_PREVIEW)

    def show_again(self) -> None:
        """Draw the picture again."""
        self._image = QImage()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture with a line around it."""
        ratio = self.devicePixelRatioF()
        side = round(min(self.width(), self.height()) * ratio)
        if self._image.width() != side:
            self._image = image_of(self._draw(side))
            self._image.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        left, top = (self.width() - side / ratio) / 2, (self.height() - side / ratio) / 2
        painter.translate(left, top)
        if self._image.hasAlphaChannel():  # as if on paper
            painter.fillRect(0, 0, round(side / ratio), round(side / ratio), WHITE)
        painter.drawImage(0, 0, self._image)
        painter.setPen(self.theme.edge)
        painter.drawRect(0, 0, round(side / ratio) - 1, round(side / ratio) - 1)
        painter.end()


class PictureDialog(Dialog):
    """Asks for format, colours, size and coordinates; the preview follows at once."""

    def __init__(self, wish: PictureWish, subject: PictureSubject, window: MainWindow) -> None:
        super().__init__(self.tr("Export picture"), window)
        self._subject = subject
        self.format, self.colours = Segment(low=True), Segment(low=True)
        self.side, self.coordinates = QSpinBox(), Switch()
        self.preview = PicturePreview(lambda side: subject.draw(replace(self.wish, side=side)))
        self._fill()
        self._show(wish)
        self._lay_out()
        self.format.chosen.connect(self._follow)
        self.colours.chosen.connect(self.preview.show_again)
        self.coordinates.toggled.connect(self.preview.show_again)
        self._follow()

    @classmethod
    def ask(
        cls, wish: PictureWish, subject: PictureSubject, window: MainWindow
    ) -> PictureWish | None:
        """Ask, beginning with the last choice; None if the player cancels."""
        dialog = cls(wish, subject, window)
        return dialog.answer(lambda: dialog.wish)

    @property
    def wish(self) -> PictureWish:
        """The present choice."""
        return PictureWish(
            self.format.key,
            self.colours.key,
            self.coordinates.isChecked(),
            self.side.value(),
        )

    def _fill(self) -> None:
        for ending in self._subject.endings:
            self.format.add(ending, NAMES.get(ending) or self.tr("Web page"))
        if PAGE in self._subject.endings:
            self.format.setToolTip(
                self.tr("Web page: one file, to be played and printed in any browser")
            )
        self.colours.add("shown", self.tr("As shown"))
        self.colours.add("paper", self.tr("On white"))
        self.colours.add("plain", self.tr("Plain"))
        self.colours.setToolTip(self.tr("Plain: black on nothing, with lines that print"))
        self.side.setRange(LEAST_SIDE, MOST_SIDE)
        self.side.setSingleStep(LEAST_SIDE)
        self.side.setSuffix(self.tr(" pixels"))
        self.side.setFixedHeight(self.theme.px(FIELD_HEIGHT))

    def _show(self, wish: PictureWish) -> None:
        self.format.choose(wish.ending)
        self.colours.choose(wish.colours)
        self.side.setValue(wish.side)
        self.coordinates.setChecked(wish.coordinates)

    def _rows(self) -> list[tuple[QLabel, QWidget]]:
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("&Format"), self.format),
            (self.tr("Co&lours"), self.colours),
            (self.tr("&Width"), self.side),
            (self.tr("&Coordinates"), self.coordinates),
        )
        for text, field in rows:
            field.setAccessibleName(text.replace("&", ""))
        shown = rows if len(self._subject.endings) > 1 else rows[1:]
        return [(label_of(text, field), field) for text, field in shown]

    def _lay_out(self) -> None:
        card = GroupCard(self._subject.title or self.tr("Picture of the board"))
        for label, field in self._rows():
            card.add(label, field)
        above = placed(card, Qt.AlignmentFlag.AlignTop)
        self.set_body(row(filling(self.preview), above, gap="frame", inset="frame"))
        wide = card.minimumSizeHint().width() + LEAST_PREVIEW + 9 * STEP
        self.preview.setHidden(wide > self.room.width())
        has_file = len(self._subject.endings) == 1
        self.add_foot(Kind.Save, self.tr("&Save") if has_file else self.tr("&Save…"))

    def _follow(self) -> None:
        """Ask for a size only if the format is a bitmap, and for no looks of a page."""
        self.side.setEnabled(self.format.key == ".png")
        for field in (self.colours, self.coordinates):
            field.setEnabled(self.format.key != PAGE)
        self.preview.show_again()
