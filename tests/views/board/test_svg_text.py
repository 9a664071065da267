# SPDX-License-Identifier: MIT
"""Drawings lose what they need not say, and keep every shape in its order."""

from sudoku_qt.views.board.svg_text import contents, leaner

RED, BLUE = '<g fill="#ff0000" stroke="none">', '<g fill="#0000ff" stroke="none">'


def test_what_an_svg_file_draws_is_what_lies_behind_its_definitions() -> None:
    assert contents(b'<svg a="b"><defs>\n</defs>\n<g>x</g>\n</svg>') == "\n<g>x</g>\n"
    assert contents(b"nothing") == ""


def test_groups_alike_that_follow_each_other_become_one() -> None:
    drawing = f"{RED}<a/></g>\n\n{RED}<b/></g>{BLUE}<c/></g>{RED}<d/></g>"
    assert leaner(drawing) == f"{RED}<a/><b/></g>{BLUE}<c/></g>{RED}<d/></g>"


def test_defaults_are_not_written() -> None:
    drawing = '<g fill-opacity="1" transform="matrix(1,0,0,1,0,0)" stroke="none"><a/></g>'
    assert leaner(drawing) == '<g stroke="none"><a/></g>'
    kept = '<g transform="matrix(1,0,0,1,36,36)"><a/></g>'
    assert leaner(kept) == kept
