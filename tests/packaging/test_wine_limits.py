# SPDX-License-Identifier: MIT
"""No excuse for Wine outlives the test that it is for."""

from pathlib import Path

import pytest

from wine_limits import LIMITS

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("name", "reason"), LIMITS)
def test_each_test_that_is_left_out_exists_and_has_a_reason(name: str, reason: str) -> None:
    file, _, function = name.partition("::")
    assert reason
    if function:
        assert f"def {function.partition('[')[0]}(" in (ROOT / file).read_text(encoding="utf-8")
    else:
        assert (ROOT / file).exists()
