# SPDX-License-Identifier: MIT
"""The look of a Markdown text: the theme's fonts and colours, applied to Qt's document."""

from collections.abc import Iterator

from PySide6.QtGui import (
    QFontDatabase,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme

SIZE, CODE = 14.5, 13.5
HEADINGS = {1: 22, 2: 18, 3: 15.5}
SHARES = {2: (58, 42), 4: (28, 26, 12, 34)}
"""The widths of a table's columns in per cent, by their number; for other numbers Qt decides."""
LOOSE = 138
"""The line spacing in per cent."""
PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


def dress(document: QTextDocument, theme: Theme) -> None:
    """Set fonts, colours and margins for all parts of a document."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    for table in _tables(document.rootFrame()):
        _dress_table(table, theme)
    block = document.begin()
    while block.isValid():
        _dress_block(block, theme)
        block = block.next()
    cursor.endEditBlock()


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            yield child
        yield from _tables(child)


def _dress_table(table: QTextTable, theme: Theme) -> None:
    """Set thin lines and padding in a table."""
    look = table.format()
    look.setBorder(1)
    look.setBorderBrush(theme.edge)
    look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBorderCollapse(True)
    look.setCellPadding(theme.px(STEP - 2))
    look.setCellSpacing(0)
    look.setTopMargin(theme.px(STEP))
    look.setBottomMargin(theme.px(2 * STEP))
    percent = QTextLength.Type.PercentageLength
    look.setWidth(QTextLength(percent, 100))
    shares = SHARES.get(table.columns(), ())
    look.setColumnWidthConstraints([QTextLength(percent, share) for share in shares])
    table.setFormat(look)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        form = cell.format()
        form.setBackground(theme.well)
        cell.setFormat(form)


def _dress_block(block: QTextBlock, theme: Theme) -> None:
    look = block.blockFormat()
    level, in_table = look.headingLevel(), QTextCursor(block).currentTable() is not None
    is_code = look.hasProperty(QTextFormat.Property.BlockCodeLanguage) or look.hasProperty(
        QTextFormat.Property.BlockCodeFence
    )
    for part, form in _parts(block):
        part.setCharFormat(_written(form, theme, level, is_code=is_code))
    look.setNonBreakableLines(False)
    look.setLineHeight(100 if is_code else LOOSE, PROPORTIONAL)
    look.setTopMargin(theme.px(2 * STEP if level else 0))
    look.setBottomMargin(0 if in_table or is_code else theme.px(STEP))
    if is_code:
        look.setBackground(theme.well)
        look.setLeftMargin(theme.px(STEP))
        ends = not _is_code(block.next())
        look.setBottomMargin(theme.px(2 * STEP) if ends else 0)
    QTextCursor(block).setBlockFormat(look)


def _is_code(block: QTextBlock) -> bool:
    properties = QTextFormat.Property
    look = block.blockFormat()
    return block.isValid() and (
        look.hasProperty(properties.BlockCodeLanguage)
        or look.hasProperty(properties.BlockCodeFence)
    )


def _parts(block: QTextBlock) -> list[tuple[QTextCursor, QTextCharFormat]]:
    """The fragments of a block with equal formats, each selected, with its format."""
    found = []
    step = block.begin()
    while not step.atEnd():
        fragment = step.fragment()
        cursor = QTextCursor(block)
        cursor.setPosition(fragment.position())
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
        found.append((cursor, fragment.charFormat()))
        step += 1
    return found


def _written(form: QTextCharFormat, theme: Theme, level: int, *, is_code: bool) -> QTextCharFormat:
    """The new format of a fragment: in a heading, as code, as a link, or as plain text."""
    typed = is_code or form.fontFixedPitch()
    strong = level or form.fontWeight() > Weight.Medium
    size = HEADINGS.get(level, SIZE) if level else CODE if typed else SIZE
    font = face(size * theme.zoom, Weight.DemiBold if strong else Weight.Normal)
    if typed:
        pixels = font.pixelSize()
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(pixels)
    written = QTextCharFormat()
    written.setFont(font)
    written.setForeground(theme.accent_text if form.isAnchor() else theme.text)
    if typed and not is_code:
        written.setBackground(theme.well)
    if form.isAnchor():
        written.setAnchor(True)
        written.setAnchorHref(form.anchorHref())
        written.setFontUnderline(True)
    return written
