# SPDX-License-Identifier: MIT
"""The pages of the guide in a language: read, filled, and listed for the search."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from sudoku_qt.engine.guide.pages import Chapter, GuidePage, read_guide
from sudoku_qt.models.contents import ContentsLine, letters
from sudoku_qt.paths import resource

Table = Callable[[str], str]
"""Returns the contents of a blank in Markdown, in the named language."""


class GuideLibrary:
    """The chapters of a language; unknown blanks stay empty."""

    def __init__(
        self, language: str, heading: str, chapters: Sequence[Chapter], tables: Mapping[str, Table]
    ) -> None:
        self._language, self._tables = language, tables
        pages = [page.filled(self._value) for page in read_guide(resource("guide") / language)]
        self.chapters = Chapter(heading, pages), *chapters
        self.pages = {page.key: page for chapter in self.chapters for page in chapter.pages}

    def _value(self, blank: str) -> str:
        table = self._tables.get(blank)
        return table(self._language) if table else ""

    def entries(self, others: Mapping[str, GuidePage]) -> Iterator[ContentsLine]:
        """Yield every page below its heading; `others` are the pages in another language.

        The search covers the titles and the texts in both languages.
        """
        for chapter in self.chapters:
            yield ContentsLine("", chapter.heading)
            for page in chapter.pages:
                both = [page, *filter(None, [others.get(page.key)])]
                names, texts = (each.title for each in both), (each.text for each in both)
                yield ContentsLine(
                    page.key,
                    page.title,
                    names=letters(" ".join(names)),
                    text=letters(" ".join(texts)),
                )
