# SPDX-License-Identifier: MIT
"""Making puzzles: full grids, digging, and meeting the wanted level.

The entry point is `generator.make` with `options.MakeOptions`; `practice`, `hardest` and
`distinct_grids` make puzzles and grids for one purpose each, `course` those of the course's papers.
"""
