# SPDX-License-Identifier: MIT
"""The texts of an analysis: balance, lines, threats, proved wins, turning points, hints."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.gomoku.words import colour_name
from sudoku_qt.engine.gomoku.analysis.lines import BestLine
from sudoku_qt.engine.gomoku.analysis.reasons import Advice
from sudoku_qt.engine.gomoku.analysis.threats import Threat, ThreatKind
from sudoku_qt.engine.gomoku.analysis.turning_points import TurningPoint
from sudoku_qt.engine.gomoku.analysis.wins import Verdict, Win
from sudoku_qt.engine.gomoku.board import BLACK, Stones, point_name, size_of
from sudoku_qt.engine.gomoku.shapes import Shape, tell
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.gomoku.analysis.parts import LegendWords, RowWords

translate = QCoreApplication.translate
MINUS = "\u2212"
MOST_THREATS = 3
STANDS = (  # the least value, and the texts for Black and for White
    (1.0, QT_TRANSLATE_NOOP("GomokuAnalysis", "Black wins"),
     QT_TRANSLATE_NOOP("GomokuAnalysis", "White wins")),
    (0.6, QT_TRANSLATE_NOOP("GomokuAnalysis", "Black is much better"),
     QT_TRANSLATE_NOOP("GomokuAnalysis", "White is much better")),
    (0.35, QT_TRANSLATE_NOOP("GomokuAnalysis", "Black is better"),
     QT_TRANSLATE_NOOP("GomokuAnalysis", "White is better")),
    (0.12, QT_TRANSLATE_NOOP("GomokuAnalysis", "Black is a little better"),
     QT_TRANSLATE_NOOP("GomokuAnalysis", "White is a little better")),
)  # fmt: skip
THREATS = {
    ThreatKind.BROKEN_THREE: QT_TRANSLATE_NOOP("GomokuAnalysis", "broken three of {colour}"),
    ThreatKind.OPEN_THREE: QT_TRANSLATE_NOOP("GomokuAnalysis", "open three of {colour}"),
    ThreatKind.FOUR: QT_TRANSLATE_NOOP("GomokuAnalysis", "four of {colour}"),
    ThreatKind.OPEN_FOUR: QT_TRANSLATE_NOOP("GomokuAnalysis", "open four of {colour}"),
}
PLANS = {
    Shape.FIVE: QT_TRANSLATE_NOOP("GomokuAnalysis", "five in a row"),
    Shape.OPEN_FOUR: QT_TRANSLATE_NOOP("GomokuAnalysis", "an open four"),
    Shape.DOUBLE_FOUR: QT_TRANSLATE_NOOP("GomokuAnalysis", "two fours"),
    Shape.FOUR_THREE: QT_TRANSLATE_NOOP("GomokuAnalysis", "a four with an open three"),
    Shape.FOUR: QT_TRANSLATE_NOOP("GomokuAnalysis", "a four"),
    Shape.DOUBLE_THREE: QT_TRANSLATE_NOOP("GomokuAnalysis", "two open threes"),
    Shape.THREE: QT_TRANSLATE_NOOP("GomokuAnalysis", "an open three"),
}
NO_WIN = {  # for each means: after a whole search, and after one that was cut short
    "fours": (
        QT_TRANSLATE_NOOP(
            "GomokuAnalysis",
            "{colour} has no win by continuous fours here: all of them were looked at"
            " (positions: {count}).",
        ),
        QT_TRANSLATE_NOOP(
            "GomokuAnalysis",
            "No win of {colour} by continuous fours was found within {count} positions;"
            " there may be one.",
        ),
    ),
    "threats": (
        QT_TRANSLATE_NOOP(
            "GomokuAnalysis",
            "{colour} has no win by continuous threats here: no move makes a four or an open"
            " three.",
        ),
        QT_TRANSLATE_NOOP(
            "GomokuAnalysis",
            "No win of {colour} by continuous threats was found within {count} positions;"
            " there may be one.",
        ),
    ),
}
WINS = {
    "threats": QT_TRANSLATE_NOOP("GomokuAnalysis", "{colour} wins by continuous threats"),
    "fours": QT_TRANSLATE_NOOP("GomokuAnalysis", "{colour} wins by continuous fours"),
}


def points_line(size: int, points: Sequence[int], number: int) -> str:
    """Points with the numbers of their moves: "18 h7 · 19 g6"."""
    return " · ".join(f"{n} {point_name(size, p)}" for n, p in enumerate(points, start=number))


def stands(value: float) -> tuple[str, str]:
    """Black's share of a value from -1 to 1, and its name."""
    share = translate("GomokuAnalysis", "Black {share} %").format(share=share_of(value))
    for least, black, white in STANDS:
        if abs(value) >= least:
            return share, translate("GomokuAnalysis", black if value > 0 else white)
    return share, translate("GomokuAnalysis", "about even")


