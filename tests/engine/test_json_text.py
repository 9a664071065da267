# SPDX-License-Identifier: MIT
"""Our JSON is what Python's own module would write."""

import json

from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.json_text import text_of

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(JSON | st.lists(st.text()) | st.lists(st.integers() | st.booleans()))
def test_it_is_written_line_by_line_as_python_s_own_module_does(value: object) -> None:
    written = json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)
    assert text_of(value) == written
