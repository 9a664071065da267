# SPDX-License-Identifier: MIT
"""What is asked about puzzles by the million: isomorphs, neighbours, unavoidable sets, patterns."""