def share_of(value: float) -> int:
    """The percentage of such games that a side with this value, from -1 to 1, wins.

    It is 0 or 100 only if that is proved: the judgement of a search can be wrong.
    """
    share = round(50 * (1 + value))
    return share if abs(value) >= 1 else min(max(share, 1), 99)


def percent(number: int) -> str:
    """A percentage, or the loss of one."""
    sign = f"{MINUS}{-number}" if number < 0 else str(number)
    return translate("GomokuAnalysis", "{number} %").format(number=sign)


def line_row(size: int, line: BestLine, number: int) -> RowWords:
    """The row of a best line; `number` is that of its first move."""
    rest = points_line(size, line.points[1:], number + 1)
    moves = (abs(line.mate) + 1) // 2
    figure = percent(share_of(line.value)) if line.is_valued else ""
    if line.mate > 0:
        figure = translate("GomokuAnalysis", "win in {count}").format(count=moves)
    elif line.mate < 0:
        figure = translate("GomokuAnalysis", "loss in {count}").format(count=moves)
    return RowWords(point_name(size, line.points[0]), rest, figure)


def search_depth(line: BestLine, seconds: float) -> str:
    """The depth of a search, if it is known, and its time."""
    spent = _spent(seconds)
    if not line.depth:
        return spent
    return translate("GomokuAnalysis", "depth {depth} · {time}").format(
        depth=line.depth, time=spent
    )


def _spent(seconds: float) -> str:
    if seconds < 60:
        figure = f"{seconds:.1f}" if seconds < 9.95 else f"{seconds:.0f}"
        return translate("GomokuAnalysis", "{seconds} s").format(seconds=figure)
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def fault_of(who: str, fault: Fault) -> str:
    """The sentence that an engine cannot go on, and why."""
    words = translate("GomokuAnalysis", "{name} cannot go on: {reason}.")
    return words.format(name=who, reason=say(fault))


def legend(threats: Sequence[Threat], to_move: int, *, line: bool) -> tuple[LegendWords, ...]:
    """The meanings of the bands, for the side to move, and of the stones of a line shown."""
    rows = [_threat_row(threat, to_move) for threat in threats]
    rows = list(dict.fromkeys(rows))[:MOST_THREATS]
    if line:
        rows.append(LegendWords("line", translate("GomokuAnalysis", "the line, in order")))
    return tuple(rows)


def _threat_row(threat: Threat, to_move: int) -> LegendWords:
    words = translate("GomokuAnalysis", THREATS[threat.kind])
    words = words.format(colour=colour_name(threat.colour))
    if threat.colour == to_move:
        return LegendWords("own", words)
    now = translate("GomokuAnalysis", "{threat}: answer it now")
    return LegendWords("against", now.format(threat=words))


# Proved wins


def win_title(win: Win, colour: int) -> str:
    """The means by which a colour wins."""
    return translate("GomokuAnalysis", WINS[win.means]).format(colour=colour_name(colour))


def win_row(size: int, win: Win, number: int) -> RowWords:
    """The row of a win."""
    rest = points_line(size, win.line[1:], number + 1)
    figure = translate("GomokuAnalysis", "in {count}").format(count=win.moves)
    return RowWords(point_name(size, win.line[0]), rest, figure)


