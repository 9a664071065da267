# SPDX-License-Identifier: MIT
"""The text of a page: links lead to pages and nowhere else, and nothing is loaded."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from sudoku_qt.views.guide.text import WIDEST, GuideText
from sudoku_qt.views.theme import Theme


@pytest.fixture
def text(qtbot: QtBot, theme: Theme) -> GuideText:
    """A text that is shown."""
    made = GuideText()
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    return made


@pytest.mark.parametrize(
    ("link", "followed"),
    [
        ("entering", ["entering"]),
        ("https://example.org/entering", []),
        ("file:///etc/hosts", []),
        ("../files", []),
        ("/files", []),
        ("javascript:files", []),
        ("mailto:files", []),
    ],
)
def test_a_link_is_the_key_of_a_page_or_nothing(
    text: GuideText, link: str, followed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", opened.append)
    found: list[str] = []
    text.followed.connect(found.append)
    text.show_text(f"Read [this]({link}).")
    text.anchorClicked.emit(QUrl(link))
    assert (found, opened) == (followed, [])
    assert text.toPlainText() == "Read this."


def test_no_picture_no_style_and_no_html_comes_in(text: GuideText) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    assert text.loadResource(kind, QUrl("file:///etc/hosts")) is None
    text.show_text("A <b>tag</b> stays one.")
    assert text.toPlainText() == "A <b>tag</b> stays one."


def test_what_is_sought_is_found_in_the_text(text: GuideText) -> None:
    text.show_text("One\n\nTwo\n\nThree 三阶鱼", "阶鱼")
    assert text.textCursor().selectedText() == "阶鱼"


def test_lines_end_where_they_can_be_read_and_words_are_never_cut(
    text: GuideText, theme: Theme
) -> None:
    text.resize(1600, 300)
    assert text.viewport().width() <= theme.px(WIDEST)
    text.resize(320, 300)
    text.show_text("`" + "word" * 60 + "`\n\n```\n" + "long " * 60 + "\n```\n")
    assert text.document().size().width() <= text.viewport().width()
