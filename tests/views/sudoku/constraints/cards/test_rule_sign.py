# SPDX-License-Identifier: MIT
"""The sign of a rule: in the middle of its place, large enough to be seen."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.variants.kind import ConstraintKind
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.views.sudoku.constraints.cards.rule_sign import RuleSign

DRAWN = [kind for kind in KINDS if kind.sign()]


@pytest.mark.parametrize("kind", DRAWN, ids=lambda kind: kind.name)
def test_a_sign_stands_in_the_middle(kind: ConstraintKind, qtbot: QtBot) -> None:
    sign, blank = RuleSign(kind.sign()), RuleSign(())
    for widget in (sign, blank):
        qtbot.addWidget(widget)
        widget.resize(widget.sizeHint())
    with_sign, without = sign.grab().toImage(), blank.grab().toImage()
    size = with_sign.size()
    points = [
        (x, y)
        for x in range(size.width())
        for y in range(size.height())
        if with_sign.pixelColor(x, y) != without.pixelColor(x, y)
    ]
    across, down = zip(*points, strict=True)
    assert abs(min(across) + max(across) - size.width()) < 22
    assert abs(min(down) + max(down) - size.height()) < 8
    assert max(down) - min(down) >= 5
