# SPDX-License-Identifier: MIT
"""The parts that paint themselves, each in the states in which it looks different.

`python -m tests.views.painted_parts` writes anew what they paint, for whoever has changed it.
"""

import os
import sys
from collections.abc import Iterator
from datetime import date
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from sudoku_qt.models.library.listing import Shelf
from sudoku_qt.models.sudoku.board.cell import Disc as HintDisc
from sudoku_qt.models.sudoku.statistics import Bin, Point
from sudoku_qt.paths import resource
from sudoku_qt.views.fonts import add_fonts, face
from sudoku_qt.views.gomoku.analysis.parts import (
    AnalysisRow,
    Balance,
    GomokuLegend,
    LegendWords,
    RowWords,
)
from sudoku_qt.views.gomoku.dialogs.player_row import StoneLabel
from sudoku_qt.views.gomoku.evaluation import GomokuEvaluation, ValueLine
from sudoku_qt.views.gomoku.players import PlayerCard, PlayerWords
from sudoku_qt.views.library.heads import Heads
from sudoku_qt.views.library.shelves import ShelfButton
from sudoku_qt.views.preferences.keys.recorder import Recorder
from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.sudoku.compose.card import SettledBar, Verdict
from sudoku_qt.views.sudoku.compose.layers_card import LayerSign
from sudoku_qt.views.sudoku.dialogs.day_calendar import DayCalendar
from sudoku_qt.views.sudoku.dialogs.level_tiles import LevelTile
from sudoku_qt.views.sudoku.dialogs.symmetry_tiles import SymmetryTile
from sudoku_qt.views.sudoku.dialogs.variants.kind_tiles import REST, KindTile
from sudoku_qt.views.sudoku.finish.parts import (
    Disc,
    Pill,
    RatioBars,
    ScaleMark,
    TechniqueTile,
    TimeScale,
)
from sudoku_qt.views.sudoku.hint.parts import Crumbs, LegendList, LegendRow, StageBar
from sudoku_qt.views.sudoku.learn.exercise.answer import AnswerBox
from sudoku_qt.views.sudoku.learn.exercise.chips import ExerciseChips as MarkChips
from sudoku_qt.views.sudoku.learn.exercise.rows import ExerciseRow, Rows
from sudoku_qt.views.sudoku.learn.puzzles import PuzzleRow, PuzzleShown
from sudoku_qt.views.sudoku.learn.walk_bar import StepKey, WalkBars
from sudoku_qt.views.sudoku.side.info import LevelDots
from sudoku_qt.views.sudoku.statistics.parts import TechniqueBars, Use
from sudoku_qt.views.sudoku.statistics.plots import RatioPlot, TimesPlot
from sudoku_qt.views.sudoku.steps.plot import StepsPlot
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemeStyle, wear
from sudoku_qt.views.widgets.buttons import IconButton, KeyButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Badge, Card, Line
from sudoku_qt.views.widgets.cards.replay import Timeline
from sudoku_qt.views.widgets.dialog.switch import Switch
from sudoku_qt.views.widgets.keys.key_caps import KeyCaps
from sudoku_qt.views.widgets.segment import Segment, SegmentPart
from sudoku_qt.views.window.drops import DropGlow
from sudoku_qt.views.window.progress_strip import SlimBar
from tests.views.painted import in_sum, painted, told_apart
from tests.views.painted_boards import Drawn, boards, summed
from tests.views.painted_cells import cells_and_figures, cells_in_every_size
from tests.views.painted_lists import in_the_style, lists
from tests.views.placed_cards import placed

FILE = Path(__file__).resolve().parent.parent / "data" / "painted.txt"
PUZZLE = b"530070000600195000098000060800060003400803001700020006060000280000419005000080079"
GIVENS = bytes(digit - ord("0") for digit in PUZZLE)
ZOOMS = (1.25, 2.0)
Shown = tuple[str, QWidget]


def parts() -> Iterator[Shown]:
    """Each part, with its name and its state; it is painted before the next is asked for."""
    yield from controls()
    yield from of_cards()
    yield from of_sudoku()
    yield from of_the_calendar()
    yield from of_the_finish()
    yield from of_learning()
    yield from of_gomoku()
    yield from lists()


