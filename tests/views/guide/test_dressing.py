# SPDX-License-Identifier: MIT
"""How a text looks: inks of the theme, sizes that grow, and Markdown that is still what it was."""

import pytest
from PySide6.QtGui import QTextBlock, QTextDocument, QTextTable
from pytestqt.qtbot import QtBot

from sudoku_qt.views.guide.dressing import CODE, HEADINGS, SIZE, dress
from sudoku_qt.views.theme import Theme

TEXT = """\
## Heading

Plain **strong** `typed` [link](files).

- one

```
command
```

| a | b |
|:--|:--|
| 1 | 2 |
"""


@pytest.fixture
def document(qtbot: QtBot, theme: Theme) -> QTextDocument:
    """A document with one of everything."""
    made = QTextDocument()
    made.setMarkdown(TEXT)
    dress(made, theme)
    return made


def parts(block: QTextBlock) -> dict[str, tuple[int, bool, str]]:
    """Each stretch of a block: how large, whether strong, and in which ink."""
    found = {}
    step = block.begin()
    while not step.atEnd():
        form, text = step.fragment().charFormat(), step.fragment().text().strip()
        ink = form.foreground().color().name()
        found[text] = form.font().pixelSize(), form.font().bold(), ink
        step += 1
    return found


def test_headings_strong_words_and_links_are_told_apart(
    document: QTextDocument, theme: Theme
) -> None:
    ink, accent = theme.text.name(), theme.accent_text.name()
    assert parts(document.begin())["Heading"][0] == HEADINGS[2] * theme.zoom
    words = parts(document.begin().next())
    assert words["Plain"] == (round(SIZE), False, ink)
    assert words["strong"] == (round(SIZE), True, ink)
    assert words["typed"][0] == round(CODE)
    assert words["link"][2] == accent


def test_links_lists_and_tables_stay_what_they_were(document: QTextDocument) -> None:
    written = document.toMarkdown()
    assert "[link](files)" in written
    assert "- one" in written
    (table,) = document.rootFrame().childFrames()
    assert isinstance(table, QTextTable)
    assert (table.rows(), table.columns()) == (2, 2)
