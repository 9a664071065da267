# SPDX-License-Identifier: MIT
"""Making puzzles: full grids, givens taken out of them, and the wanted level met.

Others use `generator.make` with `options.MakeOptions`; `practice`, `hardest` and
`distinct_grids` make puzzles and grids for one purpose each, `course` those of the course's papers.
"""