def sized(widget: QWidget, width: int = 0, height: int = 0) -> QWidget:
    """Give a widget a size; as high as it likes to be unless that is said."""
    hint = widget.sizeHint()
    widget.resize(width or hint.width(), height or hint.height())
    widget.ensurePolished()
    return widget


def in_states(name: str, button: QAbstractButton) -> Iterator[Shown]:
    """A button as it is, under the mouse, pressed, switched on and off."""
    yield name, button
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    yield f"{name}, under the mouse", button
    button.setDown(True)
    yield f"{name}, pressed", button
    button.setDown(False)
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    if button.isCheckable():
        button.setChecked(True)
        yield f"{name}, on", button
        button.setChecked(False)
    button.setEnabled(False)
    yield f"{name}, off", button


def controls() -> Iterator[Shown]:
    """Buttons and the like."""
    word = WordButton("Undo", icon="undo")
    word.setCheckable(True)
    for name, button in (
        ("word button", word),
        ("primary button", PrimaryButton("Play")),
        ("icon button", IconButton("pause")),
    ):
        sized(button)
        yield from in_states(name, button)
    switch = Switch("Sound")
    sized(switch, 200)
    yield from in_states("switch", switch)
    key = KeyButton(5)
    key.setCheckable(True)
    sized(key, 48, 56)
    key.set_counted(True)
    key.set_missing(3)
    yield from in_states("key", key)
    key.setEnabled(True)
    key.setChecked(False)
    key.set_missing(0)
    yield "key, none missing", key
    key.set_missing(-1)
    yield "key, one too many", key
    key.set_colour(key.theme.c3)
    yield "key, a colour", key
    segment = Segment()
    segment.add("digits", "Digits")
    segment.add("notes", "Notes", "notes")
    sized(segment, 240)
    segment.grab()
    yield "segment", segment
    for number, part in enumerate(segment.findChildren(SegmentPart)):
        yield from in_states(f"part {number} of a segment", part)
    yield "keys", sized(KeyCaps("Ctrl+Shift+Z"), 200)
    yield "keys, too narrow", sized(KeyCaps("Ctrl+Shift+Z"), 60)
    caps = KeyCaps("", apart=True)
    caps.show_keys(("A", "Ctrl+B"), faint=True)
    yield "keys, apart and faint", sized(caps, 200)
    around = QWidget()
    heads = Heads(around)
    heads.place(600)
    sized(heads, 600)
    yield "heads of columns", heads.viewport()
    shelf = ShelfButton(Shelf("all", 12), "All puzzles")
    sized(shelf, 200)
    yield from in_states("shelf", shelf)
    yield "recorder", sized(Recorder())


def of_cards() -> Iterator[Shown]:
    """What stands on cards of every game."""
    yield "card", sized(Card(), 200, 100)
    badge = Badge()
    badge.setText("new")
    yield "badge", sized(badge)
    line = Line(13, ink="muted")
    line.setText("A line that is too long")
    yield "line, cut", sized(line, 80, 20)
    timeline = Timeline()
    timeline.set_moves((0, 1000, 4000, 10000), (2,))
    sized(timeline, 200)
    for at in (0, 2):
        timeline.set_at(at)
        yield f"timeline at {at}", timeline
    bar = SlimBar()
    sized(bar, 200)
    yield "slim bar", bar
    around = QWidget()
    yield "what a drop would do", DropGlow(QRect(10, 10, 300, 200), around)


def of_the_calendar() -> Iterator[Shown]:
    """Days of the calendar of daily puzzles."""
    today = QDate(2026, 12, 24)
    calendar = DayCalendar(today)
    calendar.set_marks({QDate(2026, 12, 1): frozenset({1, 3})})
    calendar.setSelectedDate(today)
    for name, day in (
        ("solved", QDate(2026, 12, 1)),
        ("chosen", today),
        ("to come", QDate(2026, 12, 25)),
    ):
        cell = QRect(0, 0, 60, 60)
        yield f"day, {name}", Drawn(lambda painter: calendar.paintCell(painter, cell, day), 60, 60)  # noqa: B023 - it is drawn before the loop goes on


