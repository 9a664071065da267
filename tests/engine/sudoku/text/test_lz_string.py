# SPDX-License-Identifier: MIT
"""lz-string's Base64: packed as the sites pack, unpacked within bounds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.text.lz_string import ALPHABET, compress, decompress


@pytest.mark.parametrize(
    ("text", "packed"),
    [
        ("", "Q==="),
        ("a", "IZA="),
        ("Hello, world", "BIUwNmD2A0AEDukBOYAmQ==="),
    ],
)
def test_texts_are_packed_as_the_sites_do(text: str, packed: str) -> None:
    assert compress(text) == packed
    assert decompress(packed) == text


@pytest.mark.slow
@given(st.text(st.sampled_from('ab{}":12中😀\n'), max_size=200) | st.text(max_size=50))
def test_what_is_packed_is_unpacked(text: str) -> None:
    assert decompress(compress(text)) == text


@given(st.text(st.sampled_from(ALPHABET + "=~"), max_size=60))
def test_anything_else_is_unpacked_or_refused(packed: str) -> None:
    try:
        assert len(decompress(packed)) <= 60 * 60
    except Fault as fault:
        assert "damaged" in str(fault)  # noqa: PT017 - most of them are


def test_what_comes_out_is_bounded() -> None:
    packed = compress("1" * 300_000)

    assert len(packed) < 2_000
    with pytest.raises(Fault, match="larger than any puzzle"):
        decompress(packed)
    assert decompress(packed, 300_000) == "1" * 300_000
