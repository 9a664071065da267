# SPDX-License-Identifier: MIT
"""A web page of one file with one or several Sudokus, to be played and printed in a browser.

Whatever comes from a puzzle is plain text here and is escaped; a policy in the page lets nothing
run but its own script, and nothing be fetched. The page holds no solutions, only their hashes.
"""

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from types import MappingProxyType
from typing import Any, NamedTuple

from sudoku_qt.models.sudoku.board.cell import Layout
from sudoku_qt.models.sudoku.board.figures import SIGNS, VariantPuzzle, figures_of, layouts_of
from sudoku_qt.models.sudoku.board.model import SIDE
from sudoku_qt.paths import resource
from sudoku_qt.version import version
from sudoku_qt.views.sudoku.cell.digit_cache import WIDEST
from sudoku_qt.views.sudoku.cell.note_places import NOTE_HEIGHT, note_frame
from sudoku_qt.views.sudoku.cell.painter import DIGIT_HEIGHT
from sudoku_qt.views.sudoku.web.drawing import Drawn, Inks, drawn
from sudoku_qt.views.sudoku.web.glyphs import UNIT, Glyphs, glyphs
from sudoku_qt.views.theme import Theme

TOKENS = (
    "window", "panel", "edge", "text", "muted", "hover", "press", "cursor", "on_accent",
    "accent_ground", "accent_text", "good", "board", "given_ground", "peer", "peer_given", "same",
    "selected", "given", "entered", "note", "conflict", "conflict_ground",
)  # fmt: skip
"""The colours of a theme that the style of the page names."""
UNSAFE = str.maketrans({each: f"\\u{ord(each):04x}" for each in "<>&\u2028\u2029"})
"""What could end a script or a line of it, as JSON may also write it."""
Texts = Mapping[str, str]
"""A text in each language, by its tag: "en", "zh-CN"."""

NOTHING: Mapping[str, Any] = MappingProxyType({})


class WebPuzzle(NamedTuple):
    """A puzzle on the page."""

    givens: bytes
    name: Texts
    """Its title, the same in each language, or else what it is called in each."""
    author: str = ""
    about: Texts = NOTHING
    """Its author and its level."""
    rules: Mapping[str, Sequence[str]] = NOTHING
    """The rules besides the classic ones, in sentences."""
    remark: str = ""
    """What its setter wrote."""
    variant: VariantPuzzle | None = None
    solution: bytes | None = None
    """None if there is not exactly one."""

    @property
    def identity(self) -> str:
        """The line that tells the puzzle from others."""
        return self.variant.identity if self.variant else _letters(self.givens)


class WebPage(NamedTuple):
    """The contents of the page, as plain texts."""

    title: str
    puzzles: Sequence[WebPuzzle]
    words: Mapping[str, Texts]
    """The words of the page, by language; the first language is that of the page."""


def html(page: WebPage, themes: Sequence[Theme]) -> bytes:
    """The page, in the colours of a light and a dark theme."""
    language, inks = next(iter(page.words)), Inks()
    boards = [drawn(each.variant, themes, inks) for each in page.puzzles]
    digits = glyphs(max(_side(each) for each in page.puzzles))
    articles = [
        _article(number, puzzle, board, digits, is_sole=len(boards) == 1)
        for number, (puzzle, board) in enumerate(zip(page.puzzles, boards, strict=True))
    ]
    style, script = _style(themes, inks), _resource("page.js")
    pieces = {
        **{name: _in_each(page.words, name) for name in BUTTONS},
        "language": escape(language),
        "title": escape(page.title),
        "version": escape(version()),
        "script_hash": _policy(script),
        "style_hash": _policy(style),
        "style": style,
        "script": script,
        "kind": "sole" if len(boards) == 1 else "several",
        "heading": _heading(page),
        "glyphs": digits.svg,
        "puzzles": "\n".join(articles),
        "data": _data(page, boards, digits),
    }
    return _filled(_resource("page.html"), pieces).encode()


BUTTONS = "print", "notes", "erase", "undo", "redo", "check", "tip", "noscript"
"""The words of the page that stand in its template."""


def _resource(name: str) -> str:
    return resource(f"web/{name}").read_text(encoding="utf-8")


def _filled(template: str, pieces: Mapping[str, str]) -> str:
    """A template with its blanks filled in one pass, so that no piece is searched for blanks."""
    first, *parts = template.split("{{")
    filled = [first]
    for part in parts:
        name, rest = part.split("}}", 1)
        filled += [pieces[name], rest]
    return "".join(filled)