def of_sudoku() -> Iterator[Shown]:
    """What stands beside a Sudoku and in its dialogs."""
    dots = LevelDots()
    sized(dots)
    for level in (0, 3):
        dots.set_level(level)
        yield f"level {level}", dots
    for name in ("possible", "settled", "redundant", "guide"):
        yield f"layer {name}", LayerSign(name)
    settled = SettledBar()
    sized(settled, 200)
    for share, kind in ((0.0, "open"), (0.01, "open"), (0.5, "open"), (1.0, "good")):
        settled.set_share(share, kind)
        yield f"settled {share}, {kind}", settled
    verdict = Verdict()
    for kind in ("good", "open", "bad"):
        verdict.show_verdict("Said", kind)
        yield f"verdict, {kind}", sized(verdict)
    tile = LevelTile()
    tile.set_words("Hard", "12 min", "")
    sized(tile, 110)
    yield from in_states("level tile", tile)
    for key, word in (("killer", "Killer"), (REST, "More…")):
        yield f"tile of a kind, {word}", sized(KindTile(key, word))
    symmetry = SymmetryTile("central", "Point")
    sized(symmetry, 100)
    yield from in_states("symmetry tile", symmetry)
    plot = StepsPlot()
    plot.set_steps((1, 1, 3, 5), ("a", "b", "c", "d"), 1)
    plot.set_mark(2)
    yield "steps", sized(plot, 200)
    bars = TechniqueBars()
    bars.set_uses((Use("Naked single", 6, 3, 1, "10"), Use("X-Wing", 0, 1, 0, "1")))
    sized(bars, 400)
    yield "techniques", bars.viewport()
    ratios = RatioPlot()
    points = [Point(date(2026, 1, day), 0.5 * day, 0.8) for day in (1, 2, 3)]
    ratios.show_points(points, QLocale.c(), "d MMM")
    yield "ratios of games", sized(ratios, 300, 160)
    times = TimesPlot()
    times.show_bins([Bin(0, 2), Bin(5, 4), Bin(10, 1)], 5, 7)
    yield "times of games", sized(times, 300, 160)
    stages = StageBar()
    sized(stages, 200)
    for stage in (1, 3):
        stages.set_stage(stage)
        yield f"stage {stage}", stages
    legend = LegendList()
    legend.set_rows(
        (
            LegendRow("one", disc=HintDisc(5, "set_a")),
            LegendRow("two", link="strong"),
            LegendRow("three", link="weak"),
            LegendRow("four", ground="set_b"),
        )
    )
    yield "legend", sized(legend, 200)
    crumbs = Crumbs()
    crumbs.set_stations(("r1c1", "r2c2", "r3c3"), 1)
    yield "crumbs", sized(crumbs, 300)


def of_the_finish() -> Iterator[Shown]:
    """What stands at the end of a game."""
    yield "tick", sized(Disc())
    badge = TechniqueTile("accent_ground")
    badge.set_text("A new best")
    yield "badge at the end", sized(badge)
    pill = Pill()
    pill.setText("−12 %")
    for good in (True, False):
        pill.set_good(on=good)
        yield f"pill, {'good' if good else 'bad'}", sized(pill)
    scale = TimeScale()
    marks = (ScaleMark(60_000, "best", "best"), ScaleMark(180_000, "usual", "usual"))
    scale.set_times(120_000, (*marks, ScaleMark(240_000, "predicted", "predicted")))
    yield "time on a scale", sized(scale, 300)
    bars = RatioBars()
    bars.set_ratios((0.5, 1.0, 1.8, 0.7))
    yield "last games", sized(bars, 200)


