# SPDX-License-Identifier: MIT
"""How a person solves: positions, steps, the ladder of techniques and the path up it."""
