# SPDX-License-Identifier: MIT
"""The work behind hints, steps, lessons and exercises."""