def _policy(text: str) -> str:
    """How a policy names the only script, or style, that may be used."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def _style(themes: Sequence[Theme], inks: Inks) -> str:
    light, dark = (
        "".join(f"--{name}:{getattr(theme, name).name()};" for name in TOKENS)
        + inks.style(dark=theme.dark)
        for theme in themes
    )
    paper = "--window:#fff;--board:#fff;--text:#000;--muted:#333;--given:#000;"
    return (
        f":root{{color-scheme:light dark;{light}}}\n"
        f"@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}\n"
        f"@media print{{:root{{{paper}}}}}\n{_resource('page.css')}"
    )


def _heading(page: WebPage) -> str:
    """The title of the page, which is that of its only puzzle with what is known of it."""
    if len(page.puzzles) > 1:
        return f'<h1 dir="auto">{escape(page.title)}</h1>'
    return f"<div>{_named(page.puzzles[0], 'h1', 0)}</div>"


def _article(number: int, puzzle: WebPuzzle, board: Drawn, digits: Glyphs, *, is_sole: bool) -> str:
    head = "" if is_sole else f"<header>{_named(puzzle, 'h2', number)}</header>"
    size = board.size
    return (
        f'<article class="puzzle" aria-labelledby="name{number}">{head}'
        f'<div class="board" id="board{number}" tabindex="0" role="application">'
        f'<svg viewBox="0 0 {size} {size}" aria-hidden="true"><g class="grounds"></g>'
        f'{board.content}<g class="digits">{_givens(puzzle, board, digits)}</g>'
        f'<g class="entered"></g></svg></div>{_rules(puzzle)}</article>'
    )


def _named(puzzle: WebPuzzle, tag: str, number: int) -> str:
    about = _spans(puzzle.about)
    author = f'<bdi dir="auto">{escape(puzzle.author)}</bdi>' if puzzle.author else ""
    behind = " · ".join(filter(None, (author, about)))
    return f'<{tag} id="name{number}" dir="auto">{_spans(puzzle.name)}</{tag}>' + (
        f'<p class="about">{behind}</p>' if behind else ""
    )


def _rules(puzzle: WebPuzzle) -> str:
    lists = "".join(
        f'<ul data-for="{language}" lang="{language}">'
        + "".join(f"<li>{escape(rule)}</li>" for rule in rules)
        + "</ul>"
        for language, rules in puzzle.rules.items()
        if rules
    )
    remark = f'<p class="setter" dir="auto">{escape(puzzle.remark)}</p>' if puzzle.remark else ""
    return f'<div class="rules">{remark}{lists}</div>' if lists or remark else ""


def _spans(texts: Texts) -> str:
    """A text in each language, of which one is shown; without them if all are the same."""
    if len({*texts.values()}) < 2:
        return escape(next(iter(texts.values()), ""))
    return "".join(
        f'<span data-for="{language}" lang="{language}">{escape(text)}</span>'
        for language, text in texts.items()
    )


def _in_each(words: Mapping[str, Texts], name: str) -> str:
    return _spans({language: texts[name] for language, texts in words.items()})


def _givens(puzzle: WebPuzzle, board: Drawn, digits: Glyphs) -> str:
    side, cell = _side(puzzle), board.board.cell
    scale, parts = DIGIT_HEIGHT * cell / UNIT, []
    for number, digit in enumerate(puzzle.givens):
        if digit:
            left, top = board.board.corner(*divmod(number, side))
            across = min(1.0, WIDEST * cell / (digits.widths["g"][digit - 1] * scale)) * scale
            middle = f"{left + cell / 2:g} {top + cell / 2:g}"
            place = f"translate({middle}) scale({across:.4f} {scale:.4f})"
            use = f'class="digit given" href="#g{digit}" data-cell="{number}"'
            parts.append(f'<use {use} transform="{place}"/>')
    return "".join(parts)


def _data(page: WebPage, boards: Sequence[Drawn], digits: Glyphs) -> str:
    """Everything that the script needs, as JSON that can stand in a script element."""
    whole = {
        "words": page.words,
        "unit": UNIT,
        "widest": WIDEST,
        "digit": DIGIT_HEIGHT,
        "widths": digits.widths,
        "puzzles": [
            _puzzle(puzzle, board) for puzzle, board in zip(page.puzzles, boards, strict=True)
        ],
    }
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    return text.translate(UNSAFE)


def _puzzle(puzzle: WebPuzzle, board: Drawn) -> dict[str, object]:
    place, salt = board.board, sha256(puzzle.identity.encode()).hexdigest()[:32]
    regions = _regions(puzzle)
    return {
        "side": _side(puzzle),
        "cell": place.cell,
        "left": place.left,
        "top": place.top,
        "starts": place.starts,
        "frame": _frame(puzzle, place.cell),
        "given": _letters(puzzle.givens),
        "regions": regions,
        "sees": _sees(puzzle, regions),
        "salt": salt,
        "hash": _hash(salt, puzzle.solution),
    }


def _hash(salt: str, solution: bytes | None) -> str:
    if solution is None:
        return ""
    return sha256(f"{salt}{_letters(solution)}".encode()).hexdigest()


def _frame(puzzle: WebPuzzle, cell: int) -> dict[str, object]:
    """The places of notes, which stand alike in all cells."""
    layout = Layout.USUAL
    if puzzle.variant:
        for each in layouts_of(tuple(figures_of(puzzle.variant)), _side(puzzle)):
            layout |= each
    frame = note_frame(cell, layout)
    return {
        "left": frame.left,
        "top": frame.top,
        "across": frame.across,
        "down": frame.down,
        "room": frame.room,
        "columns": frame.side,
        "height": round(cell * NOTE_HEIGHT * frame.height),
    }


def _regions(puzzle: WebPuzzle) -> list[int]:
    if puzzle.variant:
        return [*puzzle.variant.rules.board.regions]
    return [cell // 27 * 3 + cell % SIDE // 3 for cell in range(SIDE**2)]


def _sees(puzzle: WebPuzzle, regions: Sequence[int]) -> list[int]:
    """The pairs of cells that a rule of its own keeps different, one cell after the other."""
    if not puzzle.variant:
        return []
    side = _side(puzzle)
    return [
        each
        for cell, peers in enumerate(puzzle.variant.rules.shape.peers)
        for other in sorted(peers)
        if other > cell and not _is_plain(cell, other, side, regions)
        for each in (cell, other)
    ]


def _is_plain(cell: int, other: int, side: int, regions: Sequence[int]) -> bool:
    (row, column), (row_too, column_too) = divmod(cell, side), divmod(other, side)
    return row == row_too or column == column_too or regions[cell] == regions[other] >= 0


def _letters(values: bytes) -> str:
    return "".join(SIGNS[value] for value in values)


def _side(puzzle: WebPuzzle) -> int:
    return puzzle.variant.rules.size if puzzle.variant else SIDE
