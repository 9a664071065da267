# SPDX-License-Identifier: MIT
"""The screens that explain why a digit goes into a cell, or does not."""

from collections.abc import Iterable

from sudoku_qt.controllers.sudoku.hints.screens import (
    PAGE,
    PROGRESS,
    Screen,
    Telling,
    in_a_row,
    in_line,
    in_signs,
    legend_rows,
    reasoning,
    stations_of,
    translated,
)
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.contradiction import NAME as CONTRADICTION
from sudoku_qt.engine.sudoku.hints.stages import stages_of
from sudoku_qt.engine.sudoku.hints.why import Why
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.steps.drawing import drawing_of
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.hint.card import HintShown

WHY_NOT = QT_TRANSLATE_NOOP("SudokuHint", "Why not {digit} in {cell}?")
WHY = QT_TRANSLATE_NOOP("SudokuHint", "Why {digit} in {cell}?")


def why_screens(why: Why, cell_name: str, telling: Telling) -> tuple[Screen, ...]:
    """The steps of a proof, each with its position.

    Assumptions are gone through step by step, since they may be the whole proof.
    """
    question = why.question
    title = translated(WHY if question.is_right else WHY_NOT, digit=question.digit, cell=cell_name)
    over, doubt = say(why.text(telling.notation)), why.reservation
    quiet = in_a_row(over, say(doubt)) if doubt else over
    if not why.steps:
        frames = frozenset({question.cell, question.seen} - {-1})
        return (Screen(HintShown(title, over), Drawing(frames=frames)),)
    crumbs: list[str] = []
    screens: list[Screen] = []
    for number, step in enumerate(why.steps):
        screen = _proof_step(why, number, telling, HintShown(title, "", quiet=quiet))
        if step.technique == CONTRADICTION:
            labels, stations = stations_of(screen, step, telling)
            crumbs += labels
            screens += stations
        else:
            crumbs.append(telling.pages[step.technique].name(step))
            screens.append(screen)
    return in_line(crumbs, screens)


def _proof_step(why: Why, number: int, telling: Telling, card: HintShown) -> Screen:
    step = why.steps[number]
    stages = stages_of(step, telling.pages, telling.notation)
    card = card._replace(
        text=reasoning(stages),
        notation=in_signs(stages),
        legend=legend_rows(stages, concludes=True),
        page=translated(PAGE),
        progress=translated(PROGRESS, number=number + 1, count=len(why.steps)),
    )
    start = why.question.position
    position = _position(start, why.steps[:number], step)
    return Screen(card, drawing_of(step), position, told_step=step)


def _position(start: Grid, before: Iterable[Step], step: Step) -> Grid:
    """The grid at a step of a proof, with its candidates as notes."""
    values = bytearray(start.values)
    for each in before:
        for cell, digit in each.placements:
            values[cell] = digit
    notes = tuple(0 if value else mask for value, mask in zip(values, step.position, strict=True))
    return Grid(start.givens, bytes(values), notes)
