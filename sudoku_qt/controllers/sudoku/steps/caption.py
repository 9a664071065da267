# SPDX-License-Identifier: MIT
"""The caption below the bars of a path: which step is shown, and the time left from there."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.workers.teaching.look_ahead import PathFound
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sudoku.steps.dock import Caption

STEP = QT_TRANSLATE_NOOP("SudokuStep", "step {number} of {count}")
LEFT = QT_TRANSLATE_NOOP("SudokuStep", "about {count} min left")
LITTLE = QT_TRANSLATE_NOOP("SudokuStep", "less than a minute left")
SOLVED = QT_TRANSLATE_NOOP("SudokuStep", "the puzzle is solved")


def caption_of(found: PathFound, number: int) -> Caption:
    """The caption of a step by its number; one beyond the last is a solved puzzle."""
    count = len(found.outlook.path)
    if not count:
        return Caption()
    place = _said(STEP, number=number, count=count)
    if not found.outlook.ahead:
        text = _said(SOLVED) if number > count else f"{place} · {_said(SOLVED)}"
    else:
        minutes = round(found.minutes * (count - number + 1) / count)
        text = f"{place} · {_said(LEFT, count=minutes) if minutes else _said(LITTLE)}"
    return Caption("1", text, str(count))


def _said(template: str, **facts: object) -> str:
    return QCoreApplication.translate("SudokuStep", template).format(**facts)
