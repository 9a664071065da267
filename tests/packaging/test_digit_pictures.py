# SPDX-License-Identifier: MIT
"""Cells drawn for the digit net: from faces that have digits, the same by the same seed."""

from pathlib import Path

import numpy as np

import digit_pictures

FONTS = Path(__file__).parents[2] / "resources" / "fonts"


def test_faces_with_digits_are_found() -> None:
    faces = digit_pictures.faces_in([FONTS])
    assert len(faces) == 3
    assert all(0.5 < face.height < 0.9 for face in faces)


def test_a_file_that_is_no_face_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "broken.ttf").write_bytes(b"no face")
    assert digit_pictures.faces_in([tmp_path]) == []


def test_a_seed_draws_the_same_cells() -> None:
    faces = digit_pictures.faces_in([FONTS])
    cells, digits = digit_pictures.Artist(faces, 4).cells(30)
    again, same = digit_pictures.Artist(faces, 4).cells(30)
    assert cells.shape == (30, 28, 28)
    assert set(digits.tolist()) <= set(range(10))
    assert np.array_equal(cells, again)
    assert np.array_equal(digits, same)
