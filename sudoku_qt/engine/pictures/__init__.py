# SPDX-License-Identifier: MIT
"""Pictures of puzzles: decoded, the grid found and straightened, its digits read; all offline.

`decode` makes grey values of a file (those of a PDF are drawn by a process of their own, in `pdf`),
`quads` finds what may be a grid, `lattice` lays ten lines by ten over it, `cells` cuts out and
evens what stands between them, `digit_net` says which digit that is, `ink` what else is there, and
`reading` is the whole way. numpy alone is needed to run it, Pillow and pypdfium2 to decode.
"""
