# SPDX-License-Identifier: MIT
"""A tour of the cards beside a board: each game is played until all its cards have been seen."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.gomoku.controller import GomokuController
from sudoku_qt.controllers.gomoku.preferences import SHOW
from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.engine.sudoku.kernel.solver import solve

PUZZLES = """
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
97..3....4..861....15....4.8...4...79..5.7..13...2...4.4....25....694..1....5..63
"""
"""A list of puzzles."""
KILLER = """
{"size": 4, "grid": [[{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}]],
 "killercage": [{"cells": ["R1C1", "R2C1", "R3C1"], "value": "6"},
  {"cells": ["R1C2", "R1C3", "R1C4"], "value": "7"}, {"cells": ["R2C2", "R3C2"], "value": "4"},
  {"cells": ["R2C3"], "value": "4"}, {"cells": ["R2C4", "R3C4"], "value": "7"},
  {"cells": ["R3C3", "R4C3", "R4C4"], "value": "6"}, {"cells": ["R4C1", "R4C2"], "value": "6"}]}
"""
"""A puzzle with rules of its own, of which one has a card of its own."""


def each_moment(driver: WindowDriver) -> Iterator[str]:
    """Bring up each card of each game, and yield the game's name while the card is seen."""
    for entry in GAMES:
        driver.shell.games.go_to(entry.name)
        driver.settle()
        for _ in _moments(driver):
            driver.settle()
            yield entry.name


def _moments(driver: WindowDriver) -> Iterator[None]:
    controller, actions = driver.shell.controller, driver.actions()
    yield
    if isinstance(controller, GomokuController):
        controller.preferences.set(f"{SHOW}show_evaluation", value=True)
        yield
        driver.press(Qt.Key.Key_Return)  # a stone: nobody resigns before the first
        actions["find_win"].trigger()
        yield
        actions["analyse"].trigger()  # which closes it
        yield
        actions["resign"].trigger()
        yield
        controller.page.finish.look_back.click()
        yield
    if not isinstance(controller, SudokuController):
        return
    controller.cards.welcome.play.click()  # shown to newcomers in the place of two other cards
    yield
    driver.shell.documents.open_text(PUZZLES)
    driver.settle()
    controller.lists.play(0)
    yield
    for _ in range(2):  # shown, and hidden again
        actions["show_history"].trigger()
        yield
    actions["hint"].trigger()
    yield
    for _ in range(2):
        actions["show_steps"].trigger()
        yield
    driver.type_digits(solve(controller.copied()).solution or b"")
    yield
    controller.cards.finish.look_back.click()
    yield
    for draft in ("type_in", "compose"):
        actions[draft].trigger()
        yield
    actions["draw_rules"].trigger()
    controller.drawing.choose_family("areas")
    controller.drawing.choose_tool("killercage")
    yield
    driver.press(Qt.Key.Key_Right, modifiers=Qt.KeyboardModifier.ShiftModifier)
    driver.press(Qt.Key.Key_Return)  # the cells that are selected become a cage
    yield
    actions["leave_composing"].trigger()
    driver.shell.documents.open_text(KILLER)
    yield
    actions["show_rules"].trigger()
    yield


def unseen_cards(driver: WindowDriver) -> list[str]:
    """The classes of the cards of any game's page that were never shown."""
    cards: set[QWidget] = set()
    seen: set[QWidget] = set()
    for _ in each_moment(driver):
        page = driver.shell.controller.page
        cards.update(page.cards, [page.dock] if page.dock else [])
        seen.update(card for card in cards if card.isVisible() and not card.size().isEmpty())
    return sorted(type(card).__name__ for card in cards - seen)