def of_learning() -> Iterator[Shown]:
    """What stands on the pages of lessons."""
    walk = WalkBars()
    sized(walk, 200)
    for at in (0, 2):
        walk.set_place(at, 4)
        yield f"walk at {at}", walk
    key = StepKey("left")
    sized(key)
    yield from in_states("key of a walk", key)
    answer, around = AnswerBox(), QWidget()
    answer.setParent(around)
    for kind in ("right", "partly"):
        answer.say(kind, "So it is.")
        yield f"answer, {kind}", sized(answer, 300, 60)
    rows = Rows()
    rows.show_rows(
        (
            ExerciseRow(1, "one", "0:10", "done"),
            ExerciseRow(2, "two", "now", "now"),
            ExerciseRow(3, "three"),
        ),
        "",
    )
    yield "exercises", sized(rows, 200)
    chips = MarkChips()
    chips.show_marks(("5r1c1", "6r2c2"), 3, "2 of 3")
    yield "marks", sized(chips, 300)
    puzzle = PuzzleRow(PuzzleShown("Puzzle 1", "Hard", GIVENS))
    sized(puzzle, 320)
    yield from in_states("puzzle of a lesson", puzzle)


def of_gomoku() -> Iterator[Shown]:
    """What stands beside a board of Gomoku and in its dialogs."""
    player = PlayerCard()
    sized(player, 240, 72)
    for colour in (1, 2):
        for active in (True, False):
            player.set_words(PlayerWords(colour, "Ada", "plays", "1:00", active=active))
            yield f"player {colour}{', at turn' if active else ''}", player
    for black in (True, False):
        label = StoneLabel("Stones", QLineEdit(), black=black)
        yield f"{'black' if black else 'white'} stone", sized(label, 120, 40)
    balance = Balance()
    sized(balance, 200)
    for share in (0.0, 0.7):
        balance.set_share(share)
        yield f"balance {share}", balance
    row = AnalysisRow()
    row.set_words(RowWords("1.", "h8 i9", "+0.4"))
    sized(row, 240)
    yield from in_states("row of an analysis", row)
    legend = GomokuLegend()
    legend.set_rows(tuple(LegendWords(mark, mark) for mark in ("against", "own", "line")))
    yield "legend of an analysis", sized(legend, 200)
    evaluation = GomokuEvaluation()
    evaluation.set_values((0.0, 0.5, -0.5), over=True)
    yield "evaluation", sized(evaluation, 200, 100)
    line = ValueLine()
    line.set_values((0.0, 0.5, -0.5, 0.9), 2)
    yield "values", sized(line, 200, 60)


def all_painted(theme: Theme) -> dict[str, list[str]]:
    """What each part paints in each state, in a theme that tells all colours apart."""
    apart = told_apart(theme)
    wear(apart, ThemeStyle)
    found = {name: painted(widget, apart) for name, widget in parts()}
    found |= {
        name: [*summed(painted(widget, apart))]
        for name, widget in chain(boards(apart), cells_and_figures(apart))
    }
    for name, widget in cells_in_every_size(apart):
        found[name] = [in_sum(painted(widget, apart))]
    for zoom in ZOOMS:
        large = apart.at_zoom(zoom)
        wear(large, ThemeStyle)
        for name, widget in parts():
            found[name].append(f"at {zoom:.0%}: {in_sum(painted(widget, large))}")
    wear(apart, ProgramStyle)
    letters = QApplication.font()
    QApplication.setFont(face(14))  # as in the program; other machines have others
    found |= {name: painted(widget, apart) for name, widget in in_the_style()}
    found |= placed(apart)
    for zoom in ZOOMS:
        large = apart.at_zoom(zoom)
        wear(large, ProgramStyle)
        for name, lines in placed(large):
            found[name].append(f"at {zoom:.0%}: {in_sum(lines)}")
    QApplication.setFont(letters)
    return found


def written(found: dict[str, list[str]]) -> str:
    return "".join("\n  ".join([name, *lines]) + "\n" for name, lines in found.items())


def main() -> None:
    """Write down what is painted now."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication(sys.argv)
    add_fonts(resource("fonts"))
    FILE.write_text(written(all_painted(Theme.read(resource("themes/light.json")))), "utf-8")
    app.quit()


if __name__ == "__main__":
    main()
