# SPDX-License-Identifier: MIT
"""Puzzles in pictures: decoding, finding and straightening the grid, reading its digits; offline.

`decode` turns a file into grey values (PDF pages are drawn by a separate process, in `pdf`),
`grids` finds quadrilaterals that may be grids and fits ten by ten lines to each, `cells` cuts out
and normalises the cells, `digit_net` classifies their digits, `ink` measures whatever else is in
them, and `reading` runs all of it. Running it needs numpy only, decoding Pillow and pypdfium2.
"""
