# SPDX-License-Identifier: MIT
"""Lines of text: where they break, in either language, and that nothing is lost."""

from sudoku_qt.models.sudoku.paper.text import Breaker, broken
from tests.models.sudoku.paper.worksheets import LONG, measure
from tests.sweeps import in_turn

SIZE = 10.0


def test_a_line_breaks_between_words_alone() -> None:
    assert broken("Full House, Hidden Single", SIZE, 72, measure) == [
        "Full House,",
        "Hidden Single",
    ]


def test_what_is_glued_together_stays_together() -> None:
    assert broken("Hidden\u00a0×\u00a031 Naked", SIZE, 70, measure) == [
        "Hidden\u00a0×\u00a031",
        "Naked",
    ]


def test_chinese_breaks_between_any_letters_but_before_no_sign() -> None:
    assert broken("唯一余数、宫区块", SIZE, 45, measure) == ["唯一余", "数、宫区", "块"]


def test_a_line_may_be_as_wide_as_the_room() -> None:
    width = measure("Hidden Single", SIZE)
    assert broken("Hidden Single", SIZE, width, measure) == ["Hidden Single"]
    assert broken("Hidden Single", SIZE, width - 0.01, measure) == ["Hidden", "Single"]


def test_a_word_longer_than_a_line_is_cut() -> None:
    assert broken("Unbreakable", SIZE, 30, measure) == ["Unbre", "akabl", "e"]
    assert broken("a Unbreakable", SIZE, 30, measure) == ["a", "Unbre", "akabl", "e"]


@in_turn("width", [5.0, 40.0, 90.0, 1000.0])
def test_no_letter_is_lost_and_no_line_too_long(width: float) -> None:
    lines = broken(LONG, SIZE, width, measure)
    assert "".join("".join(lines).split()) == "".join(LONG.split())
    assert all(measure(line, SIZE) <= width for line in lines if len(line) > 1)


def test_nothing_is_one_empty_line() -> None:
    assert broken("", SIZE, 50, measure) == [""]


def test_a_chain_is_broken_behind_its_links() -> None:
    chain = "(3)r8c7=(3-5)r6c7=(5)r6c2-(5=4)r8c2"
    lines = broken(f"The chain {chain} ends there.", 10, 100, measure)
    assert lines == ["The chain (3)r8c7=", "(3-5)r6c7=(5)r6c2-", "(5=4)r8c2 ends", "there."]
    assert "".join(lines).replace(" ", "") == f"Thechain{chain}endsthere."


def test_a_text_is_broken_once_for_each_width() -> None:
    asked: list[str] = []

    def counting(text: str, size: float, *, bold: bool = False) -> float:
        asked.append(text)
        return measure(text, size, bold=bold)

    breaker = Breaker(counting)
    first = breaker.lines("Two words", 10, 50)
    count = len(asked)
    assert breaker.lines("Two words", 10, 50) == first == broken("Two words", 10, 50, measure)
    assert len(asked) == count
    assert breaker.lines("Two words", 10, 25) != first
    assert breaker.lines("", 10, 50) == ()
