# SPDX-License-Identifier: MIT
"""The caption below the bars of a path, and the status line: which step is shown, what is left."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.workers.teaching.look_ahead import PathFound
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sudoku.steps.dock import Caption

STEP = QT_TRANSLATE_NOOP("SudokuStep", "step {number} of {count}")
LEFT = QT_TRANSLATE_NOOP("SudokuStep", "about {count} min left")
LITTLE = QT_TRANSLATE_NOOP("SudokuStep", "less than a minute left")
SOLVED = QT_TRANSLATE_NOOP("SudokuStep", "the puzzle is solved")
ENDS = QT_TRANSLATE_NOOP("SudokuStep", "no further step is known")


def caption_of(found: PathFound, number: int) -> Caption:
    """The caption of a step by its number; one beyond the last is a solved puzzle."""
    count = len(found.outlook.path)
    if not count:
        return Caption()
    place = _said(STEP, number=number, count=count)
    if not found.outlook.ahead:
        text = _said(SOLVED) if number > count else place
    elif number == count and not found.outlook.whole:
        text = f"{place} · {_said(ENDS)}"
    elif not found.minutes:  # nobody has measured how long it takes
        text = place
    else:
        minutes = round(found.minutes * (count - number + 1) / count)
        text = f"{place} · {_said(LEFT, count=minutes) if minutes else _said(LITTLE)}"
    return Caption("1", text, str(count))


def preview_words(number: int, count: int) -> str:
    """The status line while another position is shown; 0 for the player's without wrong digits."""
    if not number:
        return QCoreApplication.translate("StepsPanel", "Preview without the wrong digits")
    text = QCoreApplication.translate(
        "StepsPanel", "Preview: before step {number} of {count}; Esc goes back"
    )
    return text.format(number=number, count=count)


def walking_words() -> list[str]:
    """The parts of the status line about keys."""
    return [
        QCoreApplication.translate("StepsPanel", "Steps: Esc goes back"),
        QCoreApplication.translate(
            "StepsPanel", "up and down walk, left and right change the list"
        ),
    ]


def _said(template: str, **facts: object) -> str:
    return QCoreApplication.translate("SudokuStep", template).format(**facts)
