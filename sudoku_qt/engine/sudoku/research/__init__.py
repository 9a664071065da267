# SPDX-License-Identifier: MIT
"""Questions about puzzles by the million: isomorphs, neighbours, unavoidable sets, patterns."""