def no_win(verdicts: Sequence[Verdict], colour: int) -> str:
    """A sentence for each means that found no win, and whether that is certain."""
    return "\n".join(
        translate("GomokuAnalysis", NO_WIN[each.means][not each.settled]).format(
            colour=colour_name(colour), count=f"{each.looked_at:,}"
        )
        for each in verdicts
    )


# Turning points


def turn_row(size: int, turn: TurningPoint, played: int) -> RowWords:
    """The row of a turning point, whose move was at a point."""
    text = translate("GomokuAnalysis", "{colour} {point} · better {better}").format(
        colour=colour_name(turn.colour),
        point=point_name(size, played),
        better=point_name(size, turn.better[0]),
    )
    return RowWords(str(turn.number), text, percent(-round(50 * turn.cost)))


# A hint


def advice_words(advice: Advice, stones: Stones, colour: int) -> str:
    """The reasons for a move, the most important first."""
    point = point_name(size_of(stones), advice.point)
    reasons = _reasons(advice, point, colour)
    made = [say(tell(shape, stones, advice.point)) for shape in advice.shapes]
    found = [*reasons, *made] or _quiet_reasons(advice, stones, colour)
    sentences = _named_once(found or [_by_search(advice, point, colour)], point)
    joint = translate("GomokuAnalysis", "; ", "between the reasons for a move")
    stop = translate("GomokuAnalysis", "{sentence}.", "the end of a sentence")
    return stop.format(sentence=joint.join(sentences))


def _named_once(sentences: Sequence[str], point: str) -> list[str]:
    """Keep the name of the move's point in the first of some sentences only."""
    it = translate("GomokuAnalysis", "it {does}", "the move of which the first reason told")
    named, found = f"{point} ", []
    for number, sentence in enumerate(sentences):
        again = number and sentence.startswith(named) and sentences[0].startswith(named)
        found.append(it.format(does=sentence.removeprefix(named)) if again else sentence)
    return found


def _reasons(advice: Advice, point: str, colour: int) -> list[str]:
    found = []
    if advice.fours > 1:
        words = translate("GomokuAnalysis", "{point} begins a win by continuous fours, in {count}")
        found.append(words.format(point=point, count=advice.fours))
    elif advice.line.mate > 1:
        words = translate("GomokuAnalysis", "{point} begins a proved win, in {count}")
        found.append(words.format(point=point, count=(advice.line.mate + 1) // 2))
    if advice.forced:
        found.append(translate("GomokuAnalysis", "nothing else stops five in a row"))
    elif advice.saves:
        words = translate("GomokuAnalysis", "{point} stops a win of {colour} by continuous fours")
        found.append(words.format(point=point, colour=colour_name(3 - colour)))
    return found


def _quiet_reasons(advice: Advice, stones: Stones, colour: int) -> list[str]:
    """What a move prepares and what it hinders."""
    size, found = size_of(stones), []
    point = point_name(size, advice.point)
    if advice.plan:
        shape, later = advice.plan
        words = translate("GomokuAnalysis", "{point} prepares {shape} at {later}")
        named = translate("GomokuAnalysis", PLANS[shape])
        found.append(words.format(point=point, shape=named, later=point_name(size, later)))
    if advice.hinders:
        words = translate("GomokuAnalysis", "{point} keeps {colour} from an open three")
        found.append(words.format(point=point, colour=colour_name(3 - colour)))
    if advice.partners and not found:
        words = translate("GomokuAnalysis", "{point} works together with {stones}")
        names = (point_name(size, each) for each in advice.partners)
        joint = translate("GomokuAnalysis", " and ", "between two stones")
        found.append(words.format(point=point, stones=joint.join(names)))
    return found


def _by_search(advice: Advice, point: str, colour: int) -> str:
    if not advice.line.depth:
        return translate("GomokuAnalysis", "{point} is the middle").format(point=point)
    value = advice.line.value if colour == BLACK else -advice.line.value
    words = translate(
        "GomokuAnalysis", "{point} is best as far as {depth} moves ahead; after it {stands}"
    )
    sentence = stands(value)[1]
    return words.format(
        point=point, depth=advice.line.depth, stands=sentence[:1].upper() + sentence[1:]
    )
